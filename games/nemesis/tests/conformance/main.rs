//! Nemesis against the contract.

use conformance::{Suite, given};
use nemesis::{Nemesis, NemesisMind};

/// Everybody for themselves, and the solo game.
#[test]
fn keeps_the_contract() {
    Suite::new(Nemesis::new()).mind(NemesisMind).games(40).scale_from_env().run();
}

/// In a crew, with the options of the bag and with Traits.
#[test]
fn keeps_the_contract_in_a_crew() {
    Suite::new(Nemesis::new())
        .mind(NemesisMind)
        .options(given([("mode", "coop"), ("bag", "gentle"), ("traits", "yes")]))
        .options(given([("mode", "coop"), ("bag", "harsh")]))
        .seats(2..=5)
        .games(40)
        .scale_from_env()
        .run();
}
