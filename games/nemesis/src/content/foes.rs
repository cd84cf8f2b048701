//! Intruders: types, tokens, attacks, Weaknesses (NEM-8 to NEM-11, NEM-20, NEM-21).

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;
use workbench::flat::By;
use workbench::small::Set8;

use super::files::{Compiler, File, OPERATIONS, Skipped, in_order, record};
use crate::ids::{Attack, IntruderCard, Kind, TokenKind, Weakness};
use crate::vocab::{Effect, Op, Program};

/// A type of Intruder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindCard {
    /// How many miniatures there are (NEM-1.11).
    pub miniatures: u8,
    /// How many Attack cards an Injury Effect check draws (NEM-10.3 to NEM-10.5).
    pub check_cards: u8,
}

/// A kind of Intruder token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenCard {
    /// What it brings; nothing on the Blank.
    pub kind: Option<Kind>,
    /// Its Surprise Attack number.
    pub value: u8,
    /// How many there are (NEM-20.2).
    pub count: u8,
}

/// A kind of Intruder Attack card.
#[derive(Clone, PartialEq, Debug)]
pub struct AttackKind {
    /// Who attacks with it.
    pub attackers: Set8<Kind>,
    /// What it does to the target.
    pub program: Program,
}

/// One Intruder Attack card, as it looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttackCopy {
    /// Its kind.
    pub kind: Attack,
    /// Its blood value; none is the Retreat arrow (NEM-10.6).
    pub blood: Option<u8>,
    /// How many look just like this.
    pub copies: u8,
}

/// How many tokens a bag begins with, by type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "named after the types")]
pub struct Bag {
    pub blank: u8,
    pub larva: u8,
    pub creeper: u8,
    pub adult: u8,
    pub breeder: u8,
    pub queen: u8,
    pub adult_per_player: u8,
    #[serde(rename = "rules")]
    _rules: RuleList,
    #[serde(rename = "prov")]
    _prov: Provenance,
}

/// Words for readers, skipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "String")]
struct Provenance;

impl From<String> for Provenance {
    fn from(_: String) -> Self {
        Provenance
    }
}

/// A list for readers, skipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "Vec<String>")]
struct RuleList;

impl From<Vec<String>> for RuleList {
    fn from(_: Vec<String>) -> Self {
        RuleList
    }
}

/// How many Adults more or fewer the options bring (OPT-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "named after the options")]
pub struct Variants {
    pub printed: i8,
    pub gentle: i8,
    pub harsh: i8,
    #[serde(rename = "rules")]
    _rules: RuleList,
    #[serde(rename = "prov")]
    _prov: Provenance,
}

/// What `intruders.toml` says.
#[derive(Clone, Debug)]
pub struct Foes {
    /// The types.
    pub kinds: By<Kind, KindCard, 5>,
    /// The tokens.
    pub tokens: By<TokenKind, TokenCard, { TokenKind::COUNT }>,
    /// The bags.
    pub standard_bag: Bag,
    /// The bag of the Science Mission.
    pub science_bag: Bag,
    /// The options of the bag.
    pub variants: Variants,
    /// What the bag does when it develops; none: the Blank's.
    pub development: By<TokenKind, Program, { TokenKind::COUNT }>,
    /// Kinds of Attack cards.
    pub attacks: By<Attack, AttackKind, { Attack::COUNT }>,
    /// Every Attack card.
    pub attack_cards: Vec<AttackCopy>,
    /// What each Weakness changes.
    pub weaknesses: By<Weakness, Vec<Op>, { Weakness::COUNT }>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FoesFile {
    #[serde(rename = "schema")]
    _schema: u8,
    r#type: Vec<RawKind>,
    token: Vec<RawToken>,
    bag: RawBags,
    #[serde(rename = "supply")]
    _supply: Skipped,
    development: Vec<RawDevelopment>,
    attack: Vec<RawAttack>,
    weakness: Vec<RawWeakness>,
    intruder_action: Vec<RawIntruderCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBags {
    standard: Bag,
    variants: Variants,
    science_mission: Bag,
    #[serde(rename = "epilogue_additions")]
    _epilogue: Skipped,
}

/// What a token shows.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Shown {
    Blank,
    Larva,
    Creeper,
    Adult,
    Breeder,
    Queen,
}

impl Shown {
    const fn kind(self) -> Option<Kind> {
        match self {
            Shown::Blank => None,
            Shown::Larva => Some(Kind::Larva),
            Shown::Creeper => Some(Kind::Creeper),
            Shown::Adult => Some(Kind::Adult),
            Shown::Breeder => Some(Kind::Breeder),
            Shown::Queen => Some(Kind::Queen),
        }
    }
}

record! {
    RawKind {
        #[serde(rename = "rank")]
        _rank: u8,
        miniatures: u8,
        check_cards: u8,
        #[serde(rename = "kill_at")]
        _kill_at: Option<u8>,
        #[serde(rename = "leaves_carcass")]
        _leaves_carcass: bool,
        #[serde(rename = "draws_attack_card")]
        _draws_attack_card: bool,
    }
    RawToken {
        r#type: Shown,
        value: u8,
        count: u8,
    }
    RawAttack {
        blood: Spanned<Vec<String>>,
        attackers: Vec<Kind>,
        effects: Vec<Effect>,
    }
    RawWeakness {
        #[serde(rename = "hook")]
        _hook: String,
        effects: Vec<Effect>,
    }
    RawIntruderCard {
        #[serde(rename = "variants")]
        _variants: Vec<Skipped>,
        #[serde(rename = "effects")]
        _effects: Vec<Effect>,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDevelopment {
    r#type: Shown,
    effects: Vec<Effect>,
    #[serde(rename = "rules")]
    _rules: Vec<String>,
    #[serde(rename = "prov")]
    _prov: String,
}

/// Reads `intruders.toml`.
pub(super) fn read(file: &File<'_>, compiler: &mut Compiler) -> Result<Foes, Fault> {
    let raw: FoesFile = file.read(OPERATIONS)?;
    let known: Vec<&'static str> = Kind::ALL.iter().map(|it| it.name()).collect();
    in_order(file, "the type", raw.r#type.iter().map(|it| &it.id), &known)?;
    let known: Vec<&'static str> = TokenKind::ALL.iter().map(|it| it.name()).collect();
    in_order(file, "the token", raw.token.iter().map(|it| &it.id), &known)?;
    let known: Vec<&'static str> = Attack::ALL.iter().map(|it| it.name()).collect();
    in_order(file, "the Attack card", raw.attack.iter().map(|it| &it.id), &known)?;
    let known: Vec<&'static str> = Weakness::ALL.iter().map(|it| it.name()).collect();
    in_order(file, "the Weakness", raw.weakness.iter().map(|it| &it.id), &known)?;
    let known: Vec<&'static str> = IntruderCard::ALL.iter().map(|it| it.name()).collect();
    in_order(file, "the Intruder card", raw.intruder_action.iter().map(|it| &it.id), &known)?;
    let kinds = By::from_fn(|kind: Kind| {
        let raw = &raw.r#type[kind.index()];
        KindCard { miniatures: raw.miniatures, check_cards: raw.check_cards }
    });
    let tokens = By::from_fn(|token: TokenKind| {
        let raw = &raw.token[token.index()];
        TokenCard { kind: raw.r#type.kind(), value: raw.value, count: raw.count }
    });
    let attack_cards = copies(file, &raw.attack)?;
    let mut programs: Vec<(Shown, Program)> = Vec::new();
    for development in raw.development {
        programs.push((development.r#type, compiler.program(development.effects)));
    }
    let shown = |token: TokenKind| raw.token[token.index()].r#type;
    let development = |token| programs.iter().find(|(of, _)| *of == shown(token));
    if let Some(token) = TokenKind::ALL.iter().find(|token| development(**token).is_none()) {
        let message = format!("expected a development of the token `{token}`, found none");
        return Err(Fault::whole(file.file(), message));
    }
    let development = By::from_fn(|token: TokenKind| {
        development(token).map(|(_, program)| *program).unwrap_or_default()
    });
    let mut attacks = raw.attack.into_iter().map(|attack| AttackKind {
        attackers: attack.attackers.into_iter().collect(),
        program: compiler.program(attack.effects),
    });
    let attacks = By::from_fn(|_: Attack| attacks.next().expect("`in_order` has counted them"));
    let mut weaknesses = raw.weakness.into_iter().map(|weakness| weakness.effects);
    let weaknesses = By::from_fn(|_: Weakness| {
        let effects = weaknesses.next().expect("`in_order` has counted them");
        effects.into_iter().map(|effect| effect.op).collect()
    });
    Ok(Foes {
        kinds,
        tokens,
        standard_bag: raw.bag.standard,
        science_bag: raw.bag.science_mission,
        variants: raw.bag.variants,
        development,
        attacks,
        attack_cards,
        weaknesses,
    })
}

/// Every face of an Attack card, in the order of its kind.
fn copies(file: &File<'_>, raw: &[RawAttack]) -> Result<Vec<AttackCopy>, Fault> {
    let mut cards: Vec<AttackCopy> = Vec::new();
    for (attack, kind) in raw.iter().zip(Attack::ALL) {
        for blood in attack.blood.get_ref() {
            let value = match (blood.as_str(), blood.parse::<u8>()) {
                ("retreat", _) => None,
                (_, Ok(value)) => Some(value),
                (other, Err(_)) => {
                    let message = format!("expected a number or `retreat`, found `{other}`");
                    return Err(file.fault(attack.blood.span(), message));
                }
            };
            let same = |card: &&mut AttackCopy| card.kind == *kind && card.blood == value;
            match cards.iter_mut().find(same) {
                Some(card) => card.copies += 1,
                None => cards.push(AttackCopy { kind: *kind, blood: value, copies: 1 }),
            }
        }
    }
    Ok(cards)
}
