//! Dealing anew what a viewer cannot see.

use kernel::chance::Draw;
use kernel::{Rng, Seat, Viewer};
use workbench::flat::List;

use crate::cards::{Card, Cards};
use crate::state::{Phase, SEATS, State};

/// A whole position that the viewer cannot tell from this one. What the viewer knows stays: its own hand, what it
/// passed and received, who holds the two of clubs before the first lead, and what each seat has shown not to hold
/// (HRT-12). Everything else is dealt anew.
pub(crate) fn determinize(state: &State, viewer: Viewer, rng: &mut Rng) -> State {
    if viewer == Viewer::Referee {
        return *state;
    }
    let mut imagined = *state;
    imagined.chance = state.chance.unforeseen(rng);
    imagined.hands = known(state, viewer.seat());
    deal_hidden(state, &mut imagined, rng);
    pass_hidden(state, viewer.seat(), &mut imagined, rng);
    imagined
}

/// The cards whose holder the seat knows.
fn known(state: &State, own: Option<Seat>) -> [Cards; 4] {
    let mut known = [Cards::NONE; 4];
    if state.phase != Phase::Passing {
        if state.first_trick() && state.trick.is_empty() {
            known[state.leader.index()].insert(Card::TWO_OF_CLUBS);
        }
        if let Some(own) = own
            && let Some(to) = state.receiver(own)
        {
            known[to.index()] = known[to.index()].or(state.given(own).and(state.hand(to)));
        }
    }
    if let Some(own) = own {
        known[own.index()] = state.hand(own);
    }
    known
}

/// Gives every hidden card to a seat that may hold it, so that each hand has as many cards as it really has.
fn deal_hidden(state: &State, imagined: &mut State, rng: &mut Rng) {
    let hidden = state.in_hands().but(imagined.in_hands());
    let mut deal = Deal {
        hands: imagined.hands,
        dealt: [Cards::NONE; 4],
        may_hold: [Cards::NONE; 4],
        room: [0; 4],
    };
    for seat in 0..usize::from(SEATS) {
        deal.room[seat] = state.hands[seat].len() - imagined.hands[seat].len();
        if deal.room[seat] > 0 {
            deal.may_hold[seat] = hidden.but(state.lacks[seat]);
        }
    }
    for card in fewest_holders_first(hidden, deal.may_hold) {
        deal.place(card, rng);
    }
    imagined.hands = deal.hands;
}

/// The cards in the order to place them: those that few seats may hold decide what room is left for the others.
fn fewest_holders_first(hidden: Cards, may_hold: [Cards; 4]) -> impl Iterator<Item = Card> {
    // The cards that at least n seats may hold.
    let mut at_least = [Cards::NONE; 6];
    at_least[0] = hidden;
    for cards in may_hold {
        for n in (0..4).rev() {
            at_least[n + 1] = at_least[n + 1].or(at_least[n].and(cards));
        }
    }
    (1..=4).flat_map(move |n| at_least[n].but(at_least[n + 1]).iter())
}

/// A deal in the making.
struct Deal {
    hands: [Cards; 4],
    /// The cards placed so far, which may still move to another seat.
    dealt: [Cards; 4],
    may_hold: [Cards; 4],
    room: [u8; 4],
}

impl Deal {
    /// Places a card with a seat that may hold it, each as likely as it has room: where nobody has shown anything,
    /// all deals are equally likely.
    fn place(&mut self, card: Card, rng: &mut Rng) {
        let room = |deal: &Deal, seat: usize| {
            if deal.may_hold[seat].contains(card) { u32::from(deal.room[seat]) } else { 0 }
        };
        let total: u32 = (0..4).map(|seat| room(self, seat)).sum();
        if total == 0 {
            return self.make_room(card, rng);
        }
        let mut chosen = rng.below(total);
        for seat in 0..4 {
            let own = room(self, seat);
            if chosen < own {
                self.room[seat] -= 1;
                return self.put(seat, card);
            }
            chosen -= own;
        }
    }

    fn put(&mut self, seat: usize, card: Card) {
        self.hands[seat].insert(card);
        self.dealt[seat].insert(card);
    }

    fn take(&mut self, seat: usize, card: Card) {
        self.hands[seat].remove(card);
        self.dealt[seat].remove(card);
    }

    /// Every seat that may hold the card is full: moves cards along the shortest chain of seats that ends at one
    /// with room. There is always one, because the real hands are a way to place all cards.
    fn make_room(&mut self, card: Card, rng: &mut Rng) {
        let mut before = [None; 4];
        let mut queue: List<usize, 4> =
            (0..4).filter(|s| self.may_hold[*s].contains(card)).collect();
        let mut at = 0;
        let end = loop {
            let seat = *queue.get(at).expect("the real hands show that every card has a place");
            if self.room[seat] > 0 {
                break seat;
            }
            at += 1;
            for (next, before) in before.iter_mut().enumerate() {
                let movable = self.dealt[seat].and(self.may_hold[next]);
                if !queue.contains(&next) && !movable.is_empty() {
                    *before = Some(seat);
                    queue.push(next);
                }
            }
        };
        self.room[end] -= 1;
        let mut to = end;
        while let Some(from) = before[to] {
            let movable = self.dealt[from].and(self.may_hold[to]);
            let moved = movable.pick(rng).expect("the chain was built on movable cards");
            self.take(from, moved);
            self.put(to, moved);
            to = from;
        }
        self.put(to, card);
    }
}

/// Imagines what the others have chosen or passed, of the cards they hold or held in this deal.
fn pass_hidden(state: &State, own: Option<Seat>, imagined: &mut State, rng: &mut Rng) {
    for from in Seat::all(SEATS).filter(|from| Some(*from) != own) {
        let count = state.given(from).len();
        let cards = match state.phase {
            Phase::Passing => imagined.hand(from),
            Phase::Playing | Phase::Over => match state.receiver(from) {
                Some(to) if Some(to) != own => imagined.hand(to).or(state.played[to.index()]),
                _ => continue,
            },
        };
        imagined.given[from.index()] = cards.sample(count, rng);
    }
}
