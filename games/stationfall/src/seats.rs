//! The seat kinds of the game: bots, and Lindsey of the tutorial.

use kernel::options::Given;
use kernel::{OwnSeats, Player, SeatKind, Seated, Seed, SetupError, Text};

use crate::automation;
use crate::game::Stationfall;
use crate::options::BotPick;
use crate::state::State;
use crate::tutorial::{self, LINDSEY_KIND, Lindsey};

static KINDS: [SeatKind; 2] = [
    automation::SEAT_KIND,
    SeatKind { id: LINDSEY_KIND, argument: None, about: "sf-kind-lindsey" },
];

/// The seat kinds of the game.
#[derive(Clone, Copy, Debug)]
pub struct StationfallSeats;

impl OwnSeats for StationfallSeats {
    type Game = Stationfall;

    fn kinds(&self) -> &[SeatKind] {
        &KINDS
    }

    fn arguments(&self, kind: &str) -> Vec<&'static str> {
        automation::arguments(kind)
    }

    fn argument_name(&self, kind: &str, argument: &str) -> Option<Text> {
        let bot = BotPick::read(argument).ok().filter(|_| kind == automation::SEAT_KIND.id)?;
        Some(Text::new(bot.word()))
    }

    fn seating(&self, seats: &[Seated<'_>], given: &mut Given) -> Result<(), SetupError> {
        tutorial::check_seating(seats, given)?;
        automation::seating(seats, given)
    }

    fn may_take_over(
        &self,
        game: &Stationfall,
        state: &State,
        seated: Seated<'_>,
    ) -> Result<(), SetupError> {
        tutorial::may_take_over(game.look(state), seated.seat, seated.kind)?;
        automation::may_take_over(state, seated)
    }

    fn player(
        &self,
        kind: &str,
        argument: Option<&str>,
        seed: Seed,
    ) -> Option<Result<Box<dyn Player<Stationfall>>, SetupError>> {
        let lindsey = || Ok(Box::new(Lindsey::new(seed)) as Box<dyn Player<Stationfall>>);
        if kind == LINDSEY_KIND { Some(lindsey()) } else { automation::player(kind, argument) }
    }
}
