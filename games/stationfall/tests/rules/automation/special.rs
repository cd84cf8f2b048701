//! Chapter B10: free Actions, Abilities on the way, the Stranger Bot.

use kernel::Seat;
use stationfall::ids::{Body, Identity};
use stationfall::reckoning::Reason;
use stationfall::state::{IdentityPlace, Player, Trap, TrapPlace};

use super::bench::{Bench, bench, moves, real, with_abilities};

const PEOPLE: [&str; 3] = ["exile", "billionaire", "consort"];

#[test]
fn sf_b10_1_free_pick_up_rule() {
    // The line names an Item: the free Pick Up is used for it, and for nothing else.
    let mut b = bench(&PEOPLE, &["[PC] pick_up(item:gun)"]);
    b.t.lay("briefcase", "forward_hub");
    b.t.lay("gun", "tanks");
    assert_eq!(
        b.turn(),
        moves(["activate exile", "step forward_hub", "step tanks", "free pickup gun"])
    );
    // Otherwise the best Item in any Section passed, start and end included.
    for at in ["array_control", "forward_hub", "tanks"] {
        let mut b = bench(&PEOPLE, &["[PC] step(sec:tanks)"]);
        b.t.lay("gun", at);
        assert!(b.turn().contains(&"free pickup gun".to_string()), "{at}");
    }
    let mut b = bench(&PEOPLE, &["[PC] step(sec:tanks)"]);
    b.t.lay("gun", "forward_hub");
    b.t.lay("briefcase", "tanks");
    assert_eq!(b.turn().last().unwrap(), "free pickup briefcase");
}

#[test]
fn sf_b10_1a_free_pick_up_candidates() {
    // From a Down body what is not Integral.
    let mut b = bench(&["exile", "security", "consort"], &["[PC] step(sec:forward_hub)"]);
    b.t.place("security", "forward_hub");
    b.t.down("security");
    b.t.give("security", "helmet");
    assert_eq!(b.turn().last().unwrap(), "free pickup helmet from security");
    // The Antimatter is left alone, unless the line names it.
    let mut b = bench(&PEOPLE, &["[PC] step(sec:forward_hub)"]);
    b.t.lay("antimatter", "forward_hub");
    assert_eq!(b.turn(), moves(["activate exile", "step forward_hub"]));
    let mut b = bench(&PEOPLE, &["[PC] pick_up(item:antimatter)"]);
    b.t.lay("antimatter", "forward_hub");
    assert_eq!(b.turn().last().unwrap(), "free pickup antimatter");
}

/// Rules: SF-H41
#[test]
fn sf_b10_2_free_pick_up_limits() {
    // Not at the Item Limit.
    let mut b = bench(&PEOPLE, &["[PC] step(sec:forward_hub)"]);
    for item in ["gun", "bludgeon", "firebomb"] {
        b.t.give("exile", item);
    }
    b.t.lay("briefcase", "forward_hub");
    assert_eq!(b.turn(), moves(["activate exile", "step forward_hub"]));
    // Never a type already possessed.
    let mut b = bench(&PEOPLE, &["[PC] step(sec:forward_hub)"]);
    b.t.give("exile", "gun");
    b.t.lay("gun", "forward_hub");
    assert_eq!(b.turn(), moves(["activate exile", "step forward_hub"]));
    // Not if it takes the place of what the Manoeuvre makes.
    let mut b = bench(&PEOPLE, &["[PC] manufacture(item:bludgeon)"]);
    b.t.place("exile", "physics_lab");
    b.t.give("exile", "gun");
    b.t.give("exile", "helmet");
    b.t.lay("briefcase", "print_shop");
    assert_eq!(b.turn(), moves(["activate exile", "step print_shop", "manufacture_bludgeon"]));
    // Never in order to make the Manoeuvre possible: the weapon at the feet does not arm.
    let line = "[PC + TM] attack({c in characters : npc(c) and live(c)})";
    let mut b = bench(&PEOPLE, &[line]);
    b.t.place_all(&["exile", "billionaire"], "tanks");
    b.t.lay("gun", "tanks");
    assert_eq!(b.turn(), moves(["renegotiate"]));
}

/// Rules: SF-R129, SF-B7.8
#[test]
fn sf_b10_1_which_trap_is_live_has_no_say_in_what_a_bot_plans() {
    let planned = |live: bool| {
        let mut b = bench(&["exile", "operative", "billionaire"], &["[PC] step(sec:tanks)"]);
        b.t.lay("gun", "tanks");
        b.t.state.traps[0] =
            Trap { at: TrapPlace::Section(crate::common::section("forward_hub"), Seat(1)), live };
        b.begin();
        b.t.state.automation.plan
    };
    assert_eq!(planned(true), planned(false));
    let wanted = crate::common::decision("free pickup gun");
    assert!(planned(true).moves.contains(&wanted), "the free Pick Up is planned either way");
}

#[test]
fn sf_b10_3_zeroborn() {
    // The free Step is counted and comes before the free Pick Up.
    let mut b = with_abilities(&PEOPLE, &["zeroborn"], &["[PC + TM] step(sec:storm_shelter)"]);
    b.t.lay("gun", "forward_hub");
    let expected = ["activate exile", "free step forward_hub", "step tanks", "step storm_shelter"];
    assert_eq!(b.turn(), moves(expected));
    // Where it cannot be used the free Pick Up is.
    let mut b = with_abilities(&PEOPLE, &["zeroborn"], &["[PC + TM] step(sec:print_shop)"]);
    b.t.place("exile", "physics_lab");
    b.t.lay("gun", "physics_lab");
    assert_eq!(b.turn(), moves(["activate exile", "free pickup gun", "step print_shop"]));
}

#[test]
fn sf_b10_4_scientist() {
    let line = "[PC + TM] manufacture(item:bludgeon)";
    let mut b = with_abilities(&PEOPLE, &["scientist"], &[line]);
    b.t.place("exile", "forward_hub");
    // Two Steps and the free Section Action: this Minute.
    let expected =
        ["activate exile", "step physics_lab", "step print_shop", "free manufacture_bludgeon"];
    assert_eq!(b.turn(), moves(expected));
    let mut b = bench(&PEOPLE, &[line]);
    b.t.place("exile", "forward_hub");
    assert_eq!(b.turn(), moves(["renegotiate"]));
    // Not used: the free Pick Up is.
    let mut b = with_abilities(&PEOPLE, &["scientist"], &["[PC] step(sec:forward_hub)"]);
    b.t.lay("gun", "forward_hub");
    assert_eq!(b.turn().last().unwrap(), "free pickup gun");
}

#[test]
fn sf_b10_4a_hacker() {
    let line = "[PC + TM] hazard_suppression({s in sections : fire(s)})";
    let mut b = with_abilities(&PEOPLE, &["hacker"], &[line]);
    b.t.fire("suite");
    b.t.place("exile", "aft_hub");
    // With Jammers ON a console is needed: two Steps away, and the Action is free.
    assert_eq!(b.turn().last().unwrap(), "free suppress suite");
    assert_eq!(b.t.at("exile"), "security_station");
    let mut b = with_abilities(&PEOPLE, &["hacker"], &[line]);
    b.t.fire("suite");
    b.t.place("exile", "aft_hub");
    b.t.state.station.jammers = false;
    assert_eq!(b.turn(), moves(["activate exile", "free suppress suite"]));
    // Not used: the free Pick Up is.
    let mut b = with_abilities(&PEOPLE, &["hacker"], &["[PC] step(sec:forward_hub)"]);
    b.t.lay("gun", "forward_hub");
    assert_eq!(b.turn().last().unwrap(), "free pickup gun");
}

#[test]
fn sf_b10_5_emergency_response_and_adrenaline() {
    let line = "[PC + TM] revive({c in characters : human(c) and down(c)})";
    let people = ["medical", "exile", "consort"];
    let mut b = with_abilities(&people, &["emergency_response"], &[line]);
    b.t.place("medical", "forward_hub");
    b.t.place("exile", "storm_shelter");
    b.t.down("exile");
    // One paid Step, a free one to the Down Human, and the Action.
    let expected = ["activate medical", "step tanks", "step storm_shelter", "emergency exile"];
    assert_eq!(b.turn(), moves(expected));
    // Through Fire for nothing.
    let people = ["daredevil", "exile", "consort"];
    let mut b = with_abilities(&people, &["adrenaline"], &["[PC + TM] step(sec:aft_hub)"]);
    b.t.place("daredevil", "tanks");
    b.t.fire("storm_shelter");
    b.t.fire("hydroponics");
    let expected = ["activate daredevil", "step storm_shelter", "step hydroponics", "step aft_hub"];
    assert_eq!(b.turn(), moves(expected));
}

/// Rules: SF-H46
#[test]
fn sf_b10_9_stranger_bot() {
    let people = ["stranger", "exile", "billionaire", "consort"];
    let stranger = |b: &mut super::bench::Bench| {
        b.t.bonus(0, "exile");
        b.t.bonus(0, "billionaire");
        b.t.cubes(1, "exile", 2);
        b.t.cubes(1, "billionaire", 2);
    };
    // At the start of the third turn one is turned up, of the sixth the other.
    let mut b = real(&people);
    stranger(&mut b);
    let shown = |b: &super::bench::Bench| {
        let own = [IdentityPlace::ShownBonus(Seat(0)), IdentityPlace::ShownNext(Seat(0))];
        b.t.state.identities.iter().filter(|(_, place)| own.contains(place)).count()
    };
    let mut turned = Vec::new();
    for minute in (7..=13).rev() {
        b.t.state.minute = minute;
        b.begin();
        turned.push(shown(&b));
    }
    assert_eq!(turned, [0, 0, 1, 1, 1, 2, 2]);
    // Annihilated it goes on as one of them; the other is discarded, cubes on the new PC go to Betrayal.
    let mut b = real(&people);
    stranger(&mut b);
    b.t.annihilate("stranger");
    b.begin();
    let pc = b.pc(0).unwrap();
    assert!([Identity::Exile, Identity::Billionaire].contains(&pc));
    let other = if pc == Identity::Exile { Identity::Billionaire } else { Identity::Exile };
    assert_eq!(b.t.state.identities[other], IdentityPlace::Discarded(Seat(0)));
    assert_eq!(b.t.state.identities[Identity::Stranger], IdentityPlace::Discarded(Seat(0)));
    assert_eq!(b.t.state.players[Player(1)].betrayal, 2);
    // A face-up one that is Annihilated is passed over.
    let mut b = real(&people);
    b.t.state.identities[Identity::Exile] = IdentityPlace::ShownBonus(Seat(0));
    b.t.state.identities[Identity::Billionaire] = IdentityPlace::ShownBonus(Seat(0));
    b.t.annihilate("exile");
    b.t.annihilate("stranger");
    b.begin();
    assert_eq!(b.pc(0), Some(Identity::Billionaire));
    assert!(b.t.is_annihilated(Body::Stranger.name()));
}

#[test]
fn sf_b10_9_of_two_that_are_face_up_the_first_one_turned_up_comes_first() {
    let people = ["stranger", "exile", "billionaire", "consort"];
    for (first, second) in
        [(Identity::Exile, Identity::Billionaire), (Identity::Billionaire, Identity::Exile)]
    {
        let both = || {
            let mut b = real(&people);
            b.t.state.identities[first] = IdentityPlace::ShownBonus(Seat(0));
            b.t.state.identities[second] = IdentityPlace::ShownNext(Seat(0));
            b
        };
        let mut b = both();
        b.t.annihilate("stranger");
        b.begin();
        assert_eq!(b.pc(0), Some(first));
        let mut b = both();
        b.t.annihilate(first.name());
        b.t.annihilate("stranger");
        b.begin();
        assert_eq!(b.pc(0), Some(second), "the second, if the first is Annihilated");
    }
}

/// Rules: SF-B3.4, SF-B11.5
#[test]
fn sf_h47_the_bonus_characters_of_the_stranger_bot_count_turned_up_or_not() {
    let mut b = real(&["stranger", "exile", "billionaire", "consort"]);
    b.t.bonus(0, "exile");
    b.t.bonus(0, "billionaire");
    // Friend and Grudge alike have what they are there for.
    for who in ["exile", "billionaire"] {
        let friend = b.content.identities[crate::common::identity(who)].friend;
        if friend {
            b.t.place(who, "hail_mary");
        } else {
            b.t.down(who);
        }
    }
    b.t.launched("hail_mary");
    let hidden = b.t.reasons(0);
    let by_agenda: i32 = hidden.iter().map(|(points, _)| points).sum();
    assert!(by_agenda >= 2, "{hidden:?}");
    let own = |(_, reason): &(i32, Reason)| !matches!(reason, Reason::BotAgenda(..));
    assert!(!hidden.iter().any(own), "beside the Agenda they bring nothing: {hidden:?}");
    // Until they are turned up its script does not know them.
    let known = |b: &Bench| b.t.look().known_bonus_of(Player(0)).collect::<Vec<_>>();
    assert_eq!((known(&b), b.t.look().bonus_of(Seat(0)).count()), (vec![], 2));
    // One that is turned up is known, and counts as before.
    b.t.state.identities[Identity::Exile] = IdentityPlace::ShownBonus(Seat(0));
    assert_eq!((known(&b), b.t.look().bonus_of(Seat(0)).count()), (vec![Identity::Exile], 2));
    assert_eq!(b.t.reasons(0), hidden);
}

#[test]
fn the_rat_of_a_bot_whispers() {
    let people = ["telepathic_rat", "exile", "billionaire", "consort"];
    let line = "[PC + TM] telepathy(step(sec:aft_hub))";
    let mut b = with_abilities(&people, &["telepathy", "bot_whisper"], &[line]);
    b.t.place("telepathic_rat", "tanks");
    b.t.place_all(&["exile", "billionaire"], "tanks");
    b.begin();
    b.decide("activate telepathic_rat");
    assert_eq!(b.t.state.turn.activated.unwrap().actions, 3);
}
