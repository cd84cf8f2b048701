//! Simulations: the report, the lines, threads, cancellation and mistakes in a plan.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use kernel::Seed;
use kernel::options::Given;
use players::simulate::{GameLine, Plan, Progress, Report, SimulateError, Sink, Watch, run};
use players::{Cast, Clock, Kind};
use tictactoe::TicTacToe;

/// A clock that says it is one second later every time it is asked.
#[derive(Default)]
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_secs(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

struct Kept(Vec<GameLine>, usize);

impl Sink for Kept {
    fn line(&mut self, line: &GameLine) -> ControlFlow<()> {
        self.0.push(line.clone());
        if self.0.len() == self.1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

fn plan(games: u64, seats: &str, threads: usize) -> Plan {
    let seats = Kind::parse_all(seats, &[]).expect("the seat kinds exist");
    Plan {
        games,
        seats,
        options: Given::new(),
        seed: Seed::from_number(9),
        threads,
        declines: false,
    }
}

fn simulate(plan: &Plan) -> Result<Report, SimulateError> {
    let cancel = AtomicBool::new(false);
    let watch = Watch { clock: &Ticking::default(), progress: None, cancel: &cancel, sink: None };
    run(&Cast::new(TicTacToe), plan, watch)
}

fn simulate_lines(plan: &Plan, most: usize) -> (Report, Vec<GameLine>) {
    let cancel = AtomicBool::new(false);
    let mut kept = Kept(Vec::new(), most);
    let watch = Watch {
        clock: &Ticking::default(),
        progress: None,
        cancel: &cancel,
        sink: Some(&mut kept),
    };
    (run(&Cast::new(TicTacToe), plan, watch).expect("the plan can be played"), kept.0)
}

#[test]
fn the_report_is_the_documented_json() {
    let report = simulate(&plan(1000, "random,random", 1)).unwrap();
    let json = serde_json::to_value(&report).unwrap();
    let keys: Vec<&String> = json.as_object().unwrap().keys().collect();
    let documented = [
        "decisions",
        "decisions_per_second",
        "endings",
        "game",
        "games",
        "games_per_second",
        "mean_decisions",
        "roles",
        "seats",
        "seconds",
    ];
    assert_eq!(keys, documented);
    assert_eq!(json["game"], "tictactoe");
    assert_eq!(json["games"], 1000);
    assert_eq!(json["seconds"], 1.0);
    assert_eq!(json["games_per_second"], 1000.0);
    assert_eq!(json["mean_decisions"], json["decisions"].as_f64().unwrap() / 1000.0);
    assert_eq!(json["seats"][0]["kind"], "random");
    let wins = |seat: usize| json["seats"][seat]["wins"].as_u64().unwrap();
    let draws = json["endings"]["ttt-ending-full"].as_u64().unwrap();
    assert_eq!(wins(0) + wins(1) + draws, 1000);
    assert_eq!(json["endings"]["ttt-ending-row"], wins(0) + wins(1));
    assert_eq!(json["seats"][0]["mean_points"], wins(0) as f64 / 1000.0);
    assert_eq!(json["roles"]["ttt-x"]["wins"], wins(0));
    assert_eq!(json["roles"]["ttt-x"]["games"], 1000);
    assert!((520..650).contains(&wins(0)), "X wins {} of 1000", wins(0));
}

#[test]
fn threads_change_nothing_but_the_time() {
    for seats in ["random,random", "greedy,random", "search:20i,random"] {
        let (one, lines) = simulate_lines(&plan(300, seats, 1), usize::MAX);
        let (three, same_lines) = simulate_lines(&plan(300, seats, 3), usize::MAX);
        assert_eq!(lines, same_lines, "{seats}");
        assert!(lines.iter().map(|line| line.index).eq(0..300), "{seats}");
        assert_eq!(
            (one.decisions, &one.endings, &one.seats, &one.roles),
            (three.decisions, &three.endings, &three.seats, &three.roles)
        );
    }
}

#[test]
fn a_line_tells_the_whole_result() {
    let (report, lines) = simulate_lines(&plan(50, "random,random", 1), usize::MAX);
    assert_eq!(report.decisions, lines.iter().map(|line| u64::from(line.decisions)).sum::<u64>());
    let won = lines.iter().find(|line| line.points == [0, 1]).unwrap();
    let json = serde_json::to_value(won).unwrap();
    assert_eq!(json["ending"], "ttt-ending-row");
    assert_eq!(json["winners"], serde_json::json!([1]));
    assert_eq!(json["ranks"], serde_json::json!([2, 1]));
    assert_eq!(json["roles"], serde_json::json!(["ttt-x", "ttt-o"]));
    assert_eq!(json["seed"], Seed::from_number(9).derive(won.index).to_string());
}

#[test]
fn a_sink_that_breaks_off_stops_the_run() {
    let (report, lines) = simulate_lines(&plan(100_000, "random,random", 2), 10);
    assert_eq!(lines.len(), 10);
    assert!((10..100_000).contains(&report.games));
    assert_eq!(report.planned, 100_000);
}

struct CancelAfter<'a>(u64, &'a AtomicBool, Mutex<Vec<u64>>);

impl Progress for CancelAfter<'_> {
    fn done(&self, games: u64) {
        self.2.lock().expect("nobody panics while counting").push(games);
        if games >= self.0 {
            self.1.store(true, Ordering::Relaxed);
        }
    }
}

#[test]
fn a_cancelled_run_keeps_what_is_done() {
    for (seats, threads) in [("random,random", 1), ("random,random", 2), ("random,greedy", 2)] {
        let cancel = AtomicBool::new(false);
        let progress = CancelAfter(100, &cancel, Mutex::default());
        let mut kept = Kept(Vec::new(), usize::MAX);
        let watch = Watch {
            clock: &Ticking::default(),
            progress: Some(&progress),
            cancel: &cancel,
            sink: Some(&mut kept),
        };
        let report = run(&Cast::new(TicTacToe), &plan(1_000_000, seats, threads), watch).unwrap();
        assert!((100..1_000_000).contains(&report.games), "{} games", report.games);
        assert_eq!(report.endings.values().sum::<u64>(), report.games);
        assert_eq!(kept.0.len() as u64, report.games);
        assert!(kept.0.is_sorted_by_key(|line| line.index));
        assert_eq!(progress.2.lock().unwrap().last(), Some(&report.games));
    }
}

#[test]
fn no_games_give_an_empty_report() {
    let report = simulate(&plan(0, "random,random", 2)).unwrap();
    assert_eq!((report.games, report.mean_decisions, report.games_per_second), (0, 0.0, 0.0));
    assert_eq!(report.seats[0].mean_points, 0.0);
}

#[test]
fn mistakes_in_a_plan_are_named() {
    let person = simulate(&plan(1, "random,me", 1)).unwrap_err();
    assert_eq!(
        person.to_string(),
        "seat-2: `me` is a person: nobody automatic can sit there; choose another seat kind"
    );
    let crowd = simulate(&plan(1, "random,random,random", 1)).unwrap_err();
    assert!(
        matches!(&crowd, SimulateError::Setup(error) if error.text.id == "setup-seats-exactly")
    );
    let mut odd = plan(1, "random,random", 1);
    odd.options.insert("size".into(), "4".into());
    assert_eq!(
        simulate(&odd).unwrap_err().to_string(),
        "there is no option `size`; this game has none"
    );
    let mut stranger = plan(1, "random,random", 1);
    stranger.seats[1] = Kind::Own { id: "automation".into(), argument: None };
    let error = simulate(&stranger).unwrap_err().to_string();
    assert!(error.starts_with("seat-2: `automation` is not a seat kind"), "{error}");
}
