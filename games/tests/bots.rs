//! The bots of the large games at a real table are those that simulations measure.

use kernel::{Game, Seed};
use lastaurora::{LastAurora, LastAuroraMind};
use players::Kind;
use players::simulate::{Plan, watch_game};
use stationfall::{Stationfall, StationfallMind, StationfallSeats};
use table::{Setup, Table, Titled, title};

fn same_game<G: Game>(title: Titled<G>, seats: &[&str]) {
    let kinds = Kind::parse_all(&seats.join(","), title.cast().own_kinds()).expect("kinds");
    let (seed, options) = (Seed::from_number(12), Default::default());
    let plan = Plan { games: 1, seats: kinds, options, seed, threads: 1, declines: false };
    let mut simulated = Vec::new();
    watch_game(title.cast(), &plan, 0, |seat, mv| simulated.push((seat, mv.to_string())))
        .expect("the plan can be played");
    let setup = Setup::new(seats.iter().copied(), seed.derive(0));
    let mut table = Table::open(title.clone(), &setup).expect("the plan can be played");
    let (mut at_table, mut thoughts, mut followed) = (Vec::new(), 0, 0);
    while let Some(thought) = table.next_thought() {
        let ready = thought.is_ready();
        let decision = thought.think();
        followed += u32::from(ready);
        thoughts += u32::from(decision.plan.is_some());
        assert!(!ready || decision.plan.is_none(), "who follows a plan makes no other");
        table.decide(&decision).expect("a legal move");
        at_table.push((decision.seat, decision.notation));
    }
    assert_eq!(simulated, at_table);
    assert!(followed > thoughts, "{thoughts} thoughts, and plans were followed {followed} times");
    let rebuilt = Table::rebuild(title, table.setup(), &table.journal()).expect("its own journal");
    assert_eq!(rebuilt.hash(), table.hash());
}

#[test]
fn stationfall_is_the_same_at_a_table() {
    let title = title(Stationfall::new()).mind(StationfallMind).seats(StationfallSeats);
    same_game(title, &["search:300i", "automation", "random"]);
}

#[test]
fn last_aurora_is_the_same_at_a_table() {
    let title = title(LastAurora::new()).mind(LastAuroraMind::default());
    same_game(title, &["search:200i", "greedy"]);
}
