//! The table as it is set (chapter LA-3).

use kernel::chance::{Chance, Draw};
use kernel::{EventLog, Seed, SetupError};
use workbench::flat::{By, List, Set};
use workbench::small::{Maybe, Set8, Set16};

use crate::content::{Content, WAYPOINTS};
use crate::engine::{Engine, SETUP};
use crate::ids::{
    ActionId, CardId, Column, Crew, CrewPlace, LootId, Object, OutcomeId, OutcomePlace, Pair,
    Period, Region, Slot, TrackCell, Waypoint, WaypointKind,
};
use crate::moves::Cell;
use crate::options::{Module, Options};
use crate::state::{
    Attack, Aurora, Automa, Car, Drive, Explore, Hand, MAX_PLAYERS, Member, Peeked, Player,
    PlayerState, State, Step, Stories, StoryPlace, Table,
};
use crate::vocab::{CardKind, STORIES, Stock, StoryId};

/// Survivor tokens, Target counters and Castaways of the box.
const TARGETS: u8 = 2;

/// Sets the table for a number of seats.
pub(crate) fn start(
    content: &Content,
    options: &Options,
    seats: u8,
    seed: Seed,
) -> Result<State, SetupError> {
    let modules = options.modules.iter().copied().collect();
    if seats == 1 && options.modules.contains(&Module::Pvp) {
        return Err(SetupError::new("LA-X5.24", "la-setup-solo-pvp"));
    }
    let players = seats.max(2);
    let table = Table {
        seats,
        players,
        map: options.map,
        modules,
        mine: options.mine,
        difficulty: options.difficulty,
        choose_crews: options.crews == crate::options::Crews::Chosen,
    };
    let mut state = set(content, table, seed);
    Engine::new(content, &mut state, &mut EventLog::muted()).settle();
    Ok(state)
}

/// The table as it is set, before anybody acts.
pub(crate) fn set(content: &Content, table: Table, seed: Seed) -> State {
    let mut state = blank(content, table, seed);
    let state = &mut state;
    waypoints(content, state);
    outcome_deck(state);
    object_deck(content, state);
    loot(content, state);
    exploration_deck(content, state);
    order(state);
    convoys(content, state);
    if table.solo() {
        automa(content, state);
    }
    let mut log = EventLog::muted();
    let mut engine = Engine::new(content, state, &mut log);
    crews(&mut engine);
    if table.module(Module::Stories) {
        stories(&mut engine);
    }
    *state
}

/// A player before anything is dealt.
fn newcomer(content: &Content, table: &Table) -> PlayerState {
    PlayerState {
        at: content.maps[table.map].start,
        arrived: 0,
        fame: content.setup.fame_start[usize::from(table.module(Module::Pvp))],
        res: Stock::default(),
        hand: Hand::default(),
        crew: By::from_fn(|_| Member::NOBODY),
        convoy: By::from_fn(|_| Car::NOTHING),
        targets: TARGETS,
        passed: false,
        aboard: false,
        speed: 0,
        next_speed: 0,
        shield: By::default(),
        late_shield: By::default(),
        cloaked: false,
        free_fed: 0,
        has_hit: false,
        dodge: TrackCell::default(),
        aggression: TrackCell::default(),
        hurt: Set8::EMPTY,
        wanted: false,
        children: Set8::EMPTY,
        crew_card: Maybe::NONE,
    }
}

/// The table before anything is dealt.
fn blank(content: &Content, table: Table, seed: Seed) -> State {
    State {
        chance: Chance::new(seed),
        table,
        round: 1,
        step: Step::ExploreStart,
        cursor: 0,
        order: List::new(),
        fixed: List::new(),
        arrivals: 0,
        aurora: Aurora::default(),
        players: [newcomer(content, &table); MAX_PLAYERS],
        supply: content.setup.tokens,
        castaways: content.survivors[content.known.castaway].copies,
        zone: By::default(),
        deck: List::new(),
        discard: Set::EMPTY,
        removed: Set::EMPTY,
        gone: Set::EMPTY,
        set_aside: Set::EMPTY,
        peeked: Peeked::default(),
        objects: List::new(),
        object_discard: Hand::default(),
        drawn: List::new(),
        outcome: List::new(),
        outcome_discard: Set16::EMPTY,
        revealed: Maybe::NONE,
        indicated: Set8::EMPTY,
        loot: By::from_fn(|_| List::new()),
        loot_removed: Set::EMPTY,
        loot_gone: Set::EMPTY,
        enemies: List::new(),
        waypoints: By::default(),
        avalanches: Set8::EMPTY,
        mines: [Maybe::NONE; 2],
        entered: Set8::of(Region::First),
        stories: Stories {
            decks: By::from_fn(|_| List::new()),
            period: Period::default(),
            places: std::iter::repeat_n(StoryPlace::Deck, STORIES).collect(),
            told: false,
            fire_start: false,
        },
        automa: Automa::default(),
        explore: Explore::IDLE,
        drive: Drive::default(),
        attack: Attack::IDLE,
        shown: List::new(),
        given: 0,
        frames: List::new(),
    }
}

/// Waypoint and Avalanche counters (LA-3.2, LA-18.2).
fn waypoints(content: &Content, state: &mut State) {
    let kinds = content.waypoints.with_ids();
    let mut counters: List<WaypointKind, WAYPOINTS> = kinds
        .flat_map(|(kind, counter)| std::iter::repeat_n(kind, counter.copies.into()))
        .collect();
    state.chance.stream(SETUP).shuffle(&mut counters);
    state.waypoints = By::from_fn(|waypoint: Waypoint| counters[waypoint.index()].into());
    state.avalanches = content.maps[state.table.map].avalanches.ids().collect();
}

/// The Outcome deck, or the one of module 5 (LA-3.4, LA-X5.4).
fn outcome_deck(state: &mut State) {
    let pvp = state.table.module(Module::Pvp);
    let mut deck: List<OutcomeId, 12> = OutcomePlace::all().map(|place| place.card(pvp)).collect();
    state.chance.stream(SETUP).shuffle(&mut deck);
    state.outcome = deck;
}

/// The Object deck (LA-3.5, LA-X1.2, LA-18.7).
fn object_deck(content: &Content, state: &mut State) {
    let mut deck: List<Object, 28> = List::new();
    for (kind, object) in content.objects.with_ids() {
        let used = if kind == Object::Mine {
            state.table.mine
        } else {
            !object.module1 || state.table.module(Module::Exploration)
        };
        for _ in 0..if used { object.copies } else { 0 } {
            deck.push(kind);
        }
    }
    state.chance.stream(SETUP).shuffle(&mut deck);
    state.objects = deck;
}

/// The Loot stacks (LA-3.6, LA-X2.2, LA-X5.3).
fn loot(content: &Content, state: &mut State) {
    for pair in Pair::ALL {
        let mut stack: List<LootId, 2> = content
            .loot
            .with_ids()
            .filter(|(_, loot)| {
                loot.pair == pair && loot.asgaror == state.table.module(Module::Asgaror)
            })
            .map(|(place, _)| place)
            .collect();
        state.chance.stream(SETUP).shuffle(&mut stack);
        if state.table.module(Module::Pvp)
            && let Some(removed) = stack.pop()
        {
            state.loot_removed.insert(removed);
        }
        state.loot[pair] = stack;
    }
}

/// The period decks, stacked, and the first cards (LA-3.7 to LA-3.11).
fn exploration_deck(content: &Content, state: &mut State) {
    let table = state.table;
    let remove = usize::from(content.setup.scaling[usize::from(table.seats)]);
    let mut whole: List<CardId, 64> = List::new();
    for period in Period::ALL.into_iter().rev() {
        let mut deck: List<CardId, 64> = List::new();
        let mut scaling: List<CardId, 64> = List::new();
        let mut enemies: List<CardId, 64> = List::new();
        for (card, info) in content.cards.with_ids() {
            if !info.period.is(period) {
                continue;
            }
            if info.kind == CardKind::Enemy {
                if content.enemies[info.enemy()].asgaror == table.module(Module::Asgaror) {
                    enemies.push(card);
                }
                continue;
            }
            let used =
                if table.module(Module::Exploration) { !info.replaced } else { !info.module1 };
            match (used, info.scaling) {
                (true, true) => scaling.push(card),
                (true, false) => deck.push(card),
                (false, _) => {}
            }
        }
        let mut draws = state.chance.stream(SETUP);
        draws.shuffle(&mut scaling);
        draws.shuffle(&mut enemies);
        for _ in 0..remove {
            if let Some(card) = scaling.pop() {
                state.removed.insert(card);
            }
        }
        if table.module(Module::Pvp)
            && let Some(enemy) = enemies.pop()
        {
            state.removed.insert(enemy);
        }
        for card in scaling.iter().chain(enemies.iter()) {
            deck.push(*card);
        }
        draws.shuffle(&mut deck);
        for card in deck.iter() {
            whole.push(*card);
        }
    }
    state.deck = whole;
    first_cards(content, state);
}

/// Two Rusty Containers and three cards, none of them an Enemy or Event (LA-3.10, LA-3.11).
fn first_cards(content: &Content, state: &mut State) {
    let rusty = content.cards.ids().skip(content.cards.len() - 2);
    let mut slots = Slot::ALL.into_iter();
    for (slot, card) in slots.by_ref().take(2).zip(rusty) {
        state.zone[slot] = card.into();
    }
    let mut aside: List<CardId, 64> = List::new();
    for slot in slots {
        while state.zone[slot].is_none() {
            let Some(card) = state.deck.pop() else { break };
            match content.cards[card].kind {
                CardKind::Enemy | CardKind::Event => aside.push(card),
                _ => state.zone[slot] = card.into(),
            }
        }
    }
    if aside.is_empty() {
        return;
    }
    let first = |card: &CardId| content.cards[*card].period.is(Period::ALL[0]);
    let start = state.deck.iter().position(first).unwrap_or(state.deck.len());
    for card in aside.iter() {
        state.set_aside.insert(*card);
        state.deck.push(*card);
    }
    let mut deck = state.deck;
    state.chance.stream(SETUP).shuffle(&mut deck[start..]);
    state.deck = deck;
}

/// The order on the table counts as order of arrival (LA-3.12, LA-3.16).
fn order(state: &mut State) {
    let mut order: List<Player, MAX_PLAYERS> = (0..state.table.players).map(Player).collect();
    state.chance.stream(SETUP).shuffle(&mut order);
    for player in order.iter() {
        state.arrivals += 1;
        state.players[player.index()].arrived = state.arrivals;
    }
    state.order = order;
    state.fixed = order;
}

/// Start cards and start load (LA-3.14, LA-3.15).
fn convoys(content: &Content, state: &mut State) {
    for player in 0..state.table.seats {
        let own = &mut state.players[usize::from(player)];
        own.convoy[Cell::TRUCK] = Car::new(content.known.truck_start);
        own.convoy[Cell::below(Column(1))] = Car::new(content.known.container);
        own.crew[CrewPlace(0)].kind = content.known.leader.into();
        own.crew[CrewPlace(1)].kind = content.known.copilot.into();
        own.res = content.setup.start;
        for (res, n) in content.setup.start.iter() {
            state.supply[res] -= n;
        }
    }
}

/// The Automa (LA-17.1 to LA-17.3).
fn automa(content: &Content, state: &mut State) {
    let start = &content.automa;
    let own = &mut state.players[1];
    own.res = start.resources;
    own.fame = start.difficulty[state.table.difficulty].fame;
    for (res, n) in start.resources.iter() {
        state.supply[res] -= n;
    }
    let mut deck: List<ActionId, 6> = content.actions.ids().collect();
    state.chance.stream(SETUP).shuffle(&mut deck);
    state.automa.survivors = start.survivors;
    for _ in 0..start.hand {
        if let Some(card) = deck.pop() {
            state.automa.hand.push(card);
        }
    }
    state.automa.deck = deck;
}

/// The crews of module 3, dealt or to be chosen (LA-X3.3).
fn crews(engine: &mut Engine<'_>) {
    if !engine.state.table.module(Module::Crews) {
        return;
    }
    if engine.state.table.choose_crews {
        engine.state.step = Step::Crews;
        return;
    }
    let mut crews = [Crew::Pack, Crew::Mutant, Crew::Asgardian, Crew::Android];
    engine.state.chance.stream(SETUP).shuffle(&mut crews);
    for (player, crew) in (0..engine.state.table.seats).zip(crews) {
        engine.take_crew(Player(player), crew);
    }
}

/// The Story decks (LA-X4.2, LA-X4.3).
fn stories(engine: &mut Engine<'_>) {
    for period in Period::ALL {
        let stories = engine.content.stories.with_ids();
        let mut deck: List<StoryId, 14> =
            stories.filter(|(_, story)| story.period == period).map(|(id, _)| id).collect();
        engine.state.chance.stream(SETUP).shuffle(&mut deck);
        engine.state.stories.decks[period] = deck;
    }
    engine.change_story_deck();
}
