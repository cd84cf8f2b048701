//! Chapters B1 and B11: Stationfall with bots, and who wins.

use kernel::{Seat, SeatSet};
use stationfall::ids::{Data, Offsite};
use stationfall::look::Look;
use stationfall::state::{Bribe, Guilt, Player};

use super::bench::{Bench, bench};
use crate::common::{seats, teams};

const NOTHING: [&str; 1] = ["IF minute() > 90: [PC] step(sec:tanks)"];

/// A bench whose humans are the Engineer (9 points at most) and others, and the game over.
fn ended(b: &mut Bench) -> kernel::Outcome {
    b.engine().stationfall(stationfall::state::Ending::ReentryAfterZero);
    b.engine().carry_on();
    b.play_on();
    match kernel::Game::turn(&b.game(), &b.t.state) {
        kernel::Turn::Over(outcome) => outcome,
        kernel::Turn::Awaiting(awaited) => panic!("{awaited:?}"),
    }
}

/// Four seats: a bot (Exile), a second bot (Legal), and two humans (Billionaire, Consort).
fn four() -> Bench {
    let mut b = bench(&["exile", "legal", "billionaire", "consort", "engineer"], &NOTHING);
    b.bot(1, "legal");
    b.t.pc(2, "billionaire");
    b.t.pc(3, "consort");
    for human in [2, 3] {
        b.t.state.players[Player(human)].bribe = Bribe::None;
    }
    b
}

fn escape(b: &mut Bench, who: &str, pod: &str) {
    b.t.place(who, pod);
    b.t.launched(pod);
}

#[test]
fn sf_b1_5_competitive_win() {
    // The highest score wins, human or bot; the Guilt of a bot counts.
    let mut b = four();
    escape(&mut b, "exile", "hail_mary");
    let outcome = ended(&mut b);
    let best = (0..4).map(Seat).max_by_key(|seat| outcome.of(*seat).points).unwrap();
    assert!(outcome.of(best).won);
    let mut b = four();
    b.t.guilt(0, Guilt::Guilty);
    b.t.guilt(1, Guilt::Guilty);
    let outcome = ended(&mut b);
    assert!(!outcome.won().contains(Seat(0)) && !outcome.won().contains(Seat(1)));
}

#[test]
fn sf_b1_6_cooperative_win() {
    let coop = |human_escapes: bool, both: bool| {
        let mut b = four();
        b.t.state.table.cooperative = true;
        // Legal's bot has five points at least while no Human Escapes without an NDA and Evidence stays; spoil that.
        b.t.transmitted("evidence", "news");
        b.t.place("engineer", "houdini");
        b.t.launched("houdini");
        if human_escapes {
            escape(&mut b, "billionaire", "alcatraz");
        }
        if both {
            escape(&mut b, "consort", "hail_mary");
        }
        let points: Vec<i32> = (0..4)
            .map(|seat| {
                stationfall::reckoning::of_seat(Look::new(b.content, &b.t.state), Seat(seat))
            })
            .collect();
        (ended(&mut b), points)
    };
    let (outcome, points) = coop(true, true);
    assert!(points[2].min(points[3]) > points[0].max(points[1]), "{points:?}");
    assert_eq!(outcome.won(), SeatSet::of(Seat(2)).with(Seat(3)));
    // One human who is not ahead is enough for the bots.
    let (outcome, points) = coop(true, false);
    assert!(points[3] <= points[0].max(points[1]), "{points:?}");
    assert_eq!(outcome.won(), SeatSet::of(Seat(0)).with(Seat(1)));
    let (outcome, _) = coop(false, false);
    assert!(!outcome.of(Seat(2)).won);
}

#[test]
fn sf_b1_6a_guilt_in_cooperation() {
    let with = |guilty: u8| {
        let mut b = four();
        b.t.state.table.cooperative = true;
        b.t.transmitted("evidence", "news");
        escape(&mut b, "engineer", "houdini");
        escape(&mut b, "billionaire", "alcatraz");
        escape(&mut b, "consort", "hail_mary");
        b.t.guilt(guilty, Guilt::Guilty);
        ended(&mut b).won()
    };
    // A Guilty human fails the condition; a Guilty bot's score counts all the same, but these are behind anyway.
    assert_eq!(with(2), SeatSet::of(Seat(0)).with(Seat(1)));
    assert_eq!(with(0), SeatSet::of(Seat(2)).with(Seat(3)));
}

/// Rules: SF-H43
#[test]
fn sf_b1_7_team_win() {
    // Two humans are one team against two bots; the bot team wins ties and everything below.
    let with = |escapes: &[(&str, &str)], bot: bool| {
        let mut b = four();
        b.t.state.table.team = SeatSet::of(Seat(2)).with(Seat(3));
        b.t.transmitted("evidence", "news");
        escape(&mut b, "engineer", "houdini");
        for (who, pod) in escapes {
            escape(&mut b, who, pod);
        }
        if bot {
            escape(&mut b, "exile", "mcqueen");
        }
        let outcome = ended(&mut b);
        (outcome.won(), outcome.of(Seat(2)).points, outcome.of(Seat(0)).points)
    };
    let humans = SeatSet::of(Seat(2)).with(Seat(3));
    let bots = SeatSet::of(Seat(0)).with(Seat(1));
    let (won, ours, theirs) = with(&[("billionaire", "alcatraz"), ("consort", "hail_mary")], false);
    assert!(ours > theirs, "{ours} {theirs}");
    assert_eq!(won, humans);
    let (won, ours, theirs) = with(&[], true);
    assert!(ours <= theirs, "{ours} {theirs}");
    assert_eq!(won, bots);
}

#[test]
fn sf_b1_7_four_humans_are_two_teams() {
    use kernel::Game;
    let game = stationfall::Stationfall::new();
    let start = |seats: u8, bots: &str| {
        let given = [("mode", "team"), ("automation", bots)]
            .map(|(key, value)| (key.to_string(), value.to_string()));
        let options = kernel::options::resolve(&game, &given.into_iter().collect()).unwrap();
        game.start(&options, seats, kernel::Seed::from_number(1))
    };
    assert_eq!(start(6, "2,4").unwrap().table.team, SeatSet::of(Seat(0)).with(Seat(4)));
    assert_eq!(
        start(5, "2,4").unwrap().table.team,
        SeatSet::of(Seat(0)).with(Seat(2)).with(Seat(4))
    );
    assert_eq!(start(3, "1,2").unwrap_err().rule, "SF-B1.7");
}

#[test]
fn sf_b1_8_several_winners() {
    use kernel::Game;
    let game = stationfall::Stationfall::new();
    let winners = |seats: u8, bots: &str| {
        let given = [("automation".to_string(), bots.to_string())].into_iter().collect();
        let options = kernel::options::resolve(&game, &given).unwrap();
        game.start(&options, seats, kernel::Seed::from_number(1)).unwrap().table.winners
    };
    // Nine players of whom five are humans: one winner. Six humans: as the six-player game says.
    assert_eq!(winners(9, "1,2,3,4"), 1);
    let six = seats(6, &["exile"]).state.table.winners;
    assert_eq!((winners(9, "1,2,3"), six), (six, 2));
    assert_eq!(teams(6, &["exile"]).state.table.winners, 1);
}

#[test]
fn sf_b11_1_reveal() {
    let mut b = bench(&["exile", "legal", "billionaire"], &NOTHING);
    b.t.secret(1, "legal");
    b.engine().stationfall(stationfall::state::Ending::ReentryAfterZero);
    b.engine().carry_on();
    let revealed: Vec<_> =
        b.t.events()
            .iter()
            .filter_map(|event| match event {
                stationfall::event::Event::Revealed { player, .. } => Some(*player),
                _ => None,
            })
            .collect();
    assert_eq!(revealed, [Player(1)]);
}

fn carrier(data: &str) -> Bench {
    let mut b = bench(&["exile", "legal", "billionaire"], &NOTHING);
    escape(&mut b, "exile", "hail_mary");
    b.t.data("exile", data);
    b
}

fn delivered(b: &Bench, data: Data) -> Vec<Offsite> {
    Offsite::ALL.iter().copied().filter(|to| b.t.state.offsites[*to].data.contains(data)).collect()
}

#[test]
fn sf_b11_2_deliver_clearing() {
    let mut b = carrier("evidence");
    b.t.guilt(0, Guilt::Guilty);
    ended(&mut b);
    assert_eq!(delivered(&b, Data::Evidence), [Offsite::Authorities]);
    assert_eq!(b.t.guilt_of(0), Guilt::Suspect);
}

#[test]
fn sf_b11_3_deliver_points() {
    // The Stowaway's bot scores for the X-Secret at the News.
    let mut b = super::bench::real(&["stowaway", "legal", "billionaire"]);
    escape(&mut b, "stowaway", "hail_mary");
    b.t.data("stowaway", "x_secret");
    ended(&mut b);
    assert_eq!(delivered(&b, Data::XSecret), [Offsite::News]);
}

#[test]
fn sf_b11_4_deliver_spite() {
    // Nothing to gain: nothing is delivered.
    let mut b = carrier("evidence");
    ended(&mut b);
    assert_eq!(delivered(&b, Data::Evidence), []);
    // A human Doctor loses points by Evidence at an Offsite.
    let mut b = bench(&["exile", "doctor", "billionaire"], &NOTHING);
    escape(&mut b, "exile", "hail_mary");
    b.t.data("exile", "evidence");
    b.t.pc(1, "doctor_jekyll");
    ended(&mut b);
    assert_eq!(delivered(&b, Data::Evidence).len(), 1);
}

#[test]
fn sf_b11_5_scoring() {
    let mut b = four();
    escape(&mut b, "exile", "hail_mary");
    b.t.bonus(0, "engineer");
    b.t.state.players[Player(2)].bribe = Bribe::On(crate::common::character("exile"));
    let look = Look::new(b.content, &b.t.state);
    let mut lines = Vec::new();
    stationfall::reckoning::reckon(look, Seat(0), &mut |line| lines.push(line.reason));
    use stationfall::reckoning::Reason;
    assert!(lines.iter().any(|reason| matches!(reason, Reason::BotAgenda(..))));
    assert!(lines.iter().any(|reason| matches!(reason, Reason::Bribe(Player(2)))));
    assert!(!lines.iter().any(|reason| matches!(
        reason,
        Reason::Bonus(..) | Reason::UnusedBribe | Reason::Penalty(_) | Reason::Agenda(..)
    )));
}

#[test]
fn a_cap_limits_a_line_of_a_bot() {
    let t = |count: usize| {
        let names = [
            "microbiologist",
            "exile",
            "billionaire",
            "engineer",
            "counselor",
            "inspector",
            "stranger",
        ];
        let mut b = super::bench::real(&names);
        for name in &names[1..=count] {
            b.t.contaminate(name);
            escape(&mut b, name, "hail_mary");
        }
        b.t.points(0)
    };
    assert_eq!((t(0), t(3), t(5), t(6)), (0, 3, 5, 5));
}
