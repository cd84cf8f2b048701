//! The messages between server and clients.
//!
//! [`live`] is what goes over a table's WebSocket, [`http`] what goes over HTTP. Both show scenes: a position with every word said in the language of whoever asked. [`typescript`] writes all
//! of it down for the browser.
//!
//! Seats are numbers from 1 on the wire, as people count them.

pub mod http;
pub mod live;
mod typescript;

pub use kernel::{Lang, Name};
pub use typescript::typescript;

/// The version of the protocol: a client that says another one is told to reload.
pub const PROTOCOL: u32 = 1;

/// What one viewer sees of one position, in words they read.
pub type SceneView = kernel::Scene<String>;

/// A seat as people count them, from 1.
pub type SeatNumber = u8;

/// A moment: milliseconds since the beginning of 1970, UTC.
pub type Moment = i64;

/// The number of a seat on the wire.
pub const fn seat_number(seat: kernel::Seat) -> SeatNumber {
    seat.number()
}

/// The seat with this number on the wire, if any table can have it.
pub fn seat_of(number: SeatNumber) -> Option<kernel::Seat> {
    kernel::Seat::numbered(number)
}
