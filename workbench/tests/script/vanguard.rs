//! Vanguard: effect programs with choices, loops and dice, and requirements for dice.

use workbench::script::{
    Atom, Atoms, Cond, Cursor, Dialect, Mistake, Num, Program, Running, Steps, Token, cond, number,
    parse,
};

const DIALECT: Dialect = Dialect { in_words: ".@", equals: "==" };

/// A verb, a predicate, a function, or a plain name.
#[derive(Clone, PartialEq, Debug)]
pub struct Call(String, Vec<Argument>);

#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    Text(String),
    Number(Num<Call>),
}

/// A verb with the programs it may start.
#[derive(Clone, PartialEq, Debug)]
pub enum Verb {
    Do(Call),
    If(Cond<Call, Call>, Program, Program),
    Choose(String, Vec<Program>),
    May(Program),
    Pay(Program, Program),
    Each(Argument, Program),
    As(Argument, Program),
    Repeat(Num<Call>, Program),
    Roll(Vec<(i32, i32, Program)>),
}

type Book = Steps<Verb>;

const TRUTHS: [&str; 19] = [
    "flag",
    "done",
    "mission",
    "condition",
    "poi_at",
    "threat_at",
    "biome",
    "poi_flag",
    "section",
    "has_equipment",
    "all_crew_at",
    "all_present",
    "lander_here",
    "aboard",
    "carried",
    "path_is_open",
    "planet",
    "in_check",
    "deadly_space",
];

/// In a condition some names are true or false; in an argument every name is a value.
struct Words {
    in_argument: bool,
}

impl Atoms for Words {
    type Truth = Call;
    type Number = Call;

    fn atom(&mut self, cursor: &mut Cursor<'_>) -> Result<Atom<Call, Call>, Mistake> {
        let atom = call(cursor, "a name")?;
        let truth = !self.in_argument && TRUTHS.contains(&atom.0.as_str());
        Ok(if truth { Atom::Truth(atom) } else { Atom::Number(atom) })
    }
}

fn call(cursor: &mut Cursor<'_>, what: &str) -> Result<Call, Mistake> {
    let name = cursor.word(what)?.to_string();
    let open = cursor.peek() == Token::Mark("(");
    Ok(Call(name, if open { cursor.arguments(argument)? } else { Vec::new() }))
}

fn argument(cursor: &mut Cursor<'_>) -> Result<Argument, Mistake> {
    if let Token::Text(text) = cursor.peek() {
        cursor.take();
        return Ok(Argument::Text(text.into()));
    }
    number(cursor, &mut Words { in_argument: true }).map(Argument::Number)
}

fn statements(cursor: &mut Cursor<'_>, book: &mut Book) -> Result<Program, Mistake> {
    let mut verbs = Vec::new();
    loop {
        if !matches!(cursor.peek(), Token::End | Token::Mark(";" | "|" | "}")) {
            verbs.push(statement(cursor, book)?);
        }
        if !cursor.eat(";") {
            return Ok(book.add(verbs));
        }
    }
}

fn statement(cursor: &mut Cursor<'_>, book: &mut Book) -> Result<Verb, Mistake> {
    Ok(if cursor.eat("if") {
        let when = cond(cursor, &mut Words { in_argument: false })?;
        let then = block(cursor, book)?;
        let otherwise = if cursor.eat("else") { block(cursor, book)? } else { Program::default() };
        Verb::If(when, then, otherwise)
    } else if cursor.eat("choose") {
        let who = if cursor.eat("(") {
            let who = cursor.word("who chooses")?;
            cursor.expect(")")?;
            who
        } else {
            "you"
        };
        Verb::Choose(who.into(), braces(cursor, |cursor| option(cursor, book))?)
    } else if cursor.eat("may") {
        Verb::May(block(cursor, book)?)
    } else if cursor.eat("pay") {
        Verb::Pay(block(cursor, book)?, block(cursor, book)?)
    } else if cursor.eat("each") {
        Verb::Each(in_brackets(cursor, argument)?, block(cursor, book)?)
    } else if cursor.eat("as") {
        Verb::As(in_brackets(cursor, argument)?, block(cursor, book)?)
    } else if cursor.eat("repeat") {
        let times = in_brackets(cursor, |c| number(c, &mut Words { in_argument: true }))?;
        Verb::Repeat(times, block(cursor, book)?)
    } else if cursor.eat("roll") {
        Verb::Roll(braces(cursor, |cursor| row(cursor, book))?)
    } else {
        Verb::Do(call(cursor, "a verb")?)
    })
}

fn option(cursor: &mut Cursor<'_>, book: &mut Book) -> Result<Program, Mistake> {
    if let Token::Text(_) = cursor.peek() {
        cursor.take();
        cursor.expect(":")?;
    }
    statements(cursor, book)
}

fn row(cursor: &mut Cursor<'_>, book: &mut Book) -> Result<(i32, i32, Program), Mistake> {
    let low = cursor.number("a face of the die")?;
    let high = if cursor.eat("-") { cursor.number("a face of the die")? } else { low };
    cursor.expect(":")?;
    Ok((low, high, statements(cursor, book)?))
}

fn block(cursor: &mut Cursor<'_>, book: &mut Book) -> Result<Program, Mistake> {
    cursor.expect("{")?;
    let program = cursor.nested(|cursor| statements(cursor, book))?;
    cursor.expect("}")?;
    Ok(program)
}

fn braces<T>(
    cursor: &mut Cursor<'_>,
    item: impl FnMut(&mut Cursor<'_>) -> Result<T, Mistake>,
) -> Result<Vec<T>, Mistake> {
    cursor.expect("{")?;
    let items = cursor.nested(|cursor| cursor.separated("|", item))?;
    cursor.expect("}")?;
    Ok(items)
}

fn in_brackets<T>(
    cursor: &mut Cursor<'_>,
    item: impl FnOnce(&mut Cursor<'_>) -> Result<T, Mistake>,
) -> Result<T, Mistake> {
    cursor.expect("(")?;
    let item = item(cursor)?;
    cursor.expect(")")?;
    Ok(item)
}

/// A program with the steps it is part of.
pub fn program(text: &str) -> Result<(Steps<Verb>, Program), Mistake> {
    let mut book = Steps::new();
    let program = parse(text, DIALECT, |cursor| statements(cursor, &mut book))?;
    Ok((book, program))
}

fn calls(book: &Book) -> Vec<&Call> {
    book.iter()
        .filter_map(|verb| match verb {
            Verb::Do(call) => Some(call),
            _ => None,
        })
        .collect()
}

type Items = Vec<(i32, String)>;

/// Alternatives of items with their number: `science+2*die.any/xenology`; or what must not be there.
pub fn requirement(text: &str) -> Result<(bool, Vec<Items>), Mistake> {
    parse(text, DIALECT, |cursor| {
        let none_of = cursor.eat("!");
        let alternatives = cursor.separated("/", |cursor| cursor.separated("+", item))?;
        Ok((none_of, alternatives))
    })
}

fn item(cursor: &mut Cursor<'_>) -> Result<(i32, String), Mistake> {
    let Token::Number(count) = cursor.peek() else {
        return Ok((1, cursor.word("an icon")?.into()));
    };
    cursor.take();
    cursor.expect("*")?;
    Ok((count, cursor.word("an icon")?.into()))
}

#[test]
fn programs_are_read() {
    for (text, verbs) in [
        ("", 0),
        (
            "if mission(M22) { mission_done(M22) }; path_open(qui.p7); path_open(qui.p8); poi(5,P706); if flag(pact_murmur) { mission(M24) } else { mission(M23) }; success(1); if flag(hypothesis) { draw(1) }; if flag(key_armillary) and flag(key_rooted) { success(2) }",
            9,
        ),
        (
            "if flag(brennholt_voice) { if not flag(brennholt_left) { flag(brennholt_left); situation(S11); success(1) } } else { mission_fail(M04); mission_fail(M05); mission_fail(M06) }; end(liftoff)",
            7,
        ),
        (
            "choose(group) { \"Lighten the hold\": supplies(-max(0,4-armor)) | \"Brace for impact\": each(crew) { injury(wound) } }",
            2,
        ),
        (
            "choose { roll { 1-4: time(1) | 5-8: recharge(any,2) | 9-10: discovery(tech,1) } | spend(any,1) }",
            4,
        ),
        (
            "if crew_at(self) >= 1 { each(crew_in(self)) { choose { lose_discovery(1) | spend(any,1) | injury(wound) } } } else { threat_move(T11,nearest) }",
            4,
        ),
        (
            "if counter(hinges) >= 3 and not path_is_open(tol.p5) { path_open(tol.p5); success(1) } else { recharge(any,1) }",
            3,
        ),
        (
            "poi(8,P710); if flag(voice_one) { advance(P710.green,1) }; if flag(lens_optics) { event_peek(3) }",
            3,
        ),
        ("pay { discard(1) } { prevent_injury(1); draw(1) }", 3),
        ("choose(group) { energy(2) | success(1) | discovery(choose,1) }", 3),
        ("as(choose_here) { heal(1); recharge(any,2) }", 2),
        ("mission_done(M01); note(\"Log 12: read it; then go on | or not\")", 2),
        (
            "if (counter(string) >= 2 or counter(tuning) >= 2) and not flag(final_answer) { time(2) }",
            1,
        ),
        (
            "mission(M30); if team_size == 2 { time_on(G17,9) }; may { repeat(half(rank)+1) { count_as(green.basic,xenology,2) } };",
            3,
        ),
        ("mod(armor,1,team); mod(sensors,1,team); mod(discovery_cap,-1,team)", 3),
    ] {
        let (book, _) = program(text).unwrap_or_else(|mistake| panic!("{text}: {mistake:?}"));
        assert_eq!(calls(&book).len(), verbs, "{text}");
    }
    let (supplies, _) = program("supplies(-max(0,3-agility))").unwrap();
    let name = |name: &str| Num::Of(Call(name.into(), vec![]));
    let difference = Num::Sum([Num::Value(3), Num::Minus(Box::new(name("agility")))].into());
    let arguments = vec![Argument::Number(Num::Value(0)), Argument::Number(difference)];
    let lost = Num::Minus(Box::new(Num::Of(Call("max".into(), arguments))));
    let expected = Call("supplies".into(), vec![Argument::Number(lost)]);
    assert_eq!(calls(&supplies), [&expected]);
}

#[test]
fn mistakes_say_what_was_expected() {
    for (text, at, message) in [
        ("if flag(x) = 2 { }", 11, "expected `and`, `or` or `{`, found `=`"),
        ("if rank = 2 { }", 8, "expected `+`, `-` or a comparison like `>=`, found `=`"),
        ("roll { 1-: time(1) }", 9, "expected a face of the die, found `:`"),
        ("choose { draw(1) draw(2) }", 17, "expected `;`, `|` or `}`, found `draw`"),
        (
            "note(\"unfinished)",
            5,
            "expected `)`, `-` or a name, found a quote that is never closed",
        ),
    ] {
        let mistake = program(text).unwrap_err();
        assert_eq!((mistake.at, mistake.message.as_str()), (at, message), "{text}");
    }
}

#[test]
fn requirements_are_read() {
    for (text, none_of, shape) in [
        (
            "science+die.any+die.any/technology+die.any+die.any/xenology+die.any+die.any",
            false,
            "3 3 3",
        ),
        ("physical+physical/exploration+exploration", false, "2 2"),
        ("3*die.any", false, "1"),
        ("!physical/technology/construction", true, "1 1 1"),
        ("basic+2*die.any", false, "2"),
    ] {
        let (none, alternatives) = requirement(text).unwrap();
        let lengths: Vec<String> = alternatives.iter().map(|all| all.len().to_string()).collect();
        assert_eq!((none, lengths.join(" ").as_str()), (none_of, shape), "{text}");
    }
    assert_eq!(requirement("2*").unwrap_err().message, "expected an icon, found the end");
}

/// A procedure in progress: an effect of somebody, or a loop with who is left in it.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Frame {
    Run(Running<u8>),
    Each(Program, u8),
    Asked(u8, u16),
}

#[test]
fn a_loop_over_the_crew_asks_each_of_them() {
    let text = "each(crew) { choose { spend(any,2) | injury(burn) } }; time_reset(G03)";
    let (book, program) = program(text).unwrap();
    let mut frames = vec![Frame::Run(Running::new(program, 0))];
    let mut log = Vec::new();
    while let Some(frame) = frames.pop() {
        match frame {
            Frame::Run(mut running) => {
                let Some(verb) = running.next(&book, |_, _| true) else { continue };
                let (you, here) = (running.with, running.place.first().unwrap());
                running.advance();
                frames.push(Frame::Run(running));
                match verb {
                    Verb::Do(Call(verb, _)) => log.push(format!("{you}:{verb}")),
                    Verb::Each(_, body) => frames.push(Frame::Each(*body, 3)),
                    Verb::Choose(..) => frames.push(Frame::Asked(you, here)),
                    other => panic!("not in this text: {other:?}"),
                }
            }
            Frame::Each(_, 0) => {}
            Frame::Each(body, you) => {
                frames.push(Frame::Each(body, you - 1));
                frames.push(Frame::Run(Running::new(body, you)));
            }
            // Here a game stops and asks the seat of `you`.
            Frame::Asked(you, step) => {
                let Verb::Choose(_, arms) = &book[usize::from(step)] else { panic!("no choice") };
                let arm = arms[usize::from(you) % arms.len()];
                frames.push(Frame::Run(Running::new(arm, you)));
            }
        }
    }
    assert_eq!(log, ["3:injury", "2:spend", "1:injury", "0:time_reset"]);
}
