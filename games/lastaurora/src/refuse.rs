//! Why a move is not allowed: the rule, and what its sentence mentions.

use kernel::Refusal;

use crate::decisions::reasons::{self, named};
use crate::frame::Frame;
use crate::look::Look;
use crate::moves::Move;

/// What the frame on top is about: the rule of its prompt.
pub(crate) fn rule(frame: &Frame) -> &'static str {
    match frame {
        Frame::Damage { .. } => "LA-10.16",
        Frame::Repair { .. } => "LA-19.9",
        Frame::GainChoice { .. } => "LA-19.5",
        Frame::Keep { .. } => "LA-19.6",
        Frame::DiscardObjects { .. } => "LA-19.7",
        Frame::PayObjects { .. } | Frame::PayAny { .. } => "LA-19.3",
        Frame::LoseAny { .. } => "LA-19.7",
        Frame::Overload { .. } => "LA-10.17",
        Frame::Contaminate { .. } => "LA-19.11",
        Frame::Clean { .. } => "LA-19.12",
        Frame::MoveSurvivors { .. } | Frame::LoseSurvivor { .. } => "LA-19.13",
        Frame::Improve { .. } => "LA-19.16",
        Frame::HitEnemy { .. } => "LA-19.17",
        Frame::SwapTarget { .. } | Frame::SwapWhose { .. } => "LA-X1.18",
        Frame::Peek { .. } | Frame::Refresh { .. } => "LA-19.20",
        Frame::GiveWhom { .. } | Frame::Give { .. } => "LA-19.21",
        Frame::DemandWhom { .. } | Frame::Demanded { .. } | Frame::Yield { .. } => "LA-19.21",
        Frame::Humiliate { .. } => "LA-X5.21",
        Frame::Mines { .. } => "LA-18.8",
        Frame::Archive { .. } => "LA-X4.24",
        Frame::Vote { .. } => "LA-X1.28",
        Frame::Fallout { .. } => "LA-13.12",
        _ => "LA-1.16",
    }
}

/// The reason why a move is not among those asked for.
pub(crate) fn reason(look: Look<'_>, mv: Move) -> Refusal {
    let Some(frame) = look.state.frames.last() else {
        return Refusal::new("LA-1.16", "la-refused-wrong-question");
    };
    match (*frame, mv) {
        (Frame::Damage { .. }, Move::Damage(..)) => {
            Refusal::new("LA-10.16", "la-refused-damage-place")
        }
        (Frame::Repair { .. }, Move::Repair(..)) => {
            Refusal::new("LA-10.20", "la-refused-box-undamaged")
        }
        (Frame::Mines { .. }, Move::Mine(_)) => Refusal::new("LA-18.8", "la-refused-mine-space"),
        (Frame::Peek { .. }, Move::Order(_)) => Refusal::new("LA-19.20", "la-refused-peek-order"),
        (Frame::Archive { .. }, Move::Archive(_) | Move::ArchiveNew | Move::Slot(_)) => {
            Refusal::new("LA-X4.24", "la-refused-archive-place")
        }
        (Frame::Clean { player, .. }, Move::Survivor(slot)) => {
            let member = &look.of(player).crew[usize::from(slot)];
            match (member.present(), look.doomed(member)) {
                (true, true) => named("LA-11.8", "la-refused-doomed", look, player, slot),
                (true, false) => named("LA-19.12", "la-refused-who", look, player, slot),
                _ => Refusal::new("LA-19.12", "la-refused-wrong-question"),
            }
        }
        _ => {
            let player = crate::flow::awaited(look).unwrap_or_default();
            reasons::other(look, player, rule(frame), mv)
        }
    }
}
