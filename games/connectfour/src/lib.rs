//! Connect four: a classic on two machine words.
//!
//! Read it from top to bottom: the columns and the notation, the state, the contract, the scene, the mind.

mod cell;
mod mind;
mod scene;
mod state;

pub use cell::{COLUMNS, Cell, Column, ROWS};
pub use mind::ConnectFourMind;
pub use state::{DISCS, Side, State};

use kernel::chance::AnyChance;
use kernel::game::About;
use kernel::{
    Arg, Audience, Book, Breadth, Census, EventLog, Game, Name, NotationError, Offer, Outcome,
    Refusal, Rng, RuleId, Scene, Seat, SeatSet, Seed, SetupError, Shelf, Stage, Text, Turn, Viewer,
    Words, require,
};
use serde::{Deserialize, Serialize};

/// The game. It has no content, so the type is empty.
#[derive(Clone, Copy, Debug, Default)]
pub struct ConnectFour;

/// There is nothing to choose before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A side dropped a disc (C4-2).
    Dropped {
        /// Which side.
        side: Side,
        /// Where the disc came to rest.
        cell: Cell,
    },
    /// A side completed four in a row (C4-4).
    Won {
        /// Which side.
        side: Side,
    },
    /// The board is full and nobody has four in a row (C4-5).
    Drawn,
}

impl kernel::Event for Event {
    fn text(&self) -> Text {
        match self {
            Event::Dropped { side, cell } => Text::new("c4-event-dropped")
                .with("side", side.name())
                .with("cell", Arg::Plain(cell.to_string().into())),
            Event::Won { side } => Text::new("c4-event-won").with("side", side.name()),
            Event::Drawn => Text::new("c4-event-drawn"),
        }
    }

    fn rule(&self) -> Option<RuleId> {
        Some(RuleId(match self {
            Event::Dropped { .. } => "C4-2",
            Event::Won { .. } => "C4-4",
            Event::Drawn => "C4-5",
        }))
    }

    fn touches(&self) -> Vec<Name> {
        match self {
            Event::Dropped { cell, .. } => vec![cell.to_string().into()],
            Event::Won { .. } | Event::Drawn => Vec::new(),
        }
    }
}

static ABOUT: About = About {
    id: "connectfour",
    title: "Connect four",
    players: 2..=2,
    modes: &["free"],
    modules: &[],
    options: &[],
    stage: Stage::Production,
    shelf: Shelf::Classics,
    theme: kernel::Theme::CLOTH,
    rules_version: 1,
    content: &[],
    hidden_information: false,
};

static BOOK: Book = workbench::book! {
    words: ["../words"],
    rules: { En: ["../rules/en.md"], It: ["../rules/it.md"], Ja: ["../rules/ja.md"] },
    ledger: "../rules/ledger.tsv",
};

impl Game for ConnectFour {
    type Options = Options;
    type State = State;
    type Move = Column;
    type Event = Event;

    fn about(&self) -> &About {
        &ABOUT
    }

    fn book(&self) -> &Book {
        &BOOK
    }

    #[inline]
    fn start(&self, _: &Options, _: u8, _: Seed) -> Result<State, SetupError> {
        Ok(State::default())
    }

    #[inline]
    fn seats(&self, _: &State) -> u8 {
        2
    }

    #[inline]
    fn chance<'a>(&self, _: &'a State) -> Option<&'a AnyChance> {
        None
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match (state.winner(), state.is_full()) {
            (Some(side), _) => {
                Turn::Over(Outcome::winners("c4-ending-four", 2, SeatSet::of(side.seat())))
            }
            (None, true) => Turn::Over(Outcome::draw("c4-ending-full", 2)),
            (None, false) => Turn::one(state.to_move().seat()),
        }
    }

    #[inline]
    fn candidates(&self, _: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Column)) {
        Column::all().for_each(found);
    }

    #[inline]
    fn check(&self, state: &State, _: Seat, column: &Column) -> Result<(), Refusal> {
        require(state.has_room(*column), || Refusal::new("C4-3", "c4-refused-full"))
    }

    #[inline]
    fn play(&self, state: &mut State, _: Seat, column: &Column, log: &mut EventLog<Event>) {
        let side = state.to_move();
        if let Some(cell) = state.landing(*column) {
            state.drop(side, *column);
            log.tell(Audience::PUBLIC, Event::Dropped { side, cell });
        }
        if state.winner().is_some() {
            log.tell(Audience::PUBLIC, Event::Won { side });
        } else if state.is_full() {
            log.tell(Audience::PUBLIC, Event::Drawn);
        }
    }

    fn draw(&self, state: &State, _: Viewer, scene: &mut Scene) {
        scene::draw(state, scene);
    }

    fn offer(&self, state: &State, _: Seat, column: &Column) -> Offer {
        scene::offer(state, *column)
    }

    #[inline]
    fn determinize(&self, state: &State, _: Viewer, _: &mut Rng) -> State {
        *state
    }

    /// Every disc is on the board or in its side's supply, and no cell holds two.
    fn census(&self, state: &State, census: &mut Census) {
        for cell in Cell::all() {
            census.put(cell, "board");
            if let Some(side) = state.at(cell) {
                census.put(side.name(), cell);
            }
        }
        for side in [Side::X, Side::O] {
            census.put_many(side.name(), DISCS.saturating_sub(state.count(side)), "supply");
        }
    }

    fn longest(&self, _: &Options, _: u8) -> u32 {
        2 * DISCS
    }

    fn role(&self, _: &State, seat: Seat) -> Option<Name> {
        Some(Side::of(seat).name().into())
    }

    /// `drop x d` lets a disc of X fall into column d, and `drop o d` one of O; the side with fewer discs (X if
    /// equal) moves next.
    fn arrange(&self, state: &mut State, change: &str) -> Result<(), NotationError> {
        let mut words = Words::new(change);
        words.expect("drop")?;
        let side = words.find("x or o", |word| match word {
            "x" => Some(Side::X),
            "o" => Some(Side::O),
            _ => None,
        })?;
        let column = words.find("a column from a to g that has room", |word| {
            word.parse().ok().filter(|column| state.has_room(*column))
        })?;
        words.end()?;
        state.drop(side, column);
        Ok(())
    }

    fn faults(&self, state: &State) -> Vec<String> {
        state.faults()
    }
}
