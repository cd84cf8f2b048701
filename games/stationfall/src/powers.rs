//! Reveal Powers that happen once (SF-15.3.2), and what single Characters add to a turn.
//!
//! A power that asks nothing is applied at once; one that asks is a frame. Powers that are always on are questions in
//! [`crate::look`], powers that are Actions are in `actions`.

mod claymore;
mod go;
mod homework;
mod moss;
mod presence;
mod switch;
mod targets;
mod vengeful;

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use crate::action::Actor;
use crate::engine::Engine;
use crate::event::{Event, Passed};
use crate::frame::{Frame, Warrant};
use crate::game::Stationfall;
use crate::ids::{Ability, Body, Character, Identity, Item};
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::{Bribe, GreyBribe, Holder, Player, Ship};
use crate::turn::Act;

pub(crate) use moss::{Moss, candidates as moss_candidates, check_moss, moss_may_act, play_moss};
pub(crate) use presence::check_presence;
pub(crate) use switch::switch;
pub(crate) use targets::confess;
pub(crate) use vengeful::{vengeful, vengeful_rises};

/// The one-time powers of a card that was just revealed (SF-R21); at Stationfall only those that say so (SF-R28).
pub(crate) fn begin(engine: &mut Engine<'_>, player: Player, identity: Identity, early: bool) {
    let content = engine.content;
    for ability in content.identities[identity].reveal {
        if early || content.abilities[ability].at_stationfall {
            apply(engine, player, ability);
        }
    }
}

/// One power: what asks nothing happens, what asks becomes a frame, what is always on needs nothing.
fn apply(engine: &mut Engine<'_>, player: Player, ability: Ability) {
    match ability {
        Ability::HollowPromises => hollow_promises(engine),
        Ability::Extricate => extricate(engine),
        Ability::MissionFirst => engine.take_betrayal(player),
        Ability::LastGasp => last_gasp(engine),
        Ability::ZipGun => give(engine, Body::Doctor, Item::Gun),
        Ability::Haywire => give(engine, Body::Medical, Item::Bludgeon),
        Ability::FakeArtifact => fake_artifact(engine, player),
        Ability::OffshoreShenanigans => offshore(engine, player),
        Ability::ShapeshiftSwitch
        | Ability::RecordedConfessional
        | Ability::TrojanHorse
        | Ability::Overload
        | Ability::GoGoGo
        | Ability::Claymore
        | Ability::SecretCache
        | Ability::Homework => engine.ask(Frame::Power(Power { ability, step: 0 })),
        _ => {}
    }
}

/// A one-time Reveal Power asks for a choice or an Action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Power {
    /// Which power.
    pub ability: Ability,
    /// How far it has come: the power's own count; of Go Go Go! a bit for every Clone that has acted.
    pub step: u8,
}

impl Decision<Stationfall> for Power {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.active_seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        let text = match self.ability {
            Ability::ShapeshiftSwitch => Text::new("sf-prompt-power-switch"),
            Ability::RecordedConfessional => Text::new("sf-prompt-power-confessional"),
            Ability::TrojanHorse => Text::new("sf-prompt-power-trojan"),
            Ability::Overload => Text::new("sf-prompt-power-overload"),
            Ability::GoGoGo => Text::new("sf-prompt-power-go"),
            Ability::Claymore if self.step < 3 => {
                Text::new("sf-prompt-power-trap").with("left", 3 - self.step)
            }
            Ability::Claymore => Text::new("sf-prompt-power-live-trap"),
            Ability::SecretCache => Text::new("sf-prompt-power-cache"),
            Ability::Homework => Text::new("sf-prompt-power-homework"),
            _ => Text::new("sf-prompt-power").with("power", self.ability.word()),
        };
        Prompt::new(text, "SF-15.3.2")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        match self.ability {
            Ability::Claymore => claymore::candidates(look, found),
            Ability::Homework => homework::candidates(look, found),
            Ability::GoGoGo => go::candidates(look, found),
            ability => targets::candidates(look, ability, found),
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let possible = match self.ability {
            Ability::Claymore => claymore::allows(look, self.step, mv),
            Ability::Homework => homework::allows(look, mv),
            Ability::GoGoGo => go::allows(look, self.step, mv),
            ability => targets::allows(look, ability, mv),
        };
        require(possible, || {
            Refusal::new("SF-15.3.2", "sf-refused-power-choice").with("power", self.ability.word())
        })
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if *mv == Move::Pass {
            engine.passed(engine.state.turn.player, Passed::Power);
        }
        match self.ability {
            Ability::Claymore => claymore::play(engine, self.step, mv),
            Ability::Homework => homework::play(engine, mv),
            Ability::GoGoGo => go::play(engine, mv),
            ability => targets::play(engine, ability, mv),
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, "sf-offer-pass-power")
    }
}

/// Carries a power on as far as nobody is asked: an impossible one is lost, and a question with a single answer is not
/// asked (SF-R21).
pub(crate) fn run(engine: &mut Engine<'_>, power: Power) -> bool {
    let look = engine.look();
    let seat = look.active_seat();
    match power.ability {
        // Whether there is a choice is a secret of the player: it is always asked (SF-0.6).
        Ability::Homework => return false,
        Ability::Overload if look.state.players[look.state.turn.player].markers == 0 => {
            // With all three Time markers on the board it is impossible (SF-0.8).
            engine.state.frames.pop();
            return true;
        }
        _ => {}
    }
    let (mut number, mut first) = (0, None);
    power.candidates(look, seat, Breadth::Playable, &mut |answer| {
        if power.check(look, seat, &answer).is_ok() {
            number += 1;
            first = first.or(Some(answer));
        }
    });
    match (number, first) {
        (1, Some(only)) => power.play(engine, seat, &only),
        (0, _) => {
            engine.state.frames.pop();
        }
        _ => return false,
    }
    true
}

/// Whether a nested Action may be declined: those a Reveal Power gives (SF-R21, SF-H23).
pub(crate) fn may_decline(by: Warrant) -> bool {
    matches!(by, Warrant::Power | Warrant::Presence)
}

/// Every grey Bribe lies on the Billionaire's card again, to be used by his player (`hollow_promises`).
fn hollow_promises(engine: &mut Engine<'_>) {
    let mut used = false;
    for token in &mut engine.state.grey_bribes {
        if let GreyBribe::On(..) = token {
            *token = GreyBribe::Unused;
            used = true;
        }
    }
    if used {
        engine.tell(Event::GreyBribesBack);
    }
}

/// The Rescue Ship is the Pirate Ship (`extricate`).
fn extricate(engine: &mut Engine<'_>) {
    if engine.state.station.ship == Ship::Rescue {
        engine.state.station.ship = Ship::Pirate;
        engine.tell(Event::PirateShip);
    }
}

/// The Down Corpsicle is revived, unless that would be futile (SF-R186); the Live one acts once (`last_gasp`).
fn last_gasp(engine: &mut Engine<'_>) {
    let look = engine.look();
    let body = Body::Corpsicle;
    if look.can_act(body) {
        engine.ask(Frame::Act(Act { actor: Actor::Body(body), by: Warrant::Power }));
    } else if look.is_down(body) && look.is_present(body) && !look.revival_is_futile(body) {
        engine.stand_up(body);
    }
}

/// Gives an Item out of the supply to somebody who still takes part (SF-R165, SF-5.6). Too much is dropped when the
/// state settles (SF-4.5.3.1, SF-R24).
fn give(engine: &mut Engine<'_>, body: Body, item: Item) {
    if engine.look().is_present(body) {
        engine.grant(body, item);
    }
}

/// The Artifact was a fake: the Doctor has the real one, wherever the other is, unless a PC holds that
/// (`fake_artifact`).
fn fake_artifact(engine: &mut Engine<'_>, player: Player) {
    let look = engine.look();
    if look.power_usable(Ability::FakeArtifact, Character::Doctor, player)
        && look.is_present(Body::Doctor)
    {
        engine.put_at(Item::Artifact, Holder::Body(Body::Doctor));
        engine.tell(Event::Gained { body: Body::Doctor, item: Item::Artifact });
    }
}

/// The own Bribe is in hand again (`offshore_shenanigans`).
fn offshore(engine: &mut Engine<'_>, player: Player) {
    if let Bribe::On(_) = engine.state.players[player].bribe {
        engine.state.players[player].bribe = Bribe::Hand;
        engine.tell(Event::BribeBack { player });
    }
}
