//! A round: two Actions, or fewer and a pass (NEM-3.7).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::{Act, one};
use crate::choice::OTHER_QUESTION;
use crate::deed::{self, What};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Nemesis;
use crate::ids::{Player, Trait};
use crate::look::Look;
use crate::moves::Move;
use crate::state::{Fate, Thing};
use crate::vocab::Op;
use crate::words;

/// Somebody's round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    /// Whose.
    pub player: Player,
}

impl Round {
    /// Ends when the player has passed, has done what a round allows, or is gone.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let player = self.player;
        let own = engine.look().of(player);
        if own.actions >= engine.content.setup.limits.actions_per_player_phase && !own.passed {
            engine.pass(player);
        }
        let own = engine.look().of(player);
        let over = own.passed || own.done >= own.allowed || own.fate != Fate::Active;
        if over {
            let passed = own.passed;
            engine.replace(Frame::RoundEnd { player, passed });
            if passed && own_discards(engine.look(), player) {
                engine.ask(Frame::PassDiscard(super::PassDiscard { player }));
            }
        }
        over
    }

    /// The first Action of a round may be three (NEM-A2.5).
    fn rush(self, look: Look<'_>) -> Result<(), Refusal> {
        require(look.has_trait(self.player, Trait::Rush), || {
            Refusal::new("NEM-A2.5", "nem-refused-no-rush")
        })?;
        let fresh = look.of(self.player).done == 0
            && look.of(self.player).allowed == look.content.setup.actions;
        require(fresh, || Refusal::new("NEM-A2.5", "nem-refused-rush-late"))
    }

    fn droppable(self, look: Look<'_>, thing: Thing) -> Result<(), Refusal> {
        let own = look.of(self.player);
        let has = own.hands.iter().any(|carried| carried.thing == thing)
            || matches!(thing, Thing::Item(item) if look.stowed(self.player, item).is_some());
        require(has, || Refusal::new("NEM-16.8", "nem-refused-not-carried"))?;
        require(deed::droppable(look, thing), || Refusal::new("NEM-16.8", "nem-refused-bound"))
    }
}

/// Whether a player who passes may discard: whoever holds a card (NEM-3.9).
fn own_discards(look: Look<'_>, player: Player) -> bool {
    let own = look.of(player);
    own.fate.awake() && !own.hand.is_empty() && !own.keeps_hand
}

impl Decision<Nemesis> for Round {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        let own = look.of(self.player);
        let left = own.allowed.saturating_sub(own.done);
        Prompt::new(Text::new("nem-prompt-round").with("left", left), "NEM-3.7")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        deed::candidates(look, self.player, breadth == Breadth::Thinkable, found);
        let own = look.of(self.player);
        if look.has_trait(self.player, Trait::Rush) {
            found(Move::Rush);
        }
        for (place, carried) in own.hands.iter().enumerate() {
            if !own.hands[..place].iter().any(|other| other.thing == carried.thing) {
                found(Move::Drop(carried.thing));
            }
        }
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Pass => Ok(()),
            Move::Rush => self.rush(look),
            Move::Drop(thing) => self.droppable(look, *thing),
            mv => deed::check(look, self.player, What::of(mv).ok_or(OTHER_QUESTION)?),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let player = self.player;
        match *mv {
            Move::Pass => engine.pass(player),
            Move::Rush => {
                let ops = &engine.content.traits[Trait::Rush].ops;
                let offer = ops.iter().find_map(|op| match op {
                    Op::PayLightWoundForActions { n, actions } => Some((*n, *actions)),
                    _ => None,
                });
                if let Some((wounds, actions)) = offer {
                    engine.of(player).allowed = actions;
                    engine.tell(Event::new("NEM-A2.5", "nem-event-rush").player(player));
                    engine.light_wounds(player, wounds);
                }
            }
            Move::Drop(thing) => engine.drop_thing(player, thing),
            ref mv => {
                if let Some(what) = What::of(mv) {
                    engine.tell(words::declared(player, what));
                    // Whoever declares it shows a card of the hand, or what the Inventory holds (NEM-27.9, NEM-16.10).
                    if matches!(
                        what,
                        What::Card(..) | What::Item(..) | What::Craft(_) | What::Quest(_)
                    ) {
                        engine.log.mark_revealed();
                    }
                    engine.ask(Frame::Act(Act::declare(engine.look(), player, what)));
                }
            }
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv)
    }
}

impl Engine<'_> {
    /// A round is over: what passing costs, then Fire (NEM-3.11).
    pub(crate) fn end_round(&mut self, player: Player, passed: bool) {
        if passed {
            self.replace(Frame::RoundEnd { player, passed: false });
            if self.look().suffers(player, crate::ids::Wound::Bleeding) {
                self.light_wounds(player, 1);
            }
            if self.look().of(player).slime
                && self.look().suffers(player, crate::ids::Wound::Disfigured)
            {
                self.light_wounds(player, 1);
            }
            return;
        }
        self.pop();
        let own = self.look().of(player);
        if own.fate == Fate::Active && self.look().at(own.at).fire {
            self.light_wounds(player, 1);
        }
    }
}
