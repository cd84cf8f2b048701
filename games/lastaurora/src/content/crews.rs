//! The crews of module 3.

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::files::File;
use super::people::SurvivorCard;
use crate::ids::{Crew, SurvivorKind};

/// A crew of module 3.
#[derive(Clone, Copy, Debug)]
pub struct CrewCard {
    /// Its two members, by kind.
    pub members: [SurvivorKind; 2],
}

#[derive(Deserialize)]
struct CrewFile {
    crew: Vec<RawCrew>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCrew {
    id: Spanned<String>,
    #[serde(rename = "name")]
    _name: String,
    members: Spanned<[String; 2]>,
    #[serde(rename = "source")]
    _source: String,
}

/// Reads the crews of `crews.toml`.
pub(super) fn crews(file: &File<'_>, survivors: &[SurvivorCard]) -> Result<Vec<CrewCard>, Fault> {
    let raw: CrewFile = file.read(super::files::PLAIN_CONDITIONS)?;
    file.names("a crew", raw.crew.iter().map(|crew| &crew.id))?;
    let mut crews = Vec::new();
    for (index, crew) in raw.crew.iter().enumerate() {
        let word = Crew::ALL.get(index).map(|crew| crew.name());
        if crew.id.get_ref().strip_prefix("crew_") != word {
            let what = format!("expected the crew `crew_{}` here", word.unwrap_or("-"));
            return Err(file.fault(crew.id.span(), what));
        }
        let mut members = [SurvivorKind(0); 2];
        for (member, id) in members.iter_mut().zip(crew.members.get_ref()) {
            let found = survivors.iter().position(|s| s.crew && s.id == id);
            *member = SurvivorKind(found.ok_or_else(|| {
                let what = format!("expected Survivors of this file, found `{id}`");
                file.fault(crew.members.span(), what)
            })? as u8);
        }
        crews.push(CrewCard { members });
    }
    if crews.len() != 4 {
        let what = format!("expected four crews, found {}", crews.len());
        return Err(Fault::whole(file.file(), what));
    }
    Ok(crews)
}
