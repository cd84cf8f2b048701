//! What to say when a name is not among the known ones: list them if they are few, and suggest a near one.

/// The sentence for a name that is not among the known ones: lists them if they are few, and suggests a near one.
/// `found` is as it shall be shown, usually in backquotes.
pub fn expected_one_of(what: &str, known: &[impl AsRef<str>], found: &str) -> String {
    const FEW: usize = 8;
    let mut message = format!("expected {what}");
    if (1..=FEW).contains(&known.len()) {
        let quoted: Vec<String> = known.iter().map(|name| format!("`{}`", name.as_ref())).collect();
        message += &format!(" ({})", either(&quoted));
    }
    message += &format!(", found {found}");
    match near(known, found.trim_matches('`')) {
        Some(name) => message + &format!("; did you mean `{name}`?"),
        None => message,
    }
}

/// a, b or c.
pub fn either(things: &[String]) -> String {
    match things {
        [most @ .., last] if !most.is_empty() => format!("{} or {last}", most.join(", ")),
        _ => things.concat(),
    }
}

/// The known name that a slip of the keyboard or two would turn into this one.
pub fn near<'a>(known: &'a [impl AsRef<str>], found: &str) -> Option<&'a str> {
    let (distance, name) = known
        .iter()
        .map(|name| (distance(name.as_ref(), found), name.as_ref()))
        .min_by_key(|(distance, _)| *distance)?;
    (distance <= 1 + name.len() / 4 && distance < name.len()).then_some(name)
}

/// How many letters must be put in, taken out or changed to make one word of the other.
pub fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.chars().count()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = i;
        row[0] = i + 1;
        for (j, y) in b.chars().enumerate() {
            let change = corner + usize::from(x != y);
            corner = row[j + 1];
            row[j + 1] = change.min(corner + 1).min(row[j] + 1);
        }
    }
    row[row.len() - 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_counts_letters() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("reactor", "raector"), 2);
        assert_eq!(distance("größe", "grosse"), 3);
        assert_eq!(distance("same", "same"), 0);
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
