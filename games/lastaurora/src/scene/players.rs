//! Each player's Survivors, hand and numbers.

use kernel::scene::{Badge, Face, Gauge, Kind, Layout, Piece, SeatPanel, Tone, Zone};
use kernel::{Name, Scene, Text, Viewer};

use super::board::face_up;
use super::texts::says;
use super::{badge, convoy, sign, survivor_id};
use crate::look::Look;
use crate::options::Module;
use crate::state::Player;
use crate::vocab::Res;
use crate::vocab::Zone as Place;

pub(super) fn draw(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    for player in look.players().filter(|player| !look.automa(*player)) {
        panel(look, player, scene);
        convoy::draw(look, player, scene);
        people(look, player, scene);
        hand(look, viewer, player, scene);
        if look.state.table.module(Module::Pvp) {
            pvp(look, player, scene);
        }
    }
}

/// The PvP card: where its counters stand and what that brings (LA-X5.5).
fn pvp(look: Look<'_>, player: Player, scene: &mut Scene) {
    let (number, seat, own) = (player.0 + 1, player.seat(), look.of(player));
    let zone: Name = format!("pvp-{number}").into();
    scene.zones.push(Zone::new(zone.clone(), Layout::Row).named("la-label-pvp").owned(seat));
    let ignored = look.content.pvp.dodge[own.dodge].reduction;
    let gained = look.content.pvp.aggression.iter().take(own.aggression.index());
    let dodges = vec![says(Text::new("la-dodge-says").with("n", ignored))];
    let gains = gained.map(|bonus| says(super::texts::program(look.content, *bonus)));
    let counters = [
        ("dodge", "la-term-dodge", own.dodge, dodges),
        ("aggression", "la-term-aggression", own.aggression, gains.collect()),
    ];
    for (id, label, at, badges) in counters {
        let mut piece = Piece::new(format!("{id}-{number}"), zone.clone(), Kind::Token);
        piece.label = Some(label.into());
        piece.icon = Some(id.into());
        piece.badges.push(badge("la-badge-cell", Some(i32::from(at.0) + 1), Tone::Neutral));
        piece.badges.extend(badges);
        scene.pieces.push(piece);
    }
}

fn panel(look: Look<'_>, player: Player, scene: &mut Scene) {
    let own = look.of(player);
    let seat = player.seat();
    let crew = own.crew_card.get();
    let mut gauges = vec![
        Gauge::new("fame", "la-gauge-fame", own.fame.into()),
        Gauge::new("food", "la-gauge-food", own.res[Res::Food].into()),
        Gauge::new("ammo", "la-gauge-ammo", own.res[Res::Ammo].into()),
        Gauge::new("fuel", "la-gauge-fuel", own.res[Res::Fuel].into()),
        Gauge {
            of: Some(look.object_limit(player).into()),
            ..Gauge::new("objects", "la-gauge-objects", look.hand_size(player).into())
        },
        Gauge::new("survivors", "la-gauge-survivors", look.survivors(player).into()),
        Gauge::new("speed", "la-gauge-speed", look.speed(player).into()),
        Gauge::new("damage", "la-gauge-damage", look.damage_count(player).into()),
        Gauge::new("targets", "la-gauge-targets", own.targets.into()),
        Gauge::new("behind", "la-gauge-behind", look.remaining(own.at).into()),
    ];
    if look.state.table.module(Module::Pvp) {
        gauges.push(Gauge::new("dodge", "la-gauge-dodge", own.dodge.0.into()));
        gauges.push(Gauge::new("aggression", "la-gauge-aggression", own.aggression.0.into()));
    }
    let icons = [
        ("fame", "fame"),
        ("food", "food"),
        ("ammo", "ammo"),
        ("fuel", "fuel"),
        ("objects", "object"),
        ("survivors", "survivor"),
        ("speed", "speed"),
        ("damage", "damaged"),
        ("targets", "target"),
        ("behind", "distance"),
        ("dodge", "dodge"),
        ("aggression", "aggression"),
    ];
    for gauge in &mut gauges {
        let icon = icons.iter().find(|(id, _)| *id == gauge.id);
        gauge.icon = icon.map(|(_, icon)| Name::Borrowed(*icon));
    }
    scene.seats.push(SeatPanel {
        role: crew.map(|crew| Text::from(crew.word())),
        gauges,
        ..SeatPanel::new(seat)
    });
}

fn people(look: Look<'_>, player: Player, scene: &mut Scene) {
    let number = player.0 + 1;
    let seat = player.seat();
    for &place in Place::ALL {
        let id: Name = format!("{}-{number}", place.name()).into();
        scene.zones.push(Zone::new(id.clone(), Layout::Row).named(place.word()).owned(seat));
        for (slot, member) in look.crew(player).filter(|(_, member)| member.zone == place) {
            let info = &look.content.survivors[member.survivor()];
            let mut piece = face_up(info.name, "survivor", survivor_id(player, slot), id.clone());
            piece.mark = Some(format!("s{}", slot.number()).into());
            piece.owner = Some(seat);
            piece.tone = Tone::Seat(seat);
            let strength = look.member_strength(member);
            piece.badges.push(Badge {
                count: Some(strength.into()),
                ..sign("la-badge-strength", "strength", Tone::Neutral)
            });
            if member.contamination > 0 {
                let count = Some(member.contamination.into());
                let sign = sign("la-badge-contamination", "contamination", Tone::Warn);
                piece.badges.push(Badge { count, ..sign });
            }
            if look.doomed(member) {
                piece.badges.push(badge("la-badge-doomed", None, Tone::Bad));
            }
            if member.used {
                piece.badges.push(badge("la-badge-used", None, Tone::Neutral));
            }
            let explorer = crate::flow::explorer(look.state) == Some(player);
            if explorer && look.state.explore.parts.contains(slot) {
                piece.badges.push(badge("la-badge-exploring", None, Tone::Good));
            }
            scene.pieces.push(piece);
        }
    }
}

fn hand(look: Look<'_>, viewer: Viewer, player: Player, scene: &mut Scene) {
    let number = player.0 + 1;
    let seat = player.seat();
    let id: Name = format!("hand-{number}").into();
    scene.zones.push(Zone::new(id.clone(), Layout::Hand).named("la-term-hand").owned(seat));
    if viewer.sees(seat) {
        for (kind, n) in look.of(player).hand.iter() {
            for copy in 0..*n {
                let piece_id = format!("object-{number}-{}-{copy}", kind.index());
                let mut piece = face_up(kind.word(), "object", piece_id, id.clone());
                piece.owner = Some(seat);
                piece.face = Face::Peeked;
                scene.pieces.push(piece);
            }
        }
    } else {
        for place in 0..look.hand_size(player) {
            let piece_id = format!("object-{number}-{place}");
            let mut piece = Piece::new(piece_id, id.clone(), Kind::Card);
            piece.label = Some("la-hidden-object".into());
            piece.owner = Some(seat);
            piece.face = Face::Down;
            scene.pieces.push(piece);
        }
    }
}
