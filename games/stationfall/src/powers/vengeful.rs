//! Vengeful: the Corpsicle's Kompromat arms and revives her (`vengeful`).

use crate::action::Actor;
use crate::engine::Engine;
use crate::ids::{Ability, Body, Item};
use crate::look::Look;

impl Look<'_> {
    /// Whether somebody revived now would go Down again at once (SF-12.11.2, SF-R186).
    pub(super) fn revival_is_futile(self, body: Body) -> bool {
        self.hurt_by_hazards(body)
            && self.section_of(body).is_some_and(|section| self.hazard(section).is_some())
    }
}

/// Whether the Down Corpsicle would rise for her Kompromat (`vengeful`, SF-R186).
pub(crate) fn vengeful_rises(look: Look<'_>, body: Body) -> bool {
    look.has_ability(Actor::Body(body), Ability::Vengeful)
        && look.is_down(body)
        && look.is_present(body)
        && !look.revival_is_futile(body)
}

/// The Corpsicle takes a Bludgeon and rises (`vengeful`). A hand too full is emptied when the state settles.
pub(crate) fn vengeful(engine: &mut Engine<'_>, body: Body) {
    if !engine.look().has_ability(Actor::Body(body), Ability::Vengeful) {
        return;
    }
    engine.grant(body, Item::Bludgeon);
    if vengeful_rises(engine.look(), body) {
        engine.stand_up(body);
    }
}
