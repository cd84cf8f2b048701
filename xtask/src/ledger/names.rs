//! Reading rule ids out of the names of tests.
//!
//! A test names a rule by beginning with its id in snake form: `sf_12_8_1_bludgeon_downs_a_human` names
//! SF-12.8.1. The longest id of the ledgers wins, so it does not name SF-12.8 as well, and `hrt_1_13_points`
//! names HRT-1 unless there is a rule HRT-1.13.

use std::collections::BTreeMap;

/// What the name of a test says about rules.
#[derive(PartialEq, Eq, Debug)]
pub enum Reading<'a> {
    /// It begins with this id.
    Names(&'a str),
    /// It begins with what looks like this id, which no ledger lists.
    Mistyped(String),
    /// It speaks of no rule.
    Nothing,
}

/// The ids of all ledgers, by their snake form.
#[derive(Default)]
pub struct Ids(BTreeMap<String, String>);

impl Ids {
    /// Whether a ledger lists this id.
    pub fn contains(&self, id: &str) -> bool {
        self.0.get(&snake(id)).is_some_and(|known| known == id)
    }

    /// What the name of a test says.
    pub fn read(&self, name: &str) -> Reading<'_> {
        let ends = name.match_indices('_').map(|(i, _)| i).chain([name.len()]);
        let longest = ends.rev().find_map(|end| self.0.get(&name[..end]));
        match longest {
            Some(id) => Reading::Names(id),
            None => self.look_alike(name).map_or(Reading::Nothing, Reading::Mistyped),
        }
    }

    /// A known prefix, then at least one part of a number: what somebody meant as an id.
    fn look_alike(&self, name: &str) -> Option<String> {
        let (letters, rest) = name.split_once('_')?;
        let known = self.0.keys().any(|key| key.split('_').next() == Some(letters));
        let parts: Vec<&str> = rest.split('_').take_while(|part| is_part(part)).collect();
        let (first, others) = parts.split_first()?;
        // A chapter's letter stands before its number and is a capital: SF-A3.12.
        let mut id = format!("{letters}-{first}").to_ascii_uppercase();
        others.iter().for_each(|part| id.extend([".", part]));
        known.then_some(id)
    }
}

impl<'a> FromIterator<&'a str> for Ids {
    fn from_iter<I: IntoIterator<Item = &'a str>>(ids: I) -> Ids {
        Ids(ids.into_iter().map(|id| (snake(id), id.to_string())).collect())
    }
}

/// An id as the beginning of a test's name.
fn snake(id: &str) -> String {
    id.to_ascii_lowercase().replace(['-', '.'], "_")
}

/// One part of an id in snake form: digits, with at most one letter before and one behind.
fn is_part(part: &str) -> bool {
    let part = part.strip_prefix(|c: char| c.is_ascii_lowercase()).unwrap_or(part);
    let digits = part.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(part);
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(list: &[&'static str]) -> Ids {
        list.iter().copied().collect()
    }

    fn named<'a>(ids: &'a Ids, name: &str) -> Option<&'a str> {
        match ids.read(name) {
            Reading::Names(id) => Some(id),
            Reading::Mistyped(_) | Reading::Nothing => None,
        }
    }

    #[test]
    fn the_longest_id_wins() {
        let ids = ids(&["SF-12", "SF-12.8", "SF-12.8.1", "SF-12.8.1.2"]);
        assert_eq!(named(&ids, "sf_12_8_1_bludgeon"), Some("SF-12.8.1"));
        assert_eq!(named(&ids, "sf_12_8_attack"), Some("SF-12.8"));
        assert_eq!(named(&ids, "sf_12_8_1_2_deeper"), Some("SF-12.8.1.2"));
        assert_eq!(named(&ids, "sf_12_words"), Some("SF-12"));
        assert_eq!(named(&ids, "sf_12_8_1"), Some("SF-12.8.1"), "the id alone is a name, too");
    }

    #[test]
    fn a_number_in_the_words_is_not_taken_for_a_part() {
        let short = ids(&["HRT-1", "HRT-2"]);
        assert_eq!(named(&short, "hrt_1_13_points"), Some("HRT-1"));
        let long = ids(&["HRT-1", "HRT-1.13"]);
        assert_eq!(named(&long, "hrt_1_13_points"), Some("HRT-1.13"));
    }

    #[test]
    fn a_part_is_never_cut() {
        let ids = ids(&["SF-1.1", "SF-2.1.2", "SF-2.1.2a", "SF-1.10", "TTT-1"]);
        assert_eq!(named(&ids, "sf_1_10_ten"), Some("SF-1.10"));
        assert_eq!(named(&ids, "sf_1_1_one"), Some("SF-1.1"));
        assert_eq!(named(&ids, "sf_2_1_2a_letter"), Some("SF-2.1.2a"));
        assert_eq!(named(&ids, "sf_2_1_2_no_letter"), Some("SF-2.1.2"));
        assert_eq!(named(&ids, "ttt_10_cells"), None);
    }

    #[test]
    fn chapters_with_letters_are_ids() {
        let ids = ids(&["SF-A3.12", "SF-R7", "LA-X4.1", "ISS-Q12"]);
        assert_eq!(named(&ids, "sf_a3_12_moves"), Some("SF-A3.12"));
        assert_eq!(named(&ids, "sf_r7_settled"), Some("SF-R7"));
        assert_eq!(named(&ids, "la_x4_1_steel"), Some("LA-X4.1"));
        assert_eq!(named(&ids, "iss_q12_asked"), Some("ISS-Q12"));
    }

    #[test]
    fn what_looks_like_an_id_and_is_none_is_mistyped() {
        let ids = ids(&["SF-12.8.1", "HRT-1"]);
        assert_eq!(ids.read("sf_12_9_1_words"), Reading::Mistyped("SF-12.9.1".into()));
        assert_eq!(ids.read("sf_12_8_words"), Reading::Mistyped("SF-12.8".into()));
        assert_eq!(ids.read("sf_a12_8b"), Reading::Mistyped("SF-A12.8b".into()));
        assert_eq!(ids.read("hrt_10_words"), Reading::Mistyped("HRT-10".into()));
    }

    #[test]
    fn ordinary_names_speak_of_no_rule() {
        let ids = ids(&["SF-12.8.1", "HRT-1"]);
        for name in
            ["hearts_is_ready", "sf_words_only", "sf", "at_2_players", "sf_2nd_turn", "sf__1", ""]
        {
            assert_eq!(ids.read(name), Reading::Nothing, "{name}");
        }
    }

    #[test]
    fn ids_are_known_exactly_as_written() {
        let ids = ids(&["SF-2.1.2a"]);
        assert!(ids.contains("SF-2.1.2a"));
        assert!(!ids.contains("SF-2.1.2A"));
        assert!(!ids.contains("sf_2_1_2a"));
        assert!(!ids.contains("SF-2.1"));
    }
}
