//! Bazaar: offers anybody may take, a window in which everybody is asked, and each wins or loses alone.
//!
//! Whoever's turn it is may lay a good out for another. As long as it lies there all others are welcome to take it, and
//! nobody waits for them. At the end of a turn all others are asked whether they call the watch, which most decline
//! most of the time: the prompt says by which answer.

use crate::common::*;

/// The game.
#[derive(Clone, Copy, Default, Debug)]
pub struct Bazaar;

/// How many turns each seat has (ZZ-6).
const TURNS: u8 = 2;
/// How many goods of the kind it wishes for a seat needs to win (ZZ-6).
const ENOUGH: u8 = 3;
const GOODS: [&str; 3] = ["cloth", "salt", "amber"];

/// What lies out, and what is asked for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Stall {
    given: u8,
    wanted: u8,
}

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    seats: u8,
    active: Seat,
    turns: u8,
    /// How many of each kind each seat has.
    goods: [[u8; 3]; 4],
    /// The kind each seat wishes for, which only it knows.
    wishes: [u8; 4],
    stall: Option<Stall>,
    /// Whether the active seat has laid something out in this turn.
    offered: bool,
    /// Who is still asked whether to call the watch, once the turn has ended.
    asked: SeatSet,
    /// Who has called the watch, which may be done once.
    called: SeatSet,
}

impl State {
    fn others(&self) -> SeatSet {
        SeatSet::first(self.seats).without(self.active)
    }

    fn is_over(&self) -> bool {
        self.turns == self.seats * TURNS
    }

    fn winners(&self) -> SeatSet {
        let wish = |seat: &Seat| usize::from(self.wishes[seat.index()]);
        let has = |seat: &Seat| self.goods[seat.index()][wish(seat)] >= ENOUGH;
        Seat::all(self.seats).filter(has).collect()
    }

    fn next_turn(&mut self) {
        self.turns += 1;
        self.active = self.active.next(self.seats);
        self.offered = false;
    }
}

/// One decision; goods are counted from 0.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Lays a good out, and says for which other kind (ZZ-1).
    Offer(u8, u8),
    /// Takes what lies out (ZZ-2).
    Take,
    /// Ends the turn (ZZ-3).
    Pass,
    /// Calls the watch (ZZ-4).
    Call,
    /// Does not (ZZ-5).
    Decline,
}

impl Move {
    fn all() -> impl Iterator<Item = Move> {
        let offer = |given| (0..3).map(move |wanted| Move::Offer(given, wanted));
        (0..3).flat_map(offer).chain([Move::Take, Move::Pass, Move::Call, Move::Decline])
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Offer(given, wanted) => {
                write!(f, "offer {} {}", GOODS[usize::from(*given)], GOODS[usize::from(*wanted)])
            }
            Move::Take => f.write_str("take"),
            Move::Pass => f.write_str("pass"),
            Move::Call => f.write_str("call"),
            Move::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        read(text, Move::all())
    }
}

static ABOUT: About = about("zoo-bazaar", "Bazaar", 2..=4);

static BOOK: Book = book! {
    "Bazaar"
    rules {
        "ZZ-1" "Offer" "Once in its turn a seat may lay out a good it has, and say for which other kind it gives it away."
        "ZZ-2" "Take" "As long as it lies there, any other seat that has what is wanted may take it for that. Nobody waits for it."
        "ZZ-3" "Pass" "A turn ends with passing. What lies out goes back to its owner."
        "ZZ-4" "Watch" "Then every other seat is asked, all at once, whether it calls the watch, or declines. Each may call once in a game: it takes a good of the kind it has least of from the stock."
        "ZZ-5" "Decline" "Whoever declines keeps its call for later."
        "ZZ-6" "End" "Every seat has two turns. Then all show what they wished for, and each seat wins alone that has three goods of the kind it wished for, whoever else does."
    }
    words {
        "zz-goods" "Goods of { $seat }" "Merci di { $seat }" "{ $seat }の品物"
        "zz-stall" "Stall" "Bancarella" "屋台"
        "zz-stock" "Turns" "Turni" "手番"
        "zz-wish" "wishes for { $good }" "desidera { $good }" "{ $good }が欲しい"
        "zz-cloth" "cloth" "stoffa" "布"
        "zz-salt" "salt" "sale" "塩"
        "zz-amber" "amber" "ambra" "琥珀"
        "zz-prompt-turn" "Lay something out, or pass." "Esponi qualcosa o passa." "品物を出すか、パスする。"
        "zz-prompt-take" "You may take what { $seat } has laid out." "Puoi prendere ciò che { $seat } ha esposto." "{ $seat }が出した品物を取ってもよい。"
        "zz-prompt-watch" "The turn of { $seat } ends: do you call the watch?" "Il turno di { $seat } finisce: chiami la guardia?" "{ $seat }の手番が終わる。見張りを呼ぶ？"
        "zz-prompt-wait" "{ $seat } has the turn." "È il turno di { $seat }." "{ $seat }の手番。"
        "zz-offer-offer" "Lay out { $given } for { $wanted }" "Esponi { $given } per { $wanted }" "{ $given }を{ $wanted }と引き換えに出す"
        "zz-offer-take" "Take { $given } for { $wanted }" "Prendi { $given } per { $wanted }" "{ $wanted }を渡して{ $given }を取る"
        "zz-offer-pass" "Pass" "Passa" "パス"
        "zz-offer-call" "Call the watch" "Chiama la guardia" "見張りを呼ぶ"
        "zz-offer-decline" "Decline" "Rifiuta" "見送る"
        "zz-event-offer" "{ $seat } lays out { $given } for { $wanted }." "{ $seat } espone { $given } per { $wanted }." "{ $seat }が{ $given }を{ $wanted }と引き換えに出した。"
        "zz-event-take" "{ $seat } takes it." "{ $seat } la prende." "{ $seat }が取った。"
        "zz-event-pass" "{ $seat } passes." "{ $seat } passa." "{ $seat }がパスした。"
        "zz-event-call" "{ $seat } calls the watch." "{ $seat } chiama la guardia." "{ $seat }が見張りを呼んだ。"
        "zz-event-decline" "{ $seat } declines." "{ $seat } rifiuta." "{ $seat }は見送った。"
        "zz-event-wish" "{ $seat } wished for { $good }." "{ $seat } desiderava { $good }." "{ $seat }の望みは{ $good }だった。"
        "zz-refused-turn" "Only whose turn it is lays out and passes. Take what lies out, or wait." "Solo chi è di turno espone e passa. Prendi ciò che è esposto, o aspetta." "品物を出したりパスしたりできるのは手番の席だけです。出ている品物を取るか、待ってください。"
        "zz-refused-once" "You have laid something out in this turn. Pass." "Hai già esposto qualcosa in questo turno. Passa." "この手番ではもう品物を出しました。パスしてください。"
        "zz-refused-has" "You have no { $good }. Choose another good." "Non hai { $good }. Scegli un'altra merce." "{ $good }を持っていません。ほかの品物を選んでください。"
        "zz-refused-same" "Ask for another kind than you give." "Chiedi una merce diversa da quella che dai." "出すものとは別の品物を求めてください。"
        "zz-refused-own" "Nothing of others lies out. Wait for an offer." "Non c'è niente di altri esposto. Aspetta un'offerta." "ほかの席の品物は出ていません。申し出を待ってください。"
        "zz-refused-window" "The watch is called or declined at the end of another's turn. Wait for it." "La guardia si chiama o si rifiuta alla fine del turno di un altro. Aspetta." "見張りを呼ぶか見送るかは、ほかの席の手番の終わりに決めます。お待ちください。"
        "zz-refused-called" "You have called the watch before. Decline." "Hai già chiamato la guardia. Rifiuta." "見張りはもう呼びました。見送ってください。"
        "zz-ending" "all turns taken" "tutti i turni giocati" "すべての手番が終了"
    }
};

/// What a kind of goods is called.
const fn name_of(kind: u8) -> &'static str {
    ["zz-cloth", "zz-salt", "zz-amber"][kind as usize]
}

fn good(kind: u8) -> Text {
    Text::new(name_of(kind))
}

impl Game for Bazaar {
    shell! {
        NoOptions, State, Move;
        seats: |state| state.seats, chance: |_| None
    }

    fn start(&self, _: &NoOptions, seats: u8, seed: Seed) -> Result<State, SetupError> {
        let mut chance = Chance::new(seed);
        let mut draws = chance.stream(0);
        Ok(State {
            seats,
            active: ONE,
            turns: 0,
            goods: std::array::from_fn(|seat| if seat < seats.into() { [2, 1, 2] } else { [0; 3] }),
            // Nobody ever learns the wish of a seat that is not there: it has none.
            wishes: std::array::from_fn(
                |seat| {
                    if seat < seats.into() { draws.below(3) as u8 } else { 0 }
                },
            ),
            stall: None,
            offered: false,
            asked: SeatSet::NONE,
            called: SeatSet::NONE,
        })
    }

    fn turn(&self, state: &State) -> Turn {
        if state.is_over() {
            return Turn::Over(Outcome::each("zz-ending", state.seats, state.winners()));
        }
        if !state.asked.is_empty() {
            return Turn::each(state.asked);
        }
        // Everybody is welcome, also who does not have what is wanted: that nobody is told.
        let welcome = if state.stall.is_some() { state.others() } else { SeatSet::NONE };
        Turn::one(state.active).welcoming(welcome)
    }

    fn candidates(&self, _: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        Move::all().for_each(found);
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let own = seat == state.active && state.asked.is_empty();
        let turn = |rule| require(own, || Refusal::new(rule, "zz-refused-turn"));
        let has = |kind: u8, rule| {
            require(state.goods[seat.index()][usize::from(kind)] > 0, || {
                Refusal::new(rule, "zz-refused-has").with("good", name_of(kind))
            })
        };
        let window =
            |rule| require(state.asked.contains(seat), || Refusal::new(rule, "zz-refused-window"));
        match mv {
            Move::Offer(given, wanted) => {
                turn("ZZ-1")?;
                require(!state.offered, || Refusal::new("ZZ-1", "zz-refused-once"))?;
                require(given != wanted, || Refusal::new("ZZ-1", "zz-refused-same"))?;
                has(*given, "ZZ-1")
            }
            Move::Take => {
                let stall = state.stall.filter(|_| !own);
                let Some(stall) = stall else { return Err(Refusal::new("ZZ-2", "zz-refused-own")) };
                has(stall.wanted, "ZZ-2")
            }
            Move::Pass => turn("ZZ-3"),
            Move::Call => {
                window("ZZ-4")?;
                require(!state.called.contains(seat), || Refusal::new("ZZ-4", "zz-refused-called"))
            }
            Move::Decline => window("ZZ-5"),
        }
    }

    fn play(&self, state: &mut State, seat: Seat, mv: &Move, journal: &mut EventLog<Said>) {
        let (rule, text) = match *mv {
            Move::Offer(given, wanted) => {
                state.goods[seat.index()][usize::from(given)] -= 1;
                state.stall = Some(Stall { given, wanted });
                state.offered = true;
                let text = Text::new("zz-event-offer");
                ("ZZ-1", text.with("given", good(given)).with("wanted", good(wanted)))
            }
            Move::Take => {
                let stall = state.stall.take().expect("checked: something lies out");
                state.goods[seat.index()][usize::from(stall.wanted)] -= 1;
                state.goods[seat.index()][usize::from(stall.given)] += 1;
                state.goods[state.active.index()][usize::from(stall.wanted)] += 1;
                ("ZZ-2", Text::new("zz-event-take"))
            }
            Move::Pass => {
                if let Some(stall) = state.stall.take() {
                    state.goods[seat.index()][usize::from(stall.given)] += 1;
                }
                state.asked = state.others();
                ("ZZ-3", Text::new("zz-event-pass"))
            }
            Move::Call => {
                let goods = &mut state.goods[seat.index()];
                let least = (0..3).min_by_key(|kind| goods[*kind]).expect("three kinds");
                goods[least] += 1;
                state.called.insert(seat);
                state.asked.remove(seat);
                ("ZZ-4", Text::new("zz-event-call"))
            }
            Move::Decline => {
                state.asked.remove(seat);
                ("ZZ-5", Text::new("zz-event-decline"))
            }
        };
        journal.tell(Audience::PUBLIC, Said::new(rule, text.with("seat", seat)));
        if matches!(mv, Move::Call | Move::Decline) && state.asked.is_empty() {
            state.next_turn();
        }
        if state.is_over() {
            // Who has won shows what they wished for: from here on nothing can be taken back.
            for seat in Seat::all(state.seats) {
                let wish = good(state.wishes[seat.index()]);
                let text = Text::new("zz-event-wish").with("seat", seat).with("good", wish);
                journal.reveal(Audience::PUBLIC, Said::new("ZZ-6", text));
            }
        }
    }

    fn draw(&self, state: &State, viewer: Viewer, scene: &mut Scene) {
        panels(scene, state.seats, |_| Vec::new());
        for seat in Seat::all(state.seats) {
            if viewer.sees(seat) || state.is_over() {
                let wish = good(state.wishes[seat.index()]);
                scene.seats[seat.index()].role = Some(Text::new("zz-wish").with("good", wish));
            }
            seat_zone(scene, "goods", seat, Layout::Row, "zz-goods");
            let kinds = (0..3).flat_map(|kind: u8| {
                std::iter::repeat_n(kind, state.goods[seat.index()][usize::from(kind)].into())
            });
            for (number, kind) in kinds.enumerate() {
                put(scene, &of("goods", seat), number, Kind::Token, Some(good(kind)));
            }
        }
        scene.zones.push(Zone::new("stall", Layout::Row).named("zz-stall"));
        if let Some(stall) = state.stall {
            put(scene, "stall", 0, Kind::Token, Some(good(stall.given)));
        }
        scene.gauges.push(Gauge::new("turns", "zz-stock", state.turns.into()));
        if state.is_over() {
            return;
        }
        let about = |id: &'static str| Text::new(id).with("seat", state.active);
        let asked = viewer.seat().is_some_and(|seat| state.asked.contains(seat));
        scene.prompt = Some(match viewer.seat() {
            Some(_) if asked => {
                Prompt::new(about("zz-prompt-watch"), "ZZ-4").declined_by(&Move::Decline)
            }
            Some(seat) if seat == state.active && state.asked.is_empty() => {
                Prompt::new("zz-prompt-turn", "ZZ-1")
            }
            Some(_) if state.stall.is_some() => Prompt::new(about("zz-prompt-take"), "ZZ-2"),
            _ => Prompt::new(about("zz-prompt-wait"), "ZZ-3"),
        });
    }

    fn offer(&self, state: &State, seat: Seat, mv: &Move) -> Offer {
        let traded = |id: &'static str, given, wanted| {
            Text::new(id).with("given", good(given)).with("wanted", good(wanted))
        };
        match *mv {
            Move::Offer(given, wanted) => {
                let label = traded("zz-offer-offer", given, wanted);
                Offer::new(label, [of("goods", seat)]).ruled("ZZ-1")
            }
            Move::Take => {
                let stall = state.stall.unwrap_or(Stall { given: 0, wanted: 0 });
                let label = traded("zz-offer-take", stall.given, stall.wanted);
                Offer::new(label, ["stall".into()]).ruled("ZZ-2")
            }
            Move::Pass => Offer::new("zz-offer-pass", []).ruled("ZZ-3"),
            Move::Call => Offer::new("zz-offer-call", []).ruled("ZZ-4"),
            Move::Decline => Offer::new("zz-offer-decline", []).ruled("ZZ-5"),
        }
    }

    /// Every wish but the viewer's own may be any.
    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let mut state = state.clone();
        if viewer == Viewer::Referee || state.is_over() {
            return state;
        }
        for seat in Seat::all(state.seats).filter(|seat| !viewer.sees(*seat)) {
            state.wishes[seat.index()] = rng.below(3) as u8;
        }
        state
    }

    fn census(&self, state: &State, census: &mut Census) {
        for seat in Seat::all(state.seats) {
            let own: u8 = state.goods[seat.index()].iter().sum();
            census.put_many("good", own.into(), seat);
        }
        census.put_many("good", state.stall.is_some().into(), "stall");
        let uncalled = state.seats - state.called.len() as u8;
        census.put_many("good", uncalled.into(), "stock");
    }

    fn longest(&self, _: &NoOptions, seats: u8) -> u32 {
        // An offer and a pass a turn, and then every other seat is asked.
        u32::from(seats) * u32::from(TURNS) * (2 + u32::from(seats) - 1)
    }
}

#[cfg(test)]
mod tests {
    use conformance::Suite;
    use conformance::testing::Situation;
    use kernel::Contest;

    use super::*;

    fn three() -> Situation<Bazaar> {
        let mut table = Situation::with(Bazaar, &[], 3, 1);
        table.state_mut().wishes = [0, 1, 2, 0];
        table
    }

    #[test]
    fn zoo_bazaar_keeps_the_contract() {
        Suite::new(Bazaar).scale_from_env().run();
    }

    #[test]
    fn zz_2_an_offer_is_open_to_all_and_awaits_nobody() {
        let mut table = three();
        table.expect_refusal(TWO, "take", "SB-2");
        table.play(ONE, "offer amber salt");
        assert_eq!(table.awaited(), [ONE], "nobody waits for the others");
        let scene = table.scene(Viewer::Seat(THREE));
        assert_eq!(
            (scene.awaited, scene.welcome),
            (SeatSet::of(ONE), SeatSet::first(3).without(ONE))
        );
        assert_eq!(scene.offers.len(), 1);
        assert_eq!(scene.prompt.map(|prompt| prompt.text.id), Some("zz-prompt-take".into()));
        table.expect_refusal(TWO, "pass", "ZZ-3").expect_refusal(ONE, "take", "ZZ-2");
        table.play(THREE, "take");
        assert_eq!(table.state().goods[..3], [[2, 2, 1], [2, 1, 2], [2, 0, 3]]);
        // It is gone, and with it the welcome.
        table.expect_refusal(TWO, "take", "SB-2");
        assert_eq!(table.awaited(), [ONE]);
    }

    #[test]
    fn zz_2_who_cannot_take_it_is_welcome_all_the_same() {
        let mut table = three();
        table.state_mut().goods[1] = [3, 0, 2];
        table.play(ONE, "offer amber salt");
        assert!(table.scene(Viewer::Seat(THREE)).welcome.contains(TWO), "it shows nobody's hand");
        assert!(table.moves(TWO).is_empty());
        table.expect_refusal(TWO, "take", "ZZ-2");
    }

    #[test]
    fn zz_4_the_answer_that_declines_is_named_where_it_may_stand() {
        let mut table = three();
        table.play(ONE, "pass");
        assert_eq!(table.awaited(), [TWO, THREE]);
        let decline = |table: &Situation<Bazaar>, seat| {
            table.scene(Viewer::Seat(seat)).prompt.and_then(|prompt| prompt.decline)
        };
        assert_eq!(decline(&table, TWO).as_deref(), Some("decline"));
        table.play(THREE, "call").play(TWO, "decline");
        // Its own turn is nothing that can be declined.
        assert_eq!((table.awaited(), decline(&table, TWO)), (vec![TWO], None));
        table.play(TWO, "pass").expect_refusal(THREE, "call", "ZZ-4");
    }

    #[test]
    fn zz_6_each_wins_alone() {
        let mut table = three();
        table.state_mut().turns = 5;
        table.state_mut().active = THREE;
        table.state_mut().goods = [[3, 0, 0], [1, 1, 1], [0, 0, 4], [0; 3]];
        table.play(THREE, "pass").play(ONE, "decline").play(TWO, "decline");
        let outcome = table.outcome();
        assert_eq!(outcome.contest, Contest::Each);
        assert_eq!(outcome.won(), SeatSet::of(ONE).with(THREE));
        let utilities: Vec<f32> = Seat::all(3).map(|seat| outcome.utility(seat)).collect();
        assert_eq!(utilities, [1.0, 0.0, 1.0], "another's success costs nobody anything");
    }
}
