//! What decides between equals (chapters B8 and B9).

use std::cmp::Reverse;

use crate::content::Colour;
use crate::ids::{Body, Character, Item, Section};
use crate::look::Look;
use crate::state::Player;

/// The place of a section: Zero Gravity, then the pod with most Occupants, then top-most, then left-most (SF-B8.3). The
/// least is the best.
pub(super) type SectionKey = (bool, Reverse<u8>, u8, u8);

/// The key of a section (SF-B8.3).
pub(super) fn section_key(look: Look<'_>, section: Section) -> SectionKey {
    let info = &look.content.sections[section];
    let occupants = if info.pod.is_some() { look.occupants(section) + 1 } else { 0 };
    (info.gravity, Reverse(occupants), info.top_order, info.left_order)
}

/// How far along Character Order somebody is, counted from the position after the bot's PC and wrapping round
/// (SF-B9.1, SF-B9.2): 1 is the next one, 0 the PC itself.
pub(super) fn order_from(look: Look<'_>, pc: Character, character: Character) -> u8 {
    let order = &look.state.table.order;
    let at = |wanted| order.iter().position(|card| *card == wanted).unwrap_or(0);
    let count = order.len().max(1);
    ((at(character) + count - at(pc)) % count) as u8
}

/// The Characters in play in Character Order, beginning after one of them and ending with it (SF-B9.2).
pub(super) fn after(look: Look<'_>, character: Character) -> impl Iterator<Item = Character> {
    let order = look.state.table.order;
    let count = order.len().max(1);
    let start = order.iter().position(|card| *card == character).unwrap_or(0);
    (1..=order.len()).map(move |step| order[(start + step) % count])
}

/// The place of a Character as a target: fewest cubes of this bot, most cubes of human players, last in Character Order
/// (SF-B8.2). The least is the best.
pub(super) type TargetKey = (u8, Reverse<u8>, Reverse<u8>);

/// The key of a target (SF-B8.2).
pub(super) fn target_key(
    look: Look<'_>,
    player: Player,
    pc: Character,
    character: Character,
) -> TargetKey {
    let cubes = &look.state.cards[character].cubes;
    let humans = look.players().filter(|other| !look.is_bot(*other)).map(|p| cubes[p]).sum();
    (cubes[player], Reverse(humans), Reverse(order_from(look, pc, character)))
}

/// The place of a Character for being activated: who finishes this Minute, who is not Exhausted, the PC, most cubes of
/// all colours, next in Character Order (SF-B8.1). The least is the best.
pub(super) type ActivationKey = (bool, bool, bool, Reverse<u8>, u8);

/// The key of somebody to be activated (SF-B8.1).
pub(super) fn activation_key(
    look: Look<'_>,
    pc: Character,
    character: Character,
    finishes: bool,
) -> ActivationKey {
    (
        !finishes,
        look.exhausted_now(character),
        character != pc,
        Reverse(look.cubes_on(character)),
        order_from(look, pc, character),
    )
}

/// The place of an Item to be picked up: by colour, then by name from A to Z (SF-B8.4). The least is the best.
pub(super) fn pick_up_key(look: Look<'_>, item: Item) -> (Colour, &'static str) {
    (look.content.items[item].colour, item.name())
}

/// The Item to be dropped: green before yellow, red and purple, an Item named in the script line last, then by name from
/// Z to A (SF-B8.5).
pub(super) fn drop_first(
    look: Look<'_>,
    items: impl Iterator<Item = Item>,
    named: impl Fn(Item) -> bool,
) -> Option<Item> {
    items.max_by_key(|item| (!named(*item), look.content.items[*item].colour, item.name()))
}

/// The order of two bodies of one Character, or of several.
pub(super) fn body_key(body: Body) -> u8 {
    body as u8
}
