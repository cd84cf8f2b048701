//! Content files: what is wrong is named with its place.

use lastaurora::content::{Content, FILES};

/// Changes one file and tells what the loader says.
fn mistake(file: &str, from: &str, to: &str) -> String {
    let text = FILES.iter().find(|(name, _)| *name == file).expect("a content file").1;
    assert!(text.contains(from), "{file} has no `{from}`");
    let changed = text.replacen(from, to, 1);
    let files: Vec<(&str, &str)> = FILES
        .iter()
        .map(|(name, text)| (*name, if *name == file { changed.as_str() } else { *text }))
        .collect();
    Content::load(&files).expect_err("a mistake").to_string()
}

#[test]
fn the_content_of_the_box_loads() {
    let content = Content::standard();
    assert_eq!(content.cards.len(), 54 + 22 + 12 + 2);
    assert_eq!((content.stories.len(), content.outcome.len(), content.enemies.len()), (40, 24, 12));
}

#[test]
fn a_doubled_or_missing_number_is_named() {
    let twice = mistake("exploration.toml", "number = 7\n", "number = 8\n");
    assert!(twice.starts_with("exploration.toml:") && twice.contains("found 8 again"), "{twice}");
    let missing = mistake("setup.toml", "first = 1\nlast = 54", "first = 1\nlast = 55");
    assert!(missing.contains("found no card 55"), "{missing}");
    let outside = mistake("outcome.toml", "number = 99\n", "number = 98\n");
    assert!(outside.contains("from 99 to 110, found 98"), "{outside}");
}

#[test]
fn unknown_words_and_references_are_named() {
    refused(&[
        ("map.toml", "region = 1", "region = 7", "expected a region, 1, 2 or 3, found 7"),
        ("loot.toml", "ref = \"loot_wolf_sidecar\"", "ref = \"loot_wolf\"", "found `loot_wolf`"),
        ("events.toml", "op = \"aurora\"", "op = \"auroras\"", "auroras"),
        ("stories.toml", "key = \"A\"", "key = \"B\"", "expected the option A here"),
        (
            "crews.toml",
            "code = \"speed_if\"",
            "code = \"speeds\"",
            "expected a known ability code, found `speeds`",
        ),
        (
            "convoy.toml",
            "kind = \"weapon\", level = 1",
            "kind = \"weapon\", level = 9",
            "from 1 to 4",
        ),
        ("exploration.toml", "ref = \"loc_abandoned_store\"", "ref = \"loc_shop\"", "loc_shop"),
        ("automa.toml", "slot = 3", "slot = 6", "expected a slot from 1 to 5, found 6"),
        ("items.toml", "id = \"obj_toolkit\"", "id = \"obj_tools\"", "obj_toolkit"),
        ("setup.toml", "slot = 1\n", "slot = 9\n", "expected a slot from 1 to 5, found 9"),
    ]);
}

#[test]
fn what_the_rules_fix_cannot_be_changed_in_a_file() {
    refused(&[
        ("automa.toml", "engine = 0", "engine = 2", "expected 0, which the rules fix, found 2"),
        ("automa.toml", "hand_max = \"survivors\"", "hand_max = \"fuel\"", "fuel"),
        ("map.toml", "needs = \"tracks\"", "needs = \"wings\"", "wings"),
        ("map.toml", "last = true", "last = false", "expected the last stop to be the sixth"),
        ("survivors.toml", "cost = \"ammo\"", "cost = \"food\"", "food"),
        (
            "stories.toml",
            "event = \"place_target\", n = 1",
            "event = \"place_target\", n = 2",
            "found 2",
        ),
    ]);
}

/// A file, a text of it, what stands there instead, what the loader says.
type Mistake = (&'static str, &'static str, &'static str, &'static str);

#[track_caller]
fn refused(mistakes: &[Mistake]) {
    for (file, from, to, expected) in mistakes {
        let said = mistake(file, from, to);
        assert!(said.starts_with(file) && said.contains(expected), "{said}");
        let place = said[file.len()..].trim_start_matches(':').split(':').next();
        let line = place.and_then(|line| line.trim().parse::<usize>().ok());
        assert!(line.is_some_and(|line| line > 0), "with a line: {said}");
    }
}

/// Rules: LA-X3.4, LA-X5.1, LA-X5.7, LA-X5.22
#[test]
fn what_was_only_for_readers_is_checked() {
    refused(&[
        ("crews.toml", "distinct = true", "distinct = false", "`distinct = true`"),
        ("crews.toml", "max = 2", "max = 3", "`max = 2`"),
        ("pvp.toml", "copies = 4", "copies = 3", "expected 4, which the rules fix, found 3"),
        ("pvp.toml", "reduction = 2", "reduction = 3", "expected 2, the icons of the cells before"),
        ("pvp.toml", "icons_in_cell = 1", "icons_in_cell = 2", "expected 2, the icons"),
        ("pvp.toml", "row = 2", "row = 1", "expected row 2"),
        ("pvp.toml", "bonus = \"repair\"", "bonus = \"object\"", "effects of the bonus Object"),
        ("pvp.toml", "bonus = \"repair\"", "bonus = \"medal\"", "medal"),
    ]);
}

/// Rules: LA-1.1
#[test]
fn the_table_is_set_for_one_to_four_with_one_of_everything() {
    refused(&[
        (
            "automa.toml",
            "default_difficulty = \"normal\"",
            "default_difficulty = \"hard\"",
            "`normal`",
        ),
        ("automa.toml", "default_difficulty = \"normal\"", "default_difficulty = \"mad\"", "mad"),
        ("automa.toml", "id = \"easy\"", "id = \"hard\"", "each difficulty once"),
        ("setup.toml", "max = 4", "max = 5", "expected 4, which the rules fix, found 5"),
        ("setup.toml", "players = 4", "players = 5", "expected 1 to 4 players"),
        ("setup.toml", "players = 4", "players = 3", "each number once, found 3"),
        ("setup.toml", "players = 1\n", "players = 0\n", "each number once, found 0"),
        ("setup.toml", "map = \"beta\"", "map = \"gamma\"", "gamma"),
        (
            "setup.toml",
            "map = \"alpha\"\nslot = 2",
            "map = \"alpha\"\nslot = 1",
            "one Bonus Action",
        ),
    ]);
}

/// Rules: LA-2.3, LA-X1.1
#[test]
fn each_set_of_cards_has_each_number_once() {
    refused(&[
        ("encounters.toml", "number = 17", "number = 18", "expected 17, the number of its card"),
        ("events.toml", "number = 53", "number = 54", "expected 53, the number of its card"),
        ("encounters.toml", "number = 210", "number = 219", "expected 210"),
        ("enemies.toml", "number = 88", "number = 87", "found 87 again"),
        ("enemies.toml", "number = 240", "number = 241", "from 235 to 240, found 241"),
        ("loot.toml", "number = 246", "number = 245", "found 245 again"),
        (
            "stories.toml",
            "number = 294",
            "number = 293",
            "expected 294, the Stories in order, found 293",
        ),
        ("outcome.toml", "number = 310", "number = 309", "found 309 again"),
        (
            "items.toml",
            "numbers = [225, 226]",
            "numbers = [225, 266]",
            "from 223 to 234, found 266",
        ),
        ("items.toml", "numbers = [75, 76]", "numbers = [75, 75]", "found 75 again"),
        ("crews.toml", "numbers = [254]", "numbers = [253]", "found 253 again"),
        ("exploration.toml", "number = 202", "number = 201", "found 201 again"),
    ]);
    // A missing card is missed where its range is.
    let missing = mistake("pvp.toml", "[295, 296, 297, 298]", "[295, 296, 297]");
    assert!(
        missing.starts_with("setup.toml") && missing.contains("found no card 298"),
        "{missing}"
    );
    let range = mistake("setup.toml", "set = \"loot_asgaror\"", "set = \"loot_other\"");
    assert!(range.contains("loot_other") || range.contains("loot_asgaror"), "{range}");
}

/// Rules: LA-1.13
#[test]
fn an_unknown_module_is_refused_with_those_there_are() {
    let game = lastaurora::LastAurora::new();
    for unknown in ["submarines", "stories,submarines", "Stories", "1"] {
        let given = conformance::given([("modules", unknown)]);
        let error = kernel::options::resolve(&game, &given).unwrap_err().to_string();
        let wrong = unknown.rsplit(',').next().unwrap();
        assert!(error.contains("modules") && error.contains(wrong), "{error}");
        assert!(lastaurora::options::MODULES.iter().all(|known| error.contains(known)), "{error}");
    }
    let other = conformance::given([("moduls", "stories")]);
    assert!(kernel::options::resolve(&game, &other).unwrap_err().to_string().contains("moduls"));
}

/// Rules: LA-1.1
#[test]
fn impossible_player_counts_are_refused() {
    let game = lastaurora::LastAurora::new();
    let seed = kernel::Seed::from_number(1);
    for seats in [0, 5, 8] {
        let none = conformance::given::<&str, &str>([]);
        let error = kernel::opening::opening(&game, &none, seats, seed, &[]).unwrap_err();
        let said = format!("{error} {error:?}");
        assert!(said.contains("SB-6") && said.contains('4'), "how many can play: {said}");
    }
}
