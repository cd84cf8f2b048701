//! Revive and repair (SF-12.11, SF-13.11).

use crate::common::*;

/// Rules: SF-8.1.2, SF-12.11.1, SF-0.4, SF-12.11.2
#[test]
fn sf_12_11_1_who_can_be_revived() {
    let mut t = table(&["stranger", "exile"]);
    t.place_all(&["stranger", "exile"], "forward_hub");
    refused(
        &t,
        "stranger",
        "revive exile nanogel",
        "SF-8.1.2",
        "The Stranger has no such Nanogel: without one nobody is revived.",
    );
    t.give("stranger", "nanogel");
    refused(&t, "stranger", "revive exile nanogel", "SF-0.4", "The Exile is not Down.");
    refused(&t, "stranger", "revive monster nanogel", "SF-12.11.1", "No Down Monster is here.");
    t.down("exile");
    t.give("stranger", "helmet");
    t.asphyxiation("forward_hub");
    refused(
        &t,
        "stranger",
        "revive exile nanogel",
        "SF-12.11.2",
        "The Exile would go Down again at once.",
    );
    t.place("exile", "suite");
    refused(&t, "stranger", "revive exile nanogel", "SF-12.11.1", "The Exile is not here.");
}

/// Rules: SF-4.6.3, SF-0.4, SF-4.4.1, SF-1.1
#[test]
fn sf_13_11_who_and_what_can_be_repaired() {
    let mut t = table(&["troubleshooter", "exile", "legal", "medical"]);
    t.place_all(&["troubleshooter", "exile", "legal", "medical"], "machine_shop");
    t.down("exile");
    t.down("legal");
    refused(&t, "troubleshooter", "repair exile", "SF-4.6.3", "The Exile is no Robot.");
    refused(&t, "medical", "emergency legal", "SF-4.6.3", "Legal is no Human.");
    refused(&t, "troubleshooter", "juryrig section", "SF-0.4", "The Machine Shop is not Damaged.");
    refused(
        &t,
        "medical",
        "juryrig section",
        "SF-4.4.1",
        "Medical does not have Jury Rig now, and this needs it.",
    );
    t.damaged("machine_shop");
    t.state.sections[section("machine_shop")].goo = true;
    refused(
        &t,
        "troubleshooter",
        "juryrig section",
        "SF-1.1",
        "Grey Goo in the Machine Shop cannot be repaired.",
    );
}

/// Rules: SF-12.11.2, SF-H27
#[test]
fn sf_h27_monsters_are_mended_where_that_lasts() {
    let mut t = table(&["engineer", "troubleshooter"]);
    t.released("apex_predator");
    t.state.project_x.monster = Some(section("machine_shop"));
    t.state.project_x.monster_down = true;
    t.place_all(&["engineer", "troubleshooter"], "machine_shop");
    refused(&t, "engineer", "repair monster", "SF-H27", "The Monster is no Robot.");
    t.give("engineer", "nanogel");
    t.asphyxiation("machine_shop");
    refused(
        &t,
        "engineer",
        "revive monster nanogel",
        "SF-12.11.2",
        "The Monster would go Down again at once.",
    );
}
