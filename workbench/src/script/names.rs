//! Known names, and what to say when a name is not known.

use kernel::near::expected_one_of;

/// The ids of one kind of thing, in the order of their numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    what: &'static str,
    ids: Vec<String>,
}

impl Names {
    /// The names of a kind of thing, with its article for messages: "a section".
    pub fn new<I: Into<String>>(what: &'static str, ids: impl IntoIterator<Item = I>) -> Names {
        Names { what, ids: ids.into_iter().map(Into::into).collect() }
    }

    /// The number of a name, or the sentence that says what was expected.
    pub fn find(&self, id: &str) -> Result<usize, String> {
        self.ids
            .iter()
            .position(|known| known == id)
            .ok_or_else(|| self.unknown(self.what, &format!("`{id}`")))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// The name with this number.
    ///
    /// # Panics
    /// If there is none.
    pub fn id(&self, number: usize) -> &str {
        &self.ids[number]
    }

    pub(super) fn what(&self) -> &'static str {
        self.what
    }

    pub(super) fn unknown(&self, wanted: &str, found: &str) -> String {
        expected_one_of(wanted, &self.ids, found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_names_are_listed_and_a_near_one_is_suggested() {
        let zones = Names::new("a zone", ["active", "rest", "exhausted"]);
        assert_eq!(zones.find("rest"), Ok(1));
        assert_eq!(
            zones.find("activ").unwrap_err(),
            "expected a zone (`active`, `rest` or `exhausted`), found `activ`; did you mean `active`?"
        );
        let many = Names::new("a room", (0..40).map(|n| format!("room_{n}")));
        assert_eq!(many.find("kitchen").unwrap_err(), "expected a room, found `kitchen`");
        assert_eq!(
            Names::new("a room", [""; 0]).find("x").unwrap_err(),
            "expected a room, found `x`"
        );
    }
}
