//! The effect vocabulary (NEM-27.1): what cards, Items, Rooms and Events do, as operations with typed parameters. What each
//! means in words stands in `ops.toml`; a test holds the two together.

mod cond;
mod select;

pub use cond::Cond;
pub use select::{
    Amount, Corridors, DeckOf, DoorScope, Filter, Foes, LookAt, LookWhich, MoveTo, PodScope,
    RoomFilter, Rooms, Scanned, WeaponOf, Who, Zone,
};

use serde::Deserialize;
use workbench::script;

use crate::ids::{Attack, Card, CombatFace, Item, Kind, Object, Section, Wound};

/// A list of operations of the content.
pub type Program = script::Program;

/// One operation with its parameters.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// What is done.
    pub op: Op,
}

/// What can be done, in the order of `ops.toml`.
///
/// Operations that are always on ("Passive") are asked for where they matter and do nothing when a list of effects comes to
/// them.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", rename_all_fields = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "told in `ops.toml`")]
pub enum Op {
    DrawCards {
        who: Who,
        n: u8,
    },
    DiscardActionCards {
        who: Who,
        n: Amount,
    },
    DiscardCards {
        who: Who,
        n: u8,
        chooser: Chooser,
    },
    DiscardOrNoise {
        who: Who,
        n: u8,
    },
    DiscardHand {
        who: Who,
    },
    CycleHand {
        who: Who,
        any_cards: bool,
        bonus: u8,
    },
    ShuffleAllIntoDeck {
        who: Who,
        zones: Vec<Zone>,
    },
    Pass {
        who: Who,
    },
    AllPass {},
    ExtraRound {
        who: Who,
    },
    UnlimitedActionsThenPass {
        who: Who,
    },
    SkipEventStep {
        step: EventStep,
    },
    Support {
        main: Who,
        main_draw: u8,
        main_discard: u8,
        others_draw: u8,
        others_discard: u8,
    },
    PayLightWoundForActions {
        n: u8,
        actions: u8,
    },
    GainContamination {
        who: Who,
        n: u8,
    },
    Scan {
        who: Who,
        zones: Vec<Zone>,
        remove: Scanned,
        infect: bool,
        #[serde(default)]
        optional: bool,
    },
    ScanOneAndRemove {
        who: Who,
        zone: Zone,
        if_infected_gain: u8,
    },
    RemoveLarva {
        who: Who,
    },
    Eclosion {},
    Hatching {},
    AutoScanContamination {
        infected: WoundSize,
        remove: bool,
        redraw: bool,
    },
    LightWound {
        who: Who,
        n: u8,
        condition: Option<Cond>,
    },
    SeriousWound {
        who: Who,
        n: u8,
    },
    KillOrSerious {
        who: Who,
        threshold: u8,
    },
    DressSerious {
        who: Who,
        n: Amount,
        #[serde(default)]
        override_synthetic: bool,
    },
    HealDressed {
        who: Who,
        n: u8,
    },
    HealLight {
        who: Who,
        n: Amount,
        #[serde(default)]
        override_synthetic: bool,
    },
    AutoDress {
        wound: Wound,
    },
    WoundDressedWhile {
        wound: Wound,
        condition: Cond,
    },
    SetSeriousWoundLimit {
        n: u8,
    },
    DowngradeMeleeMiss {
        to: WoundSize,
    },
    Shield {
        who: Who,
        until: Until,
        against: Vec<Harm>,
    },
    Ignore {
        what: Ignored,
    },
    SetHandSlots {
        n: u8,
        drop_excess: bool,
    },
    DiscardHandcuffs {},
    GainSlime {
        who: Who,
    },
    DiscardSlime {
        who: Who,
    },
    PlaceFire {
        room: Rooms,
        n: Option<u8>,
    },
    DiscardFire {
        room: Rooms,
    },
    SpreadFire {
        from: Rooms,
    },
    IgniteOrSpread {
        room: Rooms,
    },
    PlaceMalfunction {
        room: Rooms,
        n: Option<u8>,
    },
    DiscardMalfunction {
        room: Rooms,
    },
    SetItemCounter {
        room: Rooms,
        n: u8,
    },
    PlaceNoise {
        corridors: Corridors,
    },
    TechnicalNoiseEvent {},
    NoiseRoll {
        who: Who,
        room: Option<Rooms>,
        #[serde(default = "yes")]
        surprise: bool,
    },
    Danger {
        room: Rooms,
    },
    SilenceOrDanger {
        who: Who,
    },
    ReplaceNoiseResult {
        with: Nothing,
    },
    RerollNoise {
        times: u8,
    },
    PlaceAirlockToken {
        room: Rooms,
    },
    PlaceObject {
        object: Object,
        room: Rooms,
        condition: Option<Cond>,
    },
    TakeEgg {
        who: Who,
    },
    DestroyEggs {
        room: Rooms,
        n: u8,
    },
    ChooseRoom {
        #[serde(rename = "as")]
        _as: Target,
        filter: RoomFilter,
    },
    UseRoomAction {
        room: Rooms,
        free: bool,
    },
    ToggleDoor {
        scope: DoorScope,
        #[serde(default)]
        include_destroyed: bool,
        #[serde(default)]
        optional: bool,
    },
    SetDoors {
        room: Rooms,
        scope: DoorScope,
        include_destroyed: bool,
    },
    CloseDoors {
        room: Rooms,
        scope: DoorScope,
    },
    CloseEntryDoor {
        #[serde(default)]
        include_destroyed: bool,
        #[serde(default)]
        optional: bool,
    },
    DestroyDoors {
        scope: DoorScope,
        #[serde(default, rename = "else")]
        otherwise: Vec<Effect>,
    },
    OpenAllDoors {},
    RestrictDoorDestruction {
        types: Vec<Kind>,
    },
    PlaceTurret {
        room: Rooms,
    },
    DestroyTurret {
        room: Rooms,
    },
    SetTurretStatus {
        turret: ChosenAny,
        face_down: bool,
    },
    ShuffleTurrets {},
    Look {
        what: LookAt,
        which: LookWhich,
    },
    LookOnceAtSetup {
        what: LookAt,
    },
    ReorderEngine {
        which: LookWhich,
    },
    SetDestination {},
    ReplaceCoordinates {},
    StartSelfDestruct {
        condition: Option<Cond>,
        #[serde(default)]
        ignore_hibernation: bool,
    },
    StopSelfDestruct {},
    TogglePod {
        scope: PodScope,
    },
    LaunchPod {
        scope: PodScope,
        ignore_lock: bool,
    },
    TryEnterPod {
        section: Section,
    },
    TryHibernate {},
    SendSignal {
        who: Who,
    },
    DiscoverWeakness {
        object: ChosenInRoom,
    },
    PlaceEventTopOrBottom {},
    Search {
        deck: DeckOf,
        draw: u8,
        keep: u8,
        use_counter: bool,
        #[serde(default)]
        counter_may_be_zero: bool,
        at: Option<Laika>,
    },
    SearchEachDeck {
        keep: u8,
    },
    TakeItemFromDeck {
        deck: DeckOf,
        n: u8,
    },
    TakeRejectedSearchCard {},
    Craft {
        substitute: Option<Substitute>,
    },
    AddRecipe {
        input: Item,
        output: Item,
    },
    TreatAsYellow {
        items: Vec<CountsAsYellow>,
    },
    DiscardItem {
        who: Who,
        filter: Filter,
    },
    LoadWeapon {
        weapon: WeaponOf,
        fill: Full,
    },
    AddAmmo {
        weapon: WeaponOf,
        n: u8,
    },
    SpendAmmo {
        weapon: WeaponOf,
        n: u8,
    },
    RefillRobot {},
    Attach {
        to: WeaponOf,
    },
    JoinHeavyItems {},
    AttachDrone {
        to: Who,
    },
    Move {
        who: Who,
        to: MoveTo,
        #[serde(default = "yes")]
        attacks: bool,
        #[serde(default = "yes")]
        noise: bool,
        via: Option<Via>,
        chooser: Option<Chooser>,
        #[serde(default = "yes")]
        consent: bool,
        #[serde(default)]
        together: bool,
        #[serde(default)]
        declare_before_interruption: bool,
        max_attackers: Option<u8>,
    },
    MoveWithIntruder {
        who: Who,
        intruder: Foes,
        to: MoveTo,
        attacks: bool,
    },
    FollowMove {
        pay: u8,
    },
    MoveLaika {
        steps: u8,
        #[serde(default)]
        optional: bool,
        #[serde(default)]
        or_recall: bool,
    },
    RecallLaika {},
    RemoveLaika {},
    LaikaHoldInjury {
        n: u8,
    },
    Shoot {
        weapon: WeaponOf,
        #[serde(default)]
        reroll: u8,
        spend: Option<All>,
        #[serde(default)]
        bonus_per_ammo: u8,
        #[serde(default)]
        bonus_on_miss: bool,
        #[serde(default)]
        extra_ammo_max: u8,
        #[serde(default)]
        extra_injury_per_ammo: u8,
        bonus_if: Option<Cond>,
        #[serde(default)]
        bonus: u8,
    },
    Melee {
        bonus: u8,
        bonus_on_miss: bool,
    },
    RobotAttack {
        extra_energy_injury: u8,
    },
    FreeShootAgain {
        weapon: WeaponOf,
        same_target: bool,
        defer_check: bool,
    },
    Injure {
        intruder: Foes,
        n: u8,
        source: Source,
    },
    ChooseIntruder {
        #[serde(rename = "as")]
        _as: Target,
        filter: Foes,
    },
    AddInjuries {
        n: u8,
        condition: Cond,
    },
    AddInjuriesIfDealt {
        hook: Hook,
        n: u8,
    },
    AddInjuriesOnFaces {
        hook: Hook,
        faces: Vec<CombatFace>,
        n: u8,
    },
    MinInjuriesUnlessBlank {
        hook: Hook,
        n: u8,
    },
    PayAmmoForInjury {
        hook: Hook,
        face: CombatFace,
        ammo: u8,
        n: u8,
    },
    PlaceFireOnFace {
        hook: Hook,
        face: CombatFace,
    },
    ReplaceFace {
        from: CombatFace,
        to: CombatFace,
        #[serde(default)]
        targets: Vec<Kind>,
        hook: Option<Hook>,
    },
    Reroll {
        hook: Hook,
        times: u8,
    },
    GrantReroll {
        hook: Hook,
        times: u8,
    },
    Encounter {
        who: Who,
    },
    Retreat {
        intruder: Foes,
        tag: Option<Source>,
    },
    Spawn {
        r#type: Kind,
        room: Rooms,
        encounter: bool,
    },
    SummonIntruder {
        room: Rooms,
        no_attack: bool,
    },
    TransformAttacker {
        into: Kind,
    },
    HealIntruders {
        intruder: Foes,
        n: u8,
    },
    WithdrawIntruders {
        filter: NotInCombat,
    },
    Hunt {
        types: Vec<Kind>,
    },
    LureIntruders {
        room: Rooms,
        from: LureFrom,
        combat_attack_first: bool,
    },
    NestStirs {},
    Feeding {},
    QueenDevelopment {},
    BagAdd {
        r#type: Kind,
        n: u8,
    },
    BagRemoveDrawn {},
    BagReturnDrawn {},
    ResolveEventChoice {
        draw: u8,
        pick: u8,
    },
    Modify {
        field: Field,
        n: i8,
        min: Option<u8>,
        condition: Option<Cond>,
    },
    SetCost {
        field: Field,
        n: u8,
    },
    ReplaceAttackWound {
        attack: Attack,
        attacker: Kind,
        from: WoundSize,
        with: WoundSize,
        n: u8,
    },
    Cancel {
        what: Cancelled,
    },
    ExtendRange {
        cards: Vec<Card>,
        to: RangeTo,
    },
    LiftRequirement {
        cards: Vec<Card>,
        requirement: Cond,
    },
}

const fn yes() -> bool {
    true
}

macro_rules! words {
    ($($(#[$doc:meta])* $kind:ident { $($word:ident),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs, reason = "told in `ops.toml`")]
        pub enum $kind { $($word),* }
    )*};
}

words! {
    /// Who chooses for somebody else.
    Chooser { Actor }
    /// A step of the Event Phase that can be skipped.
    EventStep { IntruderAttack }
    /// Light or Serious.
    WoundSize { LightWound, SeriousWound }
    /// How long a shield holds.
    Until { NextPlayerPhase }
    /// What a shield keeps off.
    Harm { EventPhaseAttack, FireWounds }
    /// What an owner ignores.
    Ignored { AndroidShutdown, FireWounds, SlimeEffects, ForeignDressingAndHealing, OneChosenSeriousWound }
    /// Nothing at all.
    Nothing { None }
    /// The name a choice has in later operations.
    Target { Target }
    /// Any one.
    ChosenAny { ChosenAny }
    /// One that is in the Room.
    ChosenInRoom { ChosenInRoom }
    /// By whom a Search is made.
    Laika { Laika }
    /// What may stand for a component.
    Substitute { YellowItemAsTool }
    /// What counts as a yellow Item.
    CountsAsYellow { StartItem, ActiveQuestItem }
    /// To capacity.
    Full { Full }
    /// Every one.
    All { All }
    /// A way that is no Corridor.
    Via { Technical, Outside }
    /// What hurts an Intruder, or makes it retreat.
    Source { Grenade, Taser, Fire, Phosphate, Laika }
    /// Where an attack asks what is added or changed.
    Hook { InjuryBonus, InjuryBase, AfterRoll, CombatFace, CombatRoll }
    /// Intruders that are not in a Room with a Character.
    NotInCombat { NotInCombat }
    /// From where Intruders are lured.
    LureFrom { RoomsNeighboringTarget }
    /// A number that something changes.
    Field { DrawLimit, ItemActionCost, EscapeCost, EnergyChargeLoadCost, AmmoCapacity, SurpriseValue, BloodTotal }
    /// What a Reaction undoes.
    Cancelled {
        ActionInRoom, Interruption, SurpriseAttackEffect, IntruderAttackOnSelf, IntruderAttackInRoom,
        EventPhaseAttackOnSelf,
    }
    /// Where the range of a card reaches.
    RangeTo { RoomsWithComputer, NeighboringRooms }
}
