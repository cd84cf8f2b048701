//! Nemesis with Aftermath, rule by rule. Read it with the rules in the other hand:
//!
//! - [`ids`], [`vocab`], [`content`]: what cards, Rooms and Corridors are called and what they say (NEM-27.1);
//! - [`options`], `setup`: what is chosen before a game, and the table as it is set (`modes.md`);
//! - [`state`], [`frame`], [`moves`]: everything on the table, procedures in progress, every decision with its notation;
//! - [`look`]: questions about the table;
//! - [`engine`]: changes to the table with everything that follows from them;
//! - `deed`, `choice`, `cond`: Actions, what they want to know, what must hold (NEM-4);
//! - [`decisions`]: everything a player is asked;
//! - `flow`: the steps of a turn (NEM-3, NEM-19), the stack of procedures and what goes on by itself;
//! - `arrive`, `attack`, `effects`: entering Rooms and Noise (NEM-6 to NEM-8), attacks of Intruders (NEM-11), operations;
//! - `victory`: the Victory Check and Objectives (NEM-22, NEM-23);
//! - [`mind`]: what somebody who plays well knows beyond the rules;
//! - `scene`, `words`, [`event`], `hidden`, `census`: what is seen, said, imagined and counted;
//! - `game`: the contract with the house.
//!
//! The base game alone is played so far, by one player, in a crew or each for themselves, without Interruptions and trade.

mod almanac;
mod arrive;
mod attack;
mod census;
mod choice;
mod cond;
pub mod content;
pub mod decisions;
mod deed;
mod effects;
pub mod engine;
pub mod event;
mod flow;
pub mod frame;
mod game;
mod hidden;
pub mod ids;
pub mod look;
pub mod mind;
pub mod moves;
pub mod options;
mod scene;
mod setup;
pub mod state;
mod victory;
pub mod vocab;
mod words;

pub use deed::What;
pub use game::Nemesis;
pub use mind::NemesisMind;
