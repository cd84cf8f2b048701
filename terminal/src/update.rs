//! What happens to the screen when something comes in. Pure: what is to be done outside is given back.

mod look;
mod pages;
mod people;
mod tells;

use kernel::Lang;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::keys::{self, Deed, Place};
use crate::model::{Model, Notice, Overlay, Panel, Reading, Screen};
use crate::moves::{Choice, next_group};
use crate::port::{Ask, Tell};

/// What comes in.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// Something was pasted.
    Paste(String),
    /// The mouse was clicked at this cell.
    Click(u16, u16),
    /// The wheel was turned: up is negative.
    Wheel(isize),
    /// The screen has another size.
    Resize(u16, u16),
    /// The table said something.
    Tell(Tell),
    /// Time passes: somebody thinks.
    Tick,
    /// The program is told to end.
    Stop,
}

/// What is to be done outside.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Asks something of the table.
    Ask(Ask),
    /// Fetches words and rules in the language of the settings.
    Reword,
    /// Draws the whole screen anew: something else has written on it.
    Redraw,
    /// Leaves. The sentence says why, if it was not the person's wish.
    Leave(Option<String>),
}

/// How many moves a page of the list has, for going through it.
const PAGE: isize = 8;

/// The longest filter.
const LONGEST_FILTER: usize = 60;

/// What happens to the screen, and what is to be done outside.
pub fn update(model: &mut Model, input: Input) -> Vec<Effect> {
    match input {
        Input::Key(event) => pressed(model, event),
        Input::Paste(text) => {
            let place = model.place();
            text.chars().filter(|c| !c.is_control()).for_each(|c| typed(model, place, c));
            Vec::new()
        }
        Input::Click(x, y) => look::clicked(model, x, y),
        Input::Wheel(by) => wheel(model, by),
        Input::Resize(width, height) => {
            model.size = (width, height);
            Vec::new()
        }
        Input::Tell(tell) => tells::told(model, tell),
        Input::Tick => {
            model.ticks += 1;
            Vec::new()
        }
        Input::Stop => vec![Effect::Leave(None)],
    }
}

fn pressed(model: &mut Model, event: KeyEvent) -> Vec<Effect> {
    let place = model.place();
    if ends(model, place)
        && let Some(deed) = keys::bound(Place::End, event)
    {
        return done(model, deed);
    }
    if let Some(deed) = keys::deed(place, event) {
        return done(model, deed);
    }
    let held = event.modifiers.difference(KeyModifiers::SHIFT);
    if let KeyCode::Char(letter) = event.code
        && held.is_empty()
    {
        typed(model, place, letter);
    }
    Vec::new()
}

/// Whether the keys of the end hold here: on the page of the end, and at the table where nothing was typed.
fn ends(model: &Model, place: Place) -> bool {
    let scores = matches!(model.overlay, Some(Overlay::Scores { .. }));
    model.goes_on() && (scores || place == Place::Table && model.filter.is_empty())
}

/// A letter goes to whatever takes letters.
fn typed(model: &mut Model, place: Place, letter: char) {
    match (place, &mut model.overlay) {
        (Place::Rules, Some(Overlay::Rules { query, chosen }))
            if query.chars().count() < LONGEST_FILTER =>
        {
            query.push(letter);
            *chosen = 0;
        }
        (Place::Almanac, Some(Overlay::Almanac(reading)))
            if reading.query.chars().count() < LONGEST_FILTER =>
        {
            reading.query.push(letter);
            reading.chosen = 0;
        }
        // Whoever types on did not want to leave.
        (Place::Leave, _) => {
            model.overlay = None;
            typed(model, Place::Table, letter);
        }
        (Place::Table, _) if model.filter.chars().count() < LONGEST_FILTER => {
            model.filter.push(letter);
            model.opened.clear();
            model.chosen = 0;
            model.has_chosen = true;
            model.notice = None;
        }
        _ => {}
    }
}

fn wheel(model: &mut Model, by: isize) -> Vec<Effect> {
    match model.place() {
        Place::Table | Place::Rules | Place::Almanac => done(model, Deed::Choose(by)),
        Place::Page | Place::Leaf | Place::Book | Place::Story => done(model, Deed::Scroll(by)),
        _ => Vec::new(),
    }
}

/// Does what a key means.
fn done(model: &mut Model, deed: Deed) -> Vec<Effect> {
    match deed {
        Deed::Play => return play(model),
        Deed::Choose(by) => choose(model, by),
        Deed::ChoosePage(by) => choose(model, by * PAGE),
        Deed::ChooseGroup(by) => choose_group(model, by),
        Deed::Erase => erase(model),
        Deed::Back => back(model),
        Deed::Panel(by) => turn_panel(model, by),
        Deed::Scroll(by) => scroll(model, by),
        Deed::Pan(across, down) => {
            model.panel = Panel::Board;
            let (x, y) = model.pan.unwrap_or_else(|| crate::draw::window(model));
            model.pan = Some((x.saturating_add_signed(across), y.saturating_add_signed(down)));
            model.pan = Some(crate::draw::window(model));
        }
        Deed::Follow => model.pan = None,
        Deed::Detail => {
            model.panel = Panel::Board;
            model.detail = Some(crate::draw::detail(model).next());
            model.pan = None;
        }
        Deed::Grouping => {
            model.grouping = model.grouping.other();
            model.opened.clear();
            model.chosen = 0;
        }
        Deed::Undo => return undo(model),
        Deed::Answer(agrees) => return vec![Effect::Ask(Ask::AnswerUndo(agrees))],
        Deed::Look => look::toggle(model),
        Deed::Step(across, down) => look::step(model, across, down),
        Deed::Piece(by) => look::next_piece(model, by),
        Deed::Take => return look::take(model),
        Deed::Pick => return look::pick(model),
        Deed::Almanac => pages::open(model),
        Deed::Open => pages::follow(model, None),
        Deed::Link(by) => pages::next_link(model, by),
        Deed::Numbered(number) => pages::numbered(model, number - 1),
        Deed::Return => pages::back(model),
        Deed::Book => pages::open_book(model),
        Deed::Story => pages::open_story(model),
        Deed::Reply => return pages::reply(model),
        Deed::Why => return why(model),
        Deed::Rules => open_rules(model),
        Deed::HandOver => return hand_over(model),
        Deed::LeaveLesson => return vec![Effect::Ask(Ask::LeaveLesson)],
        Deed::Scores => {
            if model.is_over() {
                model.overlay = Some(Overlay::Scores { scroll: 0 });
            }
        }
        Deed::Next => return vec![Effect::Ask(Ask::Next)],
        Deed::Decline => return people::decline(model),
        Deed::Sit => return people::sit(model),
        Deed::Close | Deed::Stay => model.overlay = None,
        Deed::Lift => return lift(model),
        Deed::NoCurtain => {
            model.settings.curtain = false;
            return lift(model);
        }
        Deed::Leave => return vec![Effect::Leave(None)],
        Deed::Help => model.overlay = Some(Overlay::Help { scroll: 0 }),
        Deed::Language => {
            let at = Lang::ALL.iter().position(|lang| *lang == model.settings.lang);
            model.settings.lang = Lang::ALL[at.map_or(0, |at| (at + 1) % Lang::ALL.len())];
            return vec![Effect::Reword, Effect::Ask(Ask::Speak(model.settings.lang))];
        }
        Deed::Redraw => return vec![Effect::Redraw],
        Deed::Colours => model.settings.colours = !model.settings.colours,
    }
    Vec::new()
}

/// What people type who want to leave.
const GOODBYES: [&str; 6] = ["q", ":q", ":q!", "quit", "exit", ":wq"];

fn play(model: &mut Model) -> Vec<Effect> {
    if let Some(words) = model.filter.strip_prefix('/') {
        let words = words.trim().to_string();
        model.filter.clear();
        return if words.is_empty() { Vec::new() } else { vec![Effect::Ask(Ask::Say(words))] };
    }
    if open(model) {
        return Vec::new();
    }
    // Nobody has touched the list: what stands first is marked, but was not chosen.
    let untouched = !model.has_chosen && model.filter.trim().is_empty();
    if untouched && !model.sent && model.chosen().is_some_and(|offer| offer.hands_over) {
        model.has_chosen = true;
        let text = model.word("term-sure");
        model.notice = Some(Notice { text, rule: None, bad: false });
        return Vec::new();
    }
    match model.chosen().map(|offer| offer.notation.clone()) {
        Some(_) if model.sent => Vec::new(),
        Some(notation) => send(model, notation),
        None if GOODBYES.contains(&model.filter.trim()) => {
            model.overlay = Some(Overlay::Leave);
            Vec::new()
        }
        // Nothing on the list fits: perhaps it is a move that a rule forbids.
        None if !model.filter.trim().is_empty() => why(model),
        None if model.is_over() => done(model, Deed::Scores),
        None => Vec::new(),
    }
}

/// Opens the chosen heading of a long list.
fn open(model: &mut Model) -> bool {
    let opens = match model.choices().get(model.chosen) {
        Some(Choice::Heading { opens, .. }) => opens.clone(),
        Some(Choice::Move(_)) | None => return false,
    };
    model.opened.push(opens);
    model.chosen = 0;
    model.has_chosen = false;
    true
}

/// Closes the heading that was opened last; the list stands at it again.
fn close_heading(model: &mut Model) -> bool {
    let Some(closed) = model.opened.pop() else { return false };
    let here =
        |choice: &Choice<'_>| matches!(choice, Choice::Heading { opens, .. } if *opens == closed);
    model.chosen = model.choices().iter().position(here).unwrap_or(0);
    true
}

fn choose_group(model: &mut Model, by: isize) {
    if by > 0 && open(model) || by < 0 && close_heading(model) {
        return;
    }
    model.chosen = next_group(&model.choices(), model.chosen, by);
    model.has_chosen = true;
}

/// Sends a move to the table.
fn send(model: &mut Model, notation: String) -> Vec<Effect> {
    let at = model.table.as_ref().map_or(0, |table| table.sequence);
    model.sent = true;
    model.decided_last = model.you;
    model.notice = None;
    vec![Effect::Ask(Ask::Move { notation, at })]
}

/// Whoever decided last takes it back: at the curtain that person still sits here, and where one person plays several
/// seats that seat is sat in again.
fn undo(model: &mut Model) -> Vec<Effect> {
    model.undoing = matches!(model.screen, Screen::Curtain { .. });
    // Who takes a decision back wants to decide: a seat that declines by itself would only decline again.
    for seat in [model.you, model.decided_last].into_iter().flatten() {
        model.declining.remove(seat);
    }
    let back = model.decided_last.filter(|last| {
        !model.settings.curtain && model.people.len() > 1 && model.you != Some(*last)
    });
    let sit = back.map(|last| Effect::Ask(Ask::Sit(last)));
    // Another person has decided since: they are asked.
    let asks = model.table.as_ref().is_some_and(|table| !table.can_undo && table.can_ask_undo);
    let ask = if asks && back.is_none() && !model.undoing { Ask::AskUndo } else { Ask::Undo };
    sit.into_iter().chain([Effect::Ask(ask)]).collect()
}

fn why(model: &mut Model) -> Vec<Effect> {
    let typed = model.filter.trim().to_string();
    if !typed.is_empty() && model.moves().is_empty() {
        return vec![Effect::Ask(Ask::WhyMove(typed))];
    }
    match model.chosen().map(|offer| offer.notation.clone()) {
        Some(notation) => vec![Effect::Ask(Ask::WhyMove(notation))],
        None => Vec::new(),
    }
}

fn hand_over(model: &Model) -> Vec<Effect> {
    let sitters = model.table.as_ref().map_or(&[][..], |table| &table.sitters);
    let mine = sitters.iter().find(|sitter| protocol::seat_of(sitter.seat) == model.you);
    mine.map_or_else(Vec::new, |sitter| vec![Effect::Ask(Ask::HandOver(sitter.kind == "me"))])
}

fn lift(model: &mut Model) -> Vec<Effect> {
    let Screen::Curtain { seat, lifted } = &mut model.screen else { return Vec::new() };
    *lifted = true;
    vec![Effect::Ask(Ask::Sit(*seat))]
}

fn choose(model: &mut Model, by: isize) {
    if pages::choose(model, by) {
        return;
    }
    if let Some(Overlay::Rules { query, chosen }) = &model.overlay {
        let most = model.rules_found(query).len().saturating_sub(1);
        let next = chosen.saturating_add_signed(by).min(most);
        if let Some(Overlay::Rules { chosen, .. }) = &mut model.overlay {
            *chosen = next;
        }
        return;
    }
    let most = model.choices().len().saturating_sub(1);
    model.chosen = model.chosen.saturating_add_signed(by).min(most);
    model.has_chosen = true;
    model.pan = None;
    model.scrolled.remove(&Panel::Things);
}

fn erase(model: &mut Model) {
    match &mut model.overlay {
        Some(Overlay::Rules { query, chosen }) => {
            query.pop();
            *chosen = 0;
        }
        Some(Overlay::Almanac(reading)) => {
            reading.query.pop();
            reading.chosen = 0;
        }
        _ => {
            model.filter.pop();
            model.chosen = 0;
        }
    }
}

fn back(model: &mut Model) {
    if model.notice.take().is_some() {
        return;
    }
    if !model.filter.is_empty() {
        model.filter.clear();
        model.chosen = 0;
    } else if model.only.take().is_some() {
        model.chosen = 0;
    } else if !close_heading(model) {
        model.overlay = Some(Overlay::Leave);
    }
}

fn turn_panel(model: &mut Model, by: isize) {
    let panels = crate::draw::turning(model);
    let at = panels.iter().position(|panel| *panel == model.panel).unwrap_or(0) as isize;
    let next = (at + by).rem_euclid(panels.len().max(1) as isize);
    model.panel = panels.get(next as usize).copied().unwrap_or(Panel::Board);
}

fn scroll(model: &mut Model, by: isize) {
    match &mut model.overlay {
        Some(
            Overlay::Help { scroll }
            | Overlay::Why { scroll, .. }
            | Overlay::Scores { scroll }
            | Overlay::Book { scroll, .. }
            | Overlay::Story { scroll, .. }
            | Overlay::Almanac(Reading { scroll, .. }),
        ) => *scroll = scroll.saturating_add_signed(by),
        _ => {
            // The log is read from its end: up goes further back.
            let panel = crate::draw::scrolls(model);
            let by = if panel == Panel::Log { -by } else { by };
            let most = crate::draw::longest_scroll(model, panel);
            let scrolled = model.scrolled.entry(panel).or_insert(0);
            *scrolled = scrolled.saturating_add_signed(by).min(most);
        }
    }
}

/// Opens the rules at the one that is in question: of what was refused, of the chosen move, of the prompt.
fn open_rules(model: &mut Model) {
    let refused = model.notice.as_ref().and_then(|notice| notice.rule.clone());
    let offered = model.has_chosen.then(|| model.chosen().and_then(|offer| offer.rule.clone()));
    let asked = model.scene().and_then(|scene| scene.prompt.as_ref()?.rule.clone());
    let rule = refused.or_else(|| offered.flatten()).or(asked);
    let at = rule.and_then(|id| model.rules.iter().position(|rule| rule.id == id));
    model.overlay = Some(Overlay::Rules { query: String::new(), chosen: at.unwrap_or(0) });
}
