//! The table in a terminal, for any game, drawn from the same scenes as the browser.
//!
//! Start at [`run()`], the loop; then [`port`], between the screen and a table here ([`local`]) or at a server
//! ([`remote`]); then [`update()`] and [`draw()`], the two pure functions between which a [`Model`] lives.

pub mod address;
pub mod almanac;
pub mod board;
pub mod draw;
pub mod fuzzy;
pub mod gallery;
pub mod ink;
pub mod keys;
pub mod local;
pub mod model;
pub mod moves;
pub mod port;
pub mod rehearsal;
pub mod remote;
mod run;
mod screen;
pub mod update;
mod words;

pub use draw::draw;
pub use model::{Model, Settings};
pub use run::{Left, Opening, model as empty_model, run};
pub use screen::is_terminal;
pub use update::{Effect, Input, update};
pub use words::{TERMINAL_BOOK, words_of};
