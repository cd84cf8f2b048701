//! Counting every component of the box, so that nothing is lost or doubled (SF-0.9). Data is never exhausted (SF-0.7)
//! and not counted.

use kernel::Census;

use crate::bag::{Bag, COMMON};
use crate::ids::{Body, Character, Identity, Item};
use crate::look::Look;
use crate::state::{Bribe, GreyBribe};

pub(crate) fn count(look: Look<'_>, census: &mut Census) {
    items(look, census);
    players(look, census);
    cards(look, census);
}

/// The common Items by kind; a Nanogel stays a Nanogel when it is turned to its side 1.
fn items(look: Look<'_>, census: &mut Census) {
    let state = look.state;
    let mut bag = |bag: Bag, place: &str| {
        for item in COMMON {
            let kind = if item == Item::Nanogel1 { Item::Nanogel } else { item };
            census.put_many(kind, bag.count(item).into(), place);
        }
    };
    bag(state.supply, "supply");
    bag(state.gone, "gone");
    state.sections.iter().for_each(|(section, own)| bag(own.items, section.name()));
    for (body, own) in state.bodies.iter() {
        bag(own.items, body.name());
    }
    for (body, own) in state.bodies.iter() {
        if let Some(item) = own.integral {
            census.put(item, body.name());
        }
    }
    for item in Item::ALL.iter().filter(|item| item.is_unique()) {
        census.put(item, format_args!("{:?}", state.uniques[*item]));
    }
}

/// Cubes, disc, Bribe and Time markers of every player. A forced fourth marker is no component: it is only recorded
/// (SF-0.8).
fn players(look: Look<'_>, census: &mut Census) {
    let state = look.state;
    for player in look.players() {
        let own = &state.players[player];
        let number = player.0 + 1;
        let cube = format!("cube {number}");
        census.put_many(&cube, own.cubes.into(), "hand");
        census.put_many(&cube, own.betrayal.into(), "betrayal");
        for (character, card) in state.cards.iter() {
            census.put_many(&cube, card.cubes[player].into(), character);
        }
        census.put(format_args!("disc {number}"), format_args!("{:?}", own.disc));
        let bribe = u32::from(own.bribe != Bribe::None);
        census.put_many(format_args!("bribe {number}"), bribe, format_args!("{:?}", own.bribe));
        let placed = state.markers.iter().filter(|marker| marker.owner == player).count() as u32;
        let marker = format!("time marker {number}");
        census.put_many(&marker, placed.min(look.content.player_set.markers.into()), "board");
        census.put_many(&marker, own.markers.into(), "hand");
    }
    // They come with the Billionaire, and his bot puts them away.
    let there = |grey: &&GreyBribe| **grey != GreyBribe::Absent;
    let on_cards = state.grey_bribes.iter().filter(there).count() as u32;
    let all = if look.in_play(Character::Billionaire) { state.grey_bribes.len() as u32 } else { 0 };
    census.put_many("grey bribe", on_cards, "cards");
    census.put_many("grey bribe", all - on_cards, "box");
}

/// Bodies, Identity cards and Kompromat, each in one place.
fn cards(look: Look<'_>, census: &mut Census) {
    let state = look.state;
    for body in Body::ALL.iter().filter(|body| look.in_play(look.owner(**body))) {
        census.put(format_args!("pawn {body}"), format_args!("{:?}", state.bodies[*body].at));
    }
    for identity in Identity::ALL {
        let place = format!("{:?}", state.identities[*identity]);
        census.put(format_args!("identity {identity}"), place);
    }
    for character in state.table.in_play {
        if look.content.characters[character].kompromat {
            let place = format!("{:?}", state.kompromat[character]);
            census.put(format_args!("kompromat {character}"), place);
        }
    }
}
