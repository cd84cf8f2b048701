//! `cargo xtask types`: the messages of `protocol/` as TypeScript for the browser client.

use crate::shell::{Root, Stop, ask_in_the_open};

const FILE: &str = "web/src/protocol/index.ts";

/// What to do with them.
#[derive(clap::Args)]
pub struct Wanted {
    /// Only compare: fail if the file is not what the Rust types say.
    #[arg(long)]
    check: bool,
}

impl Wanted {
    /// As continuous integration wants it.
    pub const CHECK: Wanted = Wanted { check: true };
}

/// Writes the file, or compares it.
pub fn run(root: &Root, wanted: &Wanted) -> Result<(), Stop> {
    let mut writer = root.cargo("run -p starboard-protocol --example typescript");
    let types = ask_in_the_open(&mut writer)?;
    let file = root.join(FILE);
    if !wanted.check {
        root.write(&file, &types)?;
        println!("{FILE} is written.");
        return Ok(());
    }
    if root.read(&file)? == types {
        println!("{FILE} says what protocol/ says.");
        return Ok(());
    }
    Err(Stop::no(format!(
        "{FILE} is not what protocol/ says: run `cargo xtask types` and commit the file."
    )))
}
