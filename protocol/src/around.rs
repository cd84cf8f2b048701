//! What is said around a table, whatever the game: who sits where, and why something cannot be done. Server and
//! terminal say it with the same words.

use kernel::{Arg, Book, Name, Offer, Scene, Seat, Text, Turn, Viewer, refusal};
use players::Kind;
use players::search::Budget;
use render::{Voice, Words};
use table::{AnyTable, Title, Why};

use crate::live::WhyAnswer;

/// The words of this module, in three languages.
pub const AROUND_BOOK: Book = Book::of_words([
    include_str!("../words/en.ftl"),
    include_str!("../words/it.ftl"),
    include_str!("../words/ja.ftl"),
]);

/// The most refused moves one question answers with.
const MOST_ANSWERS: usize = 40;

/// How many moves a sentence names for example.
const EXAMPLES: usize = 3;

/// How many refused moves tell of a thing that can do nothing.
const REFUSED_ALONE: usize = 2;

fn plain(text: String) -> Arg {
    Arg::Plain(Name::Owned(text))
}

/// What one of the common seat kinds is called, and what it does: `kind-greedy` and `kind-greedy-about`.
pub fn kind_message(id: &str) -> String {
    format!("kind-{}", id.replace(':', "-"))
}

/// The name that goes with an explanation of a game, if its words have one.
pub fn name_of(words: &Words, about: &str) -> Option<String> {
    let id = format!("{about}-name");
    words.knows(&id).then(|| words.voice().say(&Text::new(id)))
}

/// A seat kind of a game as a person reads it. One that cannot be read is as it is written.
pub fn kind_name(title: &dyn Title, kind: &str, words: &Words) -> String {
    let voice = words.voice();
    let Ok(read) = Kind::parse(kind, title.own_kinds()) else { return kind.into() };
    match read {
        Kind::Search(Budget::Time(time)) => {
            let seconds = plain(time.as_secs_f64().to_string());
            voice.say(&Text::new("kind-search-time").with("seconds", seconds))
        }
        Kind::Search(Budget::Iterations(count)) => {
            voice.say(&Text::new("kind-search-count").with("count", count))
        }
        Kind::Own { id, argument } => {
            let about = title.own_kinds().iter().find(|own| own.id == id).map(|own| own.about);
            let name = about.and_then(|about| name_of(words, about)).unwrap_or_else(|| id.clone());
            let Some(argument) = argument else { return name };
            let called = title.argument_name(&id, &argument).map(|text| voice.say(&text));
            let called = plain(called.map_or(argument, |called| unexplained(&called).into()));
            let text = Text::new("kind-with").with("kind", plain(name)).with("argument", called);
            voice.say(&text)
        }
        Kind::Me | Kind::Random | Kind::Greedy | Kind::Thinker(_) => {
            voice.say(&Text::new(kind_message(&read.to_string())))
        }
    }
}

/// A name without what stands in brackets behind it: a choice is explained, a player is called.
fn unexplained(name: &str) -> &str {
    let end = name.find(['(', '（']).filter(|end| *end > 0);
    end.map_or(name, |end| name[..end].trim_end())
}

/// Who sits in a seat, as far as its name depends on it.
#[derive(Clone, Copy, Debug)]
pub struct Sitting<'a> {
    /// The kind the seat was opened with.
    pub opened: &'a str,
    /// The kind that decides now.
    pub now: &'a str,
    /// What the person is called; may be empty.
    pub name: &'a str,
}

/// What everybody at a table is called, in the order of the seats: people by their names, automatic players by their
/// kinds, with the seat's number where two would be called the same. A person without a name keeps an empty one, so
/// that the seat's number names it.
pub fn seat_names(title: &dyn Title, sitting: &[Sitting<'_>], words: &Words) -> Vec<String> {
    let first = |who: &Sitting<'_>| match who.opened {
        _ if !who.name.is_empty() => who.name.to_string(),
        "me" | "invited" => String::new(),
        _ => kind_name(title, who.now, words),
    };
    let names: Vec<String> = sitting.iter().map(first).collect();
    let again = |(index, name): (usize, &String)| {
        let automatic = sitting[index].name.is_empty() && !name.is_empty();
        if !automatic || names.iter().filter(|other| *other == name).count() == 1 {
            return name.clone();
        }
        let text = Text::new("seat-again").with("name", plain(name.clone()));
        words.voice().say(&text.with("number", index as i64 + 1))
    };
    names.iter().enumerate().map(again).collect()
}

/// What the rules say to a move that a seat thinks of.
pub fn why_move(table: &dyn AnyTable, seat: Seat, notation: &str, voice: Voice<'_>) -> WhyAnswer {
    let offers = table.scene(Viewer::Seat(seat)).offers;
    let offer = offers.iter().find(|offer| offer.notation == notation);
    let answer = |legal, rule, text| WhyAnswer {
        notation: notation.into(),
        label: offer.map(|offer| voice.say(&offer.label)),
        legal,
        rule,
        text,
    };
    match table.why(seat, notation) {
        Why::Legal => {
            let rule = offer.and_then(|offer| offer.rule.clone());
            answer(true, rule, voice.word("why-legal"))
        }
        Why::Refused(refusal) => {
            answer(false, Some(refusal.rule.0.into()), voice.refusal(&refusal))
        }
        Why::Unreadable(error) => {
            let text = Text::new("why-unreadable").with("detail", plain(error.to_string()));
            answer(false, None, voice.say(&text))
        }
    }
}

/// What the rules say to things that a seat wants to do something with: the moves that touch all of them, allowed or
/// not. Where there is none, what each of them could do, or why it can do nothing.
pub fn why_touching(
    table: &dyn AnyTable,
    seat: Seat,
    things: &[Name],
    voice: Voice<'_>,
) -> Vec<WhyAnswer> {
    let scene = table.scene(Viewer::Seat(seat));
    let legal = |offer: &Offer| WhyAnswer {
        notation: offer.notation.clone(),
        label: Some(voice.say(&offer.label)),
        legal: true,
        rule: offer.rule.clone(),
        text: voice.word("why-legal"),
    };
    let touches = |offer: &&Offer| things.iter().all(|id| offer.touches.contains(id));
    let mut answers: Vec<WhyAnswer> = scene.offers.iter().filter(touches).map(legal).collect();
    answers.extend(refused(table, seat, things, voice, MOST_ANSWERS));
    if answers.is_empty() {
        let forbidden = match table.turn() {
            Turn::Over(_) => Some(refusal::table::OVER),
            Turn::Awaiting(seats) if !seats.contains(seat) => {
                Some(refusal::table::not_awaited(seat))
            }
            Turn::Awaiting(_) => None,
        };
        match forbidden {
            Some(no) => answers.push(sentence(voice.refusal(&no), Some(no.rule.0.into()))),
            None => answers = apart(table, seat, &scene, things, voice),
        }
    }
    answers
}

/// The refused moves that touch all of these things.
fn refused(
    table: &dyn AnyTable,
    seat: Seat,
    things: &[Name],
    voice: Voice<'_>,
    most: usize,
) -> Vec<WhyAnswer> {
    let answer = |(wish, refusal): (Offer, refusal::Refusal)| WhyAnswer {
        label: Some(voice.say(&wish.label)),
        notation: wish.notation,
        legal: false,
        rule: Some(refusal.rule.0.into()),
        text: voice.refusal(&refusal),
    };
    table.why_not(seat, things).into_iter().take(most).map(answer).collect()
}

fn sentence(text: String, rule: Option<Name>) -> WhyAnswer {
    WhyAnswer { notation: String::new(), label: None, legal: false, rule, text }
}

/// No move takes these things together: what each of them could do by itself.
fn apart(
    table: &dyn AnyTable,
    seat: Seat,
    scene: &Scene,
    things: &[Name],
    voice: Voice<'_>,
) -> Vec<WhyAnswer> {
    let mut answers = Vec::new();
    if let [first, second, ..] = things {
        let text = Text::new("why-apart")
            .with("first", plain(called(scene, first, voice)))
            .with("second", plain(called(scene, second, voice)));
        answers.push(sentence(voice.say(&text), None));
    }
    for thing in things {
        let touching: Vec<&Offer> =
            scene.offers.iter().filter(|offer| offer.touches.contains(thing)).collect();
        let name = plain(called(scene, thing, voice));
        if let Some(first) = touching.first() {
            let labels = touching.iter().take(EXAMPLES).map(|offer| voice.say(&offer.label));
            let quoted = |label| voice.say(&Text::new("why-move").with("move", plain(label)));
            let labels: Vec<String> = labels.map(quoted).collect();
            let text = Text::new("why-could")
                .with("thing", name)
                .with("count", touching.len())
                .with("moves", plain(voice.list(labels)));
            let same = touching.iter().all(|offer| offer.rule == first.rule);
            answers.push(sentence(voice.say(&text), first.rule.clone().filter(|_| same)));
            continue;
        }
        let alone = refused(table, seat, std::slice::from_ref(thing), voice, REFUSED_ALONE);
        if alone.is_empty() {
            let text = Text::new("why-idle").with("thing", name);
            answers.push(sentence(voice.say(&text), None));
        }
        answers.extend(alone);
    }
    answers
}

/// What a piece or zone is called in a sentence.
fn called(scene: &Scene, id: &Name, voice: Voice<'_>) -> String {
    let piece = scene.pieces.iter().find(|piece| piece.id == *id);
    let zone = || scene.zones.iter().find(|zone| zone.id == *id);
    let label = piece.map(|piece| &piece.label).or_else(|| zone().map(|zone| &zone.label));
    match label.and_then(Option::as_ref) {
        Some(label) => voice.say(label),
        None => voice.word("why-something"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seed;
    use table::Setup;

    use kernel::Lang;

    use super::*;

    #[test]
    fn our_own_words_are_whole() {
        assert_eq!(render::audit::words("around", &AROUND_BOOK), []);
    }

    fn words(title: &dyn Title, lang: Lang) -> Words {
        Words::of(lang, [title.book(), &AROUND_BOOK])
    }

    #[test]
    fn automatic_players_are_called_by_what_they_are() {
        let games = games::registry();
        let title = games.get("stationfall").unwrap();
        let names = |lang, kinds: &[&str], given: &[&str]| {
            let sitting: Vec<Sitting<'_>> = kinds
                .iter()
                .zip(given)
                .map(|(kind, name)| Sitting { opened: kind, now: kind, name })
                .collect();
            seat_names(&**title, &sitting, &words(&**title, lang))
        };
        let kinds = ["me", "greedy", "invited", "greedy", "search:normal", "automation:engineer"];
        let given = ["Ada", "", "", "", "", ""];
        assert_eq!(
            names(Lang::En, &kinds, &given),
            ["Ada", "Quick 2", "", "Quick 4", "Thinker", "Station Automation: Engineer"]
        );
        assert_eq!(
            names(Lang::It, &kinds[3..], &given[3..]),
            ["Svelto", "Pensatore", "Automazione della Stazione: Ingegnere"]
        );
        assert_eq!(names(Lang::Ja, &["random", "search:500i"], &["", ""])[1], "思考家（500回）");
        assert_eq!(names(Lang::En, &["search:0.5", "no-such"], &["", ""])[0], "Thinker, 0.5 s");
        // A person of the same name is the one who keeps it.
        assert_eq!(names(Lang::En, &["me", "greedy"], &["Quick", ""]), ["Quick", "Quick 2"]);
    }

    /// A person who hands the seat over is still the one who sits there.
    #[test]
    fn a_stand_in_takes_no_name() {
        let games = games::registry();
        let title = games.get("tictactoe").unwrap();
        let away = Sitting { opened: "me", now: "greedy", name: "" };
        let replaced = Sitting { opened: "search:easy", now: "random", name: "" };
        let names = seat_names(&**title, &[away, replaced], &words(&**title, Lang::En));
        assert_eq!(names, ["", "Beginner"]);
    }

    #[test]
    fn things_that_belong_to_no_move_are_told_what_they_could_do() {
        let games = games::registry();
        let title = games.get("stationfall").unwrap();
        let table = title.open(&Setup::new(["me", "me"], Seed::from_number(3))).unwrap();
        let seat = table.turn().awaited().iter().next().unwrap();
        let other = Seat::all(2).find(|other| !table.turn().awaited().contains(*other));
        let words = words(&**title, Lang::En);
        let scene = table.scene(Viewer::Seat(seat));
        let offered = |id: &Name| scene.offers.iter().any(|offer| offer.touches.contains(id));
        let ids: Vec<Name> = scene
            .pieces
            .iter()
            .filter(|piece| piece.label.is_some())
            .map(|piece| piece.id.clone())
            .collect();
        // Whichever two things one clicks, there is an answer; and it says what an offered thing could do.
        let mut told = 0;
        for pair in ids.windows(2) {
            let answers = why_touching(&*table, seat, pair, words.voice());
            assert!(!answers.is_empty() && answers.iter().all(|one| !one.text.contains('⟦')));
            if answers[0].text.starts_with("No move of yours takes") {
                let could = answers.iter().filter(|one| one.text.contains("could take part in"));
                assert_eq!(could.count(), pair.iter().filter(|id| offered(id)).count());
                told += 1;
            }
        }
        assert!(told > 0, "no two things were apart");
        if let Some(other) = other {
            let answers = why_touching(&*table, other, &ids[..1], words.voice());
            assert_eq!(answers[0].rule.as_deref(), Some("SB-2"));
        }
    }
}
