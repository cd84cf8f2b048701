//! `starboard rules`: the rules in our own words, by id or by what they say.

use kernel::book::{KERNEL_BOOK, Rule, is_rule_id, read_rules};
use kernel::{Book, Lang};
use table::Registry;

use crate::exit::{Answer, Reply, Status, Stop};
use crate::lang::own_words;
use crate::near::nearest;
use crate::page::{page_width, paragraph};

/// Show a rule by its id, or the rules that match all words; with neither, the table of contents
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Rule ids, or words that a rule has all of
    #[arg(value_name = "ID|WORDS")]
    words: Vec<String>,
}

pub(crate) fn run(args: &Args, games: &Registry, lang: Lang) -> Reply {
    let book = *games.get(&args.game)?.book();
    let rules: Vec<Rule> =
        [book, KERNEL_BOOK].iter().flat_map(|book| read_rules(book.rules(lang))).collect();
    let words: Vec<String> = args.words.iter().map(|word| word.to_lowercase()).collect();
    let ids: Vec<String> = args.words.iter().map(|word| word.to_uppercase()).collect();
    let answer = if words.is_empty() {
        Answer::text(contents(&rules))
    } else if ids.iter().all(|word| is_rule_id(word)) {
        let found = ids.iter().map(|id| by_id(&rules, id, &args.game));
        Answer::text(written(&found.collect::<Result<Vec<_>, _>>()?))
    } else {
        let found: Vec<&Rule> = rules.iter().filter(|rule| has_all(rule, &words)).collect();
        match found.as_slice() {
            [] => Answer::text(format!("{}\n", own_words(lang).voice().word("rules-none")))
                .with(Status::No),
            found => Answer::text(written(found)),
        }
    };
    Ok(if speaks(&book, lang) {
        answer
    } else {
        answer.note(own_words(lang).voice().word("rules-english"))
    })
}

fn speaks(book: &Book, lang: Lang) -> bool {
    book.rules.iter().any(|(spoken, _)| *spoken == lang)
}

fn by_id<'a>(rules: &'a [Rule], id: &str, game: &str) -> Result<&'a Rule, Stop> {
    rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id)).ok_or_else(|| {
        let near = nearest(id, rules.iter().map(|rule| rule.id.as_str()));
        let hint = match near.as_slice() {
            [] => format!("`starboard rules {game}` lists all of them"),
            near => format!("did you mean {}?", near.join(", ")),
        };
        Stop::wrong(format!("{game} has no rule `{id}`; {hint}"))
    })
}

fn has_all(rule: &Rule, words: &[String]) -> bool {
    let whole = format!("{} {} {} {}", rule.id, rule.title, rule.chapter, rule.text).to_lowercase();
    words.iter().all(|word| whole.contains(word.as_str()))
}

/// Chapter by chapter, ids with titles.
fn contents(rules: &[Rule]) -> String {
    let mut text = String::new();
    let widest = rules.iter().map(|rule| rule.id.len()).max().unwrap_or(0);
    let mut chapter = "";
    for rule in rules {
        if rule.chapter != chapter {
            let gap = if text.is_empty() { "" } else { "\n" };
            text += &format!("{gap}{}\n", rule.chapter);
            chapter = &rule.chapter;
        }
        text += &format!("  {:widest$}  {}\n", rule.id, rule.title);
    }
    text
}

/// Whole rules, each under its id, title and chapter.
fn written(rules: &[&Rule]) -> String {
    let width = page_width();
    let rule = |rule: &&Rule| {
        let heading = format!("{}  {}  ({})", rule.id, rule.title, rule.chapter);
        format!("{}{}", paragraph(&heading, 0, width), paragraph(&rule.text, 4, width))
    };
    rules.iter().map(rule).collect::<Vec<_>>().join("\n")
}
