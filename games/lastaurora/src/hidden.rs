//! What a viewer can imagine: everything hidden from them dealt anew, as the table of hidden information says.
//!
//! What is hidden is first put in an order that says nothing, then shuffled, so that the result depends on nothing but
//! what the viewer knows and on the dice.

use kernel::chance::Draw;
use kernel::{Rng, Viewer};
use workbench::flat::List;

use crate::decisions::KeepObjects;
use crate::frame::Frame;
use crate::ids::{ActionId, CardId, LootId, Object, OutcomeId, Pair, Period};
use crate::look::Look;
use crate::moves::Meal;
use crate::options::Module;
use crate::state::{Hand, Player, State, StoryPlace};
use crate::vocab::{CardKind, StoryId};

/// A whole position that the viewer cannot tell from this one. The referee sees everything.
pub(crate) fn determinize(look: Look<'_>, viewer: Viewer, rng: &mut Rng) -> State {
    let mut imagined = *look.state;
    if viewer == Viewer::Referee {
        return imagined;
    }
    imagined.chance = look.state.chance.unforeseen(rng);
    let own = viewer.seat().map(|seat| Player(seat.0));
    objects(look, own, &mut imagined, rng);
    exploration(look, own, &mut imagined, rng);
    outcome(look, &mut imagined, rng);
    loot(look, &mut imagined, rng);
    if look.state.table.module(Module::Stories) {
        stories(look, &mut imagined, rng);
    }
    if look.state.table.solo() {
        actions(&mut imagined, rng);
    }
    imagined
}

/// Who decides about the Objects just drawn.
fn keeper(state: &State) -> Option<Player> {
    state.frames.iter().find_map(|frame| {
        let Frame::Keep(KeepObjects { player, .. }) = frame else { return None };
        Some(*player)
    })
}

/// Whose feeding waits for its Story, and the Object that was shown for it (LA-X4.16, LA-X3.17).
fn declared(state: &State) -> Option<(Player, Object)> {
    state.frames.iter().find_map(|frame| {
        let Frame::Feed { player, meal: Meal::Object(kind), .. } = frame else { return None };
        let held = state.players[player.index()].hand[*kind] > 0;
        held.then_some((*player, *kind))
    })
}

/// Objects of the deck and of other hands.
fn objects(look: Look<'_>, own: Option<Player>, imagined: &mut State, rng: &mut Rng) {
    let sees_drawn = own.is_some() && keeper(look.state) == own;
    let mut pool: List<Object, 64> = List::new();
    let mut counts = Hand::default();
    let mut note = |kind: Object, n: u8| counts[kind] += n;
    look.state.objects.iter().for_each(|kind| note(*kind, 1));
    if !sees_drawn {
        look.state.drawn.iter().for_each(|kind| note(*kind, 1));
    }
    for player in look.players().filter(|player| Some(*player) != own) {
        for (kind, n) in look.of(player).hand.iter() {
            note(kind, *n);
        }
    }
    for (kind, n) in counts.iter() {
        (0..*n).for_each(|_| pool.push(kind));
    }
    rng.shuffle(&mut pool);
    // Who has set out too weak for any slot holds Energy Rations.
    let ration = Object::EnergyRation;
    let shown = crate::decisions::shown_rations(look).filter(|(player, _)| Some(*player) != own);
    let mut sure = 0;
    for _ in 0..shown.map_or(0, |(_, rations)| rations) {
        sure += u8::from(pool.take(ration));
    }
    let meal =
        declared(look.state).filter(|(player, kind)| Some(*player) != own && pool.take(*kind));
    for player in look.players().filter(|player| Some(*player) != own) {
        let mut sure = if shown.is_some_and(|(weak, _)| weak == player) { sure } else { 0 };
        let hand = &mut imagined.players[player.index()].hand;
        *hand = Hand::default();
        hand[ration] = sure;
        if let Some((_, kind)) = meal.filter(|(eater, _)| *eater == player) {
            hand[kind] += 1;
            sure += 1;
        }
        for _ in 0..look.hand_size(player) - sure {
            if let Some(kind) = pool.pop() {
                hand[kind] += 1;
            }
        }
    }
    if !sees_drawn {
        for place in imagined.drawn.iter_mut() {
            *place = pool.pop().unwrap_or(*place);
        }
    }
    for place in imagined.objects.iter_mut() {
        *place = pool.pop().unwrap_or(*place);
    }
}

/// The Exploration deck by period, with what was removed unseen. Who has looked at the top cards knows them.
fn exploration(look: Look<'_>, own: Option<Player>, imagined: &mut State, rng: &mut Rng) {
    let peeked = look.state.peeked;
    let knows = own.is_some_and(|own| peeked.by.contains(own));
    let known = if knows { usize::from(peeked.cards).min(look.state.deck.len()) } else { 0 };
    let open = look.state.deck.len() - known;
    let info = |card: CardId| &look.content.cards[card];
    let mut deck = look.state.deck;
    for period in Period::ALL {
        let in_deck = |card: &CardId| info(*card).period.is(period);
        let mut pool: List<CardId, 64> =
            look.state.deck[..open].iter().copied().filter(in_deck).collect();
        let removed: List<CardId, 64> = look.state.removed.iter().filter(in_deck).collect();
        removed.iter().for_each(|card| pool.push(*card));
        pool.sort_unstable();
        rng.shuffle(&mut pool);
        // As many scaling cards and Enemies as were removed, none of them seen set aside (LA-3.11).
        let is_enemy = |card: CardId| info(card).kind == CardKind::Enemy;
        for card in removed.iter() {
            imagined.removed.remove(*card);
        }
        for card in removed.iter() {
            let enemy = is_enemy(*card);
            let found = pool.iter().position(|card| {
                is_enemy(*card) == enemy
                    && (enemy || info(*card).scaling)
                    && !look.state.set_aside.contains(*card)
            });
            if let Some(at) = found {
                imagined.removed.insert(pool.remove(at));
            }
        }
        for place in deck[..open].iter_mut().filter(|card| in_deck(card)) {
            *place = pool.pop().unwrap_or(*place);
        }
    }
    imagined.deck = deck;
}

/// The Outcome deck; the back of its top card is public.
fn outcome(look: Look<'_>, imagined: &mut State, rng: &mut Rng) {
    let Some(top) = look.state.outcome.last() else { return };
    let back = |card: &OutcomeId| look.content.outcome[*card].back;
    let wanted = back(top);
    let mut pool = look.state.outcome;
    pool.sort_unstable();
    rng.shuffle(&mut pool);
    if let Some(at) = pool.iter().position(|card| back(card) == wanted) {
        let last = pool.len() - 1;
        pool.swap(at, last);
    }
    imagined.outcome = pool;
}

/// Loot of each pair that nobody has seen: in its stack, removed, with the Automa.
fn loot(look: Look<'_>, imagined: &mut State, rng: &mut Rng) {
    for pair in Pair::ALL {
        let of_pair = |loot: &LootId| look.content.loot[*loot].pair == pair;
        let stack = look.state.loot[pair];
        let removed: List<LootId, 4> = look.state.loot_removed.iter().filter(of_pair).collect();
        let taken: List<LootId, 4> = look.state.automa.loot.iter().filter(of_pair).collect();
        let mut pool: List<LootId, 4> =
            stack.iter().chain(removed.iter()).chain(taken.iter()).copied().collect();
        pool.sort_unstable();
        rng.shuffle(&mut pool);
        for place in imagined.loot[pair].iter_mut() {
            *place = pool.pop().unwrap_or(*place);
        }
        for card in removed.iter() {
            imagined.loot_removed.remove(*card);
        }
        for card in taken.iter() {
            imagined.automa.loot.remove(*card);
        }
        for _ in removed.iter() {
            pool.pop().map(|card| imagined.loot_removed.insert(card));
        }
        for _ in taken.iter() {
            pool.pop().map(|card| imagined.automa.loot.insert(card));
        }
    }
}

/// Stories by period: the backs of the top card and of the Automa's are public.
fn stories(look: Look<'_>, imagined: &mut State, rng: &mut Rng) {
    let info = |story: StoryId| &look.content.stories[story];
    for period in Period::ALL {
        let deck = look.state.stories.decks[period];
        let at = |place: StoryPlace| -> List<StoryId, 14> {
            let stories = look.state.stories.iter();
            let here = stories.filter(|(_, found)| *found == place).map(|(story, _)| story);
            here.filter(|story| info(*story).period == period).collect()
        };
        let (removed, automa) = (at(StoryPlace::Removed), at(StoryPlace::Automa));
        let mut pool: List<StoryId, 14> =
            deck.iter().chain(removed.iter()).chain(automa.iter()).copied().collect();
        pool.sort_unstable();
        rng.shuffle(&mut pool);
        let top_known = period == look.state.stories.period;
        let mut take = |trigger| {
            let found = pool.iter().position(|story| info(*story).trigger == trigger);
            found.map(|at| pool.remove(at))
        };
        let mut triggers: List<StoryId, 14> = automa;
        triggers.sort_unstable_by_key(|story| info(*story).trigger);
        let dealt: List<StoryId, 14> =
            triggers.iter().filter_map(|story| take(info(*story).trigger)).collect();
        let top = deck.last().filter(|_| top_known).and_then(|story| take(info(*story).trigger));
        for story in removed.iter().chain(deck.iter()).chain(automa.iter()) {
            imagined.stories.put(*story, StoryPlace::Deck);
        }
        for story in dealt.iter() {
            imagined.stories.put(*story, StoryPlace::Automa);
        }
        let mut fresh: List<StoryId, 14> = List::new();
        for _ in 0..deck.len() - usize::from(top.is_some()) {
            pool.pop().into_iter().for_each(|story| fresh.push(story));
        }
        top.into_iter().for_each(|story| fresh.push(story));
        imagined.stories.decks[period] = fresh;
        while let Some(story) = pool.pop() {
            imagined.stories.put(story, StoryPlace::Removed);
        }
    }
}

/// The Automa's hand and deck.
fn actions(imagined: &mut State, rng: &mut Rng) {
    let automa = &mut imagined.automa;
    let mut pool: List<ActionId, 6> =
        automa.hand.iter().chain(automa.deck.iter()).copied().collect();
    pool.sort_unstable();
    rng.shuffle(&mut pool);
    for place in automa.hand.iter_mut().chain(automa.deck.iter_mut()) {
        *place = pool.pop().unwrap_or(*place);
    }
}
