//! Activate or Renegotiate: exactly one of them (SF-15.2, SF-15.5.2a, SF-15.6).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use workbench::Decision;

use super::activate::{self, Activate};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Stationfall;
use crate::ids::Character;
use crate::look::Look;
use crate::moves::Move;
use crate::scene;

/// Whether a cube of the active player can be taken back from a card: some body neither Escaped nor Annihilated
/// (SF-15.6.2, SF-R177), inside the Amoeba too; the Digital Assistant never leaves (SF-R176).
fn check_cube_back(look: Look<'_>, character: Character) -> Result<(), Refusal> {
    let player = look.state.turn.player;
    let named = |rule, reason| Refusal::new(rule, reason).with("who", character.word());
    require(look.in_play(character) && look.state.cards[character].cubes[player] > 0, || {
        named("SF-15.6.2", "sf-refused-no-cube-there")
    })?;
    let reachable = character == Character::DigitalAssistant
        || look.content.characters[character]
            .bodies
            .iter()
            .any(|body| !look.is_escaped(*body) && !look.is_annihilated(*body));
    require(reachable, || named("SF-15.6.2", "sf-refused-cube-out-of-reach"))
}

/// The active player Renegotiates, or begins to activate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Commit;

impl Decision<Stationfall> for Commit {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.active_seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("sf-prompt-commit", "SF-15.5.2a")
    }

    fn candidates(
        &self,
        look: Look<'_>,
        seat: Seat,
        breadth: Breadth,
        found: &mut dyn FnMut(Move),
    ) {
        Activate.candidates(look, seat, breadth, found);
        // What ends the turn stands last.
        let own = look.state.turn.player;
        found(Move::Renegotiate(None));
        for character in look.state.table.in_play {
            if look.state.cards[character].cubes[own] > 0 {
                found(Move::Renegotiate(Some(character)));
            }
        }
    }

    fn check(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Renegotiate(None) => Ok(()),
            Move::Renegotiate(Some(character)) => check_cube_back(look, *character),
            Move::Pass => Err(Refusal::new("SF-15.2", "sf-refused-must-commit")),
            // Whoever may be activated is somebody.
            Move::Activate(_) => Activate.check(look, seat, mv),
            _ => {
                Activate.check(look, seat, mv)?;
                require(activate::anybody(look), || nobody(look))
            }
        }
    }

    fn play(&self, engine: &mut Engine<'_>, seat: Seat, mv: &Move) {
        engine.state.frames.pop();
        if let Move::Renegotiate(cube) = mv {
            renegotiate(engine, *cube);
        } else {
            activate::begin(engine);
            engine.ask(Frame::Activate);
            Activate.play(engine, seat, mv);
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, super::PASS)
    }
}

/// Nobody can be activated (SF-R11), the own PC neither.
fn nobody(look: Look<'_>) -> Refusal {
    let pc = look.pc_character(look.state.turn.player);
    match pc.filter(|pc| !look.card_is_live(*pc)) {
        Some(pc) => {
            Refusal::new("SF-R11", "sf-refused-nobody-but-pc-to-activate").with("who", pc.word())
        }
        None => Refusal::new("SF-R11", "sf-refused-nobody-to-activate"),
    }
}

/// The disc back, and perhaps a cube (SF-15.6.1, SF-15.6.2, SF-R12).
fn renegotiate(engine: &mut Engine<'_>, cube: Option<Character>) {
    let player = engine.state.turn.player;
    if engine.state.players[player].disc.take().is_some() {
        engine.tell(Event::DiscBack { player, waited: false });
    } else if cube.is_none() {
        engine.tell(Event::Renegotiated { player });
    }
    if let Some(character) = cube {
        engine.state.cards[character].cubes[player] -= 1;
        engine.state.players[player].cubes += 1;
        engine.tell(Event::CubeBack { player, character });
    }
}
