//! Chapter 2, and the set-up of chapters 17 and 18.

use std::collections::BTreeSet;

use kernel::{Seat, SeatSet, Seed, SetupError};
use stationfall::bag::COMMON;
use stationfall::content::Content;
use stationfall::frame::Frame;
use stationfall::ids::{Body, Character, Data, Identity, Item, ProjectX, Section};
use stationfall::look::Look;
use stationfall::options::{Mode, Options, Pick, Project};
use stationfall::setup;
use stationfall::state::{
    At, Bribe, GreyBribe, Guilt, Hazard, Holder, IdentityPlace, KompromatPlace, Life, Player,
    PodState, Ship, State, TrapPlace,
};
use workbench::flat::Set;

use crate::common::{self, body, character, item, seats, section, table, teams};

/// A game with these options.
pub fn game(options: &Options, seats: u8, seed: u64) -> Result<State, SetupError> {
    setup::start(Content::standard(), options, seats, Seed::from_number(seed))
}

/// A game with random Characters.
fn random(seats: u8, seed: u64) -> State {
    game(&Options::default(), seats, seed).expect("random Characters fit every number of seats")
}

pub fn chosen(names: &[&str]) -> Options {
    let characters = names.iter().map(|name| Pick::Character(character(name))).collect();
    Options { characters, ..Options::default() }
}

fn team_game(seats: u8, seed: u64) -> State {
    let options = Options { mode: Mode::Team, ..Options::default() };
    game(&options, seats, seed).expect("teams of two and more")
}

/// The number of Identity cards that went to a seat.
fn dealt(state: &State, seat: u8) -> usize {
    state.identities.values().iter().filter(|p| **p == IdentityPlace::Dealt(Seat(seat))).count()
}

pub const BEGINNERS: [&str; 12] = [
    "astrochimp",
    "counselor",
    "cyborg",
    "daredevil",
    "engineer",
    "exile",
    "medical",
    "security",
    "station_chief",
    "stowaway",
    "stranger",
    "troubleshooter",
];

#[test]
fn sf_2_1_1_number_of_characters_by_player_count() {
    for (seats, characters) in
        [(2, 12), (3, 12), (4, 12), (5, 14), (6, 15), (7, 17), (8, 19), (9, 20)]
    {
        let state = random(seats, 7);
        assert_eq!(state.table.in_play.len(), characters, "{seats} seats");
        let order: Set<Character> = state.table.order.iter().copied().collect();
        assert_eq!((order, state.table.order.len()), (state.table.in_play, characters));
    }
    let shuffled = random(4, 1).table.order != random(4, 2).table.order;
    assert!(shuffled, "another seed deals other cards");
}

#[test]
fn sf_2_1_1_every_character_can_be_dealt() {
    let met: BTreeSet<Character> =
        (0..40).flat_map(|seed| random(4, seed).table.in_play.iter().collect::<Vec<_>>()).collect();
    assert_eq!(met.len(), Character::COUNT);
}

/// Rules: SF-17.3.1
#[test]
fn sf_2_1_2_identity_cards_are_dealt_and_the_rest_leaves_unseen() {
    for (seats, each) in [(2, 3), (3, 3), (4, 2), (5, 2), (6, 2), (7, 2), (8, 2), (9, 2)] {
        let state = random(seats, 3);
        for seat in 0..seats {
            assert_eq!(dealt(&state, seat), each, "{seats} seats");
        }
        for (card, place) in state.identities.iter() {
            let in_play =
                state.table.in_play.contains(Content::standard().identities[card].character);
            assert!(in_play || *place == IdentityPlace::Box, "{card} is of nobody in play");
        }
        let in_box = state.identities.values().iter().filter(|p| **p == IdentityPlace::Box).count();
        assert_eq!(in_box, Identity::COUNT - each * usize::from(seats));
    }
}

#[test]
fn sf_2_1_2a_drones_have_no_card_and_the_doctor_two() {
    let content = Content::standard();
    assert!(content.characters[Character::Drones].identities.is_empty());
    let doctor = &content.characters[Character::Doctor].identities;
    assert_eq!(doctor[..], [Identity::DoctorJekyll, Identity::DoctorHyde]);
    // Both cards of the Doctor enter the deal: sooner or later each is dealt, also to different seats.
    let mut names = BEGINNERS.to_vec();
    (names[0], names[1]) = ("doctor", "drones");
    let games: Vec<State> = (0..40).map(|seed| game(&chosen(&names), 4, seed).unwrap()).collect();
    let both_dealt = |state: &&State| {
        doctor.iter().all(|card| matches!(state.identities[*card], IdentityPlace::Dealt(_)))
    };
    assert!(games.iter().any(|state| both_dealt(&state)));
    assert!(games.iter().all(|state| state.table.in_play.len() == 12));
    let cards = games[0].identities.values().iter().filter(|p| **p != IdentityPlace::Box).count();
    assert_eq!(cards, 8, "eleven of twelve Characters have cards, eight are dealt");
}

/// Rules: SF-A10.1, SF-5.5.1
#[test]
fn sf_2_2_1_four_pods_hang_on_the_aft_airlocks() {
    let t = table(&["engineer"]);
    for pod in ["alcatraz", "hail_mary", "houdini", "mcqueen"] {
        let pod = section(pod);
        assert_eq!(t.look().dock_of(pod), Some(Section::AftAirlocks));
        assert_eq!(t.state.sections[pod].pod, PodState::Docked);
        assert!(!Content::standard().sections[pod].gravity);
    }
    for pod in ["panic_pod", "medevac_pod", "inspector_shuttle"] {
        assert_eq!(t.look().dock_of(section(pod)), None, "{pod} comes with a Character");
    }
}

#[test]
fn sf_2_2_2_starting_possessions_are_on_the_cards() {
    let t = table(&[
        "boarder",
        "colonel",
        "security",
        "corpsicle",
        "drones",
        "troubleshooter",
        "engineer",
    ]);
    for what in ["helmet", "bludgeon", "gun"] {
        assert_eq!(t.has("boarder", what), 1);
    }
    assert_eq!(t.has("colonel", "gun"), 1);
    assert_eq!(t.state.bodies[Body::Security].integral, Some(Item::Gun));
    assert_eq!(t.state.bodies[Body::Corpsicle].integral, Some(Item::Helmet));
    for drone in [Body::Drone1, Body::Drone2] {
        assert_eq!(t.state.bodies[drone].integral, Some(Item::Bludgeon));
    }
    assert_eq!(t.has("troubleshooter", "bludgeon"), 1);
    assert_eq!(t.look().slots_used(Body::Engineer), 0);
    assert!(t.state.bodies.values().iter().all(|state| state.data.is_empty()));
}

/// Where the Kompromat lies.
fn kompromat_sections(state: &State) -> Vec<Section> {
    let place = |place: &KompromatPlace| match place {
        KompromatPlace::Board(section) => Some(*section),
        _ => None,
    };
    state.kompromat.values().iter().filter_map(place).collect()
}

#[test]
fn sf_2_2_3_kompromat_fills_purple_icons_first_from_the_bottom() {
    let icon = |section: &Section| Content::standard().sections[*section].kompromat.unwrap();
    for seed in 0..30 {
        for seats in [4, 5, 9] {
            let state = random(seats, seed);
            let mut icons: Vec<_> = kompromat_sections(&state).iter().map(icon).collect();
            icons.sort();
            let tokens = state.table.in_play.iter().filter(|c| *c != Character::Drones).count();
            assert_eq!(icons.len(), tokens, "one for every Character that has one");
            let purple: Vec<u8> = icons.iter().filter(|i| !i.green).map(|i| i.order).collect();
            let green: Vec<u8> = icons.iter().filter(|i| i.green).map(|i| i.order).collect();
            let from_bottom = |count: usize| (1..=count as u8).collect::<Vec<_>>();
            assert_eq!(purple, from_bottom(tokens.min(12)));
            assert_eq!(green, from_bottom(tokens.saturating_sub(12)), "only when purple is full");
        }
    }
    // The order of the icons is from the bottom of the board to the top.
    let mut purple: Vec<Section> = Section::ALL
        .iter()
        .copied()
        .filter(|s| Content::standard().sections[*s].kompromat.is_some_and(|i| !i.green))
        .collect();
    purple.sort_by_key(|section| icon(section).order);
    let heights: Vec<f32> =
        purple.iter().map(|section| Content::standard().sections[*section].at.1).collect();
    assert!(heights.is_sorted_by(|low, high| low >= high), "{heights:?}");
}

#[test]
fn sf_2_2_3_kompromat_is_mixed() {
    let places: BTreeSet<Section> = (0..30)
        .filter_map(|seed| {
            let beginner = Options { characters: vec![Pick::Beginner], ..Options::default() };
            match game(&beginner, 4, seed).unwrap().kompromat[Character::Engineer] {
                KompromatPlace::Board(section) => Some(section),
                _ => None,
            }
        })
        .collect();
    assert!(places.len() > 5, "{places:?}");
}

/// Rules: SF-R15
#[test]
fn sf_2_2_4_pawns_start_where_their_cards_say() {
    let t =
        table(&["astrochimp", "corpsicle", "stowaway", "maintenance_clones", "drones", "boarder"]);
    assert_eq!(t.at("astrochimp"), "kitchen");
    assert_eq!(t.at("boarder"), "outer_space");
    assert_eq!((t.at("corpsicle"), t.is_down("corpsicle")), ("cryo_lab", true));
    assert_eq!(t.state.bodies[Body::Stowaway].at, At::Card);
    assert_eq!(
        ["alpha", "beta", "gamma"].map(|n| t.at(&format!("clone_{n}"))),
        ["fuel_cells", "kitchen", "quarters"]
    );
    assert_eq!(["drone_1", "drone_2"].map(|name| t.at(name)), ["physics_lab", "outer_space"]);
    assert_eq!(t.state.bodies[Body::Engineer].at, At::Absent);
    let live = |body: &Body| t.state.bodies[*body].life == Life::Live || *body == Body::Corpsicle;
    assert!(Body::ALL.iter().all(live));
}

/// Rules: SF-1.5, SF-A11.6, SF-A10.8, SF-A10.18, SF-A10.25, SF-A10.28, SF-A10.30, SF-A10.37
#[test]
fn sf_2_2_5_character_tokens_come_with_their_characters() {
    let without = table(&["cyborg"]);
    let section_and_owner = [
        ("shred_room", "counselor"),
        ("cargo_claw", "troubleshooter"),
        ("panic_pod", "colonel"),
        ("medevac_pod", "station_chief"),
        ("inspector_shuttle", "inspector"),
    ];
    for (name, owner) in section_and_owner {
        assert!(!without.look().exists(section(name)));
        assert!(table(&[owner]).look().exists(section(name)), "{name} with {owner}");
    }
    let item_owner_place = [
        ("rocket_wings", "daredevil", Holder::Section(Section::PrintShop)),
        ("fletcher", "billionaire", Holder::Body(Body::Billionaire)),
        ("fang_moss", "botanist", Holder::Section(Section::Hydroponics)),
        ("telepathic_rat", "telepathic_rat", Holder::Section(Section::BioLab)),
    ];
    for (name, owner, place) in item_owner_place {
        assert_eq!(without.state.uniques[item(name)], Holder::Nowhere);
        assert_eq!(table(&[owner]).state.uniques[item(name)], place, "{name} with {owner}");
    }
    assert_eq!(
        (without.state.station.ship, table(&["boarder"]).state.station.ship),
        (Ship::None, Ship::Rescue)
    );
    assert_eq!(without.state.grey_bribes, [GreyBribe::Absent; 3]);
    assert_eq!(table(&["billionaire"]).state.grey_bribes, [GreyBribe::Unused; 3]);
    let traps = table(&["operative"]).state.traps;
    assert_eq!(traps.iter().filter(|trap| trap.live).count(), 1, "one live Trap, two decoys");
    assert!(traps.iter().all(|trap| trap.at == TrapPlace::Nowhere));
    assert!(without.state.traps.iter().all(|trap| !trap.live));
    let rat = table(&["telepathic_rat"]);
    assert!(rat.is_contaminated("telepathic_rat"));
    assert_eq!(rat.at("telepathic_rat"), "bio_lab");
}

/// Rules: SF-A10.45, SF-A10.22, SF-A10.31, SF-A10.40
#[test]
fn sf_2_2_6_items_and_markers_printed_on_the_board() {
    let t = table(&["counselor", "colonel", "engineer"]);
    for (what, place) in [
        ("helmet", "aft_airlocks"),
        ("helmet", "locker_room"),
        ("helmet", "forward_airlocks"),
        ("helmet", "storage"),
        ("bludgeon", "machine_shop"),
        ("bludgeon", "fuel_cells"),
        ("bludgeon", "security_station"),
        ("bludgeon", "kitchen"),
        ("nanogel", "storm_shelter"),
        ("nanogel", "cryo_lab"),
        ("antimatter", "magnetic_containment"),
        ("artifact", "physics_lab"),
        ("briefcase", "suite"),
    ] {
        assert_eq!(t.lying(what, place), 1, "{what} in {place}");
    }
    assert!(!t.state.station.armed, "unarmed side up");
    let airless: Vec<&str> = Section::ALL
        .iter()
        .filter(|section| t.state.sections[**section].hazard == Some(Hazard::Asphyxiation))
        .map(|section| section.name())
        .collect();
    assert_eq!(airless, ["magnetic_containment", "outer_space"]);
    for (one, other) in [
        ("reactor", "magnetic_containment"),
        ("cryo_lab", "vault_x"),
        ("vault_x", "bio_lab"),
        ("therapy_garden", "shred_room"),
        ("panic_pod", "quarters"),
    ] {
        assert!(t.is_locked(one, other), "{one} - {other}");
    }
    assert_eq!(t.state.locks.len(), 5);
    assert_eq!(table(&["engineer"]).state.locks.len(), 3, "no Lock without its corridor");
    assert!(Section::ALL.iter().all(|section| !t.state.sections[*section].damaged));
}

/// Rules: SF-2.2.6
#[test]
fn sf_0_7_the_supply_is_finite() {
    for seed in 0..20 {
        let state = random(9, seed);
        let content = Content::standard();
        let totals =
            [("helmet", 12), ("bludgeon", 16), ("gun", 6), ("firebomb", 8), ("nanogel", 8)];
        for (name, total) in totals {
            assert_eq!(content.tokens[item(name)], total);
        }
        for kind in COMMON {
            let lying: u8 = state.sections.values().iter().map(|s| s.items.count(kind)).sum();
            let possessed: u8 = state
                .bodies
                .values()
                .iter()
                .map(|b| b.items.count(kind) + u8::from(b.integral == Some(kind)))
                .sum();
            assert_eq!(
                state.supply.count(kind) + lying + possessed,
                content.tokens[kind],
                "{kind}"
            );
        }
    }
    for unique in [Item::Antimatter, Item::Artifact, Item::Briefcase] {
        assert_eq!(Content::standard().tokens[unique], 1);
    }
}

/// Rules: SF-17.2.1
#[test]
fn sf_2_3_1_the_minute_marker_starts_by_player_count() {
    for (seats, minute) in [(2, 13), (3, 14), (4, 13), (5, 12), (6, 11), (7, 11), (8, 10), (9, 10)]
    {
        assert_eq!(random(seats, 1).minute, minute, "{seats} seats");
    }
}

#[test]
fn sf_2_3_2_cameras_start_on() {
    assert!(random(4, 1).station.cameras);
}

#[test]
fn sf_2_3_3_jammers_start_on() {
    assert!(random(4, 1).station.jammers);
}

#[test]
fn sf_2_3_4_power_starts_normal() {
    let state = random(4, 1);
    assert_eq!(Look::new(Content::standard(), &state).power_status(), 0);
}

#[test]
fn sf_2_3_5_two_of_three_reentry_markers_show_the_fireball() {
    let reentry = Content::standard().reentry;
    assert_eq!((reentry.markers, reentry.fireballs), (3, 2));
    let fireballs = (0..600).filter(|seed| random(4, *seed).station.fireball).count();
    assert!((350..450).contains(&fireballs), "{fireballs} of 600");
    assert!((0..20).all(|seed| !random(4, seed).station.reentry_flipped));
}

#[test]
fn sf_2_3_6_abandon_ship_is_not_triggered() {
    assert!(!random(4, 1).station.abandon_ship);
}

#[test]
fn sf_2_4_one_random_project_x_card_lies_face_down() {
    let games: Vec<State> = (0..80).map(|seed| random(4, seed)).collect();
    let cards: BTreeSet<ProjectX> = games.iter().map(|state| state.project_x.card).collect();
    assert_eq!(cards.len(), ProjectX::COUNT, "{cards:?}");
    assert!(games.iter().all(|s| !s.project_x.released && s.project_x.seen_by.is_empty()));
    let named = Options { project: Project::Card(ProjectX::Amoeba), ..Options::default() };
    assert!((0..10).all(|seed| game(&named, 4, seed).unwrap().project_x.card == ProjectX::Amoeba));
}

/// Rules: SF-3.2, SF-0.8
#[test]
fn sf_2_5_each_player_takes_one_colour_of_components() {
    let state = random(5, 1);
    for player in (0..5).map(Player) {
        let own = &state.players[player];
        assert_eq!((own.cubes, own.betrayal, own.markers), (8, 0, 3));
        assert_eq!((own.disc, own.guilt, own.bribe), (None, Guilt::Innocent, Bribe::Hand));
        assert_eq!(own.pc, None);
    }
    assert!((5..9).map(Player).all(|player| state.players[player].cubes == 0), "and nobody else");
}

#[test]
fn sf_2_5a_every_seat_is_about_to_choose_its_secret_identity() {
    for seats in 2..=9 {
        let state = random(seats, 4);
        assert_eq!(state.frames.last(), Some(&Frame::Identities));
        assert_eq!(state.frames.len(), 1);
    }
}

#[test]
fn sf_2_6_a_random_player_starts() {
    let firsts: BTreeSet<Player> = (0..60).map(|seed| random(5, seed).table.first).collect();
    assert_eq!(firsts.len(), 5);
    let mut t = seats(4, &["engineer"]);
    t.state.table.first = Player(2);
    let order: Vec<u8> = t.look().turn_order().map(|player| player.0).collect();
    assert_eq!(order, [2, 3, 0, 1], "clockwise from the first player");
}

#[test]
fn sf_0_11_the_set_up_comes_from_the_seed_alone() {
    for seats in 2..=9 {
        assert_eq!(random(seats, 11), random(seats, 11));
        assert_ne!(random(seats, 11), random(seats, 12));
    }
    assert!(random(4, 11).chance.drawn() > 0, "every draw is counted");
}

#[test]
fn sf_17_2_1_two_players_use_the_set_up_of_four() {
    let state = random(2, 5);
    assert_eq!((state.table.in_play.len(), state.minute), (12, 13));
    assert_eq!((dealt(&state, 0), dealt(&state, 1)), (3, 3));
}

#[test]
fn sf_17_2_2_1_two_players_have_two_colours_each() {
    let state = random(2, 5);
    assert_eq!((state.table.seats, state.table.players), (2, 4));
    assert!((0..4).map(Player).all(|player| state.players[player].cubes == 8));
}

/// Rules: SF-17.2.2.3, SF-R153
#[test]
fn sf_17_2_2_2_the_colours_alternate_between_the_humans() {
    for seed in 0..10 {
        let state = random(2, seed);
        let look = Look::new(Content::standard(), &state);
        let humans: Vec<u8> = look.turn_order().map(|player| look.seat_of(player).0).collect();
        assert!(humans == [0, 1, 0, 1] || humans == [1, 0, 1, 0], "{humans:?}");
    }
}

#[test]
fn sf_17_2_3_two_players_have_no_schroedinger_reveal() {
    assert!(!random(2, 1).table.schroedinger);
    assert!((3..=9).all(|seats| random(seats, 1).table.schroedinger));
}

/// Rules: SF-17.5
#[test]
fn sf_17_4_several_winners_with_six_and_more() {
    for (seats, winners) in [(2, 1), (3, 1), (4, 1), (5, 1), (6, 2), (7, 2), (8, 2), (9, 3)] {
        assert_eq!(random(seats, 1).table.winners, winners, "{seats} seats");
    }
}

#[test]
fn sf_18_1_two_teams_get_three_cards_each_with_four_players() {
    let state = team_game(4, 1);
    assert_eq!(state.table.team, SeatSet::of(Seat(0)).with(Seat(2)));
    assert_eq!((0..4).map(|seat| dealt(&state, seat)).collect::<Vec<_>>(), [3, 3, 0, 0]);
    assert_eq!(state.table.in_play.len(), 12, "else the normal set-up");
    let t = teams(4, &["engineer"]);
    let allies = |seat| t.look().allies(Seat(seat)).iter().map(|ally| ally.0).collect::<Vec<_>>();
    assert_eq!((allies(0), allies(3)), (vec![0, 2], vec![1, 3]));
}

#[test]
fn sf_18_1a_a_team_of_n_gets_n_plus_one_cards() {
    for (seats, hands) in [(5, (4, 3)), (6, (4, 4)), (7, (5, 4)), (8, (5, 5)), (9, (6, 5))] {
        let state = team_game(seats, 2);
        assert_eq!((dealt(&state, 0), dealt(&state, 1)), hands, "{seats} seats");
    }
}

#[test]
fn sf_18_3_teams_have_no_schroedinger_reveal() {
    assert!(!team_game(4, 1).table.schroedinger);
}

/// Rules: SF-R161
#[test]
fn sf_18_4_no_team_takes_two_turns_in_a_row() {
    for seats in 4..=9 {
        for seed in 0..20 {
            let state = team_game(seats, seed);
            let look = Look::new(Content::standard(), &state);
            let teams: Vec<bool> = look
                .turn_order()
                .map(|player| state.table.team.contains(look.seat_of(player)))
                .collect();
            assert!(teams.windows(2).all(|pair| pair[0] != pair[1]), "{seats} seats: {teams:?}");
            let across = teams.first() == teams.last();
            assert_eq!(across, seats % 2 == 1, "only uneven teams meet across the Minute border");
        }
    }
    let firsts: BTreeSet<Player> = (0..40).map(|seed| team_game(6, seed).table.first).collect();
    assert_eq!(firsts.len(), 6, "even teams: anybody may start");
}

#[test]
fn data_of_absent_characters_is_nowhere() {
    let t = common::table(&["engineer"]);
    let nobody = |data: &Data| !t.look().bodies().any(|who| t.look().has_data(who, *data));
    assert!(Data::ALL.iter().all(nobody));
    assert_eq!(t.look().bodies().collect::<Vec<_>>(), [body("engineer")]);
}
