//! What lies where: a scene's zones as a tree and its pieces by zone, for whoever draws it.

use std::collections::{HashMap, HashSet};

use kernel::Scene;
use kernel::scene::{Layout, Link, Piece, Zone};

/// A scene sorted for drawing.
pub(crate) struct Plan<'a> {
    /// The zones that are part of no other, in order.
    pub(crate) roots: Vec<&'a Zone>,
    /// Pieces whose zone or link is not in the scene. There should be none; they are shown rather than lost.
    pub(crate) loose: Vec<&'a Piece>,
    children: HashMap<&'a str, Vec<&'a Zone>>,
    pieces: HashMap<&'a str, Vec<&'a Piece>>,
    zones: HashMap<&'a str, &'a Zone>,
    touched: HashSet<&'a str>,
}

impl<'a> Plan<'a> {
    pub(crate) fn new(scene: &'a Scene) -> Plan<'a> {
        let zones: HashMap<&str, &Zone> = scene.zones.iter().map(|z| (z.id.as_ref(), z)).collect();
        let mut plan = Plan {
            roots: Vec::new(),
            loose: Vec::new(),
            children: HashMap::new(),
            pieces: HashMap::new(),
            touched: scene.offers.iter().flat_map(|o| &o.touches).map(AsRef::as_ref).collect(),
            zones,
        };
        for zone in &scene.zones {
            match plan.parent(zone) {
                Some(parent) => plan.children.entry(parent).or_default().push(zone),
                None => plan.roots.push(zone),
            }
        }
        for piece in &scene.pieces {
            let on_link = || scene.links.iter().any(|link| link.id == piece.zone);
            if plan.zones.contains_key(piece.zone.as_ref()) || on_link() {
                plan.pieces.entry(piece.zone.as_ref()).or_default().push(piece);
            } else {
                plan.loose.push(piece);
            }
        }
        plan
    }

    /// The zone this one is part of, unless there is none or going up leads round in a circle.
    fn parent(&self, zone: &'a Zone) -> Option<&'a str> {
        let up = |id: &str| self.zones.get(id).and_then(|zone| zone.within.as_deref());
        let parent = zone.within.as_deref().filter(|id| self.zones.contains_key(id))?;
        let mut above = Some(parent);
        for _ in 0..=self.zones.len() {
            above = up(above?).filter(|id| self.zones.contains_key(id));
            if above.is_none() {
                return Some(parent);
            }
        }
        None
    }

    /// The zones within this one.
    pub(crate) fn children(&self, zone: &Zone) -> &[&'a Zone] {
        self.children.get(zone.id.as_ref()).map_or(&[], Vec::as_slice)
    }

    /// The pieces in this zone.
    pub(crate) fn pieces(&self, zone: &Zone) -> &[&'a Piece] {
        self.pieces.get(zone.id.as_ref()).map_or(&[], Vec::as_slice)
    }

    /// The pieces on this link.
    pub(crate) fn pieces_on(&self, link: &Link) -> &[&'a Piece] {
        self.pieces.get(link.id.as_ref()).map_or(&[], Vec::as_slice)
    }

    /// A zone by its id.
    pub(crate) fn zone(&self, id: &str) -> Option<&'a Zone> {
        self.zones.get(id).copied()
    }

    /// Whether one of the viewer's moves touches this piece or zone.
    pub(crate) fn is_touched(&self, id: &str) -> bool {
        self.touched.contains(id)
    }

    /// The nodes of the map, whatever they are part of.
    pub(crate) fn nodes(scene: &'a Scene) -> impl Iterator<Item = &'a Zone> {
        scene.zones.iter().filter(|zone| is_node(zone))
    }
}

/// Whether a zone is a card with boxes on it: a vehicle, an enemy.
pub(crate) fn is_mounted(zone: &Zone) -> bool {
    zone.entry.is_some() && matches!(zone.layout, Layout::Grid { .. } | Layout::Track { .. })
}

/// Whether a zone is a place on the map.
pub(crate) fn is_node(zone: &Zone) -> bool {
    matches!(zone.layout, Layout::Node { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Viewer;

    fn zone(id: &'static str, within: Option<&'static str>) -> Zone {
        let mut zone = Zone::new(id, Layout::Group);
        zone.within = within.map(Into::into);
        zone
    }

    #[test]
    fn zones_in_a_circle_and_pieces_nowhere_are_still_shown() {
        let mut scene = Scene::new("game", Viewer::Referee);
        scene.zones = vec![
            zone("a", None),
            zone("b", Some("a")),
            zone("c", Some("d")),
            zone("d", Some("c")),
            zone("e", Some("nowhere")),
        ];
        scene.pieces = vec![Piece::new("p", "nowhere", kernel::scene::Kind::Cube)];
        let plan = Plan::new(&scene);
        let ids = |zones: &[&Zone]| zones.iter().map(|z| z.id.to_string()).collect::<Vec<_>>();
        assert_eq!(ids(&plan.roots), ["a", "c", "d", "e"]);
        assert_eq!(ids(plan.children(plan.roots[0])), ["b"]);
        assert_eq!(plan.loose.len(), 1);
    }
}
