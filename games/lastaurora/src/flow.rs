//! The course of a game: the steps of a round (LA-4.1), and the stack of procedures inside a step.

use kernel::Seat;
use workbench::Decision;
use workbench::small::Set8;

use crate::content::{Deadline, Trigger};
use crate::decisions::{
    Action, ChooseCrew, Expedition, ExploreTurn, FireTurn, MoveTurn, RestTurn, RoundTurn, Window,
};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::ids::Crew;
use crate::look::Look;
use crate::moves::Move;
use crate::options::Module;
use crate::state::{Player, State, Step};

/// The question asked now, if there is one.
pub(crate) fn decision(state: &State) -> Option<&dyn Decision<LastAurora>> {
    state.frames.last()?.decision()
}

/// Who is asked now.
pub(crate) fn awaited(look: Look<'_>) -> Option<Player> {
    decision(look.state)?.asks(look).lowest().map(|seat| Player(seat.0))
}

/// Who is exploring.
pub(crate) fn explorer(state: &State) -> Option<Player> {
    state.frames.iter().find_map(|frame| {
        if let Frame::Action(Action { player }) | Frame::Expedition(Expedition { player }) = frame {
            Some(*player)
        } else {
            None
        }
    })
}

/// Makes a legal move, and goes on until somebody is asked again.
pub(crate) fn play(engine: &mut Engine<'_>, seat: Seat, mv: Move) {
    engine.state.shown.clear();
    if let Some(frame) = engine.state.frames.last().copied()
        && let Some(decision) = frame.decision()
    {
        decision.play(engine, seat, &mv);
    }
    engine.settle();
}

impl Engine<'_> {
    /// Goes on until somebody is asked or the game is over.
    pub fn settle(&mut self) {
        while self.state.step != Step::Over {
            // Deaths come when an action or effect is completed (LA-11.8).
            if self.state.frames.len() <= 1 && !self.state.explore.active {
                self.deaths();
            }
            let Some(frame) = self.state.frames.last().copied() else {
                self.advance_step();
                continue;
            };
            if !self.work(frame) {
                break;
            }
        }
    }

    /// A player takes a crew of module 3 (LA-X3.2).
    pub(crate) fn take_crew(&mut self, player: Player, crew: Crew) {
        let info = self.content.crews[crew];
        self.of(player).crew_card = crew.into();
        for (slot, kind) in info.members.into_iter().enumerate() {
            let member = &mut self.of(player).crew[slot];
            *member = crate::state::Member { kind: kind.into(), ..crate::state::Member::NOBODY };
        }
        let event = self.about("LA-X3.2", "la-event-crew", player).name("crew", crew.word());
        self.tell(event);
    }

    /// The order is fixed and abilities are ready again (LA-4.6, LA-9.12).
    fn begin_phase(&mut self, phase: &'static str) {
        self.state.fixed = self.state.order;
        self.state.cursor = 0;
        for player in self.look().players() {
            for member in &mut self.of(player).crew {
                member.used = false;
            }
        }
        self.tell(Event::new("LA-4.1", "la-event-phase").name("phase", phase));
    }

    /// The next player of the phase in Direct or Reverse Turn Order, once each.
    pub(crate) fn next_player(&mut self, reverse: bool) -> Option<Player> {
        let players = self.state.fixed.len();
        let place = usize::from(self.state.cursor);
        if place >= players {
            return None;
        }
        self.state.cursor += 1;
        self.state.stories.told = false;
        Some(self.state.fixed[if reverse { players - 1 - place } else { place }])
    }

    pub(crate) fn go_to(&mut self, step: Step) {
        self.state.step = step;
        self.state.cursor = 0;
    }

    fn advance_step(&mut self) {
        match self.state.step {
            Step::Crews => {
                let order = self.state.order;
                // Reverse Turn Order: the last pushed is asked first (LA-X3.3).
                let table = self.state.table;
                for player in order.iter().copied().filter(|p| !table.automa(*p)) {
                    self.push(Frame::Crew(ChooseCrew { player }));
                }
                self.go_to(Step::ExploreStart);
            }
            Step::ExploreStart => {
                self.tell(Event::new("LA-1.3", "la-event-round").number("round", self.state.round));
                self.begin_phase("la-phase-exploration");
                for player in self.look().players() {
                    self.of(player).passed = false;
                }
                self.state.step = Step::Explore;
                self.activate_outside(Trigger::ExploreStart);
            }
            Step::Explore => self.next_explorer(),
            Step::RestStart => {
                self.begin_phase("la-phase-rest");
                for player in self.look().players() {
                    self.of(player).free_fed = 0;
                }
                self.state.step = Step::Rest;
                self.activate_outside(Trigger::RestStart);
            }
            Step::Rest => match self.next_player(true) {
                Some(player) if self.look().automa(player) => self.automa_rests(),
                Some(player) => self.push(Frame::RestTurn(RestTurn { player, fed: false })),
                None => self.go_to(Step::RestEnd),
            },
            Step::RestEnd => {
                self.go_to(Step::MoveStart);
                self.activate_outside(Trigger::RestEnd);
            }
            Step::MoveStart => {
                self.begin_phase("la-phase-movement");
                self.state.step = Step::Move;
            }
            Step::Move => match self.next_player(false) {
                Some(player) => {
                    let own = self.of(player);
                    own.speed = std::mem::take(&mut own.next_speed);
                    if self.look().automa(player) {
                        self.automa_turn(Frame::AutomaTexts { at: 0 });
                    } else {
                        self.push(Frame::MoveTurn(MoveTurn { player }));
                    }
                }
                None => self.go_to(Step::MoveEnd),
            },
            Step::MoveEnd => {
                self.update_order();
                self.go_to(Step::FireStart);
            }
            Step::FireStart => {
                self.begin_phase("la-phase-fire");
                for player in self.look().players() {
                    let own = self.of(player);
                    own.has_hit = false;
                    own.hurt = Set8::EMPTY;
                    own.convoy.iter_mut().for_each(|car| car.used = 0);
                }
                self.state.automa.attacks = 0;
                self.state.step = Step::Deploy;
                self.state.stories.fire_start = self.activate_outside(Trigger::FireStart);
            }
            Step::Deploy => {
                self.deploy();
                self.go_to(Step::Window);
            }
            Step::Window => {
                let open =
                    self.state.table.module(Module::Exploration) && !self.state.enemies.is_empty();
                match self.next_player(false).filter(|_| open) {
                    Some(player) if self.look().automa(player) => {}
                    Some(player) => self.push(Frame::Window(Window { player })),
                    None => self.go_to(Step::BeforeAmbush),
                }
            }
            Step::BeforeAmbush => {
                self.go_to(Step::Ambush);
                let lurking = self.state.enemies.iter().any(|enemy| enemy.lurking);
                if lurking && !self.state.stories.fire_start {
                    self.activate_outside(Trigger::BeforeAmbush);
                }
            }
            Step::Ambush => {
                if !self.next_ambush() {
                    // Without anything to shoot at there are no Fire turns (LA-8.1).
                    let fight = self.look().any_enemy() || self.state.table.module(Module::Pvp);
                    self.go_to(if fight { Step::Fire } else { Step::FirePvp });
                }
            }
            Step::Fire => match self.next_player(false) {
                Some(player) if self.look().automa(player) => self.automa_turn(Frame::AutomaFires),
                Some(player) => self.push(Frame::FireTurn(FireTurn { player })),
                None => self.go_to(Step::EnemyAttacks),
            },
            Step::EnemyAttacks => {
                let place = usize::from(self.state.cursor);
                self.state.cursor += 1;
                if place < self.state.enemies.len() {
                    self.begin_enemy_attack(place);
                } else {
                    self.go_to(Step::FirePvp);
                }
            }
            Step::FirePvp => {
                let on = self.state.table.module(Module::Pvp);
                match self.next_player(false).filter(|_| on) {
                    Some(player) => self.calm_down(player),
                    None => self.go_to(Step::FireEnd),
                }
            }
            Step::FireEnd => {
                self.go_to(Step::FireMissions);
                self.activate_outside(Trigger::FireEnd);
            }
            Step::FireMissions => {
                self.go_to(Step::FireExpiry);
                self.deadlines(Deadline::EndOfPhase);
            }
            Step::FireExpiry => {
                for player in self.look().players() {
                    let own = self.of(player);
                    own.cloaked = false;
                    own.shield = std::mem::take(&mut own.late_shield);
                }
                self.go_to(Step::RoundStart);
            }
            Step::RoundStart => {
                self.begin_phase("la-phase-end_round");
                self.state.step = Step::RoundEffects;
                self.activate_outside(Trigger::EorStart);
            }
            Step::RoundEffects => match self.next_player(false) {
                Some(player) if self.look().automa(player) => {
                    self.automa_turn(Frame::AutomaRound { at: 0 });
                }
                Some(player) => {
                    self.push(Frame::RoundTurn(RoundTurn { player }));
                    let objects = self.look().special(player, |sort| match sort {
                        crate::boxes::Sort::RoundObject(n) => n,
                        _ => 0,
                    });
                    self.draw_objects(player, objects);
                }
                None => self.go_to(Step::SelfRepair),
            },
            _ => self.end_of_round(),
        }
    }

    fn next_explorer(&mut self) {
        let players = self.state.fixed.len();
        if self.look().players().all(|player| self.look().of(player).passed) {
            self.go_to(Step::RestStart);
            return;
        }
        let place = usize::from(self.state.cursor) % players;
        self.state.cursor = (self.state.cursor + 1) % players as u8;
        let player = self.state.fixed[players - 1 - place];
        if self.look().of(player).passed {
            return;
        }
        self.state.stories.told = false;
        if self.look().automa(player) {
            self.automa_turn(Frame::AutomaExplore { begun: false });
        } else {
            self.push(Frame::ExploreTurn(ExploreTurn { player }));
        }
    }
}
