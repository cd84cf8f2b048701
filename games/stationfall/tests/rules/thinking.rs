//! The evaluation reads Agendas, and the search plays a turn that serves its own.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use kernel::{Game, Mind, Seat, Seed, Turn, View};
use players::search::Budget;
use players::simulate::{self, GameLine, Plan, Sink, Watch};
use players::{Bot, Cast, Kind, Moment, Stopwatch};
use stationfall::reckoning;
use stationfall::state::{Bribe, IdentityPlace, MarkerEvent, Player as Colour};
use stationfall::{Stationfall, StationfallMind};

use crate::common::*;

/// How many positions a search judges for one decision here.
const JUDGED: u32 = 12_000;

/// Everybody is revealed, so that nothing is to be guessed: the first player as this one.
fn against_three(own: &str, minute: i8) -> TestTable {
    let mut t = table(&[own, "engineer", "security", "medical", "counselor", "exile"]);
    t.state.minute = minute;
    for (player, card) in [own, "engineer", "security", "medical"].into_iter().enumerate() {
        t.pc(player as u8, card);
    }
    t
}

fn outlook(t: &TestTable) -> f32 {
    StationfallMind.evaluate(&Stationfall::new(), &t.state, Seat(0))
}

fn cast() -> Cast<Stationfall> {
    Cast::new(Stationfall::new()).mind(StationfallMind)
}

/// Has a search play the whole turn of the first player. Gives its decisions.
fn think(t: &mut TestTable) -> Vec<String> {
    think_until(t, t.state.minute)
}

/// Has a search play the turns of the first player until this Minute is over, the others doing as little as they may.
/// Gives its decisions.
fn think_until(t: &mut TestTable, last: i8) -> Vec<String> {
    let mut decisions = Vec::new();
    t.begin_turn(0);
    let game = Stationfall::new();
    let (cast, table) = (cast(), Seed::from_number(7));
    let mut search = Bot::new(Kind::Search(Budget::Iterations(JUDGED)));
    let mut moves = 0;
    while let Turn::Awaiting(awaited) = game.turn(&t.state) {
        if t.state.minute < last || t.state.minute == last && !awaited.seats.contains(Seat(0)) {
            break;
        }
        let mv = if awaited.seats.contains(Seat(0)) {
            let moment = Moment { table, moves };
            let mv = search.decide(&cast, View::new(&game, &t.state, Seat(0)), moment);
            decisions.push(mv.to_string());
            mv
        } else {
            let other = awaited.seats.lowest().expect("somebody is awaited");
            StationfallMind
                .default_move(&game, &t.state, other)
                .expect("whoever is awaited can do something")
        };
        t.decide(&mv.to_string());
        moves += 1;
    }
    decisions
}

/// Has everybody do as little as they may until the game is over. Gives the decisions.
fn pass_to_the_end(t: &mut TestTable) -> Vec<String> {
    let game = Stationfall::new();
    let mut decisions = Vec::new();
    while let Some(seat) = game.turn(&t.state).awaited().lowest() {
        let mv = StationfallMind
            .default_move(&game, &t.state, seat)
            .expect("whoever is awaited can do something");
        decisions.push(mv.to_string());
        t.decide(&mv.to_string());
    }
    decisions
}

#[test]
fn what_an_agenda_asks_for_looks_better_than_what_it_does_not() {
    let better = |own: &str, before: fn(&mut TestTable), after: fn(&mut TestTable)| {
        let (mut worse, mut better) = (against_three(own, 5), against_three(own, 5));
        before(&mut worse);
        after(&mut better);
        let (worse, better) = (outlook(&worse), outlook(&better));
        assert!(worse < better, "{own}: {worse} is not below {better}");
    };
    better(
        "astrochimp",
        |t| t.place("astrochimp", "bridge"),
        |t| t.place("astrochimp", "hail_mary"),
    );
    better("astrochimp", |t| t.give("exile", "artifact"), |t| t.give("astrochimp", "artifact"));
    better("stowaway", |t| t.data("exile", "nda"), |t| t.transmitted("evidence", "news"));
    better("operative", |t| t.transmitted("evidence", "news"), |t| t.data("exile", "nda"));
    better("cyborg", |t| t.down("exile"), |t| t.down("counselor"));
}

#[test]
fn the_nearer_the_way_out_the_better_the_hope() {
    let at = |section: &str| {
        let mut t = against_three("astrochimp", 4);
        t.place("astrochimp", section);
        outlook(&t)
    };
    let way = ["aft_hub", "aft_airlocks", "hail_mary"].map(at);
    assert!(way.is_sorted(), "{way:?}");
}

#[test]
fn somebody_at_the_airlocks_launches_the_pod_in_the_last_minute() {
    let mut t = against_three("astrochimp", 1);
    t.abandon_ship();
    t.place("astrochimp", "hail_mary");
    t.place("exile", "aft_airlocks");
    t.cubes(0, "exile", 1);
    let decisions = think(&mut t);
    assert!(t.has_escaped("astrochimp"), "{decisions:?}");
}

#[test]
fn alone_in_a_pod_one_sets_the_timer_in_time() {
    let mut t = against_three("astrochimp", 3);
    t.abandon_ship();
    t.place("astrochimp", "hail_mary");
    let decisions = think(&mut t);
    let set = |event: MarkerEvent| event == MarkerEvent::Launch(section("hail_mary"));
    assert!(
        t.has_escaped("astrochimp") || t.state.markers.iter().any(|marker| set(marker.event)),
        "{decisions:?}"
    );
}

#[test]
fn what_scores_is_picked_up_on_the_way() {
    let mut t = against_three("astrochimp", 8);
    t.place("astrochimp", "suite");
    t.lay("briefcase", "suite");
    let decisions = think(&mut t);
    assert_eq!(t.has("astrochimp", "briefcase"), 1, "{decisions:?}");
}

#[test]
fn data_at_the_array_is_sent_before_it_is_too_late() {
    let mut t = against_three("stowaway", 1);
    t.place("stowaway", "array_control");
    t.data("stowaway", "evidence");
    let decisions = think(&mut t);
    let news = &t.state.offsites[offsite("news")];
    assert!(news.data.contains(data("evidence")), "{decisions:?}");
}

#[test]
fn the_pod_is_boarded_in_one_turn_and_launched_in_the_next() {
    let mut t = against_three("astrochimp", 2);
    t.place("astrochimp", "aft_airlocks");
    t.place("exile", "reactor");
    t.unlock("aft_airlocks", "reactor");
    t.cubes(0, "exile", 1);
    let decisions = think_until(&mut t, 1);
    assert!(t.has_escaped("astrochimp"), "{decisions:?}");
}

#[test]
fn a_lock_and_a_damaged_airlock_are_in_the_way() {
    let at_the_reactor = |change: fn(&mut TestTable)| {
        let mut t = against_three("astrochimp", 4);
        t.place("astrochimp", "reactor");
        t.place("exile", "aft_airlocks");
        t.cubes(0, "exile", 1);
        t.unlock("aft_airlocks", "reactor");
        change(&mut t);
        outlook(&t)
    };
    let open = at_the_reactor(|_| {});
    let locked = at_the_reactor(|t| t.lock("aft_airlocks", "reactor"));
    let damaged = at_the_reactor(|t| t.damaged("aft_airlocks"));
    assert!(locked < open && damaged < open, "open {open}, locked {locked}, damaged {damaged}");
}

#[test]
fn a_lock_is_a_detour_and_no_wall() {
    let at = |place: &str, locked: bool| {
        let mut t = against_three("astrochimp", 9);
        t.place("astrochimp", place);
        if locked {
            t.lock("aft_airlocks", "reactor");
        } else {
            t.unlock("aft_airlocks", "reactor");
        }
        outlook(&t)
    };
    let (locked, far) = (at("reactor", true), at("bridge", false));
    assert!(locked > far, "before a Lock {locked}, far away {far}");
}

/// Whether the Engineer has set the station to blow up: then four Minutes are left, unless somebody ejects the Antimatter.
fn at_the_containment(about_to_blow_up: bool) -> TestTable {
    let mut t = against_three("astrochimp", 9);
    t.place("astrochimp", "bridge");
    t.place("exile", "magnetic_containment");
    t.give("exile", "helmet");
    t.cubes(0, "exile", 1);
    t.place("engineer", "bridge");
    if about_to_blow_up {
        t.act("engineer", "self_destruct");
    }
    t
}

#[test]
fn a_detonation_to_come_leaves_less_time() {
    let (calm, armed) = (at_the_containment(false), at_the_containment(true));
    let (calm, armed) = (outlook(&calm), outlook(&armed));
    assert!(armed < calm, "about to blow up {armed}, calm {calm}");
}

#[test]
fn whoever_is_near_the_antimatter_may_save_the_station() {
    let near = at_the_containment(true);
    let mut far = at_the_containment(true);
    far.place("exile", "forward_exhaust");
    let (near, far) = (outlook(&near), outlook(&far));
    assert!(near > far, "near {near}, far {far}");
}

#[test]
fn the_antimatter_is_ejected_before_it_ends_the_game() {
    let mut t = at_the_containment(true);
    let decisions = think_until(&mut t, 6);
    assert!(
        decisions.iter().any(|decision| decision.contains("eject_antimatter")),
        "{decisions:?}"
    );
}

#[test]
fn cubes_above_the_limit_cost_more_when_they_cannot_be_taken_back() {
    let cost = |minute: i8| {
        let mut t = against_three("operative", minute);
        let few = outlook(&t);
        t.cubes(0, "exile", 8);
        few - outlook(&t)
    };
    let (late, early) = (cost(1), cost(9));
    assert!(late > early, "late {late}, early {early}");
}

/// What a search decides, wherever in 200 deals somebody is dealt this Identity and one of these (or any other).
fn chosen_from(name: &str, others: &[&str]) -> Vec<String> {
    let game = Stationfall::new();
    let deals = (0..200).filter_map(|number| {
        let state =
            game.start(&Default::default(), 4, Seed::from_number(number)).expect("a table of four");
        let dealt = |name: &str| state.identities[identity(name)];
        let IdentityPlace::Dealt(seat) = dealt(name) else { return None };
        let with = |other: &&str| dealt(other) == IdentityPlace::Dealt(seat);
        let met = others.is_empty() || others.iter().any(with);
        met.then(|| {
            let moment = Moment { table: Seed::from_number(7), moves: 0 };
            let mut search = Bot::new(Kind::Search(Budget::Iterations(JUDGED)));
            search.decide(&cast(), View::new(&game, &state, seat), moment).to_string()
        })
    });
    deals.collect()
}

/// Whose Agenda scores by itself, and whose needs everybody's help.
#[test]
fn who_is_dealt_the_operative_keeps_it() {
    let others = ["medical", "consort", "exile", "boarder", "station_chief", "telepathic_rat"];
    let chosen = chosen_from("operative", &others);
    assert!(chosen.len() >= 3, "only {}", chosen.len());
    assert!(chosen.iter().all(|mv| mv == "identity operative"), "{chosen:?}");
}

#[test]
fn who_is_dealt_the_consort_takes_somebody_else() {
    let chosen = chosen_from("consort", &[]);
    assert!(chosen.len() >= 20, "only {}", chosen.len());
    assert!(chosen.iter().all(|mv| mv != "identity consort"), "{chosen:?}");
}

/// Evidence scores with the Authorities, if it does not come to the News.
#[test]
fn what_scores_is_delivered_and_no_more() {
    let mut t = against_three("inspector", 1);
    t.place("inspector", "hail_mary");
    t.launched("hail_mary");
    t.data("inspector", "evidence");
    t.fall();
    assert_eq!(pass_to_the_end(&mut t), ["deliver evidence authorities", "pass"]);
}

/// With as many points as the Engineer, the cubes in hand decide (SF-16.4.9).
#[test]
fn in_the_last_turn_a_tie_is_broken() {
    let mut t = against_three("operative", 0);
    t.transmitted("evidence", "news");
    t.state.players[Colour(0)].bribe = Bribe::None;
    t.cubes(0, "exile", 1);
    t.cubes(1, "counselor", 1);
    let points = |t: &TestTable, seat| reckoning::of_seat(t.look(), Seat(seat));
    assert_eq!(points(&t, 0), points(&t, 1));
    let decisions = think(&mut t);
    pass_to_the_end(&mut t);
    assert_eq!(t.winners(), [0], "{decisions:?}");
}

struct Kept(Vec<GameLine>);

impl Sink for Kept {
    fn line(&mut self, line: &GameLine) -> ControlFlow<()> {
        self.0.push(line.clone());
        ControlFlow::Continue(())
    }
}

#[test]
fn search_beats_random_players() {
    let cast = cast();
    let seats = Kind::parse_all("search:1500i,random,random,random", &[]).unwrap();
    let plan = Plan {
        games: 8,
        seats,
        options: Default::default(),
        seed: Seed::from_number(2026),
        threads: 1,
        declines: false,
    };
    let mut kept = Kept(Vec::new());
    let cancel = AtomicBool::new(false);
    let clock = Stopwatch::start();
    let watch = Watch { clock: &clock, progress: None, cancel: &cancel, sink: Some(&mut kept) };
    let report = simulate::run(&cast, &plan, watch).unwrap();
    assert!(report.seats[0].wins >= 6, "{:?}", kept.0);
    let others: f64 = report.seats[1..].iter().map(|seat| seat.mean_points).sum();
    assert!(report.seats[0].mean_points > others / 3.0 + 2.0, "{:?}", report.seats);
}
