//! The contract with the house: every question goes to the file that knows the answer.

use kernel::chance::AnyChance;
use kernel::game::About;
use kernel::{
    Book, Breadth, Census, EventLog, Game, Name, NotationError, Offer, Refusal, Rng, Scene, Seat,
    Seed, SetupError, Shelf, Stage, Turn, Viewer,
};

use crate::content::{Content, RULING_FILES};
use crate::engine::Engine;
use crate::event::Logged;
use crate::look::Look;
use crate::moves::Move;
use crate::options::{OPTIONS, Options, Path};
use crate::state::State;
use crate::{almanac, arrange, census, faults, hidden, scene, setup, stationfall, turn};

/// The game with its content.
#[derive(Clone, Copy, Debug)]
pub struct Stationfall {
    content: &'static Content,
}

impl Default for Stationfall {
    fn default() -> Self {
        Stationfall::new()
    }
}

impl Stationfall {
    /// The game with the content of the box.
    pub fn new() -> Stationfall {
        Stationfall { content: Content::standard() }
    }

    /// The game with other content: for trying out cards and scripts.
    pub const fn with(content: &'static Content) -> Stationfall {
        Stationfall { content }
    }

    /// What the cards say.
    pub(crate) const fn content(&self) -> &'static Content {
        self.content
    }

    #[inline]
    pub(crate) fn look<'a>(&self, state: &'a State) -> Look<'a> {
        Look::new(self.content, state)
    }
}

static ABOUT: About = About {
    id: "stationfall",
    title: "Stationfall",
    players: 2..=9,
    modes: &["free", "team", "cooperative"],
    modules: &[],
    options: &OPTIONS,
    stage: Stage::Beta,
    shelf: Shelf::Lobby,
    theme: kernel::Theme::DEEP_SPACE,
    rules_version: 1,
    content: RULING_FILES,
    hidden_information: true,
};

pub(crate) static BOOK: Book = workbench::book! {
    words: ["../words", "../words/tutorial", "../words/almanac"],
    // The rulings of this house follow the rules, then the tutorial.
    rules: {
        En: ["../rules/en.md", "../rules/automation.md", "../rules/house.md", "../rules/tutorial.md"],
    },
    ledger: "../rules/ledger.tsv",
    almanac: almanac::entries,
};

/// How many more decisions it takes where every one is made by several humans (SF-T62): everybody proposes twice, and
/// agrees whenever the first proposal changes.
const COUNCIL: u32 = 18;

/// The most decisions a turn can take: a Reveal with everything its power asks, Influence, two Actions, a Bribe and
/// Kompromat, each with a nested Action, a free Action, chains of free Steps that never come to the same section twice
/// (SF-H11), declarations taken back (SF-H32), what is dropped, due Time markers, and what Project X asks.
const LONGEST_TURN: u32 = 450 + 2 * turn::MOST_TAKEN_BACK as u32;

/// The most decisions outside of turns: choosing Identities, final reveals, deliveries.
const LONGEST_REST: u32 = 120;

impl Game for Stationfall {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Logged;

    fn about(&self) -> &About {
        &ABOUT
    }

    fn book(&self) -> &Book {
        &BOOK
    }

    fn start(&self, options: &Options, seats: u8, seed: Seed) -> Result<State, SetupError> {
        setup::start(self.content, options, seats, seed)
    }

    #[inline]
    fn seats(&self, state: &State) -> u8 {
        state.table.seats
    }

    #[inline]
    fn chance<'a>(&self, state: &'a State) -> Option<&'a AnyChance> {
        Some(&state.chance)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.station.over {
            Turn::Over(stationfall::outcome(self.look(state)))
        } else {
            Turn::each(turn::awaited(self.look(state)))
        }
    }

    #[inline]
    fn candidates(&self, state: &State, seat: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        turn::candidates(self.look(state), seat, breadth, found);
    }

    #[inline]
    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        turn::check(self.look(state), seat, mv)
    }

    #[inline]
    fn play(&self, state: &mut State, seat: Seat, mv: &Move, log: &mut EventLog<Logged>) {
        turn::play(&mut Engine::new(self.content, state, log), seat, mv);
    }

    fn draw(&self, state: &State, viewer: Viewer, scene: &mut Scene) {
        scene::draw(self.look(state), viewer, scene);
    }

    fn offer(&self, state: &State, seat: Seat, mv: &Move) -> Offer {
        turn::offer(self.look(state), seat, mv)
    }

    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        hidden::determinize(self.look(state), viewer, rng)
    }

    fn census(&self, state: &State, census: &mut Census) {
        census::count(self.look(state), census);
    }

    fn longest(&self, options: &Options, seats: u8) -> u32 {
        let line = self.content.setup.iter().find(|line| line.seats == seats);
        let turns = line.map_or(0, |line| (line.start_minute as u32 + 1) * u32::from(line.players));
        let council = if options.tutorial == Path::Off { 1 } else { COUNCIL };
        (turns * LONGEST_TURN + LONGEST_REST) * council
    }

    /// The PC of the seat's first colour, once it is revealed.
    fn role(&self, state: &State, seat: Seat) -> Option<Name> {
        let look = self.look(state);
        let player = look.players().find(|player| look.seat_of(*player) == seat)?;
        state.players[player].pc.map(|identity| Name::Borrowed(identity.word()))
    }

    fn arrange(&self, state: &mut State, change: &str) -> Result<(), NotationError> {
        arrange::arrange(self.content, state, change)
    }

    fn faults(&self, state: &State) -> Vec<String> {
        faults::faults(self.look(state))
    }
}
