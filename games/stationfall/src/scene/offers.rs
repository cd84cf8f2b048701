//! Decisions in words, under their verbs, with their rules.

use kernel::{Offer, Seat, Text};

use super::{labels, names, touches, verbs};
use crate::action::{Action, Lockdown, Target, Weapon};
use crate::ids::SectionAction;
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::turn;

/// A decision of a seat in words; `pass` is what passing is called.
pub(crate) fn offer(look: Look<'_>, seat: Seat, mv: Move, pass: &'static str) -> Offer {
    let label = label(look, mv, pass);
    let (label, rule) = match too_late(look, mv) {
        Some(warning) => (Text::new(warning).with("what", label), "SF-R125"),
        None => (label, rule(look, mv)),
    };
    Offer::new(label, touches::of_move(look, seat, mv)).grouped(verbs::of_move(mv)).ruled(rule)
}

/// The warning before a Time marker that perhaps or certainly comes too late (SF-R125).
fn too_late(look: Look<'_>, mv: Move) -> Option<&'static str> {
    let (Move::Act(action) | Move::Free(action)) = mv else { return None };
    let delayed =
        matches!(action, Action::Section(SectionAction::TimedLaunch) | Action::Missile { .. });
    match look.state.minute {
        _ if !delayed => None,
        1 => Some("sf-offer-late"),
        ..=0 => Some("sf-offer-too-late"),
        _ => None,
    }
}

fn label(look: Look<'_>, mv: Move, pass: &'static str) -> Text {
    let seats = look.state.table.seats;
    let named = |id: &'static str, word: &'static str| Text::new(id).with("who", word);
    match mv {
        Move::Identity(identity) => named("sf-offer-identity", identity.word()),
        Move::Reveal(identity) => match schroedinger(look, mv) {
            true => named("sf-offer-reveal-schroedinger", identity.word()),
            false => named("sf-offer-reveal", identity.word()),
        },
        Move::Influence(character, cubes) => {
            named("sf-offer-influence", character.word()).with("cubes", cubes)
        }
        Move::Activate(who) => named("sf-offer-activate", labels::actor(who)),
        Move::Renegotiate(None) => Text::new("sf-offer-renegotiate"),
        Move::Renegotiate(Some(card)) => named("sf-offer-renegotiate-cube", card.word()),
        Move::Act(action) => labels::action(action, seats),
        Move::Free(action) => {
            Text::new("sf-offer-free").with("what", labels::action(action, seats))
        }
        Move::Bribe(who) => named("sf-offer-bribe", labels::actor(who)),
        Move::GreyBribe(who) => named("sf-offer-bribe-grey", labels::actor(who)),
        Move::Kompromat(who) => named("sf-offer-kompromat", labels::actor(who)),
        Move::Presence(body) => named("sf-offer-presence", body.word()),
        Move::MossStep(to) => Text::new("sf-offer-moss").with("section", to.word()),
        Move::MossFeed(body) => named("sf-offer-moss-feed", body.word()),
        Move::Accept => Text::new("sf-offer-accept"),
        Move::Refuse => Text::new("sf-offer-refuse"),
        Move::Choose(choice) => chosen(look, choice),
        Move::Deliver(data, to) => {
            Text::new("sf-offer-deliver").with("data", data.word()).with("to", to.word())
        }
        Move::Pass => Text::new(pass),
        Move::Withdraw => Text::new("sf-offer-withdraw"),
        Move::Agree => {
            let proposed = look.state.tutorial.council.standing().unwrap_or(Move::Pass);
            Text::new("sf-offer-agree").with("what", label(look, proposed, pass))
        }
    }
}

/// Whether a Reveal would show another card than the Secret Identity (SF-3.5.1).
fn schroedinger(look: Look<'_>, mv: Move) -> bool {
    let player = turn::top(look).and_then(|frame| frame.player(look));
    matches!(mv, Move::Reveal(identity) if player.and_then(|own| look.secret_of(own)) != Some(identity))
}

fn chosen(look: Look<'_>, choice: Choice) -> Text {
    match choice {
        Choice::Item(item) => Text::new(item.word()),
        Choice::Section(section) => Text::new(section.word()),
        Choice::Body(body) => Text::new(body.word()),
        Choice::Player(player) => Text::new("sf-offer-player")
            .with("player", names::player(look.state.table.seats, player)),
        Choice::Marker(index) => marker(look, index),
        Choice::Character(character) => Text::new(character.word()),
    }
}

/// A Time marker by what it does.
fn marker(look: Look<'_>, index: u8) -> Text {
    use crate::state::MarkerEvent;
    let marker = look.state.markers.get(usize::from(index)).copied().unwrap_or_default();
    let at = |id: &'static str, section: crate::ids::Section| {
        Text::new(id).with("section", section.word())
    };
    match marker.event {
        MarkerEvent::Launch(pod) => at("sf-offer-marker-launch", pod),
        MarkerEvent::Overload(section) => at("sf-offer-marker-overload", section),
        MarkerEvent::Missile(section) => at("sf-offer-marker-missile", section),
        MarkerEvent::Detonate => Text::new("sf-offer-marker-detonate"),
    }
}

/// The rule of a decision.
fn rule(look: Look<'_>, mv: Move) -> &'static str {
    match mv {
        Move::Identity(_) => "SF-2.5a",
        Move::Reveal(_) if schroedinger(look, mv) => "SF-3.5.1",
        Move::Reveal(_) => "SF-15.3.1",
        Move::Influence(..) => "SF-15.4.1",
        Move::Activate(_) => "SF-15.5.2",
        Move::Renegotiate(_) => "SF-15.6.1",
        Move::Act(action) => rule_of(action),
        Move::Free(_) => "SF-15.5.3",
        Move::Bribe(_) | Move::GreyBribe(_) => "SF-15.5.4.1",
        Move::Kompromat(_) => "SF-15.5.5.1",
        Move::Presence(_) => "SF-11.3",
        Move::MossStep(_) => "SF-11.3",
        Move::MossFeed(_) => "SF-A4.3",
        Move::Accept | Move::Refuse => "SF-R31",
        Move::Choose(_) => "SF-0.5",
        Move::Deliver(..) => "SF-16.3.1",
        Move::Pass => "SF-15.2",
        Move::Agree => "SF-T62",
        Move::Withdraw => "SF-H32",
    }
}

/// The rule of an Action.
pub(crate) const fn rule_of(action: Action) -> &'static str {
    match action {
        Action::Step { .. } => "SF-12.1.1",
        Action::EnterFromCard { .. } => "SF-R15",
        Action::Breach { .. } => "SF-7.2.2.2",
        Action::EnterWormhole { .. } => "SF-1.5",
        Action::PutOut { .. } => "SF-13.13.2",
        Action::PickUp { .. } => "SF-12.2.1",
        Action::PickUpKompromat { .. } => "SF-12.2.3",
        Action::Drop { .. } => "SF-12.3.1",
        Action::Give { .. } => "SF-12.4.1",
        Action::Throw { .. } => "SF-12.5.1",
        Action::Copy { .. } => "SF-12.6.1",
        Action::Delete { .. } => "SF-12.7",
        Action::Transmit { .. } => "SF-13.2.1",
        Action::Attack { target: Target::Monster, .. } => "SF-12.8.2a",
        Action::Attack { with: Weapon::Gun, .. } => "SF-12.8.2",
        Action::Attack { with: Weapon::Bludgeon | Weapon::Badge, .. } => "SF-12.8.1",
        Action::Rob { with: Weapon::Gun, .. } => "SF-12.9.2",
        Action::Rob { with: Weapon::Bludgeon, .. } => "SF-12.9.1",
        // The Badge is an Ability.
        Action::Rob { with: Weapon::Badge, .. } => "SF-4.4.1",
        Action::Sabotage { .. } => "SF-12.10",
        Action::BrutalAttack { .. } => "SF-4.4.4",
        Action::Revive { .. } => "SF-12.11.1",
        Action::Wait => "SF-12.12",
        Action::Section(action) => section_rule(action),
        Action::Decontaminate { .. } => "SF-13.4.1",
        Action::SectionLaunch { .. } => "SF-13.7",
        Action::RepairRobot { .. } => "SF-13.11",
        Action::DataMining { .. } => "SF-A6.8",
        Action::FireDeathRay { .. } => "SF-A6.9",
        Action::Grip { .. } => "SF-A6.10",
        Action::HazardSuppression { .. } => "SF-14.1",
        Action::Jammers => "SF-14.2",
        Action::DirectSwarm { .. } => "SF-A8.2",
        Action::Lockdown { how: Lockdown::Add(_) | Lockdown::Remove(_) | Lockdown::Move(..) } => {
            "SF-A8.3"
        }
        Action::RemoteControl { .. } => "SF-A8.4",
        Action::MarkTarget { .. } => "SF-A8.5",
        Action::JuryRig { .. } => "SF-A6.7",
        Action::FeedMe { .. } => "SF-A4.3",
        Action::Disassemble { .. }
        | Action::EmergencyRevive { .. }
        | Action::SelfRepair
        | Action::Wormtongue { .. }
        | Action::ProcessServer
        | Action::LawyerUp { .. }
        | Action::EmpBurst
        | Action::Telepathy { .. } => "SF-4.4.2",
        Action::Hardcopy
        | Action::RootAccess { .. }
        | Action::Missile { .. }
        | Action::Tradecraft { .. }
        | Action::Infect { .. }
        | Action::NerveGas { .. } => "SF-4.4.4",
    }
}

/// The rule of a Section Action.
pub(crate) const fn section_rule(action: SectionAction) -> &'static str {
    match action {
        SectionAction::Airlock => "SF-13.13.1",
        SectionAction::SectionLaunch => "SF-13.7",
        SectionAction::TimedLaunch => "SF-13.6",
        SectionAction::BridgeLaunch => "SF-13.8.2",
        SectionAction::AbandonShip => "SF-13.1",
        SectionAction::SelfDestruct => "SF-13.12.1",
        SectionAction::ReleaseProjectX => "SF-13.3.1",
        SectionAction::Transmit => "SF-13.2.1",
        SectionAction::EjectAntimatter => "SF-13.5",
        SectionAction::Decontaminate => "SF-13.4.1",
        SectionAction::Meditate => "SF-13.10.1",
        SectionAction::RepairRobot => "SF-13.11",
        SectionAction::Cameras => "SF-13.14",
        SectionAction::ManufactureEvidence
        | SectionAction::ManufactureXSecret
        | SectionAction::ManufactureDigitalAssistant => "SF-9.5",
        SectionAction::ManufactureFirebomb
        | SectionAction::ManufactureNanogel
        | SectionAction::ManufactureHelmet
        | SectionAction::ManufactureBludgeon
        | SectionAction::ManufactureGun => "SF-13.9.1",
        SectionAction::DataMining => "SF-A6.8",
        SectionAction::Grip => "SF-A6.10",
        SectionAction::RocketWingsLaunch => "SF-A6.11",
        SectionAction::FireDeathRay => "SF-A6.9",
    }
}
