//! A table for tests: one player alone unless said otherwise, with a Character, and dice that show what is wanted.

use kernel::{EventLog, Game, Seat, Seed, Turn, play};
use nemesis::Nemesis;
use nemesis::event::Event;
use nemesis::ids::{Card, Character, Item, Kind, Object, Player, Room, Slot};
use nemesis::look::Look;
use nemesis::moves::Move;
use nemesis::options::{Mode, Options};
use nemesis::state::{HeldCard, Intruder, Mini, RoomState, State};

/// The player at the table.
pub const P1: Player = Player(0);

pub struct Table {
    pub game: Nemesis,
    pub state: State,
    pub log: EventLog<Event>,
}

impl Table {
    /// One player alone with a Character, in the first round, with five cards.
    pub fn solo(character: Character) -> Table {
        Table::of(Mode::Solo, &[character])
    }

    /// Players with these Characters, in the round of the first.
    pub fn of(mode: Mode, characters: &[Character]) -> Table {
        let game = Nemesis::new();
        let options = Options { mode, ..Options::default() };
        // A seed whose draft offers the Characters is looked for: the draft is chance.
        let seats = characters.len() as u8;
        'seeds: for seed in 0..20_000 {
            let state = game.start(&options, seats, Seed::from_number(seed)).expect("a table");
            let mut table = Table { game, state, log: EventLog::recording() };
            for _ in characters {
                let seat = table.asked();
                let wanted = characters[usize::from(seat.0)];
                if play::check(&table.game, &table.state, seat, &Move::Draft(wanted)).is_err() {
                    continue 'seeds;
                }
                table.play_as(seat, Move::Draft(wanted));
            }
            if table.state.first == P1 {
                return table;
            }
        }
        panic!("no seed offers these Characters");
    }

    /// Who is asked.
    pub fn asked(&self) -> Seat {
        let Turn::Awaiting(awaited) = self.game.turn(&self.state) else {
            panic!("the game is over")
        };
        awaited.seats.lowest().expect("somebody is asked")
    }

    pub fn look(&self) -> Look<'_> {
        Look::new(self.game.content(), &self.state)
    }

    /// The player who is asked makes a move, written as people do.
    pub fn play(&mut self, mv: &str) {
        let mv = mv.parse().unwrap_or_else(|error| panic!("{mv}: {error}"));
        let seat = self.asked();
        self.play_as(seat, mv);
    }

    pub fn play_as(&mut self, seat: Seat, mv: Move) {
        if let Err(refusal) = play::check(&self.game, &self.state, seat, &mv) {
            panic!(
                "{mv} is refused by {}: {} ({:?})",
                refusal.rule.0,
                refusal.reason,
                self.state.frames.last()
            );
        }
        play::play_unchecked(&self.game, &mut self.state, seat, &mv, &mut self.log);
    }

    /// Why a move is refused: the rule and the message.
    pub fn refused(&self, mv: &str) -> (&'static str, &'static str) {
        let mv: Move = mv.parse().unwrap_or_else(|error| panic!("{mv}: {error}"));
        match play::check(&self.game, &self.state, self.asked(), &mv) {
            Ok(()) => panic!("{mv} is allowed"),
            Err(refusal) => (refusal.rule.0, refusal.reason),
        }
    }

    /// Whether a move is allowed.
    pub fn allows(&self, mv: &str) -> bool {
        let mv: Move = mv.parse().unwrap_or_else(|error| panic!("{mv}: {error}"));
        play::check(&self.game, &self.state, self.asked(), &mv).is_ok()
    }

    /// The hand of the player, exactly these cards.
    pub fn hand(&mut self, player: Player, cards: &[Card]) {
        let own = &mut self.state.players[player.index()];
        while let Some(card) = own.hand.pop() {
            own.deck.insert(0, card);
        }
        for card in cards {
            own.deck.take(HeldCard::from(*card));
            own.hand.push(HeldCard::from(*card));
        }
    }

    /// A Room lies at a place, face up, explored, without anything in it; where it was before lies what was here.
    pub fn room(&mut self, number: u8, room: Room) -> Slot {
        let slot = Slot::with_printed(number).expect("a Room Number");
        let slots = (0..21).map(Slot);
        let before = slots.into_iter().find(|at| self.state.rooms[*at].tile.is(room));
        let here = self.state.rooms[slot].tile;
        if let Some(before) = before {
            self.state.rooms[before].tile = here;
        }
        self.state.rooms[slot] =
            RoomState { tile: room.into(), face_up: true, items: 2, ..RoomState::default() };
        slot
    }

    /// A player owns one more Item.
    pub fn own(&mut self, player: Player, item: Item) {
        let ware = self.game.content().wares_of(item).next().expect("a card of it");
        self.state.players[player.index()].inventory[ware] += 1;
    }

    /// A Character stands in a Room.
    pub fn stand(&mut self, player: Player, slot: Slot) {
        self.state.players[player.index()].at = slot;
    }

    /// An Intruder stands in a Room, and the first Encounter is long over.
    pub fn foe(&mut self, kind: Kind, slot: Slot) -> Mini {
        self.state.encountered = true;
        let used = |mini: &Mini| self.state.intruders.iter().any(|foe| foe.mini == *mini);
        let mini = Mini::of(kind).find(|mini| !used(mini)).expect("a miniature");
        self.state.intruders.push(Intruder { mini, at: slot, injuries: 0, done: false });
        mini
    }

    /// An Object lies in a Room.
    pub fn lay(&mut self, object: Object, slot: Slot) {
        self.state.rooms[slot].objects[object] += 1;
    }
}
