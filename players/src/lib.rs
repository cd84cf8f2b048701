//! Who decides when nobody sits there: random, greedy, scripted, tree search; and games between them by the million.
//!
//! Every player is a [`kernel::Player`]: it receives a [`kernel::View`], never the state. [`kind::Kind`] reads a
//! seat kind as people write it, [`planned::decide`] decides for an automatic seat as tables and simulations do, [`simulate::run`] plays many games.

pub mod cast;
pub mod clock;
pub mod greedy;
pub mod kind;
pub mod planned;
pub mod random;
pub mod scripted;
pub mod search;
mod seating;
pub mod simulate;
pub mod strength;
pub mod tree_search;
pub mod turn_planner;

pub use cast::Cast;
pub use clock::{Clock, Stopwatch};
pub use kind::{Kind, KindError, Strength};
pub use planned::{Bot, Moment, Planned};
pub use seating::SeatError;
