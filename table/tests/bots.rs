//! One life for a bot: tables and simulations play the same games, a plan is followed while nothing unexpected happens, a
//! rebuilt table goes on the same in mid-turn, and taking back rolls nothing again.

use hearts::{Hearts, HeartsMind, State};
use kernel::{Game, Mind, Seat, Seed, Style, Tuning};
use players::Kind;
use players::simulate::{Plan, watch_game};
use table::{Act, Decision, Entry, Setup, Table, Titled, title};

/// Hearts by a mind that plans turns: three cards are passed in one.
struct Planning;

impl Mind for Planning {
    type Game = Hearts;
    type Goal = ();

    fn evaluate(&self, game: &Hearts, state: &State, seat: Seat) -> f32 {
        HeartsMind.evaluate(game, state, seat)
    }

    fn style(&self) -> Style {
        Style::OwnTurns(Tuning::default())
    }
}

fn hearts() -> Titled<Hearts> {
    title(Hearts).mind(Planning)
}

fn opened(seats: [&str; 4], seed: u64) -> Table<Hearts> {
    let mut setup = Setup::new(seats, Seed::from_number(seed));
    setup.options.insert("goal".into(), "1".into());
    Table::open(hearts(), &setup).expect("a table of four")
}

const SEARCHING: [&str; 4] = ["search:80i"; 4];

/// Makes the next automatic decision.
fn step(table: &mut Table<Hearts>) -> Decision {
    let decision = table.next_thought().expect("somebody automatic is awaited").think();
    table.decide(&decision).expect("a legal move");
    decision
}

/// The same entries, as a store gives them back.
fn stored(table: &Table<Hearts>) -> Vec<Entry> {
    let rows =
        table.journal().into_iter().map(|entry| serde_json::to_string(&entry).expect("a row"));
    rows.map(|row| serde_json::from_str(&row).expect("an entry")).collect()
}

fn rebuilt(table: &Table<Hearts>, entries: &[Entry]) -> Table<Hearts> {
    Table::rebuild(hearts(), table.setup(), entries).expect("the table's own journal")
}

fn notations(table: &Table<Hearts>) -> Vec<String> {
    let moves = table.journal().into_iter().map(|entry| match &entry.act {
        Act::Move { seat, notation, .. } => format!("{seat} {notation}"),
        other => panic!("{other:?}"),
    });
    moves.collect()
}

fn same_games<G: Game>(title: &Titled<G>, seats: &[&str], options: &[(&str, &str)], games: u64) {
    let options: kernel::options::Given =
        options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let kinds = Kind::parse_all(&seats.join(","), title.cast().own_kinds()).expect("kinds");
    let seed = Seed::from_number(11);
    let plan =
        Plan { games, seats: kinds, options: options.clone(), seed, threads: 1, declines: false };
    for index in 0..games {
        let mut simulated = Vec::new();
        watch_game(title.cast(), &plan, index, |seat, mv| simulated.push((seat, mv.to_string())))
            .expect("the plan can be played");
        let setup = Setup {
            options: options.clone(),
            ..Setup::new(seats.iter().copied(), seed.derive(index))
        };
        let mut table = Table::open(title.clone(), &setup).expect("the plan can be played");
        let decided = table.run_automatic().expect("legal moves");
        let at_table: Vec<_> = decided.into_iter().map(|d| (d.seat, d.notation)).collect();
        assert_eq!(simulated, at_table, "game {index} of {seats:?}");
        assert!(!simulated.is_empty());
    }
}

#[test]
fn a_table_and_a_simulation_play_the_same_game() {
    let one = [("goal", "1")];
    same_games(&hearts(), &["search:80i", "greedy", "random", "search:50i"], &one, 2);
    let by_tree = title(Hearts).mind(HeartsMind);
    same_games(&by_tree, &["search:20i", "greedy", "random", "random"], &one, 2);
    same_games(&title(tictactoe::TicTacToe), &["search:50i", "greedy"], &[], 5);
    let four = title(connectfour::ConnectFour).mind(connectfour::ConnectFourMind);
    same_games(&four, &["greedy", "search:20i"], &[], 3);
}

#[test]
fn a_turn_is_thought_out_once() {
    let mut table = opened(["search:3000i"; 4], 3);
    for _ in 0..4 {
        let first = step(&mut table);
        assert!(first.plan.is_some_and(|plan| plan.steps.len() == 2), "three cards are passed");
        for _ in 0..2 {
            assert!(table.next_thought().expect("it goes on").is_ready());
            let next = step(&mut table);
            assert_eq!((next.seat, next.plan), (first.seat, None), "nobody thinks again");
        }
    }
}

#[test]
fn a_rebuilt_table_goes_on_the_same_in_mid_turn() {
    let mut table = opened(SEARCHING, 4);
    step(&mut table);
    let mut again = rebuilt(&table, &stored(&table));
    assert!(again.next_thought().expect("it goes on").is_ready());
    let mut fork = table.fork(1).expect("one decision was made");
    table.run_automatic().expect("legal moves");
    again.run_automatic().expect("legal moves");
    fork.run_automatic().expect("legal moves");
    assert_eq!(again.journal(), table.journal());
    assert_eq!(notations(&fork), notations(&table));
}

/// Journals that were stored before plans were kept in them.
#[test]
fn a_journal_without_plans_can_be_read() {
    let mut table = opened(SEARCHING, 4);
    step(&mut table);
    let row = serde_json::to_string(&table.journal()[0]).expect("a row");
    assert!(row.contains("\"plan\""));
    let mut bare = table.journal()[0].clone();
    let Act::Move { plan, .. } = &mut bare.act else { panic!() };
    *plan = None;
    let row = serde_json::to_string(&bare).expect("a row");
    assert!(!row.contains("\"plan\""));
    let mut again = rebuilt(&table, &[serde_json::from_str(&row).expect("an entry")]);
    assert!(!again.next_thought().expect("it goes on").is_ready(), "it has to think again");
    again.run_automatic().expect("legal moves");
}

#[test]
fn a_plan_is_dropped_when_something_unexpected_happens() {
    let mut table = opened(SEARCHING, 5);
    step(&mut table);
    let mut entries = stored(&table);
    let Act::Move { plan: Some(plan), .. } = &mut entries[0].act else { panic!() };
    plan.steps[0].1.0 ^= 1;
    let otherwise = rebuilt(&table, &entries);
    assert!(!otherwise.next_thought().expect("it goes on").is_ready(), "asked something else");
    assert!(table.next_thought().expect("it goes on").is_ready());
    table.take_over(Seat(0), &Kind::Greedy).expect("anybody may sit there");
    assert!(!table.next_thought().expect("it goes on").is_ready(), "it is another's plan");
    assert!(step(&mut table).plan.is_none());
    table.give_back(Seat(0)).expect("it was taken over");
    assert!(!table.next_thought().expect("it goes on").is_ready(), "it was interrupted");
}

#[test]
fn taking_back_rolls_nothing_again() {
    let mut table = opened(["search:80i", "search:80i", "search:80i", "me"], 6);
    step(&mut table);
    let expected = table.next_thought().expect("it goes on").think();
    let card = table.moves(Seat(3))[0].clone();
    table.submit(Seat(3), &card).expect("a legal move");
    table.undo(Seat(3)).expect("nobody has seen it");
    let thought = table.next_thought().expect("it goes on");
    assert!(thought.is_ready());
    assert_eq!(thought.think().notation, expected.notation);
    // Without a plan, the position and the number of decisions say what is thought.
    for _ in 0..2 {
        step(&mut table);
    }
    let fresh = table.next_thought().expect("it goes on");
    assert!(!fresh.is_ready());
    let fresh = fresh.think();
    table.submit(Seat(3), &card).expect("a legal move");
    table.undo(Seat(3)).expect("nobody has seen it");
    let again = table.next_thought().expect("it goes on").think();
    assert_eq!((again.notation, again.plan), (fresh.notation, fresh.plan));
}
