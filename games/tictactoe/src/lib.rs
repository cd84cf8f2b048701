//! Tic-tac-toe: the smallest complete game, and the example of the guide.
//!
//! Read it from top to bottom: the cells and the notation, the state, the contract, the scene, the lesson.

mod cell;
pub mod lesson;
mod scene;
mod state;

pub use cell::Cell;
pub use state::{Side, State};

use kernel::chance::AnyChance;
use kernel::game::About;
use kernel::{
    Audience, Book, Breadth, Census, EventLog, Game, Name, NotationError, Offer, Outcome, Refusal,
    Rng, RuleId, Scene, Seat, SeatSet, Seed, SetupError, Shelf, Stage, Text, Turn, Viewer, Words,
    require,
};
use serde::{Deserialize, Serialize};

/// The game. It has no content, so the type is empty.
#[derive(Clone, Copy, Debug, Default)]
pub struct TicTacToe;

/// There is nothing to choose before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A side marked a cell (TTT-2).
    Marked {
        /// Which side.
        side: Side,
        /// Which cell.
        cell: Cell,
    },
    /// A side completed a row (TTT-4).
    Won {
        /// Which side.
        side: Side,
    },
    /// The board is full and nobody has a row (TTT-5).
    Drawn,
}

impl kernel::Event for Event {
    fn text(&self) -> Text {
        match self {
            Event::Marked { side, cell } => Text::new("ttt-event-marked")
                .with("side", side.name())
                .with("cell", kernel::Arg::Plain(cell.to_string().into())),
            Event::Won { side } => Text::new("ttt-event-won").with("side", side.name()),
            Event::Drawn => Text::new("ttt-event-drawn"),
        }
    }

    fn rule(&self) -> Option<RuleId> {
        Some(RuleId(match self {
            Event::Marked { .. } => "TTT-2",
            Event::Won { .. } => "TTT-4",
            Event::Drawn => "TTT-5",
        }))
    }

    fn touches(&self) -> Vec<Name> {
        match self {
            Event::Marked { cell, .. } => vec![cell.to_string().into()],
            Event::Won { .. } | Event::Drawn => Vec::new(),
        }
    }
}

static ABOUT: About = About {
    id: "tictactoe",
    title: "Tic-tac-toe",
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

impl Game for TicTacToe {
    type Options = Options;
    type State = State;
    type Move = Cell;
    type Event = Event;

    fn about(&self) -> &About {
        &ABOUT
    }

    fn book(&self) -> &Book {
        &BOOK
    }

    fn start(&self, _: &Options, _: u8, _: Seed) -> Result<State, SetupError> {
        Ok(State::default())
    }

    fn seats(&self, _: &State) -> u8 {
        2
    }

    fn chance<'a>(&self, _: &'a State) -> Option<&'a AnyChance> {
        None
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match (state.winner(), state.is_full()) {
            (Some(side), _) => {
                Turn::Over(Outcome::winners("ttt-ending-row", 2, SeatSet::of(side.seat())))
            }
            (None, true) => Turn::Over(Outcome::draw("ttt-ending-full", 2)),
            (None, false) => Turn::one(state.to_move().seat()),
        }
    }

    #[inline]
    fn candidates(&self, state: &State, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Cell)) {
        match breadth {
            Breadth::Playable => state.free().for_each(found),
            Breadth::Thinkable => Cell::all().for_each(found),
        }
    }

    #[inline]
    fn check(&self, state: &State, _: Seat, cell: &Cell) -> Result<(), Refusal> {
        require(state.at(*cell).is_none(), || Refusal::new("TTT-3", "ttt-refused-taken"))
    }

    #[inline]
    fn play(&self, state: &mut State, _: Seat, cell: &Cell, log: &mut EventLog<Event>) {
        let side = state.to_move();
        state.mark(side, *cell);
        log.tell(Audience::PUBLIC, Event::Marked { side, cell: *cell });
        if state.winner().is_some() {
            log.tell(Audience::PUBLIC, Event::Won { side });
        } else if state.is_full() {
            log.tell(Audience::PUBLIC, Event::Drawn);
        }
    }

    fn draw(&self, state: &State, viewer: Viewer, scene: &mut Scene) {
        scene::draw(state, viewer, scene);
    }

    fn offer(&self, state: &State, _: Seat, cell: &Cell) -> Offer {
        scene::offer(state, *cell)
    }

    fn determinize(&self, state: &State, _: Viewer, _: &mut Rng) -> State {
        *state
    }

    fn census(&self, state: &State, census: &mut Census) {
        for cell in Cell::all() {
            census.put(cell, state.at(cell).map_or("free", Side::name));
        }
    }

    fn longest(&self, _: &Options, _: u8) -> u32 {
        9
    }

    fn role(&self, _: &State, seat: Seat) -> Option<Name> {
        Some(Side::of(seat).name().into())
    }

    /// `mark x b2` puts a mark on the board; the side with fewer marks (X if equal) moves next.
    fn arrange(&self, state: &mut State, change: &str) -> Result<(), NotationError> {
        let mut words = Words::new(change);
        words.expect("mark")?;
        let side = words.find("x or o", |word| match word {
            "x" => Some(Side::X),
            "o" => Some(Side::O),
            _ => None,
        })?;
        let cell = words.parse("a free cell from a1 to c3")?;
        words.end()?;
        if state.at(cell).is_some() {
            return Err(NotationError::new(change, change.len(), "a free cell"));
        }
        state.mark(side, cell);
        Ok(())
    }

    fn faults(&self, state: &State) -> Vec<String> {
        state.faults()
    }
}
