//! The board and the components of the players (SF-2.2 to SF-2.5).

use kernel::SeatSet;
use kernel::chance::{Chance, Draw, Draws};
use workbench::flat::{By, Frames, List, Set};

use crate::automation::AutomationState;
use crate::bag::{Bag, COMMON};
use crate::content::{CharacterInfo, Content, UniqueStart};
use crate::ids::{Body, Character, Item, ProjectX, Section};
use crate::state::{
    At, BodyState, Bribe, GreyBribe, Hazard, Holder, KompromatPlace, Life, Player, PlayerState,
    ProjectXState, SectionState, Ship, State, Station, Table, Tally, Trap, TrapPlace, Turn,
};
use crate::tutorial::Tutorial;

/// One Kompromat token for every Character in play that has one, mixed and laid on the icons: from the bottom of the
/// board to the top, the green icons only when the purple ones are full (SF-2.2.3).
pub(super) fn kompromat(
    content: &Content,
    in_play: Set<Character>,
    draws: &mut Draws<'_>,
) -> By<Character, KompromatPlace, { Character::COUNT }> {
    let mut icons: Vec<Section> = Section::ALL
        .iter()
        .copied()
        .filter(|section| content.sections[*section].kompromat.is_some())
        .collect();
    icons.sort_by_key(|section| content.sections[*section].kompromat);
    let mut tokens: Vec<Character> =
        in_play.iter().filter(|character| content.characters[*character].kompromat).collect();
    draws.shuffle(&mut tokens);
    let mut places = By::default();
    for (character, section) in tokens.into_iter().zip(icons) {
        places[character] = KompromatPlace::Board(section);
    }
    places
}

/// The table with everything printed on the board and on the cards in place, and nothing drawn yet.
pub(super) fn state(content: &Content, chance: Chance, table: Table, minute: i8) -> State {
    let mut state = State {
        chance,
        table,
        minute,
        turn: Turn::new(table.first, minute),
        frames: Frames::new(),
        sections: By::from_fn(|section| section_state(content, table.in_play, section)),
        locks: locks(content, table.in_play),
        bodies: By::from_fn(|body| body_state(content, table.in_play, body)),
        cards: By::default(),
        uniques: By::from_fn(|item| unique(content, table.in_play, item)),
        supply: Bag::EMPTY,
        gone: Bag::EMPTY,
        players: By::from_fn(|player: Player| player_state(content, &table, player)),
        identities: By::default(),
        kompromat: By::default(),
        grey_bribes: match table.in_play.contains(Character::Billionaire) {
            true => [GreyBribe::Unused; 3],
            false => [GreyBribe::Absent; 3],
        },
        station: station(table.in_play),
        project_x: ProjectXState {
            card: ProjectX::default(),
            released: false,
            seen_by: SeatSet::NONE,
            monster: None,
            monster_down: false,
            wormhole: None,
            target: None,
        },
        markers: List::new(),
        offsites: By::default(),
        traps: traps(table.in_play),
        tally: Tally::default(),
        automation: AutomationState::default(),
        tutorial: Tutorial::default(),
    };
    state.supply = supply(content, &state);
    state
}

fn exists(content: &Content, in_play: Set<Character>, section: Section) -> bool {
    content.sections[section].requires.is_none_or(|character| in_play.contains(character))
}

/// A section with the Items and the Hazard printed on it (SF-2.2.6); pods hang on their docks (SF-2.2.1).
fn section_state(content: &Content, in_play: Set<Character>, section: Section) -> SectionState {
    let info = &content.sections[section];
    if !exists(content, in_play, section) {
        return SectionState::default();
    }
    let mut items = Bag::EMPTY;
    info.items.iter().for_each(|item| items.put(*item));
    let hazard = info.asphyxiation.then_some(Hazard::Asphyxiation);
    SectionState { in_play: true, hazard, items, ..SectionState::default() }
}

/// A Lock on every open-lock icon whose corridor or dock is there (SF-2.2.6, SF-A10.45).
fn locks(content: &Content, in_play: Set<Character>) -> Set<crate::map::Link> {
    let there = |section| exists(content, in_play, section);
    let locked = content.map.locked.iter();
    locked
        .filter(|link| {
            let (one, other) = content.map.ends[*link];
            there(one) && there(other)
        })
        .collect()
}

/// A pawn where its card says, with what is printed on the card (SF-2.2.2, SF-2.2.4).
fn body_state(content: &Content, in_play: Set<Character>, body: Body) -> BodyState {
    let owner = content.owner[body];
    let info: &CharacterInfo = &content.characters[owner];
    if !in_play.contains(owner) {
        return BodyState::default();
    }
    let start = info.bodies.iter().position(|other| *other == body);
    let at = start.and_then(|number| info.start[number]).map_or(At::Card, At::Section);
    let mut state = BodyState {
        at,
        life: if info.starts_down { Life::Down } else { Life::Live },
        data: info.start_data,
        contaminated: info.starts_contaminated,
        ..BodyState::default()
    };
    for (item, integral) in &info.start_items {
        if *integral {
            state.integral = Some(*item);
        } else {
            state.items.put(*item);
        }
    }
    state
}

/// A unique Item where it starts, if it is in this game (SF-2.2.5, SF-2.2.6).
fn unique(content: &Content, in_play: Set<Character>, item: Item) -> Holder {
    let Some(info) = content.uniques[item] else { return Holder::Nowhere };
    if info.requires.is_some_and(|character| !in_play.contains(character)) {
        return Holder::Nowhere;
    }
    match info.start {
        UniqueStart::Section(section) => Holder::Section(section),
        UniqueStart::Character(character) => content.characters[character]
            .bodies
            .first()
            .map_or(Holder::Nowhere, |body| Holder::Body(*body)),
    }
}

/// One colour of components (SF-2.5).
fn player_state(content: &Content, table: &Table, player: Player) -> PlayerState {
    if player.0 >= table.players {
        return PlayerState { bribe: Bribe::None, ..PlayerState::default() };
    }
    PlayerState {
        cubes: content.player_set.cubes,
        markers: content.player_set.markers,
        // Bots own no Bribe (SF-B3.1).
        bribe: if table.bots.contains(kernel::Seat(player.0)) { Bribe::None } else { Bribe::Hand },
        ..PlayerState::default()
    }
}

/// Cameras and Jammers ON, Abandon Ship not triggered (SF-2.3.2, SF-2.3.3, SF-2.3.6); the Rescue Ship comes with the
/// Boarder (SF-A10.28).
fn station(in_play: Set<Character>) -> Station {
    Station {
        cameras: true,
        jammers: true,
        abandon_ship: false,
        armed: false,
        detonated: false,
        detonated_on_board: false,
        fireball: false,
        reentry_flipped: false,
        ship: if in_play.contains(Character::Boarder) { Ship::Rescue } else { Ship::None },
        stationfall: false,
        ending: None,
        over: false,
    }
}

/// One live Trap and two decoys come with the Operative (`claymore`); they are placed at his Reveal.
fn traps(in_play: Set<Character>) -> [Trap; 3] {
    let mut traps = [Trap { at: TrapPlace::Nowhere, live: false }; 3];
    traps[0].live = in_play.contains(Character::Operative);
    traps
}

/// What is neither on the board nor on a card forms the supply (SF-2.2.6, SF-0.7).
fn supply(content: &Content, state: &State) -> Bag {
    let mut supply = Bag::EMPTY;
    for item in COMMON {
        let lying: u8 = state.sections.values().iter().map(|s| s.items.count(item)).sum();
        let possessed: u8 = state
            .bodies
            .values()
            .iter()
            .map(|body| body.items.count(item) + u8::from(body.integral == Some(item)))
            .sum();
        for _ in lying + possessed..content.tokens[item] {
            supply.put(item);
        }
    }
    supply
}
