//! Action decks, hands, Contamination cards (NEM-3, NEM-13).

use kernel::Draw;

use super::{ACTIONS, DECKS, Engine};
use crate::event::Event;
use crate::ids::{Card, Kind, Player};
use crate::state::{Fate, HeldCard};

impl Engine<'_> {
    /// A player draws cards, reshuffling as needed (NEM-3.4).
    pub(crate) fn draw(&mut self, player: Player, n: u8) {
        let mut drawn = 0;
        while drawn < n {
            let Some(card) = self.top_of_deck(player) else { break };
            self.of(player).hand.push(card);
            drawn += 1;
        }
        if drawn > 0 {
            self.log.mark_revealed();
            self.tell(Event::new("NEM-3.2", "nem-event-draws").player(player).number("n", drawn));
        }
    }

    /// The top card of an Action deck, reshuffled if there is none.
    pub(crate) fn top_of_deck(&mut self, player: Player) -> Option<HeldCard> {
        let own = &mut self.state.players[player.index()];
        if own.deck.is_empty() {
            while let Some(card) = own.discard.pop() {
                own.deck.push(card);
            }
            self.state.chance.stream(ACTIONS).shuffle(&mut own.deck);
        }
        own.deck.pop()
    }

    /// A player discards a card of the hand.
    pub(crate) fn discard(&mut self, player: Player, card: HeldCard) {
        let own = self.of(player);
        if own.hand.take(card) {
            own.discard.push(card);
            let word = card.action().map_or("nem-term-contamination", |action| action.word());
            // It lies face up now: nobody takes that back (NEM-27.9).
            self.reveal(
                Event::new("NEM-4.2", "nem-event-discards").player(player).name("what", word),
            );
        }
    }

    /// A player discards an Action card of the hand.
    pub(crate) fn discard_action(&mut self, player: Player, card: Card) {
        self.discard(player, card.into());
    }

    /// A player discards a Contamination card of the hand: any one, for none is known by its face.
    pub(crate) fn discard_contamination(&mut self, player: Player) {
        let held = self.of(player).hand.iter().copied().find(|card| card.is_contamination());
        held.into_iter().for_each(|card| self.discard(player, card));
    }

    /// A player takes Contamination cards onto the discard pile (NEM-13.1).
    pub(crate) fn contaminate(&mut self, player: Player, n: u8) {
        for _ in 0..n {
            let [infected, clean] = self.state.contamination;
            if infected + clean == 0 {
                return;
            }
            let drawn = self.state.chance.stream(DECKS).below(u32::from(infected + clean));
            let bad = drawn < u32::from(infected);
            self.state.contamination[usize::from(!bad)] -= 1;
            self.of(player).discard.push(HeldCard::contamination(bad));
            self.tell(Event::new("NEM-13.1", "nem-event-contaminated").player(player));
        }
    }

    /// A scan of these cards has found an INFECTED one: the infection procedure (NEM-13.5, NEM-13.6).
    pub(crate) fn infect(&mut self, player: Player) {
        if !self.look().of(player).larva {
            self.attach_larva(player);
            return;
        }
        let at = self.look().of(player).at;
        self.die(player, "nem-cause-larva");
        self.place_foe(Kind::Creeper, at);
    }

    /// A Larva comes to sit on a Character board (NEM-13.11).
    pub(crate) fn attach_larva(&mut self, player: Player) {
        let mini = self.look().spare_mini(Kind::Larva).is_some();
        let own = self.of(player);
        own.larva = true;
        own.larva_mini = mini;
        self.tell(Event::new("NEM-13.5", "nem-event-larva").player(player));
    }

    /// A Larva is removed from a Character board (NEM-13.10).
    pub(crate) fn remove_larva(&mut self, player: Player) {
        let own = self.of(player);
        if own.larva {
            own.larva = false;
            own.larva_mini = false;
            self.tell(Event::new("NEM-13.10", "nem-event-larva-removed").player(player));
        }
    }

    /// Scans the hand: clean cards go, an INFECTED one infects (NEM-13.8).
    pub(crate) fn rest(&mut self, player: Player) {
        self.log.mark_revealed();
        let hand = self.look().of(player).hand;
        let mut infected = false;
        let mut removed = 0u8;
        for card in hand.iter().filter(|card| card.is_contamination()) {
            self.of(player).hand.take(*card);
            if card.infected() {
                infected = true;
                self.of(player).hand.push(card.scanned());
            } else {
                removed += 1;
            }
        }
        let event = Event::new("NEM-13.8", "nem-event-scans").player(player);
        self.tell(event.number("n", removed));
        if infected {
            self.infect(player);
        }
    }

    /// Removes every INFECTED card of a player (Surgery, Antidote).
    pub(crate) fn remove_infected(&mut self, player: Player) {
        self.log.mark_revealed();
        let own = self.of(player);
        let mut removed = 0u8;
        for pile in [&mut own.deck, &mut own.hand, &mut own.discard] {
            while let Some(place) = pile.iter().position(|card| card.infected()) {
                pile.remove(place);
                removed += 1;
            }
        }
        let event = Event::new("NEM-13.10", "nem-event-cleansed").player(player);
        self.tell(event.number("n", removed));
    }

    /// Each Character with a Larva dies; each other one scans four cards (NEM-13.12).
    pub(crate) fn eclosion(&mut self) {
        let order: Order = self.look().in_order().collect();
        for player in order.iter().copied() {
            if self.look().awake(player) && self.look().of(player).larva {
                let at = self.look().of(player).at;
                self.die(player, "nem-cause-eclosion");
                self.place_foe(Kind::Creeper, at);
            }
        }
        for player in order.iter().copied() {
            let fate = self.look().of(player).fate;
            if !matches!(fate, Fate::Active | Fate::InPod(_)) {
                continue;
            }
            self.log.mark_revealed();
            let mut infected = false;
            for _ in 0..4 {
                let Some(card) = self.top_of_deck(player) else { break };
                infected |= card.infected();
                self.of(player).discard.push(card.scanned());
            }
            if infected && !self.look().of(player).larva {
                self.attach_larva(player);
            }
        }
    }

    /// Shuffles piles of a player into the Action deck.
    pub(crate) fn shuffle_in(&mut self, player: Player, hand: bool, discard: bool) {
        let own = &mut self.state.players[player.index()];
        if hand {
            while let Some(card) = own.hand.pop() {
                own.deck.push(card);
            }
        }
        if discard {
            while let Some(card) = own.discard.pop() {
                own.deck.push(card);
            }
        }
        self.state.chance.stream(ACTIONS).shuffle(&mut own.deck);
    }
}

/// Players in an order.
pub(crate) struct Order(workbench::flat::List<Player, { crate::state::MAX_PLAYERS }>);

impl FromIterator<Player> for Order {
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> Self {
        let mut list = workbench::flat::List::new();
        players.into_iter().for_each(|player| list.push(player));
        Order(list)
    }
}

impl std::ops::Deref for Order {
    type Target = [Player];

    fn deref(&self) -> &[Player] {
        &self.0
    }
}
