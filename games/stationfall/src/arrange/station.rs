//! The station, its systems, Project X and the clock.

use kernel::Words;

use super::{Change, Desk, Done, either};
use crate::ids::{Data, Offsite, ProjectX, Section};
use crate::map::{Link, WayKind};
use crate::state::{Ending, Hazard, MarkerEvent, Player, PodState, Ship, TimeMarker};

pub(super) const CHANGES: &[(&str, Change)] = &[
    ("damage", damage),
    ("damaged", damaged),
    ("burning", burning),
    ("airless", airless),
    ("safe", safe),
    ("launched", launched),
    ("abandoned", abandoned),
    ("released", released),
    ("repair", repair),
    ("fire", fire),
    ("gas", gas),
    ("clear", clear),
    ("lock", lock),
    ("unlock", unlock),
    ("launch", launch),
    ("cameras", cameras),
    ("jammers", jammers),
    ("abandon", abandon),
    ("arm", arm),
    ("minute", minute),
    ("fireball", fireball),
    ("marker", marker),
    ("offsite", offsite),
    ("ship", ship),
    ("project", project),
    ("release", release),
    ("peek", peek),
    ("monster", monster),
    ("target", target),
    ("wormhole", wormhole),
    ("goo", goo),
    ("meals", meals),
    ("tracker", tracker),
    ("stationfall", stationfall),
];

/// `damage reactor`, with everything that follows.
fn damage(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let section = only_section(desk, words)?;
    desk.happen(|engine| engine.damage(section));
    Ok(())
}

/// `damaged reactor`: it is, and nothing follows.
fn damaged(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let section = only_section(desk, words)?;
    desk.state.sections[section].damaged = true;
    Ok(())
}

/// `burning tanks`: Fire lies there, so it is Damaged, and nothing follows.
fn burning(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let section = only_section(desk, words)?;
    desk.state.sections[section].hazard = Some(Hazard::Fire);
    desk.state.sections[section].damaged = true;
    Ok(())
}

/// `airless bridge`: Asphyxiation lies there, and nothing follows.
fn airless(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let section = only_section(desk, words)?;
    desk.state.sections[section].hazard = Some(Hazard::Asphyxiation);
    Ok(())
}

/// `safe bridge`: no Hazard lies there, and nothing follows.
fn safe(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let section = only_section(desk, words)?;
    desk.state.sections[section].hazard = None;
    Ok(())
}

/// `launched hail_mary`: with everything in it, and nothing follows.
fn launched(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let pod = desk.pod(&mut words)?;
    words.end()?;
    desk.state.sections[pod].pod = PodState::Launched;
    Ok(())
}

/// `abandoned ship`: Abandon Ship was triggered, and nothing follows.
fn abandoned(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    words.expect("ship")?;
    words.end()?;
    desk.state.station.abandon_ship = true;
    Ok(())
}

/// `released amoeba`: that is the Project X card and it was released, and nothing follows.
fn released(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let card: ProjectX = words.parse("a Project X card")?;
    words.end()?;
    desk.state.project_x.card = card;
    desk.state.project_x.released = true;
    Ok(())
}

/// `repair reactor`.
fn repair(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let section = only_section(desk, words)?;
    desk.happen(|engine| engine.repair(section));
    Ok(())
}

/// `fire tanks`, with everything that follows.
fn fire(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let section = only_section(desk, words)?;
    desk.happen(|engine| engine.place_fire(section));
    Ok(())
}

/// `gas bridge`: Asphyxiation, with everything that follows.
fn gas(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let section = only_section(desk, words)?;
    desk.happen(|engine| engine.place_asphyxiation(section));
    Ok(())
}

/// `clear bridge`: no Hazard there.
fn clear(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let section = only_section(desk, words)?;
    desk.happen(|engine| engine.remove_hazard(section));
    Ok(())
}

/// `goo print_shop`.
fn goo(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let section = only_section(desk, words)?;
    desk.happen(|engine| engine.damage(section));
    desk.state.sections[section].goo = true;
    Ok(())
}

fn only_section(desk: &Desk<'_>, mut words: Words<'_>) -> Result<Section, kernel::NotationError> {
    let section = desk.section(&mut words)?;
    words.end()?;
    Ok(section)
}

/// The corridor or dock between two sections, named in either order.
fn link(desk: &Desk<'_>, mut words: Words<'_>) -> Result<Link, kernel::NotationError> {
    let one = desk.section(&mut words)?;
    let link = words.find("a section joined to it by a corridor or dock", |word| {
        let other = word.parse().ok()?;
        desk.look().ways(one).find_map(|way| match way.kind {
            WayKind::Corridor(link) if way.to == other => Some(link),
            _ => None,
        })
    })?;
    words.end()?;
    Ok(link)
}

/// `lock reactor aft_hub`.
fn lock(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let link = link(desk, words)?;
    desk.state.locks.insert(link);
    Ok(())
}

/// `unlock reactor aft_hub`.
fn unlock(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let link = link(desk, words)?;
    desk.state.locks.remove(link);
    Ok(())
}

/// `launch hail_mary`, with everything that follows.
fn launch(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let pod = desk.pod(&mut words)?;
    words.end()?;
    desk.happen(|engine| engine.launch(pod));
    Ok(())
}

/// `cameras off`.
fn cameras(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let on = either(&mut words, "on", "off")?;
    words.end()?;
    desk.state.station.cameras = on;
    Ok(())
}

/// `jammers off`.
fn jammers(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let on = either(&mut words, "on", "off")?;
    words.end()?;
    desk.state.station.jammers = on;
    Ok(())
}

/// `abandon ship`.
fn abandon(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    words.expect("ship")?;
    words.end()?;
    desk.happen(|engine| engine.abandon_ship(true));
    Ok(())
}

/// `arm antimatter`: by the player whose turn it is, with everything that follows.
fn arm(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    words.expect("antimatter")?;
    words.end()?;
    desk.happen(|engine| engine.arm());
    Ok(())
}

/// `minute 5`: the Minute marker lies there. At 1 and 0 Abandon Ship has been triggered, at 0 the Reentry marker flipped
/// without a fireball.
fn minute(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let minute = desk.number(&mut words, 14)? as i8;
    words.end()?;
    desk.state.minute = minute;
    desk.state.turn.minute_began = minute;
    if minute <= 1 {
        desk.happen(|engine| engine.abandon_ship(true));
    }
    if minute == 0 {
        desk.state.station.reentry_flipped = true;
        desk.state.station.fireball = false;
    }
    Ok(())
}

/// `fireball yes`: what the face-down Reentry marker shows.
fn fireball(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let yes = either(&mut words, "yes", "no")?;
    words.end()?;
    desk.state.station.fireball = yes;
    Ok(())
}

/// `marker 1 launch hail_mary 7`, `marker 1 overload bridge 7`, `marker 1 missile suite 7`: a Time marker of that player,
/// placed in that Minute.
fn marker(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let owner = desk.player(&mut words)?;
    let event = words.find("launch, overload or missile", |word| match word {
        "launch" => Some(MarkerEvent::Launch as fn(Section) -> MarkerEvent),
        "overload" => Some(MarkerEvent::Overload),
        "missile" => Some(MarkerEvent::Missile),
        _ => None,
    })?;
    let section = desk.section(&mut words)?;
    let mut ahead = words.clone();
    let minute = desk.number(&mut words, 14)? as i8;
    words.end()?;
    if desk.state.players[owner].markers == 0 {
        return ahead.find("a player with a Time marker left", |_| None);
    }
    desk.state.players[owner].markers -= 1;
    desk.state.markers.push(TimeMarker { owner, event: event(section), minute });
    Ok(())
}

/// `offsite news evidence`: that Data lies there.
fn offsite(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let to: Offsite = words.parse("authorities or news")?;
    let data: Data = words.parse("a type of Data")?;
    words.end()?;
    desk.state.offsites[to].data.insert(data);
    Ok(())
}

/// `ship rescue`, `ship pirate`, `ship none`.
fn ship(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let ship = words.find("rescue, pirate or none", |word| match word {
        "rescue" => Some(Ship::Rescue),
        "pirate" => Some(Ship::Pirate),
        "none" => Some(Ship::None),
        _ => None,
    })?;
    words.end()?;
    desk.state.station.ship = ship;
    Ok(())
}

/// `project amoeba`: that card lies at Vault X.
fn project(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let card: ProjectX = words.parse("a Project X card")?;
    words.end()?;
    desk.state.project_x.card = card;
    Ok(())
}

/// `release`: Project X is released, with everything that follows.
fn release(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    words.end()?;
    desk.happen(|engine| engine.release_project_x());
    Ok(())
}

/// `peek 1`: that player's seat has looked at the Project X card.
fn peek(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let player: Player = desk.player(&mut words)?;
    words.end()?;
    let seat = desk.look().seat_of(player);
    desk.state.project_x.seen_by.insert(seat);
    Ok(())
}

/// `monster reactor`: the Monster is there.
fn monster(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let section = only_section(desk, words)?;
    desk.state.project_x.monster = Some(section);
    Ok(())
}

/// `target engineer`: who wears the Target marker.
fn target(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let body = desk.body(&mut words)?;
    words.end()?;
    desk.state.project_x.target = Some(body);
    Ok(())
}

/// `wormhole print_shop`: the Wormhole is there.
fn wormhole(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    let section = only_section(desk, words)?;
    desk.state.project_x.wormhole = Some(section);
    Ok(())
}

/// `meals 2`: so many Humans were fed to Fang Moss.
fn meals(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let count = desk.number(&mut words, 20)?;
    words.end()?;
    desk.state.tally.meals = count;
    Ok(())
}

/// `tracker 4`: steps of the Medical tracker.
fn tracker(desk: &mut Desk<'_>, mut words: Words<'_>) -> Done {
    let count = desk.number(&mut words, 40)?;
    words.end()?;
    desk.state.tally.medical = count;
    Ok(())
}

/// `stationfall`: it begins now, as after Minute 0.
fn stationfall(desk: &mut Desk<'_>, words: Words<'_>) -> Done {
    words.end()?;
    desk.happen(|engine| engine.stationfall(Ending::ReentryAfterZero));
    Ok(())
}
