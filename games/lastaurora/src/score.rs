//! The end of the game (chapter LA-16).

use kernel::{Contest, Outcome, Seat, Standing};

use crate::boxes::Sort;
use crate::look::Look;
use crate::state::{Player, StoryPlace};
use crate::vocab::Op;

/// One line of the count: the rule, the message and the Fame.
pub type Line = (&'static str, &'static str, i32);

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
    each((rule, "la-score-fame", own.fame.into()));
    each((rule, "la-score-spaces", if boarded { ahead } else { ahead / 2 }));
    if look.automa(player) {
        let automa = &look.state.automa;
        let cards = i32::from(look.hand_size(player)) + automa.loot.len() as i32;
        each(("LA-17.21", "la-score-objects", cards));
        let sets = i32::from(own.res[0].min(own.res[2]));
        if own.aboard || !boarded {
            each(("LA-17.21", "la-score-survivors", automa.survivors.into()));
        }
        if !boarded {
            each(("LA-17.21", "la-score-sets", sets));
        }
        return;
    }
    each((rule, "la-score-objects", look.hand_size(player).into()));
    each(("LA-16.13", "la-score-end", end_fame(look, player)));
    if boarded {
        if own.aboard {
            let clean = look.crew(player).filter(|(_, member)| member.contamination == 0).count();
            each((rule, "la-score-survivors", clean as i32));
        }
    } else {
        let whole = look.cells(player).filter(|cell| own.convoy[cell.index()].damage == 0).count();
        each((rule, "la-score-cards", whole as i32));
        each((rule, "la-score-sets", own.res[0].min(own.res[2]).into()));
    }
}

/// End-of-game Fame of boxes, Survivors and archived Stories (LA-16.13).
fn end_fame(look: Look<'_>, player: Player) -> i32 {
    let asgard = look
        .cells(player)
        .flat_map(|cell| look.boxes(player, cell))
        .filter(|(_, sort)| *sort == Sort::Asgard)
        .count() as u8;
    let boxes = look.special(player, |sort| match sort {
        Sort::Fame(n) => n,
        Sort::FameAsgard(n) => n.min(asgard),
        _ => 0,
    });
    let survivors: i32 = look
        .crew(player)
        .map(|(_, member)| i32::from(look.content.survivors[usize::from(member.kind)].end_fame))
        .sum();
    let mut stories = 0;
    if look.state.table.module(4) {
        for (story, place) in (0..).zip(&look.state.stories.places) {
            let here = matches!(place, StoryPlace::Board(p) | StoryPlace::Under(p) if *p == player);
            if !here {
                continue;
            }
            for effect in look.content.program(look.content.stories[usize::from(story)].end_game) {
                let holds = effect.only_if.is_none_or(|only_if| look.holds(only_if.cond, player, story));
                if let (Op::Score { n }, true) = (effect.op, holds) {
                    stories += i32::from(n);
                }
            }
        }
    }
    i32::from(boxes) + survivors + stories
}

/// A player's total Fame.
pub fn total(look: Look<'_>, player: Player) -> i32 {
    let mut total = 0;
    lines(look, player, |(_, _, n)| total += n);
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
        (
            total(look, player),
            look.survivors(player),
            u8::MAX - distance,
            u8::MAX - place as u8,
        )
    };
    let keys: [_; 4] = std::array::from_fn(|i| key(Player((i as u8).min(seats - 1))));
    let standings = Seat::all(seats).map(|seat| {
        let own = keys[seat.index()];
        let better = keys[..usize::from(seats)].iter().filter(|other| **other > own).count();
        Standing { rank: better as u8 + 1, won: better == 0, points: own.0 }
    });
    Outcome::ranked(ending, Contest::Free, standings)
}
