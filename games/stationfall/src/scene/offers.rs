//! Decisions in words, under headings, with their rules.

use kernel::{Offer, Seat, Text};

use super::{labels, names, touches};
use crate::action::{Action, Lockdown, Target, Weapon};
use crate::ids::{Item, SectionAction};
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::turn;

/// A decision of a seat in words; `pass` is what passing is called.
pub(crate) fn offer(look: Look<'_>, seat: Seat, mv: Move, pass: &'static str) -> Offer {
    let (group, rule) = heading(look, mv);
    let label = label(look, mv, pass);
    let (label, rule) = match too_late(look, mv) {
        Some(warning) => (Text::new(warning).with("what", label), "SF-R125"),
        None => (label, rule),
    };
    let group = item_of(mv).map_or_else(
        || Text::new(group),
        |item| Text::new("sf-group-item").with("item", item.word()),
    );
    Offer::new(label, touches::of_move(look, seat, mv)).grouped(group).ruled(rule)
}

/// The Item that an offer gives away: each Item has a heading of its own, for there are many ways to be rid of it.
const fn item_of(mv: Move) -> Option<Item> {
    match mv {
        Move::Act(action) | Move::Free(action) => match action {
            Action::Drop { item, .. } | Action::Give { item, .. } | Action::Throw { item, .. } => {
                Some(item)
            }
            _ => None,
        },
        _ => None,
    }
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

const MOVE: &str = "sf-group-move";
const ITEMS: &str = "sf-group-items";
const DATA: &str = "sf-group-data";
const FIGHT: &str = "sf-group-fight";
const SECTION: &str = "sf-group-section";
const CONSOLE: &str = "sf-group-console";
const SPECIAL: &str = "sf-group-special";
const PEOPLE: &str = "sf-group-people";
const TURN: &str = "sf-group-turn";

/// The heading and the rule of a decision.
fn heading(look: Look<'_>, mv: Move) -> (&'static str, &'static str) {
    match mv {
        Move::Identity(_) => (TURN, "SF-2.5a"),
        Move::Reveal(_) if schroedinger(look, mv) => (TURN, "SF-3.5.1"),
        Move::Reveal(_) => (TURN, "SF-15.3.1"),
        Move::Influence(..) => (PEOPLE, "SF-15.4.1"),
        Move::Activate(_) => (PEOPLE, "SF-15.5.2"),
        Move::Renegotiate(_) => (TURN, "SF-15.6.1"),
        Move::Act(action) => of_action(action),
        Move::Free(action) => (of_action(action).0, "SF-15.5.3"),
        Move::Bribe(_) | Move::GreyBribe(_) => (PEOPLE, "SF-15.5.4.1"),
        Move::Kompromat(_) => (PEOPLE, "SF-15.5.5.1"),
        Move::Presence(_) => (PEOPLE, "SF-11.3"),
        Move::MossStep(_) => (SPECIAL, "SF-11.3"),
        Move::MossFeed(_) => (SPECIAL, "SF-A4.3"),
        Move::Accept | Move::Refuse => (TURN, "SF-R31"),
        Move::Choose(_) => (TURN, "SF-0.5"),
        Move::Deliver(..) => (DATA, "SF-16.3.1"),
        Move::Pass => (TURN, "SF-15.2"),
        Move::Agree => (TURN, "SF-T62"),
        Move::Withdraw => (TURN, "SF-H32"),
    }
}

/// The heading and the rule of an Action.
pub(crate) const fn of_action(action: Action) -> (&'static str, &'static str) {
    match action {
        Action::Step { .. } => (MOVE, "SF-12.1.1"),
        Action::EnterFromCard { .. } => (MOVE, "SF-R15"),
        Action::Breach { .. } => (MOVE, "SF-7.2.2.2"),
        Action::EnterWormhole { .. } => (MOVE, "SF-1.5"),
        Action::PutOut { .. } => (MOVE, "SF-13.13.2"),
        Action::PickUp { .. } => (ITEMS, "SF-12.2.1"),
        Action::PickUpKompromat { .. } => (ITEMS, "SF-12.2.3"),
        Action::Drop { .. } => (ITEMS, "SF-12.3.1"),
        Action::Give { .. } => (ITEMS, "SF-12.4.1"),
        Action::Throw { .. } => (ITEMS, "SF-12.5.1"),
        Action::Copy { .. } => (DATA, "SF-12.6.1"),
        Action::Delete { .. } => (DATA, "SF-12.7"),
        Action::Transmit { .. } => (DATA, "SF-13.2.1"),
        Action::Attack { target: Target::Monster, .. } => (FIGHT, "SF-12.8.2a"),
        Action::Attack { with: Weapon::Gun, .. } => (FIGHT, "SF-12.8.2"),
        Action::Attack { with: Weapon::Bludgeon | Weapon::Badge, .. } => (FIGHT, "SF-12.8.1"),
        Action::Rob { with: Weapon::Gun, .. } => (FIGHT, "SF-12.9.2"),
        Action::Rob { with: Weapon::Bludgeon, .. } => (FIGHT, "SF-12.9.1"),
        // The Badge is an Ability.
        Action::Rob { with: Weapon::Badge, .. } => (FIGHT, "SF-4.4.1"),
        Action::Sabotage { .. } => (FIGHT, "SF-12.10"),
        Action::BrutalAttack { .. } => (FIGHT, "SF-4.4.4"),
        Action::Revive { .. } => (SPECIAL, "SF-12.11.1"),
        Action::Wait => (TURN, "SF-12.12"),
        Action::Section(action) => (SECTION, section_rule(action)),
        Action::Decontaminate { .. } => (SECTION, "SF-13.4.1"),
        Action::SectionLaunch { .. } => (SECTION, "SF-13.7"),
        Action::RepairRobot { .. } => (SECTION, "SF-13.11"),
        Action::DataMining { .. } => (SECTION, "SF-A6.8"),
        Action::FireDeathRay { .. } => (SECTION, "SF-A6.9"),
        Action::Grip { .. } => (SECTION, "SF-A6.10"),
        Action::HazardSuppression { .. } => (CONSOLE, "SF-14.1"),
        Action::Jammers => (CONSOLE, "SF-14.2"),
        Action::DirectSwarm { .. } => (CONSOLE, "SF-A8.2"),
        Action::Lockdown { how: Lockdown::Add(_) | Lockdown::Remove(_) | Lockdown::Move(..) } => {
            (CONSOLE, "SF-A8.3")
        }
        Action::RemoteControl { .. } => (CONSOLE, "SF-A8.4"),
        Action::MarkTarget { .. } => (CONSOLE, "SF-A8.5"),
        Action::JuryRig { .. } => (SPECIAL, "SF-A6.7"),
        Action::FeedMe { .. } => (SPECIAL, "SF-A4.3"),
        Action::Disassemble { .. }
        | Action::EmergencyRevive { .. }
        | Action::SelfRepair
        | Action::Wormtongue { .. }
        | Action::ProcessServer
        | Action::LawyerUp { .. }
        | Action::EmpBurst
        | Action::Telepathy { .. } => (SPECIAL, "SF-4.4.2"),
        Action::Hardcopy
        | Action::RootAccess { .. }
        | Action::Missile { .. }
        | Action::Tradecraft { .. }
        | Action::Infect { .. }
        | Action::NerveGas { .. } => (SPECIAL, "SF-4.4.4"),
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
