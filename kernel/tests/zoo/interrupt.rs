//! Interrupt: a card from the hand may stop what another seat does, and another card may stop that card.
//!
//! Every deed and every card opens a window in which all others are asked, whatever they hold: who is asked, and who
//! passes, tells nothing. A stopped card lets the window below go on with those it had not yet heard.

use crate::common::*;

/// The game.
pub struct Interrupt;

const DECK: usize = 12;
const STOPS: usize = 5;
const HAND: u8 = 3;

/// What is announced, and may be stopped.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Deed {
    Take,
    Rob(Seat),
    Stop,
}

/// A window: what was announced by whom, and who has not answered yet.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Window {
    by: Seat,
    deed: Deed,
    asked: SeatSet,
}

impl Default for Window {
    fn default() -> Window {
        Window { by: Seat(0), deed: Deed::Stop, asked: SeatSet::NONE }
    }
}

/// The cards of one seat. The rest of a hand are blanks.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    cards: u8,
    stops: u8,
}

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    seats: u8,
    hands: [Hand; 4],
    /// What was never dealt.
    rest: Hand,
    played: u8,
    middle: u8,
    gems: [u8; 4],
    active: Seat,
    turns_to_come: u8,
    windows: Frames<Window, 6>,
}

impl State {
    fn open(&mut self, by: Seat, deed: Deed) {
        let asked = SeatSet::first(self.seats).without(by);
        self.windows.push(Window { by, deed, asked });
    }

    /// Closes every window in which all have answered: what it announced happens (ZI-4).
    fn settle(&mut self, log: &mut EventLog<Said>) {
        while let Some(window) = self.windows.last().copied().filter(|w| w.asked.is_empty()) {
            self.windows.pop();
            match window.deed {
                Deed::Take => {
                    self.middle -= 1;
                    self.gems[window.by.index()] += 1;
                }
                Deed::Rob(from) => {
                    self.gems[from.index()] -= 1;
                    self.gems[window.by.index()] += 1;
                }
                Deed::Stop => {
                    self.windows.pop();
                    log.tell(Audience::PUBLIC, Said::new("ZI-4", "zi-event-stopped"));
                }
            }
            if self.windows.is_empty() {
                self.end_turn();
            }
        }
    }

    fn end_turn(&mut self) {
        self.active = self.active.next(self.seats);
        self.turns_to_come -= 1;
    }
}

/// One decision.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Take,
    Rob(Seat),
    Rest,
    Stop,
    Pass,
}

impl Move {
    fn all(seats: u8) -> impl Iterator<Item = Move> {
        [Move::Take, Move::Rest, Move::Stop, Move::Pass]
            .into_iter()
            .chain(Seat::all(seats).map(Move::Rob))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Take => f.write_str("take"),
            Move::Rob(seat) => write!(f, "rob {seat}"),
            Move::Rest => f.write_str("rest"),
            Move::Stop => f.write_str("stop"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        read(text, Move::all(4))
    }
}

static ABOUT: About = about("zoo-interrupt", "Interrupt", 2..=4);

static BOOK: Book = book! {
    "Interrupt"
    rules {
        "ZI-1" "Hands" "Of twelve cards, five of them stops and seven blank, every seat gets three that it alone knows. Nobody knows the rest."
        "ZI-2" "Turns" "The seats take turns, two each: take a gem from the middle, rob another seat of one, or rest. Taking and robbing are announced first."
        "ZI-3" "Window" "When something is announced, all other seats are asked, in any order, whatever they hold. A seat passes or plays a stop, which is announced in turn."
        "ZI-4" "Effect" "When all have passed, what was announced happens. A stop cancels what was announced before it."
        "ZI-5" "End" "Most gems win; equals share the win."
    }
    words {
        "zi-hand" "Hand of { $seat }" "Mano di { $seat }" "{ $seat }の手札"
        "zi-middle" "Middle" "Centro" "中央"
        "zi-played" "Played" "Giocate" "使われた札"
        "zi-gems" "Gems" "Gemme" "宝石"
        "zi-gem" "Gem" "Gemma" "宝石"
        "zi-stop" "Stop" "Alt" "阻止"
        "zi-blank" "Blank" "Bianca" "白札"
        "zi-prompt-turn" "{ $seat } takes, robs or rests." "{ $seat } prende, ruba o riposa." "{ $seat }は取るか、奪うか、休む。"
        "zi-prompt-window" "{ $seat } has announced something: stop it or pass." "{ $seat } ha annunciato qualcosa: fermare o passare." "{ $seat }が宣言した。阻止するか見送るか。"
        "zi-offer-take" "Take a gem" "Prendi una gemma" "宝石を取る"
        "zi-offer-rob" "Rob { $seat }" "Deruba { $seat }" "{ $seat }から奪う"
        "zi-offer-rest" "Rest" "Riposa" "休む"
        "zi-offer-stop" "Play a stop" "Gioca un alt" "阻止を使う"
        "zi-offer-pass" "Pass" "Passa" "見送る"
        "zi-event-take" "{ $seat } wants a gem from the middle." "{ $seat } vuole una gemma dal centro." "{ $seat }が中央の宝石を狙う。"
        "zi-event-rob" "{ $seat } wants to rob { $from }." "{ $seat } vuole derubare { $from }." "{ $seat }が{ $from }を狙う。"
        "zi-event-rest" "{ $seat } rests." "{ $seat } riposa." "{ $seat }が休む。"
        "zi-event-stop" "{ $seat } plays a stop." "{ $seat } gioca un alt." "{ $seat }が阻止を使った。"
        "zi-event-pass" "{ $seat } passes." "{ $seat } passa." "{ $seat }が見送った。"
        "zi-event-stopped" "What was announced is cancelled." "L'annuncio è annullato." "宣言は取り消された。"
        "zi-refused-moment" "That is not what is being asked now. Choose one of the moves on offer." "Ora si chiede altro. Scegli una delle mosse offerte." "今はそれを聞かれていません。示された手から選んでください。"
        "zi-refused-middle" "There is no gem in the middle. Rob somebody or rest." "Al centro non ci sono gemme. Deruba qualcuno o riposa." "中央に宝石がありません。奪うか休んでください。"
        "zi-refused-rob" "{ $seat } is not another seat with a gem. Choose one that is." "{ $seat } non è un altro posto con una gemma. Scegline uno." "{ $seat }は宝石を持つほかの席ではありません。選び直してください。"
        "zi-refused-stop" "You hold no stop. Pass." "Non hai un alt. Passa." "阻止を持っていません。見送ってください。"
        "zi-ending" "all turns taken" "tutti i turni giocati" "すべての手番が終わった"
    }
};

impl Game for Interrupt {
    shell! {
        NoOptions, State, Move;
        seats: |state| state.seats, chance: |_| None
    }

    fn start(&self, _: &NoOptions, seats: u8, seed: Seed) -> Result<State, SetupError> {
        let mut state = State {
            seats,
            hands: [Hand::default(); 4],
            rest: Hand { cards: DECK as u8 - seats * HAND, stops: 0 },
            played: 0,
            middle: seats,
            gems: [0; 4],
            active: Seat(0),
            turns_to_come: 2 * seats,
            windows: Frames::new(),
        };
        for seat in Seat::all(seats) {
            state.hands[seat.index()].cards = HAND;
        }
        deal(&mut state, SeatSet::first(seats), STOPS, &mut Chance::new(seed).stream(0));
        Ok(state)
    }

    fn turn(&self, state: &State) -> Turn {
        match state.windows.last() {
            Some(window) => Turn::each(window.asked),
            None if state.turns_to_come > 0 => Turn::one(state.active),
            None => {
                let points = state.gems.map(i32::from);
                Turn::Over(Outcome::by_points("zi-ending", &points[..usize::from(state.seats)]))
            }
        }
    }

    fn candidates(&self, state: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        Move::all(state.seats).for_each(found);
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let in_window = matches!(mv, Move::Stop | Move::Pass);
        require(in_window != state.windows.is_empty(), || {
            Refusal::new("ZI-3", "zi-refused-moment")
        })?;
        match mv {
            Move::Take => require(state.middle > 0, || Refusal::new("ZI-2", "zi-refused-middle")),
            Move::Rob(from) => {
                let rich = from.0 < state.seats && state.gems[from.index()] > 0;
                require(rich && *from != seat, || {
                    Refusal::new("ZI-2", "zi-refused-rob").with("seat", *from)
                })
            }
            Move::Stop => require(state.hands[seat.index()].stops > 0, || {
                Refusal::new("ZI-3", "zi-refused-stop")
            }),
            Move::Rest | Move::Pass => Ok(()),
        }
    }

    fn play(&self, state: &mut State, seat: Seat, mv: &Move, log: &mut EventLog<Said>) {
        let say = |id| Text::new(id).with("seat", seat);
        if let Some(window) = state.windows.last_mut() {
            window.asked.remove(seat);
        }
        match mv {
            Move::Take => {
                state.open(seat, Deed::Take);
                log.tell(Audience::PUBLIC, Said::new("ZI-2", say("zi-event-take")));
            }
            Move::Rob(from) => {
                state.open(seat, Deed::Rob(*from));
                let text = say("zi-event-rob").with("from", *from);
                log.tell(Audience::PUBLIC, Said::new("ZI-2", text));
            }
            Move::Rest => {
                state.end_turn();
                log.tell(Audience::PUBLIC, Said::new("ZI-2", say("zi-event-rest")));
            }
            Move::Stop => {
                let hand = &mut state.hands[seat.index()];
                hand.cards -= 1;
                hand.stops -= 1;
                state.played += 1;
                state.open(seat, Deed::Stop);
                log.reveal(Audience::PUBLIC, Said::new("ZI-3", say("zi-event-stop")));
            }
            Move::Pass => {
                log.tell(Audience::PUBLIC, Said::new("ZI-3", say("zi-event-pass")));
                state.settle(log);
            }
        }
    }

    fn draw(&self, state: &State, viewer: Viewer, scene: &mut Scene) {
        panels(scene, state.seats, |seat| {
            vec![Gauge::new("gems", "zi-gems", state.gems[seat.index()].into())]
        });
        scene.zones.push(Zone::new("middle", Layout::Row).named("zi-middle"));
        scene.zones.push(Zone::new("played", Layout::Row).named("zi-played"));
        put_many(scene, "middle", state.middle, Kind::Token, "zi-gem");
        put_many(scene, "played", state.played, Kind::Card, "zi-stop");
        for seat in Seat::all(state.seats) {
            seat_zone(scene, "hand", seat, Layout::Hand, "zi-hand");
            let hand = state.hands[seat.index()];
            for number in 0..hand.cards {
                let name = if number < hand.stops { "zi-stop" } else { "zi-blank" };
                let label = viewer.sees(seat).then(|| name.into());
                put(scene, &of("hand", seat), number.into(), Kind::Card, label);
            }
        }
        scene.prompt = match state.windows.last() {
            Some(window) => {
                Some(Prompt::new(Text::new("zi-prompt-window").with("seat", window.by), "ZI-3"))
            }
            None => (state.turns_to_come > 0).then(|| {
                Prompt::new(Text::new("zi-prompt-turn").with("seat", state.active), "ZI-2")
            }),
        };
    }

    fn offer(&self, _: &State, seat: Seat, mv: &Move) -> Offer {
        let (rule, label, touched) = match mv {
            Move::Take => ("ZI-2", "zi-offer-take".into(), "middle".into()),
            Move::Rob(from) => {
                ("ZI-2", Text::new("zi-offer-rob").with("seat", *from), of("hand", *from))
            }
            Move::Rest => ("ZI-2", "zi-offer-rest".into(), of("hand", seat)),
            Move::Stop => ("ZI-3", "zi-offer-stop".into(), of("hand", seat)),
            Move::Pass => ("ZI-3", "zi-offer-pass".into(), of("hand", seat)),
        };
        Offer::new(label, [touched]).ruled(rule)
    }

    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let mut state = state.clone();
        if viewer != Viewer::Referee {
            let own = viewer.seat().map_or(0, |seat| state.hands[seat.index()].stops);
            let others = Seat::all(state.seats).filter(|seat| !viewer.sees(*seat)).collect();
            let hidden = STOPS - usize::from(state.played + own);
            deal(&mut state, others, hidden, rng);
        }
        state
    }

    fn census(&self, state: &State, census: &mut Census) {
        let mut count = |hand: Hand, place: Name| {
            census.put_many("stop", hand.stops.into(), &place);
            census.put_many("blank", (hand.cards - hand.stops).into(), &place);
        };
        Seat::all(state.seats).for_each(|seat| count(state.hands[seat.index()], of("hand", seat)));
        count(state.rest, "rest".into());
        census.put_many("stop", state.played.into(), "played");
        census.put_many("gem", state.middle.into(), "middle");
        Seat::all(state.seats)
            .for_each(|seat| census.put_many("gem", state.gems[seat.index()].into(), seat));
    }

    fn longest(&self, _: &NoOptions, seats: u8) -> u32 {
        // Two turns a seat, each asking all others; each stop is one decision and asks all others once more.
        let others = u32::from(seats) - 1;
        2 * u32::from(seats) * (1 + others) + STOPS as u32 * (1 + others)
    }
}

/// Deals this many stops at random among the cards of these seats and the rest.
fn deal(state: &mut State, seats: SeatSet, stops: usize, draws: &mut impl Draw) {
    let seats = || seats.iter().map(Seat::index);
    let cards = seats().map(|seat| state.hands[seat].cards).sum::<u8>() + state.rest.cards;
    let mut pool = vec![false; usize::from(cards)];
    pool[..stops].fill(true);
    draws.shuffle(&mut pool);
    let mut pool = pool.into_iter();
    let mut fill = |hand: &mut Hand| {
        hand.stops = pool.by_ref().take(hand.cards.into()).map(u8::from).sum();
    };
    seats().for_each(|seat| fill(&mut state.hands[seat]));
    fill(&mut state.rest);
}

/// Three seats, with these stops in their hands.
fn hands(stops: [u8; 3]) -> Situation<Interrupt> {
    let mut table = Situation::with(Interrupt, &[], 3, 1);
    let state = table.state_mut();
    for (hand, stops) in state.hands.iter_mut().zip(stops) {
        hand.stops = stops;
    }
    state.rest.stops = STOPS as u8 - stops.iter().sum::<u8>();
    table
}

#[test]
fn zoo_interrupt_keeps_the_contract() {
    Suite::new(Interrupt).scale_from_env().run();
}

#[test]
fn zi_4_a_stop_can_be_stopped_and_the_window_below_goes_on() {
    let mut table = hands([1, 1, 1]);
    table.play(ONE, "take").play(TWO, "stop").play(THREE, "stop");
    assert_eq!(table.state().windows.len(), 3);
    table.play(TWO, "pass").play(ONE, "pass");
    assert_eq!(table.awaited(), [THREE], "the first window has yet to hear seat 3");
    assert_eq!(table.state().gems[0], 0);
    table.play(THREE, "pass");
    assert_eq!(table.state().gems[0], 1, "the gem is taken after all");
    assert_eq!(table.awaited(), [TWO]);
}

#[test]
fn zi_4_what_is_stopped_does_not_happen() {
    let mut table = hands([0, 1, 0]);
    table.expect_refusal(ONE, "rob seat-2", "ZI-2").expect_refusal(ONE, "stop", "ZI-3");
    table.play(ONE, "take").play(THREE, "pass").play(TWO, "stop");
    table.play(ONE, "pass").play(THREE, "pass");
    assert_eq!((table.state().middle, table.state().gems), (3, [0; 4]));
    assert_eq!(table.awaited(), [TWO]);
}

#[test]
fn zi_3_who_is_asked_and_refused_tells_nothing_about_hands() {
    let (mut none, mut many) = (hands([0, 0, 1]), hands([0, 2, 1]));
    let look = |table: &Situation<Interrupt>| {
        let viewer = Viewer::Seat(ONE);
        let refusals: Vec<_> = Move::all(4)
            .filter_map(|mv| kernel::play::check(&Interrupt, table.state(), ONE, &mv).err())
            .map(|refusal| (refusal.rule, refusal.text()))
            .collect();
        (table.awaited(), table.scene(viewer), table.told(viewer), refusals)
    };
    assert_eq!(look(&none), look(&many));
    none.play(ONE, "take");
    many.play(ONE, "take");
    assert_eq!(none.awaited(), [TWO, THREE], "who holds no stop is asked like everybody");
    assert_eq!(look(&none), look(&many));
    none.expect_refusal(TWO, "stop", "ZI-3").play(TWO, "pass");
    many.expect_allowed(TWO, "stop").play(TWO, "pass");
    assert_eq!(look(&none), look(&many));
    assert_eq!(imagined(&none, Viewer::Seat(ONE)), imagined(&many, Viewer::Seat(ONE)));
}
