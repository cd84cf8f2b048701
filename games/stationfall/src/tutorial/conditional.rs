//! What Lindsey does when her script is over: the first of three lines that is possible (SF-T80 to SF-T84).

use kernel::Text;

use super::walk::{Routes, routes, steps_from};
use super::{DONE, LINDSEY};
use crate::action::{Action, Actor, Target, Weapon};
use crate::actions::Right;
use crate::frame::Phase;
use crate::ids::{Body, Character, Item, Section};
use crate::look::Look;
use crate::moves::Move;
use crate::state::At;
use crate::turn;

/// What she wants to do, and why.
pub(super) type Wish = (Move, Text);

/// What Lindsey wishes in a phase of her turn.
pub(super) fn wish(look: Look<'_>, phase: Phase) -> Wish {
    match phase {
        Phase::Reveal => (Move::Pass, Text::new("sf-lindsey-script")),
        Phase::Influence => match (hunt(look, true), flight(look, true)) {
            (Some(cubes), _) => (cubed(Character::Troubleshooter, cubes), hunting()),
            (None, Some(cubes)) => (cubed(Character::StationChief, cubes), fleeing()),
            (None, None) => (Move::Pass, giving_up()),
        },
        Phase::Commit => {
            if hunt(look, false).is_some() {
                (Move::Activate(Actor::Body(Body::Troubleshooter)), hunting())
            } else if flight(look, false).is_some() {
                (Move::Activate(Actor::Body(Body::StationChief)), fleeing())
            } else {
                let cube = Character::StationChief;
                let back = Move::Renegotiate(Some(cube));
                let possible = turn::check_own(look, look.seat_of(LINDSEY), &back).is_ok();
                (if possible { back } else { Move::Renegotiate(None) }, giving_up())
            }
        }
        Phase::Activate => match look.state.turn.activated.map(|a| (a.character, a.actions)) {
            Some((Character::Troubleshooter, actions)) => (hunter_acts(look, actions), hunting()),
            Some((Character::StationChief, actions)) => (chief_acts(look, actions), fleeing()),
            _ => (Move::Pass, giving_up()),
        },
    }
}

fn hunting() -> Text {
    Text::new("sf-lindsey-hunt")
}

fn fleeing() -> Text {
    Text::new("sf-lindsey-flee")
}

fn giving_up() -> Text {
    Text::new("sf-lindsey-renegotiate")
}

const fn cubed(character: Character, cubes: u8) -> Move {
    if cubes == 0 { Move::Pass } else { Move::Influence(character, cubes) }
}

/// The most cubes any other player has on a card.
fn most_of_others(look: Look<'_>, character: Character) -> u8 {
    let cubes = &look.state.cards[character].cubes;
    look.players().filter(|player| *player != LINDSEY).map(|other| cubes[other]).max().unwrap_or(0)
}

/// How many cubes Lindsey puts on a card to have at least so many: none if she has them, nothing if she cannot.
fn cubes_for(look: Look<'_>, character: Character, wanted: u8, may: bool) -> Option<u8> {
    let own = look.state.cards[character].cubes[LINDSEY];
    match wanted.saturating_sub(own) {
        0 => Some(0),
        missing => {
            let mv = Move::Influence(character, missing);
            let legal = may && turn::check_own(look, look.seat_of(LINDSEY), &mv).is_ok();
            legal.then_some(missing)
        }
    }
}

/// Whether somebody is here to be activated by Lindsey: Live, Unescaped, on the board, and nobody else's PC.
fn usable(look: Look<'_>, body: Body) -> bool {
    let character = look.owner(body);
    look.can_act(body)
        && look.section_of(body).is_some()
        && look.pc_of(character).all(|holder| holder == LINDSEY)
}

/// Line 1: the Troubleshooter goes for somebody Contaminated. How many cubes it takes, if it is possible (SF-T81).
fn hunt(look: Look<'_>, may_influence: bool) -> Option<u8> {
    let body = Body::Troubleshooter;
    let armed = look.has(body, Item::Bludgeon) || look.has(body, Item::Gun);
    if !usable(look, body) || !armed || prey(look).is_none() {
        return None;
    }
    if look.is_conspirator(LINDSEY, Character::Troubleshooter) {
        return Some(0);
    }
    let wanted = most_of_others(look, Character::Troubleshooter).max(1);
    cubes_for(look, Character::Troubleshooter, wanted, may_influence)
}

/// Somebody to be Downed, and the way there.
struct Prey {
    body: Body,
    weapon: Weapon,
    routes: Routes,
    at: Section,
}

/// The nearest Live Contaminated Character whom the Troubleshooter can walk to and Down with what she holds now; of
/// those as near the first in Character Order. Not Lindsey's own PC, not herself (SF-T81).
fn prey(look: Look<'_>) -> Option<Prey> {
    let hunter = Body::Troubleshooter;
    let from = look.section_of(hunter)?;
    let routes = routes(look, hunter, from, |_| true);
    let order = |body: Body| look.state.table.order.iter().position(|c| *c == look.owner(body));
    let target = |body: &Body| {
        look.is_live(*body)
            && look.state.bodies[*body].contaminated
            && *body != hunter
            && look.pc_of(look.owner(*body)).all(|holder| holder != LINDSEY)
    };
    let mut found: Option<((u8, Option<usize>), Prey)> = None;
    for body in look.bodies().filter(target) {
        let Some(at) = look.section_of(body).filter(|_| look.on_the_board(body)) else { continue };
        let Some(route) = routes[at] else { continue };
        let Some(weapon) = weapon_against(look, body, at) else { continue };
        let rank = (route.steps, order(body));
        if found.as_ref().is_none_or(|(best, _)| rank < *best) {
            found = Some((rank, Prey { body, weapon, routes, at }));
        }
    }
    found.map(|(_, prey)| prey)
}

/// What the Troubleshooter could Attack somebody with, if she stood there.
fn weapon_against(look: Look<'_>, body: Body, at: Section) -> Option<Weapon> {
    let mut imagined = *look.state;
    imagined.bodies[Body::Troubleshooter].at = At::Section(at);
    let there = Look::new(look.content, &imagined);
    [Weapon::Bludgeon, Weapon::Gun].into_iter().find(|with| {
        let attack = Action::Attack { target: Target::Body(body), with: *with };
        there.check_action(Actor::Body(Body::Troubleshooter), &attack, Right::Paid).is_ok()
    })
}

/// A weapon that lies on the way, then a Step, then the Attack; after it the phase ends (SF-T80).
fn hunter_acts(look: Look<'_>, actions: u8) -> Move {
    let seat = look.seat_of(LINDSEY);
    if look.state.tutorial.cursor == DONE {
        return Move::Pass;
    }
    for item in [Item::Gun, Item::Bludgeon] {
        let pick_up = Move::Free(Action::PickUp { item, from: None });
        if turn::check_own(look, seat, &pick_up).is_ok() {
            return pick_up;
        }
    }
    let Some(prey) = prey(look).filter(|_| actions > 0) else { return Move::Pass };
    match prey.routes[prey.at].and_then(|route| route.first) {
        Some(to) => Move::Act(Action::Step { to, drag: None }),
        None => Move::Act(Action::Attack { target: Target::Body(prey.body), with: prey.weapon }),
    }
}

/// Line 2: the Station Chief keeps away from everybody. How many cubes Lindsey puts on her, if it is possible: each time
/// one more than it takes to have her as Conspirator, or as many if there are no more (SF-T80, SF-T82, SF-H67).
fn flight(look: Look<'_>, may_influence: bool) -> Option<u8> {
    let character = Character::StationChief;
    if !usable(look, Body::StationChief) {
        return None;
    }
    if look.pc_of(character).any(|holder| holder == LINDSEY) {
        return Some(0);
    }
    let own = look.state.cards[character].cubes[LINDSEY];
    let needed = most_of_others(look, character).max(1).saturating_sub(own);
    if !may_influence {
        return (needed == 0).then_some(0);
    }
    let seat = look.seat_of(LINDSEY);
    [needed + 1, needed].into_iter().find(|cubes| {
        *cubes == 0 || turn::check_own(look, seat, &Move::Influence(character, *cubes)).is_ok()
    })
}

/// The next of her Steps to where the others are farthest; nothing more if she can take none.
fn chief_acts(look: Look<'_>, actions: u8) -> Move {
    match refuge(look, actions) {
        Some(to) => Move::Act(Action::Step { to, drag: None }),
        None => Move::Pass,
    }
}

/// The first Step of a walk to the best of the sections where the Station Chief can be after as many Steps as she has
/// Actions, without pods and Outer Space (SF-T80, SF-T83, SF-H68); where no walk is so long, after as many as there are.
fn refuge(look: Look<'_>, actions: u8) -> Option<Section> {
    let chief = Body::StationChief;
    let from = look.section_of(chief)?;
    let inside = |section: &Section| {
        *section != Section::OuterSpace && look.content.sections[*section].pod.is_none()
    };
    // Where she can be after so many Steps, with the first of them.
    let mut reached: Vec<(Section, Section)> =
        steps_from(look, chief, from).iter().filter(inside).map(|to| (to, to)).collect();
    for _ in 1..actions {
        let mut farther: Vec<(Section, Section)> = Vec::new();
        for (at, first) in &reached {
            for to in steps_from(look, chief, *at).iter().filter(inside) {
                if farther.iter().all(|(known, _)| *known != to) {
                    farther.push((to, *first));
                }
            }
        }
        if farther.is_empty() {
            break;
        }
        reached = farther;
    }
    let best = reached.into_iter().filter(|_| actions > 0);
    best.min_by_key(|(section, _)| company(look, *section)).map(|(_, first)| first)
}

/// How bad a place is: the distance to the nearest other Live Human or Robot counted down, how many are within two
/// Steps, then Gravity, then how far from the top and from the left (SF-T83).
fn company(look: Look<'_>, section: Section) -> (u8, usize, bool, u8, u8) {
    let distances = routes(look, Body::StationChief, section, |_| true);
    let others = look.bodies().filter(|body| {
        *body != Body::StationChief && look.can_possess(*body) && look.can_act(*body)
    });
    let steps: Vec<u8> = others
        .filter_map(|body| look.section_of(body))
        .map(|at| distances[at].map_or(u8::MAX, |route| route.steps))
        .collect();
    let nearest = steps.iter().copied().min().unwrap_or(u8::MAX);
    let near = steps.iter().filter(|steps| **steps <= 2).count();
    let info = &look.content.sections[section];
    (u8::MAX - nearest, near, info.gravity, info.top_order, info.left_order)
}
