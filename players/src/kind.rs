//! Seat kinds as people write them: `me`, `random`, `greedy`, `search:hard`, `search:0.1`, and what a game adds.

use std::fmt;
use std::time::Duration;

use kernel::{Seat, SeatKind, Seated};
use serde::{Deserialize, Serialize, Serializer};

use crate::search::Budget;

/// The longest a search may be asked to think about one decision.
const LONGEST_SEARCH: Duration = Duration::from_secs(3600);

/// Who sits in a seat. Its `Display` is what [`Kind::parse`] reads.
///
/// Every text reads as a kind (`From`): what is none of the common ones is one of the game's own, or nothing at all, which
/// [`Kind::check`] tells. So what is stored can always be read, and nobody is seated unchecked.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "String")]
pub enum Kind {
    /// A person.
    Me,
    /// Any legal move.
    Random,
    /// One decision ahead.
    Greedy,
    /// Search of one of the three strengths of the lobby.
    Thinker(Strength),
    /// Search within a budget for each decision.
    Search(Budget),
    /// One of the game's own kinds.
    Own {
        /// Its name.
        id: String,
        /// What stands behind the colon.
        argument: Option<String>,
    },
}

/// How well a search plays, in a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// At most a fifth of a second for each decision.
    Easy,
    /// At most one second.
    Normal,
    /// At most three seconds.
    Hard,
}

impl Strength {
    /// All strengths, the weakest first.
    pub const ALL: [Strength; 3] = [Strength::Easy, Strength::Normal, Strength::Hard];

    /// What is written behind `search:`.
    pub const fn word(self) -> &'static str {
        match self {
            Strength::Easy => "easy",
            Strength::Normal => "normal",
            Strength::Hard => "hard",
        }
    }

    /// How long it thinks.
    pub const fn budget(self) -> Budget {
        Budget::Time(self.longest())
    }

    /// The longest it thinks at once.
    pub const fn longest(self) -> Duration {
        match self {
            Strength::Easy => Duration::from_millis(200),
            Strength::Normal => Duration::from_secs(1),
            Strength::Hard => Duration::from_secs(3),
        }
    }
}

/// What is wrong with a text that should be a seat kind.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KindError {
    /// There is no such kind in this game.
    #[error("`{found}` is not a seat kind; expected {known}")]
    Unknown {
        /// What was written.
        found: String,
        /// All kinds this game has, as one writes them.
        known: String,
    },
    /// The kind exists, but what stands behind the colon does not fit.
    #[error("seat kind `{kind}`: expected {expected}, found {}", shown(found))]
    Argument {
        /// Which kind.
        kind: String,
        /// What was expected behind the colon.
        expected: String,
        /// What stood there; empty if nothing did.
        found: String,
    },
}

fn shown(found: &str) -> String {
    if found.is_empty() { "nothing behind it".into() } else { format!("`{found}`") }
}

/// At most forty characters of what somebody wrote, for an error.
fn excerpt(text: &str) -> String {
    text.chars().take(40).collect()
}

impl Kind {
    /// Reads one seat kind; `own` are the kinds the game adds ([`kernel::OwnSeats::kinds`]).
    pub fn parse(text: &str, own: &[SeatKind]) -> Result<Kind, KindError> {
        let kind = Kind::from(text);
        kind.check(own)?;
        Ok(kind)
    }

    /// Whether the game has this kind; `own` are the kinds it adds.
    pub fn check(&self, own: &[SeatKind]) -> Result<(), KindError> {
        let Kind::Own { id, argument } = self else { return Ok(()) };
        let argument = argument.as_deref();
        match id.as_str() {
            "me" | "random" | "greedy" => no_argument(id, argument),
            "search" => Err(no_budget(argument.unwrap_or_default())),
            _ => check_own(id, argument, own),
        }
    }

    /// Reads kinds joined by commas, one for each seat in order.
    pub fn parse_all(text: &str, own: &[SeatKind]) -> Result<Vec<Kind>, KindError> {
        text.split(',').map(|kind| Kind::parse(kind.trim(), own)).collect()
    }

    /// Every kind a game has, as one writes them.
    pub fn known(own: &[SeatKind]) -> Vec<String> {
        let common = [
            "me",
            "random",
            "greedy",
            "search",
            "search:easy|normal|hard",
            "search:SECONDS",
            "search:COUNTi",
        ];
        let own = own.iter().map(|kind| match kind.argument {
            Some(argument) => format!("{} or {}:{argument}", kind.id, kind.id),
            None => kind.id.into(),
        });
        common.into_iter().map(String::from).chain(own).collect()
    }

    /// Its name, without what stands behind the colon.
    pub fn id(&self) -> &str {
        match self {
            Kind::Me => "me",
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Thinker(_) | Kind::Search(_) => "search",
            Kind::Own { id, .. } => id,
        }
    }

    /// Somebody of this kind in a seat, for the game: what stands behind the colon of a search is none of its business.
    pub fn seated(&self, seat: Seat) -> Seated<'_> {
        let argument = match self {
            Kind::Own { argument, .. } => argument.as_deref(),
            Kind::Me | Kind::Random | Kind::Greedy | Kind::Thinker(_) | Kind::Search(_) => None,
        };
        Seated { seat, kind: self.id(), argument }
    }

    /// How long it thinks, if it searches.
    pub const fn budget(&self) -> Option<Budget> {
        match self {
            Kind::Thinker(strength) => Some(strength.budget()),
            Kind::Search(budget) => Some(*budget),
            Kind::Me | Kind::Random | Kind::Greedy | Kind::Own { .. } => None,
        }
    }

    /// Whether a person sits there.
    pub const fn is_person(&self) -> bool {
        matches!(self, Kind::Me)
    }
}

pub(crate) fn unknown(found: &str, own: &[SeatKind]) -> KindError {
    let known = Kind::known(own).join(", ");
    KindError::Unknown { found: excerpt(found), known: format!("one of {known}") }
}

fn no_argument(kind: &str, argument: Option<&str>) -> Result<(), KindError> {
    match argument {
        None => Ok(()),
        Some(found) => Err(KindError::Argument {
            kind: kind.into(),
            expected: format!("just `{kind}` without a colon"),
            found: format!(":{}", excerpt(found)),
        }),
    }
}

/// Whether the game adds a kind of this name, with such a thing behind the colon.
fn check_own(id: &str, argument: Option<&str>, own: &[SeatKind]) -> Result<(), KindError> {
    let Some(kind) = own.iter().find(|kind| kind.id == id) else {
        let written = Kind::Own { id: id.into(), argument: argument.map(String::from) };
        return Err(unknown(&written.to_string(), own));
    };
    match (kind.argument, argument) {
        (None, given) => no_argument(id, given),
        (Some(expected), Some("")) => Err(KindError::Argument {
            kind: id.into(),
            expected: format!("{expected} behind the colon"),
            found: String::new(),
        }),
        (Some(_), _) => Ok(()),
    }
}

/// `search` alone is of normal strength.
fn search(argument: Option<&str>) -> Option<Kind> {
    let Some(text) = argument else { return Some(Kind::Thinker(Strength::Normal)) };
    let strength = Strength::ALL.into_iter().find(|strength| strength.word() == text);
    strength.map(Kind::Thinker).or_else(|| budget(text).map(Kind::Search))
}

fn budget(text: &str) -> Option<Budget> {
    match text.strip_suffix('i') {
        Some(count) => plain(count, false)
            .and_then(|count| count.parse().ok())
            .filter(|count| *count > 0)
            .map(Budget::Iterations),
        None => plain(text, true)
            .and_then(|seconds| seconds.parse().ok())
            .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
            .filter(|time| !time.is_zero() && *time <= LONGEST_SEARCH)
            .map(Budget::Time),
    }
}

fn no_budget(found: &str) -> KindError {
    KindError::Argument {
        kind: "search".into(),
        expected:
            "easy, normal or hard (`search:hard`), seconds for each decision, above 0 and up to 3600 \
                   (`search:0.1`), or a count of iterations from 1 to 4294967295 (`search:500i`)"
                .into(),
        found: excerpt(found),
    }
}

/// The text itself if it is written with digits only, and a point where one is allowed: no sign, exponent or name.
fn plain(text: &str, point: bool) -> Option<&str> {
    text.bytes().all(|b| b.is_ascii_digit() || (point && b == b'.')).then_some(text)
}

impl From<&str> for Kind {
    fn from(text: &str) -> Kind {
        let (id, argument) = match text.split_once(':') {
            Some((id, argument)) => (id, Some(argument)),
            None => (text, None),
        };
        let common = match (id, argument) {
            ("me", None) => Some(Kind::Me),
            ("random", None) => Some(Kind::Random),
            ("greedy", None) => Some(Kind::Greedy),
            ("search", argument) => search(argument),
            _ => None,
        };
        common.unwrap_or_else(|| Kind::Own { id: id.into(), argument: argument.map(String::from) })
    }
}

impl From<String> for Kind {
    fn from(text: String) -> Kind {
        Kind::from(text.as_str())
    }
}

impl From<&String> for Kind {
    fn from(text: &String) -> Kind {
        Kind::from(text.as_str())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Me => f.write_str("me"),
            Kind::Random => f.write_str("random"),
            Kind::Greedy => f.write_str("greedy"),
            Kind::Thinker(strength) => write!(f, "search:{}", strength.word()),
            Kind::Search(Budget::Iterations(count)) => write!(f, "search:{count}i"),
            Kind::Search(Budget::Time(time)) => write!(f, "search:{}", time.as_secs_f64()),
            Kind::Own { id, argument: None } => f.write_str(id),
            Kind::Own { id, argument: Some(argument) } => write!(f, "{id}:{argument}"),
        }
    }
}

impl Serialize for Kind {
    /// As it is written.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &[SeatKind] = &[
        SeatKind { id: "automation", argument: Some("CHARACTER"), about: "about" },
        SeatKind { id: "dummy", argument: None, about: "about" },
    ];

    #[test]
    fn every_kind_is_written_as_it_is_read() {
        let texts = [
            "me",
            "random",
            "greedy",
            "search:0.1",
            "search:2",
            "search:0.000000001",
            "search:3600",
            "search:500i",
            "search:easy",
            "search:normal",
            "search:hard",
            "automation",
            "automation:engineer",
            "dummy",
        ];
        for text in texts {
            let kind = Kind::parse(text, OWN).unwrap();
            assert_eq!(kind.to_string(), text);
        }
        assert_eq!(Kind::parse("search", OWN).unwrap(), Kind::Thinker(Strength::Normal));
        assert_eq!(Kind::parse("search:.50", OWN).unwrap().to_string(), "search:0.5");
        let all = Kind::parse_all("me, search:500i,dummy", OWN).unwrap();
        assert_eq!(all[1], Kind::Search(Budget::Iterations(500)));
        assert_eq!(all.len(), 3);
    }

    #[test]
    fn a_wrong_kind_is_told_all_that_exist() {
        let error = Kind::parse("robot:x", OWN).unwrap_err().to_string();
        assert_eq!(
            error,
            "`robot:x` is not a seat kind; expected one of me, random, greedy, search, search:easy|normal|hard, \
             search:SECONDS, search:COUNTi, automation or automation:CHARACTER, dummy"
        );
        for wrong in ["", "Me", "random ", "ME", ":", "automation x"] {
            let error = Kind::parse(wrong, OWN).unwrap_err();
            assert!(matches!(error, KindError::Unknown { .. }), "{wrong}: {error}");
        }
        assert!(Kind::parse("dummy", &[]).is_err());
        assert!(Kind::parse_all("random,,random", OWN).is_err());
    }

    #[test]
    fn a_wrong_argument_is_told_what_was_expected() {
        let message = |text: &str| Kind::parse(text, OWN).unwrap_err().to_string();
        let expected = "seat kind `search`: expected easy, normal or hard (`search:hard`), seconds for each \
                        decision, above 0 and up to 3600 (`search:0.1`), or a count of iterations from 1 to 4294967295 (`search:500i`), found ";
        assert_eq!(message("search:"), format!("{expected}nothing behind it"));
        let wrong = [
            "0", "-1", "+1", "1e3", "inf", "NaN", "0i", "-5i", "i", ".", "1.5i", "3601", "1s",
            "Hard",
        ];
        for budget in wrong {
            assert_eq!(message(&format!("search:{budget}")), format!("{expected}`{budget}`"));
        }
        assert_eq!(
            message("random:5"),
            "seat kind `random`: expected just `random` without a colon, found `:5`"
        );
        assert_eq!(
            message("automation:"),
            "seat kind `automation`: expected CHARACTER behind the colon, found nothing behind it"
        );
        assert!(message("dummy:").contains("just `dummy`"));
    }
}
