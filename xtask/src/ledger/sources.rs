//! Finding what tests and scenarios name: test functions in Rust sources, ids in scenario files.

use serde::Deserialize;
use toml::Spanned;

/// Something that may name a rule, and the line it stands in.
#[derive(PartialEq, Eq, Debug)]
pub struct Naming {
    /// The line, counted from one.
    pub line: u32,
    /// What stands there.
    pub what: What,
}

/// How a rule is named.
#[derive(PartialEq, Eq, Debug)]
pub enum What {
    /// By the name of a test, which may begin with an id.
    Test(String),
    /// By its id, written out.
    Id(String),
}

/// The test functions of a Rust source, with the ids of a line `/// Rules: SF-1.1, SF-1.2` in the comment above.
///
/// An ignored test shows nothing and is left out.
pub fn in_rust(text: &str) -> Vec<Naming> {
    let mut found = Vec::new();
    let mut above = Above::default();
    let mut open_attribute = false;
    for (number, line) in (1u32..).zip(text.lines()) {
        let mut rest = line.trim();
        if open_attribute {
            open_attribute = !rest.ends_with(']');
            continue;
        }
        if let Some(comment) = rest.strip_prefix("//") {
            above.comment(number, comment);
            continue;
        }
        while let Some((attribute, after)) = attribute(rest) {
            above.attribute(attribute);
            rest = after;
        }
        open_attribute = rest.starts_with("#[");
        if open_attribute || rest.is_empty() && line.trim_start().starts_with("#[") {
            continue;
        }
        let above = std::mem::take(&mut above);
        if let Some(name) = function_name(rest).filter(|_| above.test && !above.ignored) {
            found.push(Naming { line: number, what: What::Test(name.into()) });
            found.extend(above.ids);
        }
    }
    found
}

/// The comments and attributes that stand directly above a line.
#[derive(Default)]
struct Above {
    test: bool,
    ignored: bool,
    ids: Vec<Naming>,
}

impl Above {
    fn comment(&mut self, line: u32, comment: &str) {
        if let Some(list) = comment.strip_prefix("/ Rules:") {
            let ids = list.split(',').map(|id| id.trim().trim_end_matches('.')).map(String::from);
            self.ids.extend(ids.map(|id| Naming { line, what: What::Id(id) }));
        }
    }

    fn attribute(&mut self, attribute: &str) {
        let path = attribute.split(['(', '=']).next().unwrap_or("").trim();
        self.test |= path == "test" || path.ends_with("::test");
        self.ignored |= path == "ignore";
    }
}

/// The inside of an attribute that begins and ends in this line, and what follows it.
fn attribute(line: &str) -> Option<(&str, &str)> {
    let inside = line.strip_prefix("#[")?;
    let mut depth = 1;
    let end = inside.find(|c| {
        depth += match c {
            '[' => 1,
            ']' => -1,
            _ => 0,
        };
        depth == 0
    })?;
    Some((&inside[..end], inside[end + 1..].trim_start()))
}

fn function_name(line: &str) -> Option<&str> {
    let words = line.split_once('(').map_or(line, |(head, _)| head);
    let mut words = words.split_whitespace().skip_while(|word| *word != "fn").skip(1);
    words.next().map(|name| name.split('<').next().unwrap_or(name))
}

/// What of a scenario names a rule. Everything else in it is read, and checked, by the tests of its game.
#[derive(Deserialize)]
struct Scenario {
    #[serde(default)]
    rules: Vec<Spanned<String>>,
    #[serde(default)]
    step: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    by: Option<Spanned<String>>,
}

/// The ids of a scenario: its own `rules = [...]`, and every refusal it expects (`by = "..."`).
pub fn in_scenario(file: &str, text: &str) -> Result<Vec<Naming>, String> {
    let scenario: Scenario = read_toml(file, text)?;
    let refusals = scenario.step.into_iter().filter_map(|step| step.by);
    let naming = |id: Spanned<String>| {
        let line = line_of(text, id.span().start);
        Naming { line, what: What::Id(id.into_inner()) }
    };
    Ok(scenario.rules.into_iter().chain(refusals).map(naming).collect())
}

/// A TOML file, or a sentence that says where it is wrong.
pub fn read_toml<T: serde::de::DeserializeOwned>(file: &str, text: &str) -> Result<T, String> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_of(text, span.start));
        format!("{file}:{line}: {}", error.message().trim().replace('\n', ", "))
    })
}

/// The line of a byte, counted from one.
fn line_of(text: &str, offset: usize) -> u32 {
    text.bytes().take(offset).filter(|byte| *byte == b'\n').count() as u32 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        let what = |naming: Naming| match naming.what {
            What::Test(name) => name,
            What::Id(id) => id,
        };
        in_rust(text).into_iter().map(what).collect()
    }

    #[test]
    fn tests_are_found_with_whatever_stands_between_attribute_and_name() {
        let text = "
            #[test]
            fn plain() {}

            #[test] fn in_one_line() {}

            #[tokio::test(flavor = \"multi_thread\")]
            async fn awaited() {}

            #[test]
            #[should_panic(expected = \"[x]\")]
            // A word between.
            #[cfg_attr(
                miri,
                doc = \"slow\"
            )]
            pub fn with_more_attributes() {}

            proptest! {
                #[test]
                fn with_arguments(n in 0..9u8) {}
            }
        ";
        assert_eq!(
            names(text),
            ["plain", "in_one_line", "awaited", "with_more_attributes", "with_arguments"]
        );
    }

    #[test]
    fn only_tests_that_run_count() {
        let text = "
            fn helper() {}
            #[test]
            #[ignore]
            fn ignored() {}
            #[ignore = \"slow\"]
            #[test]
            fn ignored_for_a_reason() {}
            // #[test]
            // fn commented_out() {}
            #[testing]
            fn something_else() {}
            #[cfg(test)]
            mod tests {
                fn no_test() {}
            }
        ";
        assert_eq!(names(text), [""; 0]);
    }

    #[test]
    fn a_line_of_rules_above_a_test_names_them_all() {
        let text = "
            /// The offer and its answer.
            /// Rules: SF-1.1, SF-1.2.
            #[test]
            fn sf_1_offers() {}

            /// Rules: SF-9
            fn helper() {}

            /// Rules: SF-8

            #[test]
            fn after_an_empty_line() {}
        ";
        assert_eq!(names(text), ["sf_1_offers", "SF-1.1", "SF-1.2", "after_an_empty_line"]);
    }

    #[test]
    fn lines_are_counted_from_one() {
        assert_eq!(in_rust("\n#[test]\nfn third() {}")[0].line, 3);
    }

    #[test]
    fn a_scenario_names_its_rules_and_its_refusals() {
        let text = "
            game = \"tictactoe\"
            seats = 2
            rules = [\"TTT-1\", \"TTT-2\"]
            [[step]]
            seat = 1
            refused = \"b2\"
            by = \"TTT-3\"
        ";
        let found = in_scenario("s.toml", text).unwrap();
        let ids: Vec<_> = found.iter().map(|naming| (naming.line, &naming.what)).collect();
        let id = |id: &str| What::Id(id.into());
        assert_eq!(ids, [(4, &id("TTT-1")), (4, &id("TTT-2")), (8, &id("TTT-3"))]);
    }

    #[test]
    fn a_broken_scenario_is_a_fault_with_its_place() {
        let fault = in_scenario("s.toml", "game = \"x\"\nseats =").unwrap_err();
        assert!(fault.starts_with("s.toml:2: "), "{fault}");
    }
}
