//! Creatropism: Fang Moss that nobody Live holds moves or feeds by itself, once in the Activate phase of the Botanist's
//! player (`creatropism`).

use kernel::{Refusal, require};

use crate::engine::Engine;
use crate::event::Event;
use crate::ids::{Ability, Body, Item, Section};
use crate::look::Look;
use crate::moves::Move;
use crate::state::Holder;

/// Where Fang Moss lies that may do something now.
fn check_free(look: Look<'_>) -> Result<Section, Refusal> {
    let power = look.power_player(Ability::Creatropism) == Some(look.state.turn.player);
    require(power, || Refusal::new("SF-4.4.4", "sf-refused-no-creatropism"))?;
    require(!look.state.turn.creatropism_used, || {
        Refusal::new("SF-4.4.4", "sf-refused-moss-used")
    })?;
    let held =
        matches!(look.state.uniques[Item::FangMoss], Holder::Body(body) if look.is_live(body));
    require(!held, || Refusal::new("SF-4.4.4", "sf-refused-moss-held"))?;
    look.section_of_unique(Item::FangMoss)
        .filter(|section| !look.launched(*section))
        .ok_or(Refusal::new("SF-4.6.5.2", "sf-refused-moss-gone"))
}

/// What Fang Moss does by itself.
#[derive(Clone, Copy)]
pub(crate) enum Moss {
    /// It steps.
    Step(Section),
    /// It eats.
    Feed(Body),
}

/// The Step follows corridors without Locks; a meal is a Down Human there.
pub(crate) fn check_moss(look: Look<'_>, moss: Moss) -> Result<(), Refusal> {
    let section = check_free(look)?;
    match moss {
        Moss::Step(to) => require(look.adjacent(section).any(|next| next == to), || {
            Refusal::new("SF-5.3", "sf-refused-moss-way").with("where", to.word())
        }),
        Moss::Feed(body) => require(is_meal(look, section, body), || {
            Refusal::new("SF-A4.3", "sf-refused-no-meal").with("who", body.word())
        }),
    }
}

fn is_meal(look: Look<'_>, section: Section, body: Body) -> bool {
    look.is_human(body) && look.is_down(body) && look.section_of(body) == Some(section)
}

/// What Fang Moss may do by itself.
pub(crate) fn candidates(look: Look<'_>, found: &mut dyn FnMut(Move)) {
    let Ok(section) = check_free(look) else { return };
    look.adjacent(section).for_each(|to| found(Move::MossStep(to)));
    look.bodies_in(section).for_each(|body| found(Move::MossFeed(body)));
}

/// Whether Fang Moss could still do something this turn.
pub(crate) fn moss_may_act(look: Look<'_>) -> bool {
    let Ok(section) = check_free(look) else { return false };
    look.adjacent(section).next().is_some()
        || look.bodies_in(section).any(|body| is_meal(look, section, body))
}

/// Fang Moss leaves a Down possessor behind, or eats (SF-A4.3).
pub(crate) fn play_moss(engine: &mut Engine<'_>, moss: Moss) {
    engine.state.turn.creatropism_used = true;
    match moss {
        Moss::Step(to) => {
            let from = engine.state.uniques[Item::FangMoss];
            engine.move_item(Item::FangMoss, from, Holder::Section(to));
            engine.tell(Event::MossMoved { to });
        }
        Moss::Feed(body) => engine.feed(body),
    }
    engine.settle();
}
