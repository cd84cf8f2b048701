//! Writes the screens of `docs/terminal/` into a folder: `cargo run -p starboard-terminal --example screens FOLDER`.

use std::path::PathBuf;
use std::{env, fs};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = env::args().nth(1).ok_or("expected the folder to write the screens into")?;
    let folder = PathBuf::from(folder);
    for (name, screen) in terminal::gallery::shots(&games::registry())? {
        let file = folder.join(name);
        if let Some(parent) = file.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(file, screen)?;
    }
    Ok(())
}
