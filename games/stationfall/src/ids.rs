//! The names of things, each a one-byte type of its own. The content files must name exactly these.

use workbench::ids;

ids! {
    /// A section of the station, a pod, or Outer Space (SF-5.1.1).
    Section "sf-section-" {
        /// Aft Airlocks.
        AftAirlocks = "aft_airlocks",
        /// Magnetic Containment.
        MagneticContainment = "magnetic_containment",
        /// Reactor.
        Reactor = "reactor",
        /// Aft Hub.
        AftHub = "aft_hub",
        /// Machine Shop.
        MachineShop = "machine_shop",
        /// Hydroponics.
        Hydroponics = "hydroponics",
        /// Storm Shelter.
        StormShelter = "storm_shelter",
        /// Tanks.
        Tanks = "tanks",
        /// Fuel Cells.
        FuelCells = "fuel_cells",
        /// Forward Hub.
        ForwardHub = "forward_hub",
        /// Array Control.
        ArrayControl = "array_control",
        /// Locker Room.
        LockerRoom = "locker_room",
        /// Cargo Claw.
        CargoClaw = "cargo_claw",
        /// Bridge.
        Bridge = "bridge",
        /// Forward Airlocks.
        ForwardAirlocks = "forward_airlocks",
        /// Shred Room.
        ShredRoom = "shred_room",
        /// Therapy Garden.
        TherapyGarden = "therapy_garden",
        /// Security Station.
        SecurityStation = "security_station",
        /// Storage.
        Storage = "storage",
        /// Rec Room.
        RecRoom = "rec_room",
        /// Aft Exhaust.
        AftExhaust = "aft_exhaust",
        /// Suite.
        Suite = "suite",
        /// Kitchen.
        Kitchen = "kitchen",
        /// Quarters.
        Quarters = "quarters",
        /// Physics Lab.
        PhysicsLab = "physics_lab",
        /// Forward Exhaust.
        ForwardExhaust = "forward_exhaust",
        /// Chem Lab.
        ChemLab = "chem_lab",
        /// Print Shop.
        PrintShop = "print_shop",
        /// Bio Lab.
        BioLab = "bio_lab",
        /// Nanofactory.
        Nanofactory = "nanofactory",
        /// Vault X.
        VaultX = "vault_x",
        /// Mainframe.
        Mainframe = "mainframe",
        /// Cryo Lab.
        CryoLab = "cryo_lab",
        /// Hail Mary.
        HailMary = "hail_mary",
        /// Houdini.
        Houdini = "houdini",
        /// Alcatraz.
        Alcatraz = "alcatraz",
        /// McQueen.
        Mcqueen = "mcqueen",
        /// Panic Pod.
        PanicPod = "panic_pod",
        /// Medevac Pod.
        MedevacPod = "medevac_pod",
        /// Inspector Shuttle.
        InspectorShuttle = "inspector_shuttle",
        /// Outer Space.
        OuterSpace = "outer_space",
    }
}

ids! {
    /// A Character card (SF-4.1).
    Character "sf-character-" {
        /// Astrochimp.
        Astrochimp = "astrochimp",
        /// Billionaire.
        Billionaire = "billionaire",
        /// Boarder.
        Boarder = "boarder",
        /// Botanist.
        Botanist = "botanist",
        /// Colonel.
        Colonel = "colonel",
        /// Consort.
        Consort = "consort",
        /// Corpsicle.
        Corpsicle = "corpsicle",
        /// Counselor.
        Counselor = "counselor",
        /// Cyborg.
        Cyborg = "cyborg",
        /// Daredevil.
        Daredevil = "daredevil",
        /// Digital Assistant.
        DigitalAssistant = "digital_assistant",
        /// Doctor.
        Doctor = "doctor",
        /// Drones.
        Drones = "drones",
        /// Engineer.
        Engineer = "engineer",
        /// Exile.
        Exile = "exile",
        /// Inspector.
        Inspector = "inspector",
        /// Legal.
        Legal = "legal",
        /// Maintenance Clones.
        MaintenanceClones = "maintenance_clones",
        /// Medical.
        Medical = "medical",
        /// Microbiologist.
        Microbiologist = "microbiologist",
        /// Operative.
        Operative = "operative",
        /// Security.
        Security = "security",
        /// Station Chief.
        StationChief = "station_chief",
        /// Stowaway.
        Stowaway = "stowaway",
        /// Stranger.
        Stranger = "stranger",
        /// Telepathic Rat.
        TelepathicRat = "telepathic_rat",
        /// Troubleshooter.
        Troubleshooter = "troubleshooter",
    }
}

ids! {
    /// A pawn on the board, or the Telepathic Rat. Most Characters have one, the Clones three, the Drones two, the Digital Assistant none (SF-R177).
    Body "sf-body-" {
        /// Astrochimp.
        Astrochimp = "astrochimp",
        /// Billionaire.
        Billionaire = "billionaire",
        /// Boarder.
        Boarder = "boarder",
        /// Botanist.
        Botanist = "botanist",
        /// Colonel.
        Colonel = "colonel",
        /// Consort.
        Consort = "consort",
        /// Corpsicle.
        Corpsicle = "corpsicle",
        /// Counselor.
        Counselor = "counselor",
        /// Cyborg.
        Cyborg = "cyborg",
        /// Daredevil.
        Daredevil = "daredevil",
        /// Doctor.
        Doctor = "doctor",
        /// Drone 1.
        Drone1 = "drone_1",
        /// Drone 2.
        Drone2 = "drone_2",
        /// Engineer.
        Engineer = "engineer",
        /// Exile.
        Exile = "exile",
        /// Inspector.
        Inspector = "inspector",
        /// Legal.
        Legal = "legal",
        /// Clone Alpha.
        CloneAlpha = "clone_alpha",
        /// Clone Beta.
        CloneBeta = "clone_beta",
        /// Clone Gamma.
        CloneGamma = "clone_gamma",
        /// Medical.
        Medical = "medical",
        /// Microbiologist.
        Microbiologist = "microbiologist",
        /// Operative.
        Operative = "operative",
        /// Security.
        Security = "security",
        /// Station Chief.
        StationChief = "station_chief",
        /// Stowaway.
        Stowaway = "stowaway",
        /// Stranger.
        Stranger = "stranger",
        /// Telepathic Rat.
        TelepathicRat = "telepathic_rat",
        /// Troubleshooter.
        Troubleshooter = "troubleshooter",
    }
}

ids! {
    /// An Identity card. The Doctor has two, the Drones none (SF-2.1.2a).
    Identity "sf-identity-" {
        /// Astrochimp: Shiny Things.
        Astrochimp = "astrochimp",
        /// Billionaire: Survive.
        Billionaire = "billionaire",
        /// Boarder: Loot.
        Boarder = "boarder",
        /// Botanist: Blood Meal.
        Botanist = "botanist",
        /// Colonel: Weapons Test.
        Colonel = "colonel",
        /// Consort: New Life.
        Consort = "consort",
        /// Corpsicle: Miracle Cure.
        Corpsicle = "corpsicle",
        /// Counselor: Cloak and Dagger.
        Counselor = "counselor",
        /// Cyborg: Revenge.
        Cyborg = "cyborg",
        /// Daredevil: Thrillseeker.
        Daredevil = "daredevil",
        /// Digital Assistant: Proliferate.
        DigitalAssistant = "digital_assistant",
        /// Doctor: Science.
        DoctorJekyll = "doctor_jekyll",
        /// Doctor: Cruelty.
        DoctorHyde = "doctor_hyde",
        /// Engineer: Preserve Ecosphere.
        Engineer = "engineer",
        /// Exile: Back in the Game.
        Exile = "exile",
        /// Inspector: Dirty.
        Inspector = "inspector",
        /// Legal: Reduce Corporate Liability.
        Legal = "legal",
        /// Maintenance Clones: Prove Clones Exist.
        MaintenanceClones = "maintenance_clones",
        /// Medical: Be Really Useful.
        Medical = "medical",
        /// Microbiologist: Sentient Pathogen.
        Microbiologist = "microbiologist",
        /// Operative: Coverup.
        Operative = "operative",
        /// Security: Peace Through Superior Firepower.
        Security = "security",
        /// Station Chief: Go Down With The Ship.
        StationChief = "station_chief",
        /// Stowaway: Scoop of a Lifetime.
        Stowaway = "stowaway",
        /// Stranger: It's Personal.
        Stranger = "stranger",
        /// Telepathic Rat: Penance.
        TelepathicRat = "telepathic_rat",
        /// Troubleshooter: Pristine 'Til The End.
        Troubleshooter = "troubleshooter",
    }
}

ids! {
    /// An Ability or Reveal Power (SF-4.4.1, SF-4.4.4).
    Ability "sf-ability-" {
        /// Tunnel Rat.
        TunnelRat = "tunnel_rat",
        /// Loyal.
        Loyal = "loyal",
        /// Live Streams.
        LiveStreams = "live_streams",
        /// Rich.
        Rich = "rich",
        /// Breach.
        Breach = "breach",
        /// Fugitive.
        Fugitive = "fugitive",
        /// Scientist.
        Scientist = "scientist",
        /// ZeroBorn.
        Zeroborn = "zeroborn",
        /// Officer.
        Officer = "officer",
        /// Paranoid.
        Paranoid = "paranoid",
        /// Fast Talk.
        FastTalk = "fast_talk",
        /// Mimic Frameup.
        MimicFrameup = "mimic_frameup",
        /// Vengeful.
        Vengeful = "vengeful",
        /// Dying.
        Dying = "dying",
        /// Wormtongue.
        Wormtongue = "wormtongue",
        /// Uncanny.
        Uncanny = "uncanny",
        /// Pride.
        Pride = "pride",
        /// Adrenaline.
        Adrenaline = "adrenaline",
        /// A.I.
        Ai = "ai",
        /// Helpful.
        Helpful = "helpful",
        /// Split.
        Split = "split",
        /// Disassemble.
        Disassemble = "disassemble",
        /// Remote Control.
        RemoteControl = "remote_control",
        /// Jury Rig.
        JuryRig = "jury_rig",
        /// Hacker.
        Hacker = "hacker",
        /// Investigator.
        Investigator = "investigator",
        /// Badge.
        Badge = "badge",
        /// Process Server.
        ProcessServer = "process_server",
        /// Lawyer Up.
        LawyerUp = "lawyer_up",
        /// Emergency Response.
        EmergencyResponse = "emergency_response",
        /// EMP Burst.
        EmpBurst = "emp_burst",
        /// Peacekeeper.
        Peacekeeper = "peacekeeper",
        /// Armored.
        Armored = "armored",
        /// Telepathy.
        Telepathy = "telepathy",
        /// Acrobatics.
        Acrobatics = "acrobatics",
        /// Hollow Promises.
        HollowPromises = "hollow_promises",
        /// Missile.
        Missile = "missile",
        /// Extricate.
        Extricate = "extricate",
        /// Creatropism.
        Creatropism = "creatropism",
        /// Mission First.
        MissionFirst = "mission_first",
        /// Shapeshift Switch.
        ShapeshiftSwitch = "shapeshift_switch",
        /// Last Gasp.
        LastGasp = "last_gasp",
        /// Recorded Confessional.
        RecordedConfessional = "recorded_confessional",
        /// Brutal.
        Brutal = "brutal",
        /// Self-Repair.
        SelfRepair = "self_repair",
        /// Point Break.
        PointBreak = "point_break",
        /// Root Access.
        RootAccess = "root_access",
        /// Trojan Horse.
        TrojanHorse = "trojan_horse",
        /// ZipGun.
        ZipGun = "zip_gun",
        /// Fake Artifact.
        FakeArtifact = "fake_artifact",
        /// Overload.
        Overload = "overload",
        /// Blood From a Stone.
        BloodFromAStone = "blood_from_a_stone",
        /// Tradecraft.
        Tradecraft = "tradecraft",
        /// Offshore Shenanigans.
        OffshoreShenanigans = "offshore_shenanigans",
        /// Fine Print.
        FinePrint = "fine_print",
        /// Hardcopy.
        Hardcopy = "hardcopy",
        /// Go Go Go.
        GoGoGo = "go_go_go",
        /// Haywire.
        Haywire = "haywire",
        /// Infect.
        Infect = "infect",
        /// Claymore.
        Claymore = "claymore",
        /// Nerve Gas Grenades.
        NerveGasGrenades = "nerve_gas_grenades",
        /// Authorized Force.
        AuthorizedForce = "authorized_force",
        /// Forceful Presence.
        ForcefulPresence = "forceful_presence",
        /// Secret Cache.
        SecretCache = "secret_cache",
        /// Homework.
        Homework = "homework",
        /// Enigma.
        Enigma = "enigma",
        /// My Precious.
        MyPrecious = "my_precious",
        /// Talk Them Through It.
        TalkThemThroughIt = "talk_them_through_it",
        /// What every bot has (SF-B1.1).
        BotCommon = "bot_common",
        /// Deep Pockets, of a bot.
        BotDeepPockets = "bot_deep_pockets",
        /// Defrost, of a bot.
        BotDefrost = "bot_defrost",
        /// Out of the Dark, of a bot.
        BotStalkerEntry = "bot_stalker_entry",
        /// Scheduled Overload, of a bot.
        BotTimeBomb = "bot_time_bomb",
        /// Opportunist, of a bot.
        BotSwitch = "bot_switch",
        /// Leaked Therapy Notes, of a bot.
        BotConfession = "bot_confession",
        /// Background Upload, of a bot.
        BotTrojan = "bot_trojan",
        /// Minefield, of a bot.
        BotMinefield = "bot_minefield",
        /// Nobody In Particular, of a bot.
        BotHidden = "bot_hidden",
        /// Whisper, of a bot.
        BotWhisper = "bot_whisper",
    }
}

ids! {
    /// A script that every bot's own script can go to (SF-B12.9).
    Standard "sf-script-" {
        /// Abandon Ship (SF-B14.1).
        AbandonShip = "abandon_ship",
        /// Revive (SF-B14.3).
        Revive = "revive",
        /// Escape (SF-B14.6).
        Escape = "escape",
        /// Project X (SF-B14.7).
        ProjectX = "project_x",
    }
}

ids! {
    /// A Project X card (SF-7.6).
    ProjectX "sf-project-" {
        /// Grey Goo.
        GreyGoo = "grey_goo",
        /// Combat Swarm.
        CombatSwarm = "combat_swarm",
        /// Death Ray.
        DeathRay = "death_ray",
        /// Robotech Assassin.
        RobotechAssassin = "robotech_assassin",
        /// Wormhole.
        Wormhole = "wormhole",
        /// Amoeba.
        Amoeba = "amoeba",
        /// Apex Predator.
        ApexPredator = "apex_predator",
        /// Rage Pathogen.
        RagePathogen = "rage_pathogen",
    }
}

ids! {
    /// A Section Action (SF-11.5).
    SectionAction "sf-sa-" {
        /// Airlock.
        Airlock = "airlock",
        /// Section Launch.
        SectionLaunch = "section_launch",
        /// Timed Launch.
        TimedLaunch = "timed_launch",
        /// Bridge Launch.
        BridgeLaunch = "bridge_launch",
        /// Abandon Ship.
        AbandonShip = "abandon_ship",
        /// Self-Destruct.
        SelfDestruct = "self_destruct",
        /// Release Project X.
        ReleaseProjectX = "release_project_x",
        /// Transmit.
        Transmit = "transmit",
        /// Eject Antimatter.
        EjectAntimatter = "eject_antimatter",
        /// Decontaminate.
        Decontaminate = "decontaminate",
        /// Meditate.
        Meditate = "meditate",
        /// Repair.
        RepairRobot = "repair_robot",
        /// Cameras ON/OFF.
        Cameras = "cameras",
        /// Manufacture Evidence.
        ManufactureEvidence = "manufacture_evidence",
        /// Manufacture X-Secret.
        ManufactureXSecret = "manufacture_x_secret",
        /// Manufacture Digital Assistant.
        ManufactureDigitalAssistant = "manufacture_digital_assistant",
        /// Manufacture Firebomb.
        ManufactureFirebomb = "manufacture_firebomb",
        /// Manufacture Nanogel.
        ManufactureNanogel = "manufacture_nanogel",
        /// Manufacture Helmet.
        ManufactureHelmet = "manufacture_helmet",
        /// Manufacture Bludgeon.
        ManufactureBludgeon = "manufacture_bludgeon",
        /// Manufacture Gun.
        ManufactureGun = "manufacture_gun",
        /// Data Mining.
        DataMining = "data_mining",
        /// Grip.
        Grip = "grip",
        /// Rocket Wings Launch.
        RocketWingsLaunch = "rocket_wings_launch",
        /// Fire Death Ray.
        FireDeathRay = "fire_death_ray",
    }
}

ids! {
    /// A Console Action (SF-11.6).
    ConsoleAction "sf-console-" {
        /// Hazard Suppression.
        HazardSuppression = "hazard_suppression",
        /// Jammers ON/OFF.
        Jammers = "jammers",
        /// Direct Swarm.
        DirectSwarm = "direct_swarm",
        /// Lockdown.
        Lockdown = "lockdown",
        /// Remote Control.
        RemoteControl = "remote_control",
        /// Mark Target.
        MarkTarget = "mark_target",
    }
}

ids! {
    /// A kind of Item token (SF-8.1). A Nanogel on its side 1 is a kind of its own.
    Item "sf-item-" {
        /// Helmet.
        Helmet = "helmet",
        /// Bludgeon.
        Bludgeon = "bludgeon",
        /// Gun.
        Gun = "gun",
        /// Firebomb.
        Firebomb = "firebomb",
        /// Nanogel with two charges.
        Nanogel = "nanogel",
        /// Nanogel with one charge.
        Nanogel1 = "nanogel_1",
        /// Antimatter.
        Antimatter = "antimatter",
        /// Artifact.
        Artifact = "artifact",
        /// Briefcase.
        Briefcase = "briefcase",
        /// Rocket Wings.
        RocketWings = "rocket_wings",
        /// Fletcher.
        Fletcher = "fletcher",
        /// Fang Moss.
        FangMoss = "fang_moss",
        /// Telepathic Rat, who is also a Character.
        TelepathicRat = "telepathic_rat",
    }
}

ids! {
    /// A type of Data (SF-9.4).
    Data "sf-data-" {
        /// Evidence.
        Evidence = "evidence",
        /// X-Secret.
        XSecret = "x_secret",
        /// Digital Assistant, who is also a Character.
        DigitalAssistant = "digital_assistant",
        /// NDA.
        Nda = "nda",
    }
}

ids! {
    /// A place outside that Data can reach (SF-9.6.1).
    Offsite "sf-offsite-" {
        /// Authorities.
        Authorities = "authorities",
        /// News.
        News = "news",
    }
}
