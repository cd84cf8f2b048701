//! Between the screen and a table, wherever the table is: what a person wants of it, and what it answers.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender};

use kernel::{AlmanacEntry, Lang, Name, Seat};
use protocol::http::Leaves;
use protocol::live::{ChatLine, Sitter, UpdateView, WhyAnswer};

/// What a person wants of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Ask {
    /// Makes a move.
    Move {
        /// The move in the game's notation.
        notation: String,
        /// The sequence the person saw when deciding.
        at: u32,
    },
    /// Takes the latest decision back.
    Undo,
    /// Asks the other people whether the latest decision may be taken back.
    AskUndo,
    /// Says whether others may take back what they asked for.
    AnswerUndo(bool),
    /// What the rules say to a move in notation.
    WhyMove(String),
    /// What the rules say to these pieces and zones together.
    WhyTouching(Vec<Name>),
    /// Another person sits down before the screen.
    Sit(Seat),
    /// Leaves the lesson and plays on freely.
    LeaveLesson,
    /// Lets an automatic player decide for the seat, or takes the seat back.
    HandOver(bool),
    /// Says something to everybody at a server's table.
    Say(String),
    /// Opens the next chapter of the campaign, or goes to the one that somebody has opened, and sits down there.
    Next,
    /// Another language.
    Speak(Lang),
    /// The screen closes: keep everything and end.
    Close,
}

/// What a table answers.
#[derive(Clone, PartialEq, Debug)]
pub enum Tell {
    /// The table as the person sees it now.
    Update(Box<UpdateView>),
    /// Where the table stands in its campaign.
    Campaign(Box<Campaign>),
    /// Another table lies here from now on, the next chapter: what was told of the one before is to be forgotten.
    Anew,
    /// Who may sit before this screen, and who does; nobody for a spectator.
    Seated {
        /// The seats of this screen.
        people: Vec<Seat>,
        /// The one that looks.
        you: Option<Seat>,
    },
    /// A move was made and kept.
    Accepted,
    /// Not done, and why.
    Refused {
        /// The rule that refuses, if a rule does.
        rule: Option<Name>,
        /// The reason in a sentence.
        text: String,
    },
    /// Something happened before the move arrived: nothing was done.
    Stale,
    /// What the rules say.
    Why(Vec<WhyAnswer>),
    /// Who is at the table.
    Presence(Vec<Sitter>),
    /// Somebody said something.
    Chat(ChatLine),
    /// What every thing of the game is, from the server, in the language that is spoken.
    Almanac(Vec<AlmanacEntry<String>>),
    /// The server's almanac did not come: why.
    NoAlmanac(String),
    /// How the connection to the server is.
    Line(Line),
    /// The record is kept in this file.
    Kept(PathBuf),
    /// The record could not be kept: a sentence that says what to do.
    NotStored(String),
    /// The table has ended with this sentence; nothing more will come.
    Gone(String),
    /// The table has closed as it was asked to.
    Closed,
}

/// Where a table stands in its campaign.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Campaign {
    /// Which chapter it is, counted from 1, if that is known.
    pub chapter: Option<u32>,
    /// What its end leaves to the next one.
    pub leaves: Option<Leaves>,
    /// The table of the next chapter, once somebody has opened it.
    pub next: Option<String>,
}

/// A connection to a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// It is there.
    Up,
    /// It broke; this is the attempt to connect again, counted from 1.
    Down(u32),
}

/// The two ends of a table that the screen holds.
#[derive(Debug)]
pub struct Port {
    /// Where wishes go.
    pub asks: Sender<Ask>,
    /// Where answers come from.
    pub tells: Receiver<Tell>,
}
