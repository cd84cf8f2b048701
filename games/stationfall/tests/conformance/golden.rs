//! Golden records: whole games in `tests/records`, one for every way a game can go.

use std::collections::BTreeSet;

use conformance::{Finished, Golden, given};
use kernel::options::Given;
use kernel::{Draw, MoveList, Rng};
use stationfall::Stationfall;
use stationfall::action::Action;
use stationfall::content::Content;
use stationfall::event::Event;
use stationfall::ids::{Body, ProjectX, Section, SectionAction};
use stationfall::moves::Move;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

/// Everything there must be a game for.
fn wanted() -> BTreeSet<String> {
    let pods = Section::ALL.iter().filter(|section| is_pod(**section));
    let launches = pods.map(|pod| format!("launch-{}", pod.name()));
    let releases = ProjectX::ALL.iter().map(|card| format!("release-{}", card.name()));
    let endings = ["ending-fireball", "ending-after-zero", "ending-antimatter"];
    let winning = ["guilty-leader-beaten", "shared-win"];
    let escapes = ["taken-off-by-ship", "point-break", "rocket-wings", "wormhole"];
    let tables = ["two-players", "three-players", "nine-players", "teams", "bots", "cooperative"];
    let reveals = ["schroedinger", "schroedinger-at-stationfall"];
    let named = endings.into_iter().chain(winning).chain(escapes).chain(tables).chain(reveals);
    named.map(String::from).chain(launches).chain(releases).collect()
}

fn is_pod(section: Section) -> bool {
    Content::standard().sections[section].pod.is_some()
}

/// What a finished game shows.
fn shown(end: &Finished<'_, Stationfall>) -> BTreeSet<String> {
    let Finished { state, outcome, events } = end;
    let mut shown = BTreeSet::from([outcome.ending.replace("sf-", "")]);
    let mut show = |what: &str, when: bool| {
        if when {
            shown.insert(what.into());
        }
    };
    let best = outcome.standings().iter().map(|standing| standing.points).max();
    let team = !state.table.team.is_empty();
    let leader_lost = outcome.standings().iter().all(|s| Some(s.points) != best || !s.won);
    show("guilty-leader-beaten", leader_lost && !outcome.won().is_empty());
    show("shared-win", !team && outcome.won().len() > usize::from(state.table.winners));
    show("two-players", state.table.seats == 2);
    show("three-players", state.table.seats == 3);
    show("nine-players", state.table.seats == 9 && !team);
    show("teams", team);
    let bots = !state.table.bots.is_empty();
    show("bots", bots && !team && !state.table.cooperative);
    show("cooperative", state.table.cooperative);
    let mut fallen = false;
    for entry in events.iter() {
        match &entry.event.event {
            Event::Stationfall { .. } => fallen = true,
            Event::Launched { pod } => show(&format!("launch-{}", pod.name()), true),
            Event::Released { card } => show(&format!("release-{}", card.name()), true),
            Event::TakenOff { .. } => show("taken-off-by-ship", true),
            Event::Escaped { body: Body::Daredevil } => show("point-break", fallen),
            Event::Acted { action: Action::EnterWormhole { .. }, .. } => show("wormhole", true),
            Event::Acted { action: Action::Section(SectionAction::RocketWingsLaunch), .. } => {
                show("rocket-wings", true);
            }
            Event::Revealed { schroedinger: true, .. } => {
                show(if fallen { "schroedinger-at-stationfall" } else { "schroedinger" }, true);
            }
            _ => {}
        }
    }
    shown
}

/// What keen players do whenever they can: without them some things almost never happen.
const KEEN: [&str; 14] = [
    "deliver evidence authorities",
    "transmit evidence authorities",
    "manufacture_evidence",
    "copy evidence",
    "attack",
    "step hail_mary",
    "step houdini",
    "step alcatraz",
    "step mcqueen",
    "launch",
    "timed_launch",
    "pickup rocket_wings",
    "free pickup rocket_wings",
    "rocket_wings_launch",
];

/// One of the moves at random; keen players mostly take one that they are keen on.
fn choose(moves: &MoveList<Move>, keen: bool, rng: &mut Rng) -> Move {
    let wished: Vec<Move> = if keen && rng.below(4) > 0 {
        let wish = |mv: &&Move| KEEN.iter().any(|wish| mv.to_string().starts_with(wish));
        moves.iter().filter(wish).copied().collect()
    } else {
        Vec::new()
    };
    let from = if wished.is_empty() { moves } else { &wished[..] };
    rng.pick(from).expect("who is asked has a move")
}

/// The options and seats of the number-th game of the search.
fn setup(number: u64) -> (Given, u8) {
    let options = match number % 24 {
        0 => given([("mode", "team")]),
        8 => given([("automation", "2,4")]),
        16 => given([("automation", "1,3"), ("mode", "cooperative")]),
        _ => Given::new(),
    };
    (options, [4, 4, 4, 5, 2, 3, 6, 9][(number % 8) as usize])
}

#[test]
fn there_is_a_golden_record_for_every_way_a_game_can_go() {
    Golden::new(&Stationfall::new(), FOLDER, shown)
        .wants(wanted())
        .tables(setup)
        .chosen_by(|choosing, rng| choose(choosing.moves, choosing.number % 3 == 2, rng))
        .patience(60_000)
        .find();
}

#[test]
fn golden_records_replay() {
    conformance::records(&Stationfall::new(), FOLDER);
}
