//! Changes to the table, with everything that follows from them.

mod convoy;
mod decks;
pub(crate) use decks::{AUTOMA_STREAM, SETUP};
mod people;

use workbench::script::Running;

use crate::content::Content;
use crate::decisions::MakeRoom;
use crate::event::{Event, Touch};
use crate::frame::{Circumstances, Excess, Frame};
use crate::look::Look;
use crate::state::{Player, PlayerState, State};
use crate::vocab::{Program, Res, Stage};

workbench::engine! {
    /// The table, to be changed.
    pub struct Engine(Content, State, Frame, Event) {}
    look: Look,
    log: |event, _state| -> Event { event },
}

impl Engine<'_> {
    /// One player.
    #[inline]
    pub fn of(&mut self, player: Player) -> &mut PlayerState {
        &mut self.state.players[player.index()]
    }

    /// Starts a list of effects.
    pub fn run(&mut self, program: Program, with: Circumstances) {
        if !program.is_empty() {
            self.ask(Frame::Run(Running::new(program, with)));
        }
    }

    /// Starts a list of effects for a player.
    pub fn run_for(&mut self, program: Program, by: Player) {
        self.run(program, Circumstances::of(by));
    }

    /// An event about a player.
    pub fn about(&self, rule: &'static str, id: &'static str, player: Player) -> Event {
        Event::new(rule, id)
            .player("seat", player, self.state.table.automa(player))
            .at(Touch::Convoy(player))
    }

    /// A player gains tokens from the supply and loads them (LA-19.4). The Automa needs no boxes.
    pub fn gain(&mut self, player: Player, res: Res, n: u8) {
        let n = n.min(self.state.supply[res]);
        if n == 0 {
            return;
        }
        self.state.supply[res] -= n;
        self.of(player).res[res] += n;
        let event = self.about("LA-19.4", "la-event-gains", player);
        self.tell(event.number("n", n).name("what", res.word()));
        if !self.look().automa(player) && self.look().excess(player) > 0 {
            self.ask(Frame::Overload(MakeRoom { player, why: Excess::Gained }));
        }
    }

    /// A player returns tokens to the supply, as many as there are.
    pub fn lose(&mut self, player: Player, res: Res, n: u8) -> u8 {
        let own = &mut self.of(player).res[res];
        let n = n.min(*own);
        *own -= n;
        self.state.supply[res] += n;
        n
    }

    /// A player loses tokens by an effect, as many as there are, and everybody hears of it (LA-19.7).
    pub fn loses(&mut self, player: Player, res: Res, n: u8) {
        let lost = self.lose(player, res, n);
        if lost > 0 {
            let event = self.about("LA-19.7", "la-event-loses", player);
            self.tell(event.number("n", lost).name("what", res.word()));
        }
    }

    /// Moves the Fame counter; losses stop at the floor (LA-19.8).
    pub fn fame(&mut self, player: Player, n: i8) {
        let floor = self.content.setup.fame_floor;
        let own = &mut self.of(player).fame;
        let before = *own;
        *own = own.saturating_add(n).max(floor);
        let change = *own - before;
        if change != 0 {
            let id = if change > 0 { "la-event-fame-up" } else { "la-event-fame-down" };
            let event = self.about("LA-19.8", id, player).number("n", change.abs());
            self.tell(event);
        }
    }

    /// Moves the Aurora to a stage of its stop (LA-19.19), unless somebody has reached it (LA-16.7).
    pub fn aurora(&mut self, to: Stage) {
        let red = to == Stage::Red;
        if self.state.aurora.anchored || self.state.aurora.red == red {
            return;
        }
        self.state.aurora.red = red;
        let id = if red { "la-event-aurora-red" } else { "la-event-aurora-yellow" };
        let mooring = self.look().map().space_name(self.look().mooring());
        self.tell(Event::new("LA-13.10", id).at(Touch::Space(mooring)));
        self.ship_comes();
    }

    /// Whoever stands at or beyond the new mooring has reached the Aurora (LA-16.8).
    pub fn ship_comes(&mut self) {
        let mooring = self.look().mooring();
        for player in self.look().players() {
            if self.look().passed(player, mooring) && !self.look().of(player).aboard {
                self.board(player);
            }
        }
    }

    /// A convoy reaches the Aurora (LA-16.5).
    pub fn board(&mut self, player: Player) {
        self.of(player).aboard = true;
        self.state.aurora.anchored = true;
        let event = self.about("LA-16.5", "la-event-aboard", player);
        self.tell(event);
    }
}
