//! Deeds done to somebody.

use super::{Deed, Draft, Reader, sides};
use crate::action::{Action, Loot, Repair, Target, Weapon};
use crate::automation::script::{Arg, Call, Verb};
use crate::condition::{Value, Who};
use crate::ids::{Ability, Body, Item, Section};
use crate::state::Player;

/// A Firebomb comes after every weapon (SF-B10.6a).
const FIREBOMB: u8 = 9;

impl Reader<'_> {
    /// A verb whose last argument is somebody.
    pub(super) fn done_to_somebody(&self, call: &Call, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let Some(who) = call.args.last() else { return };
        let what = call.args.first().filter(|_| call.args.len() > 1);
        self.values(who, &mut |number, value| {
            let Value::Who(who) = value else { return };
            let draft = match what {
                Some(_) => Draft { second: number, ..draft },
                None => Draft { first: number, ..draft },
            };
            if who == Who::Monster {
                return self.done_to_the_monster(call.verb, draft, found);
            }
            self.bodies_of(who, &mut |body| {
                let draft = self.with_target(draft, body);
                match what {
                    Some(what) => self.of_a_thing(call.verb, what, body, draft, found),
                    None => self.done_to_body(call.verb, body, draft, found),
                }
            });
        });
    }

    fn done_to_the_monster(&self, verb: Verb, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let at = self.look.state.project_x.monster;
        if verb == Verb::Attack && at.is_some() {
            for (means, with) in [(0, Weapon::Gun), (1, Weapon::Bludgeon)] {
                let action = Action::Attack { target: Target::Monster, with };
                self.offer(Draft { means, ..draft }, at, Some(action), found);
            }
        }
    }

    /// Give, Copy, Rob: a thing and somebody.
    fn of_a_thing(
        &self,
        verb: Verb,
        what: &Arg,
        body: Body,
        draft: Draft,
        found: &mut dyn FnMut(Deed),
    ) {
        let look = self.look;
        let at = look.section_of(body);
        let Some(own) = self.body().filter(|own| *own != body) else { return };
        self.values(what, &mut |first, thing| {
            let draft = Draft { first, ..draft };
            match (verb, thing) {
                (Verb::Give, Value::Item(item)) => {
                    if sides(item).any(|side| look.has(body, side)) {
                        return;
                    }
                    for item in sides(item).filter(|side| look.has_loose(own, *side)) {
                        self.offer(draft, at, Some(Action::Give { item, to: body }), found);
                    }
                }
                (Verb::Copy, Value::Data(data)) if look.has_data(own, data) => {
                    let action = Some(Action::Copy { data, to: body });
                    self.offer(draft, at, action, found);
                    // With Jammers OFF the distance does not matter (SF-12.6.2).
                    if !look.state.station.jammers && self.here() != at {
                        self.offer(draft, self.here(), action, found);
                    }
                }
                (Verb::Rob, thing) => {
                    let loot = match thing {
                        Value::Item(item) if look.has(body, item) && !look.has(own, item) => {
                            Loot::Item(item)
                        }
                        Value::Data(data) if look.has_data(body, data) => Loot::Data(data),
                        _ => return,
                    };
                    let weapons = [Weapon::Gun, Weapon::Bludgeon, Weapon::Badge];
                    for (means, with) in (0u8..).zip(weapons) {
                        let action = Action::Rob { from: body, with, loot };
                        self.offer(Draft { means, ..draft }, at, Some(action), found);
                    }
                }
                _ => {}
            }
        });
    }

    fn done_to_body(&self, verb: Verb, body: Body, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let look = self.look;
        let at = look.section_of(body);
        let mut offer = |means, action| {
            self.offer(Draft { means, ..draft }, at, Some(action), found);
        };
        match verb {
            // No Action with an NPC makes the own PC go Down (SF-B7.7).
            Verb::Attack if look.owner(body) == self.pc => {}
            Verb::Attack => {
                let target = Target::Body(body);
                offer(0, Action::Attack { target, with: Weapon::Gun });
                offer(1, Action::Attack { target, with: Weapon::Bludgeon });
                if look.has_ability(self.actor, Ability::Brutal) {
                    offer(2, Action::BrutalAttack { body });
                }
                if let Some(at) = at.filter(|_| look.hurt_by_hazards(body)) {
                    self.firebomb(at, draft, found);
                }
            }
            Verb::Revive => {
                if self.body() == Some(body) {
                    return offer(0, Action::SelfRepair);
                }
                let target = Target::Body(body);
                offer(0, Action::EmergencyRevive { body });
                offer(1, Action::Revive { target, with: Item::Nanogel1 });
                offer(2, Action::Revive { target, with: Item::Nanogel });
            }
            Verb::Decontaminate => offer(0, Action::Decontaminate { body }),
            Verb::FeedMe => offer(0, Action::FeedMe { body }),
            Verb::Infect => offer(0, Action::Infect { body }),
            Verb::ProcessServer if self.body() != Some(body) => offer(0, Action::ProcessServer),
            Verb::LawyerUp => offer(0, Action::LawyerUp { body }),
            Verb::Wormtongue => {
                let character = look.owner(body);
                if let Some(player) = self.richest_rival(character) {
                    offer(0, Action::Wormtongue { character, player });
                }
            }
            _ => {}
        }
    }

    /// The other player with most cubes on a card; of several the first in turn order.
    fn richest_rival(&self, character: crate::ids::Character) -> Option<Player> {
        let cubes = &self.look.state.cards[character].cubes;
        let mut best: Option<Player> = None;
        for player in self.look.turn_order().filter(|player| *player != self.player) {
            if cubes[player] > best.map_or(0, |best| cubes[best]) {
                best = Some(player);
            }
        }
        best
    }

    /// An igniting Firebomb thrown in from every section next to one (SF-B10.6).
    pub(super) fn firebomb(&self, at: Section, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let look = self.look;
        if !self.body().is_some_and(|own| look.has(own, Item::Firebomb)) {
            return;
        }
        let action = Action::Throw { item: Item::Firebomb, to: at, ignite: true };
        let draft = Draft { means: FIREBOMB, ..draft };
        self.thrown_from(at, &mut |from| self.offer(draft, Some(from), Some(action), found));
    }

    /// Repair of a section or a Robot: by Ability, by taking oneself apart, or in the Machine Shop.
    pub(super) fn mend(&self, arg: &Arg, draft: Draft, found: &mut dyn FnMut(Deed)) {
        let look = self.look;
        self.values(arg, &mut |first, value| {
            let draft = Draft { first, ..draft };
            let mut offer = |draft: Draft, at, what| {
                let jury_rig = Some(Action::JuryRig { what });
                self.offer(draft, at, jury_rig, found);
                let apart = Some(Action::Disassemble { what });
                self.offer(Draft { means: 2, ..draft }, at, apart, found);
                if let Repair::Robot(target) = what {
                    let shop = Some(Action::RepairRobot { target });
                    self.offer(Draft { means: 1, ..draft }, at, shop, found);
                }
            };
            match value {
                Value::Section(section) => offer(draft, Some(section), Repair::Section),
                Value::Who(who) => self.bodies_of(who, &mut |body| {
                    let at = look.section_of(body);
                    offer(self.with_target(draft, body), at, Repair::Robot(Target::Body(body)));
                }),
                _ => {}
            }
        });
    }
}
