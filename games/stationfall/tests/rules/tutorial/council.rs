//! Lindsey by council (SF-T60 to SF-T63), and hands that no human has for himself (SF-T1).

use kernel::scene::{Face, Kind};
use kernel::{Game, Seat, Viewer};
use stationfall::Stationfall;
use stationfall::event::Event;
use stationfall::moves::Move;
use stationfall::state::{Ending, Player};

use super::{LINDSEYS, Tutorial, opened};

/// The first decision of the council.
fn council(changes: &[(&str, &str)]) -> Tutorial {
    let mut t = opened("first", changes, 1);
    while t.state.minute != 9 {
        t.idle();
    }
    t
}

/// Rules: SF-T60
#[test]
fn sf_t61_from_minute_9_on_the_humans_decide_for_lindsey() {
    let mut t = opened("first", &[], 1);
    t.until(10, 4);
    assert_eq!(t.awaited(), [4], "she still has a script");
    let t = council(&[]);
    assert_eq!(t.state.turn.player, LINDSEYS);
    assert_eq!(t.awaited(), [1, 2, 3]);
    let prompt = t.scene(Viewer::Seat(Seat(0))).prompt.unwrap();
    assert_eq!(prompt.text.id, "sf-prompt-council");
}

#[test]
fn sf_t62_what_all_agree_to_is_done() {
    let mut t = council(&[]);
    t.decide(2, "reveal engineer");
    assert_eq!(t.awaited(), [1, 3]);
    assert!(t.events().contains(&Event::Proposed {
        seat: Seat(1),
        subject: super::LINDSEY,
        mv: Move::Reveal(stationfall::ids::Identity::Engineer),
    }));
    t.refused(2, "agree", "SB-2");
    t.decide(1, "agree");
    assert_eq!(t.state.players[LINDSEYS].pc, None, "not before all agree");
    t.decide(3, "agree");
    assert_eq!(t.state.players[LINDSEYS].pc, Some(stationfall::ids::Identity::Engineer));
    assert_eq!(t.state.tutorial.council.standing(), None);
    assert_eq!(t.awaited(), [1, 2, 3], "the next decision is put to all again");
}

#[test]
fn sf_t62_another_proposal_convinces_or_does_not() {
    let mut t = council(&[]);
    t.decide(1, "pass");
    t.decide(2, "reveal engineer");
    t.decide(3, "reveal engineer");
    assert_eq!(t.awaited(), [1, 2, 3], "who has proposed first may think again");
    t.refused(1, "pass", "SF-T62");
    t.refused(1, "agree", "SF-T62");
    t.decide(1, "reveal engineer");
    assert!(t.state.players[LINDSEYS].pc.is_some());
}

#[test]
fn sf_h61_after_two_proposals_the_first_one_stands() {
    let mut t = council(&[]);
    t.decide(1, "pass");
    t.decide(2, "reveal engineer");
    t.decide(2, "reveal station_chief");
    t.refused(2, "reveal engineer", "SF-H61");
    assert_eq!(t.allowed(Seat(1)), [Move::Agree]);
    t.decide(2, "agree");
    t.decide(3, "agree");
    assert_eq!(t.state.players[LINDSEYS].pc, None, "the first proposal was to pass");
}

#[test]
fn sf_t62_silence_agrees_where_a_table_keeps_time() {
    let mut t = council(&[]);
    assert_eq!(t.look().silent_answer(), None, "nobody has proposed anything");
    t.decide(3, "pass");
    assert_eq!(t.look().silent_answer(), Some(Move::Agree));
    t.decide(1, "agree");
    t.decide(2, "agree");
    assert_eq!(t.look().silent_answer(), None);
}

#[test]
fn sf_t62_a_proposal_must_be_a_legal_decision_of_lindsey() {
    let t = council(&[]);
    t.refused(1, "reveal exile", "SF-15.3.1");
    t.refused(1, "activate station_chief", "SF-15.2");
    t.refused(1, "agree", "SF-T62");
    let offers = t.scene(Viewer::Seat(Seat(0))).offers;
    assert_eq!(
        offers.iter().map(|o| o.notation.as_str()).collect::<Vec<_>>(),
        ["reveal engineer", "reveal station_chief", "pass"]
    );
}

#[test]
fn sf_t62_lindsey_auto_follows_the_conditional_script_instead() {
    let mut t = council(&[("lindsey_auto", "yes")]);
    assert_eq!(t.awaited(), [4]);
    t.lindsey_plays();
    assert!(t.decided(4).contains(&"activate station_chief".to_string()));
}

#[test]
fn sf_r170_the_second_time_the_script_goes_on_unless_the_table_wants_a_council() {
    let at_six = |changes: &[(&str, &str)]| {
        let mut t = opened("second", changes, 1);
        while t.state.minute > 6 {
            t.idle();
        }
        assert_eq!(t.state.turn.player, LINDSEYS);
        t.awaited()
    };
    assert_eq!(at_six(&[]), [4]);
    assert_eq!(at_six(&[("lindsey_council", "yes")]), [1, 2, 3]);
}

#[test]
fn sf_t63_the_game_ends_with_the_antimatter_in_minute_6() {
    let mut t = opened("first", &[], 1);
    while t.over().is_none() {
        t.idle();
    }
    assert_eq!((t.state.minute, t.state.station.ending), (6, Some(Ending::Antimatter)));
    assert!(t.state.station.detonated_on_board);
}

#[test]
fn sf_t63_or_by_the_minute_track() {
    let mut t = opened("first", &[], 1);
    t.until(10, 1);
    // In Outer Space it does no harm to the station.
    t.arrange("take station_chief antimatter");
    t.arrange("place antimatter in outer_space");
    while t.over().is_none() {
        t.idle();
    }
    assert!(t.state.minute <= 0);
    assert_ne!(t.state.station.ending, Some(Ending::Antimatter));
}

#[test]
fn sf_t1_hands_without_a_human_are_open_and_decided_together() {
    let mut t = opened("first", &[("tutorial_humans", "2")], 1);
    assert_eq!(t.awaited(), [1, 2], "each chooses the own card first");
    let seen = |t: &Tutorial, viewer: Viewer, hand: &str| {
        let scene = t.scene(viewer);
        scene
            .pieces
            .iter()
            .filter(|p| p.zone == hand && p.kind == Kind::Card && p.face != Face::Down)
            .count()
    };
    assert_eq!(seen(&t, Viewer::Spectator, "hand-3"), 2);
    assert_eq!(seen(&t, Viewer::Spectator, "hand-2"), 0);
    assert_eq!(seen(&t, Viewer::Seat(Seat(0)), "hand-2"), 0);
    let (one, two) = (t.allowed(Seat(0))[0], t.allowed(Seat(1))[0]);
    t.play(Seat(0), one);
    t.play(Seat(1), two);
    assert_eq!(t.awaited(), [1, 2], "now for the third hand, together");
    let choice = t.allowed(Seat(0))[0];
    t.play(Seat(0), choice);
    assert!(t.look().secret_of(Player(2)).is_none());
    t.decide(2, "agree");
    assert!(t.look().secret_of(Player(2)).is_some());
    t.lindsey_plays();
    while t.state.turn.player != Player(2) {
        t.idle();
    }
    assert_eq!(t.awaited(), [1, 2]);
}

#[test]
fn sf_t1_one_human_decides_for_three_hands_at_once() {
    let mut t = opened("alone", &[], 1);
    for _ in 0..3 {
        assert_eq!(t.awaited(), [1]);
        let choice = t.allowed(Seat(0))[0];
        t.play(Seat(0), choice);
    }
    t.lindsey_plays();
    assert_eq!((t.awaited(), t.state.turn.player), (vec![1], Player(0)));
    while t.state.turn.player != Player(1) {
        t.idle();
    }
    assert_eq!(t.awaited(), [1]);
    t.decide(1, "pass");
    t.decide(1, "influence exile 2");
    assert_eq!(t.state.cards[stationfall::ids::Character::Exile].cubes[Player(1)], 2);
}

#[test]
fn sf_t1_the_tutorial_is_for_four_seats() {
    let game = Stationfall::new();
    let options = |changes: &[(&str, &str)]| {
        let given = changes.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
        kernel::options::resolve(&game, &given).unwrap()
    };
    let start =
        |options, seats| game.start(&options, seats, kernel::Seed::from_number(1)).map(drop);
    let first = [("tutorial", "first")];
    assert!(start(options(&first), 4).is_ok());
    assert_eq!(start(options(&first), 3).unwrap_err().rule, "SF-T1");
    assert_eq!(start(options(&[first[0], ("mode", "team")]), 4).unwrap_err().rule, "SF-T1");
    for other in [("mode", "cooperative"), ("automation", "2")] {
        assert_eq!(start(options(&[first[0], other]), 4).unwrap_err().rule, "SF-T1");
    }
    let named = [first[0], ("characters", "exile,random")];
    assert_eq!(start(options(&named), 4).unwrap_err().rule, "SF-T10");
}

#[test]
fn sf_t1_lindsey_sits_only_in_the_last_seat_of_a_tutorial() {
    use kernel::{OwnSeats, Seated};
    use stationfall::StationfallSeats;
    let game = Stationfall::new();
    let seated = |seat: u8, path: Option<&str>| {
        let mut given: kernel::options::Given =
            path.map(|path| ("tutorial".to_string(), path.to_string())).into_iter().collect();
        let kinds = [Seated { seat: Seat(seat), kind: "lindsey", argument: None }];
        StationfallSeats.seating(&kinds, &mut given).map_err(|error| error.rule)
    };
    assert_eq!(seated(3, Some("first")), Ok(()));
    assert_eq!(seated(0, Some("first")), Err("SF-T1"));
    assert_eq!(seated(3, Some("off")), Err("SF-T1"));
    assert_eq!(seated(3, None), Err("SF-T1"));
    let t = opened("first", &[], 1);
    let lindsey = |seat| Seated { seat, kind: "lindsey", argument: None };
    assert!(StationfallSeats.may_take_over(&game, &t.state, lindsey(super::LINDSEY)).is_ok());
    assert!(StationfallSeats.may_take_over(&game, &t.state, lindsey(Seat(0))).is_err());
}
