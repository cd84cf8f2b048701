//! `characters.toml`: the Characters and their Identity cards.

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;
use workbench::content::Tag;
use workbench::flat::By;

use super::additions::{self, Addition};
use super::files::File;
use super::names::{each, find, find_all, sort};
use super::{AbilityInfo, CharacterInfo, IdentityInfo};
use crate::condition::{Agenda, AgendaLine, Context, Measure};
use crate::ids::{Ability, Body, Character, Data, Identity, Item, Section};

type Abilities = By<Ability, AbilityInfo, { Ability::COUNT }>;

workbench::records! {
    struct Book {
        defaults: Defaults,
        character: Vec<CharacterRecord>,
    } ignoring { schema }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Defaults {
    own_bribe: i8,
    possessed_bribe: i8,
    win_if_guilty: bool,
    kompromat: bool,
}

workbench::records! {
    struct CharacterRecord {
        id: Spanned<String>,
        types: Vec<Type>,
        bodies: Vec<Spanned<String>>,
        start: Spanned<Vec<Spanned<String>>>,
        start_state: Option<StartState>,
        start_items: Vec<StartItem>,
        start_data: Vec<Spanned<String>>,
        item_limit: u8,
        influence_limit: u8,
        abilities: Vec<Spanned<String>>,
        tutorial: bool,
        kompromat: Option<bool>,
        setup: Vec<Addition>,
        #[serde(default)]
        identity: Vec<IdentityRecord>,
    } ignoring { name quirks prov } perhaps { prov_fields }
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Type {
    Human,
    Robot,
    Data,
    Item,
}

/// Live unless said otherwise.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum StartState {
    Down,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartItem {
    item: Spanned<String>,
    integral: bool,
}

workbench::records! {
    struct IdentityRecord {
        id: Spanned<String>,
        reveal: Vec<Spanned<String>>,
        #[serde(default)]
        scoring: Scoring,
        agenda: Vec<LineRecord>,
        bonus: BonusRecord,
    } ignoring { agenda_name }
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Scoring {
    win_if_guilty: Option<bool>,
    own_bribe: Option<i8>,
    possessed_bribe: Option<i8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LineRecord {
    points: Spanned<i8>,
    #[serde(default)]
    plus: bool,
    when: Option<Spanned<String>>,
    times: Option<Spanned<String>>,
    /// The most points it can give: only the lines of bots have one.
    cap: Option<Spanned<i8>>,
}

workbench::records! {
    struct BonusRecord {
        kind: BonusKind,
        icons: Spanned<i8>,
        lines: Vec<LineRecord>,
    } perhaps { note }
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum BonusKind {
    Friend,
    Grudge,
}

/// What the file says.
pub(super) struct Characters {
    pub(super) characters: By<Character, CharacterInfo, { Character::COUNT }>,
    pub(super) identities: By<Identity, IdentityInfo, { Identity::COUNT }>,
    pub(super) owner: By<Body, Character, { Body::COUNT }>,
}

pub(super) fn read(
    file: &File<'_>,
    abilities: &Abilities,
    facts: &additions::Facts<'_>,
) -> Result<Characters, Fault> {
    let book: Book = file.read(&[Tag { key: "op", beside: &[] }])?;
    let mut records = sort::<Character, _, { Character::COUNT }>(
        file,
        book.character,
        |record: &CharacterRecord| &record.id,
        &[],
    )?;
    let mut identities = Vec::new();
    let mut bodies = Vec::new();
    for character in Character::ALL {
        let Some(record) = &mut records[*character] else { continue };
        identities.extend(record.identity.drain(..).map(|identity| (*character, identity)));
        bodies.extend(record.bodies.iter().map(|body| (*character, body.clone())));
    }
    let bodies = sort::<Body, _, { Body::COUNT }>(file, bodies, |(_, body)| body, &[])?;
    let owner = each(bodies, |_, (character, _)| Ok(character))?;
    let identities =
        sort::<Identity, _, { Identity::COUNT }>(file, identities, |(_, i)| &i.id, &[])?;
    let identities = each(identities, |_, (character, record)| {
        identity(file, character, &record, abilities, &book.defaults)
    })?;
    let characters = each(records, |character, record: CharacterRecord| {
        let of = |identity: &&Identity| identities[**identity].character == character;
        let identities = Identity::ALL.iter().filter(of).copied().collect();
        additions::check(file, character, &record.setup, facts)?;
        read_character(file, record, identities, abilities, &book.defaults)
    })?;
    Ok(Characters { characters, identities, owner })
}

fn read_character(
    file: &File<'_>,
    record: CharacterRecord,
    identities: Vec<Identity>,
    abilities: &Abilities,
    defaults: &Defaults,
) -> Result<CharacterInfo, Fault> {
    let bodies: Vec<Body> = find_all(file, &record.bodies)?;
    if record.start.get_ref().len() != bodies.len() {
        let message = format!(
            "expected a place for each of {} bodies, found {}",
            bodies.len(),
            record.start.get_ref().len()
        );
        return Err(file.fault(record.start.span(), message));
    }
    let start = record.start.get_ref().iter().map(|place| match place.get_ref().as_str() {
        "card" => Ok(None),
        _ => find::<Section>(file, place).map(Some),
    });
    let mut start_items = Vec::new();
    for start_item in &record.start_items {
        let item: Item = find(file, &start_item.item)?;
        if item.is_unique() {
            let message =
                format!("expected a common Item, found `{item}`, which items.toml places");
            return Err(file.fault(start_item.item.span(), message));
        }
        start_items.push((item, start_item.integral));
    }
    let integral = start_items.iter().filter(|(_, integral)| *integral).count();
    if integral > 1 || start_items.len() > usize::from(record.item_limit) {
        let message = "expected at most one Integral Item and as many Items as slots, found more";
        return Err(file.fault(record.start_items[0].item.span(), message));
    }
    let abilities = of_side(file, &record.abilities, abilities, false)?;
    Ok(CharacterInfo {
        human: record.types.contains(&Type::Human),
        robot: record.types.contains(&Type::Robot),
        start: start.collect::<Result<_, _>>()?,
        bodies,
        starts_down: matches!(record.start_state, Some(StartState::Down)),
        starts_contaminated: record.setup.iter().any(Addition::is_contamination),
        start_items,
        start_data: find_all::<Data, _>(file, &record.start_data)?,
        item_limit: record.item_limit,
        influence_limit: record.influence_limit,
        abilities,
        beginner: record.tutorial,
        kompromat: record.kompromat.unwrap_or(defaults.kompromat),
        identities,
    })
}

/// Abilities of the Character card, or Reveal Powers of the Identity card.
fn of_side(
    file: &File<'_>,
    ids: &[Spanned<String>],
    abilities: &Abilities,
    reveal: bool,
) -> Result<workbench::flat::Set<Ability>, Fault> {
    for id in ids {
        let ability: Ability = find(file, id)?;
        if abilities[ability].reveal != reveal || abilities[ability].bot {
            let side = if reveal { "a Reveal Power" } else { "an Ability of kind `base`" };
            let message = format!("expected {side}, found `{ability}`, which is of the other kind");
            return Err(file.fault(id.span(), message));
        }
    }
    find_all(file, ids)
}

fn identity(
    file: &File<'_>,
    character: Character,
    record: &IdentityRecord,
    abilities: &Abilities,
    defaults: &Defaults,
) -> Result<IdentityInfo, Fault> {
    let scoring = Context { own: true, me: true, bonus_points: true, ..Context::default() };
    let bonus = Context { bonus_points: false, ..scoring.clone() };
    let icons = &record.bonus.icons;
    let first = record.bonus.lines.first().map(|line| *line.points.get_ref());
    if first != Some(*icons.get_ref()) {
        let message = format!(
            "expected as many icons as its first line has points ({}), found {icons}",
            first.unwrap_or(0)
        );
        return Err(file.fault(icons.span(), message));
    }
    Ok(IdentityInfo {
        character,
        reveal: of_side(file, &record.reveal, abilities, true)?,
        agenda: agenda(file, &record.agenda, &scoring, false)?,
        bonus: agenda(file, &record.bonus.lines, &bonus, false)?,
        friend: record.bonus.kind == BonusKind::Friend,
        win_if_guilty: record.scoring.win_if_guilty.unwrap_or(defaults.win_if_guilty),
        own_bribe: record.scoring.own_bribe.unwrap_or(defaults.own_bribe),
        possessed_bribe: record.scoring.possessed_bribe.unwrap_or(defaults.possessed_bribe),
    })
}

/// The lines of an Agenda; `capped` if a line may have a cap, as those of bots may.
pub(crate) fn agenda(
    file: &File<'_>,
    records: &[LineRecord],
    context: &Context,
    capped: bool,
) -> Result<Agenda, Fault> {
    let mut lines = Vec::new();
    for record in records {
        let fault = |message: &str| file.fault(record.points.span(), message);
        if record.plus && lines.is_empty() {
            return Err(fault("expected a line without plus first, found one with it"));
        }
        let measure = match (&record.when, &record.times) {
            (Some(when), None) => Measure::When(file.condition(when, context)?),
            (None, Some(times)) => Measure::Times(file.count(times, context)?),
            (None, None) => return Err(fault("expected `when` or `times`, found neither")),
            (Some(_), Some(_)) => return Err(fault("expected `when` or `times`, found both")),
        };
        if let Some(cap) = &record.cap
            && (!capped || matches!(measure, Measure::When(_)))
        {
            let message = "expected a cap only in a line of a bot that counts with `times`";
            return Err(file.fault(cap.span(), message));
        }
        lines.push(AgendaLine {
            points: *record.points.get_ref(),
            plus: record.plus,
            measure,
            cap: record.cap.as_ref().map(|cap| *cap.get_ref()),
        });
    }
    Ok(Agenda { lines })
}
