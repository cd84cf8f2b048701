//! The end of the game (chapter LA-16).

use kernel::scene::ScoreLine;
use kernel::{Contest, Outcome, Seat, Standing, Text};

use crate::boxes::Sort;
use crate::look::Look;
use crate::state::{Player, StoryPlace};
use crate::vocab::Op;

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
}

impl Line {
    const fn new(rule: &'static str, id: &'static str, fame: i32, about: About) -> Line {
        Line { rule, id, fame, about }
    }

    /// The line as a scene shows it.
    pub fn shown(self, seat: Seat) -> ScoreLine {
        let text = Text::new(self.id);
        let text = match self.about {
            About::Nothing => text,
            About::Number(name, n) => text.with(name, n),
            About::Name(name, id) => text.with(name, id),
        };
        ScoreLine { seat, points: self.fame, text, rule: Some(self.rule.into()) }
    }
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
    let rule = if boarded { "LA-16.11" } else { "LA-16.12" };
    let ahead = spaces_ahead(look, player);
    let line = Line::new;
    each(line(rule, "la-score-track", own.fame.into(), About::Nothing));
    let spaces = if boarded { ahead } else { ahead / 2 };
    each(line(rule, "la-score-spaces", spaces, About::Number("spaces", ahead)));
    let sets = i32::from(own.res[0].min(own.res[2]));
    if look.automa(player) {
        let automa = &look.state.automa;
        let cards = i32::from(look.hand_size(player)) + automa.loot.len() as i32;
        each(line("LA-17.21", "la-score-automa-zone", cards, About::Number("n", cards)));
        if own.aboard || !boarded {
            let n = i32::from(automa.survivors);
            each(line("LA-17.21", "la-score-automa-survivors", n, About::Number("n", n)));
        }
        if !boarded {
            each(line("LA-17.21", "la-score-sets", sets, About::Number("n", sets)));
        }
        return;
    }
    let objects = i32::from(look.hand_size(player));
    each(line(rule, "la-score-objects", objects, About::Number("n", objects)));
    end_fame(look, player, &mut each);
    if boarded {
        if own.aboard {
            let clean =
                look.crew(player).filter(|(_, member)| member.contamination == 0).count() as i32;
            each(line(rule, "la-score-aboard", clean, About::Number("n", clean)));
        }
    } else {
        let whole =
            look.cells(player).filter(|cell| own.convoy[cell.index()].damage == 0).count() as i32;
        each(line(rule, "la-score-undamaged", whole, About::Number("n", whole)));
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
        let car = look.of(player).convoy[cell.index()].kind;
        let name = look.content.convoy[usize::from(car)].name;
        each(Line::new(rule, "la-score-box", n.into(), About::Name("card", name)));
    });
    for (_, member) in look.crew(player) {
        let info = &look.content.survivors[usize::from(member.kind)];
        if info.end_fame != 0 {
            let about = About::Name("who", info.name);
            each(Line::new("LA-16.13", "la-score-survivor", info.end_fame.into(), about));
        }
    }
    if !look.state.table.module(4) {
        return;
    }
    for (story, place) in (0..).zip(&look.state.stories.places) {
        let here = matches!(place, StoryPlace::Board(p) | StoryPlace::Under(p) if *p == player);
        if !here {
            continue;
        }
        let info = &look.content.stories[usize::from(story)];
        for effect in look.content.program(info.end_game) {
            let holds =
                effect.only_if.is_none_or(|only_if| look.holds(only_if.cond, player, story));
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

/// How the game ended. Ties: more Survivors, then further ahead, then earlier in Direct Turn Order (LA-16.14).
pub fn outcome(look: Look<'_>) -> Outcome {
    let ending = if reached(look) { "la-ending-boarded" } else { "la-ending-departed" };
    let seats = look.state.table.seats;
    if look.state.table.solo() {
        let (own, automa) = (total(look, Player(0)), total(look, Player(1)));
        // A tie is a loss (LA-17.22).
        return Outcome::together(ending, 1, own > automa).with_points(&[own]);
    }
    let key = |player: Player| {
        let place = look.state.order.iter().position(|found| *found == player).unwrap_or(0);
        let distance = look.remaining(look.of(player).at);
        (total(look, player), look.survivors(player), u8::MAX - distance, u8::MAX - place as u8)
    };
    let keys: [_; 4] = std::array::from_fn(|i| key(Player((i as u8).min(seats - 1))));
    let standings = Seat::all(seats).map(|seat| {
        let own = keys[seat.index()];
        let better = keys[..usize::from(seats)].iter().filter(|other| **other > own).count();
        Standing { rank: better as u8 + 1, won: better == 0, points: own.0 }
    });
    Outcome::ranked(ending, Contest::Free, standings)
}
