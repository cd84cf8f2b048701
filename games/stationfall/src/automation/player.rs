//! The seat kind `automation`: the rules say what a bot does, its player says it.

use kernel::options::Given;
use kernel::{Arg, MoveList, Player, SeatKind, Seated, SetupError, Text, View};

use crate::game::Stationfall;
use crate::moves::Move;
use crate::options::{BotPick, BotSeat, Bots};
use crate::state::State;

/// The name of the seat kind.
const AUTOMATION: &str = "automation";

/// The seat kind of bots.
pub(crate) const SEAT_KIND: SeatKind =
    SeatKind { id: AUTOMATION, argument: Some("CHARACTER"), about: "sf-seat-automation" };

/// Plays the only move there is.
struct Automaton {
    moves: MoveList<Move>,
}

impl Player<Stationfall> for Automaton {
    fn decide(&mut self, view: View<'_, Stationfall>) -> Move {
        view.moves(&mut self.moves);
        self.moves.first().copied().unwrap_or_default()
    }
}

/// A player of the seat kind.
pub(crate) fn player(
    kind: &str,
    argument: Option<&str>,
) -> Option<Result<Box<dyn Player<Stationfall>>, SetupError>> {
    (kind == AUTOMATION).then(|| {
        argument.map(pick).transpose()?;
        Ok(Box::new(Automaton { moves: MoveList::new() }) as Box<dyn Player<Stationfall>>)
    })
}

/// The bots one may choose (SF-B2.6).
pub(crate) fn arguments(kind: &str) -> Vec<&'static str> {
    if kind == AUTOMATION { BotPick::all().map(BotPick::name).collect() } else { Vec::new() }
}

fn pick(word: &str) -> Result<BotPick, SetupError> {
    BotPick::read(word).map_err(|_| {
        let shown: String = word.chars().take(40).collect();
        SetupError::new(
            "SF-B2.6",
            Text::new("sf-setup-no-such-bot").with("found", Arg::Plain(shown.into())),
        )
    })
}

/// Writes the seats of bots into the option `automation` (SF-B2.1, SF-B2.6).
pub(crate) fn seating(kinds: &[Seated<'_>], given: &mut Given) -> Result<(), SetupError> {
    let bots = kinds.iter().filter(|seated| seated.kind == AUTOMATION);
    let mut seats: Vec<BotSeat> = match given.get(AUTOMATION).cloned().map(Bots::try_from) {
        None => Vec::new(),
        Some(Ok(bots)) => bots.0,
        // What is wrong with it is said when the options are read.
        Some(Err(_)) => return Ok(()),
    };
    for seated in bots {
        let bot = seated.argument.map(pick).transpose()?;
        match seats.iter_mut().find(|other| other.seat == seated.seat) {
            None => seats.push(BotSeat { seat: seated.seat, bot }),
            Some(other) if other.bot.is_none() => other.bot = bot,
            Some(other) if bot.is_none() || other.bot == bot => {}
            Some(other) => {
                let text = Text::new("sf-setup-bot-contradiction").with("seat", other.seat.0 + 1);
                return Err(SetupError::new("SF-B2.6", text));
            }
        }
    }
    if !seats.is_empty() {
        seats.sort_by_key(|bot| bot.seat);
        given.insert(AUTOMATION.into(), Bots(seats).into());
    }
    Ok(())
}

/// A seat becomes a bot's only at the set-up, because bots change it (SF-B2.4).
pub(crate) fn may_take_over(state: &State, seated: Seated<'_>) -> Result<(), SetupError> {
    let seat = seated.seat;
    if seated.kind == AUTOMATION && !state.table.bots.contains(seat) {
        let text = Text::new("sf-setup-bot-mid-game").with("seat", seat.0 + 1);
        return Err(SetupError::new("SF-B2.4", text));
    }
    Ok(())
}
