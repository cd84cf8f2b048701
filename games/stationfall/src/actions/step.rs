//! Step (SF-12.1), entering from the own card (SF-R15), and the Wormhole.

use kernel::{Refusal, require};
use workbench::flat::Set;

use super::Here;
use crate::action::{Action, Actor};
use crate::engine::Engine;
use crate::event::Event;
use crate::ids::{Ability, Body, Item, Section};
use crate::look::Look;
use crate::map::{Way, WayKind};
use crate::state::{At, Vehicle};

pub(super) fn candidates_entering(offer: &mut dyn FnMut(Action)) {
    Section::ALL.iter().for_each(|to| offer(Action::EnterFromCard { to: *to }));
}

pub(super) fn candidates(here: &Here<'_>, offer: &mut dyn FnMut(Action)) {
    let Here { look, body, wide, .. } = *here;
    let draggable: Set<Body> =
        here.bodies.iter().filter(|other| check_drag(look, body, *other).is_ok()).collect();
    for way in look.ways(here.section) {
        offer(Action::Step { to: way.to, drag: None });
        draggable.iter().for_each(|drag| offer(Action::Step { to: way.to, drag: Some(drag) }));
    }
    if look.state.project_x.wormhole == Some(here.section) {
        offer(Action::EnterWormhole { drag: None });
        draggable.iter().for_each(|drag| offer(Action::EnterWormhole { drag: Some(drag) }));
    }
    if wide {
        look.sections().for_each(|to| offer(Action::Step { to, drag: None }));
        for other in here.others() {
            look.ways(here.section)
                .for_each(|way| offer(Action::Step { to: way.to, drag: Some(other) }));
        }
    }
}

pub(super) fn check(look: Look<'_>, body: Body, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Step { to, drag } => check_step(look, body, to, drag),
        Action::EnterFromCard { to } => check_enter(look, body, to),
        Action::EnterWormhole { drag } => check_wormhole(look, body, drag),
        _ => Err(super::NOT_PROVIDED),
    }
}

fn check_step(look: Look<'_>, body: Body, to: Section, drag: Option<Body>) -> Result<(), Refusal> {
    let way = look.section_of(body).and_then(|from| look.way(from, to));
    let Some(way) = way else {
        return Err(Refusal::new("SF-12.1.1", "sf-refused-no-way").with("where", to.word()));
    };
    check_way(look, body, way, drag)?;
    if let Some(drag) = drag {
        check_drag(look, body, drag)?;
    }
    require(look.has_room(to, 1), || {
        Refusal::new("SF-5.5.3", "sf-refused-pod-full").with("where", to.word())
    })?;
    require(drag.is_none() || look.has_room(to, 2), || {
        Refusal::new("SF-R56", "sf-refused-pod-one-place").with("where", to.word())
    })
}

/// Whether this body may pass this way, perhaps with the help of the Officer it drags (SF-12.1.2a).
fn check_way(look: Look<'_>, body: Body, way: Way, drag: Option<Body>) -> Result<(), Refusal> {
    match way.kind {
        WayKind::Corridor(link) if look.locked(link) => check_lock(look, body, drag),
        WayKind::Corridor(_) => Ok(()),
        WayKind::Vent => require(look.has_ability(Actor::Body(body), Ability::TunnelRat), || {
            Refusal::new("SF-5.4.2", "sf-refused-vent").with("who", body.word())
        }),
        WayKind::Airlock => {
            let from = look.section_of(body).unwrap_or(way.to);
            require(look.airlock_works(from, way.to), || {
                Refusal::new("SF-13.13.3", "sf-refused-airlock-damaged")
                    .with("where", way.to.word())
            })
        }
    }
}

/// Officers pass a Lock, also dragged Down ones (SF-12.1.3, SF-12.1.3a), but not in a Blackout (SF-7.2.2.3).
fn check_lock(look: Look<'_>, body: Body, drag: Option<Body>) -> Result<(), Refusal> {
    let officer = look.is_officer(Actor::Body(body))
        || drag.is_some_and(|drag| look.is_officer(Actor::Body(drag)));
    require(officer, || Refusal::new("SF-12.1.3", "sf-refused-locked").with("who", body.word()))?;
    require(!look.blackout(), || Refusal::new("SF-7.2.2.3", "sf-refused-locked-blackout"))
}

/// Who can be dragged by whom: one Colocated Down Character, each at most once a turn (SF-12.1.2, SF-R55).
fn check_drag(look: Look<'_>, body: Body, drag: Body) -> Result<(), Refusal> {
    let named = |rule, reason| Refusal::new(rule, reason).with("who", drag.word());
    require(look.colocated(body, drag) && look.is_down(drag), || {
        named("SF-12.1.2", "sf-refused-drag-whom")
    })?;
    require(!look.state.turn.has_dragged.contains(body), || {
        Refusal::new("SF-12.1.2", "sf-refused-has-dragged").with("who", body.word())
    })?;
    require(!look.state.turn.was_dragged.contains(drag), || {
        named("SF-12.1.2", "sf-refused-was-dragged")
    })
}

/// From the card into any Dark section that no Live Streams make Lit (SF-5.1.3, `live_streams`), Locks ignored, but no
/// launched or full pod (SF-R15).
fn check_enter(look: Look<'_>, body: Body, to: Section) -> Result<(), Refusal> {
    let named = |rule, reason| Refusal::new(rule, reason).with("where", to.word());
    let there = look.on_board(to) || to == Section::OuterSpace;
    require(there, || named("SF-R15", "sf-refused-not-there"))?;
    require(look.dark(to), || named("SF-R15", "sf-refused-not-dark"))?;
    require(!look.streamed(to), || named("SF-R15", "sf-refused-streamed"))?;
    require(look.has_room(to, 1), || named("SF-5.5.3", "sf-refused-pod-full"))?;
    // What it would do to her is for Self-Preservation to say.
    debug_assert!(look.is_human(body));
    Ok(())
}

fn check_wormhole(look: Look<'_>, body: Body, drag: Option<Body>) -> Result<(), Refusal> {
    let here =
        look.section_of(body).is_some() && look.section_of(body) == look.state.project_x.wormhole;
    require(here && look.can_possess(body), || Refusal::new("SF-7.6.1", "sf-refused-no-wormhole"))?;
    drag.map_or(Ok(()), |drag| check_drag(look, body, drag))
}

pub(super) fn perform(engine: &mut Engine<'_>, body: Body, action: Action) {
    match action {
        Action::Step { to, drag } => {
            open_lock(engine, body, to);
            note_drag(engine, body, drag);
            engine.arrive(body, to);
            if let Some(drag) = drag {
                engine.arrive(drag, to);
            }
        }
        Action::EnterFromCard { to } => engine.arrive(body, to),
        Action::EnterWormhole { drag } => {
            note_drag(engine, body, drag);
            escape(engine, body, Vehicle::Wormhole);
            if let Some(drag) = drag {
                escape(engine, drag, Vehicle::Wormhole);
            }
        }
        _ => {}
    }
}

/// A Lock that was passed is removed (SF-12.1.3, SF-R51).
fn open_lock(engine: &mut Engine<'_>, body: Body, to: Section) {
    let look = engine.look();
    let Some(from) = look.section_of(body) else { return };
    if let Some(Way { kind: WayKind::Corridor(link), .. }) = look.way(from, to)
        && engine.state.locks.remove(link)
    {
        engine.tell(Event::LockRemoved { one: from, other: to });
    }
}

fn note_drag(engine: &mut Engine<'_>, body: Body, drag: Option<Body>) {
    if let Some(drag) = drag {
        engine.state.turn.has_dragged.insert(body);
        engine.state.turn.was_dragged.insert(drag);
    }
}

/// A body leaves for the Mesosphere with all it possesses (SF-4.6.6.1). Armed Antimatter taken through the Wormhole
/// detonates on the way and Annihilates its carrier; taking it arms it (SF-7.3).
pub(super) fn escape(engine: &mut Engine<'_>, body: Body, vehicle: Vehicle) {
    engine.state.bodies[body].at = At::Mesosphere(vehicle);
    engine.tell(Event::Escaped { body });
    let carries = engine.state.uniques[Item::Antimatter] == crate::state::Holder::Body(body);
    if carries && vehicle == Vehicle::Wormhole {
        engine.arm();
        engine.detonate();
    }
}
