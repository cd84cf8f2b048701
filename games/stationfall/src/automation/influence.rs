//! A bot's cubes: the Influence phase (SF-B4.2, SF-B4.3), cubes inside a Manoeuvre (SF-B4.4), Renegotiate (chapter B6).

use super::priorities::{after, order_from};
use crate::engine::Engine;
use crate::event::Event;
use crate::ids::Character;
use crate::look::Look;
use crate::state::Player;
use crate::turn::{check_influence, influence_bounds};

/// With cubes on this many Live NPCs a bot does not Influence (SF-B4.2).
const ENOUGH: usize = 2;

/// Whom the bot whose turn it is Influences, with how many cubes (SF-B4.2, SF-B4.3).
pub(super) fn target(look: Look<'_>) -> Option<(Character, u8)> {
    let player = look.state.turn.player;
    let pc = look.pc_character(player)?;
    let npc = |character: &Character| !look.is_pc(*character) && look.card_is_live(*character);
    let own = |character: &Character| look.state.cards[*character].cubes[player] > 0;
    let held = look.state.table.in_play.iter().filter(|c| own(c) && npc(c)).count();
    if held >= ENOUGH {
        return None;
    }
    // The last Influenced Character is the farthest along Character Order that holds the bot's cubes (SF-B4.3a).
    let last = look
        .state
        .table
        .in_play
        .iter()
        .filter(|c| own(c) && *c != pc)
        .max_by_key(|c| order_from(look, pc, *c))
        .unwrap_or(pc);
    after(look, last)
        .filter(npc)
        .find_map(|character| Some((character, cubes_to_match(look, player, character)?)))
}

/// How many cubes make a bot equal to the player with most on a card, at least one; none if it cannot place them
/// (SF-B4.3, SF-B4.3b).
fn cubes_to_match(look: Look<'_>, player: Player, character: Character) -> Option<u8> {
    check_influence(look, character).ok()?;
    let (least, most) = influence_bounds(look, character);
    let cubes = &look.state.cards[character].cubes;
    let best = look.players().filter(|other| *other != player).map(|other| cubes[other]).max();
    let missing = best.unwrap_or(0).saturating_sub(cubes[player]);
    let wanted = missing.max(least);
    (wanted <= most).then_some(wanted)
}

/// How many cubes make somebody a Conspirator of a bot at once: none if they are one; `None` for other players' PCs,
/// for those who are not Live, and for those it cannot afford (SF-B4.4, SF-B7.5, SF-B12.3).
pub(super) fn cubes_needed(look: Look<'_>, player: Player, character: Character) -> Option<u8> {
    if look.is_conspirator(player, character) {
        return Some(0);
    }
    if look.is_pc(character) {
        return None;
    }
    cubes_to_match(look, player, character)
}

/// Takes back the disc, all cubes in Betrayal, on Down or Annihilated Characters, and on the last NPC in Character Order
/// that holds some and has not Escaped (SF-B6.1, SF-B6.2).
pub(super) fn renegotiate(engine: &mut Engine<'_>) {
    let player = engine.state.turn.player;
    if engine.state.players[player].disc.take().is_some() {
        engine.tell(Event::DiscBack { player, waited: false });
    }
    engine.take_betrayal(player);
    let look = engine.look();
    let Some(pc) = look.pc_character(player) else { return };
    let own = |c: &Character| look.state.cards[*c].cubes[player] > 0;
    let left = |c: Character| {
        let bodies = &look.content.characters[c].bodies;
        !bodies.is_empty() && bodies.iter().all(|body| look.is_escaped(*body))
    };
    let fallen = |c: &Character| {
        let bodies = &look.content.characters[*c].bodies;
        let down = |body: &crate::ids::Body| look.is_down(*body) || look.is_annihilated(*body);
        !bodies.is_empty() && bodies.iter().all(down)
    };
    let in_play = look.state.table.in_play;
    let last = in_play
        .iter()
        .filter(|c| own(c) && !look.is_pc(*c) && !fallen(c) && !left(*c))
        .max_by_key(|c| order_from(look, pc, *c));
    let back: workbench::flat::Set<Character> =
        in_play.iter().filter(|c| own(c) && (fallen(c) || Some(*c) == last)).collect();
    for character in back {
        let cubes = std::mem::take(&mut engine.state.cards[character].cubes[player]);
        engine.state.players[player].cubes += cubes;
        for _ in 0..cubes {
            engine.tell(Event::CubeBack { player, character });
        }
    }
}
