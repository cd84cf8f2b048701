//! The table of keys. What dispatches a key is what the help shows, so the help cannot be wrong.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Where a key means something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Everywhere, unless a nearer place says otherwise.
    Everywhere,
    /// At the table: the list of moves and the panels.
    Table,
    /// The cursor on the board.
    Look,
    /// The rules.
    Rules,
    /// The list of the almanac.
    Almanac,
    /// A page of the almanac.
    Leaf,
    /// The pages that were read at this table.
    Book,
    /// The page that lies open on the table.
    Story,
    /// A page over the table: help, why, scores.
    Page,
    /// A chapter of a campaign is over and leaves something: beside what else the keys mean there.
    End,
    /// The curtain between two people.
    Curtain,
    /// The question whether to leave.
    Leave,
}

impl Place {
    /// Every place, as the help orders them.
    pub const ALL: [Place; 12] = [
        Place::Table,
        Place::Look,
        Place::Rules,
        Place::Almanac,
        Place::Leaf,
        Place::Book,
        Place::Story,
        Place::Page,
        Place::End,
        Place::Curtain,
        Place::Leave,
        Place::Everywhere,
    ];

    /// The message that names it.
    pub const fn word(self) -> &'static str {
        match self {
            Place::Everywhere => "term-place-everywhere",
            Place::Table => "term-place-table",
            Place::Look => "term-place-look",
            Place::Rules => "term-place-rules",
            Place::Almanac => "term-place-almanac",
            Place::Leaf => "term-place-leaf",
            Place::Book => "term-place-book",
            Place::Story => "term-place-story",
            Place::Page => "term-place-page",
            Place::End => "term-place-end",
            Place::Curtain => "term-place-curtain",
            Place::Leave => "term-place-leave",
        }
    }
}

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Makes the chosen move.
    Play,
    /// Goes this many moves down the list.
    Choose(isize),
    /// Goes a page of moves down (or up) the list.
    ChoosePage(isize),
    /// Goes to the next (or the previous) heading of the list.
    ChooseGroup(isize),
    /// Takes the last letter out of what was typed.
    Erase,
    /// Empties the filter, or asks whether to leave.
    Back,
    /// Shows the next (or the previous) panel.
    Panel(isize),
    /// Scrolls the shown panel by lines.
    Scroll(isize),
    /// Pans the board by cells.
    Pan(i16, i16),
    /// Follows what happens again.
    Follow,
    /// The next size of the board.
    Detail,
    /// Other headings for the moves.
    Grouping,
    /// Takes the last decision back, or asks whether it may be.
    Undo,
    /// Says whether others may take back what they asked for.
    Answer(bool),
    /// Lays the cursor on the board, or takes it off.
    Look,
    /// Asks what the rules say to what was typed.
    Why,
    /// Opens the rules where the question is.
    Rules,
    /// Hands the seat over to an automatic player, or takes it back.
    HandOver,
    /// Leaves the lesson.
    LeaveLesson,
    /// The scores, once the game is over.
    Scores,
    /// Opens the next chapter of the campaign, or goes to it.
    Next,
    /// Declines by itself until the seat is asked what cannot be declined, or no more.
    Decline,
    /// Sits down in the next seat of this screen that may act.
    Sit,
    /// Moves the cursor to the next place in this direction.
    Step(i8, i8),
    /// Moves the cursor to the next (or the previous) thing of the place.
    Piece(isize),
    /// Makes the one move of what is under the cursor ready, then makes it; several are listed.
    Take,
    /// Picks what is under the cursor; two together are asked about.
    Pick,
    /// Opens the almanac, at what is looked at.
    Almanac,
    /// Opens the chosen page.
    Open,
    /// Chooses the next (or the previous) link of a page.
    Link(isize),
    /// Follows the link, or chooses the answer, of this number.
    Numbered(usize),
    /// Goes back to the page before.
    Return,
    /// Opens the book: the pages that were read.
    Book,
    /// Opens the page that lies on the table.
    Story,
    /// Gives the chosen answer to the page.
    Reply,
    /// Closes what lies over the table.
    Close,
    /// The person is there: lifts the curtain.
    Lift,
    /// No curtain any more.
    NoCurtain,
    /// Stays at the table.
    Stay,
    /// Leaves the table.
    Leave,
    /// Opens the help.
    Help,
    /// The next language.
    Language,
    /// Colours on or off.
    Colours,
    /// Draws the whole screen anew.
    Redraw,
}

/// One line of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Binding {
    /// Where it holds.
    pub place: Place,
    /// The key.
    pub code: KeyCode,
    /// What is held down with it.
    pub with: KeyModifiers,
    /// What it does.
    pub deed: Deed,
    /// The message that says so. Neighbours with the same message share a line of the help.
    pub word: &'static str,
}

const fn key(place: Place, code: KeyCode, deed: Deed, word: &'static str) -> Binding {
    Binding { place, code, with: KeyModifiers::NONE, deed, word }
}

const fn ctrl(place: Place, letter: char, deed: Deed, word: &'static str) -> Binding {
    Binding { place, code: KeyCode::Char(letter), with: KeyModifiers::CONTROL, deed, word }
}

const fn numbered(place: Place, number: u8, word: &'static str) -> Binding {
    let code = KeyCode::Char((b'0' + number) as char);
    key(place, code, Deed::Numbered(number as usize), word)
}

const fn shift(code: KeyCode, deed: Deed, word: &'static str) -> Binding {
    Binding { place: Place::Table, code, with: KeyModifiers::SHIFT, deed, word }
}

use KeyCode as K;
use Place as P;

/// How far one press pans: across, down.
const STEP: (i16, i16) = (8, 3);

/// Every key there is.
pub const KEYS: &[Binding] = &[
    key(P::Table, K::Enter, Deed::Play, "term-key-play"),
    key(P::Table, K::Up, Deed::Choose(-1), "term-key-choose"),
    key(P::Table, K::Down, Deed::Choose(1), "term-key-choose"),
    key(P::Table, K::PageUp, Deed::ChoosePage(-1), "term-key-choose-page"),
    key(P::Table, K::PageDown, Deed::ChoosePage(1), "term-key-choose-page"),
    key(P::Table, K::Left, Deed::ChooseGroup(-1), "term-key-choose-group"),
    key(P::Table, K::Right, Deed::ChooseGroup(1), "term-key-choose-group"),
    key(P::Table, K::Backspace, Deed::Erase, "term-key-erase"),
    key(P::Table, K::Esc, Deed::Back, "term-key-back"),
    ctrl(P::Table, 'z', Deed::Undo, "term-key-undo"),
    ctrl(P::Table, 'a', Deed::Answer(true), "term-key-agree"),
    ctrl(P::Table, 'x', Deed::Answer(false), "term-key-decline"),
    key(P::Table, K::Tab, Deed::Panel(1), "term-key-panel"),
    key(P::Table, K::BackTab, Deed::Panel(-1), "term-key-panel"),
    ctrl(P::Table, 'p', Deed::Scroll(-5), "term-key-scroll"),
    ctrl(P::Table, 'n', Deed::Scroll(5), "term-key-scroll"),
    shift(K::Left, Deed::Pan(-STEP.0, 0), "term-key-pan"),
    shift(K::Right, Deed::Pan(STEP.0, 0), "term-key-pan"),
    shift(K::Up, Deed::Pan(0, -STEP.1), "term-key-pan"),
    shift(K::Down, Deed::Pan(0, STEP.1), "term-key-pan"),
    key(P::Table, K::Home, Deed::Follow, "term-key-follow"),
    key(P::Table, K::F(2), Deed::Look, "term-key-look"),
    key(P::Table, K::F(3), Deed::Why, "term-key-why"),
    key(P::Table, K::F(4), Deed::Rules, "term-key-rules"),
    key(P::Table, K::F(5), Deed::Grouping, "term-key-grouping"),
    key(P::Table, K::F(6), Deed::Detail, "term-key-detail"),
    key(P::Table, K::F(7), Deed::HandOver, "term-key-hand-over"),
    key(P::Table, K::F(8), Deed::LeaveLesson, "term-key-leave-lesson"),
    key(P::Table, K::F(11), Deed::Almanac, "term-key-almanac"),
    ctrl(P::Table, 'e', Deed::Almanac, "term-key-almanac"),
    ctrl(P::Table, 'b', Deed::Book, "term-key-book"),
    ctrl(P::Table, 't', Deed::Story, "term-key-story"),
    ctrl(P::Table, 'g', Deed::Decline, "term-key-standing"),
    ctrl(P::Table, 's', Deed::Sit, "term-key-sit"),
    key(P::Table, K::F(12), Deed::Scores, "term-key-scores"),
    key(P::Look, K::Left, Deed::Step(-1, 0), "term-key-step"),
    key(P::Look, K::Right, Deed::Step(1, 0), "term-key-step"),
    key(P::Look, K::Up, Deed::Step(0, -1), "term-key-step"),
    key(P::Look, K::Down, Deed::Step(0, 1), "term-key-step"),
    key(P::Look, K::Tab, Deed::Piece(1), "term-key-piece"),
    key(P::Look, K::BackTab, Deed::Piece(-1), "term-key-piece"),
    key(P::Look, K::Enter, Deed::Take, "term-key-take"),
    key(P::Look, K::Char(' '), Deed::Pick, "term-key-pick"),
    key(P::Look, K::F(4), Deed::Rules, "term-key-rules"),
    key(P::Look, K::F(11), Deed::Almanac, "term-key-page"),
    ctrl(P::Look, 'e', Deed::Almanac, "term-key-page"),
    key(P::Look, K::F(6), Deed::Detail, "term-key-detail"),
    key(P::Look, K::F(2), Deed::Look, "term-key-look-end"),
    key(P::Look, K::Esc, Deed::Look, "term-key-look-end"),
    key(P::Rules, K::Up, Deed::Choose(-1), "term-key-rule"),
    key(P::Rules, K::Down, Deed::Choose(1), "term-key-rule"),
    key(P::Rules, K::PageUp, Deed::ChoosePage(-1), "term-key-rule"),
    key(P::Rules, K::PageDown, Deed::ChoosePage(1), "term-key-rule"),
    key(P::Rules, K::Backspace, Deed::Erase, "term-key-erase"),
    key(P::Rules, K::Esc, Deed::Close, "term-key-close"),
    key(P::Rules, K::F(4), Deed::Close, "term-key-close"),
    key(P::Almanac, K::Up, Deed::Choose(-1), "term-key-entry"),
    key(P::Almanac, K::Down, Deed::Choose(1), "term-key-entry"),
    key(P::Almanac, K::PageUp, Deed::ChoosePage(-1), "term-key-entry"),
    key(P::Almanac, K::PageDown, Deed::ChoosePage(1), "term-key-entry"),
    key(P::Almanac, K::Enter, Deed::Open, "term-key-open"),
    key(P::Almanac, K::Right, Deed::Open, "term-key-open"),
    key(P::Almanac, K::Backspace, Deed::Erase, "term-key-erase"),
    key(P::Almanac, K::Esc, Deed::Close, "term-key-close"),
    key(P::Almanac, K::F(11), Deed::Close, "term-key-close"),
    key(P::Leaf, K::Up, Deed::Scroll(-1), "term-key-scroll-page"),
    key(P::Leaf, K::Down, Deed::Scroll(1), "term-key-scroll-page"),
    key(P::Leaf, K::PageUp, Deed::Scroll(-10), "term-key-scroll-page"),
    key(P::Leaf, K::PageDown, Deed::Scroll(10), "term-key-scroll-page"),
    key(P::Leaf, K::Tab, Deed::Link(1), "term-key-link"),
    key(P::Leaf, K::BackTab, Deed::Link(-1), "term-key-link"),
    key(P::Leaf, K::Enter, Deed::Open, "term-key-follow-link"),
    key(P::Leaf, K::Right, Deed::Open, "term-key-follow-link"),
    numbered(P::Leaf, 1, "term-key-follow-number"),
    numbered(P::Leaf, 2, "term-key-follow-number"),
    numbered(P::Leaf, 3, "term-key-follow-number"),
    numbered(P::Leaf, 4, "term-key-follow-number"),
    numbered(P::Leaf, 5, "term-key-follow-number"),
    numbered(P::Leaf, 6, "term-key-follow-number"),
    numbered(P::Leaf, 7, "term-key-follow-number"),
    numbered(P::Leaf, 8, "term-key-follow-number"),
    numbered(P::Leaf, 9, "term-key-follow-number"),
    key(P::Leaf, K::Left, Deed::Return, "term-key-return"),
    key(P::Leaf, K::Backspace, Deed::Return, "term-key-return"),
    key(P::Leaf, K::Esc, Deed::Close, "term-key-close"),
    key(P::Leaf, K::F(11), Deed::Close, "term-key-close"),
    key(P::Book, K::Up, Deed::Choose(-1), "term-key-book-page"),
    key(P::Book, K::Down, Deed::Choose(1), "term-key-book-page"),
    key(P::Book, K::PageUp, Deed::Scroll(-10), "term-key-scroll-page"),
    key(P::Book, K::PageDown, Deed::Scroll(10), "term-key-scroll-page"),
    key(P::Book, K::Enter, Deed::Close, "term-key-close"),
    key(P::Book, K::Esc, Deed::Close, "term-key-close"),
    ctrl(P::Book, 'b', Deed::Close, "term-key-close"),
    key(P::Story, K::Up, Deed::Choose(-1), "term-key-answer"),
    key(P::Story, K::Down, Deed::Choose(1), "term-key-answer"),
    numbered(P::Story, 1, "term-key-answer-number"),
    numbered(P::Story, 2, "term-key-answer-number"),
    numbered(P::Story, 3, "term-key-answer-number"),
    numbered(P::Story, 4, "term-key-answer-number"),
    numbered(P::Story, 5, "term-key-answer-number"),
    numbered(P::Story, 6, "term-key-answer-number"),
    numbered(P::Story, 7, "term-key-answer-number"),
    numbered(P::Story, 8, "term-key-answer-number"),
    numbered(P::Story, 9, "term-key-answer-number"),
    key(P::Story, K::Enter, Deed::Reply, "term-key-reply"),
    key(P::Story, K::PageUp, Deed::Scroll(-10), "term-key-scroll-page"),
    key(P::Story, K::PageDown, Deed::Scroll(10), "term-key-scroll-page"),
    key(P::Story, K::F(4), Deed::Rules, "term-key-rules"),
    key(P::Story, K::Esc, Deed::Close, "term-key-story-end"),
    ctrl(P::Story, 't', Deed::Close, "term-key-story-end"),
    key(P::Page, K::Up, Deed::Scroll(-1), "term-key-scroll-page"),
    key(P::Page, K::Down, Deed::Scroll(1), "term-key-scroll-page"),
    key(P::Page, K::PageUp, Deed::Scroll(-10), "term-key-scroll-page"),
    key(P::Page, K::PageDown, Deed::Scroll(10), "term-key-scroll-page"),
    key(P::Page, K::Esc, Deed::Close, "term-key-close"),
    key(P::Page, K::Enter, Deed::Close, "term-key-close"),
    key(P::Page, K::Char('q'), Deed::Close, "term-key-close"),
    key(P::End, K::Char('n'), Deed::Next, "term-key-next"),
    key(P::Curtain, K::Enter, Deed::Lift, "term-key-lift"),
    ctrl(P::Curtain, 'z', Deed::Undo, "term-key-undo-other"),
    ctrl(P::Curtain, 'o', Deed::NoCurtain, "term-key-no-curtain"),
    key(P::Leave, K::Enter, Deed::Leave, "term-key-leave"),
    key(P::Leave, K::Char('q'), Deed::Leave, "term-key-leave"),
    key(P::Leave, K::Esc, Deed::Stay, "term-key-stay"),
    key(P::Everywhere, K::Char('?'), Deed::Help, "term-key-help"),
    key(P::Everywhere, K::F(1), Deed::Help, "term-key-help"),
    key(P::Everywhere, K::F(9), Deed::Language, "term-key-language"),
    key(P::Everywhere, K::F(10), Deed::Colours, "term-key-colours"),
    ctrl(P::Everywhere, 'k', Deed::Colours, "term-key-colours"),
    ctrl(P::Everywhere, 'l', Deed::Redraw, "term-key-redraw"),
    ctrl(P::Everywhere, 'c', Deed::Leave, "term-key-leave-now"),
    ctrl(P::Everywhere, 'd', Deed::Leave, "term-key-leave-now"),
    ctrl(P::Everywhere, 'q', Deed::Leave, "term-key-leave-now"),
];

/// What a key does in a place.
pub fn deed(place: Place, event: KeyEvent) -> Option<Deed> {
    bound(place, event).or_else(|| bound(Place::Everywhere, event))
}

/// What a key does in a place and nowhere else.
pub fn bound(place: Place, event: KeyEvent) -> Option<Deed> {
    KEYS.iter().find(|key| key.place == place && key.is(event)).map(|key| key.deed)
}

impl Binding {
    /// Whether this key was pressed. What a terminal reports beside Shift for a character or for BackTab differs.
    pub fn is(&self, event: KeyEvent) -> bool {
        let held = match self.code {
            K::Char(_) | K::BackTab => event.modifiers.difference(KeyModifiers::SHIFT),
            // Two quick presses of Esc arrive as one with Alt.
            K::Esc => event.modifiers.difference(KeyModifiers::ALT),
            _ => event.modifiers,
        };
        self.code == event.code && self.with == held
    }

    /// The key as it is written on a keyboard.
    pub fn name(&self) -> String {
        let plain = match self.code {
            K::Up => "↑".into(),
            K::Down => "↓".into(),
            K::Left => "←".into(),
            K::Right => "→".into(),
            K::PageUp => "PgUp".into(),
            K::PageDown => "PgDn".into(),
            K::BackTab => "Shift-Tab".into(),
            K::Char(' ') => "Space".into(),
            K::Char(letter) if self.with == KeyModifiers::CONTROL => {
                letter.to_ascii_uppercase().to_string()
            }
            other => other.to_string(),
        };
        match self.with {
            KeyModifiers::CONTROL => format!("Ctrl-{plain}"),
            KeyModifiers::SHIFT => format!("Shift-{plain}"),
            _ => plain,
        }
    }
}

/// One line of the help: the keys that do one thing, and its message.
#[derive(Clone, PartialEq, Debug)]
pub struct HelpLine {
    /// The keys, as they are written.
    pub keys: String,
    /// What they do.
    pub word: &'static str,
}

/// The help of a place.
pub fn help(place: Place) -> Vec<HelpLine> {
    let mut lines: Vec<HelpLine> = Vec::new();
    for key in KEYS.iter().filter(|key| key.place == place) {
        match lines.last_mut().filter(|line| line.word == key.word) {
            Some(line) => line.keys = format!("{} {}", line.keys, key.name()),
            None => lines.push(HelpLine { keys: key.name(), word: key.word }),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_means_two_things_in_one_place() {
        for (number, key) in KEYS.iter().enumerate() {
            let same = |other: &&Binding| {
                other.place == key.place && other.code == key.code && other.with == key.with
            };
            assert_eq!(KEYS.iter().position(|other| same(&other)), Some(number), "{key:?}");
        }
    }

    #[test]
    fn every_key_stands_in_the_help_of_its_place() {
        for key in KEYS {
            let lines = help(key.place);
            let line = lines.iter().find(|line| line.word == key.word).expect("its line");
            assert!(line.keys.split(' ').any(|name| name == key.name()), "{key:?}");
        }
    }

    #[test]
    fn shift_is_told_apart_only_where_it_matters() {
        let pressed = |code, with| KeyEvent::new(code, with);
        let shift = KeyModifiers::SHIFT;
        assert_eq!(deed(P::Table, pressed(K::BackTab, shift)), Some(Deed::Panel(-1)));
        assert_eq!(deed(P::Table, pressed(K::Char('?'), shift)), Some(Deed::Help));
        assert_eq!(deed(P::Table, pressed(K::Up, shift)), Some(Deed::Pan(0, -STEP.1)));
        assert_eq!(deed(P::Table, pressed(K::Char('c'), KeyModifiers::NONE)), None);
    }
}
