//! What is to be decided, in one sentence.

use kernel::scene::Prompt;
use kernel::{Text, Viewer};

use crate::content::LootKind;
use crate::frame::Frame;
use crate::look::Look;
use crate::state::Stage;

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
    let story = |story: u8| look.content.stories[usize::from(story)].name;
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
        Frame::Moved { .. } => Text::new("la-prompt-mines"),
        Frame::WhichStory { .. } => Text::new("la-prompt-which-story"),
        Frame::Story { story: which, .. } => {
            Text::new("la-prompt-story").with("story", story(which))
        }
        Frame::Test { story: which, .. } => Text::new("la-prompt-test").with("story", story(which)),
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
