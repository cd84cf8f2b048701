//! Launching pods (SF-5.5.4, SF-13.6 to SF-13.8).

use super::Look;
use crate::action::Actor;
use crate::condition::{Facts, Scope};
use crate::ids::{Character, Data, Section};

impl Look<'_> {
    /// Whether somebody could launch a pod now: it is docked and Occupied, and its requirement is met.
    pub fn launch_ready(self, pod: Section, actor: impl Into<Option<Actor>>) -> bool {
        self.on_board(pod) && self.occupied(pod) && self.launch_requirement_met(pod, actor)
    }

    /// Whether what is printed on a pod is met for somebody: with Legal in play by the variant with NDAs, and
    /// without Abandon Ship for a possessor of the Digital Assistant (SF-R179).
    pub fn launch_requirement_met(self, pod: Section, actor: impl Into<Option<Actor>>) -> bool {
        let Some(info) = &self.content.sections[pod].pod else { return false };
        let actor = actor.into();
        let condition = match &info.launch_with_legal {
            // On a bot's turn nobody asks for NDAs (SF-B10.8).
            Some(with_legal) if self.in_play(Character::Legal) && !self.bot_turn() => with_legal,
            _ => &info.launch,
        };
        let scope = Scope { actor, ..Scope::new(self).this(pod) };
        condition.holds(Facts::from(&scope).abandon_ship(self.has_assistant(actor)))
    }

    fn has_assistant(self, actor: Option<Actor>) -> bool {
        actor.and_then(Actor::body).is_some_and(|body| self.has_data(body, Data::DigitalAssistant))
    }

    /// The message of what a docked pod still needs before this actor could launch it; none if it is ready.
    pub(crate) fn launch_lacks(self, pod: Section, actor: Actor) -> Option<&'static str> {
        if !self.occupied(pod) {
            return Some("sf-refused-pod-empty");
        }
        if self.launch_requirement_met(pod, actor) {
            return None;
        }
        Some(match self.launch_requirement(pod) {
            Requirement::DownHuman => "sf-refused-launch-down-human",
            Requirement::Inspector => "sf-refused-launch-inspector",
            Requirement::SignedAbandonShip
                if self.state.station.abandon_ship || self.has_assistant(Some(actor)) =>
            {
                "sf-refused-launch-nda"
            }
            Requirement::AbandonShip | Requirement::SignedAbandonShip => {
                "sf-refused-launch-abandon-ship"
            }
        })
    }

    /// What is printed on a pod, as far as words have to tell it apart.
    pub(crate) fn launch_requirement(self, pod: Section) -> Requirement {
        let signed = self.in_play(Character::Legal)
            && self.content.sections[pod]
                .pod
                .as_ref()
                .is_some_and(|info| info.launch_with_legal.is_some());
        match pod {
            Section::MedevacPod => Requirement::DownHuman,
            Section::InspectorShuttle => Requirement::Inspector,
            _ if signed => Requirement::SignedAbandonShip,
            _ => Requirement::AbandonShip,
        }
    }
}

/// What a pod needs before it launches (SF-5.5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Requirement {
    /// Abandon Ship.
    AbandonShip,
    /// Abandon Ship, and with Legal in play an NDA for everybody Live aboard (SF-A10.4, SF-H4).
    SignedAbandonShip,
    /// A Down Human aboard.
    DownHuman,
    /// The Inspector aboard, or somebody Live with Jury Rig.
    Inspector,
}
