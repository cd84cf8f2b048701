//! Convoy cards (LA-10).

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::files::{File, Meta, Numbers, OPERATIONS};
use super::keep;
use crate::boxes::Sort;
use crate::ids::CardId;
use crate::vocab::{CardKind, Res};

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
    pub card: Option<CardId>,
    /// How many there are.
    pub copies: u8,
    /// The numbers printed on them.
    pub numbers: Vec<u16>,
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ConvoyFile {
    #[serde(rename = "meta")]
    _meta: Meta,
    truck: Vec<RawConvoy>,
    trailer: Vec<RawConvoy>,
    device: Vec<RawConvoy>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawConvoy {
    id: Spanned<String>,
    numbers: Spanned<Vec<u16>>,
    #[serde(rename = "name")]
    _name: String,
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
    #[serde(rename = "source")]
    _source: String,
    #[serde(rename = "note")]
    _note: Option<String>,
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
    #[serde(rename = "r")]
    _r: Option<u8>,
    #[serde(rename = "c")]
    _c: Option<u8>,
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
pub(super) fn read<'a>(
    file: &File<'a>,
    numbers: &mut Numbers<'a>,
) -> Result<Vec<ConvoyCard>, Fault> {
    let raw: ConvoyFile = file.read(OPERATIONS)?;
    let kinds = [
        (raw.truck, CardKind::Truck),
        (raw.trailer, CardKind::Trailer),
        (raw.device, CardKind::Device),
    ];
    let all: Vec<(RawConvoy, CardKind)> = kinds
        .into_iter()
        .flat_map(|(cards, kind)| cards.into_iter().map(move |card| (card, kind)))
        .collect();
    file.names("a convoy card", all.iter().map(|(card, _)| &card.id))?;
    all.into_iter()
        .map(|(card, kind)| {
            if card.numbers.get_ref().len() != usize::from(*card.copies.get_ref()) {
                return Err(file.fault(
                    card.copies.span(),
                    format!("expected as many copies as numbers, found {}", card.copies.get_ref()),
                ));
            }
            match card.set.get_ref().as_str() {
                "start" => numbers.note_all("start", file, &card.numbers),
                "base" | "module1" | "loot_base" | "loot_asgaror" => {}
                other => {
                    return Err(file.fault(
                        card.set.span(),
                        format!("expected a set (`start`, `base`, `module1`, `loot_base` or `loot_asgaror`), found `{other}`"),
                    ));
                }
            }
            let boxes = card.boxes.get_ref().iter().map(RawBox::sort).collect::<Result<Vec<_>, _>>();
            let boxes = boxes.map_err(|wrong| file.fault(card.boxes.span(), wrong))?;
            if boxes.len() > crate::boxes::PRINTED {
                return Err(file.fault(
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
                numbers: card.numbers.into_inner(),
            })
        })
        .collect()
}
