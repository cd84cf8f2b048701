//! Trade (NEM-5.8, NEM-5.13 to NEM-5.19): the floor goes round, proposals grow by small decisions, the partner accepts or
//! refuses. Nobody is forced, and without a deal it was no Action.

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::flat::List;
use workbench::small::{Maybe, Set8};

use super::one;
use crate::choice::OTHER_QUESTION;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Nemesis;
use crate::ids::{Card, Colour, Item, Player, Ware};
use crate::look::Look;
use crate::moves::Move;
use crate::state::Thing;
use crate::words;

/// The most things a side (NEM-5.16).
const THINGS: usize = 3;

/// Something that is asked for (NEM-5.17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// A thing by name: of the Hands, or a kind of Item of the Inventory.
    Thing(Thing),
    /// A card of the Inventory with this back.
    Back(Colour),
}

impl Default for Asked {
    fn default() -> Self {
        Asked::Back(Colour::Red)
    }
}

/// What the trade waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TradeStage {
    /// Whoever has the floor makes a proposal.
    #[default]
    Floor,
    /// Everybody else is asked whether they want the floor.
    Round,
    /// The partner answers.
    Answer,
    /// The partner names a card for something that was asked for.
    Give,
    /// The first deal is paid for (NEM-5.13).
    Pay,
}

/// A trade.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Trading {
    /// Who opened it.
    pub initiator: Player,
    /// Who has the floor.
    floor: Player,
    /// Proposals left for them.
    left: u8,
    /// Who has not said whether they want the floor.
    unasked: Set8<Player>,
    /// Who wants it.
    wanting: Set8<Player>,
    /// Whether the floor has gone to others already.
    round_begun: bool,
    /// Whether something has changed hands.
    pub dealt: bool,
    /// With whom.
    partner: Maybe<Player>,
    /// What is offered.
    offers: List<Thing, THINGS>,
    /// What is asked for.
    asks: List<Asked, THINGS>,
    /// What the partner gives for it.
    gives: List<Thing, THINGS>,
    /// What it waits for.
    stage: TradeStage,
}

impl Eq for Trading {}

impl Trading {
    /// A trade that somebody opens.
    pub(crate) fn open(look: Look<'_>, initiator: Player) -> Trading {
        let left = look.content.setup.limits.trade_proposals_initiator;
        Trading { initiator, floor: initiator, left, ..Trading::default() }
    }

    /// Participants: whose Characters are active in the Room (NEM-5.14).
    fn takes_part(&self, look: Look<'_>, player: Player) -> bool {
        look.stands(player) && look.of(player).at == look.of(self.initiator).at
    }

    fn cleared(self) -> Trading {
        let (offers, asks, gives) = (List::new(), List::new(), List::new());
        Trading { partner: Maybe::NONE, offers, asks, gives, stage: TradeStage::Floor, ..self }
    }

    /// Goes on where nobody is to be asked.
    pub(crate) fn work(mut self, engine: &mut Engine<'_>) -> bool {
        let look = engine.look();
        match self.stage {
            TradeStage::Floor if self.left == 0 || !self.takes_part(look, self.floor) => {
                self = self.cleared();
                if !self.round_begun {
                    let others = look.players().filter(|player| *player != self.initiator);
                    let asked =
                        |player: &Player| self.takes_part(look, *player) && !look.of(*player).waved;
                    self.unasked = others.filter(asked).collect();
                    self.round_begun = true;
                    self.stage = TradeStage::Round;
                    engine.replace(Frame::Trading(self));
                    return true;
                }
                let seats = look.state.table.seats;
                let order = (1..=seats).map(|place| Player((self.initiator.0 + place) % seats));
                match order.into_iter().find(|player| self.wanting.contains(*player)) {
                    Some(next) => {
                        self.wanting.remove(next);
                        self.floor = next;
                        self.left = look.content.setup.limits.trade_proposals_others;
                        engine.replace(Frame::Trading(self));
                    }
                    None => engine.end_trade(self),
                }
                true
            }
            TradeStage::Round if self.unasked.is_empty() => {
                self.stage = TradeStage::Floor;
                self.left = 0;
                engine.replace(Frame::Trading(self));
                true
            }
            TradeStage::Give if self.gives.len() == self.asks.len() => {
                engine.deal(self);
                true
            }
            _ => false,
        }
    }

    /// Whether somebody can part with a thing so many times (NEM-5.8, NEM-5.14).
    fn has(look: Look<'_>, player: Player, thing: Thing, times: usize) -> Result<(), Refusal> {
        let own = look.of(player);
        let held = own.hands.iter().filter(|carried| carried.thing == thing).count();
        let owned = match thing {
            Thing::Object(_) => held,
            Thing::Item(item) => held + usize::from(look.stowed_count(player, item)),
        };
        require(owned >= times, || Refusal::new("NEM-5.14", "nem-refused-trade-has-not"))?;
        let bound = matches!(thing, Thing::Item(item) if !look.movable(item));
        require(!bound, || Refusal::new("NEM-5.8", "nem-refused-bound"))
    }

    /// Whether all that is asked for could be there, by the backs alone (NEM-5.17): a different back for each.
    fn plausible(look: Look<'_>, partner: Player, asks: &[Asked]) -> bool {
        let own = look.of(partner);
        let mut backs = [0u8; 4];
        for (ware, card) in look.content.wares.with_ids() {
            if let Some(colour) = card.colour {
                backs[colour.index()] += own.inventory[ware];
            }
        }
        let mut hands: List<Thing, 8> = List::new();
        own.hands.iter().for_each(|carried| hands.push(carried.thing));
        Trading::assign(look, asks, backs, hands)
    }

    /// Whether each of these can be met by a different card.
    fn assign(look: Look<'_>, asks: &[Asked], backs: [u8; 4], hands: List<Thing, 8>) -> bool {
        let Some((first, rest)) = asks.split_first() else { return true };
        let with_back = |colour: Colour| {
            let mut left = backs;
            left[colour.index()] > 0 && {
                left[colour.index()] -= 1;
                Trading::assign(look, rest, left, hands)
            }
        };
        match *first {
            Asked::Back(colour) => with_back(colour),
            Asked::Thing(thing) => {
                let mut others = hands;
                if others.take(thing) && Trading::assign(look, rest, backs, others) {
                    return true;
                }
                let Thing::Item(item) = thing else { return false };
                look.content
                    .wares_of(item)
                    .filter_map(|ware| look.content.wares[ware].colour)
                    .any(with_back)
            }
        }
    }

    /// Whether a player has Hand slots for what comes, counted after the exchange (NEM-5.18).
    fn fits(look: Look<'_>, player: Player, gone: &[Thing], come: &[Thing]) -> Result<(), Refusal> {
        let heavy =
            |things: &[Thing]| things.iter().filter(|thing| look.heavy(**thing)).count() as u8;
        let after = look.hands_used(player).saturating_sub(heavy(gone)) + heavy(come);
        require(after <= look.hand_slots(player) || heavy(come) == 0, || {
            Refusal::new("NEM-5.18", "nem-refused-trade-hands")
        })
    }

    /// What is asked for by name and needs a Hand.
    fn asked_things(&self) -> List<Thing, THINGS> {
        let mut things = List::new();
        for asked in self.asks.iter() {
            if let Asked::Thing(thing) = asked {
                things.push(*thing);
            }
        }
        things
    }

    /// Whether the partner can give a thing for what is asked next, and something for all that is left.
    fn gives(&self, look: Look<'_>, partner: Player, thing: Thing) -> bool {
        let Some(asked) = self.asks.get(self.gives.len()) else { return false };
        let given = self.gives.iter().filter(|own| **own == thing).count();
        let of_kind = match *asked {
            Asked::Thing(wanted) => wanted == thing,
            Asked::Back(colour) => match thing {
                Thing::Item(item) => {
                    let ware = look.content.ware(item, colour);
                    ware.is_some_and(|ware| usize::from(look.of(partner).inventory[ware]) > given)
                }
                Thing::Object(_) => false,
            },
        };
        of_kind && Trading::has(look, partner, thing, given + 1).is_ok()
    }

    /// Something the partner can give for what is asked next.
    fn any_gift(&self, look: Look<'_>, partner: Player) -> Option<Thing> {
        let owned = look.owned(partner).map(Thing::Item);
        let held = look.of(partner).hands.iter().map(|carried| carried.thing);
        owned.chain(held).find(|thing| self.gives(look, partner, *thing))
    }

    fn check_floor(&self, look: Look<'_>, mv: &Move) -> Result<(), Refusal> {
        let no_partner = || Refusal::new("NEM-5.16", "nem-refused-trade-partner");
        match *mv {
            Move::Close | Move::Clear => Ok(()),
            Move::With(player) => {
                let other = player != self.floor && self.takes_part(look, player);
                require(other, || Refusal::new("NEM-5.14", "nem-refused-trade-with"))?;
                // What was named stays, until the draft is thrown away (NEM-5.16).
                require(self.partner.is_none(), || {
                    Refusal::new("NEM-5.16", "nem-refused-trade-named")
                })
            }
            Move::Offer(thing) => {
                require(self.offers.len() < THINGS, || {
                    Refusal::new("NEM-5.16", "nem-refused-trade-full")
                })?;
                let times = self.offers.iter().filter(|own| **own == thing).count();
                Trading::has(look, self.floor, thing, times + 1)
            }
            Move::Ask(asked) => {
                let partner = self.partner.get().ok_or_else(no_partner)?;
                require(self.asks.len() < THINGS, || {
                    Refusal::new("NEM-5.16", "nem-refused-trade-full")
                })?;
                let bound = matches!(asked, Asked::Thing(Thing::Item(item)) if !look.movable(item));
                require(!bound, || Refusal::new("NEM-5.8", "nem-refused-bound"))?;
                let mut asks = self.asks;
                asks.push(asked);
                require(Trading::plausible(look, partner, &asks), || {
                    Refusal::new("NEM-5.17", "nem-refused-trade-no-back")
                })
            }
            Move::Propose => {
                require(self.partner.is_some(), no_partner)?;
                require(!self.offers.is_empty() || !self.asks.is_empty(), || {
                    Refusal::new("NEM-5.16", "nem-refused-trade-empty")
                })?;
                Trading::fits(look, self.floor, &self.offers, &self.asked_things())
            }
            _ => Err(OTHER_QUESTION),
        }
    }

    fn check_answer(&self, look: Look<'_>, mv: &Move) -> Result<(), Refusal> {
        let Some(partner) = self.partner.get() else { return Err(OTHER_QUESTION) };
        match mv {
            Move::Refuse => Ok(()),
            Move::Accept => {
                let mut trial = *self;
                trial.gives = List::new();
                for _ in self.asks.iter() {
                    let gift = trial.any_gift(look, partner);
                    let Some(gift) = gift else {
                        return Err(Refusal::new("NEM-5.18", "nem-refused-trade-cannot-give"));
                    };
                    trial.gives.push(gift);
                }
                Trading::fits(look, partner, &self.asked_things(), &self.offers)
            }
            _ => Err(OTHER_QUESTION),
        }
    }
}

impl Decision<Nemesis> for Trading {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        match self.stage {
            TradeStage::Floor => one(self.floor),
            TradeStage::Round => {
                self.unasked.iter().fold(SeatSet::NONE, |seats, player| seats.union(one(player)))
            }
            TradeStage::Answer | TradeStage::Give => self.partner.get().map_or(SeatSet::NONE, one),
            TradeStage::Pay => one(self.initiator),
        }
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        let floor = || Text::new("nem-prompt-trade-floor").with("left", self.left);
        let answer = |id: &'static str| Text::new(id).with("seat", self.floor.seat());
        match self.stage {
            TradeStage::Floor => Prompt::new(floor(), "NEM-5.16"),
            TradeStage::Round => {
                Prompt::new("nem-prompt-trade-round", "NEM-5.15").declined_by(&Move::Pass)
            }
            TradeStage::Answer => {
                let text =
                    answer("nem-prompt-trade-answer").with("offers", self.offers.len() as u8);
                Prompt::new(text.with("asks", self.asks.len() as u8), "NEM-5.18")
            }
            TradeStage::Give => Prompt::new(answer("nem-prompt-trade-give"), "NEM-5.18"),
            TradeStage::Pay => Prompt::new("nem-prompt-pay-one", "NEM-5.13"),
        }
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        match self.stage {
            TradeStage::Floor => {
                let things = |player: Player| {
                    let own = look.of(player).hands.iter();
                    let objects = own.filter(|it| it.item().is_none()).map(|carried| carried.thing);
                    let items =
                        Item::ALL.iter().copied().filter(move |item| look.owns(player, *item));
                    items.map(Thing::Item).chain(objects)
                };
                look.players().for_each(|player| found(Move::With(player)));
                let mut last = None;
                things(self.floor)
                    .filter(|thing| last.replace(*thing) != Some(*thing))
                    .for_each(|thing| found(Move::Offer(thing)));
                if let Some(partner) = self.partner.get() {
                    Colour::ALL.iter().for_each(|colour| found(Move::Ask(Asked::Back(*colour))));
                    let open = look.of(partner).hands.iter().map(|carried| carried.thing);
                    let mut last = None;
                    open.filter(|thing| last.replace(*thing) != Some(*thing))
                        .for_each(|thing| found(Move::Ask(Asked::Thing(thing))));
                }
                [Move::Propose, Move::Clear, Move::Close].into_iter().for_each(found);
            }
            TradeStage::Round => [Move::Floor, Move::Pass, Move::Wave].into_iter().for_each(found),
            TradeStage::Answer => [Move::Accept, Move::Refuse].into_iter().for_each(found),
            TradeStage::Give => {
                let Some(partner) = self.partner.get() else { return };
                let mut last = None;
                look.owned(partner)
                    .filter(|item| last.replace(*item) != Some(*item))
                    .for_each(|item| found(Move::Give(Thing::Item(item))));
                let held = look.of(partner).hands.iter().filter(|it| it.item().is_none());
                let mut last = None;
                held.filter(|it| last.replace(it.thing) != Some(it.thing))
                    .for_each(|it| found(Move::Give(it.thing)));
            }
            TradeStage::Pay => {
                let mut seen: List<Card, { crate::state::DECK }> = List::new();
                for card in look.actions(self.initiator) {
                    if !seen.contains(&card) {
                        seen.push(card);
                        found(Move::Pay(card));
                    }
                }
            }
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match self.stage {
            TradeStage::Floor => self.check_floor(look, mv),
            TradeStage::Round => {
                require(matches!(mv, Move::Floor | Move::Pass | Move::Wave), || OTHER_QUESTION)
            }
            TradeStage::Answer => self.check_answer(look, mv),
            TradeStage::Give => {
                let (Move::Give(thing), Some(partner)) = (*mv, self.partner.get()) else {
                    return Err(OTHER_QUESTION);
                };
                require(self.gives(look, partner, thing), || {
                    Refusal::new("NEM-5.18", "nem-refused-trade-not-asked")
                })
            }
            TradeStage::Pay => {
                let Move::Pay(card) = mv else { return Err(OTHER_QUESTION) };
                require(look.actions(self.initiator).any(|own| own == *card), || {
                    Refusal::new("NEM-4.2", "nem-refused-card-not-held").with("what", card.word())
                })
            }
        }
    }

    fn play(&self, engine: &mut Engine<'_>, seat: Seat, mv: &Move) {
        let mut next = *self;
        match *mv {
            Move::With(player) => next.partner = player.into(),
            Move::Offer(thing) => next.offers.push(thing),
            Move::Ask(asked) => next.asks.push(asked),
            Move::Clear => {
                next = next.cleared();
                next.left -= 1;
            }
            Move::Close => next.left = 0,
            Move::Propose => {
                next.left -= 1;
                next.stage = TradeStage::Answer;
                let event = Event::new("NEM-5.19", "nem-event-proposes").player(self.floor);
                let event = event.number("offers", self.offers.len() as i32);
                engine.tell(event.number("asks", self.asks.len() as i32));
            }
            Move::Floor => {
                next.unasked.remove(seat.into());
                next.wanting.insert(seat.into());
            }
            Move::Pass => drop(next.unasked.remove(seat.into())),
            Move::Wave => {
                next.unasked.remove(seat.into());
                engine.wave(seat.into());
            }
            Move::Refuse => {
                engine.tell(Event::new("NEM-5.18", "nem-event-refuses").player(seat.into()));
                next = next.cleared();
            }
            Move::Accept => {
                next.stage = if self.dealt { TradeStage::Give } else { TradeStage::Pay }
            }
            Move::Pay(card) => {
                engine.discard_action(self.initiator, card);
                next.dealt = true;
                next.stage = TradeStage::Give;
            }
            Move::Give(thing) => next.gives.push(thing),
            _ => {}
        }
        engine.replace(Frame::Trading(next));
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        words::offer(look, seat.into(), *mv).ruled("NEM-5.8")
    }
}

impl Engine<'_> {
    /// A deal is carried out at once and completely (NEM-5.18).
    fn deal(&mut self, trade: Trading) {
        let Some(partner) = trade.partner.get() else { return };
        let event = Event::new("NEM-5.18", "nem-event-deals").player(trade.floor);
        self.tell(event.name("partner", "nem-term-partner").number("n", trade.gives.len() as i32));
        let backs = trade.asks;
        for thing in trade.offers.iter() {
            self.hand_over(trade.floor, partner, *thing, None);
        }
        for (place, thing) in trade.gives.iter().enumerate() {
            let back = match backs.get(place) {
                Some(Asked::Back(colour)) => Some(*colour),
                _ => None,
            };
            self.hand_over(partner, trade.floor, *thing, back);
        }
        self.replace(Frame::Trading(trade.cleared()));
        self.free_hands(trade.floor);
        self.free_hands(partner);
    }

    /// A thing goes from one to another, with what is attached to it and its Ammo (NEM-16.13).
    fn hand_over(&mut self, from: Player, to: Player, thing: Thing, back: Option<Colour>) {
        let held = self.of(from).hands.iter().position(|carried| carried.thing == thing);
        if let Some(place) = held.filter(|_| back.is_none()) {
            let mut carried = self.of(from).hands.remove(place);
            if let Some(next) = self.of(from).hands.get_mut(place) {
                next.joined = false;
            }
            carried.joined = false;
            self.of(to).hands.push(carried);
            return;
        }
        let Thing::Item(item) = thing else { return };
        let ware: Option<Ware> = match back {
            Some(colour) => self.content.ware(item, colour),
            None => self.look().stowed(from, item),
        };
        if let Some(ware) = ware
            && self.of(from).inventory[ware] > 0
        {
            self.of(from).inventory[ware] -= 1;
            self.of(to).inventory[ware] += 1;
        }
    }

    /// The floor has gone round (NEM-5.9).
    fn end_trade(&mut self, trade: Trading) {
        self.pop();
        self.tell(Event::new("NEM-5.9", "nem-event-trade-over").player(trade.initiator));
        if !trade.dealt {
            self.void_action();
            self.of(trade.initiator).trade_spoiled = true;
        }
    }
}
