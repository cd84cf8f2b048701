//! The contract with the house: every question goes to the file that knows the answer.

use kernel::chance::Chance;
use kernel::game::{About, Seated};
use kernel::lesson::ConditionId;
use kernel::options::Given;
use kernel::{
    Book, Breadth, Census, Errand, Game, Journal, Lang, Lesson, MAX_SEATS, Name, NotationError,
    Offer, Player, Refusal, Rng, Scene, Seat, SeatKind, Seed, SetupError, Shelf, Stage, Text,
    Thinking, Turn, Venture, Viewer,
};

use crate::content::{Content, RULING_FILES};
use crate::engine::Engine;
use crate::event::Logged;
use crate::look::Look;
use crate::moves::Move;
use crate::options::{self, OPTIONS, Options, Path};
use crate::state::State;
use crate::tutorial::{self, LINDSEY_KIND, Lindsey};
use crate::{
    arrange, automation, census, errands, evaluate, faults, habits, hidden, scene, setup,
    stationfall, turn,
};

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

    #[inline]
    fn look<'a>(&self, state: &'a State) -> Look<'a> {
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
    stage: Stage::Alpha,
    shelf: Shelf::Lobby,
    rules_version: 1,
    content: RULING_FILES,
    hidden_information: true,
};

pub(crate) static BOOK: Book = Book {
    words: [
        concat!(include_str!("../words/en.ftl"), include_str!("../words/tutorial/en.ftl")),
        concat!(include_str!("../words/it.ftl"), include_str!("../words/tutorial/it.ftl")),
        concat!(include_str!("../words/ja.ftl"), include_str!("../words/tutorial/ja.ftl")),
    ],
    // The rulings of this house follow the rules, then the tutorial.
    rules: &[(
        Lang::En,
        concat!(
            include_str!("../rules/en.md"),
            include_str!("../rules/automation.md"),
            include_str!("../rules/house.md"),
            include_str!("../rules/tutorial.md")
        ),
    )],
    ledger: include_str!("../rules/ledger.tsv"),
};

static SEAT_KINDS: [SeatKind; 2] = [
    automation::SEAT_KIND,
    SeatKind { id: LINDSEY_KIND, argument: None, about: "sf-kind-lindsey" },
];

/// How many more decisions it takes where every one is made by several humans (SF-T62): everybody proposes twice, and
/// agrees whenever the first proposal changes.
const COUNCIL: u32 = 18;

/// The most decisions a turn can take: a Reveal with everything its power asks, Influence, two Actions, a Bribe and
/// Kompromat, each with a nested Action, a free Action, chains of free Steps that never come to the same section twice
/// (SF-H11), what is dropped, due Time markers, and what Project X asks.
const LONGEST_TURN: u32 = 450;

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
    fn chance<'a>(&self, state: &'a State) -> Option<&'a Chance> {
        Some(&state.chance)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.station.over {
            Turn::Over(stationfall::outcome(self.look(state)))
        } else {
            Turn::Awaiting(turn::awaited(self.look(state)))
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
    fn play(&self, state: &mut State, seat: Seat, mv: &Move, journal: &mut Journal<Logged>) {
        turn::play(&mut Engine::new(self.content, state, journal), seat, mv);
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

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        match self.turn(state) {
            Turn::Over(outcome) => outcome.utility(seat),
            Turn::Awaiting(_) => evaluate::evaluate_all(self.look(state))[seat.index()],
        }
    }

    fn evaluate_all(&self, state: &State) -> [f32; MAX_SEATS] {
        evaluate::evaluate_all(self.look(state))
    }

    fn foreseen(&self, begun: &State, state: &State, seat: Seat) -> f32 {
        let begun = self.look(begun);
        let value = evaluate::foreseen(begun, self.look(state), seat);
        match self.turn(state) {
            Turn::Over(outcome) => {
                let counts = evaluate::winning_counts(begun);
                let won = f32::from(u8::from(outcome.won().contains(seat)));
                0.5 * counts * (outcome.utility(seat) + won) + (1.0 - counts) * value
            }
            Turn::Awaiting(_) => value,
        }
    }

    /// Random play is no guide here: the evaluation judges at the end of the turn that is being planned.
    fn thinking(&self) -> Thinking {
        Thinking { horizon: Some(0), own_turn: true }
    }

    fn idle(&self, state: &State, seat: Seat) -> Option<Move> {
        habits::idle(self.look(state), seat)
    }

    fn opening(&self, state: &State, seat: Seat) -> Option<Move> {
        habits::opening(self.look(state), seat)
    }

    fn errands(&self, state: &State, seat: Seat, found: &mut dyn FnMut(Errand<Move, State>)) {
        errands::turns(self.content, state, seat, found);
    }

    fn ventures(&self, state: &State, seat: Seat) -> Vec<Venture> {
        errands::ventures(self.look(state), seat)
    }

    fn undertake(
        &self,
        state: &State,
        seat: Seat,
        ventures: &[Venture],
    ) -> Option<Errand<Move, State>> {
        errands::undertake(self.content, state, seat, ventures)
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

    fn seat_kinds(&self) -> &[SeatKind] {
        &SEAT_KINDS
    }

    fn seat_arguments(&self, kind: &str) -> Vec<&'static str> {
        automation::arguments(kind)
    }

    fn value_name(&self, key: &str, value: &str) -> Option<Text> {
        options::value_name(key, value)
    }

    fn seating(&self, kinds: &[Seated<'_>], given: &mut Given) -> Result<(), SetupError> {
        tutorial::check_seating(kinds, given)?;
        automation::seating(kinds, given)
    }

    fn may_take_over(&self, state: &State, seat: Seat, kind: &str) -> Result<(), SetupError> {
        tutorial::may_take_over(self.look(state), seat, kind)?;
        automation::may_take_over(state, seat, kind)
    }

    fn player(
        &self,
        kind: &str,
        argument: Option<&str>,
        seed: Seed,
    ) -> Option<Result<Box<dyn Player<Self>>, SetupError>> {
        let lindsey = || Ok(Box::new(Lindsey::new(seed)) as Box<dyn Player<Self>>);
        if kind == LINDSEY_KIND { Some(lindsey()) } else { automation::player(kind, argument) }
    }

    fn faults(&self, state: &State) -> Vec<String> {
        faults::faults(self.look(state))
    }

    fn lessons(&self) -> &[Lesson] {
        self.content.lessons.lessons()
    }

    fn lesson_holds(&self, state: &State, seat: Seat, condition: ConditionId) -> bool {
        self.content.lessons.holds(self.look(state), seat, condition)
    }
}
