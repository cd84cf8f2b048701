//! Steps B to K of the End of Round Phase (chapter LA-9).

use crate::content::Deadline;
use crate::decisions::{DiscardObjects, FreeBox};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::options::Module;
use crate::state::{NONE, Player, Step};
use crate::vocab::Zone;

impl Engine<'_> {
    /// Steps B to K of the End of Round Phase (LA-9.2 to LA-9.12).
    pub(crate) fn end_of_round(&mut self) {
        match self.state.step {
            Step::SelfRepair => {
                self.self_repair();
                self.go_to(Step::RoundMissions);
            }
            Step::RoundMissions => {
                self.go_to(Step::LastHope);
                self.deadlines(Deadline::EndOfRound);
            }
            Step::LastHope => match self.next_player(false) {
                Some(player) => {
                    if !self.look().automa(player) && self.look().survivors(player) == 0 {
                        self.last_hope(player);
                    }
                }
                None => self.go_to(Step::ObjectLimit),
            },
            Step::ObjectLimit => match self.next_player(false) {
                Some(player) if self.look().automa(player) => {}
                Some(player) => {
                    let over = self
                        .look()
                        .hand_size(player)
                        .saturating_sub(self.look().object_limit(player));
                    if over > 0 {
                        self.push(Frame::DiscardObjects(DiscardObjects { player, left: over }));
                    }
                }
                None => self.go_to(Step::ShakenOff),
            },
            Step::ShakenOff => {
                let last = self.look().players().map(|player| self.look().region(player)).min();
                while let Some(place) =
                    self.state.enemies.iter().position(|enemy| Some(enemy.region) < last)
                {
                    let name = self.content.enemies[self.state.enemies[place].enemy].name;
                    self.tell(Event::new("LA-9.6", "la-event-enemy-gone").name("enemy", name));
                    self.leave(place);
                }
                self.go_to(Step::EndCheck);
            }
            Step::EndCheck => {
                let aboard = self.look().players().any(|player| self.look().of(player).aboard);
                let last =
                    usize::from(self.state.aurora.stop) + 1 == self.look().map().moorings.len();
                if last && !aboard {
                    self.tell(Event::new("LA-16.10", "la-event-aurora-departs"));
                }
                self.go_to(if aboard || last { Step::FinalMissions } else { Step::AuroraMoves });
            }
            Step::AuroraMoves => {
                self.state.aurora.stop += 1;
                self.state.aurora.red = false;
                let stop = self.state.aurora.stop + 1;
                self.tell(Event::new("LA-9.8", "la-event-aurora-moves").number("stop", stop));
                self.ship_comes();
                self.go_to(Step::StoryDiscard);
            }
            Step::StoryDiscard => {
                self.discard_top_story();
                self.go_to(Step::Trim);
            }
            Step::Trim => {
                self.trim();
                self.go_to(Step::NewRound);
                self.push(Frame::Refill);
            }
            Step::NewRound => {
                self.state.round += 1;
                self.go_to(Step::ExploreStart);
            }
            Step::FinalMissions => {
                self.go_to(Step::Over);
                self.deadlines(Deadline::GameEnd);
                if !self.state.frames.is_empty() {
                    // What the missions bring comes before the scoring.
                    self.go_to(Step::FinalMissions);
                }
            }
            _ => self.go_to(Step::Over),
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
            self.push(Frame::FreeBox(FreeBox { player }));
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
        let cards = self.state.zone.iter().filter(|card| **card != NONE).count();
        let mut excess = cards.saturating_sub(usize::from(keep));
        for slot in 0..5 {
            if excess > 0 && self.state.zone[slot] != NONE {
                let card = std::mem::replace(&mut self.state.zone[slot], NONE);
                self.discard_card(card);
                let name = self.content.cards[usize::from(card)].name;
                self.tell(Event::new("LA-9.10", "la-event-trimmed").name("card", name));
                excess -= 1;
            }
        }
    }
}
