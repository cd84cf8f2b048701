//! Intruders: how they come, what hurts them, how they go (NEM-8, NEM-10).

use super::{ATTACKS, EVENTS, Engine};
use crate::decisions::KeepGoal;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{AttackCard, Kind, Object, Slot, Weakness};
use crate::state::{Door, Intruder, Mini};
use crate::vocab::{Field, Op};

impl Engine<'_> {
    /// Places a miniature (NEM-8.4). Tells whether one was placed (NEM-8.10).
    pub(crate) fn place_foe(&mut self, kind: Kind, at: Slot) -> Option<Mini> {
        if self.over() {
            return None;
        }
        if kind == Kind::Adult && self.look().spare_mini(kind).is_none() {
            self.recall_adults();
        }
        let mini = self.look().spare_mini(kind)?;
        self.state.intruders.push(Intruder { mini, at, injuries: 0, done: false });
        let event = Event::new("NEM-8.4", "nem-event-appears").name("kind", kind.word());
        self.tell(event.number("n", mini.printed()).room(at));
        self.empty_pods(at);
        if !std::mem::replace(&mut self.state.encountered, true) {
            self.first_encounter();
        }
        Some(mini)
    }

    /// Adults that fight nobody go back into the bag, so that one can be placed (NEM-8.10).
    fn recall_adults(&mut self) {
        let idle = |engine: &Self| {
            let look = engine.look();
            let foes = look.state.intruders.iter();
            foes.filter(|foe| foe.kind() == Kind::Adult)
                .find(|foe| !look.fighting(foe.at))
                .map(|foe| foe.mini)
        };
        while let Some(mini) = idle(self) {
            self.leave_board(mini);
            self.add_token(Kind::Adult);
        }
    }

    /// The first Intruder: Objectives are chosen (NEM-8.8, NEM-22.2).
    fn first_encounter(&mut self) {
        let look = self.look();
        let undecided = |player: &crate::ids::Player| look.of(*player).goals[1].is_some();
        let players: workbench::small::Set8<_> = look.players().filter(undecided).collect();
        if !players.is_empty() {
            self.ask(Frame::KeepGoal(KeepGoal::of(players)));
        }
    }

    /// Takes a miniature off the board, with its Injuries.
    pub(crate) fn leave_board(&mut self, mini: Mini) -> Option<Intruder> {
        let place = self.state.intruders.iter().position(|foe| foe.mini == mini)?;
        Some(self.state.intruders.remove(place))
    }

    /// An Intruder goes to another Room (NEM-10.12).
    pub(crate) fn move_foe(&mut self, mini: Mini, to: Slot) {
        let Some(foe) = self.state.intruders.iter_mut().find(|foe| foe.mini == mini) else {
            return;
        };
        foe.at = to;
        let event = Event::new("NEM-19.6", "nem-event-foe-moves").name("kind", mini.kind().word());
        self.tell(event.number("n", mini.printed()).room(to));
        self.empty_pods(to);
    }

    /// An Intruder goes into the Technical Corridors (NEM-15.10, NEM-10.11).
    pub(crate) fn vanish(&mut self, mini: Mini) {
        if self.leave_board(mini).is_some() {
            let event = Event::new("NEM-15.10", "nem-event-foe-vanishes");
            self.tell(event.name("kind", mini.kind().word()).number("n", mini.printed()));
            self.add_token(mini.kind());
        }
    }

    /// An Intruder takes the Corridor with a number: it moves, breaks a Door, or vanishes (NEM-19.7, NEM-10.10).
    pub(crate) fn take_corridor(&mut self, mini: Mini, number: u8) {
        let Some(foe) = self.look().foe(mini).copied() else { return };
        let content = self.content;
        let place = content.board.place(foe.at);
        if place.entrance.contains(number) {
            return self.vanish(mini);
        }
        let Some(corridor) = place.by_number[usize::from(number) - 1] else { return };
        if self.look().closed(corridor) {
            if self.breaks_doors(mini.kind()) {
                self.set_door(corridor, Door::Destroyed);
            }
            return;
        }
        let to = content.board.passages[corridor].other(foe.at);
        self.move_foe(mini, to);
    }

    /// Whether a type destroys Closed Doors (NEM-15.6; the Weakness The Way of Moving).
    pub(crate) fn breaks_doors(&self, kind: Kind) -> bool {
        let look = self.look();
        let known = self.state.weaknesses.iter().filter(|slot| slot.discovered);
        let mut restrictions = known.flat_map(|slot| &look.content.foes.weaknesses[slot.card]);
        !restrictions
            .any(|op| matches!(op, Op::RestrictDoorDestruction { types } if !types.contains(&kind)))
    }

    /// Places Injuries on an Intruder, and checks their effect (NEM-10.2). Tells whether it is gone or has retreated.
    pub(crate) fn injure(&mut self, mini: Mini, n: u8) -> bool {
        self.place_injuries(mini, n);
        self.check_injuries(mini)
    }

    /// Places Injuries without a check.
    pub(crate) fn place_injuries(&mut self, mini: Mini, n: u8) {
        if let Some(foe) = self.state.intruders.iter_mut().find(|foe| foe.mini == mini) {
            foe.injuries = foe.injuries.saturating_add(n);
            let event =
                Event::new("NEM-10.1", "nem-event-injured").name("kind", mini.kind().word());
            self.tell(event.number("which", mini.printed()).number("n", n));
        }
    }

    /// Checks what its Injuries do to an Intruder (NEM-10.3 to NEM-10.6). Tells whether it died or retreated.
    pub(crate) fn check_injuries(&mut self, mini: Mini) -> bool {
        let Some(foe) = self.look().foe(mini).copied() else { return true };
        if foe.injuries == 0 {
            return false;
        }
        let cards = self.content.foes.kinds[mini.kind()].check_cards;
        if cards == 0 {
            self.kill(mini);
            return true;
        }
        let mut total = 0i16;
        for _ in 0..cards {
            let Some(card) = self.draw_attack() else { break };
            match self.content.foes.attack_cards[card.index()].blood {
                Some(blood) => total += i16::from(blood),
                None => {
                    self.reveal(Event::new("NEM-10.6", "nem-event-arrow"));
                    self.retreat(mini);
                    return true;
                }
            }
        }
        let brink = self.weakness_modifier(Field::BloodTotal).0;
        total += i16::from(brink);
        self.reveal(Event::new("NEM-10.4", "nem-event-blood").number("n", total));
        if total <= i16::from(foe.injuries) {
            self.kill(mini);
            return true;
        }
        false
    }

    /// What known Weaknesses add to a number, and the least it may become.
    pub(crate) fn weakness_modifier(&self, wanted: Field) -> (i8, u8) {
        let known = self.state.weaknesses.iter().filter(|slot| slot.discovered);
        let ops = known.flat_map(|slot| &self.content.foes.weaknesses[slot.card]);
        ops.fold((0, 0), |(sum, least), op| match op {
            Op::Modify { field, n, min, .. } if *field == wanted => {
                (sum + n, least.max(min.unwrap_or(0)))
            }
            _ => (sum, least),
        })
    }

    /// The top Attack card; its discard pile is shuffled when the deck is empty (NEM-11.7). It is discarded at once.
    pub(crate) fn draw_attack(&mut self) -> Option<AttackCard> {
        let mut draws = self.state.chance.stream(ATTACKS);
        let card = self.state.attacks.draw(&mut draws)?;
        self.state.attacks.discard.push(card);
        Some(card)
    }

    /// An Intruder dies (NEM-10.8).
    pub(crate) fn kill(&mut self, mini: Mini) {
        let Some(foe) = self.leave_board(mini) else { return };
        let event = Event::new("NEM-10.8", "nem-event-killed").name("kind", mini.kind().word());
        self.tell(event.number("n", mini.printed()).room(foe.at));
        if mini.kind() == Kind::Queen {
            self.state.queen_killed = true;
        }
        if mini.kind() != Kind::Larva {
            self.lay(Object::Carcass, foe.at);
        }
    }

    /// Lays an Object of the supply in a Room; nothing if there is none left (NEM-1.13).
    pub(crate) fn lay(&mut self, object: Object, at: Slot) {
        if self.state.supply[object] > 0 {
            self.state.supply[object] -= 1;
            self.state.rooms[at].objects[object] += 1;
        }
    }

    /// An Intruder retreats by the number of an Event card, which is discarded (NEM-10.9, NEM-10.13).
    pub(crate) fn retreat(&mut self, mini: Mini) {
        if self.look().foe(mini).is_none() {
            return;
        }
        let mut draws = self.state.chance.stream(EVENTS);
        let Some(card) = self.state.events.draw(&mut draws) else { return };
        self.state.events.discard.push(card);
        self.forget_event();
        let number = self.content.events[card].direction;
        self.reveal(
            Event::new("NEM-10.9", "nem-event-retreats")
                .name("kind", mini.kind().word())
                .number("n", number),
        );
        self.take_corridor(mini, number);
    }

    /// An Intruder retreats before phosphates (NEM-21.3): it may be hurt first.
    pub(crate) fn retreat_from_phosphate(&mut self, mini: Mini) {
        if self.look().weakness(Weakness::Phosphates) && self.injure(mini, 1) {
            return;
        }
        self.retreat(mini);
    }

    /// Nobody knows the top Event card any more.
    pub(crate) fn forget_event(&mut self) {
        for player in &mut self.state.players {
            player.notes.event = false;
        }
    }

    /// Who waits in a pod of a Room comes out when an Intruder is there (NEM-18.6).
    pub(crate) fn empty_pods(&mut self, at: Slot) {
        let Some(section) = self.look().room(at).and_then(|room| self.content.rooms[room].section)
        else {
            return;
        };
        for place in 0..self.state.pods.len() {
            let pod = self.state.pods[place];
            if pod.section != section || pod.launched {
                continue;
            }
            for player in pod.aboard {
                self.step_out(player);
            }
        }
    }

    /// Eggs of a Room are destroyed, in the Nest those of the Intruder board first (NEM-14.7).
    pub(crate) fn destroy_eggs(&mut self, at: Slot, n: u8) {
        for _ in 0..n {
            let nest = self.look().room(at) == Some(crate::ids::Room::Nest);
            if nest && self.state.eggs > 0 {
                self.take_from_nest();
                self.state.supply[Object::Egg] += 1;
            } else if self.state.rooms[at].objects[Object::Egg] > 0 {
                self.state.rooms[at].objects[Object::Egg] -= 1;
                self.state.supply[Object::Egg] += 1;
            } else {
                return;
            }
            self.tell(Event::new("NEM-9.11", "nem-event-egg-destroyed").room(at));
        }
    }

    /// An Egg leaves the Intruder board; without one the Nest is destroyed (NEM-17.12).
    pub(crate) fn take_from_nest(&mut self) {
        self.state.eggs -= 1;
        if self.state.eggs == 0 && !std::mem::replace(&mut self.state.nest_destroyed, true) {
            self.tell(Event::new("NEM-17.12", "nem-event-nest-destroyed"));
        }
    }
}
