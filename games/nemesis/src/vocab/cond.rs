//! Conditions: what must hold for something to be declared, or to happen.

use serde::Deserialize;

use super::select::{item, room};
use crate::ids::{Character, Item, Room, Section};

/// A condition of a card, an Item, a Room or an effect.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
#[allow(missing_docs, reason = "told in `ops.toml`")]
pub enum Cond {
    InCombat,
    NoIntruderInRoom,
    NoIntruderIn(Room),
    RoomWorking(Option<Room>),
    RoomHasComputer,
    RoomHasComputerOrCockpit,
    RoomWithoutComputer,
    RoomHasEntrance,
    RoomHasColor,
    RoomIs(Vec<Room>),
    RoomIsEngine,
    RoomIsYellow,
    RoomSearchable,
    ItemCounterPositive,
    UnexploredRoomExists,
    OtherCharacterInRoom,
    ConvictInRoom,
    ContaminationInHand,
    OwnsItem(Vec<Item>),
    OwnsAnyItem,
    TwoHeavyItems,
    WeaponWithAmmo,
    EnergyWeaponWithAmmo,
    WeaponWithAmmoId(Item),
    ObjectInRoom,
    EggsOnIntruderBoard,
    PodAvailable(Section),
    PodOnBoard,
    UnlockedPodOnBoard,
    HibernationOpen,
    NobodyHibernating,
    SelfDestructOff,
    SelfDestructStoppable,
    TurretOnBoard,
    TurretMaybeActiveHere,
    IsCharacter(Character),
    NotCharacter(Character),
    QuestActive(Item),
    LaikaWithHunter,
    LaikaRoomSearchable,
    RobotEnergyPositive,
    AloneInRoom,
    EnergyWeaponInjury,
    FireSource,
    MalfunctionIn(Room),
    NoCorpseOnBoard,
    NoFireIn(Vec<Room>),
    HasSlime,
    HasLightWound,
}

impl TryFrom<String> for Cond {
    type Error = String;

    fn try_from(text: String) -> Result<Cond, String> {
        let (name, argument) = match text.split_once(':') {
            Some((name, argument)) => (name, Some(argument)),
            None => (text.as_str(), None),
        };
        let wanted =
            || argument.ok_or_else(|| format!("expected `{name}:` with an argument, found none"));
        let rooms = || wanted()?.split(['|', ',']).map(room).collect::<Result<Vec<_>, _>>();
        let items = || wanted()?.split('|').map(item).collect::<Result<Vec<_>, _>>();
        let character = || {
            let id = wanted()?;
            id.parse().map_err(|_| format!("expected a Character, found `{id}`"))
        };
        let plain = |cond: Cond| match argument {
            None => Ok(cond),
            Some(found) => Err(format!("expected no argument after `{name}`, found `{found}`")),
        };
        match name {
            "in_combat" => plain(Cond::InCombat),
            "no_intruder_in_room" => plain(Cond::NoIntruderInRoom),
            "no_intruder_in" => Ok(Cond::NoIntruderIn(room(wanted()?)?)),
            "room_working" => Ok(Cond::RoomWorking(argument.map(room).transpose()?)),
            "room_has_computer" => plain(Cond::RoomHasComputer),
            "room_has_computer_or_cockpit" => plain(Cond::RoomHasComputerOrCockpit),
            "room_without_computer" => plain(Cond::RoomWithoutComputer),
            "room_has_entrance" => plain(Cond::RoomHasEntrance),
            "room_has_color" => plain(Cond::RoomHasColor),
            "room_is" => Ok(Cond::RoomIs(rooms()?)),
            "room_is_engine" => plain(Cond::RoomIsEngine),
            "room_is_yellow" => plain(Cond::RoomIsYellow),
            "room_searchable" => plain(Cond::RoomSearchable),
            "item_counter_positive" => plain(Cond::ItemCounterPositive),
            "unexplored_room_exists" => plain(Cond::UnexploredRoomExists),
            "other_character_in_room" => plain(Cond::OtherCharacterInRoom),
            "convict_in_room" => plain(Cond::ConvictInRoom),
            "contamination_in_hand" => plain(Cond::ContaminationInHand),
            "owns_item" => Ok(Cond::OwnsItem(items()?)),
            "owns_any_item" => plain(Cond::OwnsAnyItem),
            "two_heavy_items" => plain(Cond::TwoHeavyItems),
            "weapon_with_ammo" => plain(Cond::WeaponWithAmmo),
            "energy_weapon_with_ammo" => plain(Cond::EnergyWeaponWithAmmo),
            "weapon_with_ammo_id" => Ok(Cond::WeaponWithAmmoId(item(wanted()?)?)),
            "object_in_room" => match wanted()? {
                "any" => Ok(Cond::ObjectInRoom),
                other => Err(format!("expected `object_in_room:any`, found `{other}`")),
            },
            "eggs_on_intruder_board" => plain(Cond::EggsOnIntruderBoard),
            "pod_available" => match wanted()? {
                "A" => Ok(Cond::PodAvailable(Section::A)),
                "B" => Ok(Cond::PodAvailable(Section::B)),
                other => Err(format!("expected the section `A` or `B`, found `{other}`")),
            },
            "pod_on_board" => plain(Cond::PodOnBoard),
            "unlocked_pod_on_board" => plain(Cond::UnlockedPodOnBoard),
            "hibernation_open" => plain(Cond::HibernationOpen),
            "nobody_hibernating" => plain(Cond::NobodyHibernating),
            "self_destruct_off" => plain(Cond::SelfDestructOff),
            "self_destruct_stoppable" => plain(Cond::SelfDestructStoppable),
            "turret_on_board" => plain(Cond::TurretOnBoard),
            "turret_maybe_active_here" => plain(Cond::TurretMaybeActiveHere),
            "is_character" => Ok(Cond::IsCharacter(character()?)),
            "not_character" => Ok(Cond::NotCharacter(character()?)),
            "quest_active" => Ok(Cond::QuestActive(item(wanted()?)?)),
            "laika_with_hunter" => plain(Cond::LaikaWithHunter),
            "laika_room_searchable" => plain(Cond::LaikaRoomSearchable),
            "robot_energy_positive" => plain(Cond::RobotEnergyPositive),
            "alone_in_room" => plain(Cond::AloneInRoom),
            "energy_weapon_injury" => plain(Cond::EnergyWeaponInjury),
            "fire_source" => plain(Cond::FireSource),
            "malfunction_in" => Ok(Cond::MalfunctionIn(room(wanted()?)?)),
            "no_corpse_on_board" => plain(Cond::NoCorpseOnBoard),
            "no_fire_in" => Ok(Cond::NoFireIn(rooms()?)),
            "has_slime" => plain(Cond::HasSlime),
            "has_light_wound" => plain(Cond::HasLightWound),
            _ => Err(format!("expected a known condition, found `{name}`")),
        }
    }
}
