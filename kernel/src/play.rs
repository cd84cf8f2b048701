//! Playing with any game: the checked way, the derived undo barrier, the completed scene, the state's hash.

use std::collections::HashSet;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chance::{NotHex, Rng, Seed};
use crate::event_log::EventLog;
use crate::game::{Breadth, Game, MoveList, SetupError};
use crate::refusal::{Refusal, table};
use crate::scene::{Offer, Scene};
use crate::seat::{Seat, Viewer};
use crate::text::{Arg, Name, Text};
use crate::turn::Turn;

/// The opening position, if the game is played by this many.
pub fn start<G: Game>(
    game: &G,
    options: &G::Options,
    seats: u8,
    seed: Seed,
) -> Result<G::State, SetupError> {
    let about = game.about();
    if !about.players.contains(&seats) {
        let (from, to) = (*about.players.start(), *about.players.end());
        let text = if from == to {
            Text::new("setup-seats-exactly")
        } else {
            Text::new("setup-seats").with("to", to)
        };
        let text = text.with("game", Arg::Plain(about.title.into())).with("from", from);
        return Err(SetupError::new("SB-6", text.with("seats", seats)));
    }
    game.start(options, seats, seed)
}

/// Whether a seat may make a move now: the table's own rules first, then the game's.
pub fn check<G: Game>(game: &G, state: &G::State, seat: Seat, mv: &G::Move) -> Result<(), Refusal> {
    match game.turn(state) {
        Turn::Over(_) => Err(table::OVER),
        Turn::Awaiting(awaited) if !awaited.may_act().contains(seat) => {
            Err(table::not_awaited(seat))
        }
        Turn::Awaiting(_) => game.check(state, seat, mv),
    }
}

/// Whether a decision can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Barrier {
    /// It showed nobody anything: it can be undone.
    Open,
    /// Something was drawn by chance or something hidden came to light: it stands.
    Closed,
}

/// Checks a move and makes it. A refused move leaves state and log as they were.
pub fn play<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    mv: &G::Move,
    log: &mut EventLog<G::Event>,
) -> Result<Barrier, Refusal> {
    check(game, state, seat, mv)?;
    Ok(play_unchecked(game, state, seat, mv, log))
}

/// Makes a move that [`check`] allows, and derives whether it can be undone: what was drawn is read off the
/// chance in the state, what was revealed off the log.
pub fn play_unchecked<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    mv: &G::Move,
    log: &mut EventLog<G::Event>,
) -> Barrier {
    let drawn = |state: &G::State| game.chance(state).map_or(0, |chance| chance.drawn());
    let before = drawn(state);
    let earlier = log.watch();
    game.play(state, seat, mv, log);
    let closed = log.revealed() || drawn(state) != before;
    if earlier {
        log.mark_revealed();
    }
    if closed { Barrier::Closed } else { Barrier::Open }
}

/// The legal moves of a seat: none for a seat that may not act.
pub fn moves<G: Game>(game: &G, state: &G::State, seat: Seat, moves: &mut MoveList<G::Move>) {
    moves.clear();
    if game.turn(state).may_act().contains(seat) {
        legal(game, state, seat, moves);
    }
}

/// Adds the legal moves of a seat that is known to be awaited or welcome: the candidates that pass the game's check.
#[inline]
pub fn legal<G: Game>(game: &G, state: &G::State, seat: Seat, moves: &mut MoveList<G::Move>) {
    game.candidates(state, seat, Breadth::Playable, &mut |mv| {
        if game.check(state, seat, &mv).is_ok() {
            moves.push(mv);
        }
    });
}

/// Everything the viewer sees, complete with who is awaited and who is welcome, the viewer's offers and the outcome.
pub fn scene<G: Game>(game: &G, state: &G::State, viewer: Viewer) -> Scene {
    let mut scene = Scene::new(game.about().id, viewer);
    game.draw(state, viewer, &mut scene);
    match game.turn(state) {
        Turn::Over(outcome) => scene.outcome = Some((&outcome).into()),
        Turn::Awaiting(awaited) => {
            scene.awaited = awaited.seats;
            scene.together = awaited.together && awaited.seats.len() > 1;
            scene.welcome = awaited.welcome;
            if let Some(seat) = viewer.seat().filter(|seat| awaited.may_act().contains(*seat)) {
                let mut list = MoveList::new();
                legal(game, state, seat, &mut list);
                scene.offers = list
                    .iter()
                    .map(|mv| {
                        let mut offer = game.offer(state, seat, mv);
                        offer.notation = mv.to_string();
                        offer
                    })
                    .collect();
            }
        }
    }
    scene
}

/// The refused moves of a seat that may act, which touch all of these pieces and zones, each with its refusal: the answer to
/// "why not?". Moves that touch little else come first.
pub fn why_not<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    touches: &[Name],
) -> Vec<(Offer, Refusal)> {
    let mut thinkable: Vec<G::Move> = Vec::new();
    if game.turn(state).may_act().contains(seat) {
        let mut seen = HashSet::new();
        game.candidates(state, seat, Breadth::Thinkable, &mut |mv| {
            if seen.insert(mv.clone()) {
                thinkable.push(mv);
            }
        });
    }
    let mut answers: Vec<(Offer, Refusal)> = thinkable
        .iter()
        .filter_map(|mv| {
            let refusal = game.check(state, seat, mv).err()?;
            let offer = Offer { notation: mv.to_string(), ..game.offer(state, seat, mv) };
            touches.iter().all(|name| offer.touches.contains(name)).then_some((offer, refusal))
        })
        .collect();
    answers.sort_by_key(|(offer, _)| offer.touches.len());
    answers
}

/// The most moves that are tried as ways to something.
const WAYS_TRIED: usize = 100;

/// More ways than these are none: then nearly everything leads there.
const MOST_WAYS: usize = 12;

/// The legal moves of a seat after which it decides at once again, and then about this piece or zone, which no
/// move of its own touches now: the ways to it, those first that touch least. Where a move that touches nothing leads
/// there too, mere waiting does, and there are none.
///
/// Moves are tried in an imagined state, never in the real one, so that the answer tells nothing.
pub fn ways<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    thing: &Name,
    rng: &mut Rng,
) -> Vec<Offer> {
    let (mut list, mut next) = (MoveList::new(), MoveList::new());
    moves(game, state, seat, &mut list);
    if list.len() > WAYS_TRIED {
        return Vec::new();
    }
    let imagined = game.determinize(state, Viewer::Seat(seat), rng);
    let mut log = EventLog::muted();
    let mut ways = Vec::new();
    for mv in list.iter() {
        let mut after = imagined.clone();
        if play(game, &mut after, seat, mv, &mut log) != Ok(Barrier::Open) {
            continue;
        }
        moves(game, &after, seat, &mut next);
        let mut then = next.iter().map(|mv| game.offer(&after, seat, mv));
        if then.any(|offer| offer.touches.contains(thing)) {
            ways.push(Offer { notation: mv.to_string(), ..game.offer(state, seat, mv) });
        }
    }
    if ways.len() > MOST_WAYS || ways.iter().any(|offer| offer.touches.is_empty()) {
        return Vec::new();
    }
    ways.sort_by_key(|offer| offer.touches.len());
    ways
}

/// Marks the offers that cannot be taken back, and those after which the seat is not awaited any more. It tries each
/// move in an imagined state, never in the real one, so that the mark itself tells nothing.
pub fn mark_lasting<G: Game>(game: &G, state: &G::State, scene: &mut Scene, rng: &mut Rng) {
    let Some(seat) = scene.viewer.seat() else {
        return;
    };
    let imagined = game.determinize(state, scene.viewer, rng);
    let mut log = EventLog::muted();
    for offer in &mut scene.offers {
        let Ok(mv) = offer.notation.parse::<G::Move>() else {
            continue;
        };
        let mut after = imagined.clone();
        let barrier = play(game, &mut after, seat, &mv, &mut log);
        offer.lasting = barrier != Ok(Barrier::Open);
        offer.hands_over = barrier.is_ok() && !game.turn(&after).awaited().contains(seat);
    }
}

/// A fingerprint of a state, the same on every machine and with every build of the same rules version.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct StateHash(pub u64);

impl StateHash {
    /// The fingerprint of anything that can be stored.
    pub fn of<T: Serialize>(state: &T) -> StateHash {
        let hasher = postcard::to_io(state, blake3::Hasher::new())
            .expect("a state serialises, and a hasher takes every byte");
        let bytes = hasher.finalize();
        let (low, _) = bytes.as_bytes().split_first_chunk().expect("a digest has 32 bytes");
        StateHash(u64::from_le_bytes(*low))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StateHash({self})")
    }
}

impl std::str::FromStr for StateHash {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<StateHash, NotHex> {
        let digits = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
        u64::from_str_radix(text, 16).ok().filter(|_| digits).map(StateHash).ok_or_else(|| NotHex {
            found: text.into(),
            expected: "a state hash: 16 hexadecimal digits",
        })
    }
}

impl From<StateHash> for String {
    fn from(hash: StateHash) -> String {
        hash.to_string()
    }
}

impl TryFrom<String> for StateHash {
    type Error = NotHex;

    fn try_from(text: String) -> Result<StateHash, NotHex> {
        text.parse()
    }
}
