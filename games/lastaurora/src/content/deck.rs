//! The Exploration deck, Encounters and Events (LA-5, LA-13).

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::Catalog;
use super::convoy::ConvoyCard;
use super::files::{File, Meta, Numbers, OPERATIONS};
use super::keep;
use super::load::Compiler;
use super::people::SurvivorCard;
use crate::ids::{
    CarKind, CardId, EncounterId, EnemyKind, EventId, LocationId, OptionId, SurvivorKind,
};
use crate::vocab::{CardKind, Effect, Good, Op, Program};

/// A card that can lie in the Exploration deck or Zone.
#[derive(Clone, Copy, Debug)]
pub struct ZoneCard {
    /// Its number; 0 for none.
    pub number: u16,
    /// I, II or III.
    pub period: u8,
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
    /// The resources it names, as bits in the order Food, Ammo, Fuel.
    pub names: u8,
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
    let encounters: EncounterFile = encounter_file.read(OPERATIONS)?;
    let events: EventFile = event_file.read(OPERATIONS)?;
    file.names("a card", raw.card.iter().map(|card| &card.id))?;
    let names = [
        file.names("a Location", raw.location.iter().map(|l| &l.id))?,
        encounter_file.names("an Encounter", encounters.encounter.iter().map(|e| &e.id))?,
        event_file.names("an Event", events.event.iter().map(|e| &e.id))?,
    ];
    let mut cards = Vec::new();
    for card in raw.card {
        let set = match card.set.get_ref().as_str() {
            "base" => "exploration_base",
            "module1" => "exploration_module1",
            other => {
                let what = format!("expected the set `base` or `module1`, found `{other}`");
                return Err(file.fault(card.set.span(), what));
            }
        };
        numbers.note(set, file, &card.number);
        let period = *card.period.get_ref();
        if !(1..=3).contains(&period) {
            let what = format!("expected a period, 1, 2 or 3, found {period}");
            return Err(file.fault(card.period.span(), what));
        }
        let index = CardId(cards.len() as u8);
        let id = card.of.get_ref();
        let unknown = || {
            file.fault(
                card.of.span(),
                format!("expected a record of this kind among the content, found `{id}`"),
            )
        };
        let of = match card.kind {
            CardKind::Location => file.find(&names[0], &card.of)? as u8,
            CardKind::Encounter => file.find(&names[1], &card.of)? as u8,
            CardKind::Event => file.find(&names[2], &card.of)? as u8,
            CardKind::Truck | CardKind::Trailer | CardKind::Device => {
                let found = convoy
                    .iter()
                    .position(|c| c.id == id && c.kind == card.kind)
                    .ok_or_else(unknown)?;
                convoy[found].card = Some(index);
                found as u8
            }
            CardKind::Survivor => {
                let found = survivors.iter().position(|s| s.id == id).ok_or_else(unknown)?;
                survivors[found].card = Some(index);
                found as u8
            }
            CardKind::Enemy => return Err(unknown()),
        };
        cards.push(ZoneCard {
            number: *card.number.get_ref(),
            period,
            kind: card.kind,
            of,
            scaling: card.scaling,
            replaced: card.module1_replaced,
            module1: set == "exploration_module1",
            name: keep(format!("la-name-{id}")),
        });
    }
    let numbered = |kind: CardKind, of: usize| {
        let card = cards.iter().find(|card| card.kind == kind && usize::from(card.of) == of);
        card.map(|card| card.number)
    };
    for (of, encounter) in encounters.encounter.iter().enumerate() {
        same_number(encounter_file, numbered(CardKind::Encounter, of), &encounter.number)?;
    }
    for (of, event) in events.event.iter().enumerate() {
        same_number(event_file, numbered(CardKind::Event, of), &event.number)?;
    }
    let mut locations = Vec::new();
    for location in &raw.location {
        let (mut bits, mut object) = (0u8, false);
        for effect in &location.effects {
            match effect.op {
                Op::Gain { res, .. } => bits |= 1 << res as u8,
                Op::GainChoice { from, .. } => {
                    for good in Good::ALL.into_iter().filter(|good| from.0[*good as usize] > 0) {
                        match good.res() {
                            Some(res) => bits |= 1 << res as u8,
                            None => object = true,
                        }
                    }
                }
                Op::DrawObject { .. } | Op::DrawKeep { .. } => object = true,
                _ => {}
            }
        }
        locations.push(Location {
            radiation: location.radiation,
            effects: compiler.program(file, &location.id, &location.effects)?,
            names: bits,
            names_object: object,
        });
    }
    let mut compiled = Vec::new();
    for encounter in &encounters.encounter {
        let mut options = Vec::new();
        let mut labels = Vec::new();
        for (number, option) in encounter.option.iter().enumerate() {
            let paid_first = option
                .effects
                .iter()
                .skip_while(|effect| matches!(effect.op, Op::Pay { .. }))
                .all(|effect| !matches!(effect.op, Op::Pay { .. }));
            if !paid_first {
                return Err(encounter_file.fault(
                    encounter.id.span(),
                    "expected the costs of an option before its effects, found one behind",
                ));
            }
            options.push(compiler.program(encounter_file, &encounter.id, &option.effects)?);
            labels.push(keep(format!("la-text-{}-{}", encounter.id.get_ref(), number + 1)));
        }
        compiled.push(Encounter { labels: labels.into(), options: options.into() });
    }
    let mut happenings = Vec::new();
    for event in &events.event {
        happenings.push(EventCard {
            name: keep(format!("la-name-{}", event.id.get_ref())),
            effects: compiler.program(event_file, &event.id, &event.effects)?,
        });
    }
    Ok(Deck { cards, locations, encounters: compiled, events: happenings })
}
