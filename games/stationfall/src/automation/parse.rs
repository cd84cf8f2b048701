//! Reading script lines (the grammar of chapter B12). Every word is checked against what it may speak of, so that
//! nothing is left to go wrong when a script is read at the table.

use workbench::script::{Cursor, Mistake, Token, expected_one_of};

use super::script::{
    Arg, ArgKind, Call, Choice, Clause, Line, Manoeuvre, Pool, Selector, Statement, Term, Thing,
    Timing, VERBS,
};
use crate::condition::{Context, Reader, Selection};
use crate::content::names::{Named, next};

/// Which lines may stand in a script.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// What is read in the Activate phase: Manoeuvres and GOTO.
    Activation,
    /// What is carried out at the start or the end of a turn: clauses without a bracket.
    Free,
}

/// Reads one line.
pub(super) fn line(
    cursor: &mut Cursor<'_>,
    context: &Context,
    place: Place,
) -> Result<Line, Mistake> {
    let start = cursor.offset();
    let only_if = if cursor.eat("IF") {
        let condition = Reader::new(context).condition(cursor)?;
        cursor.expect(":")?;
        Some(condition)
    } else {
        None
    };
    let what = if place == Place::Free {
        Statement::Free(clause(cursor, context)?)
    } else if cursor.eat("GOTO") {
        Statement::Goto(next(cursor)?)
    } else {
        Statement::Manoeuvre(manoeuvre(cursor, context)?)
    };
    let text = cursor.since(start).to_string();
    remark(cursor)?;
    Ok(Line { only_if, what, text })
}

/// `(text)` after a line is not executed (SF-B12.12).
fn remark(cursor: &mut Cursor<'_>) -> Result<(), Mistake> {
    if !cursor.eat("(") {
        return Ok(());
    }
    let mut open = 1;
    while open > 0 {
        match cursor.peek() {
            Token::Mark("(") => open += 1,
            Token::Mark(")") => open -= 1,
            Token::End => return Err(cursor.wrong("`)` at the end of the remark")),
            _ => {}
        }
        cursor.take();
    }
    Ok(())
}

fn manoeuvre(cursor: &mut Cursor<'_>, context: &Context) -> Result<Manoeuvre, Mistake> {
    let selector = selector(cursor, context)?;
    let clauses = cursor.separated("THEN", |cursor| clause(cursor, context))?;
    let repeat = cursor.eat("REPEAT");
    Ok(Manoeuvre { selector, clauses, repeat })
}

/// `[CON + TM/UNX + has:item:gun]`.
fn selector(cursor: &mut Cursor<'_>, context: &Context) -> Result<Selector, Mistake> {
    let mut selector = Selector::default();
    let (mut pool, mut timing) = (false, false);
    cursor.expect("[")?;
    loop {
        let before = *cursor;
        match word_of_bracket(cursor, context)? {
            Word::Pool(given) if !pool => (selector.pool, pool) = (given, true),
            Word::Timing(given) if !timing => (selector.timing, timing) = (given, true),
            Word::Term(term) => selector.terms.push(term),
            Word::Pool(_) => {
                return Err(before.mistake("expected `CON`, `INF` or `PC` once, found another"));
            }
            Word::Timing(_) => {
                let message = "expected `TM`, `UNX` or `TM/UNX` once, found another";
                return Err(before.mistake(message));
            }
        }
        if !cursor.eat("+") {
            cursor.expect("]")?;
            return Ok(selector);
        }
    }
}

enum Word {
    Pool(Pool),
    Timing(Timing),
    Term(Term),
}

fn word_of_bracket(cursor: &mut Cursor<'_>, context: &Context) -> Result<Word, Mistake> {
    let words = [
        ("CON", 0),
        ("INF", 1),
        ("PC", 2),
        ("TM", 3),
        ("UNX", 4),
        ("chr", 5),
        ("abl", 6),
        ("has", 7),
        ("no", 8),
        ("is", 9),
    ];
    let number = cursor.one_of("who is considered", &words)?;
    if number >= 5 {
        cursor.expect(":")?;
    }
    Ok(match number {
        0 => Word::Pool(Pool::Conspirators),
        1 => Word::Pool(Pool::Influence),
        2 => Word::Pool(Pool::Pc),
        3 if cursor.eat("/") => {
            cursor.expect("UNX")?;
            Word::Timing(Timing::ThisMinuteElseUnexhausted)
        }
        3 => Word::Timing(Timing::ThisMinute),
        4 => Word::Timing(Timing::Unexhausted),
        5 => Word::Term(Term::Character(next(cursor)?)),
        6 => Word::Term(Term::Ability(next(cursor)?)),
        7 => Word::Term(Term::Has(thing(cursor)?)),
        8 => Word::Term(Term::Lacks(thing(cursor)?)),
        _ => Word::Term(Term::Is(Reader::new(context).of_actor(cursor)?)),
    })
}

/// `item:gun` or `data:nda`.
fn thing(cursor: &mut Cursor<'_>) -> Result<Thing, Mistake> {
    fn id<T: Named>(cursor: &mut Cursor<'_>) -> Result<T, Mistake> {
        cursor.expect(":")?;
        next(cursor)
    }
    if cursor.one_of("an Item or Data", &[("item", true), ("data", false)])? {
        id(cursor).map(Thing::Item)
    } else {
        id(cursor).map(Thing::Data)
    }
}

fn clause(cursor: &mut Cursor<'_>, context: &Context) -> Result<Clause, Mistake> {
    cursor.separated(">", |cursor| call(cursor, context)).map(Clause)
}

/// `verb(argument, argument)`, or `verb` alone if it takes none.
fn call(cursor: &mut Cursor<'_>, context: &Context) -> Result<Call, Mistake> {
    let before = *cursor;
    let word = cursor.word("a verb")?;
    let Some((_, verb, kinds)) = VERBS.iter().find(|(known, ..)| *known == word) else {
        let known: Vec<&str> = VERBS.iter().map(|(known, ..)| *known).collect();
        return Err(before.mistake(expected_one_of("a verb", &known, &format!("`{word}`"))));
    };
    let mut args = Vec::new();
    if kinds.is_empty() {
        if cursor.peek() == Token::Mark("(") && cursor.glued() {
            return Err(cursor.mistake(format!("expected no argument of `{word}`, found some")));
        }
        return Ok(Call { verb: *verb, args });
    }
    cursor.expect("(")?;
    for (index, kind) in kinds.iter().enumerate() {
        if index > 0 {
            cursor.expect(",")?;
        }
        args.push(cursor.nested(|cursor| argument(cursor, context, *kind))?);
    }
    if cursor.peek() == Token::Mark(",") {
        let count = kinds.len();
        return Err(cursor.mistake(format!("expected {count} arguments of `{word}`, found more")));
    }
    cursor.expect(")")?;
    Ok(Call { verb: *verb, args })
}

fn argument(cursor: &mut Cursor<'_>, context: &Context, kind: ArgKind) -> Result<Arg, Mistake> {
    match kind {
        ArgKind::Switch => {
            cursor.one_of("a switch", &[("on", true), ("off", false)]).map(Arg::Switch)
        }
        ArgKind::Action => clause(cursor, context).map(Arg::Inner),
        _ => cursor.separated(">", |cursor| choice(cursor, context, kind)).map(Arg::Choices),
    }
}

fn choice(cursor: &mut Cursor<'_>, context: &Context, kind: ArgKind) -> Result<Choice, Mistake> {
    let before = *cursor;
    if matches!(cursor.peek(), Token::Mark("{" | "@")) {
        let set: Selection = Reader::new(context).selection(cursor)?;
        if kind.accepts().contains(&set.kind()) {
            return Ok(Choice::Set(set));
        }
        let wanted: Vec<String> = kind.accepts().iter().map(ToString::to_string).collect();
        let message = format!(
            "expected a set in which each is {}, found {}",
            wanted.join(" or "),
            set.kind()
        );
        return Err(before.mistake(message));
    }
    let mut ahead = *cursor;
    if kind == ArgKind::Thing && ahead.eat("tok") && ahead.eat(":") {
        *cursor = ahead;
        cursor.expect("kompromat")?;
        return Ok(Choice::Kompromat);
    }
    Reader::new(context).reference(cursor, kind.accepts()).map(Choice::One)
}
