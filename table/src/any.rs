//! A table of any game: notation, scenes and records instead of the game's own types.

use kernel::record::Record;
use kernel::{
    Game, Guidance, Legacy, Lesson, Name, Offer, Questions, Refusal, Scene, Seat, SeatSet,
    StateHash, Turn, Viewer,
};
use players::Kind;
use serde_json::Value;

use crate::error::{ChangeError, PastTheEnd, RebuildError, Rejected, Stuck, Why};
use crate::journal::{Entry, Sequence};
use crate::record::Disclosure;
use crate::setup::Setup;
use crate::table::{Accepted, Table};
use crate::thought::{Decided, Decision, Thought};
use crate::undo::Asked;
use crate::update::{Heard, Sitter, Update};

/// A [`Table`] without its game's type. Every method is the table's method of the same name.
pub trait AnyTable: Send + Sync {
    /// The game's id.
    fn game_id(&self) -> &'static str;
    /// How the table was opened, with every default written out.
    fn setup(&self) -> &Setup;
    /// Everything that was done, in order.
    fn journal(&self) -> Vec<Entry>;
    /// What was done after the journal had `since` entries, in order.
    fn journal_since(&self, since: Sequence) -> Vec<Entry>;
    /// What was done last.
    fn last_entry(&self) -> Option<Entry>;
    /// The seat whose decision is the entry of this sequence, if it is one.
    fn decider(&self, sequence: Sequence) -> Option<Seat>;
    /// The length of the journal.
    fn sequence(&self) -> Sequence;
    /// How many decisions stand.
    fn moves_made(&self) -> u32;
    /// How often each seat was asked something, and how often it declined.
    fn questions(&self) -> Questions;
    /// Who is awaited, or how it ended.
    fn turn(&self) -> Turn;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// Whether such a viewer can look at this table: a seat it does not have cannot.
    fn has(&self, viewer: Viewer) -> bool;
    /// Who decides for each seat now, in order.
    fn kinds(&self) -> &[Kind];
    /// Who decides for each seat, for whoever looks at the table.
    fn sitters(&self) -> Vec<Sitter>;
    /// The seats that are a person's for now.
    fn people(&self) -> SeatSet;
    /// The seats for which an automatic player decides now.
    fn thinking(&self) -> SeatSet;

    /// Every legal move of a seat in notation: none if it may not act.
    fn moves(&self, seat: Seat) -> Vec<String>;
    /// What the rules say to a move, without making it.
    fn why(&self, seat: Seat, notation: &str) -> Why;
    /// The refused moves of a seat that touch all of these pieces and zones, each with its refusal.
    fn why_not(&self, seat: Seat, touches: &[Name]) -> Vec<(Offer, Refusal)>;
    /// The moves of a seat that lead to a decision about this piece or zone.
    fn ways(&self, seat: Seat, thing: &Name) -> Vec<Offer>;
    /// Makes a move for a seat. A rejected move changes nothing.
    fn submit(&mut self, seat: Seat, notation: &str) -> Result<Accepted, Rejected>;
    /// Whether a seat may take its latest decision back.
    fn can_undo(&self, seat: Seat) -> Result<(), Refusal>;
    /// Takes a seat's latest decision back. Gives back the journal's new length.
    fn undo(&mut self, seat: Seat) -> Result<Sequence, Refusal>;
    /// Takes a seat's whole turn back. Gives back the journal's new length.
    fn undo_turn(&mut self, seat: Seat) -> Result<Sequence, Refusal>;
    /// Who asks to take a decision back.
    fn undo_asked(&self) -> Option<Asked>;
    /// Asks every other person whether the seat's latest decision may be taken back.
    fn ask_undo(&mut self, seat: Seat) -> Result<Sequence, Refusal>;
    /// A seat says whether others may take back what they asked for.
    fn answer_undo(&mut self, seat: Seat, agrees: bool) -> Result<Sequence, Refusal>;

    /// Does at this table what another one wrote as its next entry.
    fn redo(&mut self, entry: &Entry) -> Result<(), RebuildError>;

    /// The next automatic decision the table waits for.
    fn next_thought(&self) -> Option<Thought>;
    /// Makes an automatic decision, unless something happened since it was asked for.
    fn decide(&mut self, decision: &Decision) -> Result<Decided, Rejected>;
    /// Plays all automatic seats, here and now, until a person is awaited or the game is over.
    fn run_automatic(&mut self) -> Result<Vec<Decision>, Stuck>;
    /// Lets another kind decide for a seat from now on.
    fn take_over(&mut self, seat: Seat, kind: &Kind) -> Result<Sequence, ChangeError>;
    /// Gives a seat back to the kind the table was opened with.
    fn give_back(&mut self, seat: Seat) -> Result<Sequence, ChangeError>;

    /// What the viewer, one this table [has](AnyTable::has), sees now and has heard since the journal had `since`
    /// entries.
    fn update(&self, viewer: Viewer, since: Sequence) -> Update;
    /// The table as the viewer, one it [has](AnyTable::has), sees it.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// What the viewer heard by the entries after `since`, as far as it has not been taken back.
    fn heard(&self, viewer: Viewer, since: Sequence) -> Vec<Heard>;

    /// The lesson the table is guided by, until it is left.
    fn lesson(&self) -> Option<&Lesson>;
    /// What the guide says to a viewer now.
    fn guidance(&self, viewer: Viewer) -> Option<Guidance>;
    /// Leaves the lesson. Gives back the journal's new length.
    fn leave_lesson(&mut self) -> Result<Sequence, Refusal>;

    /// What the end leaves to the next chapter; nothing before it.
    fn legacy(&self) -> Option<Legacy>;
    /// The game so far as a record.
    fn record(&self, disclosure: Disclosure) -> Record;
    /// The whole position as JSON, hidden things too: for the referee, tests and scenarios.
    fn state_json(&self) -> Value;
    /// The fingerprint of the position.
    fn hash(&self) -> StateHash;
    /// A new table that goes on from the position after the first `at` decisions of this one.
    fn fork(&self, at: u32) -> Result<Box<dyn AnyTable>, PastTheEnd>;
    /// A copy of the table.
    fn clone_box(&self) -> Box<dyn AnyTable>;
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Self {
        (**self).clone_box()
    }
}

impl std::fmt::Debug for dyn AnyTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AnyTable")
            .field("game", &self.game_id())
            .field("sequence", &self.sequence())
            .field("turn", &self.turn())
            .finish()
    }
}

impl<G: Game> AnyTable for Table<G> {
    fn game_id(&self) -> &'static str {
        self.game().about().id
    }

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn journal(&self) -> Vec<Entry> {
        self.journal()
    }

    fn journal_since(&self, since: Sequence) -> Vec<Entry> {
        self.journal_since(since)
    }

    fn last_entry(&self) -> Option<Entry> {
        self.last_entry()
    }

    fn decider(&self, sequence: Sequence) -> Option<Seat> {
        self.decider(sequence)
    }

    fn sequence(&self) -> Sequence {
        self.sequence()
    }

    fn moves_made(&self) -> u32 {
        self.moves_made()
    }

    fn questions(&self) -> Questions {
        self.questions()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn seats(&self) -> u8 {
        self.seats()
    }

    fn has(&self, viewer: Viewer) -> bool {
        self.has(viewer)
    }

    fn kinds(&self) -> &[Kind] {
        self.kinds()
    }

    fn sitters(&self) -> Vec<Sitter> {
        self.sitters()
    }

    fn people(&self) -> SeatSet {
        self.people()
    }

    fn thinking(&self) -> SeatSet {
        self.thinking()
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        self.moves(seat)
    }

    fn why(&self, seat: Seat, notation: &str) -> Why {
        self.why(seat, notation)
    }

    fn why_not(&self, seat: Seat, touches: &[Name]) -> Vec<(Offer, Refusal)> {
        self.why_not(seat, touches)
    }

    fn ways(&self, seat: Seat, thing: &Name) -> Vec<Offer> {
        self.ways(seat, thing)
    }

    fn submit(&mut self, seat: Seat, notation: &str) -> Result<Accepted, Rejected> {
        self.submit(seat, notation)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), Refusal> {
        self.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<Sequence, Refusal> {
        self.undo(seat)
    }

    fn undo_turn(&mut self, seat: Seat) -> Result<Sequence, Refusal> {
        self.undo_turn(seat)
    }

    fn undo_asked(&self) -> Option<Asked> {
        self.undo_asked()
    }

    fn ask_undo(&mut self, seat: Seat) -> Result<Sequence, Refusal> {
        self.ask_undo(seat)
    }

    fn answer_undo(&mut self, seat: Seat, agrees: bool) -> Result<Sequence, Refusal> {
        self.answer_undo(seat, agrees)
    }

    fn redo(&mut self, entry: &Entry) -> Result<(), RebuildError> {
        self.redo(entry)
    }

    fn next_thought(&self) -> Option<Thought> {
        self.next_thought()
    }

    fn decide(&mut self, decision: &Decision) -> Result<Decided, Rejected> {
        self.decide(decision)
    }

    fn run_automatic(&mut self) -> Result<Vec<Decision>, Stuck> {
        self.run_automatic()
    }

    fn take_over(&mut self, seat: Seat, kind: &Kind) -> Result<Sequence, ChangeError> {
        self.take_over(seat, kind)
    }

    fn give_back(&mut self, seat: Seat) -> Result<Sequence, ChangeError> {
        self.give_back(seat)
    }

    fn update(&self, viewer: Viewer, since: Sequence) -> Update {
        self.update(viewer, since)
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.scene(viewer)
    }

    fn heard(&self, viewer: Viewer, since: Sequence) -> Vec<Heard> {
        self.heard(viewer, since)
    }

    fn lesson(&self) -> Option<&Lesson> {
        self.lesson()
    }

    fn guidance(&self, viewer: Viewer) -> Option<Guidance> {
        self.guidance(viewer)
    }

    fn leave_lesson(&mut self) -> Result<Sequence, Refusal> {
        self.leave_lesson()
    }

    fn legacy(&self) -> Option<Legacy> {
        self.legacy()
    }

    fn record(&self, disclosure: Disclosure) -> Record {
        self.record(disclosure)
    }

    fn state_json(&self) -> Value {
        serde_json::to_value(self.state()).expect("a state is plain data, which JSON can hold")
    }

    fn hash(&self) -> StateHash {
        self.hash()
    }

    fn fork(&self, at: u32) -> Result<Box<dyn AnyTable>, PastTheEnd> {
        self.fork(at).map(|fork| Box::new(fork) as Box<dyn AnyTable>)
    }

    fn clone_box(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}
