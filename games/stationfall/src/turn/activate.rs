//! The Activate phase (SF-15.5): the disc, the activation's Actions, Bribes and Kompromat.

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use workbench::Decision;

use super::act::Act;
use super::declare::{self, Within};
use super::tokens;
use crate::action::{Action, Actor};
use crate::actions::Right;
use crate::engine::Engine;
use crate::event::{Event, Passed};
use crate::frame::{Frame, Warrant};
use crate::game::Stationfall;
use crate::ids::{Ability, Body, Character, Data};
use crate::look::Look;
use crate::moves::{Move, Who};
use crate::powers::{self, Moss};
use crate::scene;
use crate::state::Activation;

/// Everybody who could be activated or bribed, as the one who would act.
pub(super) fn anyone(look: Look<'_>) -> impl Iterator<Item = Who> + '_ {
    let assistant = look.in_play(Character::DigitalAssistant).then_some(Actor::Assistant);
    look.bodies().map(Actor::Body).chain(assistant)
}

/// Whether somebody can be activated: otherwise the player must Renegotiate (SF-R11).
pub(super) fn anybody(look: Look<'_>) -> bool {
    anyone(look).any(|who| is_own(look, who) && check_who(look, who).is_ok())
}

/// The Activate phase begins: who is Exhausted is settled now (SF-15.5.1, SF-R5).
pub(super) fn begin(engine: &mut Engine<'_>) {
    let look = engine.look();
    engine.state.turn.exhausted = look
        .state
        .table
        .in_play
        .iter()
        .filter(|character| look.exhausted_now(*character))
        .collect();
    engine.state.turn.activating = true;
}

/// Who counts as Exhausted: by the snapshot, or before it is taken, by the discs as they lie.
fn exhausted(look: Look<'_>, character: Character) -> bool {
    if look.state.turn.activating {
        look.state.turn.exhausted.contains(character)
    } else {
        look.exhausted_now(character)
    }
}

/// Whether the active player may place the disc for this one (SF-15.5.2).
fn check_who(look: Look<'_>, who: Who) -> Result<(), Refusal> {
    let character = look.card_of(who);
    let named = |rule, reason| Refusal::new(rule, reason).with("who", character.word());
    require(look.in_play(character), || named("SF-1.5", "sf-refused-not-in-play"))?;
    require(character != Character::Drones, || {
        named("SF-R177", "sf-refused-drones-not-activated")
    })?;
    check_able(look, who)?;
    require(is_own(look, who), || named("SF-4.3.1", "sf-refused-not-your-conspirator"))
}

/// Whether the active player could place the disc for this one, if it can act: a Conspirator, or whom a power gives.
fn is_own(look: Look<'_>, who: Who) -> bool {
    look.is_conspirator(look.state.turn.player, look.card_of(who))
        || fine_print(look, who)
        || self_repair(look, who)
}

/// Whether somebody could be activated by whoever it conspires with: Live, and not Dying and Exhausted.
pub(crate) fn check_able(look: Look<'_>, who: Who) -> Result<(), Refusal> {
    let character = look.card_of(who);
    let named = |rule, reason| Refusal::new(rule, reason).with("who", character.word());
    // Who is Down is nobody's Conspirator (SF-4.3.1): that comes first, cubes would not help.
    let idle = who.body().filter(|body| !look.can_act(*body) && !self_repair(look, who));
    require(idle.is_none(), || {
        named("SF-4.6.2", idle.map_or("sf-refused-is-down", |body| look.why_idle(body)))
    })?;
    let dying = look.has_ability(who, Ability::Dying) && exhausted(look, character);
    require(!dying, || named("SF-15.5.1", "sf-refused-dying"))
}

/// Legal's player may activate NPCs that possess an NDA (`fine_print`).
pub(crate) fn fine_print(look: Look<'_>, who: Who) -> bool {
    who.body().is_some_and(|body| {
        look.has_data(body, Data::Nda)
            && !look.is_pc(look.owner(body))
            && look.power_player(Ability::FinePrint) == Some(look.state.turn.player)
    })
}

/// The revealed Cyborg may be activated while Down, unless reviving itself would be futile (`self_repair`, SF-R186).
fn self_repair(look: Look<'_>, who: Who) -> bool {
    who == Actor::Body(Body::Cyborg)
        && look.power_player(Ability::SelfRepair) == Some(look.state.turn.player)
        && look.is_down(Body::Cyborg)
        && look.check_action(who, &Action::SelfRepair, Right::Paid).is_ok()
}

impl Activation {
    /// Who acts.
    pub(crate) fn actor(&self) -> Actor {
        self.body.map_or(Actor::Assistant, Actor::Body)
    }
}

/// Whether the activated Character can still do anything of its own: who has Actions left can at least Wait.
fn can_go_on(look: Look<'_>, activation: &Activation) -> bool {
    let actor = activation.actor();
    let able = actor.body().is_none_or(|body| look.can_act(body));
    if able && activation.actions > 0 {
        return true;
    }
    let mut something = false;
    let mut found = |_: Action| something = true;
    if activation.actions > 0 {
        look.list_actions(actor, Right::Paid, &mut found);
    } else {
        look.list_costless(actor, &mut found);
    }
    if activation.free {
        look.list_actions(actor, Right::Free, &mut found);
    }
    something
        || activation.presence
            && look.bodies().any(|body| powers::check_presence(look, body).is_ok())
}

/// Once the disc is placed, or if nobody is left to receive it, the phase may end (SF-15.5.2a).
fn may_end(look: Look<'_>) -> bool {
    look.state.turn.activating && (look.state.turn.activated.is_some() || !anybody(look))
}

/// The active player places the disc, acts with whoever it lies on, uses tokens, and ends the phase.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Activate;

impl Decision<Stationfall> for Activate {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.active_seat())
    }

    /// Before the disc, with Actions left, with none left.
    fn prompt(&self, look: Look<'_>) -> Prompt {
        let Some(activation) = look.state.turn.activated else {
            return Prompt::new("sf-prompt-activate", "SF-15.5.2");
        };
        let who = activation.body.map_or_else(|| activation.character.word(), |body| body.word());
        let text = match (activation.actions, activation.free) {
            (0, false) => Text::new("sf-prompt-end"),
            (0, true) => Text::new("sf-prompt-act-free").with("who", who),
            (actions, _) => Text::new("sf-prompt-act").with("who", who).with("actions", actions),
        };
        Prompt::new(text, "SF-15.5.2")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        match look.state.turn.activated {
            None => {
                let own = anyone(look).filter(|who| is_own(look, *who));
                own.for_each(|who| found(Move::Activate(who)));
            }
            Some(activation) => candidates_of(look, activation, breadth, found),
        }
        tokens::candidates(look, found);
        powers::moss_candidates(look, found);
        // What ends the phase stands last.
        if look.state.turn.activating {
            found(Move::Pass);
        }
        if breadth == Breadth::Thinkable {
            everybody(look, found);
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let activation = &look.state.turn.activated;
        let disc_first = || Refusal::new("SF-15.5.2a", "sf-refused-disc-first");
        let acting = || activation.as_ref().ok_or_else(disc_first);
        match mv {
            Move::Activate(who) => {
                require(activation.is_none(), || {
                    Refusal::new("SF-15.5.2a", "sf-refused-disc-placed")
                })?;
                check_who(look, *who)
            }
            Move::Act(action) => check_act(look, acting()?, action),
            Move::Free(action) => check_free(look, acting()?, action),
            Move::Presence(body) => {
                require(acting()?.presence, || Refusal::new("SF-4.4.4", "sf-refused-no-presence"))?;
                powers::check_presence(look, *body)
            }
            Move::Pass => {
                require(may_end(look), || Refusal::new("SF-15.5.2a", "sf-refused-place-disc"))
            }
            Move::Bribe(who) => tokens::check_bribe(look, *who),
            Move::GreyBribe(who) => tokens::check_grey_bribe(look, *who),
            Move::Kompromat(who) => tokens::check_kompromat(look, *who),
            Move::MossStep(to) => powers::check_moss(look, Moss::Step(*to)),
            Move::MossFeed(body) => powers::check_moss(look, Moss::Feed(*body)),
            Move::Renegotiate(_) => Err(Refusal::new("SF-15.5.2a", "sf-refused-committed")),
            _ => Err(super::NOT_ASKED),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let made_to_act = |act, free| Frame::Within(Within { act, free });
        match *mv {
            Move::Activate(who) => carry_out(engine, Deed::Activate(who)),
            Move::Act(action) => match declare::leads_to(&action) {
                Some(act) => engine.ask(made_to_act(act, false)),
                None => carry_out(engine, Deed::Act(action)),
            },
            Move::Free(action) => match declare::leads_to(&action) {
                Some(act) => engine.ask(made_to_act(act, true)),
                None => carry_out(engine, Deed::Free(action)),
            },
            Move::Presence(body) => engine.ask(made_to_act(presence(body), false)),
            Move::Bribe(who) => tokens::begin_bribe(engine, who, Warrant::Bribe),
            Move::GreyBribe(who) => tokens::begin_bribe(engine, who, Warrant::GreyBribe),
            Move::Kompromat(who) => tokens::begin_kompromat(engine, who),
            Move::MossStep(to) => carry_out(engine, Deed::Moss(Moss::Step(to))),
            Move::MossFeed(body) => carry_out(engine, Deed::Moss(Moss::Feed(body))),
            Move::Pass => carry_out(engine, Deed::End),
            Move::Identity(_)
            | Move::Reveal(_)
            | Move::Influence(..)
            | Move::Renegotiate(_)
            | Move::Accept
            | Move::Refuse
            | Move::Choose(_)
            | Move::Deliver(..)
            | Move::Agree
            | Move::Withdraw => unreachable!("`check` allows nothing of this in the phase"),
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, "sf-offer-pass-activate")
    }
}

/// What the phase carries out, named whole.
#[derive(Clone, Copy)]
pub(super) enum Deed {
    /// The disc is placed.
    Activate(Who),
    /// One of the activation's Actions, or one that costs none.
    Act(Action),
    /// The free Action.
    Free(Action),
    /// Forceful Presence over somebody.
    Presence(Body),
    /// What Fang Moss does by itself.
    Moss(Moss),
    /// The phase ends.
    End,
}

/// Who is made to act by Forceful Presence.
const fn presence(body: Body) -> Act {
    Act { actor: Actor::Body(body), by: Warrant::Presence }
}

/// Carries out what is named whole.
pub(super) fn carry_out(engine: &mut Engine<'_>, deed: Deed) {
    let cost = cost_of(engine.look(), deed);
    follow_trail(engine, deed, cost);
    match deed {
        Deed::Activate(who) => place_disc(engine, who),
        Deed::Act(action) | Deed::Free(action) => act(engine, action, cost),
        Deed::Presence(body) => {
            if let Some(activation) = &mut engine.state.turn.activated {
                activation.presence = false;
            }
            engine.ask(Frame::Act(presence(body)));
        }
        Deed::Moss(moss) => powers::play_moss(engine, moss),
        Deed::End => {
            engine.passed(engine.state.turn.player, Passed::Phase);
            end(engine);
        }
    }
}

/// What the activated Character may do of its own.
fn candidates_of(
    look: Look<'_>,
    activation: Activation,
    breadth: Breadth,
    found: &mut dyn FnMut(Move),
) {
    let actor = activation.actor();
    let act = &mut |action| found(Move::Act(action));
    if activation.actions > 0 || breadth == Breadth::Thinkable {
        look.candidate_actions(actor, Right::Paid, breadth, act);
    } else {
        look.candidate_costless(actor, act);
    }
    if activation.free {
        let free = &mut |action| found(Move::Free(action));
        look.candidate_actions(actor, Right::Free, Breadth::Playable, free);
    }
    if activation.presence {
        look.bodies().for_each(|body| found(Move::Presence(body)));
    }
}

/// To activate, bribe and blackmail everybody: what somebody may think of in vain.
pub(super) fn everybody(look: Look<'_>, found: &mut dyn FnMut(Move)) {
    for body in look.bodies() {
        found(Move::Activate(Actor::Body(body)));
        found(Move::Bribe(Actor::Body(body)));
        // Only the own tokens: what others hold is nobody's to speak of.
        if look.kompromat_of(look.active_seat()).any(|held| held == look.owner(body)) {
            found(Move::Kompromat(Actor::Body(body)));
        }
    }
    if look.in_play(Character::DigitalAssistant) {
        found(Move::Activate(Actor::Assistant));
        found(Move::Bribe(Actor::Assistant));
    }
}

/// One of the activation's Actions, or one that costs none.
fn check_act(look: Look<'_>, activation: &Activation, action: &Action) -> Result<(), Refusal> {
    let actor = activation.actor();
    // No Action costs more than one.
    require(activation.actions > 0 || look.cost(actor, action) == 0, || {
        Refusal::new("SF-15.5.2", "sf-refused-no-actions-left")
    })?;
    look.check_action(actor, action, Right::Paid)
}

/// The free Action of the activation (SF-15.5.3, SF-R17).
fn check_free(look: Look<'_>, activation: &Activation, action: &Action) -> Result<(), Refusal> {
    let actor = activation.actor();
    require(has_free(look, actor), || Refusal::new("SF-15.5.3", "sf-refused-not-free"))?;
    require(activation.free, || Refusal::new("SF-R17", "sf-refused-free-used"))?;
    look.check_action(actor, action, Right::Free)
}

/// What it takes from the activation's Actions; none if it is none of them.
fn cost_of(look: Look<'_>, deed: Deed) -> Option<u8> {
    let Deed::Act(action) = deed else { return None };
    look.state.turn.activated.map(|activation| look.cost(activation.actor(), &action))
}

/// Notes the sections a chain of free Steps comes through; anything else ends the chain (SF-H11).
fn follow_trail(engine: &mut Engine<'_>, deed: Deed, cost: Option<u8>) {
    match (deed, cost) {
        (Deed::Act(Action::Step { to, .. }), Some(0)) => {
            let look = engine.look();
            let body = look.state.turn.activated.and_then(|activation| activation.body);
            let from = body.and_then(|body| look.section_of(body));
            from.into_iter().chain([to]).for_each(|section| {
                engine.state.turn.trail.insert(section);
            });
        }
        _ => engine.state.turn.trail = workbench::flat::Set::EMPTY,
    }
}

/// Whether an activation of this one comes with a free Action at all (SF-15.5.3, `dying`).
fn has_free(look: Look<'_>, who: Who) -> bool {
    look.free_action_of(who)
}

fn place_disc(engine: &mut Engine<'_>, who: Who) {
    let look = engine.look();
    let character = look.card_of(who);
    let usual = if engine.state.turn.exhausted.contains(character) { 1 } else { 2 };
    let actions = usual + look.whispers(who);
    let free = has_free(look, who);
    let player = engine.state.turn.player;
    let presence = character == Character::StationChief
        && look.power_player(Ability::ForcefulPresence) == Some(player);
    engine.state.players[player].disc = Some(character);
    engine.state.turn.activated =
        Some(Activation { character, body: who.body(), actions, free, presence });
    engine.tell(Event::Activated { player, character, actions });
    engine.settle();
}

/// The activated Character acts, for so many of its Actions or as its free Action.
fn act(engine: &mut Engine<'_>, action: Action, cost: Option<u8>) {
    let Some(activation) = &mut engine.state.turn.activated else { return };
    // Forceful Presence comes at the start of an activation.
    activation.presence = false;
    match cost {
        Some(cost) => activation.actions -= cost,
        None => activation.free = false,
    }
    let actor = activation.actor();
    engine.perform(actor, action);
}

/// With nothing left that could be done the phase ends by itself. Nothing that is hidden has a say in it (SF-R129): a
/// Kompromat whose face the others do not know always counts as one that could be used.
pub(super) fn run(engine: &mut Engine<'_>) -> bool {
    let look = engine.look();
    let Some(activation) = look.state.turn.activated else { return false };
    let over = !can_go_on(look, &activation)
        // A Down body may be revived by a Bribe and go on (SF-R4).
        && !tokens::anything(look)
        && !powers::moss_may_act(look);
    if over {
        end(engine);
    }
    over
}

fn end(engine: &mut Engine<'_>) {
    engine.state.frames.pop();
    engine.state.turn.activating = false;
}
