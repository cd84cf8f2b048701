//! What the scene says of the almanac: everything that lies open names its entry, what is hidden none of its own.

use kernel::scene::{Face, Kind, Piece};
use kernel::{Draw, EventLog, Game, MoveList, Name, Scene, Seed, Turn, Viewer, play};
use stationfall::Stationfall;
use stationfall::state::{IdentityPlace, KompromatPlace, Player, Ship, State};

use super::common::*;

/// Every position of a random game with these options, with the seat that decides.
pub fn positions(
    options: &[(&str, &str)],
    seats: u8,
    seed: u64,
    mut each: impl FnMut(&State, kernel::Seat),
) {
    let game = Stationfall::new();
    let given = conformance::given(options.iter().copied());
    let options = kernel::options::resolve(&game, &given).expect("options of the game");
    let seed = Seed::from_number(seed);
    let mut state = game.start(&options, seats, seed).expect("a table");
    let (mut rng, mut moves, mut log) = (seed.rng(), MoveList::new(), EventLog::muted());
    while let Turn::Awaiting(awaited) = game.turn(&state) {
        let seat = awaited.seats.lowest().expect("somebody is awaited");
        each(&state, seat);
        moves.clear();
        play::legal(&game, &state, seat, &mut moves);
        let mv = rng.pick(&moves).expect("who is asked has a move");
        game.play(&mut state, seat, &mv, &mut log);
    }
}

pub fn seen(state: &State, viewer: Viewer) -> Scene {
    play::scene(&Stationfall::new(), state, viewer)
}

#[track_caller]
fn piece<'a>(scene: &'a Scene, id: &str) -> &'a Piece {
    let found = scene.pieces.iter().find(|piece| piece.id == id);
    found.unwrap_or_else(|| panic!("{} sees no piece `{id}`", scene.viewer))
}

fn entry(t: &TestTable, viewer: u8, id: &str) -> Option<String> {
    let scene = seen(&t.state, Viewer::Seat(kernel::Seat(viewer)));
    piece(&scene, id).entry.as_ref().map(Name::to_string)
}

/// The entries that backs and markers may have: they are the same whatever is on the other side.
const BACKS: [&str; 4] = ["token-kompromat", "token-trap", "token-reentry", "token-project-x"];

/// Rules: SF-R129
#[test]
fn sf_r129_everything_open_has_its_page_and_what_is_hidden_none_of_its_own() {
    let (mut open, mut hidden) = (0, 0);
    let sets: [(&[(&str, &str)], u8); 3] = [
        (&[("characters", "random")], 4),
        (&[("project", "wormhole")], 2),
        (&[("automation", "2"), ("project", "amoeba")], 3),
    ];
    for (options, seats) in sets {
        positions(options, seats, 7, |state, seat| {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let scene = seen(state, viewer);
                for piece in &scene.pieces {
                    if piece.face == Face::Down {
                        let own = |entry: &Name| BACKS.contains(&entry.as_ref());
                        assert!(piece.entry.as_ref().is_none_or(own), "{piece:?}");
                        hidden += 1;
                    } else {
                        assert!(piece.label.is_some() && piece.entry.is_some(), "{piece:?}");
                        open += usize::from(piece.kind == Kind::Card);
                    }
                }
                for zone in &scene.zones {
                    let place = matches!(zone.layout, kernel::scene::Layout::Node { .. });
                    let card = zone.id.starts_with("card-");
                    assert!(!(place || card) || zone.entry.is_some(), "{zone:?}");
                }
            }
        });
    }
    assert!(open > 1000 && hidden > 1000, "{open} open cards, {hidden} backs");
}

#[test]
fn figures_rooms_things_and_counters_name_their_pages() {
    let mut t = table(&["engineer", "drones", "exile", "billionaire", "boarder"]);
    t.state.station.ship = Ship::Rescue;
    t.give("engineer", "nanogel");
    t.data("exile", "evidence");
    t.contaminate("engineer");
    t.cubes(1, "engineer", 2);
    t.state.project_x.seen_by = kernel::SeatSet::of(kernel::Seat(1));
    let scene = seen(&t.state, Viewer::Seat(kernel::Seat(0)));
    let zone = |id: &str| {
        let zone = scene.zones.iter().find(|zone| zone.id == id);
        zone.expect("a zone").entry.as_ref().map(Name::to_string)
    };
    for (id, of) in [
        ("engineer", "character-engineer"),
        ("drone_2", "character-drones"),
        ("ship", "token-rescue-ship"),
        ("engineer-nanogel", "item-nanogel"),
        ("exile-evidence", "data-evidence"),
        ("contaminated-engineer", "token-contaminated"),
        ("cubes-engineer-2", "token-cube"),
        ("disc-1", "token-disc"),
        ("bribe-1", "token-bribe"),
        ("grey-bribe-1", "token-grey-bribe"),
        ("minute", "token-minute"),
        ("reentry", "token-reentry"),
        ("supply-gun", "item-gun"),
        ("project-x", "token-project-x"),
    ] {
        assert_eq!(entry(&t, 0, id).as_deref(), Some(of), "{id}");
    }
    assert_eq!(entry(&t, 1, "project-x").as_deref(), Some("project-death-ray"));
    assert_eq!(zone("card-drones").as_deref(), Some("character-drones"));
    assert_eq!(zone("magnetic_containment").as_deref(), Some("section-magnetic-containment"));
}

/// Rules: SF-12.1.3
#[test]
fn sf_12_1_3_a_lock_lies_on_the_corridor_it_closes() {
    let mut t = table(&["engineer"]);
    let scene = seen(&t.state, Viewer::Spectator);
    let lock = piece(&scene, "lock-reactor-magnetic_containment");
    assert_eq!(lock.zone, "corridor-reactor-magnetic_containment");
    assert_eq!(lock.entry.as_deref(), Some("token-lock"));
    t.unlock("reactor", "magnetic_containment");
    let scene = seen(&t.state, Viewer::Spectator);
    assert!(scene.pieces.iter().all(|piece| piece.id != "lock-reactor-magnetic_containment"));
}

/// Rules: SF-R129, SF-15.3.1
#[test]
fn sf_r129_an_identity_names_its_page_to_who_may_see_it() {
    let mut t = table(&["engineer", "exile"]);
    t.secret(0, "engineer");
    assert_eq!(entry(&t, 0, "identity-engineer").as_deref(), Some("identity-engineer"));
    assert_eq!(entry(&t, 1, "hand-1-identity-1"), None);
    t.pc(0, "engineer");
    assert_eq!(entry(&t, 1, "identity-engineer").as_deref(), Some("identity-engineer"));
    t.state.table.bots = kernel::SeatSet::of(kernel::Seat(0));
    assert_eq!(entry(&t, 1, "identity-engineer").as_deref(), Some("bot-engineer"));
    t.state.identities[identity("exile")] = IdentityPlace::Bonus(kernel::Seat(1));
    let scene = seen(&t.state, Viewer::Seat(kernel::Seat(1)));
    let bonus = &piece(&scene, "identity-exile").badges;
    assert!(bonus.iter().any(|badge| badge.label.id == "sf-bonus-exile-1"), "{bonus:?}");
}

/// Rules: SF-R129, SF-8.5.2.1
#[test]
fn sf_r129_kompromat_names_whom_it_is_about_to_who_knows() {
    let mut t = table(&["engineer", "exile"]);
    t.kompromat("engineer", "bridge");
    t.kompromat_in_hand(0, "exile");
    assert_eq!(entry(&t, 0, "kompromat-bridge").as_deref(), Some("token-kompromat"));
    assert_eq!(entry(&t, 0, "kompromat-exile").as_deref(), Some("kompromat-exile"));
    assert_eq!(entry(&t, 1, "hand-1-kompromat-1").as_deref(), Some("token-kompromat"));
    t.state.kompromat[character("exile")] = KompromatPlace::Spent;
    assert_eq!(entry(&t, 1, "kompromat-exile").as_deref(), Some("kompromat-exile"));
    assert_eq!(t.state.players[Player(0)].pc, None);
}
