//! Reading a scenario, with the place of every mistake.

use serde::Deserialize;
use toml::{Spanned, Table, Value};

use super::condition::{Condition, Expectation};
use super::{Deed, Scenario, Step};
use crate::chance::Seed;
use crate::fault::{Fault, Place};
use crate::options::Given;
use crate::seat::{MAX_SEATS, Seat};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: Spanned<String>,
    title: Option<String>,
    #[serde(default)]
    rules: Vec<Spanned<String>>,
    options: Option<Spanned<Table>>,
    seats: Spanned<Value>,
    lesson: Option<Spanned<String>>,
    seed: Option<Spanned<Value>>,
    #[serde(default)]
    setup: Vec<Spanned<String>>,
    #[serde(default)]
    step: Vec<Spanned<StepFile>>,
    #[serde(default)]
    expect: Vec<Spanned<ExpectFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    seat: Option<Spanned<Value>>,
    moves: Option<Vec<Spanned<String>>>,
    refused: Option<Spanned<String>>,
    decides: Option<Vec<Spanned<String>>>,
    #[serde(default)]
    goes_on: bool,
    by: Option<Spanned<String>>,
    sentence: Option<Spanned<String>>,
    #[serde(default)]
    expect: Vec<Spanned<ExpectFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExpectFile {
    path: Spanned<String>,
    is: Option<Value>,
    is_not: Option<Value>,
    contains: Option<Value>,
    lacks: Option<Value>,
    at_least: Option<i64>,
    at_most: Option<i64>,
    count: Option<i64>,
    absent: Option<bool>,
}

struct Reader<'a> {
    file: &'a str,
    text: &'a str,
}

impl Reader<'_> {
    fn place<T>(&self, spanned: &Spanned<T>) -> Place {
        Place::of(self.text, spanned.span().start)
    }

    fn fault<T>(&self, at: &Spanned<T>, field: &str, message: impl Into<String>) -> Fault {
        Fault::at(self.file, self.place(at), message).in_field(field)
    }

    fn placed(&self, spanned: Spanned<String>) -> (String, Place) {
        let place = self.place(&spanned);
        (spanned.into_inner(), place)
    }

    fn step(&self, number: usize, spanned: Spanned<StepFile>, seats: u8) -> Result<Step, Fault> {
        let place = self.place(&spanned);
        let name = format!("step {number}");
        let wrong = |message: &str| Fault::at(self.file, place, message).in_field(&name);
        let step = spanned.into_inner();
        let seat = step.seat.map(|seat| self.seat(&name, &seat, seats)).transpose()?;
        if step.sentence.is_some() && step.refused.is_none() {
            return Err(wrong("expected `refused` beside `sentence`"));
        }
        let all =
            |moves: Vec<Spanned<String>>| moves.into_iter().map(|mv| self.placed(mv)).collect();
        let alone = step.decides.is_none() && !step.goes_on;
        let deed = match (seat, step.moves, step.refused, step.by) {
            (Some(seat), Some(moves), None, None) if alone => Deed::Moves(seat, all(moves)),
            (Some(seat), None, None, None) if step.decides.is_some() && !step.goes_on => {
                Deed::Decides(seat, step.decides.map(all).unwrap_or_default())
            }
            (None, None, None, None) if step.goes_on && step.decides.is_none() => Deed::GoesOn,
            (Some(seat), None, Some(refused), Some(by)) if alone => {
                let sentence = step.sentence.map(|sentence| self.placed(sentence));
                let (notation, by) = (self.placed(refused), self.placed(by));
                Deed::Refused { seat, notation, by, sentence }
            }
            (None, None, None, None) if alone && !step.expect.is_empty() => Deed::Nothing,
            _ => {
                return Err(wrong(
                    "expected `seat` with `moves`, or `seat` with `refused` and `by`, or `seat` with `decides`, or `goes_on`, or only `expect`",
                ));
            }
        };
        Ok(Step { place, deed, expect: self.expectations(step.expect, seats)? })
    }

    /// How many seats there are, or who sits in them.
    fn seated(&self, written: &Spanned<Value>) -> Result<(u8, Vec<(String, Place)>), Fault> {
        let place = self.place(written);
        let listed = match written.as_ref() {
            Value::Array(kinds) => kinds
                .iter()
                .map(|kind| kind.as_str().map(|kind| (kind.to_string(), place)))
                .collect::<Option<Vec<_>>>(),
            _ => None,
        };
        let count = match (written.as_ref(), &listed) {
            (Value::Integer(count), _) => usize::try_from(*count).ok(),
            (_, Some(kinds)) => Some(kinds.len()),
            _ => None,
        };
        let fits = count.filter(|count| (1..=MAX_SEATS).contains(count));
        let seats = fits.and_then(|count| u8::try_from(count).ok()).ok_or_else(|| {
            let message = format!(
                "expected a number from 1 to {MAX_SEATS}, found {}, or as many seat kinds",
                written.as_ref()
            );
            self.fault(written, "seats", message)
        })?;
        Ok((seats, listed.unwrap_or_default()))
    }

    fn seat(&self, step: &str, value: &Spanned<Value>, seats: u8) -> Result<Seat, Fault> {
        let seat = match value.as_ref() {
            Value::Integer(number) => number.to_string().parse::<Seat>().ok(),
            Value::String(text) => text.parse().ok(),
            _ => None,
        };
        seat.filter(|seat| seat.0 < seats).ok_or_else(|| {
            let message = format!("expected a seat from 1 to {seats}, found `{}`", value.as_ref());
            self.fault(value, &format!("{step}: seat"), message)
        })
    }

    fn expectations(
        &self,
        list: Vec<Spanned<ExpectFile>>,
        seats: u8,
    ) -> Result<Vec<Expectation>, Fault> {
        list.into_iter().map(|expect| self.expectation(expect, seats)).collect()
    }

    fn expectation(&self, spanned: Spanned<ExpectFile>, seats: u8) -> Result<Expectation, Fault> {
        let place = self.place(&spanned);
        let expect = spanned.into_inner();
        let path = expect.path.into_inner();
        let conditions: Vec<Condition> = [
            expect.is.map(|value| Condition::Is(json(value))),
            expect.is_not.map(|value| Condition::IsNot(json(value))),
            expect.contains.map(|value| Condition::Contains(json(value))),
            expect.lacks.map(|value| Condition::Lacks(json(value))),
            expect.at_least.map(Condition::AtLeast),
            expect.at_most.map(Condition::AtMost),
            expect.count.map(Condition::Count),
            expect.absent.map(Condition::Absent),
        ]
        .into_iter()
        .flatten()
        .collect();
        let fault =
            |message: &str| Fault::at(self.file, place, message).in_field(format!("expect {path}"));
        if !Expectation::has_root(&path, seats) {
            return Err(fault(
                "expected a path that begins with `state`, `scene`, `spectator`, a seat of this game like `seat-1`, `log` or `awaited`",
            ));
        }
        if conditions.is_empty() {
            return Err(fault(
                "expected one of `is`, `is_not`, `contains`, `lacks`, `at_least`, `at_most`, `count`, `absent`",
            ));
        }
        Ok(Expectation { path, conditions, place })
    }
}

/// A TOML value as JSON. A date has no counterpart and becomes its text.
fn json(value: Value) -> serde_json::Value {
    match value {
        Value::String(text) => text.into(),
        Value::Integer(number) => number.into(),
        Value::Float(number) => number.into(),
        Value::Boolean(flag) => flag.into(),
        Value::Datetime(date) => date.to_string().into(),
        Value::Array(items) => items.into_iter().map(json).collect(),
        Value::Table(table) => table.into_iter().map(|(k, v)| (k, json(v))).collect(),
    }
}

pub(super) fn scenario(file: &str, text: &str) -> Result<Scenario, Fault> {
    let read: File = toml::from_str(text).map_err(|error| Fault::toml(file, text, &error))?;
    let reader = Reader { file, text };
    let mut places = vec![("game", reader.place(&read.game)), ("seats", reader.place(&read.seats))];
    let (seats, kinds) = reader.seated(&read.seats)?;
    let seed = match &read.seed {
        None => None,
        Some(written) => {
            places.push(("seed", reader.place(written)));
            let text = match written.as_ref() {
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            let seed: Seed = text.parse().map_err(|error: crate::chance::NotHex| {
                reader.fault(written, "seed", error.to_string())
            })?;
            Some(seed)
        }
    };
    let mut options = Given::new();
    if let Some(written) = read.options {
        places.push(("options", reader.place(&written)));
        for (key, value) in written.into_inner() {
            options.insert(key, crate::options::write(&json(value)));
        }
    }
    let steps = (1..).zip(read.step).map(|(n, step)| reader.step(n, step, seats));
    Ok(Scenario {
        file: file.into(),
        game: read.game.into_inner(),
        title: read.title.unwrap_or_default(),
        rules: read.rules.into_iter().map(|rule| reader.placed(rule)).collect(),
        options,
        seats,
        kinds,
        lesson: read.lesson.map(|lesson| reader.placed(lesson)),
        seed,
        setup: read.setup.into_iter().map(|change| reader.placed(change)).collect(),
        steps: steps.collect::<Result<_, _>>()?,
        expect: reader.expectations(read.expect, seats)?,
        places,
    })
}
