//! Nemesis against the contract, as far as it is played: one player alone.

use conformance::{Suite, given};
use nemesis::{Nemesis, NemesisMind};

#[test]
fn keeps_the_contract_alone() {
    Suite::new(Nemesis::new())
        .mind(NemesisMind)
        .options(given([("bag", "gentle"), ("traits", "yes")]))
        .options(given([("bag", "harsh")]))
        .seats(1..=1)
        .games(40)
        .scale_from_env()
        .run();
}
