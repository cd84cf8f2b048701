//! Doors, Engines, the Event deck.

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::small::Set64;

use super::one;
use crate::choice::{self, OTHER_QUESTION};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Nemesis;
use crate::ids::{Corridor, Player, ShipEngine, Slot};
use crate::look::Look;
use crate::moves::Move;
use crate::state::Door;
use crate::vocab::DoorScope;
use crate::words;

/// Doors of a Room are opened and closed, each at most once (NEM-15.4); or one Door that may be left alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SetDoors {
    /// Who.
    pub player: Player,
    /// Of which Room; all of the ship where it is one anywhere.
    pub room: Slot,
    /// Whether any Door of the ship may be set.
    pub anywhere: bool,
    /// How many more may be set.
    pub left: u8,
    /// Those that were set.
    pub set: Set64<Corridor>,
}

impl SetDoors {
    fn corridors(self, look: Look<'_>, found: &mut dyn FnMut(Corridor)) {
        if self.anywhere {
            Corridor::ALL.iter().for_each(|corridor| found(*corridor));
        } else {
            look.corridors(self.room).for_each(|(corridor, _)| found(corridor));
        }
    }

    /// Over when there is nothing left to set.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let look = engine.look();
        let mut any = false;
        self.corridors(look, &mut |corridor| any |= self.settable(look, corridor).is_ok());
        let over = self.left == 0 || !any;
        if over {
            engine.pop();
        }
        over
    }

    fn settable(self, look: Look<'_>, corridor: Corridor) -> Result<(), Refusal> {
        require(!self.set.contains(corridor), || Refusal::new("NEM-15.4", "nem-refused-door-set"))?;
        choice::door(look, corridor, DoorScope::AnySubset, false)
    }
}

impl Decision<Nemesis> for SetDoors {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("nem-prompt-doors", "NEM-15.4")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        self.corridors(look, &mut |corridor| found(Move::Door(corridor)));
        found(Move::Done);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Done => Ok(()),
            Move::Door(corridor) => {
                let mut own = false;
                self.corridors(look, &mut |it| own |= it == corridor);
                require(own, || Refusal::new("NEM-15.4", "nem-refused-other-corridor"))?;
                self.settable(look, corridor)
            }
            _ => Err(OTHER_QUESTION),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Door(corridor) = *mv else { return engine.pop() };
        let mut next = *self;
        next.set.insert(corridor);
        next.left -= 1;
        engine.replace(Frame::SetDoors(next));
        engine.toggle_door(self.player, corridor);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv).ruled("NEM-15.4")
    }
}

/// Both tokens of an Engine are seen, and put back in any order (NEM-17.26).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OrderEngine {
    /// Who.
    pub player: Player,
    /// Which.
    pub engine: ShipEngine,
}

impl Decision<Nemesis> for OrderEngine {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("nem-prompt-engine", "NEM-17.26")
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        [Move::KeepOrder, Move::SwapOrder].into_iter().for_each(found);
    }

    fn check(&self, _: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        require(matches!(mv, Move::KeepOrder | Move::SwapOrder), || OTHER_QUESTION)
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.pop();
        let changed = *mv == Move::SwapOrder;
        if changed {
            let state = &mut engine.state.engines[self.engine.index()];
            state.works = !state.works;
            for player in 0..engine.state.table.seats {
                if Player(player) != self.player {
                    engine.of(Player(player)).notes.engines[self.engine.index()] = false;
                }
            }
        }
        let id = if changed { "nem-event-engine-changed" } else { "nem-event-engine-kept" };
        let event = Event::new("NEM-17.26", id).player(self.player);
        engine.tell(event.number("n", self.engine.printed()));
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv).ruled("NEM-17.26")
    }
}

/// The top Event card goes back on top or under the deck (Risk Assessment).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlaceEvent {
    /// Who.
    pub player: Player,
}

impl Decision<Nemesis> for PlaceEvent {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("nem-prompt-event", "NEM-17.3")
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        [Move::Top, Move::Bottom].into_iter().for_each(found);
    }

    fn check(&self, _: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        require(matches!(mv, Move::Top | Move::Bottom), || OTHER_QUESTION)
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.pop();
        let bottom = *mv == Move::Bottom;
        if bottom && let Some(card) = engine.state.events.cards.pop() {
            engine.state.events.cards.insert(0, card);
            engine.forget_event();
        }
        let id = if bottom { "nem-event-event-bottom" } else { "nem-event-event-top" };
        engine.tell(Event::new("NEM-17.3", id).player(self.player));
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv)
    }
}

/// No Door token is left: one is taken from another Corridor, which becomes open (NEM-15.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BorrowDoor {
    /// Who says from where.
    pub player: Player,
    /// The Door that is to be closed.
    pub wanted: Corridor,
}

impl Decision<Nemesis> for BorrowDoor {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        let wanted = Text::new(self.wanted.word());
        Prompt::new(Text::new("nem-prompt-borrow-door").with("corridor", wanted), "NEM-15.5")
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        Corridor::ALL.iter().for_each(|corridor| found(Move::Door(*corridor)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Door(corridor) = *mv else { return Err(OTHER_QUESTION) };
        require(look.state.doors[corridor] != Door::Open, || {
            Refusal::new("NEM-15.5", "nem-refused-no-door-token")
        })
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Door(corridor) = *mv else { return };
        engine.pop();
        engine.set_door(corridor, Door::Open);
        engine.set_door(self.wanted, Door::Closed);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv).ruled("NEM-15.5")
    }
}
