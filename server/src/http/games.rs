//! The games there are, and their rules.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use kernel::book::{KERNEL_BOOK, Rule, read_rules};
use kernel::{Arg, Choice, Lang, OptionSpec, Text};
use players::{Kind, Strength};
use protocol::http::{
    ChoiceView, GameCard, LessonCard, OptionCard, RuleView, RulesPage, SeatKindCard, ValueCard,
};
use spoken::seat_names::{kind_message, name_of};
use table::Title;

use super::caller::{Asking, Caller, Refused};

/// How many seats a table has that one click opens, if the game allows it.
const SUGGESTED_SEATS: u8 = 4;

/// The most words a search of the rules reads.
const MOST_WORDS: usize = 16;

/// `GET /api/games`
pub(super) async fn list(caller: Caller) -> Json<Vec<GameCard>> {
    Json(caller.app.registry.all().map(|title| card(&caller, &**title)).collect())
}

/// `GET /api/games/{id}`
pub(super) async fn one(caller: Caller, Path(id): Path<String>) -> Result<Json<GameCard>, Refused> {
    let title = title(&caller, &id)?;
    Ok(Json(card(&caller, &**title)))
}

fn title<'a>(caller: &'a Caller, id: &str) -> Result<&'a Arc<dyn Title>, Refused> {
    caller.app.registry.get(id).map_err(|unknown| {
        let text = Text::new("problem-no-game").with("found", Arg::Plain(unknown.found.into()));
        caller.refuse(StatusCode::NOT_FOUND, "not-found", text)
    })
}

/// Whether somebody chooses this option: not what a campaign carries.
fn chosen(spec: &&OptionSpec) -> bool {
    !matches!(spec.choice, Choice::Carried(_))
}

fn card(caller: &Caller, title: &dyn Title) -> GameCard {
    let about = title.about();
    let words = caller.app.words.of(about.id, caller.lang);
    let voice = words.voice();
    let texts = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
    let (from, to) = (*about.players.start(), *about.players.end());
    let seats = SUGGESTED_SEATS.clamp(from, to);
    let option = |spec: &OptionSpec| OptionCard {
        key: spec.key.into(),
        name: name_of(&words, spec.about),
        about: voice.say(&Text::new(spec.about)),
        choice: choice(voice, spec),
        default: spec.default.into(),
    };
    let suggested = std::iter::once(Kind::Me).chain(std::iter::repeat(Kind::Greedy));
    GameCard {
        id: about.id.into(),
        title: about.title.into(),
        players: [from, to],
        modes: texts(about.modes),
        modules: texts(about.modules),
        options: about.options.iter().filter(chosen).map(option).collect(),
        seat_kinds: seat_kinds(title, &words),
        suggested: suggested.take(seats.into()).map(|kind| kind.to_string()).collect(),
        lessons: title
            .lessons()
            .iter()
            .map(|lesson| LessonCard {
                id: lesson.id.clone(),
                title: voice.say(&Text::new(lesson.title)),
                about: voice.say(&Text::new(lesson.about)),
                alone: lesson.alone,
            })
            .collect(),
        languages: Lang::ALL
            .into_iter()
            .filter(|lang| !title.book().words(*lang).is_empty())
            .collect(),
        stage: about.stage,
        shelf: about.shelf,
        theme: about.theme,
        hidden_information: about.hidden_information,
        rules_version: about.rules_version,
    }
}

fn choice(voice: render::Voice<'_>, spec: &OptionSpec) -> ChoiceView {
    let values = |words: &[&'static str]| values(voice, words, spec.names);
    match spec.choice {
        Choice::Flag => ChoiceView::Flag,
        Choice::Number { from, to } => ChoiceView::Number { from, to },
        Choice::One(words) => ChoiceView::One { values: values(words) },
        Choice::Several(words) => ChoiceView::Several { values: values(words) },
        Choice::Text(longest) | Choice::Carried(longest) => {
            ChoiceView::Text { longest: longest as u32 }
        }
    }
}

/// Values of an option or of a seat kind, each with what it is called.
fn values(
    voice: render::Voice<'_>,
    words: &[&'static str],
    named: impl Fn(&str) -> Option<Text>,
) -> Vec<ValueCard> {
    let name = |word: &str| named(word).map(|text| voice.say(&text));
    let card = |word: &&'static str| ValueCard {
        id: (*word).into(),
        name: name(word).unwrap_or_else(|| (*word).into()),
    };
    words.iter().map(card).collect()
}

/// Who can sit in a seat: people, automatic players, and the kinds the game has of its own.
fn seat_kinds(title: &dyn Title, words: &render::Words) -> Vec<SeatKindCard> {
    let voice = words.voice();
    let common = |id: &str| {
        let word = kind_message(id);
        SeatKindCard {
            id: id.into(),
            argument: None,
            choices: Vec::new(),
            alone: true,
            name: voice.say(&Text::new(word.clone())),
            about: voice.say(&Text::new(format!("{word}-about"))),
            person: matches!(id, "me" | "invited"),
        }
    };
    let thinkers = Strength::ALL.map(|strength| common(&format!("search:{}", strength.word())));
    let own = title.own_kinds().iter().map(|kind| SeatKindCard {
        id: kind.id.into(),
        argument: kind.argument.map(String::from),
        choices: values(voice, &title.seat_arguments(kind.id), |argument| {
            title.argument_name(kind.id, argument)
        }),
        alone: true,
        name: name_of(words, kind.about).unwrap_or_else(|| kind.id.into()),
        about: voice.say(&Text::new(kind.about)),
        person: false,
    });
    ["me", "invited", "random", "greedy"]
        .map(common)
        .into_iter()
        .chain(thinkers)
        .chain(own)
        .collect()
}

/// `GET /api/games/{id}/almanac`
pub(super) async fn almanac(
    caller: Caller,
    Path(id): Path<String>,
) -> Result<impl IntoResponse + use<>, Refused> {
    let title = title(&caller, &id)?;
    let almanac = caller.app.words.almanac(title.about().id, caller.lang);
    Ok(([(CONTENT_TYPE, "application/json")], almanac))
}

/// `GET /api/games/{id}/rules?q=`: all of them, or those that have every word.
pub(super) async fn rules(
    caller: Caller,
    Path(id): Path<String>,
    Query(asking): Asking,
) -> Result<Json<RulesPage>, Refused> {
    let title = title(&caller, &id)?;
    let asked = asking.get("q").map_or("", String::as_str).to_lowercase();
    let words: Vec<&str> = asked.split_whitespace().take(MOST_WORDS).collect();
    let has_all = |rule: &Rule| {
        let whole =
            format!("{} {} {} {}", rule.id, rule.title, rule.chapter, rule.text).to_lowercase();
        words.iter().all(|word| whole.contains(word))
    };
    let rules = all_rules(&**title, caller.lang).filter(has_all).map(view).collect();
    Ok(Json(RulesPage { rules, translated: speaks(&**title, caller.lang) }))
}

/// `GET /api/games/{id}/rules/{rule}`
pub(super) async fn rule(
    caller: Caller,
    Path((id, rule)): Path<(String, String)>,
) -> Result<Json<RulesPage>, Refused> {
    let title = title(&caller, &id)?;
    let found = all_rules(&**title, caller.lang).find(|known| known.id.eq_ignore_ascii_case(&rule));
    match found {
        Some(found) => Ok(Json(RulesPage {
            rules: vec![view(found)],
            translated: speaks(&**title, caller.lang),
        })),
        None => {
            let found: String = rule.chars().take(40).collect();
            let text = Text::new("problem-no-rule").with("found", Arg::Plain(found.into()));
            Err(caller.refuse(StatusCode::NOT_FOUND, "not-found", text))
        }
    }
}

/// The game's rules, then those every table has.
fn all_rules(title: &dyn Title, lang: Lang) -> impl Iterator<Item = Rule> {
    let own = read_rules(title.book().rules(lang));
    own.into_iter().chain(read_rules(KERNEL_BOOK.rules(lang)))
}

fn speaks(title: &dyn Title, lang: Lang) -> bool {
    title.book().rules.iter().any(|(spoken, _)| *spoken == lang)
}

fn view(rule: Rule) -> RuleView {
    RuleView { id: rule.id, title: rule.title, chapter: rule.chapter, text: rule.text }
}
