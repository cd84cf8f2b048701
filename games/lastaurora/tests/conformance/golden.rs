//! Golden records: whole games in `tests/records`, one for every way a game can go and can end.

use std::collections::BTreeSet;

use conformance::{Finished, Golden, given};
use kernel::options::Given;
use kernel::{Draw, EventLog, Game, Mind, MoveList, Rng, Seat};
use lastaurora::boxes::Sort;
use lastaurora::ids::{SpaceId, Stop};
use lastaurora::look::Look;
use lastaurora::moves::{Cell, Move};
use lastaurora::options::{MapSide, Module};
use lastaurora::state::{Player, State, Step};
use lastaurora::vocab::{Res, Zone};
use lastaurora::{LastAurora, LastAuroraMind};

/// Everything there must be a game for.
const WANTED: [&str; 17] = [
    "boarded-two",
    "boarded-three",
    "boarded-four",
    "boarded-red",
    "boarded-by-two",
    "departed-two",
    "departed-three",
    "departed-four",
    "solo-boarded",
    "automa-boarded",
    "solo-won",
    "solo-lost",
    "solo-stories",
    "stories",
    "tie-broken",
    "all-modules",
    "beta-map",
];

/// What a finished game shows.
fn shown(end: &Finished<'_, LastAurora>) -> BTreeSet<String> {
    let Finished { state, outcome, .. } = end;
    let mut shown = BTreeSet::new();
    let mut show = |what: &'static str, when: bool| {
        if when {
            shown.insert(what.to_string());
        }
    };
    let table = &state.table;
    let boarded = outcome.ending == "la-ending-boarded";
    let plain = table.modules.is_empty() && table.map == MapSide::Alpha;
    let players = &state.players[..usize::from(table.players)];
    show("boarded-two", boarded && table.seats == 2);
    show("boarded-red", boarded && state.aurora.red);
    show("boarded-by-two", players.iter().filter(|player| player.aboard).count() == 2);
    show("solo-boarded", table.seats == 1 && players[0].aboard);
    show("automa-boarded", table.seats == 1 && players[1].aboard);
    show("boarded-three", boarded && table.seats == 3);
    show("boarded-four", boarded && table.seats == 4);
    show("departed-two", !boarded && table.seats == 2);
    show("departed-three", !boarded && table.seats == 3);
    show("departed-four", !boarded && table.seats == 4);
    show("solo-won", table.seats == 1 && !outcome.won().is_empty());
    show("solo-lost", table.seats == 1 && outcome.won().is_empty() && plain);
    show("solo-stories", table.seats == 1 && table.module(Module::Stories));
    show("stories", table.seats > 1 && table.module(Module::Stories));
    let best = outcome.standings().iter().map(|standing| standing.points).max();
    let equal = outcome.standings().iter().filter(|standing| Some(standing.points) == best).count();
    show("tie-broken", equal > 1);
    show("all-modules", table.modules.len() == 5 && table.seats > 1);
    show("beta-map", table.map == MapSide::Beta);
    shown
}

/// How the players of a game choose.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    /// At random.
    Random,
    /// What looks best at once.
    Keen,
    /// What brings the Aurora nearer, whatever else it costs.
    Racing,
}

/// How near the Aurora a racer could come, at best: for every movement to come, where the convoy would be with its
/// speed and Fuel, and where the ship.
fn race(look: Look<'_>, player: Player) -> f32 {
    let own = look.of(player);
    if own.aboard {
        return 1000.0;
    }
    let state = look.state;
    let rest = |space: SpaceId| f32::from(look.remaining(space));
    // Who explores is tired only for a while: the Truck and its boxes count, and one more for the Co-pilot.
    let truck = own.convoy[Cell::TRUCK].card();
    let boxes = look.special(player, |sort| if let Sort::Speed(n) = sort { n } else { 0 });
    let speed = f32::from(look.content.convoy[truck].speed) + f32::from(boxes) + 1.0;
    let fuel = f32::from(own.res[Res::Fuel]);
    let points = if state.drive.paid { f32::from(state.drive.points) } else { 0.0 };
    let left = rest(own.at) - points;
    let moved = state.step > Step::Move || state.drive.paid;
    let mut best = f32::MIN;
    for (k, stop) in (state.aurora.stop.0..6).map(Stop).enumerate() {
        let moves = (k + usize::from(!moved)) as f32;
        let drives = moves.min(fuel);
        let way = drives * speed + (fuel - drives).min(drives);
        let ship = rest(look.map().moorings[stop][usize::from(k == 0 && state.aurora.red)]);
        best = best.max(ship - (left - way));
    }
    let active = look.in_zone(player, Zone::Active).len() as f32;
    let objects = f32::from(look.hand_size(player).min(3));
    let crew = f32::from(look.survivors(player).min(4));
    5.0 * best
        + 3.0 * crew
        + 3.0 * active
        + 2.0 * f32::from(own.res[Res::Food].min(3))
        + 2.0 * objects
}

/// The best a racer can do with the next few decisions of the same turn.
fn prospect(game: &LastAurora, state: &State, seat: Seat, depth: u8) -> f32 {
    let here = race(Look::new(game.content(), state), Player(seat.0));
    if depth == 0 || game.turn(state).awaited().lowest() != Some(seat) {
        return here;
    }
    let mut list = MoveList::new();
    kernel::play::legal(game, state, seat, &mut list);
    let after = list.iter().filter(|mv| **mv != Move::Pass).map(|mv| {
        let mut after = *state;
        game.play(&mut after, seat, mv, &mut EventLog::muted());
        prospect(game, &after, seat, depth - 1)
    });
    after.fold(here, f32::max)
}

/// One of the moves, by the style of the players.
fn choose(
    game: &LastAurora,
    state: &State,
    seat: Seat,
    moves: &MoveList<Move>,
    style: Style,
    rng: &mut Rng,
) -> Move {
    if style == Style::Random || rng.below(30) == 0 {
        return rng.pick(moves).expect("who is asked has a move");
    }
    let mut best = (f32::MIN, moves[0]);
    for mv in moves.iter() {
        let mut after = *state;
        game.play(&mut after, seat, mv, &mut EventLog::muted());
        let worth = match style {
            // Dice decide between equals, and nobody idles.
            Style::Racing if *mv == Move::Pass => prospect(game, &after, seat, 0) - 0.5,
            Style::Racing => prospect(game, &after, seat, 3) + rng.below(100) as f32 / 100.0,
            _ => LastAuroraMind::default().evaluate(game, &after, seat),
        };
        if worth >= best.0 {
            best = (worth, *mv);
        }
    }
    best.1
}

/// The set-up of the number-th game of the search.
fn setup(number: u64) -> (Given, u8) {
    let seats = (number % 4) as u8 + 1;
    let names = lastaurora::options::MODULES;
    let bits = if number.is_multiple_of(3) { 0 } else { number / 4 % 32 };
    let chosen: Vec<&str> = (0..5)
        .filter(|i| bits >> i & 1 != 0 && !(*i == 4 && seats == 1))
        .map(|i| names[i])
        .collect();
    let map = if number % 5 == 4 { "beta" } else { "alpha" };
    let difficulty = if number.is_multiple_of(16) { "normal" } else { "hard" };
    let options = [("modules", chosen.join(",")), ("map", map.into()), ("mine", "yes".into())];
    let difficulty = ("difficulty", difficulty.to_string());
    (given(options.into_iter().chain([difficulty])), seats)
}

#[test]
fn every_way_a_game_can_go_has_its_record() {
    Golden::new(&LastAurora::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"), shown)
        .wants(WANTED)
        .tables(setup)
        .chosen_by(|choosing, rng| {
            let style = match choosing.number / 4 % 8 {
                0 => Style::Random,
                1 => Style::Keen,
                _ => Style::Racing,
            };
            choose(choosing.game, choosing.state, choosing.seat, choosing.moves, style, rng)
        })
        .patience(8_000)
        .find();
}
