//! Sections, and the Actions that belong to them (chapters 5, 13 and 14, appendix A10).

use kernel::scene::Badge;
use kernel::{AlmanacEntry as Entry, Name, Passage, Stock, Text};

use super::names;
use super::parts::{about, aside, count, entry, heading, lead, listing, one_action, ruled, sign};
use super::token::Token;
use crate::content::{ActionWho, Content, Effect, Made, Ring, SectionInfo};
use crate::ids::{Character, ConsoleAction, Item, ProjectX, Section, SectionAction};
use crate::map::WayKind;
use crate::scene::offers;

/// Every section, Section Action and Console Action.
pub(super) fn entries(content: &Content, found: &mut Vec<Entry>) {
    found.extend(Section::ALL.iter().map(|section| of_section(content, *section)));
    found.extend(SectionAction::ALL.iter().map(|action| of_action(content, *action)));
    found.extend(ConsoleAction::ALL.iter().map(|action| of_console(content, *action)));
}

fn of_section(content: &Content, section: Section) -> Entry {
    let info = &content.sections[section];
    let mut entry = entry(names::section(section), Stock::Place, section.word());
    entry.line = Some(ring(info.ring).into());
    entry.aside = info.requires.map(only_with);
    entry.picture = Some(Name::Borrowed(picture(section, info)));
    entry.signs = signs(info);
    entry.text = text(content, section);
    entry.more = page(content, section);
    entry.rules = ruled(&[rule(section), "SF-5.1.1"]);
    entry.rules.extend(ruled(further(info)));
    lead(&mut entry, actions(info).map(|(action, _)| names::section_action(action)));
    if info.console {
        lead(&mut entry, ConsoleAction::ALL.iter().map(|action| names::console_action(*action)));
    }
    lead(&mut entry, info.requires.map(names::character));
    lead(&mut entry, info.items.iter().map(|item| names::item(*item)));
    lead(&mut entry, uniques(content, section).map(names::item));
    lead(&mut entry, dwellers(content, section).map(names::character));
    lead(&mut entry, content.map.ways[section].iter().map(|way| names::section(way.to)));
    entry
}

fn only_with(character: Character) -> Text {
    Text::new("sf-almanac-only-with").with("list", vec![Text::new(character.word())])
}

const fn ring(ring: Ring) -> &'static str {
    match ring {
        Ring::Hub => "sf-almanac-ring-hub",
        Ring::Aft => "sf-almanac-ring-aft",
        Ring::Forward => "sf-almanac-ring-forward",
        Ring::Pod => "sf-almanac-ring-pod",
        Ring::Outer => "sf-almanac-ring-outer",
    }
}

/// What a section is drawn as: by what it is for.
fn picture(section: Section, info: &SectionInfo) -> &'static str {
    match section {
        Section::OuterSpace => "mesosphere",
        Section::VaultX => "project",
        _ if info.pod.is_some() => "launch",
        _ if info.power => "power",
        _ if info.console => "console",
        _ if !info.actions.is_empty() => "section-action",
        _ => "section",
    }
}

fn signs(info: &SectionInfo) -> Vec<Badge> {
    let light =
        if info.dark { ("sf-badge-dark", "dark") } else { ("sf-almanac-lit", "section-action") };
    let mut signs = vec![sign(light.0, light.1)];
    let mut add = |shown: bool, label: &'static str, icon: &'static str| {
        if shown {
            signs.push(sign(label, icon));
        }
    };
    add(info.gravity, "sf-badge-gravity", "gravity");
    add(info.power, "sf-badge-power", "power");
    add(info.console, "sf-badge-console", "console");
    add(info.asphyxiation, "sf-badge-asphyxiation", "asphyxiation");
    add(info.kompromat.is_some(), "sf-token-kompromat", "kompromat");
    if let Some(pod) = &info.pod {
        signs.push(count("sf-badge-capacity", "capacity", pod.capacity));
    }
    signs
}

/// A Section Action with the Character or Project X card it needs.
#[derive(Clone, Copy)]
enum Needs {
    Nothing,
    Character(Character),
    Project(ProjectX),
}

/// The Section Actions of a section, with what they need.
fn actions(info: &SectionInfo) -> impl Iterator<Item = (SectionAction, Needs)> {
    let always = info.actions.iter().map(|action| (action, Needs::Nothing));
    let with = info.actions_with.iter().flatten();
    let with = with.map(|(action, who)| (*action, Needs::Character(*who)));
    let project = info.actions_with_project.into_iter();
    always.chain(with).chain(project.map(|(action, card)| (action, Needs::Project(card))))
}

/// The card: what a Pod needs, what can be done here, and what happens by itself.
fn text(content: &Content, section: Section) -> Vec<Passage> {
    let info = &content.sections[section];
    let mut text = Vec::new();
    if info.pod.is_some() {
        let (always, with_legal) = launching(content, section);
        text.push(Passage::new(always).marked("sf-almanac-launch"));
        if let Some(with_legal) = with_legal {
            text.push(Passage::new(with_legal).marked(Character::Legal.word()));
        }
    }
    for (action, needs) in actions(info) {
        text.push(about("section-action", action.name()).marked(action.word()));
        text.extend(reserved(content.section_actions[action].who).map(aside));
        text.extend(match needs {
            Needs::Nothing => None,
            Needs::Character(who) => listing("sf-almanac-only-with", [who.word()]),
            Needs::Project(card) => listing("sf-almanac-only-released", [card.word()]),
        });
    }
    if info.console {
        text.push(Passage::new("sf-almanac-console").marked("sf-badge-console"));
    }
    for effect in &info.effects {
        text.push(Passage::new(effect_word(*effect)));
    }
    for (effect, who) in &info.effects_with {
        text.push(Passage::new(effect_word(*effect)));
        text.extend(listing("sf-almanac-only-with", [who.word()]));
    }
    if text.is_empty() {
        text.push(aside("sf-almanac-nothing-here"));
    }
    text
}

/// What a Pod needs to launch, and what it needs with Legal in play where that differs (SF-5.5.4).
fn launching(content: &Content, pod: Section) -> (&'static str, Option<&'static str>) {
    let legal =
        content.sections[pod].pod.as_ref().is_some_and(|pod| pod.launch_with_legal.is_some());
    let always = match pod {
        Section::MedevacPod => "sf-launch-down-human",
        Section::InspectorShuttle => "sf-launch-inspector",
        _ => "sf-launch-abandon-ship",
    };
    (always, legal.then_some("sf-launch-nda"))
}

const fn effect_word(effect: Effect) -> &'static str {
    match effect {
        Effect::Contaminating => "sf-about-effect-contaminating",
        Effect::DataWipe => "sf-about-effect-data_wipe",
        Effect::RobotDegauss => "sf-about-effect-robot_degauss",
        Effect::BludgeonProof => "sf-about-effect-bludgeon_proof",
        Effect::CoolantBreach => "sf-about-effect-coolant_breach",
        Effect::FuelFire => "sf-about-effect-fuel_fire",
        Effect::SecurityHub => "sf-about-effect-security_hub",
        Effect::VaultBreach => "sf-about-effect-vault_breach",
    }
}

/// Who alone may use an Action, if not everybody.
const fn reserved(who: ActionWho) -> Option<&'static str> {
    match who {
        ActionWho::Any => None,
        ActionWho::Officer => Some("sf-almanac-officers"),
        ActionWho::Pc => Some("sf-almanac-pcs"),
    }
}

/// The page: ways, Locks, what and who is here at the beginning, what its signs mean.
fn page(content: &Content, section: Section) -> Vec<Passage> {
    let info = &content.sections[section];
    let map = &content.map;
    let ways = |wanted: fn(WayKind) -> bool| {
        map.ways[section].iter().filter(move |way| wanted(way.kind)).map(|way| way.to)
    };
    let pod = |at: &Section| content.sections[*at].pod.is_some();
    let corridors = || ways(|kind| matches!(kind, WayKind::Corridor(_)));
    let locked = corridors()
        .filter(|to| map.between(section, *to).is_some_and(|link| map.locked.contains(link)));
    let mut more = vec![heading("sf-almanac-ways")];
    let words = |all: Vec<Section>| all.into_iter().map(Section::word);
    let own_pod = pod(&section);
    let joined = corridors().filter(|to| !own_pod && !pod(to)).collect();
    let docks = corridors().filter(|to| own_pod || pod(to)).collect();
    more.extend(listing("sf-almanac-corridors", words(joined)));
    let docked = if own_pod { "sf-almanac-docked" } else { "sf-almanac-docks" };
    more.extend(listing(docked, words(docks)));
    more.extend(listing("sf-almanac-locked", words(locked.collect())));
    more.extend(listing("sf-almanac-vents", words(ways(|kind| kind == WayKind::Vent).collect())));
    let airlocks = ways(|kind| kind == WayKind::Airlock).collect();
    more.extend(listing("sf-almanac-airlocks", words(airlocks)));
    let items = info.items.iter().copied().chain(uniques(content, section)).map(Item::word);
    more.extend(listing("sf-almanac-here-items", items));
    more.extend(listing("sf-almanac-here-people", dwellers(content, section).map(Character::word)));
    more.extend(info.kompromat.map(|icon| {
        Passage::new(if icon.green {
            "sf-almanac-kompromat-green"
        } else {
            "sf-almanac-kompromat-purple"
        })
    }));
    more.extend(meanings(info).map(aside));
    more
}

/// What the signs of a section mean.
fn meanings(info: &SectionInfo) -> impl Iterator<Item = &'static str> {
    let light = if info.dark { "sf-almanac-dark-means" } else { "sf-almanac-lit-means" };
    let gravity = info.gravity.then_some("sf-almanac-gravity-means");
    let power = info.power.then_some("sf-almanac-power-means");
    let pod = info.pod.is_some().then_some("sf-almanac-pod-means");
    [Some(light), gravity, power, pod].into_iter().flatten()
}

/// The unique Items that begin here.
fn uniques(content: &Content, section: Section) -> impl Iterator<Item = Item> + '_ {
    use crate::content::UniqueStart;
    let all = Item::ALL.iter().copied();
    all.filter(move |item| {
        // One that is printed on the section is among its printed Items already.
        !content.sections[section].items.contains(item)
            && content.uniques[*item]
                .is_some_and(|unique| unique.start == UniqueStart::Section(section))
    })
}

/// The Characters that begin here.
fn dwellers(content: &Content, section: Section) -> impl Iterator<Item = Character> + '_ {
    let all = Character::ALL.iter().copied();
    all.filter(move |who| content.characters[*who].start.contains(&Some(section)))
}

/// Further rules of a kind of section.
fn further(info: &SectionInfo) -> &'static [&'static str] {
    match (info.pod.is_some(), info.power, info.console) {
        (true, ..) => &["SF-5.5.1", "SF-5.5.3", "SF-5.5.4"],
        (_, true, true) => &["SF-5.1.5", "SF-7.2", "SF-A8.1"],
        (_, true, _) => &["SF-5.1.5", "SF-7.2"],
        (_, _, true) => &["SF-A8.1", "SF-11.6"],
        _ => &[],
    }
}

/// The rule about one section (appendix A10).
const fn rule(section: Section) -> &'static str {
    match section {
        Section::AftAirlocks => "SF-A10.1",
        Section::AftExhaust => "SF-A10.2",
        Section::AftHub => "SF-A10.3",
        Section::Alcatraz => "SF-A10.4",
        Section::ArrayControl => "SF-A10.5",
        Section::BioLab => "SF-A10.6",
        Section::Bridge => "SF-A10.7",
        Section::CargoClaw => "SF-A10.8",
        Section::ChemLab => "SF-A10.9",
        Section::CryoLab => "SF-A10.10",
        Section::ForwardAirlocks => "SF-A10.11",
        Section::ForwardExhaust => "SF-A10.12",
        Section::ForwardHub => "SF-A10.13",
        Section::FuelCells => "SF-A10.14",
        Section::HailMary => "SF-A10.15",
        Section::Houdini => "SF-A10.16",
        Section::Hydroponics => "SF-A10.17",
        Section::InspectorShuttle => "SF-A10.18",
        Section::Kitchen => "SF-A10.19",
        Section::LockerRoom => "SF-A10.20",
        Section::MachineShop => "SF-A10.21",
        Section::MagneticContainment => "SF-A10.22",
        Section::Mainframe => "SF-A10.23",
        Section::Mcqueen => "SF-A10.24",
        Section::MedevacPod => "SF-A10.25",
        Section::Nanofactory => "SF-A10.26",
        Section::OuterSpace => "SF-A10.27",
        Section::PanicPod => "SF-A10.30",
        Section::PhysicsLab => "SF-A10.31",
        Section::PrintShop => "SF-A10.32",
        Section::Quarters => "SF-A10.33",
        Section::Reactor => "SF-A10.34",
        Section::RecRoom => "SF-A10.35",
        Section::SecurityStation => "SF-A10.36",
        Section::ShredRoom => "SF-A10.37",
        Section::Storage => "SF-A10.38",
        Section::StormShelter => "SF-A10.39",
        Section::Suite => "SF-A10.40",
        Section::Tanks => "SF-A10.41",
        Section::TherapyGarden => "SF-A10.42",
        Section::VaultX => "SF-A10.43",
    }
}

fn of_action(content: &Content, action: SectionAction) -> Entry {
    let info = &content.section_actions[action];
    let mut entry = entry(names::section_action(action), Stock::Action, action.word());
    entry.line = Some("sf-almanac-section-action".into());
    entry.aside = reserved(info.who).map(Text::new);
    entry.cost = Some(one_action());
    entry.picture = Some("section-action".into());
    entry.text.push(about("section-action", action.name()));
    let at =
        |section: &&Section| actions(&content.sections[**section]).any(|(one, _)| one == action);
    let places = || Section::ALL.iter().filter(at).copied();
    entry.more.extend(listing("sf-almanac-done-in", places().map(Section::word)));
    entry.more.push(aside(if info.in_blackout {
        "sf-almanac-in-blackout"
    } else {
        "sf-almanac-not-in-blackout"
    }));
    entry.rules = ruled(&[offers::section_rule(action), "SF-11.5", "SF-7.2.2.1"]);
    lead(&mut entry, places().map(names::section));
    lead(
        &mut entry,
        info.makes.map(|made| match made {
            Made::Item(item) => names::item(item),
            Made::Data(data) => names::data(data),
        }),
    );
    entry
}

fn of_console(content: &Content, action: ConsoleAction) -> Entry {
    let info = &content.console_actions[action];
    let mut entry = entry(names::console_action(action), Stock::Action, action.word());
    entry.line = Some("sf-almanac-console-action".into());
    entry.cost = Some(one_action());
    entry.picture = Some("console".into());
    entry.text.push(about("console-action", action.name()));
    entry.more.push(Passage::new("sf-almanac-console-where"));
    entry
        .more
        .extend(listing("sf-almanac-only-with", info.requires_character.map(Character::word)));
    entry
        .more
        .extend(listing("sf-almanac-only-released", info.requires_project.map(ProjectX::word)));
    entry.rules = ruled(match action {
        ConsoleAction::HazardSuppression => &["SF-14.1", "SF-11.6", "SF-A8.1"],
        ConsoleAction::Jammers => &["SF-14.2", "SF-7.4", "SF-R94", "SF-11.6"],
        ConsoleAction::DirectSwarm => &["SF-A8.2", "SF-11.6"],
        ConsoleAction::Lockdown => &["SF-A8.3", "SF-R193", "SF-11.6"],
        ConsoleAction::RemoteControl => &["SF-A8.4", "SF-R42", "SF-11.6"],
        ConsoleAction::MarkTarget => &["SF-A8.5", "SF-11.6"],
    });
    let consoles = Section::ALL.iter().filter(|section| content.sections[**section].console);
    lead(&mut entry, consoles.map(|section| names::section(*section)));
    lead(&mut entry, info.requires_character.map(names::character));
    lead(&mut entry, info.requires_project.map(names::project));
    lead(
        &mut entry,
        match action {
            ConsoleAction::HazardSuppression => Some(names::token(Token::Fire)),
            ConsoleAction::Jammers => Some(names::token(Token::Jammers)),
            ConsoleAction::Lockdown => Some(names::token(Token::Lock)),
            ConsoleAction::MarkTarget => Some(names::token(Token::Target)),
            ConsoleAction::DirectSwarm | ConsoleAction::RemoteControl => None,
        },
    );
    entry
}
