//! Conditions of cards, Items, Rooms and effects, each with the refusal where it fails.

use kernel::Refusal;

use crate::choice::is_one_of;
use crate::content::RoomColour;
use crate::frame::With;
use crate::ids::{Character, Item, Object, Player, Room, Slot};
use crate::look::Look;
use crate::state::{Fate, QuestState};
use crate::vocab::{Cond, Op, RangeTo};

/// Whether a condition holds.
pub(crate) fn holds(look: Look<'_>, with: &With, cond: &Cond) -> bool {
    let (by, here) = (with.by, with.here);
    let own = look.of(by);
    match cond {
        Cond::InCombat => look.in_combat(by),
        Cond::NoIntruderInRoom => !look.has_foe(here),
        Cond::NoIntruderIn(room) => !at(look, *room).is_some_and(|slot| look.has_foe(slot)),
        Cond::RoomWorking(None) => look.working(here),
        Cond::RoomWorking(Some(room)) => at(look, *room).is_none_or(|slot| look.working(slot)),
        // An Event asks about the Room itself, wherever its tile lies.
        Cond::MalfunctionIn(room) => {
            look.slots().any(|slot| look.at(slot).tile.is(*room) && !look.working(slot))
        }
        Cond::RoomHasComputer => look.computer(here) || lifted(look, with, cond),
        Cond::RoomHasComputerOrCockpit => {
            look.computer(here) || look.room(here) == Some(Room::Cockpit)
        }
        Cond::RoomWithoutComputer => look.card(here).is_some_and(|card| !card.computer),
        Cond::RoomHasEntrance => look.entrance(here),
        Cond::RoomHasColor => look.colour(here) != RoomColour::None,
        Cond::RoomIs(rooms) => is_one_of(look, here, rooms),
        Cond::RoomIsEngine => look.card(here).is_some_and(|card| card.engine.is_some()),
        Cond::RoomIsYellow => look.colour(here) == RoomColour::Yellow,
        Cond::RoomSearchable => look.searchable(here),
        Cond::ItemCounterPositive => look.at(here).items > 0,
        Cond::UnexploredRoomExists => look.slots().any(|slot| !look.explored(slot)),
        Cond::OtherCharacterInRoom => {
            let other = |player: Player| {
                player != by
                    && look.stands(player)
                    && (look.of(player).at == own.at || in_range(look, with, player))
            };
            look.players().any(other)
        }
        Cond::ConvictInRoom => {
            look.crew(here).any(|player| look.character(player) == Character::Convict)
        }
        Cond::ContaminationInHand => look.contaminated_hand(by),
        Cond::OwnsItem(items) => items.iter().any(|item| look.owns(by, *item)),
        Cond::OwnsAnyItem => look.owned(by).any(|item| look.movable(item)),
        Cond::TwoHeavyItems => {
            let heavy = own.hands.iter().filter(|it| {
                it.item().is_some_and(|item| look.content.items[item].heavy && look.movable(item))
                    && !it.joined
            });
            heavy.count() >= 2
        }
        Cond::WeaponWithAmmo => look.weapons(by).any(|(_, carried, _)| carried.ammo > 0),
        Cond::EnergyWeaponWithAmmo => {
            look.weapons(by).any(|(_, carried, weapon)| weapon.energy && carried.ammo > 0)
        }
        Cond::WeaponWithAmmoId(item) => look.weapon(by, *item).is_some_and(|(it, _)| it.ammo > 0),
        Cond::ObjectInRoom => Object::ALL
            .iter()
            .any(|object| *object != Object::Sample && look.object_in(here, *object)),
        Cond::EggsOnIntruderBoard => look.state.eggs > 0,
        Cond::PodAvailable(section) => look.free_pod(*section).is_some(),
        Cond::PodOnBoard => look.pods().next().is_some(),
        Cond::UnlockedPodOnBoard => look.pods().any(|(_, pod)| !pod.locked),
        Cond::HibernationOpen => look.chambers_open(),
        Cond::NobodyHibernating => !look.players().any(|it| look.of(it).fate == Fate::Hibernating),
        Cond::SelfDestructOff => look.state.self_destruct.is_none(),
        Cond::SelfDestructStoppable => look.stoppable(),
        Cond::IsCharacter(character) => look.character(by) == *character,
        Cond::NotCharacter(character) => look.character(by) != *character,
        Cond::QuestActive(item) => {
            look.quest(by, *item) == Some(QuestState::Active) && look.owns(by, *item)
        }
        Cond::AloneInRoom => look.crew(own.at).all(|player| player == by),
        Cond::NoCorpseOnBoard => !look.slots().any(|slot| {
            look.object_in(slot, Object::Corpse) || look.object_in(slot, Object::BlueCorpse)
        }),
        Cond::NoFireIn(rooms) => {
            !rooms.iter().any(|room| at(look, *room).is_some_and(|slot| look.at(slot).fire))
        }
        Cond::HasSlime => own.slime,
        Cond::HasLightWound => own.light > 0,
        // Turrets, Laika and the robot come with Aftermath; nobody has them yet.
        Cond::TurretOnBoard
        | Cond::TurretMaybeActiveHere
        | Cond::LaikaWithHunter
        | Cond::LaikaRoomSearchable
        | Cond::RobotEnergyPositive => false,
        // These ask about an attack, which knows the answer itself.
        Cond::EnergyWeaponInjury | Cond::FireSource => false,
    }
}

/// Refuses where a condition fails.
pub(crate) fn require(look: Look<'_>, with: &With, cond: &Cond) -> Result<(), Refusal> {
    if holds(look, with, cond) { Ok(()) } else { Err(refusal(cond)) }
}

/// Why somebody cannot, where a condition fails.
fn refusal(cond: &Cond) -> Refusal {
    let (rule, reason) = match cond {
        Cond::InCombat => ("NEM-4.8", "nem-refused-not-in-combat"),
        Cond::NoIntruderInRoom | Cond::NoIntruderIn(_) => {
            ("NEM-17.24", "nem-refused-intruder-there")
        }
        Cond::RoomWorking(_) => ("NEM-14.11", "nem-refused-malfunction"),
        Cond::RoomHasComputer => ("NEM-17.3", "nem-refused-no-computer-here"),
        Cond::RoomHasComputerOrCockpit => ("NEM-17.3", "nem-refused-no-computer-here"),
        Cond::RoomWithoutComputer => ("NEM-17.3", "nem-refused-computer-here"),
        Cond::RoomHasEntrance => ("NEM-15.9", "nem-refused-no-entrance-here"),
        Cond::RoomHasColor => ("NEM-A3.10", "nem-refused-no-colour"),
        Cond::RoomIs(_) => ("NEM-4.5", "nem-refused-wrong-room"),
        Cond::RoomIsEngine => ("NEM-17.26", "nem-refused-no-engine"),
        Cond::RoomIsYellow => ("NEM-17.1", "nem-refused-not-yellow-here"),
        Cond::RoomSearchable => ("NEM-2.7", "nem-refused-no-search"),
        Cond::ItemCounterPositive => ("NEM-16.3", "nem-refused-no-items-left"),
        Cond::UnexploredRoomExists => ("NEM-6.17", "nem-refused-all-explored"),
        Cond::OtherCharacterInRoom => ("NEM-4.5", "nem-refused-nobody-here"),
        Cond::ConvictInRoom => ("NEM-A7.3", "nem-refused-no-convict"),
        Cond::ContaminationInHand => ("NEM-13.8", "nem-refused-no-contamination"),
        Cond::OwnsItem(_) | Cond::OwnsAnyItem => ("NEM-4.6", "nem-refused-no-item"),
        Cond::TwoHeavyItems => ("NEM-16.9", "nem-refused-nothing-to-join"),
        Cond::WeaponWithAmmo | Cond::EnergyWeaponWithAmmo | Cond::WeaponWithAmmoId(_) => {
            ("NEM-9.1", "nem-refused-no-ammo")
        }
        Cond::ObjectInRoom => ("NEM-17.10", "nem-refused-nothing-to-analyse"),
        Cond::EggsOnIntruderBoard => ("NEM-17.11", "nem-refused-no-eggs"),
        Cond::PodAvailable(_) => ("NEM-18.2", "nem-refused-no-pod"),
        Cond::PodOnBoard | Cond::UnlockedPodOnBoard => ("NEM-17.20", "nem-refused-no-pod-left"),
        Cond::HibernationOpen => ("NEM-18.10", "nem-refused-chambers-closed"),
        Cond::NobodyHibernating => ("NEM-18.12", "nem-refused-somebody-sleeps"),
        Cond::SelfDestructOff => ("NEM-18.13", "nem-refused-already-running"),
        Cond::SelfDestructStoppable => ("NEM-18.14", "nem-refused-cannot-stop"),
        Cond::TurretOnBoard | Cond::TurretMaybeActiveHere => ("NEM-A11.8", "nem-refused-no-turret"),
        Cond::IsCharacter(_) | Cond::NotCharacter(_) => ("NEM-1.2", "nem-refused-other-character"),
        Cond::QuestActive(_) => ("NEM-16.12", "nem-refused-quest-open"),
        Cond::LaikaWithHunter | Cond::LaikaRoomSearchable => ("NEM-A6.8", "nem-refused-no-laika"),
        Cond::RobotEnergyPositive => ("NEM-A3.4", "nem-refused-no-energy"),
        Cond::AloneInRoom => ("NEM-4.5", "nem-refused-somebody-there"),
        Cond::EnergyWeaponInjury
        | Cond::FireSource
        | Cond::MalfunctionIn(_)
        | Cond::NoCorpseOnBoard
        | Cond::NoFireIn(_) => ("NEM-1.16", "nem-refused-condition"),
        Cond::HasSlime => ("NEM-14.3", "nem-refused-no-slime"),
        Cond::HasLightWound => ("NEM-12.9", "nem-refused-no-light-wound"),
    };
    Refusal::new(rule, reason)
}

/// Where a Room lies, if anybody can see it.
fn at(look: Look<'_>, room: Room) -> Option<Slot> {
    look.find(room)
}

/// Whether an active Quest Item reaches a Character in another Room for the card that is played (NEM-A5.4).
pub(crate) fn in_range(look: Look<'_>, with: &With, player: Player) -> bool {
    let ranges = look.owned(with.by).filter_map(|item| range_of(look, item));
    let reaches = |range: RangeTo| match range {
        RangeTo::RoomsWithComputer => look.computer(look.of(player).at),
        RangeTo::NeighboringRooms => look.neighboring(look.of(with.by).at, look.of(player).at),
    };
    with.card.get().is_some_and(|card| {
        ranges.filter(|(cards, _)| cards.contains(&card)).any(|(_, range)| reaches(range))
    })
}

/// The cards whose range an Item extends, and how far.
fn range_of(look: Look<'_>, item: Item) -> Option<(&[crate::ids::Card], RangeTo)> {
    let deed = look.content.items[item].deed.as_ref()?;
    let ops = deed.options.iter().flat_map(move |option| look.content.program(option.program));
    ops.into_iter().find_map(|op| match op {
        Op::ExtendRange { cards, to } => Some((cards.as_slice(), *to)),
        _ => None,
    })
}

/// Whether an active Quest Item lifts a requirement of the card that is played (Holo Computer).
fn lifted(look: Look<'_>, with: &With, cond: &Cond) -> bool {
    let Some(card) = with.card.get() else { return false };
    let lifts = |item: Item| {
        let Some(deed) = look.content.items[item].deed.as_ref() else { return false };
        deed.options.iter().flat_map(|option| look.content.program(option.program)).any(|op| {
            matches!(op, Op::LiftRequirement { cards, requirement }
                if cards.contains(&card) && requirement == cond)
        })
    };
    look.owned(with.by).any(lifts)
}
