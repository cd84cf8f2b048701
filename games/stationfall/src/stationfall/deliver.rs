//! Deliver Data: in turn order, each player whose PC has Escaped may bring its Data to the Offsites (SF-16.3).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::next;
use crate::engine::Engine;
use crate::event::{Event, Passed};
use crate::frame::Frame;
use crate::game::Stationfall;
use crate::ids::{Body, Data, Offsite};
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;

/// The place of a pair in the set of what a player has delivered.
const fn bit(data: Data, to: Offsite) -> u8 {
    1 << (data as u8 * Offsite::COUNT as u8 + to as u8)
}

/// A player whose PC has Escaped delivers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deliver {
    /// Whose turn it is.
    pub player: Player,
    /// What was delivered so far, a bit for each pair of Data and Offsite (SF-R138).
    pub delivered: u8,
}

impl Deliver {
    /// Whether this may be delivered there. All pairs are chosen together, so each of them once (SF-R138); that the
    /// Offsite holds it already makes it pointless, not illegal.
    fn check_pair(self, look: Look<'_>, data: Data, to: Offsite) -> Result<(), Refusal> {
        let pc = look.pc_character(self.player);
        let bodies = pc.map_or(&[][..], |pc| &look.content.characters[pc].bodies);
        let mut carriers =
            bodies.iter().filter(|body| look.is_escaped(**body) && look.has_data(**body, data));
        let first = carriers.next();
        require(first.is_some(), || {
            Refusal::new("SF-16.3.1", "sf-refused-deliver-no-data").with("data", data.word())
        })?;
        let free = |body: &&Body| !look.has_data(**body, Data::Nda);
        require(first.filter(free).is_some() || carriers.any(|body| free(&body)), || {
            Refusal::new("SF-R178", "sf-refused-deliver-nda").with("data", data.word())
        })?;
        require(!look.state.offsites[to].annihilated, || {
            Refusal::new("SF-R142", "sf-refused-offsite-gone").with("where", to.word())
        })?;
        require(self.delivered & bit(data, to) == 0, || {
            Refusal::new("SF-R138", "sf-refused-delivered").with("data", data.word())
        })
    }

    /// Whether there is anything to deliver, or anything more.
    fn has_more(self, look: Look<'_>) -> bool {
        pairs().any(|(data, to)| self.check_pair(look, data, to).is_ok())
    }
}

/// Every Data with every Offsite.
fn pairs() -> impl Iterator<Item = (Data, Offsite)> {
    Data::ALL.iter().flat_map(|data| Offsite::ALL.iter().map(move |to| (*data, *to)))
}

impl Decision<Stationfall> for Deliver {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.seat_of(self.player))
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("sf-prompt-deliver", "SF-16.3.1")
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        pairs().for_each(|(data, to)| found(Move::Deliver(data, to)));
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Deliver(data, to) => self.check_pair(look, *data, *to),
            Move::Pass => Ok(()),
            _ => Err(Refusal::new("SF-16.3.1", "sf-refused-must-deliver")),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let player = self.player;
        engine.state.frames.pop();
        let Move::Deliver(data, to) = *mv else {
            engine.passed(player, Passed::Delivery);
            return go_on(engine, player);
        };
        engine.state.offsites[to].data.insert(data);
        engine.tell(Event::Delivered { player, data, to });
        // Nobody becomes Guilty by it (SF-10.2.2), but who delivers Evidence clears the own name (SF-16.3.2).
        if data == Data::Evidence && to == Offsite::Authorities {
            engine.clear(player);
        }
        let delivered = self.delivered | bit(data, to);
        engine.ask(Frame::Deliver(Deliver { player, delivered }));
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, "sf-offer-pass-deliver")
    }
}

/// Who has nothing to deliver, or nothing more, is not asked.
pub(crate) fn run(engine: &mut Engine<'_>, deliver: Deliver) -> bool {
    if deliver.has_more(engine.look()) {
        return false;
    }
    engine.state.frames.pop();
    go_on(engine, deliver.player);
    true
}

/// The next player delivers; after the last comes scoring.
fn go_on(engine: &mut Engine<'_>, player: Player) {
    match next(engine.state, player) {
        Some(player) => engine.ask(Frame::Deliver(Deliver { player, delivered: 0 })),
        None => super::score(engine),
    }
}
