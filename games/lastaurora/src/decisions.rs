//! Everything a player is asked: one file a question or a family of them, each with its prompt, its candidates, its
//! check, its effect and its words.

mod action;
mod after_move;
mod crew;
mod encounter;
mod expedition;
mod explore_turn;
mod fire;
mod move_turn;
mod place;
mod prevent;
pub(crate) mod reasons;
mod rest;
mod steer;
mod story;

use kernel::{Breadth, Seat};
use workbench::Decision;

use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::look::Look;
use crate::moves::Move;

pub use action::Action;
pub use after_move::{Advance, Moved};
pub use crew::ChooseCrew;
pub use encounter::Encounter;
pub use expedition::Expedition;
pub(crate) use expedition::shown_rations;
pub use explore_turn::ExploreTurn;
pub use fire::{FireTurn, Loot, Window};
pub use move_turn::MoveTurn;
pub use place::{Join, Place};
pub use prevent::Prevent;
pub use rest::{RestTurn, Rested, RoundTurn};
pub use steer::Steer;
pub(crate) use steer::onward;
pub use story::{Story, Test, WhichStory};

impl workbench::Rules for LastAurora {
    type Look<'a> = Look<'a>;
    type Engine<'a> = Engine<'a>;
    type Move = Move;
}

impl Frame {
    /// The question this procedure asks, if it asks one.
    pub(crate) fn decision(&self) -> Option<&dyn Decision<LastAurora>> {
        Some(match self {
            Frame::Crew(decision) => decision,
            Frame::ExploreTurn(decision) => decision,
            Frame::Expedition(decision) => decision,
            Frame::Action(decision) => decision,
            Frame::Place(decision) => decision,
            Frame::Join(decision) => decision,
            Frame::Encounter(decision) => decision,
            Frame::WhichStory(decision) => decision,
            Frame::Story(decision) => decision,
            Frame::Test(decision) => decision,
            Frame::RestTurn(decision) => decision,
            Frame::Rested(decision) => decision,
            Frame::RoundTurn(decision) => decision,
            Frame::MoveTurn(decision) => decision,
            Frame::Steer(decision) => decision,
            Frame::Advance(decision) => decision,
            Frame::Moved(decision) => decision,
            Frame::Window(decision) => decision,
            Frame::FireTurn(decision) => decision,
            Frame::Loot(decision) => decision,
            Frame::Prevent => &Prevent,
            Frame::Idle
            | Frame::Refill
            | Frame::Shift { .. }
            | Frame::Travel { .. }
            | Frame::Enter { .. }
            | Frame::Stop { .. }
            | Frame::MoveOver { .. }
            | Frame::Missed { .. }
            | Frame::Hit { .. }
            | Frame::Strike { .. }
            | Frame::Defeat { .. }
            | Frame::Buried { .. }
            | Frame::EnemyAttack { .. }
            | Frame::ShotOver { .. }
            | Frame::Rewards { .. }
            | Frame::Chosen { .. }
            | Frame::Reveal { .. }
            | Frame::StoryEnds { .. }
            | Frame::AutomaExplore { .. }
            | Frame::AutomaTakes { .. }
            | Frame::AutomaTexts { .. }
            | Frame::AutomaDrives
            | Frame::AutomaFires
            | Frame::AutomaRound { .. }
            | Frame::Run { .. }
            | Frame::Each { .. }
            | Frame::Damage { .. }
            | Frame::Repair { .. }
            | Frame::GainChoice { .. }
            | Frame::Keep { .. }
            | Frame::DiscardObjects { .. }
            | Frame::PayObjects { .. }
            | Frame::PayAny { .. }
            | Frame::LoseAny { .. }
            | Frame::Overload { .. }
            | Frame::Contaminate { .. }
            | Frame::Clean { .. }
            | Frame::MoveSurvivors { .. }
            | Frame::LoseSurvivor { .. }
            | Frame::Improve { .. }
            | Frame::HitEnemy { .. }
            | Frame::SwapTarget { .. }
            | Frame::SwapWhose { .. }
            | Frame::Peek { .. }
            | Frame::Refresh { .. }
            | Frame::GiveWhom { .. }
            | Frame::Give { .. }
            | Frame::DemandWhom { .. }
            | Frame::Demanded { .. }
            | Frame::Yield { .. }
            | Frame::Humiliate { .. }
            | Frame::Mines { .. }
            | Frame::Archive { .. }
            | Frame::Vote { .. }
            | Frame::Fallout { .. } => return None,
        })
    }
}

/// Whether any answer of this sort is legal.
fn any_legal(
    decision: &dyn Decision<LastAurora>,
    look: Look<'_>,
    seat: Seat,
    wanted: impl Fn(&Move) -> bool,
) -> bool {
    let mut any = false;
    decision.candidates(look, seat, Breadth::Playable, &mut |mv| {
        any = any || wanted(&mv) && decision.check(look, seat, &mv).is_ok();
    });
    any
}

/// The only legal answer, if there is just one.
fn only(decision: &dyn Decision<LastAurora>, look: Look<'_>, seat: Seat) -> Option<Move> {
    let (mut count, mut only) = (0, None);
    decision.candidates(look, seat, Breadth::Playable, &mut |mv| {
        if decision.check(look, seat, &mv).is_ok() {
            count += 1;
            only = Some(mv);
        }
    });
    only.filter(|_| count == 1)
}
