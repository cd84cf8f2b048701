//! Forceful Presence: at the start of the Station Chief's activation somebody else acts once (`forceful_presence`).

use kernel::{Refusal, require};

use crate::ids::{Ability, Body, Character};
use crate::look::Look;

/// Whether Forceful Presence can use this body: an NPC that can act, here or an Officer.
pub(crate) fn check_presence(look: Look<'_>, body: Body) -> Result<(), Refusal> {
    let named = |rule, reason| Refusal::new(rule, reason).with("who", body.word());
    // The Rat performs nothing but Telepathy, which is no Basic Action (SF-4.2.2).
    require(look.can_possess(body), || named("SF-4.2.2", "sf-refused-presence-whom"))?;
    let reached = look.can_act(body)
        && look.power_reaches(Ability::ForcefulPresence, Character::StationChief, body);
    require(reached, || named("SF-4.4.4", "sf-refused-presence-whom"))
}
