//! The list of moves: what was typed decides which, and how they are ranked; headings tell them apart.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use kernel::scene::Offer;
use protocol::SceneView;

use crate::fuzzy::fit;

/// What moves are listed under.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Grouping {
    /// The game's own headings.
    #[default]
    Heading,
    /// What acts: the first thing a move touches.
    Piece,
}

impl Grouping {
    /// The other one.
    pub const fn other(self) -> Grouping {
        match self {
            Grouping::Heading => Grouping::Piece,
            Grouping::Piece => Grouping::Heading,
        }
    }
}

/// One move on the list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Listed<'a> {
    /// The move.
    pub offer: &'a Offer<String>,
    /// What it is listed under.
    pub group: Option<&'a str>,
}

/// A line of the list as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub enum Line<'a> {
    /// A heading.
    Heading(&'a str),
    /// A move, with its number among the moves.
    Move(usize, Listed<'a>),
    /// A heading that opens, with its number, and how many moves there are under it.
    Opens(usize, String, usize),
}

/// The moves that fit what was typed: the best first, or under their headings while nothing is typed.
pub fn listed<'a>(scene: &'a SceneView, filter: &str, grouping: Grouping) -> Vec<Listed<'a>> {
    let all =
        scene.offers.iter().map(|offer| Listed { offer, group: group(scene, offer, grouping) });
    if filter.trim().is_empty() {
        return in_groups(all.collect());
    }
    let rank = |listed: Listed<'a>| {
        let words = format!("{} {}", listed.offer.label, listed.group.unwrap_or(""));
        let label = fit(filter, &listed.offer.label).map(|score| score + 4);
        let whole = fit(filter, &words);
        let notation = fit(filter, &listed.offer.notation);
        let best = [label, whole, notation].into_iter().flatten().max()?;
        Some((best, listed))
    };
    let mut ranked: Vec<(i32, Listed<'a>)> = all.filter_map(rank).collect();
    ranked.sort_by_key(|(score, _)| -score);
    ranked.into_iter().map(|(_, listed)| listed).collect()
}

/// The most moves that a list shows one by one: a longer one is opened heading by heading.
pub const LONG: usize = 40;

/// A heading that was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// By what the list was told apart.
    pub by: Parting,
    /// The heading.
    pub name: String,
}

/// By what a long list is told apart: first what is done, then who does it, then to what.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
pub enum Parting {
    /// The heading a move is listed under.
    Verb,
    /// The first thing it touches.
    Actor,
    /// The last thing it touches.
    Target,
}

impl Parting {
    const ALL: [Parting; 3] = [Parting::Verb, Parting::Actor, Parting::Target];

    fn of<'a>(self, scene: &'a SceneView, listed: &Listed<'a>) -> Option<Cow<'a, str>> {
        let touches = &listed.offer.touches;
        match self {
            Parting::Verb => listed.group.map(Cow::Borrowed),
            Parting::Actor => touches.first().and_then(|id| name_of(scene, id)),
            Parting::Target => touches.last().and_then(|id| name_of(scene, id)),
        }
    }
}

/// What can be chosen on the list.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice<'a> {
    /// A move.
    Move(Listed<'a>),
    /// A heading with several moves under it.
    Heading {
        /// What opens.
        opens: Opened,
        /// How many moves there are under it.
        count: usize,
    },
}

impl Choice<'_> {
    /// How many moves it stands for.
    pub const fn count(&self) -> usize {
        match self {
            Choice::Move(_) => 1,
            Choice::Heading { count, .. } => *count,
        }
    }
}

/// The moves under the headings that were opened; where they are many, headings to open next.
pub fn choices<'a>(
    scene: &'a SceneView,
    moves: Vec<Listed<'a>>,
    opened: &[Opened],
) -> Vec<Choice<'a>> {
    let is_in = |listed: &Listed<'a>| {
        opened.iter().all(|one| one.by.of(scene, listed).as_deref() == Some(&one.name))
    };
    let moves: Vec<Listed<'a>> = moves.into_iter().filter(is_in).collect();
    let deeper = |by: &Parting| opened.last().is_none_or(|last| *by > last.by);
    let parted = Parting::ALL.into_iter().filter(deeper).find_map(|by| {
        let names: Vec<_> = moves.iter().map(|listed| by.of(scene, listed)).collect();
        counted(&names).map(|counts| (by, names, counts))
    });
    let Some((by, names, counts)) = parted.filter(|_| moves.len() > LONG) else {
        return moves.into_iter().map(Choice::Move).collect();
    };
    let mut choices = Vec::new();
    let mut known = HashSet::new();
    for (listed, name) in moves.into_iter().zip(&names) {
        match name.as_ref().and_then(|name| Some((name, *counts.get(name.as_ref())?))) {
            Some((name, count)) if count > 1 => {
                if known.insert(name) {
                    let opens = Opened { by, name: name.to_string() };
                    choices.push(Choice::Heading { opens, count });
                }
            }
            Some(_) | None => choices.push(Choice::Move(listed)),
        }
    }
    choices
}

/// How often each name occurs, if there are several and not all of them stand for one move.
fn counted(names: &[Option<Cow<'_, str>>]) -> Option<HashMap<String, usize>> {
    let mut counts: HashMap<String, usize> = HashMap::new();
    for name in names.iter().flatten() {
        *counts.entry(name.to_string()).or_default() += 1;
    }
    let several = counts.len() > 1 && counts.values().any(|count| *count > 1);
    several.then_some(counts)
}

/// The list with its headings; none while something is typed, for then the best stand first, none where every move
/// would have its own, and none where headings are chosen.
pub fn lines<'a>(choices: &[Choice<'a>], headings: bool) -> Vec<Line<'a>> {
    let mut lines = Vec::new();
    let group = |choice: &Choice<'a>| match choice {
        Choice::Move(listed) => listed.group,
        Choice::Heading { .. } => None,
    };
    let together = choices.windows(2).any(|pair| group(&pair[0]) == group(&pair[1]));
    let opens = choices.iter().any(|choice| matches!(choice, Choice::Heading { .. }));
    let headings = headings && together && !opens;
    let mut under = None;
    for (number, one) in choices.iter().enumerate() {
        if headings && group(one) != under {
            lines.extend(group(one).map(Line::Heading));
            under = group(one);
        }
        lines.push(match one {
            Choice::Move(listed) => Line::Move(number, *listed),
            Choice::Heading { opens, count } => Line::Opens(number, opens.name.clone(), *count),
        });
    }
    lines
}

/// The number of the first move of the next heading (or, going back, of this or the one before).
pub fn next_group(choices: &[Choice<'_>], from: usize, by: isize) -> usize {
    let group = |at: usize| match &choices[at] {
        Choice::Move(listed) => listed.group,
        Choice::Heading { .. } => None,
    };
    let opens = |at: usize| matches!(choices[at], Choice::Heading { .. });
    let starts: Vec<usize> = (0..choices.len())
        .filter(|at| *at == 0 || opens(*at) || group(*at) != group(*at - 1))
        .collect();
    let found = match by > 0 {
        true => starts.iter().copied().find(|start| *start > from),
        false => starts.iter().copied().rev().find(|start| *start < from),
    };
    found.unwrap_or(from)
}

fn group<'a>(
    scene: &'a SceneView,
    offer: &'a Offer<String>,
    grouping: Grouping,
) -> Option<&'a str> {
    let actor = || offer.touches.first().and_then(|id| label_of(scene, id));
    match grouping {
        Grouping::Heading => offer.group.as_deref().or_else(actor),
        Grouping::Piece => actor().or(offer.group.as_deref()),
    }
}

/// The label of a piece, a zone, a link or the page, if it has one.
fn label_of<'a>(scene: &'a SceneView, id: &str) -> Option<&'a str> {
    let piece = scene.pieces.iter().find(|piece| piece.id == id);
    if let Some(piece) = piece {
        return piece.label.as_deref();
    }
    if let Some(zone) = scene.zones.iter().find(|zone| zone.id == id) {
        return zone.label.as_deref();
    }
    if let Some(link) = scene.links.iter().find(|link| link.id == id) {
        return link.label.as_deref();
    }
    scene.page.as_ref().filter(|page| page.id == id).map(|page| page.title.as_str())
}

/// What a piece, a zone, a link or the page is called. A link without a name is called after its ends.
pub fn name_of<'a>(scene: &'a SceneView, id: &str) -> Option<Cow<'a, str>> {
    let link = || {
        let link = scene.links.iter().find(|link| link.id == id)?;
        let (from, to) = (label_of(scene, &link.from)?, label_of(scene, &link.to)?);
        Some(Cow::Owned(format!("{from} {} {to}", if link.one_way { "→" } else { "–" })))
    };
    label_of(scene, id).map(Cow::Borrowed).or_else(link)
}

/// Moves of one heading together, in the order the headings first appear. What ends the turn stands last, so that nobody
/// makes it unawares: the game's headings that do nothing else, and under each of them what touches nothing.
fn in_groups<'a>(mut moves: Vec<Listed<'a>>) -> Vec<Listed<'a>> {
    let ends = |one: &Listed<'a>| {
        let mut all = moves.iter().filter(|other| other.group == one.group);
        one.offer.group.is_some() && all.all(|other| other.offer.hands_over)
    };
    let last = |one: &Listed<'a>| (ends(one), one.offer.hands_over && one.offer.touches.is_empty());
    let keys: Vec<(bool, bool)> = moves.iter().map(last).collect();
    let mut keyed: Vec<_> = keys.into_iter().zip(moves).collect();
    keyed.sort_by_key(|(key, _)| *key);
    moves = keyed.into_iter().map(|(_, one)| one).collect();
    let mut order: Vec<Option<&str>> = Vec::new();
    for one in &moves {
        if !order.contains(&one.group) {
            order.push(one.group);
        }
    }
    let of = |group: &Option<&str>| {
        let group = *group;
        moves.iter().filter(move |one| one.group == group).copied().collect::<Vec<_>>()
    };
    order.iter().flat_map(of).collect()
}
