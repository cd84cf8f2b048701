//! Choosing the Secret Identity: secretly, all seats at once (SF-2.5a, SF-17.2.1, SF-18.2).

use kernel::{MoveList, Refusal, Seat, SeatSet};

use crate::automation;
use crate::engine::Engine;
use crate::event::Event;
use crate::ids::Identity;
use crate::look::Look;
use crate::moves::Move;
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

fn dealt(look: Look<'_>, seat: Seat) -> impl Iterator<Item = Identity> + '_ {
    let keeper = keeper(look, seat);
    look.state
        .identities
        .iter()
        .filter(move |(_, place)| **place == IdentityPlace::Dealt(keeper))
        .map(|(identity, _)| identity)
}

/// Every seat that still has a Secret Identity to choose. The members of a team choose one after the other, because
/// they choose from the same cards.
pub(super) fn awaited(look: Look<'_>) -> SeatSet {
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

pub(super) fn list(look: Look<'_>, seat: Seat, moves: &mut MoveList<Move>) {
    dealt(look, seat).for_each(|identity| moves.push(Move::Identity(identity)));
}

pub(super) fn check(look: Look<'_>, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    match mv {
        Move::Identity(identity) if dealt(look, seat).any(|card| card == *identity) => Ok(()),
        Move::Identity(_) => Err(Refusal::new("SF-2.5a", "sf-refused-not-dealt")),
        _ => Err(Refusal::new("SF-2.5a", "sf-refused-choose-identity")),
    }
}

pub(super) fn play(engine: &mut Engine<'_>, seat: Seat, mv: &Move) {
    let Move::Identity(identity) = *mv else { return };
    let Some(player) = undecided(engine.look(), seat) else { return };
    engine.state.identities[identity] = IdentityPlace::Secret(player);
    if undecided(engine.look(), seat).is_none() {
        engine.tell(Event::IdentitiesChosen { seat });
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
