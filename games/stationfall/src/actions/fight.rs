//! Attack, Rob and Sabotage (SF-12.8 to SF-12.10).

use kernel::{Refusal, require};

use super::Here;
use crate::action::{Action, Actor, Loot, Target, Weapon};
use crate::engine::Engine;
use crate::event::Event;
use crate::ids::{Ability, Body, Data, Item, Section};
use crate::look::Look;
use crate::state::{Guilt, Holder};

const WEAPONS: [Weapon; 2] = [Weapon::Bludgeon, Weapon::Gun];

pub(super) fn candidates(here: &Here<'_>, offer: &mut dyn FnMut(Action)) {
    let Here { look, body, wide, .. } = *here;
    for with in WEAPONS {
        // With weapons that are not held, too, somebody may think of violence.
        if !wide && !has_weapon(look, body, with) {
            continue;
        }
        offer(Action::Sabotage { with });
        if look.state.project_x.monster == Some(here.section) {
            offer(Action::Attack { target: Target::Monster, with });
        }
        for other in here.others() {
            offer(Action::Attack { target: Target::Body(other), with });
            list_loot(look, other, with, offer);
        }
    }
    if look.has_ability(Actor::Body(body), Ability::Badge) {
        here.others().for_each(|other| list_loot(look, other, Weapon::Badge, offer));
    }
    if look.has_ability(Actor::Body(body), Ability::Brutal) {
        here.others().for_each(|other| offer(Action::BrutalAttack { body: other }));
    }
}

fn list_loot(look: Look<'_>, from: Body, with: Weapon, offer: &mut dyn FnMut(Action)) {
    look.loose_items(from)
        .for_each(|item| offer(Action::Rob { from, with, loot: Loot::Item(item) }));
    for data in look.state.bodies[from].data {
        offer(Action::Rob { from, with, loot: Loot::Data(data) });
    }
}

fn has_weapon(look: Look<'_>, body: Body, with: Weapon) -> bool {
    match with {
        Weapon::Bludgeon => look.has(body, Item::Bludgeon),
        Weapon::Gun => look.has(body, Item::Gun),
        Weapon::Badge => look.has_ability(Actor::Body(body), Ability::Badge),
    }
}

fn check_weapon(look: Look<'_>, body: Body, with: Weapon) -> Result<(), Refusal> {
    require(has_weapon(look, body, with), || match with {
        Weapon::Bludgeon => super::lacks(body, Item::Bludgeon, "SF-8.3"),
        Weapon::Gun => super::lacks(body, Item::Gun, "SF-8.3"),
        Weapon::Badge => super::lacks_ability(body, Ability::Badge, "SF-8.3"),
    })
}

pub(super) fn check(look: Look<'_>, body: Body, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Attack { target: Target::Body(target), with } => {
            check_weapon(look, body, with)?;
            check_no_badge(with)?;
            check_victim(look, body, target)?;
            check_peacekeeper(look, body, target)?;
            check_vulnerable(look, body, target, with, "SF-12.8.1")
        }
        Action::Attack { target: Target::Monster, with } => {
            check_weapon(look, body, with)?;
            check_no_badge(with)?;
            check_monster(look, body, with)
        }
        Action::BrutalAttack { body: target } => check_brutal(look, body, target),
        Action::Rob { from, with, loot } => check_rob(look, body, from, with, loot),
        Action::Sabotage { with } => check_sabotage(look, body, with),
        _ => Err(super::NOT_PROVIDED),
    }
}

/// The Badge only Robs Items (`badge`).
fn check_no_badge(with: Weapon) -> Result<(), Refusal> {
    require(with != Weapon::Badge, || Refusal::new("SF-8.3", "sf-refused-badge-only-robs"))
}

/// A Colocated Live Human or Robot (SF-12.8, SF-A4.2, SF-R171).
fn check_victim(look: Look<'_>, body: Body, target: Body) -> Result<(), Refusal> {
    let named = |rule, reason| Refusal::new(rule, reason).with("who", target.word());
    require(look.can_possess(target), || named("SF-A4.2", "sf-refused-not-a-target"))?;
    require(look.colocated(body, target), || named("SF-A4.2", "sf-refused-not-here"))?;
    require(look.is_live(target), || named("SF-0.4", "sf-refused-already-down"))
}

/// A Bludgeon does nothing to a Helmeted Human (SF-12.8.1) or to the Armored (`armored`), and a Human does not lay hands
/// on a Fast Talker in the light (`fast_talk`).
fn check_vulnerable(
    look: Look<'_>,
    body: Body,
    target: Body,
    with: Weapon,
    rule: &'static str,
) -> Result<(), Refusal> {
    if with != Weapon::Bludgeon {
        return Ok(());
    }
    let named = |rule, reason| Refusal::new(rule, reason).with("who", target.word());
    require(!look.helmeted(target), || named(rule, "sf-refused-helmeted"))?;
    let armored = look.has_ability(Actor::Body(target), Ability::Armored);
    require(!armored, || named("SF-4.4.1", "sf-refused-armored"))?;
    if rule == "SF-12.8.1" { check_fast_talk(look, body, target) } else { Ok(()) }
}

/// A Human does not Attack a Fast Talker with a Bludgeon in the light (`fast_talk`).
fn check_fast_talk(look: Look<'_>, body: Body, target: Body) -> Result<(), Refusal> {
    let lit =
        look.section_of(body).is_some_and(|section| !look.dark(section) || look.streamed(section));
    let talker = look.has_ability(Actor::Body(target), Ability::FastTalk);
    require(!(talker && look.is_human(body) && lit), || {
        Refusal::new("SF-4.4.1", "sf-refused-fast-talk").with("who", target.word())
    })
}

/// The Peacekeeper Attacks only Fugitives, Monsters and PCs whose player is not Innocent (`peacekeeper`).
fn check_peacekeeper(look: Look<'_>, body: Body, target: Body) -> Result<(), Refusal> {
    let allowed = !look.has_ability(Actor::Body(body), Ability::Peacekeeper)
        || look.has_ability(Actor::Body(target), Ability::Fugitive)
        || look
            .pc_of(look.owner(target))
            .any(|player| look.state.players[player].guilt != Guilt::Innocent);
    require(allowed, || {
        Refusal::new("SF-4.4.1", "sf-refused-peacekeeper").with("who", target.word())
    })
}

/// A Colocated Live Monster, as its card allows (SF-12.8.2a).
fn check_monster(look: Look<'_>, body: Body, with: Weapon) -> Result<(), Refusal> {
    let here = look.state.project_x.monster.is_some()
        && look.state.project_x.monster == look.section_of(body);
    require(here && !look.state.project_x.monster_down, || {
        Refusal::new("SF-12.8.2a", "sf-refused-no-monster")
    })?;
    let card = &look.content.projects[look.state.project_x.card];
    require(card.attackable_by(with), || Refusal::new("SF-12.8.2a", "sf-refused-monster-proof"))
}

/// With a Bludgeon against a Helmeted Human (`brutal`).
fn check_brutal(look: Look<'_>, body: Body, target: Body) -> Result<(), Refusal> {
    require(look.has_ability(Actor::Body(body), Ability::Brutal), || {
        super::lacks_ability(body, Ability::Brutal, "SF-4.4.4")
    })?;
    check_weapon(look, body, Weapon::Bludgeon)?;
    check_victim(look, body, target)?;
    require(look.helmeted(target), || {
        Refusal::new("SF-0.4", "sf-refused-not-helmeted").with("who", target.word())
    })?;
    check_fast_talk(look, body, target)
}

fn check_rob(
    look: Look<'_>,
    body: Body,
    from: Body,
    with: Weapon,
    loot: Loot,
) -> Result<(), Refusal> {
    let named = |rule, reason| Refusal::new(rule, reason).with("who", from.word());
    check_weapon(look, body, with)?;
    require(with != Weapon::Badge || matches!(loot, Loot::Item(_)), || {
        Refusal::new("SF-9.1", "sf-refused-badge-items")
    })?;
    check_victim(look, body, from)?;
    require(!look.has_ability(Actor::Body(from), Ability::Pride), || {
        named("SF-4.4.1", "sf-refused-pride")
    })?;
    check_vulnerable(look, body, from, with, "SF-12.9.1")?;
    match loot {
        Loot::Item(item) => {
            require(look.has(from, item), || super::lacks(from, item, "SF-12.9.1"))?;
            require(look.has_loose(from, item), || {
                Refusal::new("SF-8.4", "sf-refused-integral").with("item", item.word())
            })?;
            require(look.has_slot(body), || {
                Refusal::new("SF-12.9.3a", "sf-refused-no-slot-robber").with("who", body.word())
            })?;
            check_no_killing(look, from, item)
        }
        Loot::Data(data) => {
            require(look.has_data(from, data), || super::lacks_data(from, data, "SF-12.9.1"))?;
            require(data != Data::Nda && !look.has_data(from, Data::Nda), || {
                named("SF-R178", "sf-refused-nda-robbed")
            })?;
            require(!look.has_data(body, data), || {
                Refusal::new("SF-12.9.3a", "sf-refused-has-data").with("who", body.word())
            })
        }
    }
}

/// The last Helmet of a Human in a Hazard cannot be robbed (SF-12.9.3, SF-R80).
fn check_no_killing(look: Look<'_>, from: Body, item: Item) -> Result<(), Refusal> {
    let kills = item == Item::Helmet && look.lives_by_helmet(from);
    require(!kills, || {
        Refusal::new("SF-12.9.3", "sf-refused-robbery-kills").with("who", from.word())
    })
}

/// The own undamaged section; the Reactor resists Bludgeons (SF-12.10, SF-A10.34); the Peacekeeper does not Sabotage.
fn check_sabotage(look: Look<'_>, body: Body, with: Weapon) -> Result<(), Refusal> {
    check_weapon(look, body, with)?;
    check_no_badge(with)?;
    require(!look.has_ability(Actor::Body(body), Ability::Peacekeeper), || {
        Refusal::new("SF-4.4.1", "sf-refused-peacekeeper-sabotage")
    })?;
    let section = look.section_of(body).unwrap_or(Section::OuterSpace);
    require(section != Section::OuterSpace, || {
        Refusal::new("SF-5.1.7.2", "sf-refused-outer-space-damage")
    })?;
    require(!look.state.sections[section].damaged, || {
        Refusal::new("SF-5.1.4a", "sf-refused-already-damaged").with("where", section.word())
    })?;
    require(section != Section::Reactor || with == Weapon::Gun, || {
        Refusal::new("SF-A10.34", "sf-refused-reactor-bludgeon")
    })
}

pub(super) fn perform(engine: &mut Engine<'_>, body: Body, action: Action) {
    match action {
        Action::Attack { target: Target::Body(target), .. } => engine.put_down(target),
        Action::Attack { target: Target::Monster, .. } => engine.monster_goes_down(),
        Action::BrutalAttack { body: target } => {
            engine.put_down(target);
            annihilate_one(engine, body, Item::Bludgeon);
            annihilate_one(engine, target, Item::Helmet);
        }
        Action::Rob { from, loot: Loot::Item(item), with } => {
            engine.move_item(item, Holder::Body(from), Holder::Body(body));
            engine.tell(Event::Robbed { body, item, from, with });
        }
        Action::Rob { loot: Loot::Data(data), .. } => engine.grant_data(body, data),
        Action::Sabotage { .. } => {
            if let Some(section) = engine.look().section_of(body) {
                engine.damage(section);
            }
        }
        _ => {}
    }
}

/// One Item of a body is Annihilated, a loose one before an Integral one (`brutal`).
fn annihilate_one(engine: &mut Engine<'_>, body: Body, item: Item) {
    let state = &mut engine.state.bodies[body];
    if !state.items.take(item) {
        if state.integral != Some(item) {
            return;
        }
        state.integral = None;
    }
    engine.state.gone.put(item);
    engine.tell(Event::ItemAnnihilated { item });
}
