//! Where things are and whether they have Escaped, also when the game is over (SF-16.4.1 to SF-16.4.3).

use super::words::{Value, Who};
use crate::ids::{Body, Character, Data, Item, Offsite, Section};
use crate::look::Look;
use crate::state::{At, Holder, PodState, Vehicle};

/// A place in which things are Colocated: a section, or the way by which they left (SF-R147).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    /// A section; a launched pod is its own.
    Section(Section),
    /// The ship that took them off (SF-R180).
    Ship,
    /// In the Mesosphere outside any pod.
    Mesosphere(Vehicle),
}

impl Look<'_> {
    /// Where a body is, its way out of the game included.
    fn spot(self, body: Body) -> Option<Spot> {
        if body == Body::TelepathicRat {
            return self.spot_of_unique(Item::TelepathicRat);
        }
        let state = &self.state.bodies[body];
        match state.at {
            At::Section(_) if state.taken_off => Some(Spot::Ship),
            At::Section(section) => Some(Spot::Section(section)),
            At::Mesosphere(vehicle) => Some(Spot::Mesosphere(vehicle)),
            At::Absent | At::Card | At::Engulfed | At::Annihilated => None,
        }
    }

    fn spot_of_unique(self, item: Item) -> Option<Spot> {
        match self.state.uniques[item] {
            Holder::Section(section) => Some(Spot::Section(section)),
            Holder::Body(body) => self.spot(body),
            Holder::Mesosphere(vehicle) => Some(Spot::Mesosphere(vehicle)),
            Holder::Nowhere => None,
        }
    }

    /// Whether a thing is in a spot. A Character is wherever one of its bodies is, a common Item wherever one is.
    fn is_at(self, value: Value, spot: Spot) -> bool {
        match value {
            Value::Who(Who::Body(body)) => self.spot(body) == Some(spot),
            Value::Who(Who::Card(card)) => self.bodies_of(card).any(|b| self.spot(b) == Some(spot)),
            Value::Who(Who::Monster) => self.monster_place().map(Spot::Section) == Some(spot),
            Value::Item(item) if item.is_unique() => self.spot_of_unique(item) == Some(spot),
            Value::Item(item) => {
                let lies = matches!(spot, Spot::Section(section) if self.state.sections[section].items.has(item));
                lies || self.bodies().any(|b| self.has(b, item) && self.spot(b) == Some(spot))
            }
            Value::Wormhole => self.state.project_x.wormhole.map(Spot::Section) == Some(spot),
            _ => false,
        }
    }

    fn bodies_of(self, card: Character) -> impl Iterator<Item = Body> {
        self.content.characters[card].bodies.iter().copied()
    }

    /// The Monster's section.
    pub(super) fn monster_place(self) -> Option<Section> {
        self.state.project_x.monster
    }

    /// Different things in the same section, or gone the same way. Possessions are where their possessor is.
    pub(super) fn values_colocated(self, one: Value, other: Value) -> bool {
        if self.same_thing(one, other) {
            return false;
        }
        let at_other = |spot: Option<Spot>| spot.is_some_and(|spot| self.is_at(other, spot));
        match one {
            Value::Who(Who::Body(body)) => at_other(self.spot(body)),
            Value::Who(Who::Card(card)) => self.bodies_of(card).any(|b| at_other(self.spot(b))),
            Value::Who(Who::Monster) => at_other(self.monster_place().map(Spot::Section)),
            Value::Item(item) if item.is_unique() => at_other(self.spot_of_unique(item)),
            Value::Wormhole => at_other(self.state.project_x.wormhole.map(Spot::Section)),
            // A common Item beside a unique thing or somebody: the other way round, there is one spot to look at.
            Value::Item(_) if !matches!(other, Value::Item(item) if !item.is_unique()) => {
                self.values_colocated(other, one)
            }
            _ => false,
        }
    }

    /// A body and its Character are one, and so are the Rat and its token.
    fn same_thing(self, one: Value, other: Value) -> bool {
        let who = |value: Value| match value {
            Value::Item(Item::TelepathicRat) => Value::Who(Who::Body(Body::TelepathicRat)),
            Value::Who(Who::Card(card)) => match self.content.characters[card].bodies[..] {
                [body] => Value::Who(Who::Body(body)),
                _ => value,
            },
            value => value,
        };
        who(one) == who(other)
    }

    /// The section a thing is in, if it is one thing in one section.
    pub(super) fn section_of_value(self, value: Value) -> Option<Section> {
        match value {
            Value::Who(Who::Body(body)) => self.section_of(body),
            Value::Who(Who::Card(card)) => self.bodies_of(card).find_map(|b| self.section_of(b)),
            Value::Who(Who::Monster) => self.monster_place(),
            Value::Item(item) if item.is_unique() => self.section_of_unique(item),
            Value::Wormhole => self.state.project_x.wormhole,
            _ => None,
        }
    }

    /// In this section, an Item also through its possessor. Who was taken off by a ship still counts as in Outer
    /// Space (SF-R180).
    pub(super) fn value_in(self, value: Value, section: Section) -> bool {
        match value {
            Value::Who(Who::Card(card)) => {
                self.bodies_of(card).any(|b| self.section_of(b) == Some(section))
            }
            Value::Item(item) if !item.is_unique() => {
                self.state.sections[section].items.has(item)
                    || self.bodies_in(section).any(|b| self.has(b, item))
            }
            value => self.section_of_value(value) == Some(section),
        }
    }

    /// In a pod, docked or launched.
    pub(super) fn value_in_pod(self, value: Value) -> bool {
        self.sections()
            .filter(|section| self.content.sections[*section].pod.is_some())
            .any(|section| self.value_in(value, section))
    }

    /// On Board, an engulfed Character too.
    pub(super) fn value_on_board(self, value: Value) -> bool {
        let body_on_board = |body: Body| {
            self.state.bodies[body].at == At::Engulfed
                || self.section_of(body).is_some_and(|section| self.on_board(section))
        };
        match value {
            Value::Section(section) => self.on_board(section),
            Value::Who(Who::Body(body)) => body_on_board(body),
            Value::Who(Who::Card(card)) => self.bodies_of(card).any(body_on_board),
            Value::Item(item) => match self.state.uniques[item] {
                Holder::Body(body) => body_on_board(body),
                Holder::Section(section) => self.on_board(section),
                Holder::Mesosphere(_) => false,
                Holder::Nowhere => {
                    self.sections().any(|s| self.on_board(s) && self.value_in(value, s))
                }
            },
            value => self.section_of_value(value).is_some_and(|section| self.on_board(section)),
        }
    }

    /// Escaped (SF-4.6.6.1): in the Mesosphere or taken off; an Item there or with an Escaped possessor; Data with
    /// one or at an Offsite; a launched pod; the Digital Assistant as Data (SF-R176).
    pub(super) fn escaped(self, value: Value) -> bool {
        match value {
            Value::Who(Who::Body(body)) => self.is_escaped(body),
            Value::Who(Who::Card(Character::DigitalAssistant)) => {
                self.escaped(Value::Data(Data::DigitalAssistant))
            }
            Value::Who(Who::Card(card)) => self.bodies_of(card).any(|body| self.is_escaped(body)),
            Value::Who(Who::Monster) => self.monster_place().is_some_and(|s| self.launched(s)),
            Value::Item(item) if item.is_unique() => match self.state.uniques[item] {
                Holder::Section(section) => self.launched(section),
                Holder::Body(body) => self.is_escaped(body),
                Holder::Mesosphere(_) => true,
                Holder::Nowhere => false,
            },
            Value::Item(item) => {
                self.bodies().any(|body| self.has(body, item) && self.is_escaped(body))
                    || self
                        .sections()
                        .any(|s| self.launched(s) && self.state.sections[s].items.has(item))
            }
            Value::Data(data) => {
                self.bodies().any(|body| self.has_data(body, data) && self.is_escaped(body))
                    || Offsite::ALL.iter().any(|offsite| {
                        let offsite = &self.state.offsites[*offsite];
                        offsite.data.contains(data) && !offsite.annihilated
                    })
            }
            Value::Section(section) => self.state.sections[section].pod == PodState::Launched,
            _ => false,
        }
    }
}
