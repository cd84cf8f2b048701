//! The Rest turn (LA-6.2) and the own End of Round effects (LA-9.1).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::reasons::{self, named};
use super::{any_legal, prevent};
use crate::abilities;
use crate::boxes::Sort;
use crate::content::Trigger;
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::ids::CrewPlace;
use crate::look::Look;
use crate::moves::{Meal, Move};
use crate::objects;
use crate::scene;
use crate::state::Player;
use crate::vocab::{Payable, Phase, Res, Zone};

const REST: &str = "LA-6.3";
const RESTED: &str = "LA-6.7";
const ROUND: &str = "LA-9.1";

/// A player feeds Survivors, uses abilities and Objects, and then shifts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RestTurn {
    /// Whose turn.
    pub player: Player,
    /// Whether a feeding was paid in this turn.
    pub fed: bool,
}

/// Free feedings a player still has (LA-10.21, LA-R27).
fn free_feedings(look: Look<'_>, player: Player) -> u8 {
    let boxes = look.special(player, |sort| u8::from(sort == Sort::FreeFeed));
    boxes.saturating_sub(look.of(player).free_fed)
}

impl RestTurn {
    fn feedings(self, look: Look<'_>, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let wide = breadth == Breadth::Thinkable;
        for (slot, member) in look.crew(self.player) {
            if member.zone != Zone::Exhausted && !wide {
                continue;
            }
            let android = look.content.survivors[member.survivor()].android;
            for &res in Res::ALL {
                if wide || android || res == Res::Food {
                    found(Move::Feed(slot, Meal::Res(res)));
                }
            }
            if android || wide {
                crate::effects::hand_kinds(look, self.player, &mut |kind| {
                    found(Move::Feed(slot, Meal::Object(kind)));
                });
            }
            found(Move::Feed(slot, Meal::Free));
        }
    }

    /// Goes on where nothing is to be decided. What others can see decides whether anything is asked.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let look = engine.look();
        let public = |mv: &Move| !matches!(mv, Move::Pass | Move::Object { .. });
        if look.hand_size(self.player) > 0 || any_legal(&self, look, self.player.seat(), public) {
            return false;
        }
        self.finish(engine);
        true
    }

    fn finish(self, engine: &mut Engine<'_>) {
        engine.replace(Frame::Shift { player: self.player });
        if !engine.look().in_zone(self.player, Zone::Exhausted).is_empty() {
            engine.activate(Trigger::Unfed, self.player);
        }
    }

    fn feed(self, engine: &mut Engine<'_>, slot: CrewPlace, meal: Meal) {
        engine.replace(Frame::RestTurn(RestTurn { fed: true, ..self }));
        engine.ask(Frame::Feed { player: self.player, slot, meal });
        if !self.fed {
            // The Story of feeding comes before the payment (LA-X4.46): what is to be eaten is shown already.
            if engine.activate(Trigger::Feed, self.player) && matches!(meal, Meal::Object(_)) {
                engine.log.mark_revealed();
            }
        }
    }
}

/// Whether a player can feed a Survivor with this (LA-6.3).
fn check_feeding(
    look: Look<'_>,
    player: Player,
    slot: CrewPlace,
    meal: Meal,
) -> Result<(), Refusal> {
    let member = reasons::present(look, player, slot, REST)?;
    let about = |id: &'static str| move || named(REST, id, look, player, slot);
    require(member.zone == Zone::Exhausted, about("la-refused-not-exhausted"))?;
    let android = look.content.survivors[member.survivor()].android;
    match meal {
        Meal::Res(res) => {
            require(android || res == Res::Food, about("la-refused-feed-with"))?;
            let what = match res {
                Res::Food => Payable::Food,
                Res::Ammo => Payable::Ammo,
                Res::Fuel => Payable::Fuel,
            };
            reasons::payable(look, player, REST, what, 1)
        }
        Meal::Object(kind) => {
            require(android, about("la-refused-feed-with"))?;
            objects::in_hand(look, player, kind)
        }
        Meal::Free => {
            require(free_feedings(look, player) > 0, || Refusal::new(REST, "la-refused-free-feed"))
        }
    }
}

impl Engine<'_> {
    /// A feeding is paid and carried out (LA-6.3), unless its Story has used up what it needs (LA-X4.16, LA-R104).
    pub(crate) fn feed(&mut self, player: Player, slot: CrewPlace, meal: Meal) {
        self.pop();
        if check_feeding(self.look(), player, slot, meal).is_err() {
            return;
        }
        match meal {
            Meal::Res(res) => drop(self.lose(player, res, 1)),
            Meal::Object(kind) => self.discard_object(player, kind, "LA-X3.17"),
            Meal::Free => self.of(player).free_fed += 1,
        }
        let kind = self.look().of(player).crew[slot].survivor();
        let name = self.content.survivors[kind].name;
        let event = self.about("LA-6.3", "la-event-feeds", player).name("who", name);
        self.tell(event);
        self.send(player, slot, Zone::Rest, "LA-6.3");
    }
}

impl Decision<LastAurora> for RestTurn {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-feed", REST)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        self.feedings(look, breadth, found);
        abilities::candidates(look, self.player, Phase::Rest, breadth, found);
        objects::held(look, self.player, found);
        prevent::preventions(look, breadth, found);
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pass => Ok(()),
            Move::Feed(slot, meal) => check_feeding(look, self.player, slot, meal),
            mv => reasons::in_turn(look, self.player, Phase::Rest, REST, mv),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Feed(slot, meal) => self.feed(engine, slot, meal),
            Move::Pass => self.finish(engine),
            mv => engine.act_in_turn(self.player, mv),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::or_pass(look, self.player, *mv, "la-offer-rest").ruled(REST)
    }
}

/// After the shift a player may still use abilities and Objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rested {
    /// Whose turn.
    pub player: Player,
}

impl Rested {
    /// Goes on where nothing that others can see is to be decided.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let public = |mv: &Move| !matches!(mv, Move::Pass | Move::Object { .. });
        let asks = any_legal(&self, engine.look(), self.player.seat(), public);
        engine.end_unless(asks)
    }
}

impl Decision<LastAurora> for Rested {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-rest", RESTED)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        abilities::candidates(look, self.player, Phase::Rest, breadth, found);
        objects::held(look, self.player, found);
        prevent::preventions(look, breadth, found);
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pass => Ok(()),
            Move::Feed(..) => Err(Refusal::new("LA-6.2", "la-refused-fed")),
            mv => reasons::in_turn(look, self.player, Phase::Rest, RESTED, mv),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Pass => engine.pop(),
            mv => engine.act_in_turn(self.player, mv),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::or_pass(look, self.player, *mv, "la-offer-end-turn").ruled(RESTED)
    }
}

/// A player uses own End of Round effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundTurn {
    /// Whose turn.
    pub player: Player,
}

impl RoundTurn {
    /// Goes on where nothing is to be decided.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let seat = self.player.seat();
        let asks = any_legal(&self, engine.look(), seat, |mv| *mv != Move::Pass);
        engine.end_unless(asks)
    }
}

impl Decision<LastAurora> for RoundTurn {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-end-round", ROUND)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        abilities::candidates(look, self.player, Phase::EndRound, breadth, found);
        if breadth == Breadth::Thinkable {
            objects::held(look, self.player, found);
        }
        prevent::preventions(look, breadth, found);
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pass => Ok(()),
            mv => reasons::in_turn(look, self.player, Phase::EndRound, ROUND, mv),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Pass => engine.pop(),
            mv => engine.act_in_turn(self.player, mv),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::or_pass(look, self.player, *mv, "la-offer-end-turn").ruled(ROUND)
    }
}
