//! Positions by hand, for scenarios and tests.
//!
//! One change a line: `fame 1 5`, `res 1 food 2`, `at 1 a26`, `object 1 toolkit`, `car 1 T1 dev_roof_rack`,
//! `damage 1 B1 cargo`, `survivor 1 s3 surv_mechanic exhausted 1`, `none 1 s2`, `slot 3 loc_scrapyard`, `aurora 3 yellow`,
//! `round 3`, `order 2 1`, `enemy en_tyr 2`, `outcome 4`, `deck en_tyr`, `weapon 1`, `story 265`,
//! `target en_tyr 1 2 0 0`, `hurt en_tyr 2`, `dodge 2 2`, `automa 2`, and last `phase fire`, which begins a
//! phase of the round.

use kernel::{NotationError, Words};
use workbench::small::{Maybe, Set16};

use crate::boxes::Sort;
use crate::content::Content;
use crate::engine::Engine;
use crate::ids::{
    CarKind, CardId, CrewPlace, Letter, Object, OutcomePlace, Region, Slot, SpaceName,
};
use crate::look::Look;
use crate::moves::Cell;
use crate::options::Module;
use crate::state::{Car, EnemyState, Member, Player, State, Step};
use crate::vocab::{CardKind, Res, StoryId, Zone};

/// Changes a position as a line of a scenario says.
pub(crate) fn arrange(
    content: &Content,
    state: &mut State,
    change: &str,
) -> Result<(), NotationError> {
    let mut words = Words::new(change);
    match words.word("a change: fame, res, at, object, car, damage, survivor, none, slot, aurora, round, order, enemy, target, hurt, dodge, automa, outcome, deck, weapon, phase or story")? {
        "fame" => {
            let player = player(&mut words, state)?;
            state.players[player].fame = words.parse("Fame, from -1 on")?;
        }
        "res" => {
            let player = player(&mut words, state)?;
            let res = words.find("food, ammo or fuel", |word| {
                Res::ALL.into_iter().find(|res| res.word() == word)
            })?;
            let n: u8 = words.parse("how many")?;
            let own = &mut state.players[player].res[res as usize];
            let supply = &mut state.supply[res as usize];
            let total = *supply + *own;
            *own = n.min(total);
            *supply = total - *own;
        }
        "at" => {
            let player = player(&mut words, state)?;
            let map = &content.maps[state.table.map];
            let at = words.find("a space of this map", |word| map.space_at(SpaceName::read(word)?))?;
            state.players[player].at = at;
            state.arrivals += 1;
            state.players[player].arrived = state.arrivals;
            let passed = |region: &Region| *region <= map.spaces[at].region;
            state.entered = state.entered.union(Region::ALL.into_iter().filter(passed).collect());
        }
        "object" => {
            let player = player(&mut words, state)?;
            let kind = words.find("an Object", |word| word.parse::<Object>().ok())?;
            if state.objects.take(kind) {
                state.players[player].hand[kind] += 1;
            } else {
                return Err(NotationError::new(change, 0, "an Object that is in the deck"));
            }
        }
        "car" => {
            let player = player(&mut words, state)?;
            let cell = cell(&mut words)?;
            let kind = words.find("a convoy card, or none", |word| match word {
                "none" => Some(Maybe::NONE),
                id => content.convoy.find(|card| card.id == id).map(Maybe::some),
            })?;
            put_car(content, state, player, cell, kind);
        }
        "damage" => {
            let player = Player(player(&mut words, state)? as u8);
            let cell = cell(&mut words)?;
            let sort = words.find("a box", Sort::read)?;
            let bit = Look::new(content, state).sound_box(player, cell, sort);
            let bit = bit.ok_or_else(|| NotationError::new(change, 0, "an undamaged box of this card"))?;
            state.players[player.index()].convoy[cell].damage.insert(bit);
        }
        "survivor" => {
            let player = player(&mut words, state)?;
            let slot = survivor(&mut words)?;
            let kind = words.find("a Survivor", |id| content.survivors.find(|s| s.id == id))?;
            let zone = words.find("active, rest or exhausted", |word| {
                Zone::ALL.into_iter().find(|zone| zone.word() == word)
            })?;
            let contamination = if words.peek().is_some() { words.parse("counters")? } else { 0 };
            drop_member(content, state, player, slot);
            take_card(content, state, content.survivors[kind].card);
            if kind == content.known.castaway {
                state.castaways -= 1;
            }
            state.players[player].crew[slot] =
                Member { kind: kind.into(), zone, contamination, used: false };
        }
        "none" => {
            let player = player(&mut words, state)?;
            let slot = survivor(&mut words)?;
            drop_member(content, state, player, slot);
        }
        "slot" => {
            let slot = words.find("a slot, from 1 to 5", |word| {
                Slot::ALL.into_iter().find(|slot| word == slot.number().to_string())
            })?;
            let card = words.find("a card of the Exploration deck, or none", |id| match id {
                "none" => Some(Maybe::NONE),
                id => zone_card(content, id).map(Maybe::some),
            })?;
            if let Some(old) = state.zone[slot].take() {
                state.discard.insert(old);
            }
            take_card(content, state, card.get());
            state.zone[slot] = card;
        }
        "aurora" => {
            state.aurora.stop = words.find("a stop, from 1 to 6", |word| {
                word.parse::<u8>().ok().filter(|n| (1..=6).contains(n)).map(|n| n - 1)
            })?;
            state.aurora.red = words.find("yellow or red", |word| match word {
                "yellow" => Some(false),
                "red" => Some(true),
                _ => None,
            })?;
        }
        "round" => state.round = words.parse("a round, from 1 to 6")?,
        "order" => {
            state.order.clear();
            for _ in 0..state.table.players {
                let player = Player(player(&mut words, state)? as u8);
                state.order.push(player);
            }
            state.fixed = state.order;
            // The order counts as order of arrival (LA-3.16).
            let order = state.order;
            for player in order.iter() {
                state.arrivals += 1;
                state.players[player.index()].arrived = state.arrivals;
            }
            if state.step == Step::Explore {
                state.frames.clear();
                state.cursor = 0;
                let mut journal = kernel::Journal::muted();
                Engine::new(content, state, &mut journal).settle();
            }
        }
        "enemy" => {
            let card = words.find("an Enemy", |id| zone_card(content, id))?;
            let region = words.parse("a region")?;
            take_card(content, state, Some(card));
            let enemy = content.cards[card].enemy();
            state.enemies.push(EnemyState { enemy, region, ..EnemyState::default() });
        }
        "outcome" => {
            // The named card lies on top.
            let number: u8 = words.parse("an Outcome card, from 1 to 12")?;
            let place = OutcomePlace(number - 1);
            let card = place.card(state.table.module(Module::Pvp));
            state.outcome.take(card);
            state.outcome_discard.remove(place);
            state.outcome.push(card);
        }
        "target" => {
            // The Target counters on A to D: players' numbers, 0 for none.
            let place = enemy_in_play(&mut words, content, state)?;
            for space in Letter::ALL {
                let owner: u8 = words.find("a player or 0", |word| {
                    word.parse().ok().filter(|n| *n <= state.table.players)
                })?;
                let owner = owner.checked_sub(1).map(Player);
                state.enemies[place].targets[space] = owner.into();
                if let Some(player) = owner {
                    let supply = &mut state.players[player.index()].targets;
                    *supply = supply.saturating_sub(1);
                }
            }
        }
        "hurt" => {
            // Damage on the ordinary defence boxes.
            let place = enemy_in_play(&mut words, content, state)?;
            state.enemies[place].damage = words.parse("how much Damage")?;
        }
        "dodge" => {
            let player = player(&mut words, state)?;
            state.players[player].dodge = words.parse("a cell of the Dodge track, from 0")?;
        }
        "automa" => {
            // The Automa's hand is this one card, and it has not passed.
            let card = words.find("an Action card, from 1 to 6", |word| {
                content.actions.ids().find(|card| word == (card.0 + 1).to_string())
            })?;
            let automa = &mut state.automa;
            automa.row.clear();
            automa.hand = std::iter::once(card).collect();
            automa.deck = content.actions.ids().filter(|other| *other != card).collect();
            state.players[1].passed = false;
        }
        "deck" => {
            // The named card lies on top.
            let card = words.find("a card of the Exploration deck", |id| zone_card(content, id))?;
            take_card(content, state, Some(card));
            state.deck.push(card);
        }
        "weapon" => {
            // The Outcome deck is as it was, the weapons of a player are ready.
            let player = player(&mut words, state)?;
            state.players[player].convoy.values_mut().iter_mut().for_each(|car| car.used = Set16::EMPTY);
        }
        "phase" => {
            let step = words.find("exploration, rest, movement, fire or end_round", |word| match word {
                "exploration" => Some(Step::ExploreStart),
                "rest" => Some(Step::RestStart),
                "movement" => Some(Step::MoveStart),
                "fire" => Some(Step::FireStart),
                "end_round" => Some(Step::RoundStart),
                _ => None,
            })?;
            state.frames.clear();
            state.explore = crate::state::Explore::IDLE;
            state.drive = crate::state::Drive::default();
            state.cursor = 0;
            state.step = step;
            let mut journal = kernel::Journal::muted();
            Engine::new(content, state, &mut journal).settle();
        }
        "story" => {
            let number: u16 = words.parse("a Story")?;
            let Some(story) = StoryId::numbered(number) else {
                return Err(NotationError::new(change, 0, "a Story of the box"));
            };
            let period = content.stories[story].period;
            state.stories.period = period - 1;
            let deck = &mut state.stories.decks[usize::from(period) - 1];
            deck.take(story);
            deck.push(story);
        }
        _ => return Err(NotationError::new(change, 0, "a known change")),
    }
    words.end()
}

fn player(words: &mut Words<'_>, state: &State) -> Result<usize, NotationError> {
    let most = usize::from(state.table.players);
    words.find("the number of a player", |word| {
        word.parse::<usize>().ok().filter(|n| (1..=most).contains(n)).map(|n| n - 1)
    })
}

fn cell(words: &mut Words<'_>) -> Result<Cell, NotationError> {
    words.find("a cell: T1 to B4", |word| {
        Cell::NAMES.iter().position(|name| *name == word).map(|i| Cell(i as u8))
    })
}

fn survivor(words: &mut Words<'_>) -> Result<CrewPlace, NotationError> {
    words.find("a Survivor, s1 to s5", |word| {
        let number = word.strip_prefix('s')?;
        CrewPlace::ALL.into_iter().find(|place| number == place.number().to_string())
    })
}

/// The card of the deck with this record: a Location, a convoy card, a Survivor, an Encounter, an Enemy.
fn zone_card(content: &Content, id: &str) -> Option<CardId> {
    content.cards.find(|card| card.name.strip_prefix("la-name-") == Some(id))
}

fn enemy_in_play(
    words: &mut Words<'_>,
    content: &Content,
    state: &State,
) -> Result<usize, NotationError> {
    words.find("an Enemy in play", |id| {
        let card = zone_card(content, id)?;
        let enemy = content.cards[card].enemy();
        state.enemies.iter().position(|found| found.enemy == enemy)
    })
}

/// Takes a card out of wherever it lies unseen or discarded.
fn take_card(content: &Content, state: &mut State, card: Option<CardId>) {
    let Some(card) = card else { return };
    state.deck.take(card);
    state.discard.remove(card);
    state.removed.remove(card);
    state.gone.remove(card);
    for slot in Slot::ALL {
        if state.zone[slot].is(card) {
            state.zone[slot] = Maybe::NONE;
        }
    }
    let info = &content.cards[card];
    for own in &mut state.players {
        for car in own.convoy.values_mut() {
            let convoy =
                matches!(info.kind, CardKind::Truck | CardKind::Trailer | CardKind::Device);
            if convoy && info.number > 0 && car.kind.is(info.car()) {
                *car = Car::NOTHING;
            }
        }
    }
}

fn put_car(content: &Content, state: &mut State, player: usize, cell: Cell, kind: Maybe<CarKind>) {
    let old = std::mem::replace(&mut state.players[player].convoy[cell], Car::NOTHING);
    if old.present()
        && let Some(card) = content.convoy[old.card()].card
    {
        state.discard.insert(card);
    }
    if let Some(kind) = kind.get() {
        take_card(content, state, content.convoy[kind].card);
        state.players[player].convoy[cell] = Car::new(kind);
    }
}

fn drop_member(content: &Content, state: &mut State, player: usize, slot: CrewPlace) {
    let old = std::mem::replace(&mut state.players[player].crew[slot], Member::NOBODY);
    if !old.present() {
        return;
    }
    if let Some(card) = content.survivors[old.survivor()].card {
        state.discard.insert(card);
    } else if old.kind.is(content.known.castaway) {
        state.castaways += 1;
    }
}
