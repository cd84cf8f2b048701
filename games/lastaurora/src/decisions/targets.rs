//! Enemies and players chosen as targets of effects (LA-19.17, LA-X1.18, LA-X5.21).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::shared::{about_player, other_player, unanswerable, unasked};
use crate::engine::Engine;
use crate::frame::{Circumstances, Frame};
use crate::game::LastAurora;
use crate::ids::{EnemyKind, EnemyPlace, Letter};
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;
use crate::vocab::Where;

/// The Enemies in the region of a player, or all that come to mind.
fn enemies(look: Look<'_>, player: Player, breadth: Breadth, found: &mut dyn FnMut(Move)) {
    let region = look.region(player);
    for (place, enemy) in look.enemies() {
        if breadth == Breadth::Thinkable || enemy.region == region {
            found(Move::Enemy(place));
        }
    }
}

/// An Enemy in the region of a player.
fn near(
    look: Look<'_>,
    player: Player,
    place: EnemyPlace,
    rule: &'static str,
) -> Result<(), Refusal> {
    let Some(enemy) = look.enemy_at(place) else {
        return Err(Refusal::new(rule, "la-refused-no-enemy").with("number", place.number()));
    };
    require(enemy.region == look.region(player), || {
        let name = look.content.enemies[enemy.enemy].name;
        Refusal::new(rule, "la-refused-not-in-region").with("enemy", name)
    })
}

/// An Enemy of the region is chosen that takes Damage (LA-19.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HitEnemy {
    /// Who chooses it.
    pub player: Player,
    /// How much Damage.
    pub n: u8,
    /// With Fame and a Target counter, as after a hit.
    pub normal: bool,
}

const HITTING: &str = "LA-19.17";

impl HitEnemy {
    /// Without an Enemy in the region nothing happens.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, false)
    }
}

impl Decision<LastAurora> for HitEnemy {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-enemy", HITTING)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        enemies(look, self.player, breadth, found);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Enemy(place) => near(look, self.player, place, HITTING),
            _ => Err(unasked(HITTING, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Enemy(place) = *mv else { return };
        engine.pop();
        let enemy = engine.state.enemies[place.index()].enemy;
        engine.damage_enemy(self.player, enemy, self.n, self.normal);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        let mut offer = scene::chosen(look, self.player, *mv, "la-offer-hit-enemy");
        if matches!(mv, Move::Enemy(_)) {
            offer.label = offer.label.with("n", self.n);
        }
        offer.ruled(HITTING)
    }
}

/// An Enemy of the region is chosen for a Smoke Grenade (LA-X1.18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SwapTarget {
    /// Who throws it.
    pub player: Player,
}

const SWAPPING: &str = "LA-X1.18";

impl SwapTarget {
    /// Without an Enemy in the region nothing happens.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, false)
    }
}

impl Decision<LastAurora> for SwapTarget {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-enemy", SWAPPING)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        enemies(look, self.player, breadth, found);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Enemy(place) => near(look, self.player, place, SWAPPING),
            _ => Err(unasked(SWAPPING, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Enemy(place) = *mv else { return };
        let enemy = engine.state.enemies[place.index()].enemy;
        engine.replace(Frame::SwapWhose(SwapWhose { player: self.player, enemy }));
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::chosen(look, self.player, *mv, "la-offer-aim").ruled(SWAPPING)
    }
}

/// An opposing Target counter on the Enemy is chosen that goes back to its owner (LA-X1.18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SwapWhose {
    /// Who chooses it.
    pub player: Player,
    /// The Enemy.
    pub enemy: EnemyKind,
}

impl SwapWhose {
    /// Without an opposing counter the own one is placed all the same.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        if !unanswerable(engine.look(), self, self.player) {
            return engine.spare(self, self.player, false);
        }
        engine.pop();
        engine.add_target(self.player, self.enemy);
        true
    }
}

impl Decision<LastAurora> for SwapWhose {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-target", SWAPPING)
    }

    /// Which space a counter leaves matters: the next one fills the leftmost gap (LA-R52).
    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        Letter::ALL.into_iter().for_each(|space| found(Move::Counter(space)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Counter(space) = *mv else { return Err(unasked(SWAPPING, mv)) };
        let owner = look.aiming(self.enemy, space);
        let refused = |id: &'static str| move || Refusal::new(SWAPPING, id);
        require(owner.is_some(), refused("la-refused-no-counter"))?;
        require(owner != Some(self.player), refused("la-refused-own-counter"))
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Counter(space) = *mv else { return };
        engine.pop();
        engine.remove_target(self.enemy, space);
        engine.add_target(self.player, self.enemy);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        match *mv {
            Move::Counter(space) => scene::counter(look, self.enemy, space),
            mv => scene::verb(look, self.player, mv),
        }
        .ruled(SWAPPING)
    }
}

/// An opponent hurt in this phase is chosen, who loses Fame or takes Damage (LA-X5.21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Humiliate {
    /// Who chooses.
    pub player: Player,
}

const HUMILIATING: &str = "LA-X5.21";

impl Humiliate {
    /// A victim always exists (LA-R80).
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, false)
    }
}

impl Decision<LastAurora> for Humiliate {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-humiliate", HUMILIATING)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        look.players().for_each(|other| found(Move::Player(other)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Player(other) = *mv else { return Err(unasked(HUMILIATING, mv)) };
        other_player(look, self.player, other, HUMILIATING)?;
        require(look.of(self.player).hurt.contains(other), || {
            about_player(HUMILIATING, "la-refused-humiliate", look, other)
        })
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Player(victim) = *mv else { return };
        engine.pop();
        let event = engine.about(HUMILIATING, "la-event-humiliated", self.player);
        engine.tell(event.player("other", victim, engine.state.table.automa(victim)));
        if engine.look().of(victim).fame > engine.content.setup.fame_floor {
            engine.fame(victim, -1);
        } else {
            let with = Circumstances::of(self.player);
            engine.damage(victim, 1, Where::CargoBox, with);
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::chosen(look, self.player, *mv, "la-offer-humiliate").ruled(HUMILIATING)
    }
}
