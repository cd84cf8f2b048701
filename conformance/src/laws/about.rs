//! The game's card, its options, its words and its rules, before any game is played.

use std::collections::BTreeSet;

use kernel::book::{KERNEL_BOOK, Lang, read_ledger, read_rules};
use kernel::options::{self, Given};
use kernel::{Choice, Game, MAX_SEATS, OptionSpec};

use super::texts;
use crate::inspector::{Breach, Held, Inspector};
use crate::violation::Law;

/// The ids of the game's ledger and the kernel's. The game's rules text must have exactly the ledger's.
pub(crate) fn rules<G: Game>(game: &G) -> Result<BTreeSet<String>, Breach> {
    let broken = |seen: String| Breach { law: Law::Rules, seen };
    let read = |name: &str, text: &str| {
        read_ledger(name, text)
            .map_err(|fault| broken(format!("the ledger cannot be read: {fault}")))
    };
    let ledger: Vec<String> =
        read("rules/ledger.tsv", game.book().ledger)?.into_iter().map(|line| line.id).collect();
    if ledger.is_empty() {
        return Err(broken("the ledger is empty".into()));
    }
    let known: BTreeSet<&String> = ledger.iter().collect();
    let texts = game.book().rules;
    if texts.first().is_none_or(|(lang, _)| *lang != Lang::En) {
        return Err(broken("the rules in English come first, and they are not there".into()));
    }
    for (lang, text) in texts {
        let rules = read_rules(text);
        let found: BTreeSet<&String> = rules.iter().map(|rule| &rule.id).collect();
        if let Some(id) = known.symmetric_difference(&found).next() {
            let (here, there) = if known.contains(id) { ("", "not ") } else { ("not ", "") };
            return Err(broken(format!(
                "{id} is {here}in the ledger and {there}in rules/{lang}.md"
            )));
        }
        if found.len() != rules.len() {
            return Err(broken(format!("rules/{lang}.md has a rule twice")));
        }
        if let Some(rule) = rules.iter().find(|rule| rule.title.is_empty() || rule.text.is_empty())
        {
            return Err(broken(format!("{} in rules/{lang}.md has no title or no text", rule.id)));
        }
    }
    let kernel = read("kernel ledger", KERNEL_BOOK.ledger)?.into_iter().map(|line| line.id);
    Ok(ledger.into_iter().chain(kernel).collect())
}

/// The card is sound.
pub(crate) fn card<G: Game>(inspector: &mut Inspector<'_, G>) -> Held {
    let about = inspector.game.about();
    let id = about.id;
    inspector.hold(Law::About, is_word(id), || {
        format!("the id `{id}` is not a word of small letters, digits and hyphens")
    })?;
    inspector.hold(Law::About, !about.title.is_empty(), || "the title is empty".into())?;
    let (from, to) = (*about.players.start(), *about.players.end());
    let playable = 1 <= from && from <= to && usize::from(to) <= MAX_SEATS;
    inspector.hold(Law::About, playable, || format!("{from} to {to} players"))?;
    for words in [about.modes, about.modules] {
        let wrong = words.iter().find(|word| !is_word(word));
        inspector.hold(Law::About, wrong.is_none(), || {
            format!(
                "the mode or module {wrong:?} is not a word of small letters, digits and hyphens"
            )
        })?;
    }
    let kinds: Vec<_> = inspector.brought.kinds().to_vec();
    for kind in kinds {
        inspector.hold(Law::About, is_word(kind.id), || {
            format!(
                "the seat kind `{}` is not a word of small letters, digits and hyphens",
                kind.id
            )
        })?;
        texts::known_id(inspector, kind.about, "a seat kind")?;
    }
    Ok(())
}

fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// Every option is worded, its default is the game's own, and every value that may be chosen can be read.
pub(crate) fn options<G: Game>(inspector: &mut Inspector<'_, G>) -> Held {
    let specs = inspector.game.about().options;
    let keys: BTreeSet<&str> = specs.iter().map(|spec| spec.key).collect();
    inspector.hold(Law::About, keys.len() == specs.len(), || "an option is there twice".into())?;
    let defaults = resolved(inspector, &Given::new())?;
    inspector.hold(Law::About, defaults == G::Options::default(), || {
        format!(
            "the defaults give {defaults:?}, and `Options::default` {:?}",
            G::Options::default()
        )
    })?;
    let stored = serde_json::to_value(&defaults).unwrap_or_default();
    let fields = stored.as_object().into_iter().flat_map(|fields| fields.keys());
    let unlisted = fields.into_iter().find(|field| !keys.contains(field.as_str()));
    inspector.hold(Law::About, unlisted.is_none(), || {
        format!(
            "nobody can choose {unlisted:?}: it is in `Options`, but not among the card's options"
        )
    })?;
    for spec in specs {
        texts::known_id(inspector, spec.about, "an option")?;
        for value in values(spec) {
            resolved(inspector, &crate::given([(spec.key, value)]))?;
        }
    }
    Ok(())
}

/// Values of an option that a lobby would offer.
fn values(spec: &OptionSpec) -> Vec<String> {
    match spec.choice {
        Choice::Flag => vec!["yes".into(), "no".into()],
        Choice::Number { from, to } => vec![from.to_string(), to.to_string()],
        Choice::One(words) | Choice::Several(words) => {
            words.iter().map(|word| word.to_string()).collect()
        }
        Choice::Text(_) | Choice::Carried(_) => vec![spec.default.to_string()],
    }
}

/// Options as the game reads them; written again they read the same.
pub(crate) fn resolved<G: Game>(
    inspector: &mut Inspector<'_, G>,
    given: &Given,
) -> Result<G::Options, Breach> {
    let game = inspector.game;
    let options = options::resolve(game, given)
        .map_err(|error| Breach { law: Law::About, seen: format!("{given:?}: {error}") })?;
    let written = options::written(game, &options);
    let again = options::resolve(game, &written);
    inspector.hold(Law::About, again.as_ref() == Ok(&options), || {
        format!("{options:?} is written {written:?}, which reads back as {again:?}")
    })?;
    Ok(options)
}
