//! Carrying out operations (NEM-27.1): a line for each of `ops.toml`.

use workbench::script::Running;
use workbench::small::{Set8, Set64};

use crate::choice;
use crate::cond;
use crate::content::{Combat, RoomColour};
use crate::decisions::{
    Consent, CraftWhat, CycleHand, DiscardCards, KeepItem, OfferScan, OrderEngine, PlaceEvent,
    SetDoors, SpendItem, Tend, Volley,
};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::{Arrival, Entering, Frame, NoiseRoll, With};
use crate::ids::{
    Colour, Corridor, Item, Kind, Object, Player, Room, ShipEngine, Slot, Trait, Weakness,
};
use crate::look::Look;
use crate::moves::{NoisePlace, Target};
use crate::state::{Door, Mini, Thing, WeaknessSlot};
use crate::vocab::{
    Amount, Cond, Corridors, DeckOf, DoorScope, Foes, LookAt, LookWhich, MoveTo, Op, PodScope,
    Rooms, Scanned, Source, Via, WeaponOf, Who, Zone,
};

impl Engine<'_> {
    /// The next operation of a list on top of the stack.
    pub(crate) fn run_next(&mut self, mut running: Running<With>) {
        let content = self.content;
        let step = running.place.first();
        let Some(op) = running.next(&content.steps, |_, _| true) else { return self.pop() };
        running.advance();
        self.replace(Frame::Run(running));
        self.apply(op, running.with, step.unwrap_or_default());
    }

    /// One operation.
    fn apply(&mut self, op: &Op, with: With, step: u16) {
        let (by, here) = (with.by, with.here);
        match op {
            Op::DrawCards { who, n } => {
                self.each(*who, &with, |engine, player| engine.draw(player, *n));
            }
            Op::DiscardActionCards { who, n } => self.discard_actions(*who, *n, &with),
            Op::DiscardCards { n, .. } => {
                if let Some(player) = with.who.get() {
                    self.ask(Frame::DiscardCards(DiscardCards { player, left: *n, any: true }));
                }
            }
            Op::DiscardHand { .. } => {
                if let Some(player) = with.who.get() {
                    while let Some(card) = self.of(player).hand.pop() {
                        self.of(player).discard.push(card);
                    }
                }
            }
            Op::CycleHand { who, bonus, .. } => {
                let player = if who.chosen() { with.who.get().unwrap_or(by) } else { by };
                self.ask(Frame::CycleHand(CycleHand { player, gone: 0, bonus: *bonus }));
            }
            Op::ShuffleAllIntoDeck { zones, .. } => {
                self.shuffle_in(by, zones.contains(&Zone::Hand), zones.contains(&Zone::Discard));
            }
            Op::Pass { .. } => {
                // Where the text says what becomes of the hand, nothing is discarded in passing (NEM-3.14).
                let before =
                    step.checked_sub(1).and_then(|step| self.content.steps.get(usize::from(step)));
                self.of(by).keeps_hand = matches!(before, Some(Op::ShuffleAllIntoDeck { .. }));
                self.pass(by);
            }
            Op::AllPass {} => {
                let players: Set8<Player> = self.look().players().collect();
                for player in players {
                    if self.look().awake(player) {
                        self.pass(player);
                    }
                }
            }
            Op::UnlimitedActionsThenPass { .. } => self.of(by).allowed = u8::MAX,
            Op::SkipEventStep { .. } => self.state.skip_attacks = true,
            Op::GainContamination { who, n } => {
                self.each(*who, &with, |engine, player| engine.contaminate(player, *n));
            }
            Op::Scan { who, zones, remove, optional, .. } => {
                let player = if who.chosen() { with.who.get().unwrap_or(by) } else { by };
                match (*optional, zones.as_slice(), remove) {
                    (true, ..) => self.ask(Frame::OfferScan(OfferScan { player })),
                    (false, [Zone::Hand], _) => self.rest(player),
                    (false, _, Scanned::Infected) => self.remove_infected(player),
                    (false, ..) => {}
                }
            }
            Op::ScanOneAndRemove { if_infected_gain, .. } => self.scan_one(by, *if_infected_gain),
            Op::RemoveLarva { .. } => self.remove_larva(by),
            Op::Eclosion {} => self.eclosion(),
            Op::Hatching {} => self.hatching(),
            Op::LightWound { who, n, condition } => {
                let holds =
                    condition.as_ref().is_none_or(|cond| cond::holds(self.look(), &with, cond));
                if holds {
                    self.each(*who, &with, |engine, player| engine.light_wounds(player, *n));
                }
            }
            Op::SeriousWound { who, n } => {
                self.each(*who, &with, |engine, player| engine.serious_wounds(player, *n));
            }
            Op::KillOrSerious { who, threshold } => self.bite(*who, *threshold, &with),
            Op::DressSerious { n, .. } => {
                let left = amount(*n);
                self.ask(Frame::Tend(Tend { player: by, heal: false, left }));
            }
            Op::HealDressed { n, .. } => {
                self.ask(Frame::Tend(Tend { player: by, heal: true, left: *n }));
            }
            Op::HealLight { who, n, .. } => {
                let player = if who.chosen() { with.who.get().unwrap_or(by) } else { by };
                let n = if let Amount::Number(n) = n { Some(*n) } else { None };
                self.heal_light(player, n);
            }
            Op::GainSlime { who } => self.each(*who, &with, |engine, player| engine.slime(player)),
            Op::DiscardSlime { .. } => self.of(by).slime = false,
            Op::PlaceFire { room, .. } => {
                self.in_rooms(room, &with, |engine, slot| engine.place_fire(slot));
            }
            Op::DiscardFire { room } => {
                self.in_rooms(room, &with, |engine, slot| engine.discard_fire(slot));
            }
            Op::SpreadFire { .. } => self.spread_fire(|look, slot| look.at(slot).fire),
            Op::IgniteOrSpread { room } => self.ignite(room, &with),
            Op::PlaceMalfunction { room, .. } => {
                self.in_rooms(room, &with, |engine, slot| engine.place_malfunction(slot));
            }
            Op::DiscardMalfunction { .. } => self.repair(here),
            Op::SetItemCounter { room, n } => {
                self.in_rooms(room, &with, |engine, slot| engine.state.rooms[slot].items = *n);
            }
            Op::PlaceNoise { corridors } => self.place_noises(*corridors),
            Op::TechnicalNoiseEvent {} => self.technical_noise(),
            Op::NoiseRoll { who, room, .. } => match (who, room) {
                (Who::AllNotInCombat, _) => {
                    let look = self.look();
                    let players =
                        look.players().filter(|it| look.stands(*it) && !look.in_combat(*it));
                    let players = players.collect();
                    self.ask(Frame::NoiseRolls { players });
                }
                (Who::Nobody, Some(_)) => {
                    if let Some(room) = with.room.get() {
                        self.ask(Frame::Noise(NoiseRoll { room, ..NoiseRoll::default() }));
                    }
                }
                _ => {
                    let player = with.who.get().unwrap_or(by);
                    if self.look().stands(player) {
                        let at = self.look().of(player).at;
                        self.ask(Frame::Noise(NoiseRoll::of(player, at)));
                    }
                }
            },
            Op::Danger { .. } => self.danger(here),
            Op::SilenceOrDanger { .. } => {
                if self.look().of(by).slime {
                    self.danger(here);
                }
            }
            Op::PlaceAirlockToken { .. } => {
                if let Some(slot) = with.room.get() {
                    self.state.airlock = slot.into();
                    self.tell(Event::new("NEM-17.15", "nem-event-airlock").room(slot));
                }
            }
            Op::PlaceObject { object, room, condition } => {
                let holds =
                    condition.as_ref().is_none_or(|cond| cond::holds(self.look(), &with, cond));
                if holds {
                    self.in_rooms(room, &with, |engine, slot| engine.lay(*object, slot));
                }
            }
            Op::TakeEgg { .. } => self.take_egg(by),
            Op::DestroyEggs { n, .. } => {
                let slot = with.room.get().unwrap_or(here);
                self.destroy_eggs(slot, *n);
            }
            // What was chosen when the Action was declared.
            Op::ChooseRoom { .. } | Op::ChooseIntruder { .. } => {}
            Op::UseRoomAction { room, .. } => self.use_room(room, with),
            Op::ToggleDoor { scope, optional: true, .. } => {
                let anywhere = *scope == DoorScope::Anywhere;
                let doors =
                    SetDoors { player: by, room: here, anywhere, left: 1, set: Set64::EMPTY };
                self.ask(Frame::SetDoors(doors));
            }
            Op::ToggleDoor { .. } => {
                if let Some(corridor) = with.corridor.get() {
                    self.toggle_door(by, corridor);
                }
            }
            Op::SetDoors { .. } => {
                let room = with.room.get().unwrap_or(here);
                let doors = SetDoors {
                    player: by,
                    room,
                    anywhere: false,
                    left: u8::MAX,
                    set: Set64::EMPTY,
                };
                self.ask(Frame::SetDoors(doors));
            }
            Op::CloseDoors { room, scope } => {
                let except =
                    if *scope == DoorScope::AllExceptEntry { with.corridor.get() } else { None };
                self.in_rooms(room, &with, |engine, slot| engine.close_doors(by, slot, except));
            }
            Op::CloseEntryDoor { include_destroyed, .. } => {
                if let Some(corridor) = with.corridor.get()
                    && (*include_destroyed || self.state.doors[corridor] != Door::Destroyed)
                {
                    self.close_door(by, corridor);
                }
            }
            Op::DestroyDoors { scope, .. } => match scope {
                DoorScope::ChosenClosedOfOwnRoom => {
                    if let Some(corridor) = with.corridor.get()
                        && self.look().closed(corridor)
                    {
                        self.set_door(corridor, Door::Destroyed);
                    }
                }
                _ => self.tear_doors(op, with, step),
            },
            Op::OpenAllDoors {} => {
                for corridor in Corridor::ALL.iter().copied() {
                    if self.look().closed(corridor) {
                        self.set_door(corridor, Door::Open);
                    }
                }
            }
            Op::Look { what, which } => self.show_secret(*what, *which, &with),
            Op::ReorderEngine { which } => self.open_engine(*which, &with),
            Op::SetDestination {} => {
                if let Some(course) = with.course.get() {
                    self.state.course = course;
                    let event = Event::new("NEM-17.24", "nem-event-course").player(by);
                    self.tell(event.name("what", course.word()));
                }
            }
            Op::StartSelfDestruct { condition, ignore_hibernation } => {
                let holds =
                    condition.as_ref().is_none_or(|cond| cond::holds(self.look(), &with, cond));
                let awake = *ignore_hibernation || !self.look().somebody_hibernates();
                if holds && awake && self.state.self_destruct.is_none() {
                    self.state.self_destruct = Some(FIRST_SPACE);
                    self.tell(Event::new("NEM-18.13", "nem-event-self-destruct"));
                }
            }
            Op::StopSelfDestruct {} => {
                if self.look().stoppable() {
                    self.state.self_destruct = None;
                    self.tell(Event::new("NEM-18.14", "nem-event-self-destruct-stopped"));
                }
            }
            Op::TogglePod { .. } => {
                if let Some(pod) = with.pod.get() {
                    let locked = &mut self.state.pods[pod.index()].locked;
                    *locked = !*locked;
                    let id =
                        if *locked { "nem-event-pod-locked" } else { "nem-event-pod-unlocked" };
                    self.tell(Event::new("NEM-17.20", id).number("n", pod.printed()));
                }
            }
            Op::LaunchPod { scope, .. } => {
                let pod = match scope {
                    PodScope::LowestNumber => self.look().pods().next().map(|(pod, _)| pod),
                    _ => with.pod.get(),
                };
                pod.into_iter().for_each(|pod| self.launch(pod));
            }
            Op::TryEnterPod { .. } | Op::TryHibernate {} => {
                let room = self.look().of(by).at;
                let sleep = matches!(op, Op::TryHibernate {});
                self.ask(Frame::Attempt { player: by, room, sleep });
                self.ask(Frame::Noise(NoiseRoll::of(by, room)));
            }
            Op::SendSignal { .. } => {
                self.of(by).signal = true;
                self.tell(Event::new("NEM-17.5", "nem-event-signal").player(by));
            }
            Op::DiscoverWeakness { .. } => self.discover(with.object.get()),
            Op::PlaceEventTopOrBottom {} => self.ask(Frame::PlaceEvent(PlaceEvent { player: by })),
            Op::Search { deck, draw, use_counter, counter_may_be_zero, .. } => {
                if self.state.rooms[here].items == 0 && *use_counter && !counter_may_be_zero {
                    return;
                }
                if *use_counter {
                    let items = &mut self.state.rooms[here].items;
                    *items = items.saturating_sub(1);
                }
                self.search(*deck, *draw, &with);
            }
            Op::Craft { substitute } => self.ask_what_to_craft(by, substitute.is_some()),
            Op::DiscardItem { .. } => self.ask(Frame::SpendItem(SpendItem::card(by, step))),
            Op::LoadWeapon { weapon, .. } => self.load_weapon(*weapon, u8::MAX, &with),
            Op::AddAmmo { weapon, n } => self.load_weapon(*weapon, *n, &with),
            Op::SpendAmmo { weapon, n } => {
                if let Some(item) = self.weapon_of(*weapon, &with) {
                    self.spend_ammo(by, item, *n);
                }
            }
            Op::Attach { .. } => self.attach(&with),
            Op::JoinHeavyItems {} => self.join_items(by),
            Op::Move { who, to, attacks, noise, via, max_attackers, .. } => {
                let how = Entering { noise: *noise, ..Entering::default() };
                self.move_by(
                    *who,
                    *to,
                    how,
                    (*attacks, *via, max_attackers.unwrap_or(u8::MAX)),
                    &with,
                );
            }
            Op::Shoot { weapon, reroll, spend, bonus_per_ammo, bonus_on_miss, .. } => {
                let Some(item) = self.weapon_of(*weapon, &with) else { return };
                let Some(target) = with.foe else { return };
                let mut volley = Volley::shot(by, item, target);
                volley.rerolls = *reroll;
                if spend.is_some() {
                    let ammo = self.look().weapon(by, item).map_or(0, |(carried, _)| carried.ammo);
                    volley.bonus = ammo.checked_div(*bonus_per_ammo).unwrap_or(0);
                    volley.on_miss = *bonus_on_miss;
                    self.spend_ammo(by, item, ammo.saturating_sub(1));
                }
                self.ask(Frame::Volley(volley));
            }
            Op::Melee { bonus, bonus_on_miss } => {
                if let Some(target) = with.foe {
                    let volley = Volley {
                        bonus: *bonus,
                        on_miss: *bonus_on_miss,
                        ..Volley::melee(by, target)
                    };
                    self.ask(Frame::Volley(volley));
                }
            }
            Op::Injure { intruder, n, source } => self.injure_by(*intruder, *n, *source, &with),
            Op::Encounter { .. } => {
                let look = self.look();
                let nest = look.find(Room::Nest);
                let meets = |player: &Player| {
                    look.stands(*player)
                        && (Some(look.of(*player).at) == nest || look.carries(*player, Object::Egg))
                };
                let players = look.players().filter(meets).collect();
                self.ask(Frame::Encounters { players });
            }
            Op::Retreat { intruder, tag } => self.retreat_by(*intruder, tag.is_some(), &with),
            Op::Spawn { r#type, .. } => drop(self.place_foe(*r#type, here)),
            Op::SummonIntruder { .. } => self.summon(here),
            Op::TransformAttacker { into } => self.transform(*into, &with),
            Op::HealIntruders { n, .. } => {
                self.state
                    .intruders
                    .iter_mut()
                    .for_each(|foe| foe.injuries = foe.injuries.saturating_sub(*n));
            }
            Op::WithdrawIntruders { .. } => self.withdraw(),
            Op::Hunt { types } => self.hunt(types),
            Op::LureIntruders { .. } => {
                if let Some(to) = with.room.get() {
                    self.rest_foes();
                    self.ask(Frame::Lured { to });
                }
            }
            Op::BagAdd { r#type, n } => {
                for _ in 0..*n {
                    self.add_token(*r#type);
                }
            }
            // The token that was drawn is in the supply already.
            Op::BagRemoveDrawn {} => {}
            Op::BagReturnDrawn {} => {
                if let Some(token) = self.state.token {
                    self.return_token(token);
                }
            }
            Op::QueenDevelopment {} => {
                if let Some(token) = self.state.token {
                    self.queen_in_nest(token);
                }
            }
            // Always on: asked for where they matter.
            Op::PayLightWoundForActions { .. }
            | Op::AutoScanContamination { .. }
            | Op::AutoDress { .. }
            | Op::WoundDressedWhile { .. }
            | Op::SetSeriousWoundLimit { .. }
            | Op::Ignore { .. }
            | Op::SetHandSlots { .. }
            | Op::RestrictDoorDestruction { .. }
            | Op::SearchEachDeck { .. }
            | Op::AddRecipe { .. }
            | Op::TreatAsYellow { .. }
            | Op::FollowMove { .. }
            | Op::LaikaHoldInjury { .. }
            | Op::FreeShootAgain { .. }
            | Op::AddInjuries { .. }
            | Op::AddInjuriesIfDealt { .. }
            | Op::AddInjuriesOnFaces { .. }
            | Op::MinInjuriesUnlessBlank { .. }
            | Op::PayAmmoForInjury { .. }
            | Op::PlaceFireOnFace { .. }
            | Op::ReplaceFace { .. }
            | Op::Reroll { .. }
            | Op::GrantReroll { .. }
            | Op::Modify { .. }
            | Op::SetCost { .. }
            | Op::ReplaceAttackWound { .. }
            | Op::ExtendRange { .. }
            | Op::LiftRequirement { .. } => {}
            // Reactions are carried out by the windows they are played in (NEM-24.15).
            Op::DowngradeMeleeMiss { .. }
            | Op::ReplaceNoiseResult { .. }
            | Op::RerollNoise { .. }
            | Op::TakeRejectedSearchCard {}
            | Op::Cancel { .. }
            | Op::ExtraRound { .. } => {}
            // These belong to Characters, Rooms and modes of Aftermath, which no table can choose yet.
            Op::DiscardOrNoise { .. }
            | Op::Support { .. }
            | Op::Shield { .. }
            | Op::DiscardHandcuffs {}
            | Op::PlaceTurret { .. }
            | Op::DestroyTurret { .. }
            | Op::SetTurretStatus { .. }
            | Op::ShuffleTurrets {}
            | Op::LookOnceAtSetup { .. }
            | Op::ReplaceCoordinates {}
            | Op::TakeItemFromDeck { .. }
            | Op::RefillRobot {}
            | Op::AttachDrone { .. }
            | Op::MoveWithIntruder { .. }
            | Op::MoveLaika { .. }
            | Op::RecallLaika {}
            | Op::RemoveLaika {}
            | Op::RobotAttack { .. }
            | Op::NestStirs {}
            | Op::Feeding {}
            | Op::ResolveEventChoice { .. } => {
                unreachable!("no table has Aftermath or an Intruder Player yet")
            }
        }
    }

    /// Does something for each of these players, in order.
    fn each(&mut self, who: Who, with: &With, mut does: impl FnMut(&mut Self, Player)) {
        let players = group(self.look(), who, with);
        let order: crate::engine::Order = self.look().in_order().collect();
        for player in order.iter().copied().filter(|player| players.contains(*player)) {
            if self.over() {
                return;
            }
            does(self, player);
        }
    }

    /// Does something in each of these Rooms, by their numbers (NEM-24.13).
    fn in_rooms(&mut self, rooms: &Rooms, with: &With, mut does: impl FnMut(&mut Self, Slot)) {
        for slot in places(self.look(), rooms, with) {
            if self.over() {
                return;
            }
            does(self, slot);
        }
    }

    fn discard_actions(&mut self, who: Who, n: Amount, with: &With) {
        let players = group(self.look(), who, with);
        match n {
            Amount::All => {
                for player in players {
                    let hand = self.look().of(player).hand;
                    hand.iter()
                        .filter(|card| !card.is_contamination())
                        .for_each(|card| self.discard(player, *card));
                }
            }
            Amount::Number(left) => {
                let order: crate::engine::Order = self.look().in_order().collect();
                for player in order.iter().rev().copied().filter(|player| players.contains(*player))
                {
                    self.ask(Frame::DiscardCards(DiscardCards { player, left, any: false }));
                }
            }
        }
    }

    /// One Egg goes; who is in the Nest without Action cards is infested (the event Hatching).
    fn hatching(&mut self) {
        if self.state.eggs > 0 {
            self.take_from_nest();
            self.state.supply[Object::Egg] += 1;
        }
        let nest = self.look().find(Room::Nest);
        let look = self.look();
        let infested: Set8<Player> = look
            .players()
            .filter(|player| {
                look.stands(*player)
                    && Some(look.of(*player).at) == nest
                    && look.action_count(*player) == 0
            })
            .collect();
        if infested.is_empty() {
            self.add_token(Kind::Larva);
        }
        for player in infested {
            if !self.look().of(player).larva {
                self.attach_larva(player);
            }
            self.contaminate(player, 1);
        }
    }

    /// Death or a Serious Wound (NEM-11.8), softened by a Weakness (NEM-21.6).
    fn bite(&mut self, who: Who, threshold: u8, with: &With) {
        let players = match who {
            Who::AllInRoom => self.look().crew(with.here).collect(),
            _ => with.who.get().map(Set8::of).unwrap_or_default(),
        };
        let attacker = with.attacker.get().map(Mini::kind);
        let soft = self.look().weakness(Weakness::WayOfFighting)
            && attacker == Some(Kind::Adult)
            && who != Who::AllInRoom;
        for player in players.difference(with.spared) {
            if self.look().of(player).serious.len() >= usize::from(threshold) {
                self.die(player, "nem-cause-attack");
            } else if soft {
                self.light_wounds(player, 1);
            } else {
                self.serious_wounds(player, 1);
            }
        }
    }

    fn ignite(&mut self, rooms: &Rooms, with: &With) {
        for slot in places(self.look(), rooms, with) {
            if self.look().at(slot).fire {
                self.spread_fire(|_, from| from == slot);
            } else {
                self.place_fire(slot);
            }
        }
    }

    fn place_noises(&mut self, corridors: Corridors) {
        let look = self.look();
        let around: Set64<Slot> = match corridors {
            Corridors::Technical => {
                self.place_noise(NoisePlace::Technical);
                return;
            }
            Corridors::AllOfExploredNest => {
                look.find(Room::Nest).filter(|it| look.explored(*it)).into_iter().collect()
            }
            Corridors::AllOfMainRoom => look.find(Room::MainRoom).into_iter().collect(),
            Corridors::AllOfRoomsWithSlimedCharacter => look
                .players()
                .filter(|player| look.stands(*player) && look.of(*player).slime)
                .map(|player| look.of(player).at)
                .collect(),
            Corridors::AllOfRoomsWithObjectCarrier => look
                .players()
                .filter(|player| look.stands(*player) && carries_object(look, *player))
                .map(|player| look.of(player).at)
                .collect(),
        };
        around.iter().for_each(|slot| self.noise_around(slot));
    }

    /// The event Noise in Technical Corridors.
    fn technical_noise(&mut self) {
        if !self.state.technical_noise {
            return self.place_noise(NoisePlace::Technical);
        }
        let look = self.look();
        let rolls = |player: &Player| {
            look.stands(*player) && look.entrance(look.of(*player).at) && !look.in_combat(*player)
        };
        let players = look.players().filter(rolls).collect();
        self.ask(Frame::NoiseRolls { players });
    }

    fn take_egg(&mut self, player: Player) {
        if self.state.eggs == 0 {
            return;
        }
        self.take_from_nest();
        self.tell(Event::new("NEM-17.11", "nem-event-takes-egg").player(player));
        let egg = crate::state::Carried { thing: Thing::Object(Object::Egg), ..Default::default() };
        self.hold(player, egg);
    }

    /// A card uses the Action of a Room (NEM-4.12, NEM-4.13): nothing more is paid.
    fn use_room(&mut self, room: &Rooms, mut with: With) {
        let slot = match room {
            Rooms::Target => with.room.get().unwrap_or(with.here),
            _ => with.here,
        };
        let usable = self.look().working(slot) && !self.look().in_combat(with.by);
        let deed = self.look().card(slot).and_then(|card| card.action.as_ref());
        let fits = deed.is_some_and(|deed| {
            deed.combat != Combat::In
                && deed.requires.iter().all(|cond| cond::holds(self.look(), &with, cond))
        });
        let Some(program) = choice::room_program(self.look(), &with, slot) else { return };
        if usable && fits {
            with.here = slot;
            self.after_room_action(with.by, slot);
            self.run(program, with);
        }
    }

    /// What a Trait adds to the Action of a Room, once that is over (NEM-A2.2).
    pub(crate) fn after_room_action(&mut self, player: Player, slot: Slot) {
        let cockpit = self.look().room(slot) == Some(Room::Cockpit);
        if cockpit && self.look().has_trait(player, Trait::Authorization) {
            let set = Set64::EMPTY;
            self.ask(Frame::SetDoors(SetDoors {
                player,
                room: slot,
                anywhere: true,
                left: 1,
                set,
            }));
        }
    }

    /// Doors are torn, or what comes instead happens.
    fn tear_doors(&mut self, op: &Op, with: With, step: u16) {
        let Op::DestroyDoors { otherwise, .. } = op else { return };
        let mut torn = false;
        for corridor in Corridor::ALL.iter().copied() {
            let passage = self.content.board.passages[corridor];
            let beside = self.look().has_foe(passage.a) || self.look().has_foe(passage.b);
            if beside && self.look().closed(corridor) {
                self.set_door(corridor, Door::Destroyed);
                torn = true;
            }
        }
        if !torn {
            otherwise.iter().for_each(|effect| self.apply(&effect.op, with, step));
        }
    }

    /// Somebody looks at something in secret.
    fn show_secret(&mut self, what: LookAt, which: LookWhich, with: &With) {
        let by = with.by;
        self.log.mark_revealed();
        match what {
            LookAt::Coordinates => {
                self.of(by).notes.coordinates = true;
                self.tell(Event::new("NEM-17.24", "nem-event-looks-coordinates").player(by));
            }
            LookAt::Engine => {
                let own = self
                    .content
                    .rooms
                    .with_ids()
                    .find(|(room, _)| self.look().room(with.here) == Some(*room));
                let here = own.and_then(|(_, card)| card.engine);
                for engine in ShipEngine::ALL {
                    if which == LookWhich::All || here == Some(engine) {
                        let notes = &mut self.of(by).notes;
                        notes.engines[engine.index()] = true;
                        notes.engines_checked[engine.index()] = true;
                    }
                }
                self.tell(Event::new("NEM-17.25", "nem-event-looks-engine").player(by));
            }
            LookAt::EventTop => {
                self.of(by).notes.event = true;
                self.tell(Event::new("NEM-17.3", "nem-event-looks-event").player(by));
            }
            LookAt::RoomTile => {
                for slot in [with.room, with.second].into_iter().filter_map(|slot| slot.get()) {
                    self.of(by).notes.tiles.insert(slot);
                    self.tell(Event::new("NEM-6.17", "nem-event-looks-room").player(by).room(slot));
                }
            }
            LookAt::ExplorationToken => {
                if let Some(slot) = with.room.get() {
                    self.of(by).notes.tokens.insert(slot);
                }
            }
            LookAt::Objective => {
                self.tell(Event::new("NEM-25.4", "nem-event-looks-goal").player(by));
            }
            LookAt::Hand | LookAt::AllCorporateObjectives => {}
        }
    }

    fn open_engine(&mut self, which: LookWhich, with: &With) {
        let here = self.look().card(with.here).and_then(|card| card.engine);
        let engine = if which == LookWhich::ChosenAny { with.engine.get() } else { here };
        if let Some(engine) = engine {
            self.log.mark_revealed();
            let notes = &mut self.of(with.by).notes;
            notes.engines[engine.index()] = true;
            notes.engines_checked[engine.index()] = true;
            self.ask(Frame::OrderEngine(OrderEngine { player: with.by, engine }));
        }
    }

    /// A Weakness is discovered (NEM-21.2).
    fn discover(&mut self, object: Option<Object>) {
        let Some(slot) = object.and_then(WeaknessSlot::of) else { return };
        if !std::mem::replace(&mut self.state.weaknesses[slot].discovered, true) {
            let card = self.state.weaknesses[slot].card;
            self.reveal(Event::new("NEM-21.2", "nem-event-weakness").name("what", card.word()));
        }
    }

    /// Cards are drawn to choose from (NEM-16.2, NEM-A2.4).
    fn search(&mut self, deck: DeckOf, n: u8, with: &With) {
        let colour = self.look().colour(with.here);
        let scavenger = deck == DeckOf::RoomColor
            && colour == RoomColour::White
            && self.look().has_trait(with.by, Trait::Scavenger);
        self.log.mark_revealed();
        self.state.drawn.clear();
        if scavenger {
            for colour in [Colour::Red, Colour::Yellow, Colour::Green] {
                let item = self.draw_item(colour);
                item.into_iter().for_each(|item| self.state.drawn.push(item));
            }
            return self.ask(Frame::KeepItem(KeepItem { player: with.by }));
        }
        let Some(colour) = with.deck.get().or(colour.deck()) else { return };
        for _ in 0..n {
            let item = self.draw_item(colour);
            item.into_iter().for_each(|item| self.state.drawn.push(item));
        }
        self.tell(
            Event::new("NEM-16.2", "nem-event-searches")
                .player(with.by)
                .name("deck", colour.word()),
        );
        self.ask(Frame::KeepItem(KeepItem { player: with.by }));
    }

    /// A card crafts (Ingenuity): what, is said now. Nothing where nothing can be made.
    fn ask_what_to_craft(&mut self, player: Player, yellow_as_tool: bool) {
        let look = self.look();
        let makes = |item: &Item| crate::deed::craft(look, player, *item, yellow_as_tool).is_ok();
        if Item::ALL.iter().any(makes) {
            self.ask(Frame::CraftWhat(CraftWhat { player, yellow_as_tool }));
        }
    }

    /// The Weapon an operation means.
    fn weapon_of(&self, of: WeaponOf, with: &With) -> Option<Item> {
        match of {
            WeaponOf::Named(item) => Some(item),
            WeaponOf::ChosenOwn | WeaponOf::ChosenOwnEnergy | WeaponOf::Host => with.weapon.get(),
        }
    }

    fn load_weapon(&mut self, of: WeaponOf, n: u8, with: &With) {
        if let Some(item) = self.weapon_of(of, with) {
            self.load(with.by, item, n);
        }
    }

    /// An Item is attached to a Weapon (NEM-16.9).
    fn attach(&mut self, with: &With) {
        let (Some(item), Some(host)) = (with.item.get(), with.weapon.get()) else { return };
        let Some(ware) = self.look().stowed(with.by, item) else { return };
        self.of(with.by).inventory[ware] -= 1;
        if let Some(carried) = self.carried_mut(with.by, host) {
            match item {
                Item::ExtendedMagazine => carried.magazines += 1,
                Item::LaserSight => carried.sight = true,
                _ => {}
            }
        }
    }

    /// Two Heavy Items share a Hand slot from now on (Duct Tape).
    fn join_items(&mut self, player: Player) {
        let content = self.content;
        let own = self.of(player);
        let joins = |carried: &crate::state::Carried| {
            carried
                .item()
                .is_some_and(|item| content.items[item].heavy && !content.items[item].bound)
                && !carried.joined
        };
        let Some(first) = own.hands.iter().position(joins) else { return };
        let Some(second) = own.hands.iter().skip(first + 1).position(joins) else { return };
        let mut carried = own.hands.remove(first + 1 + second);
        carried.joined = true;
        own.hands.insert(first + 1, carried);
    }

    /// Somebody is moved by a card (NEM-6.14, NEM-6.15).
    fn move_by(
        &mut self,
        who: Who,
        to: MoveTo,
        how: Entering,
        (attacks, via, most): (bool, Option<Via>, u8),
        with: &With,
    ) {
        let player = if who.chosen() { with.who.get().unwrap_or(with.by) } else { with.by };
        let Some(slot) = with.second.get() else { return };
        if !self.look().stands(player) {
            return;
        }
        let from = self.look().of(player).at;
        let reaches = to != MoveTo::ChosenNeighbor || self.look().neighboring(from, slot);
        if !reaches {
            return;
        }
        let through = match via {
            Some(_) => None,
            None => self.content.board.between(from, slot),
        };
        let entering =
            Entering { player, to: slot, through: through.into(), stage: Arrival::Go, ..how };
        let willing =
            matches!(who, Who::SelfOrWillingOtherInRoom | Who::SelfAndOrWillingOtherInRoom);
        if willing && player != with.by {
            let along = with.along == Some(true);
            return self.ask(Frame::Consent(Consent { by: with.by, along, entering }));
        }
        self.leave(entering, attacks, most);
    }

    /// Injuries by an Item, a card or a Weakness (NEM-10.14).
    fn injure_by(&mut self, foes: Foes, n: u8, source: Source, with: &With) {
        let at = self.target_room(with);
        if with.foe == Some(Target::Eggs) && matches!(foes, Foes::Target | Foes::Same) {
            return self.throw_at_eggs(at, n, with);
        }
        let more =
            self.look().weak_injuries(|cond| *cond == Cond::FireSource && source == Source::Fire);
        let hurt = self.foes_of(foes, with);
        for mini in hurt {
            self.place_injuries(mini, n + more);
        }
        self.check_all(hurt);
    }

    /// Eggs are hit by something thrown, and it is heard (NEM-9.11, NR-55).
    fn throw_at_eggs(&mut self, at: Slot, n: u8, with: &With) {
        self.destroy_eggs(at, n);
        let player = with.by;
        self.ask(Frame::EggNoise { player });
    }

    /// Checks Intruders one by one, in the order of their attacks (NEM-10.14).
    pub(crate) fn check_all(&mut self, hurt: Set64<Mini>) {
        let mut left = hurt;
        while let Some(mini) = self.next_checked(left) {
            left.remove(mini);
            self.check_injuries(mini);
        }
    }

    fn next_checked(&self, left: Set64<Mini>) -> Option<Mini> {
        let there = self.state.intruders.iter().filter(|foe| left.contains(foe.mini));
        there.min_by_key(|foe| (foe.at, std::cmp::Reverse(foe.kind()))).map(|foe| foe.mini)
    }

    /// The Room of what is attacked.
    fn target_room(&self, with: &With) -> Slot {
        place_of_target(self.look(), with)
    }

    /// The Intruders an operation means.
    fn foes_of(&self, foes: Foes, with: &With) -> Set64<Mini> {
        let at = self.target_room(with);
        let chosen = match with.foe {
            Some(Target::Intruder(mini)) => Some(mini),
            _ => None,
        };
        let all = self.state.intruders.iter();
        match foes {
            Foes::Target | Foes::Same | Foes::ChosenInRoom | Foes::ChosenAny | Foes::Affected => {
                chosen.into_iter().collect()
            }
            Foes::AllInTargetRoom => all.filter(|foe| foe.at == at).map(|foe| foe.mini).collect(),
            Foes::OthersInTargetRoom => all
                .filter(|foe| foe.at == at && Some(foe.mini) != chosen)
                .map(|foe| foe.mini)
                .collect(),
            Foes::All => all.map(|foe| foe.mini).collect(),
            Foes::HereOrNeighborOrEggs => Set64::EMPTY,
        }
    }

    fn retreat_by(&mut self, foes: Foes, phosphate: bool, with: &With) {
        let mut left = self.foes_of(foes, with);
        while let Some(mini) = self.next_checked(left) {
            left.remove(mini);
            if phosphate {
                self.retreat_from_phosphate(mini);
            } else if self.look().foe(mini).is_some_and(|foe| foe.at == with.here) {
                // The check after the Injury may have made it retreat already (NR-51).
                self.retreat(mini);
            }
        }
    }

    /// An Intruder is summoned; it does not attack now (NEM-11.10).
    fn summon(&mut self, at: Slot) {
        let Some(token) = self.draw_token() else { return };
        match self.content.foes.tokens[token].kind {
            None => self.return_token(token),
            Some(kind) => match self.place_foe(kind, at) {
                None => self.return_token(token),
                Some(mini) => {
                    if let Some(foe) = self.state.intruders.iter_mut().find(|foe| foe.mini == mini)
                    {
                        foe.done = true;
                    }
                }
            },
        }
    }

    /// A Creeper becomes a Breeder (NEM-11.9).
    fn transform(&mut self, into: Kind, with: &With) {
        let Some(mini) = with.attacker.get() else { return };
        if self.look().spare_mini(into).is_none() {
            return;
        }
        let Some(old) = self.leave_board(mini) else { return };
        let target = with.who.get().unwrap_or(with.by);
        let Some(new) = self.place_foe(into, old.at) else { return };
        if let Some(foe) = self.state.intruders.iter_mut().find(|foe| foe.mini == new) {
            foe.done = true;
        }
        if self.look().of(target).hand.is_empty() {
            let kind = crate::frame::AttackKind::Surprise;
            let attack = crate::frame::Attacking { mini: new, target, kind, ..Default::default() };
            self.ask(Frame::Attack(attack));
        }
    }

    /// Intruders that fight nobody go back into the bag (the event Lurking).
    fn withdraw(&mut self) {
        let look = self.look();
        let idle: Set64<Mini> = look
            .state
            .intruders
            .iter()
            .filter(|foe| !look.fighting(foe.at))
            .map(|foe| foe.mini)
            .collect();
        for mini in idle {
            if self.leave_board(mini).is_some() {
                self.add_token(mini.kind());
            }
        }
    }

    /// Intruders of these types go where a Character is (the event Hunt; NR-60).
    fn hunt(&mut self, types: &[Kind]) {
        let look = self.look();
        let hunts =
            |foe: &&crate::state::Intruder| types.contains(&foe.kind()) && !look.fighting(foe.at);
        let mut moves: workbench::flat::List<(Mini, Slot), { crate::state::MINIATURES }> =
            workbench::flat::List::new();
        for foe in look.state.intruders.iter().filter(hunts) {
            let prey = look
                .neighbours(foe.at)
                .map(|(_, end)| end)
                .filter(|end| look.crew(*end).next().is_some());
            if let Some(to) = prey.min() {
                moves.push((foe.mini, to));
            }
        }
        for (mini, to) in moves.iter().copied() {
            self.move_foe(mini, to);
        }
    }
}

/// The first space of the Self-Destruct Track (NEM-2.9).
const FIRST_SPACE: u8 = 6;

/// The Room of what is attacked: of an Intruder, or of Eggs, the own Room before neighboring ones.
fn place_of_target(look: Look<'_>, with: &With) -> Slot {
    let found = match with.foe {
        Some(Target::Intruder(mini)) => look.foe(mini).map(|foe| foe.at),
        Some(Target::Eggs) if !look.has_eggs(with.here) => {
            look.neighbours(with.here).map(|(_, end)| end).filter(|end| look.has_eggs(*end)).min()
        }
        _ => None,
    };
    found.or(with.room.get()).unwrap_or(with.here)
}

const fn amount(n: Amount) -> u8 {
    match n {
        Amount::Number(n) => n,
        Amount::All => u8::MAX,
    }
}

fn carries_object(look: Look<'_>, player: Player) -> bool {
    look.of(player).hands.iter().any(|carried| matches!(carried.thing, Thing::Object(_)))
}

/// The players an operation means.
fn group(look: Look<'_>, who: Who, with: &With) -> Set8<Player> {
    let here = |player: Player| look.stands(player) && look.of(player).at == with.here;
    let reach =
        |player: Player| here(player) || look.stands(player) && cond::in_range(look, with, player);
    let chosen = || with.who.get().map(Set8::of).unwrap_or_default();
    match who {
        Who::SelfOnly => Set8::of(with.by),
        Who::Target | Who::Same => chosen(),
        Who::AllInRoom => look.players().filter(|player| reach(*player)).collect(),
        Who::AllOthersInRoom => {
            look.players().filter(|player| here(*player) && *player != with.by).collect()
        }
        Who::AllInTargetRoom => look.crew(place_of_target(look, with)).collect(),
        Who::AllCharacters => look.players().filter(|player| look.awake(*player)).collect(),
        Who::AllNotInCombat => look
            .players()
            .filter(|player| look.stands(*player) && !look.in_combat(*player))
            .collect(),
        Who::AllInNestOrCarryingEgg => {
            let nest = look.find(Room::Nest);
            let meets = |player: &Player| {
                look.stands(*player)
                    && (Some(look.of(*player).at) == nest || look.carries(*player, Object::Egg))
            };
            look.players().filter(meets).collect()
        }
        Who::AllInRoomsWithEntrance => {
            look.players().filter(|it| look.stands(*it) && look.entrance(look.of(*it).at)).collect()
        }
        Who::AllCarryingObject => {
            look.players().filter(|it| look.stands(*it) && carries_object(look, *it)).collect()
        }
        Who::ChosenInRoom
        | Who::ChosenOtherInRoom
        | Who::ChosenAnyCharacter
        | Who::SelfOrWillingOtherInRoom
        | Who::SelfAndOrWillingOtherInRoom => chosen(),
        Who::Convict => look
            .players()
            .filter(|it| look.character(*it) == crate::ids::Character::Convict)
            .collect(),
        Who::Nobody => Set8::EMPTY,
    }
}

/// The Rooms an operation means, by their numbers.
fn places(look: Look<'_>, rooms: &Rooms, with: &With) -> Set64<Slot> {
    let breakable = |slot: &Slot| look.explored(*slot) && look.can_break(*slot);
    match rooms {
        Rooms::Here => Set64::of(with.here),
        Rooms::Target => with.room.get().map(Set64::of).unwrap_or_default(),
        Rooms::AllWithFire => look.slots().filter(|slot| look.at(*slot).fire).collect(),
        Rooms::AllExploredGreen => look
            .slots()
            .filter(|slot| look.explored(*slot) && look.colour(*slot) == RoomColour::Green)
            .collect(),
        Rooms::AllExploredYellowWithComputer => look
            .slots()
            .filter(|slot| {
                look.explored(*slot)
                    && look.colour(*slot) == RoomColour::Yellow
                    && look.card(*slot).is_some_and(|card| card.computer)
            })
            .collect(),
        Rooms::AllWithAdultBreederQueen => {
            let large = |slot: &Slot| look.foes(*slot).any(|foe| foe.kind() >= Kind::Adult);
            look.slots().filter(large).collect()
        }
        Rooms::LowestExploredPlaceable => look.slots().find(breakable).into_iter().collect(),
        Rooms::LowestExploredYellowPlaceable => {
            let yellow = |slot: &Slot| breakable(slot) && look.colour(*slot) == RoomColour::Yellow;
            look.slots().find(yellow).into_iter().collect()
        }
        Rooms::LowestWithMalfunctionWithoutFire => {
            let broken = |slot: &Slot| look.at(*slot).malfunction && !look.at(*slot).fire;
            look.slots().find(broken).into_iter().collect()
        }
        Rooms::LowestShuttlePlaceable
        | Rooms::RandomPlaceableIfAtMost6OnBoard
        | Rooms::RandomOf(_) => {
            unreachable!("no table has the Shuttle or Alerts yet")
        }
        Rooms::Named(room) => {
            look.slots().find(|slot| look.at(*slot).tile.is(*room)).into_iter().collect()
        }
    }
}
