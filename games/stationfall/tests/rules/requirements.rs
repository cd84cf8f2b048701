//! What the cards and pods demand: Agenda lines and launch requirements.

use stationfall::condition::Scope;
use stationfall::content::Content;
use stationfall::state::Player;

use crate::common::{TestTable, actor, identity, section, table};
use crate::condition::holds;

/// The points of an Identity's Agenda, line by line, for the first player.
fn reckoned(t: &TestTable, card: &str) -> Vec<(usize, i32)> {
    let info = &Content::standard().identities[identity(card)];
    let mut lines = Vec::new();
    let scope = Scope::new(t.look()).of(info.character).me(Player(0));
    info.agenda.reckon(&scope, &mut |line, points| lines.push((line, points)));
    assert_eq!(info.agenda.points(&scope), lines.iter().map(|(_, points)| points).sum::<i32>());
    lines
}

#[test]
fn sf_16_4_4_1_every_fulfilled_line_scores() {
    let mut t = table(&["microbiologist", "exile", "engineer"]);
    assert_eq!(reckoned(&t, "microbiologist"), []);
    t.place_all(&["exile", "engineer"], "houdini");
    t.contaminate("exile");
    t.contaminate("engineer");
    t.launched("houdini");
    assert_eq!(
        reckoned(&t, "microbiologist"),
        [(1, 2)],
        "1 point times the Contaminated that Escaped"
    );
    t.place("microbiologist", "houdini");
    t.data("exile", "x_secret");
    assert_eq!(reckoned(&t, "microbiologist"), [(0, 2), (1, 2), (2, 2)]);
}

/// Rules: SF-R146
#[test]
fn sf_16_4_4_2_plus_lines_need_the_plain_line_above() {
    let mut t = table(&["consort", "exile"]);
    t.give("consort", "briefcase");
    assert_eq!(reckoned(&t, "consort"), [], "not Escaped: no plus line counts");
    t.place("consort", "houdini");
    t.launched("houdini");
    // The plain line is worth 0 points, and fulfilled.
    assert_eq!(reckoned(&t, "consort"), [(0, 0), (1, 3), (2, 3), (3, 1)]);
    // The nearest plain line counts, not the first one.
    let mut t = table(&["inspector", "exile"]);
    t.place("inspector", "houdini");
    t.launched("houdini");
    assert_eq!(
        reckoned(&t, "inspector"),
        [(0, 2)],
        "without Evidence at the Authorities no plus for the News"
    );
    t.transmitted("evidence", "authorities");
    assert_eq!(reckoned(&t, "inspector"), [(0, 2), (2, 1), (3, 2)]);
    // A counted line is fulfilled from one on.
    let mut t = table(&["station_chief", "engineer"]);
    assert_eq!(reckoned(&t, "station_chief"), [(2, 2)]);
    t.place("engineer", "houdini");
    t.launched("houdini");
    assert_eq!(reckoned(&t, "station_chief"), [(0, 1), (1, 1), (2, 2)], "an Officer NPC Escaped");
}

/// A table on which the Engineer sits in a pod.
fn aboard(pod: &str, characters: &[&str]) -> TestTable {
    let mut t = table(characters);
    t.place("engineer", pod);
    t
}

#[track_caller]
fn ready(t: &TestTable, pod: &str) -> bool {
    let by_look = t.look().launch_ready(section(pod), actor("engineer"));
    let text = format!("launch_ready(sec:{pod})");
    assert_eq!(holds(t, &text), by_look);
    by_look
}

/// Rules: SF-A10.4, SF-A10.15, SF-A10.16, SF-A10.24, SF-A10.30
#[test]
fn sf_5_5_4_green_pods_need_abandon_ship_and_somebody_aboard() {
    for pod in ["alcatraz", "hail_mary", "houdini", "mcqueen", "panic_pod"] {
        let mut t = aboard(pod, &["engineer", "exile", "colonel"]);
        assert!(!ready(&t, pod), "{pod} before Abandon Ship");
        t.abandon_ship();
        assert!(ready(&t, pod), "{pod}");
        t.damaged(pod);
        assert!(ready(&t, pod), "a Damaged pod can be launched");
        t.place("engineer", "bridge");
        assert!(!ready(&t, pod), "nobody aboard");
        t.place("exile", pod);
        t.down("exile");
        assert!(ready(&t, pod), "Down is Occupied too (SF-5.5.2)");
        t.launched(pod);
        assert!(!ready(&t, pod), "it is gone");
    }
    assert!(!ready(&aboard("bridge", &["engineer", "exile"]), "bridge"));
}

#[test]
fn sf_r123_an_item_character_alone_is_nobody() {
    let mut t = table(&["telepathic_rat", "engineer", "exile"]);
    t.abandon_ship();
    t.place("telepathic_rat", "houdini");
    assert!(!ready(&t, "houdini"));
    t.place("exile", "houdini");
    assert!(ready(&t, "houdini"));
}

#[test]
fn sf_a10_25_the_medevac_pod_needs_a_down_human() {
    let mut t = aboard("medevac_pod", &["station_chief", "engineer", "exile", "security"]);
    t.abandon_ship();
    assert!(!ready(&t, "medevac_pod"), "Abandon Ship does not help");
    t.place("security", "medevac_pod");
    t.down("security");
    assert!(!ready(&t, "medevac_pod"), "a Robot is no Human");
    t.place("exile", "medevac_pod");
    t.down("exile");
    t.state.station.abandon_ship = false;
    assert!(ready(&t, "medevac_pod"));
}

#[test]
fn sf_a10_18_the_shuttle_needs_the_inspector_or_a_live_jury_rig() {
    let mut t = aboard("inspector_shuttle", &["inspector", "engineer", "exile"]);
    assert!(ready(&t, "inspector_shuttle"), "the Engineer has Jury Rig");
    t.down("engineer");
    assert!(!ready(&t, "inspector_shuttle"));
    t.place("inspector", "inspector_shuttle");
    assert!(ready(&t, "inspector_shuttle"));
    t.down("inspector");
    assert!(ready(&t, "inspector_shuttle"), "the Inspector Live or Down");
    t.annihilate("inspector");
    t.place("exile", "inspector_shuttle");
    assert!(!ready(&t, "inspector_shuttle"));
}

/// Rules: SF-A10.4, SF-A10.16, SF-A10.24, SF-A10.15
#[test]
fn sf_a10_4_with_legal_in_play_everybody_live_needs_an_nda() {
    for pod in ["alcatraz", "houdini", "mcqueen"] {
        let mut t = aboard(pod, &["legal", "engineer", "exile"]);
        t.abandon_ship();
        assert!(!ready(&t, pod), "{pod}");
        t.data("engineer", "nda");
        assert!(ready(&t, pod), "{pod}");
        t.place("exile", pod);
        assert!(!ready(&t, pod), "{pod}: the other one has none");
        t.down("exile");
        assert!(ready(&t, pod), "{pod}: only the Live need one");
    }
    let mut t = aboard("hail_mary", &["legal", "engineer", "exile"]);
    t.abandon_ship();
    assert!(ready(&t, "hail_mary"), "the Hail Mary asks for none");
}

#[test]
fn sf_h4_the_rat_needs_no_nda() {
    let mut t = aboard("houdini", &["legal", "engineer", "telepathic_rat", "exile"]);
    t.abandon_ship();
    t.data("engineer", "nda");
    t.give("engineer", "telepathic_rat");
    assert!(ready(&t, "houdini"));
}

#[test]
fn sf_r179_a_possessor_of_the_digital_assistant_needs_no_abandon_ship() {
    let mut t = aboard("houdini", &["digital_assistant", "engineer", "exile", "station_chief"]);
    t.data("exile", "digital_assistant");
    assert!(!ready(&t, "houdini"), "the Engineer has no copy");
    t.data("engineer", "digital_assistant");
    assert!(ready(&t, "houdini"));
    assert!(!holds(&t, "abandon_ship()"), "only for launching");
    t.place("engineer", "medevac_pod");
    assert!(!ready(&t, "medevac_pod"), "all other requirements stay");
}
