//! Who owns a table on this machine and answers for it, in the words of the protocol.

use std::sync::Arc;

use kernel::{Lang, Name, Seat, Turn, Viewer};
use protocol::around::{self, Sitting};
use protocol::live::{GuidanceView, Sitter, ToldView, UpdateView, WhyAnswer};
use protocol::seat_number;
use render::{Voice, Words};
use table::{AnyTable, Decided, Decision, Disclosure, Rejected, Sequence, Title, decider};

use super::Save;
use crate::port::{Ask, Tell};
use crate::words::{say_with, words_of};

/// The kind that decides for a person who hands the seat over.
const STAND_IN: &str = "greedy";

/// A table with its words, who looks at it, and where it is kept.
pub struct Host {
    title: Arc<dyn Title>,
    table: Box<dyn AnyTable>,
    words: Words,
    /// What everybody is called, in the order of the seats; empty where the seat's number is the name.
    names: Vec<String>,
    people: Vec<Seat>,
    viewer: Viewer,
    /// How much of the journal the viewer has been told.
    known: Sequence,
    /// What the viewer was last offered, and the sequence since which it has been the same.
    offered: (Viewer, Vec<String>),
    offered_since: Sequence,
    save: Option<Save>,
}

impl std::fmt::Debug for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Host").field("table", &self.table).field("viewer", &self.viewer).finish()
    }
}

impl Host {
    /// The host of a table. The first awaited person looks first; a table without people is watched.
    pub fn new(
        title: Arc<dyn Title>,
        table: Box<dyn AnyTable>,
        lang: Lang,
        save: Option<Save>,
    ) -> Host {
        let person = |seat: &Seat| table.kinds()[seat.index()].is_person();
        let people: Vec<Seat> = Seat::all(table.seats()).filter(person).collect();
        let awaited = table.turn().awaited();
        let first = people.iter().find(|seat| awaited.contains(**seat)).or(people.first());
        let viewer = first.map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
        let words = words_of(lang, Some(title.book()));
        let offered = (viewer, Vec::new());
        Host {
            title,
            table,
            words,
            names: Vec::new(),
            people,
            viewer,
            known: 0,
            offered,
            offered_since: 0,
            save,
        }
    }

    /// The table.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// What whoever comes is told first.
    pub fn greet(&mut self) -> Vec<Tell> {
        let mut tells = vec![self.seated()];
        tells.extend(self.keep());
        tells.push(self.update());
        tells
    }

    /// Keeps the record, if it is to be kept anywhere.
    pub fn keep(&self) -> Vec<Tell> {
        let Some(save) = &self.save else { return Vec::new() };
        match save.write(&self.table.record(Disclosure::Seed)) {
            Ok(()) => vec![Tell::Kept(save.path().into())],
            Err(error) => vec![Tell::NotKept(error.to_string())],
        }
    }

    /// Answers a wish. [`Ask::Close`] is for whoever runs the host: here it keeps the record.
    pub fn ask(&mut self, ask: Ask) -> Vec<Tell> {
        match ask {
            Ask::Move { notation, at } => self.make(&notation, at),
            Ask::Undo => {
                let undone = self.seat().map(|seat| self.table.undo(seat));
                self.changed(undone.map(|undone| undone.map_err(Rejected::Refused)))
            }
            Ask::WhyMove(notation) => vec![Tell::Why(self.why(&notation))],
            Ask::WhyTouching(things) => vec![Tell::Why(self.why_touching(&things))],
            Ask::Sit(seat) => self.sit(seat),
            Ask::LeaveLesson => {
                let left = self.table.leave_lesson();
                self.changed(Some(left.map_err(Rejected::Refused)))
            }
            Ask::HandOver(over) => self.hand_over(over),
            Ask::Say(_) => {
                vec![Tell::Refused { rule: None, text: self.voice().word("term-nobody-hears") }]
            }
            Ask::Speak(lang) => {
                self.words = words_of(lang, Some(self.title.book()));
                self.known = 0;
                vec![self.update()]
            }
            Ask::Close => self.keep(),
        }
    }

    /// Makes what an automatic player decided.
    pub fn decide(&mut self, decision: &Decision) -> Vec<Tell> {
        match self.table.decide(decision) {
            Ok(Decided::Played(_)) => self.kept_and_told(),
            Ok(Decided::Stale) => Vec::new(),
            Err(rejected) => {
                let kind = self.table.kinds()[decision.seat.index()].to_string();
                let facts = [
                    ("kind", kind),
                    ("move", decision.notation.clone()),
                    ("reason", self.reason(&rejected).1),
                ];
                vec![Tell::Gone(say_with(self.voice(), "term-stuck", facts))]
            }
        }
    }

    fn voice(&self) -> Voice<'_> {
        self.words.voice_with(&self.names)
    }

    fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    fn seated(&self) -> Tell {
        Tell::Seated { people: self.people.clone(), you: self.seat() }
    }

    fn make(&mut self, notation: &str, at: u32) -> Vec<Tell> {
        let Some(seat) = self.seat() else { return vec![self.not_seated()] };
        // Where several decide at once, another's decision leaves mine as it was as long as my choice is the same.
        if at < self.offered_since || at > self.table.sequence() {
            return vec![Tell::Stale, self.update()];
        }
        let made = self.table.submit(seat, notation).map(|_| ());
        self.changed(Some(made))
    }

    fn changed<T>(&mut self, done: Option<Result<T, Rejected>>) -> Vec<Tell> {
        match done {
            None => vec![self.not_seated()],
            Some(Ok(_)) => {
                let mut tells = vec![Tell::Accepted];
                tells.extend(self.kept_and_told());
                tells
            }
            Some(Err(rejected)) => {
                let (rule, text) = self.reason(&rejected);
                vec![Tell::Refused { rule, text }]
            }
        }
    }

    fn kept_and_told(&mut self) -> Vec<Tell> {
        let mut tells = self.keep();
        tells.push(self.update());
        tells
    }

    fn not_seated(&self) -> Tell {
        Tell::Refused { rule: None, text: self.voice().word("term-not-seated") }
    }

    fn reason(&self, rejected: &Rejected) -> (Option<Name>, String) {
        match rejected {
            Rejected::Refused(refusal) => {
                (Some(refusal.rule.0.into()), self.voice().refusal(refusal))
            }
            Rejected::Unreadable(error) => (None, self.unreadable(&error.to_string())),
        }
    }

    fn unreadable(&self, detail: &str) -> String {
        say_with(self.voice(), "term-unreadable", [("detail", detail.to_string())])
    }

    fn sit(&mut self, seat: Seat) -> Vec<Tell> {
        if self.people.contains(&seat) {
            self.viewer = Viewer::Seat(seat);
            self.known = 0;
        }
        vec![self.seated(), self.update()]
    }

    fn hand_over(&mut self, over: bool) -> Vec<Tell> {
        let Some(seat) = self.seat() else { return vec![self.not_seated()] };
        let changed = match over {
            true => self.table.take_over(seat, STAND_IN),
            false => self.table.give_back(seat),
        };
        match changed {
            Ok(_) => self.kept_and_told(),
            Err(error) => vec![Tell::Refused { rule: None, text: error.to_string() }],
        }
    }

    fn why(&self, notation: &str) -> Vec<WhyAnswer> {
        let Some(seat) = self.seat() else { return Vec::new() };
        vec![around::why_move(&*self.table, seat, notation, self.voice())]
    }

    fn why_touching(&self, things: &[Name]) -> Vec<WhyAnswer> {
        let Some(seat) = self.seat() else { return Vec::new() };
        around::why_touching(&*self.table, seat, things, self.voice())
    }

    /// What everybody is called now.
    fn called(&self) -> Vec<String> {
        let now: Vec<String> = self.table.kinds().iter().map(ToString::to_string).collect();
        let sitting: Vec<Sitting<'_>> = self
            .table
            .setup()
            .seats
            .iter()
            .zip(&now)
            .map(|(opened, now)| Sitting { opened, now, name: "" })
            .collect();
        around::seat_names(&*self.title, &sitting, &self.words)
    }

    /// The table as the viewer sees it, and what they have not been told yet.
    fn update(&mut self) -> Tell {
        self.names = self.called();
        let voice = self.words.voice_with(&self.names);
        let start_over = self.known == 0;
        let update = self.table.update(self.viewer, self.known);
        let over = matches!(self.table.turn(), Turn::Over(_));
        let offers = update.scene.offers.iter().map(|offer| offer.notation.clone()).collect();
        let offered = (self.viewer, offers);
        if offered != self.offered {
            self.offered = offered;
            self.offered_since = update.sequence;
        }
        let guidance = update.guidance.zip(self.table.lesson()).map(|(guidance, lesson)| {
            GuidanceView::spoken(guidance, lesson, &update.scene.offers, voice)
        });
        let sitter = |sitter: table::Sitter| Sitter {
            seat: seat_number(sitter.seat),
            name: voice.seat(sitter.seat),
            online: sitter.kind == "me",
            kind: sitter.kind,
            stand_in: sitter.stand_in,
            resigned: false,
            thinking: sitter.thinking,
        };
        let told = |heard: table::Heard| {
            let seat = decider(self.table.journal(), heard.sequence).map(seat_number);
            ToldView::spoken(heard.sequence, seat, heard.told, voice)
        };
        let view = UpdateView {
            sequence: update.sequence,
            rewound_to: if start_over { Some(0) } else { update.rewound_to },
            moves: self.table.moves_made(),
            scene: update.scene.map(|text| voice.say(text)),
            told: update.told.into_iter().map(told).collect(),
            can_undo: update.can_undo,
            sitters: update.seats.into_iter().map(sitter).collect(),
            guidance,
            clocks: None,
            seed: over.then(|| self.table.setup().seed.to_string()),
        };
        self.known = view.sequence;
        Tell::Update(Box::new(view))
    }
}
