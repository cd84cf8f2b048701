//! The Fire Phase (chapter LA-8), Enemies and Loot (LA-15), attacks on players (LA-X5).

use crate::boxes::Sort;
use crate::content::Trigger;
use crate::decisions::PlaceDamage;
use crate::engine::Engine;
use crate::event::{Event, Fact, Touch};
use crate::frame::Frame;
use crate::look::Look;
use crate::moves::{Cell, Move, Payment, Target};
use crate::objects::objects;
use crate::state::{Attack, Player};
use crate::survivor::Ability;
use crate::vocab::{Phase, Res};

/// The names of Target spaces and letters.
pub(crate) const LETTERS: [&str; 4] = ["A", "B", "C", "D"];
/// The message ids of the regions.
pub(crate) const REGION_NAMES: [&str; 3] =
    ["la-name-region_1", "la-name-region_2", "la-name-region_3"];

/// Every weapon of a player that may fire, with its payments (LA-8.7, LA-8.8, LA-X1.3).
fn weapons(look: Look<'_>, player: Player, each: &mut dyn FnMut(Cell, Sort, Payment)) {
    let own = look.of(player);
    let refire = look.gunner(player).is_some();
    for cell in look.cells(player) {
        let used = own.convoy[cell.index()].used;
        for (bit, sort) in look.sound(player, cell) {
            if sort.level().is_none() || (used >> bit & 1 != 0 && !refire) {
                continue;
            }
            if let Sort::Weapon(_) = sort {
                if own.res[Res::Ammo as usize] > 0 {
                    each(cell, sort, Payment::Ammo);
                }
                let incendiary = look.content.known.incendiary;
                if own.hand[usize::from(incendiary)] > 0 {
                    each(cell, sort, Payment::Object(incendiary));
                }
            } else {
                crate::effects::hand_kinds(look, player, &mut |kind| {
                    each(cell, sort, Payment::Object(kind));
                });
            }
        }
    }
}

/// Players that may be shot at (LA-X5.8).
fn rivals(look: Look<'_>, player: Player) -> impl Iterator<Item = Player> {
    let region = look.region(player);
    let on = look.state.table.module(5);
    look.players().filter(move |other| on && *other != player && look.region(*other) == region)
}

fn attacks(look: Look<'_>, player: Player, each: &mut dyn FnMut(Move)) {
    for (place, _) in look.enemies_near(player) {
        weapons(look, player, &mut |cell, sort, pay| {
            each(Move::Attack(Target::Enemy(place), cell, sort, pay));
        });
    }
    for other in rivals(look, player) {
        weapons(look, player, &mut |cell, sort, pay| {
            each(Move::Attack(Target::Player(other), cell, sort, pay));
        });
    }
}

fn abilities(look: Look<'_>, player: Player, each: &mut dyn FnMut(Move)) {
    let own = look.of(player);
    for (slot, ability) in look.abilities(player) {
        if own.crew[usize::from(slot)].used {
            continue;
        }
        match ability {
            Ability::DirectAttack(_) => {
                for (place, _) in look.enemies_near(player) {
                    if own.res[Res::Ammo as usize] > 0 {
                        each(Move::Snipe(slot, place, Payment::Ammo));
                    }
                    let incendiary = look.content.known.incendiary;
                    if own.hand[usize::from(incendiary)] > 0 {
                        each(Move::Snipe(slot, place, Payment::Object(incendiary)));
                    }
                }
            }
            Ability::RadioStrike if victims(look, player) != 0 => each(Move::Ability(slot)),
            _ => {}
        }
    }
}

/// Opponents further ahead with an Enemy in their region (LA-X2.20), as bits.
fn victims(look: Look<'_>, player: Player) -> u8 {
    look.players()
        .filter(|other| look.ahead(*other, player) && look.of(*other).at != look.of(player).at)
        .filter(|other| look.enemies_near(*other).next().is_some())
        .fold(0, |bits, other| bits | 1 << other.0)
}

/// What the frames of the Fire Phase ask.
pub(crate) fn ask(look: Look<'_>, frame: Frame, each: &mut dyn FnMut(Move)) {
    match frame {
        Frame::Window { player } => {
            crate::effects::hand_kinds(look, player, &mut |kind| {
                if look.content.objects[usize::from(kind)].window && !look.of(player).cloaked {
                    each(Move::Object(kind, 0));
                }
            });
            each(Move::Pass);
        }
        Frame::FireTurn { player } => {
            attacks(look, player, each);
            abilities(look, player, each);
            objects(look, player, Phase::Fire, each);
            crate::automa::preventions(look, each);
            each(Move::Pass);
        }
        Frame::Loot { .. } => {
            each(Move::Yes);
            each(Move::Pass);
        }
        _ => {}
    }
}

impl Engine<'_> {
    /// Goes on with a frame of the Fire Phase.
    pub(crate) fn work_fire(&mut self, frame: Frame) -> bool {
        match frame {
            Frame::Window { player } => {
                // What others see decides: the size of the hand (LA-8.3).
                let look = self.look();
                if look.hand_size(player) > 0 && !look.of(player).cloaked {
                    return false;
                }
                self.pop();
            }
            Frame::FireTurn { player } => {
                let look = self.look();
                let mut any = look.hand_size(player) > 0;
                attacks(look, player, &mut |_| any = true);
                abilities(look, player, &mut |_| any = true);
                crate::automa::preventions(look, &mut |_| any = true);
                if any {
                    return false;
                }
                self.pop();
            }
            Frame::Missed { player } => {
                // The Story of the MISS came; now the Spotter answers (LA-R45).
                self.pop();
                let spotter =
                    self.look().abilities(player).find_map(|(_, ability)| match ability {
                        Ability::MissBecomesHit(damage) => Some(damage),
                        _ => None,
                    });
                // That Story may have defeated the Enemy: then nothing is left to hit (LA-H12).
                let there = self.look().enemy_place(self.state.attack.enemy).is_some();
                if let Some(damage) = spotter.filter(|_| there) {
                    self.tell(Event::new("LA-X1.25", "la-event-spotter"));
                    self.state.attack.damage = damage;
                    self.push(Frame::Hit { player });
                }
            }
            Frame::Hit { player } => {
                self.become_(Frame::Strike { player });
                let enemy = self.state.attack.enemy;
                let damage = self.state.attack.damage;
                self.tell(Event::new("LA-8.11", "la-event-hit").number("damage", damage));
                self.fame(player, 1);
                self.add_target(player, enemy);
                if !self.look().of(player).has_hit && !self.look().automa(player) {
                    self.of(player).has_hit = true;
                    let bonus: u8 = self
                        .look()
                        .abilities(player)
                        .map(|(_, ability)| match ability {
                            Ability::FirstHit { thresholds, values } => {
                                self.look().by_cards(player, thresholds, values)
                            }
                            _ => 0,
                        })
                        .sum();
                    self.state.attack.bonus += bonus;
                }
                self.activate(Trigger::AttackHit, player);
            }
            Frame::Strike { player } => {
                self.pop();
                let Attack { enemy, damage, bonus, .. } = self.state.attack;
                self.state.attack = Attack::IDLE;
                self.damage_enemy(player, enemy, damage + bonus, false);
            }
            Frame::Defeat { player, enemy, told } => self.defeat(player, enemy, told),
            Frame::Buried { enemy, winner } => self.bury(enemy, winner),
            Frame::EnemyAttack { enemy, players } => self.enemy_attack(enemy, players),
            Frame::ShotOver { player, at } => {
                self.pop();
                let suffered = std::mem::take(&mut self.state.attack.suffered);
                let last = (self.content.pvp.dodge.len() - 1) as u8;
                let dodge = &mut self.of(at).dodge;
                *dodge = (*dodge + suffered).min(last);
                let end = (self.content.pvp.aggression.len() - 1) as u8;
                let own = self.of(player);
                own.aggression = (own.aggression + suffered).min(end);
                if suffered > 0 {
                    own.hurt |= 1 << at.0;
                }
            }
            Frame::Rewards { player, cell } => {
                if cell >= self.look().of(player).aggression {
                    self.pop();
                    self.of(player).aggression = 0;
                } else {
                    self.become_(Frame::Rewards { player, cell: cell + 1 });
                    let program = self.content.pvp.aggression[usize::from(cell)];
                    self.run_for(program, player);
                }
            }
            _ => return false,
        }
        true
    }

    /// Reads the damage of a shot and starts what follows (LA-8.7).
    pub(crate) fn shoot(&mut self, player: Player, enemy: u8, level: u8, bonus: u8) {
        let card = self.reveal_outcome(level);
        let damage = self.content.outcome[usize::from(card)].damage[usize::from(level) - 1];
        self.state.attack = Attack { enemy, damage, bonus, ..Attack::IDLE };
        if damage == 0 {
            self.tell(Event::new("LA-8.10", "la-event-miss"));
            self.push(Frame::Missed { player });
            self.activate(Trigger::AttackMiss, player);
        } else {
            self.push(Frame::Hit { player });
        }
    }

    /// A shot at a player (LA-X5.9 to LA-X5.11).
    fn shoot_player(&mut self, player: Player, at: Player, level: u8) {
        let card = self.reveal_outcome(level);
        let damage = self.content.outcome[usize::from(card)].damage[usize::from(level) - 1];
        let dodge = usize::from(self.look().of(at).dodge);
        let n = damage.saturating_sub(self.content.pvp.dodge[dodge].reduction);
        if n < damage {
            let event = self.about("LA-X5.10", "la-event-dodged", at).number("n", damage - n);
            self.tell(event);
        }
        self.state.attack = Attack::IDLE;
        self.push(Frame::ShotOver { player, at });
        let cells = self.top_back();
        if n > 0 {
            self.push(Frame::Damage(PlaceDamage::on(at, n, cells)));
        }
    }

    fn pay_shot(&mut self, player: Player, pay: Payment, rule: &'static str) {
        match pay {
            Payment::Ammo => drop(self.lose(player, Res::Ammo, 1)),
            Payment::Object(kind) => self.discard_object(player, kind, rule),
        }
    }

    /// Carries out an answer to a frame of the Fire Phase.
    pub(crate) fn answer_fire(&mut self, frame: Frame, mv: Move) {
        match (frame, mv) {
            (Frame::Window { player } | Frame::FireTurn { player }, Move::Object(kind, choice)) => {
                self.play_object(player, kind, choice);
            }
            (Frame::FireTurn { player }, Move::Attack(target, cell, sort, pay)) => {
                let used = self.look().of(player).convoy[cell.index()].used;
                let ready = self
                    .look()
                    .sound(player, cell)
                    .find(|(bit, found)| *found == sort && used >> bit & 1 == 0)
                    .map(|(bit, _)| bit);
                let Some(bit) = ready.or_else(|| self.look().sound_box(player, cell, sort)) else {
                    return;
                };
                if self.look().of(player).convoy[cell.index()].used >> bit & 1 != 0
                    && let Some(gunner) = self.look().gunner(player)
                {
                    self.of(player).crew[usize::from(gunner)].used = true;
                }
                self.of(player).convoy[cell.index()].used |= 1 << bit;
                self.pay_shot(player, pay, "LA-8.8");
                let level = self.look().weapon_level(player, sort.level().unwrap_or(1));
                let incendiary = Payment::Object(self.content.known.incendiary);
                let bonus = u8::from(pay == incendiary && matches!(sort, Sort::Weapon(_)));
                match target {
                    Target::Enemy(place) => {
                        let enemy = self.state.enemies[usize::from(place)].enemy;
                        let name = self.content.enemies[usize::from(enemy)].name;
                        let event = self.about("LA-8.7", "la-event-attacks", player);
                        let event = event.name("enemy", name).fact("weapon", Fact::Box(sort));
                        self.tell(event.at(Touch::Enemy(enemy)));
                        self.shoot(player, enemy, level, bonus);
                    }
                    Target::Player(other) => {
                        let event = self.about("LA-X5.9", "la-event-attacks-seat", player);
                        let event = event.player("other", other, false);
                        self.tell(event.fact("weapon", Fact::Box(sort)));
                        self.shoot_player(player, other, level);
                    }
                }
            }
            (Frame::FireTurn { player }, Move::Snipe(slot, place, pay)) => {
                self.of(player).crew[usize::from(slot)].used = true;
                self.pay_shot(player, pay, "LA-X1.22");
                let kind = self.look().of(player).crew[usize::from(slot)].kind;
                let enemy = self.state.enemies[usize::from(place)].enemy;
                if let Ability::DirectAttack(damage) =
                    self.content.survivors[usize::from(kind)].ability
                {
                    let name = self.content.survivors[usize::from(kind)].name;
                    let event = self.about("LA-X1.22", "la-event-uses", player).name("who", name);
                    self.tell(event);
                    self.state.attack = Attack { enemy, damage, ..Attack::IDLE };
                    self.push(Frame::Hit { player });
                }
            }
            (Frame::FireTurn { player }, Move::Ability(slot)) => self.radio(player, slot),
            (Frame::FireTurn { .. }, Move::Prevent(card)) => self.prevent(card),
            (Frame::Loot { player, loot, .. }, Move::Yes) => {
                self.pop();
                self.take_loot(player, loot);
            }
            _ => self.pop(),
        }
    }

    /// The Radio Operator (LA-X2.20, LA-R53).
    fn radio(&mut self, player: Player, slot: u8) {
        self.of(player).crew[usize::from(slot)].used = true;
        let hit = victims(self.look(), player);
        let kind = self.look().of(player).crew[usize::from(slot)].kind;
        let name = self.content.survivors[usize::from(kind)].name;
        let event = self.about("LA-X2.20", "la-event-uses", player).name("who", name);
        self.tell(event);
        self.indicate();
        let order = self.state.order;
        for victim in order.iter().rev().filter(|victim| hit >> victim.0 & 1 != 0) {
            let n = self.look().enemies_near(*victim).count() as u8;
            if self.look().automa(*victim) {
                self.automa_damage(n);
            } else {
                let cells = self.state.indicated;
                self.push(Frame::Damage(PlaceDamage::on(*victim, n, cells)));
            }
        }
    }

    /// The end of the Fire Phase for one player of module 5 (LA-X5.18 to LA-X5.20).
    pub(crate) fn calm_down(&mut self, player: Player) {
        let own = self.of(player);
        own.dodge = own.dodge.saturating_sub(1);
        self.push(Frame::Rewards { player, cell: 0 });
    }
}
