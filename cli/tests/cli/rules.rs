//! `starboard rules`.

use crate::bench::starboard;

#[test]
fn a_rule_is_found_by_its_id() {
    let text = starboard(&["rules", "tictactoe", "TTT-3"]).done();
    assert_eq!(
        text,
        "TTT-3  A free cell  (Tic-tac-toe)\n    A mark may be put only into a free cell.\n"
    );
    assert_eq!(starboard(&["rules", "tictactoe", "ttt-3"]).done(), text);
    let two = starboard(&["rules", "tictactoe", "TTT-3", "SB-1"]).done();
    assert!(two.contains("TTT-3") && two.contains("SB-1  The game is over"), "{two}");
}

#[test]
fn rules_are_found_by_all_their_words() {
    let text = starboard(&["rules", "tictactoe", "FREE", "mark"]).done();
    assert!(text.contains("TTT-3") && !text.contains("TTT-5"), "{text}");
    let ran = starboard(&["rules", "tictactoe", "spaceship"]);
    assert_eq!((ran.status, ran.out.as_str()), (Some(1), "No rule has all these words.\n"));
}

#[test]
fn without_words_there_is_a_table_of_contents() {
    let text = starboard(&["rules", "tictactoe"]).done();
    assert!(text.starts_with("Tic-tac-toe\n  TTT-1  The board\n"), "{text}");
    assert!(text.contains("\nThe table\n  SB-1   The game is over\n"), "{text}");
    for lang in ["it", "ja"] {
        let text = starboard(&["rules", "hearts", "--lang", lang]).done();
        assert!(text.contains("HRT-7") && text.contains("SB-1"), "{text}");
    }
    assert!(starboard(&["rules", "tictactoe", "--lang", "it", "casella"]).done().contains("TTT-3"));
}

#[test]
fn an_unknown_id_or_game_is_wrong_input_with_what_may_have_been_meant() {
    let message = starboard(&["rules", "tictactoe", "TTT-33"]).wrong();
    assert!(message.contains("tictactoe has no rule `TTT-33`; did you mean TTT-3"), "{message}");
    let message = starboard(&["rules", "tictactoe", "XY-999.999"]).wrong();
    assert!(message.contains("`starboard rules tictactoe` lists all of them"), "{message}");
    let message = starboard(&["rules", "heart"]).wrong();
    assert!(message.contains("did you mean `hearts`?"), "{message}");
    starboard(&["rules"]).wrong();
}

#[test]
fn things_are_found_by_their_titles_and_by_what_their_pages_say() {
    let text = starboard(&["rules", "stationfall", "astrochimp"]).done();
    assert!(text.starts_with("{C} Astrochimp\n    Person"), "{text}");
    for (lang, word) in [("it", "astroscimpanzé"), ("ja", "アストロチンプ")] {
        let text = starboard(&["rules", "stationfall", "--lang", lang, word]).done();
        assert!(text.contains("{C} "), "{text}");
    }
    let ran = starboard(&["rules", "stationfall", "--lang", "it", "SF-4.1"]);
    assert!(ran.err.contains("non sono ancora tradotte"), "rules are excused: {}", ran.err);
    // What only the text of a page says is found too; what a title says stands first.
    let text = starboard(&["rules", "stationfall", "secret", "identity"]).done();
    assert!(text.contains("SF-"), "rules follow: {text}");
    let ran = starboard(&["rules", "stationfall", "zzzz"]);
    assert_eq!((ran.status, ran.out.as_str()), (Some(1), "No rule has all these words.\n"));
}
