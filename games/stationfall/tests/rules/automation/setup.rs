//! Chapters B1 and B2: seats, set-up, and the bots opened.

use kernel::options::{Given, resolve};
use kernel::{EventLog, Game, MoveList, OwnSeats, Seat, SeatSet, Seated, Seed, SetupError, Turn};
use stationfall::content::Content;
use stationfall::ids::{Ability, Body, Character, Identity, Item, Section};
use stationfall::look::Look;
use stationfall::state::{At, Bribe, GreyBribe, IdentityPlace, Player, Ship, State, TrapPlace};
use stationfall::{Stationfall, StationfallSeats};

use super::bench::{bench, real};

fn options(pairs: &[(&str, &str)]) -> Given {
    pairs.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect()
}

fn start(seats: u8, seed: u64, pairs: &[(&str, &str)]) -> Result<State, SetupError> {
    let game = Stationfall::new();
    let options = resolve(&game, &options(pairs)).unwrap_or_else(|error| panic!("{error}"));
    game.start(&options, seats, Seed::from_number(seed))
}

/// The game after everybody has chosen the first Identity.
fn opened(seats: u8, seed: u64, pairs: &[(&str, &str)]) -> State {
    let game = Stationfall::new();
    let mut state = start(seats, seed, pairs).expect("the set-up is right");
    let (mut moves, mut log) = (MoveList::new(), EventLog::muted());
    while matches!(state.frames.last(), Some(stationfall::frame::Frame::Identities)) {
        let Turn::Awaiting(awaited) = game.turn(&state) else { panic!("nobody is over") };
        let seat = awaited.seats.lowest().expect("somebody is awaited");
        moves.clear();
        kernel::play::legal(&game, &state, seat, &mut moves);
        game.play(&mut state, seat, &moves[0], &mut log);
    }
    state
}

fn pc(state: &State, seat: u8) -> Option<Identity> {
    state.players[Player(seat)].pc
}

#[test]
fn sf_b1_4_bots_play_at_every_table() {
    for seats in 3..=9 {
        assert!(start(seats, 1, &[("automation", "2")]).is_ok());
    }
    // Solo: one human and bots.
    let state = opened(4, 1, &[("automation", "2,3,4")]);
    assert_eq!(Look::new(Content::standard(), &state).humans(), SeatSet::of(Seat(0)));
}

#[test]
fn sf_b2_1_count() {
    let refused = |seats, given: &[(&str, &str)]| start(seats, 1, given).unwrap_err();
    let error = refused(2, &[("automation", "2")]);
    assert_eq!((error.rule, error.text.id.as_ref()), ("SF-B2.1", "sf-setup-bot-seats"));
    let error = refused(4, &[("automation", "5")]);
    assert_eq!((error.rule, error.text.id.as_ref()), ("SF-B2.1", "sf-setup-bot-seat"));
    let game = Stationfall::new();
    for wrong in ["10", "0", "two", "2,2", "2:nobody", "2:drones"] {
        assert!(resolve(&game, &options(&[("automation", wrong)])).is_err(), "{wrong}");
    }
}

#[test]
fn sf_b2_2_first_player() {
    let first: std::collections::BTreeSet<u8> = (0..40)
        .map(|seed| start(4, seed, &[("automation", "2,4")]).unwrap().table.first.0)
        .collect();
    assert_eq!(first.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
}

#[test]
fn sf_b2_3_characters() {
    // As many as the total player count asks for, chosen bots among them, in any place of the order.
    for seed in 0..20 {
        let state = start(5, seed, &[("automation", "2:engineer,3")]).unwrap();
        assert_eq!(state.table.order.len(), 14);
        assert!(state.table.in_play.contains(Character::Engineer));
    }
    let place = |seed| {
        let state = start(5, seed, &[("automation", "2:engineer,3")]).unwrap();
        state.table.order.iter().position(|card| *card == Character::Engineer)
    };
    assert!((0..20).any(|seed| place(seed) != place(0)));
}

#[test]
fn sf_b2_4_identities() {
    let state = start(3, 1, &[("automation", "2,3")]).unwrap();
    let dealt = |seat| {
        state
            .identities
            .iter()
            .filter(|(_, place)| **place == IdentityPlace::Dealt(Seat(seat)))
            .count()
    };
    // One to each bot and two to each human, also where three players would have three.
    assert_eq!((dealt(0), dealt(1), dealt(2)), (2, 1, 1));
    let state = opened(3, 1, &[("automation", "2,3")]);
    let look = Look::new(Content::standard(), &state);
    assert_eq!(look.bonus_of(Seat(0)).count(), 1);
    assert_eq!(look.bonus_of(Seat(1)).count() + look.bonus_of(Seat(2)).count(), 0);
}

/// Rules: SF-B2.7
#[test]
fn sf_b2_5_opening_the_bots() {
    let before = start(4, 3, &[("automation", "2,3")]).unwrap();
    assert!(before.players.values().iter().all(|player| player.pc.is_none()));
    let state = opened(4, 3, &[("automation", "2,3")]);
    for seat in [1, 2] {
        let bot = pc(&state, seat).expect("open");
        assert_eq!(state.identities[bot], IdentityPlace::Revealed(Player(seat)));
        assert!(state.players[Player(seat)].revealed_early);
    }
    assert!(pc(&state, 0).is_none() && pc(&state, 3).is_none());
}

#[test]
fn sf_b2_6_custom_bots() {
    let state = opened(4, 3, &[("automation", "2:engineer,3:doctor")]);
    assert_eq!(pc(&state, 1), Some(Identity::Engineer));
    assert!(matches!(pc(&state, 2), Some(Identity::DoctorJekyll | Identity::DoctorHyde)));
    let error = start(4, 1, &[("automation", "2:engineer,3:engineer")]).unwrap_err();
    assert_eq!((error.rule, error.text.id.as_ref()), ("SF-B2.6", "sf-setup-bot-twice"));
    let three = start(4, 1, &[("automation", "1:doctor,2:doctor,3:doctor_hyde")]).unwrap_err();
    assert_eq!(three.rule, "SF-B2.6");
    assert!(start(4, 1, &[("automation", "1:doctor,2:doctor")]).is_ok());
}

#[test]
fn sf_b2_7_revealed() {
    let state = opened(4, 9, &[("automation", "1,2,3,4")]);
    assert!((0..4).all(|seat| pc(&state, seat).is_some()));
}

#[test]
fn sf_b2_8_starting_cubes() {
    let mut seen = [false; 4];
    for seed in 0..60 {
        let state = opened(4, seed, &[("automation", "2")]);
        let look = Look::new(Content::standard(), &state);
        let order = &state.table.order;
        let own = look.pc_character(Player(1)).unwrap();
        let at = order.iter().position(|card| *card == own).unwrap();
        let after = (1..order.len()).map(|step| order[(at + step) % order.len()]);
        let mut placed = 0;
        for card in after {
            let cubes = state.cards[card].cubes[Player(1)];
            let abilities = look.content.characters[card].abilities;
            let skipped = abilities.contains(Ability::Paranoid)
                || card == Character::Drones
                || card == Character::Corpsicle;
            let helpful = abilities.contains(Ability::Helpful);
            let expected = match (placed, skipped, helpful) {
                (3, ..) | (_, true, _) => 0,
                (_, _, true) => 1,
                _ => 2,
            };
            assert_eq!(cubes, expected, "{seed}: {card}");
            placed += usize::from(cubes > 0);
            seen[usize::from(expected)] = true;
            seen[3] |= skipped && placed < 3;
        }
        assert_eq!(placed, 3);
    }
    assert_eq!(seen, [true; 4]);
}

#[test]
fn sf_b2_8a_loyal_at_setup() {
    // The second bot puts three on a Loyal Character that holds two, and those return.
    let found = (0..400).find_map(|seed| {
        let state = opened(6, seed, &[("automation", "1,2,3,4,5,6")]);
        let loyal = [Character::Astrochimp, Character::Microbiologist];
        let held = loyal.into_iter().filter(|card| state.table.in_play.contains(*card));
        held.map(|card| state.cards[card].cubes.values().to_vec()).find(|cubes| cubes.contains(&3))
    });
    let cubes = found.expect("two bots meet on a Loyal Character in one of many games");
    assert_eq!(cubes.iter().filter(|count| **count > 0).count(), 1, "{cubes:?}");
}

#[test]
fn sf_b2_9_board() {
    let standing = |state: &State, body: Body| match state.bodies[body].at {
        At::Section(section) => Some(section),
        _ => None,
    };
    let state = opened(3, 1, &[("automation", "1:billionaire,2:boarder,3:doctor_hyde")]);
    assert_eq!(state.grey_bribes, [GreyBribe::Absent; 3]);
    assert_eq!(state.station.ship, Ship::Pirate);
    assert!(state.bodies[Body::Doctor].items.has(Item::Gun));
    let state = opened(3, 1, &[("automation", "1:medical,2:stowaway,3:corpsicle")]);
    assert!(state.bodies[Body::Medical].items.has(Item::Bludgeon));
    assert!(state.bodies[Body::Stowaway].items.has(Item::Helmet));
    assert!(Look::new(Content::standard(), &state).is_live(Body::Corpsicle));
    // The bottom-most Dark section of the station.
    assert_eq!(standing(&state, Body::Stowaway), Some(Section::LockerRoom));
    let state = opened(3, 1, &[("automation", "1:operative,2,3")]);
    let traps: Vec<_> = state.traps.iter().map(|trap| trap.at).collect();
    let mined = [Section::AftAirlocks, Section::ForwardHub, Section::Bridge];
    assert_eq!(traps, mined.map(|section| TrapPlace::Section(section, Seat(0))));
    assert_eq!(state.traps.iter().filter(|trap| trap.live).count(), 1);
    // The Minute marker of three to nine players, by all of them together.
    assert_eq!(opened(3, 1, &[("automation", "2,3")]).minute, 14);
}

#[test]
fn sf_b2_10_one_colour_each() {
    for (seats, bots) in [(3, "2"), (4, "2,3,4"), (3, "2,3")] {
        let state = start(seats, 1, &[("automation", bots)]).unwrap();
        assert_eq!((state.table.players, state.table.schroedinger), (seats, true));
    }
}

#[test]
fn seat_kinds_become_options() {
    let kinds = [
        Seated { seat: Seat(0), kind: "me", argument: None },
        Seated { seat: Seat(1), kind: "automation", argument: None },
        Seated { seat: Seat(2), kind: "automation", argument: Some("engineer") },
    ];
    let mut given = Given::new();
    StationfallSeats.seating(&kinds, &mut given).unwrap();
    assert_eq!(given.get("automation").map(String::as_str), Some("2,3:engineer"));
    // Once more changes nothing: a record is opened again with its own options.
    StationfallSeats.seating(&kinds, &mut given).unwrap();
    assert_eq!(given.get("automation").map(String::as_str), Some("2,3:engineer"));
    let wrong = [Seated { seat: Seat(2), kind: "automation", argument: Some("exile") }];
    let error = StationfallSeats.seating(&wrong, &mut given).unwrap_err();
    assert_eq!(error.text.id, "sf-setup-bot-contradiction");
    let unknown = [Seated { seat: Seat(2), kind: "automation", argument: Some("lindsey") }];
    assert_eq!(
        StationfallSeats.seating(&unknown, &mut given).unwrap_err().text.id,
        "sf-setup-no-such-bot"
    );
    assert!(
        StationfallSeats
            .player("automation", Some("lindsey"), Seed::from_number(1))
            .unwrap()
            .is_err()
    );
    assert!(StationfallSeats.player("automaton", None, Seed::from_number(1)).is_none());
}

fn seated<'a>(seat: Seat, kind: &'a str, argument: Option<&'a str>) -> Seated<'a> {
    Seated { seat, kind, argument }
}

#[test]
fn a_seat_does_not_become_a_bot_in_mid_game() {
    let game = Stationfall::new();
    let state = opened(4, 1, &[("automation", "2")]);
    assert!(
        StationfallSeats.may_take_over(&game, &state, seated(Seat(1), "automation", None)).is_ok()
    );
    assert!(StationfallSeats.may_take_over(&game, &state, seated(Seat(0), "random", None)).is_ok());
    let error = StationfallSeats
        .may_take_over(&game, &state, seated(Seat(0), "automation", Some("engineer")))
        .unwrap_err();
    assert_eq!((error.rule, error.text.id.as_ref()), ("SF-B2.4", "sf-setup-bot-mid-game"));
}

#[test]
fn sf_b3_1_no_bribe() {
    let state = opened(4, 1, &[("automation", "2")]);
    assert_eq!(state.players[Player(1)].bribe, Bribe::None);
    assert_eq!(state.players[Player(0)].bribe, Bribe::Hand);
}

#[test]
fn sf_b3_4_no_bc() {
    let state = opened(5, 1, &[("automation", "1,2,3:engineer,4:exile,5:legal")]);
    let look = Look::new(Content::standard(), &state);
    for seat in 2..5 {
        assert_eq!(look.bonus_of(Seat(seat)).count(), 0);
    }
}

#[test]
fn sf_b3_6_bot_side() {
    // The Abilities of the Bot side replace those of the human side: Security has lost Peacekeeper.
    let b = real(&["security", "exile"]);
    let look = Look::new(b.content, &b.t.state);
    let has = |body, ability| look.has_ability(stationfall::action::Actor::Body(body), ability);
    assert!(has(Body::Security, Ability::Armored) && !has(Body::Security, Ability::Peacekeeper));
    assert!(has(Body::Exile, Ability::FastTalk));
    // And the Agenda: the bot of the bench has one line.
    let mut b = bench(&["exile", "billionaire"], &["[PC] step(sec:tanks)"]);
    b.t.place("exile", "hail_mary");
    b.t.launched("hail_mary");
    let points = stationfall::reckoning::of_seat(Look::new(b.content, &b.t.state), Seat(0));
    assert_eq!(points, 1);
}

#[test]
fn sf_b10_9a_stranger_bot_setup() {
    let state = opened(4, 2, &[("automation", "2:stranger")]);
    let look = Look::new(Content::standard(), &state);
    let hidden: Vec<Identity> = look.bonus_of(Seat(1)).collect();
    assert_eq!(hidden.len(), 2);
    assert!(hidden.iter().all(|card| state.identities[*card] == IdentityPlace::Bonus(Seat(1))));
    // Nobody sees them, the bot's own seat neither.
    let game = Stationfall::new();
    let mut rng = Seed::from_number(4).rng();
    let imagined: std::collections::BTreeSet<Vec<Identity>> = (0..30)
        .map(|_| {
            let other = game.determinize(&state, kernel::Viewer::Seat(Seat(1)), &mut rng);
            Look::new(Content::standard(), &other).bonus_of(Seat(1)).collect()
        })
        .collect();
    assert!(imagined.len() > 1);
}
