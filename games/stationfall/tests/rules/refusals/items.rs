//! Pick Up, Drop, Give, Throw (SF-12.2 to SF-12.5).

use crate::common::*;

/// Rules: SF-12.2.1, SF-12.2.2, SF-12.2.4, SF-8.4
#[test]
fn sf_12_2_1_pick_up() {
    let mut t = table(&["stranger", "security", "legal"]);
    t.place_all(&["stranger", "security"], "forward_hub");
    refused(&t, "stranger", "pickup helmet", "SF-12.2.1", "The Helmet is not there.");
    refused(&t, "stranger", "pickup gun from legal", "SF-12.2.1", "Legal is not here.");
    refused(
        &t,
        "stranger",
        "pickup gun from security",
        "SF-12.2.4",
        "Security is not Down here: take from the Down, or Rob.",
    );
    t.down("security");
    refused(
        &t,
        "stranger",
        "pickup gun from security",
        "SF-8.4",
        "The Gun is Integral and cannot be removed.",
    );
    refused(
        &t,
        "stranger",
        "pickup nanogel from security",
        "SF-12.2.1",
        "Security does not have a Nanogel with two charges.",
    );
    t.place("legal", "forward_hub");
    t.lay("gun", "forward_hub");
    t.give("legal", "helmet");
    t.give("legal", "helmet");
    refused(
        &t,
        "legal",
        "pickup gun",
        "SF-12.2.2",
        "Legal has no free Item slot. Something must be dropped first.",
    );
}

/// Rules: SF-12.2.1, SF-12.2.3
#[test]
fn sf_12_2_3_kompromat_is_picked_up_where_it_lies() {
    let mut t = table(&["stranger", "exile"]);
    t.place("stranger", "forward_hub");
    t.kompromat("exile", "bridge");
    refused(
        &t,
        "stranger",
        "pickup kompromat forward_hub",
        "SF-12.2.3",
        "There is no Kompromat in the Forward Hub.",
    );
    refused(
        &t,
        "stranger",
        "pickup kompromat bridge",
        "SF-12.2.1",
        "The Kompromat in the Bridge is out of reach.",
    );
}

/// Rules: SF-8.3, SF-8.4, SF-12.4.1, SF-12.4.2
#[test]
fn sf_12_4_1_only_what_is_possessed_is_given_to_somebody_here_with_room() {
    let mut t = table(&["stranger", "security", "legal"]);
    t.place_all(&["stranger", "legal"], "forward_hub");
    refused(&t, "stranger", "drop helmet", "SF-8.3", "The Stranger does not have a Helmet.");
    refused(&t, "security", "drop gun", "SF-8.4", "The Gun is Integral and cannot be removed.");
    t.give("stranger", "gun");
    refused(&t, "stranger", "give gun security", "SF-12.4.1", "Security is not here.");
    t.give("legal", "helmet");
    t.give("legal", "helmet");
    refused(
        &t,
        "stranger",
        "give gun legal",
        "SF-12.4.2",
        "Legal has no free Item slot. Something must be dropped first.",
    );
}

/// Rules: SF-12.5.1, SF-R53, SF-5.4.1, SF-R49
#[test]
fn sf_12_5_1_what_is_thrown_needs_an_open_way() {
    let mut t = table(&["astrochimp", "exile"]);
    t.give("astrochimp", "gun");
    refused(
        &t,
        "astrochimp",
        "throw gun suite",
        "SF-12.5.1",
        "No way leads from here to the Suite. Choose a Section that is joined to this one.",
    );
    refused(
        &t,
        "astrochimp",
        "throw gun reactor",
        "SF-5.4.1",
        "Nothing can be thrown through the vent to the Reactor.",
    );
    t.place("exile", "cryo_lab");
    t.give("exile", "gun");
    t.lock("cryo_lab", "vault_x");
    refused(&t, "exile", "throw gun vault_x", "SF-R53", "A Lock is between here and Vault X.");
    t.place("exile", "forward_airlocks");
    t.damaged("forward_airlocks");
    refused(
        &t,
        "exile",
        "throw gun outer_space",
        "SF-R49",
        "The airlock between here and Outer Space is in a Damaged Section.",
    );
}

/// Rules: SF-8.1.3, SF-6.5.1
#[test]
fn sf_8_1_3_only_a_firebomb_burns_and_only_where_nothing_burns_yet() {
    let mut t = table(&["security"]);
    t.place("security", "bridge");
    t.give("security", "helmet");
    t.give("security", "firebomb");
    refused(&t, "security", "drop helmet ignite", "SF-8.1.3", "Only a Firebomb can be ignited.");
    t.fire("array_control");
    refused(
        &t,
        "security",
        "throw firebomb array_control ignite",
        "SF-R75",
        "A Firebomb cannot be ignited where there is a Hazard already.",
    );
}

/// Rules: SF-1.1, SF-H28
#[test]
fn sf_h28_others_keep_hold_of_the_rat() {
    let mut t = table(&["telepathic_rat", "exile"]);
    t.place("exile", "chem_lab");
    for what in ["telepathic_rat", "gun", "helmet"] {
        t.give("exile", what);
    }
    t.pc(1, "telepathic_rat");
    refused(
        &t,
        "exile",
        "drop telepathic_rat",
        "SF-1.1",
        "The Rat may not be thrown or dropped by other players.",
    );
    t.act("exile", "step bio_lab");
    refused(&t, t.asked(), "pass", "SF-4.5.3.1", "First drop an Item: there are too many.");
    refused(
        &t,
        t.asked(),
        "choose item telepathic_rat",
        "SF-H28",
        "The Rat may not be thrown or dropped by other players.",
    );
}

/// Rules: SF-R79
#[test]
fn sf_11_2_the_last_helmet_is_kept_in_a_hazard() {
    let mut t = table(&["exile"]);
    t.place("exile", "bridge");
    t.asphyxiation("bridge");
    t.give("exile", "helmet");
    refused(
        &t,
        "exile",
        "drop helmet",
        "SF-11.2",
        "The Exile would not survive that, and will not do it.",
    );
}
