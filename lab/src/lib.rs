//! The laboratory: how games come out, what weights they teach, how servers keep up with many tables and what is left
//! when they are killed. One tool for all games.
//!
//! `cargo run --release -p starboard-lab -- --help`, or `cargo xtask lab -- --help`, which builds the server as well.

mod answer;
mod balance;
mod load;
mod play;
mod sum;
mod weigh;

use clap::{Parser, Subcommand};

pub use answer::{Answer, Reply, Stop, finish};

/// Measures games and servers.
#[derive(Parser)]
#[command(name = "lab", version)]
pub struct Lab {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// How games between automatic players come out, and which choices go with winning.
    Balance(balance::Wanted),
    /// Learns from games the numbers a game judges positions by.
    Weigh(weigh::Wanted),
    /// Plays many tables of random people against a server and reports how it kept up.
    Load(load::Wanted),
    /// Measures the memory of a live table in the middle of a game with everybody connected.
    Memory(load::Remembered),
    /// Kills servers while tables are in play and looks whether anything acknowledged is lost.
    Kills(load::Kills),
}

/// Does what the command line asks for.
///
/// # Errors
/// If the input is wrong, or something that is needed is not there.
pub fn run(lab: Lab) -> Reply {
    match lab.what {
        What::Balance(wanted) => balance::run(&wanted),
        What::Weigh(wanted) => weigh::run(&wanted),
        What::Load(wanted) => load::load(wanted),
        What::Memory(wanted) => load::memory(&wanted),
        What::Kills(wanted) => load::kills(wanted),
    }
}
