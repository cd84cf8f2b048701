//! The beginning and the end of a turn and of a Minute (SF-15.2, SF-15.8).

use crate::automation;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{Ending, Player, Turn};

/// A player's turn begins: the phases are laid out on the stack, the first on top (SF-15.2).
pub(crate) fn begin_turn(engine: &mut Engine<'_>, player: Player) {
    engine.state.turn = Turn::new(player, engine.state.minute);
    engine.state.tutorial.cursor = 0;
    engine.tell(Event::TurnBegan { player });
    let bot = engine.look().bot_turn();
    if !engine.state.table.bots.is_empty() {
        automation::begin(engine);
    }
    for frame in [
        Frame::TurnEnd,
        Frame::SectionTexts,
        Frame::Markers,
        Frame::Commit,
        Frame::Influence,
        // Bots have nothing to reveal (SF-B3.5), but their cards may do something first (SF-B4.1).
        if bot { Frame::BotStart } else { Frame::Reveal },
    ] {
        engine.ask(frame);
    }
}

/// The next player's turn, or after the last one the next Minute (SF-15.8.1).
pub(super) fn turn_end(engine: &mut Engine<'_>) -> bool {
    engine.state.frames.pop();
    if engine.look().bot_turn() {
        automation::after(engine);
    }
    let count = engine.state.table.players;
    let next = Player((engine.state.turn.player.0 + 1) % count);
    if next == engine.state.table.first {
        end_of_minute(engine);
    }
    if !engine.state.station.stationfall {
        begin_turn(engine, next);
    }
    true
}

/// The Minute marker moves one step. At 1 Abandon Ship is triggered, at 0 the Reentry marker is flipped, and after
/// Minute 0 comes Stationfall (SF-15.8.2, SF-15.8.3).
fn end_of_minute(engine: &mut Engine<'_>) {
    engine.state.minute -= 1;
    let minute = engine.state.minute;
    if minute < 0 {
        engine.stationfall(Ending::ReentryAfterZero);
        return;
    }
    engine.tell(Event::MinuteBegan { minute });
    if minute == 1 {
        engine.abandon_ship(true);
    }
    if minute == 0 {
        engine.state.station.reentry_flipped = true;
        let fireball = engine.state.station.fireball;
        engine.reveal(Event::Reentry { fireball });
        if fireball {
            engine.stationfall(Ending::ReentryAtOnce);
        }
    }
}
