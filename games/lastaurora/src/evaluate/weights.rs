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
        (Trait::Fame, 0.968, 0.177),
        (Trait::Objects, 0.945, -0.519),
        (Trait::SpareObjects, -0.029, -0.435),
        (Trait::EndFame, 1.007, -0.523),
        (Trait::Progress, 0.439, -0.132),
        (Trait::ProgressIfBoarded, 0.698, -0.415),
        (Trait::Aboard, -2.021, 0.000),
        (Trait::Boarding, -0.728, -0.877),
        (Trait::CleanAboard, 1.008, -2.009),
        (Trait::WholeCards, 0.460, -1.080),
        (Trait::Sets, 0.336, -1.119),
        (Trait::TruckSpeed, 0.331, 0.138),
        (Trait::CrewSpeed, -0.091, 0.872),
        (Trait::NextSpeed, 0.522, -0.432),
        (Trait::Boost, 0.048, 0.270),
        (Trait::Tracked, 0.326, -0.458),
        (Trait::Fuel1, 1.258, 0.368),
        (Trait::Fuel2, 0.820, 0.157),
        (Trait::FuelMore, 0.730, -0.251),
        (Trait::Food1, 0.948, 0.375),
        (Trait::Food2, 0.727, 0.581),
        (Trait::FoodMore, 0.484, -0.479),
        (Trait::Ammo1, 0.601, 0.758),
        (Trait::AmmoMore, 0.524, 0.401),
        (Trait::NoDriver, -0.175, -0.947),
        (Trait::ReadyStrength, 0.198, -0.256),
        (Trait::ReadyCrew, 0.173, 0.321),
        (Trait::ActiveStrength, 0.067, -0.610),
        (Trait::RestStrength, -0.059, -0.579),
        (Trait::TiredStrength, -0.153, -0.744),
        (Trait::ActiveCrew, 0.799, 3.227),
        (Trait::RestCrew, 0.700, 3.016),
        (Trait::TiredCrew, 0.602, 3.208),
        (Trait::Explorers, -0.293, 2.272),
        (Trait::Menders, -0.310, 1.187),
        (Trait::Shooters, -0.293, 1.349),
        (Trait::Contamination, -0.031, -1.624),
        (Trait::NearDeath, -0.288, 1.268),
        (Trait::FreeBoxes, 0.575, -0.258),
        (Trait::Boxes, -0.444, 0.307),
        (Trait::Weapons, 0.404, -0.862),
        (Trait::WeaponLevels, -0.121, 0.600),
        (Trait::Loaded, 0.110, -0.306),
        (Trait::Armour, 0.050, 0.138),
        (Trait::FreeFeed, -0.111, 2.194),
        (Trait::RoundObjects, 0.305, 2.529),
        (Trait::Cards, 0.332, 0.598),
        (Trait::Damage, 0.029, -0.641),
        (Trait::Pull, 0.299, -0.261),
        (Trait::Shots, 0.363, 0.228),
        (Trait::Threat, -0.073, -0.375),
        (Trait::Targets, -0.134, 1.454),
        (Trait::First, 0.229, 0.481),
        (Trait::Missions, 1.197, -2.990),
        (Trait::Aggression, 0.324, 0.337),
        (Trait::Dodge, -0.272, 0.983),
        (Trait::Points, 0.533, 0.179),
        (Trait::SettingOut, 0.722, 0.240),
        (Trait::TakingLocation, 0.254, -0.155),
        (Trait::TakingSurvivor, 0.060, 2.794),
        (Trait::TakingCar, 0.762, 0.040),
        (Trait::TakingTruck, 0.675, -0.421),
        (Trait::TakingEncounter, 0.431, -0.355),
        (Trait::BonusLeft, 0.573, 0.099),
        (Trait::Automa, 3.864, 5.069),
        (Trait::AutomaZone, 1.239, -0.756),
        (Trait::AutomaCrew, 0.594, 1.598),
        (Trait::AutomaEngine, 0.947, -0.296),
        (Trait::AutomaDamage, -0.057, -0.778),
        (Trait::AutomaHand, 0.408, 0.658),
    ],
    [1.35, 1.67],
);
