//! The end of the game (chapter LA-16).

use kernel::scene::{ScoreLine, Whose};
use kernel::{Arg, Contest, Outcome, Seat, Standing, Text};
use workbench::flat::List;
use workbench::small::Set8;

use crate::boxes::Sort;
use crate::ids::CrewPlace;
use crate::look::Look;
use crate::moves::Cell;
use crate::options::Module;
use crate::state::{Player, StoryPlace};
use crate::vocab::{Op, Res};

/// One line of the count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The rule.
    pub rule: &'static str,
    /// The message.
    pub id: &'static str,
    /// The Fame.
    pub fame: i32,
    /// The number or name the message mentions.
    pub about: About,
}

/// What a line of the count mentions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Nothing.
    Nothing,
    /// A number, by the name of its argument.
    Number(&'static str, i32),
    /// The name of a card, by the name of its argument.
    Name(&'static str, &'static str),
    /// Cards of the player's convoy.
    Cars(Set8<Cell>),
    /// Survivors of the player.
    People(Set8<CrewPlace>),
}

impl Line {
    const fn new(rule: &'static str, id: &'static str, fame: i32, about: About) -> Line {
        Line { rule, id, fame, about }
    }

    /// The line as a scene shows it.
    fn shown(self, look: Look<'_>, player: Player) -> ScoreLine {
        let text = Text::new(self.id);
        let text = match self.about {
            About::Nothing => text,
            About::Number(name, n) => text.with(name, n),
            About::Name(name, id) => text.with(name, id),
            About::Cars(cells) => {
                let chosen = look.cells(player).filter(|cell| cells.contains(*cell));
                let kind = |cell: Cell| look.of(player).convoy[cell].card();
                let names = chosen.map(|cell| look.content.convoy[kind(cell)].name);
                listed(text, "cards", names)
            }
            About::People(slots) => {
                let chosen = look.crew(player).filter(|(slot, _)| slots.contains(*slot));
                let names =
                    chosen.map(|(_, member)| look.content.survivors[member.survivor()].name);
                listed(text, "people", names)
            }
        };
        let whose = match look.automa(player) {
            true => Whose::Rival(Text::new("la-term-automa")),
            false => Whose::Seat(player.seat()),
        };
        ScoreLine { whose, points: self.fame, text, rule: Some(self.rule.into()) }
    }
}

/// A message with the names of what it lists.
fn listed(text: Text, name: &'static str, ids: impl Iterator<Item = &'static str>) -> Text {
    let names: Vec<Text> = ids.map(Text::new).collect();
    match names.is_empty() {
        true => text.with(name, "la-score-none"),
        false => text.with(name, Arg::List(names)),
    }
}

/// The whole count as a scene shows it: every player's lines, the Automa's too, then what decides between equals.
pub(crate) fn count(look: Look<'_>) -> Vec<ScoreLine> {
    let mut shown = Vec::new();
    for player in look.players() {
        lines(look, player, |line| shown.push(line.shown(look, player)));
        ties(look, player, |line| shown.push(line.shown(look, player)));
    }
    shown
}

/// Whether somebody has reached the Aurora.
pub fn reached(look: Look<'_>) -> bool {
    look.players().any(|player| look.of(player).aboard)
}

/// Spaces ahead of the last convoy (LA-16.15).
fn spaces_ahead(look: Look<'_>, player: Player) -> i32 {
    let distance = |player: Player| i32::from(look.remaining(look.of(player).at));
    let last = look.players().map(distance).max().unwrap_or(0);
    last - distance(player)
}

/// Every item of a player's total Fame, in the order of LA-16.11 or LA-16.12.
pub fn lines(look: Look<'_>, player: Player, mut each: impl FnMut(Line)) {
    let own = look.of(player);
    let boarded = reached(look);
    let rule = match boarded {
        _ if look.automa(player) => "LA-17.21",
        true => "LA-16.11",
        false => "LA-16.12",
    };
    let ahead = spaces_ahead(look, player);
    let line = Line::new;
    each(line(rule, "la-score-track", own.fame.into(), About::Nothing));
    let (id, spaces) =
        if boarded { ("la-score-spaces", ahead) } else { ("la-score-spaces-halved", ahead / 2) };
    each(line(rule, id, spaces, About::Number("spaces", ahead)));
    let sets = i32::from(own.res[Res::Food].min(own.res[Res::Fuel]));
    if look.automa(player) {
        let automa = &look.state.automa;
        let cards = i32::from(look.hand_size(player)) + automa.loot.len() as i32;
        each(line(rule, "la-score-automa-zone", cards, About::Number("n", cards)));
        if own.aboard || !boarded {
            let n = i32::from(automa.survivors);
            each(line(rule, "la-score-automa-survivors", n, About::Number("n", n)));
        }
        if !boarded {
            each(line(rule, "la-score-sets", sets, About::Number("n", sets)));
        }
        return;
    }
    let objects = i32::from(look.hand_size(player));
    each(line(rule, "la-score-objects", objects, About::Number("n", objects)));
    end_fame(look, player, &mut each);
    if boarded {
        if own.aboard {
            let clean = look.crew(player).filter(|(_, member)| member.contamination == 0);
            let slots: Set8<CrewPlace> = clean.map(|(slot, _)| slot).collect();
            let n = slots.len() as i32;
            each(line(rule, "la-score-aboard", n, About::People(slots)));
        }
    } else {
        let whole = look.cells(player).filter(|cell| own.convoy[*cell].damage.is_empty());
        let cells: Set8<Cell> = whole.collect();
        let n = cells.len() as i32;
        each(line(rule, "la-score-undamaged", n, About::Cars(cells)));
        each(line(rule, "la-score-sets", sets, About::Number("n", sets)));
    }
}

/// End-of-game Fame of boxes, Survivors and archived Stories (LA-16.13).
pub(crate) fn end_fame(look: Look<'_>, player: Player, each: &mut impl FnMut(Line)) {
    let asgard = |n: u8| {
        let boxes = look.cells(player).flat_map(|cell| look.boxes(player, cell));
        n.min(boxes.filter(|(_, sort)| *sort == Sort::Asgard).count() as u8)
    };
    look.each_sound(player, |cell, _, sort| {
        let (rule, n) = match sort {
            Sort::Fame(n) => ("LA-10.22", n),
            Sort::FameAsgard(n) => ("LA-X2.15", asgard(n)),
            _ => return,
        };
        let car = look.of(player).convoy[cell].card();
        let name = look.content.convoy[car].name;
        each(Line::new(rule, "la-score-box", n.into(), About::Name("card", name)));
    });
    for (_, member) in look.crew(player) {
        let info = &look.content.survivors[member.survivor()];
        if info.end_fame != 0 {
            let about = About::Name("who", info.name);
            each(Line::new("LA-16.13", "la-score-survivor", info.end_fame.into(), about));
        }
    }
    if !look.state.table.module(Module::Stories) {
        return;
    }
    for (story, place) in look.state.stories.iter() {
        let here = matches!(place, StoryPlace::Board(p) | StoryPlace::Under(p) if p == player);
        if !here {
            continue;
        }
        let info = &look.content.stories[story];
        for effect in look.content.program(info.end_game) {
            let holds =
                effect.only_if.is_none_or(|only_if| look.holds(only_if.cond, player, story.into()));
            if let (Op::Score { n }, true) = (effect.op, holds) {
                let about = About::Name("story", info.name);
                each(Line::new("LA-16.13", "la-score-story", n.into(), about));
            }
        }
    }
}

/// A player's total Fame.
pub fn total(look: Look<'_>, player: Player) -> i32 {
    let mut total = 0;
    lines(look, player, |line| total += line.fame);
    total
}

/// What decides between players with the same total, best first (LA-16.14): Survivors, place on the road, Turn Order.
fn tie_keys(look: Look<'_>, player: Player) -> [u8; 3] {
    let place = look.state.order.iter().position(|found| *found == player).unwrap_or(0);
    let distance = look.remaining(look.of(player).at);
    [look.survivors(player), u8::MAX - distance, u8::MAX - place as u8]
}

/// What was looked at to decide between this player and others with the same total.
fn ties(look: Look<'_>, player: Player, mut each: impl FnMut(Line)) {
    let own = total(look, player);
    let mut level: List<Player, 4> = List::new();
    for other in look.players().filter(|other| *other != player && total(look, *other) == own) {
        level.push(other);
    }
    if level.is_empty() {
        return;
    }
    if look.state.table.solo() {
        return each(Line::new("LA-17.22", "la-score-tie-automa", 0, About::Nothing));
    }
    let keys = tie_keys(look, player);
    let words = ["la-score-tie-survivors", "la-score-tie-ahead", "la-score-tie-order"];
    for (at, id) in words.into_iter().enumerate() {
        // The next is looked at only between those who are still equal.
        if !level.iter().any(|other| tie_keys(look, *other)[..at] == keys[..at]) {
            return;
        }
        let about = match at {
            0 => About::Number("n", keys[0].into()),
            _ => About::Nothing,
        };
        each(Line::new("LA-16.14", id, 0, about));
    }
}

/// How the game ended. Ties: more Survivors, then further ahead, then earlier in Direct Turn Order (LA-16.14).
pub fn outcome(look: Look<'_>) -> Outcome {
    let ending = if reached(look) { "la-ending-boarded" } else { "la-ending-departed" };
    let seats = look.state.table.seats;
    if look.state.table.solo() {
        let (own, automa) = (total(look, Player(0)), total(look, Player(1)));
        // A tie is a loss (LA-17.22).
        return Outcome::together(ending, 1, own > automa).with_points(&[own]);
    }
    let key = |player: Player| (total(look, player), tie_keys(look, player));
    let keys: [_; 4] = std::array::from_fn(|i| key(Player((i as u8).min(seats - 1))));
    let standings = Seat::all(seats).map(|seat| {
        let own = keys[seat.index()];
        let better = keys[..usize::from(seats)].iter().filter(|other| **other > own).count();
        Standing { rank: better as u8 + 1, won: better == 0, points: own.0 }
    });
    Outcome::ranked(ending, Contest::Free, standings)
}
