//! Choosing the Secret Identity: secretly, all seats at once (SF-2.5a, SF-17.2.1, SF-18.2).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use workbench::Decision;

use crate::automation;
use crate::engine::Engine;
use crate::event::Event;
use crate::game::Stationfall;
use crate::ids::Identity;
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::{IdentityPlace, Player};

/// The seat the cards of this seat were dealt to: its own, or the lowest of its team.
fn keeper(look: Look<'_>, seat: Seat) -> Seat {
    if look.state.table.team.is_empty() || look.state.table.bots.contains(seat) {
        seat
    } else {
        look.allies(seat).lowest().unwrap_or(seat)
    }
}

/// The player of a seat that has no Secret Identity yet.
fn undecided(look: Look<'_>, seat: Seat) -> Option<Player> {
    look.players().find(|player| look.seat_of(*player) == seat && look.secret_of(*player).is_none())
}

/// Whether a card was dealt to this seat or its team.
fn is_dealt(look: Look<'_>, seat: Seat, identity: Identity) -> bool {
    look.state.identities[identity] == IdentityPlace::Dealt(keeper(look, seat))
}

/// Every seat that still has a Secret Identity to choose. The members of a team choose one after the other, because
/// they choose from the same cards.
fn awaited(look: Look<'_>) -> SeatSet {
    Seat::all(look.state.table.seats)
        .filter(|seat| undecided(look, *seat).is_some())
        .filter(|seat| {
            look.state.table.team.is_empty()
                || look.state.table.bots.contains(*seat)
                || look.allies(*seat).iter().find(|ally| undecided(look, *ally).is_some())
                    == Some(*seat)
        })
        .collect()
}

/// Every seat chooses, of what it was dealt.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Identities;

impl Decision<Stationfall> for Identities {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        awaited(look)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("sf-prompt-identities", "SF-2.5a")
    }

    fn candidates(&self, look: Look<'_>, seat: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        let own = Identity::ALL.iter().copied().filter(|card| is_dealt(look, seat, *card));
        own.for_each(|identity| found(Move::Identity(identity)));
    }

    fn check(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Identity(identity) = *mv else {
            return Err(Refusal::new("SF-2.5a", "sf-refused-choose-identity"));
        };
        require(is_dealt(look, seat, identity), || Refusal::new("SF-2.5a", "sf-refused-not-dealt"))
    }

    fn play(&self, engine: &mut Engine<'_>, seat: Seat, mv: &Move) {
        let Move::Identity(identity) = *mv else { return };
        let Some(player) = undecided(engine.look(), seat) else { return };
        engine.state.identities[identity] = IdentityPlace::Secret(player);
        if undecided(engine.look(), seat).is_none() {
            engine.tell(Event::IdentitiesChosen { seat });
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, super::PASS)
    }
}

/// When all have chosen, what is left over are Bonus Characters (SF-3.4), and the first turn begins.
pub(super) fn run(engine: &mut Engine<'_>) -> bool {
    if !awaited(engine.look()).is_empty() {
        return false;
    }
    for identity in Identity::ALL {
        if let IdentityPlace::Dealt(seat) = engine.state.identities[*identity] {
            engine.state.identities[*identity] = IdentityPlace::Bonus(seat);
        }
    }
    if !engine.state.table.bots.is_empty() {
        automation::open(engine);
    }
    engine.state.frames.pop();
    let minute = engine.state.minute;
    engine.tell(Event::MinuteBegan { minute });
    let first = engine.state.table.first;
    super::begin_turn(engine, first);
    true
}
