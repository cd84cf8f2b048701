//! The screens in the documentation are those that people meet.

use std::fs;
use std::path::Path;

#[test]
fn the_screens_in_the_docs_are_what_is_drawn() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/terminal");
    for (name, screen) in terminal::gallery::shots(&games::registry()).unwrap() {
        let kept = fs::read_to_string(folder.join(&name)).unwrap_or_default();
        assert!(
            kept == screen,
            "docs/terminal/{name} is not what is drawn: run `cargo xtask screens`, look at it, and commit it\n{screen}"
        );
    }
}
