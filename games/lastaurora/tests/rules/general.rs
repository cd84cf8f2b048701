//! General principles (LA-1), the effect vocabulary (LA-19), hidden information.

use kernel::{Game, Viewer};

use crate::common::*;

/// Rules: LA-1.15
#[test]
fn la_1_15_the_object_deck_renews_itself() {
    let mut table = table("", 2, &calm(&["order 2 1", "slot 5 loc_crashed_bomber"]));
    let state = table.state_mut();
    while let Some(kind) = state.objects.pop() {
        state.object_discard[kind] += 1;
    }
    table.play(ONE, "explore s1 s2").play(ONE, "slot 5").play(ONE, "card");
    assert_eq!(look(&table).hand_size(P1), 1);
    assert_eq!(table.state().objects.len(), 14);
}

/// Rules: LA-1.9, LA-1.12
#[test]
fn la_1_12_what_is_hidden_can_be_imagined_otherwise() {
    let table = table("exploration,stories", 4, &["object 2 toolkit"]);
    let game = table.game();
    let mut rng = kernel::Seed::from_number(5).rng();
    let imagined = game.determinize(table.state(), Viewer::Seat(ONE), &mut rng);
    assert_ne!(imagined.deck, table.state().deck);
    assert_ne!(imagined.objects, table.state().objects);
    let seen = |state| kernel::play::scene(game, state, Viewer::Seat(ONE));
    assert_eq!(seen(&imagined), seen(table.state()));
    assert_eq!(game.determinize(table.state(), Viewer::Referee, &mut rng), *table.state());
}

/// Rules: LA-19.1, LA-19.2, LA-H3, LA-H5
#[test]
fn la_19_1_frostbite_sends_one_survivor_of_everybody_to_rest() {
    let setup = ["order 1 2", "story 279", "phase rest"];
    let mut table = table("stories", 2, &setup);
    assert_eq!(table.awaited(), [ONE], "the first player, after the last Rest turn");
    table.play(ONE, "option 2");
    table.expect_refusal(ONE, "pass", "LA-H5").play(ONE, "s1").play(TWO, "s2");
    assert_eq!(own(&table, P1).crew[CrewPlace(0)].zone, lastaurora::vocab::Zone::Rest);
}

/// Rules: LA-19.18, LA-19.19
#[test]
fn la_19_18_a_shield_holds_damage_back() {
    let setup = ["order 1 2", "story 264", "slot 3 en_outriders", "at 2 a14", "phase fire"];
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "option 2");
    assert_eq!(own(&table, P1).shield[Against::Ambush], 1, "one of two is used up by the ambush");
    assert_eq!(look(&table).damage_count(P1), 0);
}

/// The state is small and flat.
#[test]
fn the_state_fits_into_four_kibibytes() {
    assert!(size_of::<lastaurora::state::State>() <= 4096);
}
