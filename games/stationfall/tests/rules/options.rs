//! What can be chosen before a game, and what cannot.

use stationfall::ids::{Character, ProjectX};
use stationfall::options::{Bots, Mode, Options, Path, Pick, Project};
use stationfall::state::State;

use crate::setup::{BEGINNERS, chosen, game};

/// Rules: SF-H3
#[test]
fn sf_18_1_a_team_has_at_least_two_members() {
    let options = Options { mode: Mode::Team, ..Options::default() };
    for seats in [2, 3] {
        let error = game(&options, seats, 1).unwrap_err();
        assert_eq!((error.rule, error.text.id.as_ref()), ("SF-18.1", "sf-setup-team-seats"));
    }
}

#[test]
fn chosen_characters_are_the_ones_in_play_in_this_order() {
    let mut names = BEGINNERS;
    names.reverse();
    let state = game(&chosen(&names), 4, 1).unwrap();
    let order: Vec<&str> = state.table.order.iter().map(|character| character.name()).collect();
    assert_eq!(order, names);
}

#[test]
fn the_twelve_beginners_are_those_of_the_tutorial() {
    let options = Options { characters: vec![Pick::Beginner], ..Options::default() };
    for seats in 2..=4 {
        let state = game(&options, seats, 9).unwrap();
        let names: Vec<&str> = state.table.in_play.iter().map(|c| c.name()).collect();
        assert_eq!(names, BEGINNERS);
    }
}

#[test]
fn named_characters_and_the_rest_at_random() {
    let characters = vec![Pick::Character(Character::Drones), Pick::Random];
    let options = Options { characters, ..Options::default() };
    let games: Vec<State> = (0..5).map(|seed| game(&options, 6, seed).unwrap()).collect();
    assert!(games.iter().all(|s| s.table.in_play.contains(Character::Drones)));
    assert!(games.iter().all(|s| s.table.in_play.len() == 15));
    assert_ne!(games[0].table.in_play, games[1].table.in_play);
    let nothing = Options { characters: Vec::new(), ..Options::default() };
    assert_eq!(game(&nothing, 4, 3), game(&Options::default(), 4, 3));
}

#[test]
fn sf_2_1_1_a_wrong_number_of_characters_is_refused() {
    let beginners = |more: &[Pick]| Options {
        characters: [&[Pick::Beginner], more].concat(),
        ..Options::default()
    };
    for (options, seats, id) in [
        (chosen(&["engineer"]), 4, "sf-setup-too-few-characters"),
        (beginners(&[]), 5, "sf-setup-too-few-characters"),
        (beginners(&[Pick::Character(Character::Legal)]), 4, "sf-setup-too-many-characters"),
        (
            beginners(&[Pick::Character(Character::Legal), Pick::Random]),
            3,
            "sf-setup-too-many-characters",
        ),
    ] {
        let error = game(&options, seats, 1).unwrap_err();
        assert_eq!((error.rule, error.text.id.as_ref()), ("SF-2.1.1", id));
        let details: Vec<_> = error.text.args.iter().map(|(name, _)| name.as_ref()).collect();
        assert_eq!(details, ["seats", "wanted", "found"]);
    }
    let error = game(&Options::default(), 10, 1).unwrap_err();
    assert_eq!((error.rule, error.text.id.as_ref()), ("SF-2.1.1", "sf-setup-seats"));
    // Naming a beginner twice, once by the group, is no mistake.
    assert!(game(&beginners(&[Pick::Character(Character::Exile)]), 4, 1).is_ok());
}

#[test]
fn options_are_written_as_they_are_read() {
    let options = Options {
        characters: vec![Pick::Beginner, Pick::Character(Character::Legal), Pick::Random],
        mode: Mode::Team,
        project: Project::Card(ProjectX::GreyGoo),
        automation: Bots::try_from("3:engineer,1".to_string()).unwrap(),
        tutorial: Path::Second,
        tutorial_guard: false,
        tutorial_strict: true,
        tutorial_humans: 2,
        lindsey_auto: true,
        lindsey_council: false,
    };
    let json = serde_json::to_string(&options).unwrap();
    assert_eq!(
        json,
        concat!(
            r#"{"characters":["beginner","legal","random"],"mode":"team","project":"grey_goo","automation":"1,3:engineer","#,
            r#""tutorial":"second","tutorial_guard":false,"tutorial_strict":true,"tutorial_humans":2,"#,
            r#""lindsey_auto":true,"lindsey_council":false}"#
        )
    );
    assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), options);
    let wrong = json.replace("legal", "leagl");
    let error = serde_json::from_str::<Options>(&wrong).unwrap_err().to_string();
    assert!(
        error.contains("expected a Character, found `leagl`; did you mean `legal`?"),
        "{error}"
    );
    for (key, default) in [("characters", "random"), ("mode", "free"), ("project", "random")] {
        let spec = stationfall::options::OPTIONS.iter().find(|spec| spec.key == key).unwrap();
        assert_eq!(spec.default, default);
    }
}
