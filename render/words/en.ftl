# What the edge itself says around a scene, whatever the game.
view-seats = Seats
view-map = Map
view-moves = Moves
view-reckoning = Points
view-you = you
view-seen-by = seen by { $viewer }
view-stack = { $count }, on top { $top }
view-lasting = cannot be taken back

outcome-ending = The game is over: { $ending }.
outcome-nobody = Nobody wins.
outcome-together-won = Everybody wins together.
outcome-together-lost = Everybody loses together.
outcome-solo-won = { $seat } wins.
outcome-solo-lost = { $seat } loses.
outcome-won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-rest = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-rank = { $rank }. { $standing }

setup-impossible = { $reason } ({ $rule })
