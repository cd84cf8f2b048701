//! Station Automation: bots, who own a colour and a PC and decide nothing (the `SF-B` rules).
//!
//! - `script`, `parse`, `content`: the script language and `bots.toml`, read once into typed trees;
//! - `state`: what a bot's turn leaves on the table: the die, the plan in progress, powers already used;
//! - `opening`: what bots do when the Identities are chosen (chapter B2);
//! - `reach`: distances in Actions that are not free (SF-B9.4);
//! - `deeds`: where and with which Action a verb of a script can be done (chapter B12);
//! - `choose`: which line is followed, by whom, and at what (SF-B12.14), with `priorities` between equals (chapter B8);
//! - `plan`: the decisions of a turn that come of it;
//! - `turn`, `influence`, `powers`: the phases of a bot's turn (chapter B4);
//! - `answers`: every other decision a bot owes (SF-B1.9);
//! - `player`: the seat kind.

mod answers;
mod choose;
mod content;
mod deeds;
mod influence;
mod next_action;
mod opening;
mod parse;
mod plan;
mod player;
mod powers;
mod priorities;
mod reach;
mod script;
mod state;
mod turn;

pub use content::{Automation, Bot};
pub use script::{Script, ScriptId, Why};
pub use state::AutomationState;

pub(crate) use answers::{check, only_move};
pub(crate) use opening::open;
pub(crate) use player::{SEAT_KIND, arguments, may_take_over, player, seating};
pub(crate) use powers::replace_stranger;
pub(crate) use turn::{after, begin, commit, go_on, start_of_turn};
