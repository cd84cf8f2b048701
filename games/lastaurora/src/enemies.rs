//! Enemies (chapter LA-15): deployment, ambushes, attacks, Target counters, defeat and Loot.

use workbench::small::{Maybe, Set8};

use crate::content::{LootKind, Task, Trigger};
use crate::decisions::{Join, Loot, Place, PlaceDamage};
use crate::engine::Engine;
use crate::event::{Event, Touch};
use crate::frame::{Circumstances, Frame};
use crate::ids::{EnemyKind, Letter, LootId, Slot};
use crate::state::{EnemyState, Player};
use crate::vocab::{Against, CardKind, Zone};

impl Engine<'_> {
    /// Puts a Target counter on the first free space (LA-15.6).
    pub(crate) fn add_target(&mut self, player: Player, enemy: EnemyKind) {
        let Some(place) = self.look().enemy_place(enemy) else { return };
        if self.look().of(player).targets == 0 {
            return;
        }
        let targets = &mut self.state.enemies[place].targets;
        let free = |space: &Letter| targets[*space].is_none();
        let Some(space) = Letter::ALL.into_iter().find(free) else { return };
        targets[space] = player.into();
        self.of(player).targets -= 1;
        let name = self.content.enemies[enemy].name;
        let event = self.about("LA-15.6", "la-event-targeted", player).name("enemy", name);
        self.tell(event.plain("letter", space.name()).at(Touch::Enemy(enemy)));
        self.accomplish(player, Task::PlaceTarget);
    }

    /// Takes the Target counter on a space off an Enemy (LA-X1.18).
    pub(crate) fn remove_target(&mut self, enemy: EnemyKind, space: Letter) {
        let Some(place) = self.look().enemy_place(enemy) else { return };
        let Some(owner) = self.look().aiming(enemy, space) else { return };
        self.state.enemies[place].targets[space] = Maybe::NONE;
        self.of(owner).targets += 1;
        let name = self.content.enemies[enemy].name;
        let event = self.about("LA-X1.18", "la-event-untargeted", owner).name("enemy", name);
        self.tell(event.at(Touch::Enemy(enemy)));
    }

    /// Places Damage on an Enemy (LA-15.3, LA-X2.6). `normal`: with Fame and Target counter (LA-19.17).
    pub(crate) fn damage_enemy(&mut self, player: Player, enemy: EnemyKind, n: u8, normal: bool) {
        let Some(place) = self.look().enemy_place(enemy) else { return };
        if self.look().defence_left(&self.state.enemies[place]) == 0 {
            return;
        }
        if normal {
            self.fame(player, 1);
            self.add_target(player, enemy);
        }
        let card = &self.content.enemies[enemy];
        let found = &mut self.state.enemies[place];
        let asgard = n.min(card.asgard - found.asgard);
        found.asgard += asgard;
        found.damage += (n - asgard).min(card.defence - found.damage);
        let event = Event::new("LA-15.3", "la-event-enemy-damaged").number("damage", n);
        self.tell(event.name("enemy", card.name).at(Touch::Enemy(enemy)));
        if self.look().defence_left(&self.state.enemies[place]) == 0 {
            self.ask(Frame::Defeat { player, enemy, told: false });
        }
    }

    pub(crate) fn defeat(&mut self, player: Player, enemy: EnemyKind, told: bool) {
        let name = self.content.enemies[enemy].name;
        if !told {
            self.replace(Frame::Defeat { player, enemy, told: true });
            let event = Event::new("LA-15.7", "la-event-defeated").name("enemy", name);
            self.tell(event.at(Touch::Enemy(enemy)));
            self.state.attack.escapes = false;
            self.activate(Trigger::EnemyDefeated, player);
            return;
        }
        let Some(place) = self.look().enemy_place(enemy) else {
            self.pop();
            return;
        };
        if self.state.attack.escapes {
            self.state.attack.escapes = false;
            self.pop();
            self.tell(Event::new("LA-X4.32", "la-event-enemy-escapes").name("enemy", name));
            self.leave(place);
            return;
        }
        // Loot by the letters of an Outcome card (LA-15.8).
        let card = self.reveal_outcome(1);
        let letters = self.content.outcome[card].letters;
        let targets = self.state.enemies[place].targets;
        let winner = letters.into_iter().find_map(|letter| targets[letter].get());
        let pair = self.content.enemies[enemy].pair;
        self.replace(Frame::Buried { enemy, winner: winner.into() });
        self.log.mark_revealed();
        let loot = self.state.loot[pair].pop();
        match (winner, loot) {
            (None, Some(loot)) => {
                // Nobody has seen it: it leaves the game face down.
                self.state.loot_removed.insert(loot);
                self.tell(Event::new("LA-15.10", "la-event-loot-lost"));
            }
            (None, None) => {}
            (Some(winner), None) => {
                let event = self.about("LA-15.9", "la-event-loot-none", winner);
                self.tell(event);
                self.fame(winner, 2);
            }
            (Some(winner), Some(loot)) => {
                if self.look().automa(winner) {
                    self.state.automa.loot.insert(loot);
                    let event = Event::new("LA-17.19", "la-event-automa-loot");
                    self.tell(event);
                } else {
                    self.state.loot_gone.insert(loot);
                    let name = self.content.loot[loot].name;
                    let event = self.about("LA-15.8", "la-event-loot", winner).name("card", name);
                    self.reveal(event);
                    self.ask(Frame::Loot(Loot { player: winner, loot, enemy }));
                }
            }
        }
    }

    /// Helpers gain Fame, the Enemy leaves the game (LA-15.7, LA-15.11).
    pub(crate) fn bury(&mut self, enemy: EnemyKind, winner: Maybe<Player>) {
        self.pop();
        let Some(place) = self.look().enemy_place(enemy) else { return };
        let targets = self.state.enemies[place].targets;
        for player in self.look().players() {
            if !winner.is(player) && targets.values().contains(&player.into()) {
                self.fame(player, 1);
            }
        }
        self.leave(place);
    }

    /// An Enemy leaves play: counters return to their owners.
    pub(crate) fn leave(&mut self, place: usize) {
        let enemy = self.state.enemies.remove(place);
        for owner in enemy.targets.values().iter().filter_map(|target| target.get()) {
            self.of(owner).targets += 1;
        }
        if let Some(card) = self.content.cards.find(|card| card.is_enemy(enemy.enemy)) {
            self.state.gone.insert(card);
        }
    }

    /// Deployment (LA-8.2).
    pub(crate) fn deploy(&mut self) {
        let region = self.look().region(self.look().first());
        for slot in Slot::ALL {
            let Some(card) = self.look().card_in(slot).filter(|card| card.kind == CardKind::Enemy)
            else {
                continue;
            };
            let enemy = card.enemy();
            self.state.zone[slot] = Maybe::NONE;
            self.state.enemies.push(EnemyState {
                enemy,
                region,
                lurking: true,
                ..EnemyState::default()
            });
            let name = self.content.enemies[enemy].name;
            self.tell(
                Event::new("LA-8.2", "la-event-deployed")
                    .name("enemy", name)
                    .name("region", region.word())
                    .at(Touch::Enemy(enemy)),
            );
        }
    }

    /// Carries out the next ambush (LA-8.4). Tells whether there was one.
    pub(crate) fn ambush(&mut self) -> bool {
        let Some(enemy) = self.state.enemies.iter_mut().find(|enemy| enemy.lurking) else {
            return false;
        };
        enemy.lurking = false;
        let (which, region) = (enemy.enemy, enemy.region);
        let info = &self.content.enemies[which];
        let (name, effects) = (info.name, info.ambush);
        self.tell(
            Event::new("LA-8.4", "la-event-ambush").name("enemy", name).at(Touch::Enemy(which)),
        );
        let by = self.look().first();
        self.run(effects, Circumstances { ambush: region.into(), ..Circumstances::of(by) });
        true
    }

    /// One Enemy attacks every convoy in its region (LA-8.14).
    pub(crate) fn begin_enemy_attack(&mut self, place: usize) {
        let EnemyState { enemy, region, .. } = self.state.enemies[place];
        let mut players = self.look().in_region(region);
        for player in self.look().players() {
            if self.look().of(player).cloaked {
                players.remove(player);
            }
        }
        if players.is_empty() {
            return;
        }
        let name = self.content.enemies[enemy].name;
        self.tell(
            Event::new("LA-8.14", "la-event-enemy-attacks")
                .name("enemy", name)
                .at(Touch::Enemy(enemy)),
        );
        self.indicate();
        self.ask(Frame::EnemyAttack { enemy, players });
    }

    pub(crate) fn enemy_attack(&mut self, enemy: EnemyKind, players: Set8<Player>) {
        let order = self.state.fixed;
        let Some(player) = order.iter().copied().find(|player| players.contains(*player)) else {
            self.pop();
            return;
        };
        self.replace(Frame::EnemyAttack { enemy, players: players.without(player) });
        let attack = self.content.enemies[enemy].attack;
        let n = self.shielded(player, attack, Against::Attack);
        if n == 0 {
            return;
        }
        if self.look().automa(player) {
            self.automa_damage(n);
        } else {
            let cells = self.state.indicated;
            self.ask(Frame::Damage(PlaceDamage::on(player, n, cells)));
        }
    }

    pub(crate) fn take_loot(&mut self, player: Player, loot: LootId) {
        match self.content.loot[loot].kind {
            LootKind::Convoy(kind) => self.ask(Frame::Place(Place { player, kind })),
            LootKind::Survivor(kind) => {
                if self.look().can_recruit(player, Set8::EMPTY) {
                    self.ask(Frame::Join(Join { player, kind, to: Zone::Rest }));
                }
            }
        }
    }
}
