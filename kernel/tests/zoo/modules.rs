//! Modules: options that add cards, replace cards, add a move and replace a rule, in any combination.
//!
//! The modules in play are part of the state. Each is asked for in the one place that it changes.

use kernel::{Choice, OptionSpec};
use workbench::flat::Id;

use crate::common::*;

/// The game.
pub struct Modules;

/// Something that may be added to the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Module {
    /// Adds storm cards (ZM-5).
    Storm,
    /// Replaces the sixes by gold (ZM-6).
    Gold,
    /// Adds a move (ZM-7).
    Bury,
    /// Replaces the rule about going over (ZM-8).
    Mercy,
}

const MODULES: [&str; 4] = ["storm", "gold", "bury", "mercy"];

impl Id for Module {
    fn number(self) -> u8 {
        self as u8
    }

    fn from_number(number: u8) -> Module {
        match number {
            0 => Module::Storm,
            1 => Module::Gold,
            2 => Module::Bury,
            _ => Module::Mercy,
        }
    }
}

/// Which modules are in play. A set, so that the order in which they are written does not matter.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    modules: Set<Module>,
}

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Card {
    Number(u8),
    Gold,
    Storm,
}

impl Default for Card {
    fn default() -> Card {
        Card::Number(0)
    }
}

impl Card {
    fn weight(self) -> u8 {
        if let Card::Number(n) = self { n } else { 0 }
    }

    fn points(self) -> i32 {
        if self == Card::Gold { 4 } else { self.weight().into() }
    }

    fn name(self) -> Text {
        match self {
            Card::Number(n) => Text::new("zm-number").with("number", n),
            Card::Gold => "zm-gold".into(),
            Card::Storm => "zm-storm".into(),
        }
    }
}

/// What a row may weigh (ZM-3).
const LIMIT: u8 = 9;

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    modules: Set<Module>,
    seats: u8,
    /// Face down; the last is the top.
    deck: List<Card, 14>,
    rows: [List<Card, 14>; 3],
    discard: List<Card, 14>,
    done: SeatSet,
    buried: SeatSet,
    active: Seat,
}

impl State {
    fn weight(&self, seat: Seat) -> u8 {
        self.rows[seat.index()].iter().map(|card| card.weight()).sum()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.rows[seat.index()].iter().map(|card| card.points()).sum()
    }

    fn is_over(&self) -> bool {
        self.done == SeatSet::first(self.seats)
    }

    /// Turns up the top card and does what it says.
    fn flip(&mut self, seat: Seat, log: &mut EventLog<Said>) {
        let Some(card) = self.deck.pop() else { return };
        let text = Text::new("zm-event-flip").with("seat", seat).with("card", card.name());
        log.reveal(Audience::PUBLIC, Said::new("ZM-2", text));
        if card == Card::Storm {
            self.discard.push(card);
            let lost = self.rows[seat.index()].pop();
            lost.into_iter().for_each(|card| self.discard.push(card));
            return;
        }
        self.rows[seat.index()].push(card);
        if self.weight(seat) > LIMIT {
            let mercy = self.modules.contains(Module::Mercy);
            let row = &mut self.rows[seat.index()];
            let kept = if mercy { row.len() - 1 } else { 0 };
            while row.len() > kept {
                row.pop().into_iter().for_each(|card| self.discard.push(card));
            }
            self.done.insert(seat);
            let text = Text::new("zm-event-over").with("seat", seat);
            let rule = if mercy { "ZM-8" } else { "ZM-3" };
            log.tell(Audience::PUBLIC, Said::new(rule, text));
        }
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Flip,
    Stop,
    Bury,
}

const MOVES: [Move; 3] = [Move::Flip, Move::Stop, Move::Bury];

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Move::Flip => "flip",
            Move::Stop => "stop",
            Move::Bury => "bury",
        })
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        read(text, MOVES)
    }
}

static ABOUT: About = About {
    modules: &MODULES,
    options: &[OptionSpec {
        key: "modules",
        choice: Choice::Several(&MODULES),
        default: "",
        about: "zm-option",
        names: kernel::options::as_written,
    }],
    ..about("zoo-modules", "Modules", 1..=3)
};

static BOOK: Book = book! {
    "Modules"
    rules {
        "ZM-1" "Deck" "The deck has the numbers 1 to 6 twice, shuffled."
        "ZM-2" "Turns" "In turn a seat turns the top card up into its row, or stops for good. With no card left it stops."
        "ZM-3" "Over" "Whose row weighs more than nine loses the row and is done."
        "ZM-4" "End" "When all are done, the highest row wins; equals share the win."
        "ZM-5" "Module storm" "Two storms are added to the deck. Who turns one up discards it and the last card of the own row."
        "ZM-6" "Module gold" "The sixes are replaced by gold, which weighs nothing and is worth four."
        "ZM-7" "Module bury" "Once in the game a seat may put the top card unseen under the deck instead of its turn."
        "ZM-8" "Module mercy" "Instead of the row only the card that made it too heavy is lost."
    }
    words {
        "zm-option" "Modules in play" "Moduli in gioco" "使うモジュール"
        "zm-deck" "Deck" "Mazzo" "山札"
        "zm-discard" "Discard" "Scarti" "捨て札"
        "zm-row" "Row of { $seat }" "Fila di { $seat }" "{ $seat }の列"
        "zm-points" "Points" "Punti" "得点"
        "zm-number" "{ $number }" "{ $number }" "{ $number }"
        "zm-gold" "Gold" "Oro" "金"
        "zm-storm" "Storm" "Tempesta" "嵐"
        "zm-prompt" "{ $seat } flips or stops." "{ $seat } gira o si ferma." "{ $seat }はめくるか止まる。"
        "zm-offer-flip" "Flip" "Gira" "めくる"
        "zm-offer-stop" "Stop" "Fermati" "止まる"
        "zm-offer-bury" "Bury the top card" "Seppellisci la prima carta" "一番上の札を埋める"
        "zm-event-flip" "{ $seat } turns up { $card }." "{ $seat } gira { $card }." "{ $seat }が{ $card }をめくった。"
        "zm-event-over" "{ $seat } goes over nine." "{ $seat } supera nove." "{ $seat }が9を超えた。"
        "zm-event-stop" "{ $seat } stops." "{ $seat } si ferma." "{ $seat }が止まった。"
        "zm-event-bury" "{ $seat } buries a card." "{ $seat } seppellisce una carta." "{ $seat }が札を埋めた。"
        "zm-refused-empty" "The deck is empty. Stop." "Il mazzo è vuoto. Fermati." "山札がありません。止まってください。"
        "zm-refused-module" "Burying belongs to the module bury, which is not in play. Flip or stop." "Seppellire appartiene al modulo bury, che non è in gioco. Gira o fermati." "埋めるのはモジュールburyの手で、今回は使いません。めくるか止まってください。"
        "zm-refused-twice" "You have buried a card before. Flip or stop." "Hai già seppellito una carta. Gira o fermati." "もう札を埋めました。めくるか止まってください。"
        "zm-ending" "all are done" "tutti hanno finito" "全員が終わった"
    }
};

impl Game for Modules {
    shell! {
        Options, State, Move;
        seats: |state| state.seats, chance: |_| None
    }

    fn start(&self, options: &Options, seats: u8, seed: Seed) -> Result<State, SetupError> {
        let six = match options.modules.contains(Module::Gold) {
            true => Card::Gold,
            false => Card::Number(6),
        };
        let storms = if options.modules.contains(Module::Storm) { 2 } else { 0 };
        let numbers = (1..=5).map(Card::Number).chain([six]);
        let twice = numbers.flat_map(|card| [card; 2]);
        let mut deck: List<Card, 14> =
            twice.chain([Card::Storm; 2].into_iter().take(storms)).collect();
        Chance::new(seed).stream(0).shuffle(&mut deck);
        Ok(State {
            modules: options.modules,
            seats,
            deck,
            rows: [List::new(); 3],
            discard: List::new(),
            done: SeatSet::NONE,
            buried: SeatSet::NONE,
            active: Seat(0),
        })
    }

    fn turn(&self, state: &State) -> Turn {
        if state.is_over() {
            let points: Vec<i32> = Seat::all(state.seats).map(|seat| state.points(seat)).collect();
            Turn::Over(Outcome::by_points("zm-ending", &points))
        } else {
            Turn::one(state.active)
        }
    }

    fn candidates(&self, _: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        MOVES.into_iter().for_each(found);
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        if *mv == Move::Bury {
            let module = state.modules.contains(Module::Bury);
            require(module, || Refusal::new("ZM-7", "zm-refused-module"))?;
            let fresh = !state.buried.contains(seat);
            require(fresh, || Refusal::new("ZM-7", "zm-refused-twice"))?;
        }
        require(*mv == Move::Stop || !state.deck.is_empty(), || {
            Refusal::new("ZM-2", "zm-refused-empty")
        })
    }

    fn play(&self, state: &mut State, seat: Seat, mv: &Move, log: &mut EventLog<Said>) {
        match mv {
            Move::Flip => state.flip(seat, log),
            Move::Stop => {
                state.done.insert(seat);
                let text = Text::new("zm-event-stop").with("seat", seat);
                log.tell(Audience::PUBLIC, Said::new("ZM-2", text));
            }
            Move::Bury => {
                state.buried.insert(seat);
                state.deck.rotate_right(1);
                let text = Text::new("zm-event-bury").with("seat", seat);
                log.tell(Audience::PUBLIC, Said::new("ZM-7", text));
            }
        }
        let following = (1..=state.seats).map(|step| Seat((seat.0 + step) % state.seats));
        state.active = following.clone().find(|s| !state.done.contains(*s)).unwrap_or(seat);
    }

    fn draw(&self, state: &State, _: Viewer, scene: &mut Scene) {
        panels(scene, state.seats, |seat| {
            vec![Gauge::new("points", "zm-points", state.points(seat))]
        });
        scene.zones.push(Zone::new("deck", Layout::Stack).named("zm-deck"));
        scene.zones.push(Zone::new("discard", Layout::Row).named("zm-discard"));
        (0..state.deck.len()).for_each(|number| put(scene, "deck", number, Kind::Card, None));
        for (number, card) in state.discard.iter().enumerate() {
            put(scene, "discard", number, Kind::Card, Some(card.name()));
        }
        for seat in Seat::all(state.seats) {
            seat_zone(scene, "row", seat, Layout::Row, "zm-row");
            for (number, card) in state.rows[seat.index()].iter().enumerate() {
                put(scene, &of("row", seat), number, Kind::Card, Some(card.name()));
            }
        }
        if !state.is_over() {
            let text = Text::new("zm-prompt").with("seat", state.active);
            scene.prompt = Some(Prompt::new(text, "ZM-2"));
        }
    }

    fn offer(&self, _: &State, seat: Seat, mv: &Move) -> Offer {
        match mv {
            Move::Flip => {
                Offer::new("zm-offer-flip", ["deck".into(), of("row", seat)]).ruled("ZM-2")
            }
            Move::Stop => Offer::new("zm-offer-stop", [of("row", seat)]).ruled("ZM-2"),
            Move::Bury => Offer::new("zm-offer-bury", ["deck".into()]).ruled("ZM-7"),
        }
    }

    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let mut state = state.clone();
        if viewer != Viewer::Referee {
            state.deck.sort_unstable();
            rng.shuffle(&mut state.deck);
        }
        state
    }

    fn census(&self, state: &State, census: &mut Census) {
        let mut count = |cards: &[Card], place: &str| {
            cards.iter().for_each(|card| census.put(format!("{card:?}"), place));
        };
        count(&state.deck, "deck");
        count(&state.discard, "discard");
        state.rows.iter().for_each(|row| count(row, "row"));
    }

    fn longest(&self, options: &Options, seats: u8) -> u32 {
        let cards = if options.modules.contains(Module::Storm) { 14 } else { 12 };
        let buries = if options.modules.contains(Module::Bury) { 1 } else { 0 };
        cards + u32::from(seats) * (1 + buries)
    }
}

/// Every combination of modules, in the writing of `--option`.
fn combinations() -> impl Iterator<Item = String> {
    (0..1 << MODULES.len()).map(|bits: usize| {
        let chosen = MODULES.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
        chosen.map(|(_, name)| *name).collect::<Vec<_>>().join(",")
    })
}

/// One seat with these modules, about to turn up these cards, first to last.
fn deck(modules: &str, cards: &[Card]) -> Situation<Modules> {
    let mut table = Situation::with(Modules, &[("modules", modules)], 1, 1);
    table.state_mut().deck = cards.iter().rev().copied().collect();
    table
}

#[test]
fn zoo_modules_keeps_the_contract_in_every_combination() {
    let suite = Suite::new(Modules).games(400);
    combinations()
        .filter(|modules| !modules.is_empty())
        .fold(suite, |suite, modules| suite.options(conformance::given([("modules", modules)])))
        .scale_from_env()
        .run();
}

#[test]
fn modules_change_what_is_in_the_box() {
    let cards = |modules| {
        let table = Situation::with(Modules, &[("modules", modules)], 1, 1);
        let count = |card| table.state().deck.iter().filter(|c| **c == card).count();
        (table.state().deck.len(), count(Card::Number(6)), count(Card::Gold), count(Card::Storm))
    };
    assert_eq!(cards(""), (12, 2, 0, 0));
    assert_eq!(cards("storm"), (14, 2, 0, 2), "ZM-5 adds");
    assert_eq!(cards("gold"), (12, 0, 2, 0), "ZM-6 replaces");
    assert_eq!(cards("gold,storm"), cards("storm,gold"));
}

#[test]
fn zm_7_a_module_that_is_not_in_play_is_named_by_the_refusal() {
    let mut table = deck("storm,gold,mercy", &[Card::Number(1), Card::Number(2)]);
    table.expect_refusal(ONE, "bury", "ZM-7");
    let mut table = deck("bury", &[Card::Number(1), Card::Number(2)]);
    table.play(ONE, "bury").expect_refusal(ONE, "bury", "ZM-7").play(ONE, "flip");
    assert_eq!(table.state().rows[0][0], Card::Number(2), "the one below came up");
}

#[test]
fn zm_8_a_module_replaces_a_rule_whatever_else_is_in_play() {
    for modules in combinations() {
        let mut table =
            deck(&modules, &[Card::Number(5), Card::Gold, Card::Storm, Card::Number(5)]);
        table.play_in_turn(["flip", "flip", "flip", "flip"]);
        let row = if modules.contains("mercy") { 1 } else { 0 };
        assert!(table.is_over(), "{modules}: ZM-3, five and five are over nine");
        assert_eq!(table.state().rows[0].len(), row, "{modules}: ZM-5 took the gold");
    }
}
