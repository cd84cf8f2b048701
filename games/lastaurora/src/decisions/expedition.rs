//! Participants are chosen: adding strength, and choosing the slot (LA-5.5 to LA-5.7).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::small::Set8;

use super::reasons;
use crate::decisions::Action;
use crate::engine::Engine;
use crate::event::{Fact, Touch};
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::ids::{CrewPlace, Object, OptionId, Slot};
use crate::look::Look;
use crate::moves::Move;
use crate::objects;
use crate::scene;
use crate::state::Player;
use crate::vocab::{CardKind, Payable, Phase, Res};

const RULE: &str = "LA-5.6";

/// A player adds strength and chooses the slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Expedition {
    /// Who explores.
    pub player: Player,
}

/// The most strength Food and, if they count, Energy Rations could add.
fn most_boost(look: Look<'_>, player: Player, rations: bool) -> i8 {
    let own = look.of(player);
    let held = own.hand[Object::EnergyRation] as i8;
    own.res[Res::Food] as i8 + if rations { 2 * held } else { 0 }
}

/// Whether the card of a slot can be explored by these participants, strength aside (LA-5.7).
pub(super) fn takes(
    look: Look<'_>,
    player: Player,
    parts: Set8<CrewPlace>,
    slot: Slot,
) -> Result<(), Refusal> {
    let Some(info) = look.card_in(slot) else {
        return Err(Refusal::new("LA-5.7", "la-refused-empty-slot").with("slot", slot.number()));
    };
    match info.kind {
        CardKind::Survivor => require(look.can_recruit(player, parts), || {
            Refusal::new("LA-11.4", "la-refused-no-room-survivor")
        }),
        CardKind::Device => require(!look.columns(player, info.car()).is_empty(), || {
            Refusal::new("LA-5.7", "la-refused-no-place-device")
        }),
        _ => Ok(()),
    }
}

/// Whether these participants could reach a slot at all; `rations`: with the Objects of the hand.
pub(super) fn reaches(
    look: Look<'_>,
    player: Player,
    parts: Set8<CrewPlace>,
    rations: bool,
) -> bool {
    let most = look.party_strength(player, parts) + most_boost(look, player, rations);
    Slot::ALL.into_iter().any(|slot| {
        look.content.setup.required[slot] <= most && takes(look, player, parts, slot).is_ok()
    })
}

/// Who has set out so weak that the hand must hold Energy Rations, and how many at least: everybody can work it out.
pub(crate) fn shown_rations(look: Look<'_>) -> Option<(Player, u8)> {
    let Some(Frame::Expedition(Expedition { player })) = look.state.frames.last().copied() else {
        return None;
    };
    let parts = look.state.explore.parts;
    let most = look.strength(player) + most_boost(look, player, false);
    let enough = |rations: &u8| {
        Slot::ALL.into_iter().any(|slot| {
            look.content.setup.required[slot] <= most + 2 * *rations as i8
                && takes(look, player, parts, slot).is_ok()
        })
    };
    (0..=look.hand_size(player)).find(enough).map(|rations| (player, rations))
}

impl Expedition {
    fn check_slot(self, look: Look<'_>, slot: Slot) -> Result<(), Refusal> {
        let strength = look.strength(self.player);
        let required = look.content.setup.required[slot];
        require(look.state.zone[slot].is_none() || required <= strength, || {
            Refusal::new("LA-5.6", "la-refused-strength")
                .with("needed", i32::from(required))
                .with("strength", i32::from(strength))
        })?;
        takes(look, self.player, look.state.explore.parts, slot)
    }

    /// Once somebody has set out only what adds strength can be played.
    fn check_object(self, look: Look<'_>, kind: Object, choice: OptionId) -> Result<(), Refusal> {
        objects::in_hand(look, self.player, kind)?;
        objects::in_phase(look, Phase::Exploration, kind)?;
        require(kind == Object::EnergyRation, || {
            objects::about("LA-12.7", "la-refused-object-expedition", kind)
        })?;
        require(choice == OptionId::FIRST, || {
            objects::about("LA-12.7", "la-refused-object-choice", kind)
        })
    }

    fn tell(self, engine: &mut Engine<'_>, slot: Slot) {
        let content = engine.content;
        let Some(card) = engine.look().card_in(slot).map(|card| card.name) else { return };
        let parts = engine.state.explore.parts;
        let mut who = engine
            .look()
            .crew(self.player)
            .filter(|(place, _)| parts.contains(*place))
            .map(|(_, member)| content.survivors[member.survivor()].name);
        let people = Fact::People([who.next(), who.next()]);
        drop(who);
        let event = engine.about("LA-5.8", "la-event-explores", self.player);
        let event = event.number("slot", slot.number()).fact("who", people).name("card", card);
        engine.tell(event.at(Touch::Slot(slot)));
    }
}

impl Decision<LastAurora> for Expedition {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        let strength = look.strength(self.player);
        Prompt::new(Text::new("la-prompt-boost").with("strength", strength), RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        Slot::ALL.into_iter().for_each(|slot| found(Move::Slot(slot)));
        found(Move::Boost);
        match breadth {
            Breadth::Playable => {
                found(Move::Object { kind: Object::EnergyRation, choice: OptionId::FIRST })
            }
            Breadth::Thinkable => objects::held(look, self.player, found),
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Slot(slot) => self.check_slot(look, slot),
            Move::Boost => reasons::payable(look, self.player, "LA-5.5", Payable::Food, 1),
            Move::Object { kind, choice } => self.check_object(look, kind, choice),
            mv => Err(reasons::other(look, self.player, RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Boost => {
                engine.lose(self.player, Res::Food, 1);
                engine.state.explore.boost += 1;
                let event = engine.about("LA-5.5", "la-event-pays", self.player);
                engine.tell(event.number("n", 1).name("what", Res::Food.word()));
            }
            Move::Object { kind, choice } => engine.play_object(self.player, kind, choice),
            Move::Slot(slot) => {
                engine.state.explore.slot = slot.into();
                self.tell(engine, slot);
                engine.replace(Frame::Action(Action { player: self.player }));
            }
            mv => reasons::never(mv),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(RULE)
    }
}
