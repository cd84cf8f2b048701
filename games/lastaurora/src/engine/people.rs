//! Survivors: joining, Contamination, death (LA-11).

use super::Engine;
use crate::decisions::MakeRoom;
use crate::event::Touch;
use crate::frame::{Excess, Frame};
use crate::ids::{CrewPlace, SurvivorKind};
use crate::state::{Member, Player};
use crate::survivor::Ability;
use crate::vocab::Zone;

impl Engine<'_> {
    /// A Survivor card joins in a zone (LA-5.11). The player has a token and will make room.
    pub fn join(&mut self, player: Player, kind: SurvivorKind, zone: Zone) {
        let free = self.of(player).crew.iter().find(|(_, member)| !member.present());
        let Some((slot, _)) = free else { return };
        self.of(player).crew[slot] =
            Member { kind: kind.into(), zone, contamination: 0, used: false };
        let name = self.content.survivors[kind].name;
        let event = self.about("LA-5.11", "la-event-recruits", player).name("who", name);
        self.tell(event.at(Touch::Survivor(player, slot)));
        if self.look().excess(player) > 0 {
            self.ask(Frame::Overload(MakeRoom { player, why: Excess::Joined(slot) }));
        }
    }

    /// Puts Contamination counters on a Survivor (LA-11.6).
    pub fn contaminate(&mut self, player: Player, slot: CrewPlace, n: u8) {
        let content = self.content;
        let member = &mut self.of(player).crew[slot];
        if !member.present() || n == 0 {
            return;
        }
        member.contamination += n;
        let name = content.survivors[member.survivor()].name;
        let event = self.about("LA-11.6", "la-event-contaminated", player);
        self.tell(event.name("who", name).number("n", n).at(Touch::Survivor(player, slot)));
    }

    /// Removes Contamination counters from a Survivor who is not doomed (LA-11.8).
    pub fn clean(&mut self, player: Player, slot: CrewPlace, n: u8) {
        let member = self.look().of(player).crew[slot];
        let n = n.min(member.contamination);
        if n == 0 || self.look().doomed(&member) {
            return;
        }
        self.of(player).crew[slot].contamination -= n;
        let name = self.content.survivors[member.survivor()].name;
        let event = self.about("LA-19.12", "la-event-cleaned", player);
        self.tell(event.name("who", name).number("n", n).at(Touch::Survivor(player, slot)));
    }

    /// A Survivor is lost: the card goes to where it belongs (LA-11.9, LA-5.23).
    pub fn lose_survivor(
        &mut self,
        player: Player,
        slot: CrewPlace,
        rule: &'static str,
        id: &'static str,
    ) {
        let member = self.look().of(player).crew[slot];
        if !member.present() {
            return;
        }
        self.of(player).crew[slot] = Member::NOBODY;
        let card = &self.content.survivors[member.survivor()];
        if let Some(place) = card.card {
            self.state.discard.insert(place);
        } else if member.kind.is(self.content.known.castaway) {
            self.state.castaways += 1;
        }
        if self.state.explore.active && self.explorer() == Some(player) {
            self.state.explore.parts.remove(slot);
        }
        let event = self.about(rule, id, player).name("who", card.name);
        self.tell(event.at(Touch::Survivor(player, slot)));
    }

    /// Who is exploring.
    pub fn explorer(&self) -> Option<Player> {
        crate::flow::explorer(self.state)
    }

    /// Applies deaths (LA-11.7): called when an action or effect is completed.
    pub fn deaths(&mut self) {
        for player in self.look().players() {
            let doomed = |member: &Member| self.look().doomed(member);
            if !self.look().of(player).crew.values().iter().any(doomed) {
                continue;
            }
            for slot in CrewPlace::ALL {
                let member = self.look().of(player).crew[slot];
                if self.look().doomed(&member) {
                    self.lose_survivor(player, slot, "LA-11.7", "la-event-dies");
                }
            }
        }
    }

    /// Moves a Survivor to a zone. Whenever the Leader would be moved to the Exhausted Zone, he is moved to the Rest Zone:
    /// his card says so, and wins (LA-1.5, LA-R85).
    pub fn send(&mut self, player: Player, slot: CrewPlace, zone: Zone, rule: &'static str) {
        let content = self.content;
        let member = &mut self.of(player).crew[slot];
        if !member.present() {
            return;
        }
        let zone = match content.survivors[member.survivor()].ability {
            Ability::ExhaustToRest if zone == Zone::Exhausted => Zone::Rest,
            _ => zone,
        };
        if member.zone == zone {
            return;
        }
        member.zone = zone;
        let name = content.survivors[member.survivor()].name;
        let event = self.about(rule, "la-event-to-zone", player).name("who", name);
        self.tell(event.name("zone", zone.word()).at(Touch::Survivor(player, slot)));
    }
}
