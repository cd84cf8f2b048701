//! Players: their panels and boards (NEM-29.10, NEM-29.11).

use kernel::scene::{Face, Gauge, Kind, Layout, Piece, SeatPanel, Tone, Zone};
use kernel::{Name, Scene, Text, Viewer};

use super::ship::object_icon;
use super::{badge, counted, sign};
use crate::almanac;
use crate::content::GoalDeck;
use crate::ids::Player;
use crate::look::Look;
use crate::options::Mode;
use crate::state::{Fate, HeldCard, QuestState, Thing};

/// What everybody sees of a player.
pub(super) fn panel(look: Look<'_>, player: Player) -> SeatPanel {
    let own = look.of(player);
    let mut panel = SeatPanel::new(player.seat());
    panel.role = own.character.get().map(|character| Text::new(character.word()));
    let mut gauge = |id: &'static str, label: &'static str, value: i32| {
        panel.gauges.push(Gauge::new(id, label, value));
    };
    gauge("hand", "nem-gauge-hand", own.hand.len() as i32);
    gauge("deck", "nem-gauge-deck", own.deck.len() as i32);
    gauge("number", "nem-gauge-number", own.number.into());
    gauge("light", "nem-gauge-light", own.light.into());
    gauge("serious", "nem-gauge-serious", own.serious.len() as i32);
    let backs: u8 = own.inventory.values().iter().sum();
    gauge("inventory", "nem-gauge-inventory", backs.into());
    let fate = match own.fate {
        Fate::Active | Fate::InPod(_) => None,
        Fate::Escaped => Some("nem-badge-escaped"),
        Fate::Hibernating => Some("nem-badge-hibernates"),
        Fate::Dead => Some("nem-badge-dead"),
        Fate::ShutDown => Some("nem-badge-dead"),
    };
    if let Some(word) = fate {
        let mut gauge = Gauge::new("fate", "nem-gauge-fate", 0);
        gauge.reading = Some(Text::new(word));
        panel.gauges.push(gauge);
    }
    panel
}

/// A player's board. Hands and Inventories show their faces to their owner alone.
pub(super) fn board(look: Look<'_>, player: Player, viewer: Viewer, scene: &mut Scene) {
    let n = player.number();
    let sees = viewer == Viewer::Referee || viewer.seat() == Some(player.seat());
    let mut zone = |id: String, label: &'static str, layout: Layout| {
        scene.zones.push(Zone::new(id, layout).named(label).owned(player.seat()));
    };
    zone(format!("hand-{n}"), "nem-zone-hand", Layout::Hand);
    zone(format!("hands-{n}"), "nem-zone-hands", Layout::Row);
    zone(format!("inventory-{n}"), "nem-zone-inventory", Layout::Row);
    zone(format!("quests-{n}"), "nem-zone-quests", Layout::Row);
    zone(format!("wounds-{n}"), "nem-zone-wounds", Layout::Row);
    zone(format!("goals-{n}"), "nem-zone-goals", Layout::Row);
    zone(format!("discard-{n}"), "nem-zone-discard", Layout::Stack);
    hand(look, player, sees, scene);
    hands(look, player, scene);
    inventory(look, player, sees, scene);
    quests(look, player, scene);
    wounds(look, player, scene);
    goals(look, player, sees, scene);
    for (place, card) in look.of(player).discard.iter().enumerate() {
        let mut piece =
            Piece::new(format!("discard-{n}-{}", place + 1), format!("discard-{n}"), Kind::Card);
        piece.label = Some(held_text(*card, false));
        scene.pieces.push(piece);
    }
}

/// A card of an Action deck in words.
fn held_text(card: HeldCard, owner: bool) -> Text {
    match card.action() {
        Some(action) => Text::new(action.word()),
        None if owner && card.known() && card.infected() => Text::new("nem-term-infected"),
        None if owner && card.known() => Text::new("nem-term-clean"),
        None => Text::new("nem-term-contamination"),
    }
}

fn hand(look: Look<'_>, player: Player, sees: bool, scene: &mut Scene) {
    let n = player.number();
    for (place, card) in look.of(player).hand.iter().enumerate() {
        let mut piece =
            Piece::new(format!("card-{n}-{}", place + 1), format!("hand-{n}"), Kind::Card);
        piece.owner = Some(player.seat());
        if sees {
            piece.label = Some(held_text(*card, true));
            piece.face = Face::Peeked;
            if let Some(action) = card.action() {
                piece.entry = Some(almanac::of(action.word()));
                let cost = look.content.cards[action].deed.cost;
                piece.badges.push(counted("nem-badge-cost", "cost", cost, Tone::Neutral));
            }
        } else {
            piece.face = Face::Down;
        }
        scene.pieces.push(piece);
    }
}

/// What is carried openly.
fn hands(look: Look<'_>, player: Player, scene: &mut Scene) {
    let n = player.number();
    for (place, carried) in look.of(player).hands.iter().enumerate() {
        let mut piece =
            Piece::new(format!("held-{n}-{}", place + 1), format!("hands-{n}"), Kind::Card);
        piece.owner = Some(player.seat());
        match carried.thing {
            Thing::Object(object) => {
                piece.kind = Kind::Item;
                piece.label = Some(Text::new(object.word()));
                piece.entry = Some(almanac::of(object.word()));
                piece.icon = Some(object_icon(object));
            }
            Thing::Item(item) => {
                piece.label = Some(Text::new(item.word()));
                piece.entry = Some(almanac::of(item.word()));
                if look.content.items[item].weapon.is_some() {
                    piece.badges.push(counted(
                        "nem-badge-ammo",
                        "ammo",
                        carried.ammo,
                        Tone::Neutral,
                    ));
                }
                if carried.joined {
                    piece.badges.push(badge("nem-badge-joined", Tone::Neutral));
                }
            }
        }
        scene.pieces.push(piece);
    }
}

/// Items in the Inventory: faces for the owner, backs for others (NEM-16.6).
fn inventory(look: Look<'_>, player: Player, sees: bool, scene: &mut Scene) {
    let n = player.number();
    let mut place = 0;
    for (ware, card) in look.content.wares.with_ids() {
        for _ in 0..look.of(player).inventory[ware] {
            place += 1;
            let mut piece =
                Piece::new(format!("item-{n}-{place}"), format!("inventory-{n}"), Kind::Card);
            piece.owner = Some(player.seat());
            // Quest Items lie open wherever they go (NEM-16.12).
            let open = look.content.items[card.item].quest.is_some();
            if sees || open {
                piece.label = Some(Text::new(card.item.word()));
                piece.entry = Some(almanac::of(card.item.word()));
                piece.face = if open { Face::Up } else { Face::Peeked };
            } else {
                piece.face = Face::Down;
                piece.label =
                    Some(Text::new(card.colour.map_or("nem-term-item", |colour| colour.word())));
            }
            scene.pieces.push(piece);
        }
    }
}

fn quests(look: Look<'_>, player: Player, scene: &mut Scene) {
    let n = player.number();
    let Some(character) = look.of(player).character.get() else { return };
    let items = look.content.characters[character].quest_items;
    for (item, state) in items.into_iter().zip(look.of(player).quests) {
        let mut piece = Piece::new(format!("quest-{n}-{item}"), format!("quests-{n}"), Kind::Card);
        piece.label = Some(Text::new(item.word()));
        piece.entry = Some(almanac::of(item.word()));
        piece.owner = Some(player.seat());
        if state == QuestState::Active {
            piece.badges.push(sign("nem-badge-quest-done", "done", Tone::Good));
        }
        scene.pieces.push(piece);
    }
}

fn wounds(look: Look<'_>, player: Player, scene: &mut Scene) {
    let n = player.number();
    for (place, own) in look.of(player).serious.iter().enumerate() {
        let mut piece =
            Piece::new(format!("wound-{n}-{}", place + 1), format!("wounds-{n}"), Kind::Card);
        piece.label = Some(Text::new(own.wound.word()));
        piece.entry = Some(almanac::of(own.wound.word()));
        piece.tone = Tone::Bad;
        if own.dressed {
            piece.badges.push(sign("nem-badge-dressed", "dressed", Tone::Good));
        }
        scene.pieces.push(piece);
    }
}

fn goals(look: Look<'_>, player: Player, sees: bool, scene: &mut Scene) {
    let n = player.number();
    let public = look.state.table.mode == Mode::Coop;
    for (place, goal) in look.of(player).goals.into_iter().filter_map(|goal| goal.get()).enumerate()
    {
        let mut piece =
            Piece::new(format!("goal-{n}-{}", place + 1), format!("goals-{n}"), Kind::Card);
        piece.owner = Some(player.seat());
        if sees || public {
            piece.label = Some(Text::new(goal.word()));
            piece.entry = Some(almanac::of(goal.word()));
            piece.face = if public { Face::Up } else { Face::Peeked };
        } else {
            piece.face = Face::Down;
            let corporate = look.content.goals[goal].deck == GoalDeck::Corporate
                && look.of(player).goals[1].is_some();
            piece.icon = Some(Name::from(if corporate { "goal-corporate" } else { "goal" }));
        }
        scene.pieces.push(piece);
    }
}
