//! `starboard` with the zoo's games beside those of the house: what the tests of campaigns, welcome seats and decisions owed
//! together start (`cli/tests`, and the browser's). It is an example, so that nothing of it is in the product.

use std::process::ExitCode;

fn main() -> ExitCode {
    let games = games::registry().with(table::title(zoo::Campaign));
    starboard_cli::main(games.with(table::title(zoo::Bazaar)).with(table::title(zoo::Crew)))
}
