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

mod deeds;
mod names;
mod questions;
mod wishes;

use std::fmt::Display;
use std::ops::{Deref, DerefMut};

use conformance::testing::Situation;
use kernel::Seed;
use kernel::chance::Chance;
use stationfall::Stationfall;
use stationfall::content::Content;
use stationfall::frame::Frame;
use stationfall::ids::{Character, ProjectX};
use stationfall::setup::Plan;
use stationfall::state::{Guilt, IdentityPlace, Player, State, Turn};
use workbench::flat::By;

pub use names::*;
pub use wishes::refused;

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
