//! Lessons as they are written, read and checked: a word or rule that the game's book does not have is a mistake.

use kernel::book::KERNEL_BOOK;
use kernel::lesson::{ConditionId, Fact, Lesson, Limit, Pattern, Step};
use kernel::near::expected_one_of;
use kernel::options::Given;
use kernel::{Book, Fault, Lang, Refusal, RuleId};
use serde::Deserialize;
use toml::Spanned;

use crate::content::Source;

/// The message that a broken fact is named in.
const FACT: &str = "refused-lesson-fact";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    lesson: Vec<LessonRecord>,
    #[serde(default)]
    step: Vec<StepRecord>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonRecord {
    id: Spanned<String>,
    title: Spanned<String>,
    about: Spanned<String>,
    #[serde(default)]
    options: Given,
    seats: Spanned<Vec<String>>,
    #[serde(default)]
    alone: bool,
    seed: Option<u64>,
    #[serde(default)]
    arrange: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepRecord {
    id: Spanned<String>,
    /// The lessons it belongs to; all, if none is named.
    #[serde(default)]
    lessons: Vec<Spanned<String>>,
    when: Spanned<String>,
    #[serde(default)]
    says: Vec<Spanned<String>>,
    #[serde(default)]
    teaches: Vec<Spanned<String>>,
    #[serde(default)]
    suggests: Vec<Spanned<String>>,
    #[serde(default)]
    highlights: Vec<Spanned<String>>,
    #[serde(default)]
    forbids: Vec<LimitRecord>,
    #[serde(default)]
    protects: Vec<FactRecord>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LimitRecord {
    moves: Vec<Spanned<String>>,
    #[serde(default)]
    except: Vec<Spanned<String>>,
    when: Option<Spanned<String>>,
    reason: Spanned<String>,
    rule: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactRecord {
    fact: Spanned<String>,
    name: Spanned<String>,
    rule: Spanned<String>,
}

/// Parses a condition in the game's own language and gives it a number.
type Conditions<'c> = &'c mut dyn FnMut(&Spanned<String>) -> Result<ConditionId, Fault>;

/// Reads a file of lessons: `[[lesson]]` records, and `[[step]]` records that belong to all of them or to those they
/// name. `condition` parses a condition and gives it the number by which [`kernel::Teach::holds`] will know it.
///
/// # Errors
/// The first mistake, with file, place, record, field and what was expected there.
pub(super) fn read(
    source: &Source<'_>,
    book: &Book,
    condition: Conditions<'_>,
) -> Result<Vec<Lesson>, Fault> {
    let file: File = source.read(&[])?;
    let names = source.names("a lesson", file.lesson.iter().map(|lesson| &lesson.id))?;
    source.names("a step", file.step.iter().map(|step| &step.id))?;
    let mut reader = Reader { source, book, condition };
    let mut lessons =
        file.lesson.iter().map(|record| reader.lesson(record)).collect::<Result<Vec<_>, _>>()?;
    for record in &file.step {
        let step = reader.step(record)?;
        let mut wanted = Vec::new();
        for lesson in &record.lessons {
            wanted.push(source.find(&names, lesson)?);
        }
        for (number, lesson) in lessons.iter_mut().enumerate() {
            if wanted.is_empty() || wanted.contains(&number) {
                lesson.steps.push(step.clone());
            }
        }
    }
    Ok(lessons)
}

struct Reader<'r, 's, 'c> {
    source: &'r Source<'s>,
    book: &'r Book,
    condition: Conditions<'c>,
}

impl Reader<'_, '_, '_> {
    fn lesson(&mut self, record: &LessonRecord) -> Result<Lesson, Fault> {
        let lesson = Lesson {
            id: record.id.get_ref().clone(),
            title: self.message(&record.title)?,
            about: self.message(&record.about)?,
            options: record.options.clone(),
            seats: record.seats.get_ref().clone(),
            alone: record.alone,
            seed: record.seed,
            arrange: record.arrange.clone(),
            steps: Vec::new(),
        };
        if lesson.pupils().is_empty() {
            let message = "expected a seat of the kind `me`, who is taught, found none";
            return Err(self.source.fault(record.seats.span(), message));
        }
        Ok(lesson)
    }

    fn step(&mut self, record: &StepRecord) -> Result<Step, Fault> {
        let mut forbids = Vec::new();
        for limit in &record.forbids {
            forbids.push(self.limit(limit)?);
        }
        let mut protects = Vec::new();
        for fact in &record.protects {
            protects.push(Fact {
                condition: (self.condition)(&fact.fact)?,
                refusal: Refusal::new(self.rule(&fact.rule)?.0, FACT)
                    .with("fact", self.message(&fact.name)?),
            });
        }
        Ok(Step {
            id: record.id.get_ref().clone(),
            when: (self.condition)(&record.when)?,
            says: self.each(&record.says, Self::message)?,
            teaches: self.each(&record.teaches, Self::rule)?,
            suggests: self.each(&record.suggests, Self::message)?,
            highlights: self.each(&record.highlights, Self::pattern)?,
            forbids,
            protects,
        })
    }

    fn limit(&mut self, record: &LimitRecord) -> Result<Limit, Fault> {
        Ok(Limit {
            moves: self.each(&record.moves, Self::pattern)?,
            except: self.each(&record.except, Self::pattern)?,
            when: record.when.as_ref().map(|when| (self.condition)(when)).transpose()?,
            refusal: Refusal::new(self.rule(&record.rule)?.0, self.message(&record.reason)?),
        })
    }

    fn each<T>(
        &self,
        fields: &[Spanned<String>],
        read: impl Fn(&Self, &Spanned<String>) -> Result<T, Fault>,
    ) -> Result<Vec<T>, Fault> {
        fields.iter().map(|field| read(self, field)).collect()
    }

    fn pattern(&self, field: &Spanned<String>) -> Result<Pattern, Fault> {
        Pattern::parse(field.get_ref()).map_err(|message| self.source.fault(field.span(), message))
    }

    /// A message id, as the game's English words have it.
    fn message(&self, field: &Spanned<String>) -> Result<&'static str, Fault> {
        let known = || {
            let books = [self.book.words(Lang::En), KERNEL_BOOK.words(Lang::En)];
            books.into_iter().flat_map(str::lines).filter_map(message_id)
        };
        known().find(|id| id == field.get_ref()).ok_or_else(|| {
            self.unknown(field, "a message of the game's words", &known().collect::<Vec<_>>())
        })
    }

    /// A rule id, as the game's ledger has it.
    fn rule(&self, field: &Spanned<String>) -> Result<RuleId, Fault> {
        let known = || {
            let ledgers = [self.book.ledger, KERNEL_BOOK.ledger];
            let lines = ledgers.into_iter().flat_map(str::lines);
            lines.filter_map(|line: &'static str| line.split('\t').next())
        };
        known().find(|id| id == field.get_ref()).map(RuleId).ok_or_else(|| {
            self.unknown(field, "a rule of the game's ledger", &known().collect::<Vec<_>>())
        })
    }

    fn unknown(&self, field: &Spanned<String>, what: &str, known: &[&str]) -> Fault {
        let message = expected_one_of(what, known, &format!("`{}`", field.get_ref()));
        self.source.fault(field.span(), message)
    }
}

/// The id of the message that begins on this line.
fn message_id(line: &'static str) -> Option<&'static str> {
    let (id, _) = line.split_once('=')?;
    let id = id.trim_end();
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (id.starts_with(|c: char| c.is_ascii_alphabetic()) && id.chars().all(letter)).then_some(id)
}
