//! The one binary, `starboard`.

use std::process::ExitCode;

fn main() -> ExitCode {
    starboard_cli::main(games::registry())
}
