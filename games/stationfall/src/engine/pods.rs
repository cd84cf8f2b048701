//! Pods: launching and loss (SF-5.5).

use workbench::flat::Set;

use super::Engine;
use crate::event::Event;
use crate::ids::{Body, Character, Section};
use crate::map::WayKind;
use crate::state::{KompromatPlace, PodState};

impl Engine<'_> {
    /// A pod moves to the Mesosphere with everything inside; a Damaged one is Annihilated (SF-5.5.4).
    pub fn launch(&mut self, pod: Section) {
        if self.state.sections[pod].pod != PodState::Docked {
            return;
        }
        self.clear_dock(pod);
        if self.state.sections[pod].damaged {
            // It is lost in the Mesosphere: Antimatter aboard detonates there (SF-R113).
            self.state.sections[pod].pod = PodState::Launched;
            self.annihilate_pod(pod);
            return;
        }
        let aboard: Set<Body> = self.look().bodies_in(pod).collect();
        self.state.sections[pod].pod = PodState::Launched;
        self.tell(Event::Launched { pod });
        for body in aboard {
            self.tell(Event::Escaped { body });
        }
        self.lose_kompromat_in(pod);
        self.monster_leaves_in(pod);
    }

    /// A pod and everything inside it are Annihilated (SF-5.5.4, SF-7.3.2b).
    pub fn annihilate_pod(&mut self, pod: Section) {
        self.clear_dock(pod);
        let aboard: Set<Body> = self.look().bodies_in(pod).collect();
        for body in aboard {
            self.annihilate(body);
        }
        self.annihilate_free_items(pod);
        self.annihilate_monster_in(pod);
        self.lose_kompromat_in(pod);
        if self.state.sections[pod].pod == PodState::Annihilated {
            // Antimatter aboard has done it already.
            return;
        }
        self.state.sections[pod].pod = PodState::Annihilated;
        self.tell(Event::PodAnnihilated { pod });
    }

    /// The join and a Lock on it are gone (SF-5.5.1a).
    fn clear_dock(&mut self, pod: Section) {
        for way in self.content.map.ways[pod].iter() {
            if let WayKind::Corridor(link) = way.kind {
                self.state.locks.remove(link);
            }
        }
    }

    /// Kompromat lying in a launched pod leaves the game (SF-R162).
    fn lose_kompromat_in(&mut self, pod: Section) {
        for character in Character::ALL {
            if self.state.kompromat[*character] == KompromatPlace::Board(pod) {
                self.state.kompromat[*character] = KompromatPlace::Nowhere;
            }
        }
    }
}
