//! One viewer's side of a table, whoever carries it: a connection to a server, a terminal, a page without a server.

use kernel::{Lang, Name, NotationError, Refusal, Seat, Text, Viewer, refusal};
use players::Kind;
use protocol::live::{UpdateView, WhyAnswer};
use render::Voice;
use table::{AnyTable, ChangeError, Rejected, Sequence};

use crate::question::Questions;
use crate::update::{TableNow, update_view};
use crate::{plain, why};

/// Who decides for a seat whose person left, unless the person chose somebody else.
pub const STAND_IN: Kind = Kind::Greedy;

/// The most things one question may name.
const MOST_TOUCHES: usize = 8;

/// Who looks at a table, in which language, and what they have been told.
///
/// Two sessions that are equal are told the same: a server words it once for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Session {
    viewer: Viewer,
    lang: Lang,
    /// How much of the journal the viewer has been told.
    known: Sequence,
    /// Whether all that was told before is to be forgotten: it was told to another person, or in another language.
    afresh: bool,
}

/// What somebody wants done at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed<'a> {
    /// Makes a move.
    Move {
        /// The move in the game's notation.
        notation: &'a str,
        /// The sequence the person saw when deciding.
        at: Sequence,
    },
    /// Takes the seat's latest decision back.
    Undo,
    /// Takes the seat's whole turn back.
    UndoTurn,
    /// Asks the other people whether the seat's latest decision may be taken back.
    AskUndo,
    /// Says whether others may take back what they asked for.
    AnswerUndo {
        /// Whether they may.
        agrees: bool,
    },
    /// Leaves the path of a lesson and plays on freely.
    LeaveLesson,
    /// Lets an automatic player of this kind decide for the seat.
    HandOver(&'a Kind),
    /// Takes the seat back from the automatic player.
    TakeBack,
}

/// Why a deed was not done. The table is as it was.
#[derive(Clone, PartialEq, Debug)]
pub enum NotDone {
    /// Something happened before the move arrived: its maker saw another question.
    Stale,
    /// It is not allowed.
    Denied(Denied),
}

/// Why something is not allowed.
#[derive(Clone, PartialEq, Debug)]
pub enum Denied {
    /// By a rule of the game or the table.
    Refused(Refusal),
    /// The viewer has no seat.
    NotSeated,
    /// An automatic player decides for the seat.
    HandedOver,
    /// The move cannot be read.
    Unreadable(NotationError),
    /// Nobody else can decide for the seat.
    Unchangeable(ChangeError),
    /// A question names nothing, or too much.
    Touches,
}

impl Denied {
    /// The rule behind it, if there is one.
    pub const fn rule(&self) -> Option<Name> {
        match self {
            Denied::Refused(refusal) => Some(Name::Borrowed(refusal.rule.0)),
            Denied::NotSeated
            | Denied::HandedOver
            | Denied::Unreadable(_)
            | Denied::Unchangeable(_)
            | Denied::Touches => None,
        }
    }

    /// The reason, in this crate's words or the game's.
    pub fn text(&self) -> Text {
        match self {
            Denied::Refused(refusal) => refusal.text(),
            Denied::NotSeated => Text::new("denied-not-seated"),
            Denied::HandedOver => Text::new("denied-handed-over"),
            Denied::Unreadable(error) => detailed("why-unreadable", error.to_string()),
            Denied::Unchangeable(error) => detailed("denied-seat", error.to_string()),
            Denied::Touches => Text::new("denied-touches"),
        }
    }
}

/// A sentence around a detail that only exists in the language of developers.
fn detailed(id: &'static str, detail: String) -> Text {
    Text::new(id).with("detail", plain(detail))
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Denied {
        Denied::Refused(refusal)
    }
}

impl From<ChangeError> for Denied {
    fn from(error: ChangeError) -> Denied {
        Denied::Unchangeable(error)
    }
}

impl From<Rejected> for Denied {
    fn from(rejected: Rejected) -> Denied {
        match rejected {
            Rejected::Refused(refusal) => Denied::Refused(refusal),
            Rejected::Unreadable(error) => Denied::Unreadable(error),
        }
    }
}

impl From<Denied> for NotDone {
    fn from(reason: Denied) -> NotDone {
        NotDone::Denied(reason)
    }
}

impl From<Refusal> for NotDone {
    fn from(reason: Refusal) -> NotDone {
        NotDone::Denied(reason.into())
    }
}

impl From<ChangeError> for NotDone {
    fn from(reason: ChangeError) -> NotDone {
        NotDone::Denied(reason.into())
    }
}

impl From<Rejected> for NotDone {
    fn from(reason: Rejected) -> NotDone {
        NotDone::Denied(reason.into())
    }
}

impl Session {
    /// A viewer who knows the journal up to `known`: 0 for whoever comes for the first time.
    pub const fn new(viewer: Viewer, lang: Lang, known: Sequence) -> Session {
        Session { viewer, lang, known, afresh: false }
    }

    /// Who is looking.
    pub const fn viewer(self) -> Viewer {
        self.viewer
    }

    /// The seat of whoever is looking; none for a spectator.
    pub fn seat(self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The language of everything that is said.
    pub const fn lang(self) -> Lang {
        self.lang
    }

    /// Somebody else looks from now on, and is told everything.
    pub const fn sit(&mut self, viewer: Viewer) {
        *self = Session { viewer, known: 0, afresh: true, ..*self };
    }

    /// Another language from now on. What was told is told again, so that the whole story is in one language.
    pub const fn speak(&mut self, lang: Lang) {
        *self = Session { lang, known: 0, afresh: true, ..*self };
    }

    /// Does something for the seat, or says why not. A move counts only while it is about the question as it stands.
    pub fn act(
        self,
        deed: Deed<'_>,
        table: &mut dyn AnyTable,
        questions: &Questions,
    ) -> Result<(), NotDone> {
        let seat = self.seat().ok_or(Denied::NotSeated)?;
        match deed {
            Deed::Move { notation, at } => {
                decides(table, seat)?;
                if !questions.still(seat, at) {
                    return Err(NotDone::Stale);
                }
                table.submit(seat, notation)?;
            }
            Deed::Undo => {
                decides(table, seat)?;
                table.undo(seat)?;
            }
            Deed::UndoTurn => {
                decides(table, seat)?;
                table.undo_turn(seat)?;
            }
            Deed::AskUndo => {
                decides(table, seat)?;
                table.ask_undo(seat)?;
            }
            Deed::AnswerUndo { agrees } => {
                decides(table, seat)?;
                table.answer_undo(seat, agrees)?;
            }
            Deed::LeaveLesson => {
                table.leave_lesson()?;
            }
            Deed::HandOver(kind) => {
                if table.turn().outcome().is_some() {
                    return Err(refusal::table::OVER.into());
                }
                table.take_over(seat, kind)?;
            }
            Deed::TakeBack => {
                table.take_over(seat, &Kind::Me)?;
            }
        }
        Ok(())
    }

    /// What the rules say to a move that the seat thinks of.
    pub fn why_move(
        self,
        notation: &str,
        table: &dyn AnyTable,
        voice: Voice<'_>,
    ) -> Result<Vec<WhyAnswer>, Denied> {
        let seat = self.seat().ok_or(Denied::NotSeated)?;
        Ok(vec![why::why_move(table, seat, notation, voice)])
    }

    /// What the rules say to pieces and zones that the seat wants to do something with.
    pub fn why_touching(
        self,
        things: &[Name],
        table: &dyn AnyTable,
        voice: Voice<'_>,
    ) -> Result<Vec<WhyAnswer>, Denied> {
        let seat = self.seat().ok_or(Denied::NotSeated)?;
        if things.is_empty() || things.len() > MOST_TOUCHES {
            return Err(Denied::Touches);
        }
        Ok(why::why_touching(table, seat, things, voice))
    }

    /// The table as the viewer sees it, and what they have not been told yet.
    pub fn update(self, now: TableNow<'_>) -> UpdateView {
        let view = update_view(now, self.viewer, self.known);
        let rewound_to = if self.afresh { Some(0) } else { view.rewound_to };
        UpdateView { rewound_to, ..view }
    }

    /// The viewer has been told everything up to this sequence.
    pub const fn told(&mut self, sequence: Sequence) {
        *self = Session { known: sequence, afresh: false, ..*self };
    }
}

/// Whether the seat's person decides for it.
fn decides(table: &dyn AnyTable, seat: Seat) -> Result<(), Denied> {
    let person = table.kinds().get(seat.index()).is_some_and(players::Kind::is_person);
    if person { Ok(()) } else { Err(Denied::HandedOver) }
}
