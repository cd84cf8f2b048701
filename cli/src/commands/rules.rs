//! `starboard rules`: the rules and the things of a game in our own words, by id or by what they say.

use kernel::book::{KERNEL_BOOK, Rule, is_rule_id, read_rules};
use kernel::{AlmanacEntry, Book, Lang};
use render::almanac::{page, searchable};
use table::Registry;

use crate::exit::{Answer, Reply, Status, Stop};
use crate::lang::{own_words, words};
use crate::near::nearest;
use crate::page::{page_width, paragraph};

/// Show a rule by its id, or the things and the rules that have all words; with neither, the table of contents
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Rule ids, or words that a thing of the game or a rule has all of
    #[arg(value_name = "ID|WORDS")]
    words: Vec<String>,
}

pub(crate) fn run(args: &Args, games: &Registry, lang: Lang) -> Reply {
    let book = *games.get(&args.game)?.book();
    let rules: Vec<Rule> =
        [book, KERNEL_BOOK].iter().flat_map(|book| read_rules(book.rules(lang))).collect();
    let words: Vec<String> = args.words.iter().map(|word| word.to_lowercase()).collect();
    let ids: Vec<String> = args.words.iter().map(|word| word.to_uppercase()).collect();
    // The things of a game are there in every language, its rules not always: who reads only things needs no excuse.
    let (answer, only_things) = if words.is_empty() {
        (Answer::text(contents(&rules)), false)
    } else if ids.iter().all(|word| is_rule_id(word)) {
        let found = ids.iter().map(|id| by_id(&rules, id, &args.game));
        (Answer::text(written(&found.collect::<Result<Vec<_>, _>>()?)), false)
    } else {
        let found: Vec<&Rule> = rules.iter().filter(|rule| has_all(rule, &words)).collect();
        let things = things(&book, &words, lang);
        let only_things = found.is_empty() && !things.is_empty();
        let answer = match (found.as_slice(), things.is_empty()) {
            ([], true) => Answer::text(format!("{}\n", own_words(lang).voice().word("rules-none")))
                .with(Status::No),
            (found, _) => {
                let gap = if found.is_empty() || things.is_empty() { "" } else { "\n" };
                Answer::text(format!("{things}{gap}{}", written(found)))
            }
        };
        (answer, only_things)
    };
    Ok(if only_things || speaks(&book, lang) {
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

/// The pages of the almanac that have all words, those first whose title has them. What is sealed is read at a table.
fn things(book: &Book, wanted: &[String], lang: Lang) -> String {
    let words = words(lang, book);
    let all = spoken::almanac(book, words.voice());
    let has = |text: &str| wanted.iter().all(|word| text.contains(word.as_str()));
    let open = all.iter().filter(|entry| !entry.sealed);
    let mut found: Vec<&AlmanacEntry<String>> =
        open.filter(|entry| has(&searchable(entry))).collect();
    found.sort_by_key(|entry| !has(&entry.title.to_lowercase()));
    let titled = |id: &kernel::Name| {
        all.iter().find(|entry| entry.id == *id && !entry.sealed).map(|entry| entry.title.clone())
    };
    let page = |entry: &&AlmanacEntry<String>| page(entry, titled, words.voice(), page_width());
    found.iter().map(page).collect::<Vec<_>>().join("\n")
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
