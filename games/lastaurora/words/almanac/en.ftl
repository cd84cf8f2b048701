
# What the pages of the almanac say besides what cards say themselves.

## On every card
la-page-mark = { $mark }
la-page-periods = { $periods }
la-page-choose = choose { $n } of { $of }
la-page-at-once = happens at once
la-page-back = On the back
la-page-ambush = Ambush
la-page-crew-member = Crew member
la-page-convoy-card = Truck, Trailer or Device
la-page-copies = { $n ->
    [one] There is 1 of them.
   *[other] There are { $n } of them.
}

## Cards of the Exploration deck
la-page-location = What finds no box in your Convoy is lost.
la-page-decline = You may decline. The card is discarded all the same, and your Bonus Action stays.
la-page-event = It happens as soon as it is revealed. Another card takes its place.

## Convoy cards
la-page-truck = Speed { $speed }. Pulls { $pull ->
    [one] 1 Trailer
   *[other] { $pull } Trailers
}.
la-page-boost = Takes up to { $max } extra Fuel for a movement: +{ $gain } speed for each.
la-page-tracked = Tracked: it may take shortcuts, and an avalanche costs it 1 movement point.
la-page-substitute = It burns { $what } as well as Fuel.
la-page-trailer = Stands behind the Truck, as far as the Truck pulls.
la-page-mount-any = Stands above a Truck or a Trailer.
la-page-mount-truck = Stands above the Truck only.
la-page-mount-trailer = Stands above a Trailer only.
la-page-damaged = A damaged box holds nothing and does not work.

## Boxes
la-page-box-cargo = Holds 1 Resource or 1 Survivor.
la-page-box-crew = Holds 1 Survivor.
la-page-box-good = Holds 1 { $what-one }.
la-page-box-armor = Holds nothing but a Damage counter.
la-page-box-asgard = Holds nothing but a Damage counter, which is removed at the end of every round.
la-page-box-weapon = Fires once in a Fire Phase, for 1 Ammo. Outcome cards are read for level { $level }.
la-page-box-junk = Fires once in a Fire Phase, for 1 Object from your hand. Outcome cards are read for level { $level }.
la-page-box-speed = Your Truck gains +{ $n } speed.
la-page-box-tracks = Your Truck is tracked.
la-page-box-feed = Feeds one Survivor free of charge in every Rest Phase.
la-page-box-fame = Worth { $n } Fame at the end of the game.
la-page-box-asgard-fame = Worth 1 Fame at the end of the game for each Asgardian armour box of your Convoy, at most { $n }.
la-page-box-round-object = Brings { $n ->
    [one] 1 Object
   *[other] { $n } Objects
} in every End of Round Phase.
la-page-box-max-objects = Your Object limit is higher by { $n }.

## Survivors
la-page-phase = The ability belongs to this phase: { $phase }.
la-page-activated = It is used at will, once in the phase.
la-page-works-active = It works in the Active Zone.
la-page-works-transit = It works while the Survivor takes part in an exploration action.
la-page-works-any = It works in every zone.
la-page-android = An android: any 1 Resource or 1 Object feeds it.
la-page-weakened = Every Contamination counter lowers the strength by 1.
la-page-death = { $n ->
    [one] 1 Contamination counter is
   *[other] { $n } Contamination counters are
} deadly.
la-page-crew-of = One of the { $crew }.

## Enemies
la-page-attack = After all Fire turns it attacks every Convoy of its region: { $n } Damage on the indicated cards.
la-page-deployed = In the Fire Phase it comes into the region of the first player's Convoy, and stays until it is defeated or every Convoy has left it behind.
la-page-targets = Whoever hits it gains 1 Fame and puts a Target counter on its first free Target space.
la-page-defeat = It is defeated when all its defence boxes are damaged. The letters of an Outcome card decide whose Target counter takes the Loot; everybody else with a counter gains 1 Fame.
la-page-asgard-defence = Asgardian boxes take Damage first. At the end of every round all Damage on them is removed.
la-page-loot = It leaves Loot { $pair }.

## Outcome cards
la-page-outcome = One is revealed for every shot and every TEST. The back on top of the deck shows the indicated cards.
la-page-outcome-back = On its back: { $pattern }.

## Objects
la-page-object-any = It can be played in any turn of your own, except at the end of the round.
la-page-object-window = It can also be played at the start of the Fire Phase, before ambushes.
la-page-object-fame = In your hand at the end of the game it is worth 1 Fame.

## Stories
la-page-story = Choose an option without knowing what it leads to.

## Action cards of the Automa
la-page-slot-right = Explores slot { $slot }, or else the next one to the right with a card.
la-page-slot-left = Explores slot { $slot }, or else the next one to the left with a card.
la-page-list-right = Explores the first of these kinds that there is, from slot { $slot } to the right: { $kinds }.
la-page-list-left = Explores the first of these kinds that there is, from slot { $slot } to the left: { $kinds }.

## The road
la-page-region = Enemies come into the region of the first player's Convoy, and ambush and attack only there. You can attack only Enemies of your own region.
la-page-region-automa = The Automa's weapons have level { $level } here.
la-page-start = The start space.
la-page-ways = The road leads to { $spaces }.
la-page-shortcut = A tracked Truck can take a shortcut to { $space }.
la-page-contaminated = Contaminated: whoever ends a movement here puts 1 Contamination on a Survivor.
la-page-waypoint = A Waypoint counter lies here at the start.
la-page-avalanche = An Avalanche counter lies here at the start: entering costs 3 movement points, or 1 on tracks.
la-page-mooring = A mooring of the Aurora: stop { $stop }, { $stage }.
la-page-distance = { $n ->
    [0] The end of the bay.
    [one] 1 space to the end of the bay.
   *[other] { $n } spaces to the end of the bay.
}
la-page-waypoint-counter = Whoever ends a movement on it carries it out and removes it.
la-page-bonus = Printed at slot { $slot }, which needs strength { $n }. Once in an exploration action, before or after the card action.

## Tokens
la-page-food = Feeds a Survivor in the Exhausted Zone, or adds 1 strength to an exploration action.
la-page-ammo = Pays for a shot of an ordinary weapon.
la-page-fuel = Pays for a movement: 1, and more for extra speed as far as the Truck takes it.
la-page-fame = The highest total at the end of the game wins.
la-page-damage = Takes the place of what a box holds, and the box does not work until it is repaired.
la-page-contamination = Lies on a Survivor until it is removed, and lowers the strength by 1. Three are deadly for most.
la-page-survivor = Stands for a Survivor card in a box of your Convoy. You have five. One in the Truck is at the wheel.
la-page-child = Stands in a box that could hold a Survivor. It is not thrown away; without a box it is lost.
la-page-target = Says who has hit an Enemy. You have two, and they come back when the Enemy leaves.
la-page-avalanche-counter = Entering its space costs 3 movement points, or 1 on tracks, and clears it.
la-page-mine = Whoever enters its space takes 2 Damage in the first column, and the counter is removed.
la-page-aurora = The ship. Whoever enters its mooring is aboard, and the game ends with this round.
la-page-convoy = Shows where a Convoy stands. The one furthest ahead is first in turn order.
