//! The tutorial (SF-T1 to SF-T93): the table it is played at. The chapters are in the folder of the same name.

mod council;
mod frame;
mod guide;
mod later;
mod minutes;
mod playthrough;
mod setup;

use kernel::options::{self, Given};
use kernel::{
    Draw, EventLog, Game, Guide, Lesson, MoveList, Outcome, OwnSeats, Refusal, Rng, Seat, Seed,
    Teach, Turn, View, Viewer,
};
use stationfall::content::Content;
use stationfall::event::{Event, Logged};
use stationfall::look::Look;
use stationfall::moves::Move;
use stationfall::state::{Player, State};
use stationfall::{Stationfall, StationfallSeats};

use crate::common::decision;

/// Lindsey's seat and player.
pub const LINDSEY: Seat = Seat(3);
pub const LINDSEYS: Player = Player(3);

/// A table of the tutorial with its guide.
pub struct Tutorial {
    pub state: State,
    pub log: EventLog<Logged>,
    /// Every decision, in order.
    pub decisions: Vec<(Seat, Move)>,
    /// Whether the guide is still there.
    pub guided: bool,
    lesson: &'static Lesson,
}

/// The lesson for the first or second time.
pub fn lesson(id: &str) -> &'static Lesson {
    let lessons = Content::standard().lessons.lessons();
    lessons.iter().find(|lesson| lesson.id == id).expect("a lesson of this name")
}

/// A lesson with these options changed.
pub fn opened(id: &str, changes: &[(&str, &str)], seed: u64) -> Tutorial {
    let lesson = lesson(id);
    let mut given: Given = lesson.options.clone();
    given.extend(changes.iter().map(|(key, value)| (key.to_string(), value.to_string())));
    let game = Stationfall::new();
    let options = options::resolve(&game, &given).expect("options that fit");
    let state = kernel::play::start(&game, &options, 4, Seed::from_number(seed)).expect("a table");
    Tutorial { state, log: EventLog::recording(), decisions: Vec::new(), guided: true, lesson }
}

impl Tutorial {
    pub fn look(&self) -> Look<'_> {
        Look::new(Content::standard(), &self.state)
    }

    pub fn guide<'a>(&'a self, game: &'a Stationfall, seat: Seat) -> Guide<'a, Stationfall> {
        Guide::new(&Content::standard().lessons, self.lesson, game, &self.state, seat)
    }

    /// What game and guide say to a decision.
    pub fn check(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let game = Stationfall::new();
        kernel::play::check(&game, &self.state, seat, mv)?;
        match self.guide(&game, seat).forbids(mv).filter(|_| self.guided) {
            Some(refusal) => Err(refusal),
            None => Ok(()),
        }
    }

    /// A seat decides.
    #[track_caller]
    pub fn play(&mut self, seat: Seat, mv: Move) {
        if let Err(refusal) = self.check(seat, &mv) {
            panic!("{seat}: {mv}: {} {:?}", refusal.rule, refusal.text());
        }
        self.decisions.push((seat, mv));
        Stationfall::new().play(&mut self.state, seat, &mv, &mut self.log);
    }

    /// A seat, counted from 1, decides in notation.
    #[track_caller]
    pub fn decide(&mut self, seat: u8, notation: &str) {
        self.play(Seat(seat - 1), decision(notation));
    }

    /// Demands that a decision is refused by this rule, and gives back the reason.
    #[track_caller]
    pub fn refused(&self, seat: u8, notation: &str, rule: &str) -> Refusal {
        match self.check(Seat(seat - 1), &decision(notation)) {
            Ok(()) => panic!("{notation}: expected a refusal by {rule}, found none"),
            Err(refusal) => {
                assert_eq!(refusal.rule.0, rule, "{notation}: {:?}", refusal.text());
                refusal
            }
        }
    }

    pub fn awaited(&self) -> Vec<u8> {
        Stationfall::new().turn(&self.state).awaited().iter().map(|seat| seat.0 + 1).collect()
    }

    pub fn over(&self) -> Option<Outcome> {
        Stationfall::new().turn(&self.state).outcome()
    }

    /// What Lindsey decides now, in notation, with her reason.
    pub fn lindsey(&self) -> (Move, String) {
        let game = Stationfall::new();
        let mut player = StationfallSeats
            .player("lindsey", None, Seed::from_number(7))
            .expect("a kind of this game")
            .expect("she can sit down");
        let mv = player.decide(View::new(&game, &self.state, LINDSEY));
        (mv, player.reason().expect("she says why").id.into_owned())
    }

    /// Lindsey decides as long as she is asked.
    #[track_caller]
    pub fn lindsey_plays(&mut self) {
        while self.awaited() == [4] {
            let (mv, _) = self.lindsey();
            self.play(LINDSEY, mv);
        }
    }

    /// The decisions of a seat so far, in notation.
    pub fn decided(&self, seat: u8) -> Vec<String> {
        let own = self.decisions.iter().filter(|(who, _)| who.0 + 1 == seat);
        own.map(|(_, mv)| mv.to_string()).collect()
    }

    /// The legal decisions that the guide allows.
    pub fn allowed(&self, seat: Seat) -> Vec<Move> {
        let game = Stationfall::new();
        if !self.guided {
            let mut moves = MoveList::new();
            kernel::play::moves(&game, &self.state, seat, &mut moves);
            return moves.to_vec();
        }
        let judged = self.guide(&game, seat).judged();
        judged.into_iter().filter(|(_, refusal)| refusal.is_none()).map(|(mv, _)| mv).collect()
    }

    /// Humans choose their first card, place no cubes and Renegotiate; Lindsey plays.
    #[track_caller]
    pub fn idle(&mut self) {
        let seat = Stationfall::new().turn(&self.state).awaited().lowest().expect("not over");
        if seat == LINDSEY {
            return self.lindsey_plays();
        }
        let allowed = self.allowed(seat);
        let wished = ["pass", "renegotiate", "refuse", "agree"].map(decision);
        let mv = wished.into_iter().find(|mv| allowed.contains(mv)).unwrap_or(allowed[0]);
        self.play(seat, mv);
    }

    /// Plays on idly until it is this seat's turn to be asked in this Minute.
    #[track_caller]
    pub fn until(&mut self, minute: i8, seat: u8) {
        while self.state.minute != minute
            || self.awaited() != [seat]
            || self.state.frames.first() == Some(&stationfall::frame::Frame::Identities)
        {
            assert!(self.over().is_none(), "Minute {minute} never comes for seat {seat}");
            self.idle();
        }
    }

    /// What happened so far.
    pub fn events(&self) -> Vec<Event> {
        self.log.entries().iter().map(|entry| entry.event.event).collect()
    }

    /// One of the allowed decisions at random.
    pub fn random(&self, seat: Seat, rng: &mut Rng) -> Move {
        rng.pick(&self.allowed(seat)).expect("who is asked has a move")
    }

    pub fn scene(&self, viewer: Viewer) -> kernel::Scene {
        kernel::play::scene(&Stationfall::new(), &self.state, viewer)
    }

    /// Changes the position by a line in the notation of scenarios.
    #[track_caller]
    pub fn arrange(&mut self, change: &str) {
        if let Err(error) = Stationfall::new().arrange(&mut self.state, change) {
            panic!("`{change}`: {error}");
        }
    }
}

/// Whose turn it is, or nothing after the end.
pub fn awaited(state: &State) -> Option<Seat> {
    match Stationfall::new().turn(state) {
        Turn::Awaiting(awaited) => awaited.seats.lowest(),
        Turn::Over(_) => None,
    }
}
