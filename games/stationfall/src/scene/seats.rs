//! The panels of the seats: who they are as far as the viewer knows, cubes, Time markers, guilt.

use kernel::scene::{Gauge, SeatPanel, Tone};
use kernel::{Seat, Text};

use super::Eye;
use super::names::{self, GaugeKind};
use crate::look::Look;
use crate::state::{Guilt, Player};

/// The cubes of a colour (SF-2.5).
const CUBES: i32 = 8;
/// The Time markers of a colour (SF-2.5).
const MARKERS: i32 = 3;

pub(super) fn panel(eye: Eye<'_>, seat: Seat) -> SeatPanel {
    let look = eye.look;
    let colours = || look.players().filter(move |player| look.seat_of(*player) == seat);
    let mut roles = colours().map(|player| role(eye, player));
    let (first, second) = (roles.next().flatten(), roles.next());
    let role = match second {
        None => first,
        Some(second) => {
            let known = |role: Option<Text>| role.unwrap_or_else(|| Text::new("sf-role-unknown"));
            Some(Text::new("sf-role-two").with("one", known(first)).with("other", known(second)))
        }
    };
    let gauges = colours().enumerate();
    SeatPanel {
        role,
        gauges: gauges.flat_map(|(n, player)| self::gauges(look, n as u8, player)).collect(),
        ..SeatPanel::new(seat)
    }
}

/// The PC, or the Secret Identity for those who may see it.
fn role(eye: Eye<'_>, player: Player) -> Option<Text> {
    let state = &eye.look.state.players[player];
    if let Some(pc) = state.pc {
        let role = if eye.look.is_bot(player) { "sf-role-bot" } else { "sf-role-pc" };
        return Some(Text::new(role).with("who", pc.word()));
    }
    let secret = eye.look.secret_of(player)?;
    eye.sees_identity(secret).then(|| Text::new("sf-role-secret").with("who", secret.word()))
}

fn gauges(look: Look<'_>, colour: u8, player: Player) -> [Gauge; 3] {
    let state = &look.state.players[player];
    let gauge = |kind, label: &'static str, value: i32, of: i32, icon: &'static str| {
        let mut gauge = Gauge::new(names::gauge(kind, colour), label, value);
        gauge.of = Some(of);
        gauge.icon = Some(icon.into());
        gauge
    };
    let (reading, value, tone) = match state.guilt {
        Guilt::Innocent => ("sf-guilt-innocent", 0, Tone::Good),
        Guilt::Suspect => ("sf-guilt-suspect", 1, Tone::Warn),
        Guilt::Guilty => ("sf-guilt-guilty", 2, Tone::Bad),
    };
    [
        gauge(GaugeKind::Cubes, "sf-gauge-cubes", state.cubes.into(), CUBES, "cube"),
        Gauge {
            tone,
            reading: Some(Text::new(reading)),
            ..gauge(GaugeKind::Guilt, "sf-gauge-guilt", value, 2, "guilt")
        },
        gauge(GaugeKind::Markers, "sf-gauge-markers", state.markers.into(), MARKERS, "time"),
    ]
}
