//! `cargo xtask lab`: the laboratory, with the server it may start.

use crate::shell::{Root, Stop, show};

/// What the laboratory is told.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub struct Wanted {
    /// The words after `lab`: balance, weigh, load, kills, and what belongs to them.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<String>,
}

/// Builds the laboratory and the product, optimised, and starts the laboratory.
pub fn run(root: &Root, wanted: &Wanted) -> Result<(), Stop> {
    build(root)?;
    show(root.program(root.built("release", "lab")).args(&wanted.words))
}

/// Builds what a measurement runs: the laboratory, and the program it starts and kills.
pub fn build(root: &Root) -> Result<(), Stop> {
    let packages = "--package starboard-cli --package starboard-lab";
    show(&mut root.cargo(&format!("build --release {packages} --bins --example starboard-zoo")))
}
