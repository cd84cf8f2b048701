//! Bag: tokens are drawn from a bag whose contents change, and some of what was drawn stays hidden.
//!
//! What everybody knows narrows what a hidden token can be: a token seen elsewhere while another lay face down is
//! not that other one. That knowledge is part of the state, and imagination respects it.

use crate::common::*;

/// The game.
pub struct Bag;

/// Tokens 1 to 4 are calm, 5 to 9 alien; 7 to 9 start in the supply (ZB-1).
const CALM: Set<u8> = Set::from_bits(0b1_1110);
const START: Set<u8> = Set::from_bits(0b111_1110);
const SUPPLY: Set<u8> = Set::from_bits(0b11_1000_0000);

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    seats: u8,
    chance: Chance,
    bag: Set<u8>,
    supply: Set<u8>,
    /// Shown, and out of the game.
    shown: Set<u8>,
    active: Seat,
    /// What the active seat has drawn and looks at alone.
    drawn: Option<u8>,
    /// What was returned last, until somebody draws: all have seen it and know that it is in the bag.
    returned: Option<u8>,
    /// What each seat keeps face down.
    kept: [Option<u8>; 3],
    /// What everybody knows each kept token is not.
    kept_is_not: [Set<u8>; 3],
}

impl State {
    fn calm_shown(&self) -> usize {
        self.shown.intersection(CALM).len()
    }

    fn aliens_shown(&self) -> usize {
        self.shown.difference(CALM).len()
    }

    fn is_over(&self) -> bool {
        matches!(Bag.turn(self), Turn::Over(_))
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Draw,
    Show,
    Keep,
    Return,
}

const MOVES: [Move; 4] = [Move::Draw, Move::Show, Move::Keep, Move::Return];

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Move::Draw => "draw",
            Move::Show => "show",
            Move::Keep => "keep",
            Move::Return => "return",
        })
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        read(text, MOVES)
    }
}

static ABOUT: About = About { modes: &["cooperative"], ..about("zoo-bag", "Bag", 1..=3) };

static BOOK: Book = book! {
    "Bag"
    rules {
        "ZB-1" "Tokens" "Tokens are numbered. 1 to 4 are calm, 5 to 9 alien. The bag starts with 1 to 6; the others are the supply."
        "ZB-2" "Draw" "The seats take turns. The active seat draws a token at random, looks at it alone, and then shows, keeps or returns it."
        "ZB-3" "Show" "A shown token is out of the game."
        "ZB-4" "Keep" "A seat may keep one token face down to the end of the game."
        "ZB-5" "Return" "A token is shown to all and returned to the bag, and the lowest token of the supply goes into the bag with it. This needs a token in the supply."
        "ZB-6" "End" "All win with three calm tokens shown. They lose with two aliens shown, or if the bag is empty."
    }
    words {
        "zb-bag" "Bag" "Sacchetto" "袋"
        "zb-shown" "Shown" "Mostrati" "公開"
        "zb-tokens" "Tokens of { $seat }" "Segnalini di { $seat }" "{ $seat }のトークン"
        "zb-supply" "Supply" "Riserva" "予備"
        "zb-calm" "Calm { $token }" "Calma { $token }" "平穏{ $token }"
        "zb-alien" "Alien { $token }" "Alieno { $token }" "異星生物{ $token }"
        "zb-returned" "returned: { $token }" "rimesso: { $token }" "戻された:{ $token }"
        "zb-is-not" "is not { $token }" "non è { $token }" "{ $token }ではない"
        "zb-prompt-draw" "{ $seat } draws a token." "{ $seat } pesca un segnalino." "{ $seat }がトークンを引く。"
        "zb-prompt-drawn" "{ $seat } shows, keeps or returns the token." "{ $seat } mostra, tiene o rimette il segnalino." "{ $seat }はトークンを見せるか、持つか、戻す。"
        "zb-offer-draw" "Draw" "Pesca" "引く"
        "zb-offer-show" "Show it" "Mostralo" "見せる"
        "zb-offer-keep" "Keep it" "Tienilo" "持つ"
        "zb-offer-return" "Return it" "Rimettilo" "戻す"
        "zb-event-draw" "{ $seat } draws a token." "{ $seat } pesca un segnalino." "{ $seat }がトークンを引いた。"
        "zb-event-look" "You look at { $token }." "Guardi { $token }." "あなたは{ $token }を見た。"
        "zb-event-show" "{ $seat } shows { $token }." "{ $seat } mostra { $token }." "{ $seat }は{ $token }を見せた。"
        "zb-event-keep" "{ $seat } keeps the token." "{ $seat } tiene il segnalino." "{ $seat }はトークンを持った。"
        "zb-event-return" "{ $seat } returns { $token }, and the bag grows." "{ $seat } rimette { $token }, e il sacchetto cresce." "{ $seat }は{ $token }を戻し、袋が増えた。"
        "zb-refused-moment" "Draw first, then decide about the token." "Prima pesca, poi decidi del segnalino." "まず引いてから、トークンをどうするか決めてください。"
        "zb-refused-keep" "You keep a token already. Show this one or return it." "Tieni già un segnalino. Mostra o rimetti questo." "もうトークンを持っています。見せるか戻してください。"
        "zb-refused-supply" "The supply is empty. Show the token or keep it." "La riserva è vuota. Mostra o tieni il segnalino." "予備がありません。見せるか持ってください。"
        "zb-ending-calm" "all is calm" "tutto è calmo" "平穏"
        "zb-ending-aliens" "two aliens" "due alieni" "異星生物が二体"
        "zb-ending-empty" "empty bag" "sacchetto vuoto" "袋が空"
    }
};

fn name(token: u8) -> Text {
    Text::new(if CALM.contains(token) { "zb-calm" } else { "zb-alien" }).with("token", token)
}

fn badge(id: &'static str, token: u8) -> Badge {
    let label = Text::new(id).with("token", name(token));
    Badge { label, icon: None, count: None, tone: Tone::Neutral }
}

impl Game for Bag {
    shell! {
        NoOptions, State, Move;
        seats: |state| state.seats, chance: |state| Some(&state.chance)
    }

    fn start(&self, _: &NoOptions, seats: u8, seed: Seed) -> Result<State, SetupError> {
        Ok(State {
            seats,
            chance: Chance::new(seed),
            bag: START,
            supply: SUPPLY,
            shown: Set::EMPTY,
            active: Seat(0),
            drawn: None,
            returned: None,
            kept: [None; 3],
            kept_is_not: [Set::EMPTY; 3],
        })
    }

    fn turn(&self, state: &State) -> Turn {
        let together = |ending, won| Turn::Over(Outcome::together(ending, state.seats, won));
        match (state.calm_shown(), state.aliens_shown()) {
            (3.., _) => together("zb-ending-calm", true),
            (_, 2..) => together("zb-ending-aliens", false),
            _ if state.bag.is_empty() && state.drawn.is_none() => {
                together("zb-ending-empty", false)
            }
            _ => Turn::one(state.active),
        }
    }

    fn candidates(&self, _: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        MOVES.into_iter().for_each(found);
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        require(state.drawn.is_none() == (*mv == Move::Draw), || {
            Refusal::new("ZB-2", "zb-refused-moment")
        })?;
        match mv {
            Move::Draw | Move::Show => Ok(()),
            Move::Keep => require(state.kept[seat.index()].is_none(), || {
                Refusal::new("ZB-4", "zb-refused-keep")
            }),
            Move::Return => {
                require(!state.supply.is_empty(), || Refusal::new("ZB-5", "zb-refused-supply"))
            }
        }
    }

    fn play(&self, state: &mut State, seat: Seat, mv: &Move, log: &mut EventLog<Said>) {
        let say = |id| Text::new(id).with("seat", seat);
        let Some(token) = state.drawn.take() else {
            let index = state.chance.stream(0).index(state.bag.len());
            let token = state.bag.iter().nth(index).expect("the index is below the bag's length");
            state.bag.remove(token);
            state.drawn = Some(token);
            state.returned = None;
            let look = Text::new("zb-event-look").with("token", name(token));
            log.reveal(Audience::seat(seat), Said::new("ZB-2", look));
            log.tell(Audience::PUBLIC, Said::new("ZB-2", say("zb-event-draw")));
            return;
        };
        if *mv == Move::Keep {
            state.kept[seat.index()] = Some(token);
            state.kept_is_not[seat.index()] = state.supply;
            log.tell(Audience::PUBLIC, Said::new("ZB-4", say("zb-event-keep")));
        } else if *mv == Move::Show {
            state.shown.insert(token);
            let text = say("zb-event-show").with("token", name(token));
            log.reveal(Audience::PUBLIC, Said::new("ZB-3", text));
        } else {
            state.bag.insert(token);
            state.returned = Some(token);
            for keeper in Seat::all(state.seats).filter(|k| state.kept[k.index()].is_some()) {
                state.kept_is_not[keeper.index()].insert(token);
            }
            for added in state.supply.iter().take(1) {
                state.supply.remove(added);
                state.bag.insert(added);
            }
            let text = say("zb-event-return").with("token", name(token));
            log.reveal(Audience::PUBLIC, Said::new("ZB-5", text));
        }
        state.active = seat.next(state.seats);
    }

    fn draw(&self, state: &State, viewer: Viewer, scene: &mut Scene) {
        panels(scene, state.seats, |_| Vec::new());
        let mut bag = Zone::new("bag", Layout::Stack).named("zb-bag");
        bag.badges = state.returned.map(|token| badge("zb-returned", token)).into_iter().collect();
        scene.zones.push(bag);
        scene.zones.push(Zone::new("shown", Layout::Row).named("zb-shown"));
        scene.gauges.push(Gauge::new("supply", "zb-supply", state.supply.len() as i32));
        for number in 0..state.bag.len() {
            put(scene, "bag", number, Kind::Token, None);
        }
        for (number, token) in state.shown.iter().enumerate() {
            put(scene, "shown", number, Kind::Token, Some(name(token)));
        }
        for seat in Seat::all(state.seats) {
            seat_zone(scene, "tokens", seat, Layout::Row, "zb-tokens");
            let zone = of("tokens", seat);
            let label = |token: u8| viewer.sees(seat).then(|| name(token));
            if let Some(token) = state.kept[seat.index()] {
                put(scene, &zone, 0, Kind::Token, label(token));
                let known = state.kept_is_not[seat.index()].iter();
                let piece = scene.pieces.last_mut().expect("one was just put");
                piece.badges = known.map(|token| badge("zb-is-not", token)).collect();
            }
            if let Some(token) = state.drawn.filter(|_| seat == state.active) {
                put(scene, &zone, 1, Kind::Token, label(token));
            }
        }
        if !state.is_over() {
            let id = if state.drawn.is_some() { "zb-prompt-drawn" } else { "zb-prompt-draw" };
            let text = Text::new(id).with("seat", state.active);
            scene.prompt = Some(Prompt::new(text, "ZB-2"));
        }
    }

    fn offer(&self, _: &State, seat: Seat, mv: &Move) -> Offer {
        let (rule, label, touched) = match mv {
            Move::Draw => ("ZB-2", "zb-offer-draw", "bag".into()),
            Move::Show => ("ZB-3", "zb-offer-show", "shown".into()),
            Move::Keep => ("ZB-4", "zb-offer-keep", of("tokens", seat)),
            Move::Return => ("ZB-5", "zb-offer-return", "bag".into()),
        };
        Offer::new(label, [touched]).ruled(rule)
    }

    /// Deals the bag and the face-down tokens of others anew, until no kept token is one that it is known not to be.
    /// The real position is such a deal, so there is one.
    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        if viewer == Viewer::Referee {
            return state.clone();
        }
        let hidden = |seat: &Seat| !viewer.sees(*seat);
        let kept = Seat::all(state.seats).filter(hidden).filter_map(|s| state.kept[s.index()]);
        let drawn = state.drawn.filter(|_| hidden(&state.active));
        let pool = state.bag.union(kept.chain(drawn).collect());
        let mut tokens: Vec<u8> = pool.iter().collect();
        loop {
            rng.shuffle(&mut tokens);
            let mut imagined = state.clone();
            imagined.chance = state.chance.unforeseen(rng);
            let mut deal = tokens.iter().copied();
            for seat in Seat::all(state.seats).filter(hidden) {
                let kept = &mut imagined.kept[seat.index()];
                *kept = kept.and_then(|_| deal.next());
            }
            if hidden(&state.active) {
                imagined.drawn = state.drawn.and_then(|_| deal.next());
            }
            imagined.bag = deal.collect();
            let fits = |seat: Seat| {
                let (kept, not) = (imagined.kept[seat.index()], state.kept_is_not[seat.index()]);
                kept.is_none_or(|token| !not.contains(token))
            };
            if Seat::all(state.seats).all(fits) {
                return imagined;
            }
        }
    }

    fn census(&self, state: &State, census: &mut Census) {
        state.bag.iter().for_each(|token| census.put(token, "bag"));
        state.supply.iter().for_each(|token| census.put(token, "supply"));
        state.shown.iter().for_each(|token| census.put(token, "shown"));
        state.drawn.iter().for_each(|token| census.put(token, "drawn"));
        state.kept.iter().flatten().for_each(|token| census.put(token, "kept"));
    }

    fn longest(&self, _: &NoOptions, _: u8) -> u32 {
        // Nine tokens leave the bag once, three of them return once more; a draw is two decisions.
        2 * (9 + 3)
    }
}

/// The seat draws just this token.
fn draws(table: &mut Situation<Bag>, seat: Seat, token: u8) {
    table.play(seat, "draw");
    let state = table.state_mut();
    state.bag = state.bag.union(state.drawn.into_iter().collect());
    assert!(state.bag.remove(token), "the token is in the bag");
    state.drawn = Some(token);
}

fn two() -> Situation<Bag> {
    Situation::with(Bag, &[], 2, 1)
}

#[test]
fn zoo_bag_keeps_the_contract() {
    Suite::new(Bag).scale_from_env().run();
}

#[test]
fn zb_5_imagination_knows_what_a_kept_token_cannot_be() {
    let mut table = two();
    draws(&mut table, ONE, 5);
    table.play(ONE, "keep");
    draws(&mut table, TWO, 6);
    table.play(TWO, "return");
    assert_eq!(table.state().bag.len(), 6, "6 is back, and 7 came out of the supply");
    let mut kept: Vec<u8> =
        imagined(&table, Viewer::Seat(TWO)).iter().flat_map(|state| state.kept[0]).collect();
    kept.sort_unstable();
    kept.dedup();
    assert_eq!(kept, [1, 2, 3, 4, 5], "6 was seen while it lay there, 7 was in the supply");
    let own = imagined(&table, Viewer::Seat(ONE));
    assert!(own.iter().all(|state| state.kept[0] == Some(5) && state.bag == table.state().bag));
}

#[test]
fn zb_2_others_see_only_a_back_of_what_is_drawn() {
    let (mut calm, mut alien) = (two(), two());
    draws(&mut calm, ONE, 1);
    draws(&mut alien, ONE, 5);
    assert_eq!(calm.barrier(), Barrier::Closed);
    calm.play(ONE, "keep");
    alien.play(ONE, "keep");
    for viewer in [Viewer::Seat(TWO), Viewer::Spectator] {
        assert_eq!(calm.scene(viewer), alien.scene(viewer));
        assert_eq!(imagined(&calm, viewer), imagined(&alien, viewer));
    }
    assert_ne!(calm.scene(Viewer::Seat(ONE)), alien.scene(Viewer::Seat(ONE)));
}

#[test]
fn zb_6_alone_one_loses_to_two_aliens() {
    let mut table = Situation::with(Bag, &[], 1, 1);
    table.expect_refusal(ONE, "show", "ZB-2");
    draws(&mut table, ONE, 1);
    table.play(ONE, "keep");
    draws(&mut table, ONE, 5);
    table.expect_refusal(ONE, "keep", "ZB-4").play(ONE, "show");
    draws(&mut table, ONE, 6);
    table.play(ONE, "show");
    assert_eq!(table.outcome(), Outcome::together("zb-ending-aliens", 1, false));
}
