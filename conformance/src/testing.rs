//! Tests of single rules that read as a situation, a move and a consequence.
//!
//! ```ignore
//! #[test]
//! fn ttt_3_a_taken_cell_is_refused() {
//!     Situation::new(TicTacToe).play(X, "b2").expect_refusal(O, "b2", "TTT-3");
//! }
//! ```
//!
//! A position is reached by lines of a scenario ([`Situation::arranged`]) and by moves; what a move does is read from the
//! scene, the events, the outcome or the state, and a refusal by its rule and the sentence a person reads. Every helper
//! panics with a sentence where the test stands that called it.

use std::cell::OnceCell;

use kernel::event_log::told;
use kernel::scene::Piece;
use kernel::{
    Barrier, EventLog, Game, Lang, LoggedEvent, MoveList, Outcome, Refusal, Scene, Seat, Seed,
    Text, Turn, Viewer, play,
};
use render::Words;

/// How many answers [`Situation::play_until`] gives before it says that the thing never came.
const PATIENCE: usize = 2_000;

/// A game in a certain position, and what was told.
pub struct Situation<G: Game> {
    game: G,
    /// The position: a test changes here what no line of a scenario can say.
    pub state: G::State,
    /// Everything that was told since the beginning, or since a test cleared it.
    pub log: EventLog<G::Event>,
    /// How many events were told before the last move.
    before: usize,
    barrier: Barrier,
    /// Whether the position has only what one rule needs.
    partial: bool,
    words: OnceCell<Words>,
}

impl<G: Game> Situation<G> {
    /// The opening position with default options, for as few seats as the game allows.
    #[track_caller]
    pub fn new(game: G) -> Situation<G> {
        let seats = *game.about().players.start();
        Situation::with(game, &[], seats, 1)
    }

    /// The opening position with these options, seats and seed.
    #[track_caller]
    pub fn with(game: G, options: &[(&str, &str)], seats: u8, seed: u64) -> Situation<G> {
        let given = crate::given(options.iter().copied());
        let seed = Seed::from_number(seed);
        match kernel::opening::opening(&game, &given, seats, seed, &[]) {
            Ok(state) => Situation { partial: false, ..Situation::partial(game, state) },
            Err(error) => panic!("no such opening: {error}"),
        }
    }

    /// A position that has only what one rule needs: what is missing in it is no fault.
    pub fn partial(game: G, state: G::State) -> Situation<G> {
        Situation {
            game,
            state,
            log: EventLog::recording(),
            before: 0,
            barrier: Barrier::Closed,
            partial: true,
            words: OnceCell::new(),
        }
    }

    /// Changes the position by a line in the notation of scenarios.
    #[track_caller]
    pub fn arrange(&mut self, change: &str) -> &mut Self {
        if let Err(error) = self.game.arrange(&mut self.state, change) {
            panic!("`{change}` is no change to the position: {error}");
        }
        self
    }

    /// The position after these lines in the notation of scenarios, in order.
    #[track_caller]
    #[must_use]
    pub fn arranged<'a>(mut self, changes: impl IntoIterator<Item = &'a str>) -> Situation<G> {
        for change in changes {
            self.arrange(change);
        }
        self
    }

    /// Makes a legal move.
    #[track_caller]
    pub fn play(&mut self, seat: Seat, notation: &str) -> &mut Self {
        self.assert_playable();
        let mv = self.read(notation);
        self.before = self.log.entries().len();
        match play::play(&self.game, &mut self.state, seat, &mv, &mut self.log) {
            Ok(barrier) => self.barrier = barrier,
            Err(refusal) => panic!(
                "{seat} may not `{notation}`: {} ({}). {seat} may: {}",
                refusal.rule,
                refusal.reason,
                self.moves(seat).join(" | ")
            ),
        }
        self
    }

    /// Makes legal moves, each by whoever is awaited: the lowest seat, if there are several.
    #[track_caller]
    pub fn play_in_turn<'a>(&mut self, notations: impl IntoIterator<Item = &'a str>) -> &mut Self {
        for notation in notations {
            let Some(seat) = self.game.turn(&self.state).awaited().lowest() else {
                panic!("the game is over: nobody can `{notation}`");
            };
            self.play(seat, notation);
        }
        self
    }

    /// Whoever is asked makes a move, which must be one that the game lists.
    #[track_caller]
    pub fn decide(&mut self, notation: &str) -> &mut Self {
        let (seat, listed) = (self.asked(), self.choices());
        self.play(seat, notation);
        assert!(listed.contains(&self.read(notation).to_string()), "`{notation}` is not listed");
        self
    }

    /// Whoever is awaited answers, the lowest seat first: with `preferred` where that is legal, otherwise with the first
    /// legal move. Stops as soon as `done` holds, before the first answer if it does already.
    ///
    /// # Panics
    /// If the game ends, or thousands of answers pass, and it still does not hold.
    #[track_caller]
    pub fn play_until(&mut self, preferred: &str, done: impl Fn(&Self) -> bool) -> &mut Self {
        for _ in 0..PATIENCE {
            if done(self) {
                return self;
            }
            let Some(seat) = self.awaited().first().copied() else {
                panic!("the game ended, and it never came")
            };
            let moves = self.moves(seat);
            let mv = moves.iter().find(|mv| *mv == preferred).unwrap_or(&moves[0]).clone();
            self.play(seat, &mv);
        }
        panic!("it did not come within {PATIENCE} answers")
    }

    /// Whoever is awaited gives this answer, the lowest seat first, as long as it is legal: "everybody passes".
    #[track_caller]
    pub fn play_while_legal(&mut self, notation: &str) -> &mut Self {
        for _ in 0..PATIENCE {
            match self.awaited().first() {
                Some(seat) if self.moves(*seat).iter().any(|mv| mv == notation) => {
                    self.play(*seat, notation);
                }
                _ => return self,
            }
        }
        panic!("`{notation}` is still legal after {PATIENCE} times")
    }

    /// The refusal of a move that is not legal.
    #[track_caller]
    pub fn refusal(&self, seat: Seat, notation: &str) -> Refusal {
        self.assert_playable();
        match play::check(&self.game, &self.state, seat, &self.read(notation)) {
            Ok(()) => panic!("{seat} may `{notation}`, but it should be refused"),
            Err(refusal) => refusal,
        }
    }

    /// A refusal as a person reads it, in English.
    pub fn sentence(&self, refusal: &Refusal) -> String {
        let words = self.words.get_or_init(|| Words::new(Lang::En, self.game.book()));
        words.voice().refusal(refusal)
    }

    /// What a person reads in a language.
    pub fn said(&self, lang: Lang, text: &Text) -> String {
        Words::new(lang, self.game.book()).voice().say(text)
    }

    /// The id of the rule that refuses a move.
    #[track_caller]
    pub fn refused(&self, seat: Seat, notation: &str) -> &'static str {
        self.refusal(seat, notation).rule.0
    }

    /// Fails unless this rule refuses the move.
    #[track_caller]
    pub fn expect_refusal(&mut self, seat: Seat, notation: &str, rule: &str) -> &mut Self {
        let found = self.refusal(seat, notation);
        assert!(
            found.rule.0 == rule,
            "{rule} should refuse {seat} `{notation}`, but {} does ({})",
            found.rule,
            found.reason
        );
        self
    }

    /// Fails unless this rule refuses the move and a person reads this sentence, in English. The ledger counts the
    /// sentence as read.
    #[track_caller]
    pub fn assert_refused(&self, seat: Seat, notation: &str, rule: &str, sentence: &str) {
        let found = self.refusal(seat, notation);
        let read = self.sentence(&found);
        assert!(
            (found.rule.0, read.as_str()) == (rule, sentence),
            "{rule} should refuse {seat} `{notation}` with\n  {sentence}\nbut {} does with\n  {read}",
            found.rule
        );
    }

    /// The same in a row of moves.
    #[track_caller]
    pub fn expect_refusal_saying(
        &mut self,
        seat: Seat,
        notation: &str,
        rule: &str,
        sentence: &str,
    ) -> &mut Self {
        self.assert_refused(seat, notation, rule, sentence);
        self
    }

    /// Fails unless the move is legal. It is not made.
    #[track_caller]
    pub fn expect_allowed(&mut self, seat: Seat, notation: &str) -> &mut Self {
        self.assert_playable();
        if let Err(refusal) = play::check(&self.game, &self.state, seat, &self.read(notation)) {
            panic!("{seat} may not `{notation}`: {} ({})", refusal.rule, refusal.reason);
        }
        self
    }

    /// A seat's legal moves in notation; none if it is not awaited.
    pub fn moves(&self, seat: Seat) -> Vec<String> {
        let mut list = MoveList::new();
        play::moves(&self.game, &self.state, seat, &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// The seats that owe a decision.
    pub fn awaited(&self) -> Vec<Seat> {
        self.game.turn(&self.state).awaited().iter().collect()
    }

    /// The seat that owes a decision: the lowest, if several do.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        self.awaited().first().copied().expect("the game is not over: somebody is asked")
    }

    /// The legal moves of whoever is asked, in notation.
    #[track_caller]
    pub fn choices(&self) -> Vec<String> {
        self.moves(self.asked())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.game.turn(&self.state), Turn::Over(_))
    }

    /// How the game ended.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        match self.game.turn(&self.state) {
            Turn::Over(outcome) => outcome,
            Turn::Awaiting(awaited) => {
                panic!("the game is not over: it awaits {:?}", awaited.seats)
            }
        }
    }

    /// What a viewer sees.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        play::scene(&self.game, &self.state, viewer)
    }

    /// A piece as a viewer sees it, or nothing if it is not on show.
    pub fn piece(&self, viewer: Viewer, id: &str) -> Option<Piece> {
        self.scene(viewer).pieces.into_iter().find(|piece| piece.id == id)
    }

    /// The events of the last move, with their audiences.
    pub fn events(&self) -> &[LoggedEvent<G::Event>] {
        self.log.entries().get(self.before..).unwrap_or_default()
    }

    /// The message ids of what the last move told a viewer.
    pub fn told(&self, viewer: Viewer) -> Vec<String> {
        told(self.events(), viewer).into_iter().map(|told| told.text.id.into_owned()).collect()
    }

    /// Whether the last move can be taken back.
    pub fn barrier(&self) -> Barrier {
        self.barrier
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The position, for changes that no line of a scenario can say.
    pub fn state_mut(&mut self) -> &mut G::State {
        &mut self.state
    }

    #[track_caller]
    fn read(&self, notation: &str) -> G::Move {
        notation.parse().unwrap_or_else(|error| panic!("`{notation}` is not a move: {error}"))
    }

    #[track_caller]
    fn assert_playable(&self) {
        if self.partial {
            return;
        }
        let faults = self.game.faults(&self.state);
        assert!(faults.is_empty(), "this position cannot be played: {}", faults.join("; "));
    }
}
