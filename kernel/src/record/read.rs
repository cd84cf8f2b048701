//! Reading a record, line by line, with the place of every mistake.

use std::fmt::Display;
use std::str::FromStr;

use super::{FIRST_LINE, Record, RecordedMove, Source};
use crate::fault::{Fault, Place};
use crate::options::Given;
use crate::seat::{MAX_SEATS, Seat};

/// A line without its comment, and where it stands.
#[derive(Clone, Copy)]
struct Line<'a> {
    file: &'a str,
    number: u32,
    whole: &'a str,
}

impl<'a> Line<'a> {
    /// A fault at `part`, which must be a slice of this line.
    fn fault(self, part: &str, message: impl Into<String>) -> Fault {
        Fault::at(self.file, self.place(part), message)
    }

    fn expected(self, part: &str, expected: impl Display) -> Fault {
        let found: String = part.chars().take(60).collect();
        let found =
            if found.is_empty() { "the end of the line".into() } else { format!("`{found}`") };
        self.fault(part, format!("expected {expected}, found {found}"))
    }

    fn place(self, part: &str) -> Place {
        let offset = (part.as_ptr() as usize).saturating_sub(self.whole.as_ptr() as usize);
        let column = Place::of(self.whole, offset).column;
        Place { line: self.number, column }
    }

    fn parse<T: FromStr>(self, part: &str) -> Result<T, Fault>
    where
        T::Err: Display,
    {
        part.parse().map_err(|error: T::Err| self.fault(part, format!("expected {error}")))
    }
}

/// What stands before a comment: `#` begins one at the start of a line or after a space.
fn without_comment(line: &str) -> &str {
    let comment = line
        .char_indices()
        .find(|(i, c)| *c == '#' && line[..*i].chars().next_back().is_none_or(char::is_whitespace));
    comment.map_or(line, |(i, _)| &line[..i]).trim_end()
}

/// The lines that mean something.
fn lines<'a>(file: &'a str, text: &'a str) -> impl Iterator<Item = Line<'a>> {
    (1u32..)
        .zip(text.lines())
        .map(move |(number, line)| Line { file, number, whole: without_comment(line) })
        .filter(|line| !line.whole.trim().is_empty())
}

pub(super) fn record(file: &str, text: &str) -> Result<Record, Fault> {
    one(file, lines(file, text))
}

/// Records one after the other: each begins with its first line.
pub(super) fn records(file: &str, text: &str) -> Result<Vec<Record>, Fault> {
    let all: Vec<Line<'_>> = lines(file, text).collect();
    let begins = |line: &Line<'_>| line.whole.trim() == FIRST_LINE;
    let mut parts: Vec<&[Line<'_>]> = Vec::new();
    let mut from = 0;
    for to in (1..all.len()).filter(|at| begins(&all[*at])) {
        parts.push(&all[from..to]);
        from = to;
    }
    parts.push(&all[from..]);
    parts.into_iter().map(|part| one(file, part.iter().copied())).collect()
}

fn one<'a>(file: &'a str, mut lines: impl Iterator<Item = Line<'a>>) -> Result<Record, Fault> {
    let nothing = Line { file, number: 1, whole: "" };
    let first = lines.next().unwrap_or(nothing);
    if first.whole.trim() != FIRST_LINE {
        return Err(first.expected(first.whole, format_args!("the first line `{FIRST_LINE}`")));
    }
    let mut header = Header::default();
    let mut body = Body::default();
    for line in lines {
        let start = line.whole.trim_start();
        if start.starts_with(|c: char| c.is_ascii_digit()) {
            body.decision(line, start)?;
        } else if let Some(rest) = start.strip_prefix('@') {
            body.hash(line, rest)?;
        } else if body.moves.is_empty() && body.hashes.is_empty() {
            header.line(line, start)?;
        } else {
            let expected = format!("move {}, a state hash or the end", body.moves.len() + 1);
            return Err(line.expected(start, expected));
        }
    }
    header.finish(file, body)
}

#[derive(Default)]
struct Header {
    values: Vec<(String, String, Place)>,
    options: Given,
    arrange: Vec<String>,
}

/// The headers that stand once, and whether they must.
const ONCE: [(&str, bool); 9] = [
    ("game", true),
    ("rules", true),
    ("content", true),
    ("seats", true),
    ("seed", false),
    ("commitment", false),
    ("after", false),
    ("result", false),
    ("leaves", false),
];

impl Header {
    fn line(&mut self, line: Line<'_>, start: &str) -> Result<(), Fault> {
        let Some((name, value)) = start.split_once(':') else {
            return Err(
                line.expected(start, "a header like `game: hearts`, or a move like `1. seat-1 b2`")
            );
        };
        let (name, value) = (name.trim(), value.trim());
        // Written again after a space, it would be a comment.
        if value.starts_with('#') {
            return Err(
                line.expected(value, format_args!("a value of `{name}` without `#` before it"))
            );
        }
        if let Some(key) = name.strip_prefix("option ").map(str::trim) {
            let before = self.options.insert(key.into(), value.into());
            self.values.push((format!("option {key}"), String::new(), line.place(value)));
            return match before {
                None => Ok(()),
                Some(_) => {
                    Err(line.fault(name, format!("expected each option once, found `{key}` again")))
                }
            };
        }
        if name == "arrange" {
            self.arrange.push(value.into());
            self.values.push((
                format!("arrange {}", self.arrange.len()),
                String::new(),
                line.place(value),
            ));
            return Ok(());
        }
        if ONCE.iter().all(|(known, _)| *known != name) {
            let known: Vec<&str> = ONCE.iter().map(|(known, _)| *known).collect();
            return Err(line.expected(
                start,
                format_args!("one of the headers {}, option KEY, arrange", known.join(", ")),
            ));
        }
        if self.values.iter().any(|(before, ..)| before == name) {
            return Err(
                line.fault(start, format!("expected each header once, found `{name}` again"))
            );
        }
        self.values.push((name.into(), value.into(), line.place(value)));
        Ok(())
    }

    fn value(&self, name: &str) -> Option<(&str, Place)> {
        self.values
            .iter()
            .find(|(n, ..)| n == name)
            .map(|(_, value, place)| (value.as_str(), *place))
    }

    fn read<T: FromStr>(&self, file: &str, name: &str) -> Result<Option<T>, Fault>
    where
        T::Err: Display,
    {
        let Some((value, place)) = self.value(name) else { return Ok(None) };
        let fault = |error: T::Err| Fault::at(file, place, error.to_string()).in_field(name);
        value.parse().map(Some).map_err(fault)
    }

    fn finish(self, file: &str, body: Body) -> Result<Record, Fault> {
        if let Some((name, _)) = ONCE.iter().find(|(n, must)| *must && self.value(n).is_none()) {
            return Err(Fault::whole(file, format!("expected a header `{name}:`, found none")));
        }
        let text = |name: &str| self.value(name).map_or(String::new(), |(value, _)| value.into());
        let rules_version = self.read::<Number>(file, "rules")?.map_or(0, |n| n.0);
        let seats: Vec<String> = text("seats").split(',').map(|kind| kind.trim().into()).collect();
        let misfit = |kind: &String| kind.is_empty() || kind.starts_with('#');
        if seats.len() > MAX_SEATS || seats.iter().any(misfit) {
            let place = self.value("seats").map(|(_, place)| place).unwrap_or_default();
            let message = format!("expected one to {MAX_SEATS} seat kinds with commas between");
            return Err(Fault::at(file, place, message).in_field("seats"));
        }
        let seat_count = seats.len();
        if let Some(mv) = body.moves.iter().find(|mv| mv.seat.index() >= seat_count) {
            let message =
                format!("expected one of the {seat_count} seats of the header, found {}", mv.seat);
            return Err(Fault::at(file, mv.place, message));
        }
        let record = Record {
            game: text("game"),
            rules_version,
            content: text("content"),
            seed: self.read(file, "seed")?,
            commitment: self.read(file, "commitment")?,
            after: self.read(file, "after")?,
            result: self.value("result").map(|(value, _)| value.into()),
            leaves: self.read(file, "leaves")?,
            seats,
            moves: body.moves,
            hashes: body.hashes,
            source: Source {
                file: file.into(),
                headers: self.values.into_iter().map(|(name, _, place)| (name, place)).collect(),
            },
            options: self.options,
            arrange: self.arrange,
        };
        if record.seed.is_none() && record.commitment.is_none() {
            return Err(Fault::whole(
                file,
                "expected a header `seed:` or `commitment:`, found neither",
            ));
        }
        Ok(record)
    }
}

/// A plain whole number, with a message of our own.
struct Number(u32);

impl FromStr for Number {
    type Err = String;

    fn from_str(text: &str) -> Result<Number, String> {
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        text.parse()
            .ok()
            .filter(|_| digits)
            .map(Number)
            .ok_or_else(|| format!("expected a whole number, found `{text}`"))
    }
}

#[derive(Default)]
struct Body {
    moves: Vec<RecordedMove>,
    hashes: Vec<(u32, crate::play::StateHash)>,
}

impl Body {
    fn decision(&mut self, line: Line<'_>, start: &str) -> Result<(), Fault> {
        let next = self.moves.len() + 1;
        let Some((number, rest)) = start.split_once('.') else {
            return Err(line.expected(start, format_args!("move {next}, as `{next}. seat-1 ...`")));
        };
        if number.parse() != Ok(next) {
            return Err(line.expected(number, format_args!("move number {next}")));
        }
        let rest = rest.trim_start();
        let (seat_text, notation) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let seat: Seat =
            seat_text.parse().map_err(|_| line.expected(seat_text, "a seat, as in `seat-1`"))?;
        let notation = notation.trim();
        if notation.is_empty() {
            let end = &line.whole[line.whole.len()..];
            return Err(line.expected(end, "a move in the game's notation after the seat"));
        }
        self.moves.push(RecordedMove {
            seat,
            notation: notation.into(),
            place: line.place(notation),
        });
        Ok(())
    }

    fn hash(&mut self, line: Line<'_>, rest: &str) -> Result<(), Fault> {
        let (number, hash) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let here = self.moves.len() as u32;
        let known = self.hashes.last().is_some_and(|(last, _)| *last == here);
        if number.parse() != Ok(here) || known {
            return Err(line
                .expected(number, format_args!("one state hash `@{here} ...` after move {here}")));
        }
        self.hashes.push((here, line.parse(hash.trim())?));
        Ok(())
    }
}
