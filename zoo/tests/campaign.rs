//! The campaign's own rules, and the laws of every game with a legacy.

use conformance::{Suite, given, testing::Situation};
use kernel::options::{self, Given};
use kernel::{
    Arg, EventLog, Game, Legacy, NoteKind, Record, Seat, Seed, Text, Turn, opening, play,
};
use zoo::{Campaign, Move, Options, State};

/// Plays a chapter to its end by always pushing on.
fn played(given: &Given, seed: u64) -> State {
    let seed = Seed::from_number(seed);
    let mut state = opening::opening(&Campaign, given, 2, seed, &[]).expect("a good log");
    let mut journal = EventLog::muted();
    while let Turn::Awaiting(awaited) = Campaign.turn(&state) {
        let seat = awaited.seats.iter().next().expect("somebody is awaited");
        play::play(&Campaign, &mut state, seat, &Move::Push, &mut journal).expect("one may push");
    }
    state
}

fn left(state: &State) -> Legacy {
    Campaign.legacy(state).expect("a chapter before the last leaves something")
}

#[test]
fn zoo_campaign_keeps_the_contract() {
    let later = |log| given([("log", log)]);
    Suite::new(Campaign)
        .options(later("v2 chapter 2 supplies 4 scars 2 lost 0"))
        .options(given([("log", "v2 chapter 3 supplies 0 scars 0 lost 1"), ("weather", "storm")]))
        .scale_from_env()
        .run();
}

#[test]
fn every_published_legacy_still_starts() {
    conformance::legacies(&Campaign, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/legacies"));
}

#[test]
fn zk_5_three_chapters_follow_each_other() {
    for seed in 0..50 {
        let one = played(&Given::new(), seed);
        let two = played(&left(&one).options, seed + 100);
        let three = played(&left(&two).options, seed + 200);
        assert_eq!(left(&one).title, Text::new("zk-chapter").with("chapter", 2u8));
        assert_eq!(left(&two).title, Text::new("zk-chapter").with("chapter", 3u8));
        assert_eq!(Campaign.legacy(&three), None, "the third chapter is the last");
    }
}

#[test]
fn zk_5_what_is_left_is_what_the_next_chapter_starts_with() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..100 {
        let legacy = left(&played(&Given::new(), seed));
        let read = options::resolve(&Campaign, &legacy.options).unwrap();
        assert_eq!(options::written(&Campaign, &read), legacy.options);
        let log = legacy.options["log"].clone();
        let next = Situation::with(Campaign, &[("log", &log)], 2, 1);
        assert_eq!(next.state().log().to_string(), log);
        seen.insert(log);
    }
    for log in [
        "v2 chapter 2 supplies 4 scars 0 lost 0",
        "v2 chapter 2 supplies 3 scars 0 lost 0",
        "v2 chapter 2 supplies 2 scars 0 lost 0",
        "v2 chapter 2 supplies 0 scars 2 lost 1",
    ] {
        assert!(seen.contains(log), "{log} is not among {seen:?}");
    }
}

#[test]
fn zk_7_a_chapter_notes_the_weather_what_was_found_and_who_fell() {
    let notes = |log: &str, weather: &str| -> Vec<Vec<(NoteKind, String)>> {
        let given = given([("log", log), ("weather", weather)]);
        let of = |seed| {
            let said = left(&played(&given, seed)).notes;
            said.into_iter().map(|note| (note.kind, note.says.id.to_string())).collect()
        };
        (0..100).map(of).collect()
    };
    let said = |all: &[(NoteKind, &str)]| -> Vec<(NoteKind, String)> {
        all.iter().map(|(kind, id)| (*kind, (*id).to_string())).collect()
    };
    let calm = (NoteKind::Choice, "zk-note-calm");
    let storm = (NoteKind::Choice, "zk-note-storm");
    let found = (NoteKind::Gain, "zk-note-found");
    let fallen = (NoteKind::Fallen, "zk-note-fallen");
    let first = notes("", "calm");
    for all in [said(&[calm, found]), said(&[calm, fallen])] {
        assert!(first.contains(&all), "{all:?} is not among {first:?}");
    }
    // Whoever keeps all supplies there are finds none.
    let full = notes("v2 chapter 2 supplies 4 scars 0 lost 1", "storm");
    assert!(full.contains(&said(&[storm])), "{full:?}");
}

#[test]
fn zk_7_the_second_who_falls_is_somebody_else() {
    let who = |log| {
        let given = given([("log", log), ("weather", "storm")]);
        let fallen = (0..100).flat_map(|seed| left(&played(&given, seed)).notes);
        let mut fallen = fallen.filter(|note| note.kind == NoteKind::Fallen);
        fallen.next().expect("some chapter is lost in a storm").about
    };
    let number = |n: u8| Text::new("zk-fallen").with("number", n);
    assert_eq!(who("v2 chapter 2 supplies 0 scars 2 lost 0"), number(1));
    assert_eq!(who("v2 chapter 2 supplies 0 scars 2 lost 1"), number(2));
}

#[test]
fn zk_6_in_a_storm_progress_takes_a_four() {
    let outcome = |weather: &str| {
        let pushes = (0..300).map(|seed| {
            let seed = Seed::from_number(seed);
            let given = given([("weather", weather)]);
            let mut state = opening::opening(&Campaign, &given, 1, seed, &[]).unwrap();
            let mut journal = EventLog::muted();
            play::play(&Campaign, &mut state, Seat(0), &Move::Push, &mut journal).unwrap();
            state.progress()
        });
        pushes.map(u32::from).sum::<u32>()
    };
    let (calm, storm) = (outcome("calm"), outcome("storm"));
    assert!(storm < calm, "{storm} of 300 in a storm, {calm} when it is calm");
    assert!(storm > 100);
}

#[test]
fn zk_1_a_malformed_log_is_refused_with_the_place() {
    for (log, column, expected) in [
        ("v2 chapter two", 12, "a number from 2 to 3"),
        ("v2 chapter 4 supplies 1 scars 0 lost 0", 12, "a number from 2 to 3"),
        ("v2 chapter 2 supplies 99 scars 0 lost 0", 23, "a number from 0 to 4"),
        ("v2 chapter 2 supplies 1 scars 3 lost 0", 31, "a number from 0 to 2"),
        ("v2 chapter 2 supplies 1 scars 0 lost 2", 38, "a number from 0 to 1"),
        ("v2 chapter 2 supplies 1", 24, "scars"),
        ("v1 chapter 2 supplies 1 scars 0 lost 0", 33, "the end"),
        ("v3 chapter 2", 1, "a version from `v1` to `v2`"),
        ("chapter 2", 1, "a version from `v1` to `v2`"),
    ] {
        let options = Options { log: log.into(), ..Options::default() };
        let error = Campaign.start(&options, 1, Seed::from_number(1)).unwrap_err();
        let place = Text::new("zk-setup-log").with("column", column);
        assert_eq!(error.rule, "ZK-1");
        assert_eq!(error.text, place.with("expected", Arg::Plain(expected.into())), "{log}");
    }
    let long = given([("log", "x".repeat(65))]);
    assert!(options::resolve(&Campaign, &long).is_err());
}

#[test]
fn zk_2_and_zk_3_who_has_no_supplies_or_no_scars_pushes_on() {
    let table = Situation::new(Campaign);
    let sentence = "There is no scar to mend. Push on.";
    table.assert_refused(Seat(0), "mend", "ZK-3", sentence);
    let log = "v2 chapter 2 supplies 0 scars 2 lost 1";
    let table = Situation::with(Campaign, &[("log", log)], 1, 1);
    let sentence = "There are no supplies. Push on.";
    table.assert_refused(Seat(0), "mend", "ZK-3", sentence);
}

#[test]
fn a_record_states_what_its_chapter_leaves() {
    let state = played(&Given::new(), 7);
    let hash = left(&state).hash(&Campaign);
    let mut record =
        Record::blank(&Campaign, Given::new(), vec!["me".into(); 2], Seed::from_number(7));
    let mut other = Record { leaves: Some(hash), ..record.clone() };
    record.leaves = Some(hash);
    let mut start =
        opening::opening(&Campaign, &Given::new(), 2, Seed::from_number(7), &[]).unwrap();
    let mut journal = EventLog::muted();
    let mut moves = Vec::new();
    while let Turn::Awaiting(awaited) = Campaign.turn(&start) {
        let seat = awaited.seats.iter().next().unwrap();
        play::play(&Campaign, &mut start, seat, &Move::Push, &mut journal).unwrap();
        moves.push(kernel::record::RecordedMove::new(seat, "push"));
    }
    record.moves.clone_from(&moves);
    assert!(kernel::record::verify(&Campaign, &record).unwrap().holds());
    other.moves = moves[..1].to_vec();
    let verdict = kernel::record::verify(&Campaign, &other).unwrap();
    let claim = verdict.claims.iter().find(|claim| claim.claim == "leaves").unwrap();
    assert_eq!(claim.found.as_deref(), Some("nothing"));
}

#[test]
fn a_campaign_file_is_its_records_one_after_the_other() {
    let seats = || vec!["me".into(), "random".into()];
    let one = Record::blank(&Campaign, Given::new(), seats(), Seed::from_number(1));
    let state = played(&Given::new(), 1);
    let next = left(&state);
    let two = Record {
        after: Some(kernel::StateHash::of(&state)),
        leaves: Some(next.hash(&Campaign)),
        ..Record::blank(&Campaign, next.options, seats(), Seed::from_number(2))
    };
    let text = format!("{one}\n{two}");
    let read = Record::parse_all("all.record", &text).unwrap();
    assert_eq!(read, [one.clone(), two.clone()]);
    assert_eq!(Record::parse_all("one.record", &two.to_string()).unwrap(), [two]);
    assert!(Record::parse("all.record", &text).is_err(), "two records are not one");
    let broken = text.replace("seed: 2", "seed: two");
    let fault = Record::parse_all("all.record", &broken).unwrap_err();
    let line = 1 + broken.lines().position(|line| line == "seed: two").unwrap();
    assert_eq!(fault.place.map(|place| place.line), Some(line as u32));
    assert!(Record::parse_all("none.record", "").is_err());
}
