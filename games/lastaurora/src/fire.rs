//! The Fire Phase (chapter LA-8), Enemies and Loot (LA-15), attacks on players (LA-X5): what happens between
//! the questions.

use crate::boxes::Sort;
use crate::content::Trigger;
use crate::decisions::PlaceDamage;
use crate::engine::Engine;
use crate::event::{Event, Fact, Touch};
use crate::frame::Frame;
use crate::ids::{EnemyKind, EnemyPlace, TrackCell};
use crate::moves::Payment;
use crate::state::{Attack, Player};
use crate::survivor::Ability;
use crate::vocab::Res;

impl Engine<'_> {
    /// A MISS, its Story told (LA-8.10).
    pub(crate) fn missed(&mut self, player: Player) {
        // The Story of the MISS came; now the Spotter answers (LA-R45).
        self.pop();
        let spotter = self.look().abilities(player).find_map(|(_, ability)| match ability {
            Ability::MissBecomesHit(damage) => Some(damage),
            _ => None,
        });
        // That Story may have defeated the Enemy: then nothing is left to hit (LA-H12).
        let attacked = self.state.attack.enemy.get();
        let there = attacked.is_some_and(|enemy| self.look().enemy_place(enemy).is_some());
        if let Some(damage) = spotter.filter(|_| there) {
            self.tell(Event::new("LA-X1.25", "la-event-spotter"));
            self.state.attack.damage = damage;
            self.ask(Frame::Hit { player });
        }
    }

    /// A hit: Fame, Target counter, Story (LA-8.11).
    pub(crate) fn hit(&mut self, player: Player) {
        self.replace(Frame::Strike { player });
        let enemy = self.state.attack.enemy.get();
        let damage = self.state.attack.damage;
        self.tell(Event::new("LA-8.11", "la-event-hit").number("damage", damage));
        self.fame(player, 1);
        if let Some(enemy) = enemy {
            self.add_target(player, enemy);
        }
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

    /// The Damage of a hit is placed (LA-8.11).
    pub(crate) fn strike(&mut self, player: Player) {
        self.pop();
        let Attack { enemy, damage, bonus, .. } = self.state.attack;
        self.state.attack = Attack::IDLE;
        if let Some(enemy) = enemy.get() {
            self.damage_enemy(player, enemy, damage + bonus, false);
        }
    }

    /// After a shot at a player: the tracks move (LA-X5.12).
    pub(crate) fn shot_over(&mut self, player: Player, at: Player) {
        self.pop();
        let suffered = std::mem::take(&mut self.state.attack.suffered);
        let track = &self.content.pvp;
        let (dodge, aggression) = (track.dodge.len(), track.aggression.len());
        let other = self.of(at);
        other.dodge = other.dodge.right(suffered, dodge);
        let own = self.of(player);
        own.aggression = own.aggression.right(suffered, aggression);
        if suffered > 0 {
            own.hurt.insert(at);
        }
    }

    /// The bonuses of the Aggression track, from a cell on (LA-X5.19).
    pub(crate) fn rewards(&mut self, player: Player, cell: TrackCell) {
        if cell >= self.look().of(player).aggression {
            self.pop();
            self.of(player).aggression = TrackCell::default();
        } else {
            self.replace(Frame::Rewards { player, cell: TrackCell(cell.0 + 1) });
            let program = self.content.pvp.aggression[cell];
            self.run_for(program, player);
        }
    }

    /// Reads the damage of a shot and starts what follows (LA-8.7).
    pub(crate) fn shoot(&mut self, player: Player, enemy: EnemyKind, level: u8, bonus: u8) {
        let card = self.reveal_outcome(level);
        let damage = self.content.outcome[card].damage[usize::from(level) - 1];
        self.state.attack = Attack { enemy: enemy.into(), damage, bonus, ..Attack::IDLE };
        if damage == 0 {
            self.tell(Event::new("LA-8.10", "la-event-miss"));
            self.ask(Frame::Missed { player });
            self.activate(Trigger::AttackMiss, player);
        } else {
            self.ask(Frame::Hit { player });
        }
    }

    /// A shot at a player (LA-X5.9 to LA-X5.11).
    fn shoot_player(&mut self, player: Player, at: Player, level: u8) {
        let card = self.reveal_outcome(level);
        let damage = self.content.outcome[card].damage[usize::from(level) - 1];
        let dodge = self.look().of(at).dodge;
        let n = damage.saturating_sub(self.content.pvp.dodge[dodge].reduction);
        if n < damage {
            let event = self.about("LA-X5.10", "la-event-dodged", at).number("n", damage - n);
            self.tell(event);
        }
        self.state.attack = Attack::IDLE;
        self.ask(Frame::ShotOver { player, at });
        let cells = self.top_back();
        if n > 0 {
            self.ask(Frame::Damage(PlaceDamage::on(at, n, cells)));
        }
    }

    /// Pays for a shot.
    pub(crate) fn pay_shot(&mut self, player: Player, pay: Payment, rule: &'static str) {
        match pay {
            Payment::Ammo => drop(self.lose(player, Res::Ammo, 1)),
            Payment::Object(kind) => self.discard_object(player, kind, rule),
        }
    }

    /// An attack on an Enemy, paid for (LA-8.7).
    pub(crate) fn fire_at(
        &mut self,
        player: Player,
        place: EnemyPlace,
        sort: Sort,
        (level, bonus): (u8, u8),
    ) {
        let enemy = self.state.enemies[place.index()].enemy;
        let name = self.content.enemies[enemy].name;
        let event = self.about("LA-8.7", "la-event-attacks", player);
        let event = event.name("enemy", name).fact("weapon", Fact::Box(sort));
        self.tell(event.at(Touch::Enemy(enemy)));
        self.shoot(player, enemy, level, bonus);
    }

    /// An attack on a player, paid for (LA-X5.9).
    pub(crate) fn fire_at_player(&mut self, player: Player, other: Player, sort: Sort, level: u8) {
        let event = self.about("LA-X5.9", "la-event-attacks-seat", player);
        let event = event.player("other", other, false);
        self.tell(event.fact("weapon", Fact::Box(sort)));
        self.shoot_player(player, other, level);
    }

    /// The end of the Fire Phase for one player of module 5 (LA-X5.18 to LA-X5.20).
    pub(crate) fn calm_down(&mut self, player: Player) {
        let own = self.of(player);
        own.dodge = own.dodge.left();
        self.ask(Frame::Rewards { player, cell: TrackCell::default() });
    }
}
