//! Homework: the Stranger's player may show a Bonus Character and act with it (`homework`).

use crate::action::Actor;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::{Frame, Warrant};
use crate::ids::{Character, Identity};
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::state::IdentityPlace;
use crate::turn::Act;

/// Whether a Character is a Bonus Character of the active player.
fn is_bonus(look: Look<'_>, character: Character) -> bool {
    look.bonus_of(look.active_seat())
        .any(|card| look.content.identities[card].character == character)
}

pub(super) fn candidates(look: Look<'_>, found: &mut dyn FnMut(Move)) {
    let characters =
        || look.bonus_of(look.active_seat()).map(|card| look.content.identities[card].character);
    for (number, character) in characters().enumerate() {
        // Both cards of the Doctor are one Character.
        if characters().take(number).any(|earlier| earlier == character) {
            continue;
        }
        if character == Character::DigitalAssistant {
            found(Move::Choose(Choice::Character(character)));
        }
        let bodies = &look.content.characters[character].bodies;
        bodies.iter().for_each(|body| found(Move::Choose(Choice::Body(*body))));
    }
    found(Move::Pass);
}

/// Nobody, or one who can act: a body of a Bonus Character, or the Digital Assistant.
pub(super) fn allows(look: Look<'_>, mv: &Move) -> bool {
    match *mv {
        Move::Pass => true,
        Move::Choose(Choice::Character(character)) => {
            character == Character::DigitalAssistant && is_bonus(look, character)
        }
        Move::Choose(Choice::Body(body)) => look.can_act(body) && is_bonus(look, look.owner(body)),
        _ => false,
    }
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
    engine.ask(Frame::Act(Act { actor, by: Warrant::Power }));
}

fn show(engine: &mut Engine<'_>, identity: Identity) {
    if let IdentityPlace::Bonus(holder) = engine.state.identities[identity] {
        engine.state.identities[identity] = IdentityPlace::ShownBonus(holder);
        engine.reveal(Event::BonusShown { seat: holder, identity });
    }
}
