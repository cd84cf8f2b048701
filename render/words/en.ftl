# What the edge itself says around a scene, whatever the game.
view-seats = Seats
view-map = Map
view-moves = Moves
view-reckoning = Points
view-you = you
view-seen-by = seen by { $viewer }
view-stack = { $count }, on top { $top }
view-lasting = cannot be taken back

setup-impossible = { $reason } ({ $rule })
