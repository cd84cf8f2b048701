//! A scene as a picture: one SVG that stands alone, without scripts, fonts or anything else to fetch.
//!
//! Seats at the left, the table in the middle, prompt and moves at the right, as in every client. A tone is a
//! colour and a shape, a kind of piece is an outline; a move's targets glow in the one accent
//! colour. Icon names are left to clients that have icons.

mod ink;
mod map;
mod panels;
mod pieces;
mod tone;
mod zones;

use kernel::Scene;

use crate::plan::Plan;
use crate::words::Voice;
use ink::{BACKGROUND, Block, Ink, LINE, stack};

/// The space between parts of the page.
const GAP: f32 = 16.0;
/// The width of the seats at the left.
const LEFT: f32 = 250.0;
/// The width of prompt and moves at the right.
const RIGHT: f32 = 310.0;
/// The width of the table in the middle where there is no map.
const MIDDLE: f32 = 660.0;

/// What every part of the page needs to know.
struct Page<'a> {
    scene: &'a Scene,
    plan: Plan<'a>,
    voice: Voice<'a>,
}

/// The scene as a complete SVG document under a heading such as the game's title.
pub fn scene(scene: &Scene, voice: Voice<'_>, heading: &str) -> String {
    let page = Page { scene, plan: Plan::new(scene), voice };
    let middle = map::width(&page).unwrap_or(MIDDLE);
    let width = GAP + LEFT + GAP + middle + GAP + RIGHT + GAP;

    let header = panels::header(&page, heading, width - 2.0 * GAP);
    let top = header.height + 2.0 * GAP;
    let seats = panels::seats(&page, LEFT);
    let table = table(&page, middle);
    let side = panels::side(&page, RIGHT);
    let tallest = [seats.height, table.height, side.height].into_iter().fold(200.0, f32::max);
    let height = top + GAP + tallest + GAP;

    let mut ink = Ink::default();
    ink.document(width, height, heading);
    ink.rect(0.0, 0.0, width, height, 0.0, &format!("fill=\"{BACKGROUND}\""));
    ink.rect(0.0, top, width, 1.0, 0.0, &format!("fill=\"{LINE}\""));
    ink.place(GAP, GAP, &header);
    ink.place(GAP, top + GAP, &seats);
    ink.place(GAP + LEFT + GAP, top + GAP, &table);
    ink.place(width - GAP - RIGHT, top + GAP, &side);
    ink.finish()
}

/// The middle: the map, then every other zone.
fn table(page: &Page<'_>, width: f32) -> Block {
    let map = map::draw(page, width);
    let zones = zones::draw(page, width);
    stack(map.into_iter().chain([zones]), GAP)
}
