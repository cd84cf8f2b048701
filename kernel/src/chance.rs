//! Randomness that a record rebuilds bit for bit: one seed a game, one ChaCha stream a purpose.
//!
//! ChaCha8 is defined by its specification, and the sampling on top of it ([`Draw`]) is our own, so a seed gives
//! the same game on every machine and with every later version of any library.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

/// From how many separate streams a game draws that does not say otherwise.
pub const STREAMS: usize = 8;

/// The secret from which all chance of one game flows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of 32 bytes, as a server draws it.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed a person can type. Good for tests and simulations, too short to be a secret.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// The seed of game `index` in a run of many. Cheap and well mixed, no secret to anybody who knows this seed.
    #[inline]
    pub fn derive(&self, index: u64) -> Seed {
        let mut bytes = [0; 32];
        // Mixed first, so that neighbouring seeds do not share their games in another order.
        let mut mixed = splitmix(index);
        for (from, to) in self.0.as_chunks::<8>().0.iter().zip(bytes.as_chunks_mut::<8>().0) {
            mixed = splitmix(mixed ^ u64::from_le_bytes(*from));
            *to = mixed.to_le_bytes();
        }
        Seed(bytes)
    }

    /// What a table may publish before the game: it binds the table to the seed without showing it.
    pub fn commitment(&self) -> Commitment {
        Commitment(blake3::derive_key("starboard seed commitment 1", &self.0))
    }

    /// Fast randomness for whoever decides, as opposed to the game's own chance.
    #[inline]
    pub fn rng(&self) -> Rng {
        // Xoshiro starts badly from mostly zero bytes, which is what a seed a person types has.
        Rng(Xoshiro256PlusPlus::from_seed(self.derive(RNG_STREAM).0))
    }

    fn short(&self) -> Option<u64> {
        let (low, high) = self.0.split_first_chunk::<8>()?;
        high.iter().all(|b| *b == 0).then(|| u64::from_le_bytes(*low))
    }
}

/// The index from which a seed's fast randomness is derived: no run has as many games.
const RNG_STREAM: u64 = u64::MAX;

/// The finaliser of SplitMix64.
#[inline]
const fn splitmix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

impl fmt::Display for Seed {
    /// A short seed as a decimal number, a long one as 64 hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.short() {
            Some(number) => number.fmt(f),
            None => write_hex(f, &self.0),
        }
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

/// What is wrong with a text that should be a seed, a commitment or a hash.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{found}` is not {expected}")]
pub struct NotHex {
    /// What stood there.
    pub found: String,
    /// What should have stood there.
    pub expected: &'static str,
}

impl FromStr for Seed {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Seed, NotHex> {
        let decimal = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if decimal && let Ok(number) = text.parse() {
            return Ok(Seed::from_number(number));
        }
        read_hex(text).map(Seed).ok_or_else(|| NotHex {
            found: text.into(),
            expected: "a seed: write a whole number below 2^64, or 64 hexadecimal digits",
        })
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = NotHex;

    fn try_from(text: String) -> Result<Seed, NotHex> {
        text.parse()
    }
}

/// A promise of a seed: published at the start, checked when the seed is shown at the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Commitment, NotHex> {
        read_hex(text).map(Commitment).ok_or_else(|| NotHex {
            found: text.into(),
            expected: "a seed commitment: 64 hexadecimal digits",
        })
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        commitment.to_string()
    }
}

impl TryFrom<String> for Commitment {
    type Error = NotHex;

    fn try_from(text: String) -> Result<Commitment, NotHex> {
        text.parse()
    }
}

fn write_hex(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    let mut bytes = [0; N];
    if digits.len() != 2 * N {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(digits.as_chunks::<2>().0) {
        let high = (pair[0] as char).to_digit(16)?;
        let low = (pair[1] as char).to_digit(16)?;
        *byte = u8::try_from(high * 16 + low).ok()?;
    }
    Some(bytes)
}

/// A game's chance as part of its state: the seed and how far each stream has been read.
///
/// Purposes have their own streams so that one more die roll does not change which card comes next. A game with more
/// decks than [`STREAMS`] says how many streams it has: `Chance<[u32; 64]>`, begun with [`Chance::with_streams`]. A
/// stream costs the four bytes that say how far it has been read, and nothing else until it is drawn from.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "R: Streams", deserialize = "R: Streams"))]
pub struct Chance<R: ?Sized = [u32; STREAMS]> {
    seed: Seed,
    #[serde(with = "streams")]
    read: R,
}

/// The chance of any game, however many streams it has: to look at.
pub type AnyChance = Chance<[u32]>;

impl<R: Copy> Copy for Chance<R> {}

impl<R: Copy> Clone for Chance<R> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl Chance {
    /// Nothing drawn yet, from as many streams as most games need.
    pub const fn new(seed: Seed) -> Chance {
        Chance::with_streams(seed)
    }

    /// Nothing drawn yet, from `N` streams.
    pub const fn with_streams<const N: usize>(seed: Seed) -> Chance<[u32; N]> {
        const { assert!(N <= 256, "a stream is named by one byte") }
        Chance { seed, read: [0; N] }
    }
}

impl<R: AsRef<[u32]> + ?Sized> Chance<R> {
    /// The seed.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// How many words have been drawn from all streams together: it moves if and only if something was drawn.
    #[inline]
    pub fn drawn(&self) -> u64 {
        self.read.as_ref().iter().map(|n| u64::from(*n)).sum()
    }
}

impl<const N: usize> Chance<[u32; N]> {
    /// The same history with an unknown future, for a viewer who must not foresee it.
    #[must_use]
    pub fn unforeseen(&self, rng: &mut Rng) -> Self {
        Chance { seed: rng.seed(), read: self.read }
    }

    /// Draws from one stream, below the number of streams there are.
    #[inline]
    pub fn stream(&mut self, purpose: u8) -> Draws<'_> {
        let read = &mut self.read[usize::from(purpose)];
        let mut source = ChaCha8Rng::from_seed(self.seed.0);
        source.set_stream(u64::from(purpose));
        if *read != 0 {
            source.set_word_pos(u128::from(*read));
        }
        Draws { source, read }
    }
}

/// How far each of a number of streams has been read.
pub trait Streams: AsRef<[u32]> + AsMut<[u32]> + Copy {
    /// None has been read.
    const UNREAD: Self;
}

impl<const N: usize> Streams for [u32; N] {
    const UNREAD: Self = [0; N];
}

/// Streams are written as a tuple of as many numbers.
mod streams {
    use std::fmt;
    use std::marker::PhantomData;

    use serde::de::{Error, SeqAccess, Visitor};
    use serde::ser::SerializeTuple;
    use serde::{Deserializer, Serializer};

    use super::Streams;

    pub(super) fn serialize<R: Streams, S: Serializer>(read: &R, to: S) -> Result<S::Ok, S::Error> {
        let read = read.as_ref();
        let mut tuple = to.serialize_tuple(read.len())?;
        read.iter().try_for_each(|words| tuple.serialize_element(words))?;
        tuple.end()
    }

    pub(super) fn deserialize<'de, R: Streams, D: Deserializer<'de>>(
        from: D,
    ) -> Result<R, D::Error> {
        struct Reader<R>(PhantomData<R>);

        impl<'de, R: Streams> Visitor<'de> for Reader<R> {
            type Value = R;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "how far each of {} streams has been read", R::UNREAD.as_ref().len())
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut all: A) -> Result<R, A::Error> {
                let mut read = R::UNREAD;
                for (number, words) in read.as_mut().iter_mut().enumerate() {
                    *words = all
                        .next_element()?
                        .ok_or_else(|| A::Error::invalid_length(number, &self))?;
                }
                Ok(read)
            }
        }

        from.deserialize_tuple(R::UNREAD.as_ref().len(), Reader(PhantomData))
    }
}

/// Draws from one stream of a game's chance. Every draw is counted in the state at once.
pub struct Draws<'a> {
    source: ChaCha8Rng,
    read: &'a mut u32,
}

/// Fast, seedable randomness for players, determinization and tests. Never part of a game's state.
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// A fresh seed.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// A number from 0 up to but not including 1.
    pub fn fraction(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// Fair choices out of a source of random words. The methods are the only sampling the project uses, so that a
/// library's change of algorithm cannot change a recorded game.
pub trait Draw {
    /// Thirty-two random bits.
    fn word(&mut self) -> u32;

    /// A number from 0 up to but not including `n`, all equally likely. `n` must not be 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing is below zero");
        let mut product = u64::from(self.word()) * u64::from(n);
        let mut low = product as u32;
        if low < n {
            let unfair = n.wrapping_neg() % n;
            while low < unfair {
                product = u64::from(self.word()) * u64::from(n);
                low = product as u32;
            }
        }
        (product >> 32) as u32
    }

    /// An index into a slice of `len` elements, which must not be 0.
    #[inline]
    fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("no collection of a game has four billion elements"))
            as usize
    }

    /// A die with `sides` sides: 1 to `sides`.
    #[inline]
    fn die(&mut self, sides: u8) -> u8 {
        self.below(u32::from(sides)) as u8 + 1
    }

    /// One of the items, or nothing if there are none.
    #[inline]
    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { Some(items[self.index(items.len())]) }
    }

    /// Puts the items in random order.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

impl Draw for Draws<'_> {
    #[inline]
    fn word(&mut self) -> u32 {
        *self.read += 1;
        self.source.next_u32()
    }
}

impl Draw for Rng {
    #[inline]
    fn word(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_round_trip_short_and_long() {
        for seed in [Seed::from_number(0), Seed::from_number(u64::MAX), Seed([7; 32])] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        for wrong in ["", "-1", "18446744073709551616", "zz", &"g".repeat(64), &"é".repeat(32)] {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn neighbouring_seeds_share_no_games() {
        use std::collections::HashSet;
        let games = |number: u64| -> HashSet<String> {
            (0..500).map(|i| Seed::from_number(number).derive(i).to_string()).collect()
        };
        let all: HashSet<String> = (0..16).flat_map(games).collect();
        assert_eq!(all.len(), 16 * 500);
    }

    #[test]
    fn a_commitment_binds_to_one_seed() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.commitment(), seed.commitment());
        assert_ne!(seed.commitment(), Seed::from_number(8).commitment());
        assert_eq!(seed.commitment().to_string().parse(), Ok(seed.commitment()));
    }

    #[test]
    fn a_stream_goes_on_where_it_was_left() {
        let mut whole = Chance::new(Seed::from_number(3));
        let mut parts = whole;
        let all: Vec<u32> = {
            let mut draws = whole.stream(2);
            (0..200).map(|_| draws.below(1000)).collect()
        };
        let piecewise: Vec<u32> = (0..200).map(|_| parts.stream(2).below(1000)).collect();
        assert_eq!(all, piecewise);
        assert_eq!(whole, parts);
        assert_eq!(whole.drawn(), 200);
    }

    #[test]
    fn streams_do_not_disturb_each_other() {
        let mut one = Chance::new(Seed::from_number(3));
        let mut two = one;
        two.stream(1).below(6);
        assert_eq!(one.stream(0).word(), two.stream(0).word());
        assert_ne!(one.stream(4).word(), one.stream(5).word());
    }

    #[test]
    fn a_game_has_as_many_streams_as_it_says() {
        let mut many = Chance::with_streams::<96>(Seed::from_number(3));
        let mut few = Chance::new(Seed::from_number(3));
        assert_eq!((size_of_val(&few), size_of_val(&many)), (64, 32 + 96 * 4));
        // A stream is the same whatever there is beside it.
        assert_eq!(few.stream(7).word(), many.stream(7).word());
        let last = many.stream(95).word();
        assert_ne!(last, many.stream(94).word());
        let any: &AnyChance = &many;
        assert_eq!((any.drawn(), any.seed()), (3, few.seed()));
        let mut copy = many;
        assert_eq!(copy.stream(95).word(), many.stream(95).word());
        let mut unforeseen = many.unforeseen(&mut Seed::from_number(9).rng());
        assert_eq!(unforeseen.drawn(), many.drawn());
        assert_ne!(unforeseen.stream(0).word(), many.stream(0).word());
    }

    #[test]
    fn streams_are_written_as_ever_and_read_again() {
        let mut few = Chance::new(Seed::from_number(3));
        few.stream(2).word();
        let text = serde_json::to_string(&few).expect("chance is plain data");
        assert_eq!(text, r#"{"seed":"3","read":[0,0,1,0,0,0,0,0]}"#);
        assert_eq!(
            postcard::to_stdvec(&few).expect("plain data"),
            [1, b'3', 0, 0, 1, 0, 0, 0, 0, 0]
        );
        let mut many = Chance::with_streams::<64>(Seed::from_number(3));
        many.stream(63).die(6);
        let text = serde_json::to_string(&many).expect("chance is plain data");
        assert_eq!(serde_json::from_str(&text).ok(), Some(many));
        let bytes = postcard::to_stdvec(&many).expect("plain data");
        assert_eq!(postcard::from_bytes(&bytes).ok(), Some(many));
        let short = serde_json::from_str::<Chance>(r#"{"seed":"3","read":[0,0]}"#);
        let why = short.expect_err("two of eight").to_string();
        assert!(why.contains("how far each of 8 streams has been read"), "{why}");
    }

    /// The values every recorded game relies on: if this fails, old records no longer replay.
    #[test]
    fn the_sequence_is_pinned() {
        let mut chance = Chance::new(Seed::from_number(42));
        let dice: Vec<u8> = (0..12).map(|_| chance.stream(0).die(6)).collect();
        let mut order: Vec<u8> = (0..10).collect();
        chance.stream(1).shuffle(&mut order);
        assert_eq!((dice, order), (PINNED_DICE.to_vec(), PINNED_ORDER.to_vec()));
    }
    const PINNED_DICE: [u8; 12] = [1, 3, 1, 2, 3, 3, 4, 3, 4, 5, 1, 1];
    const PINNED_ORDER: [u8; 10] = [4, 5, 0, 2, 7, 8, 1, 3, 6, 9];

    #[test]
    fn small_seeds_begin_differently() {
        let firsts: std::collections::HashSet<u32> =
            (0..200).map(|n| Seed::from_number(n).rng().word()).collect();
        assert_eq!(firsts.len(), 200);
    }

    #[test]
    fn below_is_fair() {
        let mut rng = Seed::from_number(1).rng();
        let mut counts = [0u32; 5];
        for _ in 0..50_000 {
            counts[rng.below(5) as usize] += 1;
        }
        assert!(counts.iter().all(|n| (9_500..10_500).contains(n)), "{counts:?}");
    }
}
