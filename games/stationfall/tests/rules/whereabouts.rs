//! Where things are and whether they have Escaped, in play and at scoring, as conditions see it.

use stationfall::condition::{Selection, Value};
use stationfall::ids::{Body, Section};
use stationfall::map::Link;
use stationfall::state::{At, Holder, MarkerEvent, Player, TimeMarker, Vehicle};
use workbench::flat::Id;

use crate::common::{item, link, table};
use crate::condition::{everything, holds, number, people, scope, truths};

#[test]
fn places_on_board_and_outside() {
    let mut t = people();
    t.place("security", "outer_space");
    t.place("clone_alpha", "hail_mary");
    t.give("security", "artifact");
    truths(
        &t,
        &[
            "in(self, sec:bridge) and on_board(self)",
            "in(item:artifact, sec:outer_space)",
            "in(item:briefcase, sec:suite) and on_board(item:briefcase)",
            "in_pod(chr:maintenance_clones) and on_board(sec:hail_mary)",
            "in(item:helmet, sec:storage)",
            "section_of(self) = sec:bridge",
            "section_of(item:artifact) = section_of(chr:security)",
        ],
        &[
            "on_board(chr:security)",
            "on_board(item:artifact)",
            "on_board(sec:outer_space)",
            "in_pod(self)",
            "in(item:gun, sec:storage)",
            "in(self, sec:cargo_claw)",
        ],
    );
    t.launched("hail_mary");
    let clone = "some {c in characters : is(c, chr:maintenance_clones) and in(c, sec:hail_mary)";
    assert!(holds(&t, &format!("{clone} and in_pod(c) and escaped(c) and not on_board(c)}}")));
    t.state.bodies[Body::Exile].at = At::Engulfed;
    truths(&t, &["engulfed(self) and on_board(self)"], &["in(self, sec:bridge)", "escaped(self)"]);
    t.state.bodies[Body::Exile].at = At::Card;
    truths(&t, &[], &["on_board(self)", "engulfed(self)"]);
}

/// Rules: SF-16.4.1, SF-R194, SF-R140
#[test]
fn sf_4_6_6_1_escaped_people_items_data_and_pods() {
    let mut t = people();
    t.place("exile", "houdini");
    t.down("exile");
    t.give("exile", "briefcase");
    t.data("exile", "x_secret");
    t.lay("artifact", "houdini");
    t.lay("gun", "houdini");
    for text in
        ["self", "item:briefcase", "item:artifact", "item:gun", "data:x_secret", "sec:houdini"]
    {
        assert!(!holds(&t, &format!("escaped({text})")), "{text} before the launch");
    }
    t.launched("houdini");
    for text in
        ["self", "item:briefcase", "item:artifact", "item:gun", "data:x_secret", "sec:houdini"]
    {
        assert!(holds(&t, &format!("escaped({text})")), "{text} after the launch");
    }
    truths(
        &t,
        &["down(self)"],
        &["escaped(actor)", "escaped(item:antimatter)", "escaped(data:evidence)"],
    );
    t.transmitted("evidence", "news");
    assert!(holds(&t, "escaped(data:evidence) and holds(off:news, data:evidence)"));
    assert_eq!(number(&t, "escaped_copies(data:evidence) + escaped_copies(data:x_secret)"), 2);
    t.state.offsites[crate::common::offsite("news")].annihilated = true;
    truths(&t, &["count {o in offsites} = 1"], &["escaped(data:evidence)"]);
    truths(&t, &["not escaped(item:fletcher)"], &["escaped(item:fletcher)"]);
}

/// Rules: SF-R147
#[test]
fn sf_16_4_3_colocated_by_pod_and_by_the_way_out() {
    let mut t = people();
    t.place_all(&["exile", "engineer", "clone_alpha"], "alcatraz");
    t.place_all(&["security", "clone_beta"], "houdini");
    t.give("engineer", "artifact");
    t.launched("alcatraz");
    t.launched("houdini");
    truths(
        &t,
        &[
            "colocated(self, actor)",
            "colocated(item:artifact, self)",
            "colocated(item:artifact, actor)",
        ],
        &[
            "colocated(self, chr:security)",
            "colocated(item:artifact, chr:security)",
            "colocated(self, self)",
        ],
    );
    // Who left outside a pod is Colocated only with who left the same way.
    t.state.bodies[Body::Exile].at = At::Mesosphere(Vehicle::Wormhole);
    t.state.bodies[Body::Security].at = At::Mesosphere(Vehicle::Wormhole);
    t.state.bodies[Body::Engineer].at = At::Mesosphere(Vehicle::RocketWings);
    truths(
        &t,
        &["escaped(self) and colocated(self, chr:security)", "escaped(item:artifact)"],
        &["colocated(self, actor)", "colocated(self, chr:maintenance_clones)", "in_pod(self)"],
    );
    t.state.uniques[item("briefcase")] = Holder::Mesosphere(Vehicle::Wormhole);
    truths(
        &t,
        &["escaped(item:briefcase) and colocated(item:briefcase, self)"],
        &["colocated(item:briefcase, actor)"],
    );
    t.state.bodies[Body::Exile].at = At::Mesosphere(Vehicle::Amoeba);
    t.state.bodies[Body::CloneGamma].at = At::Mesosphere(Vehicle::Amoeba);
    assert!(holds(&t, "colocated(self, chr:maintenance_clones)"));
}

#[test]
fn sf_r180_who_is_taken_off_is_escaped_and_still_in_outer_space() {
    let mut t = people();
    t.place_all(&["exile", "engineer", "security"], "outer_space");
    t.give("exile", "briefcase");
    t.state.bodies[Body::Exile].taken_off = true;
    t.state.bodies[Body::Engineer].taken_off = true;
    truths(
        &t,
        &[
            "escaped(self) and in(self, sec:outer_space)",
            "escaped(item:briefcase) and in(item:briefcase, sec:outer_space)",
            "colocated(self, actor) and colocated(item:briefcase, actor)",
            "count {c in characters : human(c) and live(c) and in(c, sec:outer_space)} = 2",
        ],
        &["escaped(chr:security)", "colocated(self, chr:security)", "on_board(self)"],
    );
}

/// Rules: SF-R164
#[test]
fn the_rat_is_where_its_token_is() {
    let mut t = table(&["telepathic_rat", "exile", "engineer"]);
    t.place_all(&["exile", "engineer"], "reactor");
    t.give("exile", "telepathic_rat");
    truths(
        &t,
        &[
            "colocated(chr:telepathic_rat, actor) and colocated(self, chr:telepathic_rat)",
            "in(chr:telepathic_rat, sec:reactor) and in(item:telepathic_rat, sec:reactor)",
            "possesses(self, item:telepathic_rat) and contaminated(chr:telepathic_rat)",
        ],
        &["colocated(item:telepathic_rat, chr:telepathic_rat)", "escaped(chr:telepathic_rat)"],
    );
    t.place("exile", "houdini");
    t.launched("houdini");
    assert!(holds(&t, "escaped(chr:telepathic_rat) and escaped(item:telepathic_rat)"));
}

#[test]
fn sf_r176_the_digital_assistant_escapes_with_a_copy() {
    let mut t = table(&["digital_assistant", "exile", "engineer"]);
    truths(&t, &[], &["escaped(chr:digital_assistant)", "colocated(chr:digital_assistant, self)"]);
    t.data("exile", "digital_assistant");
    assert!(!holds(&t, "escaped(chr:digital_assistant)"));
    t.place("exile", "mcqueen");
    t.launched("mcqueen");
    assert!(holds(&t, "escaped(chr:digital_assistant)"));
    let mut t = table(&["digital_assistant", "exile", "engineer"]);
    t.transmitted("digital_assistant", "authorities");
    assert!(holds(&t, "some {c in characters : escaped(c)}"), "as a member of the Characters");
}

#[test]
fn the_monster_is_an_entity_but_no_character() {
    let mut t = people();
    t.released("apex_predator");
    t.state.project_x.monster = Some(Section::Bridge);
    truths(
        &t,
        &[
            "some {c in entities : monster(c) and live(c) and on_board(c)}",
            "colocated(self, monster) and in(monster, sec:bridge)",
            "count {c in entities} = count {c in characters} + 1",
            "in_play(prj:apex_predator)",
        ],
        &[
            "some {c in characters : monster(c)}",
            "down(monster)",
            "pc(monster) or npc(monster)",
            "in_play(prj:amoeba)",
        ],
    );
    t.state.project_x.monster_down = true;
    truths(
        &t,
        &["down(monster)", "some {c in entities : down(c) and on_board(c)}"],
        &["live(monster)"],
    );
    t.state.project_x.monster = Some(Section::Houdini);
    t.launched("houdini");
    truths(&t, &["escaped(monster)"], &["on_board(monster)"]);
}

#[test]
fn the_target_and_the_wormhole() {
    let mut t = people();
    truths(
        &t,
        &[],
        &["marked_target_huntable()", "live(target_bearer)", "colocated(tok:wormhole, actor)"],
    );
    t.state.project_x.target = Some(Body::Exile);
    t.state.project_x.wormhole = Some(Section::Reactor);
    truths(
        &t,
        &["target_bearer = self", "marked_target_huntable()", "colocated(tok:wormhole, actor)"],
        &[],
    );
    t.down("exile");
    truths(&t, &[], &["marked_target_huntable()", "colocated(tok:wormhole, self)"]);
    t.live("exile");
    t.state.bodies[Body::Exile].at = At::Engulfed;
    assert!(!holds(&t, "marked_target_huntable()"));
}

#[test]
fn sections_and_ways() {
    let mut t = people();
    t.fire("reactor");
    t.state.sections[Section::VaultX].goo = true;
    t.state.markers.push(TimeMarker {
        owner: Player(0),
        event: MarkerEvent::Launch(Section::Houdini),
        minute: 13,
    });
    truths(
        &t,
        &[
            "fire(this) and damaged(this) and power(this)",
            "asphyxiation(sec:outer_space) and goo(sec:vault_x)",
            "docked(sec:houdini, sec:aft_airlocks) and docked_any(sec:houdini)",
            "has_room(sec:houdini) and occupants(sec:houdini) = 0",
            "timed(sec:houdini) and not timed(sec:alcatraz)",
            "linked(this, sec:aft_hub, corridor) and linked(sec:kitchen, this, vent)",
            "linked(this, sec:magnetic_containment, corridor)",
            "linked(sec:houdini, sec:aft_airlocks, dock)",
            "linked(sec:aft_exhaust, sec:outer_space, airlock)",
            "some {k in corridors : locked(k) and touches(k, this)}",
        ],
        &[
            "asphyxiation(this) or goo(this)",
            "docked(sec:houdini, this) or docked_any(this)",
            "linked(sec:houdini, sec:aft_airlocks, corridor)",
            "linked(sec:outer_space, sec:aft_exhaust, airlock)",
            "linked(this, sec:kitchen, corridor)",
            "damaged(sec:cargo_claw) or power(sec:bridge)",
            "some {k in corridors : locked(k) and touches(k, sec:bridge)}",
        ],
    );
    for (clone, pod) in [("clone_alpha", 1), ("clone_beta", 2), ("clone_gamma", 3)] {
        t.place(clone, "houdini");
        assert_eq!(number(&t, "occupants(sec:houdini)"), pod);
    }
    assert!(!holds(&t, "has_room(sec:houdini)"));
    t.launched("houdini");
    truths(
        &t,
        &["escaped(sec:houdini)"],
        &["docked_any(sec:houdini)", "linked(sec:houdini, sec:aft_airlocks, dock)"],
    );
    let locked = Selection::parse("{k in corridors : locked(k)}", &everything()).unwrap();
    assert!(locked.contains(&scope(&t), Value::Link(link("cryo_lab", "vault_x"))));
    assert!(!locked.contains(&scope(&t), Value::Link(Link::from_number(0))));
}
