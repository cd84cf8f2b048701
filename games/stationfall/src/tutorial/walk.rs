//! Routes on foot, Step by Step (SF-T81, SF-T83): a Step counts if it would be legal for a body that stood there.

use workbench::flat::{By, Set};

use crate::action::{Action, Actor};
use crate::actions::Right;
use crate::ids::{Body, Section};
use crate::look::Look;
use crate::state::{At, State};

/// How many Steps lead to each section, and which is the first of them; none where no route leads.
pub(super) type Routes = By<Section, Option<Route>, { Section::COUNT }>;

/// A route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Route {
    /// How many Steps it takes.
    pub steps: u8,
    /// Where the first of them leads; none if no Step is needed.
    pub first: Option<Section>,
}

/// The shortest routes of a body from a section, through sections that are allowed. Of routes of the same length the one
/// found first counts: ways are tried in the order of the map.
pub(super) fn routes(
    look: Look<'_>,
    body: Body,
    from: Section,
    allowed: impl Fn(Section) -> bool,
) -> Routes {
    let mut routes: Routes = By::default();
    routes[from] = Some(Route { steps: 0, first: None });
    let mut open = vec![from];
    let mut imagined = *look.state;
    while !open.is_empty() {
        let mut next = Vec::new();
        for here in open {
            let Some(route) = routes[here] else { continue };
            for to in steps(look, &mut imagined, body, here).iter() {
                if routes[to].is_none() && allowed(to) {
                    let first = route.first.or(Some(to));
                    routes[to] = Some(Route { steps: route.steps + 1, first });
                    next.push(to);
                }
            }
        }
        open = next;
    }
    routes
}

/// Where a body could Step to if it stood in a section.
pub(super) fn steps_from(look: Look<'_>, body: Body, from: Section) -> Set<Section> {
    let mut imagined = *look.state;
    steps(look, &mut imagined, body, from)
}

/// Where a body could Step to if it stood there.
fn steps(look: Look<'_>, imagined: &mut State, body: Body, from: Section) -> Set<Section> {
    imagined.bodies[body].at = At::Section(from);
    let there = Look::new(look.content, imagined);
    there
        .ways(from)
        .map(|way| way.to)
        .filter(|to| {
            let step = Action::Step { to: *to, drag: None };
            there.check_action(Actor::Body(body), &step, Right::Paid).is_ok()
        })
        .collect()
}
