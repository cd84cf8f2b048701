//! An Encounter (LA-13.1): one of its options, or none.

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::reasons;
use crate::engine::Engine;
use crate::frame::Circumstances;
use crate::game::LastAurora;
use crate::ids::EncounterId;
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;
use crate::vocab::CardKind;

const RULE: &str = "LA-13.1";

/// A player chooses an option of an Encounter, or declines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Encounter {
    /// Who met it.
    pub player: Player,
    /// Which.
    pub encounter: EncounterId,
}

impl Decision<LastAurora> for Encounter {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        let card =
            look.content.cards.iter().find(|card| {
                card.kind == CardKind::Encounter && card.encounter() == self.encounter
            });
        let name = card.map_or("la-kind-encounter", |card| card.name);
        Prompt::new(Text::new("la-prompt-encounter").with("card", name), RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        let options = &look.content.encounters[self.encounter].options;
        options.ids().for_each(|option| found(Move::Option(option)));
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pass => Ok(()),
            Move::Option(option) => {
                let options = &look.content.encounters[self.encounter].options;
                let Some(program) = options.get(option.index()) else {
                    return Err(Refusal::new(RULE, "la-refused-no-option"));
                };
                reasons::affordable(look, self.player, "LA-13.3", *program)
            }
            mv => Err(reasons::other(look, self.player, RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.pop();
        let Move::Option(option) = *mv else {
            let event = engine.about("LA-13.2", "la-event-declines", self.player);
            engine.tell(event);
            return;
        };
        let encounter = &engine.content.encounters[self.encounter];
        let label = encounter.labels[option];
        let event = engine.about("LA-13.1", "la-event-chooses", self.player).name("what", label);
        engine.tell(event);
        let program = encounter.options[option];
        engine.run(program, Circumstances::of(self.player));
        engine.keep_wanted(self.player, program);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        match *mv {
            Move::Pass => scene::pass("la-offer-decline"),
            Move::Option(option) => {
                let labels = &look.content.encounters[self.encounter].labels;
                let label = labels.get(option.index()).copied();
                let what = label.unwrap_or("la-term-story");
                scene::on_page(Text::new("la-offer-option").with("what", what))
            }
            mv => scene::verb(look, self.player, mv),
        }
        .ruled(RULE)
    }
}
