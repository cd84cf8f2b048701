//! The whole tutorial, both times: following the suggestions, by chance, with the guide and without.

use kernel::options;
use kernel::{Draw, Game, Seat, Seed, Teach};
use stationfall::Stationfall;
use stationfall::moves::Move;

use super::{LINDSEY, Tutorial, awaited, opened};

/// Plays to the end: Lindsey by her script, the others as this function says.
fn play(t: &mut Tutorial, choose: &mut dyn FnMut(&Tutorial, Seat) -> Move) {
    let game = Stationfall::new();
    while let Some(seat) = awaited(&t.state) {
        let mv = if seat == LINDSEY { t.lindsey().0 } else { choose(t, seat) };
        t.play(seat, mv);
        assert_eq!(game.faults(&t.state), [""; 0], "after {mv}");
        assert!(t.decisions.len() < 20_000, "it ends");
    }
    assert_eq!(t.over().expect("it is over").standings().len(), 4);
}

/// Lindsey's decisions of the scripted Minutes, as the script has them.
fn kept_to_the_script(t: &Tutorial) -> bool {
    let decided = t.decided(4);
    let script = &stationfall::content::Content::standard().script;
    (10..=13).all(|minute| {
        let turn = script.turn(stationfall::options::Path::First, minute).expect("a script");
        // Kompromat in the Chem Lab she takes only if there is some.
        let due = turn.moves.iter().map(|line| line.mv.to_string());
        due.filter(|mv| mv != "free pickup kompromat chem_lab").all(|mv| decided.contains(&mv))
    })
}

/// Who follows the guide takes what it points at, otherwise the first thing that is allowed.
#[test]
fn the_suggestions_lead_to_the_end_of_the_game() {
    let game = Stationfall::new();
    for lesson in ["first", "second", "alone", "alone-second"] {
        for seed in 0..3 {
            let mut t = opened(lesson, &[], seed);
            let mut rng = Seed::from_number(seed).rng();
            play(&mut t, &mut |t, seat| {
                let pointed: Vec<Move> = t
                    .guide(&game, seat)
                    .guidance(&[])
                    .highlights
                    .iter()
                    .map(|notation| notation.parse().unwrap())
                    .collect();
                rng.pick(&pointed).unwrap_or_else(|| t.random(seat, &mut rng))
            });
            assert!(kept_to_the_script(&t), "{lesson}, seed {seed}: {:?}", t.decided(4));
        }
    }
}

/// However the humans deviate, the guide keeps the script possible: nothing of it is skipped.
#[test]
fn random_humans_within_the_guide_never_spoil_the_script() {
    for lesson in ["first", "second"] {
        for seed in 0..40 {
            let mut t = opened(lesson, &[], seed);
            let mut rng = Seed::from_number(seed).rng();
            play(&mut t, &mut |t, seat| t.random(seat, &mut rng));
            assert!(kept_to_the_script(&t), "{lesson}, seed {seed}: {:?}", t.decided(4));
        }
    }
}

/// Without the guard, or after the lesson was left, anything may happen, and Lindsey still plays on (SF-T9).
#[test]
fn random_humans_without_the_guide_play_to_the_end_too() {
    for (lesson, changes) in [
        ("first", vec![("tutorial_guard", "no")]),
        ("second", vec![("tutorial_guard", "no"), ("tutorial_humans", "2")]),
        ("first", vec![("lindsey_auto", "yes"), ("tutorial_strict", "yes")]),
    ] {
        for seed in 0..15 {
            let mut t = opened(lesson, &changes, seed);
            let mut rng = Seed::from_number(seed).rng();
            let leaves = seed % 2 == 0;
            play(&mut t, &mut |t, seat| t.random(seat, &mut rng));
            let mut t = opened(lesson, &changes, seed);
            t.guided = !leaves;
            play(&mut t, &mut |t, seat| t.random(seat, &mut rng));
        }
    }
}

#[test]
fn the_options_of_the_lessons_are_options_of_the_game() {
    let game = Stationfall::new();
    for lesson in stationfall::TutorialLessons::standard().lessons() {
        let options = options::resolve(&game, &lesson.options).unwrap();
        assert!(game.start(&options, lesson.seats.len() as u8, Seed::from_number(1)).is_ok());
    }
}
