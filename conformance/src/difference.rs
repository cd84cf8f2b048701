//! Where two values differ, for reports.

use serde::Serialize;
use serde_json::Value;

/// The longest piece of a value that a report shows.
const SHOWN: usize = 160;

/// The first place at which two values differ, in words, or nothing if they store alike.
pub(crate) fn difference<T: Serialize>(first: &T, second: &T) -> Option<String> {
    let value = |of: &T| serde_json::to_value(of).unwrap_or(Value::Null);
    find("", &value(first), &value(second))
}

/// The same, as a sentence that is there even where the stored forms are equal.
pub(crate) fn describe<T: Serialize>(first: &T, second: &T) -> String {
    difference(first, second)
        .unwrap_or_else(|| "they differ in something that is not stored".to_string())
}

fn find(path: &str, first: &Value, second: &Value) -> Option<String> {
    match (first, second) {
        _ if first == second => None,
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            a.iter().find_map(|(key, value)| find(&join(path, key), value, &b[key]))
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            let mut pairs = a.iter().zip(b).enumerate();
            pairs.find_map(|(i, (a, b))| find(&join(path, &name(i, a, b)), a, b))
        }
        _ => {
            let place = if path.is_empty() { "the whole" } else { path };
            Some(format!(
                "`{place}` is {} in the first, {} in the second",
                show(first),
                show(second)
            ))
        }
    }
}

/// An element of a list by its id, if both have the same, or by its number.
fn name(index: usize, first: &Value, second: &Value) -> String {
    let id = |of: &Value| of.get("id").and_then(Value::as_str).map(str::to_string);
    id(first).filter(|a| id(second).as_ref() == Some(a)).unwrap_or_else(|| index.to_string())
}

fn join(path: &str, part: &str) -> String {
    if path.is_empty() { part.to_string() } else { format!("{path}.{part}") }
}

fn show(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_place_is_named_by_field_id_or_number() {
        let first = json!({"pieces": [{"id": "a1", "mark": "X"}, {"id": "b1"}], "n": [1, 2]});
        let mut second = first.clone();
        assert_eq!(difference(&first, &second), None);
        second["pieces"][0]["mark"] = json!("O");
        assert_eq!(
            difference(&first, &second).unwrap(),
            r#"`pieces.a1.mark` is "X" in the first, "O" in the second"#
        );
        let third = json!({"pieces": first["pieces"], "n": [1, 3]});
        assert!(difference(&first, &third).unwrap().starts_with("`n.1` is 2"));
    }
}
