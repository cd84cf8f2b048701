//! Effects as flat programs, and the place a half-finished one stands at: small enough to be a frame of a state.
//!
//! All steps of a game's content lie one after another in [`Steps`]; a [`Program`] is a range of them. What a step says is
//! a type of the game's own, usually an enum of its verbs with a condition beside it. Blocks need nothing else: the arms
//! of a choice, the two ways of an `if` and the body of a loop are programs of their own, added before the step that
//! holds them, and that step's verb pushes the one it wants.
//!
//! A running program is a frame on the game's stack of procedures. [`Running::next`] goes to the next step that applies;
//! the game moves the frame behind it ([`Running::advance`]), carries the step out, and so on until there is none. A step
//! that asks somebody pushes the game's own frame for that question: the program lies below it, as data, until the
//! answer has been played.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

/// All steps of a game's content, program after program. Dereferences to the slice of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Steps<S>(Vec<S>);

impl<S> Steps<S> {
    /// No steps yet.
    pub const fn new() -> Steps<S> {
        Steps(Vec::new())
    }

    /// Adds a program behind those that are there. The number of a step never changes.
    ///
    /// # Panics
    /// If there are more than 65,535 steps together: no content is near that.
    pub fn add(&mut self, program: impl IntoIterator<Item = S>) -> Program {
        let at = self.here();
        self.0.extend(program);
        Program { at, end: self.here() }
    }

    /// The steps of a program.
    ///
    /// # Panics
    /// If the program is not one of these steps.
    pub fn of(&self, program: Program) -> &[S] {
        &self.0[usize::from(program.at)..usize::from(program.end)]
    }

    fn here(&self) -> u16 {
        u16::try_from(self.0.len()).expect("a game's content has fewer than 65,536 steps")
    }
}

impl<S> Default for Steps<S> {
    fn default() -> Self {
        Steps::new()
    }
}

impl<S> Deref for Steps<S> {
    type Target = [S];

    fn deref(&self) -> &[S] {
        &self.0
    }
}

/// A program: a range of a game's [`Steps`]. What is left of a running program is a program too. The default one is
/// empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Program {
    at: u16,
    end: u16,
}

impl Program {
    /// Whether there is nothing to do.
    pub const fn is_empty(self) -> bool {
        self.at >= self.end
    }

    /// The number of its first step among all steps, for frames that come back to one step: a loop, a question.
    pub const fn first(self) -> Option<u16> {
        if self.is_empty() { None } else { Some(self.at) }
    }
}

/// How a state writes down where a running program stands. [`Program`] is the plain way; a game implements this for a
/// type of its own if its states name their programs otherwise.
pub trait Place {
    /// The number of the step it stands before, among the steps that [`Running::step`] is given. It may be past the end.
    fn step(&self) -> usize;

    /// Moves behind the step it stands before.
    fn advance(&mut self);

    /// Moves behind the last step.
    fn finish(&mut self);
}

impl Place for Program {
    fn step(&self) -> usize {
        if self.is_empty() { usize::MAX } else { usize::from(self.at) }
    }

    fn advance(&mut self) {
        if !self.is_empty() {
            self.at += 1;
        }
    }

    fn finish(&mut self) {
        self.at = self.end;
    }
}

/// A program in progress, as a frame of a game's state. `W` is what the game keeps with it: who acts, what earlier steps
/// have chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Running<W, P = Program> {
    /// Where it stands.
    pub place: P,
    /// What the game keeps with it.
    pub with: W,
}

impl<W, P: Place> Running<W, P> {
    /// At this place, with this.
    pub const fn new(place: P, with: W) -> Running<W, P> {
        Running { place, with }
    }

    /// The step it stands before, or none behind the last one.
    pub fn step<'s, S>(&self, steps: &'s [S]) -> Option<&'s S> {
        steps.get(self.place.step())
    }

    /// Goes on to the next step that applies and returns it; the program still stands before it. None: the program is
    /// finished. What a step does can change what applies, so this looks no further than one step that does.
    pub fn next<'s, S>(
        &mut self,
        steps: &'s [S],
        mut applies: impl FnMut(&S, &W) -> bool,
    ) -> Option<&'s S> {
        loop {
            let step = self.step(steps)?;
            if applies(step, &self.with) {
                return Some(step);
            }
            self.place.advance();
        }
    }

    /// Moves behind the step it stands before. A game does this, and stores it, before it carries the step out: what
    /// the step pushes comes on top.
    pub fn advance(&mut self) {
        self.place.advance();
    }

    /// Moves behind the last step.
    pub fn finish(&mut self) {
        self.place.finish();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_ranges_of_all_steps() {
        let mut steps = Steps::new();
        let inner = steps.add("cd".chars());
        let outer = steps.add("ab".chars());
        assert_eq!((steps.of(inner), steps.of(outer)), (&['c', 'd'][..], &['a', 'b'][..]));
        assert_eq!((inner.first(), outer.first()), (Some(0), Some(2)));
        let empty = steps.add([]);
        assert!(empty.is_empty() && Program::default().is_empty() && !outer.is_empty());
        assert_eq!((empty.first(), steps.of(empty).len(), steps.len()), (None, 0, 4));
    }

    #[test]
    fn the_next_step_is_the_next_that_applies() {
        let mut steps = Steps::new();
        steps.add("x".chars());
        let mut running = Running::new(steps.add("aBcD".chars()), ());
        let upper = |step: &char, (): &()| step.is_uppercase();
        assert_eq!(running.step(&steps), Some(&'a'));
        assert_eq!(running.next(&steps, upper), Some(&'B'));
        assert_eq!(running.next(&steps, upper), Some(&'B'), "it stays until it is moved on");
        running.advance();
        assert_eq!(running.next(&steps, upper), Some(&'D'));
        running.advance();
        assert_eq!((running.next(&steps, upper), running.step(&steps)), (None, None));
        running.advance();
        assert!(running.place.is_empty(), "behind the end is the end");
    }

    #[test]
    fn a_finished_program_has_no_next_step() {
        let mut steps = Steps::new();
        let mut running = Running::new(steps.add("ab".chars()), 7);
        steps.add("c".chars());
        running.finish();
        assert_eq!(running.next(&steps, |_, _| true), None);
    }

    #[test]
    fn it_is_stored_as_plain_numbers() {
        let running = Running::new(Program { at: 3, end: 200 }, 9u8);
        let bytes = postcard::to_stdvec(&running).unwrap();
        assert_eq!(bytes, postcard::to_stdvec(&(3u16, 200u16, 9u8)).unwrap());
        assert_eq!(postcard::from_bytes::<Running<u8>>(&bytes).unwrap(), running);
    }
}
