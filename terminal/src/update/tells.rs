//! What the table says, and what becomes of the screen.

use protocol::live::{UndoAsked, UpdateView};

use super::{Effect, look, pages, people};
use crate::model::{Entry, Model, Notice, Overlay, Panel, Screen};
use crate::port::{Line, Tell};
use crate::words::say_with;

/// The longest story that is kept on the screen.
const LONGEST_STORY: usize = 5000;

pub(super) fn told(model: &mut Model, tell: Tell) -> Vec<Effect> {
    match tell {
        Tell::Update(view) => return updated(model, *view),
        Tell::Seated { people, you } => {
            if model.screen == Screen::Opening && people.len() > 1 && model.settings.curtain {
                let seat = you.or(people.first().copied());
                model.screen =
                    seat.map_or(Screen::Opening, |seat| Screen::Curtain { seat, lifted: false });
            }
            model.people = people;
            model.you = you;
        }
        Tell::Accepted => {
            model.sent = false;
            model.visiting = None;
            model.filter.clear();
            model.notice = None;
        }
        Tell::Refused { rule, text } => {
            model.sent = false;
            model.undoing = false;
            people::refused(model);
            model.notice = Some(Notice { text, rule, bad: true });
        }
        Tell::Stale => {
            model.sent = false;
            let text = model.word("term-stale");
            model.notice = Some(Notice { text, rule: None, bad: true });
        }
        Tell::Why(answers) => {
            let about = match &model.look {
                Some(look) => {
                    let name = |id: &kernel::Name| {
                        let scene = model.scene()?;
                        crate::moves::name_of(scene, id).map(String::from)
                    };
                    let names: Vec<String> = look.picked.iter().filter_map(name).collect();
                    names.join(" + ")
                }
                None => answers.first().map_or_else(String::new, |answer| answer.notation.clone()),
            };
            model.overlay = Some(Overlay::Why { about, answers, scroll: 0 });
            if let Some(look) = &mut model.look {
                look.picked.clear();
            }
        }
        Tell::Presence(sitters) => {
            if let Some(table) = &mut model.table {
                table.sitters = sitters;
            }
        }
        Tell::Chat(line) => {
            let known =
                |entry: &Entry| matches!(entry, Entry::Said(said) if said.number == line.number);
            if !model.story.iter().any(known) {
                model.story.push(Entry::Said(line));
            }
        }
        Tell::Campaign(campaign) => model.campaign = *campaign,
        Tell::Anew => model.begin_anew(),
        Tell::Almanac(entries) => model.almanac.take(entries),
        Tell::NoAlmanac(reason) => {
            let text = say_with(model.voice(), "term-almanac-missing", [("reason", reason)]);
            model.notice = Some(Notice { text, rule: None, bad: true });
        }
        Tell::Line(line) => {
            model.line = line;
            if line != Line::Up {
                model.sent = false;
            }
        }
        Tell::Kept(path) => model.kept = Some(path),
        Tell::NotStored(text) => model.notice = Some(Notice { text, rule: None, bad: true }),
        Tell::Gone(sentence) => return vec![Effect::Leave(Some(sentence))],
        Tell::Closed => return vec![Effect::Leave(None)],
    }
    Vec::new()
}

fn updated(model: &mut Model, mut view: UpdateView) -> Vec<Effect> {
    let was_mine = model.is_mine();
    let was_over = model.is_over();
    let guided = |model: &Model| {
        let table = model.table.as_ref()?;
        table.guidance.as_ref().map(|guidance| guidance.text.clone())
    };
    let spoken = guided(model);
    let prompt = |model: &Model| model.scene().and_then(|scene| scene.prompt.clone());
    let (asked, at) = (prompt(model), model.table.as_ref().map(|table| table.sequence));
    let page = model.scene().and_then(|scene| scene.page.as_ref()).map(|page| page.id.clone());
    let undo_asked = model.table.as_ref().and_then(|table| table.undo_asked.clone());
    let news = view.undo_asked.clone().filter(|asked| Some(asked) != undo_asked.as_ref());
    if let Some(kept) = view.rewound_to {
        let stands = |entry: &Entry| match entry {
            Entry::Told(told) => told.sequence <= kept,
            Entry::Said(_) => true,
        };
        model.story.retain(stands);
    }
    // What is told again, in another language, takes the place of what was told.
    if let Some(again) = view.told.iter().map(|told| told.sequence).min() {
        let before = |entry: &Entry| match entry {
            Entry::Told(told) => told.sequence < again,
            Entry::Said(_) => true,
        };
        model.story.retain(before);
    }
    model.story.extend(std::mem::take(&mut view.told).into_iter().map(Entry::Told));
    let much = model.story.len().saturating_sub(LONGEST_STORY);
    model.story.drain(..much);
    let viewer = view.scene.viewer;
    // What a person decided at is what they knew: all that came later is news to them.
    if was_mine && at != Some(view.sequence) {
        model.decided.insert(model.you, at.unwrap_or(0));
    }
    model.decided.entry(model.you).or_insert(view.sequence.saturating_sub(1));
    let same_offers = model.scene().is_some_and(|scene| scene.offers == view.scene.offers);
    model.table = Some(view);
    if !same_offers {
        model.chosen = 0;
        model.has_chosen = false;
        model.opened.clear();
        model.only = None;
    }
    if prompt(model) != asked || at != model.table.as_ref().map(|table| table.sequence) {
        model.pan = None;
    }
    look::stay(model);
    pages::turned(model, page.as_ref());
    let panels = model.panels();
    if !panels.contains(&model.panel) {
        model.panel = Panel::Board;
    }
    if let Some(asked) = news {
        ask_back(model, &asked);
    }
    if guided(model).is_some() && guided(model) != spoken {
        model.panel = Panel::Guide;
        model.scrolled.remove(&Panel::Guide);
    }
    if model.is_over() && !was_over {
        model.overlay = Some(Overlay::Scores { scroll: 0 });
        model.look = None;
    }
    people::next_person(model, viewer)
}

/// Somebody asks to take a decision back: whoever is asked is told how to answer, whoever asked that they wait.
fn ask_back(model: &mut Model, asked: &UndoAsked) {
    let you = model.you;
    let mine = |seat: &protocol::SeatNumber| you.is_some() && protocol::seat_of(*seat) == you;
    let word = if mine(&asked.seat) {
        "term-undo-waits"
    } else if asked.waiting.iter().any(mine) {
        "term-undo-asked"
    } else {
        return;
    };
    let who =
        protocol::seat_of(asked.seat).map_or_else(String::new, |seat| model.voice().seat(seat));
    let text = say_with(model.voice(), word, [("who", who)]);
    model.notice = Some(Notice { text, rule: Some("SB-8".into()), bad: false });
}
