//! Text for people: tables with straight columns, numbers with thousands, paragraphs that fit.

use render::measure::{pad, width, wrap};

/// How wide a page is where nobody says so.
const USUAL: usize = 100;

/// The width of the terminal that standard output goes to, or the usual one.
pub(crate) fn page_width() -> usize {
    let terminal = console::Term::stdout();
    let size = if terminal.is_term() { terminal.size_checked() } else { None };
    size.map_or(USUAL, |(_, columns)| usize::from(columns))
}

/// How a column is set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Column {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// Rows with straight columns, two cells apart; Japanese counts double. The first row may be headings.
pub(crate) fn table(columns: &[Column], rows: &[Vec<String>], indent: usize) -> String {
    let widest = |i: usize| rows.iter().filter_map(|row| row.get(i)).map(|cell| width(cell)).max();
    let widths: Vec<usize> = (0..columns.len()).map(|i| widest(i).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let cells =
            row.iter().zip(columns).zip(&widths).map(|((cell, column), width)| match column {
                Column::Left => pad(cell, *width),
                Column::Right => {
                    format!("{}{cell}", " ".repeat(width - render::measure::width(cell)))
                }
            });
        let line = format!("{}{}", " ".repeat(indent), cells.collect::<Vec<_>>().join("  "));
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// A paragraph in lines of the page, indented. Line breaks of its own stay.
pub(crate) fn paragraph(text: &str, indent: usize, page: usize) -> String {
    let space = " ".repeat(indent);
    let lines = text.lines().flat_map(|line| wrap(line, page.saturating_sub(indent).max(20)));
    lines.map(|line| format!("{space}{line}\n")).collect()
}

/// A whole number with a comma after every thousand.
pub(crate) fn whole(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A rate or a mean: no decimals where they no longer matter.
pub(crate) fn rounded(number: f64) -> String {
    match number.abs() {
        size if size >= 1000.0 => {
            let sign = if number < 0.0 { "-" } else { "" };
            format!("{sign}{}", whole(size.round() as u64))
        }
        size if size >= 100.0 => format!("{number:.1}"),
        _ => format!("{number:.2}"),
    }
}

/// A share in percent.
pub(crate) fn percent(part: u64, all: u64) -> String {
    let share = if all == 0 { 0.0 } else { 100.0 * part as f64 / all as f64 };
    format!("{share:.1} %")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_readable() {
        let numbers = [0, 999, 1000, 1_234_567];
        assert_eq!(numbers.map(whole), ["0", "999", "1,000", "1,234,567"]);
        let rates = [0.0, -43.256, 213.24, 12345.6, -2000.0];
        assert_eq!(rates.map(rounded), ["0.00", "-43.26", "213.2", "12,346", "-2,000"]);
        assert_eq!((percent(1, 3), percent(0, 0)), ("33.3 %".into(), "0.0 %".into()));
    }

    #[test]
    fn columns_are_straight_in_japanese_too() {
        let rows = [["席", "10"], ["ab", "5"]].map(|row| row.map(String::from).to_vec());
        assert_eq!(table(&[Column::Left, Column::Right], &rows, 1), " 席  10\n ab   5\n");
    }
}
