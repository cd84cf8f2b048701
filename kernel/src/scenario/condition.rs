//! What a scenario expects of a position, by dotted path.

use serde_json::Value;

use crate::fault::Place;
use crate::seat::Viewer;

/// Something that must hold at a path.
#[derive(Clone, PartialEq, Debug)]
pub struct Expectation {
    /// The dotted path. Its first word is the document: `state`, `scene` (the referee's), `spectator` or a seat
    /// like `seat-1` (that viewer's scene), `log` (what the step told, as the referee or the viewer named next hears
    /// it), `awaited` (the seats that owe a decision, by name). A word picks a field of an object, or the element of a
    /// list whose `id` it is, a badge by its icon, a link by its ends, or an element by its number.
    pub path: String,
    /// What must hold there, all of it.
    pub conditions: Vec<Condition>,
    /// Where it stands in the file.
    pub place: Place,
}

/// One condition on what stands at a path.
#[derive(Clone, PartialEq, Debug)]
pub enum Condition {
    /// Equal to this.
    Is(Value),
    /// There, and not equal to this.
    IsNot(Value),
    /// A list with this element, an object with this key, or a text with this in it.
    Contains(Value),
    /// A list, object or text without it.
    Lacks(Value),
    /// A number of at least this.
    AtLeast(i64),
    /// A number of at most this.
    AtMost(i64),
    /// A list, object or text with this many elements.
    Count(i64),
    /// Nothing there (true), or anything there (false).
    Absent(bool),
}

/// The documents an expectation can look into.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Root {
    State,
    Scene(Viewer),
    Log(Viewer),
    Awaited,
}

impl Expectation {
    pub(super) fn root(&self) -> Option<Root> {
        root(&self.path).map(|(root, _)| root)
    }

    /// Whether a path begins with a document that a game of this many seats has.
    pub(super) fn has_root(path: &str, seats: u8) -> bool {
        match root(path) {
            Some((Root::Scene(Viewer::Seat(seat)) | Root::Log(Viewer::Seat(seat)), _)) => {
                seat.0 < seats
            }
            Some((Root::Scene(_) | Root::Log(_) | Root::State | Root::Awaited, _)) => true,
            None => false,
        }
    }

    /// What does not hold, as (expected, found) in words.
    pub(super) fn failures(&self, document: &Value) -> Vec<(String, String)> {
        let (_, rest) = root(&self.path).unwrap_or((Root::State, ""));
        let found = rest.split('.').filter(|word| !word.is_empty()).try_fold(document, step);
        self.conditions
            .iter()
            .filter(|condition| !condition.holds(found))
            .map(|condition| {
                let found = found.map_or("nothing".into(), Value::to_string);
                (format!("{} {}", self.path, condition.words()), found)
            })
            .collect()
    }
}

/// The document a path looks into, and the rest of the path.
fn root(path: &str) -> Option<(Root, &str)> {
    let (word, rest) = path.split_once('.').unwrap_or((path, ""));
    Some(match word {
        "state" => (Root::State, rest),
        "scene" => (Root::Scene(Viewer::Referee), rest),
        "awaited" => (Root::Awaited, rest),
        "log" => {
            let (word, lines) = rest.split_once('.').unwrap_or((rest, ""));
            match word.parse() {
                Ok(viewer) => (Root::Log(viewer), lines),
                Err(_) => (Root::Log(Viewer::Referee), rest),
            }
        }
        word => (Root::Scene(word.parse().ok()?), rest),
    })
}

fn step<'a>(value: &'a Value, word: &str) -> Option<&'a Value> {
    match value {
        Value::Object(fields) => fields.get(word),
        Value::Array(items) => items
            .iter()
            .find(|item| item.get("id").and_then(Value::as_str) == Some(word))
            .or_else(|| items.iter().find(|item| is_sign(item, word) || joins(item, word)))
            .or_else(|| items.get(word.parse::<usize>().ok()?)),
        _ => None,
    }
}

/// A badge goes by its icon.
fn is_sign(item: &Value, word: &str) -> bool {
    item.get("icon").and_then(Value::as_str) == Some(word)
}

/// A link goes by its two ends, in either order, with its kind behind them where two join the same places:
/// `reactor-aft_hub`, `reactor-kitchen-vent`.
fn joins(item: &Value, word: &str) -> bool {
    let text = |field: &str| item.get(field).and_then(Value::as_str);
    let (Some(from), Some(to)) = (text("from"), text("to")) else { return false };
    let kind = text("kind").unwrap_or_default();
    [format!("{from}-{to}"), format!("{to}-{from}")]
        .iter()
        .any(|ends| word == ends || word.strip_prefix(ends.as_str()) == Some(&format!("-{kind}")))
}

impl Condition {
    fn holds(&self, found: Option<&Value>) -> bool {
        if let Condition::Absent(absent) = self {
            return found.is_none_or(Value::is_null) == *absent;
        }
        let Some(found) = found else { return false };
        match self {
            Condition::Is(value) => same(found, value),
            Condition::IsNot(value) => !same(found, value),
            Condition::Contains(value) => contains(found, value) == Some(true),
            Condition::Lacks(value) => contains(found, value) == Some(false),
            Condition::AtLeast(least) => found.as_f64().is_some_and(|n| n >= *least as f64),
            Condition::AtMost(most) => found.as_f64().is_some_and(|n| n <= *most as f64),
            Condition::Count(count) => size(found) == usize::try_from(*count).ok(),
            Condition::Absent(_) => unreachable!("answered above"),
        }
    }

    fn words(&self) -> String {
        match self {
            Condition::Is(value) => format!("is {value}"),
            Condition::IsNot(value) => format!("is not {value}"),
            Condition::Contains(value) => format!("contains {value}"),
            Condition::Lacks(value) => format!("lacks {value}"),
            Condition::AtLeast(least) => format!("is at least {least}"),
            Condition::AtMost(most) => format!("is at most {most}"),
            Condition::Count(count) => format!("has {count} elements"),
            Condition::Absent(true) => "is absent".into(),
            Condition::Absent(false) => "is present".into(),
        }
    }
}

/// Equality that does not care whether a number was written as whole or as fraction.
fn same(found: &Value, expected: &Value) -> bool {
    match (found, expected) {
        (Value::Number(a), Value::Number(b)) => a == b || a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, a)| b.get(key).is_some_and(|b| same(a, b)))
        }
        _ => found == expected,
    }
}

fn contains(found: &Value, wanted: &Value) -> Option<bool> {
    match (found, wanted) {
        (Value::Array(items), _) => Some(items.iter().any(|item| same(item, wanted))),
        (Value::Object(fields), Value::String(key)) => Some(fields.contains_key(key)),
        (Value::String(text), Value::String(part)) => Some(text.contains(part.as_str())),
        _ => None,
    }
}

fn size(found: &Value) -> Option<usize> {
    match found {
        Value::Array(items) => Some(items.len()),
        Value::Object(fields) => Some(fields.len()),
        Value::String(text) => Some(text.chars().count()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn failures(path: &str, condition: Condition) -> usize {
        let document = json!({
            "zones": [{"id": "bridge", "pieces": 3}, {"id": "brig", "pieces": 0}],
            "links": [
                {"from": "bridge", "to": "brig", "kind": "door", "badges": [{"icon": "lock"}]},
                {"from": "bridge", "to": "brig", "kind": "vent", "badges": []},
            ],
            "name": "réacteur",
        });
        let place = Place::default();
        Expectation { path: path.into(), conditions: vec![condition], place }
            .failures(&document)
            .len()
    }

    #[test]
    fn a_path_picks_by_field_by_number_and_by_id() {
        for path in ["state.zones.brig.pieces", "state.zones.1.pieces"] {
            assert_eq!(failures(path, Condition::Is(json!(0))), 0, "{path}");
            assert_eq!(failures(path, Condition::Is(json!(1))), 1, "{path}");
        }
        for (link, locked) in
            [("bridge-brig", true), ("brig-bridge", true), ("brig-bridge-vent", false)]
        {
            let path = format!("state.links.{link}.badges.lock");
            assert_eq!(failures(&path, Condition::Absent(!locked)), 0, "{link}");
        }
        assert_eq!(failures("state.zones.lab", Condition::Absent(true)), 0);
        assert_eq!(failures("state.zones.lab", Condition::IsNot(json!(1))), 1);
    }

    #[test]
    fn what_is_found_is_told_whole() {
        let document = json!({ "text": "x".repeat(500) });
        let place = Place::default();
        let conditions = vec![Condition::Is(json!(1))];
        let told = Expectation { path: "state.text".into(), conditions, place }.failures(&document);
        assert_eq!(told[0].1.len(), 502);
    }

    #[test]
    fn a_path_names_its_document() {
        let named = |path: &str| root(path).map(|(root, rest)| (root, rest.to_string()));
        let log = |viewer, rest: &str| Some((Root::Log(viewer), rest.to_string()));
        assert!(named("log") == log(Viewer::Referee, ""));
        assert!(named("log.0") == log(Viewer::Referee, "0"));
        assert!(named("log.seat-2.0") == log(Viewer::Seat(crate::Seat(1)), "0"));
        assert!(named("log.spectator") == log(Viewer::Spectator, ""));
        assert!(named("awaited") == Some((Root::Awaited, String::new())));
        assert!(named("logs").is_none());
    }

    #[test]
    fn every_condition_can_hold_and_fail() {
        let zones = "state.zones";
        let bridge = "state.zones.bridge.pieces";
        let name = "state.name";
        let cases = [
            (bridge, Condition::Is(json!(3.0)), Condition::Is(json!("3"))),
            (bridge, Condition::IsNot(json!(4)), Condition::IsNot(json!(3))),
            (name, Condition::Contains(json!("act")), Condition::Contains(json!("x"))),
            (name, Condition::Lacks(json!("x")), Condition::Lacks(json!("act"))),
            (bridge, Condition::AtLeast(3), Condition::AtLeast(4)),
            (bridge, Condition::AtMost(3), Condition::AtMost(2)),
            (zones, Condition::Count(2), Condition::Count(-1)),
            (name, Condition::Count(8), Condition::Count(9)),
            (name, Condition::Absent(false), Condition::Absent(true)),
        ];
        for (path, holds, fails) in cases {
            assert_eq!(failures(path, holds.clone()), 0, "{path} {holds:?}");
            assert_eq!(failures(path, fails.clone()), 1, "{path} {fails:?}");
        }
    }
}
