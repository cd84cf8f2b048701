//! Making room in a convoy that holds more than it has boxes for (LA-10.14 to LA-10.17, LA-11.4).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::shared::{about, owned, survivor, unasked};
use crate::engine::Engine;
use crate::frame::Excess;
use crate::game::LastAurora;
use crate::ids::{Child, CrewPlace};
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;
use crate::vocab::{Res, StoryId};

/// The owner of a convoy chooses what goes: resources, or where it is allowed a Survivor (LA-10.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MakeRoom {
    /// Whose convoy.
    pub player: Player,
    /// Why it holds too much.
    pub why: Excess,
}

const RULE: &str = "LA-10.17";

impl MakeRoom {
    /// Throwing away is offered where it makes room (LA-H4).
    fn check_throw(&self, look: Look<'_>, res: Res) -> Result<(), Refusal> {
        owned(look, self.player, res, "LA-10.15")?;
        require(look.in_cargo(self.player, res), || {
            Refusal::new("LA-H4", "la-refused-throw-no-room").with("what", res.word())
        })
    }

    fn check_dismiss(&self, look: Look<'_>, slot: CrewPlace) -> Result<(), Refusal> {
        let member = survivor(look, self.player, slot, RULE)?;
        if self.why == Excess::Gained {
            return Err(Refusal::new("LA-10.15", "la-refused-dismiss"));
        }
        if let Excess::Joined(newest) = self.why {
            require(slot != newest, || {
                about("LA-11.4", "la-refused-dismiss-newest", look, member)
            })?;
            let explore = &look.state.explore;
            require(!explore.active || !explore.parts.contains(slot), || {
                about("LA-R7", "la-refused-dismiss-participant", look, member)
            })?;
        }
        self.check_crowded(look)
    }

    /// A child is lost where its box is, like a Survivor, if the owner chooses so; it is never thrown away (LA-X4.31).
    fn check_child(&self, look: Look<'_>, story: StoryId) -> Result<(), Refusal> {
        let children = look.of(self.player).children;
        let aboard = Child::of(story).is_some_and(|child| children.contains(child));
        require(aboard, || {
            let name = look.content.stories[story].name;
            Refusal::new(RULE, "la-refused-no-child").with("story", name)
        })?;
        require(self.why == Excess::Lost, || Refusal::new("LA-X4.31", "la-refused-child-stays"))?;
        self.check_crowded(look)
    }

    fn check_crowded(&self, look: Look<'_>) -> Result<(), Refusal> {
        let crowded = look.people(self.player) > look.room(self.player).crew;
        require(crowded, || Refusal::new(RULE, "la-refused-dismiss-no-room"))
    }

    /// Goes on until everything has a box.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        let enough = engine.look().excess(self.player) == 0;
        engine.spare(self, self.player, enough)
    }
}

impl Decision<LastAurora> for MakeRoom {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        let question = match self.why {
            Excess::Gained => "la-prompt-overload-gained",
            Excess::Lost => "la-prompt-overload-lost",
            Excess::Joined(_) => "la-prompt-overload-joined",
        };
        Prompt::new(question, RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let all = breadth == Breadth::Thinkable;
        for &res in Res::ALL {
            if all || look.of(self.player).res[res] > 0 {
                found(Move::Throw(res));
            }
        }
        if all || self.why != Excess::Gained {
            look.crew(self.player).for_each(|(slot, _)| found(Move::Dismiss(slot)));
            let children = look.of(self.player).children;
            children.iter().for_each(|child| found(Move::Child(child.story())));
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Throw(res) => self.check_throw(look, res),
            Move::Dismiss(slot) => self.check_dismiss(look, slot),
            Move::Child(story) => self.check_child(look, story),
            _ => Err(unasked(RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Throw(res) => {
                engine.lose(self.player, res, 1);
                let event = engine.about("LA-10.15", "la-event-throws", self.player);
                engine.tell(event.name("what", res.word()));
            }
            Move::Dismiss(slot) => {
                engine.lose_survivor(self.player, slot, "LA-11.10", "la-event-lost");
            }
            Move::Child(story) => engine.lose_child(self.player, story),
            _ => {}
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(RULE)
    }
}
