//! Decisions as text.

use std::fmt::{Display, Formatter, Result};

use crate::action::{
    Action, Actor, FarTarget, Grip, Lockdown, Loot, Repair, Swarm, Target, Weapon,
};
use crate::ids::{Body, Data, Section};
use crate::map::Link;
use crate::moves::{Choice, Move};
use crate::notation::ends;
use crate::state::Player;

impl Display for Move {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Move::Identity(identity) => write!(f, "identity {identity}"),
            Move::Reveal(identity) => write!(f, "reveal {identity}"),
            Move::Influence(character, cubes) => write!(f, "influence {character} {cubes}"),
            Move::Activate(who) => write!(f, "activate {who}"),
            Move::Renegotiate(None) => f.write_str("renegotiate"),
            Move::Renegotiate(Some(character)) => write!(f, "renegotiate {character}"),
            Move::Act(action) => write!(f, "{action}"),
            Move::Free(action) => write!(f, "free {action}"),
            Move::Bribe(who) => write!(f, "bribe {who}"),
            Move::GreyBribe(who) => write!(f, "bribe {who} grey"),
            Move::Kompromat(who) => write!(f, "kompromat {who}"),
            Move::Presence(body) => write!(f, "presence {body}"),
            Move::MossStep(section) => write!(f, "moss {section}"),
            Move::MossFeed(body) => write!(f, "moss feed {body}"),
            Move::Accept => f.write_str("accept"),
            Move::Refuse => f.write_str("refuse"),
            Move::Choose(choice) => write!(f, "choose {choice}"),
            Move::Deliver(data, offsite) => write!(f, "deliver {data} {offsite}"),
            Move::Pass => f.write_str("pass"),
            Move::Agree => f.write_str("agree"),
            Move::Withdraw => f.write_str("withdraw"),
        }
    }
}

impl Display for Choice {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Choice::Item(item) => write!(f, "item {item}"),
            Choice::Section(section) => write!(f, "section {section}"),
            Choice::Body(body) => write!(f, "body {body}"),
            Choice::Player(player) => write!(f, "player {player}"),
            Choice::Marker(marker) => write!(f, "marker {}", u16::from(*marker) + 1),
            Choice::Character(character) => write!(f, "card {character}"),
        }
    }
}

impl Display for Player {
    /// The number of the player, counted from 1.
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match *self {
            Action::Step { to, drag } => write!(f, "step {to}{}", Dragging(drag)),
            Action::PickUp { item, from } => write!(f, "pickup {item}{}", From(from)),
            Action::PickUpKompromat { at } => write!(f, "pickup kompromat {at}"),
            Action::Drop { item, ignite } => write!(f, "drop {item}{}", Ignite(ignite)),
            Action::Give { item, to } => write!(f, "give {item} {to}"),
            Action::Throw { item, to, ignite } => write!(f, "throw {item} {to}{}", Ignite(ignite)),
            Action::Copy { data, to } => write!(f, "copy {data} {to}"),
            Action::Delete { data } => write!(f, "delete {data}"),
            Action::Attack { target, with } => write!(f, "attack {target} {with}"),
            Action::Rob { from, with, loot } => write!(f, "rob {from} {with} {loot}"),
            Action::Sabotage { with } => write!(f, "sabotage {with}"),
            Action::Revive { target, with } => write!(f, "revive {target} {with}"),
            Action::Wait => f.write_str("wait"),
            Action::Section(action) => write!(f, "{action}"),
            Action::Transmit { data, to } => write!(f, "transmit {data} {to}"),
            Action::Decontaminate { body } => write!(f, "decontaminate {body}"),
            Action::SectionLaunch { pod } => write!(f, "launch {pod}"),
            Action::RepairRobot { target } => write!(f, "repair {target}"),
            Action::PutOut { body } => write!(f, "putout {body}"),
            Action::DataMining { at } => write!(f, "mine {at}"),
            Action::FireDeathRay { target } => write!(f, "fire {target}"),
            Action::Grip { what } => write!(f, "grip {what}"),
            Action::HazardSuppression { at } => write!(f, "suppress {at}"),
            Action::Jammers => f.write_str("jammers"),
            Action::DirectSwarm { order } => write!(f, "swarm {order}"),
            Action::Lockdown { how } => write!(f, "{how}"),
            Action::RemoteControl { drone } => write!(f, "remote {drone}"),
            Action::MarkTarget { body } => write!(f, "mark {body}"),
            Action::EnterFromCard { to } => write!(f, "enter {to}"),
            Action::Breach { link } => write!(f, "breach {}", Ends(link)),
            Action::JuryRig { what } => write!(f, "juryrig {what}"),
            Action::Disassemble { what } => write!(f, "disassemble {what}"),
            Action::EmergencyRevive { body } => write!(f, "emergency {body}"),
            Action::SelfRepair => f.write_str("selfrepair"),
            Action::FeedMe { body } => write!(f, "feed {body}"),
            Action::EnterWormhole { drag } => write!(f, "wormhole{}", Dragging(drag)),
            Action::Wormtongue { character, player } => {
                write!(f, "wormtongue {character} {player}")
            }
            Action::ProcessServer => f.write_str("serve"),
            Action::Hardcopy => f.write_str("hardcopy"),
            Action::LawyerUp { body } => write!(f, "lawyerup {body}"),
            Action::EmpBurst => f.write_str("emp"),
            Action::Telepathy { body } => write!(f, "telepathy {body}"),
            Action::RootAccess { body } => write!(f, "rootaccess {body}"),
            Action::Missile { at } => write!(f, "missile {at}"),
            Action::BrutalAttack { body } => write!(f, "brutal {body}"),
            Action::Tradecraft { give: (one, other), take } => {
                write!(f, "tradecraft {one} {other} for {take}")
            }
            Action::Infect { body } => write!(f, "infect {body}"),
            Action::NerveGas { at } => write!(f, "gas {at}"),
        }
    }
}

impl Display for Actor {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Actor::Body(body) => write!(f, "{body}"),
            Actor::Assistant => write!(f, "{}", Data::DigitalAssistant),
        }
    }
}

impl Display for Weapon {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Weapon::Bludgeon => "bludgeon",
            Weapon::Gun => "gun",
            Weapon::Badge => "badge",
        })
    }
}

impl Display for Target {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Target::Body(body) => write!(f, "{body}"),
            Target::Monster => f.write_str("monster"),
        }
    }
}

impl Display for Loot {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Loot::Item(item) => write!(f, "{item}"),
            Loot::Data(data) => write!(f, "{data}"),
        }
    }
}

impl Display for Repair {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Repair::Section => f.write_str("section"),
            Repair::Robot(target) => write!(f, "{target}"),
        }
    }
}

impl Display for FarTarget {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            FarTarget::Offsite(offsite) => write!(f, "{offsite}"),
            FarTarget::Ship => f.write_str("ship"),
            FarTarget::Pod(pod) => write!(f, "{pod}"),
        }
    }
}

impl Display for Swarm {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Swarm::Step(section) => write!(f, "step {section}"),
            Swarm::Attack(body) => write!(f, "attack {body}"),
        }
    }
}

impl Display for Grip {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match *self {
            Grip::Item { item, from } => write!(f, "{item}{}", From(from)),
            Grip::Body(body) => write!(f, "{body}"),
        }
    }
}

impl Display for Lockdown {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match *self {
            Lockdown::Add(link) => write!(f, "lock {}", Ends(link)),
            Lockdown::Remove(link) => write!(f, "unlock {}", Ends(link)),
            Lockdown::Move(from, to) => write!(f, "movelock {} to {}", Ends(from), Ends(to)),
        }
    }
}

struct Dragging(Option<Body>);

impl Display for Dragging {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.0.map_or(Ok(()), |body| write!(f, " drag {body}"))
    }
}

struct From(Option<Body>);

impl Display for From {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.0.map_or(Ok(()), |body| write!(f, " from {body}"))
    }
}

struct Ignite(bool);

impl Display for Ignite {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(if self.0 { " ignite" } else { "" })
    }
}

struct Ends(Link);

impl Display for Ends {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let (one, other): (Section, Section) = ends(self.0);
        write!(f, "{one} {other}")
    }
}
