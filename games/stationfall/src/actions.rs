//! Chapters 11 to 14: every Action with its check beside its effect.
//!
//! Each family has its own file with three functions: `candidates` (Actions that are worth checking, or worth thinking
//! of), `check` (the conditions, each with its refusal) and `perform`. What holds for all Actions stands here.

mod console;
mod data;
mod fight;
mod items;
mod lacks;
mod mend;
mod preserve;
mod sections;
mod special;
mod step;
mod unusable;

use kernel::{Breadth, Refusal, require};
use workbench::flat::Set;

use crate::action::{Action, Actor};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Warrant;
use crate::ids::{Ability, Body, Section};
use crate::look::Look;
use crate::state::At;

use lacks::{lacks_ability, lacks_data, lacks_power};

pub(crate) use lacks::lacks;

/// An Action of another family: nothing may be done that the rules do not provide for (SF-1.1).
const NOT_PROVIDED: Refusal = Refusal::new("SF-1.1", "sf-refused-not-provided");

/// What the Digital Assistant cannot do for want of a body.
const ONLY_CONSOLES: Refusal = Refusal::new("SF-4.2.2", "sf-refused-only-consoles");

/// By what right an Action is performed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Right {
    /// One of the activation's Actions (SF-15.5.2).
    Paid,
    /// The activation's free Pick Up or Drop, or what an Ability puts in its place (SF-15.5.3, SF-R17).
    Free,
    /// One Action outside the activation's own (SF-R40, SF-R42).
    Warrant(Warrant),
}

impl Right {
    fn waives_self_preservation(self) -> bool {
        matches!(self, Right::Warrant(warrant) if warrant.waives_self_preservation())
    }
}

impl Look<'_> {
    /// Whether an actor may perform an Action (SF-0.3): whole, before anything changes. Legality depends on nothing
    /// the active player may not see (SF-0.6).
    pub fn check_action(self, actor: Actor, action: &Action, right: Right) -> Result<(), Refusal> {
        self.check_action_of(actor, self.acts(actor), action, right)
    }

    /// Whether somebody can act at all (SF-11.1): for a whole list it is asked once.
    fn acts(self, actor: Actor) -> bool {
        actor.body().is_none_or(|body| self.can_act(body))
    }

    #[inline]
    fn check_action_of(
        self,
        actor: Actor,
        acts: bool,
        action: &Action,
        right: Right,
    ) -> Result<(), Refusal> {
        self.check_actor(actor, acts, action)?;
        self.check_right(actor, action, right)?;
        self.check_family(actor, action)?;
        if right.waives_self_preservation() {
            return Ok(());
        }
        preserve::check(self, actor, action)
    }

    /// What holds for whoever acts (SF-11.1, SF-4.2.2, SF-R15).
    #[inline]
    fn check_actor(self, actor: Actor, acts: bool, action: &Action) -> Result<(), Refusal> {
        let Actor::Body(body) = actor else {
            let its_own = matches!(action, Action::Wait | Action::RootAccess { .. });
            return require(action.is_console() || its_own, || ONLY_CONSOLES);
        };
        // The Cyborg may be activated while Down, to revive itself first (`self_repair`).
        let repairing = matches!(action, Action::SelfRepair);
        require(acts || repairing && self.is_down(body) && self.is_present(body), || {
            Refusal::new("SF-11.1", self.why_idle(body)).with("who", body.word())
        })?;
        let entering = matches!(action, Action::EnterFromCard { .. });
        require(entering == (self.state.bodies[body].at == At::Card), || {
            let why = if entering { "sf-refused-not-hiding" } else { "sf-refused-first-enter" };
            Refusal::new("SF-R15", why).with("who", body.word())
        })?;
        let telepathic = matches!(action, Action::Telepathy { .. } | Action::Wait);
        require(body != Body::TelepathicRat || telepathic, || {
            Refusal::new("SF-4.2.2", "sf-refused-only-telepathy")
        })
    }

    #[inline]
    fn check_family(self, actor: Actor, action: &Action) -> Result<(), Refusal> {
        match (family(action), actor) {
            (Family::Wait, _) => Ok(()),
            (Family::Console, _) => console::check(self, actor, action),
            (Family::RootAccess, _) => special::check_root_access(self, actor, action),
            (Family::Step, Actor::Body(body)) => step::check(self, body, action),
            (Family::Items, Actor::Body(body)) => items::check(self, body, action),
            (Family::Data, Actor::Body(body)) => data::check(self, body, action),
            (Family::Fight, Actor::Body(body)) => fight::check(self, body, action),
            (Family::Mend, Actor::Body(body)) => mend::check(self, body, action),
            (Family::Sections, Actor::Body(body)) => sections::check(self, body, action),
            (Family::Special, Actor::Body(body)) => special::check(self, body, action),
            (_, Actor::Assistant) => Err(ONLY_CONSOLES),
        }
    }

    /// What the right allows: the free Action is a Pick Up or Drop of a Human or Robot that is not Dying, or what an
    /// Ability puts in its place (SF-15.5.3, SF-R17, SF-R189); Forceful Presence allows Basic Actions.
    #[inline]
    fn check_right(self, actor: Actor, action: &Action, right: Right) -> Result<(), Refusal> {
        match right {
            Right::Paid => Ok(()),
            Right::Warrant(Warrant::Presence) => {
                require(action.is_basic(), || Refusal::new("SF-11.4", "sf-refused-basic-only"))
            }
            Right::Warrant(_) => Ok(()),
            Right::Free => require(self.is_free_action(actor, action), || match *action {
                Action::Step { to, .. } if self.has_ability(actor, Ability::Zeroborn) => {
                    Refusal::new("SF-15.5.3", "sf-refused-zeroborn-gravity")
                        .with("where", to.word())
                }
                _ => Refusal::new("SF-15.5.3", "sf-refused-not-free"),
            }),
        }
    }

    pub(crate) fn is_free_action(self, actor: Actor, action: &Action) -> bool {
        let Actor::Body(body) = actor else {
            return false;
        };
        let has = |ability| self.has_ability(actor, ability);
        let airlock = |to| {
            self.section_of(body)
                .and_then(|from| self.way(from, to))
                .is_some_and(|way| way.kind == crate::map::WayKind::Airlock)
        };
        match action {
            Action::PickUp { .. } | Action::PickUpKompromat { .. } | Action::Drop { .. } => {
                self.can_possess(body) && (!has(Ability::Dying) || has(Ability::BotDefrost))
            }
            Action::Step { to, .. } => {
                has(Ability::Zeroborn) && !self.content.sections[*to].gravity
                    || has(Ability::Scientist) && airlock(*to)
            }
            Action::Throw { to, .. } => has(Ability::Scientist) && airlock(*to),
            _ if action.is_section() => has(Ability::Scientist),
            _ if action.is_console() => has(Ability::Hacker),
            _ => false,
        }
    }

    /// What an Action of an activation costs: Steps into a Hazard are free with Adrenaline, Steps to a Down Human with
    /// Emergency Response (`adrenaline`, `emergency_response`), but not round and round (SF-H11).
    pub fn cost(self, actor: Actor, action: &Action) -> u8 {
        let Action::Step { to, .. } = action else {
            return 1;
        };
        let has = |ability| self.has_ability(actor, ability);
        let into_hazard = has(Ability::Adrenaline) && self.hazard(*to).is_some();
        let to_the_rescue = has(Ability::EmergencyResponse)
            && self.bodies_in(*to).any(|body| self.is_human(body) && self.is_down(body));
        let back = self.state.turn.trail.contains(*to);
        u8::from(back || !into_hazard && !to_the_rescue)
    }

    /// Calls `offer` with every Action the actor may perform by this right, each once.
    pub fn list_actions(self, actor: Actor, right: Right, offer: &mut dyn FnMut(Action)) {
        let acts = self.acts(actor);
        self.candidate_actions(actor, right, Breadth::Playable, &mut |action| {
            if self.check_action_of(actor, acts, &action, right).is_ok() {
                offer(action);
            }
        });
    }

    /// Calls `found` with Actions the actor may think of performing by this right; whether they are allowed,
    /// `check_action` says.
    pub(crate) fn candidate_actions(
        self,
        actor: Actor,
        right: Right,
        breadth: Breadth,
        found: &mut dyn FnMut(Action),
    ) {
        let may_be = Families::of(self, actor, right);
        match actor {
            Actor::Body(body) => self.candidates_of(body, &may_be, right, breadth, found),
            Actor::Assistant => special::candidates_root_access(self, found),
        }
        // The many Lockdowns stand behind what somebody does with their own hands.
        if may_be.console {
            console::candidates(self, actor, breadth, found);
            let allowed = |action: &Action| self.check_action(actor, action, right).is_ok();
            console::candidates_lockdown(self, actor, allowed, breadth, found);
        }
        if right != Right::Free {
            found(Action::Wait);
        }
    }

    /// What a body may think of performing where it is, without a console.
    fn candidates_of(
        self,
        body: Body,
        may_be: &Families,
        right: Right,
        breadth: Breadth,
        found: &mut dyn FnMut(Action),
    ) {
        if self.state.bodies[body].at == At::Card {
            // Coming out is never free.
            if right != Right::Free {
                step::candidates_entering(found);
            }
            return;
        }
        let Some(here) = &Here::of(self, body, breadth) else { return };
        if may_be.step {
            step::candidates(here, found);
        }
        items::candidates(here, right, found);
        if may_be.section {
            mend::candidates(here, found);
            sections::candidates(here, found);
        }
        if right != Right::Free {
            data::candidates(here, found);
            fight::candidates(here, found);
            special::candidates(here, found);
        }
    }

    /// Calls `offer` with every Action of an activation that costs nothing and is allowed.
    pub(crate) fn list_costless(self, actor: Actor, offer: &mut dyn FnMut(Action)) {
        self.candidate_costless(actor, &mut |action| {
            let costless = self.cost(actor, &action) == 0;
            if costless && self.check_action(actor, &action, Right::Paid).is_ok() {
                offer(action);
            }
        });
    }

    /// Calls `found` with Actions of an activation that may cost nothing: Steps, for those whom an Ability lets take
    /// them (`adrenaline`, `emergency_response`).
    pub(crate) fn candidate_costless(self, actor: Actor, found: &mut dyn FnMut(Action)) {
        let Actor::Body(body) = actor else { return };
        let able = self.has_ability(actor, Ability::Adrenaline)
            || self.has_ability(actor, Ability::EmergencyResponse);
        if let Some(here) = &Here::of(self, body, Breadth::Playable).filter(|_| able) {
            step::candidates(here, found);
        }
    }
}

/// Where an Action's rules stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Family {
    Wait,
    Step,
    Items,
    Data,
    Fight,
    Mend,
    Console,
    Sections,
    Special,
    RootAccess,
}

/// The family of an Action.
const fn family(action: &Action) -> Family {
    match action {
        Action::Wait => Family::Wait,
        Action::Step { .. } | Action::EnterFromCard { .. } | Action::EnterWormhole { .. } => {
            Family::Step
        }
        Action::PickUp { .. }
        | Action::PickUpKompromat { .. }
        | Action::Drop { .. }
        | Action::Give { .. }
        | Action::Throw { .. } => Family::Items,
        Action::Copy { .. } | Action::Delete { .. } => Family::Data,
        Action::Attack { .. }
        | Action::Rob { .. }
        | Action::Sabotage { .. }
        | Action::BrutalAttack { .. } => Family::Fight,
        Action::Revive { .. }
        | Action::EmergencyRevive { .. }
        | Action::SelfRepair
        | Action::RepairRobot { .. }
        | Action::JuryRig { .. }
        | Action::Disassemble { .. } => Family::Mend,
        Action::HazardSuppression { .. }
        | Action::Jammers
        | Action::DirectSwarm { .. }
        | Action::Lockdown { .. }
        | Action::RemoteControl { .. }
        | Action::MarkTarget { .. } => Family::Console,
        Action::Section(_)
        | Action::Transmit { .. }
        | Action::Decontaminate { .. }
        | Action::SectionLaunch { .. }
        | Action::PutOut { .. }
        | Action::DataMining { .. }
        | Action::FireDeathRay { .. }
        | Action::Grip { .. } => Family::Sections,
        Action::Breach { .. }
        | Action::FeedMe { .. }
        | Action::Wormtongue { .. }
        | Action::ProcessServer
        | Action::Hardcopy
        | Action::LawyerUp { .. }
        | Action::EmpBurst
        | Action::Telepathy { .. }
        | Action::Missile { .. }
        | Action::Tradecraft { .. }
        | Action::Infect { .. }
        | Action::NerveGas { .. } => Family::Special,
        Action::RootAccess { .. } => Family::RootAccess,
    }
}

/// A body that may act, and what is around it, looked up once for a whole list.
#[derive(Clone, Copy)]
struct Here<'a> {
    look: Look<'a>,
    /// Who acts.
    body: Body,
    section: Section,
    /// Everybody in that section, the actor too.
    bodies: Set<Body>,
    /// Whether to think of what somebody may try in vain, too.
    wide: bool,
}

impl Here<'_> {
    fn of(look: Look<'_>, body: Body, breadth: Breadth) -> Option<Here<'_>> {
        let section = look.section_of(body)?;
        let bodies = look.bodies_in(section).collect();
        Some(Here { look, body, section, bodies, wide: breadth == Breadth::Thinkable })
    }

    /// Everybody there but the actor.
    fn others(&self) -> impl Iterator<Item = Body> {
        let body = self.body;
        self.bodies.into_iter().filter(move |other| *other != body)
    }
}

/// Which families are worth listing: the free Action is seldom more than a Pick Up or Drop (SF-15.5.3).
struct Families {
    console: bool,
    step: bool,
    section: bool,
}

impl Families {
    fn of(look: Look<'_>, actor: Actor, right: Right) -> Families {
        let free = right == Right::Free;
        let has = |ability| !free || look.has_ability(actor, ability);
        let scientist = has(Ability::Scientist);
        Families {
            console: has(Ability::Hacker),
            step: scientist || has(Ability::Zeroborn),
            section: scientist,
        }
    }
}

impl Engine<'_> {
    /// Performs an Action that `check_action` allows, with everything that follows from it.
    pub fn perform(&mut self, actor: Actor, action: Action) {
        self.begin_deed(actor);
        self.tell(Event::Acted { actor, action });
        self.perform_bare(actor, action);
        self.settle();
        self.end_deed();
    }

    /// The effect alone: for `perform`, and for trials on a copy.
    pub(crate) fn perform_bare(&mut self, actor: Actor, action: Action) {
        match (family(&action), actor) {
            (Family::Wait, _) => self.wait(actor),
            (Family::Console, _) => console::perform(self, actor, action),
            (Family::RootAccess, _) => special::perform_root_access(self, action),
            (Family::Step, Actor::Body(body)) => step::perform(self, body, action),
            (Family::Items, Actor::Body(body)) => items::perform(self, body, action),
            (Family::Data, Actor::Body(body)) => data::perform(self, body, action),
            (Family::Fight, Actor::Body(body)) => fight::perform(self, body, action),
            (Family::Mend, Actor::Body(body)) => mend::perform(self, body, action),
            (Family::Sections, Actor::Body(body)) => sections::perform(self, body, action),
            (Family::Special, Actor::Body(body)) => special::perform(self, body, action),
            (_, Actor::Assistant) => {}
        }
    }

    /// Wait: the active player takes the disc back if it lies on who waits (SF-12.12, SF-12.12a).
    fn wait(&mut self, actor: Actor) {
        let player = self.state.turn.player;
        if self.state.players[player].disc == Some(self.look().card_of(actor)) {
            self.state.players[player].disc = None;
            self.tell(Event::DiscBack { player, waited: true });
        }
    }
}
