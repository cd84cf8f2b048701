//! Every decision a player can make, and its notation (scene.md).

mod read;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::decisions::Asked;
use crate::ids::{
    Card, Character, Colour, Corridor, Course, Item, Label, Object, Objective, Player, Pod,
    ShipEngine, Slot, Wound,
};
use crate::state::{Mini, Thing};

/// What is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// An Intruder: `adult.2`.
    Intruder(Mini),
    /// The Eggs of the Room: `eggs`.
    Eggs,
}

/// A Corridor or the Technical Corridors, where a Noise marker can lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoisePlace {
    /// A Corridor: `c11_14`.
    Corridor(Corridor),
    /// The Technical Corridors: `tech`.
    Technical,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Take a Character (STD-17): `draft captain`.
    Draft(Character),
    /// Keep an Objective (NEM-22.2): `objective obj_hoarder`.
    Objective(Objective),
    /// Movement or Escape (NEM-5.1): `move 14`.
    Move(Slot),
    /// Careful Movement (NEM-5.2): `careful 14`.
    Careful(Slot),
    /// Where a Noise marker is placed: `noise c11_14`.
    Noise(NoisePlace),
    /// Shoot (NEM-5.5): `shoot rifle adult.2`.
    Shoot(Item, Target),
    /// Melee Attack (NEM-5.6): `melee adult.2`.
    Melee(Target),
    /// Pick up an Object (NEM-5.7): `pick intruder_egg`.
    Pick(Object),
    /// Craft (NEM-5.10): `craft antidote`.
    Craft(Item),
    /// Use up an Item for it: `spend medkit`.
    Spend(Item),
    /// Complete a quest (NEM-5.12): `quest armor`.
    Quest(Item),
    /// Play a card (NEM-4.1): `play rest`, `play repairs engine`.
    Play(Card, Option<Label>),
    /// Use an Item (NEM-4.14): `use medkit dress`.
    Use(Item, Option<Label>),
    /// The Action of the Room (NEM-4.12): `room`, `room start`.
    Room(Option<Label>),
    /// Pay with a card (NEM-4.2): `pay search`.
    Pay(Card),
    /// Drop something (NEM-16.8): `drop rifle`, `drop intruder_egg`.
    Drop(Thing),
    /// Three Actions for a wound (NEM-A2.5): `rush`.
    Rush,
    /// Launch the Escape Pod (NEM-18.4): `launch`.
    Launch,
    /// Leave it (NEM-3.15): `leave`.
    Leave,
    /// Stay in it (NEM-3.15): `stay`.
    Stay,
    /// Wait in it (NEM-18.4): `wait`.
    Wait,
    /// Pass (NEM-3.8): `pass`.
    Pass,
    /// Discard a card (NEM-3.9): `discard search`, `discard contamination`.
    Discard(Option<Card>),
    /// There is nothing of the kind: `none`.
    None,
    /// Enough: `done`.
    Done,
    /// A Room: `at 14`.
    At(Slot),
    /// A Corridor or its Door: `door c11_14`.
    Door(Corridor),
    /// A Character, by the seat: `seat 2`.
    Seat(Player),
    /// An Intruder or Eggs: `intruder adult.2`.
    Intruder(Target),
    /// An Item deck: `deck red`.
    Deck(Colour),
    /// Keep an Item: `keep medkit`.
    Keep(Item),
    /// An Escape Pod: `pod 2`.
    Pod(Pod),
    /// An Engine: `engine 3`.
    Engine(ShipEngine),
    /// A position of the Destination marker: `course D`.
    Course(Course),
    /// Leave the tokens of an Engine as they are: `keep_order`.
    KeepOrder,
    /// Exchange them: `swap_order`.
    SwapOrder,
    /// Back on top of the deck: `top`.
    Top,
    /// Under the deck: `bottom`.
    Bottom,
    /// A Serious Wound: `wound wound_arm`.
    Wound(Wound),
    /// An option of the Room used from afar: `option start`.
    Option(Label),
    /// A Weapon: `weapon rifle`.
    Weapon(Item),
    /// An Object of the Room: `object intruder_egg`.
    Object(Object),
    /// Yes to what is offered: `yes`.
    Yes,
    /// No to it: `no`.
    No,
    /// A Reaction with a card: `react nerves_of_steel`.
    ReactCard(Card),
    /// A Reaction with an Item: `react armor`.
    ReactItem(Item),
    /// None: `decline`.
    Decline,
    /// Open a trade (NEM-5.8): `trade`.
    Trade,
    /// Trade with somebody (NEM-5.16): `with 2`.
    With(Player),
    /// Offer a thing: `offer medkit`.
    Offer(Thing),
    /// Ask for a thing or for a card by its back: `ask rifle`, `ask green`.
    Ask(Asked),
    /// Put the proposal to the partner: `propose`.
    Propose,
    /// Throw it away: `clear`.
    Clear,
    /// Give the floor up: `close`.
    Close,
    /// Agree: `accept`.
    Accept,
    /// Do not: `refuse`.
    Refuse,
    /// Give a thing for what is asked: `give medkit`.
    Give(Thing),
    /// Want the floor (NEM-5.15): `floor`.
    Floor,
    /// Cancel it by an Interruption (NEM-24.2): `interrupt`.
    Interrupt,
    /// Decline, and let others' Actions pass until the own next round (NEM-24.17): `wave`.
    Wave,
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Intruder(mini) => write!(f, "{}.{}", mini.kind(), mini.printed()),
            Target::Eggs => f.write_str("eggs"),
        }
    }
}

impl fmt::Display for NoisePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoisePlace::Corridor(corridor) => corridor.fmt(f),
            NoisePlace::Technical => f.write_str("tech"),
        }
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Item(item) => item.fmt(f),
            Thing::Object(object) => object.fmt(f),
        }
    }
}

/// A verb with the label of an option behind it, if there is one.
fn labelled(
    f: &mut fmt::Formatter<'_>,
    words: fmt::Arguments<'_>,
    label: Option<Label>,
) -> fmt::Result {
    f.write_fmt(words)?;
    match label {
        Some(label) => write!(f, " {label}"),
        None => Ok(()),
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Draft(character) => write!(f, "draft {character}"),
            Move::Objective(objective) => write!(f, "objective {objective}"),
            Move::Move(slot) => write!(f, "move {}", slot.printed()),
            Move::Careful(slot) => write!(f, "careful {}", slot.printed()),
            Move::Noise(place) => write!(f, "noise {place}"),
            Move::Shoot(weapon, target) => write!(f, "shoot {weapon} {target}"),
            Move::Melee(target) => write!(f, "melee {target}"),
            Move::Pick(object) => write!(f, "pick {object}"),
            Move::Craft(item) => write!(f, "craft {item}"),
            Move::Spend(item) => write!(f, "spend {item}"),
            Move::Quest(item) => write!(f, "quest {item}"),
            Move::Play(card, label) => labelled(f, format_args!("play {card}"), label),
            Move::Use(item, label) => labelled(f, format_args!("use {item}"), label),
            Move::Room(label) => labelled(f, format_args!("room"), label),
            Move::Pay(card) => write!(f, "pay {card}"),
            Move::Drop(thing) => write!(f, "drop {thing}"),
            Move::Rush => f.write_str("rush"),
            Move::Launch => f.write_str("launch"),
            Move::Leave => f.write_str("leave"),
            Move::Stay => f.write_str("stay"),
            Move::Wait => f.write_str("wait"),
            Move::Pass => f.write_str("pass"),
            Move::Discard(Some(card)) => write!(f, "discard {card}"),
            Move::Discard(None) => f.write_str("discard contamination"),
            Move::None => f.write_str("none"),
            Move::Done => f.write_str("done"),
            Move::At(slot) => write!(f, "at {}", slot.printed()),
            Move::Door(corridor) => write!(f, "door {corridor}"),
            Move::Seat(player) => write!(f, "seat {}", player.number()),
            Move::Intruder(target) => write!(f, "intruder {target}"),
            Move::Deck(colour) => write!(f, "deck {colour}"),
            Move::Keep(item) => write!(f, "keep {item}"),
            Move::Pod(pod) => write!(f, "pod {}", pod.printed()),
            Move::Engine(engine) => write!(f, "engine {}", engine.printed()),
            Move::Course(course) => write!(f, "course {course}"),
            Move::KeepOrder => f.write_str("keep_order"),
            Move::SwapOrder => f.write_str("swap_order"),
            Move::Top => f.write_str("top"),
            Move::Bottom => f.write_str("bottom"),
            Move::Wound(wound) => write!(f, "wound {wound}"),
            Move::Option(label) => write!(f, "option {label}"),
            Move::Weapon(item) => write!(f, "weapon {item}"),
            Move::Object(object) => write!(f, "object {object}"),
            Move::Yes => f.write_str("yes"),
            Move::No => f.write_str("no"),
            Move::ReactCard(card) => write!(f, "react {card}"),
            Move::ReactItem(item) => write!(f, "react {item}"),
            Move::Decline => f.write_str("decline"),
            Move::Trade => f.write_str("trade"),
            Move::With(player) => write!(f, "with {}", player.number()),
            Move::Offer(thing) => write!(f, "offer {thing}"),
            Move::Ask(Asked::Thing(thing)) => write!(f, "ask {thing}"),
            Move::Ask(Asked::Back(colour)) => write!(f, "ask {colour}"),
            Move::Propose => f.write_str("propose"),
            Move::Clear => f.write_str("clear"),
            Move::Close => f.write_str("close"),
            Move::Accept => f.write_str("accept"),
            Move::Refuse => f.write_str("refuse"),
            Move::Give(thing) => write!(f, "give {thing}"),
            Move::Floor => f.write_str("floor"),
            Move::Interrupt => f.write_str("interrupt"),
            Move::Wave => f.write_str("wave"),
        }
    }
}
