//! The condition language: what its words mean on a table. Where things are and whether they have Escaped is tested in
//! `whereabouts`, launch requirements and Agendas in `requirements`.

use stationfall::condition::{Condition, Context, Count, Kind, Scope, Selection, Value, Who};
use stationfall::content::FILES;
use stationfall::frame::Chosen;
use stationfall::ids::{Body, Section};
use stationfall::state::{Guilt, KompromatPlace, MarkerEvent, Player, TimeMarker};

use crate::common::{TestTable, actor, character, seats, table};

/// Everything a condition can speak of.
pub fn everything() -> Context {
    Context {
        own: true,
        me: true,
        actor: true,
        this: true,
        monster: true,
        bonus_points: true,
        tutorial: true,
        chosen: vec![("first".into(), Kind::Who), ("second".into(), Kind::Section)],
        ..Context::default()
    }
}

#[track_caller]
fn condition(text: &str) -> Condition {
    Condition::parse(text, &everything()).unwrap_or_else(|m| panic!("{text}: {}", m.message))
}

/// `self` is the Exile, `me` the first player, `actor` the Engineer, `this` the Reactor.
pub fn scope(t: &TestTable) -> Scope<'_> {
    Scope::new(t.look())
        .of(character("exile"))
        .me(Player(0))
        .actor(actor("engineer"))
        .this(Section::Reactor)
}

#[track_caller]
pub fn holds(t: &TestTable, text: &str) -> bool {
    condition(text).holds(&scope(t))
}

/// Demands that the first conditions hold and the others do not.
#[track_caller]
pub fn truths(t: &TestTable, true_ones: &[&str], false_ones: &[&str]) {
    for text in true_ones {
        assert!(holds(t, text), "{text}");
    }
    for text in false_ones {
        assert!(!holds(t, text), "{text}");
    }
}

#[track_caller]
pub fn number(t: &TestTable, text: &str) -> i32 {
    let count = Count::parse(text, &everything());
    count.unwrap_or_else(|mistake| panic!("{text}: {}", mistake.message)).value(&scope(t))
}

/// The Exile, the Engineer, Security and the Clones, apart from each other.
pub fn people() -> TestTable {
    let mut t = table(&["exile", "engineer", "security", "maintenance_clones"]);
    t.place("exile", "bridge");
    t.place("engineer", "reactor");
    t.place("security", "suite");
    t
}

#[test]
fn and_or_not_and_comparisons_bind_as_written() {
    let t = people();
    truths(
        &t,
        &[
            "live(self) or fire(this) and down(self)",
            "not down(self) and live(self)",
            "not (down(self) or fire(this))",
            "minute() = 13 and minute() != 12 and minute() < 14 and minute() <= 13",
            "minute() > 12 and minute() >= 13",
            "count {c in characters : human(c)} + 1 = 6",
            "2 + minute() > 14",
        ],
        &[
            "(live(self) or fire(this)) and down(self)",
            "not live(self) or down(self)",
            "minute() > 13",
        ],
    );
}

#[test]
fn sets_have_members_and_variables_may_nest() {
    let t = people();
    truths(
        &t,
        &[
            "some {c in characters : robot(c)}",
            "none {c in characters : robot(c) and human(c)}",
            "none {c in characters : some {d in characters : d != c and colocated(c, d)}}",
            "some {s in sections : some {c in characters : in(c, s) and some {p in players : p = me}}}",
            "some {c in characters}",
            "count {b in bodies(chr:maintenance_clones)} = 3",
            "none {b in bodies(chr:drones)}",
            "count {p in players} = 4",
            "none {m in monsters}",
        ],
        &["none {c in characters}", "some {c in characters : c = self and c = actor}"],
    );
    assert_eq!(number(&t, "count {c in characters}"), 6);
    assert_eq!(number(&t, "count {s in pods}"), 4, "docked pods of this game");
    assert_eq!(number(&t, "count {k in corridors}"), 44, "without the Characters that add some");
    assert_eq!(number(&t, "count {o in offsites}"), 2);
}

#[test]
fn a_selection_gives_its_members() {
    let t = people();
    let humans =
        Selection::parse("{c in characters : human(c) and c != self}", &everything()).unwrap();
    let names: Vec<&str> = humans.bodies(&scope(&t)).iter().map(Body::name).collect();
    assert_eq!(names, ["engineer", "clone_alpha", "clone_beta", "clone_gamma"]);
    assert!(humans.contains(&scope(&t), Value::Who(Who::Body(Body::Engineer))));
    assert!(!humans.contains(&scope(&t), Value::Who(Who::Body(Body::Exile))));
    assert!(!humans.contains(&scope(&t), Value::Who(Who::Body(Body::Stranger))), "not in play");
    let dark =
        Selection::parse("{s in sections : s = sec:tanks or s = this}", &everything()).unwrap();
    let names: Vec<&str> = dark.sections(&scope(&t)).iter().map(Section::name).collect();
    assert_eq!((names, dark.kind()), (vec!["reactor", "tanks"], Kind::Section));
    assert!(dark.any(&scope(&t)));
}

#[test]
fn chosen_things_are_the_first_variables() {
    let t = people();
    let text = condition(
        "chosen(first) and live(first) and in(first, sec:reactor) and not chosen(second)",
    );
    assert!(!text.holds(&scope(&t)), "nothing was chosen yet");
    let mut chosen = stationfall::frame::Choices::default();
    chosen[0] = Some(Chosen::Body(Body::Engineer));
    assert!(text.holds(scope(&t).chosen(chosen)));
    chosen[1] = Some(Chosen::Section(Section::Bridge));
    assert!(condition("some {c in characters : in(c, second)}").holds(scope(&t).chosen(chosen)));
    // Nothing is true of nothing.
    truths(
        &t,
        &["not live(first)", "first != self"],
        &["down(first)", "first = self", "first = first"],
    );
}

/// Rules: SF-16.4.2
#[test]
fn live_down_and_annihilated() {
    let mut t = people();
    t.down("exile");
    truths(&t, &["down(self)", "live(actor)"], &["live(self)", "down(actor)", "annihilated(self)"]);
    t.annihilate("exile");
    truths(
        &t,
        &["annihilated(self)", "down(self)"],
        &["live(self)", "escaped(self)", "on_board(self)"],
    );
    truths(
        &t,
        &["not in(self, sec:bridge)"],
        &["colocated(self, actor)", "annihilated(chr:stranger)"],
    );
    // Of several bodies one is enough.
    t.down("clone_beta");
    truths(&t, &["down(chr:maintenance_clones)", "live(chr:maintenance_clones)"], &[]);
}

#[test]
fn types_abilities_and_cards() {
    let mut t =
        table(&["exile", "engineer", "security", "cyborg", "digital_assistant", "telepathic_rat"]);
    truths(
        &t,
        &[
            "human(self) and not robot(self)",
            "robot(chr:security) and not human(chr:security)",
            "human(chr:cyborg) and robot(chr:cyborg)",
            "has_ability(actor, abl:officer)",
            "has_ability(chr:digital_assistant, abl:ai)",
            "is(actor, chr:engineer) and not is(actor, self)",
            "in_play(chr:cyborg) and not in_play(chr:stranger)",
            "npc(self) and not pc(self)",
            "some {c in characters : c = chr:digital_assistant}",
            "some {c in characters : c = chr:telepathic_rat}",
        ],
        &[
            "human(chr:telepathic_rat) or robot(chr:telepathic_rat)",
            "live(chr:digital_assistant) or down(chr:digital_assistant)",
            "has_ability(self, abl:officer)",
            "has_ability(chr:stranger, abl:uncanny)",
            "npc(chr:stranger)",
            "monster(self)",
        ],
    );
    // The Digital Assistant makes nobody an Officer here.
    t.data("exile", "digital_assistant");
    assert!(!holds(&t, "has_ability(self, abl:officer)"));
    t.pc(2, "exile");
    t.guilt(2, Guilt::Suspect);
    truths(
        &t,
        &["pc(self)", "pc_suspect(self)", "pc_not_innocent(self)"],
        &["npc(self)", "pc_suspect(actor)"],
    );
    t.guilt(2, Guilt::Guilty);
    truths(&t, &["pc_not_innocent(self)"], &["pc_suspect(self)"]);
}

#[test]
fn reveal_powers_count_as_abilities() {
    let mut t = table(&["astrochimp", "exile", "engineer"]);
    assert!(!holds(&t, "has_ability(chr:astrochimp, abl:zeroborn)"));
    t.pc(1, "astrochimp");
    truths(
        &t,
        &[
            "has_ability(chr:astrochimp, abl:zeroborn)",
            "has_ability(chr:astrochimp, abl:acrobatics)",
        ],
        &[],
    );
}

/// Rules: SF-R166
#[test]
fn possessions() {
    let mut t = people();
    t.give("exile", "helmet");
    t.give("engineer", "artifact");
    t.data("exile", "evidence");
    t.give("exile", "nanogel_1");
    truths(
        &t,
        &[
            "helmeted(self)",
            "possesses(self, item:helmet) and possesses(self, data:evidence)",
            "possesses(self, item:nanogel)",
            "possesses(chr:security, item:gun)",
            "possessed(item:artifact) and possessed_by_live(item:artifact)",
        ],
        &["possesses(self, item:artifact)", "possessed(item:briefcase)", "helmeted(actor)"],
    );
    t.down("engineer");
    truths(&t, &["possessed(item:artifact)"], &["possessed_by_live(item:artifact)"]);
    t.give("security", "helmet");
    assert!(!holds(&t, "helmeted(chr:security)"), "a Robot is never Helmeted (SF-8.1.1.1)");
    t.contaminate("exile");
    truths(&t, &["contaminated(self)"], &["contaminated(actor)"]);
}

/// Rules: SF-0.6
#[test]
fn the_face_down_project_x_card_is_not_spoken_of() {
    let mut t = people();
    t.state.project_x.card = stationfall::ids::ProjectX::CombatSwarm;
    assert!(!holds(&t, "in_play(prj:combat_swarm) or project_x_released()"));
    t.state.project_x.released = true;
    assert!(holds(&t, "in_play(prj:combat_swarm) and project_x_released()"));
}

#[test]
fn players_and_the_table() {
    let mut t = people();
    t.guilt(1, Guilt::Suspect);
    t.guilt(2, Guilt::Guilty);
    t.betrayal(1, 3);
    t.cubes(0, "exile", 2);
    t.cubes(3, "exile", 1);
    t.pc(1, "engineer");
    truths(
        &t,
        &[
            "innocent(me) and not suspect(me)",
            "count {p in players : suspect(p)} = 1 and count {p in players : guilty(p)} = 1",
            "some {p in players : revealed_early(p) and pc_of(p) = actor}",
            "not revealed_early(me)",
            "cubes_on(self) = 3 and rival_cubes_on(self) = 1",
            "some {p in players : betrayal_cubes(p) = 3}",
            "jammers_on() and cameras_on() and can_restore_systems()",
        ],
        &[
            "abandon_ship() or project_x_released() or antimatter_armed()",
            "antimatter_detonated_on_board() or missile_inbound()",
            "escaped(pc_of(me))",
            "live(pc_of(me))",
        ],
    );
    t.abandon_ship();
    t.state.station.armed = true;
    t.state.station.jammers = false;
    t.damaged("mainframe");
    let event = MarkerEvent::Missile(Section::Bridge);
    t.state.markers.push(TimeMarker { owner: Player(1), event, minute: 13 });
    truths(
        &t,
        &["abandon_ship() and antimatter_armed() and missile_inbound()"],
        &["jammers_on()", "can_restore_systems()", "antimatter_detonated_on_board()"],
    );
    (t.state.station.armed, t.state.station.detonated) = (false, true);
    assert!(holds(&t, "antimatter_armed()"), "detonated counts");
}

#[test]
fn the_last_turn_of_a_minute_is_the_one_before_the_first_player() {
    let mut t = people();
    t.state.table.first = Player(2);
    for player in 0..4 {
        t.state.turn.player = Player(player);
        assert_eq!(holds(&t, "last_turn_of_minute()"), player == 1, "{player}");
    }
}

#[test]
fn kompromat_and_its_subjects() {
    let mut t = people();
    t.kompromat("exile", "bridge");
    t.kompromat_in_hand(0, "engineer");
    t.kompromat_in_hand(2, "security");
    t.down("engineer");
    truths(
        &t,
        &[
            "count {k in kompromat} = 3",
            "count {k in kompromat : in_hand(k, me)} = 1",
            "some {k in kompromat : in_hand(k, me) and down(subject(k)) and subject(k) = actor}",
            "kompromat_in_hand(me) = 1",
        ],
        &["some {k in kompromat : in_hand(k, me) and live(subject(k))}"],
    );
    t.state.kompromat[character("security")] = KompromatPlace::Nowhere;
    assert_eq!(number(&t, "count {k in kompromat}"), 2, "gone with a pod");
}

/// Rules: SF-17.2.6
#[test]
fn sf_h2_one_hand_of_two_colours_counts_for_the_one_that_scores() {
    let mut t = seats(2, &["exile", "engineer", "security", "counselor"]);
    t.kompromat_in_hand(0, "exile");
    t.kompromat_in_hand(0, "engineer");
    t.kompromat_in_hand(1, "security");
    let most = condition(
        "none {p in players : p != me and kompromat_in_hand(p) >= kompromat_in_hand(me)}",
    );
    for (player, expected) in [(0, true), (1, false), (2, true), (3, false)] {
        let scope = Scope::new(t.look()).me(Player(player));
        assert_eq!(most.holds(&scope), expected, "colour {player}");
    }
}

#[test]
fn bonus_characters_and_their_points() {
    let mut t = table(&["stranger", "exile", "engineer", "security"]);
    t.bonus(0, "exile");
    t.bonus(0, "security");
    t.bonus(1, "engineer");
    truths(
        &t,
        &[
            "friend_of(self, me) and grudge_of(chr:security, me)",
            "count {c in bonus_characters(me)} = 2",
            "bonus_points(me) = 0",
        ],
        &["grudge_of(self, me)", "friend_of(actor, me) or grudge_of(actor, me)"],
    );
    t.down("security");
    assert_eq!(number(&t, "bonus_points(me)"), 3, "a Grudge that is Down");
    t.place("exile", "houdini");
    t.launched("houdini");
    assert_eq!(number(&t, "bonus_points(me)"), 5, "and a Friend that Escaped");
    t.place("stranger", "houdini");
    assert!(holds(&t, "some {c in bonus_characters(me) : colocated(c, chr:stranger)}"));
}

#[test]
fn counters_of_the_cards() {
    let mut t = people();
    for (steps, stars) in
        [(0, 0), (1, 1), (4, 4), (5, 4), (6, 5), (8, 6), (10, 6), (11, 7), (20, 7)]
    {
        t.state.tally.medical = steps;
        assert_eq!(number(&t, "medical_stars()"), stars, "{steps} steps");
    }
    t.state.tally.meals = 2;
    assert_eq!(number(&t, "fang_moss_meals()"), 2);
}

#[test]
fn what_is_not_in_play_makes_predicates_false() {
    let t = people();
    for text in [
        "live(chr:stranger)",
        "down(chr:stranger)",
        "escaped(chr:stranger)",
        "on_board(chr:stranger)",
        "human(chr:stranger)",
        "contaminated(chr:telepathic_rat)",
        "possessed(item:fletcher)",
        "on_board(item:fletcher)",
        "colocated(item:fletcher, self)",
        "fire(sec:shred_room)",
        "on_board(sec:shred_room)",
        "launch_ready(sec:panic_pod)",
        "has_room(sec:panic_pod)",
        "cubes_on(chr:stranger) > 0",
    ] {
        assert!(!holds(&t, text), "{text}");
    }
}

/// Every text of the content files with something spoilt in it is read or refused, and never anything else.
#[test]
fn spoilt_conditions_never_break_the_reader() {
    use kernel::chance::Draw;
    let mut rng = kernel::Seed::from_number(5).rng();
    let texts: Vec<&str> = FILES
        .iter()
        .flat_map(|(_, text)| text.split('"').skip(1).step_by(2))
        .filter(|text| text.contains('('))
        .collect();
    let context = everything();
    let t = people();
    for _ in 0..4_000 {
        let mut text = rng.pick(&texts).expect("there are texts").to_string();
        for _ in 0..1 + rng.below(3) {
            let cuts: Vec<usize> = (0..=text.len()).filter(|i| text.is_char_boundary(*i)).collect();
            let (one, other) = (rng.pick(&cuts).unwrap_or(0), rng.pick(&cuts).unwrap_or(0));
            let (from, to) = (one.min(other), one.max(other).min(one.min(other) + 8));
            if text.is_char_boundary(to) {
                let part = text[from..to].to_string();
                if rng.below(2) == 0 {
                    text.replace_range(from..to, "")
                } else {
                    text.insert_str(from, &part)
                }
            }
        }
        if let Ok(condition) = Condition::parse(&text, &context) {
            condition.holds(&scope(&t));
        }
        if let Ok(count) = Count::parse(&text, &context) {
            count.value(&scope(&t));
        }
        if let Ok(selection) = Selection::parse(&text, &context) {
            selection.each(&scope(&t), |_| {});
        }
    }
}
