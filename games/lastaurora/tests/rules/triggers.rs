//! What a Story interrupts is completed after it, trigger by trigger (LA-X4.16, LA-X4.46).

use lastaurora::content::Trigger;
use lastaurora::frame::Frame;
use lastaurora::state::{Step, StoryPlace};
use lastaurora::vocab::Zone;

use crate::common::*;

/// A Story that comes in the middle of something.
struct Interruption {
    trigger: Trigger,
    story: u16,
    setup: &'static [&'static str],
    /// What whoever is awaited does until it comes.
    reached_by: &'static [&'static str],
    /// How it is answered: with nothing, if it asks nothing.
    answered_by: &'static [&'static str],
    /// Whether what it interrupts has been carried out.
    completed: fn(&Table) -> bool,
}

fn asked(table: &Table, wanted: fn(&Frame) -> bool) -> bool {
    table.state().frames.last().is_some_and(wanted)
}

fn may(table: &Table, notation: &str) -> bool {
    table.moves(table.awaited()[0]).iter().any(|mv| mv == notation)
}

fn truck(table: &Table, cell: u8, id: &str) -> bool {
    own(table, P1).convoy[Cell(cell)].kind == Maybe::some(car(table, id))
}

const EXPLORATION: [Interruption; 10] = [
    Interruption {
        trigger: Trigger::ExploreStart,
        story: 291,
        setup: &["phase exploration"],
        reached_by: &[],
        answered_by: &["option 2"],
        completed: |table| asked(table, |frame| matches!(frame, Frame::ExploreTurn(_))),
    },
    Interruption {
        trigger: Trigger::Gather,
        story: 256,
        setup: &["slot 2 loc_filling_station"],
        reached_by: &["explore s1", "slot 2", "card"],
        answered_by: &["option 3"],
        completed: |table| own(table, P1).res[Res::Fuel] == 3,
    },
    Interruption {
        trigger: Trigger::ImproveTruck,
        story: 276,
        setup: &["slot 2 truck_logging"],
        reached_by: &["explore s1", "slot 2", "card"],
        answered_by: &["option 2"],
        completed: |table| truck(table, 4, "truck_logging"),
    },
    Interruption {
        trigger: Trigger::ImproveTrailer,
        story: 268,
        setup: &["slot 2 trailer_box"],
        reached_by: &["explore s1", "slot 2", "card"],
        answered_by: &["option 2", "take food", "place 3"],
        completed: |table| truck(table, 6, "trailer_box"),
    },
    Interruption {
        trigger: Trigger::ImproveDevice,
        story: 289,
        setup: &["slot 2 dev_roof_rack"],
        reached_by: &["explore s1", "slot 2", "card"],
        answered_by: &["option 1", "pay food", "place 1"],
        completed: |table| truck(table, 0, "dev_roof_rack"),
    },
    Interruption {
        trigger: Trigger::Recruit,
        story: 267,
        setup: &["slot 2 surv_scout", "outcome 2"],
        reached_by: &["explore s1", "slot 2", "card"],
        answered_by: &["option 1", "pass"],
        completed: |table| look(table).survivors(P1) == 3,
    },
    Interruption {
        trigger: Trigger::Encounter,
        story: 260,
        setup: &["slot 2 enc_deserters"],
        reached_by: &["explore s1", "slot 2", "card"],
        answered_by: &["option 3"],
        completed: |table| asked(table, |frame| matches!(frame, Frame::Encounter(_))),
    },
    Interruption {
        trigger: Trigger::BonusAction,
        story: 275,
        setup: &["slot 1 loc_filling_station"],
        reached_by: &["explore s1", "slot 1", "bonus 1"],
        answered_by: &["option 2"],
        completed: |table| own(table, P1).res[Res::Food] == 2,
    },
    Interruption {
        trigger: Trigger::ExploreTwo,
        story: 280,
        setup: &["slot 2 loc_filling_station"],
        reached_by: &["explore s1 s2", "slot 2"],
        answered_by: &["option 2"],
        completed: |table| may(table, "card"),
    },
    Interruption {
        trigger: Trigger::Explored,
        story: 257,
        setup: &["slot 2 loc_filling_station", "archive 2 257 slot 2"],
        reached_by: &["explore s1", "slot 2"],
        answered_by: &[],
        completed: |table| may(table, "card"),
    },
];

const REST: [Interruption; 4] = [
    Interruption {
        trigger: Trigger::RestStart,
        story: 258,
        setup: &["survivor 1 s2 surv_copilot exhausted", "phase rest"],
        reached_by: &[],
        answered_by: &["option 2"],
        completed: |table| may(table, "feed s2 food"),
    },
    Interruption {
        trigger: Trigger::Feed,
        story: 261,
        setup: &["survivor 1 s2 surv_copilot exhausted", "phase rest"],
        reached_by: &["feed s2 food"],
        answered_by: &["option 2"],
        completed: |table| own(table, P1).crew[CrewPlace(1)].zone == Zone::Active,
    },
    Interruption {
        trigger: Trigger::Unfed,
        story: 270,
        setup: &["survivor 1 s2 surv_copilot exhausted", "outcome 3", "phase rest"],
        reached_by: &["pass"],
        answered_by: &["option 2", "s1"],
        completed: |table| own(table, P1).crew[CrewPlace(1)].zone == Zone::Rest,
    },
    Interruption {
        trigger: Trigger::RestEnd,
        story: 279,
        setup: &["phase rest"],
        reached_by: &[],
        answered_by: &["option 1"],
        completed: |table| asked(table, |frame| matches!(frame, Frame::MoveTurn(_))),
    },
];

const MOVEMENT: [Interruption; 5] = [
    Interruption {
        trigger: Trigger::BeforeMove,
        story: 259,
        setup: &["phase movement"],
        reached_by: &["drive 1"],
        answered_by: &["option 1"],
        completed: |table| may(table, "go a01"),
    },
    Interruption {
        trigger: Trigger::StopWaypoint,
        story: 262,
        setup: &["at 1 a02", "waypoint a03 way_ammo", "phase movement"],
        reached_by: &["drive 1", "go a03", "pass"],
        answered_by: &["option 2"],
        completed: |table| own(table, P1).res[Res::Ammo] == 1,
    },
    Interruption {
        trigger: Trigger::StopContaminated,
        story: 277,
        setup: &["at 1 a06", "phase movement"],
        reached_by: &["drive 1", "go a07", "pass"],
        answered_by: &["option 3", "s1"],
        completed: |table| own(table, P1).crew[CrewPlace(0)].contamination == 1,
    },
    Interruption {
        trigger: Trigger::SameSpace,
        story: 266,
        setup: &["at 1 a06", "at 2 a07", "phase movement"],
        reached_by: &["drive 1", "go a07", "pass"],
        answered_by: &["option 3", "s1"],
        completed: |table| own(table, P1).crew[CrewPlace(0)].contamination == 1,
    },
    Interruption {
        trigger: Trigger::EnterRegion,
        story: 283,
        setup: &["at 1 a11", "phase movement"],
        reached_by: &["drive 1", "go a13"],
        answered_by: &["option 1"],
        completed: |table| at(table, P1) == 13,
    },
];

const FIRE_AND_AFTER: [Interruption; 7] = [
    Interruption {
        trigger: Trigger::FireStart,
        story: 264,
        setup: &["slot 3 en_rippers", "phase fire"],
        reached_by: &[],
        answered_by: &["option 2"],
        completed: |table| table.state().enemies.len() == 1,
    },
    Interruption {
        trigger: Trigger::BeforeAmbush,
        story: 278,
        setup: &["slot 3 en_rippers", "phase fire"],
        reached_by: &[],
        answered_by: &["option 2"],
        completed: |table| table.state().enemies.iter().all(|enemy| !enemy.lurking),
    },
    Interruption {
        trigger: Trigger::AttackMiss,
        story: 263,
        setup: &[
            "survivor 1 s2 surv_spotter active",
            "enemy en_outriders 1",
            "outcome 1",
            "res 1 ammo 1",
            "phase fire",
        ],
        reached_by: &["attack enemy 1 B1 weapon1 ammo"],
        answered_by: &["option 2"],
        completed: |table| table.state().enemies[0].damage == 2,
    },
    Interruption {
        trigger: Trigger::AttackHit,
        story: 288,
        setup: &["enemy en_alpha_rig 1", "outcome 10", "res 1 ammo 1", "phase fire"],
        reached_by: &["attack enemy 1 B1 weapon1 ammo"],
        answered_by: &["option 2"],
        completed: |table| table.state().enemies[0].damage == 2,
    },
    Interruption {
        trigger: Trigger::EnemyDefeated,
        story: 265,
        setup: &[
            "enemy en_outriders 1",
            "hurt en_outriders 2",
            "outcome 6",
            "outcome 2",
            "outcome 10",
            "res 1 ammo 1",
            "phase fire",
        ],
        reached_by: &["attack enemy 1 B1 weapon1 ammo"],
        answered_by: &["option 1"],
        completed: |table| asked(table, |frame| matches!(frame, Frame::Loot(_))),
    },
    Interruption {
        trigger: Trigger::FireEnd,
        story: 287,
        setup: &["mission 1 278 A", "phase fire"],
        reached_by: &[],
        answered_by: &["option 3"],
        completed: |table| {
            let later = table.state().step > Step::FireExpiry || table.state().round == 2;
            later && story(table, 278) == StoryPlace::Discard
        },
    },
    Interruption {
        trigger: Trigger::EorStart,
        story: 282,
        setup: &["phase end_round"],
        reached_by: &[],
        answered_by: &["option 2"],
        completed: |table| table.state().round == 2,
    },
];

fn interruptions() -> impl Iterator<Item = &'static Interruption> {
    EXPLORATION.iter().chain(&REST).chain(&MOVEMENT).chain(&FIRE_AND_AFTER)
}

/// Rules: LA-X4.16, LA-X4.46, LA-X4.5
#[test]
fn la_x4_16_whatever_activates_a_story_is_completed_after_it() {
    for case in interruptions() {
        let trigger = case.trigger;
        let harmless =
            ["res 1 ammo 0", "res 2 ammo 0", "slot 1 none", "slot 2 none", "slot 3 none"];
        let mut table = table("stories", 2, &harmless);
        table.arrange("slot 4 none").arrange("slot 5 none");
        // The first player explores last and does everything else first.
        let order =
            if trigger.phase() == "la-phase-exploration" { "order 2 1" } else { "order 1 2" };
        let order = if trigger.phase() == "la-phase-rest" { "order 2 1" } else { order };
        let top = format!("story {}", case.story);
        if trigger != Trigger::Explored {
            table.arrange(&top);
        }
        let (last, first) = case.setup.split_last().expect("something is arranged");
        for change in first {
            table.arrange(change);
        }
        if last.starts_with("phase") {
            table.arrange(order).arrange(last);
        } else {
            table.arrange(last).arrange(order);
        }
        table.play_in_turn(case.reached_by.iter().copied());
        let number = usize::from(case.story);
        if !case.answered_by.is_empty() {
            assert_eq!(story(&table, number), StoryPlace::Faced, "{trigger:?}: it is faced");
            assert!(!(case.completed)(&table), "{trigger:?}: the Story comes first");
        }
        table.play_in_turn(case.answered_by.iter().copied());
        assert_ne!(story(&table, number), StoryPlace::Faced, "{trigger:?}: it is over");
        assert!((case.completed)(&table), "{trigger:?}: what it interrupted is carried out");
    }
}

/// Rules: LA-X4.16
#[test]
fn la_x4_16_every_trigger_is_among_them() {
    let table = table("stories", 2, &[]);
    let content = table.game().content();
    for story in content.stories.iter() {
        let found = interruptions().any(|case| case.trigger == story.trigger);
        assert!(found, "{:?} is not tried", story.trigger);
    }
    assert!(interruptions().any(|case| case.trigger == Trigger::Explored), "and follow-ups");
    assert_eq!(interruptions().count(), 26, "each once");
}

/// Rules: LA-X4.16, LA-X4.33, LA-R73
#[test]
fn la_x4_16_the_automa_goes_on_after_its_stories() {
    let stand = |number: u16, changes: &[&str]| {
        let mut table = table("stories", 1, &[]);
        table.arrange(&format!("story {number}"));
        let table = table.arranged(changes.iter().copied());
        assert_eq!(story(&table, number.into()), StoryPlace::Automa, "{number} is in its zone");
        table
    };
    let improved = stand(276, &["slot 3 truck_logging", "automa 1", "order 1 2"]);
    assert_eq!(improved.state().automa.engine, 1, "the Truck it took");
    let fed = stand(261, &["order 2 1", "automa hand none", "res 2 food 1", "phase rest"]);
    assert_eq!(own(&fed, P2).res[Res::Food], 0, "the Food it was about to eat");
    let moved = stand(259, &["order 2 1", "automa row none", "res 2 fuel 1", "phase movement"]);
    assert!(at(&moved, P2) > 0, "it drives");
}
