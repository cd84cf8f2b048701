//! Enemies in play: each a card with its defence boxes and Target spaces.

use kernel::Scene;
use kernel::scene::{Kind, Layout, Piece, Tone, Zone};

use super::{badge, enemy_id, region_tone, sign};
use crate::almanac;
use crate::ids::EnemyKind;
use crate::look::Look;
use crate::state::EnemyState;

pub(super) fn draw(look: Look<'_>, scene: &mut Scene) {
    scene.zones.push(Zone::new("enemies", Layout::Group).named("la-label-enemies"));
    for enemy in look.state.enemies.iter() {
        self::enemy(look, enemy, scene);
        targets(look, enemy, scene);
    }
}

/// The card of an Enemy: its boxes are its cells.
fn enemy(look: Look<'_>, enemy: &EnemyState, scene: &mut Scene) {
    let info = &look.content.enemies[enemy.enemy];
    let id = enemy_id(enemy.enemy);
    let columns = u16::from(info.defence + info.asgard).max(1);
    let mut zone = Zone::new(id.clone(), Layout::Grid { columns, rows: 1 }).named(info.name);
    zone.within = Some("enemies".into());
    zone.entry = Some(almanac::of(info.name));
    zone.icon = Some("enemy".into());
    zone.tone = region_tone(enemy.region);
    zone.badges.push(sign(enemy.region.word(), "distance", Tone::Neutral));
    if enemy.lurking {
        zone.badges.push(sign("la-badge-lurking", "enemy", Tone::Warn));
    }
    let left = i32::from(look.defence_left(enemy));
    zone.badges.push(badge("la-badge-defence-left", Some(left), Tone::Neutral));
    scene.zones.push(zone);
    let boxes = [
        ("asgard", "la-badge-asgard-defence", "asgard-defence", info.asgard, enemy.asgard),
        ("box", "la-badge-defence", "defence", info.defence, enemy.damage),
    ];
    let mut slot = 0;
    for (kind, label, icon, all, damaged) in boxes {
        for place in 0..all {
            let name = format!("defence-{}-{kind}-{}", enemy.enemy.0, place + 1);
            let mut piece = Piece::new(name, id.clone(), Kind::Item);
            piece.slot = Some(slot);
            piece.label = Some(label.into());
            piece.icon = Some(icon.into());
            slot += 1;
            if place < damaged {
                piece.badges.push(badge("la-badge-damaged", None, Tone::Bad));
                piece.icon = Some("damaged".into());
                piece.tone = Tone::Bad;
            }
            scene.pieces.push(piece);
        }
    }
}

/// The id of what lies on a Target space of an Enemy.
pub(super) fn target_id(enemy: EnemyKind, letter: &str) -> String {
    format!("target-{}-{letter}", enemy.0)
}

/// The Target spaces with the counters on them (LA-15.5).
fn targets(look: Look<'_>, enemy: &EnemyState, scene: &mut Scene) {
    for (space, owner) in enemy.targets.iter() {
        let letter = space.name();
        let id = target_id(enemy.enemy, letter);
        let mut piece = Piece::new(id, enemy_id(enemy.enemy), Kind::Token);
        piece.mark = Some(letter.into());
        match owner.get() {
            None => piece.label = Some("la-term-target-space".into()),
            Some(player) => {
                piece.label = Some("la-term-target".into());
                piece.icon = Some("target".into());
                piece.entry = Some("token-target".into());
                if look.automa(player) {
                    piece.badges.push(badge("la-term-automa", None, Tone::Neutral));
                } else {
                    piece.owner = Some(player.seat());
                    piece.tone = Tone::Seat(player.seat());
                }
            }
        }
        scene.pieces.push(piece);
    }
}
