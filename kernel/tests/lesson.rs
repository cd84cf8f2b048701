//! Lessons: how they are read, and what a guide says.

use conformance::testing::Situation;
use kernel::lesson::{Guide, Lesson};
use kernel::{EventLog, Game, Refusal, Seat, Teach};
use tictactoe::lesson::Introduction;
use tictactoe::{Cell, State, TicTacToe};

const PUPIL: Seat = Seat(0);

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn after(moves: &[&str]) -> State {
    let mut state = State::default();
    for (number, mv) in moves.iter().enumerate() {
        TicTacToe.play(&mut state, Seat((number % 2) as u8), &cell(mv), &mut EventLog::muted());
    }
    state
}

fn lesson() -> &'static Lesson {
    &Introduction::standard().lessons()[0]
}

/// The names of the steps that speak to the pupil after these moves.
fn speaking(moves: &[&str]) -> Vec<String> {
    let state = after(moves);
    let guide = Guide::new(Introduction::standard(), lesson(), &TicTacToe, &state, PUPIL);
    guide.speaking().into_iter().map(|n| lesson().steps[usize::from(n)].id.clone()).collect()
}

fn forbidden(moves: &[&str], mv: &str) -> Option<Refusal> {
    let state = after(moves);
    Guide::new(Introduction::standard(), lesson(), &TicTacToe, &state, PUPIL).forbids(&cell(mv))
}

#[test]
fn steps_speak_while_their_condition_holds() {
    assert_eq!(speaking(&[]), ["opening"]);
    assert_eq!(speaking(&["b2", "a1"]), ["quiet"]);
    assert_eq!(speaking(&["a2", "a1", "c3", "b1"]), ["defend"]);
    assert_eq!(speaking(&["b2", "a1", "a2", "b1"]), ["win"]);
}

#[test]
fn a_forbidden_move_has_the_lessons_own_reason_and_rule() {
    let refusal = forbidden(&[], "a2").unwrap();
    assert_eq!((refusal.rule.0, refusal.reason), ("TTT-6", "ttt-lesson-no-edge"));
    assert_eq!(forbidden(&[], "b2"), None);
    assert_eq!(forbidden(&["b2", "a1"], "a2"), None, "only at the beginning");
}

#[test]
fn guidance_tells_everything_at_once() {
    let state = after(&[]);
    let guide = Guide::new(Introduction::standard(), lesson(), &TicTacToe, &state, PUPIL);
    let guidance = guide.guidance(&[]);
    assert_eq!(guidance.lesson, "rows");
    assert_eq!(guidance.says.len(), 1);
    assert_eq!(guidance.says[0].texts[1].id, "ttt-lesson-opening");
    assert_eq!(guidance.says[0].teaches, ["TTT-1", "TTT-2"]);
    assert_eq!(guidance.suggests[0].id, "ttt-lesson-hint-centre");
    assert_eq!(guidance.highlights, ["a1", "c1", "b2", "a3", "c3"]);
    let refused: Vec<&str> = guidance.forbidden.iter().map(|f| f.notation.as_str()).collect();
    assert_eq!(refused, ["b1", "a2", "c2", "b3"]);
    assert_eq!(guidance.forbidden[0].rule, "TTT-6");
    assert!(!guidance.says[0].said_before);
    assert!(guide.guidance(&guide.speaking()).says[0].said_before);
}

#[test]
fn the_guide_has_nothing_to_say_to_a_seat_that_is_not_taught() {
    let state = after(&[]);
    let guide = Guide::new(Introduction::standard(), lesson(), &TicTacToe, &state, Seat(1));
    assert!(guide.speaking().is_empty());
    assert!(guide.guidance(&[]).says.is_empty());
}

/// A lesson of tic-tac-toe with one step.
fn written(step: &str) -> String {
    format!(
        "[[lesson]]\nid = 'l'\ntitle = 'ttt-lesson'\nabout = 'ttt-lesson-about'\nseats = ['me', 'random']\n\
         [[step]]\nid = 's'\n{step}\n"
    )
}

/// What another lesson says to a move.
fn with(step: &str, moves: &[&str], mv: &str) -> Option<Refusal> {
    let lessons = Introduction::load("l.toml", &written(step)).expect("a lesson");
    let state = after(moves);
    Guide::new(&lessons, &lessons.lessons()[0], &TicTacToe, &state, PUPIL).forbids(&cell(mv))
}

#[test]
fn a_protected_fact_that_is_true_stays_true() {
    let keep =
        "when = 'marks < 9'\nprotects = [{ fact = 'free(b2)', name = 'ttt-x', rule = 'TTT-6' }]";
    let refusal = with(keep, &[], "b2").unwrap();
    assert_eq!(refusal.rule.0, "TTT-6");
    assert_eq!(
        Situation::new(TicTacToe).sentence(&refusal),
        "Not in this lesson: afterwards it would no longer be true that X. Choose something else, or leave the lesson."
    );
    assert_eq!(with(keep, &[], "a1"), None);
    assert_eq!(with(keep, &["b2", "a1"], "c3"), None, "what is false already is not protected");
}

#[test]
fn a_lesson_never_leaves_a_seat_without_a_choice() {
    let none =
        "when = 'marks < 9'\nforbids = [{ moves = ['**'], reason = 'ttt-x', rule = 'TTT-6' }]";
    assert_eq!(with(none, &[], "b2"), None);
    let one = "when = 'marks < 9'\nforbids = [{ moves = ['**'], except = ['a1'], reason = 'ttt-x', rule = 'TTT-6' }]";
    assert!(with(one, &[], "b2").is_some());
    assert_eq!(with(one, &[], "a1"), None);
    assert_eq!(with(one, &["a1", "a2"], "b2"), None, "the only exception is taken");
}

#[test]
fn a_limit_may_have_a_condition_of_its_own() {
    let early =
        "when = 'marks < 9'\nforbids = [{ moves = ['a*|b2'], reason = 'ttt-x', rule = 'TTT-6' }]";
    assert!(Introduction::load("l.toml", &written(early)).is_err(), "a star stands alone");
    let early = "when = 'marks < 9'\n\
                 forbids = [{ moves = ['b2'], when = 'marks = 0', reason = 'ttt-x', rule = 'TTT-6' }]";
    assert!(with(early, &[], "b2").is_some());
    assert_eq!(with(early, &["a1", "a2"], "b2"), None);
}

#[test]
fn mistakes_name_file_record_field_and_what_was_expected() {
    for (step, expected) in [
        (
            "when = 'mraks = 0'",
            "l.toml:8:9: step.s: when: expected `not`, `(`, `-`, `free` or a number of the lesson (`marks`, `chances` or `threats`), found `mraks`; did you mean `marks`?",
        ),
        (
            "when = 'free(d4)'",
            "l.toml:8:14: step.s: when: expected a cell from a1 to c3, found `d4`",
        ),
        (
            "when = 'marks = 0'\nsays = ['ttt-lesson-wni']",
            "l.toml:9:9: step.s: says.1: expected a message of the game's words, found `ttt-lesson-wni`; did you mean `ttt-lesson-win`?",
        ),
        (
            "when = 'marks = 0'\nteaches = ['TTT-9']",
            "l.toml:9:12: step.s: teaches.1: expected a rule of the game's ledger, found `TTT-9`; did you mean `TTT-1`?",
        ),
        (
            "when = 'marks = 0'\nhighlights = ['** a1']",
            "l.toml:9:15: step.s: highlights.1: expected `**` only at the end, found it before other words",
        ),
        (
            "when = 'marks = 0'\nlessons = ['m']",
            "l.toml:9:12: step.s: lessons.1: expected a lesson (`l`), found `m`",
        ),
        (
            "when = 'marks = 0'\nforbid = []",
            "l.toml:9:1: step.s: forbid: expected a known field, found `forbid`; did you mean `forbids`?",
        ),
    ] {
        let found = Introduction::load("l.toml", &written(step)).unwrap_err().to_string();
        assert_eq!(found, expected);
    }
    let untaught = written("when = 'marks = 0'").replace("'me'", "'greedy'");
    assert_eq!(
        Introduction::load("l.toml", &untaught).unwrap_err().to_string(),
        "l.toml:5:9: lesson.l: seats: expected a seat of the kind `me`, who is taught, found none"
    );
}

#[test]
fn a_step_belongs_to_the_lessons_it_names_or_to_all() {
    let two = "[[lesson]]\nid = 'm'\ntitle = 'ttt-lesson'\nabout = 'ttt-lesson-about'\nseats = ['me', 'me']\n";
    let text =
        written("when = 'marks = 0'\nlessons = ['m']\n[[step]]\nid = 't'\nwhen = 'marks = 1'");
    let introduction = Introduction::load("l.toml", &format!("{two}{text}")).unwrap();
    let lessons = introduction.lessons();
    let steps = |n: usize| lessons[n].steps.iter().map(|s| s.id.as_str()).collect::<Vec<_>>();
    assert_eq!((steps(0), steps(1)), (vec!["s", "t"], vec!["t"]));
    assert_eq!(lessons[0].pupils().len(), 2);
}
