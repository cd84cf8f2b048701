//! `cargo xtask fuzz`: the laws of the parsers and the games, tried with libFuzzer.

use std::process::Command;

use crate::shell::{Root, Stop, files_below, show, succeeds};

/// Which target, and for how long.
#[derive(clap::Args)]
pub struct Wanted {
    /// One target; all of them, one after the other, if none is given.
    target: Option<String>,
    /// How long each target runs.
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// List the targets and run none.
    #[arg(long)]
    list: bool,
}

/// Fuzzes one target or all. It stops at the first input that breaks a law, and says where it is kept.
pub fn run(root: &Root, wanted: &Wanted) -> Result<(), Stop> {
    let all = targets(root);
    let chosen: Vec<&String> = match &wanted.target {
        None => all.iter().collect(),
        Some(target) => all.iter().filter(|known| *known == target).collect(),
    };
    if chosen.is_empty() {
        let named = wanted.target.as_deref().unwrap_or_default();
        let known = all.join(", ");
        return Err(Stop::wrong(format!(
            "There is no fuzz target `{named}`: write one of {known}."
        )));
    }
    if wanted.list {
        all.iter().for_each(|target| println!("{target}"));
        return Ok(());
    }
    if !succeeds(&mut root.cargo("fuzz --version")) {
        return Err(Stop::wrong(
            "Fuzzing needs cargo-fuzz and a C++ compiler: install it with `cargo install cargo-fuzz`.",
        ));
    }
    show(&mut root.cargo("run --quiet --package starboard-laws --example seeds -- fuzz/corpus"))?;
    for target in chosen {
        show(&mut libfuzzer(root, target, wanted.seconds))?;
    }
    Ok(())
}

/// The names of the targets, from their files.
fn targets(root: &Root) -> Vec<String> {
    files_below(&root.join("fuzz/fuzz_targets"))
        .iter()
        .filter_map(|path| path.file_stem()?.to_str().map(String::from))
        .collect()
}

/// Stable Rust fuzzes, too: coverage needs one switch that only says that we know it is unstable, and the
/// sanitizers, which need a nightly compiler, find nothing where there is no unsafe code.
fn libfuzzer(root: &Root, target: &str, seconds: u32) -> Command {
    let mut command = root.cargo("fuzz run --sanitizer none");
    command.env("RUSTC_BOOTSTRAP", "1").arg(target).arg("--");
    command.args([&format!("-max_total_time={seconds}"), "-timeout=30", "-rss_limit_mb=2048"]);
    command
}

/// Whether every target compiles, without libFuzzer and its C++.
pub fn check(root: &Root) -> Result<(), Stop> {
    show(&mut root.cargo(
        "check --manifest-path fuzz/Cargo.toml --no-default-features --target-dir target/fuzz",
    ))
}
