//! Who sits before the screen: curtains, seats that decline by themselves, and whoever is merely welcome to act.

use kernel::{Seat, SeatSet, Viewer};

use super::{Effect, pages, send};
use crate::model::{Model, Notice, Overlay, Screen};
use crate::port::Ask;
use crate::words::say_with;

/// Whose turn it is to look: whoever looks as long as the table awaits them, else the next awaited person.
pub(super) fn next_person(model: &mut Model, viewer: Viewer) -> Vec<Effect> {
    match model.screen {
        Screen::Curtain { .. } if std::mem::take(&mut model.undoing) => {
            model.screen = Screen::Table;
        }
        Screen::Curtain { seat, lifted: true } if viewer == Viewer::Seat(seat) => {
            model.screen = Screen::Table;
            greet(model);
        }
        Screen::Standing { seat, back } if viewer == Viewer::Seat(seat) => {
            if let Some(effects) = standing(model, seat, back) {
                return effects;
            }
        }
        Screen::Curtain { .. } | Screen::Standing { .. } => return Vec::new(),
        Screen::Opening => model.screen = Screen::Table,
        Screen::Table => {}
    }
    if let Some(effects) = declined(model) {
        return effects;
    }
    if model.visiting.is_some() && model.visiting == model.you && model.may_act() {
        return Vec::new();
    }
    model.visiting = None;
    if model.is_mine() || model.people.len() < 2 {
        return Vec::new();
    }
    awaited(model).map_or_else(Vec::new, |seat| call(model, seat, model.you))
}

/// The first person of this screen whom the table awaits.
fn awaited(model: &Model) -> Option<Seat> {
    let awaited = model.scene().map_or(SeatSet::NONE, |scene| scene.awaited);
    awaited.iter().find(|seat| model.people.contains(seat))
}

/// Another person is to look: behind the curtain, or at once where there is none. A seat that declines by itself calls
/// nobody.
fn call(model: &mut Model, seat: Seat, back: Option<Seat>) -> Vec<Effect> {
    // The page of the end stays for whoever looks again.
    model.overlay = model.overlay.take().filter(|over| matches!(over, Overlay::Scores { .. }));
    model.look = None;
    if model.declining.contains(seat) || Some(seat) == back {
        model.screen = Screen::Standing { seat, back };
        return vec![Effect::Ask(Ask::Sit(seat))];
    }
    model.screen = Screen::Curtain { seat, lifted: !model.settings.curtain };
    if model.settings.curtain { Vec::new() } else { vec![Effect::Ask(Ask::Sit(seat))] }
}

/// A seat that declines by itself was sat down in. None: the table is shown from here on.
fn standing(model: &mut Model, seat: Seat, back: Option<Seat>) -> Option<Vec<Effect>> {
    if Some(seat) == back {
        model.screen = Screen::Table;
        return None;
    }
    if let Some(notation) = model.decline().map(String::from) {
        return Some(send(model, notation));
    }
    if model.is_mine() {
        model.declining.remove(seat);
        model.screen = Screen::Curtain { seat, lifted: !model.settings.curtain };
        if model.settings.curtain {
            return Some(Vec::new());
        }
        model.screen = Screen::Table;
        greet(model);
        return None;
    }
    let next = awaited(model).or(back)?;
    Some(call(model, next, back))
}

/// Whoever looks declines by themselves: what they are asked is answered, or they are asked what cannot be declined and
/// decide again.
fn declined(model: &mut Model) -> Option<Vec<Effect>> {
    let asked = model.is_mine() && !model.is_handed_over();
    let you = model.you.filter(|you| asked && model.declining.contains(*you))?;
    if let Some(notation) = model.decline().map(String::from) {
        return Some(if model.sent { Vec::new() } else { send(model, notation) });
    }
    model.declining.remove(you);
    say(model, "term-standing-ends");
    None
}

/// Declines until the person's next turn, or no more.
pub(super) fn decline(model: &mut Model) -> Vec<Effect> {
    let Some(you) = model.you else { return Vec::new() };
    if model.declining.contains(you) {
        model.declining.remove(you);
        say(model, "term-standing-off");
        return Vec::new();
    }
    if model.is_over() || model.is_mine() && model.decline().is_none() {
        say(model, "term-standing-not");
        return Vec::new();
    }
    model.declining.insert(you);
    declined(model).unwrap_or_default()
}

/// What a seat of this screen declined by itself was refused: its person decides.
pub(super) fn refused(model: &mut Model) {
    if let Some(you) = model.you {
        model.declining.remove(you);
    }
    if let Screen::Standing { seat, .. } = model.screen {
        model.screen = Screen::Curtain { seat, lifted: false };
    }
}

/// Sits down in the next seat of this screen that may act, awaited or merely welcome.
pub(super) fn sit(model: &mut Model) -> Vec<Effect> {
    let Some(seat) = model.next_to_act() else {
        say(model, "term-sit-nobody");
        return Vec::new();
    };
    // Whoever sits down there decides there.
    model.declining.remove(seat);
    model.visiting = Some(seat);
    call(model, seat, None)
}

fn say(model: &mut Model, word: &'static str) {
    let text = model.word(word);
    model.notice = Some(Notice { text, rule: None, bad: false });
}

/// Whoever has sat down begins with a clean screen.
fn greet(model: &mut Model) {
    model.filter.clear();
    model.opened.clear();
    model.only = None;
    model.chosen = 0;
    model.has_chosen = false;
    model.notice = None;
    model.sent = false;
    model.pan = None;
    if model.scene().is_some_and(|scene| scene.page.is_some()) {
        pages::open_story(model);
    }
    if !model.settings.curtain
        && let Some(seat) = model.you
    {
        let text = say_with(model.voice(), "term-now", [("who", model.voice().seat(seat))]);
        model.notice = Some(Notice { text, rule: None, bad: false });
    }
}
