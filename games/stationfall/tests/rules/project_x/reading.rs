//! Mistakes in `project_x.toml` are refused where they are made.

use stationfall::content::{Content, FILES};

/// Loads the content with one text of `project_x.toml` replaced, and tells what is said about it.
fn spoilt(from: &str, to: &str) -> String {
    let files = FILES.map(|(name, text)| {
        if name != "project_x.toml" {
            return (name, text.to_string());
        }
        assert!(text.contains(from), "`{from}` stands nowhere");
        (name, text.replacen(from, to, 1))
    });
    let files = files.each_ref().map(|(name, text)| (*name, text.as_str()));
    Content::load(&files).err().unwrap_or_else(|| panic!("`{to}` was read")).to_string()
}

#[test]
fn sf_1_1_a_mistake_on_a_project_x_card_is_refused() {
    for (from, to, says) in [
        ("op = \"place_token\"", "op = \"place_tokn\"", "did you mean `place_token`?"),
        ("kind = \"spreading\"", "kind = \"monster\"", "expected the field `monster`"),
        (
            "token = \"wormhole\", route",
            "token = \"grey_goo\", route",
            "expected `wormhole`: only it drifts",
        ),
        (
            "outer_space = true",
            "outer_space = false",
            "expected true with `airlock` among `moves_by`",
        ),
        (
            "{ op = \"stop\", if = \"down(monster)\" }",
            "{ op = \"damage\", at = \"sec:reactor\" }",
            "expected a step that a card takes by itself",
        ),
        ("to = \"target_bearer\", steps", "steps", "expected either `to` or `to_nearest`"),
        (
            "steps = 1, chooser = \"active\" },\n]\nburst",
            "steps = 2, chooser = \"active\", if = \"down(monster)\" },\n]\nburst",
            "only 1 beside `if` or `ends`",
        ),
        (
            "{ op = \"remove_monster\" },",
            "{ op = \"stop\" },",
            "expected a list `burst` that releases the engulfed",
        ),
        (
            "{ op = \"note\", text = \"see engulf_rules\" }",
            "{ op = \"stop\" }",
            "nothing happens at the end",
        ),
        ("at = \"spot\", if", "at = \"spott\", if", "expected the name of a thing"),
        ("at = \"spot\", if", "at = \"monster\", if", "expected a section"),
        ("with = \"gun\", targets", "with = \"none\", targets", "expected a weapon"),
        (
            "release = [\n  { op = \"contaminate\"",
            "release = [\n  { op = \"choose\", as = \"a\", chooser = \"active\", from = \"{c in pods}\" },\n  \
             { op = \"choose\", as = \"b\", chooser = \"active\", from = \"{c in pods}\" },\n  \
             { op = \"choose\", as = \"d\", chooser = \"active\", from = \"{c in pods}\" },\n  \
             { op = \"choose\", as = \"e\", chooser = \"active\", from = \"{c in pods}\" },\n  \
             { op = \"contaminate\"",
            "expected at most 3 choices in a list",
        ),
        ("id = \"enter_wormhole\"", "id = \"enter_womhole\"", "did you mean `enter_wormhole`?"),
        (
            "adds_console_action = \"mark_target\"",
            "adds_console_action = \"mark\"",
            "expected a Console Action",
        ),
        ("[[card]]\nid = \"wormhole\"", "[[card]]\nid = \"worm\"", "expected a Project X card"),
    ] {
        let said = spoilt(from, to);
        assert!(said.contains(says), "`{to}`: expected `{says}`, found `{said}`");
        assert!(said.starts_with("project_x.toml:"), "{said}");
    }
}
