//! No decision is a long list: a client shows verbs, then what each of them is done with or to.
//!
//! This folds moves as the clients do: by their heading, then by what they touch, at the first place where that tells
//! several of them apart; moves that differ in a number only are one line with a stepper.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Name, Offer, Text};

/// The most lines that are shown at once.
const MOST: usize = 40;

/// What is too long, if anything: the headings, or the lines under one of them.
pub(crate) fn too_long(offers: &[Offer]) -> Option<String> {
    if offers.len() <= MOST {
        return None;
    }
    let mut verbs: Vec<(Option<&Text>, Vec<&Offer>)> = Vec::new();
    for offer in offers {
        match verbs.iter_mut().find(|(verb, _)| *verb == offer.group.as_ref()) {
            Some((_, of)) => of.push(offer),
            None => verbs.push((offer.group.as_ref(), vec![offer])),
        }
    }
    if verbs.len() > MOST {
        return Some(format!("{} headings", verbs.len()));
    }
    verbs.iter().find_map(|(verb, of)| {
        let under = || verb.map_or("no heading", |verb| verb.id.as_ref());
        unfolded(of, &mut Vec::new()).map(|lines| format!("{lines} under {}", under()))
    })
}

/// What is too long among the moves of one verb that touch what is picked, if anything.
fn unfolded<'a>(offers: &[&'a Offer], picked: &mut Vec<&'a Name>) -> Option<String> {
    let lines = numbered(offers);
    if lines <= MOST {
        return None;
    }
    let Some((things, others)) = apart(offers, picked) else {
        return Some(format!("{lines} lines that nothing tells apart"));
    };
    if things.len() + others > MOST {
        return Some(format!("{} things to choose from", things.len() + others));
    }
    things.into_iter().find_map(|thing| {
        let of: Vec<&Offer> =
            offers.iter().copied().filter(|offer| offer.touches.contains(thing)).collect();
        picked.push(thing);
        let found = unfolded(&of, picked);
        picked.pop();
        found
    })
}

/// The things by which moves are told apart, at the first place where these are several and not each of one move; and
/// how many moves touch nothing at that place.
fn apart<'a>(offers: &[&'a Offer], picked: &[&Name]) -> Option<(BTreeSet<&'a Name>, usize)> {
    let rest: Vec<Vec<&'a Name>> = offers
        .iter()
        .map(|offer| offer.touches.iter().filter(|id| !picked.contains(id)).collect())
        .collect();
    let places = rest.iter().map(Vec::len).max().unwrap_or(0);
    (0..places).find_map(|place| {
        let there: Vec<&Name> = rest.iter().filter_map(|ids| ids.get(place).copied()).collect();
        let things: BTreeSet<&Name> = there.iter().copied().collect();
        let tells = things.len() > 1 && things.len() < there.len();
        let most = there.len() * 10 >= offers.len() * 9;
        (tells && most).then(|| (things, offers.len() - there.len()))
    })
}

/// How many lines these moves are: three or more that differ in a number only are one.
fn numbered(offers: &[&Offer]) -> usize {
    let mut alike: BTreeMap<(String, &[Name]), usize> = BTreeMap::new();
    for offer in offers {
        *alike.entry((without_number(&offer.notation), &offer.touches)).or_default() += 1;
    }
    alike.values().map(|count| if *count < 3 { *count } else { 1 }).sum()
}

/// A notation without its one number, if it has exactly one.
fn without_number(notation: &str) -> String {
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let words = || notation.split(' ');
    if words().filter(is_number).count() != 1 {
        return notation.to_string();
    }
    let hidden: Vec<&str> = words().map(|word| if is_number(&word) { "#" } else { word }).collect();
    hidden.join(" ")
}
