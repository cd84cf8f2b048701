//! What happened, for the log. The sentences are in the Fluent files.

mod rule;
mod text;
mod touches;

use kernel::Seat;
use serde::Serialize;

use crate::action::{Action, Actor, Weapon};
use crate::automation::{ScriptId, Why};
use crate::ids::{Body, Character, Data, Identity, Item, Offsite, ProjectX, Section};
use crate::moves::Move;
use crate::state::{Ending, Hazard, MarkerEvent, Player};

/// An event as the log keeps it: with the number of seats, because a player is called by who sits there, and two
/// seats have two colours each (SF-17.2.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Logged {
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
    /// How many seats the table has.
    pub seats: u8,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// A seat has chosen its Secret Identities (SF-2.5a).
    IdentitiesChosen { seat: Seat },
    /// A Minute begins (SF-15.8.1).
    MinuteBegan { minute: i8 },
    /// A turn begins (SF-15.2).
    TurnBegan { player: Player },
    /// A player reveals (SF-15.3.1).
    Revealed { player: Player, identity: Identity, schroedinger: bool },
    /// A Bonus Character is shown (`homework`, SF-16.2).
    BonusShown { seat: Seat, identity: Identity },
    /// Cubes are placed (SF-15.4.1).
    Influenced { player: Player, character: Character, cubes: u8 },
    /// Cubes return to hands first (`loyal`).
    CubesReturned { character: Character },
    /// A cube or several go to the Betrayal box.
    Betrayed { player: Player, cubes: u8 },
    /// A player takes cubes back from the Betrayal box (SF-13.10.1).
    BetrayalTaken { player: Player, cubes: u8 },
    /// The disc is placed (SF-15.5.2).
    Activated { player: Player, character: Character, actions: u8 },
    /// The disc comes back, by Wait (SF-12.12) or by Renegotiate (SF-15.6.1).
    DiscBack { player: Player, waited: bool },
    /// A cube comes back (SF-15.6.2).
    CubeBack { player: Player, character: Character },
    /// A player Renegotiates, and nothing comes back (SF-15.6.1).
    Renegotiated { player: Player },
    /// A player passes: what that means depends on what was asked.
    Passed { player: Player, what: Passed },
    /// An Action is performed.
    Acted { actor: Actor, action: Action },
    /// A Bribe is used (SF-15.5.4.1).
    Bribed { player: Player, who: Actor, grey: bool },
    /// A Bribe that was used is in its owner's hand again (`offshore_shenanigans`).
    BribeBack { player: Player },
    /// A refused Bribe returns to the hand, a grey one to the Billionaire's card (SF-15.5.4.3).
    BribeReturned { player: Player, grey: bool },
    /// The grey Bribes lie on the Billionaire's card again (`hollow_promises`).
    GreyBribesBack,
    /// Kompromat is used; its face is now known (SF-15.5.5.1).
    Blackmailed { player: Player, character: Character },
    /// Kompromat is about to be used, and its face is still hidden: told to its seat alone (SF-H32).
    KompromatDeclared { character: Character },
    /// An Action is named, and it is not settled yet who answers (SF-R30, SF-R47).
    Named { actor: Actor, action: Action },
    /// An Action is offered to a PC's player (SF-R31).
    Offered { to: Player, actor: Actor, action: Action },
    /// The offer is accepted.
    Accepted { player: Player },
    /// The offer is refused.
    Refused { player: Player },
    /// A body goes Down (SF-4.6.1).
    WentDown { body: Body },
    /// The Monster goes Down.
    MonsterDown { monster: ProjectX },
    /// The Monster is Live again (SF-12.11.1).
    MonsterRevived { monster: ProjectX },
    /// A body is Live again (SF-4.6.3).
    Revived { body: Body },
    /// A body is Annihilated (SF-4.6.5.1).
    Annihilated { body: Body },
    /// An Item is Annihilated.
    ItemAnnihilated { item: Item },
    /// A body has Escaped (SF-4.6.6.1).
    Escaped { body: Body },
    /// A body enters a section.
    Entered { body: Body, section: Section },
    /// A body comes out of the burst Amoeba (SF-7.6.2).
    Freed { body: Body, section: Section },
    /// A body is Contaminated (SF-8.5.1).
    Contaminated { body: Body },
    /// A body is Decontaminated (SF-13.4.1).
    Decontaminated { body: Body },
    /// An Item is dropped without an Action (SF-4.5.3.1, SF-8.5.1).
    Dropped { body: Body, item: Item },
    /// A body has picked up an Item, or the Cargo Claw has taken it in (SF-12.2.1, SF-A6.10).
    PickedUp { body: Body, item: Item },
    /// A body has robbed an Item (SF-12.9.1, SF-12.9.2).
    Robbed { body: Body, item: Item, from: Body, with: Weapon },
    /// A body has dropped an Item by an Action (SF-12.3.1).
    Left { item: Item, section: Section },
    /// A body has been given an Item (SF-12.4.1).
    Given { to: Body, item: Item },
    /// A thrown Item has landed (SF-12.5.1).
    Landed { item: Item, section: Section },
    /// An Item comes out of the supply to a body.
    Gained { body: Body, item: Item },
    /// A body gains Data.
    GainedData { body: Body, data: Data },
    /// A body loses Data.
    LostData { body: Body, data: Data },
    /// Data reaches an Offsite (SF-9.6.1).
    Transmitted { data: Data, to: Offsite },
    /// A section is Damaged (SF-5.1.4).
    Damaged { section: Section },
    /// A section is repaired.
    Repaired { section: Section },
    /// A Hazard appears (SF-6.1).
    HazardPlaced { section: Section, hazard: Hazard },
    /// A Hazard is gone (SF-6.3).
    HazardRemoved { section: Section },
    /// Grey Goo spreads.
    GooSpread { section: Section },
    /// Fire burns Grey Goo: plain Damage is left.
    GooBurnt { section: Section },
    /// The Power Status changes: 0 Normal, 1 Backup, 2 or 3 Blackout (SF-7.2).
    Power { status: u8 },
    /// Cameras are switched (SF-7.5).
    Cameras { on: bool },
    /// Jammers are switched (SF-7.4).
    Jammers { on: bool },
    /// Abandon Ship is triggered (SF-7.1.1).
    AbandonShip,
    /// All Locks are removed.
    LocksRemoved,
    /// One Lock is removed.
    LockRemoved { one: Section, other: Section },
    /// One Lock is added.
    LockAdded { one: Section, other: Section },
    /// The Antimatter is armed (SF-7.3.1).
    Armed,
    /// The Antimatter detonates (SF-7.3.2).
    Detonated { section: Option<Section> },
    /// A Time marker is placed.
    MarkerPlaced { player: Player, event: MarkerEvent, minute: i8 },
    /// A Time marker resolves (SF-15.7.1).
    MarkerResolved { player: Player, event: MarkerEvent },
    /// A pod launches (SF-5.5.4).
    Launched { pod: Section },
    /// A pod is Annihilated with everything inside.
    PodAnnihilated { pod: Section },
    /// The Rescue or Pirate Ship is Annihilated.
    ShipAnnihilated,
    /// The Rescue Ship shows its true flag (`extricate`).
    PirateShip,
    /// An Offsite is Annihilated (SF-A6.9).
    OffsiteAnnihilated { offsite: Offsite },
    /// Project X is released (SF-7.6.1).
    Released { card: ProjectX },
    /// A seat has looked at the Project X card: told to that seat alone (SF-R129).
    Peeked { card: ProjectX },
    /// The Monster comes to the board (SF-7.6.1).
    MonsterCame { monster: ProjectX, at: Section },
    /// The Monster moves.
    MonsterMoved { monster: ProjectX, to: Section },
    /// The Monster bursts (SF-H21).
    MonsterBurst { monster: ProjectX },
    /// The Monster leaves the game.
    MonsterGone { monster: ProjectX },
    /// A body is swallowed by the Amoeba.
    Engulfed { body: Body },
    /// The Target marker moves.
    Targeted { body: Body },
    /// The Wormhole drifts.
    WormholeMoved { to: Section },
    /// A seat takes the Kompromat of a section (SF-12.2.3).
    KompromatTaken { seat: Seat, section: Section },
    /// What it is: told to that seat alone.
    KompromatSeen { character: Character },
    /// A Kompromat returns to a hand, its face known (SF-R34).
    KompromatBack { seat: Seat, character: Character },
    /// Two Kompromat are discarded and a used one is taken (`tradecraft`).
    KompromatTraded { seat: Seat, taken: Character },
    /// Traps are laid (`claymore`).
    TrapLaid { seat: Seat, section: Section },
    /// Which Trap it is: told to the seat that laid it.
    TrapFace { section: Section, live: bool },
    /// A Trap is flipped.
    TrapFlipped { section: Section, live: bool },
    /// Fang Moss moves by itself (`creatropism`).
    MossMoved { to: Section },
    /// Two bodies change places (`shapeshift_switch`).
    Switched { body: Body },
    /// A player becomes Suspect (SF-10.1.1).
    Suspected { player: Player },
    /// A player becomes Guilty (SF-10.2.1).
    Convicted { player: Player },
    /// A Guilty player becomes Suspect again (SF-A2.3).
    Cleared { player: Player },
    /// The Reentry marker is flipped (SF-15.8.3).
    Reentry { fireball: bool },
    /// Stationfall (SF-16.1).
    Stationfall { ending: Ending },
    /// A PC delivers Data (SF-16.3.1).
    Delivered { player: Player, data: Data, to: Offsite },
    /// A body is taken off by a ship (SF-R180).
    TakenOff { body: Body },
    /// A Kompromat in hand that the Agenda counts is shown (SF-H10).
    KompromatShown { seat: Seat, character: Character },
    /// A bot rolls the die (SF-B14.5).
    DieRolled { player: Player, face: u8 },
    /// A bot passes over a line of its script (SF-B12.14).
    LinePassed { player: Player, script: ScriptId, line: u8, why: Why },
    /// A bot follows a line of its script (SF-B4.5).
    LineFollowed { player: Player, script: ScriptId, line: u8, character: Character },
    /// No line of a bot's script was possible (SF-B6.1).
    NoLine { player: Player },
    /// A human proposes what a seat shall do that all decide for (SF-T62).
    Proposed { seat: Seat, subject: Seat, mv: Move },
    /// A human agrees to the first proposal (SF-T62).
    Agreed { seat: Seat },
    /// The final score of a seat (SF-16.4.8).
    Scored { seat: Seat, points: i16 },
}

/// What a pass means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Passed {
    /// No Reveal (SF-15.3.1).
    Reveal,
    /// No cubes (SF-15.4.1).
    Influence,
    /// The end of the Activate phase (SF-15.5.2a).
    Phase,
    /// A given Action is declined (SF-H23).
    Action,
    /// A Reveal Power is not used (SF-15.3.2).
    Power,
    /// Nobody else is framed (SF-R74).
    Frameup,
    /// No more deliveries (SF-16.3.1).
    Delivery,
}
