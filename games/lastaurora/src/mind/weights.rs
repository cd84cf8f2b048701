//! How much Fame each trait promises. Found by `lab weigh lastaurora`, but for missions: too few games have one for a
//! regression to tell what they are worth early on.

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
        (Trait::Fame, 1.010, -0.092),
        (Trait::Objects, 0.864, -0.524),
        (Trait::SpareObjects, 0.109, 0.247),
        (Trait::EndFame, 0.852, 0.681),
        (Trait::Progress, 0.660, 0.227),
        (Trait::ProgressIfBoarded, 0.297, -0.414),
        (Trait::Aboard, 0.111, 0.000),
        (Trait::Boarding, 1.616, -4.175),
        (Trait::CleanAboard, 0.559, -1.343),
        (Trait::WholeCards, 0.511, -1.242),
        (Trait::Sets, 0.350, -1.052),
        (Trait::TruckSpeed, 0.424, 1.689),
        (Trait::CrewSpeed, 0.025, 1.667),
        (Trait::NextSpeed, 0.082, 0.912),
        (Trait::Boost, -0.429, 3.393),
        (Trait::Tracked, 0.833, 0.007),
        (Trait::Fuel1, 1.342, 0.883),
        (Trait::Fuel2, 0.724, -1.581),
        (Trait::FuelMore, 0.115, 1.034),
        (Trait::Food1, -0.169, 2.129),
        (Trait::Food2, 0.460, 0.493),
        (Trait::FoodMore, 0.198, -1.703),
        (Trait::Ammo1, 0.441, -0.770),
        (Trait::AmmoMore, 0.202, 0.156),
        (Trait::NoDriver, -0.472, -2.841),
        (Trait::ReadyStrength, -0.128, 0.551),
        (Trait::ReadyCrew, 0.335, 0.422),
        (Trait::ActiveStrength, 0.106, -0.168),
        (Trait::RestStrength, -0.060, -0.431),
        (Trait::TiredStrength, 0.034, -0.869),
        (Trait::ActiveCrew, 0.654, 0.720),
        (Trait::RestCrew, 0.416, 1.147),
        (Trait::TiredCrew, -0.139, 2.001),
        (Trait::Explorers, -1.166, 6.669),
        (Trait::Menders, -0.942, 5.177),
        (Trait::Shooters, -1.348, 7.624),
        (Trait::Contamination, 0.144, -1.928),
        (Trait::NearDeath, -0.258, 0.644),
        (Trait::FreeBoxes, -0.179, 0.498),
        (Trait::Boxes, 0.346, -0.473),
        (Trait::Weapons, 0.284, -2.380),
        (Trait::WeaponLevels, 0.011, 0.944),
        (Trait::Loaded, -0.278, 1.656),
        (Trait::Armour, 0.201, -0.931),
        (Trait::FreeFeed, -0.813, 3.774),
        (Trait::RoundObjects, 0.065, 4.153),
        (Trait::Cards, -0.164, 1.863),
        (Trait::Damage, 0.192, -1.067),
        (Trait::Pull, -0.492, 0.618),
        (Trait::Shots, 0.104, 0.691),
        (Trait::Threat, 0.015, -0.942),
        (Trait::Targets, -0.219, 1.481),
        (Trait::First, -0.632, 0.561),
        (Trait::Missions, -0.500, -0.200),
        (Trait::MissionsGained, 2.200, -0.600),
        (Trait::Aggression, 0.607, -0.384),
        (Trait::Dodge, 0.359, -1.376),
        (Trait::Points, 0.994, -0.312),
        (Trait::SettingOut, 1.214, 0.560),
        (Trait::TakingLocation, 0.450, -0.504),
        (Trait::TakingSurvivor, 0.360, 4.087),
        (Trait::TakingCar, 0.956, 0.700),
        (Trait::TakingTruck, 1.399, -0.395),
        (Trait::TakingEncounter, 0.879, 0.553),
        (Trait::BonusLeft, 0.261, 0.654),
        (Trait::Automa, 6.523, 6.946),
        (Trait::AutomaZone, 1.080, 0.646),
        (Trait::AutomaCrew, 0.518, 1.650),
        (Trait::AutomaEngine, 0.061, -0.596),
        (Trait::AutomaDamage, -0.048, -0.805),
        (Trait::AutomaHand, 0.712, 0.840),
    ],
    [1.71, 3.03],
);
