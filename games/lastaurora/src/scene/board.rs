//! The Exploration Zone, decks and Enemies.

use kernel::scene::{Badge, Face, Kind, Layout, Outline, Piece, Tone, Zone};
use kernel::{Arg, Name, Scene, Text, Viewer};

use super::stories::story_piece;
use super::texts::says;
use super::{badge, box_text, card_icon, enemy_id, region_tone, road, slot_id, supply, texts};
use crate::content::EnemyCard;
use crate::decisions::KeepObjects;
use crate::frame::Frame;
use crate::ids::{CardId, Letter, Object, Region};
use crate::look::Look;
use crate::options::Module;
use crate::state::Player;
use crate::vocab::CardKind;

pub(super) fn draw(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    zone(look, scene);
    decks(look, viewer, scene);
    enemies(look, scene);
}

/// A card of the Exploration deck, face up.
fn card(look: Look<'_>, card: CardId, id: String, zone: impl Into<Name>) -> Piece {
    let info = &look.content.cards[card];
    let mut piece = Piece::new(id, zone, Kind::Card);
    piece.label = Some(info.name.into());
    piece.icon = Some(card_icon(info.kind));
    piece.badges.push(badge(texts::kind(info.kind), None, Tone::Neutral));
    match info.kind {
        CardKind::Location => {
            piece.badges.push(says(texts::location(look.content, info.location())));
            let radiation = look.content.locations[info.location()].radiation;
            if radiation > 0 {
                piece.badges.push(badge("la-badge-radiation", Some(radiation.into()), Tone::Warn));
            }
        }
        CardKind::Truck | CardKind::Trailer | CardKind::Device => {
            let convoy = &look.content.convoy[info.car()];
            if info.kind == CardKind::Truck {
                let tone = Tone::Neutral;
                piece.badges.push(badge("la-badge-speed", Some(convoy.speed.into()), tone));
                piece.badges.push(badge("la-badge-pull", Some(convoy.pull.into()), tone));
                piece.badges.push(badge("la-badge-boost", Some(convoy.boost_max.into()), tone));
            }
            if convoy.tracks {
                piece.badges.push(badge("la-badge-tracked", None, Tone::Good));
            }
            for sort in &convoy.boxes {
                piece.badges.push(badge(box_text(*sort), None, Tone::Neutral));
            }
        }
        CardKind::Survivor => {
            let survivor = &look.content.survivors[info.survivor()];
            let strength = Some(survivor.strength.into());
            piece.badges.push(badge("la-badge-strength", strength, Tone::Neutral));
            piece.badges.push(says(survivor.text));
        }
        CardKind::Enemy => {
            let enemy = &look.content.enemies[info.enemy()];
            piece.badges.extend(strength_of(enemy, enemy.defence.into(), enemy.asgard.into()));
            piece.badges.push(says(texts::text_of(enemy.name)));
        }
        CardKind::Encounter => {
            let labels = &look.content.encounters[info.encounter()].labels;
            piece.badges.extend(labels.iter().map(|label| says(*label)));
        }
        CardKind::Event => piece.badges.push(says(texts::text_of(info.name))),
    }
    piece
}

/// Where the Exploration Zone and the Enemies are drawn, down the board: below the road.
const SLOTS: f32 = 1060.0;
const ENEMIES: f32 = 965.0;

/// From where to where something is drawn across the board.
fn span(look: Look<'_>, from: f32) -> [f32; 2] {
    let [left, _] = road::drawn(look, from, 0.0);
    let [right, _] = road::drawn(look, 970.0, 0.0);
    [left, right]
}

fn zone(look: Look<'_>, scene: &mut Scene) {
    let row = &look.content.bonus[look.state.table.map];
    // The corner on the left is where tables show what lines mean.
    let [left, right] = span(look, 180.0);
    let width = (right - left) / 5.0;
    for (slot, bonus) in row.iter() {
        let id = slot_id(slot);
        let x = left + width * (f32::from(slot.0) + 0.5);
        let [_, y] = road::drawn(look, 0.0, SLOTS);
        let layout = Layout::Node { x, y, w: width - 16.0, h: 120.0, shape: Outline::Room };
        let label = match look.card_in(slot) {
            None => Text::new("la-slot").with("slot", slot.number()),
            Some(card) => {
                Text::new("la-slot-card").with("slot", slot.number()).with("card", card.name)
            }
        };
        let mut zone = Zone::new(id.clone(), layout).named(label);
        let required = look.content.setup.required[slot];
        zone.badges.push(badge("la-badge-required", Some(required.into()), Tone::Neutral));
        let does = texts::program(look.content, bonus.effects);
        let bonus = Text::new("la-badge-bonus").with("bonus", bonus.name).with("what", does);
        zone.badges.push(says(bonus));
        scene.zones.push(zone);
        let Some(found) = look.state.zone[slot].get() else { continue };
        scene.pieces.push(card(look, found, format!("card-{}", slot.number()), id.clone()));
        for story in look.stories_under(found) {
            scene.pieces.push(story_piece(look, story, id.clone()));
        }
    }
}

pub(super) fn stack(scene: &mut Scene, id: &'static str, label: &'static str) {
    scene.zones.push(Zone::new(id, Layout::Stack).named(label));
}

pub(super) fn hidden(scene: &mut Scene, id: String, zone: impl Into<Name>, label: Text) {
    let mut piece = Piece::new(id, zone, Kind::Card);
    piece.face = Face::Down;
    piece.label = Some(label);
    scene.pieces.push(piece);
}

fn decks(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    exploration(look, scene);
    outcome(look, scene);
    loot(look, scene);
    objects(look, scene);
    peeked(look, viewer, scene);
    drawn(look, viewer, scene);
}

/// Whether the viewer sees what this player was shown.
fn sees(viewer: Viewer, player: Player) -> bool {
    match viewer {
        Viewer::Seat(seat) => seat == player.seat(),
        Viewer::Referee => true,
        Viewer::Spectator => false,
    }
}

/// An Object card, face up.
fn object(kind: Object, id: String, zone: &'static str) -> Piece {
    let mut piece = Piece::new(id, zone, Kind::Card);
    let name = kind.word();
    piece.label = Some(name.into());
    piece.icon = Some("object".into());
    piece.badges.push(says(texts::text_of(name)));
    piece
}

fn exploration(look: Look<'_>, scene: &mut Scene) {
    let state = look.state;
    stack(scene, "deck", "la-term-exploration-deck");
    if let Some(top) = state.deck.last() {
        let period = look.content.cards[*top].period;
        let name = ["la-period-1", "la-period-2", "la-period-3"][usize::from(period) - 1];
        let label = Text::new("la-hidden-exploration").with("period", name);
        hidden(scene, "deck-top".into(), "deck", label);
    }
    stack(scene, "discard", "la-term-exploration-discard");
    for found in state.discard {
        scene.pieces.push(card(look, found, format!("discard-{}", found.0), "discard"));
    }
}

fn outcome(look: Look<'_>, scene: &mut Scene) {
    let state = look.state;
    stack(scene, "outcome", "la-term-outcome-deck");
    if let Some(top) = state.outcome.last() {
        let back = look.content.outcome[*top].back;
        let label = Text::new("la-hidden-outcome").with("pattern", back.word());
        hidden(scene, "outcome-top".into(), "outcome", label);
    }
    stack(scene, "outcome-discard", "la-term-outcome-discard");
    let pvp = state.table.module(Module::Pvp);
    for place in state.outcome_discard {
        let info = &look.content.outcome[place.card(pvp)];
        let id = format!("outcome-{}", place.0 + 1);
        let mut piece = Piece::new(id, "outcome-discard", Kind::Card);
        piece.label = Some("la-term-outcome".into());
        let letters = info.letters.map(Letter::name);
        piece.mark = Some(letters[0].into());
        let damage = info.damage.map(|n| n.to_string()).join(", ");
        let what = Text::new("la-outcome-says").with("damage", Arg::Plain(damage.into()));
        piece.badges.push(says(what.with("letters", Arg::Plain(letters.join(", ").into()))));
        scene.pieces.push(piece);
    }
}

fn loot(look: Look<'_>, scene: &mut Scene) {
    for (pair, left) in look.state.loot.iter().enumerate() {
        let number = pair + 1;
        let id = format!("loot-{number}");
        let pair = Arg::Plain(supply::PAIRS[pair].into());
        let label = Text::new("la-loot-stack").with("pair", pair);
        scene.zones.push(Zone::new(id.clone(), Layout::Stack).named(label));
        for place in 0..left.len() {
            let piece = format!("loot-{number}-{}", place + 1);
            hidden(scene, piece, id.clone(), Text::new("la-hidden-loot"));
        }
    }
}

fn objects(look: Look<'_>, scene: &mut Scene) {
    stack(scene, "object-discard", "la-term-object-discard");
    for (kind, n) in look.state.object_discard.iter() {
        for copy in 0..*n {
            let id = format!("object-discard-{}-{copy}", kind.index());
            scene.pieces.push(object(kind, id, "object-discard"));
        }
    }
}

/// The top cards of the Exploration deck, for those who have looked at them.
fn peeked(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    let state = look.state;
    let peeked = state.peeked;
    if peeked.cards > 0 && peeked.by.iter().any(|player| sees(viewer, player)) {
        scene.zones.push(Zone::new("peeked", Layout::Row).named("la-term-exploration-deck"));
        let known = &state.deck[state.deck.len() - usize::from(peeked.cards)..];
        for (place, found) in known.iter().enumerate() {
            let number = look.content.cards[*found].number;
            let mut piece = card(look, *found, format!("peeked-{number}"), "peeked");
            piece.face = Face::Peeked;
            piece.slot = Some(place as u16);
            scene.pieces.push(piece);
        }
    }
}

/// Objects just drawn, for who decides about them.
fn drawn(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    for frame in look.state.frames.iter() {
        if let Frame::Keep(KeepObjects { player, .. }) = frame
            && sees(viewer, *player)
        {
            scene.zones.push(Zone::new("drawn", Layout::Row).named("la-term-objects"));
            for (place, kind) in look.state.drawn.iter().enumerate() {
                let mut piece = object(*kind, format!("drawn-{place}"), "drawn");
                piece.face = Face::Peeked;
                scene.pieces.push(piece);
            }
        }
    }
}

/// What an Enemy attacks with, and what is left of its defence.
fn strength_of(enemy: &EnemyCard, ordinary: i32, asgard: i32) -> Vec<Badge> {
    let mut badges = vec![
        badge("la-badge-attack", Some(enemy.attack.into()), Tone::Bad),
        badge("la-badge-defence", Some(ordinary), Tone::Neutral),
    ];
    if enemy.asgard > 0 {
        badges.push(badge("la-badge-asgard-defence", Some(asgard), Tone::Neutral));
    }
    badges
}

fn enemies(look: Look<'_>, scene: &mut Scene) {
    let [left, right] = span(look, 30.0);
    let width = (right - left) / 3.0;
    for region in Region::ALL {
        let id = format!("region-{}", region.number());
        let x = left + width * (f32::from(region.number()) - 0.5);
        let [_, y] = road::drawn(look, 0.0, ENEMIES);
        let layout = Layout::Node { x, y, w: width - 16.0, h: 84.0, shape: Outline::Room };
        let label = Text::new("la-enemies-in").with("region", region.word());
        let mut zone = Zone::new(id.clone(), layout).named(label);
        zone.tone = region_tone(region);
        scene.zones.push(zone);
        for enemy in look.state.enemies.iter().filter(|enemy| enemy.region == region) {
            let info = &look.content.enemies[enemy.enemy];
            let mut piece = Piece::new(enemy_id(enemy.enemy), id.clone(), Kind::Card);
            piece.label = Some(info.name.into());
            piece.tone = Tone::Bad;
            piece.icon = Some(card_icon(CardKind::Enemy));
            let ordinary = i32::from(info.defence - enemy.damage);
            let asgard = i32::from(info.asgard - enemy.asgard);
            piece.badges.extend(strength_of(info, ordinary, asgard));
            piece.badges.push(says(texts::text_of(info.name)));
            scene.pieces.push(piece);
            for (space, owner) in enemy.targets.iter() {
                let Some(player) = owner.get() else { continue };
                let letter = space.name();
                let target = format!("target-{}-{letter}", enemy.enemy.0);
                let mut piece = Piece::new(target, id.clone(), Kind::Token);
                piece.label = Some("la-term-target".into());
                piece.mark = Some(letter.into());
                if !look.automa(player) {
                    piece.owner = Some(player.seat());
                    piece.tone = Tone::Seat(player.seat());
                }
                scene.pieces.push(piece);
            }
        }
    }
}
