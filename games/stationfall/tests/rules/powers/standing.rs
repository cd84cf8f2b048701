//! Powers that stay once a card is revealed, and those that are Actions.

use stationfall::Right;
use stationfall::frame::Warrant;
use stationfall::state::{Guilt, KompromatPlace, MarkerEvent, Player};

use crate::common::*;

#[test]
fn sf_4_4_4_acrobatics_makes_the_astrochimp_zeroborn() {
    let mut t = table(&["astrochimp", "exile"]);
    t.place("astrochimp", "quarters");
    t.activating(0);
    assert!(!t.may_free("astrochimp", "step aft_hub"));
    t.pc(0, "astrochimp");
    assert!(t.may_free("astrochimp", "step aft_hub"), "the Aft Hub has no gravity");
    assert!(!t.may_free("astrochimp", "step suite"));
}

/// Rules: SF-7.4, SF-4.4.4
#[test]
fn sf_7_4_a_missile_needs_jammers_off_and_comes_alone() {
    let mut t = table(&["boarder", "exile"]);
    t.refused("boarder", "missile bridge", "SF-4.4.1");
    t.pc(0, "boarder");
    t.refused("boarder", "missile bridge", "SF-7.4");
    t.state.station.jammers = false;
    t.launched("houdini");
    t.refused("boarder", "missile houdini", "SF-4.6.6.2");
    t.act("boarder", "missile bridge");
    assert_eq!(t.state.markers[0].event, MarkerEvent::Missile(section("bridge")));
    t.refused("boarder", "missile tanks", "SF-4.4.2");
}

/// Rules: SF-15.7.1, SF-10.1.2d
#[test]
fn sf_15_7_1_a_missile_damages_the_section_and_downs_everybody_in_it() {
    let mut t = table(&["boarder", "exile", "legal"]);
    t.pc(0, "boarder");
    t.state.station.jammers = false;
    t.act("boarder", "missile bridge");
    t.place_all(&["exile", "legal"], "bridge");
    t.give("exile", "helmet");
    let resolve = |t: &mut TestTable, player: u8, minute: i8| {
        t.state.minute = minute;
        t.activating(player);
        t.state.frames.pop();
        t.state.turn.activating = false;
        t.carry_on();
    };
    resolve(&mut t, 0, 13);
    assert!(!t.is_damaged("bridge"), "not in the Minute of its placing");
    resolve(&mut t, 1, 12);
    assert!(!t.is_damaged("bridge"), "not in somebody else's turn");
    resolve(&mut t, 0, 12);
    assert!(t.is_damaged("bridge") && t.is_down("exile") && t.is_down("legal"));
    assert_eq!(t.guilt_of(0), Guilt::Innocent);
}

#[test]
fn sf_r126_a_missile_on_a_pod_that_left_annihilates_it() {
    let mut t = table(&["boarder", "exile"]);
    t.pc(0, "boarder");
    t.state.station.jammers = false;
    t.act("boarder", "missile houdini");
    t.place("exile", "houdini");
    t.launched("houdini");
    t.activating(0);
    t.state.minute = 12;
    t.state.frames.pop();
    t.carry_on();
    assert!(t.is_annihilated("exile"));
}

/// Rules: SF-4.4.4, SF-8.4
#[test]
fn sf_12_8_1_the_brutal_cyborg_breaks_bludgeon_and_helmet() {
    let mut t = table(&["cyborg", "engineer", "corpsicle"]);
    t.place_all(&["cyborg", "engineer"], "cryo_lab");
    t.live("corpsicle");
    t.give("cyborg", "bludgeon");
    t.give("engineer", "helmet");
    t.refused("cyborg", "brutal engineer", "SF-4.4.4");
    t.pc(0, "cyborg");
    t.act("cyborg", "brutal engineer");
    assert!(t.is_down("engineer"));
    assert_eq!((t.has("cyborg", "bludgeon"), t.has("engineer", "helmet")), (0, 0));
    t.refused("cyborg", "brutal corpsicle", "SF-8.3");
    t.give("cyborg", "bludgeon");
    t.act("cyborg", "brutal corpsicle");
    assert_eq!(t.has("corpsicle", "helmet"), 0, "an Integral one as well");
    assert_eq!(t.guilt_of(0), Guilt::Innocent, "the Cyborg is a Fugitive");
}

/// Rules: SF-R42, SF-R93
#[test]
fn sf_r42_root_access_acts_with_a_robot_that_possesses_the_assistant() {
    let mut t = table(&["digital_assistant", "legal", "exile", "security"]);
    t.data("legal", "digital_assistant");
    t.data("exile", "digital_assistant");
    t.refused("digital_assistant", "rootaccess legal", "SF-4.4.4");
    t.pc(0, "digital_assistant");
    t.refused("digital_assistant", "rootaccess exile", "SF-4.4.2");
    t.refused("digital_assistant", "rootaccess security", "SF-4.4.2");
    t.refused("exile", "rootaccess legal", "SF-1.1");
    t.decide("activate digital_assistant");
    t.decide("rootaccess legal");
    t.decide("step reactor");
    assert_eq!(t.at("legal"), "reactor");
    assert_eq!(t.state.turn.activated.unwrap().actions, 1);
    assert!(t.check("legal", "step aft_hub", Right::Warrant(Warrant::RootAccess)).is_ok());
}

#[test]
fn sf_r34_blood_from_a_stone_brings_kompromat_used_on_an_npc_back() {
    for power in [false, true] {
        let mut t = table(&["exile", "legal"]);
        t.cubes(0, "exile", 1);
        t.kompromat_in_hand(0, "legal");
        if power {
            t.pc(0, "exile");
        }
        t.activating(0);
        t.decide("kompromat legal");
        t.decide("step reactor");
        assert_eq!(t.holds_kompromat(0, "legal"), power);
        assert_eq!(t.state.kompromat[character("legal")] == KompromatPlace::Spent, !power);
        assert!(t.state.turn.kompromat_used, "once a turn all the same");
    }
}

#[test]
fn sf_4_4_4_tradecraft_gives_two_kompromat_for_a_used_one_of_an_npc() {
    let mut t = table(&["exile", "legal", "engineer", "counselor", "colonel"]);
    for of in ["legal", "engineer"] {
        t.kompromat_in_hand(0, of);
    }
    t.state.kompromat[character("counselor")] = KompromatPlace::Spent;
    t.state.kompromat[character("colonel")] = KompromatPlace::Spent;
    t.pc(1, "colonel");
    t.refused("exile", "tradecraft engineer legal for counselor", "SF-4.4.1");
    t.pc(0, "exile");
    t.refused("exile", "tradecraft engineer legal for colonel", "SF-4.4.2");
    t.refused("exile", "tradecraft engineer counselor for legal", "SF-15.5.5.1");
    t.act("exile", "tradecraft engineer legal for counselor");
    assert!(t.holds_kompromat(0, "counselor"));
    assert!(!t.holds_kompromat(0, "legal") && !t.holds_kompromat(0, "engineer"));
}

#[test]
fn sf_15_5_2a_fine_print_activates_npcs_with_an_nda() {
    let mut t = table(&["legal", "exile", "engineer", "counselor"]);
    t.pc(0, "legal");
    t.down("legal");
    t.data("exile", "nda");
    t.data("counselor", "nda");
    t.pc(1, "counselor");
    t.activating(0);
    t.decision_refused("activate engineer", "SF-4.3.1");
    t.decision_refused("activate counselor", "SF-4.3.1");
    t.decide("activate exile");
    assert_eq!(t.state.players[Player(0)].disc, Some(character("exile")));
}

#[test]
fn sf_4_4_4_hardcopy_lets_anybody_with_legal_take_an_nda() {
    let mut t = table(&["legal", "exile", "medical"]);
    t.place("exile", "aft_hub");
    t.refused("exile", "hardcopy", "SF-4.4.4");
    t.pc(0, "legal");
    t.act("exile", "hardcopy");
    assert!(t.has_data("exile", "nda"));
    t.refused("exile", "hardcopy", "SF-9.2");
    t.refused("legal", "hardcopy", "SF-4.4.2");
    t.place("medical", "reactor");
    t.refused("medical", "hardcopy", "SF-4.4.2");
}

/// The Microbiologist has revealed, and can infect the Engineer, who stands in foul air with a full hand.
fn to_infect() -> TestTable {
    let mut t = table(&["microbiologist", "engineer", "exile"]);
    t.pc(0, "microbiologist");
    t.place_all(&["microbiologist", "engineer"], "bridge");
    t.asphyxiation("bridge");
    for who in ["microbiologist", "engineer"] {
        t.give(who, "helmet");
    }
    while t.look().has_slot(body("engineer")) {
        t.give("engineer", "gun");
    }
    t.activating(0);
    for decision in ["activate microbiologist", "infect engineer"] {
        t.decide(decision);
    }
    t
}

/// Rules: SF-8.5.1a, SF-R71, SF-10.1.2
#[test]
fn sf_r62_only_the_acting_character_keeps_the_helmet_it_lives_by() {
    let mut t = to_infect();
    assert_eq!(t.choices(), ["choose item helmet", "choose item gun"]);
    t.decide("choose item helmet");
    assert!(t.is_down("engineer"), "who is infected loses it");
    assert_eq!(t.guilt_of(0), Guilt::Suspect, "and the Action has done it, before witnesses");
    let mut t = to_infect();
    t.decide("choose item gun");
    assert_eq!((t.is_live("engineer"), t.guilt_of(0)), (true, Guilt::Innocent));
}

/// Rules: SF-R71, SF-10.1.2a, SF-R67
#[test]
fn sf_r71_what_is_dropped_later_is_witnessed_as_when_the_action_began() {
    let mut t = to_infect();
    t.state.station.cameras = false;
    t.decide("choose item helmet");
    assert_eq!(t.guilt_of(0), Guilt::Suspect, "the Cameras were ON");
}

/// Rules: SF-8.5.1a
#[test]
fn sf_8_5_1_infect_contaminates_and_a_full_hand_drops_something() {
    let mut t = table(&["microbiologist", "exile", "legal"]);
    t.place_all(&["exile", "legal"], "physics_lab");
    t.refused("microbiologist", "infect exile", "SF-4.4.1");
    t.pc(0, "microbiologist");
    for what in ["gun", "bludgeon", "firebomb"] {
        t.give("exile", what);
    }
    t.decide("activate microbiologist");
    t.decide("infect exile");
    assert!(t.is_contaminated("exile"));
    t.decide("choose item gun");
    assert_eq!(t.lying("gun", "physics_lab"), 1);
    t.decision_refused("infect exile", "SF-8.5.1");
    t.decide("infect legal");
    assert!(t.is_contaminated("legal"), "Robots too");
}

/// Rules: SF-10.1.2, SF-6.5.2
#[test]
fn sf_6_1_nerve_gas_puts_asphyxiation_where_she_could_throw() {
    let mut t = table(&["operative", "exile"]);
    t.refused("operative", "gas rec_room", "SF-4.4.1");
    t.pc(0, "operative");
    t.place("exile", "rec_room");
    t.fire("rec_room");
    t.give("exile", "gun");
    t.refused("operative", "gas storm_shelter", "SF-12.5.1");
    t.refused("operative", "gas suite", "SF-11.2");
    t.act("operative", "gas rec_room");
    assert!(t.is_airless("rec_room") && t.is_down("exile"));
    assert_eq!(t.guilt_of(0), Guilt::Suspect);
    t.refused("operative", "gas rec_room", "SF-0.4");
}

#[test]
fn sf_4_4_1_authorized_force_ends_the_peace() {
    let mut t = table(&["security", "exile"]);
    t.place("exile", "print_shop");
    t.refused("security", "attack exile gun", "SF-4.4.1");
    t.refused("security", "sabotage gun", "SF-4.4.1");
    t.pc(0, "security");
    assert!(t.may("security", "sabotage gun"));
    t.act("security", "attack exile gun");
    assert!(t.is_down("exile"));
}

/// Rules: SF-12.4.1
#[test]
fn sf_1_1_my_precious_keeps_others_from_dropping_or_throwing_the_rat() {
    let mut t = table(&["telepathic_rat", "exile", "engineer"]);
    t.give("exile", "telepathic_rat");
    t.pc(1, "telepathic_rat");
    t.refused("exile", "drop telepathic_rat", "SF-1.1");
    t.refused("exile", "throw telepathic_rat bridge", "SF-1.1");
    t.act("exile", "give telepathic_rat engineer");
    t.activating(1);
    assert!(t.may("engineer", "drop telepathic_rat"), "its own player may");
}

#[test]
fn sf_h28_others_drop_something_else_than_the_rat_if_they_can() {
    let mut t = table(&["telepathic_rat", "exile"]);
    t.place("exile", "chem_lab");
    for what in ["telepathic_rat", "gun", "helmet"] {
        t.give("exile", what);
    }
    t.pc(1, "telepathic_rat");
    t.act("exile", "step bio_lab");
    t.decision_refused("choose item telepathic_rat", "SF-H28");
    t.decide("choose item gun");
    assert_eq!(t.lying("gun", "bio_lab"), 1);
}

#[test]
fn sf_4_4_4_talk_them_through_it_teaches_conspirators_in_the_own_turn() {
    let mut t = table(&["troubleshooter", "exile", "engineer"]);
    t.place("exile", "kitchen");
    t.damaged("kitchen");
    t.cubes(0, "exile", 1);
    t.cubes(1, "exile", 1);
    t.refused("exile", "step reactor", "SF-5.4.2");
    t.pc(0, "troubleshooter");
    assert!(t.may("exile", "step reactor") && t.may("exile", "juryrig section"));
    t.down("troubleshooter");
    t.refused("exile", "juryrig section", "SF-4.4.1");
    t.live("troubleshooter");
    t.activating(1);
    t.refused("exile", "step reactor", "SF-5.4.2");
}
