//! What goes over HTTP: the lobby, new tables, replays, rules, accounts. Errors are a [`crate::live::Problem`] with a
//! fitting status.

use std::collections::BTreeMap;

use kernel::{AlmanacEntry, Lang, Name, Note, Shelf, Stage, Theme};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::live::{Sitter, ToldView};
use crate::{Moment, SceneView, SeatNumber};

/// A game's card in the lobby: `GET /api/games`, `GET /api/games/{id}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct GameCard {
    /// The short id.
    pub id: String,
    /// The title, as on the box.
    pub title: String,
    /// The fewest and the most seats.
    pub players: [u8; 2],
    /// Ways to play.
    pub modes: Vec<String>,
    /// Switchable expansions.
    pub modules: Vec<String>,
    /// What can be chosen before the game.
    pub options: Vec<OptionCard>,
    /// Who can sit in a seat.
    pub seat_kinds: Vec<SeatKindCard>,
    /// The seats of a table that one click opens: `me` and automatic players.
    pub suggested: Vec<String>,
    /// The lessons that teach the game.
    pub lessons: Vec<LessonCard>,
    /// The languages the game speaks.
    #[ts(type = "Array<Lang>")]
    #[schemars(with = "Vec<String>")]
    pub languages: Vec<Lang>,
    /// How far it has come.
    pub stage: Stage,
    /// Where it is shown.
    pub shelf: Shelf,
    /// How its table looks.
    pub theme: Theme,
    /// Whether anything is ever hidden from a seat or drawn by chance.
    pub hidden_information: bool,
    /// The version of the rules' behaviour.
    pub rules_version: u32,
}

/// One choice before a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct OptionCard {
    /// Its key in a new table's `options`.
    pub key: String,
    /// What it is called; one without a name is for the command line and lessons.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// One line that explains it.
    pub about: String,
    /// What may be chosen.
    pub choice: ChoiceView,
    /// The default in the writing of `options`.
    pub default: String,
}

/// What may be chosen for an option. Every value is written as text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ChoiceView {
    /// `yes` or `no`.
    Flag,
    /// A whole number.
    Number {
        /// The least.
        from: i64,
        /// The most.
        to: i64,
    },
    /// One of these.
    One {
        /// The values.
        values: Vec<ValueCard>,
    },
    /// Any of these, joined by commas.
    Several {
        /// The values.
        values: Vec<ValueCard>,
    },
    /// One line of text.
    Text {
        /// The most bytes.
        longest: u32,
    },
}

/// One value to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ValueCard {
    /// How it is written.
    pub id: String,
    /// What it is called.
    pub name: String,
}

/// Somebody who can sit in a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct SeatKindCard {
    /// What to write in a new table's `seats`: `me`, `invited`, `random`, `search:normal`.
    pub id: String,
    /// What may stand behind a colon, if anything: `CHARACTER`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub argument: Option<String>,
    /// All that may stand there, if it can be listed.
    pub choices: Vec<ValueCard>,
    /// Whether nothing need stand behind it.
    pub alone: bool,
    /// Its name.
    pub name: String,
    /// One line that explains it.
    pub about: String,
    /// Whether a person sits there.
    pub person: bool,
}

/// A lesson of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LessonCard {
    /// Its id: what to write in a new table's `lesson`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// One line that explains it.
    pub about: String,
    /// Whether one person leads every seat that is taught: no curtain between their hands.
    pub alone: bool,
}

/// A game's almanac, every entry but the sealed ones: `GET /api/games/{id}/almanac`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct AlmanacPage {
    /// The entries, in the game's order.
    pub entries: Vec<AlmanacEntry<String>>,
}

/// Rules in our own words: `GET /api/games/{id}/rules`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct RulesPage {
    /// The rules that were asked for, in the order of the book.
    pub rules: Vec<RuleView>,
    /// Whether they are in the language asked for; if not, they are English.
    pub translated: bool,
}

/// One rule.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct RuleView {
    /// Its id.
    pub id: String,
    /// Its short title.
    pub title: String,
    /// The heading it stands under.
    pub chapter: String,
    /// The rule, in Markdown.
    pub text: String,
}

/// What to open: `POST /api/tables`.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Options by key; what is not given is the default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// One kind a seat: `me`, `invited`, or an automatic kind.
    pub seats: Vec<String>,
    /// What the people in the seats are called; an empty name is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<Vec<String>>,
    /// The seed of all chance, a number or 64 hexadecimal digits. A table whose seed somebody chose says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The lesson to play: it settles options, seats and, where it has one, the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// Clocks for the people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockSpec>,
    /// Whether the lobby shows it to everybody.
    #[serde(default)]
    pub public: bool,
    /// What the table is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// An address that is told whenever a person's turn begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webhook: Option<String>,
}

/// How much time people have. A seat whose time is over is handed to an automatic player until it is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockSpec {
    /// Seconds at the start.
    pub start: u32,
    /// Seconds added for every decision.
    pub each: u32,
}

/// A new table, for whoever opened it. The secrets in it are not shown again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct OpenedTable {
    /// The table's card.
    pub table: TableView,
    /// One entry a seat.
    pub seats: Vec<SeatKey>,
    /// The path for those who only watch.
    pub watch: String,
}

/// How to sit down in a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct SeatKey {
    /// Which seat.
    pub seat: SeatNumber,
    /// The kind it was opened with: `me`, `invited`, or an automatic kind.
    pub kind: String,
    /// The secret of the seat, for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The path that carries the secret, for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
}

/// A table's card: lobby lists, and the head of the table itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct TableView {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// What the table is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The options, every default written out.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Your seats, as far as the tokens or the account of the request tell.
    pub yours: Vec<SeatNumber>,
    /// Whose decision is awaited.
    pub awaited: Vec<SeatNumber>,
    /// The length of the journal.
    pub sequence: u32,
    /// How many decisions stand.
    pub moves: u32,
    /// Whether the game is over.
    pub over: bool,
    /// How it ended, line by line.
    pub result: Vec<String>,
    /// Whether the lobby shows it to everybody.
    pub public: bool,
    /// The promise of the seed: BLAKE3, hexadecimal.
    pub commitment: String,
    /// Whether whoever opened the table chose the seed, and so may know what is hidden.
    pub seed_chosen: bool,
    /// The lesson it teaches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// Its clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockSpec>,
    /// Where it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// The table where the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// Which chapter of which campaign it is, in a game that has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<ChapterOf>,
    /// The table of the next chapter, once somebody has asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// What its end leaves to the next chapter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaves: Option<Leaves>,
    /// When it was opened.
    pub created: Moment,
    /// When something last happened.
    pub updated: Moment,
}

/// Where a table comes from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Origin {
    /// It goes on from a position of another table.
    Fork {
        /// Which table.
        table: String,
        /// After how many decisions.
        at: u32,
    },
    /// The same people play again.
    Rematch {
        /// The table before.
        table: String,
    },
    /// It is the next chapter of a campaign.
    Chapter {
        /// The table of the chapter before.
        table: String,
    },
    /// It was uploaded as a record.
    Record,
}

/// Which chapter of which campaign a table is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChapterOf {
    /// The campaign: the id of its first table.
    pub id: String,
    /// The chapter, counted from 1.
    pub chapter: u32,
}

/// What the end of a chapter leaves to the next one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Leaves {
    /// What the next chapter is called.
    pub title: String,
    /// What is carried, in sentences.
    pub says: Vec<String>,
    /// What came about in the chapter and stays.
    pub notes: Vec<Note<String>>,
    /// From how many seats to how many may play on.
    pub seats: [u8; 2],
    /// The options that may be chosen anew, as they were.
    pub open: BTreeMap<String, String>,
}

/// The next chapter: `POST /api/tables/{id}/next`. What is not given is as it was.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NextTable {
    /// Who plays on, one entry a seat; everybody if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<NextSeat>>,
    /// Options that may be chosen anew.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// Who sits in a seat of the next chapter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum NextSeat {
    /// Whoever had this seat: by the same secret, the same account, the same name.
    Keep {
        /// The seat they had.
        keep: SeatNumber,
    },
    /// Somebody new.
    New {
        /// `me`, `invited`, or an automatic kind.
        kind: String,
    },
}

/// A campaign: `GET /api/campaigns/{id}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct CampaignView {
    /// The id of its first table.
    pub id: String,
    /// Every chapter that was opened, the first one first, and of the same chapter the oldest.
    pub chapters: Vec<ChapterView>,
}

/// One chapter of a campaign.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct ChapterView {
    /// Its table.
    pub table: TableView,
    /// The table of the chapter it goes on from; none for a beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// Whether the chapter was played before: it is a branch.
    pub again: bool,
    /// What can follow it.
    pub stands: ChapterStands,
}

/// What can follow a chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChapterStands {
    /// It is being played.
    Running,
    /// It is over, and the next chapter can be opened.
    Open,
    /// It is over, and the next chapter was opened.
    GoneOn,
    /// It is over, and the campaign with it.
    Ended,
    /// Its rules have changed in the middle: it can only be played again.
    Stuck,
}

/// The tables of whoever holds these secrets: `POST /api/tables/mine`.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MineQuery {
    /// Seat tokens.
    #[serde(default)]
    pub tokens: Vec<String>,
}

/// A list of tables, those that wait for you first, then the latest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableList {
    /// The cards.
    pub tables: Vec<TableView>,
}

/// Where to go on from: `POST /api/tables/{id}/fork`.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct ForkTable {
    /// After how many decisions.
    pub at: u32,
    /// Who decides from there on, one kind a seat; as the table was opened if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<String>>,
}

/// A record to upload: `POST /api/records`. It becomes a table to replay, or to go on with. Of several, the chapters of a
/// campaign one after the other, the last one does.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRecord {
    /// The text of the record, or of a campaign file.
    pub record: String,
}

/// One position of a replay: `GET /api/tables/{id}/positions/{n}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Position {
    /// After how many decisions.
    pub at: u32,
    /// How many decisions the game has.
    pub moves: u32,
    /// The decision that led here; none at the start. Its notation is shown only once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
    /// The position as the viewer saw it.
    pub scene: SceneView,
}

/// One decision of a replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Step {
    /// Its number, counted from 1.
    pub number: u32,
    /// Who decided.
    pub seat: SeatNumber,
    /// What, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// The game's own clock after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<String>,
    /// What the viewer heard.
    pub told: Vec<ToldView>,
}

/// All steps of a replay, for its scrubber: `GET /api/tables/{id}/replay`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Replay {
    /// The table's card.
    pub table: TableView,
    /// Who may be looked at here: `seat-1`, `spectator`, `referee`.
    pub viewers: Vec<String>,
    /// The steps in order.
    pub steps: Vec<Step>,
}

/// A name and a passphrase: `POST /api/account/register`, `POST /api/account/login`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The passphrase.
    pub passphrase: String,
}

impl std::fmt::Debug for Credentials {
    /// Never shows the passphrase.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Who is signed in: `GET /api/account`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct AccountView {
    /// The name; none if nobody is signed in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
}

/// What is sent to a table's web hook when a person's turn begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TurnNotice {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Whose turn it is.
    pub seat: SeatNumber,
    /// What the seat is called.
    pub name: String,
    /// The journal's length.
    pub sequence: u32,
    /// The path of the table.
    pub path: String,
}
