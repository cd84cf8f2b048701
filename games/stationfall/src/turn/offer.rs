//! Bribes and Kompromat (SF-15.5.4, SF-15.5.5): declare, name the Action, perhaps ask, then act or take back (SF-R31).

use kernel::{MoveList, Refusal, require};

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
use crate::state::{At, Bribe, GreyBribe, Guilt, KompromatPlace, Player};

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
    kompromat || bribe && activate::candidates(look).any(|who| check_bribed(look, who).is_ok())
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

pub(super) fn list(look: Look<'_>, moves: &mut MoveList<Move>) {
    let player = look.state.turn.player;
    if !look.state.turn.bribe_used {
        let own = look.state.players[player].bribe == Bribe::Hand;
        let grey = may_use_grey(look);
        if own || grey {
            for who in activate::candidates(look).filter(|who| check_bribed(look, *who).is_ok()) {
                if own {
                    moves.push(Move::Bribe(who));
                }
                if grey {
                    moves.push(Move::GreyBribe(who));
                }
            }
        }
    }
    if !look.state.turn.kompromat_used {
        for character in look.kompromat_of(look.active_seat()) {
            blackmailed(look, character)
                .filter(|who| check_who(look, *who).is_ok())
                .for_each(|who| moves.push(Move::Kompromat(who)));
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
        require(!look.state.turn.bribe_used, || Refusal::new("SF-15.5.4.1", "sf-refused-one-bribe"))
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
            engine.ask(Frame::Act { actor: who, by });
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
            engine.ask(Frame::Act { actor: who, by: Warrant::Kompromat });
            engine.settle();
        }
        _ => {}
    }
}

pub(super) fn list_act(look: Look<'_>, actor: Actor, by: Warrant, moves: &mut MoveList<Move>) {
    look.list_actions(actor, Right::Warrant(by), &mut |action| moves.push(Move::Act(action)));
    if powers::may_decline(by) {
        moves.push(Move::Pass);
    }
}

pub(super) fn check_act(
    look: Look<'_>,
    actor: Actor,
    by: Warrant,
    mv: &Move,
) -> Result<(), Refusal> {
    match mv {
        Move::Act(action) => look.check_action(actor, action, Right::Warrant(by)),
        Move::Pass if powers::may_decline(by) => Ok(()),
        _ => Err(Refusal::new("SF-R31", "sf-refused-name-the-action")),
    }
}

pub(super) fn play_act(engine: &mut Engine<'_>, actor: Actor, by: Warrant, mv: &Move) {
    engine.state.frames.pop();
    let Move::Act(action) = *mv else { return };
    let look = engine.look();
    if !matches!(by, Warrant::Bribe | Warrant::GreyBribe | Warrant::Kompromat) {
        engine.perform(actor, action);
        return;
    }
    let active = engine.state.turn.player;
    // Kompromat against an own PC needs no consent, with two colours or two holders neither (SF-15.5.5.3, SF-R157); a
    // Bribe does (SF-R156).
    let own = by == Warrant::Kompromat
        && look.pc_of(look.card_of(actor)).any(|holder| look.same_seat(holder, active));
    let asked = {
        let mut others = look.pc_of(look.card_of(actor)).filter(|holder| *holder != active && !own);
        (others.next(), others.next())
    };
    match asked {
        (None, _) => execute(engine, actor, action, by),
        (Some(_), Some(_)) => {
            announce(engine, action, Event::Named { actor, action });
            engine.ask(Frame::AskWhom { actor, action, by });
        }
        (Some(to), None) => ask(engine, actor, action, by, to),
    }
}

/// Offers the Action to a PC's player (SF-R47: everybody hears it).
pub(super) fn ask(engine: &mut Engine<'_>, actor: Actor, action: Action, by: Warrant, to: Player) {
    announce(engine, action, Event::Offered { to, actor, action });
    engine.ask(Frame::Offer { actor, action, by, to });
}

/// Says what somebody is to do. Tradecraft names Kompromat of the hand, which everybody knows from now on.
fn announce(engine: &mut Engine<'_>, action: Action, event: Event) {
    let Action::Tradecraft { give: (one, other), .. } = action else { return engine.tell(event) };
    let seat = engine.look().active_seat();
    for given in [one, other] {
        engine.state.kompromat[given] = KompromatPlace::Hand { seat, known: true };
    }
    engine.reveal(event);
}

pub(super) fn play_answer(
    engine: &mut Engine<'_>,
    actor: Actor,
    action: Action,
    by: Warrant,
    to: Player,
    accepted: bool,
) {
    engine.state.frames.pop();
    if accepted {
        engine.tell(Event::Accepted { player: to });
        execute(engine, actor, action, by);
        return;
    }
    engine.tell(Event::Refused { player: to });
    if matches!(by, Warrant::Bribe | Warrant::GreyBribe) {
        let player = engine.state.turn.player;
        engine.tell(Event::BribeReturned { player, grey: by == Warrant::GreyBribe });
    }
    if by == Warrant::Kompromat {
        let seat = engine.look().active_seat();
        let character = engine.look().card_of(actor);
        engine.tell(Event::KompromatBack { seat, character });
        // Where the PC belongs to two players, both become Suspect (SF-R30).
        for player in 0..engine.state.table.players {
            let look = engine.look();
            let holder = look.pc_of(character).any(|holder| holder == Player(player));
            // Bots refuse everything and are not Suspect for it (SF-B3.3).
            if holder && !look.is_bot(Player(player)) {
                engine.suspect(Player(player));
            }
        }
    }
}

/// The token is spent and the Action performed (SF-15.5.4.2, SF-15.5.5.1).
fn execute(engine: &mut Engine<'_>, actor: Actor, action: Action, by: Warrant) {
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

impl Look<'_> {
    /// What silence means where a table keeps time: it refuses a Bribe and accepts Kompromat, so that it never creates
    /// guilt (SF-R46), and lets the first proposal of a council stand (SF-T62). None if nothing of this kind waits.
    pub fn silent_answer(self) -> Option<Move> {
        if self.council_for().is_some() {
            return self.state.tutorial.council.standing().map(|_| Move::Agree);
        }
        match super::top(self) {
            Some(Frame::Offer { by: Warrant::Kompromat, .. }) => Some(Move::Accept),
            Some(Frame::Offer { .. }) => Some(Move::Refuse),
            _ => None,
        }
    }
}

/// A refusing Innocent player becomes Suspect (SF-15.5.5.2, SF-R37): for the edge that warns before the answer.
pub fn refusing_costs(look: Look<'_>) -> bool {
    matches!(
        super::top(look),
        Some(Frame::Offer { by: Warrant::Kompromat, to, .. })
            if look.state.players[to].guilt == Guilt::Innocent
    )
}
