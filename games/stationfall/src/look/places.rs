//! Sections and ways (chapters 5 to 7).

use super::Look;
use crate::ids::{Body, Character, Section};
use crate::map::{Link, Way, WayKind};
use crate::state::{At, Hazard, Holder, PodState};

impl<'a> Look<'a> {
    /// The section a body is in. The Rat is where its token is. None on its card, in the Amoeba, in the Mesosphere
    /// outside a pod, and when Annihilated (SF-4.6.5.3).
    #[inline]
    pub fn section_of(self, body: Body) -> Option<Section> {
        match self.state.bodies[body].at {
            At::Section(section) if body != Body::TelepathicRat => Some(section),
            At::Section(_) => self.section_of_unique(crate::ids::Item::TelepathicRat),
            _ => None,
        }
    }

    /// The section a unique Item is in, by itself or through its possessor (SF-0.9).
    pub fn section_of_unique(self, item: crate::ids::Item) -> Option<Section> {
        match self.state.uniques[item] {
            Holder::Section(section) => Some(section),
            Holder::Body(body) => self.section_of(body),
            Holder::Nowhere | Holder::Mesosphere(_) => None,
        }
    }

    /// The bodies in a section, Live or Down, the Rat too.
    #[inline]
    pub fn bodies_in(self, section: Section) -> impl Iterator<Item = Body> + 'a {
        Body::ALL.iter().copied().filter(move |body| self.section_of(*body) == Some(section))
    }

    /// Two different bodies in the same section (SF-5.2). Not for scoring: see `stationfall`.
    #[inline]
    pub fn colocated(self, one: Body, other: Body) -> bool {
        one != other
            && self.section_of(one).is_some_and(|section| self.section_of(other) == Some(section))
    }

    /// In play and not Annihilated.
    #[inline]
    pub fn exists(self, section: Section) -> bool {
        let state = &self.state.sections[section];
        state.in_play && state.pod != PodState::Annihilated
    }

    /// A launched pod (SF-5.5.4).
    #[inline]
    pub fn launched(self, section: Section) -> bool {
        self.state.sections[section].pod == PodState::Launched
    }

    /// On Board: every section but Outer Space and launched pods (SF-5.1.6).
    #[inline]
    pub fn on_board(self, section: Section) -> bool {
        section != Section::OuterSpace
            && self.state.sections[section].in_play
            && self.state.sections[section].pod == PodState::Docked
    }

    /// Whether the Actions of a section can be had: it is On Board and not Damaged (SF-11.5).
    #[inline]
    pub(crate) fn works(self, section: Section) -> bool {
        self.on_board(section) && !self.state.sections[section].damaged
    }

    /// The Hazard of a section (SF-6.1).
    #[inline]
    pub fn hazard(self, section: Section) -> Option<Hazard> {
        self.state.sections[section].hazard
    }

    /// How many Power Sections are Damaged: the Power Status (SF-7.2).
    #[inline]
    pub fn power_status(self) -> u8 {
        [Section::Reactor, Section::FuelCells, Section::Mainframe]
            .into_iter()
            .filter(|section| self.state.sections[*section].damaged)
            .count() as u8
    }

    /// Two or more Power Sections are Damaged (SF-7.2.2.1).
    #[inline]
    pub fn blackout(self) -> bool {
        self.power_status() >= 2
    }

    /// Cameras and Jammers can be switched ON (SF-R94).
    pub fn can_restore_systems(self) -> bool {
        self.power_status() == 0 && !self.state.sections[Section::SecurityStation].damaged
    }

    /// Dark (SF-5.1.3). Live Streams are asked separately: see [`Look::streamed`].
    #[inline]
    pub fn dark(self, section: Section) -> bool {
        self.content.sections[section].dark || self.blackout()
    }

    /// Whether Live Streams show this section: as if Lit with Cameras ON (`live_streams`).
    pub fn streamed(self, section: Section) -> bool {
        !self.state.station.jammers
            && self.in_play(Character::Billionaire)
            && (self.section_of(Body::Billionaire) == Some(section)
                || self.section_of_unique(crate::ids::Item::Fletcher) == Some(section))
    }

    /// Whether a Downing there is witnessed (SF-10.1.2): Lit with Cameras ON, or streamed.
    pub fn witnessed(self, section: Section) -> bool {
        self.streamed(section) || self.state.station.cameras && !self.dark(section)
    }

    /// Whether a corridor or dock exists now: both ends in play, a pod not launched (SF-5.5.1a).
    #[inline]
    pub fn link_exists(self, link: Link) -> bool {
        let (one, other) = self.content.map.ends[link];
        self.on_board(one) && self.on_board(other)
    }

    /// Whether there is a Lock on it.
    #[inline]
    pub fn locked(self, link: Link) -> bool {
        self.state.locks.contains(link)
    }

    /// The ways out of a section that exist now, Locks and Damage not considered.
    #[inline]
    pub fn ways(self, from: Section) -> impl Iterator<Item = Way> + 'a {
        let content = self.content;
        content.map.ways[from].iter().copied().filter(move |way| match way.kind {
            WayKind::Corridor(link) => self.link_exists(link),
            WayKind::Vent => true,
            WayKind::Airlock => self.exists(way.to),
        })
    }

    /// The way from one section to another, if there is one.
    pub fn way(self, from: Section, to: Section) -> Option<Way> {
        self.ways(from).find(|way| way.to == to)
    }

    /// The corridors and docks of a section that exist now.
    pub fn corridors(self, from: Section) -> impl Iterator<Item = (Section, Link)> + 'a {
        self.ways(from).filter_map(|way| match way.kind {
            WayKind::Corridor(link) => Some((way.to, link)),
            WayKind::Vent | WayKind::Airlock => None,
        })
    }

    /// The sections adjacent to this one: joined by a corridor without a Lock (SF-5.3).
    pub fn adjacent(self, from: Section) -> impl Iterator<Item = Section> + 'a {
        self.corridors(from).filter(move |(_, link)| !self.locked(*link)).map(|(to, _)| to)
    }

    /// Whether an airlock between a section and Outer Space works: the section is undamaged (SF-13.13.3).
    pub fn airlock_works(self, from: Section, to: Section) -> bool {
        let station_side = if from == Section::OuterSpace { to } else { from };
        !self.state.sections[station_side].damaged
    }

    /// Humans, Robots and Monsters in a section, Live or Down (SF-5.5.3).
    pub fn occupants(self, section: Section) -> u8 {
        let bodies =
            self.bodies_in(section).filter(|body| self.is_human(*body) || self.is_robot(*body));
        let monster = self.state.project_x.monster == Some(section)
            && self.content.projects[self.state.project_x.card].monster_takes_a_seat();
        bodies.count() as u8 + u8::from(monster)
    }

    /// Whether that many more fit in: anything but a pod takes everybody (SF-5.5.3).
    pub fn has_room(self, section: Section, more: u8) -> bool {
        self.content.sections[section]
            .pod
            .as_ref()
            .is_none_or(|pod| self.occupants(section) + more <= pod.capacity)
    }

    /// A pod with at least one Human or Robot in it (SF-5.5.2).
    pub fn occupied(self, pod: Section) -> bool {
        self.bodies_in(pod).any(|body| self.is_human(body) || self.is_robot(body))
    }

    /// The section a pod hangs on, while it does.
    pub fn dock_of(self, pod: Section) -> Option<Section> {
        self.content.sections[pod].pod.as_ref()?;
        self.corridors(pod).map(|(to, _)| to).next()
    }
}
