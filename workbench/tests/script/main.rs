//! The shared parts of the content languages: a small language of their own, and a proof that they fit the four
//! games' languages.

mod larder;
mod lastaurora;
mod nemesis;
mod stationfall;
mod vanguard;

use std::fmt;

use proptest::prelude::*;
use workbench::script::{Cond, Mistake, Num, Program, Relation, Running, Steps, cond, parse};

use larder::{Condition, Good, LARDER, State, Verb, Who, Winter, Words, effect};

fn read(text: &str) -> Result<(Steps<Verb>, Program), Mistake> {
    let mut steps = Steps::new();
    let program = parse(text, LARDER, |cursor| effect(cursor, &mut steps))?;
    Ok((steps, program))
}

fn condition(text: &str) -> Result<Condition, Mistake> {
    parse(text, LARDER, |cursor| cond(cursor, &mut Words))
}

/// Goes on until somebody must decide, and says who.
fn go_on(state: &mut State, steps: &[Verb]) -> Option<Who> {
    while state.step(steps) {}
    state.asked(steps).map(|(who, _)| who)
}

#[test]
fn an_effect_stops_at_a_choice_is_saved_and_goes_on() {
    let text = "gain 2 food; if winter and fuel < 3 { lose 1 food; guest { gain food fuel | lose 1 - fuel food } } \
                else { gain 9 food }; owner { | gain 1 fuel }";
    let (steps, program) = read(text).unwrap();
    let mut state = State { winter: true, ..State::default() };
    state.run(program);
    assert_eq!(go_on(&mut state, &steps), Some(Who::Guest));
    assert_eq!((state.food, state.fuel), (1, 0));

    let saved = serde_json::to_string(&state).unwrap();
    assert_eq!(
        saved,
        r#"{"food":1,"fuel":0,"winter":true,"frames":[{"Run":{"place":{"at":8,"end":9},"with":null}},{"Run":{"place":{"at":4,"end":4},"with":null}},{"Choose":3}]}"#
    );
    for (answer, food, fuel) in [(0, 1, 1), (1, 0, 0)] {
        let mut state: State = serde_json::from_str(&saved).unwrap();
        assert_eq!(go_on(&mut state, &steps), Some(Who::Guest), "asked again after loading");
        state.answer(&steps, answer);
        assert_eq!(go_on(&mut state, &steps), Some(Who::Owner));
        assert_eq!((state.food, state.fuel), (food, fuel));
        state.answer(&steps, 1);
        assert_eq!(go_on(&mut state, &steps), None);
        assert_eq!((state.fuel, state.frames.len()), (fuel + 1, 0));
    }
    assert!(size_of::<Running<()>>() <= 4, "a frame is small");
}

#[test]
fn mistakes_say_what_was_expected() {
    for (text, at, message) in [
        (
            "gain 2 fod",
            7,
            "expected `+`, `-` or a good (`food` or `fuel`), found `fod`; did you mean `food`?",
        ),
        (
            "gane 2 food",
            0,
            "expected `if`, `owner`, `guest`, `gain`, `lose`, `;` or the end, found `gane`",
        ),
        ("if food { }", 8, "expected `+`, `-` or a comparison like `>=`, found `{`"),
        ("if food == 1 { }", 8, "expected `+`, `-` or a comparison like `>=`, found `==`"),
        ("if food > winter { }", 10, "expected a number, found `winter`, which is true or false"),
        ("if winter or 3 { }", 15, "expected `+`, `-` or a comparison like `>=`, found `{`"),
        ("if winter { gain 1 food", 23, "expected `;` or `}`, found the end"),
        ("if (winter and food > 1 { }", 24, "expected `+`, `-`, `and`, `or` or `)`, found `{`"),
        (
            "if not { }",
            7,
            "expected `not`, `(`, `-`, `winter` or a good (`food` or `fuel`), found `{`",
        ),
        (
            "gain 9999999999 food",
            5,
            "expected `-`, `winter` or a good (`food` or `fuel`), found `9999999999`, which is no number",
        ),
        (
            "guest { gain 1 food | lose 1 fuel; } gain 1 fuel",
            37,
            "expected `;` or the end, found `gain`",
        ),
    ] {
        let mistake = read(text).unwrap_err();
        assert_eq!((mistake.at, mistake.message.as_str()), (at, message), "{text}");
    }
    let deep = format!("if {} winter {{ }}", "not ".repeat(100_000));
    assert_eq!(
        read(&deep).unwrap_err().message,
        "expected at most 48 levels of nesting, found more"
    );
}

#[test]
fn conditions_bind_as_they_should_and_print_as_they_were_written() {
    let state = State { food: 2, fuel: 5, ..State::default() };
    for (text, holds) in [
        ("winter or (food = 2 and fuel = 5)", true),
        ("(winter or food = 2) and fuel != 5", false),
        ("not winter and food < fuel", true),
        ("not (winter or food < fuel)", false),
        ("not not food >= 3", false),
        ("food + 4 - fuel = 1", true),
        ("-food - -fuel + -3 <= 0", true),
        ("food - 7 > --5 - 11", true),
        ("winter or (winter or (food > 1 and (winter or fuel > 1)))", true),
    ] {
        let parsed = condition(text).unwrap();
        assert_eq!(parsed.holds(&state), holds, "{text}");
        let shown = parsed.show(LARDER).to_string();
        assert_eq!(condition(&shown).unwrap(), parsed, "{text} became {shown}");
        if !text.contains("--") && !text.contains("+ -") {
            assert_eq!(shown, text);
        }
    }
    let unbracketed = condition("winter or food = 2 and fuel = 5").unwrap();
    assert_eq!(unbracketed.show(LARDER).to_string(), "winter or (food = 2 and fuel = 5)");
    let huge = condition("2147483647 + 2147483647 > -2147483647 - 2147483647").unwrap();
    assert!(huge.holds(&state), "sums stop at the ends of the range");
}

#[test]
fn the_page_shows_this_very_language() {
    let page = include_str!("../../../docs/content-languages.md");
    assert!(page.contains(include_str!("larder.rs")), "copy larder.rs into the page");
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Good::Food { "food" } else { "fuel" })
    }
}

impl fmt::Display for Winter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("winter")
    }
}

/// Effects in writing, nested a little.
fn any_effect() -> impl Strategy<Value = String> {
    let plain = prop::sample::select(vec![
        "gain 1 food",
        "lose 2 fuel",
        "gain fuel + 1 food",
        "lose food - 1 fuel",
        "",
    ]);
    plain.prop_map(String::from).prop_recursive(3, 24, 3, |inner| {
        let two = (inner.clone(), inner.clone());
        prop_oneof![
            two.clone().prop_map(|(a, b)| format!("{a}; {b}")),
            two.clone().prop_map(|(a, b)| format!("if food > fuel {{ {a} }} else {{ {b} }}")),
            two.prop_map(|(a, b)| format!("guest {{ {a} | {b} }}")),
            inner.prop_map(|a| format!("owner {{ {a} | | gain 3 fuel }}")),
        ]
    })
}

/// Plays an effect with these answers; before every step in `saved_at` the state is stored and loaded.
fn played(text: &str, answers: &[usize], saved_at: impl Fn(usize) -> bool) -> (State, Vec<Who>) {
    let (steps, program) = read(text).expect("an effect that was made to be read");
    let (mut state, mut asked) = (State::default(), Vec::new());
    state.run(program);
    for moment in 0.. {
        if saved_at(moment) {
            let bytes = postcard::to_stdvec(&state).expect("a state can be stored");
            state = postcard::from_bytes(&bytes).expect("a stored state can be loaded");
        }
        if state.step(&steps) {
            continue;
        }
        let Some((who, arms)) = state.asked(&steps) else { break };
        state.answer(&steps, answers[asked.len() % answers.len()] % arms);
        asked.push(who);
    }
    (state, asked)
}

/// Numbers and conditions as a parser makes them.
fn any_number() -> impl Strategy<Value = Num<Good>> {
    let good = prop_oneof![Just(Good::Food), Just(Good::Fuel)];
    let atom = prop_oneof![(-99..=99).prop_map(Num::Value), good.clone().prop_map(Num::Of)];
    let minus = good.prop_map(|good| Num::Minus(Box::new(Num::Of(good))));
    let term = prop_oneof![3 => atom, 1 => minus];
    prop_oneof![
        term.clone(),
        prop::collection::vec(term, 2..4).prop_map(|terms| Num::Sum(terms.into())),
    ]
}

fn any_condition() -> impl Strategy<Value = Condition> {
    use Relation::*;
    let relation = prop::sample::select(vec![Equal, Unequal, Less, AtMost, More, AtLeast]);
    let compare = (any_number(), relation, any_number());
    let leaf = prop_oneof![
        Just(Cond::Is(Winter)),
        compare.prop_map(|(left, relation, right)| Cond::Compare(left, relation, right)),
    ];
    leaf.prop_recursive(4, 40, 4, |inner| {
        let several = prop::collection::vec(inner.clone(), 2..4);
        prop_oneof![
            inner.prop_map(|cond| Cond::Not(Box::new(cond))),
            several.clone().prop_map(|conds| Cond::All(conds.into())),
            several.prop_map(|conds| Cond::Any(conds.into())),
        ]
    })
}

/// Pieces of all the languages in any order: gets much deeper into the parsers than bytes do.
fn soup() -> impl Strategy<Value = String> {
    let pieces = "if else owner guest gain lose winter food fuel and or not some none count in self c sec:tanks \
                  @pods IF THEN GOTO [CON + ] { } ( ) ( ) { } choose may each as roll repeat pay flag(x) counter \
                  1 2 10 - + = == >= : | ; , > / * ! \" 1-4 die.any é \\ escaped(self) {c characters"
        .split(' ')
        .collect::<Vec<_>>();
    prop::collection::vec(prop::sample::select(pieces), 0..60).prop_map(|pieces| pieces.join(" "))
}

proptest! {
    #[test]
    fn every_condition_survives_printing(wanted in any_condition()) {
        let shown = wanted.show(LARDER).to_string();
        prop_assert_eq!(condition(&shown).map_err(|m| m.message), Ok(wanted), "{}", shown);
    }

    #[test]
    fn an_effect_goes_on_the_same_wherever_it_was_saved(
        text in any_effect(),
        answers in prop::collection::vec(0..3usize, 1..5),
        at in 0..40usize,
    ) {
        let through = played(&text, &answers, |_| false);
        prop_assert_eq!(&played(&text, &answers, |moment| moment == at), &through);
        prop_assert_eq!(&played(&text, &answers, |_| true), &through);
        prop_assert!(through.0.frames.is_empty());
    }

    #[test]
    fn no_text_makes_a_parser_panic(text in prop_oneof![any::<String>(), soup()]) {
        let _ = stationfall::condition(&text);
        let _ = stationfall::line(&text);
        let _ = vanguard::program(&text);
        let _ = vanguard::requirement(&text);
        let _ = nemesis::condition(&text);
        let _ = lastaurora::read(&text);
        if let Err(mistake) = read(&text) {
            prop_assert!(text.is_char_boundary(mistake.at) && mistake.message.starts_with("expected"));
        }
    }

    #[test]
    fn no_slip_in_a_content_file_makes_its_reader_panic(
        at in 0..lastaurora::STORIES.len(), taken in 0..9usize, put in "[\\[\\]{}=\"'a1.\n]{0,3}",
    ) {
        let (before, after) = lastaurora::STORIES.split_at(at);
        let text = format!("{before}{put}{}", after.get(taken..).unwrap_or_default());
        if let Err(fault) = lastaurora::read(&text) {
            let lines = text.lines().count() as u32;
            prop_assert!(fault.place.is_some_and(|place| place.line <= lines + 1), "{}", fault);
        }
    }
}
