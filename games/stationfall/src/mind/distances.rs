//! How many Steps it is from one section to another for somebody, as the station is now: Locks delay all but Officers,
//! Hazards stop those they would hurt, vents are for Tunnel Rats, and pods that have left lead nowhere.

use std::cell::RefCell;
use std::rc::Rc;

use workbench::flat::{By, Id};

use crate::action::Actor;
use crate::ids::{Ability, Body, Section};
use crate::look::Look;
use crate::map::WayKind;

/// As far as it is where there is no way: somebody would have to open one first.
const DETOUR: u8 = 6;

/// What a locked way takes who is no Officer: somebody has to come first and open it.
const LOCKED: usize = 3;

/// There is no way.
const UNKNOWN: u8 = u8::MAX;

/// Not measured yet.
const UNMEASURED: u16 = u16::MAX;

/// What somebody can pass: a bit each.
const LOCKS: usize = 1;
const HAZARDS: usize = 2;
const VENTS: usize = 4;

/// Steps to one section from every other.
type Field = By<Section, u8, { Section::COUNT }>;

/// The sections next to one, as bits.
type Neighbours = By<Section, u64, { Section::COUNT }>;

/// The ways of the station as it is, measured when they are asked for.
pub(crate) struct Distances<'a> {
    look: Look<'a>,
    station: Rc<Station>,
    able: By<Body, u8, { Body::COUNT }>,
}

/// What ways depend on: the same in most positions that are looked at one after the other.
#[derive(Clone, PartialEq, Eq)]
struct Plan {
    open: Neighbours,
    locked: Neighbours,
    vents: Neighbours,
    hazards: u64,
}

/// A plan of the station with what was measured on it.
struct Station {
    plan: Plan,
    measured: RefCell<Measured>,
}

/// The fields that were asked for.
struct Measured {
    /// Which field it is for those who can pass this, to that section.
    which: [By<Section, u16, { Section::COUNT }>; 8],
    fields: Vec<Field>,
}

/// How many stations are remembered: what one position leads to differs in few ways.
const REMEMBERED: usize = 64;

thread_local! {
    /// The stations measured last, the latest first: measuring takes longer than all else that is asked about a
    /// position.
    ///
    /// This is a memory of a pure function. A plan is compared as a whole before its measures are used, so nothing that
    /// anybody sees depends on what is remembered. It stands in the thread rather than in the mind because one mind
    /// serves all threads of a search at once: a lock around it would be taken for every evaluated position. And no
    /// caller could hand it over without every game's mind asking for such a memory.
    static STATIONS: RefCell<Vec<Rc<Station>>> = const { RefCell::new(Vec::new()) };
}

const _: () = assert!(Section::COUNT <= u64::BITS as usize);

impl<'a> Distances<'a> {
    pub(crate) fn new(look: Look<'a>) -> Distances<'a> {
        let station = Station::of(Plan::new(look));
        let blackout = look.blackout();
        let mut able_to = By::from_fn(|_| 0);
        for body in look.bodies() {
            let has = |ability| look.has_ability(Actor::Body(body), ability);
            let mut able = 0;
            if !blackout && look.is_officer(Actor::Body(body)) {
                able |= LOCKS;
            }
            if !look.hurt_by_hazards(body) {
                able |= HAZARDS;
            }
            if has(Ability::TunnelRat) {
                able |= VENTS;
            }
            able_to[body] = able as u8;
        }
        Distances { look, station, able: able_to }
    }

    /// How many Steps it is for somebody.
    pub(crate) fn steps(&self, body: Body, from: Section, to: Section) -> f32 {
        if from == to {
            return 0.0;
        }
        match self.station.steps(usize::from(self.able[body]), from, to) {
            UNKNOWN => f32::from(self.look.content.map.steps(from, to) + DETOUR),
            steps => f32::from(steps),
        }
    }
}

impl Plan {
    fn new(look: Look<'_>) -> Plan {
        let none = || By::from_fn(|_| 0);
        let mut plan = Plan { open: none(), locked: none(), vents: none(), hazards: 0 };
        for section in look.sections() {
            if look.hazard(section).is_some() {
                plan.hazards |= bit(section);
            }
            for way in look.ways(section) {
                let ways = match way.kind {
                    WayKind::Corridor(link) if look.locked(link) => &mut plan.locked,
                    WayKind::Corridor(_) => &mut plan.open,
                    WayKind::Vent => &mut plan.vents,
                    WayKind::Airlock => continue,
                };
                ways[section] |= bit(way.to);
            }
        }
        plan
    }

    /// Measures backwards from where the ways lead.
    fn measure(&self, to: Section, able: usize) -> Field {
        let mut field = By::from_fn(|_| UNKNOWN);
        let barred = if able & HAZARDS == 0 { self.hazards } else { 0 };
        let mut reached = 0;
        // What is reached now, after one more Step, and so on.
        let mut edges = [0; LOCKED + 1];
        edges[0] = bit(to);
        let mut steps = 0;
        while edges.iter().any(|edge| *edge != 0) {
            let mut rest = edges[0] & !reached;
            reached |= rest;
            while rest != 0 {
                let section = Section::from_number(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                field[section] = steps;
                // Nobody comes through where it hurts.
                if barred & bit(section) != 0 {
                    continue;
                }
                edges[1] |= self.open[section];
                edges[if able & LOCKS != 0 { 1 } else { LOCKED }] |= self.locked[section];
                if able & VENTS != 0 {
                    edges[1] |= self.vents[section];
                }
            }
            edges.rotate_left(1);
            edges[LOCKED] = 0;
            steps += 1;
        }
        field
    }
}

impl Station {
    /// The station with this plan, as it was measured before or not yet.
    fn of(plan: Plan) -> Rc<Station> {
        STATIONS.with_borrow_mut(|stations| {
            let at = stations.iter().position(|station| station.plan == plan);
            let station = match at {
                Some(at) => stations.remove(at),
                None => {
                    stations.truncate(REMEMBERED - 1);
                    let which = [By::from_fn(|_| UNMEASURED); 8];
                    let measured = RefCell::new(Measured { which, fields: Vec::new() });
                    Rc::new(Station { plan, measured })
                }
            };
            stations.insert(0, station.clone());
            station
        })
    }

    /// How many Steps it is for those who can pass this.
    fn steps(&self, able: usize, from: Section, to: Section) -> u8 {
        let mut measured = self.measured.borrow_mut();
        let Measured { which, fields } = &mut *measured;
        let which = &mut which[able][to];
        if *which == UNMEASURED {
            *which = fields.len() as u16;
            fields.push(self.plan.measure(to, able));
        }
        fields[usize::from(*which)][from]
    }
}

const fn bit(section: Section) -> u64 {
    1 << section as u8
}
