//! Items, Data and markers changing hands (chapters 8 and 9).

use workbench::flat::Set;

use super::Engine;
use crate::event::Event;
use crate::ids::{Body, Data, Item, Section};
use crate::state::Holder;

impl Engine<'_> {
    /// Takes one Item of a kind from where it is. The caller has checked that it is there and loose.
    pub fn take_from(&mut self, item: Item, from: Holder) {
        if item.is_unique() {
            debug_assert_eq!(self.state.uniques[item], from);
            return;
        }
        let taken = match from {
            Holder::Section(section) => self.state.sections[section].items.take(item),
            Holder::Body(body) => self.state.bodies[body].items.take(item),
            Holder::Nowhere => self.state.supply.take(item),
            Holder::Mesosphere(_) => false,
        };
        debug_assert!(taken, "{item} was checked to be at {from:?}");
    }

    /// Puts one Item of a kind somewhere; `Nowhere` is the supply for common kinds.
    pub fn put_at(&mut self, item: Item, to: Holder) {
        if item.is_unique() {
            self.state.uniques[item] = to;
            return;
        }
        match to {
            Holder::Section(section) => self.state.sections[section].items.put(item),
            Holder::Body(body) => self.state.bodies[body].items.put(item),
            Holder::Nowhere | Holder::Mesosphere(_) => self.state.supply.put(item),
        }
    }

    /// Moves one Item. Arming and overfull hands follow when the state settles.
    pub fn move_item(&mut self, item: Item, from: Holder, to: Holder) {
        self.take_from(item, from);
        self.put_at(item, to);
        if item == Item::TelepathicRat
            && let Holder::Section(section) = to
        {
            self.arrive(Body::TelepathicRat, section);
        }
    }

    /// Gives a body an Item out of the supply; with none left nothing happens (SF-R165). True if it was given.
    pub fn grant(&mut self, body: Body, item: Item) -> bool {
        if item.is_unique() || !self.state.supply.take(item) {
            return false;
        }
        self.state.bodies[body].items.put(item);
        self.tell(Event::Gained { body, item });
        true
    }

    /// Gives a body Data (SF-9.5).
    pub fn grant_data(&mut self, body: Body, data: Data) {
        if self.state.bodies[body].data.insert(data) {
            self.tell(Event::GainedData { body, data });
        }
    }

    /// Deletes Data from a body.
    pub fn delete_data(&mut self, body: Body, data: Data) {
        if self.state.bodies[body].data.remove(data) {
            self.tell(Event::LostData { body, data });
        }
    }

    /// Unpossessed Items of a section are Annihilated; Antimatter detonates instead (SF-7.3.3).
    pub fn annihilate_free_items(&mut self, section: Section) {
        let items: Set<Item> = self.look().items_in(section).collect();
        self.state.gone = self.state.gone.with(self.state.sections[section].items);
        self.state.sections[section].items = crate::bag::Bag::EMPTY;
        for item in items {
            match item {
                Item::Antimatter => self.detonate(),
                Item::TelepathicRat => self.annihilate(Body::TelepathicRat),
                _ => {
                    if item.is_unique() {
                        self.state.uniques[item] = Holder::Nowhere;
                    }
                    self.tell(Event::ItemAnnihilated { item });
                }
            }
        }
    }
}
