//! Every text is there in every language and gets the arguments it uses.

use kernel::scene::{Badge, Gauge, Whose};
use kernel::{Game, Scene, Text};

use crate::inspector::{Held, Inspector};
use crate::violation::Law;

/// A text is in every language, with exactly its arguments.
pub(crate) fn known<G: Game>(inspector: &mut Inspector<'_, G>, text: &Text, who: &str) -> Held {
    let mistake = inspector.words.mistake(text);
    inspector.hold(Law::Words, mistake.is_none(), || {
        format!("{who} says: {}", mistake.unwrap_or_default())
    })
}

/// A message id without arguments is in every language.
pub(crate) fn known_id<G: Game>(inspector: &mut Inspector<'_, G>, id: &str, who: &str) -> Held {
    known(inspector, &Text::new(id.to_string()), who)
}

/// Every text of a scene.
pub(crate) fn of_scene<G: Game>(inspector: &mut Inspector<'_, G>, scene: &Scene) -> Held {
    let mut all: Vec<(&Text, &str)> = Vec::new();
    all.extend(scene.clock.iter().map(|text| (text, "the clock")));
    all.extend(scene.prompt.iter().map(|prompt| (&prompt.text, "a prompt")));
    for panel in &scene.seats {
        all.push((&panel.name, "a seat's name"));
        all.extend(panel.role.iter().map(|text| (text, "a seat's role")));
        all.extend(gauges(&panel.gauges));
    }
    for zone in &scene.zones {
        all.extend(zone.label.iter().map(|text| (text, "a zone")));
        all.extend(badges(&zone.badges));
    }
    for link in &scene.links {
        all.extend(badges(&link.badges));
    }
    for piece in &scene.pieces {
        all.extend(piece.label.iter().map(|text| (text, "a piece")));
        all.extend(badges(&piece.badges));
    }
    all.extend(gauges(&scene.gauges));
    for offer in &scene.offers {
        all.push((&offer.label, "an offer"));
        all.extend(offer.group.iter().map(|text| (text, "a group of offers")));
    }
    for line in &scene.reckoning {
        all.push((&line.text, "a line of the reckoning"));
        if let Whose::Rival(name) = &line.whose {
            all.push((name, "a rival"));
        }
    }
    for (text, who) in all {
        known(inspector, text, who)?;
    }
    match &scene.outcome {
        Some(outcome) => known_id(inspector, &outcome.ending, "an ending"),
        None => Ok(()),
    }
}

fn badges(badges: &[Badge]) -> impl Iterator<Item = (&Text, &'static str)> {
    badges.iter().map(|badge| (&badge.label, "a badge"))
}

fn gauges(gauges: &[Gauge]) -> impl Iterator<Item = (&Text, &'static str)> {
    gauges.iter().map(|gauge| (&gauge.label, "a gauge"))
}
