//! Reading conditions. Every word is checked against what it may speak of, so that nothing is left to go wrong when
//! a condition is evaluated.

use workbench::script::{
    Atom, Atoms, Cursor, Dialect, Mistake, Token, cond, expected_one_of, number,
};

use super::words::{
    Accepts, BOT_WORDS, Domain, FUNCTIONS, Function, Kind, LinkKind, Number, PREDICATES, Predicate,
    Set, Term, Tree, Truth, Value, Who,
};
use super::{Condition, Count, Reference, Selection, VARIABLES};
use crate::content::names::{Named, named};
use crate::ids::{Ability, Character, Data, Item, Offsite, ProjectX, Section};

/// How conditions are written.
pub(crate) const DIALECT: Dialect = Dialect { in_words: "", equals: "=" };

/// Where a condition stands: what it may speak of besides the table itself.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// `self` is known: the record belongs to a Character.
    pub own: bool,
    /// `me` is known: somebody scores or acts.
    pub me: bool,
    /// `actor` is known: somebody acts.
    pub actor: bool,
    /// `this` is known: the record belongs to a section.
    pub this: bool,
    /// `monster` and `target_bearer` are known: the record is a Project X card.
    pub monster: bool,
    /// `bonus_points` may be asked: everywhere but in the lines of Bonus Characters, which it adds up.
    pub bonus_points: bool,
    /// `lindsey` is known: the record is a lesson.
    pub tutorial: bool,
    /// Variables that earlier steps have chosen.
    pub chosen: Vec<(String, Kind)>,
    /// The record is a bot's script: its words may be used.
    pub bots: bool,
    /// The sets that can be named with `@`, by name and as they are written.
    pub groups: Vec<(String, String)>,
}

/// A parser of conditions: the context, and the variables bound so far.
pub(crate) struct Reader {
    context: Context,
    bound: Vec<(String, Kind)>,
}

impl Reader {
    pub(crate) fn new(context: &Context) -> Reader {
        Reader { context: context.clone(), bound: context.chosen.clone() }
    }

    /// Something true or false.
    pub(crate) fn condition(&mut self, cursor: &mut Cursor<'_>) -> Result<Condition, Mistake> {
        cond(cursor, self).map(Condition)
    }

    /// A number.
    pub(crate) fn count(&mut self, cursor: &mut Cursor<'_>) -> Result<Count, Mistake> {
        number(cursor, self).map(Count)
    }

    /// A set.
    pub(crate) fn selection(&mut self, cursor: &mut Cursor<'_>) -> Result<Selection, Mistake> {
        self.set(cursor).map(Selection)
    }

    /// The name of one thing of these kinds.
    pub(crate) fn reference(
        &mut self,
        cursor: &mut Cursor<'_>,
        accepts: &[Kind],
    ) -> Result<Reference, Mistake> {
        self.term(cursor, accepts).map(Reference)
    }

    /// A predicate that is said of whoever acts, by its name alone: `contaminated`.
    pub(crate) fn of_actor(&mut self, cursor: &mut Cursor<'_>) -> Result<Condition, Mistake> {
        let before = *cursor;
        let word = cursor.word("a predicate about a Character")?;
        let about_one = |accepts: &[Accepts]| matches!(accepts, [one] if one.contains(&Kind::Who));
        let known = PREDICATES.iter().filter(|(.., accepts)| about_one(accepts));
        match known.clone().find(|(name, ..)| *name == word) {
            Some((_, predicate, _)) => {
                Ok(Condition(Tree::Is(Truth::Is(*predicate, [Term::Actor].into()))))
            }
            None => {
                let known: Vec<&str> = known.map(|(name, ..)| *name).collect();
                let found = format!("`{word}`");
                Err(before.mistake(expected_one_of(
                    "a predicate about a Character",
                    &known,
                    &found,
                )))
            }
        }
    }

    /// `{c in characters : ...}`, or the name of a group: `@rival_pcs`.
    fn set(&mut self, cursor: &mut Cursor<'_>) -> Result<Set, Mistake> {
        let before = *cursor;
        if !cursor.eat("@") {
            return self.written_set(cursor);
        }
        let name = cursor.word("the name of a group")?;
        let Some((_, text)) = self.context.groups.iter().find(|(group, _)| group == name) else {
            let known: Vec<&str> = self.context.groups.iter().map(|(n, _)| n.as_str()).collect();
            let message = expected_one_of("the name of a group", &known, &format!("`{name}`"));
            return Err(before.mistake(message));
        };
        // Read again where it is used, so that its variables are new ones here.
        let text = text.clone();
        let mut group = Cursor::new(&text, DIALECT);
        self.written_set(&mut group).map_err(|mistake| before.mistake(mistake.message))
    }

    fn written_set(&mut self, cursor: &mut Cursor<'_>) -> Result<Set, Mistake> {
        cursor.expect("{")?;
        let before = *cursor;
        let name = cursor.word("a variable")?;
        if self.bound.iter().any(|(bound, _)| bound == name) || keyword(name).is_some() {
            let message = format!("expected a new name for the variable, found `{name}` again");
            return Err(before.mistake(message));
        }
        if self.bound.len() == VARIABLES {
            let message = format!("expected at most {VARIABLES} variables at once, found more");
            return Err(before.mistake(message));
        }
        cursor.expect("in")?;
        let domain = self.domain(cursor)?;
        let variable = self.bound.len() as u8;
        self.bound.push((name.to_string(), domain.kind()));
        let only = if cursor.eat(":") { Some(cond(cursor, self)?) } else { None };
        self.bound.pop();
        cursor.expect("}")?;
        let domain = match only.as_ref().and_then(|only| joined_to(only, variable)) {
            Some(term) if domain == Domain::Sections => Domain::Joined(term),
            _ => domain,
        };
        Ok(Set { variable, domain, only })
    }

    fn domain(&mut self, cursor: &mut Cursor<'_>) -> Result<Domain, Mistake> {
        let words = [
            ("characters", Domain::Characters),
            ("entities", Domain::Entities),
            ("monsters", Domain::Monsters),
            ("players", Domain::Players),
            ("sections", Domain::Sections),
            ("pods", Domain::Pods),
            ("corridors", Domain::Corridors),
            ("offsites", Domain::Offsites),
            ("kompromat", Domain::Kompromat),
            ("bodies", Domain::Bodies(Term::Own)),
            ("bonus_characters", Domain::BonusCharacters(Term::Me)),
        ];
        let indexed: Vec<(&str, usize)> =
            words.iter().enumerate().map(|(index, (word, _))| (*word, index)).collect();
        let domain = words[cursor.one_of("a domain", &indexed)?].1.clone();
        let accepts = match domain {
            Domain::Bodies(_) => Kind::Who,
            Domain::BonusCharacters(_) => Kind::Player,
            _ => return Ok(domain),
        };
        cursor.expect("(")?;
        let of = cursor.nested(|cursor| self.term(cursor, &[accepts]))?;
        cursor.expect(")")?;
        Ok(match domain {
            Domain::Bodies(_) => Domain::Bodies(of),
            _ => Domain::BonusCharacters(of),
        })
    }

    /// The name of a thing that must be of one of these kinds.
    fn term(&mut self, cursor: &mut Cursor<'_>, accepts: &[Kind]) -> Result<Term, Mistake> {
        let before = *cursor;
        let start = cursor.offset();
        let (term, kind) = self.any_term(cursor)?;
        if accepts.contains(&kind) {
            return Ok(term);
        }
        let wanted: Vec<String> = accepts.iter().map(ToString::to_string).collect();
        let found = cursor.since(start);
        let message = format!("expected {}, found `{found}`, which is {kind}", wanted.join(" or "));
        Err(before.mistake(message))
    }

    fn any_term(&mut self, cursor: &mut Cursor<'_>) -> Result<(Term, Kind), Mistake> {
        let before = *cursor;
        let word = cursor.word("the name of a thing")?;
        // `c : ...` ends a domain, `sec:tanks` is one id.
        let mut ahead = *cursor;
        if cursor.glued() && ahead.eat(":") && ahead.glued() && cursor.eat(":") {
            return typed(word, &before, cursor);
        }
        if cursor.peek() == Token::Mark("(") {
            return self.function(word, &before, cursor);
        }
        if let Some(place) = self.bound.iter().position(|(bound, _)| bound == word) {
            return Ok((Term::Variable(place as u8), self.bound[place].1));
        }
        let Some((term, kind)) = keyword(word) else {
            let mut known: Vec<&str> = self.bound.iter().map(|(name, _)| name.as_str()).collect();
            known.extend(KEYWORDS.iter().map(|(word, ..)| *word));
            let message = expected_one_of("the name of a thing", &known, &format!("`{word}`"));
            return Err(before.mistake(message));
        };
        let known = match term {
            Term::Own => self.context.own,
            Term::Me => self.context.me,
            Term::Actor => self.context.actor,
            Term::This => self.context.this,
            Term::Monster | Term::TargetBearer => self.context.monster,
            Term::Lindsey => self.context.tutorial,
            _ => true,
        };
        if known {
            Ok((term, kind))
        } else {
            Err(before.mistake(format!("expected a thing that is known here, found `{word}`")))
        }
    }

    /// `section_of(x)`, `pc_of(p)`, `subject(k)`.
    fn function(
        &mut self,
        word: &str,
        before: &Cursor<'_>,
        cursor: &mut Cursor<'_>,
    ) -> Result<(Term, Kind), Mistake> {
        let accepts: &[Kind] = match word {
            "section_of" => &[Kind::Who, Kind::Item, Kind::Token],
            "pc_of" => &[Kind::Player],
            "subject" => &[Kind::Kompromat],
            _ => {
                let known = ["section_of", "pc_of", "subject"];
                let found = format!("`{word}`");
                let message = expected_one_of("a function that names a thing", &known, &found);
                return Err(before.mistake(message));
            }
        };
        cursor.expect("(")?;
        let inner = Box::new(cursor.nested(|cursor| self.term(cursor, accepts))?);
        cursor.expect(")")?;
        Ok(match word {
            "section_of" => (Term::SectionOf(inner), Kind::Section),
            "pc_of" => (Term::PcOf(inner), Kind::Who),
            _ => (Term::Subject(inner), Kind::Who),
        })
    }

    /// `(x, y)` as the word demands.
    fn arguments(
        &mut self,
        cursor: &mut Cursor<'_>,
        accepts: &[Accepts],
    ) -> Result<Box<[Term]>, Mistake> {
        cursor.expect("(")?;
        let mut terms = Vec::with_capacity(accepts.len());
        for (index, accepts) in accepts.iter().enumerate() {
            if index > 0 {
                cursor.expect(",")?;
            }
            terms.push(cursor.nested(|cursor| self.term(cursor, accepts))?);
        }
        cursor.expect(")")?;
        Ok(terms.into())
    }
}

impl Atoms for Reader {
    type Truth = Truth;
    type Number = Number;

    fn atom(&mut self, cursor: &mut Cursor<'_>) -> Result<Atom<Truth, Number>, Mistake> {
        if cursor.eat("some") {
            let set = cursor.nested(|cursor| self.set(cursor))?;
            return Ok(Atom::Truth(Truth::Some(Box::new(set))));
        }
        if cursor.eat("none") {
            let set = cursor.nested(|cursor| self.set(cursor))?;
            return Ok(Atom::Truth(Truth::None(Box::new(set))));
        }
        if cursor.eat("count") {
            let set = cursor.nested(|cursor| self.set(cursor))?;
            return Ok(Atom::Number(Number::Count(Box::new(set))));
        }
        if let Some(called) = call(cursor) {
            if BOT_WORDS.contains(&called) && !self.context.bots {
                return Err(cursor.mistake(unknown_word(called)));
            }
            if let Some((_, predicate, accepts)) = PREDICATES.iter().find(|(w, ..)| *w == called) {
                cursor.take();
                return Ok(Atom::Truth(Truth::Is(*predicate, self.arguments(cursor, accepts)?)));
            }
            if let Some((_, function, accepts)) = FUNCTIONS.iter().find(|(w, ..)| *w == called) {
                if *function == Function::BonusPoints && !self.context.bonus_points {
                    let message = "expected a line that does not ask for the points of Bonus \
                                   Characters, found `bonus_points`";
                    return Err(cursor.mistake(message));
                }
                cursor.take();
                return Ok(Atom::Number(Number::Of(*function, self.arguments(cursor, accepts)?)));
            }
            if !["section_of", "pc_of", "subject"].contains(&called) {
                return Err(cursor.mistake(unknown_word(called)));
            }
        }
        let (left, kind) = self.any_term(cursor)?;
        let same = cursor.eat("=");
        if !same {
            cursor.expect("!=")?;
        }
        // What can never be equal is a mistake.
        let right = self.term(cursor, &[kind])?;
        Ok(Atom::Truth(if same { Truth::Same(left, right) } else { Truth::Other(left, right) }))
    }
}

/// The section from which a way must lead to whatever the variable is, if the condition demands one: then nothing else
/// has to be looked at.
fn joined_to(only: &Tree, variable: u8) -> Option<Term> {
    match only {
        Tree::All(parts) => parts.iter().find_map(|part| joined_to(part, variable)),
        Tree::Any(parts) => {
            let first = joined_to(parts.first()?, variable)?;
            parts
                .iter()
                .all(|part| joined_to(part, variable).as_ref() == Some(&first))
                .then_some(first)
        }
        Tree::Is(Truth::Is(Predicate::Linked, terms)) => match &terms[..] {
            [from @ Term::Variable(other), to, _]
                if *other != variable && *to == Term::Variable(variable) =>
            {
                Some(from.clone())
            }
            _ => None,
        },
        _ => None,
    }
}

/// The word before a bracket, if that comes next.
fn call<'a>(cursor: &Cursor<'a>) -> Option<&'a str> {
    let mut ahead = *cursor;
    let Token::Word(word) = ahead.take() else { return None };
    (ahead.peek() == Token::Mark("(")).then_some(word)
}

fn unknown_word(word: &str) -> String {
    if BOT_WORDS.contains(&word) {
        return format!("expected a predicate or a function, found `{word}`, which only bots know");
    }
    let known: Vec<&str> = PREDICATES
        .iter()
        .map(|(word, ..)| *word)
        .chain(FUNCTIONS.iter().map(|(word, ..)| *word))
        .filter(|word| !BOT_WORDS.contains(word))
        .collect();
    expected_one_of("a predicate or a function", &known, &format!("`{word}`"))
}

const KEYWORDS: [(&str, Term, Kind); 11] = [
    ("self", Term::Own, Kind::Who),
    ("me", Term::Me, Kind::Player),
    ("actor", Term::Actor, Kind::Who),
    ("this", Term::This, Kind::Section),
    ("monster", Term::Monster, Kind::Who),
    ("target_bearer", Term::TargetBearer, Kind::Who),
    ("lindsey", Term::Lindsey, Kind::Player),
    ("corridor", Term::Value(Value::Way(LinkKind::Corridor)), Kind::Way),
    ("vent", Term::Value(Value::Way(LinkKind::Vent)), Kind::Way),
    ("dock", Term::Value(Value::Way(LinkKind::Dock)), Kind::Way),
    ("airlock", Term::Value(Value::Way(LinkKind::Airlock)), Kind::Way),
];

fn keyword(word: &str) -> Option<(Term, Kind)> {
    KEYWORDS.iter().find(|(known, ..)| *known == word).map(|(_, term, kind)| (term.clone(), *kind))
}

/// `sec:tanks`: the prefix says what kind of thing it is.
fn typed(
    prefix: &str,
    before: &Cursor<'_>,
    cursor: &mut Cursor<'_>,
) -> Result<(Term, Kind), Mistake> {
    fn id<T: Named>(cursor: &mut Cursor<'_>) -> Result<T, Mistake> {
        let before = *cursor;
        let word = cursor.word(T::WHAT)?;
        named(word).map_err(|message| before.mistake(message))
    }
    let (value, kind) = match prefix {
        "sec" => (Value::Section(id::<Section>(cursor)?), Kind::Section),
        "chr" => (Value::Who(Who::Card(id::<Character>(cursor)?)), Kind::Who),
        "abl" => (Value::Ability(id::<Ability>(cursor)?), Kind::Ability),
        "item" => (Value::Item(id::<Item>(cursor)?), Kind::Item),
        "data" => (Value::Data(id::<Data>(cursor)?), Kind::Data),
        "off" => (Value::Offsite(id::<Offsite>(cursor)?), Kind::Offsite),
        "prj" => (Value::Project(id::<ProjectX>(cursor)?), Kind::Project),
        "tok" => {
            cursor.one_of("a token that can be spoken of", &[("wormhole", ())])?;
            (Value::Wormhole, Kind::Token)
        }
        _ => {
            let known = ["sec", "chr", "abl", "item", "data", "tok", "off", "prj"];
            let found = format!("`{prefix}`");
            return Err(before.mistake(expected_one_of("a kind of id", &known, &found)));
        }
    };
    Ok((Term::Value(value), kind))
}
