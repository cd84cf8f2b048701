//! Mistakes in content files: what is refused, where, and what is said about it.
//!
//! `mistakes.tsv` lists them one a line: the file; a text after which the mistake is made; what stands there and what
//! is put in its place; where the mistake is noticed; what is said. A line break is written `\n`.

use kernel::Fault;
use stationfall::content::{Content, FILES};

/// One mistake.
struct Mistake {
    file: String,
    after: String,
    from: String,
    to: String,
    at: String,
    says: String,
}

fn mistakes() -> Vec<Mistake> {
    let lines = include_str!("mistakes.tsv").lines().skip(1);
    let read = |line: &str| {
        let fields: Vec<String> =
            line.split('\t').map(|field| field.replace("\\n", "\n")).collect();
        let [file, after, from, to, at, says] =
            fields.try_into().unwrap_or_else(|_| panic!("expected six fields: {line}"));
        Mistake { file, after, from, to, at, says }
    };
    lines.map(read).collect()
}

/// The spoilt text, and what becomes of it.
fn load(mistake: &Mistake) -> (String, Result<Content, Fault>) {
    let spoil = |text: &str| {
        let start = text.find(&mistake.after).unwrap_or_else(|| panic!("no `{}`", mistake.after));
        let found =
            text[start..].find(&mistake.from).unwrap_or_else(|| panic!("no `{}`", mistake.from));
        let (before, after) = text.split_at(start + found);
        format!("{before}{}{}", mistake.to, &after[mistake.from.len()..])
    };
    let files = FILES.map(|(name, text)| {
        (name, if name == mistake.file { spoil(text) } else { text.to_string() })
    });
    let loaded = Content::load(&files.each_ref().map(|(name, text)| (*name, text.as_str())));
    let spoilt = files.into_iter().find(|(name, _)| *name == mistake.file);
    (spoilt.map_or(String::new(), |(_, text)| text), loaded)
}

#[test]
fn every_mistake_is_refused_with_its_place_and_what_was_expected() {
    let mistakes = mistakes();
    assert!(mistakes.len() >= 100);
    for mistake in &mistakes {
        let (text, loaded) = load(mistake);
        let fault = match loaded {
            Ok(_) => panic!("{}: `{}` was read as if it were right", mistake.file, mistake.to),
            Err(fault) => fault,
        };
        let place = fault.place.map_or(String::new(), |place| {
            let line = text.lines().nth(place.line as usize - 1).unwrap_or_default();
            line.chars().skip(place.column as usize - 1).collect()
        });
        let field = fault.field.as_ref().map_or(String::new(), |field| format!("{field}: "));
        let said = format!("{field}{}", fault.message);
        assert_eq!((fault.file.as_str(), said), (mistake.file.as_str(), mistake.says.clone()));
        assert!(place.starts_with(&mistake.at), "expected the place of `{}`: {fault}", mistake.at);
    }
}

#[test]
fn files_are_exactly_those_of_the_game() {
    let without: Vec<_> = FILES.into_iter().filter(|(name, _)| *name != "links.toml").collect();
    assert_eq!(
        Content::load(&without).unwrap_err().to_string(),
        "links.toml: expected this content file, found none of this name"
    );
    let more = [&FILES[..], &[("item.toml", "")]].concat();
    assert_eq!(
        Content::load(&more).unwrap_err().to_string(),
        "item.toml: expected a content file, found `item.toml`; did you mean `items.toml`?"
    );
}

#[test]
fn a_file_that_is_no_toml_is_refused() {
    let files =
        FILES.map(|(name, text)| (name, if name == "setup.toml" { "schema = " } else { text }));
    let fault = Content::load(&files).unwrap_err();
    assert_eq!((fault.file.as_str(), fault.place.map(|place| place.line)), ("setup.toml", Some(1)));
}
