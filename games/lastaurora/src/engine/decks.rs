//! Decks: Objects, Outcome cards, the Exploration deck.

use kernel::chance::Draw;
use kernel::{Audience, SeatSet};
use workbench::flat::{By, List};
use workbench::small::Set8;

use super::Engine;
use crate::event::{Event, Fact, Touch};
use crate::frame::Circumstances;
use crate::ids::{CardId, Object, OutcomeId, Slot};
use crate::moves::Cell;
use crate::options::Module;
use crate::state::{Player, Shown, StoryPlace};
use crate::vocab::CardKind;

/// The streams of chance.
pub(crate) const SETUP: u8 = 0;
pub(crate) const OBJECT_STREAM: u8 = 1;
pub(crate) const OUTCOME_STREAM: u8 = 2;
pub(crate) const AUTOMA_STREAM: u8 = 3;

impl Engine<'_> {
    /// Takes the top Object of the deck, which is renewed if it is empty (LA-1.15).
    pub fn take_object(&mut self) -> Option<Object> {
        if self.state.objects.is_empty() {
            for kind in Object::ALL.iter().copied() {
                for _ in 0..std::mem::take(&mut self.state.object_discard[kind]) {
                    self.state.objects.push(kind);
                }
            }
            let mut objects = self.state.objects;
            self.state.chance.stream(OBJECT_STREAM).shuffle(&mut objects);
            self.state.objects = objects;
        }
        self.log.mark_revealed();
        self.state.objects.pop()
    }

    /// Draws Objects into the hand (LA-12.5). In which order they came is told to nobody.
    pub fn draw_objects(&mut self, player: Player, n: u8) {
        let mut drawn: List<Object, 8> = List::new();
        for _ in 0..n {
            let Some(kind) = self.take_object() else { break };
            drawn.push(kind);
        }
        self.take_in_hand(player, drawn);
    }

    /// Objects come into a hand: their owner is told which, the others how many.
    pub fn take_in_hand(&mut self, player: Player, mut drawn: List<Object, 8>) {
        if drawn.is_empty() {
            return;
        }
        for kind in drawn.iter() {
            self.of(player).hand[*kind] += 1;
        }
        let event = self.about("LA-12.5", "la-event-draws", player).number("n", drawn.len() as u8);
        if self.state.table.automa(player) {
            self.tell(event);
            return;
        }
        drawn.sort_unstable();
        for kind in drawn.iter() {
            let named = Event::new("LA-12.5", "la-event-drew").name("card", kind.word());
            self.show(player.seat(), named);
        }
        self.log.tell(Audience::others(SeatSet::of(player.seat())), event);
    }

    /// An Object of the hand goes face up to the discard pile.
    pub fn discard_object(&mut self, player: Player, kind: Object, rule: &'static str) {
        self.of(player).hand[kind] -= 1;
        self.state.object_discard[kind] += 1;
        let name = kind.word();
        let event = self.about(rule, "la-event-discards", player).name("card", name);
        self.reveal(event);
    }

    /// Turns the top Outcome card face up for a weapon level and discards it (LA-14.2). The deck renews itself (LA-14.7).
    pub fn reveal_outcome(&mut self, level: u8) -> OutcomeId {
        let card = self.turn_outcome();
        self.state.revealed = card.into();
        self.state.show(Shown::Outcome(card));
        let info = &self.content.outcome[card];
        let event = Event::new("LA-14.2", "la-event-outcome");
        let event = event.fact("letters", Fact::Letters(info.letters));
        self.reveal(event.number("damage", info.damage[usize::from(level) - 1]));
        card
    }

    fn turn_outcome(&mut self) -> OutcomeId {
        self.log.mark_revealed();
        let card = self.state.outcome.pop().expect("the Outcome deck renews itself (LA-14.7)");
        self.state.outcome_discard.insert(card.place());
        if self.state.outcome.is_empty() {
            let pvp = self.state.table.module(Module::Pvp);
            let discard = std::mem::take(&mut self.state.outcome_discard);
            let mut deck = discard.iter().map(|place| place.card(pvp)).collect::<List<_, 12>>();
            self.state.chance.stream(OUTCOME_STREAM).shuffle(&mut deck);
            self.state.outcome = deck;
        }
        card
    }

    /// The cells shown by the back of the top Outcome card.
    pub fn top_back(&self) -> Set8<Cell> {
        let top = self.state.outcome.last();
        top.map_or(Set8::EMPTY, |card| self.content.outcome[*card].back.cells())
    }

    /// The step before indicated cards are read (LA-14.6).
    pub fn indicate(&mut self) {
        self.turn_outcome();
        self.state.indicated = self.top_back();
        if let Some(top) = self.state.outcome.last() {
            let back = self.content.outcome[*top].back;
            self.state.show(Shown::Pattern(back));
            self.reveal(Event::new("LA-14.6", "la-event-indicated").name("pattern", back.word()));
        }
    }

    /// A card of the zone goes to the discard pile or, if the rules say so, out of the game (LA-5.23).
    pub fn discard_card(&mut self, card: CardId) {
        self.drop_story_under(card);
        let info = &self.content.cards[card];
        if info.kind == CardKind::Enemy
            || info.car() == self.content.known.rusty && !info.number.printed()
        {
            self.state.gone.insert(card);
        } else {
            self.state.discard.insert(card);
        }
    }

    /// Stories under a zone card that leaves are discarded (LA-X4.27).
    pub fn drop_story_under(&mut self, card: CardId) {
        for place in self.state.stories.places.iter_mut() {
            if matches!(place, StoryPlace::Zone(under, _) if *under == card) {
                *place = StoryPlace::Discard;
            }
        }
    }

    /// Slides the cards of the zone to the left (LA-5.18).
    pub fn slide(&mut self) {
        let mut slid = By::default();
        for (slot, (_, card)) in Slot::ALL.into_iter().zip(self.look().zone()) {
            slid[slot] = card.into();
        }
        self.state.zone = slid;
    }

    /// Fills the next empty slot from the deck (LA-5.19). An Event is resolved and the slot stays empty for the next
    /// card (LA-5.20). Tells whether there was anything to do.
    pub fn refill_one(&mut self) -> bool {
        let empty = |slot: &Slot| self.state.zone[*slot].is_none();
        let Some(slot) = Slot::ALL.into_iter().find(empty) else { return false };
        let Some(card) = self.state.deck.pop() else { return false };
        self.log.mark_revealed();
        self.state.peeked.cards = self.state.peeked.cards.saturating_sub(1);
        self.state.show(Shown::Card(card));
        let info = self.content.cards[card];
        if info.kind == CardKind::Event {
            self.state.discard.insert(card);
            self.tell(Event::new("LA-13.8", "la-event-event").name("card", info.name));
            let program = self.content.events[info.event()].effects;
            let by = self.look().first();
            self.run(program, Circumstances::of(by));
        } else {
            self.state.zone[slot] = card.into();
            let event = if info.kind == CardKind::Enemy {
                Event::new("LA-5.21", "la-event-enemy-appears").name("enemy", info.name)
            } else {
                Event::new("LA-5.19", "la-event-revealed").name("card", info.name)
            };
            self.tell(event.number("slot", slot.number()).at(Touch::Slot(slot)));
        }
        self.change_story_deck();
        true
    }

    /// The Story deck changes when a later period lies on top of the Exploration deck (LA-X4.36).
    pub fn change_story_deck(&mut self) {
        let Some(top) = self.state.deck.last() else { return };
        let period = self.content.cards[*top].dealt_in();
        while self.state.table.module(Module::Stories) && self.state.stories.period < period {
            let stories = &mut self.state.stories;
            while let Some(story) = stories.decks[stories.period].pop() {
                stories.put(story, StoryPlace::Removed);
            }
            stories.period = stories.period.next();
            self.log.mark_revealed();
            self.tell_top_story();
        }
    }
}

impl Engine<'_> {
    /// Says what the back of the top Story shows (LA-X4.4).
    pub fn tell_top_story(&mut self) {
        if let Some(top) = self.look().top_story() {
            let trigger = self.content.stories[top].trigger;
            let event = Event::new("LA-X4.6", "la-event-story-top");
            self.tell(event.name("phase", trigger.phase()).name("trigger", trigger.name()));
        }
    }
}
