//! Convoy cards, Survivors, the Exploration deck, Encounters, Events and Objects.

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::files::{File, Numbers, PLAIN_CONDITIONS};
use super::keep;
use super::load::Compiler;
use crate::boxes::Sort;
use crate::survivor::{Ability, Working};
use crate::vocab::{Cond, Effect, Good, Phase, Program, Res};
use crate::vocab::{CardKind, Op, Payable};

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

/// A kind of convoy card (LA-10).
#[derive(Clone, Debug)]
pub struct ConvoyCard {
    /// Its id.
    pub id: &'static str,
    /// The message id of its name.
    pub name: &'static str,
    /// Truck, Trailer or Device.
    pub kind: CardKind,
    /// Movement points for the basic Fuel (LA-7.4).
    pub speed: i8,
    /// How many Trailers it pulls (LA-10.3).
    pub pull: u8,
    /// Whether it is tracked (LA-7.9).
    pub tracks: bool,
    /// How much more Fuel it takes (LA-7.5).
    pub boost_max: u8,
    /// What each gives.
    pub boost_gain: i8,
    /// What it also burns (LA-7.21).
    pub substitute: Option<Res>,
    /// Where a Device may stand.
    pub mount: Mount,
    /// Its boxes.
    pub boxes: Vec<Sort>,
    /// Its card of the Exploration deck, if it is one.
    pub card: Option<u8>,
    /// How many there are.
    pub copies: u8,
}

/// Where a Device may stand (LA-10.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mount {
    /// Anywhere.
    #[default]
    Any,
    /// On the Truck.
    Truck,
    /// On a Trailer.
    Trailer,
}

/// A kind of Survivor (LA-11.1).
#[derive(Clone, Debug)]
pub struct SurvivorCard {
    /// Its id.
    pub id: &'static str,
    /// The message id of its name.
    pub name: &'static str,
    /// The message id of what it can do.
    pub text: &'static str,
    /// Printed strength.
    pub strength: i8,
    /// The deadly number of Contamination counters (LA-11.7).
    pub death_at: u8,
    /// End-of-game Fame.
    pub end_fame: i8,
    /// Whether it can be fed with anything (LA-X3.17).
    pub android: bool,
    /// In which phase the ability works.
    pub phase: Phase,
    /// Whether it is used at will, once per phase.
    pub activated: bool,
    /// In which zones.
    pub working: Working,
    /// What it is.
    pub ability: Ability,
    /// Its card of the Exploration deck, if it is one.
    pub card: Option<u8>,
    /// Whether it is a member of a module 3 crew.
    pub crew: bool,
    /// How many there are.
    pub copies: u8,
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
    pub labels: Vec<&'static str>,
    /// Its options.
    pub options: Vec<Program>,
}

/// An Event (LA-13.8).
#[derive(Clone, Debug)]
pub struct EventCard {
    /// The message id of its name.
    pub name: &'static str,
    /// What it does.
    pub effects: Program,
}

/// A kind of Object (LA-12).
#[derive(Clone, Debug)]
pub struct ObjectCard {
    /// Its word in notation: the id without `obj_`.
    pub word: &'static str,
    /// The message id of its name.
    pub name: &'static str,
    /// In which phase it is played.
    pub phase: Phase,
    /// Whether also in the start window of the Fire Phase (LA-8.3).
    pub window: bool,
    /// What it does: one list, or several to choose from.
    pub choices: Vec<Program>,
    /// How many there are.
    pub copies: u8,
    /// Whether it belongs to module 1.
    pub module1: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Meta {
    #[allow(dead_code)]
    game: String,
    #[allow(dead_code)]
    file: String,
    #[allow(dead_code)]
    source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ConvoyFile {
    #[allow(dead_code)]
    meta: Meta,
    truck: Vec<RawConvoy>,
    trailer: Vec<RawConvoy>,
    device: Vec<RawConvoy>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawConvoy {
    id: Spanned<String>,
    numbers: Spanned<Vec<u16>>,
    #[allow(dead_code)]
    name: String,
    set: Spanned<String>,
    copies: Spanned<u8>,
    #[serde(default)]
    speed: i8,
    #[serde(default)]
    pull: u8,
    #[serde(default)]
    tracks: bool,
    #[serde(default)]
    boost_max: u8,
    #[serde(default)]
    boost_gain: i8,
    alternative_fuel: Option<Res>,
    #[serde(default)]
    mount: Mount,
    boxes: Spanned<Vec<RawBox>>,
    #[allow(dead_code)]
    source: String,
    #[allow(dead_code)]
    note: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum BoxKind {
    Cargo,
    Crew,
    Food,
    Ammo,
    Fuel,
    Armor,
    AsgardArmor,
    Weapon,
    JunkWeapon,
    Special,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Special {
    Speed,
    Tracks,
    FreeFeed,
    EndFame,
    EndFamePerAsgardArmor,
    EndRoundObject,
    MaxObjects,
}

/// A box as the files write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBox {
    #[allow(dead_code)]
    r: Option<u8>,
    #[allow(dead_code)]
    c: Option<u8>,
    kind: BoxKind,
    level: Option<u8>,
    effect: Option<Special>,
    n: Option<u8>,
}

impl RawBox {
    /// The box, or what is wrong with it.
    pub fn sort(&self) -> Result<Sort, String> {
        let level = || match self.level {
            Some(level @ 1..=4) => Ok(level),
            found => Err(format!("expected the level of a weapon, from 1 to 4, found {found:?}")),
        };
        let n = self.n.unwrap_or(1);
        Ok(match self.kind {
            BoxKind::Cargo => Sort::Cargo,
            BoxKind::Crew => Sort::Crew,
            BoxKind::Food => Sort::Food,
            BoxKind::Ammo => Sort::Ammo,
            BoxKind::Fuel => Sort::Fuel,
            BoxKind::Armor => Sort::Armor,
            BoxKind::AsgardArmor => Sort::Asgard,
            BoxKind::Weapon => Sort::Weapon(level()?),
            BoxKind::JunkWeapon => Sort::Junk(level()?),
            BoxKind::Special => match self.effect {
                Some(Special::Speed) => Sort::Speed(n),
                Some(Special::Tracks) => Sort::Tracks,
                Some(Special::FreeFeed) => Sort::FreeFeed,
                Some(Special::EndFame) => Sort::Fame(n),
                Some(Special::EndFamePerAsgardArmor) => Sort::FameAsgard(n),
                Some(Special::EndRoundObject) => Sort::RoundObject(n),
                Some(Special::MaxObjects) => Sort::MaxObjects(n),
                None => return Err("expected the effect of a special box, found none".into()),
            },
        })
    }
}

/// Reads `convoy.toml`.
pub(super) fn convoy(file: &File<'_>, numbers: &mut Numbers) -> Result<Vec<ConvoyCard>, Fault> {
    let raw: ConvoyFile = file.read()?;
    let kinds = [
        (raw.truck, CardKind::Truck),
        (raw.trailer, CardKind::Trailer),
        (raw.device, CardKind::Device),
    ];
    let all: Vec<(RawConvoy, CardKind)> = kinds
        .into_iter()
        .flat_map(|(cards, kind)| cards.into_iter().map(move |card| (card, kind)))
        .collect();
    file.source.names("a convoy card", all.iter().map(|(card, _)| &card.id))?;
    all.into_iter()
        .map(|(card, kind)| {
            if card.numbers.get_ref().len() != usize::from(*card.copies.get_ref()) {
                return Err(file.source.fault(
                    card.copies.span(),
                    format!("expected as many copies as numbers, found {}", card.copies.get_ref()),
                ));
            }
            match card.set.get_ref().as_str() {
                "start" => numbers.note_all("start", file, &card.numbers),
                "base" | "module1" | "loot_base" | "loot_asgaror" => {}
                other => {
                    return Err(file.source.fault(
                        card.set.span(),
                        format!("expected a set (`start`, `base`, `module1`, `loot_base` or `loot_asgaror`), found `{other}`"),
                    ));
                }
            }
            let boxes = card.boxes.get_ref().iter().map(RawBox::sort).collect::<Result<Vec<_>, _>>();
            let boxes = boxes.map_err(|wrong| file.source.fault(card.boxes.span(), wrong))?;
            if boxes.len() > crate::boxes::PRINTED {
                return Err(file.source.fault(
                    card.boxes.span(),
                    format!("expected at most {} boxes, found {}", crate::boxes::PRINTED, boxes.len()),
                ));
            }
            Ok(ConvoyCard {
                id: keep(card.id.get_ref().clone()),
                name: keep(format!("la-name-{}", card.id.get_ref())),
                kind,
                speed: card.speed,
                pull: card.pull,
                tracks: card.tracks,
                boost_max: card.boost_max,
                boost_gain: card.boost_gain,
                substitute: card.alternative_fuel,
                mount: card.mount,
                boxes,
                card: None,
                copies: *card.copies.get_ref(),
            })
        })
        .collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SurvivorFile {
    #[allow(dead_code)]
    meta: Meta,
    #[allow(dead_code)]
    crew: Option<toml::Value>,
    survivor: Vec<RawSurvivor>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSurvivor {
    id: Spanned<String>,
    numbers: Spanned<Vec<u16>>,
    #[allow(dead_code)]
    name: String,
    set: Option<String>,
    copies: Option<u8>,
    strength: i8,
    #[allow(dead_code)]
    strength_source: Option<String>,
    death_at: u8,
    #[serde(default)]
    end_fame: i8,
    #[serde(default)]
    feed_with: Vec<String>,
    ability: RawAbility,
    #[allow(dead_code)]
    source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAbility {
    phase: Phase,
    kind: AbilityKind,
    zone: Working,
    #[allow(dead_code)]
    text: String,
    code: Spanned<String>,
    #[serde(default)]
    params: Params,
    #[serde(default)]
    effects: Vec<Effect>,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AbilityKind {
    Static,
    Triggered,
    Activated,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Params {
    base: Option<i8>,
    extra: Option<i8>,
    distance: Option<u8>,
    n: Option<u8>,
    max: Option<u8>,
    #[allow(dead_code)]
    distinct: Option<bool>,
    damage: Option<u8>,
    #[allow(dead_code)]
    cost: Option<String>,
    cond: Option<String>,
    thresholds: Option<[u8; 3]>,
    values: Option<[u8; 3]>,
}

impl RawAbility {
    fn compiled(&self, file: &File<'_>, compiler: &mut Compiler) -> Result<Ability, Fault> {
        let code = self.code.get_ref().as_str();
        let wrong = |what: String| file.source.fault(self.code.span(), what);
        let need = |found: Option<u8>, what: &str| {
            found.ok_or_else(|| wrong(format!("expected the parameter `{what}` of {code}, found none")))
        };
        let steps = || match (self.params.thresholds, self.params.values) {
            (Some(thresholds), Some(values)) => Ok((thresholds, values)),
            _ => Err(wrong(format!("expected `thresholds` and `values` of {code}, found none"))),
        };
        Ok(match code {
            "exhaust_to_rest" => Ability::ExhaustToRest,
            "speed_plus_catch_up" => Ability::CatchUp {
                base: self.params.base.unwrap_or(0),
                extra: self.params.extra.unwrap_or(0),
                distance: need(self.params.distance, "distance")?,
            },
            "effects" => Ability::Effects(compiler.program(file, &self.code, &self.effects)?),
            "gather_extra_same_card" => Ability::GatherExtra(need(self.params.n, "n")?),
            "refire_weapon" => Ability::Refire,
            "ignore_location_radiation" => Ability::IgnoreRadiation,
            "weapon_level_plus" => Ability::LevelPlus {
                n: need(self.params.n, "n")?,
                max: need(self.params.max, "max")?,
            },
            "miss_becomes_hit" => Ability::MissBecomesHit(need(self.params.damage, "damage")?),
            "gather_draw_object" => Ability::GatherObject(need(self.params.n, "n")?),
            "direct_attack" => Ability::DirectAttack(need(self.params.damage, "damage")?),
            "strength_if_alone" => Ability::StrengthAlone(need(self.params.n, "n")?),
            "radio_strike" => Ability::RadioStrike,
            "none" => Ability::None,
            "adjacent_bonus_actions" => Ability::AdjacentBonus,
            "speed_if" => {
                let n = need(self.params.n, "n")?;
                match self.params.cond.as_deref() {
                    Some("opponent_ahead") => Ability::SpeedIf(n, Cond::OpponentAhead {}),
                    Some("undamaged") => Ability::SpeedIf(n, Cond::Undamaged {}),
                    found => {
                        return Err(wrong(format!(
                            "expected the condition `opponent_ahead` or `undamaged`, found {found:?}"
                        )));
                    }
                }
            }
            "decontaminate_to_rest" => Ability::CleanToRest,
            "decontaminate_for_speed" => Ability::CleanForSpeed(need(self.params.n, "n")?),
            "speed_by_cards" => {
                let (thresholds, values) = steps()?;
                Ability::SpeedByCards { thresholds, values }
            }
            "first_hit_bonus_by_cards" => {
                let (thresholds, values) = steps()?;
                Ability::FirstHit { thresholds, values }
            }
            "discard_object_for_speed" => Ability::ObjectForSpeed(need(self.params.n, "n")?),
            other => return Err(wrong(format!("expected a known ability code, found `{other}`"))),
        })
    }
}

/// Reads the Survivors of `survivors.toml` or `crews.toml`.
pub(super) fn survivors(
    file: &File<'_>,
    crew: bool,
    numbers: &mut Numbers,
    compiler: &mut Compiler,
) -> Result<Vec<SurvivorCard>, Fault> {
    let raw: SurvivorFile = file.source.read(PLAIN_CONDITIONS)?;
    file.source.names("a Survivor", raw.survivor.iter().map(|survivor| &survivor.id))?;
    raw.survivor
        .into_iter()
        .map(|survivor| {
            match survivor.set.as_deref() {
                Some("start") => numbers.note_all("start", file, &survivor.numbers),
                None if crew => numbers.note_all("crew_module3", file, &survivor.numbers),
                _ => {}
            }
            let id = survivor.id.get_ref();
            Ok(SurvivorCard {
                id: keep(id.clone()),
                name: keep(format!("la-name-{id}")),
                text: keep(format!("la-text-{id}")),
                strength: survivor.strength,
                death_at: survivor.death_at,
                end_fame: survivor.end_fame,
                android: !survivor.feed_with.is_empty(),
                phase: survivor.ability.phase,
                activated: survivor.ability.kind == AbilityKind::Activated,
                working: survivor.ability.zone,
                ability: survivor.ability.compiled(file, compiler)?,
                card: None,
                crew,
                copies: survivor.copies.unwrap_or(1),
            })
        })
        .collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExplorationFile {
    #[allow(dead_code)]
    meta: Meta,
    location: Vec<RawLocation>,
    card: Vec<RawCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLocation {
    id: Spanned<String>,
    #[allow(dead_code)]
    name: String,
    radiation: u8,
    effects: Vec<Effect>,
    #[allow(dead_code)]
    note: Option<String>,
    #[allow(dead_code)]
    source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    #[allow(dead_code)]
    id: Spanned<String>,
    number: Spanned<u16>,
    set: Spanned<String>,
    period: Spanned<u8>,
    kind: CardKind,
    #[serde(rename = "ref")]
    of: Spanned<String>,
    scaling: bool,
    module1_replaced: bool,
    #[allow(dead_code)]
    source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EncounterFile {
    #[allow(dead_code)]
    meta: Meta,
    encounter: Vec<RawEncounter>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEncounter {
    id: Spanned<String>,
    #[allow(dead_code)]
    number: u16,
    #[allow(dead_code)]
    name: String,
    option: Vec<RawOption>,
    #[allow(dead_code)]
    note: Option<String>,
    #[allow(dead_code)]
    source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOption {
    #[allow(dead_code)]
    label: String,
    effects: Vec<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventFile {
    #[allow(dead_code)]
    meta: Meta,
    event: Vec<RawEvent>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEvent {
    id: Spanned<String>,
    #[allow(dead_code)]
    number: u16,
    #[allow(dead_code)]
    name: String,
    #[allow(dead_code)]
    text: String,
    effects: Vec<Effect>,
    #[allow(dead_code)]
    source: String,
}

/// The Exploration deck with what its cards refer to.
pub(super) struct Deck {
    pub cards: Vec<ZoneCard>,
    pub locations: Vec<Location>,
    pub encounters: Vec<Encounter>,
    pub events: Vec<EventCard>,
}

/// Reads `exploration.toml`, `encounters.toml` and `events.toml`, and says on the convoy cards and Survivors which card
/// of the deck they are.
pub(super) fn deck(
    [file, encounter_file, event_file]: [&File<'_>; 3],
    convoy: &mut [ConvoyCard],
    survivors: &mut [SurvivorCard],
    numbers: &mut Numbers,
    compiler: &mut Compiler,
) -> Result<Deck, Fault> {
    let raw: ExplorationFile = file.read()?;
    let encounters: EncounterFile = encounter_file.read()?;
    let events: EventFile = event_file.read()?;
    file.source.names("a card", raw.card.iter().map(|card| &card.id))?;
    let names = [
        file.source.names("a Location", raw.location.iter().map(|l| &l.id))?,
        encounter_file.source.names("an Encounter", encounters.encounter.iter().map(|e| &e.id))?,
        event_file.source.names("an Event", events.event.iter().map(|e| &e.id))?,
    ];
    let mut cards = Vec::new();
    for card in raw.card {
        let set = match card.set.get_ref().as_str() {
            "base" => "exploration_base",
            "module1" => "exploration_module1",
            other => {
                let what = format!("expected the set `base` or `module1`, found `{other}`");
                return Err(file.source.fault(card.set.span(), what));
            }
        };
        numbers.note(set, file, &card.number);
        let period = *card.period.get_ref();
        if !(1..=3).contains(&period) {
            let what = format!("expected a period, 1, 2 or 3, found {period}");
            return Err(file.source.fault(card.period.span(), what));
        }
        let index = cards.len() as u8;
        let id = card.of.get_ref();
        let unknown = || {
            file.source.fault(
                card.of.span(),
                format!("expected a record of this kind among the content, found `{id}`"),
            )
        };
        let of = match card.kind {
            CardKind::Location => file.source.find(&names[0], &card.of)? as u8,
            CardKind::Encounter => file.source.find(&names[1], &card.of)? as u8,
            CardKind::Event => file.source.find(&names[2], &card.of)? as u8,
            CardKind::Truck | CardKind::Trailer | CardKind::Device => {
                let found =
                    convoy.iter().position(|c| c.id == id && c.kind == card.kind).ok_or_else(unknown)?;
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
                return Err(encounter_file.source.fault(
                    encounter.id.span(),
                    "expected the costs of an option before its effects, found one behind",
                ));
            }
            options.push(compiler.program(encounter_file, &encounter.id, &option.effects)?);
            labels.push(keep(format!("la-text-{}-{}", encounter.id.get_ref(), number + 1)));
        }
        compiled.push(Encounter { labels, options });
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectFile {
    #[allow(dead_code)]
    meta: Meta,
    object: Vec<RawObject>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawObject {
    id: Spanned<String>,
    numbers: Spanned<Vec<u16>>,
    #[allow(dead_code)]
    name: String,
    set: Spanned<String>,
    copies: u8,
    phase: Phase,
    timing: Timing,
    #[allow(dead_code)]
    text: String,
    #[serde(default)]
    effects: Vec<Effect>,
    #[serde(default)]
    choices: Vec<RawOption>,
    #[allow(dead_code)]
    note: Option<String>,
    #[allow(dead_code)]
    source: String,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Timing {
    OwnTurn,
    Window,
}

/// Reads `items.toml`. The kinds must be those the notation knows, in that order.
pub(super) fn objects(
    file: &File<'_>,
    numbers: &mut Numbers,
    compiler: &mut Compiler,
) -> Result<Vec<ObjectCard>, Fault> {
    let raw: ObjectFile = file.read()?;
    file.source.names("an Object", raw.object.iter().map(|object| &object.id))?;
    let mut objects = Vec::new();
    for (index, object) in raw.object.iter().enumerate() {
        let id = object.id.get_ref();
        let word = crate::moves::OBJECT_WORDS.get(index).copied();
        if id.strip_prefix("obj_") != word {
            let what = format!("expected `obj_{}` in this place, found `{id}`", word.unwrap_or("-"));
            return Err(file.source.fault(object.id.span(), what));
        }
        match object.set.get_ref().as_str() {
            "base" => numbers.note_all("object_base", file, &object.numbers),
            "module1" => numbers.note_all("object_module1", file, &object.numbers),
            "optional_mine" => {}
            other => {
                let what = format!("expected `base`, `module1` or `optional_mine`, found `{other}`");
                return Err(file.source.fault(object.set.span(), what));
            }
        }
        let choices = if object.choices.is_empty() {
            vec![compiler.program(file, &object.id, &object.effects)?]
        } else {
            let each = object.choices.iter();
            each.map(|choice| compiler.program(file, &object.id, &choice.effects))
                .collect::<Result<_, _>>()?
        };
        objects.push(ObjectCard {
            word: word.unwrap_or_default(),
            name: keep(format!("la-name-{id}")),
            phase: object.phase,
            window: object.timing == Timing::Window,
            choices,
            copies: object.copies,
            module1: object.set.get_ref() == "module1",
        });
    }
    if objects.len() != crate::moves::OBJECT_WORDS.len() {
        return Err(Fault::whole(
            file.name,
            format!("expected {} Objects, found {}", crate::moves::OBJECT_WORDS.len(), objects.len()),
        ));
    }
    Ok(objects)
}

/// A cost as content files write it: `{ res = "food", n = 1 }`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// What.
    pub res: Payable,
    /// How much.
    pub n: u8,
}
