//! Characters arriving, being Contaminated, being Annihilated (chapters 4 and 8).

use super::Engine;
use crate::event::Event;
use crate::ids::{Body, Data, Item, Section};
use crate::state::{At, Hazard, Holder, TrapPlace};

impl Engine<'_> {
    /// A body comes to be in a section, whatever the way (SF-R181): Contamination, then Traps. Hazards follow when the
    /// state settles.
    pub fn arrive(&mut self, body: Body, section: Section) {
        self.tell(Event::Entered { body, section });
        self.come_to(body, section);
    }

    /// The same after somebody was told in other words.
    pub(crate) fn come_to(&mut self, body: Body, section: Section) {
        if body != Body::TelepathicRat {
            self.state.bodies[body].at = At::Section(section);
        }
        // Only Fire keeps the Bio Lab from contaminating (SF-R61, SF-R169).
        if section == Section::BioLab && self.state.sections[section].hazard != Some(Hazard::Fire) {
            self.contaminate(body);
        }
        // A Trap never creates Suspicion (`claymore`).
        if self.look().can_possess(body) && self.flip_traps(section) {
            let deed = self.deed.take();
            self.put_down(body);
            self.deed = deed;
        }
        // What a body carries arrives with it: the Rat in a pocket is Contaminated too.
        if self.state.uniques[Item::TelepathicRat] == Holder::Body(body)
            && body != Body::TelepathicRat
        {
            self.arrive(Body::TelepathicRat, section);
        }
    }

    /// Gives a Contaminated marker, at most one each (SF-8.5.1). The overflow is asked about when the state settles.
    pub fn contaminate(&mut self, body: Body) {
        if !self.state.bodies[body].contaminated {
            self.state.bodies[body].contaminated = true;
            self.tell(Event::Contaminated { body });
        }
    }

    /// Flips the Traps lying in a section that somebody has entered; tells whether the live one is among them, which
    /// Downs whoever entered (`claymore`).
    pub(crate) fn flip_traps(&mut self, section: Section) -> bool {
        let mut sprung = false;
        for index in 0..self.state.traps.len() {
            if matches!(self.state.traps[index].at, TrapPlace::Section(at, _) if at == section) {
                let live = self.state.traps[index].live;
                self.state.traps[index].at = TrapPlace::Nowhere;
                self.reveal(Event::TrapFlipped { section, live });
                sprung |= live;
            }
        }
        sprung
    }

    /// A body is Annihilated with every Item it possesses (SF-4.6.5.1, SF-R175). Antimatter among them detonates where
    /// it is (SF-7.3.3).
    pub fn annihilate(&mut self, body: Body) {
        if matches!(self.state.bodies[body].at, At::Absent | At::Annihilated) {
            return;
        }
        if self.state.uniques[Item::Antimatter] == Holder::Body(body) {
            self.detonate();
            if self.state.station.detonated_on_board
                || self.state.bodies[body].at == At::Annihilated
            {
                return;
            }
        }
        let state = &mut self.state.bodies[body];
        self.state.gone = self.state.gone.with(state.items);
        if let Some(integral) = state.integral.take() {
            self.state.gone.put(integral);
        }
        state.items = crate::bag::Bag::EMPTY;
        state.data = workbench::flat::Set::EMPTY;
        state.contaminated = false;
        state.at = At::Annihilated;
        if body == Body::TelepathicRat {
            self.state.uniques[Item::TelepathicRat] = Holder::Nowhere;
        }
        self.tell(Event::Annihilated { body });
        for item in Item::ALL {
            if item.is_unique() && self.state.uniques[*item] == Holder::Body(body) {
                self.state.uniques[*item] = Holder::Nowhere;
                if *item == Item::TelepathicRat {
                    self.annihilate(Body::TelepathicRat);
                } else {
                    self.tell(Event::ItemAnnihilated { item: *item });
                }
            }
        }
    }

    /// All Data of a body is deleted.
    pub fn wipe_data(&mut self, body: Body) {
        for data in Data::ALL {
            self.delete_data(body, *data);
        }
    }
}
