//! Everything a player is asked: one file a question or a family of them, each with its prompt, its candidates, its
//! check, its effect and its words.

mod archive;
mod cards;
mod contamination;
mod crew;
mod damage;
mod events;
mod gifts;
mod goods;
mod improve;
mod mines;
mod objects;
mod room;
mod shared;
mod survivors;
mod targets;

use workbench::Decision;

use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::look::Look;
use crate::moves::Move;

pub(crate) use mines::can_mine;

pub use archive::ArchiveStory;
pub use cards::{OrderCards, RefreshSlots};
pub use contamination::{CleanSurvivors, ContaminateSurvivor};
pub use crew::ChooseCrew;
pub use damage::{PlaceDamage, RemoveDamage};
pub use events::{Fallout, FoodVote};
pub use gifts::{AnswerDemand, DemandWhom, GiveGoods, GiveWhom, YieldGoods};
pub use goods::{ChooseGoods, LoseResources, PayResources};
pub use improve::TakeConvoyCard;
pub use mines::LayMines;
pub use objects::{DiscardObjects, KeepObjects, PayObjects};
pub use room::MakeRoom;
pub use survivors::{LoseSurvivor, MoveSurvivors};
pub use targets::{HitEnemy, Humiliate, SwapTarget, SwapWhose};

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
            Frame::Damage(decision) => decision,
            Frame::Repair(decision) => decision,
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
            Frame::Idle
            | Frame::Run(_)
            | Frame::Each { .. }
            | Frame::ExploreTurn { .. }
            | Frame::Expedition { .. }
            | Frame::Action { .. }
            | Frame::Refill
            | Frame::Place { .. }
            | Frame::Join { .. }
            | Frame::Encounter { .. }
            | Frame::RestTurn { .. }
            | Frame::Shift { .. }
            | Frame::Rested { .. }
            | Frame::RoundTurn { .. }
            | Frame::MoveTurn { .. }
            | Frame::Steer { .. }
            | Frame::Travel { .. }
            | Frame::Enter { .. }
            | Frame::Stop { .. }
            | Frame::Advance { .. }
            | Frame::Moved { .. }
            | Frame::MoveOver { .. }
            | Frame::Window { .. }
            | Frame::FireTurn { .. }
            | Frame::Missed { .. }
            | Frame::Hit { .. }
            | Frame::Strike { .. }
            | Frame::Defeat { .. }
            | Frame::Loot { .. }
            | Frame::Buried { .. }
            | Frame::EnemyAttack { .. }
            | Frame::ShotOver { .. }
            | Frame::Rewards { .. }
            | Frame::WhichStory { .. }
            | Frame::Story { .. }
            | Frame::Chosen { .. }
            | Frame::Test { .. }
            | Frame::Reveal { .. }
            | Frame::StoryEnds { .. }
            | Frame::AutomaExplore { .. }
            | Frame::AutomaTakes { .. }
            | Frame::AutomaTexts { .. }
            | Frame::AutomaDrives
            | Frame::AutomaFires
            | Frame::AutomaRound { .. }
            | Frame::Prevent => return None,
        })
    }
}
