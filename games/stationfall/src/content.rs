//! What the cards and the map say: loaded once, checked once, shared by reference. Rules never look up strings.

mod abilities;
mod additions;
pub(crate) mod characters;
pub(crate) mod files;
mod items;
mod links;
mod load;
pub(crate) mod names;
mod sections;
mod setup;

use serde::Deserialize;
use workbench::content::BuiltIn;
use workbench::flat::{By, List, Set};

use crate::automation::Automation;
use crate::condition::{Agenda, Condition, Selection};
use crate::ids::{
    Ability, Body, Character, ConsoleAction, Data, Identity, Item, ProjectX, Section, SectionAction,
};
use crate::map::Map;
use crate::project_x::Project;
use crate::tutorial::lesson::TutorialLessons;
use crate::tutorial::script::Script;

/// Everything the content files say.
#[derive(Debug)]
pub struct Content {
    /// The sections.
    pub sections: By<Section, SectionInfo, { Section::COUNT }>,
    /// The ways between them.
    pub map: Map,
    /// The Characters.
    pub characters: By<Character, CharacterInfo, { Character::COUNT }>,
    /// Which Character a body belongs to.
    pub owner: By<Body, Character, { Body::COUNT }>,
    /// The Identity cards.
    pub identities: By<Identity, IdentityInfo, { Identity::COUNT }>,
    /// The Abilities and Reveal Powers.
    pub abilities: By<Ability, AbilityInfo, { Ability::COUNT }>,
    /// The Project X cards.
    pub projects: By<ProjectX, Project, { ProjectX::COUNT }>,
    /// What each Section Action needs.
    pub section_actions: By<SectionAction, SectionActionInfo, { SectionAction::COUNT }>,
    /// What each Console Action needs.
    pub console_actions: By<ConsoleAction, ConsoleActionInfo, { ConsoleAction::COUNT }>,
    /// How many tokens there are of each common Item (SF-0.7), and 1 of each unique one.
    pub tokens: By<Item, u8, { Item::COUNT }>,
    /// Where each unique Item starts.
    pub uniques: By<Item, Option<UniqueInfo>, { Item::COUNT }>,
    /// The set-up table by number of players (SF-2.1.1, SF-2.3.1).
    pub setup: Vec<SetupLine>,
    /// What each player gets (SF-2.5).
    pub player_set: PlayerSet,
    /// The Reentry markers (SF-2.3.5).
    pub reentry: Reentry,
    /// What decides between Items: their colours, and what a bot leaves alone (SF-B8.4, SF-B10.1a).
    pub items: By<Item, ItemInfo, { Item::COUNT }>,
    /// The Bot sides of the Character cards, and the standard scripts (SF-B1.2).
    pub automation: Automation,
    /// Lindsey's turns in the tutorial (SF-T21 to SF-T71).
    pub script: Script,
    /// The guided games.
    pub lessons: TutorialLessons,
}

/// What decides between Items (SF-B8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ItemInfo {
    /// Its colour.
    pub colour: Colour,
    /// A bot may take it in passing (SF-B10.1a).
    pub bot_free_pick_up: bool,
}

/// The colour of an Item: what a bot picks up first (SF-B8.4) and drops last (SF-B8.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Purple, the dearest.
    Purple,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green, the cheapest.
    Green,
}

/// What a section is (appendix A10).
#[derive(Clone, Debug)]
pub struct SectionInfo {
    /// The part of the station it belongs to.
    pub ring: Ring,
    /// Gravity (SF-5.1.2).
    pub gravity: bool,
    /// Printed Dark (SF-5.1.3.1).
    pub dark: bool,
    /// A Power Section (SF-5.1.5).
    pub power: bool,
    /// Has a console (SF-11.6).
    pub console: bool,
    /// A pod, with its capacity and launch requirement (SF-5.5).
    pub pod: Option<PodInfo>,
    /// Exists only with this Character in play.
    pub requires: Option<Character>,
    /// Its Section Actions, in any game.
    pub actions: Set<SectionAction>,
    /// Section Actions it has only with this Character in play.
    pub actions_with: List<Option<(SectionAction, Character)>, 2>,
    /// A Section Action it has only with this Project X card released.
    pub actions_with_project: Option<(SectionAction, ProjectX)>,
    /// What happens in it, in any game.
    pub effects: Vec<Effect>,
    /// What happens in it only with this Character in play.
    pub effects_with: Vec<(Effect, Character)>,
    /// Starts with Asphyxiation (Magnetic Containment, Outer Space).
    pub asphyxiation: bool,
    /// Common Items printed on it.
    pub items: Vec<Item>,
    /// Its Kompromat icon: purple before green, then in this order (SF-2.2.3).
    pub kompromat: Option<KompromatIcon>,
    /// Where it is drawn: across and down, 0 to 1000.
    pub at: (f32, f32),
    /// 1 is the top-most.
    pub top_order: u8,
    /// 1 is the left-most.
    pub left_order: u8,
}

/// A part of the station (appendix A10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ring {
    /// The hub.
    Hub,
    /// The aft ring.
    Aft,
    /// The forward ring.
    Forward,
    /// A pod.
    Pod,
    /// Outer Space.
    Outer,
}

/// What happens in a section by itself (appendix A10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Who enters is Contaminated (SF-A10.6).
    Contaminating,
    /// Data is deleted in the Resolve phase (SF-A10.31).
    DataWipe,
    /// Robots lose their cubes in the Resolve phase (SF-A10.22).
    RobotDegauss,
    /// Cannot be Damaged with a Bludgeon (SF-A10.34).
    BludgeonProof,
    /// Asphyxiation spreads when it is Damaged (SF-A10.34).
    CoolantBreach,
    /// Burns when it is Damaged (SF-A10.14).
    FuelFire,
    /// Cameras and Jammers depend on it (SF-A10.36).
    SecurityHub,
    /// Project X is released when it is Damaged (SF-A10.43).
    VaultBreach,
}

/// What an Ability or Reveal Power is (SF-4.4.2).
#[derive(Clone, Debug)]
pub struct AbilityInfo {
    /// A Reveal Power (SF-4.4.4), not printed on the Character card.
    pub reveal: bool,
    /// Only the Bot side of a card has it (SF-B1.2).
    pub bot: bool,
    /// When it applies.
    pub timing: Timing,
    /// A power that also works at Stationfall (SF-16.2).
    pub at_stationfall: bool,
    /// Abilities it gives.
    pub grants: Set<Ability>,
    /// Abilities it takes away.
    pub removes: Set<Ability>,
    /// What must hold.
    pub usable_if: Option<Condition>,
    /// The legal targets.
    pub target: Option<Selection>,
}

/// When an Ability applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Timing {
    /// Always.
    Persistent,
    /// As an Action.
    Action,
    /// In place of the free Pick Up or Drop.
    Free,
    /// Once, at the Reveal.
    Immediate,
    /// On an event.
    Trigger,
}

/// A unique Item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UniqueInfo {
    /// Exists only with this Character in play.
    pub requires: Option<Character>,
    /// Where it starts.
    pub start: UniqueStart,
}

/// Where a unique Item starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UniqueStart {
    /// In a section.
    Section(Section),
    /// Possessed by a Character, who has one body.
    Character(Character),
}

/// What each player gets in one colour (SF-2.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerSet {
    /// Influence cubes.
    pub cubes: u8,
    /// Time markers (SF-0.8).
    pub markers: u8,
}

/// The Reentry markers (SF-2.3.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reentry {
    /// How many there are.
    pub markers: u8,
    /// How many show the fireball.
    pub fireballs: u8,
}

/// A pod's capacity and what it needs to launch.
#[derive(Clone, Debug)]
pub struct PodInfo {
    /// How many Humans, Robots and Monsters fit in (SF-5.5.3).
    pub capacity: u8,
    /// What must hold (SF-5.5.4).
    pub launch: Condition,
    /// What must hold with Legal in play, where that differs.
    pub launch_with_legal: Option<Condition>,
}

/// A Kompromat icon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct KompromatIcon {
    /// Green icons are filled only when the purple ones are full.
    pub green: bool,
    /// The order within the colour, bottom to top.
    pub order: u8,
}

/// What a Character card says.
#[derive(Clone, Debug)]
pub struct CharacterInfo {
    /// Human.
    pub human: bool,
    /// Robot.
    pub robot: bool,
    /// Its bodies.
    pub bodies: Vec<Body>,
    /// Where each body starts; none: on its card (SF-2.2.4).
    pub start: Vec<Option<Section>>,
    /// Starts Down.
    pub starts_down: bool,
    /// Starts Contaminated: the Rat.
    pub starts_contaminated: bool,
    /// The Items each body starts with, and whether Integral (SF-2.2.2).
    pub start_items: Vec<(Item, bool)>,
    /// The Data each body starts with.
    pub start_data: Set<Data>,
    /// Item slots (SF-4.5.3).
    pub item_limit: u8,
    /// Influence Limit (SF-15.4.2).
    pub influence_limit: u8,
    /// Printed Abilities (SF-4.4.1).
    pub abilities: Set<Ability>,
    /// One of the twelve of the tutorial.
    pub beginner: bool,
    /// Has a Kompromat token.
    pub kompromat: bool,
    /// Its Identity cards.
    pub identities: Vec<Identity>,
}

/// What an Identity card says.
#[derive(Clone, Debug)]
pub struct IdentityInfo {
    /// Whose card it is.
    pub character: Character,
    /// The Reveal Powers (SF-4.4.4).
    pub reveal: Set<Ability>,
    /// The Agenda (SF-16.4.4.1).
    pub agenda: Agenda,
    /// What it scores as a Bonus Character (SF-16.4.5.1, SF-16.4.5.2).
    pub bonus: Agenda,
    /// A Friend, not a Grudge.
    pub friend: bool,
    /// May win while Guilty (SF-R141).
    pub win_if_guilty: bool,
    /// Points for an unused own Bribe.
    pub own_bribe: i8,
    /// Points for each Bribe of another player on the PC.
    pub possessed_bribe: i8,
}

/// What a Section Action needs.
#[derive(Clone, Debug)]
pub struct SectionActionInfo {
    /// Who may use it.
    pub who: ActionWho,
    /// Works in a Blackout (SF-A6.2).
    pub in_blackout: bool,
    /// What must hold.
    pub usable_if: Option<Condition>,
    /// What Manufacture makes.
    pub makes: Option<Made>,
}

/// Who may use a Section Action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ActionWho {
    /// Anybody.
    Any,
    /// Officers (SF-A6.1).
    Officer,
    /// PCs (SF-13.10.2).
    Pc,
}

/// What Manufacture makes (SF-13.9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Made {
    /// An Item.
    Item(Item),
    /// Data.
    Data(Data),
}

/// What a Console Action needs.
#[derive(Clone, Debug)]
pub struct ConsoleActionInfo {
    /// The Character that must be in play.
    pub requires_character: Option<Character>,
    /// The Project X card that must be released.
    pub requires_project: Option<ProjectX>,
    /// What must hold.
    pub usable_if: Option<Condition>,
}

/// The set-up for a number of seats.
#[derive(Clone, Copy, Debug)]
pub struct SetupLine {
    /// How many seats.
    pub seats: u8,
    /// How many players (colours).
    pub players: u8,
    /// How many Characters.
    pub characters: u8,
    /// Identity cards a seat.
    pub identity_cards: u8,
    /// Of which Secret Identities.
    pub secret_identities: u8,
    /// The first Minute.
    pub start_minute: i8,
    /// How many win.
    pub winners: u8,
    /// Whether Schroedinger Reveals are allowed.
    pub schroedinger: bool,
}

impl Content {
    /// The content of the box, from the files embedded in the program.
    ///
    /// # Panics
    /// Never with the files as they are: a test loads them.
    pub fn standard() -> &'static Content {
        static STANDARD: BuiltIn<Content> = BuiltIn::new(|| Content::load(&FILES));
        STANDARD.get()
    }
}

/// The content files by name.
pub const FILES: [(&str, &str); 10] = workbench::files![
    "../content/":
    "abilities.toml",
    "bots.toml",
    "characters.toml",
    "items.toml",
    "links.toml",
    "project_x.toml",
    "sections.toml",
    "setup.toml",
    "tutorial.toml",
    "lessons.toml",
];

/// Those that a record depends on: a guide changes no rule, so `lessons.toml`, the last, is none of them.
pub const RULING_FILES: &[(&str, &str)] = FILES.split_at(FILES.len() - 1).0;
