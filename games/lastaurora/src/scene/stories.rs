//! The Stories (module 4) and the Automa's cards.

use kernel::almanac::ReadPage;
use kernel::scene::{Gauge, Kind, Layout, Piece, Tone, Zone};
use kernel::{Arg, Name, Scene, Text};

use super::board::{face_up, hidden, stack};
use super::{badge, box_text, texts};
use crate::almanac;
use crate::look::Look;
use crate::state::{Player, StoryPlace};
use crate::vocab::{Res, StoryId};

/// A Story whose title lies open. Its page belongs to those who have heard it: one that was discarded unread has none.
pub(super) fn story_piece(look: Look<'_>, story: StoryId, zone: impl Into<Name>) -> Piece {
    let mut piece = titled(look, story, zone);
    let info = &look.content.stories[story];
    piece.entry = Some(almanac::of(info.name));
    // Archived, it counts at the end and may add boxes; what its options led to was read, or stays hidden.
    if !info.end_game.is_empty() {
        piece.badges.push(texts::says(texts::program(look.content, info.end_game)));
    }
    let boxes = info.extension.iter().map(|(_, sort)| texts::says(box_text(*sort)));
    piece.badges.extend(boxes);
    piece
}

/// What stands for a Story's child aboard: the archived Story, or while it is still told the place where it will lie.
pub(super) fn child_id(look: Look<'_>, player: Player, story: StoryId) -> String {
    match look.state.stories.place(story) {
        StoryPlace::Board(_)
        | StoryPlace::Under(_)
        | StoryPlace::Waiting(_)
        | StoryPlace::Mission(..)
        | StoryPlace::Zone(..)
        | StoryPlace::Discard => format!("story-{}", story.0),
        StoryPlace::Deck | StoryPlace::Removed | StoryPlace::Faced | StoryPlace::Automa => {
            format!("archive-{}", player.0 + 1)
        }
    }
}

/// The title of a Story.
fn titled(look: Look<'_>, story: StoryId, zone: impl Into<Name>) -> Piece {
    let mut piece = Piece::new(format!("story-{}", story.0), zone, Kind::Card);
    let info = &look.content.stories[story];
    piece.label = Some(info.name.into());
    piece.icon = Some(almanac::story_picture(info.trigger).into());
    piece
}

pub(super) fn stories(look: Look<'_>, scene: &mut Scene) {
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
    for (story, place) in look.state.stories.iter() {
        let (heard, answer) = match place {
            StoryPlace::Discard => {
                // Titles lie open there; what an unread result would have brought stays hidden.
                scene.pieces.push(titled(look, story, "story-discard"));
                (false, None)
            }
            StoryPlace::Board(player) | StoryPlace::Under(player) | StoryPlace::Waiting(player) => {
                let zone = format!("archive-{}", player.0 + 1);
                scene.pieces.push(story_piece(look, story, zone));
                (true, None)
            }
            StoryPlace::Mission(player, option, _) => {
                let mut piece = story_piece(look, story, format!("archive-{}", player.0 + 1));
                piece.badges.push(badge("la-badge-mission", None, Tone::Neutral));
                let options = &look.content.stories[story].options;
                let chosen = options.get(option.index());
                let mission = chosen.and_then(|option| option.mission);
                piece.badges.extend(mission.map(|mission| texts::says(texts::mission(mission))));
                scene.pieces.push(piece);
                (true, chosen.map(|option| option.label))
            }
            StoryPlace::Faced | StoryPlace::Zone(..) => (true, None),
            StoryPlace::Deck | StoryPlace::Removed | StoryPlace::Automa => (false, None),
        };
        if heard {
            let name = look.content.stories[story].name;
            let answer = answer.map(Text::from);
            scene.read.push(ReadPage { entry: almanac::of(name), title: name.into(), answer });
        }
    }
}

/// What the back of a Story shows.
fn back(look: Look<'_>, story: StoryId) -> Text {
    let trigger = look.content.stories[story].trigger;
    Text::new("la-hidden-story")
        .with("phase", Arg::from(trigger.phase()))
        .with("trigger", Arg::from(trigger.name()))
}

pub(super) fn automa(look: Look<'_>, scene: &mut Scene) {
    let automa = &look.state.automa;
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
        let name = look.content.actions[*card].name;
        let id = format!("action-{}", card.0 + 1);
        let mut piece = face_up(name, "automa", id, "automa-row");
        if automa.prevented.contains(*card) {
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
    let stories = look.state.stories.iter();
    let backs = stories.filter(|(_, place)| *place == StoryPlace::Automa);
    let mut backs: Vec<StoryId> = backs.map(|(story, _)| story).collect();
    // In the order of what everybody sees, so that the order tells nothing.
    backs.sort_by_key(|story| look.content.stories[*story].trigger);
    for (place, story) in backs.into_iter().enumerate() {
        hidden(scene, format!("automa-story-{place}"), "automa-zone", back(look, story));
    }
    gauges(look, scene);
}

/// What the Automa counts.
fn gauges(look: Look<'_>, scene: &mut Scene) {
    let (automa, own) = (&look.state.automa, look.of(Player(1)));
    for (id, label, value) in [
        ("automa-fame", "la-gauge-fame", i32::from(own.fame)),
        ("automa-food", "la-gauge-food", own.res[Res::Food].into()),
        ("automa-ammo", "la-gauge-ammo", own.res[Res::Ammo].into()),
        ("automa-fuel", "la-gauge-fuel", own.res[Res::Fuel].into()),
        ("automa-survivors", "la-gauge-survivors", automa.survivors.into()),
        ("automa-engine", "la-gauge-engine", automa.engine.into()),
        ("automa-damage", "la-gauge-damage", automa.damage.into()),
        ("automa-behind", "la-gauge-behind", look.remaining(own.at).into()),
    ] {
        let label = Text::new("la-gauge-automa").with("what", label);
        scene.gauges.push(Gauge::new(id, label, value));
    }
    if let Some(zone) = scene.zones.iter_mut().find(|zone| zone.id == "automa-hand") {
        let left = automa.deck.len() as i32;
        zone.badges.push(badge("la-gauge-cards", Some(left), Tone::Neutral));
    }
}
