//! What everybody may count: cards left in the decks, Castaways left in the supply (the table of hidden information).

use kernel::Scene;
use kernel::scene::{Layout, Tone, Zone};

use super::badge;
use crate::look::Look;

/// Adds the sizes of decks and of the Castaway supply.
pub(super) fn draw(look: Look<'_>, scene: &mut Scene) {
    let state = look.state;
    scene.zones.push(Zone::new("object-deck", Layout::Stack).named("la-term-object-deck"));
    scene.zones.push(Zone::new("castaways", Layout::Stack).named("la-name-surv_castaway"));
    let stories = state.stories.decks[usize::from(state.stories.period)].len();
    for (id, label, n) in [
        ("object-deck", "la-gauge-cards", state.objects.len()),
        ("outcome", "la-gauge-cards", state.outcome.len()),
        ("story-deck", "la-gauge-cards", stories),
        ("castaways", "la-badge-left", state.castaways.into()),
    ] {
        if let Some(zone) = scene.zones.iter_mut().find(|zone| zone.id == id) {
            zone.badges.push(badge(label, Some(n as i32), Tone::Neutral));
        }
    }
}
