//! Exploring or passing (LA-5.2).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::small::Set8;

use super::{expedition, prevent, reasons};
use crate::abilities;
use crate::decisions::Expedition;
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::ids::{CrewPlace, Slot};
use crate::look::Look;
use crate::moves::Move;
use crate::objects;
use crate::scene;
use crate::state::{Explore, Player};
use crate::vocab::{Phase, Zone};

const RULE: &str = "LA-5.2";

/// A player explores or passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExploreTurn {
    /// Whose turn.
    pub player: Player,
}

impl ExploreTurn {
    /// Whether these Survivors may set out.
    fn check_party(
        self,
        look: Look<'_>,
        one: CrewPlace,
        two: Option<CrewPlace>,
    ) -> Result<(), Refusal> {
        for slot in std::iter::once(one).chain(two) {
            let member = reasons::present(look, self.player, slot, "LA-5.3")?;
            require(member.zone == Zone::Active, || {
                reasons::named("LA-5.3", "la-refused-not-active", look, self.player, slot)
            })?;
        }
        let parts = parties(one, two);
        if expedition::reaches(look, self.player, parts, true) {
            return Ok(());
        }
        let cards = look.zone().next().is_some();
        require(cards, || Refusal::new("LA-5.7", "la-refused-no-cards"))?;
        let takes = |slot| expedition::takes(look, self.player, parts, slot).is_ok();
        let takes = Slot::ALL.into_iter().any(takes);
        require(takes, || Refusal::new("LA-5.7", "la-refused-nothing-legal"))?;
        Err(Refusal::new("LA-5.6", "la-refused-too-weak"))
    }

    /// Without Survivors in the Active Zone a player passes (LA-5.2).
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let nobody = engine.look().in_zone(self.player, Zone::Active).is_empty();
        if nobody {
            self.pass(engine);
        }
        nobody
    }

    fn pass(self, engine: &mut Engine<'_>) {
        engine.pop();
        engine.of(self.player).passed = true;
        let event = engine.about("LA-5.2", "la-event-passed", self.player);
        engine.tell(event);
    }
}

/// The participants.
fn parties(one: CrewPlace, two: Option<CrewPlace>) -> Set8<CrewPlace> {
    std::iter::once(one).chain(two).collect()
}

impl Decision<LastAurora> for ExploreTurn {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-explore", RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let wide = breadth == Breadth::Thinkable;
        let active = look.in_zone(self.player, Zone::Active);
        let crew = &look.of(self.player).crew;
        let could = |slot: &CrewPlace| active.contains(*slot) || wide && crew[*slot].present();
        for one in CrewPlace::ALL.into_iter().filter(could) {
            found(Move::Explore(one, None));
            let others = CrewPlace::ALL.into_iter().filter(|two| *two > one);
            others.filter(could).for_each(|two| found(Move::Explore(one, Some(two))));
        }
        objects::held(look, self.player, found);
        prevent::preventions(look, breadth, found);
        if wide {
            abilities::candidates(look, self.player, Phase::Exploration, breadth, found);
        }
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pass => Ok(()),
            Move::Explore(one, two) => self.check_party(look, one, two),
            mv => reasons::in_turn(look, self.player, Phase::Exploration, RULE, mv),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Explore(one, two) => {
                let parts = parties(one, two);
                if !expedition::reaches(engine.look(), self.player, parts, false) {
                    // Who sets out so weak shows that the hand holds an Energy Ration.
                    engine.log.mark_revealed();
                }
                engine.state.explore = Explore { active: true, parts, ..Explore::IDLE };
                engine.replace(Frame::Expedition(Expedition { player: self.player }));
            }
            Move::Pass => self.pass(engine),
            mv => engine.act_in_turn(self.player, mv),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::or_pass(look, self.player, *mv, "la-offer-pass").ruled(RULE)
    }
}
