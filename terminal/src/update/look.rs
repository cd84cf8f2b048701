//! The cursor on the board, and the mouse.

use kernel::Name;
use protocol::SceneView;

use super::{Effect, done};
use crate::board::{beside, whereabouts};
use crate::draw::Hit;
use crate::keys::{Deed, Place};
use crate::model::{Look, Model, Overlay, Panel};
use crate::port::Ask;

/// Lays the cursor where the eye is, or takes it off.
pub(super) fn toggle(model: &mut Model) {
    if model.look.take().is_some() {
        return;
    }
    let Some(scene) = model.scene() else { return };
    let stations = whereabouts(scene);
    let known = |id: &Name| stations.iter().any(|(other, ..)| other == id);
    let zone = |id: &Name| {
        scene.pieces.iter().find(|piece| piece.id == *id).map(|piece| piece.zone.clone())
    };
    let eye = model.focus().into_iter().find_map(|id| match known(&id) {
        true => Some(id),
        false => zone(&id).filter(known),
    });
    let Some(at) = eye.or_else(|| stations.first().map(|(id, ..)| id.clone())) else { return };
    model.look = Some(Look { at, picked: Vec::new() });
    show(model);
}

/// Goes to the nearest place in a direction. What lies off the way counts double.
pub(super) fn step(model: &mut Model, across: i8, down: i8) {
    let Some((scene, look)) = model.scene().zip(model.look.as_ref()) else { return };
    let stations = whereabouts(scene);
    let Some((_, x, y)) = stations.iter().find(|(id, ..)| *id == place_of(scene, &look.at)) else {
        return;
    };
    let distance = |(_, to_x, to_y): &&(Name, f32, f32)| {
        let (dx, dy) = (to_x - x, to_y - y);
        let along = dx * f32::from(across) + dy * f32::from(down);
        let off = dx * f32::from(down) + dy * f32::from(across);
        (along > 0.5).then(|| along + 2.0 * off.abs())
    };
    let ahead = stations.iter().filter_map(|station| Some((distance(&station)?, station)));
    let nearest = ahead.min_by(|(one, _), (other, _)| one.total_cmp(other));
    if let Some((_, (id, ..))) = nearest {
        let id = id.clone();
        if let Some(look) = &mut model.look {
            look.at = id;
        }
        show(model);
    }
}

/// The place a thing is at: itself, or the zone it lies in if only that has a place of its own.
fn place_of(scene: &SceneView, id: &Name) -> Name {
    let stations = whereabouts(scene);
    let known = |id: &Name| stations.iter().any(|(other, ..)| other == id);
    if known(id) {
        return id.clone();
    }
    let piece = scene.pieces.iter().find(|piece| piece.id == *id);
    let mut zone = piece.map(|piece| piece.zone.clone());
    // A zone may lie within another; no chain is longer than there are zones.
    for _ in 0..scene.zones.len() {
        match &zone {
            Some(id) if !known(id) => {
                let within = scene.zones.iter().find(|zone| zone.id == *id);
                zone = within.and_then(|zone| zone.within.clone());
            }
            _ => break,
        }
    }
    zone.unwrap_or_else(|| id.clone())
}

/// Goes through what lies at a place: the place itself, then its pieces.
pub(super) fn next_piece(model: &mut Model, by: isize) {
    let Some((scene, look)) = model.scene().zip(model.look.as_ref()) else { return };
    let place = place_of(scene, &look.at);
    let mut things = vec![place.clone()];
    let zones = scene.zones.iter().filter(|zone| zone.within.as_ref() == Some(&place));
    let zones: Vec<&Name> = zones.map(|zone| &zone.id).collect();
    let lies =
        |piece: &&kernel::scene::Piece<String>| piece.zone == place || zones.contains(&&piece.zone);
    things.extend(scene.pieces.iter().filter(lies).map(|piece| piece.id.clone()));
    let at = things.iter().position(|id| *id == look.at).unwrap_or(0) as isize;
    let next = things[(at + by).rem_euclid(things.len() as isize) as usize].clone();
    if let Some(look) = &mut model.look {
        look.at = next;
    }
}

/// Picks what is under the cursor. Two things, or one picked twice, are asked about.
pub(super) fn pick(model: &mut Model) -> Vec<Effect> {
    let Some(look) = &mut model.look else { return Vec::new() };
    let again = look.picked.contains(&look.at);
    if !again {
        look.picked.push(look.at.clone());
    }
    if again || look.picked.len() == 2 {
        return vec![Effect::Ask(Ask::WhyTouching(look.picked.clone()))];
    }
    Vec::new()
}

/// Shows the panel the cursor is on.
fn show(model: &mut Model) {
    let Some((scene, look)) = model.scene().zip(model.look.as_ref()) else { return };
    let place = place_of(scene, &look.at);
    let aside = beside(scene).iter().any(|zone| zone.id == place);
    model.panel = if aside { Panel::Things } else { Panel::Board };
    model.pan = None;
    if aside {
        let line = crate::draw::line_of(model, &place);
        model.scrolled.insert(Panel::Things, line);
    }
}

/// A click chooses what it hits: a move (again: makes it), a panel, or a thing to look at.
pub(super) fn clicked(model: &mut Model, x: u16, y: u16) -> Vec<Effect> {
    match model.place() {
        Place::Page => return done(model, Deed::Close),
        Place::Curtain => return done(model, Deed::Lift),
        Place::Table | Place::Look => {}
        Place::Rules | Place::Leave | Place::Everywhere => {
            model.overlay = model.overlay.take().filter(|over| *over == Overlay::Leave);
            return Vec::new();
        }
    }
    match crate::draw::hit(model, x, y) {
        Some(Hit::Move(number)) if model.has_chosen && model.chosen == number => {
            return done(model, Deed::Play);
        }
        Some(Hit::Move(number)) => {
            model.look = None;
            model.chosen = number;
            model.has_chosen = true;
        }
        Some(Hit::Panel(panel)) => model.panel = panel,
        Some(Hit::Thing(id)) => {
            if model.look.as_ref().is_some_and(|look| look.at == id) {
                return pick(model);
            }
            let picked = model.look.take().map_or_else(Vec::new, |look| look.picked);
            model.look = Some(Look { at: id, picked });
        }
        None => {}
    }
    Vec::new()
}
