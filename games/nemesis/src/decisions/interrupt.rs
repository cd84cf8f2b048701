//! Interruptions (NEM-24.2 to NEM-24.7, NEM-24.18): an Action that was paid for can be cancelled by whoever stands in the Room,
//! and so can an Interruption.

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::flat::List;
use workbench::small::Set8;

use super::one;
use crate::choice::OTHER_QUESTION;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Nemesis;
use crate::ids::{Card, Player};
use crate::look::Look;
use crate::moves::Move;
use crate::options::Mode;
use crate::state::MAX_PLAYERS;
use crate::words;

/// An Interruption that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Played {
    /// By whom.
    by: Player,
    /// Who would have played one too (NEM-24.18).
    others: Set8<Player>,
}

/// Everybody who may interrupt is asked at once; nobody sees an answer before all are in (NEM-24.6).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Interrupting {
    /// Whose Action it is.
    active: Player,
    /// The Interruptions on the table: the first against the Action, each other one against that before it.
    stack: List<Played, MAX_PLAYERS>,
    /// Who has not answered.
    left: Set8<Player>,
    /// Who interrupts.
    yes: Set8<Player>,
}

impl Eq for Interrupting {}

impl Interrupting {
    /// A window for an Action; none where nobody is to be asked (NEM-24.19) or all play together (COOP-08).
    pub(crate) fn open(look: Look<'_>, active: Player) -> Option<Interrupting> {
        if look.state.table.mode != Mode::Standard {
            return None;
        }
        let window = Interrupting { active, ..Interrupting::default() };
        let left = window.asked(look);
        (!left.is_empty()).then_some(Interrupting { left, ..window })
    }

    /// Who is asked, by what everybody sees (NEM-24.7).
    fn asked(&self, look: Look<'_>) -> Set8<Player> {
        let last = self.stack.last().map_or(self.active, |played| played.by);
        let at = look.of(self.active).at;
        let asked = |player: &Player| {
            let own = look.of(*player);
            let shown = own.discard.contains(&Card::Interruption.into())
                || self.stack.iter().any(|played| played.by == *player);
            *player != last && !own.hand.is_empty() && !shown && !own.waved
        };
        look.crew(at).filter(asked).collect()
    }

    /// The first of these clockwise from the active player (NEM-24.6).
    fn first(&self, look: Look<'_>, players: Set8<Player>) -> Option<Player> {
        let seats = look.state.table.seats;
        let order = (0..seats).map(|place| Player((self.active.0 + place) % seats));
        order.into_iter().find(|player| players.contains(*player))
    }

    /// All have answered, or nobody is asked: an Interruption is played, or what lies on top stands (NEM-24.5).
    fn settle(mut self, engine: &mut Engine<'_>) {
        let mut ready = self.yes;
        loop {
            if let Some(by) = self.first(engine.look(), ready) {
                engine.discard_action(by, Card::Interruption);
                let id = if self.stack.is_empty() {
                    "nem-event-interrupts"
                } else {
                    "nem-event-counters"
                };
                engine.tell(Event::new("NEM-24.2", id).player(by));
                self.stack.push(Played { by, others: ready.without(by) });
                self.yes = Set8::EMPTY;
                self.left = self.asked(engine.look());
                if !self.left.is_empty() {
                    return engine.replace(Frame::Interrupting(self));
                }
            }
            // Nobody reacts: the one on top stands and cancels what lies below it.
            if self.stack.pop().is_none() {
                return engine.pop();
            }
            let Some(cancelled) = self.stack.pop() else {
                engine.pop();
                return engine.cancel_action(self.active);
            };
            ready = cancelled.others;
        }
    }
}

impl Decision<Nemesis> for Interrupting {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        self.left.iter().fold(SeatSet::NONE, |seats, player| seats.union(one(player)))
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        let text = match self.stack.last() {
            None => Text::new("nem-prompt-interrupt").with("seat", self.active.seat()),
            Some(played) => Text::new("nem-prompt-counter").with("seat", played.by.seat()),
        };
        Prompt::new(text, "NEM-24.2").declined_by(&Move::Decline)
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        [Move::Interrupt, Move::Decline, Move::Wave].into_iter().for_each(found);
    }

    fn check(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let player = Player::from(seat);
        match mv {
            Move::Decline => Ok(()),
            Move::Wave => {
                require(player != self.active, || Refusal::new("NEM-24.15", "nem-refused-wave-own"))
            }
            Move::Interrupt => {
                require(look.actions(player).any(|card| card == Card::Interruption), || {
                    Refusal::new("NEM-24.2", "nem-refused-no-interruption")
                })
            }
            _ => Err(OTHER_QUESTION),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, seat: Seat, mv: &Move) {
        let player = Player::from(seat);
        let mut next = *self;
        next.left.remove(player);
        match mv {
            Move::Interrupt => drop(next.yes.insert(player)),
            Move::Wave => engine.wave(player),
            _ => {}
        }
        engine.replace(Frame::Interrupting(next));
        if next.left.is_empty() {
            next.settle(engine);
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        words::offer(look, seat.into(), *mv).ruled("NEM-24.2")
    }
}

impl Engine<'_> {
    /// A player lets other players' Actions pass until the own next round (NEM-24.17).
    pub(crate) fn wave(&mut self, player: Player) {
        self.of(player).waved = true;
        self.tell(Event::new("NEM-24.17", "nem-event-waves").player(player));
    }
}
