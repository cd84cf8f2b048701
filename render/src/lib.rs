//! The edge: where messages become sentences and scenes become pictures.
//!
//! Start at [`Words`], the sentences of one game in one language; then [`text`], a scene for terminals and logs;
//! then [`svg`], the same scene as a picture. [`almanac`] writes cards and pages; [`audit`] finds what translators forgot.

pub mod almanac;
pub mod audit;
pub mod measure;
mod plan;
pub mod svg;
pub mod text;
mod words;

pub use words::{Voice, Words};

use kernel::Book;

/// The edge's own words: headings around a scene, and the sentences about an outcome.
pub const RENDER_BOOK: Book = Book::of_words([
    include_str!("../words/en.ftl"),
    include_str!("../words/it.ftl"),
    include_str!("../words/ja.ftl"),
]);
