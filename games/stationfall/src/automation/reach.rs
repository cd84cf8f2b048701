//! How far it is: the fewest Actions that are not free with which somebody can come to each section (SF-B9.4), and the
//! route among equal ones (SF-B9.5).
//!
//! A place is a section together with whether the activation's free Action is spent on the way, because ZeroBorn and
//! Scientist can use it for one Step. Nothing here allocates.

use workbench::flat::{List, Set};

use super::priorities::section_key;
use crate::action::{Action, Actor};
use crate::actions::Right;
use crate::ids::{Ability, Body, Section};
use crate::look::Look;
use crate::map::{Link, Way, WayKind};
use crate::state::At;

/// One part of a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leg {
    pub(super) to: Section,
    /// The Lock that must be Breached first.
    pub(super) breach: Option<Link>,
    /// The Step is the activation's free Action.
    pub(super) free: bool,
    /// The Actions it takes, the Breach not counted.
    pub(super) cost: u8,
}

impl Default for Leg {
    fn default() -> Self {
        Leg { to: Section::OuterSpace, breach: None, free: false, cost: 0 }
    }
}

/// A route in legs.
pub(super) type Route = List<Leg, { Section::COUNT }>;

/// Farther than any place.
const NOWHERE: u16 = u16::MAX;

/// An Action weighs more than all Steps of a route together, so that of two routes with equally many Actions the one
/// with fewer Steps is shorter.
const ACTION: u16 = 128;

const PLACES: usize = Section::COUNT * 2;

/// How somebody walks.
#[derive(Clone, Copy)]
struct Walker {
    body: Body,
    start: Option<Section>,
    /// Can Step at all.
    walks: bool,
    vents: bool,
    /// Passes Locks (SF-12.1.3).
    opens: bool,
    /// Goes Down in Hazards: Self-Preservation keeps it out (SF-B7.6).
    hurt: bool,
    /// The free Action is still to be had and can be a Step to a section without Gravity, or through an airlock.
    zeroborn: bool,
    scientist: bool,
    /// Sections to which Steps cost nothing (`adrenaline`, `emergency_response`).
    costless: Set<Section>,
}

/// The distances of one body.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    walker: Walker,
    weight: [u16; PLACES],
}

const fn place(section: Section, spent: bool) -> usize {
    section as usize * 2 + spent as usize
}

impl Reach {
    /// From where a body is. `free`: the free Action of its activation is to be had; without an activation (`single`)
    /// every Step is one Action.
    pub(super) fn of(look: Look<'_>, body: Body, free: bool, single: bool) -> Reach {
        let walker = Walker::of(look, body, free, single);
        let mut reach = Reach { walker, weight: [NOWHERE; PLACES] };
        let mut queue = Queue::default();
        if let Some(start) = walker.start {
            reach.weight[place(start, false)] = 0;
            queue.push(place(start, false));
        } else if look.state.bodies[body].at == At::Card && look.can_act(body) {
            for to in Section::ALL {
                let enter = Action::EnterFromCard { to: *to };
                if look.check_action(Actor::Body(body), &enter, Right::Paid).is_ok() {
                    reach.weight[place(*to, false)] = ACTION + 1;
                    queue.push(place(*to, false));
                }
            }
        }
        while let Some(from) = queue.pop() {
            let section = Section::ALL[from / 2];
            walker.legs(look, section, from % 2 == 1, |leg| {
                let to = place(leg.to, from % 2 == 1 || leg.free);
                let weight = reach.weight[from] + weight_of(leg);
                if weight < reach.weight[to] {
                    reach.weight[to] = weight;
                    queue.push(to);
                }
            });
        }
        reach
    }

    /// The Actions it takes to come to a section, with the free Action spent on the way or not; none if there is no
    /// legal route (SF-B9.7).
    pub(super) fn cost(&self, to: Section, spent: bool) -> Option<u8> {
        let weight = self.weight[place(to, spent)];
        (weight != NOWHERE).then_some((weight / ACTION) as u8)
    }

    /// The route there: each next section picked by the order of sections (SF-B9.5).
    pub(super) fn route(&self, look: Look<'_>, to: Section, spent: bool) -> Route {
        let goal = place(to, spent);
        let mut leads = [false; PLACES];
        leads[goal] = true;
        self.mark(look, &mut leads);
        let mut route = Route::new();
        let Some(mut at) = self.first(look, &leads, &mut route) else { return Route::new() };
        while at != goal && !route.is_full() {
            let section = Section::ALL[at / 2];
            let mut best: Option<(Leg, usize)> = None;
            self.walker.legs(look, section, at % 2 == 1, |leg| {
                let next = place(leg.to, at % 2 == 1 || leg.free);
                let tight = leads[next] && self.weight[at] + weight_of(leg) == self.weight[next];
                let key = |leg: &Leg| (section_key(look, leg.to), !leg.free);
                if tight && best.is_none_or(|(other, _)| key(&leg) < key(&other)) {
                    best = Some((leg, next));
                }
            });
            let Some((leg, next)) = best else { return Route::new() };
            route.push(leg);
            at = next;
        }
        route
    }

    /// Where the route begins: where the body is, or the best section to enter from its card.
    fn first(&self, look: Look<'_>, leads: &[bool; PLACES], route: &mut Route) -> Option<usize> {
        if let Some(start) = self.walker.start {
            return leads[place(start, false)].then_some(place(start, false));
        }
        let enter = Section::ALL
            .iter()
            .copied()
            .filter(|to| leads[place(*to, false)] && self.weight[place(*to, false)] == ACTION + 1)
            .min_by_key(|to| section_key(look, *to))?;
        route.push(Leg { to: enter, cost: 1, ..Leg::default() });
        Some(place(enter, false))
    }

    /// Marks every place from which a shortest route leads to a marked one.
    fn mark(&self, look: Look<'_>, leads: &mut [bool; PLACES]) {
        loop {
            let mut changed = false;
            for from in 0..PLACES {
                if leads[from] || self.weight[from] == NOWHERE {
                    continue;
                }
                let spent = from % 2 == 1;
                self.walker.legs(look, Section::ALL[from / 2], spent, |leg| {
                    let to = place(leg.to, spent || leg.free);
                    if leads[to] && self.weight[from] + weight_of(leg) == self.weight[to] {
                        leads[from] = true;
                        changed = true;
                    }
                });
            }
            if !changed {
                return;
            }
        }
    }
}

/// What a leg weighs: its Actions, a Breach among them, and one Step.
fn weight_of(leg: Leg) -> u16 {
    u16::from(leg.cost + u8::from(leg.breach.is_some())) * ACTION + 1
}

impl Walker {
    fn of(look: Look<'_>, body: Body, free: bool, single: bool) -> Walker {
        let actor = Actor::Body(body);
        let has = |ability| look.has_ability(actor, ability);
        let mut costless = Set::EMPTY;
        if !single && has(Ability::Adrenaline) {
            costless = look.sections().filter(|s| look.hazard(*s).is_some()).collect();
        }
        if !single && has(Ability::EmergencyResponse) {
            let rescue = look.bodies().filter(|b| look.is_human(*b) && look.is_down(*b));
            costless = costless.union(rescue.filter_map(|b| look.section_of(b)).collect());
        }
        Walker {
            body,
            start: look.section_of(body),
            walks: look.can_act(body) && look.can_possess(body),
            vents: has(Ability::TunnelRat),
            opens: look.is_officer(actor) && !look.blackout(),
            hurt: look.hurt_by_hazards(body),
            zeroborn: free && has(Ability::Zeroborn),
            scientist: free && has(Ability::Scientist),
            costless,
        }
    }

    /// Every leg out of a section that is legal with the present equipment (SF-B7.6).
    fn legs(&self, look: Look<'_>, from: Section, spent: bool, mut found: impl FnMut(Leg)) {
        if !self.walks {
            return;
        }
        for Way { to, kind } in look.ways(from) {
            let breach = match kind {
                WayKind::Corridor(link) if look.locked(link) && !self.opens => Some(link),
                WayKind::Corridor(_) => None,
                WayKind::Vent if self.vents => None,
                WayKind::Airlock if look.airlock_works(from, to) => None,
                WayKind::Vent | WayKind::Airlock => continue,
            };
            let barred = self.hurt && look.hazard(to).is_some()
                || self.start != Some(to) && !look.has_room(to, 1);
            if barred {
                continue;
            }
            let cost = u8::from(!self.costless.contains(to));
            found(Leg { to, breach, free: false, cost });
            let free = self.zeroborn && !look.content.sections[to].gravity
                || self.scientist && kind == WayKind::Airlock;
            if free && !spent && cost > 0 {
                found(Leg { to, breach, free: true, cost: 0 });
            }
        }
        debug_assert!(look.can_possess(self.body));
    }
}

/// Places still to be looked at, each at most once at a time.
struct Queue {
    places: [u8; PLACES],
    from: usize,
    count: usize,
    waiting: u128,
}

impl Default for Queue {
    fn default() -> Self {
        Queue { places: [0; PLACES], from: 0, count: 0, waiting: 0 }
    }
}

impl Queue {
    fn push(&mut self, place: usize) {
        if self.waiting >> place & 1 == 0 {
            self.waiting |= 1 << place;
            self.places[(self.from + self.count) % PLACES] = place as u8;
            self.count += 1;
        }
    }

    fn pop(&mut self) -> Option<usize> {
        if self.count == 0 {
            return None;
        }
        let place = usize::from(self.places[self.from]);
        self.from = (self.from + 1) % PLACES;
        self.count -= 1;
        self.waiting &= !(1 << place);
        Some(place)
    }
}
