//! The road, the Exploration Zone, decks, Enemies, Stories and the Automa's cards.

use kernel::scene::{Face, Gauge, Kind, Layout, Link, Outline, Piece, Tone, Zone};
use kernel::{Arg, Name, Scene, Text, Viewer};

use super::{badge, box_text, convoy_id, enemy_id, space_text};
use crate::content::PATTERNS;
use crate::frame::Frame;
use crate::look::Look;
use crate::state::{NONE, Player, StoryPlace};
use crate::vocab::CardKind;

const SIZE: f32 = 44.0;

pub(super) fn draw(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    road(look, scene);
    zone(look, scene);
    decks(look, viewer, scene);
    enemies(look, scene);
    if look.state.table.module(4) {
        stories(look, scene);
    }
    if look.state.table.solo() {
        automa(look, scene);
    }
}

fn road(look: Look<'_>, scene: &mut Scene) {
    let map = look.map();
    let mooring = look.mooring();
    for (place, space) in (0..).zip(&map.spaces) {
        let name = map.space_name(place);
        let layout = Layout::Node {
            x: space.x.into(),
            y: space.y.into(),
            w: SIZE,
            h: SIZE,
            shape: Outline::Round,
        };
        let mut node = Zone::new(name, layout).named(space_text(name));
        node.tone = Tone::Hue(space.region);
        if space.contaminated {
            node.badges.push(badge("la-badge-contaminated", None, Tone::Warn));
        }
        let site = map.avalanches.iter().position(|site| *site == place);
        if site.is_some_and(|site| look.state.avalanches >> site & 1 != 0) {
            node.badges.push(badge("la-badge-avalanche", None, Tone::Warn));
        }
        if look.state.mines.contains(&place) {
            node.badges.push(badge("la-badge-mine", None, Tone::Bad));
        }
        if place == mooring {
            node.badges.push(badge("la-badge-mooring", None, Tone::Good));
        }
        scene.zones.push(node);
        for to in space.roads.into_iter().filter(|to| *to != NONE) {
            scene.links.push(link(name, map.space_name(to), "road"));
        }
        if space.shortcut != NONE {
            scene.links.push(link(name, map.space_name(space.shortcut), "shortcut"));
        }
    }
    for (place, counter) in look.state.waypoints.into_iter().enumerate() {
        if counter == NONE {
            continue;
        }
        let zone = map.space_name(map.waypoints[place]);
        let mut piece = Piece::new(format!("waypoint-{}", place + 1), zone, Kind::Token);
        piece.label = Some(look.content.waypoints[usize::from(counter)].name.into());
        scene.pieces.push(piece);
    }
    for player in look.players() {
        let zone = map.space_name(look.of(player).at);
        let mut piece = Piece::new(convoy_id(player), zone, Kind::Pawn);
        if look.automa(player) {
            piece.kind = Kind::Robot;
            piece.label = Some("la-term-automa".into());
            piece.tone = Tone::Hue(4);
        } else {
            piece.label = Some("la-term-convoy".into());
            piece.owner = Some(player.seat());
            piece.tone = Tone::Seat(player.seat());
        }
        if look.first() == player {
            piece.badges.push(badge("la-badge-first", None, Tone::Neutral));
        }
        if look.of(player).aboard {
            piece.badges.push(badge("la-badge-aboard", None, Tone::Good));
        }
        scene.pieces.push(piece);
    }
    let mut ship = Piece::new("aurora", map.space_name(mooring), Kind::Tile);
    ship.label = Some("la-term-aurora".into());
    let stage = if look.state.aurora.red { "la-stage-red" } else { "la-stage-yellow" };
    ship.badges.push(badge(stage, Some(i32::from(look.state.aurora.stop) + 1), Tone::Neutral));
    scene.pieces.push(ship);
    let order = Layout::Row;
    scene.zones.push(Zone::new("turn-order", order).named("la-term-turn-order"));
    for (place, player) in look.state.order.iter().enumerate() {
        let mut piece = Piece::new(format!("order-{}", player.0 + 1), "turn-order", Kind::Token);
        piece.mark = Some(format!("{}", place + 1).into());
        if look.automa(*player) {
            piece.label = Some("la-term-automa".into());
        } else {
            piece.owner = Some(player.seat());
            piece.tone = Tone::Seat(player.seat());
        }
        scene.pieces.push(piece);
    }
}

fn link(from: &'static str, to: &'static str, kind: &'static str) -> Link {
    Link { from: from.into(), to: to.into(), kind: kind.into(), one_way: true, badges: Vec::new() }
}

/// A card of the Exploration deck, face up.
fn card(look: Look<'_>, card: u8, id: String, zone: impl Into<Name>) -> Piece {
    let info = &look.content.cards[usize::from(card)];
    let mut piece = Piece::new(id, zone, Kind::Card);
    piece.label = Some(info.name.into());
    let kind = match info.kind {
        CardKind::Location => "la-kind-location",
        CardKind::Truck => "la-kind-truck",
        CardKind::Trailer => "la-kind-trailer",
        CardKind::Device => "la-kind-device",
        CardKind::Survivor => "la-kind-survivor",
        CardKind::Encounter => "la-kind-encounter",
        CardKind::Event => "la-kind-event",
        CardKind::Enemy => "la-kind-enemy",
    };
    piece.badges.push(badge(kind, None, Tone::Neutral));
    match info.kind {
        CardKind::Location => {
            let radiation = look.content.locations[usize::from(info.of)].radiation;
            if radiation > 0 {
                piece.badges.push(badge("la-badge-radiation", Some(radiation.into()), Tone::Warn));
            }
        }
        CardKind::Truck | CardKind::Trailer | CardKind::Device => {
            let convoy = &look.content.convoy[usize::from(info.of)];
            if info.kind == CardKind::Truck {
                let tone = Tone::Neutral;
                piece.badges.push(badge("la-badge-speed", Some(convoy.speed.into()), tone));
                piece.badges.push(badge("la-badge-pull", Some(convoy.pull.into()), tone));
                piece.badges.push(badge("la-badge-boost", Some(convoy.boost_max.into()), tone));
            }
            if convoy.tracks {
                piece.badges.push(badge("la-badge-tracked", None, Tone::Good));
            }
            for sort in &convoy.boxes {
                piece.badges.push(badge(box_text(*sort), None, Tone::Neutral));
            }
        }
        CardKind::Survivor => {
            let strength = look.content.survivors[usize::from(info.of)].strength;
            piece.badges.push(badge("la-badge-strength", Some(strength.into()), Tone::Neutral));
        }
        CardKind::Enemy => {
            let enemy = &look.content.enemies[usize::from(info.of)];
            piece.badges.push(badge("la-badge-attack", Some(enemy.attack.into()), Tone::Bad));
        }
        CardKind::Encounter | CardKind::Event => {}
    }
    piece
}

fn zone(look: Look<'_>, scene: &mut Scene) {
    let row = &look.content.bonus[usize::from(look.state.table.map)];
    scene.zones.push(Zone::new("exploration", Layout::Group).named("la-term-exploration-zone"));
    for (slot, bonus) in row.iter().enumerate() {
        let id = format!("slot-{}", slot + 1);
        let mut zone = Zone::new(id.clone(), Layout::Row).named(bonus.name);
        zone.within = Some("exploration".into());
        let required = look.content.setup.required[slot];
        zone.badges.push(badge("la-badge-required", Some(required.into()), Tone::Neutral));
        scene.zones.push(zone);
        let found = look.state.zone[slot];
        if found == NONE {
            continue;
        }
        scene.pieces.push(card(look, found, format!("card-{}", slot + 1), id.clone()));
        for story in look.stories_under(found) {
            let mut piece = Piece::new(format!("story-{story}"), id.clone(), Kind::Card);
            piece.label = Some(look.content.stories[usize::from(story)].name.into());
            scene.pieces.push(piece);
        }
    }
}

fn stack(scene: &mut Scene, id: &'static str, label: &'static str) {
    scene.zones.push(Zone::new(id, Layout::Stack).named(label));
}

fn hidden(scene: &mut Scene, id: String, zone: impl Into<Name>, label: Text) {
    let mut piece = Piece::new(id, zone, Kind::Card);
    piece.face = Face::Down;
    piece.label = Some(label);
    scene.pieces.push(piece);
}

fn decks(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    let state = look.state;
    stack(scene, "deck", "la-term-exploration-deck");
    if let Some(top) = state.deck.last() {
        let period = look.content.cards[usize::from(*top)].period;
        let name = ["la-period-1", "la-period-2", "la-period-3"][usize::from(period) - 1];
        let label = Text::new("la-hidden-exploration").with("period", name);
        hidden(scene, "deck-top".into(), "deck", label);
    }
    scene.gauges.push(Gauge::new("deck", "la-gauge-cards", state.deck.len() as i32));
    stack(scene, "discard", "la-term-exploration-discard");
    for found in state.discard {
        scene.pieces.push(card(look, found, format!("discard-{found}"), "discard"));
    }
    stack(scene, "outcome", "la-term-outcome-deck");
    if let Some(top) = state.outcome.last() {
        let back = look.content.outcome[usize::from(*top)].back;
        let name: &'static str = crate::engine::PATTERN_NAMES[usize::from(back)];
        debug_assert!(name.ends_with(PATTERNS[usize::from(back)]));
        let label = Text::new("la-hidden-outcome").with("pattern", name);
        hidden(scene, "outcome-top".into(), "outcome", label);
    }
    stack(scene, "outcome-discard", "la-term-outcome-discard");
    let base = if state.table.module(5) { 12 } else { 0 };
    for place in (0..12u8).filter(|place| state.outcome_discard >> place & 1 != 0) {
        let info = &look.content.outcome[usize::from(base + place)];
        let id = format!("outcome-{}", place + 1);
        let mut piece = Piece::new(id, "outcome-discard", Kind::Card);
        piece.label = Some("la-term-outcome".into());
        let letters = info.letters.map(|letter| crate::fire::LETTERS[usize::from(letter)]);
        piece.mark = Some(letters[0].into());
        scene.pieces.push(piece);
    }
    for (pair, left) in state.loot.iter().enumerate() {
        let id = format!("loot-{}", pair + 1);
        scene.zones.push(Zone::new(id.clone(), Layout::Stack).named("la-term-loot-stack"));
        for place in 0..left.len() {
            let piece = format!("loot-{}-{}", pair + 1, place + 1);
            hidden(scene, piece, id.clone(), Text::new("la-hidden-loot"));
        }
    }
    stack(scene, "object-discard", "la-term-object-discard");
    for (kind, n) in state.object_discard.into_iter().enumerate() {
        for copy in 0..n {
            let id = format!("object-discard-{kind}-{copy}");
            let mut piece = Piece::new(id, "object-discard", Kind::Card);
            piece.label = Some(look.content.objects[kind].name.into());
            scene.pieces.push(piece);
        }
    }
    let sees = |player: u8| match viewer {
        Viewer::Seat(seat) => seat.0 == player,
        Viewer::Referee => true,
        Viewer::Spectator => false,
    };
    let peeked = state.peeked;
    if peeked.cards > 0 && (0..4).any(|player| peeked.by >> player & 1 != 0 && sees(player)) {
        scene.zones.push(Zone::new("peeked", Layout::Row).named("la-term-exploration-deck"));
        let known = &state.deck[state.deck.len() - usize::from(peeked.cards)..];
        for (place, found) in known.iter().enumerate() {
            let number = look.content.cards[usize::from(*found)].number;
            let mut piece = card(look, *found, format!("peeked-{number}"), "peeked");
            piece.face = Face::Peeked;
            piece.slot = Some(place as u16);
            scene.pieces.push(piece);
        }
    }
    for frame in state.frames.iter() {
        if let Frame::Keep { player, .. } = frame
            && sees(player.0)
        {
            scene.zones.push(Zone::new("drawn", Layout::Row).named("la-term-objects"));
            for (place, kind) in state.drawn.iter().enumerate() {
                let mut piece = Piece::new(format!("drawn-{place}"), "drawn", Kind::Card);
                piece.label = Some(look.content.objects[usize::from(*kind)].name.into());
                piece.face = Face::Peeked;
                scene.pieces.push(piece);
            }
        }
    }
}

fn enemies(look: Look<'_>, scene: &mut Scene) {
    for region in 1..=3u8 {
        let id = format!("region-{region}");
        let name = crate::fire::REGION_NAMES[usize::from(region) - 1];
        scene.zones.push(Zone::new(id.clone(), Layout::Row).named(name));
        for enemy in look.state.enemies.iter().filter(|enemy| enemy.region == region) {
            let info = &look.content.enemies[usize::from(enemy.enemy)];
            let mut piece = Piece::new(enemy_id(enemy.enemy), id.clone(), Kind::Card);
            piece.label = Some(info.name.into());
            piece.tone = Tone::Bad;
            let left = i32::from(info.defence - enemy.damage);
            piece.badges.push(badge("la-badge-attack", Some(info.attack.into()), Tone::Bad));
            piece.badges.push(badge("la-badge-defence", Some(left), Tone::Neutral));
            if info.asgard > 0 {
                let left = i32::from(info.asgard - enemy.asgard);
                piece.badges.push(badge("la-badge-asgard-defence", Some(left), Tone::Neutral));
            }
            scene.pieces.push(piece);
            for (space, owner) in enemy.targets.into_iter().enumerate().filter(|(_, o)| *o != 0) {
                let letter = crate::fire::LETTERS[space];
                let target = format!("target-{}-{letter}", enemy.enemy);
                let mut piece = Piece::new(target, id.clone(), Kind::Token);
                piece.label = Some("la-term-target".into());
                piece.mark = Some(letter.into());
                let player = Player(owner - 1);
                if !look.automa(player) {
                    piece.owner = Some(player.seat());
                    piece.tone = Tone::Seat(player.seat());
                }
                scene.pieces.push(piece);
            }
        }
    }
}

/// A Story that everybody can read, face up.
fn story_piece(look: Look<'_>, story: u8, zone: impl Into<Name>) -> Piece {
    let mut piece = Piece::new(format!("story-{story}"), zone, Kind::Card);
    piece.label = Some(look.content.stories[usize::from(story)].name.into());
    piece
}

fn stories(look: Look<'_>, scene: &mut Scene) {
    stack(scene, "story-deck", "la-term-story-deck");
    if let Some(top) = look.top_story() {
        hidden(scene, "story-top".into(), "story-deck", back(look, top));
    }
    stack(scene, "story-discard", "la-term-story-discard");
    for player in look.players().filter(|player| !look.automa(*player)) {
        let id = format!("archive-{}", player.0 + 1);
        let zone = Zone::new(id, Layout::Row).named("la-term-archive").owned(player.seat());
        scene.zones.push(zone);
    }
    let mut faced = false;
    for (story, place) in (0..).zip(&look.state.stories.places) {
        match *place {
            StoryPlace::Discard => scene.pieces.push(story_piece(look, story, "story-discard")),
            StoryPlace::Board(player) | StoryPlace::Under(player) | StoryPlace::Waiting(player) => {
                let zone = format!("archive-{}", player.0 + 1);
                scene.pieces.push(story_piece(look, story, zone));
            }
            StoryPlace::Mission(player, ..) => {
                let mut piece = story_piece(look, story, format!("archive-{}", player.0 + 1));
                piece.badges.push(badge("la-badge-mission", None, Tone::Neutral));
                scene.pieces.push(piece);
            }
            StoryPlace::Faced => {
                if !faced {
                    let intro = look.content.stories[usize::from(story)].intro;
                    scene.zones.push(Zone::new("story", Layout::Row).named(intro));
                    faced = true;
                }
                scene.pieces.push(story_piece(look, story, "story"));
            }
            StoryPlace::Deck | StoryPlace::Removed | StoryPlace::Zone(..) | StoryPlace::Automa => {}
        }
    }
}

/// What the back of a Story shows.
fn back(look: Look<'_>, story: u8) -> Text {
    let trigger = look.content.stories[usize::from(story)].trigger;
    Text::new("la-hidden-story")
        .with("phase", Arg::from(trigger.phase()))
        .with("trigger", Arg::from(trigger.name()))
}

fn automa(look: Look<'_>, scene: &mut Scene) {
    let automa = &look.state.automa;
    let own = look.of(Player(1));
    scene.zones.push(Zone::new("automa", Layout::Group).named("la-term-automa"));
    for (id, label) in [
        ("automa-hand", "la-term-hand"),
        ("automa-row", "la-term-automa-card"),
        ("automa-zone", "la-term-automa-zone"),
    ] {
        let mut zone = Zone::new(id, Layout::Row).named(label);
        zone.within = Some("automa".into());
        scene.zones.push(zone);
    }
    for place in 0..automa.hand.len() {
        hidden(scene, format!("automa-hand-{place}"), "automa-hand", Text::new("la-hidden-action"));
    }
    for card in automa.row.iter() {
        let mut piece = Piece::new(format!("action-{}", card + 1), "automa-row", Kind::Card);
        piece.label = Some(look.content.actions[usize::from(*card)].name.into());
        if automa.prevented >> card & 1 != 0 {
            piece.badges.push(badge("la-badge-prevented", None, Tone::Warn));
        }
        scene.pieces.push(piece);
    }
    for place in 0..look.hand_size(Player(1)) {
        let label = Text::new("la-hidden-object");
        hidden(scene, format!("automa-object-{place}"), "automa-zone", label);
    }
    for place in 0..automa.loot.len() {
        hidden(scene, format!("automa-loot-{place}"), "automa-zone", Text::new("la-hidden-loot"));
    }
    let mut backs: Vec<u8> = (0..)
        .zip(&look.state.stories.places)
        .filter(|(_, place)| **place == StoryPlace::Automa)
        .map(|(story, _)| story)
        .collect();
    // In the order of what everybody sees, so that the order tells nothing.
    backs.sort_by_key(|story| look.content.stories[usize::from(*story)].trigger);
    for (place, story) in backs.into_iter().enumerate() {
        hidden(scene, format!("automa-story-{place}"), "automa-zone", back(look, story));
    }
    for (id, label, value) in [
        ("automa-fame", "la-gauge-fame", i32::from(own.fame)),
        ("automa-food", "la-gauge-food", own.res[0].into()),
        ("automa-ammo", "la-gauge-ammo", own.res[1].into()),
        ("automa-fuel", "la-gauge-fuel", own.res[2].into()),
        ("automa-survivors", "la-gauge-survivors", automa.survivors.into()),
        ("automa-engine", "la-gauge-engine", automa.engine.into()),
        ("automa-damage", "la-gauge-damage", automa.damage.into()),
    ] {
        scene.gauges.push(Gauge::new(id, label, value));
    }
}
