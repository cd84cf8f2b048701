//! Tables of a game that is made for testing them, in one program: so all of the game is used.

#![allow(clippy::unwrap_used, reason = "the helpers of tests are tests")]

mod pocket;
mod registry;
mod sentences;
mod tables;
mod undo;
mod updates;
