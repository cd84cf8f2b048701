//! Making room in a convoy that holds more than it has boxes for (LA-10.14 to LA-10.17, LA-11.4).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::shared::{about, owned, survivor, unasked};
use crate::engine::Engine;
use crate::frame::Excess;
use crate::game::LastAurora;
use crate::ids::CrewPlace;
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;
use crate::vocab::Res;

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
            Refusal::new("LA-H4", "la-refused-throw-no-room").with("what", res.name())
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
        let crowded = look.people(self.player) > look.room(self.player).crew;
        require(crowded, || Refusal::new(RULE, "la-refused-dismiss-no-room"))
    }

    /// When nothing else can go, a child finds no box (LA-H8).
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        if engine.look().excess(self.player) == 0 {
            engine.pop();
        } else if !self.anything(engine.look())
            && !engine.look().of(self.player).children.is_empty()
        {
            engine.lose_child(self.player);
        } else {
            return engine.spare(self, self.player, false);
        }
        true
    }

    /// Whether anything can go.
    fn anything(&self, look: Look<'_>) -> bool {
        let throw = |res: Res| self.check_throw(look, res).is_ok();
        let dismiss = |slot: CrewPlace| self.check_dismiss(look, slot).is_ok();
        Res::ALL.into_iter().any(throw) || CrewPlace::ALL.into_iter().any(dismiss)
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
        for res in Res::ALL {
            if all || look.of(self.player).res[res as usize] > 0 {
                found(Move::Throw(res));
            }
        }
        if all || self.why != Excess::Gained {
            look.crew(self.player).for_each(|(slot, _)| found(Move::Dismiss(slot)));
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Throw(res) => self.check_throw(look, res),
            Move::Dismiss(slot) => self.check_dismiss(look, slot),
            _ => Err(unasked(RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Throw(res) => {
                engine.lose(self.player, res, 1);
                let event = engine.about("LA-10.15", "la-event-throws", self.player);
                engine.tell(event.name("what", res.name()));
            }
            Move::Dismiss(slot) => {
                engine.lose_survivor(self.player, slot, "LA-11.10", "la-event-lost");
            }
            _ => {}
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(RULE)
    }
}
