//! What is to be decided, in one sentence.

use kernel::scene::Prompt;
use kernel::{Text, Viewer};

use super::player_arg;
use crate::content::LootKind;
use crate::frame::{Excess, Frame};
use crate::look::Look;
use crate::state::Stage;

/// The question to the viewer, or whom everybody waits for.
pub(super) fn prompt(look: Look<'_>, viewer: Viewer) -> Option<Prompt> {
    let awaited = crate::flow::awaited(look.state)?;
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
    let story = |story: u8| look.content.stories[usize::from(story)].name;
    let left = |id: &'static str, left: u8| Text::new(id).with("left", left);
    match *frame {
        Frame::ExploreTurn { .. } => Text::new("la-prompt-explore"),
        Frame::Expedition { player } => {
            Text::new("la-prompt-boost").with("strength", look.strength(player))
        }
        Frame::Action { .. } if look.state.explore.stage == Stage::Ending => {
            Text::new("la-prompt-mutant")
        }
        Frame::Action { .. } => Text::new("la-prompt-order"),
        Frame::Place { kind, .. } => {
            Text::new("la-prompt-place").with("card", look.content.convoy[usize::from(kind)].name)
        }
        Frame::Join { .. } => Text::new("la-prompt-overload-joined"),
        Frame::Encounter { encounter, .. } => {
            let card = look.content.cards.iter().find(|card| {
                card.kind == crate::vocab::CardKind::Encounter && card.of == encounter
            });
            Text::new("la-prompt-encounter")
                .with("card", card.map_or("la-kind-encounter", |c| c.name))
        }
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
        Frame::Mines { .. } | Frame::Moved { .. } => Text::new("la-prompt-mines"),
        Frame::Archive { .. } => Text::new("la-prompt-archive"),
        Frame::WhichStory { .. } => Text::new("la-prompt-which-story"),
        Frame::Story { story: which, .. } => {
            Text::new("la-prompt-story").with("story", story(which))
        }
        Frame::Test { story: which, .. } => Text::new("la-prompt-test").with("story", story(which)),
        Frame::Vote { .. } => Text::new("la-prompt-broadcast"),
        Frame::Fallout { .. } => Text::new("la-prompt-fallout"),
        Frame::RestTurn { .. } => Text::new("la-prompt-feed"),
        Frame::Rested { .. } => Text::new("la-prompt-rest"),
        Frame::MoveTurn { .. } => Text::new("la-prompt-move"),
        Frame::Steer { .. } => Text::new("la-prompt-step").with("points", look.state.drive.points),
        Frame::Advance { .. } => Text::new("la-prompt-advance"),
        Frame::Window { .. } => Text::new("la-prompt-window"),
        Frame::Loot { loot, .. } => {
            let card = match look.content.loot[usize::from(loot)].kind {
                LootKind::Convoy(kind) => look.content.convoy[usize::from(kind)].name,
                LootKind::Survivor(kind) => look.content.survivors[usize::from(kind)].name,
            };
            Text::new("la-prompt-loot").with("card", card)
        }
        Frame::RoundTurn { .. } => Text::new("la-prompt-end-round"),
        Frame::Prevent => Text::new("la-prompt-automa-story"),
        _ => Text::new("la-prompt-fire"),
    }
}
