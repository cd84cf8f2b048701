//! Deliver Data: in turn order, each player whose PC has Escaped may bring its Data to the Offsites (SF-16.3).

use kernel::{MoveList, Refusal, require};

use super::next;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{Data, Offsite};
use crate::look::Look;
use crate::moves::Move;
use crate::state::Player;

/// The place of a pair in the set of what a player has delivered.
const fn bit(data: Data, to: Offsite) -> u8 {
    1 << (data as u8 * Offsite::COUNT as u8 + to as u8)
}

/// What the player asked has delivered so far.
fn delivered(look: Look<'_>) -> u8 {
    match look.state.frames.last() {
        Some(Frame::Deliver { delivered, .. }) => *delivered,
        _ => 0,
    }
}

/// Whether a player may deliver this there. All pairs are chosen together, so each of them once (SF-R138); that the
/// Offsite holds it already makes it pointless, not illegal.
fn check_pair(look: Look<'_>, player: Player, data: Data, to: Offsite) -> Result<(), Refusal> {
    let pc = look.pc_character(player);
    let bodies = pc.map_or(&[][..], |pc| &look.content.characters[pc].bodies);
    let mut carriers =
        bodies.iter().filter(|body| look.is_escaped(**body) && look.has_data(**body, data));
    let first = carriers.next();
    require(first.is_some(), || {
        Refusal::new("SF-16.3.1", "sf-refused-deliver-no-data").with("data", data.word())
    })?;
    let free = |body: &&crate::ids::Body| !look.has_data(**body, Data::Nda);
    require(first.filter(free).is_some() || carriers.any(|body| free(&body)), || {
        Refusal::new("SF-R178", "sf-refused-deliver-nda").with("data", data.word())
    })?;
    require(!look.state.offsites[to].annihilated, || {
        Refusal::new("SF-R142", "sf-refused-offsite-gone").with("where", to.word())
    })?;
    require(delivered(look) & bit(data, to) == 0, || {
        Refusal::new("SF-R138", "sf-refused-delivered").with("data", data.word())
    })
}

fn pairs(look: Look<'_>, player: Player) -> impl Iterator<Item = (Data, Offsite)> {
    Data::ALL
        .iter()
        .flat_map(|data| Offsite::ALL.iter().map(move |to| (*data, *to)))
        .filter(move |(data, to)| check_pair(look, player, *data, *to).is_ok())
}

pub(crate) fn list(look: Look<'_>, player: Player, moves: &mut MoveList<Move>) {
    pairs(look, player).for_each(|(data, to)| moves.push(Move::Deliver(data, to)));
    moves.push(Move::Pass);
}

pub(crate) fn check(look: Look<'_>, player: Player, mv: &Move) -> Result<(), Refusal> {
    match mv {
        Move::Deliver(data, to) => check_pair(look, player, *data, *to),
        Move::Pass => Ok(()),
        _ => Err(Refusal::new("SF-16.3.1", "sf-refused-must-deliver")),
    }
}

pub(crate) fn play(engine: &mut Engine<'_>, player: Player, mv: &Move) {
    let before = delivered(engine.look());
    engine.state.frames.pop();
    match *mv {
        Move::Deliver(data, to) => {
            engine.state.offsites[to].data.insert(data);
            engine.tell(Event::Delivered { player, data, to });
            // Nobody becomes Guilty by it (SF-10.2.2), but who delivers Evidence clears the own name (SF-16.3.2).
            if data == Data::Evidence && to == Offsite::Authorities {
                engine.clear(player);
            }
            engine.ask(Frame::Deliver { player, delivered: before | bit(data, to) });
        }
        _ => go_on(engine, player),
    }
}

/// Who has nothing to deliver, or nothing more, is not asked.
pub(crate) fn run(engine: &mut Engine<'_>, player: Player) -> bool {
    if pairs(engine.look(), player).next().is_some() {
        return false;
    }
    engine.state.frames.pop();
    go_on(engine, player);
    true
}

/// The next player delivers; after the last comes scoring.
fn go_on(engine: &mut Engine<'_>, player: Player) {
    match next(engine.state, player) {
        Some(player) => engine.ask(Frame::Deliver { player, delivered: 0 }),
        None => super::score(engine),
    }
}
