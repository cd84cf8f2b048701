//! The Resolve phase after the Time markers: section texts, then Monsters (SF-15.7.2a, SF-15.7.3).

use crate::engine::Engine;
use crate::event::Event;
use crate::frame::ProgramList;
use crate::ids::{Body, Section};
use crate::state::Player;

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
