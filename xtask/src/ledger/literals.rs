//! The texts in quotation marks of a Rust source.

/// One text, and the line it begins in, counted from one.
#[derive(PartialEq, Eq, Debug)]
pub struct Literal {
    /// The line.
    pub line: u32,
    /// The code between the text before and this one, without spaces.
    pub before: String,
    /// What it says.
    pub text: String,
}

/// Every text of a source in order, without those in comments.
pub fn literals(source: &str) -> Vec<Literal> {
    let mut reader = Reader { source, at: 0 };
    let mut found = Vec::new();
    let mut code = String::new();
    while let Some(c) = reader.rest().chars().next() {
        let begin = reader.at;
        match reader.token(c) {
            Some(text) => {
                let line = source[..begin].matches('\n').count() as u32 + 1;
                found.push(Literal { line, before: std::mem::take(&mut code), text });
            }
            None if c.is_whitespace() || source[begin..].starts_with("//") => {}
            None => code.push_str(&source[begin..reader.at]),
        }
    }
    found
}

struct Reader<'a> {
    source: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.source[self.at..]
    }

    /// Goes past what begins with `c`; gives it back if it is a text.
    fn token(&mut self, c: char) -> Option<String> {
        if self.rest().starts_with("//") {
            self.past("\n");
            return None;
        }
        if self.rest().starts_with("/*") {
            self.past("*/");
            return None;
        }
        if c == '"' {
            self.at += 1;
            return Some(self.quoted());
        }
        let raw = self.rest().strip_prefix('r').map(|rest| rest.trim_start_matches('#'));
        if raw.is_some_and(|rest| rest.starts_with('"')) && !self.within_word() {
            return Some(self.raw());
        }
        if c == '\'' {
            self.character();
            return None;
        }
        self.at += c.len_utf8();
        None
    }

    /// Whether the character before belongs to the same word: the `r` of `for` begins nothing.
    fn within_word(&self) -> bool {
        self.source[..self.at].ends_with(|c: char| c.is_alphanumeric() || c == '_')
    }

    fn past(&mut self, end: &str) {
        self.at = self.rest().find(end).map_or(self.source.len(), |at| self.at + at + end.len());
    }

    /// The text up to the closing mark. A line that ends in a backslash goes on where the next one has words.
    fn quoted(&mut self) -> String {
        let mut text = String::new();
        while let Some(c) = self.next() {
            match c {
                '"' => break,
                '\\' => match self.next() {
                    Some('n') => text.push('\n'),
                    Some('\n') => {
                        let words = self.rest().trim_start().len();
                        self.at = self.source.len() - words;
                    }
                    Some(other) => text.push(other),
                    None => break,
                },
                c => text.push(c),
            }
        }
        text
    }

    fn raw(&mut self) -> String {
        self.at += 1;
        let marks = self.rest().find('"').unwrap_or(0);
        let end = format!("\"{}", "#".repeat(marks));
        self.at += marks + 1;
        let begin = self.at;
        self.past(&end);
        let text = &self.source[begin..self.at];
        text.strip_suffix(end.as_str()).unwrap_or(text).into()
    }

    /// A character, or the name of a lifetime.
    fn character(&mut self) {
        self.at += 1;
        let rest = self.rest();
        let length = match rest.strip_prefix('\\') {
            Some(escaped) => escaped.chars().next().map(|c| 1 + c.len_utf8()),
            None => rest.chars().next().map(char::len_utf8),
        };
        let length = length.filter(|length| rest[*length..].starts_with('\''));
        self.at += length.map_or(0, |length| length + 1);
    }

    fn next(&mut self) -> Option<char> {
        let c = self.rest().chars().next()?;
        self.at += c.len_utf8();
        Some(c)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Vec<String> {
        literals(source).into_iter().map(|literal| literal.text).collect()
    }

    #[test]
    fn texts_are_found_in_all_their_forms() {
        let source = r###"
            let plain = "one"; // "not this"
            let escaped = "a \"b\" \\"; /* "nor this" */
            let long = "two \
                three";
            let raw = r#"say "four""#;
            let bytes = b"five";
            fn for<'a>(c: char) -> &'a str { if c == '"' || c == '\'' { "six" } else { "è" } }
        "###;
        assert_eq!(
            texts(source),
            ["one", "a \"b\" \\", "two three", "say \"four\"", "five", "six", "è"]
        );
    }

    #[test]
    fn a_text_knows_its_line_and_what_stands_before_it() {
        let found = literals("fn f() {\n    Refusal::new(\n        \"T-1\", \"t-refused\")\n}");
        assert_eq!((found[0].line, found[0].text.as_str()), (3, "T-1"));
        assert!(found[0].before.ends_with("Refusal::new("));
        assert_eq!(found[1].before, ",");
    }
}
