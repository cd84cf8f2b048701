# Words every table needs, whatever the game.
refused-game-over = The game is over. Start a new one, or open the replay.
refused-not-awaited = It is not for { $seat } to decide now. Wait until the table asks.
refused-nothing-to-undo = { $seat } has no decision left to take back.
refused-undo-barrier = This cannot be taken back: something was drawn or shown since.
refused-undo-other = This cannot be taken back unasked: { $seat } has decided since. Ask whether it may.
refused-undo-asked = { $seat } has asked to take a decision back already. Wait for the answers, or answer.
refused-undo-not-asked = { $seat } is not asked whether a decision may be taken back, or it was answered already.
refused-lesson-fact = Not in this lesson: afterwards it would no longer be true that { $fact }. Choose something else, or leave the lesson.
refused-no-lesson = There is no lesson to leave at this table: it has none, or it was left before.

seat-name = Seat { $number }
viewer-spectator = spectator
viewer-referee = referee
list-two = { $first } and { $last }
list-many = { $first }, { $rest }
awaiting = Waiting for { $seats }.
awaiting-together = Waiting for one answer of { $seats } together: any of them may give it.
welcome = May act too, though nobody waits for it: { $seats }.
game-over = The game is over.

setup-seats = { $game } is played by { $from } to { $to }, not by { $seats }. Change the number of seats.
setup-seats-exactly = { $game } is played by { $from }, not by { $seats }. Change the number of seats.

reason-greedy = Looks best one decision ahead ({ $percent } %).
reason-search = Did best in { $iterations } imagined games ({ $percent } %).

seat-called = { $seat }

outcome-ending = The game is over: { $ending }.
outcome-nobody = Nobody wins.
outcome-together-won = Everybody wins together.
outcome-together-lost = Everybody loses together.
outcome-alone-won = { $seat } wins.
outcome-alone-lost = { $seat } loses.
outcome-won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-rest = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-rank = { $rank }. { $standing }
