//! Every name has the forms that sentences ask of it: `{ $who-The }`, `{ $section-nel }`.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Game, Lang};
use stationfall::Stationfall;
use stationfall::ids::{
    Ability, Body, Character, ConsoleAction, Data, Identity, Item, Offsite, ProjectX, Section,
    SectionAction,
};

/// The message ids of names that can stand behind an argument of a sentence, where a form of it is asked.
fn names_of(argument: &str) -> Vec<&'static str> {
    let people = || {
        let bodies = Body::ALL.iter().map(|body| body.word());
        bodies.chain(Character::ALL.iter().map(|character| character.word())).chain(["sf-monster"])
    };
    let sections = || Section::ALL.iter().map(|section| section.word());
    let offsites = || Offsite::ALL.iter().map(|offsite| offsite.word());
    match argument {
        "who" | "whom" | "card" | "from" => people().collect(),
        "section" | "one" | "other" => sections().collect(),
        "where" => sections().chain(offsites()).collect(),
        "target" => sections().chain(offsites()).chain(["sf-ship"]).collect(),
        "to" | "offsite" => offsites().collect(),
        "item" => Item::ALL.iter().map(|item| item.word()).collect(),
        "data" => Data::ALL.iter().map(|data| data.word()).collect(),
        "monster" => ProjectX::ALL.iter().map(|card| card.word()).collect(),
        other => panic!("no sentence may ask for a form of ${other}"),
    }
}

/// The forms asked for in a text: argument and attribute.
fn asked(text: &str) -> BTreeSet<(&str, &str)> {
    let variables = text.split('$').skip(1).filter_map(|rest| {
        let name = rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next()?;
        name.split_once('-')
    });
    variables.collect()
}

/// The attributes of every message.
fn attributes(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut message = "";
    for line in text.lines() {
        let Some((left, _)) = line.split_once(" =") else { continue };
        match left.trim_start().strip_prefix('.') {
            Some(attribute) => {
                all.entry(message).or_default().insert(attribute);
            }
            None if !left.starts_with(' ') => message = left,
            None => {}
        }
    }
    all
}

#[test]
fn every_name_has_the_forms_that_sentences_ask_for() {
    for lang in Lang::ALL {
        let text = Stationfall::new().book().words(lang);
        let attributes = attributes(text);
        for (argument, form) in asked(text) {
            for name in names_of(argument) {
                let has = attributes.get(name).is_some_and(|forms| forms.contains(form));
                assert!(has, "{lang}: {name} lacks .{form}, which a sentence asks of ${argument}");
            }
        }
    }
}

#[test]
fn everything_in_the_content_has_a_name_in_every_language() {
    let words = |lang| Stationfall::new().book().words(lang);
    let all: Vec<&str> = [
        Section::ALL.iter().map(|id| id.word()).collect::<Vec<_>>(),
        Character::ALL.iter().map(|id| id.word()).collect(),
        Body::ALL.iter().map(|id| id.word()).collect(),
        Identity::ALL.iter().map(|id| id.word()).collect(),
        Ability::ALL.iter().map(|id| id.word()).collect(),
        Item::ALL.iter().map(|id| id.word()).collect(),
        Data::ALL.iter().map(|id| id.word()).collect(),
        Offsite::ALL.iter().map(|id| id.word()).collect(),
        ProjectX::ALL.iter().map(|id| id.word()).collect(),
        SectionAction::ALL.iter().map(|id| id.word()).collect(),
        ConsoleAction::ALL.iter().map(|id| id.word()).collect(),
    ]
    .concat();
    for lang in Lang::ALL {
        for id in &all {
            let line = format!("\n{id} = ");
            assert!(words(lang).contains(&line), "{lang}: {id} is missing");
        }
    }
}
