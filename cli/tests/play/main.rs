//! `starboard play` in a pseudo-terminal: keys in, screen out.

#![allow(clippy::unwrap_used, reason = "in a test, and in what helps it, a surprise is a failure")]
#![cfg(unix)]

mod campaigns;
mod ending;
mod pty;
mod server;
mod whole;
