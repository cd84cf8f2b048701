//! Reading and checking the content files, one file here for each file there.

use kernel::Fault;
use workbench::content::Files;

use super::files::File;
use super::{Content, FILES, abilities, additions, characters, items, links, sections, setup};
use crate::automation::Automation;
use crate::project_x::Project;
use crate::tutorial::lesson::TutorialLessons;
use crate::tutorial::script::Script;

impl Content {
    /// Reads the content files, given by name and text.
    ///
    /// # Errors
    /// The first mistake, with file, place, record, field and what was expected there.
    pub fn load(files: &[(&str, &str)]) -> Result<Content, Fault> {
        let files = Files::new(files, &FILES)?;
        let open = |name| files.open(name).map(File);
        let sections_file = open("sections.toml")?;
        let abilities = abilities::read(&open("abilities.toml")?)?;
        let sections = sections::read(&sections_file)?;
        let items = items::read(&open("items.toml")?, &sections_file, &sections)?;
        let map = links::read(&open("links.toml")?, &sections.sections)?;
        let facts = additions::Facts { sections: &sections, map: &map, items: &items };
        let characters = characters::read(&open("characters.toml")?, &abilities, &facts)?;
        let setup = setup::read(&open("setup.toml")?, &characters)?;
        let projects = Project::read(&open("project_x.toml")?)?;
        let automation = Automation::read(&open("bots.toml")?, &abilities, &characters.identities)?;
        Ok(Content {
            sections: sections.sections,
            map,
            characters: characters.characters,
            owner: characters.owner,
            identities: characters.identities,
            abilities,
            projects,
            section_actions: sections.section_actions,
            console_actions: sections.console_actions,
            tokens: items.tokens,
            uniques: items.uniques,
            setup: setup.lines,
            player_set: setup.player_set,
            reentry: setup.reentry,
            items: items.items,
            automation,
            script: Script::read(&open("tutorial.toml")?)?,
            lessons: TutorialLessons::read(&open("lessons.toml")?)?,
        })
    }
}
