//! Counting every component.

use kernel::Census;

use crate::content::{After, Category};
use crate::ids::{EventCard, Item, Object, TokenKind, Wound};
use crate::look::Look;
use crate::state::Thing;

/// Counts every component with its place.
pub(crate) fn count(look: Look<'_>, census: &mut Census) {
    tiles(look, census);
    foes(look, census);
    objects(look, census);
    items(look, census);
    cards(look, census);
}

/// Tiles, by what can be seen of their backs: those in the box might as well lie on the ship.
fn tiles(look: Look<'_>, census: &mut Census) {
    for slot in look.slots() {
        let category = look.at(slot).tile.get().map(|tile| look.content.rooms[tile].category);
        match category {
            Some(Category::One) => census.put("tile 1", slot.printed()),
            Some(Category::Two) => census.put("tile 2", slot.printed()),
            _ => {}
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
    for card in EventCard::ALL.iter().copied().filter(|card| !look.content.events[*card].aftermath)
    {
        let events = &look.state.events;
        let there = events.cards.contains(&card)
            || events.discard.contains(&card)
            || look.state.event == Some(card);
        let leaves = look.content.events[card].after == After::RemoveAndReshuffle;
        if there {
            census.put(format_args!("event {card}"), "events");
        } else if leaves {
            census.put(format_args!("event {card}"), "removed");
        }
    }
}

/// Objects: in the supply, lying, carried; Eggs on the Intruder board.
fn objects(look: Look<'_>, census: &mut Census) {
    census.put_many(Object::Egg.name(), look.state.eggs.into(), "nest");
    for object in Object::ALL {
        census.put_many(object.name(), look.state.supply[*object].into(), "supply");
        for slot in look.slots() {
            census.put_many(object.name(), look.at(slot).objects[*object].into(), slot.printed());
        }
    }
    for player in look.players() {
        for carried in look.of(player).hands.iter() {
            if let Thing::Object(object) = carried.thing {
                census.put(object.name(), format_args!("hands {}", player.0));
            }
        }
    }
}

/// Items of the decks, wherever they are.
fn items(look: Look<'_>, census: &mut Census) {
    for (ware, card) in look.content.wares.with_ids().filter(|(_, card)| card.colour.is_some()) {
        let decks = look.state.items.values().iter().flat_map(|deck| deck.iter());
        let drawn = look.state.drawn.iter();
        let n = decks.chain(drawn).filter(|own| **own == ware).count() as u32;
        census.put_many(card.item.name(), n, "decks");
        census.put_many(card.item.name(), look.state.item_discard[ware].into(), "discard");
        for player in look.players() {
            census.put_many(card.item.name(), look.of(player).inventory[ware].into(), player.0);
        }
    }
    for item in Item::ALL.iter().copied() {
        census.put_many(item.name(), look.state.crafted[item].into(), "crafted");
    }
    for player in look.players() {
        for carried in look.of(player).hands.iter() {
            if let Thing::Item(item) = carried.thing
                && look.content.wares_of(item).any(|ware| look.content.wares[ware].colour.is_some())
            {
                census.put(item.name(), player.0);
            }
            census.put_many(Item::ExtendedMagazine.name(), carried.magazines.into(), player.0);
            census.put_many(Item::LaserSight.name(), carried.sight.into(), player.0);
        }
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
    let all = look.content.contamination;
    let mut left = u32::from(all.infected) + u32::from(all.clean);
    let mut put = |n: u32, place: &str| {
        census.put_many("contamination", n, place);
        left -= n;
    };
    put(look.state.contamination.iter().map(|n| u32::from(*n)).sum(), "deck");
    for player in look.players() {
        let own = look.all_cards(player).filter(|card| card.is_contamination()).count();
        put(own as u32, "players");
    }
    census.put_many("contamination", left, "removed");
}
