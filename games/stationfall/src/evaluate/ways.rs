//! How many Steps it is from one section to another for somebody, as the station is now: Locks delay all but Officers,
//! Hazards stop those they would hurt, vents are for Tunnel Rats, and pods that have left lead nowhere.

use std::cell::RefCell;

use kernel::flat::{By, Id, List};

use crate::action::Actor;
use crate::ids::{Ability, Body, Section};
use crate::look::Look;
use crate::map::WayKind;

/// As far as it is where there is no way: somebody would have to open one first.
const DETOUR: u8 = 6;

/// What a locked way takes who is no Officer: somebody has to come first and open it.
const LOCKED: usize = 3;

/// Not measured yet.
const UNKNOWN: u8 = u8::MAX;

/// What somebody can pass: a bit each.
const LOCKS: usize = 1;
const HAZARDS: usize = 2;
const VENTS: usize = 4;

/// Steps to one section from every other.
type Field = By<Section, u8, { Section::COUNT }>;

/// The sections next to one, as bits.
type Neighbours = By<Section, u64, { Section::COUNT }>;

/// The ways of the station as it is, measured when they are asked for.
pub(crate) struct Ways<'a> {
    look: Look<'a>,
    open: Neighbours,
    locked: Neighbours,
    vents: Neighbours,
    hazards: u64,
    able: By<Body, u8, { Body::COUNT }>,
    measured: RefCell<Measured>,
}

/// The fields that were asked for.
struct Measured {
    /// Which field it is for those who can pass this, to that section.
    which: [By<Section, u8, { Section::COUNT }>; 8],
    fields: List<Field, MOST_FIELDS>,
}

/// More than are ever asked for about one position; further ones would be measured every time.
const MOST_FIELDS: usize = 48;

const _: () = assert!(Section::COUNT <= u64::BITS as usize);

impl<'a> Ways<'a> {
    pub(crate) fn new(look: Look<'a>) -> Ways<'a> {
        let none = || By::from_fn(|_| 0);
        let (mut open, mut locked, mut vents): (Neighbours, Neighbours, Neighbours) =
            (none(), none(), none());
        let mut hazards = 0;
        for section in look.sections() {
            if look.hazard(section).is_some() {
                hazards |= bit(section);
            }
            for way in look.ways(section) {
                match way.kind {
                    WayKind::Corridor(link) if look.locked(link) => {
                        locked[section] |= bit(way.to);
                    }
                    WayKind::Corridor(_) => open[section] |= bit(way.to),
                    WayKind::Vent => vents[section] |= bit(way.to),
                    WayKind::Airlock => {}
                }
            }
        }
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
        let which = [By::from_fn(|_| UNKNOWN); 8];
        let measured = RefCell::new(Measured { which, fields: List::new() });
        Ways { look, open, locked, vents, hazards, able: able_to, measured }
    }

    /// How many Steps it is for somebody.
    pub(crate) fn steps(&self, body: Body, from: Section, to: Section) -> f32 {
        if from == to {
            return 0.0;
        }
        let able = usize::from(self.able[body]);
        let mut measured = self.measured.borrow_mut();
        let which = measured.which[able][to];
        let steps = if which == UNKNOWN {
            let field = self.measure(to, able);
            if !measured.fields.is_full() {
                measured.which[able][to] = measured.fields.len() as u8;
                measured.fields.push(field);
            }
            field[from]
        } else {
            measured.fields[usize::from(which)][from]
        };
        match steps {
            UNKNOWN => f32::from(self.look.content.map.steps(from, to) + DETOUR),
            steps => f32::from(steps),
        }
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

const fn bit(section: Section) -> u64 {
    1 << section as u8
}
