//! Who owns a table on this machine and answers for it, in the words of the protocol.

use std::sync::Arc;

use kernel::{Lang, Seat, Viewer};
use protocol::live::WhyAnswer;
use render::{Voice, Words};
use spoken::{
    Deed, Denied, NotDone, Presence, Questions, STAND_IN, Session, Sitting, TableNow, seat_names,
};
use table::{AnyTable, Decided, Decision, Disclosure, Title};

use super::Save;
use crate::port::{Ask, Tell};
use crate::words::{say_with, words_of};

/// A table with its words, who looks at it, and where it is kept.
pub struct Host {
    title: Arc<dyn Title>,
    table: Box<dyn AnyTable>,
    words: Words,
    /// What everybody is called, in the order of the seats; empty where the seat's number is the name.
    names: Vec<String>,
    people: Vec<Seat>,
    session: Session,
    questions: Questions,
    save: Option<Save>,
}

impl std::fmt::Debug for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Host").field("table", &self.table).field("session", &self.session).finish()
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
        let questions = Questions::new(&*table);
        Host {
            title,
            table,
            words,
            names: Vec::new(),
            people,
            session: Session::new(viewer, lang, 0),
            questions,
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
            Err(error) => vec![Tell::NotStored(error.to_string())],
        }
    }

    /// Answers a wish. [`Ask::Close`] is for whoever runs the host: here it keeps the record.
    pub fn ask(&mut self, ask: Ask) -> Vec<Tell> {
        match ask {
            Ask::Move { notation, at } => self.act(Deed::Move { notation: &notation, at }),
            Ask::Undo => self.act(Deed::Undo),
            Ask::AskUndo => self.act(Deed::AskUndo),
            Ask::AnswerUndo(agrees) => self.act(Deed::AnswerUndo { agrees }),
            Ask::LeaveLesson => self.act(Deed::LeaveLesson),
            Ask::HandOver(true) => self.act(Deed::HandOver(&STAND_IN)),
            Ask::HandOver(false) => self.act(Deed::TakeBack),
            Ask::WhyMove(notation) => {
                self.answered(self.session.why_move(&notation, &*self.table, self.voice()))
            }
            Ask::WhyTouching(things) => {
                self.answered(self.session.why_touching(&things, &*self.table, self.voice()))
            }
            Ask::Sit(seat) => self.sit(seat),
            Ask::Say(_) => {
                vec![Tell::Refused { rule: None, text: self.voice().word("term-nobody-hears") }]
            }
            Ask::Speak(lang) => {
                self.words = words_of(lang, Some(self.title.book()));
                self.session.speak(lang);
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
                    ("reason", self.voice().say(&Denied::from(rejected).text())),
                ];
                vec![Tell::Gone(say_with(self.voice(), "term-stuck", facts))]
            }
        }
    }

    fn voice(&self) -> Voice<'_> {
        self.words.voice_with(&self.names)
    }

    fn seated(&self) -> Tell {
        Tell::Seated { people: self.people.clone(), you: self.session.seat() }
    }

    fn act(&mut self, deed: Deed<'_>) -> Vec<Tell> {
        match self.session.act(deed, &mut *self.table, &self.questions) {
            Ok(()) => {
                let mut tells = vec![Tell::Accepted];
                tells.extend(self.kept_and_told());
                tells
            }
            Err(NotDone::Stale) => vec![Tell::Stale, self.update()],
            Err(NotDone::Denied(denied)) => vec![self.refused(&denied)],
        }
    }

    fn refused(&self, denied: &Denied) -> Tell {
        Tell::Refused { rule: denied.rule(), text: self.voice().say(&denied.text()) }
    }

    fn answered(&self, answers: Result<Vec<WhyAnswer>, Denied>) -> Vec<Tell> {
        vec![match answers {
            Ok(answers) => Tell::Why(answers),
            Err(denied) => self.refused(&denied),
        }]
    }

    fn kept_and_told(&mut self) -> Vec<Tell> {
        self.questions.look(&*self.table);
        let mut tells = self.keep();
        tells.push(self.update());
        tells
    }

    fn sit(&mut self, seat: Seat) -> Vec<Tell> {
        if self.people.contains(&seat) {
            self.session.sit(Viewer::Seat(seat));
        }
        vec![self.seated(), self.update()]
    }

    /// What everybody is called now.
    fn called(&self) -> Vec<String> {
        let sitting: Vec<Sitting<'_>> = self
            .table
            .setup()
            .seats
            .iter()
            .zip(self.table.kinds())
            .map(|(opened, now)| Sitting { opened, now, name: "" })
            .collect();
        seat_names(&*self.title, &sitting, &self.words)
    }

    /// The table as the viewer sees it, and what they have not been told yet.
    fn update(&mut self) -> Tell {
        self.names = self.called();
        let voice = self.words.voice_with(&self.names);
        let sitters = spoken::sitters(&*self.table, voice, |sitter| Presence {
            stand_in: sitter.stand_in,
            resigned: false,
            online: sitter.kind.is_person(),
        });
        let now = TableNow { table: &*self.table, voice, sitters: &sitters, clocks: None };
        let view = self.session.update(now);
        self.session.told(view.sequence);
        Tell::Update(Box::new(view))
    }
}
