//! One viewer's side of a table: which moves still answer the question, what is told, and in which language.

use kernel::{Lang, Seat, Seed, Viewer};
use protocol::live::UpdateView;
use render::Words;
use spoken::{
    Deed, Denied, NotDone, Presence, Questions, SPOKEN_BOOK, STAND_IN, Session, TableNow,
};
use table::{AnyTable, Setup};

fn open(game: &str, seats: &[&str]) -> Box<dyn AnyTable> {
    let games = games::registry();
    let setup = Setup::new(seats.to_vec(), Seed::from_number(5));
    games.get(game).expect("a game").open(&setup).expect("a table")
}

fn session(seat: u8) -> Session {
    Session::new(Viewer::Seat(Seat(seat)), Lang::En, 0)
}

/// What a session has not been told yet, in its words.
fn told(session: &mut Session, table: &(dyn AnyTable + 'static)) -> UpdateView {
    let games = games::registry();
    let book = games.get(table.game_id()).expect("its own game").book();
    let words = Words::of(session.lang(), [book, &SPOKEN_BOOK]);
    let voice = words.voice();
    let here = |_: &table::Sitter| Presence { stand_in: false, resigned: false, online: true };
    let sitters = spoken::sitters(table, voice, here);
    let view = session.update(TableNow { table, voice, sitters: &sitters, clocks: None });
    session.told(view.sequence);
    view
}

/// Makes a move and looks at the table again, as whoever holds one does.
fn make(
    session: Session,
    notation: &str,
    at: u32,
    table: &mut dyn AnyTable,
    questions: &mut Questions,
) -> Result<(), NotDone> {
    let done = session.act(Deed::Move { notation, at }, table, questions);
    questions.look(table);
    done
}

#[test]
fn a_move_made_at_an_older_question_is_late() {
    let mut table = open("tictactoe", &["me", "me"]);
    let mut questions = Questions::new(&*table);
    assert_eq!(make(session(0), "a1", 0, &mut *table, &mut questions), Ok(()));
    // The second seat saw the empty board, and the first has not seen what came after it.
    assert_eq!(make(session(1), "b2", 0, &mut *table, &mut questions), Err(NotDone::Stale));
    assert_eq!(make(session(1), "b2", 9, &mut *table, &mut questions), Err(NotDone::Stale));
    assert_eq!(make(session(1), "b2", 1, &mut *table, &mut questions), Ok(()));
    assert_eq!(table.moves_made(), 2);
}

#[test]
fn where_several_decide_at_once_nobody_makes_the_other_late() {
    let mut table = open("hearts", &["me"; 4]);
    let mut questions = Questions::new(&*table);
    assert_eq!(table.turn().awaited().len(), 4, "everybody passes cards at once");
    let choice = |table: &dyn AnyTable, seat: u8| table.moves(Seat(seat)).remove(0);
    let (first, second) = (choice(&*table, 0), choice(&*table, 1));
    assert_eq!(make(session(0), &first, 0, &mut *table, &mut questions), Ok(()));
    assert_eq!(make(session(1), &second, 0, &mut *table, &mut questions), Ok(()));
    // The first seat's own question is another one now, if it is asked at all.
    assert!(make(session(0), &first, 0, &mut *table, &mut questions).is_err());
}

#[test]
fn an_update_is_told_once_and_all_again_in_another_language() {
    let mut table = open("tictactoe", &["me", "me"]);
    let mut watcher = Session::new(Viewer::Spectator, Lang::En, 0);
    let _set_up = told(&mut watcher, &*table);
    table.submit(Seat(0), "a1").unwrap();
    let news = told(&mut watcher, &*table);
    assert_eq!((news.told.len(), news.told[0].seat, news.rewound_to), (1, Some(1), None));
    assert!(told(&mut watcher, &*table).told.is_empty(), "what was told is not told again");
    watcher.speak(Lang::It);
    let again = told(&mut watcher, &*table);
    assert_eq!(again.rewound_to, Some(0));
    let last = again.told.last().unwrap();
    assert_ne!(last.text, news.told[0].text, "the same in another language");
    assert_eq!(
        (news.sitters[0].name.as_str(), again.sitters[0].name.as_str()),
        ("Seat 1", "Posto 1")
    );
    assert_eq!(told(&mut watcher, &*table).rewound_to, None);
}

#[test]
fn whoever_sits_down_before_a_screen_is_told_everything() {
    let mut table = open("tictactoe", &["me", "me"]);
    table.submit(Seat(0), "a1").unwrap();
    let mut one = session(0);
    let first = told(&mut one, &*table);
    assert!(first.can_undo && first.scene.offers.is_empty());
    one.sit(Viewer::Seat(Seat(1)));
    let second = told(&mut one, &*table);
    assert_eq!((second.rewound_to, second.told.len()), (Some(0), first.told.len()));
    assert!(!second.can_undo && !second.scene.offers.is_empty());
}

#[test]
fn a_seat_is_handed_over_and_taken_back() {
    let mut table = open("tictactoe", &["me", "me"]);
    let questions = Questions::new(&*table);
    let mut act = |deed| session(0).act(deed, &mut *table, &questions);
    assert_eq!(act(Deed::HandOver(&STAND_IN)), Ok(()));
    let late = act(Deed::Move { notation: "a1", at: 1 });
    assert_eq!(late, Err(NotDone::Denied(Denied::HandedOver)));
    assert_eq!(act(Deed::TakeBack), Ok(()));
    let again = act(Deed::TakeBack);
    assert!(matches!(again, Err(NotDone::Denied(Denied::Unchangeable(_)))));
    assert!(table.kinds()[0].is_person());
}

#[test]
fn a_decision_is_taken_back_and_a_watcher_does_nothing() {
    let mut table = open("tictactoe", &["me", "me"]);
    let mut questions = Questions::new(&*table);
    make(session(0), "a1", 0, &mut *table, &mut questions).unwrap();
    assert_eq!(session(0).act(Deed::Undo, &mut *table, &questions), Ok(()));
    assert_eq!((table.moves_made(), table.sequence()), (0, 2));
    let refused = session(0).act(Deed::Undo, &mut *table, &questions);
    assert!(matches!(refused, Err(NotDone::Denied(Denied::Refused(_)))));
    let watcher = Session::new(Viewer::Spectator, Lang::En, 0);
    let denied = watcher.act(Deed::Undo, &mut *table, &questions);
    assert_eq!(denied, Err(NotDone::Denied(Denied::NotSeated)));
}
