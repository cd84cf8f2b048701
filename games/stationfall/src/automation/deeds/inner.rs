//! Deeds at a console, and deeds that somebody else is made to do (SF-B12.13).

use super::{Deed, Draft, Rank, Reader};
use crate::action::{Action, Actor, Lockdown, Swarm};
use crate::actions::Right;
use crate::automation::priorities::body_key;
use crate::automation::reach::Reach;
use crate::automation::script::{Arg, Call, Clause, Verb};
use crate::condition::Value;
use crate::frame::Warrant;
use crate::ids::{Ability, Body, Section};

/// What somebody is made to do: how far it is, what decides between equals, and the one Action.
#[derive(Clone, Copy)]
pub(in crate::automation) struct Inner {
    /// The Actions until the goal is reached.
    pub(in crate::automation) cost: u8,
    rank: Rank,
    /// Who acts.
    pub(in crate::automation) actor: Actor,
    /// The Action: the goal's own, or a Step or Breach on the way; none if it is there already (SF-B7.9).
    pub(in crate::automation) action: Option<Action>,
}

impl Inner {
    /// By distance, then as a target is chosen (SF-B12.13).
    fn key(&self, reader: &Reader<'_>) -> impl Ord + use<> {
        let body = self.actor.body().map_or(0, body_key);
        let card = reader.look.card_of(self.actor);
        let target = super::target_key(reader.look, reader.player, reader.pc, card);
        (self.cost, self.rank, target, body)
    }
}

impl Reader<'_> {
    /// A Console Action, wherever the actor could use a console (SF-11.6, SF-B10.4a).
    pub(super) fn at_a_console(&self, call: &Call, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let look = self.look;
        match call.verb {
            Verb::HazardSuppression => {
                self.sections(&call.args[0], draft, &mut |draft, at| {
                    let draft = Draft { section: Some(at), ..draft };
                    self.consoles(draft, Action::HazardSuppression { at }, None, found);
                });
            }
            Verb::Jammers if self.switch(call) != look.state.station.jammers => {
                self.consoles(draft, Action::Jammers, None, found);
            }
            Verb::Lockdown => self.values(&call.args[0], &mut |first, value| {
                let Value::Link(link) = value else { return };
                let how = Lockdown::Add(link);
                let (one, other) = look.content.map.ends[link];
                let key = |section| super::section_key(look, section);
                let section = if key(one) <= key(other) { one } else { other };
                let draft = Draft { first, section: Some(section), ..draft };
                self.consoles(draft, Action::Lockdown { how }, None, found);
            }),
            Verb::MarkTarget => self.values(&call.args[0], &mut |first, value| {
                let Value::Who(who) = value else { return };
                self.bodies_of(who, &mut |body| {
                    let draft = self.with_target(Draft { first, ..draft }, body);
                    self.consoles(draft, Action::MarkTarget { body }, None, found);
                });
            }),
            Verb::RemoteControl => {
                let Some(Arg::Inner(clause)) = call.args.first() else { return };
                let drones = [Body::Drone1, Body::Drone2].into_iter().filter(|d| look.can_act(*d));
                if let Some(inner) = self.best_inner(clause, drones, Warrant::RemoteControl)
                    && let Some(drone) = inner.actor.body()
                {
                    self.consoles(draft, Action::RemoteControl { drone }, Some(inner), found);
                }
            }
            Verb::DirectSwarm => {
                let Some(Arg::Inner(clause)) = call.args.first() else { return };
                self.direct_swarm(clause, draft, found);
            }
            _ => {}
        }
    }

    /// Offers a Console Action at every console the actor could use.
    fn consoles(
        &self,
        draft: Draft,
        action: Action,
        inner: Option<Inner>,
        found: &mut dyn FnMut(Deed),
    ) {
        let look = self.look;
        if self.actor == Actor::Assistant {
            return self.offer_deed(draft, None, Some(action), inner, found);
        }
        let hacking = look.has_ability(self.actor, Ability::Hacker) && !look.state.station.jammers;
        if hacking {
            return self.offer_deed(draft, self.here(), Some(action), inner, found);
        }
        for at in look.sections().filter(|at| look.content.sections[*at].console) {
            self.offer_deed(draft, Some(at), Some(action), inner, found);
        }
    }

    /// The Swarm Attacks who is with it, or Steps nearer.
    fn direct_swarm(&self, clause: &Clause, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let look = self.look;
        for (call, inner) in (0u8..).zip(&clause.0) {
            let draft = Draft { second: call, ..draft };
            match inner.verb {
                Verb::Attack => self.values(&inner.args[0], &mut |first, value| {
                    let Value::Who(who) = value else { return };
                    self.bodies_of(who, &mut |body| {
                        if look.owner(body) != self.pc && look.check_swarm_attack(body).is_ok() {
                            let order = Swarm::Attack(body);
                            let draft = self.with_target(Draft { first, ..draft }, body);
                            self.consoles(draft, Action::DirectSwarm { order }, None, found);
                        }
                    });
                }),
                Verb::Step => {
                    let mut goals = workbench::flat::Set::EMPTY;
                    self.sections(&inner.args[0], draft, &mut |_, section| {
                        goals.insert(section);
                    });
                    for to in look.monster_steps_to(goals, workbench::flat::Set::EMPTY) {
                        let order = Swarm::Step(to);
                        let draft = Draft { section: Some(to), ..draft };
                        self.consoles(draft, Action::DirectSwarm { order }, None, found);
                    }
                }
                _ => {}
            }
        }
    }

    /// Root Access, Telepathy: the Rat or the Digital Assistant acts with somebody.
    pub(super) fn through_somebody(&self, call: &Call, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let look = self.look;
        let Some(Arg::Inner(clause)) = call.args.first() else { return };
        let (by, outer): (Warrant, fn(Body) -> Action) = match call.verb {
            Verb::Telepathy => (Warrant::Telepathy, |body| Action::Telepathy { body }),
            Verb::RootAccess => (Warrant::RootAccess, |body| Action::RootAccess { body }),
            // Forceful Presence is no Action: see `powers`.
            _ => return,
        };
        let able: workbench::flat::Set<Body> = look
            .bodies()
            .filter(|body| look.check_action(self.actor, &outer(*body), Right::Paid).is_ok())
            .collect();
        if let Some(inner) = self.best_inner(clause, able.iter(), by)
            && let Some(body) = inner.actor.body()
        {
            self.offer_deed(draft, self.here(), Some(outer(body)), Some(inner), found);
        }
        // Who is there already counts only for what comes after THEN.
        if able.iter().any(|body| self.inner(clause, body, by).is_some_and(|i| i.cost == 0)) {
            self.offer(draft, self.here(), None, found);
        }
    }

    /// The best that one of these could do towards a goal with one Action.
    pub(in crate::automation) fn best_inner(
        &self,
        clause: &Clause,
        bodies: impl Iterator<Item = Body>,
        by: Warrant,
    ) -> Option<Inner> {
        let inner = bodies.filter_map(|body| self.inner(clause, body, by));
        let inner = inner.filter(|inner| inner.action.is_some());
        inner.min_by_key(|inner| inner.key(self))
    }

    fn inner(&self, clause: &Clause, body: Body, by: Warrant) -> Option<Inner> {
        let actor = Actor::Body(body);
        let reader = Reader { actor, ..*self };
        let reach = Reach::of(self.look, body, false, true);
        let mut best: Option<(u8, Rank, Section, Option<Action>)> = None;
        reader.each(clause, &mut |deed| {
            let Some(at) = deed.at else { return };
            let Some(distance) = reach.cost(at, false) else { return };
            let cost = distance + u8::from(deed.action.is_some());
            let better = best.is_none_or(|(c, rank, ..)| (cost, deed.rank) < (c, rank));
            if !better {
                return;
            }
            let fits = deed.action.is_none_or(|action| reader.fits(action, at, Right::Warrant(by)));
            if fits {
                best = Some((cost, deed.rank, at, deed.action));
            }
        });
        let (cost, rank, at, action) = best?;
        let action = match reach.route(self.look, at, false).first() {
            None => action,
            Some(leg) => Some(match leg.breach {
                Some(link) => Action::Breach { link },
                None => Action::Step { to: leg.to, drag: None },
            }),
        };
        if let Some(action) = &action {
            self.look.check_action(actor, action, Right::Warrant(by)).ok()?;
        }
        Some(Inner { cost, rank, actor, action })
    }
}
