//! What several decisions ask, refuse and do alike.

use kernel::{Breadth, Refusal, Seat, require};
use workbench::Decision;

use crate::engine::Engine;
use crate::game::LastAurora;
use crate::ids::{CardId, CrewPlace, Object, Slot};
use crate::look::Look;
use crate::moves::Move;
use crate::state::{Member, Player};
use crate::vocab::{Res, Zone};

/// What there is to decide in a question.
enum Answers {
    /// Nothing but passing, if that.
    None,
    /// This one answer.
    Only(Move),
    /// More than one, or one that must not be made unasked.
    Open,
}

fn answers(look: Look<'_>, decision: &dyn Decision<LastAurora>, seat: Seat) -> Answers {
    let (mut first, mut several) = (None, false);
    decision.candidates(look, seat, Breadth::Playable, &mut |mv| {
        if !several && decision.check(look, seat, &mv).is_ok() {
            several = first.is_some();
            first = first.or(Some(mv));
        }
    });
    match first {
        _ if several => Answers::Open,
        // That there is only one answer would tell something of a hidden hand.
        Some(Move::Discard(_) | Move::Keep(_)) => Answers::Open,
        None | Some(Move::Pass) => Answers::None,
        Some(mv) => Answers::Only(mv),
    }
}

/// Whether nothing can be answered but passing, if that.
pub(super) fn unanswerable(
    look: Look<'_>,
    decision: &dyn Decision<LastAurora>,
    player: Player,
) -> bool {
    matches!(answers(look, decision, player.seat()), Answers::None)
}

impl Engine<'_> {
    /// Spares the player a question that leaves nothing to decide (LA-H3): the procedure on top ends if it is over or
    /// nothing can be answered, and an only answer is carried out. Tells whether it went on.
    pub(super) fn spare(
        &mut self,
        decision: &dyn Decision<LastAurora>,
        player: Player,
        over: bool,
    ) -> bool {
        let nothing =
            if over { Answers::None } else { answers(self.look(), decision, player.seat()) };
        match nothing {
            Answers::None => self.pop(),
            Answers::Only(mv) => decision.play(self, player.seat(), &mv),
            Answers::Open => return false,
        }
        true
    }
}

/// The refusal of a move that the question does not ask for, passing among them.
pub(super) fn unasked(rule: &'static str, mv: &Move) -> Refusal {
    match mv {
        Move::Pass => Refusal::new(rule, "la-refused-must"),
        _ => Refusal::new(rule, "la-refused-wrong-question"),
    }
}

/// A Survivor of a player.
pub(crate) fn survivor<'a>(
    look: Look<'a>,
    player: Player,
    slot: CrewPlace,
    rule: &'static str,
) -> Result<&'a Member, Refusal> {
    let member = &look.of(player).crew[slot];
    require(member.present(), || {
        Refusal::new(rule, "la-refused-no-survivor").with("number", slot.number())
    })?;
    Ok(member)
}

/// A refusal that mentions a Survivor.
pub(super) fn about(
    rule: &'static str,
    reason: &'static str,
    look: Look<'_>,
    member: &Member,
) -> Refusal {
    let name = look.content.survivors[member.survivor()].name;
    Refusal::new(rule, reason).with("who", name)
}

/// A Survivor of a player in a zone.
pub(super) fn survivor_in(
    look: Look<'_>,
    player: Player,
    slot: CrewPlace,
    zone: Zone,
    rule: &'static str,
) -> Result<(), Refusal> {
    let member = survivor(look, player, slot, rule)?;
    require(member.zone == zone, || {
        about(rule, "la-refused-not-in-zone", look, member).with("zone", zone.word())
    })
}

/// The Survivors of a player, or those of a zone.
pub(super) fn survivors(
    look: Look<'_>,
    player: Player,
    zone: Option<Zone>,
    found: &mut dyn FnMut(Move),
) {
    for (slot, member) in look.crew(player) {
        if zone.is_none_or(|zone| zone == member.zone) {
            found(Move::Survivor(slot));
        }
    }
}

/// A resource that a player has.
pub(super) fn owned(
    look: Look<'_>,
    player: Player,
    res: Res,
    rule: &'static str,
) -> Result<(), Refusal> {
    require(look.of(player).res[res] > 0, || {
        Refusal::new(rule, "la-refused-none-left").with("what", res.word())
    })
}

/// The resources a player has to pay with, or may think of.
pub(super) fn resources(
    look: Look<'_>,
    player: Player,
    breadth: Breadth,
    found: &mut dyn FnMut(Move),
) {
    for &res in Res::ALL {
        if breadth == Breadth::Thinkable || look.of(player).res[res] > 0 {
            found(Move::Pay(res));
        }
    }
}

/// An Object in the hand of a player.
pub(super) fn in_hand(
    look: Look<'_>,
    player: Player,
    kind: Object,
    rule: &'static str,
) -> Result<(), Refusal> {
    require(look.of(player).hand[kind] > 0, || {
        let name = kind.word();
        Refusal::new(rule, "la-refused-not-in-hand").with("card", name)
    })
}

/// The Objects a player has to discard, or may think of.
pub(super) fn objects(
    look: Look<'_>,
    player: Player,
    breadth: Breadth,
    found: &mut dyn FnMut(Move),
) {
    for kind in Object::ALL.iter().copied() {
        if breadth == Breadth::Thinkable || look.of(player).hand[kind] > 0 {
            found(Move::Discard(kind));
        }
    }
}

/// Another player at the table.
pub(super) fn other_player(
    look: Look<'_>,
    player: Player,
    other: Player,
    rule: &'static str,
) -> Result<(), Refusal> {
    let known = other.0 < look.state.table.players;
    require(known, || Refusal::new(rule, "la-refused-no-player").with("number", other.0 + 1))?;
    require(other != player, || Refusal::new(rule, "la-refused-self"))
}

/// A refusal that mentions a player, the Automa included.
pub(super) fn about_player(
    rule: &'static str,
    reason: &'static str,
    look: Look<'_>,
    player: Player,
) -> Refusal {
    let refusal = Refusal::new(rule, reason);
    match look.automa(player) {
        true => refusal.with("seat", "la-term-automa"),
        false => refusal.with("seat", player.seat()),
    }
}

/// A card of the Exploration Zone, by its slot.
pub(super) fn zone_card(look: Look<'_>, slot: Slot, rule: &'static str) -> Result<CardId, Refusal> {
    let empty = || Refusal::new(rule, "la-refused-empty-slot").with("slot", slot.number());
    look.state.zone[slot].get().ok_or_else(empty)
}
