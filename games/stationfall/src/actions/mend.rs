//! Revive and repair (SF-12.11, SF-13.11, SF-A6.7, and the Abilities that do the same).

use kernel::{Refusal, require};
use workbench::flat::Set;

use super::Here;
use crate::action::{Action, Actor, Repair, Target};
use crate::engine::Engine;
use crate::ids::{Ability, Body, Character, Item, Section};
use crate::look::Look;
use crate::state::Holder;

pub(super) fn candidates(here: &Here<'_>, offer: &mut dyn FnMut(Action)) {
    let Here { look, body, wide, .. } = *here;
    if wide {
        offer(Action::JuryRig { what: Repair::Section });
        for other in here.others() {
            let target = Target::Body(other);
            offer(Action::Revive { target, with: Item::Nanogel });
            offer(Action::EmergencyRevive { body: other });
            offer(Action::JuryRig { what: Repair::Robot(target) });
        }
    }
    if look.is_down(body) {
        offer(Action::SelfRepair);
        return;
    }
    let down: Set<Body> =
        here.bodies.iter().filter(|other| look.is_down(*other) && *other != body).collect();
    for with in [Item::Nanogel, Item::Nanogel1] {
        if look.has(body, with) {
            down.iter()
                .for_each(|other| offer(Action::Revive { target: Target::Body(other), with }));
            offer(Action::Revive { target: Target::Monster, with });
        }
    }
    let has = |ability| look.has_ability(Actor::Body(body), ability);
    if has(Ability::EmergencyResponse) {
        down.iter().for_each(|other| offer(Action::EmergencyRevive { body: other }));
    }
    let machines = || {
        down.iter().map(Target::Body).chain(look.state.project_x.monster.map(|_| Target::Monster))
    };
    if here.section == Section::MachineShop {
        machines().for_each(|target| offer(Action::RepairRobot { target }));
    }
    if has(Ability::JuryRig) {
        offer(Action::JuryRig { what: Repair::Section });
        machines().for_each(|target| offer(Action::JuryRig { what: Repair::Robot(target) }));
    }
    if has(Ability::Disassemble) {
        offer(Action::Disassemble { what: Repair::Section });
        machines().for_each(|target| offer(Action::Disassemble { what: Repair::Robot(target) }));
    }
}

pub(super) fn check(look: Look<'_>, body: Body, action: &Action) -> Result<(), Refusal> {
    let ability = |ability| {
        require(look.has_ability(Actor::Body(body), ability), || {
            super::lacks_ability(body, ability, "SF-4.4.1")
        })
    };
    match *action {
        Action::Revive { target, with } => {
            let nanogel = matches!(with, Item::Nanogel | Item::Nanogel1) && look.has(body, with);
            require(nanogel, || {
                Refusal::new("SF-8.1.2", "sf-refused-no-nanogel").with("who", body.word())
            })?;
            match target {
                Target::Body(target) => {
                    check_down_here(look, body, target)?;
                    check_not_futile(look, target)
                }
                Target::Monster => check_monster(look, body),
            }
        }
        Action::EmergencyRevive { body: target } => {
            ability(Ability::EmergencyResponse)?;
            check_down_here(look, body, target)?;
            require(look.is_human(target), || {
                Refusal::new("SF-4.6.3", "sf-refused-not-human").with("who", target.word())
            })?;
            check_not_futile(look, target)
        }
        Action::SelfRepair => {
            ability(Ability::SelfRepair)?;
            require(look.is_down(body), || {
                Refusal::new("SF-0.4", "sf-refused-not-down").with("who", body.word())
            })?;
            check_not_futile(look, body)
        }
        Action::RepairRobot { target } => {
            check_machine_shop(look, body)?;
            check_robot(look, body, target)
        }
        Action::JuryRig { what } => {
            ability(Ability::JuryRig)?;
            check_repair(look, body, what)
        }
        Action::Disassemble { what } => {
            ability(Ability::Disassemble)?;
            check_repair(look, body, what)
        }
        _ => Err(super::NOT_PROVIDED),
    }
}

fn check_down_here(look: Look<'_>, body: Body, target: Body) -> Result<(), Refusal> {
    let named = |rule, reason| Refusal::new(rule, reason).with("who", target.word());
    require(look.colocated(body, target), || named("SF-12.11.1", "sf-refused-not-here"))?;
    require(look.is_down(target), || named("SF-0.4", "sf-refused-not-down"))
}

/// Nobody is revived who would go Down again at once (SF-12.11.2, SF-6.2, SF-R186).
fn check_not_futile(look: Look<'_>, target: Body) -> Result<(), Refusal> {
    let hazard = look.section_of(target).is_some_and(|section| look.hazard(section).is_some());
    require(!hazard || !look.hurt_by_hazards(target), || {
        Refusal::new("SF-12.11.2", "sf-refused-futile").with("who", target.word())
    })
}

fn check_monster(look: Look<'_>, body: Body) -> Result<(), Refusal> {
    let here = look.state.project_x.monster.is_some()
        && look.state.project_x.monster == look.section_of(body)
        && look.state.project_x.monster_down;
    require(here, || Refusal::new("SF-12.11.1", "sf-refused-no-down-monster"))?;
    require(!look.monster_in_harm(), || Refusal::new("SF-12.11.2", "sf-refused-futile-monster"))
}

/// The Section Action of the Machine Shop (SF-13.11): undamaged, and not in a Blackout.
fn check_machine_shop(look: Look<'_>, body: Body) -> Result<(), Refusal> {
    super::sections::check_place(look, body, crate::ids::SectionAction::RepairRobot)
}

/// A Down Robot, or a Down Monster that is a machine (SF-H27).
fn check_robot(look: Look<'_>, body: Body, target: Target) -> Result<(), Refusal> {
    let Target::Body(target) = target else {
        require(look.monster_is_machine(), || {
            Refusal::new("SF-H27", "sf-refused-not-robot").with("who", "sf-monster")
        })?;
        return check_monster(look, body);
    };
    check_down_here(look, body, target)?;
    require(look.is_robot(target), || {
        Refusal::new("SF-4.6.3", "sf-refused-not-robot").with("who", target.word())
    })?;
    // The Cyborg is a Human for Hazards (SF-R195).
    check_not_futile(look, target)
}

fn check_repair(look: Look<'_>, body: Body, what: Repair) -> Result<(), Refusal> {
    match what {
        Repair::Robot(target) => check_robot(look, body, target),
        Repair::Section => {
            let section = look.section_of(body).unwrap_or(Section::OuterSpace);
            let state = &look.state.sections[section];
            require(state.damaged, || {
                Refusal::new("SF-0.4", "sf-refused-not-damaged").with("where", section.word())
            })?;
            require(!state.goo, || {
                Refusal::new("SF-1.1", "sf-refused-goo").with("where", section.word())
            })
        }
    }
}

pub(super) fn perform(engine: &mut Engine<'_>, body: Body, action: Action) {
    match action {
        Action::Revive { target, with } => {
            engine.take_from(with, Holder::Body(body));
            // Side 2 turns to side 1; side 1 returns to the supply as a full token (SF-12.11.1).
            match with {
                Item::Nanogel => engine.put_at(Item::Nanogel1, Holder::Body(body)),
                _ => engine.put_at(Item::Nanogel, Holder::Nowhere),
            }
            match target {
                Target::Body(target) => revive(engine, body, target),
                Target::Monster => engine.monster_stands_up(),
            }
        }
        Action::EmergencyRevive { body: target } => revive(engine, body, target),
        Action::SelfRepair => engine.stand_up(body),
        Action::RepairRobot { target }
        | Action::JuryRig { what: Repair::Robot(target) }
        | Action::Disassemble { what: Repair::Robot(target) } => {
            match target {
                Target::Body(target) => engine.stand_up(target),
                Target::Monster => engine.monster_stands_up(),
            }
            disassembled(engine, body, action);
        }
        Action::JuryRig { what: Repair::Section }
        | Action::Disassemble { what: Repair::Section } => {
            if let Some(section) = engine.look().section_of(body) {
                engine.repair(section);
            }
            disassembled(engine, body, action);
        }
        _ => {}
    }
}

/// A Human revived by Medical moves its tracker, whoever's turn it is (SF-R184).
fn revive(engine: &mut Engine<'_>, by: Body, target: Body) {
    engine.stand_up(target);
    let look = engine.look();
    if look.owner(by) == Character::Medical && look.is_human(target) {
        engine.state.tally.medical += 1;
    }
}

/// The Drone that takes itself apart goes Down (`disassemble`).
fn disassembled(engine: &mut Engine<'_>, body: Body, action: Action) {
    if matches!(action, Action::Disassemble { .. }) {
        engine.put_down(body);
    }
}
