//! The eight Project X cards: what they do, and what their Monster is (SF-7.6).

use kernel::{AlmanacEntry as Entry, Name, Passage, Stock};

use super::names;
use super::parts::{about, aside, entry, heading, lead, ruled};
use super::token::Token;
use crate::content::Content;
use crate::ids::{ConsoleAction, ProjectX, Section, SectionAction};
use crate::project_x::{Hazards, Locks, Monster};

/// Every Project X card.
pub(super) fn entries(content: &Content, found: &mut Vec<Entry>) {
    found.extend(ProjectX::ALL.iter().map(|card| of(content, *card)));
}

fn of(content: &Content, card: ProjectX) -> Entry {
    let mut entry = entry(names::project(card), Stock::Event, card.word());
    entry.line = Some("sf-project".into());
    entry.picture = Some(Name::Borrowed(card.name()));
    entry.text.push(about("project", card.name()));
    entry.text.push(about("project-turn", card.name()));
    entry.more.push(about("project-more", card.name()));
    if let Some(monster) = &content.projects[card].monster {
        entry.more.push(heading("sf-monster"));
        entry.more.extend(of_monster(monster));
    }
    entry.more.push(aside("sf-almanac-project-blame"));
    entry.rules = ruled(&["SF-7.6", "SF-7.6.1", "SF-7.6.2", "SF-R104", "SF-R105"]);
    entry.rules.extend(ruled(rules(card)));
    for section in Section::ALL {
        let brought = content.sections[*section].actions_with_project;
        if let Some((action, _)) = brought.filter(|(_, needs)| *needs == card) {
            lead(&mut entry, [names::section_action(action), names::section(*section)]);
        }
    }
    let consoles = ConsoleAction::ALL.iter().copied();
    let own = consoles.filter(|one| content.console_actions[*one].requires_project == Some(card));
    lead(&mut entry, own.map(names::console_action));
    lead(&mut entry, belongs(card));
    lead(&mut entry, [names::token(Token::ProjectX), names::section(Section::VaultX)]);
    entry
}

/// What a Monster is, from its data.
fn of_monster(monster: &Monster) -> impl Iterator<Item = Passage> {
    let body =
        if monster.machine { "sf-almanac-monster-machine" } else { "sf-almanac-monster-organism" };
    let attacked = match (monster.bludgeon, monster.gun) {
        (true, true) => "sf-almanac-monster-any-weapon",
        (true, false) => "sf-almanac-monster-bludgeon",
        (false, true) => "sf-almanac-monster-gun",
        (false, false) => "sf-almanac-monster-no-weapon",
    };
    let hazards = match monster.hazards {
        Hazards::Immune => "sf-almanac-monster-immune",
        Hazards::FireOnly => "sf-almanac-monster-fire",
        Hazards::Both => "sf-almanac-monster-hazards",
    };
    let locks = match monster.locks {
        Locks::Passes => "sf-almanac-monster-locks-pass",
        Locks::Removes => "sf-almanac-monster-locks-remove",
        Locks::Stops => "sf-almanac-monster-locks-stop",
    };
    let ways = match (monster.vents, monster.airlocks) {
        (true, true) => "sf-almanac-monster-all-ways",
        (true, false) => "sf-almanac-monster-vents",
        (false, true) => "sf-almanac-monster-airlocks",
        (false, false) => "sf-almanac-monster-corridors",
    };
    let seat = if monster.seat { "sf-almanac-monster-seat" } else { "sf-almanac-monster-no-seat" };
    [body, attacked, hazards, ways, locks, seat].into_iter().map(Passage::new)
}

const fn rules(card: ProjectX) -> &'static [&'static str] {
    match card {
        ProjectX::GreyGoo => &["SF-H20"],
        ProjectX::CombatSwarm => &["SF-A8.2"],
        ProjectX::DeathRay => &["SF-A6.9", "SF-R142"],
        ProjectX::RobotechAssassin => &["SF-A8.5"],
        ProjectX::Amoeba => &["SF-H21", "SF-H22"],
        ProjectX::Wormhole | ProjectX::ApexPredator => &[],
        ProjectX::RagePathogen => &["SF-8.5.1"],
    }
}

fn belongs(card: ProjectX) -> Vec<Name> {
    match card {
        ProjectX::GreyGoo => vec![names::token(Token::Goo)],
        ProjectX::DeathRay => vec![
            names::section_action(SectionAction::FireDeathRay),
            names::section(Section::Reactor),
            names::token(Token::Authorities),
        ],
        ProjectX::RobotechAssassin => vec![names::token(Token::Target)],
        ProjectX::Amoeba => vec![names::token(Token::Engulfed)],
        ProjectX::RagePathogen => {
            vec![names::token(Token::Contaminated), names::section(Section::Tanks)]
        }
        ProjectX::CombatSwarm | ProjectX::Wormhole | ProjectX::ApexPredator => Vec::new(),
    }
}
