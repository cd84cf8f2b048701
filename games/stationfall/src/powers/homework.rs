//! Homework: the Stranger's player may show a Bonus Character and act with it (`homework`).

use crate::action::Actor;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::{Frame, Warrant};
use crate::ids::{Character, Identity};
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::state::IdentityPlace;

/// Nobody, or one who can act: a body of a Bonus Character, or the Digital Assistant.
pub(super) fn answers(look: Look<'_>, answer: &mut dyn FnMut(Move)) {
    let characters =
        || look.bonus_of(look.active_seat()).map(|card| look.content.identities[card].character);
    for (number, character) in characters().enumerate() {
        // Both cards of the Doctor are one Character.
        if characters().take(number).any(|earlier| earlier == character) {
            continue;
        }
        if character == Character::DigitalAssistant {
            answer(Move::Choose(Choice::Character(character)));
        }
        for body in look.acting_bodies(character) {
            answer(Move::Choose(Choice::Body(body)));
        }
    }
    answer(Move::Pass);
}

pub(super) fn play(engine: &mut Engine<'_>, mv: &Move) {
    engine.state.frames.pop();
    let actor = match *mv {
        Move::Choose(Choice::Body(body)) => Actor::Body(body),
        Move::Choose(Choice::Character(_)) => Actor::Assistant,
        _ => return,
    };
    let look = engine.look();
    let character = look.card_of(actor);
    let seat = look.active_seat();
    let shown = look
        .bonus_of(seat)
        .find(|identity| look.content.identities[*identity].character == character);
    if let Some(identity) = shown {
        show(engine, identity);
    }
    engine.ask(Frame::Act { actor, by: Warrant::Power });
}

fn show(engine: &mut Engine<'_>, identity: Identity) {
    if let IdentityPlace::Bonus(holder) = engine.state.identities[identity] {
        engine.state.identities[identity] = IdentityPlace::ShownBonus(holder);
        engine.reveal(Event::BonusShown { seat: holder, identity });
    }
}
