//! What a lesson says to a seat, in words.

use kernel::lesson::Forbidden;
use kernel::{Guidance, Lesson, Name, Offer, Text};
use protocol::live::{ForbiddenView, GuidanceView};
use render::Voice;

/// What a lesson says now. What it said before is left out, unless it says nothing else.
pub fn guidance_view(
    guidance: Guidance,
    lesson: &Lesson,
    offers: &[Offer],
    voice: Voice<'_>,
) -> GuidanceView {
    let number = |name: &str| lesson.steps.iter().position(|step| step.id == name);
    let step = guidance.says.iter().filter_map(|saying| number(&saying.step)).max();
    let news = guidance.says.iter().any(|saying| !saying.said_before);
    let said = guidance.says.iter().filter(|saying| !(news && saying.said_before));
    let texts = said.clone().flat_map(|saying| &saying.texts).chain(&guidance.suggests);
    let pointed = offers.iter().filter(|offer| guidance.highlights.contains(&offer.notation));
    let mut touches: Vec<Name> = Vec::new();
    for touch in pointed.flat_map(|offer| &offer.touches) {
        if !touches.contains(touch) {
            touches.push(touch.clone());
        }
    }
    let forbidden = |one: Forbidden| ForbiddenView {
        notation: one.notation,
        rule: one.rule,
        text: voice.say(&one.reason),
    };
    GuidanceView {
        title: voice.say(&Text::new(lesson.title)),
        text: texts.map(|text| voice.say(text)).collect(),
        step: step.map_or(0, |step| step as u32 + 1),
        steps: lesson.steps.len() as u32,
        teaches: said.flat_map(|saying| saying.teaches.clone()).collect(),
        touches,
        moves: guidance.highlights,
        forbidden: guidance.forbidden.into_iter().map(forbidden).collect(),
    }
}
