//! What lies beside the station: the Minute track, Project X, the Offsites, the Betrayal box, the supply, the gauges.

use kernel::scene::{Badge, Face, Gauge, Kind, Layout, Piece, Tone, Zone};
use kernel::{Scene, Text, Viewer};

use super::cards::owned;
use super::pieces::{data_piece, mark_of_item};
use super::{Eye, names, signs};
use crate::almanac::names as entries;
use crate::almanac::token::Token;
use crate::bag::COMMON;
use crate::ids::Offsite;
use crate::look::Look;

pub(super) fn draw(eye: Eye<'_>, scene: &mut Scene) {
    minutes(eye, scene);
    project(eye, scene);
    offsites(eye.look, scene);
    betrayal(eye.look, scene);
    supply(eye.look, scene);
    gauges(eye.look, scene);
}

/// The Minute at which a game of this size begins (SF-2.3.1).
fn start(look: Look<'_>) -> i8 {
    let line = look.content.setup.iter().find(|line| line.seats == look.state.table.seats);
    line.map_or(look.state.minute, |line| line.start_minute).max(look.state.minute)
}

/// The Minute track counts down to 0, where the Reentry marker lies (SF-2.3.5).
fn minutes(eye: Eye<'_>, scene: &mut Scene) {
    let station = &eye.look.state.station;
    let spaces = u16::from(start(eye.look).unsigned_abs()) + 1;
    let mut zone =
        Zone::new(names::MINUTES, Layout::Track { first: 0, spaces }).named("sf-minutes");
    zone.entry = Some(entries::token(Token::Minute));
    zone.badges = systems(eye.look);
    scene.zones.push(zone);

    let mut minute = Piece::new(names::MINUTE, names::MINUTES, Kind::Token);
    minute.slot = Some(u16::from(eye.look.state.minute.max(0).unsigned_abs()));
    minute.label = Some(Text::new("sf-minute-marker"));
    minute.mark = Some("M".into());
    minute.icon = Some("minute".into());
    minute.entry = Some(entries::token(Token::Minute));
    scene.pieces.push(minute);

    let mut reentry = Piece::new(names::REENTRY, names::MINUTES, Kind::Token);
    reentry.slot = Some(0);
    reentry.icon = Some("reentry".into());
    // The same for both of its sides.
    reentry.entry = Some(entries::token(Token::Reentry));
    let (face, label) = match (station.reentry_flipped, station.fireball) {
        (true, true) => (Face::Up, "sf-reentry-fireball"),
        (true, false) => (Face::Up, "sf-reentry-clear"),
        (false, true) if eye.viewer == Viewer::Referee => (Face::Peeked, "sf-reentry-fireball"),
        (false, false) if eye.viewer == Viewer::Referee => (Face::Peeked, "sf-reentry-clear"),
        (false, _) => (Face::Down, "sf-reentry"),
    };
    reentry.face = face;
    reentry.label = Some(Text::new(label));
    scene.pieces.push(reentry);
}

/// The station's systems in words (chapter 7).
fn systems(look: Look<'_>) -> Vec<Badge> {
    let station = &look.state.station;
    let power = match look.power_status() {
        0 => signs::sign("sf-power-normal", "power", Tone::Good),
        1 => signs::sign("sf-power-backup", "power", Tone::Warn),
        _ => signs::sign("sf-power-blackout", "power", Tone::Bad),
    };
    let cameras = if station.cameras { "sf-cameras-on" } else { "sf-cameras-off" };
    let jammers = if station.jammers { "sf-jammers-on" } else { "sf-jammers-off" };
    let mut systems = vec![
        power,
        signs::sign(cameras, "cameras", Tone::Neutral),
        signs::sign(jammers, "jammers", Tone::Neutral),
    ];
    if station.abandon_ship {
        systems.push(signs::sign("sf-abandon-ship", "abandon-ship", Tone::Warn));
    }
    if station.armed && !station.detonated {
        systems.push(signs::sign("sf-antimatter-armed", "antimatter", Tone::Bad));
    }
    systems
}

/// The Project X card: seen by those who have looked at it, and by all once released (SF-R129).
fn project(eye: Eye<'_>, scene: &mut Scene) {
    scene.zones.push(Zone::new(names::PROJECT, Layout::Row).named("sf-project"));
    let project = &eye.look.state.project_x;
    let peeked = match eye.viewer {
        Viewer::Seat(seat) => project.seen_by.contains(seat),
        Viewer::Spectator => false,
        Viewer::Referee => true,
    };
    let mut card = Piece::new(names::PROJECT_CARD, names::PROJECT, Kind::Card);
    card.icon = Some("project".into());
    card.face = match (project.released, peeked) {
        (true, _) => Face::Up,
        (false, true) => Face::Peeked,
        (false, false) => Face::Down,
    };
    let hidden = card.face == Face::Down;
    card.label = Some(Text::new(if hidden { "sf-project-hidden" } else { project.card.word() }));
    // Its back tells what Project X may be.
    let back = entries::token(Token::ProjectX);
    card.entry = Some(if hidden { back } else { entries::project(project.card) });
    scene.pieces.push(card);
}

fn offsites(look: Look<'_>, scene: &mut Scene) {
    for offsite in Offsite::ALL {
        let state = &look.state.offsites[*offsite];
        let mut zone = Zone::new(offsite.name(), Layout::Row).named(offsite.word());
        zone.icon = Some(offsite.name().into());
        if state.annihilated {
            zone.badges.push(signs::sign("sf-badge-annihilated", "annihilated", Tone::Bad));
        }
        scene.zones.push(zone);
        for data in state.data {
            let id = names::offsite_data(*offsite, data);
            scene.pieces.push(data_piece(id, offsite.name().into(), data));
        }
    }
}

fn betrayal(look: Look<'_>, scene: &mut Scene) {
    scene.zones.push(Zone::new(names::BETRAYAL, Layout::Row).named("sf-betrayal"));
    for player in look.players() {
        let count = look.state.players[player].betrayal;
        if count > 0 {
            let mut piece = Piece::new(names::betrayal(player), names::BETRAYAL, Kind::Cube);
            piece.label = Some(Text::new("sf-cubes"));
            piece.entry = Some(entries::token(Token::Cube));
            piece.badges.push(signs::count("sf-badge-count", "count", count));
            scene.pieces.push(owned(look, player, piece));
        }
    }
}

/// What can still be manufactured (SF-0.7). Nanogels in the supply have both charges.
fn supply(look: Look<'_>, scene: &mut Scene) {
    scene.zones.push(Zone::new(names::SUPPLY, Layout::Row).named("sf-supply"));
    for kind in COMMON {
        let count = look.state.supply.count(kind);
        if count > 0 {
            let mut piece = Piece::new(names::in_supply(kind), names::SUPPLY, Kind::Item);
            piece.label = Some(Text::new(kind.word()));
            piece.entry = Some(entries::item(kind));
            piece.mark = Some(mark_of_item(kind).into());
            piece.icon = Some(kind.name().into());
            piece.badges.push(signs::count("sf-badge-count", "count", count));
            scene.pieces.push(piece);
        }
    }
}

fn gauges(look: Look<'_>, scene: &mut Scene) {
    let station = &look.state.station;
    let mut add = |id: &'static str, label: &'static str, value: i32, of: i32, tone: Tone| {
        let mut gauge = Gauge::new(id, label, value);
        gauge.of = Some(of);
        gauge.icon = Some(id.into());
        gauge.tone = tone;
        scene.gauges.push(gauge);
    };
    let minute = look.state.minute.max(0);
    let soon = if minute <= 2 { Tone::Warn } else { Tone::Neutral };
    add("minute", "sf-gauge-minute", minute.into(), start(look).into(), soon);
    let power = [Tone::Good, Tone::Warn, Tone::Bad, Tone::Bad];
    let status = look.power_status();
    add("power", "sf-gauge-damaged-power", status.into(), 3, power[usize::from(status)]);
    let mut switch = |id: &'static str, label: &'static str, on: bool, words: [&'static str; 2]| {
        let mut gauge = Gauge::new(id, label, on.into());
        gauge.of = Some(1);
        gauge.icon = Some(id.into());
        gauge.reading = Some(Text::new(words[usize::from(on)]));
        scene.gauges.push(gauge);
    };
    let cameras = ["sf-cameras-off", "sf-cameras-on"];
    switch("cameras", "sf-gauge-cameras", station.cameras, cameras);
    let jammers = ["sf-jammers-off", "sf-jammers-on"];
    switch("jammers", "sf-gauge-jammers", station.jammers, jammers);
    let leaving = ["sf-abandon-ship-not-yet", "sf-abandon-ship"];
    switch("abandon-ship", "sf-gauge-abandon-ship", station.abandon_ship, leaving);
}
