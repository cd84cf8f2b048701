# What Last Aurora says while it is played: questions, moves, events, refusals, score.

## Clock
la-clock = round { $round }, { $phase }
la-clock-over = after round { $round }

## Gauges
la-gauge-round = round
la-gauge-fame = Fame
la-gauge-objects = Objects in hand
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
la-gauge-automa = Automa: { $what }
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
la-badge-bonus = { $bonus }: { $what }
la-outcome-says = Damage by weapon level: { $damage }. Letters: { $letters }.
la-badge-radiation = radiation
la-badge-attack = attack
la-badge-defence = defence
la-badge-asgard-defence = Asgardian defence
la-badge-waypoint = Waypoint
la-badge-contaminated = contaminated
la-badge-avalanche = Avalanche
la-badge-left = left in the supply
la-player = { $seat }
la-loot-stack = Loot { $pair }
la-loot-pair = Loot { $pair }
la-badge-cell = cell
la-dodge-says = Ignores { $n } Damage of every attack by a player.
la-label-removed = Removed from the game unseen
la-label-pvp = PvP card
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
la-offer-slot-does = Slot { $slot }: { $card }. { $what }
la-offer-slot-kind = Slot { $slot }: { $card } ({ $kind })
la-offer-card-action = Card action: { $card }
la-offer-bonus = Bonus Action: { $bonus }
la-offer-finish = Finish the exploration
la-offer-take = Take { $what }
la-offer-place-column = { $card }: column { $column }
la-offer-place-replace = { $card }: replace { $other-the }
la-offer-throw = Throw away { $what }
la-offer-dismiss = Dismiss { $who-the }
la-offer-option = { $what }
la-offer-option-asks = { $what } ({ $asks })
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
la-event-crew = { $seat } has the { $crew }.
la-event-passed = { $seat } passes.
la-event-explores = { $seat } explores slot { $slot } with { $who }: { $card }.
la-event-bonus = Bonus Action: { $bonus }.
la-event-gains = { $seat } gains { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
}.
la-event-lost-no-room = { $seat } has no room for { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
}.
la-event-pays = { $seat } pays { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
}.
la-event-loses = { $seat } loses { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
}.
la-event-throws = { $seat } throws away { $what }.
la-event-fame-up = { $seat } gains { $n } Fame.
la-event-fame-down = { $seat } loses { $n } Fame.
la-event-draws = { $seat } draws { $n ->
    [one] an Object
   *[other] { $n } Objects
}.
la-event-drew = You have drawn { $card-the }.
la-event-discards = { $seat } discards { $card-the }.
la-event-plays = { $seat } plays { $card-the }.
la-event-uses = { $seat } uses { $who-the }.
la-event-improves = { $seat } adds { $card-the } to the Convoy.
la-event-replaces = { $card } in place of { $other-the }.
la-event-leaves = { $seat } loses { $card-the } from the Convoy.
la-event-recruits = { $who-The } joins { $seat }.
la-event-dismissed = { $seat } dismisses { $who-the }.
la-event-dies = { $who-The } of { $seat } dies.
la-event-lost = { $seat } loses { $who-the }.
la-event-child-lost = The child of { $seat } is lost.
la-event-to-zone = { $who-The } of { $seat } goes to { $zone-the }.
la-event-contaminated = { $who-The } of { $seat } gets { $n } Contamination.
la-event-cleaned = { $who-The } of { $seat } loses { $n } Contamination.
la-event-declines = { $seat } declines.
la-event-chooses = { $seat } chooses: { $what }
la-event-revealed = { $card } lies in slot { $slot }.
la-event-event = Event: { $card }.
la-event-enemy-appears = An Enemy appears in slot { $slot }: { $enemy }.
la-event-trimmed = { $card } is discarded from the Exploration Zone.
la-event-deck-empty = The Exploration deck is used up.
la-event-feeds = { $seat } feeds { $who-the }.
la-event-rests = The Survivors of { $seat } rest.
la-event-stays = { $seat } stays in { $space }.
la-event-drives = { $seat } drives from { $from } to { $to }.
la-event-shortcut = { $seat } takes a shortcut to { $to }.
la-event-avalanche = { $seat } clears the avalanche in { $space }.
la-event-mine-laid = { $seat } lays a Mine in { $space }.
la-event-mine = A Mine explodes under { $seat } in { $space }.
la-event-waypoint = { $seat } reaches a Waypoint: { $what }.
la-event-contaminated-space = { $seat } stops on contaminated ground.
la-event-aboard = { $seat } reaches the Aurora!
la-event-order = New turn order: { $seats }.
la-event-deployed = Enemy in { $region-the }: { $enemy }.
la-event-ambush = Ambush: { $enemy }!
la-event-attacks = { $seat } fires at { $enemy-the }: { $weapon }.
la-event-attacks-seat = { $seat } fires at { $other }: { $weapon }.
la-event-outcome = Outcome: { $letters }; damage { $damage }.
la-event-miss = MISS.
la-event-hit = Hit: { $damage } Damage.
la-event-spotter = The Spotter corrects the shot.
la-event-targeted = { $seat } puts a Target counter on space { $letter } of { $enemy-the }.
la-event-untargeted = A Target counter of { $seat } leaves { $enemy-the }.
la-event-enemy-damaged = { $enemy }: { $damage } Damage.
la-event-defeated = Enemy defeated: { $enemy }.
la-event-loot = { $seat } wins the Loot: { $card }.
la-event-loot-none = There is no Loot left: { $seat } gains Fame instead.
la-event-loot-lost = Nobody takes the Loot.
la-event-enemy-attacks = Attack: { $enemy }!
la-event-indicated = Indicated: { $pattern }.
la-event-enemy-gone = Enemy shaken off: { $enemy }.
la-event-enemy-escapes = Enemy escaped: { $enemy }.
la-event-enemy-repaired = { $enemy }: { $damage } Damage removed.
la-event-damaged = { $seat } takes Damage: { $box }, { $card }.
la-event-damage-lost = { $seat } has no box for { $n } Damage.
la-event-repaired = { $seat } repairs: { $box }, { $card }.
la-event-self-repair = The Asgardian armour of { $seat } repairs itself.
la-event-cloaked = { $seat } is cloaked.
la-event-shielded = { $seat } is spared { $n } Damage.
la-event-dodged = { $seat } dodges { $n } Damage.
la-event-humiliated = { $seat } humiliates { $other }.
la-event-aurora-moves = The Aurora sails to stop { $stop }.
la-event-aurora-red = The Aurora moves to the red stage.
la-event-aurora-yellow = The Aurora moves back to the yellow stage.
la-event-aurora-departs = The Aurora departs.
la-event-castaway = { $seat } finds a Castaway.
la-event-slowed = { $seat }: -{ $n } speed in the next movement.
la-event-quickened = { $seat }: +{ $n } speed in the next movement.
la-event-gives-food = { $seat } gives 1 Food.
la-event-gives = { $seat } gives { $what } to { $other }.
la-event-story = { $seat } faces a Story: { $story }.
la-event-story-option = { $seat } chooses { $key }: { $label }
la-event-story-success = Success. { $text }
la-event-story-failure = Failure. { $text }
la-event-story-test = The test shows { $letter }.
la-event-mission = { $seat } accepts a mission: { $story }.
la-event-archived = { $seat } archives { $story }.
la-event-story-discarded = The Story { $story } is discarded.
la-event-story-top = A new Story lies on top: { $phase }. { $trigger }
la-event-peeked = { $seat } looks at cards of the Exploration deck.
la-event-automa-plays = The Automa plays { $card-the }.
la-event-automa-takes = The Automa takes { $card-the }.
la-event-automa-nothing = The Automa finds nothing.
la-event-automa-damage = The Automa takes { $n } damage.
la-event-automa-story = The Automa takes a Story.
la-event-prevented = { $seat } prevents { $card-the }.
la-event-scored = { $seat }: { $fame } Fame in all.

## Options and set-up
la-option-map = The map: alpha for first games, beta with forks and avalanches
la-option-modules = The modules of Frozen Steel in play: exploration, asgaror, crews, stories, pvp
la-option-mine = Whether the optional Mine is in the Object deck
la-option-difficulty = How strong the Automa is in the solo game
la-option-crews = How crews are given out: dealt at random or chosen
la-setup-seats = Last Aurora is for 1 to 4 players, not { $seats }. Change the number of seats.
la-setup-module = There is no module { $module }: write numbers from 1 to 5, or none.
la-setup-solo-pvp = Module 5 cannot be used in the solo game. Leave it out, or add a player.
la-kind-of-seat-automa = the Last Automa of the solo game

## Endings and score
la-ending-boarded = the Aurora was reached
la-ending-departed = the Aurora departed without anybody
la-score-track = Fame track
la-score-spaces = { $spaces } spaces ahead of the last Convoy
la-score-spaces-halved = { $spaces } spaces ahead of the last Convoy, 1 Fame for every two
la-score-none = none
la-score-objects = Objects in hand: { $n }
la-score-box = { $card }: Fame box
la-score-survivor = { $who }: alive
la-score-story = Story: { $story }
la-score-aboard = Survivors at the Aurora without Contamination: { $people }
la-score-undamaged = Convoy cards without Damage: { $cards }
la-score-sets = sets of 1 Food and 1 Fuel: { $n }
la-score-automa-zone = cards in its Objects/Loot Zone: { $n }
la-score-automa-survivors = Survivors: { $n }
la-score-tie-survivors = equal Fame, so more Survivors are better: { $n }
la-score-tie-ahead = still equal, so being further ahead is better
la-score-tie-order = still equal, so the earlier place in Turn Order is better
la-score-tie-automa = equal Fame: a tie is a loss for the player

## Refusals
la-refused-wrong-question = That does not answer the question asked now. Choose one of the moves offered.
la-refused-not-active = { $who-The } is not in your Active Zone. Choose somebody who is.
la-refused-participants = Explore with one or two Survivors.
la-refused-strength = That slot needs strength { $needed }; you have { $strength }. Add a Survivor or Food.
la-refused-empty-slot = Slot { $slot } is empty. Choose one with a card.
la-refused-no-room-survivor = There is no room for another Survivor. Free a box first.
la-refused-no-place-device = There is no place for this Device.
la-refused-mount = { $card-The } cannot be mounted there. Choose another place.
la-refused-pull = Your Truck pulls at most { $pull } Trailers. Replace one.
la-refused-bonus-done = That Bonus Action is not available now.
la-refused-card-first = Carry out the card action before you finish.
la-refused-bonus-mandatory = At an Enemy the Bonus Action is mandatory. Carry it out.
la-refused-cannot-pay = You cannot pay { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
}.
la-refused-cannot-pay-fame = Your Fame is at the lowest value: you cannot pay with it.
la-refused-requires = This option is open only { $if }.
la-refused-not-exhausted = { $who-The } is not in your Exhausted Zone and needs no Food.
la-refused-feed-with = { $who-The } cannot be fed with that.
la-refused-driver = Nobody is at the wheel: put a Survivor into an undamaged box of your Truck.
la-refused-no-fuel = Moving costs 1 Fuel and you have none. Stay where you are.
la-refused-boost = Your Truck takes at most { $max } extra Fuel.
la-refused-too-late-speed = Speed cannot be raised after the first space has been entered.
la-refused-no-road = You cannot get there with your movement points. Choose another space.
la-refused-shortcut = Only a tracked Truck can take a shortcut.
la-refused-points = You have { $points } movement points; that takes { $needed }.
la-refused-mine-space = A Mine cannot be laid there. Choose a space you left in this movement.
la-refused-not-in-region = { $enemy-The } { $enemy-is } not in your region.
la-refused-seat-region = { $seat } is not in your region.
la-refused-no-pvp = Players can be attacked only with module 5.
la-refused-self = You cannot choose yourself.
la-refused-weapon-used = That weapon has fired in this phase. Choose another.
la-refused-weapon-damaged = That weapon is damaged. Repair it or choose another.
la-refused-no-weapon = There is no weapon in that box.
la-refused-junk-pays-object = A junk launcher is paid with an Object from your hand.
la-refused-incendiary-junk = Incendiary Ammo cannot pay for a junk launcher in its own way.
la-refused-object-phase = You can play { $card-the } only in { $phase-the }.
la-refused-not-in-hand = { $card-The } { $card-is } not in your hand.
la-refused-useless = That would change nothing now.
la-refused-ability-used = { $who-The } has used the ability in this phase.
la-refused-ability-inactive = { $who-The } can use the ability only in the Active Zone.
la-refused-ability-phase = { $who-The } has nothing to do in this phase.
la-refused-box-kind = That box does not take { $what }.
la-refused-box-full = That box is taken. Choose a free one.
la-refused-box-damaged = That box is damaged.
la-refused-box-undamaged = That box has no Damage.
la-refused-damage-place = That card may not take this Damage. Choose an allowed card.
la-refused-damage-room = Your Convoy cannot take that much Damage.
la-refused-no-contamination = { $who-The } has no Contamination.
la-refused-doomed = { $who-The } is doomed: nothing can help any more.
la-refused-who = { $who-The } cannot be chosen here.
la-refused-dismiss = Survivors can be dismissed only to make room for another, and no participant.
la-refused-archive-place = The Story cannot be archived there.
la-refused-peek-order = A card of a later period may not lie above one of an earlier period.
la-refused-enemy-card = An Enemy cannot be chosen here.
la-refused-humiliate = You have not damaged { $seat } in this phase.
la-refused-choose-more = Choose { $n } more first.
la-refused-must = You cannot pass here: a choice must be made.
la-refused-crew-taken = Somebody else has that crew. Choose another.

## Added by the engine
la-event-slower = { $seat }: -{ $n } speed in this movement.
la-event-faster = { $seat }: +{ $n } speed in this movement.
la-event-automa-loot = The Automa takes the Loot face down.
la-refused-too-weak = These Survivors are not strong enough for any slot. Add a Survivor or Food.
la-refused-aboard = Your Convoy has arrived and does not move any more. Stay where you are.
la-refused-substitute = Your Truck burns nothing but Fuel. Pay Fuel.
la-refused-no-speed = Your Convoy has no speed and cannot move. Stay where you are.
