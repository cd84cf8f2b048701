//! Records: what is written is read again, and every mistake is reported with its place.

use kernel::event_log::EventLog;
use kernel::record::{self, RecordedMove, ReplayError};
use kernel::{Fault, Place, Record, Seat, Seed, StateHash, play};
use tictactoe::TicTacToe;

const GOOD: &str = "\
starboard record 1
# a comment
game: tictactoe
rules: 1
content: af1349b9f5f9a1a6
seats: me, random
seed: 7

1. seat-1 b2   # the centre
2. seat-2 a1
3. seat-1 c3
";

fn fault(text: &str) -> Fault {
    Record::parse("game.record", text).expect_err("a mistake is reported")
}

fn illegal(text: &str) -> ReplayError {
    let record = Record::parse("game.record", text).expect("it can be read");
    record::replay(&TicTacToe, &record, None, &mut EventLog::muted(), |_| {})
        .expect_err("it cannot be replayed")
}

#[test]
fn a_record_is_read_with_its_comments_left_out() {
    let record = Record::parse("game.record", GOOD).unwrap();
    assert_eq!(record.seats, ["me", "random"]);
    assert_eq!(record.seed, Some(Seed::from_number(7)));
    let moves: Vec<_> = record.moves.iter().map(|m| (m.seat, m.notation.as_str())).collect();
    assert_eq!(moves, [(Seat(0), "b2"), (Seat(1), "a1"), (Seat(0), "c3")]);
    assert_eq!(record.moves[0].place, Place { line: 9, column: 11 });
}

#[test]
fn what_is_written_is_read_again() {
    let mut record = Record::parse("game.record", GOOD).unwrap();
    record.options.insert("goal".into(), "100".into());
    record.options.insert("empty".into(), String::new());
    record.arrange.push("mark x a2".into());
    record.commitment = record.seed.map(|seed| seed.commitment());
    record.result = Some("ttt-ending-row; seat-1 rank 1 won points 1".into());
    record.hashes = vec![(0, StateHash(1)), (2, StateHash(u64::MAX))];
    let text = record.to_string();
    let again = Record::parse("other", &text).unwrap();
    assert_eq!(again, record);
    assert_eq!(again.to_string(), text);
}

#[test]
fn every_mistake_names_line_column_and_expectation() {
    let cases = [
        (
            "",
            "game.record:1:1: expected the first line `starboard record 1`, found the end of the line",
        ),
        (
            "starboard record 2",
            "game.record:1:1: expected the first line `starboard record 1`, found `starboard record 2`",
        ),
        (
            &GOOD.replace("game: ", "gome: "),
            "game.record:3:1: expected one of the headers game, rules, content, seats, seed, commitment, after, result, leaves, option KEY, arrange, found `gome: tictactoe`",
        ),
        (
            &GOOD.replace("rules: 1", "rules: one"),
            "game.record:4:8: rules: expected a whole number, found `one`",
        ),
        (
            &GOOD.replace("rules: 1", "rules 1"),
            "game.record:4:1: expected a header like `game: hearts`, or a move like `1. seat-1 b2`, found `rules 1`",
        ),
        (&GOOD.replace("rules: 1\n", ""), "game.record: expected a header `rules:`, found none"),
        (
            &GOOD.replace("rules: 1\n", "rules: 1\nrules: 1\n"),
            "game.record:5:1: expected each header once, found `rules` again",
        ),
        (
            &GOOD.replace("seed: 7", "seed: x7"),
            "game.record:7:7: seed: `x7` is not a seed: write a whole number below 2^64, or 64 hexadecimal digits",
        ),
        (
            &GOOD.replace("seed: 7\n", ""),
            "game.record: expected a header `seed:` or `commitment:`, found neither",
        ),
        (
            &GOOD.replace("me, random", "me,,random"),
            "game.record:6:8: seats: expected one to 16 seat kinds with commas between",
        ),
        (
            &GOOD.replace("2. seat-2", "4. seat-2"),
            "game.record:10:1: expected move number 2, found `4`",
        ),
        (
            &GOOD.replace("2. seat-2", "2. sit-2"),
            "game.record:10:4: expected a seat, as in `seat-1`, found `sit-2`",
        ),
        (
            &GOOD.replace("2. seat-2", "2. seat-3"),
            "game.record:10:11: expected one of the 2 seats of the header, found seat-3",
        ),
        (
            &GOOD.replace("seat-2 a1", "seat-2"),
            "game.record:10:10: expected a move in the game's notation after the seat, found the end of the line",
        ),
        (
            &GOOD.replace("3. ", "@1 0000000000000000\n3. "),
            "game.record:11:2: expected one state hash `@2 ...` after move 2, found `1`",
        ),
        (
            &GOOD.replace("3. ", "@2 xyz\n3. "),
            "game.record:11:4: expected `xyz` is not a state hash: 16 hexadecimal digits",
        ),
        (
            &GOOD.replace("3. ", "result: late\n3. "),
            "game.record:11:1: expected move 3, a state hash or the end, found `result: late`",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(fault(text).to_string(), message);
    }
    let bytes = Record::parse_bytes("game.record", b"starboard\n\xff").unwrap_err();
    assert_eq!(bytes.to_string(), "game.record:2:1: expected text in UTF-8, found other bytes");
}

#[test]
fn a_record_that_cannot_be_played_says_where() {
    let error = illegal(&GOOD.replace("seat-2 a1", "seat-2 d1"));
    assert_eq!(
        error.to_string(),
        "game.record:10:11: move 2: expected a cell from a1 to c3, found `d1`"
    );
    let error = illegal(&GOOD.replace("seat-2 a1", "seat-2 b2"));
    assert_eq!(error.to_string(), "game.record:10: move 2 of seat-2, `b2`, is refused by TTT-3");
    let error = illegal(&GOOD.replace("seat-2 a1", "seat-1 a1"));
    assert!(error.to_string().ends_with("is refused by SB-2"), "{error}");
    let error = illegal(&GOOD.replace("seats: me, random", "seats: me, random, random"));
    assert!(matches!(error, ReplayError::Setup(_, setup) if setup.rule == "SB-6"));
    let error = illegal(&GOOD.replace("seed: 7", "seed: 7\noption goal: 3"));
    assert_eq!(
        error.to_string(),
        "game.record:8:14: option goal: there is no option `goal`; this game has none"
    );
    let error = illegal(&GOOD.replace("seed: 7", "seed: 7\narrange: mark y a1"));
    assert!(error.to_string().starts_with("game.record:8:10: arrange 1: "), "{error}");
    let error = illegal(&GOOD.replace("tictactoe", "chess"));
    assert_eq!(
        error.to_string(),
        "game.record:3:7: game: expected a record of tictactoe, found `chess`"
    );
}

#[test]
fn verify_checks_hashes_content_commitment_and_result() {
    let mut record = Record::parse("game.record", GOOD).unwrap();
    let mut state = record::replay::opening(&TicTacToe, &record).unwrap();
    record.content = kernel::Game::about(&TicTacToe).content_hash();
    record.commitment = record.seed.map(|seed| seed.commitment());
    record.moves.clear();
    record.hashes.push((0, StateHash::of(&state)));
    for (number, (seat, cell)) in (1..).zip([(0, "a1"), (1, "a2"), (0, "b1"), (1, "b2"), (0, "c1")])
    {
        record.moves.push(RecordedMove::new(Seat(seat), cell));
        let cell = cell.parse().unwrap();
        play::play(&TicTacToe, &mut state, Seat(seat), &cell, &mut EventLog::muted()).unwrap();
        record.hashes.push((number, StateHash::of(&state)));
    }
    let outcome = kernel::Game::turn(&TicTacToe, &state).outcome().unwrap();
    record.result = Some(record::result_line(&outcome));
    let verdict = record::verify(&TicTacToe, &record).unwrap();
    assert!(verdict.holds() && verdict.claims.len() == 10, "{verdict:?}");

    let broken: [fn(&mut Record); 5] = [
        |r| r.hashes[3].1 = StateHash(3),
        |r| r.content = "0".repeat(16),
        |r| r.rules_version = 9,
        |r| r.commitment = Some(Seed::from_number(8).commitment()),
        |r| r.result = Some("ttt-ending-full".into()),
    ];
    for spoil in broken {
        let mut record = record.clone();
        spoil(&mut record);
        let verdict = record::verify(&TicTacToe, &record).unwrap();
        assert_eq!(verdict.claims.iter().filter(|c| c.found.is_some()).count(), 1, "{verdict:?}");
    }
}
