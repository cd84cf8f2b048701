//! Bribes and Kompromat (SF-15.5.4, SF-15.5.5): whom they can be used on, and declaring and spending them. Declared, the
//! Action is named (`act`), perhaps consented to (`offer`), then performed or the token taken back (SF-R31).

use kernel::{Refusal, require};

use super::act::Act;
use super::activate;
use super::declare;
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

/// One Bribe a turn (SF-15.5.4.1), and none after a refused one (SF-15.5.4.3).
fn check_bribe_left(look: Look<'_>) -> Result<(), Refusal> {
    require(!look.state.turn.bribe_used, || {
        if declare::declared(look).bribe_refused {
            Refusal::new("SF-15.5.4.3", "sf-refused-one-bribe-refused")
        } else {
            Refusal::new("SF-15.5.4.1", "sf-refused-one-bribe")
        }
    })
}

/// Whether the own Bribe can be used on somebody.
pub(super) fn check_bribe(look: Look<'_>, who: Who) -> Result<(), Refusal> {
    check_bribe_left(look)?;
    require(look.state.players[look.state.turn.player].bribe == Bribe::Hand, || {
        let grey = may_use_grey(look) && check_bribed(look, who).is_ok();
        let reason = if grey { "sf-refused-no-bribe-but-grey" } else { "sf-refused-no-bribe" };
        Refusal::new("SF-15.5.4.2", reason)
    })?;
    check_bribed(look, who)
}

/// Whether a grey Bribe can (`rich`).
pub(super) fn check_grey_bribe(look: Look<'_>, who: Who) -> Result<(), Refusal> {
    check_bribe_left(look)?;
    require(may_use_grey(look), || Refusal::new("SF-4.4.1", "sf-refused-no-grey-bribe"))?;
    check_bribed(look, who)
}

/// Whether the Kompromat of whoever this is can be used.
pub(super) fn check_kompromat(look: Look<'_>, who: Who) -> Result<(), Refusal> {
    require(!look.state.turn.kompromat_used, || {
        Refusal::new("SF-15.5.5.1", "sf-refused-one-kompromat")
    })?;
    let character = look.card_of(who);
    require(look.kompromat_of(look.active_seat()).any(|held| held == character), || {
        Refusal::new("SF-15.5.5.1", "sf-refused-no-kompromat").with("who", character.word())
    })?;
    check_who(look, who)
}

/// Declares a Bribe, the own or a grey one; the Action is named next, and nothing is told before that.
pub(super) fn begin_bribe(engine: &mut Engine<'_>, who: Who, by: Warrant) {
    engine.state.turn.bribe_used = true;
    engine.ask(Frame::Act(Act { actor: who, by }));
}

/// Declares Kompromat; the Action is named next. Nothing is told before that, unless something happens at once
/// (`vengeful`).
pub(super) fn begin_kompromat(engine: &mut Engine<'_>, who: Who) {
    engine.state.turn.kompromat_used = true;
    if let Some(body) = who.body().filter(|_| rouses(engine.look(), who)) {
        show(engine, who);
        powers::vengeful(engine, body);
    }
    // Even that there is one to be used is not for others to learn and to be taken back (SF-R129).
    let character = engine.look().card_of(who);
    let seat = engine.look().active_seat();
    if engine.state.kompromat[character] == (KompromatPlace::Hand { seat, known: false }) {
        engine.show(seat, Event::KompromatDeclared { character });
    }
    engine.ask(Frame::Act(Act { actor: who, by: Warrant::Kompromat }));
    engine.settle();
}

/// Whether somebody's Kompromat does something before its Action is named (`vengeful`).
fn rouses(look: Look<'_>, who: Who) -> bool {
    look.has_ability(who, Ability::Vengeful)
}

/// The declaration is whole, with its Action named: everybody hears of the token (SF-R31, SF-R47).
pub(super) fn declare(engine: &mut Engine<'_>, act: &Act) {
    let player = engine.state.turn.player;
    engine.state.turn.trail = workbench::flat::Set::EMPTY;
    match act.by {
        Warrant::Bribe | Warrant::GreyBribe => {
            let grey = act.by == Warrant::GreyBribe;
            engine.tell(Event::Bribed { player, who: act.actor, grey });
        }
        Warrant::Kompromat if !rouses(engine.look(), act.actor) => show(engine, act.actor),
        _ => {}
    }
}

/// The face of a used Kompromat is known to all from now on (SF-R34).
fn show(engine: &mut Engine<'_>, who: Who) {
    let player = engine.state.turn.player;
    let (character, seat) = (engine.look().card_of(who), engine.look().active_seat());
    let event = Event::Blackmailed { player, character };
    let known = KompromatPlace::Hand { seat, known: true };
    if std::mem::replace(&mut engine.state.kompromat[character], known) == known {
        engine.tell(event);
    } else {
        engine.reveal(event);
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
