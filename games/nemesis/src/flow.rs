//! The course of a game: the steps of a turn (NEM-3.1, NEM-19.1), and the stack of procedures inside a step.

use kernel::Seat;
use workbench::Decision;
use workbench::small::Set8;

use crate::decisions::{Draft, KeepGoal, PodRound, Round};
use crate::engine::{EVENTS, Engine};
use crate::event::Event;
use crate::frame::{Frame, With};
use crate::game::Nemesis;
use crate::ids::{Kind, Object, Player, Room};
use crate::moves::Move;
use crate::options::Mode;
use crate::state::{Door, End, Fate, State, Step};

/// The question asked now, if there is one.
pub(crate) fn decision(state: &State) -> Option<&dyn Decision<Nemesis>> {
    state.frames.last()?.decision()
}

/// Makes a legal move, and goes on until somebody is asked again.
pub(crate) fn play(engine: &mut Engine<'_>, seat: Seat, mv: Move) {
    if let Some(frame) = engine.state.frames.last().copied()
        && let Some(decision) = frame.decision()
    {
        decision.play(engine, seat, &mv);
    }
    engine.settle();
    engine.note_delivery();
}

impl Engine<'_> {
    /// The blue Corpse in Surgery is remembered, wherever it goes afterwards.
    fn note_delivery(&mut self) {
        let surgery = self.look().find(Room::Surgery);
        let there = surgery.is_some_and(|slot| self.look().object_in(slot, Object::BlueCorpse));
        self.state.delivered |= there;
    }

    /// Goes on until somebody is asked or the game is over.
    pub fn settle(&mut self) {
        while self.state.step != Step::Over {
            let Some(frame) = self.state.frames.last().copied() else {
                self.advance_step();
                continue;
            };
            if !self.work(frame) {
                break;
            }
        }
    }

    /// Goes on with the procedure on top: a line for each. Tells whether it could, without asking anybody.
    fn work(&mut self, frame: Frame) -> bool {
        match frame {
            Frame::Idle
            | Frame::Draft(_)
            | Frame::KeepGoal(_)
            | Frame::PodRound(_)
            | Frame::LeavePod(_)
            | Frame::NoiseReaction(_)
            | Frame::Reaction(_)
            | Frame::OrderEngine(_)
            | Frame::PlaceEvent(_)
            | Frame::SpendItem(_)
            | Frame::CraftWhat(_)
            | Frame::BorrowDoor(_)
            | Frame::Consent(_)
            | Frame::Interrupting(_) => return false,
            Frame::Round(round) => return round.work(self),
            Frame::PassDiscard(decision) => return decision.work(self),
            Frame::Act(act) => return act.work(self),
            Frame::Trading(trade) => return trade.work(self),
            Frame::CarefulNoise(decision) => return decision.work(self),
            Frame::Volley(volley) => return volley.work(self),
            Frame::KeepItem(decision) => return decision.work(self),
            Frame::DropToFit(decision) => return decision.work(self),
            Frame::DiscardExcess(decision) => return decision.work(self),
            Frame::DiscardCards(decision) => return decision.work(self),
            Frame::CycleHand(decision) => return decision.work(self),
            Frame::SetDoors(decision) => return decision.work(self),
            Frame::Tend(decision) => return decision.work(self),
            Frame::OfferScan(decision) => return decision.work(self),
            Frame::RoundEnd { player, passed } => self.end_round(player, passed),
            Frame::Run(running) => self.run_next(running),
            Frame::Escape { entering, left, done } => self.escape(entering, left, done),
            Frame::Enter(entering) => self.enter(entering),
            Frame::Noise(roll) => self.noise(roll),
            Frame::NoiseRolls { players } => self.next_noise_roll(players),
            Frame::Encounter { player, room } => self.encounter(player, room),
            Frame::Encounters { players } => self.next_encounter(players),
            Frame::Attack(attack) => self.attack(attack),
            Frame::Struck(attack) => self.struck(attack),
            Frame::Attempt { player, room, sleep } => self.attempt(player, room, sleep),
            Frame::Lured { to } => self.lure(to),
            Frame::Closing { player, left } => self.close_next(player, left),
            Frame::EggNoise { player } => {
                self.pop();
                if self.look().stands(player) {
                    let at = self.look().of(player).at;
                    self.ask(Frame::Noise(crate::frame::NoiseRoll::of(player, at)));
                }
            }
        }
        true
    }

    fn go_to(&mut self, step: Step) {
        self.state.step = step;
        self.state.cursor = 0;
    }

    /// The next step of a turn.
    fn advance_step(&mut self) {
        if self.state.step != Step::Draft && self.state.step < Step::Victory && self.nobody_left() {
            // The step that is on is finished by now: nothing is left on the stack (NEM-19.13, NEM-23.3).
            return match self.state.self_destruct {
                Some(_) => self.destroy_ship(End::Skull),
                None => self.jump(),
            };
        }
        match self.state.step {
            Step::Draft => self.next_draft(),
            Step::Revival => self.revive(),
            Step::Draw => self.draw_step(),
            Step::FirstPlayer => self.pass_token(),
            Step::Rounds => self.next_round(),
            Step::Airlock => self.airlock(),
            Step::Time => self.time(),
            Step::Attack => self.attack_step(),
            Step::Fire => self.fire_step(),
            Step::EventMoves => self.event_moves(),
            Step::EventEffect => self.event_effect(),
            Step::EventOver => self.event_over(),
            Step::Development => self.develop(),
            Step::TurnEnd => {
                self.state.turn += 1;
                self.go_to(Step::Revival);
            }
            Step::Victory => self.judge(),
            Step::Over => {}
        }
    }

    fn nobody_left(&self) -> bool {
        !self.look().players().any(|player| self.look().awake(player))
    }

    /// The next player drafts, in Player Number order (STD-17).
    fn next_draft(&mut self) {
        let number = self.state.cursor + 1;
        let next = self.look().players().find(|player| self.look().of(*player).number == number);
        let Some(player) = next else { return self.begin_play() };
        self.state.cursor += 1;
        self.deal_draft();
        self.ask(Frame::Draft(Draft { player }));
    }

    /// Corpses in the Emergency Room come back to life in the cooperative game (COOP-05).
    fn revive(&mut self) {
        self.go_to(Step::Draw);
        if self.state.table.mode != Mode::Coop {
            return;
        }
        let Some(slot) = self.look().find(Room::EmergencyRoom) else { return };
        if !self.look().working(slot) || self.look().has_foe(slot) {
            return;
        }
        let order: crate::engine::Order = self.look().in_order().collect();
        for player in order.iter().copied() {
            let dead = self.look().of(player).fate == Fate::Dead;
            if dead && self.take_corpse(slot) {
                self.state.supply[Object::Corpse] += 1;
                self.come_back(player, slot);
            }
        }
    }

    /// A red Corpse that lies or is carried in a Room is taken away. Tells whether there was one.
    fn take_corpse(&mut self, slot: crate::ids::Slot) -> bool {
        if self.state.rooms[slot].objects[Object::Corpse] > 0 {
            self.state.rooms[slot].objects[Object::Corpse] -= 1;
            return true;
        }
        let is_corpse = |carried: &crate::state::Carried| {
            carried.thing == crate::state::Thing::Object(Object::Corpse)
        };
        let carrier =
            self.look().crew(slot).find(|it| self.look().of(*it).hands.iter().any(is_corpse));
        let Some(carrier) = carrier else { return false };
        let hands = &mut self.of(carrier).hands;
        let place = hands.iter().position(is_corpse);
        if let Some(place) = place {
            hands.remove(place);
        }
        true
    }

    fn come_back(&mut self, player: Player, slot: crate::ids::Slot) {
        let own = self.of(player);
        own.fate = Fate::Active;
        own.at = slot;
        own.light = 0;
        own.slime = false;
        own.serious.iter_mut().for_each(|wound| wound.dressed = true);
        self.shuffle_in(player, true, true);
        self.tell(Event::new("COOP-05", "nem-event-revived").player(player).room(slot));
    }

    /// Hands are filled (NEM-3.2).
    fn draw_step(&mut self) {
        self.go_to(Step::FirstPlayer);
        self.tell(Event::new("NEM-3.1", "nem-event-turn").number("n", self.state.turn));
        let order: crate::engine::Order = self.look().in_order().collect();
        for player in order.iter().copied() {
            let own = self.of(player);
            own.passed = false;
            own.actions = 0;
            own.pod_decided = false;
            own.keeps_hand = false;
            if self.look().awake(player) {
                let limit = self.look().draw_limit(player);
                let held = self.look().of(player).hand.len() as u8;
                self.draw(player, limit.saturating_sub(held));
            } else {
                self.of(player).passed = true;
            }
        }
    }

    /// The First Player token moves on (NEM-3.5).
    fn pass_token(&mut self) {
        self.go_to(Step::Rounds);
        let mut next = self.state.first;
        if self.state.turn > 1 {
            for _ in 0..self.state.table.seats {
                next = self.look().next_seat(next);
                if self.look().awake(next) {
                    break;
                }
            }
            self.state.first = next;
        }
        self.state.cursor = next.0;
    }

    /// The next player who has not passed takes a round (NEM-3.6).
    fn next_round(&mut self) {
        let look = self.look();
        let seats = look.state.table.seats;
        let from = look.state.cursor;
        let order = (0..seats).map(|place| Player((from + place) % seats));
        let next = order.into_iter().find(|player| look.awake(*player) && !look.of(*player).passed);
        let Some(player) = next else { return self.go_to(Step::Airlock) };
        self.state.cursor = (player.0 + 1) % seats;
        let allowed = self.content.setup.actions;
        let own = self.of(player);
        own.done = 0;
        own.allowed = allowed;
        own.waved = false;
        own.trade_spoiled = false;
        self.ask(Frame::Round(Round { player }));
        let own = self.look().of(player);
        if matches!(own.fate, Fate::InPod(_)) && !own.pod_decided {
            self.ask(Frame::PodRound(PodRound { player }));
        }
    }

    /// The Emergency Airlock opens: everything in its Room dies (NEM-18.18).
    fn airlock(&mut self) {
        self.go_to(Step::Time);
        let Some(slot) = self.state.airlock.take() else { return };
        let sealed = self
            .look()
            .corridors(slot)
            .filter(|(_, end)| self.look().at(*end).tile.is_some())
            .all(|(corridor, _)| self.state.doors[corridor] == Door::Closed);
        if !sealed {
            return;
        }
        self.tell(Event::new("NEM-18.18", "nem-event-airlock-opens").room(slot));
        self.discard_fire(slot);
        let foes: workbench::small::Set64<crate::state::Mini> =
            self.look().foes(slot).map(|foe| foe.mini).collect();
        foes.iter().for_each(|mini| self.kill(mini));
        let crew: Set8<Player> = self.look().crew(slot).collect();
        crew.iter().for_each(|player| self.die(player, "nem-cause-airlock"));
        let eggs = self.look().eggs(slot);
        self.destroy_eggs(slot, eggs);
    }

    /// The tracks (NEM-19.2): the skull first, then the jump, then what spaces do.
    fn time(&mut self) {
        self.go_to(Step::Attack);
        self.state.time = self.state.time.saturating_sub(1);
        self.tell(Event::new("NEM-19.2", "nem-event-time").number("n", self.state.time));
        if let Some(space) = self.state.self_destruct {
            let space = space - 1;
            self.state.self_destruct = Some(space);
            if space == 0 {
                return self.destroy_ship(End::Skull);
            }
            if space == FIRST_YELLOW {
                self.unlock_pods("NEM-18.15");
            }
        }
        if self.state.time == 0 {
            self.jump();
        }
    }

    /// Every Intruder in Combat attacks once (NEM-19.3).
    fn attack_step(&mut self) {
        if self.state.cursor == 0 {
            self.state.cursor = 1;
            self.rest_foes();
        }
        if std::mem::take(&mut self.state.skip_attacks) || !self.next_step_attack() {
            self.rest_foes();
            self.go_to(Step::Fire);
        }
    }

    /// Fire hurts Intruders and burns Eggs (NEM-19.4, NEM-14.7).
    fn fire_step(&mut self) {
        self.go_to(Step::EventMoves);
        let look = self.look();
        let more = look.weak_injuries(|cond| *cond == crate::vocab::Cond::FireSource);
        let burning = |foe: &&crate::state::Intruder| look.at(foe.at).fire;
        let hurt: workbench::small::Set64<crate::state::Mini> =
            look.state.intruders.iter().filter(burning).map(|foe| foe.mini).collect();
        let slots: workbench::small::Set64<crate::ids::Slot> =
            look.slots().filter(|slot| look.at(*slot).fire && look.has_eggs(*slot)).collect();
        hurt.iter().for_each(|mini| self.place_injuries(mini, 1 + more));
        self.check_all(hurt);
        slots.iter().for_each(|slot| self.destroy_eggs(slot, 1));
    }

    /// The Event card is drawn, and Intruders move by it, all at once (NEM-19.6).
    fn event_moves(&mut self) {
        self.go_to(Step::EventEffect);
        let mut draws = self.state.chance.stream(EVENTS);
        let Some(card) = self.state.events.draw(&mut draws) else { return };
        self.state.event = Some(card);
        self.forget_event();
        let content = self.content;
        let event = &content.events[card];
        self.reveal(
            Event::new("NEM-19.5", "nem-event-event")
                .name("what", card.word())
                .number("n", event.direction),
        );
        self.move_all(event.movers, event.direction);
    }

    /// Every Intruder of these types that is not in Combat takes the Corridor with a number, all at once; several at one
    /// Closed Door break it together and stay (NEM-15.6).
    fn move_all(&mut self, movers: Set8<Kind>, number: u8) {
        let look = self.look();
        let moves =
            |foe: &&crate::state::Intruder| movers.contains(foe.kind()) && !look.fighting(foe.at);
        let mut moving = workbench::flat::List::<_, { crate::state::MINIATURES }>::new();
        let mut doors = workbench::small::Set64::<crate::ids::Corridor>::EMPTY;
        for foe in look.state.intruders.iter().filter(moves) {
            let place = self.content.board.place(foe.at);
            let corridor = place.by_number[usize::from(number) - 1];
            match corridor {
                Some(corridor) if look.closed(corridor) => {
                    if self.breaks_doors(foe.kind()) {
                        doors.insert(corridor);
                    }
                }
                _ => moving.push(foe.mini),
            }
        }
        for mini in moving.iter().copied() {
            self.take_corridor(mini, number);
        }
        doors.iter().for_each(|corridor| self.set_door(corridor, Door::Destroyed));
    }

    /// What the Event card says happens.
    fn event_effect(&mut self) {
        self.go_to(Step::EventOver);
        let Some(card) = self.state.event else { return };
        let first = self.state.first;
        let with = With::new(first, self.look().of(first).at);
        self.run(self.content.events[card].program, with);
    }

    /// The Event card leaves (NEM-19.9).
    fn event_over(&mut self) {
        use crate::content::After;
        self.go_to(Step::Development);
        let Some(card) = self.state.event.take() else { return };
        let mut draws = self.state.chance.stream(EVENTS);
        match self.content.events[card].after {
            After::Discard => self.state.events.discard.push(card),
            After::RemoveAndReshuffle => self.state.events.reshuffle(&mut draws),
            After::ShuffleBack => {
                self.state.events.cards.push(card);
                kernel::Draw::shuffle(&mut draws, &mut self.state.events.cards);
            }
        }
    }

    /// The bag develops (NEM-19.11).
    fn develop(&mut self) {
        self.go_to(Step::TurnEnd);
        let Some(token) = self.draw_token() else { return };
        let first = self.state.first;
        let with = With::new(first, self.look().of(first).at);
        self.run(self.content.foes.development[token], with);
    }

    /// An Objective is kept (NEM-22.2).
    pub(crate) fn keep_goal(&mut self, player: Player, goal: crate::ids::Objective) {
        let own = self.of(player);
        own.goals = [goal.into(), workbench::small::Maybe::NONE];
        self.tell(Event::new("NEM-22.2", "nem-event-goal-kept").player(player));
    }

    /// Who still has two Objectives chooses before anything is judged (NEM-22.3). Tells whether somebody is asked.
    pub(crate) fn ask_for_goals(&mut self) -> bool {
        let look = self.look();
        let undecided = |player: &Player| look.of(*player).goals[1].is_some();
        let players: Set8<Player> = look.players().filter(undecided).collect();
        if players.is_empty() {
            return false;
        }
        self.ask(Frame::KeepGoal(KeepGoal::of(players)));
        true
    }
}

/// The first yellow space of the Self-Destruct Track (NEM-18.15).
const FIRST_YELLOW: u8 = 3;
