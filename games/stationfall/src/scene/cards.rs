//! The Character cards: cubes, discs, Bribes, and what each body possesses (chapters 3, 4 and 15).

use kernel::Scene;
use kernel::scene::{Badge, Kind, Layout, Piece, Tone, Zone};
use kernel::text::Text;

use super::{Eye, names, signs, tone_of};
use crate::almanac::names as entries;
use crate::almanac::token::Token;
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
    zone.entry = Some(entries::character(character));
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
    if let [body] = info.bodies[..] {
        badges.extend(condition(look, body));
    }
    if exhausted(look, character) {
        badges.push(signs::sign("sf-badge-exhausted", "exhausted", Tone::Warn));
    }
    if !info.identities.is_empty() {
        badges.push(signs::count("sf-badge-limit", "cube", info.influence_limit));
    }
    let revealed = info.identities.iter().filter(|identity| {
        look.pc_holder(**identity).is_some_and(|player| look.state.players[player].revealed_early)
    });
    let powers = revealed.flat_map(|identity| look.content.identities[*identity].reveal);
    // A Reveal Power can take a printed Ability away (`authorized_force`, `enigma`).
    let printed = info.abilities.iter().filter(|ability| look.card_has(character, *ability));
    for ability in printed.chain(powers) {
        badges.push(signs::sign(ability.word(), "ability", Tone::Neutral));
    }
    badges
}

/// Whether a card counts as Exhausted. In the Activate phase the discs as they lay at its beginning decide: the one who
/// has just been activated is not Exhausted by it (SF-15.5.1, SF-R5).
fn exhausted(look: Look<'_>, character: Character) -> bool {
    let turn = &look.state.turn;
    if turn.activating { turn.exhausted.contains(character) } else { look.exhausted_now(character) }
}

/// What has become of a body, where it is not Live and aboard.
fn condition(look: Look<'_>, body: Body) -> Vec<Badge> {
    let mut signs = Vec::new();
    let mut add = |shown: bool, label: &'static str, icon: &'static str, tone: Tone| {
        if shown {
            signs.push(signs::sign(label, icon, tone));
        }
    };
    let at = look.state.bodies[body].at;
    add(look.is_annihilated(body), "sf-badge-annihilated", "annihilated", Tone::Bad);
    add(look.is_down(body), "sf-badge-down", "down", Tone::Bad);
    add(look.is_escaped(body), "sf-badge-escaped", "escaped", Tone::Good);
    add(at == At::Engulfed, "sf-badge-engulfed", "engulfed", Tone::Bad);
    signs
}

/// What a body possesses, in zones of their own: a card may have several bodies (SF-R177). Data needs no slots, but a
/// Contaminated marker does (SF-8.5.1).
fn belongings(look: Look<'_>, character: Character, body: Body, scene: &mut Scene) {
    let absent = matches!(look.state.bodies[body].at, At::Absent | At::Annihilated);
    if absent || !look.can_possess(body) {
        return;
    }
    let several = look.content.characters[character].bodies.len() > 1;
    let named = |one: &'static str, of: &'static str| match several {
        true => Text::new(of).with("who", body.word()),
        false => Text::new(one),
    };
    let mut zone =
        Zone::new(names::belongings(body), Layout::Row).named(named("sf-items", "sf-items-of"));
    zone.within = Some(names::card(character));
    if several {
        zone.badges = condition(look, body);
    }
    zone.badges.push(signs::count("sf-badge-slots", "slots", look.item_limit(body)));
    scene.zones.push(zone);
    if look.state.bodies[body].contaminated {
        let id = names::contamination(body);
        let mut marker = Piece::new(id, names::belongings(body), Kind::Token);
        marker.label = Some(Text::new("sf-badge-contaminated"));
        marker.icon = Some("contaminated".into());
        marker.entry = Some(entries::token(Token::Contaminated));
        marker.tone = Tone::Warn;
        scene.pieces.push(marker);
    }
    if !look.state.bodies[body].data.is_empty() {
        let mut zone =
            Zone::new(names::data_zone(body), Layout::Row).named(named("sf-data", "sf-data-of"));
        zone.within = Some(names::card(character));
        scene.zones.push(zone);
    }
}

fn cubes(look: Look<'_>, character: Character, scene: &mut Scene) {
    for player in look.players() {
        let count = look.state.cards[character].cubes[player];
        if count > 0 {
            let mut piece =
                Piece::new(names::cubes(character, player), names::card(character), Kind::Cube);
            piece.label = Some(Text::new("sf-cubes"));
            piece.entry = Some(entries::token(Token::Cube));
            piece.badges.push(signs::count("sf-badge-count", "count", count));
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
    disc.entry = Some(entries::token(Token::Disc));
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
    bribe.entry = Some(entries::token(Token::Bribe));
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
        piece.entry = Some(entries::token(Token::GreyBribe));
        if let GreyBribe::On(_, by) = bribe {
            piece.owner = Some(look.seat_of(*by));
        }
        scene.pieces.push(piece);
    }
}
