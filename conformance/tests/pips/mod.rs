//! Pips: a small game with everything the suite looks at, sound or with one flaw.
//!
//! Every seat holds cards. Each round all lay one face down at the same time; when all have laid, the cards are shown
//! and the highest scores. Whoever scored then draws a card, rolls the die for another point, or passes.

pub mod book;
mod event;
mod flaw;
mod legacy;
pub mod moves;
mod players;
mod scene;

use std::sync::atomic::{AtomicU32, Ordering};

pub use book::{about, book};
use event::{Event, Odd};
pub use flaw::Flaw;
use kernel::{
    About, AnyChance, Audience, Awaited, Book, Breadth, Census, Chance, Contest, Draw, EventLog,
    Game, Legacy, Offer, Outcome, Refusal, Rng, Scene, Seat, SeatSet, Seed, SetupError, Standing,
    Turn, Viewer, require,
};
pub use moves::Move;
pub use players::{PipsMind, PipsSeats};
use serde::{Deserialize, Serialize};

/// How many words the leader may shout, where that is a flaw.
const WORDS: u8 = 60;

/// The game with its flaw, card and book.
pub struct Pips {
    pub flaw: Flaw,
    pub about: About,
    pub book: Book,
    calls: AtomicU32,
}

/// The suite for the game with what it brings along.
pub fn suite(game: Pips) -> conformance::Suite<Pips> {
    let seats = PipsSeats(game.flaw);
    conformance::Suite::new(game).mind(PipsMind).own_seats(seats)
}

impl Pips {
    pub fn new(flaw: Flaw) -> Pips {
        let mut about = about();
        about.hidden_information = flaw != Flaw::DeniesHidingAnything;
        Pips { flaw, about, book: book(flaw), calls: AtomicU32::new(0) }
    }

    fn is(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    /// A number that is another every time: what a game must never use.
    fn tick(&self) -> u32 {
        self.calls.fetch_add(1, Ordering::Relaxed)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub rounds: u8,
    #[serde(default)]
    pub log: String,
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: 2, log: String::new() }
    }
}

/// A mark that `check` can leave although it gets the state only to read.
#[derive(Default, Debug, Serialize, Deserialize)]
pub struct Trace(AtomicU32);

impl Clone for Trace {
    fn clone(&self) -> Trace {
        Trace(AtomicU32::new(self.0.load(Ordering::Relaxed)))
    }
}

impl PartialEq for Trace {
    fn eq(&self, other: &Trace) -> bool {
        self.0.load(Ordering::Relaxed) == other.0.load(Ordering::Relaxed)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    rounds: u8,
    round: u8,
    /// How many games were played before.
    games: u8,
    deck: Vec<u8>,
    hands: Vec<Vec<u8>>,
    laid: Vec<Option<u8>>,
    shown: Vec<u8>,
    points: Vec<i32>,
    leader: Option<Seat>,
    /// Who has cheered while the leader decides, though nobody waits for it.
    cheered: SeatSet,
    /// How often the leader is asked once more.
    again: u8,
    /// Who gave what is owed together, where that is not enough.
    gave: SeatSet,
    /// Whether whoever scored draws, if a script says so.
    plan: Option<bool>,
    chance: Chance,
    trace: Trace,
    #[serde(skip)]
    memory: u32,
}

impl State {
    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    /// Whether a seat may act without being awaited.
    fn is_welcome(&self, flaw: Flaw, seat: Seat) -> bool {
        flaw.welcomes() && self.leader.is_some_and(|leader| leader != seat)
    }

    fn may_draw(&self, flaw: Flaw) -> bool {
        !self.deck.is_empty()
            && (flaw != Flaw::MovesTellTheDeck || self.deck.last().is_some_and(|card| *card > 6))
    }
}

impl Game for Pips {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;

    fn about(&self) -> &About {
        &self.about
    }

    fn book(&self) -> &Book {
        &self.book
    }

    fn start(&self, options: &Options, seats: u8, seed: Seed) -> Result<State, SetupError> {
        assert!(!self.is(Flaw::PanicsInStart), "no way to start");
        if self.is(Flaw::RefusesASeatCount) && seats == 3 {
            return Err(SetupError::new("PIP-1", "pips-table"));
        }
        let games = legacy::read(self.flaw, &options.log)?;
        let mut chance = Chance::new(seed);
        let mut deck: Vec<u8> = (1..=14).collect();
        chance.stream(0).shuffle(&mut deck);
        if self.is(Flaw::ShufflesByItself) {
            deck.rotate_left(self.tick() as usize % 14);
        }
        let size = usize::from(options.rounds) + 1;
        let mut hands: Vec<Vec<u8>> =
            Seat::all(seats).map(|_| deck.split_off(deck.len() - size)).collect();
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        let (laid, points) = (vec![None; seats.into()], vec![0; seats.into()]);
        let rounds = options.rounds;
        let (shown, leader, trace) = (Vec::new(), None, Trace::default());
        Ok(State {
            rounds,
            round: 0,
            games,
            deck,
            hands,
            laid,
            shown,
            points,
            leader,
            cheered: SeatSet::NONE,
            again: 0,
            gave: SeatSet::NONE,
            plan: None,
            chance,
            trace,
            memory: 0,
        })
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats() - u8::from(self.is(Flaw::SeatsVanish) && state.round == 1)
    }

    fn chance<'a>(&self, state: &'a State) -> Option<&'a AnyChance> {
        Some(&state.chance)
    }

    fn turn(&self, state: &State) -> Turn {
        let seats = state.seats();
        if state.round == state.rounds {
            return Turn::Over(self.outcome(state));
        }
        if let Some(leader) = state.leader {
            let all = SeatSet::first(seats);
            if self.flaw.together() {
                return Turn::together(all.difference(state.gave));
            }
            if self.flaw.welcomes() {
                return Turn::one(leader).welcoming(all);
            }
            if self.is(Flaw::WelcomesAStranger) {
                return Turn::one(leader).welcoming(SeatSet::of(Seat(seats)));
            }
            if self.is(Flaw::WelcomesTheAwaited) {
                let seats = SeatSet::of(leader);
                return Turn::Awaiting(Awaited { seats, together: false, welcome: all });
            }
            return Turn::each(match self.flaw {
                Flaw::NobodyAwaited => SeatSet::NONE,
                Flaw::AwaitsAStranger => SeatSet::of(leader).with(Seat(seats)),
                Flaw::TurnIsUnsteady if self.tick().is_multiple_of(2) => SeatSet::first(seats),
                _ => SeatSet::of(leader),
            });
        }
        Turn::each(Seat::all(seats).filter(|seat| state.laid[seat.index()].is_none()).collect())
    }

    fn candidates(&self, state: &State, seat: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        if state.leader.is_none() {
            state.hands[seat.index()].iter().for_each(|card| found(Move::Lay(*card)));
            if self.is(Flaw::ListsTwice) {
                found(Move::Lay(state.hands[seat.index()][0]));
            }
            return;
        }
        if state.is_welcome(self.flaw, seat) {
            return found(Move::Pass);
        }
        let dreamt = self.is(Flaw::ImaginesADeadEnd) && state.memory == 1;
        if state.round == 1 && (dreamt || self.is(Flaw::NothingToDo)) {
            return;
        }
        if let Some(draws) = state.plan {
            return found(if draws { Move::Draw } else { Move::Roll });
        }
        if state.may_draw(self.flaw) {
            found(Move::Draw);
        }
        found(Move::Roll);
        let unthought = self.is(Flaw::ThinksOfTooLittle) && breadth == Breadth::Thinkable;
        if !self.is(Flaw::ListsTooLittle) && !unthought {
            found(Move::Pass);
        }
        if self.flaw.shouts() {
            (1..=WORDS).for_each(|word| found(Move::Shout(word)));
        }
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let checked = self.legality(state, seat, mv);
        if self.is(Flaw::CheckLeavesATrace) && checked.is_err() {
            state.trace.0.fetch_add(1, Ordering::Relaxed);
        }
        checked
    }

    fn play(&self, state: &mut State, seat: Seat, mv: &Move, log: &mut EventLog<Event>) {
        let flaw = self.flaw;
        if state.is_welcome(flaw, seat) {
            state.cheered.insert(seat);
            state.again += u8::from(flaw == Flaw::WelcomeAsksOn);
            return log.tell(Audience::PUBLIC, Event::Cheered(seat));
        }
        if flaw == Flaw::TogetherAsksEach && state.leader.is_some() {
            state.gave.insert(seat);
            if state.gave != SeatSet::first(state.seats()) {
                return log.tell(Audience::PUBLIC, Event::Passed(seat));
            }
        }
        let waits = flaw == Flaw::WaitsForTheWelcome && state.cheered.is_empty();
        if state.leader.is_some() && (waits || state.again > 0) {
            state.again = state.again.saturating_sub(1);
            return log.tell(Audience::PUBLIC, Event::Passed(seat));
        }
        match mv {
            Move::Lay(card) => self.lay(state, seat, *card, log),
            Move::Draw => {
                let drawn = state.deck.pop().expect("checked: the deck has a card");
                state.hands[seat.index()].push(drawn);
                state.hands[seat.index()].sort_unstable();
                let private = Event::DrewCard(seat, drawn);
                match flaw {
                    Flaw::DrawsWithoutABarrier => log.tell(Audience::seat(seat), private),
                    Flaw::AnnouncesTheDrawnCard => log.reveal(Audience::PUBLIC, private),
                    _ => log.reveal(Audience::seat(seat), private),
                }
                log.tell(Audience::others(SeatSet::of(seat)), Event::Drew(seat));
                state.next_round(flaw);
            }
            Move::Roll => {
                let pips = state.chance.stream(1).die(6);
                state.points[seat.index()] += i32::from(pips == 6);
                log.tell(Audience::PUBLIC, Event::Rolled(seat, pips));
                state.next_round(flaw);
            }
            Move::Pass | Move::Shout(_) => {
                assert!(flaw != Flaw::PanicsInPlay || state.round == 0, "nobody passes twice");
                log.tell(Audience::PUBLIC, Event::Passed(seat));
                match flaw {
                    Flaw::LosesACard => drop(state.deck.pop()),
                    Flaw::DoublesACard => state.shown.push(state.shown[0]),
                    Flaw::ForgetsWhenStored => state.memory += 1,
                    _ => {}
                }
                if let Some(odd) = Odd::of(flaw) {
                    log.tell(Audience::PUBLIC, Event::Odd(odd));
                }
                state.next_round(flaw);
            }
        }
    }

    fn draw(&self, state: &State, viewer: Viewer, scene: &mut Scene) {
        scene::draw(self.flaw, state, viewer, scene);
    }

    fn offer(&self, state: &State, seat: Seat, mv: &Move) -> Offer {
        scene::offer(self.flaw, state, seat, mv)
    }

    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let flaw = self.flaw;
        if viewer == Viewer::Referee && flaw != Flaw::ImaginesForTheReferee {
            return state.clone();
        }
        let mut imagined = state.clone();
        if flaw != Flaw::ForeseesTheDice {
            imagined.chance = state.chance.unforeseen(rng);
        }
        let keeps = [Flaw::ImaginesNothing, Flaw::ImaginesTheRealDeck, Flaw::HidesNothing];
        if !keeps.contains(&flaw) {
            imagined.deal_anew(flaw, viewer, rng);
        }
        if flaw == Flaw::ImaginesALostCard {
            imagined.deck.pop();
        }
        if flaw == Flaw::ImaginesADeadEnd && state.round == 0 {
            imagined.memory = 1;
        }
        imagined
    }

    fn census(&self, state: &State, census: &mut Census) {
        if self.is(Flaw::CountsNothing) {
            return;
        }
        for card in &state.deck {
            census.put(card, "deck");
        }
        for (hand, seat) in state.hands.iter().zip(1..) {
            hand.iter().for_each(|card| census.put(card, format!("hand {seat}")));
        }
        census.put_many("game", state.games.into(), "log");
        state.laid.iter().flatten().chain(&state.shown).for_each(|card| census.put(card, "table"));
    }

    fn longest(&self, options: &Options, seats: u8) -> u32 {
        let short = u32::from(self.is(Flaw::LongestTooShort));
        // What is owed together is asked once, unless a flaw has everybody answer.
        let asked = if self.is(Flaw::TogetherAsksEach) { seats } else { 1 };
        u32::from(options.rounds) * u32::from(seats + asked) - short
    }

    fn legacy(&self, state: &State) -> Option<Legacy> {
        legacy::left(self.flaw, state)
    }

    fn faults(&self, state: &State) -> Vec<String> {
        let wrong = self.is(Flaw::FindsFaults) && state.round == 1;
        wrong.then(|| "round 1 is cursed".to_string()).into_iter().collect()
    }
}

impl Pips {
    fn legality(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        if state.is_welcome(self.flaw, seat) {
            let more = self.is(Flaw::WelcomeDoesMore) && *mv == Move::Roll;
            let told =
                !self.is(Flaw::WelcomeTellsTheDeck) || state.may_draw(Flaw::MovesTellTheDeck);
            let once = !state.cheered.contains(seat) || self.is(Flaw::WelcomeAsksOn);
            let cheers = *mv == Move::Pass && once && told;
            return require(more || cheers, || Refusal::new("PIP-3", "pips-refused-cheer"));
        }
        match mv {
            Move::Lay(card) => {
                assert!(!self.is(Flaw::PanicsInCheck) || *card < 15, "no such card");
                require(state.leader.is_none(), || match self.flaw {
                    Flaw::RefusesByNoRule => Refusal::new("PIP-77", "pips-refused-later"),
                    Flaw::RefusesWithoutWords => Refusal::new("PIP-1", "pips-unheard-of"),
                    _ => Refusal::new("PIP-1", "pips-refused-later"),
                })?;
                let held = state.hands[seat.index()].contains(card);
                let allowed = held || self.is(Flaw::AllowsTooMuch) && *card == 14;
                require(allowed, || {
                    let elsewhere = state.deck.contains(card);
                    let told = self.is(Flaw::RefusalTellsAHand) && elsewhere;
                    Refusal::new("PIP-2", "pips-refused-held")
                        .with("card", if told { -1 } else { i32::from(*card) })
                })
            }
            Move::Shout(word) if !self.flaw.shouts() || !(1..=WORDS).contains(word) => {
                Err(Refusal::new("PIP-3", "pips-refused-early"))
            }
            Move::Draw | Move::Roll | Move::Pass | Move::Shout(_) => {
                require(state.leader.is_some(), || Refusal::new("PIP-3", "pips-refused-early"))?;
                let planned = state.plan.map(|draws| if draws { Move::Draw } else { Move::Roll });
                require(planned.is_none_or(|planned| planned == *mv), || {
                    Refusal::new("PIP-3", "pips-refused-empty")
                })?;
                require(*mv != Move::Draw || state.may_draw(self.flaw), || {
                    Refusal::new("PIP-3", "pips-refused-empty")
                })
            }
        }
    }

    fn lay(&self, state: &mut State, seat: Seat, card: u8, log: &mut EventLog<Event>) {
        let hand = &mut state.hands[seat.index()];
        hand.retain(|held| *held != card);
        state.laid[seat.index()] = Some(card);
        if self.is(Flaw::RemembersTakenBackMoves) {
            state.memory = self.tick();
        }
        if self.flaw == Flaw::AnnouncesTheCard || self.flaw.opens_hands() {
            log.tell(Audience::PUBLIC, Event::LaidCard(seat, card));
        } else if self.is(Flaw::ShowsWithoutABarrier) {
            let held = hand.first().copied().unwrap_or(card);
            log.tell(Audience::PUBLIC, Event::LaidCard(seat, held));
        } else {
            log.tell(Audience::seat(seat), Event::LaidCard(seat, card));
            log.tell(Audience::others(SeatSet::of(seat)), Event::Laid(seat));
        }
        if state.laid.iter().any(Option::is_none) {
            return;
        }
        let laid: Vec<u8> = state.laid.iter_mut().filter_map(Option::take).collect();
        for (seat, card) in Seat::all(state.seats()).zip(&laid) {
            if self.is(Flaw::PlaysRevealAsOpen) {
                log.tell(Audience::PUBLIC, Event::Shown(seat, *card));
            } else {
                log.reveal(Audience::PUBLIC, Event::Shown(seat, *card));
            }
        }
        let best = laid.iter().max();
        let winner = Seat::all(state.seats()).find(|seat| Some(&laid[seat.index()]) == best);
        let winner = winner.expect("somebody laid the highest card");
        state.points[winner.index()] += 1;
        state.leader = Some(winner);
        if self.is(Flaw::ScriptPeeks) {
            state.plan = Some(state.deck.last().is_some_and(|card| *card > 6));
        }
        state.shown.extend(laid);
    }

    fn outcome(&self, state: &State) -> Outcome {
        let seats = state.seats();
        let standing = Standing { rank: 1, won: true, points: 0 };
        match self.flaw {
            Flaw::StandingMissing => Outcome::by_points("pips-ending", &state.points[1..]),
            Flaw::RanksDoNotFit => Outcome::ranked(
                "pips-ending",
                Contest::Free,
                Seat::all(seats).map(|seat| Standing { rank: 2 + seat.0, ..standing }),
            ),
            Flaw::EndingWithoutWords => Outcome::draw("pips-unheard-of", seats),
            _ => Outcome::by_points("pips-ending", &state.points),
        }
    }
}

impl State {
    fn next_round(&mut self, flaw: Flaw) {
        self.leader = None;
        self.cheered = SeatSet::NONE;
        self.gave = SeatSet::NONE;
        self.plan = None;
        if flaw != Flaw::NeverEnds || self.round == 0 {
            self.round += 1;
        } else {
            // Dealt from what was shown, so that nothing but the end is missing.
            for hand in &mut self.hands {
                hand.extend(self.shown.pop());
                hand.sort_unstable();
            }
        }
    }

    /// Everything the viewer does not know is mixed and dealt again.
    fn deal_anew(&mut self, flaw: Flaw, viewer: Viewer, rng: &mut Rng) {
        let hidden = |seat: usize| viewer.seat() != Some(Seat(seat as u8));
        let keep_laid = flaw == Flaw::ImaginesTheRealLaidCards;
        let mut places: Vec<&mut u8> = self.deck.iter_mut().collect();
        for (seat, hand) in self.hands.iter_mut().enumerate() {
            if hidden(seat) {
                places.extend(hand);
            }
        }
        for (seat, laid) in self.laid.iter_mut().enumerate() {
            if hidden(seat) && !keep_laid {
                places.extend(laid);
            }
        }
        let mut cards: Vec<u8> = places.iter().map(|place| **place).collect();
        if flaw != Flaw::ImaginesFromRealOrder {
            cards.sort_unstable();
        }
        rng.shuffle(&mut cards);
        places.into_iter().zip(cards).for_each(|(place, card)| *place = card);
        self.hands.iter_mut().for_each(|hand| hand.sort_unstable());
    }
}
