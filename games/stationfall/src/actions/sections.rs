//! Section Actions (chapter 13, appendix A6).

use kernel::{Refusal, require};

use super::Here;
use super::items::take_kompromat;
use super::unusable;
use crate::action::{Action, Actor, FarTarget, Grip};
use crate::condition::Scope;
use crate::content::{ActionWho, Made};
use crate::engine::Engine;
use crate::event::Event;
use crate::ids::{Ability, Body, Data, Item, Offsite, Section, SectionAction};
use crate::look::Look;
use crate::map::WayKind;
use crate::state::{Guilt, Holder, MarkerEvent, Player, Ship, Vehicle};

pub(super) fn candidates(here: &Here<'_>, offer: &mut dyn FnMut(Action)) {
    let Here { look, body, wide, .. } = *here;
    if wide {
        offer(Action::Section(SectionAction::TimedLaunch));
        here.others().for_each(|other| offer(Action::PutOut { body: other }));
    }
    for action in look.section_actions(here.section) {
        candidates_of(here, action, offer);
    }
    if look.has_ability(Actor::Body(body), Ability::Investigator) {
        for adjacent in look.adjacent(here.section) {
            look.section_actions(adjacent)
                .filter(|action| makes_data(look, *action))
                .for_each(|action| offer(Action::Section(action)));
        }
    }
}

fn candidates_of(here: &Here<'_>, action: SectionAction, offer: &mut dyn FnMut(Action)) {
    let Here { look, body, wide, .. } = *here;
    match action {
        SectionAction::Airlock => {
            let down = here.bodies.iter().filter(|other| wide || look.is_down(*other));
            down.for_each(|other| offer(Action::PutOut { body: other }));
        }
        SectionAction::SectionLaunch => {
            look.corridors(here.section).for_each(|(pod, _)| offer(Action::SectionLaunch { pod }));
        }
        SectionAction::Transmit => {
            for data in look.state.bodies[body].data {
                Offsite::ALL.iter().for_each(|to| offer(Action::Transmit { data, to: *to }));
            }
        }
        SectionAction::Decontaminate => {
            let marked = |other: &Body| wide || look.state.bodies[*other].contaminated;
            let patients = here.bodies.iter().filter(marked);
            patients.for_each(|other| offer(Action::Decontaminate { body: other }));
        }
        // Listed with the repairs.
        SectionAction::RepairRobot => {}
        SectionAction::DataMining => {
            let holds = |at: &&Section| wide || look.kompromat_at(**at).is_some();
            let sections = Section::ALL.iter().filter(holds);
            sections.for_each(|at| offer(Action::DataMining { at: *at }));
        }
        SectionAction::Grip => {
            let space = Section::OuterSpace;
            look.items_in(space)
                .for_each(|item| offer(Action::Grip { what: Grip::Item { item, from: None } }));
            for other in look.bodies_in(space) {
                offer(Action::Grip { what: Grip::Body(other) });
                look.loose_items(other).for_each(|item| {
                    offer(Action::Grip { what: Grip::Item { item, from: Some(other) } });
                });
            }
        }
        SectionAction::FireDeathRay => {
            for offsite in Offsite::ALL {
                offer(Action::FireDeathRay { target: FarTarget::Offsite(*offsite) });
            }
            offer(Action::FireDeathRay { target: FarTarget::Ship });
            look.sections()
                .filter(|pod| look.launched(*pod))
                .for_each(|pod| offer(Action::FireDeathRay { target: FarTarget::Pod(pod) }));
        }
        _ => offer(Action::Section(action)),
    }
}

fn makes_data(look: Look<'_>, action: SectionAction) -> bool {
    matches!(look.content.section_actions[action].makes, Some(Made::Data(_)))
}

impl<'a> Look<'a> {
    /// The Section Actions a section offers in this game, Damage and power not considered (SF-11.5, SF-11.7).
    pub fn section_actions(self, section: Section) -> impl Iterator<Item = SectionAction> + 'a {
        let info = &self.content.sections[section];
        let with = info.actions_with.iter().flatten().filter(move |(_, who)| self.in_play(*who));
        let ray = section == Section::ArrayControl
            && self.state.project_x.released
            && self.state.project_x.card == crate::ids::ProjectX::DeathRay;
        info.actions
            .iter()
            .chain(with.map(|(action, _)| *action))
            .chain(ray.then_some(SectionAction::FireDeathRay))
    }
}

/// Whether a body can use a Section Action where it is, and what the Action itself needs is given.
pub(super) fn check_place(
    look: Look<'_>,
    body: Body,
    action: SectionAction,
) -> Result<(), Refusal> {
    let place = check_site(look, body, action)?;
    let scope = Scope {
        look,
        own: Some(look.owner(body)),
        me: Some(look.state.turn.player),
        actor: Some(Actor::Body(body)),
        this: Some(place),
    };
    let needs = &look.content.section_actions[action].usable_if;
    let usable = needs.as_ref().is_none_or(|condition| condition.holds(&scope));
    require(usable, || unusable::refusal(look, body, place, action))
}

/// Where a body can use a Section Action: offered where it is (or by an adjacent section to the Investigator),
/// undamaged, powered, and open to it (SF-11.5, SF-5.1.4, SF-7.2.2.1, SF-A6.1, SF-13.10.2).
fn check_site(look: Look<'_>, body: Body, action: SectionAction) -> Result<Section, Refusal> {
    let Some(section) = look.section_of(body) else {
        return Err(super::NOT_PROVIDED);
    };
    let named = |rule, reason| Refusal::new(rule, reason).with("action", action.word());
    let offers = |section| look.section_actions(section).any(|offered| offered == action);
    let place = if offers(section) {
        section
    } else {
        let reach =
            look.has_ability(Actor::Body(body), Ability::Investigator) && makes_data(look, action);
        let adjacent = look.adjacent(section).find(|adjacent| reach && offers(*adjacent));
        adjacent.ok_or_else(|| named("SF-11.5", "sf-refused-not-offered-here"))?
    };
    require(!look.state.sections[place].damaged, || {
        named("SF-11.5", "sf-refused-section-damaged")
    })?;
    let info = &look.content.section_actions[action];
    let powered = info.in_blackout || !look.blackout() || !look.on_board(place);
    require(powered, || named("SF-7.2.2.1", "sf-refused-blackout"))?;
    let actor = Actor::Body(body);
    match info.who {
        ActionWho::Any => {}
        ActionWho::Officer => {
            require(look.officer_for_sections(actor), || {
                named("SF-A6.1", "sf-refused-officers-only")
            })?;
        }
        ActionWho::Pc => {
            require(look.is_pc(look.owner(body)), || named("SF-13.10.2", "sf-refused-pc-only"))?;
        }
    }
    Ok(place)
}

pub(super) fn check(look: Look<'_>, body: Body, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Section(section_action) => check_plain(look, body, section_action),
        Action::Transmit { data, to } => {
            check_place(look, body, SectionAction::Transmit)?;
            check_transmit(look, body, data, to)
        }
        Action::Decontaminate { body: target } => {
            check_place(look, body, SectionAction::Decontaminate)?;
            let here = target == body || look.colocated(body, target);
            require(here && look.state.bodies[target].contaminated, || {
                Refusal::new("SF-13.4.1", "sf-refused-not-contaminated").with("who", target.word())
            })
        }
        Action::SectionLaunch { pod } => {
            check_site(look, body, SectionAction::SectionLaunch)?;
            let attached = look.on_board(pod)
                && look.section_of(body).is_some()
                && look.dock_of(pod) == look.section_of(body);
            require(attached, || {
                Refusal::new("SF-13.7", "sf-refused-pod-elsewhere").with("where", pod.word())
            })?;
            unusable::check_launch(look, body, pod, "SF-13.7")
        }
        Action::PutOut { body: target } => check_put_out(look, body, target),
        Action::DataMining { at } => {
            check_place(look, body, SectionAction::DataMining)?;
            require(look.kompromat_at(at).is_some(), || {
                Refusal::new("SF-A6.8", "sf-refused-no-kompromat-there").with("where", at.word())
            })
        }
        Action::FireDeathRay { target } => {
            check_place(look, body, SectionAction::FireDeathRay)?;
            check_far_target(look, target)
        }
        Action::Grip { what } => {
            check_place(look, body, SectionAction::Grip)?;
            check_grip(look, body, what)
        }
        _ => Err(super::NOT_PROVIDED),
    }
}

/// Section Actions that need no further word.
fn check_plain(look: Look<'_>, body: Body, action: SectionAction) -> Result<(), Refusal> {
    let spoken = matches!(
        action,
        SectionAction::Airlock
            | SectionAction::SectionLaunch
            | SectionAction::Transmit
            | SectionAction::Decontaminate
            | SectionAction::RepairRobot
            | SectionAction::DataMining
            | SectionAction::Grip
            | SectionAction::FireDeathRay
    );
    // The notation names these only with what they need (SF-R32).
    require(!spoken, || super::NOT_PROVIDED)?;
    check_place(look, body, action)?;
    match look.content.section_actions[action].makes {
        Some(Made::Item(item)) => {
            require(look.has_slot(body), || {
                Refusal::new("SF-13.9.2", "sf-refused-no-slot").with("who", body.word())
            })?;
            require(look.state.supply.has(item), || {
                Refusal::new("SF-R165", "sf-refused-supply-empty").with("item", item.word())
            })
        }
        Some(Made::Data(data)) => {
            require(look.can_possess(body) && !look.has_data(body, data), || {
                Refusal::new("SF-13.9.2", "sf-refused-has-data").with("who", body.word())
            })
        }
        None if action == SectionAction::TimedLaunch => check_marker(look),
        None if action == SectionAction::Meditate => {
            require(look.state.players[look.state.turn.player].betrayal > 0, || {
                Refusal::new("SF-0.4", "sf-refused-nothing-in-betrayal")
            })
        }
        None => Ok(()),
    }
}

/// A voluntary Time marker needs one in hand (SF-0.8).
pub(super) fn check_marker(look: Look<'_>) -> Result<(), Refusal> {
    require(look.state.players[look.state.turn.player].markers > 0, || {
        Refusal::new("SF-0.8", "sf-refused-no-marker")
    })
}

/// Evidence may be sent to the Authorities again if that makes somebody Guilty (SF-R134); otherwise what lies there is
/// not sent again (SF-0.4).
fn check_transmit(look: Look<'_>, body: Body, data: Data, to: Offsite) -> Result<(), Refusal> {
    require(look.has_data(body, data), || super::lacks_data(body, data, "SF-13.2.1"))?;
    let offsite = &look.state.offsites[to];
    require(!offsite.annihilated, || {
        Refusal::new("SF-R142", "sf-refused-offsite-gone").with("where", to.word())
    })?;
    let convicts =
        data == Data::Evidence && to == Offsite::Authorities && convicted(look).next().is_some();
    require(!offsite.data.contains(data) || convicts, || {
        Refusal::new("SF-9.6.1", "sf-refused-already-there").with("where", to.word())
    })
}

/// Who becomes Guilty when Evidence reaches the Authorities: every Suspect but the active human (SF-10.2.1, SF-R158).
fn convicted(look: Look<'_>) -> impl Iterator<Item = Player> + '_ {
    let active = look.state.turn.player;
    look.players().filter(move |player| {
        look.state.players[*player].guilt == Guilt::Suspect && !look.same_seat(*player, active)
    })
}

/// A Colocated Down Character along an outward arrow (SF-13.13.2, SF-R50).
fn check_put_out(look: Look<'_>, body: Body, target: Body) -> Result<(), Refusal> {
    let named = |rule, reason| Refusal::new(rule, reason).with("who", target.word());
    check_place(look, body, SectionAction::Airlock)?;
    let outward = look.section_of(body).is_some_and(|from| {
        from != Section::OuterSpace
            && look.way(from, Section::OuterSpace).is_some_and(|way| way.kind == WayKind::Airlock)
    });
    require(outward, || named("SF-R50", "sf-refused-no-outward-arrow"))?;
    require(look.colocated(body, target) && look.is_down(target), || {
        named("SF-13.13.2", "sf-refused-put-out-whom")
    })
}

fn check_far_target(look: Look<'_>, target: FarTarget) -> Result<(), Refusal> {
    let there = match target {
        FarTarget::Offsite(offsite) => !look.state.offsites[offsite].annihilated,
        FarTarget::Ship => look.state.station.ship != Ship::None,
        FarTarget::Pod(pod) => look.launched(pod),
    };
    require(there, || Refusal::new("SF-A6.9", "sf-refused-no-far-target"))
}

/// An Item in Outer Space, or a Live Human or Robot there (SF-A6.10).
fn check_grip(look: Look<'_>, body: Body, what: Grip) -> Result<(), Refusal> {
    let space = Section::OuterSpace;
    match what {
        Grip::Item { item, from } => {
            let there = match from {
                None => look.items_in(space).any(|found| found == item),
                Some(other) => {
                    look.section_of(other) == Some(space)
                        && look.is_down(other)
                        && look.has_loose(other, item)
                }
            };
            require(there, || {
                Refusal::new("SF-A6.10", "sf-refused-no-such-item").with("item", item.word())
            })?;
            require(look.has_slot(body), || {
                Refusal::new("SF-12.2.2", "sf-refused-no-slot").with("who", body.word())
            })
        }
        Grip::Body(target) => {
            let there = look.section_of(target) == Some(space)
                && look.is_live(target)
                && look.can_possess(target);
            require(there, || {
                Refusal::new("SF-A6.10", "sf-refused-grip-whom").with("who", target.word())
            })
        }
    }
}

pub(super) fn perform(engine: &mut Engine<'_>, body: Body, action: Action) {
    match action {
        Action::Section(section_action) => perform_plain(engine, body, section_action),
        Action::Transmit { data, to } => transmit(engine, data, to),
        Action::Decontaminate { body: target } => {
            engine.state.bodies[target].contaminated = false;
            engine.tell(Event::Decontaminated { body: target });
        }
        Action::SectionLaunch { pod } => engine.launch(pod),
        Action::PutOut { body: target } => engine.arrive(target, Section::OuterSpace),
        Action::DataMining { at } => take_kompromat(engine, at),
        Action::FireDeathRay { target } => fire_death_ray(engine, target),
        Action::Grip { what: Grip::Item { item, from } } => {
            let from = from.map_or(Holder::Section(Section::OuterSpace), Holder::Body);
            engine.move_item(item, from, Holder::Body(body));
            engine.tell(Event::PickedUp { body, item });
        }
        Action::Grip { what: Grip::Body(target) } => engine.put_down(target),
        _ => {}
    }
}

fn perform_plain(engine: &mut Engine<'_>, body: Body, action: SectionAction) {
    match engine.content.section_actions[action].makes {
        Some(Made::Item(item)) => {
            engine.grant(body, item);
            return;
        }
        Some(Made::Data(data)) => return engine.grant_data(body, data),
        None => {}
    }
    match action {
        SectionAction::AbandonShip => engine.abandon_ship(true),
        SectionAction::ReleaseProjectX => {
            engine.abandon_ship(true);
            engine.release_project_x();
        }
        SectionAction::SelfDestruct => {
            engine.abandon_ship(true);
            engine.arm();
        }
        SectionAction::EjectAntimatter => engine.move_item(
            Item::Antimatter,
            Holder::Section(Section::MagneticContainment),
            Holder::Section(Section::OuterSpace),
        ),
        SectionAction::TimedLaunch => {
            if let Some(pod) = engine.look().section_of(body) {
                let minute = engine.state.minute;
                engine.place_marker(MarkerEvent::Launch(pod), minute);
            }
        }
        SectionAction::BridgeLaunch => bridge_launch(engine, body),
        SectionAction::Meditate => engine.take_betrayal(engine.state.turn.player),
        SectionAction::Cameras => {
            let on = !engine.state.station.cameras;
            engine.state.station.cameras = on;
            engine.tell(Event::Cameras { on });
        }
        SectionAction::RocketWingsLaunch => super::step::escape(engine, body, Vehicle::RocketWings),
        _ => {}
    }
}

/// All Occupied pods whose requirement is met, none left out (SF-13.8.2). Who is ready is settled before the first one
/// leaves.
fn bridge_launch(engine: &mut Engine<'_>, body: Body) {
    let look = engine.look();
    let ready: workbench::flat::Set<Section> = look
        .sections()
        .filter(|pod| {
            look.dock_of(*pod).is_some()
                && look.occupied(*pod)
                && look.launch_ready(*pod, Actor::Body(body))
        })
        .collect();
    for pod in ready {
        engine.launch(pod);
    }
}

fn transmit(engine: &mut Engine<'_>, data: Data, to: Offsite) {
    engine.state.offsites[to].data.insert(data);
    engine.tell(Event::Transmitted { data, to });
    if data == Data::Evidence && to == Offsite::Authorities {
        let suspects: workbench::flat::Set<Player> = convicted(engine.look()).collect();
        for player in suspects {
            engine.convict(player);
        }
    }
}

/// The target and everything in it is Annihilated; without Authorities the Guilty are Suspect again; then the Reactor is
/// Damaged (SF-A6.9, SF-R142).
fn fire_death_ray(engine: &mut Engine<'_>, target: FarTarget) {
    match target {
        FarTarget::Offsite(offsite) => {
            engine.state.offsites[offsite].annihilated = true;
            engine.state.offsites[offsite].data = workbench::flat::Set::EMPTY;
            engine.tell(Event::OffsiteAnnihilated { offsite });
            if offsite == Offsite::Authorities {
                for player in 0..engine.state.table.players {
                    engine.clear(Player(player));
                }
            }
        }
        FarTarget::Ship => {
            engine.state.station.ship = Ship::None;
            engine.tell(Event::ShipAnnihilated);
        }
        FarTarget::Pod(pod) => engine.annihilate_pod(pod),
    }
    engine.damage(Section::Reactor);
}

impl Engine<'_> {
    /// A player takes all own cubes back from the Betrayal box (SF-13.10.1, `mission_first`).
    pub fn take_betrayal(&mut self, player: Player) {
        let cubes = std::mem::take(&mut self.state.players[player].betrayal);
        self.state.players[player].cubes += cubes;
        if cubes > 0 {
            self.tell(Event::BetrayalTaken { player, cubes });
        }
    }
}
