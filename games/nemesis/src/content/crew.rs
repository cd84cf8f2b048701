//! Characters, their Action cards and Traits.

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::files::{Combat, Compiler, Deed, File, OPERATIONS, RawOption, in_order, record};
use super::items::{self, ItemCard, RawItem};
use crate::ids::{Card, Character, Item, Trait, Wound};
use crate::vocab::{Cond, Effect, Op};

/// A Character.
#[derive(Clone, PartialEq, Debug)]
pub struct CharacterCard {
    /// Whether it comes with Aftermath.
    pub aftermath: bool,
    /// The colour of its draft card (NEM-A1.3).
    pub colour: CrewColour,
    /// What it starts with.
    pub start_items: Vec<Item>,
    /// Its starting Items that somebody else gets (NEM-A7.1).
    pub key_items: Vec<Item>,
    /// Its two Quest Items.
    pub quest_items: [Item; 2],
    /// Serious Wounds it starts with.
    pub start_wounds: Vec<Wound>,
    /// Its Trait.
    pub own: Trait,
    /// Its Action cards, each as often as it has it.
    pub deck: Vec<Card>,
}

/// The colour of a draft card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "colours")]
pub enum CrewColour {
    Blue,
    Green,
    White,
    Violet,
    Red,
    Orange,
}

/// An Action card.
#[derive(Clone, PartialEq, Debug)]
pub struct ActionCard {
    /// What it does.
    pub deed: Deed,
    /// Whether it is a Reaction (NEM-24.1).
    pub reaction: bool,
    /// The Energy of the robot it costs (NEM-A3.4); none: it is no robot card.
    pub energy: Option<u8>,
    /// Whether it leaves the game after use (NEM-A3.5).
    pub one_shot: bool,
}

/// A Trait.
#[derive(Clone, PartialEq, Debug)]
pub struct TraitCard {
    /// Whose it is.
    pub character: Character,
    /// What it does.
    pub ops: Vec<Op>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CrewFile {
    #[serde(rename = "schema")]
    _schema: u8,
    character: Vec<RawCharacter>,
    action_card: Vec<RawCard>,
    start_item: Vec<RawItem>,
    quest_item: Vec<RawItem>,
    r#trait: Vec<RawTrait>,
    #[serde(rename = "companion")]
    _companion: Vec<RawCompanion>,
}

record! {
    RawCharacter {
        set: String,
        color: CrewColour,
        start_items: Vec<Item>,
        #[serde(default)]
        key_items: Vec<Item>,
        quest_items: [Item; 2],
        #[serde(default)]
        start_wounds: Vec<Wound>,
        r#trait: Trait,
        #[serde(default, rename = "companions")]
        _companions: Vec<String>,
        deck: Vec<RawCopies>,
    }
    RawCard {
        cost: u8,
        combat: Combat,
        #[serde(default)]
        requires: Vec<Cond>,
        #[serde(default)]
        effects: Vec<Effect>,
        #[serde(default)]
        options: Vec<RawOption>,
        #[serde(default)]
        reaction: bool,
        #[serde(default)]
        robot: bool,
        #[serde(default)]
        energy: u8,
        #[serde(default)]
        one_shot: bool,
    }
    RawTrait {
        character: Character,
        #[serde(rename = "hook")]
        _hook: String,
        effects: Vec<Effect>,
    }
    RawCompanion {
        #[serde(rename = "owner")]
        _owner: Character,
        #[serde(rename = "starts_on")]
        _starts_on: String,
        #[serde(rename = "is_character")]
        _is_character: bool,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCopies {
    card: Spanned<Card>,
    copies: u8,
}

/// What `characters.toml` holds besides Items.
pub(super) struct Crew {
    pub characters: Vec<CharacterCard>,
    pub cards: Vec<ActionCard>,
    pub traits: Vec<TraitCard>,
}

/// Reads `characters.toml`; its Items follow those of the decks.
pub(super) fn read(
    file: &File<'_>,
    items: &mut Vec<ItemCard>,
    compiler: &mut Compiler,
) -> Result<Crew, Fault> {
    let raw: CrewFile = file.read(OPERATIONS)?;
    let known: Vec<&'static str> = Character::ALL.iter().map(|it| it.name()).collect();
    in_order(file, "the Character", raw.character.iter().map(|it| &it.id), &known)?;
    let known: Vec<&'static str> = Card::ALL.iter().map(|it| it.name()).collect();
    in_order(file, "the Action card", raw.action_card.iter().map(|it| &it.id), &known)?;
    let known: Vec<&'static str> = Trait::ALL.iter().map(|it| it.name()).collect();
    in_order(file, "the Trait", raw.r#trait.iter().map(|it| &it.id), &known)?;
    items::personal(file, raw.start_item, raw.quest_item, items, compiler)?;
    let cards = raw.action_card.into_iter().map(|card| ActionCard {
        deed: compiler.deed((card.cost, card.combat), card.requires, card.effects, card.options),
        reaction: card.reaction,
        energy: card.robot.then_some(card.energy),
        one_shot: card.one_shot,
    });
    let cards = cards.collect();
    let traits = raw.r#trait.into_iter().map(|it| TraitCard {
        character: it.character,
        ops: it.effects.into_iter().map(|effect| effect.op).collect(),
    });
    let characters = raw.character.iter().map(|it| character(file, it));
    Ok(Crew { characters: characters.collect::<Result<_, _>>()?, cards, traits: traits.collect() })
}

/// One Character. A card stands in its deck once, with the number of its copies.
fn character(file: &File<'_>, raw: &RawCharacter) -> Result<CharacterCard, Fault> {
    let mut deck: Vec<Card> = Vec::new();
    for copies in &raw.deck {
        let card = *copies.card.get_ref();
        if deck.contains(&card) {
            let message = format!("expected each Action card once in a deck, found `{card}` again");
            return Err(file.fault(copies.card.span(), message));
        }
        deck.extend(std::iter::repeat_n(card, copies.copies.into()));
    }
    Ok(CharacterCard {
        aftermath: raw.set == "aftermath",
        colour: raw.color,
        start_items: raw.start_items.clone(),
        key_items: raw.key_items.clone(),
        quest_items: raw.quest_items,
        start_wounds: raw.start_wounds.clone(),
        own: raw.r#trait,
        deck,
    })
}
