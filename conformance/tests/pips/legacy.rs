//! What a game of pips leaves to the next: how many were played.

use kernel::options::Given;
use kernel::{Arg, Census, Legacy, NotationError, Note, NoteKind, SetupError, Text, Words, legacy};

use super::{Flaw, State};

/// How many games were played, from the log `v1 games 2 laid 7`. The highest card that was ever laid is for nobody.
pub fn read(flaw: Flaw, log: &str) -> Result<u8, SetupError> {
    if log.is_empty() {
        return Ok(0);
    }
    match games(log) {
        Ok(games) => Ok(games),
        Err(_) if flaw == Flaw::TakesAnyLegacy => Ok(1),
        Err(_) if flaw == Flaw::RefusesWithoutAPlace => Err(SetupError::new("PIP-1", "pips-log")),
        Err(error) => {
            let text = Text::new("pips-refused-log").with("column", error.column + 1);
            Err(SetupError::new("PIP-1", text.with("expected", Arg::Plain(error.expected))))
        }
    }
}

fn games(log: &str) -> Result<u8, NotationError> {
    let mut words = Words::new(log);
    legacy::version(&mut words, 1)?;
    words.expect("games")?;
    let games = words.parse("a number of games")?;
    words.expect("laid")?;
    words.parse::<u8>("a card")?;
    words.end()?;
    Ok(games)
}

/// What the end leaves.
pub fn left(flaw: Flaw, state: &State) -> Option<Legacy> {
    if state.round < state.rounds && flaw != Flaw::CarriesOverTooEarly {
        return None;
    }
    let games = state.games.saturating_add(1);
    let card = match flaw {
        Flaw::CarriesOverTheDeck => state.deck.last(),
        _ => state.shown.iter().max(),
    };
    let noted = match flaw {
        Flaw::NotesTheDeck => state.deck.last().copied(),
        _ => state.shown.iter().max().copied(),
    };
    let about = match flaw {
        Flaw::NotesWithoutWords => "pips-unheard-of",
        _ => "pips-noted",
    };
    let note = |card: u8| {
        Note::new(NoteKind::Gain, about, Text::new("pips-noted-card").with("card", card))
    };
    let notes: Vec<Note> = noted.map(note).into_iter().collect();
    let version = if flaw == Flaw::CarriesOverUnversioned { "" } else { "v1 " };
    let log = format!("{version}games {games} laid {}", card.copied().unwrap_or_default());
    let rounds = if flaw == Flaw::CarriesOverNonsense { "none" } else { "3" };
    let mut left = Census::new();
    let more = u32::from(flaw == Flaw::LeavesMoreThanThere);
    left.put_many("game", u32::from(games) + more, "log");
    let says = match flaw {
        Flaw::CarriesOverWithoutWords => "pips-unheard-of",
        _ => "pips-left",
    };
    Some(Legacy {
        options: Given::from([("rounds".into(), rounds.into()), ("log".into(), log)]),
        seats: 2..=if flaw == Flaw::CarriesOverForACrowd { 9 } else { 3 },
        open: vec![if flaw == Flaw::OpensNothing { "log" } else { "rounds" }.into()],
        title: Text::new("pips-next").with("number", games + 1),
        says: vec![Text::new(says).with("games", games)],
        notes: if flaw == Flaw::NotesTwice { [notes.clone(), notes].concat() } else { notes },
        left,
    })
}
