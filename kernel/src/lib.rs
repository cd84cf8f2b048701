//! What a game is: seats, moves, refusals, events, randomness, scenes, records. No I/O, no clock, no game.
//!
//! Start at [`Game`], the contract; then [`play`], what anybody can do with a game; then [`scene`], what a
//! viewer sees.

pub mod almanac;
pub mod book;
pub mod census;
pub mod chance;
pub mod event_log;
pub mod fault;
pub mod game;
pub mod legacy;
pub mod lesson;
pub mod list;
pub mod mind;
pub mod near;
pub mod notation;
pub mod opening;
pub mod options;
pub mod outcome;
pub mod own_seats;
pub mod play;
pub mod questions;
pub mod record;
pub mod refusal;
pub mod scenario;
pub mod scene;
pub mod seat;
pub mod teach;
pub mod text;
pub mod theme;
mod turn;
pub mod view;

pub use almanac::{Entry as AlmanacEntry, Page, Passage, Stock};
pub use book::{Book, Lang};
pub use census::Census;
pub use chance::{AnyChance, Chance, Commitment, Draw, Rng, Seed};
pub use event_log::{Audience, Event, EventLog, LoggedEvent, Told};
pub use fault::{Fault, Place};
pub use game::{About, Breadth, Game, MoveList, SetupError, Shelf, Stage};
pub use legacy::{Legacy, Note, NoteKind};
pub use lesson::{Guidance, Guide, Lesson};
pub use mind::{Blank, Mind, Style, Tuning, WholeTurn};
pub use notation::{NotationError, Words};
pub use options::{Choice, OptionSpec};
pub use outcome::{Contest, Outcome, Standing};
pub use own_seats::{OwnSeats, SeatKind, Seated};
pub use play::{Barrier, StateHash};
pub use questions::{Asked, Questions};

pub use record::Record;
pub use refusal::{Refusal, RuleId, require};

pub use scenario::Scenario;
pub use scene::{Offer, Scene};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use teach::Teach;
pub use text::{Arg, Name, Text};
pub use theme::Theme;
pub use turn::{Awaited, Turn};
pub use view::{Player, View};
