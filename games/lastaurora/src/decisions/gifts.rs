//! Giving and demanding between players in one space (LA-19.21).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::PlaceDamage;
use super::shared::{about_player, other_player, owned, resources, unasked};
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;
use crate::vocab::Res;

const RULE: &str = "LA-19.21";

/// Another player in the same space.
fn neighbour(look: Look<'_>, player: Player, other: Player) -> Result<(), Refusal> {
    other_player(look, player, other, RULE)?;
    require(look.of(other).at == look.of(player).at, || {
        about_player(RULE, "la-refused-not-here", look, other)
    })
}

impl Engine<'_> {
    /// One resource goes from one player to another, who loads it as a gain.
    fn hand_over(&mut self, from: Player, to: Player, res: Res) {
        if self.lose(from, res, 1) > 0 {
            self.gain(to, res, 1);
        }
    }

    /// A player hands a resource to another.
    fn give(&mut self, from: Player, to: Player, res: Res) {
        let automa = self.state.table.automa(to);
        let event = self.about(RULE, "la-event-gives", from).name("what", res.word());
        self.tell(event.player("other", to, automa));
        self.hand_over(from, to, res);
    }
}

/// A player in the same space is chosen who is given something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GiveWhom {
    /// Who gives.
    pub player: Player,
    /// How many resources.
    pub left: u8,
}

impl GiveWhom {
    /// Alone in a space nobody gives.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, false)
    }
}

impl Decision<LastAurora> for GiveWhom {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-give-to", RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        look.players().for_each(|other| found(Move::Player(other)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Player(other) => neighbour(look, self.player, other),
            _ => Err(unasked(RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Player(to) = *mv else { return };
        engine.replace(Frame::Give(GiveGoods { player: self.player, to, left: self.left }));
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::chosen(look, self.player, *mv, "la-offer-give-to").ruled(RULE)
    }
}

/// The resources are chosen that are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GiveGoods {
    /// Who gives.
    pub player: Player,
    /// Who is given.
    pub to: Player,
    /// How many are still to be given.
    pub left: u8,
}

impl GiveGoods {
    /// Whoever has nothing left gives no more.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, self.left == 0)
    }
}

impl Decision<LastAurora> for GiveGoods {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        let seat = scene::player_arg(look, self.to);
        Prompt::new(Text::new("la-prompt-give").with("seat", seat), RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        resources(look, self.player, breadth, found);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pay(res) => owned(look, self.player, res, RULE),
            _ => Err(unasked(RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Pay(res) = *mv else { return };
        engine.replace(Frame::Give(GiveGoods { left: self.left - 1, ..*self }));
        engine.give(self.player, self.to, res);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::chosen(look, self.player, *mv, "la-offer-give").ruled(RULE)
    }
}

/// A player in the same space is chosen of whom something is demanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DemandWhom {
    /// Who demands.
    pub player: Player,
    /// How many resources.
    pub n: u8,
}

impl DemandWhom {
    /// Alone in a space nobody demands.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, false)
    }
}

impl Decision<LastAurora> for DemandWhom {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-demand-whom", RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        look.players().for_each(|other| found(Move::Player(other)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Player(other) => neighbour(look, self.player, other),
            _ => Err(unasked(RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Player(player) = *mv else { return };
        engine.replace(Frame::Demanded(AnswerDemand { player, by: self.player, n: self.n }));
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::chosen(look, self.player, *mv, "la-offer-demand-of").ruled(RULE)
    }
}

/// The player of whom something is demanded gives it, or takes 1 Damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnswerDemand {
    /// Who answers.
    pub player: Player,
    /// Who demands.
    pub by: Player,
    /// How many resources.
    pub n: u8,
}

impl AnswerDemand {
    /// The Automa follows a list (LA-17.24), and whoever cannot give takes the Damage.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        if engine.look().automa(self.player) {
            engine.pop();
            (0..self.n).for_each(|_| self.automa_answers(engine));
            return true;
        }
        let able = engine.look().resources(self.player) >= self.n;
        if !able {
            engine.replace(Frame::Damage(PlaceDamage::anywhere(self.player, 1)));
        }
        !able
    }

    /// The Automa gives the first it has of Fuel, Food, Ammo, otherwise it takes 1 Damage (LA-17.24).
    fn automa_answers(&self, engine: &mut Engine<'_>) {
        let own = engine.look().of(self.player).res;
        let found = [Res::Fuel, Res::Food, Res::Ammo].into_iter().find(|res| own[*res] > 0);
        match found {
            Some(res) => engine.hand_over(self.player, self.by, res),
            None => engine.automa_damage(1),
        }
    }
}

impl Decision<LastAurora> for AnswerDemand {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new(Text::new("la-prompt-demand").with("seat", self.by.seat()), RULE)
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        found(Move::Yes);
        found(Move::Pass);
    }

    fn check(&self, _: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Yes | Move::Pass => Ok(()),
            _ => Err(unasked(RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let AnswerDemand { player, by, n } = *self;
        engine.replace(match mv {
            Move::Yes => Frame::Yield(YieldGoods { player, by, left: n }),
            _ => Frame::Damage(PlaceDamage::anywhere(player, 1)),
        });
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        match *mv {
            Move::Pass => scene::pass("la-offer-take-damage").ruled(RULE),
            Move::Yes => {
                let offer = scene::verb(look, self.player, Move::Yes).ruled(RULE);
                Offer { label: Text::new("la-offer-give-any").with("n", self.n), ..offer }
            }
            mv => scene::verb(look, self.player, mv).ruled(RULE),
        }
    }
}

/// The resources are chosen that were demanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct YieldGoods {
    /// Who gives.
    pub player: Player,
    /// Who demanded them.
    pub by: Player,
    /// How many are still to be given.
    pub left: u8,
}

impl YieldGoods {
    /// What was demanded, as a gift to whoever demanded it.
    fn gift(&self) -> GiveGoods {
        GiveGoods { player: self.player, to: self.by, left: self.left }
    }

    /// Whoever has nothing left gives no more.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, self.left == 0)
    }
}

/// It is asked and worded as giving is; only what it leaves behind differs.
impl Decision<LastAurora> for YieldGoods {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        self.gift().asks(look)
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        self.gift().prompt(look)
    }

    fn candidates(
        &self,
        look: Look<'_>,
        seat: Seat,
        breadth: Breadth,
        found: &mut dyn FnMut(Move),
    ) {
        self.gift().candidates(look, seat, breadth, found);
    }

    fn check(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        self.gift().check(look, seat, mv)
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Pay(res) = *mv else { return };
        engine.replace(Frame::Yield(YieldGoods { left: self.left - 1, ..*self }));
        engine.give(self.player, self.by, res);
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        self.gift().offer(look, seat, mv)
    }
}
