//! What may be done at a table, and what is refused.

use kernel::{Game, MoveList, Refusal, Seat};
use stationfall::Right;

use super::{TestTable, action, actor, decision};

/// Who wishes for something: a seat that is asked for a decision, or somebody who would act, by some right.
pub trait Wisher: Copy {
    /// Whether what is wished for in its notation is allowed.
    fn check(self, t: &TestTable, notation: &str) -> Result<(), Refusal>;

    /// Whether it is listed.
    fn is_offered(self, t: &TestTable, notation: &str) -> bool;
}

impl Wisher for Seat {
    fn check(self, t: &TestTable, notation: &str) -> Result<(), Refusal> {
        t.game().check(&t.state, self, &decision(notation))
    }

    fn is_offered(self, t: &TestTable, notation: &str) -> bool {
        let mut moves = MoveList::new();
        kernel::play::legal(t.game(), &t.state, self, &mut moves);
        moves.contains(&decision(notation))
    }
}

impl Wisher for &str {
    fn check(self, t: &TestTable, notation: &str) -> Result<(), Refusal> {
        (self, Right::Paid).check(t, notation)
    }

    fn is_offered(self, t: &TestTable, notation: &str) -> bool {
        (self, Right::Paid).is_offered(t, notation)
    }
}

impl Wisher for (&str, Right) {
    fn check(self, t: &TestTable, notation: &str) -> Result<(), Refusal> {
        t.check(self.0, notation, self.1)
    }

    fn is_offered(self, t: &TestTable, notation: &str) -> bool {
        let (wanted, mut found) = (action(notation), false);
        t.look().list_actions(actor(self.0), self.1, &mut |listed| found |= listed == wanted);
        found
    }
}

/// What may be done.
impl TestTable {
    /// Whether an Action is allowed, and if not, why.
    pub fn check(&self, who: &str, notation: &str, right: Right) -> Result<(), Refusal> {
        self.look().check_action(actor(who), &action(notation), right)
    }

    /// Whether somebody could pay for this Action now.
    pub fn may(&self, who: &str, notation: &str) -> bool {
        self.check(who, notation, Right::Paid).is_ok()
    }

    /// Whether somebody could take this as the free Action of an activation.
    pub fn may_free(&self, who: &str, notation: &str) -> bool {
        self.check(who, notation, Right::Free).is_ok()
    }

    /// Demands that a wish is refused by this rule, and offered nowhere.
    #[track_caller]
    pub fn refused(&self, who: impl Wisher, notation: &str, rule: &str) {
        let Err(refusal) = who.check(self, notation) else {
            panic!("`{notation}` is allowed, not refused by {rule}")
        };
        assert_eq!(refusal.rule.0, rule, "`{notation}`: {}", refusal.reason);
        assert!(!who.is_offered(self, notation), "`{notation}`: listed though refused");
    }

    /// Demands that a decision of the seat that is asked is refused by this rule, and not listed.
    #[track_caller]
    pub fn decision_refused(&self, notation: &str, rule: &str) {
        self.refused(self.asked(), notation, rule);
    }
}

/// Fails unless this rule refuses the wish, and a person reads this English sentence.
#[track_caller]
pub fn refused(t: &TestTable, who: impl Wisher, notation: &str, rule: &str, sentence: &str) {
    let Err(refusal) = who.check(t, notation) else {
        panic!("`{notation}` is allowed, not refused by {rule}")
    };
    let read = t.sentence(&refusal);
    assert_eq!((refusal.rule.0, read.as_str()), (rule, sentence), "`{notation}`");
}
