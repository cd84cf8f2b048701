//! A Character attacks (NEM-9), and what is done about an attack of an Intruder (NEM-24).

use kernel::scene::Prompt;
use kernel::{Breadth, Draw, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::small::{Maybe, Set8};

use super::one;
use crate::choice::OTHER_QUESTION;
use crate::engine::{COMBAT_DIE, Engine};
use crate::event::Event;
use crate::frame::{AttackKind, Attacking, Frame};
use crate::game::Nemesis;
use crate::ids::{Card, Character, CombatFace, Item, Kind, Player, Trait};
use crate::look::Look;
use crate::moves::{Move, Target};
use crate::state::Mini;
use crate::vocab::{Cond, Op, Who};
use crate::words;

/// How far an attack is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VolleyStage {
    /// The die is rolled.
    #[default]
    Roll,
    /// It may be rolled again (NEM-9.7).
    Reroll,
    /// More Ammo may be discarded for an Injury.
    Ammo,
    /// It is counted.
    Count,
    /// The same target may be shot again for nothing (NEM-A2.1).
    Again,
    /// What the Injuries do is checked.
    Check,
}

/// A Character attacks with a Weapon, or without one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Volley {
    /// Who.
    pub player: Player,
    /// The Weapon; none in melee.
    pub weapon: Maybe<Item>,
    /// What is attacked.
    pub target: Target,
    /// Rerolls that are left.
    pub rerolls: u8,
    /// Injuries that a card adds.
    pub bonus: u8,
    /// Whether it adds them on a miss too.
    pub on_miss: bool,
    /// Injuries that Ammo has added.
    pub extra: u8,
    /// How far it is.
    pub stage: VolleyStage,
}

impl Default for Volley {
    fn default() -> Self {
        Volley::melee(Player(0), Target::Eggs)
    }
}

impl Volley {
    /// Shoot (NEM-9.1).
    pub(crate) fn shot(player: Player, weapon: Item, target: Target) -> Volley {
        Volley { weapon: weapon.into(), ..Volley::melee(player, target) }
    }

    /// Melee Attack (NEM-9.4).
    pub(crate) const fn melee(player: Player, target: Target) -> Volley {
        Volley {
            player,
            weapon: Maybe::NONE,
            target,
            rerolls: 0,
            bonus: 0,
            on_miss: false,
            extra: 0,
            stage: VolleyStage::Roll,
        }
    }

    /// What the Weapon changes about the attack.
    fn modifiers(self, look: Look<'_>) -> &[Op] {
        let weapon = self.weapon.get().and_then(|item| look.content.items[item].weapon.as_ref());
        weapon.map_or(&[], |weapon| &weapon.modifiers)
    }

    /// Goes on as far as nobody is asked.
    pub(crate) fn work(mut self, engine: &mut Engine<'_>) -> bool {
        match self.stage {
            VolleyStage::Roll => {
                engine.begin_volley(&self);
                engine.roll_combat();
                self.rerolls += engine.look().rerolls(&self);
                self.stage = VolleyStage::Reroll;
            }
            VolleyStage::Reroll if self.rerolls == 0 => self.stage = VolleyStage::Ammo,
            VolleyStage::Ammo if !self.may_add(engine.look()) => self.stage = VolleyStage::Count,
            VolleyStage::Count => {
                self.stage = VolleyStage::Check;
                engine.replace(Frame::Volley(self));
                engine.count_volley(self);
                return true;
            }
            VolleyStage::Check => {
                engine.pop();
                engine.end_volley(self);
                return true;
            }
            VolleyStage::Reroll | VolleyStage::Ammo | VolleyStage::Again => return false,
        }
        engine.replace(Frame::Volley(self));
        true
    }

    /// Whether Ammo can be discarded for one more Injury.
    fn may_add(self, look: Look<'_>) -> bool {
        let pays = |op: &Op| matches!(op, Op::PayAmmoForInjury { face, .. } if Some(*face) == look.state.combat_die);
        let loaded = self.weapon.get().and_then(|item| look.weapon(self.player, item));
        self.extra == 0
            && self.modifiers(look).iter().any(pays)
            && loaded.is_some_and(|(carried, _)| carried.ammo > 0)
    }
}

impl Decision<Nemesis> for Volley {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        let face = look.state.combat_die.map_or("nem-term-nothing", |face| face.word());
        let (id, rule) = match self.stage {
            VolleyStage::Ammo => ("nem-prompt-more-ammo", "NEM-9.6"),
            VolleyStage::Again => ("nem-prompt-shoot-again", "NEM-A2.1"),
            _ => ("nem-prompt-reroll", "NEM-9.7"),
        };
        Prompt::new(Text::new(id).with("face", Text::new(face)), rule)
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        [Move::Yes, Move::No].into_iter().for_each(found);
    }

    fn check(&self, _: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        require(matches!(mv, Move::Yes | Move::No), || OTHER_QUESTION)
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let (mut next, yes) = (*self, *mv == Move::Yes);
        match self.stage {
            VolleyStage::Reroll if yes => {
                next.rerolls -= 1;
                engine.roll_combat();
            }
            VolleyStage::Reroll => next.rerolls = 0,
            VolleyStage::Ammo => {
                if yes && let Some(item) = self.weapon.get() {
                    engine.spend_ammo(self.player, item, 1);
                    next.extra = 1;
                }
                next.stage = VolleyStage::Count;
            }
            _ => {
                next.stage = if yes { VolleyStage::Roll } else { VolleyStage::Check };
                (next.extra, next.rerolls) = (0, 0);
            }
        }
        engine.replace(Frame::Volley(next));
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv)
    }
}

impl Look<'_> {
    /// How often a Combat roll may be repeated with this Weapon.
    fn rerolls(self, volley: &Volley) -> u8 {
        let own = volley.modifiers(self).iter().map(|op| match op {
            Op::Reroll { times, .. } => *times,
            _ => 0,
        });
        let sight = volley.weapon.get().and_then(|item| self.weapon(volley.player, item));
        own.sum::<u8>() + sight.map_or(0, |(carried, _)| u8::from(carried.sight))
    }

    /// What counts as the face that was rolled, for a type of Intruder (NEM-9.6, step 2).
    fn face_for(self, volley: &Volley, kind: Kind, rolled: CombatFace) -> CombatFace {
        let mut face = rolled;
        for op in volley.modifiers(self) {
            if let Op::ReplaceFace { from, to, .. } = op
                && *from == face
            {
                face = *to;
                break;
            }
        }
        let known = self.state.weaknesses.iter().filter(|slot| slot.discovered);
        for op in known.flat_map(|slot| &self.content.foes.weaknesses[slot.card]) {
            if let Op::ReplaceFace { from, to, targets, .. } = op
                && *from == face
                && targets.contains(&kind)
            {
                return *to;
            }
        }
        face
    }

    /// The Injuries of an attack (NEM-9.6): whether it hits, and how many.
    fn injuries(self, volley: &Volley, kind: Kind, rolled: CombatFace) -> (bool, u8) {
        let face = self.face_for(volley, kind, rolled);
        let card = self.content.dice.faces[face];
        let weapon = volley.weapon.get().and_then(|item| self.content.items[item].weapon.as_ref());
        let printed = if weapon.is_some() { card.shoot } else { card.melee };
        let mut base = if card.hits.contains(kind) { printed } else { 0 };
        let modifiers = volley.modifiers(self);
        for op in modifiers {
            if let Op::MinInjuriesUnlessBlank { n, .. } = op
                && face != CombatFace::Blank
            {
                base = base.max(*n);
            }
        }
        let hit = base > 0;
        let mut total = base + if hit { volley.extra } else { 0 };
        for op in modifiers {
            if let Op::AddInjuriesOnFaces { faces, n, .. } = op
                && hit
                && faces.contains(&face)
            {
                total += n;
            }
        }
        if hit || volley.on_miss {
            total += volley.bonus;
        }
        if total > 0 {
            let if_dealt = modifiers.iter().map(|op| match op {
                Op::AddInjuriesIfDealt { n, .. } => *n,
                _ => 0,
            });
            let weak = |wanted: &Cond| match wanted {
                Cond::EnergyWeaponInjury => weapon.is_some_and(|weapon| weapon.energy),
                Cond::FireSource => weapon.is_some_and(|weapon| weapon.fire),
                _ => false,
            };
            total += if_dealt.sum::<u8>() + self.weak_injuries(weak);
        }
        (hit, total)
    }

    /// Injuries that known Weaknesses add.
    pub(crate) fn weak_injuries(self, weak: impl Fn(&Cond) -> bool) -> u8 {
        let known = self.state.weaknesses.iter().filter(|slot| slot.discovered);
        let ops = known.flat_map(|slot| &self.content.foes.weaknesses[slot.card]);
        let added = ops.map(|op| match op {
            Op::AddInjuries { n, condition } if weak(condition) => *n,
            _ => 0,
        });
        added.sum()
    }
}

impl Engine<'_> {
    /// What an attack costs before the roll: Ammo (NEM-9.1), a Contamination card (NEM-9.4).
    fn begin_volley(&mut self, volley: &Volley) {
        match volley.weapon.get() {
            Some(item) => self.spend_ammo(volley.player, item, 1),
            // Not for Eggs (NEM-9.11).
            None if volley.target != Target::Eggs => self.contaminate(volley.player, 1),
            None => {}
        }
    }

    /// The Combat die is rolled.
    fn roll_combat(&mut self) {
        let faces = &self.content.dice.combat;
        let rolled = self.state.chance.stream(COMBAT_DIE).below(faces.len() as u32);
        let face = faces[rolled as usize];
        self.state.combat_die = Some(face);
        self.reveal(Event::new("NEM-9.3", "nem-event-combat-roll").name("face", face.word()));
    }

    /// What the roll does (NEM-9.6).
    fn count_volley(&mut self, mut volley: Volley) {
        let Some(rolled) = self.state.combat_die else { return };
        let at = self.look().of(volley.player).at;
        let kind = match volley.target {
            Target::Intruder(mini) => mini.kind(),
            Target::Eggs => Kind::Larva,
        };
        let (hit, injuries) = self.look().injuries(&volley, kind, rolled);
        let face = self.look().face_for(&volley, kind, rolled);
        let burns = volley
            .modifiers(self.look())
            .iter()
            .any(|op| matches!(op, Op::PlaceFireOnFace { face: wanted, .. } if *wanted == face));
        if !hit {
            self.tell(Event::new("NEM-9.2", "nem-event-misses").player(volley.player));
        }
        match volley.target {
            Target::Eggs => {
                self.destroy_eggs(at, injuries);
                self.replace(Frame::EggNoise { player: volley.player });
            }
            Target::Intruder(mini) => {
                if injuries > 0 {
                    self.place_injuries(mini, injuries);
                }
                if volley.weapon.is_none() && !hit {
                    self.serious_wounds(volley.player, 1);
                }
                if self.may_shoot_again(&volley, hit, mini) {
                    volley.stage = VolleyStage::Again;
                    self.replace(Frame::Volley(volley));
                }
            }
        }
        if burns && !self.over() {
            self.place_fire(at);
        }
    }

    /// Whether the Captain may go on for nothing (NEM-A2.1).
    fn may_shoot_again(&self, volley: &Volley, hit: bool, mini: Mini) -> bool {
        let look = self.look();
        let six_shooter = look.weapon(volley.player, Item::SixShooter);
        volley.weapon.is(Item::SixShooter)
            && hit
            && look.has_trait(volley.player, Trait::JustDieAlready)
            && look.foe(mini).is_some()
            && six_shooter.is_some_and(|(carried, _)| carried.ammo > 0)
    }

    /// The Injury Effect check after the last shot (NEM-9.1, step 6).
    fn end_volley(&mut self, volley: Volley) {
        if let Target::Intruder(mini) = volley.target {
            self.check_injuries(mini);
        }
    }
}

/// An attack is to take effect, and somebody may do something about it (NEM-24.8, NEM-24.9). Everybody concerned is asked at
/// once; nobody sees an answer before all are in (NEM-24.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reaction {
    /// The attack.
    pub attack: Attacking,
    /// Who has not answered.
    pub left: Set8<Player>,
    /// Who has Armor and uses it.
    pub armored: Set8<Player>,
    /// Who uses Nerves of Steel.
    pub steeled: Set8<Player>,
}

impl Reaction {
    /// Who is asked about an attack, by what everybody sees (NEM-24.7).
    pub(crate) fn asked(
        look: Look<'_>,
        attack: &Attacking,
        affected: Set8<Player>,
    ) -> Set8<Player> {
        let asked = |player: &Player| {
            look.owns(*player, Item::Armor) || Reaction::may_hold_nerves(look, *player, attack)
        };
        affected.iter().filter(asked).collect()
    }

    /// Whether a player may hold Nerves of Steel, for all that others see.
    fn may_hold_nerves(look: Look<'_>, player: Player, attack: &Attacking) -> bool {
        let own = look.of(player);
        attack.kind == AttackKind::Surprise
            && attack.target == player
            && look.character(player) == Character::Soldier
            && !own.hand.is_empty()
            && !own.discard.contains(&Card::NervesOfSteel.into())
    }
}

impl Decision<Nemesis> for Reaction {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        self.left.iter().fold(SeatSet::NONE, |seats, player| seats.union(one(player)))
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        let kind = Text::new(self.attack.mini.kind().word());
        let text = match self.attack.card.get() {
            Some(card) => {
                let attack = look.content.foes.attack_cards[card.index()].kind;
                Text::new("nem-prompt-attacked")
                    .with("kind", kind)
                    .with("attack", Text::new(attack.word()))
            }
            None => Text::new("nem-prompt-attacked-larva").with("kind", kind),
        };
        Prompt::new(text, "NEM-24.11")
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        [Move::ReactItem(Item::Armor), Move::ReactCard(Card::NervesOfSteel), Move::Decline]
            .into_iter()
            .for_each(found);
    }

    fn check(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let player = Player::from(seat);
        match *mv {
            Move::Decline => Ok(()),
            Move::ReactItem(Item::Armor) => require(look.owns(player, Item::Armor), || {
                Refusal::new("NEM-24.9", "nem-refused-item-not-owned")
                    .with("what", Item::Armor.word())
            }),
            Move::ReactCard(Card::NervesOfSteel) => {
                require(Reaction::may_hold_nerves(look, player, &self.attack), || {
                    Refusal::new("NEM-24.8", "nem-refused-no-surprise")
                })?;
                require(look.actions(player).any(|card| card == Card::NervesOfSteel), || {
                    Refusal::new("NEM-24.8", "nem-refused-card-not-held")
                        .with("what", Card::NervesOfSteel.word())
                })
            }
            _ => Err(OTHER_QUESTION),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, seat: Seat, mv: &Move) {
        let player = Player::from(seat);
        let mut next = *self;
        next.left.remove(player);
        match mv {
            Move::ReactItem(_) => drop(next.armored.insert(player)),
            Move::ReactCard(_) => drop(next.steeled.insert(player)),
            _ => {}
        }
        engine.replace(Frame::Reaction(next));
        if next.left.is_empty() {
            engine.react(next);
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        words::offer(look, seat.into(), *mv)
    }
}

impl Engine<'_> {
    /// All have answered.
    fn react(&mut self, reaction: Reaction) {
        let mut attack = reaction.attack;
        for player in reaction.armored {
            self.use_up(player, Item::Armor);
            attack.spared.insert(player);
            self.tell(Event::new("NEM-24.9", "nem-event-armor").player(player));
        }
        for player in reaction.steeled {
            self.discard_action(player, Card::NervesOfSteel);
            attack.spared.insert(player);
            self.tell(Event::new("NEM-24.8", "nem-event-nerves").player(player));
        }
        self.replace(Frame::Struck(attack));
    }
}

/// Whom an attack concerns.
pub(crate) fn concerned(look: Look<'_>, attack: &Attacking) -> Set8<Player> {
    let all = attack.card.get().is_some_and(|card| {
        let kind = look.content.foes.attack_cards[card.index()].kind;
        let ops = look.content.program(look.content.foes.attacks[kind].program);
        ops.iter().any(|op| matches!(op, Op::KillOrSerious { who: Who::AllInRoom, .. }))
    });
    if all { look.crew(look.of(attack.target).at).collect() } else { Set8::of(attack.target) }
}
