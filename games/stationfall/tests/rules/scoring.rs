//! Chapter 16, scoring; chapters 17 and 18 where they change it.

use kernel::Contest;
use stationfall::content::Content;
use stationfall::event::Event;
use stationfall::ids::Identity;
use stationfall::reckoning::Reason;
use stationfall::state::{
    Bribe, GreyBribe, Guilt, Holder, IdentityPlace, KompromatPlace, Player, PodState, Ship,
};

use crate::common::{TestTable, character, item, seats, section, table, teams};

/// Four players whose Agendas give nothing by themselves: nobody has Escaped, nothing is transmitted.
fn plain() -> TestTable {
    let mut t = table(&[
        "exile",
        "astrochimp",
        "inspector",
        "stowaway",
        "consort",
        "medical",
        "billionaire",
        "security",
    ]);
    for (player, card) in (0..).zip(["exile", "astrochimp", "inspector", "stowaway"]) {
        t.pc(player, card);
    }
    t
}

/// The Bribe of a player lies on a card.
fn bribed(t: &mut TestTable, player: u8, on: &str) {
    t.state.players[Player(player)].bribe = Bribe::On(character(on));
}

/// Somebody has Escaped in a pod.
fn escape(t: &mut TestTable, who: &[&str], pod: &str) {
    t.place_all(who, pod);
    t.launched(pod);
}

#[test]
fn sf_16_4_1_who_is_in_the_mesosphere_has_escaped_live_or_down() {
    let mut t = plain();
    t.bonus(0, "consort");
    escape(&mut t, &["astrochimp", "consort"], "hail_mary");
    t.down("astrochimp");
    t.down("consort");
    t.fall();
    assert_eq!(t.agenda(1), 3);
    assert!(t.reasons(0).contains(&(2, Reason::Bonus(Identity::Consort, 0))));
}

#[test]
fn sf_16_4_2_the_annihilated_count_as_down() {
    let mut t = plain();
    t.bonus(0, "medical");
    t.annihilate("medical");
    t.fall();
    assert!(t.reasons(0).contains(&(1, Reason::Bonus(Identity::Medical, 0))));
}

/// Rules: SF-R147
#[test]
fn sf_16_4_3_in_the_mesosphere_only_the_same_vehicle_is_colocated() {
    let alone = |others: &[&str], pod: &str| {
        let mut t = plain();
        t.state.identities[Identity::Consort] = IdentityPlace::Box;
        t.pc(0, "consort");
        t.state.identities[Identity::Exile] = IdentityPlace::Box;
        escape(&mut t, &["consort"], "hail_mary");
        escape(&mut t, others, pod);
        t.fall();
        t.agenda(0)
    };
    assert_eq!(alone(&["exile"], "hail_mary"), 0, "a Live Human in the same Pod");
    assert_eq!(alone(&["exile"], "alcatraz"), 3, "in another Pod");
}

/// Rules: SF-R146
#[test]
fn sf_16_4_4_2_plus_lines_need_the_plain_line_above_even_if_that_is_worth_nothing() {
    let mut t = plain();
    t.state.identities[Identity::Exile] = IdentityPlace::Box;
    t.pc(0, "consort");
    t.give("consort", "briefcase");
    t.give("astrochimp", "artifact");
    t.fall();
    assert_eq!((t.agenda(0), t.agenda(1)), (0, 0), "neither has Escaped");
    let mut t = plain();
    t.state.identities[Identity::Exile] = IdentityPlace::Box;
    t.pc(0, "consort");
    t.give("consort", "briefcase");
    escape(&mut t, &["consort"], "hail_mary");
    t.fall();
    let lines: Vec<(i32, Reason)> = t.reasons(0);
    for line in [(0, 0), (3, 1), (3, 2)] {
        assert!(lines.contains(&(line.0, Reason::Agenda(Identity::Consort, line.1))), "{lines:?}");
    }
}

#[test]
fn sf_16_4_4_1_every_fulfilled_line_of_the_pcs_agenda_scores() {
    let mut t = plain();
    escape(&mut t, &["astrochimp"], "hail_mary");
    for what in ["briefcase", "artifact", "gun"] {
        t.give("astrochimp", what);
    }
    t.fall();
    assert_eq!(t.agenda(1), 3 + 2 + 2 + 2);
    assert_eq!(t.agenda(0), 0, "not the Agendas of others");
}

#[test]
fn sf_16_4_5_1_a_friend_scores_if_escaped() {
    let mut t = plain();
    t.bonus(0, "consort");
    t.fall();
    assert_eq!(t.points(0), 1, "only the unused Bribe");
    let mut t = plain();
    t.bonus(0, "consort");
    escape(&mut t, &["consort"], "hail_mary");
    t.fall();
    assert_eq!(t.points(0), 1 + 2);
}

/// Rules: SF-R148
#[test]
fn sf_16_4_5_2_a_grudge_scores_if_down_and_not_escaped() {
    let mut t = plain();
    t.bonus(0, "security");
    t.fall();
    assert_eq!(t.points(0), 1);
    let mut t = plain();
    t.bonus(0, "security");
    t.down("security");
    t.fall();
    assert_eq!(t.points(0), 1 + 3);
    let mut t = plain();
    t.bonus(0, "security");
    t.down("security");
    escape(&mut t, &["security"], "hail_mary");
    t.fall();
    assert_eq!(t.points(0), 1, "Escaped while Down");
}

#[test]
fn sf_16_4_6_1_an_own_bribe_in_hand_scores_one() {
    let mut t = plain();
    bribed(&mut t, 1, "security");
    t.fall();
    assert_eq!((t.points(0), t.points(1)), (1, 0));
    let mut t = plain();
    t.state.identities[Identity::Exile] = IdentityPlace::Box;
    t.pc(0, "billionaire");
    t.fall();
    assert_eq!(t.points(0), 0, "the Billionaire's card says none");
}

/// Rules: SF-R36, SF-R25
#[test]
fn sf_16_4_6_2_bribes_of_other_players_on_the_pcs_card_score_but_not_the_own() {
    let mut t = plain();
    bribed(&mut t, 0, "exile");
    bribed(&mut t, 1, "exile");
    bribed(&mut t, 2, "exile");
    t.fall();
    assert_eq!(t.points(0), 2);
    let mut t = plain();
    bribed(&mut t, 0, "inspector");
    t.fall();
    assert_eq!(t.points(2), 1 + 2, "the Inspector's card doubles it");
}

/// Rules: SF-R28
#[test]
fn sf_r149_bribes_lie_on_the_card_also_of_the_annihilated() {
    let mut t = plain();
    bribed(&mut t, 1, "exile");
    t.annihilate("exile");
    t.fall();
    assert_eq!(t.points(0), 1 + 1);
}

#[test]
fn sf_4_4_1_grey_bribes_score_only_if_the_billionaire_escaped() {
    let grey = |escaped: bool, by: u8| {
        let mut t = plain();
        t.state.grey_bribes[0] = GreyBribe::On(character("exile"), Player(by));
        if escaped {
            escape(&mut t, &["billionaire"], "hail_mary");
        }
        t.fall();
        t.points(0) - 1
    };
    assert_eq!((grey(false, 1), grey(true, 1), grey(true, 0)), (0, 1, 0));
}

/// Rules: SF-R145, SF-3.6.2, SF-15.4.2
#[test]
fn sf_16_4_7_each_cube_out_of_hand_above_the_limit_of_the_pc_costs_one() {
    let mut t = plain();
    t.cubes(0, "security", 4);
    t.betrayal(0, 2);
    t.cubes(1, "security", 3);
    t.cubes(1, "medical", 3);
    t.annihilate("medical");
    t.fall();
    assert_eq!(t.points(0), 1, "six is the Exile's limit");
    assert!(t.reasons(1).contains(&(-1, Reason::Penalty(1))), "five is the Astrochimp's");
}

/// Rules: SF-3.6.1
#[test]
fn sf_a3_2_the_sum_of_all_and_it_may_be_negative() {
    let mut t = plain();
    t.bonus(0, "consort");
    escape(&mut t, &["exile", "consort"], "hail_mary");
    bribed(&mut t, 1, "exile");
    t.cubes(0, "security", 7);
    t.cubes(3, "medical", 8);
    bribed(&mut t, 3, "security");
    t.fall();
    assert_eq!(t.points(0), 2 + 2 + 1 + 1 - 1);
    assert_eq!(t.points(3), -4);
    let told = t.events().contains(&Event::Scored { seat: t.seat(3), points: -4 });
    assert!(told, "everybody hears it");
}

/// Rules: SF-3.6.3, SF-10.2.3
#[test]
fn sf_16_4_8_the_highest_total_of_those_not_guilty_wins() {
    let mut t = plain();
    escape(&mut t, &["exile", "astrochimp"], "hail_mary");
    t.fall();
    assert_eq!(t.winners(), [1]);
    let mut t = plain();
    escape(&mut t, &["exile", "astrochimp"], "hail_mary");
    t.guilt(1, Guilt::Guilty);
    t.fall();
    assert_eq!(t.winners(), [0], "the Guilty leader is beaten");
    assert_eq!(t.outcome().of(t.seat(1)).rank, 4);
    assert_eq!(t.outcome().of(t.seat(1)).points, 4);
}

#[test]
fn sf_r141_cards_that_may_win_while_guilty() {
    let exempt: Vec<&str> = Identity::ALL
        .iter()
        .filter(|card| Content::standard().identities[**card].win_if_guilty)
        .map(|card| card.name())
        .collect();
    assert_eq!(exempt, ["boarder", "cyborg", "digital_assistant", "engineer", "telepathic_rat"]);
    let mut t = plain();
    t.state.identities[Identity::Exile] = IdentityPlace::Box;
    t.state.table.in_play.insert(character("engineer"));
    t.pc(0, "engineer");
    t.guilt(0, Guilt::Guilty);
    t.fall();
    assert_eq!(t.winners(), [0]);
    assert_eq!(t.guilt_of(0), Guilt::Guilty, "Guilt still counts for others");
}

#[test]
fn sf_16_4_9_ties_fewer_cubes_in_betrayal_then_more_in_hand_then_shared() {
    let tied = |change: fn(&mut TestTable)| {
        let mut t = plain();
        change(&mut t);
        t.fall();
        t.winners()
    };
    assert_eq!(tied(|_| {}), [0, 1, 2, 3], "all share");
    let betrayed = tied(|t| {
        t.betrayal(0, 1);
        t.betrayal(1, 1);
        t.betrayal(2, 2);
        t.betrayal(3, 1);
        t.cubes(3, "security", 1);
    });
    assert_eq!(betrayed, [0, 1], "2 has more in Betrayal, 3 fewer in hand");
}

/// Rules: SF-17.4
#[test]
fn sf_r150_the_first_two_of_six_win_and_who_is_exactly_tied_with_the_last_of_them() {
    let mut t = seats(6, &["exile", "astrochimp", "inspector", "stowaway", "colonel", "daredevil"]);
    let cards = ["exile", "astrochimp", "inspector", "stowaway", "colonel", "daredevil"];
    for (player, card) in (0..).zip(cards) {
        t.pc(player, card);
    }
    let mut two = TestTable::of(&t.state);
    escape(&mut two, &["astrochimp", "exile"], "hail_mary");
    two.fall();
    assert_eq!(two.winners(), [0, 1]);
    let ranks: Vec<u8> = two.outcome().standings().iter().map(|s| s.rank).collect();
    assert_eq!(ranks, [2, 1, 3, 3, 3, 3]);
    escape(&mut t, &["astrochimp", "exile", "inspector"], "hail_mary");
    t.fall();
    assert_eq!(t.winners(), [0, 1, 2], "two tied for the second place");
}

#[test]
fn sf_17_5_with_nine_three_win() {
    for (count, winners) in [(4, 1), (5, 1), (6, 2), (7, 2), (8, 2), (9, 3)] {
        let t = seats(count, &["exile"]);
        assert_eq!(t.state.table.winners, winners, "{count} players");
    }
    let cards = [
        "exile",
        "astrochimp",
        "inspector",
        "stowaway",
        "colonel",
        "botanist",
        "cyborg",
        "legal",
        "operative",
    ];
    let mut t = seats(9, &cards);
    for (player, card) in (0..).zip(cards) {
        t.pc(player, card);
    }
    t.fall();
    assert_eq!(t.winners().len(), 3);
}

#[test]
fn sf_r151_if_everybody_is_guilty_nobody_wins() {
    let mut t = plain();
    for player in 0..4 {
        t.guilt(player, Guilt::Guilty);
    }
    t.fall();
    assert!(t.winners().is_empty());
}

#[test]
fn sf_r152_fewer_eligible_than_winners_all_of_them_win() {
    let cards = ["exile", "astrochimp", "inspector", "stowaway", "colonel", "daredevil"];
    let mut t = seats(6, &cards);
    for (player, card) in (0..).zip(cards) {
        t.pc(player, card);
        t.guilt(player, Guilt::Guilty);
    }
    t.guilt(3, Guilt::Suspect);
    t.fall();
    assert_eq!(t.winners(), [3]);
}

#[test]
fn sf_h10_a_hand_that_scores_is_shown_and_no_other() {
    let mut t = plain();
    escape(&mut t, &["exile", "security"], "hail_mary");
    t.kompromat_in_hand(0, "security");
    t.kompromat_in_hand(0, "medical");
    t.kompromat_in_hand(1, "consort");
    t.fall();
    assert_eq!(t.agenda(0), 2 + 2, "Security Escaped");
    let seen = |who: &str| {
        matches!(t.state.kompromat[character(who)], KompromatPlace::Hand { known: true, .. })
    };
    assert!(seen("security") && seen("medical") && !seen("consort"));
    // What is shown is what the content files count.
    for identity in Identity::ALL {
        let file = Content::standard().identities[*identity].agenda.lines.iter();
        let counts =
            file.map(|line| format!("{:?}", line.measure)).any(|line| line.contains("Is(InHand"));
        let shown = [Identity::Exile, Identity::TelepathicRat].contains(identity);
        assert_eq!(counts, shown, "{identity}");
    }
}

/// Two humans with two colours each: 0 and 2 against 1 and 3.
fn two_humans() -> TestTable {
    let mut t = seats(
        2,
        &["exile", "astrochimp", "inspector", "stowaway", "consort", "security", "engineer"],
    );
    for (player, card) in (0..).zip(["exile", "astrochimp", "inspector", "stowaway"]) {
        t.pc(player, card);
    }
    t
}

#[test]
fn sf_17_2_5_limit_and_penalty_are_computed_per_colour() {
    let mut t = two_humans();
    t.cubes(0, "security", 7);
    t.cubes(2, "security", 3);
    t.fall();
    assert!(t.reasons(0).contains(&(-1, Reason::Penalty(1))), "the Exile's limit is six");
    assert_eq!(t.points(0), 2 - 1, "the Inspector has one to spare, and it does not help");
}

#[test]
fn sf_17_2_8_own_bribes_of_either_colour_score_nothing_on_either_own_pc() {
    let mut t = two_humans();
    bribed(&mut t, 0, "inspector");
    bribed(&mut t, 2, "exile");
    bribed(&mut t, 1, "exile");
    t.fall();
    assert_eq!(t.points(0), 1);
}

/// Rules: SF-R155
#[test]
fn sf_17_2_9_a_human_scores_both_agendas_the_bonus_character_and_bribes() {
    let mut t = two_humans();
    t.bonus(0, "consort");
    escape(&mut t, &["exile", "inspector"], "hail_mary");
    escape(&mut t, &["consort"], "alcatraz");
    t.fall();
    assert_eq!(t.points(0), 2 + 2 + 2 + 1 + 1);
    assert_eq!(t.outcome().of(t.seat(0)).points, 8);
    assert_eq!(t.winners(), [0]);
    assert_eq!(t.outcome().contest, Contest::Free);
}

#[test]
fn sf_17_2_10_a_human_with_a_guilty_colour_cannot_win() {
    let mut t = two_humans();
    escape(&mut t, &["exile", "inspector"], "hail_mary");
    t.guilt(2, Guilt::Guilty);
    t.fall();
    assert_eq!(t.winners(), [1]);
}

#[test]
fn sf_r159_a_guilty_colour_whose_pc_may_win_while_guilty_does_not_block() {
    let mut t = two_humans();
    t.state.identities[Identity::Inspector] = IdentityPlace::Box;
    t.pc(2, "engineer");
    t.guilt(2, Guilt::Guilty);
    t.fall();
    assert_eq!(t.winners(), [0]);
}

#[test]
fn sf_r160_ties_compare_sums_over_colours_and_members() {
    let mut t = two_humans();
    t.betrayal(0, 1);
    t.betrayal(2, 1);
    t.betrayal(3, 3);
    t.fall();
    assert_eq!(t.winners(), [0], "two against three");
    let mut t = team_of_two();
    t.cubes(1, "security", 2);
    t.fall();
    assert_eq!(t.winners(), [0, 2], "sixteen in hand against fourteen");
}

/// Two teams: 0 and 2 against 1 and 3.
fn team_of_two() -> TestTable {
    let mut t = teams(
        4,
        &["exile", "astrochimp", "inspector", "stowaway", "consort", "security", "engineer"],
    );
    for (player, card) in (0..).zip(["exile", "astrochimp", "inspector", "stowaway"]) {
        t.pc(player, card);
    }
    t
}

#[test]
fn sf_18_5_members_score_individually_and_the_team_bonus_character_once() {
    let mut t = team_of_two();
    t.bonus(0, "consort");
    escape(&mut t, &["exile", "inspector"], "hail_mary");
    escape(&mut t, &["consort"], "alcatraz");
    bribed(&mut t, 2, "exile");
    t.fall();
    assert_eq!(
        (t.points(0), t.points(2)),
        (2 + 2 + 1 + 1, 2),
        "a member's Bribe is another player's"
    );
    assert_eq!(t.outcome().contest, Contest::Teams);
    let points: Vec<i32> = t.outcome().standings().iter().map(|s| s.points).collect();
    assert_eq!(points, [8, 2, 8, 2]);
    assert_eq!(t.winners(), [0, 2]);
}

#[test]
fn sf_18_5a_a_team_with_a_guilty_member_cannot_win() {
    let mut t = team_of_two();
    escape(&mut t, &["exile", "inspector"], "hail_mary");
    t.guilt(2, Guilt::Guilty);
    t.fall();
    assert_eq!(t.winners(), [1, 3]);
    let mut t = team_of_two();
    t.state.identities[Identity::Inspector] = IdentityPlace::Box;
    t.pc(2, "engineer");
    t.guilt(2, Guilt::Guilty);
    t.fall();
    assert_eq!(t.winners(), [0, 2], "the Engineer may");
}

#[test]
fn sf_16_1_the_ending_says_how_stationfall_came() {
    use stationfall::state::Ending;
    for (ending, id) in [
        (Ending::ReentryAtOnce, "sf-ending-fireball"),
        (Ending::ReentryAfterZero, "sf-ending-after-zero"),
        (Ending::Antimatter, "sf-ending-antimatter"),
    ] {
        let mut t = plain();
        t.engine().stationfall(ending);
        t.carry_on();
        assert_eq!(t.outcome().ending, id);
    }
}

#[test]
fn sf_r194_items_left_in_a_launched_pod_escape_unpossessed() {
    let mut t = plain();
    t.lay("artifact", "hail_mary");
    t.state.sections[section("hail_mary")].pod = PodState::Launched;
    t.state.station.ship = Ship::None;
    t.fall();
    assert_eq!(t.state.uniques[item("artifact")], Holder::Section(section("hail_mary")));
    assert_eq!(t.agenda(1), 0, "nobody possesses it");
}
