//! The project's own chores: `cargo xtask test` is what continuous integration runs, the others are for people.

mod bench;
mod browser;
mod faults;
mod fuzz;
mod lab;
mod ledger;
mod load;
mod new_game;
mod page;
mod peers;
mod plain;
mod postgres;
mod screens;
mod serve;
mod shell;
mod suite;
mod types;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use shell::{Root, Stop};

/// The chores of this project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Chores {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Builds what is needed, starts the server and opens the browser.
    Serve(serve::Wanted),
    /// Everything continuous integration runs.
    Test(suite::Wanted),
    /// Which rules have a test that names them, and which have none.
    Ledger(ledger::Wanted),
    /// Benchmarks of the kernel, the classics and the players.
    Bench(bench::Wanted),
    /// The classics here and in OpenSpiel, in one run.
    Peers(peers::Wanted),
    /// Writes a small game that keeps the contract, to be changed into another one.
    NewGame(new_game::Wanted),
    /// Measures games and servers: `cargo xtask lab balance hearts`, `cargo xtask lab --help`.
    Lab(lab::Wanted),
    /// A thousand tables on each database, and the same load on boardgame.io, in one run.
    Load(load::Wanted),
    /// Servers killed at random moments while tables are in play.
    Faults(faults::Wanted),
    /// Fuzzes the parsers and the games with libFuzzer.
    Fuzz(fuzz::Wanted),
    /// Writes the server's messages as TypeScript for the browser client.
    Types(types::Wanted),
    /// Writes the screens of the table in a terminal as text into docs/terminal.
    Screens,
}

fn main() -> ExitCode {
    let chores = Chores::parse();
    let done = Root::find().and_then(|root| match chores.chore {
        Chore::Serve(wanted) => serve::run(&root, &wanted),
        Chore::Test(wanted) => suite::run(&root, &wanted),
        Chore::Ledger(wanted) => ledger::run(&root, &wanted),
        Chore::Bench(wanted) => bench::run(&root, &wanted),
        Chore::Peers(wanted) => peers::run(&root, &wanted),
        Chore::NewGame(wanted) => new_game::run(&root, &wanted),
        Chore::Lab(wanted) => lab::run(&root, &wanted),
        Chore::Load(wanted) => load::run(&root, &wanted),
        Chore::Faults(wanted) => faults::run(&root, &wanted),
        Chore::Fuzz(wanted) => fuzz::run(&root, &wanted),
        Chore::Types(wanted) => types::run(&root, &wanted),
        Chore::Screens => screens::run(&root),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Stop { sentence, status }) => {
            eprintln!("{sentence}");
            ExitCode::from(status)
        }
    }
}
