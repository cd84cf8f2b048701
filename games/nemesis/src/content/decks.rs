//! Events, Exploration tokens, Serious Wounds, Contamination cards, dice.

use kernel::Fault;
use serde::Deserialize;
use workbench::flat::By;
use workbench::small::Set8;

use super::files::{Compiler, File, OPERATIONS, Skipped, in_order, record};
use crate::ids::{CombatFace, EventCard, Kind, NoiseFace, Symbol, Wound};
use crate::vocab::{Effect, Op, Program};

/// An Event card (NEM-19.5).
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// Whether it comes with Aftermath.
    pub aftermath: bool,
    /// Whether it belongs to the Science Mission's deck (NEM-A15.4).
    pub science: bool,
    /// The Corridor number of movement and retreats.
    pub direction: u8,
    /// Who moves.
    pub movers: Set8<Kind>,
    /// Whether it shows the Alert icon.
    pub alert: bool,
    /// What becomes of it.
    pub after: After,
    /// What it does.
    pub program: Program,
}

/// What becomes of an Event card (NEM-19.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum After {
    /// It is discarded.
    Discard,
    /// It leaves the game, and the discard pile is shuffled into the deck.
    RemoveAndReshuffle,
    /// It is shuffled into the deck.
    ShuffleBack,
}

/// What an Exploration token shows (NEM-6.4, NEM-A13).
#[derive(Clone, PartialEq, Debug)]
pub struct SymbolCard {
    /// Whether there is no Noise roll for this move.
    pub cancels_noise: bool,
    /// Whether the token stays.
    pub stays: bool,
    /// How many Aftermath tokens show it.
    pub copies: u8,
    /// What it does.
    pub program: Program,
}

/// A base or Turret Exploration token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenFace {
    /// What it shows.
    pub symbol: Symbol,
    /// What the Item Counter is set to.
    pub items: u8,
    /// How many look just like this.
    pub copies: u8,
}

/// A kind of Serious Wound (NEM-12.6).
#[derive(Clone, PartialEq, Debug)]
pub struct WoundCard {
    /// How many there are in the deck.
    pub count: u8,
    /// Whether it comes with Aftermath.
    pub aftermath: bool,
    /// The kind whose copy it counts as.
    pub same_as: Wound,
    /// What it changes while undressed.
    pub ops: Vec<Op>,
}

/// Both dice.
#[derive(Clone, PartialEq, Debug)]
pub struct Dice {
    /// The faces of the Noise die.
    pub noise: Vec<NoiseFace>,
    /// The faces of the Combat die.
    pub combat: Vec<CombatFace>,
    /// What each face does.
    pub faces: By<CombatFace, FaceCard, { CombatFace::COUNT }>,
}

/// What a face of the Combat die does (NEM-9.2, NEM-9.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaceCard {
    /// Which types it hits.
    pub hits: Set8<Kind>,
    /// Injuries when shooting.
    pub shoot: u8,
    /// Injuries in melee.
    pub melee: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventFile {
    #[serde(rename = "schema")]
    _schema: u8,
    event: Vec<RawEvent>,
    #[serde(rename = "decks")]
    _decks: Skipped,
}

record! {
    RawEvent {
        set: String,
        direction: u8,
        movers: Vec<Kind>,
        alert_icon: bool,
        after: After,
        #[serde(default)]
        science_mission: bool,
        effects: Vec<Effect>,
    }
    RawToken {
        #[serde(rename = "symbol")]
        _symbol: String,
        #[serde(default)]
        items: Vec<u8>,
        count: u8,
        cancels_noise: bool,
        #[serde(default)]
        stays: bool,
        effects: Vec<Effect>,
    }
    RawStatus {
        #[serde(rename = "fires_at_characters")]
        _characters: bool,
        #[serde(rename = "fires_at_intruders")]
        _intruders: bool,
        #[serde(rename = "character_damage")]
        _character_damage: Option<String>,
        #[serde(rename = "intruder_damage")]
        _intruder_damage: Option<u8>,
        #[serde(rename = "destructible")]
        _destructible: bool,
    }
    RawWound {
        set: String,
        count: u8,
        #[serde(default = "yes")]
        in_deck: bool,
        same_kind_as: Option<Wound>,
        #[serde(rename = "hook")]
        _hook: String,
        effects: Vec<Effect>,
    }
    RawDie {
        sides: u8,
        faces: Vec<String>,
    }
}

const fn yes() -> bool {
    true
}

/// Reads `events.toml`.
pub(super) fn events(file: &File<'_>, compiler: &mut Compiler) -> Result<Vec<Event>, Fault> {
    let raw: EventFile = file.read(OPERATIONS)?;
    let known: Vec<&'static str> = EventCard::ALL.iter().map(|it| it.name()).collect();
    in_order(file, "the Event", raw.event.iter().map(|it| &it.id), &known)?;
    let event = |raw: RawEvent| Event {
        aftermath: raw.set == "aftermath",
        science: raw.science_mission || raw.set == "aftermath",
        direction: raw.direction,
        movers: raw.movers.into_iter().collect(),
        alert: raw.alert_icon,
        after: raw.after,
        program: compiler.program(raw.effects),
    };
    Ok(raw.event.into_iter().map(event).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenFile {
    #[serde(rename = "schema")]
    _schema: u8,
    base_token: Vec<RawToken>,
    turret_token: Vec<RawToken>,
    aftermath_token: Vec<RawToken>,
    #[serde(rename = "turrets")]
    _turrets: Skipped,
    #[serde(rename = "turret_status")]
    _status: Vec<RawStatus>,
}

/// Reads `exploration.toml`: what tokens show, and the base and Turret tokens.
pub(super) fn tokens(
    file: &File<'_>,
    compiler: &mut Compiler,
) -> Result<(Vec<SymbolCard>, Vec<TokenFace>), Fault> {
    let raw: TokenFile = file.read(OPERATIONS)?;
    let all: Vec<RawToken> =
        raw.base_token.into_iter().chain(raw.turret_token).chain(raw.aftermath_token).collect();
    let known: Vec<&'static str> = Symbol::ALL.iter().map(|it| it.name()).collect();
    in_order(file, "the token", all.iter().map(|it| &it.id), &known)?;
    let (mut symbols, mut faces) = (Vec::new(), Vec::<TokenFace>::new());
    for (token, symbol) in all.into_iter().zip(Symbol::ALL) {
        if !token.items.is_empty() && token.items.len() != usize::from(token.count) {
            let message =
                format!("expected {} numbers of Items, found {}", token.count, token.items.len());
            return Err(file.fault(token.id.span(), message));
        }
        let copies = if token.items.is_empty() { token.count } else { 0 };
        for items in token.items.iter().copied() {
            let same = |face: &&mut TokenFace| face.symbol == *symbol && face.items == items;
            match faces.iter_mut().find(same) {
                Some(face) => face.copies += 1,
                None => faces.push(TokenFace { symbol: *symbol, items, copies: 1 }),
            }
        }
        symbols.push(SymbolCard {
            cancels_noise: token.cancels_noise,
            stays: token.stays,
            copies,
            program: compiler.program(token.effects),
        });
    }
    Ok((symbols, faces))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WoundFile {
    #[serde(rename = "schema")]
    _schema: u8,
    limits: RawLimits,
    wound: Vec<RawWound>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLimits {
    light_wound_spaces: u8,
    serious_wound_limit: u8,
    #[serde(rename = "serious_wound_limit_convict")]
    _convict: u8,
    #[serde(rename = "rules")]
    _rules: Vec<String>,
    #[serde(rename = "prov")]
    _prov: String,
    #[serde(rename = "prov_note")]
    _prov_note: String,
}

/// How many wounds a Character bears (NEM-12.1, NEM-12.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WoundLimits {
    /// Light ones, before they become a Serious one.
    pub light: u8,
    /// Serious ones.
    pub serious: u8,
}

/// Reads `wounds.toml`.
pub(super) fn wounds(file: &File<'_>) -> Result<(Vec<WoundCard>, WoundLimits), Fault> {
    let raw: WoundFile = file.read(OPERATIONS)?;
    let known: Vec<&'static str> = Wound::ALL.iter().map(|it| it.name()).collect();
    in_order(file, "the wound", raw.wound.iter().map(|it| &it.id), &known)?;
    let limits = WoundLimits {
        light: raw.limits.light_wound_spaces,
        serious: raw.limits.serious_wound_limit,
    };
    let wounds = raw.wound.into_iter().zip(Wound::ALL).map(|(raw, wound)| WoundCard {
        count: if raw.in_deck { raw.count } else { 0 },
        aftermath: raw.set == "aftermath",
        same_as: raw.same_kind_as.unwrap_or(*wound),
        ops: raw.effects.into_iter().map(|effect| effect.op).collect(),
    });
    Ok((wounds.collect(), limits))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceFile {
    #[serde(rename = "schema")]
    _schema: u8,
    die: Vec<RawDie>,
    face: Vec<RawFace>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFace {
    #[serde(rename = "die")]
    _die: String,
    face: CombatFace,
    hits: Vec<String>,
    shoot_injuries: u8,
    melee_injuries: u8,
    #[serde(rename = "prov")]
    _prov: String,
}

/// Reads `dice.toml`.
pub(super) fn dice(file: &File<'_>) -> Result<Dice, Fault> {
    let raw: DiceFile = file.read(&[])?;
    in_order(file, "the die", raw.die.iter().map(|it| &it.id), &["noise", "combat"])?;
    for die in &raw.die {
        if die.faces.len() != usize::from(die.sides) {
            let message = format!("expected {} faces, found {}", die.sides, die.faces.len());
            return Err(file.fault(die.id.span(), message));
        }
    }
    let wrong = |die: &RawDie, face: &String| {
        file.fault(die.id.span(), format!("expected known faces, found `{face}`"))
    };
    let [noise, combat] = &raw.die[..] else {
        return Err(Fault::whole(file.file(), "expected two dice"));
    };
    let read = |face: &String| face.parse().map_err(|_| wrong(noise, face));
    let noise = noise.faces.iter().map(read).collect::<Result<Vec<NoiseFace>, _>>()?;
    let read = |face: &String| face.parse().map_err(|_| wrong(combat, face));
    let combat_faces = combat.faces.iter().map(read).collect::<Result<Vec<CombatFace>, _>>()?;
    let mut faces = Vec::new();
    for (face, known) in raw.face.iter().zip(CombatFace::ALL) {
        if face.face != *known {
            let message =
                format!("expected the face `{known}` in this place, found `{}`", face.face);
            return Err(Fault::whole(file.file(), message));
        }
        let hits = face.hits.iter().filter(|hit| *hit != "egg").map(|hit| {
            hit.parse::<Kind>().map_err(|_| {
                Fault::whole(file.file(), format!("expected a type of Intruder, found `{hit}`"))
            })
        });
        faces.push(FaceCard {
            hits: hits.collect::<Result<_, _>>()?,
            shoot: face.shoot_injuries,
            melee: face.melee_injuries,
        });
    }
    if faces.len() != CombatFace::COUNT {
        return Err(Fault::whole(file.file(), "expected every face of the Combat die"));
    }
    Ok(Dice {
        noise,
        combat: combat_faces,
        faces: By::from_fn(|face: CombatFace| faces[face.index()]),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContaminationFile {
    #[serde(rename = "schema")]
    _schema: u8,
    deck: RawDeck,
    #[serde(rename = "card_kind")]
    _kinds: Vec<Skipped>,
    #[serde(rename = "visual")]
    _visual: Skipped,
    #[serde(rename = "scan_procedure")]
    _procedures: Vec<Skipped>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDeck {
    total: toml::Spanned<u8>,
    infected: u8,
    clean: u8,
    #[serde(rename = "rules")]
    _rules: Vec<String>,
    #[serde(rename = "prov")]
    _prov: String,
    #[serde(rename = "prov_note")]
    _prov_note: String,
}

/// How many Contamination cards there are (NEM-13.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contamination {
    /// INFECTED ones.
    pub infected: u8,
    /// Others.
    pub clean: u8,
}

/// Reads `contamination.toml`.
pub(super) fn contamination(file: &File<'_>) -> Result<Contamination, Fault> {
    let raw: ContaminationFile = file.read(&[])?;
    let RawDeck { total, infected, clean, .. } = raw.deck;
    if *total.get_ref() == infected + clean {
        Ok(Contamination { infected, clean })
    } else {
        let message =
            format!("expected {infected} and {clean} cards together, found {}", total.get_ref());
        Err(file.fault(total.span(), message))
    }
}
