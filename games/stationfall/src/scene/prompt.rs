//! The question at hand in one sentence: one small function a kind of frame. Who does not decide is told who does.

use kernel::scene::Prompt;
use kernel::text::Arg;
use kernel::{Seat, SeatSet, Text, Viewer};

use super::{Eye, labels, names};
use crate::action::{Action, Actor};
use crate::frame::{Frame, ProgramList, Warrant};
use crate::ids::Ability;
use crate::look::Look;
use crate::turn;

pub(super) fn prompt(eye: Eye<'_>) -> Option<Prompt> {
    let look = eye.look;
    if look.state.station.over {
        return None;
    }
    let mut asked = question(look, turn::top(look)?)?;
    if let Some(subject) = look.council_for() {
        asked = council(look, subject, asked);
    }
    let awaited = turn::awaited(look);
    let own = matches!(eye.viewer, Viewer::Seat(seat) if awaited.contains(seat));
    Some(if own { asked } else { Prompt { text: wait(look, awaited, asked.text), ..asked } })
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
fn wait(look: Look<'_>, awaited: SeatSet, what: Text) -> Text {
    match turn::top(look) {
        _ if look.council_for().is_some() => what,
        Some(Frame::Identities) => Text::new("sf-prompt-wait-identities"),
        Some(
            Frame::Offer { to: player, .. }
            | Frame::FinalReveal { player }
            | Frame::Deliver { player, .. },
        ) => waiting(names::player(look.state.table.seats, player), what),
        _ if awaited.len() == 1 => {
            waiting(names::player(look.state.table.seats, look.state.turn.player), what)
        }
        _ => what,
    }
}

fn waiting(player: Arg, what: Text) -> Text {
    Text::new("sf-prompt-wait").with("player", player).with("what", what)
}

fn question(look: Look<'_>, frame: Frame) -> Option<Prompt> {
    Some(match frame {
        Frame::Identities => Prompt::new("sf-prompt-identities", "SF-2.5a"),
        Frame::Reveal => Prompt::new("sf-prompt-reveal", "SF-15.3.1"),
        Frame::Influence => Prompt::new("sf-prompt-influence", "SF-15.4.1"),
        Frame::Commit => Prompt::new("sf-prompt-commit", "SF-15.5.2a"),
        Frame::Activate => activate(look),
        Frame::Act { actor, by } => act(actor, by),
        Frame::Offer { actor, action, by, .. } => offer(look, actor, action, by),
        Frame::AskWhom { actor, .. } => {
            Prompt::new(Text::new("sf-prompt-ask-whom").with("who", labels::actor(actor)), "SF-R30")
        }
        Frame::DropExcess { body } => {
            let text = Text::new("sf-prompt-drop").with("who", body.word());
            Prompt::new(text, "SF-4.5.3.1")
        }
        Frame::Frameup => Prompt::new("sf-prompt-frameup", "SF-R74"),
        Frame::Power { ability, step } => power(ability, step),
        Frame::Markers => Prompt::new("sf-prompt-markers", "SF-R127"),
        Frame::Program(running) => program(look, running.place.list),
        Frame::FinalReveal { .. } => Prompt::new("sf-prompt-final-reveal", "SF-16.2"),
        Frame::Deliver { .. } => Prompt::new("sf-prompt-deliver", "SF-16.3.1"),
        Frame::BotStart | Frame::SectionTexts | Frame::TurnEnd => return None,
    })
}

/// The Activate phase: before the disc, with Actions left, with none left.
fn activate(look: Look<'_>) -> Prompt {
    let Some(activation) = look.state.turn.activated else {
        return Prompt::new("sf-prompt-activate", "SF-15.5.2");
    };
    let who = activation.body.map_or_else(|| activation.character.word(), |body| body.word());
    let text = match (activation.actions, activation.free) {
        (0, false) => Text::new("sf-prompt-end"),
        (0, true) => Text::new("sf-prompt-act-free").with("who", who),
        (actions, _) => Text::new("sf-prompt-act").with("who", who).with("actions", actions),
    };
    Prompt::new(text, "SF-15.5.2")
}

fn act(actor: Actor, by: Warrant) -> Prompt {
    let (id, rule) = match by {
        Warrant::Bribe | Warrant::GreyBribe => ("sf-prompt-act-bribe", "SF-15.5.4.1"),
        Warrant::Kompromat => ("sf-prompt-act-kompromat", "SF-15.5.5.1"),
        Warrant::RemoteControl => ("sf-prompt-act-remote", "SF-A8.4"),
        Warrant::Telepathy | Warrant::RootAccess => ("sf-prompt-act-through", "SF-R42"),
        Warrant::Presence => ("sf-prompt-act-presence", "SF-15.5.3"),
        Warrant::Power => ("sf-prompt-act-power", "SF-15.3.2"),
    };
    Prompt::new(Text::new(id).with("who", labels::actor(actor)), rule)
}

/// A named Action waits for consent; who refuses Kompromat becomes Suspect.
fn offer(look: Look<'_>, actor: Actor, action: Action, by: Warrant) -> Prompt {
    let (id, rule) = match by {
        Warrant::Kompromat if turn::refusing_costs(look) => {
            ("sf-prompt-offer-kompromat", "SF-15.5.5.2")
        }
        Warrant::Kompromat => ("sf-prompt-offer-kompromat-free", "SF-R37"),
        _ => ("sf-prompt-offer-bribe", "SF-15.5.4.3"),
    };
    let seats = look.state.table.seats;
    let text = Text::new(id)
        .with("player", names::player(seats, look.state.turn.player))
        .with("who", labels::actor(actor))
        .with("what", labels::action(action, seats));
    Prompt::new(text, rule)
}

fn power(ability: Ability, step: u8) -> Prompt {
    let text = match ability {
        Ability::ShapeshiftSwitch => Text::new("sf-prompt-power-switch"),
        Ability::RecordedConfessional => Text::new("sf-prompt-power-confessional"),
        Ability::TrojanHorse => Text::new("sf-prompt-power-trojan"),
        Ability::Overload => Text::new("sf-prompt-power-overload"),
        Ability::GoGoGo => Text::new("sf-prompt-power-go"),
        Ability::Claymore if step < 3 => Text::new("sf-prompt-power-trap").with("left", 3 - step),
        Ability::Claymore => Text::new("sf-prompt-power-live-trap"),
        Ability::SecretCache => Text::new("sf-prompt-power-cache"),
        Ability::Homework => Text::new("sf-prompt-power-homework"),
        _ => Text::new("sf-prompt-power").with("power", ability.word()),
    };
    Prompt::new(text, "SF-15.3.2")
}

/// What Project X asks; the card is open by then.
fn program(look: Look<'_>, list: ProgramList) -> Prompt {
    let text = Text::new("sf-prompt-program").with("card", look.state.project_x.card.word());
    Prompt::new(
        text,
        match list {
            ProgramList::Release => "SF-7.6.1",
            ProgramList::Resolve => "SF-15.7.3",
        },
    )
}
