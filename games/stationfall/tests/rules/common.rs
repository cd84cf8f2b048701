//! A table for tests: a situation in a sentence.
//!
//! ```ignore
//! let mut t = table(&["engineer", "security"]);
//! t.place("engineer", "print_shop");
//! t.act("security", "rob engineer gun helmet");
//! t.refused("engineer", "step vault_x", "SF-12.1.3");
//! ```
//!
//! Only the named Characters are in play, at four seats unless said otherwise. It is the Activate phase of the first
//! player, Minute 13, Cameras and Jammers ON. Everything that is named is named as in the content files; players are
//! counted from 0 as in the state.
#![allow(dead_code, reason = "every chapter uses some of it")]

use conformance::testing::Situation;
use kernel::chance::Chance;
use kernel::{Game, Journal, MoveList, Outcome, Refusal, Seat, Seed, Turn};
use stationfall::action::{Action, Actor};
use stationfall::bag::COMMON;
use stationfall::content::Content;
use stationfall::engine::Engine;
use stationfall::event::{Event, Logged};
use stationfall::frame::{Frame, Warrant};
use stationfall::ids::{Body, Character, Data, Identity, Item, Offsite, ProjectX, Section};
use stationfall::look::Look;
use stationfall::map::Link;
use stationfall::moves::Move;
use stationfall::reckoning::{self, Reason};
use stationfall::setup::Plan;
use stationfall::state::{
    At, Ending, Guilt, Hazard, Holder, IdentityPlace, KompromatPlace, Life, Player, PodState, State,
};
use stationfall::{Right, Stationfall};

/// A table with a journal.
pub struct TestTable {
    /// Everything on the table: change what no helper changes.
    pub state: State,
    /// What has happened.
    pub journal: Journal<Logged>,
}

/// Four seats and these Characters.
pub fn table(characters: &[&str]) -> TestTable {
    seats(4, characters)
}

/// So many seats and these Characters.
pub fn seats(count: u8, characters: &[&str]) -> TestTable {
    arranged(count, false, characters)
}

/// So many seats in two teams and these Characters.
pub fn teams(count: u8, characters: &[&str]) -> TestTable {
    arranged(count, true, characters)
}

fn arranged(count: u8, team: bool, characters: &[&str]) -> TestTable {
    let content = Content::standard();
    let line = content.setup.iter().find(|line| line.seats == count).expect("2 to 9 seats");
    let order = characters.iter().map(|name| character(name)).collect();
    let plan = Plan {
        line,
        order,
        team,
        project: Some(ProjectX::DeathRay),
        bots: Vec::new(),
        cooperative: false,
    };
    let mut state = plan.lay_out(content, Chance::new(Seed::from_number(1)));
    // Nobody has dealt cards: a test says who is who. Kompromat is laid by tests too.
    state.identities = workbench::flat::By::default();
    state.kompromat = workbench::flat::By::default();
    state.table.first = Player(0);
    state.station.fireball = false;
    state.minute = 13;
    let mut table = TestTable { state, journal: Journal::recording() };
    table.activating(0);
    table
}

/// The id with this name.
fn id<T: std::str::FromStr>(name: &str) -> T {
    name.parse().unwrap_or_else(|_| panic!("no such {} as `{name}`", std::any::type_name::<T>()))
}

/// The section with this name.
pub fn section(name: &str) -> Section {
    id(name)
}

/// The Character with this name.
pub fn character(name: &str) -> Character {
    id(name)
}

/// The body with this name.
pub fn body(name: &str) -> Body {
    id(name)
}

/// The Item with this name.
pub fn item(name: &str) -> Item {
    id(name)
}

/// The Data with this name.
pub fn data(name: &str) -> Data {
    id(name)
}

/// The Identity with this name.
pub fn identity(name: &str) -> Identity {
    id(name)
}

/// The Offsite with this name.
pub fn offsite(name: &str) -> Offsite {
    id(name)
}

/// The body with this name, or the Digital Assistant.
pub fn actor(name: &str) -> Actor {
    if name == "digital_assistant" { Actor::Assistant } else { Actor::Body(body(name)) }
}

/// The Action in its notation.
pub fn action(notation: &str) -> Action {
    notation.parse().unwrap_or_else(|error| panic!("`{notation}`: {error}"))
}

/// The corridor or dock between two sections.
pub fn link(one: &str, other: &str) -> Link {
    Content::standard()
        .map
        .between(section(one), section(other))
        .unwrap_or_else(|| panic!("no corridor between {one} and {other}"))
}

/// Eyes and hands.
impl TestTable {
    /// Looks at the table.
    pub fn look(&self) -> Look<'_> {
        Look::new(Content::standard(), &self.state)
    }

    /// Hands for the table.
    pub fn engine(&mut self) -> Engine<'_> {
        Engine::new(Content::standard(), &mut self.state, &mut self.journal)
    }

    /// Performs a paid Action, given in its notation, with everything that follows.
    #[track_caller]
    pub fn act(&mut self, who: &str, notation: &str) {
        self.act_by(who, notation, Right::Paid);
    }

    /// Performs the activation's free Action.
    #[track_caller]
    pub fn act_free(&mut self, who: &str, notation: &str) {
        self.act_by(who, notation, Right::Free);
    }

    /// Performs an Action by another right.
    #[track_caller]
    pub fn act_by(&mut self, who: &str, notation: &str, right: Right) {
        if let Err(refusal) = self.look().check_action(actor(who), &action(notation), right) {
            panic!("{who}: {notation}: {} {}", refusal.rule, refusal.reason);
        }
        self.engine().perform(actor(who), action(notation));
    }

    /// Whether somebody could pay for this Action now.
    pub fn may(&self, who: &str, notation: &str) -> bool {
        self.check(who, notation, Right::Paid).is_ok()
    }

    /// Whether somebody could take this as the free Action of an activation.
    pub fn may_free(&self, who: &str, notation: &str) -> bool {
        self.check(who, notation, Right::Free).is_ok()
    }

    /// Whether somebody could take this Action by a warrant.
    pub fn may_by(&self, who: &str, notation: &str, warrant: Warrant) -> bool {
        self.check(who, notation, Right::Warrant(warrant)).is_ok()
    }

    /// Whether an Action is allowed, and if not, why.
    pub fn check(&self, who: &str, notation: &str, right: Right) -> Result<(), Refusal> {
        self.look().check_action(actor(who), &action(notation), right)
    }

    /// Demands that the Action is refused by this rule, and offered nowhere.
    #[track_caller]
    pub fn refused(&self, who: &str, notation: &str, rule: &str) {
        self.refused_by(who, notation, Right::Paid, rule);
    }

    /// Demands that the Action is refused by this rule when somebody acts by another right.
    #[track_caller]
    pub fn refused_by(&self, who: &str, notation: &str, right: Right, rule: &str) {
        match self.check(who, notation, right) {
            Ok(()) => panic!("{who}: {notation}: expected a refusal by {rule}, found none"),
            Err(refusal) => {
                assert_eq!(refusal.rule.0, rule, "{who}: {notation}: {}", refusal.reason);
            }
        }
        assert!(!self.offers_by(who, notation, right), "{who}: {notation}: listed though refused");
    }

    /// Whether a paid Action is listed: what is allowed must be.
    pub fn offers(&self, who: &str, notation: &str) -> bool {
        self.offers_by(who, notation, Right::Paid)
    }

    /// Whether an Action is listed by some right.
    pub fn offers_by(&self, who: &str, notation: &str, right: Right) -> bool {
        let wanted = action(notation);
        let mut found = false;
        self.look().list_actions(actor(who), right, &mut |listed| found |= listed == wanted);
        found
    }

    /// Settles after changes by hand (SF-0.2).
    pub fn settle(&mut self) {
        self.engine().settle();
    }

    /// What happened so far.
    pub fn events(&self) -> Vec<Event> {
        self.journal.entries().iter().map(|entry| entry.event.event).collect()
    }
}

/// People.
impl TestTable {
    /// Puts somebody in a section, out of the game's sight: nothing follows.
    pub fn place(&mut self, who: &str, to: &str) {
        let (who, to) = (body(who), section(to));
        self.state.bodies[who].at = At::Section(to);
        if who == Body::TelepathicRat {
            self.state.uniques[Item::TelepathicRat] = Holder::Section(to);
        }
    }

    /// Puts several in a section.
    pub fn place_all(&mut self, who: &[&str], to: &str) {
        who.iter().for_each(|who| self.place(who, to));
    }

    /// Somebody is Down.
    pub fn down(&mut self, who: &str) {
        self.state.bodies[body(who)].life = Life::Down;
    }

    /// Somebody is Live.
    pub fn live(&mut self, who: &str) {
        self.state.bodies[body(who)].life = Life::Live;
    }

    /// Somebody is Contaminated.
    pub fn contaminate(&mut self, who: &str) {
        self.state.bodies[body(who)].contaminated = true;
    }

    /// Somebody is Annihilated, with everything that follows.
    pub fn annihilate(&mut self, who: &str) {
        self.engine().annihilate(body(who));
    }

    /// Somebody possesses one more of an Item, a unique one from wherever it was, a common one from the supply.
    pub fn give(&mut self, who: &str, what: &str) {
        let (who, what) = (body(who), item(what));
        if what.is_unique() {
            self.state.uniques[what] = Holder::Body(who);
        } else {
            self.take_from_supply(what);
            self.state.bodies[who].items.put(what);
        }
    }

    /// One more of an Item lies in a section.
    pub fn lay(&mut self, what: &str, at: &str) {
        let (what, at) = (item(what), section(at));
        if what.is_unique() {
            self.state.uniques[what] = Holder::Section(at);
        } else {
            self.take_from_supply(what);
            self.state.sections[at].items.put(what);
        }
    }

    /// A Nanogel with one charge is a Nanogel of the supply, turned.
    fn take_from_supply(&mut self, what: Item) {
        let from = if what == Item::Nanogel1 { Item::Nanogel } else { what };
        assert!(self.state.supply.take(from), "no {from} is left in the supply");
    }

    /// Takes every Item lying in a section back to the supply; unique ones are gone.
    pub fn clear_items(&mut self, at: &str) {
        let at = section(at);
        for kind in COMMON {
            while self.state.sections[at].items.take(kind) {
                self.state.supply.put(if kind == Item::Nanogel1 { Item::Nanogel } else { kind });
            }
        }
        for kind in Item::ALL {
            if self.state.uniques[*kind] == Holder::Section(at) {
                self.state.uniques[*kind] = Holder::Nowhere;
            }
        }
    }

    /// Somebody possesses Data.
    pub fn data(&mut self, who: &str, what: &str) {
        self.state.bodies[body(who)].data.insert(data(what));
    }

    /// An Offsite holds Data.
    pub fn transmitted(&mut self, what: &str, to: &str) {
        self.state.offsites[offsite(to)].data.insert(data(what));
    }

    /// Whether somebody is Down and not Annihilated.
    pub fn is_down(&self, who: &str) -> bool {
        self.look().is_down(body(who))
    }

    /// Whether somebody is Live.
    pub fn is_live(&self, who: &str) -> bool {
        self.look().is_live(body(who))
    }

    /// Whether somebody is Annihilated.
    pub fn is_annihilated(&self, who: &str) -> bool {
        self.look().is_annihilated(body(who))
    }

    /// Whether somebody has Escaped.
    pub fn has_escaped(&self, who: &str) -> bool {
        self.look().is_escaped(body(who))
    }

    /// Whether somebody is Contaminated.
    pub fn is_contaminated(&self, who: &str) -> bool {
        self.state.bodies[body(who)].contaminated
    }

    /// How many Items of a kind somebody possesses, an Integral one included.
    pub fn has(&self, who: &str, what: &str) -> u8 {
        self.look().count_of(body(who), item(what))
    }

    /// Whether somebody possesses Data.
    pub fn has_data(&self, who: &str, what: &str) -> bool {
        self.look().has_data(body(who), data(what))
    }

    /// The name of the section somebody is in, or of nothing.
    pub fn at(&self, who: &str) -> &'static str {
        self.look().section_of(body(who)).map_or("nowhere", Section::name)
    }

    /// How many of an Item lie free in a section.
    pub fn lying(&self, what: &str, at: &str) -> u8 {
        let (what, at) = (item(what), section(at));
        if what.is_unique() {
            u8::from(self.state.uniques[what] == Holder::Section(at))
        } else {
            self.state.sections[at].items.count(what)
        }
    }

    /// How many of a common Item the supply holds.
    pub fn supply(&self, what: &str) -> u8 {
        self.state.supply.count(item(what))
    }
}

/// The station.
impl TestTable {
    /// A section is Damaged, and nothing follows.
    pub fn damaged(&mut self, at: &str) {
        self.state.sections[section(at)].damaged = true;
    }

    /// A section becomes Damaged with everything that follows.
    pub fn damage(&mut self, at: &str) {
        self.engine().damage(section(at));
        self.settle();
    }

    /// Fire lies in a section, which is Damaged, and nothing follows.
    pub fn fire(&mut self, at: &str) {
        self.state.sections[section(at)].hazard = Some(Hazard::Fire);
        self.damaged(at);
    }

    /// Asphyxiation lies in a section, and nothing follows.
    pub fn asphyxiation(&mut self, at: &str) {
        self.state.sections[section(at)].hazard = Some(Hazard::Asphyxiation);
    }

    /// No Hazard lies in a section.
    pub fn no_hazard(&mut self, at: &str) {
        self.state.sections[section(at)].hazard = None;
    }

    /// A Lock lies on a corridor or dock.
    pub fn lock(&mut self, one: &str, other: &str) {
        self.state.locks.insert(link(one, other));
    }

    /// No Lock lies on a corridor or dock.
    pub fn unlock(&mut self, one: &str, other: &str) {
        self.state.locks.remove(link(one, other));
    }

    /// Abandon Ship is triggered, and nothing follows.
    pub fn abandon_ship(&mut self) {
        self.state.station.abandon_ship = true;
    }

    /// Two Power Sections are Damaged, and nothing follows.
    pub fn blackout(&mut self) {
        self.damaged("mainframe");
        self.damaged("fuel_cells");
    }

    /// A pod has launched with everything in it.
    pub fn launched(&mut self, pod: &str) {
        self.state.sections[section(pod)].pod = PodState::Launched;
    }

    /// The Project X card is this one, released and without its first steps.
    pub fn released(&mut self, card: &str) {
        self.state.project_x.card = id(card);
        self.state.project_x.released = true;
    }

    /// Whether a section is Damaged.
    pub fn is_damaged(&self, at: &str) -> bool {
        self.state.sections[section(at)].damaged
    }

    /// Whether Fire lies in a section.
    pub fn burns(&self, at: &str) -> bool {
        self.state.sections[section(at)].hazard == Some(Hazard::Fire)
    }

    /// Whether Asphyxiation lies in a section.
    pub fn is_airless(&self, at: &str) -> bool {
        self.state.sections[section(at)].hazard == Some(Hazard::Asphyxiation)
    }

    /// Whether a Lock lies on a corridor or dock.
    pub fn is_locked(&self, one: &str, other: &str) -> bool {
        self.state.locks.contains(link(one, other))
    }

    /// Whether a pod has launched.
    pub fn is_launched(&self, pod: &str) -> bool {
        self.state.sections[section(pod)].pod == PodState::Launched
    }
}

/// Players.
impl TestTable {
    /// It is this player's Activate phase, nobody is activated yet, and the rest of the turn is still to come.
    pub fn activating(&mut self, player: u8) {
        self.turn_frames(player, &[Frame::Activate]);
        self.state.turn.activating = true;
        let exhausted =
            Character::ALL.iter().copied().filter(|who| self.look().exhausted_now(*who)).collect();
        self.state.turn.exhausted = exhausted;
    }

    /// This player's turn begins: Reveal, Influence, Activate or Renegotiate, Resolve.
    pub fn begin_turn(&mut self, player: u8) {
        self.turn_frames(player, &[Frame::Commit, Frame::Influence, Frame::Reveal]);
    }

    fn turn_frames(&mut self, player: u8, phases: &[Frame]) {
        let turn = &mut self.state.turn;
        turn.player = Player(player);
        turn.activating = false;
        turn.exhausted = workbench::flat::Set::EMPTY;
        turn.activated = None;
        (turn.bribe_used, turn.kompromat_used, turn.creatropism_used) = (false, false, false);
        turn.has_dragged = workbench::flat::Set::EMPTY;
        turn.was_dragged = workbench::flat::Set::EMPTY;
        turn.minute_began = self.state.minute;
        self.state.frames.clear();
        for frame in [Frame::TurnEnd, Frame::SectionTexts, Frame::Markers].iter().chain(phases) {
            self.state.frames.push(*frame);
        }
    }

    /// A player has so many cubes on a card, taken from the hand.
    pub fn cubes(&mut self, player: u8, on: &str, count: u8) {
        let cubes = &mut self.state.cards[character(on)].cubes[Player(player)];
        let hand = &mut self.state.players[Player(player)].cubes;
        *hand = *hand + *cubes - count;
        *cubes = count;
    }

    /// A player has so many own cubes in the Betrayal box, taken from the hand.
    pub fn betrayal(&mut self, player: u8, count: u8) {
        let state = &mut self.state.players[Player(player)];
        state.cubes = state.cubes + state.betrayal - count;
        state.betrayal = count;
    }

    /// A player's disc lies on a card.
    pub fn disc(&mut self, player: u8, on: &str) {
        self.state.players[Player(player)].disc = Some(character(on));
    }

    /// A player holds an Identity as the Secret Identity.
    pub fn secret(&mut self, player: u8, card: &str) {
        self.state.identities[identity(card)] = IdentityPlace::Secret(Player(player));
    }

    /// A player's seat holds an Identity as a Bonus Character.
    pub fn bonus(&mut self, player: u8, card: &str) {
        let seat = self.look().seat_of(Player(player));
        self.state.identities[identity(card)] = IdentityPlace::Bonus(seat);
    }

    /// A player has revealed an Identity, early, so that Reveal Powers apply; one-time ones are over.
    pub fn pc(&mut self, player: u8, card: &str) {
        self.state.identities[identity(card)] = IdentityPlace::Revealed(Player(player));
        let state = &mut self.state.players[Player(player)];
        state.pc = Some(identity(card));
        state.revealed_early = true;
    }

    /// A player is Innocent, Suspect or Guilty.
    pub fn guilt(&mut self, player: u8, guilt: Guilt) {
        self.state.players[Player(player)].guilt = guilt;
    }

    /// Kompromat of a Character lies in a section.
    pub fn kompromat(&mut self, of: &str, at: &str) {
        self.state.kompromat[character(of)] = KompromatPlace::Board(section(at));
    }

    /// Kompromat of a Character is in a player's hand.
    pub fn kompromat_in_hand(&mut self, player: u8, of: &str) {
        let seat = self.look().seat_of(Player(player));
        self.state.kompromat[character(of)] = KompromatPlace::Hand { seat, known: false };
    }

    /// Whether the Kompromat of a Character is in a player's hand.
    pub fn holds_kompromat(&self, player: u8, of: &str) -> bool {
        let hand = self.look().seat_of(Player(player));
        matches!(self.state.kompromat[character(of)], KompromatPlace::Hand { seat, .. } if seat == hand)
    }

    /// A player's guilt.
    pub fn guilt_of(&self, player: u8) -> Guilt {
        self.state.players[Player(player)].guilt
    }

    /// A player's cubes on a card.
    pub fn cubes_of(&self, player: u8, on: &str) -> u8 {
        self.state.cards[character(on)].cubes[Player(player)]
    }

    /// A player's cubes in hand.
    pub fn hand(&self, player: u8) -> u8 {
        self.state.players[Player(player)].cubes
    }

    /// Whether a Character is a player's Conspirator.
    pub fn conspires(&self, player: u8, who: &str) -> bool {
        self.look().is_conspirator(Player(player), character(who))
    }

    /// The seat of a player.
    pub fn seat(&self, player: u8) -> Seat {
        self.look().seat_of(Player(player))
    }
}

/// Decisions.
impl TestTable {
    /// Carries out everything that needs nobody.
    pub fn carry_on(&mut self) {
        self.engine().carry_on();
    }

    /// The seat that is asked; the first, if several are.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        match Stationfall::new().turn(&self.state) {
            Turn::Awaiting(awaited) => awaited.seats.lowest().expect("somebody is asked"),
            Turn::Over(_) => panic!("nobody is asked: the game is over"),
        }
    }

    /// Every decision of the seat that is asked, in its notation.
    #[track_caller]
    pub fn choices(&self) -> Vec<String> {
        let mut moves = MoveList::new();
        kernel::play::legal(&Stationfall::new(), &self.state, self.asked(), &mut moves);
        moves.iter().map(|mv| mv.to_string()).collect()
    }

    /// The seat that is asked decides this, with everything up to the next decision.
    #[track_caller]
    pub fn decide(&mut self, notation: &str) {
        let (seat, mv) = (self.asked(), decision(notation));
        let game = Stationfall::new();
        if let Err(refusal) = game.check(&self.state, seat, &mv) {
            panic!("{notation}: {} {}", refusal.rule, refusal.reason);
        }
        assert!(self.choices().contains(&mv.to_string()), "{notation}: allowed but not listed");
        game.play(&mut self.state, seat, &mv, &mut self.journal);
    }

    /// Demands that the decision is refused by this rule, and not listed.
    #[track_caller]
    pub fn decision_refused(&self, notation: &str, rule: &str) {
        let mv = decision(notation);
        match Stationfall::new().check(&self.state, self.asked(), &mv) {
            Ok(()) => panic!("{notation}: expected a refusal by {rule}, found none"),
            Err(refusal) => assert_eq!(refusal.rule.0, rule, "{notation}: {}", refusal.reason),
        }
        assert!(!self.choices().contains(&mv.to_string()), "{notation}: listed though refused");
    }
}

/// Stationfall.
impl TestTable {
    /// Changes the position by a line in the notation of scenarios.
    #[track_caller]
    pub fn arrange(&mut self, change: &str) {
        if let Err(error) = Stationfall::new().arrange(&mut self.state, change) {
            panic!("`{change}`: {error}");
        }
    }

    /// Stationfall begins, as after Minute 0, with everything up to the next decision.
    pub fn fall(&mut self) {
        self.engine().stationfall(Ending::ReentryAfterZero);
        self.carry_on();
    }

    /// How the game ended.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        match Stationfall::new().turn(&self.state) {
            Turn::Over(outcome) => outcome,
            Turn::Awaiting(awaited) => panic!("the game is not over: {awaited:?}"),
        }
    }

    /// The seats that won, as the numbers of their first players.
    #[track_caller]
    pub fn winners(&self) -> Vec<u8> {
        self.outcome().won().iter().map(|seat| seat.0).collect()
    }

    /// Why a player's seat has points: every reason with its points, those of both colours together.
    pub fn reasons(&self, player: u8) -> Vec<(i32, Reason)> {
        let mut reasons = Vec::new();
        reckoning::reckon(self.look(), self.seat(player), &mut |line| {
            reasons.push((line.points, line.reason));
        });
        reasons
    }

    /// The points of a player's seat.
    pub fn points(&self, player: u8) -> i32 {
        reckoning::of_seat(self.look(), self.seat(player))
    }

    /// The points a player's PC has by its Agenda.
    pub fn agenda(&self, player: u8) -> i32 {
        let by_agenda = |(points, reason)| match reason {
            Reason::Agenda(..) => points,
            _ => 0,
        };
        self.reasons(player).into_iter().map(by_agenda).sum()
    }
}

/// The decision in its notation.
pub fn decision(notation: &str) -> Move {
    notation.parse().unwrap_or_else(|error| panic!("`{notation}`: {error}"))
}

thread_local! {
    /// A table of the game with its words.
    static SPOKEN: Situation<Stationfall> = Situation::new(Stationfall::new());
}

/// Who wishes for something in vain: a seat that is asked for a decision, or somebody who would act, by some right.
pub trait Wisher {
    /// The refusal of what is wished for in its notation, if it is refused.
    fn refusal(self, t: &TestTable, notation: &str) -> Option<Refusal>;
}

impl Wisher for Seat {
    fn refusal(self, t: &TestTable, notation: &str) -> Option<Refusal> {
        Stationfall::new().check(&t.state, self, &decision(notation)).err()
    }
}

impl Wisher for &str {
    fn refusal(self, t: &TestTable, notation: &str) -> Option<Refusal> {
        (self, Right::Paid).refusal(t, notation)
    }
}

impl Wisher for (&str, Right) {
    fn refusal(self, t: &TestTable, notation: &str) -> Option<Refusal> {
        t.check(self.0, notation, self.1).err()
    }
}

/// Fails unless this rule refuses the wish, and a person reads this English sentence.
#[track_caller]
pub fn refused(t: &TestTable, who: impl Wisher, notation: &str, rule: &str, sentence: &str) {
    reads(who.refusal(t, notation), notation, rule, sentence);
}

/// The same of a decision on any table.
#[track_caller]
pub fn refused_at(state: &State, seat: Seat, notation: &str, rule: &str, sentence: &str) {
    let refusal = Stationfall::new().check(state, seat, &decision(notation)).err();
    reads(refusal, notation, rule, sentence);
}

#[track_caller]
fn reads(refusal: Option<Refusal>, notation: &str, rule: &str, expected: &str) {
    let refusal =
        refusal.unwrap_or_else(|| panic!("`{notation}` is allowed, not refused by {rule}"));
    let read = SPOKEN.with(|table| table.sentence(&refusal));
    assert!(
        (refusal.rule.0, read.as_str()) == (rule, expected),
        "{rule} should refuse `{notation}` with\n  {expected}\nbut {} does with\n  {read}",
        refusal.rule
    );
}
