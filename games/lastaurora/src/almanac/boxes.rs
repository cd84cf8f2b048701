//! Kinds of boxes of convoy cards (LA-10.11): an entry for each that is printed somewhere.

use kernel::scene::{Badge, Tone};
use kernel::{AlmanacEntry, Name, Passage, Stock, Text};

use super::plain;
use crate::boxes::Sort;
use crate::content::Content;
use crate::scene::{box_icon, box_text, sign};
use crate::vocab::Res;

/// The id of the entry about a kind of box.
pub(crate) fn entry(sort: Sort) -> Name {
    match sort {
        Sort::Cargo => "box-cargo".into(),
        Sort::Crew => "box-crew".into(),
        Sort::Food => "box-food".into(),
        Sort::Ammo => "box-ammo".into(),
        Sort::Fuel => "box-fuel".into(),
        Sort::Armor => "box-armor".into(),
        sort => Name::from(format!("box-{sort}").replace('_', "-")),
    }
}

/// What a box does, in a sentence.
pub(super) fn does(sort: Sort) -> Text {
    let good = |res: Res| Text::new("la-page-box-good").with("what", res.word());
    match sort {
        Sort::Cargo => Text::new("la-page-box-cargo"),
        Sort::Crew => Text::new("la-page-box-crew"),
        Sort::Food => good(Res::Food),
        Sort::Ammo => good(Res::Ammo),
        Sort::Fuel => good(Res::Fuel),
        Sort::Armor => Text::new("la-page-box-armor"),
        Sort::Asgard => Text::new("la-page-box-asgard"),
        Sort::Weapon(level) => Text::new("la-page-box-weapon").with("level", level),
        Sort::Junk(level) => Text::new("la-page-box-junk").with("level", level),
        Sort::Speed(n) => Text::new("la-page-box-speed").with("n", n),
        Sort::Tracks => Text::new("la-page-box-tracks"),
        Sort::FreeFeed => Text::new("la-page-box-feed"),
        Sort::Fame(n) => Text::new("la-page-box-fame").with("n", n),
        Sort::FameAsgard(n) => Text::new("la-page-box-asgard-fame").with("n", n),
        Sort::RoundObject(n) => Text::new("la-page-box-round-object").with("n", n),
        Sort::MaxObjects(n) => Text::new("la-page-box-max-objects").with("n", n),
    }
}

/// The rule of a kind of box.
const fn rule(sort: Sort) -> &'static str {
    match sort {
        Sort::Cargo | Sort::Crew | Sort::Food | Sort::Ammo | Sort::Fuel => "LA-10.11",
        Sort::Armor => "LA-10.12",
        Sort::Asgard => "LA-X2.3",
        Sort::Weapon(_) => "LA-8.7",
        Sort::Junk(_) => "LA-X1.3",
        Sort::Speed(_) | Sort::Tracks | Sort::FreeFeed => "LA-10.21",
        Sort::Fame(_) => "LA-10.22",
        Sort::FameAsgard(_) => "LA-X2.15",
        Sort::RoundObject(_) => "LA-X1.5",
        Sort::MaxObjects(_) => "LA-X1.6",
    }
}

/// A box as a sign on its card.
pub(super) fn printed(sort: Sort) -> Badge {
    Badge {
        icon: Some(box_icon(sort)),
        count: sort.level().map(i32::from),
        ..sign(box_text(sort), "", Tone::Neutral)
    }
}

/// Every kind of box on these cards, once.
pub(super) fn kinds(boxes: impl IntoIterator<Item = Sort>) -> Vec<Sort> {
    let mut kinds: Vec<Sort> = boxes.into_iter().collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

pub(super) fn add(content: &Content, all: &mut Vec<AlmanacEntry>) {
    let cards = content.convoy.iter().flat_map(|card| card.boxes.iter().copied());
    let stories = content.stories.iter().flat_map(|story| &story.extension);
    for sort in kinds(cards.chain(stories.map(|(_, sort)| *sort))) {
        let mut entry = AlmanacEntry::new(self::entry(sort), Stock::Token, box_text(sort));
        entry.line = Some("la-term-box".into());
        entry.picture = Some(box_icon(sort));
        entry.text = vec![Passage::new(does(sort))];
        entry.more = vec![plain("la-page-damaged")];
        entry.rules = vec![rule(sort).into(), "LA-10.10".into(), "LA-10.19".into()];
        all.push(entry);
    }
}
