//! Reading and checking the content files.

use kernel::Fault;
use toml::Spanned;
use workbench::content::Files;
use workbench::flat::By;
use workbench::script::Steps;
use workbench::small::Maybe;

use super::files::{FILES, File, Numbers};
use super::{
    Catalog, Content, ConvoyCard, EnemyCard, Known, SurvivorCard, ZoneCard, automa, convoy, crews,
    deck, foes, objects, people, road, stories, table,
};
use crate::ids::{CarKind, CardNumber, Slot, SurvivorKind};
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
        let known = known(&convoy, &survivors)?;
        cards.extend((0..).zip(&enemies).map(|(place, enemy)| ZoneCard::of_enemy(place, enemy)));
        cards.extend([ZoneCard::rusty(known.rusty); 2]);
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
            actions: actions.into(),
            automa,
            setup,
            extensions,
            known,
        })
    }
}

impl ZoneCard {
    /// An Enemy in the Exploration deck (LA-3.9).
    fn of_enemy(place: u8, enemy: &EnemyCard) -> ZoneCard {
        ZoneCard {
            number: CardNumber(enemy.number),
            period: enemy.period.into(),
            kind: CardKind::Enemy,
            of: place,
            scaling: false,
            replaced: false,
            module1: false,
            name: enemy.name,
        }
    }

    /// A Rusty Container of the start (LA-3.10).
    fn rusty(kind: CarKind) -> ZoneCard {
        ZoneCard {
            number: CardNumber::NONE,
            period: Maybe::NONE,
            kind: CardKind::Trailer,
            of: kind.0,
            scaling: false,
            replaced: false,
            module1: false,
            name: "la-name-trailer_rusty",
        }
    }
}

/// The records the rules name.
fn known(convoy: &[ConvoyCard], survivors: &[SurvivorCard]) -> Result<Known, Fault> {
    let car = |id: &str| named(convoy.iter().map(|car| car.id), "convoy.toml", id).map(CarKind);
    let ids = || survivors.iter().map(|survivor| survivor.id);
    let survivor = |id: &str| named(ids(), "survivors.toml", id).map(SurvivorKind);
    Ok(Known {
        truck_start: car("truck_start")?,
        container: car("trailer_container")?,
        rusty: car("trailer_rusty")?,
        leader: survivor("surv_leader")?,
        copilot: survivor("surv_copilot")?,
        castaway: survivor("surv_castaway")?,
    })
}

fn named<'a>(ids: impl Iterator<Item = &'a str>, file: &str, wanted: &str) -> Result<u8, Fault> {
    let mut ids = ids;
    ids.position(|id| id == wanted)
        .map(|index| index as u8)
        .ok_or_else(|| Fault::whole(file, format!("expected the record `{wanted}`, found none")))
}
