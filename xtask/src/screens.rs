//! `cargo xtask screens`: the screens of the table in a terminal, as text, for the documentation.

use crate::shell::{Root, Stop, show};

const FOLDER: &str = "docs/terminal";

/// Writes the files.
pub fn run(root: &Root) -> Result<(), Stop> {
    let words = format!("run --quiet -p starboard-terminal --example screens -- {FOLDER}");
    show(&mut root.cargo(&words))?;
    println!("{FOLDER} is written: look at the screens before you commit them.");
    Ok(())
}
