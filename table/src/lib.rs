//! One running game: seats, journal, undo, redaction, automatic turns. No network, no disk, no clock.
//!
//! [`Table`] knows its game by type; [`AnyTable`] is the same table for whoever holds many games; a [`Title`] opens
//! tables of one game, and a [`Registry`] holds the titles.
//!
//! ```
//! use kernel::{Seat, Seed, Viewer};
//! use table::{Disclosure, Registry, Setup, title};
//!
//! let registry = Registry::new().with(title(tictactoe::TicTacToe));
//! let mut table = registry.get("tictactoe")?.open(&Setup::new(["me", "greedy"], Seed::from_number(1)))?;
//! table.submit(Seat(0), "b2")?;
//! table.run_automatic()?;
//!
//! let update = table.update(Viewer::Seat(Seat(0)), 0);
//! assert_eq!(update.told.len(), 2);
//! assert_eq!(update.scene.offers.len(), 7);
//! assert!(table.undo(Seat(0)).is_ok(), "what a bot has answered goes back with it");
//! print!("{}", table.record(Disclosure::Seed));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod any;
mod at_table;
pub mod campaigns;
pub mod error;
pub mod journal;
mod lesson;
mod line;
mod log;
pub mod next;
mod rebuild;
pub mod record;
pub mod registry;
mod seats;
pub mod setup;
pub mod table;
pub mod thought;
pub mod title;
mod undo;
pub mod update;

pub use any::AnyTable;
pub use error::{ChangeError, OpenError, PastTheEnd, RebuildError, Rejected, Stuck, Why};
pub use journal::{Act, DecidedBy, Entry, Sequence};
pub use next::{Choices, Join, Left};
pub use record::Disclosure;
pub use registry::{Registry, UnknownGame};
pub use setup::Setup;
pub use table::{Accepted, Table};
pub use thought::{Decided, Decision, Thought};
pub use title::{Title, Titled, title};
pub use undo::Asked;
pub use update::{Heard, Sitter, Update};
