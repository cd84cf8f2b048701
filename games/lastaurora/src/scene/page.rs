//! What lies open on the table while it is decided: a Story, an Encounter, an Event; and the card that is being taken.

use kernel::almanac::Setting;
use kernel::scene::{Layout, Zone};
use kernel::{Name, Page, Passage, Scene, Text};

use super::board::face_up;
use super::texts;
use crate::almanac;
use crate::content::LootKind;
use crate::decisions::{Encounter, Loot, Place, Story, Test};
use crate::frame::Frame;
use crate::look::Look;
use crate::vocab::Op;

/// The id of the page, which its offers touch.
pub(crate) const PAGE: &str = "page";
/// The id of the card that is being taken.
pub(crate) const TAKEN: &str = "taken-card";

pub(super) fn draw(look: Look<'_>, scene: &mut Scene) {
    let Some(frame) = look.state.frames.last() else { return };
    scene.page =
        story(look, frame).or_else(|| encounter(look, frame)).or_else(|| event(look, frame));
    if let Some((name, icon)) = taken(look, frame) {
        scene.zones.push(Zone::new("taken", Layout::Row).named("la-label-taken"));
        scene.pieces.push(face_up(name, icon, TAKEN, "taken"));
    }
    if let Frame::Crew(_) = frame {
        scene.zones.push(Zone::new("crews", Layout::Row).named("la-module-3"));
        for crew in look.content.crews.ids() {
            let taken = look.players().any(|player| look.of(player).crew_card.is(crew));
            if !taken {
                scene.pieces.push(face_up(crew.word(), "survivor", crew_id(crew.name()), "crews"));
            }
        }
    }
}

/// The id of a crew that can be chosen.
pub(super) fn crew_id(name: &'static str) -> String {
    format!("crew-{name}")
}

/// The page of a card: its entry opens from there too.
fn page(name: &'static str, picture: impl Into<Name>, rule: &'static str) -> Page {
    Page { picture: Some(picture.into()), rule: Some(rule.into()), ..Page::new(PAGE, name) }
}

/// A Story with its options; once one is chosen that has a TEST, that one with its letters so far.
fn story(look: Look<'_>, frame: &Frame) -> Option<Page> {
    let (story, chosen) = if let Frame::Story(Story { story, .. }) = frame {
        (*story, None)
    } else if let Frame::Test(test) = frame {
        (test.story, Some(test))
    } else {
        return None;
    };
    let info = &look.content.stories[story];
    let mut page = page(info.name, almanac::story_picture(info.trigger), "LA-X4.13");
    page.text.push(Passage::new(info.intro).set(Setting::Prose));
    for (id, option) in info.options.with_ids() {
        if chosen.is_none_or(|test: &Test| test.option == id) {
            page.text.push(almanac::option(look.content, id, option));
        }
    }
    if let Some(test) = chosen {
        let letters = Text::new("la-test").with("letters", texts::letters(test.letters));
        page.text.push(Passage::new(letters));
    }
    Some(page)
}

fn encounter(look: Look<'_>, frame: &Frame) -> Option<Page> {
    let Frame::Encounter(Encounter { encounter, .. }) = frame else { return None };
    let labels = &look.content.encounters[*encounter].labels;
    let card = look.content.cards.iter().find(|card| {
        card.kind == crate::vocab::CardKind::Encounter && card.encounter() == *encounter
    })?;
    let mut page = page(card.name, almanac::of(card.name), "LA-13.1");
    for (option, label) in labels.with_ids() {
        let mark = Text::new("la-page-mark")
            .with("mark", kernel::Arg::Plain(option.number().to_string().into()));
        page.text.push(Passage::new(*label).marked(mark).set(Setting::Boxed));
    }
    Some(page)
}

/// The Event that players answer (LA-13.12, LA-X1.28).
fn event(look: Look<'_>, frame: &Frame) -> Option<Page> {
    let (asks, rule): (fn(Op) -> bool, _) = if let Frame::Vote(_) = frame {
        (|op| matches!(op, Op::FoodVote { .. }), "LA-X1.28")
    } else if let Frame::Fallout(_) = frame {
        (|op| matches!(op, Op::ContaminateOrDiscard {}), "LA-13.12")
    } else {
        return None;
    };
    let event =
        look.content.events.iter().find(|event| {
            look.content.program(event.effects).iter().any(|effect| asks(effect.op))
        })?;
    let mut page = page(event.name, almanac::of(event.name), rule);
    page.text.push(Passage::new(texts::text_of(event.name)));
    Some(page)
}

/// A card that somebody is about to place or to take.
fn taken(look: Look<'_>, frame: &Frame) -> Option<(&'static str, Name)> {
    let car = |kind| {
        let card = &look.content.convoy[kind];
        (card.name, super::card_icon(card.kind))
    };
    let person = |kind| (look.content.survivors[kind].name, Name::Borrowed("survivor"));
    if let Frame::Place(Place { kind, .. }) = frame {
        return Some(car(*kind));
    }
    if let Frame::Join(join) = frame {
        return Some(person(join.kind));
    }
    let Frame::Loot(Loot { loot, .. }) = frame else { return None };
    Some(match look.content.loot[*loot].kind {
        LootKind::Convoy(kind) => car(kind),
        LootKind::Survivor(kind) => person(kind),
    })
}
