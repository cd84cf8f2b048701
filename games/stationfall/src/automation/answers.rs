//! Every decision a bot owes has exactly one answer (SF-B1.9): the next of its plan, or what the priorities say.

use std::cmp::Reverse;

use kernel::{Breadth, Refusal, Seat, require};

use super::priorities::{drop_first, section_key, target_key};
use super::{influence, next_action};
use crate::action::Action;
use crate::frame::Frame;
use crate::ids::{Ability, Data, Item, Offsite};
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::scene::labels;
use crate::state::{Guilt, MarkerEvent, Player, State};
use crate::stationfall::reckoning;
use crate::turn as rules;

/// The only legal decision of a bot that is asked something; none if nobody asks it.
pub(crate) fn only_move(look: Look<'_>, seat: Seat) -> Option<Move> {
    let plan = &look.state.automation.plan;
    match rules::top(look)? {
        Frame::Influence => {
            influence::target(look).map(|(character, cubes)| Move::Influence(character, cubes))
        }
        Frame::Commit => Some(plan.next().unwrap_or(Move::Renegotiate(None))),
        Frame::Activate => Some(plan.next().unwrap_or(Move::Pass)),
        Frame::Act(_) | Frame::Within(_) => {
            // What was to be done has become impossible: nothing is done (SF-B7.8).
            let planned = plan.next().filter(|mv| super::turn::allows(look, mv));
            Some(planned.unwrap_or(Move::Act(Action::Wait)))
        }
        // Bots accept nothing (SF-B3.3).
        Frame::Offer(_) => Some(Move::Refuse),
        Frame::Deliver(question) => Some(deliver(look, question.player)),
        Frame::DropExcess(_) | Frame::DropInDeed(_) => {
            let asked = possible(look, seat);
            let items = asked.iter().filter_map(|mv| match mv {
                Move::Choose(Choice::Item(item)) => Some(*item),
                _ => None,
            });
            drop_first(look, items, |item| named_in_line(look, item))
                .map(|item| Move::Choose(Choice::Item(item)))
        }
        // Pods by most Occupants, then other sections, then the Minute track (SF-B4.9).
        Frame::Markers => first(look, seat, |mv| match mv {
            Move::Choose(Choice::Marker(index)) => marker_key(look, *index),
            _ => (u8::MAX, None),
        }),
        // Somebody else is Suspect: a human before a bot, the first in turn order (SF-H45).
        Frame::Frameup => first(look, seat, |mv| match mv {
            Move::Choose(Choice::Player(other)) => {
                let place = look.turn_order().position(|player| player == *other);
                (0, look.is_bot(*other), place)
            }
            _ => (1, false, None),
        }),
        // Never at the own PC, then as targets and sections are chosen (SF-B4.8).
        Frame::Program(_) => {
            let player = Player(seat.0);
            let pc = look.pc_character(player);
            first(look, seat, |mv| match mv {
                Move::Choose(Choice::Body(body)) => {
                    let owner = look.owner(*body);
                    let target = pc.map(|pc| target_key(look, player, pc, owner));
                    (Some(owner) == pc, target, None)
                }
                Move::Choose(Choice::Section(section)) => {
                    let mut inside = look.bodies_in(*section);
                    let own = inside.any(|body| Some(look.owner(body)) == pc);
                    (own, None, Some(section_key(look, *section)))
                }
                _ => (true, None, None),
            })
        }
        Frame::Identities
        | Frame::Reveal
        | Frame::AskWhom(_)
        | Frame::Power(_)
        | Frame::FinalReveal(_) => possible(look, seat).first().copied(),
        // Nobody is asked.
        Frame::BotStart | Frame::SectionTexts | Frame::TurnEnd | Frame::Declared(_) => None,
    }
}

/// Whether this is what a bot decides (SF-B3.11).
pub(crate) fn check(look: Look<'_>, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    let only = only_move(look, seat);
    require(only == Some(*mv), || next_in_script(look, only))
}

/// What the script says instead.
fn next_in_script(look: Look<'_>, next: Option<Move>) -> Refusal {
    let says = |reason| Refusal::new("SF-B3.11", reason);
    let actor = || {
        let named = rules::top(look).and_then(|frame| frame.named()).map(|act| act.actor);
        named.or(look.state.automation.plan.actor).map_or("sf-seat-automation", labels::actor)
    };
    match next {
        Some(Move::Influence(character, _)) => {
            says("sf-refused-script-influence").with("who", character.word())
        }
        Some(Move::Activate(who)) => {
            says("sf-refused-script-activate").with("who", labels::actor(who))
        }
        Some(Move::Renegotiate(_)) => says("sf-refused-script-renegotiate"),
        Some(Move::Presence(body)) => {
            next_action::aimed(Ability::ForcefulPresence.word(), body.word())
        }
        Some(Move::Act(action) | Move::Free(action)) => next_action::says(actor(), action),
        _ => says("sf-refused-not-in-the-script"),
    }
}

/// Everything the rules allow whoever is asked.
fn possible(look: Look<'_>, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    rules::candidates_by_rules(look, seat, Breadth::Playable, &mut |mv| {
        if rules::check_rules(look, seat, &mv).is_ok() {
            moves.push(mv);
        }
    });
    moves
}

/// The possible answer that comes first in an order; of equals the first.
fn first<K: Ord>(look: Look<'_>, seat: Seat, order: impl FnMut(&Move) -> K) -> Option<Move> {
    possible(look, seat).into_iter().min_by_key(order)
}

/// Where a due marker comes in the order of resolution (SF-B4.9).
fn marker_key(look: Look<'_>, index: u8) -> (u8, Option<super::priorities::SectionKey>) {
    let Some(marker) = look.state.markers.get(usize::from(index)) else { return (u8::MAX, None) };
    match marker.event {
        MarkerEvent::Launch(at) | MarkerEvent::Overload(at) | MarkerEvent::Missile(at) => {
            let mut key = section_key(look, at);
            if look.content.sections[at].pod.is_some() {
                // Among pods only the Occupants count before the place.
                key = (false, Reverse(look.occupants(at)), key.2, key.3);
                (0, Some(key))
            } else {
                (1, Some(key))
            }
        }
        MarkerEvent::Detonate => (2, None),
    }
}

/// Whether the line that is followed names an Item (SF-B8.5).
fn named_in_line(look: Look<'_>, item: Item) -> bool {
    let plan = &look.state.automation.plan;
    let Some(bot) = look.state.players[look.state.turn.player].pc else { return false };
    let script = look.content.automation.script(bot, plan.script);
    let Some(text) = script.text(plan.line) else { return false };
    text.match_indices("item:").any(|(at, prefix)| {
        let rest = &text[at + prefix.len()..];
        rest.strip_prefix(item.name())
            .is_some_and(|after| !after.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
    })
}

/// Data is delivered to clear the own name, for the own points, or against a human's; otherwise not (SF-B11.2 to
/// SF-B11.4).
fn deliver(look: Look<'_>, player: Player) -> Move {
    let moves = possible(look, look.seat_of(player));
    let worth = |mv: &&Move| match **mv {
        Move::Deliver(data, to) => is_worth_delivering(look, player, data, to),
        _ => false,
    };
    moves.iter().find(worth).copied().unwrap_or(Move::Pass)
}

fn is_worth_delivering(look: Look<'_>, player: Player, data: Data, to: Offsite) -> bool {
    let clears = data == Data::Evidence
        && to == Offsite::Authorities
        && look.state.players[player].guilt == Guilt::Guilty;
    if clears {
        return true;
    }
    let mut after: State = *look.state;
    after.offsites[to].data.insert(data);
    let then = Look::new(look.content, &after);
    let gain = |of: Player| {
        let seat = look.seat_of(of);
        reckoning::of_seat(then, seat) - reckoning::of_seat(look, seat)
    };
    gain(player) > 0
        || look.players().filter(|other| !look.is_bot(*other)).any(|human| gain(human) < 0)
}
