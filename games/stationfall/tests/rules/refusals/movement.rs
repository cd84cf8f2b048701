//! Step, drag, and the Wormhole (SF-12.1).

use crate::common::*;

/// Rules: SF-12.1.1, SF-5.4.2, SF-12.1.3, SF-7.2.2.3
#[test]
fn sf_12_1_1_a_step_needs_a_way() {
    let mut t = table(&["engineer", "exile"]);
    t.place_all(&["engineer", "exile"], "cryo_lab");
    t.lock("cryo_lab", "vault_x");
    refused(
        &t,
        "exile",
        "step bridge",
        "SF-12.1.1",
        "No way leads from here to the Bridge. Choose a Section that is joined to this one.",
    );
    refused(
        &t,
        "exile",
        "step vault_x",
        "SF-12.1.3",
        "A Lock is in the way, and the Exile is no Officer. Go another way, or remove the Lock first.",
    );
    t.blackout();
    refused(
        &t,
        "engineer",
        "step vault_x",
        "SF-7.2.2.3",
        "A Lock is in the way, and in a Blackout it opens for nobody. Breach it first.",
    );
    t.place("exile", "kitchen");
    refused(&t, "exile", "step reactor", "SF-5.4.2", "The Exile does not fit into vents.");
}

/// Rules: SF-13.13.3, SF-5.5.3
#[test]
fn sf_5_5_3_neither_a_broken_airlock_nor_a_full_pod_lets_anybody_in() {
    let mut t = table(&["engineer", "exile", "medical", "security"]);
    t.place("exile", "forward_airlocks");
    t.give("exile", "helmet");
    t.damaged("forward_airlocks");
    refused(
        &t,
        "exile",
        "step outer_space",
        "SF-13.13.3",
        "The airlock between here and Outer Space is in a Damaged Section.",
    );
    t.place_all(&["engineer", "security", "medical"], "houdini");
    t.place("exile", "aft_airlocks");
    refused(&t, "exile", "step houdini", "SF-5.5.3", "The Houdini is full.");
    t.place_all(&["security", "medical"], "aft_airlocks");
    t.down("medical");
    t.place("security", "houdini");
    refused(
        &t,
        "exile",
        "step houdini drag medical",
        "SF-R56",
        "The Houdini has only one place left: not enough for two.",
    );
}

/// Rules: SF-12.1.2
#[test]
fn sf_12_1_2_each_drags_and_is_dragged_once_a_turn() {
    let mut t = table(&["engineer", "exile", "legal", "medical"]);
    t.place_all(&["engineer", "exile", "legal", "medical"], "bridge");
    refused(
        &t,
        "engineer",
        "step array_control drag exile",
        "SF-12.1.2",
        "The Exile cannot be dragged: only a Down Character in the same Section can.",
    );
    t.down("exile");
    t.down("legal");
    t.act("engineer", "step array_control drag exile");
    t.act("engineer", "step bridge");
    refused(
        &t,
        "engineer",
        "step array_control drag legal",
        "SF-12.1.2",
        "The Engineer has dragged somebody this turn.",
    );
    t.place("medical", "array_control");
    refused(
        &t,
        "medical",
        "step bridge drag exile",
        "SF-12.1.2",
        "The Exile was dragged this turn already.",
    );
}

/// Rules: SF-7.6.1
#[test]
fn sf_7_6_1_only_where_it_is_does_anybody_enter_the_wormhole() {
    let mut t = table(&["legal"]);
    t.released("wormhole");
    t.state.project_x.wormhole = Some(section("vault_x"));
    refused(&t, "legal", "wormhole", "SF-7.6.1", "The Wormhole is not here.");
}
