//! What a decision touches in the scene: first what acts, last the target.

use kernel::{Name, Seat};

use super::names;
use crate::action::{
    Action, Actor, FarTarget, Grip, Lockdown, Loot, Repair, Swarm, Target, Weapon,
};
use crate::frame::{Deliver, Frame};
use crate::ids::{Body, Data, Item, Section};
use crate::look::Look;
use crate::map::Link;
use crate::moves::{Choice, Move};
use crate::turn;

/// What a decision of a seat touches.
pub(super) fn of_move(look: Look<'_>, seat: Seat, mv: Move) -> Vec<Name> {
    match mv {
        Move::Identity(identity) | Move::Reveal(identity) => vec![names::identity(identity)],
        Move::Influence(character, _) => vec![names::card(character)],
        Move::Activate(who) => {
            vec![names::disc(look.state.turn.player), names::actor(who)]
        }
        Move::Renegotiate(None) => vec![names::disc(look.state.turn.player)],
        Move::Renegotiate(Some(card)) => {
            vec![names::card(card), names::cubes(card, look.state.turn.player)]
        }
        Move::Act(action) | Move::Free(action) => match turn::acting(look) {
            Some(actor) => of_action(look, actor, action),
            None => Vec::new(),
        },
        Move::Bribe(who) => vec![names::bribe(look.state.turn.player), names::actor(who)],
        Move::GreyBribe(who) => vec![names::actor(who)],
        Move::Presence(body) => vec![body.name().into()],
        Move::Kompromat(who) => {
            let token = names::kompromat_of(look.card_of(who));
            vec![token, names::actor(who)]
        }
        Move::MossStep(to) => vec![Item::FangMoss.name().into(), to.name().into()],
        Move::MossFeed(body) => vec![Item::FangMoss.name().into(), body.name().into()],
        Move::Choose(choice) => of_choice(look, choice),
        Move::Deliver(data, to) => of_delivery(look, seat, data, to.name().into()),
        Move::Accept | Move::Refuse => offered(look),
        Move::Agree => match look.state.tutorial.council.standing() {
            Some(proposed) if proposed != Move::Agree => of_move(look, seat, proposed),
            Some(_) | None => Vec::new(),
        },
        // Who goes on does it with nothing on the table: a client shows that at the prompt.
        Move::Pass => Vec::new(),
        Move::Withdraw => turn::acting(look).map(names::actor).into_iter().collect(),
    }
}

/// The offered Action, as if it were named now.
fn offered(look: Look<'_>) -> Vec<Name> {
    let Some(Frame::Offer(offer)) = turn::top(look) else { return Vec::new() };
    of_action(look, offer.actor, offer.action)
}

fn of_choice(look: Look<'_>, choice: Choice) -> Vec<Name> {
    match choice {
        Choice::Item(item) => {
            let Some(Frame::DropExcess(question)) = turn::top(look) else { return Vec::new() };
            vec![question.body.name().into(), names::held(question.body, item)]
        }
        Choice::Section(section) => vec![section.name().into()],
        Choice::Body(body) => vec![body.name().into()],
        Choice::Player(player) => vec![names::hand(look.seat_of(player))],
        Choice::Marker(index) => vec![names::marker(index)],
        Choice::Character(character) => vec![names::card(character)],
    }
}

/// The PC, the Data it possesses, and the Offsite.
fn of_delivery(look: Look<'_>, seat: Seat, data: Data, to: Name) -> Vec<Name> {
    let Some(Frame::Deliver(Deliver { player, .. })) = turn::top(look) else { return vec![to] };
    let bodies = look.pc_character(player).map(|pc| &look.content.characters[pc].bodies);
    let holder = bodies.into_iter().flatten().find(|body| look.has_data(**body, data));
    match holder {
        Some(body) => vec![body.name().into(), names::data(*body, data), to],
        None => vec![names::hand(seat), to],
    }
}

fn weapon_of(actor: Body, weapon: Weapon) -> Option<Name> {
    match weapon {
        Weapon::Bludgeon => Some(names::held(actor, Item::Bludgeon)),
        Weapon::Gun => Some(names::held(actor, Item::Gun)),
        Weapon::Badge => None,
    }
}

fn target_of(target: Target) -> Name {
    match target {
        Target::Body(body) => body.name().into(),
        Target::Monster => names::MONSTER,
    }
}

/// A corridor between the places it joins: many corridors are told apart by these.
fn corridor(look: Look<'_>, link: Link) -> [Name; 3] {
    let (one, other) = look.content.map.ends[link];
    [one.name().into(), names::link(link), other.name().into()]
}

/// What an Action of somebody touches. Everything a legal Action names is on the table.
pub(super) fn of_action(look: Look<'_>, actor: Actor, action: Action) -> Vec<Name> {
    let mut touched = vec![names::actor(actor)];
    if let Some(body) = actor.body() {
        by_body(look, body, action, &mut touched);
    }
    on_table(look, action, &mut touched);
    touched
}

/// What an Action uses of the actor's own things and place.
fn by_body(look: Look<'_>, actor: Body, action: Action, touched: &mut Vec<Name>) {
    let here = look.section_of(actor);
    match action {
        Action::PickUp { item, from: None } => {
            touched.extend(here.map(|at| names::lying(at, item)));
        }
        Action::Drop { item, .. } | Action::Give { item, .. } | Action::Throw { item, .. } => {
            touched.push(names::held(actor, item));
        }
        Action::Copy { data, .. } | Action::Delete { data } | Action::Transmit { data, .. } => {
            touched.push(names::data(actor, data));
        }
        Action::Attack { with, .. } | Action::Rob { with, .. } => {
            touched.extend(weapon_of(actor, with));
        }
        Action::Sabotage { with } => {
            touched.extend(weapon_of(actor, with));
            touched.extend(here.map(|at| Name::Borrowed(at.name())));
        }
        Action::Revive { with, .. } => touched.push(names::held(actor, with)),
        Action::Section(_)
        | Action::JuryRig { what: Repair::Section }
        | Action::Disassemble { what: Repair::Section }
        | Action::EmpBurst
        | Action::ProcessServer => touched.extend(here.map(|at| Name::Borrowed(at.name()))),
        Action::FeedMe { .. } => touched.push(Item::FangMoss.name().into()),
        _ => {}
    }
}

/// What an Action is aimed at.
fn on_table(look: Look<'_>, action: Action, touched: &mut Vec<Name>) {
    let mut section = |section: Section| touched.push(section.name().into());
    match action {
        Action::Step { to, drag } => {
            touched.extend(drag.map(|body| Name::Borrowed(body.name())));
            touched.push(to.name().into());
        }
        Action::Throw { to, .. } | Action::EnterFromCard { to } => section(to),
        Action::SectionLaunch { pod } => section(pod),
        Action::HazardSuppression { at } | Action::Missile { at } | Action::NerveGas { at } => {
            section(at);
        }
        Action::PickUpKompromat { at } | Action::DataMining { at } => {
            touched.push(names::kompromat_at(at));
        }
        Action::PickUp { item, from: Some(body) }
        | Action::Grip { what: Grip::Item { item, from: Some(body) } } => {
            touched.extend([body.name().into(), names::held(body, item)]);
        }
        Action::Grip { what: Grip::Item { item, from: None } } => {
            touched.push(names::lying(Section::OuterSpace, item));
        }
        Action::Attack { target, .. } | Action::Revive { target, .. } => {
            touched.push(target_of(target));
        }
        Action::Rob { from, loot, .. } => touched.extend([
            from.name().into(),
            match loot {
                Loot::Item(item) => names::held(from, item),
                Loot::Data(data) => names::data(from, data),
            },
        ]),
        Action::Transmit { to, .. } => touched.push(to.name().into()),
        Action::FireDeathRay { target } => touched.push(match target {
            FarTarget::Offsite(offsite) => offsite.name().into(),
            FarTarget::Ship => names::SHIP,
            FarTarget::Pod(pod) => pod.name().into(),
        }),
        Action::DirectSwarm { order } => touched.extend([
            names::MONSTER,
            match order {
                Swarm::Step(to) => to.name().into(),
                Swarm::Attack(body) => body.name().into(),
            },
        ]),
        Action::Lockdown { how: Lockdown::Add(link) } => touched.extend(corridor(look, link)),
        Action::Lockdown { how: Lockdown::Remove(link) } | Action::Breach { link } => {
            touched.push(names::lock(link));
            touched.extend(corridor(look, link));
        }
        Action::Lockdown { how: Lockdown::Move(from, to) } => {
            // A Lock is chosen by itself or by the corridor it lies on.
            touched.extend([names::lock(from), names::link(from)]);
            touched.extend(corridor(look, to));
        }
        Action::EnterWormhole { drag } => {
            touched.extend(drag.map(|body| Name::Borrowed(body.name())));
            touched.push(names::WORMHOLE);
        }
        Action::Wormtongue { character, player } => {
            touched.extend([names::card(character), names::cubes(character, player)]);
        }
        Action::Hardcopy => touched.push(Body::Legal.name().into()),
        Action::Tradecraft { give: (one, other), take } => {
            touched.extend([one, other, take].map(names::kompromat_of));
        }
        Action::RepairRobot { target }
        | Action::JuryRig { what: Repair::Robot(target) }
        | Action::Disassemble { what: Repair::Robot(target) } => touched.push(target_of(target)),
        Action::Give { to: body, .. }
        | Action::Copy { to: body, .. }
        | Action::Decontaminate { body }
        | Action::PutOut { body }
        | Action::Grip { what: Grip::Body(body) }
        | Action::RemoteControl { drone: body }
        | Action::MarkTarget { body }
        | Action::EmergencyRevive { body }
        | Action::FeedMe { body }
        | Action::LawyerUp { body }
        | Action::Telepathy { body }
        | Action::RootAccess { body }
        | Action::BrutalAttack { body }
        | Action::Infect { body } => touched.push(body.name().into()),
        Action::PickUp { from: None, .. }
        | Action::Drop { .. }
        | Action::Delete { .. }
        | Action::Sabotage { .. }
        | Action::Wait
        | Action::Section(_)
        | Action::Jammers
        | Action::JuryRig { what: Repair::Section }
        | Action::Disassemble { what: Repair::Section }
        | Action::SelfRepair
        | Action::ProcessServer
        | Action::EmpBurst => {}
    }
}
