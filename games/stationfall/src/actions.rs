//! Chapters 11 to 14: every Action with its check beside its effect.
//!
//! Each family has its own file with three functions: `list` (candidates that are worth checking), `check` (the
//! conditions, each with its refusal) and `perform`. What holds for all Actions stands here.

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
mod wishes;

use kernel::{Refusal, require};
use workbench::flat::Set;

use crate::action::{Action, Actor};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Warrant;
use crate::ids::{Ability, Body, Section};
use crate::look::Look;
use crate::state::At;

use lacks::{lacks, lacks_ability, lacks_data, lacks_power};

/// An Action of another family: nothing may be done that the rules do not provide for (SF-1.1).
const NOT_PROVIDED: Refusal = Refusal::new("SF-1.1", "sf-refused-not-provided");

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

    fn check_action_of(
        self,
        actor: Actor,
        acts: bool,
        action: &Action,
        right: Right,
    ) -> Result<(), Refusal> {
        self.check_actor(actor, acts, action)?;
        self.check_right(actor, action, right)?;
        match actor {
            Actor::Body(body) => self.check_family(body, action)?,
            Actor::Assistant => match *action {
                Action::RootAccess { body } => special::check_root_access(self, body)?,
                _ => console::check(self, actor, action)?,
            },
        }
        if right.waives_self_preservation() {
            return Ok(());
        }
        preserve::check(self, actor, action)
    }

    /// What holds for whoever acts (SF-11.1, SF-4.2.2, SF-R15).
    fn check_actor(self, actor: Actor, acts: bool, action: &Action) -> Result<(), Refusal> {
        let Actor::Body(body) = actor else {
            let its_own = matches!(action, Action::Wait | Action::RootAccess { .. });
            return require(action.is_console() || its_own, || {
                Refusal::new("SF-4.2.2", "sf-refused-only-consoles")
            });
        };
        // The Cyborg may be activated while Down, to revive itself first (`self_repair`).
        let repairing = matches!(action, Action::SelfRepair);
        require(acts || repairing && self.is_down(body) && self.is_present(body), || {
            Refusal::new("SF-11.1", self.why_idle(body)).with("who", body.word())
        })?;
        let entering = matches!(action, Action::EnterFromCard { .. });
        require(entering == (self.state.bodies[body].at == At::Card), || {
            Refusal::new("SF-R15", "sf-refused-first-enter").with("who", body.word())
        })?;
        let telepathic = matches!(action, Action::Telepathy { .. } | Action::Wait);
        require(body != Body::TelepathicRat || telepathic, || {
            Refusal::new("SF-4.2.2", "sf-refused-only-telepathy")
        })
    }

    fn check_family(self, body: Body, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Wait => Ok(()),
            Action::Step { .. } | Action::EnterFromCard { .. } | Action::EnterWormhole { .. } => {
                step::check(self, body, action)
            }
            Action::PickUp { .. }
            | Action::PickUpKompromat { .. }
            | Action::Drop { .. }
            | Action::Give { .. }
            | Action::Throw { .. } => items::check(self, body, action),
            Action::Copy { .. } | Action::Delete { .. } => data::check(self, body, action),
            Action::Attack { .. }
            | Action::Rob { .. }
            | Action::Sabotage { .. }
            | Action::BrutalAttack { .. } => fight::check(self, body, action),
            Action::Revive { .. }
            | Action::EmergencyRevive { .. }
            | Action::SelfRepair
            | Action::RepairRobot { .. }
            | Action::JuryRig { .. }
            | Action::Disassemble { .. } => mend::check(self, body, action),
            Action::HazardSuppression { .. }
            | Action::Jammers
            | Action::DirectSwarm { .. }
            | Action::Lockdown { .. }
            | Action::RemoteControl { .. }
            | Action::MarkTarget { .. } => console::check(self, Actor::Body(body), action),
            Action::Section(_)
            | Action::Transmit { .. }
            | Action::Decontaminate { .. }
            | Action::SectionLaunch { .. }
            | Action::PutOut { .. }
            | Action::DataMining { .. }
            | Action::FireDeathRay { .. }
            | Action::Grip { .. } => sections::check(self, body, action),
            Action::Breach { .. }
            | Action::FeedMe { .. }
            | Action::Wormtongue { .. }
            | Action::ProcessServer
            | Action::Hardcopy
            | Action::LawyerUp { .. }
            | Action::EmpBurst
            | Action::Telepathy { .. }
            | Action::RootAccess { .. }
            | Action::Missile { .. }
            | Action::Tradecraft { .. }
            | Action::Infect { .. }
            | Action::NerveGas { .. } => special::check(self, body, action),
        }
    }

    /// What the right allows: the free Action is a Pick Up or Drop of a Human or Robot that is not Dying, or what an
    /// Ability puts in its place (SF-15.5.3, SF-R17, SF-R189); Forceful Presence allows Basic Actions.
    fn check_right(self, actor: Actor, action: &Action, right: Right) -> Result<(), Refusal> {
        match right {
            Right::Paid => Ok(()),
            Right::Warrant(Warrant::Presence) => {
                require(action.is_basic(), || Refusal::new("SF-11.4", "sf-refused-basic-only"))
            }
            Right::Warrant(_) => Ok(()),
            Right::Free => require(self.is_free_action(actor, action), || {
                Refusal::new("SF-15.5.3", "sf-refused-not-free")
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
        let allowed = |action: &Action| self.check_action_of(actor, acts, action, right).is_ok();
        let may_be = Families::of(self, actor, right);
        if may_be.console {
            console::list_lockdown(self, allowed, offer);
        }
        let mut candidate = |action: Action| {
            if allowed(&action) {
                offer(action);
            }
        };
        if right != Right::Free {
            candidate(Action::Wait);
        }
        if may_be.console {
            console::list(self, actor, &mut candidate);
        }
        let Actor::Body(body) = actor else {
            return special::list_root_access(self, &mut candidate);
        };
        if self.state.bodies[body].at == At::Card {
            return step::list_entering(&mut candidate);
        }
        let Some(here) = Here::of(self, body) else { return };
        if may_be.step {
            step::list(self, body, here, &mut candidate);
        }
        items::list(self, body, here, &mut candidate);
        if may_be.section {
            mend::list(self, body, here, &mut candidate);
            sections::list(self, body, here, &mut candidate);
        }
        if right != Right::Free {
            data::list(self, body, &mut candidate);
            fight::list(self, body, here, &mut candidate);
            special::list(self, body, here, &mut candidate);
        }
    }

    /// Calls `offer` with every Action of an activation that costs nothing: Steps, for those whom an Ability lets
    /// take them (`adrenaline`, `emergency_response`).
    pub fn list_costless(self, actor: Actor, offer: &mut dyn FnMut(Action)) {
        let Actor::Body(body) = actor else { return };
        let able = self.has_ability(actor, Ability::Adrenaline)
            || self.has_ability(actor, Ability::EmergencyResponse);
        let Some(here) = Here::of(self, body).filter(|_| able) else { return };
        step::list(self, body, here, &mut |action| {
            let costless = self.cost(actor, &action) == 0;
            if costless && self.check_action(actor, &action, Right::Paid).is_ok() {
                offer(action);
            }
        });
    }
}

/// What is around an actor, looked up once for a whole list.
#[derive(Clone, Copy)]
struct Here {
    section: Section,
    /// Everybody in that section, the actor too.
    bodies: Set<Body>,
}

impl Here {
    fn of(look: Look<'_>, body: Body) -> Option<Here> {
        let section = look.section_of(body)?;
        Some(Here { section, bodies: look.bodies_in(section).collect() })
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
        if action.is_console() {
            return console::perform(self, actor, action);
        }
        if matches!(action, Action::Wait) {
            return self.wait(actor);
        }
        let Actor::Body(body) = actor else {
            return special::perform_root_access(self, action);
        };
        match action {
            Action::Step { .. } | Action::EnterFromCard { .. } | Action::EnterWormhole { .. } => {
                step::perform(self, body, action);
            }
            Action::PickUp { .. }
            | Action::PickUpKompromat { .. }
            | Action::Drop { .. }
            | Action::Give { .. }
            | Action::Throw { .. } => items::perform(self, body, action),
            Action::Copy { .. } | Action::Delete { .. } => data::perform(self, body, action),
            Action::Attack { .. }
            | Action::Rob { .. }
            | Action::Sabotage { .. }
            | Action::BrutalAttack { .. } => fight::perform(self, body, action),
            Action::Revive { .. }
            | Action::EmergencyRevive { .. }
            | Action::SelfRepair
            | Action::RepairRobot { .. }
            | Action::JuryRig { .. }
            | Action::Disassemble { .. } => mend::perform(self, body, action),
            Action::Section(_)
            | Action::Transmit { .. }
            | Action::Decontaminate { .. }
            | Action::SectionLaunch { .. }
            | Action::PutOut { .. }
            | Action::DataMining { .. }
            | Action::FireDeathRay { .. }
            | Action::Grip { .. } => sections::perform(self, body, action),
            _ => special::perform(self, body, action),
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
