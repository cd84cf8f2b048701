//! Pick Up, Drop, Give, Throw (SF-12.2 to SF-12.5).

use kernel::{Refusal, require};

use super::{Here, Right};
use crate::action::{Action, Actor};
use crate::engine::Engine;
use crate::event::Event;
use crate::ids::{Ability, Body, Item, Section};
use crate::look::Look;
use crate::map::{Way, WayKind};
use crate::state::{Holder, KompromatPlace};

pub(super) fn candidates(here: &Here<'_>, right: Right, offer: &mut dyn FnMut(Action)) {
    let Here { look, body, section, wide, .. } = *here;
    // Whatever is free, giving is not, and throwing only for the Scientist (SF-R17).
    let gives = right != Right::Free;
    let throws = gives || look.has_ability(Actor::Body(body), Ability::Scientist);
    look.items_in(section).for_each(|item| offer(Action::PickUp { item, from: None }));
    for other in here.bodies {
        if look.is_down(other) && other != body {
            look.loose_items(other)
                .for_each(|item| offer(Action::PickUp { item, from: Some(other) }));
        }
    }
    let holds = |at: &Section| wide || look.kompromat_at(*at).is_some();
    let reached = look.has_ability(Actor::Body(body), Ability::Investigator);
    std::iter::once(section)
        .chain(look.adjacent(section).filter(|_| reached))
        .filter(holds)
        .for_each(|at| offer(Action::PickUpKompromat { at }));
    for item in look.loose_items(body) {
        let ignitions = if item == Item::Firebomb { &[false, true][..] } else { &[false][..] };
        for ignite in ignitions {
            offer(Action::Drop { item, ignite: *ignite });
            for way in look.ways(section).filter(|way| throws && (wide || flies(look, *way))) {
                offer(Action::Throw { item, to: way.to, ignite: *ignite });
            }
        }
        here.others().filter(|_| gives).for_each(|to| offer(Action::Give { item, to }));
    }
    if wide {
        for other in here.others() {
            look.loose_items(other)
                .chain(look.state.bodies[other].integral)
                .for_each(|item| offer(Action::PickUp { item, from: Some(other) }));
        }
    }
}

/// Whether it is worth thinking of throwing anything this way.
fn flies(look: Look<'_>, way: Way) -> bool {
    match way.kind {
        WayKind::Corridor(link) => !look.locked(link),
        WayKind::Vent => false,
        WayKind::Airlock => true,
    }
}

pub(super) fn check(look: Look<'_>, body: Body, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::PickUp { item, from } => check_pick_up(look, body, item, from),
        Action::PickUpKompromat { at } => check_kompromat(look, body, at),
        Action::Drop { item, ignite } => {
            check_own(look, body, item)?;
            check_rat(look, item)?;
            check_ignite(look, item, look.section_of(body), ignite)
        }
        Action::Give { item, to } => check_give(look, body, item, to),
        Action::Throw { item, to, ignite } => check_throw(look, body, item, to, ignite),
        _ => Err(super::NOT_PROVIDED),
    }
}

/// The actor possesses the Item, and it is not Integral (SF-8.3, SF-8.4).
fn check_own(look: Look<'_>, body: Body, item: Item) -> Result<(), Refusal> {
    require(look.has(body, item), || super::lacks(body, item, "SF-8.3"))?;
    require(look.has_loose(body, item), || {
        Refusal::new("SF-8.4", "sf-refused-integral").with("item", item.word())
    })
}

/// Other players may not Throw, Airlock or Drop the revealed Rat (`my_precious`).
fn check_rat(look: Look<'_>, item: Item) -> Result<(), Refusal> {
    let others = || {
        look.power_player(Ability::MyPrecious)
            .is_some_and(|player| player != look.state.turn.player)
    };
    require(item != Item::TelepathicRat || !others(), || {
        Refusal::new("SF-1.1", "sf-refused-my-precious")
    })
}

/// A Firebomb ignites where it lands if Fire can be there (SF-8.1.3, SF-R75).
fn check_ignite(
    look: Look<'_>,
    item: Item,
    section: Option<Section>,
    ignite: bool,
) -> Result<(), Refusal> {
    if !ignite {
        return Ok(());
    }
    require(item == Item::Firebomb, || Refusal::new("SF-8.1.3", "sf-refused-no-firebomb"))?;
    let burns = section.is_some_and(|section| look.hazard(section).is_none());
    require(burns, || Refusal::new("SF-R75", "sf-refused-cannot-burn"))
}

fn check_pick_up(
    look: Look<'_>,
    body: Body,
    item: Item,
    from: Option<Body>,
) -> Result<(), Refusal> {
    let section = look.section_of(body);
    let there = match from {
        None => section.is_some_and(|section| look.items_in(section).any(|found| found == item)),
        Some(other) => {
            require(look.colocated(body, other), || {
                Refusal::new("SF-12.2.1", "sf-refused-not-here").with("who", other.word())
            })?;
            require(look.is_down(other), || {
                Refusal::new("SF-12.2.4", "sf-refused-pick-from-live").with("who", other.word())
            })?;
            require(!look.has(other, item) || look.has_loose(other, item), || {
                Refusal::new("SF-8.4", "sf-refused-integral").with("item", item.word())
            })?;
            look.has_loose(other, item)
        }
    };
    require(there, || match from {
        Some(other) => super::lacks(other, item, "SF-12.2.1"),
        None => Refusal::new("SF-12.2.1", "sf-refused-no-such-item").with("item", item.word()),
    })?;
    require(look.has_slot(body), || {
        Refusal::new("SF-12.2.2", "sf-refused-no-slot").with("who", body.word())
    })
}

/// The Kompromat of the own section, or for the Investigator of an adjacent one (SF-12.2.3, `investigator`). Everybody
/// sees where Kompromat lies.
fn check_kompromat(look: Look<'_>, body: Body, at: Section) -> Result<(), Refusal> {
    let Some(section) = look.section_of(body) else {
        return Err(super::NOT_PROVIDED);
    };
    let in_reach = at == section
        || look.has_ability(Actor::Body(body), Ability::Investigator)
            && look.adjacent(section).any(|adjacent| adjacent == at);
    require(in_reach, || {
        Refusal::new("SF-12.2.1", "sf-refused-out-of-reach").with("where", at.word())
    })?;
    require(look.kompromat_at(at).is_some(), || {
        Refusal::new("SF-12.2.3", "sf-refused-no-kompromat-there").with("where", at.word())
    })
}

fn check_give(look: Look<'_>, body: Body, item: Item, to: Body) -> Result<(), Refusal> {
    check_own(look, body, item)?;
    require(look.colocated(body, to) && look.can_possess(to), || {
        Refusal::new("SF-12.4.1", "sf-refused-not-here").with("who", to.word())
    })?;
    require(look.has_slot(to), || {
        Refusal::new("SF-12.4.2", "sf-refused-no-slot").with("who", to.word())
    })
}

fn check_throw(
    look: Look<'_>,
    body: Body,
    item: Item,
    to: Section,
    ignite: bool,
) -> Result<(), Refusal> {
    check_own(look, body, item)?;
    check_rat(look, item)?;
    let named = |rule, reason| Refusal::new(rule, reason).with("where", to.word());
    let from = look.section_of(body);
    match from.and_then(|from| look.way(from, to)).map(|way| way.kind) {
        Some(WayKind::Corridor(link)) => {
            require(!look.locked(link), || named("SF-R53", "sf-refused-throw-locked"))?;
        }
        Some(WayKind::Vent) => return Err(named("SF-5.4.1", "sf-refused-throw-vent")),
        Some(WayKind::Airlock) => {
            let works = from.is_some_and(|from| look.airlock_works(from, to));
            require(works, || named("SF-R49", "sf-refused-airlock-damaged"))?;
        }
        None => return Err(named("SF-12.5.1", "sf-refused-no-way")),
    }
    check_ignite(look, item, Some(to), ignite)
}

pub(super) fn perform(engine: &mut Engine<'_>, body: Body, action: Action) {
    let Some(section) = engine.look().section_of(body) else { return };
    match action {
        Action::PickUp { item, from } => {
            let from = from.map_or(Holder::Section(section), Holder::Body);
            engine.move_item(item, from, Holder::Body(body));
            engine.tell(Event::PickedUp { body, item });
        }
        Action::PickUpKompromat { at } => take_kompromat(engine, at),
        Action::Drop { item, ignite } => {
            let landed = Event::Left { item, section };
            land(engine, body, item, section, ignite, landed);
        }
        Action::Throw { item, to, ignite } => {
            let landed = Event::Landed { item, section: to };
            land(engine, body, item, to, ignite, landed);
        }
        Action::Give { item, to } => {
            engine.move_item(item, Holder::Body(body), Holder::Body(to));
            engine.tell(Event::Given { to, item });
        }
        _ => {}
    }
}

/// A dropped or thrown Item lands; an ignited Firebomb goes to the supply and leaves Fire (SF-8.1.3).
fn land(
    engine: &mut Engine<'_>,
    body: Body,
    item: Item,
    section: Section,
    ignite: bool,
    landed: Event,
) {
    if ignite {
        engine.move_item(item, Holder::Body(body), Holder::Nowhere);
        engine.place_fire(section);
    } else {
        engine.move_item(item, Holder::Body(body), Holder::Section(section));
        engine.tell(landed);
    }
}

/// Kompromat goes into the active player's hand, who sees its face (SF-12.2.3).
pub(super) fn take_kompromat(engine: &mut Engine<'_>, section: Section) {
    let look = engine.look();
    let seat = look.active_seat();
    let Some(character) = look.kompromat_at(section) else { return };
    // Open hands show what they take (SF-T1, SF-T2), and everybody has seen the Astrochimp's laid out (SF-T15).
    let known = look.open_hand(seat) || look.seen_on_board(character);
    engine.state.kompromat[character] = KompromatPlace::Hand { seat, known };
    engine.tell(Event::KompromatTaken { seat, section });
    if known {
        engine.reveal(Event::KompromatShown { seat, character });
    } else if !engine.state.table.bots.contains(seat) {
        // A bot's Kompromat stays face down (SF-B10.10).
        engine.show(seat, Event::KompromatSeen { character });
    }
}
