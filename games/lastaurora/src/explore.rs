//! The Exploration Phase (chapter LA-5) and Encounters (LA-13).

use crate::content::Trigger;
use crate::engine::Engine;
use crate::event::{Event, Fact, Touch};
use crate::frame::{Circumstances, Frame};
use crate::look::Look;
use crate::moves::Move;
use crate::state::{Explore, NONE, Player, Stage};
use crate::survivor::Ability;
use crate::vocab::{CardKind, Op, Phase, Program, Res, Zone};

/// The message ids of the choices of the one Object that has them.
pub(crate) const UNSTABLE_FUEL: [&str; 2] =
    ["la-text-obj_unstable_fuel-1", "la-text-obj_unstable_fuel-2"];

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

/// Whether the costs of a list can be paid (LA-1.6).
pub(crate) fn affordable(look: Look<'_>, player: Player, program: Program) -> bool {
    look.content.program(program).iter().all(|effect| match effect.op {
        Op::Pay { res, n } => look.can_pay(player, res, n),
        Op::Damage { n, cost: true, .. } => look.sound_count(player) >= n,
        _ => true,
    })
}

/// Objects that can be played now, in this phase (LA-12.7).
pub(crate) fn objects(look: Look<'_>, player: Player, phase: Phase, each: &mut dyn FnMut(Move)) {
    crate::effects::hand_kinds(look, player, &mut |kind| {
        let card = &look.content.objects[usize::from(kind)];
        let now = card.phase == phase || card.phase == Phase::Any;
        if !now || !useful(look, player, kind) {
            return;
        }
        for (choice, program) in (0..).zip(&card.choices) {
            if affordable(look, player, *program) {
                each(Move::Object(kind, choice));
            }
        }
    });
}

/// Whether an Object is played by itself and could do anything now.
fn useful(look: Look<'_>, player: Player, kind: u8) -> bool {
    let known = &look.content.known;
    if kind == known.incendiary || kind == known.mine || kind == known.ration {
        return false;
    }
    let program = look.content.objects[usize::from(kind)].choices[0];
    let own = look.of(player);
    look.content.program(program).iter().any(|effect| match effect.op {
        Op::Repair { .. } => own.convoy.iter().any(|car| car.damage != 0),
        Op::Decontaminate { .. } => {
            look.crew(player).any(|(_, member)| member.contamination > 0 && !look.doomed(member))
        }
        Op::MoveSurvivor { from, .. } => look.in_zone(player, from) != 0,
        Op::EnemyDamage { .. } | Op::SwapTarget {} => look.enemies_near(player).next().is_some(),
        Op::Gain { res, .. } => look.supply(res) > 0,
        Op::IgnoreEnemies { .. } => !own.cloaked,
        Op::Contaminate { .. } => look.survivors(player) > 0,
        Op::Fame { .. } => false,
        _ => true,
    })
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

    fn work_action(&mut self, player: Player) -> bool {
        let slot = self.state.explore.slot;
        let card = self.state.zone[usize::from(slot)];
        let frame = Frame::Action { player };
        if self.state.explore.cancelled.is_some() && self.state.explore.stage != Stage::Closing {
            self.state.explore.stage = Stage::Closing;
        }
        match self.state.explore.stage {
            Stage::Chosen => {
                self.state.explore.stage = Stage::Open;
                self.explore_stories(player, card);
            }
            Stage::Open => {
                let mut count = 0;
                let mut only = Move::Pass;
                ask(self.look(), frame, &mut |mv| {
                    count += 1;
                    only = mv;
                });
                if count > 1 {
                    return false;
                }
                self.answer_explore(frame, only);
            }
            Stage::CardBegins => {
                self.state.explore.stage = Stage::Card;
                let trigger = match self.card_kind(slot) {
                    Some(CardKind::Location) => Trigger::Gather,
                    Some(CardKind::Truck) => Trigger::ImproveTruck,
                    Some(CardKind::Trailer) => Trigger::ImproveTrailer,
                    Some(CardKind::Device) => Trigger::ImproveDevice,
                    Some(CardKind::Survivor) => Trigger::Recruit,
                    _ => Trigger::Encounter,
                };
                self.activate(trigger, player);
            }
            Stage::Card => self.card_action(player, card),
            Stage::Gathered => {
                self.state.explore.stage = Stage::Radiation;
                self.gathered(player, card);
            }
            Stage::Radiation => {
                let location = self.content.cards[usize::from(card)].of;
                let radiation = self.content.locations[usize::from(location)].radiation;
                let parts = self.state.explore.parts;
                for slot in (0..5).filter(|slot| parts >> slot & 1 != 0) {
                    let immune =
                        self.look().ability(player, slot) == Some(Ability::IgnoreRadiation);
                    if !immune {
                        self.contaminate(player, slot, radiation);
                    }
                }
                self.take_from_slot();
                self.discard_card(card);
                self.state.explore.card_done = true;
                self.state.explore.stage = Stage::Open;
            }
            Stage::BonusBegins => {
                self.state.explore.stage = Stage::Bonus;
                self.activate(Trigger::BonusAction, player);
            }
            Stage::Bonus => {
                let bonus = self.state.explore.bonus;
                self.state.explore.stage = Stage::Open;
                self.state.explore.bonus_done |= 1 << bonus;
                let action =
                    self.content.bonus[usize::from(self.state.table.map)][usize::from(bonus)];
                let event = Event::new("LA-5.14", "la-event-bonus");
                self.tell(event.name("bonus", action.name).at(Touch::Slot(bonus)));
                self.run_for(action.effects, player);
            }
            Stage::Ending => {
                if self.mutant(player).is_some() {
                    return false;
                }
                self.state.explore.stage = Stage::Closing;
            }
            Stage::Closing => self.close_action(player),
        }
        true
    }

    /// The Alpha Mutant among the participants, if his ability could be used (LA-X3.7, LA-X3.10).
    fn mutant(&self, player: Player) -> Option<u8> {
        let look = self.look();
        look.abilities(player)
            .find(|(slot, ability)| {
                let member = &look.of(player).crew[usize::from(*slot)];
                *ability == Ability::CleanToRest && member.contamination > 0 && !look.doomed(member)
            })
            .map(|(slot, _)| slot)
    }

    fn take_from_slot(&mut self) {
        self.state.zone[usize::from(self.state.explore.slot)] = NONE;
    }

    fn card_action(&mut self, player: Player, card: u8) {
        let info = self.content.cards[usize::from(card)];
        if info.kind == CardKind::Location {
            self.state.explore.stage = Stage::Gathered;
            self.run_for(self.content.locations[usize::from(info.of)].effects, player);
            return;
        }
        self.state.explore.stage = Stage::Open;
        self.state.explore.card_done = true;
        self.take_from_slot();
        match info.kind {
            CardKind::Truck | CardKind::Trailer | CardKind::Device => {
                self.drop_story_under(card);
                if info.number == 0 {
                    self.state.gone.remove(card);
                }
                self.push(Frame::Place { player, kind: info.of });
            }
            CardKind::Survivor => {
                self.drop_story_under(card);
                if self.look().can_recruit(player, self.state.explore.parts) {
                    let to = self.state.explore.recruit_to.unwrap_or(Zone::Rest);
                    self.push(Frame::Join { player, kind: info.of, to });
                } else {
                    // A Story has used up the room: the rest of the action is skipped (LA-X4.16).
                    self.discard_card(card);
                }
            }
            CardKind::Encounter => {
                self.discard_card(card);
                self.push(Frame::Encounter { player, encounter: info.of });
            }
            CardKind::Location | CardKind::Event | CardKind::Enemy => {}
        }
    }

    /// What the Scavenger and the Dog Trainer add (LA-R1).
    fn gathered(&mut self, player: Player, card: u8) {
        let location = self.content.cards[usize::from(card)].of;
        let names = self.content.locations[usize::from(location)].names;
        for slot in 0..5 {
            match self.look().ability(player, slot) {
                Some(Ability::GatherExtra(n)) if names != 0 => {
                    let from = [names & 1, names >> 1 & 1, names >> 2 & 1, 0].map(|bit| bit * n);
                    self.push(Frame::GainChoice { player, from, left: n });
                }
                Some(Ability::GatherObject(n)) => self.draw_objects(player, n),
                _ => {}
            }
        }
    }

    /// The end of the action (LA-5.16): zones, deaths, sliding and refilling.
    fn close_action(&mut self, player: Player) {
        let explore = self.state.explore;
        for slot in (0..5).filter(|slot| explore.parts >> slot & 1 != 0) {
            if self.look().of(player).crew[usize::from(slot)].zone != Zone::Active {
                continue;
            }
            let zone = explore.cancelled.unwrap_or_else(|| self.zone_after(player, slot));
            self.send(player, slot, zone, "LA-5.16");
        }
        self.state.explore = Explore::IDLE;
        self.deaths();
        self.become_(Frame::Refill);
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

    /// Plays an Object (LA-12.7).
    pub(crate) fn play_object(&mut self, player: Player, kind: u8, choice: u8) {
        let card = &self.content.objects[usize::from(kind)];
        let (name, program) = (card.name, card.choices[usize::from(choice)]);
        self.of(player).hand[usize::from(kind)] -= 1;
        self.state.object_discard[usize::from(kind)] += 1;
        let event = self.about("LA-12.7", "la-event-plays", player).name("card", name);
        self.reveal(event);
        if card.choices.len() > 1 {
            let label = UNSTABLE_FUEL[usize::from(choice.min(1))];
            let event = self.about("LA-X1.19", "la-event-chooses", player).name("what", label);
            self.tell(event);
        }
        self.run_for(program, player);
    }
}
