//! The almanac, the book of what was read, and the page on the table.

use kernel::Name;

use super::{Effect, send};
use crate::draw::links_of;
use crate::model::{Leaf, Model, Notice, Overlay, Reading, Screen};

/// Opens the almanac: at what is looked at, at what the chosen move touches, or its list.
pub(super) fn open(model: &mut Model) {
    if model.almanac.is_empty() {
        let text = model.word("term-almanac-none");
        model.notice = Some(Notice { text, rule: None, bad: false });
        return;
    }
    let touched = match &model.look {
        Some(look) => vec![look.at.clone()],
        None if model.has_chosen => model
            .chosen()
            .map_or_else(Vec::new, |offer| offer.touches.iter().rev().cloned().collect()),
        None => Vec::new(),
    };
    let entry = touched.iter().find_map(|id| model.entry_at(id).cloned());
    let trail = entry.map(Leaf::Entry).into_iter().collect();
    model.overlay = Some(Overlay::Almanac(Reading { trail, ..Reading::default() }));
}

/// Opens the chosen entry of the list, or follows the chosen link (or another) of the page.
pub(super) fn follow(model: &mut Model, link: Option<usize>) {
    let Some(Overlay::Almanac(reading)) = &model.overlay else { return };
    let leaf = match reading.trail.last() {
        None => {
            let found = model.almanac.found(&reading.query);
            found.get(reading.chosen).map(|entry| Leaf::Entry(entry.id.clone()))
        }
        Some(leaf) => links_of(model, leaf).into_iter().nth(link.unwrap_or(reading.link)),
    };
    if let (Some(leaf), Some(Overlay::Almanac(reading))) = (leaf, &mut model.overlay) {
        reading.trail.push(leaf);
        (reading.link, reading.scroll) = (0, 0);
    }
}

/// Chooses another link of the page.
pub(super) fn next_link(model: &mut Model, by: isize) {
    let Some(Overlay::Almanac(reading)) = &model.overlay else { return };
    let count = reading.trail.last().map_or(0, |leaf| links_of(model, leaf).len()) as isize;
    if let Some(Overlay::Almanac(reading)) = &mut model.overlay
        && count > 0
    {
        reading.link = (reading.link as isize + by).rem_euclid(count) as usize;
    }
}

/// Goes back to the page before, and from the first to the list.
pub(super) fn back(model: &mut Model) {
    if let Some(Overlay::Almanac(reading)) = &mut model.overlay {
        reading.trail.pop();
        (reading.link, reading.scroll) = (0, 0);
    }
}

/// Follows the link, or chooses the answer, of a number counted from 0.
pub(super) fn numbered(model: &mut Model, number: usize) {
    let answers = model.answers().len();
    match &mut model.overlay {
        Some(Overlay::Story { chosen, .. }) if number < answers => *chosen = number,
        Some(Overlay::Almanac(_)) => follow(model, Some(number)),
        _ => {}
    }
}

/// Opens the book at the page that was read last.
pub(super) fn open_book(model: &mut Model) {
    let read = model.scene().map_or(0, |scene| scene.read.len());
    match read.checked_sub(1) {
        Some(chosen) => model.overlay = Some(Overlay::Book { chosen, scroll: 0 }),
        None => {
            let text = model.word("term-book-none");
            model.notice = Some(Notice { text, rule: None, bad: false });
        }
    }
}

/// Opens the page that lies on the table.
pub(super) fn open_story(model: &mut Model) {
    match model.scene().and_then(|scene| scene.page.as_ref()) {
        Some(_) => model.overlay = Some(Overlay::Story { chosen: 0, scroll: 0 }),
        None => {
            let text = model.word("term-story-none");
            model.notice = Some(Notice { text, rule: None, bad: false });
        }
    }
}

/// A page that has just been opened on the table is read at once; one that is gone lies over nothing any more.
pub(super) fn turned(model: &mut Model, before: Option<&Name>) {
    let now = model.scene().and_then(|scene| scene.page.as_ref()).map(|page| page.id.clone());
    // Whoever is not there yet reads it when the curtain is lifted.
    if now.as_ref() == before
        || matches!(model.screen, Screen::Curtain { .. } | Screen::Standing { .. })
    {
        return;
    }
    if now.is_some() {
        model.overlay = Some(Overlay::Story { chosen: 0, scroll: 0 });
    } else if matches!(model.overlay, Some(Overlay::Story { .. })) {
        model.overlay = None;
    }
}

/// Gives the chosen answer; a page without answers is closed.
pub(super) fn reply(model: &mut Model) -> Vec<Effect> {
    let Some(Overlay::Story { chosen, .. }) = model.overlay else { return Vec::new() };
    let answer = model.answers().get(chosen).map(|offer| offer.notation.clone());
    match answer {
        Some(_) if model.sent => Vec::new(),
        Some(notation) => send(model, notation),
        None => {
            model.overlay = None;
            Vec::new()
        }
    }
}

/// Goes through what an overlay lists; false if it lists nothing.
pub(super) fn choose(model: &mut Model, by: isize) -> bool {
    let most = match &model.overlay {
        Some(Overlay::Almanac(reading)) => model.almanac.found(&reading.query).len(),
        Some(Overlay::Book { .. }) => model.scene().map_or(0, |scene| scene.read.len()),
        Some(Overlay::Story { .. }) => model.answers().len(),
        _ => return false,
    };
    let most = most.saturating_sub(1);
    match &mut model.overlay {
        Some(Overlay::Almanac(Reading { chosen, .. }) | Overlay::Story { chosen, .. }) => {
            *chosen = chosen.saturating_add_signed(by).min(most);
        }
        Some(Overlay::Book { chosen, scroll }) => {
            *chosen = chosen.saturating_add_signed(by).min(most);
            *scroll = 0;
        }
        _ => {}
    }
    true
}
