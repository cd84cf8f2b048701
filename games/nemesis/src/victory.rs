//! The Victory Check (NEM-23.4 to NEM-23.11) and Objectives (NEM-22).

use kernel::{Outcome, SeatSet};
use workbench::small::Set8;

use crate::content::Aim;
use crate::engine::Engine;
use crate::event::Event;
use crate::ids::{Object, Objective, Planet, Player, Slot};
use crate::look::Look;
use crate::options::Mode;
use crate::state::{End, Fate, Step, Thing};

/// Working Engines that a ship needs (NEM-23.5).
const ENGINES_NEEDED: usize = 2;

impl Engine<'_> {
    /// Everything is judged in order.
    pub(crate) fn judge(&mut self) {
        if self.ask_for_goals() {
            return;
        }
        self.check_engines();
        self.check_coordinates();
        let order: crate::engine::Order = self.look().in_order().collect();
        for player in order.iter().copied() {
            if self.look().of(player).fate.saved() {
                self.check_contamination(player);
            }
        }
        self.check_goals();
        self.state.step = Step::Over;
    }

    /// With two Damaged Engines the ship is destroyed (NEM-23.5).
    fn check_engines(&mut self) {
        if self.state.end.is_none_or(End::destroyed) {
            return;
        }
        let working = self.state.engines.iter().filter(|engine| engine.works).count();
        self.reveal(Event::new("NEM-23.5", "nem-event-engines").number("n", working as i32));
        if working < ENGINES_NEEDED {
            self.state.engines_failed = true;
            for player in self.look().players() {
                if self.look().of(player).fate == Fate::Hibernating {
                    self.of(player).fate = Fate::Dead;
                }
            }
            self.state.nest_destroyed = true;
        }
    }

    /// Who sleeps survives on Earth only, or where the Objective says (NEM-23.6).
    fn check_coordinates(&mut self) {
        if self.look().ship_destroyed() {
            return;
        }
        let planet = self.look().destination();
        self.reveal(Event::new("NEM-23.6", "nem-event-arrives").name("what", planet.word()));
        for player in self.look().players() {
            let own = self.look().of(player);
            let exempt = own.goals[0]
                .get()
                .is_some_and(|goal| self.content.goals[goal].survives.contains(&planet));
            if own.fate == Fate::Hibernating && planet != Planet::Earth && !exempt {
                self.of(player).fate = Fate::Dead;
                self.tell(Event::new("NEM-23.6", "nem-event-lost-in-space").player(player));
            }
        }
    }

    /// INFECTED cards kill, if the draw says so (NEM-23.7 to NEM-23.9).
    fn check_contamination(&mut self, player: Player) {
        let infected = self.look().all_cards(player).any(|card| card.infected());
        let larva = self.look().of(player).larva;
        if !infected && !larva {
            self.reveal(Event::new("NEM-23.7", "nem-event-clean").player(player));
            return;
        }
        self.shuffle_in(player, true, true);
        let mut contaminated = false;
        for _ in 0..4 {
            let card = self.of(player).deck.pop();
            contaminated |= card.is_some_and(|card| card.is_contamination());
            if let Some(card) = card {
                self.of(player).discard.push(card);
            }
        }
        let id = if contaminated { "nem-event-infected" } else { "nem-event-lucky" };
        self.reveal(Event::new("NEM-23.7", id).player(player));
        if contaminated {
            self.of(player).fate = Fate::Dead;
        }
    }

    /// Objectives are revealed and judged (NEM-23.10, COOP-03).
    fn check_goals(&mut self) {
        let look = self.look();
        let survivors: Set8<Player> =
            look.players().filter(|player| look.of(*player).fate.saved()).collect();
        let winners: Set8<Player> = if look.state.table.mode == Mode::Coop {
            let met = !survivors.is_empty() && look.players().all(|player| look.goal_met(player));
            if met { look.players().collect() } else { Set8::EMPTY }
        } else {
            survivors.iter().filter(|player| look.goal_met(*player)).collect()
        };
        for player in survivors {
            if let Some(goal) = self.look().of(player).goals[0].get() {
                let won = winners.contains(player);
                let id = if won { "nem-event-goal-met" } else { "nem-event-goal-missed" };
                self.reveal(Event::new("NEM-23.10", id).player(player).name("what", goal.word()));
            }
        }
        self.state.winners = winners;
    }
}

impl Look<'_> {
    /// Whether the ship does not exist any more (NEM-22.9).
    pub fn ship_destroyed(self) -> bool {
        self.state.engines_failed || self.state.end.is_some_and(End::destroyed)
    }

    /// Where the ship goes.
    pub fn destination(self) -> Planet {
        self.content.board.coordinates[self.state.coordinates.index()][self.state.course]
    }

    /// Whether the Objective of a player is fulfilled.
    pub fn goal_met(self, player: Player) -> bool {
        let Some(goal) = self.of(player).goals[0].get() else { return false };
        self.objective_met(player, goal)
    }

    /// Whether an Objective is fulfilled for a player: any of its lists, with everything in it.
    pub fn objective_met(self, player: Player, goal: Objective) -> bool {
        let card = &self.content.goals[goal];
        card.any.iter().any(|aims| aims.iter().all(|aim| self.aim_met(player, *aim)))
    }

    fn aim_met(self, player: Player, aim: Aim) -> bool {
        let own = self.of(player);
        let coop = self.state.table.mode == Mode::Coop;
        let saved = |player: Player| self.of(player).fate.saved();
        match aim {
            // In the cooperative game as many Characters must have sent it as there are such Objectives (COOP-04).
            Aim::Signal if coop => {
                let wanted = self.players().filter(|it| {
                    let goal = self.of(*it).goals[0].get();
                    goal.is_some_and(|goal| {
                        self.content.goals[goal].any.iter().flatten().any(|aim| *aim == Aim::Signal)
                    })
                });
                self.players().filter(|it| self.of(*it).signal).count() >= wanted.count()
            }
            Aim::Signal => own.signal,
            Aim::ShipReaches(planet) => !self.ship_destroyed() && self.destination() == planet,
            Aim::OnlySurvivor => self.players().all(|other| other == player || !saved(other)),
            Aim::NestDestroyed => self.state.nest_destroyed || self.ship_destroyed(),
            Aim::ShipDestroyed => self.ship_destroyed(),
            Aim::QueenKilled => self.state.queen_killed || self.ship_destroyed(),
            Aim::AllRoomsExplored => Slot::ship().all(|slot| self.explored(slot)),
            Aim::FinishWith(object) | Aim::DepartWith(object) => {
                let finishes = |it: Player| saved(it) && self.finishes_with(it, object);
                if coop { self.players().any(finishes) } else { finishes(player) }
            }
            Aim::FinishInPod => own.fate == Fate::Escaped,
            Aim::ItemsAtLeast(n) => self.item_count(player) >= n,
            Aim::Weakness(object) => !self.unknown_weakness(object),
            Aim::WeaknessesAtLeast(n) | Aim::WeaknessesThisGameAtLeast(n) => {
                self.state.weaknesses.iter().filter(|slot| slot.discovered).count()
                    >= usize::from(n)
            }
            Aim::PlayerDead(number) => {
                own.number != number
                    && self.players().any(|it| self.of(it).number == number && !saved(it))
            }
            Aim::OtherSurvivorsAtLeast(n) => {
                self.players().filter(|it| *it != player && saved(*it)).count() >= usize::from(n)
            }
            Aim::ObjectIn(object, room) => {
                self.state.delivered
                    || self.find(room).is_some_and(|slot| self.object_in(slot, object))
            }
            Aim::NoLarva => !own.larva,
            Aim::NoSlime => !own.slime,
            Aim::LightWoundsAtMost(n) => own.light <= n,
            // Intents of the Epilogue: no table deals them yet.
            Aim::FoundItemsAtLeast(_)
            | Aim::TokensRevealedAtLeast(_)
            | Aim::NobodyRevealedMore
            | Aim::KillsAtLeast(_)
            | Aim::MalfunctionsRemovedAtLeast(_)
            | Aim::MalfunctionsOnBoardAtMost(_)
            | Aim::ContaminationAtMost(_)
            | Aim::SeriousWoundsAtMostStart
            | Aim::LeftNeighborSurvives
            | Aim::EnginesWorkingAtLeast(_)
            | Aim::EnginesCheckedAtLeast(_) => false,
        }
    }

    /// Whether a Character left with an Object (NEM-16.18).
    fn finishes_with(self, player: Player, object: Object) -> bool {
        self.of(player).hands.iter().any(|carried| carried.thing == Thing::Object(object))
    }

    /// How it ended, for each or for all (NEM-27.14).
    pub(crate) fn outcome(self) -> Outcome {
        let seats = self.state.table.seats;
        let won = self
            .state
            .winners
            .iter()
            .fold(SeatSet::NONE, |seats, player| seats.union(SeatSet::of(player.seat())));
        let ending = match self.state.end {
            _ if self.state.engines_failed => "nem-ending-engines",
            Some(End::Skull) => "nem-ending-self-destruct",
            Some(End::Fire) => "nem-ending-fire",
            Some(End::Malfunction) => "nem-ending-malfunction",
            Some(End::Jump) | None => "nem-ending-jump",
        };
        match self.state.table.mode {
            Mode::Standard => Outcome::each(ending, seats, won),
            Mode::Coop | Mode::Solo => {
                Outcome::together(ending, seats, self.state.winners.len() == usize::from(seats))
            }
        }
    }
}
