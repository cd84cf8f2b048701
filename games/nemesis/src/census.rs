//! Counting every component.

use kernel::Census;

use crate::ids::{Object, TokenKind, Wound};
use crate::look::Look;
use crate::state::Thing;

/// Counts every component with its place.
pub(crate) fn count(look: Look<'_>, census: &mut Census) {
    tiles(look, census);
    foes(look, census);
    cards(look, census);
    contamination(look, census);
    for event in look.state.events.cards.iter().chain(look.state.events.discard.iter()) {
        census.put(format_args!("event {event}"), "events");
    }
}

fn tiles(look: Look<'_>, census: &mut Census) {
    for slot in look.slots() {
        if let Some(tile) = look.at(slot).tile.get() {
            census.put(format_args!("tile {tile}"), slot.printed());
        }
    }
}

fn foes(look: Look<'_>, census: &mut Census) {
    for token in TokenKind::ALL {
        let (total, bag) = (look.content.foes.tokens[*token].count, look.state.bag[*token]);
        census.put_many(token.name(), bag.into(), "bag");
        census.put_many(token.name(), (total - bag).into(), "supply");
    }
    for card in look.state.attacks.cards.iter().chain(look.state.attacks.discard.iter()) {
        census.put(format_args!("attack {}", card.0), "attacks");
    }
}

fn cards(look: Look<'_>, census: &mut Census) {
    for wound in Wound::ALL {
        let left = look.state.wounds[*wound] + look.state.wound_discard[*wound];
        census.put_many(wound.name(), left.into(), "deck");
        for player in look.players() {
            let own = look.of(player).serious.iter().filter(|own| own.wound == *wound).count();
            census.put_many(wound.name(), own as u32, player.0);
        }
    }
    for object in Object::ALL {
        census.put_many(object.name(), look.state.supply[*object].into(), "supply");
    }
    for player in look.players() {
        for carried in look.of(player).hands.iter() {
            if let Thing::Item(item) = carried.thing {
                census.put(format_args!("held {item}"), player.0);
            }
        }
    }
}

fn contamination(look: Look<'_>, census: &mut Census) {
    let [infected, clean] = look.state.contamination;
    census.put_many("contamination", u32::from(infected) + u32::from(clean), "deck");
    for player in look.players() {
        let own = look.all_cards(player).filter(|card| card.is_contamination()).count();
        census.put_many("contamination", own as u32, player.0);
    }
}
