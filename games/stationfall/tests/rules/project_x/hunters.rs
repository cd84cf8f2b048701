//! The Robotech Assassin, which walks down whoever wears the Target marker, and the Apex Predator, which hunts Humans
//! without a Helmet.

use stationfall::state::{Guilt, Trap, TrapPlace};

use super::{monster, monster_at, nobody_but, release, resolve, with};
use crate::common::*;

fn target(t: &TestTable) -> &'static str {
    t.state.project_x.target.map_or("nobody", |body| body.name())
}

/// The Assassin is here and hunts this one; nobody else is on the table.
fn assassin(at: &str, prey: &str, where_prey: &str) -> TestTable {
    let mut t = table(&["exile", "engineer", "security"]);
    t.released("robotech_assassin");
    nobody_but(&mut t, &[prey]);
    t.place(prey, where_prey);
    t.state.project_x.target = Some(body(prey));
    monster_at(&mut t, at);
    t
}

#[test]
fn sf_7_6_1_the_assassin_is_given_a_target_when_it_is_released() {
    let mut t = table(&["exile", "engineer", "stowaway", "telepathic_rat", "legal"]);
    t.state.project_x.card = "robotech_assassin".parse().unwrap();
    t.down("engineer");
    release(&mut t);
    assert_eq!(monster(&t), "vault_x");
    // The Down, the Stowaway on her card and the Rat are no targets.
    assert_eq!(t.choices(), ["choose body exile", "choose body legal"]);
    t.decide("choose body legal");
    assert_eq!(target(&t), "legal");
}

/// Rules: SF-12.8.2
#[test]
fn sf_15_7_3_the_assassin_shoots_the_target_where_it_meets_it() {
    let mut t = assassin("bridge", "exile", "bridge");
    t.give("exile", "helmet");
    resolve(&mut t, 0);
    assert!(t.is_down("exile"), "a Gun does not mind a Helmet");
    assert_eq!((monster(&t), t.guilt_of(0)), ("bridge", Guilt::Innocent));
}

#[test]
fn sf_15_7_3_the_assassin_takes_one_step_a_turn_on_a_shortest_way() {
    let mut t = assassin("forward_hub", "exile", "forward_airlocks");
    resolve(&mut t, 0);
    assert_eq!(monster(&t), "locker_room", "two Steps this way, three past the Bridge");
    resolve(&mut t, 1);
    assert_eq!(monster(&t), "forward_airlocks");
    assert!(t.is_live("exile"), "a Step or an Attack, not both");
    resolve(&mut t, 2);
    assert!(t.is_down("exile"));
}

#[test]
fn sf_r105_two_shortest_ways_are_the_active_players_choice() {
    let mut t = assassin("storm_shelter", "exile", "forward_hub");
    resolve(&mut t, 3);
    assert_eq!(t.choices(), ["choose section tanks", "choose section fuel_cells"]);
    t.decide("choose section fuel_cells");
    assert_eq!(monster(&t), "fuel_cells");
}

/// Rules: SF-12.1.3
#[test]
fn sf_15_7_3_the_assassin_removes_a_lock_it_passes_and_uses_no_vent() {
    let mut t = assassin("cryo_lab", "exile", "vault_x");
    t.lock("cryo_lab", "vault_x");
    resolve(&mut t, 0);
    assert_eq!(monster(&t), "vault_x");
    assert!(!t.is_locked("cryo_lab", "vault_x"));
    let mut t = assassin("cryo_lab", "exile", "locker_room");
    resolve(&mut t, 0);
    assert_eq!(monster(&t), "mainframe", "the vent would lead straight there");
}

/// Rules: SF-13.13.3, SF-6.1
#[test]
fn sf_15_7_3_the_assassin_walks_into_outer_space_through_a_working_airlock() {
    let mut t = assassin("forward_airlocks", "exile", "outer_space");
    t.give("exile", "helmet");
    resolve(&mut t, 0);
    assert_eq!(monster(&t), "outer_space");
    assert!(!t.state.project_x.monster_down, "it is immune to Hazards");
    let mut t = assassin("forward_airlocks", "exile", "outer_space");
    t.give("exile", "helmet");
    t.damaged("forward_airlocks");
    resolve(&mut t, 0);
    assert_ne!(monster(&t), "outer_space", "this airlock does not work");
}

/// Rules: SF-R119
#[test]
fn sf_5_5_3_a_full_pod_stops_the_assassin() {
    let mut t = table(&["exile", "engineer", "security"]);
    t.released("robotech_assassin");
    t.place_all(&["exile", "engineer", "security"], "houdini");
    t.state.project_x.target = Some(body("exile"));
    monster_at(&mut t, "aft_airlocks");
    resolve(&mut t, 0);
    assert_eq!(monster(&t), "aft_airlocks");
    t.place("security", "bridge");
    resolve(&mut t, 0);
    assert_eq!(monster(&t), "houdini");
    assert!(!t.look().has_room(section("houdini"), 1), "it takes a place");
    t.place("security", "aft_airlocks");
    t.refused("security", "step houdini", "SF-5.5.3");
}

#[test]
fn sf_15_7_3_the_assassin_waits_while_its_target_is_out_of_reach() {
    for how in ["down", "annihilated", "escaped"] {
        let mut t = assassin("forward_hub", "exile", "houdini");
        match how {
            "down" => t.down("exile"),
            "annihilated" => t.annihilate("exile"),
            _ => t.launched("houdini"),
        }
        resolve(&mut t, 0);
        assert_eq!(monster(&t), "forward_hub", "{how}");
    }
}

#[test]
fn sf_a8_5_mark_target_moves_the_marker_to_an_unescaped_human_or_robot() {
    let mut t = table(&["exile", "engineer", "legal", "stowaway", "telepathic_rat"]);
    t.released("robotech_assassin");
    monster_at(&mut t, "vault_x");
    t.place("exile", "mainframe");
    t.state.project_x.target = Some(body("exile"));
    t.place("engineer", "houdini");
    t.launched("houdini");
    t.refused("exile", "mark engineer", "SF-A8.5");
    t.refused("exile", "mark exile", "SF-A8.5");
    t.refused("exile", "mark telepathic_rat", "SF-A8.5");
    t.refused("exile", "mark stowaway", "SF-A8.5");
    t.down("legal");
    t.act("exile", "mark legal");
    assert_eq!(target(&t), "legal");
}

#[test]
fn sf_12_8_2a_the_assassin_falls_to_a_gun_but_not_to_a_bludgeon() {
    let mut t = assassin("bridge", "security", "bridge");
    t.give("security", "bludgeon");
    t.refused("security", "attack monster bludgeon", "SF-12.8.2a");
    t.act("security", "attack monster gun");
    assert!(t.state.project_x.monster_down);
    t.refused("security", "attack monster gun", "SF-12.8.2a");
    resolve(&mut t, 0);
    assert!(t.is_live("security"), "a Down Monster does nothing");
}

/// Rules: SF-5.5.2
#[test]
fn sf_7_6_2_a_monster_does_not_make_a_pod_occupied_and_has_escaped_in_a_launched_one() {
    let mut t = assassin("houdini", "exile", "aft_airlocks");
    assert!(!t.look().occupied(section("houdini")));
    t.place("exile", "houdini");
    t.engine().launch(section("houdini"));
    resolve(&mut t, 0);
    assert!(t.is_live("exile"), "it stops acting");
}

#[test]
fn sf_r60_a_monster_cannot_be_dragged_given_thrown_or_put_out() {
    let mut t = assassin("forward_airlocks", "exile", "forward_airlocks");
    t.state.project_x.monster_down = true;
    for action in ["step bridge drag", "putout", "give", "throw"] {
        assert!(
            format!("{action} monster").parse::<stationfall::action::Action>().is_err(),
            "{action}: a Monster is neither a Character nor an Item"
        );
    }
    let mut listed = Vec::new();
    t.look().list_actions(actor("exile"), stationfall::Right::Paid, &mut |a| listed.push(a));
    assert!(!listed.iter().any(|action| action.to_string().contains("monster")));
}

/// The Apex Predator is here; nobody but these are on the table, where they are put.
fn predator(at: &str, people: &[(&str, &str)]) -> TestTable {
    let mut t = with("apex_predator", &["exile", "engineer", "security", "daredevil", "consort"]);
    let names: Vec<&str> = people.iter().map(|(who, _)| *who).collect();
    nobody_but(&mut t, &names);
    people.iter().for_each(|(who, place)| t.place(who, place));
    monster_at(&mut t, at);
    t
}

#[test]
fn sf_15_7_3_the_predator_strikes_or_runs_never_both() {
    let mut t = predator("bridge", &[("exile", "bridge"), ("engineer", "array_control")]);
    resolve(&mut t, 0);
    assert!(t.is_down("exile"));
    assert_eq!(monster(&t), "bridge");
    resolve(&mut t, 1);
    assert_eq!(monster(&t), "array_control");
    assert!(t.is_live("engineer"));
}

#[test]
fn sf_15_7_3_the_predator_runs_two_steps_to_the_nearest_human_without_a_helmet() {
    let mut t = predator(
        "storm_shelter",
        &[("exile", "aft_hub"), ("engineer", "tanks"), ("consort", "fuel_cells")],
    );
    t.give("engineer", "helmet");
    resolve(&mut t, 0);
    assert_eq!(t.choices(), ["choose section machine_shop", "choose section hydroponics"]);
    t.decide("choose section hydroponics");
    assert_eq!(monster(&t), "aft_hub", "the second Step follows at once");
    assert!(t.is_live("exile"));
}

#[test]
fn sf_15_7_3_the_predator_stops_where_it_meets_its_prey() {
    let mut t = predator("bridge", &[("exile", "array_control")]);
    resolve(&mut t, 0);
    assert_eq!(monster(&t), "array_control");
}

#[test]
fn sf_15_7_3_the_predator_keeps_out_of_hazards() {
    let mut t = predator("bridge", &[("exile", "forward_hub")]);
    t.fire("array_control");
    resolve(&mut t, 0);
    assert_eq!(monster(&t), "locker_room", "around the Fire");
    let mut t = predator("bridge", &[("exile", "forward_hub")]);
    t.fire("array_control");
    t.asphyxiation("forward_airlocks");
    resolve(&mut t, 0);
    assert_eq!(monster(&t), "bridge", "no way is left");
}

#[test]
fn sf_12_1_3_a_lock_stops_the_predator() {
    let mut t = predator("vault_x", &[("exile", "cryo_lab")]);
    t.lock("cryo_lab", "vault_x");
    t.lock("vault_x", "bio_lab");
    resolve(&mut t, 0);
    assert_eq!(monster(&t), "vault_x");
    t.unlock("cryo_lab", "vault_x");
    resolve(&mut t, 1);
    assert_eq!(monster(&t), "cryo_lab");
}

/// Rules: SF-6.1, SF-12.11.2
#[test]
fn sf_7_6_2_any_hazard_downs_the_predator_and_it_is_not_revived_there() {
    let mut t = predator("bridge", &[("exile", "bridge")]);
    t.give("exile", "helmet");
    t.give("exile", "nanogel");
    t.engine().place_asphyxiation(section("bridge"));
    t.settle();
    assert!(t.state.project_x.monster_down);
    t.activating(0);
    t.refused("exile", "revive monster nanogel", "SF-12.11.2");
    t.no_hazard("bridge");
    t.act("exile", "revive monster nanogel");
    assert!(!t.state.project_x.monster_down);
}

#[test]
fn sf_12_8_2a_bludgeon_and_gun_down_the_predator() {
    for weapon in ["bludgeon", "gun"] {
        let mut t = predator("bridge", &[("exile", "bridge")]);
        t.give("exile", weapon);
        t.activating(0);
        t.act("exile", &format!("attack monster {weapon}"));
        assert!(t.state.project_x.monster_down, "{weapon}");
        assert_eq!(t.guilt_of(0), Guilt::Innocent, "a Monster is no Human");
    }
}

/// Rules: SF-R181, SF-H26
#[test]
fn sf_4_4_4_a_live_trap_downs_a_monster_that_enters() {
    let mut t = predator("bridge", &[("exile", "forward_hub")]);
    t.state.traps[0] =
        Trap { at: TrapPlace::Section(section("array_control"), t.seat(1)), live: true };
    resolve(&mut t, 0);
    assert_eq!(monster(&t), "array_control", "Down after its first Step");
    assert!(t.state.project_x.monster_down);
}

/// Rules: SF-13.11
#[test]
fn sf_h27_a_machine_is_repaired_like_a_robot_and_an_organism_is_not() {
    let mut t = assassin("machine_shop", "engineer", "machine_shop");
    t.refused("engineer", "repair monster", "SF-12.11.1");
    t.state.project_x.monster_down = true;
    assert!(t.may("engineer", "repair monster"));
    t.act("engineer", "juryrig monster");
    assert!(!t.state.project_x.monster_down);

    let mut t = predator("machine_shop", &[("engineer", "machine_shop")]);
    t.state.project_x.monster_down = true;
    t.refused("engineer", "repair monster", "SF-H27");
    t.refused("engineer", "juryrig monster", "SF-H27");
}
