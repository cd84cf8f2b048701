//! The bots are opened when everybody has an Identity (chapter B2).

use kernel::chance::Draw;
use workbench::flat::Set;

use super::powers::BOTS;
use super::priorities::after;
use crate::engine::Engine;
use crate::event::Event;
use crate::ids::{Ability, Body, Character, Identity, Item, Section};
use crate::look::Look;
use crate::state::{At, GreyBribe, IdentityPlace, Player, Ship, TrapPlace};

/// How many NPCs a bot puts its first cubes on, and how many cubes on each (SF-B2.8).
const FIRST_NPCS: usize = 3;
const FIRST_CUBES: u8 = 2;

/// Where the Operative's bot lays its Traps (`bot_minefield`).
const MINEFIELD: [Section; 3] = [Section::AftAirlocks, Section::ForwardHub, Section::Bridge];

/// Turns up the bots' Identities (SF-B2.5, SF-B2.7), does what their cards say about the set-up (SF-B2.9), and places
/// their first cubes in turn order (SF-B2.8).
pub(crate) fn open(engine: &mut Engine<'_>) {
    let players: Set<Player> =
        engine.look().players().filter(|player| engine.look().is_bot(*player)).collect();
    for player in players {
        if let Some(identity) = engine.look().secret_of(player) {
            engine.become_pc(player, identity);
            special(engine, player, identity);
        }
    }
    let order: workbench::flat::List<Option<Player>, { crate::state::MAX_PLAYERS }> =
        engine.look().turn_order().map(Some).collect();
    for player in order.iter().flatten() {
        if engine.look().is_bot(*player) {
            first_cubes(engine, *player);
        }
    }
}

/// What a Bot card says about the set-up.
fn special(engine: &mut Engine<'_>, player: Player, identity: Identity) {
    match identity {
        Identity::Billionaire => engine.state.grey_bribes = [GreyBribe::Absent; 3],
        Identity::Boarder if engine.state.station.ship == Ship::Rescue => {
            engine.state.station.ship = Ship::Pirate;
            engine.tell(Event::PirateShip);
        }
        Identity::DoctorHyde => {
            engine.grant(Body::Doctor, Item::Gun);
        }
        Identity::Medical => {
            engine.grant(Body::Medical, Item::Bludgeon);
        }
        Identity::Stowaway => {
            engine.grant(Body::Stowaway, Item::Helmet);
        }
        _ => {}
    }
    let abilities = engine.content.automation.bots[identity].abilities;
    if abilities.contains(Ability::BotStalkerEntry) {
        come_in(engine);
    }
    if abilities.contains(Ability::BotDefrost) && engine.look().is_down(Body::Corpsicle) {
        engine.stand_up(Body::Corpsicle);
    }
    if abilities.contains(Ability::BotMinefield) {
        mine(engine, player);
    }
    if abilities.contains(Ability::BotHidden) {
        hide(engine, player);
    }
}

/// The Stowaway comes into the bottom-most Dark section of the station (`bot_stalker_entry`).
fn come_in(engine: &mut Engine<'_>) {
    let look = engine.look();
    let dark = look
        .sections()
        .filter(|section| {
            let info = &look.content.sections[*section];
            look.on_board(*section) && info.dark && info.pod.is_none()
        })
        .max_by_key(|section| look.content.sections[*section].top_order);
    if let Some(section) = dark.filter(|_| look.state.bodies[Body::Stowaway].at == At::Card) {
        engine.arrive(Body::Stowaway, section);
    }
}

/// The three Traps are shuffled: nobody knows which is the live one (`bot_minefield`).
fn mine(engine: &mut Engine<'_>, player: Player) {
    let seat = engine.look().seat_of(player);
    let live = engine.state.chance.stream(BOTS).index(MINEFIELD.len());
    for (number, section) in MINEFIELD.into_iter().enumerate() {
        let trap = &mut engine.state.traps[number];
        trap.at = TrapPlace::Section(section, seat);
        trap.live = number == live;
        engine.tell(Event::TrapLaid { seat, section });
    }
}

/// Two undealt Identities are the Stranger Bot's face-down Bonus Characters (SF-B10.9a).
fn hide(engine: &mut Engine<'_>, player: Player) {
    let look = engine.look();
    let seat = look.seat_of(player);
    let undealt = |(identity, place): &(Identity, &IdentityPlace)| {
        **place == IdentityPlace::Box && look.in_play(look.content.identities[*identity].character)
    };
    let mut spare: Set<Identity> =
        look.state.identities.iter().filter(undealt).map(|(identity, _)| identity).collect();
    for _ in 0..2 {
        if spare.is_empty() {
            return;
        }
        let pick = engine.state.chance.stream(BOTS).index(spare.len());
        if let Some(identity) = spare.iter().nth(pick) {
            spare.remove(identity);
            engine.state.identities[identity] = IdentityPlace::Bonus(seat);
        }
    }
}

/// Two cubes on each of the next three NPCs in Character Order, one on a Helpful one (SF-B2.8).
fn first_cubes(engine: &mut Engine<'_>, player: Player) {
    let Some(pc) = engine.look().pc_character(player) else { return };
    let mut placed = 0;
    let order: workbench::flat::List<Character, { crate::setup::MOST_CHARACTERS }> =
        after(engine.look(), pc).collect();
    for character in order.iter().copied() {
        if placed == FIRST_NPCS {
            return;
        }
        let Some(cubes) = cubes_on(engine.look(), player, character) else { continue };
        crate::turn::put_cubes(engine, player, character, cubes);
        placed += 1;
    }
}

/// How many cubes a bot puts on somebody at the set-up; none on PCs, Paranoid Characters, Drones and who is Down, and on
/// a Loyal one whom it cannot afford (SF-B2.8, SF-B2.8a).
fn cubes_on(look: Look<'_>, player: Player, character: Character) -> Option<u8> {
    let abilities = look.content.characters[character].abilities;
    let skipped = look.is_pc(character)
        || abilities.contains(Ability::Paranoid)
        || abilities.contains(Ability::RemoteControl)
        || !look.card_is_live(character);
    if skipped {
        return None;
    }
    let hand = look.state.players[player].cubes;
    let own = look.state.cards[character].cubes[player];
    let (wanted, most) = if abilities.contains(Ability::Loyal) {
        (FIRST_CUBES.max(look.cubes_on(character) + 1), hand + own)
    } else if abilities.contains(Ability::Helpful) {
        (1, hand)
    } else {
        (FIRST_CUBES, hand)
    };
    (wanted <= most).then_some(wanted)
}
