//! Bribes and Kompromat (SF-15.5.4, SF-15.5.5): whom they can be used on, and declaring and spending them. Declared, the
//! Action is named (`act`), perhaps consented to (`offer`), then performed or the token taken back (SF-R31).

use kernel::{Refusal, require};

use super::act::Act;
use super::activate;
use crate::action::{Action, Actor};
use crate::actions::Right;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::{Frame, Warrant};
use crate::ids::{Ability, Body, Character, Section};
use crate::look::Look;
use crate::moves::{Move, Who};
use crate::powers;
use crate::state::{At, Bribe, GreyBribe, KompromatPlace};

/// Whether a Bribe or Kompromat could still be used this turn, by somebody who has one.
pub(super) fn anything(look: Look<'_>) -> bool {
    let player = look.state.turn.player;
    let bribe = !look.state.turn.bribe_used
        && (look.state.players[player].bribe == Bribe::Hand || may_use_grey(look));
    // A face nobody else knows must not show by what its owner is asked (SF-R129): only known ones are looked at.
    let kompromat = !look.state.turn.kompromat_used
        && look.kompromat_of(look.active_seat()).any(|character| {
            matches!(look.state.kompromat[character], KompromatPlace::Hand { known: false, .. })
                || blackmailed(look, character).any(|who| check_who(look, who).is_ok())
        });
    kompromat || bribe && activate::anyone(look).any(|who| check_bribed(look, who).is_ok())
}

/// Who could perform the Action for the Kompromat of a Character.
fn blackmailed(look: Look<'_>, character: Character) -> impl Iterator<Item = Who> + '_ {
    let assistant = (character == Character::DigitalAssistant).then_some(Actor::Assistant);
    look.content.characters[character].bodies.iter().copied().map(Actor::Body).chain(assistant)
}

fn may_use_grey(look: Look<'_>) -> bool {
    look.state
        .turn
        .activated
        .is_some_and(|activation| activation.character == Character::Billionaire)
        && look.state.grey_bribes.contains(&GreyBribe::Unused)
}

/// Everybody a token in hand could be used on.
pub(super) fn candidates(look: Look<'_>, found: &mut dyn FnMut(Move)) {
    if !look.state.turn.bribe_used {
        let own = look.state.players[look.state.turn.player].bribe == Bribe::Hand;
        let grey = may_use_grey(look);
        for who in activate::anyone(look).filter(|_| own || grey) {
            if own {
                found(Move::Bribe(who));
            }
            if grey {
                found(Move::GreyBribe(who));
            }
        }
    }
    if !look.state.turn.kompromat_used {
        for character in look.kompromat_of(look.active_seat()) {
            blackmailed(look, character).for_each(|who| found(Move::Kompromat(who)));
        }
    }
}

/// Whether somebody can be bribed by the active player (SF-15.5.4.1, SF-15.5.4.4, `rich`, `paranoid`, SF-R177); the
/// Digital Assistant can (SF-R176).
fn check_bribed(look: Look<'_>, who: Who) -> Result<(), Refusal> {
    let character = look.card_of(who);
    let named = |rule, reason| Refusal::new(rule, reason).with("who", character.word());
    let has = |ability| look.content.characters[character].abilities.contains(ability);
    require(look.in_play(character), || named("SF-1.5", "sf-refused-not-in-play"))?;
    let idle = who.body().filter(|body| !look.can_act(*body));
    require(idle.is_none(), || {
        named("SF-15.5.4.1", idle.map_or("sf-refused-is-down", |body| look.why_idle(body)))
    })?;
    require(!has(Ability::RemoteControl), || named("SF-R177", "sf-refused-drones-not-bribed"))?;
    require(!has(Ability::Rich) && !has(Ability::Paranoid), || {
        named("SF-4.4.1", "sf-refused-cannot-be-bribed")
    })?;
    require(look.pc_of(character).all(|holder| holder != look.state.turn.player), || {
        named("SF-15.5.4.4", "sf-refused-bribe-self")
    })?;
    who.body().map_or(Ok(()), |body| check_way_in(look, body))
}

/// Whoever is still on the card must come in with the Action that is bought, so there must be a way (SF-R15).
fn check_way_in(look: Look<'_>, body: Body) -> Result<(), Refusal> {
    let enters = |to: &Section| {
        let action = Action::EnterFromCard { to: *to };
        look.check_action(Actor::Body(body), &action, Right::Paid).is_ok()
    };
    let comes_in = look.state.bodies[body].at != At::Card || Section::ALL.iter().any(enters);
    require(comes_in, || Refusal::new("SF-R15", "sf-refused-first-enter").with("who", body.word()))
}

/// Whether the Character named on a Kompromat can be made to act (SF-A1.4, SF-R39, `vengeful`).
fn check_who(look: Look<'_>, who: Who) -> Result<(), Refusal> {
    let idle =
        who.body().filter(|body| !look.can_act(*body) && !powers::vengeful_rises(look, *body));
    require(idle.is_none(), || {
        let why = idle.map_or("sf-refused-is-down", |body| look.why_idle(body));
        Refusal::new("SF-A1.4", why).with("who", look.card_of(who).word())
    })?;
    who.body().map_or(Ok(()), |body| check_way_in(look, body))
}

pub(super) fn check(look: Look<'_>, mv: &Move) -> Result<(), Refusal> {
    let player = look.state.turn.player;
    let bribe_left = || {
        require(!look.state.turn.bribe_used, || {
            let grey = |token: &GreyBribe| matches!(token, GreyBribe::On(_, by) if *by == player);
            let refused = look.state.players[player].bribe == Bribe::Hand
                && !look.state.grey_bribes.iter().any(grey);
            let rule = if refused { "SF-15.5.4.3" } else { "SF-15.5.4.1" };
            Refusal::new(rule, "sf-refused-one-bribe")
        })
    };
    match *mv {
        Move::Bribe(who) => {
            bribe_left()?;
            require(look.state.players[player].bribe == Bribe::Hand, || {
                let grey = may_use_grey(look) && check_bribed(look, who).is_ok();
                let reason =
                    if grey { "sf-refused-no-bribe-but-grey" } else { "sf-refused-no-bribe" };
                Refusal::new("SF-15.5.4.2", reason)
            })?;
            check_bribed(look, who)
        }
        Move::GreyBribe(who) => {
            bribe_left()?;
            require(may_use_grey(look), || Refusal::new("SF-4.4.1", "sf-refused-no-grey-bribe"))?;
            check_bribed(look, who)
        }
        Move::Kompromat(who) => {
            require(!look.state.turn.kompromat_used, || {
                Refusal::new("SF-15.5.5.1", "sf-refused-one-kompromat")
            })?;
            let character = look.card_of(who);
            require(look.kompromat_of(look.active_seat()).any(|held| held == character), || {
                Refusal::new("SF-15.5.5.1", "sf-refused-no-kompromat").with("who", character.word())
            })?;
            check_who(look, who)
        }
        _ => Err(super::NOT_ASKED),
    }
}

/// Declares the token; the Action is named next.
pub(super) fn begin(engine: &mut Engine<'_>, mv: &Move) {
    let player = engine.state.turn.player;
    match *mv {
        Move::Bribe(who) | Move::GreyBribe(who) => {
            let grey = matches!(mv, Move::GreyBribe(_));
            engine.state.turn.bribe_used = true;
            engine.tell(Event::Bribed { player, who, grey });
            let by = if grey { Warrant::GreyBribe } else { Warrant::Bribe };
            engine.ask(Frame::Act(Act { actor: who, by }));
        }
        Move::Kompromat(who) => {
            let character = engine.look().card_of(who);
            let seat = engine.look().active_seat();
            engine.state.turn.kompromat_used = true;
            engine.state.kompromat[character] = KompromatPlace::Hand { seat, known: true };
            engine.reveal(Event::Blackmailed { player, character });
            if let Some(body) = who.body() {
                powers::vengeful(engine, body);
            }
            engine.ask(Frame::Act(Act { actor: who, by: Warrant::Kompromat }));
            engine.settle();
        }
        _ => {}
    }
}

/// The token is spent and the Action performed (SF-15.5.4.2, SF-15.5.5.1).
pub(super) fn spend(engine: &mut Engine<'_>, actor: Actor, action: Action, by: Warrant) {
    let player = engine.state.turn.player;
    let character = engine.look().card_of(actor);
    match by {
        Warrant::Bribe => engine.state.players[player].bribe = Bribe::On(character),
        Warrant::GreyBribe => {
            if let Some(token) =
                engine.state.grey_bribes.iter_mut().find(|token| **token == GreyBribe::Unused)
            {
                *token = GreyBribe::On(character, player);
            }
        }
        Warrant::Kompromat => {
            // Blood From a Stone: used on an NPC it returns to the hand.
            let back = !engine.look().is_pc(character)
                && engine.look().power_player(Ability::BloodFromAStone) == Some(player);
            if back {
                let seat = engine.look().active_seat();
                engine.tell(Event::KompromatBack { seat, character });
            } else {
                engine.state.kompromat[character] = KompromatPlace::Spent;
            }
        }
        _ => {}
    }
    engine.perform(actor, action);
}
