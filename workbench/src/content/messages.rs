//! What serde and the TOML reader say, in this house's words: expected, found, and a near name.

use kernel::near::expected_one_of;

/// The same message as "expected ..., found ...". What is not recognised stays as it is.
pub fn reworded(message: &str) -> String {
    let message = message.trim_end_matches('\n').replace('\n', ", ");
    let unknown = |what: &str, rest: &str| {
        let mut quoted = rest.split('`').skip(1).step_by(2);
        let found = format!("`{}`", quoted.next().unwrap_or_default());
        expected_one_of(what, &quoted.collect::<Vec<_>>(), &found)
    };
    if let Some(rest) = message.strip_prefix("unknown variant ") {
        unknown("a known word", rest)
    } else if let Some(rest) = message.strip_prefix("unknown field ") {
        unknown("a known field", rest)
    } else if let Some(rest) = message.strip_prefix("unexpected keys in table: ")
        && let Some((found, known)) = rest.split_once(", available keys: ")
    {
        let known: Vec<&str> = known.split(", ").filter(|key| !key.is_empty()).collect();
        let first = found.split(", ").next().unwrap_or(found);
        let what = if known.is_empty() { "no parameters" } else { "a known parameter" };
        expected_one_of(what, &known, &format!("`{first}`"))
    } else if let Some(field) = message.strip_prefix("missing field ") {
        format!("expected the field {field}, found none")
    } else if message == "wanted string or table" {
        "expected a word, found something else".into()
    } else if let Some((found, wanted)) = mismatch(&message) {
        format!("expected {}, found {}", plain(wanted), plain(found))
    } else {
        message
    }
}

/// `invalid type: string "x", expected u8`, and the same for values and lengths.
fn mismatch(message: &str) -> Option<(&str, &str)> {
    let (_kind, rest) = message.strip_prefix("invalid ")?.split_once(": ")?;
    rest.rsplit_once(", expected ")
}

/// A type in words.
fn plain(name: &str) -> &str {
    match name {
        "i8" => "a whole number from -128 to 127",
        "u8" => "a whole number from 0 to 255",
        "i16" => "a whole number from -32768 to 32767",
        "u16" => "a whole number from 0 to 65535",
        "i32" | "i64" => "a whole number",
        "u32" | "u64" | "usize" => "a whole number, not negative",
        "a boolean" => "true or false",
        "a string" => "a text",
        "a sequence" | "sequence" => "a list",
        "map" => "a table",
        other if other.starts_with("struct ") => "a table",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::reworded;

    #[test]
    fn foreign_messages_are_put_in_the_houses_words() {
        for (theirs, ours) in [
            (
                "unknown variant `fod`, expected `food` or `fuel`",
                "expected a known word (`food` or `fuel`), found `fod`; did you mean `food`?",
            ),
            (
                "unknown field `nmae`, expected one of `id`, `name`, `n`",
                "expected a known field (`id`, `name` or `n`), found `nmae`; did you mean `name`?",
            ),
            ("missing field `id`", "expected the field `id`, found none"),
            (
                "unexpected keys in table: m, o, available keys: n, who",
                "expected a known parameter (`n` or `who`), found `m`",
            ),
            ("unexpected keys in table: m, available keys: ", "expected no parameters, found `m`"),
            (
                "invalid type: string \"a, expected b\", expected u8",
                "expected a whole number from 0 to 255, found string \"a, expected b\"",
            ),
            ("invalid type: map, expected a sequence", "expected a list, found a table"),
            ("something\nelse\n", "something, else"),
        ] {
            assert_eq!(reworded(theirs), ours);
        }
    }
}
