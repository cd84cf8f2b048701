//! What a game brings along as files: its words and rules as one [`kernel::Book`], and its content by name.

/// Gathers a game's [`kernel::Book`] from files beside its source: the words from folders that each hold `en.ftl`,
/// `it.ftl` and `ja.ftl`, the rules from files, in order, for each language they are written in, the ledger, and the function that makes the almanac, if
/// there is one. Paths
/// are as `include_str!` takes them: a file that is missing does not compile.
///
/// ```ignore
/// static BOOK: Book = workbench::book! {
///     words: ["../words"],
///     rules: { En: ["../rules/en.md"], It: ["../rules/it.md"], Ja: ["../rules/ja.md"] },
///     ledger: "../rules/ledger.tsv",
///     almanac: almanac::entries,
/// };
/// ```
#[macro_export]
macro_rules! book {
    (
        words: [$($words:literal),+ $(,)?],
        rules: { $($lang:ident: [$($rules:literal),+ $(,)?]),+ $(,)? },
        ledger: $ledger:literal
        $(, almanac: $almanac:path)? $(,)?
    ) => {
        $crate::kernel::Book {
            words: [
                concat!($(include_str!(concat!($words, "/en.ftl"))),+),
                concat!($(include_str!(concat!($words, "/it.ftl"))),+),
                concat!($(include_str!(concat!($words, "/ja.ftl"))),+),
            ],
            rules: &[$(($crate::kernel::Lang::$lang, concat!($(include_str!($rules)),+))),+],
            ledger: include_str!($ledger),
            almanac: $crate::book!(@almanac $($almanac)?),
        }
    };
    (@almanac) => { ::std::vec::Vec::new };
    (@almanac $almanac:path) => { $almanac };
}

/// Gathers content files of a folder beside the source, each with its name: an array of `(name, text)`, for
/// [`content::Files`](crate::content::Files) and for `About::content`.
///
/// ```ignore
/// pub const FILES: [(&str, &str); 2] = workbench::files!["../content/": "cards.toml", "map.toml"];
/// ```
#[macro_export]
macro_rules! files {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!($folder, $name)))),+]
    };
}
