//! The Exploration Phase (chapter LA-5) and Encounters (LA-13): what is asked and answered.

mod action;

use crate::engine::Engine;
use crate::event::{Fact, Touch};
use crate::frame::{Circumstances, Frame};
use crate::look::Look;
use crate::moves::Move;
use crate::objects::{affordable, objects};
use crate::state::{Explore, NONE, Player, Stage};
use crate::survivor::Ability;
use crate::vocab::{CardKind, Op, Phase, Program, Res, Zone};

/// The most strength Food and, if they count, Energy Rations could add.
fn most_boost(look: Look<'_>, player: Player, rations: bool) -> i8 {
    let own = look.of(player);
    let held = own.hand[usize::from(look.content.known.ration)] as i8;
    own.res[Res::Food as usize] as i8 + if rations { 2 * held } else { 0 }
}

/// Whether the card of a slot can be explored by these participants, strength aside (LA-5.7).
fn legal_slot(look: Look<'_>, player: Player, parts: u8, slot: u8) -> bool {
    let card = look.state.zone[usize::from(slot)];
    if card == NONE {
        return false;
    }
    let info = &look.content.cards[usize::from(card)];
    match info.kind {
        CardKind::Survivor => look.can_recruit(player, parts),
        CardKind::Device => look.columns(player, info.of) != 0,
        _ => true,
    }
}

/// Whether these participants could reach a slot at all; `rations`: with the Objects of the hand.
fn reaches(look: Look<'_>, player: Player, parts: u8, rations: bool) -> bool {
    let most = look.party_strength(player, parts) + most_boost(look, player, rations);
    (0..5).any(|slot| {
        look.content.setup.required[usize::from(slot)] <= most
            && legal_slot(look, player, parts, slot)
    })
}

/// Who has set out so weak that the hand must hold Energy Rations, and how many at least: everybody can work it out.
pub(crate) fn shown_rations(look: Look<'_>) -> Option<(Player, u8)> {
    let Some(Frame::Expedition { player }) = look.state.frames.last().copied() else { return None };
    let parts = look.state.explore.parts;
    let most = look.strength(player) + most_boost(look, player, false);
    let enough = |rations: &u8| {
        (0..5).any(|slot| {
            look.content.setup.required[usize::from(slot)] <= most + 2 * *rations as i8
                && legal_slot(look, player, parts, slot)
        })
    };
    (0..=look.hand_size(player)).find(enough).map(|rations| (player, rations))
}

/// The Bonus Actions that may still be carried out in this action (LA-5.14, LA-X3.4), as bits of slots.
fn bonuses(look: Look<'_>, player: Player) -> u8 {
    let explore = &look.state.explore;
    let mut slots = 1u8 << explore.slot;
    if look.abilities(player).any(|(_, ability)| ability == Ability::AdjacentBonus) {
        slots |= (slots << 1 | slots >> 1) & 0b1_1111;
    }
    let row = &look.content.bonus[usize::from(look.state.table.map)];
    let effects = |slot: u8| look.content.program(row[usize::from(slot)].effects);
    // Never the same Bonus Action twice (LA-X3.5); the same is what has the same effects (LA-R17).
    let again = |slot: u8| {
        (0..5).any(|done| explore.bonus_done >> done & 1 != 0 && effects(done) == effects(slot))
    };
    (0..5)
        .filter(|slot| slots >> slot & 1 != 0 && !again(*slot))
        .fold(0, |bits, slot| bits | 1 << slot)
}

/// What the frames of exploring ask.
pub(crate) fn ask(look: Look<'_>, frame: Frame, each: &mut dyn FnMut(Move)) {
    match frame {
        Frame::ExploreTurn { player } => {
            let active = look.in_zone(player, Zone::Active);
            for one in (0..5).filter(|slot| active >> slot & 1 != 0) {
                if reaches(look, player, 1 << one, true) {
                    each(Move::Explore(one, None));
                }
                for two in (one + 1..5).filter(|slot| active >> slot & 1 != 0) {
                    if reaches(look, player, 1 << one | 1 << two, true) {
                        each(Move::Explore(one, Some(two)));
                    }
                }
            }
            objects(look, player, Phase::Exploration, each);
            crate::automa::preventions(look, each);
            each(Move::Pass);
        }
        Frame::Expedition { player } => {
            let explore = &look.state.explore;
            let strength = look.strength(player);
            for slot in 0..5 {
                let required = look.content.setup.required[usize::from(slot)];
                if required <= strength && legal_slot(look, player, explore.parts, slot) {
                    each(Move::Slot(slot));
                }
            }
            let own = look.of(player);
            if own.res[Res::Food as usize] > 0 {
                each(Move::Boost);
            }
            if own.hand[usize::from(look.content.known.ration)] > 0 {
                each(Move::Object(look.content.known.ration, 0));
            }
        }
        Frame::Action { player } => match look.state.explore.stage {
            Stage::Ending => {
                each(Move::Yes);
                each(Move::Pass);
            }
            _ => {
                let explore = &look.state.explore;
                let enemy = look.is_enemy(look.state.zone[usize::from(explore.slot)]);
                if !explore.card_done && !enemy {
                    each(Move::Card);
                }
                let open = bonuses(look, player);
                for slot in (0..5).filter(|slot| open >> slot & 1 != 0) {
                    each(Move::Bonus(slot));
                }
                let own = explore.bonus_done >> explore.slot & 1 != 0;
                if explore.card_done || (enemy && (own || open >> explore.slot & 1 == 0)) {
                    each(Move::Pass);
                }
            }
        },
        Frame::Place { player, kind } => {
            let columns = look.columns(player, kind);
            for column in (0..4).filter(|column| columns >> column & 1 != 0) {
                each(Move::Place(column));
            }
        }
        Frame::Join { player, .. } => {
            for (slot, _) in look.crew(player) {
                if !(look.state.explore.active && look.state.explore.parts >> slot & 1 != 0) {
                    each(Move::Dismiss(slot));
                }
            }
        }
        Frame::Encounter { player, encounter } => {
            let options = &look.content.encounters[usize::from(encounter)].options;
            for (option, program) in (0..).zip(options) {
                if affordable(look, player, *program) {
                    each(Move::Option(option));
                }
            }
            each(Move::Pass);
        }
        _ => {}
    }
}

impl Engine<'_> {
    /// Goes on with a frame of exploring.
    pub(crate) fn work_explore(&mut self, frame: Frame) -> bool {
        match frame {
            Frame::ExploreTurn { player } => {
                // Without Survivors in the Active Zone a player passes (LA-5.2).
                if self.look().in_zone(player, Zone::Active) == 0 {
                    self.answer_explore(frame, Move::Pass);
                    return true;
                }
                false
            }
            Frame::Action { player } => self.work_action(player),
            Frame::Refill => {
                self.slide();
                if !self.refill_one() {
                    self.pop();
                }
                true
            }
            Frame::Place { player, kind } => {
                let columns = self.look().columns(player, kind);
                if columns.is_power_of_two() {
                    self.pop();
                    self.place(player, kind, columns.trailing_zeros() as u8);
                    return true;
                }
                false
            }
            Frame::Join { player, kind, to } => {
                let full = self.look().survivors(player) == 5;
                if full {
                    return false;
                }
                self.pop();
                self.join(player, kind, to);
                true
            }
            _ => false,
        }
    }

    /// Carries out an answer to a frame of exploring.
    pub(crate) fn answer_explore(&mut self, frame: Frame, mv: Move) {
        match (frame, mv) {
            (Frame::ExploreTurn { player }, Move::Explore(one, two)) => {
                let parts = 1 << one | two.map_or(0, |two| 1 << two);
                if !reaches(self.look(), player, parts, false) {
                    // Who sets out so weak shows that the hand holds an Energy Ration.
                    self.journal.mark_revealed();
                }
                self.state.explore = Explore { active: true, parts, ..Explore::IDLE };
                self.become_(Frame::Expedition { player });
            }
            (Frame::ExploreTurn { player }, Move::Object(kind, choice)) => {
                self.play_object(player, kind, choice);
            }
            (Frame::ExploreTurn { .. }, Move::Prevent(card)) => self.prevent(card),
            (Frame::ExploreTurn { player }, _) => {
                self.pop();
                self.of(player).passed = true;
                let event = self.about("LA-5.2", "la-event-passed", player);
                self.tell(event);
            }
            (Frame::Expedition { player }, Move::Boost) => {
                self.lose(player, Res::Food, 1);
                self.state.explore.boost += 1;
                let event = self.about("LA-5.5", "la-event-pays", player);
                self.tell(event.number("n", 1).name("what", Res::Food.name()));
            }
            (Frame::Expedition { player }, Move::Object(kind, choice)) => {
                self.play_object(player, kind, choice);
            }
            (Frame::Expedition { player }, Move::Slot(slot)) => {
                self.state.explore.slot = slot;
                self.tell_expedition(player, slot);
                self.become_(Frame::Action { player });
            }
            (Frame::Action { .. }, Move::Card) => self.state.explore.stage = Stage::CardBegins,
            (Frame::Action { .. }, Move::Bonus(slot)) => {
                self.state.explore.bonus = slot;
                self.state.explore.stage = Stage::BonusBegins;
            }
            (Frame::Action { player }, mv) => {
                let ending = self.state.explore.stage == Stage::Ending;
                if !ending {
                    self.state.explore.stage = Stage::Ending;
                    return;
                }
                if mv == Move::Yes
                    && let Some(slot) = self.mutant(player)
                {
                    self.clean(player, slot, 1);
                    self.send(player, slot, Zone::Rest, "LA-X3.7");
                }
                self.state.explore.stage = Stage::Closing;
            }
            (Frame::Place { player, kind }, Move::Place(column)) => {
                self.pop();
                self.place(player, kind, column);
            }
            (Frame::Join { player, .. }, Move::Dismiss(slot)) => {
                self.lose_survivor(player, slot, "LA-11.4", "la-event-dismissed");
            }
            (Frame::Encounter { player, encounter }, Move::Option(option)) => {
                self.pop();
                let encounter = &self.content.encounters[usize::from(encounter)];
                let label = encounter.labels[usize::from(option)];
                let event = self.about("LA-13.1", "la-event-chooses", player).name("what", label);
                self.tell(event);
                let program = encounter.options[usize::from(option)];
                self.run(program, Circumstances { by: player, story: NONE, ambush: 0 });
                self.keep_wanted(player, program);
            }
            (Frame::Encounter { player, .. }, _) => {
                self.pop();
                let event = self.about("LA-13.2", "la-event-declines", player);
                self.tell(event);
            }
            _ => {}
        }
    }

    /// An Encounter that helps the next movement is kept as a reminder until then (LA-X1.12).
    fn keep_wanted(&mut self, player: Player, program: Program) {
        let speeds = |op: Op| matches!(op, Op::Speed { .. });
        if self.content.program(program).iter().any(|effect| speeds(effect.op)) {
            let wanted = self.wanted_card();
            if self.state.discard.remove(wanted) {
                self.of(player).wanted = true;
            }
        }
    }

    /// The card of the Wanted Man (210).
    pub(crate) fn wanted_card(&self) -> u8 {
        self.content.cards.iter().position(|card| card.number == 210).unwrap_or(0) as u8
    }

    fn tell_expedition(&mut self, player: Player, slot: u8) {
        let card = self.content.cards[usize::from(self.state.zone[usize::from(slot)])].name;
        let parts = self.state.explore.parts;
        let mut who = self
            .look()
            .crew(player)
            .filter(|(place, _)| parts >> place & 1 != 0)
            .map(|(_, member)| self.content.survivors[usize::from(member.kind)].name);
        let people = Fact::People([who.next(), who.next()]);
        drop(who);
        let event = self.about("LA-5.8", "la-event-explores", player).number("slot", slot + 1);
        self.tell(event.fact("who", people).name("card", card).at(Touch::Slot(slot)));
    }
}
