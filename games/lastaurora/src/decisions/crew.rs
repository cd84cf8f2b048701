//! Choosing a crew of module 3 (LA-X3.3).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::shared::unasked;
use crate::engine::Engine;
use crate::game::LastAurora;
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;

/// A player chooses one of the crews nobody has taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseCrew {
    /// Who chooses.
    pub player: Player,
}

impl Decision<LastAurora> for ChooseCrew {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-crew", "LA-X3.3")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        look.content.crews.ids().for_each(|crew| found(Move::Crew(crew)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Crew(crew) = *mv else { return Err(unasked("LA-X3.3", mv)) };
        let free = look.players().all(|player| !look.of(player).crew_card.is(crew));
        require(free, || Refusal::new("LA-X3.3", "la-refused-crew-taken"))
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if let Move::Crew(crew) = *mv {
            engine.pop();
            engine.take_crew(self.player, crew);
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled("LA-X3.3")
    }
}
