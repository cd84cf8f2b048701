//! Lindsey, the scripted player: exactly what `tutorial.toml` says (SF-T21 to SF-T71), then SF-T80.

use kernel::{EventLog, Game, Mind, MoveList, Player, Rng, Seat, Seed, Text, View};

use super::conditional;
use crate::content::Content;
use crate::frame::{Frame, Phase};
use crate::game::Stationfall;
use crate::look::Look;
use crate::mind::StationfallMind;
use crate::moves::Move;
use crate::state::State;
use crate::turn;

/// The player of the seat kind `lindsey`.
pub(crate) struct Lindsey {
    rng: Rng,
    reason: Option<Text>,
}

impl Lindsey {
    /// Lindsey. The seed is for what she must imagine; her script needs no chance.
    pub(crate) fn new(seed: Seed) -> Lindsey {
        Lindsey { rng: seed.rng(), reason: None }
    }
}

impl Player<Stationfall> for Lindsey {
    /// She looks at nothing but what lies on the table: everything hidden is imagined, and the script does not ask
    /// for it.
    fn decide(&mut self, view: View<'_, Stationfall>) -> Move {
        let state = view.imagine(&mut self.rng);
        let game = view.game();
        let look = Look::new(Content::standard(), &state);
        let (mv, reason) = scripted(game, look, view.seat())
            .or_else(|| conditional(look))
            .filter(|(mv, _)| game.check(&state, view.seat(), mv).is_ok())
            .unwrap_or_else(|| (best(game, &state, view.seat()), Text::new("sf-lindsey-best")));
        self.reason = Some(reason);
        mv
    }

    fn reason(&self) -> Option<Text> {
        self.reason.clone()
    }
}

/// The phase of her own turn that is at hand: what a script speaks of.
fn own_phase(look: Look<'_>) -> Option<Phase> {
    let own = look.lindsey() == Some(look.state.turn.player);
    turn::top(look).filter(|_| own).and_then(|frame| frame.phase())
}

fn conditional(look: Look<'_>) -> Option<conditional::Wish> {
    let phase = own_phase(look).filter(|_| look.script().is_none())?;
    Some(conditional::wish(look, phase))
}

/// What the script says: its next move that is legal now. What a phase of hers does not find there is passed; without
/// her scripted activation she Renegotiates without taking a cube (SF-T9, SF-H60).
fn scripted(game: &Stationfall, look: Look<'_>, seat: Seat) -> Option<conditional::Wish> {
    let turn = look.script()?;
    let reason = || Text::new("sf-lindsey-script");
    let skipped = || Text::new("sf-lindsey-skip");
    let cursor = usize::from(look.state.tutorial.cursor);
    // The Action that a token has just bought comes first.
    if cursor > 0 && turn.moves.get(cursor - 1).is_some_and(|line| line.then) {
        return turn.moves.get(cursor).map(|line| (line.mv, reason()));
    }
    let mut rest = cursor..turn.moves.len();
    let next = rest.find_map(|index| {
        let line = turn.moves[index];
        let second = turn.moves.get(index + 1).filter(|_| line.then).map(|line| line.mv);
        let starts = index == 0 || !turn.moves[index - 1].then;
        let fits =
            starts && !too_early(look, line.mv) && possible(game, look, seat, line.mv, second);
        fits.then_some((index, line.mv))
    });
    if let Some((index, mv)) = next {
        return Some((mv, if index == cursor { reason() } else { skipped() }));
    }
    Some(match turn::top(look)?.phase()? {
        Phase::Reveal | Phase::Influence | Phase::Activate => (Move::Pass, reason()),
        Phase::Commit => (Move::Renegotiate(None), skipped()),
    })
}

/// Tokens are not used before the disc is placed: without the activation there is nothing to pay for (SF-H60).
fn too_early(look: Look<'_>, mv: Move) -> bool {
    turn::top(look) == Some(Frame::Commit) && !matches!(mv, Move::Activate(_))
}

/// Whether a move is legal, and the one that belongs to it after it.
fn possible(
    game: &Stationfall,
    look: Look<'_>,
    seat: Seat,
    mv: Move,
    second: Option<Move>,
) -> bool {
    if game.check(look.state, seat, &mv).is_err() {
        return false;
    }
    second.is_none_or(|second| {
        let mut after = *look.state;
        game.play(&mut after, seat, &mv, &mut EventLog::muted());
        game.check(&after, seat, &second).is_ok()
    })
}

/// What no script speaks of she answers as serves her best, one decision ahead: she refuses what is offered to her PC
/// (SF-T3), and reveals at the end who she is.
fn best(game: &Stationfall, state: &State, seat: Seat) -> Move {
    let mut moves = MoveList::new();
    kernel::play::legal(game, state, seat, &mut moves);
    let value = |mv: &Move| {
        let mut after = *state;
        game.play(&mut after, seat, mv, &mut EventLog::muted());
        StationfallMind.evaluate(game, &after, seat)
    };
    let mut best: Option<(f32, Move)> = None;
    for mv in moves.iter() {
        let value = value(mv);
        if best.is_none_or(|(known, _)| value > known) {
            best = Some((value, *mv));
        }
    }
    best.expect("who is asked has a move").1
}
