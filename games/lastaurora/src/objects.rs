//! Object cards (LA-12): which can be played now, and playing them.

use kernel::{Refusal, require};

use crate::decisions::reasons;
use crate::engine::Engine;
use crate::ids::{Object, OptionId};
use crate::look::Look;
use crate::moves::Move;
use crate::state::Player;
use crate::vocab::{Op, Phase, Program};

/// The message ids of the choices of the one Object that has them.
pub(crate) const UNSTABLE_FUEL: [&str; 2] =
    ["la-text-obj_unstable_fuel-1", "la-text-obj_unstable_fuel-2"];

/// Every Object in a hand, with each of its choices.
pub(crate) fn held(look: Look<'_>, player: Player, found: &mut dyn FnMut(Move)) {
    crate::effects::hand_kinds(look, player, &mut |kind| {
        let choices = look.content.objects[kind].choices.len() as u8;
        (0..choices).map(OptionId).for_each(|choice| found(Move::Object { kind, choice }));
    });
}

/// A refusal that mentions an Object.
pub(crate) fn about(rule: &'static str, id: &'static str, kind: Object) -> Refusal {
    Refusal::new(rule, id).with("card", kind.word())
}

/// Whether an Object is in a hand.
pub(crate) fn in_hand(look: Look<'_>, player: Player, kind: Object) -> Result<(), Refusal> {
    require(look.of(player).hand[kind] > 0, || about("LA-12.7", "la-refused-not-in-hand", kind))
}

/// Whether an Object of the hand belongs to a phase (LA-12.7).
pub(crate) fn in_phase(look: Look<'_>, phase: Phase, kind: Object) -> Result<(), Refusal> {
    let of = look.content.objects[kind].phase;
    let named = match of {
        Phase::Exploration => "la-phase-exploration",
        Phase::Rest => "la-phase-rest",
        Phase::Movement => "la-phase-movement",
        Phase::Fire => "la-phase-fire",
        Phase::EndRound => "la-phase-end_round",
        Phase::Any => {
            return require(phase != Phase::EndRound, || {
                about("LA-12.7", "la-refused-object-end-round", kind)
            });
        }
    };
    require(of == phase, || about("LA-12.7", "la-refused-object-phase", kind).with("phase", named))
}

/// Objects that have a moment of their own within their phase: not whenever their owner likes.
fn own_moment(kind: Object) -> Result<(), Refusal> {
    match kind {
        kind if kind == Object::IncendiaryAmmo => {
            Err(about("LA-12.10", "la-refused-object-pays", kind))
        }
        kind if kind == Object::Mine => Err(about("LA-18.8", "la-refused-object-mine", kind)),
        kind if kind == Object::EnergyRation => {
            Err(about("LA-12.7", "la-refused-object-ration", kind))
        }
        _ => Ok(()),
    }
}

/// Whether a player may play an Object in a turn of this phase (LA-12.7).
pub(crate) fn check(
    look: Look<'_>,
    player: Player,
    phase: Phase,
    kind: Object,
    choice: OptionId,
) -> Result<(), Refusal> {
    in_hand(look, player, kind)?;
    in_phase(look, phase, kind)?;
    own_moment(kind)?;
    let choices = &look.content.objects[kind].choices;
    let Some(program) = choices.get(choice.index()) else {
        return Err(about("LA-12.7", "la-refused-object-choice", kind));
    };
    helps(look, player, choices[0])?;
    reasons::affordable(look, player, "LA-12.7", *program)
}

/// Whether a list of effects that a player starts at will would change anything now: one of them must, unless none of
/// them could be in vain.
pub(crate) fn helps(look: Look<'_>, player: Player, program: Program) -> Result<(), Refusal> {
    let mut why = Ok(());
    for effect in look.content.program(program) {
        match changes(look, player, effect.op) {
            Some(Ok(())) => return Ok(()),
            Some(refused) => why = why.and(refused),
            None => {}
        }
    }
    why
}

/// Whether an Object changes the speed of a movement.
pub(crate) fn hurries(look: Look<'_>, kind: Object) -> bool {
    let program = look.content.objects[kind].choices[0];
    look.content.program(program).iter().any(|effect| matches!(effect.op, Op::Speed { .. }))
}

/// Whether an effect would change anything. Nothing is said of what only comes along: Fame, and Contamination for nobody.
fn changes(look: Look<'_>, player: Player, op: Op) -> Option<Result<(), Refusal>> {
    let own = look.of(player);
    let refused = |rule: &'static str, id: &'static str| move || Refusal::new(rule, id);
    let enemy_near = look.enemies_near(player).next().is_some();
    Some(match op {
        Op::Fame { .. } => return None,
        Op::Contaminate { .. } if look.survivors(player) == 0 => return None,
        Op::Repair { .. } => require(
            own.convoy.values().iter().any(|car| !car.damage.is_empty()),
            refused("LA-10.20", "la-refused-no-damage"),
        ),
        Op::Decontaminate { .. } => require(
            look.crew(player).any(|(_, member)| member.contamination > 0 && !look.doomed(member)),
            refused("LA-19.12", "la-refused-nobody-contaminated"),
        ),
        Op::MoveSurvivor { from, .. } => require(!look.in_zone(player, from).is_empty(), || {
            Refusal::new("LA-19.13", "la-refused-zone-empty").with("zone", from.word())
        }),
        Op::EnemyDamage { .. } => {
            require(enemy_near, refused("LA-19.17", "la-refused-no-enemy-near"))
        }
        Op::SwapTarget {} => require(enemy_near, refused("LA-X1.18", "la-refused-no-enemy-near")),
        Op::Gain { res, .. } => require(look.supply(res) > 0, || {
            Refusal::new("LA-19.4", "la-refused-supply-empty").with("what", res.word())
        }),
        Op::IgnoreEnemies { .. } => {
            require(!own.cloaked, refused("LA-X1.15", "la-refused-cloaked"))
        }
        _ => Ok(()),
    })
}

impl Engine<'_> {
    /// Plays an Object (LA-12.7).
    pub(crate) fn play_object(&mut self, player: Player, kind: Object, choice: OptionId) {
        let card = &self.content.objects[kind];
        let (name, program) = (kind.word(), card.choices[choice.index()]);
        self.of(player).hand[kind] -= 1;
        self.state.object_discard[kind] += 1;
        let event = self.about("LA-12.7", "la-event-plays", player).name("card", name);
        self.reveal(event);
        if card.choices.len() > 1 {
            let label = UNSTABLE_FUEL[choice.index().min(1)];
            let event = self.about("LA-X1.19", "la-event-chooses", player).name("what", label);
            self.tell(event);
        }
        self.run_for(program, player);
    }
}
