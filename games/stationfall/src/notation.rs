//! The notation of every decision: short, stable, the same in every language and every situation.
//!
//! A decision is a verb and its objects, named as in the content files: `step reactor drag medical`. Players and
//! Time markers are counted from 1; a corridor or dock is named by its two ends in either order.

mod read;
mod write;

use crate::content::Content;
use crate::ids::{Item, Section, SectionAction};
use crate::map::Link;

/// The Section Actions whose name alone is a whole decision.
pub(crate) const PLAIN: [SectionAction; 17] = [
    SectionAction::TimedLaunch,
    SectionAction::BridgeLaunch,
    SectionAction::AbandonShip,
    SectionAction::SelfDestruct,
    SectionAction::ReleaseProjectX,
    SectionAction::EjectAntimatter,
    SectionAction::Meditate,
    SectionAction::Cameras,
    SectionAction::ManufactureEvidence,
    SectionAction::ManufactureXSecret,
    SectionAction::ManufactureDigitalAssistant,
    SectionAction::ManufactureFirebomb,
    SectionAction::ManufactureNanogel,
    SectionAction::ManufactureHelmet,
    SectionAction::ManufactureBludgeon,
    SectionAction::ManufactureGun,
    SectionAction::RocketWingsLaunch,
];

/// The kinds of Nanogel that Revive names.
const NANOGELS: [Item; 2] = [Item::Nanogel, Item::Nanogel1];

/// The two ends of a corridor or dock, as `links.toml` names them.
pub(crate) fn ends(link: Link) -> (Section, Section) {
    Content::standard().map.ends[link]
}

/// The corridor or dock between two sections.
fn link_between(one: Section, other: Section) -> Option<Link> {
    Content::standard().map.between(one, other)
}
