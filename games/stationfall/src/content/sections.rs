//! `sections.toml`: the sections, and the Actions they and the consoles offer.

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;
use workbench::flat::{By, List};

use super::files::File;
use super::names::{each, find, find_all, next, sort};
use super::{
    ActionWho, ConsoleActionInfo, Effect, KompromatIcon, Made, PodInfo, Ring, SectionActionInfo,
    SectionInfo,
};
use crate::condition::Context;
use crate::ids::{Character, ConsoleAction, Item, ProjectX, Section, SectionAction};
use crate::setup::MOST_CHARACTERS;

workbench::records! {
    struct Book {
        counts: Counts,
        section_action: Vec<SectionActionRecord>,
        console_action: Vec<ConsoleActionRecord>,
        effect: Vec<EffectRecord>,
        place: Vec<PlaceRecord>,
        section: Vec<SectionRecord>,
    } ignoring { schema defaults }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    sections: Spanned<usize>,
    always_present: Spanned<usize>,
    optional: Spanned<usize>,
    purple_kompromat_slots: Spanned<usize>,
    green_kompromat_slots: Spanned<usize>,
}

workbench::records! {
    struct SectionActionRecord {
        id: Spanned<String>,
        cost: Spanned<u8>,
        who: ActionWho,
        in_blackout: bool,
        usable_if: Option<Spanned<String>>,
        makes: Option<Spanned<String>>,
    } ignoring { name effect prov } perhaps { prov_fields }

    struct ConsoleActionRecord {
        id: Spanned<String>,
        requires: Option<Spanned<String>>,
        usable_if: Option<Spanned<String>>,
    } ignoring { name effect prov }

    /// What happens in a section: the rules know each by its id, so that here is only checked.
    struct EffectRecord {
        id: Spanned<Effect>,
        stops_when: Option<Spanned<String>>,
        stops_when_damaged: bool,
    } ignoring { when effect prov } perhaps { prov_fields }

    /// A place that is not a section: known by its id.
    struct PlaceRecord {
        id: OtherPlace,
        requires: Option<Spanned<String>>,
        lies_in: Option<Spanned<String>>,
        flips_to: Option<OtherPlace>,
    } ignoring { name prov } perhaps { kind effect prov_fields }
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum OtherPlace {
    Mesosphere,
    Authorities,
    News,
    BetrayalBox,
    RescueShip,
    PirateShip,
}

workbench::records! {
    struct SectionRecord {
        id: Spanned<String>,
        ring: Ring,
        gravity: bool,
        dark: bool,
        power: bool,
        console: bool,
        pod: Spanned<bool>,
        requires: Option<Spanned<String>>,
        capacity: Option<Spanned<u8>>,
        launch: Option<Spanned<String>>,
        launch_with_legal: Option<Spanned<String>>,
        actions: Vec<Spanned<String>>,
        #[serde(default)]
        actions_if: Vec<ActionIf>,
        #[serde(default)]
        effects: Vec<Effect>,
        #[serde(default)]
        effects_if: Vec<EffectIf>,
        start_hazard: Option<StartHazard>,
        #[serde(default)]
        items: Vec<Spanned<String>>,
        kompromat: Option<KompromatRecord>,
        x: f32,
        y: f32,
        top_order: Spanned<u8>,
        left_order: Spanned<u8>,
    } ignoring { name prov } perhaps { holds_project_x_card prov_fields }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionIf {
    action: Spanned<String>,
    requires: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EffectIf {
    effect: Effect,
    requires: Spanned<String>,
}

/// Fires never burn from the start.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum StartHazard {
    Asphyxiation,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KompromatRecord {
    colour: IconColour,
    order: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum IconColour {
    Purple,
    Green,
}

/// What the file says.
pub(super) struct Sections {
    pub(super) sections: By<Section, SectionInfo, { Section::COUNT }>,
    pub(super) section_actions: By<SectionAction, SectionActionInfo, { SectionAction::COUNT }>,
    pub(super) console_actions: By<ConsoleAction, ConsoleActionInfo, { ConsoleAction::COUNT }>,
    /// Unique Items printed on a section, with the place in the file.
    pub(super) printed_uniques: Vec<(Spanned<String>, Item, Section)>,
}

pub(super) fn read(file: &File<'_>) -> Result<Sections, Fault> {
    let book: Book = file.read(&[])?;
    for record in &book.effect {
        let context = Context { this: true, ..Context::default() };
        file.maybe_condition(record.stops_when.as_ref(), &context)?;
    }
    for record in &book.place {
        record.requires.as_ref().map(|id| character(file, id)).transpose()?;
        record.lies_in.as_ref().map(|id| find::<Section>(file, id)).transpose()?;
    }
    let mut printed_uniques = Vec::new();
    let records = sort(file, book.section, |record| &record.id, &[])?;
    check_orders(file, &records)?;
    let sections = each(records, |id, record| section(file, id, record, &mut printed_uniques))?;
    check_counts(file, &book.counts, &sections)?;
    let records = sort(file, book.section_action, |record| &record.id, &[])?;
    let section_actions = each(records, |_, record| section_action(file, record))?;
    let records = sort(file, book.console_action, |record| &record.id, &[])?;
    let console_actions = each(records, |_, record| console_action(file, record))?;
    Ok(Sections { sections, section_actions, console_actions, printed_uniques })
}

/// `chr:engineer`.
pub(super) fn character(file: &File<'_>, id: &Spanned<String>) -> Result<Character, Fault> {
    file.typed(id, |cursor| {
        cursor.expect("chr")?;
        cursor.expect(":")?;
        next(cursor)
    })
}

/// `chr:engineer` or `prj:death_ray`.
enum Required {
    Character(Character),
    Project(ProjectX),
}

fn required(file: &File<'_>, id: &Spanned<String>) -> Result<Required, Fault> {
    file.typed(id, |cursor| {
        let project = cursor.eat("prj");
        if !project {
            cursor.expect("chr")?;
        }
        cursor.expect(":")?;
        if project {
            next(cursor).map(Required::Project)
        } else {
            next(cursor).map(Required::Character)
        }
    })
}

fn section(
    file: &File<'_>,
    id: Section,
    record: SectionRecord,
    printed_uniques: &mut Vec<(Spanned<String>, Item, Section)>,
) -> Result<SectionInfo, Fault> {
    let mut items = Vec::new();
    for written in &record.items {
        let item: Item = find(file, written)?;
        if item.is_unique() {
            printed_uniques.push((written.clone(), item, id));
        } else {
            items.push(item);
        }
    }
    let mut actions_with = List::new();
    let mut actions_with_project = None;
    for with in &record.actions_if {
        let action = find(file, &with.action)?;
        match required(file, &with.requires)? {
            Required::Project(project) if actions_with_project.is_none() => {
                actions_with_project = Some((action, project));
            }
            Required::Character(character) if !actions_with.is_full() => {
                actions_with.push(Some((action, character)));
            }
            _ => {
                let message =
                    "expected at most two Actions by Characters and one by Project X, found more";
                return Err(file.fault(with.action.span(), message));
            }
        }
    }
    let mut effects_with = Vec::new();
    for with in &record.effects_if {
        effects_with.push((with.effect, character(file, &with.requires)?));
    }
    Ok(SectionInfo {
        ring: record.ring,
        gravity: record.gravity,
        dark: record.dark,
        power: record.power,
        console: record.console,
        pod: pod(file, &record)?,
        requires: record.requires.as_ref().map(|id| character(file, id)).transpose()?,
        actions: find_all(file, &record.actions)?,
        actions_with,
        actions_with_project,
        effects: record.effects,
        effects_with,
        asphyxiation: record.start_hazard.is_some(),
        items,
        kompromat: record.kompromat.map(|icon| KompromatIcon {
            green: matches!(icon.colour, IconColour::Green),
            order: icon.order.into_inner(),
        }),
        at: (record.x, record.y),
        top_order: record.top_order.into_inner(),
        left_order: record.left_order.into_inner(),
    })
}

/// A pod has a capacity and a launch requirement; nothing else has.
fn pod(file: &File<'_>, record: &SectionRecord) -> Result<Option<PodInfo>, Fault> {
    if !*record.pod.get_ref() {
        let extra = record.launch.as_ref().or(record.launch_with_legal.as_ref());
        let extra = extra.map(Spanned::span).or(record.capacity.as_ref().map(Spanned::span));
        return match extra {
            None => Ok(None),
            Some(span) => {
                Err(file.fault(span, "expected this only with `pod = true`, found it without"))
            }
        };
    }
    let missing = |field: &str| {
        let message = format!("expected the field `{field}` of a pod, found none");
        file.fault(record.pod.span(), message)
    };
    let capacity = record.capacity.as_ref().ok_or_else(|| missing("capacity"))?;
    let launch = record.launch.as_ref().ok_or_else(|| missing("launch"))?;
    if *capacity.get_ref() == 0 {
        return Err(file.fault(capacity.span(), "expected room for at least one, found 0"));
    }
    let context = Context { this: true, actor: true, ..Context::default() };
    Ok(Some(PodInfo {
        capacity: *capacity.get_ref(),
        launch: file.condition(launch, &context)?,
        launch_with_legal: file.maybe_condition(record.launch_with_legal.as_ref(), &context)?,
    }))
}

fn section_action(
    file: &File<'_>,
    record: SectionActionRecord,
) -> Result<SectionActionInfo, Fault> {
    if *record.cost.get_ref() != 1 {
        let message = format!("expected 1, found {}", record.cost.get_ref());
        return Err(file.fault(record.cost.span(), message));
    }
    let makes = record.makes.as_ref().map(|makes| {
        file.typed(makes, |cursor| {
            let item = cursor.eat("item");
            if !item {
                cursor.expect("data")?;
            }
            cursor.expect(":")?;
            if item { next(cursor).map(Made::Item) } else { next(cursor).map(Made::Data) }
        })
    });
    Ok(SectionActionInfo {
        who: record.who,
        in_blackout: record.in_blackout,
        usable_if: file.maybe_condition(record.usable_if.as_ref(), &acting())?,
        makes: makes.transpose()?,
    })
}

fn console_action(
    file: &File<'_>,
    record: ConsoleActionRecord,
) -> Result<ConsoleActionInfo, Fault> {
    let (mut requires_character, mut requires_project) = (None, None);
    match record.requires.as_ref().map(|id| required(file, id)).transpose()? {
        Some(Required::Character(character)) => requires_character = Some(character),
        Some(Required::Project(project)) => requires_project = Some(project),
        None => {}
    }
    let usable_if = file.maybe_condition(record.usable_if.as_ref(), &acting())?;
    Ok(ConsoleActionInfo { requires_character, requires_project, usable_if })
}

/// What is known when an Action is chosen.
fn acting() -> Context {
    Context { own: true, me: true, actor: true, this: true, ..Context::default() }
}

/// Every place in the reading orders is taken once.
fn check_orders(
    file: &File<'_>,
    records: &By<Section, Option<SectionRecord>, { Section::COUNT }>,
) -> Result<(), Fault> {
    let records: Vec<&SectionRecord> = records.values().iter().flatten().collect();
    let orders = [
        records.iter().map(|record| &record.top_order).collect::<Vec<_>>(),
        records.iter().map(|record| &record.left_order).collect(),
    ];
    for order in &orders {
        each_once(file, order)?;
    }
    for green in [false, true] {
        let icons = records.iter().filter_map(|record| record.kompromat.as_ref());
        let of_colour = icons.filter(|icon| matches!(icon.colour, IconColour::Green) == green);
        each_once(file, &of_colour.map(|icon| &icon.order).collect::<Vec<_>>())?;
    }
    Ok(())
}

/// The numbers from 1 on, each once, in any order.
fn each_once(file: &File<'_>, numbers: &[&Spanned<u8>]) -> Result<(), Fault> {
    let count = numbers.len();
    for (index, number) in numbers.iter().enumerate() {
        let doubled = numbers[..index].iter().any(|other| other.get_ref() == number.get_ref());
        if doubled || !(1..=count).contains(&usize::from(*number.get_ref())) {
            let found = number.get_ref();
            let again = if doubled { " again" } else { "" };
            let message =
                format!("expected the numbers 1 to {count} once each, found {found}{again}");
            return Err(file.fault(number.span(), message));
        }
    }
    Ok(())
}

fn check_counts(
    file: &File<'_>,
    counts: &Counts,
    sections: &By<Section, SectionInfo, { Section::COUNT }>,
) -> Result<(), Fault> {
    let count =
        |of: &dyn Fn(&SectionInfo) -> bool| sections.values().iter().filter(|s| of(s)).count();
    let icons = |green| count(&|s| s.kompromat.is_some_and(|icon| icon.green == green));
    let optional = count(&|section| section.requires.is_some());
    for (field, counted, what) in [
        (&counts.sections, sections.values().len(), "sections"),
        (&counts.always_present, sections.values().len() - optional, "sections without `requires`"),
        (&counts.optional, optional, "sections with `requires`"),
        (&counts.purple_kompromat_slots, icons(false), "purple Kompromat icons"),
        (&counts.green_kompromat_slots, icons(true), "green Kompromat icons"),
    ] {
        file.expect_number(field, counted, what)?;
    }
    if icons(false) + icons(true) < MOST_CHARACTERS {
        let message = format!(
            "expected a Kompromat icon for each of {MOST_CHARACTERS} Characters, found fewer"
        );
        return Err(file.fault(counts.green_kompromat_slots.span(), message));
    }
    Ok(())
}
