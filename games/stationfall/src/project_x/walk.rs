//! The Monster's way: shortest routes along the links it may use (rule `nearest` of `project_x.toml`).

use workbench::flat::{By, Set};

use super::{Locks, Monster};
use crate::engine::Engine;
use crate::event::Event;
use crate::ids::{Body, Section};
use crate::look::Look;
use crate::map::{Way, WayKind};

impl<'a> Look<'a> {
    /// The ways out of a section that the Monster may use; whether a pod is full does not matter yet.
    pub(super) fn monster_ways(
        self,
        monster: &'a Monster,
        from: Section,
    ) -> impl Iterator<Item = Way> + 'a {
        self.ways(from).filter(move |way| match way.kind {
            WayKind::Corridor(link) => {
                let dock = link.0 >= self.content.map.corridors;
                (if dock { monster.docks } else { monster.corridors })
                    && (monster.locks != Locks::Stops || !self.locked(link))
            }
            WayKind::Vent => monster.vents,
            WayKind::Airlock => monster.airlocks && self.airlock_works(from, way.to),
        })
    }

    /// Whether the Monster fits in: a full pod stops it (SF-5.5.3).
    pub(super) fn monster_fits(self, monster: &Monster, section: Section) -> bool {
        !monster.seat || self.has_room(section, 1)
    }

    /// The sections into which a Step brings the Live Monster nearer to the nearest of these bodies, keeping out of the
    /// sections to avoid. A body in a full pod still draws it, and it stops in front. None if it is there already, or
    /// if there is no way to anybody.
    pub(super) fn monster_steps_toward(
        self,
        goals: Set<Body>,
        avoid: Set<Section>,
    ) -> Set<Section> {
        let goals = goals.into_iter().filter_map(|body| self.section_of(body)).collect();
        self.monster_steps_to(goals, avoid)
    }

    /// The same to the nearest of some sections.
    pub(crate) fn monster_steps_to(self, goals: Set<Section>, avoid: Set<Section>) -> Set<Section> {
        let Some((monster, start)) = self.live_monster() else { return Set::EMPTY };
        // For every section reached, the first Steps of the shortest ways to it.
        let mut first: By<Section, Set<Section>, { Section::COUNT }> = By::default();
        let mut reached = avoid;
        reached.insert(start);
        let mut frontier: Set<Section> = [start].into_iter().collect();
        while !frontier.is_empty() && goals.intersection(frontier).is_empty() {
            let mut next: Set<Section> = Set::EMPTY;
            for from in frontier {
                for way in self.monster_ways(monster, from) {
                    if reached.contains(way.to) {
                        continue;
                    }
                    next.insert(way.to);
                    let own =
                        if from == start { [way.to].into_iter().collect() } else { first[from] };
                    first[way.to] = first[way.to].union(own);
                }
            }
            reached = reached.union(next);
            frontier = next;
        }
        goals
            .intersection(frontier)
            .iter()
            .fold(Set::EMPTY, |steps, goal| steps.union(first[goal]))
            .iter()
            .filter(|section| self.monster_fits(monster, *section))
            .collect()
    }
}

impl Engine<'_> {
    /// The Monster makes a Step that it may make. A Lock it passes stays or goes, as its card says.
    pub(super) fn monster_moves(&mut self, to: Section) {
        let look = self.look();
        let Some((monster, from)) = look.live_monster() else { return };
        let removes = monster.locks == Locks::Removes;
        let way = look.monster_ways(monster, from).find(|way| way.to == to);
        if let Some(Way { kind: WayKind::Corridor(link), .. }) = way
            && removes
            && self.state.locks.remove(link)
        {
            self.tell(Event::LockRemoved { one: from, other: to });
        }
        self.monster_enters(to);
    }
}
