//! Points, the moon, the next deal and the end (HRT-13 to HRT-16).

use kernel::scene::{ScoreLine, Whose};
use kernel::{Audience, Contest, EventLog, Outcome, Seat, Standing, Text};

use crate::cards::{Card, Cards, Suit};
use crate::event::Event;
use crate::state::{Phase, SEATS, State};

/// All points of a deal.
pub const MOON: u16 = Cards::POINTS.points();

/// The seat that has taken every point of the deal (HRT-14).
pub(crate) fn shooter(state: &State) -> Option<Seat> {
    Seat::all(SEATS).find(|seat| state.taken(*seat).points() == MOON)
}

/// What this deal counts for a seat once it is finished (HRT-13, HRT-14).
fn deal_points(state: &State, seat: Seat) -> u16 {
    match shooter(state) {
        Some(shooter) if shooter == seat => 0,
        Some(_) => MOON,
        None => state.taken(seat).points(),
    }
}

/// Counts the deal, then ends the game or deals again (HRT-15).
#[cold]
pub(crate) fn end_deal(state: &mut State, log: &mut EventLog<Event>) {
    if let Some(seat) = shooter(state) {
        log.tell(Audience::PUBLIC, Event::Shot { seat });
    }
    for seat in Seat::all(SEATS) {
        let points = deal_points(state, seat);
        state.points[seat.index()] += points;
        let total = state.points(seat);
        log.tell(Audience::PUBLIC, Event::Scored { seat, points, total });
    }
    if state.points.iter().any(|points| *points >= state.goal) {
        state.phase = Phase::Over;
        for seat in outcome(state).won().iter() {
            log.tell(Audience::PUBLIC, Event::Won { seat });
        }
    } else {
        next_deal(state, log);
    }
}

fn next_deal(state: &mut State, log: &mut EventLog<Event>) {
    state.deal += 1;
    state.deal_cards();
    let direction = state.direction();
    log.tell(Audience::PUBLIC, Event::Dealt { deal: state.deal, direction });
    for seat in Seat::all(SEATS) {
        let cards = state.hand(seat);
        log.reveal(Audience::seat(seat), Event::Received { seat, cards });
    }
    if state.phase == Phase::Playing {
        log.reveal(Audience::PUBLIC, Event::Leads { seat: state.leader });
    }
}

/// The fewest points win, and equal points share the rank and the win (HRT-16).
pub(crate) fn outcome(state: &State) -> Outcome {
    let standings = state.points.map(|own| {
        let better = state.points.iter().filter(|other| **other < own).count();
        Standing { rank: better as u8 + 1, won: better == 0, points: own.into() }
    });
    Outcome::ranked("hrt-ending-goal", Contest::Free, standings)
}

/// The final count: what each seat brought into the last deal, and what that deal added.
pub(crate) fn reckoning(state: &State) -> Vec<ScoreLine> {
    let shooter = shooter(state);
    let mut lines = Vec::new();
    for seat in Seat::all(SEATS) {
        let mut line = |points: u16, text: Text, rule: &'static str| {
            let whose = Whose::Seat(seat);
            lines.push(ScoreLine { whose, points: points.into(), text, rule: Some(rule.into()) });
        };
        let earlier = state.points(seat) - deal_points(state, seat);
        if state.deal > 1 {
            let text = Text::new("hrt-score-earlier").with("deals", state.deal - 1);
            line(earlier, text, "HRT-15");
        }
        let taken = state.taken(seat);
        let hearts = taken.in_suit(Suit::Hearts).len();
        match shooter {
            Some(shooter) if shooter == seat => line(0, "hrt-score-moon".into(), "HRT-14"),
            Some(shooter) => {
                line(MOON, Text::new("hrt-score-moon-other").with("seat", shooter), "HRT-14");
            }
            None => {
                let text = Text::new("hrt-score-hearts").with("hearts", hearts);
                line(hearts.into(), text, "HRT-13");
                if taken.contains(Card::QUEEN_OF_SPADES) {
                    line(13, "hrt-score-queen".into(), "HRT-13");
                }
            }
        }
    }
    lines
}
