//! The table as it is set (`modes.md`, sections 1 to 3).

use kernel::chance::Chance;
use kernel::{Draw, Seed, SetupError};
use workbench::flat::{By, List};
use workbench::small::{Maybe, Set8, Set64};

use crate::content::{Category, Content, GoalDeck, Printed};
use crate::engine::{ACTIONS, ATTACKS, BAG, DECKS, EVENTS, Engine, SETUP};
use crate::event::Event;
use crate::ids::{
    AttackCard, Character, Colour, Coordinates, Course, EventCard, Item, Kind, Object, Objective,
    Player, Room, SHIP_ROOMS, Section, Slot, Token, TokenKind, Ware, Weakness, Wound,
};
use crate::options::{BagOption, Mode, Options};
use crate::state::{
    Carried, Deck, Door, EngineState, HeldCard, MAX_PLAYERS, PlayerState, PodState, RoomState,
    SeriousWound, State, Step, Table, Thing, WeaknessSlot,
};

/// The opening position (STD-01 to STD-20).
pub(crate) fn start(
    content: &Content,
    options: &Options,
    seats: u8,
    seed: Seed,
) -> Result<State, SetupError> {
    if seats > 1 && options.mode == Mode::Solo {
        return Err(SetupError::new("SOLO-01", "nem-setup-solo"));
    }
    let mode = if seats == 1 { Mode::Solo } else { options.mode };
    if options.bag != BagOption::Printed && mode == Mode::Standard {
        return Err(SetupError::new("OPT-09", "nem-setup-bag"));
    }
    let mut chance = Chance::new(seed);
    let table = Table { seats, mode, traits: options.traits };
    let mut state = blank(content, table, &mut chance);
    lay_ship(content, &mut state, &mut chance);
    place_pods(content, &mut state, &mut chance);
    fill_bag(content, options, &mut state, &mut chance);
    seat_players(content, &mut state, &mut chance);
    state.chance = chance;
    Ok(state)
}

/// Everything but the ship, the pods, the bag and the players (STD-05, STD-06, STD-08, STD-09, STD-11 to STD-13).
fn blank(content: &Content, table: Table, chance: &mut Chance) -> State {
    let supply = &content.setup.supply;
    let mut setup = chance.stream(SETUP);
    let coordinates = Coordinates::ALL[setup.below(Coordinates::COUNT as u32) as usize];
    let engines = [(); 3].map(|()| EngineState { works: setup.below(2) == 0 });
    let mut weaknesses: Vec<Weakness> = Weakness::ALL.to_vec();
    setup.shuffle(&mut weaknesses);
    let weaknesses =
        std::array::from_fn(|slot| WeaknessSlot { card: weaknesses[slot], discovered: false });
    let base =
        content.events.with_ids().filter(|(_, event)| !event.aftermath).map(|(card, _)| card);
    let events: Deck<EventCard, 20> = Deck::shuffled(base, &mut chance.stream(EVENTS));
    let attack_cards = content
        .foes
        .attack_cards
        .iter()
        .zip(0..)
        .flat_map(|(card, face)| std::iter::repeat_n(AttackCard(face), card.copies.into()));
    let attacks = Deck::shuffled(attack_cards, &mut chance.stream(ATTACKS));
    let mut decks = chance.stream(DECKS);
    let items = By::from_fn(|colour: Colour| {
        let mut deck: List<Ware, 36> = List::new();
        for (ware, card) in content.wares.with_ids().filter(|(_, card)| card.colour == Some(colour))
        {
            (0..content.items[card.item].decks[colour]).for_each(|_| deck.push(ware));
        }
        decks.shuffle(&mut deck);
        deck
    });
    let crafted = By::from_fn(|item: Item| {
        let card = &content.items[item];
        if card.aftermath { 0 } else { card.decks[Colour::Blue] }
    });
    let wounds = By::from_fn(|wound: Wound| {
        let card = &content.wounds[wound];
        if card.aftermath { 0 } else { card.count }
    });
    let of_supply = By::from_fn(|object: Object| match object {
        Object::Corpse => supply.corpses_red,
        Object::BlueCorpse => supply.corpses_blue,
        Object::Carcass => supply.carcasses,
        Object::Egg => supply.eggs - content.setup.eggs,
        Object::Sample => supply.samples,
    });
    State {
        chance: *chance,
        table,
        turn: 1,
        step: Step::Draft,
        cursor: 0,
        time: content.setup.turns,
        self_destruct: None,
        course: Course::B,
        coordinates,
        engines,
        pods: List::new(),
        rooms: By::default(),
        noise: Set64::EMPTY,
        technical_noise: false,
        doors: By::from_fn(|_| Door::Open),
        airlock: Maybe::NONE,
        intruders: List::new(),
        encountered: false,
        somebody_died: false,
        queen_killed: false,
        eggs: content.setup.eggs,
        nest_destroyed: false,
        weaknesses,
        bag: By::default(),
        events,
        attacks,
        contamination: [content.contamination.infected, content.contamination.clean],
        wounds,
        wound_discard: By::default(),
        items,
        item_discard: By::default(),
        crafted,
        supply: of_supply,
        first: Player(0),
        players: [PlayerState::new(0); MAX_PLAYERS],
        drawn: List::new(),
        draft: List::new(),
        noise_die: None,
        combat_die: None,
        token: None,
        skip_attacks: false,
        event: None,
        end: None,
        engines_failed: false,
        delivered: false,
        winners: Set8::EMPTY,
        frames: List::new(),
    }
}

/// Tiles and Exploration tokens (STD-01 to STD-04).
fn lay_ship(content: &Content, state: &mut State, chance: &mut Chance) {
    let mut setup = chance.stream(SETUP);
    let tiles = |category: Category| {
        let tiles = content
            .rooms
            .with_ids()
            .filter(move |(_, card)| card.category == category && !card.aftermath);
        tiles.map(|(room, _)| room).collect::<Vec<Room>>()
    };
    let (mut ones, mut twos) = (tiles(Category::One), tiles(Category::Two));
    setup.shuffle(&mut ones);
    setup.shuffle(&mut twos);
    let base =
        content.tokens.with_ids().filter(|(_, face)| face.symbol != crate::ids::Symbol::ExTurret);
    let copies = |(token, face): (Token, &crate::content::TokenFace)| {
        std::iter::repeat_n(token, face.copies.into())
    };
    let mut tokens: Vec<Token> = base.flat_map(copies).collect();
    setup.shuffle(&mut tokens);
    for slot in (0..SHIP_ROOMS as u8).map(Slot) {
        let room = &mut state.rooms[slot];
        *room = match content.board.place(slot).printed {
            Printed::Room(room) => {
                RoomState { tile: room.into(), face_up: true, ..RoomState::default() }
            }
            Printed::One => RoomState {
                tile: ones.pop().into(),
                token: tokens.pop().into(),
                ..RoomState::default()
            },
            Printed::Two => RoomState {
                tile: twos.pop().into(),
                token: tokens.pop().into(),
                ..RoomState::default()
            },
        };
    }
    if let Some(slot) = content.board.printed(Room::Hibernatorium) {
        state.rooms[slot].objects[Object::BlueCorpse] = 1;
        state.supply[Object::BlueCorpse] = 0;
    }
}

/// Escape Pods: random ones, Locked, in ascending number alternately in both sections (STD-07).
fn place_pods(content: &Content, state: &mut State, chance: &mut Chance) {
    let _ = chance;
    let n = content.setup.pods[usize::from(state.table.seats - 1)];
    for place in 0..n {
        let section = if place % 2 == 0 { Section::A } else { Section::B };
        state.pods.push(PodState { section, locked: true, launched: false, aboard: Set8::EMPTY });
    }
}

/// The bag (STD-10, OPT-09).
fn fill_bag(content: &Content, options: &Options, state: &mut State, chance: &mut Chance) {
    let bag = content.foes.standard_bag;
    let variant = match options.bag {
        BagOption::Printed => content.foes.variants.printed,
        BagOption::Gentle => content.foes.variants.gentle,
        BagOption::Harsh => content.foes.variants.harsh,
    };
    let adults =
        (bag.adult + bag.adult_per_player * state.table.seats).saturating_add_signed(variant);
    state.bag[TokenKind::Blank] = bag.blank;
    let wanted = [
        (Kind::Larva, bag.larva),
        (Kind::Creeper, bag.creeper),
        (Kind::Adult, adults),
        (Kind::Breeder, bag.breeder),
        (Kind::Queen, bag.queen),
    ];
    let mut draws = chance.stream(BAG);
    for (kind, n) in wanted {
        let of_kind = TokenKind::ALL
            .iter()
            .copied()
            .filter(|token| content.foes.tokens[*token].kind == Some(kind));
        let mut tokens: Vec<TokenKind> = of_kind
            .flat_map(|token| std::iter::repeat_n(token, content.foes.tokens[token].count.into()))
            .collect();
        draws.shuffle(&mut tokens);
        tokens.into_iter().take(n.into()).for_each(|token| state.bag[token] += 1);
    }
}

/// Player Numbers and Objectives (STD-14, STD-16, COOP-01, SOLO-02).
fn seat_players(content: &Content, state: &mut State, chance: &mut Chance) {
    let mut setup = chance.stream(SETUP);
    let seats = state.table.seats;
    let mut numbers: Vec<u8> = (1..=seats).collect();
    setup.shuffle(&mut numbers);
    let deal = |deck: GoalDeck, setup: &mut dyn FnMut(&mut Vec<Objective>)| {
        let fits =
            content.goals.with_ids().filter(|(_, goal)| goal.deck == deck && goal.players <= seats);
        let mut cards: Vec<Objective> = fits.map(|(goal, _)| goal).collect();
        setup(&mut cards);
        cards
    };
    let mut shuffle = |cards: &mut Vec<Objective>| setup.shuffle(cards);
    let mut coop = deal(GoalDeck::Coop, &mut shuffle);
    let mut personal = deal(GoalDeck::Personal, &mut shuffle);
    let mut corporate = deal(GoalDeck::Corporate, &mut shuffle);
    for (seat, number) in numbers.into_iter().enumerate() {
        let mut player = PlayerState::new(number);
        player.goals = match state.table.mode {
            Mode::Standard => [personal.pop().into(), corporate.pop().into()],
            Mode::Coop => [coop.pop().into(), Maybe::NONE],
            Mode::Solo => [coop.pop().into(), coop.pop().into()],
        };
        if number == 1 {
            state.first = Player(seat as u8);
        }
        state.players[seat] = player;
    }
}

impl Engine<'_> {
    /// Two draft cards are drawn (STD-17).
    pub(crate) fn deal_draft(&mut self) {
        let look = self.look();
        let taken =
            |character: &Character| look.players().any(|it| look.of(it).character.is(*character));
        let base =
            Character::ALL.iter().copied().filter(|it| !look.content.characters[*it].aftermath);
        let mut left: List<Character, 6> = List::new();
        base.filter(|character| !taken(character)).for_each(|character| left.push(character));
        self.state.chance.stream(SETUP).shuffle(&mut left);
        self.state.draft.clear();
        left.iter().take(2).for_each(|character| self.state.draft.push(*character));
        self.log.mark_revealed();
    }

    /// A player takes a Character with everything that belongs to it (STD-18).
    pub(crate) fn take_character(&mut self, player: Player, character: Character) {
        self.state.draft.clear();
        let content = self.content;
        let card = &content.characters[character];
        let start = content.board.printed(Room::Hibernatorium).unwrap_or_default();
        let own = &mut self.state.players[player.index()];
        own.character = character.into();
        own.at = start;
        card.deck.iter().for_each(|card| own.deck.push(HeldCard::from(*card)));
        for item in &card.start_items {
            let ammo = content.items[*item].weapon.as_ref().map_or(0, |weapon| weapon.capacity);
            own.hands.push(Carried { thing: Thing::Item(*item), ammo, ..Carried::default() });
        }
        for wound in &card.start_wounds {
            own.serious.push(SeriousWound { wound: *wound, dressed: false });
        }
        self.state.chance.stream(ACTIONS).shuffle(&mut self.state.players[player.index()].deck);
        let event = Event::new("STD-17", "nem-event-drafts").player(player);
        self.tell(event.name("what", character.word()));
    }

    /// Everybody has a Character: the first turn begins (STD-20).
    pub(crate) fn begin_play(&mut self) {
        self.state.step = Step::Draw;
        self.state.cursor = 0;
    }
}
