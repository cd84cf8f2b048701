//! What Events ask (LA-13.12, LA-X1.28).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::small::Set8;

use super::shared::{in_hand, objects, owned, survivor_in, survivors, unasked};
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;
use crate::vocab::{Res, Stage, Zone};

/// Players give Food to the Emergency Broadcast, each as much as they like (LA-X1.28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FoodVote {
    /// Those still to be asked.
    pub players: Set8<Player>,
    /// Fame for each Food.
    pub fame: u8,
    /// So much Food in all keeps the Aurora where it is.
    pub threshold: u8,
    /// Otherwise it moves to the red stage, or to the yellow one.
    pub red: bool,
}

const VOTE: &str = "LA-X1.28";

impl FoodVote {
    /// The next to be asked, in Direct Turn Order.
    fn next(&self, look: Look<'_>) -> Option<Player> {
        look.state.order.iter().copied().find(|player| self.players.contains(*player))
    }

    /// The vote after a player has given all the Food that player gives.
    fn without(self, player: Player) -> FoodVote {
        FoodVote { players: self.players.difference(Set8::of(player)), ..self }
    }

    /// Whoever has no Food is not asked; when everybody has been asked, the Food is counted.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        let look = engine.look();
        let Some(next) = self.next(look) else {
            engine.pop();
            if engine.state.given < self.threshold {
                engine.aurora(if self.red { Stage::Red } else { Stage::Yellow });
            }
            return true;
        };
        let able = !look.automa(next) && look.of(next).res[Res::Food] > 0;
        if !able {
            engine.replace(Frame::Vote(self.without(next)));
        }
        !able
    }
}

impl Decision<LastAurora> for FoodVote {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        self.next(look).map_or(SeatSet::NONE, |player| SeatSet::of(player.seat()))
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-broadcast", VOTE)
    }

    fn candidates(&self, _: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        for &res in Res::ALL {
            if breadth == Breadth::Thinkable || res == Res::Food {
                found(Move::Pay(res));
            }
        }
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pay(Res::Food) => owned(look, Player(seat.0), Res::Food, VOTE),
            Move::Pay(_) => Err(Refusal::new(VOTE, "la-refused-only-food")),
            Move::Pass => Ok(()),
            _ => Err(unasked(VOTE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, seat: Seat, mv: &Move) {
        let player = Player(seat.0);
        if *mv == Move::Pass {
            return engine.replace(Frame::Vote(self.without(player)));
        }
        engine.lose(player, Res::Food, 1);
        let event = engine.about(VOTE, "la-event-gives-food", player);
        engine.tell(event);
        engine.state.given += 1;
        engine.fame(player, self.fame as i8);
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        let player = Player(seat.0);
        match *mv {
            Move::Pay(Res::Food) => scene::on_page(Text::new("la-offer-give-food")),
            Move::Pass => scene::pass("la-offer-give-nothing"),
            mv => scene::verb(look, player, mv),
        }
        .ruled(VOTE)
    }
}

/// A player contaminates an active Survivor or discards an Object (LA-13.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fallout {
    /// Who chooses.
    pub player: Player,
}

const FALLOUT: &str = "LA-13.12";

impl Fallout {
    /// Whoever has neither is spared.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, false)
    }
}

impl Decision<LastAurora> for Fallout {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-fallout", FALLOUT)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let all = breadth == Breadth::Thinkable;
        survivors(look, self.player, (!all).then_some(Zone::Active), found);
        objects(look, self.player, breadth, found);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Survivor(slot) => survivor_in(look, self.player, slot, Zone::Active, FALLOUT),
            Move::Discard(kind) => in_hand(look, self.player, kind, FALLOUT),
            _ => Err(unasked(FALLOUT, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.pop();
        match *mv {
            Move::Survivor(slot) => engine.contaminate(self.player, slot, 1),
            Move::Discard(kind) => engine.discard_object(self.player, kind, FALLOUT),
            _ => {}
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::chosen(look, self.player, *mv, "la-offer-contaminate").ruled(FALLOUT)
    }
}
