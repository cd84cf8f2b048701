//! Late escapes: cards that count Characters as Escaped at Stationfall (SF-16.1b, SF-R180).

use crate::engine::Engine;
use crate::event::Event;
use crate::ids::{Body, Identity, Item, Section};
use crate::look::Look;
use crate::state::{At, Ship, Vehicle};

/// The ship takes off whom it takes off, then the Daredevil jumps.
pub(super) fn late(engine: &mut Engine<'_>) {
    for body in Body::ALL {
        if taken_off(engine.look(), *body) {
            engine.state.bodies[*body].taken_off = true;
            engine.tell(Event::TakenOff { body: *body });
        }
    }
    if point_break(engine.look()) {
        engine.state.bodies[Body::Daredevil].at = At::Mesosphere(Vehicle::RocketWings);
        engine.tell(Event::Escaped { body: Body::Daredevil });
    }
}

/// The Rescue Ship takes every Live Human in Outer Space (SF-A10.28), the Pirate Ship who possesses the Briefcase there,
/// even if Down (SF-A10.29).
fn taken_off(look: Look<'_>, body: Body) -> bool {
    look.section_of(body) == Some(Section::OuterSpace)
        && match look.state.station.ship {
            Ship::None => false,
            Ship::Rescue => look.is_human(body) && look.is_live(body),
            Ship::Pirate => look.has(body, Item::Briefcase),
        }
}

/// The Daredevil, if she is a PC, Live, with a Helmet, beside the Rocket Wings, and not gone already (`point_break`). The
/// Wings go along only if she possesses them.
fn point_break(look: Look<'_>) -> bool {
    let daredevil = Body::Daredevil;
    look.pc_holder(Identity::Daredevil).is_some()
        && look.is_live(daredevil)
        && !look.is_escaped(daredevil)
        && look.has(daredevil, Item::Helmet)
        && look
            .section_of(daredevil)
            .is_some_and(|section| look.section_of_unique(Item::RocketWings) == Some(section))
}
