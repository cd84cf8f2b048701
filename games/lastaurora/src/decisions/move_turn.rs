//! The Movement turn (LA-7.6): abilities and Objects, then paying Fuel, or staying.

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::{Steer, any_legal, prevent, reasons};
use crate::abilities;
use crate::content::{ConvoyCard, Trigger};
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::look::Look;
use crate::moves::{Cell, Move};
use crate::objects;
use crate::scene;
use crate::state::{Drive, Player};
use crate::vocab::{Payable, Phase, Res};

const RULE: &str = "LA-7.1";

/// A player stays, or prepares and pays for a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveTurn {
    /// Whose turn.
    pub player: Player,
}

/// The Truck of a player.
fn truck(look: Look<'_>, player: Player) -> &ConvoyCard {
    &look.content.convoy[look.of(player).convoy[Cell::TRUCK].card()]
}

/// How much a player has of what the Truck burns besides Fuel (LA-7.21).
fn substitute(look: Look<'_>, player: Player) -> u8 {
    truck(look, player).substitute.map_or(0, |res| look.of(player).res[res])
}

/// Whether throwing resources away would make room for a driver (LA-7.2, LA-10.15).
pub(super) fn driver_needs_room(look: Look<'_>, player: Player) -> bool {
    look.survivors(player) > 0 && look.driver_boxes(player)[1]
}

/// Whether a resource may be thrown away so that somebody can take the wheel.
pub(super) fn check_throw(look: Look<'_>, player: Player, res: Res) -> Result<(), Refusal> {
    let refused = |id: &'static str| move || Refusal::new("LA-10.15", id);
    require(!look.has_driver(player), refused("la-refused-throw-driver"))?;
    require(driver_needs_room(look, player), || Refusal::new("LA-7.2", "la-refused-driver"))?;
    require(look.of(player).res[res] > 0, || {
        Refusal::new("LA-10.15", "la-refused-none-left").with("what", res.word())
    })?;
    require(look.in_cargo(player, res), || {
        Refusal::new("LA-10.15", "la-refused-throw-no-room").with("what", res.word())
    })
}

/// Whether the convoy could still go anywhere.
fn can_drive(look: Look<'_>, player: Player) -> bool {
    let own = look.of(player);
    !own.aboard && look.remaining(own.at) > 0
}

impl MoveTurn {
    fn payments(self, look: Look<'_>, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let most = truck(look, self.player).boost_max;
        if breadth == Breadth::Thinkable {
            (0..=most + 2).for_each(|fuel| found(Move::Drive { fuel, food: 0 }));
        }
        let other = substitute(look, self.player);
        let fuel = look.of(self.player).res[Res::Fuel];
        for extra in 0..=most {
            for food in 0..=(1 + extra).min(other) {
                if fuel + food > extra {
                    found(Move::Drive { fuel: 1 + extra - food, food });
                }
            }
        }
    }

    fn check_drive(self, look: Look<'_>, fuel: u8, other: u8) -> Result<(), Refusal> {
        let truck = truck(look, self.player);
        let own = look.of(self.player);
        let (most, stock) = (truck.boost_max, own.res[Res::Fuel]);
        require(can_drive(look, self.player), || Refusal::new("LA-16.5", "la-refused-aboard"))?;
        require(look.has_driver(self.player), || Refusal::new("LA-7.2", "la-refused-driver"))?;
        require(fuel + other > 0, || Refusal::new("LA-7.3", "la-refused-drive-nothing"))?;
        let burns = other == 0 || truck.substitute.is_some();
        require(burns, || Refusal::new("LA-7.21", "la-refused-substitute"))?;
        require(other <= substitute(look, self.player), || {
            reasons::cannot_pay("LA-7.21", Payable::Food, other)
        })?;
        let none = stock == 0 && substitute(look, self.player) == 0;
        require(fuel <= stock || !none, || Refusal::new("LA-7.3", "la-refused-no-fuel"))?;
        require(fuel <= stock, || reasons::cannot_pay("LA-7.3", Payable::Fuel, fuel))?;
        let extra = fuel + other - 1;
        require(extra <= most, || Refusal::new("LA-7.5", "la-refused-boost").with("max", most))?;
        let raw = look.raw_speed(self.player);
        let speed = |extra: u8| raw + truck.boost_gain * extra as i8;
        require(speed(most) >= 1, || Refusal::new("LA-7.4", "la-refused-no-speed"))?;
        require(speed(extra) >= 1, || Refusal::new("LA-7.4", "la-refused-speed-fuel"))
    }

    /// Goes on where nothing is to be decided. What others can see decides whether anything is asked.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let look = engine.look();
        let player = self.player;
        let fuel = look.of(player).res[Res::Fuel] + substitute(look, player);
        let other = |mv: &Move| matches!(mv, Move::Prevent(_) | Move::Ability(_));
        let asks = look.hand_size(player) > 0
            || can_drive(look, player)
                && (fuel > 0 || any_legal(&self, look, player.seat(), other));
        if !asks {
            engine.replace(Frame::MoveOver { player });
        }
        !asks
    }

    /// Pays all Fuel of the movement at once (LA-7.6).
    fn drive(self, engine: &mut Engine<'_>, fuel: u8, other: u8) {
        let player = self.player;
        let kind = engine.look().of(player).convoy[Cell::TRUCK].card();
        let card = &engine.content.convoy[kind];
        let extra = fuel + other - 1;
        let points = engine.look().raw_speed(player) + card.boost_gain * extra as i8;
        engine.lose(player, Res::Fuel, fuel);
        if let Some(res) = card.substitute {
            engine.lose(player, res, other);
        }
        engine.state.drive = Drive { points, paid: true, ..Drive::default() };
        for (n, res) in [(fuel, Some(Res::Fuel)), (other, card.substitute)] {
            if let (1.., Some(res)) = (n, res) {
                let event = engine.about("LA-7.3", "la-event-pays", player);
                engine.tell(event.number("n", n).name("what", res.word()));
            }
        }
        engine.replace(Frame::Steer(Steer { player }));
        engine.activate(Trigger::BeforeMove, player);
    }

    fn stay(self, engine: &mut Engine<'_>) {
        engine.replace(Frame::MoveOver { player: self.player });
        let event = engine.about("LA-7.20", "la-event-stays", self.player);
        let at = engine.look().of(self.player).at;
        engine.tell(event.space("space", engine.look().map(), at));
    }
}

impl Decision<LastAurora> for MoveTurn {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-move", RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let wide = breadth == Breadth::Thinkable;
        let drives = can_drive(look, self.player);
        let driver = look.has_driver(self.player);
        if wide || drives && driver {
            self.payments(look, breadth, found);
        }
        if wide || drives && !driver {
            Res::ALL.iter().for_each(|res| found(Move::Throw(*res)));
        }
        abilities::candidates(look, self.player, Phase::Movement, breadth, found);
        objects::held(look, self.player, found);
        prevent::preventions(look, breadth, found);
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let player = self.player;
        match *mv {
            Move::Pass => Ok(()),
            Move::Drive { fuel, food } => self.check_drive(look, fuel, food),
            Move::Throw(res) => {
                let drives = can_drive(look, player);
                require(drives, || Refusal::new("LA-16.5", "la-refused-aboard"))?;
                check_throw(look, player, res)
            }
            Move::Go(_) => Err(Refusal::new("LA-7.6", "la-refused-pay-first")),
            mv => reasons::in_turn(look, player, Phase::Movement, RULE, mv),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Drive { fuel, food } => self.drive(engine, fuel, food),
            Move::Throw(res) => engine.throw(self.player, res),
            Move::Pass => self.stay(engine),
            mv => engine.act_in_turn(self.player, mv),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::or_pass(look, self.player, *mv, "la-offer-stay").ruled(RULE)
    }
}
