//! What a viewer sees (SF-R129): the station as a schematic, the cards beside it, hands, tracks, and what is asked.
//!
//! - `board`: sections, ways, the Mesosphere; `pieces`: everything that lies in them;
//! - `cards`: the Character cards; `hands`: what players hold; `tracks`: Minute track, Offsites, supply, gauges;
//! - `seats`: the panels; `prompt`: the question at hand; `offers`, `verbs`, `labels`: the moves in words;
//! - `names`: the ids of zones and pieces.

mod board;
mod cards;
mod hands;
pub(crate) mod labels;
pub(crate) mod names;
pub(crate) mod offers;
mod pieces;
mod prompt;
mod seats;
mod signs;
mod touches;
mod tracks;
pub(crate) mod verbs;

use kernel::scene::{ScoreLine, Tone, Whose};
use kernel::{Scene, Seat, Text, Viewer};

use crate::ids::Identity;
use crate::look::Look;
use crate::state::{IdentityPlace, Player};
use crate::stationfall::{reckoning, tie_breakers};
use crate::{hidden, turn};

pub(crate) use offers::offer;

/// Draws what the viewer may see.
pub(crate) fn draw(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    let unseen = if hidden::may_see_declared(look, viewer) { None } else { turn::unseen(look) };
    let look = unseen.as_ref().map_or(look, |state| Look::new(look.content, state));
    let eye = Eye { look, viewer };
    scene.clock = Some(clock(look));
    scene.seats = Seat::all(look.state.table.seats).map(|seat| seats::panel(eye, seat)).collect();
    scene.zones.reserve(96);
    scene.pieces.reserve(160);
    board::draw(eye, scene);
    tracks::draw(eye, scene);
    cards::draw(eye, scene);
    hands::draw(eye, scene);
    pieces::draw(eye, scene);
    scene.prompt = prompt::prompt(eye);
    if look.state.station.over {
        scene.reckoning = reckon(look);
    }
}

/// The table through somebody's eyes.
#[derive(Clone, Copy)]
struct Eye<'a> {
    look: Look<'a>,
    viewer: Viewer,
}

impl Eye<'_> {
    /// Whether the viewer sees the Identity cards of a seat: its own, its team's, or as referee everybody's (SF-R154).
    fn sees_identities(self, of: Seat) -> bool {
        self.look.open_hand(of) || self.look.allies(of).iter().any(|ally| self.viewer.sees(ally))
    }

    /// Whether the viewer sees what lies face down with a seat: the own things, and as referee everything. What lies face
    /// down with a bot nobody sees (SF-R129).
    fn sees_hidden(self, of: Seat) -> bool {
        let bot = self.look.state.table.bots.contains(of);
        self.viewer.sees(of) && (!bot || self.viewer == Viewer::Referee)
    }

    /// Whether the viewer sees what this Identity card is, which lies in front of a seat.
    fn sees_identity(self, identity: Identity) -> bool {
        match self.look.state.identities[identity] {
            IdentityPlace::Box => self.viewer == Viewer::Referee,
            IdentityPlace::Revealed(_)
            | IdentityPlace::ShownBonus(_)
            | IdentityPlace::ShownNext(_) => true,
            IdentityPlace::Secret(player) => self.sees_identities(self.look.seat_of(player)),
            IdentityPlace::Dealt(seat) => self.sees_identities(seat),
            IdentityPlace::Bonus(seat) if self.look.state.table.bots.contains(seat) => {
                self.sees_hidden(seat)
            }
            IdentityPlace::Bonus(seat) => self.sees_identities(seat),
            // A discarded card is its owner's secret for ever (SF-R26).
            IdentityPlace::Discarded(seat) => self.sees_hidden(seat) || self.look.open_hand(seat),
        }
    }
}

/// The palette entry of a player: the seat's, or one of its own where a seat has two colours.
fn tone_of(look: Look<'_>, player: Player) -> Tone {
    if look.state.table.players == look.state.table.seats {
        Tone::Seat(look.seat_of(player))
    } else {
        Tone::Hue(player.0)
    }
}

fn clock(look: Look<'_>) -> Text {
    let state = look.state;
    if state.station.stationfall || state.station.over {
        return Text::new("sf-clock-stationfall").with("minute", state.minute.max(0));
    }
    if matches!(state.frames.last(), Some(crate::frame::Frame::Identities)) {
        return Text::new("sf-clock-setup");
    }
    Text::new("sf-clock-turn")
        .with("minute", state.minute.max(0))
        .with("player", names::player(state.table.seats, state.turn.player))
}

/// The final count, seat by seat (SF-16.4).
fn reckon(look: Look<'_>) -> Vec<ScoreLine> {
    let mut lines = Vec::new();
    for seat in Seat::all(look.state.table.seats) {
        reckoning::reckon(look, seat, &mut |line| {
            let friend = match line.reason {
                reckoning::Reason::Bonus(identity, _) => look.content.identities[identity].friend,
                _ => false,
            };
            lines.push(ScoreLine {
                whose: Whose::Seat(seat),
                points: line.points,
                text: line.text(look.state.table.seats),
                rule: Some(line.reason.rule(friend).into()),
            });
        });
    }
    tie_breakers(look, &mut |seat, breaker| {
        let text = breaker.text();
        let whose = Whose::Seat(seat);
        lines.push(ScoreLine { whose, points: 0, text, rule: Some("SF-16.4.9".into()) });
    });
    lines
}
