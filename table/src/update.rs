//! What one viewer is sent: the table as they see it now, and what they heard since they last looked.

use kernel::event_log::{Event, LoggedEvent, Told, told};
use kernel::{Game, Guidance, Scene, Seat, Seed, Viewer, play};
use players::Kind;
use serde::{Deserialize, Serialize};

use crate::journal::Sequence;
use crate::log::{Log, Mark};
use crate::table::Table;
use crate::undo::Asked;

/// Everything a viewer needs to be up to date. All of it is drawn and worded by the game for this viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The journal's length: what to ask for next time.
    pub sequence: Sequence,
    /// Something the viewer had heard of was taken back: forget everything after this sequence, then read on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rewound_to: Option<Sequence>,
    /// The table as the viewer sees it, with the offers that cannot be taken back marked.
    pub scene: Scene,
    /// What the viewer heard since.
    pub told: Vec<Heard>,
    /// Whether the viewer may take their latest decision back.
    pub can_undo: bool,
    /// How many decisions the viewer may take back as their turn.
    #[serde(default)]
    pub turn_to_undo: usize,
    /// Whether the viewer may ask the others to take their latest decision back.
    #[serde(default)]
    pub can_ask_undo: bool,
    /// Who asks to take a decision back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo_asked: Option<Asked>,
    /// Who decides for each seat, in order.
    pub seats: Vec<Sitter>,
    /// What a lesson's guide says to the viewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guidance: Option<Guidance>,
}

/// An event as the viewer heard it, with the journal entry it belongs to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Heard {
    /// The journal entry that made it happen.
    pub sequence: Sequence,
    /// What was heard.
    #[serde(flatten)]
    pub told: Told,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitter {
    /// Which seat.
    pub seat: Seat,
    /// The kind that decides now: `me`, `random`.
    pub kind: Kind,
    /// Whether it stands in for the kind the table was opened with.
    pub stand_in: bool,
    /// Whether the table waits for it to think.
    pub thinking: bool,
}

impl<G: Game> Table<G> {
    /// What the viewer, one this table [has](Table::has), sees now and has heard since the journal had `since`
    /// entries.
    ///
    /// A `since` that this journal has not reached yet is not its own: the viewer is told to start over.
    pub fn update(&self, viewer: Viewer, since: Sequence) -> Update {
        let sequence = self.sequence();
        let rewound_to = if since > sequence { Some(0) } else { self.rewound(since) };
        let since = rewound_to.unwrap_or(since);
        let own = viewer.seat();
        Update {
            sequence,
            rewound_to,
            scene: self.scene(viewer),
            told: self.heard(viewer, since),
            can_undo: own.is_some_and(|seat| self.can_undo(seat).is_ok()),
            turn_to_undo: own.map_or(0, |seat| self.turn_to_undo(seat)),
            can_ask_undo: own.is_some_and(|seat| {
                self.can_undo(seat).is_err() && self.can_ask_undo(seat).is_ok()
            }),
            undo_asked: self.undo_asked(),
            seats: self.sitters(),
            guidance: self.guidance(viewer),
        }
    }

    /// The table as the viewer, one it [has](Table::has), sees it, with the offers that cannot be taken back marked.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        let mut scene = play::scene(self.game(), self.state(), viewer);
        // The marks come from an imagined position, and the imagination from a public number: a mark drawn from the
        // game's own seed could tell something about it.
        let mut imagination = Seed::from_number(0).derive(self.moves_made().into()).rng();
        // What a lesson forbids is not offered; its guidance says why.
        if let Some(guide) = viewer.seat().and_then(|seat| self.guide(seat)) {
            let judged = guide.judged().into_iter();
            let forbidden: Vec<String> = judged
                .filter(|(_, refusal)| refusal.is_some())
                .map(|(mv, _)| mv.to_string())
                .collect();
            scene.offers.retain(|offer| !forbidden.contains(&offer.notation));
        }
        play::mark_lasting(self.game(), self.state(), &mut scene, &mut imagination);
        scene
    }

    /// What the viewer heard by the entries after `since`, as far as it has not been taken back.
    pub fn heard(&self, viewer: Viewer, since: Sequence) -> Vec<Heard> {
        let line = self.line();
        match line.told_since(since) {
            Some(events) => heard(events, viewer),
            // Whoever comes for the first time, or was away for long, waits until the game is played again.
            None => {
                let mut heard = heard(&line.told(self.source()), viewer);
                heard.retain(|heard| heard.sequence > since);
                heard
            }
        }
    }

    /// The sequence before the earliest decision that stood at `since` and was taken back after it.
    fn rewound(&self, since: Sequence) -> Option<Sequence> {
        let later = self.log().marks(since).filter_map(|(_, mark)| match mark {
            Mark::Undo(back_to) => Some(back_to as usize),
            Mark::Move(_) | Mark::SeatChanged(_) | Mark::Other => None,
        });
        let least = later.min()?;
        standing(self.log(), since).get(least).map(|sequence| sequence - 1)
    }
}

/// What a viewer hears of these events, each with the entry it belongs to.
fn heard<E: Event>(events: &[(Sequence, LoggedEvent<E>)], viewer: Viewer) -> Vec<Heard> {
    let heard = |(sequence, event): &(Sequence, _)| {
        let told = told(std::slice::from_ref(event), viewer);
        told.into_iter().map(|told| Heard { sequence: *sequence, told }).collect::<Vec<_>>()
    };
    events.iter().flat_map(heard).collect()
}

/// The sequences of the decisions that stood when the journal had this length.
fn standing(log: &Log, length: Sequence) -> Vec<Sequence> {
    let mut standing = Vec::new();
    for (sequence, mark) in log.marks(0).take_while(|(sequence, _)| *sequence <= length) {
        match mark {
            Mark::Move(_) => standing.push(sequence),
            Mark::Undo(back_to) => standing.truncate(back_to as usize),
            Mark::SeatChanged(_) | Mark::Other => {}
        }
    }
    standing
}
