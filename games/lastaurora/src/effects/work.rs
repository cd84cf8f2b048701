//! What the frames of effects do by themselves: everything that leaves nothing to decide is not asked.

use workbench::flat::List;

use crate::engine::Engine;
use crate::frame::{Aim, Excess, Frame};
use crate::moves::{Cell, Move};
use crate::state::{NONE, Player};
use crate::vocab::{Cleaned, Res, Stage, Under, Zone};

impl Engine<'_> {
    /// Goes on with a frame of an effect. Tells whether it did anything; if not, it waits for an answer.
    pub(crate) fn work_effect(&mut self, frame: Frame) -> bool {
        match frame {
            Frame::Run(running) => self.run_next(running),
            Frame::Each { effect, players, with } => self.each_next(effect, players, with),
            Frame::Damage { player, left, cells, aim } => {
                return self.work_damage(player, left, cells, aim);
            }
            Frame::Overload { player, why } => return self.work_overload(player, why),
            Frame::Repair { player, left, one_card, card } => {
                let mut any = false;
                self.look().damaged(player, if one_card { card } else { NONE }, |_, _| any = true);
                if left == 0 || !any {
                    self.pop();
                } else {
                    return self.single(frame);
                }
            }
            Frame::GainChoice { left, from, .. } => {
                if left == 0 || from.iter().all(|n| *n == 0) {
                    self.pop();
                } else {
                    return self.single(frame);
                }
            }
            Frame::Keep { player, left } if usize::from(left) >= self.state.drawn.len() => {
                self.pop();
                let kept: List<u8, 8> = self.state.drawn.iter().copied().collect();
                self.state.drawn.clear();
                self.take_in_hand(player, kept);
            }
            Frame::DiscardObjects { player, left } | Frame::PayObjects { player, left }
                if left == 0 || self.look().hand_size(player) == 0 =>
            {
                self.pop();
            }
            Frame::PayAny { player, left } | Frame::LoseAny { player, left } => {
                if left == 0 || self.look().resources(player) == 0 {
                    self.pop();
                } else {
                    return self.single(frame);
                }
            }
            Frame::Contaminate { player, participants, .. } => {
                let explorer = participants && self.state.explore.active;
                let any = self
                    .look()
                    .crew(player)
                    .any(|(slot, _)| !explorer || self.state.explore.parts >> slot & 1 != 0);
                if any && (explorer || !participants) {
                    return self.single(frame);
                }
                self.pop();
            }
            Frame::Clean { left, .. } => {
                let mut any = false;
                super::ask(self.look(), frame, &mut |mv| any |= mv != Move::Pass);
                if left == 0 || !any {
                    self.pop();
                } else {
                    return self.single(frame);
                }
            }
            Frame::MoveSurvivors { player, left, from, .. } => {
                if left == 0 || self.look().in_zone(player, from) == 0 {
                    self.pop();
                } else {
                    return self.single(frame);
                }
            }
            Frame::LoseSurvivor { player, from } => {
                if self.look().in_zone(player, from) == 0 {
                    self.pop();
                } else {
                    return self.single(frame);
                }
            }
            Frame::Improve { .. }
            | Frame::HitEnemy { .. }
            | Frame::SwapTarget { .. }
            | Frame::Refresh { .. }
            | Frame::GiveWhom { .. }
            | Frame::DemandWhom { .. }
            | Frame::Humiliate { .. }
            | Frame::Mines { .. } => {
                let mut any = false;
                super::ask(self.look(), frame, &mut |mv| any |= mv != Move::Pass);
                let left = match frame {
                    Frame::Refresh { left, .. } | Frame::Mines { left, .. } => left,
                    _ => 1,
                };
                if !any || left == 0 {
                    self.pop();
                    if matches!(frame, Frame::Refresh { .. }) {
                        self.push(Frame::Refill);
                    }
                } else {
                    return self.single(frame);
                }
            }
            Frame::SwapWhose { player, enemy } => {
                let any = self.opposing(player, enemy);
                if any == 0 {
                    self.pop();
                    self.add_target(player, enemy);
                } else {
                    return self.single(frame);
                }
            }
            Frame::Peek { pool, .. } => {
                if pool < 2 {
                    self.pop();
                } else {
                    return self.single(frame);
                }
            }
            Frame::Give { player, to, left } => {
                if left == 0 || self.look().resources(player) == 0 || to == player {
                    self.pop();
                } else {
                    return self.single(frame);
                }
            }
            Frame::Demanded { player, by, n } => return self.work_demanded(player, by, n),
            Frame::Yield { player, left, .. } => {
                if left == 0 || self.look().resources(player) == 0 {
                    self.pop();
                } else {
                    return self.single(frame);
                }
            }
            Frame::Archive { player, story, under } => {
                return self.work_archive(player, story, under);
            }
            Frame::Vote { players, threshold, red, .. } => {
                let order = self.state.order;
                let able = |look: crate::look::Look<'_>, player: Player| {
                    !look.automa(player) && look.of(player).res[Res::Food as usize] > 0
                };
                let next = order.iter().find(|player| players >> player.0 & 1 != 0);
                match next {
                    None => {
                        self.pop();
                        if self.state.given < threshold {
                            self.aurora(if red { Stage::Red } else { Stage::Yellow });
                        }
                    }
                    Some(next) if !able(self.look(), *next) => self.vote_over(*next),
                    Some(_) => return false,
                }
            }
            Frame::Fallout { player } => {
                let survivors = self.look().in_zone(player, Zone::Active) != 0;
                if !survivors && self.look().hand_size(player) == 0 {
                    self.pop();
                } else {
                    return self.single(frame);
                }
            }
            _ => return false,
        }
        true
    }

    /// Answers by itself what has only one answer. Not where the answer could be seen to come from a hidden hand.
    pub(crate) fn single(&mut self, frame: Frame) -> bool {
        let mut found = None;
        let mut many = false;
        super::ask(self.look(), frame, &mut |mv| {
            many |= found.is_some();
            found = Some(mv);
        });
        let hidden = matches!(found, Some(Move::Discard(_) | Move::Keep(_)));
        match found {
            Some(mv) if !many && !hidden => {
                self.answer_effect(frame, mv);
                true
            }
            _ => false,
        }
    }

    fn vote_over(&mut self, player: Player) {
        if let Some(Frame::Vote { players, .. }) = self.state.frames.last_mut() {
            *players &= !(1 << player.0);
        }
    }

    fn work_damage(&mut self, player: Player, left: u8, cells: u8, aim: Aim) -> bool {
        if left == 0 {
            self.pop();
            return true;
        }
        let mut first = None;
        let mut many = false;
        self.look().targets(player, cells, aim, |cell, _, bit| {
            many |= first.is_some();
            first = Some((cell, bit));
        });
        match first {
            // What finds no box is lost and not suffered (LA-10.18).
            None => self.pop(),
            Some((cell, bit)) if !many => self.take_damage(player, left, cells, aim, cell, bit),
            Some(_) => return false,
        }
        true
    }

    /// Places one Damage of the frame on top.
    pub(crate) fn take_damage(
        &mut self,
        player: Player,
        left: u8,
        cells: u8,
        aim: Aim,
        cell: Cell,
        bit: u8,
    ) {
        let cells = if aim == Aim::Distinct { cells & !(1 << cell.0) } else { cells };
        self.become_(Frame::Damage { player, left: left - 1, cells, aim });
        self.hit_box(player, cell, bit);
    }

    fn work_overload(&mut self, player: Player, why: Excess) -> bool {
        if self.look().excess(player) == 0 {
            self.pop();
            return true;
        }
        let frame = Frame::Overload { player, why };
        let mut any = false;
        super::ask(self.look(), frame, &mut |_| any = true);
        if any {
            return self.single(frame);
        }
        // Nothing is left but a child: it finds no box (LA-X4.31).
        if self.look().of(player).children != 0 {
            self.lose_child(player);
        } else {
            self.pop();
        }
        true
    }

    fn work_demanded(&mut self, player: Player, by: Player, n: u8) -> bool {
        if self.look().automa(player) {
            // The Automa gives the first it has of Fuel, Food, Ammo, otherwise it takes 1 Damage (LA-17.24).
            self.pop();
            for _ in 0..n {
                let found = [Res::Fuel, Res::Food, Res::Ammo]
                    .into_iter()
                    .find(|res| self.look().of(player).res[*res as usize] > 0);
                match found {
                    Some(res) => self.hand_over(player, by, res),
                    None => self.automa_damage(1),
                }
            }
            return true;
        }
        if self.look().resources(player) < n {
            self.pop();
            self.push(Frame::Damage { player, left: 1, cells: u8::MAX, aim: Aim::Any });
            return true;
        }
        false
    }

    fn work_archive(&mut self, player: Player, story: u8, under: Under) -> bool {
        if under == Under::Board {
            self.pop();
            self.archive_board(player, story);
            return true;
        }
        let frame = Frame::Archive { player, story, under };
        let mut any = false;
        super::ask(self.look(), frame, &mut |_| any = true);
        if !any {
            // No such card: it is discarded instead (LA-X4.24).
            self.pop();
            self.discard_story(story);
            return true;
        }
        self.single(frame)
    }

    /// Opposing Target counters on an Enemy, as bits of spaces.
    pub(crate) fn opposing(&self, player: Player, enemy: u8) -> u8 {
        let Some(place) = self.look().enemy_place(enemy) else { return 0 };
        (0..4u8)
            .filter(|space| {
                let owner = self.state.enemies[place].targets[usize::from(*space)];
                owner != 0 && owner != player.0 + 1
            })
            .fold(0, |bits, space| bits | 1 << space)
    }

    /// One resource goes from one player to another, who loads it as a gain (LA-19.21).
    pub(crate) fn hand_over(&mut self, from: Player, to: Player, res: Res) {
        if self.lose(from, res, 1) > 0 {
            self.gain(to, res, 1);
        }
    }

    /// Whether a Survivor may be cleaned by a frame.
    pub(crate) fn cleanable(
        look: crate::look::Look<'_>,
        player: Player,
        slot: u8,
        target: Cleaned,
        zone: Option<Zone>,
        done: u8,
    ) -> bool {
        let member = &look.of(player).crew[usize::from(slot)];
        member.present()
            && member.contamination > 0
            && !look.doomed(member)
            && (target != Cleaned::Participant || look.state.explore.parts >> slot & 1 != 0)
            && zone.is_none_or(|zone| zone == member.zone)
            && (target != Cleaned::UpToThree || done >> slot & 1 == 0)
            && (target != Cleaned::Chosen || done == 0 || done >> slot & 1 != 0)
            && (target != Cleaned::Participant || done == 0 || done >> slot & 1 != 0)
    }
}
