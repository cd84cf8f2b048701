//! What stands for a piece or a badge in a cell or two, and the legend that says so.

use std::collections::BTreeSet;

use kernel::Seat;
use kernel::scene::{Badge, Face, Kind, Layout, Piece, Tone};
use protocol::SceneView;
use render::Voice;

use super::is_node;

/// The letters of the badges on a board: one letter never means two things in one scene.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Signs {
    letters: Vec<(String, char)>,
    /// Labels of places that share an icon, as the actions of a place do: all are one sign.
    more: BTreeSet<String>,
}

/// The sign of a place that has more to read than its letters.
pub const MORE: char = '+';

impl Signs {
    /// The signs of a scene.
    pub fn of(scene: &SceneView) -> Signs {
        let mut signs = Signs::default();
        let nodes = || scene.zones.iter().filter(|zone| is_node(zone));
        let badges: Vec<&Badge<String>> = nodes().flat_map(|zone| &zone.badges).collect();
        for badge in &badges {
            let alike =
                |other: &&&Badge<String>| other.icon == badge.icon && other.label != badge.label;
            if badge.count.is_some() || badge.icon.is_some() && badges.iter().any(|o| alike(&o)) {
                signs.more.insert(badge.label.clone());
            } else {
                signs.give(&badge.label, char::to_uppercase);
            }
        }
        for badge in scene.links.iter().flat_map(|link| &link.badges) {
            signs.give(&badge.label, char::to_uppercase);
        }
        let drawn = |piece: &&Piece<String>| {
            let zone = scene.zones.iter().find(|zone| zone.id == piece.zone);
            zone.is_some_and(|zone| is_node(zone) || matches!(zone.layout, Layout::Grid { .. }))
        };
        for badge in scene.pieces.iter().filter(drawn).flat_map(|piece| &piece.badges) {
            if badge.count.is_none() {
                signs.give(&badge.label, char::to_lowercase);
            }
        }
        signs
    }

    fn give<I: Iterator<Item = char>>(&mut self, label: &str, case: impl Fn(char) -> I) {
        if self.letters.iter().any(|(known, _)| known == label) {
            return;
        }
        let free = |letter: &char| self.letters.iter().all(|(_, taken)| taken != letter);
        let own = label.chars().filter(|c| c.is_alphanumeric()).flat_map(&case);
        let letter = own.chain('1'..='9').find(free).unwrap_or(MORE);
        self.letters.push((label.into(), letter));
    }

    /// The letter of a badge, if it has one.
    pub fn letter(&self, badge: &Badge<String>) -> Option<char> {
        let found = self.letters.iter().find(|(label, _)| *label == badge.label);
        found.map(|(_, letter)| *letter)
    }

    /// The signs of a place: its letters, and whether there is more to read.
    pub fn of_place(&self, badges: &[Badge<String>]) -> Vec<(char, Tone)> {
        let mut signs: Vec<(char, Tone)> = badges
            .iter()
            .filter_map(|badge| self.letter(badge).map(|letter| (letter, badge.tone)))
            .collect();
        if badges.iter().any(|badge| self.more.contains(&badge.label)) {
            signs.push((MORE, Tone::Neutral));
        }
        signs
    }
}

/// A piece in a few cells: its shape tells its kind, its mark which one it is.
pub fn token(piece: &Piece<String>, signs: &Signs) -> String {
    let short = || {
        let label = piece.label.as_deref().unwrap_or("");
        label.chars().filter(|c| c.is_alphanumeric()).take(2).collect::<String>()
    };
    let mark = piece.mark.as_ref().map_or_else(short, ToString::to_string);
    let owner = piece
        .owner
        .filter(|_| matches!(piece.kind, Kind::Cube | Kind::Token) && piece.face == Face::Up);
    let shape = match (piece.face, piece.kind) {
        (Face::Down, _) => "▒".into(),
        (_, Kind::Pawn) => format!("({mark})"),
        (_, Kind::Robot) => format!("{{{mark}}}"),
        (_, Kind::Item) => format!("[{mark}]"),
        (_, Kind::Data) => format!("<{mark}>"),
        (_, Kind::Cube) => "▪".into(),
        (_, Kind::Card) => format!("|{mark}|"),
        (_, Kind::Die) => format!("⟨{mark}⟩"),
        (_, Kind::Token | Kind::Tile) => mark,
    };
    let owner = owner.map_or_else(String::new, below);
    let count = piece.badges.iter().find_map(|badge| badge.count).filter(|count| *count != 1);
    let count = count.map_or_else(String::new, |count| format!("×{count}"));
    // What is printed on a card is read on the card: its letters would be a riddle.
    let letters = piece.badges.iter().filter(|_| piece.kind != Kind::Card);
    let letters: String = letters.filter_map(|badge| signs.letter(badge)).collect();
    format!("{shape}{owner}{count}{letters}")
}

/// A die of a pool as it lies: the side that is up, or the first letter of what is on it.
pub fn die_face(piece: &Piece<String>) -> String {
    let initial = |text: &str| {
        let letter = text.chars().find(|c| c.is_alphanumeric());
        letter.map(|c| c.to_uppercase().collect::<String>())
    };
    let face = match (&piece.mark, &piece.icon, &piece.label) {
        _ if piece.face == Face::Down => None,
        (Some(mark), ..) => Some(mark.to_string()),
        (None, Some(icon), _) => initial(icon),
        (None, None, Some(label)) => initial(label),
        (None, None, None) => None,
    };
    format!("[{}]", face.unwrap_or_else(|| "▒".into()))
}

/// A box of a card as it is filled: what sort of box it is, where it says so, and what stands in it.
pub fn boxed(piece: &Piece<String>, signs: &Signs) -> String {
    let label = piece.label.as_deref().unwrap_or("");
    let sort: String = label
        .chars()
        .find(|c| c.is_alphanumeric())
        .map(|c| c.to_lowercase().collect())
        .unwrap_or_default();
    let bad = piece.badges.iter().filter(|badge| matches!(badge.tone, Tone::Bad | Tone::Warn));
    let letters: String = bad.filter_map(|badge| signs.letter(badge)).collect();
    match (&piece.mark, piece.kind) {
        _ if piece.face == Face::Down => "[▒]".into(),
        (Some(mark), _) if mark.to_lowercase().starts_with(&sort) => format!("[{mark}]{letters}"),
        (Some(mark), _) => format!("{sort}[{mark}]{letters}"),
        (None, Kind::Cube) => "[▪]".into(),
        // A thing without a mark is the box itself, free.
        (None, Kind::Item | Kind::Tile) => format!("{sort}[ ]{letters}"),
        (None, _) => format!("[{}]", label.chars().take(2).collect::<String>()),
    }
}

/// A seat's number, small.
fn below(seat: Seat) -> String {
    let digit = |c: char| char::from_u32(0x2080 + u32::from(c as u8 - b'0')).unwrap_or(c);
    seat.number().to_string().chars().map(digit).collect()
}

/// A piece in words: its name, how many, its badges.
pub fn piece_words(piece: &Piece<String>) -> String {
    let name = piece.label.clone().or_else(|| piece.mark.as_ref().map(ToString::to_string));
    let name = match (name, piece.face) {
        (Some(name), Face::Peeked) => format!("[{name}]"),
        (Some(name), _) => name,
        (None, Face::Down) => "▒".into(),
        (None, _) => "·".into(),
    };
    let owner = piece.owner.filter(|_| matches!(piece.kind, Kind::Cube | Kind::Token));
    let owner = owner.map_or_else(String::new, below);
    match badges_words(&piece.badges) {
        words if words.is_empty() => format!("{name}{owner}"),
        words => format!("{name}{owner} ({words})"),
    }
}

/// Badges in words; equal ones beside each other are counted.
pub fn badges_words(badges: &[Badge<String>]) -> String {
    let words = |alike: &[Badge<String>]| match alike {
        [Badge { label, count: Some(count), .. }, ..] => format!("{label} {count}"),
        [Badge { label, .. }] => label.clone(),
        [Badge { label, .. }, ..] => format!("{label} ×{}", alike.len()),
        [] => String::new(),
    };
    let alike = |one: &Badge<String>, other: &Badge<String>| {
        one.label == other.label && one.count.is_none() && other.count.is_none()
    };
    badges.chunk_by(alike).map(words).collect::<Vec<_>>().join(", ")
}

/// The message that names a kind of piece.
const fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "term-kind-pawn",
        Kind::Robot => "term-kind-robot",
        Kind::Token => "term-kind-token",
        Kind::Cube => "term-kind-cube",
        Kind::Item => "term-kind-item",
        Kind::Data => "term-kind-data",
        Kind::Card => "term-kind-card",
        Kind::Die => "term-kind-die",
        Kind::Tile => "term-kind-tile",
    }
}

/// What the signs on the board mean, line by line: the sign, then the words.
pub fn legend(scene: &SceneView, signs: &Signs, voice: Voice<'_>) -> Vec<(String, String)> {
    let mut lines: Vec<(String, String)> = Vec::new();
    let map = scene.zones.iter().any(is_node);
    if map {
        for (sign, word) in [
            ("╔═╗ »", "term-mark-chosen"),
            ("┏━┓ •", "term-mark-fresh"),
            ("╔═╗ ▸", "term-mark-taught"),
        ] {
            lines.push((sign.into(), voice.word(word)));
        }
        for (kind, _) in super::ways::kinds(scene) {
            lines.push((super::ways::sample(scene, kind), kind.to_string()));
        }
        lines.extend(signs.letters.iter().map(|(label, c)| (c.to_string(), label.clone())));
        if !signs.more.is_empty() {
            lines.push((MORE.to_string(), voice.word("term-sign-more")));
        }
    }
    let mut known = BTreeSet::new();
    for piece in scene.pieces.iter().filter(|piece| piece.face != Face::Down) {
        let bare = Piece { badges: Vec::new(), owner: None, ..piece.clone() };
        let sign = token(&bare, signs);
        let name = piece.label.clone().unwrap_or_else(|| voice.word(kind_word(piece.kind)));
        if !sign.is_empty() && known.insert((sign.clone(), name.clone())) {
            lines.push((sign, name));
        }
    }
    if scene.pieces.iter().any(|piece| piece.face == Face::Down) {
        lines.push(("▒".into(), voice.word("term-kind-hidden")));
    }
    lines
}
