//! What a viewer sees: the road map with its regions and shortcuts, the Exploration Zone, Enemies with their targets,
//! convoys as grids of cards with boxes, Survivor zones, hands, tracks.

mod board;
mod convoy;
mod foes;
mod offers;
mod page;
mod players;
mod prompt;
mod road;
mod stories;
mod supply;
pub(crate) mod texts;

use kernel::scene::{Badge, Tone};
use kernel::{Arg, Name, Scene, Text, Viewer};

pub(crate) use offers::{
    chosen, counter, done_to, improved, on_page, option_asks, or_pass, pass, placed, verb,
    with_taken,
};
pub(crate) use texts::kind as kind_name;

use crate::boxes::Sort;
use crate::content::Map;
use crate::ids::{BoxId, CrewPlace, EnemyKind, Region, Slot, SpaceName};
use crate::look::Look;
use crate::moves::Cell;
use crate::options::Module;
use crate::state::{Player, Step};
use crate::vocab::CardKind;

/// The id of a convoy card.
pub(crate) fn car_id(player: Player, cell: Cell) -> String {
    format!("car-{}-{}", player.0 + 1, cell.name())
}

/// The id of a box of a convoy card.
fn box_id(player: Player, cell: Cell, place: BoxId) -> String {
    format!("box-{}-{}-{}", player.0 + 1, cell.name(), place.0)
}

/// The id of a slot of the Exploration Zone.
pub(crate) fn slot_id(slot: Slot) -> String {
    format!("slot-{}", slot.number())
}

/// The id of a Survivor.
pub(crate) fn survivor_id(player: Player, slot: CrewPlace) -> String {
    format!("survivor-{}-{}", player.0 + 1, slot.number())
}

/// The id of an Enemy.
pub(crate) fn enemy_id(enemy: EnemyKind) -> String {
    format!("enemy-{}", enemy.0)
}

/// The id of a convoy token.
pub(crate) fn convoy_id(player: Player) -> String {
    format!("convoy-{}", player.0 + 1)
}

/// A kind of box in words.
pub(crate) fn box_text(sort: Sort) -> Text {
    match sort {
        Sort::Cargo => Text::new("la-box-cargo"),
        Sort::Crew => Text::new("la-box-crew"),
        Sort::Food => Text::new("la-box-food"),
        Sort::Ammo => Text::new("la-box-ammo"),
        Sort::Fuel => Text::new("la-box-fuel"),
        Sort::Armor => Text::new("la-box-armor"),
        Sort::Asgard => Text::new("la-box-asgard_armor"),
        Sort::Weapon(level) => Text::new("la-box-weapon-level").with("level", level),
        Sort::Junk(level) => Text::new("la-box-junk_weapon-level").with("level", level),
        Sort::Speed(n) => Text::new("la-special-speed").with("n", n),
        Sort::Tracks => Text::new("la-special-tracks"),
        Sort::FreeFeed => Text::new("la-special-free_feed").with("n", 1u8),
        Sort::Fame(n) => Text::new("la-special-end_fame").with("n", n),
        Sort::FameAsgard(n) => Text::new("la-special-end_fame_per_asgard_armor").with("n", n),
        Sort::RoundObject(n) => Text::new("la-special-end_round_object").with("n", n),
        Sort::MaxObjects(n) => Text::new("la-special-max_objects").with("n", n),
    }
}

/// A player as an argument: who sits there, or the Automa.
pub(crate) fn player_arg(look: Look<'_>, player: Player) -> Arg {
    match look.automa(player) {
        true => Arg::from("la-term-automa"),
        false => Arg::Seat(player.seat()),
    }
}

/// A space in words: its region and its number. Spaces beside the main road have a letter before the number.
pub(crate) fn space_text(name: &'static str, region: Region) -> Text {
    Text::new("la-space").with("region", region.word()).with("space", Arg::Plain(space_mark(name)))
}

/// The colour of a region: none that a seat of this game has.
pub(crate) fn region_tone(region: Region) -> Tone {
    Tone::Hue(region.number() + 3)
}

/// What stands on a space: its number, as on the board.
pub(crate) fn space_mark(name: &'static str) -> Name {
    let number = &name[1..];
    match number.parse::<u8>() {
        Ok(number) => number.to_string().into(),
        Err(_) => number.to_uppercase().into(),
    }
}

/// A space of either map in words.
fn named_space(look: Look<'_>, space: SpaceName) -> Text {
    let region = |map: &Map| map.space_at(space).map(|at| map.spaces[at].region);
    let found = look.content.maps.iter().find_map(region);
    space_text(space.name(), found.unwrap_or_default())
}

pub(crate) fn badge(label: impl Into<Text>, count: Option<i32>, tone: Tone) -> Badge {
    Badge { label: label.into(), icon: None, count, tone }
}

/// A badge with a picture.
pub(crate) fn sign(label: impl Into<Text>, icon: &'static str, tone: Tone) -> Badge {
    Badge { icon: Some(icon.into()), ..badge(label, None, tone) }
}

/// The picture of a kind of card.
pub(crate) fn card_icon(kind: CardKind) -> Name {
    match kind {
        CardKind::Location => "location",
        CardKind::Truck => "truck",
        CardKind::Trailer => "trailer",
        CardKind::Device => "device",
        CardKind::Survivor => "survivor",
        CardKind::Encounter => "encounter",
        CardKind::Event => "event",
        CardKind::Enemy => "enemy",
    }
    .into()
}

/// The picture of a kind of box.
pub(crate) fn box_icon(sort: Sort) -> Name {
    match sort {
        Sort::Cargo => "cargo",
        Sort::Crew => "passenger",
        Sort::Food | Sort::FreeFeed => "food",
        Sort::Ammo => "ammo",
        Sort::Fuel => "fuel",
        Sort::Armor | Sort::Asgard => "armour",
        Sort::Weapon(_) => "weapon",
        Sort::Junk(_) => "junk",
        Sort::Speed(_) => "speed",
        Sort::Tracks => "tracks",
        Sort::Fame(_) | Sort::FameAsgard(_) => "fame",
        Sort::RoundObject(_) | Sort::MaxObjects(_) => "object",
    }
    .into()
}

/// Draws what the viewer may see.
pub(crate) fn draw(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    scene.clock = Some(clock(look));
    road::draw(look, scene);
    board::draw(look, viewer, scene);
    foes::draw(look, scene);
    if look.state.table.module(Module::Stories) {
        stories::stories(look, scene);
    }
    if look.state.table.solo() {
        stories::automa(look, scene);
    }
    players::draw(look, viewer, scene);
    supply::draw(look, scene);
    page::draw(look, scene);
    scene.prompt = prompt::prompt(look, viewer);
    if look.state.step == Step::Over {
        scene.reckoning = crate::score::count(look);
    }
}

fn clock(look: Look<'_>) -> Text {
    let phase = match look.state.step {
        Step::Over => {
            return Text::new("la-clock-over").with("round", look.state.round);
        }
        Step::Crews | Step::ExploreStart | Step::Explore => "la-phase-exploration",
        Step::RestStart | Step::Rest | Step::RestEnd => "la-phase-rest",
        Step::MoveStart | Step::Move | Step::MoveEnd => "la-phase-movement",
        step if step < Step::RoundStart => "la-phase-fire",
        _ => "la-phase-end_round",
    };
    Text::new("la-clock").with("round", look.state.round).with("phase", phase)
}
