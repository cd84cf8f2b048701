//! Survivors and crew members (LA-11, LA-X3).

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::files::{File, Meta, Numbers, PLAIN_CONDITIONS};
use super::keep;
use super::load::Compiler;
use crate::ids::CardId;
use crate::survivor::{Ability, Working};
use crate::vocab::{Cond, Effect, Phase};

/// A kind of Survivor (LA-11.1).
#[derive(Clone, Debug)]
pub struct SurvivorCard {
    /// Its id.
    pub id: &'static str,
    /// The message id of its name.
    pub name: &'static str,
    /// The message id of what it can do.
    pub text: &'static str,
    /// Printed strength.
    pub strength: i8,
    /// The deadly number of Contamination counters (LA-11.7).
    pub death_at: u8,
    /// End-of-game Fame.
    pub end_fame: i8,
    /// Whether it can be fed with anything (LA-X3.17).
    pub android: bool,
    /// In which phase the ability works.
    pub phase: Phase,
    /// Whether it is used at will, once per phase.
    pub activated: bool,
    /// In which zones.
    pub working: Working,
    /// What it is.
    pub ability: Ability,
    /// Its card of the Exploration deck, if it is one.
    pub card: Option<CardId>,
    /// Whether it is a member of a module 3 crew.
    pub crew: bool,
    /// How many there are.
    pub copies: u8,
    /// The numbers printed on them.
    pub numbers: Vec<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SurvivorFile {
    #[serde(rename = "meta")]
    _meta: Meta,
    #[serde(rename = "crew")]
    _crew: Option<toml::Value>,
    survivor: Vec<RawSurvivor>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSurvivor {
    id: Spanned<String>,
    numbers: Spanned<Vec<u16>>,
    #[serde(rename = "name")]
    _name: String,
    set: Option<String>,
    copies: Option<u8>,
    strength: i8,
    #[serde(rename = "strength_source")]
    _strength_source: Option<String>,
    death_at: u8,
    #[serde(default)]
    end_fame: i8,
    #[serde(default)]
    feed_with: Vec<String>,
    ability: RawAbility,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAbility {
    phase: Phase,
    kind: AbilityKind,
    zone: Working,
    #[serde(rename = "text")]
    _text: String,
    code: Spanned<String>,
    #[serde(default)]
    params: Params,
    #[serde(default)]
    effects: Vec<Effect>,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AbilityKind {
    Static,
    Triggered,
    Activated,
}

/// What a shot of the Sniper costs (LA-12.10).
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum InAmmo {
    Ammo,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Params {
    base: Option<i8>,
    extra: Option<i8>,
    distance: Option<u8>,
    n: Option<u8>,
    max: Option<u8>,
    distinct: Option<bool>,
    damage: Option<u8>,
    #[serde(rename = "cost")]
    _cost: Option<InAmmo>,
    cond: Option<String>,
    thresholds: Option<[u8; 3]>,
    values: Option<[u8; 3]>,
}

impl RawAbility {
    /// The Arctic Wolf: what the rules fix of it.
    fn adjacent(&self, wrong: impl Fn(String) -> Fault) -> Result<Ability, Fault> {
        match (self.params.max, self.params.distinct) {
            (Some(2), Some(true)) => Ok(Ability::AdjacentBonus),
            (max, distinct) => Err(wrong(format!(
                "expected `max = 2` and `distinct = true`, which the rules fix (LA-X3.4, LA-X3.5), found {max:?} and \
                 {distinct:?}"
            ))),
        }
    }

    /// Speed on one of the conditions the rules know.
    fn speed_if(&self, n: u8, wrong: impl Fn(String) -> Fault) -> Result<Ability, Fault> {
        match self.params.cond.as_deref() {
            Some("opponent_ahead") => Ok(Ability::SpeedIf(n, Cond::OpponentAhead {})),
            Some("undamaged") => Ok(Ability::SpeedIf(n, Cond::Undamaged {})),
            found => Err(wrong(format!(
                "expected the condition `opponent_ahead` or `undamaged`, found {found:?}"
            ))),
        }
    }

    fn compiled(&self, file: &File<'_>, compiler: &mut Compiler) -> Result<Ability, Fault> {
        let code = self.code.get_ref().as_str();
        let wrong = |what: String| file.fault(self.code.span(), what);
        let need = |found: Option<u8>, what: &str| {
            found.ok_or_else(|| {
                wrong(format!("expected the parameter `{what}` of {code}, found none"))
            })
        };
        let steps = || match (self.params.thresholds, self.params.values) {
            (Some(thresholds), Some(values)) => Ok((thresholds, values)),
            _ => Err(wrong(format!("expected `thresholds` and `values` of {code}, found none"))),
        };
        Ok(match code {
            "exhaust_to_rest" => Ability::ExhaustToRest,
            "speed_plus_catch_up" => Ability::CatchUp {
                base: self.params.base.unwrap_or(0),
                extra: self.params.extra.unwrap_or(0),
                distance: need(self.params.distance, "distance")?,
            },
            "effects" => Ability::Effects(compiler.program(file, &self.code, &self.effects)?),
            "gather_extra_same_card" => Ability::GatherExtra(need(self.params.n, "n")?),
            "refire_weapon" => Ability::Refire,
            "ignore_location_radiation" => Ability::IgnoreRadiation,
            "weapon_level_plus" => Ability::LevelPlus {
                n: need(self.params.n, "n")?,
                max: need(self.params.max, "max")?,
            },
            "miss_becomes_hit" => Ability::MissBecomesHit(need(self.params.damage, "damage")?),
            "gather_draw_object" => Ability::GatherObject(need(self.params.n, "n")?),
            "direct_attack" => Ability::DirectAttack(need(self.params.damage, "damage")?),
            "strength_if_alone" => Ability::StrengthAlone(need(self.params.n, "n")?),
            "radio_strike" => Ability::RadioStrike,
            "none" => Ability::None,
            "adjacent_bonus_actions" => self.adjacent(wrong)?,
            "speed_if" => self.speed_if(need(self.params.n, "n")?, wrong)?,
            "decontaminate_to_rest" => Ability::CleanToRest,
            "decontaminate_for_speed" => Ability::CleanForSpeed(need(self.params.n, "n")?),
            "speed_by_cards" => {
                let (thresholds, values) = steps()?;
                Ability::SpeedByCards { thresholds, values }
            }
            "first_hit_bonus_by_cards" => {
                let (thresholds, values) = steps()?;
                Ability::FirstHit { thresholds, values }
            }
            "discard_object_for_speed" => Ability::ObjectForSpeed(need(self.params.n, "n")?),
            other => return Err(wrong(format!("expected a known ability code, found `{other}`"))),
        })
    }
}

/// Reads the Survivors of `survivors.toml` or `crews.toml`.
pub(super) fn read<'a>(
    file: &File<'a>,
    crew: bool,
    numbers: &mut Numbers<'a>,
    compiler: &mut Compiler,
) -> Result<Vec<SurvivorCard>, Fault> {
    let raw: SurvivorFile = file.read(PLAIN_CONDITIONS)?;
    file.names("a Survivor", raw.survivor.iter().map(|survivor| &survivor.id))?;
    raw.survivor
        .into_iter()
        .map(|survivor| {
            match survivor.set.as_deref() {
                Some("start") => numbers.note_all("start", file, &survivor.numbers),
                None if crew => numbers.note_all("crew_module3", file, &survivor.numbers),
                _ => {}
            }
            let id = survivor.id.get_ref();
            Ok(SurvivorCard {
                id: keep(id.clone()),
                name: keep(format!("la-name-{id}")),
                text: keep(format!("la-text-{id}")),
                strength: survivor.strength,
                death_at: survivor.death_at,
                end_fame: survivor.end_fame,
                android: !survivor.feed_with.is_empty(),
                phase: survivor.ability.phase,
                activated: survivor.ability.kind == AbilityKind::Activated,
                working: survivor.ability.zone,
                ability: survivor.ability.compiled(file, compiler)?,
                card: None,
                crew,
                copies: survivor.copies.unwrap_or(1),
                numbers: survivor.numbers.into_inner(),
            })
        })
        .collect()
}
