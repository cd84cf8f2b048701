//! Tokens and counters.

use kernel::{AlmanacEntry, Passage, Stock};

use super::rules;

/// A token: its id, its name, its picture, what it is for, and its rules.
type Token = (&'static str, &'static str, &'static str, &'static str, [&'static str; 3]);

const TOKENS: [Token; 13] = [
    ("food", "la-res-food", "food", "la-page-food", ["LA-12.1", "LA-5.5", "LA-6.3"]),
    ("ammo", "la-res-ammo", "ammo", "la-page-ammo", ["LA-12.2", "LA-8.8", "LA-1.7"]),
    ("fuel", "la-res-fuel", "fuel", "la-page-fuel", ["LA-12.3", "LA-7.3", "LA-7.5"]),
    ("fame", "la-res-fame", "fame", "la-page-fame", ["LA-2.9", "LA-16.11", "LA-1.2"]),
    ("damage", "la-term-damage", "damaged", "la-page-damage", ["LA-10.16", "LA-10.19", "LA-10.20"]),
    (
        "contamination",
        "la-term-contamination",
        "contamination",
        "la-page-contamination",
        ["LA-11.6", "LA-11.7", "LA-11.8"],
    ),
    (
        "survivor",
        "la-term-survivor",
        "survivor",
        "la-page-survivor",
        ["LA-2.6", "LA-7.2", "LA-11.4"],
    ),
    ("child", "la-term-child", "child", "la-page-child", ["LA-X4.31", "LA-10.17", "LA-H17"]),
    ("target", "la-term-target", "target", "la-page-target", ["LA-15.5", "LA-15.6", "LA-15.8"]),
    (
        "avalanche",
        "la-term-avalanche",
        "avalanche",
        "la-page-avalanche-counter",
        ["LA-18.4", "LA-18.5", "LA-18.6"],
    ),
    ("mine", "la-term-mine", "mine", "la-page-mine", ["LA-18.8", "LA-18.9", "LA-18.7"]),
    ("aurora", "la-term-aurora", "icebreaker", "la-page-aurora", ["LA-16.5", "LA-16.2", "LA-16.6"]),
    ("convoy", "la-term-convoy", "convoy", "la-page-convoy", ["LA-10.1", "LA-7.13", "LA-4.5"]),
];

pub(super) fn add(all: &mut Vec<AlmanacEntry>) {
    for (id, title, picture, text, own) in TOKENS {
        let mut entry = AlmanacEntry::new(format!("token-{id}"), Stock::Token, title);
        entry.picture = Some(picture.into());
        entry.text = vec![Passage::new(text)];
        entry.rules = rules(own);
        all.push(entry);
    }
}
