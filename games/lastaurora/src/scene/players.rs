//! Each player's convoy, Survivors, hand and numbers.

use kernel::scene::{Face, Gauge, Kind, Layout, Piece, SeatPanel, Tone, Zone};
use kernel::{Name, Scene, Text, Viewer};

use super::texts::{says, text_of};
use super::{badge, box_icon, box_id, box_text, car_id, card_icon, survivor_id};
use crate::boxes::Sort;
use crate::ids::BoxId;
use crate::look::Look;
use crate::moves::Cell;
use crate::options::Module;
use crate::state::Player;
use crate::vocab::{CardKind, Zone as Place};

pub(super) fn draw(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    for player in look.players().filter(|player| !look.automa(*player)) {
        panel(look, player, scene);
        convoy(look, player, scene);
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
    let ignored = look.content.pvp.dodge[usize::from(own.dodge)].reduction;
    let gained = &look.content.pvp.aggression[..usize::from(own.aggression)];
    let dodges = vec![says(Text::new("la-dodge-says").with("n", ignored))];
    let gains = gained.iter().map(|bonus| says(super::texts::program(look.content, *bonus)));
    let counters = [
        ("dodge", "la-term-dodge", own.dodge, dodges),
        ("aggression", "la-term-aggression", own.aggression, gains.collect()),
    ];
    for (id, label, at, badges) in counters {
        let mut piece = Piece::new(format!("{id}-{number}"), zone.clone(), Kind::Token);
        piece.label = Some(label.into());
        piece.icon = Some(id.into());
        piece.badges.push(badge("la-badge-cell", Some(i32::from(at) + 1), Tone::Neutral));
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
        Gauge::new("food", "la-gauge-food", own.res[0].into()),
        Gauge::new("ammo", "la-gauge-ammo", own.res[1].into()),
        Gauge::new("fuel", "la-gauge-fuel", own.res[2].into()),
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
        gauges.push(Gauge::new("dodge", "la-gauge-dodge", own.dodge.into()));
        gauges.push(Gauge::new("aggression", "la-gauge-aggression", own.aggression.into()));
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

/// A token in a box: the cell, the box, and the letter of the token.
type Token = (Cell, BoxId, &'static str);

/// Tokens that have no box yet.
struct Waiting {
    people: u8,
    children: u8,
    res: [u8; 3],
}

impl Waiting {
    /// A token of a kind, if one is left.
    fn take(left: &mut u8, letter: &'static str) -> Option<&'static str> {
        *left = left.checked_sub(1)?;
        Some(letter)
    }

    /// A Survivor or a child.
    fn person(&mut self) -> Option<&'static str> {
        Waiting::take(&mut self.people, "S").or_else(|| Waiting::take(&mut self.children, "C"))
    }

    /// What stands in a box that holds one kind of token, in the first pass, or anything, in the second.
    fn for_box(&mut self, sort: Sort, pass: u8) -> Option<&'static str> {
        match (sort, pass) {
            (Sort::Crew, 0) => self.person(),
            (Sort::Food, 0) => Waiting::take(&mut self.res[0], "F"),
            (Sort::Ammo, 0) => Waiting::take(&mut self.res[1], "A"),
            (Sort::Fuel, 0) => Waiting::take(&mut self.res[2], "U"),
            (Sort::Cargo, 1) => self.person().or_else(|| {
                let mut res = self.res.iter_mut().zip(["F", "A", "U"]);
                res.find_map(|(left, letter)| Waiting::take(left, letter))
            }),
            _ => None,
        }
    }
}

/// What stands in the boxes of a convoy, as the engine would arrange it. A driver comes first (LA-7.2), then boxes for one
/// kind of token, then cargo.
fn arrangement(look: Look<'_>, player: Player) -> Vec<Token> {
    let own = look.of(player);
    let (people, children) = (look.survivors(player), own.children.len() as u8);
    let mut waiting = Waiting { people, children, res: own.res };
    let mut placed: Vec<Token> = Vec::new();
    let driver = look
        .sound(player, Cell::TRUCK)
        .filter(|(_, sort)| matches!(sort, Sort::Crew | Sort::Cargo))
        .min_by_key(|(_, sort)| *sort != Sort::Crew);
    if let (Some((place, _)), true) = (driver, people > 0 && look.has_driver(player)) {
        placed.push((Cell::TRUCK, place, "S"));
        waiting.people -= 1;
    }
    for pass in 0..2 {
        for cell in look.cells(player) {
            for (place, sort) in look.sound(player, cell) {
                let taken = placed.iter().any(|(at, held, _)| *at == cell && *held == place);
                let token = if taken { None } else { waiting.for_box(sort, pass) };
                placed.extend(token.map(|token| (cell, place, token)));
            }
        }
    }
    placed
}

/// The name and the picture of a token, by its letter.
fn token_name(letter: &str) -> (&'static str, &'static str) {
    match letter {
        "S" => ("la-term-survivor", "survivor"),
        "C" => ("la-term-child", "survivor"),
        "F" => ("la-res-food", "food"),
        "A" => ("la-res-ammo", "ammo"),
        _ => ("la-res-fuel", "fuel"),
    }
}

fn convoy(look: Look<'_>, player: Player, scene: &mut Scene) {
    let number = player.0 + 1;
    let board: Name = format!("board-{number}").into();
    let seat = player.seat();
    let label = Text::new("la-convoy-of").with("seat", seat);
    let group = Zone::new(board.clone(), Layout::Group).named(label).owned(seat);
    scene.zones.push(group);
    let grid: Name = format!("grid-{number}").into();
    let layout = Layout::Grid { columns: 4, rows: 2 };
    let mut zone = Zone::new(grid.clone(), layout).named("la-term-convoy-cards").owned(seat);
    zone.within = Some(board.clone());
    scene.zones.push(zone);
    let tokens = arrangement(look, player);
    for cell in look.cells(player) {
        let car = &look.of(player).convoy[cell];
        let info = &look.content.convoy[car.card()];
        let mut piece = Piece::new(car_id(player, cell), grid.clone(), Kind::Card);
        piece.slot = Some(cell.0.into());
        piece.label = Some(info.name.into());
        piece.icon = Some(card_icon(info.kind));
        piece.owner = Some(seat);
        if info.kind == CardKind::Truck {
            piece.badges.push(badge("la-badge-speed", Some(info.speed.into()), Tone::Neutral));
            piece.badges.push(badge("la-badge-pull", Some(info.pull.into()), Tone::Neutral));
            if look.tracked(player) {
                piece.badges.push(badge("la-badge-tracked", None, Tone::Good));
            }
            if !look.has_driver(player) {
                piece.badges.push(badge("la-badge-no-driver", None, Tone::Warn));
            }
        }
        piece.badges.extend(look.boxes(player, cell).map(|(_, sort)| says(box_text(sort))));
        scene.pieces.push(piece);
        boxes(look, player, cell, &tokens, scene);
    }
}

/// The boxes of a card with what stands in them.
fn boxes(look: Look<'_>, player: Player, cell: Cell, tokens: &[Token], scene: &mut Scene) {
    let (number, seat) = (player.0 + 1, player.seat());
    let car = &look.of(player).convoy[cell];
    let name = look.content.convoy[car.card()].name;
    let board: Name = format!("board-{number}").into();
    let row: Name = format!("boxes-{number}-{}", cell.name()).into();
    let mut zone = Zone::new(row.clone(), Layout::Row).named(name).owned(seat);
    zone.within = Some(board);
    scene.zones.push(zone);
    for (place, sort) in look.boxes(player, cell) {
        let mut piece = Piece::new(box_id(player, cell, place), row.clone(), Kind::Item);
        piece.label = Some(box_text(sort));
        piece.icon = Some(box_icon(sort));
        piece.owner = Some(seat);
        if car.damage.contains(place) {
            piece.badges.push(badge("la-badge-damaged", None, Tone::Bad));
            piece.icon = Some("damaged".into());
            piece.tone = Tone::Bad;
        }
        if car.used.contains(place) {
            piece.badges.push(badge("la-badge-used", None, Tone::Neutral));
        }
        let token = tokens.iter().find(|(c, b, _)| *c == cell && *b == place);
        if let Some((_, _, letter)) = token {
            piece.mark = Some((*letter).into());
            let (token, icon) = token_name(letter);
            piece.badges.push(badge(token, None, Tone::Good));
            piece.icon = Some(icon.into());
            piece.tone = Tone::Good;
        }
        scene.pieces.push(piece);
    }
}

fn people(look: Look<'_>, player: Player, scene: &mut Scene) {
    let number = player.0 + 1;
    let seat = player.seat();
    for place in Place::ALL {
        let id: Name = format!("{}-{number}", place.word()).into();
        scene.zones.push(Zone::new(id.clone(), Layout::Row).named(place.name()).owned(seat));
        for (slot, member) in look.crew(player).filter(|(_, member)| member.zone == place) {
            let info = &look.content.survivors[member.survivor()];
            let mut piece = Piece::new(survivor_id(player, slot), id.clone(), Kind::Pawn);
            piece.label = Some(info.name.into());
            piece.mark = Some(format!("s{}", slot.number()).into());
            piece.owner = Some(seat);
            piece.tone = Tone::Seat(seat);
            let strength = look.member_strength(member);
            piece.badges.push(badge("la-badge-strength", Some(strength.into()), Tone::Neutral));
            if member.contamination > 0 {
                let count = Some(member.contamination.into());
                piece.badges.push(badge("la-badge-contamination", count, Tone::Warn));
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
            piece.badges.push(says(info.text));
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
                let mut piece = Piece::new(piece_id, id.clone(), Kind::Card);
                let name = kind.word();
                piece.label = Some(name.into());
                piece.icon = Some("object".into());
                piece.badges.push(says(text_of(name)));
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
