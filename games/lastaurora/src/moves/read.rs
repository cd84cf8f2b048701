//! Reading the notation of moves.

use std::str::FromStr;

use kernel::{NotationError, Words};

use super::{Cell, Meal, Move, Payment, Target};
use crate::boxes::Sort;
use crate::ids::{
    ActionId, CardNumber, Column, Crew, CrewPlace, EnemyPlace, Letter, Object, OptionId, Slot,
    SpaceName,
};
use crate::state::Player;
use crate::vocab::{FIRST_STORY, Good, Res, STORIES, StoryId};

const A_SURVIVOR: &str = "a Survivor: s1 to s5";
const A_NUMBER: &str = "a number";

fn survivor(words: &mut Words<'_>) -> Result<CrewPlace, NotationError> {
    words.find(A_SURVIVOR, read_survivor)
}

fn read_survivor(word: &str) -> Option<CrewPlace> {
    let place = ["s1", "s2", "s3", "s4", "s5"].iter().position(|name| *name == word)?;
    Some(CrewPlace::ALL[place])
}

fn enemy(words: &mut Words<'_>) -> Result<EnemyPlace, NotationError> {
    counted(words, 6).map(EnemyPlace)
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
    words.find("food, ammo or fuel", |word| word.parse().ok())
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

fn crew(words: &mut Words<'_>) -> Result<Crew, NotationError> {
    words.find("a crew: pack, mutant, asgardian or android", |word| word.parse().ok())
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

fn counter(words: &mut Words<'_>) -> Result<Letter, NotationError> {
    words.find("a Target space: A, B, C or D", |word| {
        Letter::ALL.into_iter().find(|letter| letter.name() == word)
    })
}

fn second_survivor(words: &mut Words<'_>, one: CrewPlace) -> Result<CrewPlace, NotationError> {
    words.find("a second Survivor, of a higher number", |word| {
        read_survivor(word).filter(|two| *two > one)
    })
}

fn explore(words: &mut Words<'_>) -> Result<Move, NotationError> {
    let one = survivor(words)?;
    let more = words.peek().is_some();
    let two = if more { Some(second_survivor(words, one)?) } else { None };
    Ok(Move::Explore(one, two))
}

fn play(words: &mut Words<'_>) -> Result<Move, NotationError> {
    let kind = object(words)?;
    let choice = match words.peek() {
        None => OptionId::FIRST,
        Some(_) => {
            words.find("2, the second choice", |word| (word == "2").then_some(OptionId(1)))?
        }
    };
    Ok(Move::Object { kind, choice })
}

fn snipe(words: &mut Words<'_>) -> Result<Move, NotationError> {
    let who = survivor(words)?;
    words.expect("enemy")?;
    Ok(Move::Snipe(who, enemy(words)?, payment(words)?))
}

fn feed(words: &mut Words<'_>) -> Result<Move, NotationError> {
    let who = survivor(words)?;
    let meal = words.find("food, free, another resource or an Object", |word| match word {
        "free" => Some(Meal::Free),
        other => other.parse().map(Meal::Res).or_else(|_| other.parse().map(Meal::Object)).ok(),
    })?;
    Ok(Move::Feed(who, meal))
}

fn good(words: &mut Words<'_>) -> Result<Good, NotationError> {
    words.find("food, ammo, fuel or object", |word| word.parse().ok())
}

fn drive(words: &mut Words<'_>) -> Result<Move, NotationError> {
    let fuel = words.find("how much Fuel", |word| read_number(word).filter(|n| *n < 10))?;
    let food = match words.peek() {
        None => 0,
        Some(_) => {
            words.expect("food")?;
            let some = |word: &str| read_number(word).filter(|n| (1..10).contains(n));
            words.find("how much Food", some)?
        }
    };
    Ok(Move::Drive { fuel, food })
}

fn attack(words: &mut Words<'_>, text: &str) -> Result<Move, NotationError> {
    let target = match words.word("enemy or player")? {
        "enemy" => Target::Enemy(enemy(words)?),
        "player" => Target::Player(player(words)?),
        _ => return Err(NotationError::new(text, "attack ".len(), "enemy or player")),
    };
    let cell = cell(words)?;
    Ok(Move::Attack(target, cell, sort(words)?, payment(words)?))
}

fn archive(words: &mut Words<'_>) -> Result<Move, NotationError> {
    match words.peek() {
        Some("new") => {
            words.expect("new")?;
            Ok(Move::ArchiveNew)
        }
        _ => Ok(Move::Archive(cell(words)?)),
    }
}

fn story(words: &mut Words<'_>) -> Result<StoryId, NotationError> {
    let last = FIRST_STORY + STORIES as u16 - 1;
    words.find(format!("a Story from {FIRST_STORY} to {last}"), |word| {
        let number = word.parse::<u16>().ok().filter(|n| n.to_string() == word)?;
        StoryId::numbered(number)
    })
}

/// A Survivor alone is a move of its own.
fn alone(verb: &str, text: &str) -> Result<Move, NotationError> {
    let at = text.len() - text.trim_start().len();
    let who = read_survivor(verb).ok_or_else(|| NotationError::new(text, at, VERBS))?;
    Ok(Move::Survivor(who))
}

const VERBS: &str = "a decision: pass, yes, explore, boost, slot, card, bonus, object, ability, feed, take, pay, throw, \
                     dismiss, child, keep, discard, place, damage, repair, option, salvage, enemy, player, counter, drive, go, mine, attack, \
                     snipe, burn, under, archive, story, prevent, crew or a Survivor";

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut reader = Words::new(text);
        let verb = reader.word(VERBS)?;
        let words = &mut reader;
        let mv = match verb {
            "pass" => Move::Pass,
            "yes" => Move::Yes,
            "crew" => Move::Crew(crew(words)?),
            "explore" => explore(words)?,
            "boost" => Move::Boost,
            "slot" => Move::Slot(slot(words)?),
            "card" => Move::Card,
            "bonus" => Move::Bonus(slot(words)?),
            "object" => play(words)?,
            "ability" => Move::Ability(survivor(words)?),
            "snipe" => snipe(words)?,
            "burn" => Move::Burn(survivor(words)?, object(words)?),
            "feed" => feed(words)?,
            "take" => Move::Take(good(words)?),
            "pay" => Move::Pay(res(words)?),
            "throw" => Move::Throw(res(words)?),
            "dismiss" => Move::Dismiss(survivor(words)?),
            "child" => Move::Child(story(words)?),
            "keep" => Move::Keep(object(words)?),
            "discard" => Move::Discard(object(words)?),
            "place" => Move::Place(counted(words, 4).map(Column)?),
            "damage" => Move::Damage(cell(words)?, sort(words)?),
            "repair" => Move::Repair(cell(words)?, sort(words)?),
            "option" => Move::Option(counted(words, 3).map(OptionId)?),
            "salvage" => Move::Salvage(CardNumber(number(words)?)),
            "enemy" => Move::Enemy(enemy(words)?),
            "player" => Move::Player(player(words)?),
            "counter" => Move::Counter(counter(words)?),
            "drive" => drive(words)?,
            "go" => Move::Go(space(words)?),
            "mine" => Move::Mine(space(words)?),
            "attack" => attack(words, text)?,
            "under" => Move::Order(CardNumber(number(words)?)),
            "archive" => archive(words)?,
            "story" => Move::Story(story(words)?),
            "prevent" => Move::Prevent(counted(words, 6).map(ActionId)?),
            other => alone(other, text)?,
        };
        reader.end()?;
        Ok(mv)
    }
}
