//! Refusals as a person reads them: each sentence in a situation in which it is true. One file a family of decisions.

mod abilities;
mod consoles;
mod data;
mod fight;
mod items;
mod mend;
mod movement;
mod phases;
mod powers;
mod project_x;
mod sections;
mod stationfall;
mod tokens;
mod tutorial;
mod who;

use kernel::Seat;

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);
