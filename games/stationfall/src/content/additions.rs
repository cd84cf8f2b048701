//! What Characters add to the table (SF-1.5, SF-2.2.5). `characters.toml` restates what the other files mark with
//! `requires`: here both are compared, and the set-up follows the other files.

use kernel::Fault;
use serde::Deserialize;
use serde::de::IgnoredAny;
use toml::Spanned;

use super::files::File;
use super::items::Items;
use super::names::{find, next};
use super::sections::Sections;
use super::{Effect, UniqueStart};
use crate::ids::{Character, ConsoleAction, Data, Item, Section, SectionAction};
use crate::map::Map;

/// One change to the table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Addition {
    op: Op,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(
    dead_code,
    reason = "counts and targets of tokens are for people: the rules know the tokens"
)]
enum Op {
    AddItem { item: Spanned<String>, to: Spanned<String> },
    AddToken { token: Token, count: IgnoredAny, to: IgnoredAny },
    AddPlace { place: Ship },
    AddSection { section: Spanned<String>, dock: Spanned<String> },
    AddLock { a: Spanned<String>, b: Spanned<String> },
    EnableAction { section: Spanned<String>, action: Spanned<String> },
    EnableConsole { action: Spanned<String> },
    EnableEffect { section: Spanned<String>, effect: Spanned<Effect> },
    AddData { data: Spanned<String>, count: IgnoredAny, to: IgnoredAny },
    UseLaunch { variant: Variant, sections: Vec<Spanned<String>> },
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Token {
    GreyBribe,
    MedicalTracker,
    Trap,
    Contamination,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ship {
    RescueShip,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Variant {
    LaunchWithLegal,
}

impl Addition {
    /// Whether the Character starts Contaminated.
    pub(super) fn is_contamination(&self) -> bool {
        matches!(self.op, Op::AddToken { token: Token::Contamination, .. })
    }
}

/// What the other files say.
pub(super) struct Facts<'a> {
    pub(super) sections: &'a Sections,
    pub(super) map: &'a Map,
    pub(super) items: &'a Items,
}

/// Compares the changes of one Character with the other files.
pub(super) fn check(
    file: &File<'_>,
    character: Character,
    additions: &[Addition],
    facts: &Facts<'_>,
) -> Result<(), Fault> {
    additions.iter().try_for_each(|addition| check_one(file, character, &addition.op, facts))
}

fn check_one(
    file: &File<'_>,
    character: Character,
    op: &Op,
    facts: &Facts<'_>,
) -> Result<(), Fault> {
    let sections = &facts.sections.sections;
    let agree = |holds: bool, field: &Spanned<String>, where_else: &str| {
        if holds {
            return Ok(());
        }
        let message = format!(
            "expected what {where_else} says of `chr:{character}`, found `{}`",
            field.get_ref()
        );
        Err(file.fault(field.span(), message))
    };
    match op {
        Op::AddItem { item, to } => {
            let unique = facts.items.uniques[find::<Item>(file, item)?];
            agree(unique.is_some_and(|u| u.requires == Some(character)), item, "items.toml")?;
            let start = start(file, to)?;
            agree(unique.is_some_and(|unique| unique.start == start), to, "items.toml")
        }
        Op::AddSection { section, dock } => {
            let id: Section = find(file, section)?;
            agree(sections[id].requires == Some(character), section, "sections.toml")?;
            let joined = facts.map.between(id, find(file, dock)?).is_some();
            agree(joined, dock, "links.toml")
        }
        Op::AddLock { a, b } => {
            let link = facts.map.between(find(file, a)?, find(file, b)?);
            agree(link.is_some_and(|link| facts.map.locked.contains(link)), b, "links.toml")
        }
        Op::EnableAction { section, action } => {
            let with = &sections[find::<Section>(file, section)?].actions_with;
            let wanted = Some((find::<SectionAction>(file, action)?, character));
            agree(with.contains(&wanted), action, "sections.toml")
        }
        Op::EnableConsole { action } => {
            let info = &facts.sections.console_actions[find::<ConsoleAction>(file, action)?];
            agree(info.requires_character == Some(character), action, "sections.toml")
        }
        Op::EnableEffect { section, effect } => {
            let with = &sections[find::<Section>(file, section)?].effects_with;
            agree(with.contains(&(*effect.get_ref(), character)), section, "sections.toml")
        }
        Op::AddData { data, .. } => {
            let requires = facts.items.data[find::<Data>(file, data)?];
            agree(requires == Some(character), data, "items.toml")
        }
        Op::UseLaunch { variant: Variant::LaunchWithLegal, sections: pods } => {
            pods.iter().try_for_each(|pod| {
                let info = &sections[find::<Section>(file, pod)?];
                let with_legal = info.pod.as_ref().and_then(|pod| pod.launch_with_legal.as_ref());
                let holds = with_legal.is_some() && character == Character::Legal;
                agree(holds, pod, "sections.toml")
            })
        }
        // They come with their Character by the rules themselves.
        Op::AddToken {
            token: Token::GreyBribe | Token::MedicalTracker | Token::Trap | Token::Contamination,
            ..
        }
        | Op::AddPlace { place: Ship::RescueShip } => Ok(()),
    }
}

/// Where something lies when the game starts: `sec:hydroponics` or `chr:billionaire`.
pub(super) fn start(file: &File<'_>, to: &Spanned<String>) -> Result<UniqueStart, Fault> {
    file.typed(to, |cursor| {
        let section = cursor.eat("sec");
        if !section {
            cursor.expect("chr")?;
        }
        cursor.expect(":")?;
        if section {
            next(cursor).map(UniqueStart::Section)
        } else {
            next(cursor).map(UniqueStart::Character)
        }
    })
}
