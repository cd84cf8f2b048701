//! `moves` lists exactly what `check` allows; everything else is refused, and a refusal changes nothing.

use std::collections::HashSet;

use kernel::{Breadth, Draw, EventLog, Game, Refusal, Seat, SeatSet, play};

use super::{Position, texts};
use crate::inspector::{Breach, Held, Inspector};
use crate::violation::Law;

/// How many moves met elsewhere, and how many mutated notations, are tried where other moves are tried.
const REMEMBERED: usize = 6;
const MUTATED: usize = 18;
/// How many of the moves a seat may think of are tried.
const THOUGHT_OF: usize = 8;

/// Every listed move is allowed, and listed once.
pub(crate) fn listed<G: Game>(
    inspector: &mut Inspector<'_, G>,
    position: &Position<'_, G>,
) -> Held {
    for (seat, moves) in &position.choices {
        let mut seen = HashSet::with_capacity(moves.len());
        for mv in moves {
            let once = seen.insert(mv);
            inspector.hold(Law::MovesAreWhatCheckAllows, once, || {
                format!("{seat} finds `{mv}` listed twice")
            })?;
            let checked = play::check(inspector.game, position.state, *seat, mv);
            inspector.hold(Law::MovesAreWhatCheckAllows, checked.is_ok(), || {
                format!("{seat} finds `{mv}` listed, but it is refused: {}", worded(checked))
            })?;
        }
    }
    Ok(())
}

/// Other moves that somebody might try here: met elsewhere, or read from a mutated notation.
pub(crate) fn others<G: Game>(inspector: &mut Inspector<'_, G>) -> Vec<G::Move> {
    let mut others = Vec::with_capacity(REMEMBERED + MUTATED);
    for _ in 0..REMEMBERED {
        others.extend(inspector.pool.remembered(&mut inspector.rng));
    }
    for _ in 0..MUTATED {
        match inspector.pool.mutated(&mut inspector.rng).map(|text| text.parse::<G::Move>()) {
            Some(Ok(mv)) => others.push(mv),
            // What the notation expects may be a word that no listed move has.
            Some(Err(error)) => inspector.pool.learn(&error.expected, &mut inspector.rng),
            None => {}
        }
    }
    others
}

/// Some of what those may think of who may act, which can all be put into words; and nothing legal among it that is
/// not listed.
fn thinkable<G: Game>(
    inspector: &mut Inspector<'_, G>,
    position: &Position<'_, G>,
) -> Result<Vec<G::Move>, Breach> {
    let mut some = Vec::new();
    for (seat, moves) in &position.choices {
        let mut all = Vec::new();
        let wide = Breadth::Thinkable;
        inspector.game.candidates(position.state, *seat, wide, &mut |mv| all.push(mv));
        let held: HashSet<&G::Move> = all.iter().collect();
        for mv in moves {
            inspector.hold(Law::MovesAreWhatCheckAllows, held.contains(mv), || {
                format!("{seat} may `{mv}`, but `candidates` does not think of it")
            })?;
        }
        for _ in 0..THOUGHT_OF.min(all.len()) {
            let mv = all[inspector.rng.index(all.len())].clone();
            let offer = inspector.game.offer(position.state, *seat, &mv);
            texts::known(inspector, &offer.label, "a candidate")?;
            some.push(mv);
        }
    }
    Ok(some)
}

/// A move that is not listed is refused, by a rule that exists, and nothing changes.
pub(crate) fn unlisted<G: Game>(
    inspector: &mut Inspector<'_, G>,
    position: &Position<'_, G>,
) -> Held {
    let thinkable = thinkable(inspector, position)?;
    for mv in others(inspector).into_iter().chain(thinkable) {
        super::notation::reads_back(inspector, &mv)?;
        for (seat, moves) in &position.choices {
            let listed = moves.contains(&mv);
            let checked = play::check(inspector.game, position.state, *seat, &mv);
            inspector.hold(Law::MovesAreWhatCheckAllows, listed == checked.is_ok(), || {
                format!(
                    "{seat} may `{mv}` ({mv:?}) according to `check`, but `candidates` does not list it"
                )
            })?;
            if let Err(refusal) = checked {
                sound_refusal(inspector, &refusal, &mv)?;
                changes_nothing(inspector, position, *seat, &mv)?;
            }
        }
        let strangers = SeatSet::first(position.seats)
            .difference(position.choices.iter().map(|(seat, _)| *seat).collect());
        if let Some(stranger) = strangers.iter().nth(inspector.rng.index(strangers.len().max(1))) {
            out_of_turn(inspector, position, stranger, &mv)?;
        }
    }
    Ok(())
}

/// Who is neither awaited nor welcome is refused by SB-2, and after the end everybody by SB-1.
fn out_of_turn<G: Game>(
    inspector: &mut Inspector<'_, G>,
    position: &Position<'_, G>,
    seat: Seat,
    mv: &G::Move,
) -> Held {
    let expected = if position.outcome.is_some() { "SB-1" } else { "SB-2" };
    let refused = play::check(inspector.game, position.state, seat, mv);
    let right = refused.is_err_and(|refusal| refusal.rule.0 == expected);
    inspector.hold(Law::RefusalsChangeNothing, right, || {
        format!("{seat} may not act; `{mv}` should be refused by {expected}: {}", worded(refused))
    })?;
    changes_nothing(inspector, position, seat, mv)
}

fn changes_nothing<G: Game>(
    inspector: &mut Inspector<'_, G>,
    position: &Position<'_, G>,
    seat: Seat,
    mv: &G::Move,
) -> Held {
    let mut state = position.state.clone();
    let mut log = EventLog::recording();
    let refused = play::play(inspector.game, &mut state, seat, mv, &mut log).is_err();
    let untouched = refused && state == *position.state && log.entries().is_empty();
    inspector.hold(Law::RefusalsChangeNothing, untouched, || {
        format!("`{mv}` of {seat} is refused, but trying it leaves a trace")
    })
}

fn sound_refusal<G: Game>(
    inspector: &mut Inspector<'_, G>,
    refusal: &Refusal,
    mv: &G::Move,
) -> Held {
    *inspector.statistics.refusals.entry(refusal.rule.to_string()).or_default() += 1;
    inspector.cites(refusal.rule.0, &format!("the refusal of `{mv}`"))?;
    texts::known(inspector, &refusal.text(), "a refusal")
}

fn worded(checked: Result<(), Refusal>) -> String {
    match checked {
        Ok(()) => "`check` allows it".into(),
        Err(refusal) => format!("{} ({})", refusal.rule, refusal.reason),
    }
}
