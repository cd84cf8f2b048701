//! The sources speak of the project and of nothing else: no path of somebody's machine, no address of a server
//! that only somebody's network knows.

use crate::shell::{Root, Stop, files_below};

/// Folders at the root of a machine that belong to its user, never to a project.
const PRIVATE: [&str; 4] = ["home", "root", "Users", "work"];

/// Hosts that any reader can reach, or that every machine is to itself. A new one is one line here.
const PUBLIC: [&str; 18] = [
    "127.0.0.1",
    "localhost",
    "apache.org",
    "creativecommons.org",
    "doc.rust-lang.org",
    "evil.example",
    "game-icons.net",
    "keepachangelog.com",
    "opencollective.com",
    "paulmillr.com",
    "PLAY.example",
    "play.example",
    "tidelift.com",
    "docs.rs",
    "github.com",
    "opensource.org",
    "toml.io",
    "w3.org",
];

/// Folders of the fuzzer, full of whatever it tried.
const TRIED: [&str; 2] = ["fuzz/corpus", "fuzz/artifacts"];

/// Looks through every text file. The answer is no if one names a private path or an unknown host.
pub fn run(root: &Root) -> Result<(), Stop> {
    let mut looked = 0;
    let mut found = 0;
    for path in files_below(root.folder()) {
        let file = root.relative(&path);
        if TRIED.iter().any(|folder| file.starts_with(folder)) {
            continue;
        }
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        looked += 1;
        for (number, line) in (1..).zip(text.lines()) {
            for foreign in private_paths(line).chain(unknown_hosts(line)) {
                found += 1;
                eprintln!("{file}:{number}: expected nothing of one machine, found `{foreign}`");
            }
        }
    }
    println!("{looked} text files looked through");
    match found {
        0 => Ok(()),
        _ => Err(Stop::no(
            "The sources name a path or host of one machine: take it out, or list a public host in xtask/src/plain.rs.",
        )),
    }
}

/// Absolute paths into a private folder.
fn private_paths(line: &str) -> impl Iterator<Item = &str> {
    PRIVATE.into_iter().flat_map(move |name| {
        let start = format!("/{name}/");
        let places: Vec<usize> = line.match_indices(&start).map(|(at, _)| at).collect();
        places.into_iter().filter(move |at| is_absolute(&line[..*at])).map(move |at| {
            let end = line[at..].find(is_path_end).map_or(line.len(), |length| at + length);
            &line[at..end]
        })
    })
}

/// Whether a slash after this text begins a path rather than continuing one.
fn is_absolute(before: &str) -> bool {
    !before.ends_with(|c: char| c.is_alphanumeric() || "_-.~}>)*".contains(c))
}

fn is_path_end(c: char) -> bool {
    c.is_whitespace() || "\"'`<>(){}[],;".contains(c)
}

/// Hosts of web addresses that are not on the list.
fn unknown_hosts(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices("://").filter_map(move |(at, mark)| {
        let web = line[..at].ends_with("http") || line[..at].ends_with("https");
        let rest = &line[at + mark.len()..];
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"-._".contains(c));
        let host = rest[..end.unwrap_or(rest.len())].trim_end_matches('.');
        (web && !host.is_empty() && !is_public(host)).then_some(host)
    })
}

fn is_public(host: &str) -> bool {
    PUBLIC.iter().any(|known| {
        host.strip_suffix(known).is_some_and(|sub| sub.is_empty() || sub.ends_with('.'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(line: &str) -> Vec<&str> {
        private_paths(line).collect()
    }

    fn hosts(line: &str) -> Vec<&str> {
        unknown_hosts(line).collect()
    }

    #[test]
    fn private_paths_are_found_wherever_they_begin() {
        for name in PRIVATE {
            let path = format!("/{name}/ann/src");
            assert_eq!(paths(&format!("see {path}, there")), [path.as_str()]);
            assert_eq!(paths(&format!("a = \"{path}\"")), [path.as_str()]);
            assert_eq!(paths(&path), [path.as_str()]);
        }
    }

    #[test]
    fn paths_of_the_project_are_its_own() {
        for name in PRIVATE {
            for line in [format!("src/{name}/mod.rs"), format!("../{name}/x"), format!("/{name}")] {
                assert_eq!(paths(&line), [""; 0], "{line}");
            }
        }
    }

    #[test]
    fn only_public_hosts_may_be_named() {
        let address = |host: &str| format!("http{}//{host}/page", "s:");
        for host in ["github.com", "www.w3.org", "127.0.0.1:4040", "localhost:1", "{host}"] {
            assert_eq!(hosts(&address(host)), [""; 0], "{host}");
        }
        assert_eq!(hosts(&address("packages.inside.example")), ["packages.inside.example"]);
        assert_eq!(hosts(&address("notgithub.com")), ["notgithub.com"]);
        assert_eq!(hosts(&format!("{} {}", address("a.b"), address("c.d"))), ["a.b", "c.d"]);
        assert_eq!(hosts("ws://anything and std::path"), [""; 0]);
    }
}
