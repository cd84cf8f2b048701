//! The decisions of a turn that come of a chosen line: the way as far as the Actions allow (SF-B9.5), the Action itself,
//! and what is picked up in passing (SF-B10.1).

use kernel::EventLog;
use workbench::flat::List;

use super::choose::{Bid, Chosen, Reading};
use super::priorities::pick_up_key;
use super::script::{Manoeuvre, Statement, Verb};
use super::state::{LONGEST_PASS, Plan};
use crate::action::{Action, Actor};
use crate::engine::Engine;
use crate::ids::{Body, Item, Section};
use crate::look::Look;
use crate::moves::Move;
use crate::state::{At, State, TrapPlace};

/// The decisions of one pass, whether they finish the goal, and the sections passed with the number of the decision
/// that can be made there first.
struct Pass {
    moves: List<Move, LONGEST_PASS>,
    finishes: bool,
    again: bool,
    passed: List<(u8, Option<Section>), { LONGEST_PASS + 1 }>,
    /// The free Action is used.
    free: bool,
}

/// The plan of a turn: cubes, the disc, and the first pass.
pub(super) fn begin(reading: &mut Reading<'_>, chosen: Chosen) -> Plan {
    let look = reading.look;
    let Bid { actor, .. } = chosen.bid;
    let character = look.card_of(actor);
    let mut moves = List::new();
    if chosen.cubes > 0 {
        moves.push(Move::Influence(character, chosen.cubes));
    }
    moves.push(Move::Activate(actor));
    let actions = look.actions_of(actor);
    let pass = pass(reading, chosen.bid, actions, moves);
    let mut plan = Plan {
        read: true,
        script: chosen.script,
        line: chosen.line,
        clause: 0,
        actor: Some(actor),
        moves: pass.moves,
        made: 0,
        finishes: pass.finishes,
        again: pass.again,
    };
    pick_up_in_passing(look, &mut plan, &pass);
    plan
}

/// The next pass: what comes after THEN, or the Manoeuvre again (SF-B12.7, SF-B12.8). None if nothing is left to do.
pub(super) fn go_on(reading: &mut Reading<'_>, old: Plan, actions: u8, free: bool) -> Option<Plan> {
    let look = reading.look;
    let actor = old.actor?;
    let manoeuvre = manoeuvre(look, &old)?;
    let clause = match usize::from(old.clause) + 1 {
        next if old.again => next - 1,
        next if next < manoeuvre.clauses.len() => next,
        _ if manoeuvre.repeat => 0,
        _ => return None,
    };
    let bid = reading.best(actor, &manoeuvre.clauses[clause], free)?;
    let pass = pass(reading, bid, actions, List::new());
    if pass.moves.is_empty() {
        return None;
    }
    let mut plan = Plan {
        clause: clause as u8,
        moves: pass.moves,
        made: 0,
        finishes: pass.finishes,
        again: pass.again,
        ..old
    };
    if free {
        pick_up_in_passing(look, &mut plan, &pass);
    }
    Some(plan)
}

/// The Manoeuvre a plan follows.
pub(super) fn manoeuvre<'a>(look: Look<'a>, plan: &Plan) -> Option<&'a Manoeuvre> {
    let bot = look.state.players[look.state.turn.player].pc?;
    let script = look.content.automation.script(bot, plan.script);
    match &script.lines.get(usize::from(plan.line).checked_sub(1)?)?.what {
        Statement::Manoeuvre(manoeuvre) => Some(manoeuvre),
        Statement::Goto(_) | Statement::Free(_) => None,
    }
}

/// The way and the deed, as far as so many Actions allow.
fn pass(
    reading: &Reading<'_>,
    bid: Bid,
    mut actions: u8,
    mut moves: List<Move, LONGEST_PASS>,
) -> Pass {
    let look = reading.look;
    let body = bid.actor.body();
    let mut entering = body.is_some_and(|body| look.state.bodies[body].at == At::Card);
    let mut passed = List::new();
    passed.push((moves.len() as u8, body.and_then(|body| look.section_of(body))));
    let mut free = false;
    for leg in &reading.route(&bid) {
        let price = leg.cost + u8::from(leg.breach.is_some());
        if price > actions {
            // A Lock can be Breached today and passed tomorrow.
            if let (Some(link), 1..) = (leg.breach, actions) {
                moves.push(Move::Act(Action::Breach { link }));
            }
            return Pass { moves, finishes: false, again: false, passed, free };
        }
        // What follows needs room for the deed and what is nested in it.
        if moves.len() + 5 > LONGEST_PASS {
            return Pass { moves, finishes: false, again: false, passed, free };
        }
        actions -= price;
        if let Some(link) = leg.breach {
            moves.push(Move::Act(Action::Breach { link }));
        }
        let step = Action::Step { to: leg.to, drag: None };
        moves.push(if std::mem::take(&mut entering) {
            Move::Act(Action::EnterFromCard { to: leg.to })
        } else if leg.free {
            free = true;
            Move::Free(step)
        } else {
            Move::Act(step)
        });
        passed.push((moves.len() as u8, Some(leg.to)));
    }
    let Some(action) = bid.deed.action else {
        return Pass { moves, finishes: true, again: false, passed, free };
    };
    let free_deed = bid.free && !bid.free_step;
    if !free_deed && actions == 0 {
        return Pass { moves, finishes: false, again: false, passed, free };
    }
    moves.push(if free_deed { Move::Free(action) } else { Move::Act(action) });
    if let Some((_, inner)) = bid.deed.inner {
        moves.push(Move::Act(inner));
    }
    Pass { moves, finishes: !bid.deed.more, again: bid.deed.more, passed, free: free || free_deed }
}

/// Puts the free Pick Up of the best Item on the way into a plan (SF-B10.1): not if the line itself names something to
/// pick up, and only if the rest of the plan still holds (SF-B10.2).
fn pick_up_in_passing(look: Look<'_>, plan: &mut Plan, pass: &Pass) {
    let Some(Actor::Body(body)) = plan.actor else { return };
    let names_one = manoeuvre(look, plan).is_some_and(|manoeuvre| {
        let calls = manoeuvre.clauses.iter().flat_map(|clause| &clause.0);
        calls.into_iter().any(|call| call.verb == Verb::PickUp)
    });
    if pass.free || names_one || plan.moves.is_full() || !look.free_action_of(Actor::Body(body)) {
        return;
    }
    let mut best: Option<(PickUpKey, u8, Action)> = None;
    for (number, section) in &pass.passed {
        let Some(section) = section else { continue };
        lying_in(look, body, *section, &mut |key, action| {
            if best.is_none_or(|(other, ..)| key < other) {
                best = Some((key, *number, action));
            }
        });
    }
    let Some((_, number, action)) = best else { return };
    let mut with = *plan;
    with.moves.insert(usize::from(number), Move::Free(action));
    if holds(look, &with) {
        *plan = with;
    }
}

/// Kompromat before Items, Items by colour and name (SF-B8.4).
type PickUpKey = (bool, Option<(crate::content::Colour, &'static str)>);

/// Everything a body could pick up in a section in passing (SF-B10.1a, SF-B10.2).
fn lying_in(
    look: Look<'_>,
    body: Body,
    section: Section,
    found: &mut dyn FnMut(PickUpKey, Action),
) {
    if look.kompromat_at(section).is_some() {
        found((false, None), Action::PickUpKompromat { at: section });
    }
    if !look.has_slot(body) {
        return;
    }
    let possesses = |item: Item| match item {
        Item::Nanogel | Item::Nanogel1 => {
            look.has(body, Item::Nanogel) || look.has(body, Item::Nanogel1)
        }
        item => look.has(body, item),
    };
    let mut offer = |item: Item, from: Option<Body>| {
        if look.content.items[item].bot_free_pick_up && !possesses(item) {
            found((true, Some(pick_up_key(look, item))), Action::PickUp { item, from });
        }
    };
    look.items_in(section).for_each(|item| offer(item, None));
    for other in look.bodies_in(section) {
        if other != body && look.is_down(other) {
            look.loose_items(other).for_each(|item| offer(item, Some(other)));
        }
    }
}

/// Whether every decision of a plan is allowed when its turn comes, tried on a copy of the table. What is asked in
/// between ends the trial, and so does Project X when it comes out. What lies face down a bot does not know (SF-R129): no
/// Trap goes off in the trial.
fn holds(look: Look<'_>, plan: &Plan) -> bool {
    let mut copy: State = *look.state;
    for trap in &mut copy.traps {
        trap.at = TrapPlace::Nowhere;
    }
    let mut log = EventLog::muted();
    let mut engine = Engine::new(look.content, &mut copy, &mut log);
    let depth = engine.state.frames.len();
    for mv in &plan.moves {
        if !super::turn::allows(engine.look(), mv) {
            return false;
        }
        super::turn::play(&mut engine, mv);
        let nested = matches!(mv, Move::Act(_)) && engine.state.frames.len() == depth + 1;
        let asked = engine.state.frames.len() != depth && !nested;
        if asked || engine.state.project_x.released != look.state.project_x.released {
            return true;
        }
    }
    true
}
