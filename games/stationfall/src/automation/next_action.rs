//! What a bot's plan does next, for whoever wished for something else (SF-B3.11).

use kernel::Refusal;

use crate::action::{Action, Repair, Swarm};
use crate::ids::{Ability, ConsoleAction, SectionAction};
use crate::scene::{labels, verbs};

/// The Action that comes next, as far as two names can say it.
pub(super) fn says(who: &'static str, action: Action) -> Refusal {
    let next = |reason| Refusal::new("SF-B3.11", reason);
    let does = |reason| next(reason).with("who", who);
    match action {
        Action::Step { to, .. } | Action::EnterFromCard { to } => {
            does("sf-refused-script-step").with("where", to.word())
        }
        Action::PickUp { item, .. } => does("sf-refused-script-pick-up").with("item", item.word()),
        Action::PickUpKompromat { at } => {
            does("sf-refused-script-pick-up-kompromat").with("where", at.word())
        }
        Action::Attack { target, .. } => {
            does("sf-refused-script-attack").with("whom", labels::target(target))
        }
        Action::BrutalAttack { body } => does("sf-refused-script-attack").with("whom", body.word()),
        Action::Rob { from, .. } => does("sf-refused-script-rob").with("whom", from.word()),
        Action::Sabotage { .. } => does("sf-refused-script-sabotage"),
        Action::Revive { target, .. } => {
            does("sf-refused-script-revive").with("whom", labels::target(target))
        }
        Action::EmergencyRevive { body } => {
            does("sf-refused-script-revive").with("whom", body.word())
        }
        Action::FeedMe { body } => does("sf-refused-script-feed").with("whom", body.word()),
        Action::Give { item, to } => {
            next("sf-refused-script-give").with("item", item.word()).with("whom", to.word())
        }
        Action::Throw { item, to, .. } => {
            next("sf-refused-script-throw").with("item", item.word()).with("where", to.word())
        }
        Action::Copy { data, to } => {
            next("sf-refused-script-copy").with("data", data.word()).with("whom", to.word())
        }
        Action::Transmit { data, to } => {
            next("sf-refused-script-transmit").with("data", data.word()).with("to", to.word())
        }
        other => match aim(other) {
            Some((what, at)) => aimed(what, at),
            None => does("sf-refused-script-named").with("what", name(other)),
        },
    }
}

/// What is aimed at somebody or some place.
pub(super) fn aimed(what: &'static str, at: &'static str) -> Refusal {
    Refusal::new("SF-B3.11", "sf-refused-script-aimed").with("what", what).with("at", at)
}

/// The name of an Action and what it is aimed at, for those that a sentence of their own would say no better.
const fn aim(action: Action) -> Option<(&'static str, &'static str)> {
    Some(match action {
        Action::Decontaminate { body } => (SectionAction::Decontaminate.word(), body.word()),
        Action::SectionLaunch { pod } => (SectionAction::SectionLaunch.word(), pod.word()),
        Action::RepairRobot { target } => {
            (SectionAction::RepairRobot.word(), labels::target(target))
        }
        Action::PutOut { body } => (SectionAction::Airlock.word(), body.word()),
        Action::DataMining { at } => (SectionAction::DataMining.word(), at.word()),
        Action::HazardSuppression { at } => (ConsoleAction::HazardSuppression.word(), at.word()),
        Action::RemoteControl { drone } => (ConsoleAction::RemoteControl.word(), drone.word()),
        Action::MarkTarget { body } => (ConsoleAction::MarkTarget.word(), body.word()),
        Action::DirectSwarm { order: Swarm::Step(to) } => {
            (ConsoleAction::DirectSwarm.word(), to.word())
        }
        Action::DirectSwarm { order: Swarm::Attack(body) } => {
            (ConsoleAction::DirectSwarm.word(), body.word())
        }
        Action::JuryRig { what: Repair::Robot(target) } => {
            (Ability::JuryRig.word(), labels::target(target))
        }
        Action::Disassemble { what: Repair::Robot(target) } => {
            (Ability::Disassemble.word(), labels::target(target))
        }
        Action::Wormtongue { character, .. } => (Ability::Wormtongue.word(), character.word()),
        Action::LawyerUp { body } => (Ability::LawyerUp.word(), body.word()),
        Action::Telepathy { body } => (Ability::Telepathy.word(), body.word()),
        Action::RootAccess { body } => (Ability::RootAccess.word(), body.word()),
        Action::Missile { at } => (Ability::Missile.word(), at.word()),
        Action::Infect { body } => (Ability::Infect.word(), body.word()),
        Action::NerveGas { at } => (Ability::NerveGasGrenades.word(), at.word()),
        _ => return None,
    })
}

/// The name of any other Action; the heading it is offered under for what no script has a verb for.
const fn name(action: Action) -> &'static str {
    match action {
        Action::Section(action) => action.word(),
        Action::Jammers => ConsoleAction::Jammers.word(),
        Action::Lockdown { .. } => ConsoleAction::Lockdown.word(),
        Action::Breach { .. } => Ability::Breach.word(),
        Action::JuryRig { .. } => Ability::JuryRig.word(),
        Action::Disassemble { .. } => Ability::Disassemble.word(),
        Action::SelfRepair => Ability::SelfRepair.word(),
        Action::ProcessServer => Ability::ProcessServer.word(),
        Action::EmpBurst => Ability::EmpBurst.word(),
        Action::EnterWormhole { .. } => "sf-do-wormhole",
        Action::Wait => "sf-do-wait",
        other => verbs::of_action(other),
    }
}
