//! Pool: several seats work on one roll of dice, in any order, and win or lose together.
//!
//! Everybody who has not passed is awaited. What each does changes what the others see, so the order is theirs.

use crate::common::*;

/// The game.
pub struct Pool;

/// What the dice must sum up to (ZP-4).
const GOAL: u8 = 12;

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    seats: u8,
    chance: Chance,
    dice: [u8; 3],
    passed: SeatSet,
    effort: [u8; 4],
    spent: u8,
    passed_checks: u8,
    failed_checks: u8,
}

impl State {
    fn is_over(&self) -> bool {
        self.passed_checks == 2 || self.failed_checks == 2
    }

    fn roll(&mut self) {
        let mut draws = self.chance.stream(0);
        self.dice = std::array::from_fn(|_| draws.die(6));
        self.passed = SeatSet::NONE;
    }

    fn spend(&mut self, seat: Seat) {
        self.effort[seat.index()] -= 1;
        self.spent += 1;
    }

    /// All have passed: the roll counts as it lies (ZP-4).
    fn resolve(&mut self, log: &mut EventLog<Said>) {
        let sum: u8 = self.dice.iter().sum();
        let (count, id) = if sum >= GOAL {
            (&mut self.passed_checks, "zp-event-met")
        } else {
            (&mut self.failed_checks, "zp-event-missed")
        };
        *count += 1;
        log.tell(Audience::PUBLIC, Said::new("ZP-4", Text::new(id).with("sum", sum)));
        if !self.is_over() {
            self.roll();
        }
    }
}

/// One decision; dice are counted from 1.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Reroll(usize),
    Assist(usize),
    Pass,
}

impl Move {
    fn all() -> impl Iterator<Item = Move> {
        (1..=3).flat_map(|die| [Move::Reroll(die), Move::Assist(die)]).chain([Move::Pass])
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Reroll(die) => write!(f, "reroll {die}"),
            Move::Assist(die) => write!(f, "assist {die}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        read(text, Move::all())
    }
}

static ABOUT: About = About { modes: &["cooperative"], ..about("zoo-pool", "Pool", 1..=4) };

static BOOK: Book = book! {
    "Pool"
    rules {
        "ZP-1" "Check" "Three dice are rolled for all seats together. Every seat has two effort for the whole game."
        "ZP-2" "Reroll" "For one effort any seat that has not passed rolls one die again."
        "ZP-3" "Assist" "For one effort any seat that has not passed turns one die that is below six to the next higher side."
        "ZP-4" "Result" "When all have passed, the check is met if the dice sum up to 12 or more. Then the next check is rolled."
        "ZP-5" "End" "All win together with two checks met, and lose together with two missed."
    }
    words {
        "zp-pool" "Dice" "Dadi" "ダイス"
        "zp-die" "Die { $die }: { $side }" "Dado { $die }: { $side }" "ダイス{ $die }:{ $side }"
        "zp-effort" "Effort" "Impegno" "気力"
        "zp-met" "Checks met" "Prove superate" "成功した判定"
        "zp-missed" "Checks missed" "Prove fallite" "失敗した判定"
        "zp-prompt" "Better the roll together, or pass." "Migliorate il tiro insieme, o passate." "力を合わせて出目を良くするか、パスする。"
        "zp-offer-reroll" "Roll die { $die } again" "Ritira il dado { $die }" "ダイス{ $die }を振り直す"
        "zp-offer-assist" "Turn die { $die } up" "Alza il dado { $die }" "ダイス{ $die }を上げる"
        "zp-offer-pass" "Pass" "Passa" "パス"
        "zp-event-reroll" "{ $seat } rolls die { $die } again." "{ $seat } ritira il dado { $die }." "{ $seat }がダイス{ $die }を振り直した。"
        "zp-event-assist" "{ $seat } turns die { $die } up." "{ $seat } alza il dado { $die }." "{ $seat }がダイス{ $die }を上げた。"
        "zp-event-pass" "{ $seat } passes." "{ $seat } passa." "{ $seat }がパスした。"
        "zp-event-met" "{ $sum }: the check is met." "{ $sum }: la prova è superata." "{ $sum }:判定に成功した。"
        "zp-event-missed" "{ $sum }: the check is missed." "{ $sum }: la prova è fallita." "{ $sum }:判定に失敗した。"
        "zp-refused-effort" "You have no effort left. Pass." "Non hai più impegno. Passa." "気力が残っていません。パスしてください。"
        "zp-refused-six" "Die { $die } shows six already. Choose another." "Il dado { $die } mostra già sei. Scegline un altro." "ダイス{ $die }はもう6です。ほかのダイスを選んでください。"
        "zp-ending-won" "two checks met" "due prove superate" "二回成功"
        "zp-ending-lost" "two checks missed" "due prove fallite" "二回失敗"
    }
};

impl Game for Pool {
    shell! {
        NoOptions, State, Move;
        seats: |state| state.seats, chance: |state| Some(&state.chance)
    }

    fn start(&self, _: &NoOptions, seats: u8, seed: Seed) -> Result<State, SetupError> {
        let mut state = State {
            seats,
            chance: Chance::new(seed),
            dice: [1; 3],
            passed: SeatSet::NONE,
            effort: [0; 4],
            spent: 0,
            passed_checks: 0,
            failed_checks: 0,
        };
        state.effort[..usize::from(seats)].fill(2);
        state.roll();
        Ok(state)
    }

    fn turn(&self, state: &State) -> Turn {
        match (state.passed_checks, state.failed_checks) {
            (2, _) => Turn::Over(Outcome::together("zp-ending-won", state.seats, true)),
            (_, 2) => Turn::Over(Outcome::together("zp-ending-lost", state.seats, false)),
            _ => Turn::each(SeatSet::first(state.seats).difference(state.passed)),
        }
    }

    fn candidates(&self, _: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        Move::all().for_each(found);
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let effort = |rule| {
            require(state.effort[seat.index()] > 0, || Refusal::new(rule, "zp-refused-effort"))
        };
        match mv {
            Move::Reroll(_) => effort("ZP-2"),
            Move::Assist(die) => {
                effort("ZP-3")?;
                require(state.dice[die - 1] < 6, || {
                    Refusal::new("ZP-3", "zp-refused-six").with("die", *die as u8)
                })
            }
            Move::Pass => Ok(()),
        }
    }

    fn play(&self, state: &mut State, seat: Seat, mv: &Move, log: &mut EventLog<Said>) {
        let (rule, text) = match mv {
            Move::Reroll(die) => {
                state.spend(seat);
                state.dice[die - 1] = state.chance.stream(0).die(6);
                ("ZP-2", Text::new("zp-event-reroll").with("seat", seat).with("die", *die))
            }
            Move::Assist(die) => {
                state.spend(seat);
                state.dice[die - 1] += 1;
                ("ZP-3", Text::new("zp-event-assist").with("seat", seat).with("die", *die))
            }
            Move::Pass => {
                state.passed.insert(seat);
                ("ZP-4", Text::new("zp-event-pass").with("seat", seat))
            }
        };
        log.tell(Audience::PUBLIC, Said::new(rule, text));
        if state.passed == SeatSet::first(state.seats) {
            state.resolve(log);
        }
    }

    fn draw(&self, state: &State, _: Viewer, scene: &mut Scene) {
        panels(scene, state.seats, |seat| {
            vec![Gauge::new("effort", "zp-effort", state.effort[seat.index()].into())]
        });
        scene.zones.push(Zone::new("pool", Layout::Pool).named("zp-pool"));
        for (number, side) in (1usize..).zip(state.dice) {
            let label = Text::new("zp-die").with("die", number).with("side", side);
            let mut die = Piece::new(format!("pool-{number}"), "pool", Kind::Die);
            die.label = Some(label);
            die.mark = Some(side.to_string().into());
            scene.pieces.push(die);
        }
        scene.gauges.push(Gauge::new("met", "zp-met", state.passed_checks.into()));
        scene.gauges.push(Gauge::new("missed", "zp-missed", state.failed_checks.into()));
        if !state.is_over() {
            scene.prompt = Some(Prompt::new("zp-prompt", "ZP-1"));
        }
    }

    fn offer(&self, _: &State, _: Seat, mv: &Move) -> Offer {
        let touched = |die: &usize| Name::from(format!("pool-{die}"));
        match mv {
            Move::Reroll(die) => {
                let label = Text::new("zp-offer-reroll").with("die", *die);
                Offer::new(label, [touched(die)]).ruled("ZP-2")
            }
            Move::Assist(die) => {
                let label = Text::new("zp-offer-assist").with("die", *die);
                Offer::new(label, [touched(die)]).ruled("ZP-3")
            }
            Move::Pass => Offer::new("zp-offer-pass", []).ruled("ZP-4"),
        }
    }

    /// Nothing on the table is hidden, only the rolls to come.
    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let mut state = state.clone();
        if viewer != Viewer::Referee {
            state.chance = state.chance.unforeseen(rng);
        }
        state
    }

    fn census(&self, state: &State, census: &mut Census) {
        census.put_many("effort", state.spent.into(), "spent");
        for seat in Seat::all(state.seats) {
            census.put_many("effort", state.effort[seat.index()].into(), seat);
        }
        census.put_many(
            "die",
            state.dice.iter().filter(|side| (1..=6).contains(*side)).count() as u32,
            "pool",
        );
    }

    fn longest(&self, _: &NoOptions, seats: u8) -> u32 {
        // Two efforts a seat, and a pass a seat in each of at most three checks.
        u32::from(seats) * (2 + 3)
    }
}

fn two() -> Situation<Pool> {
    let mut table = Situation::with(Pool, &[], 2, 1);
    table.state_mut().dice = [6, 3, 2];
    table
}

#[test]
fn zoo_pool_keeps_the_contract() {
    Suite::new(Pool).scale_from_env().run();
}

#[test]
fn zp_2_dice_lie_in_a_pool_and_are_picked_one_by_one() {
    let table = two();
    let scene = table.scene(Viewer::Seat(ONE));
    let pool = scene.zones.iter().find(|zone| zone.id == "pool").expect("a pool");
    assert_eq!(pool.layout, Layout::Pool);
    let dice = scene.pieces.iter().filter(|piece| piece.zone == "pool");
    assert!(dice.clone().all(|die| die.kind == Kind::Die));
    let sides: Vec<_> = dice.filter_map(|die| die.mark.as_deref()).collect();
    assert_eq!(sides, ["6", "3", "2"]);
    let of = |die: &str| scene.offers.iter().filter(move |offer| offer.touches == [die]).count();
    assert_eq!((of("pool-1"), of("pool-2")), (1, 2), "a six is not turned up");
}

#[test]
fn zp_3_any_seat_helps_in_any_order() {
    let mut table = two();
    assert_eq!(table.awaited(), [ONE, TWO]);
    table.play(TWO, "assist 2").play(ONE, "pass");
    assert_eq!(table.awaited(), [TWO]);
    table.expect_refusal(ONE, "assist 2", "SB-2").expect_refusal(TWO, "assist 1", "ZP-3");
    table.play(TWO, "pass");
    assert_eq!(table.state().passed_checks, 1, "6 + 4 + 2 meets the check");
    assert_eq!(table.awaited(), [ONE, TWO], "the next roll is for all again");
}

#[test]
fn zp_5_all_win_or_lose_together() {
    let mut table = two();
    table.state_mut().failed_checks = 1;
    let mut won = two();
    won.state_mut().passed_checks = 1;
    table.play(ONE, "pass").play(TWO, "pass");
    assert!(table.outcome().won().is_empty() && table.outcome().ending == "zp-ending-lost");
    won.play(ONE, "assist 3").play(ONE, "pass").play(TWO, "pass");
    assert_eq!(won.outcome().won().len(), 2);
}

#[test]
fn what_chance_has_shown_cannot_be_taken_back() {
    let mut table = two();
    assert_eq!(table.play(ONE, "assist 3").barrier(), Barrier::Open);
    assert_eq!(table.play(ONE, "reroll 3").barrier(), Barrier::Closed);
    table.expect_refusal(ONE, "reroll 1", "ZP-2");
    assert_eq!(table.play(ONE, "pass").barrier(), Barrier::Open);
    assert_eq!(table.play(TWO, "pass").barrier(), Barrier::Closed, "the next check is rolled");
}
