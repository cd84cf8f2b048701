# What the cards, Rooms and Items of Nemesis with Aftermath say.

## Room Actions
nem-text-room-action-armory = Add 2 Ammo to one of your Energy Weapons, up to its capacity. The AssistBot is not an Energy Weapon.
nem-text-room-action-comms_room = Put a Signal marker on your Character board.
nem-text-room-action-emergency_room = Dress all your Serious Wounds, or heal one dressed Serious Wound, or heal all your Light Wounds.
nem-text-room-action-evacuation_a = Make a Noise roll; if no Intruder is in the Room afterwards, enter an Unlocked pod of Section A with a free space.
nem-text-room-action-evacuation_b = Make a Noise roll; if no Intruder is in the Room afterwards, enter an Unlocked pod of Section B with a free space.
nem-text-room-action-fire_control = Choose any Room: discard its Fire marker, then every Intruder in it retreats.
nem-text-room-action-generator = Start the Self-Destruct Sequence, or stop it while its marker is not on a yellow space.
nem-text-room-action-laboratory = If a Corpse, Carcass or Egg is in the Room, reveal the matching Weakness card. The Object is kept.
nem-text-room-action-nest = Take 1 Egg from the Intruder board into a Hand, then make a Noise roll.
nem-text-room-action-storage = Choose an Item deck, draw 2 cards, keep 1, put the other under the deck. The Item Counter does not change.
nem-text-room-action-surgery = Scan all your Contamination cards, remove the INFECTED ones and your Larva, suffer 1 Light Wound, shuffle everything into your deck and pass.
nem-text-room-action-airlock_control = Choose another yellow Room, tile face up, without Destroyed Doors: close all its Doors. If they are all still Closed at the end of the Player Phase, everything in it dies and its Fire goes out.
nem-text-room-action-canteen = Heal 1 Light Wound. Then you may scan the Contamination cards in your hand as in Rest.
nem-text-room-action-command_center = Choose a Room and open or close any of the Doors in its Corridors, each as you like.
nem-text-room-action-engine_control = Secretly look at the top token of all three Engines.
nem-text-room-action-hatch_control = Turn one Escape Pod to Locked or Unlocked.
nem-text-room-action-monitoring_room = Secretly look at one unexplored Room tile and the Exploration tokens on it.
nem-text-room-action-shower_room = Discard your Slime marker. Then you may scan the Contamination cards in your hand as in Rest.
nem-text-room-action-server_room = Perform the Action of any other explored, working Room with a Computer.
nem-text-room-action-alarm_room = Choose another Room without Characters and make a Noise roll there. An Encounter there causes no Surprise Attack.
nem-text-room-action-turret_room = Choose a turret, look at its stack and put another status token than the current one face down on top.
nem-text-room-action-cockpit = Secretly look at the Coordinates card, or move the Destination marker to A, B, C or D.
nem-text-room-action-engine_1 = Secretly look at the top token of Engine 1.
nem-text-room-action-engine_2 = Secretly look at the top token of Engine 2.
nem-text-room-action-engine_3 = Secretly look at the top token of Engine 3.
nem-text-room-action-hibernatorium = Make a Noise roll; if no Intruder is in the Room afterwards your Character hibernates.

## Rooms
nem-text-room-cabins = A Character that starts the Player Phase here without an Intruder draws up to 6.
nem-text-room-slime_room = Each Character that enters gets a Slime marker.
nem-text-room-workshop = The Basic Action Craft Item (cost 1) may here exchange one Energy Charge, Tools or Clothes for a Laser Sight, Combat Drone or Environmental Suit. Not with a Malfunction.

## Traits
nem-text-trait-tr_just_die_already = After a hit with the Six-Shooter you may shoot the same target again for free, any number of times; check the Injury effect after the last shot.
nem-text-trait-tr_authorization = When you use the Cockpit Action you may also open or close one Door anywhere.
nem-text-trait-tr_wheelchair = A Leg wound you receive is dressed at once.
nem-text-trait-tr_scavenger = When you search a white Room draw 1 card from each deck, keep one.
nem-text-trait-tr_rush = At the start of a round you may suffer 1 Light Wound to perform 3 Actions in it.
nem-text-trait-tr_handyman = Your starting Weapon and active Quest Items count as yellow Items when you craft.
nem-text-trait-tr_owner = While the AssistBot has Energy your starting Body wound counts as dressed. You know all Corporate Objectives.
nem-text-trait-tr_synthetic = Contamination cards you draw are scanned at once: INFECTED costs 1 Light Wound; the card is removed and you draw again. Only Self-Repair treats your wounds.
nem-text-trait-tr_shrink = When another Character in your Room performs a Movement you may discard 1 Action card to move along. Alone in your Room at the draw step you draw up to 1 card fewer.
nem-text-trait-tr_laika = Before your first Action in each turn Laika may move to a neighboring Room or be recalled. She ignores Fire and turrets, makes noise when she enters an empty Room, and shows you what lies face down there.
nem-text-trait-tr_tough = You die only on a wound suffered with 4 Serious Wounds. Instant-death effects still kill you.

## Action cards
nem-text-card-demolition = Destroy one Closed Door of your Room, or place a Malfunction marker in your Room, or destroy the turret in your Room if it is active. A face-down status is turned up first; an inactive turret stays.
nem-text-card-interruption = Cancel an Action of another player in your Room (its cost stays paid), or cancel an Interruption of another player.
nem-text-card-rest = Scan all Contamination cards in your hand and remove the clean ones; follow the infection procedure if any is INFECTED.
nem-text-card-search = Reduce the Item Counter by 1, draw 2 cards of the Room's colour, keep 1, put the other under the deck.
nem-text-card-basic_repairs = Discard a Malfunction marker from your Room, or Repair/Break the Engine here.
nem-text-card-repairs = Discard a Malfunction marker from your Room, or Repair/Break the Engine here.
nem-text-card-fast_repairs = Discard a Malfunction marker from your Room, or Repair/Break the Engine here.
nem-text-card-computer_skills = Open or close one Door of your Room, or in a Room with a Computer use its Action without paying.
nem-text-card-suppressive_fire = Discard 1 Ammo. You, or one other willing Character in your Room, escape to a neighboring Room without being attacked.
nem-text-card-order = Choose another Character in your Room and move it to a neighboring Room of your choice, willing or not.
nem-text-card-reload = Add 1 Ammo to your Six-Shooter.
nem-text-card-motivation = Every Character in your Room, you included, draws 1 Action card.
nem-text-card-piloting = In the working Cockpit or a Room with a Computer use the Room's Action without paying, or in a Room with a Computer check the Coordinates.
nem-text-card-knowledge_of_the_ship = Open or close one Door of your Room, or secretly look at one unexplored Room tile (not at its token).
nem-text-card-old_friend = In a working Room without a Computer use its Action without paying.
nem-text-card-technical_corridors = From a Room with an Entrance move to any other Room with an Entrance. You must pass afterwards.
nem-text-card-pyrotechnics = Discard any Item to place a Fire marker in your Room, or discard the Fire marker from your Room.
nem-text-card-ingenuity = Discard a Malfunction marker from your Room, or Repair/Break the Engine here, or craft an Item; any yellow Item may stand in for the tool component.
nem-text-card-covering_fire = Discard 1 Ammo. You and/or one other willing Character in your Room escape together to the same neighboring Room without being attacked.
nem-text-card-taking_aim = Shoot with your Energy Weapon; you may reroll the first result.
nem-text-card-full_auto = Discard all Ammo of the Assault Rifle and shoot with it: 1 additional Injury for every 2 Ammo discarded, even if you miss.
nem-text-card-nerves_of_steel = Discard during a Surprise Attack on you to ignore its effect.
nem-text-card-scavenging = Search, also if the Item Counter is 0 (it stays 0).
nem-text-card-reconnaissance = Move to a neighboring Room without a Noise roll.
nem-text-card-adrenaline = Shoot and draw 1 Action card, or Escape and draw 1 Action card.
nem-text-card-risk_assessment = In a Room with a Computer look at the top Event card and put it back on top or under the deck.
nem-text-card-blocking_access = In a Room with a Computer use its Action without paying, or place a Malfunction marker in any explored Room with a Computer.
nem-text-card-intranet = In a Room with a Computer use the Action of any explored, working Room with a Computer without paying.
nem-text-card-robot_demolition = As Demolition, done by the AssistBot for 1 Energy.
nem-text-card-lightning_repair = The AssistBot discards a Malfunction marker from your Room, or you Repair/Break the Engine here.
nem-text-card-robotic_fist = Roll the Combat die against an Intruder in your Room. If it hits, you may discard more Energy for 1 additional Injury each. A miss has no further effect.
nem-text-card-protection = Remove this card from the game. Choose a Character in your Room: until the next Player Phase it is not attacked in the Intruder Attack step and suffers no wounds from Fire.
nem-text-card-stop_it = Remove this card from the game to prevent one Intruder attack on a Character in your Room before its card is drawn.
nem-text-card-one_last_thing = After you have passed, discard this card to take an extra round in the same turn, unless you were the last to pass.
nem-text-card-authority = Name another Character in your Room and a neighboring Room: that Character moves there, willing or not.
nem-text-card-executive_override = In a Room with a Computer use its Action without paying, or open or close one Door anywhere.
nem-text-card-carry_me = Move to a neighboring Room without a Noise roll. In Combat only one Intruder of your choice attacks you.
nem-text-card-efficiency = Use the Action of your Room without paying, if it has no Malfunction.
nem-text-card-self_repair = Discard Tools or Duct Tape to dress 1 Serious Wound, or discard Tools, Duct Tape or an Energy Charge to heal all Light Wounds.
nem-text-card-overcharge = Shoot with the Wrist Laser. If it hits you may discard up to 2 more Ammo for 1 additional Injury each.
nem-text-card-silent_running = Move to a neighboring Room without a Noise roll.
nem-text-card-support = Name a Character in your Room, yourself allowed: its player draws 2 and discards 1; the players of the other Characters in the Room draw 1 and discard 1.
nem-text-card-persuasion = Look at the hand of another player whose Character is in your Room, choose one card there to be discarded, a Contamination card too; that player draws 1.
nem-text-card-calm_down = Heal 1 Light Wound of a Character in your Room, or that Character's player may scan its hand as in Rest.
nem-text-card-debrief = Look at one Objective or Personal Intent of another player whose Character is in your Room, or let that player discard any cards, Contamination cards too, and draw as many.
nem-text-card-go_girl = Move Laika up to 2 Rooms through open Corridors, or recall her. With Aggressive Impulse, keep her at your side instead and deal 1 Injury to an Intruder in your Room.
nem-text-card-tactical_move = Choose an Intruder in your Room; you and it move to a neighboring Room of your choice. The other Intruders do not attack you.
nem-text-card-sentinel = After your own Noise roll ignore its result; or, when an Intruder attacks you in any way, remove Laika from the game and the attack has no effect on you.
nem-text-card-marked_prey = Shoot. If it hits and Laika is at your side it deals 1 additional Injury.
nem-text-card-i_need_it = When another Character in your Room has searched and chosen a card, discard this card to take the rejected Item, unseen before, instead of it going under the deck.
nem-text-card-hot_tempered = Use the Action of your Room without paying, then make a Noise roll.
nem-text-card-opportunist = Move (or Escape) to a neighboring Room, then you may close the Door in the Corridor you used, even if it was Destroyed.
nem-text-card-bash = Make a Melee Attack; after the roll the target suffers 1 additional Injury, even if you miss, then one Injury Effect check. A miss still costs you the wound.
nem-text-card-second_wind = Heal all your Light Wounds, or draw 2 cards and suffer 1 Light Wound.

## Items
nem-text-item-energy_charge = Fully load one Energy Weapon (CEO: refill the AssistBot), or open or close one Door of your Room.
nem-text-item-grenade = Choose an Intruder (or Eggs) in your Room or a neighboring Room: it suffers 2 Injuries (2 Eggs are destroyed). All other Intruders in that Room suffer 1 Injury and all Characters there, you included, 1 Serious Wound.
nem-text-item-smoke_grenade = All other Characters in your Room discard 1 Action card. Move to a neighboring Room without being attacked.
nem-text-item-recon_drone = Secretly look at one unexplored Room tile and its Exploration tokens.
nem-text-item-decoy = Choose a neighboring Room. All Intruders in Rooms neighboring that Room move into it; each that was in Combat first makes one attack.
nem-text-item-self_destruct_key = In a Room with a Computer start or stop the Self-Destruct Sequence.
nem-text-item-evacuation_key = In an Evacuation Section lock or unlock one pod of that section.
nem-text-item-comms_key = In a Room with a Computer look at one Objective of a player whose Character has a Signal marker.
nem-text-item-extended_magazine = Attach to one of your Energy Weapons: capacity +2, and add 2 Ammo now.
nem-text-item-prototype_pistol = Energy Weapon. You may reroll each Combat roll made with it once.
nem-text-item-prototype_rifle = Energy Weapon. On two crosshairs you may discard 1 more Ammo to deal 1 more Injury.
nem-text-item-prototype_shotgun = Energy Weapon. Every face except the blank deals at least 1 Injury; one or two crosshairs deal 1 more.
nem-text-item-chemicals = Fully load a Flamethrower.
nem-text-item-tools = Discard a Malfunction marker from your Room, or Repair/Break the Engine of the Engine Room you are in, or open or close one Door of your Room.
nem-text-item-duct_tape = Discard a Malfunction marker from your Room, or Repair/Break the Engine here, or join two Heavy Items so that they use one Hand slot.
nem-text-item-fire_extinguisher = Discard a Fire marker from your Room, or make one Intruder in your Room retreat.
nem-text-item-clothes = Discard your Slime marker, or dress 1 Serious Wound.
nem-text-item-technical_corridors_plan = From a Room with an Entrance move to any other Room with an Entrance.
nem-text-item-space_suit = In a yellow Room discard all Action cards from your hand and move to any other yellow Room.
nem-text-item-nemesis_plans = Secretly look at two unexplored Room tiles, not at their tokens.
nem-text-item-medkit = Dress 1 Serious Wound, or heal 1 dressed Serious Wound.
nem-text-item-bandages = Dress 1 Serious Wound, or heal all Light Wounds.
nem-text-item-synthetic_food = Draw 2 Action cards.
nem-text-item-adrenaline_injection = Draw 1 card. You may perform any number of Actions in this round; then you must pass.
nem-text-item-alcohol = Scan and remove 1 Contamination card from your hand. If it was INFECTED take a new Contamination card.
nem-text-item-military_drugs = Discard any number of cards from your hand, Contamination cards included, and draw that many plus 1.
nem-text-item-antidote = Scan all your cards, remove the INFECTED ones and your Larva. Take 1 Contamination card and shuffle it with your deck and discard; you keep your hand. Then you pass.
nem-text-item-taser = One Intruder in your Room suffers 1 Injury and, if it survives, retreats; or one other Character in your Room discards its whole hand.
nem-text-item-flamethrower = Classic Weapon. Every face except the blank deals at least 1 Injury; on two crosshairs place Fire in your Room. Loaded with Chemicals.
nem-text-item-molotov_cocktail = Choose your Room or a neighboring one with an Intruder or Eggs: place Fire there; every Intruder suffers 1 Injury, one Egg is destroyed, every Character there suffers 1 Serious Wound.
nem-text-item-laser_sight = Attach to one of your Weapons: you may reroll each Combat roll made with it once. A Weapon can have only one Laser Sight.
nem-text-item-combat_drone = Energy Weapon that uses no Hand slot. Crafted fully loaded.
nem-text-item-environmental_suit = While you own it you suffer no wounds from Fire and ignore all effects of Slime.

## Starting Items
nem-text-item-six_shooter = Classic Weapon. Two crosshairs deal 1 more Injury. Loaded only with the card Reload.
nem-text-item-shotgun = Energy Weapon. An attack that deals at least 1 Injury deals 1 more.
nem-text-item-sawed_off_shotgun = Energy Weapon. One crosshair counts as two.
nem-text-item-assault_rifle = Energy Weapon. An attack that deals at least 1 Injury deals 1 more.
nem-text-item-rifle = Energy Weapon without special rules.
nem-text-item-pistol = Energy Weapon. Two crosshairs count as one.
nem-text-item-assistbot = Carries Energy for the CEO's robot cards; completely refilled by an Energy Charge, by nothing else.
nem-text-item-wrist_laser = Built-in Energy Weapon that uses no Hand slot. Two crosshairs deal 1 more Injury. It cannot be traded or dropped.
nem-text-item-compact_pistol = Energy Weapon. Two crosshairs count as one.
nem-text-item-hunter_carbine = Energy Weapon without special rules.
nem-text-item-handcuffs = Fill one Hand slot of the Convict. Can be discarded only with the Handcuff Key.
nem-text-item-handcuff_key = Discard this card to discard the Handcuffs of the Convict in your Room (or your own). Can be traded, also to the Convict himself.

## Quest Items
nem-text-item-log_key = In a Room with a Computer look at one Objective of any player.
nem-text-item-intercom = Order and Motivation may also affect Characters in any Room with a Computer; Order still moves only one.
nem-text-item-orbital_maneuvering_system = Every player passes at once and the Player Phase ends; skip the Intruder Attack step of this Event Phase.
nem-text-item-pilot_evacuation_key = In an Evacuation Section lock or unlock one pod of that section.
nem-text-item-plasma_torch = Open or close one Door of your Room; a Destroyed Door may be closed.
nem-text-item-flashlight = Perform a Search.
nem-text-item-armor = Discard when an Intruder attacks you to ignore that attack.
nem-text-item-autoloader = Attached to the Assault Rifle: capacity +1; loading it with an Energy Charge costs 0 cards.
nem-text-item-motion_scanner = After your Noise roll discard 1 Action card to reroll it, once per roll.
nem-text-item-security_key = Choose a Room and open or close any of the Doors in its Corridors, each as you like.
nem-text-item-holo_computer = Intranet and Risk Assessment may be used from any Room, even without a Computer or with a Malfunction.
nem-text-item-laboratory_equipment = In a Room with a Corpse, Carcass or Egg reveal the matching Weakness card.
nem-text-item-module_control = Launch one Unlocked pod from anywhere, or look at and order the tokens of one Engine from anywhere.
nem-text-item-board_codes = Replace the Coordinates card by one of your choice, or take an Item of your choice from the deck of your Room's colour.
nem-text-item-emergency_battery = You do not shut down on the fifth space.
nem-text-item-defensive_module = Once per Event Phase, in the Intruder Attack step, discard 1 Ammo of the Wrist Laser to cancel an attack on you.
nem-text-item-loboscope_drone = Give the drone to another Character in your Room (or take it back): you see everything that Character secretly looks at or changes.
nem-text-item-emotional_scanner = For Support, Persuasion, Calm Down and Debrief Characters in neighboring Rooms count as being in your Room.
nem-text-item-report_mode = Laika searches her Room; the Item goes to your Inventory and Laika returns to your board.
nem-text-item-aggressive_impulse = Whenever you could move Laika out of your Room and do not, you may deal 1 Injury to an Intruder in your Room.
nem-text-item-restorative_arm = Rest is a Basic Action for you. In addition ignore the effect of one of your Serious Wounds.
nem-text-item-pipe = When you miss a Melee Attack you may discard the Pipe to suffer 1 Light Wound instead of the Serious Wound. Discarded or dropped, it is turned back to its quest side. Its quest can be completed in any Room. It cannot be traded.

## Serious Wounds
nem-text-wound-wound_arm = Only one Hand slot; drop one thing at once if you hold two.
nem-text-wound-wound_hand = Your Item Actions cost 1 card more.
nem-text-wound-wound_leg = Your Escape by Movement costs 2 cards.
nem-text-wound-wound_body = Draw up to 4 cards instead of 5 in the draw step.
nem-text-wound-wound_bleeding = Each time you pass in the Player Phase you suffer 1 Light Wound.
nem-text-wound-wound_disfigured = Each time you pass in the Player Phase while you have a Slime marker you suffer 1 Light Wound.
nem-text-wound-wound_ceo_start = The CEO's starting wound: a Body wound that counts as dressed while the AssistBot has Energy. Not part of the deck; healed, it leaves the game.

## Intruder Attack cards
nem-text-attack-att_scratch = 1 Light Wound and 1 Contamination card.
nem-text-attack-att_claw = 2 Light Wounds and 1 Contamination card.
nem-text-attack-att_bite = A Character with at least 2 Serious Wounds dies; otherwise it suffers 1 Serious Wound.
nem-text-attack-att_tail = A Character with at least 1 Serious Wound dies; otherwise it suffers 1 Serious Wound.
nem-text-attack-att_transformation = Replace the attacking Creeper by a Breeder. If the target's player has no cards in hand the Breeder makes a Surprise Attack.
nem-text-attack-att_frenzy = Each Character in the Room with at least 2 Serious Wounds dies, each other one suffers 1 Serious Wound.
nem-text-attack-att_slime = A Slime marker and 1 Contamination card.
nem-text-attack-att_summoning = Draw a token and place that Intruder in the Room; it does not attack now.

## Weaknesses
nem-text-weakness-wk_vital_places = A blank Combat die against an Adult counts as one crosshair.
nem-text-weakness-wk_way_of_moving = Only Breeders and the Queen can destroy Closed Doors; other Intruders are simply stopped.
nem-text-weakness-wk_phosphates = Each Intruder made to retreat by a Fire Extinguisher or the Fire Control System also suffers 1 Injury before it retreats.
nem-text-weakness-wk_energy = An attack with an Energy Weapon that deals at least 1 Injury deals 1 more.
nem-text-weakness-wk_reaction = Surprise Attack numbers are lowered by 1, to a minimum of 1.
nem-text-weakness-wk_brink = The blood total of every Injury Effect check is lowered by 1.
nem-text-weakness-wk_way_of_fighting = A Bite by an Adult causes 1 Light Wound instead of 1 Serious Wound; its death clause stays.
nem-text-weakness-wk_fire = An Intruder that suffers Injuries from Fire, a Molotov Cocktail or a Flamethrower suffers 1 more, once per source.

## Intruder Action cards
nem-text-intruder-card-ia_pursuit = One Character of your choice makes a Noise roll.
nem-text-intruder-card-ia_coordinated_hunt = Every Adult not in Combat moves to a neighboring Room with a Character, to the lowest Room Number if several.
nem-text-intruder-card-ia_metamorphosis = As the event Eclosion.
nem-text-intruder-card-ia_planning = Draw 3 Event cards and resolve 1 of them, discard the others.
nem-text-intruder-card-ia_self_healing = Remove 2 Injuries from one Intruder.

## Events
nem-text-event-ev_egg_protection = Each Character in the Nest or carrying an Egg resolves an Encounter.
nem-text-event-ev_hatching = Discard 1 Egg from the Intruder board. Each Character in the Nest whose player has no Action cards is infested as by a Larva attack. If nobody was, put a Larva token into the bag.
nem-text-event-ev_regeneration = Each Intruder on the board loses up to 2 Injuries.
nem-text-event-ev_damage = Place a Malfunction marker in each Room with an Adult, Breeder or Queen.
nem-text-event-ev_lurking = Remove every Intruder that is not in a Room with a Character and put the matching tokens into the bag.
nem-text-event-ev_eclosion = Each Character with a Larva dies and leaves a Creeper. Then every Character draws 4 cards and scans the Contamination cards among them; an INFECTED one puts a Larva on the board. Discard the cards.
nem-text-event-ev_flammable_compounds = Place Fire in the Hibernatorium. If it already burns, place Fire in each neighboring Room.
nem-text-event-ev_hunt_2 = Each Adult not in Combat moves to a neighboring Room with a Character if possible, to the lowest Room Number if there are several.
nem-text-event-ev_hunt_3 = Each Adult not in Combat moves to a neighboring Room with a Character if possible, to the lowest Room Number if there are several.
nem-text-event-ev_consuming_fire = Set the Item Counter to 0 in each burning Room, then place Fire in each Room neighboring one of them.
nem-text-event-ev_scent_of_prey = Place a Noise marker in every Corridor without one that is connected to a Room with a Character that has Slime.
nem-text-event-ev_malfunction = Place a Malfunction marker in the explored Room with the lowest Room Number that can take one. Then shuffle this card into the deck.
nem-text-event-ev_noise_technical = Place a Noise marker in the Technical Corridors. If one is already there, each Character in a Room with an Entrance and not in Combat makes a Noise roll.
nem-text-event-ev_nest = If the Nest is explored, place a Noise marker in every Corridor without one that is connected to it.
nem-text-event-ev_bulkheads_open = Open all Closed Doors.
nem-text-event-ev_damaging_fire = Place a Malfunction marker in each burning Room, then place Fire in each Room neighboring one of them.
nem-text-event-ev_pod_ejection = Launch the Escape Pod with the lowest number, with whoever is inside.
nem-text-event-ev_short_circuit = Place a Malfunction marker in each explored yellow Room with a Computer.
nem-text-event-ev_coolant_leak = If the Generator has a Malfunction marker, the Self-Destruct Sequence starts.
nem-text-event-ev_life_support_failure = Place a Malfunction marker in each explored green Room.
nem-text-event-ae_docking_strain = Place a Malfunction marker in the Shuttle Room with the lowest Room Number that can take one, not the Main Room, and a Noise marker in every Corridor without one that is connected to the Main Room.
nem-text-event-ae_duct_surge = Place a Noise marker in the Technical Corridors if there is none. Each Character in a Room with an Entrance gets a Slime marker.
nem-text-event-ae_power_dip = Shuffle the status stack of every turret, face down. Place a Malfunction marker in the explored yellow Room with the lowest Room Number that can take one.
nem-text-event-ae_something_stirs = If the Nest is explored and not destroyed, place a Larva in it (no Encounter). Otherwise put a Larva token into the bag.
nem-text-event-ae_bulkhead_drill = Close the Doors in all Corridors connected to the Hibernatorium, Destroyed ones excepted.
nem-text-event-ae_smouldering_wiring = Place a Fire marker in the Room with the lowest Room Number that has a Malfunction marker and no Fire.
nem-text-event-ae_pheromone_trail = Each Character carrying an Object gets a Slime marker, and a Noise marker is placed in every Corridor without one connected to its Room.
nem-text-event-ae_torn_bulkheads = Destroy every Closed Door in a Corridor connected to a Room with an Intruder. If none was destroyed, put an Adult token into the bag.
nem-text-event-ae_static = Each player whose Character is on board discards 1 Action card of choice. Who has none places a Noise marker in a Corridor of choice without one that is connected to the Character's Room.
nem-text-event-ae_feeding_time = In each Room with an Intruder and an uncarried Corpse or Carcass, discard one such Object (a Carcass before a red Corpse before the blue Corpse, never the last Character Corpse on board) and remove all Injuries from the largest injured Intruder there.

## Objectives
nem-text-objective-obj_prime_asset = The ship reaches Earth, or you are the only survivor.
nem-text-objective-obj_oldest_friend = The ship reaches Earth, or you are the only survivor.
nem-text-objective-obj_quarantine = The ship reaches Mars, or it reaches Earth and the Nest is destroyed. You survive hibernation on the way to Mars.
nem-text-objective-obj_relentless_investigator = Signal sent and all Rooms of the ship explored.
nem-text-objective-obj_proper_burial = Signal sent and you finish in a pod or hibernating with the blue Character Corpse.
nem-text-objective-obj_hoarder = You finish in a pod with at least 7 Items; Quest Items count only if active.
nem-text-objective-obj_great_hunt = Signal sent and the ship is destroyed or the Queen is killed.
nem-text-objective-obj_best_friends_forever = You and at least one other Character survive.
nem-text-objective-obj_aliens_on_a_spaceship = Signal sent and the Nest or the ship is destroyed.
nem-text-objective-obj_my_precious = Signal sent and you finish in a pod or hibernating with an Egg.
nem-text-objective-obj_necroscopy = Signal sent and the Carcass Weakness discovered.
nem-text-objective-obj_ab_ovo = The Egg Weakness discovered.
nem-text-objective-obj_extreme_field_biology = At least two Weaknesses discovered.
nem-text-objective-obj_right_moment = The Character of Player 1 does not survive, or you are the only survivor.
nem-text-objective-obj_greener_pastures = The Character of Player 2 does not survive, or you are the only survivor.
nem-text-objective-obj_old_feud = The Character of Player 3 does not survive, or you are the only survivor.
nem-text-objective-obj_hostile_takeover = The Character of Player 4 does not survive, or you are the only survivor.
nem-text-objective-obj_final_enlightenment = The Character of Player 5 does not survive, or you are the only survivor.
nem-text-objective-coop_destination_earth = The ship reaches Earth.
nem-text-objective-coop_emergency_post_mortem = The blue Character Corpse lies in or is carried in Surgery at the end; once placed there it may be marked as done.
nem-text-objective-coop_first_contact_protocol = At least two Weaknesses discovered.
nem-text-objective-coop_cutting_off_the_head = Signal sent and the Queen killed or the ship destroyed.
nem-text-objective-coop_no_man_left_behind = Signal sent and all Rooms explored.
nem-text-objective-coop_special_delivery = A Character finishes in a pod or hibernating with an Egg.
nem-text-objective-coop_clean_up_crew = Signal sent and the Nest or the ship destroyed.

## Personal Intents and the Offer
nem-text-objective-int_souvenir = Leave carrying an Intruder Carcass.
nem-text-objective-int_live_specimen = Leave carrying an Egg.
nem-text-objective-int_bring_them_home = Leave carrying a Character Corpse.
nem-text-objective-int_full_pockets = Leave with at least 3 Items, not counting starting Items and inactive Quest Items.
nem-text-objective-int_call_home = Send a Signal.
nem-text-objective-int_cartographer = Reveal at least 4 Aftermath Exploration tokens yourself, and no other player more than you.
nem-text-objective-int_trophy_hunter = Kill at least one Intruder that is not a Larva.
nem-text-objective-int_caretaker = Discard at least 2 Malfunction markers yourself, or at most 1 is on the board at the end.
nem-text-objective-int_clean_bill = Leave with at most 1 Contamination card, no Larva and no Slime.
nem-text-objective-int_not_a_scratch = Leave with no more Serious Wounds than you started with and at most 1 Light Wound.
nem-text-objective-int_guardian = The Character of the player on your left survives the Epilogue.
nem-text-objective-int_engine_report = You have looked at the top tokens of at least two Engines, and at departure at least two Engines are Working.
nem-text-objective-int_field_notes = At least one Weakness was discovered or rediscovered in the Epilogue.
nem-text-objective-lucrative_offer = Leave carrying an Egg and with your Signal sent. You win even if Exploration tokens are face down or an Alert has failed.

## Alerts
nem-text-alert-al_core_purge = I: Activation in the Generator. II: Activation in the Main Room of the Shuttle.
nem-text-alert-al_black_box = Place a Sample in the Cockpit. Completed when the Sample is in the Main Room (lying there or carried by a Character there).
nem-text-alert-al_tissue_sample = Place a Sample in Surgery. I: bring it to the Laboratory or the Emergency Room. II: Activation in the Laboratory or the Emergency Room.
nem-text-alert-al_thrust_imbalance = I: Activation in Engine Room 2. II: Activation in Engine Room 1 or Engine Room 3.
nem-text-alert-al_distress_relay = I: Activation in the Comms Room. II: Activation in the Cockpit or the Generator.
nem-text-alert-al_hull_stress = If at most 6 Malfunction markers are on the board, place 2 in random Rooms that can take one. I: Activation in a Room with a Malfunction marker, or discard a Malfunction marker. II: the same in another such Room.
nem-text-alert-al_flash_fire = Place Fire in two random Rooms among Generator, Storage, Laboratory and Armory. I: Activation in one of these four Rooms while it burns. II: the same in another of them. Both Levels are completed as soon as none of the four burns.
nem-text-alert-al_quarantine_sweep = I: Activation in the Hibernatorium. II: Activation in the Emergency Room or Surgery.
nem-text-alert-al_honor_the_dead = If no Character Corpse is on the board, place one in the Hibernatorium. I: bring a Character Corpse to the Emergency Room or Surgery (if none is left on board: Activation in the Hibernatorium). II: Activation in the Emergency Room or Surgery.
nem-text-alert-al_reactor_vent = Place a Malfunction marker in the Generator. I: the Generator is working, or two Activations in it. II: Activation in the Fire Control System or in any Engine Room.

## Basic Actions and free steps
nem-text-action-ba_movement = Move to a neighboring Room (in Combat: Escape, cost 2 with an undressed Leg wound). On ship and Shuttle also the docking moves.
nem-text-action-ba_careful_movement = Movement with a Noise marker of your choice instead of the Noise roll.
nem-text-action-ba_shoot_action = Attack an Intruder in your Room, or Eggs, with a loaded Weapon in your Hands or one that needs no Hand.
nem-text-action-ba_melee_action = Attack an Intruder in your Room, or Eggs, without a Weapon.
nem-text-action-ba_pick_up = Take an Object lying in your Room into a Hand.
nem-text-action-ba_trade_action = Open a trade with the Characters in your Room; at least one thing must change hands. The card is paid with the first deal.
nem-text-action-ba_craft_item = Turn two component Items into a Crafted Item; in the Workshop also one named Item into a special one.
nem-text-action-ba_activate_quest = Fulfil the condition of a Quest card and turn it into an Item. The Convict gets his Pipe this way in any Room.
nem-text-action-ba_activation = Perform the task of the current Alert in a Room that it names.
nem-text-action-ba_rest_arm = Scan the hand as with the card Rest.
nem-text-action-fs_drop = Drop an Item (discarded) or an Object (stays in the Room). Bound cards and the Handcuffs cannot be dropped; a dropped Pipe is turned back to its quest side.
nem-text-action-fs_leave_pod = Return from a waiting pod to its Evacuation Section.
nem-text-action-fs_accept_offer = Epilogue: take the Offer and discard the Personal Intent.
