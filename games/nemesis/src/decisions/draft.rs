//! Characters are drafted (STD-17), Objectives are kept (NEM-22.2).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::small::Set8;

use super::one;
use crate::choice::OTHER_QUESTION;
use crate::engine::Engine;
use crate::game::Nemesis;
use crate::ids::Player;
use crate::look::Look;
use crate::moves::Move;
use crate::words;

/// A player takes one of two Characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Draft {
    /// Who.
    pub player: Player,
}

impl Decision<Nemesis> for Draft {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("nem-prompt-draft", "STD-17")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        look.state.draft.iter().for_each(|character| found(Move::Draft(*character)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Draft(character) = mv else { return Err(OTHER_QUESTION) };
        require(look.state.draft.contains(character), || {
            Refusal::new("STD-17", "nem-refused-not-drafted").with("what", character.word())
        })
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Draft(character) = *mv else { return };
        engine.pop();
        engine.take_character(self.player, character);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv).ruled("STD-17")
    }
}

/// Every player keeps one of two Objectives. Nobody sees what others keep before all have (NEM-27.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct KeepGoal {
    players: Set8<Player>,
}

impl KeepGoal {
    /// These players.
    pub const fn of(players: Set8<Player>) -> KeepGoal {
        KeepGoal { players }
    }
}

impl Decision<Nemesis> for KeepGoal {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        self.players.iter().fold(SeatSet::NONE, |seats, player| seats.union(one(player)))
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("nem-prompt-keep-goal", "NEM-22.2")
    }

    fn candidates(&self, look: Look<'_>, seat: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        let goals = look.of(seat.into()).goals;
        goals
            .into_iter()
            .filter_map(|goal| goal.get())
            .for_each(|goal| found(Move::Objective(goal)));
    }

    fn check(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Objective(goal) = *mv else { return Err(OTHER_QUESTION) };
        require(look.of(seat.into()).goals.iter().any(|own| own.is(goal)), || {
            Refusal::new("NEM-22.2", "nem-refused-other-goal")
        })
    }

    fn play(&self, engine: &mut Engine<'_>, seat: Seat, mv: &Move) {
        let Move::Objective(goal) = *mv else { return };
        let player = Player::from(seat);
        engine.keep_goal(player, goal);
        let players = self.players.without(player);
        engine.pop();
        if !players.is_empty() {
            engine.ask(crate::frame::Frame::KeepGoal(KeepGoal { players }));
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        words::offer(look, seat.into(), *mv).ruled("NEM-22.2")
    }
}
