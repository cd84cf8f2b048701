//! What a decision is listed under: its verb. Then comes what it is done with or to, and how often.
//!
//! What an Ability or a Console gives is listed under its name.

use crate::action::{Action, Lockdown, Repair};
use crate::ids::{Ability, ConsoleAction};
use crate::moves::Move;

/// The verb of a decision.
pub(super) const fn of_move(mv: Move) -> &'static str {
    match mv {
        Move::Identity(_) => "sf-verb-identity",
        Move::Reveal(_) => "sf-verb-reveal",
        Move::Influence(..) => "sf-verb-influence",
        Move::Activate(_) => "sf-verb-activate",
        Move::Renegotiate(_) => "sf-verb-renegotiate",
        Move::Act(action) | Move::Free(action) => of_action(action),
        Move::Bribe(_) | Move::GreyBribe(_) => "sf-verb-bribe",
        Move::Kompromat(_) => "sf-verb-kompromat",
        Move::Presence(_) => Ability::ForcefulPresence.word(),
        Move::MossStep(_) => "sf-verb-moss",
        Move::MossFeed(_) => "sf-verb-feed",
        Move::Accept | Move::Refuse | Move::Agree => "sf-verb-answer",
        Move::Choose(_) => "sf-verb-choose",
        Move::Deliver(..) => "sf-verb-deliver",
        Move::Pass | Move::Withdraw => "sf-verb-go-on",
    }
}

/// The verb of an Action.
pub(crate) const fn of_action(action: Action) -> &'static str {
    match action {
        Action::Step { .. } | Action::EnterFromCard { .. } | Action::EnterWormhole { .. } => {
            "sf-verb-step"
        }
        Action::PutOut { .. } => "sf-verb-put-out",
        Action::PickUp { .. } | Action::PickUpKompromat { .. } => "sf-verb-pick-up",
        Action::Drop { .. } => "sf-verb-drop",
        Action::Give { .. } => "sf-verb-give",
        Action::Throw { .. } => "sf-verb-throw",
        Action::Copy { .. } => "sf-verb-copy",
        Action::Delete { .. } => "sf-verb-delete",
        Action::Transmit { .. } => "sf-verb-transmit",
        Action::Attack { .. } | Action::BrutalAttack { .. } => "sf-verb-attack",
        Action::Rob { .. } => "sf-verb-rob",
        Action::Sabotage { .. } => "sf-verb-sabotage",
        Action::Revive { .. } | Action::EmergencyRevive { .. } => "sf-verb-revive",
        Action::Wait => "sf-verb-wait",
        Action::Section(_)
        | Action::Decontaminate { .. }
        | Action::SectionLaunch { .. }
        | Action::RepairRobot { .. }
        | Action::DataMining { .. }
        | Action::FireDeathRay { .. }
        | Action::Grip { .. } => "sf-verb-section",
        Action::HazardSuppression { .. } => ConsoleAction::HazardSuppression.word(),
        Action::Jammers => ConsoleAction::Jammers.word(),
        Action::DirectSwarm { .. } => ConsoleAction::DirectSwarm.word(),
        Action::Lockdown { how: Lockdown::Add(_) } => "sf-verb-lock",
        Action::Lockdown { how: Lockdown::Remove(_) } => "sf-verb-unlock",
        Action::Lockdown { how: Lockdown::Move(..) } => "sf-verb-move-lock",
        Action::RemoteControl { .. } => ConsoleAction::RemoteControl.word(),
        Action::MarkTarget { .. } => ConsoleAction::MarkTarget.word(),
        Action::Breach { .. } => Ability::Breach.word(),
        Action::JuryRig { what: Repair::Section | Repair::Robot(_) } => Ability::JuryRig.word(),
        Action::Disassemble { what: Repair::Section | Repair::Robot(_) } => {
            Ability::Disassemble.word()
        }
        Action::SelfRepair => Ability::SelfRepair.word(),
        Action::FeedMe { .. } => "sf-verb-feed",
        Action::Wormtongue { .. } => Ability::Wormtongue.word(),
        Action::ProcessServer => Ability::ProcessServer.word(),
        Action::Hardcopy => Ability::Hardcopy.word(),
        Action::LawyerUp { .. } => Ability::LawyerUp.word(),
        Action::EmpBurst => Ability::EmpBurst.word(),
        Action::Telepathy { .. } => Ability::Telepathy.word(),
        Action::RootAccess { .. } => Ability::RootAccess.word(),
        Action::Missile { .. } => Ability::Missile.word(),
        Action::Tradecraft { .. } => Ability::Tradecraft.word(),
        Action::Infect { .. } => Ability::Infect.word(),
        Action::NerveGas { .. } => Ability::NerveGasGrenades.word(),
    }
}
