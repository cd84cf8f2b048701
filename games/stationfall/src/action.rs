//! Every Action of the game, fully named: everything it needs is part of it, so that it can be checked whole before
//! anything changes (SF-0.3) and offered to another player exactly as it will be done (SF-R32).

use serde::{Deserialize, Serialize};

use crate::ids::{Body, Character, Data, Item, Offsite, Section, SectionAction};
use crate::map::Link;
use crate::state::Player;

/// Who performs an Action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// A pawn, or the Rat.
    Body(Body),
    /// The Digital Assistant, who has no body (SF-R176).
    Assistant,
}

impl Actor {
    /// The body, if it has one.
    #[inline]
    pub const fn body(self) -> Option<Body> {
        match self {
            Actor::Body(body) => Some(body),
            Actor::Assistant => None,
        }
    }
}

/// What an Attack or Robbery is done with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// A Bludgeon (SF-8.1.4).
    Bludgeon,
    /// A Gun (SF-8.1.5).
    Gun,
    /// The Inspector's Badge: only to Rob Items (`badge`).
    Badge,
}

/// Who is Attacked or revived.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// A body.
    Body(Body),
    /// The Monster of Project X (SF-12.8.2a).
    Monster,
}

/// What is robbed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loot {
    /// An Item changes hands.
    Item(Item),
    /// Data is copied.
    Data(Data),
}

/// What is repaired.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repair {
    /// The actor's own Damaged section.
    Section,
    /// A Colocated Down Robot, or a Monster that is a machine (SF-H27).
    Robot(Target),
}

/// What Lockdown does with a Lock (SF-A8.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lockdown {
    /// Adds one.
    Add(Link),
    /// Removes one.
    Remove(Link),
    /// Moves one.
    Move(Link, Link),
}

/// What the Death Ray burns (SF-A6.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FarTarget {
    /// Authorities or News.
    Offsite(Offsite),
    /// The Rescue or Pirate Ship.
    Ship,
    /// A launched pod.
    Pod(Section),
}

/// What the Combat Swarm is told (SF-A8.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Swarm {
    /// Step there.
    Step(Section),
    /// Attack this one.
    Attack(Body),
}

/// What Grip takes hold of in Outer Space (SF-A6.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grip {
    /// An Item, lying free or on a Down body.
    Item {
        /// Which kind.
        item: Item,
        /// From whom, if it does not lie free.
        from: Option<Body>,
    },
    /// A Live Human or Robot, who goes Down.
    Body(Body),
}

/// One Action (SF-0.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Step through a corridor, dock, vent or airlock, perhaps dragging (SF-12.1).
    Step {
        /// Where to.
        to: Section,
        /// Who is dragged along.
        drag: Option<Body>,
    },
    /// Pick Up an Item (SF-12.2).
    PickUp {
        /// Which kind.
        item: Item,
        /// From which Down body, if it does not lie free (SF-12.2.4).
        from: Option<Body>,
    },
    /// Pick Up the Kompromat of a section: the own one, or an adjacent one for the Investigator (SF-12.2.3).
    PickUpKompromat {
        /// Where it lies.
        at: Section,
    },
    /// Drop an Item (SF-12.3).
    Drop {
        /// Which kind.
        item: Item,
        /// Whether a Firebomb ignites (SF-8.1.3).
        ignite: bool,
    },
    /// Give an Item (SF-12.4).
    Give {
        /// Which kind.
        item: Item,
        /// To whom.
        to: Body,
    },
    /// Throw an Item through a corridor or along an airlock arrow (SF-12.5, SF-13.13.1).
    Throw {
        /// Which kind.
        item: Item,
        /// Where to.
        to: Section,
        /// Whether a Firebomb ignites.
        ignite: bool,
    },
    /// Copy Data (SF-12.6).
    Copy {
        /// Which type.
        data: Data,
        /// To whom.
        to: Body,
    },
    /// Delete own Data (SF-12.7).
    Delete {
        /// Which type.
        data: Data,
    },
    /// Attack (SF-12.8).
    Attack {
        /// Whom.
        target: Target,
        /// With what.
        with: Weapon,
    },
    /// Rob (SF-12.9).
    Rob {
        /// Whom.
        from: Body,
        /// With what.
        with: Weapon,
        /// Of what.
        loot: Loot,
    },
    /// Sabotage the own section (SF-12.10).
    Sabotage {
        /// With what.
        with: Weapon,
    },
    /// Revive with a Nanogel (SF-12.11).
    Revive {
        /// Whom.
        target: Target,
        /// Which Nanogel: with two charges or with one.
        with: Item,
    },
    /// Wait (SF-12.12).
    Wait,

    /// A Section Action that needs no further word: Abandon Ship, Release Project X, Eject Antimatter, Timed Launch,
    /// Bridge Launch, every Manufacture, Meditate, Self-Destruct, Cameras, Rocket Wings Launch.
    Section(SectionAction),
    /// Transmit (SF-13.2).
    Transmit {
        /// Which type.
        data: Data,
        /// Where to.
        to: Offsite,
    },
    /// Decontaminate (SF-13.4).
    Decontaminate {
        /// Whom.
        body: Body,
    },
    /// Section Launch (SF-13.7).
    SectionLaunch {
        /// Which pod.
        pod: Section,
    },
    /// Repair in the Machine Shop (SF-13.11).
    RepairRobot {
        /// Whom.
        target: Target,
    },
    /// Put a Down Character out of an airlock (SF-13.13.2).
    PutOut {
        /// Whom.
        body: Body,
    },
    /// Data Mining (SF-A6.8).
    DataMining {
        /// Where the Kompromat lies.
        at: Section,
    },
    /// Fire Death Ray (SF-A6.9).
    FireDeathRay {
        /// At what.
        target: FarTarget,
    },
    /// Grip (SF-A6.10).
    Grip {
        /// What.
        what: Grip,
    },

    /// Hazard Suppression (SF-14.1).
    HazardSuppression {
        /// Where.
        at: Section,
    },
    /// Jammers ON/OFF (SF-14.2).
    Jammers,
    /// Direct Swarm (SF-A8.2).
    DirectSwarm {
        /// What it is told.
        order: Swarm,
    },
    /// Lockdown (SF-A8.3).
    Lockdown {
        /// What is done with a Lock.
        how: Lockdown,
    },
    /// Remote Control of a Drone, whose Action is named next (SF-A8.4, SF-R42).
    RemoteControl {
        /// Which Drone.
        drone: Body,
    },
    /// Mark Target (SF-A8.5).
    MarkTarget {
        /// Whom.
        body: Body,
    },

    /// Enter the board from the own card (SF-R15).
    EnterFromCard {
        /// Which Dark section.
        to: Section,
    },
    /// Breach a Lock (`breach`, SF-7.2.2.2).
    Breach {
        /// Which one.
        link: Link,
    },
    /// Jury Rig (`jury_rig`, SF-A6.7).
    JuryRig {
        /// What.
        what: Repair,
    },
    /// Disassemble (`disassemble`).
    Disassemble {
        /// What is repaired.
        what: Repair,
    },
    /// Revive a Human without Nanogel (`emergency_response`).
    EmergencyRevive {
        /// Whom.
        body: Body,
    },
    /// The Cyborg revives itself (`self_repair`).
    SelfRepair,
    /// Feed a Down Human to Fang Moss (SF-A4.3).
    FeedMe {
        /// Whom.
        body: Body,
    },
    /// Enter the Wormhole, perhaps dragging.
    EnterWormhole {
        /// Who is dragged along.
        drag: Option<Body>,
    },
    /// Move a cube of a player from a Human's card to the Betrayal box (`wormtongue`).
    Wormtongue {
        /// Whose card.
        character: Character,
        /// Whose cube.
        player: Player,
    },
    /// Serve NDAs to everybody here (`process_server`).
    ProcessServer,
    /// Take an NDA from Legal (`hardcopy`).
    Hardcopy,
    /// Make a PC's player Suspect (`lawyer_up`).
    LawyerUp {
        /// Whose PC.
        body: Body,
    },
    /// EMP Burst (`emp_burst`).
    EmpBurst,
    /// Act with a Human, whose Action is named next (`telepathy`, SF-R42).
    Telepathy {
        /// With whom.
        body: Body,
    },
    /// Act with a Robot, whose Action is named next (`root_access`, SF-R42).
    RootAccess {
        /// With whom.
        body: Body,
    },
    /// Launch a Missile (`missile`).
    Missile {
        /// At which section.
        at: Section,
    },
    /// Attack a Helmeted Human (`brutal`).
    BrutalAttack {
        /// Whom.
        body: Body,
    },
    /// Discard two Kompromat and take a used one (`tradecraft`).
    Tradecraft {
        /// The two from the hand.
        give: (Character, Character),
        /// The used one of an NPC.
        take: Character,
    },
    /// Contaminate (`infect`).
    Infect {
        /// Whom.
        body: Body,
    },
    /// Nerve Gas Grenades (`nerve_gas_grenades`).
    NerveGas {
        /// Where.
        at: Section,
    },
}

impl Action {
    /// Whether it is a Basic Action (SF-11.4): what Forceful Presence allows.
    pub const fn is_basic(self) -> bool {
        matches!(
            self,
            Action::Step { .. }
                | Action::PickUp { .. }
                | Action::PickUpKompromat { .. }
                | Action::Drop { .. }
                | Action::Give { .. }
                | Action::Throw { .. }
                | Action::Copy { .. }
                | Action::Delete { .. }
                | Action::Attack { .. }
                | Action::Rob { .. }
                | Action::Sabotage { .. }
                | Action::Revive { .. }
                | Action::Wait
        )
    }

    /// Whether it is a Console Action (SF-11.6).
    pub const fn is_console(self) -> bool {
        matches!(
            self,
            Action::HazardSuppression { .. }
                | Action::Jammers
                | Action::DirectSwarm { .. }
                | Action::Lockdown { .. }
                | Action::RemoteControl { .. }
                | Action::MarkTarget { .. }
        )
    }

    /// Whether it is a Section Action, the airlock's ones that are always such included (SF-11.5). A Step or Throw
    /// along an airlock arrow is one too (SF-R48), which depends on where it leads.
    pub const fn is_section(self) -> bool {
        matches!(
            self,
            Action::Section(_)
                | Action::Transmit { .. }
                | Action::Decontaminate { .. }
                | Action::SectionLaunch { .. }
                | Action::RepairRobot { .. }
                | Action::PutOut { .. }
                | Action::DataMining { .. }
                | Action::FireDeathRay { .. }
                | Action::Grip { .. }
        )
    }
}
