//! The road with its spaces, what lies on them, the ship and the Turn Order Table.

use kernel::scene::{Kind, Layout, Link, Outline, Piece, Tone, Zone};
use kernel::{Arg, Scene, Text};

use super::{badge, convoy_id, region_tone, sign, space_mark};
use crate::almanac;
use crate::ids::SpaceId;
use crate::look::Look;
use crate::state::{Player, Step};
use crate::vocab::{Op, Program, Res};

/// A space as drawn.
const SPACE: [f32; 2] = [86.0, 68.0];
/// How far the road is pulled apart on the Alpha and on the Beta Map, so that no space hides another.
const APART: [[f32; 2]; 2] = [[1.5, 1.6], [1.7, 2.1]];

/// The picture of the board: where something with these coordinates of 0 to 1000 is drawn.
pub(super) fn drawn(look: Look<'_>, x: f32, y: f32) -> [f32; 2] {
    let [across, down] = APART[look.state.table.map as usize];
    [x * across, y * down]
}

pub(super) fn draw(look: Look<'_>, scene: &mut Scene) {
    for space in look.map().spaces.ids() {
        self::space(look, space, scene);
    }
    waypoints(look, scene);
    look.players().for_each(|player| convoy(look, player, scene));
    ship(look, scene);
    order(look, scene);
}

/// A space with what lies on it, and the ways that begin there.
fn space(look: Look<'_>, place: SpaceId, scene: &mut Scene) {
    let map = look.map();
    let (space, name) = (&map.spaces[place], map.space_name(place));
    let [x, y] = drawn(look, space.x.into(), space.y.into());
    let [w, h] = SPACE;
    let layout = Layout::Node { x, y, w, h, shape: Outline::Room };
    // The number as on the board; the region is told by its colour and in the words beside it.
    let number = Text::new("la-space-number").with("space", Arg::Plain(space_mark(name)));
    let mut node = Zone::new(name, layout).named(number);
    node.entry = Some(almanac::of_space(name));
    node.tone = region_tone(space.region);
    node.badges.push(badge(space.region.word(), None, Tone::Neutral));
    if space.contaminated {
        node.badges.push(sign("la-badge-contaminated", "contaminated", Tone::Warn));
    }
    if look.avalanche(place).is_some() {
        node.badges.push(sign("la-badge-avalanche", "avalanche", Tone::Warn));
    }
    if look.state.mines.contains(&place.into()) {
        node.badges.push(sign("la-badge-mine", "mine", Tone::Bad));
    }
    if place == look.mooring() {
        node.badges.push(badge("la-badge-mooring", None, Tone::Good));
    }
    scene.zones.push(node);
    for to in space.ways() {
        scene.links.push(link(name, map.space_name(to), "road"));
    }
    if let Some(to) = space.shortcut.get() {
        scene.links.push(link(name, map.space_name(to), "shortcut"));
    }
}

fn waypoints(look: Look<'_>, scene: &mut Scene) {
    let map = look.map();
    for (waypoint, counter) in look.state.waypoints.iter() {
        let Some(counter) = counter.get() else { continue };
        let zone = map.space_name(map.waypoints[waypoint]);
        let mut piece = Piece::new(format!("waypoint-{}", waypoint.0 + 1), zone, Kind::Token);
        let info = &look.content.waypoints[counter];
        piece.label = Some(info.name.into());
        let (icon, mark) = reward(look, info.effects);
        piece.icon = Some(icon.into());
        piece.mark = Some(mark.into());
        piece.entry = Some(almanac::of(info.name));
        scene.pieces.push(piece);
    }
}

fn convoy(look: Look<'_>, player: Player, scene: &mut Scene) {
    let own = look.of(player);
    let mut piece = Piece::new(convoy_id(player), look.map().space_name(own.at), Kind::Pawn);
    if look.automa(player) {
        piece.kind = Kind::Robot;
        piece.label = Some("la-term-automa".into());
        piece.mark = Some("A".into());
        piece.tone = Tone::Hue(4);
    } else {
        piece.label = Some("la-term-convoy".into());
        piece.owner = Some(player.seat());
        piece.mark = Some(format!("{}", player.0 + 1).into());
        piece.tone = Tone::Seat(player.seat());
    }
    piece.icon = Some("convoy".into());
    piece.entry = Some("token-convoy".into());
    if look.first() == player {
        piece.badges.push(badge("la-badge-first", None, Tone::Neutral));
    }
    if own.aboard {
        piece.badges.push(badge("la-badge-aboard", None, Tone::Good));
    }
    if own.cloaked {
        piece.badges.push(sign("la-badge-cloaked", "cloaked", Tone::Good));
    }
    scene.pieces.push(piece);
}

fn ship(look: Look<'_>, scene: &mut Scene) {
    let aurora = look.state.aurora;
    let mut ship = Piece::new("aurora", look.map().space_name(look.mooring()), Kind::Tile);
    ship.label = Some("la-term-aurora".into());
    ship.icon = Some("icebreaker".into());
    ship.mark = Some("AUR".into());
    ship.entry = Some("token-aurora".into());
    let stage = if aurora.red { "la-stage-red" } else { "la-stage-yellow" };
    ship.badges.push(badge(stage, Some(aurora.stop.number().into()), Tone::Neutral));
    scene.pieces.push(ship);
}

/// The Turn Order Table.
fn order(look: Look<'_>, scene: &mut Scene) {
    scene.zones.push(Zone::new("turn-order", Layout::Row).named("la-term-turn-order"));
    for (place, player) in look.state.order.iter().enumerate() {
        let mut piece = Piece::new(format!("order-{}", player.0 + 1), "turn-order", Kind::Token);
        piece.mark = Some(format!("{}", place + 1).into());
        if look.automa(*player) {
            piece.label = Some("la-term-automa".into());
        } else {
            piece.label = Some(Text::new("la-player").with("seat", player.seat()));
            piece.tone = Tone::Seat(player.seat());
        }
        if matches!(look.state.step, Step::Explore) && look.of(*player).passed {
            piece.badges.push(badge("la-badge-passed", None, Tone::Neutral));
        }
        scene.pieces.push(piece);
    }
}

/// The picture and the mark of what a Waypoint counter gives.
fn reward(look: Look<'_>, effects: Program) -> (&'static str, &'static str) {
    match look.content.program(effects).first().map(|effect| effect.op) {
        Some(Op::Gain { res: Res::Food, .. }) => ("food", "+F"),
        Some(Op::Gain { res: Res::Ammo, .. }) => ("ammo", "+A"),
        Some(Op::Gain { res: Res::Fuel, .. }) => ("fuel", "+U"),
        Some(Op::DrawObject { .. }) => ("object", "+O"),
        Some(Op::Fame { .. }) => ("fame", "+*"),
        Some(Op::Repair { .. }) => ("repair", "+R"),
        _ => ("waypoint", "+"),
    }
}

fn link(from: &'static str, to: &'static str, kind: &'static str) -> Link {
    Link { one_way: true, ..Link::new(format!("way-{from}-{to}"), from, to, kind) }
}
