//! One file a command.

pub(crate) mod games;
#[cfg(feature = "terminal")]
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod strength;
pub(crate) mod verify;
pub(crate) mod why;
