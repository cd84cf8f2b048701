//! Everything that lies in the sections, on the cards and in the Mesosphere: bodies, Items, Data, tokens.

use kernel::scene::{Badge, Face, Kind, Piece, Tone};
use kernel::{Name, Scene, Text, Viewer};
use workbench::flat::By;

use super::board::{zone_of, zone_of_unique};
use super::{Eye, names, signs, tone_of};
use crate::almanac::names as entries;
use crate::almanac::token::Token;
use crate::bag::COMMON;
use crate::ids::{Body, Character, Data, Item, Section};
use crate::look::Look;
use crate::state::{
    At, Holder, KompromatPlace, MarkerEvent, PodState, Ship, TimeMarker, TrapPlace,
};

pub(super) fn draw(eye: Eye<'_>, scene: &mut Scene) {
    let look = eye.look;
    for body in look.bodies() {
        scene.pieces.extend(person(look, body));
    }
    project_x(look, scene);
    for section in look.sections() {
        for kind in COMMON {
            let count = look.state.sections[section].items.count(kind);
            if count > 0 {
                let zone = section.name().into();
                scene.pieces.push(item(names::lying(section, kind), zone, kind, count));
            }
        }
    }
    for body in look.bodies() {
        possessions(look, body, scene);
    }
    uniques(look, scene);
    kompromat(eye, scene);
    traps(eye, scene);
    markers(look, scene);
    ship(look, scene);
}

/// A body as a piece. The Rat is drawn here, not among the Items.
fn person(look: Look<'_>, body: Body) -> Option<Piece> {
    let zone = zone_of(look, body)?;
    let kind = if look.is_human(body) {
        Kind::Pawn
    } else if look.is_robot(body) {
        Kind::Robot
    } else {
        Kind::Item
    };
    let mut piece = Piece::new(body.name(), zone, kind);
    piece.label = Some(Text::new(body.word()));
    piece.entry = Some(entries::character(look.owner(body)));
    piece.mark = Some(mark_of(body).into());
    piece.icon = Some(body.name().into());
    if let Some(player) = look.pc_of(look.owner(body)).next() {
        piece.owner = Some(look.seat_of(player));
        piece.tone = tone_of(look, player);
    }
    piece.badges = states(look, body);
    Some(piece)
}

fn states(look: Look<'_>, body: Body) -> Vec<Badge> {
    let state = &look.state.bodies[body];
    let mut badges = Vec::new();
    let mut add = |shown: bool, label: &'static str, icon: &'static str, tone: Tone| {
        if shown {
            badges.push(signs::sign(label, icon, tone));
        }
    };
    let acting = look.state.turn.activated.is_some_and(|activation| activation.body == Some(body));
    add(acting, "sf-badge-activated", "activated", Tone::Good);
    add(state.at == At::Annihilated, "sf-badge-annihilated", "annihilated", Tone::Bad);
    add(look.is_down(body), "sf-badge-down", "down", Tone::Bad);
    add(look.is_escaped(body), "sf-badge-escaped", "escaped", Tone::Good);
    add(look.helmeted(body), "sf-badge-helmeted", "helmet", Tone::Neutral);
    add(state.contaminated, "sf-badge-contaminated", "contaminated", Tone::Warn);
    add(look.state.project_x.target == Some(body), "sf-badge-target", "target", Tone::Bad);
    badges
}

fn item(id: Name, zone: Name, kind: Item, count: u8) -> Piece {
    let mut piece = Piece::new(id, zone, Kind::Item);
    piece.label = Some(Text::new(kind.word()));
    piece.entry = Some(entries::item(kind));
    piece.mark = Some(mark_of_item(kind).into());
    piece.icon = Some(kind.name().into());
    piece.badges.extend(signs::several(count));
    piece
}

/// The common Items and the Data of a body.
fn possessions(look: Look<'_>, body: Body, scene: &mut Scene) {
    let state = &look.state.bodies[body];
    for kind in COMMON {
        let count = look.count_of(body, kind);
        if count > 0 {
            let mut piece = item(names::held(body, kind), names::belongings(body), kind, count);
            if state.integral == Some(kind) {
                piece.badges.push(signs::sign("sf-badge-integral", "integral", Tone::Neutral));
            }
            scene.pieces.push(piece);
        }
    }
    for data in state.data {
        let piece = data_piece(names::data(body, data), names::data_zone(body), data);
        scene.pieces.push(piece);
    }
}

/// Data as a piece.
pub(super) fn data_piece(id: Name, zone: Name, data: Data) -> Piece {
    let mut piece = Piece::new(id, zone, Kind::Data);
    piece.label = Some(Text::new(data.word()));
    piece.entry = Some(entries::data(data));
    piece.mark = Some(
        match data {
            Data::Evidence => "Ev",
            Data::XSecret => "XS",
            Data::DigitalAssistant => "DA",
            Data::Nda => "ND",
        }
        .into(),
    );
    piece.icon = Some(data.name().into());
    piece
}

fn uniques(look: Look<'_>, scene: &mut Scene) {
    for kind in Item::ALL {
        // The Rat is a body.
        if !kind.is_unique() || *kind == Item::TelepathicRat {
            continue;
        }
        if let Some(zone) = zone_of_unique(look, *kind) {
            let mut piece = item(kind.name().into(), zone, *kind, 1);
            if *kind == Item::Antimatter && look.state.station.armed {
                piece.badges.push(signs::sign("sf-badge-armed", "armed", Tone::Bad));
            }
            if let Holder::Body(holder) = look.state.uniques[*kind]
                && look.state.bodies[holder].integral == Some(*kind)
            {
                piece.badges.push(signs::sign("sf-badge-integral", "integral", Tone::Neutral));
            }
            scene.pieces.push(piece);
        }
    }
}

/// Nobody sees the face of a Kompromat on the board; a used one lies face up at its card. Those on the board come in the
/// order of the sections: that of their faces would give them away.
fn kompromat(eye: Eye<'_>, scene: &mut Scene) {
    let mut lying: By<Section, Option<Character>, { Section::COUNT }> = By::default();
    for (character, place) in eye.look.state.kompromat.iter() {
        match *place {
            KompromatPlace::Board(section) => lying[section] = Some(character),
            KompromatPlace::Spent => {
                let zone = names::card(character);
                let mut piece = Piece::new(names::kompromat_of(character), zone, Kind::Token);
                piece.icon = Some("kompromat".into());
                piece.mark = Some("K".into());
                piece.label = Some(kompromat_label(character));
                piece.entry = Some(entries::kompromat(character));
                scene.pieces.push(piece);
            }
            KompromatPlace::Nowhere | KompromatPlace::Hand { .. } => {}
        }
    }
    for (section, character) in lying.iter() {
        let Some(character) = *character else { continue };
        let mut piece = Piece::new(names::kompromat_at(section), section.name(), Kind::Token);
        piece.icon = Some("kompromat".into());
        piece.face = Face::Down;
        piece.label = Some(Text::new("sf-kompromat-hidden"));
        // Its back says what it is, and not whom it names.
        piece.entry = Some(entries::token(Token::Kompromat));
        let open = eye.look.seen_on_board(character);
        if open || eye.viewer == Viewer::Referee {
            piece.face = if open { Face::Up } else { Face::Peeked };
            piece.label = Some(kompromat_label(character));
            piece.entry = Some(entries::kompromat(character));
        }
        scene.pieces.push(piece);
    }
}

/// Whom a Kompromat names.
pub(super) fn kompromat_label(character: Character) -> Text {
    Text::new("sf-kompromat").with("who", character.word())
}

/// Traps lie face down for all but who laid them (`claymore`).
fn traps(eye: Eye<'_>, scene: &mut Scene) {
    for trap in eye.look.state.traps {
        let TrapPlace::Section(section, seat) = trap.at else { continue };
        if eye.look.state.sections[section].pod == PodState::Annihilated {
            continue;
        }
        let mut piece = Piece::new(names::trap(section), section.name(), Kind::Token);
        piece.icon = Some("trap".into());
        piece.entry = Some(entries::token(Token::Trap));
        piece.owner = Some(seat);
        let seen = eye.sees_hidden(seat);
        piece.face = if seen { Face::Peeked } else { Face::Down };
        piece.label = Some(Text::new(match (seen, trap.live) {
            (false, _) => "sf-trap",
            (true, true) => "sf-trap-live",
            (true, false) => "sf-trap-blank",
        }));
        scene.pieces.push(piece);
    }
}

fn markers(look: Look<'_>, scene: &mut Scene) {
    for (index, marker) in look.state.markers.iter().enumerate() {
        scene.pieces.extend(time_marker(look, index as u8, *marker));
    }
}

/// A Time marker on its section or pod; one that detonates the Antimatter is on the Minute track.
fn time_marker(look: Look<'_>, index: u8, marker: TimeMarker) -> Option<Piece> {
    let (section, label) = match marker.event {
        MarkerEvent::Launch(pod) => (Some(pod), "sf-marker-launch"),
        MarkerEvent::Overload(section) => (Some(section), "sf-marker-overload"),
        MarkerEvent::Missile(section) => (Some(section), "sf-marker-missile"),
        MarkerEvent::Detonate => (None, "sf-marker-detonate"),
    };
    let zone = match section {
        Some(section) => section_zone(look, section),
        None => names::MINUTES,
    };
    let mut piece = Piece::new(names::marker(index), zone, Kind::Token);
    piece.slot = section.is_none().then(|| u16::from(marker.minute.max(0).unsigned_abs()));
    piece.label = Some(Text::new(label));
    piece.mark = Some("T".into());
    piece.icon = Some("time".into());
    piece.entry = Some(entries::token(Token::TimeMarker));
    piece.owner = Some(look.seat_of(marker.owner));
    piece.tone = tone_of(look, marker.owner);
    Some(piece)
}

/// A section's zone; a marker whose pod is gone waits beside the Minute track (SF-R182).
fn section_zone(look: Look<'_>, section: Section) -> Name {
    if look.exists(section) { section.name().into() } else { names::MINUTES }
}

/// The Monster and the Wormhole.
fn project_x(look: Look<'_>, scene: &mut Scene) {
    let project = &look.state.project_x;
    if let Some(at) = project.monster {
        let mut piece = Piece::new(names::MONSTER, section_zone(look, at), Kind::Pawn);
        piece.label = Some(Text::new(project.card.word()));
        piece.mark = Some("!!".into());
        piece.icon = Some(project.card.name().into());
        piece.entry = Some(entries::project(project.card));
        piece.tone = Tone::Bad;
        if project.monster_down {
            piece.badges.push(signs::sign("sf-badge-down", "down", Tone::Good));
        }
        scene.pieces.push(piece);
    }
    if let Some(at) = project.wormhole {
        let mut piece = Piece::new(names::WORMHOLE, section_zone(look, at), Kind::Tile);
        piece.label = Some(Text::new(project.card.word()));
        piece.mark = Some("W".into());
        piece.icon = Some(project.card.name().into());
        piece.entry = Some(entries::project(project.card));
        piece.tone = Tone::Warn;
        scene.pieces.push(piece);
    }
}

fn ship(look: Look<'_>, scene: &mut Scene) {
    let (label, mark, token) = match look.state.station.ship {
        Ship::None => return,
        Ship::Rescue => ("sf-ship-rescue", "RS", Token::RescueShip),
        Ship::Pirate => ("sf-ship-pirate", "PS", Token::PirateShip),
    };
    let mut piece = Piece::new(names::SHIP, Section::OuterSpace.name(), Kind::Tile);
    piece.label = Some(Text::new(label));
    piece.mark = Some(mark.into());
    piece.icon = Some("ship".into());
    piece.entry = Some(entries::token(token));
    scene.pieces.push(piece);
}

/// Two or three letters for a pawn.
pub(super) const fn mark_of(body: Body) -> &'static str {
    match body {
        Body::Astrochimp => "As",
        Body::Billionaire => "Bi",
        Body::Boarder => "Bo",
        Body::Botanist => "Bt",
        Body::Colonel => "Cl",
        Body::Consort => "Cs",
        Body::Corpsicle => "Cp",
        Body::Counselor => "Cn",
        Body::Cyborg => "Cy",
        Body::Daredevil => "Dd",
        Body::Doctor => "Dr",
        Body::Drone1 => "D1",
        Body::Drone2 => "D2",
        Body::Engineer => "En",
        Body::Exile => "Ex",
        Body::Inspector => "In",
        Body::Legal => "Le",
        Body::CloneAlpha => "Cα",
        Body::CloneBeta => "Cβ",
        Body::CloneGamma => "Cγ",
        Body::Medical => "Me",
        Body::Microbiologist => "Mi",
        Body::Operative => "Op",
        Body::Security => "Se",
        Body::StationChief => "Ch",
        Body::Stowaway => "Sw",
        Body::Stranger => "Sr",
        Body::TelepathicRat => "Ra",
        Body::Troubleshooter => "Tr",
    }
}

/// Two letters for an Item.
pub(super) const fn mark_of_item(item: Item) -> &'static str {
    match item {
        Item::Helmet => "He",
        Item::Bludgeon => "Bl",
        Item::Gun => "Gu",
        Item::Firebomb => "Fi",
        Item::Nanogel => "N2",
        Item::Nanogel1 => "N1",
        Item::Antimatter => "AM",
        Item::Artifact => "Ar",
        Item::Briefcase => "Br",
        Item::RocketWings => "RW",
        Item::Fletcher => "Fl",
        Item::FangMoss => "FM",
        Item::TelepathicRat => "Ra",
    }
}
