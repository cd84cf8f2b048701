//! `cargo xtask serve`: builds what is needed, starts the server and opens the browser.

use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use crate::shell::{Root, Stop, files_below, quietly, show, succeeds};

/// How to serve.
#[derive(clap::Args)]
pub struct Wanted {
    /// Build with all optimisations: slower to start, faster to play.
    #[arg(long)]
    release: bool,
    /// Do not open the browser.
    #[arg(long)]
    quiet: bool,
    /// What `starboard serve` is told on top: --addr, --data, --database and so on.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

/// Builds client and server and runs them until they are stopped. The table in a terminal is left out: a server does
/// not need it.
pub fn run(root: &Root, wanted: &Wanted) -> Result<(), Stop> {
    println!(
        "Builds the browser client, builds the server, starts it. The first time takes minutes; cargo shows how far it is."
    );
    println!("\n== 1 of 3: the browser client");
    client(root)?;
    embed_anew(root)?;
    println!("\n== 2 of 3: the server");
    let profile = if wanted.release { "--release" } else { "" };
    let program = format!("-p starboard-cli --bin starboard --no-default-features {profile}");
    // Built first and started then: the line with the address comes when it is true.
    show(&mut root.cargo(&format!("build {program}")))?;
    println!("\n== 3 of 3: the server starts; Ctrl-C ends it");
    let mut serve = root.cargo(&format!("run --quiet {program} -- serve"));
    if !wanted.quiet {
        serve.arg("--open");
    }
    show(serve.args(&wanted.rest))
}

/// Builds the browser client into `web/dist`, if it is older than its sources and npm is there to do it.
pub fn client(root: &Root) -> Result<(), Stop> {
    if is_built(root) {
        println!("web/dist is newer than its sources");
        return Ok(());
    }
    if !has_npm(root) {
        println!(
            "npm is not installed, so the browser client is not built: install Node 20 or newer and start again."
        );
        return Ok(());
    }
    packages(root)?;
    built(root)
}

/// Whether npm can be started.
pub fn has_npm(root: &Root) -> bool {
    succeeds(root.program("npm").arg("--version"))
}

/// npm in the client's folder.
pub fn npm(root: &Root, words: &[&str]) -> Command {
    let mut npm = root.program("npm");
    npm.args(["--prefix", "web"]).args(words);
    npm
}

/// Gets the client's packages, unless they are those of the lock file.
pub fn packages(root: &Root) -> Result<(), Stop> {
    let installed = time(&root.join("web/node_modules/.package-lock.json"));
    let locked = time(&root.join("web/package-lock.json"));
    if installed.is_some() && installed >= locked {
        return Ok(());
    }
    quietly(&mut npm(root, &["ci"])).map(drop)
}

/// Builds the client with the packages that are there, if it is older than its sources.
pub fn built(root: &Root) -> Result<(), Stop> {
    if is_built(root) {
        return Ok(());
    }
    quietly(&mut npm(root, &["run", "build"])).map(drop)
}

fn is_built(root: &Root) -> bool {
    let built = time(&root.join("web/dist/index.html"));
    built.is_some() && built >= changed(root)
}

/// Marks the file that embeds the client as changed if the client is newer, so that the program is built again with
/// it. A program compiled while the client's folder was missing never finds the client, even where it reads the files
/// when they are asked for.
pub fn embed_anew(root: &Root) -> Result<(), Stop> {
    let embeds = root.join("server/src/http/assets.rs");
    let built = time(&root.join("web/dist/index.html"));
    if built <= time(&embeds) {
        return Ok(());
    }
    let marked = std::fs::File::options()
        .write(true)
        .open(&embeds)
        .and_then(|file| file.set_modified(SystemTime::now()));
    marked.map_err(|error| {
        Stop::wrong(format!("{} cannot be marked as changed: {error}", embeds.display()))
    })
}

/// When the newest source of the client changed.
fn changed(root: &Root) -> Option<SystemTime> {
    let folders = ["web/src", "web/public"].map(|folder| files_below(&root.join(folder)));
    let files = std::fs::read_dir(root.join("web")).ok()?.flatten().map(|entry| entry.path());
    let files = files.filter(|path| path.is_file());
    folders.into_iter().flatten().chain(files).filter_map(|path| time(&path)).max()
}

fn time(path: &Path) -> Option<SystemTime> {
    path.metadata().ok()?.modified().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_newest_source_counts() {
        let folder = std::env::temp_dir().join(format!("starboard-serve-{}", std::process::id()));
        let root = Root::at(&folder);
        fs::create_dir_all(folder.join("web/src/deep")).unwrap();
        assert_eq!(changed(&root), None, "there are no sources yet");
        let write = |name: &str, seconds: u64| {
            let path = folder.join(name);
            fs::write(&path, "x").unwrap();
            let at = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(seconds);
            fs::File::options().write(true).open(path).unwrap().set_modified(at).unwrap();
            at
        };
        write("web/index.html", 10);
        let newest = write("web/src/deep/app.ts", 30);
        write("web/package.json", 20);
        assert_eq!(changed(&root), Some(newest));
        fs::remove_dir_all(&folder).unwrap();
    }
}
