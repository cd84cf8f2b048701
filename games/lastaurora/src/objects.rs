//! Object cards (LA-12): which can be played now, and playing them.

use crate::engine::Engine;
use crate::look::Look;
use crate::moves::Move;
use crate::state::Player;
use crate::vocab::{Op, Phase, Program};

/// The message ids of the choices of the one Object that has them.
pub(crate) const UNSTABLE_FUEL: [&str; 2] =
    ["la-text-obj_unstable_fuel-1", "la-text-obj_unstable_fuel-2"];

/// Whether the costs of a list can be paid (LA-1.6).
pub(crate) fn affordable(look: Look<'_>, player: Player, program: Program) -> bool {
    look.content.program(program).iter().all(|effect| match effect.op {
        Op::Pay { res, n } => look.can_pay(player, res, n),
        Op::Damage { n, cost: true, .. } => look.sound_count(player) >= n,
        _ => true,
    })
}

/// Objects that can be played now, in this phase (LA-12.7).
pub(crate) fn objects(look: Look<'_>, player: Player, phase: Phase, each: &mut dyn FnMut(Move)) {
    crate::effects::hand_kinds(look, player, &mut |kind| {
        let card = &look.content.objects[usize::from(kind)];
        let now = card.phase == phase || card.phase == Phase::Any;
        if !now || !useful(look, player, kind) {
            return;
        }
        for (choice, program) in (0..).zip(&card.choices) {
            if affordable(look, player, *program) {
                each(Move::Object(kind, choice));
            }
        }
    });
}

/// Whether an Object is played by itself and could do anything now.
fn useful(look: Look<'_>, player: Player, kind: u8) -> bool {
    let known = &look.content.known;
    if kind == known.incendiary || kind == known.mine || kind == known.ration {
        return false;
    }
    let program = look.content.objects[usize::from(kind)].choices[0];
    let own = look.of(player);
    look.content.program(program).iter().any(|effect| match effect.op {
        Op::Repair { .. } => own.convoy.iter().any(|car| car.damage != 0),
        Op::Decontaminate { .. } => {
            look.crew(player).any(|(_, member)| member.contamination > 0 && !look.doomed(member))
        }
        Op::MoveSurvivor { from, .. } => look.in_zone(player, from) != 0,
        Op::EnemyDamage { .. } | Op::SwapTarget {} => look.enemies_near(player).next().is_some(),
        Op::Gain { res, .. } => look.supply(res) > 0,
        Op::IgnoreEnemies { .. } => !own.cloaked,
        Op::Contaminate { .. } => look.survivors(player) > 0,
        Op::Fame { .. } => false,
        _ => true,
    })
}

impl Engine<'_> {
    /// Plays an Object (LA-12.7).
    pub(crate) fn play_object(&mut self, player: Player, kind: u8, choice: u8) {
        let card = &self.content.objects[usize::from(kind)];
        let (name, program) = (card.name, card.choices[usize::from(choice)]);
        self.of(player).hand[usize::from(kind)] -= 1;
        self.state.object_discard[usize::from(kind)] += 1;
        let event = self.about("LA-12.7", "la-event-plays", player).name("card", name);
        self.reveal(event);
        if card.choices.len() > 1 {
            let label = UNSTABLE_FUEL[usize::from(choice.min(1))];
            let event = self.about("LA-X1.19", "la-event-chooses", player).name("what", label);
            self.tell(event);
        }
        self.run_for(program, player);
    }
}
