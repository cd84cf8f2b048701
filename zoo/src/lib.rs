//! Small games that servers, browsers and terminals are tested with; they are in no registry of the product.
//! [`Bazaar`] has seats that are welcome to act and a prompt that can be declined, [`Crew`] decisions owed together.
//!
//! Campaign: the end of one game is the set-up of the next.
//!
//! What is carried over is written in the options of the next game, as a text that a person can read: a record of any
//! chapter stands on its own.

pub mod bazaar;
pub mod common;
pub mod crew;
mod log;

use std::fmt;
use std::str::FromStr;

use kernel::scene::{Gauge, Prompt, SeatPanel};
use kernel::{
    About, AnyChance, Arg, Audience, Book, Breadth, Census, Chance, Choice, Draw, Event, EventLog,
    Game, Lang, Legacy, NotationError, Note, NoteKind, Offer, OptionSpec, Outcome, Refusal, Rng,
    RuleId, Scene, Seat, Seed, SetupError, Shelf, Stage, Text, Theme, Turn, Viewer, Words, options,
    require,
};
use serde::{Deserialize, Serialize};

pub use bazaar::Bazaar;
pub use crew::Crew;
pub use log::Log;

/// The game.
#[derive(Clone, Copy, Default, Debug)]
pub struct Campaign;

/// The last chapter.
pub const CHAPTERS: u8 = 3;

/// The most supplies there are.
pub const MOST: u8 = 4;

/// What is chosen before a chapter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The log that the chapter before has left, or nothing at the beginning.
    pub log: String,
    /// How the chapter goes (ZK-6).
    pub weather: Weather,
}

impl Default for Options {
    fn default() -> Options {
        Options { log: String::new(), weather: Weather::Calm }
    }
}

/// What every chapter may choose anew (ZK-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weather {
    /// A 3 is enough.
    Calm,
    /// It takes a 4.
    Storm,
}

impl Weather {
    fn word(self) -> &'static str {
        match self {
            Weather::Calm => "calm",
            Weather::Storm => "storm",
        }
    }

    fn enough(self) -> u8 {
        match self {
            Weather::Calm => 3,
            Weather::Storm => 4,
        }
    }
}

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    seats: u8,
    chance: Chance,
    /// The supply tokens that the crew does not have.
    stock: u8,
    /// What the crew has now.
    log: Log,
    weather: Weather,
    progress: u8,
    active: Seat,
}

impl State {
    /// What the crew has.
    pub fn log(&self) -> Log {
        self.log
    }

    /// How far the chapter has come (ZK-4).
    pub fn progress(&self) -> u8 {
        self.progress
    }

    /// Whether the chapter has ended, and how (ZK-4).
    fn ended(&self) -> Option<bool> {
        match (self.progress, self.log.scars) {
            (3.., _) => Some(true),
            (_, 3..) => Some(false),
            _ => None,
        }
    }

    fn lose_supply(&mut self) {
        self.log.supplies -= 1;
        self.stock += 1;
    }

    /// What came about in the chapter and stays: the weather that was chosen, what was found, who fell (ZK-7).
    fn notes(&self, won: bool, next: &Log) -> Vec<Note> {
        let weather = match self.weather {
            Weather::Calm => "zk-note-calm",
            Weather::Storm => "zk-note-storm",
        };
        let mut notes = vec![Note::new(NoteKind::Choice, "zk-note-weather", Text::new(weather))];
        match won {
            true if next.supplies > self.log.supplies => {
                let found = next.supplies - self.log.supplies;
                let says = Text::new("zk-note-found").with("supplies", found);
                notes.push(Note::new(NoteKind::Gain, "zk-supplies", says));
            }
            true => {}
            false => {
                let about = Text::new("zk-fallen").with("number", next.lost);
                let says = Text::new("zk-note-fallen").with("number", next.lost);
                notes.push(Note::new(NoteKind::Fallen, about, says));
            }
        }
        notes
    }

    /// What the chapter leaves to the next (ZK-5).
    fn next_log(&self) -> Option<Log> {
        let won = self.ended()?;
        let Log { chapter, supplies, scars, lost } = self.log;
        (chapter < CHAPTERS).then_some(match won {
            true => Log { chapter: chapter + 1, supplies: (supplies + 2).min(MOST), scars, lost },
            false => Log { chapter: chapter + 1, supplies: 0, scars: 2, lost: lost + 1 },
        })
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Rolls for progress (ZK-2).
    Push,
    /// Spends a supply to take a scar away (ZK-3).
    Mend,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Move::Push => "push",
            Move::Mend => "mend",
        })
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut words = Words::new(text);
        let mv = words.find("push or mend", |word| match word {
            "push" => Some(Move::Push),
            "mend" => Some(Move::Mend),
            _ => None,
        })?;
        words.end()?;
        Ok(mv)
    }
}

/// Something that happened, as the sentence about it and the rule behind it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Said {
    rule: RuleId,
    text: Text,
}

impl Said {
    fn new(rule: &'static str, text: Text) -> Said {
        Said { rule: RuleId(rule), text }
    }
}

impl Event for Said {
    fn text(&self) -> Text {
        self.text.clone()
    }

    fn rule(&self) -> Option<RuleId> {
        Some(self.rule)
    }
}

fn weather_name(value: &str) -> Option<Text> {
    match value {
        "calm" => Some(Text::new("zk-weather-calm")),
        "storm" => Some(Text::new("zk-weather-storm")),
        _ => None,
    }
}

static ABOUT: About = About {
    id: "zoo-campaign",
    title: "The Long Way",
    players: 1..=2,
    modes: &["campaign"],
    modules: &[],
    options: &[
        OptionSpec {
            key: "log",
            choice: Choice::Carried(64),
            default: "",
            about: "zk-option-log",
            names: options::as_written,
        },
        OptionSpec {
            key: "weather",
            choice: Choice::One(&["calm", "storm"]),
            default: "calm",
            about: "zk-option-weather",
            names: weather_name,
        },
    ],
    stage: Stage::Alpha,
    shelf: Shelf::Lobby,
    theme: Theme::DEEP_SPACE,
    rules_version: 1,
    content: &[],
    hidden_information: true,
};

static BOOK: Book = Book {
    words: [
        include_str!("../words/en.ftl"),
        include_str!("../words/it.ftl"),
        include_str!("../words/ja.ftl"),
    ],
    rules: &[(Lang::En, include_str!("../rules/en.md"))],
    ledger: include_str!("../rules/ledger.tsv"),
    almanac: Vec::new,
};

impl Game for Campaign {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Said;

    fn about(&self) -> &About {
        &ABOUT
    }

    fn book(&self) -> &Book {
        &BOOK
    }

    fn start(&self, options: &Options, seats: u8, seed: Seed) -> Result<State, SetupError> {
        let log: Log = match options.log.as_str() {
            "" => Log::FIRST,
            log => log.parse().map_err(|error: NotationError| {
                let text = Text::new("zk-setup-log").with("column", error.column + 1);
                SetupError::new("ZK-1", text.with("expected", Arg::Plain(error.expected)))
            })?,
        };
        let (chance, stock) = (Chance::new(seed), MOST - log.supplies);
        let weather = options.weather;
        Ok(State { seats, chance, stock, log, weather, progress: 0, active: Seat(0) })
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats
    }

    fn chance<'a>(&self, state: &'a State) -> Option<&'a AnyChance> {
        Some(&state.chance)
    }

    fn turn(&self, state: &State) -> Turn {
        match state.ended() {
            None => Turn::one(state.active),
            Some(won) => {
                let ending = if won { "zk-ending-won" } else { "zk-ending-lost" };
                Turn::Over(Outcome::together(ending, state.seats, won))
            }
        }
    }

    fn candidates(&self, _: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        [Move::Push, Move::Mend].into_iter().for_each(found);
    }

    fn check(&self, state: &State, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Push => Ok(()),
            Move::Mend => {
                let Log { supplies, scars, .. } = state.log;
                require(supplies > 0, || Refusal::new("ZK-3", "zk-refused-supplies"))?;
                require(scars > 0, || Refusal::new("ZK-3", "zk-refused-scars"))
            }
        }
    }

    fn play(&self, state: &mut State, seat: Seat, mv: &Move, journal: &mut EventLog<Said>) {
        match mv {
            Move::Push => {
                let die = state.chance.stream(0).die(6);
                match die {
                    enough if enough >= state.weather.enough() => state.progress += 1,
                    _ if state.log.supplies > 0 => state.lose_supply(),
                    _ => state.log.scars += 1,
                }
                let text = Text::new("zk-event-push").with("seat", seat).with("die", die);
                journal.tell(Audience::PUBLIC, Said::new("ZK-2", text));
            }
            Move::Mend => {
                state.lose_supply();
                state.log.scars -= 1;
                let text = Text::new("zk-event-mend").with("seat", seat);
                journal.tell(Audience::PUBLIC, Said::new("ZK-3", text));
            }
        }
        state.active = seat.next(state.seats);
    }

    fn draw(&self, state: &State, _: Viewer, scene: &mut Scene) {
        scene.seats = Seat::all(state.seats).map(SeatPanel::new).collect();
        scene.clock = Some(Text::new("zk-chapter").with("chapter", state.log.chapter));
        scene.gauges.push(Gauge::new("supplies", "zk-supplies", state.log.supplies.into()));
        scene.gauges.push(Gauge::new("scars", "zk-scars", state.log.scars.into()));
        scene.gauges.push(Gauge::new("progress", "zk-progress", state.progress.into()));
        if state.ended().is_none() {
            let text = Text::new("zk-prompt").with("seat", state.active);
            scene.prompt = Some(Prompt::new(text, "ZK-2"));
        }
    }

    fn offer(&self, _: &State, _: Seat, mv: &Move) -> Offer {
        match mv {
            Move::Push => Offer::new("zk-offer-push", []).ruled("ZK-2"),
            Move::Mend => Offer::new("zk-offer-mend", []).ruled("ZK-3"),
        }
    }

    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let mut state = state.clone();
        if viewer != Viewer::Referee {
            state.chance = state.chance.unforeseen(rng);
        }
        state
    }

    fn census(&self, state: &State, census: &mut Census) {
        census.put_many("supply", state.stock.into(), "stock");
        census.put_many("supply", state.log.supplies.into(), "crew");
    }

    fn longest(&self, _: &Options, _: u8) -> u32 {
        // Two pushes with progress, three scars, and for each supply a loss, or a mend and the scar it mended.
        2 + 3 + 2 * u32::from(MOST) + 1
    }

    fn legacy(&self, state: &State) -> Option<Legacy> {
        let (won, log) = (state.ended()?, state.next_log()?);
        let mut left = Census::new();
        left.put_many("supply", log.supplies.into(), "crew");
        let supplies = Text::new("zk-left-supplies").with("supplies", log.supplies);
        let scars = Text::new("zk-left-scars").with("scars", log.scars);
        Some(Legacy {
            options: [
                ("log".into(), log.to_string()),
                ("weather".into(), state.weather.word().into()),
            ]
            .into(),
            seats: ABOUT.players.clone(),
            open: vec!["weather".into()],
            title: Text::new("zk-chapter").with("chapter", log.chapter),
            says: vec![supplies, scars],
            notes: state.notes(won, &log),
            left,
        })
    }
}
