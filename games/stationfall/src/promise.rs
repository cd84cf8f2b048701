//! How much a decision deserves to be looked at before anything is known about it: what an experienced player thinks of
//! first. A search that sees a hundred offers looks at the good ones first with this.

use crate::action::{Action, Target};
use crate::ids::{Item, SectionAction};
use crate::look::Look;
use crate::moves::Move;

/// The promise of a legal decision; 1 is ordinary.
pub(crate) fn promise(look: Look<'_>, mv: &Move) -> f32 {
    match *mv {
        Move::Act(action) => of_action(look, action),
        // What is free is mostly good, and can be followed by all the rest.
        Move::Free(action) => 1.5 * of_action(look, action),
        Move::Influence(character, cubes) => {
            let player = look.state.turn.player;
            let on_card = &look.state.cards[character].cubes;
            let most = look.players().filter(|other| *other != player).map(|other| on_card[other]);
            let needed = most.max().unwrap_or(0).max(1).saturating_sub(on_card[player]);
            // As many as it takes, perhaps one more: the rest is waste.
            match cubes.checked_sub(needed) {
                None => 0.1,
                Some(0) if needed > 0 => 1.0,
                Some(0 | 1) => 0.4,
                Some(_) => 0.08,
            }
        }
        Move::Activate(_) => 2.0,
        Move::Bribe(_) | Move::GreyBribe(_) => 0.5,
        Move::Kompromat(_) => 0.8,
        Move::Reveal(_) => 0.6,
        Move::Renegotiate(_) => 0.25,
        Move::Pass => 1.0,
        Move::Presence(_) | Move::MossStep(_) | Move::MossFeed(_) => 1.0,
        Move::Identity(_)
        | Move::Agree
        | Move::Accept
        | Move::Refuse
        | Move::Choose(_)
        | Move::Deliver(..) => 1.0,
    }
}

fn of_action(look: Look<'_>, action: Action) -> f32 {
    match action {
        Action::Step { to, drag } => {
            let pod = look.content.sections[to].pod.is_some();
            let kompromat = look.kompromat_at(to).is_some();
            let items = look.items_in(to).count() as f32;
            let base = if drag.is_some() { 0.5 } else { 1.2 };
            base + f32::from(u8::from(pod)) + f32::from(u8::from(kompromat)) * 0.3 + 0.15 * items
        }
        Action::PickUpKompromat { .. } => 2.5,
        Action::PickUp { item, .. } if item.is_unique() => 2.0,
        Action::PickUp { item: Item::Helmet | Item::Gun | Item::Nanogel, .. } => 1.5,
        Action::PickUp { .. } => 1.0,
        Action::Attack { target: Target::Body(_), .. } | Action::BrutalAttack { .. } => 1.2,
        Action::Attack { target: Target::Monster, .. } => 0.8,
        Action::Rob { .. } => 0.8,
        Action::Give { .. } => 0.4,
        Action::Throw { .. } => 0.2,
        Action::Drop { ignite: true, .. } => 0.4,
        Action::Drop { .. } => 0.1,
        Action::Copy { .. } => 0.5,
        Action::Delete { .. } => 0.3,
        Action::Section(SectionAction::TimedLaunch | SectionAction::BridgeLaunch)
        | Action::SectionLaunch { .. }
        | Action::EnterWormhole { .. } => 3.0,
        Action::Section(_) | Action::Transmit { .. } | Action::Decontaminate { .. } => 1.3,
        Action::Revive { .. } | Action::EmergencyRevive { .. } | Action::SelfRepair => 1.2,
        Action::Lockdown { .. } => 0.03,
        Action::Jammers => 0.5,
        Action::Wait => 0.3,
        _ => 0.8,
    }
}
