//! Whether a text fits what somebody types, and how well: every word must be found, in order, with gaps allowed.

/// How well a text fits; none if it does not. Higher is better; an empty query fits everything equally.
pub fn fit(query: &str, text: &str) -> Option<i32> {
    let text: Vec<char> = text.to_lowercase().chars().collect();
    query.to_lowercase().split_whitespace().map(|word| fit_word(word, &text)).sum()
}

/// One word: the best of all places to begin.
fn fit_word(word: &str, text: &[char]) -> Option<i32> {
    let word: Vec<char> = word.chars().collect();
    let first = *word.first()?;
    let starts = (0..text.len()).filter(|at| text[*at] == first);
    starts.filter_map(|start| fit_from(&word, text, start)).max()
}

/// Letters in a row count most, then letters at the beginning of a word; gaps cost.
fn fit_from(word: &[char], text: &[char], start: usize) -> Option<i32> {
    let begins = |at: usize| at == 0 || !text[at - 1].is_alphanumeric();
    let mut score = 0;
    let mut at = start;
    for (number, letter) in word.iter().enumerate() {
        let found = at + text[at..].iter().position(|other| other == letter)?;
        let gap = found - at;
        if number > 0 && gap > 0 {
            score -= 5 + gap.min(10) as i32;
        } else if number > 0 {
            score += 5;
        }
        if begins(found) {
            score += 8;
        }
        at = found + 1;
    }
    // Letters found all over a sentence are not what somebody meant.
    (score >= 2 * (word.len() as i32 - 1)).then_some(score)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_may_be_abbreviated_and_in_any_order() {
        assert!(fit("act eng", "Activate the Engineer").is_some());
        assert!(fit("eng act", "Activate the Engineer").is_some());
        assert!(fit("actv", "Activate the Engineer").is_some());
        assert!(fit("step", "Bribe the Stranger People").is_none());
        assert!(fit("zz", "Activate the Engineer").is_none());
        assert_eq!(fit("", "anything"), Some(0));
        assert!(fit("食堂", "食堂へ移動").is_some());
    }

    #[test]
    fn what_is_written_out_ranks_before_what_is_scattered() {
        let rank = |text| fit("rea", text);
        assert!(rank("move to the Reactor") > rank("throw the helmet at Medical"));
        assert!(rank("move to the Reactor") > rank("bread"));
        assert!(fit("hub", "Aft Hub") > fit("hub", "Hull, under the bridge"));
    }
}
