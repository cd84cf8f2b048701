//! Campaign: the end of one game is the set-up of the next.
//!
//! What is carried over is written in the options of the next game, as a text that a person can read: a record of any
//! chapter stands on its own.

use kernel::{Choice, OptionSpec, Words, options};

use crate::common::*;

/// The game.
pub struct Campaign;

const CHAPTERS: u8 = 3;
const MOST: u8 = 4;

/// The log that the chapter before has left, or nothing at the beginning.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    log: String,
}

/// What is carried from chapter to chapter: `chapter 2 supplies 3 scars 1`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Log {
    chapter: u8,
    supplies: u8,
    scars: u8,
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "chapter {} supplies {} scars {}", self.chapter, self.supplies, self.scars)
    }
}

impl FromStr for Log {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Log, NotationError> {
        let mut words = Words::new(text);
        let mut number = |name, from, to| {
            words.expect(name)?;
            let expected = format!("a number from {from} to {to}");
            words.find(expected, |word| word.parse().ok().filter(|n| (from..=to).contains(n)))
        };
        let chapter = number("chapter", 1, CHAPTERS)?;
        let supplies = number("supplies", 0, MOST)?;
        let scars = number("scars", 0, 2)?;
        words.end()?;
        Ok(Log { chapter, supplies, scars })
    }
}

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    seats: u8,
    chance: Chance,
    /// The supply tokens that the crew does not have.
    stock: u8,
    log: Log,
    progress: u8,
    active: Seat,
}

impl State {
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

    /// What the chapter leaves to the next (ZK-5).
    fn next_log(&self) -> Option<Log> {
        let won = self.ended()?;
        let Log { chapter, supplies, scars } = self.log;
        (chapter < CHAPTERS).then_some(match won {
            true => Log { chapter: chapter + 1, supplies: (supplies + 2).min(MOST), scars },
            false => Log { chapter: chapter + 1, supplies: 0, scars: 2 },
        })
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Push,
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
        read(text, [Move::Push, Move::Mend])
    }
}

static ABOUT: About = About {
    modes: &["campaign"],
    options: &[OptionSpec {
        key: "log",
        choice: Choice::Text(64),
        default: "",
        about: "zk-option",
        names: kernel::options::as_written,
    }],
    ..about("zoo-campaign", "Campaign", 1..=2)
};

static BOOK: Book = book! {
    "Campaign"
    rules {
        "ZK-1" "Beginning" "The first chapter begins with two supplies and no scars, every other one as its log says."
        "ZK-2" "Push" "The seats take turns. Who pushes rolls a die: with 3 or more there is progress, otherwise a supply is lost, or without supplies a scar is added."
        "ZK-3" "Mend" "Who mends spends a supply to take away a scar."
        "ZK-4" "End" "All win the chapter with three progress, and lose it with three scars."
        "ZK-5" "Log" "A won chapter leaves its supplies and two more, four at most, and its scars; a lost one no supplies and two scars. The third chapter is the last."
    }
    words {
        "zk-option" "The log of the chapter before" "Il diario del capitolo precedente" "前の章の日誌"
        "zk-chapter" "Chapter { $chapter }" "Capitolo { $chapter }" "第{ $chapter }章"
        "zk-supplies" "Supplies" "Provviste" "物資"
        "zk-scars" "Scars" "Cicatrici" "傷"
        "zk-progress" "Progress" "Progressi" "進行"
        "zk-prompt" "{ $seat } pushes on or mends." "{ $seat } avanza o ripara." "{ $seat }は進むか繕う。"
        "zk-offer-push" "Push on" "Avanza" "進む"
        "zk-offer-mend" "Mend" "Ripara" "繕う"
        "zk-event-push" "{ $seat } rolls { $die }." "{ $seat } tira { $die }." "{ $seat }は{ $die }を出した。"
        "zk-event-mend" "{ $seat } mends a scar." "{ $seat } ripara una cicatrice." "{ $seat }が傷を繕った。"
        "zk-refused-supplies" "There are no supplies. Push on." "Non ci sono provviste. Avanza." "物資がありません。進んでください。"
        "zk-refused-scars" "There is no scar to mend. Push on." "Non ci sono cicatrici. Avanza." "繕う傷がありません。進んでください。"
        "zk-setup-log" "This is not the log of a chapter: at column { $column } expected { $expected }. Give the log as the last chapter wrote it, or none." "Questo non è il diario di un capitolo: alla colonna { $column } serviva { $expected }. Dai il diario come l'ha scritto l'ultimo capitolo, o nessuno." "これは章の日誌ではありません。{ $column }文字目に{ $expected }が必要です。前の章が書いた日誌をそのまま渡すか、空にしてください。"
        "zk-ending-won" "chapter won" "capitolo vinto" "章の勝利"
        "zk-ending-lost" "chapter lost" "capitolo perso" "章の敗北"
    }
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
            "" => Log { chapter: 1, supplies: 2, scars: 0 },
            log => log.parse().map_err(|error: NotationError| {
                let text = Text::new("zk-setup-log").with("column", error.column + 1);
                SetupError::new("ZK-1", text.with("expected", Arg::Plain(error.expected)))
            })?,
        };
        let (chance, stock) = (Chance::new(seed), MOST - log.supplies);
        Ok(State { seats, chance, stock, log, progress: 0, active: Seat(0) })
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats
    }

    fn chance<'a>(&self, state: &'a State) -> Option<&'a Chance> {
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

    fn play(&self, state: &mut State, seat: Seat, mv: &Move, journal: &mut Journal<Said>) {
        match mv {
            Move::Push => {
                let die = state.chance.stream(0).die(6);
                match die {
                    3.. => state.progress += 1,
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
        panels(scene, state.seats, |_| Vec::new());
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

    fn legacy(&self, state: &State) -> Option<options::Given> {
        Some(conformance::given([("log", state.next_log()?.to_string())]))
    }
}

/// Plays a chapter to its end by always pushing on.
fn played(given: &options::Given, seed: u64) -> State {
    let seed = Seed::from_number(seed);
    let mut state = kernel::opening::opening(&Campaign, given, 2, seed, &[]).expect("a good log");
    while state.ended().is_none() {
        assert_eq!(Campaign.legacy(&state), None, "a chapter leaves nothing before its end");
        let seat = state.active;
        Campaign.play(&mut state, seat, &Move::Push, &mut Journal::muted());
    }
    state
}

#[test]
fn zoo_campaign_keeps_the_contract() {
    let later = |log| conformance::given([("log", log)]);
    Suite::new(Campaign)
        .options(later("chapter 2 supplies 4 scars 2"))
        .options(later("chapter 3 supplies 0 scars 0"))
        .scale_from_env()
        .run();
}

#[test]
fn zk_5_three_chapters_follow_each_other() {
    for seed in 0..50 {
        let one = played(&options::Given::new(), seed);
        let two = played(&Campaign.legacy(&one).unwrap(), seed + 100);
        let three = played(&Campaign.legacy(&two).unwrap(), seed + 200);
        assert_eq!((one.log.chapter, two.log.chapter, three.log.chapter), (1, 2, 3));
        assert_eq!(Campaign.legacy(&three), None, "the third chapter is the last");
    }
}

#[test]
fn zk_5_what_is_left_is_what_the_next_chapter_starts_with() {
    let mut state = played(&options::Given::new(), 1);
    for (progress, supplies, scars, log) in [
        (3, 1, 2, "chapter 2 supplies 3 scars 2"),
        (3, 4, 0, "chapter 2 supplies 4 scars 0"),
        (1, 0, 3, "chapter 2 supplies 0 scars 2"),
    ] {
        state.log = Log { chapter: 1, supplies, scars };
        state.progress = progress;
        let given = Campaign.legacy(&state).unwrap();
        assert_eq!(given["log"], log);
        let read = options::resolve(&Campaign, &given).unwrap();
        assert_eq!(options::written(&Campaign, &read), given);
        let next = Situation::with(Campaign, &[("log", log)], 2, 1);
        assert_eq!(Some(next.state().log), state.next_log());
    }
}

#[test]
fn zk_1_a_malformed_log_is_refused_with_the_place() {
    for (log, column, expected) in [
        ("chapter two", 9, "a number from 1 to 3"),
        ("chapter 4 supplies 1 scars 0", 9, "a number from 1 to 3"),
        ("chapter 2 supplies 99 scars 0", 20, "a number from 0 to 4"),
        ("chapter 2 supplies 1 scars 3", 28, "a number from 0 to 2"),
        ("chapter 2 supplies 1", 21, "scars"),
        ("chapter 2 supplies 1 scars 0 gold 9", 30, "the end"),
        ("scars 1", 1, "chapter"),
    ] {
        let options = Options { log: log.into() };
        let error = Campaign.start(&options, 1, Seed::from_number(1)).unwrap_err();
        let place = Text::new("zk-setup-log").with("column", column);
        assert_eq!(error.rule, "ZK-1");
        assert_eq!(error.text, place.with("expected", Arg::Plain(expected.into())), "{log}");
    }
    let long = conformance::given([("log", "x".repeat(65))]);
    assert!(options::resolve(&Campaign, &long).is_err());
}
