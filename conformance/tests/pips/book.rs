//! The card, the words and the rules of pips.

use kernel::{About, AlmanacEntry, Book, Choice, Lang, OptionSpec, Shelf, Stage, Stock};

use super::Flaw;

pub const WORDS: &str = "\
pips-deck = Deck
pips-table = Table
pips-points = Points
pips-prompt = Your turn.
pips-automaton = Lays its first card.
pips-rounds = How many rounds.
pips-log = What the game before has left.
pips-next = Game { $number }
pips-left = { $games ->
    [one] One game was played.
   *[other] { $games } games were played.
 }
pips-noted = The highest card
pips-noted-card = { $card } was laid.
pips-refused-log = At column { $column } expected { $expected }.
pips-ending = all rounds played
pips-laid = { $seat } lays a card.
pips-laid-card = { $seat } lays { $card }.
pips-shown = { $seat } shows { $card }.
pips-drew = { $seat } draws a card.
pips-drew-card = { $seat } draws { $card }.
pips-rolled = { $seat } rolls { $pips }.
pips-passed = { $seat } passes.
pips-cheered = { $seat } cheers.
pips-offer-lay = Lay { $card }
pips-offer-draw = Draw
pips-offer-roll = Roll
pips-offer-pass = Pass
pips-refused-later = Cards are laid in the next round.
pips-refused-early = All lay first.
pips-refused-held = You do not hold { $card }.
pips-refused-empty = The deck is empty.
pips-refused-cheer = Cheer once, or wait.
";

pub const LEDGER: &str = "PIP-1\tRounds\ty\tP\nPIP-2\tOwn cards\ty\tP\nPIP-3\tAfterwards\ty\tP\n";

pub const RULES: &str = "\
- **PIP-1** *Rounds.* All lay a card, the highest scores.
- **PIP-2** *Own cards.* Lay what you hold.
- **PIP-3** *Afterwards.* Who scored draws, rolls or passes.
";

pub static OPTIONS: [OptionSpec; 2] = [
    OptionSpec {
        key: "rounds",
        choice: Choice::Number { from: 1, to: 3 },
        default: "2",
        about: "pips-rounds",
        names: kernel::options::as_written,
    },
    OptionSpec {
        key: "log",
        choice: Choice::Carried(32),
        default: "",
        about: "pips-log",
        names: kernel::options::as_written,
    },
];

pub fn book(flaw: Flaw) -> Book {
    let almanac = if flaw == Flaw::AlmanacLeadsNowhere { misleading } else { entries };
    Book { words: [WORDS; 3], rules: &[(Lang::En, RULES)], ledger: LEDGER, almanac }
}

fn entries() -> Vec<AlmanacEntry> {
    let mut deck = AlmanacEntry::new("deck", Stock::Token, "pips-deck");
    deck.rules = vec!["PIP-3".into()];
    vec![deck]
}

fn misleading() -> Vec<AlmanacEntry> {
    let mut entries = entries();
    entries[0].see = vec!["cellar".into()];
    entries
}

pub fn about() -> About {
    About {
        id: "pips",
        title: "Pips",
        players: 2..=3,
        modes: &["free"],
        modules: &[],
        options: &OPTIONS,
        stage: Stage::Alpha,
        shelf: Shelf::Classics,
        theme: kernel::Theme::DEEP_SPACE,
        rules_version: 1,
        content: &[],
        hidden_information: true,
    }
}
