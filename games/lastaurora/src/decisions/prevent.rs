//! Spending Stories of the Automa against its Action cards (LA-X4.38).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use workbench::Decision;

use super::{any_legal, reasons};
use crate::automa::HUMAN;
use crate::engine::Engine;
use crate::game::LastAurora;
use crate::ids::ActionId;
use crate::look::Look;
use crate::moves::Move;
use crate::options::Module;
use crate::scene;
use crate::state::StoryPlace;

const RULE: &str = "LA-X4.38";

/// The window for spending Stories at the start of a turn of the Automa, and after it turned up an Action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prevent;

/// Action cards that a Story of the Automa's zone could be spent against.
pub(crate) fn preventions(look: Look<'_>, breadth: Breadth, found: &mut dyn FnMut(Move)) {
    if !look.state.table.solo() {
        return;
    }
    let spends = look.state.table.module(Module::Stories)
        && look.state.stories.places.contains(&StoryPlace::Automa)
        || breadth == Breadth::Thinkable;
    if spends {
        look.state.automa.row.iter().for_each(|card| found(Move::Prevent(*card)));
    }
}

/// Whether a Story of the Automa can be spent against an Action card.
pub(crate) fn check_prevention(look: Look<'_>, card: ActionId) -> Result<(), Refusal> {
    let state = look.state;
    let refused = |id: &'static str| move || Refusal::new(RULE, id);
    let plays = state.table.solo() && state.table.module(Module::Stories);
    require(plays, refused("la-refused-prevent-nobody"))?;
    let story = state.stories.places.contains(&StoryPlace::Automa);
    require(story, refused("la-refused-prevent-story"))?;
    require(state.automa.row.contains(&card), refused("la-refused-prevent-card"))?;
    let prevented = state.automa.prevented.contains(card);
    require(!prevented, refused("la-refused-prevent-again"))
}

impl Prevent {
    /// Whether there is anything to be asked.
    pub(crate) fn asks_anything(look: Look<'_>) -> bool {
        any_legal(&Prevent, look, HUMAN.seat(), |mv| *mv != Move::Pass)
    }

    /// Goes on where nothing can be spent.
    pub(crate) fn work(engine: &mut Engine<'_>) -> bool {
        let asks = Prevent::asks_anything(engine.look());
        if !asks {
            engine.pop();
        }
        !asks
    }
}

impl Decision<LastAurora> for Prevent {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(HUMAN.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-automa-story", RULE).declined_by(&Move::Pass)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        preventions(look, breadth, found);
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pass => Ok(()),
            Move::Prevent(card) => check_prevention(look, card),
            mv => Err(reasons::other(look, HUMAN, RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Prevent(card) => engine.prevent(card),
            Move::Pass => engine.pop(),
            mv => reasons::never(mv),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        match mv {
            Move::Pass => scene::pass("la-offer-go-on"),
            mv => scene::verb(look, HUMAN, *mv),
        }
        .ruled(RULE)
    }
}
