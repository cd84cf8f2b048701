//! Text as decisions. An error says where, and which words were known there.

use std::str::FromStr;

use kernel::{NotationError, Words};
use workbench::notation::{counted, joined, one_of, optional, take};

use crate::action::{
    Action, Actor, FarTarget, Grip, Lockdown, Loot, Repair, Swarm, Target, Weapon,
};
use crate::ids::{Body, Character, Data, Identity, Item, Offsite, Section};
use crate::map::Link;
use crate::moves::{Choice, Move};
use crate::notation::{NANOGELS, PLAIN, link_between};
use crate::state::{MAX_PLAYERS, Player};

type Read<T> = Result<T, NotationError>;

/// What stands behind a verb.
type Objects<T> = fn(&mut Words<'_>) -> Read<T>;

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Read<Move> {
        let mut words = Words::new(text);
        let mv = match words.peek().and_then(|verb| find(&DECISIONS, verb)) {
            Some(objects) => {
                words.word("a verb")?;
                objects(&mut words)?
            }
            None => Move::Act(action(&mut words, || {
                let verbs = DECISIONS.iter().map(|(verb, _)| *verb).chain(actions());
                format!("a decision ({})", joined(verbs))
            })?),
        };
        words.end()?;
        Ok(mv)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Read<Action> {
        let mut words = Words::new(text);
        let action = action(&mut words, an_action)?;
        words.end()?;
        Ok(action)
    }
}

/// The decisions that are not Actions, by their verb.
const DECISIONS: [(&str, Objects<Move>); 17] = [
    ("identity", |words| Ok(Move::Identity(identity(words)?))),
    ("reveal", |words| Ok(Move::Reveal(identity(words)?))),
    ("influence", |words| {
        let character = character(words)?;
        Ok(Move::Influence(character, counted(words, "a number of cubes", CUBES)? + 1))
    }),
    ("activate", |words| Ok(Move::Activate(actor(words)?))),
    ("renegotiate", |words| {
        let card = words.peek().map(|_| character(words)).transpose()?;
        Ok(Move::Renegotiate(card))
    }),
    ("free", |words| Ok(Move::Free(action(words, an_action)?))),
    ("bribe", |words| {
        let who = actor(words)?;
        let grey = optional(words, "grey")?;
        Ok(if grey { Move::GreyBribe(who) } else { Move::Bribe(who) })
    }),
    ("kompromat", |words| Ok(Move::Kompromat(actor(words)?))),
    ("presence", |words| Ok(Move::Presence(body(words)?))),
    ("moss", |words| match words.peek() {
        Some("feed") => {
            words.expect("feed")?;
            Ok(Move::MossFeed(body(words)?))
        }
        _ => Ok(Move::MossStep(section(words)?)),
    }),
    ("accept", |_| Ok(Move::Accept)),
    ("refuse", |_| Ok(Move::Refuse)),
    ("choose", |words| Ok(Move::Choose(choice(words)?))),
    ("deliver", |words| Ok(Move::Deliver(data(words)?, offsite(words)?))),
    ("pass", |_| Ok(Move::Pass)),
    ("agree", |_| Ok(Move::Agree)),
    ("withdraw", |_| Ok(Move::Withdraw)),
];

/// The Actions by their verb; the Section Actions in [`PLAIN`] are verbs of their own.
const ACTIONS: [(&str, Objects<Action>); 48] = [
    ("step", |words| Ok(Action::Step { to: section(words)?, drag: named(words, "drag")? })),
    ("pickup", |words| match words.peek() {
        Some("kompromat") => {
            words.expect("kompromat")?;
            Ok(Action::PickUpKompromat { at: section(words)? })
        }
        _ => Ok(Action::PickUp { item: item(words)?, from: named(words, "from")? }),
    }),
    ("drop", |words| Ok(Action::Drop { item: item(words)?, ignite: optional(words, "ignite")? })),
    ("give", |words| Ok(Action::Give { item: item(words)?, to: body(words)? })),
    ("throw", |words| {
        let (item, to) = (item(words)?, section(words)?);
        Ok(Action::Throw { item, to, ignite: optional(words, "ignite")? })
    }),
    ("copy", |words| Ok(Action::Copy { data: data(words)?, to: body(words)? })),
    ("delete", |words| Ok(Action::Delete { data: data(words)? })),
    ("attack", |words| Ok(Action::Attack { target: target(words)?, with: weapon(words)? })),
    ("rob", |words| {
        Ok(Action::Rob { from: body(words)?, with: weapon(words)?, loot: loot(words)? })
    }),
    ("sabotage", |words| Ok(Action::Sabotage { with: weapon(words)? })),
    ("revive", |words| {
        let target = target(words)?;
        Ok(Action::Revive { target, with: one_of(words, "a Nanogel", &NANOGELS)? })
    }),
    ("wait", |_| Ok(Action::Wait)),
    ("transmit", |words| Ok(Action::Transmit { data: data(words)?, to: offsite(words)? })),
    ("decontaminate", |words| Ok(Action::Decontaminate { body: body(words)? })),
    ("launch", |words| Ok(Action::SectionLaunch { pod: section(words)? })),
    ("repair", |words| Ok(Action::RepairRobot { target: target(words)? })),
    ("putout", |words| Ok(Action::PutOut { body: body(words)? })),
    ("mine", |words| Ok(Action::DataMining { at: section(words)? })),
    ("fire", |words| Ok(Action::FireDeathRay { target: far_target(words)? })),
    ("grip", |words| Ok(Action::Grip { what: grip(words)? })),
    ("suppress", |words| Ok(Action::HazardSuppression { at: section(words)? })),
    ("jammers", |_| Ok(Action::Jammers)),
    ("swarm", |words| Ok(Action::DirectSwarm { order: swarm(words)? })),
    ("lock", |words| Ok(Action::Lockdown { how: Lockdown::Add(link(words)?) })),
    ("unlock", |words| Ok(Action::Lockdown { how: Lockdown::Remove(link(words)?) })),
    ("movelock", |words| {
        let from = link(words)?;
        words.expect("to")?;
        Ok(Action::Lockdown { how: Lockdown::Move(from, link(words)?) })
    }),
    ("remote", |words| Ok(Action::RemoteControl { drone: body(words)? })),
    ("mark", |words| Ok(Action::MarkTarget { body: body(words)? })),
    ("enter", |words| Ok(Action::EnterFromCard { to: section(words)? })),
    ("breach", |words| Ok(Action::Breach { link: link(words)? })),
    ("juryrig", |words| Ok(Action::JuryRig { what: repair(words)? })),
    ("disassemble", |words| Ok(Action::Disassemble { what: repair(words)? })),
    ("emergency", |words| Ok(Action::EmergencyRevive { body: body(words)? })),
    ("selfrepair", |_| Ok(Action::SelfRepair)),
    ("feed", |words| Ok(Action::FeedMe { body: body(words)? })),
    ("wormhole", |words| Ok(Action::EnterWormhole { drag: named(words, "drag")? })),
    ("wormtongue", |words| {
        Ok(Action::Wormtongue { character: character(words)?, player: player(words)? })
    }),
    ("serve", |_| Ok(Action::ProcessServer)),
    ("hardcopy", |_| Ok(Action::Hardcopy)),
    ("lawyerup", |words| Ok(Action::LawyerUp { body: body(words)? })),
    ("emp", |_| Ok(Action::EmpBurst)),
    ("telepathy", |words| Ok(Action::Telepathy { body: body(words)? })),
    ("rootaccess", |words| Ok(Action::RootAccess { body: body(words)? })),
    ("missile", |words| Ok(Action::Missile { at: section(words)? })),
    ("brutal", |words| Ok(Action::BrutalAttack { body: body(words)? })),
    ("tradecraft", |words| {
        // Which of the two is named first makes no difference: the move has one writing.
        let (one, other) = (character(words)?, character(words)?);
        let give = (one.min(other), one.max(other));
        words.expect("for")?;
        Ok(Action::Tradecraft { give, take: character(words)? })
    }),
    ("infect", |words| Ok(Action::Infect { body: body(words)? })),
    ("gas", |words| Ok(Action::NerveGas { at: section(words)? })),
];

fn find<T>(table: &[(&str, Objects<T>)], verb: &str) -> Option<Objects<T>> {
    table.iter().find(|(name, _)| *name == verb).map(|(_, objects)| *objects)
}

fn actions() -> impl Iterator<Item = &'static str> {
    ACTIONS.iter().map(|(verb, _)| *verb).chain(PLAIN.iter().map(|action| action.name()))
}

fn an_action() -> String {
    format!("an Action ({})", joined(actions()))
}

fn action(words: &mut Words<'_>, expected: fn() -> String) -> Read<Action> {
    let verb = words.peek().unwrap_or("");
    if let Some(objects) = find(&ACTIONS, verb) {
        words.word("an Action")?;
        return objects(words);
    }
    let plain = PLAIN.into_iter().find(|action| action.name() == verb);
    take(words, plain.map(Action::Section), expected)
}

fn section(words: &mut Words<'_>) -> Read<Section> {
    one_of(words, "a section", Section::ALL)
}

fn body(words: &mut Words<'_>) -> Read<Body> {
    one_of(words, "a pawn", Body::ALL)
}

fn character(words: &mut Words<'_>) -> Read<Character> {
    one_of(words, "a Character", Character::ALL)
}

fn identity(words: &mut Words<'_>) -> Read<Identity> {
    one_of(words, "an Identity", Identity::ALL)
}

fn item(words: &mut Words<'_>) -> Read<Item> {
    one_of(words, "an Item", Item::ALL)
}

fn data(words: &mut Words<'_>) -> Read<Data> {
    one_of(words, "a type of Data", Data::ALL)
}

fn offsite(words: &mut Words<'_>) -> Read<Offsite> {
    one_of(words, "an Offsite", Offsite::ALL)
}

fn weapon(words: &mut Words<'_>) -> Read<Weapon> {
    one_of(words, "a weapon", &[Weapon::Bludgeon, Weapon::Gun, Weapon::Badge])
}

fn actor(words: &mut Words<'_>) -> Read<Actor> {
    if words.peek() == Some(Data::DigitalAssistant.name()) {
        words.word("a pawn")?;
        return Ok(Actor::Assistant);
    }
    body(words).map(Actor::Body)
}

fn target(words: &mut Words<'_>) -> Read<Target> {
    if words.peek() == Some("monster") {
        words.word("a pawn")?;
        return Ok(Target::Monster);
    }
    body(words).map(Target::Body)
}

fn repair(words: &mut Words<'_>) -> Read<Repair> {
    if words.peek() == Some("section") {
        words.word("a pawn")?;
        return Ok(Repair::Section);
    }
    target(words).map(Repair::Robot)
}

fn loot(words: &mut Words<'_>) -> Read<Loot> {
    let word = words.peek().unwrap_or("");
    let understood = word.parse().map(Loot::Item).or_else(|_| word.parse().map(Loot::Data)).ok();
    take(words, understood, || {
        format!("an Item ({}) or Data ({})", joined(Item::ALL.iter()), joined(Data::ALL.iter()))
    })
}

fn far_target(words: &mut Words<'_>) -> Read<FarTarget> {
    let word = words.peek().unwrap_or("");
    let understood = match word.parse() {
        Ok(offsite) => Some(FarTarget::Offsite(offsite)),
        Err(_) if word == "ship" => Some(FarTarget::Ship),
        Err(_) => word.parse().map(FarTarget::Pod).ok(),
    };
    take(words, understood, || "authorities, news, ship or a launched pod".to_string())
}

/// `telepathic_rat` is the Item here: Grip never makes the Rat go Down, who is neither Human nor Robot.
fn grip(words: &mut Words<'_>) -> Read<Grip> {
    let word = words.peek().unwrap_or("");
    if let Ok(item) = word.parse() {
        words.word("an Item")?;
        return Ok(Grip::Item { item, from: named(words, "from")? });
    }
    take(words, word.parse().map(Grip::Body).ok(), || {
        format!("an Item ({}) or a pawn ({})", joined(Item::ALL.iter()), joined(Body::ALL.iter()))
    })
}

fn swarm(words: &mut Words<'_>) -> Read<Swarm> {
    match one_of(words, "an order", &["step", "attack"])? {
        "step" => section(words).map(Swarm::Step),
        _ => body(words).map(Swarm::Attack),
    }
}

fn link(words: &mut Words<'_>) -> Read<Link> {
    let one = section(words)?;
    let before = words.clone();
    let other = section(words)?;
    match link_between(one, other) {
        Some(link) => Ok(link),
        None => take(&mut before.clone(), None, || {
            let neighbours =
                Section::ALL.iter().filter(|other| link_between(one, **other).is_some());
            format!("a section with a corridor or dock to {one} ({})", joined(neighbours))
        }),
    }
}

fn player(words: &mut Words<'_>) -> Read<Player> {
    counted(words, "a player's number", MAX_PLAYERS as u8).map(Player)
}

fn choice(words: &mut Words<'_>) -> Read<Choice> {
    let kinds = ["item", "section", "body", "player", "marker", "card"];
    match one_of(words, "a kind of answer", &kinds)? {
        "item" => item(words).map(Choice::Item),
        "section" => section(words).map(Choice::Section),
        "body" => body(words).map(Choice::Body),
        "player" => player(words).map(Choice::Player),
        "marker" => counted(words, "a Time marker's number", MARKERS).map(Choice::Marker),
        _ => character(words).map(Choice::Character),
    }
}

/// As many Time markers as the list in the state holds.
const MARKERS: u8 = 32;

/// The cubes of one colour (SF-2.5).
const CUBES: u8 = 8;

/// A body behind this word, if the word is there.
fn named(words: &mut Words<'_>, word: &'static str) -> Read<Option<Body>> {
    if optional(words, word)? { body(words).map(Some) } else { Ok(None) }
}
