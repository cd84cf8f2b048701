//! The Automa: its Action cards, how it starts, its limits.

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;
use workbench::flat::By;

use super::files::{Always, File, OPERATIONS};
use super::keep;
use super::load::Compiler;
use crate::ids::Slot;
use crate::options;
use crate::vocab::{Effect, Program, Stock, stock};

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
    /// The slot it begins with.
    pub slot: Slot,
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
    pub resources: Stock,
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
    /// How strong it is.
    pub difficulty: By<options::Difficulty, Difficulty, 3>,
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

impl AutomaFile {
    /// The difficulties, each once (LA-17.2).
    fn difficulties(&self, file: &File<'_>) -> Result<[Difficulty; 3], Fault> {
        let offered = options::Difficulty::default();
        if *self.board.default_difficulty.get_ref() != offered {
            let what =
                "expected `normal`, the difficulty of a game for which none was chosen (LA-17.2)";
            return Err(file.fault(self.board.default_difficulty.span(), what));
        }
        for (place, line) in self.difficulty.iter().enumerate() {
            if self.difficulty[..place]
                .iter()
                .any(|earlier| earlier.id.get_ref() == line.id.get_ref())
            {
                let what = "expected each difficulty once, found this one again";
                return Err(file.fault(line.id.span(), what));
            }
        }
        let difficulty = |wanted: options::Difficulty| {
            let found = self.difficulty.iter().find(|line| *line.id.get_ref() == wanted);
            found
                .map(|line| Difficulty { fame: line.fame_start, speed: line.base_speed })
                .ok_or_else(|| {
                    Fault::whole(
                        file.file(),
                        format!("expected the difficulty {wanted:?}, found none"),
                    )
                })
        };
        Ok([
            difficulty(options::Difficulty::Easy)?,
            difficulty(options::Difficulty::Normal)?,
            difficulty(options::Difficulty::Hard)?,
        ])
    }
}

/// Reads `automa.toml`.
pub(super) fn automa(
    file: &File<'_>,
    compiler: &mut Compiler,
) -> Result<(Vec<ActionCard>, AutomaStart), Fault> {
    let raw: AutomaFile = file.read(OPERATIONS)?;
    file.names("an Action card", raw.action.iter().map(|action| &action.id))?;
    let mut actions = Vec::new();
    for action in &raw.action {
        if !(1..=5).contains(action.slot.get_ref()) {
            let what = format!("expected a slot from 1 to 5, found {}", action.slot.get_ref());
            return Err(file.fault(action.slot.span(), what));
        }
        if (action.mode == Mode::Priority) != action.priority.is_some() {
            let what = "expected a `priority` list in priority mode, and none in slot mode";
            return Err(file.fault(action.id.span(), what));
        }
        actions.push(ActionCard {
            name: keep(format!("la-name-{}", action.id.get_ref())),
            slot: Slot(action.slot.get_ref() - 1),
            right: action.arrow == Arrow::Right,
            priority: action.priority,
            enemy: compiler.program(file, &action.id, &action.enemy_in_slot)?,
            movement: compiler.program(file, &action.id, &action.movement)?,
            end_round: compiler.program(file, &action.id, &action.end_round)?,
        });
    }
    let levels = raw.difficulties(file)?;
    if actions.len() != 6 {
        let what = format!("expected six Action cards, found {}", actions.len());
        return Err(Fault::whole(file.file(), what));
    }
    let start = AutomaStart {
        resources: stock(raw.board.start.food, raw.board.start.ammo, raw.board.start.fuel),
        survivors: raw.board.start.survivors,
        hand: raw.board.hand_start,
        hand_max: raw.board.hand_absolute_max,
        survivors_max: raw.board.survivors_max,
        engine_max: raw.board.engine_max,
        damage_max: raw.board.damage_max,
        no_fuel: raw.board.no_fuel_penalty,
        levels: raw.attack.level_by_region,
        attacks: raw.attack.max_attacks_per_phase,
        difficulty: By::from_fn(|level: options::Difficulty| levels[level as usize]),
    };
    Ok((actions, start))
}
