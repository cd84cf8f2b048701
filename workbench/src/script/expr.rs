//! Conditions and numbers over a game's own atoms. Parsed into trees, evaluated without text or allocation, printed
//! back as they were written.
//!
//! `not` binds tightest, then comparisons, then `and`, then `or`; `+` and `-` stand inside comparisons. What an atom
//! is (`flag(x)`, `some {c in characters : ...}`) only the game knows: it may parse conditions of its own inside.

use std::fmt;

use super::cursor::{Cursor, Mistake};
use super::lex::{Dialect, Token};

/// Something true or false. `P` is what a game calls true or false, `N` what it calls a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cond<P, N> {
    /// An atom.
    Is(P),
    /// A comparison of numbers.
    Compare(Num<N>, Relation, Num<N>),
    /// The contrary.
    Not(Box<Cond<P, N>>),
    /// All of them: `and`.
    All(Box<[Cond<P, N>]>),
    /// At least one of them: `or`.
    Any(Box<[Cond<P, N>]>),
}

/// A whole number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Num<N> {
    /// This one.
    Value(i32),
    /// An atom.
    Of(N),
    /// The same with the other sign.
    Minus(Box<Num<N>>),
    /// All of them together; a difference is a sum with [`Num::Minus`].
    Sum(Box<[Num<N>]>),
}

/// How two numbers compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// Equal.
    Equal,
    /// Not equal.
    Unequal,
    /// Less.
    Less,
    /// Less or equal.
    AtMost,
    /// More.
    More,
    /// More or equal.
    AtLeast,
}

/// What a game's parser found.
pub enum Atom<P, N> {
    /// Something true or false.
    Truth(P),
    /// A number.
    Number(N),
}

/// A game's own parser for atoms.
pub trait Atoms {
    /// Atoms that are true or false.
    type Truth;
    /// Atoms that are numbers.
    type Number;

    /// Parses one atom. The cursor stands before it; plain numbers, signs, brackets and `not` never arrive here.
    fn atom(&mut self, cursor: &mut Cursor<'_>) -> AtomResult<Self>;
}

type AtomResult<A> = Result<Atom<<A as Atoms>::Truth, <A as Atoms>::Number>, Mistake>;

/// The conditions of a game.
pub type CondOf<A> = Cond<<A as Atoms>::Truth, <A as Atoms>::Number>;

/// The numbers of a game.
pub type NumOf<A> = Num<<A as Atoms>::Number>;

/// What is the case: the values of a game's atoms, usually a state with what is bound.
pub trait Facts<P, N> {
    /// Whether an atom holds.
    fn truth(&self, atom: &P) -> bool;
    /// An atom's number.
    fn number(&self, atom: &N) -> i32;
}

/// Parses a condition. A game's atoms may call this for conditions inside: the nesting is counted.
pub fn cond<A: Atoms>(cursor: &mut Cursor<'_>, atoms: &mut A) -> Result<CondOf<A>, Mistake> {
    cursor.nested(|cursor| {
        let any = cursor.separated("or", |cursor| {
            let all = cursor.separated("and", |cursor| unit(cursor, atoms))?;
            Ok(one_or(all, Cond::All))
        })?;
        Ok(one_or(any, Cond::Any))
    })
}

/// Parses a number. A game's atoms may call this for numbers inside: the nesting is counted.
pub fn number<A: Atoms>(cursor: &mut Cursor<'_>, atoms: &mut A) -> Result<NumOf<A>, Mistake> {
    cursor.nested(|cursor| {
        let first = summand(cursor, atoms)?;
        rest_of_sum(cursor, atoms, first)
    })
}

fn one_or<T>(mut items: Vec<T>, many: impl FnOnce(Box<[T]>) -> T) -> T {
    match items.pop() {
        Some(only) if items.is_empty() => only,
        last => many(items.into_iter().chain(last).collect()),
    }
}

fn unit<A: Atoms>(cursor: &mut Cursor<'_>, atoms: &mut A) -> Result<CondOf<A>, Mistake> {
    if cursor.eat("not") {
        return Ok(Cond::Not(Box::new(cursor.nested(|cursor| unit(cursor, atoms))?)));
    }
    if cursor.eat("(") {
        let inner = cond(cursor, atoms)?;
        cursor.expect(")")?;
        return Ok(inner);
    }
    let left = match operand(cursor, atoms)? {
        Operand::Truth(truth) => return Ok(Cond::Is(truth)),
        Operand::Number(first) => rest_of_sum(cursor, atoms, first)?,
    };
    let relation = relation(cursor)?;
    Ok(Cond::Compare(left, relation, number(cursor, atoms)?))
}

fn relation(cursor: &mut Cursor<'_>) -> Result<Relation, Mistake> {
    let found = match cursor.peek() {
        Token::Mark(mark) if mark == cursor.dialect().equals => Relation::Equal,
        Token::Mark("!=") => Relation::Unequal,
        Token::Mark("<") => Relation::Less,
        Token::Mark("<=") => Relation::AtMost,
        Token::Mark(">") => Relation::More,
        Token::Mark(">=") => Relation::AtLeast,
        _ => return Err(cursor.wrong("a comparison like `>=`")),
    };
    cursor.take();
    Ok(found)
}

enum Operand<P, N> {
    Truth(P),
    Number(Num<N>),
}

fn operand<A: Atoms>(
    cursor: &mut Cursor<'_>,
    atoms: &mut A,
) -> Result<Operand<A::Truth, A::Number>, Mistake> {
    if let Token::Number(value) = cursor.peek() {
        cursor.take();
        return Ok(Operand::Number(Num::Value(value)));
    }
    if cursor.eat("-") {
        let positive = cursor.nested(|cursor| summand(cursor, atoms))?;
        return Ok(Operand::Number(negative(positive)));
    }
    Ok(match atoms.atom(cursor)? {
        Atom::Truth(truth) => Operand::Truth(truth),
        Atom::Number(number) => Operand::Number(Num::Of(number)),
    })
}

fn summand<A: Atoms>(cursor: &mut Cursor<'_>, atoms: &mut A) -> Result<NumOf<A>, Mistake> {
    let start = cursor.offset();
    match operand(cursor, atoms)? {
        Operand::Number(number) => Ok(number),
        Operand::Truth(_) => {
            let found = cursor.since(start);
            let message = format!("expected a number, found `{found}`, which is true or false");
            Err(Mistake { at: start, message })
        }
    }
}

fn rest_of_sum<A: Atoms>(
    cursor: &mut Cursor<'_>,
    atoms: &mut A,
    first: NumOf<A>,
) -> Result<NumOf<A>, Mistake> {
    let mut terms = vec![first];
    loop {
        if cursor.eat("+") {
            terms.push(summand(cursor, atoms)?);
        } else if cursor.eat("-") {
            terms.push(negative(summand(cursor, atoms)?));
        } else {
            return Ok(one_or(terms, Num::Sum));
        }
    }
}

fn negative<N>(number: Num<N>) -> Num<N> {
    match number {
        Num::Value(value) => Num::Value(-value),
        other => Num::Minus(Box::new(other)),
    }
}

impl<P, N> Cond<P, N> {
    /// Whether the condition holds.
    pub fn holds(&self, facts: &impl Facts<P, N>) -> bool {
        match self {
            Cond::Is(atom) => facts.truth(atom),
            Cond::Compare(left, relation, right) => {
                relation.holds(left.value(facts), right.value(facts))
            }
            Cond::Not(cond) => !cond.holds(facts),
            Cond::All(conds) => conds.iter().all(|cond| cond.holds(facts)),
            Cond::Any(conds) => conds.iter().any(|cond| cond.holds(facts)),
        }
    }

    /// The condition as it is written in this dialect; parsing that gives the same condition.
    pub fn show(&self, dialect: Dialect) -> impl fmt::Display
    where
        P: fmt::Display,
        N: fmt::Display,
    {
        fmt::from_fn(move |f| self.write(f, dialect))
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, dialect: Dialect) -> fmt::Result
    where
        P: fmt::Display,
        N: fmt::Display,
    {
        match self {
            Cond::Is(atom) => atom.fmt(f),
            Cond::Compare(left, relation, right) => {
                write!(f, "{left} {} {right}", relation.mark(dialect))
            }
            Cond::Not(cond) => {
                f.write_str("not ")?;
                cond.write_inner(f, dialect)
            }
            Cond::All(conds) => separated(f, conds, " and ", dialect),
            Cond::Any(conds) => separated(f, conds, " or ", dialect),
        }
    }

    /// `and` and `or` inside something stand in brackets, also where they need not: so nobody has to remember.
    fn write_inner(&self, f: &mut fmt::Formatter<'_>, dialect: Dialect) -> fmt::Result
    where
        P: fmt::Display,
        N: fmt::Display,
    {
        if !matches!(self, Cond::All(_) | Cond::Any(_)) {
            return self.write(f, dialect);
        }
        write!(f, "({})", self.show(dialect))
    }
}

fn separated<P: fmt::Display, N: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    conds: &[Cond<P, N>],
    separator: &str,
    dialect: Dialect,
) -> fmt::Result {
    for (index, cond) in conds.iter().enumerate() {
        if index > 0 {
            f.write_str(separator)?;
        }
        cond.write_inner(f, dialect)?;
    }
    Ok(())
}

impl<N> Num<N> {
    /// The number. Sums stop at the ends of the range of `i32`.
    pub fn value<P>(&self, facts: &impl Facts<P, N>) -> i32 {
        match self {
            Num::Value(value) => *value,
            Num::Of(atom) => facts.number(atom),
            Num::Minus(number) => 0i32.saturating_sub(number.value(facts)),
            Num::Sum(terms) => {
                terms.iter().fold(0, |sum: i32, term| sum.saturating_add(term.value(facts)))
            }
        }
    }
}

impl<N: fmt::Display> fmt::Display for Num<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Num::Value(value) => value.fmt(f),
            Num::Of(atom) => atom.fmt(f),
            Num::Minus(number) => write!(f, "-{number}"),
            Num::Sum(terms) => {
                for (index, term) in terms.iter().enumerate() {
                    match term {
                        term if index == 0 => write!(f, "{term}")?,
                        Num::Value(value) if *value < 0 => {
                            write!(f, " - {}", value.unsigned_abs())?
                        }
                        Num::Minus(number) => write!(f, " - {number}")?,
                        term => write!(f, " + {term}")?,
                    }
                }
                Ok(())
            }
        }
    }
}

impl Relation {
    /// Whether the two numbers compare like this.
    pub const fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Relation::Equal => left == right,
            Relation::Unequal => left != right,
            Relation::Less => left < right,
            Relation::AtMost => left <= right,
            Relation::More => left > right,
            Relation::AtLeast => left >= right,
        }
    }

    const fn mark(self, dialect: Dialect) -> &'static str {
        match self {
            Relation::Equal => dialect.equals,
            Relation::Unequal => "!=",
            Relation::Less => "<",
            Relation::AtMost => "<=",
            Relation::More => ">",
            Relation::AtLeast => ">=",
        }
    }
}
