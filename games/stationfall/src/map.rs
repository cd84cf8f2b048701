//! The ways between sections (chapter 5): corridors, docks, vents, airlocks.

use kernel::flat::{By, Id, List};
use serde::{Deserialize, Serialize};

use crate::ids::Section;

/// A corridor or dock: a way that can carry a Lock. The number is its place in `links.toml`, corridors first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Link(pub u8);

impl Id for Link {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_number(number: u8) -> Link {
        Link(number)
    }
}

/// How many corridors and docks the map has.
pub const LINKS: usize = 49;

/// The map as it is printed: what exists in a game depends on the sections in play and on launched pods.
#[derive(Clone, Debug)]
pub struct Map {
    /// The ways out of each section, Locks not considered.
    pub ways: By<Section, List<Way, 12>, { Section::COUNT }>,
    /// The two ends of every corridor and dock; of a dock, the pod first.
    pub ends: By<Link, (Section, Section), LINKS>,
    /// Which corridors and docks start with a Lock (SF-A10.45).
    pub locked: kernel::flat::Set<Link>,
    /// How many of the links are corridors; the docks follow.
    pub corridors: u8,
    /// Way points for drawing, by the two ends.
    pub via: Vec<(Section, Section, Vec<(f32, f32)>)>,
}

/// A way out of a section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where it leads.
    pub to: Section,
    /// What it is.
    pub kind: WayKind,
}

impl Default for Way {
    fn default() -> Self {
        Way { to: Section::OuterSpace, kind: WayKind::Vent }
    }
}

/// What a way is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WayKind {
    /// A corridor (SF-5.3), or the dock of a pod, which counts as one (SF-5.5.1a).
    Corridor(Link),
    /// A vent (SF-5.4).
    Vent,
    /// An airlock arrow in this direction (SF-13.13.1).
    Airlock,
}
