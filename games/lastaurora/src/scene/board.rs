//! The Exploration Zone, decks and Enemies.

use kernel::scene::{Badge, Face, Kind, Layout, Piece, Tone, Zone};
use kernel::{Arg, Name, Scene, Text, Viewer};

use super::stories::story_piece;
use super::{card_icon, sign, slot_id, texts};
use crate::almanac;
use crate::decisions::KeepObjects;
use crate::frame::Frame;
use crate::ids::{CardId, Object, OutcomeId};
use crate::look::Look;
use crate::options::Module;
use crate::state::{Player, Shown};

pub(super) fn draw(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    zone(look, scene);
    shown(look, scene);
    decks(look, viewer, scene);
}

/// A card of the Exploration deck, face up: what it says stands in its entry.
fn card(look: Look<'_>, card: CardId, id: String, zone: impl Into<Name>) -> Piece {
    let info = &look.content.cards[card];
    face_up(info.name, card_icon(info.kind), id, zone)
}

/// A card whose face everybody who sees it can read.
pub(super) fn face_up(
    name: &'static str,
    icon: impl Into<Name>,
    id: impl Into<Name>,
    zone: impl Into<Name>,
) -> Piece {
    let mut piece = Piece::new(id, zone, Kind::Card);
    piece.label = Some(name.into());
    piece.icon = Some(icon.into());
    piece.entry = Some(almanac::of(name));
    piece
}

/// The Exploration Zone: each slot with what it requires and its Bonus Action, and the card that lies there.
fn zone(look: Look<'_>, scene: &mut Scene) {
    let frame = Zone::new("exploration", Layout::Group).named("la-term-exploration-zone");
    scene.zones.push(frame);
    for (slot, bonus) in look.content.bonus[look.state.table.map].iter() {
        let id = slot_id(slot);
        let label = Text::new("la-slot").with("slot", slot.number());
        let mut zone = Zone::new(id.clone(), Layout::Row).named(label);
        zone.within = Some("exploration".into());
        let required = i32::from(look.content.setup.required[slot]);
        zone.badges.push(Badge {
            count: Some(required),
            ..sign("la-badge-required", "strength", Tone::Neutral)
        });
        let does = texts::program(look.content, bonus.effects);
        let bonus = Text::new("la-badge-bonus").with("bonus", bonus.name).with("what", does);
        zone.badges.push(sign(bonus, "bonus", Tone::Good));
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
    face_up(kind.word(), "object", id, zone)
}

fn exploration(look: Look<'_>, scene: &mut Scene) {
    let state = look.state;
    stack(scene, "deck", "la-term-exploration-deck");
    if let Some(top) = state.deck.last() {
        let period = look.content.cards[*top].dealt_in();
        let label = Text::new("la-hidden-exploration").with("period", period.word());
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
        let id = format!("outcome-{}", place.0 + 1);
        let piece = outcome_piece(look, place.card(pvp), id, "outcome-discard");
        scene.pieces.push(piece);
    }
}

/// An Outcome card, face up.
fn outcome_piece(look: Look<'_>, card: OutcomeId, id: String, zone: &'static str) -> Piece {
    let info = &look.content.outcome[card];
    let mut piece = Piece::new(id, zone, Kind::Card);
    piece.label = Some("la-term-outcome".into());
    piece.icon = Some("outcome".into());
    piece.mark = Some(info.letters[0].name().into());
    piece.entry = Some(almanac::of_outcome(info));
    piece
}

fn loot(look: Look<'_>, scene: &mut Scene) {
    for (pair, left) in look.state.loot.iter() {
        let number = pair.index() + 1;
        let id = format!("loot-{number}");
        let label = Text::new("la-loot-stack").with("pair", Arg::Plain(pair.ranks().into()));
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

/// Objects just drawn, for the seat that decides about them.
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

/// What everybody was shown in the course of the last move: it lies there for one step.
fn shown(look: Look<'_>, scene: &mut Scene) {
    if look.state.shown.is_empty() {
        return;
    }
    scene.zones.push(Zone::new("shown", Layout::Row).named("la-label-shown"));
    for (place, shown) in look.state.shown.iter().enumerate() {
        let id = format!("shown-{}", place + 1);
        scene.pieces.push(match *shown {
            Shown::Card(found) => card(look, found, id, "shown"),
            Shown::Outcome(found) => outcome_piece(look, found, id, "shown"),
            Shown::Pattern(pattern) => {
                let mut piece = Piece::new(id, "shown", Kind::Card);
                let pattern = Text::new("la-label-indicated").with("pattern", pattern.word());
                piece.label = Some(pattern);
                piece.icon = Some("outcome".into());
                piece
            }
        });
    }
}
