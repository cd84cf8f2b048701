//! Actions that an Ability or an Item grants.

use stationfall::state::{KompromatPlace, MarkerEvent};

use crate::common::*;

/// Rules: SF-7.2.2.2, SF-5.3a
#[test]
fn sf_7_2_2_2_who_breaks_which_lock() {
    let mut t = table(&["security", "boarder"]);
    t.place_all(&["security", "boarder"], "cryo_lab");
    t.lock("cryo_lab", "vault_x");
    refused(
        &t,
        "security",
        "breach cryo_lab vault_x",
        "SF-7.2.2.2",
        "Only those with Breach can force a Lock, or anybody in a Blackout.",
    );
    t.unlock("cryo_lab", "vault_x");
    refused(&t, "boarder", "breach cryo_lab vault_x", "SF-5.3a", "There is no such Lock here.");
}

/// Rules: SF-4.4.2, SF-0.4
#[test]
fn sf_4_4_2_wormtongue_turns_a_human_who_is_there() {
    let mut t = table(&["counselor", "exile", "legal"]);
    t.place_all(&["counselor", "legal"], "bridge");
    refused(&t, "counselor", "wormtongue exile 2", "SF-4.4.2", "The Exile is not here.");
    refused(&t, "counselor", "wormtongue legal 2", "SF-4.4.2", "Legal is no Human.");
    t.place("exile", "bridge");
    refused(&t, "counselor", "wormtongue exile 2", "SF-0.4", "There is no such cube on the Exile.");
}

/// Rules: SF-4.4.1, SF-0.4, SF-9.2, SF-4.4.2
#[test]
fn sf_0_4_what_the_law_can_do() {
    let mut t = table(&["legal", "exile"]);
    t.place_all(&["legal", "exile"], "bridge");
    refused(
        &t,
        "exile",
        "serve",
        "SF-4.4.1",
        "The Exile does not have Process Server now, and this needs it.",
    );
    refused(
        &t,
        "legal",
        "lawyerup exile",
        "SF-0.4",
        "The Exile is nobody the law could help or harm now.",
    );
    t.data("exile", "nda");
    refused(&t, "legal", "serve", "SF-0.4", "Everybody here has signed already.");
    t.pc(0, "legal");
    refused(&t, "exile", "hardcopy", "SF-9.2", "The Exile has that Data already.");
    t.place("exile", "suite");
    refused(&t, "exile", "hardcopy", "SF-4.4.2", "Legal is not here.");
}

/// Rules: SF-0.4
#[test]
fn sf_0_4_an_emp_burst_must_do_something() {
    let mut t = table(&["operative"]);
    t.place("operative", "bridge");
    t.damaged("bridge");
    refused(&t, "operative", "emp", "SF-0.4", "Nothing would happen.");
}

/// Rules: SF-4.4.2
#[test]
fn sf_4_4_2_telepathy_needs_a_mind_without_a_helmet() {
    let mut t = table(&["telepathic_rat", "exile"]);
    t.place_all(&["telepathic_rat", "exile"], "chem_lab");
    t.give("exile", "helmet");
    refused(
        &t,
        "telepathic_rat",
        "telepathy exile",
        "SF-4.4.2",
        "The Exile has no mind that Telepathy can reach: it takes a Live Human without a Helmet.",
    );
}

/// Rules: SF-4.4.4, SF-4.4.2
#[test]
fn sf_4_4_2_root_access_takes_a_robot_with_the_assistant() {
    let mut t = table(&["digital_assistant", "security"]);
    refused(
        &t,
        "digital_assistant",
        "rootaccess security",
        "SF-4.4.4",
        "The Digital Assistant does not have Root Access now, and this needs it.",
    );
    t.pc(0, "digital_assistant");
    refused(
        &t,
        "digital_assistant",
        "rootaccess security",
        "SF-4.4.2",
        "Security is no Live Robot with the Digital Assistant.",
    );
}

/// Rules: SF-7.4, SF-4.4.2, SF-4.6.6.2
#[test]
fn sf_7_4_missiles() {
    let mut t = table(&["boarder", "exile"]);
    t.pc(0, "boarder");
    refused(
        &t,
        "boarder",
        "missile bridge",
        "SF-7.4",
        "The Jammers are ON: no Missile can find the Bridge.",
    );
    t.state.station.jammers = false;
    t.launched("houdini");
    refused(&t, "boarder", "missile houdini", "SF-4.6.6.2", "The Houdini is not there.");
    t.act("boarder", "missile bridge");
    assert_eq!(t.state.markers[0].event, MarkerEvent::Missile(section("bridge")));
    refused(
        &t,
        "boarder",
        "missile tanks",
        "SF-4.4.2",
        "A Missile is on its way already. Wait until it has arrived.",
    );
}

/// Rules: SF-15.5.5.1, SF-4.4.2
#[test]
fn sf_4_4_2_tradecraft_gives_two_for_a_used_one() {
    let mut t = table(&["exile", "legal", "engineer", "colonel"]);
    t.pc(0, "exile");
    t.pc(1, "colonel");
    t.state.kompromat[character("colonel")] = KompromatPlace::Spent;
    refused(
        &t,
        "exile",
        "tradecraft engineer legal for colonel",
        "SF-15.5.5.1",
        "Two different Kompromat from your hand are needed.",
    );
    t.kompromat_in_hand(0, "legal");
    t.kompromat_in_hand(0, "engineer");
    refused(
        &t,
        "exile",
        "tradecraft engineer legal for colonel",
        "SF-4.4.2",
        "The Colonel has no used Kompromat, or is a PC.",
    );
}

/// Rules: SF-8.5.1, SF-12.5.1, SF-A4.3
#[test]
fn sf_8_5_1_germs_gas_and_moss() {
    let mut t = table(&["microbiologist", "operative", "exile", "botanist"]);
    t.pc(0, "microbiologist");
    refused(&t, "microbiologist", "infect exile", "SF-8.5.1", "The Exile cannot be infected now.");
    t.pc(1, "operative");
    refused(
        &t,
        "operative",
        "gas storm_shelter",
        "SF-12.5.1",
        "No way leads from here to the Storm Shelter. Choose a Section that is joined to this one.",
    );
    t.give("exile", "fang_moss");
    refused(
        &t,
        "exile",
        "feed operative",
        "SF-A4.3",
        "The Operative is no Down Human beside Fang Moss.",
    );
}
