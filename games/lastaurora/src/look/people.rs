//! Survivors (LA-11) and what they add.

use workbench::small::{Maybe, Set8};

use super::Look;
use crate::boxes::Sort;
use crate::ids::CrewPlace;
use crate::moves::Cell;
use crate::state::{Member, Player};
use crate::survivor::Ability;
use crate::vocab::{Cond, Op, Zone};

impl<'a> Look<'a> {
    /// The Survivors of a player, with their places.
    #[inline]
    pub fn crew(self, player: Player) -> impl Iterator<Item = (CrewPlace, &'a Member)> {
        self.of(player).crew.iter().filter(|(_, member)| member.present())
    }

    /// How many Survivors a player owns.
    #[inline]
    pub fn survivors(self, player: Player) -> u8 {
        self.crew(player).count() as u8
    }

    /// Tokens that need a box for Survivors: Survivors and children.
    #[inline]
    pub fn people(self, player: Player) -> u8 {
        self.survivors(player) + self.of(player).children.len() as u8
    }

    /// Survivors in a zone.
    pub fn in_zone(self, player: Player, zone: Zone) -> Set8<CrewPlace> {
        self.crew(player).filter(|(_, member)| member.zone == zone).map(|(slot, _)| slot).collect()
    }

    /// Whether a Survivor has the deadly number of counters (LA-11.8).
    #[inline]
    pub fn doomed(self, member: &Member) -> bool {
        member.contamination > 0
            && member.present()
            && member.contamination >= self.content.survivors[member.survivor()].death_at
    }

    /// Strength of a Survivor (LA-11.6).
    #[inline]
    pub fn member_strength(self, member: &Member) -> i8 {
        (self.content.survivors[member.survivor()].strength - member.contamination as i8).max(0)
    }

    /// Strength of these participants without Food and Objects (LA-5.4).
    pub fn party_strength(self, player: Player, parts: Set8<CrewPlace>) -> i8 {
        let own = self.of(player);
        let mut strength = 0;
        for slot in parts {
            let member = &own.crew[slot];
            strength += self.member_strength(member);
            if let Ability::StrengthAlone(n) = self.content.survivors[member.survivor()].ability
                && parts.len() == 1
            {
                strength += n as i8;
            }
        }
        strength
    }

    /// Strength of the action in progress.
    pub fn strength(self, player: Player) -> i8 {
        let explore = &self.state.explore;
        (self.party_strength(player, explore.parts) + explore.boost).max(0)
    }

    /// Whether a Survivor could join, perhaps after dismissing another (LA-11.4). Participants cannot be dismissed.
    pub fn can_recruit(self, player: Player, parts: Set8<CrewPlace>) -> bool {
        let others = self.crew(player).any(|(slot, _)| !parts.contains(slot));
        others || self.has_survivor_room(player)
    }

    /// Whether a Survivor could join without dismissing another: resources may be thrown away for the token (LA-11.4).
    pub fn has_survivor_room(self, player: Player) -> bool {
        let room = self.room(player);
        self.survivors(player) < 5 && room.crew + room.cargo > self.people(player)
    }

    /// Speed without extra Fuel (LA-7.4), not below 0 (LA-1.14).
    pub fn speed(self, player: Player) -> i8 {
        self.raw_speed(player).max(0)
    }

    /// The sum of everything that makes speed.
    pub fn raw_speed(self, player: Player) -> i8 {
        let own = self.of(player);
        let truck = &own.convoy[Cell::TRUCK];
        let mut speed = self.content.convoy[truck.card()].speed + own.speed;
        speed += self.special(player, |sort| match sort {
            Sort::Speed(n) => n,
            _ => 0,
        }) as i8;
        for (_, ability) in self.abilities(player) {
            speed += self.ability_speed(player, ability);
        }
        speed
    }

    /// What an ability adds to the speed of a convoy while its Survivor is active.
    pub fn ability_speed(self, player: Player, ability: Ability) -> i8 {
        match ability {
            Ability::CatchUp { base, extra, distance } => {
                base + if self.behind_leader(player) >= distance { extra } else { 0 }
            }
            Ability::SpeedIf(n, cond) if self.holds(cond, player, Maybe::NONE) => n as i8,
            Ability::SpeedByCards { thresholds, values } => {
                self.by_cards(player, thresholds, values) as i8
            }
            Ability::Effects(program) => self
                .content
                .program(program)
                .iter()
                .map(|effect| match effect.op {
                    Op::Speed { n, .. } => n,
                    _ => 0,
                })
                .sum(),
            _ => 0,
        }
    }

    /// The highest step reached by the number of cards (LA-X3.13, LA-X3.14).
    pub fn by_cards(self, player: Player, thresholds: [u8; 3], values: [u8; 3]) -> u8 {
        let cards = self.card_count(player);
        let mut reached =
            thresholds.iter().zip(values).filter(|(threshold, _)| cards >= **threshold);
        reached.next_back().map_or(0, |(_, value)| value)
    }

    /// Whether a condition may be asked about, for tests of single abilities.
    pub fn opponent_ahead(self, player: Player) -> bool {
        self.holds(Cond::OpponentAhead {}, player, Maybe::NONE)
    }

    /// The level at which a weapon is read (LA-14.3).
    pub fn weapon_level(self, player: Player, printed: u8) -> u8 {
        let mut level = printed;
        for (_, ability) in self.abilities(player) {
            if let Ability::LevelPlus { n, max } = ability {
                level = (level + n).min(max.max(printed));
            }
        }
        level.clamp(1, 4)
    }

    /// The Gunner who could still fire a weapon once more.
    pub fn gunner(self, player: Player) -> Option<CrewPlace> {
        self.abilities(player)
            .find(|(slot, ability)| {
                *ability == Ability::Refire && !self.of(player).crew[*slot].used
            })
            .map(|(slot, _)| slot)
    }
}
