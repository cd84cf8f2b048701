//! Teams: secret membership that comes out bit by bit, and teams that win or lose as one.
//!
//! Who has looked at whose card is public and part of the state; what was seen is known to the one who looked.

use crate::common::*;

/// The game.
pub struct Teams;

/// How many seats are red.
const RED: usize = 2;

/// One of the two teams.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Team {
    Red,
    Blue,
}

impl Team {
    fn name(self) -> &'static str {
        match self {
            Team::Red => "zt-red",
            Team::Blue => "zt-blue",
        }
    }
}

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    seats: u8,
    red: SeatSet,
    /// Whose cards lie open.
    shown: SeatSet,
    /// Whose cards each seat has looked at.
    looked: [SeatSet; 5],
    points: [i32; 2],
    active: Seat,
    turns_to_come: u8,
}

impl State {
    fn team(&self, seat: Seat) -> Team {
        if self.red.contains(seat) { Team::Red } else { Team::Blue }
    }

    /// Whose team the viewer knows.
    fn known(&self, viewer: Viewer) -> SeatSet {
        match viewer {
            Viewer::Seat(seat) => self.looked[seat.index()].with(seat).union(self.shown),
            Viewer::Spectator => self.shown,
            Viewer::Referee => SeatSet::first(self.seats),
        }
    }
}

/// One decision.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Push(Team),
    Peek(Seat),
    Show,
}

impl Move {
    fn all(seats: u8) -> impl Iterator<Item = Move> {
        [Move::Push(Team::Red), Move::Push(Team::Blue), Move::Show]
            .into_iter()
            .chain(Seat::all(seats).map(Move::Peek))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Push(Team::Red) => f.write_str("push red"),
            Move::Push(Team::Blue) => f.write_str("push blue"),
            Move::Peek(seat) => write!(f, "peek {seat}"),
            Move::Show => f.write_str("show"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        read(text, Move::all(5))
    }
}

static ABOUT: About = About { modes: &["team"], ..about("zoo-teams", "Teams", 4..=5) };

static BOOK: Book = book! {
    "Teams"
    rules {
        "ZT-1" "Teams" "Two seats are red, the others blue. Every seat knows only its own card."
        "ZT-2" "Push" "The seats take turns, two each. A seat may push either team, which gives that team a point."
        "ZT-3" "Peek" "Or it looks alone at the card of another seat that it does not know."
        "ZT-4" "Show" "Or it lays its own card open, which gives its team two points."
        "ZT-5" "End" "At the end all cards are shown. The team with more points wins, all its members equally; with equal points both teams win."
    }
    words {
        "zt-card" "Card of { $seat }" "Carta di { $seat }" "{ $seat }の札"
        "zt-red" "Red" "Rosso" "赤"
        "zt-blue" "Blue" "Blu" "青"
        "zt-prompt" "{ $seat } pushes a team, peeks, or shows." "{ $seat } spinge una squadra, sbircia o mostra." "{ $seat }はチームを推すか、のぞくか、見せる。"
        "zt-offer-push" "Push { $team }" "Spingi { $team }" "{ $team }を推す"
        "zt-offer-peek" "Peek at { $seat }" "Sbircia { $seat }" "{ $seat }をのぞく"
        "zt-offer-show" "Show your card" "Mostra la tua carta" "札を見せる"
        "zt-event-push" "{ $seat } pushes { $team }." "{ $seat } spinge { $team }." "{ $seat }が{ $team }を推した。"
        "zt-event-peek" "{ $seat } peeks at { $other }." "{ $seat } sbircia { $other }." "{ $seat }が{ $other }をのぞいた。"
        "zt-event-seen" "You see that { $other } is { $team }." "Vedi che { $other } è { $team }." "{ $other }は{ $team }だとわかった。"
        "zt-event-show" "{ $seat } is { $team }." "{ $seat } è { $team }." "{ $seat }は{ $team }だ。"
        "zt-refused-known" "You know the card of { $seat } already, or there is no such seat. Peek at another." "Conosci già la carta di { $seat }, o non c'è quel posto. Sbirciane un'altra." "{ $seat }の札はもう知っているか、その席がありません。ほかを選んでください。"
        "zt-refused-shown" "Your card lies open already. Push a team or peek." "La tua carta è già scoperta. Spingi una squadra o sbircia." "あなたの札はもう公開されています。チームを推すか、のぞいてください。"
        "zt-ending" "all turns taken" "tutti i turni giocati" "すべての手番が終わった"
    }
};

impl Game for Teams {
    shell! {
        NoOptions, State, Move;
        seats: |state| state.seats, chance: |_| None
    }

    fn start(&self, _: &NoOptions, seats: u8, seed: Seed) -> Result<State, SetupError> {
        let mut order: Vec<Seat> = Seat::all(seats).collect();
        Chance::new(seed).stream(0).shuffle(&mut order);
        Ok(State {
            seats,
            red: order.into_iter().take(RED).collect(),
            shown: SeatSet::NONE,
            looked: [SeatSet::NONE; 5],
            points: [0; 2],
            active: Seat(0),
            turns_to_come: 2 * seats,
        })
    }

    fn turn(&self, state: &State) -> Turn {
        if state.turns_to_come > 0 {
            return Turn::one(state.active);
        }
        let blue = SeatSet::first(state.seats).difference(state.red);
        let teams = [(state.red, state.points[0]), (blue, state.points[1])];
        Turn::Over(Outcome::teams("zt-ending", state.seats, &teams))
    }

    fn candidates(&self, state: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        Move::all(state.seats).for_each(found);
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Push(_) => Ok(()),
            Move::Peek(other) => {
                let known = state.known(Viewer::Seat(seat)).contains(*other);
                require(!known && other.0 < state.seats, || {
                    Refusal::new("ZT-3", "zt-refused-known").with("seat", *other)
                })
            }
            Move::Show => {
                require(!state.shown.contains(seat), || Refusal::new("ZT-4", "zt-refused-shown"))
            }
        }
    }

    fn play(&self, state: &mut State, seat: Seat, mv: &Move, log: &mut EventLog<Said>) {
        let say = |id| Text::new(id).with("seat", seat);
        match mv {
            Move::Push(team) => {
                state.points[*team as usize] += 1;
                let text = say("zt-event-push").with("team", team.name());
                log.tell(Audience::PUBLIC, Said::new("ZT-2", text));
            }
            Move::Peek(other) => {
                state.looked[seat.index()].insert(*other);
                let text = say("zt-event-peek").with("other", *other);
                log.tell(Audience::PUBLIC, Said::new("ZT-3", text));
                let text = Text::new("zt-event-seen").with("other", *other);
                let text = text.with("team", state.team(*other).name());
                log.reveal(Audience::seat(seat), Said::new("ZT-3", text));
            }
            Move::Show => {
                let team = state.team(seat);
                state.points[team as usize] += 2;
                show(state, seat, "ZT-4", log);
            }
        }
        state.active = seat.next(state.seats);
        state.turns_to_come -= 1;
        if state.turns_to_come == 0 {
            for seat in SeatSet::first(state.seats).difference(state.shown).iter() {
                show(state, seat, "ZT-5", log);
            }
        }
    }

    fn draw(&self, state: &State, viewer: Viewer, scene: &mut Scene) {
        panels(scene, state.seats, |_| Vec::new());
        let known = state.known(viewer);
        for (seat, panel) in Seat::all(state.seats).zip(&mut scene.seats) {
            panel.role = known.contains(seat).then(|| state.team(seat).name().into());
        }
        for seat in Seat::all(state.seats) {
            seat_zone(scene, "card", seat, Layout::Row, "zt-card");
            let label = known.contains(seat).then(|| state.team(seat).name().into());
            put(scene, &of("card", seat), 0, Kind::Card, label);
        }
        for (team, points) in [Team::Red, Team::Blue].into_iter().zip(state.points) {
            scene.gauges.push(Gauge::new(team.name(), team.name(), points));
        }
        if state.turns_to_come > 0 {
            let text = Text::new("zt-prompt").with("seat", state.active);
            scene.prompt = Some(Prompt::new(text, "ZT-2"));
        }
    }

    fn offer(&self, _: &State, seat: Seat, mv: &Move) -> Offer {
        let (rule, label, touched) = match mv {
            Move::Push(team) => {
                ("ZT-2", Text::new("zt-offer-push").with("team", team.name()), of("card", seat))
            }
            Move::Peek(other) => {
                ("ZT-3", Text::new("zt-offer-peek").with("seat", *other), of("card", *other))
            }
            Move::Show => ("ZT-4", "zt-offer-show".into(), of("card", seat)),
        };
        Offer::new(label, [touched]).ruled(rule)
    }

    /// The unknown cards are dealt anew among those whose team the viewer does not know.
    fn determinize(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let mut state = state.clone();
        let known = state.known(viewer);
        let known_red = known.intersection(state.red);
        let mut unknown: Vec<Seat> = SeatSet::first(state.seats).difference(known).iter().collect();
        rng.shuffle(&mut unknown);
        unknown.truncate(RED - known_red.len());
        state.red = known_red.union(unknown.into_iter().collect());
        state
    }

    fn census(&self, state: &State, census: &mut Census) {
        Seat::all(state.seats).for_each(|seat| census.put(state.team(seat).name(), seat));
    }

    fn longest(&self, _: &NoOptions, seats: u8) -> u32 {
        2 * u32::from(seats)
    }

    fn role(&self, state: &State, seat: Seat) -> Option<Name> {
        Some(state.team(seat).name().into())
    }
}

fn show(state: &mut State, seat: Seat, rule: &'static str, log: &mut EventLog<Said>) {
    state.shown.insert(seat);
    let text = Text::new("zt-event-show").with("seat", seat).with("team", state.team(seat).name());
    log.reveal(Audience::PUBLIC, Said::new(rule, text));
}

/// Four seats, the first and the third red.
fn four() -> Situation<Teams> {
    let mut table = Situation::with(Teams, &[], 4, 1);
    table.state_mut().red = [ONE, THREE].into_iter().collect();
    table
}

#[test]
fn zoo_teams_keeps_the_contract() {
    Suite::new(Teams).scale_from_env().run();
}

#[test]
fn zt_5_a_team_wins_as_one_and_equal_teams_both() {
    let moves =
        ["push red", "push blue", "push red", "push red", "show", "push blue", "peek seat-2"];
    let (mut red, mut both) = (four(), four());
    red.play_in_turn(moves).play_in_turn(["push blue"]);
    assert_eq!(red.outcome().won(), red.state().red);
    both.play_in_turn(moves).play_in_turn(["show"]);
    assert_eq!(both.state().points, [5, 4]);
    both.state_mut().points = [5, 5];
    assert_eq!(both.outcome().won().len(), 4);
}

#[test]
fn zt_3_what_was_peeked_at_is_known_to_one_alone() {
    let mut table = four();
    table.expect_refusal(ONE, "peek seat-1", "ZT-3").play(ONE, "peek seat-3");
    assert_eq!(table.barrier(), Barrier::Closed);
    assert_eq!(table.told(Viewer::Seat(ONE)), ["zt-event-peek", "zt-event-seen"]);
    assert_eq!(table.told(Viewer::Seat(TWO)), ["zt-event-peek"]);
    let reds = |viewer| {
        let mut reds: Vec<_> =
            imagined(&table, viewer).into_iter().map(|state| state.red).collect();
        reds.dedup();
        reds
    };
    assert_eq!(reds(Viewer::Seat(ONE)), [table.state().red], "seat 1 knows both reds");
    assert!(reds(Viewer::Seat(TWO)).iter().all(|red| !red.contains(TWO)));
    assert!(reds(Viewer::Seat(TWO)).len() > 2, "seat 2 knows only itself");
    table.play(TWO, "push red").play(THREE, "push red").play(Seat(3), "push red");
    table.expect_refusal(ONE, "peek seat-3", "ZT-3");
}

#[test]
fn zt_4_a_shown_card_is_known_to_all() {
    let mut table = four();
    table.play(ONE, "show");
    for viewer in [Viewer::Seat(TWO), Viewer::Spectator] {
        assert_eq!(table.scene(viewer).seats[0].role, Some("zt-red".into()));
        assert_eq!(table.scene(viewer).seats[2].role, None);
    }
    assert_eq!(table.state().points, [2, 0]);
    table.play(TWO, "push blue").play(THREE, "push blue").play(Seat(3), "push blue");
    table.expect_refusal(ONE, "show", "ZT-4").expect_refusal(TWO, "peek seat-1", "SB-2");
}
