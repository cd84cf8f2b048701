//! What an event concerns on the table.

use kernel::Name;

use crate::action::{Action, Target};
use crate::event::Event;
use crate::ids::Character;
use crate::scene::names;
use crate::state::{MarkerEvent, Player};

/// The pieces and zones an event concerns. What only one seat is told may name what only that seat sees.
pub(super) fn touches(event: Event, seats: u8) -> Vec<Name> {
    let hand = |player: Player| names::hand(kernel::Seat(player.0 % seats.max(1)));
    match event {
        Event::IdentitiesChosen { seat }
        | Event::Proposed { seat, .. }
        | Event::Agreed { seat }
        | Event::Scored { seat, .. } => vec![names::hand(seat)],
        Event::MinuteBegan { .. } => vec![names::MINUTE],
        Event::TurnBegan { player }
        | Event::Accepted { player }
        | Event::Refused { player }
        | Event::Passed { player, .. }
        | Event::DieRolled { player, .. }
        | Event::LinePassed { player, .. }
        | Event::NoLine { player }
        | Event::Suspected { player }
        | Event::Convicted { player }
        | Event::Cleared { player } => vec![hand(player)],
        Event::Revealed { identity, .. } | Event::BonusShown { identity, .. } => {
            vec![names::identity(identity)]
        }
        Event::Influenced { player, character, .. } => {
            vec![names::card(character), names::cubes(character, player)]
        }
        Event::CubesReturned { character } | Event::CubeBack { character, .. } => {
            vec![names::card(character)]
        }
        Event::Betrayed { player, .. } => vec![names::BETRAYAL, names::betrayal(player)],
        Event::BetrayalTaken { .. } => vec![names::BETRAYAL],
        Event::Activated { player, character, .. } => {
            vec![names::disc(player), names::card(character)]
        }
        Event::DiscBack { player, .. } | Event::Renegotiated { player } => {
            vec![names::disc(player)]
        }
        Event::LineFollowed { player, character, .. } => {
            vec![hand(player), names::card(character)]
        }
        Event::Acted { actor, action } => {
            [names::actor(actor)].into_iter().chain(aim(action)).collect()
        }
        Event::Named { actor, .. } | Event::Offered { actor, .. } => vec![names::actor(actor)],
        Event::Bribed { player, who, grey } => {
            let token = (!grey).then(|| names::bribe(player));
            token.into_iter().chain([names::actor(who)]).collect()
        }
        Event::BribeBack { player } | Event::BribeReturned { player, grey: false } => {
            vec![names::bribe(player)]
        }
        Event::BribeReturned { grey: true, .. } => vec![names::card(Character::Billionaire)],
        Event::Blackmailed { character, .. }
        | Event::KompromatDeclared { character }
        | Event::KompromatSeen { character }
        | Event::KompromatBack { character, .. }
        | Event::KompromatShown { character, .. }
        | Event::KompromatTraded { taken: character, .. } => {
            vec![names::kompromat_of(character)]
        }
        Event::MonsterDown { .. } | Event::MonsterRevived { .. } => vec![names::MONSTER],
        Event::WentDown { body }
        | Event::Revived { body }
        | Event::Annihilated { body }
        | Event::Escaped { body }
        | Event::Contaminated { body }
        | Event::Decontaminated { body }
        | Event::Engulfed { body }
        | Event::Targeted { body }
        | Event::Switched { body }
        | Event::TakenOff { body } => vec![body.name().into()],
        Event::Entered { body, section } | Event::Freed { body, section } => {
            vec![body.name().into(), section.name().into()]
        }
        Event::Dropped { body, .. } => vec![body.name().into()],
        Event::Gained { body, item }
        | Event::PickedUp { body, item }
        | Event::Robbed { body, item, .. }
        | Event::Given { to: body, item } => vec![body.name().into(), names::held(body, item)],
        Event::Left { item, section } | Event::Landed { item, section } => {
            vec![names::lying(section, item), section.name().into()]
        }
        Event::GainedData { body, data } => vec![body.name().into(), names::data(body, data)],
        Event::LostData { body, .. } => vec![body.name().into()],
        Event::Transmitted { data, to } | Event::Delivered { data, to, .. } => {
            vec![to.name().into(), names::offsite_data(to, data)]
        }
        Event::Damaged { section }
        | Event::Repaired { section }
        | Event::HazardPlaced { section, .. }
        | Event::HazardRemoved { section }
        | Event::GooSpread { section }
        | Event::GooBurnt { section }
        | Event::Detonated { section: Some(section) }
        | Event::Launched { pod: section }
        | Event::PodAnnihilated { pod: section }
        | Event::KompromatTaken { section, .. }
        | Event::TrapFlipped { section, .. } => vec![section.name().into()],
        Event::TrapLaid { section, .. } | Event::TrapFace { section, .. } => {
            vec![section.name().into(), names::trap(section)]
        }
        Event::LockRemoved { one, other } | Event::LockAdded { one, other } => {
            vec![one.name().into(), other.name().into()]
        }
        Event::MarkerPlaced { event, .. } | Event::MarkerResolved { event, .. } => match event {
            MarkerEvent::Launch(section)
            | MarkerEvent::Overload(section)
            | MarkerEvent::Missile(section) => vec![section.name().into()],
            MarkerEvent::Detonate => vec![names::MINUTES],
        },
        Event::PirateShip => vec![names::SHIP],
        Event::OffsiteAnnihilated { offsite } => vec![offsite.name().into()],
        Event::Released { .. } | Event::Peeked { .. } => vec![names::PROJECT_CARD],
        Event::MonsterCame { at: to, .. } | Event::MonsterMoved { to, .. } => {
            vec![names::MONSTER, to.name().into()]
        }
        Event::WormholeMoved { to } => vec![names::WORMHOLE, to.name().into()],
        Event::MossMoved { to } => {
            vec![crate::ids::Item::FangMoss.name().into(), to.name().into()]
        }
        Event::Reentry { .. } => vec![names::REENTRY],
        Event::ItemAnnihilated { .. }
        | Event::GreyBribesBack
        | Event::Power { .. }
        | Event::Cameras { .. }
        | Event::Jammers { .. }
        | Event::AbandonShip
        | Event::LocksRemoved
        | Event::Armed
        | Event::Detonated { section: None }
        | Event::ShipAnnihilated
        | Event::MonsterBurst { .. }
        | Event::MonsterGone { .. }
        | Event::Stationfall { .. } => Vec::new(),
    }
}

/// Where an Action leads or whom it is aimed at, if that is a place or somebody: what everybody saw it done to.
fn aim(action: Action) -> Option<Name> {
    match action {
        Action::Step { to, .. } | Action::Throw { to, .. } | Action::EnterFromCard { to } => {
            Some(to.name().into())
        }
        Action::Attack { target: Target::Body(body), .. }
        | Action::Revive { target: Target::Body(body), .. }
        | Action::Rob { from: body, .. }
        | Action::Give { to: body, .. }
        | Action::PickUp { from: Some(body), .. } => Some(body.name().into()),
        Action::Attack { target: Target::Monster, .. }
        | Action::Revive { target: Target::Monster, .. } => Some(names::MONSTER),
        _ => None,
    }
}
