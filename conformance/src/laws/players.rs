//! The game's own players choose legal moves.

use kernel::record::RecordedMove;
use kernel::{EventLog, Game, OwnSeats, Player, Record, Rng, Seat, SeatKind, View, play};

use super::texts;
use crate::inspector::{Breach, Held, Inspector};
use crate::violation::Law;

/// One player a seat.
type Seated<G> = Vec<Box<dyn Player<G>>>;

/// Plays one whole game with every seat of this kind; `record` takes the decisions down.
pub(crate) fn play_one<G: Game>(
    inspector: &mut Inspector<'_, G>,
    (own, kind): (&dyn OwnSeats<Game = G>, &SeatKind),
    mut state: G::State,
    longest: u32,
    record: &mut Record,
) -> Held {
    let mut rng = inspector.rng.clone();
    let seats = inspector.game.seats(&state);
    let Some(mut players) = seated(inspector, (own, kind), seats, &mut rng)? else { return Ok(()) };
    let mut log = EventLog::muted();
    while let Some(seat) = inspector.game.turn(&state).awaited().lowest() {
        inspector.hold(Law::Ends, (record.moves.len() as u32) < longest, || {
            format!("the game goes on after {longest} decisions")
        })?;
        let mv = players[seat.index()].decide(View::new(inspector.game, &state, seat));
        let played = play::play(inspector.game, &mut state, seat, &mv, &mut log);
        inspector.hold(Law::Players, played.is_ok(), || match played {
            Err(refusal) => format!("`{}` chooses `{mv}`, which {} refuses", kind.id, refusal.rule),
            Ok(_) => String::new(),
        })?;
        record.moves.push(RecordedMove::new(seat, mv.to_string()));
    }
    Ok(())
}

/// One player a seat, or nothing if the kind cannot do without an argument.
fn seated<G: Game>(
    inspector: &mut Inspector<'_, G>,
    (own, kind): (&dyn OwnSeats<Game = G>, &SeatKind),
    seats: u8,
    rng: &mut Rng,
) -> Result<Option<Seated<G>>, Breach> {
    let mut players = Vec::new();
    for _ in Seat::all(seats) {
        let seed = rng.seed();
        match own.player(kind.id, None, seed) {
            Some(Ok(player)) => players.push(player),
            Some(Err(error)) => {
                inspector.hold(Law::Players, kind.argument.is_some(), || {
                    format!("`{}` takes no argument, but refuses to sit down without one", kind.id)
                })?;
                inspector.cites(error.rule, "a seat kind")?;
                texts::known(inspector, &error.text, "a seat kind")?;
                return Ok(None);
            }
            None => inspector.hold(Law::Players, false, || {
                format!("`{}` is listed as a seat kind, but nobody sits down", kind.id)
            })?,
        }
    }
    Ok(Some(players))
}
