//! What the tests share.

use conformance::testing::Situation;
use kernel::Seat;
use lastaurora::LastAurora;
pub use lastaurora::ids::{
    ActionId, CarKind, CardId, Child, CrewPlace, ExtensionId, Letter, Object, OptionId,
    OutcomePlace, Pair, Period, Region, Slot, SpaceId, Stop, SurvivorKind, TrackCell, Waypoint,
    WaypointKind,
};
use lastaurora::look::Look;
pub use lastaurora::moves::Cell;
pub use lastaurora::state::Hand;
use lastaurora::state::{Player, PlayerState};
pub use lastaurora::vocab::{Against, Good, Res, Stock, StoryId, stock};
pub use workbench::flat::By;
pub use workbench::small::{Maybe, Set8, Set16};

pub const ONE: Seat = Seat(0);
pub const TWO: Seat = Seat(1);
pub const P1: Player = Player(0);
pub const P2: Player = Player(1);

pub type Table = Situation<LastAurora>;

/// A table with these modules and these changes to its opening.
#[track_caller]
pub fn table(modules: &str, seats: u8, changes: &[&str]) -> Table {
    table_on("alpha", modules, seats, changes)
}

/// The same on a map.
#[track_caller]
pub fn table_on(map: &str, modules: &str, seats: u8, changes: &[&str]) -> Table {
    let options = [("modules", modules), ("map", map), ("mine", "yes")];
    Situation::with(LastAurora::new(), &options, seats, 7).arranged(changes.iter().copied())
}

/// The game with other cards: this text of a content file replaced.
pub fn other_game(file: &str, from: &str, to: &str) -> LastAurora {
    let changed = |(name, text): &(&'static str, &str)| {
        assert!(*name != file || text.contains(from), "{file} has no `{from}`");
        (*name, if *name == file { text.replacen(from, to, 1) } else { String::from(*text) })
    };
    let files: Vec<(&str, String)> = lastaurora::content::FILES.iter().map(changed).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, &text[..])).collect();
    let content = lastaurora::content::Content::load(&files).expect("content");
    LastAurora::with(Box::leak(Box::new(content)))
}

/// Fails unless this rule refuses the move, and a person reads this English sentence.
#[track_caller]
pub fn refused(table: &Table, seat: Seat, notation: &str, rule: &str, sentence: &str) {
    table.assert_refused(seat, notation, rule, sentence);
}

pub fn look(table: &Table) -> Look<'_> {
    Look::new(table.game().content(), table.state())
}

pub fn own(table: &Table, player: Player) -> &PlayerState {
    &table.state().players[player.index()]
}

/// The space of a convoy, by its number.
pub fn at(table: &Table, player: Player) -> u8 {
    own(table, player).at.0
}

/// Mine counters on these two spaces.
pub fn mines(spaces: [u8; 2]) -> [Maybe<SpaceId>; 2] {
    spaces.map(|space| SpaceId(space).into())
}

/// The kind of a Survivor by its id.
pub fn survivor(table: &Table, id: &str) -> SurvivorKind {
    table.game().content().survivors.find(|s| s.id == id).expect("a Survivor")
}

/// The kind of a convoy card by its id.
pub fn car(table: &Table, id: &str) -> CarKind {
    table.game().content().convoy.find(|c| c.id == id).expect("a convoy card")
}

/// The card of the Exploration deck that is this record.
pub fn card(table: &Table, id: &str) -> CardId {
    let name = format!("la-name-{id}");
    table.game().content().cards.find(|c| c.name == name).expect("a card")
}

/// The cards of the Exploration Zone, from the left.
pub fn zone(table: &Table) -> [Maybe<CardId>; 5] {
    *table.state().zone.values()
}

/// How many of an Object a player holds.
pub fn held(table: &Table, player: Player, word: &str) -> u8 {
    own(table, player).hand[word.parse().expect("an Object")]
}

/// A zone with nothing but harmless Locations, and no Object to be asked about.
pub const CALM: [&str; 6] = [
    "res 1 ammo 0",
    "slot 1 loc_hunters_cabin",
    "slot 2 loc_filling_station",
    "slot 3 loc_helicopter_wreck",
    "slot 4 loc_military_checkpoint",
    "slot 5 loc_whaling_station",
];

/// Changes after the calm ones.
pub fn calm<'a>(more: &[&'a str]) -> Vec<&'a str> {
    CALM.iter().copied().chain(more.iter().copied()).collect()
}

/// Everybody passes until somebody has to answer something else.
#[track_caller]
pub fn pass_all(table: &mut Table) {
    table.play_while_legal("pass");
}

/// Everybody passes, or answers with the first that is possible, until this holds.
#[track_caller]
pub fn play_until(table: &mut Table, done: impl Fn(&Table) -> bool) {
    table.play_until("pass", done);
}

/// Whether a player's Fire turn has come.
pub fn fires(table: &Table, player: Player) -> bool {
    let last = table.state().frames.last();
    matches!(last, Some(lastaurora::frame::Frame::FireTurn(turn)) if turn.player == player)
}

/// Everybody passes until a player's Fire turn.
#[track_caller]
pub fn until_fire(table: &mut Table, player: Player) {
    play_until(table, |table| fires(table, player));
}

/// The Story with a number.
pub fn numbered(number: u16) -> StoryId {
    StoryId::numbered(number).expect("a Story")
}

/// Target counters on A to D: the numbers of their owners, or 0.
pub fn targets(owners: [u8; 4]) -> By<Letter, Maybe<Player>, 4> {
    By::from_fn(|space: Letter| owners[space as usize].checked_sub(1).map(Player).into())
}

/// Where a Story is.
pub fn story(table: &Table, number: usize) -> lastaurora::state::StoryPlace {
    table.state().stories.place(numbered(number as u16))
}

/// Puts a Story somewhere, out of its deck.
pub fn put_story(table: &mut Table, number: u16, place: lastaurora::state::StoryPlace) {
    let story = numbered(number);
    for deck in table.state_mut().stories.decks.values_mut() {
        deck.take(story);
    }
    table.state_mut().stories.put(story, place);
}

/// The Fame of a player's lines of the count with this id.
pub fn scored(table: &Table, player: Player, id: &str) -> i32 {
    let mut fame = 0;
    lastaurora::score::lines(look(table), player, |line| {
        fame += if line.id == id { line.fame } else { 0 };
    });
    fame
}

/// Goes on with a position that was changed by hand.
pub fn settle(table: &mut Table) {
    let content = table.game().content();
    let mut log = kernel::EventLog::muted();
    lastaurora::engine::Engine::new(content, table.state_mut(), &mut log).settle();
}

/// A hungry Leader and Co-pilot with a Field Kitchen and no Food, in the Rest Phase.
#[track_caller]
pub fn field_kitchen(more: &[&str]) -> Table {
    let setup = [
        "order 2 1",
        "res 1 food 0",
        "car 1 B2 trailer_field_kitchen",
        "survivor 1 s1 surv_leader exhausted",
        "survivor 1 s2 surv_copilot exhausted",
    ];
    table("", 2, &[&setup[..], more, &["phase rest"]].concat())
}
