//! How many Steps it is from one section to another for somebody, as the station is now: Locks stop all but Officers,
//! Hazards those they would hurt, vents are for Tunnel Rats, and pods that have left lead nowhere.

use std::cell::RefCell;

use kernel::flat::{By, Id};

use crate::action::Actor;
use crate::ids::{Ability, Body, Section};
use crate::look::Look;
use crate::map::WayKind;

/// As far as it is where there is no way: somebody would have to open one first.
const DETOUR: u8 = 6;

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
pub(super) struct Ways<'a> {
    look: Look<'a>,
    open: Neighbours,
    locked: Neighbours,
    vents: Neighbours,
    hazards: u64,
    able: By<Body, u8, { Body::COUNT }>,
    fields: RefCell<[By<Section, Field, { Section::COUNT }>; 8]>,
}

const _: () = assert!(Section::COUNT <= u64::BITS as usize);

impl<'a> Ways<'a> {
    pub(super) fn new(look: Look<'a>) -> Ways<'a> {
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
        let able = By::from_fn(|body| {
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
            able as u8
        });
        let unknown = By::from_fn(|_| By::from_fn(|_| UNKNOWN));
        Ways { look, open, locked, vents, hazards, able, fields: RefCell::new([unknown; 8]) }
    }

    /// How many Steps it is for somebody.
    pub(super) fn steps(&self, body: Body, from: Section, to: Section) -> f32 {
        if from == to {
            return 0.0;
        }
        let able = usize::from(self.able[body]);
        let mut fields = self.fields.borrow_mut();
        let field = &mut fields[able][to];
        if field[to] == UNKNOWN {
            self.measure(to, able, field);
        }
        match field[from] {
            UNKNOWN => f32::from(self.look.content.map.steps(from, to) + DETOUR),
            steps => f32::from(steps),
        }
    }

    /// Measures backwards from where the ways lead.
    fn measure(&self, to: Section, able: usize, field: &mut Field) {
        let barred = if able & HAZARDS == 0 { self.hazards } else { 0 };
        let (mut reached, mut edge, mut steps) = (bit(to), bit(to), 0);
        while edge != 0 {
            let mut next = 0;
            let mut rest = edge;
            while rest != 0 {
                let section = Section::from_number(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                field[section] = steps;
                // Nobody comes through where it hurts.
                if barred & bit(section) != 0 {
                    continue;
                }
                next |= self.open[section];
                if able & LOCKS != 0 {
                    next |= self.locked[section];
                }
                if able & VENTS != 0 {
                    next |= self.vents[section];
                }
            }
            edge = next & !reached;
            reached |= edge;
            steps += 1;
        }
    }
}

const fn bit(section: Section) -> u64 {
    1 << section as u8
}
