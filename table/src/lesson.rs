//! A lesson at the table: the guide speaks to those who are taught, and can be left at any time (SB-7).

use kernel::{Game, Guidance, Guide, Lesson, Refusal, Seat, Viewer, refusal};

use crate::error::OpenError;
use crate::journal::{Act, Sequence};
use crate::setup::Setup;
use crate::table::Table;

/// The place of the lesson that a set-up names among the game's.
pub(crate) fn find_lesson(lessons: &[Lesson], setup: &Setup) -> Result<Option<usize>, OpenError> {
    let Some(wanted) = &setup.lesson else { return Ok(None) };
    let Some(number) = lessons.iter().position(|lesson| lesson.id == *wanted) else {
        let known = lessons.iter().map(|lesson| lesson.id.clone()).collect();
        return Err(OpenError::Lesson { lesson: wanted.clone(), known });
    };
    let (wanted, seats) = (lessons[number].seats.len(), setup.seats.len());
    if wanted != seats {
        let lesson = lessons[number].id.clone();
        return Err(OpenError::LessonSeats { lesson, wanted, seats });
    }
    Ok(Some(number))
}

impl<G: Game> Table<G> {
    /// The lesson the table is guided by, until it is left.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.lesson.and_then(|number| self.title().guided().get(number))
    }

    /// The guide of a seat, if it is taught here.
    pub(crate) fn guide(&self, seat: Seat) -> Option<Guide<'_, G>> {
        let lesson = self.lesson().filter(|lesson| lesson.pupils().contains(seat))?;
        Some(Guide::new(self.title().taught()?, lesson, self.game(), self.state(), seat))
    }

    /// What the guide says to a viewer now: nothing to a seat that is not taught, after the end, or after the lesson was left.
    pub fn guidance(&self, viewer: Viewer) -> Option<Guidance> {
        let seat = viewer.seat()?;
        let said: Vec<u16> = self.line().spoken(seat).collect();
        self.turn()
            .outcome()
            .is_none()
            .then(|| self.guide(seat))?
            .map(|guide| guide.guidance(&said))
    }

    /// Leaves the lesson. Gives back the journal's new length.
    pub fn leave_lesson(&mut self) -> Result<Sequence, Refusal> {
        refusal::require(self.lesson.is_some(), || refusal::table::NO_LESSON)?;
        self.lesson = None;
        self.write(Act::LessonLeft);
        Ok(self.sequence())
    }
}
