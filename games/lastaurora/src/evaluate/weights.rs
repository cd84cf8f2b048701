//! How much Fame each trait promises. Found by `examples/weigh.rs`.

use super::traits::{TRAITS, Trait, Traits};

/// What the traits are worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// For each trait the Fame at the end of the game, and the Fame more for six Movement turns to come.
    pub traits: [[f32; 2]; TRAITS],
    /// How far the expected Fame can be wrong: at the end of the game, and more for six Movement turns to come.
    pub spread: [f32; 2],
}

impl Weights {
    /// The Fame a player can expect, up to what is the same for all.
    #[inline]
    pub fn worth(&self, traits: &Traits, left: f32) -> f32 {
        let pairs = traits.iter().zip(&self.traits);
        pairs.map(|(value, [end, more])| value * (end + more * left)).sum()
    }

    /// How much more expected Fame makes a win e times as likely.
    #[inline]
    pub fn spread(&self, left: f32) -> f32 {
        self.spread[0] + self.spread[1] * left
    }
}

/// The weights of a table of pairs.
const fn table(pairs: &[(Trait, f32, f32)], spread: [f32; 2]) -> Weights {
    let mut traits = [[0.0; 2]; TRAITS];
    let mut at = 0;
    while at < pairs.len() {
        let (which, end, more) = pairs[at];
        traits[which as usize] = [end, more];
        at += 1;
    }
    Weights { traits, spread }
}

/// The weights the players use.
pub static WEIGHTS: Weights = table(
    &[
        (Trait::Fame, 1.0, 0.0),
        (Trait::Objects, 1.0, 0.5),
        (Trait::SpareObjects, 0.3, 0.2),
        (Trait::EndFame, 1.0, 0.0),
        (Trait::Progress, 0.5, 0.3),
        (Trait::ProgressIfBoarded, 0.5, 0.0),
        (Trait::Aboard, 1.0, 0.0),
        (Trait::Boarding, 0.0, 2.0),
        (Trait::CleanAboard, 1.0, 0.0),
        (Trait::WholeCards, 1.0, 0.0),
        (Trait::Sets, 1.0, 0.0),
        (Trait::TruckSpeed, 0.0, 4.5),
        (Trait::CrewSpeed, 0.0, 3.0),
        (Trait::NextSpeed, 0.0, 0.8),
        (Trait::Boost, 0.0, 0.8),
        (Trait::Tracked, 0.0, 2.0),
        (Trait::Fuel1, 0.0, 4.0),
        (Trait::Fuel2, 0.0, 2.5),
        (Trait::FuelMore, 0.0, 1.0),
        (Trait::Food1, 0.0, 1.2),
        (Trait::Food2, 0.0, 0.8),
        (Trait::FoodMore, 0.0, 0.4),
        (Trait::Ammo1, 0.0, 1.0),
        (Trait::AmmoMore, 0.0, 0.5),
        (Trait::NoDriver, -1.0, -3.0),
        (Trait::ReadyStrength, 0.0, 0.3),
        (Trait::ReadyCrew, 0.0, 0.5),
        (Trait::ActiveStrength, 0.0, 0.6),
        (Trait::RestStrength, 0.0, 0.5),
        (Trait::TiredStrength, 0.0, 0.25),
        (Trait::ActiveCrew, 0.0, 1.2),
        (Trait::RestCrew, 0.0, 1.1),
        (Trait::TiredCrew, 0.0, 0.5),
        (Trait::FreeBoxes, 0.0, 0.2),
        (Trait::Weapons, 0.0, 0.3),
        (Trait::WeaponLevels, 0.0, 0.3),
        (Trait::Loaded, 0.0, 0.5),
        (Trait::Armour, 0.0, 0.3),
        (Trait::FreeFeed, 0.0, 1.0),
        (Trait::RoundObjects, 0.0, 3.0),
        (Trait::Cards, 0.0, 0.2),
        (Trait::Damage, -0.1, -0.3),
        (Trait::Pull, 0.0, 0.3),
        (Trait::Shots, 0.6, 0.0),
        (Trait::Threat, -0.3, 0.0),
        (Trait::Targets, 0.8, 0.0),
        (Trait::Points, 0.8, 0.3),
        (Trait::SettingOut, 0.5, 2.0),
        (Trait::TakingLocation, 0.3, 0.6),
        (Trait::TakingSurvivor, 0.5, 2.0),
        (Trait::TakingCar, 0.5, 1.2),
        (Trait::TakingTruck, 0.0, 4.0),
        (Trait::TakingEncounter, 0.5, 0.5),
        (Trait::BonusLeft, 0.2, 0.5),
        (Trait::AutomaZone, 1.0, 0.0),
        (Trait::AutomaCrew, 1.0, 0.0),
        (Trait::AutomaEngine, 0.0, 3.0),
        (Trait::AutomaDamage, 0.0, -1.0),
    ],
    [1.5, 5.0],
);
