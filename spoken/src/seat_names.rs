//! Who sits where: people by their names, automatic players by their kinds.

use kernel::Text;
use players::Kind;
use players::search::Budget;
use render::Words;
use table::Title;

use crate::plain;

/// What one of the common seat kinds is called, and what it does: `kind-greedy` and `kind-greedy-about`.
pub fn kind_message(id: &str) -> String {
    format!("kind-{}", id.replace(':', "-"))
}

/// The name that goes with an explanation of a game, if its words have one.
pub fn name_of(words: &Words, about: &str) -> Option<String> {
    let id = format!("{about}-name");
    words.knows(&id).then(|| words.voice().say(&Text::new(id)))
}

/// A seat kind of a game as a person reads it. One that the game does not have is as it is written.
pub fn kind_name(title: &dyn Title, kind: &Kind, words: &Words) -> String {
    let voice = words.voice();
    match kind {
        unknown if unknown.check(title.own_kinds()).is_err() => unknown.to_string(),
        Kind::Search(Budget::Time(time)) => {
            let seconds = plain(time.as_secs_f64().to_string());
            voice.say(&Text::new("kind-search-time").with("seconds", seconds))
        }
        Kind::Search(Budget::Iterations(count)) => {
            voice.say(&Text::new("kind-search-count").with("count", *count))
        }
        Kind::Own { id, argument } => {
            let about = title.own_kinds().iter().find(|own| own.id == *id).map(|own| own.about);
            let name = about.and_then(|about| name_of(words, about)).unwrap_or_else(|| id.clone());
            let Some(argument) = argument else { return name };
            let called = title.argument_name(id, argument).map(|text| voice.say(&text));
            let called = plain(
                called.map_or_else(|| argument.clone(), |called| unexplained(&called).into()),
            );
            let text = Text::new("kind-with").with("kind", plain(name)).with("argument", called);
            voice.say(&text)
        }
        Kind::Me | Kind::Random | Kind::Greedy | Kind::Thinker(_) => {
            voice.say(&Text::new(kind_message(&kind.to_string())))
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
    pub opened: &'a Kind,
    /// The kind that decides now.
    pub now: &'a Kind,
    /// What the person is called; may be empty.
    pub name: &'a str,
}

/// What everybody at a table is called, in the order of the seats: people by their names, automatic players by their
/// kinds, with the seat's number where two would be called the same. A person without a name keeps an empty one, so
/// that the seat's number names it.
pub fn seat_names(title: &dyn Title, sitting: &[Sitting<'_>], words: &Words) -> Vec<String> {
    let first = |who: &Sitting<'_>| match who.name {
        "" if who.opened.is_person() => String::new(),
        "" => kind_name(title, who.now, words),
        name => name.to_string(),
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

#[cfg(test)]
mod tests {
    use kernel::Lang;

    use super::*;
    use crate::SPOKEN_BOOK;

    fn words(title: &dyn Title, lang: Lang) -> Words {
        Words::of(lang, [title.book(), &SPOKEN_BOOK])
    }

    #[test]
    fn automatic_players_are_called_by_what_they_are() {
        let games = games::registry();
        let title = games.get("stationfall").unwrap();
        let names = |lang, kinds: &[&str], given: &[&str]| {
            let kinds: Vec<Kind> = kinds.iter().map(|kind| Kind::from(*kind)).collect();
            let sitting: Vec<Sitting<'_>> = kinds
                .iter()
                .zip(given)
                .map(|(kind, name)| Sitting { opened: kind, now: kind, name })
                .collect();
            seat_names(&**title, &sitting, &words(&**title, lang))
        };
        let kinds = ["me", "greedy", "me", "greedy", "search:normal", "automation:engineer"];
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
        let easy = Kind::from("search:easy");
        let away = Sitting { opened: &Kind::Me, now: &Kind::Greedy, name: "" };
        let replaced = Sitting { opened: &easy, now: &Kind::Random, name: "" };
        let names = seat_names(&**title, &[away, replaced], &words(&**title, Lang::En));
        assert_eq!(names, ["", "Beginner"]);
    }
}
