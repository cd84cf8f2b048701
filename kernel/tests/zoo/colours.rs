//! Colours: one seat runs two colours, each with its own hand.
//!
//! What acts is a colour; who decides is a seat. A seat sees both its hands, but plays a colour's cards only when that
//! colour's turn comes.

use crate::common::*;

/// The game.
pub struct Colours;

const NAMES: [&str; 4] = ["zo-red", "zo-blue", "zo-green", "zo-gold"];

/// The seat that runs a colour: red and green the first, blue and gold the second.
fn runs(colour: usize) -> Seat {
    Seat(colour as u8 % 2)
}

/// The table. Everything but the points is counted by colour.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    hands: [Set<u8>; 4],
    trick: [Option<u8>; 4],
    /// The cards each colour has taken, four a trick.
    taken: [Set<u8>; 4],
    /// The colour that plays next.
    next: usize,
}

impl State {
    fn is_over(&self) -> bool {
        self.hands.iter().all(|hand| hand.is_empty())
    }

    fn tricks(&self, colour: usize) -> i32 {
        self.taken[colour].len() as i32 / 4
    }

    /// A point a trick, and three more if both colours have one (ZO-4).
    fn points(&self, seat: Seat) -> i32 {
        let own = [seat.index(), seat.index() + 2].map(|colour| self.tricks(colour));
        own.iter().sum::<i32>() + if own.contains(&0) { 0 } else { 3 }
    }
}

/// Play this card: `play 7`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Play(u8);

impl Play {
    fn all() -> impl Iterator<Item = Play> {
        (1..=12).map(Play)
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "play {}", self.0)
    }
}

impl FromStr for Play {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Play, NotationError> {
        read(text, Play::all())
    }
}

static ABOUT: About = about("zoo-colours", "Colours", 2..=2);

static BOOK: Book = book! {
    "Colours"
    rules {
        "ZO-1" "Colours" "The first seat runs red and green, the second blue and gold. Each colour has its own hand of three of the cards 1 to 12."
        "ZO-2" "Tricks" "The colours play a card each, in turn, beginning with red and then with whoever took the last trick. The highest card takes the four."
        "ZO-3" "Own hand" "A colour plays only from its own hand, not from that of the other colour of its seat."
        "ZO-4" "End" "After three tricks a seat has a point a trick, and three more if both its colours took one. Most points win; equals share the win."
    }
    words {
        "zo-red" "Red" "Rosso" "赤"
        "zo-blue" "Blue" "Blu" "青"
        "zo-green" "Green" "Verde" "緑"
        "zo-gold" "Gold" "Oro" "金"
        "zo-hand" "Hand of { $colour }" "Mano: { $colour }" "{ $colour }の手札"
        "zo-trick" "Trick" "Presa" "トリック"
        "zo-tricks" "Tricks of { $colour }" "Prese: { $colour }" "{ $colour }のトリック"
        "zo-card" "Card { $card }" "Carta { $card }" "札{ $card }"
        "zo-prompt" "{ $colour } plays a card." "{ $colour } gioca una carta." "{ $colour }が札を出す。"
        "zo-offer" "Play { $card } for { $colour }" "Gioca { $card } per { $colour }" "{ $colour }の{ $card }を出す"
        "zo-event-played" "{ $colour } plays { $card }." "{ $colour } gioca { $card }." "{ $colour }が{ $card }を出した。"
        "zo-event-taken" "{ $colour } takes the trick." "{ $colour } prende." "{ $colour }がトリックを取った。"
        "zo-refused-other" "Card { $card } is in the hand of your other colour. Play one of { $colour }." "La carta { $card } è nella mano dell'altro tuo colore. Gioca una di { $colour }." "札{ $card }はあなたのもう一方の色の手札です。{ $colour }の札を出してください。"
        "zo-refused-none" "{ $colour } does not hold card { $card }. Play one from its hand." "{ $colour } non ha la carta { $card }. Gioca una della sua mano." "{ $colour }は札{ $card }を持っていません。手札から出してください。"
        "zo-ending" "three tricks" "tre prese" "三トリック"
    }
};

impl Game for Colours {
    shell! {
        NoOptions, State, Play;
        seats: |_| 2, chance: |_| None
    }

    fn start(&self, _: &NoOptions, _: u8, seed: Seed) -> Result<State, SetupError> {
        let mut deck: Vec<u8> = (1..=12).collect();
        Chance::new(seed).stream(0).shuffle(&mut deck);
        let mut cards = deck.into_iter();
        Ok(State {
            hands: std::array::from_fn(|_| cards.by_ref().take(3).collect()),
            trick: [None; 4],
            taken: [Set::EMPTY; 4],
            next: 0,
        })
    }

    fn turn(&self, state: &State) -> Turn {
        if state.is_over() {
            let points = [state.points(ONE), state.points(TWO)];
            Turn::Over(Outcome::by_points("zo-ending", &points))
        } else {
            Turn::one(runs(state.next))
        }
    }

    fn candidates(&self, _: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Play)) {
        Play::all().for_each(found);
    }

    fn check(&self, state: &State, _: Seat, mv: &Play) -> Result<(), Refusal> {
        let colour = state.next;
        let refusal = |rule, reason| {
            Refusal::new(rule, reason).with("card", mv.0).with("colour", NAMES[colour])
        };
        let other = state.hands[(colour + 2) % 4];
        require(!other.contains(mv.0), || refusal("ZO-3", "zo-refused-other"))?;
        require(state.hands[colour].contains(mv.0), || refusal("ZO-2", "zo-refused-none"))
    }

    fn play(&self, state: &mut State, _: Seat, mv: &Play, log: &mut EventLog<Said>) {
        let colour = state.next;
        state.hands[colour].remove(mv.0);
        state.trick[colour] = Some(mv.0);
        state.next = (colour + 1) % 4;
        let text = Text::new("zo-event-played").with("colour", NAMES[colour]).with("card", mv.0);
        log.reveal(Audience::PUBLIC, Said::new("ZO-2", text));
        if state.trick.iter().all(Option::is_some) {
            let trick = std::mem::take(&mut state.trick);
            let best = (0..4).max_by_key(|colour| trick[*colour]).unwrap_or(colour);
            state.taken[best] = state.taken[best].union(trick.into_iter().flatten().collect());
            state.next = best;
            let text = Text::new("zo-event-taken").with("colour", NAMES[best]);
            log.tell(Audience::PUBLIC, Said::new("ZO-2", text));
        }
    }

    fn draw(&self, state: &State, viewer: Viewer, scene: &mut Scene) {
        panels(scene, 2, |seat| {
            let gauge = |colour: usize| {
                let label = Text::new("zo-tricks").with("colour", NAMES[colour]);
                Gauge::new(NAMES[colour], label, state.tricks(colour))
            };
            vec![gauge(seat.index()), gauge(seat.index() + 2)]
        });
        scene.zones.push(Zone::new("trick", Layout::Row).named("zo-trick"));
        let name = |card: u8| Text::new("zo-card").with("card", card);
        for (colour, colour_name) in NAMES.iter().enumerate() {
            let zone = format!("hand-{colour}");
            let label = Text::new("zo-hand").with("colour", *colour_name);
            let mut hand = Zone::new(zone.clone(), Layout::Hand).named(label).owned(runs(colour));
            hand.tone = Tone::Hue(colour as u8);
            scene.zones.push(hand);
            for (number, card) in state.hands[colour].iter().enumerate() {
                let label = viewer.sees(runs(colour)).then(|| name(card));
                put(scene, &zone, number, Kind::Card, label);
            }
            if let Some(card) = state.trick[colour] {
                put(scene, "trick", colour, Kind::Card, Some(name(card)));
            }
        }
        if !state.is_over() {
            let text = Text::new("zo-prompt").with("colour", NAMES[state.next]);
            scene.prompt = Some(Prompt::new(text, "ZO-2"));
        }
    }

    fn offer(&self, state: &State, _: Seat, mv: &Play) -> Offer {
        let label = Text::new("zo-offer").with("card", mv.0).with("colour", NAMES[state.next]);
        Offer::new(label, [format!("hand-{}", state.next).into(), "trick".into()]).ruled("ZO-2")
    }

    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let mut state = state.clone();
        let hidden = || (0..4).filter(|colour| !viewer.sees(runs(*colour)));
        let pool = hidden().fold(Set::EMPTY, |pool, colour| pool.union(state.hands[colour]));
        let mut cards: Vec<u8> = pool.iter().collect();
        rng.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        for colour in hidden() {
            state.hands[colour] = cards.by_ref().take(state.hands[colour].len()).collect();
        }
        state
    }

    fn census(&self, state: &State, census: &mut Census) {
        for (colour, name) in NAMES.iter().enumerate() {
            state.hands[colour].iter().for_each(|card| census.put(card, format!("hand of {name}")));
            state.taken[colour]
                .iter()
                .for_each(|card| census.put(card, format!("taken by {name}")));
        }
        state.trick.iter().flatten().for_each(|card| census.put(card, "trick"));
    }

    fn longest(&self, _: &NoOptions, _: u8) -> u32 {
        12
    }
}

/// Red 1 2 3, blue 4 5 6, green 7 8 9, gold 10 11 12.
fn sorted() -> Situation<Colours> {
    let mut table = Situation::new(Colours);
    table.state_mut().hands = [1, 4, 7, 10].map(|low| (low..low + 3).collect());
    table
}

#[test]
fn zoo_colours_keeps_the_contract() {
    Suite::new(Colours).scale_from_env().run();
}

#[test]
fn zo_3_a_seat_plays_for_the_colour_whose_turn_it_is() {
    let mut table = sorted();
    table.expect_refusal(ONE, "play 7", "ZO-3").play(ONE, "play 1").play(TWO, "play 4");
    table.expect_refusal(ONE, "play 2", "ZO-3").play(ONE, "play 7").play(TWO, "play 10");
    assert_eq!(table.state().tricks(3), 1);
    assert_eq!(table.awaited(), [TWO], "gold took the trick and leads");
    table.expect_refusal(TWO, "play 5", "ZO-3").expect_allowed(TWO, "play 12");
}

#[test]
fn zo_2_a_refusal_does_not_tell_where_a_card_is() {
    let mut swapped = sorted();
    swapped.state_mut().hands.swap(1, 3);
    let table = sorted();
    for card in ["play 4", "play 10"] {
        assert_eq!(table.refusal(ONE, card), swapped.refusal(ONE, card));
    }
    assert_eq!(table.scene(Viewer::Seat(ONE)), swapped.scene(Viewer::Seat(ONE)));
    assert_ne!(table.scene(Viewer::Seat(TWO)), swapped.scene(Viewer::Seat(TWO)));
}

#[test]
fn zo_4_both_colours_count() {
    let mut table = sorted();
    let state = table.state_mut();
    state.hands = [Set::EMPTY; 4];
    state.taken = [(1..=4).collect(), (5..=12).collect(), (13..=16).collect(), Set::EMPTY];
    assert_eq!((state.points(ONE), state.points(TWO)), (5, 2));
    assert_eq!(table.outcome().won(), SeatSet::of(ONE));
}
