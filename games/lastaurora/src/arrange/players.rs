//! What a player has: Fame, goods, Objects, counters of module 5, Survivors.

use kernel::NotationError;

use super::line::Line;
use crate::ids::{CrewPlace, TrackCell};
use crate::state::{Member, Player};
use crate::vocab::{Res, Zone};

/// `fame PLAYER N`.
pub(super) fn fame(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let floor = line.content.setup.fame_floor;
    let fame = line.find(format!("Fame, from {floor} on"), |word| {
        word.parse().ok().filter(|fame| *fame >= floor)
    })?;
    line.state.players[player.index()].fame = fame;
    Ok(())
}

/// `res PLAYER RESOURCE N`: the rest lies in the supply.
pub(super) fn res(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let res: Res = line.find("food, ammo or fuel", |word| word.parse().ok())?;
    let n: u8 = line.parse("how many")?;
    let own = &mut line.state.players[player.index()].res[res];
    let supply = &mut line.state.supply[res];
    let total = *supply + *own;
    *own = n.min(total);
    *supply = total - *own;
    Ok(())
}

/// `object PLAYER OBJECT`: one more in hand, out of the deck.
pub(super) fn object(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let kind = line.object()?;
    if !line.state.objects.take(kind) {
        return Err(line.wrong("an Object that is in the deck"));
    }
    line.state.players[player.index()].hand[kind] += 1;
    Ok(())
}

/// `dodge PLAYER N`: so many cells right of the first.
pub(super) fn dodge(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let last = line.content.pvp.dodge.len() as u8 - 1;
    line.state.players[player.index()].dodge =
        TrackCell(line.number("a cell of the Dodge track", 0, last)?);
    Ok(())
}

/// `aggression PLAYER N`: so many bonuses left of the counter.
pub(super) fn aggression(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let last = line.content.pvp.aggression.len() as u8 - 1;
    let cell = line.number("a cell of the Aggression track", 0, last)?;
    line.state.players[player.index()].aggression = TrackCell(cell);
    Ok(())
}

/// `survivor PLAYER PLACE CARD ZONE [COUNTERS]`.
pub(super) fn survivor(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let slot = line.member()?;
    let kind = line.survivor()?;
    let zone: Zone = line.find("active, rest or exhausted", |word| word.parse().ok())?;
    let contamination = if line.more() { line.parse("counters")? } else { 0 };
    leave(line, player, slot);
    line.take_card(line.content.survivors[kind].card);
    if kind == line.content.known.castaway {
        let supply = line.state.castaways.checked_sub(1);
        line.state.castaways = supply.ok_or_else(|| line.wrong("a Castaway in the supply"))?;
    }
    line.state.players[player.index()].crew[slot] =
        Member { kind: kind.into(), zone, contamination, used: false };
    Ok(())
}

/// `none PLAYER PLACE`: nobody is in this place.
pub(super) fn nobody(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let slot = line.member()?;
    leave(line, player, slot);
    Ok(())
}

fn leave(line: &mut Line<'_>, player: Player, slot: CrewPlace) {
    let place = &mut line.state.players[player.index()].crew[slot];
    let old = std::mem::replace(place, Member::NOBODY);
    if !old.present() {
        return;
    }
    if let Some(card) = line.content.survivors[old.survivor()].card {
        line.state.discard.insert(card);
    } else if old.kind.is(line.content.known.castaway) {
        line.state.castaways += 1;
    }
}
