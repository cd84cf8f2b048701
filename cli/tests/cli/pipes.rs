//! Whoever reads may stop reading.

use std::process::Stdio;

use crate::bench::{Folder, command, record};

/// As in `starboard rules hearts | head -1`: no panic, no complaint.
#[test]
fn a_closed_pipe_is_no_failure() {
    let folder = Folder::new();
    let file = folder.file("hearts.rec", &record("hearts", 4, 1));
    let large = ["replay", &file, "--as", "svg", "--at", "40"];
    for args in [&large[..], &["rules", "hearts"], &["games", "--all", "--json"], &["--help"]] {
        let mut child =
            command().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), err.as_str()), (Some(0), ""), "{args:?}");
    }
}
