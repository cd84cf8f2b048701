//! What happens at a table.

use conformance::testing::Situation;
use stationfall::Right;
use stationfall::content::Content;
use stationfall::engine::Engine;
use stationfall::look::Look;
use stationfall::state::Ending;

use super::{TestTable, action, actor, body, section};

impl TestTable {
    /// Looks at the table.
    pub fn look(&self) -> Look<'_> {
        Look::new(Content::standard(), &self.state)
    }

    /// Hands for the table.
    pub fn engine(&mut self) -> Engine<'_> {
        let Situation { state, log, .. } = &mut self.0;
        Engine::new(Content::standard(), state, log)
    }

    /// Somebody is Annihilated, with everything that follows.
    pub fn annihilate(&mut self, who: &str) {
        self.engine().annihilate(body(who));
    }

    /// A section becomes Damaged with everything that follows.
    pub fn damage(&mut self, at: &str) {
        self.engine().damage(section(at));
        self.settle();
    }

    /// Settles after changes by hand (SF-0.2).
    pub fn settle(&mut self) {
        self.engine().settle();
    }

    /// Carries out everything that needs nobody.
    pub fn carry_on(&mut self) {
        self.engine().carry_on();
    }

    /// Stationfall begins, as after Minute 0, with everything up to the next decision.
    pub fn fall(&mut self) {
        self.engine().stationfall(Ending::ReentryAfterZero);
        self.carry_on();
    }

    /// Performs a paid Action, given in its notation, with everything that follows.
    #[track_caller]
    pub fn act(&mut self, who: &str, notation: &str) {
        self.act_by(who, notation, Right::Paid);
    }

    /// Performs an Action by another right.
    #[track_caller]
    pub fn act_by(&mut self, who: &str, notation: &str, right: Right) {
        if let Err(refusal) = self.check(who, notation, right) {
            panic!("{who}: {notation}: {} {}", refusal.rule, refusal.reason);
        }
        self.engine().perform(actor(who), action(notation));
    }
}
