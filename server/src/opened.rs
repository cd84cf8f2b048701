//! Whom a seat was opened for.

use std::fmt;

use players::Kind;

/// Whom a seat was opened for. Written as `me`, `invited`, or the kind of an automatic player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenedFor {
    /// Whoever opened the table.
    Opener,
    /// Whoever has the link.
    Invited,
    /// Nobody: this kind decides.
    Automatic(Kind),
}

impl OpenedFor {
    /// The kind that decides for the seat at first.
    pub fn kind(&self) -> &Kind {
        match self {
            OpenedFor::Opener | OpenedFor::Invited => &Kind::Me,
            OpenedFor::Automatic(kind) => kind,
        }
    }
}

impl From<&str> for OpenedFor {
    fn from(text: &str) -> OpenedFor {
        match text {
            "invited" => OpenedFor::Invited,
            _ => OpenedFor::from(Kind::from(text)),
        }
    }
}

impl From<Kind> for OpenedFor {
    fn from(kind: Kind) -> OpenedFor {
        if kind.is_person() { OpenedFor::Opener } else { OpenedFor::Automatic(kind) }
    }
}

impl fmt::Display for OpenedFor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenedFor::Invited => f.write_str("invited"),
            OpenedFor::Opener | OpenedFor::Automatic(_) => self.kind().fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_written_as_it_is_read() {
        for text in ["me", "invited", "greedy", "search:easy", "automation:engineer"] {
            assert_eq!(OpenedFor::from(text).to_string(), text);
        }
        assert_eq!(OpenedFor::from("invited").kind(), &Kind::Me);
        assert_eq!(OpenedFor::from("me"), OpenedFor::Opener);
    }
}
