//! What everybody may count: tokens in the supply, cards left in the decks, and how many were removed unseen (the table of
//! hidden information).

use kernel::scene::{Kind, Layout, Piece, Tone, Zone};
use kernel::{Arg, Scene, Text};

use super::badge;
use crate::ids::{CardId, LootId, Pair, Period};
use crate::look::Look;
use crate::vocab::{Good, Res};

/// The id of the tokens of a resource in the supply.
pub(super) fn token(res: Res) -> String {
    format!("supply-{}", res.name())
}

/// Where a good comes from: the supply, or the Object deck.
pub(super) fn stock(good: Good) -> String {
    good.res().map_or_else(|| "object-deck".into(), token)
}

/// Adds the supply of tokens, the sizes of decks, of the Castaway supply, and what left the game unseen.
pub(super) fn draw(look: Look<'_>, scene: &mut Scene) {
    let state = look.state;
    scene.zones.push(Zone::new("supply", Layout::Row).named("la-term-supply"));
    for (res, n) in state.supply.iter() {
        let mut piece = Piece::new(token(res), "supply", Kind::Token);
        piece.label = Some(res.word().into());
        piece.icon = Some(res.name().into());
        piece.entry = Some(format!("token-{}", res.name()).into());
        piece.badges.push(badge("la-badge-left", Some((*n).into()), Tone::Neutral));
        scene.pieces.push(piece);
    }
    scene.zones.push(Zone::new("object-deck", Layout::Stack).named("la-term-object-deck"));
    scene.zones.push(Zone::new("castaways", Layout::Stack).named("la-name-surv_castaway"));
    let stories = state.stories.decks[state.stories.period].len();
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
    for period in Period::ALL {
        let of = |card: &CardId| look.content.cards[*card].period.is(period);
        let n = look.state.removed.iter().filter(of).count() as i32;
        if n > 0 {
            zone.badges.push(badge(period.word(), Some(n), Tone::Neutral));
        }
    }
    for pair in Pair::ALL {
        let of = |loot: &LootId| look.content.loot[*loot].pair == pair;
        let n = look.state.loot_removed.iter().filter(of).count() as i32;
        if n > 0 {
            let label = Text::new("la-loot-pair").with("pair", Arg::Plain(pair.ranks().into()));
            zone.badges.push(badge(label, Some(n), Tone::Neutral));
        }
    }
    if !zone.badges.is_empty() {
        scene.zones.push(zone);
    }
}
