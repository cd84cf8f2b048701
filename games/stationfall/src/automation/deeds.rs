//! What a verb of a script comes to: every section in which its Action could be performed, with the Action named whole
//! (chapter B12). Whether the rules allow it there is asked by `choose`.

mod inner;
mod people;
mod places;

use inner::Inner;

use super::priorities::{SectionKey, TargetKey, section_key, target_key};
use super::script::{Arg, Call, Choice, Clause, Verb};
use crate::action::{Action, Actor};
use crate::condition::{Scope, Value, Who};
use crate::content::Made;
use crate::ids::{Body, Character, Item, Section, SectionAction};
use crate::look::Look;
use crate::map::WayKind;
use crate::state::Player;

/// One way to reach a goal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deed {
    /// Where it is done; none for the Digital Assistant, who is nowhere.
    pub(super) at: Option<Section>,
    /// The Action; none if being there is all.
    pub(super) action: Option<Action>,
    /// What somebody else is made to do by it (SF-B12.13).
    pub(super) inner: Option<(Actor, Action)>,
    /// Who is made to act needs more than the one Action.
    pub(super) more: bool,
    /// What decides between deeds of equal distance; the least is the best.
    pub(super) rank: Rank,
}

/// What decides between deeds of equal distance (SF-B8.6): the verbs' list, the arguments' lists, a weapon before a
/// Firebomb (SF-B10.6a), the target (SF-B8.2), its section, and the section to act in (SF-B8.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Rank {
    call: u8,
    first: u8,
    second: u8,
    means: u8,
    target: Option<TargetKey>,
    section: SectionKey,
    at: Option<SectionKey>,
}

/// Whose script is read, and who is considered.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub(super) look: Look<'a>,
    pub(super) player: Player,
    /// The bot's PC: `self`.
    pub(super) pc: Character,
    pub(super) actor: Actor,
}

/// A deed in the making.
#[derive(Clone, Copy)]
struct Draft {
    call: u8,
    first: u8,
    second: u8,
    means: u8,
    target: Option<TargetKey>,
    section: Option<Section>,
}

impl<'a> Reader<'a> {
    pub(super) fn scope(&self) -> Scope<'a> {
        Scope::new(self.look).of(self.pc).me(self.player).actor(self.actor)
    }

    fn body(&self) -> Option<Body> {
        self.actor.body()
    }

    /// Where the actor is.
    pub(super) fn here(&self) -> Option<Section> {
        self.body().and_then(|body| self.look.section_of(body))
    }

    /// Calls `found` with every deed that could fulfil a goal.
    pub(super) fn each(&self, clause: &Clause, found: &mut dyn FnMut(Deed)) {
        for (number, call) in (0u8..).zip(&clause.0) {
            let draft =
                Draft { call: number, first: 0, second: 0, means: 0, target: None, section: None };
            self.call(call, draft, found);
        }
    }

    fn offer(
        &self,
        draft: Draft,
        at: Option<Section>,
        action: Option<Action>,
        found: &mut dyn FnMut(Deed),
    ) {
        self.offer_deed(draft, at, action, None, found);
    }

    fn offer_deed(
        &self,
        draft: Draft,
        at: Option<Section>,
        action: Option<Action>,
        inner: Option<Inner>,
        found: &mut dyn FnMut(Deed),
    ) {
        let key = |section| section_key(self.look, section);
        // A body must be somewhere to do something.
        if at.is_none() && self.body().is_some() {
            return;
        }
        let section = draft.section.or(at).unwrap_or(Section::OuterSpace);
        let rank = Rank {
            call: draft.call,
            first: draft.first,
            second: draft.second,
            means: draft.means,
            target: draft.target,
            section: key(section),
            at: at.map(key),
        };
        let more = inner.is_some_and(|inner| inner.cost > 1);
        let inner = inner.and_then(|inner| Some((inner.actor, inner.action?)));
        found(Deed { at, action, inner, more, rank });
    }

    fn call(&self, call: &Call, draft: Draft, found: &mut dyn FnMut(Deed)) {
        match call.verb {
            Verb::Step => self.sections(&call.args[0], draft, &mut |draft, section| {
                self.offer(draft, Some(section), None, found);
            }),
            Verb::PickUp => self.pick_up(&call.args[0], draft, found),
            Verb::Give
            | Verb::Copy
            | Verb::Attack
            | Verb::Rob
            | Verb::Revive
            | Verb::Decontaminate
            | Verb::FeedMe
            | Verb::Wormtongue
            | Verb::Infect
            | Verb::ProcessServer
            | Verb::LawyerUp => self.done_to_somebody(call, draft, found),
            Verb::JuryRig => self.mend(&call.args[0], draft, found),
            Verb::Manufacture => self.manufacture(&call.args[0], draft, found),
            Verb::AbandonShip => self.plain(SectionAction::AbandonShip, draft, found),
            Verb::ReleaseProjectX => self.plain(SectionAction::ReleaseProjectX, draft, found),
            Verb::SelfDestruct => self.plain(SectionAction::SelfDestruct, draft, found),
            Verb::BridgeLaunch => self.plain(SectionAction::BridgeLaunch, draft, found),
            Verb::RocketWingsLaunch => self.plain(SectionAction::RocketWingsLaunch, draft, found),
            Verb::TimedLaunch => self.timed_launch(self.here(), draft, found),
            Verb::Cameras => {
                if self.switch(call) != self.look.state.station.cameras {
                    self.plain(SectionAction::Cameras, draft, found);
                }
            }
            Verb::Sabotage
            | Verb::SectionLaunch
            | Verb::Launch
            | Verb::Transmit
            | Verb::AirlockOut
            | Verb::DataMining
            | Verb::EnterWormhole
            | Verb::EmpBurst
            | Verb::NerveGas
            | Verb::Missile => self.somewhere(call, draft, found),
            Verb::HazardSuppression
            | Verb::Jammers
            | Verb::Lockdown
            | Verb::RemoteControl
            | Verb::DirectSwarm
            | Verb::MarkTarget => self.at_a_console(call, draft, found),
            Verb::RootAccess | Verb::Telepathy | Verb::Presence => {
                self.through_somebody(call, draft, found);
            }
        }
    }

    fn switch(&self, call: &Call) -> bool {
        matches!(call.args.first(), Some(Arg::Switch(true)))
    }

    /// Calls `found` with everything an argument names, and its place in the list.
    fn values(&self, arg: &Arg, found: &mut dyn FnMut(u8, Value)) {
        let Arg::Choices(choices) = arg else { return };
        let scope = self.scope();
        for (number, choice) in (0u8..).zip(choices) {
            match choice {
                Choice::One(reference) => found(number, reference.value(&scope)),
                Choice::Set(set) => set.each(&scope, |value| found(number, value)),
                Choice::Kompromat => {}
            }
        }
    }

    /// The same for sections: somebody stands for the section they are in.
    fn sections(&self, arg: &Arg, draft: Draft, found: &mut dyn FnMut(Draft, Section)) {
        self.values(arg, &mut |first, value| {
            let draft = Draft { first, ..draft };
            match value {
                Value::Section(section) => found(draft, section),
                Value::Who(who) => self.bodies_of(who, &mut |body| {
                    if let Some(section) = self.look.section_of(body) {
                        found(draft, section);
                    }
                }),
                _ => {}
            }
        });
    }

    /// The bodies of somebody.
    fn bodies_of(&self, who: Who, found: &mut dyn FnMut(Body)) {
        match who {
            Who::Body(body) => found(body),
            Who::Card(card) if self.look.in_play(card) => {
                self.look.content.characters[card].bodies.iter().for_each(|body| found(*body));
            }
            Who::Card(_) | Who::Monster => {}
        }
    }

    /// How somebody ranks as a target (SF-B8.2).
    pub(super) fn target_key(&self, body: Body) -> TargetKey {
        target_key(self.look, self.player, self.pc, self.look.owner(body))
    }

    /// Everybody a call names.
    pub(super) fn named_bodies(&self, call: &Call, found: &mut dyn FnMut(Body)) {
        for arg in &call.args {
            self.values(arg, &mut |_, value| {
                if let Value::Who(who) = value {
                    self.bodies_of(who, found);
                }
            });
        }
    }

    fn with_target(&self, draft: Draft, body: Body) -> Draft {
        Draft { target: Some(self.target_key(body)), section: self.look.section_of(body), ..draft }
    }

    /// A Section Action that needs no further word, wherever it is offered.
    fn plain(&self, action: SectionAction, draft: Draft, found: &mut dyn FnMut(Deed)) {
        self.offering(action, &mut |at| {
            self.offer(draft, Some(at), Some(Action::Section(action)), found);
        });
    }

    /// The sections on the station that offer a Section Action.
    fn offering(&self, action: SectionAction, found: &mut dyn FnMut(Section)) {
        for section in self.look.sections() {
            let offered = self.look.section_actions(section).any(|offered| offered == action);
            if offered && !self.look.launched(section) {
                found(section);
            }
        }
    }

    /// Pick Up: where it lies, from a Down body, or a Kompromat; never a type already possessed (SF-B3.10).
    fn pick_up(&self, arg: &Arg, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let Some(own) = self.body() else { return };
        let Arg::Choices(choices) = arg else { return };
        for (first, choice) in (0u8..).zip(choices) {
            if matches!(choice, Choice::Kompromat) {
                self.kompromat(Draft { first, ..draft }, found);
            }
        }
        self.values(arg, &mut |first, value| {
            let Value::Item(item) = value else { return };
            let draft = Draft { first, ..draft };
            for kind in sides(item) {
                if sides(item).any(|side| self.look.has(own, side)) {
                    continue;
                }
                self.lying(kind, &mut |at, from| {
                    let action = Action::PickUp { item: kind, from };
                    self.offer(draft, Some(at), Some(action), found);
                });
            }
        });
    }

    /// The sections from which something can be thrown into one: next to it, or an airlock's way into it.
    fn thrown_from(&self, to: Section, found: &mut dyn FnMut(Section)) {
        let look = self.look;
        for from in look.sections() {
            let way = look.way(from, to);
            if way.is_some_and(|way| way.kind != WayKind::Vent) {
                found(from);
            }
        }
    }

    /// Where an Item lies free, or with a Down body.
    fn lying(&self, item: Item, found: &mut dyn FnMut(Section, Option<Body>)) {
        let look = self.look;
        if item.is_unique() {
            match look.state.uniques[item] {
                crate::state::Holder::Section(at) => found(at, None),
                crate::state::Holder::Body(body) if look.is_down(body) => {
                    if let Some(at) = look.section_of(body) {
                        found(at, Some(body));
                    }
                }
                _ => {}
            }
            return;
        }
        for section in look.sections() {
            if look.state.sections[section].items.has(item) {
                found(section, None);
            }
        }
        for body in look.bodies().filter(|body| look.is_down(*body)) {
            if look.has_loose(body, item)
                && let Some(at) = look.section_of(body)
            {
                found(at, Some(body));
            }
        }
    }

    fn manufacture(&self, arg: &Arg, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let Some(own) = self.body() else { return };
        let look = self.look;
        self.values(arg, &mut |first, value| {
            let draft = Draft { first, ..draft };
            let (wanted, has) = match value {
                Value::Item(item) => (Made::Item(item), sides(item).any(|s| look.has(own, s))),
                Value::Data(data) => (Made::Data(data), look.has_data(own, data)),
                _ => return,
            };
            if has {
                return;
            }
            for (action, info) in look.content.section_actions.iter() {
                if info.makes != Some(wanted) {
                    continue;
                }
                self.offering(action, &mut |at| {
                    self.offer(draft, Some(at), Some(Action::Section(action)), found);
                    // The Investigator makes Data from an adjacent section.
                    if look.has_ability(self.actor, crate::ids::Ability::Investigator)
                        && matches!(wanted, Made::Data(_))
                    {
                        look.adjacent(at).for_each(|next| {
                            self.offer(draft, Some(next), Some(Action::Section(action)), found);
                        });
                    }
                });
            }
        });
    }
}

/// A Nanogel is one on either side.
fn sides(item: Item) -> impl Iterator<Item = Item> {
    let other = (item == Item::Nanogel).then_some(Item::Nanogel1);
    [item].into_iter().chain(other)
}
