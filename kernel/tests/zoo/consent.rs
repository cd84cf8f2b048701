//! Consent: an action of one seat in the middle of another's turn, if the one agrees to it.
//!
//! The stack of frames grows to four: the turn of the briber, the bribe with its coin on the table, the crate that
//! is being carried, the gift that waits for the receiver's answer. Each goes on where it was interrupted.

use crate::common::*;

/// The game.
pub struct Consent;

/// What somebody can be bribed to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// Fetch a crate from the hold (ZC-4).
    Haul,
    /// Part with one of their own crates (ZC-5).
    Part,
}

impl Deed {
    fn name(self) -> &'static str {
        match self {
            Deed::Haul => "zc-haul",
            Deed::Part => "zc-part",
        }
    }
}

/// A half-finished procedure.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Frame {
    /// The active seat's turn (ZC-1).
    Turn { bribed: bool },
    /// A coin lies on the table until the bribe is settled (ZC-2).
    Bribe { to: Seat, deed: Deed },
    /// A crate is in somebody's hands, and the briber says where it goes (ZC-4, ZC-5).
    #[default]
    Carry,
    /// The receiver is asked (ZC-6).
    Gift { to: Seat },
}

impl Frame {
    /// What lies on the table while the frame is open.
    fn holds(self) -> Option<&'static str> {
        match self {
            Frame::Bribe { .. } => Some("zc-coin"),
            Frame::Carry => Some("zc-crate"),
            Frame::Turn { .. } | Frame::Gift { .. } => None,
        }
    }
}

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    seats: u8,
    active: Seat,
    turns_to_come: u8,
    hold: u8,
    crates: [u8; 4],
    coins: [u8; 4],
    frames: Frames<Frame, 4>,
}

impl State {
    /// The frame that asks something, or nothing once the game is over.
    fn top(&self) -> Option<Frame> {
        self.frames.last().copied()
    }

    fn asked(&self) -> Option<Seat> {
        self.top().map(|frame| match frame {
            Frame::Turn { .. } | Frame::Carry => self.active,
            Frame::Bribe { to, .. } | Frame::Gift { to } => to,
        })
    }

    fn end_turn(&mut self) {
        self.frames.pop();
        self.active = self.active.next(self.seats);
        if self.turns_to_come > 0 {
            self.turns_to_come -= 1;
            self.frames.push(Frame::Turn { bribed: false });
        }
    }

    /// The gift is answered: the crate lands, the coin is paid, and the briber's turn goes on.
    fn settle(&mut self) {
        self.frames.pop();
        self.frames.pop();
        if let Some(Frame::Bribe { to, .. }) = self.frames.pop() {
            self.coins[to.index()] += 1;
        }
    }
}

/// One decision.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Work,
    Rest,
    Bribe(Seat, Deed),
    Accept,
    Refuse,
    To(Seat),
    Take,
    Leave,
}

impl Move {
    fn all(seats: u8) -> impl Iterator<Item = Move> {
        use Move::*;
        let to_seats = Seat::all(seats)
            .flat_map(|seat| [Bribe(seat, Deed::Haul), Bribe(seat, Deed::Part), To(seat)]);
        [Work, Rest, Accept, Refuse, Take, Leave].into_iter().chain(to_seats)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Work => f.write_str("work"),
            Move::Rest => f.write_str("rest"),
            Move::Bribe(seat, Deed::Haul) => write!(f, "bribe {seat} haul"),
            Move::Bribe(seat, Deed::Part) => write!(f, "bribe {seat} part"),
            Move::Accept => f.write_str("accept"),
            Move::Refuse => f.write_str("refuse"),
            Move::To(seat) => write!(f, "to {seat}"),
            Move::Take => f.write_str("take"),
            Move::Leave => f.write_str("leave"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        read(text, Move::all(4))
    }
}

static ABOUT: About = About { hidden_information: false, ..about("zoo-consent", "Consent", 2..=4) };

static BOOK: Book = book! {
    "Consent"
    rules {
        "ZC-1" "Turns" "The seats take turns, two each. A turn ends with work, which takes a crate from the hold, or with rest."
        "ZC-2" "Bribe" "Once in its turn, before it ends, a seat may put a coin on the table and ask another seat for a deed."
        "ZC-3" "Consent" "The other seat accepts or refuses. If it refuses, the coin goes back. If it accepts, the deed is done at once."
        "ZC-4" "Haul" "The bribed takes a crate from the hold, and the briber says who gets it."
        "ZC-5" "Part" "The bribed takes one of its own crates, and the briber says who gets it."
        "ZC-6" "Gift" "The receiver takes the crate or leaves it, in which case it goes to the hold. Then the bribed gets the coin."
        "ZC-7" "End" "Most crates win; equals share the win."
    }
    words {
        "zc-hold" "Hold" "Stiva" "船倉"
        "zc-table" "Table" "Tavolo" "机"
        "zc-store" "Store of { $seat }" "Deposito di { $seat }" "{ $seat }の倉庫"
        "zc-coins" "Coins" "Monete" "コイン"
        "zc-coin" "Coin" "Moneta" "コイン"
        "zc-crate" "Crate" "Cassa" "木箱"
        "zc-haul" "fetch a crate from the hold" "prendere una cassa dalla stiva" "船倉から木箱を取る"
        "zc-part" "part with a crate" "cedere una cassa" "木箱を手放す"
        "zc-prompt-turn" "{ $seat } works, rests or bribes." "{ $seat } lavora, riposa o corrompe." "{ $seat }は働くか、休むか、買収する。"
        "zc-prompt-bribe" "{ $seat } is offered a coin: accept or refuse." "A { $seat } si offre una moneta: accettare o rifiutare." "{ $seat }にコインが差し出された。受けるか断るか。"
        "zc-prompt-carry" "{ $seat } says who gets the crate." "{ $seat } dice chi riceve la cassa." "{ $seat }は木箱の渡し先を決める。"
        "zc-prompt-gift" "{ $seat } takes the crate or leaves it." "{ $seat } prende la cassa o la lascia." "{ $seat }は木箱を受け取るか置いていく。"
        "zc-offer-work" "Work for a crate" "Lavora per una cassa" "働いて木箱を得る"
        "zc-offer-rest" "Rest" "Riposa" "休む"
        "zc-offer-bribe" "Bribe { $seat } to { $deed }" "Corrompi { $seat }: { $deed }" "{ $seat }を買収する:{ $deed }"
        "zc-offer-accept" "Accept the coin" "Accetta la moneta" "コインを受ける"
        "zc-offer-refuse" "Refuse the coin" "Rifiuta la moneta" "コインを断る"
        "zc-offer-to" "Give the crate to { $seat }" "Dai la cassa a { $seat }" "木箱を{ $seat }に渡す"
        "zc-offer-take" "Take the crate" "Prendi la cassa" "木箱を受け取る"
        "zc-offer-leave" "Leave the crate" "Lascia la cassa" "木箱を置いていく"
        "zc-event-work" "{ $seat } works for a crate." "{ $seat } lavora per una cassa." "{ $seat }が働いて木箱を得た。"
        "zc-event-rest" "{ $seat } rests." "{ $seat } riposa." "{ $seat }が休んだ。"
        "zc-event-bribe" "{ $seat } is offered a coin to { $deed }." "A { $seat } si offre una moneta: { $deed }." "{ $seat }にコインが差し出された:{ $deed }。"
        "zc-event-accept" "{ $seat } accepts the bribe." "{ $seat } accetta l'offerta." "{ $seat }が買収に応じた。"
        "zc-event-refuse" "{ $seat } refuses the bribe." "{ $seat } rifiuta l'offerta." "{ $seat }が買収を断った。"
        "zc-event-carry" "The crate is meant for { $seat }." "La cassa è per { $seat }." "木箱は{ $seat }に渡される。"
        "zc-event-take" "{ $seat } takes the crate, and the coin is paid." "{ $seat } prende la cassa, e la moneta è pagata." "{ $seat }が木箱を受け取り、コインが支払われた。"
        "zc-event-leave" "{ $seat } leaves the crate, and the coin is paid." "{ $seat } lascia la cassa, e la moneta è pagata." "{ $seat }が木箱を置いていき、コインが支払われた。"
        "zc-refused-moment" "That is not what is being asked now. Answer the question on the table first." "Ora si chiede altro. Rispondi prima alla domanda sul tavolo." "今はそれを聞かれていません。先に場の問いに答えてください。"
        "zc-refused-hold" "The hold is empty. Rest instead." "La stiva è vuota. Riposa." "船倉は空です。休んでください。"
        "zc-refused-twice" "You have bribed somebody this turn. Work or rest." "Hai già corrotto qualcuno in questo turno. Lavora o riposa." "この手番ではもう買収しました。働くか休んでください。"
        "zc-refused-whom" "You can only deal with the other seats at this table. Name one of them." "Puoi trattare solo con gli altri posti di questo tavolo. Nominane uno." "この卓のほかの席だけを相手にできます。席を選んでください。"
        "zc-refused-poor" "You have no coin to offer. Work or rest." "Non hai monete da offrire. Lavora o riposa." "差し出すコインがありません。働くか休んでください。"
        "zc-refused-bare" "{ $seat } has no crate to part with. Name another deed." "{ $seat } non ha casse da cedere. Nomina un'altra azione." "{ $seat }には手放す木箱がありません。別の行動を選んでください。"
        "zc-ending" "all turns taken" "tutti i turni giocati" "すべての手番が終わった"
    }
};

impl Game for Consent {
    shell! {
        NoOptions, State, Move;
        seats: |state| state.seats, chance: |_| None
    }

    fn start(&self, _: &NoOptions, seats: u8, _: Seed) -> Result<State, SetupError> {
        let mut state = State {
            seats,
            active: Seat(0),
            turns_to_come: 2 * seats - 1,
            hold: 2 * seats,
            crates: [0; 4],
            coins: [0; 4],
            frames: Frames::new(),
        };
        state.coins[..usize::from(seats)].fill(1);
        state.frames.push(Frame::Turn { bribed: false });
        Ok(state)
    }

    fn turn(&self, state: &State) -> Turn {
        match state.asked() {
            Some(seat) => Turn::one(seat),
            None => {
                let points = state.crates.map(i32::from);
                Turn::Over(Outcome::by_points("zc-ending", &points[..usize::from(state.seats)]))
            }
        }
    }

    fn candidates(&self, state: &State, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        Move::all(state.seats).for_each(found);
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let at_table = |other: Seat| {
            require(other.0 < state.seats, || Refusal::new("ZC-2", "zc-refused-whom"))
        };
        match (state.top(), mv) {
            (Some(Frame::Turn { .. }), Move::Work) => {
                require(state.hold > 0, || Refusal::new("ZC-1", "zc-refused-hold"))
            }
            (Some(Frame::Turn { .. }), Move::Rest) => Ok(()),
            (Some(Frame::Turn { bribed }), Move::Bribe(to, deed)) => {
                require(!bribed, || Refusal::new("ZC-2", "zc-refused-twice"))?;
                require(*to != seat, || Refusal::new("ZC-2", "zc-refused-whom"))?;
                at_table(*to)?;
                let coins = state.coins[seat.index()];
                require(coins > 0, || Refusal::new("ZC-2", "zc-refused-poor"))?;
                match deed {
                    Deed::Haul => {
                        require(state.hold > 0, || Refusal::new("ZC-4", "zc-refused-hold"))
                    }
                    Deed::Part => require(state.crates[to.index()] > 0, || {
                        Refusal::new("ZC-5", "zc-refused-bare").with("seat", *to)
                    }),
                }
            }
            (Some(Frame::Bribe { .. }), Move::Accept | Move::Refuse) => Ok(()),
            (Some(Frame::Carry), Move::To(to)) => at_table(*to),
            (Some(Frame::Gift { .. }), Move::Take | Move::Leave) => Ok(()),
            _ => Err(Refusal::new("ZC-1", "zc-refused-moment")),
        }
    }

    fn play(&self, state: &mut State, seat: Seat, mv: &Move, log: &mut EventLog<Said>) {
        let say = |id, seat: Seat| Text::new(id).with("seat", seat);
        let (rule, text) = match mv {
            Move::Work => {
                state.hold -= 1;
                state.crates[seat.index()] += 1;
                state.end_turn();
                ("ZC-1", say("zc-event-work", seat))
            }
            Move::Rest => {
                state.end_turn();
                ("ZC-1", say("zc-event-rest", seat))
            }
            Move::Bribe(to, deed) => {
                state.coins[seat.index()] -= 1;
                state.frames[0] = Frame::Turn { bribed: true };
                state.frames.push(Frame::Bribe { to: *to, deed: *deed });
                ("ZC-2", say("zc-event-bribe", *to).with("deed", deed.name()))
            }
            Move::Accept => {
                match state.top() {
                    Some(Frame::Bribe { deed: Deed::Part, .. }) => state.crates[seat.index()] -= 1,
                    _ => state.hold -= 1,
                }
                state.frames.push(Frame::Carry);
                ("ZC-3", say("zc-event-accept", seat))
            }
            Move::Refuse => {
                state.frames.pop();
                state.coins[state.active.index()] += 1;
                ("ZC-3", say("zc-event-refuse", seat))
            }
            Move::To(to) => {
                state.frames.push(Frame::Gift { to: *to });
                ("ZC-4", say("zc-event-carry", *to))
            }
            Move::Take => {
                state.crates[seat.index()] += 1;
                state.settle();
                ("ZC-6", say("zc-event-take", seat))
            }
            Move::Leave => {
                state.hold += 1;
                state.settle();
                ("ZC-6", say("zc-event-leave", seat))
            }
        };
        log.tell(Audience::PUBLIC, Said::new(rule, text));
    }

    fn draw(&self, state: &State, _: Viewer, scene: &mut Scene) {
        panels(scene, state.seats, |seat| {
            vec![Gauge::new("coins", "zc-coins", state.coins[seat.index()].into())]
        });
        scene.zones.push(Zone::new("hold", Layout::Row).named("zc-hold"));
        scene.zones.push(Zone::new("table", Layout::Row).named("zc-table"));
        put_many(scene, "hold", state.hold, Kind::Item, "zc-crate");
        for seat in Seat::all(state.seats) {
            seat_zone(scene, "store", seat, Layout::Row, "zc-store");
            put_many(scene, &of("store", seat), state.crates[seat.index()], Kind::Item, "zc-crate");
        }
        for (number, frame) in state.frames.iter().enumerate() {
            if let Some(held) = frame.holds() {
                put(scene, "table", number, Kind::Token, Some(held.into()));
            }
        }
        scene.prompt = state.top().zip(state.asked()).map(|(frame, seat)| {
            let (rule, id) = match frame {
                Frame::Turn { .. } => ("ZC-1", "zc-prompt-turn"),
                Frame::Bribe { .. } => ("ZC-3", "zc-prompt-bribe"),
                Frame::Carry => ("ZC-4", "zc-prompt-carry"),
                Frame::Gift { .. } => ("ZC-6", "zc-prompt-gift"),
            };
            Prompt::new(Text::new(id).with("seat", seat), rule)
        });
    }

    fn offer(&self, _: &State, seat: Seat, mv: &Move) -> Offer {
        let (rule, label, touched) = match mv {
            Move::Work => ("ZC-1", "zc-offer-work".into(), "hold".into()),
            Move::Rest => ("ZC-1", "zc-offer-rest".into(), of("store", seat)),
            Move::Bribe(to, deed) => {
                let label = Text::new("zc-offer-bribe").with("seat", *to).with("deed", deed.name());
                ("ZC-2", label, of("store", *to))
            }
            Move::Accept => ("ZC-3", "zc-offer-accept".into(), "table".into()),
            Move::Refuse => ("ZC-3", "zc-offer-refuse".into(), "table".into()),
            Move::To(to) => ("ZC-4", Text::new("zc-offer-to").with("seat", *to), of("store", *to)),
            Move::Take => ("ZC-6", "zc-offer-take".into(), "table".into()),
            Move::Leave => ("ZC-6", "zc-offer-leave".into(), "table".into()),
        };
        Offer::new(label, [touched]).ruled(rule)
    }

    fn determinize(&self, state: &State, _: Viewer, _: &mut Rng) -> State {
        state.clone()
    }

    fn census(&self, state: &State, census: &mut Census) {
        census.put_many("crate", state.hold.into(), "hold");
        for seat in Seat::all(state.seats) {
            census.put_many("crate", state.crates[seat.index()].into(), seat);
            census.put_many("coin", state.coins[seat.index()].into(), seat);
        }
        for held in state.frames.iter().filter_map(|frame| frame.holds()) {
            census.put(held.trim_start_matches("zc-"), "table");
        }
    }

    fn longest(&self, _: &NoOptions, seats: u8) -> u32 {
        // A turn with a bribe: bribe, accept, to, take, work.
        u32::from(seats) * 2 * 5
    }
}

fn three() -> Situation<Consent> {
    Situation::with(Consent, &[], 3, 1)
}

#[test]
fn zoo_consent_keeps_the_contract() {
    Suite::new(Consent).scale_from_env().run();
}

#[test]
fn zc_3_a_deed_happens_in_the_middle_of_the_bribers_turn() {
    let mut table = three();
    table.play(ONE, "bribe seat-2 haul");
    assert_eq!(table.awaited(), [TWO]);
    table.expect_refusal(TWO, "work", "ZC-1").play(TWO, "accept").play(ONE, "to seat-3");
    assert_eq!(table.state().frames.len(), 4, "turn, bribe, carry, gift");
    table.play(THREE, "take");
    assert_eq!((table.state().crates, table.state().coins), ([0, 0, 1, 0], [0, 2, 1, 0]));
    assert_eq!(table.awaited(), [ONE], "the turn goes on where it was interrupted");
    table.expect_refusal(ONE, "bribe seat-2 haul", "ZC-2").play(ONE, "work");
    assert_eq!(table.awaited(), [TWO]);
}

#[test]
fn zc_3_a_refused_bribe_gives_the_coin_back() {
    let mut table = three();
    table.play(ONE, "bribe seat-3 haul").play(THREE, "refuse");
    assert_eq!(table.state().coins, [1, 1, 1, 0]);
    assert_eq!(table.awaited(), [ONE]);
    table.expect_refusal(ONE, "bribe seat-2 haul", "ZC-2").expect_allowed(ONE, "rest");
}

#[test]
fn zc_5_only_who_has_a_crate_can_part_with_it() {
    let mut table = three();
    table.expect_refusal(ONE, "bribe seat-2 part", "ZC-5").expect_refusal(
        ONE,
        "bribe seat-4 haul",
        "ZC-2",
    );
    table
        .play(ONE, "work")
        .play(TWO, "bribe seat-1 part")
        .play(ONE, "accept")
        .play(TWO, "to seat-2");
    table.play(TWO, "leave");
    assert_eq!(
        (table.state().hold, table.state().crates),
        (6, [0; 4]),
        "what is left goes to the hold"
    );
}

#[test]
fn a_game_saved_inside_nested_frames_goes_on_as_if_it_had_not_been() {
    let moves = [
        (ONE, "bribe seat-2 haul"),
        (TWO, "accept"),
        (ONE, "to seat-3"),
        (THREE, "take"),
        (ONE, "work"),
        (TWO, "bribe seat-3 part"),
        (THREE, "accept"),
        (TWO, "to seat-2"),
        (TWO, "take"),
        (TWO, "rest"),
    ];
    let (mut kept, mut restored) = (three(), three());
    for (seat, notation) in moves {
        *restored.state_mut() = saved(restored.state());
        kept.play(seat, notation);
        restored.play(seat, notation);
        assert_eq!(kernel::StateHash::of(kept.state()), kernel::StateHash::of(restored.state()));
        assert_eq!(kept.scene(Viewer::Seat(TWO)), restored.scene(Viewer::Seat(TWO)));
    }
}
