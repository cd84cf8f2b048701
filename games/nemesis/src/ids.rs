//! The ids of what the rules, the notation and the content name.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use workbench::flat::Id;

workbench::ids! {
    /// A type of Intruder, from the smallest to the largest (NEM-1.9).
    Kind "nem-name-intruder-" {
        /// What hatches.
        Larva = "larva",
        /// What comes out of a host.
        Creeper = "creeper",
        /// The usual one.
        Adult = "adult",
        /// What a Creeper becomes.
        Breeder = "breeder",
        /// The only one of her kind.
        Queen = "queen",
    }
    /// An Object (NEM-1.10).
    Object "nem-name-object-" {
        /// A red Character Corpse.
        Corpse = "character_corpse",
        /// The blue Character Corpse, which lay here before.
        BlueCorpse = "blue_corpse",
        /// What is left of an Intruder.
        Carcass = "intruder_carcass",
        /// An Egg that lies somewhere or is carried.
        Egg = "intruder_egg",
        /// What an Alert asks for (NEM-A8.5).
        Sample = "sample",
    }
    /// The colour of an Item deck, or of the Room one searches in (NEM-16.1).
    Colour "nem-name-colour-" {
        /// Military.
        Red = "red",
        /// Technical.
        Yellow = "yellow",
        /// Medical.
        Green = "green",
        /// Crafted.
        Blue = "blue",
    }
    /// Where the ship may go (NEM-2.10).
    Planet "nem-name-planet-" {
        /// Home.
        Earth = "earth",
        /// Where those in quarantine survive.
        Mars = "mars",
        /// Where nobody does.
        Venus = "venus",
        /// Nowhere.
        DeepSpace = "deep_space",
    }
    /// A position of the Destination Track (NEM-2.10).
    Course "nem-name-course-" {
        /// The first.
        A = "A",
        /// Where the marker starts.
        B = "B",
        /// The third.
        C = "C",
        /// The last.
        D = "D",
    }
    /// A face of the Noise die (NEM-7.2).
    NoiseFace "nem-name-noise-" {
        /// The Corridor with this number.
        One = "1",
        /// The Corridor with this number.
        Two = "2",
        /// The Corridor with this number.
        Three = "3",
        /// The Corridor with this number.
        Four = "4",
        /// Nothing, unless somebody is slimy.
        Silence = "silence",
        /// Whatever is near comes.
        Danger = "danger",
    }
    /// A face of the Combat die (NEM-9.3).
    CombatFace "nem-name-combat-" {
        /// A miss.
        Blank = "blank",
        /// Hits up to a Creeper.
        Creeper = "creeper",
        /// Hits up to an Adult.
        Adult = "adult",
        /// One crosshair: hits anything.
        Hit1 = "hit1",
        /// Two crosshairs.
        Hit2 = "hit2",
    }
    /// A section of Escape Pods (NEM-2.12).
    Section "nem-name-section-" {
        /// The one reached from Evacuation Section A.
        A = "A",
        /// The one reached from Evacuation Section B.
        B = "B",
    }
    /// The status of a turret (NEM-A11.2).
    TurretStatus "nem-name-turret-" {
        /// It does nothing.
        Inactive = "inactive",
        /// It fires at everything.
        FireAtAnyone = "fire_at_anyone",
        /// It fires at Intruders.
        FireAtIntruders = "fire_at_intruders",
    }
    /// A Room tile or a printed Room, in the order of `rooms.toml` (NEM-17).
    #[allow(missing_docs, reason = "named after the records")]
    Room "nem-name-room-" {
        Armory = "armory",
        CommsRoom = "comms_room",
        EmergencyRoom = "emergency_room",
        EvacuationA = "evacuation_a",
        EvacuationB = "evacuation_b",
        FireControl = "fire_control",
        Generator = "generator",
        Laboratory = "laboratory",
        Nest = "nest",
        Storage = "storage",
        Surgery = "surgery",
        AirlockControl = "airlock_control",
        Cabins = "cabins",
        Canteen = "canteen",
        CommandCenter = "command_center",
        EngineControl = "engine_control",
        HatchControl = "hatch_control",
        MonitoringRoom = "monitoring_room",
        SlimeRoom = "slime_room",
        ShowerRoom = "shower_room",
        Workshop = "workshop",
        ServerRoom = "server_room",
        AlarmRoom = "alarm_room",
        TurretRoom = "turret_room",
        Cockpit = "cockpit",
        Engine1 = "engine_1",
        Engine2 = "engine_2",
        Engine3 = "engine_3",
        Hibernatorium = "hibernatorium",
        MainRoom = "main_room",
    }
    /// A Corridor, in the order of `board.toml` and then `shuttle.toml` (NEM-2.3).
    #[allow(missing_docs, reason = "named after the records")]
    Corridor "nem-name-corridor-" {
        C0102 = "c01_02",
        C0103 = "c01_03",
        C0104 = "c01_04",
        C0206 = "c02_06",
        C0307 = "c03_07",
        C0408 = "c04_08",
        C0506 = "c05_06",
        C0510 = "c05_10",
        C0607 = "c06_07",
        C0611 = "c06_11",
        C0708 = "c07_08",
        C0809 = "c08_09",
        C0811 = "c08_11",
        C0912 = "c09_12",
        C1013 = "c10_13",
        C1114 = "c11_14",
        C1115 = "c11_15",
        C1216 = "c12_16",
        C1314 = "c13_14",
        C1319 = "c13_19",
        C1417 = "c14_17",
        C1516 = "c15_16",
        C1518 = "c15_18",
        C1621 = "c16_21",
        C1719 = "c17_19",
        C1720 = "c17_20",
        C1820 = "c18_20",
        C1821 = "c18_21",
        S2223 = "s22_23",
        S2224 = "s22_24",
        S2225 = "s22_25",
        S2324 = "s23_24",
        S2325 = "s23_25",
        S2425 = "s24_25",
    }
    /// An Item, a starting Item or a Quest Item, in the order of `items.toml` and then `characters.toml` (NEM-16).
    #[allow(missing_docs, reason = "named after the records")]
    Item "nem-name-item-" {
        EnergyCharge = "energy_charge",
        Grenade = "grenade",
        SmokeGrenade = "smoke_grenade",
        ReconDrone = "recon_drone",
        Decoy = "decoy",
        SelfDestructKey = "self_destruct_key",
        EvacuationKey = "evacuation_key",
        CommsKey = "comms_key",
        ExtendedMagazine = "extended_magazine",
        PrototypePistol = "prototype_pistol",
        PrototypeRifle = "prototype_rifle",
        PrototypeShotgun = "prototype_shotgun",
        Chemicals = "chemicals",
        Tools = "tools",
        DuctTape = "duct_tape",
        FireExtinguisher = "fire_extinguisher",
        Clothes = "clothes",
        TechnicalCorridorsPlan = "technical_corridors_plan",
        SpaceSuit = "space_suit",
        NemesisPlans = "nemesis_plans",
        Medkit = "medkit",
        Bandages = "bandages",
        SyntheticFood = "synthetic_food",
        AdrenalineInjection = "adrenaline_injection",
        Alcohol = "alcohol",
        MilitaryDrugs = "military_drugs",
        Antidote = "antidote",
        Taser = "taser",
        Flamethrower = "flamethrower",
        MolotovCocktail = "molotov_cocktail",
        LaserSight = "laser_sight",
        CombatDrone = "combat_drone",
        EnvironmentalSuit = "environmental_suit",
        SixShooter = "six_shooter",
        Shotgun = "shotgun",
        SawedOffShotgun = "sawed_off_shotgun",
        AssaultRifle = "assault_rifle",
        Rifle = "rifle",
        Pistol = "pistol",
        Assistbot = "assistbot",
        WristLaser = "wrist_laser",
        CompactPistol = "compact_pistol",
        HunterCarbine = "hunter_carbine",
        Handcuffs = "handcuffs",
        HandcuffKey = "handcuff_key",
        LogKey = "log_key",
        Intercom = "intercom",
        OrbitalManeuveringSystem = "orbital_maneuvering_system",
        PilotEvacuationKey = "pilot_evacuation_key",
        PlasmaTorch = "plasma_torch",
        Flashlight = "flashlight",
        Armor = "armor",
        Autoloader = "autoloader",
        MotionScanner = "motion_scanner",
        SecurityKey = "security_key",
        HoloComputer = "holo_computer",
        LaboratoryEquipment = "laboratory_equipment",
        ModuleControl = "module_control",
        BoardCodes = "board_codes",
        EmergencyBattery = "emergency_battery",
        DefensiveModule = "defensive_module",
        LoboscopeDrone = "loboscope_drone",
        EmotionalScanner = "emotional_scanner",
        ReportMode = "report_mode",
        AggressiveImpulse = "aggressive_impulse",
        RestorativeArm = "restorative_arm",
        Pipe = "pipe",
    }
    /// An Action card, in the order of `characters.toml`.
    #[allow(missing_docs, reason = "named after the records")]
    Card "nem-name-card-" {
        Demolition = "demolition",
        Interruption = "interruption",
        Rest = "rest",
        Search = "search",
        BasicRepairs = "basic_repairs",
        Repairs = "repairs",
        FastRepairs = "fast_repairs",
        ComputerSkills = "computer_skills",
        SuppressiveFire = "suppressive_fire",
        Order = "order",
        Reload = "reload",
        Motivation = "motivation",
        Piloting = "piloting",
        KnowledgeOfTheShip = "knowledge_of_the_ship",
        OldFriend = "old_friend",
        TechnicalCorridors = "technical_corridors",
        Pyrotechnics = "pyrotechnics",
        Ingenuity = "ingenuity",
        CoveringFire = "covering_fire",
        TakingAim = "taking_aim",
        FullAuto = "full_auto",
        NervesOfSteel = "nerves_of_steel",
        Scavenging = "scavenging",
        Reconnaissance = "reconnaissance",
        Adrenaline = "adrenaline",
        RiskAssessment = "risk_assessment",
        BlockingAccess = "blocking_access",
        Intranet = "intranet",
        RobotDemolition = "robot_demolition",
        LightningRepair = "lightning_repair",
        RoboticFist = "robotic_fist",
        Protection = "protection",
        StopIt = "stop_it",
        OneLastThing = "one_last_thing",
        Authority = "authority",
        ExecutiveOverride = "executive_override",
        CarryMe = "carry_me",
        Efficiency = "efficiency",
        SelfRepair = "self_repair",
        Overcharge = "overcharge",
        SilentRunning = "silent_running",
        Support = "support",
        Persuasion = "persuasion",
        CalmDown = "calm_down",
        Debrief = "debrief",
        GoGirl = "go_girl",
        TacticalMove = "tactical_move",
        Sentinel = "sentinel",
        MarkedPrey = "marked_prey",
        INeedIt = "i_need_it",
        HotTempered = "hot_tempered",
        Opportunist = "opportunist",
        Bash = "bash",
        SecondWind = "second_wind",
    }
    /// A Character, in the order of `characters.toml`.
    #[allow(missing_docs, reason = "named after the records")]
    Character "nem-name-character-" {
        Captain = "captain",
        Pilot = "pilot",
        Scientist = "scientist",
        Scout = "scout",
        Soldier = "soldier",
        Mechanic = "mechanic",
        Ceo = "ceo",
        Android = "android",
        Psychologist = "psychologist",
        BountyHunter = "bounty_hunter",
        Convict = "convict",
    }
    /// A Trait, in the order of `characters.toml` (NEM-A1.5).
    #[allow(missing_docs, reason = "named after the records")]
    Trait "nem-name-trait-" {
        JustDieAlready = "tr_just_die_already",
        Authorization = "tr_authorization",
        Wheelchair = "tr_wheelchair",
        Scavenger = "tr_scavenger",
        Rush = "tr_rush",
        Handyman = "tr_handyman",
        Owner = "tr_owner",
        Synthetic = "tr_synthetic",
        Shrink = "tr_shrink",
        Laika = "tr_laika",
        Tough = "tr_tough",
    }
    /// An Event card, in the order of `events.toml` (NEM-19.5).
    #[allow(missing_docs, reason = "named after the records")]
    EventCard "nem-name-event-" {
        EvEggProtection = "ev_egg_protection",
        EvHatching = "ev_hatching",
        EvRegeneration = "ev_regeneration",
        EvDamage = "ev_damage",
        EvLurking = "ev_lurking",
        EvEclosion = "ev_eclosion",
        EvFlammableCompounds = "ev_flammable_compounds",
        EvHunt2 = "ev_hunt_2",
        EvHunt3 = "ev_hunt_3",
        EvConsumingFire = "ev_consuming_fire",
        EvScentOfPrey = "ev_scent_of_prey",
        EvMalfunction = "ev_malfunction",
        EvNoiseTechnical = "ev_noise_technical",
        EvNest = "ev_nest",
        EvBulkheadsOpen = "ev_bulkheads_open",
        EvDamagingFire = "ev_damaging_fire",
        EvPodEjection = "ev_pod_ejection",
        EvShortCircuit = "ev_short_circuit",
        EvCoolantLeak = "ev_coolant_leak",
        EvLifeSupportFailure = "ev_life_support_failure",
        AeDockingStrain = "ae_docking_strain",
        AeDuctSurge = "ae_duct_surge",
        AePowerDip = "ae_power_dip",
        AeSomethingStirs = "ae_something_stirs",
        AeBulkheadDrill = "ae_bulkhead_drill",
        AeSmoulderingWiring = "ae_smouldering_wiring",
        AePheromoneTrail = "ae_pheromone_trail",
        AeTornBulkheads = "ae_torn_bulkheads",
        AeStatic = "ae_static",
        AeFeedingTime = "ae_feeding_time",
    }
    /// A kind of Intruder Attack card, in the order of `intruders.toml` (NEM-11.7).
    #[allow(missing_docs, reason = "named after the records")]
    Attack "nem-name-attack-" {
        Scratch = "att_scratch",
        Claw = "att_claw",
        Bite = "att_bite",
        Tail = "att_tail",
        Transformation = "att_transformation",
        Frenzy = "att_frenzy",
        Slime = "att_slime",
        Summoning = "att_summoning",
    }
    /// A Weakness card, in the order of `intruders.toml` (NEM-21).
    #[allow(missing_docs, reason = "named after the records")]
    Weakness "nem-name-weakness-" {
        VitalPlaces = "wk_vital_places",
        WayOfMoving = "wk_way_of_moving",
        Phosphates = "wk_phosphates",
        Energy = "wk_energy",
        Reaction = "wk_reaction",
        Brink = "wk_brink",
        WayOfFighting = "wk_way_of_fighting",
        Fire = "wk_fire",
    }
    /// A kind of Serious Wound, in the order of `wounds.toml` (NEM-12).
    #[allow(missing_docs, reason = "named after the records")]
    Wound "nem-name-wound-" {
        Arm = "wound_arm",
        Hand = "wound_hand",
        Leg = "wound_leg",
        Body = "wound_body",
        Bleeding = "wound_bleeding",
        Disfigured = "wound_disfigured",
        CeoStart = "wound_ceo_start",
    }
    /// An Objective, an Intent or the Offer, in the order of `objectives.toml` (NEM-22).
    #[allow(missing_docs, reason = "named after the records")]
    Objective "nem-name-objective-" {
        ObjPrimeAsset = "obj_prime_asset",
        ObjOldestFriend = "obj_oldest_friend",
        ObjQuarantine = "obj_quarantine",
        ObjRelentlessInvestigator = "obj_relentless_investigator",
        ObjProperBurial = "obj_proper_burial",
        ObjHoarder = "obj_hoarder",
        ObjGreatHunt = "obj_great_hunt",
        ObjBestFriendsForever = "obj_best_friends_forever",
        ObjAliensOnASpaceship = "obj_aliens_on_a_spaceship",
        ObjMyPrecious = "obj_my_precious",
        ObjNecroscopy = "obj_necroscopy",
        ObjAbOvo = "obj_ab_ovo",
        ObjExtremeFieldBiology = "obj_extreme_field_biology",
        ObjRightMoment = "obj_right_moment",
        ObjGreenerPastures = "obj_greener_pastures",
        ObjOldFeud = "obj_old_feud",
        ObjHostileTakeover = "obj_hostile_takeover",
        ObjFinalEnlightenment = "obj_final_enlightenment",
        CoopDestinationEarth = "coop_destination_earth",
        CoopEmergencyPostMortem = "coop_emergency_post_mortem",
        CoopFirstContactProtocol = "coop_first_contact_protocol",
        CoopCuttingOffTheHead = "coop_cutting_off_the_head",
        CoopNoManLeftBehind = "coop_no_man_left_behind",
        CoopSpecialDelivery = "coop_special_delivery",
        CoopCleanUpCrew = "coop_clean_up_crew",
        IntSouvenir = "int_souvenir",
        IntLiveSpecimen = "int_live_specimen",
        IntBringThemHome = "int_bring_them_home",
        IntFullPockets = "int_full_pockets",
        IntCallHome = "int_call_home",
        IntCartographer = "int_cartographer",
        IntTrophyHunter = "int_trophy_hunter",
        IntCaretaker = "int_caretaker",
        IntCleanBill = "int_clean_bill",
        IntNotAScratch = "int_not_a_scratch",
        IntGuardian = "int_guardian",
        IntEngineReport = "int_engine_report",
        IntFieldNotes = "int_field_notes",
        LucrativeOffer = "lucrative_offer",
    }
    /// An Alert, in the order of `alerts.toml` (NEM-A8).
    #[allow(missing_docs, reason = "named after the records")]
    Alert "nem-name-alert-" {
        CorePurge = "al_core_purge",
        BlackBox = "al_black_box",
        TissueSample = "al_tissue_sample",
        ThrustImbalance = "al_thrust_imbalance",
        DistressRelay = "al_distress_relay",
        HullStress = "al_hull_stress",
        FlashFire = "al_flash_fire",
        QuarantineSweep = "al_quarantine_sweep",
        HonorTheDead = "al_honor_the_dead",
        ReactorVent = "al_reactor_vent",
    }
    /// What an Exploration token shows, in the order of `exploration.toml` (NEM-6.4).
    #[allow(missing_docs, reason = "named after the records")]
    Symbol "nem-name-token-" {
        ExMalfunction = "ex_malfunction",
        ExFire = "ex_fire",
        ExSilence = "ex_silence",
        ExSlime = "ex_slime",
        ExDanger = "ex_danger",
        ExDoors = "ex_doors",
        ExTurret = "ex_turret",
        AxCorridorLockdown = "ax_corridor_lockdown",
        AxDangerToken = "ax_danger_token",
        AxEggToken = "ax_egg_token",
        AxSlimeToken = "ax_slime_token",
        AxLarvaToken = "ax_larva_token",
        AxFireToken = "ax_fire_token",
        AxCarcassToken = "ax_carcass_token",
        AxCorpseToken = "ax_corpse_token",
    }
    /// A kind of Intruder token, in the order of `intruders.toml` (NEM-20.2).
    #[allow(missing_docs, reason = "named after the records")]
    TokenKind "nem-name-intruder-token-" {
        Blank = "tok_blank",
        Larva1 = "tok_larva_1",
        Creeper1 = "tok_creeper_1",
        Adult2 = "tok_adult_2",
        Adult3 = "tok_adult_3",
        Adult4 = "tok_adult_4",
        Breeder3 = "tok_breeder_3",
        Breeder4 = "tok_breeder_4",
        Queen4 = "tok_queen_4",
    }
    /// A kind of card of the Intruder Player, in the order of `intruders.toml` (NEM-26).
    #[allow(missing_docs, reason = "named after the records")]
    IntruderCard "nem-name-intruder-card-" {
        Pursuit = "ia_pursuit",
        CoordinatedHunt = "ia_coordinated_hunt",
        Metamorphosis = "ia_metamorphosis",
        Planning = "ia_planning",
        SelfHealing = "ia_self_healing",
    }
    /// A Coordinates card, in the order of `board.toml` (NEM-2.10).
    #[allow(missing_docs, reason = "named after the records")]
    Coordinates "nem-name-" {
        Coordinates1 = "coordinates_1",
        Coordinates2 = "coordinates_2",
        Coordinates3 = "coordinates_3",
        Coordinates4 = "coordinates_4",
        Coordinates5 = "coordinates_5",
        Coordinates6 = "coordinates_6",
        Coordinates7 = "coordinates_7",
        Coordinates8 = "coordinates_8",
    }
    /// A word that tells the options of a card, an Item or a Room apart (NEM-4.7).
    #[allow(missing_docs, reason = "named after the records")]
    Label "nem-option-" {
        Load = "load",
        Robot = "robot",
        Door = "door",
        Start = "start",
        Stop = "stop",
        Repair = "repair",
        Engine = "engine",
        Join = "join",
        Fire = "fire",
        Intruder = "intruder",
        Slime = "slime",
        Dress = "dress",
        Heal = "heal",
        Character = "character",
        DressAll = "dress_all",
        HealDressed = "heal_dressed",
        HealLight = "heal_light",
        CheckCoordinates = "check_coordinates",
        SetDestination = "set_destination",
        Malfunction = "malfunction",
        Turret = "turret",
        CancelAction = "cancel_action",
        CancelInterruption = "cancel_interruption",
        Room = "room",
        Coordinates = "coordinates",
        Look = "look",
        Ignite = "ignite",
        Extinguish = "extinguish",
        Craft = "craft",
        Shoot = "shoot",
        Escape = "escape",
        Sabotage = "sabotage",
        Scan = "scan",
        Talk = "talk",
        Move = "move",
        Recall = "recall",
        Hold = "hold",
        Listen = "listen",
        Sacrifice = "sacrifice",
        Push = "push",
        Pod = "pod",
        Item = "item",
    }
}

workbench::numbered! {
    /// The place of a Room on ship or Shuttle; its printed number is one more (NEM-1.14).
    Slot
    /// A base or Turret Exploration token, by its face: its place among those of `exploration.toml` that differ.
    Token
    /// An Intruder Attack card, by its face: its place among those of `intruders.toml` that differ.
    AttackCard
    /// A card of an Item with the colour of its back: every Item in order, then those whose Item lies in a second deck.
    Ware
    /// An Escape Pod, by its place among those in play.
    Pod
    /// One of the three Engines, by its place: its number is one more.
    ShipEngine
}

/// A seat with a Character: in this game every seat has one.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Player(pub u8);

impl Player {
    /// The index into per-player arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat with the same number.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self.0)
    }

    /// Its number in the notation, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl From<Seat> for Player {
    fn from(seat: Seat) -> Player {
        Player(seat.0)
    }
}

impl Id for Player {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_number(number: u8) -> Player {
        Player(number)
    }
}

/// How many Rooms the ship has.
pub const SHIP_ROOMS: usize = 21;
/// How many Rooms ship and Shuttle have together.
pub const ROOMS: usize = 25;

impl Slot {
    /// Every place of the ship.
    pub fn ship() -> impl DoubleEndedIterator<Item = Slot> + Clone {
        (0..SHIP_ROOMS as u8).map(Slot)
    }

    /// Its printed number.
    #[inline]
    pub const fn printed(self) -> u8 {
        self.0 + 1
    }

    /// The one with a printed number.
    pub const fn with_printed(number: u8) -> Option<Slot> {
        if number >= 1 && number as usize <= ROOMS { Some(Slot(number - 1)) } else { None }
    }
}

impl Pod {
    /// Its number, from 1.
    #[inline]
    pub const fn printed(self) -> u8 {
        self.0 + 1
    }
}

impl ShipEngine {
    /// All three.
    pub const ALL: [ShipEngine; 3] = [ShipEngine(0), ShipEngine(1), ShipEngine(2)];

    /// Its number, from 1.
    #[inline]
    pub const fn printed(self) -> u8 {
        self.0 + 1
    }
}
