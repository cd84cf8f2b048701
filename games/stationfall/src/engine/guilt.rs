//! Suspicion and Guilt (chapter 10).

use kernel::{Refusal, require};

use super::Engine;
use crate::action::Actor;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{Ability, Body};
use crate::look::Look;
use crate::state::{Guilt, Player};

impl Engine<'_> {
    /// An Innocent player becomes Suspect (SF-10.1.1).
    pub fn suspect(&mut self, player: Player) {
        if self.state.players[player].guilt == Guilt::Innocent {
            self.state.players[player].guilt = Guilt::Suspect;
            self.tell(Event::Suspected { player });
        }
    }

    /// A Suspect player becomes Guilty (SF-10.2.1).
    pub fn convict(&mut self, player: Player) {
        if self.state.players[player].guilt == Guilt::Suspect {
            self.state.players[player].guilt = Guilt::Guilty;
            self.tell(Event::Convicted { player });
        }
    }

    /// A Guilty player becomes Suspect (SF-A2.3).
    pub fn clear(&mut self, player: Player) {
        if self.state.players[player].guilt == Guilt::Guilty {
            self.state.players[player].guilt = Guilt::Suspect;
            self.tell(Event::Cleared { player });
        }
    }

    /// Somebody saw a Human go Down (SF-10.1.2). No Action of a Fugitive makes anybody Suspect (`fugitive`); the
    /// Consort may put the blame on somebody else (`mimic_frameup`, SF-R74).
    pub(super) fn witnessed_by(&mut self, actor: Actor) {
        let look = self.look();
        if look.has_ability(actor, Ability::Fugitive) {
            return;
        }
        let active = self.state.turn.player;
        let innocent = self.state.players[active].guilt == Guilt::Innocent;
        if innocent
            && look.has_ability(actor, Ability::MimicFrameup)
            && look.frameable().next().is_some()
        {
            self.ask(Frame::Frameup);
        } else {
            self.suspect(active);
        }
    }
}

impl<'a> Look<'a> {
    /// Whether the Consort can frame a player: another, Innocent, with a Conspirator other than the Consort Colocated
    /// with it, a Live body of it (`mimic_frameup`, SF-H33).
    pub(crate) fn check_frameable(self, player: Player) -> Result<(), Refusal> {
        let innocent = player != self.state.turn.player
            && player.0 < self.state.table.players
            && self.state.players[player].guilt == Guilt::Innocent;
        require(innocent, || Refusal::new("SF-R74", "sf-refused-frame-innocent"))?;
        let beside = self.bodies().any(|body| {
            self.colocated(body, Body::Consort)
                && self.can_act(body)
                && self.is_conspirator(player, self.owner(body))
        });
        require(beside, || Refusal::new("SF-R74", "sf-refused-frame-whom"))
    }

    /// The players the Consort can frame.
    pub fn frameable(self) -> impl Iterator<Item = Player> + 'a {
        self.players().filter(move |player| self.check_frameable(*player).is_ok())
    }
}
