//! Items and Data (chapters 8 and 9).

use kernel::{AlmanacEntry as Entry, Name, Passage, Stock};

use super::names;
use super::parts::{about, count, entry, lead, listing, ruled, sign};
use super::token::Token;
use crate::content::{Content, Made, UniqueStart};
use crate::ids::{Ability, Character, Data, Item, Section, SectionAction};

/// Every Item and every type of Data.
pub(super) fn entries(content: &Content, found: &mut Vec<Entry>) {
    for item in Item::ALL {
        // A Nanogel is one thing with two sides.
        if *item != Item::Nanogel1 {
            found.push(of_item(content, *item));
        }
    }
    found.extend(Data::ALL.iter().map(|data| of_data(content, *data)));
}

fn of_item(content: &Content, item: Item) -> Entry {
    let title = if item == Item::Nanogel { "sf-almanac-nanogel" } else { item.word() };
    let mut entry = entry(names::item(item), Stock::Object, title);
    let unique = item.is_unique();
    entry.line = Some(if unique { "sf-almanac-unique" } else { "sf-almanac-item" }.into());
    entry.picture = Some(Name::Borrowed(item.name()));
    if !unique {
        entry.signs.push(count("sf-almanac-in-box", "count", content.tokens[item]));
    }
    if item == Item::Nanogel {
        entry.signs.push(count("sf-almanac-charges", "nanogel", 2));
    }
    entry.text.push(about("item", item.name()));
    entry.more = whereabouts(content, item);
    entry.rules = ruled(rules(item));
    lead(&mut entry, belongs(item));
    lead(&mut entry, makers(content, Made::Item(item)).map(names::section_action));
    lead(&mut entry, carriers(content, item).map(names::character));
    if let Some(unique) = content.uniques[item] {
        lead(&mut entry, unique.requires.map(names::character));
        lead(
            &mut entry,
            [match unique.start {
                UniqueStart::Section(section) => names::section(section),
                UniqueStart::Character(character) => names::character(character),
            }],
        );
    }
    entry
}

/// Where it lies when the game begins, who has one, where it is made.
fn whereabouts(content: &Content, item: Item) -> Vec<Passage> {
    let mut more = Vec::new();
    if let Some(unique) = content.uniques[item] {
        let start = match unique.start {
            UniqueStart::Section(section) => section.word(),
            UniqueStart::Character(character) => character.word(),
        };
        more.extend(listing("sf-almanac-starts", [start]));
        more.extend(listing("sf-almanac-only-with", unique.requires.map(Character::word)));
    }
    let lies = Section::ALL.iter().filter(|at| content.sections[**at].items.contains(&item));
    more.extend(listing("sf-almanac-lies-in", lies.map(|at| at.word())));
    let carriers = carriers(content, item).map(Character::word);
    more.extend(listing("sf-almanac-carried-by", carriers));
    more.extend(made(content, Made::Item(item)));
    more
}

/// The Characters that begin with one.
fn carriers(content: &Content, item: Item) -> impl Iterator<Item = Character> + '_ {
    let all = Character::ALL.iter().copied();
    all.filter(move |who| {
        content.characters[*who].start_items.iter().any(|(carried, _)| *carried == item)
    })
}

/// The Section Actions that make it.
fn makers(content: &Content, what: Made) -> impl Iterator<Item = SectionAction> + '_ {
    let all = SectionAction::ALL.iter().copied();
    all.filter(move |action| content.section_actions[*action].makes == Some(what))
}

/// Where it is made.
fn made(content: &Content, what: Made) -> Option<Passage> {
    let at = Section::ALL.iter().copied().filter(|section| {
        let info = &content.sections[*section];
        let with = info.actions_with.iter().flatten().map(|(action, _)| *action);
        let mut actions = info.actions.iter().chain(with);
        actions.any(|action| content.section_actions[action].makes == Some(what))
    });
    listing("sf-almanac-made-in", at.map(Section::word))
}

const fn rules(item: Item) -> &'static [&'static str] {
    match item {
        Item::Helmet => &["SF-8.1.1", "SF-8.1.1.1", "SF-6.1", "SF-R79"],
        Item::Bludgeon => &["SF-8.1.4", "SF-12.8.1", "SF-12.9.1", "SF-12.10"],
        Item::Gun => &["SF-8.1.5", "SF-12.8.2", "SF-12.9.2", "SF-12.10"],
        Item::Firebomb => &["SF-8.1.3", "SF-R75", "SF-R76", "SF-R77"],
        Item::Nanogel | Item::Nanogel1 => &["SF-8.1.2", "SF-12.11.1", "SF-12.11.2", "SF-R166"],
        Item::Antimatter => &["SF-7.3", "SF-7.3.1", "SF-7.3.2", "SF-7.3.3", "SF-R106"],
        Item::Artifact | Item::Briefcase => &["SF-8.2"],
        Item::RocketWings => &["SF-A6.11", "SF-R180"],
        Item::Fletcher => &["SF-8.1"],
        Item::FangMoss => &["SF-A4.3", "SF-R116"],
        Item::TelepathicRat => &["SF-R164", "SF-4.2.2", "SF-H28"],
    }
}

/// What belongs to an Item beyond where it is.
fn belongs(item: Item) -> Vec<Name> {
    match item {
        Item::Helmet => vec![names::token(Token::Fire), names::token(Token::Asphyxiation)],
        Item::Bludgeon => vec![names::item(Item::Gun), names::ability(Ability::Armored)],
        Item::Gun => vec![names::item(Item::Bludgeon)],
        Item::Firebomb => vec![names::token(Token::Fire)],
        Item::Nanogel | Item::Nanogel1 => vec![names::token(Token::Down)],
        Item::Antimatter => vec![
            names::section_action(SectionAction::EjectAntimatter),
            names::section_action(SectionAction::SelfDestruct),
            names::token(Token::TimeMarker),
        ],
        Item::Artifact => vec![names::ability(Ability::FakeArtifact)],
        Item::Briefcase => Vec::new(),
        Item::RocketWings => vec![
            names::section_action(SectionAction::RocketWingsLaunch),
            names::ability(Ability::PointBreak),
        ],
        Item::Fletcher => vec![names::ability(Ability::LiveStreams)],
        Item::FangMoss => vec![names::ability(Ability::Creatropism)],
        Item::TelepathicRat => vec![names::character(Character::TelepathicRat)],
    }
}

fn of_data(content: &Content, data: Data) -> Entry {
    let mut entry = entry(names::data(data), Stock::Object, data.word());
    entry.line = Some("sf-almanac-data".into());
    entry.picture = Some(Name::Borrowed(data.name()));
    entry.signs.push(sign("sf-almanac-no-slot", "slots"));
    entry.text.push(about("data", data.name()));
    entry.more.extend(made(content, Made::Data(data)));
    entry.rules = ruled(match data {
        Data::Evidence => &["SF-9.4.2", "SF-10.2.1", "SF-16.3.2", "SF-9.1"],
        Data::XSecret => &["SF-9.4.1", "SF-R131", "SF-9.1"],
        Data::DigitalAssistant => &["SF-R179", "SF-R176", "SF-9.1"],
        Data::Nda => &["SF-R178", "SF-H4", "SF-9.1"],
    });
    lead(
        &mut entry,
        match data {
            Data::Evidence => vec![names::token(Token::Authorities), names::token(Token::Guilt)],
            Data::XSecret => vec![names::token(Token::ProjectX)],
            Data::DigitalAssistant => vec![
                names::character(Character::DigitalAssistant),
                names::ability(Ability::Ai),
                names::ability(Ability::TrojanHorse),
            ],
            Data::Nda => vec![
                names::character(Character::Legal),
                names::ability(Ability::ProcessServer),
                names::ability(Ability::Hardcopy),
                names::ability(Ability::FinePrint),
            ],
        },
    );
    lead(&mut entry, makers(content, Made::Data(data)).map(names::section_action));
    entry
}
