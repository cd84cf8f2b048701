//! Attack, Rob, Sabotage (SF-12.8 to SF-12.10).

use crate::common::*;

/// Rules: SF-8.3, SF-A4.2, SF-0.4, SF-12.8.1, SF-4.4.1
#[test]
fn sf_12_8_1_whom_an_attack_can_hit() {
    let mut t = table(&["exile", "engineer", "security", "telepathic_rat", "legal"]);
    t.place_all(&["exile", "engineer", "security", "telepathic_rat"], "bridge");
    refused(&t, "exile", "attack engineer gun", "SF-8.3", "The Exile does not have a Gun.");
    t.give("exile", "bludgeon");
    t.give("engineer", "helmet");
    refused(&t, "exile", "attack engineer bludgeon", "SF-12.8.1", "The Engineer wears a Helmet.");
    refused(
        &t,
        "exile",
        "attack security bludgeon",
        "SF-4.4.1",
        "Security is Armored: a Bludgeon does nothing.",
    );
    refused(
        &t,
        "exile",
        "attack telepathic_rat bludgeon",
        "SF-A4.2",
        "The Telepathic Rat is neither Human nor Robot.",
    );
    refused(&t, "exile", "attack legal bludgeon", "SF-A4.2", "Legal is not here.");
    refused(&t, "exile", "attack monster bludgeon", "SF-12.8.2a", "No Monster is here.");
    t.down("engineer");
    refused(&t, "exile", "attack engineer bludgeon", "SF-0.4", "The Engineer is Down already.");
    refused(
        &t,
        "security",
        "attack exile gun",
        "SF-4.4.1",
        "A Peacekeeper Attacks only Fugitives, Monsters, and PCs of Suspect or Guilty players; the Exile is none of them.",
    );
    refused(&t, "security", "sabotage gun", "SF-4.4.1", "A Peacekeeper does not Sabotage.");
}

/// Rules: SF-4.4.1
#[test]
fn sf_4_4_1_fast_talk_and_pride() {
    let mut t = table(&["troubleshooter", "exile", "daredevil"]);
    t.place_all(&["troubleshooter", "exile", "daredevil"], "forward_hub");
    t.give("daredevil", "helmet");
    refused(
        &t,
        "troubleshooter",
        "attack exile bludgeon",
        "SF-4.4.1",
        "The Exile talks a way out: no Human bludgeons anybody so charming in the light.",
    );
    refused(
        &t,
        "troubleshooter",
        "rob daredevil bludgeon helmet",
        "SF-4.4.1",
        "The Daredevil is too proud to be robbed.",
    );
}

/// Rules: SF-8.3, SF-9.1
#[test]
fn sf_9_1_the_badge_robs_items() {
    let mut t = table(&["inspector", "exile"]);
    t.place_all(&["inspector", "exile"], "bridge");
    t.data("exile", "evidence");
    refused(
        &t,
        "inspector",
        "rob exile badge evidence",
        "SF-9.1",
        "The Badge robs Items only, not Data.",
    );
    refused(&t, "inspector", "attack exile badge", "SF-8.3", "The Badge is only good for robbing.");
    refused(&t, "inspector", "sabotage badge", "SF-8.3", "The Badge is only good for robbing.");
    refused(
        &t,
        "exile",
        "rob inspector badge helmet",
        "SF-8.3",
        "The Exile does not have Badge now, and this needs it.",
    );
}

/// Rules: SF-12.9.1, SF-8.4, SF-12.9.3, SF-12.9.3a, SF-R178
#[test]
fn sf_12_9_1_what_can_be_robbed() {
    let mut t = table(&["exile", "engineer", "security", "boarder"]);
    t.place_all(&["exile", "engineer", "security"], "bridge");
    t.give("exile", "gun");
    refused(
        &t,
        "exile",
        "rob engineer gun helmet",
        "SF-12.9.1",
        "The Engineer does not have a Helmet.",
    );
    refused(
        &t,
        "exile",
        "rob security gun gun",
        "SF-8.4",
        "The Gun is Integral and cannot be removed.",
    );
    refused(
        &t,
        "exile",
        "rob engineer gun evidence",
        "SF-12.9.1",
        "The Engineer does not have Evidence.",
    );
    t.data("engineer", "evidence");
    t.data("exile", "evidence");
    refused(
        &t,
        "exile",
        "rob engineer gun evidence",
        "SF-12.9.3a",
        "The Exile has that Data already.",
    );
    t.data("engineer", "nda");
    refused(
        &t,
        "exile",
        "rob engineer gun nda",
        "SF-R178",
        "The Engineer holds an NDA and cannot be robbed of Data.",
    );
    t.give("engineer", "helmet");
    t.asphyxiation("bridge");
    t.give("exile", "helmet");
    refused(
        &t,
        "exile",
        "rob engineer gun helmet",
        "SF-12.9.3",
        "Without that Helmet the Engineer would go Down: robbery must not kill.",
    );
    t.no_hazard("bridge");
    t.give("exile", "firebomb");
    refused(
        &t,
        "exile",
        "rob engineer gun helmet",
        "SF-12.9.3a",
        "The Exile has no free Item slot for the loot. Something must be dropped first.",
    );
}

/// Rules: SF-5.1.4a, SF-5.1.7.2, SF-A10.34
#[test]
fn sf_12_10_what_can_be_sabotaged() {
    let mut t = table(&["consort"]);
    t.give("consort", "bludgeon");
    t.place("consort", "bridge");
    t.damaged("bridge");
    refused(&t, "consort", "sabotage bludgeon", "SF-5.1.4a", "The Bridge is Damaged already.");
    t.place("consort", "outer_space");
    refused(&t, "consort", "sabotage bludgeon", "SF-5.1.7.2", "Outer Space cannot be Damaged.");
    t.place("consort", "reactor");
    refused(
        &t,
        "consort",
        "sabotage bludgeon",
        "SF-A10.34",
        "A Bludgeon does nothing to the Reactor.",
    );
}

/// Rules: SF-4.4.4, SF-0.4
#[test]
fn sf_4_4_4_brutality_is_for_the_helmeted() {
    let mut t = table(&["cyborg", "engineer"]);
    t.place_all(&["cyborg", "engineer"], "cryo_lab");
    t.give("cyborg", "bludgeon");
    refused(
        &t,
        "cyborg",
        "brutal engineer",
        "SF-4.4.4",
        "The Cyborg does not have Brutal now, and this needs it.",
    );
    t.pc(0, "cyborg");
    refused(
        &t,
        "cyborg",
        "brutal engineer",
        "SF-0.4",
        "The Engineer wears no Helmet: an ordinary Attack will do.",
    );
}
