//! Abilities that are used at will, once per phase (LA-11.3): which can be used now, and using them.

use kernel::{Breadth, Refusal, require};
use workbench::small::Set8;

use crate::decisions::PlaceDamage;
use crate::decisions::reasons::{self, named};
use crate::engine::Engine;
use crate::frame::Frame;
use crate::ids::{CrewPlace, EnemyPlace, Object};
use crate::look::Look;
use crate::moves::{Move, Payment};
use crate::objects;
use crate::state::{Attack, Player};
use crate::survivor::Ability;
use crate::vocab::{Payable, Phase};

/// How an ability is used.
#[derive(Clone, Copy)]
pub(crate) enum Use {
    /// By itself.
    Alone(CrewPlace),
    /// With an Object that is discarded (LA-X3.16).
    Burn(CrewPlace, Object),
    /// As a shot at an Enemy (LA-X1.22).
    Snipe(CrewPlace, EnemyPlace, Payment),
}

impl Use {
    /// What a move uses, if it uses an ability.
    pub(crate) const fn of(mv: Move) -> Option<Use> {
        match mv {
            Move::Ability(slot) => Some(Use::Alone(slot)),
            Move::Burn(slot, kind) => Some(Use::Burn(slot, kind)),
            Move::Snipe(slot, place, pay) => Some(Use::Snipe(slot, place, pay)),
            _ => None,
        }
    }

    /// Whose ability.
    pub(crate) const fn slot(self) -> CrewPlace {
        match self {
            Use::Alone(slot) | Use::Burn(slot, _) | Use::Snipe(slot, ..) => slot,
        }
    }
}

/// The abilities a player could think of using in a turn of this phase.
pub(crate) fn candidates(
    look: Look<'_>,
    player: Player,
    phase: Phase,
    breadth: Breadth,
    found: &mut dyn FnMut(Move),
) {
    let wide = breadth == Breadth::Thinkable;
    for (slot, member) in look.crew(player) {
        let card = &look.content.survivors[member.survivor()];
        let ready = card.phase == phase && card.activated && !member.used;
        if wide {
            found(Move::Ability(slot));
        }
        match card.ability {
            Ability::Effects(_) | Ability::CleanForSpeed(_) | Ability::RadioStrike
                if ready && !wide =>
            {
                found(Move::Ability(slot));
            }
            Ability::ObjectForSpeed(_) if ready || wide => {
                crate::effects::hand_kinds(look, player, &mut |kind| found(Move::Burn(slot, kind)));
            }
            Ability::DirectAttack(_) if wide || ready => shots(look, player, slot, wide, found),
            _ => {}
        }
    }
}

/// The Sniper's shots at Enemies in the region, or at all (LA-X1.22).
fn shots(look: Look<'_>, player: Player, slot: CrewPlace, all: bool, found: &mut dyn FnMut(Move)) {
    let region = look.region(player);
    let incendiary = Object::IncendiaryAmmo;
    for (place, enemy) in look.enemies() {
        if all || enemy.region == region {
            found(Move::Snipe(slot, place, Payment::Ammo));
            if look.of(player).hand[incendiary] > 0 {
                found(Move::Snipe(slot, place, Payment::Object(incendiary)));
            }
        }
    }
}

/// Whether a Survivor's ability is one to be used at will, works now (LA-11.2) and was not yet used (LA-11.3).
fn ready(
    look: Look<'_>,
    player: Player,
    slot: CrewPlace,
    phase: Phase,
) -> Result<Ability, Refusal> {
    let member = reasons::present(look, player, slot, "LA-11.3")?;
    let card = &look.content.survivors[member.survivor()];
    let at_will = card.activated
        && matches!(
            card.ability,
            Ability::Effects(_)
                | Ability::CleanForSpeed(_)
                | Ability::ObjectForSpeed(_)
                | Ability::DirectAttack(_)
                | Ability::RadioStrike
        );
    let about = |rule: &'static str, id: &'static str| move || named(rule, id, look, player, slot);
    require(at_will, about("LA-11.3", "la-refused-ability-passive"))?;
    require(card.phase == phase, about("LA-11.1", "la-refused-ability-phase"))?;
    let works = look.ability(player, slot).is_some();
    require(works, about("LA-11.2", "la-refused-ability-inactive"))?;
    require(!member.used, about("LA-11.3", "la-refused-ability-used"))?;
    Ok(card.ability)
}

/// Whether a player may use the ability of a Survivor in a turn of this phase.
fn check(look: Look<'_>, player: Player, phase: Phase, slot: CrewPlace) -> Result<(), Refusal> {
    let refused = |rule: &'static str, id: &'static str| Err(named(rule, id, look, player, slot));
    match ready(look, player, slot, phase)? {
        Ability::Effects(program) => objects::helps(look, player, program),
        Ability::CleanForSpeed(_) => {
            let member = &look.of(player).crew[slot];
            match (member.contamination, look.doomed(member)) {
                (0, _) => refused("LA-X3.8", "la-refused-no-contamination"),
                (_, true) => refused("LA-11.8", "la-refused-doomed"),
                (_, false) => Ok(()),
            }
        }
        Ability::ObjectForSpeed(_) => {
            holds_any(look, player)?;
            refused("LA-X3.16", "la-refused-ability-object")
        }
        Ability::DirectAttack(_) => {
            require(look.enemies_near(player).next().is_some(), || {
                Refusal::new("LA-X1.22", "la-refused-no-enemy-near")
            })?;
            refused("LA-X1.22", "la-refused-ability-shot")
        }
        _ => require(!victims(look, player).is_empty(), || {
            Refusal::new("LA-X2.20", "la-refused-radio")
        }),
    }
}

/// Whether a player may use an ability in a turn of this phase: alone, with an Object, or as a shot.
pub(crate) fn check_use(
    look: Look<'_>,
    player: Player,
    phase: Phase,
    ability: Use,
) -> Result<(), Refusal> {
    match ability {
        Use::Alone(slot) => check(look, player, phase, slot),
        Use::Burn(slot, kind) => check_burn(look, player, phase, slot, kind),
        Use::Snipe(slot, place, pay) => check_snipe(look, player, phase, slot, (place, pay)),
    }
}

fn holds_any(look: Look<'_>, player: Player) -> Result<(), Refusal> {
    require(look.hand_size(player) > 0, || Refusal::new("LA-X3.16", "la-refused-hand-empty"))
}

/// Whether a Survivor may discard an Object for speed in a turn of this phase (LA-X3.16).
fn check_burn(
    look: Look<'_>,
    player: Player,
    phase: Phase,
    slot: CrewPlace,
    kind: Object,
) -> Result<(), Refusal> {
    let member = reasons::present(look, player, slot, "LA-11.3")?;
    let burns =
        matches!(look.content.survivors[member.survivor()].ability, Ability::ObjectForSpeed(_));
    require(burns, || named("LA-X3.16", "la-refused-no-burner", look, player, slot))?;
    ready(look, player, slot, phase)?;
    holds_any(look, player)?;
    objects::in_hand(look, player, kind)
}

/// Whether a Survivor may shoot at an Enemy without a weapon in a turn of this phase (LA-X1.22).
fn check_snipe(
    look: Look<'_>,
    player: Player,
    phase: Phase,
    slot: CrewPlace,
    (place, pay): (EnemyPlace, Payment),
) -> Result<(), Refusal> {
    let member = reasons::present(look, player, slot, "LA-11.3")?;
    let shoots =
        matches!(look.content.survivors[member.survivor()].ability, Ability::DirectAttack(_));
    require(shoots, || named("LA-X1.22", "la-refused-no-sniper", look, player, slot))?;
    ready(look, player, slot, phase)?;
    enemy_near(look, player, place)?;
    shot_paid(look, player, "LA-X1.22", pay)
}

/// Whether an Enemy is there to be shot at (LA-8.12).
pub(crate) fn enemy_near(look: Look<'_>, player: Player, place: EnemyPlace) -> Result<(), Refusal> {
    let Some(enemy) = look.enemy_at(place) else {
        return Err(Refusal::new("LA-8.7", "la-refused-no-enemy").with("number", place.number()));
    };
    require(enemy.region == look.region(player), || {
        let name = look.content.enemies[enemy.enemy].name;
        Refusal::new("LA-8.12", "la-refused-not-in-region").with("enemy", name)
    })
}

/// Whether a player can pay for a shot that costs 1 Ammo: Incendiary Ammo serves as well (LA-12.10).
pub(crate) fn shot_paid(
    look: Look<'_>,
    player: Player,
    rule: &'static str,
    pay: Payment,
) -> Result<(), Refusal> {
    match pay {
        Payment::Ammo => reasons::payable(look, player, rule, Payable::Ammo, 1),
        Payment::Object(kind) => {
            objects::in_hand(look, player, kind)?;
            require(kind == Object::IncendiaryAmmo, || {
                Refusal::new("LA-12.10", "la-refused-shot-pays")
            })
        }
    }
}

/// Opponents further ahead with an Enemy in their region (LA-X2.20).
fn victims(look: Look<'_>, player: Player) -> Set8<Player> {
    look.players()
        .filter(|other| look.ahead(*other, player) && look.of(*other).at != look.of(player).at)
        .filter(|other| look.enemies_near(*other).next().is_some())
        .collect()
}

impl Engine<'_> {
    /// Uses the ability of a Survivor, once per phase (LA-11.3).
    pub(crate) fn use_ability(&mut self, player: Player, slot: CrewPlace) {
        let kind = self.look().of(player).crew[slot].survivor();
        match self.content.survivors[kind].ability {
            Ability::CleanForSpeed(n) => {
                self.of(player).crew[slot].used = true;
                self.clean(player, slot, 1);
                self.hurry(player, n, "LA-X3.8");
            }
            Ability::RadioStrike => {
                self.uses(player, slot, "LA-X2.20");
                self.radio(player);
            }
            Ability::Effects(program) => {
                self.uses(player, slot, "LA-11.3");
                self.run_for(program, player);
            }
            _ => {}
        }
    }

    /// A Survivor discards an Object for speed (LA-X3.16).
    pub(crate) fn burn(&mut self, player: Player, slot: CrewPlace, kind: Object) {
        let survivor = self.look().of(player).crew[slot].survivor();
        if let Ability::ObjectForSpeed(n) = self.content.survivors[survivor].ability {
            self.of(player).crew[slot].used = true;
            self.discard_object(player, kind, "LA-X3.16");
            self.hurry(player, n, "LA-X3.16");
        }
    }

    /// A Survivor shoots at an Enemy without a weapon (LA-X1.22).
    pub(crate) fn snipe(
        &mut self,
        player: Player,
        slot: CrewPlace,
        place: EnemyPlace,
        pay: Payment,
    ) {
        self.of(player).crew[slot].used = true;
        self.pay_shot(player, pay, "LA-X1.22");
        let kind = self.look().of(player).crew[slot].survivor();
        let enemy = self.state.enemies[place.index()].enemy;
        if let Ability::DirectAttack(damage) = self.content.survivors[kind].ability {
            self.uses(player, slot, "LA-X1.22");
            self.state.attack = Attack { enemy: enemy.into(), damage, ..Attack::IDLE };
            self.ask(Frame::Hit { player });
        }
    }

    fn uses(&mut self, player: Player, slot: CrewPlace, rule: &'static str) {
        let member = &mut self.of(player).crew[slot];
        member.used = true;
        let kind = member.survivor();
        let name = self.content.survivors[kind].name;
        let event = self.about(rule, "la-event-uses", player).name("who", name);
        self.tell(event);
    }

    fn hurry(&mut self, player: Player, n: u8, rule: &'static str) {
        self.of(player).speed += n as i8;
        let event = self.about(rule, "la-event-faster", player).number("n", n);
        self.tell(event);
    }

    /// The Radio Operator (LA-X2.20, LA-R53).
    fn radio(&mut self, player: Player) {
        let hit = victims(self.look(), player);
        self.indicate();
        let order = self.state.order;
        for victim in order.iter().rev().filter(|victim| hit.contains(**victim)) {
            let n = self.look().enemies_near(*victim).count() as u8;
            if self.look().automa(*victim) {
                self.automa_damage(n);
            } else {
                let cells = self.state.indicated;
                self.ask(Frame::Damage(PlaceDamage::on(*victim, n, cells)));
            }
        }
    }
}
