//! Who owns a table on this machine and answers for it, in the words of the protocol.

use std::sync::Arc;

use kernel::options::Given;
use kernel::{Lang, Seat, Viewer};
use protocol::http::Leaves;
use protocol::live::WhyAnswer;
use render::{Voice, Words};
use spoken::{
    Deed, Denied, NotDone, Presence, Questions, STAND_IN, Session, Sitting, TableNow, seat_names,
};
use table::{AnyTable, Decided, Decision, Disclosure, Title};

use super::chapters::{NotNext, Wanted, chapter_of, next_chapter, next_name, secret_seed};
use super::{Save, SaveError};
use crate::port::{Ask, Campaign, Tell};
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
    /// Which chapter of its campaign it is, if that is known.
    chapter: Option<u32>,
    /// How many chapters were opened here after the first.
    turned: u32,
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
        let chapter = chapter_of(&*title, &*table, &[], None);
        Host {
            title,
            table,
            words,
            names: Vec::new(),
            people,
            session: Session::new(viewer, lang, 0),
            questions,
            save,
            chapter,
            turned: 0,
        }
    }

    /// The host of a table that is this chapter of its campaign.
    #[must_use]
    pub fn in_chapter(mut self, chapter: Option<u32>) -> Host {
        self.chapter = chapter;
        self
    }

    /// The table.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// How many chapters were opened here after the first.
    pub(super) const fn turned(&self) -> u32 {
        self.turned
    }

    /// What whoever comes is told first.
    pub fn greet(&mut self) -> Vec<Tell> {
        let mut tells = vec![self.seated()];
        tells.extend(self.keep());
        tells.extend(self.told());
        tells
    }

    /// Keeps the record, if it is to be kept anywhere.
    pub fn keep(&self) -> Vec<Tell> {
        let Some(save) = &self.save else { return Vec::new() };
        match save.write(&self.table.record(Disclosure::Seed)) {
            Ok(()) => vec![Tell::Kept(save.path().into())],
            Err(error) => vec![not_stored(&error)],
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
                self.told()
            }
            Ask::Next => self.next(),
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
            Err(NotDone::Stale) => {
                let mut tells = vec![Tell::Stale];
                tells.extend(self.told());
                tells
            }
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
        tells.extend(self.told());
        tells
    }

    /// Opens the next chapter with everybody and everything as it was, and sits down there.
    fn next(&mut self) -> Vec<Tell> {
        let next = secret_seed().map_err(|error| error.to_string()).and_then(|seed| {
            let wanted = Wanted { seats: None, options: Given::new(), seed };
            let next = next_chapter(&*self.title, &*self.table, wanted);
            next.map_err(|not| self.not_next(&not))
        });
        let table = match next {
            Ok(table) => table,
            Err(text) => return vec![Tell::Refused { rule: None, text }],
        };
        let save = self.save.as_ref().map(|save| Save::at(next_name(save.path())));
        let kept = |save: &Save| save.write(&table.record(Disclosure::Seed));
        if let Some(Err(error)) = save.as_ref().map(kept) {
            return vec![not_stored(&error)];
        }
        let chapter = self.chapter.map(|chapter| chapter + 1);
        let turned = self.turned + 1;
        let host = Host::new(Arc::clone(&self.title), table, self.session.lang(), save);
        *self = Host { turned, ..host.in_chapter(chapter) };
        let mut tells = vec![Tell::Anew];
        tells.extend(self.greet());
        tells
    }

    /// Why no next chapter is opened, in a sentence.
    fn not_next(&self, not: &NotNext) -> String {
        let error = match not {
            NotNext::Running => return self.voice().word("term-next-running"),
            NotNext::NothingLeft => return self.voice().word("term-next-nothing"),
            NotNext::Open(error) => error,
        };
        let reason = match error.text() {
            Some((text, rule)) => format!("{} ({rule})", self.voice().say(text)),
            None => format!("{error}."),
        };
        say_with(self.voice(), "term-next-refused", [("reason", reason)])
    }

    /// Where the table stands in its campaign, in a game that has them.
    fn campaign(&self) -> Option<Tell> {
        let leaves = self.table.legacy().map(|legacy| {
            let open = legacy.open.iter().filter_map(|key| {
                let value = legacy.options.get(key.as_ref())?;
                Some((key.to_string(), value.clone()))
            });
            Leaves {
                title: self.voice().say(&legacy.title),
                says: legacy.says.iter().map(|text| self.voice().say(text)).collect(),
                notes: legacy.notes.iter().map(|n| n.map(|text| self.voice().say(text))).collect(),
                seats: [*legacy.seats.start(), *legacy.seats.end()],
                open: open.collect(),
            }
        });
        let campaign = Campaign { chapter: self.chapter, leaves, next: None };
        (campaign != Campaign::default()).then(|| Tell::Campaign(Box::new(campaign)))
    }

    /// What there is to tell now: where the campaign stands, and the table.
    fn told(&mut self) -> Vec<Tell> {
        let mut tells: Vec<Tell> = self.campaign().into_iter().collect();
        tells.push(self.update());
        tells
    }

    fn sit(&mut self, seat: Seat) -> Vec<Tell> {
        if self.people.contains(&seat) {
            self.session.sit(Viewer::Seat(seat));
        }
        let mut tells = vec![self.seated()];
        tells.extend(self.told());
        tells
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

fn not_stored(error: &SaveError) -> Tell {
    Tell::NotStored(error.to_string())
}
