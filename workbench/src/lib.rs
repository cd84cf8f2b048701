//! What authors of games share: the kernel says what a game is, this says how one is written.
//!
//! [`decision`] is how a question is written; [`ids!`] and [`flat`] are what states are made of; [`content`] reads a game's files and [`script`] the small
//! languages in them, with the place of every mistake; [`lessons`] reads its lessons. Games use the workbench, the
//! workbench uses the kernel; neither the kernel nor a table knows it.

pub mod content;
pub mod decision;
pub mod flat;
pub mod ids;
pub mod lessons;
pub mod script;
pub mod small;

pub use decision::{Decision, Rules};
pub use flat::{By, Frames, Id, List, Set};
pub use lessons::Lessons;
pub use small::{Maybe, Set8, Set16, Set64};
