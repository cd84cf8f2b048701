//! `project_x.toml`: the eight cards. What an operation means is in `steps`; here its words are checked and turned into
//! the game's own types.

use kernel::Fault;
use serde::Deserialize;
use serde::de::IgnoredAny;
use toml::Spanned;
use workbench::content::Tag;
use workbench::flat::By;
use workbench::script::Steps;

use super::{Hazards, Locks, Monster, Op, Project, Step, Targets};
use crate::action::Weapon;
use crate::condition::{Context, Kind, Reader, Reference, Selection};
use crate::content::files::File;
use crate::content::names::{each, find, sort};
use crate::frame::{CHOICES, StepOfList};
use crate::ids::{ConsoleAction, ProjectX, Section, SectionAction};

const STEPS: [Tag; 1] = [Tag { key: "op", beside: &["if", "ends"] }];

workbench::records! {
    struct Book {
        card: Vec<Card>,
    } ignoring { schema rules }

    struct Card {
        id: Spanned<String>,
        kind: Spanned<CardKind>,
        monster: Option<MonsterRecord>,
        release: Vec<StepRecord>,
        resolve: Vec<StepRecord>,
        #[serde(default)]
        burst: Vec<StepRecord>,
        on_fire_placed: Option<Spanned<OnFire>>,
        adds_console_action: Option<Spanned<String>>,
        adds_section_action: Option<AddedAction>,
        character_action: Option<CharacterAction>,
        // What these do is done by the Actions Fire Death Ray (SF-A6.9) and Direct Swarm (SF-A8.2).
        #[serde(default)]
        fire: Vec<StepRecord>,
        #[serde(default)]
        directed: Vec<StepRecord>,
        end_of_game: Vec<StepRecord>,
    } ignoring { name name_prov idea_prov prov tokens summary } perhaps { notes goo_rules engulf_rules }
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "lowercase")]
enum CardKind {
    Spreading,
    Monster,
    Device,
    Anomaly,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "lowercase")]
enum OnFire {
    Burst,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AddedAction {
    section: Spanned<String>,
    action: Spanned<String>,
}

workbench::records! {
    /// An Action that every Character has while the card is released: the rules know it by its id.
    struct CharacterAction {
        id: CharacterActionId,
        usable_if: Spanned<String>,
    } ignoring { name cost in_blackout effect }
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum CharacterActionId {
    EnterWormhole,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the lists of steps say with which weapon the Monster Attacks")]
struct MonsterRecord {
    start: Spanned<String>,
    body: MonsterBody,
    attackable_by: Option<Vec<MonsterWeapon>>,
    hazards: Hazards,
    moves_by: Vec<MonsterLink>,
    locks: Locks,
    seat: bool,
    weapon: MonsterWeapon,
    outer_space: Spanned<bool>,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum MonsterBody {
    Organism,
    Machine,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "lowercase")]
enum MonsterWeapon {
    Bludgeon,
    Gun,
    None,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "lowercase")]
enum MonsterLink {
    Corridor,
    Vent,
    Dock,
    Airlock,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepRecord {
    op: Spanned<OpRecord>,
    #[serde(rename = "if")]
    only_if: Option<Spanned<String>>,
    #[serde(default)]
    ends: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(dead_code, reason = "operations of Actions are checked here and done by the Actions")]
enum OpRecord {
    PlaceMonster {
        at: Spanned<String>,
    },
    RemoveMonster {},
    PlaceToken {
        token: Spanned<Token>,
        at: Spanned<String>,
    },
    MoveToken {
        token: Spanned<Token>,
        route: Vec<Spanned<String>>,
        steps: usize,
    },
    AnnihilateItems {
        at: Spanned<String>,
    },
    Annihilate {
        targets: Spanned<String>,
    },
    Down {
        targets: Spanned<String>,
    },
    Contaminate {
        targets: Spanned<String>,
    },
    Choose {
        r#as: Spanned<String>,
        chooser: Chooser,
        from: Option<Spanned<String>>,
        from_list: Option<IgnoredAny>,
    },
    Attack {
        by: Doer,
        with: MonsterWeapon,
        targets: Option<Spanned<String>>,
    },
    Step {
        by: Doer,
    },
    StepToward {
        by: Doer,
        to: Option<Spanned<String>>,
        to_nearest: Option<Spanned<String>>,
        steps: u8,
        avoid: Option<Spanned<String>>,
        chooser: Chooser,
    },
    Engulf {
        targets: Spanned<String>,
    },
    Burst {},
    ReleaseEngulfed {
        at: Spanned<String>,
    },
    Either {
        first: Box<StepRecord>,
        second: Box<StepRecord>,
    },
    EnableAction {
        section: Spanned<String>,
        action: Spanned<String>,
    },
    EnableConsole {
        action: Spanned<String>,
    },
    AnnihilateTarget {
        target: IgnoredAny,
    },
    Damage {
        at: IgnoredAny,
    },
    GuiltChange {
        from_status: IgnoredAny,
        to_status: IgnoredAny,
        all: IgnoredAny,
    },
    Stop {},
    Note {
        text: IgnoredAny,
    },
}

/// Who decides between equal choices: always the active player (SF-R105).
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Chooser {
    Active,
}

/// Who does it.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Doer {
    Monster,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Token {
    GreyGoo,
    Wormhole,
    Target,
}

impl Project {
    /// The cards of the file.
    pub(crate) fn read(
        file: &File<'_>,
    ) -> Result<By<ProjectX, Project, { ProjectX::COUNT }>, Fault> {
        let book: Book = file.read(&STEPS)?;
        let sorted =
            sort::<ProjectX, _, { ProjectX::COUNT }>(file, book.card, |card| &card.id, &[])?;
        each(sorted, |_, card| project(file, &card))
    }
}

fn project(file: &File<'_>, card: &Card) -> Result<Project, Fault> {
    if (*card.kind.get_ref() == CardKind::Monster) != card.monster.is_some() {
        let message = "expected the field `monster` with the kind `monster` and only there";
        return Err(file.fault(card.kind.span(), message));
    }
    check_additions(file, card)?;
    let burst = steps(file, &card.burst)?;
    let simple = |step: &Step| {
        step.only_if.is_none() && matches!(step.op, Op::ReleaseEngulfed(_) | Op::RemoveMonster)
    };
    if let Some(on_fire) = &card.on_fire_placed
        && (burst.is_empty() || !burst.iter().all(simple))
    {
        let message = "expected a list `burst` that releases the engulfed and removes the Monster";
        return Err(file.fault(on_fire.span(), message));
    }
    if let Some(step) = card.end_of_game.iter().find(|step| !is_note(step)) {
        return Err(file.fault(step.op.span(), "expected a `note`: nothing happens at the end"));
    }
    let mut all = Steps::new();
    Ok(Project {
        monster: card.monster.as_ref().map(|record| monster(file, record)).transpose()?,
        release: all.add(steps(file, &card.release)?),
        resolve: all.add(steps(file, &card.resolve)?),
        steps: all,
        burst: burst.into_iter().map(|step| step.op).collect(),
    })
}

fn is_note(step: &StepRecord) -> bool {
    matches!(step.op.get_ref(), OpRecord::Note { .. })
}

/// The Actions a card brings exist: when they can be used stands with the Actions.
fn check_additions(file: &File<'_>, card: &Card) -> Result<(), Fault> {
    if let Some(action) = &card.adds_console_action {
        find::<ConsoleAction>(file, action)?;
    }
    if let Some(added) = &card.adds_section_action {
        find::<Section>(file, &added.section)?;
        find::<SectionAction>(file, &added.action)?;
    }
    if let Some(action) = &card.character_action {
        file.condition(&action.usable_if, &Context { actor: true, ..context() })?;
    }
    Ok(())
}

fn context() -> Context {
    Context { monster: true, ..Context::default() }
}

fn monster(file: &File<'_>, record: &MonsterRecord) -> Result<Monster, Fault> {
    find::<Section>(file, &record.start)?;
    let moves = |link| record.moves_by.contains(&link);
    if *record.outer_space.get_ref() != moves(MonsterLink::Airlock) {
        let message = "expected true with `airlock` among `moves_by`, otherwise false";
        return Err(file.fault(record.outer_space.span(), message));
    }
    // A card that is silent makes it a target of both (SF-12.8.2a).
    let attackable =
        |weapon| record.attackable_by.as_ref().is_none_or(|weapons| weapons.contains(&weapon));
    Ok(Monster {
        machine: record.body == MonsterBody::Machine,
        bludgeon: attackable(MonsterWeapon::Bludgeon),
        gun: attackable(MonsterWeapon::Gun),
        hazards: record.hazards,
        corridors: moves(MonsterLink::Corridor),
        docks: moves(MonsterLink::Dock),
        vents: moves(MonsterLink::Vent),
        airlocks: moves(MonsterLink::Airlock),
        locks: record.locks,
        seat: record.seat,
    })
}

fn steps(file: &File<'_>, records: &[StepRecord]) -> Result<Vec<Step>, Fault> {
    let mut reader = StepReader { file, context: context(), steps: Vec::new() };
    for record in records {
        reader.step(record)?;
        if reader.steps.len() > StepOfList::MOST {
            let message = format!("expected at most {} steps in a list", StepOfList::MOST);
            return Err(reader.fault(record, &message));
        }
    }
    Ok(reader.steps)
}

/// A list being read: what its steps have chosen so far can be spoken of in the next ones.
struct StepReader<'a> {
    file: &'a File<'a>,
    context: Context,
    steps: Vec<Step>,
}

impl StepReader<'_> {
    fn step(&mut self, record: &StepRecord) -> Result<(), Fault> {
        let only_if = self.file.maybe_condition(record.only_if.as_ref(), &self.context)?;
        let op = match record.op.get_ref() {
            OpRecord::PlaceMonster { at } => Op::PlaceMonster(self.section(at)?),
            OpRecord::RemoveMonster {} => Op::RemoveMonster,
            OpRecord::PlaceToken { token, at } => match token.get_ref() {
                Token::GreyGoo => Op::PlaceGoo(self.section(at)?),
                Token::Wormhole => Op::PlaceWormhole(self.section(at)?),
                Token::Target => Op::PlaceTarget(self.reference(at, Kind::Who)?),
            },
            OpRecord::MoveToken { token, route, steps } => {
                if *token.get_ref() != Token::Wormhole {
                    return Err(self
                        .file
                        .fault(token.span(), "expected `wormhole`: only it drifts"));
                }
                let route: Result<Vec<Section>, Fault> =
                    route.iter().map(|section| find(self.file, section)).collect();
                Op::MoveWormhole(route?.into(), *steps)
            }
            OpRecord::AnnihilateItems { at } => Op::AnnihilateItems(self.section(at)?),
            OpRecord::Annihilate { targets } => Op::Annihilate(self.targets(targets)?),
            OpRecord::Down { targets } => Op::Down(self.targets(targets)?),
            OpRecord::Contaminate { targets } => Op::Contaminate(self.targets(targets)?),
            OpRecord::Choose { r#as, from: Some(from), from_list: None, .. } => {
                let from = self.file.selection(from, &self.context)?;
                self.choose(r#as, from)?
            }
            OpRecord::Attack { with, targets: Some(targets), .. } => {
                Op::Attack(self.weapon(record, *with)?, self.targets(targets)?)
            }
            OpRecord::StepToward { to, to_nearest, steps, avoid, .. } => {
                let goal = match (to, to_nearest) {
                    (Some(goal), None) | (None, Some(goal)) => self.targets(goal)?,
                    _ => return Err(self.fault(record, "expected either `to` or `to_nearest`")),
                };
                let avoid = avoid
                    .as_ref()
                    .map(|avoid| self.file.selection(avoid, &self.context))
                    .transpose()?;
                if *steps == 0 || *steps > 1 && (only_if.is_some() || record.ends) {
                    let message =
                        "expected at least 1 in `steps`, and only 1 beside `if` or `ends`";
                    return Err(self.fault(record, message));
                }
                // Several Steps are as many steps of the list: after each one the way is sought anew.
                for _ in 1..*steps {
                    let op = Op::StepToward(goal.clone(), avoid.clone());
                    self.steps.push(Step { only_if: None, op, ends: false });
                }
                Op::StepToward(goal, avoid)
            }
            OpRecord::Engulf { targets } => Op::Engulf(self.targets(targets)?),
            OpRecord::Burst {} => Op::Burst,
            OpRecord::ReleaseEngulfed { at } => Op::ReleaseEngulfed(self.section(at)?),
            OpRecord::EnableAction { section, action } => {
                // The Section Action itself says that it needs the card (SF-11.7).
                self.section(section)?;
                find::<SectionAction>(self.file, action)?;
                return Ok(());
            }
            OpRecord::EnableConsole { action } => {
                find::<ConsoleAction>(self.file, action)?;
                return Ok(());
            }
            OpRecord::Stop {} => Op::Stop,
            OpRecord::Note { .. } => return Ok(()),
            OpRecord::Choose { .. }
            | OpRecord::Attack { .. }
            | OpRecord::Step { .. }
            | OpRecord::Either { .. }
            | OpRecord::AnnihilateTarget { .. }
            | OpRecord::Damage { .. }
            | OpRecord::GuiltChange { .. } => {
                let message = "expected a step that a card takes by itself, found one that only \
                               its Action takes";
                return Err(self.fault(record, message));
            }
        };
        self.steps.push(Step { only_if, op, ends: record.ends });
        Ok(())
    }

    fn fault(&self, record: &StepRecord, message: &str) -> Fault {
        self.file.fault(record.op.span(), message)
    }

    fn choose(&mut self, name: &Spanned<String>, from: Selection) -> Result<Op, Fault> {
        let slot = self.context.chosen.len();
        if slot == CHOICES {
            let message = format!("expected at most {CHOICES} choices in a list, found more");
            return Err(self.file.fault(name.span(), message));
        }
        self.context.chosen.push((name.get_ref().clone(), from.kind()));
        Ok(Op::Choose(slot, from))
    }

    fn reference(&self, field: &Spanned<String>, kind: Kind) -> Result<Reference, Fault> {
        self.file.typed(field, |cursor| Reader::new(&self.context).reference(cursor, &[kind]))
    }

    fn section(&self, field: &Spanned<String>) -> Result<Reference, Fault> {
        self.reference(field, Kind::Section)
    }

    /// `{c in characters : ...}`, or the name of one.
    fn targets(&self, field: &Spanned<String>) -> Result<Targets, Fault> {
        if field.get_ref().trim_start().starts_with('{') {
            self.file.selection(field, &self.context).map(Targets::All)
        } else {
            self.reference(field, Kind::Who).map(Targets::One)
        }
    }

    fn weapon(&self, record: &StepRecord, weapon: MonsterWeapon) -> Result<Weapon, Fault> {
        match weapon {
            MonsterWeapon::Bludgeon => Ok(Weapon::Bludgeon),
            MonsterWeapon::Gun => Ok(Weapon::Gun),
            MonsterWeapon::None => Err(self.fault(record, "expected a weapon, found `none`")),
        }
    }
}
