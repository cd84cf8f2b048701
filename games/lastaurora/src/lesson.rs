//! The introduction, and the conditions it is written in.

use workbench::script::{Atom, Atoms, Cursor, Dialect, Facts, Mistake};

use crate::frame::Frame;
use crate::game::{BOOK, LastAurora};
use crate::look::Look;
use crate::state::{Player, Step};
use crate::vocab::Zone;

const DIALECT: Dialect = Dialect { in_words: "", equals: "=" };

/// What a pupil can be asked, as lessons name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    Explore,
    Slot,
    Action,
    Place,
    Goods,
    Rest,
    Move,
    Steer,
    Contaminate,
    Fire,
    Damage,
    Loot,
    EndRound,
    Limit,
}

impl Question {
    /// Whether this procedure asks it.
    fn is_asked(self, frame: &Frame, step: Step) -> bool {
        match self {
            Question::Explore => matches!(frame, Frame::ExploreTurn { .. }),
            Question::Slot => matches!(frame, Frame::Expedition { .. }),
            Question::Action => matches!(frame, Frame::Action { .. }),
            Question::Place => matches!(frame, Frame::Place { .. }),
            Question::Goods => matches!(frame, Frame::GainChoice(_) | Frame::Overload(_)),
            Question::Rest => matches!(frame, Frame::RestTurn { .. } | Frame::Rested { .. }),
            Question::Move => matches!(frame, Frame::MoveTurn { .. }),
            Question::Steer => matches!(frame, Frame::Steer { .. }),
            Question::Contaminate => matches!(frame, Frame::Contaminate(_)),
            Question::Fire => matches!(frame, Frame::FireTurn { .. }),
            Question::Damage => matches!(frame, Frame::Damage(_)),
            Question::Loot => matches!(frame, Frame::Loot { .. }),
            Question::EndRound => matches!(frame, Frame::RoundTurn { .. }),
            Question::Limit => {
                matches!(frame, Frame::DiscardObjects(_)) && step == Step::ObjectLimit
            }
        }
    }
}

const QUESTIONS: [(&str, Question); 14] = [
    ("explore", Question::Explore),
    ("slot", Question::Slot),
    ("action", Question::Action),
    ("place", Question::Place),
    ("goods", Question::Goods),
    ("rest", Question::Rest),
    ("move", Question::Move),
    ("steer", Question::Steer),
    ("contaminate", Question::Contaminate),
    ("fire", Question::Fire),
    ("damage", Question::Damage),
    ("loot", Question::Loot),
    ("end_round", Question::EndRound),
    ("limit", Question::Limit),
];

/// What is a number in a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    Round,
    Region,
    Enemies,
    Hand,
    Active,
}

const NUMBERS: [(&str, Number); 5] = [
    ("round", Number::Round),
    ("region", Number::Region),
    ("enemies", Number::Enemies),
    ("hand", Number::Hand),
    ("active", Number::Active),
];

struct Words;

impl Atoms for Words {
    type Truth = Question;
    type Number = Number;

    fn atom(&mut self, cursor: &mut Cursor<'_>) -> Result<Atom<Question, Number>, Mistake> {
        if cursor.eat("asked") {
            cursor.expect("(")?;
            let question = cursor.one_of("a question of the game", &QUESTIONS)?;
            cursor.expect(")")?;
            return Ok(Atom::Truth(question));
        }
        cursor.one_of("a number of the lesson", &NUMBERS).map(Atom::Number)
    }
}

/// The table as a pupil sees it.
struct Pupil<'a>(Look<'a>, Player);

impl Facts<Question, Number> for Pupil<'_> {
    fn truth(&self, question: &Question) -> bool {
        let state = self.0.state;
        if crate::flow::awaited(self.0) != Some(self.1) {
            return false;
        }
        state.frames.last().is_some_and(|frame| question.is_asked(frame, state.step))
    }

    fn number(&self, number: &Number) -> i32 {
        let Pupil(look, player) = *self;
        match number {
            Number::Round => look.state.round.into(),
            Number::Region => i32::from(look.region(player).number()),
            Number::Enemies => look.enemies_near(player).count() as i32,
            Number::Hand => look.hand_size(player).into(),
            Number::Active => look.in_zone(player, Zone::Active).len() as i32,
        }
    }
}

workbench::introduction! {
    /// The introduction, with the conditions it is written in.
    pub struct Introduction(LastAurora, Words, BOOK, DIALECT);
    file: "../content/lessons.toml",
    pupil: |game, state, seat| Pupil(game.look(state), Player(seat.0)),
}
