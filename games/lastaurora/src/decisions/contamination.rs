//! Contamination counters put on Survivors and removed from them (LA-19.11, LA-19.12).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::small::Set8;

use super::shared::{about, survivor, survivors, unasked};
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::ids::CrewPlace;
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::{Member, Player};
use crate::vocab::{Cleaned, Zone};

/// A Survivor is chosen who takes Contamination (LA-19.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContaminateSurvivor {
    /// Whose Survivor.
    pub player: Player,
    /// How many counters.
    pub n: u8,
    /// Only participants (LA-13.6); otherwise anybody in any zone (LA-11.12).
    pub participants: bool,
}

const CONTAMINATING: &str = "LA-19.11";

/// A Survivor who takes part in the exploration action in progress.
fn participant(look: Look<'_>, slot: CrewPlace, member: &Member) -> Result<(), Refusal> {
    require(look.state.explore.parts.contains(slot), || {
        about("LA-13.6", "la-refused-not-participant", look, member)
    })
}

impl ContaminateSurvivor {
    /// Without anybody to choose nothing happens (LA-11.12).
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        let nobody = self.participants && !engine.state.explore.active;
        engine.spare(self, self.player, nobody)
    }
}

impl Decision<LastAurora> for ContaminateSurvivor {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-contaminate", CONTAMINATING)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        survivors(look, self.player, None, found);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Survivor(slot) = *mv else { return Err(unasked(CONTAMINATING, mv)) };
        let member = survivor(look, self.player, slot, CONTAMINATING)?;
        if self.participants { participant(look, slot, member) } else { Ok(()) }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Survivor(slot) = *mv else { return };
        engine.pop();
        engine.contaminate(self.player, slot, self.n);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::chosen(look, self.player, *mv, "la-offer-contaminate").ruled(CONTAMINATING)
    }
}

/// Survivors are chosen from whom Contamination is removed, counter by counter (LA-19.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CleanSurvivors {
    /// Whose Survivors.
    pub player: Player,
    /// How many counters may still be removed.
    pub left: u8,
    /// From whom.
    pub target: Cleaned,
    /// The only zone, once a Survivor of it was chosen.
    pub zone: Option<Zone>,
    /// Who was cleaned already.
    pub done: Set8<CrewPlace>,
}

const CLEANING: &str = "LA-19.12";

impl CleanSurvivors {
    /// Removing counters that has not begun.
    pub const fn begin(player: Player, left: u8, target: Cleaned) -> CleanSurvivors {
        CleanSurvivors { player, left, target, zone: None, done: Set8::EMPTY }
    }

    fn check_survivor(&self, look: Look<'_>, slot: CrewPlace) -> Result<(), Refusal> {
        let member = survivor(look, self.player, slot, CLEANING)?;
        require(!look.doomed(member), || about("LA-11.8", "la-refused-doomed", look, member))?;
        match self.target {
            Cleaned::Participant => {
                participant(look, slot, member)?;
                self.check_same(slot)?;
            }
            Cleaned::Chosen => self.check_same(slot)?,
            Cleaned::UpToThree => {
                require(!self.done.contains(slot), || {
                    about(CLEANING, "la-refused-cleaned", look, member)
                })?;
                let zone = self.zone.unwrap_or(member.zone);
                require(zone == member.zone, || {
                    about(CLEANING, "la-refused-not-in-zone", look, member)
                        .with("zone", zone.word())
                })?;
            }
            Cleaned::AnySpread | Cleaned::EachParticipant => {}
        }
        require(member.contamination > 0, || {
            about(CLEANING, "la-refused-no-contamination", look, member)
        })
    }

    /// All counters come off the Survivor chosen first.
    fn check_same(&self, slot: CrewPlace) -> Result<(), Refusal> {
        require(self.done.is_empty() || self.done.contains(slot), || {
            Refusal::new(CLEANING, "la-refused-same-survivor")
        })
    }

    /// Cleaning is no choice (LA-1.16, LA-11.11). "Up to" leaves one: of several Survivors, and of the second counter
    /// of one.
    fn may_end(&self) -> bool {
        match self.target {
            Cleaned::UpToThree => true,
            Cleaned::Chosen => !self.done.is_empty(),
            Cleaned::Participant | Cleaned::EachParticipant | Cleaned::AnySpread => false,
        }
    }

    /// Where nobody can be cleaned, nothing happens.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, self.left == 0)
    }
}

impl Decision<LastAurora> for CleanSurvivors {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-decontaminate", CLEANING)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        survivors(look, self.player, None, found);
        if breadth == Breadth::Thinkable || self.may_end() {
            found(Move::Pass);
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Survivor(slot) => self.check_survivor(look, slot),
            Move::Pass if self.may_end() => Ok(()),
            _ => Err(unasked(CLEANING, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Survivor(slot) = *mv else { return engine.pop() };
        let zone = engine.look().of(self.player).crew[slot].zone;
        let rest = CleanSurvivors {
            left: self.left - 1,
            zone: (self.target == Cleaned::UpToThree).then_some(zone),
            done: self.done.union(Set8::of(slot)),
            ..*self
        };
        engine.replace(Frame::Clean(rest));
        engine.clean(self.player, slot, 1);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::chosen(look, self.player, *mv, "la-offer-decontaminate").ruled(CLEANING)
    }
}
