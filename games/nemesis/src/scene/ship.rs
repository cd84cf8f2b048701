//! The ship: Rooms, Corridors, Doors, Noise, what stands and lies there (NEM-29.1 to NEM-29.5).

use kernel::scene::{Face, Kind, Layout, Link, Outline, Piece, Tone, Zone};
use kernel::{Name, Scene, Text, Viewer};

use super::{badge, counted, sign};
use crate::almanac;
use crate::content::{Category, Printed, RoomColour};
use crate::ids::{Corridor, Object, Player, Section, Slot};
use crate::look::Look;
use crate::state::{Door, Fate};
use crate::words::{foe_id, object_id, pawn_id, room_id};

/// A Room as drawn, and a Special one (NEM-29.1).
const ROOM: [f32; 2] = [104.0, 84.0];
const SPECIAL: [f32; 2] = [124.0, 92.0];
/// The Technical Corridor space.
const DUCTS: [f32; 4] = [540.0, 30.0, 220.0, 26.0];

pub(super) fn draw(look: Look<'_>, own: Option<Player>, viewer: Viewer, scene: &mut Scene) {
    for slot in look.slots() {
        room(look, slot, own, viewer, scene);
    }
    let [x, y, w, h] = DUCTS;
    let mut ducts = Zone::new("tech", Layout::Node { x, y, w, h, shape: Outline::Room })
        .named("nem-zone-ducts");
    if look.state.technical_noise {
        ducts.badges.push(sign("nem-badge-noise", "noise", Tone::Warn));
    }
    scene.zones.push(ducts);
    for corridor in Corridor::ALL.iter().copied() {
        passage(look, corridor, scene);
    }
    pods(look, scene);
    look.players().for_each(|player| pawn(look, player, scene));
    foes(look, scene);
}

/// A Room with what lies in it.
fn room(look: Look<'_>, slot: Slot, own: Option<Player>, viewer: Viewer, scene: &mut Scene) {
    let place = look.content.board.place(slot);
    let special = matches!(place.printed, Printed::Room(_));
    let [w, h] = if special { SPECIAL } else { ROOM };
    let (x, y) = (f32::from(place.at.0), f32::from(place.at.1));
    let state = look.at(slot);
    let knows = own.is_some_and(|player| look.of(player).notes.tiles.contains(slot))
        || viewer == Viewer::Referee;
    let mut node = Zone::new(room_id(slot), Layout::Node { x, y, w, h, shape: Outline::Room });
    let back = match place.printed {
        Printed::Two => "nem-room-back-2",
        Printed::One | Printed::Room(_) => "nem-room-back-1",
    };
    let name = state.tile.get().filter(|_| state.face_up || knows).map(|tile| tile.word());
    let label = match name {
        Some(name) if state.face_up => {
            Text::new("nem-room").with("room", slot.printed()).with("what", Text::new(name))
        }
        Some(name) => {
            Text::new("nem-room-peeked").with("room", slot.printed()).with("what", Text::new(name))
        }
        None => Text::new(back).with("room", slot.printed()),
    };
    node.label = Some(label);
    node.entry = name.map(almanac::of);
    if let Some(card) = look.card(slot) {
        let (letter, tone) = match card.colour {
            RoomColour::Red => ("nem-badge-red", Tone::Hue(5)),
            RoomColour::Yellow => ("nem-badge-yellow", Tone::Hue(6)),
            RoomColour::Green => ("nem-badge-green", Tone::Hue(7)),
            RoomColour::White => ("nem-badge-white", Tone::Neutral),
            RoomColour::None => ("", Tone::Neutral),
        };
        node.tone = tone;
        if !letter.is_empty() {
            node.badges.push(badge(letter, tone));
        }
        if card.computer {
            let tone = if state.malfunction { Tone::Neutral } else { Tone::Good };
            node.badges.push(sign("nem-badge-computer", "computer", tone));
        }
        if look.searchable(slot) && look.explored(slot) {
            node.badges.push(counted("nem-badge-items", "items", state.items, Tone::Neutral));
        }
        if card.category == Category::Special {
            node.icon = Some("hatch".into());
        }
    }
    if state.malfunction {
        node.badges.push(sign("nem-badge-malfunction", "malfunction", Tone::Warn));
    }
    if state.fire {
        node.badges.push(sign("nem-badge-fire", "fire", Tone::Bad));
    }
    if look.state.airlock.is(slot) {
        node.badges.push(sign("nem-badge-airlock", "airlock", Tone::Bad));
    }
    scene.zones.push(node);
    token(look, slot, own, viewer, scene);
    objects(look, slot, scene);
    if look.entrance(slot) {
        let numbers = place.entrance.iter().map(|number| number.to_string()).collect::<Vec<_>>();
        let mut duct = Link::new(format!("duct-{}", slot.printed()), room_id(slot), "tech", "duct");
        duct.leaving = Some(Name::from(numbers.join("·")));
        scene.links.push(duct);
    }
}

/// The Exploration token of a Room.
fn token(look: Look<'_>, slot: Slot, own: Option<Player>, viewer: Viewer, scene: &mut Scene) {
    let Some(token) = look.at(slot).token.get() else { return };
    let knows = own.is_some_and(|player| look.of(player).notes.tokens.contains(slot))
        || viewer == Viewer::Referee;
    let mut piece = Piece::new(format!("token-{}", slot.printed()), room_id(slot), Kind::Token);
    piece.face = Face::Down;
    piece.icon = Some("unknown".into());
    if knows {
        let face = look.content.tokens[token];
        piece.face = Face::Peeked;
        piece.label = Some(Text::new(face.symbol.word()));
        piece.entry = Some(almanac::of(face.symbol.word()));
        piece.mark = Some(Name::from(face.items.to_string()));
    }
    scene.pieces.push(piece);
}

/// Objects lying in a Room.
fn objects(look: Look<'_>, slot: Slot, scene: &mut Scene) {
    for (object, n) in look.at(slot).objects.iter().filter(|(_, n)| **n > 0) {
        let mut piece = Piece::new(object_id(object, slot), room_id(slot), Kind::Item);
        piece.label = Some(Text::new(object.word()));
        piece.icon = Some(object_icon(object));
        piece.entry = Some(almanac::of(object.word()));
        if *n > 1 {
            piece.badges.push(counted("nem-badge-several", "items", *n, Tone::Neutral));
        }
        scene.pieces.push(piece);
    }
}

/// The picture of an Object.
pub(super) fn object_icon(object: Object) -> Name {
    match object {
        Object::Corpse => "corpse",
        Object::BlueCorpse => "corpse-blue",
        Object::Carcass => "carcass",
        Object::Egg => "egg",
        Object::Sample => "sample",
    }
    .into()
}

/// A Corridor with its numbers, its Door and its Noise.
fn passage(look: Look<'_>, corridor: Corridor, scene: &mut Scene) {
    let passage = &look.content.board.passages[corridor];
    if look.at(passage.a).tile.is_none() || look.at(passage.b).tile.is_none() {
        return;
    }
    let kind = match look.state.doors[corridor] {
        Door::Open => "corridor",
        Door::Closed => "corridor-closed",
        Door::Destroyed => "corridor-destroyed",
    };
    let mut link = Link::new(corridor.name(), room_id(passage.a), room_id(passage.b), kind);
    let numbers =
        passage.numbers.iter().map(|number| number.to_string()).collect::<Vec<_>>().join("·");
    link.label = Some(Text::new(corridor.word()));
    link.leaving = Some(Name::from(numbers.clone()));
    link.entering = Some(Name::from(numbers));
    match look.state.doors[corridor] {
        Door::Open => {}
        Door::Closed => link.badges.push(sign("nem-badge-door-closed", "door", Tone::Warn)),
        Door::Destroyed => {
            link.badges.push(sign("nem-badge-door-destroyed", "door-broken", Tone::Neutral))
        }
    }
    if look.state.noise.contains(corridor) {
        link.badges.push(sign("nem-badge-noise", "noise", Tone::Warn));
    }
    scene.links.push(link);
}

/// Escape Pods beside their Evacuation Section, or in the rack while nobody knows where that is.
fn pods(look: Look<'_>, scene: &mut Scene) {
    for section in [Section::A, Section::B] {
        let own = look.pods().filter(|(_, pod)| pod.section == section);
        for (place, (number, pod)) in own.enumerate() {
            let beside = look.section_room(section).map(|slot| look.content.board.place(slot).at);
            let aside = if section == Section::A { 40.0 } else { 90.0 };
            let (x, y) = beside.map_or((aside, 60.0 + 50.0 * place as f32), |(x, y)| {
                (f32::from(x) - 74.0, f32::from(y) - 20.0 + 48.0 * place as f32)
            });
            let layout = Layout::Node { x, y, w: 44.0, h: 44.0, shape: Outline::Round };
            let label = Text::new("nem-zone-pod")
                .with("n", number.printed())
                .with("section", Text::new(section.word()));
            let mut zone = Zone::new(format!("pod-{}", number.printed()), layout).named(label);
            zone.icon = Some("pod".into());
            let (word, icon, tone) = match pod.locked {
                true => ("nem-badge-locked", "locked", Tone::Warn),
                false => ("nem-badge-unlocked", "unlocked", Tone::Good),
            };
            zone.badges.push(sign(word, icon, tone));
            scene.zones.push(zone);
        }
    }
}

/// A Character.
fn pawn(look: Look<'_>, player: Player, scene: &mut Scene) {
    let own = look.of(player);
    let Some(character) = own.character.get() else { return };
    let zone = match own.fate {
        Fate::Active => room_id(own.at),
        Fate::InPod(pod) => Name::from(format!("pod-{}", pod.printed())),
        Fate::Escaped | Fate::Hibernating | Fate::Dead | Fate::ShutDown => return,
    };
    let mut piece = Piece::new(pawn_id(player), zone, Kind::Pawn);
    piece.label = Some(Text::new(character.word()));
    piece.owner = Some(player.seat());
    piece.tone = Tone::Seat(player.seat());
    piece.icon = Some(Name::from(format!("character-{character}")));
    piece.entry = Some(almanac::of(character.word()));
    if look.in_combat(player) {
        piece.badges.push(sign("nem-badge-combat", "combat", Tone::Bad));
    }
    if own.passed {
        piece.badges.push(sign("nem-badge-passed", "passed", Tone::Neutral));
    }
    if look.state.first == player {
        piece.badges.push(sign("nem-badge-first", "first", Tone::Good));
    }
    if own.slime {
        piece.badges.push(sign("nem-badge-slime", "slime", Tone::Warn));
    }
    if own.larva {
        piece.badges.push(sign("nem-badge-larva", "larva", Tone::Bad));
    }
    if own.signal {
        piece.badges.push(sign("nem-badge-signal", "signal", Tone::Good));
    }
    scene.pieces.push(piece);
}

/// Intruders with their Injuries.
fn foes(look: Look<'_>, scene: &mut Scene) {
    for foe in look.state.intruders.iter() {
        let kind = foe.kind();
        let mut piece = Piece::new(foe_id(foe.mini), room_id(foe.at), Kind::Pawn);
        let text = Text::new("nem-intruder").with("kind", Text::new(kind.word()));
        piece.label = Some(text.with("n", foe.mini.printed()));
        piece.mark = Some(Name::from(["L", "C", "A", "B", "Q"][kind.index()]));
        piece.icon = Some(Name::from(format!("intruder-{kind}")));
        piece.tone = Tone::Bad;
        piece.entry = Some(almanac::of(kind.word()));
        if foe.injuries > 0 {
            piece.badges.push(counted("nem-badge-injuries", "injury", foe.injuries, Tone::Good));
        }
        scene.pieces.push(piece);
    }
}
