//! The suite catches every flaw: no law is empty.

mod pips;

use std::collections::BTreeSet;

use conformance::{Law, Violation, given};
use kernel::{Choice, Lang, OptionSpec, Record};
use pips::book::OPTIONS;
use pips::moves::{Spelling, spell};
use pips::{Flaw, Pips, suite};

/// Every flaw of pips with the laws that may be found broken: usually one, more where a flaw breaks several and the
/// dice decide which is seen first.
const FLAWS: &[(Flaw, &[Law])] = &[
    (Flaw::PanicsInPlay, &[Law::NoPanic]),
    (Flaw::PanicsInCheck, &[Law::NoPanic]),
    (Flaw::PanicsInStart, &[Law::NoPanic]),
    (Flaw::NobodyAwaited, &[Law::NoDeadEnd]),
    (Flaw::NothingToDo, &[Law::NoDeadEnd]),
    (Flaw::LongestTooShort, &[Law::Ends]),
    (Flaw::NeverEnds, &[Law::Ends]),
    (Flaw::AwaitsAStranger, &[Law::Seats]),
    (Flaw::WelcomesAStranger, &[Law::Seats]),
    (Flaw::WelcomesTheAwaited, &[Law::Seats]),
    (Flaw::WaitsForTheWelcome, &[Law::Ends]),
    (Flaw::WelcomeAsksOn, &[Law::Ends]),
    (Flaw::WelcomeDoesMore, &[Law::MovesAreWhatCheckAllows]),
    (Flaw::WelcomeTellsTheDeck, &[Law::NoLeak, Law::Scripts, Law::Undo]),
    (Flaw::TogetherAsksEach, &[Law::Together]),
    (Flaw::SeatsVanish, &[Law::Seats]),
    (Flaw::StandingMissing, &[Law::Outcome]),
    (Flaw::RanksDoNotFit, &[Law::Outcome]),
    (Flaw::ListsTwice, &[Law::MovesAreWhatCheckAllows]),
    (Flaw::ThinksOfTooLittle, &[Law::MovesAreWhatCheckAllows]),
    (Flaw::ListsTooLittle, &[Law::MovesAreWhatCheckAllows]),
    (Flaw::AllowsTooMuch, &[Law::MovesAreWhatCheckAllows]),
    (Flaw::CheckLeavesATrace, &[Law::RefusalsChangeNothing]),
    (Flaw::TurnIsUnsteady, &[Law::RefusalsChangeNothing, Law::MovesAreWhatCheckAllows]),
    (Flaw::RefusesByNoRule, &[Law::Rules]),
    (Flaw::RefusesWithoutWords, &[Law::Words]),
    (Flaw::LosesACard, &[Law::Conservation]),
    (Flaw::DoublesACard, &[Law::Conservation]),
    (Flaw::CountsNothing, &[Law::Conservation]),
    (Flaw::ForgetsWhenStored, &[Law::Storage]),
    (Flaw::ShufflesByItself, &[Law::Replay]),
    (Flaw::ShowsAllHands, &[Law::NoLeak]),
    (Flaw::ShowsTheSpectatorACard, &[Law::NoLeak, Law::Undo]),
    (Flaw::RefusalTellsAHand, &[Law::NoLeak]),
    (Flaw::MovesTellTheDeck, &[Law::NoLeak]),
    (Flaw::ScriptPeeks, &[Law::Scripts, Law::NoLeak]),
    (Flaw::AnnouncesTheCard, &[Law::NoLeakInEvents, Law::Undo]),
    (Flaw::AnnouncesTheDrawnCard, &[Law::NoLeakInEvents]),
    (Flaw::ImaginesTheRealLaidCards, &[Law::NoLeak]),
    (Flaw::ImaginesFromRealOrder, &[Law::NoLeak]),
    (Flaw::ForeseesTheDice, &[Law::Imagination]),
    (Flaw::ImaginesForTheReferee, &[Law::Imagination]),
    (Flaw::ImaginesALostCard, &[Law::Conservation]),
    (Flaw::ImaginesADeadEnd, &[Law::NoDeadEnd]),
    (Flaw::ImaginesNothing, &[Law::NoLeak]),
    (Flaw::ImaginesTheRealDeck, &[Law::Imagination]),
    (Flaw::DeniesHidingAnything, &[Law::Imagination]),
    (Flaw::FindsFaults, &[Law::Imagination]),
    (Flaw::ShowsWithoutABarrier, &[Law::Undo, Law::NoLeakInEvents]),
    (Flaw::DrawsWithoutABarrier, &[Law::Undo]),
    (Flaw::PlaysRevealAsOpen, &[Law::Undo]),
    (Flaw::RemembersTakenBackMoves, &[Law::Undo]),
    (Flaw::SamePieceTwice, &[Law::Scenes]),
    (Flaw::PieceNowhere, &[Law::Scenes]),
    (Flaw::SlotOutside, &[Law::Scenes]),
    (Flaw::PieceInAGroup, &[Law::Scenes]),
    (Flaw::ZoneWithinNothing, &[Law::Scenes]),
    (Flaw::ZoneWithinItself, &[Law::Scenes]),
    (Flaw::ZoneUponNothing, &[Law::Scenes]),
    (Flaw::LinkToNothing, &[Law::Scenes]),
    (Flaw::EntryInNoAlmanac, &[Law::Scenes]),
    (Flaw::DeclinesByNothing, &[Law::Scenes]),
    (Flaw::AlmanacLeadsNowhere, &[Law::Almanac]),
    (Flaw::PanelMissing, &[Law::Scenes]),
    (Flaw::GaugeTwice, &[Law::Scenes]),
    (Flaw::NoPrompt, &[Law::Scenes]),
    (Flaw::TouchesNothing, &[Law::Scenes]),
    (Flaw::ListsTooLong, &[Law::Scenes]),
    (Flaw::EventTouchesNameless, &[Law::Scenes]),
    (Flaw::SceneDoesNotTravel, &[Law::Scenes]),
    (Flaw::SceneCitesNoRule, &[Law::Rules]),
    (Flaw::EventCitesNoRule, &[Law::Rules]),
    (Flaw::EventWithoutWords, &[Law::Words]),
    (Flaw::EndingWithoutWords, &[Law::Words]),
    (Flaw::TextLacksAnArgument, &[Law::Words]),
    (Flaw::WorthTooMuch, &[Law::Evaluation]),
    (Flaw::WorthNotANumber, &[Law::Evaluation]),
    (Flaw::CarriesOverNonsense, &[Law::About, Law::Legacy]),
    (Flaw::CarriesOverTooEarly, &[Law::Legacy]),
    (Flaw::CarriesOverTheDeck, &[Law::NoLeak]),
    (Flaw::CarriesOverUnversioned, &[Law::Legacy]),
    (Flaw::CarriesOverForACrowd, &[Law::Legacy]),
    (Flaw::CarriesOverWithoutWords, &[Law::Words]),
    (Flaw::NotesTheDeck, &[Law::NoLeak]),
    (Flaw::NotesWithoutWords, &[Law::Words]),
    (Flaw::NotesTwice, &[Law::Legacy]),
    (Flaw::OpensNothing, &[Law::Legacy]),
    (Flaw::LeavesMoreThanThere, &[Law::Legacy]),
    (Flaw::TakesAnyLegacy, &[Law::Legacy]),
    (Flaw::RefusesWithoutAPlace, &[Law::Legacy]),
    (Flaw::RefusesASeatCount, &[Law::About, Law::Legacy]),
    (Flaw::PlayerCheats, &[Law::Players]),
    (Flaw::PlayerMissing, &[Law::Players]),
];

fn violation(game: Pips) -> Box<Violation> {
    let name = format!("{:?}", game.flaw);
    suite(game).games(60).check().expect_err(&name)
}

fn sound() -> Pips {
    Pips::new(Flaw::None)
}

#[test]
fn a_sound_game_passes() {
    let suite = suite(sound()).options(given([("rounds", "3")])).games(300);
    let statistics = suite.check().unwrap_or_else(|violation| panic!("{violation}"));
    assert_eq!(statistics.games, 300);
    assert!(statistics.imagined_otherwise > 1000);
    // Nobody decides together here: another sound game does.
    let elsewhere = [Law::NoPanic, Law::Together];
    for law in Law::ALL.into_iter().filter(|law| !elsewhere.contains(law)) {
        assert!(statistics.held.contains_key(&law), "{law:?} was never held against the game");
    }
    for rule in ["PIP-1", "PIP-2", "PIP-3"] {
        assert!(statistics.refusals.contains_key(rule), "{rule} never refused anything");
    }
}

#[test]
fn a_game_that_hides_nothing_but_the_future_passes() {
    let checked = suite(Pips::new(Flaw::HidesNothing)).check();
    assert_eq!(checked.unwrap_or_else(|violation| panic!("{violation}")).imagined_otherwise, 0);
}

#[test]
fn games_with_welcome_seats_with_decisions_owed_together_and_with_many_moves_pass() {
    for flaw in [Flaw::Welcomes, Flaw::DecidesTogether, Flaw::ShoutsAtSomebody] {
        let checked = suite(Pips::new(flaw)).games(300).check();
        let statistics = checked.unwrap_or_else(|violation| panic!("{flaw:?}: {violation}"));
        assert_eq!(statistics.held.contains_key(&Law::Together), flaw.together());
    }
}

#[test]
fn every_flaw_is_caught_as_what_it_is() {
    let mut wrong = Vec::new();
    for (flaw, laws) in FLAWS {
        for seed in 1..=3 {
            match suite(Pips::new(*flaw)).games(60).seed(seed).check() {
                Err(violation) if laws.contains(&violation.law) => {}
                Err(violation) => wrong.push(format!("{flaw:?} is taken for: {violation}")),
                Ok(_) => wrong.push(format!("{flaw:?} is not caught with seed {seed}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_law_is_without_a_flaw_that_breaks_it() {
    let broken: BTreeSet<Law> = FLAWS.iter().flat_map(|(_, laws)| *laws).copied().collect();
    let spelt = [Law::Notation];
    for law in Law::ALL {
        assert!(broken.contains(&law) || spelt.contains(&law), "nothing breaks {law:?}");
    }
}

#[test]
fn misspelt_moves_are_caught() {
    for spelling in [
        Spelling::Homonyms,
        Spelling::ReadsBackAsAnother,
        Spelling::DoesNotReadBack,
        Spelling::Empty,
        Spelling::TwoLines,
        Spelling::Comment,
        Spelling::Spaced,
    ] {
        spell(spelling);
        assert_eq!(violation(sound()).law, Law::Notation, "{spelling:?}");
    }
    spell(Spelling::PanicsWhenRead);
    assert_eq!(violation(sound()).law, Law::NoPanic);
    spell(Spelling::Sound);
}

#[test]
fn missing_and_wrong_words_are_caught() {
    let wrong = ["", "pips-deck = { $n }", "pips-deck = {"];
    for words in wrong {
        let mut game = sound();
        game.book.words[Lang::Ja as usize] = words;
        assert_eq!(violation(game).law, Law::Words, "{words}");
    }
}

#[test]
fn rules_that_are_not_the_ledgers_are_caught() {
    let broken: [(&str, &[(Lang, &str)]); 5] = [
        (
            "PIP-1\tRounds\ty\tP\n",
            &[(Lang::En, "- **PIP-1** *Rounds.* One.\n- **PIP-2** *Two.* Two.\n")],
        ),
        ("", &[(Lang::En, "")]),
        ("PIP-1 Rounds", &[(Lang::En, "- **PIP-1** *Rounds.* One.\n")]),
        ("PIP-1\tRounds\ty\tP\n", &[(Lang::It, "- **PIP-1** *Rounds.* One.\n")]),
        ("PIP-1\tRounds\ty\tP\n", &[(Lang::En, "- **PIP-1** *Rounds.*\n")]),
    ];
    for (ledger, rules) in broken {
        let mut game = sound();
        game.book.ledger = ledger;
        game.book.rules = rules;
        assert_eq!(violation(game).law, Law::Rules, "{ledger}");
    }
}

#[test]
fn a_card_that_is_not_sound_is_caught() {
    static UNREADABLE: [OptionSpec; 2] =
        [OptionSpec { choice: Choice::Number { from: 1, to: 300 }, ..OPTIONS[0] }, OPTIONS[1]];
    static ANOTHER_DEFAULT: [OptionSpec; 2] =
        [OptionSpec { default: "3", ..OPTIONS[0] }, OPTIONS[1]];
    static TWICE: [OptionSpec; 3] = [OPTIONS[0], OPTIONS[0], OPTIONS[1]];
    let cards: [fn(&mut Pips); 8] = [
        |game| game.about.id = "Pips",
        |game| game.about.id = "",
        |game| game.about.title = "",
        |game| game.about.players = 0..=2,
        |game| game.about.players = 2..=17,
        |game| game.about.options = &UNREADABLE,
        |game| game.about.options = &ANOTHER_DEFAULT,
        |game| game.about.options = &TWICE,
    ];
    for (number, spoil) in cards.into_iter().enumerate() {
        let mut game = sound();
        spoil(&mut game);
        assert_eq!(violation(game).law, Law::About, "card {number}");
    }
}

#[test]
fn options_that_cannot_be_read_are_caught() {
    let suite = suite(sound()).options(given([("rounds", "9")]));
    assert_eq!(suite.check().unwrap_err().law, Law::About);
}

#[test]
fn a_report_shows_a_record_that_replays_to_the_place() {
    let violation = violation(Pips::new(Flaw::EventWithoutWords));
    let report = violation.to_string();
    assert!(report.starts_with("pips breaks the law Words: every text is there"));
    assert!(report.contains("Seen: "), "{report}");
    let shown: String = report
        .lines()
        .skip_while(|line| !line.contains(kernel::record::FIRST_LINE))
        .map(|line| format!("{}\n", line.trim_start()))
        .collect();
    let record = Record::parse("report", &shown).unwrap();
    assert_eq!(Some(&record), violation.record.as_deref());
    assert_eq!(record.moves.last().unwrap().notation, "pass");
    let log = &mut kernel::EventLog::muted();
    kernel::record::replay(&sound(), &record, None, log, |_| ()).unwrap();
}

#[test]
#[should_panic(expected = "pips breaks the law NoDeadEnd")]
fn run_panics_with_the_report() {
    suite(Pips::new(Flaw::NobodyAwaited)).games(3).run();
}

#[test]
fn the_same_seed_finds_the_same() {
    let find = || violation(Pips::new(Flaw::AnnouncesTheCard));
    assert_eq!(find(), find());
}
