//! Every decision a seat can make, and its notation.

mod read;

use std::fmt;

use kernel::Seat;
use serde::{Deserialize, Serialize};
use workbench::flat::Id;
use workbench::small::Set8;

use crate::boxes::Sort;
use crate::ids::{
    ActionId, CardNumber, Column, Crew, CrewPlace, EnemyPlace, Letter, Object, OptionId, Pattern,
    Slot, SpaceName,
};
use crate::state::Player;
use crate::vocab::{Good, Res, StoryId};

/// A cell of the convoy grid: T1 to T4 are 0 to 3, B1 to B4 are 4 to 7.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Cell(pub u8);

impl Id for Cell {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_number(number: u8) -> Cell {
        Cell(number)
    }
}

impl Cell {
    /// The Truck's.
    pub const TRUCK: Cell = Cell(4);
    /// The one of the Device above it.
    pub const TRUCK_DEVICE: Cell = Cell(0);

    /// The one of the Device above a column.
    #[inline]
    pub const fn above(column: Column) -> Cell {
        Cell(column.0)
    }

    /// The one of the Truck or Trailer of a column.
    #[inline]
    pub const fn below(column: Column) -> Cell {
        Cell(4 + column.0)
    }

    /// Every cell.
    pub const EVERY: Set8<Cell> = Set8::from_bits(0b1111_1111);

    /// The names, in order.
    pub const NAMES: [&'static str; 8] = ["T1", "T2", "T3", "T4", "B1", "B2", "B3", "B4"];

    /// The index into a convoy.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        Cell::NAMES[self.0 as usize]
    }
}

impl Pattern {
    /// The cells it shows: T1 to T4, then B1 to B4, from the right.
    pub const fn cells(self) -> Set8<Cell> {
        Set8::from_bits(match self {
            Pattern::Head => 0b0001_0001,
            Pattern::Front => 0b0011_0011,
            Pattern::Centre => 0b0110_0110,
            Pattern::Tail => 0b1100_1100,
            Pattern::Top => 0b0000_1111,
            Pattern::Bottom => 0b1111_0000,
        })
    }
}

/// What pays for a shot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Payment {
    /// 1 Ammo (LA-8.8).
    Ammo,
    /// This Object: Incendiary Ammo, or anything thrown by a junk launcher.
    Object(Object),
}

/// What feeds a Survivor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Meal {
    /// A resource.
    Res(Res),
    /// An Object (LA-X3.17).
    Object(Object),
    /// A free feeding (LA-10.21).
    Free,
}

/// What is shot at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// An Enemy in play.
    Enemy(EnemyPlace),
    /// A player (LA-X5.8).
    Player(Player),
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Pass, stay, stop, decline, be done: `pass`.
    Pass,
    /// Say yes to what is offered: `yes`.
    Yes,
    /// Take a crew (LA-X3.3): `crew pack`.
    Crew(Crew),
    /// Explore with one or two Survivors (LA-5.3): `explore s1 s3`.
    Explore(CrewPlace, Option<CrewPlace>),
    /// Spend 1 Food for strength (LA-5.5): `boost`.
    Boost,
    /// A slot: `slot 3`.
    Slot(Slot),
    /// The card action (LA-5.8): `card`.
    Card,
    /// The Bonus Action of a slot: `bonus 3`.
    Bonus(Slot),
    /// Play an Object, with the number of its choice: `object toolkit`, `object unstable_fuel 2`.
    Object {
        /// Which.
        kind: Object,
        /// Its choice: most have only one.
        choice: OptionId,
    },
    /// Use a Survivor's ability: `ability s2`.
    Ability(CrewPlace),
    /// The Sniper's shot (LA-X1.22): `snipe s2 enemy 1 ammo`.
    Snipe(CrewPlace, EnemyPlace, Payment),
    /// The Drone's Object (LA-X3.16): `burn s2 toolkit`.
    Burn(CrewPlace, Object),
    /// A Survivor: `s2`.
    Survivor(CrewPlace),
    /// Feed (LA-6.3): `feed s2 food`, `feed s2 free`, `feed s2 toolkit`.
    Feed(CrewPlace, Meal),
    /// Gain a good: `take fuel`.
    Take(Good),
    /// Pay, lose or give a resource: `pay food`.
    Pay(Res),
    /// Throw a resource away (LA-10.15): `throw food`.
    Throw(Res),
    /// Dismiss or lose a Survivor for want of room: `dismiss s2`.
    Dismiss(CrewPlace),
    /// Lose the child of a Story for want of a box (LA-10.17): `child 256`.
    Child(StoryId),
    /// Keep, discard or pay an Object: `keep toolkit`.
    Keep(Object),
    /// Discard an Object: `discard toolkit`.
    Discard(Object),
    /// Place a convoy card in a column: `place 2`.
    Place(Column),
    /// Put a Damage counter on a box: `damage B1 cargo`.
    Damage(Cell, Sort),
    /// Remove a Damage counter: `repair B1 cargo`.
    Repair(Cell, Sort),
    /// An option of an Encounter or Story: `option 2`.
    Option(OptionId),
    /// Take a card of the discard pile by its number: `salvage 12`.
    Salvage(CardNumber),
    /// An Enemy, by its place: `enemy 1`.
    Enemy(EnemyPlace),
    /// A player: `player 2`.
    Player(Player),
    /// The Target counter on a space (LA-X1.18): `counter B`.
    Counter(Letter),
    /// Pay and drive: Fuel, and Food burnt in its place: `drive 2`, `drive 1 food 1`.
    Drive {
        /// Fuel paid.
        fuel: u8,
        /// Food burnt in its place (LA-7.21).
        food: u8,
    },
    /// Go to a space: `go a14`.
    Go(SpaceName),
    /// Lay a Mine: `mine a12`.
    Mine(SpaceName),
    /// Attack: `attack enemy 1 B1 weapon1 ammo`, `attack player 2 T2 junk2 toolkit`.
    Attack(Target, Cell, Sort, Payment),
    /// Put the peeked card with this number on the deck next: `under 12` is the one of card 12.
    Order(CardNumber),
    /// Archive under a convoy card: `archive B2`.
    Archive(Cell),
    /// Archive under the card being taken: `archive new`.
    ArchiveNew,
    /// Activate this Story: `story 256`.
    Story(StoryId),
    /// Discard a Story of the Automa against an Action card: `prevent 3`.
    Prevent(ActionId),
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Payment::Ammo => f.write_str("ammo"),
            Payment::Object(kind) => f.write_str(kind.name()),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pass => f.write_str("pass"),
            Move::Yes => f.write_str("yes"),
            Move::Crew(crew) => write!(f, "crew {}", crew),
            Move::Explore(one, None) => write!(f, "explore s{}", one.number()),
            Move::Explore(one, Some(two)) => {
                write!(f, "explore s{} s{}", one.number(), two.number())
            }
            Move::Boost => f.write_str("boost"),
            Move::Slot(slot) => write!(f, "slot {}", slot.number()),
            Move::Card => f.write_str("card"),
            Move::Bonus(slot) => write!(f, "bonus {}", slot.number()),
            Move::Object { kind, choice: OptionId::FIRST } => write!(f, "object {kind}"),
            Move::Object { kind, choice } => write!(f, "object {kind} {}", choice.number()),
            Move::Ability(who) => write!(f, "ability s{}", who.number()),
            Move::Snipe(who, enemy, pay) => {
                write!(f, "snipe s{} enemy {} {pay}", who.number(), enemy.number())
            }
            Move::Burn(who, kind) => write!(f, "burn s{} {}", who.number(), kind),
            Move::Survivor(who) => write!(f, "s{}", who.number()),
            Move::Feed(who, Meal::Res(res)) => write!(f, "feed s{} {res}", who.number()),
            Move::Feed(who, Meal::Object(kind)) => write!(f, "feed s{} {}", who.number(), kind),
            Move::Feed(who, Meal::Free) => write!(f, "feed s{} free", who.number()),
            Move::Take(good) => write!(f, "take {good}"),
            Move::Pay(res) => write!(f, "pay {res}"),
            Move::Throw(res) => write!(f, "throw {res}"),
            Move::Dismiss(who) => write!(f, "dismiss s{}", who.number()),
            Move::Child(story) => write!(f, "child {}", story.number()),
            Move::Keep(kind) => write!(f, "keep {}", kind),
            Move::Discard(kind) => write!(f, "discard {}", kind),
            Move::Place(column) => write!(f, "place {}", column.number()),
            Move::Damage(cell, sort) => write!(f, "damage {} {sort}", cell.name()),
            Move::Repair(cell, sort) => write!(f, "repair {} {sort}", cell.name()),
            Move::Option(option) => write!(f, "option {}", option.number()),
            Move::Salvage(number) => write!(f, "salvage {number}"),
            Move::Enemy(place) => write!(f, "enemy {}", place.number()),
            Move::Player(player) => write!(f, "player {}", player.0 + 1),
            Move::Counter(space) => write!(f, "counter {}", space.name()),
            Move::Drive { fuel, food: 0 } => write!(f, "drive {fuel}"),
            Move::Drive { fuel, food } => write!(f, "drive {fuel} food {food}"),
            Move::Go(space) => write!(f, "go {}", space.name()),
            Move::Mine(space) => write!(f, "mine {}", space.name()),
            Move::Attack(target, cell, sort, pay) => match target {
                Target::Enemy(place) => {
                    write!(f, "attack enemy {} {} {sort} {pay}", place.number(), cell.name())
                }
                Target::Player(player) => {
                    write!(f, "attack player {} {} {sort} {pay}", player.0 + 1, cell.name())
                }
            },
            Move::Order(number) => write!(f, "under {number}"),
            Move::Archive(cell) => write!(f, "archive {}", cell.name()),
            Move::ArchiveNew => f.write_str("archive new"),
            Move::Story(story) => write!(f, "story {}", story.number()),
            Move::Prevent(card) => write!(f, "prevent {}", card.0 + 1),
        }
    }
}

impl From<Player> for Seat {
    fn from(player: Player) -> Seat {
        player.seat()
    }
}
