//! Why a position cannot be: for arranged positions, and held against every position of every random game.

use crate::frame::Frame;
use crate::ids::{Body, Identity, Item, Section};
use crate::look::Look;
use crate::state::{At, Hazard, Holder, IdentityPlace, Player};

/// Everything that is wrong with a position, in sentences.
pub(crate) fn faults(look: Look<'_>) -> Vec<String> {
    let mut faults = Vec::new();
    if look.state.station.over {
        return faults;
    }
    let mut found = |fault: String| faults.push(fault);
    for body in look.bodies() {
        of_body(look, body, &mut found);
    }
    for section in look.sections() {
        of_section(look, section, &mut found);
    }
    for item in Item::ALL.iter().copied().filter(|item| item.is_unique()) {
        of_unique(look, item, &mut found);
    }
    for player in look.players() {
        of_player(look, player, &mut found);
    }
    of_station(look, &mut found);
    faults
}

fn of_body(look: Look<'_>, body: Body, found: &mut dyn FnMut(String)) {
    let state = &look.state.bodies[body];
    let ended = look.state.station.stationfall;
    if let At::Section(section) = state.at
        && !look.exists(section)
    {
        found(format!("{body} is in {section}, which is not in this game"));
    }
    if body == Body::TelepathicRat {
        let there = matches!(state.at, At::Section(_));
        if there != (look.state.uniques[Item::TelepathicRat] != Holder::Nowhere) {
            found("the Rat's token and the Rat are not in the same place".into());
        }
        return;
    }
    let hazard = look.section_of(body).and_then(|section| look.hazard(section));
    if hazard.is_some()
        && look.is_live(body)
        && !look.is_escaped(body)
        && look.hurt_by_hazards(body)
        && !ended
    {
        found(format!("{body} is Live in a Hazard without a Helmet (SF-6.1)"));
    }
    let asked = look.asks_to_drop(body);
    if look.slots_used(body) > look.item_limit(body)
        && look.loose_items(body).next().is_some()
        && !asked
        && matches!(state.at, At::Section(_))
        && !ended
    {
        found(format!("{body} possesses more than its Item Limit (SF-4.5.3)"));
    }
}

fn of_section(look: Look<'_>, section: Section, found: &mut dyn FnMut(String)) {
    let state = &look.state.sections[section];
    if let Some(pod) = &look.content.sections[section].pod
        && look.occupants(section) > pod.capacity
    {
        found(format!("{section} holds more than its capacity of {} (SF-5.5.3)", pod.capacity));
    }
    if section == Section::OuterSpace
        && (state.hazard != Some(Hazard::Asphyxiation) || state.damaged)
    {
        found("Outer Space is always without air and never Damaged (SF-5.1.7.2)".into());
    }
    if state.goo && !state.damaged {
        found(format!("{section} has Grey Goo but is not Damaged"));
    }
}

fn of_unique(look: Look<'_>, item: Item, found: &mut dyn FnMut(String)) {
    match look.state.uniques[item] {
        Holder::Section(section) if !look.exists(section) => {
            found(format!("{item} is in {section}, which is not in this game"));
        }
        Holder::Body(body)
            if matches!(look.state.bodies[body].at, At::Absent | At::Annihilated) =>
        {
            found(format!("{item} is with {body}, which is not in this game"));
        }
        Holder::Nowhere => {}
        _ if item == Item::Antimatter
            && !look.state.station.armed
            && look.section_of_unique(item) != Some(Section::MagneticContainment)
            && !look.state.station.stationfall =>
        {
            found("unarmed Antimatter is out of Magnetic Containment (SF-7.3)".into());
        }
        _ => {}
    }
}

fn of_player(look: Look<'_>, player: Player, found: &mut dyn FnMut(String)) {
    let state = &look.state.players[player];
    let number = player.0 + 1;
    let out = crate::stationfall::reckoning::cubes_out(look, player);
    if out + state.cubes != look.content.player_set.cubes {
        found(format!("player {number} has {} cubes (SF-2.5)", out + state.cubes));
    }
    let choosing = look.state.frames.first() == Some(&Frame::Identities);
    let held = Identity::ALL.iter().filter(|identity| {
        matches!(look.state.identities[**identity],
            IdentityPlace::Secret(holder) | IdentityPlace::Revealed(holder) if holder == player)
    });
    let count = held.count();
    if count > 1 || count == 0 && !choosing {
        found(format!("player {number} has {count} Identities to play (SF-3.4)"));
    }
    let revealed = Identity::ALL
        .iter()
        .copied()
        .find(|card| look.state.identities[*card] == IdentityPlace::Revealed(player));
    if revealed != state.pc {
        found(format!("player {number} plays {:?} but has revealed {revealed:?}", state.pc));
    }
    if state.disc.is_some_and(|card| !look.in_play(card)) {
        found(format!("the disc of player {number} lies on a card that is not in this game"));
    }
}

fn of_station(look: Look<'_>, found: &mut dyn FnMut(String)) {
    let state = look.state;
    if state.frames.is_empty() {
        found("nothing is being decided".into());
    }
    if (state.station.cameras || state.station.jammers) && !look.can_restore_systems() {
        found(
            "Cameras and Jammers are OFF while power or the Security Station is Damaged (SF-R94)"
                .into(),
        );
    }
    if look.blackout() && !(state.station.abandon_ship && state.project_x.released) {
        found("in a Blackout Abandon Ship is triggered and Project X released (SF-7.2.2.1)".into());
    }
    if state.minute <= 1 && !state.station.abandon_ship && !state.station.stationfall {
        found("from Minute 1 on Abandon Ship is triggered (SF-7.1.2)".into());
    }
    if let Some(link) = state.locks.iter().find(|link| !look.link_exists(*link)) {
        let (one, other) = look.content.map.ends[link];
        found(format!("there is a Lock between {one} and {other}, where there is no way"));
    }
}
