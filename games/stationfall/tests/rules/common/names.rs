//! Names as in the content files, as things.

use stationfall::action::{Action, Actor};
use stationfall::content::Content;
use stationfall::ids::{Body, Character, Data, Identity, Item, Offsite, Section};
use stationfall::map::Link;
use stationfall::moves::Move;

/// Names as things.
macro_rules! named {
    ($($name:ident: $kind:ty)*) => {
        $(pub fn $name(name: &str) -> $kind {
            name.parse().unwrap_or_else(|_| panic!("no {} is called `{name}`", stringify!($name)))
        })*
    };
}

named! {
    section: Section
    character: Character
    body: Body
    item: Item
    data: Data
    identity: Identity
    offsite: Offsite
    action: Action
    decision: Move
}

/// The body with this name, or the Digital Assistant.
pub fn actor(name: &str) -> Actor {
    if name == "digital_assistant" { Actor::Assistant } else { Actor::Body(body(name)) }
}

/// The corridor or dock between two sections.
pub fn link(one: &str, other: &str) -> Link {
    let between = Content::standard().map.between(section(one), section(other));
    between.unwrap_or_else(|| panic!("no corridor between {one} and {other}"))
}
