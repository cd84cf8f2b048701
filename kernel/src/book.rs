//! A game's book: its words in three languages, its rules by id, and the ledger of those ids.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::almanac::Entry;
use crate::fault::{Fault, Place};

/// A language the product speaks.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
    /// Japanese.
    Ja,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::It, Lang::Ja];

    /// The language's code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::It => "it",
            Lang::Ja => "ja",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Lang, String> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code() == text)
            .ok_or_else(|| format!("`{text}` is not a language of Starboard: write en, it or ja"))
    }
}

/// The texts a game brings along, embedded in the program.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// Fluent messages: English, Italian, Japanese, in that order.
    pub words: [&'static str; 3],
    /// The rules in our own words, in Markdown, by language. English first; a language without a translation
    /// falls back to it and says so.
    pub rules: &'static [(Lang, &'static str)],
    /// Every rule id: id, title, testable (y or n), source, separated by tabs.
    pub ledger: &'static str,
    /// Makes the game's almanac: an entry for every thing it has, from its content. Asked once; whoever needs it keeps it.
    pub almanac: fn() -> Vec<Entry>,
}

impl Book {
    /// A book of words alone, for a room that says something and has no rules.
    pub const fn of_words(words: [&'static str; 3]) -> Book {
        Book { words, rules: &[(Lang::En, "")], ledger: "", almanac: Vec::new }
    }

    /// The Fluent messages of a language.
    pub const fn words(&self, lang: Lang) -> &'static str {
        self.words[lang as usize]
    }

    /// The rules text of a language, or the English one.
    pub fn rules(&self, lang: Lang) -> &'static str {
        let find = |lang| self.rules.iter().find(|(l, _)| *l == lang).map(|(_, text)| *text);
        find(lang).or_else(|| find(Lang::En)).unwrap_or("")
    }
}

/// The kernel's own book: what every table knows, whatever the game.
pub const KERNEL_BOOK: Book = Book {
    words: [
        include_str!("../words/en.ftl"),
        include_str!("../words/it.ftl"),
        include_str!("../words/ja.ftl"),
    ],
    rules: &[
        (Lang::En, include_str!("../rules/en.md")),
        (Lang::It, include_str!("../rules/it.md")),
        (Lang::Ja, include_str!("../rules/ja.md")),
    ],
    ledger: include_str!("../rules/ledger.tsv"),
    almanac: Vec::new,
};

/// One rule of a rules text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rule {
    /// Its id.
    pub id: String,
    /// Its short title.
    pub title: String,
    /// The heading it stands under.
    pub chapter: String,
    /// The rule itself, in Markdown.
    pub text: String,
}

/// Reads a rules text: headings, and list items that begin with a bold id, as in
/// `- **TTT-2** *Turns.* The seats take turns.` Everything else is prose between the rules.
pub fn read_rules(markdown: &str) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut chapter = String::new();
    let mut open = false;
    for line in markdown.lines() {
        if let Some(heading) = line.strip_prefix('#') {
            chapter = heading.trim_start_matches('#').trim().to_string();
            open = false;
        } else if let Some((id, title, text)) = rule_line(line) {
            rules.push(Rule { id, title, chapter: chapter.clone(), text });
            open = true;
        } else if line.trim().is_empty() || !line.starts_with(' ') {
            open = false;
        } else if open && let Some(rule) = rules.last_mut() {
            rule.text.push('\n');
            rule.text.push_str(line.trim());
        }
    }
    rules
}

fn rule_line(line: &str) -> Option<(String, String, String)> {
    let (bold, rest) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
    let (id, title) = bold.split_once(' ').unwrap_or((bold, ""));
    if !is_rule_id(id) {
        return None;
    }
    let mut title = title.trim_start_matches(['—', '-', ' ']).to_string();
    let mut rest = rest.trim_start();
    if title.is_empty()
        && let Some((inner, after)) = rest.strip_prefix('*').and_then(|r| r.split_once('*'))
    {
        title = inner.to_string();
        rest = after;
    }
    let title = title.trim_end_matches(['.', '。', ' ']).to_string();
    Some((id.to_string(), title, rest.trim().to_string()))
}

/// Whether a word has the shape of a rule id: a capital, more capitals or digits, a hyphen, and something with a digit.
pub fn is_rule_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(letters, rest)| {
        letters.starts_with(|first: char| first.is_ascii_uppercase())
            && letters.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
            && rest.bytes().any(|b| b.is_ascii_digit())
            && rest.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'.')
    })
}

/// One line of a ledger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LedgerLine {
    /// The rule's id.
    pub id: String,
    /// Its short title.
    pub title: String,
    /// Whether a test can show it.
    pub testable: bool,
    /// Where it comes from.
    pub source: String,
}

/// Reads a ledger. A first line that begins with `id` is a heading.
pub fn read_ledger(file: &str, text: &str) -> Result<Vec<LedgerLine>, Fault> {
    let mut lines: Vec<LedgerLine> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if line.trim().is_empty() || number == 0 && line.starts_with("id") {
            continue;
        }
        let fault = |message: String| {
            Err(Fault::at(file, Place { line: number as u32 + 1, column: 1 }, message))
        };
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, title, testable, source] = fields[..] else {
            return fault(format!(
                "expected four fields with tabs between, found {}",
                fields.len()
            ));
        };
        if !is_rule_id(id) {
            return fault(format!("expected a rule id like TTT-2, found `{id}`"));
        }
        if lines.iter().any(|line| line.id == id) {
            return fault(format!("expected each id once, found `{id}` again"));
        }
        let testable = match testable {
            "y" => true,
            "n" => false,
            other => {
                return fault(format!("expected y or n in the third field, found `{other}`"));
            }
        };
        lines.push(LedgerLine {
            id: id.into(),
            title: title.into(),
            testable,
            source: source.into(),
        });
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read_in_all_the_writings_we_use() {
        let rules = read_rules(
            "# Book\n\n## 1. Start\n\n- **SF-0.1** *Roles.* A seat decides. [H]\n  It may be a bot.\n\
             - **LA-1.1 — Player count.** [P|y] 1 to 4.\n- **ISS-1.16 Removed** [S,y] Gone.\nprose\n  more\n- **Bold** no rule\n",
        );
        let short: Vec<_> = rules.iter().map(|r| (r.id.as_str(), r.title.as_str())).collect();
        assert_eq!(
            short,
            [("SF-0.1", "Roles"), ("LA-1.1", "Player count"), ("ISS-1.16", "Removed")]
        );
        assert_eq!(rules[0].text, "A seat decides. [H]\nIt may be a bot.");
        assert_eq!(rules[2].text, "[S,y] Gone.");
        assert_eq!(rules[0].chapter, "1. Start");
    }

    #[test]
    fn ledger_mistakes_name_their_line() {
        assert_eq!(read_ledger("l", "id\tx\nT-1\tOne\ty\tH\n").unwrap().len(), 1);
        for (text, line) in
            [("T-1\ta\ty\tH\nT-1\tb\ty\tH", 2), ("T-1 a y H", 1), ("T-1\ta\tq\tH", 1)]
        {
            let fault = read_ledger("l", text).unwrap_err();
            assert_eq!(fault.place.unwrap().line, line, "{fault}");
        }
    }

    #[test]
    fn the_kernels_own_refusals_are_in_its_book() {
        let ids: Vec<String> =
            read_ledger("kernel", KERNEL_BOOK.ledger).unwrap().into_iter().map(|l| l.id).collect();
        for lang in Lang::ALL {
            let rules: Vec<String> =
                read_rules(KERNEL_BOOK.rules(lang)).into_iter().map(|r| r.id).collect();
            assert_eq!(rules, ids, "{lang}");
        }
    }
}
