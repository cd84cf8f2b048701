//! What a viewer sees (scene.md): the ship with its Rooms, Corridors and Noise, pawns, Intruders, tracks, decks, boards.

mod crew;
mod ship;
mod tracks;

use kernel::scene::{Badge, Tone};
use kernel::{Scene, Text, Viewer};

use crate::flow;
use crate::ids::Player;
use crate::look::Look;
use crate::state::Step;

/// A sign with a word.
fn badge(label: impl Into<Text>, tone: Tone) -> Badge {
    Badge { label: label.into(), icon: None, count: None, tone }
}

/// A sign with a picture.
fn sign(label: impl Into<Text>, icon: &'static str, tone: Tone) -> Badge {
    Badge { icon: Some(icon.into()), ..badge(label, tone) }
}

/// A sign with a picture and a number.
fn counted(label: impl Into<Text>, icon: &'static str, n: u8, tone: Tone) -> Badge {
    Badge { count: Some(n.into()), ..sign(label, icon, tone) }
}

/// Draws the table for a viewer.
pub(crate) fn draw(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    let own = viewer.seat().map(Player::from);
    scene.clock = Some(clock(look));
    look.players().for_each(|player| scene.seats.push(crew::panel(look, player)));
    ship::draw(look, own, viewer, scene);
    tracks::draw(look, own, viewer, scene);
    look.players().for_each(|player| crew::board(look, player, viewer, scene));
    let asked = flow::decision(look.state);
    if let (Some(decision), Some(seat)) = (asked, viewer.seat())
        && decision.asks(look).contains(seat)
    {
        scene.prompt = Some(decision.prompt(look));
    }
}

/// The turn line (NEM-29.13).
fn clock(look: Look<'_>) -> Text {
    let step = match look.state.step {
        Step::Draft => return Text::new("nem-clock-draft"),
        Step::Revival | Step::Draw | Step::FirstPlayer | Step::Rounds | Step::Airlock => {
            "nem-clock-players"
        }
        Step::Time => "nem-clock-time",
        Step::Attack => "nem-clock-attack",
        Step::Fire => "nem-clock-fire",
        Step::EventMoves | Step::EventEffect | Step::EventOver => "nem-clock-event",
        Step::Development | Step::TurnEnd => "nem-clock-development",
        Step::Victory | Step::Over => "nem-clock-victory",
    };
    Text::new("nem-clock")
        .with("turn", look.state.turn)
        .with("space", look.state.time)
        .with("phase", Text::new(step))
}
