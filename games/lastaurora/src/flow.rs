//! The course of a game: the steps of a round (LA-4.1), and the stack of procedures inside a step.

use kernel::Seat;

use crate::content::{Deadline, Trigger};
use crate::decisions::ChooseCrew;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::look::Look;
use crate::moves::Move;
use crate::state::{Player, State, Step};
use crate::{automa, explore, fire, movement, rest, story};

/// Who is asked by the frame on top.
pub(crate) fn awaited(look: Look<'_>) -> Option<Player> {
    let frame = look.state.frames.last()?;
    if let Some(decision) = frame.decision() {
        return decision.asks(look).lowest().map(|seat| Player(seat.0));
    }
    Some(match *frame {
        Frame::ExploreTurn { player }
        | Frame::Expedition { player }
        | Frame::Action { player }
        | Frame::Place { player, .. }
        | Frame::Join { player, .. }
        | Frame::Encounter { player, .. }
        | Frame::WhichStory { player, .. }
        | Frame::Story { player, .. }
        | Frame::Test { player, .. }
        | Frame::RestTurn { player, .. }
        | Frame::Rested { player }
        | Frame::MoveTurn { player }
        | Frame::Steer { player }
        | Frame::Advance { player }
        | Frame::Moved { player }
        | Frame::Window { player }
        | Frame::FireTurn { player }
        | Frame::Loot { player, .. }
        | Frame::RoundTurn { player } => player,
        Frame::Prevent => automa::HUMAN,
        _ => return None,
    })
}

/// Who is exploring.
pub(crate) fn explorer(state: &State) -> Option<Player> {
    state.frames.iter().find_map(|frame| match frame {
        Frame::Action { player } | Frame::Expedition { player } => Some(*player),
        _ => None,
    })
}

/// Which file knows a frame.
enum Room {
    Explore,
    Rest,
    Movement,
    Fire,
    Story,
    Automa,
    /// It asks nobody, or has a file of its own: see [`Frame::decision`].
    Decided,
}

const fn room(frame: &Frame) -> Room {
    match frame {
        Frame::ExploreTurn { .. }
        | Frame::Expedition { .. }
        | Frame::Action { .. }
        | Frame::Refill
        | Frame::Place { .. }
        | Frame::Join { .. }
        | Frame::Encounter { .. } => Room::Explore,
        Frame::RestTurn { .. }
        | Frame::Shift { .. }
        | Frame::Rested { .. }
        | Frame::RoundTurn { .. } => Room::Rest,
        Frame::MoveTurn { .. }
        | Frame::Steer { .. }
        | Frame::Travel { .. }
        | Frame::Enter { .. }
        | Frame::Stop { .. }
        | Frame::Advance { .. }
        | Frame::Moved { .. }
        | Frame::MoveOver { .. } => Room::Movement,
        Frame::Window { .. }
        | Frame::FireTurn { .. }
        | Frame::Missed { .. }
        | Frame::Hit { .. }
        | Frame::Strike { .. }
        | Frame::Defeat { .. }
        | Frame::Loot { .. }
        | Frame::Buried { .. }
        | Frame::EnemyAttack { .. }
        | Frame::ShotOver { .. }
        | Frame::Rewards { .. } => Room::Fire,
        Frame::WhichStory { .. }
        | Frame::Story { .. }
        | Frame::Chosen { .. }
        | Frame::Test { .. }
        | Frame::Reveal { .. }
        | Frame::StoryEnds { .. } => Room::Story,
        Frame::AutomaExplore { .. }
        | Frame::AutomaTakes { .. }
        | Frame::AutomaTexts { .. }
        | Frame::AutomaDrives
        | Frame::AutomaFires
        | Frame::AutomaRound { .. }
        | Frame::Prevent => Room::Automa,
        Frame::Idle
        | Frame::Run(_)
        | Frame::Each { .. }
        | Frame::Crew(_)
        | Frame::Damage(_)
        | Frame::Repair(_)
        | Frame::GainChoice(_)
        | Frame::Keep(_)
        | Frame::DiscardObjects(_)
        | Frame::PayObjects(_)
        | Frame::PayAny(_)
        | Frame::LoseAny(_)
        | Frame::Overload(_)
        | Frame::Contaminate(_)
        | Frame::Clean(_)
        | Frame::MoveSurvivors(_)
        | Frame::LoseSurvivor(_)
        | Frame::Improve(_)
        | Frame::HitEnemy(_)
        | Frame::SwapTarget(_)
        | Frame::SwapWhose(_)
        | Frame::Peek(_)
        | Frame::Refresh(_)
        | Frame::GiveWhom(_)
        | Frame::Give(_)
        | Frame::DemandWhom(_)
        | Frame::Demanded(_)
        | Frame::Yield(_)
        | Frame::Humiliate(_)
        | Frame::Mines(_)
        | Frame::Archive(_)
        | Frame::Vote(_)
        | Frame::Fallout(_) => Room::Decided,
    }
}

/// Every legal answer to the frame on top.
pub(crate) fn each_move(look: Look<'_>, each: &mut dyn FnMut(Move)) {
    let Some(frame) = look.state.frames.last().copied() else { return };
    match room(&frame) {
        Room::Explore => explore::ask(look, frame, each),
        Room::Rest => rest::ask(look, frame, each),
        Room::Movement => movement::ask(look, frame, each),
        Room::Fire => fire::ask(look, frame, each),
        Room::Story => story::ask(look, frame, each),
        Room::Automa => automa::ask(look, each),
        Room::Decided => {}
    }
}

/// Makes a legal move, and goes on until somebody is asked again.
pub(crate) fn play(engine: &mut Engine<'_>, seat: Seat, mv: Move) {
    engine.state.shown.clear();
    if let Some(frame) = engine.state.frames.last().copied() {
        if let Some(decision) = frame.decision() {
            decision.play(engine, seat, &mv);
            return engine.settle();
        }
        match room(&frame) {
            Room::Explore => engine.answer_explore(frame, mv),
            Room::Rest => engine.answer_rest(frame, mv),
            Room::Movement => engine.answer_movement(frame, mv),
            Room::Fire => engine.answer_fire(frame, mv),
            Room::Story => engine.answer_story(frame, mv),
            Room::Automa => engine.answer_automa(mv),
            Room::Decided => {}
        }
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
    pub(crate) fn take_crew(&mut self, player: Player, crew: u8) {
        let info = self.content.crews[usize::from(crew)];
        self.of(player).crew_card = crew;
        for (slot, kind) in info.members.into_iter().enumerate() {
            let member = &mut self.of(player).crew[slot];
            *member = crate::state::Member { kind, ..crate::state::Member::NOBODY };
        }
        let event = self.about("LA-X3.2", "la-event-crew", player).name("crew", info.name);
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
                Some(player) => self.push(Frame::RestTurn { player, fed: false }),
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
                        self.push(Frame::MoveTurn { player });
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
                    own.hurt = 0;
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
                let open = self.state.table.module(1) && !self.state.enemies.is_empty();
                match self.next_player(false).filter(|_| open) {
                    Some(player) if self.look().automa(player) => {}
                    Some(player) => self.push(Frame::Window { player }),
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
                    self.go_to(Step::Fire);
                }
            }
            Step::Fire => match self.next_player(false) {
                Some(player) if self.look().automa(player) => self.automa_turn(Frame::AutomaFires),
                Some(player) => self.push(Frame::FireTurn { player }),
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
                let on = self.state.table.module(5);
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
                    self.push(Frame::RoundTurn { player });
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
            self.push(Frame::ExploreTurn { player });
        }
    }
}
