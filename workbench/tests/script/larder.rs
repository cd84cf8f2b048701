//! A language for a larder: `gain 2 food; if winter and fuel < 3 { lose 1 food } else { guest { gain 1 fuel | } }`.

use serde::{Deserialize, Serialize};
use workbench::script::{
    Atom, Atoms, Cond, Cursor, Dialect, Draft, Facts, Mistake, Num, Program, Run, Step, cond,
    number,
};

pub const LARDER: Dialect = Dialect { in_words: "", equals: "=" };

/// What there can be in a larder: the numbers of the language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Good {
    Food,
    Fuel,
}

/// What can be the case: the truths of the language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Winter;

/// Who decides at a choice: the questions of the language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    Owner,
    Guest,
}

/// What can be done: the operations of the language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    Gain(Num<Good>, Good),
    Lose(Num<Good>, Good),
}

pub type Condition = Cond<Winter, Good>;
pub type Effect = Program<Op, Who, Condition>;

const GOODS: [(&str, Good); 2] = [("food", Good::Food), ("fuel", Good::Fuel)];

/// The parser for atoms. A language with variables would hold them here.
pub struct Words;

impl Atoms for Words {
    type Truth = Winter;
    type Number = Good;

    fn atom(&mut self, cursor: &mut Cursor<'_>) -> Result<Atom<Winter, Good>, Mistake> {
        if cursor.eat("winter") {
            return Ok(Atom::Truth(Winter));
        }
        cursor.one_of("a good", &GOODS).map(Atom::Number)
    }
}

/// `statement; statement`, or nothing.
pub fn effect(cursor: &mut Cursor<'_>) -> Result<Draft<Op, Who, Condition>, Mistake> {
    let mut draft = Draft::new();
    loop {
        if cursor.eat("if") {
            let when = cond(cursor, &mut Words)?;
            let then = block(cursor)?;
            let otherwise = if cursor.eat("else") { block(cursor)? } else { Draft::new() };
            draft.branch(when, then, otherwise);
        } else if cursor.eat("owner") {
            draft.choice(Who::Owner, arms(cursor)?);
        } else if cursor.eat("guest") {
            draft.choice(Who::Guest, arms(cursor)?);
        } else if cursor.eat("gain") {
            let n = number(cursor, &mut Words)?;
            draft.op(Op::Gain(n, cursor.one_of("a good", &GOODS)?));
        } else if cursor.eat("lose") {
            let n = number(cursor, &mut Words)?;
            draft.op(Op::Lose(n, cursor.one_of("a good", &GOODS)?));
        }
        if !cursor.eat(";") {
            return Ok(draft);
        }
    }
}

fn block(cursor: &mut Cursor<'_>) -> Result<Draft<Op, Who, Condition>, Mistake> {
    cursor.expect("{")?;
    let draft = cursor.nested(effect)?;
    cursor.expect("}")?;
    Ok(draft)
}

fn arms(cursor: &mut Cursor<'_>) -> Result<Vec<Draft<Op, Who, Condition>>, Mistake> {
    cursor.expect("{")?;
    let arms = cursor.nested(|cursor| cursor.separated("|", effect))?;
    cursor.expect("}")?;
    Ok(arms)
}

/// The state of a game: what there is, and the frame of an effect that is not finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    pub food: i32,
    pub fuel: i32,
    pub winter: bool,
    pub frame: Option<Run<()>>,
}

impl Facts<Winter, Good> for State {
    fn truth(&self, _: &Winter) -> bool {
        self.winter
    }

    fn number(&self, good: &Good) -> i32 {
        match good {
            Good::Food => self.food,
            Good::Fuel => self.fuel,
        }
    }
}

impl State {
    /// Carries on with the effect until it is finished or somebody must decide.
    pub fn go_on(&mut self, effects: &[Effect]) -> Option<Who> {
        while let Some(mut run) = self.frame {
            let effect = &effects[usize::from(run.program)];
            let step = run.step(effect, |cond, ()| cond.holds(self));
            self.frame = (step != Step::Done).then_some(run);
            match step {
                Step::Do(Op::Gain(n, good)) => self.put(*good, n.value(self)),
                Step::Do(Op::Lose(n, good)) => self.put(*good, -n.value(self)),
                Step::Choice(who, _) => return Some(*who),
                Step::Done => {}
            }
        }
        None
    }

    /// Takes the answer; a game has checked that there is such an arm.
    pub fn answer(&mut self, effects: &[Effect], arm: usize) {
        if let Some(run) = &mut self.frame {
            run.answer(&effects[usize::from(run.program)], arm);
        }
    }

    fn put(&mut self, good: Good, n: i32) {
        match good {
            Good::Food => self.food += n,
            Good::Fuel => self.fuel += n,
        }
    }
}
