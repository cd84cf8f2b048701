//! Laws that hold for any bytes whatever. Each is a function that panics if the bytes break it.
//!
//! The fuzz targets beside this package try them with libFuzzer, one target a law; the tests of this package try
//! them with a [`stream`] of mutated [`seeds`], the same every time.

mod content;
mod games;
mod parsers;
pub mod seeds;
pub mod stream;

use connectfour::ConnectFour;
use hearts::Hearts;
use tictactoe::TicTacToe;

/// A law: its name, which is also the name of its fuzz target, and inputs worth starting from.
pub struct Law {
    /// Its name.
    pub name: &'static str,
    /// Panics if these bytes break it.
    pub hold: fn(&[u8]),
    /// Inputs that get past the first lines of what it tries.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

const fn law(name: &'static str, hold: fn(&[u8]), seeds: fn() -> Vec<Vec<u8>>) -> Law {
    Law { name, hold, seeds }
}

/// Every law.
pub const LAWS: &[Law] = &[
    law("content", content::content, seeds::contents),
    law("ledger", parsers::ledger, seeds::ledgers),
    law("legal_connectfour", |data| games::legal(&ConnectFour, data), seeds::decisions),
    law("legal_hearts", |data| games::legal(&Hearts, data), seeds::decisions),
    law("legal_tictactoe", |data| games::legal(&TicTacToe, data), seeds::decisions),
    law("notation_connectfour", games::notation::<ConnectFour>, seeds::notations),
    law("notation_hearts", games::notation::<Hearts>, seeds::notations),
    law("notation_tictactoe", games::notation::<TicTacToe>, seeds::notations),
    law("options", parsers::options, seeds::options),
    law("protocol", parsers::protocol, seeds::messages),
    law("record", parsers::record, seeds::records),
    law("replay", games::replay, seeds::records),
    law("rules", parsers::rules, seeds::rules),
    law("scenario", games::scenario, seeds::scenarios),
    law("script", content::script, seeds::scripts),
    law("words", parsers::words, seeds::words),
];

/// Tries a law by name.
///
/// # Panics
/// If the bytes break the law, or there is no law of this name.
pub fn hold(name: &str, data: &[u8]) {
    let law = LAWS.iter().find(|law| law.name == name);
    (law.expect("a fuzz target bears the name of a law").hold)(data);
}
