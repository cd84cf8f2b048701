//! Who sees what (SF-R129): the log, the legal moves, and what a viewer can imagine.

use std::collections::BTreeSet;

use kernel::chance::Draw;
use kernel::{EventLog, Game, MoveList, Seat, Seed, Turn, Viewer};
use stationfall::Stationfall;
use stationfall::event::Event;
use stationfall::ids::{Identity, ProjectX};
use stationfall::options::{Mode, Options};
use stationfall::state::{IdentityPlace, KompromatPlace, Player, State, TrapPlace};

use crate::common::{TestTable, body, character, identity, seats, section, table, teams};

/// Sixty positions the viewer cannot tell from this one.
fn imagined(state: &State, viewer: Viewer) -> Vec<State> {
    let game = Stationfall::new();
    (0..60).map(|n| game.determinize(state, viewer, &mut Seed::from_number(n).rng())).collect()
}

/// How many different answers a question has in what the viewer imagines.
fn answers<T: Ord>(t: &TestTable, viewer: Viewer, question: impl Fn(&State) -> T) -> usize {
    imagined(&t.state, viewer).iter().map(question).collect::<BTreeSet<_>>().len()
}

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat(number))
}

/// The card of this place, by number.
fn card(state: &State, place: IdentityPlace) -> u8 {
    Identity::ALL.iter().position(|card| state.identities[*card] == place).expect("it is held")
        as u8
}

/// Four players with a Secret Identity and a Bonus Character each.
fn dealt() -> TestTable {
    let names =
        ["engineer", "medical", "exile", "security", "cyborg", "stowaway", "stranger", "daredevil"];
    let mut t = table(&[
        "engineer",
        "medical",
        "exile",
        "security",
        "cyborg",
        "stowaway",
        "stranger",
        "daredevil",
        "astrochimp",
        "counselor",
    ]);
    for player in 0..4 {
        t.secret(player, names[usize::from(player)]);
        t.bonus(player, names[usize::from(player) + 4]);
    }
    t
}

/// Rules: SF-3.3
#[test]
fn sf_r129_own_identities_are_known_those_of_others_are_not() {
    let t = dealt();
    let secret = |player| move |state: &State| card(state, IdentityPlace::Secret(Player(player)));
    let bonus = |number| move |state: &State| card(state, IdentityPlace::Bonus(Seat(number)));
    assert_eq!((answers(&t, seat(0), secret(0)), answers(&t, seat(0), bonus(0))), (1, 1));
    assert!(answers(&t, seat(0), secret(1)) > 4 && answers(&t, seat(0), bonus(1)) > 4);
    assert!(answers(&t, Viewer::Spectator, secret(0)) > 4);
    assert_eq!(answers(&t, Viewer::Referee, secret(0)), 1);
    for state in imagined(&t.state, seat(0)) {
        assert_ne!(card(&state, IdentityPlace::Secret(Player(1))), Identity::Engineer as u8);
    }
}

#[test]
fn sf_r129_a_pc_is_known_to_all_its_bonus_character_only_to_the_owner_until_stationfall() {
    let mut t = dealt();
    t.pc(1, "medical");
    let revealed = |state: &State| card(state, IdentityPlace::Revealed(Player(1)));
    assert_eq!(answers(&t, seat(0), revealed), 1);
    assert!(answers(&t, seat(0), |state| card(state, IdentityPlace::Bonus(Seat(1)))) > 2);
    t.state.identities[identity("stowaway")] = IdentityPlace::ShownBonus(Seat(1));
    assert_eq!(answers(&t, seat(0), |state| card(state, IdentityPlace::ShownBonus(Seat(1)))), 1);
}

/// Rules: SF-3.5.1, SF-17.3.2
#[test]
fn sf_r26_what_a_schroedinger_reveal_discards_is_never_shown() {
    let mut t = dealt();
    t.begin_turn(1);
    t.decide("reveal stowaway");
    let shown = t.log.entries().iter().any(|entry| {
        entry.audience.includes(Viewer::Spectator)
            && matches!(entry.event.event, Event::Revealed { identity: Identity::Medical, .. })
    });
    assert!(!shown);
    t.fall();
    while !t.state.station.over {
        let first = t.choices()[0].clone();
        t.decide(&first);
    }
    let discarded = |state: &State| card(state, IdentityPlace::Discarded(Seat(1)));
    assert!(answers(&t, seat(0), discarded) > 1, "not even when the game is over");
    assert!(answers(&t, Viewer::Spectator, discarded) > 1);
    assert_eq!(answers(&t, seat(1), discarded), 1, "its owner knows");
}

#[test]
fn sf_r129_numbers_are_known_faces_are_not() {
    let mut t = dealt();
    t.kompromat("engineer", "bridge");
    t.kompromat("medical", "suite");
    t.kompromat_in_hand(1, "exile");
    t.kompromat_in_hand(1, "cyborg");
    t.kompromat_in_hand(0, "security");
    t.state.kompromat[character("stowaway")] = KompromatPlace::Spent;
    let held = |number: u8| {
        move |state: &State| {
            let hand = |place: &&KompromatPlace| matches!(place, KompromatPlace::Hand { seat, .. } if seat.0 == number);
            state.kompromat.values().iter().filter(hand).count()
        }
    };
    let face_at_bridge = |state: &State| {
        let bridge = KompromatPlace::Board(section("bridge"));
        state.kompromat.iter().position(|(_, place)| *place == bridge)
    };
    for viewer in [seat(0), seat(1), Viewer::Spectator] {
        assert_eq!((answers(&t, viewer, held(0)), answers(&t, viewer, held(1))), (1, 1));
        assert!(answers(&t, viewer, face_at_bridge) > 1, "on the board: nobody");
    }
    let in_hand = |name: &'static str, number: u8| move |state: &State| matches!(state.kompromat[character(name)], KompromatPlace::Hand { seat, .. } if seat.0 == number);
    assert_eq!(answers(&t, seat(0), in_hand("security", 0)), 1, "the owner");
    assert_eq!(answers(&t, seat(1), in_hand("security", 0)), 2, "nobody else");
    let spent = |state: &State| state.kompromat[character("stowaway")] == KompromatPlace::Spent;
    assert_eq!(answers(&t, seat(0), spent), 1);
    t.state.kompromat[character("exile")] = KompromatPlace::Hand { seat: Seat(1), known: true };
    assert_eq!(answers(&t, seat(0), in_hand("exile", 1)), 1, "declared and refused: everybody");
}

/// Rules: SF-9.4.1
#[test]
fn sf_r129_kompromat_gone_with_a_pod_stays_hidden() {
    let mut t = dealt();
    t.kompromat("engineer", "hail_mary");
    t.kompromat("medical", "suite");
    t.engine().launch(section("hail_mary"));
    assert_eq!(t.state.kompromat[character("engineer")], KompromatPlace::Nowhere);
    let gone = |state: &State| state.kompromat[character("engineer")] == KompromatPlace::Nowhere;
    assert_eq!(answers(&t, seat(0), gone), 2);
}

#[test]
fn sf_r131_who_has_the_disc_on_a_possessor_of_x_secret_sees_project_x_and_remembers() {
    let mut t = dealt();
    t.data("engineer", "x_secret");
    t.place("engineer", "bridge");
    t.down("engineer");
    let face = |state: &State| state.project_x.card as u8;
    assert!(answers(&t, seat(2), face) > 4);
    t.disc(2, "engineer");
    t.settle();
    assert_eq!(
        answers(&t, seat(2), face),
        1,
        "in another player's turn, and from a Down possessor"
    );
    assert!(answers(&t, seat(0), face) > 4);
    t.state.players[Player(2)].disc = None;
    t.state.bodies[body("engineer")].data = workbench::flat::Set::EMPTY;
    t.settle();
    assert_eq!(answers(&t, seat(2), face), 1, "the knowledge stays");
}

#[test]
fn sf_r131_not_from_the_escaped() {
    let mut t = dealt();
    t.data("engineer", "x_secret");
    t.place("engineer", "hail_mary");
    t.launched("hail_mary");
    t.disc(2, "engineer");
    t.settle();
    assert!(t.state.project_x.seen_by.is_empty());
}

/// Rules: SF-H1, SF-R129
#[test]
fn sf_r132_several_peekers_and_only_they_are_told() {
    let mut t = dealt();
    t.data("engineer", "x_secret");
    t.place("engineer", "bridge");
    t.disc(1, "engineer");
    t.disc(3, "engineer");
    t.settle();
    let told = |number: u8| {
        t.log.entries().iter().any(|entry| {
            matches!(entry.event.event, Event::Peeked { card: ProjectX::DeathRay })
                && entry.audience.includes(seat(number))
        })
    };
    assert_eq!([told(0), told(1), told(2), told(3)], [false, true, false, true]);
}

/// Rules: SF-2.4, SF-2.3.5
#[test]
fn sf_r129_project_x_is_public_when_released_and_reentry_when_flipped() {
    let mut t = dealt();
    let fireball = |state: &State| state.station.fireball;
    assert_eq!(answers(&t, seat(0), fireball), 2);
    t.state.station.reentry_flipped = true;
    t.state.project_x.released = true;
    assert_eq!(answers(&t, seat(0), fireball), 1);
    assert_eq!(answers(&t, Viewer::Spectator, |state| state.project_x.card as u8), 1);
    t.state.station.reentry_flipped = false;
    let likely = imagined(&t.state, seat(0)).iter().filter(|s| s.station.fireball).count();
    assert!((30..55).contains(&likely), "two of three: {likely} of 60");
}

#[test]
fn sf_r129_the_faces_of_traps_are_known_to_who_laid_them() {
    let mut t = dealt();
    for (index, at) in ["bridge", "suite", "tanks"].iter().enumerate() {
        t.state.traps[index].at = TrapPlace::Section(section(at), Seat(1));
        t.state.traps[index].live = index == 1;
    }
    let live = |state: &State| state.traps.iter().position(|trap| trap.live);
    assert_eq!(answers(&t, seat(1), live), 1);
    assert_eq!(answers(&t, seat(0), live), 3);
    t.state.traps[0].at = TrapPlace::Nowhere;
    assert_eq!(answers(&t, seat(0), live), 2, "a flipped one is known");
}

#[test]
fn sf_r154_a_team_shares_identity_cards_but_not_kompromat() {
    let mut t =
        teams(4, &["engineer", "medical", "exile", "security", "cyborg", "stowaway", "stranger"]);
    for (player, name) in (0..).zip(["engineer", "medical", "exile", "security"]) {
        t.secret(player, name);
    }
    t.bonus(0, "cyborg");
    t.kompromat_in_hand(0, "engineer");
    t.kompromat("medical", "bridge");
    let secret = |player| move |state: &State| card(state, IdentityPlace::Secret(Player(player)));
    assert_eq!(answers(&t, seat(2), secret(0)), 1);
    assert_eq!(answers(&t, seat(2), |state| card(state, IdentityPlace::Bonus(Seat(0)))), 1);
    assert!(answers(&t, seat(1), secret(0)) > 1);
    let hand = |state: &State| {
        matches!(state.kompromat[character("engineer")], KompromatPlace::Hand { .. })
    };
    assert_eq!((answers(&t, seat(0), hand), answers(&t, seat(2), hand)), (1, 2));
}

#[test]
fn sf_r129_in_the_two_player_game_both_own_hands_are_known() {
    let mut t = seats(2, &["engineer", "medical", "exile", "security", "cyborg", "stowaway"]);
    for (player, name) in (0..).zip(["engineer", "medical", "exile", "security"]) {
        t.secret(player, name);
    }
    let secret = |player| move |state: &State| card(state, IdentityPlace::Secret(Player(player)));
    assert_eq!((answers(&t, seat(0), secret(0)), answers(&t, seat(0), secret(2))), (1, 1));
    assert!(answers(&t, seat(0), secret(1)) > 1);
}

#[test]
fn sf_2_5a_during_the_choice_one_sees_who_has_chosen_and_nothing_else() {
    let game = Stationfall::new();
    let mut state =
        kernel::play::start(&game, &Options::default(), 4, Seed::from_number(3)).unwrap();
    let mut moves = MoveList::new();
    kernel::play::legal(&game, &state, Seat(1), &mut moves);
    let chosen = moves[0];
    game.play(&mut state, Seat(1), &chosen, &mut EventLog::muted());
    for other in imagined(&state, seat(0)) {
        let count = |state: &State, place| {
            state.identities.values().iter().filter(|p| **p == place).count()
        };
        assert_eq!(count(&other, IdentityPlace::Secret(Player(1))), 1);
        assert_eq!(count(&other, IdentityPlace::Dealt(Seat(1))), 1);
        assert_eq!(count(&other, IdentityPlace::Dealt(Seat(2))), 2);
        assert_eq!(game.turn(&other), game.turn(&state));
    }
    let cards: BTreeSet<u8> = imagined(&state, seat(0))
        .iter()
        .map(|s| card(s, IdentityPlace::Secret(Player(1))))
        .collect();
    assert!(cards.len() > 4);
}

/// A game on its way, with everything hidden that can be.
fn underway(options: &Options, seats: u8, seed: u64, decisions: u32) -> Option<State> {
    let game = Stationfall::new();
    let seed = Seed::from_number(seed);
    let mut state =
        kernel::play::start(&game, options, seats, seed).expect("these options can be played");
    let mut rng = seed.rng();
    let mut moves = MoveList::new();
    for _ in 0..decisions {
        let Turn::Awaiting(awaited) = game.turn(&state) else { return None };
        let seat = awaited.seats.lowest()?;
        moves.clear();
        kernel::play::legal(&game, &state, seat, &mut moves);
        let mv = rng.pick(&moves)?;
        game.play(&mut state, seat, &mv, &mut EventLog::muted());
    }
    Some(state)
}

/// Rules: SF-0.6, SF-R130
#[test]
fn sf_0_6_what_a_seat_may_do_depends_on_nothing_hidden_from_it() {
    let game = Stationfall::new();
    let (mut here, mut there) = (MoveList::new(), MoveList::new());
    for seed in 0..40 {
        let mode = if seed % 4 == 3 { Mode::Team } else { Mode::Free };
        let options = Options { mode, ..Options::default() };
        let Some(state) = underway(&options, 4 + (seed % 3) as u8, seed, 20 + 3 * seed as u32)
        else {
            continue;
        };
        let Turn::Awaiting(awaited) = game.turn(&state) else { continue };
        for seat in awaited.seats.iter() {
            for n in 0..5 {
                let mut rng = Seed::from_number(n).rng();
                let other = game.determinize(&state, Viewer::Seat(seat), &mut rng);
                here.clear();
                there.clear();
                kernel::play::legal(&game, &state, seat, &mut here);
                kernel::play::legal(&game, &other, seat, &mut there);
                assert_eq!(here[..], there[..], "seed {seed}, {seat}");
            }
        }
    }
}

#[test]
fn sf_r129_when_a_phase_ends_tells_nothing_about_kompromat_in_hand() {
    let spent = |named: &str| {
        let mut t = dealt();
        t.state.players[Player(0)].bribe = stationfall::state::Bribe::On(character("medical"));
        t.kompromat_in_hand(0, named);
        t.down("medical");
        t.place_all(&["exile", "engineer"], "bridge");
        t.cubes(0, "exile", 1);
        t.decide("activate exile");
        t.decide("wait");
        t.decide("wait");
        t.state.turn.activated.iter_mut().for_each(|activation| activation.free = false);
        t.carry_on();
        t.asked()
    };
    assert_eq!(spent("medical"), spent("engineer"), "one could be used, the other not");
}

/// Rules: SF-R47
#[test]
fn sf_r129_kompromat_named_in_an_offer_is_known_to_everybody() {
    let mut t = dealt();
    t.pc(2, "exile");
    t.place("exile", "bridge");
    for named in ["medical", "security"] {
        t.kompromat_in_hand(0, named);
    }
    t.state.kompromat[character("cyborg")] = KompromatPlace::Spent;
    t.decide("bribe exile");
    t.decide("tradecraft medical security for cyborg");
    assert_eq!(t.asked(), t.seat(2));
    let known = KompromatPlace::Hand { seat: t.seat(0), known: true };
    assert_eq!(t.state.kompromat[character("medical")], known);
    assert!(t.log.revealed(), "it cannot be taken back");
}
