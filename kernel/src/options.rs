//! What can be chosen before a game, as data: the lobby, the command line, records and scenarios all read it.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::game::Game;
use crate::text::Text;

/// One choice a game offers before it starts.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name in `--option name=value` and in the game's `Options`.
    pub key: &'static str,
    /// What may be chosen.
    pub choice: Choice,
    /// The default in the same writing.
    pub default: &'static str,
    /// The message id of its one-line explanation. The message with `-name` behind it is what it is called; one
    /// without a name is for the command line and for lessons rather than for the form of a new table.
    pub about: &'static str,
    /// What a value is called; none: as it is written.
    #[serde(skip)]
    pub names: fn(&str) -> Option<Text>,
}

impl OptionSpec {
    /// Whether this writing is one of its values.
    pub fn takes(&self, written: &str) -> bool {
        read(self, written).is_ok()
    }
}

/// Values that are called as they are written.
pub const fn as_written(_: &str) -> Option<Text> {
    None
}

/// What may be chosen for an option.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// `yes` or `no` (also `true`, `false`).
    Flag,
    /// A whole number in a range.
    Number {
        /// The least.
        from: i64,
        /// The most.
        to: i64,
    },
    /// One of these words.
    One(&'static [&'static str]),
    /// Any of these words, joined by commas; none is written as nothing.
    Several(&'static [&'static str]),
    /// One line of any text without `#`, up to this many bytes. The game reads it and refuses what it cannot read.
    Text(usize),
    /// The same, but what the end of one game [leaves](crate::Legacy) to the next: no form asks for it, no card shows
    /// it and no list loads it. Its first word is the version it is written in, as in `v1 ...`; empty at the beginning.
    Carried(usize),
}

/// Options as written: by key, in the writing of `--option`.
pub type Given = BTreeMap<String, String>;

/// What is wrong with an option.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// The game has no such option.
    #[error("there is no option `{key}`; {}", known_keys(.known))]
    Unknown {
        /// What was written.
        key: String,
        /// What could have been.
        known: Vec<&'static str>,
    },
    /// The value does not fit.
    #[error("option `{key}`: expected {expected}, found `{found}`")]
    Value {
        /// Which option.
        key: String,
        /// What was expected.
        expected: String,
        /// What was written.
        found: String,
    },
}

impl OptionError {
    /// The key of the option that is wrong.
    pub fn key(&self) -> &str {
        match self {
            OptionError::Unknown { key, .. } | OptionError::Value { key, .. } => key,
        }
    }
}

fn known_keys(keys: &[&str]) -> String {
    if keys.is_empty() {
        "this game has none".into()
    } else {
        format!("this game knows {}", keys.join(", "))
    }
}

/// Reads written options into the game's own type: unknown keys and misfits are refused, the rest are defaults.
pub fn resolve<G: Game>(game: &G, given: &Given) -> Result<G::Options, OptionError> {
    let specs = game.about().options;
    if let Some(key) = given.keys().find(|key| specs.iter().all(|spec| spec.key != key.as_str())) {
        let known = specs.iter().map(|spec| spec.key).collect();
        return Err(OptionError::Unknown { key: key.clone(), known });
    }
    let mut fields = Map::new();
    for spec in specs {
        let written = given.get(spec.key).map_or(spec.default, String::as_str);
        fields.insert(spec.key.into(), read(spec, written)?);
    }
    serde_json::from_value(Value::Object(fields)).map_err(|error| OptionError::Value {
        key: specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", "),
        expected: format!("options that the game can read ({error})"),
        found: given.iter().map(|(k, v)| format!("{k}={v}")).collect::<Vec<_>>().join(" "),
    })
}

/// The game's options in the writing of `--option`, defaults included.
pub fn written<G: Game>(game: &G, options: &G::Options) -> Given {
    let Ok(Value::Object(fields)) = serde_json::to_value(options) else {
        return Given::new();
    };
    game.about()
        .options
        .iter()
        .filter_map(|spec| fields.get(spec.key).map(|value| (spec.key.to_string(), write(value))))
        .collect()
}

/// A value in the writing of `--option`.
pub fn write(value: &Value) -> String {
    match value {
        Value::Bool(true) => "yes".into(),
        Value::Bool(false) => "no".into(),
        Value::String(word) => word.clone(),
        Value::Array(items) => items.iter().map(write).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

fn read(spec: &OptionSpec, written: &str) -> Result<Value, OptionError> {
    let misfit = |expected: String| OptionError::Value {
        key: spec.key.into(),
        expected,
        found: written.chars().take(80).collect(),
    };
    match spec.choice {
        Choice::Flag => match written {
            "yes" | "true" => Ok(true.into()),
            "no" | "false" => Ok(false.into()),
            _ => Err(misfit("yes or no".into())),
        },
        Choice::Number { from, to } => match written.parse::<i64>() {
            Ok(number) if (from..=to).contains(&number) => Ok(number.into()),
            _ => Err(misfit(format!("a whole number from {from} to {to}"))),
        },
        // A record writes it on one line and begins comments with `#`.
        Choice::Text(_) | Choice::Carried(_)
            if written.contains(|c: char| c.is_control() || c == '#')
                || written.trim() != written =>
        {
            Err(misfit("one line of text without `#`".into()))
        }
        Choice::Text(most) | Choice::Carried(most) if written.len() <= most => Ok(written.into()),
        Choice::Text(most) | Choice::Carried(most) => Err(misfit(format!("at most {most} bytes"))),
        Choice::One(words) => {
            let one_of = || misfit(format!("one of {}", words.join(", ")));
            words.contains(&written).then(|| written.into()).ok_or_else(one_of)
        }
        Choice::Several(words) => {
            let mut chosen: Vec<&str> = Vec::new();
            for word in written.split(',').map(str::trim).filter(|word| !word.is_empty()) {
                if !words.contains(&word) {
                    return Err(misfit(format!("any of {}", words.join(", "))));
                }
                if chosen.contains(&word) {
                    return Err(misfit(format!("`{word}` only once")));
                }
                chosen.push(word);
            }
            Ok(chosen.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec(choice: Choice) -> OptionSpec {
        OptionSpec { key: "k", choice, default: "", about: "k", names: as_written }
    }

    #[test]
    fn values_are_read_or_refused_with_what_was_expected() {
        assert_eq!(read(&spec(Choice::Flag), "yes"), Ok(true.into()));
        let number = spec(Choice::Number { from: 1, to: 9 });
        assert_eq!(read(&number, "9"), Ok(9.into()));
        let error = read(&number, "10").unwrap_err();
        assert_eq!(
            error.to_string(),
            "option `k`: expected a whole number from 1 to 9, found `10`"
        );
        let several = spec(Choice::Several(&["a", "b"]));
        assert_eq!(read(&several, "b, a"), Ok(vec!["b", "a"].into()));
        assert_eq!(read(&several, ""), Ok(Value::Array(vec![])));
        assert!(read(&several, "a,a").is_err());
        assert!(read(&several, "c").is_err());
    }
}
