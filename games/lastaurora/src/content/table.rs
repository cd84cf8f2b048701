//! Set-up and Bonus Actions; and that the vocabulary is the one the engine knows.

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;
use workbench::flat::By;

use super::files::{Always, File, Numbers, OPERATIONS};
use super::keep;
use super::load::Compiler;
use crate::ids::{Pattern, SLOTS, Slot};
use crate::options;
use crate::vocab::{Effect, Program, Stock, stock};

/// Constants of the set-up.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Food, Ammo and Fuel tokens (LA-1.7).
    pub tokens: Stock,
    /// What each player starts with (LA-3.15).
    pub start: Stock,
    /// Required strength by slot (LA-5.6).
    pub required: By<Slot, i8, SLOTS>,
    /// The Object limit (LA-12.6).
    pub objects: u8,
    /// The lowest Fame (LA-2.9).
    pub fame_floor: i8,
    /// Where Fame starts, without and with module 5.
    pub fame_start: [i8; 2],
    /// Cards the trim leaves: usually, with module 5, with module 5 and two players (LA-9.10, LA-X5.23).
    pub keep: [u8; 3],
    /// Scaling cards removed from each period, by number of players (LA-3.7).
    pub scaling: [u8; 5],
}

/// A Bonus Action (LA-5.14).
#[derive(Clone, Copy, Debug)]
pub struct BonusAction {
    /// The message id of its name.
    pub name: &'static str,
    /// What it does.
    pub effects: Program,
}

#[derive(Deserialize)]
struct SetupFile {
    #[serde(rename = "players")]
    _players: RawPlayers,
    components: Components,
    number_range: Vec<RawRange>,
    start: RawStartTable,
    exploration_zone: RawZone,
    limits: RawLimits,
    fame_track: RawFame,
    scaling: Vec<RawScaling>,
    bonus_action: Vec<RawBonus>,
}

/// How many can play: the rules are written for these (LA-1.1).
#[derive(Deserialize)]
struct RawPlayers {
    #[serde(rename = "min")]
    _min: Always<1>,
    #[serde(rename = "max")]
    _max: Always<4>,
}

#[derive(Deserialize)]
struct Components {
    tokens: RawTokens,
}

#[derive(Deserialize)]
struct RawTokens {
    food: u8,
    ammo: u8,
    fuel: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRange {
    set: Spanned<String>,
    first: u16,
    last: u16,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
struct RawStartTable {
    resources: RawTokens,
}

#[derive(Deserialize)]
struct RawZone {
    required_strength: [i8; 5],
    end_round_keep: u8,
    end_round_keep_pvp: u8,
    end_round_keep_pvp_two_players: u8,
}

#[derive(Deserialize)]
struct RawLimits {
    objects: u8,
}

#[derive(Deserialize)]
struct RawFame {
    floor: i8,
    start: i8,
    start_pvp: i8,
}

#[derive(Deserialize)]
struct RawScaling {
    players: Spanned<usize>,
    remove_per_period: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBonus {
    id: Spanned<String>,
    map: options::MapSide,
    slot: Spanned<usize>,
    #[serde(rename = "name")]
    _name: String,
    effects: Vec<Effect>,
    #[serde(rename = "source")]
    _source: String,
}

/// Reads `setup.toml`, and holds the card numbers of all files against its ranges.
pub(super) fn setup(
    file: &File<'_>,
    numbers: &Numbers<'_>,
    compiler: &mut Compiler,
) -> Result<(Setup, [[BonusAction; 5]; 2]), Fault> {
    let raw: SetupFile = file.read(OPERATIONS)?;
    for range in &raw.number_range {
        numbers.check(range.set.get_ref(), range.first..=range.last, |what| {
            file.fault(range.set.span(), what)
        })?;
    }
    numbers.all_ranged(raw.number_range.iter().map(|range| range.set.get_ref().as_str()))?;
    let mut scaling = [0; 5];
    let mut told = [true, false, false, false, false];
    for line in &raw.scaling {
        let players = *line.players.get_ref();
        if told.get(players) != Some(&false) {
            let what = format!("expected 1 to 4 players, each number once, found {players}");
            return Err(file.fault(line.players.span(), what));
        }
        told[players] = true;
        scaling[players] = line.remove_per_period;
    }
    if let Some(players) = told.iter().position(|told| !told) {
        let what = format!("expected the scaling for {players} players, found none");
        return Err(Fault::whole(file.file(), what));
    }
    let none = BonusAction { name: "", effects: Program::default() };
    let mut bonus = [[none; 5]; 2];
    for action in &raw.bonus_action {
        let row = action.map as usize;
        let Some(place) = action.slot.get_ref().checked_sub(1).and_then(|s| bonus[row].get_mut(s))
        else {
            let what = format!("expected a slot from 1 to 5, found {}", action.slot.get_ref());
            return Err(file.fault(action.slot.span(), what));
        };
        if !place.name.is_empty() {
            let what = "expected one Bonus Action for each slot, found another for this one";
            return Err(file.fault(action.slot.span(), what));
        }
        place.name = keep(format!("la-name-{}", action.id.get_ref()));
        place.effects = compiler.program(file, &action.id, &action.effects)?;
    }
    if bonus.iter().flatten().any(|action| action.name.is_empty()) {
        return Err(Fault::whole(file.file(), "expected five Bonus Actions for each map"));
    }
    let tokens = |raw: &RawTokens| stock(raw.food, raw.ammo, raw.fuel);
    let zone = &raw.exploration_zone;
    let setup = Setup {
        tokens: tokens(&raw.components.tokens),
        start: tokens(&raw.start.resources),
        required: By::from_fn(|slot: Slot| zone.required_strength[slot.index()]),
        objects: raw.limits.objects,
        fame_floor: raw.fame_track.floor,
        fame_start: [raw.fame_track.start, raw.fame_track.start_pvp],
        keep: [zone.end_round_keep, zone.end_round_keep_pvp, zone.end_round_keep_pvp_two_players],
        scaling,
    };
    Ok((setup, bonus))
}

#[derive(Deserialize)]
struct VocabFile {
    pattern: Vec<RawPattern>,
}

#[derive(Deserialize)]
struct RawPattern {
    id: Spanned<String>,
}

/// Demands that `vocab.toml` lists the patterns the engine knows.
pub(super) fn vocabulary(file: &File<'_>) -> Result<(), Fault> {
    let raw: VocabFile = file.read(&[])?;
    for (pattern, known) in raw.pattern.iter().zip(Pattern::ALL) {
        if pattern.id.get_ref() != known.name() {
            let what =
                format!("expected the pattern `{known}` here, found `{}`", pattern.id.get_ref());
            return Err(file.fault(pattern.id.span(), what));
        }
    }
    Ok(())
}
