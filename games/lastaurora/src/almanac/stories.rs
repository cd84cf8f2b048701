//! Stories (LA-X4): sealed, for only who has read them at the table may read them. What an option leads to stands in no
//! entry: it is read after the choice, and told then.

use kernel::almanac::Setting;
use kernel::{AlmanacEntry, Arg, Name, Passage, Stock, Text};

use super::{deck, mark, plain, printed, record, rules};
use crate::content::{Content, Story, StoryOption, Trigger};
use crate::ids::OptionId;
use crate::scene::texts;
use crate::vocab::StoryId;

pub(super) fn add(content: &Content, all: &mut Vec<AlmanacEntry>) {
    all.extend(content.stories.with_ids().map(|(id, story)| entry(content, id, story)));
}

fn entry(content: &Content, id: StoryId, story: &Story) -> AlmanacEntry {
    let mut text = vec![Passage::new(story.intro).set(Setting::Prose)];
    let options = story.options.with_ids();
    text.extend(options.map(|(place, found)| option(content, place, found)));
    AlmanacEntry {
        line: Some(story.trigger.phase().into()),
        aside: deck::in_periods(&[story.period]),
        number: printed(vec![id.number()]),
        picture: Some(picture(story.trigger).into()),
        text,
        more: vec![
            Passage::new(story.trigger.name()).marked("la-page-back"),
            plain("la-page-story").set(Setting::Aside),
        ],
        rules: rules(["LA-X4.12", "LA-X4.14", "LA-X4.15"]),
        sealed: true,
        ..record(story.name, Stock::Story)
    }
}

/// An option with what it asks (LA-X4.13): never what comes of it.
pub(crate) fn option(content: &Content, id: OptionId, option: &StoryOption) -> Passage {
    let asks = texts::asks(content, option);
    let text = match asks.is_empty() {
        true => Text::new("la-offer-option").with("what", option.label),
        false => Text::new("la-offer-option-asks")
            .with("what", option.label)
            .with("asks", Arg::List(asks)),
    };
    Passage::new(text).marked(mark(Name::Borrowed(id.letter().name()))).set(Setting::Boxed)
}

/// The picture of what activates a Story.
pub(crate) const fn picture(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Gather => "location",
        Trigger::ImproveTruck => "truck",
        Trigger::ImproveTrailer => "trailer",
        Trigger::ImproveDevice => "device",
        Trigger::Recruit | Trigger::ExploreTwo => "survivor",
        Trigger::Encounter => "encounter",
        Trigger::ExploreStart | Trigger::BonusAction | Trigger::Explored => "story-explore",
        Trigger::RestStart | Trigger::Unfed | Trigger::RestEnd => "story-rest",
        Trigger::Feed => "food",
        Trigger::BeforeMove | Trigger::SameSpace => "story-road",
        Trigger::StopWaypoint => "waypoint",
        Trigger::StopContaminated => "contaminated",
        Trigger::EnterRegion => "region-1",
        Trigger::FireStart | Trigger::BeforeAmbush | Trigger::FireEnd => "story-fire",
        Trigger::AttackMiss | Trigger::AttackHit => "target",
        Trigger::EnemyDefeated => "loot",
        Trigger::EorStart => "story-rest",
    }
}
