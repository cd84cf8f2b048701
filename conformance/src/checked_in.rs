//! Comparing a text with a file that is checked in.
//!
//! `INSTA_UPDATE=always` writes the files anew: the same variable that snapshots made with `insta` obey, so that one
//! command renews everything.

use std::path::Path;

/// How many equal lines are shown before a difference, and how many lines of each text from there on.
const CONTEXT: usize = 3;
const SHOWN: usize = 8;

/// Whether the files are to be written anew.
pub(crate) fn updating() -> bool {
    std::env::var("INSTA_UPDATE").is_ok_and(|how| how == "always")
}

/// Fails unless the file says exactly this text.
///
/// # Panics
/// If the file is missing or says something else, unless the environment asks for new files.
#[track_caller]
pub(crate) fn assert_file(path: &Path, text: &str) {
    if updating() {
        write(path, text);
        return;
    }
    if let Err(report) = compare(path, text) {
        panic!("{report}");
    }
}

pub(crate) fn write(path: &Path, text: &str) {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)
            .unwrap_or_else(|error| panic!("{}: cannot be made: {error}", folder.display()));
    }
    std::fs::write(path, text)
        .unwrap_or_else(|error| panic!("{}: cannot be written: {error}", path.display()));
}

fn compare(path: &Path, text: &str) -> Result<(), String> {
    let hint =
        "Run the test once with INSTA_UPDATE=always, read what changed, and check the file in.";
    let file = std::fs::read_to_string(path)
        .map_err(|error| format!("{}: cannot be read: {error}. {hint}", path.display()))?;
    if file == text {
        return Ok(());
    }
    Err(format!(
        "{} is no longer what the game does.\n{}{hint}",
        path.display(),
        first_difference(&file, text)
    ))
}

fn first_difference(file: &str, text: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (file.lines().collect(), text.lines().collect());
    let same = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let mut report = format!("The first difference is in line {}:\n", same + 1);
    for line in &old[same.saturating_sub(CONTEXT)..same] {
        report += &format!("    {line}\n");
    }
    for (sign, lines) in [('-', &old), ('+', &new)] {
        for line in lines.iter().skip(same).take(SHOWN) {
            report += &format!("  {sign} {line}\n");
        }
    }
    report
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_file_and_a_changed_line_are_reported() {
        let folder = std::env::temp_dir().join(format!("golden-{}", std::process::id()));
        let path = folder.join("deep").join("text.txt");
        assert!(compare(&path, "one\n").unwrap_err().contains("INSTA_UPDATE=always"));
        write(&path, "one\ntwo\nthree\n");
        assert_eq!(compare(&path, "one\ntwo\nthree\n"), Ok(()));
        let report = compare(&path, "one\nzwei\nthree\n").unwrap_err();
        assert!(
            report.contains("line 2:\n    one\n  - two\n  - three\n  + zwei\n  + three\n"),
            "{report}"
        );
        assert!(compare(&path, "one\ntwo\nthree").is_err(), "the last line end counts");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
