//! The guide of the tutorial: `lessons.toml`, in the condition language of the game.

use kernel::lesson::{ConditionId, Lesson};
use kernel::{Fault, Seat, Teach};
use workbench::Lessons;

use crate::condition::{Condition, Context, Scope};
use crate::content::Content;
use crate::content::files::File;
use crate::game::Stationfall;
use crate::state::State;
use crate::turn;

/// The guided games with the conditions they are written in.
#[derive(Debug)]
pub struct TutorialLessons(Lessons<Condition>);

impl TutorialLessons {
    /// Reads the file.
    pub(crate) fn read(file: &File<'_>) -> Result<TutorialLessons, Fault> {
        let context = Context { me: true, actor: true, tutorial: true, ..Context::default() };
        Lessons::read(file, &crate::game::BOOK, |field| file.condition(field, &context))
            .map(TutorialLessons)
    }

    /// The guided games of the box.
    pub fn standard() -> &'static TutorialLessons {
        &Content::standard().lessons
    }
}

impl Teach for TutorialLessons {
    type Game = Stationfall;

    fn lessons(&self) -> &[Lesson] {
        &self.0.lessons
    }

    /// In a condition `me` is the seat's player, `actor` who is to act.
    fn holds(&self, game: &Stationfall, state: &State, seat: Seat, condition: ConditionId) -> bool {
        let look = game.look(state);
        let mut scope = Scope::new(look);
        scope.me = look.players().find(|player| look.seat_of(*player) == seat);
        scope.actor = turn::acting(look);
        self.0.holds(condition, |condition| condition.holds(&scope))
    }
}
