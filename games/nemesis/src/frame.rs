//! Procedures in progress (NEM-27.2). The stack of frames is the whole control flow of a game: the top frame says what
//! is asked of whom, and what goes on when it is answered.

use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::script::{Program, Running};
use workbench::small::{Maybe, Set8};

use crate::decisions::{
    Act, BorrowDoor, CarefulNoise, Consent, CraftWhat, CycleHand, DiscardCards, DiscardExcess,
    Draft, DropToFit, Interrupting, KeepGoal, KeepItem, LeavePod, NoiseReaction, OfferScan,
    OrderEngine, PassDiscard, PlaceEvent, PodRound, Reaction, Round, SetDoors, SpendItem, Tend,
    Trading, Volley,
};
use crate::game::Nemesis;
use crate::ids::{
    AttackCard, Card, Colour, Corridor, Course, Item, Label, Object, Player, Pod, ShipEngine, Slot,
};
use crate::moves::Target;
use crate::state::Mini;

/// What a list of operations works with: who acts, where, and what was chosen when it was declared (NEM-4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct With {
    /// Who acts.
    pub by: Player,
    /// The Room of the effect: that of the Character, or one used from afar (NEM-4.13).
    pub here: Slot,
    /// The Room that was chosen.
    pub room: Maybe<Slot>,
    /// The second one.
    pub second: Maybe<Slot>,
    /// The Character that was chosen.
    pub who: Maybe<Player>,
    /// What is attacked.
    pub foe: Option<Target>,
    /// The Weapon that is used.
    pub weapon: Maybe<Item>,
    /// The card that is played.
    pub card: Maybe<Card>,
    /// The Item whose Action it is.
    pub item: Maybe<Item>,
    /// The Corridor that was chosen.
    pub corridor: Maybe<Corridor>,
    /// The Item deck.
    pub deck: Maybe<Colour>,
    /// The Escape Pod.
    pub pod: Maybe<Pod>,
    /// The Engine.
    pub engine: Maybe<ShipEngine>,
    /// The position of the Destination marker.
    pub course: Maybe<Course>,
    /// The Object.
    pub object: Maybe<Object>,
    /// Whether the acting player goes along with the Character that was chosen.
    pub along: Option<bool>,
    /// The option of the Room whose Action is used by a card.
    pub option: Maybe<Label>,
    /// The Intruder whose attack it is.
    pub attacker: Maybe<Mini>,
    /// Who has got out of it by a Reaction.
    pub spared: Set8<Player>,
}

impl With {
    /// Somebody who acts where the Character stands.
    pub fn new(by: Player, here: Slot) -> With {
        With { by, here, ..With::default() }
    }
}

/// Why an Intruder attacks (NEM-11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttackKind {
    /// It has surprised somebody.
    #[default]
    Surprise,
    /// The Intruder Attack step.
    Step,
    /// Somebody tries to get away.
    Escape,
    /// A card says so.
    Effect,
}

/// An attack of an Intruder (NEM-24.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Attacking {
    /// Who attacks.
    pub mini: Mini,
    /// Whom.
    pub target: Player,
    /// Why.
    pub kind: AttackKind,
    /// The card, once it was drawn.
    pub card: Maybe<AttackCard>,
    /// Who has got out of it by a Reaction.
    pub spared: Set8<Player>,
}

/// Somebody moves into a Room (NEM-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Entering {
    /// Who.
    pub player: Player,
    /// Where to.
    pub to: Slot,
    /// The Corridor used; none if it was none.
    pub through: Maybe<Corridor>,
    /// Whether there is a Noise roll if the Room is empty.
    pub noise: bool,
    /// Whether it was a Careful Movement.
    pub careful: bool,
    /// Whether somebody was there before.
    pub company: bool,
    /// Whether a token has cancelled the Noise roll.
    pub quiet: bool,
    /// Who goes along (NEM-6.13).
    pub along: Maybe<Player>,
    /// How far it is.
    pub stage: Arrival,
}

/// How far an entry is, in the order of NEM-6.1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrival {
    /// The Character goes.
    #[default]
    Go,
    /// What the Room does to who arrives.
    Room,
    /// The Exploration token.
    Token,
    /// The Noise roll.
    Noise,
}

/// A Noise roll (NEM-24.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NoiseRoll {
    /// Who makes it; nobody, if it is made for a Room.
    pub roller: Maybe<Player>,
    /// For which Room.
    pub room: Slot,
    /// Whether the die was rolled.
    pub rolled: bool,
    /// Whether it was rolled again.
    pub again: bool,
}

/// One procedure in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Nothing: what fills the unused places of the stack.
    #[default]
    Idle,
    /// A Character is drafted (STD-17).
    Draft(Draft),
    /// An Objective is kept (NEM-22.2).
    KeepGoal(KeepGoal),
    /// A round (NEM-3.7).
    Round(Round),
    /// The end of a round: whether it was a pass (NEM-3.11).
    RoundEnd {
        /// Whose.
        player: Player,
        /// Whether the player has passed, and not discarded yet.
        passed: bool,
    },
    /// Cards are discarded in passing (NEM-3.9).
    PassDiscard(PassDiscard),
    /// A waiting player's choice (NEM-3.15).
    PodRound(PodRound),
    /// On entering a pod (NEM-18.4).
    LeavePod(LeavePod),
    /// An Action (NEM-4.5).
    Act(Act),
    /// A trade (NEM-5.8).
    Trading(Trading),
    /// Somebody may cancel an Action that was paid for (NEM-24.2).
    Interrupting(Interrupting),
    /// A list of operations.
    Run(Running<With>),
    /// Somebody leaves a Room with Intruders, which attack first (NEM-9.14).
    Escape {
        /// How it goes on.
        entering: Entering,
        /// How many may still attack.
        left: u8,
        /// Who has attacked.
        done: Set32,
    },
    /// Somebody enters a Room.
    Enter(Entering),
    /// Somebody else is asked to go (Suppressive Fire, Covering Fire).
    Consent(Consent),
    /// Where the Noise of a Careful Movement lies (NEM-5.2).
    CarefulNoise(CarefulNoise),
    /// A Noise roll.
    Noise(NoiseRoll),
    /// A reaction to it (NEM-24.10).
    NoiseReaction(NoiseReaction),
    /// Several roll, one after another (NEM-7.11).
    NoiseRolls {
        /// Who is left.
        players: Set8<Player>,
    },
    /// An Encounter (NEM-8).
    Encounter {
        /// Whose; nobody's, if it belongs to a Room.
        player: Maybe<Player>,
        /// Where.
        room: Slot,
    },
    /// Encounters of several, one after another.
    Encounters {
        /// Who is left.
        players: Set8<Player>,
    },
    /// An Intruder attacks.
    Attack(Attacking),
    /// A reaction before the attack takes effect.
    Reaction(Reaction),
    /// The Attack card takes effect.
    Struck(Attacking),
    /// A Character attacks (NEM-9).
    Volley(Volley),
    /// One of the cards of a Search is kept (NEM-16.2).
    KeepItem(KeepItem),
    /// Something is dropped for something else (NEM-16.16).
    DropToFit(DropToFit),
    /// More is carried than there are Hands for (NEM-12.7).
    DiscardExcess(DiscardExcess),
    /// Cards are discarded.
    DiscardCards(DiscardCards),
    /// Cards are exchanged.
    CycleHand(CycleHand),
    /// Doors are set, Corridor by Corridor (NEM-15.4).
    SetDoors(SetDoors),
    /// A Door token is taken from another Corridor (NEM-15.5).
    BorrowDoor(BorrowDoor),
    /// Doors close, one after another.
    Closing {
        /// Who says from where a token comes that is missing.
        player: Player,
        /// Which are still to be closed.
        left: workbench::small::Set64<Corridor>,
    },
    /// The tokens of an Engine are ordered (NEM-17.26).
    OrderEngine(OrderEngine),
    /// The top Event card is put back (Risk Assessment).
    PlaceEvent(PlaceEvent),
    /// A Serious Wound is treated (NEM-12.8, NEM-12.9).
    Tend(Tend),
    /// A scan is offered (NEM-13.8).
    OfferScan(OfferScan),
    /// An Item is used up.
    SpendItem(SpendItem),
    /// What is crafted by a card.
    CraftWhat(CraftWhat),
    /// Somebody tries to enter a pod or to hibernate, after the Noise roll (NEM-18.2, NEM-18.11).
    Attempt {
        /// Who.
        player: Player,
        /// Where.
        room: Slot,
        /// Whether it is a chamber, and no pod.
        sleep: bool,
    },
    /// Intruders lured by a Decoy attack first, then move (NEM-11.4).
    Lured {
        /// Where to.
        to: Slot,
    },
    /// Eggs were attacked: a Noise roll follows (NEM-9.11).
    EggNoise {
        /// Who attacked.
        player: Player,
    },
}

/// A set of miniatures.
pub type Set32 = workbench::small::Set64<Mini>;

impl workbench::Rules for Nemesis {
    type Look<'a> = crate::look::Look<'a>;
    type Engine<'a> = crate::engine::Engine<'a>;
    type Move = crate::moves::Move;
}

impl Frame {
    /// The decision it asks for; none where nobody is asked.
    pub(crate) fn decision(&self) -> Option<&dyn Decision<Nemesis>> {
        Some(match self {
            Frame::Draft(decision) => decision,
            Frame::KeepGoal(decision) => decision,
            Frame::Round(decision) => decision,
            Frame::PassDiscard(decision) => decision,
            Frame::PodRound(decision) => decision,
            Frame::LeavePod(decision) => decision,
            Frame::Act(decision) => decision,
            Frame::Consent(decision) => decision,
            Frame::Trading(decision) => decision,
            Frame::Interrupting(decision) => decision,
            Frame::CarefulNoise(decision) => decision,
            Frame::NoiseReaction(decision) => decision,
            Frame::Reaction(decision) => decision,
            Frame::Volley(decision) => decision,
            Frame::KeepItem(decision) => decision,
            Frame::DropToFit(decision) => decision,
            Frame::DiscardExcess(decision) => decision,
            Frame::DiscardCards(decision) => decision,
            Frame::CycleHand(decision) => decision,
            Frame::SetDoors(decision) => decision,
            Frame::BorrowDoor(decision) => decision,
            Frame::OrderEngine(decision) => decision,
            Frame::PlaceEvent(decision) => decision,
            Frame::Tend(decision) => decision,
            Frame::OfferScan(decision) => decision,
            Frame::SpendItem(decision) => decision,
            Frame::CraftWhat(decision) => decision,
            Frame::Idle
            | Frame::RoundEnd { .. }
            | Frame::Run(_)
            | Frame::Escape { .. }
            | Frame::Enter(_)
            | Frame::Noise(_)
            | Frame::NoiseRolls { .. }
            | Frame::Encounter { .. }
            | Frame::Encounters { .. }
            | Frame::Attack(_)
            | Frame::Struck(_)
            | Frame::Attempt { .. }
            | Frame::Lured { .. }
            | Frame::Closing { .. }
            | Frame::EggNoise { .. } => return None,
        })
    }
}

/// A list of operations that begins.
pub(crate) fn run(program: Program, with: With) -> Frame {
    Frame::Run(Running::new(program, with))
}
