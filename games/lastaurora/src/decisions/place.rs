//! A card comes into a convoy: where it is placed (LA-10.4 to LA-10.7), who makes room for a Survivor (LA-11.4).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::reasons::{self, named};
use crate::engine::Engine;
use crate::game::LastAurora;
use crate::ids::{CarKind, Column, SurvivorKind};
use crate::look::Look;
use crate::moves::{Cell, Move};
use crate::scene;
use crate::state::Player;
use crate::vocab::{CardKind, Zone};

const PLACE: &str = "LA-10.7";
const JOIN: &str = "LA-11.4";

/// A player places a convoy card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Whose convoy.
    pub player: Player,
    /// The kind of card.
    pub kind: CarKind,
}

impl Place {
    /// A Truck has only one place, so that nobody is asked for it.
    fn check_column(self, look: Look<'_>, column: Column) -> Result<(), Refusal> {
        if look.columns(self.player, self.kind).contains(column) {
            return Ok(());
        }
        let card = &look.content.convoy[self.kind];
        let convoy = &look.of(self.player).convoy;
        let below = convoy[Cell::below(column)];
        let pull = look.content.convoy[convoy[Cell::TRUCK].card()].pull;
        match card.kind {
            CardKind::Trailer if column.0 == 0 => {
                Err(Refusal::new("LA-10.1", "la-refused-column-trailer"))
            }
            CardKind::Trailer if column.0 > pull => {
                Err(Refusal::new("LA-10.3", "la-refused-pull").with("pull", pull))
            }
            CardKind::Trailer => Err(Refusal::new("LA-10.4", "la-refused-column-gap")),
            _ if !below.present() => Err(Refusal::new("LA-10.6", "la-refused-column-empty")),
            _ => Err(Refusal::new("LA-10.6", "la-refused-mount").with("card", card.name)),
        }
    }

    /// Where only one place is allowed the card goes there.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let only = engine.look().columns(self.player, self.kind).only();
        if let Some(column) = only {
            engine.pop();
            engine.place(self.player, self.kind, column);
        }
        only.is_some()
    }
}

impl Decision<LastAurora> for Place {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        let card = look.content.convoy[self.kind].name;
        Prompt::new(Text::new("la-prompt-place").with("card", card), PLACE)
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        Column::ALL.into_iter().for_each(|column| found(Move::Place(column)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Place(column) => self.check_column(look, column),
            mv => Err(reasons::other(look, self.player, PLACE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if let Move::Place(column) = *mv {
            engine.pop();
            engine.place(self.player, self.kind, column);
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        match *mv {
            Move::Place(column) => scene::placed(look, self.player, self.kind, column),
            mv => scene::verb(look, self.player, mv),
        }
        .ruled(PLACE)
    }
}

/// A Survivor joins (LA-5.11); a player with five dismisses one of them first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Join {
    /// Whose Survivor.
    pub player: Player,
    /// The kind of Survivor.
    pub kind: SurvivorKind,
    /// The zone it enters.
    pub to: Zone,
}

impl Join {
    /// With a token left the Survivor joins.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let full = engine.look().survivors(self.player) == 5;
        if !full {
            engine.pop();
            engine.join(self.player, self.kind, self.to);
        }
        !full
    }
}

impl Decision<LastAurora> for Join {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-overload-joined", JOIN)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        look.crew(self.player).for_each(|(slot, _)| found(Move::Dismiss(slot)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Dismiss(slot) => {
                reasons::present(look, self.player, slot, JOIN)?;
                let explore = &look.state.explore;
                require(!(explore.active && explore.parts.contains(slot)), || {
                    named("LA-11.4", "la-refused-dismiss-participant", look, self.player, slot)
                })
            }
            mv => Err(reasons::other(look, self.player, JOIN, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if let Move::Dismiss(slot) = *mv {
            engine.lose_survivor(self.player, slot, JOIN, "la-event-dismissed");
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(JOIN)
    }
}
