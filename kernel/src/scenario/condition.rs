//! What a scenario expects of a position, by dotted path.

use serde_json::Value;

use crate::fault::Place;
use crate::seat::Viewer;

/// Something that must hold at a path.
#[derive(Clone, PartialEq, Debug)]
pub struct Expectation {
    /// The dotted path. Its first word is the document: `state`, `scene` (the referee's), `spectator` or a seat
    /// like `seat-1` (that viewer's scene). A word picks a field of an object, an element of a list by number, or
    /// the element of a list whose `id` it is.
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
pub(super) enum Root {
    State,
    Scene(Viewer),
}

impl Expectation {
    pub(super) fn root(&self) -> Option<Root> {
        root(&self.path)
    }

    /// Whether a path begins with a document that a game of this many seats has.
    pub(super) fn has_root(path: &str, seats: u8) -> bool {
        match root(path) {
            Some(Root::Scene(Viewer::Seat(seat))) => seat.0 < seats,
            Some(Root::Scene(_) | Root::State) => true,
            None => false,
        }
    }

    /// What does not hold, as (expected, found) in words.
    pub(super) fn failures(&self, document: &Value) -> Vec<(String, String)> {
        let found = self.path.split('.').skip(1).try_fold(document, step);
        self.conditions
            .iter()
            .filter(|condition| !condition.holds(found))
            .map(|condition| {
                let found = found.map_or("nothing".into(), shorten);
                (format!("{} {}", self.path, condition.words()), found)
            })
            .collect()
    }
}

fn root(path: &str) -> Option<Root> {
    match path.split('.').next()? {
        "state" => Some(Root::State),
        "scene" => Some(Root::Scene(Viewer::Referee)),
        word => word.parse().ok().map(Root::Scene),
    }
}

fn step<'a>(value: &'a Value, word: &str) -> Option<&'a Value> {
    match value {
        Value::Object(fields) => fields.get(word),
        Value::Array(items) => items
            .iter()
            .find(|item| item.get("id").and_then(Value::as_str) == Some(word))
            .or_else(|| items.get(word.parse::<usize>().ok()?)),
        _ => None,
    }
}

/// JSON as a person reads it in a message.
fn shorten(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(200) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
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
            Condition::Is(value) => format!("is {}", shorten(value)),
            Condition::IsNot(value) => format!("is not {}", shorten(value)),
            Condition::Contains(value) => format!("contains {}", shorten(value)),
            Condition::Lacks(value) => format!("lacks {}", shorten(value)),
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
        assert_eq!(failures("state.zones.lab", Condition::Absent(true)), 0);
        assert_eq!(failures("state.zones.lab", Condition::IsNot(json!(1))), 1);
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
