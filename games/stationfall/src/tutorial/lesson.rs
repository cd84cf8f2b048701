//! The guide of the tutorial: `lessons.toml`, in the condition language of the game.

use kernel::lesson::{ConditionId, Lesson};
use kernel::{Fault, Seat};
use workbench::Lessons;

use crate::action::Actor;
use crate::condition::{Condition, Context, Scope};
use crate::content::files::File;
use crate::frame::Frame;
use crate::look::Look;

/// The guided games with the conditions they are written in.
#[derive(Debug)]
pub struct Tutorial(Lessons<Condition>);

impl Tutorial {
    /// Reads the file.
    pub(crate) fn read(file: &File<'_>) -> Result<Tutorial, Fault> {
        let context = Context { me: true, actor: true, tutorial: true, ..Context::default() };
        Lessons::read(file, &crate::game::BOOK, |field| file.condition(field, &context))
            .map(Tutorial)
    }

    /// The guided games.
    pub fn lessons(&self) -> &[Lesson] {
        &self.0.lessons
    }

    /// Whether a condition holds for a seat: `me` is its player, `actor` who is to act.
    pub(crate) fn holds(&self, look: Look<'_>, seat: Seat, condition: ConditionId) -> bool {
        let mut scope = Scope::new(look);
        scope.me = look.players().find(|player| look.seat_of(*player) == seat);
        scope.actor = acting(look);
        self.0.holds(condition, |condition| condition.holds(&scope))
    }
}

/// Who is to act, if somebody is.
fn acting(look: Look<'_>) -> Option<Actor> {
    if let Some(Frame::Act(act)) = look.state.frames.last() {
        return Some(act.actor);
    }
    let activated = look.state.turn.activated;
    activated.map(|activation| activation.body.map_or(Actor::Assistant, Actor::Body))
}
