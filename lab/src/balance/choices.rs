//! Which choices were there, which were made, and what came of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use kernel::{Arg, Game, MoveList, Outcome, Seat, Text, Viewer};

use crate::play::{Decision, Watch};
use crate::sum::Sum;

/// How often a choice was there, how often it was made, and what came of it.
#[derive(Clone, Copy, Default)]
struct Choice {
    offered: f64,
    made: f64,
    margin: Sum,
    wins: f64,
}

/// The choices of many games, by what they are about.
#[derive(Default)]
pub(super) struct Choices(BTreeMap<String, Choice>);

/// The choices of one game, as they come.
#[derive(Default)]
pub(super) struct Seen {
    offered: BTreeMap<String, f64>,
    made: Vec<(String, Seat)>,
    decisions: u32,
}

impl Seen {
    pub fn decisions(&self) -> u32 {
        self.decisions
    }
}

impl<G: Game> Watch<G> for Seen {
    fn asked(&mut self, decision: &Decision<'_, G>) {
        self.decisions += 1;
        let mut moves = MoveList::new();
        kernel::play::legal(decision.game, decision.state, decision.seat, &mut moves);
        let offered: BTreeSet<String> = moves.iter().map(|mv| words(decision, mv)).collect();
        for what in offered {
            *self.offered.entry(what).or_default() += 1.0;
        }
    }

    fn decided(&mut self, decision: &Decision<'_, G>, mv: &G::Move) {
        self.made.push((words(decision, mv), decision.seat));
    }
}

fn words<G: Game>(decision: &Decision<'_, G>, mv: &G::Move) -> String {
    about(&decision.game.offer(decision.state, decision.seat, mv).label)
}

/// What a text is about: its message id and those of the names in it. Numbers count only where there are no names, for
/// they say which of several equal things is meant.
fn about(text: &Text) -> String {
    let mut words = short(&text.id).to_string();
    let mut numbers = String::new();
    let mut named = false;
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(text) => {
                words = format!("{words} {}", about_name(text));
                named = true;
            }
            Arg::List(list) => {
                words = format!("{words} x{}", list.len());
                named = true;
            }
            Arg::Number(number) => numbers = format!("{numbers} {number}"),
            Arg::Seat(_) | Arg::Plain(_) => {}
        }
    }
    if named { words } else { words + &numbers }
}

/// A name, and the first name within it.
fn about_name(text: &Text) -> String {
    let inner = text.args.iter().find_map(|(_, arg)| match arg {
        Arg::Text(inner) => Some(short(&inner.id)),
        Arg::List(_) | Arg::Number(_) | Arg::Seat(_) | Arg::Plain(_) => None,
    });
    match inner {
        Some(inner) => format!("{} {inner}", short(&text.id)),
        None => short(&text.id).into(),
    }
}

/// A message id without the letters of its game.
fn short(id: &str) -> &str {
    id.split_once('-').map_or(id, |(_, rest)| rest)
}

impl Choices {
    pub fn watch(&self) -> Seen {
        Seen::default()
    }

    /// Counts a game that is over: what was chosen, and what lies before each seat at the end.
    pub fn end<G: Game>(&mut self, seen: Seen, game: &G, state: &G::State, outcome: &Outcome) {
        for (what, times) in seen.offered {
            self.0.entry(what).or_default().offered += times;
        }
        let standings = outcome.standings();
        let mean = standings.iter().map(|standing| f64::from(standing.points)).sum::<f64>()
            / standings.len().max(1) as f64;
        let owned = owned(game, state);
        let made = seen.made.iter().map(|(what, seat)| (what, *seat, 1.0));
        let owned = owned.iter().map(|(what, seat)| (what, *seat, 0.0));
        for (what, seat, made) in made.chain(owned) {
            let choice = self.0.entry(what.clone()).or_default();
            let standing = outcome.of(seat);
            choice.made += made;
            choice.margin.add(f64::from(standing.points) - mean);
            choice.wins += f64::from(u8::from(standing.won));
        }
    }

    /// The list as a table. `fair` is the share of wins where nobody plays better than another.
    pub fn written(&self, fair: f64) -> String {
        let mut text = String::from(
            "\n| choice | offered | made | share | margin | wins / fair share |\n|---|---|---|---|---|---|\n",
        );
        for (what, choice) in &self.0 {
            let share = match choice.offered > 0.0 {
                true => format!("{:.0} %", 100.0 * choice.made / choice.offered),
                false => String::new(),
            };
            let _a_string_takes_everything = writeln!(
                text,
                "| {what} | {} | {} | {share} | {:+.1} | {:.2} |",
                choice.offered,
                choice.margin.count,
                choice.margin.mean(),
                choice.wins / choice.margin.count.max(1.0) / fair,
            );
        }
        text
    }
}

/// What each seat has in the end: the named pieces of the referee's scene that are its own.
fn owned<G: Game>(game: &G, state: &G::State) -> BTreeSet<(String, Seat)> {
    let scene = kernel::play::scene(game, state, Viewer::Referee);
    let pieces = scene.pieces.iter().filter_map(|piece| {
        Some((format!("owned {}", about(piece.label.as_ref()?)), piece.owner?))
    });
    pieces.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_told_by_its_names() {
        let crew = Text::new("la-offer-crew").with("crew", "la-name-cooks").with("slot", 3u8);
        assert_eq!(about(&crew), "offer-crew name-cooks");
        assert_eq!(about(&Text::new("la-offer-drive").with("fuel", 2u8)), "offer-drive 2");
        let inner = Text::new("la-badge-bonus").with("bonus", "la-name-fuel");
        let bonus = Text::new("la-offer-bonus").with("bonus", inner);
        assert_eq!(about(&bonus), "offer-bonus badge-bonus name-fuel");
        let two = vec![Text::new("la-name-a"), Text::new("la-name-b")];
        assert_eq!(about(&Text::new("la-offer-explorers").with("who", two)), "offer-explorers x2");
    }
}
