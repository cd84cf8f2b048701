//! What the cards and the maps say: loaded once, checked once, shared by reference. Rules never look up strings.

mod board;
mod crew;
mod decks;
mod files;
mod foes;
mod goals;
mod items;
mod rooms;
mod setup;

pub use board::{Board, CORRIDORS, Numbers, Passage, Place, Printed};
pub use crew::{ActionCard, CharacterCard, CrewColour, TraitCard};
pub use decks::{
    After, Contamination, Dice, Event, FaceCard, SymbolCard, TokenFace, WoundCard, WoundLimits,
};
pub use files::{Combat, Deed, DeedOption, FILES};
pub use foes::{AttackCopy, AttackKind, Bag, Foes, KindCard, TokenCard, Variants};
pub use goals::{Aim, AlertCard, AlertWhere, Goal, GoalDeck, Task, Way};
pub use items::{AttachTo, Component, ItemCard, Origin, Quest, Reload, WARES, WareCard, Weapon};
pub use rooms::{Category, Passive, RoomCard, RoomColour, RoomHook};
pub use setup::{Limits, Setup, Supply};

use kernel::Fault;
use workbench::Catalog;
use workbench::content::{BuiltIn, Files};
use workbench::flat::Id as _;
use workbench::script::Steps;

use crate::ids::{
    Alert, Card, Character, Colour, EventCard, Item, Objective, Room, Symbol, Token, Trait, Ware,
    Wound,
};
use crate::vocab::{Op, Program};

/// Everything the content files say.
#[derive(Debug)]
pub struct Content {
    /// All effects; programs are ranges of it.
    pub steps: Steps<Op>,
    /// Ship and Shuttle.
    pub board: Board,
    /// The Rooms.
    pub rooms: Catalog<Room, RoomCard>,
    /// The Items: of the decks, starting Items, Quest Items.
    pub items: Catalog<Item, ItemCard>,
    /// The cards of Items, each with the colour of its back.
    pub wares: Catalog<Ware, WareCard>,
    /// The Action cards.
    pub cards: Catalog<Card, ActionCard>,
    /// The Characters.
    pub characters: Catalog<Character, CharacterCard>,
    /// The Traits.
    pub traits: Catalog<Trait, TraitCard>,
    /// The Events.
    pub events: Catalog<EventCard, Event>,
    /// What Exploration tokens show.
    pub symbols: Catalog<Symbol, SymbolCard>,
    /// The base and Turret Exploration tokens.
    pub tokens: Catalog<Token, TokenFace>,
    /// Intruders, their tokens, attacks and Weaknesses.
    pub foes: Foes,
    /// The Serious Wounds.
    pub wounds: Catalog<Wound, WoundCard>,
    /// How many wounds a Character bears.
    pub wound_limits: WoundLimits,
    /// Both dice.
    pub dice: Dice,
    /// How many Contamination cards there are.
    pub contamination: Contamination,
    /// Objectives, Intents and the Offer.
    pub goals: Catalog<Objective, Goal>,
    /// The Alerts.
    pub alerts: Catalog<Alert, AlertCard>,
    /// Constants of the set-up.
    pub setup: Setup,
}

impl Content {
    /// The content of the box.
    ///
    /// # Panics
    /// If the files that were built in have a mistake; a test loads them.
    pub fn standard() -> &'static Content {
        static STANDARD: BuiltIn<Content> = BuiltIn::new(|| Content::load(FILES));
        STANDARD.get()
    }

    /// The operations of a program.
    #[inline]
    pub fn program(&self, program: Program) -> &[Op] {
        self.steps.of(program)
    }

    /// The cards of an Item, by their backs.
    #[inline]
    pub fn wares_of(&self, item: Item) -> impl Iterator<Item = Ware> + Clone + '_ {
        let more = (Item::COUNT..WARES).map(|ware| Ware(ware as u8));
        let more = more.filter(move |ware| self.wares[*ware].item == item);
        std::iter::once(Ware(item.number())).chain(more)
    }

    /// The card of an Item with a back of this colour.
    pub fn ware(&self, item: Item, colour: Colour) -> Option<Ware> {
        self.wares_of(item).find(|ware| self.wares[*ware].colour == Some(colour))
    }

    /// Reads the content files, given by name and text.
    ///
    /// # Errors
    /// The first mistake, with file, place, record, field and what was expected there.
    pub fn load(files: &[(&str, &str)]) -> Result<Content, Fault> {
        let files = Files::new(files, FILES)?;
        let open = |name| files.open(name);
        let mut compiler = files::Compiler::default();
        let board = board::read(&open("board.toml")?, &open("shuttle.toml")?)?;
        let rooms = rooms::read(&open("rooms.toml")?, &mut compiler)?;
        let mut items = items::found(&open("items.toml")?, &mut compiler)?;
        let crew = crew::read(&open("characters.toml")?, &mut items, &mut compiler)?;
        let events = decks::events(&open("events.toml")?, &mut compiler)?;
        let (symbols, tokens) = decks::tokens(&open("exploration.toml")?, &mut compiler)?;
        let foes = foes::read(&open("intruders.toml")?, &mut compiler)?;
        let (wounds, wound_limits) = decks::wounds(&open("wounds.toml")?)?;
        let dice = decks::dice(&open("dice.toml")?)?;
        let contamination = decks::contamination(&open("contamination.toml")?)?;
        let goals = goals::goals(&open("objectives.toml")?)?;
        let alerts = goals::alerts(&open("alerts.toml")?, &mut compiler)?;
        let setup = setup::read(&open("setup.toml")?)?;
        Ok(Content {
            steps: compiler.steps,
            board,
            rooms: rooms.into(),
            wares: items::wares(&items)?.into(),
            items: items.into(),
            cards: crew.cards.into(),
            characters: crew.characters.into(),
            traits: crew.traits.into(),
            events: events.into(),
            symbols: symbols.into(),
            tokens: tokens.into(),
            foes,
            wounds: wounds.into(),
            wound_limits,
            dice,
            contamination,
            goals: goals.into(),
            alerts: alerts.into(),
            setup,
        })
    }
}
