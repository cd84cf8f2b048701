//! The ways between sections (chapter 5): corridors, docks, vents, airlocks.

use serde::{Deserialize, Serialize};
use workbench::flat::{By, Id, List, Set};

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

/// Points of a drawing, across and down, 0 to 1000.
pub type Points = Vec<(f32, f32)>;

/// The map as it is printed: what exists in a game depends on the sections in play and on launched pods.
#[derive(Clone, Debug)]
pub struct Map {
    /// The ways out of each section, Locks not considered.
    pub ways: By<Section, List<Way, 12>, { Section::COUNT }>,
    /// The two ends of every corridor and dock; of a dock, the pod first.
    pub ends: By<Link, (Section, Section), LINKS>,
    /// Which corridors and docks start with a Lock (SF-A10.45).
    pub locked: Set<Link>,
    /// How many of the links are corridors; the docks follow.
    pub corridors: u8,
    /// Way points for drawing, by the two ends.
    pub via: Vec<(Section, Section, Points)>,
    /// The fewest Steps from one section to another along corridors and docks, whatever is in play.
    steps: By<Section, By<Section, u8, { Section::COUNT }>, { Section::COUNT }>,
}

/// Further than anything on the map.
const FAR: u8 = 30;

impl Map {
    /// A map without any way.
    pub(crate) fn empty() -> Map {
        Map {
            ways: By::default(),
            ends: By::from_fn(|_| (Section::OuterSpace, Section::OuterSpace)),
            locked: Set::EMPTY,
            corridors: 0,
            via: Vec::new(),
            steps: By::from_fn(|_| By::from_fn(|_| FAR)),
        }
    }

    /// The fewest Steps from one section to another if every corridor were open, without vents and airlocks: what
    /// somebody guesses who looks at the map.
    #[inline]
    pub fn steps(&self, from: Section, to: Section) -> u8 {
        self.steps[from][to]
    }

    /// Measures the map, once all ways are on it.
    pub(crate) fn measure(&mut self) {
        for from in Section::ALL {
            self.steps[*from][*from] = 0;
            let mut reached: List<Section, { Section::COUNT }> = List::default();
            reached.push(*from);
            let mut next = 0;
            while let Some(at) = reached.get(next).copied() {
                next += 1;
                let step = self.steps[*from][at] + 1;
                for way in
                    self.ways[at].iter().filter(|way| matches!(way.kind, WayKind::Corridor(_)))
                {
                    if step < self.steps[*from][way.to] {
                        self.steps[*from][way.to] = step;
                        reached.push(way.to);
                    }
                }
            }
        }
    }

    /// Adds a corridor or dock as the link with this number, with a Lock or without.
    pub(crate) fn link(&mut self, link: Link, ends: (Section, Section), locked: bool) {
        self.ends[link] = ends;
        if locked {
            self.locked.insert(link);
        }
        self.join(ends, WayKind::Corridor(link));
    }

    /// Adds a way in both directions.
    pub(crate) fn join(&mut self, (one, other): (Section, Section), kind: WayKind) {
        self.ways[one].push(Way { to: other, kind });
        self.ways[other].push(Way { to: one, kind });
    }

    /// The corridor or dock between two sections, in any game.
    pub fn between(&self, one: Section, other: Section) -> Option<Link> {
        self.ways[one].iter().find(|way| way.to == other).and_then(|way| match way.kind {
            WayKind::Corridor(link) => Some(link),
            WayKind::Vent | WayKind::Airlock => None,
        })
    }
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
