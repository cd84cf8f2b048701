//! Cards of the Exploration deck that stay with nobody: Locations, Encounters, Events.

use kernel::almanac::Setting;
use kernel::scene::{Badge, Tone};
use kernel::{AlmanacEntry, Arg, Name, Passage, Stock, Text};

use super::{counted, goods_icon, mark, plain, printed, record, rules};
use crate::content::{Content, Location};
use crate::ids::Period;
use crate::scene::{badge, kind_name, sign, texts};
use crate::vocab::{CardKind, Good, Op, Res};

pub(super) fn add(content: &Content, all: &mut Vec<AlmanacEntry>) {
    let mut known: Vec<&str> = Vec::new();
    for card in content.cards.iter() {
        if known.contains(&card.name) {
            continue;
        }
        known.push(card.name);
        match card.kind {
            CardKind::Location => {
                all.push(location(content, card.name, &content.locations[card.location()]));
            }
            CardKind::Encounter => all.push(encounter(content, card.name)),
            CardKind::Event => all.push(event(content, card.name)),
            CardKind::Truck
            | CardKind::Trailer
            | CardKind::Device
            | CardKind::Survivor
            | CardKind::Enemy => {}
        }
    }
}

/// The numbers of the cards with this name.
pub(super) fn numbers(content: &Content, name: &str) -> Vec<u16> {
    content.cards.iter().filter(|card| card.name == name).map(|card| card.number.0).collect()
}

/// In which periods cards with this name come, if they lie in the deck.
pub(super) fn periods(content: &Content, name: &str) -> Option<Text> {
    let cards = content.cards.iter().filter(|card| card.name == name && card.number.printed());
    let mut found: Vec<Period> = cards.filter_map(|card| card.period.get()).collect();
    found.sort_unstable();
    found.dedup();
    in_periods(&found)
}

/// One or several periods.
pub(super) fn in_periods(periods: &[Period]) -> Option<Text> {
    let names: Vec<Text> = periods.iter().map(|period| Text::new(period.word())).collect();
    match names.len() {
        0 => None,
        1 => names.into_iter().next(),
        _ => Some(Text::new("la-page-periods").with("periods", Arg::List(names))),
    }
}

/// A card of the deck with what all of them have.
fn of_deck(content: &Content, name: &'static str, kind: CardKind, stock: Stock) -> AlmanacEntry {
    AlmanacEntry {
        line: Some(kind_name(kind).into()),
        aside: periods(content, name),
        number: printed(numbers(content, name)),
        ..record(name, stock)
    }
}

fn location(content: &Content, name: &'static str, location: &Location) -> AlmanacEntry {
    let effects = content.program(location.effects);
    let mut entry = AlmanacEntry {
        signs: effects.iter().flat_map(|effect| gives(effect.op)).collect(),
        text: effects.iter().map(|effect| Passage::new(texts::effect(content, effect))).collect(),
        rules: rules(["LA-5.9", "LA-10.14"]),
        ..of_deck(content, name, CardKind::Location, Stock::Exploration)
    };
    if location.radiation > 0 {
        let n = location.radiation;
        entry.cost = Some(Badge {
            tone: Tone::Warn,
            ..counted("la-badge-radiation", "radiation", n.into())
        });
        entry.text.push(Passage::new(Text::new("la-effect-radiation").with("n", n)));
        entry.rules.push("LA-5.15".into());
        entry.see.push("token-contamination".into());
    }
    entry.more.push(plain("la-page-location").set(Setting::Aside));
    entry
}

/// What an effect gives, as signs.
fn gives(op: Op) -> Vec<Badge> {
    let object = |n: u8| counted("la-res-object", "object", n.into());
    match op {
        Op::Gain { res, n } => vec![counted(res.word(), goods_icon(res), n.into())],
        Op::DrawObject { n } => vec![object(n)],
        Op::DrawKeep { keep, .. } => vec![object(keep)],
        Op::Fame { n } => vec![counted("la-res-fame", "fame", n.into())],
        Op::GainChoice { from, n } => {
            let of: u8 = from.0.values().iter().sum();
            let choose = Text::new("la-page-choose").with("n", n).with("of", of);
            let mut signs = vec![badge(choose, None, Tone::Neutral)];
            for (good, count) in from.0.iter().filter(|(_, n)| **n > 0) {
                signs.push(counted(good.word(), good_icon(good), (*count).into()));
            }
            signs
        }
        _ => Vec::new(),
    }
}

fn good_icon(good: Good) -> &'static str {
    good.res().map_or("object", |res: Res| goods_icon(res))
}

fn encounter(content: &Content, name: &'static str) -> AlmanacEntry {
    let mut entry = AlmanacEntry {
        rules: rules(["LA-13.1", "LA-13.2", "LA-13.3"]),
        more: vec![plain("la-page-decline").set(Setting::Aside)],
        ..of_deck(content, name, CardKind::Encounter, Stock::Exploration)
    };
    let card = content.cards.iter().find(|card| card.name == name);
    let labels = card.map(|card| &content.encounters[card.encounter()].labels);
    for (option, label) in labels.iter().flat_map(|labels| labels.with_ids()) {
        let number = Name::from(option.number().to_string());
        entry.text.push(Passage::new(*label).marked(mark(number)).set(Setting::Boxed));
    }
    entry
}

fn event(content: &Content, name: &'static str) -> AlmanacEntry {
    let card = content.cards.iter().find(|card| card.name == name);
    let effects = card.map(|card| content.program(content.events[card.event()].effects));
    let first = effects.and_then(|effects| effects.first()).map(|effect| effect.op);
    let rule = match first {
        Some(Op::Speed { .. }) => "LA-13.11",
        Some(Op::ContaminateOrDiscard {}) => "LA-13.12",
        Some(Op::Aurora { .. }) => "LA-13.13",
        Some(Op::Howl { .. }) => "LA-13.14",
        Some(Op::TurnOrderSlow { .. }) => "LA-X1.27",
        Some(Op::FoodVote { .. }) => "LA-X1.28",
        _ => "LA-5.20",
    };
    AlmanacEntry {
        cost: Some(sign("la-page-at-once", "event", Tone::Warn)),
        text: vec![Passage::new(texts::text_of(name))],
        more: vec![plain("la-page-event").set(Setting::Aside)],
        rules: rules([rule, "LA-13.8"]),
        ..of_deck(content, name, CardKind::Event, Stock::Event)
    }
}
