//! What is named when an Action is declared (NEM-4.5): targets, destinations, options. One choice at a time, in the order of
//! the operations that want them.

use kernel::{Refusal, require};

use crate::content::{Deed, RoomColour};
use crate::frame::With;
use crate::ids::{Colour, Item, Object, Player, Pod, Room, ShipEngine, Slot, Trait};
use crate::look::Look;
use crate::moves::{Move, Target};
use crate::state::Door;
use crate::vocab::{
    DeckOf, DoorScope, Foes, LookAt, LookWhich, MoveTo, Op, PodScope, Program, RoomFilter, Rooms,
    WeaponOf, Who,
};

/// Something an Action wants to know before it is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A Room.
    Room(RoomFilter),
    /// Another unexplored Room.
    Second,
    /// Where somebody goes.
    Destination(MoveTo),
    /// A Character.
    Who(Who),
    /// Whose cards are looked at.
    Whose(LookWhich),
    /// An Intruder, or Eggs.
    Foe(Foes),
    /// What is shot at.
    Shot,
    /// A Weapon.
    Weapon(WeaponOf),
    /// A Door.
    Door {
        /// Whose.
        scope: DoorScope,
        /// Whether a Destroyed one may be closed.
        destroyed: bool,
    },
    /// An Item deck.
    Deck,
    /// An Escape Pod.
    Pod(PodScope),
    /// An Engine.
    Engine,
    /// A position of the Destination marker.
    Course,
    /// An Object of the Room.
    Object,
    /// An option of the Room whose Action is used.
    Option,
    /// Whether the acting player goes along.
    Along,
}

/// What a Room's Action does with the option that was chosen.
pub(crate) fn room_program(look: Look<'_>, with: &With, slot: Slot) -> Option<Program> {
    let deed = look.card(slot)?.action.as_ref()?;
    option_of(deed, with).map(|option| deed.options[option].program)
}

/// The option of a Room's Action that was chosen; the only one, if there is one.
fn option_of(deed: &Deed, with: &With) -> Option<usize> {
    if deed.options.len() == 1 {
        return Some(0);
    }
    let label = with.option.get()?;
    deed.options.iter().position(|option| option.label == Some(label))
}

/// The next thing to be named after so many.
pub(crate) fn next(look: Look<'_>, program: Program, with: &With, named: u8) -> Option<Choice> {
    let mut wanted = Wanted { look, with, skip: named, weapon: false };
    wanted.program(program, with.here)
}

/// Goes through operations until one wants what was not named yet.
struct Wanted<'a> {
    look: Look<'a>,
    with: &'a With,
    skip: u8,
    weapon: bool,
}

impl Wanted<'_> {
    fn program(&mut self, program: Program, here: Slot) -> Option<Choice> {
        let content = self.look.content;
        content.program(program).iter().find_map(|op| self.op(op, here))
    }

    /// A choice, unless it was made.
    fn want(&mut self, choice: Choice) -> Option<Choice> {
        if self.skip == 0 {
            return Some(choice);
        }
        self.skip -= 1;
        None
    }

    fn op(&mut self, op: &Op, here: Slot) -> Option<Choice> {
        match op {
            Op::ChooseRoom { filter, .. } => self.want(Choice::Room(*filter)),
            Op::ChooseIntruder { filter, .. } => self.want(Choice::Foe(*filter)),
            Op::Move { who, to, .. } => {
                let both = *who == Who::SelfAndOrWillingOtherInRoom;
                let who = if who.chosen() { self.want(Choice::Who(*who)) } else { None };
                let other = self.with.who.get().is_some_and(|player| player != self.with.by);
                let along = |wanted: &mut Self| {
                    if both && other { wanted.want(Choice::Along) } else { None }
                };
                who.or_else(|| along(self)).or_else(|| self.want(Choice::Destination(*to)))
            }
            Op::MoveWithIntruder { intruder, to, .. } => {
                let foe = self.want(Choice::Foe(*intruder));
                foe.or_else(|| self.want(Choice::Destination(*to)))
            }
            Op::ToggleDoor { scope, include_destroyed, optional: false } => {
                self.want(Choice::Door { scope: *scope, destroyed: *include_destroyed })
            }
            Op::DestroyDoors { scope: scope @ DoorScope::ChosenClosedOfOwnRoom, .. } => {
                self.want(Choice::Door { scope: *scope, destroyed: false })
            }
            Op::Injure { intruder: foe @ (Foes::ChosenInRoom | Foes::ChosenAny), .. }
            | Op::Retreat { intruder: foe @ (Foes::ChosenInRoom | Foes::ChosenAny), .. }
            | Op::HealIntruders { intruder: foe @ Foes::ChosenAny, .. } => {
                self.want(Choice::Foe(*foe))
            }
            Op::AddAmmo { weapon, .. }
            | Op::LoadWeapon { weapon, .. }
            | Op::SpendAmmo { weapon, .. }
            | Op::Attach { to: weapon } => self.weapon(*weapon),
            Op::Shoot { weapon, .. } => self.weapon(*weapon).or_else(|| self.want(Choice::Shot)),
            Op::Melee { .. } | Op::RobotAttack { .. } => self.want(Choice::Foe(Foes::ChosenInRoom)),
            Op::Search { deck, .. } => {
                let colour = self.look.colour(here);
                let scavenger = self.look.has_trait(self.with.by, Trait::Scavenger);
                let white = *deck == DeckOf::RoomColor && colour == RoomColour::White && !scavenger;
                if *deck == DeckOf::Chosen || white { self.want(Choice::Deck) } else { None }
            }
            Op::TakeItemFromDeck { .. } => {
                let white = self.look.colour(here) == RoomColour::White;
                if white { self.want(Choice::Deck) } else { None }
            }
            Op::TogglePod { scope }
            | Op::LaunchPod { scope: scope @ PodScope::ChosenUnlocked, .. } => {
                self.want(Choice::Pod(*scope))
            }
            Op::ReorderEngine { which: LookWhich::ChosenAny } => self.want(Choice::Engine),
            Op::SetDestination {} => self.want(Choice::Course),
            Op::DiscoverWeakness { .. } => self.want(Choice::Object),
            Op::Look { what: LookAt::RoomTile, which: LookWhich::ChosenTwoUnexplored } => {
                let first = self.want(Choice::Room(RoomFilter::Unexplored));
                first.or_else(|| self.want(Choice::Second))
            }
            Op::Look { what: LookAt::Objective | LookAt::Hand, which } => {
                self.want(Choice::Whose(*which))
            }
            Op::DiscardHand { who }
            | Op::CycleHand { who, .. }
            | Op::HealLight { who, .. }
            | Op::Scan { who, .. }
            | Op::Support { main: who, .. }
            | Op::Shield { who, .. }
            | Op::AttachDrone { to: who }
            | Op::NoiseRoll { who, .. }
                if who.chosen() =>
            {
                self.want(Choice::Who(*who))
            }
            Op::UseRoomAction { room, .. } => self.room_action(room, here),
            _ => None,
        }
    }

    fn weapon(&mut self, weapon: WeaponOf) -> Option<Choice> {
        let chosen = matches!(weapon, WeaponOf::ChosenOwn | WeaponOf::ChosenOwnEnergy);
        if !chosen || self.weapon {
            return None;
        }
        self.weapon = true;
        self.want(Choice::Weapon(weapon))
    }

    /// What the Action of another Room wants to know.
    fn room_action(&mut self, room: &Rooms, here: Slot) -> Option<Choice> {
        let slot = match room {
            Rooms::Target => self.with.room.get()?,
            _ => here,
        };
        let deed = self.look.card(slot)?.action.as_ref()?;
        if deed.options.len() > 1
            && let Some(choice) = self.want(Choice::Option)
        {
            return Some(choice);
        }
        let program = room_program(self.look, self.with, slot)?;
        self.program(program, slot)
    }
}

/// Every answer that comes to mind.
pub(crate) fn candidates(look: Look<'_>, with: &With, choice: Choice, found: &mut dyn FnMut(Move)) {
    match choice {
        Choice::Room(_) | Choice::Second => look.slots().for_each(|slot| found(Move::At(slot))),
        Choice::Destination(_) => look.slots().for_each(|slot| found(Move::At(slot))),
        Choice::Who(_) | Choice::Whose(_) => {
            look.players().for_each(|player| found(Move::Seat(player)));
        }
        Choice::Foe(_) | Choice::Shot => {
            let foes = look.state.intruders.iter();
            foes.for_each(|foe| found(Move::Intruder(Target::Intruder(foe.mini))));
            found(Move::Intruder(Target::Eggs));
        }
        Choice::Weapon(_) => {
            look.weapons(with.by).for_each(|(item, ..)| found(Move::Weapon(item)));
        }
        Choice::Door { scope, .. } => match scope {
            DoorScope::Anywhere => {
                crate::ids::Corridor::ALL.iter().for_each(|corridor| found(Move::Door(*corridor)));
            }
            _ => {
                let slot = door_room(with, scope);
                look.corridors(slot).for_each(|(corridor, _)| found(Move::Door(corridor)));
            }
        },
        Choice::Deck => {
            [Colour::Red, Colour::Yellow, Colour::Green]
                .into_iter()
                .for_each(|colour| found(Move::Deck(colour)));
        }
        Choice::Pod(_) => look.pods().for_each(|(pod, _)| found(Move::Pod(pod))),
        Choice::Engine => {
            ShipEngine::ALL.map(|engine| found(Move::Engine(engine))).into_iter().collect()
        }
        Choice::Course => {
            crate::ids::Course::ALL.iter().for_each(|course| found(Move::Course(*course)));
        }
        Choice::Along => [Move::Yes, Move::No].into_iter().for_each(found),
        Choice::Object => Object::ALL.iter().for_each(|object| found(Move::Object(*object))),
        Choice::Option => {
            let deed = option_room(look, with).and_then(|slot| look.card(slot)?.action.as_ref());
            let labels = deed.into_iter().flat_map(|deed| &deed.options);
            labels.filter_map(|option| option.label).for_each(|label| found(Move::Option(label)));
        }
    }
}

/// The Room whose option is chosen.
fn option_room(_: Look<'_>, with: &With) -> Option<Slot> {
    Some(with.room.get().unwrap_or(with.here))
}

/// The Room whose Doors are meant.
fn door_room(with: &With, scope: DoorScope) -> Slot {
    match scope {
        DoorScope::TargetRoom => with.room.get().unwrap_or(with.here),
        _ => with.here,
    }
}

/// The refusal of an answer that is no answer to this question.
pub(crate) const OTHER_QUESTION: Refusal = Refusal::new("NEM-27.3", "nem-refused-other-question");

/// Whether an answer is one.
pub(crate) fn check(look: Look<'_>, with: &With, choice: Choice, mv: &Move) -> Result<(), Refusal> {
    match (choice, *mv) {
        (Choice::Room(filter), Move::At(slot)) => room(look, with, filter, slot),
        (Choice::Second, Move::At(slot)) => {
            require(!with.room.is(slot), || Refusal::new("NEM-6.17", "nem-refused-same-room"))?;
            room(look, with, RoomFilter::Unexplored, slot)
        }
        (Choice::Destination(to), Move::At(slot)) => destination(look, with, to, slot),
        (Choice::Who(who), Move::Seat(player)) => character(look, with, who, player),
        (Choice::Whose(which), Move::Seat(player)) => whose(look, with, which, player),
        (Choice::Foe(foes), Move::Intruder(target)) => foe(look, with, foes, target),
        (Choice::Shot, Move::Intruder(target)) => target_here(look, with.by, target),
        (Choice::Weapon(of), Move::Weapon(item)) => weapon(look, with, of, item),
        (Choice::Door { scope, destroyed }, Move::Door(corridor)) => {
            let of_room = scope == DoorScope::Anywhere
                || look.corridors(door_room(with, scope)).any(|(own, _)| own == corridor);
            require(of_room, || Refusal::new("NEM-15.4", "nem-refused-other-corridor"))?;
            door(look, corridor, scope, destroyed)
        }
        (Choice::Deck, Move::Deck(colour)) => require(colour != Colour::Blue, || {
            Refusal::new("NEM-16.15", "nem-refused-crafted-deck")
        }),
        (Choice::Pod(scope), Move::Pod(pod)) => pod_of(look, with, scope, pod),
        (Choice::Engine, Move::Engine(_)) => Ok(()),
        (Choice::Course, Move::Course(course)) => require(course != look.state.course, || {
            Refusal::new("NEM-4.6", "nem-refused-course-set")
        }),
        (Choice::Object, Move::Object(object)) => {
            require(look.object_in(with.here, object), || {
                Refusal::new("NEM-17.10", "nem-refused-no-object").with("what", object.word())
            })?;
            require(look.unknown_weakness(object), || {
                Refusal::new("NEM-21.2", "nem-refused-weakness-known").with("what", object.word())
            })
        }
        (Choice::Along, Move::Yes | Move::No) => Ok(()),
        (Choice::Option, Move::Option(label)) => {
            let deed = option_room(look, with).and_then(|slot| look.card(slot)?.action.as_ref());
            let option = deed
                .and_then(|deed| deed.options.iter().find(|option| option.label == Some(label)))
                .ok_or(OTHER_QUESTION)?;
            option.requires.iter().try_for_each(|cond| crate::cond::require(look, with, cond))
        }
        _ => Err(OTHER_QUESTION),
    }
}

fn room(look: Look<'_>, with: &With, filter: RoomFilter, slot: Slot) -> Result<(), Refusal> {
    let in_play = look.at(slot).tile.is_some();
    require(in_play, || Refusal::new("NEM-2.1", "nem-refused-no-room"))?;
    let (ok, rule, reason) = match filter {
        RoomFilter::Any => (true, "", ""),
        RoomFilter::Neighbor => {
            (look.neighboring(with.here, slot), "NEM-1.7", "nem-refused-not-neighboring")
        }
        RoomFilter::Unexplored => (!look.explored(slot), "NEM-6.17", "nem-refused-explored"),
        RoomFilter::ExploredComputer => {
            let computer = look.explored(slot) && look.card(slot).is_some_and(|card| card.computer);
            (computer, "NEM-17.3", "nem-refused-no-computer")
        }
        RoomFilter::ExploredWorkingComputer => (
            look.explored(slot) && look.computer(slot),
            "NEM-4.13",
            "nem-refused-no-working-computer",
        ),
        RoomFilter::OtherExploredWorkingComputer => {
            let other = slot != with.here && look.explored(slot) && look.computer(slot);
            (other, "NEM-A10.3", "nem-refused-no-working-computer")
        }
        RoomFilter::OtherWithoutCharacter => {
            let free = slot != with.here && look.crew(slot).next().is_none();
            (free, "NEM-A10.5", "nem-refused-somebody-there")
        }
        RoomFilter::OtherYellowWithoutDestroyedDoor => {
            let destroyed = |corridor| look.state.doors[corridor] == Door::Destroyed;
            let yellow = slot != with.here
                && look.colour(slot) == RoomColour::Yellow
                && !look.corridors(slot).any(|(corridor, _)| destroyed(corridor));
            (yellow, "NEM-17.15", "nem-refused-no-airlock")
        }
        RoomFilter::HereOrNeighborWithIntruderOrEggs => {
            let near = slot == with.here || look.neighboring(with.here, slot);
            let worth = look.has_foe(slot) || look.has_eggs(slot);
            (near && worth, "NEM-15.2", "nem-refused-nothing-to-hit")
        }
    };
    require(ok, || match filter {
        RoomFilter::OtherWithoutCharacter | RoomFilter::HereOrNeighborWithIntruderOrEggs => {
            Refusal::new(rule, reason)
        }
        _ => Refusal::new(rule, reason).with("room", slot.printed()),
    })
}

/// Whether somebody can go there.
fn destination(look: Look<'_>, with: &With, to: MoveTo, slot: Slot) -> Result<(), Refusal> {
    let mover = with.who.get().unwrap_or(with.by);
    let from = look.of(mover).at;
    require(look.at(slot).tile.is_some(), || Refusal::new("NEM-2.1", "nem-refused-no-room"))?;
    require(slot != from, || Refusal::new("NEM-5.1", "nem-refused-there-already"))?;
    match to {
        MoveTo::ChosenNeighbor => neighbouring(look, from, slot),
        MoveTo::ChosenRoomWithEntrance => require(look.entrance(slot), || {
            Refusal::new("NEM-15.9", "nem-refused-no-entrance").with("room", slot.printed())
        }),
        MoveTo::ChosenOtherYellowRoom => {
            let yellow = look.explored(slot) && look.colour(slot) == RoomColour::Yellow;
            require(yellow, || {
                Refusal::new("NEM-27.12", "nem-refused-not-yellow").with("room", slot.printed())
            })
        }
    }
}

/// Whether two Rooms are neighboring; if not, whether a Closed Door is the reason.
pub(crate) fn neighbouring(look: Look<'_>, from: Slot, to: Slot) -> Result<(), Refusal> {
    let corridor = look.content.board.between(from, to);
    require(corridor.is_some(), || {
        Refusal::new("NEM-1.7", "nem-refused-not-neighboring").with("room", to.printed())
    })?;
    require(look.neighboring(from, to), || {
        Refusal::new("NEM-15.2", "nem-refused-closed-door").with("room", to.printed())
    })
}

fn character(look: Look<'_>, with: &With, who: Who, player: Player) -> Result<(), Refusal> {
    let exists = player.0 < look.state.table.seats && look.stands(player);
    require(exists, || Refusal::new("NEM-1.5", "nem-refused-not-on-board"))?;
    let here = look.of(player).at == look.of(with.by).at;
    let reached =
        here || who == Who::ChosenAnyCharacter || crate::cond::in_range(look, with, player);
    require(reached, || {
        Refusal::new("NEM-4.5", "nem-refused-other-room").with("seat", player.seat())
    })?;
    let other_only = matches!(who, Who::ChosenOtherInRoom);
    require(!other_only || player != with.by, || Refusal::new("NEM-4.5", "nem-refused-yourself"))
}

fn whose(look: Look<'_>, with: &With, which: LookWhich, player: Player) -> Result<(), Refusal> {
    let other = player.0 < look.state.table.seats && player != with.by;
    require(other, || Refusal::new("NEM-25.4", "nem-refused-yourself"))?;
    match which {
        LookWhich::ChosenPlayerWithSignal => require(look.of(player).signal, || {
            Refusal::new("NEM-25.4", "nem-refused-no-signal").with("seat", player.seat())
        }),
        LookWhich::ChosenAnyPlayer => Ok(()),
        _ => character(look, with, Who::ChosenOtherInRoom, player),
    }
}

/// Whether something is there to be attacked in the Room of a Character (NEM-5.5, NEM-5.6).
pub(crate) fn target_here(look: Look<'_>, player: Player, target: Target) -> Result<(), Refusal> {
    let at = look.of(player).at;
    let here = match target {
        Target::Intruder(mini) => look.foe(mini).is_some_and(|foe| foe.at == at),
        Target::Eggs => look.has_eggs(at),
    };
    require(here, || Refusal::new("NEM-9.1", "nem-refused-no-target"))
}

fn foe(look: Look<'_>, with: &With, foes: Foes, target: Target) -> Result<(), Refusal> {
    match foes {
        Foes::HereOrNeighborOrEggs => {
            let near = |slot: Slot| slot == with.here || look.neighboring(with.here, slot);
            let ok = match target {
                Target::Intruder(mini) => look.foe(mini).is_some_and(|foe| near(foe.at)),
                Target::Eggs => look.slots().any(|slot| near(slot) && look.has_eggs(slot)),
            };
            require(ok, || Refusal::new("NEM-15.2", "nem-refused-nothing-to-hit"))
        }
        Foes::ChosenAny => match target {
            Target::Intruder(mini) if look.foe(mini).is_some() => Ok(()),
            _ => Err(Refusal::new("NEM-9.1", "nem-refused-no-target")),
        },
        _ => match target {
            Target::Intruder(_) => target_here(look, with.by, target),
            Target::Eggs => Err(Refusal::new("NEM-1.9", "nem-refused-no-target")),
        },
    }
}

fn weapon(look: Look<'_>, with: &With, of: WeaponOf, item: Item) -> Result<(), Refusal> {
    let own = look.weapon(with.by, item);
    let Some((carried, card)) = own else {
        return Err(Refusal::new("NEM-5.5", "nem-refused-no-weapon").with("what", item.word()));
    };
    require(look.is_weapon_of(of, item, card), || {
        Refusal::new("NEM-9.10", "nem-refused-no-energy-weapon").with("what", item.word())
    })?;
    match with.item.get() {
        Some(attachment) if look.content.items[attachment].attach.is_some() => {
            require(look.fits(attachment, item, carried, card), || {
                Refusal::new("NEM-16.9", "nem-refused-does-not-fit").with("what", item.word())
            })
        }
        _ => Ok(()),
    }
}

/// Whether a Door can be opened or closed, or destroyed.
pub(crate) fn door(
    look: Look<'_>,
    corridor: crate::ids::Corridor,
    scope: DoorScope,
    destroyed: bool,
) -> Result<(), Refusal> {
    let passage = &look.content.board.passages[corridor];
    let in_play = look.at(passage.a).tile.is_some() && look.at(passage.b).tile.is_some();
    require(in_play, || Refusal::new("NEM-2.3", "nem-refused-no-corridor"))?;
    let state = look.state.doors[corridor];
    if scope == DoorScope::ChosenClosedOfOwnRoom {
        return require(state == Door::Closed, || {
            Refusal::new("NEM-15.7", "nem-refused-not-closed")
        });
    }
    require(destroyed || state != Door::Destroyed, || {
        Refusal::new("NEM-15.3", "nem-refused-door-destroyed")
    })
}

fn pod_of(look: Look<'_>, with: &With, scope: PodScope, pod: Pod) -> Result<(), Refusal> {
    let found = look.pods().find(|(own, _)| *own == pod).map(|(_, state)| state);
    let Some(state) = found else {
        return Err(Refusal::new("NEM-18.4", "nem-refused-pod-gone").with("n", pod.printed()));
    };
    match scope {
        PodScope::OwnSection => {
            let section = look.card(with.here).and_then(|card| card.section);
            require(section == Some(state.section), || {
                Refusal::new("NEM-2.12", "nem-refused-other-section").with("n", pod.printed())
            })
        }
        PodScope::ChosenUnlocked => require(!state.locked, || {
            Refusal::new("NEM-A3.9", "nem-refused-pod-locked").with("n", pod.printed())
        }),
        PodScope::Any | PodScope::LowestNumber => Ok(()),
    }
}

/// Notes what was named.
pub(crate) fn bind(with: &mut With, choice: Choice, mv: Move) {
    match (choice, mv) {
        (Choice::Second, Move::At(slot)) => with.second = slot.into(),
        (Choice::Destination(_), Move::At(slot)) => with.second = slot.into(),
        (_, Move::At(slot)) => with.room = slot.into(),
        (_, Move::Seat(player)) => with.who = player.into(),
        (_, Move::Intruder(target)) => with.foe = Some(target),
        (_, Move::Weapon(item)) => with.weapon = item.into(),
        (_, Move::Door(corridor)) => with.corridor = corridor.into(),
        (_, Move::Deck(colour)) => with.deck = colour.into(),
        (_, Move::Pod(pod)) => with.pod = pod.into(),
        (_, Move::Engine(engine)) => with.engine = engine.into(),
        (_, Move::Course(course)) => with.course = course.into(),
        (_, Move::Object(object)) => with.object = object.into(),
        (_, Move::Option(label)) => with.option = label.into(),
        (Choice::Along, Move::Yes) => with.along = Some(true),
        (Choice::Along, Move::No) => with.along = Some(false),
        _ => {}
    }
}

/// Whether every choice that is left can be answered.
pub(crate) fn possible(look: Look<'_>, program: Program, with: &With, named: u8) -> bool {
    let Some(choice) = next(look, program, with, named) else { return true };
    let mut any = false;
    candidates(look, with, choice, &mut |mv| {
        if !any && check(look, with, choice, &mv).is_ok() {
            let mut with = *with;
            bind(&mut with, choice, mv);
            any = possible(look, program, &with, named + 1);
        }
    });
    any
}

/// Whether a Room is one of these.
pub(crate) fn is_one_of(look: Look<'_>, slot: Slot, rooms: &[Room]) -> bool {
    look.room(slot).is_some_and(|room| rooms.contains(&room))
}
