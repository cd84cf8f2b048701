//! The Rest Phase (chapter LA-6) and step A of the End of Round Phase (LA-9.1).

use crate::boxes::Sort;
use crate::content::Trigger;
use crate::engine::Engine;
use crate::frame::Frame;
use crate::look::Look;
use crate::moves::{Meal, Move};
use crate::objects::objects;
use crate::state::Player;
use crate::survivor::Ability;
use crate::vocab::{Op, Phase, Res, Zone};

/// Free feedings a player still has (LA-10.21, LA-R27).
fn free_feedings(look: Look<'_>, player: Player) -> u8 {
    let boxes = look.special(player, |sort| u8::from(sort == Sort::FreeFeed));
    boxes.saturating_sub(look.of(player).free_fed)
}

fn feedings(look: Look<'_>, player: Player, each: &mut dyn FnMut(Move)) {
    let own = look.of(player);
    for (slot, member) in look.crew(player) {
        if member.zone != Zone::Exhausted {
            continue;
        }
        let android = look.content.survivors[usize::from(member.kind)].android;
        for res in Res::ALL {
            if own.res[res as usize] > 0 && (android || res == Res::Food) {
                each(Move::Feed(slot, Meal::Res(res)));
            }
        }
        if android {
            crate::effects::hand_kinds(look, player, &mut |kind| {
                each(Move::Feed(slot, Meal::Object(kind)));
            });
        }
        if free_feedings(look, player) > 0 {
            each(Move::Feed(slot, Meal::Free));
        }
    }
}

/// Activated abilities of a phase that are lists of effects and could do something (LA-11.3).
pub(crate) fn activated(look: Look<'_>, player: Player, phase: Phase, each: &mut dyn FnMut(Move)) {
    for (slot, ability) in look.abilities(player) {
        let member = &look.of(player).crew[usize::from(slot)];
        let card = &look.content.survivors[usize::from(member.kind)];
        if !card.activated || card.phase != phase || member.used {
            continue;
        }
        let Ability::Effects(program) = ability else { continue };
        let useful = look.content.program(program).iter().any(|effect| match effect.op {
            Op::Repair { .. } => look.damage_count(player) > 0,
            Op::Decontaminate { .. } => look
                .crew(player)
                .any(|(_, member)| member.contamination > 0 && !look.doomed(member)),
            _ => true,
        });
        if useful {
            each(Move::Ability(slot));
        }
    }
}

/// What the frames of resting ask.
pub(crate) fn ask(look: Look<'_>, frame: Frame, each: &mut dyn FnMut(Move)) {
    match frame {
        Frame::RestTurn { player, .. } => {
            feedings(look, player, each);
            activated(look, player, Phase::Rest, each);
            objects(look, player, Phase::Rest, each);
            crate::automa::preventions(look, each);
            each(Move::Pass);
        }
        Frame::Rested { player } => {
            activated(look, player, Phase::Rest, each);
            objects(look, player, Phase::Rest, each);
            crate::automa::preventions(look, each);
            each(Move::Pass);
        }
        Frame::RoundTurn { player } => {
            activated(look, player, Phase::EndRound, each);
            crate::automa::preventions(look, each);
            each(Move::Pass);
        }
        _ => {}
    }
}

impl Engine<'_> {
    /// Goes on with a frame of resting. What others can see decides whether anything is asked.
    pub(crate) fn work_rest(&mut self, frame: Frame) -> bool {
        let hand = |engine: &Engine<'_>, player: Player| engine.look().hand_size(player) > 0;
        let public = |engine: &Engine<'_>, player: Player| {
            let mut any = false;
            let look = engine.look();
            let mut note = |mv: Move| any |= mv != Move::Pass;
            match frame {
                Frame::RestTurn { .. } => {
                    feedings(look, player, &mut note);
                    activated(look, player, Phase::Rest, &mut note);
                }
                Frame::Rested { .. } => activated(look, player, Phase::Rest, &mut note),
                _ => activated(look, player, Phase::EndRound, &mut note),
            }
            crate::automa::preventions(look, &mut note);
            any
        };
        match frame {
            Frame::RestTurn { player, .. } => {
                if public(self, player) || hand(self, player) {
                    return false;
                }
                self.answer_rest(frame, Move::Pass);
            }
            Frame::Shift { player } => {
                self.become_(Frame::Rested { player });
                for slot in 0..5 {
                    let member = self.look().of(player).crew[usize::from(slot)];
                    match member.zone {
                        _ if !member.present() => {}
                        Zone::Rest => self.send(player, slot, Zone::Active, "LA-6.4"),
                        Zone::Exhausted => self.send(player, slot, Zone::Rest, "LA-6.4"),
                        Zone::Active => {}
                    }
                }
            }
            Frame::Rested { player } | Frame::RoundTurn { player } => {
                if public(self, player) {
                    return false;
                }
                self.pop();
            }
            _ => return false,
        }
        true
    }

    /// Carries out an answer to a frame of resting.
    pub(crate) fn answer_rest(&mut self, frame: Frame, mv: Move) {
        match (frame, mv) {
            (Frame::RestTurn { player, fed: false }, Move::Feed(..)) => {
                self.become_(Frame::RestTurn { player, fed: true });
                // The Story of feeding comes before the payment; it may take the Food (LA-R104).
                if !self.activate(Trigger::Feed, player) {
                    self.feed(player, mv);
                }
            }
            (Frame::RestTurn { player, .. }, Move::Feed(..)) => self.feed(player, mv),
            (
                Frame::RestTurn { player, .. } | Frame::Rested { player },
                Move::Object(kind, choice),
            ) => {
                self.play_object(player, kind, choice);
            }
            (
                Frame::RestTurn { player, .. }
                | Frame::Rested { player }
                | Frame::RoundTurn { player },
                Move::Ability(slot),
            ) => self.use_ability(player, slot),
            (_, Move::Prevent(card)) => self.prevent(card),
            (Frame::RestTurn { player, .. }, _) => {
                self.become_(Frame::Shift { player });
                if self.look().in_zone(player, Zone::Exhausted) != 0 {
                    self.activate(Trigger::Unfed, player);
                }
            }
            _ => self.pop(),
        }
    }

    fn feed(&mut self, player: Player, mv: Move) {
        let Move::Feed(slot, meal) = mv else { return };
        match meal {
            Meal::Res(res) => drop(self.lose(player, res, 1)),
            Meal::Object(kind) => self.discard_object(player, kind, "LA-X3.17"),
            Meal::Free => self.of(player).free_fed += 1,
        }
        let kind = self.look().of(player).crew[usize::from(slot)].kind;
        let name = self.content.survivors[usize::from(kind)].name;
        let event = self.about("LA-6.3", "la-event-feeds", player).name("who", name);
        self.tell(event);
        self.send(player, slot, Zone::Rest, "LA-6.3");
    }

    /// Uses an activated ability that is a list of effects, once per phase (LA-11.3).
    pub(crate) fn use_ability(&mut self, player: Player, slot: u8) {
        let member = &mut self.of(player).crew[usize::from(slot)];
        member.used = true;
        let kind = member.kind;
        let card = &self.content.survivors[usize::from(kind)];
        let event = self.about("LA-11.3", "la-event-uses", player).name("who", card.name);
        self.tell(event);
        if let Ability::Effects(program) = card.ability {
            self.run_for(program, player);
        }
    }
}
