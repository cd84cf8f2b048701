//! After the steps: free road steps (LA-19.15), Objects and among them a Mine (LA-12.7, LA-18.8).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::reasons;
use super::steer::{paid_for, space_here};
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::ids::{Object, OptionId, SpaceId, SpaceName};
use crate::look::Look;
use crate::moves::Move;
use crate::objects;
use crate::scene;
use crate::state::Player;
use crate::vocab::Phase;

const ADVANCE: &str = "LA-19.15";
const MOVED: &str = "LA-12.7";

/// A player chooses the road of a free step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advance {
    /// Whose convoy.
    pub player: Player,
}

impl Advance {
    /// Roads the step may take: never into an Avalanche counter (LA-18.4).
    fn roads<'a>(self, look: Look<'a>) -> impl Iterator<Item = SpaceId> + use<'a> {
        let space = &look.map().spaces[look.of(self.player).at];
        space.ways().filter(move |to| look.entry_cost(*to, false) == 1)
    }

    fn check_go(self, look: Look<'_>, space: SpaceName) -> Result<(), Refusal> {
        let to = space_here(look, space)?;
        require(self.roads(look).any(|road| road == to), || {
            Refusal::new(ADVANCE, "la-refused-advance")
        })
    }

    /// Takes the only road, until no step is left.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let look = engine.look();
        let steps = look.state.drive.advance > 0 && !look.of(self.player).aboard;
        let mut roads = self.roads(look).filter(|_| steps);
        let (first, second) = (roads.next(), roads.next());
        drop(roads);
        match (first, second) {
            (None, _) => engine.pop(),
            (Some(to), None) => self.step(engine, to),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    fn step(self, engine: &mut Engine<'_>, to: SpaceId) {
        engine.state.drive.advance -= 1;
        engine.enter(self.player, to);
    }
}

impl Decision<LastAurora> for Advance {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-advance", ADVANCE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let map = look.map();
        if breadth == Breadth::Thinkable {
            map.spaces.ids().for_each(|to| found(Move::Go(map.named(to))));
        } else {
            self.roads(look).for_each(|to| found(Move::Go(map.named(to))));
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Go(space) => self.check_go(look, space),
            mv => Err(reasons::other(look, self.player, ADVANCE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if let Move::Go(space) = *mv
            && let Some(to) = engine.look().map().space_at(space)
        {
            self.step(engine, to);
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(ADVANCE)
    }
}

/// A player may play Objects after moving: what is played at any time, and the Mine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moved {
    /// Whose convoy.
    pub player: Player,
}

impl Moved {
    /// Ends the turn of whoever has no Object. What lies in a hand is hidden: whoever has some is asked.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let asks = engine.state.drive.moved && engine.look().hand_size(self.player) > 0;
        if !asks {
            engine.replace(Frame::MoveOver { player: self.player });
        }
        !asks
    }

    fn check_object(self, look: Look<'_>, kind: Object, choice: OptionId) -> Result<(), Refusal> {
        objects::in_hand(look, self.player, kind)?;
        if kind == Object::Mine {
            return require(crate::decisions::can_mine(look), || {
                objects::about("LA-18.8", "la-refused-mine-nowhere", kind)
            });
        }
        require(!objects::hurries(look, kind), || {
            objects::about("LA-7.6", "la-refused-object-moved", kind)
        })?;
        objects::check(look, self.player, Phase::Movement, kind, choice)
    }
}

impl Decision<LastAurora> for Moved {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-moved", MOVED)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        objects::held(look, self.player, found);
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pass => Ok(()),
            Move::Object { kind, choice } => self.check_object(look, kind, choice),
            mv => Err(paid_for(look, self.player, MOVED, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Object { kind, choice } => engine.play_object(self.player, kind, choice),
            Move::Pass => engine.replace(Frame::MoveOver { player: self.player }),
            mv => reasons::never(mv),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::or_pass(look, self.player, *mv, "la-offer-end-turn").ruled(MOVED)
    }
}
