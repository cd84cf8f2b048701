//! Automaton: one person against an opponent that holds no seat and is run by the rules, card by card.
//!
//! It also brings its own kind of player for the seat, which a table asks for as `automaton:careful`.

use kernel::{Mind, OwnSeats, Player, SeatKind, View};

use crate::common::*;

/// The game.
pub struct Automaton;

/// The length of the track, and the automaton's cards: how far it goes.
const TRACK: u8 = 10;
const CARDS: [u8; 6] = [1, 1, 2, 2, 3, 3];

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    chance: Chance,
    /// Face down; the last is the top.
    deck: List<u8, 6>,
    discard: List<u8, 6>,
    runner: u8,
    hunter: u8,
    /// Whether the runner hid in the last turn.
    hid: bool,
}

impl State {
    fn shuffle(&mut self) {
        self.deck = std::mem::take(&mut self.discard);
        self.chance.stream(0).shuffle(&mut self.deck);
    }

    /// The automaton's whole turn: a card, and as many steps, at most one while the runner hides (ZA-3).
    fn hunt(&mut self, log: &mut EventLog<Said>) {
        if self.deck.is_empty() {
            self.shuffle();
        }
        let card = self.deck.pop().expect("the deck was just filled if it was empty");
        self.discard.push(card);
        let steps = if self.hid { card.min(1) } else { card };
        self.hunter = (self.hunter + steps).min(TRACK);
        let text = Text::new("za-event-hunt").with("card", card).with("steps", steps);
        log.reveal(Audience::PUBLIC, Said::new("ZA-3", text));
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Run,
    Hide,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Move::Run => "run",
            Move::Hide => "hide",
        })
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        read(text, [Move::Run, Move::Hide])
    }
}

/// How the game's own player thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Temper {
    /// Hides whenever it may.
    Careful,
    /// Runs, always.
    Bold,
}

impl Player<Automaton> for Temper {
    fn decide(&mut self, view: View<'_, Automaton>) -> Move {
        match self {
            Temper::Careful if view.check(&Move::Hide).is_ok() => Move::Hide,
            Temper::Careful | Temper::Bold => Move::Run,
        }
    }

    fn reason(&self) -> Option<Text> {
        Some(match self {
            Temper::Careful => "za-reason-careful".into(),
            Temper::Bold => "za-reason-bold".into(),
        })
    }
}

static ABOUT: About = About { modes: &["solo"], ..about("zoo-automaton", "Automaton", 1..=1) };

static BOOK: Book = book! {
    "Automaton"
    rules {
        "ZA-1" "Race" "A runner and a hunter start at the beginning of a track of ten steps. The seat moves the runner, the rules move the hunter."
        "ZA-2" "Runner" "The runner runs two steps, or goes one step and hides. It does not hide twice in a row."
        "ZA-3" "Hunter" "After the runner the top card of the hunter's deck is turned up, and the hunter goes as far, at most one step if the runner hides. An empty deck is made anew of the cards turned up."
        "ZA-4" "End" "The seat wins if the runner reaches the end, and loses if the hunter does so first."
        "ZA-5" "Player" "The seat may be left to a player that is careful or bold."
    }
    words {
        "za-track" "Track" "Percorso" "コース"
        "za-deck" "Hunter's deck" "Mazzo del cacciatore" "追跡者の山札"
        "za-turned" "Turned up" "Scoperte" "めくられた札"
        "za-runner" "Runner" "Fuggitivo" "逃走者"
        "za-hunter" "Hunter" "Cacciatore" "追跡者"
        "za-card" "Steps: { $card }" "Passi: { $card }" "歩数:{ $card }"
        "za-prompt" "Run or hide." "Corri o nasconditi." "走るか隠れるか。"
        "za-offer-run" "Run" "Corri" "走る"
        "za-offer-hide" "Hide" "Nasconditi" "隠れる"
        "za-event-run" "The runner runs." "Il fuggitivo corre." "逃走者が走った。"
        "za-event-hide" "The runner hides." "Il fuggitivo si nasconde." "逃走者が隠れた。"
        "za-event-hunt" "The hunter turns up { $card } and goes { $steps }." "Il cacciatore scopre { $card } e avanza di { $steps }." "追跡者は{ $card }をめくり、{ $steps }歩進んだ。"
        "za-refused-hide" "You hid in the last turn. Run." "Ti sei nascosto nel turno scorso. Corri." "前の手番に隠れました。走ってください。"
        "za-ending-won" "the runner escaped" "il fuggitivo è scappato" "逃げ切った"
        "za-ending-lost" "the hunter was faster" "il cacciatore è stato più veloce" "追いつかれた"
        "za-kind" "A player that is careful or bold" "Un giocatore prudente o audace" "慎重または大胆なプレイヤー"
        "za-reason-careful" "Hiding keeps the hunter back." "Nascondersi trattiene il cacciatore." "隠れれば追跡者が遅れる。"
        "za-reason-bold" "Running is quickest." "Correre è più rapido." "走るのが一番速い。"
        "za-setup-temper" "There is no player of the kind { $found }. Write careful or bold." "Non c'è un giocatore del tipo { $found }. Scrivi careful o bold." "{ $found }というプレイヤーはいません。carefulかboldと書いてください。"
    }
};

impl Game for Automaton {
    shell! {
        NoOptions, State, Move;
        seats: |_| 1, chance: |state| Some(&state.chance)
    }

    fn start(&self, _: &NoOptions, _: u8, seed: Seed) -> Result<State, SetupError> {
        let mut state = State {
            chance: Chance::new(seed),
            deck: List::new(),
            discard: CARDS.into_iter().collect(),
            runner: 0,
            hunter: 0,
            hid: false,
        };
        state.shuffle();
        Ok(state)
    }

    fn turn(&self, state: &State) -> Turn {
        match (state.runner, state.hunter) {
            (TRACK.., _) => Turn::Over(Outcome::together("za-ending-won", 1, true)),
            (_, TRACK..) => Turn::Over(Outcome::together("za-ending-lost", 1, false)),
            _ => Turn::one(ONE),
        }
    }

    fn candidates(&self, _: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        [Move::Run, Move::Hide].into_iter().for_each(found);
    }

    fn check(&self, state: &State, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let twice = *mv == Move::Hide && state.hid;
        require(!twice, || Refusal::new("ZA-2", "za-refused-hide"))
    }

    fn play(&self, state: &mut State, _: Seat, mv: &Move, log: &mut EventLog<Said>) {
        let (steps, id) = match mv {
            Move::Run => (2, "za-event-run"),
            Move::Hide => (1, "za-event-hide"),
        };
        state.hid = *mv == Move::Hide;
        state.runner = (state.runner + steps).min(TRACK);
        log.tell(Audience::PUBLIC, Said::new("ZA-2", id));
        if state.runner < TRACK {
            state.hunt(log);
        }
    }

    fn draw(&self, state: &State, _: Viewer, scene: &mut Scene) {
        panels(scene, 1, |_| Vec::new());
        let track = Layout::Track { first: 0, spaces: u16::from(TRACK) + 1 };
        scene.zones.push(Zone::new("track", track).named("za-track"));
        scene.zones.push(Zone::new("deck", Layout::Stack).named("za-deck"));
        scene.zones.push(Zone::new("turned", Layout::Row).named("za-turned"));
        for (id, kind, at, label) in [
            ("runner", Kind::Pawn, state.runner, "za-runner"),
            ("hunter", Kind::Robot, state.hunter, "za-hunter"),
        ] {
            let mut piece = Piece::new(id, "track", kind);
            piece.slot = Some(at.into());
            piece.label = Some(label.into());
            scene.pieces.push(piece);
        }
        (0..state.deck.len()).for_each(|number| put(scene, "deck", number, Kind::Card, None));
        for (number, card) in state.discard.iter().enumerate() {
            let label = Text::new("za-card").with("card", *card);
            put(scene, "turned", number, Kind::Card, Some(label));
        }
        if matches!(self.turn(state), Turn::Awaiting(_)) {
            scene.prompt = Some(Prompt::new("za-prompt", "ZA-2"));
        }
    }

    fn offer(&self, _: &State, _: Seat, mv: &Move) -> Offer {
        let label = match mv {
            Move::Run => "za-offer-run",
            Move::Hide => "za-offer-hide",
        };
        Offer::new(label, ["runner".into()]).ruled("ZA-2")
    }

    /// What is left in the deck is known by counting, its order is not.
    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let mut state = state.clone();
        if viewer != Viewer::Referee {
            state.deck.sort_unstable();
            rng.shuffle(&mut state.deck);
            state.chance = state.chance.unforeseen(rng);
        }
        state
    }

    fn census(&self, state: &State, census: &mut Census) {
        state.deck.iter().for_each(|card| census.put(format!("card {card}"), "deck"));
        state.discard.iter().for_each(|card| census.put(format!("card {card}"), "turned up"));
    }

    fn longest(&self, _: &NoOptions, _: u8) -> u32 {
        TRACK.into()
    }
}

/// What somebody who plays the race knows.
struct Racer;

impl Mind for Racer {
    type Game = Automaton;
    type Goal = ();

    fn evaluate(&self, game: &Automaton, state: &State, seat: Seat) -> f32 {
        match game.turn(state) {
            Turn::Over(outcome) => outcome.utility(seat),
            Turn::Awaiting(_) => {
                0.5 + (f32::from(state.runner) - f32::from(state.hunter)) / f32::from(4 * TRACK)
            }
        }
    }
}

/// The seat kinds of the race.
struct Automata;

impl OwnSeats for Automata {
    type Game = Automaton;

    fn kinds(&self) -> &[SeatKind] {
        &[SeatKind { id: "automaton", argument: Some("TEMPER"), about: "za-kind" }]
    }

    fn player(
        &self,
        kind: &str,
        argument: Option<&str>,
        _: Seed,
    ) -> Option<Result<Box<dyn Player<Automaton>>, SetupError>> {
        let temper = |temper: Temper| -> Box<dyn Player<Automaton>> { Box::new(temper) };
        (kind == "automaton").then(|| match argument {
            None | Some("careful") => Ok(temper(Temper::Careful)),
            Some("bold") => Ok(temper(Temper::Bold)),
            Some(other) => {
                let found = Arg::Plain(other.to_string().into());
                Err(SetupError::new("ZA-5", Text::new("za-setup-temper").with("found", found)))
            }
        })
    }
}

/// A race in which the hunter turns up these cards, first to last.
fn race(cards: [u8; 6]) -> Situation<Automaton> {
    let mut table = Situation::new(Automaton);
    table.state_mut().deck = cards.into_iter().rev().collect();
    table
}

#[test]
fn zoo_automaton_keeps_the_contract() {
    Suite::new(Automaton).mind(Racer).own_seats(Automata).scale_from_env().run();
}

#[test]
fn za_3_the_hunter_moves_by_its_cards() {
    let mut table = race([3, 1, 2, 3, 2, 1]);
    table.play(ONE, "hide").expect_refusal(ONE, "hide", "ZA-2");
    assert_eq!((table.state().runner, table.state().hunter), (1, 1), "who hides is not seen");
    table.play(ONE, "run").play(ONE, "hide").play(ONE, "run");
    assert_eq!((table.state().runner, table.state().hunter), (6, 6));
    assert_eq!(table.barrier(), Barrier::Closed);
}

#[test]
fn za_4_alone_one_wins_or_loses() {
    let mut slow = race([1, 1, 2, 2, 3, 3]);
    slow.play_in_turn(["run"; 5]);
    assert_eq!(slow.outcome(), Outcome::together("za-ending-won", 1, true));
    let mut quick = race([3, 3, 2, 2, 1, 1]);
    quick.play_in_turn(["run"; 4]);
    assert_eq!(quick.outcome(), Outcome::together("za-ending-lost", 1, false));
}

#[test]
fn za_5_the_game_brings_its_own_players() {
    let player = |argument| Automata.player("automaton", argument, Seed::from_number(1));
    let mut table = race([1; 6]);
    let mut careful = player(Some("careful")).unwrap().unwrap();
    for decision in ["hide", "run", "hide"] {
        let chosen = careful.decide(View::new(&Automaton, table.state(), ONE));
        assert_eq!(chosen.to_string(), decision);
        table.play(ONE, decision);
    }
    assert_eq!(player(Some("meek")).unwrap().err().unwrap().rule, "ZA-5");
    assert!(Automata.player("automation", None, Seed::from_number(1)).is_none());
}
