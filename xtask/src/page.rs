//! Results in `docs/benchmarks.md`: each chore has a place of its own between two marks.

use crate::shell::{Root, Stop};

/// Puts a chore's result into the page, in the place of the one before.
pub fn write(root: &Root, chore: &str, section: &str) -> Result<(), Stop> {
    let path = root.join("docs/benchmarks.md");
    let before = if path.exists() { root.read(&path)? } else { String::new() };
    root.write(&path, &put_into(&before, chore, section))?;
    eprintln!("written to {}", root.relative(&path));
    Ok(())
}

/// The page with this section in the place of the one before, or at the end if there was none.
fn put_into(page: &str, chore: &str, section: &str) -> String {
    let begin = format!("<!-- cargo xtask {chore}: begin -->");
    let end = format!("<!-- cargo xtask {chore}: end -->");
    let section = format!("{begin}\n{}\n{end}", section.trim_end());
    let old =
        page.split_once(&begin).and_then(|(before, rest)| Some((before, rest.split_once(&end)?.1)));
    match old {
        Some((before, after)) => format!("{before}{section}{after}"),
        None if page.trim().is_empty() => format!("# Benchmarks\n\n{section}\n"),
        None => format!("{}\n\n{section}\n", page.trim_end()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_replaces_the_one_before_and_nothing_else() {
        let page = put_into("# Numbers\n\nWords.\n", "peers", "first\n");
        assert!(page.starts_with("# Numbers\n\nWords.\n\n<!--"), "{page}");
        let page = put_into(&(page + "After.\n"), "load", "another");
        let again = put_into(&page, "peers", "second");
        assert_eq!(again, page.replace("first", "second"));
        assert!(put_into("", "load", "only").starts_with("# Benchmarks\n"));
    }
}
