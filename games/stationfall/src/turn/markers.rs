//! Time markers in the Resolve phase: which is the next, and what it does (SF-15.7.1, SF-15.7.2).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use workbench::Decision;

use crate::engine::Engine;
use crate::event::Event;
use crate::game::Stationfall;
use crate::ids::{Body, Section};
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::scene;
use crate::state::{MarkerEvent, PodState};

/// Whether a Time marker of the active player is due, by its place in the list: placed in an earlier Minute
/// (SF-15.7.1), or lying on the Minute track at the current one (SF-15.7.2). Minutes count down.
fn is_due(look: Look<'_>, index: u8) -> bool {
    let minute = look.state.minute;
    look.state.markers.get(usize::from(index)).is_some_and(|marker| {
        let due = match marker.event {
            MarkerEvent::Detonate => marker.minute == minute,
            MarkerEvent::Launch(_) | MarkerEvent::Overload(_) | MarkerEvent::Missile(_) => {
                marker.minute > minute
            }
        };
        due && marker.owner == look.state.turn.player
    })
}

/// The active player's Time markers that are due.
fn due(look: Look<'_>) -> impl Iterator<Item = u8> + '_ {
    (0..look.state.markers.len() as u8).filter(move |index| is_due(look, *index))
}

/// The active player picks the next due Time marker (SF-R127).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Markers;

impl Decision<Stationfall> for Markers {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.active_seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("sf-prompt-markers", "SF-R127")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        (0..look.state.markers.len() as u8)
            .for_each(|index| found(Move::Choose(Choice::Marker(index))));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let due = matches!(*mv, Move::Choose(Choice::Marker(index)) if is_due(look, index));
        require(due, || Refusal::new("SF-R127", "sf-refused-which-marker"))
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if let Move::Choose(Choice::Marker(index)) = *mv {
            resolve(engine, index);
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, super::PASS)
    }
}

/// Resolves markers one by one; asks only where the order is the owner's to choose (SF-R127).
pub(super) fn run(engine: &mut Engine<'_>) -> bool {
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
fn resolve(engine: &mut Engine<'_>, index: u8) {
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
