//! The table as one viewer sees it now and what they heard since, in words.

use kernel::{Turn, Viewer};
use protocol::live::{ClockView, Sitter, ToldView, UndoAsked, UpdateView};
use protocol::seat_number;
use render::Voice;
use table::{AnyTable, Heard, Sequence};

use crate::guidance::guidance_view;

/// A table now, with what only whoever holds it knows: the words of a language, who is here, and the time.
#[derive(Clone, Copy, Debug)]
pub struct TableNow<'a> {
    /// The table.
    pub table: &'a (dyn AnyTable + 'static),
    /// The words, with what everybody is called.
    pub voice: Voice<'a>,
    /// Who decides for each seat, in order.
    pub sitters: &'a [Sitter],
    /// The time each seat has left, at a table with clocks.
    pub clocks: Option<&'a [ClockView]>,
}

/// What a table does not know of who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Presence {
    /// Whether an automatic player stands in for a person.
    pub stand_in: bool,
    /// Whether the person gave the game up.
    pub resigned: bool,
    /// Whether somebody is connected to the seat.
    pub online: bool,
}

/// Who decides for each seat, in order.
pub fn sitters(
    table: &dyn AnyTable,
    voice: Voice<'_>,
    presence: impl Fn(&table::Sitter) -> Presence,
) -> Vec<Sitter> {
    let sitter = |sitter: table::Sitter| {
        let Presence { stand_in, resigned, online } = presence(&sitter);
        Sitter {
            seat: seat_number(sitter.seat),
            name: voice.seat(sitter.seat),
            kind: sitter.kind.to_string(),
            stand_in,
            resigned,
            thinking: sitter.thinking,
            online,
        }
    };
    table.sitters().into_iter().map(sitter).collect()
}

/// Everything a viewer needs who knows the journal up to `since`.
pub fn update_view(now: TableNow<'_>, viewer: Viewer, since: Sequence) -> UpdateView {
    let TableNow { table, voice, sitters, clocks } = now;
    let update = table.update(viewer, since);
    let over = matches!(table.turn(), Turn::Over(_));
    let guidance = update
        .guidance
        .zip(table.lesson())
        .map(|(guidance, lesson)| guidance_view(guidance, lesson, &update.scene.offers, voice));
    let told = update.told.into_iter().map(|heard| told_view(heard, table, voice));
    UpdateView {
        sequence: update.sequence,
        rewound_to: update.rewound_to,
        moves: table.moves_made(),
        scene: update.scene.map(|text| voice.say(text)),
        told: told.collect(),
        can_undo: update.can_undo,
        turn_to_undo: update.turn_to_undo as u32,
        can_ask_undo: update.can_ask_undo,
        undo_asked: update.undo_asked.map(|asked| UndoAsked {
            seat: seat_number(asked.seat),
            waiting: asked.waiting.iter().map(seat_number).collect(),
        }),
        sitters: sitters.to_vec(),
        guidance,
        clocks: clocks.map(<[ClockView]>::to_vec),
        seed: over.then(|| table.setup().seed.to_string()),
    }
}

/// An event in words, with the seat whose decision in the journal made it happen.
pub fn told_view(heard: Heard, table: &dyn AnyTable, voice: Voice<'_>) -> ToldView {
    ToldView {
        sequence: heard.sequence,
        seat: table.decider(heard.sequence).map(seat_number),
        text: voice.say(&heard.told.text),
        rule: heard.told.rule,
        touches: heard.told.touches,
    }
}
