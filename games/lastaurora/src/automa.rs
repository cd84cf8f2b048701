//! The Last Automa (chapter LA-17) and how it deals with Stories (LA-X4.33 to LA-X4.49).

use kernel::chance::Draw;
use workbench::small::{Maybe, Set8};

use crate::content::{Task, Trigger, Want};
use crate::decisions::Prevent;
use crate::engine::{AUTOMA_STREAM, Engine};
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{ActionId, LocationId, Object, RowPlace, SLOTS, Slot};
use crate::state::{Drive, Player, StoryPlace};
use crate::vocab::{CardKind, Res};

/// The Automa.
pub(crate) const AUTOMA: Player = Player(1);
/// The human who plays against it.
pub(crate) const HUMAN: Player = Player(0);

impl Engine<'_> {
    /// Spends a Story of the Automa against an Action card (LA-X4.38).
    pub(crate) fn prevent(&mut self, card: ActionId) {
        let held = self.state.stories.iter().find(|(_, place)| *place == StoryPlace::Automa);
        let Some((story, _)) = held else { return };
        self.state.automa.prevented.insert(card);
        self.discard_story(story);
        let name = self.content.actions[card].name;
        let event = self.about("LA-X4.38", "la-event-prevented", HUMAN).name("card", name);
        self.reveal(event);
        let title = self.content.stories[story].name;
        self.reveal(Event::new("LA-X4.38", "la-event-story-discarded").name("story", title));
    }

    fn offer_prevention(&mut self) {
        if Prevent::asks_anything(self.look()) {
            self.ask(Frame::Prevent);
        }
    }

    fn prevented(&self, card: ActionId) -> bool {
        self.state.automa.prevented.contains(card)
    }

    /// Starts a turn of the Automa.
    pub(crate) fn automa_turn(&mut self, frame: Frame) {
        self.ask(frame);
        self.offer_prevention();
    }

    /// The movement text of the next Action card (LA-17.14).
    pub(crate) fn automa_texts(&mut self, at: RowPlace) {
        match self.state.automa.row.get(at.index()).copied() {
            None => self.replace(Frame::AutomaDrives),
            Some(card) => {
                self.replace(Frame::AutomaTexts { at: at.next() });
                if !self.prevented(card) {
                    self.run_for(self.content.actions[card].movement, HUMAN);
                }
            }
        }
    }

    /// The End of Round text of the next Action card (LA-17.20).
    pub(crate) fn automa_round(&mut self, at: RowPlace) {
        match self.state.automa.row.get(at.index()).copied() {
            None => {
                self.pop();
                self.automa_round_over();
            }
            Some(card) => {
                self.replace(Frame::AutomaRound { at: at.next() });
                if !self.prevented(card) {
                    self.run_for(self.content.actions[card].end_round, HUMAN);
                }
            }
        }
    }

    pub(crate) fn automa_explores(&mut self) {
        self.pop();
        if self.state.automa.hand.is_empty() {
            self.of(AUTOMA).passed = true;
            let event = self.about("LA-17.4", "la-event-passed", AUTOMA);
            self.tell(event);
            return;
        }
        let card = self.state.automa.hand.remove(0);
        self.state.automa.row.push(card);
        self.log.mark_revealed();
        let name = self.content.actions[card].name;
        let event = Event::new("LA-17.4", "la-event-automa-plays").name("card", name);
        self.tell(event);
        let slot = self.automa_slot(card).into();
        self.ask(Frame::AutomaTakes { card, slot });
        self.offer_prevention();
    }

    /// The slot an Action card explores (LA-17.5, LA-17.6).
    fn automa_slot(&self, card: ActionId) -> Option<Slot> {
        let action = &self.content.actions[card];
        let mut slots = Slot::ALL;
        if action.right {
            slots.rotate_left(action.slot.index());
        } else {
            slots.reverse();
            slots.rotate_left(SLOTS - 1 - action.slot.index());
        }
        let kind = |slot: Slot| self.look().card_in(slot).map(|card| card.kind);
        let Some(wants) = action.priority else {
            return slots.into_iter().find(|slot| kind(*slot).is_some());
        };
        let fits = |slot: Slot, want: Want| {
            kind(slot).is_some_and(|kind| match want {
                Want::Survivor => kind == CardKind::Survivor,
                Want::Location => kind == CardKind::Location,
                Want::Encounter => kind == CardKind::Encounter,
                Want::Convoy => {
                    matches!(kind, CardKind::Truck | CardKind::Trailer | CardKind::Device)
                }
            })
        };
        wants.into_iter().find_map(|want| slots.into_iter().find(|slot| fits(*slot, want)))
    }

    pub(crate) fn automa_takes(&mut self, action: ActionId, slot: Option<Slot>) {
        self.pop();
        let found = slot.and_then(|slot| Some((slot, self.state.zone[slot].get()?)));
        let Some((slot, card)) = found else {
            self.tell(Event::new("LA-17.6", "la-event-automa-nothing"));
            return;
        };
        let info = self.content.cards[card];
        let under = self.look().stories_under(card).next();
        if let (Some(story), false) = (under, self.state.stories.told) {
            self.face(story, AUTOMA);
        }
        if info.kind == CardKind::Enemy {
            if !self.prevented(action) {
                self.run_for(self.content.actions[action].enemy, HUMAN);
            }
            return;
        }
        let trigger = match info.kind {
            CardKind::Location => Trigger::Gather,
            CardKind::Truck => Trigger::ImproveTruck,
            CardKind::Trailer => Trigger::ImproveTrailer,
            CardKind::Device => Trigger::ImproveDevice,
            CardKind::Survivor => Trigger::Recruit,
            CardKind::Encounter | CardKind::Event | CardKind::Enemy => Trigger::Encounter,
        };
        self.activate(trigger, AUTOMA);
        let event = Event::new("LA-17.4", "la-event-automa-takes").name("card", info.name);
        self.tell(event);
        self.state.zone[slot] = Maybe::NONE;
        self.discard_card(card);
        self.ask(Frame::Refill);
        let limits = self.content.automa;
        match info.kind {
            CardKind::Location => self.automa_gathers(info.location()),
            CardKind::Survivor => {
                let survivors = &mut self.state.automa.survivors;
                *survivors = (*survivors + 1).min(limits.survivors_max);
            }
            CardKind::Truck => {
                let engine = &mut self.state.automa.engine;
                *engine = (*engine + 1).min(limits.engine_max);
            }
            CardKind::Trailer | CardKind::Device => {
                self.state.automa.damage = self.state.automa.damage.saturating_sub(1);
            }
            CardKind::Encounter => self.draw_objects(AUTOMA, 1),
            CardKind::Event | CardKind::Enemy => {}
        }
    }

    /// A Location (LA-17.8).
    fn automa_gathers(&mut self, location: LocationId) {
        let names = self.content.locations[location].names;
        let object = self.content.locations[location].names_object;
        let mut taken = 0;
        for res in [Res::Fuel, Res::Food, Res::Ammo] {
            if names.contains(res) && taken < 2 {
                self.gain(AUTOMA, res, 1);
                taken += 1;
            }
        }
        if names.len() < 2 && object {
            self.draw_objects(AUTOMA, 1);
        }
    }

    /// The Rest turn (LA-17.13).
    pub(crate) fn automa_rests(&mut self) {
        let limit = self.content.automa.hand_max.min(self.state.automa.survivors);
        self.automa_draws();
        let mut fed = false;
        while self.look().of(AUTOMA).res[Res::Food] > 0
            && self.state.automa.hand.len() < usize::from(limit)
            && !self.state.automa.deck.is_empty()
        {
            if !fed {
                self.activate(Trigger::Feed, AUTOMA);
                fed = true;
            }
            self.automa_pays("LA-17.13", Res::Food, 1);
            self.automa_draws();
        }
    }

    /// The Automa spends of its counts, and everybody hears of it.
    fn automa_pays(&mut self, rule: &'static str, res: Res, n: u8) {
        self.lose(AUTOMA, res, n);
        let event = self.about(rule, "la-event-pays", AUTOMA);
        self.tell(event.number("n", n).name("what", res.word()));
    }

    fn automa_draws(&mut self) {
        if let Some(card) = self.state.automa.deck.pop() {
            self.state.automa.hand.push(card);
        }
    }

    /// Movement (LA-17.14 to LA-17.16).
    pub(crate) fn automa_drives(&mut self) {
        self.pop();
        if self.look().of(AUTOMA).aboard {
            // Who is aboard stays, and burns nothing (LA-H6).
            self.of(AUTOMA).speed = 0;
            return;
        }
        let difficulty = self.content.automa.difficulty[self.state.table.difficulty];
        let automa = &self.state.automa;
        let mut speed = difficulty.speed
            + automa.engine as i8
            + automa.speed
            + self.state.players[AUTOMA.index()].speed
            - (automa.damage / 2) as i8;
        match self.state.players[AUTOMA.index()].res[Res::Fuel] {
            0 => speed -= self.content.automa.no_fuel,
            1 | 2 => self.automa_pays("LA-17.14", Res::Fuel, 1),
            _ => {
                self.automa_pays("LA-17.14", Res::Fuel, 2);
                speed += 1;
            }
        }
        // It always moves, with Fuel as without (LA-H15).
        let speed = speed.max(1);
        self.of(AUTOMA).speed = 0;
        self.state.drive = Drive { points: speed, paid: true, ..Drive::default() };
        self.activate(Trigger::BeforeMove, AUTOMA);
        self.automa_goes();
        let moved = self.state.drive.moved;
        self.state.drive = Drive::default();
        if moved {
            self.automa_stops();
        }
    }

    fn automa_goes(&mut self) {
        let mut shortcut_taken = false;
        while self.state.drive.points > 0 && !self.state.drive.ended {
            let look = self.look();
            let space = look.map().spaces[look.of(AUTOMA).at];
            let tracked = look.tracked(AUTOMA);
            let mut next = None;
            let shortcut = space.shortcut.get().filter(|_| tracked && !shortcut_taken);
            if let Some(to) = shortcut {
                shortcut_taken = true;
                next = Some((to, 1));
            } else {
                for to in space.ways() {
                    let cost = look.entry_cost(to, tracked);
                    let better =
                        next.is_none_or(|(found, _)| look.remaining(to) < look.remaining(found));
                    if cost as i8 <= self.state.drive.points && better {
                        next = Some((to, cost));
                    }
                }
            }
            let Some((to, cost)) = next else { break };
            if !self.state.entered.contains(self.look().map().spaces[to].region) {
                self.activate(Trigger::EnterRegion, AUTOMA);
            }
            self.state.drive.points -= cost as i8;
            self.enter(AUTOMA, to);
        }
    }

    fn automa_stops(&mut self) {
        let look = self.look();
        let at = look.of(AUTOMA).at;
        if look.of(HUMAN).at == at {
            self.activate(Trigger::SameSpace, AUTOMA);
        }
        if self.look().map().spaces[at].contaminated {
            self.activate(Trigger::StopContaminated, AUTOMA);
        }
        if let Some(place) = self.look().waypoint(at) {
            self.accomplish(AUTOMA, Task::StopWaypoint);
            self.activate(Trigger::StopWaypoint, AUTOMA);
            self.take_waypoint(AUTOMA, place);
        }
    }

    /// The Fire turn (LA-17.19).
    pub(crate) fn automa_fires(&mut self) {
        let look = self.look();
        let target = look
            .enemies_near(AUTOMA)
            .min_by_key(|(_, enemy)| look.defence_left(enemy))
            .map(|(_, enemy)| enemy.enemy);
        let ready = look.of(AUTOMA).res[Res::Ammo] > 0
            && self.state.automa.attacks < self.content.automa.attacks;
        match target {
            Some(enemy) if ready => {
                self.state.automa.attacks += 1;
                self.automa_pays("LA-17.19", Res::Ammo, 1);
                let region = self.look().region(AUTOMA);
                self.shoot(AUTOMA, enemy, self.content.automa.levels[region.index()], 0);
            }
            _ => self.pop(),
        }
    }

    /// The end of its round (LA-17.20).
    fn automa_round_over(&mut self) {
        let automa = &mut self.state.automa;
        automa.damage = automa.damage.saturating_sub(1);
        automa.prevented = Set8::EMPTY;
        automa.tracks = false;
        automa.speed = 0;
        let mut deck = automa.deck;
        while let Some(card) = automa.row.pop() {
            deck.push(card);
        }
        deck.sort_unstable();
        self.state.chance.stream(AUTOMA_STREAM).shuffle(&mut deck);
        self.state.automa.deck = deck;
    }

    /// The Automa loses a face-down Object (LA-17.23). Tells whether it had one.
    pub(crate) fn automa_loses_object(&mut self) -> bool {
        let total: u8 = self.look().hand_size(AUTOMA);
        if total == 0 {
            return false;
        }
        let mut chosen = self.state.chance.stream(AUTOMA_STREAM).below(total.into()) as u8;
        for kind in Object::ALL.iter().copied() {
            let n = self.look().of(AUTOMA).hand[kind];
            if chosen < n {
                self.discard_object(AUTOMA, kind, "LA-17.23");
                break;
            }
            chosen -= n;
        }
        true
    }
}
