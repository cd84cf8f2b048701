//! The words of the condition language: what a parsed condition is made of, and what each word may speak of.

use std::fmt;

use workbench::script::{Cond, Num};

use crate::ids::{Ability, Body, Character, Data, Item, Offsite, ProjectX, Section};
use crate::map::Link;
use crate::state::Player;

/// Something a condition speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Value {
    /// Nothing: a variable that was not chosen, the PC of somebody who has none. Every predicate about it is false.
    #[default]
    Nothing,
    /// Somebody.
    Who(Who),
    /// A kind of Item.
    Item(Item),
    /// A type of Data.
    Data(Data),
    /// The Wormhole token.
    Wormhole,
    /// A section.
    Section(Section),
    /// A corridor or dock.
    Link(Link),
    /// An Offsite.
    Offsite(Offsite),
    /// A player.
    Player(Player),
    /// A Kompromat token, by the Character it names.
    Kompromat(Character),
    /// A Project X card.
    Project(ProjectX),
    /// An Ability.
    Ability(Ability),
    /// A kind of way.
    Way(LinkKind),
}

/// Somebody a condition speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// One pawn, or the Rat.
    Body(Body),
    /// A Character with all its bodies: what is said of it holds if it holds for one of them. The Digital Assistant
    /// has none.
    Card(Character),
    /// The Monster of Project X.
    Monster,
}

/// The third argument of `linked`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkKind {
    /// A corridor.
    Corridor,
    /// A vent.
    Vent,
    /// The dock of a pod.
    Dock,
    /// An airlock arrow.
    Airlock,
}

/// What sort of thing a [`Value`] is, known before anything is evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A Character, a body or the Monster.
    Who,
    /// A kind of Item.
    Item,
    /// A type of Data.
    Data,
    /// A token.
    Token,
    /// A section.
    Section,
    /// A corridor or dock.
    Link,
    /// An Offsite.
    Offsite,
    /// A player.
    Player,
    /// A Kompromat token.
    Kompromat,
    /// A Project X card.
    Project,
    /// An Ability.
    Ability,
    /// A kind of way.
    Way,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Who => "a Character",
            Kind::Item => "an Item",
            Kind::Data => "a type of Data",
            Kind::Token => "a token",
            Kind::Section => "a section",
            Kind::Link => "a corridor",
            Kind::Offsite => "an Offsite",
            Kind::Player => "a player",
            Kind::Kompromat => "a Kompromat",
            Kind::Project => "a Project X card",
            Kind::Ability => "an Ability",
            Kind::Way => "a kind of way",
        })
    }
}

/// How a thing is named in a condition.
#[derive(Clone, PartialEq, Debug)]
pub enum Term {
    /// By its id.
    Value(Value),
    /// `self`.
    Own,
    /// `me`.
    Me,
    /// `actor`.
    Actor,
    /// `this`.
    This,
    /// `monster`.
    Monster,
    /// `target_bearer`.
    TargetBearer,
    /// `lindsey`: the scripted player of the tutorial.
    Lindsey,
    /// A variable, by its place among those that are bound.
    Variable(u8),
    /// `section_of(x)`.
    SectionOf(Box<Term>),
    /// `pc_of(p)`.
    PcOf(Box<Term>),
    /// `subject(k)`.
    Subject(Box<Term>),
}

/// Something true or false, in the game's own words.
pub(super) type Tree = Cond<Truth, Number>;

/// A number, in the game's own words.
pub(super) type Sum = Num<Number>;

/// What is true or false.
#[derive(Clone, PartialEq, Debug)]
pub enum Truth {
    /// A predicate with its arguments.
    Is(Predicate, Box<[Term]>),
    /// `a = b` of things that are not numbers.
    Same(Term, Term),
    /// `a != b`.
    Other(Term, Term),
    /// `some {...}`: the set has a member.
    Some(Box<Set>),
    /// `none {...}`: it has none.
    None(Box<Set>),
}

/// What is a number.
#[derive(Clone, PartialEq, Debug)]
pub enum Number {
    /// A function with its arguments.
    Of(Function, Box<[Term]>),
    /// `count {...}`.
    Count(Box<Set>),
}

/// `{c in characters : ...}`.
#[derive(Clone, PartialEq, Debug)]
pub struct Set {
    /// The place of its variable.
    pub(super) variable: u8,
    /// What the variable goes through.
    pub(super) domain: Domain,
    /// What must hold of a member.
    pub(super) only: Option<Tree>,
}

/// What a variable goes through.
#[derive(Clone, PartialEq, Debug)]
pub enum Domain {
    /// Every body in play, and the Digital Assistant.
    Characters,
    /// Those and the Monster.
    Entities,
    /// The Monster.
    Monsters,
    /// The players.
    Players,
    /// The sections.
    Sections,
    /// The pods.
    Pods,
    /// The corridors and docks.
    Corridors,
    /// The Offsites that are left.
    Offsites,
    /// The Kompromat tokens in the game.
    Kompromat,
    /// The sections that a way leads to from one: what is left of `sections` for sets that ask for such a way.
    Joined(Term),
    /// The bodies of a Character.
    Bodies(Term),
    /// The Bonus Characters of a player.
    BonusCharacters(Term),
}

impl Domain {
    /// What its members are.
    pub(super) const fn kind(&self) -> Kind {
        match self {
            Domain::Characters
            | Domain::Entities
            | Domain::Monsters
            | Domain::Bodies(_)
            | Domain::BonusCharacters(_) => Kind::Who,
            Domain::Players => Kind::Player,
            Domain::Sections | Domain::Pods | Domain::Joined(_) => Kind::Section,
            Domain::Corridors => Kind::Link,
            Domain::Offsites => Kind::Offsite,
            Domain::Kompromat => Kind::Kompromat,
        }
    }
}

/// What one argument may be.
pub(super) type Accepts = &'static [Kind];

const WHO: Accepts = &[Kind::Who];
const ITEM: Accepts = &[Kind::Item];
const DATA: Accepts = &[Kind::Data];
const SECTION: Accepts = &[Kind::Section];
const PLAYER: Accepts = &[Kind::Player];
const THING: Accepts = &[Kind::Who, Kind::Item, Kind::Token];

/// Declares the words that take arguments, with what each argument may be.
macro_rules! words {
    ($(#[$doc:meta])* $kind:ident $table:ident { $($member:ident = $name:literal $args:expr,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $kind {
            $($member,)*
        }

        /// The words with what they mean and what each argument may be.
        pub(super) const $table: &[(&str, $kind, &[Accepts])] = &[$(($name, $kind::$member, &$args),)*];
    };
}

words! {
    /// A predicate, by its word.
    Predicate PREDICATES {
        Escaped = "escaped" [&[Kind::Who, Kind::Item, Kind::Data, Kind::Section]],
        Live = "live" [WHO],
        Down = "down" [WHO],
        Annihilated = "annihilated" [&[Kind::Who, Kind::Section]],
        OnBoard = "on_board" [&[Kind::Who, Kind::Item, Kind::Section]],
        In = "in" [THING, SECTION],
        InPod = "in_pod" [THING],
        Colocated = "colocated" [THING, THING],
        Engulfed = "engulfed" [WHO],
        Human = "human" [WHO],
        Robot = "robot" [WHO],
        Monster = "monster" [WHO],
        Pc = "pc" [WHO],
        Npc = "npc" [WHO],
        Is = "is" [WHO, WHO],
        HasAbility = "has_ability" [WHO, &[Kind::Ability]],
        Contaminated = "contaminated" [WHO],
        Helmeted = "helmeted" [WHO],
        Possesses = "possesses" [WHO, &[Kind::Item, Kind::Data]],
        Possessed = "possessed" [ITEM],
        PossessedByLive = "possessed_by_live" [ITEM],
        InPlay = "in_play" [&[Kind::Who, Kind::Project]],
        PcSuspect = "pc_suspect" [WHO],
        PcNotInnocent = "pc_not_innocent" [WHO],
        FriendOf = "friend_of" [WHO, PLAYER],
        GrudgeOf = "grudge_of" [WHO, PLAYER],
        BonusFriend = "bonus_friend" [WHO],
        Damaged = "damaged" [SECTION],
        Fire = "fire" [SECTION],
        Asphyxiation = "asphyxiation" [SECTION],
        Goo = "goo" [SECTION],
        Power = "power" [SECTION],
        LaunchReady = "launch_ready" [SECTION],
        Boardable = "boardable" [SECTION],
        Docked = "docked" [SECTION, SECTION],
        DockedAny = "docked_any" [SECTION],
        HasRoom = "has_room" [SECTION],
        Timed = "timed" [SECTION],
        Linked = "linked" [SECTION, SECTION, &[Kind::Way]],
        Locked = "locked" [&[Kind::Link]],
        Touches = "touches" [&[Kind::Link], SECTION],
        Innocent = "innocent" [PLAYER],
        Suspect = "suspect" [PLAYER],
        Guilty = "guilty" [PLAYER],
        RevealedEarly = "revealed_early" [PLAYER],
        Holds = "holds" [&[Kind::Offsite], DATA],
        InHand = "in_hand" [&[Kind::Kompromat], PLAYER],
        AbandonShip = "abandon_ship" [],
        ProjectXReleased = "project_x_released" [],
        AntimatterArmed = "antimatter_armed" [],
        AntimatterDetonatedOnBoard = "antimatter_detonated_on_board" [],
        JammersOn = "jammers_on" [],
        CamerasOn = "cameras_on" [],
        CanRestoreSystems = "can_restore_systems" [],
        MissileInbound = "missile_inbound" [],
        LastTurnOfMinute = "last_turn_of_minute" [],
        MarkedTargetHuntable = "marked_target_huntable" [],
        Chosen = "chosen" [&[Kind::Who, Kind::Section]],
        Lies = "lies" [ITEM, SECTION],
        OnCard = "on_card" [WHO],
        Blackout = "blackout" [],
        HasBribe = "has_bribe" [PLAYER],
        Choosing = "choosing_identities" [],
        SecondTime = "second_time" [],
        Guarded = "tutorial_guard" [],
        Strict = "tutorial_strict" [],
        LindseyAuto = "lindsey_auto" [],
    }
}

words! {
    /// A function that gives a number, by its word.
    Function FUNCTIONS {
        Minute = "minute" [],
        Die = "die" [],
        Occupants = "occupants" [SECTION],
        CubesOn = "cubes_on" [WHO],
        RivalCubesOn = "rival_cubes_on" [WHO],
        KompromatInHand = "kompromat_in_hand" [PLAYER],
        BetrayalCubes = "betrayal_cubes" [PLAYER],
        BonusPoints = "bonus_points" [PLAYER],
        EscapedCopies = "escaped_copies" [DATA],
        FangMossMeals = "fang_moss_meals" [],
        MedicalStars = "medical_stars" [],
        FreeSlots = "free_slots" [WHO],
        CubesOfOthers = "cubes_of_others" [WHO, PLAYER],
        DiscsOfOthers = "discs_of_others" [WHO, PLAYER],
    }
}

/// Words that only the scripts of bots know; a condition of the game itself must not use them.
pub(super) const BOT_WORDS: [&str; 3] = ["die", "boardable", "bonus_friend"];
