//! The course of a game: the steps of a round (LA-4.1), and the stack of procedures inside a step.

use kernel::Seat;
use workbench::Decision;
use workbench::small::{Set8, Set16};

use crate::content::{Deadline, Trigger};
use crate::decisions::{
    Action, ChooseCrew, Expedition, ExploreTurn, FireTurn, MoveTurn, RestTurn, Window,
};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::ids::{Crew, CrewPlace, RowPlace};
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
        for (slot, kind) in CrewPlace::ALL.into_iter().zip(info.members) {
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
            for member in self.of(player).crew.values_mut() {
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

    /// The next step of the round, in the order of LA-5 to LA-9.
    fn advance_step(&mut self) {
        match self.state.step {
            Step::Crews => self.ask_for_crews(),
            Step::ExploreStart => self.exploration_begins(),
            Step::Explore => self.next_explorer(),
            Step::RestStart => self.rest_begins(),
            Step::Rest => self.next_rest(),
            Step::RestEnd => self.moment(Step::MoveStart, Trigger::RestEnd),
            Step::MoveStart => self.movement_begins(),
            Step::Move => self.next_movement(),
            Step::MoveEnd => self.movement_ends(),
            Step::FireStart => self.fire_begins(),
            Step::Deploy => self.enemies_come(),
            Step::Window => self.next_window(),
            Step::BeforeAmbush => self.before_ambush(),
            Step::Ambush => self.next_ambush(),
            Step::Fire => self.next_fire(),
            Step::EnemyAttacks => self.next_enemy_attack(),
            Step::FirePvp => self.next_calm(),
            Step::FireEnd => self.moment(Step::FireMissions, Trigger::FireEnd),
            Step::FireMissions => self.due(Step::FireExpiry, Deadline::EndOfPhase),
            Step::FireExpiry => self.fire_expires(),
            Step::RoundStart => self.round_end_begins(),
            Step::RoundEffects => self.next_round_effects(),
            Step::SelfRepair => self.repair_themselves(),
            Step::RoundMissions => self.due(Step::LastHope, Deadline::EndOfRound),
            Step::LastHope => self.next_last_hope(),
            Step::ObjectLimit => self.next_object_limit(),
            Step::ShakenOff => self.shake_off(),
            Step::EndCheck => self.check_end(),
            Step::AuroraMoves => self.aurora_sails(),
            Step::StoryDiscard => self.story_leaves(),
            Step::Trim => self.trim_zone(),
            Step::NewRound => self.new_round(),
            Step::FinalMissions => self.final_missions(),
            Step::Over => {}
        }
    }

    /// A moment outside of turns, on the way to the next step.
    fn moment(&mut self, next: Step, trigger: Trigger) {
        self.go_to(next);
        self.activate_outside(trigger);
    }

    /// Missions whose deadline has come, on the way to the next step.
    fn due(&mut self, next: Step, deadline: Deadline) {
        self.go_to(next);
        self.deadlines(deadline);
    }

    /// Crews are chosen in Reverse Turn Order: the last pushed is asked first (LA-X3.3).
    fn ask_for_crews(&mut self) {
        let order = self.state.order;
        let table = self.state.table;
        for player in order.iter().copied().filter(|player| !table.automa(*player)) {
            self.ask(Frame::Crew(ChooseCrew { player }));
        }
        self.go_to(Step::ExploreStart);
    }

    fn exploration_begins(&mut self) {
        self.tell(Event::new("LA-1.3", "la-event-round").number("round", self.state.round));
        self.begin_phase("la-phase-exploration");
        for player in self.look().players() {
            self.of(player).passed = false;
        }
        self.state.step = Step::Explore;
        self.activate_outside(Trigger::ExploreStart);
    }

    fn rest_begins(&mut self) {
        self.begin_phase("la-phase-rest");
        for player in self.look().players() {
            self.of(player).free_fed = 0;
        }
        self.state.step = Step::Rest;
        self.activate_outside(Trigger::RestStart);
    }

    fn next_rest(&mut self) {
        match self.next_player(true) {
            Some(player) if self.look().automa(player) => self.automa_rests(),
            Some(player) => self.ask(Frame::RestTurn(RestTurn { player, fed: false })),
            None => self.go_to(Step::RestEnd),
        }
    }

    fn movement_begins(&mut self) {
        self.begin_phase("la-phase-movement");
        self.state.step = Step::Move;
    }

    fn next_movement(&mut self) {
        let Some(player) = self.next_player(false) else { return self.go_to(Step::MoveEnd) };
        let own = self.of(player);
        own.speed = std::mem::take(&mut own.next_speed);
        if self.look().automa(player) {
            self.automa_turn(Frame::AutomaTexts { at: RowPlace::FIRST });
        } else {
            self.ask(Frame::MoveTurn(MoveTurn { player }));
        }
    }

    fn movement_ends(&mut self) {
        self.update_order();
        self.go_to(Step::FireStart);
    }

    fn fire_begins(&mut self) {
        self.begin_phase("la-phase-fire");
        for player in self.look().players() {
            let own = self.of(player);
            own.has_hit = false;
            own.hurt = Set8::EMPTY;
            own.convoy.values_mut().iter_mut().for_each(|car| car.used = Set16::EMPTY);
        }
        self.state.automa.attacks = 0;
        self.state.step = Step::Deploy;
        self.state.stories.fire_start = self.activate_outside(Trigger::FireStart);
    }

    fn enemies_come(&mut self) {
        self.deploy();
        self.go_to(Step::Window);
    }

    /// The window for Objects of module 1 (LA-8.3).
    fn next_window(&mut self) {
        let open = self.state.table.module(Module::Exploration) && !self.state.enemies.is_empty();
        match self.next_player(false).filter(|_| open) {
            Some(player) if self.look().automa(player) => {}
            Some(player) => self.ask(Frame::Window(Window { player })),
            None => self.go_to(Step::BeforeAmbush),
        }
    }

    fn before_ambush(&mut self) {
        self.go_to(Step::Ambush);
        let lurking = self.state.enemies.iter().any(|enemy| enemy.lurking);
        if lurking && !self.state.stories.fire_start {
            self.activate_outside(Trigger::BeforeAmbush);
        }
    }

    fn next_ambush(&mut self) {
        if !self.ambush() {
            // Without anything to shoot at there are no Fire turns (LA-8.1).
            let fight = self.look().any_enemy() || self.state.table.module(Module::Pvp);
            self.go_to(if fight { Step::Fire } else { Step::FirePvp });
        }
    }

    fn next_fire(&mut self) {
        match self.next_player(false) {
            Some(player) if self.look().automa(player) => self.automa_turn(Frame::AutomaFires),
            Some(player) => self.ask(Frame::FireTurn(FireTurn { player })),
            None => self.go_to(Step::EnemyAttacks),
        }
    }

    fn next_enemy_attack(&mut self) {
        let place = usize::from(self.state.cursor);
        self.state.cursor += 1;
        if place < self.state.enemies.len() {
            self.begin_enemy_attack(place);
        } else {
            self.go_to(Step::FirePvp);
        }
    }

    /// The tracks of module 5 (LA-X5.18).
    fn next_calm(&mut self) {
        let on = self.state.table.module(Module::Pvp);
        match self.next_player(false).filter(|_| on) {
            Some(player) => self.calm_down(player),
            None => self.go_to(Step::FireEnd),
        }
    }

    fn fire_expires(&mut self) {
        for player in self.look().players() {
            let own = self.of(player);
            own.cloaked = false;
            own.shield = std::mem::take(&mut own.late_shield);
        }
        self.go_to(Step::RoundStart);
    }

    fn round_end_begins(&mut self) {
        self.begin_phase("la-phase-end_round");
        self.state.step = Step::RoundEffects;
        self.activate_outside(Trigger::EorStart);
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
            self.ask(Frame::ExploreTurn(ExploreTurn { player }));
        }
    }
}
