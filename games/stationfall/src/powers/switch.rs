//! Shapeshift Switch: the Consort and somebody else change places and possessions (`shapeshift_switch`).

use crate::engine::Engine;
use crate::event::Event;
use crate::ids::{Body, Character, Data, Item};
use crate::state::{Bribe, GreyBribe, Holder};

/// The Consort changes places and possessions with somebody.
pub(crate) fn switch(engine: &mut Engine<'_>, other: Body) {
    engine.switch(other);
}

impl Engine<'_> {
    /// The Consort changes places with somebody, and everything loose changes hands: Items, Data and Bribes. Helmets
    /// change hands before Hazards count, because those count when the state settles.
    pub(super) fn switch(&mut self, other: Body) {
        let own = Body::Consort;
        self.tell(Event::Switched { body: other });
        self.swap_items(own, other);
        self.swap_data(own, other);
        let card = self.look().owner(other);
        self.swap_bribes(Character::Consort, card);
        let places = (self.look().section_of(own), self.look().section_of(other));
        if let (Some(from), Some(to)) = places
            && from != to
        {
            self.arrive(own, to);
            self.arrive(other, from);
        }
    }

    fn swap_items(&mut self, one: Body, other: Body) {
        let bag = self.state.bodies[one].items;
        self.state.bodies[one].items = std::mem::replace(&mut self.state.bodies[other].items, bag);
        for item in Item::ALL {
            self.state.uniques[*item] = match self.state.uniques[*item] {
                Holder::Body(body) if body == one => Holder::Body(other),
                Holder::Body(body) if body == other => Holder::Body(one),
                holder => holder,
            };
        }
    }

    fn swap_data(&mut self, one: Body, other: Body) {
        let data = self.state.bodies[one].data;
        self.state.bodies[one].data = std::mem::replace(&mut self.state.bodies[other].data, data);
        // Legal never possesses an NDA itself (`process_server`).
        self.delete_data(Body::Legal, Data::Nda);
    }

    fn swap_bribes(&mut self, one: Character, other: Character) {
        let swapped = |card: Character| match card {
            card if card == one => other,
            card if card == other => one,
            card => card,
        };
        for player in 0..self.state.table.players {
            let bribe = &mut self.state.players[crate::state::Player(player)].bribe;
            if let Bribe::On(card) = bribe {
                *card = swapped(*card);
            }
        }
        for token in &mut self.state.grey_bribes {
            if let GreyBribe::On(card, _) = token {
                *card = swapped(*card);
            }
        }
    }
}
