//! What is looked at to judge a player's prospects: numbers read off the table, each weighed by `weights.rs`.

use workbench::flat::By;

use super::pending::pending;
use super::prospects::zone_after;
use crate::boxes::Sort;
use crate::content::Task;
use crate::ids::SpaceId;
use crate::look::Look;
use crate::moves::Cell;
use crate::options::Module;
use crate::score;
use crate::state::{Player, Step, StoryPlace};
use crate::vocab::{Phase, Res, Zone};

/// A number for each zone of Survivors.
type PerZone = By<Zone, f32, { Zone::COUNT }>;

/// Declares the traits in their order.
macro_rules! traits {
    ($($(#[$about:meta])* $name:ident,)*) => {
        /// One number read off the table for a player.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Trait { $($(#[$about])* $name,)* }

        impl Trait {
            /// Every trait, in order.
            pub const ALL: &[Trait] = &[$(Trait::$name,)*];
        }
    };
}

traits! {
    /// Fame on the track.
    Fame,
    /// Objects in hand up to the limit.
    Objects,
    /// Objects beyond the limit.
    SpareObjects,
    /// End-of-game Fame as it stands.
    EndFame,
    /// Spaces from the start.
    Progress,
    /// The same, as likely as somebody boards.
    ProgressIfBoarded,
    /// At the Aurora.
    Aboard,
    /// How likely the player gets there.
    Boarding,
    /// Clean Survivors, as likely as the player boards.
    CleanAboard,
    /// Undamaged convoy cards, as likely as nobody boards.
    WholeCards,
    /// Sets of Food and Fuel, as likely as nobody boards.
    Sets,
    /// Speed of Truck and boxes.
    TruckSpeed,
    /// Speed of Survivors who will be active.
    CrewSpeed,
    /// A change of the next movement.
    NextSpeed,
    /// Points that extra Fuel could give.
    Boost,
    /// A tracked Truck.
    Tracked,
    /// Any Fuel.
    Fuel1,
    /// A second Fuel.
    Fuel2,
    /// More Fuel.
    FuelMore,
    /// Any Food.
    Food1,
    /// A second Food.
    Food2,
    /// More Food.
    FoodMore,
    /// Any Ammo.
    Ammo1,
    /// More Ammo.
    AmmoMore,
    /// Nobody can drive.
    NoDriver,
    /// Strength that can still explore in this round.
    ReadyStrength,
    /// Survivors who can still explore in this round.
    ReadyCrew,
    /// Strength in the Active Zone.
    ActiveStrength,
    /// Strength in the Rest Zone.
    RestStrength,
    /// Strength in the Exhausted Zone.
    TiredStrength,
    /// Survivors in the Active Zone.
    ActiveCrew,
    /// Survivors in the Rest Zone.
    RestCrew,
    /// Survivors in the Exhausted Zone.
    TiredCrew,
    /// Survivors with abilities of the Exploration Phase.
    Explorers,
    /// Survivors with abilities of the Rest Phase or the End of Round.
    Menders,
    /// Survivors with abilities of the Fire Phase.
    Shooters,
    /// Contamination counters.
    Contamination,
    /// Survivors whom the next counter kills.
    NearDeath,
    /// Boxes free for tokens.
    FreeBoxes,
    /// Boxes for tokens.
    Boxes,
    /// Undamaged weapons.
    Weapons,
    /// Their levels.
    WeaponLevels,
    /// Weapons with something to fire.
    Loaded,
    /// Undamaged armour.
    Armour,
    /// Free feedings.
    FreeFeed,
    /// Objects at the end of a round.
    RoundObjects,
    /// Cards of the convoy.
    Cards,
    /// Damage counters.
    Damage,
    /// Trailers that could still be added.
    Pull,
    /// Shots at Enemies that are or will be near in this round.
    Shots,
    /// Damage that Enemies near will do in this round.
    Threat,
    /// Own Target counters, by how far the Enemy is defeated.
    Targets,
    /// First in Turn Order.
    First,
    /// Missions.
    Missions,
    /// Missions, as likely as they succeed.
    MissionsGained,
    /// The Aggression counter.
    Aggression,
    /// The Dodge counter.
    Dodge,
    /// Points of a movement that is going on.
    Points,
    /// Participants are named, the slot is not.
    SettingOut,
    /// A Location is about to be explored.
    TakingLocation,
    /// A Survivor.
    TakingSurvivor,
    /// A Trailer or Device.
    TakingCar,
    /// The speed a Truck would add.
    TakingTruck,
    /// An Encounter.
    TakingEncounter,
    /// No Bonus Action was done in this exploration action.
    BonusLeft,
    /// It is the Automa.
    Automa,
    /// The Automa's cards in its zone.
    AutomaZone,
    /// The Automa's Survivors.
    AutomaCrew,
    /// The Automa's engine.
    AutomaEngine,
    /// The Automa's Damage.
    AutomaDamage,
    /// The Automa's cards in hand.
    AutomaHand,
}

/// How many traits there are.
pub const TRAITS: usize = Trait::ALL.len();

/// The traits of a player, by [`Trait`].
pub type Traits = [f32; TRAITS];

/// The traits of a player with these [`speeds`](super::prospects::speeds). `boarded`: how likely anybody boards;
/// `boards`: how likely this player does.
pub(super) fn traits(
    look: Look<'_>,
    player: Player,
    speeds: [f32; 3],
    boarded: f32,
    boards: f32,
) -> Traits {
    let mut all = [0.0; TRAITS];
    let mut set = |which: Trait, value: f32| all[which as usize] = value;
    let own = look.of(player);
    let state = look.state;
    let longest = f32::from(look.map().spaces[SpaceId(0)].remaining);
    let progress = longest - f32::from(look.remaining(own.at));
    set(Trait::Fame, own.fame.into());
    set(Trait::Progress, progress);
    set(Trait::ProgressIfBoarded, progress * boarded);
    set(Trait::Aboard, own.aboard.into());
    set(Trait::Boarding, boards);
    set(Trait::First, (state.order.first() == Some(&player)).into());
    let fuel = own.res[Res::Fuel];
    set(Trait::Fuel1, fuel.min(1).into());
    set(Trait::Fuel2, fuel.saturating_sub(1).min(1).into());
    set(Trait::FuelMore, fuel.saturating_sub(2).into());
    if look.automa(player) {
        let automa = &state.automa;
        set(Trait::Automa, 1.0);
        set(Trait::AutomaZone, f32::from(look.hand_size(player)) + automa.loot.len() as f32);
        let kept = boards + (1.0 - boarded);
        set(Trait::AutomaCrew, f32::from(automa.survivors) * kept.min(1.0));
        set(Trait::AutomaEngine, automa.engine.into());
        set(Trait::AutomaDamage, automa.damage.into());
        set(Trait::AutomaHand, automa.hand.len() as f32);
        return all;
    }
    goods(look, player, boarded, &mut set);
    let [truck, crew, boost] = speeds;
    set(Trait::TruckSpeed, truck);
    set(Trait::CrewSpeed, crew);
    set(Trait::Boost, boost);
    set(
        Trait::NextSpeed,
        f32::from(own.next_speed) + if state.drive.paid { 0.0 } else { own.speed.into() },
    );
    set(Trait::Tracked, look.tracked(player).into());
    set(Trait::NoDriver, (!look.has_driver(player)).into());
    people(look, player, boards, &mut set);
    convoy(look, player, boarded, &mut set);
    enemies(look, player, &mut set);
    pending(look, player, &mut set);
    if state.table.module(Module::Stories) {
        missions(look, player, boards, &mut set);
    }
    if state.table.module(Module::Pvp) {
        set(Trait::Aggression, own.aggression.0.into());
        set(Trait::Dodge, own.dodge.0.into());
    }
    all
}

/// Objects, resources, and the Fame of cards at the end.
fn goods(look: Look<'_>, player: Player, boarded: f32, set: &mut impl FnMut(Trait, f32)) {
    let own = look.of(player);
    let (objects, limit) = (look.hand_size(player), look.object_limit(player));
    set(Trait::Objects, objects.min(limit).into());
    set(Trait::SpareObjects, objects.saturating_sub(limit).into());
    let mut end_fame = 0;
    score::end_fame(look, player, &mut |line| end_fame += line.fame);
    set(Trait::EndFame, end_fame as f32);
    let food = own.res[Res::Food];
    set(Trait::Food1, food.min(1).into());
    set(Trait::Food2, food.saturating_sub(1).min(1).into());
    set(Trait::FoodMore, food.saturating_sub(2).into());
    set(Trait::Ammo1, own.res[Res::Ammo].min(1).into());
    set(Trait::AmmoMore, own.res[Res::Ammo].saturating_sub(1).into());
    set(Trait::Sets, f32::from(food.min(own.res[Res::Fuel])) * (1.0 - boarded));
}

fn people(look: Look<'_>, player: Player, boards: f32, set: &mut impl FnMut(Trait, f32)) {
    let own = look.of(player);
    let explores = look.state.step <= Step::Explore && !own.passed;
    let (mut strength, mut count) = (PerZone::default(), PerZone::default());
    let (mut clean, mut counters, mut near, mut sorts) = (0.0, 0.0, 0.0, [0.0f32; 3]);
    for (slot, member) in look.crew(player) {
        let card = &look.content.survivors[member.survivor()];
        let zone = zone_after(look, player, slot, member);
        strength[zone] += f32::from(look.member_strength(member));
        count[zone] += 1.0;
        counters += f32::from(member.contamination);
        clean += f32::from(u8::from(member.contamination == 0));
        near += f32::from(u8::from(member.contamination + 1 >= card.death_at));
        match card.phase {
            Phase::Exploration => sorts[0] += 1.0,
            Phase::Rest | Phase::EndRound => sorts[1] += 1.0,
            Phase::Fire => sorts[2] += 1.0,
            _ => {}
        }
    }
    if explores {
        set(Trait::ReadyStrength, strength[Zone::Active]);
        set(Trait::ReadyCrew, count[Zone::Active]);
    }
    set(Trait::ActiveStrength, strength[Zone::Active]);
    set(Trait::RestStrength, strength[Zone::Rest]);
    set(Trait::TiredStrength, strength[Zone::Exhausted]);
    set(Trait::ActiveCrew, count[Zone::Active]);
    set(Trait::RestCrew, count[Zone::Rest]);
    set(Trait::TiredCrew, count[Zone::Exhausted]);
    set(Trait::Explorers, sorts[0]);
    set(Trait::Menders, sorts[1]);
    set(Trait::Shooters, sorts[2]);
    set(Trait::Contamination, counters);
    set(Trait::NearDeath, near);
    set(Trait::CleanAboard, clean * boards);
}

fn convoy(look: Look<'_>, player: Player, boarded: f32, set: &mut impl FnMut(Trait, f32)) {
    let own = look.of(player);
    let room = look.room(player);
    let boxes = room.cargo + room.crew + room.res.values().iter().sum::<u8>();
    let used = look.people(player) + own.res.values().iter().sum::<u8>();
    set(Trait::Boxes, boxes.into());
    set(Trait::FreeBoxes, boxes.saturating_sub(used).into());
    let (mut weapons, mut levels, mut junk, mut armour) = (0u8, 0u8, 0u8, 0u8);
    let (mut feed, mut objects, mut cards, mut whole) = (0u8, 0u8, 0u8, 0u8);
    for car in own.convoy.values().iter().filter(|car| car.present()) {
        cards += 1;
        whole += u8::from(car.damage.is_empty());
    }
    look.each_sound(player, |_, _, sort| match sort {
        Sort::Weapon(level) => (weapons, levels) = (weapons + 1, levels + level),
        Sort::Junk(level) => (junk, levels) = (junk + 1, levels + level),
        Sort::Armor | Sort::Asgard => armour += 1,
        Sort::FreeFeed => feed += 1,
        Sort::RoundObject(n) => objects += n,
        _ => {}
    });
    set(Trait::Weapons, f32::from(weapons) + f32::from(junk));
    set(Trait::WeaponLevels, levels.into());
    set(
        Trait::Loaded,
        f32::from(weapons.min(own.res[Res::Ammo])) + f32::from(junk.min(look.hand_size(player))),
    );
    set(Trait::Armour, armour.into());
    set(Trait::FreeFeed, feed.into());
    set(Trait::RoundObjects, objects.into());
    set(Trait::Cards, cards.into());
    set(Trait::Damage, look.damage_count(player).into());
    set(Trait::WholeCards, f32::from(whole) * (1.0 - boarded));
    let pull = look.content.convoy[own.convoy[Cell::TRUCK].card()].pull.min(3);
    let trailers = own.convoy.values()[5..].iter().filter(|car| car.present()).count() as u8;
    set(Trait::Pull, pull.saturating_sub(trailers).into());
}

/// Missions, and how likely they succeed (LA-X4.48).
fn missions(look: Look<'_>, player: Player, boards: f32, set: &mut impl FnMut(Trait, f32)) {
    let own = look.of(player);
    let left = |other: Player| look.remaining(look.of(other).at);
    let near = look.state.enemies.iter().any(|enemy| enemy.region == look.region(player));
    let (mut count, mut gained) = (0.0, 0.0);
    for (story, place) in look.state.stories.iter() {
        let StoryPlace::Mission(who, option, _) = place else { continue };
        let mission = look.content.stories[story].options[option].mission.filter(|_| who == player);
        let Some(mission) = mission else { continue };
        count += 1.0;
        gained += match mission.task {
            Task::PlaceTarget if own.res[Res::Ammo] == 0 => 0.1,
            Task::PlaceTarget if near => 0.8,
            Task::PlaceTarget => 0.4,
            Task::StopWaypoint => 0.5,
            Task::NotLast if look.players().any(|other| left(other) > left(player)) => 0.8,
            Task::NotLast => 0.3,
            Task::Have(wanted) => {
                let missing = wanted.iter().map(|(res, n)| n.saturating_sub(own.res[res]));
                1.0 / (1.0 + f32::from(missing.sum::<u8>()))
            }
            Task::BoardOrLead if look.players().all(|other| left(other) >= left(player)) => 0.8,
            Task::BoardOrLead => boards,
        };
    }
    set(Trait::Missions, count);
    set(Trait::MissionsGained, gained);
}

/// Enemies near, as long as the Fire Phase of this round is to come.
fn enemies(look: Look<'_>, player: Player, set: &mut impl FnMut(Trait, f32)) {
    let state = look.state;
    let region = look.region(player);
    let mut counters = 0.0;
    let (mut threat, mut prey) = (0.0, 0.0f32);
    for enemy in &state.enemies {
        let card = &look.content.enemies[enemy.enemy];
        let defence = f32::from(card.defence + card.asgard);
        let own = enemy.targets.values().iter().filter(|who| who.is(player)).count() as f32;
        counters += own * (0.3 + f32::from(enemy.damage + enemy.asgard) / defence);
        if enemy.region == region {
            threat += f32::from(card.attack);
            prey += f32::from(look.defence_left(enemy));
        }
    }
    set(Trait::Targets, counters);
    let coming = state.step <= Step::Deploy && look.region(look.first()) == region;
    for (_, card) in look.zone().filter(|(_, card)| coming && look.is_enemy(*card)) {
        let card = &look.content.enemies[look.content.cards[card].enemy()];
        threat += f32::from(card.attack) + 1.0;
        prey += f32::from(card.defence + card.asgard);
    }
    if state.step > Step::EnemyAttacks {
        return;
    }
    set(Trait::Threat, if look.of(player).cloaked { 0.0 } else { threat });
    if prey > 0.0 && state.step <= Step::Fire {
        let firing = state.step == Step::Fire;
        let mut unused = 0.0f32;
        look.each_sound(player, |cell, place, sort| {
            let used = firing && look.of(player).convoy[cell].used.contains(place);
            if sort.level().is_some() && !used {
                unused += 1.0;
            }
        });
        let paid = f32::from(look.of(player).res[Res::Ammo]);
        set(Trait::Shots, unused.min(paid).min(prey));
    }
}
