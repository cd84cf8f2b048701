//! Changes to the opening position, for scenarios.

use kernel::{NotationError, Seat, Words};

use crate::cards::{A_CARD, Card, Cards};
use crate::state::{Phase, SEATS, State};

/// What a seat must look like here.
const A_SEAT: &str = "a seat from seat-1 to seat-4";

/// What the cards of a trick must look like here.
const ONE_FROM_EACH: &str =
    "one card from each hand, in a deal without passing (option pass=no, or first `deal 4`)";

/// Makes one change:
/// - `deal 3` makes this the third deal: cards are passed across;
/// - `points seat-2 95` gives a seat points from earlier deals;
/// - `hand seat-1 2C QS 10H` puts these cards into a seat's hand; for each one it did not hold, its lowest card
///   that is not named goes back to where the card came from;
/// - `took seat-1 2C 5C 9C AC` is a trick that the seat has taken, one card from each hand; it leads the next.
pub(crate) fn arrange(state: &mut State, change: &str) -> Result<(), NotationError> {
    let mut words = Words::new(change);
    let verb = words.find("deal, points, hand or took", |word| match word {
        "deal" => Some(deal as fn(&mut State, Words<'_>) -> Result<(), NotationError>),
        "points" => Some(points),
        "hand" => Some(hand),
        "took" => Some(took),
        _ => None,
    })?;
    verb(state, words)
}

fn seat(words: &mut Words<'_>) -> Result<Seat, NotationError> {
    words.find(A_SEAT, |word| word.parse().ok().filter(|seat: &Seat| seat.0 < SEATS))
}

fn deal(state: &mut State, mut words: Words<'_>) -> Result<(), NotationError> {
    let number = words.find("the number of a deal from 1 to 1000, before any `took`", |word| {
        word.parse().ok().filter(|number| (1..=1000).contains(number) && state.first_trick())
    })?;
    words.end()?;
    state.deal = number;
    state.begin_deal();
    Ok(())
}

fn points(state: &mut State, mut words: Words<'_>) -> Result<(), NotationError> {
    let seat = seat(&mut words)?;
    let number = words.find("points from 0 to 999", |word| {
        word.parse().ok().filter(|number| (0..=999).contains(number))
    })?;
    words.end()?;
    state.points[seat.index()] = number;
    Ok(())
}

fn hand(state: &mut State, mut words: Words<'_>) -> Result<(), NotationError> {
    let seat = seat(&mut words)?;
    let most = state.hand(seat).len();
    let mut named = Cards::NONE;
    while named.is_empty() || named.len() < most && words.peek().is_some() {
        named.insert(words.find(format!("{A_CARD}, each once and still in a hand"), |word| {
            word.parse().ok().filter(|card| !named.contains(*card) && state.holder(*card).is_some())
        })?);
    }
    words.end()?;
    for card in named.but(state.hand(seat)).iter() {
        if let Some(from) = state.holder(card)
            && let Some(back) = state.hand(seat).but(named).first()
        {
            move_card(state, card, from, seat);
            move_card(state, back, seat, from);
        }
    }
    if state.phase == Phase::Playing && state.first_trick() {
        state.begin_tricks();
    }
    Ok(())
}

fn took(state: &mut State, mut words: Words<'_>) -> Result<(), NotationError> {
    let taker = seat(&mut words)?;
    let mut cards: [Option<Card>; 4] = [None; 4];
    for _ in 0..SEATS {
        let (from, card) = words.find(ONE_FROM_EACH, |word| {
            let card = word.parse().ok()?;
            let from = state.holder(card)?;
            let fits = state.phase == Phase::Playing && cards[from.index()].is_none();
            fits.then_some((from, card))
        })?;
        cards[from.index()] = Some(card);
    }
    words.end()?;
    for (from, card) in cards.into_iter().enumerate() {
        if let Some(card) = card {
            state.hands[from].remove(card);
            state.played[from].insert(card);
            state.taken[taker.index()].insert(card);
        }
    }
    state.leader = taker;
    Ok(())
}

fn move_card(state: &mut State, card: Card, from: Seat, to: Seat) {
    state.hands[from.index()].remove(card);
    state.hands[to.index()].insert(card);
}

/// Why an arranged position cannot be played.
pub(crate) fn faults(state: &State) -> Vec<String> {
    let mut faults = Vec::new();
    if state.phase == Phase::Over {
        return faults;
    }
    for seat in Seat::all(SEATS).filter(|seat| state.points(*seat) >= state.goal) {
        faults.push(format!(
            "{seat} has {} points, and the game ends at {}",
            state.points(seat),
            state.goal
        ));
    }
    if state.in_hands().is_empty() {
        faults.push("all thirteen tricks are taken: leave at least one to be played".into());
    }
    if !state.first_trick() && state.in_hands().contains(Card::TWO_OF_CLUBS) {
        faults.push("a trick has been taken, so the two of clubs has been played".into());
    }
    faults
}
