//! A table for tests, and what only Stationfall asks of it.
//!
//! ```ignore
//! let mut t = table(&["engineer", "security"]);
//! t.place("engineer", "print_shop");
//! t.act("security", "rob engineer gun helmet");
//! t.refused("engineer", "step vault_x", "SF-12.1.3");
//! ```
//!
//! It is the house's [`Situation`] with only the named Characters in play, at four seats unless said otherwise, in the
//! Activate phase of the first player, in Minute 13 with Cameras and Jammers ON. Nobody has an Identity: a test says who
//! is who. Everything is named as in the content files; players are counted from 0 as in the state.
#![allow(dead_code, reason = "every chapter uses some of it")]

use std::fmt::Display;
use std::ops::{Deref, DerefMut};

use conformance::testing::Situation;
use kernel::chance::Chance;
use kernel::{Game, MoveList, Refusal, Seat, Seed};
use stationfall::action::{Action, Actor};
use stationfall::content::Content;
use stationfall::engine::Engine;
use stationfall::event::Event;
use stationfall::frame::Frame;
use stationfall::ids::{Body, Character, Data, Identity, Item, Offsite, ProjectX, Section};
use stationfall::look::Look;
use stationfall::map::Link;
use stationfall::moves::Move;
use stationfall::reckoning::{self, Reason};
use stationfall::setup::Plan;
use stationfall::state::{
    Ending, Guilt, Hazard, Holder, IdentityPlace, KompromatPlace, Player, PodState, State, Turn,
};
use stationfall::{Right, Stationfall};
use workbench::flat::By;

/// The table.
pub struct TestTable(Situation<Stationfall>);

impl Deref for TestTable {
    type Target = Situation<Stationfall>;

    fn deref(&self) -> &Situation<Stationfall> {
        &self.0
    }
}

impl DerefMut for TestTable {
    fn deref_mut(&mut self) -> &mut Situation<Stationfall> {
        &mut self.0
    }
}

/// Four seats and these Characters.
pub fn table(characters: &[&str]) -> TestTable {
    seats(4, characters)
}

/// So many seats and these Characters.
pub fn seats(count: u8, characters: &[&str]) -> TestTable {
    laid_out(count, false, characters)
}

/// So many seats in two teams and these Characters.
pub fn teams(count: u8, characters: &[&str]) -> TestTable {
    laid_out(count, true, characters)
}

fn laid_out(count: u8, team: bool, characters: &[&str]) -> TestTable {
    let content = Content::standard();
    let plan = Plan {
        line: content.setup.iter().find(|line| line.seats == count).expect("2 to 9 seats"),
        order: characters.iter().map(|name| character(name)).collect(),
        team,
        project: Some(ProjectX::DeathRay),
        bots: Vec::new(),
        cooperative: false,
    };
    let mut state = plan.lay_out(content, Chance::new(Seed::from_number(1)));
    (state.identities, state.kompromat) = (By::default(), By::default());
    state.table.first = Player(0);
    state.station.fireball = false;
    state.minute = 13;
    let mut table = TestTable::of(&state);
    table.activating(0);
    table
}

/// Names as things.
macro_rules! named {
    ($($name:ident: $kind:ty)*) => {
        $(pub fn $name(name: &str) -> $kind {
            name.parse().unwrap_or_else(|_| panic!("no {} is called `{name}`", stringify!($name)))
        })*
    };
}

named! {
    section: Section
    character: Character
    body: Body
    item: Item
    data: Data
    identity: Identity
    offsite: Offsite
    action: Action
    decision: Move
}

/// The body with this name, or the Digital Assistant.
pub fn actor(name: &str) -> Actor {
    if name == "digital_assistant" { Actor::Assistant } else { Actor::Body(body(name)) }
}

/// The corridor or dock between two sections.
pub fn link(one: &str, other: &str) -> Link {
    let between = Content::standard().map.between(section(one), section(other));
    between.unwrap_or_else(|| panic!("no corridor between {one} and {other}"))
}

/// Lines of a scenario as functions. Scenarios count players from 1.
macro_rules! lines {
    ($($name:ident($($player:ident: u8)? $(; $($arg:ident),+)?) $line:literal)*) => {
        impl TestTable {
            $(#[track_caller]
            pub fn $name(&mut self, $($player: u8,)? $($($arg: impl Display),+)?) {
                $(let $player = $player + 1;)?
                self.arrange(&format!($line));
            })*
        }
    };
}

lines! {
    place(; who, to) "place {who} in {to}"
    lay(; item, to) "place {item} in {to}"
    give(; who, item) "give {who} {item}"
    clear_items(; at) "empty {at}"
    data(; who, what) "data {who} {what}"
    transmitted(; what, to) "offsite {to} {what}"
    down(; who) "down {who}"
    live(; who) "live {who}"
    contaminate(; who) "contaminate {who}"
    damaged(; at) "damaged {at}"
    fire(; at) "burning {at}"
    asphyxiation(; at) "airless {at}"
    no_hazard(; at) "safe {at}"
    lock(; one, other) "lock {one} {other}"
    unlock(; one, other) "unlock {one} {other}"
    launched(; pod) "launched {pod}"
    abandon_ship() "abandoned ship"
    released(; card) "released {card}"
    cubes(player: u8; on, count) "cubes {player} {on} {count}"
    betrayal(player: u8; count) "betrayal {player} {count}"
    disc(player: u8; on) "disc {player} {on}"
    kompromat(; of, at) "kompromat {of} in {at}"
    kompromat_in_hand(player: u8; of) "kompromat {player} {of}"
}

/// Positions that no line says, because only a part of a game is there.
impl TestTable {
    /// A table as it is in this state.
    pub fn of(state: &State) -> TestTable {
        TestTable::with(Content::standard(), state)
    }

    /// The same of a game with other content.
    pub fn with(content: &'static Content, state: &State) -> TestTable {
        TestTable(Situation::partial(Stationfall::with(content), *state))
    }

    /// Several are in a section.
    #[track_caller]
    pub fn place_all(&mut self, who: &[&str], to: &str) {
        who.iter().for_each(|who| self.place(who, to));
    }

    /// Two Power Sections are Damaged, and nothing follows.
    pub fn blackout(&mut self) {
        ["mainframe", "fuel_cells"].iter().for_each(|at| self.damaged(at));
    }

    /// It is this player's Activate phase, nobody is activated yet, and the rest of the turn is still to come.
    pub fn activating(&mut self, player: u8) {
        self.turn_frames(player, &[Frame::Activate]);
        self.state.turn.activating = true;
        let exhausted = |who: &Character| self.look().exhausted_now(*who);
        self.state.turn.exhausted = Character::ALL.iter().copied().filter(exhausted).collect();
    }

    /// This player's turn begins: Reveal, Influence, Activate or Renegotiate, Resolve.
    pub fn begin_turn(&mut self, player: u8) {
        self.turn_frames(player, &[Frame::Commit, Frame::Influence, Frame::Reveal]);
    }

    fn turn_frames(&mut self, player: u8, phases: &[Frame]) {
        let state = &mut self.state;
        state.turn = Turn::new(Player(player), state.minute);
        state.frames.clear();
        let rest = [Frame::TurnEnd, Frame::SectionTexts, Frame::Markers];
        rest.iter().chain(phases).for_each(|frame| state.frames.push(*frame));
    }

    /// A player holds an Identity as the Secret Identity.
    pub fn secret(&mut self, player: u8, card: &str) {
        self.state.identities[identity(card)] = IdentityPlace::Secret(Player(player));
    }

    /// A player's seat holds an Identity as a Bonus Character.
    pub fn bonus(&mut self, player: u8, card: &str) {
        self.state.identities[identity(card)] = IdentityPlace::Bonus(self.seat(player));
    }

    /// A player has revealed an Identity, early, so that Reveal Powers apply; one-time ones are over.
    pub fn pc(&mut self, player: u8, card: &str) {
        self.state.identities[identity(card)] = IdentityPlace::Revealed(Player(player));
        let own = &mut self.state.players[Player(player)];
        (own.pc, own.revealed_early) = (Some(identity(card)), true);
    }

    /// A player is Innocent, Suspect or Guilty.
    pub fn guilt(&mut self, player: u8, guilt: Guilt) {
        self.state.players[Player(player)].guilt = guilt;
    }
}

/// What happens.
impl TestTable {
    /// Looks at the table.
    pub fn look(&self) -> Look<'_> {
        Look::new(Content::standard(), &self.state)
    }

    /// Hands for the table.
    pub fn engine(&mut self) -> Engine<'_> {
        self.engine_with(Content::standard())
    }

    /// Hands for a table with other content.
    pub fn engine_with(&mut self, content: &'static Content) -> Engine<'_> {
        let Situation { state, log, .. } = &mut self.0;
        Engine::new(content, state, log)
    }

    /// Somebody is Annihilated, with everything that follows.
    pub fn annihilate(&mut self, who: &str) {
        self.engine().annihilate(body(who));
    }

    /// A section becomes Damaged with everything that follows.
    pub fn damage(&mut self, at: &str) {
        self.engine().damage(section(at));
        self.settle();
    }

    /// Settles after changes by hand (SF-0.2).
    pub fn settle(&mut self) {
        self.engine().settle();
    }

    /// Carries out everything that needs nobody.
    pub fn carry_on(&mut self) {
        self.engine().carry_on();
    }

    /// Stationfall begins, as after Minute 0, with everything up to the next decision.
    pub fn fall(&mut self) {
        self.engine().stationfall(Ending::ReentryAfterZero);
        self.carry_on();
    }

    /// Performs a paid Action, given in its notation, with everything that follows.
    #[track_caller]
    pub fn act(&mut self, who: &str, notation: &str) {
        self.act_by(who, notation, Right::Paid);
    }

    /// Performs an Action by another right.
    #[track_caller]
    pub fn act_by(&mut self, who: &str, notation: &str, right: Right) {
        if let Err(refusal) = self.check(who, notation, right) {
            panic!("{who}: {notation}: {} {}", refusal.rule, refusal.reason);
        }
        self.engine().perform(actor(who), action(notation));
    }

    /// The seat that is asked decides this, with everything up to the next decision.
    #[track_caller]
    pub fn decide(&mut self, notation: &str) {
        let (seat, listed) = (self.asked(), self.choices());
        self.play(seat, notation);
        assert!(listed.contains(&decision(notation).to_string()), "`{notation}`: not listed");
    }
}

/// Who wishes for something: a seat that is asked for a decision, or somebody who would act, by some right.
pub trait Wisher: Copy {
    /// Whether what is wished for in its notation is allowed.
    fn check(self, t: &TestTable, notation: &str) -> Result<(), Refusal>;

    /// Whether it is listed.
    fn is_offered(self, t: &TestTable, notation: &str) -> bool;
}

impl Wisher for Seat {
    fn check(self, t: &TestTable, notation: &str) -> Result<(), Refusal> {
        t.game().check(&t.state, self, &decision(notation))
    }

    fn is_offered(self, t: &TestTable, notation: &str) -> bool {
        let mut moves = MoveList::new();
        kernel::play::legal(t.game(), &t.state, self, &mut moves);
        moves.contains(&decision(notation))
    }
}

impl Wisher for &str {
    fn check(self, t: &TestTable, notation: &str) -> Result<(), Refusal> {
        (self, Right::Paid).check(t, notation)
    }

    fn is_offered(self, t: &TestTable, notation: &str) -> bool {
        (self, Right::Paid).is_offered(t, notation)
    }
}

impl Wisher for (&str, Right) {
    fn check(self, t: &TestTable, notation: &str) -> Result<(), Refusal> {
        t.check(self.0, notation, self.1)
    }

    fn is_offered(self, t: &TestTable, notation: &str) -> bool {
        let (wanted, mut found) = (action(notation), false);
        t.look().list_actions(actor(self.0), self.1, &mut |listed| found |= listed == wanted);
        found
    }
}

/// What may be done.
impl TestTable {
    /// Whether an Action is allowed, and if not, why.
    pub fn check(&self, who: &str, notation: &str, right: Right) -> Result<(), Refusal> {
        self.look().check_action(actor(who), &action(notation), right)
    }

    /// Whether somebody could pay for this Action now.
    pub fn may(&self, who: &str, notation: &str) -> bool {
        self.check(who, notation, Right::Paid).is_ok()
    }

    /// Whether somebody could take this as the free Action of an activation.
    pub fn may_free(&self, who: &str, notation: &str) -> bool {
        self.check(who, notation, Right::Free).is_ok()
    }

    /// Demands that a wish is refused by this rule, and offered nowhere.
    #[track_caller]
    pub fn refused(&self, who: impl Wisher, notation: &str, rule: &str) {
        let Err(refusal) = who.check(self, notation) else {
            panic!("`{notation}` is allowed, not refused by {rule}")
        };
        assert_eq!(refusal.rule.0, rule, "`{notation}`: {}", refusal.reason);
        assert!(!who.is_offered(self, notation), "`{notation}`: listed though refused");
    }

    /// Demands that a decision of the seat that is asked is refused by this rule, and not listed.
    #[track_caller]
    pub fn decision_refused(&self, notation: &str, rule: &str) {
        self.refused(self.asked(), notation, rule);
    }

    /// The seat that is asked; the first, if several are.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        self.awaited().first().copied().expect("somebody is asked")
    }

    /// Every decision of the seat that is asked, in its notation.
    #[track_caller]
    pub fn choices(&self) -> Vec<String> {
        self.moves(self.asked())
    }
}

/// Fails unless this rule refuses the wish, and a person reads this English sentence.
#[track_caller]
pub fn refused(t: &TestTable, who: impl Wisher, notation: &str, rule: &str, sentence: &str) {
    let Err(refusal) = who.check(t, notation) else {
        panic!("`{notation}` is allowed, not refused by {rule}")
    };
    let read = t.sentence(&refusal);
    assert_eq!((refusal.rule.0, read.as_str()), (rule, sentence), "`{notation}`");
}

/// Questions, each with its answer.
macro_rules! questions {
    ($($name:ident($t:ident $(, $arg:ident: $kind:ty)*) -> $answer:ty { $of:expr })*) => {
        impl TestTable {
            $(pub fn $name(&self, $($arg: $kind),*) -> $answer {
                let $t = self;
                $of
            })*
        }
    };
}

questions! {
    is_down(t, who: &str) -> bool { t.look().is_down(body(who)) }
    is_live(t, who: &str) -> bool { t.look().is_live(body(who)) }
    is_annihilated(t, who: &str) -> bool { t.look().is_annihilated(body(who)) }
    has_escaped(t, who: &str) -> bool { t.look().is_escaped(body(who)) }
    is_contaminated(t, who: &str) -> bool { t.state.bodies[body(who)].contaminated }
    at(t, who: &str) -> &'static str { t.look().section_of(body(who)).map_or("nowhere", Section::name) }
    has(t, who: &str, what: &str) -> u8 { t.look().count_of(body(who), item(what)) }
    has_data(t, who: &str, what: &str) -> bool { t.look().has_data(body(who), data(what)) }
    supply(t, what: &str) -> u8 { t.state.supply.count(item(what)) }
    is_damaged(t, at: &str) -> bool { t.state.sections[section(at)].damaged }
    burns(t, at: &str) -> bool { t.state.sections[section(at)].hazard == Some(Hazard::Fire) }
    is_airless(t, at: &str) -> bool { t.state.sections[section(at)].hazard == Some(Hazard::Asphyxiation) }
    is_launched(t, pod: &str) -> bool { t.state.sections[section(pod)].pod == PodState::Launched }
    is_locked(t, one: &str, other: &str) -> bool { t.state.locks.contains(link(one, other)) }
    seat(t, player: u8) -> Seat { t.look().seat_of(Player(player)) }
    guilt_of(t, player: u8) -> Guilt { t.state.players[Player(player)].guilt }
    hand(t, player: u8) -> u8 { t.state.players[Player(player)].cubes }
    cubes_of(t, player: u8, on: &str) -> u8 { t.state.cards[character(on)].cubes[Player(player)] }
    conspires(t, player: u8, who: &str) -> bool { t.look().is_conspirator(Player(player), character(who)) }
    points(t, player: u8) -> i32 { reckoning::of_seat(t.look(), t.seat(player)) }
    winners(t) -> Vec<u8> { t.outcome().won().iter().map(|seat| seat.0).collect() }
    events(t) -> Vec<Event> { t.log.entries().iter().map(|entry| entry.event.event).collect() }
}

impl TestTable {
    /// How many of an Item lie free in a section.
    pub fn lying(&self, what: &str, at: &str) -> u8 {
        let (what, at) = (item(what), section(at));
        let there = self.state.uniques[what] == Holder::Section(at);
        if what.is_unique() { there.into() } else { self.state.sections[at].items.count(what) }
    }

    /// Whether the Kompromat of a Character is in a player's hand.
    pub fn holds_kompromat(&self, player: u8, of: &str) -> bool {
        let hand = self.seat(player);
        matches!(self.state.kompromat[character(of)], KompromatPlace::Hand { seat, .. } if seat == hand)
    }

    /// Why a player's seat has points: every reason with its points, those of both colours together.
    pub fn reasons(&self, player: u8) -> Vec<(i32, Reason)> {
        let mut reasons = Vec::new();
        let found = &mut |line: reckoning::Line| reasons.push((line.points, line.reason));
        reckoning::reckon(self.look(), self.seat(player), found);
        reasons
    }

    /// The points a player's PC has by its Agenda.
    pub fn agenda(&self, player: u8) -> i32 {
        let reasons = self.reasons(player).into_iter();
        reasons
            .filter(|(_, reason)| matches!(reason, Reason::Agenda(..)))
            .map(|(points, _)| points)
            .sum()
    }
}
