//! Survivors (LA-11), the crews of module 3 among them.

use kernel::{AlmanacEntry, Name, Passage, Stock, Text};

use super::{counted, deck, of, plain, printed, record, rules};
use crate::almanac::convoy;
use crate::content::{Content, LootKind, SurvivorCard};
use crate::ids::{Crew, SurvivorKind};
use crate::survivor::{Ability, Working};
use crate::vocab::{Cond, Phase};

pub(super) fn add(content: &Content, all: &mut Vec<AlmanacEntry>) {
    all.extend(content.survivors.with_ids().map(|(kind, card)| entry(content, kind, card)));
    all.extend(content.crews.ids().map(|crew| of_crew(content, crew)));
}

fn entry(content: &Content, kind: SurvivorKind, card: &SurvivorCard) -> AlmanacEntry {
    let loot = convoy::loot(content, LootKind::Survivor(kind));
    let mut numbers = card.numbers.clone();
    numbers.extend(deck::numbers(content, card.name));
    numbers.extend(loot.map(|loot| content.loot[loot].number));
    let line = if card.crew { "la-page-crew-member" } else { "la-kind-survivor" };
    let mut entry = AlmanacEntry {
        line: Some(line.into()),
        aside: loot
            .map(|loot| convoy::pair(content, loot))
            .or_else(|| deck::periods(content, card.name)),
        cost: Some(counted("la-badge-strength", "strength", card.strength.into())),
        number: printed(numbers),
        text: vec![Passage::new(card.text)],
        more: works(content, kind, card),
        rules: own_rules(card),
        ..record(card.name, Stock::Character)
    };
    if card.end_fame != 0 {
        entry.signs.push(counted("la-res-fame", "fame", card.end_fame.into()));
    }
    if let Some(crew) = crew_of(content, kind) {
        entry.see.push(of(crew.word()));
    }
    entry.see.push("token-contamination".into());
    entry
}

/// The ability's phase, whether it is used at will, and in which zones; what kills.
fn works(content: &Content, kind: SurvivorKind, card: &SurvivorCard) -> Vec<Passage> {
    let mut more = Vec::new();
    if card.ability != Ability::None {
        more.push(Passage::new(Text::new("la-page-phase").with("phase", phase(card.phase))));
        if card.activated {
            more.push(plain("la-page-activated"));
        }
        more.push(plain(match card.working {
            Working::Active => "la-page-works-active",
            Working::Transit => "la-page-works-transit",
            Working::Any => "la-page-works-any",
        }));
    }
    if card.android {
        more.push(plain("la-page-android"));
    }
    more.push(plain("la-page-weakened"));
    more.push(Passage::new(Text::new("la-page-death").with("n", card.death_at)));
    if let Some(crew) = crew_of(content, kind) {
        more.push(Passage::new(Text::new("la-page-crew-of").with("crew", crew.word())));
    }
    more
}

/// The name of a phase.
pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Exploration => "la-phase-exploration",
        Phase::Rest => "la-phase-rest",
        Phase::Movement => "la-phase-movement",
        Phase::Fire => "la-phase-fire",
        Phase::EndRound => "la-phase-end_round",
        Phase::Any => "la-phase-any",
    }
}

fn own_rules(card: &SurvivorCard) -> Vec<Name> {
    let own = match card.ability {
        Ability::None => "LA-2.13",
        Ability::ExhaustToRest => "LA-R85",
        Ability::CatchUp { .. } => "LA-7.14",
        Ability::Effects(_) | Ability::Refire => "LA-11.3",
        Ability::GatherExtra(_) => "LA-R1",
        Ability::IgnoreRadiation => "LA-5.15",
        Ability::LevelPlus { .. } => "LA-14.3",
        Ability::MissBecomesHit(_) => "LA-X1.25",
        Ability::GatherObject(_) => "LA-X1.21",
        Ability::DirectAttack(_) => "LA-X1.22",
        Ability::StrengthAlone(_) => "LA-5.4",
        Ability::RadioStrike => "LA-X2.20",
        Ability::AdjacentBonus => "LA-X3.4",
        Ability::SpeedIf(_, Cond::OpponentAhead {}) => "LA-X3.6",
        Ability::SpeedIf(..) => "LA-X3.15",
        Ability::CleanToRest => "LA-X3.7",
        Ability::CleanForSpeed(_) => "LA-X3.8",
        Ability::SpeedByCards { .. } => "LA-X3.13",
        Ability::FirstHit { .. } => "LA-X3.14",
        Ability::ObjectForSpeed(_) => "LA-X3.16",
    };
    rules([own, "LA-11.2", "LA-11.7"])
}

fn crew_of(content: &Content, kind: SurvivorKind) -> Option<Crew> {
    content.crews.find(|crew| crew.members.contains(&kind))
}

/// A crew with its two members (LA-X3.1).
fn of_crew(content: &Content, crew: Crew) -> AlmanacEntry {
    let members = content.crews[crew].members.map(|kind| &content.survivors[kind]);
    AlmanacEntry {
        line: Some("la-module-3".into()),
        text: members.iter().map(|card| Passage::new(card.text).marked(card.name)).collect(),
        rules: rules(["LA-X3.1", "LA-X3.2", "LA-X3.3"]),
        see: members.iter().map(|card| of(card.name)).collect(),
        ..record(crew.word(), Stock::Character)
    }
}
