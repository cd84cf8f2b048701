//! Positions by hand: every kind of change, what is said of mistakes, and what cannot be.

use conformance::testing::Situation;
use kernel::{Game, Seat};
use stationfall::Stationfall;
use stationfall::ids::{Body, Identity, Item, Section};
use stationfall::state::{
    At, Bribe, GreyBribe, Guilt, Hazard, Holder, IdentityPlace, KompromatPlace, Life, MarkerEvent,
    Player, PodState, Ship, TrapPlace,
};

use crate::common::{body, character, data, offsite, section};

const BEGINNERS: [(&str, &str); 1] = [("characters", "beginner")];

/// The twelve beginner Characters at four seats, with these changes.
#[track_caller]
fn with(changes: &[&str]) -> Situation<Stationfall> {
    let mut situation = Situation::with(Stationfall::new(), &BEGINNERS, 4, 1);
    for change in changes {
        situation.arrange(change);
    }
    situation
}

/// What is said of a change that cannot be made.
#[track_caller]
fn mistake(change: &str) -> String {
    let mut situation = with(&[]);
    let error = Stationfall::new().arrange(situation.state_mut(), change);
    error.expect_err("it cannot be made").to_string()
}

#[test]
fn what_is_can_be_arranged_without_what_follows_from_it() {
    let mut t = with(&[
        "damaged reactor",
        "burning tanks",
        "airless storage",
        "launched hail_mary",
        "abandoned ship",
        "released amoeba",
    ]);
    let state = t.state();
    let at = |section: Section| state.sections[section];
    assert!(at(Section::Reactor).damaged && state.station.cameras && state.station.jammers);
    assert_eq!((at(Section::Tanks).damaged, at(Section::Tanks).hazard), (true, Some(Hazard::Fire)));
    assert_eq!(at(Section::Storage).hazard, Some(Hazard::Asphyxiation));
    assert_eq!(at(Section::HailMary).pod, PodState::Launched);
    assert!(state.station.abandon_ship && !state.locks.is_empty(), "the Locks are still there");
    assert_eq!((state.project_x.released, state.project_x.monster), (true, None));
    t.arrange("safe tanks");
    assert_eq!(
        (t.state().sections[Section::Tanks].hazard, t.state().sections[Section::Tanks].damaged),
        (None, true)
    );
}

#[test]
fn a_section_can_be_emptied_and_a_nanogel_be_half_used() {
    let mut t = with(&["place gun in bridge", "place artifact in bridge"]);
    let (guns, nanogels) =
        (t.state().supply.count(Item::Gun), t.state().supply.count(Item::Nanogel));
    t.arrange("empty bridge").arrange("give medical nanogel_1");
    let state = t.state();
    assert_eq!(state.sections[Section::Bridge].items, Default::default());
    assert_eq!(
        (state.supply.count(Item::Gun), state.uniques[Item::Artifact]),
        (guns + 1, Holder::Nowhere)
    );
    assert_eq!(
        (state.supply.count(Item::Nanogel), state.supply.count(Item::Nanogel1)),
        (nanogels - 1, 0)
    );
    assert_eq!(state.bodies[Body::Medical].items.count(Item::Nanogel1), 1);
    t.arrange("take medical nanogel_1");
    assert_eq!(t.state().supply.count(Item::Nanogel), nanogels);
}

#[test]
fn traps_grey_bribes_and_the_swallowed_can_be_arranged() {
    let t = with(&[
        "trap bridge 2 live",
        "trap reactor 2 blank",
        "place exile in vault_x",
        "project amoeba",
        "release",
        "engulf medical",
        "annihilate counselor",
    ]);
    let state = t.state();
    let laid = |index: usize| (state.traps[index].at, state.traps[index].live);
    assert_eq!(laid(0), (TrapPlace::Section(Section::Bridge, Seat(1)), true));
    assert_eq!(laid(1), (TrapPlace::Section(Section::Reactor, Seat(1)), false));
    assert_eq!(state.bodies[Body::Medical].at, At::Engulfed);
    let piece = t.piece(kernel::Viewer::Referee, "counselor").expect("it lies on its card");
    assert!(piece.badges.iter().any(|badge| badge.icon.as_deref() == Some("annihilated")));
    // The Billionaire brings three grey Bribes, the beginners none.
    let characters = "billionaire,exile,medical,engineer,security,counselor,stranger,astrochimp,cyborg,daredevil,station_chief,troubleshooter";
    let options = [("characters", characters)];
    let mut t = Situation::with(Stationfall::new(), &options, 4, 1);
    t.arrange("grey exile 2").arrange("grey medical 1");
    let on = |name: &str, player| GreyBribe::On(character(name), Player(player));
    assert_eq!(t.state().grey_bribes, [on("exile", 1), on("medical", 0), GreyBribe::Unused]);
    t.arrange("grey back");
    assert_eq!(t.state().grey_bribes, [GreyBribe::Unused; 3]);
    assert!(mistake("grey exile 2").contains("expected a grey Bribe"));
    assert!(mistake("trap bridge 2 loud").contains("expected live or blank"));
    let mut t = with(&["trap bridge 1 live", "trap suite 1 blank", "trap tanks 1 blank"]);
    let fourth = Stationfall::new().arrange(t.state_mut(), "trap reactor 1 blank");
    assert!(fourth.is_err_and(|error| error.to_string().contains("one of three Traps")));
}

#[test]
fn people_and_things_are_put_where_a_line_says() {
    let t = with(&[
        "place engineer in bridge",
        "give engineer helmet",
        "give exile artifact",
        "place gun in suite",
        "data engineer evidence",
        "data medical nda",
        "forget medical nda",
        "down exile",
        "contaminate medical",
        "contaminate exile",
        "cure exile",
        "take security gun",
        "supply nanogel 1",
        "offsite news evidence",
    ]);
    let state = t.state();
    assert_eq!(state.bodies[Body::Engineer].items.count(Item::Helmet), 1);
    assert_eq!(state.uniques[Item::Artifact], Holder::Body(Body::Exile));
    assert_eq!(state.sections[Section::Suite].items.count(Item::Gun), 1);
    assert!(state.bodies[Body::Engineer].data.contains(data("evidence")));
    assert!(state.bodies[Body::Medical].data.is_empty());
    assert_eq!(state.bodies[Body::Exile].life, Life::Down);
    assert!(state.bodies[Body::Medical].contaminated && !state.bodies[Body::Exile].contaminated);
    assert_eq!(state.bodies[Body::Security].integral, None);
    assert_eq!(state.supply.count(Item::Nanogel), 1);
    assert!(state.offsites[offsite("news")].data.contains(data("evidence")));
}

#[test]
fn players_cards_and_tokens_too() {
    let t = with(&[
        "identity 1 engineer",
        "bonus 1 medical",
        "identity 2 exile",
        "choose identities",
        "reveal 3 cyborg",
        "cubes 1 exile 3",
        "cubes 2 exile 2",
        "betrayal 2 1",
        "disc 1 exile",
        "guilt 2 suspect",
        "bribe 4 exile",
        "kompromat 1 security",
        "kompromat medical in suite",
        "kompromat cyborg spent",
        "marker 1 launch hail_mary 9",
        "minute 8",
    ]);
    let state = t.state();
    assert_eq!(state.identities[Identity::Engineer], IdentityPlace::Secret(Player(0)));
    assert_eq!(state.identities[Identity::Medical], IdentityPlace::Bonus(Seat(0)));
    assert_eq!(state.identities[Identity::Exile], IdentityPlace::Secret(Player(1)));
    assert_eq!(state.players[Player(2)].pc, Some(Identity::Cyborg));
    assert_eq!((state.players[Player(0)].cubes, state.players[Player(1)].cubes), (5, 5));
    assert_eq!(state.players[Player(0)].disc, Some(character("exile")));
    assert_eq!(state.players[Player(1)].guilt, Guilt::Suspect);
    assert_eq!(state.players[Player(3)].bribe, Bribe::On(character("exile")));
    let hand = KompromatPlace::Hand { seat: Seat(0), known: false };
    assert_eq!(state.kompromat[character("security")], hand);
    assert_eq!(state.kompromat[character("medical")], KompromatPlace::Board(Section::Suite));
    assert_eq!(state.kompromat[character("cyborg")], KompromatPlace::Spent);
    assert_eq!(state.markers[0].event, MarkerEvent::Launch(Section::HailMary));
    assert_eq!(state.minute, 8);
    assert!(Stationfall::new().faults(state).is_empty());
}

#[test]
fn the_station_and_its_systems_with_what_follows_from_an_event() {
    let t = with(&[
        "choose identities",
        "project death_ray",
        "place exile in mainframe",
        "fire mainframe",
        "lock reactor aft_hub",
        "ship rescue",
        "launch hail_mary",
    ]);
    let state = t.state();
    assert_eq!(state.sections[Section::Mainframe].hazard, Some(Hazard::Fire));
    assert!(state.sections[Section::Mainframe].damaged, "Fire damages");
    assert!(!state.station.cameras && !state.station.jammers, "Backup Power");
    assert_eq!(state.bodies[Body::Exile].life, Life::Down, "and Downs");
    assert_eq!(state.station.ship, Ship::Rescue);
    assert!(!state.locks.is_empty());
    let t = with(&["choose identities", "project death_ray", "damage vault_x", "minute 1"]);
    assert!(t.state().project_x.released && t.state().station.abandon_ship);
    let t =
        with(&["choose identities", "place engineer in bridge", "arm antimatter", "fireball no"]);
    assert!(t.state().station.armed && !t.state().station.fireball);
}

#[test]
fn a_turn_begins_with_whoever_a_line_names() {
    let mut t = with(&["identity 3 engineer", "first 2", "turn 3"]);
    assert_eq!(t.awaited(), [Seat(2)]);
    t.play(Seat(2), "reveal engineer");
    assert_eq!(t.state().table.first, Player(1));
    let t = with(&["choose identities", "stationfall"]);
    assert!(t.state().station.stationfall);
}

#[test]
fn identities_named_for_all_begin_the_first_turn() {
    let t = with(&[
        "identity 1 engineer",
        "identity 2 exile",
        "identity 3 cyborg",
        "identity 4 medical",
    ]);
    assert_eq!(t.awaited().len(), 1);
    let held = t.state().identities.values().iter();
    assert_eq!(held.filter(|place| matches!(place, IdentityPlace::Bonus(_))).count(), 4);
}

#[test]
fn a_mistake_says_what_was_expected_and_where() {
    for (change, expected) in [
        ("put engineer in bridge", "at column 1: expected a kind of change (place, give,"),
        ("place engineer at bridge", "at column 16: expected in, found `at`"),
        ("place colonel in bridge", "at column 7: expected a pawn in this game, found `colonel`"),
        ("place engineer in panic_pod", "expected a section in this game, found `panic_pod`"),
        ("give engineer fletcher", "expected an Item in this game, found `fletcher`"),
        ("cubes 5 engineer 1", "expected the number of a player from 1 to 4, found `5`"),
        ("cubes 1 engineer 9", "expected a number from 0 to 8, found `9`"),
        ("guilt 1 cleared", "expected innocent, suspect or guilty, found `cleared`"),
        ("lock bridge kitchen", "expected a section joined to it by a corridor or dock"),
        ("launch bridge", "expected a pod in this game, found `bridge`"),
        ("cameras", "expected on or off, found the end"),
        ("down engineer now", "expected the end, found `now`"),
        ("kompromat drones in bridge", "expected a Character in this game"),
    ] {
        let found = mistake(change);
        assert!(found.contains(expected), "{change}: {found}");
    }
}

#[test]
fn what_cannot_be_is_reported() {
    let faults = |changes: &[&str]| Stationfall::new().faults(with(changes).state()).join("; ");
    assert_eq!(faults(&["choose identities"]), "");
    for (changes, fault) in [
        (&["place engineer in outer_space"][..], "engineer is Live in a Hazard without a Helmet"),
        (
            &[
                "give engineer helmet",
                "give engineer gun",
                "give engineer bludgeon",
                "give engineer firebomb",
            ],
            "engineer possesses more than its Item Limit",
        ),
        (&["give engineer antimatter"], "unarmed Antimatter is out of Magnetic Containment"),
        (
            &[
                "place engineer in hail_mary",
                "place exile in hail_mary",
                "place medical in hail_mary",
                "place security in hail_mary",
            ],
            "hail_mary holds more than its capacity of 3",
        ),
        (&["damage mainframe", "cameras on"], "Cameras and Jammers are OFF"),
    ] {
        let found = faults(changes);
        assert!(found.contains(fault), "{changes:?}: {found}");
    }
}

#[test]
fn the_rat_is_where_its_token_is() {
    let mut t =
        Situation::with(Stationfall::new(), &[("characters", "telepathic_rat,random")], 4, 1);
    t.arrange("place telepathic_rat in bridge");
    assert_eq!(t.state().uniques[Item::TelepathicRat], Holder::Section(Section::Bridge));
    assert!(t.game().faults(t.state()).is_empty());
    assert_eq!((body("telepathic_rat"), section("bridge")), (Body::TelepathicRat, Section::Bridge));
}
