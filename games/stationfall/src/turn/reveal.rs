//! The Reveal phase (SF-15.3).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use workbench::Decision;

use crate::engine::Engine;
use crate::event::{Event, Passed};
use crate::game::Stationfall;
use crate::ids::{Character, Identity};
use crate::look::Look;
use crate::moves::Move;
use crate::state::{IdentityPlace, Player};
use crate::{powers, scene};

/// Whether a card is one a player may reveal: the Secret Identity, or a Bonus Character where Schroedinger Reveals are
/// allowed (SF-3.5.1).
fn may_reveal(look: Look<'_>, player: Player, identity: Identity) -> bool {
    let own = match look.state.identities[identity] {
        IdentityPlace::Secret(holder) => holder == player,
        IdentityPlace::Bonus(holder) => {
            look.state.table.schroedinger && holder == look.seat_of(player)
        }
        IdentityPlace::Box
        | IdentityPlace::Dealt(_)
        | IdentityPlace::Revealed(_)
        | IdentityPlace::ShownBonus(_)
        | IdentityPlace::ShownNext(_)
        | IdentityPlace::Discarded(_) => false,
    };
    own && look.state.players[player].pc.is_none()
}

/// What a player may reveal.
pub(crate) fn revealable(look: Look<'_>, player: Player) -> impl Iterator<Item = Identity> + '_ {
    Identity::ALL.iter().copied().filter(move |identity| may_reveal(look, player, *identity))
}

/// The active player reveals, or not yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reveal;

impl Decision<Stationfall> for Reveal {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.active_seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("sf-prompt-reveal", "SF-15.3.1")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        revealable(look, look.state.turn.player).for_each(|card| found(Move::Reveal(card)));
        found(Move::Pass);
        if breadth == Breadth::Thinkable {
            super::influence::everybody(look, found);
            super::activate::everybody(look, found);
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Pass => Ok(()),
            Move::Reveal(identity) => check_identity(look, look.state.turn.player, *identity),
            _ => Err(Refusal::new("SF-15.2", "sf-refused-reveal-first")),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let player = engine.state.turn.player;
        engine.state.frames.pop();
        match mv {
            Move::Reveal(identity) => engine.reveal_identity(player, *identity, true),
            _ => engine.passed(player, Passed::Reveal),
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, "sf-offer-pass-reveal")
    }
}

/// Whether a player may reveal this card now.
pub(crate) fn check_identity(
    look: Look<'_>,
    player: Player,
    identity: Identity,
) -> Result<(), Refusal> {
    let bonus = look.state.identities[identity] == IdentityPlace::Bonus(look.seat_of(player));
    require(!bonus || look.state.table.schroedinger, || {
        let rule = if look.state.table.team.is_empty() { "SF-17.2.3" } else { "SF-18.3" };
        Refusal::new(rule, "sf-refused-no-schroedinger")
    })?;
    // With two colours each card belongs to one of them (SF-17.2.2.1).
    let other = matches!(look.state.identities[identity],
        IdentityPlace::Secret(holder) if holder != player && look.same_seat(holder, player));
    require(!other, || {
        Refusal::new("SF-17.2.2.1", "sf-refused-other-colour").with("who", identity.word())
    })?;
    require(may_reveal(look, player, identity), || {
        Refusal::new("SF-15.3.1", "sf-refused-not-your-identity")
    })
}

/// A player who has revealed is not asked again.
pub(super) fn run(engine: &mut Engine<'_>) -> bool {
    let asked = engine.state.players[engine.state.turn.player].pc.is_none();
    if !asked {
        engine.state.frames.pop();
    }
    !asked
}

impl Engine<'_> {
    /// A player reveals a card (SF-15.3.1): early, so that Reveal Powers start, or at Stationfall, when they do not
    /// (SF-16.2).
    pub(crate) fn reveal_identity(&mut self, player: Player, identity: Identity, early: bool) {
        let seat = self.look().seat_of(player);
        let schroedinger = self.state.identities[identity] != IdentityPlace::Secret(player);
        let secret = self.look().secret_of(player);
        self.state.identities[identity] = IdentityPlace::Revealed(player);
        let own = &mut self.state.players[player];
        own.pc = Some(identity);
        own.revealed_early = early;
        own.schroedinger = schroedinger;
        self.reveal(Event::Revealed { player, identity, schroedinger });
        if schroedinger {
            self.set_aside(seat, secret, identity);
        }
        self.clear_cubes(player, self.content.identities[identity].character);
        powers::begin(self, player, identity, early);
        self.settle();
    }

    /// A bot's Identity is turned up, at the set-up or as a Stranger Bot's new PC (SF-B2.5, SF-B10.9): its powers are on
    /// its Bot side.
    pub(crate) fn become_pc(&mut self, player: Player, identity: Identity) {
        self.state.identities[identity] = IdentityPlace::Revealed(player);
        let own = &mut self.state.players[player];
        own.pc = Some(identity);
        own.revealed_early = true;
        own.schroedinger = false;
        self.reveal(Event::Revealed { player, identity, schroedinger: false });
        self.clear_cubes(player, self.content.identities[identity].character);
    }

    /// After a Schroedinger Reveal the Secret Identity and every other Bonus Character are discarded unseen
    /// (SF-3.5.1, SF-17.3.2); the Stranger keeps them all as Bonus Characters (`enigma`).
    fn set_aside(&mut self, seat: kernel::Seat, secret: Option<Identity>, revealed: Identity) {
        let enigma = revealed == Identity::Stranger;
        for identity in Identity::ALL {
            let own = Some(*identity) == secret
                || self.state.identities[*identity] == IdentityPlace::Bonus(seat);
            if own {
                self.state.identities[*identity] = if enigma {
                    IdentityPlace::Bonus(seat)
                } else {
                    IdentityPlace::Discarded(seat)
                };
            }
        }
    }

    /// Own cubes on the card return to hand, all others go to the Betrayal box (SF-15.3.1, SF-17.2.4); those that
    /// Medical's Reveal sends there move its tracker (SF-R184).
    fn clear_cubes(&mut self, player: Player, character: Character) {
        for other in 0..self.state.table.players {
            let other = Player(other);
            let cubes = std::mem::take(&mut self.state.cards[character].cubes[other]);
            if other == player {
                self.state.players[other].cubes += cubes;
            } else if cubes > 0 {
                self.state.players[other].betrayal += cubes;
                self.tell(Event::Betrayed { player: other, cubes });
                // A bot's Medical sends no cubes to its tracker.
                if character == Character::Medical && !self.look().is_bot(player) {
                    self.state.tally.medical += cubes;
                }
            }
        }
    }
}
