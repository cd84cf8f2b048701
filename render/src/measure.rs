//! How wide a text is, and how to make it fit. Widths are in terminal cells: a Japanese character takes two.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many cells a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// The text filled up with spaces to `cells`; a longer one stays as it is.
pub fn pad(text: &str, cells: usize) -> String {
    let missing = cells.saturating_sub(width(text));
    format!("{text}{}", " ".repeat(missing))
}

/// The text in the middle of `cells`; a longer one stays as it is.
pub fn centre(text: &str, cells: usize) -> String {
    let missing = cells.saturating_sub(width(text));
    let left = missing / 2;
    format!("{}{text}{}", " ".repeat(left), " ".repeat(missing - left))
}

/// The text cut to `cells`, with an ellipsis where something is missing.
pub fn clip(text: &str, cells: usize) -> String {
    if width(text) <= cells {
        return text.to_string();
    }
    let mut kept = String::new();
    let mut used = 0;
    for c in text.chars() {
        let own = c.width().unwrap_or(0);
        if used + own + 1 > cells {
            break;
        }
        kept.push(c);
        used += own;
    }
    if cells > 0 {
        kept.push('…');
    }
    kept
}

/// The text in lines of at most `cells`. It breaks at spaces and between Japanese characters, but never before
/// closing punctuation; a single word that is too long is broken anywhere.
pub fn wrap(text: &str, cells: usize) -> Vec<String> {
    wrap_hanging(text, cells, cells)
}

/// The same with a first line of another width.
pub fn wrap_hanging(text: &str, first: usize, rest: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for atom in atoms(text) {
        let room = |lines: &[String]| if lines.is_empty() { first } else { rest }.max(2);
        let cells = room(&lines);
        let fits = width(&line) + width(atom.trim_end()) <= cells;
        if !fits && !line.is_empty() {
            lines.push(std::mem::take(&mut line).trim_end().to_string());
        }
        line.push_str(atom);
        while width(line.trim_end()) > room(&lines) {
            let cut = cut_at(&line, room(&lines));
            let rest = line.split_off(cut);
            lines.push(std::mem::replace(&mut line, rest));
        }
    }
    lines.push(line.trim_end().to_string());
    lines
}

/// The byte after as many characters as fit, at least one.
fn cut_at(text: &str, cells: usize) -> usize {
    let mut used = 0;
    for (at, c) in text.char_indices() {
        used += c.width().unwrap_or(0);
        if used > cells && at > 0 {
            return at;
        }
    }
    text.len()
}

/// The pieces between which a line may break, each with the spaces behind it.
fn atoms(text: &str) -> Vec<&str> {
    let mut atoms = Vec::new();
    let mut start = 0;
    let mut chars = text.char_indices().peekable();
    while let Some((_, c)) = chars.next() {
        let Some((next_at, next)) = chars.peek().copied() else {
            break;
        };
        let after_space = c.is_whitespace() && !next.is_whitespace();
        let between_wide = (is_wide(c) || is_wide(next)) && !c.is_whitespace();
        let allowed = !next.is_whitespace() && !is_closing(next) && !is_opening(c);
        if after_space || between_wide && allowed {
            atoms.push(&text[start..next_at]);
            start = next_at;
        }
    }
    if start < text.len() {
        atoms.push(&text[start..]);
    }
    atoms
}

fn is_wide(c: char) -> bool {
    c.width() == Some(2)
}

fn is_closing(c: char) -> bool {
    matches!(
        c,
        '。' | '、' | '」' | '』' | '）' | '！' | '？' | '：' | 'ー' | '.' | ',' | ')' | '!' | '?'
    )
}

fn is_opening(c: char) -> bool {
    matches!(c, '「' | '『' | '（' | '(')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn japanese_takes_two_cells_a_character() {
        assert_eq!(width("席1"), 3);
        assert_eq!(pad("席", 4), "席  ");
        assert_eq!(centre("X", 4), " X  ");
        assert_eq!(clip("三目並べ", 5), "三目…");
        assert_eq!(clip("board", 5), "board");
        assert_eq!(clip("board", 0), "");
    }

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("", 7), [""]);
        assert_eq!(wrap("unbreakable", 4), ["unbr", "eaka", "ble"]);
        assert_eq!(wrap_hanging("one two three four", 13, 5), ["one two three", "four"]);
    }

    #[test]
    fn lines_break_between_japanese_but_not_before_a_full_stop() {
        assert_eq!(wrap("盤が埋まった。", 12), ["盤が埋まっ", "た。"]);
        assert_eq!(wrap("Xが三つ", 3), ["Xが", "三", "つ"]);
    }
}
