//! How often each seat was asked something in a game, and how often it declined: what a game with many windows in which
//! everybody may step in has to watch.

use serde::Serialize;

use crate::game::Game;
use crate::scene::Scene;
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::turn::Awaited;

/// How often one seat was asked something in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Asked {
    /// The questions: decisions the seat owed, alone or together with others.
    pub questions: u32,
    /// How many of them named an answer that declines.
    pub windows: u32,
    /// How many of these were declined.
    pub declined: u32,
}

/// How often each seat was asked something in one game. A welcome seat is not asked, whatever it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Questions([Asked; MAX_SEATS]);

impl Questions {
    /// One seat's count.
    pub const fn of(&self, seat: Seat) -> Asked {
        self.0[seat.index()]
    }

    /// Counts a decision of `seat` at a position that awaits these. What is owed together is asked of all who owe it.
    #[inline]
    pub fn count(&mut self, awaited: Awaited, seat: Seat) {
        if awaited.seats.contains(seat) {
            match awaited.together {
                false => self.0[seat.index()].questions += 1,
                true => awaited.seats.iter().for_each(|asked| self.0[asked.index()].questions += 1),
            }
        }
    }

    /// The same, and whether it declined: draws the position once for everybody who was asked.
    pub fn count_declines<G: Game>(
        &mut self,
        (game, state): (&G, &G::State),
        awaited: Awaited,
        (seat, mv): (Seat, &G::Move),
    ) {
        self.count(awaited, seat);
        if !awaited.seats.contains(seat) {
            return;
        }
        let notation = mv.to_string();
        let alone = |asked: &Seat| awaited.together || *asked == seat;
        for asked in awaited.seats.iter().filter(alone) {
            let viewer = Viewer::Seat(asked);
            let mut scene = Scene::new(game.about().id, viewer);
            game.draw(state, viewer, &mut scene);
            if let Some(decline) = scene.prompt.and_then(|prompt| prompt.decline) {
                self.0[asked.index()].windows += 1;
                self.0[asked.index()].declined += u32::from(decline == notation);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::SeatSet;

    #[test]
    fn who_is_welcome_is_not_asked_and_what_is_owed_together_is_asked_of_all() {
        let seats: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
        let each = Awaited { seats, together: false, welcome: SeatSet::of(Seat(1)) };
        let mut questions = Questions::default();
        for seat in [Seat(0), Seat(1), Seat(0)] {
            questions.count(each, seat);
        }
        questions.count(Awaited { together: true, ..each }, Seat(2));
        let counted = [0, 1, 2].map(|seat| questions.of(Seat(seat)).questions);
        assert_eq!(counted, [3, 0, 1]);
    }
}
