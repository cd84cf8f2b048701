//! The cursor on the board, and the mouse.

use kernel::Name;
use protocol::SceneView;

use super::{Effect, done, send};
use crate::board::{beside, says_something, whereabouts};
use crate::draw::Hit;
use crate::keys::{Deed, Place};
use crate::model::{Look, Model, Notice, Overlay, Panel};
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
    model.look = Some(Look::on(at, Vec::new()));
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
            look.ready = false;
        }
        show(model);
    }
}

/// The place a thing is at: itself, or the zone it lies in if only that has a place of its own. A way is at its
/// beginning.
fn place_of(scene: &SceneView, id: &Name) -> Name {
    let stations = whereabouts(scene);
    let known = |id: &Name| stations.iter().any(|(other, ..)| other == id);
    if known(id) {
        return id.clone();
    }
    let piece = scene.pieces.iter().find(|piece| piece.id == *id);
    let lies = piece.map_or(id, |piece| &piece.zone);
    let link = scene.links.iter().find(|link| link.id == *lies);
    let mut zone = match (link, piece) {
        (Some(link), _) => Some(link.from.clone()),
        (None, Some(piece)) => Some(piece.zone.clone()),
        (None, None) => {
            let zone = scene.zones.iter().find(|zone| zone.id == *id);
            zone.and_then(|zone| zone.within.clone())
        }
    };
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

/// What lies at a place, in the order the cursor goes through it: the place itself, its pieces, the zones within it with
/// theirs, and the ways from it that say something, with what lies on them.
fn things_at(scene: &SceneView, place: &Name) -> Vec<Name> {
    let mut things = vec![place.clone()];
    let lying = |zone: &Name, things: &mut Vec<Name>| {
        let here = scene.pieces.iter().filter(|piece| piece.zone == *zone);
        things.extend(here.map(|piece| piece.id.clone()));
    };
    lying(place, &mut things);
    let mut inner = vec![place.clone()];
    while let Some(outer) = inner.pop() {
        for zone in scene.zones.iter().filter(|zone| zone.within.as_ref() == Some(&outer)) {
            if zone.entry.is_some() {
                things.push(zone.id.clone());
            }
            lying(&zone.id, &mut things);
            if inner.len() < scene.zones.len() && zone.id != *place {
                inner.push(zone.id.clone());
            }
        }
    }
    for link in scene.links.iter().filter(|link| link.from == *place || link.to == *place) {
        if says_something(scene, link) {
            things.push(link.id.clone());
            lying(&link.id, &mut things);
        }
    }
    let mut known = Vec::new();
    things.retain(|id| {
        !known.contains(id) && {
            known.push(id.clone());
            true
        }
    });
    things
}

/// Goes through what lies at a place.
pub(super) fn next_piece(model: &mut Model, by: isize) {
    let Some((scene, look)) = model.scene().zip(model.look.as_ref()) else { return };
    // A way is between two places: the cursor stays with the one it came from as long as it can.
    let place = place_of(scene, &look.from);
    let mut things = things_at(scene, &place);
    if !things.contains(&look.at) {
        things = things_at(scene, &place_of(scene, &look.at));
    }
    let at = things.iter().position(|id| *id == look.at).unwrap_or(0) as isize;
    let next = things[(at + by).rem_euclid(things.len() as isize) as usize].clone();
    if let Some(look) = &mut model.look {
        look.at = next;
        look.ready = false;
    }
    keep_in_sight(model);
}

/// The moves that touch a thing, in notation and in words.
fn moves_of(model: &Model, id: &Name) -> Vec<(String, String)> {
    let offers = model.scene().map_or(&[][..], |scene| &scene.offers);
    let touching = offers.iter().filter(|offer| offer.touches.contains(id));
    touching.map(|offer| (offer.notation.clone(), offer.label.clone())).collect()
}

/// Makes the one move of what is under the cursor ready, and makes it if it is: dice are picked one by one so. Where
/// there are several they alone are listed; where there is none it is picked to ask about.
pub(super) fn take(model: &mut Model) -> Vec<Effect> {
    let Some(look) = model.look.clone() else { return Vec::new() };
    match moves_of(model, &look.at).as_slice() {
        [] => pick(model),
        [_] if model.sent => Vec::new(),
        [(notation, _)] if look.ready => send(model, notation.clone()),
        [(_, label)] => {
            let facts = [("move", label.clone())];
            let text = crate::words::say_with(model.voice(), "term-ready", facts);
            model.notice = Some(Notice { text, rule: None, bad: false });
            if let Some(look) = &mut model.look {
                look.ready = true;
            }
            Vec::new()
        }
        _ => {
            model.look = None;
            model.filter.clear();
            model.opened.clear();
            model.only = Some(look.at);
            (model.chosen, model.has_chosen) = (0, true);
            Vec::new()
        }
    }
}

/// The cursor stays where it is as long as that is there; else it goes to what lies where it was: the next die of a pool.
pub(super) fn stay(model: &mut Model) {
    let Some((scene, look)) = model.scene().zip(model.look.as_ref()) else { return };
    let exists = |id: &Name| {
        scene.zones.iter().any(|zone| zone.id == *id)
            || scene.pieces.iter().any(|piece| piece.id == *id)
            || scene.links.iter().any(|link| link.id == *id)
    };
    let at = if exists(&look.at) { Some(look.at.clone()) } else { None };
    let near = || {
        let home = Some(&look.from).filter(|id| exists(id))?;
        let piece = scene.pieces.iter().find(|piece| piece.zone == *home);
        Some(piece.map_or_else(|| home.clone(), |piece| piece.id.clone()))
    };
    let at = at.or_else(near);
    model.look = at.map(|at| Look { at, ..look.clone() });
    if let Some(look) = &mut model.look {
        look.ready = false;
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
    let from = scene.pieces.iter().find(|piece| piece.id == look.at);
    let from = from.map_or_else(|| place.clone(), |piece| piece.zone.clone());
    if let Some(look) = &mut model.look {
        look.from = from;
    }
    keep_in_sight(model);
}

/// Turns to the panel the cursor is on, and scrolls it there.
fn keep_in_sight(model: &mut Model) {
    let Some((scene, look)) = model.scene().zip(model.look.as_ref()) else { return };
    let place = place_of(scene, &look.at);
    let at = look.at.clone();
    // A die of a pool is a place of its own, and lies where its pool does.
    let piece = scene.pieces.iter().find(|piece| piece.id == at);
    let lies = |id: &Name| *id == place || piece.is_some_and(|piece| piece.zone == *id);
    let aside = beside(scene).iter().any(|zone| lies(&zone.id));
    model.panel = if aside { Panel::Things } else { Panel::Board };
    model.pan = None;
    if aside {
        let line = crate::draw::line_of(model, &at).or_else(|| crate::draw::line_of(model, &place));
        model.scrolled.insert(Panel::Things, line.unwrap_or(0));
    }
}

/// A click chooses what it hits: a move (again: makes it), a panel, or a thing to look at.
pub(super) fn clicked(model: &mut Model, x: u16, y: u16) -> Vec<Effect> {
    match model.place() {
        Place::Page | Place::End | Place::Leaf | Place::Book | Place::Story => {
            return done(model, Deed::Close);
        }
        Place::Curtain => return done(model, Deed::Lift),
        Place::Table | Place::Look => {}
        Place::Rules | Place::Almanac | Place::Leave | Place::Everywhere => {
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
            model.look = Some(Look::on(id, picked));
            show(model);
        }
        None => {}
    }
    Vec::new()
}
