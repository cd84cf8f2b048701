//! A language for a larder: `gain 2 food; if winter and fuel < 3 { lose 1 food } else { guest { gain 1 fuel | } }`.

use serde::{Deserialize, Serialize};
use workbench::Frames;
use workbench::script::{
    Atom, Atoms, Cond, Cursor, Dialect, Facts, Mistake, Num, Program, Running, Steps, cond, number,
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

/// What can be done: the verbs of the language. Blocks are programs of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verb {
    Gain(Num<Good>, Good),
    Lose(Num<Good>, Good),
    If(Condition, Program, Program),
    Choose(Who, Vec<Program>),
}

pub type Condition = Cond<Winter, Good>;

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
pub fn effect(cursor: &mut Cursor<'_>, steps: &mut Steps<Verb>) -> Result<Program, Mistake> {
    let mut verbs = Vec::new();
    loop {
        if cursor.eat("if") {
            let when = cond(cursor, &mut Words)?;
            let then = block(cursor, steps)?;
            let otherwise =
                if cursor.eat("else") { block(cursor, steps)? } else { Program::default() };
            verbs.push(Verb::If(when, then, otherwise));
        } else if cursor.eat("owner") {
            verbs.push(Verb::Choose(Who::Owner, arms(cursor, steps)?));
        } else if cursor.eat("guest") {
            verbs.push(Verb::Choose(Who::Guest, arms(cursor, steps)?));
        } else if cursor.eat("gain") {
            let n = number(cursor, &mut Words)?;
            verbs.push(Verb::Gain(n, cursor.one_of("a good", &GOODS)?));
        } else if cursor.eat("lose") {
            let n = number(cursor, &mut Words)?;
            verbs.push(Verb::Lose(n, cursor.one_of("a good", &GOODS)?));
        }
        if !cursor.eat(";") {
            return Ok(steps.add(verbs));
        }
    }
}

fn block(cursor: &mut Cursor<'_>, steps: &mut Steps<Verb>) -> Result<Program, Mistake> {
    cursor.expect("{")?;
    let program = cursor.nested(|cursor| effect(cursor, steps))?;
    cursor.expect("}")?;
    Ok(program)
}

fn arms(cursor: &mut Cursor<'_>, steps: &mut Steps<Verb>) -> Result<Vec<Program>, Mistake> {
    cursor.expect("{")?;
    let arms = cursor.nested(|cursor| cursor.separated("|", |cursor| effect(cursor, steps)))?;
    cursor.expect("}")?;
    Ok(arms)
}

/// One procedure in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Frame {
    /// Nothing.
    #[default]
    Idle,
    /// An effect is carried out. A game keeps here who acts.
    Run(Running<()>),
    /// Somebody chooses an arm of this step.
    Choose(u16),
}

/// The state of a game: what there is, and the stack of procedures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    pub food: i32,
    pub fuel: i32,
    pub winter: bool,
    pub frames: Frames<Frame, 8>,
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
    /// Starts an effect.
    pub fn run(&mut self, program: Program) {
        self.frames.push(Frame::Run(Running::new(program, ())));
    }

    /// One step of what is in progress: false if there is nothing, or somebody must decide first.
    pub fn step(&mut self, steps: &[Verb]) -> bool {
        let Some(Frame::Run(mut running)) = self.frames.last().copied() else { return false };
        self.frames.pop();
        let Some(verb) = running.next(steps, |_, ()| true) else { return true };
        let here = running.place.first();
        // The frame is moved on first: what the step starts comes on top of it.
        running.advance();
        self.frames.push(Frame::Run(running));
        match verb {
            Verb::Gain(n, good) => self.put(*good, n.value(self)),
            Verb::Lose(n, good) => self.put(*good, -n.value(self)),
            Verb::If(when, then, otherwise) => {
                self.run(if when.holds(self) { *then } else { *otherwise });
            }
            Verb::Choose(..) => {
                if let Some(step) = here {
                    self.frames.push(Frame::Choose(step));
                }
            }
        }
        true
    }

    /// Who must decide, and between how many arms.
    pub fn asked(&self, steps: &[Verb]) -> Option<(Who, usize)> {
        let Some(Frame::Choose(step)) = self.frames.last() else { return None };
        match &steps[usize::from(*step)] {
            Verb::Choose(who, arms) => Some((*who, arms.len())),
            _ => None,
        }
    }

    /// Takes the answer; a game has checked that there is such an arm.
    pub fn answer(&mut self, steps: &[Verb], arm: usize) {
        if let Some(Frame::Choose(step)) = self.frames.pop()
            && let Verb::Choose(_, arms) = &steps[usize::from(step)]
        {
            self.run(arms[arm]);
        }
    }

    fn put(&mut self, good: Good, n: i32) {
        match good {
            Good::Food => self.food += n,
            Good::Fuel => self.fuel += n,
        }
    }
}
