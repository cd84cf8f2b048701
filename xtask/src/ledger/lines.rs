//! Reading `rules/ledger.tsv`.
//!
//! The kernel reads ledgers, too. This reader is a second one on purpose: the chores start fast and are not built anew
//! with every change of the kernel. What a ledger may say is checked by the kernel in the tests of every game.

/// One line of a ledger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LedgerLine {
    /// The rule's id.
    pub id: String,
    /// Its short title.
    pub title: String,
    /// Whether a test can show it.
    pub testable: bool,
}

/// Reads a ledger: id, title, `y` or `n`, and source in four columns. A first line that begins with `id` is a heading.
pub fn read_ledger(file: &str, text: &str) -> Result<Vec<LedgerLine>, String> {
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() || number == 1 && line.starts_with("id") {
            continue;
        }
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, title, testable @ ("y" | "n"), _] = fields[..] else {
            return Err(format!(
                "{file}:{number}: expected id, title, y or n, and source with tabs between, found `{line}`"
            ));
        };
        lines.push(LedgerLine { id: id.into(), title: title.into(), testable: testable == "y" });
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ledger_has_four_columns_and_perhaps_a_heading() {
        let lines = read_ledger("l", "id\tx\nT-1\tOne\ty\tH\n\nT-2\tTwo\tn\tH\n").unwrap();
        let short: Vec<_> = lines.iter().map(|line| (line.id.as_str(), line.testable)).collect();
        assert_eq!(short, [("T-1", true), ("T-2", false)]);
        for (text, line) in [("T-1 a y H", 1), ("T-1\ta\ty\tH\nT-2\ta\tq\tH", 2)] {
            assert!(read_ledger("l", text).unwrap_err().starts_with(&format!("l:{line}: ")));
        }
    }
}
