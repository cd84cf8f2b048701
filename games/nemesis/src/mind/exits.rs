//! Ways off the ship: pods, chambers, and the checks at the end (NEM-18, NEM-23).

use crate::ids::{Planet, Player, ROOMS, Room, Slot};
use crate::look::Look;

/// How far every Room is, in moves through Corridors without a Closed Door.
pub(super) fn distances(look: Look<'_>, from: Slot) -> [u8; ROOMS] {
    let mut far = [u8::MAX; ROOMS];
    let mut queue = [from; ROOMS];
    let (mut read, mut written) = (0, 1);
    far[from.index()] = 0;
    while read < written {
        let at = queue[read];
        read += 1;
        for (_, next) in look.neighbours(at) {
            if far[next.index()] == u8::MAX && look.at(next).tile.is_some() {
                far[next.index()] = far[at.index()] + 1;
                queue[written] = next;
                written += 1;
            }
        }
    }
    far
}

/// How likely a player passes the Contamination check (NEM-23.7).
pub(super) fn clean(look: Look<'_>, player: Player) -> f32 {
    let own = look.of(player);
    let (mut total, mut contaminated, mut unknown, mut infected) = (0u32, 0u32, 0i32, false);
    for card in look.all_cards(player) {
        total += 1;
        if card.is_contamination() {
            contaminated += 1;
            if card.known() { infected |= card.infected() } else { unknown += 1 }
        }
    }
    let mut lucky = 1.0;
    for drawn in 0..4u32.min(total) {
        let (left, good) = (total - drawn, (total - contaminated).saturating_sub(drawn));
        lucky *= good as f32 / left as f32;
    }
    if own.larva || infected {
        return lucky;
    }
    let none = (2.0f32 / 3.0).powi(unknown);
    none + (1.0 - none) * lucky
}

/// How likely the ship comes home for who sleeps (NEM-23.5, NEM-23.6). Who is awake may still mend something.
pub(super) fn home(look: Look<'_>, player: Player, awake: bool) -> f32 {
    let notes = look.of(player).notes;
    let works = |place: usize| match (notes.engines[place], look.state.engines[place].works) {
        (true, works) => f32::from(u8::from(works)),
        (false, _) => 0.5,
    };
    let [a, b, c] = [works(0), works(1), works(2)];
    let engines = a * b * c + a * b * (1.0 - c) + a * (1.0 - b) * c + (1.0 - a) * b * c;
    let course = if notes.coordinates {
        let earth = look.destination() == Planet::Earth;
        match (earth, awake) {
            (true, _) => 1.0,
            (false, true) => 0.6,
            (false, false) => 0.0,
        }
    } else {
        0.25
    };
    engines * course
}

/// How likely a Character gets off the ship by the best way there is.
pub(super) fn best(look: Look<'_>, player: Player) -> f32 {
    let far = distances(look, look.of(player).at);
    let left = f32::from(look.state.time);
    // Two moves a turn, at best.
    let in_time = |moves: u8| {
        let turns = f32::from(moves) / 2.0 + 0.5;
        (1.0 - turns / (left + 1.0)).clamp(0.0, 1.0).powf(0.4)
    };
    let mut best: f32 = 0.05;
    for (_, pod) in look.pods().filter(|(_, pod)| pod.aboard.len() < crate::look::POD_PLACES) {
        let way = match look.section_room(pod.section) {
            Some(room) => in_time(far[room.index()]) * if look.working(room) { 1.0 } else { 0.7 },
            None => 0.45 * in_time(4),
        };
        best = best.max(way * if pod.locked { 0.45 } else { 0.92 });
    }
    if let Some(room) = look.find(Room::Hibernatorium) {
        let wait = f32::from(look.state.time.saturating_sub(8)) / 15.0;
        let way = in_time(far[room.index()]) * (1.0 - 0.4 * wait);
        best =
            best.max(way * home(look, player, true) * if look.working(room) { 1.0 } else { 0.7 });
    }
    best
}
