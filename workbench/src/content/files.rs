//! The content files of a game by name, and content that is built in.

use std::sync::OnceLock;

use kernel::Fault;
use kernel::near::expected_one_of;

use super::Source;

/// The content files a game was given, each by name and text.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a>(&'a [(&'a str, &'a str)]);

impl<'a> Files<'a> {
    /// The files given, none of them but the `known` ones.
    ///
    /// # Errors
    /// Names the first file that is none of the known ones.
    pub fn new(
        given: &'a [(&'a str, &'a str)],
        known: &[(&str, &str)],
    ) -> Result<Files<'a>, Fault> {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        match given.iter().find(|(name, _)| !names.contains(name)) {
            None => Ok(Files(given)),
            Some((name, _)) => {
                let message = expected_one_of("a content file", &names, &format!("`{name}`"));
                Err(Fault::whole(name, message))
            }
        }
    }

    /// The file with this name.
    ///
    /// # Errors
    /// If it was not given.
    pub fn open(&self, name: &str) -> Result<Source<'a>, Fault> {
        match self.0.iter().find(|(given, _)| *given == name) {
            Some((name, text)) => Ok(Source::new(name, text)),
            None => Err(Fault::whole(name, "expected this content file, found none of this name")),
        }
    }
}

/// Content that is part of the program: read when it is first asked for, then shared.
#[derive(Debug)]
pub struct BuiltIn<T> {
    value: OnceLock<T>,
    read: fn() -> Result<T, Fault>,
}

impl<T> BuiltIn<T> {
    /// Content to be read so. For a `static`.
    pub const fn new(read: fn() -> Result<T, Fault>) -> BuiltIn<T> {
        BuiltIn { value: OnceLock::new(), read }
    }

    /// The content.
    ///
    /// # Panics
    /// With the fault, if what is built in has a mistake: every game has a test that reads its own.
    pub fn get(&self) -> &T {
        self.value.get_or_init(|| match (self.read)() {
            Ok(value) => value,
            Err(fault) => panic!("the built-in content is wrong: {fault}"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOX: [(&str, &str); 2] = [("cards.toml", "n = 1"), ("map.toml", "")];

    #[test]
    fn files_are_opened_by_name() {
        let files = Files::new(&BOX[..1], &BOX).unwrap();
        assert_eq!(files.open("cards.toml").unwrap().file(), "cards.toml");
        assert_eq!(
            files.open("map.toml").unwrap_err().to_string(),
            "map.toml: expected this content file, found none of this name"
        );
        assert_eq!(
            Files::new(&[("card.toml", "")], &BOX).unwrap_err().to_string(),
            "card.toml: expected a content file (`cards.toml` or `map.toml`), found `card.toml`; did you mean `cards.toml`?"
        );
    }

    #[test]
    fn what_is_built_in_is_read_once() {
        static ONCE: BuiltIn<String> = BuiltIn::new(|| Ok("read".into()));
        assert!(std::ptr::eq(ONCE.get(), ONCE.get()));
    }

    #[test]
    #[should_panic(expected = "the built-in content is wrong: a.toml: no")]
    fn a_mistake_in_what_is_built_in_is_named() {
        BuiltIn::<()>::new(|| Err(Fault::whole("a.toml", "no"))).get();
    }
}
