//! Everything a player is asked: one file a question or a family of them, each with its prompt, its candidates, its
//! check, its effect and its words.

mod action;
mod after_move;
mod archive;
mod cards;
mod contamination;
mod crew;
mod damage;
mod encounter;
mod events;
mod expedition;
mod explore_turn;
mod fire;
mod gifts;
mod goods;
mod improve;
mod mines;
mod move_turn;
mod objects;
mod place;
mod prevent;
pub(crate) mod reasons;
mod rest;
mod room;
mod shared;
mod steer;
mod story;
mod survivors;
mod targets;

use kernel::{Breadth, Seat};
use workbench::Decision;

use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::look::Look;
use crate::moves::Move;

pub(crate) use expedition::shown_rations;
pub(crate) use mines::can_mine;
pub(crate) use steer::onward;

pub use action::Action;
pub use after_move::{Advance, Moved};
pub use archive::ArchiveStory;
pub use cards::{OrderCards, RefreshSlots};
pub use contamination::{CleanSurvivors, ContaminateSurvivor};
pub use crew::ChooseCrew;
pub use damage::{FreeBox, PlaceDamage, RemoveDamage};
pub use encounter::Encounter;
pub use events::{Fallout, FoodVote};
pub use expedition::Expedition;
pub use explore_turn::ExploreTurn;
pub use fire::{FireTurn, Loot, Window};
pub use gifts::{AnswerDemand, DemandWhom, GiveGoods, GiveWhom, YieldGoods};
pub use goods::{ChooseGoods, LoseResources, PayResources};
pub use improve::TakeConvoyCard;
pub use mines::LayMines;
pub use move_turn::MoveTurn;
pub use objects::{DiscardObjects, KeepObjects, PayObjects};
pub use place::{Join, Place};
pub use prevent::Prevent;
pub use rest::{RestTurn, Rested, RoundTurn};
pub use room::MakeRoom;
pub use steer::Steer;
pub use story::{Story, Test, WhichStory};
pub use survivors::{LoseSurvivor, MoveSurvivors};
pub use targets::{HitEnemy, Humiliate, SwapTarget, SwapWhose};

impl workbench::Rules for LastAurora {
    type Look<'a> = Look<'a>;
    type Engine<'a> = Engine<'a>;
    type Move = Move;
}

impl Frame {
    /// The question this procedure asks, if it asks one: a line for each procedure, so that none is forgotten.
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
            Frame::Damage(decision) => decision,
            Frame::Repair(decision) => decision,
            Frame::FreeBox(decision) => decision,
            Frame::GainChoice(decision) => decision,
            Frame::Keep(decision) => decision,
            Frame::DiscardObjects(decision) => decision,
            Frame::PayObjects(decision) => decision,
            Frame::PayAny(decision) => decision,
            Frame::LoseAny(decision) => decision,
            Frame::Overload(decision) => decision,
            Frame::Contaminate(decision) => decision,
            Frame::Clean(decision) => decision,
            Frame::MoveSurvivors(decision) => decision,
            Frame::LoseSurvivor(decision) => decision,
            Frame::Improve(decision) => decision,
            Frame::HitEnemy(decision) => decision,
            Frame::SwapTarget(decision) => decision,
            Frame::SwapWhose(decision) => decision,
            Frame::Peek(decision) => decision,
            Frame::Refresh(decision) => decision,
            Frame::GiveWhom(decision) => decision,
            Frame::Give(decision) => decision,
            Frame::DemandWhom(decision) => decision,
            Frame::Demanded(decision) => decision,
            Frame::Yield(decision) => decision,
            Frame::Humiliate(decision) => decision,
            Frame::Mines(decision) => decision,
            Frame::Archive(decision) => decision,
            Frame::Vote(decision) => decision,
            Frame::Fallout(decision) => decision,
            Frame::Prevent => &Prevent,
            Frame::Idle
            | Frame::Run(_)
            | Frame::Refill
            | Frame::Feed { .. }
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
            | Frame::Each { .. } => return None,
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

/// The only legal answer, if there is just one. Objects of a hand do not count: whether anybody is asked may depend only
/// on what everybody sees (LA-H3).
fn only(decision: &dyn Decision<LastAurora>, look: Look<'_>, seat: Seat) -> Option<Move> {
    let (mut count, mut only) = (0, None);
    decision.candidates(look, seat, Breadth::Playable, &mut |mv| {
        if !matches!(mv, Move::Object { .. }) && decision.check(look, seat, &mv).is_ok() {
            count += 1;
            only = Some(mv);
        }
    });
    only.filter(|_| count == 1)
}
