//! Crew: a decision owed together. Whoever of the two on watch answers first answers for both.
//!
//! Its scene is a map with a piece on a way: the ship lies on the link between two ports.

use crate::common::*;

/// The game.
#[derive(Clone, Copy, Default, Debug)]
pub struct Crew;

/// How many legs the voyage has (ZW-3).
const LEGS: u8 = 5;
/// How many rocks the hull stands (ZW-3).
const HULL: u8 = 3;

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    seats: u8,
    chance: Chance<[u32; 64]>,
    leg: u8,
    hull: u8,
}

impl State {
    /// The seats on watch: two neighbours, the next pair on the next leg.
    fn watch(&self) -> SeatSet {
        let first = Seat(self.leg % self.seats);
        SeatSet::of(first).with(first.next(self.seats))
    }

    fn is_over(&self) -> bool {
        self.hull == 0 || self.leg == LEGS
    }
}

/// One decision.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// To port (ZW-1).
    Port,
    /// To starboard (ZW-1).
    Starboard,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Move::Port => "port",
            Move::Starboard => "starboard",
        })
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        read(text, [Move::Port, Move::Starboard])
    }
}

static ABOUT: About = About { modes: &["cooperative"], ..about("zoo-crew", "Crew", 1..=4) };

static BOOK: Book = book! {
    "Crew"
    rules {
        "ZW-1" "Course" "On every leg the two seats on watch choose the course together: whoever of them says it first, port or starboard."
        "ZW-2" "Rocks" "Each side and each leg has its own die. On a one or a two the ship meets a rock and the hull loses one."
        "ZW-3" "End" "All win together after five legs, and lose together when the hull, which stands three rocks, is gone."
    }
    words {
        "zw-port" "Port { $port }" "Porto { $port }" "港{ $port }"
        "zw-ship" "Ship" "Nave" "船"
        "zw-hull" "Hull" "Scafo" "船体"
        "zw-leg" "Leg" "Tratto" "区間"
        "zw-prompt" "Leg { $leg }: port or starboard?" "Tratto { $leg }: babordo o tribordo?" "区間{ $leg }：左舷か右舷か。"
        "zw-offer-port" "To port" "A babordo" "左舷へ"
        "zw-offer-starboard" "To starboard" "A tribordo" "右舷へ"
        "zw-event-port" "{ $seat } steers to port: { $side }." "{ $seat } vira a babordo: { $side }." "{ $seat }が左舷へ舵を取った：{ $side }。"
        "zw-event-starboard" "{ $seat } steers to starboard: { $side }." "{ $seat } vira a tribordo: { $side }." "{ $seat }が右舷へ舵を取った：{ $side }。"
        "zw-ending-won" "the voyage is done" "il viaggio è compiuto" "航海を終えた"
        "zw-ending-lost" "the ship is lost" "la nave è perduta" "船が沈んだ"
    }
};

/// The id of a port, counted from 0.
fn haven(port: u8) -> String {
    format!("port-{}", port + 1)
}

/// The id of the way of a leg, from one port to the next.
fn way(leg: u8) -> String {
    format!("leg-{}", leg + 1)
}

/// A port on the map.
fn port(port: u8) -> Zone {
    let (x, y, w, h) = (200.0 * f32::from(port), 0.0, 100.0, 60.0);
    let layout = Layout::Node { x, y, w, h, shape: Outline::Room };
    Zone::new(haven(port), layout).named(Text::new("zw-port").with("port", port + 1))
}

impl Game for Crew {
    shell! {
        NoOptions, State, Move;
        seats: |state| state.seats, chance: |state| Some(&state.chance)
    }

    fn start(&self, _: &NoOptions, seats: u8, seed: Seed) -> Result<State, SetupError> {
        Ok(State { seats, chance: Chance::with_streams(seed), leg: 0, hull: HULL })
    }

    fn turn(&self, state: &State) -> Turn {
        match (state.hull, state.leg) {
            (0, _) => Turn::Over(Outcome::together("zw-ending-lost", state.seats, false)),
            (_, LEGS) => Turn::Over(Outcome::together("zw-ending-won", state.seats, true)),
            _ => Turn::together(state.watch()),
        }
    }

    fn candidates(&self, _: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        [Move::Port, Move::Starboard].into_iter().for_each(found);
    }

    fn check(&self, _: &State, _: Seat, _: &Move) -> Result<(), Refusal> {
        Ok(())
    }

    fn play(&self, state: &mut State, seat: Seat, mv: &Move, journal: &mut EventLog<Said>) {
        let (side, id) = match mv {
            Move::Port => (0, "zw-event-port"),
            Move::Starboard => (1, "zw-event-starboard"),
        };
        // Every side of every leg has a die of its own: what one course brings does not change another.
        let rolled = state.chance.stream(8 + 2 * state.leg + side).die(6);
        state.leg += 1;
        state.hull -= u8::from(rolled <= 2);
        let text = Text::new(id).with("seat", seat).with("side", rolled);
        journal.tell(Audience::PUBLIC, Said::new("ZW-2", text));
    }

    fn draw(&self, state: &State, _: Viewer, scene: &mut Scene) {
        panels(scene, state.seats, |_| Vec::new());
        (0..=LEGS).for_each(|port| scene.zones.push(self::port(port)));
        for leg in 0..LEGS {
            scene.links.push(Link::new(way(leg), haven(leg), haven(leg + 1), "road"));
        }
        // On its way it lies between two ports.
        let at = if state.leg < LEGS { way(state.leg) } else { haven(LEGS) };
        let mut ship = Piece::new("ship", at, Kind::Token);
        ship.label = Some("zw-ship".into());
        scene.pieces.push(ship);
        scene.gauges.push(Gauge::new("hull", "zw-hull", state.hull.into()));
        scene.gauges.push(Gauge::new("leg", "zw-leg", state.leg.into()));
        if !state.is_over() {
            // The number tells one question from the next, which may look alike otherwise.
            let text = Text::new("zw-prompt").with("leg", state.leg + 1);
            scene.prompt = Some(Prompt::new(text, "ZW-1"));
        }
    }

    fn offer(&self, state: &State, _: Seat, mv: &Move) -> Offer {
        let label = match mv {
            Move::Port => "zw-offer-port",
            Move::Starboard => "zw-offer-starboard",
        };
        Offer::new(label, ["ship".into(), way(state.leg).into()]).ruled("ZW-1")
    }

    /// Nothing on the table is hidden, only the dice to come.
    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let mut state = state.clone();
        if viewer != Viewer::Referee {
            state.chance = state.chance.unforeseen(rng);
        }
        state
    }

    fn census(&self, state: &State, census: &mut Census) {
        census.put_many("plank", state.hull.into(), "hull");
        census.put_many("plank", (HULL - state.hull).into(), "sea");
    }

    fn longest(&self, _: &NoOptions, _: u8) -> u32 {
        LEGS.into()
    }
}

#[cfg(test)]
mod tests {
    use conformance::Suite;
    use conformance::testing::Situation;
    use kernel::Contest;

    use super::*;

    fn voyage() -> Situation<Crew> {
        Situation::with(Crew, &[], 4, 1)
    }

    #[test]
    fn zoo_crew_keeps_the_contract() {
        Suite::new(Crew).scale_from_env().run();
    }

    #[test]
    fn zw_1_whoever_of_the_watch_answers_first_answers_for_both() {
        let mut table = voyage();
        let scene = table.scene(Viewer::Seat(THREE));
        assert!(scene.together && scene.offers.is_empty());
        assert_eq!(table.awaited(), [ONE, TWO]);
        table.expect_refusal(THREE, "port", "SB-2");
        table.play(TWO, "port");
        assert_eq!((table.awaited(), table.state().leg), (vec![TWO, THREE], 1));
        table.expect_refusal(ONE, "port", "SB-2");
        table.play(THREE, "starboard");
        assert_eq!(table.state().leg, 2);
    }

    #[test]
    fn the_ship_lies_on_the_way_between_two_ports() {
        let mut table = voyage();
        table.play(ONE, "port");
        let scene = table.scene(Viewer::Seat(TWO));
        let ship = scene.pieces.iter().find(|piece| piece.id == "ship").expect("the ship");
        let way = scene.links.iter().find(|link| link.id == ship.zone).expect("a link");
        assert_eq!((way.from.as_ref(), way.to.as_ref()), ("port-2", "port-3"));
        assert!(scene.offers.iter().all(|offer| offer.touches == ["ship", "leg-2"]));
        table.state_mut().leg = LEGS;
        let scene = table.scene(Viewer::Spectator);
        assert_eq!(scene.pieces[0].zone, "port-6", "arrived");
    }

    #[test]
    fn zw_3_all_win_or_lose_together() {
        let mut table = voyage();
        table.state_mut().leg = LEGS - 1;
        table.play_in_turn(["port"]);
        let outcome = table.outcome();
        assert_eq!((outcome.contest, outcome.won().len()), (Contest::Cooperative, 4));
        let one = |seats| {
            let scene = Situation::with(Crew, &[], seats, 1).scene(Viewer::Seat(ONE));
            (scene.awaited.len(), scene.together)
        };
        assert_eq!((one(1), one(2)), ((1, false), (2, true)), "alone, nobody decides together");
    }
}
