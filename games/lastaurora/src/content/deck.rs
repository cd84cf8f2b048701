//! The Exploration deck, Encounters and Events (LA-5, LA-13).

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;
use workbench::script::Names;
use workbench::small::{Maybe, Set8};

use super::Catalog;
use super::convoy::ConvoyCard;
use super::files::{File, Meta, Numbers, OPERATIONS, period_of};
use super::keep;
use super::load::Compiler;
use super::people::SurvivorCard;
use crate::ids::{
    CarKind, CardId, CardNumber, EncounterId, EnemyKind, EventId, LocationId, OptionId, Period,
    SurvivorKind,
};
use crate::vocab::{CardKind, Effect, Op, Program, Res};

/// A card that can lie in the Exploration deck or Zone.
#[derive(Clone, Copy, Debug)]
pub struct ZoneCard {
    /// Its number, unless it is a start card.
    pub number: CardNumber,
    /// The period it is dealt in, or none for start cards.
    pub period: Maybe<Period>,
    /// What it is.
    pub kind: CardKind,
    /// Which one, among the records of its kind (convoy kinds for Trucks, Trailers and Devices).
    pub of: u8,
    /// Whether it has the scaling corner (LA-3.7).
    pub scaling: bool,
    /// Whether module 1 takes it out (LA-X1.2).
    pub replaced: bool,
    /// Whether it belongs to module 1.
    pub module1: bool,
    /// The message id of its name.
    pub name: &'static str,
}

impl ZoneCard {
    /// The period of a card of the deck.
    ///
    /// # Panics
    /// If it is a start card.
    pub fn dealt_in(&self) -> Period {
        self.period.get().expect("start cards never lie in the deck (LA-3.10)")
    }

    /// The Truck, Trailer or Device it is.
    pub const fn car(&self) -> CarKind {
        CarKind(self.of)
    }

    /// The Survivor it is.
    pub const fn survivor(&self) -> SurvivorKind {
        SurvivorKind(self.of)
    }

    /// The Enemy it is.
    pub const fn enemy(&self) -> EnemyKind {
        EnemyKind(self.of)
    }

    /// The Location it is.
    pub const fn location(&self) -> LocationId {
        LocationId(self.of)
    }

    /// The Encounter it is.
    pub const fn encounter(&self) -> EncounterId {
        EncounterId(self.of)
    }

    /// The Event it is.
    pub const fn event(&self) -> EventId {
        EventId(self.of)
    }

    /// Whether it is this Enemy.
    pub fn is_enemy(&self, enemy: EnemyKind) -> bool {
        self.kind == CardKind::Enemy && self.enemy() == enemy
    }
}

/// A Location (LA-5.9).
#[derive(Clone, Debug)]
pub struct Location {
    /// Contamination for every participant (LA-5.15).
    pub radiation: u8,
    /// What it gives.
    pub effects: Program,
    /// The resources it names.
    pub names: Set8<Res>,
    /// Whether it names an Object (LA-17.8).
    pub names_object: bool,
}

/// An Encounter (LA-13).
#[derive(Clone, Debug)]
pub struct Encounter {
    /// The message ids of its options.
    pub labels: Catalog<OptionId, &'static str>,
    /// Its options.
    pub options: Catalog<OptionId, Program>,
}

/// An Event (LA-13.8).
#[derive(Clone, Debug)]
pub struct EventCard {
    /// The message id of its name.
    pub name: &'static str,
    /// What it does.
    pub effects: Program,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExplorationFile {
    #[serde(rename = "meta")]
    _meta: Meta,
    location: Vec<RawLocation>,
    card: Vec<RawCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLocation {
    id: Spanned<String>,
    #[serde(rename = "name")]
    _name: String,
    radiation: u8,
    effects: Vec<Effect>,
    #[serde(rename = "note")]
    _note: Option<String>,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    id: Spanned<String>,
    number: Spanned<u16>,
    set: Spanned<String>,
    period: Spanned<u8>,
    kind: CardKind,
    #[serde(rename = "ref")]
    of: Spanned<String>,
    scaling: bool,
    module1_replaced: bool,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EncounterFile {
    #[serde(rename = "meta")]
    _meta: Meta,
    encounter: Vec<RawEncounter>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEncounter {
    id: Spanned<String>,
    number: Spanned<u16>,
    #[serde(rename = "name")]
    _name: String,
    option: Vec<RawOption>,
    #[serde(rename = "note")]
    _note: Option<String>,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawOption {
    #[serde(rename = "label")]
    _label: String,
    pub effects: Vec<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventFile {
    #[serde(rename = "meta")]
    _meta: Meta,
    event: Vec<RawEvent>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEvent {
    id: Spanned<String>,
    number: Spanned<u16>,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "text")]
    _text: String,
    effects: Vec<Effect>,
    #[serde(rename = "source")]
    _source: String,
}

/// The Exploration deck with what its cards refer to.
pub(super) struct Deck {
    pub cards: Vec<ZoneCard>,
    pub locations: Vec<Location>,
    pub encounters: Vec<Encounter>,
    pub events: Vec<EventCard>,
}

/// Demands that a record has the number of its card in the deck.
fn same_number(file: &File<'_>, card: Option<u16>, number: &Spanned<u16>) -> Result<(), Fault> {
    let found = number.get_ref();
    match card {
        Some(card) if card == *found => Ok(()),
        Some(card) => Err(file.fault(
            number.span(),
            format!("expected {card}, the number of its card in exploration.toml, found {found}"),
        )),
        None => Err(file.fault(
            number.span(),
            format!("expected a card of this record in exploration.toml, found none for {found}"),
        )),
    }
}

/// The records that cards of the deck refer to.
struct Records<'a> {
    locations: Names,
    encounters: Names,
    events: Names,
    convoy: &'a mut [ConvoyCard],
    survivors: &'a mut [SurvivorCard],
}

impl Records<'_> {
    /// Which record of its kind a card is; convoy cards and Survivors are told which card they are.
    fn of(&mut self, file: &File<'_>, card: &RawCard, id: CardId) -> Result<u8, Fault> {
        let name = card.of.get_ref();
        let unknown = || {
            let what = format!("expected a record of this kind among the content, found `{name}`");
            file.fault(card.of.span(), what)
        };
        let found = match card.kind {
            CardKind::Location => file.find(&self.locations, &card.of)?,
            CardKind::Encounter => file.find(&self.encounters, &card.of)?,
            CardKind::Event => file.find(&self.events, &card.of)?,
            CardKind::Truck | CardKind::Trailer | CardKind::Device => {
                let wanted = |car: &ConvoyCard| car.id == name && car.kind == card.kind;
                let found = self.convoy.iter().position(wanted).ok_or_else(unknown)?;
                self.convoy[found].card = Some(id);
                found
            }
            CardKind::Survivor => {
                let wanted = |survivor: &SurvivorCard| survivor.id == name;
                let found = self.survivors.iter().position(wanted).ok_or_else(unknown)?;
                self.survivors[found].card = Some(id);
                found
            }
            CardKind::Enemy => return Err(unknown()),
        };
        Ok(found as u8)
    }
}

impl RawCard {
    fn read<'a>(
        &self,
        file: &File<'a>,
        id: CardId,
        records: &mut Records<'_>,
        numbers: &mut Numbers<'a>,
    ) -> Result<ZoneCard, Fault> {
        let set = match self.set.get_ref().as_str() {
            "base" => "exploration_base",
            "module1" => "exploration_module1",
            other => {
                let what = format!("expected the set `base` or `module1`, found `{other}`");
                return Err(file.fault(self.set.span(), what));
            }
        };
        numbers.note(set, file, &self.number);
        Ok(ZoneCard {
            number: CardNumber(*self.number.get_ref()),
            period: period_of(file, &self.period)?.into(),
            kind: self.kind,
            of: records.of(file, self, id)?,
            scaling: self.scaling,
            replaced: self.module1_replaced,
            module1: set == "exploration_module1",
            name: keep(format!("la-name-{}", self.of.get_ref())),
        })
    }
}

impl RawLocation {
    fn read(&self, file: &File<'_>, compiler: &mut Compiler) -> Result<Location, Fault> {
        let (mut names, mut object) = (Set8::EMPTY, false);
        for effect in &self.effects {
            match effect.op {
                Op::Gain { res, .. } => _ = names.insert(res),
                Op::GainChoice { from, .. } => {
                    for (good, _) in from.0.iter().filter(|(_, n)| **n > 0) {
                        match good.res() {
                            Some(res) => _ = names.insert(res),
                            None => object = true,
                        }
                    }
                }
                Op::DrawObject { .. } | Op::DrawKeep { .. } => object = true,
                _ => {}
            }
        }
        Ok(Location {
            radiation: self.radiation,
            effects: compiler.program(file, &self.id, &self.effects)?,
            names,
            names_object: object,
        })
    }
}

impl RawEncounter {
    fn read(&self, file: &File<'_>, compiler: &mut Compiler) -> Result<Encounter, Fault> {
        let pays = |effect: &Effect| matches!(effect.op, Op::Pay { .. });
        let (mut options, mut labels) = (Vec::new(), Vec::new());
        for (number, option) in self.option.iter().enumerate() {
            let mut behind = option.effects.iter().skip_while(|effect| pays(effect));
            if behind.any(pays) {
                let what = "expected the costs of an option before its effects, found one behind";
                return Err(file.fault(self.id.span(), what));
            }
            options.push(compiler.program(file, &self.id, &option.effects)?);
            labels.push(keep(format!("la-text-{}-{}", self.id.get_ref(), number + 1)));
        }
        Ok(Encounter { labels: labels.into(), options: options.into() })
    }
}

impl RawEvent {
    fn read(&self, file: &File<'_>, compiler: &mut Compiler) -> Result<EventCard, Fault> {
        Ok(EventCard {
            name: keep(format!("la-name-{}", self.id.get_ref())),
            effects: compiler.program(file, &self.id, &self.effects)?,
        })
    }
}

/// Reads `exploration.toml`, `encounters.toml` and `events.toml`, and says on the convoy cards and Survivors which card
/// of the deck they are.
pub(super) fn read<'a>(
    [file, encounter_file, event_file]: [&File<'a>; 3],
    convoy: &mut [ConvoyCard],
    survivors: &mut [SurvivorCard],
    numbers: &mut Numbers<'a>,
    compiler: &mut Compiler,
) -> Result<Deck, Fault> {
    let raw: ExplorationFile = file.read(OPERATIONS)?;
    let EncounterFile { encounter: encounters, .. } = encounter_file.read(OPERATIONS)?;
    let EventFile { event: events, .. } = event_file.read(OPERATIONS)?;
    file.names("a card", raw.card.iter().map(|card| &card.id))?;
    let mut records = Records {
        locations: file.names("a Location", raw.location.iter().map(|l| &l.id))?,
        encounters: encounter_file.names("an Encounter", encounters.iter().map(|e| &e.id))?,
        events: event_file.names("an Event", events.iter().map(|e| &e.id))?,
        convoy,
        survivors,
    };
    let mut cards = Vec::new();
    for card in raw.card {
        cards.push(card.read(file, CardId(cards.len() as u8), &mut records, numbers)?);
    }
    let numbered = |kind: CardKind, of: usize| {
        let here = |card: &&ZoneCard| card.kind == kind && usize::from(card.of) == of;
        cards.iter().find(here).map(|card| card.number.0)
    };
    for (of, encounter) in encounters.iter().enumerate() {
        same_number(encounter_file, numbered(CardKind::Encounter, of), &encounter.number)?;
    }
    for (of, event) in events.iter().enumerate() {
        same_number(event_file, numbered(CardKind::Event, of), &event.number)?;
    }
    let locations = raw.location.iter().map(|location| location.read(file, compiler));
    let locations = locations.collect::<Result<_, _>>()?;
    let encounters = encounters.iter().map(|found| found.read(encounter_file, compiler));
    let encounters = encounters.collect::<Result<_, _>>()?;
    let events = events.iter().map(|event| event.read(event_file, compiler));
    let events = events.collect::<Result<_, _>>()?;
    Ok(Deck { cards, locations, encounters, events })
}
