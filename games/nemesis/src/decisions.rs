//! Everything a player is asked, with what is allowed, why not, and what follows.

mod act;
mod cards;
mod consent;
mod draft;
mod fight;
mod goods;
mod interrupt;
mod noise;
mod pods;
mod round;
mod ship;
mod trade;
mod treat;

pub use act::{Act, Stage};
pub use cards::{CycleHand, DiscardCards, PassDiscard};
pub use consent::Consent;
pub use draft::{Draft, KeepGoal};
pub(crate) use fight::concerned;
pub use fight::{Reaction, Volley, VolleyStage};
pub use goods::{CraftWhat, DiscardExcess, DropToFit, KeepItem, SpendItem};
pub use interrupt::Interrupting;
pub use noise::{CarefulNoise, NoiseReaction};
pub use pods::{LeavePod, PodRound};
pub use round::Round;
pub use ship::{BorrowDoor, OrderEngine, PlaceEvent, SetDoors};
pub use trade::{Asked, Trading};
pub use treat::{OfferScan, Tend};

use kernel::SeatSet;

use crate::ids::Player;

/// One player is asked.
pub(crate) fn one(player: Player) -> SeatSet {
    SeatSet::of(player.seat())
}
