//! Enemies, Loot, Outcome cards and the tracks of module 5.

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::convoy::ConvoyCard;
use super::files::{Always, File, Numbers, OPERATIONS, period_of};
use super::load::Compiler;
use super::people::SurvivorCard;
use super::{Catalog, keep};
use crate::ids::{CarKind, Letter, Pair, Pattern, Period, SurvivorKind, TrackCell};
use crate::vocab::{CardKind, Effect, Op, Program};

/// An Enemy (LA-15.1).
#[derive(Clone, Debug)]
pub struct EnemyCard {
    /// Its number.
    pub number: u16,
    /// The message id of its name.
    pub name: &'static str,
    /// Whether it belongs to the Asgaror clan (LA-X2.2).
    pub asgaror: bool,
    /// When it comes.
    pub period: Period,
    /// Which pair of Loot it yields.
    pub pair: Pair,
    /// Ordinary defence boxes.
    pub defence: u8,
    /// Asgardian defence boxes (LA-X2.5).
    pub asgard: u8,
    /// Damage of its attack (LA-8.14).
    pub attack: u8,
    /// Its ambush.
    pub ambush: Program,
}

/// A Loot card.
#[derive(Clone, Copy, Debug)]
pub struct LootCard {
    /// What it is.
    pub kind: LootKind,
    /// The message id of its name.
    pub name: &'static str,
    /// Its pair.
    pub pair: Pair,
    /// Whether it belongs to the Asgaror clan.
    pub asgaror: bool,
    /// The number printed on it.
    pub number: u16,
}

/// What a Loot card is (LA-15.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LootKind {
    /// A convoy card, by its kind.
    Convoy(CarKind),
    /// A Survivor, by its kind.
    Survivor(SurvivorKind),
}

/// An Outcome card (LA-14.1).
#[derive(Clone, Copy, Debug)]
pub struct OutcomeCard {
    /// The number printed on it.
    pub number: u16,
    /// Damage for the weapon levels 1 to 4; 0 is a MISS.
    pub damage: [u8; 4],
    /// The letters from left to right.
    pub letters: [Letter; 4],
    /// The back.
    pub back: Pattern,
}

/// Module 5.
#[derive(Clone, Debug)]
pub struct Pvp {
    /// What is ignored on each cell of the Dodge track (LA-X5.10).
    pub dodge: Catalog<TrackCell, DodgeCell>,
    /// The bonus of each cell of the Aggression track (LA-X5.19).
    pub aggression: Catalog<TrackCell, Program>,
}

/// A cell of the Dodge track.
#[derive(Clone, Copy, Debug)]
pub struct DodgeCell {
    /// Damage ignored while the counter stands here.
    pub reduction: u8,
}

#[derive(Deserialize)]
struct EnemyFile {
    enemy: Vec<RawEnemy>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEnemy {
    id: Spanned<String>,
    number: Spanned<u16>,
    #[serde(rename = "name")]
    _name: String,
    clan: Clan,
    period: Spanned<u8>,
    loot_pair: Spanned<[u8; 2]>,
    targets: Spanned<u8>,
    defence: u8,
    asgard_defence: u8,
    attack: u8,
    #[serde(rename = "ambush_text")]
    _ambush_text: String,
    ambush: Vec<Effect>,
    #[serde(rename = "source")]
    _source: String,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Clan {
    WarWolves,
    Asgaror,
}

fn pair_of(file: &File<'_>, pair: &Spanned<[u8; 2]>) -> Result<Pair, Fault> {
    match pair.get_ref() {
        [1, 2] => Ok(Pair(0)),
        [3, 4] => Ok(Pair(1)),
        [5, 6] => Ok(Pair(2)),
        found => Err(file.fault(
            pair.span(),
            format!("expected a pair of Loot ranks, [1, 2], [3, 4] or [5, 6], found {found:?}"),
        )),
    }
}

/// Reads `enemies.toml`.
pub(super) fn enemies<'a>(
    file: &File<'a>,
    numbers: &mut Numbers<'a>,
    compiler: &mut Compiler,
) -> Result<Vec<EnemyCard>, Fault> {
    let raw: EnemyFile = file.read(OPERATIONS)?;
    file.names("an Enemy", raw.enemy.iter().map(|enemy| &enemy.id))?;
    let mut enemies = Vec::new();
    for enemy in &raw.enemy {
        let asgaror = enemy.clan == Clan::Asgaror;
        numbers.note(if asgaror { "enemy_asgaror" } else { "enemy_base" }, file, &enemy.number);
        if *enemy.targets.get_ref() != 4 {
            let what = format!("expected 4 Target spaces, found {}", enemy.targets.get_ref());
            return Err(file.fault(enemy.targets.span(), what));
        }
        let period = period_of(file, &enemy.period)?;
        enemies.push(EnemyCard {
            number: *enemy.number.get_ref(),
            name: keep(format!("la-name-{}", enemy.id.get_ref())),
            asgaror,
            period,
            pair: pair_of(file, &enemy.loot_pair)?,
            defence: enemy.defence,
            asgard: enemy.asgard_defence,
            attack: enemy.attack,
            ambush: compiler.program(file, &enemy.id, &enemy.ambush)?,
        });
    }
    Ok(enemies)
}

#[derive(Deserialize)]
struct LootFile {
    loot: Vec<RawLoot>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLoot {
    id: Spanned<String>,
    number: Spanned<u16>,
    set: Spanned<String>,
    rank: Spanned<u8>,
    pair: Spanned<[u8; 2]>,
    kind: CardKind,
    #[serde(rename = "ref")]
    of: Spanned<String>,
    #[serde(rename = "source")]
    _source: String,
}

/// Reads `loot.toml`.
pub(super) fn loot<'a>(
    file: &File<'a>,
    numbers: &mut Numbers<'a>,
    convoy: &[ConvoyCard],
    survivors: &[SurvivorCard],
) -> Result<Vec<LootCard>, Fault> {
    let raw: LootFile = file.read(OPERATIONS)?;
    file.names("a Loot card", raw.loot.iter().map(|loot| &loot.id))?;
    let mut all = Vec::new();
    for loot in &raw.loot {
        let asgaror = match loot.set.get_ref().as_str() {
            "loot_base" => false,
            "loot_asgaror" => true,
            other => {
                let what = format!("expected `loot_base` or `loot_asgaror`, found `{other}`");
                return Err(file.fault(loot.set.span(), what));
            }
        };
        numbers.note(if asgaror { "loot_asgaror" } else { "loot_base" }, file, &loot.number);
        let expected = (all.len() % 6) as u8 + 1;
        if *loot.rank.get_ref() != expected {
            let what = format!("expected rank {expected} here, found {}", loot.rank.get_ref());
            return Err(file.fault(loot.rank.span(), what));
        }
        let id = loot.of.get_ref();
        let kind = match loot.kind {
            CardKind::Survivor => survivors
                .iter()
                .position(|s| s.id == id)
                .map(|i| LootKind::Survivor(SurvivorKind(i as u8))),
            kind => convoy
                .iter()
                .position(|c| c.id == id && c.kind == kind)
                .map(|i| LootKind::Convoy(CarKind(i as u8))),
        };
        let kind = kind.ok_or_else(|| {
            let what = format!("expected a convoy card or Survivor of this kind, found `{id}`");
            file.fault(loot.of.span(), what)
        })?;
        let pair = pair_of(file, &loot.pair)?;
        let (name, number) = (keep(format!("la-name-{id}")), *loot.number.get_ref());
        all.push(LootCard { kind, name, pair, asgaror, number });
    }
    Ok(all)
}

#[derive(Deserialize)]
struct OutcomeFile {
    outcome: Vec<RawOutcome>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOutcome {
    id: Spanned<String>,
    number: Spanned<u16>,
    deck: Deck,
    damage: [u8; 4],
    letters: Spanned<[Letter; 4]>,
    back: Spanned<String>,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Deck {
    Base,
    Pvp,
}

/// Reads `outcome.toml`.
pub(super) fn outcome<'a>(
    file: &File<'a>,
    numbers: &mut Numbers<'a>,
) -> Result<Vec<OutcomeCard>, Fault> {
    let raw: OutcomeFile = file.read(OPERATIONS)?;
    file.names("an Outcome card", raw.outcome.iter().map(|card| &card.id))?;
    let mut cards = Vec::new();
    for card in &raw.outcome {
        let pvp = card.deck == Deck::Pvp;
        numbers.note(if pvp { "outcome_pvp" } else { "outcome_base" }, file, &card.number);
        let back = card.back.get_ref().parse::<Pattern>().map_err(|_| {
            let names: Vec<&str> = Pattern::ALL.iter().map(|pattern| pattern.name()).collect();
            let what = format!("expected a pattern ({names:?}), found `{}`", card.back.get_ref());
            file.fault(card.back.span(), what)
        })?;
        let letters = *card.letters.get_ref();
        if !Letter::ALL.iter().all(|letter| letters.contains(letter)) {
            let what = format!("expected each letter once, found {letters:?}");
            return Err(file.fault(card.letters.span(), what));
        }
        cards.push(OutcomeCard {
            number: *card.number.get_ref(),
            damage: card.damage,
            letters,
            back,
        });
    }
    Ok(cards)
}

#[derive(Deserialize)]
struct PvpFile {
    pvp_card: RawPvpCard,
    dodge_cell: Vec<RawDodge>,
    aggression_cell: Vec<RawAggression>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPvpCard {
    #[serde(rename = "copies")]
    _copies: Always<4>,
    numbers: Spanned<Vec<u16>>,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDodge {
    index: Spanned<usize>,
    reduction: Spanned<u8>,
    icons_in_cell: u8,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAggression {
    index: Spanned<usize>,
    row: Spanned<usize>,
    bonus: Spanned<Bonus>,
    effects: Vec<Effect>,
    #[serde(rename = "rule")]
    _rule: Option<String>,
    #[serde(rename = "source")]
    _source: String,
}

/// What a cell of the Aggression track is worth (LA-X5.21, LA-X5.22).
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Bonus {
    Fame,
    Repair,
    Object,
    Humiliate,
    None,
}

impl Bonus {
    /// What the effects of a cell amount to, if the rules know such a cell.
    fn of(effects: &[Effect]) -> Option<Bonus> {
        match effects {
            [] => Some(Bonus::None),
            [Effect { op: Op::Fame { n: 1 }, .. }] => Some(Bonus::Fame),
            [Effect { op: Op::Repair { n: 1, .. }, .. }] => Some(Bonus::Repair),
            [Effect { op: Op::DrawObject { n: 1 }, .. }] => Some(Bonus::Object),
            [Effect { op: Op::Humiliate {}, .. }] => Some(Bonus::Humiliate),
            _ => None,
        }
    }
}

/// Reads `pvp.toml`.
pub(super) fn pvp<'a>(
    file: &File<'a>,
    numbers: &mut Numbers<'a>,
    compiler: &mut Compiler,
) -> Result<Pvp, Fault> {
    let raw: PvpFile = file.read(OPERATIONS)?;
    numbers.note_all("pvp", file, &raw.pvp_card.numbers);
    let in_order = |index: &Spanned<usize>, place: usize| {
        if *index.get_ref() == place {
            return Ok(());
        }
        let what = format!("expected the cells in order, {place} here, found {}", index.get_ref());
        Err(file.fault(index.span(), what))
    };
    let mut icons = 0;
    for (place, cell) in raw.dodge_cell.iter().enumerate() {
        in_order(&cell.index, place)?;
        // A cell ignores as much as there are icons to its left (LA-X5.10).
        if *cell.reduction.get_ref() != icons {
            let found = cell.reduction.get_ref();
            let what = format!("expected {icons}, the icons of the cells before, found {found}");
            return Err(file.fault(cell.reduction.span(), what));
        }
        icons += cell.icons_in_cell;
    }
    let mut aggression = Vec::new();
    for (place, cell) in raw.aggression_cell.iter().enumerate() {
        in_order(&cell.index, place)?;
        let row = place / 4 + 1;
        if *cell.row.get_ref() != row {
            let what = format!("expected row {row}, four cells each, found {}", cell.row.get_ref());
            return Err(file.fault(cell.row.span(), what));
        }
        let bonus = *cell.bonus.get_ref();
        if Bonus::of(&cell.effects) != Some(bonus) {
            let what = format!("expected the effects of the bonus {bonus:?}, found others");
            return Err(file.fault(cell.bonus.span(), what));
        }
        aggression.push(compiler.program(file, &cell.index, &cell.effects)?);
    }
    if raw.dodge_cell.len() != 4 || aggression.len() != 8 {
        let what = "expected 4 cells of the Dodge track and 8 of the Aggression track";
        return Err(Fault::whole(file.file(), what));
    }
    let dodge =
        raw.dodge_cell.iter().map(|cell| DodgeCell { reduction: *cell.reduction.get_ref() });
    Ok(Pvp { dodge: dodge.collect::<Vec<_>>().into(), aggression: aggression.into() })
}
