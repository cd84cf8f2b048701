//! An endless stream of inputs that is the same every time: seeds, damaged in the ways files are damaged.

use kernel::{Draw, Rng, Seed};

/// Pieces of text on which parsers stumble.
const STUMBLING: [&str; 24] = [
    "",
    "\0",
    "\r",
    "\r\n",
    "\n\n",
    "\t",
    "\u{85}",
    "\u{a0}",
    "\u{2028}",
    "\u{feff}",
    "é",
    "🂡",
    "#",
    " # ",
    "@",
    ":",
    "=",
    "\"",
    "-1",
    "seat-16",
    "seat-17",
    "99999999999999999999",
    "[[",
    "1.",
];

/// Inputs made from these seeds.
pub fn stream(seeds: Vec<Vec<u8>>, number: u64) -> impl Iterator<Item = Vec<u8>> {
    let mut rng = Seed::from_number(number).rng();
    let untouched = seeds.clone().into_iter();
    untouched.chain(std::iter::from_fn(move || {
        let mut input = any_of(&seeds, &mut rng);
        // Mostly one accident: what is still read goes further than what is refused at once.
        let accidents = if rng.below(4) > 0 { 1 } else { 2 + rng.below(4) };
        for _ in 0..accidents {
            damage(&mut input, &seeds, &mut rng);
        }
        Some(input)
    }))
}

fn any_of(seeds: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    if seeds.is_empty() { Vec::new() } else { seeds[rng.index(seeds.len())].clone() }
}

/// One accident.
fn damage(input: &mut Vec<u8>, seeds: &[Vec<u8>], rng: &mut Rng) {
    let at = rng.index(input.len() + 1);
    let end = at + rng.index(input.len() - at + 1).min(40);
    match rng.below(12) {
        0 => input.truncate(at),
        1 => drop(input.drain(at..end)),
        2 => {
            let piece = input[at..end].to_vec();
            let to = rng.index(input.len() + 1);
            input.splice(to..to, piece);
        }
        3 => {
            let other = any_of(seeds, rng);
            let from = rng.index(other.len() + 1);
            input.splice(at.., other[from..].iter().copied());
        }
        4 if at < input.len() => input[at] ^= 1 << rng.below(8),
        5 if at < input.len() => input[at] = rng.below(256) as u8,
        6 => input.insert(at, b' ' + rng.below(95) as u8),
        7 => swap_lines(input, rng),
        8 | 9 => swap_words(input, rng),
        10 => change_digit(input, at, rng),
        _ => {
            let piece = STUMBLING[rng.index(STUMBLING.len())];
            input.splice(at..end, piece.bytes());
        }
    }
}

fn swap_lines(input: &mut Vec<u8>, rng: &mut Rng) {
    let mut lines: Vec<&[u8]> = input.split(|byte| *byte == b'\n').collect();
    let (one, other) = (rng.index(lines.len()), rng.index(lines.len()));
    lines.swap(one, other);
    *input = lines.join(&b'\n');
}

/// Puts a word where another stood, which leaves the form of a text as it was.
fn swap_words(input: &mut Vec<u8>, rng: &mut Rng) {
    let mut words: Vec<&[u8]> = input.split_inclusive(|byte| b" \n\"".contains(byte)).collect();
    if !words.is_empty() {
        let (one, other) = (rng.index(words.len()), rng.index(words.len()));
        words[one] = words[other];
    }
    *input = words.concat();
}

/// Changes the first digit from here on, if there is one.
fn change_digit(input: &mut [u8], at: usize, rng: &mut Rng) {
    if let Some(digit) = input[at..].iter_mut().find(|byte| byte.is_ascii_digit()) {
        *digit = b'0' + rng.below(10) as u8;
    }
}
