//! The contract with the house: every question goes to the file that knows the answer.

use kernel::chance::AnyChance;
use kernel::game::About;
use kernel::{
    Book, Breadth, Census, EventLog, Game, Name, Offer, Refusal, Rng, Scene, Seat, SeatSet, Seed,
    SetupError, Shelf, Stage, Turn, Viewer,
};

use crate::choice::OTHER_QUESTION;
use crate::content::{Content, FILES};
use crate::engine::Engine;
use crate::event::Event;
use crate::look::Look;
use crate::moves::Move;
use crate::options::{OPTIONS, Options};
use crate::state::{State, Step};
use crate::{census, flow, hidden, scene, setup, words};

/// The game with its content.
#[derive(Clone, Copy, Debug)]
pub struct Nemesis {
    content: &'static Content,
}

impl Default for Nemesis {
    fn default() -> Self {
        Nemesis::new()
    }
}

impl Nemesis {
    /// The game with the content of the box.
    pub fn new() -> Nemesis {
        Nemesis { content: Content::standard() }
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
    id: "nemesis",
    title: "Nemesis",
    players: 1..=5,
    modes: &["each", "cooperative", "solo"],
    modules: &[],
    options: &OPTIONS,
    stage: Stage::Alpha,
    shelf: Shelf::Lobby,
    theme: kernel::Theme::DEEP_SPACE,
    rules_version: 1,
    content: FILES,
    hidden_information: true,
};

static BOOK: Book = workbench::book! {
    words: ["../words/names", "../words/texts", "../words/lesson", "../words/play", "../words/scene"],
    rules: { En: ["../rules/en.md", "../rules/modes.md", "../rules/rulings.md", "../rules/scene.md", "../rules/difficulty.md", "../rules/lessons.md"] },
    ledger: "../rules/ledger.tsv",
    almanac: crate::almanac::entries,
};

impl Game for Nemesis {
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
        let mut state = setup::start(self.content, options, seats, seed)?;
        let mut muted = EventLog::muted();
        Engine::new(self.content, &mut state, &mut muted).settle();
        Ok(state)
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
        let look = self.look(state);
        if state.step == Step::Over {
            return Turn::Over(look.outcome());
        }
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
            None => Err(OTHER_QUESTION),
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
            None => words::offer(self.look(state), seat.into(), *mv),
        }
    }

    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        hidden::determinize(self.look(state), viewer, rng)
    }

    fn census(&self, state: &State, census: &mut Census) {
        census::count(self.look(state), census);
    }

    /// NEM-28.10: turns with what every player can decide in a Player Phase, and an Event Phase.
    fn longest(&self, _: &Options, seats: u8) -> u32 {
        let n = u32::from(seats);
        let trade = 12 * (n + 2) + 2 * n;
        let action = 120 + 2 * n * n + 20 * (4 * n + 4) + trade;
        let player = u32::from(self.content.setup.limits.actions_per_player_phase) * action
            + 18 * trade
            + 120;
        let event = 60 + 20 * (4 * n + 4) + 2 * n * (4 * n + 7);
        60 * n + u32::from(self.content.setup.turns) * (n * player + event)
    }

    fn role(&self, state: &State, seat: Seat) -> Option<Name> {
        let character = state.players[seat.index()].character.get();
        character.map(|character| Name::Borrowed(character.word()))
    }
}
