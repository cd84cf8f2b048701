//! Set-up, Bonus Actions, crews and the Automa; and that the vocabulary is the one the engine knows.

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::files::{Always, File, Numbers};
use super::keep;
use super::load::Compiler;
use super::people::SurvivorCard;
use crate::options;
use crate::vocab::{Effect, Program};

/// Constants of the set-up.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Food, Ammo and Fuel tokens (LA-1.7).
    pub tokens: [u8; 3],
    /// What each player starts with (LA-3.15).
    pub start: [u8; 3],
    /// Required strength by slot (LA-5.6).
    pub required: [i8; 5],
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

/// A crew of module 3.
#[derive(Clone, Copy, Debug)]
pub struct Crew {
    /// The message id of its name.
    pub name: &'static str,
    /// Its two members, by kind.
    pub members: [u8; 2],
}

/// What the Automa wants, in the order of a priority list (LA-17.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Want {
    /// A Survivor.
    Survivor,
    /// A Location.
    Location,
    /// A Truck, Trailer or Device.
    Convoy,
    /// An Encounter.
    Encounter,
}

/// An Action card of the Automa.
#[derive(Clone, Debug)]
pub struct ActionCard {
    /// The message id of its name.
    pub name: &'static str,
    /// The slot it begins with, from 0.
    pub slot: u8,
    /// Whether the arrow points to the right.
    pub right: bool,
    /// The priority list; none in slot mode (LA-17.5).
    pub priority: Option<[Want; 4]>,
    /// What an Enemy in the slot gives (LA-17.12).
    pub enemy: Program,
    /// The movement text.
    pub movement: Program,
    /// The End of Round text.
    pub end_round: Program,
}

/// How the Automa starts, and its limits.
#[derive(Clone, Copy, Debug)]
pub struct AutomaStart {
    /// Food, Ammo and Fuel.
    pub resources: [u8; 3],
    /// Survivors.
    pub survivors: u8,
    /// Cards in hand.
    pub hand: u8,
    /// The most cards in hand.
    pub hand_max: u8,
    /// The most Survivors.
    pub survivors_max: u8,
    /// The highest engine.
    pub engine_max: u8,
    /// The most damage.
    pub damage_max: u8,
    /// What it costs to have no Fuel.
    pub no_fuel: i8,
    /// Weapon level by region.
    pub levels: [u8; 3],
    /// Attacks in a Fire Phase.
    pub attacks: u8,
    /// Easy, normal and hard.
    pub difficulty: [Difficulty; 3],
}

/// A difficulty (LA-17.2).
#[derive(Clone, Copy, Debug)]
pub struct Difficulty {
    /// Where its Fame starts.
    pub fame: i8,
    /// Its base speed.
    pub speed: i8,
}

#[derive(Deserialize)]
struct CrewFile {
    crew: Vec<RawCrew>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCrew {
    id: Spanned<String>,
    #[serde(rename = "name")]
    _name: String,
    members: Spanned<[String; 2]>,
    #[serde(rename = "source")]
    _source: String,
}

/// Reads the crews of `crews.toml`.
pub(super) fn crews(file: &File<'_>, survivors: &[SurvivorCard]) -> Result<Vec<Crew>, Fault> {
    let raw: CrewFile = file.source.read(super::files::PLAIN_CONDITIONS)?;
    file.source.names("a crew", raw.crew.iter().map(|crew| &crew.id))?;
    let mut crews = Vec::new();
    for (index, crew) in raw.crew.iter().enumerate() {
        let word = crate::moves::CREW_WORDS.get(index);
        if crew.id.get_ref().strip_prefix("crew_") != word.copied() {
            let what = format!("expected the crew `crew_{}` here", word.unwrap_or(&"-"));
            return Err(file.source.fault(crew.id.span(), what));
        }
        let mut members = [0; 2];
        for (member, id) in members.iter_mut().zip(crew.members.get_ref()) {
            let found = survivors.iter().position(|s| s.crew && s.id == id);
            *member = found.ok_or_else(|| {
                let what = format!("expected Survivors of this file, found `{id}`");
                file.source.fault(crew.members.span(), what)
            })? as u8;
        }
        crews.push(Crew { name: keep(format!("la-name-{}", crew.id.get_ref())), members });
    }
    if crews.len() != 4 {
        let what = format!("expected four crews, found {}", crews.len());
        return Err(Fault::whole(file.name, what));
    }
    Ok(crews)
}

#[derive(Deserialize)]
struct AutomaFile {
    board: RawBoard,
    attack: RawAttack,
    difficulty: Vec<RawDifficulty>,
    action: Vec<RawAction>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum AutomaZone {
    Hand,
    Played,
    ObjectsLoot,
}

/// How many Action cards the Automa may hold.
#[derive(Deserialize)]
enum AsManyAsSurvivors {
    #[serde(rename = "survivors")]
    Survivors,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBoard {
    #[serde(rename = "zones")]
    _zones: [AutomaZone; 3],
    start: RawStart,
    hand_start: u8,
    #[serde(rename = "hand_max")]
    _hand_max: AsManyAsSurvivors,
    hand_absolute_max: u8,
    survivors_max: u8,
    engine_max: u8,
    damage_max: u8,
    default_difficulty: Spanned<options::Difficulty>,
    no_fuel_penalty: i8,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStart {
    food: u8,
    ammo: u8,
    fuel: u8,
    survivors: u8,
    #[serde(rename = "engine")]
    _engine: Always<0>,
    #[serde(rename = "damage")]
    _damage: Always<0>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAttack {
    level_by_region: [u8; 3],
    max_attacks_per_phase: u8,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDifficulty {
    id: Spanned<options::Difficulty>,
    fame_start: i8,
    base_speed: i8,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAction {
    id: Spanned<String>,
    #[serde(rename = "name")]
    _name: String,
    mode: Mode,
    slot: Spanned<u8>,
    arrow: Arrow,
    priority: Option<[Want; 4]>,
    enemy_in_slot: Vec<Effect>,
    #[serde(rename = "movement_text")]
    _movement_text: String,
    movement: Vec<Effect>,
    #[serde(rename = "end_round_text")]
    _end_round_text: String,
    end_round: Vec<Effect>,
    #[serde(rename = "source")]
    _source: String,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Mode {
    Slot,
    Priority,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Arrow {
    Left,
    Right,
}

/// Reads `automa.toml`.
pub(super) fn automa(
    file: &File<'_>,
    compiler: &mut Compiler,
) -> Result<(Vec<ActionCard>, AutomaStart), Fault> {
    let raw: AutomaFile = file.read()?;
    file.source.names("an Action card", raw.action.iter().map(|action| &action.id))?;
    let mut actions = Vec::new();
    for action in &raw.action {
        if !(1..=5).contains(action.slot.get_ref()) {
            let what = format!("expected a slot from 1 to 5, found {}", action.slot.get_ref());
            return Err(file.source.fault(action.slot.span(), what));
        }
        if (action.mode == Mode::Priority) != action.priority.is_some() {
            let what = "expected a `priority` list in priority mode, and none in slot mode";
            return Err(file.source.fault(action.id.span(), what));
        }
        actions.push(ActionCard {
            name: keep(format!("la-name-{}", action.id.get_ref())),
            slot: action.slot.get_ref() - 1,
            right: action.arrow == Arrow::Right,
            priority: action.priority,
            enemy: compiler.program(file, &action.id, &action.enemy_in_slot)?,
            movement: compiler.program(file, &action.id, &action.movement)?,
            end_round: compiler.program(file, &action.id, &action.end_round)?,
        });
    }
    let offered = options::Difficulty::default();
    if *raw.board.default_difficulty.get_ref() != offered {
        let what =
            "expected `normal`, the difficulty of a game for which none was chosen (LA-17.2)";
        return Err(file.source.fault(raw.board.default_difficulty.span(), what));
    }
    for (place, line) in raw.difficulty.iter().enumerate() {
        if raw.difficulty[..place].iter().any(|earlier| earlier.id.get_ref() == line.id.get_ref()) {
            let what = "expected each difficulty once, found this one again";
            return Err(file.source.fault(line.id.span(), what));
        }
    }
    let difficulty = |wanted: options::Difficulty| {
        let found = raw.difficulty.iter().find(|line| *line.id.get_ref() == wanted);
        found.map(|line| Difficulty { fame: line.fame_start, speed: line.base_speed }).ok_or_else(
            || Fault::whole(file.name, format!("expected the difficulty {wanted:?}, found none")),
        )
    };
    if actions.len() != 6 {
        let what = format!("expected six Action cards, found {}", actions.len());
        return Err(Fault::whole(file.name, what));
    }
    let start = AutomaStart {
        resources: [raw.board.start.food, raw.board.start.ammo, raw.board.start.fuel],
        survivors: raw.board.start.survivors,
        hand: raw.board.hand_start,
        hand_max: raw.board.hand_absolute_max,
        survivors_max: raw.board.survivors_max,
        engine_max: raw.board.engine_max,
        damage_max: raw.board.damage_max,
        no_fuel: raw.board.no_fuel_penalty,
        levels: raw.attack.level_by_region,
        attacks: raw.attack.max_attacks_per_phase,
        difficulty: [
            difficulty(options::Difficulty::Easy)?,
            difficulty(options::Difficulty::Normal)?,
            difficulty(options::Difficulty::Hard)?,
        ],
    };
    Ok((actions, start))
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
    numbers: &Numbers,
    compiler: &mut Compiler,
) -> Result<(Setup, [[BonusAction; 5]; 2]), Fault> {
    let raw: SetupFile = file.read()?;
    for range in &raw.number_range {
        numbers.check(range.set.get_ref(), range.first..=range.last, |what| {
            file.source.fault(range.set.span(), what)
        })?;
    }
    numbers.all_ranged(raw.number_range.iter().map(|range| range.set.get_ref().as_str()))?;
    let mut scaling = [0; 5];
    let mut told = [true, false, false, false, false];
    for line in &raw.scaling {
        let players = *line.players.get_ref();
        if told.get(players) != Some(&false) {
            let what = format!("expected 1 to 4 players, each number once, found {players}");
            return Err(file.source.fault(line.players.span(), what));
        }
        told[players] = true;
        scaling[players] = line.remove_per_period;
    }
    if let Some(players) = told.iter().position(|told| !told) {
        let what = format!("expected the scaling for {players} players, found none");
        return Err(Fault::whole(file.name, what));
    }
    let none = BonusAction { name: "", effects: Program::default() };
    let mut bonus = [[none; 5]; 2];
    for action in &raw.bonus_action {
        let row = action.map as usize;
        let Some(place) = action.slot.get_ref().checked_sub(1).and_then(|s| bonus[row].get_mut(s))
        else {
            let what = format!("expected a slot from 1 to 5, found {}", action.slot.get_ref());
            return Err(file.source.fault(action.slot.span(), what));
        };
        if !place.name.is_empty() {
            let what = "expected one Bonus Action for each slot, found another for this one";
            return Err(file.source.fault(action.slot.span(), what));
        }
        place.name = keep(format!("la-name-{}", action.id.get_ref()));
        place.effects = compiler.program(file, &action.id, &action.effects)?;
    }
    if bonus.iter().flatten().any(|action| action.name.is_empty()) {
        return Err(Fault::whole(file.name, "expected five Bonus Actions for each map"));
    }
    let tokens = |raw: &RawTokens| [raw.food, raw.ammo, raw.fuel];
    let zone = &raw.exploration_zone;
    let setup = Setup {
        tokens: tokens(&raw.components.tokens),
        start: tokens(&raw.start.resources),
        required: zone.required_strength,
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
    let raw: VocabFile = file.source.read(&[])?;
    for (pattern, known) in raw.pattern.iter().zip(super::PATTERNS) {
        if pattern.id.get_ref() != known {
            let what =
                format!("expected the pattern `{known}` here, found `{}`", pattern.id.get_ref());
            return Err(file.source.fault(pattern.id.span(), what));
        }
    }
    Ok(())
}
