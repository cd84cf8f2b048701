//! Objects (LA-12).

use kernel::{AlmanacEntry, Passage, Stock, Text};

use super::{people, plain, printed, record, rules};
use crate::content::{Content, ObjectCard};
use crate::ids::Object;
use crate::scene::texts;
use crate::vocab::Phase;

pub(super) fn add(content: &Content, all: &mut Vec<AlmanacEntry>) {
    all.extend(content.objects.with_ids().map(|(kind, card)| entry(kind, card)));
}

fn entry(kind: Object, card: &ObjectCard) -> AlmanacEntry {
    let mut entry = AlmanacEntry {
        line: Some("la-term-object".into()),
        aside: Some(people::phase(card.phase).into()),
        number: printed(card.numbers.clone()),
        text: vec![Passage::new(texts::text_of(kind.word()))],
        rules: rules([own_rule(kind), "LA-12.7", "LA-12.9"]),
        ..record(kind.word(), Stock::Object)
    };
    if card.phase == Phase::Any {
        entry.more.push(plain("la-page-object-any"));
    }
    if card.window {
        entry.more.push(plain("la-page-object-window"));
        entry.rules.push("LA-8.3".into());
    }
    entry.more.push(plain("la-page-object-fame"));
    entry.more.push(Passage::new(Text::new("la-page-copies").with("n", card.copies)));
    entry
}

/// The rule of an Object's own.
const fn own_rule(kind: Object) -> &'static str {
    match kind {
        Object::IncendiaryAmmo => "LA-12.10",
        Object::EnergyRation => "LA-R4",
        Object::Jerrycan
        | Object::Toolkit
        | Object::Iodine
        | Object::Nitro
        | Object::Adrenaline => "LA-12.11",
        Object::CannedFood => "LA-X1.14",
        Object::CloakingDevice => "LA-X1.15",
        Object::AntitankMissile => "LA-X1.17",
        Object::SmokeGrenade => "LA-X1.18",
        Object::UnstableFuel => "LA-X1.19",
        Object::AntiRad => "LA-X1.20",
        Object::Mine => "LA-18.8",
    }
}
