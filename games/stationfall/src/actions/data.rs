//! Copy and Delete (SF-12.6, SF-12.7).

use kernel::{Refusal, require};

use super::Here;
use crate::action::Action;
use crate::engine::Engine;
use crate::ids::{Body, Data};
use crate::look::Look;
use crate::state::At;

pub(super) fn candidates(here: &Here<'_>, offer: &mut dyn FnMut(Action)) {
    let Here { look, body, wide, .. } = *here;
    // With Jammers ON nobody far away is worth thinking of, nor anybody with an NDA in the own hands.
    if !wide && look.has_data(body, Data::Nda) {
        return;
    }
    let in_reach = |to: &Body| wide || !look.state.station.jammers || here.bodies.contains(*to);
    for data in look.state.bodies[body].data {
        offer(Action::Delete { data });
        look.bodies().filter(in_reach).for_each(|to| offer(Action::Copy { data, to }));
    }
}

pub(super) fn check(look: Look<'_>, body: Body, action: &Action) -> Result<(), Refusal> {
    let (Action::Copy { data, .. } | Action::Delete { data }) = *action else {
        return Err(super::NOT_PROVIDED);
    };
    require(look.has_data(body, data), || super::lacks_data(body, data, "SF-8.3"))?;
    // Who holds an NDA may neither Copy nor Delete (SF-R178).
    require(!look.has_data(body, Data::Nda), || Refusal::new("SF-R178", "sf-refused-nda"))?;
    match *action {
        Action::Copy { to, .. } => check_copy(look, body, data, to),
        _ => Ok(()),
    }
}

/// The receiver is Colocated, or with Jammers OFF anywhere Unescaped (SF-12.6.1, SF-12.6.2), can possess Data and lacks
/// that type (SF-12.6.2a), and is not still on its card (SF-R144).
fn check_copy(look: Look<'_>, body: Body, data: Data, to: Body) -> Result<(), Refusal> {
    let named = |rule, reason| Refusal::new(rule, reason).with("who", to.word());
    require(look.state.bodies[to].at != At::Card, || named("SF-R144", "sf-refused-first-enter"))?;
    require(to != body && look.can_possess(to), || {
        named("SF-12.6.2a", "sf-refused-cannot-receive")
    })?;
    require(look.on_the_board(to), || named("SF-12.6.2", look.why_idle(to)))?;
    require(!look.state.station.jammers || look.colocated(body, to), || {
        named("SF-7.4.1", "sf-refused-jammed")
    })?;
    require(!look.has_data(to, data), || named("SF-9.2", "sf-refused-has-data"))
}

pub(super) fn perform(engine: &mut Engine<'_>, body: Body, action: Action) {
    match action {
        Action::Copy { data, to } => engine.grant_data(to, data),
        Action::Delete { data } => engine.delete_data(body, data),
        _ => {}
    }
}
