//! The messages of a Fluent file, as patterns that a sentence can be compared with.

/// A message that says why a move is refused.
#[derive(PartialEq, Eq, Debug)]
pub struct Message {
    /// Its id.
    pub id: String,
    /// The line it stands in, counted from one.
    pub line: u32,
    /// Its text between the places where something is put in.
    pieces: Vec<String>,
}

/// The refusals of a file: the messages with `refused` in their id.
pub fn refusals(text: &str) -> Vec<Message> {
    let mut found: Vec<Message> = Vec::new();
    let mut value = String::new();
    let mut open: Option<(String, u32)> = None;
    let mut in_attribute = false;
    for (number, line) in (1..).zip(text.lines().chain(["end ="])) {
        let indented = line.starts_with([' ', '\t', '}']);
        if indented || line.trim().is_empty() {
            in_attribute |= line.trim_start().starts_with('.') && is_attribute(line.trim_start());
            if !in_attribute {
                value = format!("{value} {}", line.trim());
            }
            continue;
        }
        if let Some((id, line)) = open.take() {
            found.push(Message { id, line, pieces: pieces(&value) });
        }
        in_attribute = false;
        let (id, rest) = line.split_once('=').unwrap_or((line, ""));
        let id = id.trim();
        if !line.starts_with('#') && is_refusal(id) {
            open = Some((id.into(), number));
        }
        value = rest.trim().into();
    }
    found
}

fn is_refusal(id: &str) -> bool {
    id.starts_with("refused-") || id.contains("-refused-")
}

fn is_attribute(line: &str) -> bool {
    line[1..].split_once('=').is_some_and(|(name, _)| {
        name.trim().chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
    })
}

/// The text outside of braces. Whatever stands in braces is put in when the sentence is said.
fn pieces(value: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut depth = 0;
    for c in value.chars() {
        match c {
            '{' => {
                if depth == 0 {
                    pieces.push(String::new());
                }
                depth += 1;
            }
            '}' => depth -= 1,
            c if depth == 0 => {
                if let Some(piece) = pieces.last_mut() {
                    piece.push(c);
                }
            }
            _ => {}
        }
    }
    if let Some(first) = pieces.first_mut() {
        *first = first.trim_start().into();
    }
    if let Some(last) = pieces.last_mut() {
        *last = last.trim_end().into();
    }
    pieces
}

impl Message {
    /// How many letters of the message stand fast.
    pub fn letters(&self) -> usize {
        self.pieces.iter().flat_map(|piece| piece.chars()).filter(|c| c.is_alphabetic()).count()
    }

    /// Whether a sentence is this message with something put in. A message of which nothing stands fast is no sentence.
    pub fn says(&self, sentence: &str) -> bool {
        self.letters() > 0 && fits(&self.pieces, sentence)
    }

    /// The message with dots where something is put in.
    pub fn written(&self) -> String {
        self.pieces.join("…")
    }
}

fn fits(pieces: &[String], sentence: &str) -> bool {
    let Some((first, rest)) = pieces.split_first() else { return sentence.is_empty() };
    let Some(after) = sentence.strip_prefix(first.as_str()) else { return false };
    let Some((last, between)) = rest.split_last() else { return after.is_empty() };
    let Some(mut middle) = after.strip_suffix(last.as_str()) else { return false };
    // The earliest place is as good as any: later pieces only need room behind it.
    between.iter().all(|piece| match middle.find(piece.as_str()) {
        Some(at) => {
            middle = &middle[at + piece.len()..];
            true
        }
        None => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "# words\nt-title = Refused\nt-refused-taken = That cell is taken.\n\
        t-refused-follow = You have { $suit } and must follow.\n    .gender = f\n\
        t-refused-far = { $who-The } needs { $n ->\n    [one] one step\n   *[other] { $n } steps\n} more.\n\
        t-refused-long =\n    Two lines\n    of words.\nrefused-what = { $what }\n";

    fn reads(sentence: &str) -> Vec<String> {
        refusals(FILE).into_iter().filter(|m| m.says(sentence)).map(|m| m.id).collect()
    }

    #[test]
    fn refusals_are_found_with_their_lines() {
        let found = refusals(FILE);
        let found: Vec<_> = found.iter().map(|m| (m.id.as_str(), m.line)).collect();
        assert_eq!(
            found,
            [
                ("t-refused-taken", 3),
                ("t-refused-follow", 4),
                ("t-refused-far", 6),
                ("t-refused-long", 10),
                ("refused-what", 13)
            ]
        );
    }

    #[test]
    fn a_sentence_fits_the_message_it_comes_from() {
        assert_eq!(reads("That cell is taken."), ["t-refused-taken"]);
        assert_eq!(reads("You have hearts and must follow."), ["t-refused-follow"]);
        assert_eq!(reads("The Engineer needs 2 steps more."), ["t-refused-far"]);
        assert_eq!(reads("Two lines of words."), ["t-refused-long"]);
        for other in ["That cell is taken", "You have hearts.", "needs more", "anything", ""] {
            assert_eq!(reads(other), [""; 0], "{other}");
        }
    }
}
