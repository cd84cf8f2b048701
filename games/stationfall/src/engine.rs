//! Changes to the table. Every change the rules make more than once is made here, with everything that follows from
//! it, so that no rule can forget a consequence.

mod antimatter;
mod damage;
mod guilt;
mod people;
mod pods;
mod things;

use serde::{Deserialize, Serialize};
use workbench::flat::Set;

use crate::action::Actor;
use crate::content::Content;
use crate::event::{Event, Logged};
use crate::frame::{DropExcess, DropInDeed, Frame};
use crate::ids::{Ability, Body, Section};
use crate::look::Look;
use crate::state::{At, Ending, Life, State};

workbench::engine! {
    /// The table, the content, and the log: the hands of the rules.
    pub struct Engine(Content, State, Frame, Event) {
        /// The Action being performed: a Downing by it may be witnessed (SF-10.1.2).
        deed: Option<Deed> = None,
    }
    look: Look,
    log: |event, state| -> Logged { Logged { event, seats: state.table.seats } },
}

/// An Action in progress, as a witness sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deed {
    /// Who acts.
    pub actor: Actor,
    /// The sections whose Downings would be witnessed, as they were when the Action began (SF-10.1.2a).
    pub witnessed: Set<Section>,
    /// Whether a Human went Down in such a section so far, Fugitives not counted.
    pub seen: bool,
}

impl Engine<'_> {
    /// Begins an Action. Its Downings can be witnessed only in the Activate phase (SF-10.1.2).
    pub fn begin_deed(&mut self, actor: Actor) {
        let look = self.look();
        let witnessed = if self.state.turn.activating {
            look.sections().filter(|section| look.witnessed(*section)).collect()
        } else {
            Set::EMPTY
        };
        self.deed = Some(Deed { actor, witnessed, seen: false });
    }

    /// Goes on with an Action that had to ask something: what follows of the answer is its doing (SF-R71).
    pub(crate) fn go_on_with(&mut self, deed: Deed) {
        self.deed = Some(Deed { seen: false, ..deed });
    }

    /// Ends it: a witnessed Downing makes the active player Suspect (SF-10.1.2).
    pub fn end_deed(&mut self) {
        if let Some(deed) = self.deed.take()
            && deed.seen
        {
            self.witnessed_by(deed.actor);
        }
    }

    /// Settles the state after a change (SF-0.2): Hazards, arming, overfull hands. Damage, Fire, power and triggers
    /// follow at once where they happen. Nothing is settled once Stationfall has begun.
    pub fn settle(&mut self) {
        if self.state.station.stationfall {
            return;
        }
        self.arm_if_moved();
        self.down_in_hazards();
        self.drop_excess();
        self.peek();
    }

    /// All Unhelmeted Live Humans Colocated with a Hazard go Down at the same instant (SF-6.1, SF-R65).
    fn down_in_hazards(&mut self) {
        let look = self.look();
        let victims: Set<Body> = look
            .bodies()
            .filter(|body| {
                // Most sections have no Hazard: the cheapest question comes first.
                look.section_of(*body).is_some_and(|section| look.hazard(section).is_some())
                    && look.is_live(*body)
                    && !look.is_escaped(*body)
                    && look.hurt_by_hazards(*body)
            })
            .collect();
        for body in victims {
            self.put_down(body);
        }
        self.monster_in_hazards();
    }

    /// Asks about every body above its Item Limit (SF-4.5.3.1, SF-8.5.1a). Integral Items are never dropped.
    fn drop_excess(&mut self) {
        let look = self.look();
        let excess: Set<Body> = look
            .bodies()
            .filter(|body| {
                look.slots_used(*body) > look.item_limit(*body)
                    && look.can_possess(*body)
                    && matches!(self.state.bodies[*body].at, At::Section(_))
                    && look.loose_items(*body).next().is_some()
            })
            .collect();
        for body in excess {
            let asked = self.look().asks_to_drop(body);
            if !asked {
                self.ask(match self.deed {
                    Some(deed) => Frame::DropInDeed(DropInDeed { body, deed }),
                    None => Frame::DropExcess(DropExcess { body }),
                });
            }
        }
    }

    /// Shows the Project X card to every seat that may look at it: its disc is on a present possessor of X-Secret
    /// (SF-9.4.1, SF-R131). Looking is free and secret, so nobody has to ask for it (SF-H1).
    fn peek(&mut self) {
        if self.state.project_x.released {
            return;
        }
        let look = self.look();
        let seats: kernel::SeatSet = look
            .players()
            .filter(|player| {
                self.state.players[*player].disc.is_some_and(|character| {
                    self.content.characters[character].bodies.iter().any(|body| {
                        look.has_data(*body, crate::ids::Data::XSecret) && look.is_present(*body)
                    })
                })
            })
            .map(|player| look.seat_of(player))
            .collect();
        for seat in seats.difference(self.state.project_x.seen_by).iter() {
            self.state.project_x.seen_by.insert(seat);
            let card = self.state.project_x.card;
            self.show(seat, Event::Peeked { card });
        }
    }

    /// Stationfall begins: everything else stops (SF-16.1, SF-R118).
    pub fn stationfall(&mut self, ending: Ending) {
        if self.state.station.stationfall {
            return;
        }
        self.state.station.stationfall = true;
        self.state.station.ending = Some(ending);
        self.state.turn.activating = false;
        self.deed = None;
        self.tell(Event::Stationfall { ending });
    }

    /// A body goes Down, if it is Live and can (SF-4.6.1). The Rat never does (SF-R164).
    pub fn put_down(&mut self, body: Body) {
        let look = self.look();
        if !look.is_live(body) || !look.can_possess(body) || self.state.station.stationfall {
            return;
        }
        let section = look.section_of(body);
        let human = look.is_human(body);
        let fugitive = look.has_ability(Actor::Body(body), Ability::Fugitive);
        self.state.bodies[body].life = Life::Down;
        if let (Some(deed), Some(section)) = (&mut self.deed, section) {
            deed.seen |= human && !fugitive && deed.witnessed.contains(section);
        }
        self.tell(Event::WentDown { body });
    }

    /// A Down body is Live again.
    pub fn stand_up(&mut self, body: Body) {
        self.state.bodies[body].life = Life::Live;
        self.tell(Event::Revived { body });
    }
}
