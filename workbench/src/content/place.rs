//! From bytes of a content file to what a person calls the place: the record, the field, the letter in a script.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The record and field that stand at these bytes: `story.st_256: option.2.cost.1.n`. A record in a list goes by its
/// `id`, or by its number from one.
pub fn field(text: &str, span: &Range<usize>) -> Option<String> {
    let root = DeTable::parse(text).ok()?;
    let mut trail = in_table(root.get_ref(), span)?;
    let mut record = trail.pop()?;
    if root.get_ref().get(record.as_str()).is_some_and(|value| value.get_ref().is_array()) {
        record.extend(trail.pop().map(|label| format!(".{label}")));
    }
    trail.reverse();
    Some(if trail.is_empty() { record } else { format!("{record}: {}", trail.join(".")) })
}

/// The keys and numbers that lead to these bytes, innermost first.
fn in_table(table: &DeTable<'_>, span: &Range<usize>) -> Option<Vec<String>> {
    table.iter().find_map(|(key, value)| {
        let here = encloses(&key.span(), span);
        let mut trail = if here { Vec::new() } else { in_value(value, span)? };
        trail.push(key.get_ref().to_string());
        Some(trail)
    })
}

fn in_value(value: &Spanned<DeValue<'_>>, span: &Range<usize>) -> Option<Vec<String>> {
    let inside = match value.get_ref() {
        DeValue::Table(table) => in_table(table, span),
        DeValue::Array(items) => items.iter().enumerate().find_map(|(number, item)| {
            let mut trail = in_value(item, span)?;
            trail.push(label(number, item));
            Some(trail)
        }),
        _ => None,
    };
    inside.or_else(|| encloses(&value.span(), span).then(Vec::new))
}

fn label(number: usize, item: &Spanned<DeValue<'_>>) -> String {
    match item.get_ref().get("id").and_then(|id| id.get_ref().as_str()) {
        Some(id) => id.to_string(),
        None => (number + 1).to_string(),
    }
}

fn encloses(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// Where byte `at` of a string's value stands in the string as TOML writes it, quotes and escapes included.
pub fn in_string(raw: &str, at: usize) -> usize {
    let long = raw.starts_with("\"\"\"") || raw.starts_with("'''");
    let mut rest = raw.get(if long { 3 } else { 1 }..).unwrap_or_default();
    if long {
        rest = rest.strip_prefix("\r\n").or(rest.strip_prefix('\n')).unwrap_or(rest);
    }
    let mut value = 0;
    while value < at && !rest.is_empty() {
        let (written, meant) = letter(rest, raw.starts_with('"'));
        rest = rest.get(written..).unwrap_or_default();
        value += meant;
    }
    raw.len() - rest.len()
}

/// How many bytes the first letter of a string is written with, and how many bytes it stands for.
fn letter(rest: &str, escapes: bool) -> (usize, usize) {
    let mut letters = rest.chars();
    let (first, second) = (letters.next(), letters.next());
    let digits = match second {
        _ if first != Some('\\') || !escapes => {
            let plain = first.map_or(0, char::len_utf8);
            return (plain, plain);
        }
        Some('x') => 2,
        Some('u') => 4,
        Some('U') => 8,
        // A backslash at the end of a line swallows the white space that follows.
        Some(c) if c.is_whitespace() => return (rest.len() - rest[1..].trim_start().len(), 0),
        _ => return (2, 1),
    };
    let code = rest.get(2..2 + digits).and_then(|hex| u32::from_str_radix(hex, 16).ok());
    (2 + digits, code.and_then(char::from_u32).map_or(1, char::len_utf8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_found_behind_quotes_and_escapes() {
        let long = "\"\"\"\nab\\\n   c!\"\"\"";
        for raw in [r#""abc!""#, "'abc!'", r#""\u00e9\"\x41!""#, long, "'''\r\nabc!'''", r"'\\n!'"]
        {
            let text = format!("key = {raw}");
            let table: toml::Table = text.parse().unwrap();
            let at = table["key"].as_str().unwrap().find('!').unwrap();
            assert_eq!(in_string(raw, at), raw.find('!').unwrap(), "{raw}");
        }
        assert_eq!(in_string("", 3), 0);
    }

    #[test]
    fn a_field_goes_by_its_record() {
        let text = "schema = 1\n[groups]\npods = 'x'\n[[bot]]\nid = 'chimp'\n[[bot]]\nid = 'rat'\n\
                    lines = ['one', 'two']\nsteps = [{ op = 'go', list = [['deep']] }]\n[[bot.bonus]]\nn = 7\n";
        for (what, expected) in [
            ("1\n", "schema"),
            ("'x'", "groups: pods"),
            ("'chimp'", "bot.chimp: id"),
            ("'two'", "bot.rat: lines.2"),
            ("'go'", "bot.rat: steps.1.op"),
            ("'deep'", "bot.rat: steps.1.list.1.1"),
            ("op =", "bot.rat: steps.1.op"),
            ("7", "bot.rat: bonus.1.n"),
            ("[[bot.bonus]]", "bot.rat: bonus.1"),
        ] {
            let start = text.find(what).unwrap();
            let span = start..start + what.trim_end_matches([' ', '=', '\n']).len();
            assert_eq!(field(text, &span).as_deref(), Some(expected), "{what}");
        }
        assert_eq!(field("not toml", &(0..1)), None);
    }
}
