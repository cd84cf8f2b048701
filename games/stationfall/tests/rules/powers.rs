//! Reveal Powers (SF-15.3.2): what happens once here, what stays in `standing`, what comes on occasion in `occasions`,
//! the Traps in `traps`.

mod occasions;
mod standing;
mod traps;

use stationfall::event::Event;
use stationfall::ids::{Ability, Item};
use stationfall::state::{
    Bribe, GreyBribe, Guilt, Holder, IdentityPlace, MarkerEvent, Player, Ship,
};

use crate::common::*;

/// The first player's turn begins, whose Secret Identity this is.
fn about_to_reveal(card: &str, characters: &[&str]) -> TestTable {
    let mut t = table(characters);
    t.secret(0, card);
    t.begin_turn(0);
    t
}

/// Nothing of the Reveal is left to answer: the Influence phase, or what follows it, asks.
fn reveal_is_over(t: &TestTable) -> bool {
    use stationfall::frame::Frame;
    !t.state.frames.iter().any(|frame| {
        matches!(
            frame,
            Frame::Reveal
                | Frame::Power(_)
                | Frame::Act(_)
                | Frame::DropExcess(_)
                | Frame::DropInDeed(_)
        )
    })
}

#[test]
fn sf_4_4_4_powers_do_not_apply_before_the_reveal() {
    let mut t = about_to_reveal("medical", &["medical", "security", "exile"]);
    assert!(!t.look().has_ability(actor("security"), Ability::AuthorizedForce));
    assert_eq!(t.has("medical", "bludgeon"), 0);
    t.decide("pass");
    assert_eq!(t.has("medical", "bludgeon"), 0);
}

/// Rules: SF-R18, SF-15.3.2
#[test]
fn sf_r21_a_one_time_power_happens_in_the_reveal_step() {
    let mut t = about_to_reveal("medical", &["medical", "exile"]);
    t.decide("reveal medical");
    assert_eq!(t.has("medical", "bludgeon"), 1, "haywire");
    assert!(reveal_is_over(&t));
}

#[test]
fn sf_r165_an_empty_supply_gives_nothing() {
    let mut t = about_to_reveal("medical", &["medical", "exile"]);
    while t.state.supply.take(Item::Bludgeon) {}
    t.decide("reveal medical");
    assert_eq!(t.has("medical", "bludgeon"), 0);
}

/// Rules: SF-H24
#[test]
fn sf_r21_an_impossible_power_is_lost() {
    let mut t = about_to_reveal("medical", &["medical", "exile"]);
    t.annihilate("medical");
    t.decide("reveal medical");
    assert_eq!(t.has("medical", "bludgeon"), 0);
    assert!(reveal_is_over(&t));
}

/// Rules: SF-4.5.3.1, SF-R24
#[test]
fn sf_r24_over_the_item_limit_the_revealing_player_drops_items_of_choice() {
    let mut t = about_to_reveal("doctor_hyde", &["doctor"]);
    for what in ["helmet", "bludgeon", "artifact"] {
        t.give("doctor", what);
    }
    t.decide("reveal doctor_hyde");
    assert_eq!(t.asked(), t.seat(0));
    assert_eq!(
        t.choices(),
        ["choose item helmet", "choose item bludgeon", "choose item gun", "choose item artifact"]
    );
    t.decision_refused("pass", "SF-4.5.3.1");
    t.decide("choose item bludgeon");
    assert_eq!((t.has("doctor", "gun"), t.lying("bludgeon", "forward_hub")), (1, 1), "zip_gun");
}

#[test]
fn sf_r24_a_helmet_dropped_in_a_hazard_downs_the_human() {
    let mut t = about_to_reveal("doctor_hyde", &["doctor"]);
    t.asphyxiation("forward_hub");
    for what in ["helmet", "bludgeon", "firebomb"] {
        t.give("doctor", what);
    }
    t.decide("reveal doctor_hyde");
    t.decide("choose item helmet");
    assert!(t.is_down("doctor"));
    assert_eq!(t.guilt_of(0), Guilt::Innocent);
}

/// Rules: SF-16.2
#[test]
fn sf_r28_at_stationfall_only_extricate_happens() {
    let mut t = table(&["boarder", "medical", "colonel", "consort"]);
    for (player, card) in (0..).zip(["boarder", "medical", "colonel", "consort"]) {
        t.secret(player, card);
    }
    t.betrayal(2, 3);
    t.engine().stationfall(stationfall::state::Ending::ReentryAfterZero);
    t.carry_on();
    assert_eq!(t.state.players[Player(2)].pc, Some(identity("colonel")), "all have revealed");
    assert_eq!(t.state.station.ship, Ship::Pirate, "extricate");
    assert_eq!(t.has("medical", "bludgeon"), 0, "no haywire");
    assert_eq!(t.state.players[Player(2)].betrayal, 3, "no mission_first");
    assert_eq!(t.at("consort"), "rec_room", "no shapeshift_switch");
}

#[test]
fn sf_15_3_2_hollow_promises_takes_every_grey_bribe_back() {
    let mut t = about_to_reveal("billionaire", &["billionaire", "exile"]);
    t.state.grey_bribes[0] = GreyBribe::On(character("exile"), Player(1));
    t.decide("reveal billionaire");
    assert_eq!(t.state.grey_bribes, [GreyBribe::Unused; 3]);
}

#[test]
fn sf_15_3_2_extricate_shows_the_pirate_ship() {
    let mut t = about_to_reveal("boarder", &["boarder"]);
    assert_eq!(t.state.station.ship, Ship::Rescue);
    t.decide("reveal boarder");
    assert_eq!(t.state.station.ship, Ship::Pirate);
}

#[test]
fn sf_15_3_2_extricate_does_not_bring_a_lost_ship_back() {
    let mut t = about_to_reveal("boarder", &["boarder"]);
    t.state.station.ship = Ship::None;
    t.decide("reveal boarder");
    assert_eq!(t.state.station.ship, Ship::None);
}

#[test]
fn sf_15_3_2_mission_first_takes_the_cubes_back_from_betrayal() {
    let mut t = about_to_reveal("colonel", &["colonel"]);
    t.betrayal(0, 4);
    t.betrayal(1, 2);
    t.decide("reveal colonel");
    assert_eq!((t.hand(0), t.state.players[Player(0)].betrayal), (8, 0));
    assert_eq!(t.state.players[Player(1)].betrayal, 2);
}

#[test]
fn sf_15_3_2_offshore_shenanigans_takes_the_own_bribe_back() {
    let mut t = about_to_reveal("inspector", &["inspector", "exile"]);
    t.state.players[Player(0)].bribe = Bribe::On(character("exile"));
    t.state.players[Player(1)].bribe = Bribe::On(character("inspector"));
    t.decide("reveal inspector");
    assert_eq!(t.state.players[Player(0)].bribe, Bribe::Hand);
    assert_eq!(t.state.players[Player(1)].bribe, Bribe::On(character("inspector")), "SF-R25");
}

/// Rules: SF-R25
#[test]
fn sf_15_3_2_shapeshift_switch_changes_places_and_possessions() {
    let mut t = about_to_reveal("consort", &["consort", "exile", "legal"]);
    t.place("consort", "rec_room");
    t.place("exile", "bridge");
    t.give("consort", "gun");
    t.give("exile", "briefcase");
    t.give("exile", "helmet");
    t.data("exile", "evidence");
    t.state.players[Player(1)].bribe = Bribe::On(character("exile"));
    t.state.players[Player(2)].bribe = Bribe::On(character("consort"));
    t.decide("reveal consort");
    assert_eq!(t.choices(), ["choose body exile", "choose body legal", "pass"]);
    t.decision_refused("choose body consort", "SF-15.3.2");
    t.decide("choose body exile");
    assert_eq!((t.at("consort"), t.at("exile")), ("bridge", "rec_room"));
    assert_eq!((t.has("consort", "briefcase"), t.has("consort", "helmet")), (1, 1));
    assert_eq!((t.has("exile", "gun"), t.has("consort", "gun")), (1, 0));
    assert!(t.has_data("consort", "evidence") && !t.has_data("exile", "evidence"));
    assert_eq!(t.state.players[Player(1)].bribe, Bribe::On(character("consort")));
    assert_eq!(t.state.players[Player(2)].bribe, Bribe::On(character("exile")));
}

#[test]
fn sf_r21_shapeshift_switch_may_be_declined() {
    let mut t = about_to_reveal("consort", &["consort", "exile"]);
    t.decide("reveal consort");
    t.decide("pass");
    assert_eq!(t.at("consort"), "rec_room");
    assert!(reveal_is_over(&t));
}

/// Rules: SF-4.4.4
#[test]
fn sf_r21_shapeshift_switch_reaches_npcs_on_the_board_only() {
    let mut t = about_to_reveal(
        "consort",
        &["consort", "exile", "engineer", "stowaway", "legal", "telepathic_rat"],
    );
    t.pc(1, "exile");
    t.place("engineer", "houdini");
    t.launched("houdini");
    t.state.bodies[body("legal")].at = stationfall::state::At::Engulfed;
    t.decide("reveal consort");
    assert!(
        reveal_is_over(&t),
        "nobody is left: a PC, one Escaped, one on her card, one swallowed, the Rat"
    );
}

#[test]
fn sf_r21_a_down_consort_does_not_switch() {
    let mut t = about_to_reveal("consort", &["consort", "exile"]);
    t.down("consort");
    t.decide("reveal consort");
    assert!(reveal_is_over(&t));
}

/// Rules: SF-8.4, SF-R61
#[test]
fn sf_15_3_2_the_switch_leaves_integral_items_and_counts_as_entering() {
    let mut t = about_to_reveal("consort", &["consort", "corpsicle", "exile"]);
    t.place("corpsicle", "bio_lab");
    for what in ["gun", "bludgeon", "briefcase"] {
        t.give("consort", what);
    }
    t.decide("reveal consort");
    t.decide("choose body corpsicle");
    assert_eq!((t.has("corpsicle", "helmet"), t.has("consort", "helmet")), (1, 0));
    assert!(t.is_contaminated("consort") && !t.is_contaminated("corpsicle"));
    // The Corpsicle has three slots, one of them taken by her own Helmet.
    assert_eq!(t.choices(), ["choose item bludgeon", "choose item gun", "choose item briefcase"]);
    t.decide("choose item gun");
    assert_eq!(t.lying("gun", "rec_room"), 1);
}

/// Rules: SF-R71, SF-R22
#[test]
fn sf_15_3_2_a_helmet_changes_hands_before_hazards_count() {
    let mut t = about_to_reveal("consort", &["consort", "exile"]);
    t.place("exile", "outer_space");
    t.give("exile", "helmet");
    t.decide("reveal consort");
    t.decide("choose body exile");
    assert!(t.is_live("exile"), "out of the cold before the Helmet is gone");
    let mut t = about_to_reveal("consort", &["consort", "exile"]);
    t.asphyxiation("rec_room");
    t.asphyxiation("bridge");
    t.place("exile", "bridge");
    t.give("exile", "helmet");
    t.decide("reveal consort");
    t.decide("choose body exile");
    assert!(t.is_down("exile"));
    assert_eq!(t.guilt_of(0), Guilt::Innocent, "not the Activate phase");
}

#[test]
fn sf_15_3_2_last_gasp_revives_the_down_corpsicle() {
    let mut t = about_to_reveal("corpsicle", &["corpsicle", "exile"]);
    assert!(t.is_down("corpsicle"));
    t.decide("reveal corpsicle");
    assert!(t.is_live("corpsicle") && reveal_is_over(&t));
}

#[test]
fn sf_r186_last_gasp_does_not_revive_in_vain() {
    let mut t = about_to_reveal("corpsicle", &["corpsicle", "exile"]);
    t.state.bodies[body("corpsicle")].integral = None;
    t.fire("cryo_lab");
    t.decide("reveal corpsicle");
    assert!(t.is_down("corpsicle"));
}

/// Rules: SF-10.1.2d
#[test]
fn sf_r22_last_gasp_lets_the_live_corpsicle_act_without_suspicion() {
    let mut t = about_to_reveal("corpsicle", &["corpsicle", "exile"]);
    t.live("corpsicle");
    t.place("exile", "cryo_lab");
    t.give("corpsicle", "gun");
    t.decide("reveal corpsicle");
    t.decision_refused("free drop gun", "SF-R31");
    t.decide("attack exile gun");
    assert!(t.is_down("exile"));
    assert_eq!(t.guilt_of(0), Guilt::Innocent);
    assert!(reveal_is_over(&t));
}

/// Rules: SF-11.2, SF-H23
#[test]
fn sf_r22_self_preservation_applies_to_the_action_of_a_power_and_it_may_be_declined() {
    let mut t = about_to_reveal("corpsicle", &["corpsicle", "exile"]);
    t.live("corpsicle");
    t.state.bodies[body("corpsicle")].integral = None;
    t.fire("mainframe");
    t.decide("reveal corpsicle");
    t.decision_refused("step mainframe", "SF-11.2");
    t.decide("pass");
    assert!(reveal_is_over(&t));
}

#[test]
fn sf_15_3_2_recorded_confessional_makes_other_innocent_players_suspect() {
    let mut t = about_to_reveal("counselor", &["counselor", "exile", "engineer", "legal"]);
    t.place_all(&["exile", "engineer", "legal"], "therapy_garden");
    t.cubes(0, "exile", 2);
    t.cubes(1, "exile", 2);
    t.cubes(2, "exile", 2);
    t.cubes(3, "exile", 1);
    t.guilt(2, Guilt::Guilty);
    t.decide("reveal counselor");
    assert_eq!(t.choices(), ["choose body engineer", "choose body exile"], "Legal is no Human");
    t.decide("choose body exile");
    assert_eq!(t.guilt_of(0), Guilt::Innocent, "not the own player");
    assert_eq!(t.guilt_of(1), Guilt::Suspect);
    assert_eq!(t.guilt_of(2), Guilt::Guilty);
    assert_eq!(t.guilt_of(3), Guilt::Innocent, "not a Conspirator");
}

/// Rules: SF-R177, SF-H30
#[test]
fn sf_h33_a_down_body_tells_nothing() {
    for (down, guilt) in [(true, Guilt::Innocent), (false, Guilt::Suspect)] {
        let mut t = about_to_reveal("counselor", &["counselor", "maintenance_clones", "exile"]);
        t.place_all(&["clone_alpha", "exile"], "therapy_garden");
        t.place_all(&["clone_beta", "clone_gamma"], "kitchen");
        t.cubes(1, "maintenance_clones", 2);
        if down {
            t.down("clone_alpha");
        }
        t.decide("reveal counselor");
        t.decide("choose body clone_alpha");
        assert_eq!(t.guilt_of(1), guilt);
    }
}

#[test]
fn sf_r21_a_down_counselor_hears_no_confession() {
    let mut t = about_to_reveal("counselor", &["counselor", "exile"]);
    t.place("exile", "therapy_garden");
    t.cubes(1, "exile", 2);
    t.down("counselor");
    t.decide("reveal counselor");
    assert_eq!(t.guilt_of(1), Guilt::Innocent);
}

#[test]
fn sf_15_3_2_trojan_horse_copies_the_digital_assistant() {
    let mut t = about_to_reveal(
        "digital_assistant",
        &["digital_assistant", "exile", "legal", "engineer", "security"],
    );
    t.data("exile", "evidence");
    t.data("legal", "x_secret");
    t.data("engineer", "evidence");
    t.data("engineer", "digital_assistant");
    t.decide("reveal digital_assistant");
    assert_eq!(t.choices(), ["choose body exile", "choose body legal"]);
    t.decide("choose body legal");
    assert!(t.has_data("legal", "digital_assistant"));
}

/// Rules: SF-4.5.3.1
#[test]
fn sf_15_3_2_the_fake_artifact_comes_to_the_doctor_from_anywhere() {
    for place in ["board", "npc", "gone", "escaped"] {
        let mut t = about_to_reveal("doctor_jekyll", &["doctor", "exile"]);
        match place {
            "board" => {}
            "npc" => t.give("exile", "artifact"),
            "gone" => t.state.uniques[Item::Artifact] = Holder::Nowhere,
            _ => {
                t.give("exile", "artifact");
                t.place("exile", "houdini");
                t.launched("houdini");
            }
        }
        t.decide("reveal doctor_jekyll");
        assert_eq!(t.state.uniques[Item::Artifact], Holder::Body(body("doctor")), "{place}");
    }
}

#[test]
fn sf_r21_an_artifact_in_the_hands_of_a_pc_is_no_fake() {
    let mut t = about_to_reveal("doctor_jekyll", &["doctor", "exile"]);
    t.pc(1, "exile");
    t.give("exile", "artifact");
    t.decide("reveal doctor_jekyll");
    assert_eq!(t.state.uniques[Item::Artifact], Holder::Body(body("exile")));
}

#[test]
fn sf_r23_overload_damages_a_section_one_minute_later() {
    let mut t = about_to_reveal("engineer", &["engineer", "exile"]);
    t.launched("houdini");
    t.decide("reveal engineer");
    t.decision_refused("choose section houdini", "SF-15.3.2");
    t.decision_refused("pass", "SF-15.3.2");
    t.decide("choose section bridge");
    let marker = t.state.markers[0];
    assert_eq!((marker.owner, marker.event), (Player(0), MarkerEvent::Overload(section("bridge"))));
    assert_eq!(t.state.players[Player(0)].markers, 2);
    t.state.frames.clear();
    t.activating(0);
    t.state.frames.pop();
    t.carry_on();
    assert!(!t.is_damaged("bridge"), "not in the turn of the Reveal");
    t.activating(0);
    t.state.minute = 12;
    t.state.frames.pop();
    t.carry_on();
    assert!(t.is_damaged("bridge"));
}

#[test]
fn sf_0_8_overload_is_lost_while_all_time_markers_are_on_the_board() {
    let mut t = about_to_reveal("engineer", &["engineer", "exile"]);
    t.state.players[Player(0)].markers = 0;
    t.decide("reveal engineer");
    assert!(t.state.markers.is_empty() && reveal_is_over(&t));
}

#[test]
fn sf_15_3_2_go_go_go_gives_each_live_clone_an_action_in_turn() {
    let mut t = about_to_reveal("maintenance_clones", &["maintenance_clones"]);
    t.down("clone_beta");
    t.decide("reveal maintenance_clones");
    t.decide("choose body clone_alpha");
    t.decide("step tanks");
    assert_eq!(t.at("clone_alpha"), "tanks");
    t.decide("pass");
    assert_eq!((t.at("clone_gamma"), t.is_down("clone_beta")), ("quarters", true));
    assert!(reveal_is_over(&t));
}

#[test]
fn sf_0_5_the_active_player_orders_the_clones_of_go_go_go() {
    let mut t = about_to_reveal("maintenance_clones", &["maintenance_clones"]);
    t.decide("reveal maintenance_clones");
    let clones = ["choose body clone_alpha", "choose body clone_beta", "choose body clone_gamma"];
    assert_eq!(t.choices(), clones);
    t.decide("choose body clone_gamma");
    t.place("clone_gamma", "storm_shelter");
    t.decide("step tanks");
    assert_eq!((t.at("clone_gamma"), t.choices().join(", ")), ("tanks", clones[..2].join(", ")));
    t.decision_refused("choose body clone_gamma", "SF-15.3.2");
    t.decide("choose body clone_beta");
    t.decide("wait");
    // The last one is not asked for: it acts.
    t.place("clone_alpha", "storm_shelter");
    t.decide("step tanks");
    assert_eq!((t.at("clone_alpha"), reveal_is_over(&t)), ("tanks", true));
}

/// Rules: SF-8.5.1a, SF-0.5
#[test]
fn sf_r62_a_clone_that_acts_by_go_go_go_keeps_the_helmet_it_lives_by() {
    let mut t = about_to_reveal("maintenance_clones", &["maintenance_clones"]);
    t.place("clone_alpha", "chem_lab");
    t.asphyxiation("bio_lab");
    t.give("clone_alpha", "helmet");
    t.give("clone_alpha", "gun");
    for decision in ["reveal maintenance_clones", "choose body clone_alpha", "step bio_lab"] {
        t.decide(decision);
    }
    // There is but one answer, so nobody is asked.
    assert_eq!((t.has("clone_alpha", "helmet"), t.lying("gun", "bio_lab")), (1, 1));
    assert!(t.is_live("clone_alpha") && t.is_contaminated("clone_alpha"));
}

#[test]
fn sf_15_3_2_secret_cache_gives_a_helmet_to_the_stowaway_or_a_conspirator() {
    let mut t = about_to_reveal("stowaway", &["stowaway", "exile", "engineer", "telepathic_rat"]);
    t.cubes(0, "exile", 1);
    t.cubes(1, "engineer", 1);
    t.cubes(0, "telepathic_rat", 1);
    t.decide("reveal stowaway");
    assert_eq!(t.choices(), ["choose body exile", "choose body stowaway"]);
    t.decide("choose body stowaway");
    assert_eq!(t.has("stowaway", "helmet"), 1, "also while she waits on her card");
}

/// Rules: SF-15.3.1b
#[test]
fn sf_15_3_2_homework_shows_a_bonus_character_who_acts() {
    let mut t = about_to_reveal("stranger", &["stranger", "exile", "maintenance_clones"]);
    t.bonus(0, "maintenance_clones");
    t.decide("reveal stranger");
    t.down("clone_alpha");
    assert_eq!(t.choices(), ["choose body clone_beta", "choose body clone_gamma", "pass"]);
    t.decide("choose body clone_gamma");
    let place = t.state.identities[identity("maintenance_clones")];
    assert_eq!(place, IdentityPlace::ShownBonus(t.seat(0)));
    assert!(t.events().iter().any(|event| matches!(event, Event::BonusShown { .. })));
    t.decide("step suite");
    assert_eq!(t.at("clone_gamma"), "suite");
    assert!(reveal_is_over(&t));
}

/// Rules: SF-R21
#[test]
fn sf_0_6_homework_is_asked_whether_or_not_the_bonus_character_can_act() {
    let mut t = about_to_reveal("stranger", &["stranger", "exile"]);
    t.bonus(0, "exile");
    t.annihilate("exile");
    t.decide("reveal stranger");
    assert_eq!(t.choices(), ["pass"]);
    t.decide("pass");
    assert_eq!(t.state.identities[identity("exile")], IdentityPlace::Bonus(t.seat(0)));
}

#[test]
fn sf_3_5_1_enigma_keeps_the_other_cards_and_loses_uncanny() {
    let mut t = table(&["stranger", "exile"]);
    t.secret(0, "exile");
    t.bonus(0, "stranger");
    t.begin_turn(0);
    t.decide("reveal stranger");
    assert_eq!(t.state.identities[identity("exile")], IdentityPlace::Bonus(t.seat(0)));
    assert!(!t.look().has_ability(actor("stranger"), Ability::Uncanny));
    assert!(t.choices().contains(&"choose body exile".to_string()), "homework with the kept card");
}
