//! The Fire Phase: the window for Objects (LA-8.3), the Fire turn (LA-8.6), the Loot of a defeated Enemy (LA-15.12).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::{any_legal, prevent, reasons};
use crate::abilities;
use crate::boxes::Sort;
use crate::content::LootKind;
use crate::engine::Engine;
use crate::game::LastAurora;
use crate::ids::{BoxId, EnemyKind, LootId, Object, OptionId};
use crate::look::Look;
use crate::moves::{Cell, Move, Payment, Target};
use crate::objects;
use crate::options::Module;
use crate::scene;
use crate::state::Player;
use crate::vocab::Phase;

const WINDOW: &str = "LA-8.3";
const FIRE: &str = "LA-8.6";
const LOOT: &str = "LA-15.12";

/// A player may play window Objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window {
    /// Who is asked.
    pub player: Player,
}

impl Window {
    fn check_object(self, look: Look<'_>, kind: Object, choice: OptionId) -> Result<(), Refusal> {
        objects::in_hand(look, self.player, kind)?;
        objects::in_phase(look, Phase::Fire, kind)?;
        require(look.content.objects[kind].window, || {
            objects::about("LA-12.7", "la-refused-object-window", kind)
        })?;
        objects::check(look, self.player, Phase::Fire, kind, choice)
    }

    /// Closes where nothing can be played. What others see decides: the size of the hand (LA-8.3).
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let look = engine.look();
        let asks = look.hand_size(self.player) > 0 && !look.of(self.player).cloaked;
        engine.end_unless(asks)
    }
}

impl Decision<LastAurora> for Window {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-window", WINDOW).declined_by(&Move::Pass)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        if breadth == Breadth::Thinkable {
            objects::held(look, self.player, found);
        } else {
            crate::effects::hand_kinds(look, self.player, &mut |kind| {
                if look.content.objects[kind].window {
                    found(Move::Object { kind, choice: OptionId::FIRST });
                }
            });
        }
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pass => Ok(()),
            Move::Object { kind, choice } => self.check_object(look, kind, choice),
            Move::Attack(..) | Move::Snipe(..) => {
                Err(Refusal::new(WINDOW, "la-refused-attack-window"))
            }
            mv => Err(reasons::other(look, self.player, WINDOW, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Object { kind, choice } => engine.play_object(self.player, kind, choice),
            Move::Pass => engine.pop(),
            mv => reasons::never(mv),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::or_pass(look, self.player, *mv, "la-offer-go-on").ruled(WINDOW)
    }
}

/// A player attacks, uses abilities and Objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FireTurn {
    /// Whose turn.
    pub player: Player,
}

impl FireTurn {
    /// What may be shot at: Enemies and, with module 5, players (LA-X5.8). Everything, or what is in the region.
    fn targets(self, look: Look<'_>, all: bool, each: &mut dyn FnMut(Target)) {
        let region = look.region(self.player);
        for (place, enemy) in look.enemies() {
            if all || enemy.region == region {
                each(Target::Enemy(place));
            }
        }
        let rivals = all || look.state.table.module(Module::Pvp);
        for other in look.players().filter(|other| rivals && *other != self.player) {
            if all || look.region(other) == region {
                each(Target::Player(other));
            }
        }
    }

    /// Every weapon with what may pay for it (LA-8.8, LA-X1.3).
    fn shots(self, look: Look<'_>, target: Target, all: bool, found: &mut dyn FnMut(Move)) {
        let own = look.of(self.player);
        let incendiary = Object::IncendiaryAmmo;
        for cell in look.cells(self.player) {
            let damage = own.convoy[cell].damage;
            for (place, sort) in look.boxes(self.player, cell) {
                if sort.level().is_none() || damage.contains(place) && !all {
                    continue;
                }
                let mut pays = |pay: Payment| found(Move::Attack(target, cell, sort, pay));
                if let Sort::Weapon(_) = sort {
                    pays(Payment::Ammo);
                    if own.hand[incendiary] > 0 {
                        pays(Payment::Object(incendiary));
                    }
                } else {
                    if all {
                        pays(Payment::Ammo);
                    }
                    crate::effects::hand_kinds(look, self.player, &mut |kind| {
                        pays(Payment::Object(kind));
                    });
                }
            }
        }
    }

    fn check_target(self, look: Look<'_>, target: Target) -> Result<(), Refusal> {
        let other = match target {
            Target::Enemy(place) => return abilities::enemy_near(look, self.player, place),
            Target::Player(other) => other,
        };
        let refused = |id: &'static str| move || Refusal::new("LA-X5.8", id);
        require(look.state.table.module(Module::Pvp), refused("la-refused-no-pvp"))?;
        require(other != self.player, refused("la-refused-self"))?;
        require(other.0 < look.state.table.players, || {
            Refusal::new("LA-X5.8", "la-refused-no-player").with("number", other.0 + 1)
        })?;
        require(look.region(other) == look.region(self.player), || {
            Refusal::new("LA-X5.8", "la-refused-seat-region").with("seat", other.seat())
        })
    }

    /// The weapon of a sort on a card that would fire: one that has not fired in this phase, or the Gunner's (LA-8.9).
    fn weapon(self, look: Look<'_>, cell: Cell, sort: Sort) -> Result<BoxId, Refusal> {
        let car = &look.of(self.player).convoy[cell];
        let refused = |rule: &'static str, id: &'static str| move || Refusal::new(rule, id);
        require(car.present(), refused("LA-8.7", "la-refused-no-card"))?;
        let there = look.boxes(self.player, cell).any(|(_, found)| found == sort);
        require(there, refused("LA-8.7", "la-refused-no-box"))?;
        require(sort.level().is_some(), refused("LA-8.7", "la-refused-no-weapon"))?;
        let sound = || look.sound(self.player, cell).filter(|(_, found)| *found == sort);
        let Some((first, _)) = sound().next() else {
            return Err(Refusal::new("LA-10.19", "la-refused-weapon-damaged"));
        };
        if let Some((ready, _)) = sound().find(|(place, _)| !car.used.contains(*place)) {
            return Ok(ready);
        }
        let again = look.gunner(self.player).is_some();
        require(again, refused("LA-8.9", "la-refused-weapon-used"))?;
        Ok(first)
    }

    fn check_attack(
        self,
        look: Look<'_>,
        target: Target,
        (cell, sort): (Cell, Sort),
        pay: Payment,
    ) -> Result<(), Refusal> {
        self.check_target(look, target)?;
        self.weapon(look, cell, sort)?;
        match (sort, pay) {
            (Sort::Junk(_), Payment::Ammo) => {
                Err(Refusal::new("LA-X1.3", "la-refused-junk-pays-object"))
            }
            (Sort::Junk(_), Payment::Object(kind)) => objects::in_hand(look, self.player, kind),
            (_, pay) => abilities::shot_paid(look, self.player, "LA-8.8", pay),
        }
    }

    /// Goes on where nothing is to be decided. What others can see decides whether anything is asked.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let look = engine.look();
        let public = |mv: &Move| !matches!(mv, Move::Pass | Move::Object { .. });
        let asks =
            look.hand_size(self.player) > 0 || any_legal(&self, look, self.player.seat(), public);
        engine.end_unless(asks)
    }

    fn attack(
        self,
        engine: &mut Engine<'_>,
        target: Target,
        (cell, sort): (Cell, Sort),
        pay: Payment,
    ) {
        let player = self.player;
        let Ok(weapon) = self.weapon(engine.look(), cell, sort) else { return };
        if engine.look().of(player).convoy[cell].used.contains(weapon)
            && let Some(gunner) = engine.look().gunner(player)
        {
            engine.of(player).crew[gunner].used = true;
        }
        engine.of(player).convoy[cell].used.insert(weapon);
        engine.pay_shot(player, pay, "LA-8.8");
        let level = engine.look().weapon_level(player, sort.level().unwrap_or(1));
        let incendiary = Payment::Object(Object::IncendiaryAmmo);
        let bonus = u8::from(pay == incendiary && matches!(sort, Sort::Weapon(_)));
        match target {
            Target::Enemy(place) => engine.fire_at(player, place, sort, (level, bonus)),
            Target::Player(other) => engine.fire_at_player(player, other, sort, level),
        }
    }
}

impl Decision<LastAurora> for FireTurn {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-fire", FIRE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let wide = breadth == Breadth::Thinkable;
        self.targets(look, wide, &mut |target| self.shots(look, target, wide, found));
        abilities::candidates(look, self.player, Phase::Fire, breadth, found);
        objects::held(look, self.player, found);
        prevent::preventions(look, breadth, found);
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let player = self.player;
        match *mv {
            Move::Pass => Ok(()),
            Move::Attack(target, cell, sort, pay) => {
                self.check_attack(look, target, (cell, sort), pay)
            }
            mv => reasons::in_turn(look, player, Phase::Fire, FIRE, mv),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Attack(target, cell, sort, pay) => self.attack(engine, target, (cell, sort), pay),
            Move::Pass => engine.pop(),
            mv => engine.act_in_turn(self.player, mv),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::or_pass(look, self.player, *mv, "la-offer-end-turn").ruled(FIRE)
    }
}

/// A player accepts or declines Loot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Loot {
    /// Who won it.
    pub player: Player,
    /// Which Loot card.
    pub loot: LootId,
    /// Of which Enemy.
    pub enemy: EnemyKind,
}

impl Decision<LastAurora> for Loot {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        let card = match look.content.loot[self.loot].kind {
            LootKind::Convoy(kind) => look.content.convoy[kind].name,
            LootKind::Survivor(kind) => look.content.survivors[kind].name,
        };
        Prompt::new(Text::new("la-prompt-loot").with("card", card), LOOT)
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        found(Move::Yes);
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Yes | Move::Pass => Ok(()),
            mv => Err(reasons::other(look, self.player, LOOT, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.pop();
        if *mv == Move::Yes {
            engine.take_loot(self.player, self.loot);
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        match mv {
            Move::Pass => scene::pass("la-offer-decline"),
            Move::Yes => scene::with_taken("la-offer-loot"),
            mv => scene::verb(look, self.player, *mv),
        }
        .ruled(LOOT)
    }
}
