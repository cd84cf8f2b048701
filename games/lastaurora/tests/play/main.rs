//! How the game is played well: the values that were adjusted for it, and the judgement of the players.

use std::sync::atomic::AtomicBool;

use kernel::{EventLog, Game, Mind, MoveList, Seed, Turn};
use lastaurora::content::Content;
use lastaurora::mind::{TRAITS, Trait, WEIGHTS};
use lastaurora::vocab::CardKind;
use lastaurora::{LastAurora, LastAuroraMind};
use players::simulate::{Plan, Watch, run};
use players::{Cast, Kind, Stopwatch};

#[test]
fn la_h20_trucks_of_the_deck_are_faster() {
    let content = Content::standard();
    let trucks: Vec<(&str, i8)> = content
        .convoy
        .iter()
        .filter(|card| card.kind == CardKind::Truck)
        .map(|card| (card.id, card.speed))
        .collect();
    let expected = [
        ("truck_start", 2),
        ("truck_tracked_hauler", 4),
        ("truck_logging", 4),
        ("truck_armoured_carrier", 4),
        ("truck_biofuel_turbo", 5),
        ("truck_icebreaker_rig", 5),
        ("truck_war_rig", 5),
        ("truck_bulldozer", 3),
        ("truck_scrap_crawler", 3),
        ("truck_behemoth", 6),
    ];
    assert_eq!(trucks, expected);
}

#[test]
fn la_h21_the_last_moorings_are_nearer() {
    let expected = [(26, 27), (28, 29), (30, 31), (31, 32), (32, 33), (33, 34)];
    for (map, letter) in Content::standard().maps.iter().zip(["a", "b"]) {
        let spaces = map.moorings.values().map(|stages| stages.map(|space| map.space_name(space)));
        let wanted =
            expected.map(|(yellow, red)| [format!("{letter}{yellow}"), format!("{letter}{red}")]);
        assert_eq!(spaces.map(|stages| stages.map(String::from)), wanted);
    }
}

/// What the seats can hope for is one win in all, at every moment of a game.
#[test]
fn the_chances_of_a_table_are_one() {
    let game = LastAurora::new();
    for seats in 2..=4 {
        let seed = Seed::from_number(seats.into());
        let mut state = game.start(&Default::default(), seats, seed).expect("a table");
        let (mut rng, mut moves, mut log) = (seed.rng(), MoveList::new(), EventLog::muted());
        while let Turn::Awaiting(awaited) = game.turn(&state) {
            let chances = LastAuroraMind::default().evaluate_all(&game, &state);
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chances:?}");
            let seat = awaited.seats.lowest().expect("somebody is awaited");
            moves.clear();
            kernel::play::legal(&game, &state, seat, &mut moves);
            let mv = kernel::Draw::pick(&mut rng, &moves).expect("who is asked has a move");
            game.play(&mut state, seat, &mv, &mut log);
        }
    }
}

/// Whoever looks at a card that lies open can open its page, in games with every module.
#[test]
fn every_open_card_has_its_page() {
    use kernel::scene::{Face, Kind};
    let game = LastAurora::new();
    let all = "exploration,asgaror,crews,stories,pvp";
    let options = conformance::given([("modules", all)]);
    let options = kernel::options::resolve(&game, &options).expect("every module");
    let seed = Seed::from_number(11);
    let mut state = game.start(&options, 3, seed).expect("a table");
    let (mut rng, mut moves, mut log) = (seed.rng(), MoveList::new(), EventLog::muted());
    let mut seen = 0;
    while let Turn::Awaiting(awaited) = game.turn(&state) {
        let seat = awaited.seats.lowest().expect("somebody is awaited");
        let scene = kernel::play::scene(&game, &state, kernel::Viewer::Seat(seat));
        let open =
            |piece: &&kernel::scene::Piece| piece.kind == Kind::Card && piece.face != Face::Down;
        for piece in scene.pieces.iter().filter(open) {
            // Nobody may have read a discarded Story; and a back that is shown has no face.
            let backs = piece.zone == "story-discard" || piece.icon.as_deref() == Some("outcome");
            assert!(piece.label.is_some() && (backs || piece.entry.is_some()), "{piece:?}");
            seen += 1;
        }
        moves.clear();
        kernel::play::legal(&game, &state, seat, &mut moves);
        let mv = kernel::Draw::pick(&mut rng, &moves).expect("who is asked has a move");
        game.play(&mut state, seat, &mv, &mut log);
    }
    assert!(seen > 1000);
}

#[test]
fn every_trait_has_its_weight() {
    assert_eq!(Trait::ALL.len(), TRAITS);
    let weightless: Vec<_> =
        Trait::ALL.iter().filter(|which| WEIGHTS.traits[**which as usize] == [0.0, 0.0]).collect();
    assert!(weightless.is_empty(), "{weightless:?}");
}

/// One search player among random ones, in every seat: it wins some 99 of 100 such games, so that two losses in twelve
/// would be bad luck beyond measure.
#[test]
fn search_wins_among_random_players() {
    let cast = Cast::new(LastAurora::new()).mind(LastAuroraMind::default());
    let mut wins = 0;
    for seat in 0..4 {
        let kind = |place| if place == seat { "search:100i" } else { "random" };
        let seats = (0..4).map(|place| Kind::parse(kind(place), &[]).expect("a kind")).collect();
        let seed = Seed::from_number(40 + seat);
        let plan = Plan {
            games: 3,
            seats,
            options: Default::default(),
            seed,
            threads: 1,
            declines: false,
        };
        let (clock, cancel) = (Stopwatch::start(), AtomicBool::new(false));
        let watch = Watch { clock: &clock, progress: None, cancel: &cancel, sink: None };
        let report = run(&cast, &plan, watch).expect("four can play");
        wins += report.seats[seat as usize].wins;
    }
    assert!(wins >= 11, "{wins} of 12 games, and chance alone wins three");
}
