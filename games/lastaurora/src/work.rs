//! What procedures do by themselves: everything that leaves nothing to decide is not asked.

use crate::engine::Engine;
use crate::frame::Frame;

impl Engine<'_> {
    /// Goes on with a procedure. Tells whether it did anything; if not, it waits for an answer.
    pub(crate) fn work(&mut self, frame: Frame) -> bool {
        match frame {
            Frame::Idle | Frame::Crew(_) => return false,
            Frame::Run(running) => self.run_next(running),
            Frame::Each { effect, players, with } => self.each_next(effect, players, with),
            Frame::Damage(decision) => return decision.work(self),
            Frame::Repair(decision) => return decision.work(self),
            Frame::GainChoice(decision) => return decision.work(self),
            Frame::Keep(decision) => return decision.work(self),
            Frame::DiscardObjects(decision) => return decision.work(self),
            Frame::PayObjects(decision) => return decision.work(self),
            Frame::PayAny(decision) => return decision.work(self),
            Frame::LoseAny(decision) => return decision.work(self),
            Frame::Overload(decision) => return decision.work(self),
            Frame::Contaminate(decision) => return decision.work(self),
            Frame::Clean(decision) => return decision.work(self),
            Frame::MoveSurvivors(decision) => return decision.work(self),
            Frame::LoseSurvivor(decision) => return decision.work(self),
            Frame::Improve(decision) => return decision.work(self),
            Frame::HitEnemy(decision) => return decision.work(self),
            Frame::SwapTarget(decision) => return decision.work(self),
            Frame::SwapWhose(decision) => return decision.work(self),
            Frame::Peek(decision) => return decision.work(self),
            Frame::Refresh(decision) => return decision.work(self),
            Frame::GiveWhom(decision) => return decision.work(self),
            Frame::Give(decision) => return decision.work(self),
            Frame::DemandWhom(decision) => return decision.work(self),
            Frame::Demanded(decision) => return decision.work(self),
            Frame::Yield(decision) => return decision.work(self),
            Frame::Humiliate(decision) => return decision.work(self),
            Frame::Mines(decision) => return decision.work(self),
            Frame::Archive(decision) => return decision.work(self),
            Frame::Vote(decision) => return decision.work(self),
            Frame::Fallout(decision) => return decision.work(self),
            Frame::ExploreTurn { .. }
            | Frame::Expedition { .. }
            | Frame::Action { .. }
            | Frame::Refill
            | Frame::Place { .. }
            | Frame::Join { .. }
            | Frame::Encounter { .. } => return self.work_explore(frame),
            Frame::RestTurn { .. }
            | Frame::Shift { .. }
            | Frame::Rested { .. }
            | Frame::RoundTurn { .. } => return self.work_rest(frame),
            Frame::MoveTurn { .. }
            | Frame::Steer { .. }
            | Frame::Travel { .. }
            | Frame::Enter { .. }
            | Frame::Stop { .. }
            | Frame::Advance { .. }
            | Frame::Moved { .. }
            | Frame::MoveOver { .. } => return self.work_movement(frame),
            Frame::Window { .. }
            | Frame::FireTurn { .. }
            | Frame::Missed { .. }
            | Frame::Hit { .. }
            | Frame::Strike { .. }
            | Frame::Defeat { .. }
            | Frame::Loot { .. }
            | Frame::Buried { .. }
            | Frame::EnemyAttack { .. }
            | Frame::ShotOver { .. }
            | Frame::Rewards { .. } => return self.work_fire(frame),
            Frame::WhichStory { .. }
            | Frame::Story { .. }
            | Frame::Chosen { .. }
            | Frame::Test { .. }
            | Frame::Reveal { .. }
            | Frame::StoryEnds { .. } => return self.work_story(frame),
            Frame::AutomaExplore { .. }
            | Frame::AutomaTakes { .. }
            | Frame::AutomaTexts { .. }
            | Frame::AutomaDrives
            | Frame::AutomaFires
            | Frame::AutomaRound { .. }
            | Frame::Prevent => return self.work_automa(frame),
        }
        true
    }
}
