//! Small questions to the active player: who answers, what is dropped, who is framed, which marker comes first.

use kernel::{MoveList, Refusal, require};

use super::{offer, resolve, top};
use crate::action::Actor;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{Ability, Body, Item};
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::state::{Holder, Player};

/// Calls `answer` with every possible answer to the question at hand.
fn answers(look: Look<'_>, answer: &mut dyn FnMut(Move)) {
    match top(look) {
        Some(Frame::AskWhom { actor, .. }) => {
            holders(look, actor).for_each(|player| answer(Move::Choose(Choice::Player(player))));
        }
        Some(Frame::DropExcess { body }) => {
            droppable(look, body).for_each(|item| answer(Move::Choose(Choice::Item(item))));
        }
        Some(Frame::Frameup) => {
            look.frameable().for_each(|player| answer(Move::Choose(Choice::Player(player))));
            answer(Move::Pass);
        }
        Some(Frame::Markers) => {
            resolve::due(look).for_each(|index| answer(Move::Choose(Choice::Marker(index))));
        }
        _ => {}
    }
}

/// The players whose PC is asked (SF-R30).
fn holders(look: Look<'_>, actor: Actor) -> impl Iterator<Item = Player> + '_ {
    let active = look.state.turn.player;
    look.pc_of(look.card_of(actor)).filter(move |holder| *holder != active)
}

/// What a body with too much can drop: what is loose, and by an Action not its last Helmet in a Hazard while it has
/// something else (SF-8.5.1a, SF-R62); at a Reveal anything (SF-R24).
fn droppable(look: Look<'_>, body: Body) -> impl Iterator<Item = Item> + '_ {
    let in_hazard = look.section_of(body).is_some_and(|section| look.hazard(section).is_some());
    let saved_by_helmet = in_hazard
        && look.state.turn.activating
        && look.is_live(body)
        && look.is_human(body)
        && look.count_of(body, Item::Helmet) == 1;
    // Another player does not choose the Rat while My Precious is in force (SF-H28).
    let precious = look
        .power_player(Ability::MyPrecious)
        .is_some_and(|player| player != look.state.turn.player);
    let spared = move |item: Item| {
        saved_by_helmet && item == Item::Helmet || precious && item == Item::TelepathicRat
    };
    let other = look.loose_items(body).any(|item| !spared(item));
    look.loose_items(body).filter(move |item| !(other && spared(*item)))
}

pub(super) fn list(look: Look<'_>, moves: &mut MoveList<Move>) {
    answers(look, &mut |mv| moves.push(mv));
}

pub(super) fn check(look: Look<'_>, mv: &Move) -> Result<(), Refusal> {
    let mut found = false;
    answers(look, &mut |answer| found |= answer == *mv);
    require(found, || match top(look) {
        Some(Frame::AskWhom { .. }) => Refusal::new("SF-R30", "sf-refused-ask-whom"),
        Some(Frame::DropExcess { .. }) => Refusal::new("SF-4.5.3.1", "sf-refused-drop-excess"),
        Some(Frame::Frameup) => Refusal::new("SF-R74", "sf-refused-frame-whom"),
        _ => Refusal::new("SF-R127", "sf-refused-which-marker"),
    })
}

pub(super) fn play(engine: &mut Engine<'_>, mv: &Move) {
    let Some(frame) = top(engine.look()) else { return };
    match (frame, mv) {
        (Frame::AskWhom { actor, action, by }, Move::Choose(Choice::Player(to))) => {
            engine.state.frames.pop();
            offer::ask(engine, actor, action, by, *to);
        }
        (Frame::DropExcess { body }, Move::Choose(Choice::Item(item))) => {
            engine.state.frames.pop();
            drop_item(engine, body, *item);
        }
        (Frame::Frameup, Move::Choose(Choice::Player(player))) => {
            engine.state.frames.pop();
            engine.suspect(*player);
        }
        (Frame::Frameup, _) => {
            engine.state.frames.pop();
            let player = engine.state.turn.player;
            engine.suspect(player);
        }
        (Frame::Markers, Move::Choose(Choice::Marker(index))) => resolve::resolve(engine, *index),
        _ => {}
    }
}

/// Drops an Item where the body is: no Action, and nothing ignites (SF-R77).
fn drop_item(engine: &mut Engine<'_>, body: Body, item: Item) {
    let Some(section) = engine.look().section_of(body) else { return };
    engine.move_item(item, Holder::Body(body), Holder::Section(section));
    engine.tell(Event::Dropped { body, item });
    engine.settle();
}

/// A question with a single answer, or none any more, is not asked.
pub(super) fn run(engine: &mut Engine<'_>) -> bool {
    let look = engine.look();
    match top(look) {
        Some(Frame::DropExcess { body }) => {
            let excess = look.slots_used(body) > look.item_limit(body);
            let answers = {
                let mut items = droppable(look, body);
                (items.next().filter(|_| excess), items.next())
            };
            match answers {
                (None, _) => {
                    engine.state.frames.pop();
                    true
                }
                (Some(only), None) => {
                    engine.state.frames.pop();
                    drop_item(engine, body, only);
                    true
                }
                (Some(_), Some(_)) => false,
            }
        }
        _ => false,
    }
}
