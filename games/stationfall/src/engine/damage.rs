//! Damage, Hazards, power and Abandon Ship (chapters 5 to 7).

use workbench::flat::Set;

use super::Engine;
use crate::event::Event;
use crate::ids::{Character, Section};
use crate::state::Hazard;

impl Engine<'_> {
    /// Damages a section with everything that follows (SF-5.1.4). A Damaged section, Outer Space and what does not
    /// exist stay as they are (SF-5.1.4a, SF-5.1.7.2).
    pub fn damage(&mut self, section: Section) {
        let look = self.look();
        if section == Section::OuterSpace
            || !look.exists(section)
            || self.state.sections[section].damaged
            || self.state.station.stationfall
        {
            return;
        }
        let before = look.power_status();
        self.state.sections[section].damaged = true;
        self.tell(Event::Damaged { section });
        match section {
            Section::FuelCells => {
                self.place_fire(Section::FuelCells);
                self.place_fire(Section::Tanks);
            }
            Section::Reactor if self.look().in_play(Character::Engineer) => self.coolant_breach(),
            Section::SecurityStation => self.systems_off(),
            Section::VaultX => {
                self.abandon_ship(true);
                self.release_project_x();
            }
            _ => {}
        }
        self.power_changed(before);
    }

    /// Asphyxiation in the Reactor and in every section joined to it by a corridor, Locked or not (SF-A10.34, SF-R86).
    fn coolant_breach(&mut self) {
        self.place_asphyxiation(Section::Reactor);
        let joined: Set<Section> =
            self.look().corridors(Section::Reactor).map(|(section, _)| section).collect();
        for section in joined {
            self.place_asphyxiation(section);
        }
    }

    /// Repairs a section: Grey Goo cannot be repaired (`grey_goo`).
    pub fn repair(&mut self, section: Section) {
        if !self.state.sections[section].damaged || self.state.sections[section].goo {
            return;
        }
        let before = self.look().power_status();
        self.state.sections[section].damaged = false;
        self.tell(Event::Repaired { section });
        self.power_changed(before);
    }

    /// The Power Status follows the number of Damaged Power Sections (SF-7.2). The inner change of a chain has been
    /// dealt with when the outer one asks, so each threshold is crossed once.
    fn power_changed(&mut self, before: u8) {
        let now = self.look().power_status();
        if now == before || self.state.station.stationfall {
            return;
        }
        self.tell(Event::Power { status: now });
        if before == 0 {
            self.systems_off();
        }
        if before < 2 && now >= 2 {
            // Abandon Ship by Blackout removes no Locks (SF-7.2.2.1).
            self.abandon_ship(false);
            self.release_project_x();
        }
        if before >= 2 && now < 2 {
            self.remove_all_locks();
        }
    }

    /// Cameras and Jammers switch OFF (SF-7.2.1.1, SF-A10.36).
    fn systems_off(&mut self) {
        if self.state.station.cameras {
            self.state.station.cameras = false;
            self.tell(Event::Cameras { on: false });
        }
        if self.state.station.jammers {
            self.state.station.jammers = false;
            self.tell(Event::Jammers { on: false });
        }
    }

    /// Whether Fire can be placed (SF-6.5.1, SF-R75).
    pub fn can_burn(&self, section: Section) -> bool {
        self.look().exists(section) && self.state.sections[section].hazard.is_none()
    }

    /// Places Fire, which Damages the section at once (SF-6.5); where it cannot burn nothing happens.
    pub fn place_fire(&mut self, section: Section) {
        if !self.can_burn(section) || self.state.station.stationfall {
            return;
        }
        self.state.sections[section].hazard = Some(Hazard::Fire);
        self.tell(Event::HazardPlaced { section, hazard: Hazard::Fire });
        self.fire_meets_project_x(section);
        self.damage(section);
    }

    /// Places Asphyxiation; Fire there is removed (SF-6.5.2).
    pub fn place_asphyxiation(&mut self, section: Section) {
        if self.state.sections[section].hazard == Some(Hazard::Asphyxiation)
            || !self.look().exists(section)
            || self.state.station.stationfall
        {
            return;
        }
        self.state.sections[section].hazard = Some(Hazard::Asphyxiation);
        self.tell(Event::HazardPlaced { section, hazard: Hazard::Asphyxiation });
    }

    /// Removes the Hazard of a section; never that of Outer Space (SF-6.4).
    pub fn remove_hazard(&mut self, section: Section) {
        if section != Section::OuterSpace && self.state.sections[section].hazard.take().is_some() {
            self.tell(Event::HazardRemoved { section });
        }
    }

    /// Triggers Abandon Ship, once (SF-7.1.1, SF-7.1.1a).
    pub fn abandon_ship(&mut self, remove_locks: bool) {
        if self.state.station.abandon_ship || self.state.station.stationfall {
            return;
        }
        self.state.station.abandon_ship = true;
        self.tell(Event::AbandonShip);
        if remove_locks {
            self.remove_all_locks();
        }
    }

    fn remove_all_locks(&mut self) {
        if !self.state.locks.is_empty() {
            self.state.locks = Set::EMPTY;
            self.tell(Event::LocksRemoved);
        }
    }
}
