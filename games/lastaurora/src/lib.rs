//! Last Aurora with Frozen Steel, rule by rule. Read it with the rules in the other hand:
//!
//! - [`ids`], [`vocab`], [`boxes`], [`survivor`], [`content`]: the effect vocabulary (LA-19), what cards say;
//! - [`options`], `setup`: what is chosen before a game, and the table as it is set (LA-3);
//! - [`state`], [`frame`], [`moves`]: everything on the table, procedures in progress, every decision with its notation;
//! - [`look`]: questions about the table;
//! - [`engine`]: changes to the table with everything that follows from them;
//! - [`decisions`]: everything a player is asked, with what is allowed, why not, and what follows;
//! - `flow`, `work`: the steps of a round (LA-4), the stack of procedures and what goes on by itself;
//! - `effects`: the interpreter of chapter LA-19;
//! - `objects`, `abilities`: what may be played and used at will (LA-12, LA-11);
//! - `explore`, `rest`, `movement`, `fire`, `enemies`, `round`: the phases (LA-5 to LA-9, LA-13, LA-15, LA-18, LA-X5);
//! - `story`, `automa`: module 4 and the solo game (LA-X4, LA-17);
//! - [`score`]: the end of the game (LA-16);
//! - `scene`, `theme`, [`event`]: what a viewer sees and how it looks, what happened;
//! - `almanac`: a page about every card, space and counter;
//! - `hidden`, `census`, `faults`, `arrange`: what a viewer can imagine, what is counted, what cannot be, positions by
//!   hand;
//! - [`mind`]: what somebody who plays well knows beyond the rules; [`lesson`]: the introduction;
//! - `game`: the contract with the house.

mod abilities;
mod almanac;
mod arrange;
mod automa;
pub mod boxes;
mod census;
pub mod content;
pub mod decisions;
mod effects;
mod enemies;
pub mod engine;
pub mod event;
mod explore;
mod faults;
mod fire;
mod flow;
pub mod frame;
mod game;
mod hidden;
pub mod ids;
pub mod lesson;
pub mod look;
pub mod mind;
mod movement;
pub mod moves;
mod objects;
pub mod options;
mod rest;
mod round;
mod scene;
pub mod score;
mod setup;
pub mod state;
mod story;
pub mod survivor;
mod theme;
pub mod vocab;
mod work;

pub use game::LastAurora;
pub use mind::LastAuroraMind;
