//! The real binary, as people and scripts meet it: what it prints, what it says when the input is wrong, and its
//! exit status.

#![allow(clippy::unwrap_used, reason = "in a test, and in what helps it, a surprise is a failure")]

mod bench;
mod campaigns;
mod games;
mod hostile;
mod kills;
mod pipes;
#[path = "../../../server/tests/tables/postgres.rs"]
mod postgres;
mod replay;
mod rules;
mod scenario;
mod serve;
mod simulate;
mod strength;
mod verify;
mod why;
