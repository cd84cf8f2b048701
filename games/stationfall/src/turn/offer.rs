//! Consent: the player of a PC answers whether it performs the Action that somebody pays or presses for (SF-15.5.4.3,
//! SF-15.5.5.2, SF-R31).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer as Offered, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::{declare, tokens};
use crate::action::{Action, Actor};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::{Frame, Warrant};
use crate::game::Stationfall;
use crate::look::Look;
use crate::moves::Move;
use crate::scene::{self, labels, names};
use crate::state::{Guilt, KompromatPlace, Player};

/// A named Action waits for another player's consent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// Who is to act.
    pub actor: Actor,
    /// The Action, exactly.
    pub action: Action,
    /// Bribe, grey Bribe or Kompromat.
    pub by: Warrant,
    /// Who answers.
    pub to: Player,
}

impl Decision<Stationfall> for Offer {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.seat_of(self.to))
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        let (id, rule) = match self.by {
            Warrant::Kompromat if self.refusing_costs(look) => {
                ("sf-prompt-offer-kompromat", "SF-15.5.5.2")
            }
            Warrant::Kompromat => ("sf-prompt-offer-kompromat-free", "SF-R37"),
            _ => ("sf-prompt-offer-bribe", "SF-15.5.4.3"),
        };
        let seats = look.state.table.seats;
        let text = Text::new(id)
            .with("player", names::player(seats, look.state.turn.player))
            .with("who", labels::actor(self.actor))
            .with("what", labels::action(self.action, seats));
        let asked = Prompt::new(text, rule);
        // Who refuses a Bribe loses nothing; refusing Kompromat has consequences, so that somebody decides it each time.
        if self.by == Warrant::Kompromat { asked } else { asked.declined_by(&Move::Refuse) }
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        found(Move::Accept);
        found(Move::Refuse);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Accept => require(look.lindsey() != Some(self.to), || {
                Refusal::new("SF-T3", "sf-refused-lindsey-declines")
            }),
            Move::Refuse => Ok(()),
            _ => Err(Refusal::new("SF-R31", "sf-refused-answer-offer")),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.state.frames.pop();
        if *mv == Move::Accept {
            engine.tell(Event::Accepted { player: self.to });
            tokens::spend(engine, self.actor, self.action, self.by);
        } else {
            self.refused(engine);
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offered {
        scene::offer(look, seat, *mv, super::PASS)
    }
}

impl Offer {
    /// A refusing Innocent player becomes Suspect (SF-15.5.5.2, SF-R37): said before the answer.
    fn refusing_costs(&self, look: Look<'_>) -> bool {
        look.state.players[self.to].guilt == Guilt::Innocent
    }

    /// The token returns; who refuses Kompromat becomes Suspect.
    fn refused(&self, engine: &mut Engine<'_>) {
        engine.tell(Event::Refused { player: self.to });
        if self.by != Warrant::Kompromat {
            let player = engine.state.turn.player;
            engine.tell(Event::BribeReturned { player, grey: self.by == Warrant::GreyBribe });
            declare::remember(engine.state, |declared| declared.bribe_refused = true);
            return;
        }
        let seat = engine.look().active_seat();
        let character = engine.look().card_of(self.actor);
        engine.tell(Event::KompromatBack { seat, character });
        // Where the PC belongs to two players, both become Suspect (SF-R30).
        for player in 0..engine.state.table.players {
            let look = engine.look();
            let holder = look.pc_of(character).any(|holder| holder == Player(player));
            // Bots refuse everything and are not Suspect for it (SF-B3.3).
            if holder && !look.is_bot(Player(player)) {
                engine.suspect(Player(player));
            }
        }
    }
}

/// Offers the Action to a PC's player (SF-R47: everybody hears it).
pub(super) fn ask(engine: &mut Engine<'_>, actor: Actor, action: Action, by: Warrant, to: Player) {
    announce(engine, action, Event::Offered { to, actor, action });
    engine.ask(Frame::Offer(Offer { actor, action, by, to }));
}

/// Says what somebody is to do. Tradecraft names Kompromat of the hand, which everybody knows from now on.
pub(super) fn announce(engine: &mut Engine<'_>, action: Action, event: Event) {
    let Action::Tradecraft { give: (one, other), .. } = action else { return engine.tell(event) };
    let seat = engine.look().active_seat();
    for given in [one, other] {
        engine.state.kompromat[given] = KompromatPlace::Hand { seat, known: true };
    }
    engine.reveal(event);
}

impl Look<'_> {
    /// What silence means where a table keeps time: it refuses a Bribe and accepts Kompromat, so that it never creates
    /// guilt (SF-R46), and lets the first proposal of a council stand (SF-T62). None if nothing of this kind waits.
    pub fn silent_answer(self) -> Option<Move> {
        if self.council_for().is_some() {
            return self.state.tutorial.council.standing().map(|_| Move::Agree);
        }
        let Some(Frame::Offer(offer)) = super::top(self) else { return None };
        Some(if offer.by == Warrant::Kompromat { Move::Accept } else { Move::Refuse })
    }
}
