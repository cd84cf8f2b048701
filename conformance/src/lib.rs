//! One suite that every game passes or fails, and the tools its tests are written with.
//!
//! ```ignore
//! #[test]
//! fn keeps_the_contract() {
//!     conformance::Suite::new(MyGame).games(300).scale_from_env().run();
//! }
//! ```
//!
//! [`Suite`] plays random games and holds every [`Law`] of the contract against them. [`playthrough()`] shows a
//! whole game as text, [`perft()`] counts its move sequences; both are compared with files in the game's folder.
//! [`scenarios`] and [`records`] run whole folders; [`Golden`] demands a record for every way a game can go. [`testing`] is for tests of single rules.

mod brought;
mod checked_in;
mod difference;
mod files;
mod golden;
mod inspector;
mod laws;
mod legacies;
mod perft;
#[cfg(test)]
#[path = "../tests/pips/mod.rs"]
#[allow(dead_code, reason = "most of its flaws are for the tests of the laws")]
mod pips;
mod playthrough;
mod pool;
mod statistics;
mod suite;
pub mod testing;
mod trial;
mod violation;
mod words;

pub use brought::Brought;
pub use files::{records, scenarios, scenarios_with};
pub use golden::{Choosing, Finished, Golden};
pub use legacies::legacies;
pub use perft::{assert_perft, perft};
pub use playthrough::{assert_playthrough, playthrough};
pub use statistics::Statistics;
pub use suite::Suite;
pub use violation::{Law, Violation};

#[cfg(test)]
extern crate self as conformance;

use kernel::options::Given;

/// Options as a test writes them: `given([("length", "short")])`.
pub fn given<K: Into<String>, V: Into<String>>(pairs: impl IntoIterator<Item = (K, V)>) -> Given {
    pairs.into_iter().map(|(key, value)| (key.into(), value.into())).collect()
}
