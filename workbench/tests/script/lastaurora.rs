//! Last Aurora: effect lists as tables with `if`, and options whose effects may be refused.

use kernel::fault::Fault;
use serde::Deserialize;
use workbench::content::{Source, Tag};
use workbench::script::{Running, Steps};

const TAGS: [Tag; 2] = [Tag { key: "op", beside: &["if"] }, Tag { key: "cond", beside: &[] }];

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct File {
    #[serde(default)]
    story: Vec<Story>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Story {
    #[serde(rename = "id")]
    _id: String,
    #[serde(default)]
    option: Vec<Choice>,
    #[serde(default)]
    end_game: Vec<Effect>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Choice {
    requires: Option<If>,
    #[serde(default)]
    cost: Vec<Effect>,
    success: Vec<Effect>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct Effect {
    op: Op,
    r#if: Option<If>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct If {
    cond: Condition,
}

#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Condition {
    Archived { story: String },
    ChildAboard { story: Option<String> },
    StrengthAtLeast { n: i32 },
    TruckTracked {},
    FreeCrewBox {},
    PlayerHasMore { what: String },
}

#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Op {
    Pay { res: String, n: u8 },
    Gain { res: String, n: u8, who: Option<String> },
    GainChoice { from: Vec<String>, n: u8 },
    Fame { n: i8, who: Option<String> },
    Damage { n: u8, r#where: String, cost: Option<bool>, who: Option<String> },
    Speed { n: i8, when: String, who: Option<String> },
    Improve { kinds: Vec<String>, from: String },
    Peek { deck: String, n: u8, reorder: bool },
    MoveSurvivor { n: u8, from: String, to: String, who: Option<String> },
    UnloadChild { story: String },
    ArchiveBoth { other: String },
    Score { n: u8 },
    AutomaGain { what: String, n: u8 },
    LoadChild {},
    DiscardStory {},
}

pub fn read(text: &str) -> Result<File, Fault> {
    Source::new("stories.toml", text).read(&TAGS)
}

pub const STORIES: &str = r#"
[[story]]
id = "st_256"
end_game = [{ op = "score", n = 1, if = { cond = "child_aboard" } }]
[[story.option]]
requires = { cond = "free_crew_box" }
success = [{ op = "load_child" }, { op = "move_survivor", n = 1, from = "active", to = "rest", who = "each_player" }]
[[story.option]]
cost = [{ op = "pay", res = "object", n = 1 }, { op = "damage", n = 4, where = "any", cost = true }]
success = [{ op = "gain_choice", from = ["food", "food", "ammo"], n = 2 }, { op = "fame", n = -1 }, { op = "discard_story" }]
[[story.option]]
success = [
  { op = "unload_child", story = "st_256", if = { cond = "child_aboard", story = "st_256" } },
  { op = "archive_both", other = "st_256", if = { cond = "archived", story = "st_256" } },
  { op = "improve", kinds = ["truck", "trailer", "device"], from = "zone", if = { cond = "strength_at_least", n = 3 } },
  { op = "speed", n = -2, when = "this_movement", if = { cond = "truck_tracked" } },
  { op = "automa_gain", what = "survivor", n = 1, if = { cond = "player_has_more", what = "survivor" } },
  { op = "peek", deck = "exploration", n = 3, reorder = true },
  { op = "gain", res = "fuel", n = 1, who = "each_opponent" },
]
"#;

#[test]
fn effect_lists_become_programs() {
    let story = &read(STORIES).unwrap().story[0];
    assert_eq!(story.option[0].requires.as_ref().unwrap().cond, Condition::FreeCrewBox {});
    let mut steps = Steps::new();
    let mut list = |effects: &[Effect]| steps.add(effects.to_vec());
    let arms: Vec<_> =
        story.option.iter().map(|option| [list(&option.cost), list(&option.success)]).collect();
    let end = list(&story.end_game);
    // How strong the participants are; no other condition holds.
    for (arm, strength, expected) in [(0, 9, 2), (1, 9, 5), (2, 3, 3), (2, 2, 2)] {
        let holds = |effect: &Effect, (): &()| match &effect.r#if {
            Some(If { cond: Condition::StrengthAtLeast { n } }) => strength >= *n,
            other => other.is_none(),
        };
        let mut done: Vec<&Op> = Vec::new();
        for program in arms[arm].into_iter().chain([end]) {
            let mut running = Running::new(program, ());
            while let Some(effect) = running.next(&steps, holds) {
                running.advance();
                done.push(&effect.op);
            }
        }
        assert_eq!(done.len(), expected, "{arm} {strength}: {done:?}");
    }
}

#[test]
fn mistakes_have_their_place() {
    for (from, to, message) in [
        (
            "\"child_aboard\" }",
            "\"child_abord\" }",
            "stories.toml:4:50: story.st_256: end_game.1.if.cond: expected a known word (`archived`, `child_aboard`, `strength_at_least`, `truck_tracked`, `free_crew_box` or `player_has_more`), found `child_abord`; did you mean `child_aboard`?",
        ),
        (
            "n = 4",
            "n = -4",
            "stories.toml:9:69: story.st_256: option.2.cost.2.n: expected a whole number from 0 to 255, found integer `-4`",
        ),
        (
            "\"discard_story\"",
            "\"discard_storry\"",
            "stories.toml:10:108: story.st_256: option.2.success.3.op: expected a known word, found `discard_storry`; did you mean `discard_story`?",
        ),
        (
            "kinds = [",
            "kind = [",
            "stories.toml:15:21: story.st_256: option.3.success.3.kind: expected a known parameter (`kinds` or `from`), found `kind`; did you mean `kinds`?",
        ),
    ] {
        let text = STORIES.replacen(from, to, 1);
        assert_eq!(read(&text).unwrap_err().to_string(), message);
    }
}
