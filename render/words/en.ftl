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

stock-identity = Identity
stock-character = Person
stock-object = Object
stock-exploration = Place to explore
stock-vehicle = Vehicle
stock-enemy = Enemy
stock-event = Event
stock-story = Story
stock-action = Action
stock-wound = Wound
stock-contamination = Contamination
stock-section = Section
stock-place = Place
stock-token = Token
stock-ability = Ability
stock-die = Die
almanac-rules = Rules
almanac-see = See also
view-link = On the way
view-page = Open on the table: { $title }
view-read = Read so far
