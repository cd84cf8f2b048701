//! A convoy: a train of cards, each with its boxes as cells.

use kernel::scene::{Kind, Layout, Piece, Tone, Zone};
use kernel::{Name, Scene, Text};

use super::{badge, box_icon, box_id, box_text, car_id, card_icon, sign};
use crate::almanac;
use crate::boxes::Sort;
use crate::ids::{BoxId, Column};
use crate::look::Look;
use crate::moves::Cell;
use crate::state::Player;
use crate::vocab::{CardKind, Res, Stock};

/// A token in a box: the cell, the box, and the letter of the token.
type Token = (Cell, BoxId, &'static str);

/// Tokens that have no box yet.
struct Waiting {
    people: u8,
    children: u8,
    res: Stock,
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
            (Sort::Food, 0) => Waiting::take(&mut self.res[Res::Food], "F"),
            (Sort::Ammo, 0) => Waiting::take(&mut self.res[Res::Ammo], "A"),
            (Sort::Fuel, 0) => Waiting::take(&mut self.res[Res::Fuel], "U"),
            (Sort::Cargo, 1) => self.person().or_else(|| {
                let mut res = self.res.values_mut().iter_mut().zip(["F", "A", "U"]);
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

/// The id of a box that holds this resource, as the scene arranges the convoy.
pub(super) fn box_with(look: Look<'_>, player: Player, res: Res) -> Option<String> {
    if look.automa(player) {
        return None;
    }
    let wanted = match res {
        Res::Food => "F",
        Res::Ammo => "A",
        Res::Fuel => "U",
    };
    let tokens = arrangement(look, player);
    let found = tokens.into_iter().find(|(_, _, letter)| *letter == wanted);
    found.map(|(cell, place, _)| box_id(player, cell, place))
}

/// The Truck, then the Trailers, each with its Device upon it, and the places where another card could stand.
pub(super) fn draw(look: Look<'_>, player: Player, scene: &mut Scene) {
    let board: Name = format!("board-{}", player.0 + 1).into();
    let label = Text::new("la-convoy-of").with("seat", player.seat());
    let group = Zone::new(board.clone(), Layout::Group).named(label).owned(player.seat());
    scene.zones.push(group);
    let tokens = arrangement(look, player);
    let convoy = &look.of(player).convoy;
    let pull = look.content.convoy[convoy[Cell::TRUCK].card()].pull;
    let mut gap = false;
    for column in Column::ALL {
        let (below, above) = (Cell::below(column), Cell::above(column));
        if !convoy[below].present() {
            if column.0 <= pull && !gap {
                scene.zones.push(free(player, below, &board, "la-label-free-trailer"));
            }
            gap = true;
            continue;
        }
        card(look, player, below, &tokens, &board, scene);
        if convoy[above].present() {
            card(look, player, above, &tokens, &board, scene);
        } else {
            scene.zones.push(free(player, above, &board, "la-label-free-device"));
        }
        if let Some(device) = scene.zones.last_mut() {
            device.upon = Some(car_id(player, below).into());
        }
    }
}

/// A place where no card stands yet.
fn free(player: Player, cell: Cell, board: &Name, label: &'static str) -> Zone {
    let mut zone = Zone::new(car_id(player, cell), Layout::Row).named(label).owned(player.seat());
    zone.within = Some(board.clone());
    zone
}

/// A card of the convoy with what stands in its boxes.
fn card(
    look: Look<'_>,
    player: Player,
    cell: Cell,
    tokens: &[Token],
    board: &Name,
    scene: &mut Scene,
) {
    let car = &look.of(player).convoy[cell];
    let info = &look.content.convoy[car.card()];
    let id: Name = car_id(player, cell).into();
    let place = scene.zones.len();
    let mut zone = free(player, cell, board, info.name);
    zone.entry = Some(almanac::of(info.name));
    zone.icon = Some(card_icon(info.kind));
    if info.kind == CardKind::Truck {
        if look.tracked(player) {
            zone.badges.push(sign("la-badge-tracked", "tracks", Tone::Good));
        }
        if !look.has_driver(player) {
            zone.badges.push(badge("la-badge-no-driver", None, Tone::Warn));
        }
    }
    for story in car.stories {
        let story = &look.content.stories[look.content.extensions[story]];
        zone.badges.push(sign(story.name, "story", Tone::Neutral));
    }
    scene.zones.push(zone);
    let mut boxes = 0;
    for (slot, (which, sort)) in (0..).zip(look.boxes(player, cell)) {
        let token = tokens.iter().find(|(at, held, _)| *at == cell && *held == which);
        let mut piece =
            self::piece(player, cell, (which, sort), token.map(|(_, _, letter)| *letter));
        piece.zone = id.clone();
        piece.slot = Some(slot);
        if car.damage.contains(which) {
            piece.badges.push(badge("la-badge-damaged", None, Tone::Bad));
            piece.icon = Some("damaged".into());
            piece.tone = Tone::Bad;
        }
        if car.used.contains(which) {
            piece.badges.push(badge("la-badge-used", None, Tone::Neutral));
        }
        scene.pieces.push(piece);
        boxes = slot + 1;
    }
    scene.zones[place].layout = Layout::Grid { columns: boxes.max(1), rows: 1 };
}

/// A box, with the token that stands in it.
fn piece(
    player: Player,
    cell: Cell,
    (which, sort): (BoxId, Sort),
    token: Option<&'static str>,
) -> Piece {
    let mut piece = Piece::new(box_id(player, cell, which), "", Kind::Item);
    piece.label = Some(box_text(sort));
    piece.icon = Some(box_icon(sort));
    piece.entry = Some(almanac::of_box(sort));
    piece.owner = Some(player.seat());
    if let Some(letter) = token {
        let (name, icon) = token_name(letter);
        piece.mark = Some(letter.into());
        piece.badges.push(badge(name, None, Tone::Good));
        piece.icon = Some(icon.into());
        piece.tone = Tone::Good;
    }
    piece
}
