//! House values that were changed because a choice was never or always right (LA-H22 to LA-H24).

use lastaurora::content::{Content, StoryOption};
use lastaurora::vocab::{Op, Program, Res, When};

use crate::common::*;

fn ops(program: Program) -> Vec<Op> {
    Content::standard().program(program).iter().map(|effect| effect.op).collect()
}

/// An option of a Story, from 1.
fn option(number: u16, option: u8) -> &'static StoryOption {
    &Content::standard().stories[numbered(number)].options[OptionId(option - 1)]
}

/// What success of an option does.
fn success(number: u16, which: u8) -> Vec<Op> {
    ops(option(number, which).success)
}

/// Rules: LA-H22, LA-13.1
#[test]
fn la_h22_the_tinkerer_hermit_repairs_with_honour() {
    let setup =
        calm(&["order 2 1", "slot 1 enc_tinkerer_hermit", "object 1 toolkit", "damage 1 B1 cargo"]);
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 1");
    // Pay, then repair what there is.
    while own(&table, P1).fame == 0 {
        let first = table.moves(ONE)[0].clone();
        table.play(ONE, &first);
    }
    assert_eq!((own(&table, P1).fame, look(&table).damage_count(P1)), (2, 0));
}

/// Rules: LA-H22, LA-13.1
#[test]
fn la_h22_who_takes_in_a_castaway_is_spoken_of() {
    let setup = calm(&["order 2 1", "slot 1 enc_refugee_family"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 2");
    assert_eq!((own(&table, P1).fame, look(&table).survivors(P1)), (1, 3));
}

/// Rules: LA-H22, LA-13.1
#[test]
fn la_h22_the_smuggler_captain_gives_no_fuel() {
    let objects =
        ["order 2 1", "slot 1 enc_smuggler_captain", "object 1 toolkit", "object 1 iodine"];
    let mut table = table("", 2, &calm(&objects));
    let fuel = own(&table, P1).res[Res::Fuel];
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 1");
    play_until(&mut table, |table| own(table, P1).fame > 0);
    assert_eq!((own(&table, P1).fame, own(&table, P1).res[Res::Fuel]), (2, fuel));
}

/// Rules: LA-H23
#[test]
fn la_h23_hidden_things_are_worth_the_risk() {
    assert_eq!(success(256, 2)[0], Op::Fame { n: 2 });
    assert_eq!(success(257, 1)[0], Op::DrawObject { n: 3 });
    let letters = |number, which| option(number, which).test.as_ref().map(|test| test.letters);
    assert_eq!(letters(264, 1), Some([Letter::A, Letter::B].into_iter().collect()), "A and B");
    assert!(success(259, 1).contains(&Op::Fame { n: 2 }));
    assert!(success(261, 2).contains(&Op::Gain { res: Res::Food, n: 2 }));
    assert_eq!(success(266, 1)[..2], [Op::Advance { n: 2 }, Op::Fame { n: 1 }]);
    assert!(matches!(ops(option(266, 1).failure)[0], Op::Damage { n: 1, .. }));
    assert!(matches!(ops(option(267, 1).failure)[0], Op::CancelAction { .. }));
    assert_eq!(success(267, 2)[..2], [Op::DrawObject { n: 1 }, Op::Fame { n: 1 }]);
    assert_eq!(success(268, 1)[0], Op::Fame { n: 1 });
}

/// Rules: LA-H23
#[test]
fn la_h23_the_other_way_has_its_moments_on_the_coast_and_in_the_bay() {
    assert!(matches!(success(270, 1)[1], Op::MoveSurvivor { n: 1, .. }));
    let slower = Op::Speed { n: -1, when: When::ThisMovement };
    assert_eq!((success(271, 1)[0], success(293, 1)[0]), (slower, slower));
    assert_eq!(success(271, 2)[0], Op::Gain { res: Res::Fuel, n: 1 });
    assert!(success(273, 1).contains(&Op::Gain { res: Res::Food, n: 1 }));
    assert!(success(274, 2).contains(&Op::Fame { n: 2 }));
    assert_eq!(success(275, 2)[0], Op::Fame { n: 1 });
    assert_eq!(success(277, 2)[1], Op::Fame { n: 1 });
    assert_eq!(success(279, 1)[0], Op::Fame { n: 1 });
    assert_eq!(success(281, 1)[0], Op::Gain { res: Res::Ammo, n: 1 });
    assert_eq!(ops(Content::standard().stories[StoryId(30)].end_game)[0], Op::Score { n: 2 });
    assert!(matches!(success(291, 1)[2], Op::GainChoice { n: 2, .. }));
}

/// Rules: LA-H24, LA-X3.18
#[test]
fn la_h24_strengths_make_up_for_what_crews_can_do() {
    let table = table("", 2, &[]);
    let strength = |id: &str| table.game().content().survivors[survivor(&table, id)].strength;
    assert_eq!((strength("crew_arctic_wolf"), strength("crew_tracker_wolf")), (1, 2));
    assert_eq!((strength("crew_alpha_mutant"), strength("crew_ghoul")), (3, 3));
    assert_eq!((strength("crew_valkyrie"), strength("crew_war_daughter")), (3, 2));
    assert_eq!((strength("crew_synthetic_prototype"), strength("crew_support_drone")), (2, 1));
}
