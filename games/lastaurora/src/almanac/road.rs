//! The road: regions, spaces, Waypoint counters, and the Bonus Actions printed beside it.

use kernel::{AlmanacEntry, Arg, Passage, Stock, Text};

use super::{counted, of_space, plain, record, rules};
use crate::content::{Content, Map};
use crate::ids::{Region, Slot, SpaceId};
use crate::options::MapSide;
use crate::scene::{space_text, texts};

pub(super) fn add(content: &Content, all: &mut Vec<AlmanacEntry>) {
    all.extend(Region::ALL.map(|region| self::region(content, region)));
    for map in content.maps.iter() {
        all.extend(map.spaces.ids().map(|at| space(map, at)));
    }
    all.extend(content.waypoints.iter().map(|counter| AlmanacEntry {
        line: Some("la-term-waypoint".into()),
        text: vec![Passage::new(texts::program(content, counter.effects))],
        more: vec![plain("la-page-waypoint-counter")],
        rules: rules(["LA-7.16", "LA-3.2"]),
        ..record(counter.name, Stock::Token)
    }));
    for side in content.bonus.ids() {
        all.extend(Slot::ALL.map(|slot| bonus(content, side, slot)));
    }
}

fn region(content: &Content, region: Region) -> AlmanacEntry {
    let level = content.automa.levels[region.index()];
    AlmanacEntry {
        line: Some("la-term-region".into()),
        text: vec![plain("la-page-region")],
        more: vec![Passage::new(Text::new("la-page-region-automa").with("level", level))],
        rules: rules(["LA-7.18", "LA-8.2", "LA-8.12", "LA-17.19"]),
        ..record(region.word(), Stock::Place)
    }
}

/// The name of a space.
fn named(map: &Map, at: SpaceId) -> Text {
    space_text(map.space_name(at), map.spaces[at].region)
}

fn space(map: &Map, at: SpaceId) -> AlmanacEntry {
    let info = &map.spaces[at];
    let id = of_space(map.space_name(at));
    let mut entry = AlmanacEntry::new(id, Stock::Place, named(map, at));
    entry.line = Some(map.name.into());
    entry.aside = Some(info.region.word().into());
    entry.picture = Some(super::of(info.region.word()));
    entry.rules = rules(["LA-7.7", "LA-7.11"]);
    entry.see = vec![super::of(info.region.word())];
    let ways: Vec<Text> = info.ways().map(|to| named(map, to)).collect();
    let mut say = |text: Text| entry.text.push(Passage::new(text));
    if at == map.start {
        say(Text::new("la-page-start"));
    }
    if !ways.is_empty() {
        say(Text::new("la-page-ways").with("spaces", Arg::List(ways)));
    }
    if let Some(to) = info.shortcut.get() {
        say(Text::new("la-page-shortcut").with("space", named(map, to)));
    }
    if info.contaminated {
        say(Text::new("la-page-contaminated"));
    }
    if map.waypoints.values().contains(&at) {
        say(Text::new("la-page-waypoint"));
    }
    if map.avalanches.contains(&at) {
        say(Text::new("la-page-avalanche"));
    }
    for (stop, stages) in map.moorings.iter() {
        for (place, stage) in stages.iter().copied().zip(["la-stage-yellow", "la-stage-red"]) {
            if place == at {
                say(Text::new("la-page-mooring").with("stop", stop.number()).with("stage", stage));
            }
        }
    }
    say(Text::new("la-page-distance").with("n", info.remaining));
    entry
}

fn bonus(content: &Content, side: MapSide, slot: Slot) -> AlmanacEntry {
    let action = &content.bonus[side][slot];
    let needed = content.setup.required[slot];
    let slot = Text::new("la-page-bonus").with("slot", slot.number()).with("n", needed);
    AlmanacEntry {
        line: Some("la-term-bonus-action".into()),
        aside: Some(content.maps[side].name.into()),
        picture: Some("bonus".into()),
        cost: Some(counted("la-badge-required", "strength", needed.into())),
        text: vec![Passage::new(texts::program(content, action.effects))],
        more: vec![Passage::new(slot)],
        rules: rules(["LA-5.14", "LA-5.8", "LA-5.6"]),
        ..record(action.name, Stock::Action)
    }
}
