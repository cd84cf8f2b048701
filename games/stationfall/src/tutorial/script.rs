//! Lindsey's turns as data: `tutorial.toml` (SF-T21, SF-T31, SF-T41, SF-T51, SF-T71).

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;

use crate::content::files::File;
use crate::moves::Move;
use crate::options::Path;

/// The word between two moves that are done together or not at all: a token, and the Action it buys.
const THEN: &str = " then ";

/// All scripted turns.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    turns: Vec<ScriptTurn>,
}

/// One scripted turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptTurn {
    /// The Minute.
    pub minute: i8,
    /// Whether it is played the second time only.
    pub second_only: bool,
    /// The moves, in order.
    pub moves: Vec<ScriptMove>,
}

/// One move of a scripted turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScriptMove {
    /// The decision.
    pub mv: Move,
    /// Whether the next move belongs to it: neither is done without the other.
    pub then: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Book {
    turn: Vec<TurnRecord>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the rule is for whoever reads the file")]
struct TurnRecord {
    id: Spanned<String>,
    minute: i8,
    #[serde(default)]
    second_only: bool,
    rule: String,
    moves: Vec<Spanned<String>>,
}

impl Script {
    /// Reads the file.
    pub(crate) fn read(file: &File<'_>) -> Result<Script, Fault> {
        let book: Book = file.read(&[])?;
        file.names("a turn", book.turn.iter().map(|turn| &turn.id))?;
        let mut turns = Vec::with_capacity(book.turn.len());
        for record in &book.turn {
            let mut moves = Vec::new();
            for line in &record.moves {
                moves.extend(read_line(file, line)?);
            }
            let TurnRecord { minute, second_only, .. } = *record;
            turns.push(ScriptTurn { minute, second_only, moves });
        }
        Ok(Script { turns })
    }

    /// What Lindsey does in a Minute; nothing when the script is over.
    pub fn turn(&self, path: Path, minute: i8) -> Option<&ScriptTurn> {
        self.turns
            .iter()
            .filter(|turn| path == Path::Second || path == Path::First && !turn.second_only)
            .find(|turn| turn.minute == minute)
    }
}

fn read_line(file: &File<'_>, line: &Spanned<String>) -> Result<Vec<ScriptMove>, Fault> {
    let parts: Vec<&str> = line.get_ref().split(THEN).collect();
    let last = parts.len() - 1;
    let read = |(number, part): (usize, &&str)| {
        let mv: Move = part.parse().map_err(|error: kernel::NotationError| {
            let found = match error.found.as_str() {
                "" => "the end".to_string(),
                word => format!("`{word}`"),
            };
            let message = format!("expected {}, found {found} in `{part}`", error.expected);
            file.fault(line.span(), message)
        })?;
        Ok(ScriptMove { mv, then: number < last })
    };
    parts.iter().enumerate().map(read).collect()
}
