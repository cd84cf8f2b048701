//! How good a position looks, for players who cannot look to the end: the points each seat will probably have
//! after this deal. It reads all hands, so it is for imagined positions.

use kernel::{Mind, Seat};

use crate::Hearts;
use crate::cards::{Card, Cards, Suit};
use crate::scoring::{self, MOON};
use crate::state::{Phase, SEATS, State};
use crate::tricks;

/// How many points of difference make a clear lead.
const CLEAR_LEAD: f32 = 8.0;

/// Somebody who can tell a good position from a bad one.
#[derive(Clone, Copy, Debug)]
pub struct HeartsMind;

impl Mind for HeartsMind {
    type Game = Hearts;
    type Goal = ();

    fn evaluate(&self, _: &Hearts, state: &State, seat: Seat) -> f32 {
        match state.phase {
            Phase::Over => scoring::outcome(state).utility(seat),
            Phase::Passing | Phase::Playing => evaluate(state, seat),
        }
    }
}

/// How an unfinished game looks for a seat, from 0 to 1: the mean of its chances against each other seat.
fn evaluate(state: &State, seat: Seat) -> f32 {
    let expected = expected_points(state);
    let total = |seat: Seat| f32::from(state.points(seat)) + expected[seat.index()];
    let own = total(seat);
    let better: f32 = Seat::all(SEATS)
        .filter(|other| *other != seat)
        .map(|other| {
            let lead = (total(other) - own) / CLEAR_LEAD;
            0.5 + 0.5 * lead / (1.0 + lead.abs())
        })
        .sum();
    better / f32::from(SEATS - 1)
}

/// What each seat will probably count in this deal.
fn expected_points(state: &State) -> [f32; 4] {
    let mut hands = state.hands;
    if state.phase == Phase::Passing {
        for (hand, given) in hands.iter_mut().zip(state.given) {
            *hand = hand.but(given);
        }
    }
    let mut points = state.taken.map(|cards| f32::from(cards.points()));
    if !state.trick.is_empty() {
        finish_trick(state, &mut hands, &mut points);
    }
    let share = share_hearts(&hands, &mut points);
    share_queen(&hands, &mut points);
    fear_the_moon(state, &share, &mut points);
    points
}

/// Finishes the trick as careful players would: below the best card if possible, and points onto somebody else.
fn finish_trick(state: &State, hands: &mut [Cards; 4], points: &mut [f32; 4]) {
    let winner = tricks::best(&state.trick);
    let mut best = state.trick[usize::from(winner)];
    let mut taker = state.nth(winner);
    let mut cards: Cards = state.trick.iter().copied().collect();
    for n in state.trick.len() as u8..SEATS {
        let seat = state.nth(n);
        let hand = hands[seat.index()];
        let follow = hand.in_suit(best.suit());
        let card = if follow.is_empty() {
            discard(if state.first_trick() { hand.but(Cards::POINTS) } else { hand })
        } else if let Some(below) = follow.below(best).last() {
            Some(below)
        } else {
            taker = seat;
            // The last to play takes the trick anyway, and gets rid of the highest card.
            best = if n == SEATS - 1 { follow.last() } else { follow.first() }.unwrap_or(best);
            Some(best)
        };
        if let Some(card) = card {
            cards.insert(card);
            hands[seat.index()].remove(card);
        }
    }
    points[taker.index()] += f32::from(cards.points());
}

/// The card a careful player gets rid of: the queen of spades, then the highest heart, then the highest card.
fn discard(hand: Cards) -> Option<Card> {
    if hand.contains(Card::QUEEN_OF_SPADES) {
        return Some(Card::QUEEN_OF_SPADES);
    }
    hand.in_suit(Suit::Hearts).last().or_else(|| hand.iter().max_by_key(|card| card.rank()))
}

/// Shares out the hearts still in hands by how likely each hand is to take tricks; gives back the shares.
fn share_hearts(hands: &[Cards; 4], points: &mut [f32; 4]) -> [f32; 4] {
    let all = hands.iter().fold(Cards::NONE, |all, hand| all.or(*hand));
    let danger = hands.map(|hand| danger(hand, all.but(hand)));
    let total: f32 = danger.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    let hearts = f32::from(all.in_suit(Suit::Hearts).len());
    let share = danger.map(|own| own / total);
    for (points, share) in points.iter_mut().zip(share) {
        *points += hearts * share;
    }
    share
}

/// How likely a hand is to take tricks: for each card, how many of the others' cards of its suit it beats, more so
/// in hearts.
fn danger(hand: Cards, others: Cards) -> f32 {
    hand.iter()
        .map(|card| {
            let (lower, higher) = (others.below(card).len(), others.above(card).len());
            let takes = f32::from(lower) / (f32::from(lower) + f32::from(higher) + 1.0);
            if card.suit() == Suit::Hearts { 1.5 * takes } else { takes }
        })
        .sum::<f32>()
        + 0.05
}

/// Shares out the queen of spades, if she is still in a hand: she threatens those with a higher spade, and her
/// holder the more the fewer spades stand guard.
fn share_queen(hands: &[Cards; 4], points: &mut [f32; 4]) {
    let queen = Card::QUEEN_OF_SPADES;
    if !hands.iter().any(|hand| hand.contains(queen)) {
        return;
    }
    let risk = hands.map(|hand| {
        let spades = hand.in_suit(Suit::Spades);
        let guards = f32::from(spades.below(queen).len());
        let high = f32::from(spades.above(queen).len());
        if spades.contains(queen) {
            2.0 / (1.0 + guards)
        } else {
            0.1 + high / (1.0 + 0.5 * guards)
        }
    });
    let total: f32 = risk.iter().sum();
    for (points, risk) in points.iter_mut().zip(risk) {
        *points += 13.0 * risk / total;
    }
}

/// If one seat alone has taken points, it may take them all (HRT-14): the more it has and the stronger its hand.
fn fear_the_moon(state: &State, share: &[f32; 4], points: &mut [f32; 4]) {
    let mut with_points = Seat::all(SEATS).filter(|seat| state.taken(*seat).points() > 0);
    let (Some(seat), None) = (with_points.next(), with_points.next()) else { return };
    let taken = f32::from(state.taken(seat).points()) / f32::from(MOON);
    let chance = taken * taken * (0.5 * share[seat.index()] + 0.5 * taken);
    for other in Seat::all(SEATS) {
        let own = &mut points[other.index()];
        let moon = if other == seat { 0.0 } else { f32::from(MOON) };
        *own += chance * (moon - *own);
    }
}
