//! Bots among themselves: thousands of games, and what came of them for each bot.

use std::collections::BTreeMap;

use kernel::{EventLog, Game, MoveList, Outcome, Seat, Seed, Turn, options};
use stationfall::Stationfall;
use stationfall::automation::ScriptId;
use stationfall::content::Content;
use stationfall::event::Event;
use stationfall::ids::Identity;
use stationfall::state::State;

/// Plays a game of bots only; `heard` hears everything that happens.
fn play(
    game: &Stationfall,
    seats: u8,
    seed: u64,
    heard: &mut dyn FnMut(&State, Event),
) -> (State, Outcome) {
    let bots: Vec<String> = (1..=seats).map(|seat| seat.to_string()).collect();
    let given = [("automation".to_string(), bots.join(","))].into_iter().collect();
    let options = options::resolve(game, &given).expect("the option is right");
    let mut state = game.start(&options, seats, Seed::from_number(seed)).expect("bots sit down");
    let (mut log, mut moves) = (EventLog::recording(), MoveList::new());
    for _ in 0..game.longest(&options, seats) {
        match game.turn(&state) {
            Turn::Over(outcome) => return (state, outcome),
            Turn::Awaiting(awaited) => {
                let seat = awaited.seats.lowest().expect("somebody is awaited");
                moves.clear();
                kernel::play::legal(game, &state, seat, &mut moves);
                assert_eq!(moves.len(), 1, "{seed}: {:?}", &*moves);
                game.check(&state, seat, &moves[0]).expect("the only move is legal");
                game.play(&mut state, seat, &moves[0], &mut log);
                for entry in log.entries() {
                    heard(&state, entry.event.event);
                }
                log.clear();
            }
        }
    }
    panic!("{seed}: the game with {seats} bots does not end");
}

#[derive(Default)]
struct Score {
    games: u32,
    points: i32,
    best: i32,
    zeros: u32,
    wins: u32,
    fair: f64,
    turns: u32,
    idle: u32,
    lines: BTreeMap<(String, u8), u32>,
}

/// Prints the table of `docs/automation.md`. `BOT_GAMES` says how many games, `BOT_LINES` asks for the lines each bot
/// followed.
#[test]
#[ignore = "thousands of games: run it to make the table of docs/automation.md"]
fn table_of_bots() {
    let game = Stationfall::new();
    let number = |name: &str, default| {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let games: u64 = number("BOT_GAMES", 5000);
    let mut scores: BTreeMap<Identity, Score> = BTreeMap::new();
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..games {
        let seats = 3 + (seed % 7) as u8;
        let (state, outcome) = play(&game, seats, seed, &mut |state, event| {
            let pc = |player| state.players[player].pc.expect("bots are open");
            match event {
                Event::LineFollowed { player, script, line, .. } => {
                    let own = scores.entry(pc(player)).or_default();
                    own.turns += u32::from(!matches!(script, ScriptId::StartOfTurn));
                    *own.lines.entry((format!("{script:?}"), line)).or_default() += 1;
                }
                Event::NoLine { player } => {
                    let own = scores.entry(pc(player)).or_default();
                    own.turns += 1;
                    own.idle += 1;
                }
                _ => {}
            }
        });
        *endings.entry(outcome.ending.to_string()).or_default() += 1;
        for seat in Seat::all(seats) {
            let standing = outcome.of(seat);
            let pc = state.players[stationfall::state::Player(seat.0)].pc.expect("open");
            let own = scores.entry(pc).or_default();
            own.games += 1;
            own.points += standing.points;
            own.best = own.best.max(standing.points);
            own.zeros += u32::from(standing.points <= 0);
            own.wins += u32::from(standing.won);
            own.fair += 1.0 / f64::from(seats);
        }
    }
    println!("{games} games; endings {endings:?}");
    println!("| bot | games | mean points | most | no points | wins | fair share | no line |");
    println!("|---|---:|---:|---:|---:|---:|---:|---:|");
    let mut sorted: Vec<_> = scores.iter().collect();
    sorted.sort_by(|a, b| (b.1.wins as f64 / b.1.fair).total_cmp(&(a.1.wins as f64 / a.1.fair)));
    for (identity, own) in sorted {
        let share = |part: u32, of: u32| 100.0 * f64::from(part) / f64::from(of.max(1));
        println!(
            "| {identity} | {} | {:.2} | {} | {:.0} % | {:.1} % | {:.1} % | {:.0} % |",
            own.games,
            f64::from(own.points) / f64::from(own.games.max(1)),
            own.best,
            share(own.zeros, own.games),
            share(own.wins, own.games),
            100.0 * own.fair / f64::from(own.games.max(1)),
            share(own.idle, own.turns),
        );
        if std::env::var_os("BOT_LINES").is_some() {
            for ((script, line), count) in &own.lines {
                println!("    {script} {line}: {:.1} %", share(*count, own.turns));
            }
        }
    }
    assert!(Identity::ALL.iter().all(|bot| scores.get(bot).is_some_and(|own| own.games >= 50)));
    assert_eq!(scores.len(), Content::standard().automation.bots.values().len());
}
