//! Chapters B3, B4 and B6: the phases of a bot's turn.

use kernel::Seat;
use stationfall::event::Event;
use stationfall::frame::{Frame, Offer, Warrant};
use stationfall::state::{Guilt, KompromatPlace, MarkerEvent, Player, TimeMarker};

use super::bench::{Bench, bench, moves, real, with_abilities, with_card};
use crate::common::{action, actor, body, character, refused, section};

const PEOPLE: [&str; 5] = ["exile", "billionaire", "consort", "engineer", "inspector"];
const NOTHING: [&str; 1] = ["IF minute() > 90: [PC] step(sec:tanks)"];

fn influences(b: &mut Bench) -> Option<String> {
    b.begin_with(0, &[Frame::Commit, Frame::Influence, Frame::BotStart]);
    b.next().map(|mv| mv.to_string()).filter(|mv| mv.starts_with("influence"))
}

#[test]
fn sf_b3_2_no_use() {
    // Bots own Kompromat, but the only decision is the script's.
    let mut b = bench(&PEOPLE, &["[PC] pick_up(tok:kompromat)"]);
    b.t.kompromat("consort", "forward_hub");
    b.t.kompromat_in_hand(0, "billionaire");
    assert_eq!(
        b.turn(),
        moves(["activate exile", "step forward_hub", "free pickup kompromat forward_hub"])
    );
    b.begin();
    let refusal = b.refusal("kompromat billionaire").expect("refused");
    assert_eq!(refusal.rule.0, "SF-B3.11");
}

/// Rules: SF-B1.9
#[test]
fn sf_b3_3_no_acceptance() {
    for by in [Warrant::Bribe, Warrant::Kompromat] {
        let mut b = bench(&PEOPLE, &NOTHING);
        b.t.activating(1);
        b.t.kompromat_in_hand(1, "exile");
        let offer = Offer { actor: actor("exile"), action: action("wait"), by, to: Player(0) };
        b.t.state.frames.push(Frame::Offer(offer));
        assert_eq!(b.t.asked(), Seat(0));
        assert_eq!(b.only(), "refuse");
        assert_eq!(b.refusal("accept").expect("refused").rule.0, "SF-B3.11");
        b.decide("refuse");
        assert_eq!(b.t.guilt_of(0), Guilt::Innocent, "{by:?}");
    }
}

#[test]
fn sf_b3_5_revealed() {
    let mut b = bench(&PEOPLE, &["[PC] step(sec:tanks)"]);
    b.begin_with(0, &[Frame::Commit, Frame::Reveal]);
    assert_eq!(b.only(), "activate exile");
}

#[test]
fn sf_b3_7_limit_8() {
    let mut b = bench(&PEOPLE, &NOTHING);
    b.t.cubes(0, "billionaire", 4);
    b.t.betrayal(0, 4);
    b.t.cubes(1, "billionaire", 4);
    b.t.betrayal(1, 4);
    b.t.pc(1, "engineer");
    let penalty = |b: &Bench, player| {
        b.t.reasons(player)
            .iter()
            .any(|(_, reason)| matches!(reason, stationfall::reckoning::Reason::Penalty(_)))
    };
    assert!(!penalty(&b, 0) && penalty(&b, 1));
}

#[test]
fn sf_b3_8_breach() {
    let mut b = bench(&PEOPLE, &["[CON] step(sec:vault_x)"]);
    b.t.place("exile", "cryo_lab");
    assert_eq!(b.turn(), moves(["activate exile", "breach cryo_lab vault_x", "step vault_x"]));
    // With one Action only the Lock goes today.
    let mut b = bench(&PEOPLE, &["[CON] step(sec:vault_x)"]);
    b.t.place("exile", "cryo_lab");
    b.t.disc(1, "exile");
    assert_eq!(b.turn(), moves(["activate exile", "breach cryo_lab vault_x"]));
    // A cheaper way is preferred: the Officer. In a human's turn nobody has it.
    let mut b = bench(&PEOPLE, &["[CON] step(sec:vault_x)"]);
    b.t.place_all(&["exile", "engineer"], "cryo_lab");
    b.t.cubes(0, "engineer", 1);
    assert_eq!(b.turn(), moves(["activate engineer", "step vault_x"]));
    b.t.lock("cryo_lab", "vault_x");
    b.t.activating(1);
    b.t.refused("exile", "breach cryo_lab vault_x", "SF-7.2.2.2");
}

#[test]
fn sf_b3_9_no_dragging() {
    let mut b = bench(&PEOPLE, &["[PC] step(sec:forward_hub)"]);
    b.t.place_all(&["exile", "consort"], "array_control");
    b.t.down("consort");
    assert_eq!(b.turn(), moves(["activate exile", "step forward_hub"]));
    assert_eq!(b.t.at("consort"), "array_control");
}

#[test]
fn sf_b3_10_no_duplicates() {
    let mut b =
        bench(&PEOPLE, &["[PC] pick_up(item:nanogel > item:gun)", "[PC] step(sec:forward_hub)"]);
    b.t.give("exile", "nanogel_1");
    b.t.lay("nanogel", "array_control");
    assert_eq!(b.turn(), moves(["activate exile", "step forward_hub"]));
}

#[test]
fn sf_b3_11_literal() {
    let mut b = bench(&PEOPLE, &["[PC] step(sec:tanks)"]);
    b.begin();
    for other in ["activate billionaire", "renegotiate", "pass", "activate exile "] {
        let refusal = b.refusal(other.trim_end());
        assert_eq!(refusal.is_none(), other.starts_with("activate exile"), "{other}");
    }
    b.decide("activate exile");
    assert_eq!(b.refusal("step bridge").expect("refused").rule.0, "SF-B3.11");
    assert_eq!(b.only(), "step forward_hub");
}

#[test]
fn sf_b3_12_renegotiate_differs() {
    let mut b = bench(&PEOPLE, &NOTHING);
    b.t.cubes(0, "billionaire", 2);
    b.t.betrayal(0, 3);
    assert_eq!(b.turn(), moves(["renegotiate"]));
    assert_eq!(b.t.hand(0), 8);
}

#[test]
fn sf_b3_13_guilt_otherwise_as_usual() {
    let line = "[PC + TM] attack({c in characters : npc(c) and live(c)})";
    let mut b = bench(&["exile", "billionaire"], &[line]);
    b.t.place_all(&["exile", "billionaire"], "forward_hub");
    b.t.give("exile", "gun");
    b.turn();
    assert_eq!(b.t.guilt_of(0), Guilt::Suspect);
    // Evidence that another player Transmits makes it Guilty.
    b.t.activating(1);
    b.t.live("billionaire");
    b.t.place("billionaire", "array_control");
    b.t.data("billionaire", "evidence");
    b.t.act("billionaire", "transmit evidence authorities");
    assert_eq!(b.t.guilt_of(0), Guilt::Guilty);
}

#[test]
fn sf_b4_1_phases() {
    let script = "start_of_turn = [\"IF live(self): presence(step(sec:tanks))\"]";
    let people = ["station_chief", "billionaire", "consort", "engineer"];
    let mut b = with_card(&people, &["forceful_presence"], &["[PC] step(sec:aft_hub)"], script);
    b.t.place("engineer", "forward_hub");
    b.t.place("station_chief", "machine_shop");
    let made = b.whole_turn();
    assert_eq!(made, moves(["influence billionaire 1", "activate station_chief", "step aft_hub"]));
    // The start-of-turn script came first and cost nothing.
    assert_eq!(b.t.at("engineer"), "tanks");
    // Renegotiate only if nothing could be activated.
    let mut b = bench(&PEOPLE, &NOTHING);
    assert_eq!(b.whole_turn(), moves(["influence billionaire 1", "renegotiate"]));
}

#[test]
fn sf_b4_2_influence_condition() {
    let mut b = bench(&PEOPLE, &NOTHING);
    assert!(influences(&mut b).is_some());
    b.t.cubes(0, "billionaire", 1);
    assert!(influences(&mut b).is_some());
    b.t.cubes(0, "consort", 1);
    assert_eq!(influences(&mut b), None);
    // Cubes on who is not Live do not count.
    b.t.down("consort");
    assert!(influences(&mut b).is_some());
}

#[test]
fn sf_b4_3_influence_target() {
    let mut b = bench(&PEOPLE, &NOTHING);
    b.t.cubes(0, "billionaire", 1);
    b.t.cubes(1, "consort", 3);
    // The next after the last, with as many cubes as the player with most.
    assert_eq!(influences(&mut b).as_deref(), Some("influence consort 3"));
    b.t.down("consort");
    assert_eq!(influences(&mut b).as_deref(), Some("influence engineer 1"));
    // PCs are no NPCs.
    b.t.pc(1, "engineer");
    assert_eq!(influences(&mut b).as_deref(), Some("influence inspector 1"));
}

#[test]
fn sf_b4_3a_last_influenced() {
    // The farthest along Character Order that holds the bot's cubes, Live or not; then it wraps round.
    let mut b = bench(&PEOPLE, &NOTHING);
    b.t.cubes(0, "engineer", 1);
    assert_eq!(influences(&mut b).as_deref(), Some("influence inspector 1"));
    b.t.cubes(0, "engineer", 0);
    b.t.cubes(0, "inspector", 1);
    assert_eq!(influences(&mut b).as_deref(), Some("influence billionaire 1"));
}

#[test]
fn sf_b4_3b_too_expensive() {
    let mut b = bench(&PEOPLE, &NOTHING);
    b.t.cubes(1, "billionaire", 3);
    b.t.betrayal(0, 6);
    assert_eq!(influences(&mut b).as_deref(), Some("influence consort 1"));
    b.t.betrayal(0, 8);
    assert_eq!(influences(&mut b), None);
    // Paranoid Characters are Influenced only beside a Conspirator.
    let mut b = bench(&["exile", "colonel", "consort"], &NOTHING);
    b.t.place("exile", "tanks");
    assert_eq!(influences(&mut b).as_deref(), Some("influence consort 1"));
    b.t.place("colonel", "tanks");
    assert_eq!(influences(&mut b).as_deref(), Some("influence colonel 1"));
}

#[test]
fn sf_b4_4_influence_inside_a_manoeuvre() {
    let line = "[INF + chr:billionaire] step(sec:rec_room)";
    let mut b = bench(&PEOPLE, &[line]);
    b.t.cubes(0, "billionaire", 1);
    b.t.cubes(1, "billionaire", 3);
    assert_eq!(b.turn()[0], "influence billionaire 2");
    // Who is a Conspirator already needs none.
    let mut b = bench(&PEOPLE, &[line]);
    b.t.cubes(0, "billionaire", 1);
    assert_eq!(b.turn()[0], "activate billionaire");
    // On a Loyal Character one more than lie there, which return.
    let mut b = bench(&["exile", "astrochimp"], &["[INF + chr:astrochimp] step(sec:quarters)"]);
    b.t.cubes(1, "astrochimp", 2);
    assert_eq!(b.turn()[0], "influence astrochimp 3");
    assert_eq!(b.t.cubes_of(1, "astrochimp"), 0);
}

#[test]
fn sf_b4_5_activate() {
    let lines = [
        "[PC + has:item:gun] step(sec:tanks)",
        "[PC] step(sec:forward_hub)",
        "[PC] step(sec:tanks)",
    ];
    let mut b = bench(&PEOPLE, &lines);
    assert_eq!(b.turn(), moves(["activate exile", "step forward_hub"]));
    assert_eq!(b.line(), 2);
    assert_eq!(b.t.state.players[Player(0)].disc, Some(character("exile")));
}

#[test]
fn sf_b4_6_actions() {
    let mut b = bench(&PEOPLE, &["[PC] step(sec:aft_hub)"]);
    assert_eq!(b.turn().len(), 3);
    // The disc lies there from the last turn: Exhausted, one Action.
    assert_eq!(b.turn(), moves(["activate exile", "step storm_shelter"]));
}

#[test]
fn sf_b4_7_no_padding() {
    let mut b = bench(&PEOPLE, &["[PC] step(sec:forward_hub)", "[PC] step(sec:tanks)"]);
    assert_eq!(b.turn(), moves(["activate exile", "step forward_hub"]));
    assert_ne!(b.t.state.turn.player, Player(0), "the phase ended by itself");
}

#[test]
fn sf_b4_8_resolve() {
    // The Apex Predator hunts: the bot whose turn it is never points it at its own PC.
    let mut b = bench(&PEOPLE, &NOTHING);
    b.t.released("robotech_assassin");
    b.t.state.project_x.target = None;
    b.t.state.frames.clear();
    b.begin_with(0, &[]);
    let chosen = b.t.events().iter().find_map(|event| match event {
        Event::Targeted { body } => Some(*body),
        _ => None,
    });
    assert_ne!(chosen, Some(body("exile")));
}

#[test]
fn sf_b4_9_order_of_own_time_markers() {
    let mut b = bench(&PEOPLE, &NOTHING);
    let mut push = |event, minute| {
        b.t.state.markers.push(TimeMarker { owner: Player(0), event, minute });
    };
    push(MarkerEvent::Detonate, 12);
    push(MarkerEvent::Overload(section("suite")), 13);
    push(MarkerEvent::Overload(section("tanks")), 13);
    push(MarkerEvent::Launch(section("hail_mary")), 13);
    push(MarkerEvent::Launch(section("houdini")), 13);
    b.t.place("consort", "houdini");
    b.t.state.minute = 12;
    b.begin_with(0, &[]);
    b.play_on();
    let resolved: Vec<MarkerEvent> =
        b.t.events()
            .iter()
            .filter_map(|event| match event {
                Event::MarkerResolved { event, .. } => Some(*event),
                _ => None,
            })
            .collect();
    let expected = [
        MarkerEvent::Launch(section("houdini")),
        MarkerEvent::Launch(section("hail_mary")),
        MarkerEvent::Overload(section("tanks")),
        MarkerEvent::Overload(section("suite")),
    ];
    assert_eq!(resolved[..4], expected);
}

#[test]
fn sf_b6_1_bot_renegotiate() {
    let mut b = bench(&PEOPLE, &NOTHING);
    b.t.disc(0, "billionaire");
    b.t.betrayal(0, 1);
    b.t.cubes(0, "billionaire", 2);
    b.t.cubes(0, "consort", 1);
    b.t.cubes(0, "inspector", 1);
    b.t.cubes(0, "engineer", 2);
    b.t.down("consort");
    b.t.place("engineer", "hail_mary");
    b.t.launched("hail_mary");
    assert_eq!(b.turn(), moves(["renegotiate"]));
    // Down: back. The last that has not Escaped: back. An Escaped one keeps them.
    let left = ["billionaire", "consort", "inspector", "engineer"].map(|who| b.t.cubes_of(0, who));
    assert_eq!(left, [2, 0, 0, 2]);
    assert_eq!((b.t.state.players[Player(0)].disc, b.t.hand(0)), (None, 4));
}

/// Rules: SF-B6.1
#[test]
fn sf_h48_the_last_npc_is_the_last_after_the_down_ones_have_come_back() {
    let mut b = bench(&PEOPLE, &NOTHING);
    let order = b.t.state.table.order;
    let people: Vec<&str> =
        order.iter().map(|who| who.name()).filter(|who| *who != PEOPLE[0]).collect();
    let start = order.iter().position(|who| who.name() == PEOPLE[0]).unwrap_or(0);
    let from_pc: Vec<&str> =
        (1..order.len()).map(|step| order[(start + step) % order.len()].name()).collect();
    assert_eq!(people.len(), from_pc.len());
    let (before, last) = (from_pc[from_pc.len() - 2], from_pc[from_pc.len() - 1]);
    b.t.cubes(0, before, 2);
    b.t.cubes(0, last, 1);
    b.t.down(last);
    assert_eq!(b.turn(), moves(["renegotiate"]));
    assert_eq!((b.t.cubes_of(0, last), b.t.cubes_of(0, before)), (0, 0), "both come back");
}

/// What a bot is told at each step of its turn when it is to do something else.
#[track_caller]
fn told(b: &mut Bench, steps: &[(&str, &str)]) {
    b.begin();
    for (next, sentence) in steps {
        refused(&b.t, Seat(0), "influence engineer 8", "SF-B3.11", sentence);
        b.decide(next);
    }
}

#[test]
fn sf_b3_11_the_refusal_says_what_the_plan_does_next() {
    let mut b = bench(&PEOPLE, &["[PC + TM] pick_up(item:gun)"]);
    b.t.lay("gun", "forward_hub");
    told(
        &mut b,
        &[
            (
                "activate exile",
                "A bot does only what its script says: next it activates the Exile.",
            ),
            (
                "step forward_hub",
                "A bot does only what its script says: next the Exile Steps to the Forward Hub.",
            ),
            (
                "free pickup gun",
                "A bot does only what its script says: next the Exile Picks Up a Gun.",
            ),
        ],
    );
    let mut b = bench(&PEOPLE, &["[PC] step(sec:forward_hub)"]);
    b.t.kompromat("consort", "array_control");
    told(
        &mut b,
        &[
            (
                "activate exile",
                "A bot does only what its script says: next it activates the Exile.",
            ),
            (
                "free pickup kompromat array_control",
                "A bot does only what its script says: next the Exile Picks Up the Kompromat in Array Control.",
            ),
        ],
    );
    let mut b = bench(&PEOPLE, &["[PC + TM] manufacture(item:helmet)"]);
    b.t.place("exile", "print_shop");
    told(
        &mut b,
        &[
            (
                "activate exile",
                "A bot does only what its script says: next it activates the Exile.",
            ),
            (
                "manufacture_helmet",
                "A bot does only what its script says. Next is “Manufacture a Helmet” by the Exile.",
            ),
        ],
    );
    let mut b = bench(&PEOPLE, &["[INF + TM + chr:consort] sabotage(sec:bridge)"]);
    b.t.place("consort", "bridge");
    b.t.give("consort", "gun");
    told(
        &mut b,
        &[
            (
                "influence consort 1",
                "A bot does only what its script says: next it Influences the Consort.",
            ),
            (
                "activate consort",
                "A bot does only what its script says: next it activates the Consort.",
            ),
            (
                "sabotage gun",
                "A bot does only what its script says: next the Consort Sabotages the Section.",
            ),
        ],
    );
    let mut b = bench(&PEOPLE, &NOTHING);
    let sentence =
        "A bot does only what its script says: no line of it is possible, so the bot Renegotiates.";
    told(&mut b, &[("renegotiate", sentence)]);
}

/// The Exile's bot follows a line; its deed is refused to be anything else, in three languages.
#[track_caller]
fn next_deed(line: &str, lay_out: impl FnOnce(&mut Bench), says: [&str; 3]) {
    let crew = ["exile", "billionaire", "consort", "engineer", "inspector", "botanist"];
    let mut b = bench(&crew, &[line]);
    for who in crew {
        b.t.place(who, "suite");
    }
    b.t.place_all(&["exile", "engineer"], "bridge");
    lay_out(&mut b);
    b.begin();
    b.decide("activate exile");
    let spoken = conformance::testing::Situation::new(b.game());
    let refusal = b.refusal("wait").expect("the script says something else");
    assert_eq!(refusal.rule.0, "SF-B3.11");
    let read = kernel::Lang::ALL.map(|lang| spoken.said(lang, &refusal.text()));
    assert_eq!(read, says);
}

/// Rules: SF-B3.11
#[test]
fn sf_b3_11_the_refusal_says_whom_an_action_is_aimed_at() {
    next_deed(
        "[PC + TM] attack(chr:engineer)",
        |b| b.t.give("exile", "gun"),
        [
            "A bot does only what its script says: next the Exile Attacks the Engineer.",
            "Un bot fa solo ciò che dice il suo copione: ora l'Esule attacca l'Ingegnere.",
            "ボットは台本どおりにしか動きません。次は追放者が機関士を攻撃します。",
        ],
    );
    next_deed(
        "[PC + TM] rob(item:gun, chr:engineer)",
        |b| {
            b.t.give("exile", "bludgeon");
            b.t.give("engineer", "gun");
        },
        [
            "A bot does only what its script says: next the Exile Robs the Engineer.",
            "Un bot fa solo ciò che dice il suo copione: ora l'Esule rapina l'Ingegnere.",
            "ボットは台本どおりにしか動きません。次は追放者が機関士から強奪します。",
        ],
    );
    next_deed(
        "[PC + TM] sabotage(sec:bridge)",
        |b| b.t.give("exile", "gun"),
        [
            "A bot does only what its script says: next the Exile Sabotages the Section.",
            "Un bot fa solo ciò che dice il suo copione: ora l'Esule sabota la sezione.",
            "ボットは台本どおりにしか動きません。次は追放者が区画を破壊工作します。",
        ],
    );
    next_deed(
        "[PC + TM] revive(chr:engineer)",
        |b| {
            b.t.give("exile", "nanogel");
            b.t.down("engineer");
        },
        [
            "A bot does only what its script says: next the Exile Revives the Engineer.",
            "Un bot fa solo ciò che dice il suo copione: ora l'Esule rianima l'Ingegnere.",
            "ボットは台本どおりにしか動きません。次は追放者が機関士を蘇生します。",
        ],
    );
    next_deed(
        "[PC + TM] feed_me(chr:engineer)",
        |b| {
            b.t.give("exile", "fang_moss");
            b.t.down("engineer");
        },
        [
            "A bot does only what its script says: next the Exile Feeds the Engineer to Fang Moss.",
            "Un bot fa solo ciò che dice il suo copione: ora l'Esule dà l'Ingegnere in pasto al Muschio Zannuto.",
            "ボットは台本どおりにしか動きません。次は追放者が機関士を牙ゴケに食べさせます。",
        ],
    );
}

/// Rules: SF-B3.11
#[test]
fn sf_b3_11_the_refusal_says_what_goes_where() {
    next_deed(
        "[PC + TM] give(item:gun, chr:engineer)",
        |b| b.t.give("exile", "gun"),
        [
            "A bot does only what its script says: next it Gives a Gun to the Engineer.",
            "Un bot fa solo ciò che dice il suo copione: ora dà la Pistola all'Ingegnere.",
            "ボットは台本どおりにしか動きません。次は機関士に銃を渡します。",
        ],
    );
    next_deed(
        "[PC + TM] sabotage(sec:array_control)",
        |b| b.t.give("exile", "firebomb"),
        [
            "A bot does only what its script says: next it Throws a Firebomb to Array Control.",
            "Un bot fa solo ciò che dice il suo copione: ora lancia la Bomba Incendiaria nel Controllo Antenne.",
            "ボットは台本どおりにしか動きません。次はアンテナ管制室へ火炎瓶を投げます。",
        ],
    );
    next_deed(
        "[PC + TM] copy(data:evidence, chr:engineer)",
        |b| b.t.data("exile", "evidence"),
        [
            "A bot does only what its script says: next it Copies Evidence to the Engineer.",
            "Un bot fa solo ciò che dice il suo copione: ora copia le Prove all'Ingegnere.",
            "ボットは台本どおりにしか動きません。次は機関士に証拠をコピーします。",
        ],
    );
    next_deed(
        "[PC + TM] transmit(data:evidence, off:news)",
        |b| {
            b.t.place("exile", "array_control");
            b.t.data("exile", "evidence");
            b.t.state.station.jammers = false;
        },
        [
            "A bot does only what its script says: next it Transmits Evidence to the News.",
            "Un bot fa solo ciò che dice il suo copione: ora trasmette le Prove alla Stampa.",
            "ボットは台本どおりにしか動きません。次は証拠を報道機関に送信します。",
        ],
    );
    next_deed(
        "[PC + TM] hazard_suppression(sec:kitchen)",
        |b| {
            b.t.place("exile", "mainframe");
            b.t.asphyxiation("kitchen");
        },
        [
            "A bot does only what its script says. Next is “Hazard Suppression”: Kitchen.",
            "Un bot fa solo ciò che dice il suo copione. Ora tocca a «Soppressione Pericoli»: Cucina.",
            "ボットは台本どおりにしか動きません。次は「危険抑制」：厨房。",
        ],
    );
}

#[test]
fn sf_b6_2_last() {
    // Counted from the PC, wrapping round: with the PC in the middle the one before it is the last.
    let mut b = bench(&PEOPLE, &NOTHING);
    let order = ["billionaire", "exile", "consort", "engineer", "inspector"];
    b.t.state.table.order = order.iter().map(|name| character(name)).collect();
    for name in ["billionaire", "consort", "inspector"] {
        b.t.cubes(0, name, 1);
    }
    b.turn();
    let left = ["billionaire", "consort", "inspector"].map(|who| b.t.cubes_of(0, who));
    assert_eq!(left, [0, 1, 1]);
}

#[test]
fn sf_b1_9_no_human_decisions() {
    // Everything a bot is asked has one answer, here what it frames somebody for.
    let line = "[PC + TM] attack({c in characters : npc(c) and live(c) and human(c)})";
    let mut b =
        with_abilities(&["consort", "billionaire", "exile", "legal"], &["mimic_frameup"], &[line]);
    b.t.place_all(&["consort", "billionaire", "legal"], "forward_hub");
    b.t.give("consort", "gun");
    b.t.place("exile", "bridge");
    b.t.down("exile");
    b.t.cubes(1, "legal", 1);
    b.t.cubes(2, "legal", 1);
    b.turn();
    assert_eq!((b.t.guilt_of(0), b.t.guilt_of(1)), (Guilt::Innocent, Guilt::Suspect));
}

/// Rules: SF-H45
#[test]
fn a_bot_frames_a_human_before_a_bot() {
    let line = "[PC + TM] attack({c in characters : npc(c) and live(c) and human(c)})";
    let people = ["consort", "billionaire", "exile", "legal"];
    let mut b = with_abilities(&people, &["mimic_frameup"], &[line]);
    b.t.place_all(&["consort", "billionaire", "legal"], "forward_hub");
    b.t.give("consort", "gun");
    b.bot(1, "exile");
    for player in [1, 2, 3] {
        b.t.cubes(player, "legal", 1);
    }
    b.turn();
    let suspects: Vec<u8> = (0..4).filter(|p| b.t.guilt_of(*p) == Guilt::Suspect).collect();
    assert_eq!(suspects.len(), 1, "{suspects:?}");
    assert!(!suspects.contains(&0) && !suspects.contains(&1), "{suspects:?}");
}

#[test]
fn sf_b10_10_kompromat_held_by_bots() {
    let mut b = bench(&PEOPLE, &["[PC] pick_up(tok:kompromat)"]);
    b.t.kompromat("consort", "forward_hub");
    b.turn();
    let place = b.t.state.kompromat[character("consort")];
    assert_eq!(place, KompromatPlace::Hand { seat: Seat(0), known: false });
    assert!(!b.t.events().iter().any(|event| matches!(event, Event::KompromatSeen { .. })));
}

#[test]
fn sf_b14_5_die() {
    let focus = "focus_when = \"die() >= 1\"\nfocus = [\"[PC] step(sec:tanks)\"]";
    let mut b = with_card(&PEOPLE, &[], &["[PC] step(sec:tanks)"], focus);
    let mut faces = std::collections::BTreeSet::new();
    for _ in 0..80 {
        b.t.place("exile", "array_control");
        b.begin();
        faces.insert(b.t.state.automation.die);
        assert!(b.t.events().iter().any(|event| matches!(event, Event::DieRolled { .. })));
    }
    assert_eq!(faces.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    // A script that does not ask for it rolls nothing.
    let mut b = bench(&PEOPLE, &["[PC] step(sec:tanks)"]);
    b.begin();
    assert_eq!(b.t.state.automation.die, 0);
}

#[test]
fn cards_do_something_once_a_game() {
    // Scheduled Overload: on Vault X, at Minute 8.
    let mut b = real(&["engineer", "billionaire"]);
    b.t.state.minute = 9;
    b.begin();
    assert!(b.t.state.markers.is_empty());
    b.t.state.minute = 8;
    b.begin();
    assert_eq!(b.t.state.markers[0].event, MarkerEvent::Overload(section("vault_x")));
    b.begin();
    assert_eq!(b.t.state.markers.len(), 1);
    // Opportunist: with the NPC that has the Briefcase.
    let mut b = real(&["consort", "billionaire"]);
    b.t.give("billionaire", "briefcase");
    b.t.place("billionaire", "tanks");
    b.begin();
    assert_eq!((b.t.has("consort", "briefcase"), b.t.at("consort")), (1, "tanks"));
    // Background Upload.
    let mut b = real(&["digital_assistant", "billionaire", "exile"]);
    b.t.data("exile", "evidence");
    b.begin();
    assert!(b.t.has_data("exile", "digital_assistant"));
    // Leaked Therapy Notes.
    let mut b = real(&["counselor", "billionaire", "exile"]);
    b.t.place_all(&["counselor", "billionaire"], "tanks");
    b.t.cubes(2, "billionaire", 1);
    b.begin();
    assert_eq!((b.t.guilt_of(2), b.t.guilt_of(0)), (Guilt::Suspect, Guilt::Innocent));
    // Deep Pockets: one cube is enough.
    let mut b = real(&["billionaire", "exile"]);
    b.t.cubes(0, "exile", 1);
    b.t.cubes(1, "exile", 3);
    let look = stationfall::look::Look::new(b.content, &b.t.state);
    assert!(look.is_conspirator(Player(0), character("exile")));
}
