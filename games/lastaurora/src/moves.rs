//! Every decision a seat can make, and its notation.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Seat, Words};
use serde::{Deserialize, Serialize};
use workbench::flat::Id;
use workbench::small::Set8;

use crate::boxes::Sort;
use crate::ids::{Crew, Letter, Object, OptionId, Pattern, Slot, SpaceName};
use crate::state::Player;
use crate::vocab::{FIRST_STORY, Good, Res, STORIES, StoryId};

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
    /// The Enemy in this place of the list, from 0.
    Enemy(u8),
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
    Explore(u8, Option<u8>),
    /// Spend 1 Food for strength (LA-5.5): `boost`.
    Boost,
    /// A slot: `slot 3`.
    Slot(Slot),
    /// The card action (LA-5.8): `card`.
    Card,
    /// The Bonus Action of a slot: `bonus 3`.
    Bonus(Slot),
    /// Play an Object, with the number of its choice: `object toolkit`, `object unstable_fuel 2`.
    Object(Object, u8),
    /// Use a Survivor's ability: `ability s2`.
    Ability(u8),
    /// The Sniper's shot (LA-X1.22): `snipe s2 enemy 1 ammo`.
    Snipe(u8, u8, Payment),
    /// The Drone's Object (LA-X3.16): `burn s2 toolkit`.
    Burn(u8, Object),
    /// A Survivor: `s2`.
    Survivor(u8),
    /// Feed (LA-6.3): `feed s2 food`, `feed s2 free`, `feed s2 toolkit`.
    Feed(u8, Meal),
    /// Gain a good: `take fuel`.
    Take(Good),
    /// Pay, lose or give a resource: `pay food`.
    Pay(Res),
    /// Throw a resource away (LA-10.15): `throw food`.
    Throw(Res),
    /// Dismiss or lose a Survivor for want of room: `dismiss s2`.
    Dismiss(u8),
    /// Lose the child of a Story for want of a box (LA-10.17): `child 256`.
    Child(StoryId),
    /// Keep, discard or pay an Object: `keep toolkit`.
    Keep(Object),
    /// Discard an Object: `discard toolkit`.
    Discard(Object),
    /// Place a convoy card in a column: `place 2`.
    Place(u8),
    /// Put a Damage counter on a box: `damage B1 cargo`.
    Damage(Cell, Sort),
    /// Remove a Damage counter: `repair B1 cargo`.
    Repair(Cell, Sort),
    /// An option of an Encounter or Story: `option 2`.
    Option(OptionId),
    /// Take a card of the discard pile by its number: `salvage 12`.
    Salvage(u16),
    /// An Enemy, by its place: `enemy 1`.
    Enemy(u8),
    /// A player: `player 2`.
    Player(Player),
    /// The Target counter on a space (LA-X1.18): `counter B`.
    Counter(Letter),
    /// Pay and drive: Fuel, and Food burnt in its place: `drive 2`, `drive 1 food 1`.
    Drive(u8, u8),
    /// Go to a space: `go a14`.
    Go(SpaceName),
    /// Lay a Mine: `mine a12`.
    Mine(SpaceName),
    /// Attack: `attack enemy 1 B1 weapon1 ammo`, `attack player 2 T2 junk2 toolkit`.
    Attack(Target, Cell, Sort, Payment),
    /// Put the peeked card with this number on the deck next: `under 12` is the one of card 12.
    Order(u16),
    /// Archive under a convoy card: `archive B2`.
    Archive(Cell),
    /// Archive under the card being taken: `archive new`.
    ArchiveNew,
    /// Activate this Story: `story 256`.
    Story(StoryId),
    /// Discard a Story of the Automa against an Action card: `prevent 3`.
    Prevent(u8),
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
            Move::Explore(one, None) => write!(f, "explore s{}", one + 1),
            Move::Explore(one, Some(two)) => write!(f, "explore s{} s{}", one + 1, two + 1),
            Move::Boost => f.write_str("boost"),
            Move::Slot(slot) => write!(f, "slot {}", slot.number()),
            Move::Card => f.write_str("card"),
            Move::Bonus(slot) => write!(f, "bonus {}", slot.number()),
            Move::Object(kind, 0) => write!(f, "object {}", kind),
            Move::Object(kind, choice) => write!(f, "object {} {}", kind, choice + 1),
            Move::Ability(who) => write!(f, "ability s{}", who + 1),
            Move::Snipe(who, enemy, pay) => {
                write!(f, "snipe s{} enemy {} {pay}", who + 1, enemy + 1)
            }
            Move::Burn(who, kind) => write!(f, "burn s{} {}", who + 1, kind),
            Move::Survivor(who) => write!(f, "s{}", who + 1),
            Move::Feed(who, Meal::Res(res)) => write!(f, "feed s{} {}", who + 1, res.word()),
            Move::Feed(who, Meal::Object(kind)) => write!(f, "feed s{} {}", who + 1, kind),
            Move::Feed(who, Meal::Free) => write!(f, "feed s{} free", who + 1),
            Move::Take(good) => write!(f, "take {}", good.word()),
            Move::Pay(res) => write!(f, "pay {}", res.word()),
            Move::Throw(res) => write!(f, "throw {}", res.word()),
            Move::Dismiss(who) => write!(f, "dismiss s{}", who + 1),
            Move::Child(story) => write!(f, "child {}", story.number()),
            Move::Keep(kind) => write!(f, "keep {}", kind),
            Move::Discard(kind) => write!(f, "discard {}", kind),
            Move::Place(column) => write!(f, "place {}", column + 1),
            Move::Damage(cell, sort) => write!(f, "damage {} {sort}", cell.name()),
            Move::Repair(cell, sort) => write!(f, "repair {} {sort}", cell.name()),
            Move::Option(option) => write!(f, "option {}", option.0 + 1),
            Move::Salvage(number) => write!(f, "salvage {number}"),
            Move::Enemy(place) => write!(f, "enemy {}", place + 1),
            Move::Player(player) => write!(f, "player {}", player.0 + 1),
            Move::Counter(space) => write!(f, "counter {}", space.name()),
            Move::Drive(fuel, 0) => write!(f, "drive {fuel}"),
            Move::Drive(fuel, food) => write!(f, "drive {fuel} food {food}"),
            Move::Go(space) => write!(f, "go {}", space.name()),
            Move::Mine(space) => write!(f, "mine {}", space.name()),
            Move::Attack(target, cell, sort, pay) => match target {
                Target::Enemy(place) => {
                    write!(f, "attack enemy {} {} {sort} {pay}", place + 1, cell.name())
                }
                Target::Player(player) => {
                    write!(f, "attack player {} {} {sort} {pay}", player.0 + 1, cell.name())
                }
            },
            Move::Order(number) => write!(f, "under {number}"),
            Move::Archive(cell) => write!(f, "archive {}", cell.name()),
            Move::ArchiveNew => f.write_str("archive new"),
            Move::Story(story) => write!(f, "story {}", story.number()),
            Move::Prevent(card) => write!(f, "prevent {}", card + 1),
        }
    }
}

const A_SURVIVOR: &str = "a Survivor: s1 to s5";
const A_NUMBER: &str = "a number";

fn survivor(words: &mut Words<'_>) -> Result<u8, NotationError> {
    words.find(A_SURVIVOR, read_survivor)
}

fn read_survivor(word: &str) -> Option<u8> {
    ["s1", "s2", "s3", "s4", "s5"].iter().position(|name| *name == word).map(|i| i as u8)
}

fn counted(words: &mut Words<'_>, most: u8) -> Result<u8, NotationError> {
    let expected = format!("a number from 1 to {most}");
    words.find(expected, |word| read_number(word).filter(|n| (1..=most).contains(n)).map(|n| n - 1))
}

/// A number written without a sign or leading zeros, so that every move has one notation.
fn read_number(word: &str) -> Option<u8> {
    word.parse::<u8>().ok().filter(|n| n.to_string() == word)
}

fn number(words: &mut Words<'_>) -> Result<u16, NotationError> {
    words.find(A_NUMBER, |word| word.parse::<u16>().ok().filter(|n| n.to_string() == word))
}

fn object(words: &mut Words<'_>) -> Result<Object, NotationError> {
    let names = Object::ALL.iter().map(|object| object.name()).collect::<Vec<_>>();
    words.find(format!("an Object: {}", names.join(", ")), read_object)
}

fn read_object(word: &str) -> Option<Object> {
    word.parse().ok()
}

fn res(words: &mut Words<'_>) -> Result<Res, NotationError> {
    words.find("food, ammo or fuel", read_res)
}

fn read_res(word: &str) -> Option<Res> {
    Res::ALL.into_iter().find(|res| res.word() == word)
}

fn cell(words: &mut Words<'_>) -> Result<Cell, NotationError> {
    words.find("a cell of the convoy: T1 to T4 or B1 to B4", |word| {
        Cell::NAMES.iter().position(|name| *name == word).map(|i| Cell(i as u8))
    })
}

fn sort(words: &mut Words<'_>) -> Result<Sort, NotationError> {
    words.find("a box: cargo, crew, food, ammo, fuel, armor, weapon1 and so on", Sort::read)
}

fn space(words: &mut Words<'_>) -> Result<SpaceName, NotationError> {
    words.find("a space of the road: a14", SpaceName::read)
}

fn slot(words: &mut Words<'_>) -> Result<Slot, NotationError> {
    counted(words, 5).map(Slot)
}

fn story(words: &mut Words<'_>) -> Result<StoryId, NotationError> {
    let last = FIRST_STORY + STORIES as u16 - 1;
    words.find(format!("a Story from {FIRST_STORY} to {last}"), |word| {
        let number = word.parse::<u16>().ok().filter(|n| n.to_string() == word)?;
        StoryId::numbered(number)
    })
}

fn player(words: &mut Words<'_>) -> Result<Player, NotationError> {
    counted(words, 4).map(Player)
}

fn payment(words: &mut Words<'_>) -> Result<Payment, NotationError> {
    words.find("ammo or an Object", |word| match word {
        "ammo" => Some(Payment::Ammo),
        other => read_object(other).map(Payment::Object),
    })
}

const VERBS: &str = "a decision: pass, yes, explore, boost, slot, card, bonus, object, ability, feed, take, pay, throw, \
                     dismiss, child, keep, discard, place, damage, repair, option, salvage, enemy, player, counter, drive, go, mine, attack, \
                     snipe, burn, under, archive, story, prevent, crew or a Survivor";

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut words = Words::new(text);
        let verb = words.word(VERBS)?;
        let mv = match verb {
            "pass" => Move::Pass,
            "yes" => Move::Yes,
            "crew" => Move::Crew(
                words
                    .find("a crew: pack, mutant, asgardian or android", |word| word.parse().ok())?,
            ),
            "explore" => {
                let one = survivor(&mut words)?;
                let two = match words.peek() {
                    None => None,
                    Some(_) => {
                        Some(words.find("a second Survivor, of a higher number", |word| {
                            read_survivor(word).filter(|two| *two > one)
                        })?)
                    }
                };
                Move::Explore(one, two)
            }
            "boost" => Move::Boost,
            "slot" => Move::Slot(slot(&mut words)?),
            "card" => Move::Card,
            "bonus" => Move::Bonus(slot(&mut words)?),
            "object" => {
                let kind = object(&mut words)?;
                let choice = match words.peek() {
                    None => 0,
                    Some(_) => {
                        words.find("2, the second choice", |word| (word == "2").then_some(1))?
                    }
                };
                Move::Object(kind, choice)
            }
            "ability" => Move::Ability(survivor(&mut words)?),
            "snipe" => {
                let who = survivor(&mut words)?;
                words.expect("enemy")?;
                Move::Snipe(who, counted(&mut words, 6)?, payment(&mut words)?)
            }
            "burn" => Move::Burn(survivor(&mut words)?, object(&mut words)?),
            "feed" => {
                let who = survivor(&mut words)?;
                let meal =
                    words.find("food, free, another resource or an Object", |word| match word {
                        "free" => Some(Meal::Free),
                        other => read_res(other)
                            .map(Meal::Res)
                            .or_else(|| read_object(other).map(Meal::Object)),
                    })?;
                Move::Feed(who, meal)
            }
            "take" => Move::Take(words.find("food, ammo, fuel or object", |word| {
                Good::ALL.into_iter().find(|good| good.word() == word)
            })?),
            "pay" => Move::Pay(res(&mut words)?),
            "throw" => Move::Throw(res(&mut words)?),
            "dismiss" => Move::Dismiss(survivor(&mut words)?),
            "child" => Move::Child(story(&mut words)?),
            "keep" => Move::Keep(object(&mut words)?),
            "discard" => Move::Discard(object(&mut words)?),
            "place" => Move::Place(counted(&mut words, 4)?),
            "damage" => Move::Damage(cell(&mut words)?, sort(&mut words)?),
            "repair" => Move::Repair(cell(&mut words)?, sort(&mut words)?),
            "option" => Move::Option(counted(&mut words, 3).map(OptionId)?),
            "salvage" => Move::Salvage(number(&mut words)?),
            "enemy" => Move::Enemy(counted(&mut words, 6)?),
            "player" => Move::Player(player(&mut words)?),
            "counter" => Move::Counter(words.find("a Target space: A, B, C or D", |word| {
                Letter::ALL.into_iter().find(|letter| letter.name() == word)
            })?),
            "drive" => {
                let fuel = words.find("how much Fuel", |w| read_number(w).filter(|n| *n < 10))?;
                let food = match words.peek() {
                    None => 0,
                    Some(_) => {
                        words.expect("food")?;
                        words.find("how much Food", |w| {
                            read_number(w).filter(|n| (1..10).contains(n))
                        })?
                    }
                };
                Move::Drive(fuel, food)
            }
            "go" => Move::Go(space(&mut words)?),
            "mine" => Move::Mine(space(&mut words)?),
            "attack" => {
                let target = match words.word("enemy or player")? {
                    "enemy" => Target::Enemy(counted(&mut words, 6)?),
                    "player" => Target::Player(player(&mut words)?),
                    _ => return Err(NotationError::new(text, "attack ".len(), "enemy or player")),
                };
                let cell = cell(&mut words)?;
                Move::Attack(target, cell, sort(&mut words)?, payment(&mut words)?)
            }
            "under" => Move::Order(number(&mut words)?),
            "archive" => match words.peek() {
                Some("new") => {
                    words.expect("new")?;
                    Move::ArchiveNew
                }
                _ => Move::Archive(cell(&mut words)?),
            },
            "story" => Move::Story(story(&mut words)?),
            "prevent" => Move::Prevent(counted(&mut words, 6)?),
            other => match read_survivor(other) {
                Some(who) => Move::Survivor(who),
                None => {
                    let at = text.len() - text.trim_start().len();
                    return Err(NotationError::new(text, at, VERBS));
                }
            },
        };
        words.end()?;
        Ok(mv)
    }
}

impl From<Player> for Seat {
    fn from(player: Player) -> Seat {
        player.seat()
    }
}
