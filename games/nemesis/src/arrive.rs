//! Entering Rooms, Noise rolls, Encounters (NEM-6, NEM-7, NEM-8).

use kernel::Draw;
use workbench::small::{Maybe, Set8};

use crate::content::RoomHook;
use crate::decisions::{CarefulNoise, NoiseReaction};
use crate::engine::{Engine, NOISE_DIE};
use crate::event::Event;
use crate::frame::{Arrival, AttackKind, Attacking, Entering, Frame, NoiseRoll, With};
use crate::ids::{Kind, NoiseFace, Player, Room, Slot};
use crate::moves::NoisePlace;
use crate::state::Mini;
use crate::vocab::Field;

impl Engine<'_> {
    /// The next step of an entry (NEM-6.1).
    pub(crate) fn enter(&mut self, mut entering: Entering) {
        let player = entering.player;
        if !self.look().stands(player) {
            return self.pop();
        }
        match entering.stage {
            Arrival::Go => {
                entering.stage = Arrival::Room;
                entering.company = !self.look().empty(entering.to);
                self.replace(Frame::Enter(entering));
                self.of(player).at = entering.to;
                let along = entering.along.get().filter(|other| self.look().stands(*other));
                if let Some(other) = along {
                    self.of(other).at = entering.to;
                    let event = Event::new("NEM-6.13", "nem-event-moves").player(other);
                    self.tell(event.room(entering.to));
                }
                let event = Event::new("NEM-6.3", "nem-event-moves").player(player);
                self.tell(event.room(entering.to));
                self.turn_up(entering.to);
            }
            Arrival::Room => {
                entering.stage = Arrival::Token;
                self.replace(Frame::Enter(entering));
                self.arrival_effects(player, entering.to);
                if let Some(other) = entering.along.get() {
                    self.arrival_effects(other, entering.to);
                }
            }
            Arrival::Token => {
                entering.stage = Arrival::Noise;
                let token = self.state.rooms[entering.to].token.take();
                let Some(token) = token else { return self.replace(Frame::Enter(entering)) };
                let face = self.content.tokens[token];
                let symbol = &self.content.symbols[face.symbol];
                // Quiet moves do without what cancels a roll (NEM-6.12).
                let quiet_move = !entering.noise;
                entering.quiet |= symbol.cancels_noise && !quiet_move;
                self.replace(Frame::Enter(entering));
                let event = Event::new("NEM-6.4", "nem-event-token-revealed");
                self.reveal(event.room(entering.to).name("token", face.symbol.word()));
                if self.look().searchable(entering.to) {
                    self.state.rooms[entering.to].items = self.counter(face.items);
                }
                self.forget_room(entering.to);
                if quiet_move && symbol.cancels_noise {
                    return;
                }
                let mut with = With::new(player, entering.to);
                with.corridor = entering.through;
                self.run(symbol.program, with);
            }
            Arrival::Noise => {
                self.pop();
                if entering.company || entering.quiet {
                    return;
                }
                if entering.careful {
                    self.ask(Frame::CarefulNoise(CarefulNoise { player, room: entering.to }));
                } else if entering.noise {
                    self.ask(Frame::Noise(NoiseRoll::of(player, entering.to)));
                }
            }
        }
    }

    /// Item Counters are halved for one player alone (SOLO-03).
    fn counter(&self, items: u8) -> u8 {
        if self.state.table.mode == crate::options::Mode::Solo { items.div_ceil(2) } else { items }
    }

    /// A tile is turned up.
    fn turn_up(&mut self, slot: Slot) {
        if !std::mem::replace(&mut self.state.rooms[slot].face_up, true)
            && let Some(room) = self.state.rooms[slot].tile.get()
        {
            let event = Event::new("NEM-6.4", "nem-event-explored").room(slot);
            self.reveal(event.name("what", room.word()));
        }
    }

    /// Nobody's notes speak of an explored Room any more.
    fn forget_room(&mut self, slot: Slot) {
        for player in &mut self.state.players {
            player.notes.tiles.remove(slot);
            player.notes.tokens.remove(slot);
        }
    }

    /// What a Room does to who arrives (NEM-17.22).
    fn arrival_effects(&mut self, player: Player, slot: Slot) {
        let Some(room) = self.look().room(slot) else { return };
        let content = self.content;
        let passives = content.rooms[room].passive.iter();
        for passive in passives.filter(|passive| passive.hook == RoomHook::OnEnterRoom) {
            self.run(passive.program, With::new(player, slot));
        }
    }

    /// The next step of a Noise roll: roll, reactions, result (NEM-24.12).
    pub(crate) fn noise(&mut self, mut roll: NoiseRoll) {
        if let Some(player) = roll.roller.get()
            && !self.look().stands(player)
        {
            return self.pop();
        }
        if !roll.rolled {
            let faces = &self.content.dice.noise;
            let rolled = self.state.chance.stream(NOISE_DIE).below(faces.len() as u32);
            let face = faces[rolled as usize];
            self.state.noise_die = Some(face);
            roll.rolled = true;
            self.replace(Frame::Noise(roll));
            let event = Event::new("NEM-7.2", "nem-event-noise-roll").room(roll.room);
            self.reveal(event.name("face", face.word()));
            if let Some(player) = NoiseReaction::open(self.look(), &roll) {
                self.replace(Frame::NoiseReaction(NoiseReaction { roll, player, paying: false }));
            }
            return;
        }
        self.pop();
        let Some(face) = self.state.noise_die else { return };
        let slimy = roll.roller.get().is_some_and(|player| self.look().of(player).slime);
        match face {
            NoiseFace::One => self.hear(roll, 1),
            NoiseFace::Two => self.hear(roll, 2),
            NoiseFace::Three => self.hear(roll, 3),
            NoiseFace::Four => self.hear(roll, 4),
            // For who is slimy, Silence is Danger (NEM-14.2).
            NoiseFace::Silence if !slimy => {}
            NoiseFace::Silence | NoiseFace::Danger => self.danger(roll.room),
        }
    }

    /// Noise in the Corridor with a number, or an Encounter where there is some already (NEM-7.3, NEM-7.4).
    fn hear(&mut self, roll: NoiseRoll, number: u8) {
        let board = self.content.board.place(roll.room);
        let place = if board.entrance.contains(number) {
            Some(NoisePlace::Technical)
        } else {
            board.by_number[usize::from(number) - 1].map(NoisePlace::Corridor)
        };
        let Some(place) = place else { return };
        if self.look().noisy(place) {
            self.ask(Frame::Encounter { player: roll.roller, room: roll.room });
        } else {
            self.place_noise(place);
        }
    }

    /// Danger: what is near comes, or there is Noise all around (NEM-7.6).
    pub(crate) fn danger(&mut self, slot: Slot) {
        self.tell(Event::new("NEM-7.6", "nem-event-danger").room(slot));
        let look = self.look();
        let near = |at: Slot| look.neighboring(slot, at) && !look.fighting(at);
        let coming: workbench::small::Set64<Mini> =
            look.state.intruders.iter().filter(|foe| near(foe.at)).map(|foe| foe.mini).collect();
        if coming.is_empty() {
            return self.noise_around(slot);
        }
        coming.iter().for_each(|mini| self.move_foe(mini, slot));
    }

    /// The next of those who roll, in order (NEM-7.11). Who is in Combat by now does not.
    pub(crate) fn next_noise_roll(&mut self, players: Set8<Player>) {
        let next = self.look().in_order().find(|player| players.contains(*player));
        let Some(player) = next else { return self.pop() };
        self.replace(Frame::NoiseRolls { players: players.without(player) });
        if self.look().stands(player) && !self.look().in_combat(player) {
            let room = self.look().of(player).at;
            self.ask(Frame::Noise(NoiseRoll::of(player, room)));
        }
    }

    /// The next of those who have an Encounter, in order.
    pub(crate) fn next_encounter(&mut self, players: Set8<Player>) {
        let next = self.look().in_order().find(|player| players.contains(*player));
        let Some(player) = next else { return self.pop() };
        self.replace(Frame::Encounters { players: players.without(player) });
        if self.look().stands(player) {
            let room = self.look().of(player).at;
            self.ask(Frame::Encounter { player: player.into(), room });
        }
    }

    /// An Encounter (NEM-8.1 to NEM-8.7).
    pub(crate) fn encounter(&mut self, player: Maybe<Player>, room: Slot) {
        self.pop();
        self.silence_around(room);
        let Some(token) = self.draw_token() else { return };
        let card = self.content.foes.tokens[token];
        let Some(kind) = card.kind else {
            self.return_token(token);
            self.blank(room);
            return;
        };
        self.meet(player, room, kind, card.value, token);
    }

    /// The Blank: Noise all around (NEM-8.7).
    fn blank(&mut self, room: Slot) {
        self.noise_around(room);
        let total: u32 = self.state.bag.values().iter().map(|n| u32::from(*n)).sum();
        if total == 1 {
            self.add_token(Kind::Adult);
        }
    }

    /// An Intruder appears, and may surprise somebody (NEM-8.4, NEM-8.5).
    pub(crate) fn meet(
        &mut self,
        player: Maybe<Player>,
        room: Slot,
        kind: Kind,
        value: u8,
        token: crate::ids::TokenKind,
    ) {
        // What is asked at the first Encounter comes before the surprise (NEM-8.8), so the attack goes below it.
        let look = self.look();
        let (lower, least) = self.weakness_modifier(Field::SurpriseValue);
        let value = value.saturating_add_signed(lower).max(least.min(value));
        let surprised = player
            .get()
            .filter(|player| look.stands(*player) && (look.of(*player).hand.len() as u8) < value);
        let depth = self.state.frames.len();
        let Some(mini) = self.place_foe(kind, room) else {
            self.return_token(token);
            return self.noise_around(room);
        };
        if let Some(target) = surprised {
            let attack =
                Attacking { mini, target, kind: AttackKind::Surprise, ..Attacking::default() };
            let event = Event::new("NEM-8.5", "nem-event-surprised").player(target);
            self.tell(event.name("kind", kind.word()).number("n", value));
            self.state.frames.insert(depth, Frame::Attack(attack));
        }
    }

    /// The Queen stirs in the Nest (NEM-20.7).
    pub(crate) fn queen_in_nest(&mut self, token: crate::ids::TokenKind) {
        let nest = self.look().find(Room::Nest);
        let there = nest.map(|slot| (slot, self.look().crew(slot).collect::<Set8<Player>>()));
        match there {
            Some((slot, players)) if !players.is_empty() => {
                self.silence_around(slot);
                let look = self.look();
                let fewest = look
                    .in_order()
                    .filter(|player| players.contains(*player))
                    .min_by_key(|player| look.of(*player).hand.len());
                let card = self.content.foes.tokens[token];
                if let (Some(player), Some(kind)) = (fewest, card.kind) {
                    self.meet(player.into(), slot, kind, card.value, token);
                }
            }
            _ => {
                self.return_token(token);
                if self.state.supply[crate::ids::Object::Egg] > 0 {
                    self.state.supply[crate::ids::Object::Egg] -= 1;
                    self.state.eggs += 1;
                    self.tell(Event::new("NEM-20.7", "nem-event-egg-added"));
                }
            }
        }
    }

    /// Somebody tries to get into a pod or to sleep: the roll is over (NEM-18.2, NEM-18.11).
    pub(crate) fn attempt(&mut self, player: Player, room: Slot, sleep: bool) {
        self.pop();
        if !self.look().stands(player) || self.look().of(player).at != room {
            return;
        }
        if self.look().has_foe(room) {
            self.tell(Event::new("NEM-18.2", "nem-event-attempt-fails").player(player));
            return;
        }
        if sleep {
            return self.hibernate(player);
        }
        let Some(section) = self.look().card(room).and_then(|card| card.section) else { return };
        let Some(pod) = self.look().free_pod(section) else { return };
        self.state.pods[pod.index()].aboard.insert(player);
        self.of(player).fate = crate::state::Fate::InPod(pod);
        let event = Event::new("NEM-18.2", "nem-event-enters-pod").player(player);
        self.tell(event.number("n", pod.printed()));
        self.ask(Frame::LeavePod(crate::decisions::LeavePod { player }));
    }
}

impl NoiseRoll {
    /// Somebody's roll for a Room.
    pub(crate) fn of(player: Player, room: Slot) -> NoiseRoll {
        NoiseRoll { roller: player.into(), room, rolled: false, again: false }
    }
}
