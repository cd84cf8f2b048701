//! Playing cards and taking tricks (HRT-6 to HRT-12).

use kernel::{Audience, EventLog, Refusal, Seat, require};

use crate::cards::{Card, Cards, Suit};
use crate::event::Event;
use crate::scoring;
use crate::state::{Phase, State};

/// The cards that come to mind first: those of the suit led, if there are any, for nothing else may be played then
/// (HRT-8).
#[inline]
pub(crate) fn at_hand(state: &State, seat: Seat) -> Cards {
    let hand = state.hand(seat);
    let suit = state.trick.first().map_or(Cards::NONE, |led| hand.in_suit(led.suit()));
    if suit.is_empty() { hand } else { suit }
}

#[inline]
pub(crate) fn check(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    let hand = state.hand(seat);
    require(state.phase == Phase::Playing, || Refusal::new("HRT-5", "hrt-refused-not-playing"))?;
    require(hand.contains(card), || Refusal::new("HRT-7", "hrt-refused-not-held"))?;
    match state.trick.first() {
        None => check_lead(state, hand, card),
        Some(led) => check_follow(state, hand, card, led.suit()),
    }
}

#[inline]
fn check_lead(state: &State, hand: Cards, card: Card) -> Result<(), Refusal> {
    require(!state.first_trick() || card == Card::TWO_OF_CLUBS, || {
        Refusal::new("HRT-6", "hrt-refused-two-of-clubs")
    })?;
    let only_hearts = hand.but(Suit::Hearts.cards()).is_empty();
    require(card.suit() != Suit::Hearts || state.broken() || only_hearts, || {
        Refusal::new("HRT-10", "hrt-refused-unbroken")
    })
}

#[inline]
fn check_follow(state: &State, hand: Cards, card: Card, led: Suit) -> Result<(), Refusal> {
    require(card.suit() == led || hand.in_suit(led).is_empty(), || {
        Refusal::new("HRT-8", "hrt-refused-follow").with("suit", led.name())
    })?;
    let only_points = hand.but(Cards::POINTS).is_empty();
    require(!state.first_trick() || !Cards::POINTS.contains(card) || only_points, || {
        Refusal::new("HRT-9", "hrt-refused-first-trick")
    })
}

/// Plays a card; the fourth card of a trick ends it, the last trick ends the deal.
#[inline]
pub(crate) fn play(state: &mut State, seat: Seat, card: Card, log: &mut EventLog<Event>) {
    let shown = shown_lacking(state, card);
    let breaks = card.suit() == Suit::Hearts && !state.broken();
    let own = seat.index();
    state.lacks[own] = state.lacks[own].or(shown);
    state.hands[own].remove(card);
    state.played[own].insert(card);
    state.trick.push(card);
    log.reveal(Audience::PUBLIC, Event::Played { seat, card });
    if breaks {
        log.tell(Audience::PUBLIC, Event::Broke);
    }
    if state.trick.is_full() {
        finish(state, log);
    }
}

/// What everybody learns that the player of this card does not hold, because otherwise the card would have been
/// refused (HRT-12): it could not follow suit (HRT-8), had nothing but points (HRT-9), or nothing but hearts
/// (HRT-10).
#[inline]
fn shown_lacking(state: &State, card: Card) -> Cards {
    match state.trick.first() {
        None if card.suit() == Suit::Hearts && !state.broken() => {
            Cards::ALL.but(Suit::Hearts.cards())
        }
        Some(led) if card.suit() != led.suit() => {
            if state.first_trick() && Cards::POINTS.contains(card) {
                Cards::ALL.but(Cards::POINTS)
            } else {
                led.suit().cards()
            }
        }
        _ => Cards::NONE,
    }
}

/// The highest card of the suit led takes the trick and leads the next (HRT-11).
#[inline]
fn finish(state: &mut State, log: &mut EventLog<Event>) {
    let seat = state.nth(best(&state.trick));
    let cards: Cards = state.trick.iter().copied().collect();
    state.taken[seat.index()] = state.taken(seat).or(cards);
    state.leader = seat;
    state.trick.clear();
    log.tell(Audience::PUBLIC, Event::Took { seat, points: cards.points() });
    if state.in_hands().is_empty() {
        scoring::end_deal(state, log);
    }
}

/// Which of these cards takes the trick, by its place in the order of play.
#[inline]
pub(crate) fn best(trick: &[Card]) -> u8 {
    let mut best = 0;
    for (i, card) in trick.iter().enumerate().skip(1) {
        if card.suit() == trick[best].suit() && *card > trick[best] {
            best = i;
        }
    }
    best as u8
}
