//! The server as its clients meet it: a real one on a free port, real WebSockets.

#![allow(clippy::unwrap_used, reason = "the helpers of tests are tests")]

mod accounts;
mod acting;
mod campaigns;
mod client;
mod faults;
mod hostile;
mod lobby;
mod migrations;
mod operations;
mod play;
mod postgres;
mod rematch;
mod secrecy;
mod stores;
mod two_nodes;
