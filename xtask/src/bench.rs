//! `cargo xtask bench`: the benchmarks of every room, short unless asked otherwise.

use crate::shell::{Root, Stop, files_below, show};

/// Which benchmarks, and for how long.
#[derive(clap::Args)]
pub struct Wanted {
    /// Only benchmarks whose name contains one of these words.
    filters: Vec<String>,
    /// The most seconds to spend on one benchmark.
    #[arg(long, default_value_t = 0.5)]
    seconds: f64,
}

/// Runs the benchmarks in the open.
pub fn run(root: &Root, wanted: &Wanted) -> Result<(), Stop> {
    let mut names: Vec<String> = files_below(root.folder())
        .iter()
        .filter(|path| path.parent().is_some_and(|folder| folder.ends_with("benches")))
        .filter_map(|path| path.file_stem()?.to_str().map(String::from))
        .collect();
    names.dedup();
    if names.is_empty() {
        return Err(Stop::wrong("There are no benchmarks: no room has a folder `benches`."));
    }
    let mut command = root.cargo("bench --workspace");
    for name in &names {
        command.args(["--bench", name]);
    }
    command.args(["--", "--max-time", &wanted.seconds.to_string()]);
    show(command.args(&wanted.filters))
}
