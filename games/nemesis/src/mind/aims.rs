//! How near an Objective is (NEM-22).

use super::exits;
use crate::content::Aim;
use crate::ids::{Item, Object, Objective, Planet, Player, Room, Slot};
use crate::look::Look;
use crate::state::Fate;

/// How likely a player fulfils the Objective: of two, the better one, for it will be kept.
pub(super) fn fulfilled(look: Look<'_>, player: Player) -> f32 {
    let goals = look.of(player).goals.into_iter().filter_map(|goal| goal.get());
    goals.map(|goal| likely(look, player, goal)).fold(0.0, f32::max)
}

fn likely(look: Look<'_>, player: Player, goal: Objective) -> f32 {
    let lists = look.content.goals[goal].any.iter();
    let list =
        |aims: &Vec<Aim>| aims.iter().map(|aim| aim_likely(look, player, *aim)).product::<f32>();
    lists.map(list).fold(0.0, f32::max)
}

/// How near something is, for a share of certainty.
fn near(look: Look<'_>, player: Player, room: Room) -> f32 {
    let own = look.of(player);
    match look.find(room) {
        Some(slot) => {
            let far = exits::distances(look, own.at)[slot.index()];
            let broken = if look.working(slot) { 1.0 } else { 0.7 };
            broken * (1.0 - 0.07 * f32::from(far.min(8)))
        }
        None => 0.35,
    }
}

fn aim_likely(look: Look<'_>, player: Player, aim: Aim) -> f32 {
    let own = look.of(player);
    let turns = f32::from(look.state.time) / 15.0;
    let done = |met: bool, open: f32| if met { 1.0 } else { open * (0.4 + 0.6 * turns) };
    match aim {
        Aim::Signal => done(own.signal, 0.35 + 0.45 * near(look, player, Room::CommsRoom)),
        Aim::ShipReaches(planet) => {
            let asleep = own.fate == Fate::Hibernating;
            if planet == Planet::Earth {
                return exits::home(look, player, !asleep);
            }
            let there = own.notes.coordinates && look.destination() == planet;
            if there { 0.7 } else { 0.25 }
        }
        Aim::OnlySurvivor => {
            let others = look.players().filter(|other| *other != player);
            others.map(|other| if look.of(other).fate == Fate::Dead { 1.0 } else { 0.3 }).product()
        }
        Aim::NestDestroyed => {
            let left = f32::from(look.state.eggs);
            done(
                look.state.nest_destroyed,
                (0.25 + 0.35 * near(look, player, Room::Nest)) * (1.0 - 0.12 * left),
            )
        }
        Aim::ShipDestroyed => match look.state.self_destruct {
            Some(1..=3) => 0.9,
            Some(_) => 0.6,
            None => 0.12 + 0.1 * near(look, player, Room::Generator),
        },
        Aim::QueenKilled => done(look.state.queen_killed, 0.05),
        Aim::AllRoomsExplored => {
            let explored = Slot::ship().filter(|slot| look.explored(*slot)).count() as f32 / 21.0;
            done(explored >= 1.0, explored * explored * 0.8)
        }
        Aim::FinishWith(object) | Aim::DepartWith(object) => {
            let lies = look.slots().any(|slot| look.at(slot).objects[object] > 0);
            let source = match object {
                Object::Egg => 0.15 + 0.35 * near(look, player, Room::Nest),
                _ if lies => 0.5,
                _ => 0.15,
            };
            done(look.carries(player, object), source)
        }
        Aim::FinishInPod => match own.fate {
            Fate::Escaped => 1.0,
            Fate::InPod(_) => 0.9,
            _ => 0.4,
        },
        Aim::ItemsAtLeast(n) | Aim::FoundItemsAtLeast(n) => {
            (f32::from(look.item_count(player)) / f32::from(n)).min(1.0)
        }
        Aim::Weakness(object) => {
            done(!look.unknown_weakness(object), analysed(look, player, object))
        }
        Aim::WeaknessesAtLeast(n) | Aim::WeaknessesThisGameAtLeast(n) => {
            let known = look.state.weaknesses.iter().filter(|slot| slot.discovered).count();
            let missing = usize::from(n).saturating_sub(known) as i32;
            let best = [Object::Corpse, Object::Egg, Object::Carcass]
                .into_iter()
                .filter(|object| look.unknown_weakness(*object))
                .map(|object| analysed(look, player, object))
                .fold(0.0, f32::max);
            best.powi(missing)
        }
        Aim::PlayerDead(number) => {
            let of_number = look.players().find(|other| look.of(*other).number == number);
            of_number.map_or(0.0, |other| match look.of(other).fate {
                Fate::Dead if other != player => 1.0,
                Fate::Escaped | Fate::Hibernating => 0.05,
                _ if other != player => 0.4,
                _ => 0.0,
            })
        }
        Aim::OtherSurvivorsAtLeast(_) => {
            let others = look.players().filter(|other| *other != player);
            others
                .map(|other| if look.of(other).fate == Fate::Dead { 0.0 } else { 0.6 })
                .fold(0.0, f32::max)
        }
        Aim::ObjectIn(object, room) => {
            let carried = look.carries(player, object);
            let base = if carried { 0.5 } else { 0.3 };
            done(look.state.delivered, base + 0.4 * near(look, player, room))
        }
        Aim::NoLarva => f32::from(u8::from(!own.larva)),
        Aim::NoSlime => f32::from(u8::from(!own.slime)),
        _ => 0.3,
    }
}

/// How likely an Object comes to be analysed.
fn analysed(look: Look<'_>, player: Player, object: Object) -> f32 {
    let kit = look.owns(player, Item::LaboratoryEquipment);
    let laboratory = if kit { 1.0 } else { near(look, player, Room::Laboratory) };
    let at_hand = if look.carries(player, object) { 1.0 } else { 0.4 };
    0.15 + 0.7 * laboratory * at_hand
}
