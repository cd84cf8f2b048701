//! Known names, and what to say when a name is not known.

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

/// The sentence for a name that is not among the known ones: lists them if they are few, and suggests a near one.
/// `found` is as it shall be shown, usually in backquotes.
pub fn expected_one_of(what: &str, known: &[impl AsRef<str>], found: &str) -> String {
    const FEW: usize = 8;
    let mut message = format!("expected {what}");
    if (1..=FEW).contains(&known.len()) {
        let quoted: Vec<String> = known.iter().map(|name| format!("`{}`", name.as_ref())).collect();
        message += &format!(" ({})", either(&quoted));
    }
    message += &format!(", found {found}");
    match near(known, found.trim_matches('`')) {
        Some(name) => message + &format!("; did you mean `{name}`?"),
        None => message,
    }
}

/// a, b or c.
pub(super) fn either(things: &[String]) -> String {
    match things {
        [most @ .., last] if !most.is_empty() => format!("{} or {last}", most.join(", ")),
        _ => things.concat(),
    }
}

/// The known name that a slip of the keyboard or two would turn into this one.
fn near<'a>(known: &'a [impl AsRef<str>], found: &str) -> Option<&'a str> {
    let (distance, name) = known
        .iter()
        .map(|name| (distance(name.as_ref(), found), name.as_ref()))
        .min_by_key(|(distance, _)| *distance)?;
    (distance <= 1 + name.len() / 4 && distance < name.len()).then_some(name)
}

/// How many letters must be put in, taken out or changed.
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.chars().count()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = i;
        row[0] = i + 1;
        for (j, y) in b.chars().enumerate() {
            let change = corner + usize::from(x != y);
            corner = row[j + 1];
            row[j + 1] = change.min(corner + 1).min(row[j] + 1);
        }
    }
    row[row.len() - 1]
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

    #[test]
    fn distance_counts_letters() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("reactor", "raector"), 2);
        assert_eq!(distance("größe", "grosse"), 3);
        assert_eq!(distance("same", "same"), 0);
    }
}
