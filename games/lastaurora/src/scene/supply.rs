//! What everybody may count: tokens in the supply, cards left in the decks, and how many were removed unseen (the table of
//! hidden information).

use kernel::scene::{Kind, Layout, Piece, Tone, Zone};
use kernel::{Arg, Scene, Text};

use super::badge;
use crate::ids::{CardId, LootId};
use crate::look::Look;
use crate::vocab::{Good, Res};

/// The pairs of Loot, as their backs show them (LA-3.6).
pub(crate) const PAIRS: [&str; 3] = ["I-II", "III-IV", "V-VI"];

/// The names of the periods.
const PERIODS: [&str; 3] = ["la-period-1", "la-period-2", "la-period-3"];

/// The id of the tokens of a resource in the supply.
pub(super) fn token(res: Res) -> String {
    format!("supply-{}", res.word())
}

/// Where a good comes from: the supply, or the Object deck.
pub(super) fn stock(good: Good) -> String {
    good.res().map_or_else(|| "object-deck".into(), token)
}

/// Adds the supply of tokens, the sizes of decks, of the Castaway supply, and what left the game unseen.
pub(super) fn draw(look: Look<'_>, scene: &mut Scene) {
    let state = look.state;
    scene.zones.push(Zone::new("supply", Layout::Row).named("la-term-supply"));
    for (res, n) in Res::ALL.into_iter().zip(state.supply) {
        let mut piece = Piece::new(token(res), "supply", Kind::Token);
        piece.label = Some(res.name().into());
        piece.icon = Some(res.word().into());
        piece.entry = Some(format!("token-{}", res.word()).into());
        piece.badges.push(badge("la-badge-left", Some(n.into()), Tone::Neutral));
        scene.pieces.push(piece);
    }
    scene.zones.push(Zone::new("object-deck", Layout::Stack).named("la-term-object-deck"));
    scene.zones.push(Zone::new("castaways", Layout::Stack).named("la-name-surv_castaway"));
    let stories = state.stories.decks[usize::from(state.stories.period)].len();
    for (id, label, n) in [
        ("deck", "la-gauge-cards", state.deck.len()),
        ("object-deck", "la-gauge-cards", state.objects.len()),
        ("outcome", "la-gauge-cards", state.outcome.len()),
        ("story-deck", "la-gauge-cards", stories),
        ("castaways", "la-badge-left", state.castaways.into()),
    ] {
        if let Some(zone) = scene.zones.iter_mut().find(|zone| zone.id == id) {
            zone.badges.push(badge(label, Some(n as i32), Tone::Neutral));
        }
    }
    removed(look, scene);
}

/// How many cards were removed unseen, by period or pair (LA-3.7, LA-X5.2, LA-X5.3, LA-15.10).
fn removed(look: Look<'_>, scene: &mut Scene) {
    let mut zone = Zone::new("removed", Layout::Row).named("la-label-removed");
    for (place, name) in PERIODS.into_iter().enumerate() {
        let of = |card: &CardId| usize::from(look.content.cards[*card].period) == place + 1;
        let n = look.state.removed.iter().filter(of).count() as i32;
        if n > 0 {
            zone.badges.push(badge(name, Some(n), Tone::Neutral));
        }
    }
    for (place, pair) in PAIRS.into_iter().enumerate() {
        let of = |loot: &LootId| usize::from(look.content.loot[*loot].pair) == place;
        let n = look.state.loot_removed.iter().filter(of).count() as i32;
        if n > 0 {
            let label = Text::new("la-loot-pair").with("pair", Arg::Plain(pair.into()));
            zone.badges.push(badge(label, Some(n), Tone::Neutral));
        }
    }
    if !zone.badges.is_empty() {
        scene.zones.push(zone);
    }
}
