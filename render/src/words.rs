//! The sentences of one game in one language.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::book::KERNEL_BOOK;
use kernel::scene::Whose;
use kernel::{
    Arg, Book, Lang, Name, Outcome, Refusal, Scene, Seat, SeatSet, SetupError, Text, Viewer,
};

use crate::RENDER_BOOK;

/// Every message of a game in one language, together with the kernel's and the edge's own. Building it parses the
/// words, so build it once for each game and language; it may be shared between threads.
///
/// There is no fallback to another language: a missing message is a bug, and it shows as `⟦its-id⟧` so that nobody
/// overlooks it. [`crate::audit`] finds them all before anybody reads one.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of one game.
    pub fn new(lang: Lang, game: &Book) -> Words {
        Words::of(lang, [game])
    }

    /// The words of several books: a game's, and those of whoever else speaks at this edge. Where two books share
    /// a message id, the first one counts, and the kernel's comes before all.
    pub fn of<'b>(lang: Lang, books: impl IntoIterator<Item = &'b Book>) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![identifier(lang)]);
        bundle.set_use_isolating(false);
        for book in [&KERNEL_BOOK, &RENDER_BOOK].into_iter().chain(books) {
            // A message that cannot be read is a missing one: it shows as its id.
            let resource = FluentResource::try_new(book.words(lang).to_string())
                .unwrap_or_else(|(partial, _)| partial);
            let _clashes_the_audit_reports = bundle.add_resource(resource);
        }
        Words { lang, bundle }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// These words at a table where nobody has a name.
    pub const fn voice(&self) -> Voice<'_> {
        self.voice_with(&[])
    }

    /// These words at a table where people have names, in the order of the seats. A seat with an empty name, or
    /// with none, is called by its number.
    pub const fn voice_with<'a>(&'a self, names: &'a [String]) -> Voice<'a> {
        Voice { words: self, names }
    }

    /// Whether there is a message with this id.
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang)
    }
}

fn identifier(lang: Lang) -> unic_langid::LanguageIdentifier {
    lang.code().parse().expect("our language codes are language identifiers")
}

/// Words at one table: they know who sits where. Cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    words: &'a Words,
    names: &'a [String],
}

impl Voice<'_> {
    /// The language.
    pub const fn lang(self) -> Lang {
        self.words.lang
    }

    /// A message as a sentence.
    ///
    /// A text among the arguments also brings its message's attributes along: where `$who` is a text whose message
    /// has `.gender = f`, the sentence may ask for `$who-gender`.
    pub fn say(self, text: &Text) -> String {
        let missing = || format!("⟦{}⟧", text.id);
        let Some(message) = self.words.bundle.get_message(&text.id) else {
            return missing();
        };
        let Some(pattern) = message.value() else {
            return missing();
        };
        let mut args = FluentArgs::with_capacity(text.args.len());
        for (name, arg) in &text.args {
            args.set(name.as_ref(), self.value(arg));
            if let Arg::Text(inner) = arg {
                self.set_attributes(&mut args, name, inner);
            }
        }
        let mut unknown = Vec::new();
        self.words.bundle.format_pattern(pattern, Some(&args), &mut unknown).into_owned()
    }

    /// A message without arguments.
    pub fn word(self, id: &'static str) -> String {
        self.say(&Text::new(id))
    }

    fn set_attributes(self, args: &mut FluentArgs<'_>, name: &str, text: &Text) {
        let Some(message) = self.words.bundle.get_message(&text.id) else {
            return;
        };
        for attribute in message.attributes() {
            let mut unknown = Vec::new();
            let value = self.words.bundle.format_pattern(attribute.value(), None, &mut unknown);
            args.set(format!("{name}-{}", attribute.id()), value.into_owned());
        }
    }

    fn value(self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => self.seat(*seat).into(),
            Arg::Text(text) => self.say(text).into(),
            Arg::List(texts) => self.list(texts.iter().map(|text| self.say(text)).collect()).into(),
            Arg::Plain(name) => name.clone().into_owned().into(),
        }
    }

    /// Who sits in a seat: the given name, or the seat's number.
    pub fn seat(self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Text::new("seat-name").with("number", seat.0 + 1)),
        }
    }

    /// Whose points a line of the final count tells.
    pub fn whose(self, whose: &Whose) -> String {
        match whose {
            Whose::Seat(seat) => self.seat(*seat),
            Whose::Rival(name) => self.say(name),
        }
    }

    /// Several seats, joined as the language joins a list.
    pub fn seats(self, seats: SeatSet) -> String {
        self.list(seats.iter().map(|seat| self.seat(seat)).collect())
    }

    /// Whom the table awaits, and who may act besides, one sentence each.
    pub fn awaiting<W>(self, scene: &Scene<W>) -> Vec<String> {
        let said = |id: &'static str, seats: SeatSet| {
            let named = Arg::Plain(self.seats(seats).into());
            (!seats.is_empty()).then(|| self.say(&Text::new(id).with("seats", named)))
        };
        let awaiting = if scene.together { "awaiting-together" } else { "awaiting" };
        [said(awaiting, scene.awaited), said("welcome", scene.welcome)]
            .into_iter()
            .flatten()
            .collect()
    }

    /// Who is looking.
    pub fn viewer(self, viewer: Viewer) -> String {
        match viewer {
            Viewer::Seat(seat) => self.seat(seat),
            Viewer::Spectator => self.word("viewer-spectator"),
            Viewer::Referee => self.word("viewer-referee"),
        }
    }

    /// Parts joined as the language joins a list. A list of nothing is a dash.
    pub fn list(self, parts: Vec<String>) -> String {
        let plain = |part: String| Arg::Plain(Name::Owned(part));
        let mut parts = parts.into_iter().rev();
        let Some(last) = parts.next() else {
            return "–".into();
        };
        let Some(before) = parts.next() else {
            return last;
        };
        let two = Text::new("list-two").with("first", plain(before)).with("last", plain(last));
        parts.fold(self.say(&two), |rest, first| {
            self.say(&Text::new("list-many").with("first", plain(first)).with("rest", plain(rest)))
        })
    }

    /// Why a move is not allowed, in a sentence. The rule's id is not part of it: the edge shows it beside.
    pub fn refusal(self, refusal: &Refusal) -> String {
        self.say(&refusal.text())
    }

    /// Why a game cannot be set up like this, in a sentence that names the rule.
    pub fn setup_error(self, error: &SetupError) -> String {
        self.say(
            &Text::new("setup-impossible")
                .with("reason", error.text.clone())
                .with("rule", Arg::Plain(error.rule.into())),
        )
    }

    /// How a game ended, line by line: the ending first, then how everybody stands, best first.
    pub fn outcome(self, outcome: &Outcome) -> Vec<String> {
        outcome.told().iter().map(|line| self.say(line)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: Book = Book {
        words: [
            "ship = the ship\ncrew = { $who } and { $count ->\n    [one] one mate\n   *[other] { $count } mates\n } board { $what }.\nlisted = { $all }.\nno-value =\n    .gender = m\nengineer = Engineer\n    .gender = f\nfell = { $who } fell.",
            "ship = la nave\ncrew = { $who } e { $count ->\n    [one] un compagno\n   *[other] { $count } compagni\n } salgono su { $what }.\nlisted = { $all }.\nengineer = Ingegnera\n    .gender = f\nfell = { $who } è { $who-gender ->\n    [f] caduta\n   *[m] caduto\n}.",
            "ship = 船\ncrew = { $who }と仲間{ $count }人が{ $what }に乗る。\nlisted = { $all }。\nengineer = 機関士\nfell = { $who }が倒れた。",
        ],
        rules: &[],
        ledger: "",
        almanac: Vec::new,
    };

    fn crew(count: i32) -> Text {
        Text::new("crew").with("who", Seat(1)).with("count", count).with("what", "ship")
    }

    #[test]
    fn seats_numbers_and_names_become_a_sentence_without_isolation_marks() {
        let names = [String::new(), "Chiara".to_string()];
        let said: Vec<String> = Lang::ALL
            .into_iter()
            .flat_map(|lang| {
                let words = Words::new(lang, &BOOK);
                [words.voice().say(&crew(1)), words.voice_with(&names).say(&crew(3))]
            })
            .collect();
        assert_eq!(
            said,
            [
                "Seat 2 and one mate board the ship.",
                "Chiara and 3 mates board the ship.",
                "Posto 2 e un compagno salgono su la nave.",
                "Chiara e 3 compagni salgono su la nave.",
                "席2と仲間1人が船に乗る。",
                "Chiaraと仲間3人が船に乗る。",
            ]
        );
    }

    #[test]
    fn lists_are_joined_as_the_language_joins_them() {
        let listed = |n: usize| Text::new("listed").with("all", vec![Text::new("ship"); n]);
        let say = |lang, n| Words::new(lang, &BOOK).voice().say(&listed(n));
        assert_eq!(say(Lang::En, 0), "–.");
        assert_eq!(say(Lang::En, 1), "the ship.");
        assert_eq!(say(Lang::En, 2), "the ship and the ship.");
        assert_eq!(say(Lang::En, 4), "the ship, the ship, the ship and the ship.");
        assert_eq!(say(Lang::It, 3), "la nave, la nave e la nave.");
        assert_eq!(say(Lang::Ja, 3), "船、船と船。");
    }

    #[test]
    fn a_sentence_may_ask_for_the_gender_of_a_name() {
        let fell = Text::new("fell").with("who", "engineer");
        let say = |lang| Words::new(lang, &BOOK).voice().say(&fell);
        assert_eq!(say(Lang::En), "Engineer fell.");
        assert_eq!(say(Lang::It), "Ingegnera è caduta.");
        assert_eq!(say(Lang::Ja), "機関士が倒れた。");
    }

    #[test]
    fn a_missing_message_shows_its_id() {
        let words = Words::new(Lang::It, &BOOK);
        assert_eq!(words.voice().say(&Text::new("nowhere")), "⟦nowhere⟧");
        let english = Words::new(Lang::En, &BOOK);
        assert_eq!(english.voice().say(&Text::new("no-value")), "⟦no-value⟧");
        assert!(!english.knows("no-value") && english.knows("seat-name"));
    }

    #[test]
    fn an_outcome_is_told_best_first() {
        let words = Words::new(Lang::En, &BOOK);
        let told = |outcome| words.voice().outcome(&outcome);
        assert_eq!(
            told(Outcome::by_points("ship", &[1, 5, 5])),
            [
                "The game is over: the ship.",
                "1. Seat 2 wins with 5 points",
                "1. Seat 3 wins with 5 points",
                "3. Seat 1: 1 point",
            ]
        );
        assert_eq!(told(Outcome::draw("ship", 2))[1], "Nobody wins.");
        assert_eq!(told(Outcome::together("ship", 1, false))[1], "Seat 1 loses.");
        assert_eq!(told(Outcome::together("ship", 3, true))[1], "Everybody wins together.");
    }

    #[test]
    fn a_setup_error_names_its_rule() {
        let error = SetupError::new("T-1", Text::new("listed").with("all", "ship"));
        let words = Words::new(Lang::En, &BOOK);
        assert_eq!(words.voice().setup_error(&error), "the ship. (T-1)");
    }
}
