//! A game for testing tables: everything undo and redaction care about, and nothing else.
//!
//! All seats secretly bid coins at once; when the last bid is in, all are shown. Then each seat in turn walks (which
//! shows nobody anything), rolls a die (which draws from chance), looks into a hole (which shows something only if the coin
//! is there) and stops.

use std::fmt;
use std::str::FromStr;

use kernel::chance::{AnyChance, Chance, Draw, Seed};
use kernel::game::About;
use kernel::scene::{Gauge, SeatPanel};
use kernel::{
    Arg, Audience, Book, Breadth, Census, EventLog, Game, NotationError, Offer, Outcome, OwnSeats,
    Player, Refusal, Rng, Scene, Seat, SeatKind, SeatSet, SetupError, Shelf, Stage, Text, Turn,
    View, Viewer, Words, require,
};
use serde::{Deserialize, Serialize};
use table::{Titled, title};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Pocket;

/// The most coins one may bid (PK-1).
pub const COINS: u8 = 5;
/// The most steps in one turn (PK-2).
pub const STEPS: u8 = 30;
/// How many holes there are, one of them with the coin.
pub const HOLES: u8 = 10;

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Options {}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    chance: Chance,
    bids: Vec<Option<u8>>,
    /// Whose turn it is once all bids are in; as many as there are seats means the end.
    active: u8,
    steps: u8,
    points: Vec<i32>,
    /// The hole with the coin, which nobody knows.
    coin: u8,
}

impl State {
    fn bidding(&self) -> SeatSet {
        let open = |seat: &Seat| self.bids[seat.index()].is_none();
        Seat::all(self.bids.len() as u8).filter(open).collect()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Bid(u8),
    Walk,
    Roll,
    Look(u8),
    Stop,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Bid(coins) => write!(f, "bid {coins}"),
            Move::Walk => f.write_str("walk"),
            Move::Roll => f.write_str("roll"),
            Move::Look(hole) => write!(f, "look {hole}"),
            Move::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut words = Words::new(text);
        let mv = match words.word("bid, walk, roll, look or stop")? {
            "bid" => Move::Bid(words.parse("a number of coins")?),
            "walk" => Move::Walk,
            "roll" => Move::Roll,
            "look" => Move::Look(words.parse("the number of a hole")?),
            "stop" => Move::Stop,
            _ => return Err(NotationError::new(text, 0, "bid, walk, roll, look or stop")),
        };
        words.end()?;
        Ok(mv)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    /// A bid as its bidder hears it.
    OwnBid(u8),
    /// A bid as the others hear it.
    Bid(Seat),
    /// All bids.
    Shown(Vec<u8>),
    Walked(Seat),
    Rolled(Seat, u8),
    Looked(Seat, u8),
    Found(Seat),
    Stopped(Seat),
}

impl kernel::Event for Event {
    fn text(&self) -> Text {
        match self {
            Event::OwnBid(coins) => Text::new("own-bid").with("coins", *coins),
            Event::Bid(seat) => Text::new("bid").with("seat", *seat),
            Event::Shown(bids) => {
                Text::new("shown").with("bids", Arg::Plain(format!("{bids:?}").into()))
            }
            Event::Walked(seat) => Text::new("walked").with("seat", *seat),
            Event::Rolled(seat, side) => {
                Text::new("rolled").with("seat", *seat).with("side", *side)
            }
            Event::Looked(seat, hole) => {
                Text::new("looked").with("seat", *seat).with("hole", *hole)
            }
            Event::Found(seat) => Text::new("found").with("seat", *seat),
            Event::Stopped(seat) => Text::new("stopped").with("seat", *seat),
        }
    }
}

static ABOUT: About = About {
    id: "pocket",
    title: "Pocket",
    players: 2..=4,
    modes: &["free"],
    modules: &[],
    options: &[],
    stage: Stage::Alpha,
    shelf: Shelf::Lobby,
    theme: kernel::Theme::DEEP_SPACE,
    rules_version: 3,
    content: &[],
    hidden_information: true,
};

static BOOK: Book = Book {
    words: ["", "", ""],
    rules: &[],
    ledger: "PK-1\tBids\ty\tH\nPK-2\tSteps\ty\tH\nPK-3\tWhen\ty\tH\nPK-4\tHoles\ty\tH\n",
    almanac: Vec::new,
};

impl Game for Pocket {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;

    fn about(&self) -> &About {
        &ABOUT
    }

    fn book(&self) -> &Book {
        &BOOK
    }

    fn start(&self, _: &Options, seats: u8, seed: Seed) -> Result<State, SetupError> {
        let mut chance = Chance::new(seed);
        Ok(State {
            coin: chance.stream(1).below(HOLES.into()) as u8,
            chance,
            bids: vec![None; seats.into()],
            active: 0,
            steps: 0,
            points: vec![0; seats.into()],
        })
    }

    fn seats(&self, state: &State) -> u8 {
        state.bids.len() as u8
    }

    fn chance<'a>(&self, state: &'a State) -> Option<&'a AnyChance> {
        Some(&state.chance)
    }

    fn turn(&self, state: &State) -> Turn {
        let bidding = state.bidding();
        if !bidding.is_empty() {
            Turn::each(bidding)
        } else if state.active < self.seats(state) {
            Turn::one(Seat(state.active))
        } else {
            Turn::Over(Outcome::by_points("stopped", &state.points))
        }
    }

    fn candidates(&self, _: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        let all = [Move::Walk, Move::Roll, Move::Stop]
            .into_iter()
            .chain((0..=COINS).map(Move::Bid))
            .chain((0..HOLES).map(Move::Look));
        all.for_each(found);
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let bidding = state.bidding().contains(seat);
        require(bidding == matches!(mv, Move::Bid(_)), || Refusal::new("PK-3", "pk-when"))?;
        match mv {
            Move::Bid(coins) => require(*coins <= COINS, || Refusal::new("PK-1", "pk-coins")),
            Move::Walk => require(state.steps < STEPS, || Refusal::new("PK-2", "pk-steps")),
            Move::Look(hole) => require(*hole < HOLES, || Refusal::new("PK-4", "pk-hole")),
            Move::Roll | Move::Stop => Ok(()),
        }
    }

    fn play(&self, state: &mut State, seat: Seat, mv: &Move, journal: &mut EventLog<Event>) {
        match mv {
            Move::Bid(coins) => {
                state.bids[seat.index()] = Some(*coins);
                journal.tell(Audience::seat(seat), Event::OwnBid(*coins));
                journal.tell(Audience::others(SeatSet::of(seat)), Event::Bid(seat));
                if state.bidding().is_empty() {
                    let bids = state.bids.iter().flatten().copied().collect();
                    journal.reveal(Audience::PUBLIC, Event::Shown(bids));
                }
            }
            Move::Walk => {
                state.steps += 1;
                state.points[seat.index()] += 1;
                journal.tell(Audience::PUBLIC, Event::Walked(seat));
            }
            Move::Roll => {
                let side = state.chance.stream(0).die(6);
                state.points[seat.index()] += i32::from(side);
                journal.tell(Audience::PUBLIC, Event::Rolled(seat, side));
            }
            Move::Look(hole) if *hole == state.coin => {
                journal.reveal(Audience::PUBLIC, Event::Found(seat));
            }
            Move::Look(hole) => {
                journal.tell(Audience::PUBLIC, Event::Looked(seat, *hole));
            }
            Move::Stop => {
                state.active += 1;
                state.steps = 0;
                journal.tell(Audience::PUBLIC, Event::Stopped(seat));
            }
        }
    }

    fn draw(&self, state: &State, viewer: Viewer, scene: &mut Scene) {
        let shown = state.bidding().is_empty();
        scene.seats = Seat::all(self.seats(state))
            .map(|seat| {
                let mut gauges = vec![Gauge::new("points", "points", state.points[seat.index()])];
                if let Some(bid) = state.bids[seat.index()].filter(|_| shown || viewer.sees(seat)) {
                    gauges.push(Gauge::new("bid", "bid", bid.into()));
                }
                SeatPanel { gauges, ..SeatPanel::new(seat) }
            })
            .collect();
    }

    fn offer(&self, _: &State, _: Seat, mv: &Move) -> Offer {
        Offer::new(Text::new("offer").with("mv", Arg::Plain(mv.to_string().into())), [])
    }

    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        if viewer == Viewer::Referee {
            return state.clone();
        }
        let mut imagined = state.clone();
        imagined.chance = state.chance.unforeseen(rng);
        imagined.coin = rng.below(HOLES.into()) as u8;
        if !state.bidding().is_empty() {
            for seat in Seat::all(self.seats(state)).filter(|seat| !viewer.sees(*seat)) {
                if let Some(bid) = &mut imagined.bids[seat.index()] {
                    *bid = rng.below(u32::from(COINS) + 1) as u8;
                }
            }
        }
        imagined
    }

    fn census(&self, _: &State, _: &mut Census) {}

    fn longest(&self, _: &Options, seats: u8) -> u32 {
        u32::from(seats) * 1000
    }

    /// `walked seat-1 3` gives a seat points.
    fn arrange(&self, state: &mut State, change: &str) -> Result<(), NotationError> {
        let mut words = Words::new(change);
        words.expect("walked")?;
        let seat: Seat = words.parse("a seat")?;
        let points: i32 = words.parse("a number of points")?;
        words.end()?;
        let seats = self.seats(state);
        let slot = state.points.get_mut(seat.index());
        let slot = slot.ok_or_else(|| {
            NotationError::new(change, 7, format!("a seat from seat-1 to seat-{seats}"))
        })?;
        *slot += points;
        Ok(())
    }
}

/// The seat kinds of the game.
#[derive(Clone, Copy, Debug)]
pub struct PocketSeats;

impl OwnSeats for PocketSeats {
    type Game = Pocket;

    fn kinds(&self) -> &[SeatKind] {
        &[
            SeatKind { id: "walker", argument: Some("STEPS"), about: "pk-walker" },
            SeatKind { id: "stubborn", argument: None, about: "pk-stubborn" },
        ]
    }

    fn player(
        &self,
        kind: &str,
        argument: Option<&str>,
        _: Seed,
    ) -> Option<Result<Box<dyn Player<Pocket>>, SetupError>> {
        match kind {
            "walker" => Some(match argument.unwrap_or("1").parse() {
                Ok(steps) => Ok(Box::new(Walker(steps))),
                Err(_) => Err(SetupError::new("PK-2", "pk-walker-steps")),
            }),
            "stubborn" => Some(Ok(Box::new(Stubborn))),
            _ => None,
        }
    }
}

/// The game with its seat kinds.
pub fn pocket() -> Titled<Pocket> {
    title(Pocket).seats(PocketSeats)
}

/// Bids nothing, walks as far as it was told, and stops.
struct Walker(i32);

impl Player<Pocket> for Walker {
    fn decide(&mut self, view: View<'_, Pocket>) -> Move {
        let own = &view.scene().seats[view.seat().index()];
        let walked = own.gauges[0].value;
        if view.check(&Move::Bid(0)).is_ok() {
            Move::Bid(0)
        } else if walked < self.0 {
            Move::Walk
        } else {
            Move::Stop
        }
    }

    fn reason(&self) -> Option<Text> {
        Some(Text::new("pk-walker-reason").with("steps", self.0))
    }
}

/// Insists on a move that the rules forbid.
struct Stubborn;

impl Player<Pocket> for Stubborn {
    fn decide(&mut self, _: View<'_, Pocket>) -> Move {
        Move::Bid(COINS + 1)
    }
}
