//! Antimatter: arming and detonation (SF-7.3).

use workbench::flat::Set;

use super::Engine;
use crate::event::Event;
use crate::ids::{Body, Item, Section};
use crate::map::WayKind;
use crate::state::{At, Ending, Holder, MarkerEvent, Ship, TimeMarker, Vehicle};

impl Engine<'_> {
    /// Antimatter that is out of Magnetic Containment is armed, however it came out (SF-7.3, SF-R106).
    pub(super) fn arm_if_moved(&mut self) {
        let out = match self.state.uniques[Item::Antimatter] {
            Holder::Nowhere => false,
            _ => {
                self.look().section_of_unique(Item::Antimatter)
                    != Some(Section::MagneticContainment)
            }
        };
        if out {
            self.arm();
        }
    }

    /// Arms the Antimatter (SF-7.3.1), once (SF-7.3.1b).
    pub fn arm(&mut self) {
        if self.state.station.armed
            || self.state.uniques[Item::Antimatter] == Holder::Nowhere
            || self.state.station.stationfall
        {
            return;
        }
        self.state.station.armed = true;
        self.tell(Event::Armed);
        self.abandon_ship(true);
        let due = self.state.minute - 4;
        if due >= 0 {
            self.place_marker(MarkerEvent::Detonate, due);
        }
    }

    /// Places a Time marker of the active player. A forced placement always succeeds (SF-0.8).
    pub fn place_marker(&mut self, event: MarkerEvent, minute: i8) {
        let owner = self.state.turn.player;
        let markers = &mut self.state.players[owner].markers;
        *markers = markers.saturating_sub(1);
        self.state.markers.push(TimeMarker { owner, event, minute });
        self.tell(Event::MarkerPlaced { player: owner, event, minute });
    }

    /// The Antimatter detonates where it is (SF-7.3.2), armed or not (SF-7.3.3a), and is out of the game.
    pub fn detonate(&mut self) {
        let holder = self.state.uniques[Item::Antimatter];
        if holder == Holder::Nowhere {
            return;
        }
        let section = self.look().section_of_unique(Item::Antimatter);
        self.state.uniques[Item::Antimatter] = Holder::Nowhere;
        self.state.station.armed = true;
        self.state.station.detonated = true;
        self.tell(Event::Detonated { section });
        match (section, holder) {
            (Some(Section::OuterSpace), _) => self.blast_outer_space(),
            (Some(pod), _) if self.look().launched(pod) => self.annihilate_pod(pod),
            (Some(_), _) => self.blast_on_board(),
            (None, Holder::Body(body)) => match self.state.bodies[body].at {
                // Inside the Amoeba that left in a pod it is in that pod (SF-7.3.2b).
                At::Mesosphere(Vehicle::Amoeba) => {
                    if let Some(pod) = self.state.project_x.monster {
                        self.annihilate_pod(pod);
                    }
                }
                At::Mesosphere(_) => self.annihilate(body),
                // Swallowed by the Amoeba: inside it the Antimatter is On Board.
                _ => self.blast_on_board(),
            },
            (None, _) => {}
        }
    }

    /// Everything in Outer Space is Annihilated, every section with an arrow to it Damaged (SF-7.3.2a).
    fn blast_outer_space(&mut self) {
        let bodies: Set<Body> = self.look().bodies_in(Section::OuterSpace).collect();
        for body in bodies {
            self.annihilate(body);
        }
        self.annihilate_free_items(Section::OuterSpace);
        if self.state.station.ship != Ship::None {
            self.state.station.ship = Ship::None;
            self.tell(Event::ShipAnnihilated);
        }
        self.annihilate_monster_in(Section::OuterSpace);
        for section in Section::ALL {
            let scorched = self.content.map.ways[*section]
                .iter()
                .any(|way| way.kind == WayKind::Airlock && way.to == Section::OuterSpace);
            if scorched && self.state.station.stationfall {
                self.scorch(*section);
            } else if scorched {
                self.damage(*section);
            }
        }
    }

    /// Damage by the detonation step of Stationfall, when nothing follows from it any more (SF-16.1, SF-16.1a).
    fn scorch(&mut self, section: Section) {
        if self.look().exists(section) && !self.state.sections[section].damaged {
            self.state.sections[section].damaged = true;
            self.tell(Event::Damaged { section });
        }
    }

    /// The game ends at once (SF-7.3.2c); at Stationfall itself it has no further effect (SF-16.1a).
    fn blast_on_board(&mut self) {
        if !self.state.station.stationfall {
            self.state.station.detonated_on_board = true;
            self.stationfall(Ending::Antimatter);
        }
    }
}
