//! Going on with the procedure on top of the stack: every procedure with the function that knows it.

use crate::decisions::Prevent;
use crate::engine::Engine;
use crate::frame::Frame;

impl Engine<'_> {
    /// Goes on with the procedure on top: a line for each. Tells whether it could, without asking anybody.
    pub(crate) fn work(&mut self, frame: Frame) -> bool {
        match frame {
            Frame::ExploreTurn(turn) => return turn.work(self),
            Frame::Action(action) => return action.work(self),
            Frame::Place(place) => return place.work(self),
            Frame::Join(join) => return join.work(self),
            Frame::RestTurn(turn) => return turn.work(self),
            Frame::Rested(rested) => return rested.work(self),
            Frame::RoundTurn(turn) => return turn.work(self),
            Frame::MoveTurn(turn) => return turn.work(self),
            Frame::Steer(steer) => return steer.work(self),
            Frame::Advance(advance) => return advance.work(self),
            Frame::Moved(moved) => return moved.work(self),
            Frame::Window(window) => return window.work(self),
            Frame::FireTurn(turn) => return turn.work(self),
            Frame::Test(test) => return test.work(self),
            Frame::Prevent => return Prevent::work(self),
            Frame::Idle
            | Frame::Crew(_)
            | Frame::Expedition(_)
            | Frame::Encounter(_)
            | Frame::Loot(_)
            | Frame::WhichStory(_)
            | Frame::Story(_) => return false,
            Frame::Refill => self.work_refill(),
            Frame::Feed { player, slot, meal } => self.feed(player, slot, meal),
            Frame::Shift { player } => self.shift(player),
            Frame::Travel { player, to } => self.travel(player, to),
            Frame::Enter { player, to, cost } => self.enter_next(player, to, cost),
            Frame::Stop { player, at } => self.stop(player, at),
            Frame::MoveOver { player } => self.movement_over(player),
            Frame::Missed { player } => self.missed(player),
            Frame::Hit { player } => self.hit(player),
            Frame::Strike { player } => self.strike(player),
            Frame::Defeat { player, enemy, told } => self.defeat(player, enemy, told),
            Frame::Buried { enemy, winner } => self.bury(enemy, winner),
            Frame::EnemyAttack { enemy, players } => self.enemy_attack(enemy, players),
            Frame::ShotOver { player, at } => self.shot_over(player, at),
            Frame::Rewards { player, cell } => self.rewards(player, cell),
            Frame::Chosen { player, story, option } => self.chosen(player, story, option),
            Frame::Reveal { player, story, option, letters } => {
                self.reveal_test(player, (story, option), letters);
            }
            Frame::StoryEnds { story } => self.story_ends(story),
            Frame::AutomaExplore { .. } => self.automa_explores(),
            Frame::AutomaTakes { card, slot } => self.automa_takes(card, slot.get()),
            Frame::AutomaTexts { at } => self.automa_texts(at),
            Frame::AutomaDrives => self.automa_drives(),
            Frame::AutomaFires => self.automa_fires(),
            Frame::AutomaRound { at } => self.automa_round(at),
            Frame::Run(running) => self.run_next(running),
            Frame::Each { effect, players, with } => self.each_next(effect, players, with),
            Frame::Damage(decision) => return decision.work(self),
            Frame::Repair(decision) => return decision.work(self),
            Frame::FreeBox(decision) => return decision.work(self),
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
        }
        true
    }
}
