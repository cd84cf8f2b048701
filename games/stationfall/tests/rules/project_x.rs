//! Project X: release (SF-7.6), the eight cards and their Monsters (SF-15.7.3).

mod amoeba;
mod anomalies;
mod goo;
mod hunters;
mod reading;
mod swarm;

use stationfall::event::Event;
use stationfall::frame::Frame;
use stationfall::ids::{Character, ProjectX};
use stationfall::state::{At, Guilt, MarkerEvent, Player, TimeMarker};

use crate::common::*;

/// A table on which this card is about to be released, in the Activate phase of the first player.
fn holding(card: &str, characters: &[&str]) -> TestTable {
    let mut t = table(characters);
    t.state.project_x.card = card.parse().expect("a Project X card");
    t
}

/// The card is released and its first steps are carried out as far as nobody is asked.
fn release(t: &mut TestTable) {
    t.engine().release_project_x();
    t.carry_on();
}

/// A table on which this card has been released.
fn with(card: &str, characters: &[&str]) -> TestTable {
    let mut t = holding(card, characters);
    release(&mut t);
    t
}

/// The Resolve phase of a player begins, and goes on as far as nobody is asked.
fn resolve(t: &mut TestTable, player: u8) {
    t.activating(player);
    t.state.frames.pop();
    t.state.turn.activating = false;
    t.carry_on();
}

/// The Monster stands here, Live, and no Lock is anywhere.
fn monster_at(t: &mut TestTable, at: &str) {
    t.state.project_x.monster = Some(section(at));
    t.state.project_x.monster_down = false;
    t.state.locks = workbench::flat::Set::EMPTY;
}

fn monster(t: &TestTable) -> &'static str {
    t.state.project_x.monster.map_or("nowhere", |section| section.name())
}

/// Takes everybody but these off the table.
fn nobody_but(t: &mut TestTable, characters: &[&str]) {
    let bodies: Vec<_> = t.look().bodies().collect();
    for body in bodies.into_iter().filter(|body| !characters.contains(&body.name())) {
        t.state.bodies[body].at = At::Absent;
    }
}

#[test]
fn sf_7_6_1_release_turns_the_card_up_once() {
    let mut t = with("wormhole", &["station_chief"]);
    assert!(t.state.project_x.released);
    assert_eq!(t.state.project_x.wormhole, Some(section("vault_x")));
    assert!(t.log.revealed(), "the card was hidden: there is no way back");
    t.state.project_x.wormhole = Some(section("bio_lab"));
    release(&mut t);
    assert_eq!(t.state.project_x.wormhole, Some(section("bio_lab")), "not released again");
    let releases =
        t.events().iter().filter(|event| matches!(event, Event::Released { .. })).count();
    assert_eq!(releases, 1);
}

/// Rules: SF-13.3.1, SF-A5.7
#[test]
fn sf_7_6_1_an_officer_releases_it_at_the_bridge() {
    let mut t = holding("wormhole", &["station_chief"]);
    t.place("station_chief", "bridge");
    t.act("station_chief", "release_project_x");
    t.carry_on();
    assert!(t.state.project_x.released && t.state.station.abandon_ship);
    assert_eq!(t.state.project_x.wormhole, Some(section("vault_x")));
}

/// Rules: SF-A5.5
#[test]
fn sf_7_6_1_damage_to_vault_x_releases_it() {
    let mut t = holding("wormhole", &["engineer"]);
    t.damage("vault_x");
    assert!(t.state.project_x.released && t.state.station.abandon_ship);
}

#[test]
fn sf_7_6_1_a_blackout_releases_it_and_leaves_the_locks() {
    let mut t = holding("wormhole", &["exile"]);
    t.damage("mainframe");
    assert!(!t.state.project_x.released);
    t.damage("reactor");
    assert!(t.state.project_x.released);
    assert!(t.is_locked("cryo_lab", "vault_x"), "blackout_release");
}

#[test]
fn sf_r97_a_second_blackout_releases_nothing() {
    let mut t = holding("combat_swarm", &["exile"]);
    t.damage("mainframe");
    t.damage("reactor");
    t.carry_on();
    assert_eq!(monster(&t), "vault_x");
    monster_at(&mut t, "bridge");
    t.engine().repair(section("reactor"));
    t.damage("reactor");
    t.carry_on();
    assert_eq!(monster(&t), "bridge");
}

#[test]
fn sf_r103_damage_to_vault_x_after_release_only_triggers_abandon_ship() {
    let mut t = with("combat_swarm", &["exile"]);
    t.state.station.abandon_ship = false;
    monster_at(&mut t, "bridge");
    t.damage("vault_x");
    t.carry_on();
    assert!(t.state.station.abandon_ship);
    assert_eq!(monster(&t), "bridge");
}

#[test]
fn sf_r104_a_monster_acts_at_the_end_of_the_turn_of_its_release() {
    let mut t = holding("apex_predator", &["exile", "engineer"]);
    t.place("exile", "vault_x");
    t.place("engineer", "bridge");
    t.engine().release_project_x();
    t.carry_on();
    assert!(t.is_live("exile"), "not at once");
    resolve(&mut t, 0);
    assert!(t.is_down("exile"));
}

/// Rules: SF-R104, SF-7.6.2
#[test]
fn sf_15_7_3_a_monster_acts_after_time_markers_and_section_texts() {
    let mut t = with("apex_predator", &["exile"]);
    nobody_but(&mut t, &["exile"]);
    monster_at(&mut t, "physics_lab");
    t.place("exile", "physics_lab");
    t.data("exile", "evidence");
    t.state.minute = 9;
    t.state.markers.push(TimeMarker {
        owner: Player(0),
        event: MarkerEvent::Overload(section("bridge")),
        minute: 10,
    });
    resolve(&mut t, 0);
    let events = t.events();
    let place = |wanted: Event| events.iter().position(|event| *event == wanted).unwrap();
    let damaged = place(Event::Damaged { section: section("bridge") });
    let deleted = place(Event::LostData { body: body("exile"), data: data("evidence") });
    let struck = place(Event::WentDown { body: body("exile") });
    assert!(damaged < deleted && deleted < struck);
}

/// Rules: SF-10.1.2d
#[test]
fn sf_7_6_2_what_project_x_does_makes_nobody_suspect() {
    let mut t = with("apex_predator", &["exile"]);
    monster_at(&mut t, "bridge");
    t.place("exile", "bridge");
    assert!(t.look().witnessed(section("bridge")), "in the light, with Cameras ON");
    resolve(&mut t, 0);
    assert!(t.is_down("exile"));
    assert_eq!(t.guilt_of(0), Guilt::Innocent);
}

#[test]
fn sf_r105_the_active_player_decides_where_the_card_leaves_a_choice() {
    let mut t = with("apex_predator", &["exile", "engineer"]);
    monster_at(&mut t, "bridge");
    t.place_all(&["exile", "engineer"], "bridge");
    resolve(&mut t, 2);
    assert_eq!(t.asked(), t.seat(2));
    assert_eq!(t.choices(), ["choose body engineer", "choose body exile"]);
    t.decision_refused("choose body stowaway", "SF-R105");
    t.decision_refused("choose section bridge", "SF-R105");
    t.decision_refused("pass", "SF-R105");
    t.decide("choose body exile");
    assert!(t.is_down("exile") && t.is_live("engineer"));
}

#[test]
fn sf_r105_a_single_choice_is_not_asked() {
    let mut t = with("apex_predator", &["exile"]);
    monster_at(&mut t, "bridge");
    t.place("exile", "bridge");
    resolve(&mut t, 0);
    assert!(t.is_down("exile"));
}

/// Every card can be released and resolved on a full table without a choice that cannot be answered.
#[test]
fn sf_7_6_1_every_card_runs_for_two_minutes() {
    let names: Vec<&str> = Character::ALL.iter().map(|c| c.name()).take(20).collect();
    for card in ProjectX::ALL {
        let mut t = with(card.name(), &names);
        for turn in 0..24 {
            if t.state.station.stationfall {
                break;
            }
            if !matches!(t.state.frames.last(), Some(Frame::Program(_))) {
                resolve(&mut t, turn % 4);
            }
            while !t.state.station.stationfall
                && matches!(t.state.frames.last(), Some(Frame::Program(_) | Frame::DropExcess(_)))
            {
                let choices = t.choices();
                assert!(choices.len() > 1, "{card}: asked about {choices:?}");
                t.decide(&choices[usize::from(turn) % choices.len()]);
            }
        }
    }
}
