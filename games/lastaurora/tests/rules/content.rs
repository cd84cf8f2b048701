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
    for (file, from, to, expected) in [
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
    ] {
        let said = mistake(file, from, to);
        assert!(said.starts_with(file) && said.contains(expected), "{said}");
    }
}

#[test]
fn what_the_rules_fix_cannot_be_changed_in_a_file() {
    for (file, from, to, expected) in [
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
    ] {
        let said = mistake(file, from, to);
        assert!(said.starts_with(file) && said.contains(expected), "{said}");
    }
}

#[test]
fn an_unknown_module_is_refused() {
    let given = conformance::given([("modules", "submarines")]);
    let error = kernel::options::resolve(&lastaurora::LastAurora::new(), &given).unwrap_err();
    assert!(error.to_string().contains("submarines"), "{error}");
}
