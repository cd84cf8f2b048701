//! Actions that somebody may think of, allowed or not: what "why not?" looks through. Whatever the families list as
//! worth checking is here, and what a person may try before having read the rules.

use super::{Here, console, data, fight, items, mend, sections, special, step};
use crate::action::{Action, Actor, Lockdown, Loot, Repair, Target, Weapon};
use crate::ids::{Body, Item, Section};
use crate::look::Look;
use crate::map::{LINKS, Link};
use crate::state::At;

impl Look<'_> {
    /// Calls `wish` with Actions the actor may be asked to perform; some more than once.
    pub(crate) fn wish_actions(self, actor: Actor, wish: &mut dyn FnMut(Action)) {
        consoles(self, actor, wish);
        let Actor::Body(body) = actor else {
            return special::list_root_access(self, wish);
        };
        if self.state.bodies[body].at == At::Card {
            return step::list_entering(wish);
        }
        let Some(here) = Here::of(self, body) else { return };
        step::list(self, body, here, wish);
        items::list(self, body, here, wish);
        data::list(self, body, wish);
        fight::list(self, body, here, wish);
        mend::list(self, body, here, wish);
        sections::list(self, body, here, wish);
        special::list(self, body, here, wish);
        self.sections().for_each(|to| wish(Action::Step { to, drag: None }));
        wish(Action::Section(crate::ids::SectionAction::TimedLaunch));
        wish(Action::JuryRig { what: Repair::Section });
        violence(self, body, here, wish);
        for other in here.bodies.iter().filter(|other| *other != body) {
            to_somebody(self, body, other, wish);
        }
    }
}

fn consoles(look: Look<'_>, actor: Actor, wish: &mut dyn FnMut(Action)) {
    console::list(look, actor, wish);
    wish(Action::Jammers);
    let burning = |at: &Section| look.hazard(*at).is_some();
    look.sections().filter(burning).for_each(|at| wish(Action::HazardSuppression { at }));
    for link in (0..LINKS as u8).map(Link).filter(|link| look.link_exists(*link)) {
        let how = if look.locked(link) { Lockdown::Remove(link) } else { Lockdown::Add(link) };
        wish(Action::Lockdown { how });
    }
}

/// Attack and Sabotage with every weapon, held or not.
fn violence(look: Look<'_>, body: Body, here: Here, wish: &mut dyn FnMut(Action)) {
    for with in [Weapon::Bludgeon, Weapon::Gun] {
        wish(Action::Sabotage { with });
        for other in here.bodies.iter().filter(|other| *other != body) {
            wish(Action::Attack { target: Target::Body(other), with });
            for item in look.loose_items(other) {
                wish(Action::Rob { from: other, with, loot: Loot::Item(item) });
            }
            for data in look.state.bodies[other].data {
                wish(Action::Rob { from: other, with, loot: Loot::Data(data) });
            }
        }
        if look.state.project_x.monster == Some(here.section) {
            wish(Action::Attack { target: Target::Monster, with });
        }
    }
}

/// What somebody may want to do with or to another one in the same place.
fn to_somebody(look: Look<'_>, body: Body, other: Body, wish: &mut dyn FnMut(Action)) {
    look.ways_of(body).for_each(|to| wish(Action::Step { to, drag: Some(other) }));
    look.loose_items(other).for_each(|item| wish(Action::PickUp { item, from: Some(other) }));
    look.state.bodies[other]
        .integral
        .iter()
        .for_each(|item| wish(Action::PickUp { item: *item, from: Some(other) }));
    wish(Action::Revive { target: Target::Body(other), with: Item::Nanogel });
    wish(Action::EmergencyRevive { body: other });
    wish(Action::JuryRig { what: Repair::Robot(Target::Body(other)) });
    wish(Action::PutOut { body: other });
}

impl Look<'_> {
    fn ways_of(self, body: Body) -> impl Iterator<Item = Section> {
        self.section_of(body).into_iter().flat_map(move |from| self.ways(from)).map(|way| way.to)
    }
}
