//! The script language as typed trees (SF-B12): what `parse` makes and `choose` reads.

use serde::{Deserialize, Serialize};

use crate::condition::{Condition, Kind, Reference, Selection};
use crate::ids::{Ability, Character, Data, Item, Standard};

/// Which script of a bot (SF-B1.3, SF-B4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScriptId {
    /// Read first while its condition holds.
    Focus,
    /// Read otherwise, and after the focus script.
    #[default]
    Default,
    /// Carried out before the Influence phase.
    StartOfTurn,
    /// Carried out after the Resolve phase.
    EndOfTurn,
    /// One that every bot can go to (SF-B12.9).
    Standard(Standard),
}

impl ScriptId {
    /// The message id of its name.
    pub const fn word(self) -> &'static str {
        match self {
            ScriptId::Focus => "sf-script-focus",
            ScriptId::Default => "sf-script-default",
            ScriptId::StartOfTurn => "sf-script-start",
            ScriptId::EndOfTurn => "sf-script-end",
            ScriptId::Standard(standard) => standard.word(),
        }
    }
}

/// Why a line of a script was passed over (SF-B12.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// What stands after its IF does not hold.
    ConditionFalse,
    /// The script it goes to is skipped (SF-B12.10).
    ScriptSkipped,
    /// No line of the script it goes to was possible (SF-B12.9).
    ScriptExhausted,
    /// Nobody fits the bracket (SF-B12.1).
    NobodyFits,
    /// Nobody who fits has an Eligible target (SF-B5.1, chapter B7).
    NoTarget,
    /// Nobody who fits can finish it this Minute (SF-B12.4).
    NotThisMinute,
    /// Everybody who fits is Exhausted (SF-B12.4).
    AllExhausted,
}

impl Why {
    /// The message id of the reason.
    pub const fn word(self) -> &'static str {
        match self {
            Why::ConditionFalse => "sf-why-condition",
            Why::ScriptSkipped => "sf-why-script-skipped",
            Why::ScriptExhausted => "sf-why-script-exhausted",
            Why::NobodyFits => "sf-why-nobody-fits",
            Why::NoTarget => "sf-why-no-target",
            Why::NotThisMinute => "sf-why-not-this-minute",
            Why::AllExhausted => "sf-why-exhausted",
        }
    }

    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Why::ConditionFalse => "SF-B12.14",
            Why::ScriptSkipped => "SF-B12.10",
            Why::ScriptExhausted => "SF-B12.9",
            Why::NobodyFits => "SF-B12.1",
            Why::NoTarget => "SF-B5.1",
            Why::NotThisMinute | Why::AllExhausted => "SF-B12.4",
        }
    }
}

/// The lines of a script, numbered from 1.
#[derive(Clone, Debug, Default)]
pub struct Script {
    pub(super) lines: Vec<Line>,
}

impl Script {
    /// How many lines it has.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether it has no line.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// A line as it is written, by its number from 1.
    pub fn text(&self, line: u8) -> Option<&str> {
        self.lines.get(usize::from(line).checked_sub(1)?).map(|line| line.text.as_str())
    }
}

/// One line.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) only_if: Option<Condition>,
    pub(super) what: Statement,
    /// As it is written.
    pub(super) text: String,
}

/// What a line says.
#[derive(Clone, Debug)]
pub(super) enum Statement {
    /// Read that script first (SF-B12.9).
    Goto(Standard),
    /// A Manoeuvre.
    Manoeuvre(Manoeuvre),
    /// Something that costs no Action, at the start or the end of a turn.
    Free(Clause),
}

/// Who does what, and what then.
#[derive(Clone, Debug)]
pub(super) struct Manoeuvre {
    pub(super) selector: Selector,
    /// The goals one after the other: only the first decides who acts (SF-B12.7).
    pub(super) clauses: Vec<Clause>,
    pub(super) repeat: bool,
}

/// Who is considered for activation (SF-B12.1).
#[derive(Clone, Debug, Default)]
pub(super) struct Selector {
    pub(super) pool: Pool,
    pub(super) timing: Timing,
    pub(super) terms: Vec<Term>,
}

/// From whom (SF-B12.2, SF-B12.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Pool {
    /// Conspirators.
    #[default]
    Conspirators,
    /// Everybody who can be made one.
    Influence,
    /// The PC.
    Pc,
}

/// How soon (SF-B12.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Timing {
    /// No limit.
    #[default]
    Any,
    /// With this turn's Actions.
    ThisMinute,
    /// Not Exhausted.
    Unexhausted,
    /// The first group, else the second (SF-B5.6).
    ThisMinuteElseUnexhausted,
}

/// What a Character must be or have (SF-B12.5).
#[derive(Clone, Debug)]
pub(super) enum Term {
    Character(Character),
    Ability(Ability),
    Has(Thing),
    Lacks(Thing),
    Is(Condition),
}

/// An Item or Data that somebody has or lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    Item(Item),
    Data(Data),
}

/// A goal: calls, the earlier preferred at equal distance (SF-B8.6).
#[derive(Clone, Debug)]
pub(super) struct Clause(pub(super) Vec<Call>);

/// A verb with its arguments.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) verb: Verb,
    pub(super) args: Vec<Arg>,
}

/// One argument.
#[derive(Clone, Debug)]
pub(super) enum Arg {
    /// Things, the earlier preferred at equal distance.
    Choices(Vec<Choice>),
    /// `on` or `off`.
    Switch(bool),
    /// What somebody else is to do (SF-B12.13).
    Inner(Clause),
}

/// One thing, or one of a set.
#[derive(Clone, Debug)]
pub(super) enum Choice {
    One(Reference),
    Set(Selection),
    /// Any Kompromat on the board.
    Kompromat,
}

/// What an argument may be, as `bots.toml` calls it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ArgKind {
    Section,
    Pod,
    Thing,
    Data,
    Character,
    Entity,
    Offsite,
    Corridor,
    SectionOrRobot,
    ThingOrCharacter,
    Switch,
    Action,
}

impl ArgKind {
    /// The word of the content file.
    pub(super) const fn word(self) -> &'static str {
        match self {
            ArgKind::Section => "section",
            ArgKind::Pod => "pod",
            ArgKind::Thing => "thing",
            ArgKind::Data => "data",
            ArgKind::Character => "character",
            ArgKind::Entity => "entity",
            ArgKind::Offsite => "offsite",
            ArgKind::Corridor => "corridor",
            ArgKind::SectionOrRobot => "section_or_robot",
            ArgKind::ThingOrCharacter => "thing_or_character",
            ArgKind::Switch => "switch",
            ArgKind::Action => "action",
        }
    }

    /// The kinds of things it accepts. Somebody stands for the section they are in.
    pub(super) const fn accepts(self) -> &'static [Kind] {
        match self {
            ArgKind::Section | ArgKind::Pod | ArgKind::SectionOrRobot => {
                &[Kind::Section, Kind::Who]
            }
            ArgKind::Thing => &[Kind::Item, Kind::Data],
            ArgKind::Data => &[Kind::Data],
            ArgKind::Character | ArgKind::Entity => &[Kind::Who],
            ArgKind::Offsite => &[Kind::Offsite],
            ArgKind::Corridor => &[Kind::Link],
            ArgKind::ThingOrCharacter => &[Kind::Item, Kind::Who],
            ArgKind::Switch | ArgKind::Action => &[],
        }
    }
}

/// Declares the verbs with their words and arguments.
macro_rules! verbs {
    ($($member:ident = $word:literal [$($arg:ident),*],)*) => {
        /// A verb: an Action of the rules or of a Character, `step`, or `launch`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Verb {
            $($member,)*
        }

        /// The verbs with their words and what their arguments may be.
        pub(super) const VERBS: &[(&str, Verb, &[ArgKind])] =
            &[$(($word, Verb::$member, &[$(ArgKind::$arg),*]),)*];
    };
}

verbs! {
    Step = "step" [Section],
    PickUp = "pick_up" [Thing],
    Give = "give" [Thing, Character],
    Copy = "copy" [Data, Character],
    Attack = "attack" [Entity],
    Rob = "rob" [Thing, Character],
    Sabotage = "sabotage" [Section],
    Revive = "revive" [Entity],
    JuryRig = "jury_rig" [SectionOrRobot],
    Manufacture = "manufacture" [Thing],
    Transmit = "transmit" [Data, Offsite],
    Decontaminate = "decontaminate" [Character],
    AbandonShip = "abandon_ship" [],
    ReleaseProjectX = "release_project_x" [],
    SelfDestruct = "self_destruct" [],
    BridgeLaunch = "bridge_launch" [],
    SectionLaunch = "section_launch" [Pod],
    TimedLaunch = "timed_launch" [],
    Launch = "launch" [Pod],
    HazardSuppression = "hazard_suppression" [Section],
    Jammers = "jammers" [Switch],
    Cameras = "cameras" [Switch],
    Lockdown = "lockdown" [Corridor],
    RemoteControl = "remote_control" [Action],
    DirectSwarm = "direct_swarm" [Action],
    MarkTarget = "mark_target" [Character],
    RootAccess = "root_access" [Action],
    Telepathy = "telepathy" [Action],
    Presence = "presence" [Action],
    AirlockOut = "airlock_out" [ThingOrCharacter],
    DataMining = "data_mining" [],
    RocketWingsLaunch = "rocket_wings_launch" [],
    EnterWormhole = "enter_wormhole" [],
    FeedMe = "feed_me" [Character],
    Wormtongue = "wormtongue" [Character],
    Infect = "infect" [Character],
    ProcessServer = "process_server" [Character],
    LawyerUp = "lawyer_up" [Character],
    EmpBurst = "emp_burst" [Section],
    NerveGas = "nerve_gas" [Section],
    Missile = "missile" [Section],
}
