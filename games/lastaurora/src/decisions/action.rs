//! The exploration action (LA-5.8): card action and Bonus Actions in the player's order, and its end.

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::{only, reasons};
use crate::engine::Engine;
use crate::game::LastAurora;
use crate::ids::{CrewPlace, Object, OptionId, Slot};
use crate::look::Look;
use crate::moves::Move;
use crate::objects;
use crate::scene;
use crate::state::{Player, Stage};
use crate::survivor::Ability;
use crate::vocab::{CardKind, Phase, Zone};

const RULE: &str = "LA-5.8";

/// A player carries out an exploration action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Action {
    /// Who explores.
    pub player: Player,
}

impl Action {
    /// Whether the abilities of this action open the Bonus Actions beside its slot (LA-X3.4).
    fn beside(self, look: Look<'_>) -> bool {
        look.abilities(self.player).any(|(_, ability)| ability == Ability::AdjacentBonus)
    }

    fn check_bonus(self, look: Look<'_>, slot: Slot) -> Result<(), Refusal> {
        let explore = &look.state.explore;
        let explored = explore.at();
        if slot != explored {
            let beside = self.beside(look);
            require(beside, || Refusal::new("LA-5.14", "la-refused-bonus-slot"))?;
            require(slot.0.abs_diff(explored.0) == 1, || {
                Refusal::new("LA-5.14", "la-refused-bonus-beside")
            })?;
        }
        // Never the same Bonus Action twice (LA-X3.5); the same is what has the same effects (LA-R17).
        let row = &look.content.bonus[look.state.table.map];
        let effects = |slot: Slot| look.content.program(row[slot].effects);
        let again = explore.bonus_done.iter().any(|done| effects(done) == effects(slot));
        require(!again, || Refusal::new("LA-5.14", "la-refused-bonus-done"))
    }

    fn check_card(self, look: Look<'_>) -> Result<(), Refusal> {
        require(!at_enemy(look), || Refusal::new("LA-5.13", "la-refused-card-enemy"))?;
        require(!look.state.explore.card_done, || Refusal::new(RULE, "la-refused-card-done"))
    }

    /// Whether the action may end: its card action or, at an Enemy, its Bonus Action has been carried out.
    fn check_end(self, look: Look<'_>) -> Result<(), Refusal> {
        let explore = &look.state.explore;
        if !at_enemy(look) {
            return require(explore.card_done, || Refusal::new(RULE, "la-refused-card-first"));
        }
        let open = !explore.card_done && self.check_bonus(look, explore.at()).is_ok();
        require(!open, || Refusal::new("LA-5.13", "la-refused-bonus-mandatory"))
    }

    /// Objects of any time are played here too (LA-12.7), what adds strength only until the slot is chosen (LA-R4).
    fn check_object(self, look: Look<'_>, kind: Object, choice: OptionId) -> Result<(), Refusal> {
        objects::in_hand(look, self.player, kind)?;
        require(kind != Object::EnergyRation, || {
            objects::about("LA-R4", "la-refused-object-slot", kind)
        })?;
        objects::check(look, self.player, Phase::Exploration, kind, choice)
    }

    /// Goes on with the action until its player has a choice. Objects do not count.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let explore = &mut engine.state.explore;
        if explore.cancelled.is_some() {
            explore.stage = Stage::Closing;
        }
        match explore.stage {
            Stage::Open => match only(&self, engine.look(), self.player.seat()) {
                Some(mv) => self.play(engine, self.player.seat(), &mv),
                None => return false,
            },
            Stage::Ending => {
                if mutant(engine.look(), self.player).is_some() {
                    return false;
                }
                engine.state.explore.stage = Stage::Closing;
            }
            stage => engine.explore_stage(self.player, stage),
        }
        true
    }
}

/// Whether an Enemy lies in the slot that is explored.
fn at_enemy(look: Look<'_>) -> bool {
    look.card_in(look.state.explore.at()).is_some_and(|card| card.kind == CardKind::Enemy)
}

/// The Alpha Mutant among the participants, if his ability could be used (LA-X3.7, LA-X3.10).
fn mutant(look: Look<'_>, player: Player) -> Option<CrewPlace> {
    look.abilities(player)
        .find(|(slot, ability)| {
            let member = &look.of(player).crew[*slot];
            *ability == Ability::CleanToRest && member.contamination > 0 && !look.doomed(member)
        })
        .map(|(slot, _)| slot)
}

impl Decision<LastAurora> for Action {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        let ending = look.state.explore.stage == Stage::Ending;
        Prompt::new(if ending { "la-prompt-mutant" } else { "la-prompt-order" }, RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let ending = look.state.explore.stage == Stage::Ending;
        if ending {
            found(Move::Yes);
        } else {
            found(Move::Card);
            Slot::ALL.into_iter().for_each(|slot| found(Move::Bonus(slot)));
        }
        if !ending || breadth == Breadth::Thinkable {
            objects::held(look, self.player, found);
        }
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let ending = look.state.explore.stage == Stage::Ending;
        match *mv {
            Move::Yes | Move::Pass if ending => Ok(()),
            Move::Card if !ending => self.check_card(look),
            Move::Bonus(slot) if !ending => self.check_bonus(look, slot),
            Move::Pass => self.check_end(look),
            Move::Object { kind, choice } if !ending => self.check_object(look, kind, choice),
            mv => Err(reasons::other(look, self.player, RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let ending = engine.state.explore.stage == Stage::Ending;
        let cleaned = mutant(engine.look(), self.player);
        let explore = &mut engine.state.explore;
        match *mv {
            Move::Object { kind, choice } => engine.play_object(self.player, kind, choice),
            Move::Card => explore.stage = Stage::CardBegins,
            Move::Bonus(slot) => {
                explore.bonus = slot.into();
                explore.stage = Stage::BonusBegins;
            }
            Move::Yes => {
                explore.stage = Stage::Closing;
                if let Some(slot) = cleaned {
                    engine.clean(self.player, slot, 1);
                    engine.send(self.player, slot, Zone::Rest, "LA-X3.7");
                }
            }
            Move::Pass => explore.stage = if ending { Stage::Closing } else { Stage::Ending },
            mv => reasons::never(mv),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        let ending = look.state.explore.stage == Stage::Ending;
        match mv {
            Move::Pass if ending => scene::pass("la-offer-nothing"),
            Move::Pass => scene::pass("la-offer-finish"),
            Move::Yes => {
                let who = look.crew(self.player).find(|(_, member)| {
                    let card = &look.content.survivors[member.survivor()];
                    card.ability == Ability::CleanToRest
                });
                let slot = who.map(|(slot, _)| slot);
                scene::done_to(look, self.player, slot.as_slice(), "la-offer-clean")
            }
            mv => scene::verb(look, self.player, *mv),
        }
        .ruled(RULE)
    }
}
