//! Procedures that wait for an answer. The stack of frames is the whole control flow of a game: the top frame says
//! what is asked of whom, and what goes on when it is answered. A frame that asks is a decision, written where its
//! rules are.

use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::script::{Place, Running};

use crate::engine::Engine;
use crate::game::Stationfall;
use crate::ids::{Body, Section};
use crate::look::Look;
use crate::moves::Move;
use crate::state::Player;
use crate::turn::{Activate, Commit, Frameup, Identities, Influence, Markers, Reveal};

pub use crate::powers::Power;
pub use crate::project_x::Progress;
pub use crate::stationfall::{Deliver, FinalReveal};
pub use crate::turn::{Act, AskWhom, Declared, DropExcess, DropInDeed, Offer, Within};

/// One procedure in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Every seat chooses its Secret Identities (SF-2.5a).
    #[default]
    Identities,
    /// What a bot's card does before its Influence phase (SF-B4.1).
    BotStart,
    /// The active player may reveal (SF-15.3).
    Reveal,
    /// The active player may influence (SF-15.4).
    Influence,
    /// The active player chooses Activate or Renegotiate (SF-15.5.2a). Bribes and Kompromat come after the choice, so
    /// choosing Activate without placing the disc yet is `Activate` with no activation in the turn.
    Commit,
    /// The Activate phase (SF-15.5).
    Activate,
    /// Somebody is to act once; the active player names the Action.
    Act(Act),
    /// A named Action waits for another player's consent (SF-R31).
    Offer(Offer),
    /// The PC belongs to two players; the active player chooses who answers (SF-R30).
    AskWhom(AskWhom),
    /// A body possesses more than it may; the active player (at a Reveal: the same) drops Items (SF-4.5.3.1, SF-8.5.1).
    DropExcess(DropExcess),
    /// The active player may make somebody else Suspect instead (`mimic_frameup`).
    Frameup,
    /// A one-time Reveal Power asks for a choice or an Action (SF-15.3.2).
    Power(Power),
    /// The active player picks the next due Time marker (SF-R127).
    Markers,
    /// Section texts of the Resolve phase (SF-15.7.2a).
    SectionTexts,
    /// A list of Project X steps is carried out (SF-7.6.1, SF-15.7.3).
    Program(Progress),
    /// The end of the turn: the next player, the next Minute, or Stationfall (SF-15.8).
    TurnEnd,
    /// Stationfall, Reveal step: this player reveals (SF-16.2).
    FinalReveal(FinalReveal),
    /// Stationfall, Deliver Data: this player delivers (SF-16.3.1).
    Deliver(Deliver),
    /// Somebody is declared to act through somebody else, whose Action the active player names (SF-R42).
    Within(Within),
    /// What the turn remembers of its declarations (SF-H32). It asks nobody and lies below the phase.
    Declared(Declared),
    /// An Action has left a body with more than it may possess; the active player drops Items (SF-8.5.1, SF-R62).
    DropInDeed(DropInDeed),
}

impl workbench::Rules for Stationfall {
    type Look<'a> = Look<'a>;
    type Engine<'a> = Engine<'a>;
    type Move = Move;
}

impl Frame {
    /// The decision it asks for; none where nobody is asked.
    #[inline]
    pub(crate) fn decision(&self) -> Option<&dyn Decision<Stationfall>> {
        Some(match self {
            Frame::Identities => &Identities,
            Frame::Reveal => &Reveal,
            Frame::Influence => &Influence,
            Frame::Commit => &Commit,
            Frame::Activate => &Activate,
            Frame::Act(decision) => decision,
            Frame::Offer(decision) => decision,
            Frame::AskWhom(decision) => decision,
            Frame::DropExcess(decision) => decision,
            Frame::Frameup => &Frameup,
            Frame::Power(decision) => decision,
            Frame::Markers => &Markers,
            Frame::Program(decision) => decision,
            Frame::FinalReveal(decision) => decision,
            Frame::Deliver(decision) => decision,
            Frame::Within(decision) => decision,
            Frame::DropInDeed(decision) => decision,
            Frame::BotStart | Frame::SectionTexts | Frame::TurnEnd | Frame::Declared(_) => {
                return None;
            }
        })
    }

    /// Where in the game it stands.
    pub(crate) const fn moment(&self) -> Moment {
        match self {
            Frame::Identities => Moment::Opening,
            Frame::Reveal => Moment::Phase(Phase::Reveal),
            Frame::Influence => Moment::Phase(Phase::Influence),
            Frame::Commit => Moment::Phase(Phase::Commit),
            Frame::Activate => Moment::Phase(Phase::Activate),
            Frame::Act(act) | Frame::Within(Within { act, .. }) => Moment::Naming(*act),
            Frame::Offer(Offer { to: player, .. })
            | Frame::FinalReveal(FinalReveal { player, .. })
            | Frame::Deliver(Deliver { player, .. }) => Moment::Of(*player),
            Frame::BotStart
            | Frame::AskWhom(_)
            | Frame::DropExcess(_)
            | Frame::DropInDeed(_)
            | Frame::Frameup
            | Frame::Power(_)
            | Frame::Markers
            | Frame::SectionTexts
            | Frame::Program(_)
            | Frame::Declared(_)
            | Frame::TurnEnd => Moment::Between,
        }
    }

    /// Who is named to act outside of an activation's own Actions, if it is about that.
    pub(crate) const fn named(&self) -> Option<Act> {
        match self.moment() {
            Moment::Naming(act) => Some(act),
            Moment::Opening | Moment::Phase(_) | Moment::Of(_) | Moment::Between => None,
        }
    }

    /// The phase of a player's turn, if it is one.
    pub(crate) const fn phase(&self) -> Option<Phase> {
        match self.moment() {
            Moment::Phase(phase) => Some(phase),
            Moment::Opening | Moment::Naming(_) | Moment::Of(_) | Moment::Between => None,
        }
    }

    /// The player it is about: who answers, mostly the active one; none where every seat is asked.
    pub(crate) const fn player(&self, look: Look<'_>) -> Option<Player> {
        match self.moment() {
            Moment::Opening => None,
            Moment::Of(player) => Some(player),
            Moment::Phase(_) | Moment::Naming(_) | Moment::Between => Some(look.state.turn.player),
        }
    }
}

/// Where in the game a procedure stands: what most who look at it want to know of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// Before the first turn: every seat is asked.
    Opening,
    /// A phase of the active player's turn.
    Phase(Phase),
    /// Somebody is to act outside of an activation's own Actions, and the Action is named.
    Naming(Act),
    /// A question to this player, whose turn it need not be.
    Of(Player),
    /// Anything else that comes between the phases of a turn, or follows from them.
    Between,
}

/// The phases in which the active player does what the turn is for (SF-15.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Revealing.
    Reveal,
    /// Influencing.
    Influence,
    /// Choosing Activate or Renegotiate.
    Commit,
    /// Activating.
    Activate,
}

/// By what right somebody acts outside of the activation's own Actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Warrant {
    /// The own Bribe.
    Bribe,
    /// A grey Bribe.
    GreyBribe,
    /// Kompromat.
    Kompromat,
    /// Remote Control of a Drone (SF-A8.4).
    RemoteControl,
    /// Telepathy: Self-Preservation does not count (SF-R93).
    Telepathy,
    /// Root Access: Self-Preservation does not count.
    RootAccess,
    /// Forceful Presence: a Basic Action only.
    Presence,
    /// A one-time Reveal Power (SF-R22).
    Power,
}

impl Warrant {
    /// Whether it is a token, for which a PC's player is asked (SF-15.5.4.3, SF-15.5.5.2).
    pub const fn is_token(self) -> bool {
        matches!(self, Warrant::Bribe | Warrant::GreyBribe | Warrant::Kompromat)
    }

    /// Whether Self-Preservation is waived (SF-R93).
    pub const fn waives_self_preservation(self) -> bool {
        matches!(self, Warrant::Telepathy | Warrant::RootAccess)
    }
}

/// Which list of a Project X card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProgramList {
    /// What happens when the card is released.
    Release,
    /// What happens in every Resolve phase.
    Resolve,
}

/// A step of a list of the card that is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StepOfList {
    /// Which list.
    pub list: ProgramList,
    /// The number of the step.
    step: u8,
}

impl StepOfList {
    /// How many steps a list can have.
    pub const MOST: usize = 254;

    /// Whether nothing was done yet.
    pub const fn at_the_start(self) -> bool {
        self.step == 0
    }
}

impl Place for StepOfList {
    fn step(&self) -> usize {
        usize::from(self.step)
    }

    fn advance(&mut self) {
        self.step += 1;
    }

    fn finish(&mut self) {
        self.step = u8::MAX;
    }
}

impl ProgramList {
    /// The frame of this list, before its first step.
    pub const fn begin(self) -> Frame {
        Frame::Program(Running { place: StepOfList { list: self, step: 0 }, with: [None; CHOICES] })
    }
}

/// How many things the steps of one Project X list can choose.
pub const CHOICES: usize = 3;

/// What they have chosen so far.
pub type Choices = [Option<Chosen>; CHOICES];

/// What a Project X step has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chosen {
    /// A section.
    Section(Section),
    /// A body.
    Body(Body),
}
