//! Stationfall: conditions with sets and variables, and the lines of bot scripts.

use std::fmt;

use workbench::script::{Atom, Atoms, Cond, Cursor, Dialect, Facts, Mistake, Token, cond, parse};

const DIALECT: Dialect = Dialect { in_words: "", equals: "=" };

type Condition = Cond<Truth, Number>;

#[derive(Clone, PartialEq, Debug)]
pub enum Truth {
    Predicate(String, Vec<Ref>),
    Same(Ref, bool, Ref),
    Some(Set),
    None(Set),
}

#[derive(Clone, PartialEq, Debug)]
pub enum Number {
    Function(String, Vec<Ref>),
    Count(Set),
}

/// A variable, a keyword, a typed id or a function that gives one.
#[derive(Clone, PartialEq, Debug)]
pub enum Ref {
    Name(String),
    Typed(String, String),
    Function(String, Vec<Ref>),
}

#[derive(Clone, PartialEq, Debug)]
pub enum Set {
    Macro(String),
    Of { variable: String, domain: Ref, only: Option<Box<Condition>> },
}

const NUMBERS: [&str; 11] = [
    "minute",
    "die",
    "occupants",
    "cubes_on",
    "rival_cubes_on",
    "kompromat_in_hand",
    "betrayal_cubes",
    "bonus_points",
    "escaped_copies",
    "fang_moss_meals",
    "medical_stars",
];
const REFS: [&str; 3] = ["section_of", "pc_of", "subject"];

struct Words;

impl Words {
    fn set(&mut self, cursor: &mut Cursor<'_>) -> Result<Set, Mistake> {
        if cursor.eat("@") {
            return Ok(Set::Macro(cursor.word("the name of a group")?.into()));
        }
        cursor.expect("{")?;
        let variable = cursor.word("a variable")?.to_string();
        cursor.expect("in")?;
        let domain = self.reference(cursor)?;
        let only = if cursor.eat(":") { Some(Box::new(cond(cursor, self)?)) } else { None };
        cursor.expect("}")?;
        Ok(Set::Of { variable, domain, only })
    }

    fn reference(&mut self, cursor: &mut Cursor<'_>) -> Result<Ref, Mistake> {
        let name = cursor.word("a reference")?.to_string();
        // `c : ...` ends a domain, `sec:tanks` is one id.
        let mut ahead = *cursor;
        if cursor.glued() && ahead.eat(":") && ahead.glued() && cursor.eat(":") {
            return Ok(Ref::Typed(name, cursor.word("an id")?.into()));
        }
        if cursor.peek() == Token::Mark("(") {
            let arguments = cursor.nested(|cursor| cursor.arguments(|c| self.reference(c)))?;
            return Ok(Ref::Function(name, arguments));
        }
        Ok(Ref::Name(name))
    }
}

impl Atoms for Words {
    type Truth = Truth;
    type Number = Number;

    fn atom(&mut self, cursor: &mut Cursor<'_>) -> Result<Atom<Truth, Number>, Mistake> {
        if cursor.eat("some") {
            return Ok(Atom::Truth(Truth::Some(self.set(cursor)?)));
        }
        if cursor.eat("none") {
            return Ok(Atom::Truth(Truth::None(self.set(cursor)?)));
        }
        if cursor.eat("count") {
            return Ok(Atom::Number(Number::Count(self.set(cursor)?)));
        }
        let left = match self.reference(cursor)? {
            Ref::Function(name, args) if NUMBERS.contains(&name.as_str()) => {
                return Ok(Atom::Number(Number::Function(name, args)));
            }
            Ref::Function(name, args) if !REFS.contains(&name.as_str()) => {
                return Ok(Atom::Truth(Truth::Predicate(name, args)));
            }
            reference => reference,
        };
        let same = cursor.eat("=");
        if !same {
            cursor.expect("!=")?;
        }
        Ok(Atom::Truth(Truth::Same(left, same, self.reference(cursor)?)))
    }
}

pub fn condition(text: &str) -> Result<Condition, Mistake> {
    parse(text, DIALECT, |cursor| cond(cursor, &mut Words))
}

/// A script line: its condition, the bracket, the clauses with their actions in order of preference.
#[derive(Debug, Default)]
pub struct Line {
    only_if: Option<Condition>,
    who: Vec<String>,
    clauses: Vec<Vec<String>>,
    repeat: bool,
}

pub fn line(text: &str) -> Result<Line, Mistake> {
    parse(text, DIALECT, |cursor| {
        let mut line = Line::default();
        if cursor.eat("IF") {
            line.only_if = Some(cond(cursor, &mut Words)?);
            cursor.expect(":")?;
        }
        if cursor.eat("GOTO") {
            line.clauses = vec![vec![cursor.word("the id of a script")?.into()]];
            return Ok(line);
        }
        if cursor.eat("[") {
            line.who = cursor.separated("+", who)?;
            cursor.expect("]")?;
        }
        line.clauses = cursor.separated("THEN", |cursor| cursor.separated(">", action))?;
        line.repeat = cursor.eat("REPEAT");
        Ok(line)
    })
}

/// `CON`, `TM/UNX`, `abl:officer`, `has:item:gun`.
fn who(cursor: &mut Cursor<'_>) -> Result<String, Mistake> {
    let start = cursor.offset();
    cursor.word("who is considered")?;
    while cursor.glued() && (cursor.eat(":") || cursor.eat("/")) {
        cursor.word("an id")?;
    }
    Ok(cursor.since(start).into())
}

fn action(cursor: &mut Cursor<'_>) -> Result<String, Mistake> {
    let verb = cursor.word("a verb")?.to_string();
    if cursor.peek() == Token::Mark("(") {
        cursor.arguments(|cursor| cursor.separated(">", choice))?;
    }
    Ok(verb)
}

fn choice(cursor: &mut Cursor<'_>) -> Result<(), Mistake> {
    if matches!(cursor.peek(), Token::Mark("{" | "@")) {
        return Words.set(cursor).map(drop);
    }
    let mut inner = *cursor;
    if inner.take() != Token::End && inner.peek() == Token::Mark("(") {
        return cursor.nested(action).map(drop);
    }
    Words.reference(cursor).map(drop)
}

#[test]
fn conditions_print_as_they_were_written() {
    for text in [
        "not down(self) or annihilated(self) or escaped(self)",
        "some {c in characters : in(c, this) and (is(c, chr:inspector) or (live(c) and has_ability(c, abl:jury_rig)))}",
        "(abandon_ship() or possesses(actor, data:digital_assistant)) and some {s in pods : launch_ready(s)}",
        "none {p in players : p != me and kompromat_in_hand(p) >= kompromat_in_hand(me)}",
        "count {c in characters : human(c) and not robot(c) and escaped(c)} + count {o in offsites : holds(o, data:digital_assistant)} >= 3",
        "count {b in bodies(self) : escaped(b)} = 3",
        "some {s in pods : launch_ready(s) and not damaged(s) and some {c in characters : in(c, s) and human(c) and possesses(c, data:nda)} and none {c in characters : in(c, s) and human(c) and not possesses(c, data:nda)}}",
        "some {s in sections : not goo(s) and not fire(s) and s != sec:outer_space and not escaped(s) and some {t in sections : goo(t) and (linked(s, t, corridor) or linked(s, t, vent) or linked(s, t, dock))}}",
        "some {s in sections : not escaped(s) and s != section_of(self) and some {c in characters : c != self and in(c, s) and pc(c)}}",
        "possesses(self, item:rocket_wings) and possesses(self, item:helmet) and (possesses(self, item:artifact) or contaminated(self) or minute() <= 3)",
        "target = off:authorities",
        "some @briefcase_holders or some @artifact_holders",
        "die() <= 2 and not project_x_released()",
        "none {k in kompromat}",
    ] {
        assert_eq!(condition(text).map(|c| c.show(DIALECT).to_string()).as_deref(), Ok(text));
    }
}

#[test]
fn script_lines_are_read() {
    for (text, who, clauses) in [
        ("[TM/UNX + abl:officer] abandon_ship", 2, "abandon_ship"),
        (
            "[CON + UNX] pick_up(item:gun > item:bludgeon) > manufacture(item:bludgeon) THEN sabotage(@power_soft)",
            2,
            "pick_up>manufacture THEN sabotage",
        ),
        (
            "IF in_pod(self) and launch_ready(section_of(self)) and not timed(section_of(self)): [PC] timed_launch",
            1,
            "timed_launch",
        ),
        (
            "IF in_play(prj:combat_swarm): [TM/UNX] direct_swarm(attack(@rival_pcs) > step(@rival_sections))",
            1,
            "direct_swarm",
        ),
        (
            "IF in_play(chr:drones): [TM/UNX] remote_control(step(@pods_open)) REPEAT",
            1,
            "remote_control REPEAT",
        ),
        (
            "[PC + TM/UNX + has:item:bludgeon] rob(item:briefcase > item:artifact, @briefcase_holders > @artifact_holders)",
            3,
            "rob",
        ),
        (
            "IF some @briefcase_holders or some @artifact_holders: [PC + UNX + no:item:bludgeon] pick_up(item:bludgeon) > manufacture(item:bludgeon)",
            3,
            "pick_up>manufacture",
        ),
        (
            "[PC + TM] nerve_gas({s in sections : some {c in characters : c != self and in(c, s) and human(c) and live(c) and not helmeted(c)} and not asphyxiation(s) and not in(self, s)})",
            2,
            "nerve_gas",
        ),
        (
            "IF some {c in bonus_characters(me) : friend_of(c, me) and not escaped(c) and live(c)}: [CON + UNX + is:bonus_friend] step(@pods_open) THEN timed_launch",
            3,
            "step THEN timed_launch",
        ),
        ("[CON] jammers(off)", 1, "jammers"),
        ("GOTO abandon_ship", 0, "abandon_ship"),
    ] {
        let line = line(text).unwrap_or_else(|mistake| panic!("{text}: {mistake:?}"));
        assert_eq!(line.only_if.is_some(), text.starts_with("IF"), "{text}");
        let read: Vec<String> = line.clauses.iter().map(|actions| actions.join(">")).collect();
        let repeat = if line.repeat { " REPEAT" } else { "" };
        assert_eq!((line.who.len(), read.join(" THEN ") + repeat), (who, clauses.to_string()));
    }
    let mistake = line("IF in_pod(self) [PC] timed_launch").unwrap_err();
    assert_eq!(
        (mistake.at, mistake.message.as_str()),
        (16, "expected `and`, `or` or `:`, found `[`")
    );
}

/// Three characters, and what the variables stand for. (A game numbers its variables when it parses.)
#[derive(Clone, Default)]
struct World {
    bound: Vec<(String, usize)>,
}

impl World {
    fn members(&self, set: &Set) -> usize {
        let Set::Of { variable, only, .. } = set else { panic!("no groups here") };
        let is_in = |who: &usize| {
            let mut inner = self.clone();
            inner.bound.push((variable.clone(), *who));
            only.as_ref().is_none_or(|only| only.holds(&inner))
        };
        (0..3).filter(is_in).count()
    }

    /// `self` is the first character.
    fn who(&self, reference: &Ref) -> usize {
        let Ref::Name(name) = reference else { panic!("only names here") };
        self.bound.iter().rev().find(|(bound, _)| bound == name).map_or(0, |(_, who)| *who)
    }
}

impl Facts<Truth, Number> for World {
    fn truth(&self, truth: &Truth) -> bool {
        match truth {
            Truth::Predicate(name, args) if name == "human" => self.who(&args[0]) < 2,
            Truth::Predicate(name, args) if name == "down" => self.who(&args[0]) == 1,
            Truth::Predicate(..) => false,
            Truth::Same(left, same, right) => (self.who(left) == self.who(right)) == *same,
            Truth::Some(set) => self.members(set) > 0,
            Truth::None(set) => self.members(set) == 0,
        }
    }

    fn number(&self, number: &Number) -> i32 {
        match number {
            Number::Count(set) => self.members(set) as i32,
            Number::Function(..) => 7,
        }
    }
}

#[test]
fn sets_bind_their_variable() {
    for (text, expected) in [
        ("count {c in characters : human(c)} = 2", true),
        ("count {c in characters : human(c) and not down(c)} + 1 > 2", false),
        ("some {c in characters : c != self and human(c) and down(c)}", true),
        (
            "none {c in characters : some {d in characters : d = c and down(d)} and not human(c)}",
            true,
        ),
        ("minute() <= 6 or escaped(self)", false),
    ] {
        assert_eq!(condition(text).unwrap().holds(&World::default()), expected, "{text}");
    }
}

fn call(f: &mut fmt::Formatter<'_>, name: &str, args: &[Ref]) -> fmt::Result {
    let args: Vec<String> = args.iter().map(ToString::to_string).collect();
    write!(f, "{name}({})", args.join(", "))
}

impl fmt::Display for Truth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Truth::Predicate(name, args) => call(f, name, args),
            Truth::Same(left, true, right) => write!(f, "{left} = {right}"),
            Truth::Same(left, false, right) => write!(f, "{left} != {right}"),
            Truth::Some(set) => write!(f, "some {set}"),
            Truth::None(set) => write!(f, "none {set}"),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Function(name, args) => call(f, name, args),
            Number::Count(set) => write!(f, "count {set}"),
        }
    }
}

impl fmt::Display for Ref {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ref::Name(name) => f.write_str(name),
            Ref::Typed(prefix, id) => write!(f, "{prefix}:{id}"),
            Ref::Function(name, args) => call(f, name, args),
        }
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Set::Macro(name) => write!(f, "@{name}"),
            Set::Of { variable, domain, only: None } => write!(f, "{{{variable} in {domain}}}"),
            Set::Of { variable, domain, only: Some(only) } => {
                write!(f, "{{{variable} in {domain} : {}}}", only.show(DIALECT))
            }
        }
    }
}
