//! What somebody who plays well knows beyond the rules (NEM-30.13): a position is worth the chance to survive times the
//! chance to fulfil the Objective. First values by hand, to be fitted.

mod aims;
mod exits;

use kernel::{Game, MAX_SEATS, Mind, MoveList, Seat, Style, Tuning, Turn};

use crate::game::Nemesis;
use crate::ids::{Kind, Player};
use crate::look::Look;
use crate::moves::Move;
use crate::options::Mode;
use crate::state::{Fate, State};

/// Somebody who plays well.
#[derive(Clone, Copy, Debug, Default)]
pub struct NemesisMind;

impl Mind for NemesisMind {
    type Game = Nemesis;
    type Goal = ();

    fn evaluate(&self, game: &Nemesis, state: &State, seat: Seat) -> f32 {
        match game.turn(state) {
            Turn::Over(outcome) => outcome.utility(seat),
            Turn::Awaiting(_) => self.evaluate_all(game, state)[seat.index()],
        }
    }

    fn evaluate_all(&self, game: &Nemesis, state: &State) -> [f32; MAX_SEATS] {
        let look = game.look(state);
        let mut all = [0.0; MAX_SEATS];
        for player in look.players() {
            all[player.index()] = worth(look, player);
        }
        if look.state.table.mode == Mode::Coop {
            // All win together: everybody looks at the same value.
            let survivors = look.players().map(|player| survives(look, player));
            let one = 1.0 - survivors.fold(1.0, |lost, survives| lost * (1.0 - survives));
            let met: f32 = look.players().map(|player| aims::fulfilled(look, player)).product();
            let mean = all.iter().sum::<f32>() / f32::from(look.state.table.seats);
            all = [0.5 * one * met + 0.5 * mean; MAX_SEATS];
        }
        all
    }

    fn style(&self) -> Style {
        Style::OwnTurns(Tuning::default())
    }

    /// To pass, to decline, to be done; otherwise the first legal move.
    fn default_move(&self, game: &Nemesis, state: &State, seat: Seat) -> Option<Move> {
        let mut moves = MoveList::new();
        kernel::play::legal(game, state, seat, &mut moves);
        let least = |mv: &&Move| {
            matches!(
                mv,
                Move::Pass | Move::Decline | Move::No | Move::Done | Move::None | Move::Stay
            )
        };
        moves.iter().find(least).or_else(|| moves.first()).copied()
    }
}

/// How good the position looks for a player.
fn worth(look: Look<'_>, player: Player) -> f32 {
    if look.of(player).character.is_none() {
        return 0.3;
    }
    // Some of it is for survival alone: who lives may still fulfil something.
    survives(look, player) * (0.2 + 0.8 * aims::fulfilled(look, player))
}

/// How likely a player survives, all checks included.
fn survives(look: Look<'_>, player: Player) -> f32 {
    let own = look.of(player);
    match own.fate {
        Fate::Dead | Fate::ShutDown => 0.0,
        Fate::Escaped => exits::clean(look, player),
        Fate::Hibernating => exits::clean(look, player) * exits::home(look, player, false),
        Fate::InPod(pod) => {
            let locked = look.state.pods[pod.index()].locked;
            exits::clean(look, player) * if locked { 0.7 } else { 0.97 }
        }
        Fate::Active => {
            exits::clean(look, player) * exits::best(look, player) * health(look, player)
        }
    }
}

/// How well a Character stands what comes: wounds, cards, Ammo, what is near.
fn health(look: Look<'_>, player: Player) -> f32 {
    let own = look.of(player);
    let limit = f32::from(look.serious_limit(player));
    let serious =
        own.serious.iter().map(|wound| if wound.dressed { 0.85 } else { 1.0 }).sum::<f32>();
    let hurt = (serious + f32::from(own.light) / 3.0) / (limit + 0.5);
    let mut health = 1.0 - 0.75 * hurt;
    health *= 0.86 + 0.14 * (own.hand.len() as f32 / 6.0).min(1.0);
    let ammo: u8 = look.weapons(player).map(|(_, carried, _)| carried.ammo).sum();
    health *= 0.94 + 0.06 * (f32::from(ammo) / 5.0).min(1.0);
    health *= 0.97 + 0.03 * (f32::from(look.item_count(player)) / 5.0).min(1.0);
    if own.slime {
        health *= 0.97;
    }
    for foe in look.foes(own.at) {
        health *= 1.0 - danger(foe.kind());
    }
    let noisy = look.noise_places(own.at).filter(|place| look.noisy(*place)).count();
    health *= 1.0 - 0.015 * noisy as f32;
    if look.at(own.at).fire {
        health *= 0.95;
    }
    health
}

/// What an Intruder in the Room threatens.
const fn danger(kind: Kind) -> f32 {
    match kind {
        Kind::Larva => 0.10,
        Kind::Creeper => 0.10,
        Kind::Adult => 0.18,
        Kind::Breeder => 0.28,
        Kind::Queen => 0.36,
    }
}
