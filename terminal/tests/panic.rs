//! A panic is read, and the terminal is of use after it.

#![allow(clippy::unwrap_used, reason = "in a test a surprise is a failure")]
#![cfg(unix)]

use std::io::Read;
use std::num::NonZeroU16;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

#[test]
fn a_panic_on_any_thread_gives_the_terminal_back() {
    // Examples are built with the tests, in the folder beside theirs.
    let here = std::env::current_exe().unwrap();
    let program = here.parent().unwrap().parent().unwrap().join("examples/panics");
    assert!(program.is_file(), "build the examples first: cargo test -p starboard-terminal");
    let size = PtySize { rows: 30, cols: 100, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).unwrap();
    let mut command = CommandBuilder::new("sh");
    command.args(["-c", &format!("{}; stty -a", program.display())]);
    command.env("TERM", "xterm-256color");
    command.env("RUST_BACKTRACE", "0");
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().unwrap();
    let mut bytes = Vec::new();
    // A pseudo-terminal that nobody writes to any more ends with an error.
    let _its_end = reader.read_to_end(&mut bytes);
    child.wait().unwrap();

    let cells = |cells| NonZeroU16::new(cells).unwrap();
    let mut parser = vt100::Parser::new(cells(30), cells(100), 0);
    parser.process(&bytes);
    let screen = parser.screen();
    let said = screen.contents();
    assert!(String::from_utf8_lossy(&bytes).contains("\u{1b}[?1049h"), "it was drawn on: {said}");
    assert!(!screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste());
    assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    assert!(said.contains("broken on purpose"), "the panic is read: {said}");
    assert!(said.contains("left: Some"), "the program goes on to its end: {said}");
    let modes: Vec<&str> = said.split_whitespace().map(|word| word.trim_matches(';')).collect();
    assert!(modes.contains(&"icanon") && modes.contains(&"echo"), "{said}");
}
