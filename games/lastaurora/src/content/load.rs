//! Reading and checking the content files.

use kernel::Fault;
use toml::Spanned;
use workbench::content::Files;
use workbench::flat::By;
use workbench::script::Steps;

use super::files::{FILES, File, Numbers};
use super::{
    Catalog, Content, Known, ZoneCard, automa, convoy, crews, deck, foes, keep, objects, people,
    road, stories, table,
};
use crate::ids::{CarKind, Slot, SurvivorKind};
use crate::vocab::{CardKind, Effect, Program, StoryId, Who};

/// The table of all effects while it grows.
#[derive(Default)]
pub(super) struct Compiler {
    effects: Steps<Effect>,
}

impl Compiler {
    /// Adds a list of effects that belongs to the record with this id.
    pub fn program<T>(
        &mut self,
        file: &File<'_>,
        record: &Spanned<T>,
        effects: &[Effect],
    ) -> Result<Program, Fault> {
        if let Some(wrong) = effects.iter().find(|e| e.who != Who::Oneself && !e.op.takes_who()) {
            let what = format!("expected no `who` beside this operation, found {:?}", wrong.who);
            return Err(file.fault(record.span(), what));
        }
        Ok(self.effects.add(effects.iter().copied()))
    }
}

impl Content {
    /// Reads the content files, given by name and text.
    ///
    /// # Errors
    /// The first mistake, with file, place, record, field and what was expected there.
    pub fn load(files: &[(&str, &str)]) -> Result<Content, Fault> {
        let files = Files::new(files, FILES)?;
        let open = |name| files.open(name);
        let mut numbers = Numbers::default();
        let mut compiler = Compiler::default();
        let mut convoy = convoy::read(&open("convoy.toml")?, &mut numbers)?;
        let survivor_file = open("survivors.toml")?;
        let mut survivors = people::read(&survivor_file, false, &mut numbers, &mut compiler)?;
        let crew_file = open("crews.toml")?;
        survivors.extend(people::read(&crew_file, true, &mut numbers, &mut compiler)?);
        let crews = crews::crews(&crew_file, &survivors)?;
        let deck::Deck { mut cards, locations, encounters, events } = deck::read(
            [&open("exploration.toml")?, &open("encounters.toml")?, &open("events.toml")?],
            &mut convoy,
            &mut survivors,
            &mut numbers,
            &mut compiler,
        )?;
        let objects = objects::read(&open("items.toml")?, &mut numbers, &mut compiler)?;
        let enemies = foes::enemies(&open("enemies.toml")?, &mut numbers, &mut compiler)?;
        let loot = foes::loot(&open("loot.toml")?, &mut numbers, &convoy, &survivors)?;
        let outcome = foes::outcome(&open("outcome.toml")?, &mut numbers)?;
        let pvp = foes::pvp(&open("pvp.toml")?, &mut numbers, &mut compiler)?;
        let (maps, waypoints) = road::read(&open("map.toml")?, &mut compiler)?;
        let stories = stories::read(&open("stories.toml")?, &mut numbers, &mut compiler)?;
        let (actions, automa) = automa::automa(&open("automa.toml")?, &mut compiler)?;
        let (setup, bonus) = table::setup(&open("setup.toml")?, &numbers, &mut compiler)?;
        table::vocabulary(&open("vocab.toml")?)?;
        for (index, enemy) in enemies.iter().enumerate() {
            cards.push(ZoneCard {
                number: enemy.number,
                period: enemy.period,
                kind: CardKind::Enemy,
                of: index as u8,
                scaling: false,
                replaced: false,
                module1: false,
                name: enemy.name,
            });
        }
        let find_convoy =
            |id: &str| named(convoy.iter().map(|c| c.id), "convoy.toml", id).map(CarKind);
        let find_survivor = |id: &str| {
            named(survivors.iter().map(|s| s.id), "survivors.toml", id).map(SurvivorKind)
        };
        let known = Known {
            truck_start: find_convoy("truck_start")?,
            container: find_convoy("trailer_container")?,
            rusty: find_convoy("trailer_rusty")?,
            leader: find_survivor("surv_leader")?,
            copilot: find_survivor("surv_copilot")?,
            castaway: find_survivor("surv_castaway")?,
        };
        for _ in 0..2 {
            cards.push(ZoneCard {
                number: 0,
                period: 0,
                kind: CardKind::Trailer,
                of: known.rusty.0,
                scaling: false,
                replaced: false,
                module1: false,
                name: keep("la-name-trailer_rusty".into()),
            });
        }
        let stories = Catalog::<StoryId, _>::from(stories);
        let extensions = stories.with_ids().filter(|(_, story)| !story.extension.is_empty());
        let extensions = extensions.map(|(story, _)| story).collect::<Vec<_>>().into();
        Ok(Content {
            effects: compiler.effects,
            cards: cards.into(),
            convoy: convoy.into(),
            survivors: survivors.into(),
            locations: locations.into(),
            encounters: encounters.into(),
            events: events.into(),
            objects: objects.into(),
            enemies: enemies.into(),
            loot: loot.into(),
            outcome: outcome.into(),
            maps: Vec::from(maps).into(),
            waypoints: waypoints.into(),
            bonus: Vec::from(bonus.map(|row| By::from_fn(|slot: Slot| row[slot.index()]))).into(),
            crews: crews.into(),
            stories,
            pvp,
            actions,
            automa,
            setup,
            extensions,
            known,
        })
    }
}

fn named<'a>(ids: impl Iterator<Item = &'a str>, file: &str, wanted: &str) -> Result<u8, Fault> {
    let mut ids = ids;
    ids.position(|id| id == wanted)
        .map(|index| index as u8)
        .ok_or_else(|| Fault::whole(file, format!("expected the record `{wanted}`, found none")))
}
