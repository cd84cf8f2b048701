//! What consoles can tell the Combat Swarm (SF-A8.2), and whom a Monster can Attack.

use kernel::{Refusal, require};

use crate::action::{Actor, Weapon};
use crate::engine::Engine;
use crate::ids::{Ability, Body, Section};
use crate::look::Look;

impl Look<'_> {
    /// Whether the Swarm can be told to Step there (SF-A8.2).
    pub(crate) fn check_swarm_step(self, to: Section) -> Result<(), Refusal> {
        let Some((monster, from)) = self.live_monster() else {
            return Err(Refusal::new("SF-A8.2", "sf-refused-no-live-monster"));
        };
        let way = self.monster_ways(monster, from).any(|way| way.to == to);
        require(way, || {
            Refusal::new("SF-A8.2", "sf-refused-monster-way").with("where", to.word())
        })?;
        require(self.monster_fits(monster, to), || {
            Refusal::new("SF-5.5.3", "sf-refused-pod-full").with("where", to.word())
        })
    }

    /// Whether the Swarm can be told to Attack somebody (SF-A8.2): as with a Bludgeon.
    pub(crate) fn check_swarm_attack(self, body: Body) -> Result<(), Refusal> {
        self.check_monster_attack(body, Weapon::Bludgeon)
    }

    /// Whether the Monster can Attack somebody by the rules of a weapon (SF-12.8.1, SF-12.8.2).
    pub(super) fn check_monster_attack(self, body: Body, weapon: Weapon) -> Result<(), Refusal> {
        let named = |rule, reason| Refusal::new(rule, reason).with("who", body.word());
        let Some((_, section)) = self.live_monster() else {
            return Err(Refusal::new("SF-A8.2", "sf-refused-no-live-monster"));
        };
        require(self.can_possess(body), || named("SF-A4.2", "sf-refused-not-a-target"))?;
        require(self.section_of(body) == Some(section), || {
            named("SF-12.8.1", "sf-refused-not-with-monster")
        })?;
        require(self.is_live(body), || named("SF-0.4", "sf-refused-already-down"))?;
        if weapon == Weapon::Gun {
            return Ok(());
        }
        require(!self.helmeted(body), || named("SF-12.8.1", "sf-refused-helmeted"))?;
        require(!self.has_ability(Actor::Body(body), Ability::Armored), || {
            named("SF-4.4.1", "sf-refused-armored")
        })
    }
}

impl Engine<'_> {
    /// The Swarm Steps where it was told to.
    pub(crate) fn swarm_step(&mut self, to: Section) {
        self.monster_moves(to);
    }

    /// The Swarm Attacks whom it was told to. This is an Action of the Activate phase and can be witnessed.
    pub(crate) fn swarm_attack(&mut self, body: Body) {
        self.put_down(body);
    }
}
