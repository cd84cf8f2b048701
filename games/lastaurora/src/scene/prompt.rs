//! What is to be decided, in one sentence.

use kernel::scene::Prompt;
use kernel::{Text, Viewer};

use super::player_arg;
use crate::frame::{Excess, Frame};
use crate::look::Look;

/// The question to the viewer, or whom everybody waits for.
pub(super) fn prompt(look: Look<'_>, viewer: Viewer) -> Option<Prompt> {
    let awaited = crate::flow::awaited(look)?;
    let frame = look.state.frames.last()?;
    let asked = frame.decision().map(|decision| decision.prompt(look));
    let rule = crate::refuse::rule(frame);
    if viewer.seat() != Some(awaited.seat()) {
        let text = Text::new("la-prompt-wait").with("seat", awaited.seat());
        return Some(match asked {
            Some(asked) => Prompt { text, ..asked },
            None => Prompt::new(text, rule),
        });
    }
    asked.or_else(|| Some(Prompt::new(question(look, frame), rule)))
}

fn question(look: Look<'_>, frame: &Frame) -> Text {
    let left = |id: &'static str, left: u8| Text::new(id).with("left", left);
    match *frame {
        Frame::Damage { left: n, .. } => left("la-prompt-damage", n),
        Frame::Repair { left: n, .. } => left("la-prompt-repair", n),
        Frame::GainChoice { left: n, .. } => left("la-prompt-goods", n),
        Frame::Keep { left: n, .. } => left("la-prompt-keep", n),
        Frame::DiscardObjects { left: n, .. } => left("la-prompt-discard", n),
        Frame::PayObjects { .. } => Text::new("la-prompt-pay-object"),
        Frame::PayAny { left: n, .. } => left("la-prompt-pay", n),
        Frame::LoseAny { .. } => Text::new("la-prompt-lose"),
        Frame::Overload { why, .. } => Text::new(match why {
            Excess::Gained => "la-prompt-overload-gained",
            Excess::Lost => "la-prompt-overload-lost",
            Excess::Joined(_) => "la-prompt-overload-joined",
        }),
        Frame::Contaminate { .. } => Text::new("la-prompt-contaminate"),
        Frame::Clean { .. } => Text::new("la-prompt-decontaminate"),
        Frame::MoveSurvivors { from, to, .. } => {
            Text::new("la-prompt-survivor").with("from", from.name()).with("to", to.name())
        }
        Frame::LoseSurvivor { .. } => Text::new("la-prompt-survivor-lost"),
        Frame::Improve { .. } => Text::new("la-prompt-improve"),
        Frame::HitEnemy { .. } | Frame::SwapTarget { .. } => Text::new("la-prompt-enemy"),
        Frame::SwapWhose { .. } => Text::new("la-prompt-target"),
        Frame::Peek { .. } => Text::new("la-prompt-peek"),
        Frame::Refresh { .. } => Text::new("la-prompt-refresh"),
        Frame::GiveWhom { .. } => Text::new("la-prompt-give-to"),
        Frame::Give { to, .. } => Text::new("la-prompt-give").with("seat", player_arg(look, to)),
        Frame::DemandWhom { .. } => Text::new("la-prompt-demand-whom"),
        Frame::Demanded { by, .. } => Text::new("la-prompt-demand").with("seat", by.seat()),
        Frame::Yield { by, .. } => Text::new("la-prompt-give").with("seat", player_arg(look, by)),
        Frame::Humiliate { .. } => Text::new("la-prompt-humiliate"),
        Frame::Mines { .. } => Text::new("la-prompt-mines"),
        Frame::Archive { .. } => Text::new("la-prompt-archive"),
        Frame::Vote { .. } => Text::new("la-prompt-broadcast"),
        Frame::Fallout { .. } => Text::new("la-prompt-fallout"),
        _ => Text::new("la-prompt-wait"),
    }
}
