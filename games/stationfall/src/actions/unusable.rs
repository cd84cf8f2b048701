//! What a Section Action needs and does not find, in sentences.

use kernel::Refusal;

use crate::action::Actor;
use crate::ids::{Body, Section, SectionAction};
use crate::look::Look;

/// What a Section Action needs and does not find.
pub(super) fn refusal(
    look: Look<'_>,
    body: Body,
    place: Section,
    action: SectionAction,
) -> Refusal {
    let needs = Refusal::new;
    match action {
        SectionAction::TimedLaunch => check_launch(look, body, place, "SF-13.6")
            .err()
            .unwrap_or(needs("SF-13.6", "sf-refused-no-pod-ready")),
        SectionAction::BridgeLaunch if !look.state.station.abandon_ship => {
            needs("SF-13.8.1", "sf-refused-bridge-abandon-ship")
        }
        SectionAction::BridgeLaunch => needs("SF-13.8.1", "sf-refused-no-pod-ready"),
        SectionAction::AbandonShip => needs("SF-0.4", "sf-refused-abandoned-already"),
        SectionAction::ReleaseProjectX => needs("SF-0.4", "sf-refused-released-already"),
        SectionAction::EjectAntimatter => needs("SF-13.5", "sf-refused-no-antimatter"),
        SectionAction::RocketWingsLaunch => {
            needs("SF-A6.11", "sf-refused-rocket-wings").with("who", body.word())
        }
        SectionAction::FireDeathRay => needs("SF-A6.9", "sf-refused-ray-without-reactor"),
        SectionAction::Cameras => needs("SF-7.2.1.1", "sf-refused-systems-down"),
        SectionAction::SelfDestruct if look.state.station.detonated => {
            needs("SF-0.4", "sf-refused-antimatter-gone")
        }
        SectionAction::SelfDestruct => needs("SF-0.4", "sf-refused-armed-already"),
        _ => super::NOT_PROVIDED,
    }
}

/// Whether a pod could be launched by somebody now, wherever that somebody is.
pub(super) fn check_launch(
    look: Look<'_>,
    body: Body,
    pod: Section,
    rule: &'static str,
) -> Result<(), Refusal> {
    match look.launch_lacks(pod, Actor::Body(body)) {
        None => Ok(()),
        Some(reason) => Err(Refusal::new(rule, reason).with("where", pod.word())),
    }
}
