//! Stories (chapter LA-X4).

use workbench::small::{Maybe, Set8};

use crate::content::{Deadline, Task, Trigger};
use crate::decisions::{Test, WhichStory};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::{Circumstances, Frame};
use crate::ids::{CardId, Letter, OptionId};
use crate::options::Module;
use crate::state::{Player, StoryPlace};
use crate::vocab::StoryId;

impl Engine<'_> {
    /// A moment of a player's turn has come: activates the Story on top if this is its trigger (LA-X4.4, LA-X4.8).
    pub(crate) fn activate(&mut self, trigger: Trigger, player: Player) -> bool {
        let Some(top) = self.look().top_story() else { return false };
        if self.state.stories.told || self.content.stories[top].trigger != trigger {
            return false;
        }
        self.face(top, player);
        true
    }

    /// A moment outside of turns has come: the first player faces the Story, in a solo game the human (LA-X4.10,
    /// LA-X4.42).
    pub(crate) fn activate_outside(&mut self, trigger: Trigger) -> bool {
        let first = self.look().first();
        let player = if self.look().automa(first) { Player(0) } else { first };
        self.state.stories.told = false;
        let activated = self.activate(trigger, player);
        self.state.stories.told = false;
        activated
    }

    /// The moment after the slot was chosen (LA-X4.46): the Story under the card, and the one for two Survivors.
    pub(crate) fn explore_stories(&mut self, player: Player, card: CardId) {
        if !self.state.table.module(Module::Stories) || self.state.stories.told {
            return;
        }
        let (first, more) = {
            let mut under = self.look().stories_under(card);
            (under.next(), under.next().is_some())
        };
        let two = self.state.explore.parts.len() == 2;
        let top = self
            .look()
            .top_story()
            .filter(|top| two && self.content.stories[*top].trigger == Trigger::ExploreTwo);
        match (top, first) {
            (Some(_), Some(_)) => {
                self.ask(Frame::WhichStory(WhichStory { player, top: top.into(), card }));
            }
            (None, Some(_)) if more => {
                self.ask(Frame::WhichStory(WhichStory { player, top: Maybe::NONE, card }));
            }
            (Some(story), None) | (None, Some(story)) => self.face(story, player),
            (None, None) => {}
        }
    }

    /// A player faces a Story (LA-X4.12). The Automa puts it into its zone (LA-X4.34).
    pub(crate) fn face(&mut self, story: StoryId, player: Player) {
        self.state.stories.told = true;
        let place = self.state.stories.place(story);
        let again = matches!(place, StoryPlace::Zone(..));
        if !again {
            let period = self.state.stories.period;
            self.state.stories.decks[period].take(story);
            self.log.mark_revealed();
        }
        if self.look().automa(player) {
            self.state.stories.put(story, StoryPlace::Automa);
            self.tell(Event::new("LA-X4.34", "la-event-automa-story"));
            self.tell_top_story();
            return;
        }
        let info = &self.content.stories[story];
        let event = self.about("LA-X4.12", "la-event-story", player).name("story", info.name);
        self.reveal(event);
        self.ask(Frame::StoryEnds { story });
        if again {
            let with = Circumstances { story: story.into(), ..Circumstances::of(player) };
            if let Some(program) = info.follow_up {
                self.run(program, with);
            }
        } else {
            self.state.stories.put(story, StoryPlace::Faced);
            self.ask(Frame::Story(crate::decisions::Story { player, story }));
        }
    }

    /// The chosen option, its cost paid: a TEST, a mission, or its result.
    pub(crate) fn chosen(&mut self, player: Player, story: StoryId, option: OptionId) {
        self.pop();
        let chosen = &self.content.stories[story].options[option];
        if let Some(test) = &chosen.test {
            let letters = test.letters;
            self.ask(Frame::Test(Test { player, story, option, extra: 0, letters }));
        } else if chosen.mission.is_some() {
            let place = StoryPlace::Mission(player, option, self.state.round);
            self.state.stories.put(story, place);
            let name = self.content.stories[story].name;
            let event = self.about("LA-X4.19", "la-event-mission", player).name("story", name);
            self.tell(event);
        } else {
            self.result(player, story, option, true);
        }
    }

    /// Reveals the Outcome card of a TEST (LA-X4.17).
    pub(crate) fn reveal_test(
        &mut self,
        player: Player,
        (story, option): (StoryId, OptionId),
        letters: Set8<Letter>,
    ) {
        self.pop();
        let card = self.reveal_outcome(1);
        let [letter, ..] = self.content.outcome[card].letters;
        let success = letters.contains(letter);
        let event = Event::new("LA-X4.17", "la-event-story-test");
        self.reveal(event.plain("letter", letter.name()));
        self.result(player, story, option, success);
    }

    /// The end of a Story: what is still being faced is discarded.
    pub(crate) fn story_ends(&mut self, story: StoryId) {
        self.pop();
        let place = self.state.stories.place(story);
        let faced = matches!(place, StoryPlace::Faced | StoryPlace::Zone(..));
        if faced && !self.just_archived(story) {
            self.discard_story(story);
        }
    }

    /// Whether a Story lies under a card that is still in the Exploration Zone and is not the one being explored.
    fn just_archived(&self, story: StoryId) -> bool {
        match self.state.stories.place(story) {
            StoryPlace::Zone(card, _) => {
                let explore = &self.state.explore;
                let explored = explore.slot.get().filter(|_| explore.active);
                let slot = self.look().zone().find(|(_, found)| *found == card);
                slot.is_some_and(|(slot, _)| Some(slot) != explored)
            }
            _ => false,
        }
    }

    /// Reads a result of an option (LA-X4.29).
    pub(crate) fn result(
        &mut self,
        player: Player,
        story: StoryId,
        option: OptionId,
        success: bool,
    ) {
        let chosen = &self.content.stories[story].options[option];
        let told = chosen.told[usize::from(!success)];
        let program = if success { chosen.success } else { chosen.failure };
        let id = if success { "la-event-story-success" } else { "la-event-story-failure" };
        let event = Event::new("LA-X4.29", id).name("text", told);
        self.reveal(event);
        self.run(program, Circumstances { story: story.into(), ..Circumstances::of(player) });
    }

    /// Something happened that a mission of this player waits for (LA-X4.20).
    pub(crate) fn accomplish(&mut self, player: Player, task: Task) {
        self.missions(|_, mission_task, owner, _, _| {
            (owner == player && mission_task == task).then_some(true)
        });
    }

    /// Checks missions whose deadline has come (LA-X4.21).
    pub(crate) fn deadlines(&mut self, at: Deadline) {
        let round = self.state.round;
        self.missions(|engine, task, owner, deadline, accepted| {
            let due = match deadline {
                Deadline::EndOfPhase => at == Deadline::EndOfPhase || at == Deadline::GameEnd,
                Deadline::EndOfRound => at == Deadline::EndOfRound || at == Deadline::GameEnd,
                Deadline::EndOfNextRound => {
                    (at == Deadline::EndOfRound && accepted < round) || at == Deadline::GameEnd
                }
                Deadline::GameEnd => at == Deadline::GameEnd,
            };
            due.then(|| engine.fulfilled(task, owner))
        });
    }

    fn fulfilled(&self, task: Task, owner: Player) -> bool {
        let look = self.look();
        match task {
            Task::PlaceTarget | Task::StopWaypoint => false,
            Task::NotLast => look.players().any(|other| look.ahead(owner, other)),
            Task::Have(wanted) => wanted.iter().all(|(res, n)| look.of(owner).res[res] >= *n),
            Task::BoardOrLead => look.of(owner).aboard || look.leading(owner),
        }
    }

    /// Ends the missions for which the function says how, in the order of the cards.
    fn missions(
        &mut self,
        verdict: impl Fn(&Engine<'_>, Task, Player, Deadline, u8) -> Option<bool>,
    ) {
        if !self.state.table.module(Module::Stories) {
            return;
        }
        // The last pushed is carried out first.
        for story in self.content.stories.ids().rev() {
            let StoryPlace::Mission(owner, option, accepted) = self.state.stories.place(story)
            else {
                continue;
            };
            let chosen = &self.content.stories[story].options[option];
            let Some(mission) = chosen.mission else { continue };
            if let Some(success) = verdict(self, mission.task, owner, mission.deadline, accepted) {
                self.state.stories.put(story, StoryPlace::Faced);
                self.ask(Frame::StoryEnds { story });
                self.result(owner, story, option, success);
            }
        }
    }

    /// Step I: the top Story is discarded (LA-9.9).
    pub(crate) fn discard_top_story(&mut self) {
        if let Some(top) = self.look().top_story() {
            let period = self.state.stories.period;
            self.state.stories.decks[period].pop();
            self.discard_story(top);
            let name = self.content.stories[top].name;
            self.reveal(Event::new("LA-9.9", "la-event-story-discarded").name("story", name));
        }
    }
}
