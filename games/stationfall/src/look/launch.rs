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
        let with_assistant = actor
            .and_then(Actor::body)
            .is_some_and(|body| self.has_data(body, Data::DigitalAssistant));
        condition.holds(Facts::from(&scope).abandon_ship(with_assistant))
    }
}
