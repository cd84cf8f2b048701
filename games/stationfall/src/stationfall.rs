//! Chapter 16: Stationfall. Its steps in order (SF-16.1): detonation, final reveals, late escapes, delivery of Data,
//! scoring. One file a step.

mod deliver;
mod escapes;
mod outcome;
pub mod reckoning;
mod reveal;

use kernel::Seat;

use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{Character, Identity};
use crate::state::{KompromatPlace, Player, State};

pub use deliver::Deliver;
pub use reveal::FinalReveal;

pub(crate) use deliver::run as run_deliver;
pub(crate) use outcome::{outcome, tie_breakers};
pub(crate) use reveal::run as run_reveal;

/// Whether Stationfall was triggered and its steps have not begun.
#[inline]
pub(crate) fn is_due(state: &State) -> bool {
    state.station.stationfall
        && !matches!(state.frames.first(), Some(Frame::FinalReveal(_) | Frame::Deliver(_)))
}

/// Everything else stops (SF-R118); armed Antimatter detonates first (SF-16.1a), then the players reveal in turn order
/// (SF-16.2).
pub(crate) fn begin(engine: &mut Engine<'_>) {
    engine.state.frames.clear();
    if engine.state.station.armed {
        engine.detonate();
    }
    let player = engine.state.table.first;
    engine.ask(Frame::FinalReveal(FinalReveal { player }));
}

/// The player after this one in turn order; none after the last (SF-A3.1).
fn next(state: &State, player: Player) -> Option<Player> {
    let next = Player((player.0 + 1) % state.table.players);
    (next != state.table.first).then_some(next)
}

/// The Agendas that count single Kompromat of the hand: without seeing it nobody could believe the score (SF-H10).
pub(crate) const COUNTS_HAND: [Identity; 2] = [Identity::Exile, Identity::TelepathicRat];

/// Scoring (SF-16.4): what it counts is shown, everybody hears the totals, and the game is over.
fn score(engine: &mut Engine<'_>) {
    engine.state.frames.clear();
    for player in 0..engine.state.table.players {
        let player = Player(player);
        if engine.state.players[player].pc.is_some_and(|pc| COUNTS_HAND.contains(&pc)) {
            show_hand(engine, player);
        }
    }
    for seat in Seat::all(engine.state.table.seats) {
        let points = reckoning::of_seat(engine.look(), seat) as i16;
        engine.tell(Event::Scored { seat, points });
    }
    engine.state.station.over = true;
}

fn show_hand(engine: &mut Engine<'_>, player: Player) {
    let seat = engine.look().seat_of(player);
    for character in Character::ALL {
        let unknown = KompromatPlace::Hand { seat, known: false };
        if engine.state.kompromat[*character] == unknown {
            engine.state.kompromat[*character] = KompromatPlace::Hand { seat, known: true };
            engine.reveal(Event::KompromatShown { seat, character: *character });
        }
    }
}
