//! The steps of a card, one after the other, until the active player is asked (SF-R105).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use workbench::Decision;
use workbench::flat::Set;
use workbench::script::Running;

use super::{Op, Step};
use crate::condition::{Scope, Value, Who};
use crate::content::Content;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::{Choices, Chosen, Frame, ProgramList, StepOfList};
use crate::game::Stationfall;
use crate::ids::{Body, Section};
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::scene;
use crate::state::{At, State};

/// A list of Project X steps is carried out; where the card leaves a choice, the active player makes it.
pub type Progress = Running<Choices, StepOfList>;

impl Decision<Stationfall> for Progress {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.active_seat())
    }

    /// The card is open by then.
    fn prompt(&self, look: Look<'_>) -> Prompt {
        let text = Text::new("sf-prompt-program").with("card", look.state.project_x.card.word());
        let rule = match self.place.list {
            ProgramList::Release => "SF-7.6.1",
            ProgramList::Resolve => "SF-15.7.3",
        };
        Prompt::new(text, rule)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        let Some(step) = step_of(look, self) else { return };
        options(look, &step.op, self.with, usize::MAX).each().for_each(|option| {
            found(Move::Choose(match option {
                Chosen::Section(section) => Choice::Section(section),
                Chosen::Body(body) => Choice::Body(body),
            }));
        });
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let wanted = match *mv {
            Move::Choose(Choice::Section(section)) => Some(Chosen::Section(section)),
            Move::Choose(Choice::Body(body)) => Some(Chosen::Body(body)),
            _ => None,
        };
        let possible = wanted
            .zip(step_of(look, self))
            .is_some_and(|(wanted, step)| is_option(look, &step.op, self.with, wanted));
        require(possible, || Refusal::new("SF-R105", "sf-refused-project-x-choice"))
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let answer = match mv {
            Move::Choose(Choice::Section(section)) => Chosen::Section(*section),
            Move::Choose(Choice::Body(body)) => Chosen::Body(*body),
            _ => return,
        };
        if let Some(step) = self.step(steps(engine.content, engine.state, self.place.list)) {
            choose(engine, *self, step, Some(answer));
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, crate::turn::PASS)
    }
}

/// The steps of a list of the card in play.
fn steps<'a>(content: &'a Content, state: &State, list: ProgramList) -> &'a [Step] {
    content.projects[state.project_x.card].steps(list)
}

/// The step that asks.
fn step_of<'a>(look: Look<'a>, at: &Progress) -> Option<&'a Step> {
    at.step(steps(look.content, look.state, at.place.list))
}

/// Whether the active player can answer a step that leaves a choice so.
fn is_option(look: Look<'_>, op: &Op, chosen: Choices, wanted: Chosen) -> bool {
    match (op, wanted) {
        (Op::Choose(_, from), Chosen::Section(section)) => {
            from.contains(Scope::new(look).chosen(chosen), Value::Section(section))
        }
        // Who waits on the own card is nobody's prey (SF-R15).
        (Op::Choose(_, from), Chosen::Body(body)) => {
            look.state.bodies[body].at != At::Card
                && from.contains(Scope::new(look).chosen(chosen), Value::Who(Who::Body(body)))
        }
        (Op::StepToward(..), Chosen::Section(section)) => {
            options(look, op, chosen, usize::MAX).sections.contains(section)
        }
        _ => false,
    }
}

/// What the active player can answer to a step that leaves a choice: everything, or as much as is wanted.
fn options(look: Look<'_>, op: &Op, chosen: Choices, wanted: usize) -> Options {
    let facts = Scope::new(look).chosen(chosen);
    match op {
        Op::Choose(_, from) => {
            let mut options = Options::default();
            from.search(facts, |value| {
                match value {
                    // Who waits on the own card is nobody's prey (SF-R15).
                    Value::Who(Who::Body(body)) if look.state.bodies[body].at != At::Card => {
                        options.bodies.insert(body);
                    }
                    Value::Section(section) => {
                        options.sections.insert(section);
                    }
                    _ => {}
                }
                options.bodies.len() + options.sections.len() >= wanted
            });
            options
        }
        Op::StepToward(goal, avoid) => {
            let goals = goal.bodies(facts);
            let avoid = avoid.as_ref().map_or(Set::EMPTY, |avoid| avoid.sections(facts));
            Options { sections: look.monster_steps_toward(goals, avoid), ..Options::default() }
        }
        _ => Options::default(),
    }
}

/// Possible answers: of one list step either sections or bodies.
#[derive(Clone, Copy, Default)]
struct Options {
    sections: Set<Section>,
    bodies: Set<Body>,
}

impl Options {
    fn each(self) -> impl Iterator<Item = Chosen> {
        let sections = self.sections.into_iter().map(Chosen::Section);
        sections.chain(self.bodies.into_iter().map(Chosen::Body))
    }
}

/// Carries the steps on as far as nobody is asked. No effect of Project X ever changes anybody's Guilt: nothing here is
/// a deed (SF-10.1.2d).
pub(crate) fn run(engine: &mut Engine<'_>, mut at: Progress) -> bool {
    let look = engine.look();
    let idle =
        at.place.list == ProgramList::Resolve && at.place.at_the_start() && look.monster_idle();
    let list = steps(engine.content, look.state, at.place.list);
    let next = at.next(list, |step, chosen| {
        let facts = Scope::new(look).chosen(*chosen);
        step.only_if.as_ref().is_none_or(|condition| condition.holds(facts))
    });
    let Some(step) = next.filter(|_| !idle) else {
        engine.state.frames.pop();
        return true;
    };
    if !matches!(step.op, Op::Choose(..) | Op::StepToward(..)) {
        let chosen = at.with;
        advance(engine, at, step.ends);
        carry_out(engine, &step.op, chosen);
        engine.settle();
        return true;
    }
    let mut options = options(look, &step.op, at.with, 2).each();
    let only = options.next();
    if options.next().is_some() {
        store(engine, at);
        return false;
    }
    choose(engine, at, step, only);
    true
}

/// What a step chose, or what was the only choice, or that there was none.
fn choose(engine: &mut Engine<'_>, mut at: Progress, step: &Step, choice: Option<Chosen>) {
    if let Op::Choose(slot, _) = step.op {
        at.with[slot] = choice;
    }
    advance(engine, at, step.ends);
    if let (Op::StepToward(..), Some(Chosen::Section(to))) = (&step.op, choice) {
        engine.monster_moves(to);
        engine.settle();
    }
}

/// The frame goes on to the next step before this one is carried out, because that can put others on top.
fn advance(engine: &mut Engine<'_>, mut at: Progress, ends: bool) {
    if ends {
        at.finish()
    } else {
        at.advance()
    }
    store(engine, at);
}

/// Where the list on top stands now.
fn store(engine: &mut Engine<'_>, at: Progress) {
    if let Some(Frame::Program(top)) = engine.state.frames.last_mut() {
        *top = at;
    }
}

/// The list on top ends with the step that is being carried out.
fn end(engine: &mut Engine<'_>) {
    if let Some(Frame::Program(top)) = engine.state.frames.last_mut() {
        top.finish();
    }
}

/// One step that leaves no choice.
pub(super) fn carry_out(engine: &mut Engine<'_>, op: &Op, chosen: Choices) {
    let facts = Scope::new(engine.look()).chosen(chosen);
    match op {
        Op::PlaceMonster(at) => {
            if let Some(section) = section(at.value(facts)) {
                engine.monster_comes(section);
            }
        }
        Op::RemoveMonster => engine.monster_gone(),
        Op::PlaceGoo(at) => match section(at.value(facts)) {
            Some(section) if engine.look().goo_can_enter(section) => engine.spread_goo(section),
            // Burnt before it could spread: nothing is eaten either (SF-H20).
            _ => end(engine),
        },
        Op::PlaceWormhole(at) => {
            if let Some(section) = section(at.value(facts)) {
                engine.wormhole_to(section);
            }
        }
        Op::PlaceTarget(at) => {
            if let Value::Who(Who::Body(body)) = at.value(facts) {
                engine.mark_target(body);
            }
        }
        Op::MoveWormhole(route, steps) => {
            let at = engine.state.project_x.wormhole;
            if let Some(place) = route.iter().position(|section| Some(*section) == at) {
                engine.wormhole_to(route[(place + steps) % route.len()]);
            }
        }
        Op::AnnihilateItems(at) => {
            if let Some(section) = section(at.value(facts)) {
                engine.annihilate_free_items(section);
            }
        }
        Op::Annihilate(targets) => {
            targets.bodies(facts).into_iter().for_each(|body| engine.annihilate(body));
        }
        Op::Down(targets) => {
            targets.bodies(facts).into_iter().for_each(|body| engine.put_down(body));
        }
        Op::Contaminate(targets) => {
            targets.bodies(facts).into_iter().for_each(|body| engine.contaminate(body));
        }
        Op::Attack(weapon, targets) => {
            for body in targets.bodies(facts) {
                if engine.look().check_monster_attack(body, *weapon).is_ok() {
                    engine.put_down(body);
                }
            }
        }
        Op::Engulf(targets) => {
            targets.bodies(facts).into_iter().for_each(|body| engine.engulf(body));
        }
        Op::Burst => engine.burst(),
        Op::ReleaseEngulfed(at) => {
            if let Some(section) = section(at.value(facts)) {
                engine.release_engulfed(section);
            }
        }
        Op::Stop => end(engine),
        Op::Choose(..) | Op::StepToward(..) => {}
    }
}

fn section(value: Value) -> Option<Section> {
    match value {
        Value::Section(section) => Some(section),
        _ => None,
    }
}

impl Engine<'_> {
    /// Turns the card up and carries out its instructions, once (SF-7.6.1, SF-R97).
    pub fn release_project_x(&mut self) {
        if self.state.project_x.released || self.state.station.stationfall {
            return;
        }
        self.state.project_x.released = true;
        let card = self.state.project_x.card;
        self.reveal(Event::Released { card });
        self.ask(ProgramList::Release.begin());
    }
}
