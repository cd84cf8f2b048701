//! The convoy grid: boxes, room, weapons (LA-10).

use workbench::small::Set8;

use super::Look;
use crate::boxes::Sort;
use crate::content::Mount;
use crate::ids::{BoxId, CarKind, Column};
use crate::moves::Cell;
use crate::state::Player;
use crate::vocab::{CardKind, Res, Stock};

/// Undamaged boxes that hold tokens. Where the tokens stand is never kept: rearranging is free (LA-10.13), so that only
/// what fits counts (LA-H2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Room {
    /// Boxes for anything.
    pub cargo: u8,
    /// Boxes for Survivors.
    pub crew: u8,
    /// Boxes for Food, Ammo and Fuel.
    pub res: Stock,
}

impl Room {
    /// How many tokens find no box.
    #[inline]
    pub fn excess(&self, res: Stock, people: u8) -> u8 {
        let mut need = people.saturating_sub(self.crew);
        for (res, tokens) in res.iter() {
            need += tokens.saturating_sub(self.res[res]);
        }
        need.saturating_sub(self.cargo)
    }

    /// Whether everything finds a box.
    #[inline]
    pub fn fits(&self, res: Stock, people: u8) -> bool {
        self.excess(res, people) == 0
    }
}

impl<'a> Look<'a> {
    /// The boxes of a card with their bits, damaged or not.
    #[inline]
    pub fn boxes(
        self,
        player: Player,
        cell: Cell,
    ) -> impl Iterator<Item = (BoxId, Sort)> + use<'a> {
        let car = &self.of(player).convoy[cell];
        let printed: &'a [Sort] =
            if car.present() { &self.content.convoy[car.card()].boxes } else { &[] };
        let added = car.stories.iter().map(|place| self.content.extensions[place]);
        let added = added.flat_map(|story| self.content.stories[story].extension.iter().copied());
        (0..).map(BoxId).zip(printed.iter().copied()).chain(added)
    }

    /// The undamaged boxes of a card.
    #[inline]
    pub fn sound(
        self,
        player: Player,
        cell: Cell,
    ) -> impl Iterator<Item = (BoxId, Sort)> + use<'a> {
        let damage = self.of(player).convoy[cell].damage;
        self.boxes(player, cell).filter(move |(place, _)| !damage.contains(*place))
    }

    /// The cells with a card.
    #[inline]
    pub fn cells(self, player: Player) -> impl Iterator<Item = Cell> + use<'a> {
        let convoy = &self.of(player).convoy;
        Cell::EVERY.iter().filter(|cell| convoy[*cell].present())
    }

    /// How many cards the convoy has (LA-10.24).
    pub fn card_count(self, player: Player) -> u8 {
        self.cells(player).count() as u8
    }

    /// Goes over the undamaged boxes of all cards: cell, box and sort. It is asked in every judged position, so it goes
    /// straight over the cards, and over archived Stories only where there are any.
    #[inline]
    pub fn each_sound(self, player: Player, mut each: impl FnMut(Cell, BoxId, Sort)) {
        for (cell, car) in self.of(player).convoy.iter() {
            if !car.present() {
                continue;
            }
            for (place, sort) in (0..).map(BoxId).zip(&self.content.convoy[car.card()].boxes) {
                if !car.damage.contains(place) {
                    each(cell, place, *sort);
                }
            }
            for place in car.stories {
                let story = self.content.extensions[place];
                for (place, sort) in &self.content.stories[story].extension {
                    if !car.damage.contains(*place) {
                        each(cell, *place, *sort);
                    }
                }
            }
        }
    }

    /// Sums a value over all undamaged boxes.
    pub fn special(self, player: Player, value: impl Fn(Sort) -> u8) -> u8 {
        let mut sum = 0;
        self.each_sound(player, |_, _, sort| sum += value(sort));
        sum
    }

    /// The room for tokens.
    pub fn room(self, player: Player) -> Room {
        let mut room = Room::default();
        self.each_sound(player, |_, _, sort| match sort {
            Sort::Cargo => room.cargo += 1,
            Sort::Crew => room.crew += 1,
            Sort::Food => room.res[Res::Food] += 1,
            Sort::Ammo => room.res[Res::Ammo] += 1,
            Sort::Fuel => room.res[Res::Fuel] += 1,
            _ => {}
        });
        room
    }

    /// How many tokens of a player find no box.
    #[inline]
    pub fn excess(self, player: Player) -> u8 {
        let own = self.of(player);
        self.room(player).excess(own.res, self.people(player))
    }

    /// Whether a Survivor can stand in the Truck with everything else aboard (LA-7.2).
    pub fn has_driver(self, player: Player) -> bool {
        if self.survivors(player) == 0 {
            return false;
        }
        let seats = self.driver_boxes(player);
        if seats[0] {
            return true;
        }
        let own = self.of(player);
        let mut room = self.room(player);
        // One Survivor takes a cargo box of the Truck, so only the others can use crew boxes.
        let people = self.people(player);
        room.crew = room.crew.min(people - 1);
        seats[1] && room.fits(own.res, people)
    }

    /// Whether the Truck has an undamaged crew box, and an undamaged cargo box.
    pub fn driver_boxes(self, player: Player) -> [bool; 2] {
        let has = |wanted: Sort| self.sound(player, Cell::TRUCK).any(|(_, sort)| sort == wanted);
        [has(Sort::Crew), has(Sort::Cargo)]
    }

    /// Whether the Truck is tracked (LA-7.9).
    pub fn tracked(self, player: Player) -> bool {
        if self.automa(player) {
            return self.state.automa.tracks;
        }
        let truck = &self.of(player).convoy[Cell::TRUCK];
        self.content.convoy[truck.card()].tracks
            || self.special(player, |sort| u8::from(sort == Sort::Tracks)) > 0
    }

    /// The highest printed level among undamaged weapons, or 0 (LA-10.25).
    pub fn strongest(self, player: Player) -> u8 {
        let mut strongest = 0;
        self.each_sound(player, |_, _, sort| strongest = strongest.max(sort.level().unwrap_or(0)));
        strongest
    }

    /// The sorts of boxes on a card, each once. `which`: whether damaged boxes count, and undamaged ones.
    pub fn sorts(
        self,
        player: Player,
        cell: Cell,
        which: impl Fn(bool) -> bool,
        mut each: impl FnMut(Sort),
    ) {
        let damage = self.of(player).convoy[cell].damage;
        let mut seen: [Option<Sort>; 16] = [None; 16];
        let mut known = 0;
        for (place, sort) in self.boxes(player, cell) {
            if which(damage.contains(place)) && !seen[..known].contains(&Some(sort)) {
                seen[known] = Some(sort);
                known += 1;
                each(sort);
            }
        }
    }

    /// The first undamaged box of a sort on a card.
    pub fn sound_box(self, player: Player, cell: Cell, wanted: Sort) -> Option<BoxId> {
        self.sound(player, cell).find(|(_, sort)| *sort == wanted).map(|(place, _)| place)
    }

    /// The first damaged box of a sort on a card.
    pub fn damaged_box(self, player: Player, cell: Cell, wanted: Sort) -> Option<BoxId> {
        let damage = self.of(player).convoy[cell].damage;
        self.boxes(player, cell)
            .find(|(place, sort)| *sort == wanted && damage.contains(*place))
            .map(|(place, _)| place)
    }

    /// How many Damage counters lie on a convoy.
    pub fn damage_count(self, player: Player) -> u8 {
        self.of(player).convoy.values().iter().map(|car| car.damage.len() as u8).sum()
    }

    /// How many undamaged boxes a convoy has.
    pub fn sound_count(self, player: Player) -> u8 {
        self.special(player, |_| 1)
    }

    /// The columns where a convoy card may be placed (LA-10.4 to LA-10.6).
    pub fn columns(self, player: Player, kind: CarKind) -> Set8<Column> {
        let card = &self.content.convoy[kind];
        let convoy = &self.of(player).convoy;
        let taken = |column: &Column| convoy[Cell::below(*column)].present();
        match card.kind {
            CardKind::Truck => Set8::of(Column(0)),
            CardKind::Trailer => {
                let pull = self.content.convoy[convoy[Cell::TRUCK].card()].pull.min(3);
                let within = (1..=pull).map(Column);
                // Upon a Trailer, or in the first gap behind them.
                let gap = within.clone().find(|column| !taken(column));
                within.filter(|column| taken(column) || Some(*column) == gap).collect()
            }
            _ => Column::ALL
                .into_iter()
                .filter(taken)
                .filter(|column| match card.mount {
                    Mount::Any => true,
                    Mount::Truck => column.0 == 0,
                    Mount::Trailer => column.0 > 0,
                })
                .collect(),
        }
    }

    /// The resources of a player that stand in boxes for anything, as they would be thrown away to make room.
    pub fn in_cargo(self, player: Player, res: Res) -> bool {
        self.of(player).res[res] > self.room(player).res[res]
    }
}
