# What Nemesis says while it is played: questions, moves, events, refusals.

## Clock
nem-clock = turn { $turn }, Time space { $space }, { $phase }
nem-clock-draft = before the first turn

## Gauges
nem-gauge-hand = cards in hand
nem-gauge-deck = cards in the Action deck
nem-gauge-light = Light Wounds
nem-gauge-serious = Serious Wounds
nem-gauge-eggs = Eggs in the Nest

## Badges
nem-badge-first = First Player
nem-badge-passed = passed
nem-badge-combat = in Combat
nem-badge-slime = Slime
nem-badge-signal = Signal sent
nem-badge-larva = Larva
nem-badge-escaped = got away
nem-badge-hibernates = hibernating
nem-badge-dead = dead
nem-badge-injuries = Injuries
nem-badge-items = Item Counter
nem-badge-cost = cost
nem-badge-computer = Computer
nem-badge-fire = Fire
nem-badge-malfunction = Malfunction
nem-badge-airlock = emergency airlock
nem-badge-noise = Noise
nem-badge-door-closed = Closed Door
nem-badge-door-destroyed = Destroyed Door
nem-badge-ammo = Ammo
nem-badge-dressed = dressed
nem-badge-joined = joined
nem-badge-locked = Locked
nem-badge-unlocked = Unlocked
nem-badge-chambers-open = chambers open
nem-badge-can-be-stopped = can be stopped

## Hidden cards and tokens
nem-hidden-engine = Engine, status unknown

## Small words
nem-intruder = { $kind } { $n }
nem-term-eggs = Eggs
nem-term-contamination = Contamination card
nem-term-nothing = nothing
nem-term-item = Item
    .the = the Item
    .The = The Item
    .a = an Item
    .is = is
    .has = has

## Prompts
nem-prompt-draft = Choose your Character.
nem-prompt-keep-goal = Choose the Objective you keep; the other leaves the game.
nem-prompt-round = { $left ->
    [1] Choose an Action, or pass: 1 Action left in this round.
    [2] Choose an Action, or pass: 2 Actions left in this round.
    [3] Choose an Action, or pass: 3 Actions left in this round.
   *[other] Choose an Action, or pass: in this round you may perform as many as you like.
}
nem-prompt-pay = Choose { $n ->
    [one] an Action card
   *[other] the Action cards
} to pay with: { $n } left to pay.
nem-prompt-pay-one = Choose the Action card that pays for the new Noise roll.
nem-prompt-choose-room = Choose a Room.
nem-prompt-choose-destination = Choose the Room to move to.
nem-prompt-choose-character = Choose a Character by its player.
nem-prompt-choose-target = Choose the target.
nem-prompt-choose-weapon = Choose a Weapon.
nem-prompt-choose-door = Choose the Corridor with the Door.
nem-prompt-choose-deck = Choose an Item deck.
nem-prompt-choose-pod = Choose an Escape Pod.
nem-prompt-choose-engine = Choose an Engine.
nem-prompt-choose-course = Choose the new position of the Destination marker.
nem-prompt-choose-object = Choose the Object to examine.
nem-prompt-choose-option = Choose what the Room does for you.
nem-prompt-discard = Choose a card to discard: { $n } left.
nem-prompt-pass-discard = You have passed: discard any cards of your hand, then say that you are done.
nem-prompt-cycle = Discard any cards of your hand; you draw as many, and some more.
nem-prompt-keep-item = Choose the Item you keep; the rest goes under the deck.
nem-prompt-drop-to-fit = Your Hands are full: choose what you drop.
nem-prompt-drop-excess = The wound leaves you fewer Hand slots: choose what you drop.
nem-prompt-spend-craft = Choose a component for the Crafted Item.
nem-prompt-spend-quest = Choose the Item to discard for the Quest Item.
nem-prompt-spend = Choose the Item to discard.
nem-prompt-doors = Choose a Door to open or close, or say that you are done.
nem-prompt-engine = You see both tokens of the Engine: leave their order, or change it.
nem-prompt-event = You see the top Event card: put it back on top, or under the deck.
nem-prompt-careful-noise = You move carefully: choose where the Noise marker goes.
nem-prompt-noise-reaction = Use the Motion Scanner to roll the Noise die again?
nem-prompt-reroll = The Combat die shows: { $face }. Reroll it?
nem-prompt-more-ammo = The Combat die shows: { $face }. Discard 1 more Ammo for an additional Injury?
nem-prompt-shoot-again = The Combat die showed: { $face }. Shoot again at the same target?
nem-prompt-attacked = { $kind-The } attacks: { $attack }. Stop the attack, or let it happen.
nem-prompt-attacked-larva = { $kind-The } attacks. Stop the attack, or let it happen.
nem-prompt-dress = Choose the Serious Wound to dress.
nem-prompt-heal = Choose the dressed Serious Wound to heal.
nem-prompt-scan = Scan the Contamination cards of your hand?
nem-prompt-pod = You are in an Escape Pod: launch it, leave it, or stay.
nem-prompt-pod-entered = You have entered an Escape Pod: launch it, or wait.

## Groups of moves
nem-group-draft = Choose a Character
nem-group-objective = Keep an Objective
nem-group-move = Move to
nem-group-careful = Move carefully to
nem-group-escape = Escape to
nem-group-shoot = Shoot
nem-group-melee = Attack in melee
nem-group-cards = Play a card
nem-group-items = Use an Item
nem-group-room = Use the Room
nem-group-pick = Pick up
nem-group-craft = Craft
nem-group-quest = Activate a Quest Item
nem-group-drop = Drop
nem-group-pay = Pay with
nem-group-discard = Discard
nem-group-spend = Discard an Item
nem-group-keep = Keep
nem-group-choose = Choose
nem-group-noise = Place Noise
nem-group-react = React
nem-group-pod = Escape Pod
nem-group-turn = Go on

## Moves
nem-offer-draft = Take { $what-the }
nem-offer-objective = Keep the Objective { $what }
nem-offer-move = Move to Room { $room }
nem-offer-careful = Move carefully to Room { $room }
nem-offer-escape = Escape to Room { $room }
nem-offer-shoot = Shoot with { $what-the }: { $target }
nem-offer-melee = Attack in melee: { $target }
nem-offer-pick = Pick up { $what-the }
nem-offer-craft = Craft { $what-the }
nem-offer-quest = Activate { $what-the }
nem-offer-play = Play { $what }
nem-offer-use = Use { $what-the }
nem-offer-room = Use the Action of Room { $room }
nem-offer-with-option = { $deed }: { $option }
nem-offer-rush = Take three Actions for 1 Light Wound
nem-offer-drop = Drop { $what-the }
nem-offer-pass = Pass
nem-offer-pay = Pay with { $what }
nem-offer-discard = Discard: { $what }
nem-offer-none = There is none to discard
nem-offer-spend = Discard { $what-the }
nem-offer-keep = Keep { $what-the }
nem-offer-at = Choose Room { $room }
nem-offer-corridor = Choose { $what-the }
nem-offer-technical = Choose the Technical Corridors
nem-offer-seat = Choose { $seat }
nem-offer-target = Choose the target: { $target }
nem-offer-weapon = Choose { $what-the }
nem-offer-object = Choose { $what-the }
nem-offer-deck = Choose the { $what } deck
nem-offer-pod = Choose Escape Pod { $n }
nem-offer-engine = Choose Engine { $n }
nem-offer-course = Move the Destination marker to { $what }
nem-offer-keep-order = Leave the tokens as they are
nem-offer-swap-order = Swap the tokens
nem-offer-top = Put the card back on top
nem-offer-bottom = Put the card under the deck
nem-offer-wound = Treat the wound: { $what }
nem-offer-react = Use against it: { $what }
nem-offer-decline = Do nothing
nem-offer-yes = Yes
nem-offer-no = No
nem-offer-done = Done
nem-offer-launch = Launch the Escape Pod
nem-offer-leave = Leave the Escape Pod
nem-offer-stay = Stay in the Escape Pod and pass
nem-offer-wait = Wait in the Escape Pod and pass

## Events
nem-event-drafts = { $seat } takes { $what-the }.
nem-event-turn = Turn { $n } begins.
nem-event-revived = { $seat } comes back to life in Room { $room }.
nem-event-draws = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
nem-event-passes = { $seat } passes.
nem-event-rush = { $seat } takes three Actions in this round.
nem-event-plays = { $seat } plays { $what }.
nem-event-uses = { $seat } uses { $what-the }.
nem-event-uses-up = { $seat } discards { $what-the }.
nem-event-room-action = { $seat } uses the Action of Room { $room }.
nem-event-crafts = { $seat } crafts { $what-the }.
nem-event-quest = { $seat } activates { $what-the }.
nem-event-searches = { $seat } searches the { $deck } deck.
nem-event-finds = { $seat } finds { $what-a }.
nem-event-picks-up = { $seat } picks up { $what-the }.
nem-event-takes-egg = { $seat } takes an Egg from the Nest.
nem-event-drops = { $seat } drops { $what-the }.
nem-event-loaded = { $seat } loads { $what-the }: { $n } Ammo.
nem-event-signal = { $seat } sends a Signal.
nem-event-moves = { $seat } goes to Room { $room }.
nem-event-explored = Room { $room } is explored: { $what }.
nem-event-token-revealed = Exploration token of Room { $room }: { $token }.
nem-event-noise-roll = Noise roll for Room { $room }: { $face }.
nem-event-scanner = { $seat } uses the Motion Scanner and rolls again.
nem-event-noise = A Noise marker is placed: { $corridor }.
nem-event-noise-technical = A Noise marker is placed in the Technical Corridors.
nem-event-danger = Danger in Room { $room }.
nem-event-token = Drawn from the Intruder bag: { $token }.
nem-event-token-added = A token is added to the Intruder bag: { $kind }.
nem-event-egg-added = An Egg is added to the Nest.
nem-event-appears = { $kind } { $n } appears in Room { $room }.
nem-event-surprised = { $kind-The } surprises { $seat }, who holds fewer than { $n } cards.
nem-event-foe-moves = { $kind } { $n } goes to Room { $room }.
nem-event-foe-vanishes = { $kind } { $n } disappears into the Technical Corridors.
nem-event-retreats = { $kind-The } retreats by Corridor number { $n }.
nem-event-combat-roll = Combat die: { $face }.
nem-event-misses = { $seat } misses.
nem-event-injured = { $kind } { $which }: { $n ->
    [one] 1 Injury
   *[other] { $n } Injuries
}.
nem-event-blood = Injury Effect check: blood value { $n }.
nem-event-arrow = Injury Effect check: the Intruder retreats.
nem-event-killed = { $kind } { $n } dies in Room { $room }.
nem-event-egg-destroyed = An Egg is destroyed in Room { $room }.
nem-event-nest-destroyed = The Nest is destroyed.
nem-event-weakness = A Weakness is discovered: { $what }.
nem-event-attacks = { $kind-The } attacks { $seat }: { $attack }.
nem-event-attack-misses = The attack does not hit { $seat }.
nem-event-armor = { $seat } is protected by the Armor.
nem-event-nerves = { $seat } stops the attack with Nerves of Steel.
nem-event-light-wound = { $seat } suffers a Light Wound.
nem-event-serious-wound = { $seat } suffers a Serious Wound: { $wound }.
nem-event-dressed = { $seat } has a Serious Wound dressed: { $wound }.
nem-event-healed = { $seat } has a Serious Wound healed: { $wound }.
nem-event-light-healed = { $seat } has Light Wounds healed.
nem-event-dies = { $seat } dies in Room { $room }: { $cause }.
nem-cause-airlock = the airlock opened
nem-cause-attack = an attack of an Intruder
nem-cause-eclosion = the Larva has grown
nem-cause-larva = the Larva and a new infection
nem-cause-wounds = too many wounds
nem-event-slime = { $seat } is covered with Slime.
nem-event-contaminated = { $seat } takes a Contamination card.
nem-event-scans = { $seat } scans the hand and removes { $n ->
    [0] no card
    [one] 1 clean card
   *[other] { $n } clean cards
}.
nem-event-no-scan = { $seat } does not scan the hand.
nem-event-scans-one = { $seat } scans a Contamination card and removes it.
nem-event-cleansed = { $seat } removes { $n ->
    [0] no INFECTED card
    [one] 1 INFECTED card
   *[other] { $n } INFECTED cards
}.
nem-event-larva = A Larva attaches itself to { $seat }.
nem-event-larva-removed = { $seat } is rid of the Larva.
nem-event-fire = Fire breaks out in Room { $room }.
nem-event-fire-out = The Fire in Room { $room } goes out.
nem-event-malfunction = Room { $room } has a Malfunction.
nem-event-repaired = Room { $room } is repaired.
nem-event-door-opened = A Door opens: { $corridor }.
nem-event-door-closed = A Door closes: { $corridor }.
nem-event-door-destroyed = A Door is destroyed: { $corridor }.
nem-event-airlock = The emergency airlock procedure begins in Room { $room }.
nem-event-airlock-open = Not all Doors of Room { $room } are Closed any more: the emergency airlock procedure ends.
nem-event-airlock-opens = The airlock of Room { $room } opens: everything in it dies.
nem-event-looks-room = { $seat } looks at the tile of Room { $room }.
nem-event-looks-coordinates = { $seat } looks at the Coordinates card.
nem-event-looks-engine = { $seat } looks at Engine tokens.
nem-event-looks-event = { $seat } looks at the top Event card.
nem-event-looks-goal = { $seat } looks at Objectives of another player.
nem-event-event-top = { $seat } puts the Event card back on top.
nem-event-event-bottom = { $seat } puts the Event card under the deck.
nem-event-engine-kept = { $seat } leaves the tokens of Engine { $n } as they are.
nem-event-engine-changed = { $seat } swaps the tokens of Engine { $n }.
nem-event-course = { $seat } moves the Destination marker to { $what }.
nem-event-self-destruct = The Self-Destruct Sequence starts.
nem-event-self-destruct-stopped = The Self-Destruct Sequence is stopped.
nem-event-pod-locked = Escape Pod { $n } is Locked.
nem-event-pod-unlocked = Escape Pod { $n } is Unlocked.
nem-event-pods-unlocked = All Escape Pods are Unlocked.
nem-event-attempt-fails = An Intruder is in the way: { $seat } does not succeed.
nem-event-enters-pod = { $seat } enters Escape Pod { $n }.
nem-event-leaves-pod = { $seat } comes out of the Escape Pod into Room { $room }.
nem-event-launched = Escape Pod { $n } is launched.
nem-event-hibernates = { $seat } hibernates.
nem-event-time = { $n ->
    [0] The Time marker reaches the last space.
   *[other] The Time marker moves to space { $n }.
}
nem-event-event = Event: { $what }. Its Intruders move through Corridors with number { $n }.
nem-event-jump = The Nemesis makes its hyperspace jump.
nem-event-self-destructed = The Self-Destruct Sequence ends: the Nemesis is destroyed.
nem-event-burnt = No Fire marker is left: the Nemesis burns and is destroyed.
nem-event-broken = No Malfunction marker is left: the Nemesis breaks apart and is destroyed.
nem-event-goal-kept = { $seat } has chosen an Objective.
nem-event-engines = Engines are checked: { $n ->
    [0] none works
    [one] 1 works
   *[other] { $n } work
}.
nem-event-arrives = The Coordinates card is revealed. Destination: { $what }.
nem-event-lost-in-space = { $seat } does not survive at this Destination.
nem-event-clean = { $seat } is free of infection.
nem-event-infected = { $seat } dies of the infection.
nem-event-lucky = { $seat } survives the infection.
nem-event-goal-met = { $seat } wins with the Objective { $what }.
nem-event-goal-missed = { $seat } does not win with the Objective { $what }.

## Options and set-up
nem-about-mode-name = Mode
nem-about-mode = Everybody for themselves with secret Objectives, all together with open ones, or one player alone
nem-about-bag-name = Intruder bag
nem-about-bag = How many Adults are in the Intruder bag at the start; a choice of the Cooperative and the Solo game
nem-name-bag-printed = As printed
nem-name-bag-gentle = One Adult fewer
nem-name-bag-harsh = One Adult more
nem-about-traits-name = Traits
nem-about-traits = Whether the Characters of the base game have their Traits
nem-setup-bag = In the Standard game the Intruder bag is always as printed. Choose that, or another mode.

## Endings
nem-ending-jump = the Nemesis has made its hyperspace jump
nem-ending-self-destruct = the Nemesis has destroyed itself
nem-ending-fire = the Nemesis has burnt
nem-ending-malfunction = the Nemesis has broken apart

## Refusals
nem-refused-other-question = That does not answer the question asked now. Choose one of the moves offered.
nem-refused-not-drafted = { $what-The } { $what-is } not on the cards drawn for you. Choose one of those.
nem-refused-other-goal = That is not one of your Objectives. Choose one of yours.
nem-refused-no-room = There is no such Room in this game.
nem-refused-no-corridor = That Corridor is not in this game.
nem-refused-not-neighboring = Room { $room } is not neighboring. Choose a Room at the end of a Corridor.
nem-refused-closed-door = A Closed Door is in the way to Room { $room }. Open it, or choose another Room.
nem-refused-there-already = That Room is where the Character is already. Choose another.
nem-refused-same-room = You have chosen that Room already. Choose another.
nem-refused-noise-everywhere = Room { $room } is empty, and all its Corridors have Noise markers: nobody gets there carefully.
nem-refused-noisy = A Noise marker is there already. Choose a place without one.
nem-refused-other-corridor = That is not a Corridor of the Room in question. Choose one of its own.
nem-refused-explored = Room { $room } is explored. Choose an unexplored one.
nem-refused-all-explored = No unexplored Room is left.
nem-refused-no-computer = Room { $room } is not an explored Room with a Computer. Choose one that is.
nem-refused-no-working-computer = Room { $room } does not serve here. Choose another one, explored and with a working Computer.
nem-refused-no-computer-here = There is no working Computer here.
nem-refused-computer-here = This Room has a Computer: it serves only where there is none.
nem-refused-somebody-there = A Character is in that Room, so this cannot be done.
nem-refused-no-airlock = Room { $room } does not serve. Choose another yellow Room, face up and without a Destroyed Door.
nem-refused-nothing-to-hit = There is neither an Intruder nor an Egg within reach there.
nem-refused-no-entrance = Room { $room } has no Entrance. Choose one that has.
nem-refused-no-entrance-here = This Room has no Entrance.
nem-refused-not-yellow = Room { $room } is not an explored yellow Room. Choose one that is.
nem-refused-not-yellow-here = This Room is not yellow.
nem-refused-no-colour = This Room has no colour.
nem-refused-wrong-room = This cannot be done in this Room. Go to one it names.
nem-refused-malfunction = The Room is not working. Repair the Malfunction first.
nem-refused-no-action = This Room has no Action.
nem-refused-no-search = A Search is not possible in this Room.
nem-refused-no-items-left = No Items are left in this Room.
nem-refused-in-combat = You are in Combat, and this is done only out of it. Get away from the Intruders first.
nem-refused-not-in-combat = This is done only in Combat, and you are not.
nem-refused-intruder-there = An Intruder is in that Room. It must be gone first.
nem-refused-no-target = This has no target that would do. Choose something else.
nem-refused-no-effect = This would change nothing now. Choose something else.
nem-refused-condition = What this requires does not hold now.
nem-refused-cannot-pay = This costs { $n ->
    [one] 1 Action card
   *[other] { $n } Action cards
}, and you have { $held } to pay with.
nem-refused-cannot-pay-this = You have too few Action cards to pay for it this way. Choose something else.
nem-refused-card-not-held = { $what } is not in your hand. Choose a card that is.
nem-refused-reaction = { $what } is a Reaction: you are asked when it can be used.
nem-refused-no-surprise = Nerves of Steel does not stop this attack: it stops a Surprise Attack on the Soldier.
nem-refused-must-discard = You have a card that can be discarded. Choose one.
nem-refused-contamination-stays = A Contamination card does not count here. Discard an Action card.
nem-refused-no-contamination = You have no Contamination card in hand.
nem-refused-no-rush = Your Character does not have the Trait Rush.
nem-refused-rush-late = Three Actions are chosen before the first Action of a round.
nem-refused-other-character = Your Character cannot do this.
nem-refused-not-on-board = That Character does not stand in any Room now. Choose another.
nem-refused-other-room = { $seat } is in another Room, out of reach. Choose somebody else.
nem-refused-yourself = You cannot choose yourself here. Choose another player.
nem-refused-nobody-here = No other Character is within reach.
nem-refused-no-signal = { $seat } has not sent a Signal. Choose somebody who has.
nem-refused-no-convict = The Convict is not in this Room.
nem-refused-no-laika = Laika is not where she is needed for this.
nem-refused-no-energy = The AssistBot has no Energy. Refill it first.
nem-refused-no-turret = There is no turret for this.
nem-refused-item-not-owned = You do not have { $what-the }.
nem-refused-no-item = You do not have an Item that this requires.
nem-refused-no-item-action = { $what-The } { $what-has } no Action to use now.
nem-refused-not-carried = You carry nothing of the kind that could be dropped here. Choose something else.
nem-refused-bound = This belongs to your Character and cannot be dropped.
nem-refused-hands-full = Your Hands are full, and you carry nothing that you could drop.
nem-refused-not-lying = No { $what } lies in this Room.
nem-refused-no-object = { $what-The } { $what-is } not in this Room. Choose an Object that is.
nem-refused-nothing-to-analyse = There is no Corpse, Carcass or Egg in this Room.
nem-refused-weakness-known = No Weakness is left to discover with { $what-the }. Choose another Object.
nem-refused-no-eggs = No Egg is left in the Nest.
nem-refused-no-weapon = { $what-The } { $what-is } not a Weapon that you carry.
nem-refused-no-energy-weapon = { $what-The } { $what-is } not the kind of Weapon this needs. Choose another.
nem-refused-empty = { $what-The } { $what-has } no Ammo.
nem-refused-no-ammo = You have no loaded Weapon that would do.
nem-refused-does-not-fit = This cannot be attached to { $what-the }. Choose another Weapon.
nem-refused-nothing-to-join = You need two Heavy Items that are not joined yet.
nem-refused-crafted-deck = The blue deck holds Crafted Items and is not searched. Choose another.
nem-refused-not-drawn = { $what-The } { $what-is } not among the Items you drew. Choose one of those.
nem-refused-no-recipe = { $what-The } cannot be crafted.
nem-refused-none-left = No { $what } is left to craft.
nem-refused-no-components = You do not have both components of { $what-the }.
nem-refused-does-not-serve = { $what-The } cannot be discarded for this. Choose another Item.
nem-refused-no-quest = { $what-The } { $what-is } not a Quest Item that you can still activate.
nem-refused-quest-open = This Quest Item is not active. Activate it first.
nem-refused-quest-elsewhere = This Quest Item can be activated only in { $room-the }.
nem-refused-quest-item = You do not have the Item that must be discarded for { $what-the }.
nem-refused-no-such-wound = You have no wound that could be treated like this: { $what }.
nem-refused-no-light-wound = You have no Light Wound.
nem-refused-no-slime = You have no Slime marker.
nem-refused-not-closed = The Door there is not Closed. Choose a Closed one.
nem-refused-door-destroyed = The Door there is Destroyed. Choose another.
nem-refused-door-set = You have set this Door already. Choose another.
nem-refused-no-engine = There is no Engine in this Room.
nem-refused-course-set = The Destination marker is there already. Choose another position.
nem-refused-somebody-sleeps = Somebody hibernates, so this cannot be done any more.
nem-refused-already-running = The Self-Destruct Sequence is running.
nem-refused-cannot-stop = The Self-Destruct Sequence is not running, or it is too late to stop it.
nem-refused-chambers-closed = The hibernation chambers are not open.
nem-refused-no-pod = No Unlocked Escape Pod with a free place is here.
nem-refused-no-pod-left = There is no Escape Pod on board for this.
nem-refused-pod-gone = Escape Pod { $n } is not on board. Choose another.
nem-refused-pod-locked = Escape Pod { $n } is Locked.
nem-refused-other-section = Escape Pod { $n } does not belong to the section of this Room. Choose another.
