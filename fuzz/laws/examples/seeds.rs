//! Writes the seeds of every law into one folder a law below the folder given: `cargo run -p starboard-laws
//! --example seeds -- fuzz/corpus`.

use std::path::PathBuf;
use std::process::ExitCode;

use laws::LAWS;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("Expected a folder to write the seeds to, as in `seeds fuzz/corpus`.");
        return ExitCode::from(2);
    };
    for law in LAWS {
        let folder = folder.join(law.name);
        let written = std::fs::create_dir_all(&folder).and_then(|()| {
            (0..).zip((law.seeds)()).try_for_each(|(number, seed)| {
                std::fs::write(folder.join(format!("seed-{number}")), seed)
            })
        });
        if let Err(error) = written {
            eprintln!("{} cannot be written: {error}.", folder.display());
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}
