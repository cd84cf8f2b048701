//! Convoy cards and their damage (LA-10).

use workbench::small::Set8;

use super::Engine;
use crate::boxes::Sort;
use crate::decisions::{MakeRoom, PlaceDamage};
use crate::event::{Event, Fact, Touch};
use crate::frame::{Aim, Circumstances, Excess, Frame};
use crate::ids::{BoxId, CarKind, Column, Pattern};
use crate::moves::Cell;
use crate::state::{Car, Player, StoryPlace};
use crate::vocab::{Against, CardKind, StoryId, Where};

/// The cells of a place of damage.
const fn cells_of(place: Where, indicated: Set8<Cell>) -> Set8<Cell> {
    match place {
        Where::Any | Where::StrongestWeapon | Where::DistinctCards | Where::CargoBox => Cell::EVERY,
        Where::Indicated => indicated,
        Where::Column1 | Where::Truck => Pattern::Head.cells(),
        Where::TopRow => Pattern::Top.cells(),
        Where::BottomRow => Pattern::Bottom.cells(),
    }
}

impl Engine<'_> {
    /// A player takes Damage (LA-19.10). Shields work against ambushes (LA-19.18); the Automa counts it (LA-17.18).
    pub fn damage(&mut self, player: Player, n: u8, place: Where, with: Circumstances) {
        let n = if with.ambush.is_some() { self.shielded(player, n, Against::Ambush) } else { n };
        if n == 0 {
            return;
        }
        if self.look().automa(player) {
            self.automa_damage(n);
            return;
        }
        let aim = match place {
            Where::StrongestWeapon => Aim::Strongest,
            Where::DistinctCards => Aim::Distinct,
            Where::Truck => Aim::TruckFirst,
            Where::CargoBox => Aim::CargoBox,
            _ => Aim::Any,
        };
        let cells = cells_of(place, self.state.indicated);
        self.ask(Frame::Damage(PlaceDamage { player, left: n, cells, aim }));
    }

    /// What a shield leaves of the Damage.
    pub fn shielded(&mut self, player: Player, n: u8, against: Against) -> u8 {
        let shield = &mut self.of(player).shield[against];
        let held = n.min(*shield);
        *shield -= held;
        if held > 0 {
            let event = self.about("LA-19.18", "la-event-shielded", player).number("n", held);
            self.tell(event);
        }
        n - held
    }

    /// Puts a Damage counter on a box, with what that displaces (LA-10.17).
    pub fn hit_box(&mut self, player: Player, cell: Cell, place: BoxId) {
        self.of(player).convoy[cell].damage.insert(place);
        self.state.attack.suffered += 1;
        let car = self.look().of(player).convoy[cell];
        let name = self.content.convoy[car.card()].name;
        let sort = self.look().boxes(player, cell).find(|(found, _)| *found == place);
        let event = self.about("LA-10.16", "la-event-damaged", player).name("card", name);
        let event = sort.map_or(event, |(_, sort)| event.fact("box", Fact::Box(sort)));
        self.tell(event.at(Touch::Car(player, cell)));
        if self.look().excess(player) > 0 {
            self.ask(Frame::Overload(MakeRoom { player, why: Excess::Lost }));
        }
    }

    /// Removes a Damage counter from a box (LA-10.20).
    pub fn mend_box(&mut self, player: Player, cell: Cell, place: BoxId) {
        self.of(player).convoy[cell].damage.remove(place);
        let car = self.look().of(player).convoy[cell];
        let name = self.content.convoy[car.card()].name;
        let sort = self.look().boxes(player, cell).find(|(found, _)| *found == place);
        let event = self.about("LA-10.20", "la-event-repaired", player).name("card", name);
        let event = sort.map_or(event, |(_, sort)| event.fact("box", Fact::Box(sort)));
        self.tell(event.at(Touch::Car(player, cell)));
    }

    /// Places a convoy card in a column (LA-10.4 to LA-10.9).
    pub fn place(&mut self, player: Player, kind: CarKind, column: Column) {
        let card = &self.content.convoy[kind];
        let cell = match card.kind {
            CardKind::Device => Cell::above(column),
            _ => Cell::below(column),
        };
        self.remove_car(player, cell);
        self.of(player).convoy[cell] = Car::new(kind);
        let event = self.about("LA-5.10", "la-event-improves", player).name("card", card.name);
        self.tell(event.at(Touch::Car(player, cell)));
        let waiting = |(_, place): &(StoryId, StoryPlace)| *place == StoryPlace::Waiting(player);
        loop {
            let found = self.state.stories.iter().find(waiting);
            let Some((story, _)) = found else { break };
            self.archive_under(player, story, cell);
        }
        if card.kind == CardKind::Truck {
            let pulled = |column: &Column| column.0 <= card.pull;
            for column in Column::ALL.into_iter().rev().filter(|column| !pulled(column)) {
                self.remove_car(player, Cell::above(column));
                self.remove_car(player, Cell::below(column));
            }
        }
        self.check_mounts(player);
        if self.look().excess(player) > 0 {
            self.ask(Frame::Overload(MakeRoom { player, why: Excess::Lost }));
        }
    }

    /// Devices whose mount no longer allows their place are discarded (LA-10.7).
    fn check_mounts(&mut self, player: Player) {
        for column in Column::ALL {
            let device = self.look().of(player).convoy[Cell::above(column)];
            if device.present() && !self.look().columns(player, device.card()).contains(column) {
                self.remove_car(player, Cell::above(column));
            }
        }
    }

    /// A card leaves a convoy (LA-10.8, LA-5.23).
    fn remove_car(&mut self, player: Player, cell: Cell) {
        let car = std::mem::replace(&mut self.of(player).convoy[cell], Car::NOTHING);
        if !car.present() {
            return;
        }
        for place in car.stories {
            self.state.stories.put(self.content.extensions[place], StoryPlace::Discard);
        }
        let card = &self.content.convoy[car.card()];
        if let Some(place) = card.card {
            self.state.discard.insert(place);
        }
        let event = self.about("LA-10.8", "la-event-leaves", player).name("card", card.name);
        self.tell(event);
    }

    /// Puts a Story under a convoy card, with its boxes (LA-X4.26).
    pub fn archive_under(&mut self, player: Player, story: StoryId, cell: Cell) {
        let Some(place) = self.content.extensions.find(|found| *found == story) else {
            self.state.stories.put(story, StoryPlace::Board(player));
            return;
        };
        let boxes = &self.content.stories[story].extension;
        let added = boxes.iter().map(|(place, _)| *place).collect();
        let car = &mut self.of(player).convoy[cell];
        car.stories.insert(place);
        car.damage = car.damage.difference(added);
        self.state.stories.put(story, StoryPlace::Under(player));
        let name = self.content.stories[story].name;
        let event = self.about("LA-X4.24", "la-event-archived", player).name("story", name);
        self.tell(event.at(Touch::Car(player, cell)));
    }

    /// Removes the Damage on Asgardian armour and Asgardian defence boxes (LA-X2.4, LA-X2.7).
    pub fn self_repair(&mut self) {
        for player in self.look().players() {
            let before = self.look().damage_count(player);
            for cell in Cell::EVERY {
                let boxes = self.look().boxes(player, cell);
                let asgard = boxes.filter(|(_, sort)| *sort == Sort::Asgard);
                let asgard = asgard.map(|(place, _)| place).collect();
                let damage = &mut self.of(player).convoy[cell].damage;
                *damage = damage.difference(asgard);
            }
            if self.look().damage_count(player) < before {
                let event = self.about("LA-X2.4", "la-event-self-repair", player);
                self.tell(event);
            }
        }
        for place in 0..self.state.enemies.len() {
            let damage = std::mem::take(&mut self.state.enemies[place].asgard);
            if damage > 0 {
                self.tell_enemy_repair("LA-X2.7", place, damage);
            }
        }
    }

    /// Says that an Enemy lost Damage.
    pub fn tell_enemy_repair(&mut self, rule: &'static str, place: usize, damage: u8) {
        let enemy = self.state.enemies[place].enemy;
        let name = self.content.enemies[enemy].name;
        let event = Event::new(rule, "la-event-enemy-repaired").name("enemy", name);
        self.tell(event.number("damage", damage).at(Touch::Enemy(enemy)));
    }

    /// A Waypoint, shield or Story takes nothing from a convoy that is not there: the Automa counts Damage (LA-17.18).
    pub fn automa_damage(&mut self, n: u8) {
        let most = self.content.automa.damage_max;
        let before = self.state.automa.damage;
        self.state.automa.damage = (before + n).min(most);
        let taken = self.state.automa.damage - before;
        self.state.attack.suffered += taken;
        if taken > 0 {
            self.tell(Event::new("LA-17.18", "la-event-automa-damage").number("n", taken));
        }
    }
}
