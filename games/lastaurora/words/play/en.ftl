# What Last Aurora says while it is played: questions, moves, events, refusals, score.

## Clock
la-clock = round { $round }, { $phase }
la-clock-over = after round { $round }

## Gauges
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
la-badge-lurking = about to ambush
la-badge-defence-left = defence left
la-label-shown = Just revealed
la-label-indicated = Indicated cards: { $pattern }
la-label-enemies = Enemies in play
la-label-free-trailer = free for a Trailer
la-label-free-device = free for a Device
la-label-taken = Being taken
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
la-prompt-explore = Choose who explores, or pass.
la-prompt-boost = Choose a slot: you have strength { $strength }. Food and Energy Rations add to it.
la-prompt-order = Choose what to carry out next: the card action or a Bonus Action.
la-prompt-goods = Choose what to gain: { $left } still to choose.
la-prompt-place = Choose a place for { $card-the }.
la-prompt-overload-gained = There is no room for everything: choose a Resource to throw away.
la-prompt-overload-lost = Boxes were lost: choose what your Convoy loses.
la-prompt-overload-joined = There is no room for the newcomer: throw a Resource away or dismiss a Survivor.
la-prompt-encounter = { $card }: choose an option, or decline.
la-prompt-pay = Choose a Resource to pay: { $left } still to pay.
la-prompt-pay-object = Choose an Object to discard.
la-prompt-lose = Choose a Resource to lose.
la-prompt-feed = Feed Survivors in the Exhausted Zone, or go on to rest.
la-prompt-rest = Use Rest abilities and Objects, or end your turn.
la-prompt-move = Drive, or stay where you are.
la-prompt-step = { $points ->
    [one] 1 movement point left: choose a space to drive to, or stop.
   *[other] { $points } movement points left: choose a space to drive to, or stop.
}
la-prompt-advance = You move on free of charge: choose the road.
la-prompt-mines = Choose a space for a Mine counter, or lay no more.
la-prompt-moved = Your movement is over: play an Object, or end your turn.
la-prompt-castaway-box = Everything that could hold a Castaway is damaged: choose the box to repair.
la-prompt-contaminate = Choose the Survivor who gets the Contamination.
la-prompt-decontaminate = Choose the Survivor to clean.
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
la-group-slot = Explore a slot
la-group-strength = Add strength
la-group-action = Carry out
la-group-take = Take
la-group-place = Place
la-group-pay = Pay or give
la-group-throw = Throw away
la-group-dismiss = Dismiss
la-group-discard = Discard
la-group-feed = Feed
la-group-abilities = Use an ability
la-group-objects = Play an Object
la-group-drive = Pay and drive
la-group-go = Drive to
la-group-mine = Lay a Mine
la-group-attack = Attack
la-group-damage = Place Damage
la-group-repair = Repair
la-group-choose = Choose
la-group-answer = Choose an option
la-group-story = Face a Story
la-group-archive = Archive
la-group-order = Put back
la-group-prevent = Prevent an Action card
la-group-turn = Go on

## Moves
la-offer-pass = Pass
la-offer-done = Done
la-offer-end-turn = End the turn
la-offer-go-on = Go on
la-offer-nothing = Nothing
la-offer-boost = Spend 1 Food: strength +1
la-offer-explorers = Send { $who }
la-offer-slot = Explore slot { $slot }: { $card }
la-offer-slot-does = Explore slot { $slot }: { $card }. { $what }
la-offer-slot-kind = Explore slot { $slot }: { $card } ({ $kind })
la-offer-card-action = Carry out the card action: { $card }
la-offer-bonus = Carry out the Bonus Action: { $bonus }
la-offer-finish = Finish the exploration
la-offer-take = Take { $what }
la-offer-place-column = Place { $card-the } in column { $column }
la-offer-place-replace = Replace { $other-the } with { $card-the }
la-offer-throw = Throw away { $what }
la-offer-dismiss = Dismiss { $who-the }
la-offer-child = Lose the child of the Story { $story }
la-offer-option = { $what }
la-offer-option-asks = { $what } ({ $asks })
la-offer-decline = Decline
la-offer-pay = Pay { $what }
la-offer-feed = Feed { $who-the }: 1 { $what-one }
la-offer-feed-free = Feed { $who-the } from the Field Kitchen
la-offer-feed-object = Feed { $who-the }: { $object }
la-offer-rest = Rest
la-offer-use = Use { $who-the }
la-offer-snipe = Shoot at { $enemy-the } for 1 Ammo: { $who }, 3 Damage
la-offer-snipe-with = Shoot at { $enemy-the } with { $object-the }: { $who }, 3 Damage
la-offer-burn = Discard { $object-the } for +2 speed: { $who }
la-offer-play = Play { $card-the }
la-offer-play-choice = Play { $card-the }: { $choice }
la-offer-stay = Stay
la-offer-drive-fuel = Pay { $fuel } Fuel and drive: speed { $speed }
la-offer-drive-food = Pay { $fuel } Fuel and { $food } Food and drive: speed { $speed }
la-offer-go = Drive to { $space }
la-offer-mine = Lay a Mine in { $space }
la-offer-stop = Stop here
la-offer-survivor = Choose { $who-the }
la-offer-damage = Damage { $card-the }: { $box }
la-offer-repair = Repair { $card-the }: { $box }
la-offer-attack = Fire at { $enemy-the }: { $weapon }, { $card }
la-offer-attack-with = Fire at { $enemy-the } with { $object-the }: { $weapon }, { $card }
la-offer-attack-seat = Fire at { $seat }: { $weapon }, { $card }
la-offer-attack-seat-with = Fire at { $seat } with { $object-the }: { $weapon }, { $card }
la-offer-enemy = Choose { $enemy-the }
la-offer-target = Remove the Target counter of { $seat } on { $letter }
la-offer-target-space = Remove the Target counter on { $letter }
la-offer-seat = Choose { $seat }
la-offer-discard = Discard { $card-the }
la-offer-keep = Keep { $card-the }
la-offer-salvage = Take { $card-the }
la-offer-order = Put { $card-the } on the deck next
la-offer-loot = Take the Loot
la-offer-contaminate = Contaminate { $what-the }
la-offer-decontaminate = Clean { $what-the }
la-offer-send = Send { $what-the } to { $to-the }
la-offer-lose-survivor = Lose { $what-the }
la-offer-refresh = Discard { $what-the } from the Exploration Zone
la-offer-improve = Take { $what-the }
la-offer-archive-slot = Archive under { $what-the }
la-offer-give-to = Give to { $what }
la-offer-give = Give { $what }
la-offer-give-any = Give { $n ->
    [one] 1 Resource
   *[other] { $n } Resources
} of your choice
la-offer-give-nothing = Give no more
la-offer-demand-of = Demand it of { $what }
la-offer-hit-enemy = Inflict { $n } Damage on { $what-the }
la-offer-aim = Aim at { $what-the }
la-offer-humiliate = Humiliate { $what }
la-offer-lose = Lose { $what }
la-offer-clean = Remove the Contamination
la-offer-give-food = Give 1 Food for Fame
la-offer-letters = { $cost }: also { $letters }
la-offer-test = Take the test
la-offer-archive = Archive under { $card-the }
la-offer-archive-new = Archive under the card being taken
la-offer-story = Face { $story }
la-offer-prevent = Prevent { $card-the }
la-offer-take-damage = Take 1 Damage
la-offer-crew = Take the { $crew }

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
la-event-feeds = { $seat } feeds { $who-the }.
la-event-stays = { $seat } stays in { $space }.
la-event-drives = { $seat } drives from { $from } to { $to }.
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
la-event-indicated = The indicated cards: { $pattern-the }.
la-event-enemy-gone = Enemy shaken off: { $enemy }.
la-event-enemy-escapes = Enemy escaped: { $enemy }.
la-event-enemy-repaired = { $enemy }: { $damage } Damage removed.
la-event-damaged = { $seat } takes Damage: { $box }, { $card }.
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

## Options and set-up
la-option-map = The map: alpha for first games, beta with forks and avalanches
la-option-modules = The modules of Frozen Steel in play: exploration, asgaror, crews, stories, pvp
la-option-mine = Whether the optional Mine is in the Object deck
la-option-difficulty = How strong the Automa is in the solo game
la-option-crews = How crews are given out: dealt at random or chosen
la-setup-solo-pvp = Module 5 cannot be used in the solo game. Leave it out, or add a player.

## Endings and score
la-ending-boarded = the Aurora was reached
la-ending-departed = the Aurora departed without anybody
la-score-track = Fame track
la-score-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} ahead of the last Convoy
la-score-spaces-halved = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} ahead of the last Convoy, 1 Fame for every two
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
la-refused-strength = That slot needs strength { $needed }; you have { $strength }. Add a Survivor or Food.
la-refused-empty-slot = Slot { $slot } is empty. Choose one with a card.
la-refused-no-room-survivor = There is no room for another Survivor. Free a box first.
la-refused-no-place-device = There is no place for this Device.
la-refused-pull = Your Truck pulls at most { $pull ->
    [one] 1 Trailer
   *[other] { $pull } Trailers
}. Replace one.
la-refused-bonus-done = You have carried out that Bonus Action, or the same one, already.
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
la-refused-no-road = No way leads there: a Convoy moves forward only.
la-refused-shortcut = Only a tracked Truck can take a shortcut.
la-refused-points = You have { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}; that takes { $needed }.
la-refused-mine-space = Your Convoy did not leave that space in this movement. Choose one it left.
la-refused-not-in-region = { $enemy-The } { $enemy-is } not in your region.
la-refused-seat-region = { $seat } is not in your region.
la-refused-no-pvp = Players can be attacked only with module 5.
la-refused-self = You cannot choose yourself.
la-refused-weapon-used = That weapon has fired in this phase. Choose another.
la-refused-weapon-damaged = That weapon is damaged. Repair it or choose another.
la-refused-no-weapon = There is no weapon in that box.
la-refused-junk-pays-object = A junk launcher is paid with an Object from your hand.
la-refused-object-phase = You can play { $card-the } only in { $phase-the }.
la-refused-not-in-hand = { $card-The } { $card-is } not in your hand.
la-refused-ability-used = { $who-The } has used the ability in this phase.
la-refused-ability-inactive = { $who-The } can use the ability only in the Active Zone.
la-refused-ability-phase = { $who-The } has nothing to do in this phase.
la-refused-box-damaged = That box is damaged.
la-refused-box-undamaged = That box has no Damage.
la-refused-castaway-box = A Castaway needs a cargo box or a crew box. Choose one of those.
la-refused-damage-place = That card may not take this Damage. Choose an allowed card.
la-refused-damage-room = Your Convoy cannot take that much Damage.
la-refused-no-contamination = { $who-The } has no Contamination.
la-refused-doomed = { $who-The } is doomed: nothing can help any more.
la-refused-dismiss = Survivors can be dismissed only to make room for another Survivor. Throw something away.
la-refused-peek-order = A card of a later period may not lie above one of an earlier period.
la-refused-enemy-card = An Enemy cannot be chosen here.
la-refused-humiliate = You have not damaged { $seat } in this phase.
la-refused-must = You cannot pass here: a choice must be made.
la-refused-crew-taken = Somebody else has that crew. Choose another.
la-refused-object-now = { $card-The } cannot be played now. First answer the question asked.
la-refused-object-end-round = { $card-The } cannot be played at the end of the round, but in the four phases before.
la-refused-object-choice = { $card-The } has no such choice.
la-refused-object-pays = { $card-The } is not played by itself: it pays for a shot.
la-refused-object-mine = { $card-The } is played after your movement, not before.
la-refused-object-ration = First choose who explores, then play { $card-the }.
la-refused-object-slot = The slot is chosen: { $card-the } comes too late.
la-refused-object-expedition = { $card-The } cannot be played once you have set out: it adds no strength.
la-refused-object-window = { $card-The } cannot be played before your Fire turn.
la-refused-object-moved = Your movement is over: { $card-the } comes too late.
la-refused-no-damage = Your Convoy has no Damage.
la-refused-nobody-contaminated = None of your Survivors has Contamination that could be removed.
la-refused-zone-empty = You have no Survivor in { $zone-the }.
la-refused-supply-empty = There is no { $what } left in the supply.
la-refused-cloaked = You ignore Enemies in this Fire Phase already.
la-refused-ability-passive = { $who-The } has no ability that is used at will.
la-refused-ability-now = { $who-The } cannot use an ability now. First answer the question asked.
la-refused-ability-object = Say which Object { $who-the } discards.
la-refused-ability-shot = Say which Enemy { $who-the } shoots at and what pays for it.
la-refused-hand-empty = You have no Object in your hand.
la-refused-no-burner = { $who-The } does not discard Objects for speed.
la-refused-no-sniper = { $who-The } cannot shoot without a weapon.
la-refused-shot-pays = That shot is paid with 1 Ammo or with Incendiary Ammo.
la-refused-radio = No opponent further ahead has an Enemy in the region.
la-refused-prevent-nobody = Action cards are prevented only in a game against the Automa with module 4.
la-refused-prevent-story = The Automa has no Story that you could discard.
la-refused-prevent-card = That Action card is not in play.
la-refused-prevent-again = That Action card has been prevented already.
la-refused-no-cards = There is no card in the Exploration Zone.
la-refused-nothing-legal = You have neither room nor place for any card of the Exploration Zone.
la-refused-card-enemy = At an Enemy only the Bonus Action is possible.
la-refused-card-done = You have carried out the card action.
la-refused-bonus-slot = That Bonus Action does not belong to the slot you explore.
la-refused-bonus-beside = That Bonus Action belongs neither to the slot you explore nor to one beside it.
la-refused-column-trailer = The first column is the Truck's. Place the Trailer behind it.
la-refused-column-gap = A Trailer is placed in the first free column or replaces another.
la-refused-column-empty = There is no Truck or Trailer below that place.
la-refused-mount = { $card-The } cannot be mounted there. Choose another place.
la-refused-no-option = There is no such option.
la-refused-story-here = That Story cannot be activated now.
la-refused-free-feed = You have no free feeding left.
la-refused-fed = Your zones have shifted: feeding is over.
la-refused-drive-nothing = Moving costs at least 1 Fuel.
la-refused-speed-fuel = With so little Fuel your Convoy has no speed.
la-refused-pay-first = First pay Fuel, then move.
la-refused-paid = You have paid Fuel for this movement. Go on or stop.
la-refused-speed-paid = Speed cannot be raised after Fuel is paid.
la-refused-throw-driver = Somebody is at the wheel: nothing has to be thrown away.
la-refused-here = Your Convoy stands there already.
la-refused-past-mooring = The Aurora lies before that space: your movement ends there.
la-refused-advance = That is not the next space by road.
la-refused-attack-window = Attacks come later, in your Fire turn.
la-refused-no-enemy-near = There is no Enemy in your region.
la-refused-no-survivor = You have no Survivor number { $number }.
la-refused-not-in-zone = { $who-The } { $who-is } not in { $zone-the }. Choose somebody who is.
la-refused-none-left = You have no { $what }. Choose something else.
la-refused-no-player = There is no player { $number } at this table.
la-refused-no-card = There is no card of your Convoy in that place.
la-refused-no-box = That card has no such box.
la-refused-damage-truck = This Damage goes to your Truck first, then to the Device above it.
la-refused-damage-distinct = That card has taken its Damage. The next one goes to another card.
la-refused-damage-weapon = This Damage goes to your strongest undamaged weapon.
la-refused-damage-cargo = This Damage goes to a cargo box. Armour, weapons and the like are none.
la-refused-repair-one-card = All these repairs are made on one card: the one you repaired first.
la-refused-not-listed = There is no { $what } left to choose.
la-refused-not-drawn = { $card-The } { $card-is } not among the Objects you drew.
la-refused-throw-no-room = Your { $what } stands in boxes of its own. Throwing it away makes no room.
la-refused-dismiss-newest = { $who-The } { $who-has } just joined. Somebody or something else must make room.
la-refused-dismiss-participant = { $who-The } { $who-is } exploring and cannot be dismissed.
la-refused-dismiss-no-room = All your people find crew boxes. Dismissing somebody makes no room.
la-refused-no-child = The child of the Story { $story } is not in your Convoy.
la-refused-child-stays = A child is not thrown away. It is lost only when its box is, and it finds no other.
la-refused-not-participant = { $who-The } { $who-is } not taking part in this exploration. Choose somebody who is.
la-refused-cleaned = { $who-The } { $who-has } lost a counter already. Choose somebody else.
la-refused-same-survivor = All counters come off the Survivor you chose first.
la-refused-card-kind = { $card-The } { $card-is } not of a kind you may take here.
la-refused-explored-card = That is the card being explored. Choose another.
la-refused-take-discarded = You take a card from the discard pile here, not from the Exploration Zone.
la-refused-take-from-zone = You take a card from the Exploration Zone here, not from the discard pile.
la-refused-not-discarded = That card is not in the discard pile.
la-refused-not-peeked = That card is not among those you still have to put back.
la-refused-no-enemy = There is no Enemy number { $number } in play.
la-refused-no-counter = No Target counter lies on that space. Choose another.
la-refused-own-counter = That Target counter is your own. Choose one of an opponent.
la-refused-not-here = { $seat } is not in your space.
la-refused-mines-out = Both Mine counters lie on the road already.
la-refused-mine-start = No Mine can be laid on the start space.
la-refused-mine-convoy = A Convoy stands there. Choose another space for the Mine.
la-refused-mine-twice = A Mine lies there already. Choose another space.
la-refused-mine-mooring = That is a mooring of the Aurora's present stop. Choose another space.
la-refused-mine-nowhere = There is no space on which { $card-the } could be laid.
la-refused-other-map = That space is not on this map.
la-refused-archive-zone = The Story goes under a card of the Exploration Zone. Choose a slot.
la-refused-archive-convoy = The Story goes under a card of your Convoy.
la-refused-archive-kind = The Story goes under { $kind-a }.
la-refused-archive-taken = The Story goes under the Truck you are taking.
la-refused-archive-new = You are taking no card that this Story could go under.
la-refused-only-food = Only Food counts here. Give Food or pass.

## Added by the engine
la-event-slower = { $seat }: -{ $n } speed in this movement.
la-event-faster = { $seat }: +{ $n } speed in this movement.
la-event-automa-loot = The Automa takes the Loot face down.
la-refused-too-weak = These Survivors are not strong enough for any card you could take, whatever you spend.
la-refused-aboard = Your Convoy has arrived and does not move any more. Stay where you are.
la-refused-substitute = Your Truck burns nothing but Fuel. Pay Fuel.
la-refused-no-speed = Your Convoy has no speed and cannot move. Stay where you are.
