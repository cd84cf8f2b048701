//! Self-Preservation (SF-11.2): nobody does what would certainly make them go Down or be Annihilated at once.

use kernel::{EventLog, Refusal, require};

use crate::action::{Action, Actor, Repair, Swarm};
use crate::engine::Engine;
use crate::ids::{Body, Item, Section, SectionAction};
use crate::look::Look;
use crate::state::{At, Life, TrapPlace};

/// Tries the Action on a copy of the table, but only where it could hurt the actor (SF-R89).
pub(super) fn check(look: Look<'_>, actor: Actor, action: &Action) -> Result<(), Refusal> {
    let Actor::Body(body) = actor else { return Ok(()) };
    let safe = !risky(look, body, action) || survives(look, body, *action);
    require(safe, || {
        Refusal::new("SF-11.2", "sf-refused-self-preservation").with("who", body.word())
    })
}

/// Whether an Action could make its own actor go Down at once. Everything else is not worth trying out.
fn risky(look: Look<'_>, body: Body, action: &Action) -> bool {
    let hazard = |section: Section| look.hazard(section).is_some();
    let here = |at: Section| look.section_of(body) == Some(at);
    match *action {
        // In the Bio Lab a full hand must drop something, perhaps the only Helmet.
        Action::Step { to, .. } | Action::EnterFromCard { to } => {
            hazard(to) && (look.hurt_by_hazards(body) || to == Section::BioLab)
        }
        Action::Drop { item, ignite } => ignite || loses_last_helmet(look, body, item),
        Action::Throw { item, ignite, .. } => ignite || loses_last_helmet(look, body, item),
        Action::Give { item, .. } => loses_last_helmet(look, body, item),
        // Damage can set off Fire and gas; only a Human without a Helmet has to fear it, or who sits in the Reactor's
        // neighbourhood, which the trial finds out.
        Action::Sabotage { .. } | Action::FireDeathRay { .. } => look.hurt_by_hazards(body),
        Action::NerveGas { at } => here(at) && look.hurt_by_hazards(body),
        Action::HazardSuppression { at } => here(at) && look.hurt_by_hazards(body),
        Action::EmpBurst => look.is_robot(body) || look.hurt_by_hazards(body),
        // Self-Preservation does not forbid it (`disassemble`).
        Action::Disassemble { what: Repair::Section | Repair::Robot(_) } => false,
        // A Damaged pod is lost with everybody aboard; the actor of these is outside, or the marker comes later.
        Action::SectionLaunch { .. } => false,
        Action::Section(SectionAction::BridgeLaunch) => false,
        Action::DirectSwarm { order: Swarm::Attack(target) } => target == body,
        Action::EnterWormhole { .. } => look.has(body, Item::Antimatter),
        _ => false,
    }
}

fn loses_last_helmet(look: Look<'_>, body: Body, item: Item) -> bool {
    item == Item::Helmet && look.lives_by_helmet(body)
}

/// Whether nothing but the Helmet that keeps it alive can be dropped by a body that must drop something (SF-R62, SF-R89).
fn must_drop_helmet(look: Look<'_>, body: Body) -> bool {
    look.slots_used(body) > look.item_limit(body)
        && look.lives_by_helmet(body)
        && look.loose_items(body).all(|item| item == Item::Helmet)
}

/// The trial: hidden things are left out, because what is not known is not certain (SF-11.2a).
fn survives(look: Look<'_>, body: Body, action: Action) -> bool {
    let mut copy = *look.state;
    for trap in &mut copy.traps {
        trap.at = TrapPlace::Nowhere;
    }
    let mut log = EventLog::muted();
    let mut engine = Engine::new(look.content, &mut copy, &mut log);
    engine.perform_bare(Actor::Body(body), action);
    engine.settle();
    let after = &copy.bodies[body];
    after.life == Life::Live
        && after.at != At::Annihilated
        && !must_drop_helmet(Look::new(look.content, &copy), body)
}
