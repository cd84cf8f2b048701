//! Answers that name one thing: a resource, a card, a Survivor, a space.

use kernel::{Arg, Text};

use super::super::{page, slot_id, stories, supply};
use super::{Words, car_name, held, named_space, people, say, who};
use crate::ids::{CardNumber, Column, Crew, CrewPlace, Letter, Object, SpaceName};
use crate::look::Look;
use crate::moves::Cell;
use crate::state::Player;
use crate::vocab::{Good, Res, StoryId};

/// Paying resources that are chosen afterwards.
pub(super) fn any_resource(look: Look<'_>, player: Player) -> Words {
    let text = Text::new("la-offer-pay").with("what", "la-res-any");
    let some = look.of(player).res.iter().filter(|(_, n)| **n > 0);
    say(text, some.map(|(res, _)| held(look, player, res)).collect(), Some("la-group-pay"))
}

/// A resource of a player.
pub(super) fn resource(
    look: Look<'_>,
    player: Player,
    res: Res,
    id: &'static str,
    group: &'static str,
) -> Words {
    say(Text::new(id).with("what", res.word()), vec![held(look, player, res)], Some(group))
}

/// A good of the supply.
pub(super) fn good(good: Good) -> Words {
    let text = Text::new("la-offer-take").with("what", good.word());
    say(text, vec![supply::stock(good)], Some("la-group-take"))
}

/// A crew of module 3.
pub(super) fn crew(crew: Crew) -> Words {
    let text = Text::new("la-offer-crew").with("crew", crew.word());
    say(text, vec![page::crew_id(crew.name())], Some("la-group-take"))
}

/// A Survivor of a player.
pub(super) fn member(
    look: Look<'_>,
    player: Player,
    slot: CrewPlace,
    id: &'static str,
    group: &'static str,
) -> Words {
    let text = Text::new(id).with("who", who(look, player, slot));
    say(text, people(look, player, &[slot]), Some(group))
}

/// The child of a Story.
pub(super) fn child(look: Look<'_>, player: Player, story: StoryId) -> Words {
    let text = Text::new("la-offer-child").with("story", look.content.stories[story].name);
    say(text, vec![stories::child_id(look, player, story)], Some("la-group-dismiss"))
}

/// A drawn Object.
pub(super) fn drawn(look: Look<'_>, kind: Object) -> Words {
    let place = look.state.drawn.iter().position(|drawn| *drawn == kind);
    let touches = place.map(|place| format!("drawn-{place}")).into_iter().collect();
    let text = Text::new("la-offer-keep").with("card", kind.word());
    say(text, touches, Some("la-group-take"))
}

/// A column of the convoy.
pub(super) fn column(look: Look<'_>, player: Player, column: Column) -> Words {
    let text = Text::new("la-offer-place-column")
        .with("card", car_name(look, player, Cell::below(column)))
        .with("column", column.number());
    say(text, Vec::new(), Some("la-group-place"))
}

/// An option of the page that lies open.
pub(super) fn option() -> Words {
    let text = Text::new("la-offer-option").with("what", "la-term-story");
    say(text, vec![page::PAGE.into()], Some("la-group-answer"))
}

/// A Target counter, by its space.
pub(super) fn counter(space: Letter) -> Words {
    let letter = Arg::Plain(space.name().into());
    let text = Text::new("la-offer-target-space").with("letter", letter);
    say(text, Vec::new(), Some("la-group-attack"))
}

/// A space for a Mine.
pub(super) fn mine(look: Look<'_>, space: SpaceName) -> Words {
    let text = Text::new("la-offer-mine").with("space", named_space(look, space));
    let here = look.map().space_at(space).map(|_| space.name().to_string());
    say(text, here.into_iter().collect(), Some("la-group-mine"))
}

/// A card that was looked at.
pub(super) fn peeked(look: Look<'_>, number: CardNumber) -> Words {
    let card = look.content.cards.iter().find(|card| card.number == number);
    let name = card.map_or("la-term-exploration-card", |card| card.name);
    let text = Text::new("la-offer-order").with("card", name);
    say(text, vec![format!("peeked-{number}")], Some("la-group-order"))
}

/// The card that is being taken, to archive a Story under it.
pub(super) fn new_card(look: Look<'_>) -> Words {
    let slot = look.state.explore.slot.get().map(slot_id);
    say("la-offer-archive-new", slot.into_iter().collect(), Some("la-group-archive"))
}

/// One of several Stories.
pub(super) fn story(look: Look<'_>, story: StoryId) -> Words {
    let top = look.top_story() == Some(story);
    let piece = if top { "story-top".into() } else { format!("story-{}", story.0) };
    let text = Text::new("la-offer-story").with("story", look.content.stories[story].name);
    say(text, vec![piece], Some("la-group-story"))
}
