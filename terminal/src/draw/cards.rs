//! Cards, from the entries of an almanac: in the pane of details, on a page.

use kernel::almanac::{Passage, Setting};
use kernel::{Name, scene::Badge};
use ratatui::style::{Modifier, Style};
use render::almanac::{badge, hang, passage, sign, type_line};
use render::measure::width;

use super::flow::{Flow, plain};
use crate::almanac::Entry;
use crate::ink::Ink;
use crate::model::Model;

/// The card of an entry: its kind, title and cost, what it is, its signs, its text.
pub(super) fn card(model: &Model, flow: &mut Flow, entry: &Entry) {
    let ink = model.ink();
    head(ink, flow, entry);
    let number = entry.number.iter().map(|number| format!("#{number}"));
    let line = [type_line(entry, model.voice())].into_iter().chain(number).collect::<Vec<_>>();
    flow.paragraph(4, 0, &line.join(" · "), ink.faint());
    signs(ink, flow, &entry.signs);
    entry.text.iter().for_each(|one| paragraph(ink, flow, one));
}

/// The kind and the title, and at the right what it costs.
fn head(ink: Ink, flow: &mut Flow, entry: &Entry) {
    let cost = entry.cost.as_ref().map_or_else(String::new, badge);
    flow.line(0, 4);
    flow.word(&format!("{} ", sign(entry.stock)), ink.stock(entry.stock), None);
    let own = 4 + width(&entry.title) + 2 + width(&cost);
    flow.text(&entry.title, ink.prompt());
    if !cost.is_empty() {
        match flow.cells().checked_sub(own) {
            Some(gap) => flow.word(&" ".repeat(gap), Style::new(), None),
            None => flow.line(4, 4),
        }
        flow.word(&format!("⟨{cost}⟩"), ink.key(), None);
    }
}

fn signs(ink: Ink, flow: &mut Flow, signs: &[Badge<String>]) {
    if signs.is_empty() {
        return;
    }
    flow.line(4, 4);
    for (number, one) in signs.iter().enumerate() {
        if number > 0 {
            flow.word(" · ", ink.faint(), None);
        }
        flow.word(&badge(one), ink.tone(one.tone), None);
    }
}

/// A paragraph as it is set.
pub(super) fn paragraph(ink: Ink, flow: &mut Flow, one: &Passage<String>) {
    let text = plain(&passage(one));
    let hang = hang(one).min(flow.cells() / 3);
    match one.set {
        Setting::Plain => flow.paragraph(2, hang, &text, Style::new()),
        Setting::Heading => {
            flow.gap();
            flow.paragraph(0, hang, &text, ink.heading());
        }
        Setting::Boxed => {
            flow.paragraph(2, 2 + hang, &format!("│ {text}"), Style::new());
        }
        Setting::Prose => {
            flow.paragraph(2, hang, &text, Style::new().add_modifier(Modifier::ITALIC));
        }
        Setting::Aside => flow.paragraph(4, hang, &text, ink.faint()),
    }
}

/// Where a page leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Link {
    /// To what.
    pub(super) to: crate::model::Leaf,
    /// What it is called.
    pub(super) title: String,
}

/// The links of an entry: what belongs to it, then its rules.
pub(super) fn links(model: &Model, entry: &Entry) -> Vec<Link> {
    use crate::model::Leaf;
    let entries = entry.see.iter().filter_map(|id| {
        let other = model.almanac.get(id).filter(|other| !other.sealed)?;
        let title = format!("{} {}", sign(other.stock), other.title);
        Some(Link { to: Leaf::Entry(id.clone()), title })
    });
    let rules = entry.rules.iter().filter_map(|id| {
        let rule = model.rule(id)?;
        Some(Link { to: Leaf::Rule(id.clone()), title: format!("[{}] {}", rule.id, rule.title) })
    });
    entries.chain(rules).collect()
}

/// What the entry of a thing is, if it has one.
pub(super) fn entry_of<'a>(model: &'a Model, id: &Name) -> Option<&'a Entry> {
    model.entry_of(id).and_then(|entry| model.almanac.get(entry))
}
