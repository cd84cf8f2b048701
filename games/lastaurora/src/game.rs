//! The contract with the house: every question goes to the file that knows the answer.

use kernel::chance::AnyChance;
use kernel::game::About;
use kernel::{
    Book, Breadth, Census, EventLog, Game, Name, NotationError, Offer, Refusal, Rng, Scene, Seat,
    SeatSet, Seed, SetupError, Shelf, Stage, Turn, Viewer,
};

use crate::content::{Content, FILES};
use crate::engine::Engine;
use crate::event::Event;
use crate::look::Look;
use crate::moves::Move;
use crate::options::{MODULES, OPTIONS, Options};
use crate::state::{Player, State, Step};
use crate::{arrange, census, faults, flow, hidden, scene, score, setup};

/// The game with its content.
#[derive(Clone, Copy, Debug)]
pub struct LastAurora {
    content: &'static Content,
}

impl Default for LastAurora {
    fn default() -> Self {
        LastAurora::new()
    }
}

impl LastAurora {
    /// The game with the content of the box.
    pub fn new() -> LastAurora {
        LastAurora::with(Content::standard())
    }

    /// The game with other content: for trying out cards.
    pub const fn with(content: &'static Content) -> LastAurora {
        LastAurora { content }
    }

    /// What the cards say.
    pub const fn content(&self) -> &'static Content {
        self.content
    }

    #[inline]
    pub(crate) fn look<'a>(&self, state: &'a State) -> Look<'a> {
        Look::new(self.content, state)
    }
}

static ABOUT: About = About {
    id: "lastaurora",
    title: "Last Aurora",
    players: 1..=4,
    modes: &["free", "solo"],
    modules: &MODULES,
    options: &OPTIONS,
    stage: Stage::Beta,
    shelf: Shelf::Lobby,
    theme: crate::theme::FROZEN_ROAD,
    rules_version: 1,
    content: FILES,
    hidden_information: true,
};

pub(crate) static BOOK: Book = workbench::book! {
    words: [
        "../words/play",
        "../words/lesson",
        "../words/names",
        "../words/texts",
        "../words/stories",
        "../words/almanac",
    ],
    rules: {
        En: ["../rules/en.md", "../rules/rulings.md", "../rules/house.md"],
        It: ["../rules/it.md", "../rules/rulings.it.md", "../rules/house.it.md"],
        Ja: ["../rules/ja.md", "../rules/rulings.ja.md", "../rules/house.ja.md"],
    },
    ledger: "../rules/ledger.tsv",
    almanac: crate::almanac::entries,
};

/// The most decisions of a game: six rounds, each with what every player can decide in five phases.
const LONGEST_ROUND: u32 = 400;

impl Game for LastAurora {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;

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
        if state.step == Step::Over {
            return Turn::Over(score::outcome(self.look(state)));
        }
        let look = self.look(state);
        let asked = flow::decision(state).map(|decision| decision.asks(look));
        Turn::each(asked.unwrap_or(SeatSet::NONE))
    }

    #[inline]
    fn candidates(&self, state: &State, seat: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        if let Some(decision) = flow::decision(state) {
            decision.candidates(self.look(state), seat, breadth, found);
        }
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        match flow::decision(state) {
            Some(decision) => decision.check(self.look(state), seat, mv),
            None => Err(Refusal::new("LA-1.16", "la-refused-wrong-question")),
        }
    }

    #[inline]
    fn play(&self, state: &mut State, seat: Seat, mv: &Move, log: &mut EventLog<Event>) {
        flow::play(&mut Engine::new(self.content, state, log), seat, *mv);
    }

    fn draw(&self, state: &State, viewer: Viewer, scene: &mut Scene) {
        scene::draw(self.look(state), viewer, scene);
    }

    fn offer(&self, state: &State, seat: Seat, mv: &Move) -> Offer {
        match flow::decision(state) {
            Some(decision) => decision.offer(self.look(state), seat, mv),
            None => scene::verb(self.look(state), Player(seat.0), *mv),
        }
    }

    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        hidden::determinize(self.look(state), viewer, rng)
    }

    fn census(&self, state: &State, census: &mut Census) {
        census::count(self.look(state), census);
    }

    fn longest(&self, _: &Options, seats: u8) -> u32 {
        6 * LONGEST_ROUND * u32::from(seats)
    }

    /// The crew of module 3.
    fn role(&self, state: &State, seat: Seat) -> Option<Name> {
        let crew = state.players[seat.index()].crew_card;
        crew.get().map(|crew| Name::Borrowed(crew.word()))
    }

    fn arrange(&self, state: &mut State, change: &str) -> Result<(), NotationError> {
        arrange::arrange(self.content, state, change)
    }

    fn faults(&self, state: &State) -> Vec<String> {
        faults::faults(self.look(state))
    }
}
