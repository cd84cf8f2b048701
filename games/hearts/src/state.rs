//! Everything on the table, and what each seat has seen.

use kernel::chance::{Chance, Draw};
use kernel::{Seat, Seed};
use serde::{Deserialize, Serialize};
use workbench::flat::List;

use crate::Options;
use crate::cards::{Card, Cards, DECK, Suit};

/// How many seats there are (HRT-1).
pub const SEATS: u8 = 4;
/// How many cards a seat passes (HRT-4).
pub const PASSED: u8 = 3;

/// The stream of chance that deals the cards.
const DEALING: u8 = 0;

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Everybody chooses cards to pass (HRT-4).
    Passing,
    /// Tricks are played (HRT-7).
    Playing,
    /// The game is over (HRT-16).
    Over,
}

/// Where the cards are passed to (HRT-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// To the next seat clockwise.
    Left,
    /// To the next seat anticlockwise.
    Right,
    /// To the seat opposite.
    Across,
}

impl Direction {
    /// The message id of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Direction::Left => "hrt-left",
            Direction::Right => "hrt-right",
            Direction::Across => "hrt-across",
        }
    }

    const fn steps(self) -> u8 {
        match self {
            Direction::Left => 1,
            Direction::Right => 3,
            Direction::Across => 2,
        }
    }
}

/// The whole position. Arrays are indexed by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) chance: Chance,
    pub(crate) phase: Phase,
    /// The seat that leads this trick; while cards are passed, the first seat.
    pub(crate) leader: Seat,
    /// The cards of this trick in the order they were played, the leader's first.
    pub(crate) trick: List<Card, 4>,
    /// The number of this deal, from one.
    pub(crate) deal: u16,
    /// Points from finished deals.
    pub(crate) points: [u16; 4],
    pub(crate) hands: [Cards; 4],
    /// While cards are passed: those chosen so far, still in the hand. Afterwards: those that were passed.
    pub(crate) given: [Cards; 4],
    /// Cards taken in tricks of this deal.
    pub(crate) taken: [Cards; 4],
    /// Cards played in this deal, whoever took them.
    pub(crate) played: [Cards; 4],
    /// Cards that a seat has shown not to hold, by what it played (HRT-12).
    pub(crate) lacks: [Cards; 4],
    pub(crate) goal: u16,
    pub(crate) pass: bool,
}

impl State {
    pub(crate) fn new(options: &Options, seed: Seed) -> State {
        let mut state = State {
            chance: Chance::new(seed),
            phase: Phase::Playing,
            leader: Seat(0),
            trick: List::new(),
            deal: 1,
            points: [0; 4],
            hands: [Cards::NONE; 4],
            given: [Cards::NONE; 4],
            taken: [Cards::NONE; 4],
            played: [Cards::NONE; 4],
            lacks: [Cards::NONE; 4],
            goal: options.goal,
            pass: options.pass,
        };
        state.deal_cards();
        state
    }

    /// Shuffles all cards and gives thirteen to each seat (HRT-1).
    pub(crate) fn deal_cards(&mut self) {
        let mut deck = DECK;
        self.chance.stream(DEALING).shuffle(&mut deck);
        for (hand, cards) in self.hands.iter_mut().zip(deck.as_chunks::<13>().0) {
            *hand = cards.iter().copied().collect();
        }
        self.given = [Cards::NONE; 4];
        self.taken = [Cards::NONE; 4];
        self.played = [Cards::NONE; 4];
        self.lacks = [Cards::NONE; 4];
        self.trick.clear();
        self.begin_deal();
    }

    /// Begins with passing, or with the first trick if nothing is passed in this deal.
    pub(crate) fn begin_deal(&mut self) {
        if self.direction().is_some() {
            self.phase = Phase::Passing;
            self.leader = Seat(0);
        } else {
            self.begin_tricks();
        }
    }

    /// Who holds the two of clubs leads (HRT-6).
    pub(crate) fn begin_tricks(&mut self) {
        self.phase = Phase::Playing;
        self.leader = self.holder(Card::TWO_OF_CLUBS).unwrap_or(Seat(0));
    }

    /// What the table is doing.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of this deal, from one.
    pub const fn deal(&self) -> u16 {
        self.deal
    }

    /// Where cards are passed to in this deal (HRT-3), if they are passed at all.
    #[inline]
    pub const fn direction(&self) -> Option<Direction> {
        match (self.pass, self.deal % 4) {
            (true, 1) => Some(Direction::Left),
            (true, 2) => Some(Direction::Right),
            (true, 3) => Some(Direction::Across),
            _ => None,
        }
    }

    /// Who receives what this seat passes in this deal.
    pub const fn receiver(&self, seat: Seat) -> Option<Seat> {
        match self.direction() {
            Some(direction) => Some(Seat((seat.0 + direction.steps()) % SEATS)),
            None => None,
        }
    }

    /// The cards in a seat's hand.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// What a seat has chosen to pass so far, or has passed, in this deal.
    #[inline]
    pub const fn given(&self, seat: Seat) -> Cards {
        self.given[seat.index()]
    }

    /// What a seat has taken in this deal.
    pub const fn taken(&self, seat: Seat) -> Cards {
        self.taken[seat.index()]
    }

    /// Points from finished deals.
    pub const fn points(&self, seat: Seat) -> u16 {
        self.points[seat.index()]
    }

    /// The cards of this trick in the order they were played, with who played them.
    pub fn trick(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        self.trick.iter().enumerate().map(|(i, card)| (self.nth(i as u8), *card))
    }

    /// The seat that plays the n-th card of this trick, counted from zero.
    #[inline]
    pub(crate) const fn nth(&self, n: u8) -> Seat {
        Seat((self.leader.0 + n) % SEATS)
    }

    /// Who plays the next card of this trick (HRT-7).
    #[inline]
    pub fn to_play(&self) -> Seat {
        self.nth(self.trick.len() as u8)
    }

    /// All cards that are still in a hand.
    #[inline]
    pub(crate) const fn in_hands(&self) -> Cards {
        let [a, b, c, d] = self.hands;
        a.or(b).or(c.or(d))
    }

    /// All cards that lie in taken tricks.
    #[inline]
    pub(crate) const fn in_tricks(&self) -> Cards {
        let [a, b, c, d] = self.taken;
        a.or(b).or(c.or(d))
    }

    /// Whether this is the first trick of the deal.
    #[inline]
    pub const fn first_trick(&self) -> bool {
        self.in_tricks().is_empty()
    }

    /// Whether a heart has been played in this deal (HRT-10).
    #[inline]
    pub const fn broken(&self) -> bool {
        !Suit::Hearts.cards().but(self.in_hands()).is_empty()
    }

    /// Who holds a card.
    pub(crate) fn holder(&self, card: Card) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| self.hand(*seat).contains(card))
    }
}
