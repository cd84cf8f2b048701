zk-option-log = The log of the chapter before
zk-option-weather = Calm or stormy: in a storm progress takes a 4
zk-option-weather-name = Weather
zk-weather-calm = Calm
zk-weather-storm = Storm
zk-chapter = Chapter { $chapter }
zk-supplies = Supplies
zk-scars = Scars
zk-progress = Progress
zk-prompt = { $seat } pushes on or mends.
zk-offer-push = Push on
zk-offer-mend = Mend
zk-event-push = { $seat } rolls { $die }.
zk-event-mend = { $seat } mends a scar.
zk-refused-supplies = There are no supplies. Push on.
zk-refused-scars = There is no scar to mend. Push on.
zk-setup-log = This is not the log of a chapter: at column { $column } expected { $expected }. Give the log as the last chapter wrote it, or none.
zk-left-supplies = { $supplies ->
    [0] No supplies are left.
    [one] One supply goes along.
   *[other] { $supplies } supplies go along.
 }
zk-left-scars = { $scars ->
    [0] The crew is unhurt.
    [one] One scar stays.
   *[other] { $scars } scars stay.
 }
zk-note-weather = The weather
zk-note-calm = The crew waited for a calm sky.
zk-note-storm = The crew went out into the storm.
zk-note-found = { $supplies ->
    [one] One supply was found on the way.
   *[other] { $supplies } supplies were found on the way.
 }
zk-fallen = { $number ->
    [1] Ilse Pell
   *[other] Tomas Moro
 }
zk-note-fallen = { $number ->
    [1] The pilot stayed behind to hold the door.
   *[other] The cook turned back for the lamps, and did not return.
 }
zk-ending-won = chapter won
zk-ending-lost = chapter lost
