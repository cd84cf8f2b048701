//! Boxes of convoy cards (LA-10.10, LA-10.11).

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most boxes printed on a convoy card.
pub const PRINTED: usize = 6;
/// All boxes of a card: printed ones, then those of Stories archived under it, each Story at its own place.
pub const ALL_BOXES: usize = 16;

/// What a box is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// Any resource or a Survivor.
    Cargo,
    /// A Survivor.
    Crew,
    /// Food.
    Food,
    /// Ammo.
    Ammo,
    /// Fuel.
    Fuel,
    /// Only Damage (LA-10.12).
    Armor,
    /// Armour that repairs itself (LA-X2.4).
    Asgard,
    /// A weapon of a level (LA-8.7).
    Weapon(u8),
    /// A junk launcher of a level (LA-X1.3).
    Junk(u8),
    /// Speed (LA-10.21).
    Speed(u8),
    /// Tracks (LA-10.21).
    Tracks,
    /// One free feeding a Rest Phase (LA-10.21).
    FreeFeed,
    /// Fame at the end (LA-10.22).
    Fame(u8),
    /// Fame for Asgardian armour at the end (LA-X2.15).
    FameAsgard(u8),
    /// Objects in every End of Round Phase (LA-X1.5).
    RoundObject(u8),
    /// A higher Object limit (LA-X1.6).
    MaxObjects(u8),
}

impl Sort {
    /// The level, if it is a weapon of either kind.
    pub const fn level(self) -> Option<u8> {
        match self {
            Sort::Weapon(level) | Sort::Junk(level) => Some(level),
            _ => None,
        }
    }

    /// Whether it is a cargo box in the wide sense of LA-10.29.
    pub const fn is_cargo_box(self) -> bool {
        matches!(
            self,
            Sort::Cargo
                | Sort::Crew
                | Sort::Food
                | Sort::Ammo
                | Sort::Fuel
                | Sort::RoundObject(_)
                | Sort::MaxObjects(_)
        )
    }

    const fn parts(self) -> (&'static str, u8) {
        match self {
            Sort::Cargo => ("cargo", 0),
            Sort::Crew => ("crew", 0),
            Sort::Food => ("food", 0),
            Sort::Ammo => ("ammo", 0),
            Sort::Fuel => ("fuel", 0),
            Sort::Armor => ("armor", 0),
            Sort::Asgard => ("asgard_armor", 0),
            Sort::Weapon(n) => ("weapon", n),
            Sort::Junk(n) => ("junk", n),
            Sort::Speed(n) => ("speed", n),
            Sort::Tracks => ("tracks", 0),
            Sort::FreeFeed => ("free_feed", 0),
            Sort::Fame(n) => ("fame", n),
            Sort::FameAsgard(n) => ("asgard_fame", n),
            Sort::RoundObject(n) => ("round_object", n),
            Sort::MaxObjects(n) => ("max_objects", n),
        }
    }

    /// Reads what `Display` writes.
    pub fn read(word: &str) -> Option<Sort> {
        let (name, n) = match word.as_bytes().last() {
            Some(digit @ b'1'..=b'9') => (&word[..word.len() - 1], digit - b'0'),
            _ => (word, 0),
        };
        let found = match name {
            "cargo" => Sort::Cargo,
            "crew" => Sort::Crew,
            "food" => Sort::Food,
            "ammo" => Sort::Ammo,
            "fuel" => Sort::Fuel,
            "armor" => Sort::Armor,
            "asgard_armor" => Sort::Asgard,
            "weapon" => Sort::Weapon(n),
            "junk" => Sort::Junk(n),
            "speed" => Sort::Speed(n),
            "tracks" => Sort::Tracks,
            "free_feed" => Sort::FreeFeed,
            "fame" => Sort::Fame(n),
            "asgard_fame" => Sort::FameAsgard(n),
            "round_object" => Sort::RoundObject(n),
            "max_objects" => Sort::MaxObjects(n),
            _ => return None,
        };
        (found.to_string() == word).then_some(found)
    }
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parts() {
            (name, 0) => f.write_str(name),
            (name, n) => write!(f, "{name}{n}"),
        }
    }
}
