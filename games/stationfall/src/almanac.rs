//! The almanac: an entry for every Character, Identity, Ability, Item, section, Action, counter and Project X card.
//!
//! What the content files say as data is told from the data: the points of an Agenda, who has an Ability, where a
//! section leads. What they say in prose is a message `sf-about-...` in `words/almanac`.
//!
//! - `characters`: Character cards, both sides of Identity cards, Kompromat; `abilities`: Abilities and Reveal Powers;
//! - `things`: Items and Data; `places`: sections and what can be done in them; `projects`: Project X cards;
//! - `token`: counters, markers and boxes; `names`: the ids of entries; `parts`: what entries are made of.

mod abilities;
mod characters;
pub(crate) mod names;
mod parts;
mod places;
mod projects;
mod things;
pub(crate) mod token;

use kernel::AlmanacEntry as Entry;

use crate::content::Content;

/// Every entry.
pub(crate) fn entries() -> Vec<Entry> {
    let content = Content::standard();
    let mut found = Vec::new();
    characters::entries(content, &mut found);
    abilities::entries(content, &mut found);
    things::entries(content, &mut found);
    places::entries(content, &mut found);
    projects::entries(content, &mut found);
    token::entries(&mut found);
    found
}
