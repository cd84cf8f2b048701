//! Nemesis: operations as tables, and conditions `name:argument`.

use serde::Deserialize;
use toml::Spanned;
use workbench::content::{Source, Tag};
use workbench::script::{
    Cond, Cursor, Dialect, Facts, Mistake, Program, Running, Steps, Token, parse,
};

const DIALECT: Dialect = Dialect { in_words: "", equals: "=" };
const TAGS: [Tag; 1] = [Tag { key: "op", beside: &[] }];

/// A name with alternatives, each a list: `owns_item:tools|duct_tape`, `malfunctions_reduced:3,1`.
#[derive(Clone, PartialEq, Debug)]
pub struct Fact {
    name: String,
    arguments: Vec<Vec<String>>,
}

pub fn condition(text: &str) -> Result<Fact, Mistake> {
    parse(text, DIALECT, fact)
}

fn fact(cursor: &mut Cursor<'_>) -> Result<Fact, Mistake> {
    let name = cursor.word("a condition")?.to_string();
    let list = |cursor: &mut Cursor<'_>| cursor.separated(",", argument);
    let arguments = if cursor.eat(":") { cursor.separated("|", list)? } else { Vec::new() };
    Ok(Fact { name, arguments })
}

fn argument(cursor: &mut Cursor<'_>) -> Result<String, Mistake> {
    match cursor.peek() {
        Token::Word(word) => {
            cursor.take();
            Ok(word.into())
        }
        _ => Ok(cursor.number("an argument")?.to_string()),
    }
}

#[test]
fn conditions_are_read() {
    for (text, name, arguments) in [
        ("room_has_computer", "room_has_computer", vec![]),
        ("ship_reaches:earth", "ship_reaches", vec![vec!["earth"]]),
        ("pod_available:B", "pod_available", vec![vec!["B"]]),
        ("items_at_least:7", "items_at_least", vec![vec!["7"]]),
        ("malfunctions_reduced:3,1", "malfunctions_reduced", vec![vec!["3", "1"]]),
        ("object_in:blue_corpse,surgery", "object_in", vec![vec!["blue_corpse", "surgery"]]),
        (
            "room_is:evacuation_a|evacuation_b",
            "room_is",
            vec![vec!["evacuation_a"], vec!["evacuation_b"]],
        ),
        (
            "owns_item:tools|duct_tape|energy_charge",
            "owns_item",
            vec![vec!["tools"], vec!["duct_tape"], vec!["energy_charge"]],
        ),
        (
            "no_fire_in:generator,storage,laboratory,armory",
            "no_fire_in",
            vec![vec!["generator", "storage", "laboratory", "armory"]],
        ),
        ("weapon_with_ammo_id:wrist_laser", "weapon_with_ammo_id", vec![vec!["wrist_laser"]]),
    ] {
        let Fact { name: found, arguments: given } = condition(text).unwrap();
        assert_eq!(found, name);
        assert_eq!(given, arguments, "{text}");
    }
    assert_eq!(condition("room_is:").unwrap_err().message, "expected an argument, found the end");
    assert_eq!(condition("a:b c").unwrap_err().message, "expected `,`, `|` or the end, found `c`");
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    personal: Vec<Objective>,
    #[serde(default)]
    action_card: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Objective {
    #[serde(rename = "id")]
    _id: Spanned<String>,
    any: Vec<Vec<Spanned<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    #[serde(rename = "id")]
    _id: Spanned<String>,
    #[serde(default)]
    effects: Vec<Effect>,
    #[serde(default)]
    options: Vec<Options>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Options {
    #[serde(rename = "label")]
    _label: String,
    #[serde(default)]
    requires: Vec<Spanned<String>>,
    effects: Vec<Effect>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct Effect {
    op: Op,
}

#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(rename_all = "snake_case")]
enum Op {
    ChooseRoom { r#as: String, filter: String },
    Look { what: String, which: String },
    DiscardActionCards { who: String, n: Amount, chooser: Option<String> },
    DrawCards { who: String, n: Amount },
    DiscardItem { who: String, filter: Spanned<String> },
    HealLight { who: String, n: Amount, override_synthetic: Option<bool> },
    PlaceFire { room: Spanned<String>, n: Option<u8> },
    StartSelfDestruct { condition: Option<Spanned<String>>, ignore_hibernation: Option<bool> },
    Shield { who: String, until: String, against: Vec<String> },
    Move { who: String, to: String, attacks: Option<bool>, together: Option<bool> },
    Hatching {},
    Shoot { weapon: String },
}

#[derive(Deserialize, Clone, Copy, PartialEq, Debug)]
#[serde(untagged)]
enum Amount {
    Number(u8),
    Word(All),
}

#[derive(Deserialize, Clone, Copy, PartialEq, Debug)]
#[serde(rename_all = "snake_case")]
enum All {
    All,
}

const CARDS: &str = r#"
[[personal]]
id = "obj_quarantine"
any = [["ship_reaches:mars"], ["ship_reaches:earth", "nest_destroyed"]]

[[action_card]]
id = "look_around"
effects = [{ op = "look", what = "hand", which = "chosen_other_in_room" }, { op = "discard_action_cards", who = "same", n = 1, chooser = "actor" }, { op = "draw_cards", who = "same", n = 1 }]

[[action_card]]
id = "self_repair"
options = [
  { label = "heal", requires = ["owns_item:tools|duct_tape|energy_charge"], effects = [{ op = "discard_item", who = "self", filter = "tools|duct_tape|energy_charge" }, { op = "heal_light", who = "self", n = "all", override_synthetic = true }] },
  { label = "look", requires = ["unexplored_room_exists"], effects = [{ op = "choose_room", as = "target", filter = "unexplored" }, { op = "look", what = "room_tile", which = "target" }] },
  { label = "shoot", requires = ["weapon_with_ammo"], effects = [{ op = "shoot", weapon = "chosen_own" }, { op = "draw_cards", who = "self", n = 1 }] },
]

[[action_card]]
id = "mixed"
effects = [
  { op = "place_fire", room = "random_two_of:generator,storage,laboratory,armory", n = 2 },
  { op = "start_self_destruct", condition = "malfunction_in:generator", ignore_hibernation = true },
  { op = "shield", who = "chosen_in_room", until = "next_player_phase", against = ["event_phase_attack", "fire_wounds"] },
  { op = "move", who = "self_and_or_willing_other_in_room", to = "chosen_neighbor", attacks = false, together = true },
  { op = "hatching" },
]
"#;

#[test]
fn operations_become_programs_and_lists_become_conditions() {
    let source = Source::new("cards.toml", CARDS);
    let file: File = source.read(&TAGS).unwrap();
    let is = |text: &Spanned<String>| source.parse(text, DIALECT, fact).map(Cond::<Fact, ()>::Is);
    let all = |facts: &Vec<_>| Cond::All(facts.iter().map(|text| is(text).unwrap()).collect());
    let won = Cond::Any(file.personal[0].any.iter().map(all).collect());
    assert!(won.holds(&Reached("earth")) && !won.holds(&Reached("venus")));

    let mut steps = Steps::new();
    let mut cards = Vec::new();
    for card in &file.action_card {
        let mut verbs: Vec<Verb> = card.effects.iter().map(|e| Verb::Op(e.op.clone())).collect();
        let options = card.options.iter().map(|option| {
            let needs = option.requires.iter();
            let needs = needs.map(|need| source.parse(need, DIALECT, fact).unwrap()).collect();
            (needs, steps.add(option.effects.iter().map(|e| Verb::Op(e.op.clone()))))
        });
        let options: Vec<(Vec<Fact>, Program)> = options.collect();
        if !options.is_empty() {
            verbs.push(Verb::Choose(options));
        }
        cards.push(steps.add(verbs));
    }
    assert_eq!(steps.iter().filter(|verb| matches!(verb, Verb::Op(_))).count(), 3 + 6 + 5);
    let mut card = Running::new(cards[1], ());
    let Some(Verb::Choose(options)) = card.next(&steps, |_, ()| true) else { panic!("no choice") };
    assert_eq!(options.iter().map(|(needs, _)| needs.len()).sum::<usize>(), 3);
    let mut chosen = Running::new(options[1].1, ());
    let expected = Op::ChooseRoom { r#as: "target".into(), filter: "unexplored".into() };
    assert_eq!(chosen.next(&steps, |_, ()| true), Some(&Verb::Op(expected)));
}

/// A step of a card: an operation, or a choice between programs with what each needs.
#[derive(PartialEq, Debug)]
enum Verb {
    Op(Op),
    Choose(Vec<(Vec<Fact>, Program)>),
}

/// The end of a game: where the ship is. The Nest is destroyed.
struct Reached(&'static str);

impl Facts<Fact, ()> for Reached {
    fn truth(&self, fact: &Fact) -> bool {
        fact.name == "nest_destroyed" || fact.arguments[0][0] == self.0
    }

    fn number(&self, (): &()) -> i32 {
        0
    }
}

#[test]
fn a_mistake_in_a_list_has_its_place() {
    let text = CARDS.replace("ship_reaches:earth", "ship_reaches earth");
    let source = Source::new("cards.toml", &text);
    let file: File = source.read(&TAGS).unwrap();
    let wrong = source.parse(&file.personal[0].any[1][0], DIALECT, fact).unwrap_err();
    assert_eq!(
        wrong.to_string(),
        "cards.toml:4:46: personal.obj_quarantine: any.2.1: expected `:` or the end, found `earth`"
    );
}
