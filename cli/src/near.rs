//! What somebody may have meant.

use kernel::near::distance;

/// The few candidates that look most like what was written, nearest first: none that looks quite different.
pub(crate) fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    // However long it is, a hundred letters tell what it is like.
    let written: String = written.to_lowercase().chars().take(100).collect();
    let mut near: Vec<(usize, &str)> = known
        .into_iter()
        .map(|word| (distance(&written, &word.to_lowercase()), word))
        .filter(|(distance, word)| *distance <= 1 + word.chars().count() / 4)
        .collect();
    near.sort_by_key(|(distance, _)| *distance);
    near.into_iter().map(|(_, word)| word).take(3).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_finds_its_word() {
        let known = ["HEA-1", "HEA-12", "TTT-3", "SB-2"];
        assert_eq!(nearest("hea-2", known), ["HEA-1", "HEA-12"]);
        assert_eq!(nearest("ttt3", known), ["TTT-3"]);
        assert!(nearest("quite another", known).is_empty());
    }
}
