//! The ids of what the rules, the notation and the content name.

workbench::ids! {
    /// A kind of Object (LA-12), in the order of `items.toml`.
    Object "la-name-obj_" {
        /// Pays for a shot and strengthens it (LA-12.10).
        IncendiaryAmmo = "incendiary_ammo",
        /// Strength for an exploration action.
        EnergyRation = "energy_ration",
        /// Gives Fuel.
        Jerrycan = "jerrycan",
        /// Repairs the convoy.
        Toolkit = "toolkit",
        /// Cleans a Survivor.
        Iodine = "iodine",
        /// Speed for a movement.
        Nitro = "nitro",
        /// Moves an exhausted Survivor to the Active Zone.
        Adrenaline = "adrenaline",
        /// Gives Food, and contaminates a Survivor.
        CannedFood = "canned_food",
        /// Ignores Enemies for a Fire Phase.
        CloakingDevice = "cloaking_device",
        /// Damages an Enemy.
        AntitankMissile = "antitank_missile",
        /// Moves a Target counter.
        SmokeGrenade = "smoke_grenade",
        /// Speed for Damage, in two sizes.
        UnstableFuel = "unstable_fuel",
        /// Cleans up to three Survivors of a zone.
        AntiRad = "anti_rad",
        /// Is laid on the road (LA-18.8).
        Mine = "mine",
    }
    /// A crew of module 3, in the order of `crews.toml`.
    Crew "la-name-crew_" {
        /// The Pack.
        Pack = "pack",
        /// The Mutants.
        Mutant = "mutant",
        /// The Asgardians.
        Asgardian = "asgardian",
        /// The Androids.
        Android = "android",
    }
}

workbench::numbered! {
    /// A kind of convoy card, by its place in `convoy.toml`.
    CarKind
    /// A kind of Survivor, by its place in `survivors.toml` and then `crews.toml`.
    SurvivorKind
    /// An Enemy, by its place in `enemies.toml`.
    EnemyKind
    /// A Loot card, by its place in `loot.toml`.
    LootId
    /// A Location, by its place in its section.
    LocationId
    /// An Encounter, by its place in `encounters.toml`.
    EncounterId
    /// An Event, by its place in `events.toml`.
    EventId
}
