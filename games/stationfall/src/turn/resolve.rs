//! The Resolve phase (SF-15.7): Time markers, section texts, then Monsters.

use crate::engine::Engine;
use crate::event::Event;
use crate::frame::ProgramList;
use crate::ids::{Body, Section};
use crate::look::Look;
use crate::state::{MarkerEvent, Player, PodState};

/// The active player's Time markers that are due, by their place in the list: placed in an earlier Minute (SF-15.7.1),
/// or lying on the Minute track at the current one (SF-15.7.2). Minutes count down.
pub(super) fn due(look: Look<'_>) -> impl Iterator<Item = u8> + '_ {
    let player = look.state.turn.player;
    let minute = look.state.minute;
    (0u8..).zip(look.state.markers.iter()).filter_map(move |(index, marker)| {
        let due = match marker.event {
            MarkerEvent::Detonate => marker.minute == minute,
            _ => marker.minute > minute,
        };
        (marker.owner == player && due).then_some(index)
    })
}

/// Resolves markers one by one; asks only where the order is the owner's to choose (SF-R127).
pub(super) fn run_markers(engine: &mut Engine<'_>) -> bool {
    let next = {
        let mut markers = due(engine.look());
        (markers.next(), markers.next())
    };
    match next {
        (None, _) => {
            engine.state.frames.pop();
            true
        }
        (Some(only), None) => {
            resolve(engine, only);
            true
        }
        (Some(_), Some(_)) => false,
    }
}

/// One marker: back to its owner, and its event happens (SF-15.7.1). What has left the game no longer matters
/// (SF-R121, SF-R182).
pub(super) fn resolve(engine: &mut Engine<'_>, index: u8) {
    let marker = engine.state.markers.remove(usize::from(index));
    // A forced marker beyond the player's own is only recorded and does not come back (SF-0.8).
    let placed = engine.state.markers.iter().filter(|other| other.owner == marker.owner).count();
    let owned = engine.content.player_set.markers;
    engine.state.players[marker.owner].markers = owned.saturating_sub(placed as u8);
    engine.tell(Event::MarkerResolved { player: marker.owner, event: marker.event });
    match marker.event {
        MarkerEvent::Launch(pod) => engine.launch(pod),
        MarkerEvent::Detonate => engine.detonate(),
        MarkerEvent::Overload(section) => strike(engine, section, false),
        MarkerEvent::Missile(section) => strike(engine, section, true),
    }
    engine.settle();
}

/// A harmful marker: the section is Damaged, for a Missile everybody in it goes Down; a pod that has launched meanwhile
/// is Annihilated (SF-R126).
fn strike(engine: &mut Engine<'_>, section: Section, missile: bool) {
    match engine.state.sections[section].pod {
        PodState::Annihilated => {}
        PodState::Launched => engine.annihilate_pod(section),
        PodState::Docked => {
            engine.damage(section);
            if missile {
                for body in Body::ALL {
                    if engine.look().section_of(*body) == Some(section) {
                        engine.put_down(*body);
                    }
                }
            }
        }
    }
}

/// The texts of undamaged sections (SF-15.7.2a, SF-R100), then the Monsters (SF-15.7.3).
pub(super) fn section_texts(engine: &mut Engine<'_>) -> bool {
    engine.state.frames.pop();
    if !engine.state.sections[Section::PhysicsLab].damaged {
        for body in Body::ALL {
            if engine.look().section_of(*body) == Some(Section::PhysicsLab) {
                engine.wipe_data(*body);
            }
        }
    }
    if !engine.state.sections[Section::MagneticContainment].damaged {
        degauss(engine);
    }
    if engine.state.project_x.released {
        engine.ask(ProgramList::Resolve.begin());
    }
    true
}

/// All cubes on every Robot in Magnetic Containment go to Betrayal (SF-A10.22, SF-R101).
fn degauss(engine: &mut Engine<'_>) {
    for body in Body::ALL {
        let look = engine.look();
        if look.section_of(*body) != Some(Section::MagneticContainment) || !look.is_robot(*body) {
            continue;
        }
        let character = look.owner(*body);
        for player in 0..engine.state.table.players {
            let player = Player(player);
            let cubes = std::mem::take(&mut engine.state.cards[character].cubes[player]);
            if cubes > 0 {
                engine.state.players[player].betrayal += cubes;
                engine.tell(Event::Betrayed { player, cubes });
            }
        }
    }
}
