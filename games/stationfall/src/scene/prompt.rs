//! The question at hand in one sentence, as its decision words it. Who does not decide is told who does.

use kernel::scene::Prompt;
use kernel::text::Arg;
use kernel::{Seat, Text, Viewer};

use super::{Eye, names};
use crate::frame::Frame;
use crate::look::Look;
use crate::turn;

pub(super) fn prompt(eye: Eye<'_>) -> Option<Prompt> {
    let look = eye.look;
    if look.state.station.over {
        return None;
    }
    let frame = turn::top(look)?;
    let mut asked = frame.decision()?.prompt(look);
    if let Some(subject) = look.council_for() {
        asked = council(look, subject, asked);
    }
    let awaited = turn::awaited(look);
    let own = matches!(eye.viewer, Viewer::Seat(seat) if awaited.contains(seat));
    Some(if own { asked } else { Prompt { text: wait(look, frame, asked.text), ..asked } })
}

/// What the humans decide together, with the first proposal once there is one (SF-T62).
fn council(look: Look<'_>, subject: Seat, asked: Prompt) -> Prompt {
    let council = &look.state.tutorial.council;
    let text = match council.lead.zip(council.standing()) {
        None => Text::new("sf-prompt-council").with("subject", subject).with("what", asked.text),
        Some((seat, proposed)) => Text::new("sf-prompt-council-proposed")
            .with("subject", subject)
            .with("what", asked.text)
            .with("seat", seat)
            .with("proposed", Arg::Plain(proposed.to_string().into())),
    };
    Prompt::new(text, "SF-T62")
}

/// Who is waited for, and what they are asked.
fn wait(look: Look<'_>, frame: Frame, what: Text) -> Text {
    if look.council_for().is_some() {
        return what;
    }
    match frame.player(look) {
        None => Text::new("sf-prompt-wait-identities"),
        Some(player) => Text::new("sf-prompt-wait")
            .with("player", names::player(look.state.table.seats, player))
            .with("what", what),
    }
}
