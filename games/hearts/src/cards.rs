//! The fifty-two cards, sets of them, and their notation: rank and suit letter, as in `QS` and `10H`.

use std::fmt;
use std::str::FromStr;

use kernel::chance::Draw;
use kernel::{NotationError, Text};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The four suits, in the order hands are sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Suit {
    /// Clubs.
    Clubs,
    /// Diamonds.
    Diamonds,
    /// Spades.
    Spades,
    /// Hearts.
    Hearts,
}

impl Suit {
    /// Every suit.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Spades, Suit::Hearts];

    /// The thirteen cards of the suit.
    #[inline]
    pub const fn cards(self) -> Cards {
        Cards(0x1fff << (16 * self as u8))
    }

    /// The message id of its name.
    pub const fn name(self) -> &'static str {
        ["hrt-clubs", "hrt-diamonds", "hrt-spades", "hrt-hearts"][self as usize]
    }

    const fn letter(self) -> char {
        ['C', 'D', 'S', 'H'][self as usize]
    }

    const fn symbol(self) -> char {
        ['♣', '♦', '♠', '♥'][self as usize]
    }
}

/// The ranks as they are written, lowest first (HRT-1).
const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/// The message ids of the ranks' names, lowest first.
const RANK_NAMES: [&str; 13] = [
    "hrt-rank-2",
    "hrt-rank-3",
    "hrt-rank-4",
    "hrt-rank-5",
    "hrt-rank-6",
    "hrt-rank-7",
    "hrt-rank-8",
    "hrt-rank-9",
    "hrt-rank-10",
    "hrt-rank-j",
    "hrt-rank-q",
    "hrt-rank-k",
    "hrt-rank-a",
];

/// One card: the suit in the high four bits, the rank from 0 (two) to 12 (ace) in the low four. Among cards of one
/// suit the higher number is the higher card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// The card that leads the first trick (HRT-6).
    pub const TWO_OF_CLUBS: Card = Card::new(Suit::Clubs, 0);
    /// The card that is worth thirteen points (HRT-13).
    pub const QUEEN_OF_SPADES: Card = Card::new(Suit::Spades, 10);

    const fn new(suit: Suit, rank: u8) -> Card {
        Card((suit as u8) << 4 | rank)
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 4 & 3) as usize]
    }

    /// Its rank, from 0 for a two to 12 for an ace.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 & 15
    }

    /// Its name as a message: "queen of spades".
    pub fn name(self) -> Text {
        Text::new("hrt-card")
            .with("rank", RANK_NAMES[usize::from(self.rank())])
            .with("suit", self.suit().name())
    }

    /// Two or three characters to put on it.
    pub(crate) fn mark(self) -> String {
        format!("{}{}", RANKS[usize::from(self.rank())], self.suit().symbol())
    }

    fn from_number(number: u8) -> Option<Card> {
        (number < 64 && number & 15 < 13).then_some(Card(number))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", RANKS[usize::from(self.rank())], self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What a text that names a card must look like.
pub(crate) const A_CARD: &str = "a card: rank (2 to 10, J, Q, K, A) and suit (C, D, S, H), as QS";

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        let wrong = || NotationError::new(text, 0, A_CARD);
        let suit =
            Suit::ALL.into_iter().find(|suit| text.ends_with(suit.letter())).ok_or_else(wrong)?;
        let rank = &text[..text.len() - 1];
        let rank = RANKS.iter().position(|name| *name == rank).ok_or_else(wrong)?;
        Ok(Card::new(suit, rank as u8))
    }
}

impl Serialize for Card {
    /// Its notation where people read it, its number where only machines do.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        if deserializer.is_human_readable() {
            String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
        } else {
            let number = u8::deserialize(deserializer)?;
            Card::from_number(number).ok_or_else(|| D::Error::custom("a card's number"))
        }
    }
}

/// A set of cards, one bit each. It is iterated suit by suit, each from the lowest card.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All fifty-two.
    pub const ALL: Cards = Cards(0x1fff_1fff_1fff_1fff);
    /// The cards that are worth points (HRT-13).
    pub const POINTS: Cards = Suit::Hearts.cards().with(Card::QUEEN_OF_SPADES);

    /// Just this card.
    #[inline]
    pub const fn of(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// The set with this card added.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Whether the card is a member.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Cards in either set.
    #[inline]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// Cards in both sets.
    #[inline]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// Cards of this set that are not in the other.
    #[inline]
    pub const fn but(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of one suit in it.
    #[inline]
    pub const fn in_suit(self, suit: Suit) -> Cards {
        self.and(suit.cards())
    }

    /// The cards below this one in its own suit.
    #[inline]
    pub(crate) const fn below(self, card: Card) -> Cards {
        Cards(self.in_suit(card.suit()).0 & ((1 << card.0) - 1))
    }

    /// The cards above this one in its own suit.
    #[inline]
    pub(crate) const fn above(self, card: Card) -> Cards {
        self.in_suit(card.suit()).but(self.below(card).with(card))
    }

    /// The first card in order: of one suit, the lowest.
    #[inline]
    pub(crate) const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The last card in order: of one suit, the highest.
    #[inline]
    pub(crate) const fn last(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(63 - self.0.leading_zeros() as u8)) }
    }

    /// The points in it (HRT-13): one a heart, thirteen for the queen of spades.
    #[inline]
    pub const fn points(self) -> u16 {
        let queen = self.contains(Card::QUEEN_OF_SPADES);
        self.in_suit(Suit::Hearts).len() as u16 + if queen { 13 } else { 0 }
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = Card(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                card
            })
        })
    }

    /// So many cards of it at random, or all if there are not so many.
    pub(crate) fn sample(self, how_many: u8, draw: &mut impl Draw) -> Cards {
        let mut rest = self;
        let mut chosen = Cards::NONE;
        while chosen.len() < how_many
            && let Some(card) = rest.pick(draw)
        {
            rest.remove(card);
            chosen.insert(card);
        }
        chosen
    }

    /// One card at random.
    pub(crate) fn pick(self, draw: &mut impl Draw) -> Option<Card> {
        if self.is_empty() { None } else { self.iter().nth(draw.index(self.len().into())) }
    }

    /// The cards' names for a list in a message.
    pub(crate) fn names(self) -> Vec<Text> {
        self.iter().map(Card::name).collect()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    /// A list of cards where people read it, one number where only machines do.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u64(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        if deserializer.is_human_readable() {
            let cards = Vec::<Card>::deserialize(deserializer)?;
            let set: Cards = cards.iter().copied().collect();
            if usize::from(set.len()) == cards.len() {
                Ok(set)
            } else {
                Err(D::Error::custom("a set that holds each card once"))
            }
        } else {
            let bits = u64::deserialize(deserializer)?;
            if bits & !Cards::ALL.0 == 0 {
                Ok(Cards(bits))
            } else {
                Err(D::Error::custom("a set of the fifty-two cards"))
            }
        }
    }
}

/// The deck in order, ready to be shuffled.
pub(crate) const DECK: [Card; 52] = {
    let mut deck = [Card(0); 52];
    let mut i = 0;
    while i < 52 {
        deck[i] = Card::new(Suit::ALL[i / 13], (i % 13) as u8);
        i += 1;
    }
    deck
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_as_it_is_written() {
        for card in DECK {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Cards::ALL.iter().collect::<Vec<_>>(), DECK);
        for wrong in ["", "S", "1S", "11S", "qS", "Qs", "Q", "QSS", "Q S", "♠", "10"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn above_and_below_stay_in_the_suit() {
        let card: Card = "10D".parse().unwrap();
        assert_eq!(Cards::ALL.below(card).len(), 8);
        assert_eq!(Cards::ALL.above(card).len(), 4);
        assert_eq!(Cards::ALL.above(card).first(), Some("JD".parse().unwrap()));
        assert_eq!(Cards::ALL.below(card).last(), Some("9D".parse().unwrap()));
    }
}
