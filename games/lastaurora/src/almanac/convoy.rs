//! Trucks, Trailers and Devices (LA-10), those of Loot included.

use kernel::almanac::Setting;
use kernel::scene::Badge;
use kernel::{AlmanacEntry, Arg, Passage, Stock, Text};

use super::{boxes, counted, deck, mark, plain, printed, record, rules};
use crate::content::{Content, ConvoyCard, LootKind, Mount};
use crate::ids::{CarKind, LootId};
use crate::scene::kind_name;
use crate::vocab::CardKind;

pub(super) fn add(content: &Content, all: &mut Vec<AlmanacEntry>) {
    all.extend(content.convoy.with_ids().map(|(kind, card)| entry(content, kind, card)));
}

fn entry(content: &Content, kind: CarKind, card: &ConvoyCard) -> AlmanacEntry {
    let loot = loot(content, LootKind::Convoy(kind));
    let mut numbers = card.numbers.clone();
    numbers.extend(loot.map(|loot| content.loot[loot].number));
    let mut entry = AlmanacEntry {
        line: Some(kind_name(card.kind).into()),
        aside: loot.map(|loot| pair(content, loot)).or_else(|| deck::periods(content, card.name)),
        number: printed(numbers),
        signs: card.boxes.iter().map(|sort| boxes::printed(*sort)).collect(),
        text: stands(card),
        rules: rules(match card.kind {
            CardKind::Truck => ["LA-10.5", "LA-7.4", "LA-10.3"],
            CardKind::Device => ["LA-10.6", "LA-10.7", "LA-10.11"],
            _ => ["LA-10.4", "LA-10.7", "LA-10.11"],
        }),
        ..record(card.name, Stock::Vehicle)
    };
    if card.kind == CardKind::Truck {
        entry.cost = Some(counted("la-badge-speed", "speed", card.speed.into()));
    }
    for sort in boxes::kinds(card.boxes.iter().copied()) {
        let count = card.boxes.iter().filter(|found| **found == sort).count();
        let signs: Vec<Badge> = vec![boxes::printed(sort)];
        let passage = Passage { signs, ..Passage::new(boxes::does(sort)) };
        entry.more.push(match count {
            1 => passage,
            n => passage.marked(mark(format!("{n} ×"))),
        });
        entry.see.push(boxes::entry(sort));
    }
    entry.more.push(plain("la-page-damaged").set(Setting::Aside));
    entry
}

/// Where a card stands, and what a Truck can do.
fn stands(card: &ConvoyCard) -> Vec<Passage> {
    let mut text = Vec::new();
    match card.kind {
        CardKind::Truck => {
            let truck = Text::new("la-page-truck").with("speed", card.speed);
            text.push(Passage::new(truck.with("pull", card.pull)));
            let (max, gain) = (card.boost_max, card.boost_gain);
            if max > 0 {
                let boost = Text::new("la-page-boost").with("max", max).with("gain", gain);
                text.push(Passage::new(boost));
            }
            if card.tracks {
                text.push(plain("la-page-tracked"));
            }
            if let Some(res) = card.substitute {
                text.push(Passage::new(Text::new("la-page-substitute").with("what", res.word())));
            }
        }
        CardKind::Device => text.push(plain(match card.mount {
            Mount::Any => "la-page-mount-any",
            Mount::Truck => "la-page-mount-truck",
            Mount::Trailer => "la-page-mount-trailer",
        })),
        _ => text.push(plain("la-page-trailer")),
    }
    text
}

/// The Loot card that is this, if there is one.
pub(super) fn loot(content: &Content, kind: LootKind) -> Option<LootId> {
    content.loot.find(|loot| loot.kind == kind)
}

/// The pair on the back of a Loot card.
pub(super) fn pair(content: &Content, loot: LootId) -> Text {
    let pair = content.loot[loot].pair.ranks();
    Text::new("la-loot-pair").with("pair", Arg::Plain(pair.into()))
}
