//! Files that somebody gives us: of any content, but not of any size.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::exit::Stop;
use kernel::{Fault, Place};

/// The largest file we read. A record of a hundred thousand decisions is a tenth of it.
const LARGEST: u64 = 16 * 1024 * 1024;

/// A file that was read.
#[derive(Debug)]
pub(crate) struct Input {
    /// Its name, for messages.
    pub(crate) name: String,
    /// Its text.
    pub(crate) text: String,
}

/// Reads a file of text; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<Input, Stop> {
    let (name, bytes) = if path == Path::new("-") {
        ("standard input".to_string(), limited(io::stdin().lock()))
    } else {
        (path.display().to_string(), File::open(path).and_then(limited))
    };
    let bytes = bytes.map_err(|error| Stop::wrong(format!("{name}: {}", reason(&error))))?;
    if bytes.len() as u64 > LARGEST {
        let megabytes = LARGEST / 1024 / 1024;
        return Err(Stop::wrong(format!(
            "{name}: expected a file of at most {megabytes} MiB, found a larger one"
        )));
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Input { name, text }),
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let good = String::from_utf8_lossy(&error.as_bytes()[..good]).into_owned();
            let place = Place::of(&good, good.len());
            Err(Fault::at(&name, place, "expected text in UTF-8, found other bytes").into())
        }
    }
}

fn limited(source: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file; check the path".into(),
        io::ErrorKind::PermissionDenied => {
            "this file may not be read; check its permissions".into()
        }
        io::ErrorKind::IsADirectory => "expected a file, found a folder".into(),
        _ => format!("cannot be read: {error}"),
    }
}
