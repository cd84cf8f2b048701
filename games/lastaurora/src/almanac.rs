//! The almanac: an entry for every card, space and counter of the box. What data says is put into words from the data
//! (`scene::texts`), so that a card and its effect cannot disagree; what is printed as a text is that text.

mod automa;
mod boxes;
mod convoy;
mod deck;
mod foes;
mod hand;
mod people;
mod road;
mod stories;
mod tokens;

use kernel::scene::{Badge, Tone};
use kernel::{AlmanacEntry, Arg, Name, Passage, Stock, Text};

pub(crate) use boxes::entry as of_box;
pub(crate) use foes::of_outcome;
pub(crate) use stories::{option, picture as story_picture};

use crate::content::Content;
use crate::scene::badge;
use crate::vocab::Res;

/// Every entry, from the content of the box.
pub(crate) fn entries() -> Vec<AlmanacEntry> {
    let content = Content::standard();
    let mut all = Vec::new();
    deck::add(content, &mut all);
    convoy::add(content, &mut all);
    people::add(content, &mut all);
    foes::add(content, &mut all);
    hand::add(content, &mut all);
    stories::add(content, &mut all);
    automa::add(content, &mut all);
    road::add(content, &mut all);
    boxes::add(content, &mut all);
    tokens::add(&mut all);
    all
}

/// The id of the entry about the record with this name.
pub(crate) fn of(name: &str) -> Name {
    let record = name.strip_prefix("la-name-").unwrap_or(name);
    Name::from(record.replace('_', "-"))
}

/// The id of the entry about a space of the road.
pub(crate) fn of_space(name: &'static str) -> Name {
    Name::Borrowed(name)
}

/// The entry about a record: its name is its title, its id names its picture.
fn record(name: &'static str, stock: Stock) -> AlmanacEntry {
    let id = of(name);
    AlmanacEntry { picture: Some(id.clone()), ..AlmanacEntry::new(id, stock, name) }
}

/// The rules about something, its own first.
fn rules<const N: usize>(rules: [&'static str; N]) -> Vec<Name> {
    rules.map(Name::Borrowed).to_vec()
}

/// Numbers printed on the copies of a card.
fn printed(mut numbers: Vec<u16>) -> Option<Name> {
    numbers.retain(|number| *number > 0);
    numbers.sort_unstable();
    numbers.dedup();
    let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:03}")).collect();
    (!numbers.is_empty()).then(|| numbers.join(", ").into())
}

/// What stands before a paragraph, as it is printed.
fn mark(mark: impl Into<Name>) -> Text {
    Text::new("la-page-mark").with("mark", Arg::Plain(mark.into()))
}

/// A paragraph of one message without arguments.
fn plain(id: &'static str) -> Passage {
    Passage::new(id)
}

/// The picture of a resource.
const fn goods_icon(res: Res) -> &'static str {
    match res {
        Res::Food => "food",
        Res::Ammo => "ammo",
        Res::Fuel => "fuel",
    }
}

/// A number with a picture.
fn counted(label: impl Into<Text>, icon: &'static str, n: i32) -> Badge {
    Badge { icon: Some(icon.into()), ..badge(label, Some(n), Tone::Neutral) }
}
