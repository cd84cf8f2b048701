//! Placing Damage on the boxes of a convoy, and removing it (LA-10.16 to LA-10.20).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::small::{Maybe, Set8};

use super::shared::unasked;
use crate::boxes::Sort;
use crate::engine::Engine;
use crate::frame::{Aim, Frame};
use crate::game::LastAurora;
use crate::look::Look;
use crate::moves::{Cell, Move};
use crate::scene;
use crate::state::Player;

/// The owner of a convoy puts Damage counters on boxes, one after another (LA-10.16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceDamage {
    /// Whose convoy.
    pub player: Player,
    /// How many counters are still to be placed.
    pub left: u8,
    /// The cells that may be hit.
    pub cells: Set8<Cell>,
    /// Which of their boxes.
    pub aim: Aim,
}

/// The rule of placing Damage.
const PLACING: &str = "LA-10.16";
/// The rule of removing it.
const REMOVING: &str = "LA-19.9";

impl PlaceDamage {
    /// Damage on any box of these cells.
    pub const fn on(player: Player, left: u8, cells: Set8<Cell>) -> PlaceDamage {
        PlaceDamage { player, left, cells, aim: Aim::Any }
    }

    /// Damage on a card of the owner's choice (LA-10.28).
    pub const fn anywhere(player: Player, left: u8) -> PlaceDamage {
        PlaceDamage::on(player, left, Cell::EVERY)
    }

    /// Whether the card in a cell may take the next Damage.
    fn may_hit(&self, look: Look<'_>, cell: Cell) -> bool {
        let sound_truck = || look.sound(self.player, Cell::TRUCK).next().is_some();
        match self.aim {
            Aim::TruckFirst if sound_truck() => cell == Cell::TRUCK,
            Aim::TruckFirst => cell == Cell::TRUCK || cell == Cell::TRUCK_DEVICE,
            Aim::Any | Aim::Strongest | Aim::Distinct | Aim::CargoBox => self.cells.contains(cell),
        }
    }

    fn check_box(&self, look: Look<'_>, cell: Cell, sort: Sort) -> Result<(), Refusal> {
        printed(look, self.player, cell, sort, PLACING)?;
        require(self.may_hit(look, cell), || match self.aim {
            Aim::TruckFirst => Refusal::new("LA-19.10", "la-refused-damage-truck"),
            Aim::Distinct => Refusal::new("LA-10.26", "la-refused-damage-distinct"),
            Aim::Any | Aim::Strongest | Aim::CargoBox => {
                Refusal::new(PLACING, "la-refused-damage-place")
            }
        })?;
        let sound = look.sound_box(self.player, cell, sort).is_some();
        require(sound, || Refusal::new(PLACING, "la-refused-box-damaged"))?;
        match self.aim {
            Aim::Strongest => require(sort.level() == Some(look.strongest(self.player)), || {
                Refusal::new("LA-10.25", "la-refused-damage-weapon")
            }),
            Aim::CargoBox => {
                require(sort.is_cargo_box(), || Refusal::new("LA-10.29", "la-refused-damage-cargo"))
            }
            Aim::Any | Aim::Distinct | Aim::TruckFirst => Ok(()),
        }
    }

    /// What finds no box is lost and not suffered (LA-10.18).
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, self.left == 0)
    }
}

/// A box printed on a card of the convoy, or added to it by a Story.
fn printed(
    look: Look<'_>,
    player: Player,
    cell: Cell,
    sort: Sort,
    rule: &'static str,
) -> Result<(), Refusal> {
    let present = look.of(player).convoy[cell].present();
    require(present, || Refusal::new(rule, "la-refused-no-card"))?;
    let known = look.boxes(player, cell).any(|(_, found)| found == sort);
    require(known, || Refusal::new(rule, "la-refused-no-box"))
}

impl Decision<LastAurora> for PlaceDamage {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new(Text::new("la-prompt-damage").with("left", self.left), PLACING)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let all = breadth == Breadth::Thinkable;
        for cell in look.cells(self.player).filter(|cell| all || self.may_hit(look, *cell)) {
            let which = |damaged: bool| all || !damaged;
            look.sorts(self.player, cell, which, |sort| found(Move::Damage(cell, sort)));
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Damage(cell, sort) => self.check_box(look, cell, sort),
            _ => Err(unasked(PLACING, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Damage(cell, sort) = *mv else { return };
        let Some(bit) = engine.look().sound_box(self.player, cell, sort) else { return };
        let mut cells = self.cells;
        if self.aim == Aim::Distinct {
            cells.remove(cell);
        }
        engine.replace(Frame::Damage(PlaceDamage { left: self.left - 1, cells, ..*self }));
        engine.hit_box(self.player, cell, bit);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(PLACING)
    }
}

/// The owner of a convoy without a box for the Castaway frees a damaged one (LA-9.4, LA-1.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FreeBox {
    /// Whose convoy.
    pub player: Player,
}

/// The rule of the last hope.
const HOPE: &str = "LA-9.4";

impl FreeBox {
    fn check_box(self, look: Look<'_>, cell: Cell, sort: Sort) -> Result<(), Refusal> {
        printed(look, self.player, cell, sort, HOPE)?;
        let takes = matches!(sort, Sort::Crew | Sort::Cargo);
        require(takes, || Refusal::new(HOPE, "la-refused-castaway-box"))?;
        let damaged = look.damaged_box(self.player, cell, sort).is_some();
        require(damaged, || Refusal::new(HOPE, "la-refused-box-undamaged"))
    }

    /// The only such box is freed unasked; without one nobody comes.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, false)
    }
}

impl Decision<LastAurora> for FreeBox {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-castaway-box", HOPE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let all = breadth == Breadth::Thinkable;
        for cell in look.cells(self.player) {
            let which = |damaged: bool| all || damaged;
            look.sorts(self.player, cell, which, |sort| found(Move::Repair(cell, sort)));
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Repair(cell, sort) => self.check_box(look, cell, sort),
            _ => Err(unasked(HOPE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Repair(cell, sort) = *mv else { return };
        engine.pop();
        if let Some(bit) = engine.look().damaged_box(self.player, cell, sort) {
            engine.mend_box(self.player, cell, bit);
        }
        engine.castaway_comes(self.player);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(HOPE)
    }
}

/// The owner of a convoy removes Damage counters, as many as there are to remove or fewer (LA-10.20, LA-19.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RemoveDamage {
    /// Whose convoy.
    pub player: Player,
    /// How many counters may still be removed.
    pub left: u8,
    /// All from one card.
    pub one_card: bool,
    /// The card repaired last.
    pub card: Maybe<Cell>,
}

impl RemoveDamage {
    /// Repairs that have not begun.
    pub const fn begin(player: Player, left: u8, one_card: bool) -> RemoveDamage {
        RemoveDamage { player, left, one_card, card: Maybe::NONE }
    }

    /// The only card that may be repaired, once the first counter was removed from it.
    fn only(&self) -> Option<Cell> {
        self.card.get().filter(|_| self.one_card)
    }

    fn check_box(&self, look: Look<'_>, cell: Cell, sort: Sort) -> Result<(), Refusal> {
        printed(look, self.player, cell, sort, "LA-10.20")?;
        let damaged = look.damaged_box(self.player, cell, sort).is_some();
        require(damaged, || Refusal::new("LA-10.20", "la-refused-box-undamaged"))?;
        let allowed = self.only().is_none_or(|only| only == cell);
        require(allowed, || Refusal::new(REMOVING, "la-refused-repair-one-card"))
    }

    /// Without Damage there is nothing to remove.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, self.left == 0)
    }
}

impl Decision<LastAurora> for RemoveDamage {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new(Text::new("la-prompt-repair").with("left", self.left), REMOVING)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let all = breadth == Breadth::Thinkable;
        let only = self.only().filter(|_| !all);
        for cell in look.cells(self.player).filter(|cell| only.is_none_or(|only| only == *cell)) {
            let which = |damaged: bool| all || damaged;
            look.sorts(self.player, cell, which, |sort| found(Move::Repair(cell, sort)));
        }
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Repair(cell, sort) => self.check_box(look, cell, sort),
            Move::Pass => Ok(()),
            _ => Err(unasked(REMOVING, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Repair(cell, sort) = *mv else { return engine.pop() };
        let repairs = RemoveDamage { left: self.left - 1, card: Maybe::some(cell), ..*self };
        engine.replace(Frame::Repair(repairs));
        if let Some(bit) = engine.look().damaged_box(self.player, cell, sort) {
            engine.mend_box(self.player, cell, bit);
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(REMOVING)
    }
}
