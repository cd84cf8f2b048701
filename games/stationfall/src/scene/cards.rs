//! The Character cards: cubes, discs, Bribes, and what each body possesses (chapters 3, 4 and 15).

use kernel::Scene;
use kernel::scene::{Badge, Kind, Layout, Piece, Tone, Zone};
use kernel::text::Text;

use super::{Eye, names, signs, tone_of};
use crate::ids::{Body, Character};
use crate::look::Look;
use crate::state::{At, Bribe, GreyBribe, Player};

pub(super) fn draw(eye: Eye<'_>, scene: &mut Scene) {
    let look = eye.look;
    scene.zones.push(Zone::new(names::CARDS, Layout::Group).named("sf-cards"));
    for character in look.state.table.order.iter().copied() {
        card(look, character, scene);
        for body in &look.content.characters[character].bodies {
            belongings(look, character, *body, scene);
        }
        cubes(look, character, scene);
    }
    for player in look.players() {
        tokens(look, player, scene);
    }
    grey_bribes(look, scene);
}

fn card(look: Look<'_>, character: Character, scene: &mut Scene) {
    let mut zone = Zone::new(names::card(character), Layout::Row).named(character.word());
    zone.within = Some(names::CARDS);
    zone.icon = Some(character.name().into());
    if let Some(player) = look.pc_of(character).next() {
        zone.owner = Some(look.seat_of(player));
        zone.tone = tone_of(look, player);
    }
    zone.badges = badges(look, character);
    scene.zones.push(zone);
}

/// Exhausted, the Influence Limit, and the Abilities that count now.
fn badges(look: Look<'_>, character: Character) -> Vec<Badge> {
    let info = &look.content.characters[character];
    let mut badges = Vec::new();
    if look.exhausted_now(character) {
        badges.push(signs::sign("sf-badge-exhausted", "exhausted", Tone::Warn));
    }
    if !info.identities.is_empty() {
        badges.push(signs::count("sf-badge-limit", "cube", info.influence_limit));
    }
    let revealed = info.identities.iter().filter(|identity| {
        look.pc_holder(**identity).is_some_and(|player| look.state.players[player].revealed_early)
    });
    let powers = revealed.flat_map(|identity| look.content.identities[*identity].reveal);
    for ability in info.abilities.iter().chain(powers) {
        badges.push(signs::sign(ability.word(), "ability", Tone::Neutral));
    }
    badges
}

/// What a body possesses, in a zone of its own: a card may have several bodies (SF-R177).
fn belongings(look: Look<'_>, character: Character, body: Body, scene: &mut Scene) {
    let absent = matches!(look.state.bodies[body].at, At::Absent | At::Annihilated);
    if absent || !look.can_possess(body) {
        return;
    }
    let mut zone = Zone::new(names::belongings(body), Layout::Row);
    zone.within = Some(names::card(character));
    if look.content.characters[character].bodies.len() > 1 {
        zone.label = Some(Text::new(body.word()));
    }
    zone.badges.push(signs::count("sf-badge-slots", "slots", look.item_limit(body)));
    scene.zones.push(zone);
}

fn cubes(look: Look<'_>, character: Character, scene: &mut Scene) {
    for player in look.players() {
        let count = look.state.cards[character].cubes[player];
        if count > 0 {
            let mut piece =
                Piece::new(names::cubes(character, player), names::card(character), Kind::Cube);
            piece.badges.push(signs::count("sf-badge-cubes", "cube", count));
            scene.pieces.push(owned(look, player, piece));
        }
    }
}

/// A piece in the colour of a player.
pub(super) fn owned(look: Look<'_>, player: Player, mut piece: Piece) -> Piece {
    piece.owner = Some(look.seat_of(player));
    piece.tone = tone_of(look, player);
    piece
}

/// A player's disc and Bribe, on a card or in hand.
fn tokens(look: Look<'_>, player: Player, scene: &mut Scene) {
    let state = &look.state.players[player];
    let hand = names::hand(look.seat_of(player));
    let zone = state.disc.map_or_else(|| hand.clone(), names::card);
    let mut disc = Piece::new(names::disc(player), zone, Kind::Token);
    disc.label = Some(Text::new("sf-disc"));
    disc.mark = Some("●".into());
    disc.icon = Some("disc".into());
    scene.pieces.push(owned(look, player, disc));
    let zone = match state.bribe {
        Bribe::None => return,
        Bribe::Hand => hand,
        Bribe::On(character) => names::card(character),
    };
    let mut bribe = Piece::new(names::bribe(player), zone, Kind::Token);
    bribe.label = Some(Text::new("sf-bribe"));
    bribe.mark = Some("$".into());
    bribe.icon = Some("bribe".into());
    scene.pieces.push(owned(look, player, bribe));
}

/// The Billionaire's grey Bribes (`rich`).
fn grey_bribes(look: Look<'_>, scene: &mut Scene) {
    for (index, bribe) in look.state.grey_bribes.iter().enumerate() {
        let card = match bribe {
            GreyBribe::Absent => continue,
            GreyBribe::Unused => Character::Billionaire,
            GreyBribe::On(character, _) => *character,
        };
        let mut piece = Piece::new(names::grey_bribe(index), names::card(card), Kind::Token);
        piece.label = Some(Text::new("sf-grey-bribe"));
        piece.mark = Some("$".into());
        piece.icon = Some("bribe".into());
        if let GreyBribe::On(_, by) = bribe {
            piece.owner = Some(look.seat_of(*by));
        }
        scene.pieces.push(piece);
    }
}
