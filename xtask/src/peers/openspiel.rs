//! OpenSpiel from the Python package index, in a virtual environment below `target`.

use std::path::PathBuf;

use crate::shell::{Root, Stop, ask, succeeds};

/// The version every comparison is made with.
pub const VERSION: &str = "2.0.2";

/// The Python that knows OpenSpiel, installing both where they are missing.
pub fn install(root: &Root) -> Result<PathBuf, Stop> {
    let folder = root.join("target/peers/venv");
    let bin = if cfg!(windows) { "Scripts" } else { "bin" };
    let python = folder.join(bin).join(format!("python{}", std::env::consts::EXE_SUFFIX));
    if knows_openspiel(root, &python) {
        return Ok(python);
    }
    let system = ["python3", "python"]
        .into_iter()
        .find(|name| succeeds(root.program(name).arg("--version")))
        .ok_or_else(|| Stop::wrong("OpenSpiel needs Python 3, which is not installed here."))?;
    eprintln!("installing OpenSpiel {VERSION} below target/peers");
    ask(root.program(system).args(["-m", "venv"]).arg(&folder)).map_err(|stop| {
        Stop::wrong(format!("{}\nPython's `venv` module is missing or broken.", stop.sentence))
    })?;
    let mut pip = root.program(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    ask(pip.arg(format!("open_spiel=={VERSION}"))).map_err(|stop| {
        Stop::wrong(format!(
            "{}\nOpenSpiel {VERSION} cannot be installed: the comparison needs the Python package index \
             and a Python that OpenSpiel has a wheel for.",
            stop.sentence
        ))
    })?;
    if knows_openspiel(root, &python) {
        Ok(python)
    } else {
        Err(Stop::wrong("OpenSpiel was installed, but Python cannot import `pyspiel`."))
    }
}

/// Whether this Python imports the right version.
fn knows_openspiel(root: &Root, python: &PathBuf) -> bool {
    let program = format!(
        "import pyspiel, importlib.metadata as m; assert m.version('open_spiel') == '{VERSION}'"
    );
    succeeds(root.program(python).args(["-c", &program]))
}
