//! Constants of the set-up (`setup.toml`).

use kernel::Fault;
use serde::Deserialize;

use super::files::{File, Skipped};

/// Constants of the set-up.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Escape Pods by number of players, from one to five (NEM-18.1).
    pub pods: [u8; 5],
    /// The draw limit (NEM-3.2).
    pub draw_limit: u8,
    /// Actions of a round (NEM-3.7).
    pub actions: u8,
    /// Hand slots (NEM-16.7).
    pub hand_slots: u8,
    /// What there is of everything (NEM-1.11).
    pub supply: Supply,
    /// Eggs on the Intruder board at the start.
    pub eggs: u8,
    /// Turns of a full game (NEM-2.8).
    pub turns: u8,
    /// What keeps a game finite (NEM-28).
    pub limits: Limits,
}

/// What there is of everything (NEM-1.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "named after what there is")]
pub struct Supply {
    pub noise: u8,
    pub fire: u8,
    pub malfunction: u8,
    pub doors: u8,
    pub eggs: u8,
    pub carcasses: u8,
    pub corpses_red: u8,
    pub corpses_blue: u8,
    pub samples: u8,
    pub airlock_tokens: u8,
    #[serde(rename = "rules")]
    _rules: Silent,
    #[serde(rename = "prov")]
    _prov: Silent,
    #[serde(rename = "prov_note")]
    _prov_note: Silent,
}

/// What keeps a game finite (NEM-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "told in `setup.toml`")]
pub struct Limits {
    pub actions_per_player_phase: u8,
    pub one_last_thing_per_turn: u8,
    pub trade_proposals_initiator: u8,
    pub trade_proposals_others: u8,
    pub trade_things_per_side: u8,
    pub legacy_bytes: u16,
    #[serde(rename = "turns")]
    _turns: Silent,
    #[serde(rename = "rules")]
    _rules: Silent,
    #[serde(rename = "prov")]
    _prov: Silent,
}

/// Something for readers, skipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "toml::Value")]
struct Silent;

impl From<toml::Value> for Silent {
    fn from(_: toml::Value) -> Self {
        Silent
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    #[serde(rename = "schema")]
    _schema: u8,
    #[serde(rename = "players")]
    _players: Skipped,
    pods_by_players: RawPods,
    hand: RawHand,
    supply: Supply,
    standard: RawStandard,
    #[serde(rename = "coop")]
    _coop: Skipped,
    #[serde(rename = "solo")]
    _solo: Skipped,
    #[serde(rename = "science_mission")]
    _science: Skipped,
    #[serde(rename = "epilogue")]
    _epilogue: Skipped,
    #[serde(rename = "colors")]
    _colors: Skipped,
    #[serde(rename = "epilogue_generator")]
    _generator: Skipped,
    limits: Limits,
    #[serde(rename = "optional_parts")]
    _optional: Skipped,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPods {
    #[serde(rename = "1")]
    one: u8,
    #[serde(rename = "2")]
    two: u8,
    #[serde(rename = "3")]
    three: u8,
    #[serde(rename = "4")]
    four: u8,
    #[serde(rename = "5")]
    five: u8,
    #[serde(rename = "rules")]
    _rules: Silent,
    #[serde(rename = "prov")]
    _prov: Silent,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawHand {
    draw_limit: u8,
    actions_per_round: u8,
    hand_slots: u8,
    #[serde(rename = "prov")]
    _prov: Silent,
}

#[derive(Deserialize)]
struct RawStandard {
    eggs: u8,
    turns: u8,
}

/// Reads `setup.toml`.
pub(super) fn read(file: &File<'_>) -> Result<Setup, Fault> {
    let raw: SetupFile = file.read(&[])?;
    let RawPods { one, two, three, four, five, .. } = raw.pods_by_players;
    Ok(Setup {
        pods: [one, two, three, four, five],
        draw_limit: raw.hand.draw_limit,
        actions: raw.hand.actions_per_round,
        hand_slots: raw.hand.hand_slots,
        supply: raw.supply,
        eggs: raw.standard.eggs,
        turns: raw.standard.turns,
        limits: raw.limits,
    })
}
