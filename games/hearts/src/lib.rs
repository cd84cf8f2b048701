//! Hearts: a classic with hidden hands and a simultaneous secret choice.
//!
//! Read it in this order: the cards, the notation, the state; passing, tricks and scoring, which are the rules;
//! then what a viewer sees, what it can imagine, and how good that looks.

mod arrange;
mod cards;
mod determinize;
mod event;
mod mind;
mod notation;
mod passing;
mod scene;
mod scoring;
mod state;
mod tricks;

pub use cards::{Card, Cards, Suit};
pub use event::Event;
pub use mind::HeartsMind;
pub use notation::Move;
pub use scoring::MOON;
pub use state::{Direction, PASSED, Phase, SEATS, State};

use kernel::chance::AnyChance;
use kernel::game::About;
use kernel::{
    Book, Breadth, Census, Choice, EventLog, Game, NotationError, Offer, OptionSpec, Refusal, Rng,
    Scene, Seat, Seed, SetupError, Shelf, Stage, Text, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

/// The game. It has no content, so the type is empty.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hearts;

/// The fewest and the most points a game can be played to (HRT-2).
const GOALS: std::ops::RangeInclusive<u16> = 1..=1000;

/// What is chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The points at which the game ends (HRT-2). With 1 it is a single deal.
    pub goal: u16,
    /// Whether cards are passed (HRT-3).
    pub pass: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { goal: 100, pass: true }
    }
}

static ABOUT: About = About {
    id: "hearts",
    title: "Hearts",
    players: SEATS..=SEATS,
    modes: &["free"],
    modules: &[],
    options: &[
        OptionSpec {
            key: "goal",
            choice: Choice::Number { from: *GOALS.start() as i64, to: *GOALS.end() as i64 },
            default: "100",
            about: "hrt-option-goal",
            names: kernel::options::as_written,
        },
        OptionSpec {
            key: "pass",
            choice: Choice::Flag,
            default: "yes",
            about: "hrt-option-pass",
            names: kernel::options::as_written,
        },
    ],
    stage: Stage::Production,
    shelf: Shelf::Classics,
    theme: kernel::Theme::CLOTH,
    rules_version: 1,
    content: &[],
    hidden_information: true,
};

static BOOK: Book = workbench::book! {
    words: ["../words"],
    rules: { En: ["../rules/en.md"], It: ["../rules/it.md"], Ja: ["../rules/ja.md"] },
    ledger: "../rules/ledger.tsv",
};

impl Game for Hearts {
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

    #[inline]
    fn start(&self, options: &Options, _: u8, seed: Seed) -> Result<State, SetupError> {
        if !GOALS.contains(&options.goal) {
            let text = Text::new("hrt-setup-goal")
                .with("from", *GOALS.start())
                .with("to", *GOALS.end())
                .with("goal", options.goal);
            return Err(SetupError::new("HRT-2", text));
        }
        Ok(State::new(options, seed))
    }

    #[inline]
    fn seats(&self, _: &State) -> u8 {
        SEATS
    }

    #[inline]
    fn chance<'a>(&self, state: &'a State) -> Option<&'a AnyChance> {
        Some(&state.chance)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Passing => Turn::each(passing::awaited(state)),
            Phase::Playing => Turn::one(state.to_play()),
            Phase::Over => Turn::Over(scoring::outcome(state)),
        }
    }

    #[inline]
    fn candidates(&self, state: &State, seat: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let hand = state.hand(seat);
        match (state.phase, breadth) {
            (Phase::Passing, Breadth::Playable) => {
                hand.but(state.given(seat)).iter().for_each(|card| found(Move::Pass(card)));
            }
            (Phase::Passing, Breadth::Thinkable) => {
                hand.iter().for_each(|card| found(Move::Pass(card)));
            }
            (Phase::Playing, Breadth::Playable) => {
                tricks::at_hand(state, seat).iter().for_each(|card| found(Move::Play(card)));
            }
            (Phase::Playing, Breadth::Thinkable) => {
                hand.iter().for_each(|card| found(Move::Play(card)));
            }
            (Phase::Over, _) => {}
        }
    }

    #[inline]
    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pass(card) => passing::check(state, seat, card),
            Move::Play(card) => tricks::check(state, seat, card),
        }
    }

    #[inline]
    fn play(&self, state: &mut State, seat: Seat, mv: &Move, log: &mut EventLog<Event>) {
        match *mv {
            Move::Pass(card) => passing::play(state, seat, card, log),
            Move::Play(card) => tricks::play(state, seat, card, log),
        }
    }

    fn draw(&self, state: &State, viewer: Viewer, scene: &mut Scene) {
        scene::draw(state, viewer, scene);
    }

    fn offer(&self, state: &State, seat: Seat, mv: &Move) -> Offer {
        scene::offer(state, seat, *mv)
    }

    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        determinize::determinize(state, viewer, rng)
    }

    fn census(&self, state: &State, census: &mut Census) {
        for seat in Seat::all(SEATS) {
            let hand = scene::hand_zone(seat);
            let taken = scene::taken_zone(seat);
            state.hand(seat).iter().for_each(|card| census.put(card, &hand));
            state.taken(seat).iter().for_each(|card| census.put(card, &taken));
        }
        state.trick().for_each(|(_, card)| census.put(card, "trick"));
    }

    /// Every deal that does not end the game leaves all seats below the goal and brings at least 26 points.
    fn longest(&self, options: &Options, _: u8) -> u32 {
        let below = u32::from(SEATS) * u32::from(options.goal.saturating_sub(1));
        let deals = below / u32::from(MOON) + 1;
        let passed = if options.pass { deals - deals / 4 } else { 0 };
        52 * deals + u32::from(SEATS * PASSED) * passed
    }

    /// `deal 3`, `points seat-2 95`, `hand seat-1 2C QS 10H` and `took seat-1 2C 5C 9C AC`.
    fn arrange(&self, state: &mut State, change: &str) -> Result<(), NotationError> {
        arrange::arrange(state, change)
    }

    fn faults(&self, state: &State) -> Vec<String> {
        arrange::faults(state)
    }
}
