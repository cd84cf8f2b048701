//! Actions in words, as they are offered and as they stand in the log: `Step to Reactor, dragging Medical`.

use kernel::Text;

use super::names;
use crate::action::{
    Action, Actor, FarTarget, Grip, Lockdown, Loot, Repair, Swarm, Target, Weapon,
};
use crate::ids::{Ability, Body, Character, Item};
use crate::map::Link;
use crate::notation::ends;

/// The message of who acts.
pub(crate) const fn actor(actor: Actor) -> &'static str {
    match actor {
        Actor::Body(body) => body.word(),
        Actor::Assistant => Character::DigitalAssistant.word(),
    }
}

/// The message of who is attacked or revived.
pub(crate) const fn target(target: Target) -> &'static str {
    match target {
        Target::Body(body) => body.word(),
        Target::Monster => "sf-monster",
    }
}

const fn weapon(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Bludgeon => Item::Bludgeon.word(),
        Weapon::Gun => Item::Gun.word(),
        Weapon::Badge => Ability::Badge.word(),
    }
}

fn who(id: &'static str, body: Body) -> Text {
    Text::new(id).with("who", body.word())
}

fn whom(id: &'static str, target: Target) -> Text {
    Text::new(id).with("who", self::target(target))
}

fn place(id: &'static str, section: crate::ids::Section) -> Text {
    Text::new(id).with("section", section.word())
}

fn between(id: &'static str, link: Link) -> Text {
    let (one, other) = ends(link);
    Text::new(id).with("one", one.word()).with("other", other.word())
}

/// An Action in words, at a table of so many seats.
pub(crate) fn action(action: Action, seats: u8) -> Text {
    match action {
        Action::Step { to, drag: None } => place("sf-do-step", to),
        Action::Step { to, drag: Some(body) } => {
            place("sf-do-step-drag", to).with("who", body.word())
        }
        Action::PickUp { item, from: None } => Text::new("sf-do-pickup").with("item", item.word()),
        Action::PickUp { item, from: Some(body) } => {
            who("sf-do-pickup-from", body).with("item", item.word())
        }
        Action::PickUpKompromat { at } => place("sf-do-pickup-kompromat", at),
        Action::Drop { ignite: true, .. } => Text::new("sf-do-drop-ignite"),
        Action::Drop { item, ignite: false } => Text::new("sf-do-drop").with("item", item.word()),
        Action::Give { item, to } => who("sf-do-give", to).with("item", item.word()),
        Action::Throw { to, ignite: true, .. } => place("sf-do-throw-ignite", to),
        Action::Throw { item, to, ignite: false } => {
            place("sf-do-throw", to).with("item", item.word())
        }
        Action::Copy { data, to } => who("sf-do-copy", to).with("data", data.word()),
        Action::Delete { data } => Text::new("sf-do-delete").with("data", data.word()),
        Action::Attack { target, with } => {
            Text::new("sf-do-attack").with("who", self::target(target)).with("weapon", weapon(with))
        }
        Action::Rob { from, with, loot } => {
            who("sf-do-rob", from).with("weapon", weapon(with)).with(
                "loot",
                match loot {
                    Loot::Item(item) => item.word(),
                    Loot::Data(data) => data.word(),
                },
            )
        }
        Action::Sabotage { with } => Text::new("sf-do-sabotage").with("weapon", weapon(with)),
        Action::Revive { target, with } => {
            Text::new("sf-do-revive").with("who", self::target(target)).with("item", with.word())
        }
        Action::Wait => Text::new("sf-do-wait"),
        Action::Section(action) => Text::new(action.word()),
        Action::Transmit { data, to } => {
            Text::new("sf-do-transmit").with("data", data.word()).with("to", to.word())
        }
        Action::Decontaminate { body } => who("sf-do-decontaminate", body),
        Action::SectionLaunch { pod } => place("sf-do-launch", pod),
        Action::RepairRobot { target } => whom("sf-do-repair", target),
        Action::PutOut { body } => who("sf-do-putout", body),
        Action::DataMining { at } => place("sf-do-mine", at),
        Action::FireDeathRay { target } => fire(target),
        Action::Grip { what } => grip(what),
        Action::HazardSuppression { at } => place("sf-do-suppress", at),
        Action::Jammers => Text::new("sf-do-jammers"),
        Action::DirectSwarm { order: Swarm::Step(to) } => place("sf-do-swarm-step", to),
        Action::DirectSwarm { order: Swarm::Attack(body) } => who("sf-do-swarm-attack", body),
        Action::Lockdown { how } => lockdown(how),
        Action::RemoteControl { drone } => who("sf-do-remote", drone),
        Action::MarkTarget { body } => who("sf-do-mark", body),
        Action::EnterFromCard { to } => place("sf-do-enter", to),
        Action::Breach { link } => between("sf-do-breach", link),
        Action::JuryRig { what: Repair::Section } => Text::new("sf-do-juryrig"),
        Action::JuryRig { what: Repair::Robot(target) } => whom("sf-do-juryrig-robot", target),
        Action::Disassemble { what: Repair::Section } => Text::new("sf-do-disassemble"),
        Action::Disassemble { what: Repair::Robot(target) } => {
            whom("sf-do-disassemble-robot", target)
        }
        Action::EmergencyRevive { body } => who("sf-do-emergency", body),
        Action::SelfRepair => Text::new("sf-do-selfrepair"),
        Action::FeedMe { body } => who("sf-do-feed", body),
        Action::EnterWormhole { drag: None } => Text::new("sf-do-wormhole"),
        Action::EnterWormhole { drag: Some(body) } => who("sf-do-wormhole-drag", body),
        Action::Wormtongue { character, player } => Text::new("sf-do-wormtongue")
            .with("card", character.word())
            .with("player", names::player(seats, player)),
        Action::ProcessServer => Text::new("sf-do-serve"),
        Action::Hardcopy => Text::new("sf-do-hardcopy"),
        Action::LawyerUp { body } => who("sf-do-lawyerup", body),
        Action::EmpBurst => Text::new("sf-do-emp"),
        Action::Telepathy { body } => who("sf-do-telepathy", body),
        Action::RootAccess { body } => who("sf-do-rootaccess", body),
        Action::Missile { at } => place("sf-do-missile", at),
        Action::BrutalAttack { body } => who("sf-do-brutal", body),
        Action::Tradecraft { give: (one, other), take } => Text::new("sf-do-tradecraft")
            .with("one", one.word())
            .with("other", other.word())
            .with("taken", take.word()),
        Action::Infect { body } => who("sf-do-infect", body),
        Action::NerveGas { at } => place("sf-do-gas", at),
    }
}

fn fire(target: FarTarget) -> Text {
    let target = match target {
        FarTarget::Offsite(offsite) => offsite.word(),
        FarTarget::Ship => "sf-ship",
        FarTarget::Pod(pod) => pod.word(),
    };
    Text::new("sf-do-fire").with("target", target)
}

fn grip(what: Grip) -> Text {
    match what {
        Grip::Item { item, from: None } => Text::new("sf-do-grip").with("item", item.word()),
        Grip::Item { item, from: Some(body) } => {
            who("sf-do-grip-from", body).with("item", item.word())
        }
        Grip::Body(body) => who("sf-do-grip-body", body),
    }
}

fn lockdown(how: Lockdown) -> Text {
    match how {
        Lockdown::Add(link) => between("sf-do-lock", link),
        Lockdown::Remove(link) => between("sf-do-unlock", link),
        Lockdown::Move(from, to) => {
            let ((one, other), (third, fourth)) = (ends(from), ends(to));
            Text::new("sf-do-movelock")
                .with("one", one.word())
                .with("other", other.word())
                .with("third", third.word())
                .with("fourth", fourth.word())
        }
    }
}
