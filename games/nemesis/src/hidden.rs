//! What a viewer can imagine: everything hidden from them dealt anew, as the table of hidden information says (rulings, 8).
//!
//! What is hidden is first put in an order that says nothing, then shuffled, so that the result depends on nothing but
//! what the viewer knows and on the dice.

use kernel::chance::Draw;
use kernel::{Rng, Viewer};

use crate::ids::{Colour, Coordinates, Objective, Player, Slot, TokenKind, Ware, Weakness};
use crate::look::Look;
use crate::state::{HeldCard, State};

/// A whole position that the viewer cannot tell from this one. The referee sees everything.
pub(crate) fn determinize(look: Look<'_>, viewer: Viewer, rng: &mut Rng) -> State {
    let mut imagined = *look.state;
    if viewer == Viewer::Referee {
        return imagined;
    }
    imagined.chance = look.state.chance.unforeseen(rng);
    let own = viewer.seat().map(Player::from);
    ship(look, own, &mut imagined, rng);
    foes(look, own, &mut imagined, rng);
    goods(look, own, &mut imagined, rng);
    cards(look, own, &mut imagined, rng);
    goals(look, own, &mut imagined, rng);
    imagined
}

/// Tiles, tokens, Engines, Coordinates.
fn ship(look: Look<'_>, own: Option<Player>, imagined: &mut State, rng: &mut Rng) {
    let notes = own.map(|player| look.of(player).notes).unwrap_or_default();
    for category in [crate::content::Category::One, crate::content::Category::Two] {
        let hidden = |slot: &Slot| {
            let room = look.at(*slot);
            let tile = room.tile.get().map(|tile| look.content.rooms[tile].category);
            !room.face_up && tile == Some(category) && !notes.tiles.contains(*slot)
        };
        let slots: Vec<Slot> = look.slots().filter(hidden).collect();
        let mut tiles: Vec<_> = slots.iter().filter_map(|slot| look.at(*slot).tile.get()).collect();
        if category == crate::content::Category::Two {
            // The tiles in the box might as well lie here (NEM-2.2).
            let used: Vec<_> = look.slots().filter_map(|slot| look.at(slot).tile.get()).collect();
            let spare = look.content.rooms.with_ids().filter(|(room, card)| {
                card.category == category && !card.aftermath && !used.contains(room)
            });
            tiles.extend(spare.map(|(room, _)| room));
        }
        tiles.sort_unstable();
        rng.shuffle(&mut tiles);
        for (slot, tile) in slots.into_iter().zip(tiles) {
            imagined.rooms[slot].tile = tile.into();
        }
    }
    let slots: Vec<Slot> = look
        .slots()
        .filter(|slot| look.at(*slot).token.is_some() && !notes.tokens.contains(*slot))
        .collect();
    // Tokens removed unseen in the set-up might as well lie here; those that were revealed might not. Which were revealed
    // is told by nobody's notes but the log's, so the ones on the ship are shuffled among themselves.
    let mut tokens: Vec<_> = slots.iter().filter_map(|slot| look.at(*slot).token.get()).collect();
    tokens.sort_unstable();
    rng.shuffle(&mut tokens);
    for (slot, token) in slots.into_iter().zip(tokens) {
        imagined.rooms[slot].token = token.into();
    }
    for (place, engine) in imagined.engines.iter_mut().enumerate() {
        if !notes.engines[place] {
            engine.works = rng.below(2) == 0;
        }
    }
    if !notes.coordinates {
        imagined.coordinates = Coordinates::ALL[rng.below(Coordinates::COUNT as u32) as usize];
    }
}

/// Weaknesses, numbers of tokens, the decks of Attacks and Events.
fn foes(look: Look<'_>, own: Option<Player>, imagined: &mut State, rng: &mut Rng) {
    let open = |weakness: &Weakness| {
        look.state.weaknesses.iter().any(|slot| slot.discovered && slot.card == *weakness)
    };
    let mut hidden: Vec<Weakness> =
        Weakness::ALL.iter().copied().filter(|card| !open(card)).collect();
    rng.shuffle(&mut hidden);
    for slot in &mut imagined.weaknesses {
        if !slot.discovered
            && let Some(card) = hidden.pop()
        {
            slot.card = card;
        }
    }
    // The bag shows its types, not its numbers (NEM-20.12).
    for kind in crate::ids::Kind::ALL {
        let of_kind = |token: &&TokenKind| look.content.foes.tokens[**token].kind == Some(*kind);
        let tokens: Vec<TokenKind> = TokenKind::ALL.iter().filter(of_kind).copied().collect();
        let in_bag: u8 = tokens.iter().map(|token| look.state.bag[*token]).sum();
        let mut all: Vec<TokenKind> = Vec::new();
        for token in &tokens {
            all.extend(std::iter::repeat_n(*token, look.content.foes.tokens[*token].count.into()));
            imagined.bag[*token] = 0;
        }
        rng.shuffle(&mut all);
        all.into_iter().take(in_bag.into()).for_each(|token| imagined.bag[token] += 1);
    }
    let attacks = &mut imagined.attacks.cards;
    attacks.sort_unstable();
    rng.shuffle(attacks);
    let known = own.is_some_and(|player| look.of(player).notes.event);
    let events = &mut imagined.events.cards;
    let n = events.len().saturating_sub(usize::from(known));
    events[..n].sort_unstable();
    rng.shuffle(&mut events[..n]);
}

/// Item decks and the Inventories of others.
fn goods(look: Look<'_>, own: Option<Player>, imagined: &mut State, rng: &mut Rng) {
    let others: Vec<Player> = look.players().filter(|player| Some(*player) != own).collect();
    for colour in [Colour::Red, Colour::Yellow, Colour::Green] {
        let mut pool: Vec<Ware> = imagined.items[colour].iter().copied().collect();
        if look.searching().is_some_and(|player| Some(player) != own) {
            pool.extend(drawn_of(look, colour));
        }
        let light = |ware: &Ware| !look.content.items[look.content.wares[*ware].item].heavy;
        let mut held: Vec<(Player, u8)> = Vec::new();
        for player in &others {
            let inventory = &mut imagined.players[player.index()].inventory;
            let of_colour =
                look.content.wares.with_ids().filter(|(_, card)| card.colour == Some(colour));
            let mut n = 0;
            for (ware, _) in of_colour {
                for _ in 0..std::mem::take(&mut inventory[ware]) {
                    pool.push(ware);
                    n += 1;
                }
            }
            held.push((*player, n));
        }
        pool.sort_unstable();
        rng.shuffle(&mut pool);
        for (player, n) in held {
            for _ in 0..n {
                let Some(place) = pool.iter().position(light) else { break };
                let ware = pool.remove(place);
                imagined.players[player.index()].inventory[ware] += 1;
            }
        }
        if look.searching().is_some_and(|player| Some(player) != own) {
            for ware in imagined.drawn.iter_mut() {
                if look.content.wares[*ware].colour == Some(colour)
                    && let Some(fresh) = pool.pop()
                {
                    *ware = fresh;
                }
            }
        }
        let deck = &mut imagined.items[colour];
        deck.clear();
        pool.into_iter().for_each(|ware| deck.push(ware));
    }
}

/// The drawn cards with backs of a colour.
fn drawn_of(look: Look<'_>, colour: Colour) -> impl Iterator<Item = Ware> + '_ {
    let drawn = look.state.drawn.iter().copied();
    drawn.filter(move |ware| look.content.wares[*ware].colour == Some(colour))
}

/// Hands, decks, and which Contamination cards are INFECTED.
fn cards(look: Look<'_>, own: Option<Player>, imagined: &mut State, rng: &mut Rng) {
    let mut unknown: Vec<bool> = Vec::new();
    let [infected, clean] = look.state.contamination;
    unknown.extend(std::iter::repeat_n(true, infected.into()));
    unknown.extend(std::iter::repeat_n(false, clean.into()));
    let hides = |player: Player, card: &HeldCard| {
        card.is_contamination() && !(Some(player) == own && card.known())
    };
    for player in look.players() {
        unknown.extend(
            look.all_cards(player).filter(|card| hides(player, card)).map(HeldCard::infected),
        );
    }
    unknown.sort_unstable();
    rng.shuffle(&mut unknown);
    for player in look.players() {
        let mine = Some(player) == own;
        let state = &mut imagined.players[player.index()];
        for pile in [&mut state.deck, &mut state.hand, &mut state.discard] {
            for card in pile.iter_mut().filter(|card| hides(player, card)) {
                let fresh = HeldCard::contamination(unknown.pop().unwrap_or(false));
                *card = if card.known() { fresh.scanned() } else { fresh };
            }
        }
        if mine {
            state.deck.sort_unstable();
            rng.shuffle(&mut state.deck);
        } else {
            // Others know the numbers, and the discard pile.
            let n = state.hand.len();
            let mut all: Vec<HeldCard> =
                state.hand.iter().chain(state.deck.iter()).copied().collect();
            all.sort_unstable();
            rng.shuffle(&mut all);
            state.hand.clear();
            state.deck.clear();
            for (place, card) in all.into_iter().enumerate() {
                if place < n { state.hand.push(card) } else { state.deck.push(card) }
            }
        }
    }
    let infected = unknown.iter().filter(|infected| **infected).count() as u8;
    imagined.contamination = [infected, unknown.len() as u8 - infected];
}

/// Objectives of others.
fn goals(look: Look<'_>, own: Option<Player>, imagined: &mut State, rng: &mut Rng) {
    if look.state.table.mode == crate::options::Mode::Coop {
        return;
    }
    let alone = look.state.table.mode == crate::options::Mode::Solo;
    let seen: Vec<Objective> = own
        .map(|player| look.of(player).goals.into_iter().filter_map(|goal| goal.get()).collect())
        .unwrap_or_default();
    let pool = |deck| {
        let fits = look.content.goals.with_ids().filter(|(goal, card)| {
            card.deck == deck && card.players <= look.state.table.seats && !seen.contains(goal)
        });
        fits.map(|(goal, _)| goal).collect::<Vec<Objective>>()
    };
    use crate::content::GoalDeck;
    let mut decks = if alone {
        let coop = pool(GoalDeck::Coop);
        [coop, Vec::new()]
    } else {
        [pool(GoalDeck::Personal), pool(GoalDeck::Corporate)]
    };
    decks.iter_mut().for_each(|deck| rng.shuffle(deck));
    for player in look.players().filter(|player| Some(*player) != own) {
        let chosen = look.of(player).goals[1].is_none();
        let goals = &mut imagined.players[player.index()].goals;
        if alone {
            for goal in goals.iter_mut().filter(|goal| goal.is_some()) {
                *goal = decks[0].pop().into();
            }
        } else if chosen {
            let kept = rng.below(2) as usize;
            *goals = [decks[kept].pop().into(), workbench::small::Maybe::NONE];
        } else {
            *goals = [decks[0].pop().into(), decks[1].pop().into()];
        }
    }
}

impl Look<'_> {
    /// Who looks at drawn cards.
    pub(crate) fn searching(self) -> Option<Player> {
        self.state.frames.iter().find_map(|frame| match frame {
            crate::frame::Frame::KeepItem(keep) => Some(keep.player),
            _ => None,
        })
    }
}
