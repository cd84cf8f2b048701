//! The steps of the End of Round Phase (chapter LA-9).

use crate::boxes::Sort;
use crate::content::Deadline;
use crate::decisions::{DiscardObjects, FreeBox, RoundTurn};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{RowPlace, Slot, Stop};
use crate::options::Module;
use crate::state::{EnemyState, Player, Step};
use crate::vocab::Zone;

impl Engine<'_> {
    /// Step A: the own End of Round effects (LA-9.1).
    pub(crate) fn next_round_effects(&mut self) {
        match self.next_player(false) {
            Some(player) if self.look().automa(player) => {
                self.automa_turn(Frame::AutomaRound { at: RowPlace::FIRST });
            }
            Some(player) => {
                self.ask(Frame::RoundTurn(RoundTurn { player }));
                let objects = self.look().special(player, |sort| match sort {
                    Sort::RoundObject(n) => n,
                    _ => 0,
                });
                self.draw_objects(player, objects);
            }
            None => self.go_to(Step::SelfRepair),
        }
    }

    /// Step B (LA-9.2).
    pub(crate) fn repair_themselves(&mut self) {
        self.self_repair();
        self.go_to(Step::RoundMissions);
    }

    /// Step D: nobody goes on without Survivors (LA-9.4).
    pub(crate) fn next_last_hope(&mut self) {
        match self.next_player(false) {
            Some(player) => {
                if !self.look().automa(player) && self.look().survivors(player) == 0 {
                    self.last_hope(player);
                }
            }
            None => self.go_to(Step::ObjectLimit),
        }
    }

    /// Step E: the Object limit (LA-9.5).
    pub(crate) fn next_object_limit(&mut self) {
        match self.next_player(false) {
            Some(player) if self.look().automa(player) => {}
            Some(player) => {
                let look = self.look();
                let left = look.hand_size(player).saturating_sub(look.object_limit(player));
                if left > 0 {
                    self.ask(Frame::DiscardObjects(DiscardObjects { player, left }));
                }
            }
            None => self.go_to(Step::ShakenOff),
        }
    }

    /// Step F: Enemies behind everybody leave (LA-9.6).
    pub(crate) fn shake_off(&mut self) {
        let last = self.look().players().map(|player| self.look().region(player)).min();
        let behind = |enemy: &EnemyState| Some(enemy.region) < last;
        while let Some(place) = self.state.enemies.iter().position(behind) {
            let name = self.content.enemies[self.state.enemies[place].enemy].name;
            self.tell(Event::new("LA-9.6", "la-event-enemy-gone").name("enemy", name));
            self.leave(place);
        }
        self.go_to(Step::EndCheck);
    }

    /// Step G: whether the game is over (LA-9.7).
    pub(crate) fn check_end(&mut self) {
        let aboard = self.look().players().any(|player| self.look().of(player).aboard);
        let last = self.state.aurora.stop == Stop::LAST;
        if last && !aboard {
            self.tell(Event::new("LA-16.10", "la-event-aurora-departs"));
        }
        self.go_to(if aboard || last { Step::FinalMissions } else { Step::AuroraMoves });
    }

    /// Step H: the Aurora moves to its next stop (LA-9.8).
    pub(crate) fn aurora_sails(&mut self) {
        self.state.aurora.stop = self.state.aurora.stop.later(1);
        self.state.aurora.red = false;
        let stop = self.state.aurora.stop.number();
        self.tell(Event::new("LA-9.8", "la-event-aurora-moves").number("stop", stop));
        self.ship_comes();
        self.go_to(Step::StoryDiscard);
    }

    /// Step I (LA-9.9).
    pub(crate) fn story_leaves(&mut self) {
        self.discard_top_story();
        self.go_to(Step::Trim);
    }

    /// Step J, and the zone is refilled (LA-9.10, LA-9.11).
    pub(crate) fn trim_zone(&mut self) {
        self.trim();
        self.go_to(Step::NewRound);
        self.ask(Frame::Refill);
    }

    /// Step K (LA-9.12).
    pub(crate) fn new_round(&mut self) {
        self.state.round += 1;
        self.go_to(Step::ExploreStart);
    }

    /// Missions until the end of the game. What they bring comes before the scoring.
    pub(crate) fn final_missions(&mut self) {
        self.go_to(Step::Over);
        self.deadlines(Deadline::GameEnd);
        if !self.state.frames.is_empty() {
            self.go_to(Step::FinalMissions);
        }
    }

    /// A player without Survivors takes a Castaway into the Active Zone (LA-9.4).
    fn last_hope(&mut self, player: Player) {
        if self.state.castaways == 0 {
            return;
        }
        let room = self.look().room(player);
        // Children keep their boxes: they are never thrown away (LA-X4.31).
        if room.crew + room.cargo <= self.look().people(player) {
            self.ask(Frame::FreeBox(FreeBox { player }));
        } else {
            self.castaway_comes(player);
        }
    }

    /// A Castaway of the supply enters the Active Zone of a player who has nobody (LA-9.4).
    pub(crate) fn castaway_comes(&mut self, player: Player) {
        self.state.castaways -= 1;
        let event = self.about("LA-9.4", "la-event-castaway", player);
        self.tell(event);
        self.join(player, self.content.known.castaway, Zone::Active);
    }

    /// Step J: the leftmost excess cards are discarded (LA-9.10, LA-X5.23).
    fn trim(&mut self) {
        let [usual, pvp, pvp_two] = self.content.setup.keep;
        let keep = match (self.state.table.module(Module::Pvp), self.state.table.players) {
            (false, _) => usual,
            (true, 2) => pvp_two,
            (true, _) => pvp,
        };
        let cards = self.look().zone().count();
        let mut excess = cards.saturating_sub(usize::from(keep));
        for slot in Slot::ALL {
            if excess > 0
                && let Some(card) = self.state.zone[slot].take()
            {
                self.discard_card(card);
                let name = self.content.cards[card].name;
                self.tell(Event::new("LA-9.10", "la-event-trimmed").name("card", name));
                excess -= 1;
            }
        }
    }
}
