//! A scene can be drawn: every id it mentions exists, once. And what is told cites rules that exist.

use std::collections::{BTreeMap, BTreeSet};

use kernel::scene::{Gauge, Layout, Zone};
use kernel::{Event, Game, LoggedEvent, Name, Scene, Seat, Viewer, play};

use super::{Position, lists, texts};
use crate::inspector::{Held, Inspector};
use crate::violation::Law;

/// What every viewer sees of a position is sound.
pub(crate) fn sound<G: Game>(inspector: &mut Inspector<'_, G>, position: &Position<'_, G>) -> Held {
    for viewer in Viewer::all(position.seats) {
        let scene = play::scene(inspector.game, position.state, viewer);
        if let Some(mistake) = mistake(&scene, position) {
            inspector.hold(Law::Scenes, false, || format!("{viewer} sees: {mistake}"))?;
        }
        inspector.hold(Law::Scenes, true, String::new)?;
        texts::of_scene(inspector, &scene)?;
        cited(inspector, &scene)?;
        listed(inspector, &scene)?;
        let long = lists::too_long(&scene.offers);
        inspector.hold(Law::Scenes, long.is_none(), || {
            format!("{viewer} is offered {}", long.unwrap_or_default())
        })?;
        travels(inspector, &scene)?;
    }
    Ok(())
}

/// Every event of a move is worded, ruled, and touches something that has a name.
pub(crate) fn sound_events<G: Game>(
    inspector: &mut Inspector<'_, G>,
    entries: &[LoggedEvent<G::Event>],
) -> Held {
    for entry in entries {
        texts::known(inspector, &entry.event.text(), "an event")?;
        if let Some(rule) = entry.event.rule() {
            inspector.cites(rule.0, "an event")?;
        }
        let nameless = entry.event.touches().iter().any(|id| id.is_empty());
        inspector.hold(Law::Scenes, !nameless, || {
            format!("the event {:?} touches something without an id", entry.event)
        })?;
    }
    Ok(())
}

fn cited<G: Game>(inspector: &mut Inspector<'_, G>, scene: &Scene) -> Held {
    let prompt = scene.prompt.iter().filter_map(|prompt| prompt.rule.as_ref());
    let offers = scene.offers.iter().filter_map(|offer| offer.rule.as_ref());
    let lines = scene.reckoning.iter().filter_map(|line| line.rule.as_ref());
    let page = scene.page.iter().filter_map(|page| page.rule.as_ref());
    let all: BTreeSet<&Name> = prompt.chain(offers).chain(lines).chain(page).collect();
    all.into_iter().try_for_each(|rule| inspector.cites(rule, "a scene"))
}

/// Everything a scene names of the almanac is in it, and what declines is a legal move.
fn listed<G: Game>(inspector: &mut Inspector<'_, G>, scene: &Scene) -> Held {
    let zones = scene.zones.iter().filter_map(|zone| zone.entry.as_ref());
    let pieces = scene.pieces.iter().filter_map(|piece| piece.entry.as_ref());
    let read = scene.read.iter().map(|page| &page.entry);
    let unlisted = zones.chain(pieces).chain(read).find(|id| !inspector.almanac.contains(*id));
    inspector.hold(Law::Scenes, unlisted.is_none(), || {
        format!(
            "{} sees something of the entry {unlisted:?}, which the almanac lacks",
            scene.viewer
        )
    })?;
    let decline = scene.prompt.as_ref().and_then(|prompt| prompt.decline.as_ref());
    let offered = |mv: &&String| !scene.offers.iter().any(|offer| offer.notation == **mv);
    let strange = decline.filter(|_| !scene.offers.is_empty()).filter(offered);
    inspector.hold(Law::Scenes, strange.is_none(), || {
        format!("{} may decline by {strange:?}, which is no legal move", scene.viewer)
    })
}

/// A scene goes over the wire and comes back as it was.
fn travels<G: Game>(inspector: &mut Inspector<'_, G>, scene: &Scene) -> Held {
    let back = serde_json::to_string(scene).and_then(|json| serde_json::from_str::<Scene>(&json));
    inspector.hold(Law::Scenes, back.as_ref().ok() == Some(scene), || match back {
        Ok(_) => format!("the scene of {} is another after a way through JSON", scene.viewer),
        Err(error) => format!("the scene of {} cannot go through JSON: {error}", scene.viewer),
    })
}

/// What is wrong with a scene, if anything.
fn mistake<G: Game>(scene: &Scene, position: &Position<'_, G>) -> Option<String> {
    let zones: BTreeMap<&str, &Zone> = scene.zones.iter().map(|z| (z.id.as_ref(), z)).collect();
    let ids = scene.zones.iter().map(|zone| &zone.id);
    let ids = ids.chain(scene.pieces.iter().map(|piece| &piece.id));
    let ids = ids.chain(scene.links.iter().map(|link| &link.id));
    let ids: Vec<&Name> = ids.chain(scene.page.iter().map(|page| &page.id)).collect();
    twice(ids.iter().map(|id| id.as_ref()))
        .map(|id| format!("the id `{id}` twice among zones, links, pieces and the page"))
        .or_else(|| wrong_zone(scene, &zones))
        .or_else(|| wrong_piece(scene, &zones))
        .or_else(|| wrong_panels(scene, position.seats))
        .or_else(|| wrong_gauges(scene))
        .or_else(|| wrong_offers(scene, position, &ids))
}

fn twice<'a>(ids: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let mut seen = BTreeSet::new();
    ids.into_iter().find(|id| !seen.insert(*id))
}

fn wrong_zone(scene: &Scene, zones: &BTreeMap<&str, &Zone>) -> Option<String> {
    for zone in &scene.zones {
        if zone.id.is_empty() {
            return Some("a zone without an id".into());
        }
        let mut outer = zone.within.as_ref();
        let mut steps = 0;
        while let Some(name) = outer {
            let Some(found) = zones.get(name.as_ref()) else {
                return Some(format!("the zone `{}` within `{name}`, which is missing", zone.id));
            };
            steps += 1;
            if steps > zones.len() {
                return Some(format!("the zone `{}` within itself", zone.id));
            }
            outer = found.within.as_ref();
        }
        if let Some(name) = &zone.upon {
            let beside = zones.get(name.as_ref()).filter(|found| found.within == zone.within);
            if name == &zone.id || beside.is_none_or(|found| found.upon.is_some()) {
                return Some(format!(
                    "the zone `{}` upon `{name}`, which is no zone beside it that stands by itself",
                    zone.id
                ));
            }
        }
    }
    if scene.links.iter().any(|link| link.id.is_empty()) {
        return Some("a link without an id".into());
    }
    let ends = scene.links.iter().flat_map(|link| [&link.from, &link.to]);
    let mut missing = ends.filter(|end| !zones.contains_key(end.as_ref()));
    missing.next().map(|end| format!("a link to the zone `{end}`, which is missing"))
}

fn wrong_piece(scene: &Scene, zones: &BTreeMap<&str, &Zone>) -> Option<String> {
    scene.pieces.iter().find_map(|piece| {
        let id = &piece.id;
        if id.is_empty() {
            return Some(format!("a piece without an id in `{}`", piece.zone));
        }
        if scene.links.iter().any(|link| link.id == piece.zone) {
            return None;
        }
        let Some(zone) = zones.get(piece.zone.as_ref()) else {
            return Some(format!(
                "the piece `{id}` in the zone `{}`, which is missing",
                piece.zone
            ));
        };
        let spaces = match zone.layout {
            Layout::Grid { columns, rows } => u32::from(columns) * u32::from(rows),
            Layout::Track { spaces, .. } => u32::from(spaces),
            Layout::Group => {
                return Some(format!("the piece `{id}` in `{}`, which only holds zones", zone.id));
            }
            Layout::Node { .. } | Layout::Row | Layout::Hand | Layout::Stack | Layout::Pool => {
                return None;
            }
        };
        match piece.slot {
            Some(slot) if u32::from(slot) >= spaces => Some(format!(
                "the piece `{id}` in slot {slot} of `{}`, which has {spaces}",
                zone.id
            )),
            // A piece without a slot is drawn beside the spaces.
            Some(_) | None => None,
        }
    })
}

fn wrong_panels(scene: &Scene, seats: u8) -> Option<String> {
    let found: Vec<Seat> = scene.seats.iter().map(|panel| panel.seat).collect();
    (!found.iter().copied().eq(Seat::all(seats)))
        .then(|| format!("the panels of {found:?}, not of {seats} seats in order"))
}

fn wrong_gauges(scene: &Scene) -> Option<String> {
    let of = |gauges: &[Gauge]| twice(gauges.iter().map(|g| g.id.as_ref())).map(str::to_string);
    of(&scene.gauges)
        .or_else(|| scene.seats.iter().find_map(|panel| of(&panel.gauges)))
        .map(|id| format!("the gauge `{id}` twice"))
}

fn wrong_offers<G: Game>(
    scene: &Scene,
    position: &Position<'_, G>,
    ids: &[&Name],
) -> Option<String> {
    let seat = scene.viewer.seat();
    let choice = position.choices.iter().find(|(able, _)| Some(*able) == seat);
    let moves = choice.map_or(&[][..], |(_, moves)| moves.as_slice());
    let asked = seat.is_some_and(|seat| position.awaited.contains(seat));
    if (asked || !moves.is_empty()) && scene.prompt.is_none() {
        return Some("no prompt, though this seat may act".into());
    }
    let offered: Vec<Option<G::Move>> =
        scene.offers.iter().map(|offer| offer.notation.parse().ok()).collect();
    if !offered.iter().map(Option::as_ref).eq(moves.iter().map(Some)) {
        return Some("other offers than the legal moves".into());
    }
    scene.offers.iter().find_map(|offer| {
        let missing = offer.touches.iter().find(|id| !ids.contains(id))?;
        Some(format!("the offer `{}` that touches `{missing}`, which is missing", offer.notation))
    })
}
