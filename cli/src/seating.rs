//! Seats and options as they are written on the command line.

use kernel::game::About;
use kernel::options::Given;
use players::Kind;

use crate::exit::Stop;

/// Reads `--option` values of the form `key=value`, each key once.
pub(crate) fn options(written: &[String]) -> Result<Given, Stop> {
    let mut given = Given::new();
    for option in written {
        let Some((key, value)) = option.split_once('=') else {
            return Err(Stop::wrong(format!(
                "--option {option}: expected a key and a value, as in `--option key=value`"
            )));
        };
        if given.insert(key.trim().into(), value.trim().into()).is_some() {
            return Err(Stop::wrong(format!(
                "--option {option}: expected each option once, found `{}` again",
                key.trim()
            )));
        }
    }
    Ok(given)
}

/// The kinds of `--seats`, or random players: as many as the game needs at least, but two where it can.
pub(crate) fn seats(written: Option<&str>, about: &About) -> Vec<Kind> {
    match written {
        Some(kinds) => kinds.split(',').map(|kind| Kind::from(kind.trim())).collect(),
        None => {
            let least = (*about.players.start()).max(2).min(*about.players.end());
            vec![Kind::Random; least.into()]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(options: &[&str]) -> Vec<String> {
        options.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn options_are_keys_with_values() {
        let given = options(&written(&["a=1", "b = x=y"])).unwrap();
        assert_eq!(given.get("b").map(String::as_str), Some("x=y"));
        assert!(options(&written(&["a"])).is_err());
        assert!(options(&written(&["a=1", "a=2"])).is_err());
    }
}
