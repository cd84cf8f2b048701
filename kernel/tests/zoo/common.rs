//! What every micro-game would otherwise repeat: what the zoo of its own crate has, and what its tests need.

use std::fmt::Debug;

pub use conformance::Suite;
pub use conformance::testing::Situation;
pub use serde::de::DeserializeOwned;
pub use workbench::flat::{Frames, List, Set};
pub use zoo::common::*;

/// The state stored and read again, as text and as bytes.
pub fn saved<S: Serialize + DeserializeOwned + PartialEq + Debug>(state: &S) -> S {
    let text = serde_json::to_string(state).expect("a state can be written as text");
    let read: S = serde_json::from_str(&text).expect("a written state can be read");
    let bytes = postcard::to_stdvec(state).expect("a state can be written as bytes");
    assert_eq!(read, postcard::from_bytes(&bytes).expect("written bytes can be read"));
    read
}

/// Many states that the viewer cannot tell from the one of this situation.
pub fn imagined<G: Game>(table: &Situation<G>, viewer: Viewer) -> Vec<G::State> {
    let mut rng: Rng = Seed::from_number(11).rng();
    (0..200).map(|_| table.game().determinize(table.state(), viewer, &mut rng)).collect()
}
