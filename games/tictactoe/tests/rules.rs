//! The rules of tic-tac-toe, one by one.

use conformance::testing::Situation;
use kernel::{RuleId, Seat, Teach, Viewer};
use tictactoe::{State, TicTacToe};

const X: Seat = Seat(0);
const O: Seat = Seat(1);

fn opening() -> Situation<TicTacToe> {
    Situation::new(TicTacToe)
}

#[test]
fn ttt_1_the_board_has_nine_free_cells_at_the_start() {
    let cells = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
    assert_eq!(opening().moves(X), cells);
}

#[test]
fn ttt_1_the_first_seat_plays_x_and_the_second_o() {
    let mut game = opening();
    game.play(X, "a1").play(O, "c3");
    let marked = |id: &str| game.piece(Viewer::Spectator, id).and_then(|piece| piece.mark);
    assert_eq!(marked("a1").as_deref(), Some("X"));
    assert_eq!(marked("c3").as_deref(), Some("O"));
    assert_eq!(marked("b2"), None);
}

#[test]
fn ttt_1_the_game_is_for_two() {
    for seats in [1, 3] {
        let options = tictactoe::Options {};
        let refused =
            kernel::play::start(&TicTacToe, &options, seats, kernel::Seed::from_number(1));
        assert_eq!(refused.unwrap_err().rule, "SB-6");
    }
}

#[test]
fn ttt_2_x_begins() {
    let mut game = opening();
    assert_eq!(game.awaited(), [X]);
    game.expect_refusal(O, "a1", "SB-2");
}

#[test]
fn ttt_2_the_seats_take_turns() {
    let mut game = opening();
    game.play(X, "a1").expect_refusal(X, "b1", "SB-2").play(O, "b1");
    assert_eq!(game.awaited(), [X]);
}

#[test]
fn ttt_2_a_turn_is_one_mark_and_everybody_hears_of_it() {
    let mut game = opening();
    game.play(X, "b2");
    for viewer in Viewer::all(2) {
        assert_eq!(game.told(viewer), ["ttt-event-marked"]);
    }
    assert_eq!(game.moves(O).len(), 8);
}

#[test]
fn ttt_3_a_taken_cell_is_refused() {
    opening().play(X, "b2").expect_refusal(O, "b2", "TTT-3").expect_allowed(O, "a1");
}

#[test]
fn ttt_3_a_cell_with_an_own_mark_is_refused() {
    let sentence = "That cell is already marked. Choose a free one.";
    opening().play(X, "b2").play(O, "a1").expect_refusal_saying(X, "b2", "TTT-3", sentence);
}

#[test]
fn ttt_4_every_row_of_three_wins_at_once() {
    let rows = [
        ["a1", "b1", "c1"],
        ["a2", "b2", "c2"],
        ["a3", "b3", "c3"],
        ["a1", "a2", "a3"],
        ["b1", "b2", "b3"],
        ["c1", "c2", "c3"],
        ["a1", "b2", "c3"],
        ["a3", "b2", "c1"],
    ];
    for row in rows {
        let mut others = opening().moves(X);
        others.retain(|cell| !row.contains(&cell.as_str()));
        let mut game = opening();
        game.play(X, row[0]).play(O, &others[0]).play(X, row[1]).play(O, &others[1]);
        assert!(!game.is_over(), "{row:?}");
        game.play(X, row[2]);
        let outcome = game.outcome();
        assert_eq!(outcome.ending, "ttt-ending-row", "{row:?}");
        assert!(outcome.of(X).won && !outcome.of(O).won, "{row:?}");
        assert_eq!(game.told(Viewer::Spectator), ["ttt-event-marked", "ttt-event-won"]);
    }
}

#[test]
fn ttt_4_o_wins_with_a_row_too() {
    let mut game = opening();
    game.play_in_turn(["a1", "a2", "b1", "b2", "c3", "c2"]);
    assert!(game.outcome().of(O).won && !game.outcome().of(X).won);
}

#[test]
fn ttt_4_after_the_row_nobody_marks_any_more() {
    let mut game = opening();
    game.play_in_turn(["a1", "a2", "b1", "b2", "c1"]).expect_refusal(O, "c2", "SB-1");
}

#[test]
fn ttt_4_a_row_with_the_last_mark_wins_a_full_board() {
    let mut game = opening();
    for cell in ["a1", "c1", "b2", "b3"] {
        game.arrange(&format!("mark x {cell}"));
    }
    for cell in ["b1", "a2", "c2", "a3"] {
        game.arrange(&format!("mark o {cell}"));
    }
    game.play(X, "c3");
    assert_eq!(game.outcome().ending, "ttt-ending-row");
    assert!(game.outcome().of(X).won);
}

#[test]
fn ttt_5_a_full_board_without_a_row_is_a_draw() {
    let mut game = opening();
    game.play_in_turn(["a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2", "a2"]);
    let outcome = game.outcome();
    assert_eq!(outcome.ending, "ttt-ending-full");
    assert!(outcome.won().is_empty());
    assert_eq!(outcome.of(X), kernel::Standing { rank: 1, won: false, points: 0 });
    assert_eq!(outcome.of(X), outcome.of(O));
    assert_eq!(game.told(Viewer::Seat(O)), ["ttt-event-marked", "ttt-event-drawn"]);
}

#[test]
fn ttt_5_a_board_with_a_free_cell_goes_on() {
    let mut game = opening();
    game.play_in_turn(["a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2"]);
    assert!(!game.is_over());
    assert_eq!(game.moves(X), ["a2"]);
}

#[test]
fn ttt_6_in_the_lesson_the_first_mark_goes_into_the_centre_or_a_corner() {
    let state = State::default();
    let teach = tictactoe::lesson::Introduction::standard();
    let guide = kernel::Guide::new(teach, &teach.lessons()[0], &TicTacToe, &state, Seat(0));
    for edge in ["a2", "b1", "b3", "c2"] {
        assert_eq!(guide.forbids(&edge.parse().unwrap()).unwrap().rule, RuleId("TTT-6"), "{edge}");
    }
    for good in ["a1", "a3", "b2", "c1", "c3"] {
        assert_eq!(guide.forbids(&good.parse().unwrap()), None, "{good}");
    }
}
