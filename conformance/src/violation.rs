//! What the suite found: a law that does not hold, and how to see it again.

use std::fmt;

use kernel::Record;

/// The laws of the contract.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Nothing the game is asked makes it panic.
    NoPanic,
    /// Until the game is over somebody is awaited, and every awaited seat has a move.
    NoDeadEnd,
    /// A game ends within the number of decisions that `longest` promises.
    Ends,
    /// Only seats of the table may act, nobody awaited is welcome besides, and their number never changes.
    Seats,
    /// A decision owed together is given by the first who answers.
    Together,
    /// An outcome has one standing a seat, and ranks that fit together.
    Outcome,
    /// `moves` lists exactly what `check` allows, each move once.
    MovesAreWhatCheckAllows,
    /// Who may not act is refused, and a refused move changes nothing.
    RefusalsChangeNothing,
    /// A move's notation is one clean line that reads back as that move and no other.
    Notation,
    /// Nothing is lost or doubled.
    Conservation,
    /// A stored state comes back as it was.
    Storage,
    /// The same options, seats, seed and moves give the same game bit for bit.
    Replay,
    /// What a viewer gets depends on nothing that the viewer may not know.
    NoLeak,
    /// What is told of a move depends on nothing that the listener may not know.
    NoLeakInEvents,
    /// What a seat is bound to do, by a script or a plan, was decided by nothing that the seat may not know.
    Scripts,
    /// `determinize` imagines a position that can be played, with the future unforeseen.
    Imagination,
    /// A move that can be taken back has shown nobody anything.
    Undo,
    /// A scene can be drawn: every id it mentions exists, once.
    Scenes,
    /// `evaluate` and `evaluate_ahead` are numbers from 0 to 1.
    Evaluation,
    /// Every text is there in every language and gets the arguments it uses.
    Words,
    /// Every rule that is cited is in the ledger, and the rules text has exactly the ledger's rules.
    Rules,
    /// The game's card is sound, and its options are read as they are written.
    About,
    /// Every entry of the almanac is worded, ruled and found, and the theme can be read.
    Almanac,
    /// What the end leaves starts the next chapter with as many as it allows, and nothing else does.
    Legacy,
    /// The game's own players choose legal moves.
    Players,
}

impl Law {
    /// Every law.
    pub const ALL: [Law; 25] = [
        Law::NoPanic,
        Law::NoDeadEnd,
        Law::Ends,
        Law::Seats,
        Law::Together,
        Law::Outcome,
        Law::MovesAreWhatCheckAllows,
        Law::RefusalsChangeNothing,
        Law::Notation,
        Law::Conservation,
        Law::Storage,
        Law::Replay,
        Law::NoLeak,
        Law::NoLeakInEvents,
        Law::Scripts,
        Law::Imagination,
        Law::Undo,
        Law::Scenes,
        Law::Evaluation,
        Law::Words,
        Law::Rules,
        Law::About,
        Law::Almanac,
        Law::Legacy,
        Law::Players,
    ];

    /// The law in one sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Law::NoPanic => "nothing the game is asked makes it panic",
            Law::NoDeadEnd => {
                "until the game is over somebody is awaited, and every awaited seat has a move"
            }
            Law::Ends => "a game ends within the number of decisions that `longest` promises",
            Law::Seats => {
                "only seats of the table may act, nobody awaited is welcome besides, and their number never changes"
            }
            Law::Together => "a decision owed together is given by the first who answers",
            Law::Outcome => "an outcome has one standing a seat, and ranks that fit together",
            Law::MovesAreWhatCheckAllows => {
                "`moves` lists exactly what `check` allows, each move once"
            }
            Law::RefusalsChangeNothing => {
                "who may not act is refused, and a refused move changes nothing"
            }
            Law::Notation => {
                "a move's notation is one clean line that reads back as that move and no other"
            }
            Law::Conservation => "nothing is lost or doubled",
            Law::Storage => "a stored state comes back as it was",
            Law::Replay => "the same options, seats, seed and moves give the same game bit for bit",
            Law::NoLeak => "what a viewer gets depends on nothing that the viewer may not know",
            Law::NoLeakInEvents => {
                "what is told of a move depends on nothing that the listener may not know"
            }
            Law::Scripts => {
                "what a seat is bound to do was decided by nothing that the seat may not know"
            }
            Law::Imagination => {
                "`determinize` imagines a position that can be played, with the future unforeseen"
            }
            Law::Undo => "a move that can be taken back has shown nobody anything",
            Law::Scenes => {
                "a scene can be drawn: every id it mentions exists, once, and no list of moves is long"
            }
            Law::Evaluation => "`evaluate` and `evaluate_ahead` are numbers from 0 to 1",
            Law::Words => "every text is there in every language and gets the arguments it uses",
            Law::Rules => {
                "every rule that is cited is in the ledger, and the rules text has exactly the ledger's rules"
            }
            Law::About => "the game's card is sound, and its options are read as they are written",
            Law::Almanac => {
                "every entry of the almanac is worded, ruled and found, and the theme can be read"
            }
            Law::Legacy => {
                "what the end leaves starts the next chapter with as many as it allows, and nothing else does"
            }
            Law::Players => "the game's own players choose legal moves",
        }
    }
}

/// A law that does not hold.
#[derive(Clone, PartialEq, Debug)]
pub struct Violation {
    /// Which law.
    pub law: Law,
    /// The game's id.
    pub game: String,
    /// The game that was being played, up to the place, or nothing if it was found outside of any game. Written to
    /// a file it can be replayed.
    pub record: Option<Box<Record>>,
    /// What was seen, in sentences.
    pub seen: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} breaks the law {:?}: {}.", self.game, self.law, self.law.sentence())?;
        writeln!(f, "Seen: {}", self.seen)?;
        if let Some(record) = &self.record {
            writeln!(f, "This was after move {} of this game:", record.moves.len())?;
            for line in record.to_string().lines() {
                writeln!(f, "{}", format!("    {line}").trim_end())?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Violation {}
