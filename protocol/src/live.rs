//! What goes over a table's WebSocket, `GET /api/tables/{id}/live`: one JSON object a message, tagged by `type`.

use kernel::{Lang, Name};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::http::TableView;
use crate::{Moment, SceneView, SeatNumber};

/// The longest message a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 16 * 1024;

/// The longest line of chat, in characters.
pub const LONGEST_CHAT: usize = 500;

/// The longest name of a person or a table, in characters.
pub const LONGEST_NAME: usize = 40;

/// What a client says. An `id` is the client's own number and comes back in the answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message of a connection; said again, it changes who is speaking (several seats at one screen).
    Hello {
        /// The client's [`crate::PROTOCOL`].
        protocol: u32,
        /// The language of everything the table says.
        #[ts(type = "Lang")]
        #[schemars(with = "String")]
        lang: Lang,
        /// The secret of the seat; without one, the account's seat if it has one here, else a spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat_token: Option<String>,
        /// What the person in the seat is called from now on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
        /// The sequence the client already knows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        since: Option<u32>,
        /// Only watches, whatever seat the account holds: nobody's hand stays on a screen that several people share.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<_>")]
        watch: bool,
        /// The secrets of other seats before the same screen: their people are here too.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<_>")]
        beside: Vec<String>,
    },
    /// Makes a move.
    Move {
        /// The client's number.
        id: u32,
        /// The move in the game's notation.
        notation: String,
        /// The sequence the person saw when deciding.
        at: u32,
    },
    /// Takes the seat's latest decision back, and what automatic players have answered.
    Undo {
        /// The client's number.
        id: u32,
        /// The whole turn rather than the latest decision.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<_>")]
        turn: bool,
    },
    /// Asks the other people whether the seat's latest decision may be taken back.
    AskUndo {
        /// The client's number.
        id: u32,
    },
    /// Says whether others may take back what they asked for; whoever asked says no and asks no more.
    AnswerUndo {
        /// The client's number.
        id: u32,
        /// Whether they may.
        agrees: bool,
    },
    /// Asks what the rules say to a move, or to things clicked together.
    Why {
        /// The client's number.
        id: u32,
        /// A move in the game's notation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        notation: Option<String>,
        /// Ids of pieces or zones.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        touches: Option<Vec<String>>,
    },
    /// Says something to everybody at the table.
    Chat {
        /// The client's number.
        id: u32,
        /// What.
        text: String,
    },
    /// Lets an automatic player decide for the seat until it is taken back.
    HandOver {
        /// The client's number.
        id: u32,
        /// Which kind; the server's choice if none is given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        kind: Option<String>,
    },
    /// Takes the seat back from the automatic player.
    TakeBack {
        /// The client's number.
        id: u32,
    },
    /// Gives the game up: an automatic player decides for the seat to the end.
    Resign {
        /// The client's number.
        id: u32,
    },
    /// Leaves the path of a lesson and plays on freely.
    LeaveLesson {
        /// The client's number.
        id: u32,
    },
    /// Changes the language of the connection.
    Language {
        /// To this one.
        #[ts(type = "Lang")]
        #[schemars(with = "String")]
        lang: Lang,
    },
    /// Asks for a sign of life.
    Ping {},
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome(Box<Welcome>),
    /// The table changed, or is shown in another language.
    Update(Box<UpdateView>),
    /// Done, and durable.
    Accepted {
        /// The client's number.
        id: u32,
        /// The journal's length with it.
        sequence: u32,
    },
    /// Not done, and why.
    Refused {
        /// The client's number.
        id: u32,
        /// The rule that refuses, if a rule does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rule: Option<Name>,
        /// The reason in a sentence.
        text: String,
    },
    /// Something happened before the move arrived: look again. Nothing was done.
    Stale {
        /// The client's number.
        id: u32,
        /// The journal's length now.
        sequence: u32,
    },
    /// What the rules say.
    Why {
        /// The client's number.
        id: u32,
        /// One answer a move that fits the question.
        answers: Vec<WhyAnswer>,
    },
    /// Somebody said something.
    Chat(ChatLine),
    /// Somebody came, left, or is called otherwise.
    Presence {
        /// One entry a seat, in order.
        sitters: Vec<Sitter>,
    },
    /// The table's card changed: a rematch was opened.
    Table(Box<TableView>),
    /// Something is wrong with the connection; it may close after this.
    Problem(Problem),
    /// A sign of life.
    Pong {},
}

/// The table as somebody meets it who comes to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Welcome {
    /// The server's [`crate::PROTOCOL`].
    pub protocol: u32,
    /// The table's card.
    pub table: TableView,
    /// The seat of this connection; none for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<SeatNumber>,
    /// The table now, and what was told since the sequence in `hello`.
    pub update: UpdateView,
    /// What was said, the latest last.
    pub chat: Vec<ChatLine>,
}

/// Everything a viewer needs to be up to date.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct UpdateView {
    /// The journal's length.
    pub sequence: u32,
    /// Something the viewer had heard of was taken back: forget what was told after this sequence, then read on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rewound_to: Option<u32>,
    /// How many decisions stand: the number of the position, for replays and forks.
    pub moves: u32,
    /// The table as the viewer sees it.
    pub scene: SceneView,
    /// What the viewer heard since the update before.
    pub told: Vec<ToldView>,
    /// Whether the viewer may take their latest decision back.
    pub can_undo: bool,
    /// How many decisions the viewer may take back as their turn.
    #[serde(default)]
    pub turn_to_undo: u32,
    /// Whether the viewer may ask the others to take the latest decision back.
    #[serde(default)]
    pub can_ask_undo: bool,
    /// Who asks to take a decision back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo_asked: Option<UndoAsked>,
    /// Who decides for each seat, in order.
    pub sitters: Vec<Sitter>,
    /// What the lesson says now, at a table with a lesson.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guidance: Option<GuidanceView>,
    /// The time each seat has left, at a table with clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Vec<ClockView>>,
    /// The seed, once the game is over: it fits the commitment on the table's card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// Somebody asks to take their latest decision back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct UndoAsked {
    /// Who asks.
    pub seat: SeatNumber,
    /// Who has not answered yet.
    pub waiting: Vec<SeatNumber>,
}

/// An event as the viewer heard it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct ToldView {
    /// The journal entry that made it happen.
    pub sequence: u32,
    /// The seat whose decision made it happen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    /// The sentence.
    pub text: String,
    /// The rule behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
    /// What it concerns in the scene.
    pub touches: Vec<Name>,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Sitter {
    /// Which seat.
    pub seat: SeatNumber,
    /// The kind that decides now: `me` is a person.
    pub kind: String,
    /// A person's name, or "Seat 2".
    pub name: String,
    /// Whether an automatic player stands in for a person.
    pub stand_in: bool,
    /// Whether the person gave the game up.
    pub resigned: bool,
    /// Whether the table waits for an automatic player to think.
    pub thinking: bool,
    /// Whether somebody is connected to the seat.
    pub online: bool,
}

/// What a lesson says at this point.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct GuidanceView {
    /// The lesson's title.
    pub title: String,
    /// What to read, paragraph by paragraph.
    pub text: Vec<String>,
    /// The furthest step that speaks, counted from 1; 0 if none does.
    pub step: u32,
    /// How many steps the lesson has.
    pub steps: u32,
    /// The rules it teaches now.
    pub teaches: Vec<Name>,
    /// The pieces and zones to look at.
    pub touches: Vec<Name>,
    /// The moves the lesson points at; empty if any will do.
    pub moves: Vec<String>,
    /// The moves the game allows and the lesson does not.
    pub forbidden: Vec<ForbiddenView>,
}

/// A move that only the lesson forbids.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ForbiddenView {
    /// The move in the game's notation.
    pub notation: String,
    /// The rule behind it.
    pub rule: Name,
    /// The reason in a sentence.
    pub text: String,
}

/// The time a seat has left.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ClockView {
    /// Which seat.
    pub seat: SeatNumber,
    /// Milliseconds left when the message was sent.
    pub left: Moment,
    /// Whether it runs now.
    pub running: bool,
}

/// What the rules say to one move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct WhyAnswer {
    /// The move in the game's notation.
    pub notation: String,
    /// The move in words, if the game can say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// Whether it may be made.
    pub legal: bool,
    /// The rule that refuses it, or that offers it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
    /// The answer in a sentence.
    pub text: String,
}

/// Something somebody said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct ChatLine {
    /// Counts the lines of the table from 1.
    pub number: u32,
    /// From which seat; none for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    /// Who.
    pub name: String,
    /// What.
    pub text: String,
    /// When.
    pub at: Moment,
}

/// What is wrong, for a program and for a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Problem {
    /// A short name for programs: `not-found`, `too-large`, `too-fast`.
    pub code: Name,
    /// A sentence that says what to do next.
    pub text: String,
}
