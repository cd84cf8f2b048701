//! Entries of an almanac as text: the sign of a kind, a line, a whole page.

use kernel::almanac::{Passage, Setting, Stock};
use kernel::scene::Badge;
use kernel::{AlmanacEntry, Name};

use crate::measure::{width, wrap, wrap_hanging};
use crate::words::Voice;

/// The letter of a kind of thing in its shape. Both tell it apart where there are no colours.
pub const fn sign(stock: Stock) -> &'static str {
    match stock {
        Stock::Identity => "<I>",
        Stock::Character => "{C}",
        Stock::Object => "[O]",
        Stock::Exploration => "/X\\",
        Stock::Vehicle => "[T>",
        Stock::Enemy => "*E*",
        Stock::Event => "^!^",
        Stock::Story => "|S|",
        Stock::Action => "=A>",
        Stock::Wound => "+W+",
        Stock::Contamination => "~?~",
        Stock::Section => ")2(",
        Stock::Place => "_P_",
        Stock::Token => "(M)",
        Stock::Ability => "\\B/",
        Stock::Die => "#D#",
    }
}

/// What a kind of thing is called.
pub fn kind(stock: Stock, voice: Voice<'_>) -> String {
    voice.word(match stock {
        Stock::Identity => "stock-identity",
        Stock::Character => "stock-character",
        Stock::Object => "stock-object",
        Stock::Exploration => "stock-exploration",
        Stock::Vehicle => "stock-vehicle",
        Stock::Enemy => "stock-enemy",
        Stock::Event => "stock-event",
        Stock::Story => "stock-story",
        Stock::Action => "stock-action",
        Stock::Wound => "stock-wound",
        Stock::Contamination => "stock-contamination",
        Stock::Section => "stock-section",
        Stock::Place => "stock-place",
        Stock::Token => "stock-token",
        Stock::Ability => "stock-ability",
        Stock::Die => "stock-die",
    })
}

/// A sign with its number in words.
pub fn badge(badge: &Badge<String>) -> String {
    badge.count.map_or_else(|| badge.label.clone(), |count| format!("{} {count}", badge.label))
}

/// Signs with their numbers in words.
pub fn badges(badges: &[Badge<String>]) -> String {
    badges.iter().map(badge).collect::<Vec<_>>().join(" · ")
}

/// What kind of thing it is, its line, and what goes with it.
pub fn type_line(entry: &AlmanacEntry<String>, voice: Voice<'_>) -> String {
    let kind = Some(kind(entry.stock, voice));
    let line = entry.line.clone().filter(|line| Some(line) != kind.as_ref());
    let parts = kind.into_iter().chain(line).chain(entry.aside.clone());
    parts.collect::<Vec<_>>().join(" · ")
}

/// How many signs stand in a line.
const FEW: usize = 3;

/// A card in a line: its kind, its title, what it costs and its first signs.
pub fn strip(entry: &AlmanacEntry<String>) -> String {
    let cost = entry.cost.iter().map(badge);
    let signs = entry.signs.iter().take(FEW).map(badge);
    let facts: Vec<String> = cost.chain(signs).collect();
    let title = format!("{} {}", sign(entry.stock), entry.title);
    if facts.is_empty() { title } else { format!("{title} · {}", facts.join(", ")) }
}

/// The text of a paragraph, with what stands before it and behind it.
pub fn passage(passage: &Passage<String>) -> String {
    let mark = passage.mark.as_ref().map_or_else(String::new, |mark| format!("{mark}  "));
    let signs = match passage.signs.as_slice() {
        [] => String::new(),
        signs => format!(" ({})", badges(signs)),
    };
    format!("{mark}{}{signs}", passage.text)
}

/// How many cells the mark of a paragraph takes: its other lines hang there.
pub fn hang(passage: &Passage<String>) -> usize {
    passage.mark.as_ref().map_or(0, |mark| width(mark) + 2)
}

/// A whole page in lines of at most `cells`: the card, what is beyond it, its rules and what belongs to it.
pub fn page(
    entry: &AlmanacEntry<String>,
    titles: impl Fn(&Name) -> Option<String>,
    voice: Voice<'_>,
    cells: usize,
) -> String {
    let cells = cells.max(crate::text::NARROWEST);
    let mut lines = wrap(&format!("{} {}", sign(entry.stock), entry.title), cells);
    let number = entry.number.iter().map(|number| format!("#{number}"));
    let about = [type_line(entry, voice)].into_iter().chain(number).collect::<Vec<_>>();
    lines.extend(wrap(&about.join(" · "), cells - 4).into_iter().map(|line| format!("    {line}")));
    let facts: Vec<String> = entry.cost.iter().chain(&entry.signs).map(badge).collect();
    if !facts.is_empty() {
        let facts = wrap(&facts.join(" · "), cells - 4);
        lines.extend(facts.into_iter().map(|line| format!("    {line}")));
    }
    for one in entry.text.iter().chain(&entry.more) {
        paragraph(&mut lines, one, cells);
    }
    let see: Vec<String> = entry.see.iter().filter_map(titles).collect();
    for (word, names) in [
        ("almanac-rules", entry.rules.iter().map(ToString::to_string).collect()),
        ("almanac-see", see),
    ] {
        let names: Vec<String> = names;
        if !names.is_empty() {
            let text = format!("{}: {}", voice.word(word), names.join(", "));
            let text = wrap_hanging(&text, cells - 4, cells - 6);
            let space = |number: usize| if number == 0 { "    " } else { "      " };
            lines
                .extend(text.into_iter().enumerate().map(|(n, line)| space(n).to_string() + &line));
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

fn paragraph(lines: &mut Vec<String>, one: &Passage<String>, cells: usize) {
    let (space, lead) = match one.set {
        Setting::Plain | Setting::Prose | Setting::Heading => (4, ""),
        Setting::Boxed => (4, "| "),
        Setting::Aside => (6, ""),
    };
    if one.set == Setting::Heading {
        lines.push(String::new());
    }
    let hang = hang(one).min(cells / 3);
    let first = cells - space - width(lead);
    for (number, line) in wrap_hanging(&passage(one), first, first - hang).into_iter().enumerate() {
        let hang = if number == 0 { 0 } else { hang };
        lines.push(format!("{}{lead}{}{line}", " ".repeat(space), " ".repeat(hang)));
    }
}

/// Everything that can be searched for in an entry, in small letters.
pub fn searchable(entry: &AlmanacEntry<String>) -> String {
    let passages = entry.text.iter().chain(&entry.more);
    let signs = entry.signs.iter().chain(&entry.cost).map(|sign| sign.label.as_str());
    let parts = [entry.title.as_str()]
        .into_iter()
        .chain(entry.line.as_deref())
        .chain(entry.aside.as_deref())
        .chain(entry.number.as_deref())
        .chain(signs)
        .chain(passages.flat_map(|one| one.mark.as_deref().into_iter().chain([one.text.as_str()])));
    parts.collect::<Vec<_>>().join(" ").to_lowercase()
}
