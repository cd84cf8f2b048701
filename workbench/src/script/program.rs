//! Effects as flat programs, and the place a half-finished one stands at: small enough to be a frame of a state.
//!
//! A program only moves; what an operation does, who is asked at a choice and whether a condition holds the game
//! says. A choice is any point where the game decides the way: a seat picks an option, a die falls, a loop goes on.

use serde::{Deserialize, Serialize};

/// One instruction. Targets are instruction numbers; the number after the last is the end.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Code<O, Q, C> {
    Do(O),
    Unless(C, u32),
    Jump(u32),
    Choice(Q, Box<[u32]>),
}

/// A finished program of operations `O`, questions `Q` and conditions `C`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program<O, Q, C>(Box<[Code<O, Q, C>]>);

/// A program being written, piece by piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft<O, Q, C>(Vec<Code<O, Q, C>>);

impl<O, Q, C> Draft<O, Q, C> {
    /// The program that does nothing.
    pub const fn new() -> Self {
        Draft(Vec::new())
    }

    /// Then this operation.
    pub fn op(&mut self, op: O) {
        self.0.push(Code::Do(op));
    }

    /// Then everything of another draft.
    pub fn append(&mut self, other: Self) {
        let moved = self.here();
        self.0.extend(other.0.into_iter().map(|code| match code {
            Code::Do(op) => Code::Do(op),
            Code::Unless(cond, to) => Code::Unless(cond, to + moved),
            Code::Jump(to) => Code::Jump(to + moved),
            Code::Choice(q, arms) => Code::Choice(q, arms.iter().map(|to| to + moved).collect()),
        }));
    }

    /// Then one draft if the condition holds when it is reached, otherwise the other.
    pub fn branch(&mut self, cond: C, then: Self, otherwise: Self) {
        let length = then.here() + u32::from(!otherwise.0.is_empty());
        self.0.push(Code::Unless(cond, self.here() + 1 + length));
        self.append(then);
        if !otherwise.0.is_empty() {
            self.0.push(Code::Jump(self.here() + 1 + otherwise.here()));
            self.append(otherwise);
        }
    }

    /// Then exactly one of the arms: the answer to the question picks it.
    pub fn choice(&mut self, question: Q, arms: Vec<Self>) {
        // Every arm but the last ends with a jump behind the last one.
        let mut start = self.here() + 1;
        let mut starts = Vec::with_capacity(arms.len());
        for arm in &arms {
            starts.push(start);
            start += arm.here() + 1;
        }
        let end = start - u32::from(!arms.is_empty());
        self.0.push(Code::Choice(question, starts.into()));
        let last = arms.len().saturating_sub(1);
        for (number, arm) in arms.into_iter().enumerate() {
            self.append(arm);
            if number < last {
                self.0.push(Code::Jump(end));
            }
        }
    }

    /// Then the body again and again: before each time the question is put, answer 0 goes on, answer 1 leaves.
    pub fn cycle(&mut self, question: Q, body: Self) {
        let head = self.here();
        let after = head + body.here() + 2;
        self.0.push(Code::Choice(question, [head + 1, after].into()));
        self.append(body);
        self.0.push(Code::Jump(head));
    }

    /// The operations, wherever they stand: for checks when content is loaded.
    pub fn ops(&self) -> impl Iterator<Item = &O> {
        ops(&self.0)
    }

    /// The finished program.
    pub fn finish(self) -> Program<O, Q, C> {
        Program(self.0.into())
    }

    fn here(&self) -> u32 {
        u32::try_from(self.0.len()).expect("a program is far shorter than 2^32 instructions")
    }
}

impl<O, Q, C> Default for Draft<O, Q, C> {
    fn default() -> Self {
        Draft::new()
    }
}

impl<O, Q, C> Program<O, Q, C> {
    /// Whether there is nothing to do.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The operations, wherever they stand: for checks when content is loaded.
    pub fn ops(&self) -> impl Iterator<Item = &O> {
        ops(&self.0)
    }
}

fn ops<O, Q, C>(code: &[Code<O, Q, C>]) -> impl Iterator<Item = &O> {
    code.iter().filter_map(|code| match code {
        Code::Do(op) => Some(op),
        _ => None,
    })
}

/// Where a program stands, as a frame of a game's state. `R` is what the game keeps with it: who acts, what was
/// chosen before, what a loop has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Run<R> {
    /// Which of the game's programs.
    pub program: u16,
    at: u32,
    /// The game's registers.
    pub own: R,
}

/// What comes next in a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<'p, O, Q> {
    /// Do this; the run stands behind it already. If it asks somebody something, push a frame and step again when
    /// that is gone.
    Do(&'p O),
    /// A choice with so many arms. The run stands here, as often as it is stepped, until it is answered.
    Choice(&'p Q, usize),
    /// Nothing: the program is finished.
    Done,
}

impl<R> Run<R> {
    /// The beginning of a program.
    pub const fn new(program: u16, own: R) -> Run<R> {
        Run { program, at: 0, own }
    }

    /// Goes on to the next operation, choice or the end. Conditions are put to `holds` as they are reached. Always
    /// returns: every way back leads to a choice.
    pub fn step<'p, O, Q, C>(
        &mut self,
        program: &'p Program<O, Q, C>,
        mut holds: impl FnMut(&C, &R) -> bool,
    ) -> Step<'p, O, Q> {
        while let Some(code) = program.0.get(self.at as usize) {
            match code {
                Code::Do(op) => {
                    self.at += 1;
                    return Step::Do(op);
                }
                Code::Unless(cond, to) => {
                    self.at = if holds(cond, &self.own) { self.at + 1 } else { *to };
                }
                Code::Jump(to) => self.at = *to,
                Code::Choice(question, arms) => return Step::Choice(question, arms.len()),
            }
        }
        Step::Done
    }

    /// Answers the choice the run stands at.
    ///
    /// # Panics
    /// If it does not stand at a choice, or the choice has no such arm: a game checks answers before it plays them.
    pub fn answer<O, Q, C>(&mut self, program: &Program<O, Q, C>, arm: usize) {
        match program.0.get(self.at as usize) {
            Some(Code::Choice(_, arms)) => self.at = arms[arm],
            _ => panic!("answered a program that asks nothing"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Letters = Draft<char, &'static str, bool>;

    fn letters(text: &str) -> Letters {
        let mut draft = Letters::new();
        text.chars().for_each(|c| draft.op(c));
        draft
    }

    /// What a program does, with these answers to its choices.
    fn played(draft: Letters, answers: &[usize]) -> String {
        let program = draft.finish();
        let mut run = Run::new(0, ());
        let (mut done, mut answers) = (String::new(), answers.iter());
        loop {
            match run.step(&program, |cond, ()| *cond) {
                Step::Do(c) => done.push(*c),
                Step::Choice(question, arms) => {
                    let again = run.step(&program, |cond, ()| *cond);
                    assert_eq!(again, Step::Choice(question, arms), "a choice stays");
                    let Some(answer) = answers.next() else { return done + question };
                    run.answer(&program, *answer);
                }
                Step::Done => return done,
            }
        }
    }

    #[test]
    fn branches_go_one_way() {
        for (cond, expected) in [(true, "aby"), (false, "acdy")] {
            let mut draft = letters("a");
            draft.branch(cond, letters("b"), letters("cd"));
            draft.branch(!cond, letters(""), letters(""));
            draft.op('y');
            assert_eq!(played(draft, &[]), expected);
        }
        let mut draft = letters("");
        draft.branch(false, letters("no"), letters(""));
        assert_eq!(played(draft, &[]), "");
    }

    #[test]
    fn a_choice_runs_one_arm_and_goes_on_behind_the_last() {
        let make = || {
            let mut inner = letters("p");
            inner.choice("?", vec![letters("q"), letters("rs")]);
            let mut draft = letters("a");
            draft.choice("!", vec![letters("b"), inner, letters(""), letters("cc")]);
            draft.op('z');
            draft
        };
        assert_eq!(played(make(), &[]), "a!");
        assert_eq!(played(make(), &[0]), "abz");
        assert_eq!(played(make(), &[1]), "ap?");
        assert_eq!(played(make(), &[1, 0]), "apqz");
        assert_eq!(played(make(), &[1, 1]), "aprsz");
        assert_eq!(played(make(), &[2]), "az");
        assert_eq!(played(make(), &[3]), "accz");
        assert_eq!(make().ops().collect::<String>(), "abpqrsccz");
    }

    #[test]
    fn a_cycle_asks_before_each_time() {
        let make = || {
            let mut body = letters("b");
            body.branch(false, letters("x"), letters("c"));
            let mut draft = letters("a");
            draft.cycle("more?", body);
            draft.op('z');
            draft
        };
        assert_eq!(played(make(), &[1]), "az");
        assert_eq!(played(make(), &[0, 0, 1]), "abcbcz");
        assert_eq!(played(make(), &[0]), "abcmore?");
    }

    #[test]
    #[should_panic(expected = "answered a program that asks nothing")]
    fn a_program_that_asks_nothing_takes_no_answer() {
        Run::new(0, ()).answer(&letters("a").finish(), 0);
    }
}
