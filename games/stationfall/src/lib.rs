//! Stationfall, rule by rule. Read it with the rulebook in the other hand:
//!
//! - [`ids`], [`map`], [`content`], [`condition`]: the names, the map, the cards, and the language they are written in;
//! - [`state`], [`frame`], [`moves`], [`action`]: everything on the table, procedures in progress, every decision;
//! - [`look`]: questions about the table (chapters 3 to 10);
//! - `engine`: changes to the table with everything that follows from them (chapters 4 to 10);
//! - `actions`: chapters 11 to 14, one file a family;
//! - `turn`: chapter 15, one file a phase;
//! - `powers`: Reveal Powers that happen once;
//! - `project_x`: the Project X cards and their Monsters;
//! - `stationfall`: chapter 16;
//! - [`event`]: what happened, for the log.

pub mod action;
mod actions;
pub mod bag;
pub mod condition;
pub mod content;
pub mod engine;
pub mod event;
pub mod frame;
pub mod ids;
pub mod look;
pub mod map;
pub mod moves;
mod powers;
pub mod project_x;
pub mod state;
mod stationfall;
mod turn;
