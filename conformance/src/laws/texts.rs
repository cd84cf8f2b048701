//! Every text is there in every language and gets the arguments it uses.

use kernel::scene::{Badge, Gauge, Whose};
use kernel::{AlmanacEntry, Game, Passage, Scene, Text};

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
        all.extend(link.label.iter().map(|text| (text, "a link")));
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
    if let Some(page) = &scene.page {
        all.push((&page.title, "a page"));
        all.extend(passages(&page.text));
    }
    for page in &scene.read {
        all.push((&page.title, "a page that was read"));
        all.extend(page.answer.iter().map(|text| (text, "an answer to a page")));
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

/// Every text of an entry of the almanac.
pub(crate) fn of_entry<G: Game>(inspector: &mut Inspector<'_, G>, entry: &AlmanacEntry) -> Held {
    let mut all: Vec<(&Text, &str)> = vec![(&entry.title, "an entry's title")];
    all.extend(entry.line.iter().chain(&entry.aside).map(|text| (text, "an entry's line")));
    all.extend(entry.cost.iter().map(|cost| (&cost.label, "an entry's cost")));
    all.extend(badges(&entry.signs));
    all.extend(passages(&entry.text));
    all.extend(passages(&entry.more));
    for (text, who) in all {
        known(inspector, text, &format!("{who} (`{}`)", entry.id))?;
    }
    Ok(())
}

fn passages(passages: &[Passage]) -> impl Iterator<Item = (&Text, &'static str)> {
    passages.iter().flat_map(|passage| {
        let words = passage.mark.iter().chain([&passage.text]);
        words.chain(passage.signs.iter().map(|sign| &sign.label)).map(|text| (text, "a passage"))
    })
}

fn badges(badges: &[Badge]) -> impl Iterator<Item = (&Text, &'static str)> {
    badges.iter().map(|badge| (&badge.label, "a badge"))
}

fn gauges(gauges: &[Gauge]) -> impl Iterator<Item = (&Text, &'static str)> {
    gauges.iter().map(|gauge| (&gauge.label, "a gauge"))
}
