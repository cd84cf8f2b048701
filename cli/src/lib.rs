//! What the one binary, `starboard`, does: everything but its games, which it is given.
//!
//! Standard output carries the answer and nothing else; notes, progress and mistakes go to standard error. The exit
//! status is 0 for done, 1 for "the answer is no", 2 for wrong input. The help text and the messages about wrong
//! input are English; whatever speaks about a game follows `--lang`.

mod commands;
mod exit;
mod input;
mod lang;
mod near;
mod page;
mod progress;
mod seating;
mod sources;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use kernel::Lang;
use table::Registry;

use crate::exit::Reply;

/// A digital tabletop for deep-space board games: it knows the rules completely.
#[derive(Parser)]
#[command(name = "starboard", version, propagate_version = true)]
struct Cli {
    /// The language of everything a game says: en, it or ja [default: from LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(commands::games::Args),
    Serve(commands::serve::Args),
    #[cfg(feature = "terminal")]
    Play(commands::play::Args),
    Simulate(commands::simulate::Args),
    Strength(commands::strength::Args),
    Replay(commands::replay::Args),
    Scenario(commands::scenario::Args),
    Why(commands::why::Args),
    Rules(commands::rules::Args),
    Verify(commands::verify::Args),
}

/// The whole program with these games.
pub fn main(games: Registry) -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => exit::finish(run(cli, games)),
        Err(error) => exit::usage(&error),
    }
}

fn run(cli: Cli, games: Registry) -> Reply {
    let lang = cli.lang.unwrap_or_else(lang::of_the_environment);
    match cli.command {
        Command::Games(args) => commands::games::run(&args, &games, lang),
        #[cfg(feature = "terminal")]
        Command::Play(args) => commands::play::run(&args, &games, lang),
        Command::Serve(args) => commands::serve::run(args, games),
        Command::Simulate(args) => commands::simulate::run(&args, &games, lang),
        Command::Strength(args) => commands::strength::run(&args, &games, lang),
        Command::Replay(args) => commands::replay::run(&args, &games, lang),
        Command::Scenario(args) => commands::scenario::run(&args, &games, lang),
        Command::Why(args) => commands::why::run(&args, &games, lang),
        Command::Rules(args) => commands::rules::run(&args, &games, lang),
        Command::Verify(args) => commands::verify::run(&args, &games, lang),
    }
}
