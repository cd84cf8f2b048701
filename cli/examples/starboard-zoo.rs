//! `starboard` with the zoo's campaign beside the games of the house: what the tests of campaigns start. It is an example,
//! so that nothing of it is in the product.

use std::process::ExitCode;

fn main() -> ExitCode {
    starboard_cli::main(games::registry().with(table::title(zoo::Campaign)))
}
