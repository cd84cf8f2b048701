//! Secret: all seats choose a card at the same time, and the cards are revealed together.
//!
//! Every seat that has not chosen is awaited. A choice tells the others nothing but that it was made, so it is no
//! barrier to undo; the last choice reveals all of them, so it is.

use crate::common::*;

/// The game.
pub struct Secret;

/// The cards every seat starts with; one is left over at the end.
const CARDS: u8 = 4;

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    seats: u8,
    hands: [Set<u8>; 4],
    /// What lies face down before each seat.
    chosen: [Option<u8>; 4],
    /// What every seat has played in the rounds before.
    played: [List<u8, 4>; 4],
    points: [i32; 4],
}

impl State {
    fn is_over(&self) -> bool {
        self.played[0].len() == usize::from(CARDS) - 1
    }

    fn undecided(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.chosen[seat.index()].is_none()).collect()
    }

    /// Turns all cards up: the highest that nobody else has played scores (ZS-3).
    fn reveal(&mut self, log: &mut EventLog<Said>) {
        let cards = std::mem::take(&mut self.chosen);
        for (seat, card) in Seat::all(self.seats).zip(cards.into_iter().flatten()) {
            self.played[seat.index()].push(card);
            let text = Text::new("zs-event-shown").with("seat", seat).with("card", card);
            log.reveal(Audience::PUBLIC, Said::new("ZS-3", text));
        }
        let single = |card: &u8| cards.iter().flatten().filter(|c| *c == card).count() == 1;
        let best = cards.into_iter().flatten().filter(single).max();
        if let Some(winner) = cards.iter().position(|card| card.is_some() && *card == best) {
            self.points[winner] += 1;
        }
    }
}

/// Lay this card face down: `choose 3`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Choose(u8);

impl Choose {
    fn all() -> impl Iterator<Item = Choose> {
        (1..=CARDS).map(Choose)
    }
}

impl fmt::Display for Choose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "choose {}", self.0)
    }
}

impl FromStr for Choose {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Choose, NotationError> {
        read(text, Choose::all())
    }
}

static ABOUT: About = about("zoo-secret", "Secret", 2..=4);

static BOOK: Book = book! {
    "Secret"
    rules {
        "ZS-1" "Hands" "Every seat has the cards 1 to 4."
        "ZS-2" "Choice" "In each of three rounds all seats lay one card of their hand face down, in any order. The others see only that a card lies there."
        "ZS-3" "Reveal" "When all have chosen, the cards are turned up together. The highest card that only one seat has laid scores a point."
        "ZS-4" "End" "Most points win; equals share the win."
    }
    words {
        "zs-hand" "Hand of { $seat }" "Mano di { $seat }" "{ $seat }の手札"
        "zs-laid" "Laid by { $seat }" "Giocate da { $seat }" "{ $seat }が出した札"
        "zs-card" "Card { $card }" "Carta { $card }" "札{ $card }"
        "zs-points" "Points" "Punti" "得点"
        "zs-prompt" "Everybody chooses a card in secret." "Ognuno sceglie una carta in segreto." "全員がひそかに札を選ぶ。"
        "zs-offer" "Choose { $card }" "Scegli { $card }" "{ $card }を選ぶ"
        "zs-event-chosen" "{ $seat } has chosen." "{ $seat } ha scelto." "{ $seat }が選んだ。"
        "zs-event-own" "You have chosen { $card }." "Hai scelto { $card }." "あなたは{ $card }を選んだ。"
        "zs-event-shown" "{ $seat } shows { $card }." "{ $seat } mostra { $card }." "{ $seat }は{ $card }を見せた。"
        "zs-refused" "You have played card { $card } before. Choose one from your hand." "Hai già giocato la carta { $card }. Scegline una dalla mano." "札{ $card }はもう出しました。手札から選んでください。"
        "zs-ending" "three rounds played" "tre turni giocati" "三ラウンド終了"
    }
};

impl Game for Secret {
    shell! {
        NoOptions, State, Choose;
        seats: |state| state.seats, chance: |_| None
    }

    fn start(&self, _: &NoOptions, seats: u8, _: Seed) -> Result<State, SetupError> {
        let mut hands = [Set::EMPTY; 4];
        hands[..usize::from(seats)].fill((1..=CARDS).collect());
        Ok(State { seats, hands, chosen: [None; 4], played: [List::new(); 4], points: [0; 4] })
    }

    fn turn(&self, state: &State) -> Turn {
        if state.is_over() {
            let points = &state.points[..usize::from(state.seats)];
            Turn::Over(Outcome::by_points("zs-ending", points))
        } else {
            Turn::each(state.undecided())
        }
    }

    fn candidates(&self, _: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Choose)) {
        Choose::all().for_each(found);
    }

    fn check(&self, state: &State, seat: Seat, mv: &Choose) -> Result<(), Refusal> {
        require(state.hands[seat.index()].contains(mv.0), || {
            Refusal::new("ZS-2", "zs-refused").with("card", mv.0)
        })
    }

    fn play(&self, state: &mut State, seat: Seat, mv: &Choose, log: &mut EventLog<Said>) {
        state.hands[seat.index()].remove(mv.0);
        state.chosen[seat.index()] = Some(mv.0);
        let own = Text::new("zs-event-own").with("card", mv.0);
        log.tell(Audience::seat(seat), Said::new("ZS-2", own));
        let others = Text::new("zs-event-chosen").with("seat", seat);
        log.tell(Audience::others(SeatSet::of(seat)), Said::new("ZS-2", others));
        if state.undecided().is_empty() {
            state.reveal(log);
        }
    }

    fn draw(&self, state: &State, viewer: Viewer, scene: &mut Scene) {
        panels(scene, state.seats, |seat| {
            vec![Gauge::new("points", "zs-points", state.points[seat.index()])]
        });
        let name = |card: u8| Text::new("zs-card").with("card", card);
        for seat in Seat::all(state.seats) {
            seat_zone(scene, "hand", seat, Layout::Hand, "zs-hand");
            seat_zone(scene, "laid", seat, Layout::Row, "zs-laid");
            let hand = state.hands[seat.index()].iter();
            for (number, card) in hand.enumerate() {
                let label = viewer.sees(seat).then(|| name(card));
                put(scene, &of("hand", seat), number, Kind::Card, label);
            }
            let played = &state.played[seat.index()];
            for (number, card) in played.iter().enumerate() {
                put(scene, &of("laid", seat), number, Kind::Card, Some(name(*card)));
            }
            if let Some(card) = state.chosen[seat.index()] {
                let label = viewer.sees(seat).then(|| name(card));
                put(scene, &of("laid", seat), played.len(), Kind::Card, label);
            }
        }
        if !state.is_over() {
            scene.prompt = Some(Prompt::new("zs-prompt", "ZS-2"));
        }
    }

    fn offer(&self, _: &State, seat: Seat, mv: &Choose) -> Offer {
        let label = Text::new("zs-offer").with("card", mv.0);
        Offer::new(label, [of("hand", seat), of("laid", seat)]).ruled("ZS-2")
    }

    /// What others have left is known by counting; which of it lies face down is not.
    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let mut state = state.clone();
        for seat in Seat::all(state.seats).filter(|seat| !viewer.sees(*seat)) {
            let hand = &mut state.hands[seat.index()];
            if let Some(chosen) = &mut state.chosen[seat.index()] {
                hand.insert(*chosen);
                let left: Vec<u8> = hand.iter().collect();
                *chosen = left[rng.index(left.len())];
                hand.remove(*chosen);
            }
        }
        state
    }

    fn census(&self, state: &State, census: &mut Census) {
        for seat in Seat::all(state.seats) {
            let at = seat.index();
            state.hands[at].iter().for_each(|card| census.put(format!("{card} of {seat}"), "hand"));
            state.chosen[at]
                .iter()
                .for_each(|card| census.put(format!("{card} of {seat}"), "chosen"));
            state.played[at]
                .iter()
                .for_each(|card| census.put(format!("{card} of {seat}"), "played"));
        }
    }

    fn longest(&self, _: &NoOptions, seats: u8) -> u32 {
        u32::from(seats) * u32::from(CARDS - 1)
    }
}

#[test]
fn zoo_secret_keeps_the_contract() {
    Suite::new(Secret).scale_from_env().run();
}

#[test]
fn zs_2_a_choice_is_no_barrier_to_undo_until_the_reveal() {
    let mut table = Situation::with(Secret, &[], 3, 1);
    assert_eq!(table.awaited(), [ONE, TWO, THREE]);
    assert_eq!(table.play(TWO, "choose 4").barrier(), Barrier::Open);
    assert_eq!(table.awaited(), [ONE, THREE], "the others choose in any order");
    assert_eq!(table.play(ONE, "choose 1").barrier(), Barrier::Open);
    assert_eq!(table.play(THREE, "choose 4").barrier(), Barrier::Closed);
    assert_eq!(table.state().points, [1, 0, 0, 0], "ZS-3: the equal cards do not count");
    table.expect_refusal(TWO, "choose 4", "ZS-2");
}

#[test]
fn zs_2_others_learn_only_that_a_choice_was_made() {
    let chosen = |card: &str| {
        let mut table = Situation::with(Secret, &[], 2, 1);
        table.play(ONE, card);
        table
    };
    let (low, high) = (chosen("choose 1"), chosen("choose 4"));
    for viewer in [Viewer::Seat(TWO), Viewer::Spectator] {
        assert_eq!(low.scene(viewer), high.scene(viewer));
        assert_eq!(low.told(viewer), ["zs-event-chosen"]);
        assert_eq!(imagined(&low, viewer), imagined(&high, viewer));
    }
    assert_ne!(low.scene(Viewer::Seat(ONE)), high.scene(Viewer::Seat(ONE)));
    assert_eq!(low.told(Viewer::Seat(ONE)), ["zs-event-own"]);
}
