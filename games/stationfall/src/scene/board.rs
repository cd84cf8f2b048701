//! The station as a schematic: sections, pods and Outer Space as places, the ways between them, the Mesosphere beside.

use kernel::scene::{Badge, Kind, Layout, Link as Way, Outline, Piece, Tone, Zone};
use kernel::{Name, Scene, Text};

use super::{Eye, names, signs};
use crate::almanac::names as entries;
use crate::almanac::token::Token;
use crate::ids::{Body, Item, ProjectX, Section, SectionAction};
use crate::look::{Look, Requirement};
use crate::map::{Link, WayKind};
use crate::state::{At, Hazard, Holder, Vehicle};

/// The content's drawing is a square; screens are wide and names are long.
const STRETCH: (f32, f32) = (1.5, 1.3);
/// The size of a section.
const ROOM: (f32, f32) = (176.0, 58.0);
/// The size of a pod, whose corners are cut off.
const POD: (f32, f32) = (216.0, 58.0);
/// The size of Outer Space.
const SPACE: (f32, f32) = (150.0, 110.0);

pub(super) fn draw(eye: Eye<'_>, scene: &mut Scene) {
    let look = eye.look;
    for section in look.sections().filter(|section| !look.launched(*section)) {
        scene.zones.push(place(look, section));
    }
    corridors(look, scene);
    other_ways(look, scene);
    mesosphere(look, scene);
}

fn place(look: Look<'_>, section: Section) -> Zone {
    let info = &look.content.sections[section];
    let ((w, h), shape) = match section {
        Section::OuterSpace => (SPACE, Outline::Open),
        _ if info.pod.is_some() => (POD, Outline::Hex),
        _ => (ROOM, Outline::Room),
    };
    let (x, y) = (info.at.0 * STRETCH.0, info.at.1 * STRETCH.1);
    let mut zone =
        Zone::new(section.name(), Layout::Node { x, y, w, h, shape }).named(section.word());
    zone.entry = Some(entries::section(section));
    zone.badges = badges(look, section);
    zone.icon = Some(Name::Borrowed(section.name()));
    zone.tone = tone(look, section);
    zone
}

/// A section in trouble is seen from afar.
fn tone(look: Look<'_>, section: Section) -> Tone {
    let state = &look.state.sections[section];
    match state.hazard {
        Some(_) if section != Section::OuterSpace => Tone::Bad,
        _ if state.damaged => Tone::Warn,
        _ => Tone::Neutral,
    }
}

fn badges(look: Look<'_>, section: Section) -> Vec<Badge> {
    let info = &look.content.sections[section];
    let state = &look.state.sections[section];
    let mut badges = Vec::new();
    let mut add = |shown: bool, label: &'static str, icon: &'static str, tone: Tone| {
        if shown {
            badges.push(signs::sign(label, icon, tone));
        }
    };
    add(state.hazard == Some(Hazard::Fire), "sf-badge-fire", "fire", Tone::Bad);
    let airless = state.hazard == Some(Hazard::Asphyxiation);
    add(airless, "sf-badge-asphyxiation", "asphyxiation", Tone::Bad);
    add(state.goo, "sf-badge-goo", "goo", Tone::Bad);
    add(state.damaged && !state.goo, "sf-badge-damaged", "damaged", Tone::Warn);
    // Live Streams make a section Lit (`live_streams`).
    let dark = look.dark(section) && !look.streamed(section);
    add(dark, "sf-badge-dark", "dark", Tone::Neutral);
    add(info.power, "sf-badge-power", "power", Tone::Neutral);
    add(info.console, "sf-badge-console", "console", Tone::Neutral);
    add(info.gravity, "sf-badge-gravity", "gravity", Tone::Neutral);
    if let Some(pod) = &info.pod {
        badges.push(signs::count("sf-badge-capacity", "capacity", pod.capacity));
        badges.push(signs::sign(requirement(look, section), "launch", Tone::Neutral));
    }
    badges
        .extend(look.section_actions(section).map(|action| section_action(look, section, action)));
    badges
}

/// What a pod needs to launch, in words.
fn requirement(look: Look<'_>, pod: Section) -> &'static str {
    match look.launch_requirement(pod) {
        Requirement::AbandonShip => "sf-launch-abandon-ship",
        Requirement::SignedAbandonShip => "sf-launch-nda",
        Requirement::DownHuman => "sf-launch-down-human",
        Requirement::Inspector => "sf-launch-inspector",
    }
}

/// A Section Action by its name; marked where Damage or a Blackout keeps everybody from using it (SF-11.5, SF-7.2.2.1).
fn section_action(look: Look<'_>, section: Section, action: SectionAction) -> Badge {
    let dead = look.blackout() && !look.content.section_actions[action].in_blackout;
    if look.state.sections[section].damaged || dead && look.on_board(section) {
        let label = Text::new("sf-badge-unusable").with("action", action.word());
        Badge { label, ..signs::sign("", "section-action", Tone::Bad) }
    } else {
        signs::sign(action.word(), "section-action", Tone::Neutral)
    }
}

fn corridors(look: Look<'_>, scene: &mut Scene) {
    for (link, (from, to)) in look.content.map.ends.iter() {
        if look.link_exists(link) {
            let kind = names::way_kind(link);
            scene.links.push(Way::new(names::link(link), from.name(), to.name(), kind));
            scene.pieces.extend(look.locked(link).then(|| lock(link)));
        }
    }
}

/// A Lock lies on the corridor it closes.
fn lock(link: Link) -> Piece {
    let mut piece = Piece::new(names::lock(link), names::link(link), Kind::Token);
    piece.label = Some(Text::new("sf-badge-lock"));
    piece.mark = Some("L".into());
    piece.icon = Some("lock".into());
    piece.entry = Some(entries::token(Token::Lock));
    piece.tone = Tone::Warn;
    piece
}

fn way((from, to): (Section, Section), kind: &'static str) -> Way {
    Way::new(format!("{kind}-{}-{}", from.name(), to.name()), from.name(), to.name(), kind)
}

/// Vents and airlocks, each drawn once: from the first of its ends, and an arrow where there is no way back.
fn other_ways(look: Look<'_>, scene: &mut Scene) {
    for from in look.sections().filter(|section| look.on_board(*section)) {
        for out in look.ways(from) {
            let shown = look.exists(out.to) && !look.launched(out.to);
            match out.kind {
                WayKind::Vent if from < out.to && shown => {
                    scene.links.push(way((from, out.to), "vent"));
                }
                WayKind::Airlock if shown => {
                    let one_way = look.way(out.to, from).is_none();
                    scene.links.push(Way { one_way, ..way((from, out.to), "airlock") });
                }
                _ => {}
            }
        }
    }
}

/// Launched pods, and those who left without one, by the way they left (SF-5.6, SF-R147).
fn mesosphere(look: Look<'_>, scene: &mut Scene) {
    let mut group = Zone::new(names::MESOSPHERE, Layout::Group).named("sf-mesosphere");
    group.icon = Some("mesosphere".into());
    group.entry = Some(entries::token(Token::Mesosphere));
    scene.zones.push(group);
    for pod in look.sections().filter(|section| look.launched(*section)) {
        let mut zone = Zone::new(pod.name(), Layout::Row).named(pod.word());
        zone.within = Some(names::MESOSPHERE);
        zone.entry = Some(entries::section(pod));
        zone.tone = tone(look, pod);
        scene.zones.push(zone);
    }
    let ways = [
        (Vehicle::RocketWings, Item::RocketWings.word(), entries::item(Item::RocketWings)),
        (Vehicle::Wormhole, ProjectX::Wormhole.word(), entries::project(ProjectX::Wormhole)),
        (Vehicle::Amoeba, ProjectX::Amoeba.word(), entries::project(ProjectX::Amoeba)),
    ];
    for (vehicle, label, entry) in ways.into_iter().filter(|way| left_by(look, way.0)) {
        let mut zone = Zone::new(names::vehicle(vehicle), Layout::Row).named(label);
        zone.entry = Some(entry);
        zone.within = Some(names::MESOSPHERE);
        scene.zones.push(zone);
    }
    if look.bodies().any(|body| look.state.bodies[body].at == At::Engulfed) {
        scene.zones.push(Zone::new(names::ENGULFED, Layout::Row).named("sf-engulfed"));
    }
}

fn left_by(look: Look<'_>, vehicle: Vehicle) -> bool {
    look.bodies().any(|body| look.state.bodies[body].at == At::Mesosphere(vehicle))
        || look.state.uniques.values().contains(&Holder::Mesosphere(vehicle))
}

/// The zone a body lies in: its section, its card before it comes and after it is gone, or a place outside.
pub(super) fn zone_of(look: Look<'_>, body: Body) -> Option<Name> {
    match look.state.bodies[body].at {
        At::Absent => None,
        At::Card | At::Annihilated => Some(names::card(look.owner(body))),
        At::Engulfed => Some(names::ENGULFED),
        At::Mesosphere(vehicle) => Some(names::vehicle(vehicle)),
        At::Section(_) if body == Body::TelepathicRat => zone_of_unique(look, Item::TelepathicRat),
        At::Section(section) => Some(section.name().into()),
    }
}

/// The zone a unique Item lies in.
pub(super) fn zone_of_unique(look: Look<'_>, item: Item) -> Option<Name> {
    match look.state.uniques[item] {
        Holder::Nowhere => None,
        Holder::Section(section) => Some(section.name().into()),
        Holder::Body(body) => Some(names::belongings(body)),
        Holder::Mesosphere(vehicle) => Some(names::vehicle(vehicle)),
    }
}
