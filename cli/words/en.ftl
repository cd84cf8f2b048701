# What the command line says about games.
games-id = id
games-title = title
games-players = players
games-modes = modes
games-modules = modules
games-languages = languages
games-stage = stage
games-none = No game is in the lobby yet. `starboard games --all` lists the classics too.

replay-heading = { $game }, after move { $number } of { $moves }

why-offer = { $seat } may do this now: { $offer }
why-legal = { $seat } may do this now.

verify-ok = ok
verify-not = NOT
verify-moves = { $count ->
    [one] { $count } move, legal
   *[other] { $count } moves, all legal
}
verify-no-commitment = no commitment in the record: nothing shows that the seed was chosen before the game
verify-no-hashes = no state hashes in the record: nothing to compare positions with
verify-no-result = no result in the record
verify-holds = The record holds.
verify-fails = The record does not hold.
verify-chapter = Chapter { $chapter } ({ $file })
verify-join = Chapter { $before } to chapter { $after }
verify-other-rules = played by version { $rules } of the rules, not by { $now }: not replayed
verify-not-replayed = the chapter before is of other rules: only what it says it leaves was compared
verify-campaign-holds = The campaign holds.
verify-campaign-fails = The campaign does not hold.

scenario-ok = ok
scenario-fails = FAILS
scenario-wrong = WRONG
scenario-total = { $ok } ok, { $failing } failing, { $wrong } that cannot be run

rules-none = No rule has all these words.
rules-english = These rules are not translated yet: this is the English text.

simulate-summary = { $game }: { $games } games in { $seconds } s, { $decisions } decisions
simulate-rates = { $games } games/s, { $decisions } decisions/s, { $mean } decisions a game
simulate-stopped = Stopped after { $games } of { $planned } games; the report is about those.
simulate-ending = ending
simulate-count = games
simulate-seat = seat
simulate-role = role
simulate-wins = wins
simulate-points = mean points
campaigns-summary = { $game }: { $campaigns } campaigns
campaigns-length = chapters
campaigns-count = campaigns
campaigns-chapter = chapter
campaigns-played = played
campaigns-mean = mean decisions
simulate-questions = questions a game
simulate-windows = could decline
simulate-declined = declined

strength-summary = { $game }: { $player } alone at a table of { $seats }, in every seat equally often
strength-summary-at-table = { $game }: { $player } alone at real tables of { $seats }, in every seat equally often
strength-against = against
strength-games = games
strength-wins = wins
strength-share = share
strength-interval = 95 % interval
strength-points = mean points
strength-fair = The fair share at this table is { $share }.
