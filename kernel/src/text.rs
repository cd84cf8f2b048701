//! Text as data: a message id with arguments, turned into a sentence only at the edge.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// The id of a message, of a piece or of a zone. Static where a game wrote it, owned where it came over a wire.
pub type Name = Cow<'static, str>;

/// A message id with its arguments. The words are in a game's Fluent files.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Text {
    /// The message id.
    pub id: Name,
    /// The arguments by name, in the order they were given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Name, Arg)>,
}

/// One argument of a [`Text`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; Fluent chooses the plural.
    Number(i64),
    /// A seat; the edge knows who sits there.
    Seat(Seat),
    /// Another message, usually the name of a card or a place.
    Text(Box<Text>),
    /// Several messages, joined as the language joins a list.
    List(Vec<Text>),
    /// Text that is not translated: what a person typed, a notation.
    Plain(Name),
}

impl Text {
    /// A message without arguments.
    pub fn new(id: impl Into<Name>) -> Text {
        Text { id: id.into(), args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Text {
        self.args.push((name.into(), arg.into()));
        self
    }
}

impl From<&'static str> for Text {
    fn from(id: &'static str) -> Text {
        Text::new(id)
    }
}

macro_rules! number_args {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(n: $kind) -> Arg {
                Arg::Number(n.into())
            }
        }
    )*};
}
number_args!(u8, i8, u16, i16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(n: usize) -> Arg {
        Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(Box::new(text))
    }
}

impl From<Vec<Text>> for Arg {
    fn from(list: Vec<Text>) -> Arg {
        Arg::List(list)
    }
}

impl From<&'static str> for Arg {
    /// A name: the id of another message without arguments.
    fn from(id: &'static str) -> Arg {
        Text::new(id).into()
    }
}
