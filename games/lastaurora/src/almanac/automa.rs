//! The Automa's Action cards (LA-17).

use kernel::almanac::Setting;
use kernel::scene::Tone;
use kernel::{AlmanacEntry, Arg, Passage, Stock, Text};

use super::{record, rules};
use crate::content::{ActionCard, Content, Want};
use crate::scene::{badge, texts};

pub(super) fn add(content: &Content, all: &mut Vec<AlmanacEntry>) {
    all.extend(content.actions.iter().map(|card| entry(content, card)));
}

fn entry(content: &Content, card: &ActionCard) -> AlmanacEntry {
    let slot = Text::new("la-slot").with("slot", card.slot.number());
    let mut entry = AlmanacEntry {
        line: Some("la-term-automa-card".into()),
        aside: Some("la-term-automa".into()),
        cost: Some(badge(slot, Some(card.slot.number().into()), Tone::Neutral)),
        text: vec![Passage::new(explores(card))],
        rules: rules(["LA-17.4", "LA-17.12", "LA-17.14", "LA-17.20", "LA-17.25"]),
        ..record(card.name, Stock::Action)
    };
    if !card.enemy.is_empty() {
        let does = texts::program(content, card.enemy);
        entry.text.push(Passage::new(does).marked("la-kind-enemy").set(Setting::Boxed));
    }
    for (program, part, phase) in [
        (card.movement, "-movement", "la-phase-movement"),
        (card.end_round, "-end_round", "la-phase-end_round"),
    ] {
        if !program.is_empty() {
            let does = texts::part_of(card.name, part);
            entry.text.push(Passage::new(does).marked(phase).set(Setting::Boxed));
        }
    }
    entry
}

/// Which card of the Exploration Zone it explores (LA-17.5, LA-17.6).
fn explores(card: &ActionCard) -> Text {
    let number = card.slot.number();
    let Some(wants) = card.priority else {
        let id = if card.right { "la-page-slot-right" } else { "la-page-slot-left" };
        return Text::new(id).with("slot", number);
    };
    let kinds: Vec<Text> = wants.into_iter().map(|want| Text::new(wanted(want))).collect();
    let id = if card.right { "la-page-list-right" } else { "la-page-list-left" };
    Text::new(id).with("slot", number).with("kinds", Arg::List(kinds))
}

const fn wanted(want: Want) -> &'static str {
    match want {
        Want::Survivor => "la-kind-survivor",
        Want::Location => "la-kind-location",
        Want::Convoy => "la-page-convoy-card",
        Want::Encounter => "la-kind-encounter",
    }
}
