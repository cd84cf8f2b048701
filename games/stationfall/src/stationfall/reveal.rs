//! The Reveal step: in turn order every unrevealed player reveals, each Reveal applied completely before the next
//! (SF-16.2, SF-R29).

use kernel::{MoveList, Refusal};

use super::{escapes, next};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::Identity;
use crate::look::Look;
use crate::moves::Move;
use crate::state::{IdentityPlace, Player};
use crate::turn::{check_identity, revealable};

pub(crate) fn list(look: Look<'_>, player: Player, moves: &mut MoveList<Move>) {
    revealable(look, player).for_each(|identity| moves.push(Move::Reveal(identity)));
}

pub(crate) fn check(look: Look<'_>, player: Player, mv: &Move) -> Result<(), Refusal> {
    match mv {
        Move::Reveal(identity) => check_identity(look, player, *identity),
        _ => Err(Refusal::new("SF-16.2", "sf-refused-must-reveal")),
    }
}

pub(crate) fn play(engine: &mut Engine<'_>, player: Player, mv: &Move) {
    if let Move::Reveal(identity) = mv {
        engine.reveal_identity(player, *identity, false);
    }
}

/// Who has revealed is passed over, and who can reveal only one card is not asked.
pub(crate) fn run(engine: &mut Engine<'_>, player: Player) -> bool {
    let cards = {
        let mut cards = revealable(engine.look(), player);
        (cards.next(), cards.next())
    };
    match cards {
        (Some(_), Some(_)) => return false,
        (Some(only), None) => engine.reveal_identity(player, only, false),
        (None, _) => {}
    }
    engine.state.frames.pop();
    match next(engine.state, player) {
        Some(player) => engine.ask(Frame::FinalReveal { player }),
        None => {
            show_bonus_characters(engine);
            escapes::late(engine);
            let player = engine.state.table.first;
            engine.ask(Frame::Deliver { player, delivered: 0 });
        }
    }
    true
}

/// All Bonus Characters are shown now (SF-16.2); what a Schroedinger Reveal discarded never is (SF-R26).
fn show_bonus_characters(engine: &mut Engine<'_>) {
    for identity in Identity::ALL {
        if let IdentityPlace::Bonus(seat) = engine.state.identities[*identity] {
            engine.state.identities[*identity] = IdentityPlace::ShownBonus(seat);
            engine.reveal(Event::BonusShown { seat, identity: *identity });
        }
    }
}
