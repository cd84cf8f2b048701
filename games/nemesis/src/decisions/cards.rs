//! Cards of the hand are discarded.

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::one;
use crate::choice::OTHER_QUESTION;
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::Nemesis;
use crate::ids::Player;
use crate::look::Look;
use crate::moves::Move;
use crate::words;

/// Every card of a hand by its face, each once.
pub(super) fn faces(
    look: Look<'_>,
    player: Player,
    contamination: bool,
    found: &mut dyn FnMut(Move),
) {
    let mut seen: workbench::flat::List<crate::ids::Card, { crate::state::DECK }> =
        workbench::flat::List::new();
    for card in look.actions(player) {
        if !seen.contains(&card) {
            seen.push(card);
            found(Move::Discard(Some(card)));
        }
    }
    if contamination && look.contaminated_hand(player) {
        found(Move::Discard(None));
    }
}

/// Whether a hand holds such a card.
pub(super) fn held(look: Look<'_>, player: Player, mv: &Move) -> Result<(), Refusal> {
    match mv {
        Move::Discard(Some(card)) => require(look.actions(player).any(|own| own == *card), || {
            Refusal::new("NEM-3.9", "nem-refused-card-not-held").with("what", card.word())
        }),
        Move::Discard(None) => require(look.contaminated_hand(player), || {
            Refusal::new("NEM-3.9", "nem-refused-no-contamination")
        }),
        _ => Err(OTHER_QUESTION),
    }
}

impl Engine<'_> {
    /// Discards the card a move names.
    pub(crate) fn discard_named(&mut self, player: Player, mv: &Move) {
        match mv {
            Move::Discard(Some(card)) => self.discard_action(player, *card),
            Move::Discard(None) => self.discard_contamination(player),
            _ => {}
        }
    }
}

/// Cards are discarded in passing, one by one (NEM-3.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PassDiscard {
    /// Who.
    pub player: Player,
}

impl PassDiscard {
    /// Over when the hand is empty.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let over = engine.look().of(self.player).hand.is_empty();
        if over {
            engine.pop();
        }
        over
    }
}

impl Decision<Nemesis> for PassDiscard {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("nem-prompt-pass-discard", "NEM-3.9").declined_by(&Move::Done)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        faces(look, self.player, true, found);
        found(Move::Done);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        if *mv == Move::Done { Ok(()) } else { held(look, self.player, mv) }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if *mv == Move::Done {
            engine.pop();
        } else {
            engine.discard_named(self.player, mv);
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv).ruled("NEM-3.9")
    }
}

/// Cards must be discarded. Who holds none of the kind says so, if the hand is not empty (NEM-27.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DiscardCards {
    /// Whose.
    pub player: Player,
    /// How many are still to go.
    pub left: u8,
    /// Whether Contamination cards count.
    pub any: bool,
}

impl DiscardCards {
    fn fits(self, look: Look<'_>) -> bool {
        look.action_count(self.player) > 0 || self.any && look.contaminated_hand(self.player)
    }

    /// Over when enough has gone, or the hand is empty.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let own = engine.look().of(self.player);
        let over = self.left == 0 || own.hand.is_empty() || !own.fate.awake();
        if over {
            engine.pop();
        }
        over
    }
}

impl Decision<Nemesis> for DiscardCards {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new(Text::new("nem-prompt-discard").with("n", self.left), "NEM-4.4")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        faces(look, self.player, self.any, found);
        found(Move::None);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::None => {
                require(!self.fits(look), || Refusal::new("NEM-4.4", "nem-refused-must-discard"))
            }
            Move::Discard(None) if !self.any => {
                Err(Refusal::new("NEM-4.4", "nem-refused-contamination-stays"))
            }
            mv => held(look, self.player, mv),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if *mv == Move::None {
            engine.pop();
            return;
        }
        engine.discard_named(self.player, mv);
        engine.replace(Frame::DiscardCards(DiscardCards { left: self.left - 1, ..*self }));
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv).ruled("NEM-4.4")
    }
}

/// Any cards are discarded, then as many are drawn, and some more (Military Drugs).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CycleHand {
    /// Whose.
    pub player: Player,
    /// How many have gone.
    pub gone: u8,
    /// How many more are drawn.
    pub bonus: u8,
}

impl CycleHand {
    /// Over when the hand is empty.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let over = engine.look().of(self.player).hand.is_empty();
        if over {
            self.end(engine);
        }
        over
    }

    fn end(self, engine: &mut Engine<'_>) {
        engine.pop();
        engine.draw(self.player, self.gone + self.bonus);
    }
}

impl Decision<Nemesis> for CycleHand {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("nem-prompt-cycle", "NEM-13.3")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        faces(look, self.player, true, found);
        found(Move::Done);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        if *mv == Move::Done { Ok(()) } else { held(look, self.player, mv) }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if *mv == Move::Done {
            return self.end(engine);
        }
        engine.discard_named(self.player, mv);
        engine.replace(Frame::CycleHand(CycleHand { gone: self.gone + 1, ..*self }));
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv)
    }
}
