//! Answers to the frames of effects.

use crate::engine::Engine;
use crate::frame::{Aim, Frame};
use crate::moves::Move;
use crate::state::{NONE, Player, StoryPlace};
use crate::vocab::{CardKind, Cleaned, Res, Where};

impl Engine<'_> {
    /// Carries out an answer to a frame of an effect.
    pub(crate) fn answer_effect(&mut self, frame: Frame, mv: Move) {
        match (frame, mv) {
            (Frame::Damage { player, left, cells, aim }, Move::Damage(cell, sort)) => {
                if let Some(bit) = self.look().sound_box(player, cell, sort) {
                    self.take_damage(player, left, cells, aim, cell, bit);
                }
            }
            (Frame::Repair { player, left, one_card, .. }, Move::Repair(cell, sort)) => {
                self.become_(Frame::Repair { player, left: left - 1, one_card, card: cell.0 });
                if let Some(bit) = self.look().damaged_box(player, cell, sort) {
                    self.mend_box(player, cell, bit);
                }
            }
            (Frame::GainChoice { player, mut from, left }, Move::Take(good)) => {
                from[good as usize] -= 1;
                self.become_(Frame::GainChoice { player, from, left: left - 1 });
                match good.res() {
                    Some(res) => self.gain(player, res, 1),
                    None => self.draw_objects(player, 1),
                }
            }
            (Frame::Keep { player, left }, Move::Keep(kind)) => {
                self.become_(Frame::Keep { player, left: left - 1 });
                self.state.drawn.take(kind);
                self.of(player).hand[usize::from(kind)] += 1;
                self.journal.mark_revealed();
                if left == 1 {
                    while let Some(kind) = self.state.drawn.pop() {
                        self.state.object_discard[usize::from(kind)] += 1;
                        let name = self.content.objects[usize::from(kind)].name;
                        let event = self.about("LA-19.6", "la-event-discards", player);
                        self.reveal(event.name("card", name));
                    }
                }
            }
            (Frame::DiscardObjects { player, left }, Move::Discard(kind)) => {
                self.become_(Frame::DiscardObjects { player, left: left - 1 });
                self.discard_object(player, kind, "LA-19.7");
            }
            (Frame::PayObjects { player, left }, Move::Discard(kind)) => {
                self.become_(Frame::PayObjects { player, left: left - 1 });
                self.discard_object(player, kind, "LA-19.3");
            }
            (Frame::PayAny { player, left }, Move::Pay(res)) => {
                self.become_(Frame::PayAny { player, left: left - 1 });
                self.lose(player, res, 1);
                let event = self.about("LA-19.3", "la-event-pays", player);
                self.tell(event.number("n", 1).name("what", res.name()));
            }
            (Frame::LoseAny { player, left }, Move::Pay(res)) => {
                self.become_(Frame::LoseAny { player, left: left - 1 });
                self.loses(player, res, 1);
            }
            (Frame::Overload { player, .. }, Move::Throw(res)) => self.lost(player, res),
            (Frame::Overload { player, .. }, Move::Dismiss(slot)) => {
                self.lose_survivor(player, slot, "LA-11.10", "la-event-lost");
            }
            (Frame::Contaminate { player, n, .. }, Move::Survivor(slot)) => {
                self.pop();
                self.contaminate(player, slot, n);
            }
            (Frame::Clean { player, left, target, done, .. }, Move::Survivor(slot)) => {
                let zone = (target == Cleaned::UpToThree)
                    .then(|| self.look().of(player).crew[usize::from(slot)].zone);
                let done = done | 1 << slot;
                self.become_(Frame::Clean { player, left: left - 1, target, zone, done });
                self.clean(player, slot, 1);
            }
            (Frame::MoveSurvivors { player, left, from, to, must }, Move::Survivor(slot)) => {
                self.become_(Frame::MoveSurvivors { player, left: left - 1, from, to, must });
                self.send(player, slot, to, "LA-19.13");
            }
            (Frame::LoseSurvivor { player, .. }, Move::Survivor(slot)) => {
                self.pop();
                self.lose_survivor(player, slot, "LA-19.13", "la-event-lost");
            }
            (Frame::Improve { player, .. }, Move::Slot(slot)) => {
                self.pop();
                let card = std::mem::replace(&mut self.state.zone[usize::from(slot)], NONE);
                self.drop_story_under(card);
                let kind = self.content.cards[usize::from(card)].of;
                self.push(Frame::Place(crate::decisions::Place { player, kind }));
                if !self.state.explore.active {
                    self.state.frames.insert(self.state.frames.len() - 1, Frame::Refill);
                }
            }
            (Frame::Improve { player, .. }, Move::Salvage(number)) => {
                self.pop();
                let found = self.content.cards.iter().position(|card| card.number == number);
                if let Some(card) = found {
                    self.state.discard.remove(card as u8);
                    let kind = self.content.cards[card].of;
                    self.push(Frame::Place(crate::decisions::Place { player, kind }));
                }
            }
            (Frame::HitEnemy { player, n, normal }, Move::Enemy(place)) => {
                self.pop();
                let enemy = self.state.enemies[usize::from(place)].enemy;
                self.damage_enemy(player, enemy, n, normal);
            }
            (Frame::SwapTarget { player }, Move::Enemy(place)) => {
                let enemy = self.state.enemies[usize::from(place)].enemy;
                self.become_(Frame::SwapWhose { player, enemy });
            }
            (Frame::SwapWhose { player, enemy }, Move::Player(other)) => {
                self.pop();
                self.remove_target(enemy, other);
                self.add_target(player, enemy);
            }
            (Frame::Peek { player, pool }, Move::Order(number)) => {
                let first = self.state.deck.len() - usize::from(pool);
                let cards = &self.content.cards;
                let found = self.state.deck[first..]
                    .iter()
                    .position(|card| cards[usize::from(*card)].number == number);
                if let Some(at) = found {
                    self.state.deck[first..=first + at].rotate_right(1);
                }
                self.become_(Frame::Peek { player, pool: pool - 1 });
            }
            (Frame::Refresh { player, left }, Move::Slot(slot)) => {
                self.become_(Frame::Refresh { player, left: left - 1 });
                let card = std::mem::replace(&mut self.state.zone[usize::from(slot)], NONE);
                self.discard_card(card);
            }
            (Frame::Refresh { .. }, _) => self.become_(Frame::Refill),
            (Frame::GiveWhom { player, left }, Move::Player(to)) => {
                self.become_(Frame::Give { player, to, left });
            }
            (Frame::Give { player, to, left }, Move::Pay(res)) => {
                self.become_(Frame::Give { player, to, left: left - 1 });
                self.gave(player, to, res);
            }
            (Frame::DemandWhom { player, n }, Move::Player(other)) => {
                self.become_(Frame::Demanded { player: other, by: player, n });
            }
            (Frame::Demanded { player, by, n }, Move::Yes) => {
                self.become_(Frame::Yield { player, by, left: n });
            }
            (Frame::Demanded { player, .. }, _) => {
                self.become_(Frame::Damage { player, left: 1, cells: u8::MAX, aim: Aim::Any });
            }
            (Frame::Yield { player, by, left }, Move::Pay(res)) => {
                self.become_(Frame::Yield { player, by, left: left - 1 });
                self.gave(player, by, res);
            }
            (Frame::Humiliate { player }, Move::Player(victim)) => {
                self.pop();
                self.humiliate(player, victim);
            }
            (Frame::Mines { player, left }, Move::Mine(space)) => {
                self.become_(Frame::Mines { player, left: left - 1 });
                let space = space - self.look().map().base;
                if let Some(free) = self.state.mines.iter_mut().find(|mine| **mine == NONE) {
                    *free = space;
                }
                let event = self.about("LA-18.8", "la-event-mine-laid", player);
                self.tell(event.space("space", self.look().map(), space));
            }
            (Frame::Archive { player, story, .. }, Move::Archive(cell)) => {
                self.pop();
                self.archive_under(player, story, cell);
            }
            (Frame::Archive { player, story, .. }, Move::ArchiveNew) => {
                self.pop();
                self.state.stories.places[usize::from(story)] = StoryPlace::Waiting(player);
            }
            (Frame::Archive { player, story, .. }, Move::Slot(slot)) => {
                self.pop();
                let card = self.state.zone[usize::from(slot)];
                self.state.stories.places[usize::from(story)] = StoryPlace::Zone(card, player);
                let name = self.content.stories[usize::from(story)].name;
                let event = self.about("LA-X4.24", "la-event-archived", player).name("story", name);
                self.tell(event.at(crate::event::Touch::Slot(slot)));
            }
            (Frame::Vote { players, fame, .. }, mv) => {
                let order = self.state.order;
                let next = order.iter().copied().find(|player| players >> player.0 & 1 != 0);
                if let Some(player) = next {
                    if mv == Move::Pass {
                        if let Some(Frame::Vote { players, .. }) = self.state.frames.last_mut() {
                            *players &= !(1 << player.0);
                        }
                    } else {
                        self.lose(player, Res::Food, 1);
                        let event = self.about("LA-X1.28", "la-event-gives-food", player);
                        self.tell(event);
                        self.state.given += 1;
                        self.fame(player, fame as i8);
                    }
                }
            }
            (Frame::Fallout { player }, Move::Survivor(slot)) => {
                self.pop();
                self.contaminate(player, slot, 1);
            }
            (Frame::Fallout { player }, Move::Discard(kind)) => {
                self.pop();
                self.discard_object(player, kind, "LA-13.12");
            }
            _ => self.pop(),
        }
    }

    fn lost(&mut self, player: Player, res: Res) {
        self.lose(player, res, 1);
        let event = self.about("LA-10.15", "la-event-throws", player).name("what", res.name());
        self.tell(event);
    }

    fn gave(&mut self, from: Player, to: Player, res: Res) {
        let automa = self.state.table.automa(to);
        let event = self.about("LA-19.21", "la-event-gives", from).name("what", res.name());
        self.tell(event.player("other", to, automa));
        self.hand_over(from, to, res);
    }

    /// Humiliate (LA-X5.21): Fame, or Damage to a cargo box.
    fn humiliate(&mut self, player: Player, victim: Player) {
        let event = self.about("LA-X5.21", "la-event-humiliated", player);
        self.tell(event.player("other", victim, self.state.table.automa(victim)));
        if self.look().of(victim).fame > self.content.setup.fame_floor {
            self.fame(victim, -1);
        } else {
            let with = crate::frame::Circumstances { by: player, story: NONE, ambush: 0 };
            self.damage(victim, 1, Where::CargoBox, with);
        }
    }

    /// Whether the card in a slot is of a kind.
    pub(crate) fn card_kind(&self, slot: u8) -> Option<CardKind> {
        let card = self.state.zone.get(usize::from(slot)).copied().filter(|card| *card != NONE)?;
        Some(self.content.cards[usize::from(card)].kind)
    }
}
