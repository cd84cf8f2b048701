//! What the ledger says about each game, in words and as JSON.

use std::fmt;

use serde::Serialize;

/// The stage of a game that has a ledger and is not in the catalogue yet: before alpha.
pub const UNREGISTERED: &str = "unregistered";

/// One game's rules and tests.
#[derive(PartialEq, Debug, Serialize)]
pub struct Count {
    /// The game's id, or `kernel`.
    pub game: String,
    /// How many rules its ledger lists.
    pub ids: usize,
    /// How many of them a test can show.
    pub testable: usize,
    /// How many of those a test names.
    pub tested: usize,
    /// The testable ones that no test names.
    pub missing: Vec<String>,
    /// The titles of the missing ones, in the same order.
    #[serde(skip)]
    pub titles: Vec<String>,
    /// How far the game has come: `unregistered`, `alpha`, `beta`, `production`.
    #[serde(skip)]
    pub stage: String,
}

impl Count {
    /// Whether every testable rule is tested, or the game is still being built.
    pub fn passes(&self) -> bool {
        self.missing.is_empty() || [UNREGISTERED, "alpha"].contains(&self.stage.as_str())
    }

    /// The numbers in one line.
    pub fn numbers(&self) -> String {
        format!(
            "{}: {} of {} testable rules tested ({} ids, stage {})",
            self.game, self.tested, self.testable, self.ids, self.stage
        )
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.numbers())?;
        for (id, title) in self.missing.iter().zip(&self.titles) {
            write!(f, "\n  missing {id} {title}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(stage: &str, missing: &[&str]) -> Count {
        Count {
            game: "g".into(),
            ids: 3,
            testable: 2,
            tested: 2 - missing.len(),
            missing: missing.iter().map(|id| id.to_string()).collect(),
            titles: missing.iter().map(|_| "Title".to_string()).collect(),
            stage: stage.into(),
        }
    }

    #[test]
    fn only_a_game_being_built_may_miss_tests() {
        assert!(count("alpha", &["G-1"]).passes());
        assert!(count("unregistered", &["G-1"]).passes());
        assert!(!count("beta", &["G-1"]).passes());
        assert!(!count("production", &["G-1"]).passes());
        assert!(count("production", &[]).passes());
    }

    #[test]
    fn the_json_has_the_fields_scripts_rely_on() {
        let json = serde_json::to_string(&count("beta", &["G-1"])).unwrap();
        assert_eq!(json, r#"{"game":"g","ids":3,"testable":2,"tested":1,"missing":["G-1"]}"#);
    }

    #[test]
    fn the_text_lists_what_is_missing() {
        assert_eq!(
            count("beta", &["G-1"]).to_string(),
            "g: 1 of 2 testable rules tested (3 ids, stage beta)\n  missing G-1 Title"
        );
    }
}
