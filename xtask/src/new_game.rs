//! `cargo xtask new-game NAME`: a small complete game that keeps the contract, to be changed into another one.
//!
//! The files are in `xtask/templates/game`. Rust sources and the manifest end in `.txt` there, so that neither cargo nor
//! a formatter takes them for its own. `{{name}}`, `{{Name}}` and `{{NAME}}` stand for the name in its three writings.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::shell::{Root, Stop, files_below, show};

const TEMPLATE: &str = "xtask/templates/game";

/// Which game.
#[derive(clap::Args)]
pub struct Wanted {
    /// Its name: lowercase letters, as the folder, the crate and the command line call it.
    name: String,
}

/// Writes the game, registers it, and runs its tests.
pub fn run(root: &Root, wanted: &Wanted) -> Result<(), Stop> {
    let name = wanted.name.as_str();
    let files = write(root, name)?;
    println!(
        "games/{name}: {files} files; registered in Cargo.toml, games/Cargo.toml, games/src/lib.rs"
    );
    show(&mut root.cargo(&format!("fmt -p starboard-{name}")))?;
    // The first run writes playthrough and perft counts, the second compares everything with them.
    let first = format!("test -p starboard-{name} --test conformance");
    show(root.cargo(&first).env("INSTA_UPDATE", "always"))?;
    show(&mut root.cargo(&format!("test -p starboard-{name}")))?;
    println!(
        "\n{} is a game of this house. Play it: cargo run -- play {name}\n\
         Then change its rules, one at a time, each with its test: docs/adding-a-game.md",
        capital(name)
    );
    Ok(())
}

/// Writes the files and registers the game. Gives back how many files there are.
pub fn write(root: &Root, name: &str) -> Result<usize, Stop> {
    check(root, name)?;
    let template = root.join(TEMPLATE);
    let home = root.join("games").join(name);
    let files = files_below(&template);
    if files.is_empty() {
        return Err(Stop::wrong(format!("{TEMPLATE} is empty: there is nothing to write.")));
    }
    for file in &files {
        let inside = file.strip_prefix(&template).unwrap_or(file);
        let inside = match inside.with_extension("") {
            source
                if inside.extension().is_some_and(|end| end == "txt")
                    && source.extension().is_some() =>
            {
                source
            }
            _ => inside.to_path_buf(),
        };
        root.write(&home.join(inside), &filled(&root.read(file)?, name))?;
    }
    register(root, name)?;
    Ok(files.len())
}

/// A sentence for every name that cannot be one.
fn check(root: &Root, name: &str) -> Result<(), Stop> {
    if name.is_empty() || !name.bytes().all(|b| b.is_ascii_lowercase()) {
        return Err(Stop::wrong(format!(
            "`{name}` cannot be the name of a game: use lowercase letters from a to z, as in `lastaurora`."
        )));
    }
    if root.join("games").join(name).exists() {
        return Err(Stop::wrong(format!("There is a game `{name}` already: choose another name.")));
    }
    let manifest = root.read(&root.join("Cargo.toml"))?;
    let dependency = format!("{name} = ");
    let library = format!("\"{name}\",");
    if ["src", "tests", "games", "std", "core", "alloc", "proc", "test", "self", "super", "crate"]
        .contains(&name)
        || manifest.lines().any(|line| line.starts_with(&dependency) || line.trim() == library)
    {
        return Err(Stop::wrong(format!(
            "`{name}` is the name of another package: choose another name."
        )));
    }
    Ok(())
}

fn capital(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_ascii_uppercase() + rest
}

fn filled(text: &str, name: &str) -> String {
    text.replace("{{name}}", name)
        .replace("{{Name}}", &capital(name))
        .replace("{{NAME}}", &name.to_ascii_uppercase())
}

/// A line behind the last game in each of the three places.
fn register(root: &Root, name: &str) -> Result<(), Stop> {
    let member = format!("    \"games/{name}\",");
    insert(root, "Cargo.toml", &["    \"games/"], &member)?;
    let dependency =
        format!("{name} = {{ path = \"games/{name}\", package = \"starboard-{name}\" }}");
    insert(root, "Cargo.toml", &["lastaurora = {"], &dependency)?;
    let dependency = format!("{name}.workspace = true");
    insert(root, "games/Cargo.toml", &["lastaurora.workspace"], &dependency)?;
    let title = format!("        .with(title({name}::{}::new()))", capital(name));
    // A title with all it brings along may take several lines, the last of them a bracket.
    insert(root, "games/src/lib.rs", &["        .with(", "        )"], &title)
}

/// Puts a line behind the last one that begins like one of these.
fn insert(root: &Root, file: &str, begins: &[&str], line: &str) -> Result<(), Stop> {
    let path = root.join(file);
    let text = root.read(&path)?;
    let mut lines: Vec<&str> = text.lines().collect();
    let Some(last) =
        lines.iter().rposition(|line| begins.iter().any(|begin| line.starts_with(begin)))
    else {
        return Err(Stop::wrong(format!(
            "{file}: expected a line that begins with `{}`, found none.",
            begins[0]
        )));
    };
    lines.insert(last + 1, line);
    root.write(&path, &(lines.join("\n") + "\n"))
}

/// Where `cargo xtask test` tries a new game out: a copy of the sources. It is built in a folder of its own, for cargo
/// takes a package of the copy for the one it is a copy of, and would not build that anew when it changes.
const COPY: &str = "target/new-game";

/// The name of the game that is tried out.
const TRIED: &str = "tryout";

/// Writes a game into a copy of the repository and runs its tests there, without a network.
pub fn try_out(root: &Root) -> Result<(), Stop> {
    let copy = Root::at(root.join(COPY));
    copy_sources(root, &copy)
        .map_err(|error| Stop::wrong(format!("{COPY} cannot be written: {error}.")))?;
    let files = write(&copy, TRIED)?;
    println!("{COPY}/games/{TRIED}: {files} files");
    let target = copy.join("target");
    let steps = [
        (format!("test -p starboard-{TRIED} --test conformance"), "always"),
        (format!("test -p starboard-{TRIED}"), "no"),
        ("check -p starboard-games --lib".into(), "no"),
    ];
    for (words, update) in steps {
        let mut cargo = copy.cargo(&format!("{words} --offline"));
        show(cargo.arg("--target-dir").arg(&target).env("INSTA_UPDATE", update))?;
    }
    Ok(())
}

/// Makes the copy equal to the sources. Files that are equal already are left alone, so that cargo builds nothing anew.
fn copy_sources(root: &Root, copy: &Root) -> std::io::Result<()> {
    let unneeded = ["web", "docs", "fuzz/corpus", "fuzz/artifacts"].map(|folder| root.join(folder));
    let sources = files_below(root.folder());
    let mut there = BTreeSet::new();
    for source in sources.iter().filter(|file| !unneeded.iter().any(|out| file.starts_with(out))) {
        let inside = source.strip_prefix(root.folder()).unwrap_or(source);
        let text = fs::read(source)?;
        let file = copy.join(inside);
        if fs::read(&file).ok().as_ref() != Some(&text) {
            fs::create_dir_all(file.parent().unwrap_or(Path::new("")))?;
            fs::write(&file, text)?;
        }
        there.insert(file);
    }
    for file in files_below(copy.folder()).iter().filter(|file| !there.contains(*file)) {
        fs::remove_file(file)?;
    }
    match fs::remove_dir_all(copy.join("games").join(TRIED)) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A repository with the template and the three places of registration.
    fn repository(name: &str) -> Root {
        let root =
            Root::at(std::env::temp_dir().join(format!("new-game-{}-{name}", std::process::id())));
        let files = [
            (
                "Cargo.toml",
                "[workspace]\nmembers = [\n    \"games/lastaurora\",\n    \"table\",\n]\nlastaurora = { path = \"x\" }\nserde = \"1\"\n",
            ),
            ("games/Cargo.toml", "[dependencies]\nlastaurora.workspace = true\n"),
            (
                "games/src/lib.rs",
                "    Registry::new()\n        .with(\n            title(lastaurora::LastAurora::new())\n                .mind(M),\n        )\n}\n",
            ),
            ("games/lastaurora/Cargo.toml", ""),
            ("xtask/templates/game/Cargo.toml.txt", "name = \"starboard-{{name}}\"\n"),
            ("xtask/templates/game/src/lib.rs.txt", "pub struct {{Name}}; // {{NAME}}-1\n"),
            ("xtask/templates/game/words/en.ftl", "{{name}}-heap = Heap\n"),
        ];
        for (file, text) in files {
            root.write(&root.join(file), text).unwrap();
        }
        root
    }

    #[test]
    fn a_game_is_written_and_registered() {
        let root = repository("written");
        assert_eq!(write(&root, "nemesis").unwrap(), 3);
        let read = |file: &str| root.read(&root.join(file)).unwrap();
        assert_eq!(read("games/nemesis/Cargo.toml"), "name = \"starboard-nemesis\"\n");
        assert_eq!(read("games/nemesis/src/lib.rs"), "pub struct Nemesis; // NEMESIS-1\n");
        assert_eq!(read("games/nemesis/words/en.ftl"), "nemesis-heap = Heap\n");
        let manifest = read("Cargo.toml");
        assert!(
            manifest.contains("    \"games/lastaurora\",\n    \"games/nemesis\",\n    \"table\",")
        );
        assert!(manifest.contains(
            "nemesis = { path = \"games/nemesis\", package = \"starboard-nemesis\" }\nserde"
        ));
        assert!(read("games/Cargo.toml").ends_with("nemesis.workspace = true\n"));
        let catalogue = read("games/src/lib.rs");
        assert!(
            catalogue
                .contains(".mind(M),\n        )\n        .with(title(nemesis::Nemesis::new()))\n}")
        );
        let again = write(&root, "nemesis").unwrap_err();
        assert!(again.sentence.contains("already"), "{again:?}");
        fs::remove_dir_all(root.folder()).unwrap();
    }

    #[test]
    fn a_name_that_cannot_be_one_is_refused_with_a_sentence() {
        let root = repository("names");
        for (name, word) in [
            ("", "lowercase"),
            ("Nemesis", "lowercase"),
            ("two words", "lowercase"),
            ("serde", "package"),
            ("table", "package"),
            ("lastaurora", "already"),
        ] {
            let stop = write(&root, name).unwrap_err();
            assert!(stop.sentence.contains(word) && stop.status == 2, "{stop:?}");
        }
        fs::remove_dir_all(root.folder()).unwrap();
    }

    #[test]
    fn a_copy_follows_its_source() {
        let root = repository("copied");
        let copy = Root::at(root.join("target/copy"));
        copy_sources(&root, &copy).unwrap();
        let manifest = copy.join("games/Cargo.toml");
        let before = manifest.metadata().unwrap().modified().unwrap();
        fs::remove_file(root.join("games/lastaurora/Cargo.toml")).unwrap();
        copy_sources(&root, &copy).unwrap();
        assert!(!copy.join("games/lastaurora/Cargo.toml").exists());
        assert_eq!(manifest.metadata().unwrap().modified().unwrap(), before);
        fs::remove_dir_all(root.folder()).unwrap();
    }
}
