//! Noise, Fire, Malfunction, Slime, the ship's end (NEM-7, NEM-14, NEM-23).

use super::Engine;
use crate::event::Event;
use crate::ids::{Player, Slot};
use crate::look::Look;
use crate::moves::NoisePlace;
use crate::state::{End, Fate, Step};

impl Engine<'_> {
    /// Places a Noise marker where there is none (NEM-7.8).
    pub(crate) fn place_noise(&mut self, place: NoisePlace) {
        if self.look().noisy(place) || self.look().noise_left() == 0 {
            return;
        }
        match place {
            NoisePlace::Corridor(corridor) => {
                self.state.noise.insert(corridor);
                self.tell(
                    Event::new("NEM-7.3", "nem-event-noise").name("corridor", corridor.word()),
                );
            }
            NoisePlace::Technical => {
                self.state.technical_noise = true;
                self.tell(Event::new("NEM-7.3", "nem-event-noise-technical"));
            }
        }
    }

    /// Places Noise all around a Room (NEM-7.6, NEM-8.7).
    pub(crate) fn noise_around(&mut self, slot: Slot) {
        let content = self.content;
        for (corridor, end) in &content.board.place(slot).corridors {
            if self.look().at(*end).tile.is_some() {
                self.place_noise(NoisePlace::Corridor(*corridor));
            }
        }
        if self.look().entrance(slot) {
            self.place_noise(NoisePlace::Technical);
        }
    }

    /// Discards the Noise around a Room (NEM-8.2).
    pub(crate) fn silence_around(&mut self, slot: Slot) {
        let content = self.content;
        for (corridor, _) in &content.board.place(slot).corridors {
            self.state.noise.remove(*corridor);
        }
        if self.look().entrance(slot) {
            self.state.technical_noise = false;
        }
    }

    /// Sets a Room on fire (NEM-14.4); a ninth marker is the end of the ship (NEM-1.12).
    pub(crate) fn place_fire(&mut self, slot: Slot) {
        if self.look().at(slot).fire || self.look().at(slot).tile.is_none() {
            return;
        }
        if self.look().fires() >= self.content.setup.supply.fire {
            return self.destroy_ship(End::Fire);
        }
        self.state.rooms[slot].fire = true;
        self.tell(Event::new("NEM-14.4", "nem-event-fire").room(slot));
    }

    /// Puts a Fire out.
    pub(crate) fn discard_fire(&mut self, slot: Slot) {
        if std::mem::take(&mut self.state.rooms[slot].fire) {
            self.tell(Event::new("NEM-14.13", "nem-event-fire-out").room(slot));
        }
    }

    /// Places a Malfunction marker (NEM-14.10); a ninth is the end of the ship (NEM-1.12).
    pub(crate) fn place_malfunction(&mut self, slot: Slot) {
        if !self.look().can_break(slot) || self.look().at(slot).tile.is_none() {
            return;
        }
        if self.look().malfunctions() >= self.content.setup.supply.malfunction {
            return self.destroy_ship(End::Malfunction);
        }
        self.state.rooms[slot].malfunction = true;
        self.tell(Event::new("NEM-14.10", "nem-event-malfunction").room(slot));
    }

    /// Repairs a Room.
    pub(crate) fn repair(&mut self, slot: Slot) {
        if std::mem::take(&mut self.state.rooms[slot].malfunction) {
            self.tell(Event::new("NEM-14.13", "nem-event-repaired").room(slot));
        }
    }

    /// Fire in every Room next to one of these, from the situation before (NEM-14.8).
    pub(crate) fn spread_fire(&mut self, from: impl Fn(Look<'_>, Slot) -> bool) {
        let look = self.look();
        let mut burning = workbench::small::Set64::<Slot>::EMPTY;
        for slot in look.slots().filter(|slot| from(look, *slot)) {
            look.neighbours(slot).for_each(|(_, end)| {
                burning.insert(end);
            });
        }
        for slot in burning {
            if !self.over() {
                self.place_fire(slot);
            }
        }
    }

    /// A Character gets a Slime marker (NEM-14.1).
    pub(crate) fn slime(&mut self, player: Player) {
        if !std::mem::replace(&mut self.of(player).slime, true) {
            self.tell(Event::new("NEM-14.1", "nem-event-slime").player(player));
        }
    }

    /// Whether the game has come to its end, and only the Victory Check is left.
    pub(crate) fn over(&self) -> bool {
        self.state.end.is_some()
    }

    /// The ship is destroyed with everything aboard (NEM-23.2).
    pub(crate) fn destroy_ship(&mut self, end: End) {
        if self.over() {
            return;
        }
        self.tell(Event::new(
            "NEM-23.2",
            match end {
                End::Skull => "nem-event-self-destructed",
                End::Fire => "nem-event-burnt",
                End::Malfunction => "nem-event-broken",
                End::Jump => "nem-event-jump",
            },
        ));
        self.finish(end);
        for player in self.look().players() {
            if matches!(
                self.look().of(player).fate,
                Fate::Active | Fate::InPod(_) | Fate::Hibernating
            ) {
                self.of(player).fate = Fate::Dead;
            }
        }
        self.state.nest_destroyed = true;
    }

    /// The ship jumps: who is awake on board dies (NEM-23.1).
    pub(crate) fn jump(&mut self) {
        if self.over() {
            return;
        }
        if self.state.self_destruct.is_some() {
            return self.destroy_ship(End::Skull);
        }
        self.tell(Event::new("NEM-23.1", "nem-event-jump"));
        self.finish(End::Jump);
        for player in self.look().players() {
            if self.look().awake(player) {
                self.of(player).fate = Fate::Dead;
            }
        }
    }

    /// Nothing more is played: the Victory Check follows.
    fn finish(&mut self, end: End) {
        self.state.end = Some(end);
        self.state.frames.clear();
        self.state.step = Step::Victory;
    }
}
