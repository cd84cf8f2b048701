//! What entries are made of: sentences, signs, lists, points.

use kernel::almanac::Setting;
use kernel::scene::{Badge, Tone};
use kernel::{AlmanacEntry as Entry, Name, Passage, Stock, Text};

use crate::condition::{Agenda, AgendaLine, Measure};

/// An entry with nothing but its name.
pub(super) fn entry(id: Name, stock: Stock, title: &'static str) -> Entry {
    Entry::new(id, stock, title)
}

/// What a thing of this kind and name is and does: the message `sf-about-KIND-NAME`.
pub(super) fn about(kind: &str, name: &str) -> Passage {
    Passage::new(about_text(kind, name))
}

/// The same as a text.
pub(super) fn about_text(kind: &str, name: &str) -> Text {
    Text::new(format!("sf-about-{kind}-{name}"))
}

/// A heading.
pub(super) fn heading(text: impl Into<Text>) -> Passage {
    Passage::new(text).set(Setting::Heading)
}

/// A reminder.
pub(super) fn aside(text: impl Into<Text>) -> Passage {
    Passage::new(text).set(Setting::Aside)
}

/// A sentence with a list of names in it, if there are any: `sf-almanac-made-in` with `list`.
pub(super) fn listing(
    id: &'static str,
    names: impl IntoIterator<Item = &'static str>,
) -> Option<Passage> {
    let names: Vec<Text> = names.into_iter().map(Text::new).collect();
    (!names.is_empty()).then(|| Passage::new(Text::new(id).with("list", names)))
}

/// A sign without a number.
pub(super) fn sign(label: &'static str, icon: &'static str) -> Badge {
    Badge {
        label: Text::new(label),
        icon: Some(Name::Borrowed(icon)),
        count: None,
        tone: Tone::Neutral,
    }
}

/// A sign with a number.
pub(super) fn count(label: &'static str, icon: &'static str, count: impl Into<i32>) -> Badge {
    Badge { count: Some(count.into()), ..sign(label, icon) }
}

/// One Action, as cost.
pub(super) fn one_action() -> Badge {
    count("sf-almanac-costs-action", "activated", 1)
}

/// Rule ids as names.
pub(super) fn ruled(rules: &[&'static str]) -> Vec<Name> {
    rules.iter().map(|rule| Name::Borrowed(*rule)).collect()
}

/// What a line of an Agenda is worth, from the data that scores it: `2`, `+2`, `2 each`.
fn worth(line: &AgendaLine) -> Text {
    let id = match (&line.measure, line.plus) {
        (Measure::When(_), false) => "sf-almanac-points",
        (Measure::When(_), true) => "sf-almanac-points-plus",
        (Measure::Times(_), false) => "sf-almanac-points-each",
        (Measure::Times(_), true) => "sf-almanac-points-plus-each",
    };
    Text::new(id).with("points", line.points)
}

/// The lines of an Agenda with their points; `word` is the message of a line by its number from 0.
pub(super) fn agenda(of: &Agenda, word: impl Fn(usize) -> Name) -> Vec<Passage> {
    let lines = of.lines.iter().enumerate();
    lines
        .map(|(number, line)| {
            let text = Text::new(word(number));
            let text = match line.cap {
                Some(cap) => {
                    Text::new("sf-almanac-line-capped").with("line", text).with("most", cap)
                }
                None => text,
            };
            Passage::new(text).marked(worth(line))
        })
        .collect()
}

/// Adds what is not there yet and not the entry itself.
pub(super) fn lead(entry: &mut Entry, to: impl IntoIterator<Item = Name>) {
    for other in to {
        if other != entry.id && !entry.see.contains(&other) {
            entry.see.push(other);
        }
    }
}
