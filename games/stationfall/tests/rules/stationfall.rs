//! Chapter 16 up to scoring: detonation, final reveals, late escapes, delivery.

use stationfall::event::Event;
use stationfall::ids::{Ability, Body, Identity};
use stationfall::reckoning::Reason;
use stationfall::state::{
    At, Bribe, Guilt, Holder, IdentityPlace, MarkerEvent, Player, Ship, TimeMarker, Vehicle,
};

use crate::common::{
    TestTable, character, data, identity, item, offsite, seats, section, table, teams,
};

const FOUR: [&str; 8] =
    ["engineer", "medical", "exile", "security", "daredevil", "stowaway", "stranger", "cyborg"];

/// Four players with Secret Identities and nothing to choose from.
fn settled() -> TestTable {
    let mut t = table(&FOUR);
    for (player, card) in (0..).zip(["engineer", "medical", "exile", "security"]) {
        t.secret(player, card);
    }
    t
}

/// Where in the log something stands.
#[track_caller]
fn when(t: &TestTable, found: impl Fn(&Event) -> bool) -> usize {
    t.events().iter().position(found).expect("it has happened")
}

fn never(t: &TestTable, found: impl Fn(&Event) -> bool) -> bool {
    !t.events().iter().any(found)
}

/// Rules: SF-A3.1
#[test]
fn sf_16_1_detonation_reveals_late_escapes_delivery_and_scoring_in_this_order() {
    let mut t = settled();
    t.place_all(&["exile"], "hail_mary");
    t.launched("hail_mary");
    t.data("exile", "evidence");
    t.lay("antimatter", "kitchen");
    t.state.station.armed = true;
    t.state.station.ship = Ship::Rescue;
    t.place("cyborg", "outer_space");
    t.give("cyborg", "helmet");
    t.fall();
    t.decide("deliver evidence news");
    t.decide("pass");
    let steps = [
        when(&t, |e| matches!(e, Event::Stationfall { .. })),
        when(&t, |e| matches!(e, Event::Detonated { .. })),
        when(&t, |e| matches!(e, Event::Revealed { .. })),
        when(&t, |e| matches!(e, Event::TakenOff { body: Body::Cyborg })),
        when(&t, |e| matches!(e, Event::Delivered { .. })),
        when(&t, |e| matches!(e, Event::Scored { .. })),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
    assert!(t.state.station.over);
}

#[test]
fn sf_16_1_nobody_goes_down_any_more() {
    let mut t = settled();
    t.bonus(0, "stranger");
    t.place("cyborg", "bridge");
    t.fall();
    t.engine().put_down(Body::Cyborg);
    t.engine().place_fire(section("bridge"));
    t.settle();
    assert!(t.is_live("cyborg") && !t.burns("bridge"));
}

/// Rules: SF-R117
#[test]
fn sf_16_1a_armed_antimatter_in_outer_space_detonates_before_the_ship_comes() {
    let mut t = settled();
    t.lay("antimatter", "outer_space");
    t.state.station.armed = true;
    t.state.station.ship = Ship::Rescue;
    t.place("cyborg", "outer_space");
    t.give("cyborg", "helmet");
    t.fall();
    assert!(t.is_annihilated("cyborg") && !t.has_escaped("cyborg"));
    assert_eq!(t.state.station.ship, Ship::None);
    for airlock in ["aft_airlocks", "forward_airlocks", "aft_exhaust", "forward_exhaust"] {
        assert!(t.is_damaged(airlock), "{airlock}");
    }
    assert_eq!(t.state.uniques[item("antimatter")], Holder::Nowhere);
}

#[test]
fn sf_16_1a_armed_antimatter_in_a_launched_pod_takes_the_pod_along() {
    let mut t = settled();
    t.place_all(&["exile", "cyborg"], "hail_mary");
    t.give("cyborg", "antimatter");
    t.state.station.armed = true;
    t.launched("hail_mary");
    t.fall();
    assert!(t.is_annihilated("exile") && t.is_annihilated("cyborg"));
}

#[test]
fn sf_r117_on_board_it_has_no_effect_and_is_no_detonation_before_stationfall() {
    let mut t = settled();
    t.lay("antimatter", "bridge");
    t.place("cyborg", "bridge");
    t.state.station.armed = true;
    t.fall();
    assert!(t.is_live("cyborg") && t.state.station.detonated);
    assert!(!t.state.station.detonated_on_board);
    assert_eq!(t.agenda(0), 3 + 2 + 1, "the Engineer has no points for a detonation");
}

#[test]
fn sf_16_1a_unarmed_antimatter_stays_what_it_is() {
    let mut t = settled();
    t.fall();
    assert!(!t.state.station.detonated);
    assert!(never(&t, |e| matches!(e, Event::Detonated { .. })));
}

/// Rules: SF-A10.28
#[test]
fn sf_16_1b_the_rescue_ship_takes_every_live_human_in_outer_space() {
    let mut t = settled();
    t.state.station.ship = Ship::Rescue;
    t.place_all(&["cyborg", "exile", "security"], "outer_space");
    t.down("exile");
    t.fall();
    assert!(t.has_escaped("cyborg"));
    assert!(!t.has_escaped("exile"), "Down");
    assert!(!t.has_escaped("security"), "a Robot");
}

/// Rules: SF-A10.29, SF-R28
#[test]
fn sf_16_1b_the_pirate_ship_takes_who_has_the_briefcase_even_if_down() {
    let mut t = table(&["boarder", "medical", "exile", "security"]);
    t.secret(0, "boarder");
    t.state.station.ship = Ship::Rescue;
    t.place_all(&["exile", "boarder"], "outer_space");
    t.give("exile", "briefcase");
    t.down("exile");
    t.fall();
    assert_eq!(t.state.station.ship, Ship::Pirate, "Extricate works at Stationfall");
    assert!(t.has_escaped("exile") && !t.has_escaped("boarder"));
}

/// Rules: SF-R28
#[test]
fn sf_r180_point_break_needs_a_live_daredevil_with_a_helmet_beside_the_wings() {
    let beside = |change: fn(&mut TestTable)| {
        let mut t = settled();
        t.state.identities[identity("engineer")] = IdentityPlace::Box;
        t.secret(0, "daredevil");
        t.place("daredevil", "print_shop");
        t.lay("rocket_wings", "print_shop");
        t.give("daredevil", "helmet");
        change(&mut t);
        t.fall();
        t
    };
    let t = beside(|_| {});
    assert_eq!(t.state.bodies[Body::Daredevil].at, At::Mesosphere(Vehicle::RocketWings));
    assert_eq!(t.lying("rocket_wings", "print_shop"), 1, "not possessed, they stay");
    assert!(!beside(|t| t.down("daredevil")).has_escaped("daredevil"));
    assert!(!beside(|t| t.place("daredevil", "bridge")).has_escaped("daredevil"));
    assert!(
        !beside(|t| t.state.bodies[Body::Daredevil].items = Default::default())
            .has_escaped("daredevil")
    );
    let t = beside(|t| t.give("daredevil", "rocket_wings"));
    assert!(t.has_escaped("daredevil"));
    assert_eq!(t.state.uniques[item("rocket_wings")], Holder::Body(Body::Daredevil));
}

#[test]
fn sf_r180_point_break_is_the_daredevil_players_alone() {
    let mut t = settled();
    t.place("daredevil", "print_shop");
    t.lay("rocket_wings", "print_shop");
    t.give("daredevil", "helmet");
    t.fall();
    assert!(!t.has_escaped("daredevil"), "an NPC");
}

/// Rules: SF-16.4.3
#[test]
fn sf_r180_taken_off_means_escaped_with_all_possessions_yet_still_in_outer_space() {
    let mut t = table(&["boarder", "botanist", "exile", "billionaire"]);
    t.pc(0, "boarder");
    t.secret(1, "botanist");
    t.secret(3, "billionaire");
    t.state.station.ship = Ship::Rescue;
    t.place_all(&["boarder", "exile", "billionaire"], "outer_space");
    for who in ["exile", "billionaire"] {
        t.give(who, "helmet");
    }
    t.give("exile", "fang_moss");
    t.lay("briefcase", "outer_space");
    t.fall();
    assert_eq!(t.agenda(0), 2 + 4 + 3, "she counts herself among the Live Humans in Outer Space");
    assert_eq!(t.agenda(1), 2, "Fang Moss Escaped with the Exile");
    assert_eq!(t.agenda(3), 4 + 2 + 1, "not alone: the same ship took the others");
}

/// Rules: SF-3.5, SF-15.3.1
#[test]
fn sf_16_2_everybody_reveals_with_the_usual_effect_on_cubes() {
    let mut t = settled();
    t.cubes(0, "engineer", 2);
    t.cubes(1, "engineer", 3);
    t.fall();
    for player in 0..4 {
        assert!(t.state.players[Player(player)].pc.is_some(), "player {player}");
        assert!(!t.state.players[Player(player)].revealed_early);
    }
    assert_eq!((t.hand(0), t.hand(1)), (8, 5));
    assert_eq!(t.state.players[Player(1)].betrayal, 3);
}

#[test]
fn sf_16_2_bonus_characters_are_shown() {
    let mut t = settled();
    t.pc(0, "engineer");
    t.bonus(0, "stranger");
    t.fall();
    assert_eq!(t.state.identities[identity("stranger")], IdentityPlace::ShownBonus(t.seat(0)));
    when(&t, |e| matches!(e, Event::BonusShown { identity: Identity::Stranger, .. }));
}

#[test]
fn sf_16_2_who_could_reveal_two_cards_is_asked_and_must_reveal_one() {
    let mut t = settled();
    t.bonus(1, "stranger");
    t.fall();
    assert_eq!(t.asked(), t.seat(1));
    assert_eq!(t.choices().len(), 2);
    t.decision_refused("pass", "SF-16.2");
    t.decision_refused("reveal engineer", "SF-15.3.1");
    t.decide("reveal medical");
    assert_eq!(t.state.players[Player(1)].pc, Some(Identity::Medical));
}

#[test]
fn sf_r27_schroedinger_at_stationfall_where_it_is_allowed_at_all() {
    let mut t = settled();
    t.bonus(1, "stowaway");
    t.fall();
    t.decide("reveal stowaway");
    assert_eq!(t.state.players[Player(1)].pc, Some(Identity::Stowaway));
    assert!(t.state.players[Player(1)].schroedinger);
    assert_eq!(t.state.identities[identity("medical")], IdentityPlace::Discarded(t.seat(1)));
    for mut t in [seats(2, &FOUR), teams(4, &FOUR)] {
        for (player, card) in (0..).zip(["engineer", "medical", "exile", "security"]) {
            t.secret(player, card);
        }
        t.bonus(0, "stowaway");
        t.fall();
        assert!(t.state.station.over, "nobody had a choice");
        assert_eq!(t.state.players[Player(0)].pc, Some(Identity::Engineer));
    }
}

#[test]
fn sf_r28_no_other_power_applies_to_who_reveals_at_stationfall() {
    let mut t = settled();
    for (player, card) in [(0, "stowaway"), (2, "medical"), (1, "engineer")] {
        t.state.identities[identity(card)] = IdentityPlace::Secret(Player(player));
    }
    t.state.identities[identity("exile")] = IdentityPlace::Box;
    let helmets = t.supply("helmet");
    t.fall();
    assert_eq!(t.supply("helmet"), helmets, "no Secret Cache");
    assert!(t.state.markers.is_empty(), "no Overload");
    assert!(t.state.station.over, "and no question");
    let look = t.look();
    assert!(!look.revealed_power(character("security"), Ability::AuthorizedForce));
}

#[test]
fn sf_r28_enigma_keeps_the_other_cards_as_bonus_characters() {
    let mut t = settled();
    t.bonus(1, "stranger");
    t.fall();
    t.decide("reveal stranger");
    assert_eq!(t.state.identities[identity("medical")], IdentityPlace::ShownBonus(t.seat(1)));
}

#[test]
fn sf_r29_turn_order_from_the_first_player_each_applied_before_the_next() {
    let mut t = table(&["doctor", "medical", "exile", "security"]);
    t.state.table.first = Player(2);
    for (player, card) in [(0, "doctor_jekyll"), (2, "doctor_hyde"), (1, "medical"), (3, "exile")] {
        t.secret(player, card);
    }
    t.cubes(0, "doctor", 3);
    t.cubes(2, "doctor", 2);
    t.fall();
    let order: Vec<u8> = t
        .events()
        .iter()
        .filter_map(|e| match e {
            Event::Revealed { player, .. } => Some(player.0),
            _ => None,
        })
        .collect();
    assert_eq!(order, [2, 3, 0, 1]);
    assert_eq!((t.hand(2), t.hand(0)), (8, 5), "the second finds no cubes any more");
    assert_eq!(t.state.players[Player(0)].betrayal, 3);
}

#[test]
fn sf_r30_one_character_can_be_the_pc_of_two_players() {
    let mut t = table(&["doctor", "medical", "exile", "security"]);
    for (player, card) in [(0, "doctor_jekyll"), (2, "doctor_hyde"), (1, "medical"), (3, "exile")] {
        t.secret(player, card);
    }
    t.place("doctor", "hail_mary");
    t.launched("hail_mary");
    t.state.players[Player(1)].bribe = Bribe::On(character("doctor"));
    t.fall();
    assert_eq!(t.look().pc_of(character("doctor")).count(), 2);
    assert_eq!((t.agenda(0), t.agenda(2)), (1 + 3, 2), "each scores the own Agenda");
    let bribes = |player| {
        t.reasons(player).iter().filter(|(_, why)| matches!(why, Reason::Bribe(_))).count()
    };
    assert_eq!((bribes(0), bribes(2)), (1, 1), "and the Bribe of another player on the card");
}

#[test]
fn sf_r118_everything_else_stops_and_a_pending_offer_is_refunded() {
    let mut t = settled();
    t.pc(1, "medical");
    t.place("medical", "bridge");
    t.decide("bribe medical");
    t.decide("wait");
    assert_eq!(t.asked(), t.seat(1), "an offer is pending");
    let marker = TimeMarker {
        owner: Player(0),
        event: MarkerEvent::Launch(section("hail_mary")),
        minute: 14,
    };
    t.state.markers.push(marker);
    t.fall();
    assert_eq!(t.state.players[Player(0)].bribe, Bribe::Hand);
    assert!(!t.is_launched("hail_mary"), "Pods with Time markers stay On Board");
    assert!(t.state.station.over);
}

/// Four players, the Exile's PC Escaped with Evidence and X-Secret.
fn delivering() -> TestTable {
    let mut t = settled();
    t.place("exile", "hail_mary");
    t.launched("hail_mary");
    t.data("exile", "evidence");
    t.data("exile", "x_secret");
    t
}

/// Rules: SF-R138
#[test]
fn sf_16_3_1_an_escaped_pc_delivers_any_pairs_of_data_and_offsite_each_once() {
    let mut t = delivering();
    t.down("exile");
    t.fall();
    assert_eq!(t.asked(), t.seat(2));
    assert_eq!(t.choices().len(), 4 + 1, "four pairs, or pass");
    t.decision_refused("deliver nda news", "SF-16.3.1");
    t.decide("deliver evidence news");
    t.decision_refused("deliver evidence news", "SF-R138");
    t.decide("deliver evidence authorities");
    t.decide("pass");
    assert!(t.state.offsites[offsite("news")].data.contains(data("evidence")));
    assert!(t.state.offsites[offsite("authorities")].data.contains(data("evidence")));
    assert!(!t.state.offsites[offsite("news")].data.contains(data("x_secret")));
    assert!(t.has_data("exile", "evidence"), "a copy");
    assert!(t.state.station.over);
}

#[test]
fn sf_16_3_1_who_did_not_escape_or_has_no_data_is_not_asked() {
    let mut t = settled();
    t.data("exile", "evidence");
    t.place("medical", "hail_mary");
    t.launched("hail_mary");
    t.fall();
    assert!(t.state.station.over);
}

#[test]
fn sf_r138_in_turn_order_and_what_is_there_already_is_pointless_not_illegal() {
    let mut t = delivering();
    t.state.table.first = Player(1);
    t.place("medical", "hail_mary");
    t.data("medical", "evidence");
    t.fall();
    assert_eq!(t.asked(), t.seat(1));
    t.decide("deliver evidence news");
    t.decide("pass");
    assert_eq!(t.asked(), t.seat(2));
    t.decide("deliver evidence news");
    t.decide("pass");
    assert!(t.state.station.over);
}

/// Rules: SF-10.2.2, SF-A2.3
#[test]
fn sf_16_3_2_delivering_evidence_to_the_authorities_clears_the_own_name_and_harms_nobody() {
    let mut t = delivering();
    t.guilt(2, Guilt::Guilty);
    t.guilt(1, Guilt::Suspect);
    t.guilt(3, Guilt::Guilty);
    t.fall();
    t.decide("deliver evidence news");
    assert_eq!(t.guilt_of(2), Guilt::Guilty, "not by delivering to the News");
    t.decide("deliver evidence authorities");
    assert_eq!(t.guilt_of(2), Guilt::Suspect);
    assert_eq!((t.guilt_of(1), t.guilt_of(3)), (Guilt::Suspect, Guilt::Guilty));
    t.decide("pass");
    assert!(t.outcome().of(t.seat(2)).rank < t.outcome().of(t.seat(3)).rank);
}

#[test]
fn sf_r139_delivery_is_optional_and_without_it_the_guilty_stay_guilty() {
    let mut t = delivering();
    t.guilt(2, Guilt::Guilty);
    t.fall();
    t.decide("pass");
    assert_eq!(t.guilt_of(2), Guilt::Guilty);
    assert!(t.state.offsites[offsite("news")].data.is_empty());
    assert!(!t.winners().contains(&2));
}

#[test]
fn sf_r140_only_pcs_deliver() {
    let mut t = settled();
    t.place("cyborg", "hail_mary");
    t.launched("hail_mary");
    t.data("cyborg", "evidence");
    t.fall();
    assert!(t.state.station.over, "nobody is asked for the Data of an NPC");
    assert!(t.state.offsites[offsite("news")].data.is_empty());
}

#[test]
fn sf_r142_nothing_can_be_delivered_to_annihilated_authorities() {
    let mut t = delivering();
    t.state.offsites[offsite("authorities")].annihilated = true;
    t.fall();
    t.decision_refused("deliver evidence authorities", "SF-R142");
    t.decide("deliver evidence news");
}

#[test]
fn sf_r178_the_possessor_of_an_nda_delivers_nothing() {
    let mut t = delivering();
    t.data("exile", "nda");
    t.place("medical", "hail_mary");
    t.data("medical", "evidence");
    t.fall();
    assert_eq!(t.asked(), t.seat(1));
    t.decide("pass");
    assert!(t.state.station.over, "the Exile is not asked");
    let mut t = table(&["maintenance_clones", "medical", "exile", "security"]);
    t.secret(0, "maintenance_clones");
    t.place_all(&["clone_alpha", "clone_beta"], "hail_mary");
    t.launched("hail_mary");
    for (who, what) in
        [("clone_alpha", "nda"), ("clone_alpha", "evidence"), ("clone_beta", "x_secret")]
    {
        t.data(who, what);
    }
    t.fall();
    t.decision_refused("deliver evidence news", "SF-R178");
    t.decide("deliver x_secret news");
}

#[test]
fn sf_r184_cubes_sent_to_betrayal_by_medicals_reveal_move_the_tracker_at_stationfall_too() {
    let mut t = settled();
    t.cubes(0, "medical", 1);
    t.cubes(2, "medical", 1);
    t.cubes(1, "medical", 1);
    t.fall();
    assert_eq!(t.state.tally.medical, 2);
    assert_eq!(t.agenda(1), 2 + 2, "two stars, and no Human Down On Board");
}
