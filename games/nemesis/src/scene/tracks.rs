//! Tracks, Engines, the Intruder board, decks, what was just rolled (NEM-29.6 to NEM-29.8, NEM-29.14).

use kernel::scene::{Face, Gauge, Kind, Layout, Piece, Tone, Zone};
use kernel::{Name, Scene, Text, Viewer};

use super::sign;
use crate::almanac;
use crate::ids::{Colour, Course, Kind as Foe, Object, Player, ShipEngine, TokenKind};
use crate::look::Look;

pub(super) fn draw(look: Look<'_>, own: Option<Player>, viewer: Viewer, scene: &mut Scene) {
    time(look, scene);
    course(look, own, viewer, scene);
    engines(look, own, viewer, scene);
    intruder_board(look, viewer, scene);
    decks(look, scene);
    dice(look, scene);
    drawn(look, own, viewer, scene);
}

fn marker(id: &'static str, zone: &'static str, slot: u16, label: &'static str) -> Piece {
    let mut piece = Piece::new(id, zone, Kind::Token);
    piece.slot = Some(slot);
    piece.label = Some(label.into());
    piece
}

/// The Time Track, and the Self-Destruct Track while it runs.
fn time(look: Look<'_>, scene: &mut Scene) {
    let turns = look.content.setup.turns;
    let track = Layout::Track { first: 0, spaces: u16::from(turns) + 1 };
    let mut zone = Zone::new("time", track).named("nem-zone-time");
    if look.chambers_open() {
        zone.badges.push(sign("nem-badge-chambers-open", "chamber", Tone::Good));
    }
    scene.zones.push(zone);
    scene.pieces.push(marker("time-marker", "time", u16::from(look.state.time), "nem-piece-time"));
    if let Some(space) = look.state.self_destruct {
        let track = Layout::Track { first: 0, spaces: 7 };
        let mut zone = Zone::new("self-destruct", track).named("nem-zone-self-destruct");
        if look.stoppable() {
            zone.badges.push(sign("nem-badge-can-be-stopped", "stop", Tone::Warn));
        }
        scene.zones.push(zone);
        scene.pieces.push(marker(
            "self-destruct-marker",
            "self-destruct",
            space.into(),
            "nem-piece-self-destruct",
        ));
    }
}

/// The Destination Track, with the planets for whoever knows the Coordinates card.
fn course(look: Look<'_>, own: Option<Player>, viewer: Viewer, scene: &mut Scene) {
    let track = Layout::Grid { columns: 4, rows: 1 };
    scene.zones.push(Zone::new("course", track).named("nem-zone-course"));
    let knows =
        own.is_some_and(|player| look.of(player).notes.coordinates) || viewer == Viewer::Referee;
    for (place, course) in Course::ALL.iter().copied().enumerate() {
        let mut piece = Piece::new(format!("course-{course}"), "course", Kind::Tile);
        piece.slot = Some(place as u16);
        piece.mark = Some(Name::from(course.name()));
        if knows {
            let planet = look.content.board.coordinates[look.state.coordinates.index()][course];
            piece.label = Some(Text::new(planet.word()));
            piece.face = Face::Peeked;
        } else {
            piece.label = Some(Text::new(course.word()));
        }
        if look.state.course == course {
            piece.badges.push(sign("nem-badge-course", "course", Tone::Good));
        }
        scene.pieces.push(piece);
    }
}

fn engines(look: Look<'_>, own: Option<Player>, viewer: Viewer, scene: &mut Scene) {
    scene.zones.push(Zone::new("engines", Layout::Row).named("nem-zone-engines"));
    for engine in ShipEngine::ALL {
        let mut piece = Piece::new(format!("engine-{}", engine.printed()), "engines", Kind::Tile);
        piece.mark = Some(Name::from(engine.printed().to_string()));
        piece.icon = Some("engine".into());
        let knows = own.is_some_and(|player| look.of(player).knows_engine(engine))
            || viewer == Viewer::Referee;
        if knows {
            let works = look.state.engines[engine.index()].works;
            piece.face = Face::Peeked;
            piece.label =
                Some(Text::new(if works { "nem-engine-works" } else { "nem-engine-damaged" }));
            piece.tone = if works { Tone::Good } else { Tone::Bad };
        } else {
            piece.face = Face::Down;
            piece.label = Some(Text::new("nem-hidden-engine"));
        }
        scene.pieces.push(piece);
    }
}

/// Eggs, Weaknesses, the bag by types.
fn intruder_board(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    scene.zones.push(Zone::new("intruders", Layout::Row).named("nem-zone-intruders"));
    scene.gauges.push(Gauge::new("eggs", "nem-gauge-eggs", look.state.eggs.into()));
    let objects = [Object::Corpse, Object::Egg, Object::Carcass];
    for (slot, object) in look.state.weaknesses.iter().zip(objects) {
        let mut piece = Piece::new(format!("weakness-{object}"), "intruders", Kind::Card);
        let seen = slot.discovered || viewer == Viewer::Referee;
        piece.entry = seen.then(|| almanac::of(slot.card.word()));
        piece.face = if seen { Face::Up } else { Face::Down };
        piece.label = Some(match seen {
            true => Text::new(slot.card.word()),
            false => Text::new("nem-weakness-hidden").with("what", Text::new(object.word())),
        });
        scene.pieces.push(piece);
    }
    for kind in Foe::ALL.iter().copied() {
        let of_kind = |token: &&TokenKind| look.content.foes.tokens[**token].kind == Some(kind);
        let n: u8 = TokenKind::ALL.iter().filter(of_kind).map(|token| look.state.bag[*token]).sum();
        let label = Text::new("nem-gauge-bag-kind").with("kind", Text::new(kind.word()));
        scene.gauges.push(Gauge::new(format!("bag-{kind}"), label, n.into()));
    }
}

/// Decks with the number of cards left, and their discard piles.
fn decks(look: Look<'_>, scene: &mut Scene) {
    let state = look.state;
    let contamination: u8 = state.contamination.iter().sum();
    let wounds: u8 = state.wounds.values().iter().sum();
    let mut gauge = |id: &'static str, label: &'static str, n: usize| {
        scene.gauges.push(Gauge::new(id, label, n as i32));
    };
    gauge("events-left", "nem-gauge-events", state.events.cards.len());
    gauge("attacks-left", "nem-gauge-attacks", state.attacks.cards.len());
    gauge("contamination-left", "nem-gauge-contamination", contamination.into());
    gauge("wounds-left", "nem-gauge-wounds", wounds.into());
    for colour in [Colour::Red, Colour::Yellow, Colour::Green] {
        let label = Text::new("nem-gauge-items").with("deck", Text::new(colour.word()));
        let n = state.items[colour].len() as i32;
        scene.gauges.push(Gauge::new(format!("items-{colour}"), label, n));
        let name = Text::new(colour.word());
        scene.zones.push(Zone::new(format!("deck-{colour}"), Layout::Stack).named(name));
    }
    scene.zones.push(Zone::new("event-discard", Layout::Stack).named("nem-zone-event-discard"));
    for (place, card) in state.events.discard.iter().chain(state.event.iter()).enumerate() {
        let mut piece = Piece::new(format!("event-{}", place + 1), "event-discard", Kind::Card);
        piece.label = Some(Text::new(card.word()));
        piece.entry = Some(almanac::of(card.word()));
        scene.pieces.push(piece);
    }
    scene.zones.push(Zone::new("attack-discard", Layout::Stack).named("nem-zone-attack-discard"));
    for (place, card) in state.attacks.discard.iter().enumerate() {
        let face = look.content.foes.attack_cards[card.index()];
        let kind = face.kind;
        let mut piece = Piece::new(format!("attack-{}", place + 1), "attack-discard", Kind::Card);
        piece.label = Some(Text::new(kind.word()));
        piece.entry = Some(almanac::of(kind.word()));
        piece.mark = Some(face.blood.map_or("↩".into(), |blood| Name::from(blood.to_string())));
        scene.pieces.push(piece);
    }
}

/// Draft cards, and Items drawn to choose from: for whoever chooses.
fn drawn(look: Look<'_>, own: Option<Player>, viewer: Viewer, scene: &mut Scene) {
    if !look.state.draft.is_empty() {
        scene.zones.push(Zone::new("draft", Layout::Row).named("nem-zone-draft"));
        for character in look.state.draft.iter() {
            let mut piece = Piece::new(format!("draft-{character}"), "draft", Kind::Card);
            piece.label = Some(Text::new(character.word()));
            piece.entry = Some(almanac::of(character.word()));
            scene.pieces.push(piece);
        }
    }
    let Some(searcher) = look.searching() else { return };
    scene.zones.push(Zone::new("drawn", Layout::Row).named("nem-zone-drawn"));
    let sees = viewer == Viewer::Referee || own == Some(searcher);
    for (place, ware) in look.state.drawn.iter().enumerate() {
        let item = look.content.wares[*ware].item;
        let mut piece = Piece::new(format!("drawn-{}", place + 1), "drawn", Kind::Card);
        piece.face = if sees { Face::Peeked } else { Face::Down };
        piece.entry = sees.then(|| almanac::of(item.word()));
        piece.label = Some(Text::new(if sees { item.word() } else { "nem-term-item" }));
        scene.pieces.push(piece);
    }
}

/// The last roll of each die, and the last token.
fn dice(look: Look<'_>, scene: &mut Scene) {
    let rolled = [
        ("noise-die", look.state.noise_die.map(|face| (face.word(), face.name()))),
        ("combat-die", look.state.combat_die.map(|face| (face.word(), face.name()))),
        ("drawn-token", look.state.token.map(|token| (token.word(), token.name()))),
    ];
    scene.zones.push(Zone::new("rolled", Layout::Row).named("nem-zone-rolled"));
    for (id, face) in rolled {
        let Some((word, _)) = face else { continue };
        let kind = if id == "drawn-token" { Kind::Token } else { Kind::Die };
        let mut piece = Piece::new(id, "rolled", kind);
        piece.label = Some(Text::new(word));
        scene.pieces.push(piece);
    }
}
