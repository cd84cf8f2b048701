//! What is to be decided, in one sentence.

use kernel::scene::Prompt;
use kernel::{Text, Viewer};

use crate::flow;
use crate::look::Look;

/// The question to the viewer, or whom everybody waits for.
pub(super) fn prompt(look: Look<'_>, viewer: Viewer) -> Option<Prompt> {
    let asked = flow::decision(look.state)?.prompt(look);
    let awaited = flow::awaited(look)?;
    if viewer.seat() == Some(awaited.seat()) {
        return Some(asked);
    }
    Some(Prompt { text: Text::new("la-prompt-wait").with("seat", awaited.seat()), ..asked })
}
