//! Console Actions (chapter 14, appendix A8).

use kernel::{Breadth, Refusal, require};
use workbench::flat::Set;

use crate::action::{Action, Actor, Lockdown, Swarm};
use crate::condition::Scope;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::{Act, Frame, Warrant};
use crate::ids::{Ability, Body, Character, ConsoleAction, Section};
use crate::look::Look;
use crate::map::{LINKS, Link};
use crate::state::Hazard;

pub(super) fn candidates(
    look: Look<'_>,
    actor: Actor,
    breadth: Breadth,
    offer: &mut dyn FnMut(Action),
) {
    if breadth == Breadth::Thinkable {
        offer(Action::Jammers);
        let burning = look.sections().filter(|at| look.hazard(*at).is_some());
        burning.for_each(|at| offer(Action::HazardSuppression { at }));
    }
    if check_console(look, actor).is_err() {
        return;
    }
    offer(Action::Jammers);
    look.sections()
        .filter(|at| look.hazard(*at).is_some())
        .for_each(|at| offer(Action::HazardSuppression { at }));
    if available(look, ConsoleAction::RemoteControl) {
        [Body::Drone1, Body::Drone2]
            .into_iter()
            .for_each(|drone| offer(Action::RemoteControl { drone }));
    }
    if available(look, ConsoleAction::MarkTarget) {
        look.bodies().for_each(|body| offer(Action::MarkTarget { body }));
    }
    if available(look, ConsoleAction::DirectSwarm)
        && let Some(at) = look.state.project_x.monster
    {
        look.ways(at).for_each(|way| offer(Action::DirectSwarm { order: Swarm::Step(way.to) }));
        look.bodies_in(at)
            .for_each(|body| offer(Action::DirectSwarm { order: Swarm::Attack(body) }));
    }
}

/// Lockdowns are many and differ only in their corridors: nobody thinks of any where the first is not allowed.
pub(super) fn candidates_lockdown(
    look: Look<'_>,
    actor: Actor,
    allowed: impl Fn(&Action) -> bool,
    breadth: Breadth,
    offer: &mut dyn FnMut(Action),
) {
    if breadth == Breadth::Thinkable {
        for link in links(look) {
            let how = if look.locked(link) { Lockdown::Remove(link) } else { Lockdown::Add(link) };
            offer(Action::Lockdown { how });
        }
    }
    if check_console(look, actor).is_err() {
        return;
    }
    let links: Set<Link> = links(look).collect();
    let open = links.difference(look.state.locks);
    let Some(first) = open
        .iter()
        .next()
        .map(Lockdown::Add)
        .or_else(|| look.state.locks.iter().next().map(Lockdown::Remove))
    else {
        return;
    };
    if !allowed(&Action::Lockdown { how: first }) {
        return;
    }
    let mut lock = |how| offer(Action::Lockdown { how });
    for link in links {
        if open.contains(link) {
            lock(Lockdown::Add(link));
            continue;
        }
        lock(Lockdown::Remove(link));
        open.iter().for_each(|to| lock(Lockdown::Move(link, to)));
    }
}

fn links(look: Look<'_>) -> impl Iterator<Item = Link> + '_ {
    (0..LINKS as u8).map(Link).filter(move |link| look.link_exists(*link))
}

/// Whether a Console Action exists in this game now (SF-11.7).
fn available(look: Look<'_>, action: ConsoleAction) -> bool {
    let info = &look.content.console_actions[action];
    info.requires_character.is_none_or(|character| look.in_play(character))
        && info
            .requires_project
            .is_none_or(|card| look.state.project_x.released && look.state.project_x.card == card)
}

/// Whether an actor can use a console (SF-11.6, SF-7.2.2.1): at an undamaged one, or anywhere for the Digital Assistant
/// (`ai`) and, with Jammers OFF, for Hackers (`hacker`); never in a Blackout (SF-R98).
fn check_console(look: Look<'_>, actor: Actor) -> Result<(), Refusal> {
    require(!look.blackout(), || Refusal::new("SF-7.2.2.1", "sf-refused-console-blackout"))?;
    let Actor::Body(body) = actor else { return Ok(()) };
    let here = look.section_of(body).is_some_and(|section| {
        look.content.sections[section].console && !look.state.sections[section].damaged
    });
    let hacking = look.has_ability(actor, Ability::Hacker)
        && !look.state.station.jammers
        && look.section_of(body).is_some();
    require(here || hacking, || Refusal::new("SF-11.6", "sf-refused-no-console"))
}

pub(super) fn check(look: Look<'_>, actor: Actor, action: &Action) -> Result<(), Refusal> {
    if matches!(action, Action::Wait) {
        return Ok(());
    }
    check_console(look, actor)?;
    match *action {
        Action::HazardSuppression { at } => {
            require(at != Section::OuterSpace, || {
                Refusal::new("SF-6.4", "sf-refused-outer-space")
            })?;
            require(look.exists(at) && !look.launched(at) && look.hazard(at).is_some(), || {
                Refusal::new("SF-14.1", "sf-refused-no-hazard").with("where", at.word())
            })
        }
        Action::Jammers => check_available(look, actor, ConsoleAction::Jammers, "SF-7.2.1.1"),
        Action::DirectSwarm { order } => {
            check_available(look, actor, ConsoleAction::DirectSwarm, "SF-A8.2")?;
            match order {
                Swarm::Step(to) => look.check_swarm_step(to),
                Swarm::Attack(body) => look.check_swarm_attack(body),
            }
        }
        Action::Lockdown { how } => {
            check_available(look, actor, ConsoleAction::Lockdown, "SF-A8.3")?;
            check_lockdown(look, how)
        }
        Action::RemoteControl { drone } => {
            check_available(look, actor, ConsoleAction::RemoteControl, "SF-A8.4")?;
            require(look.card_of(actor) != Character::Drones, || {
                Refusal::new("SF-H12", "sf-refused-drone-controls-drone")
            })?;
            require(look.owner(drone) == Character::Drones && look.can_act(drone), || {
                Refusal::new("SF-A8.4", "sf-refused-no-live-drone").with("who", drone.word())
            })
        }
        Action::MarkTarget { body } => {
            check_available(look, actor, ConsoleAction::MarkTarget, "SF-A8.5")?;
            let markable = look.can_possess(body)
                && look.on_the_board(body)
                && look.state.project_x.target != Some(body);
            require(markable, || {
                Refusal::new("SF-A8.5", "sf-refused-mark-whom").with("who", body.word())
            })
        }
        _ => Err(super::NOT_PROVIDED),
    }
}

fn check_available(
    look: Look<'_>,
    actor: Actor,
    action: ConsoleAction,
    rule: &'static str,
) -> Result<(), Refusal> {
    require(available(look, action), || {
        Refusal::new("SF-11.7", "sf-refused-no-such-console").with("action", action.word())
    })?;
    let needs = &look.content.console_actions[action].usable_if;
    // Lockdowns come by the hundred, and need no scope.
    let usable = needs.as_ref().is_none_or(|needs| {
        needs.at_a_glance(look).unwrap_or_else(|| needs.holds(&scope_of(look, actor)))
    });
    require(usable, || match action {
        ConsoleAction::Jammers => Refusal::new(rule, "sf-refused-systems-down"),
        ConsoleAction::Lockdown => Refusal::new(rule, "sf-refused-abandoned-no-locks"),
        _ => super::NOT_PROVIDED,
    })
}

/// What a Console Action's condition is about.
fn scope_of(look: Look<'_>, actor: Actor) -> Scope<'_> {
    Scope {
        look,
        own: Some(look.card_of(actor)),
        me: Some(look.state.turn.player),
        actor: Some(actor),
        this: actor.body().and_then(|body| look.section_of(body)),
    }
}

/// A corridor carries at most one Lock (SF-R193).
fn check_lockdown(look: Look<'_>, how: Lockdown) -> Result<(), Refusal> {
    let free = |link: Link| {
        require(usize::from(link.0) < LINKS && look.link_exists(link) && !look.locked(link), || {
            Refusal::new("SF-R193", "sf-refused-lock-there")
        })
    };
    let locked = |link: Link| {
        require(usize::from(link.0) < LINKS && look.locked(link), || {
            Refusal::new("SF-A8.3", "sf-refused-no-lock-there")
        })
    };
    match how {
        Lockdown::Add(link) => free(link),
        Lockdown::Remove(link) => locked(link),
        Lockdown::Move(from, to) => locked(from).and_then(|()| free(to)),
    }
}

pub(super) fn perform(engine: &mut Engine<'_>, _: Actor, action: Action) {
    match action {
        Action::HazardSuppression { at } => match engine.look().hazard(at) {
            Some(Hazard::Fire) => engine.place_asphyxiation(at),
            _ => engine.remove_hazard(at),
        },
        Action::Jammers => {
            let on = !engine.state.station.jammers;
            engine.state.station.jammers = on;
            engine.tell(Event::Jammers { on });
        }
        Action::DirectSwarm { order: Swarm::Step(to) } => engine.swarm_step(to),
        Action::DirectSwarm { order: Swarm::Attack(body) } => engine.swarm_attack(body),
        Action::Lockdown { how } => lockdown(engine, how),
        Action::RemoteControl { drone } => {
            engine.ask(Frame::Act(Act { actor: Actor::Body(drone), by: Warrant::RemoteControl }));
        }
        Action::MarkTarget { body } => engine.mark_target(body),
        _ => {}
    }
}

fn lockdown(engine: &mut Engine<'_>, how: Lockdown) {
    let (remove, add) = match how {
        Lockdown::Add(link) => (None, Some(link)),
        Lockdown::Remove(link) => (Some(link), None),
        Lockdown::Move(from, to) => (Some(from), Some(to)),
    };
    if let Some(link) = remove {
        engine.state.locks.remove(link);
        let (one, other) = engine.content.map.ends[link];
        engine.tell(Event::LockRemoved { one, other });
    }
    if let Some(link) = add {
        engine.state.locks.insert(link);
        let (one, other) = engine.content.map.ends[link];
        engine.tell(Event::LockAdded { one, other });
    }
}
