//! Reasons that many decisions share.

use kernel::{Refusal, require};

use super::prevent::check_prevention;
pub(crate) use super::shared::survivor as present;
use crate::abilities::{self, Use};
use crate::engine::Engine;
use crate::ids::CrewPlace;
use crate::look::Look;
use crate::moves::Move;
use crate::objects;
use crate::state::Player;
use crate::vocab::{Op, Payable, Phase, Program};

/// A refusal that mentions a Survivor of a player.
pub(crate) fn named(
    rule: &'static str,
    id: &'static str,
    look: Look<'_>,
    player: Player,
    slot: CrewPlace,
) -> Refusal {
    let kind = look.of(player).crew[slot].survivor();
    Refusal::new(rule, id).with("who", look.content.survivors[kind].name)
}

/// So much cannot be paid.
pub(crate) fn cannot_pay(rule: &'static str, res: Payable, n: u8) -> Refusal {
    let what = match res {
        Payable::Food => "la-res-food",
        Payable::Ammo => "la-res-ammo",
        Payable::Fuel => "la-res-fuel",
        Payable::Any => "la-res-any",
        Payable::Object => "la-res-object",
        Payable::Fame => return Refusal::new(rule, "la-refused-cannot-pay-fame"),
    };
    Refusal::new(rule, "la-refused-cannot-pay").with("n", n).with("what", what)
}

/// Whether a player can pay so much.
pub(crate) fn payable(
    look: Look<'_>,
    player: Player,
    rule: &'static str,
    res: Payable,
    n: u8,
) -> Result<(), Refusal> {
    require(look.can_pay(player, res, n), || cannot_pay(rule, res, n))
}

/// Whether the costs of a list of effects can be paid (LA-1.6).
pub(crate) fn affordable(
    look: Look<'_>,
    player: Player,
    rule: &'static str,
    program: Program,
) -> Result<(), Refusal> {
    look.content.program(program).iter().try_for_each(|effect| match effect.op {
        Op::Pay { res, n } => payable(look, player, rule, res, n),
        Op::Damage { n, cost: true, .. } => require(look.sound_count(player) >= n, || {
            Refusal::new("LA-19.10", "la-refused-damage-room")
        }),
        _ => Ok(()),
    })
}

/// What may be done at any moment of an own turn: abilities, Objects, Stories spent against the Automa. `rule`: what the
/// turn is about.
pub(crate) fn in_turn(
    look: Look<'_>,
    player: Player,
    phase: Phase,
    rule: &'static str,
    mv: Move,
) -> Result<(), Refusal> {
    match (mv, Use::of(mv)) {
        (Move::Object { kind, choice }, _) => objects::check(look, player, phase, kind, choice),
        (Move::Prevent(card), _) => check_prevention(look, card),
        (_, Some(ability)) => abilities::check_use(look, player, phase, ability),
        (_, None) => Err(other(look, player, rule, mv)),
    }
}

impl Engine<'_> {
    /// Carries out what [`in_turn`] allows.
    pub(super) fn act_in_turn(&mut self, player: Player, mv: Move) {
        match mv {
            Move::Ability(slot) => self.use_ability(player, slot),
            Move::Burn(slot, kind) => self.burn(player, slot, kind),
            Move::Snipe(slot, place, pay) => self.snipe(player, slot, place, pay),
            Move::Object { kind, choice } => self.play_object(player, kind, choice),
            Move::Prevent(card) => self.prevent(card),
            mv => never(mv),
        }
    }

    /// Goes on with a turn in which nothing is to be decided. Tells whether it did.
    pub(super) fn end_unless(&mut self, asks: bool) -> bool {
        if !asks {
            self.pop();
        }
        !asks
    }
}

/// A move came to be carried out that the check of its decision never allows.
pub(crate) fn never(mv: Move) {
    debug_assert!(false, "`{mv}` is not allowed here");
}

/// Why a decision does not take a move it never asks for. `rule`: what the decision is about.
pub(crate) fn other(look: Look<'_>, player: Player, rule: &'static str, mv: Move) -> Refusal {
    if let Some(ability) = Use::of(mv) {
        return match present(look, player, ability.slot(), "LA-11.3") {
            Err(refusal) => refusal,
            Ok(_) => named("LA-11.3", "la-refused-ability-now", look, player, ability.slot()),
        };
    }
    match mv {
        Move::Pass => Refusal::new(rule, "la-refused-must"),
        Move::Object { kind, .. } => match objects::in_hand(look, player, kind) {
            Err(refusal) => refusal,
            Ok(()) => objects::about("LA-12.7", "la-refused-object-now", kind),
        },
        Move::Prevent(card) => match check_prevention(look, card) {
            Err(refusal) => refusal,
            Ok(()) => Refusal::new(rule, "la-refused-wrong-question"),
        },
        _ => Refusal::new(rule, "la-refused-wrong-question"),
    }
}
