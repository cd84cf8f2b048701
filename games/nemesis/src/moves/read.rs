//! Reading the notation of moves.

use std::str::FromStr;

use kernel::{NotationError, Words};
use workbench::notation::{as_number, counted};

use super::{Move, NoisePlace, Target};
use crate::decisions::Asked;
use crate::ids::{
    Card, Character, Colour, Corridor, Course, Item, Kind, Label, Object, Objective, Player, Pod,
    ROOMS, ShipEngine, Slot, Wound,
};
use crate::state::{MAX_PLAYERS, Mini, Thing};

/// What the first word of a move can be.
const VERBS: &str = "draft, objective, move, careful, noise, shoot, melee, pick, craft, spend, quest, play, use, room, \
                     pay, drop, rush, launch, leave, stay, wait, pass, discard, none, done, at, door, seat, intruder, \
                     deck, keep, pod, engine, course, keep_order, swap_order, top, bottom, wound, option, weapon, \
                     object, yes, no, react, trade, with, offer, ask, \
                     propose, clear, close, accept, refuse, give, floor, interrupt, wave or decline";

fn word<T: FromStr>(words: &mut Words<'_>, what: &'static str) -> Result<T, NotationError> {
    words.find(what, |word| word.parse().ok())
}

fn slot(words: &mut Words<'_>) -> Result<Slot, NotationError> {
    counted(words, "a Room Number", ROOMS as u8).map(Slot)
}

fn label(words: &mut Words<'_>) -> Result<Option<Label>, NotationError> {
    match words.peek() {
        None => Ok(None),
        Some(_) => word(words, "the word of an option, or the end").map(Some),
    }
}

fn read_target(word: &str) -> Option<Target> {
    if word == "eggs" {
        return Some(Target::Eggs);
    }
    let (kind, number) = word.split_once('.')?;
    Mini::numbered(kind.parse::<Kind>().ok()?, as_number(number)?).map(Target::Intruder)
}

fn target(words: &mut Words<'_>) -> Result<Target, NotationError> {
    words.find("an Intruder such as `adult.2`, or `eggs`", read_target)
}

fn noise_place(words: &mut Words<'_>) -> Result<NoisePlace, NotationError> {
    words.find("a Corridor such as `c11_14`, or `tech`", |word| {
        if word == "tech" {
            return Some(NoisePlace::Technical);
        }
        word.parse().ok().map(NoisePlace::Corridor)
    })
}

fn discarded(words: &mut Words<'_>) -> Result<Move, NotationError> {
    words.find("an Action card, or `contamination`", |word| {
        if word == "contamination" {
            return Some(Move::Discard(None));
        }
        word.parse::<Card>().ok().map(|card| Move::Discard(Some(card)))
    })
}

fn thing(words: &mut Words<'_>) -> Result<Thing, NotationError> {
    words.find("an Item or an Object", read_thing)
}

fn asked(words: &mut Words<'_>) -> Result<Asked, NotationError> {
    words.find("an Item, an Object or the colour of a back", |word| {
        let thing = read_thing(word).map(Asked::Thing);
        thing.or_else(|| word.parse::<Colour>().ok().map(Asked::Back))
    })
}

fn read_thing(word: &str) -> Option<Thing> {
    let item = word.parse::<Item>().ok().map(Thing::Item);
    item.or_else(|| word.parse::<Object>().ok().map(Thing::Object))
}

fn reaction(words: &mut Words<'_>) -> Result<Move, NotationError> {
    words.find("a card or an Item", |word| {
        let card = word.parse::<Card>().ok().map(Move::ReactCard);
        card.or_else(|| word.parse::<Item>().ok().map(Move::ReactItem))
    })
}

const AN_ITEM: &str = "an Item";
const AN_OBJECT: &str = "an Object";
const A_CORRIDOR: &str = "a Corridor such as `c11_14`";

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut words = Words::new(text);
        let verb = words.peek().unwrap_or("").to_owned();
        let known = VERBS.split([',', ' ', '\n']).any(|known| known == verb);
        words.find(VERBS, |_| known.then_some(()))?;
        let mv = read(&verb, &mut words)?;
        words.end()?;
        Ok(mv)
    }
}

/// Reads what follows a verb.
fn read(verb: &str, words: &mut Words<'_>) -> Result<Move, NotationError> {
    Ok(match verb {
        "draft" => Move::Draft(word::<Character>(words, "a Character")?),
        "objective" => Move::Objective(word::<Objective>(words, "an Objective")?),
        "move" => Move::Move(slot(words)?),
        "careful" => Move::Careful(slot(words)?),
        "noise" => Move::Noise(noise_place(words)?),
        "shoot" => Move::Shoot(word(words, "a Weapon")?, target(words)?),
        "melee" => Move::Melee(target(words)?),
        "pick" => Move::Pick(word(words, AN_OBJECT)?),
        "craft" => Move::Craft(word(words, AN_ITEM)?),
        "spend" => Move::Spend(word(words, AN_ITEM)?),
        "quest" => Move::Quest(word(words, "a Quest Item")?),
        "play" => Move::Play(word(words, "an Action card")?, label(words)?),
        "use" => Move::Use(word(words, AN_ITEM)?, label(words)?),
        "room" => Move::Room(label(words)?),
        "pay" => Move::Pay(word(words, "an Action card")?),
        "drop" => Move::Drop(thing(words)?),
        "rush" => Move::Rush,
        "launch" => Move::Launch,
        "leave" => Move::Leave,
        "stay" => Move::Stay,
        "wait" => Move::Wait,
        "pass" => Move::Pass,
        "discard" => discarded(words)?,
        "none" => Move::None,
        "done" => Move::Done,
        "at" => Move::At(slot(words)?),
        "door" => Move::Door(word::<Corridor>(words, A_CORRIDOR)?),
        "seat" => Move::Seat(counted(words, "a seat", MAX_PLAYERS as u8).map(Player)?),
        "intruder" => Move::Intruder(target(words)?),
        "deck" => Move::Deck(word::<Colour>(words, "red, yellow or green")?),
        "keep" => Move::Keep(word(words, AN_ITEM)?),
        "pod" => Move::Pod(counted(words, "a pod", 4).map(Pod)?),
        "engine" => Move::Engine(counted(words, "an Engine", 3).map(ShipEngine)?),
        "course" => Move::Course(word::<Course>(words, "A, B, C or D")?),
        "keep_order" => Move::KeepOrder,
        "swap_order" => Move::SwapOrder,
        "top" => Move::Top,
        "bottom" => Move::Bottom,
        "wound" => Move::Wound(word::<Wound>(words, "a Serious Wound")?),
        "option" => Move::Option(word(words, "the word of an option")?),
        "weapon" => Move::Weapon(word(words, "a Weapon")?),
        "object" => Move::Object(word(words, AN_OBJECT)?),
        "yes" => Move::Yes,
        "no" => Move::No,
        "react" => reaction(words)?,
        "trade" => Move::Trade,
        "with" => Move::With(counted(words, "a seat", MAX_PLAYERS as u8).map(Player)?),
        "offer" => Move::Offer(thing(words)?),
        "ask" => Move::Ask(asked(words)?),
        "propose" => Move::Propose,
        "clear" => Move::Clear,
        "close" => Move::Close,
        "accept" => Move::Accept,
        "refuse" => Move::Refuse,
        "give" => Move::Give(thing(words)?),
        "floor" => Move::Floor,
        "interrupt" => Move::Interrupt,
        "wave" => Move::Wave,
        _ => Move::Decline,
    })
}
