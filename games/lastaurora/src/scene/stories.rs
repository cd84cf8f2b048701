//! The Stories (module 4) and the Automa's cards.

use kernel::scene::{Gauge, Kind, Layout, Piece, Tone, Zone};
use kernel::{Arg, Name, Scene, Text};

use super::board::{hidden, stack};
use super::{badge, box_text, texts};
use crate::look::Look;
use crate::state::{Player, StoryPlace};
use crate::vocab::StoryId;

/// A Story that everybody can read, face up.
pub(super) fn story_piece(look: Look<'_>, story: StoryId, zone: impl Into<Name>) -> Piece {
    let mut piece = Piece::new(format!("story-{}", story.0), zone, Kind::Card);
    let info = &look.content.stories[story];
    piece.label = Some(info.name.into());
    piece.icon = Some("story".into());
    // Archived, it counts at the end and may add boxes; what its options led to was read, or stays hidden.
    if !info.end_game.is_empty() {
        piece.badges.push(texts::says(texts::program(look.content, info.end_game)));
    }
    let boxes = info.extension.iter().map(|(_, sort)| texts::says(box_text(*sort)));
    piece.badges.extend(boxes);
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
    let mut faced = false;
    for (story, place) in look.state.stories.iter() {
        match place {
            StoryPlace::Discard => {
                // Titles lie open there; what an unread result would have brought stays hidden.
                let mut piece = story_piece(look, story, "story-discard");
                piece.badges.clear();
                scene.pieces.push(piece);
            }
            StoryPlace::Board(player) | StoryPlace::Under(player) | StoryPlace::Waiting(player) => {
                let zone = format!("archive-{}", player.0 + 1);
                scene.pieces.push(story_piece(look, story, zone));
            }
            StoryPlace::Mission(player, option, _) => {
                let mut piece = story_piece(look, story, format!("archive-{}", player.0 + 1));
                piece.badges.push(badge("la-badge-mission", None, Tone::Neutral));
                let options = &look.content.stories[story].options;
                let mission = options.get(option.index()).and_then(|option| option.mission);
                piece.badges.extend(mission.map(|mission| texts::says(texts::mission(mission))));
                scene.pieces.push(piece);
            }
            StoryPlace::Faced => {
                if !faced {
                    let intro = look.content.stories[story].intro;
                    scene.zones.push(Zone::new("story", Layout::Row).named(intro));
                    faced = true;
                }
                let mut piece = story_piece(look, story, "story");
                piece.badges.clear();
                let options = look.content.stories[story].options.with_ids();
                let lines =
                    options.flat_map(|(place, option)| texts::option(look.content, place, option));
                piece.badges.extend(lines.map(texts::says));
                scene.pieces.push(piece);
            }
            StoryPlace::Deck | StoryPlace::Removed | StoryPlace::Zone(..) | StoryPlace::Automa => {}
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
        let mut piece = Piece::new(format!("action-{}", card.0 + 1), "automa-row", Kind::Card);
        let info = &look.content.actions[*card];
        piece.label = Some(info.name.into());
        for (part, program) in [("-movement", info.movement), ("-end_round", info.end_round)] {
            if !program.is_empty() {
                piece.badges.push(texts::says(texts::part_of(info.name, part)));
            }
        }
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
        ("automa-food", "la-gauge-food", own.res[0].into()),
        ("automa-ammo", "la-gauge-ammo", own.res[1].into()),
        ("automa-fuel", "la-gauge-fuel", own.res[2].into()),
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
