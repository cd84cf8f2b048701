//! Positions by hand, for scenarios and tests: one change a line, each with a verb and a function of its own. The words are
//! listed in `docs/scenarios.md`.

mod automa;
mod convoy;
mod course;
mod decks;
mod enemies;
mod line;
mod players;
mod road;
mod stories;

use kernel::NotationError;

use crate::content::Content;
use crate::state::State;
use line::Line;

/// What reads the rest of a line and changes the position.
type Verb = fn(&mut Line<'_>) -> Result<(), NotationError>;

/// Every verb, in the order of the documentation.
const VERBS: [(&str, Verb); 33] = [
    ("fame", players::fame),
    ("res", players::res),
    ("object", players::object),
    ("dodge", players::dodge),
    ("aggression", players::aggression),
    ("survivor", players::survivor),
    ("none", players::nobody),
    ("car", convoy::car),
    ("damage", convoy::damage),
    ("weapon", convoy::weapon),
    ("at", road::at),
    ("aurora", road::aurora),
    ("waypoint", road::waypoint),
    ("mine", road::mine),
    ("avalanche", road::avalanche),
    ("slot", decks::slot),
    ("deck", decks::deck),
    ("outcome", decks::outcome),
    ("loot", decks::loot),
    ("short", decks::short),
    ("enemy", enemies::enemy),
    ("target", enemies::target),
    ("hurt", enemies::hurt),
    ("asgard", enemies::asgard),
    ("story", stories::story),
    ("archive", stories::archive),
    ("mission", stories::mission),
    ("child", stories::child),
    ("automa", automa::automa),
    ("opening", course::opening),
    ("round", course::round),
    ("order", course::order),
    ("phase", course::phase),
];

/// Changes a position as a line of a scenario says.
pub(crate) fn arrange(
    content: &Content,
    state: &mut State,
    change: &str,
) -> Result<(), NotationError> {
    let mut line = Line::new(content, state, change);
    let known = || format!("a change: {}", VERBS.map(|(word, _)| word).join(", "));
    let verb = line.find(known(), |found| {
        VERBS.iter().find(|(word, _)| *word == found).map(|(_, verb)| *verb)
    })?;
    verb(&mut line)?;
    line.end()
}
