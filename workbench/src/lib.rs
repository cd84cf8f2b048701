//! What authors of games share: the kernel says what a game is, this says how one is written.
//!
//! [`decision`] is how a question is written; [`ids!`] and [`flat`] are what states are made of; [`look!`] and
//! [`engine!`] are the hands a rule reads and writes a table with; [`notation`] reads moves. [`content`] reads a game's
//! files and [`script`] the small languages in them, with the place of every mistake, and runs their effects; [`lessons`]
//! reads its lessons and [`book!`] gathers its words and rules. Games use the workbench, the workbench uses the kernel;
//! neither the kernel nor a table knows it.

mod book;
mod catalog;
pub mod content;
pub mod decision;
pub mod flat;
mod hands;
pub mod ids;
pub mod lessons;
pub mod notation;
mod records;
pub mod script;
pub mod set;
pub mod small;
pub mod wide;

#[doc(hidden)]
pub use kernel;

pub use catalog::Catalog;
pub use decision::{Decision, Rules};
pub use flat::{By, Frames, Id, List, Set};
pub use lessons::Lessons;
pub use set::BitSet;
pub use small::{Maybe, Set8, Set16, Set64};
pub use wide::{Set256, Set512, Set1024, WideId};
