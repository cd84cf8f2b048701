# What the cards of Last Aurora say, and what effects do.

## Survivors
la-text-surv_leader = Whenever the Leader would be moved to your Exhausted Zone, move him to your Rest Zone instead.
la-text-surv_copilot = Your Truck gains +1 speed; if you are 6 or more spaces behind the leading player by the shortest available path it gains another +1.
la-text-surv_mechanic = During your Rest turn, remove 1 Damage from your Convoy.
la-text-surv_scavenger = When the Scavenger takes part in Gathering Resources, gain 1 extra Resource of a type shown on that Location (Objects are not Resources; nothing if it shows no Resource).
la-text-surv_medic = During your Rest turn, remove 1 Contamination from one of your Survivors.
la-text-surv_gunner = One weapon you have already used this Fire Phase may fire once more, paying its cost again.
la-text-surv_scout = The Scout takes no Contamination from the radiation of an explored Location.
la-text-surv_veteran_driver = Your Truck gains +2 speed.
la-text-surv_engineer = At the end of the round remove up to 2 Damage from a single card of your Convoy.
la-text-surv_artillery_officer = Your weapons count as one level higher (maximum 4).
la-text-surv_spotter = When you reveal a MISS during a normal attack, inflict 2 Damage instead; it stays a normal attack (1 Fame, 1 Target counter).
la-text-surv_dog_trainer = When the Dog Trainer takes part in Gathering Resources, also draw 1 Object card.
la-text-surv_sniper = Pay 1 Ammo (Incendiary Ammo allowed): inflict 3 Damage on an Enemy in your region without revealing an Outcome card. It is a normal attack (1 Fame, 1 Target counter).
la-text-surv_captive_tracker = Strength +1 while exploring without a second Survivor. Worth 1 Fame at game end if alive.
la-text-surv_radio_operator = During your Fire turn: every opponent further ahead on the path, in any region, adds 1 Damage on the indicated Convoy cards for each Enemy in that opponent's region. Convoys in your own space are spared.
la-text-surv_castaway = No ability.
la-text-crew_arctic_wolf = When exploring with the Arctic Wolf you may also resolve up to 2 different Bonus Actions printed at the slots directly left and right of the explored slot, in any order with the card action and the slot's own Bonus Action; never the same Bonus Action twice.
la-text-crew_tracker_wolf = Your Truck gains +3 speed if at least one opposing Convoy is further ahead on the path (Convoys in your space do not count).
la-text-crew_alpha_mutant = When the Alpha Mutant finishes an exploration action you may remove 1 Contamination from him: he goes straight to your Rest Zone.
la-text-crew_ghoul = Before moving, you may remove 1 Contamination from the Ghoul: +2 speed for this movement. The Ghoul dies with 2 Contamination.
la-text-crew_valkyrie = Your Truck gains +1/+2/+3 speed if your Convoy has at least 3/5/7 cards.
la-text-crew_war_daughter = The first successful attack on an Enemy you make in a Fire Phase inflicts +1/+2/+3 Damage if your Convoy has at least 3/5/7 cards.
la-text-crew_synthetic_prototype = Your Truck gains +2 speed if no card of your Convoy has a Damage counter. It may be fed with 1 Object or 1 Resource of any type.
la-text-crew_support_drone = Before moving, discard 1 Object: +2 speed for this movement. It may be fed with 1 Object or 1 Resource of any type.

## Objects
la-text-obj_incendiary_ammo = Discard instead of paying the 1 Ammo of a normal attack made with an ordinary weapon. If that attack hits, it inflicts +1 Damage. May also pay for the Sniper's shot, without the +1. Never usable with a junk launcher.
la-text-obj_energy_ration = Strength +2 for this exploration action.
la-text-obj_jerrycan = Gain 1 Fuel.
la-text-obj_toolkit = Remove up to 2 Damage from your Convoy.
la-text-obj_iodine = Remove up to 2 Contamination from one of your Survivors.
la-text-obj_nitro = +2 speed for this movement.
la-text-obj_adrenaline = Move one of your Survivors from the Exhausted Zone to the Active Zone.
la-text-obj_canned_food = Load 2 Food into your Convoy at once, then add 1 Contamination to one of your Survivors.
la-text-obj_cloaking_device = For the current Fire Phase ignore every ambush effect and Enemy attack. You may still attack Enemies.
la-text-obj_antitank_missile = Inflict 2 Damage on an Enemy in your region and gain 1 Fame. Not a normal attack: no Target counter.
la-text-obj_smoke_grenade = Choose an Enemy in your region: remove 1 opposing Target counter from it if possible, then put one of your Target counters on its first free Target space from the left.
la-text-obj_unstable_fuel = Choose one: add 2 Damage to your Convoy for +2 speed, or add 4 Damage to your Convoy for +3 speed, for this movement.
la-text-obj_unstable_fuel-1 = 2 Damage for +2 speed
la-text-obj_unstable_fuel-2 = 4 Damage for +3 speed
la-text-obj_anti_rad = Choose one of your zones (Active, Rest or Exhausted): remove 1 Contamination from each of up to 3 Survivors there.
la-text-obj_mine = After moving: put up to 2 Mine counters on different spaces your Convoy left during this movement.

## Ambushes
la-text-en_outriders = Every Convoy in the region takes 1 Damage on the indicated cards.
la-text-en_howlers = The first Convoys in the region lose 1 Food and take 1 Damage in the first column.
la-text-en_rippers = Every player in the region moves 1 Survivor of their choice from the Active Zone to the Exhausted Zone.
la-text-en_firebrands = The first Convoys in the region take 2 Damage in the first column; every other Convoy there takes 1 Damage on the indicated cards.
la-text-en_iron_fang = Every Convoy in the region takes 2 Damage in the top row.
la-text-en_alpha_rig = Every player in the region loses 1 Resource of their choice and takes 1 Damage on the indicated cards.
la-text-en_tyr = The first Convoys in the region (all of them if tied) take 1 Damage in the first column; every other Convoy there takes 1 Damage on the indicated cards.
la-text-en_ullr = The first Convoys in the region (all of them if tied) take 1 Damage in the first column; every other Convoy there takes 1 Damage on the indicated cards.
la-text-en_heimdallr = Every player in the region adds 1 Damage to one of the strongest weapons of their Convoy; on equal levels the player chooses.
la-text-en_hel = Every player in the region adds 1 Contamination to each Survivor in their Rest Zone.
la-text-en_thor = Every player in the region adds 1 Damage to each of 3 different cards of their Convoy.
la-text-en_loki = The first Convoys in the region take 1 Damage in the top row and 2 Damage on the indicated cards; every other Convoy there takes 2 Damage in the top row.

## Events
la-text-ev_whiteout = Every Convoy has -1 speed in its next movement.
la-text-ev_radioactive_fallout = In Direct Turn Order each player adds 1 Contamination to one Survivor of their Active Zone or discards 1 Object; if only one is possible it must be done; a player with neither loses nothing.
la-text-ev_pack_ice_breaks = Move the Aurora to the red stage of its current stop.
la-text-ev_howl_of_the_pack = Remove up to 2 Damage from every Enemy in an enemy area, ordinary boxes first. If there is none, every Convoy in the first player's region takes 1 Damage in its first column.
la-text-ev_blizzard = In their next movement Convoys are slowed by their place on the Turn Order Table: first -2, second -1, third -1, fourth 0.
la-text-ev_emergency_broadcast = In Direct Turn Order each player may remove any number of Food from their Convoy, gaining 1 Fame per Food. If fewer than 2 Food were removed in total, move the Aurora to the red stage.

## Automa cards
la-text-automa_1-movement = Before moving, the Automa gains 1 Survivor if you own more Survivors than it.
la-text-automa_1-end_round = Add 1 Damage to your Convoy.
la-text-automa_2-movement = The Automa's Truck is tracked this round and takes the FIRST available shortcut.
la-text-automa_3-movement = Before moving, the Automa gains 1 Fuel if you own more Fuel than it.
la-text-automa_4-movement = Before moving, the Automa gains 1 Ammo.
la-text-automa_5-movement = The Automa's Truck has +2 speed this round.
la-text-automa_6-movement = Your Truck has -1 speed in your movement of this round if you have not moved yet; otherwise in your next movement.
la-text-automa_6-end_round = The Automa gains 1 Fame if its Convoy is ahead of yours; otherwise it draws 1 Object into its Objects/Loot Zone.

## Encounters
la-text-enc_wandering_trader-1 = Pay 1 Resource: draw 2 Objects.
la-text-enc_wandering_trader-2 = Discard 1 Object: gain 2 Resources of your choice.
la-text-enc_refugee_family-1 = Pay 2 Food: gain 2 Fame.
la-text-enc_refugee_family-2 = Pay 1 Food: a Castaway joins you, gain 1 Fame.
la-text-enc_refugee_family-3 = Rob them: gain 1 Food and 1 Fuel, lose 1 Fame.
la-text-enc_deserters-1 = Pay 1 Food: gain 2 Ammo.
la-text-enc_deserters-2 = Pay 1 Ammo: take a Device from the Exploration discard pile.
la-text-enc_smuggler_captain-1 = Discard 2 Objects: gain 2 Fame.
la-text-enc_smuggler_captain-2 = Lose 1 Fame: gain 3 Resources of your choice.
la-text-enc_wanted_man-1 = Let him go: discard 1 Object and lose 1 Fame; your Truck has +3 speed in your next movement.
la-text-enc_wanted_man-2 = Deal with him: pay 1 Ammo; draw 1 Object, gain 1 Fame and add a Truck, Trailer or Device to your Convoy.
la-text-enc_tinkerer_hermit-1 = Discard 1 Object: remove up to 3 Damage, gain 2 Fame.
la-text-enc_tinkerer_hermit-2 = Search his glowing heap: 1 Contamination on an exploring Survivor, draw 2 Objects.

## Backs of Stories
la-trigger-explore_start = At the start of the phase.
la-trigger-gather = When a player Gathers Resources.
la-trigger-improve_truck = When a player Improves the Convoy with a Truck.
la-trigger-improve_trailer = When a player Improves the Convoy with a Trailer.
la-trigger-improve_device = When a player Improves the Convoy with a Device.
la-trigger-recruit = When a player Recruits a Survivor.
la-trigger-encounter = When a player resolves an Encounter.
la-trigger-bonus_action = When a player performs a Bonus Action.
la-trigger-explore_two = When a player explores with two Survivors.
la-trigger-explored = When a player explores the card this Story is archived under.
la-trigger-rest_start = At the start of the phase.
la-trigger-feed = When a player feeds a Survivor.
la-trigger-unfed = When a player finishes feeding and at least one of their Survivors is still in the Exhausted Zone.
la-trigger-rest_end = At the end of the phase.
la-trigger-before_move = When a player has paid for movement, before the first space is entered.
la-trigger-stop_waypoint = When a Convoy ends its movement on a Waypoint counter.
la-trigger-stop_contaminated = When a Convoy ends its movement on a contaminated space.
la-trigger-same_space = When a Convoy ends its movement in a space with another Convoy.
la-trigger-enter_region = When a Convoy enters a region that no Convoy has entered before.
la-trigger-fire_start = At the start of the phase.
la-trigger-before_ambush = At the start of the phase, before an Enemy resolves its ambush.
la-trigger-attack_miss = When a player reveals a MISS during a normal attack.
la-trigger-attack_hit = When a player hits an Enemy with a normal attack.
la-trigger-enemy_defeated = When a player defeats an Enemy, before Loot is assigned.
la-trigger-fire_end = At the end of the phase.
la-trigger-eor_start = At the start of the phase.

## Effects as sentences
la-effect-gain = Gain { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
}.
la-effect-gain_choice = Choose and gain { $n } of these: { $what }.
la-effect-draw_object = Draw { $n ->
    [one] 1 Object
   *[other] { $n } Objects
}.
la-effect-draw_keep = Draw { $n } Objects, keep { $keep } and discard the rest.
la-effect-discard_object = Discard { $n ->
    [one] 1 Object
   *[other] { $n } Objects
}.
la-effect-lose = Lose { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
}.
la-effect-fame = Gain { $n } Fame.
la-effect-fame-lose = Lose { $n } Fame.
la-effect-repair-any = Remove { $n ->
    [one] 1 Damage
   *[other] up to { $n } Damage
} from your Convoy.
la-effect-repair-one_card = Remove { $n ->
    [one] 1 Damage
   *[other] up to { $n } Damage
} from a single card of your Convoy.
la-effect-damage-any = Take { $n } Damage anywhere in your Convoy.
la-effect-damage-indicated = Take { $n } Damage on the indicated cards.
la-effect-damage-column1 = Take { $n } Damage in the first column.
la-effect-damage-top_row = Take { $n } Damage in the top row.
la-effect-damage-bottom_row = Take { $n } Damage in the bottom row.
la-effect-damage-strongest_weapon = Take { $n } Damage on one of your strongest weapons.
la-effect-damage-distinct_cards = Take 1 Damage on each of { $n } different cards.
la-effect-damage-truck = Take { $n } Damage on your Truck.
la-effect-damage-cargo_box = Take { $n } Damage on a cargo box.
la-effect-contaminate-participant = Put { $n } Contamination on one exploring Survivor.
la-effect-contaminate-each_participant = Put { $n } Contamination on each exploring Survivor.
la-effect-contaminate-chosen = Put { $n } Contamination on one of your Survivors.
la-effect-contaminate-each_active = Put { $n } Contamination on each Survivor in your Active Zone.
la-effect-contaminate-each_rest = Put { $n } Contamination on each Survivor in your Rest Zone.
la-effect-contaminate-each_exhausted = Put { $n } Contamination on each Survivor in your Exhausted Zone.
la-effect-decontaminate-participant = Remove { $n } Contamination from one exploring Survivor.
la-effect-decontaminate-each_participant = Remove { $n } Contamination from each exploring Survivor.
la-effect-decontaminate-chosen = Remove { $n ->
    [one] 1 Contamination
   *[other] up to { $n } Contamination
} from one of your Survivors.
la-effect-decontaminate-any_spread = Remove { $n ->
    [one] 1 Contamination
   *[other] up to { $n } Contamination
} from your Survivors, as you like.
la-effect-decontaminate-up_to_3_one_zone = Remove { $n } Contamination from each of up to 3 Survivors of one zone.
la-effect-lose_survivor = You lose one Survivor of { $from-the }.
la-effect-move_survivor = Move { $n ->
    [one] one Survivor
   *[other] up to { $n } Survivors
} from { $from-the } to { $to-the }.
la-effect-move_survivor-all = Move any number of Survivors from { $from-the } to { $to-the }.
la-effect-faster-this_movement = +{ $n } speed in this movement.
la-effect-faster-next_movement = +{ $n } speed in the next movement.
la-effect-slower-this_movement = -{ $n } speed in this movement.
la-effect-slower-next_movement = -{ $n } speed in the next movement.
la-effect-strength = +{ $n } strength in this exploration action.
la-effect-advance = After the stop effects move { $n ->
    [one] 1 space
   *[other] { $n } spaces
} forward, free of charge.
la-effect-end_movement = Your movement ends here.
la-effect-ignore_space = The contamination of this space is ignored.
la-effect-improve-zone = You may add one of these from the Exploration Zone to your Convoy: { $kinds }.
la-effect-improve-discard = You may add one of these from the Exploration discard pile to your Convoy: { $kinds }.
la-effect-recruit_castaway = A Castaway joins you, if there is room.
la-effect-recruit_to = The recruit goes to { $to-the }.
la-effect-enemy_damage-chosen_in_region = Inflict { $n } Damage on an Enemy in your region.
la-effect-enemy_damage-triggering = Inflict { $n } Damage on this Enemy.
la-effect-enemy_damage-normal = Inflict { $n } Damage on this Enemy, with 1 Fame and a Target counter as for a hit.
la-effect-swap_target = Replace an opposing Target counter on an Enemy in your region with one of yours.
la-effect-ammo_substitute = Pays for a shot; a hit inflicts +{ $bonus } Damage.
la-effect-ignore_enemies = Ignore ambushes and Enemy attacks in this Fire Phase.
la-effect-shield-ambush = The next Damage you take from ambushes is reduced by { $n }.
la-effect-shield-attack = The next Damage you take from Enemy attacks is reduced by { $n }.
la-effect-aurora = The Aurora moves to { $to-the } of its present stop.
la-effect-peek = Look at { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of the Exploration deck.
la-effect-peek-reorder = Look at the top { $n } cards of the Exploration deck and put them back in any order.
la-effect-refresh_slot = Discard up to { $n ->
    [one] 1 card
   *[other] { $n } cards
}, no Enemies, from the Exploration Zone and refill it.
la-effect-give = Give { $n } { $n ->
    [one] { $what-one }
   *[other] { $what-many }
} to a player in your space.
la-effect-demand = A player in your space gives you { $n } { $n ->
    [one] Resource
   *[other] Resources
} or takes 1 Damage.
la-effect-humiliate = Humiliate: an opponent you damaged in this phase loses 1 Fame, or takes 1 Damage on a cargo box.
la-effect-place_mines = Put up to { $n } Mine counters on spaces you left in this movement.
la-effect-archive-board = Archive this Story beside your board.
la-effect-archive-truck = Archive this Story under your Truck.
la-effect-archive-trailer = Archive this Story under one of your Trailers.
la-effect-archive-device = Archive this Story under one of your Devices.
la-effect-archive-convoy = Archive this Story under a card of your Convoy.
la-effect-archive-zone_card = Archive this Story under a card of the Exploration Zone.
la-effect-archive_both = Archive this Story beside your board, together with "{ $other }" if you have it.
la-effect-discard_story = Discard this Story.
la-effect-read-success = Read the success of option { $option }.
la-effect-read-failure = Read the failure of option { $option }.
la-effect-cancel_action = The action is not carried out: the exploring Survivors go to { $to-the }.
la-effect-load_child = The child takes a free box of your Convoy.
la-effect-unload_child = The child of "{ $story }" leaves your Convoy.
la-effect-enemy_escapes = The Enemy escapes: no Loot.
la-effect-score = { $n } Fame at the end of the game.
la-effect-turn_order_slow = By place on the Turn Order Table, speed in the next movement: first { $first }, second { $second }, third { $third }, fourth { $fourth }.
la-effect-food_vote = Each player may give Food for { $fame } Fame each. If fewer than { $threshold } Food are given in all, the Aurora moves to the red stage.
la-effect-contaminate_or_discard = Put 1 Contamination on a Survivor in your Active Zone, or discard 1 Object.
la-effect-howl = Remove up to { $repair } Damage from every Enemy in an enemy area; if there is none, every Convoy in the first player's region takes { $damage } Damage in the first column.
la-effect-automa-fame = The Automa gains { $n } Fame.
la-effect-automa-survivor = The Automa gains { $n ->
    [one] 1 Survivor
   *[other] { $n } Survivors
}.
la-effect-automa-food = The Automa gains { $n } Food.
la-effect-automa-ammo = The Automa gains { $n } Ammo.
la-effect-automa-fuel = The Automa gains { $n } Fuel.
la-effect-automa-object = The Automa draws { $n ->
    [one] 1 Object
   *[other] { $n } Objects
}.
la-effect-automa-speed = The Automa has +{ $n } speed this round.
la-effect-automa-tracks = The Automa's Truck is tracked this round.
la-effect-automa-fame_if_ahead_else_object = The Automa gains { $n } Fame if its Convoy is ahead of yours, otherwise { $n ->
    [one] 1 Object
   *[other] { $n } Objects
}.
la-effect-radiation = Radiation: { $n } Contamination on each exploring Survivor.
la-effect-nothing = Nothing happens.

## Putting effects together
la-effects = { $first } { $rest }
la-effect-if = ({ $if }) { $what }
la-effect-cost = { $cost }: { $what }
la-who-each_player = Every player: { $what }
la-who-each_opponent = Every opponent: { $what }
la-who-players_in_region = Every player in the region: { $what }
la-who-leaders_in_region = The first Convoys in the region: { $what }
la-who-others_in_region = The other Convoys in the region: { $what }
la-who-archiver = The player who archived this Story: { $what }

## Costs
la-cost-food = Pay { $n } Food
la-cost-ammo = Pay { $n } Ammo
la-cost-fuel = Pay { $n } Fuel
la-cost-any = Pay { $n ->
    [one] 1 Resource
   *[other] { $n } Resources
} of your choice
la-cost-object = Discard { $n ->
    [one] 1 Object
   *[other] { $n } Objects
}
la-cost-fame = Pay { $n } Fame
la-cost-damage = Take { $n } Damage

## Conditions
la-if-archived = if you have archived "{ $story }"
la-if-strength_at_least = if the strength is at least { $n }
la-if-participants_at_least = if at least { $n } Survivors explore
la-if-survivors_at_least = if you have at least { $n } Survivors
la-if-truck_tracked = if your Truck is tracked
la-if-undamaged = if your Convoy has no Damage
la-if-child_aboard = if the child is aboard
la-if-free_crew_box = if you have a free box for a passenger
la-if-survivor_room = if you have room for another Survivor
la-if-has_resource = if you have a Resource
la-if-opponent_ahead = if an opponent is ahead of you
la-if-player_has_more = if you have more { $what-many } than the Automa

## Tests and missions
la-test = TEST: { $letters }
la-test-cost = { $cost }: also { $letters }
la-test-if = also { $letters } { $if }
la-mission = MISSION: { $task }. Deadline: { $deadline }.
la-mission-place_target = put a Target counter on an Enemy
la-mission-stop_waypoint = end a movement on a Waypoint counter
la-mission-not_last_at_deadline = do not be the last Convoy
la-mission-have_at_game_end = have { $food } Food and { $fuel } Fuel
la-mission-board_or_lead_at_game_end = be at the Aurora or leading
la-deadline-end_of_phase = the end of this phase
la-deadline-end_of_round = the end of this round
la-deadline-end_of_next_round = the end of the next round
la-deadline-game_end = the end of the game
la-option-label = { $key }: { $label }
la-option-requires = Only { $if }
