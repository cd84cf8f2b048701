//! One running game.

use kernel::refusal::Refusal;
use kernel::{
    Barrier, Game, MoveList, Name, Offer, Questions, Seat, Seed, StateHash, Turn, View, Viewer,
    opening, options, play,
};
use players::planned::{WrittenPlan, kept};
use players::{Kind, Planned};
use serde::{Deserialize, Serialize};

use crate::error::{OpenError, Rejected, Why};
use crate::journal::{Act, DecidedBy, Entry, Sequence};
use crate::lesson::find_lesson;
use crate::line::{Line, Made, Source};
use crate::log::{Log, Mark};
use crate::setup::{Setup, check_kinds};
use crate::title::Titled;
use crate::undo::Asked;

/// One game in play, with people and automatic players in its seats.
///
/// It never asks for the time, a file or the network, and it starts nothing by itself: whoever holds it submits
/// moves, runs the automatic seats' thoughts and hands out updates.
pub struct Table<G: Game> {
    title: Titled<G>,
    setup: Setup,
    line: Line<G>,
    log: Log,
    /// Who decides for each seat now.
    pub(crate) kinds: Vec<Kind>,
    /// Who was to decide for each seat when the table was opened.
    pub(crate) opened_with: Vec<Kind>,
    /// The lesson's place among the game's, until it is left.
    pub(crate) lesson: Option<usize>,
    /// Who asks to take a decision back.
    pub(crate) asked: Option<Asked>,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table {
            title: self.title.clone(),
            setup: self.setup.clone(),
            line: self.line.clone(),
            log: self.log.clone(),
            kinds: self.kinds.clone(),
            opened_with: self.opened_with.clone(),
            lesson: self.lesson,
            asked: self.asked,
        }
    }
}

/// A move was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Accepted {
    /// The journal entry it became.
    pub sequence: Sequence,
    /// Whether it can be taken back.
    pub barrier: Barrier,
    /// Whether the game is over with it.
    pub over: bool,
}

impl<G: Game> Table<G> {
    /// Opens a table.
    pub fn open(title: Titled<G>, setup: &Setup) -> Result<Table<G>, OpenError> {
        let seats = u8::try_from(setup.seats.len()).unwrap_or(u8::MAX);
        let (cast, game) = (title.cast(), title.game());
        let kinds = setup.seats.clone();
        check_kinds(cast, &kinds)?;
        let given =
            cast.seated_options(&kinds, &setup.options).map_err(opening::OpeningError::from)?;
        let opening = opening::opening(game, &given, seats, setup.seed, &setup.arrange)?;
        let lesson = find_lesson(title.guided(), setup)?;
        let options = options::resolve(game, &given).map_err(opening::OpeningError::from)?;
        let setup = Setup { options: options::written(game, &options), ..setup.clone() };
        Ok(Table {
            setup,
            line: Line::new(opening),
            log: Log::default(),
            opened_with: kinds.clone(),
            kinds,
            title,
            lesson,
            asked: None,
        })
    }

    /// The same table before the first decision. A lesson that was left is not there any more.
    pub(crate) fn reopened(&self) -> Table<G> {
        let lesson = self.setup.lesson.clone().filter(|_| self.lesson.is_some());
        Table {
            title: self.title.clone(),
            setup: Setup { lesson, ..self.setup.clone() },
            line: Line::new(self.opening()),
            log: Log::default(),
            kinds: self.opened_with.clone(),
            opened_with: self.opened_with.clone(),
            lesson: self.lesson,
            asked: None,
        }
    }

    /// The game.
    pub fn game(&self) -> &G {
        self.title.game()
    }

    /// The game with what it brings along.
    pub(crate) fn title(&self) -> &Titled<G> {
        &self.title
    }

    /// How the table was opened, with every default written out.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position now. Whoever shows it to a viewer shows a [`Table::scene`] instead.
    pub fn state(&self) -> &G::State {
        self.line.state()
    }

    pub(crate) fn line(&self) -> &Line<G> {
        &self.line
    }

    pub(crate) fn log(&self) -> &Log {
        &self.log
    }

    /// The position before the first decision, dealt again.
    fn opening(&self) -> G::State {
        opened(&self.title, &self.setup)
    }

    /// What is needed to play the line again from its opening.
    pub(crate) fn source(&self) -> Source<'_, G> {
        Source { game: self.game(), log: &self.log, opening: self.opening() }
    }

    /// Takes all decisions back but the first `stands`.
    pub(crate) fn take_line_back_to(&mut self, stands: usize) {
        let Table { title, setup, line, log, .. } = self;
        line.take_back_to(title.game(), log, || opened(title, setup), stands);
    }

    /// The fingerprint of the position.
    pub fn hash(&self) -> StateHash {
        StateHash::of(self.state())
    }

    /// Everything that was done, in order.
    pub fn journal(&self) -> Vec<Entry> {
        self.journal_since(0)
    }

    /// What was done after the journal had `since` entries, in order.
    pub fn journal_since(&self, since: Sequence) -> Vec<Entry> {
        self.log.since(since).collect()
    }

    /// What was done last.
    pub fn last_entry(&self) -> Option<Entry> {
        self.log.entry(self.sequence())
    }

    /// The seat whose decision is the entry of this sequence: none for what is no decision, and for what was told of the
    /// set-up, which stands before all entries.
    pub fn decider(&self, sequence: Sequence) -> Option<Seat> {
        self.log.decision(sequence).map(|decision| decision.seat)
    }

    /// The length of the journal.
    pub fn sequence(&self) -> Sequence {
        self.log.len()
    }

    /// How many decisions stand.
    pub fn moves_made(&self) -> u32 {
        self.line.played().len() as u32
    }

    /// How often each seat was asked something, and how often it declined, in the decisions that stand. The game is
    /// played through and drawn anew for it.
    pub fn questions(&self) -> Questions {
        self.line.questions(self.source())
    }

    /// Who is awaited, or how it ended.
    pub fn turn(&self) -> Turn {
        self.game().turn(self.state())
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.kinds.len() as u8
    }

    /// Whether such a viewer can look at this table: a seat it does not have cannot.
    pub fn has(&self, viewer: Viewer) -> bool {
        viewer.seat().is_none_or(|seat| seat.0 < self.seats())
    }

    /// Every legal move of a seat in notation, as far as a lesson allows it: none if it may not act.
    pub fn moves(&self, seat: Seat) -> Vec<String> {
        if let Some(guide) = self.guide(seat) {
            let allowed = guide.judged().into_iter().filter(|(_, refusal)| refusal.is_none());
            return allowed.map(|(mv, _)| mv.to_string()).collect();
        }
        let mut moves = MoveList::new();
        play::moves(self.game(), self.state(), seat, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// What the rules, and a lesson's guide, say to a move, without making it.
    pub fn why(&self, seat: Seat, notation: &str) -> Why {
        match notation.parse() {
            Err(error) => Why::Unreadable(error),
            Ok(mv) => match self.check(seat, &mv) {
                Err(refusal) => Why::Refused(refusal),
                Ok(()) => Why::Legal,
            },
        }
    }

    /// The refused moves of a seat that touch all of these pieces and zones, each with its refusal.
    pub fn why_not(&self, seat: Seat, touches: &[Name]) -> Vec<(Offer, Refusal)> {
        let mut answers = play::why_not(self.game(), self.state(), seat, touches);
        let judged = self.guide(seat).map_or_else(Vec::new, |guide| guide.judged());
        for (mv, refusal) in judged {
            let Some(refusal) = refusal else { continue };
            let offer =
                Offer { notation: mv.to_string(), ..self.game().offer(self.state(), seat, &mv) };
            if touches.iter().all(|name| offer.touches.contains(name)) {
                answers.push((offer, refusal));
            }
        }
        answers.sort_by_key(|(offer, _)| offer.touches.len());
        answers
    }

    /// The moves of a seat that lead to a decision about this piece or zone, as far as a lesson allows them.
    pub fn ways(&self, seat: Seat, thing: &Name) -> Vec<Offer> {
        let mut imagination = Seed::from_number(0).derive(self.moves_made().into()).rng();
        let mut ways = play::ways(self.game(), self.state(), seat, thing, &mut imagination);
        ways.retain(|offer| matches!(self.why(seat, &offer.notation), Why::Legal));
        ways
    }

    /// Makes a move for a seat. A rejected move changes nothing.
    pub fn submit(&mut self, seat: Seat, notation: &str) -> Result<Accepted, Rejected> {
        self.make(seat, notation, DecidedBy::Person, None)
    }

    pub(crate) fn make(
        &mut self,
        seat: Seat,
        notation: &str,
        by: DecidedBy,
        plan: Option<&WrittenPlan>,
    ) -> Result<Accepted, Rejected> {
        let mv: G::Move = notation.parse()?;
        Ok(self.play(seat, mv, by, plan)?)
    }

    /// Whether a seat may make a move: the rules first, then the guide of a lesson.
    fn check(&self, seat: Seat, mv: &G::Move) -> Result<(), Refusal> {
        play::check(self.game(), self.state(), seat, mv)?;
        match self.guide(seat).and_then(|guide| guide.forbids(mv)) {
            Some(refusal) => Err(refusal),
            None => Ok(()),
        }
    }

    pub(crate) fn play(
        &mut self,
        seat: Seat,
        mv: G::Move,
        by: DecidedBy,
        plan: Option<&WrittenPlan>,
    ) -> Result<Accepted, Refusal> {
        self.check(seat, &mv)?;
        self.play_unguided(seat, mv, by, plan)
    }

    /// Makes a move that the rules allow, whatever a lesson says: one that was made before.
    pub(crate) fn play_unguided(
        &mut self,
        seat: Seat,
        mv: G::Move,
        by: DecidedBy,
        plan: Option<&WrittenPlan>,
    ) -> Result<Accepted, Refusal> {
        let spoken = self.guide(seat).map_or_else(Vec::new, |guide| guide.speaking());
        let notation = mv.to_string();
        let sequence = self.sequence() + 1;
        let planned = match by {
            DecidedBy::Person => None,
            DecidedBy::Automatic => {
                let new = plan.and_then(WrittenPlan::read);
                kept(View::new(self.game(), self.state(), seat), &mv, self.planned(seat), new)
            }
        };
        let made = Made { seat, mv, sequence, spoken, planned };
        let barrier = self.line.play(self.title.game(), made)?;
        let plan = plan.filter(|_| by == DecidedBy::Automatic).cloned();
        self.write(Act::Move { seat, notation, barrier, by, plan });
        Ok(Accepted { sequence, barrier, over: self.is_over() })
    }

    /// What an automatic seat keeps in mind: what its last decision left, unless somebody else sits there since.
    pub(crate) fn planned(&self, seat: Seat) -> Option<&Planned<G::Move>> {
        let last = self.line.played().iter().rfind(|decision| decision.seat == seat)?;
        let planned = self.line.planned(last.sequence)?;
        let changed = |(_, mark)| mark == Mark::SeatChanged(seat);
        (!self.log.marks(last.sequence).any(changed)).then_some(planned)
    }

    pub(crate) fn write(&mut self, act: Act) {
        if act.ends_asking() {
            self.asked = None;
        }
        self.log.push(&act);
    }

    fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }
}

/// The opening position of a table with this set-up.
fn opened<G: Game>(title: &Titled<G>, setup: &Setup) -> G::State {
    let seats = u8::try_from(setup.seats.len()).unwrap_or(u8::MAX);
    opening::opening(title.game(), &setup.options, seats, setup.seed, &setup.arrange)
        .expect("the table was opened by this set-up")
}
