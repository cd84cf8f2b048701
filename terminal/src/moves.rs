//! The list of moves: what was typed decides which, and how they are ranked; headings tell them apart.

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
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Line<'a> {
    /// A heading.
    Heading(&'a str),
    /// A move, with its number among the moves.
    Move(usize, Listed<'a>),
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

/// The list with its headings; none while something is typed, for then the best stand first, and none where every move
/// would have its own.
pub fn lines<'a>(listed: &[Listed<'a>], headings: bool) -> Vec<Line<'a>> {
    let mut lines = Vec::new();
    let together = listed.windows(2).any(|pair| pair[0].group == pair[1].group);
    let headings = headings && together;
    let mut under = None;
    for (number, one) in listed.iter().enumerate() {
        if headings && one.group != under {
            lines.extend(one.group.map(Line::Heading));
            under = one.group;
        }
        lines.push(Line::Move(number, *one));
    }
    lines
}

/// The number of the first move of the next heading (or, going back, of this or the one before).
pub fn next_group(listed: &[Listed<'_>], from: usize, by: isize) -> usize {
    let starts: Vec<usize> = (0..listed.len())
        .filter(|at| *at == 0 || listed[*at].group != listed[*at - 1].group)
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
    let actor = || offer.touches.first().and_then(|id| name_of(scene, id));
    match grouping {
        Grouping::Heading => offer.group.as_deref().or_else(actor),
        Grouping::Piece => actor().or(offer.group.as_deref()),
    }
}

/// What a piece or zone is called.
pub fn name_of<'a>(scene: &'a SceneView, id: &str) -> Option<&'a str> {
    let piece = scene.pieces.iter().find(|piece| piece.id == id);
    if let Some(piece) = piece {
        return piece.label.as_deref();
    }
    scene.zones.iter().find(|zone| zone.id == id).and_then(|zone| zone.label.as_deref())
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
