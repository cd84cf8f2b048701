//! The step `browser` of `cargo xtask test`: the client's types, its unit tests, and the tests in a real Chromium
//! against the real server. It gets what is missing, says nothing unless something fails, and reports two figures.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

use crate::serve;
use crate::shell::{Root, Stop, ask, first_line, quietly, succeeds};

/// What a test or a script puts before a figure that people should read.
const FIGURE: &str = "figure: ";

/// Where Chromium may be, most likely first.
const CHROMIUMS: &[&str] = &[
    "/usr/bin/chromium",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// Builds the client before anything that embeds it is compiled, so that nothing is compiled twice.
pub fn build(root: &Root) -> Result<(), Stop> {
    if !succeeds(root.program("node").arg("--version")) || !serve::has_npm(root) {
        return Err(Stop::wrong(
            "Node is not installed, so the browser client cannot be tested: install Node 20 or newer with npm, then \
             run this again.",
        ));
    }
    serve::packages(root)?;
    serve::built(root)?;
    serve::embed_anew(root)
}

/// Runs everything and gives back the figures.
pub fn run(root: &Root) -> Result<Vec<String>, Stop> {
    build(root)?;
    quietly(&mut serve::npm(root, &["run", "check"]))?;
    quietly(&mut serve::npm(root, &["test"]))?;
    let sizes = quietly(&mut serve::npm(root, &["run", "size"]))?;
    let server = made(root, SERVER, "starboard")?;
    let zoo = made(root, ZOO, "starboard-zoo")?;
    let chromium = chromium(root)?;
    let mut tests = serve::npm(root, &["run", "e2e"]);
    tests.env("STARBOARD_BIN", server).env("STARBOARD_ZOO_BIN", zoo);
    tests.env("CHROMIUM", chromium).env("NO_COLOR", "1");
    let told = quietly(&mut tests)?;
    Ok(figures(&told).chain(figures(&sizes)).chain(totals(&told)).collect())
}

/// The lines that carry a figure, without what marks them.
fn figures(text: &str) -> impl Iterator<Item = String> {
    let figure = |line: &str| line.split_once(FIGURE).map(|(_, figure)| figure.trim().to_string());
    text.lines().filter_map(figure)
}

/// The line that counts the tests in the browser.
fn totals(text: &str) -> Option<String> {
    let line = text.lines().map(str::trim).find(|line| line.starts_with("Tests "))?;
    let count = line.trim_start_matches("Tests ").trim();
    Some(format!("In the browser: {count}"))
}

/// What cargo says about a file it made.
#[derive(Deserialize)]
struct Made {
    target: Target,
    executable: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

/// The server's program as the step `tests` builds it for the tests of the command line: with the features of those
/// tests and of the whole workspace, so that nothing is compiled a second time.
const SERVER: &str = "test --workspace --test cli --no-run";

/// The same with the small games of the tests. Only its own few lines are compiled and linked.
const ZOO: &str = "build --workspace --example starboard-zoo";

/// Builds a program and says where it is.
fn made(root: &Root, how: &str, name: &str) -> Result<PathBuf, Stop> {
    let words = format!("{how} --quiet --message-format=json-render-diagnostics");
    let told = quietly(&mut root.cargo(&words))?;
    program(&told, name).ok_or_else(|| {
        Stop::wrong(format!(
            "cargo built `{name}` and did not say where: run `cargo {how}` to see why."
        ))
    })
}

fn program(told: &str, name: &str) -> Option<PathBuf> {
    let made = told.lines().filter_map(|line| serde_json::from_str::<Made>(line).ok());
    made.filter(|made| made.target.name == name).find_map(|made| made.executable)
}

/// A Chromium to test in: the one that is named, one that is there, or one that is installed now.
fn chromium(root: &Root) -> Result<PathBuf, Stop> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return if answers(root, Path::new(&named)) {
            Ok(named.into())
        } else {
            let named = Path::new(&named).display();
            Err(Stop::wrong(format!(
                "CHROMIUM is `{named}`, which does not start: name a Chromium or Chrome, or leave it out."
            )))
        };
    }
    if let Some(found) = installed(root) {
        return Ok(found);
    }
    if !is_root(root) || !succeeds(root.program("apt-get").arg("--version")) {
        return Err(Stop::wrong(
            "Chromium is not installed, so the browser client cannot be tested: install Chromium or Chrome, or name \
             one in the variable CHROMIUM, then run this again.",
        ));
    }
    println!("Chromium is not installed; apt-get installs it");
    let apt = |words: &[&str]| {
        let mut apt = root.program("apt-get");
        apt.args(words).env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    quietly(&mut apt(&["update"]))?;
    quietly(&mut apt(&["install", "-y", "--no-install-recommends", "chromium"]))?;
    installed(root).ok_or_else(|| {
        Stop::wrong(
            "Chromium was installed and does not start: try `chromium --version` to see why.",
        )
    })
}

/// The first Chromium that starts. The tests need a path, and only the shell knows where a bare name leads.
fn installed(root: &Root) -> Option<PathBuf> {
    let found = CHROMIUMS.iter().map(Path::new).find(|path| answers(root, path))?;
    if found.is_absolute() {
        return Some(found.into());
    }
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(found)).find(|path| path.is_file())
}

fn answers(root: &Root, chromium: &Path) -> bool {
    succeeds(root.program(chromium).arg("--version"))
}

fn is_root(root: &Root) -> bool {
    let mut id: Command = root.program("id");
    ask(id.arg("-u")).is_ok_and(|text| first_line(&text) == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_and_totals_are_found_in_what_is_told() {
        let told = "stdout | a test\nfigure: the first table is drawn in 512 ms\n\n ✓ a test\n      Tests  61 passed (61)\n";
        let found: Vec<String> = figures(told).chain(totals(told)).collect();
        assert_eq!(found, ["the first table is drawn in 512 ms", "In the browser: 61 passed (61)"]);
        assert_eq!(figures("nothing of the kind").count(), 0);
    }

    #[test]
    fn the_program_is_where_cargo_says() {
        let told = r#"{"reason":"compiler-artifact","target":{"name":"cli"},"executable":"/x/debug/deps/cli-1"}
{"reason":"compiler-artifact","target":{"name":"starboard"},"executable":"/x/debug/starboard","fresh":true}
{"reason":"build-finished","success":true}"#;
        assert_eq!(program(told, "starboard"), Some("/x/debug/starboard".into()));
        assert_eq!(program(told, "starboard-zoo"), None);
    }
}
