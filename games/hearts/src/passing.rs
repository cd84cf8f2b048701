//! Passing three cards: a secret choice that all four seats make at once (HRT-3 to HRT-5).

use kernel::{Audience, EventLog, Refusal, Seat, SeatSet, require};

use crate::cards::Card;
use crate::event::Event;
use crate::state::{PASSED, Phase, SEATS, State};

/// The seats that have not yet chosen all their cards.
#[inline]
pub(crate) fn awaited(state: &State) -> SeatSet {
    Seat::all(SEATS).filter(|seat| state.given(*seat).len() < PASSED).collect()
}

#[inline]
pub(crate) fn check(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    require(state.phase == Phase::Passing, || Refusal::new("HRT-3", "hrt-refused-not-passing"))?;
    require(state.hand(seat).contains(card), || Refusal::new("HRT-4", "hrt-refused-not-held"))?;
    require(!state.given(seat).contains(card), || Refusal::new("HRT-4", "hrt-refused-chosen"))
}

/// Chooses a card; the last choice of all makes the exchange.
#[inline]
pub(crate) fn play(state: &mut State, seat: Seat, card: Card, log: &mut EventLog<Event>) {
    state.given[seat.index()].insert(card);
    let count = state.given(seat).len();
    log.tell(Audience::seat(seat), Event::Chose { seat, card });
    log.tell(Audience::others(SeatSet::of(seat)), Event::ChoseSecretly { seat, count });
    if awaited(state).is_empty() {
        exchange(state, log);
    }
}

/// All chosen cards change hands at once (HRT-5).
fn exchange(state: &mut State, log: &mut EventLog<Event>) {
    for from in Seat::all(SEATS) {
        let cards = state.given(from);
        let Some(to) = state.receiver(from) else { continue };
        state.hands[from.index()] = state.hand(from).but(cards);
        let both = SeatSet::of(from).with(to);
        log.reveal(Audience::seats(both), Event::Passed { from, to, cards });
        log.tell(Audience::others(both), Event::PassedSecretly { from, to });
    }
    for from in Seat::all(SEATS) {
        let Some(to) = state.receiver(from) else { continue };
        state.hands[to.index()] = state.hand(to).or(state.given(from));
    }
    state.begin_tricks();
    log.reveal(Audience::PUBLIC, Event::Leads { seat: state.leader });
}
