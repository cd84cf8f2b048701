//! `bots.toml`: the Bot sides of the Character cards, their scripts, and the standard scripts.

use std::collections::BTreeMap;

use kernel::Fault;
use kernel::near::expected_one_of;
use toml::Spanned;
use workbench::flat::{By, Set};

use super::parse::{self, Place};
use super::script::{Script, ScriptId, Statement, VERBS};
use crate::condition::{Agenda, Condition, Context, DIALECT};
use crate::content::characters::{LineRecord, agenda};
use crate::content::files::File;
use crate::content::names::{each, find, sort};
use crate::content::{AbilityInfo, IdentityInfo};
use crate::ids::{Ability, Character, Identity, Standard};

workbench::records! {
    struct Book {
        general: General,
        die: Die,
        verb: Vec<VerbRecord>,
        groups: BTreeMap<String, Spanned<String>>,
        standard: Vec<StandardRecord>,
        bot: Vec<BotRecord>,
    } ignoring { schema }

    /// The general rules are in the rules; the numbers among them are checked.
    struct General {
        minimum_seats: u8,
    } ignoring {
        influence_limit setup_cubes influence_step activation_priority target_priority section_priority
        pick_up_priority drop_priority renegotiate deliver_data launch_with_legal firebombs free_actions
        self_preservation prov
    }

    struct Die {
        sides: Spanned<u8>,
    } ignoring { r#use prov }

    struct VerbRecord {
        id: Spanned<String>,
        args: Vec<Spanned<String>>,
    } ignoring { does }

    struct StandardRecord {
        id: Spanned<String>,
        skip_if: Spanned<String>,
        lines: Vec<Spanned<String>>,
    } ignoring { name prov } perhaps { note }

    struct BotRecord {
        id: Spanned<String>,
        character: Spanned<String>,
        abilities: Vec<Spanned<String>>,
        #[serde(default)]
        win_if_guilty: bool,
        agenda: Vec<LineRecord>,
        focus_when: Option<Spanned<String>>,
        #[serde(default)]
        focus: Vec<Spanned<String>>,
        default: Vec<Spanned<String>>,
        #[serde(default)]
        start_of_turn: Vec<Spanned<String>>,
        #[serde(default)]
        end_of_turn: Vec<Spanned<String>>,
    } ignoring { agenda_name prov } perhaps { setup prov_fields note }
}

/// Everything the file says.
#[derive(Debug)]
pub struct Automation {
    /// The Bot side of every Identity.
    pub bots: By<Identity, Bot, { Identity::COUNT }>,
    pub(super) standards: By<Standard, StandardScript, { Standard::COUNT }>,
    /// The sides of the die (SF-B14.5).
    pub die: u8,
    /// The fewest seats with a bot among them (SF-B2.1).
    pub fewest_seats: u8,
}

/// The Bot side of a Character card with its script card (SF-B1.2).
#[derive(Clone, Debug)]
pub struct Bot {
    /// The Abilities that replace those of the human side (SF-B3.6).
    pub abilities: Set<Ability>,
    /// The Agenda that replaces that of the human side (SF-B3.6).
    pub agenda: Agenda,
    /// May win while Guilty.
    pub win_if_guilty: bool,
    /// Its script asks for the die (SF-B14.5).
    pub(super) rolls: bool,
    /// When the focus script is read first (SF-B1.3).
    pub(super) focus_when: Option<Condition>,
    pub(super) focus: Script,
    pub(super) default: Script,
    pub(super) start_of_turn: Script,
    pub(super) end_of_turn: Script,
}

/// A standard script (SF-B12.10).
#[derive(Clone, Debug)]
pub(super) struct StandardScript {
    pub(super) skip_if: Condition,
    pub(super) script: Script,
}

impl Automation {
    /// The script of a bot by its kind.
    pub fn script(&self, bot: Identity, id: ScriptId) -> &Script {
        let bot = &self.bots[bot];
        match id {
            ScriptId::Focus => &bot.focus,
            ScriptId::Default => &bot.default,
            ScriptId::StartOfTurn => &bot.start_of_turn,
            ScriptId::EndOfTurn => &bot.end_of_turn,
            ScriptId::Standard(standard) => &self.standards[standard].script,
        }
    }

    /// Reads and checks the file.
    pub(crate) fn read(
        file: &File<'_>,
        abilities: &By<Ability, AbilityInfo, { Ability::COUNT }>,
        identities: &By<Identity, IdentityInfo, { Identity::COUNT }>,
    ) -> Result<Automation, Fault> {
        let book: Book = file.read(&[])?;
        check_verbs(file, &book.verb)?;
        if *book.die.sides.get_ref() == 0 {
            return Err(file.fault(book.die.sides.span(), "expected at least 1 side, found 0"));
        }
        let plain = Context {
            own: true,
            me: true,
            actor: true,
            bonus_points: true,
            bots: true,
            ..Context::default()
        };
        for group in book.groups.values() {
            file.selection(group, &plain)?;
        }
        let groups = book.groups.iter().map(|(name, set)| (name.clone(), set.get_ref().clone()));
        let context = Context { groups: groups.collect(), ..plain };
        let sorted = sort::<Standard, _, { Standard::COUNT }>(
            file,
            book.standard,
            |record: &StandardRecord| &record.id,
            &[],
        )?;
        let written: By<Standard, Vec<Spanned<String>>, { Standard::COUNT }> =
            By::from_fn(|id| sorted[id].as_ref().map_or(Vec::new(), |record| record.lines.clone()));
        let standards = each(sorted, |_, record: StandardRecord| {
            Ok(StandardScript {
                skip_if: file.condition(&record.skip_if, &context)?,
                script: script(file, &record.lines, &context, Place::Activation)?,
            })
        })?;
        check_circles(file, &standards, &written)?;
        let sorted = sort::<Identity, _, { Identity::COUNT }>(
            file,
            book.bot,
            |record: &BotRecord| &record.id,
            &[],
        )?;
        let bots = each(sorted, |identity, record: BotRecord| {
            let character: Character = find(file, &record.character)?;
            if identities[identity].character != character {
                let message = format!(
                    "expected `{}`, whose Identity this is, found `{character}`",
                    identities[identity].character
                );
                return Err(file.fault(record.character.span(), message));
            }
            bot(file, &record, abilities, &context)
        })?;
        let (die, fewest_seats) = (*book.die.sides.get_ref(), book.general.minimum_seats);
        Ok(Automation { bots, standards, die, fewest_seats })
    }
}

fn bot(
    file: &File<'_>,
    record: &BotRecord,
    abilities: &By<Ability, AbilityInfo, { Ability::COUNT }>,
    context: &Context,
) -> Result<Bot, Fault> {
    let mut own = Set::EMPTY;
    for id in &record.abilities {
        let ability: Ability = find(file, id)?;
        if abilities[ability].usable_if.is_some() && abilities[ability].bot {
            return Err(file.fault(id.span(), "expected an Ability without a condition"));
        }
        if !own.insert(ability) {
            let message = format!("expected each Ability once, found `{ability}` again");
            return Err(file.fault(id.span(), message));
        }
    }
    if record.focus_when.is_some() == record.focus.is_empty() {
        let message = "expected `focus_when` together with `focus`, found only one of them";
        return Err(file.fault(record.id.span(), message));
    }
    let scoring = Context { own: true, me: true, bonus_points: true, ..Context::default() };
    let lines = |lines: &[Spanned<String>], place| script(file, lines, context, place);
    Ok(Bot {
        abilities: own,
        agenda: agenda(file, &record.agenda, &scoring, true)?,
        win_if_guilty: record.win_if_guilty,
        rolls: record
            .focus_when
            .iter()
            .chain(&record.focus)
            .chain(&record.default)
            .any(|text| text.get_ref().contains("die(")),
        focus_when: file.maybe_condition(record.focus_when.as_ref(), context)?,
        focus: lines(&record.focus, Place::Activation)?,
        default: lines(&record.default, Place::Activation)?,
        start_of_turn: lines(&record.start_of_turn, Place::Free)?,
        end_of_turn: lines(&record.end_of_turn, Place::Free)?,
    })
}

fn script(
    file: &File<'_>,
    lines: &[Spanned<String>],
    context: &Context,
    place: Place,
) -> Result<Script, Fault> {
    let read = |line: &Spanned<String>| {
        file.parse(line, DIALECT, |cursor| parse::line(cursor, context, place))
    };
    Ok(Script { lines: lines.iter().map(read).collect::<Result<_, _>>()? })
}

/// The list of verbs for people is the list of verbs of the program.
fn check_verbs(file: &File<'_>, records: &[VerbRecord]) -> Result<(), Fault> {
    let known: Vec<&str> = VERBS.iter().map(|(word, ..)| *word).collect();
    file.names("a verb", records.iter().map(|record| &record.id))?;
    for record in records {
        let Some((_, _, kinds)) = VERBS.iter().find(|(word, ..)| word == record.id.get_ref())
        else {
            let found = format!("`{}`", record.id.get_ref());
            let message = expected_one_of("a verb", &known, &found);
            return Err(file.fault(record.id.span(), message));
        };
        let words: Vec<&str> = kinds.iter().map(|kind| kind.word()).collect();
        let written: Vec<&str> = record.args.iter().map(|arg| arg.get_ref().as_str()).collect();
        if words != written {
            let message = format!(
                "expected the arguments [{}] of this verb, found [{}]",
                words.join(", "),
                written.join(", ")
            );
            return Err(file.fault(record.id.span(), message));
        }
    }
    match known.iter().find(|word| records.iter().all(|record| record.id.get_ref() != *word)) {
        None => Ok(()),
        Some(missing) => {
            let message = format!("expected the verb `{missing}`, found none with this id");
            Err(Fault::whole(file.file(), message))
        }
    }
}

/// No standard script may come back to itself (SF-B12.9).
fn check_circles(
    file: &File<'_>,
    standards: &By<Standard, StandardScript, { Standard::COUNT }>,
    written: &By<Standard, Vec<Spanned<String>>, { Standard::COUNT }>,
) -> Result<(), Fault> {
    for start in Standard::ALL {
        let mut reached: Set<Standard> = Set::EMPTY;
        let mut open = vec![*start];
        while let Some(from) = open.pop() {
            for (line, text) in standards[from].script.lines.iter().zip(&written[from]) {
                let Statement::Goto(to) = line.what else { continue };
                if to == *start {
                    let message = format!(
                        "expected scripts that never come back to themselves, found a circle of \
                         GOTO through `{start}`"
                    );
                    return Err(file.fault(text.span(), message));
                }
                if reached.insert(to) {
                    open.push(to);
                }
            }
        }
    }
    Ok(())
}
