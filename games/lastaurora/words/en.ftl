# What Last Aurora says while it is played: questions, moves, events, refusals, score.

## Clock
la-clock = round { $round }, { $phase }
la-clock-over = after round { $round }

## Gauges
la-gauge-round = round
la-gauge-fame = Fame
la-gauge-objects = Objects in hand
la-gauge-limit = Object limit
la-gauge-food = Food
la-gauge-ammo = Ammo
la-gauge-fuel = Fuel
la-gauge-survivors = Survivors
la-gauge-speed = speed
la-gauge-damage = Damage
la-gauge-targets = Target counters in supply
la-gauge-dodge = Dodge
la-gauge-aggression = Aggression
la-gauge-behind = spaces to the end of the bay
la-gauge-engine = engine
la-gauge-cards = cards in the deck

## Badges
la-badge-strength = strength
la-badge-contamination = Contamination
la-badge-doomed = doomed
la-badge-exploring = exploring
la-badge-used = used
la-badge-damaged = damaged
la-badge-speed = speed
la-badge-pull = pulls
la-badge-boost = extra Fuel
la-badge-tracked = tracked
la-badge-required = required strength
la-badge-radiation = radiation
la-badge-attack = attack
la-badge-defence = defence
la-badge-asgard-defence = Asgardian defence
la-badge-waypoint = Waypoint
la-badge-contaminated = contaminated
la-badge-avalanche = Avalanche
la-badge-mine = Mine
la-badge-mooring = mooring of the Aurora
la-badge-first = first player
la-badge-passed = passed
la-badge-aboard = at the Aurora
la-badge-cloaked = cloaked
la-badge-mission = mission
la-badge-prevented = prevented
la-badge-no-driver = no driver

## Hidden cards
la-hidden-object = Object, face down
la-hidden-loot = Loot, face down
la-hidden-outcome = Outcome card, face down: { $pattern }
la-hidden-exploration = Exploration card, face down: { $period }
la-hidden-story = Story, face down: { $phase }. { $trigger }
la-hidden-action = Action card, face down

## Prompts
la-prompt-wait = { $seat } is to decide.
la-prompt-crew = Choose your crew.
la-prompt-explore = Explore a slot, or pass.
la-prompt-boost = Strength { $strength }: spend Food or an Object, or choose a slot.
la-prompt-order = Choose what to carry out next: the card action or a Bonus Action.
la-prompt-goods = Choose what to gain: { $left } still to choose.
la-prompt-place = Choose a place for { $card-the }.
la-prompt-overload-gained = There is no room for everything: choose a Resource to throw away.
la-prompt-overload-lost = Boxes were lost: choose what your Convoy loses.
la-prompt-overload-joined = There is no room for the newcomer: throw a Resource away or dismiss a Survivor.
la-prompt-overload-driver = There is no room for a driver on your Truck: choose a Resource to throw away.
la-prompt-encounter = { $card }: choose an option, or decline.
la-prompt-pay = Choose a Resource to pay: { $left } still to pay.
la-prompt-pay-object = Choose an Object to discard.
la-prompt-lose = Choose a Resource to lose.
la-prompt-feed = Feed Survivors in the Exhausted Zone, or go on to rest.
la-prompt-rest = Use Rest abilities and Objects, or end your turn.
la-prompt-move = Drive, or stay where you are.
la-prompt-step = { $points } movement points left: choose the next space, or stop.
la-prompt-advance = You move on free of charge: choose the road.
la-prompt-mines = Choose a space for a Mine counter, or lay no more.
la-prompt-contaminate = Choose the Survivor who gets the Contamination.
la-prompt-decontaminate = Choose the Survivor to clean.
la-prompt-decontaminate-zone = Choose a zone to clean.
la-prompt-survivor = Choose a Survivor to move from { $from-the } to { $to-the }.
la-prompt-survivor-lost = Choose the Survivor you lose.
la-prompt-mutant = Remove 1 Contamination from the Alpha Mutant and send him to the Rest Zone?
la-prompt-window = The Fire Phase begins: play an Object, or go on.
la-prompt-damage = Place Damage: { $left } left.
la-prompt-repair = Choose a Damage to remove: { $left } left.
la-prompt-fire = Attack, use an ability or an Object, or end your turn.
la-prompt-enemy = Choose an Enemy in your region.
la-prompt-target = Choose the Target counter to remove.
la-prompt-loot = { $card }: take the Loot, or decline it.
la-prompt-humiliate = Choose whom to humiliate.
la-prompt-end-round = Use your End of Round abilities, or go on.
la-prompt-limit = You may keep { $limit } Objects: choose one to discard.
la-prompt-keep = Choose an Object to keep: { $left } left.
la-prompt-discard = Choose an Object to discard: { $left } left.
la-prompt-broadcast = Emergency Broadcast: give Food for Fame, or stop.
la-prompt-fallout = Radioactive Fallout: contaminate an Active Survivor or discard an Object.
la-prompt-improve = Choose a card for your Convoy, or take none.
la-prompt-peek = Put these cards back on the deck, the deepest first: choose the next one.
la-prompt-refresh = Choose a card to discard from the Exploration Zone, or stop.
la-prompt-which-story = Choose the Story you face.
la-prompt-story = { $story }: choose an option.
la-prompt-test = { $story }: pay for more letters, or go on to the test.
la-prompt-archive = Choose the card under which the Story is archived.
la-prompt-give-to = Choose a player in your space.
la-prompt-give = Choose a Resource to give to { $seat }.
la-prompt-demand-whom = Choose of whom you demand the toll.
la-prompt-demand = { $seat } demands a toll: give a Resource or take 1 Damage.
la-prompt-automa-story = Discard a Story of the Automa to prevent an Action card, or go on.

## Groups of moves
la-group-explore = Explore
la-group-objects = Objects
la-group-abilities = Abilities
la-group-attack = Attack
la-group-players = Players
la-group-road = Road
la-group-convoy = Convoy
la-group-turn = Turn
la-group-people = Survivors
la-group-story = Story

## Moves
la-offer-pass = Pass
la-offer-done = Done
la-offer-end-turn = End the turn
la-offer-go-on = Go on
la-offer-nothing = Nothing
la-offer-boost = Spend 1 Food: strength +1
la-offer-explorers = Explore with { $who }
la-offer-slot = Slot { $slot }: { $card }
la-offer-card-action = Card action: { $card }
la-offer-bonus = Bonus Action: { $bonus }
la-offer-finish = Finish the exploration
la-offer-take = Take { $what }
la-offer-place-column = { $card }: column { $column }
la-offer-place-replace = { $card }: replace { $other-the }
la-offer-throw = Throw away { $what }
la-offer-dismiss = Dismiss { $who-the }
la-offer-option = { $what }
la-offer-decline = Decline
la-offer-pay = Pay { $what }
la-offer-feed = Feed { $who-the }: 1 { $what-one }
la-offer-feed-free = Feed { $who-the } from the Field Kitchen
la-offer-feed-object = Feed { $who-the }: { $object }
la-offer-rest = Rest
la-offer-use = Use { $who-the }
la-offer-snipe = { $who }: 3 Damage on { $enemy-the } for 1 Ammo
la-offer-snipe-with = { $who }: 3 Damage on { $enemy-the } with { $object-the }
la-offer-burn = { $who }: discard { $object-the } for +2 speed
la-offer-play = Play { $card-the }
la-offer-play-choice = Play { $card-the }: { $choice }
la-offer-stay = Stay
la-offer-drive-fuel = Pay { $fuel } Fuel: speed { $speed }
la-offer-drive-food = Pay { $fuel } Fuel and { $food } Food: speed { $speed }
la-offer-go = Drive to { $space }
la-offer-go-points = Drive to { $space }: { $points } movement points
la-offer-mine = Lay a Mine in { $space }
la-offer-stop = Stop here
la-offer-survivor = { $who }
la-offer-damage = Damage: { $box }, { $card }
la-offer-repair = Repair: { $box }, { $card }
la-offer-attack = { $weapon }, { $card }: fire at { $enemy-the }
la-offer-attack-with = { $weapon }, { $card }: fire at { $enemy-the } with { $object-the }
la-offer-attack-seat = { $weapon }, { $card }: fire at { $seat }
la-offer-attack-seat-with = { $weapon }, { $card }: fire at { $seat } with { $object-the }
la-offer-enemy = { $enemy }
la-offer-target = Remove the Target counter of { $seat }
la-offer-seat = { $seat }
la-offer-discard = Discard { $card-the }
la-offer-keep = Keep { $card-the }
la-offer-salvage = Take { $card-the }
la-offer-order = { $card-The } goes on the deck next
la-offer-loot = Take the Loot
la-offer-clean = Remove the Contamination
la-offer-give-food = Give 1 Food for Fame
la-offer-letters = { $cost }: also { $letters }
la-offer-test = Take the test
la-offer-archive = Archive under { $card-the }
la-offer-archive-new = Archive under the card being taken
la-offer-story = Face { $story }
la-offer-zone = { $zone }
la-offer-prevent = Prevent { $card-the }
la-offer-take-damage = Take 1 Damage
la-offer-crew = { $crew }

## Events
la-event-round = Round { $round } begins.
la-event-phase = { $phase }.
la-event-crew = { $player } has the { $crew }.
la-event-passed = { $player } passes.
la-event-boost = { $player } spends 1 Food for strength.
la-event-explored = { $player } explores { $card-the }.
la-event-bonus = { $player }: Bonus Action { $bonus }.
la-event-encounter = { $player } chooses: { $option }
la-event-declined = { $player } declines.
la-event-gain = { $player } gains { $n } { $n ->
    [one] { $res-one }
   *[other] { $res-many }
}.
la-event-paid = { $player } pays { $n } { $n ->
    [one] { $res-one }
   *[other] { $res-many }
}.
la-event-lost = { $player } loses 1 { $res-one }.
la-event-gave = { $player } gives 1 { $res-one } to { $to }.
la-event-fame = { $player } gains { $n } Fame.
la-event-fame-lost = { $player } loses { $n } Fame.
la-event-object = { $player } draws an Object.
la-event-object-own = You draw { $object-the }.
la-event-object-played = { $player } plays { $object-the }.
la-event-object-discarded = { $player } discards { $object-the }.
la-event-ability = { $player } uses { $survivor-the }.
la-event-placed = { $player } adds { $card-the } to the Convoy.
la-event-car-gone = { $player } loses { $card-the } from the Convoy.
la-event-damage = { $player } takes 1 Damage: { $card }.
la-event-repair = { $player } repairs 1 Damage: { $card }.
la-event-self-repair = Asgardian armour repairs itself.
la-event-joined = { $survivor-The } joins { $player }: { $zone }.
la-event-zone = { $survivor-The } of { $player } goes to { $zone-the }.
la-event-contaminated = { $survivor-The } of { $player } gets { $n } Contamination.
la-event-cleaned = { $survivor-The } of { $player } loses { $n } Contamination.
la-event-died = { $survivor-The } of { $player } dies.
la-event-dismissed = { $player } dismisses { $survivor-the }.
la-event-left = { $survivor-The } leaves { $player }.
la-event-left-behind = { $player } has no room for { $survivor-the }, who is left behind.
la-event-child-lost = The child of { $player } is lost.
la-event-drawn = New in the Exploration Zone: { $card }.
la-event-enemy-drawn = An Enemy appears: { $card }.
la-event-event = Event: { $card }.
la-event-trimmed = Discarded from the Exploration Zone: { $card }.
la-event-blizzard = The blizzard slows the Convoys by their place in Turn Order.
la-event-howl = The pack howls.
la-event-drive = { $player } pays { $n } for { $points } movement points.
la-event-stays = { $player } stays.
la-event-moved = { $player } moves to { $space }.
la-event-speed = The speed of { $player } changes by { $n } in this movement.
la-event-speed-next = The speed of { $player } changes by { $n } in the next movement.
la-event-avalanche = { $player } clears the avalanche.
la-event-mine-laid = { $player } lays a Mine in { $space }.
la-event-mine = { $player } drives onto a Mine.
la-event-waypoint = { $player } takes a counter: { $counter }.
la-event-boarded = { $player } reaches the Aurora!
la-event-aurora = The Aurora sails to stop { $stop }, mooring { $space }.
la-event-aurora-red = The Aurora moves to the red stage, mooring { $space }.
la-event-aurora-yellow = The Aurora moves back to the yellow stage, mooring { $space }.
la-event-deployed = Enemy in region { $region }: { $enemy }.
la-event-ambush = Ambush: { $enemy }!
la-event-indicated = Indicated: { $pattern }.
la-event-shot = { $player } fires at { $enemy-the }: { $n ->
    [0] MISS
   *[other] hit, { $n } Damage
}.
la-event-shot-player = { $player } fires at { $victim }: { $n ->
    [0] MISS
   *[other] { $n } Damage
}.
la-event-target = { $player } places a Target counter.
la-event-enemy-damage = { $player } inflicts { $n } Damage on { $enemy-the }.
la-event-defeated = { $player } defeats { $enemy-the }.
la-event-loot = { $player } wins the Loot: { $loot }.
la-event-enemy-attacks = Attack: { $enemy }!
la-event-shaken-off = Enemy shaken off: { $enemy }.
la-event-radio = { $player } calls the raiders down on those ahead.
la-event-humiliated = { $player } humiliates { $victim }.
la-event-story = { $player } faces a Story: { $story }.
la-event-option = { $player } chooses: { $option }
la-event-result = { $player }: { $text }
la-event-test-passed = { $player } passes the test with { $letter }.
la-event-test-failed = { $player } fails the test with { $letter }.
la-event-mission = { $player } accepts the mission.
la-event-archived = { $player } archives the Story { $story }.
la-event-story-discarded = The Story { $story } is discarded.
la-event-story-deck = The Story deck of period { $period } comes into play.
la-event-ordered = You put a card back on the Exploration deck.
la-event-automa-card = { $player } plays { $card }.
la-event-automa-rests = { $player } rests and has { $n } cards in hand.
la-event-automa-damage = { $player } takes { $n } Damage.
la-event-automa-loot = { $player } wins the Loot.
la-event-automa-story = { $player } takes a Story.
la-event-prevented = { $card } is prevented; the Story { $story } is discarded.

## Options and set-up
la-option-map = The map: alpha for first games, beta with forks and avalanches
la-option-modules = The modules of Frozen Steel in play, in any combination
la-option-mine = Whether the optional Mine is in the Object deck
la-option-crews = How crews are given out: dealt at random, or chosen
la-option-difficulty = How strong the Automa is in the solo game
la-setup-pvp-solo = The module pvp cannot be used in the solo game. Leave it out, or add a player.

## Endings and score
la-ending-boarded = the Aurora was reached
la-ending-departed = the Aurora departed without anybody
la-score-fame = Fame track
la-score-spaces = spaces ahead of the last Convoy
la-score-objects = Objects kept
la-score-end = Fame of boxes, Survivors and Stories
la-score-survivors = Survivors
la-score-cards = Convoy cards without Damage
la-score-sets = sets of 1 Food and 1 Fuel

## Refusals
la-refused-not-asked = That is not what is asked now. Choose one of the moves offered.
la-refused-not-active = That Survivor is not in your Active Zone. Choose one who is.
la-refused-no-slot = They are not strong enough for any slot. Add a Survivor, or keep Food to spend.
la-refused-no-food = You have no Food to spend.
la-refused-empty-slot = Nothing can be explored in that slot. Choose another.
la-refused-strength = That slot needs strength { $required }; you have { $strength }. Spend Food, or choose another slot.
la-refused-no-room = There is no room for another Survivor. Choose another slot.
la-refused-card-first = Carry out the card action first.
la-refused-bonus = That Bonus Action is not open to you now.
la-refused-column = The card cannot be placed in that column. Choose another.
la-refused-cost = You cannot pay for that option, or do not meet its condition. Choose another.
la-refused-box = That box cannot take this Damage. Choose one that is allowed and undamaged.
la-refused-undamaged = There is no Damage to remove in that box.
la-refused-not-exhausted = That Survivor is not in your Exhausted Zone and needs no Food.
la-refused-meal = You do not have that meal, or this Survivor cannot eat it.
la-refused-aboard = Your Convoy has reached the Aurora and stays there.
la-refused-driver = Nobody can sit at the wheel: the Truck needs an undamaged box for a Survivor. Repair it, or stay.
la-refused-fuel = Moving costs at least 1 Fuel, and you have less than that. Pay less, or stay.
la-refused-substitute = Your Truck does not burn that, or you do not have it.
la-refused-speed = Your Truck does not take so much extra Fuel, or has no speed now.
la-refused-reach = You cannot reach that space with the points left.
la-refused-region = The target is not in your region. Choose another.
la-refused-pvp = Players can be attacked only with the module pvp.
la-refused-weapon = There is no undamaged weapon there. Choose another box.
la-refused-used = That weapon has fired in this phase. Choose another.
la-refused-ammo = An ordinary weapon costs 1 Ammo, a junk launcher 1 Object. You cannot pay that so.
la-refused-payment = That Object cannot pay for this shot, or is not in your hand.
la-refused-no-object = That Object is not in your hand.
la-refused-object-now = That Object cannot be used now.
