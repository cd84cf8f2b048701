//! Stationfall, rule by rule. Read it with the rulebook in the other hand:
//!
//! - [`ids`], [`map`], [`content`], [`condition`]: the names, the map, the cards, and the language they are written in;
//! - [`options`], [`setup`]: what is chosen before a game, and the table as it is set (chapters 2, 17 and 18);
//! - [`state`], [`frame`], [`moves`], [`action`]: everything on the table, procedures in progress, every decision;
//! - `notation`: decisions as text;
//! - [`look`]: questions about the table (chapters 3 to 10);
//! - `engine`: changes to the table with everything that follows from them (chapters 4 to 10);
//! - `actions`: chapters 11 to 14, one file a family;
//! - `turn`: chapter 15, one file a phase;
//! - `powers`: Reveal Powers that happen once;
//! - `project_x`: the Project X cards and their Monsters;
//! - `stationfall`: chapter 16;
//! - [`automation`]: bots, who decide nothing (the `SF-B` rules);
//! - [`tutorial`]: the guided game with Lindsey;
//! - `hidden`, `census`, `faults`, `arrange`: what a viewer can imagine, what is counted, what cannot be, positions by
//!   hand;
//! - `game`: the contract with the house;
//! - [`mind`], `seats`: what somebody who plays well knows beyond the rules; the game's own seat kinds;
//! - [`event`]: what happened, for the log.

pub mod action;
mod actions;
mod almanac;
mod arrange;
pub mod automation;
pub mod bag;
mod census;
pub mod condition;
pub mod content;
pub mod engine;
pub mod event;
mod faults;
pub mod frame;
mod game;
mod hidden;
pub mod ids;
pub mod look;
pub mod map;
pub mod mind;
pub mod moves;
mod notation;
pub mod options;
mod powers;
pub mod project_x;
mod scene;
mod seats;
pub mod setup;
pub mod state;
mod stationfall;
mod turn;
pub mod tutorial;

pub use actions::Right;
pub use game::Stationfall;
pub use mind::{StationfallMind, outlook};
pub use seats::StationfallSeats;
pub use stationfall::reckoning;
pub use tutorial::lesson::TutorialLessons;
