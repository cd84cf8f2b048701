//! The real program in a terminal of its own, and somebody who reads the screen and presses keys.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

/// How long a test waits for something that should come at once.
const PATIENCE: Duration = Duration::from_secs(120);

/// Down, up and Enter: the marked move is chosen and made. Enter alone on a list that nobody has touched asks first where
/// the turn would end.
pub const CHOOSE: &str = "\x1b[B\x1b[A\r";

/// The example that knows the games of the zoo. It is built with the tests.
pub fn zoo_program() -> PathBuf {
    let beside = PathBuf::from(env!("CARGO_BIN_EXE_starboard"));
    let program = beside.with_file_name("examples").join("starboard-zoo");
    let built = "build it: cargo build -p starboard-cli --example starboard-zoo";
    assert!(program.is_file(), "{} is not there; {built}", program.display());
    program
}

/// A program in a terminal.
pub struct Screen {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    bytes: Receiver<Vec<u8>>,
    parser: vt100::Parser,
    /// The last bytes, in which a mark may have begun.
    tail: Vec<u8>,
    /// Whether a picture is being drawn: half of it is no screen to read.
    drawing: bool,
}

/// What a program writes before and after a picture.
const MARKS: [&[u8]; 2] = [b"\x1b[?2026h", b"\x1b[?2026l"];

impl Screen {
    /// Starts `starboard` with these words, in this folder, on a screen of 100 columns and 30 lines.
    pub fn open(folder: &Path, words: &[&str]) -> Screen {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_starboard"));
        command.args(words);
        Screen::start(folder, command)
    }

    /// Starts the example that knows the games of the zoo.
    pub fn zoo(folder: &Path, words: &[&str]) -> Screen {
        let mut command = CommandBuilder::new(zoo_program());
        command.args(words);
        Screen::start(folder, command)
    }

    /// Starts `sh` with a script in which `starboard` is the program.
    pub fn shell(folder: &Path, script: &str) -> Screen {
        let mut command = CommandBuilder::new("sh");
        command.args(["-c", &script.replace("starboard", env!("CARGO_BIN_EXE_starboard"))]);
        Screen::start(folder, command)
    }

    fn start(folder: &Path, mut command: CommandBuilder) -> Screen {
        let size = PtySize { rows: 30, cols: 100, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        command.cwd(folder);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        command.env_remove("NO_COLOR");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keys = pair.master.take_writer().unwrap();
        let (sender, bytes) = mpsc::channel();
        thread::spawn(move || {
            let mut buffer = [0; 8192];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let parser = parser(30, 100);
        Screen { child, master: pair.master, keys, bytes, parser, tail: Vec::new(), drawing: false }
    }

    /// Takes in what has been drawn; false if nothing more will come.
    fn look(&mut self, wait: Duration) -> bool {
        match self.bytes.recv_timeout(wait) {
            Ok(bytes) => {
                self.take(&bytes);
                while let Ok(more) = self.bytes.try_recv() {
                    self.take(&more);
                }
                true
            }
            Err(mpsc::RecvTimeoutError::Timeout) => true,
            Err(mpsc::RecvTimeoutError::Disconnected) => false,
        }
    }

    fn take(&mut self, bytes: &[u8]) {
        self.parser.process(bytes);
        self.tail.extend(bytes);
        let last = |mark: &[u8]| self.tail.windows(mark.len()).rposition(|part| part == mark);
        let [begun, ended] = MARKS.map(last);
        if begun != ended {
            self.drawing = begun > ended;
        }
        let kept = self.tail.len().saturating_sub(MARKS[0].len() - 1);
        self.tail.drain(..kept);
    }

    /// The screen as text.
    pub fn text(&self) -> String {
        let screen = self.parser.screen();
        let (_, columns) = screen.size();
        let rows = screen.rows(0, columns.get());
        rows.map(|row| row.trim_end().to_string()).collect::<Vec<_>>().join("\n")
    }

    /// Waits until the screen is as it should be.
    pub fn wait(&mut self, what: &str, is: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let text = self.text();
            if !self.drawing && is(&text) {
                return text;
            }
            let goes_on = self.look(Duration::from_millis(100));
            assert!(goes_on, "it ended before {what}:\n{}", self.text());
            assert!(start.elapsed() < PATIENCE, "never {what}:\n{text}");
        }
    }

    /// Waits for words.
    pub fn wait_for(&mut self, words: &str) -> String {
        self.wait(words, |text| text.contains(words))
    }

    /// Presses keys, as a terminal sends them.
    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Gives the terminal another size.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        self.master.resize(size).unwrap();
        self.parser = parser(rows, columns);
    }

    /// Sends a signal.
    pub fn signal(&self, name: &str) {
        let id = self.child.process_id().unwrap().to_string();
        assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
    }

    /// Waits for the end; gives back how it ended.
    pub fn end(&mut self) -> ExitStatus {
        while self.look(PATIENCE) {}
        self.child.wait().unwrap()
    }

    /// Whether anything on the screen has a colour.
    pub fn has_colour(&self) -> bool {
        let screen = self.parser.screen();
        let (rows, columns) = screen.size();
        let mut cells = (0..rows.get()).flat_map(|y| (0..columns.get()).map(move |x| (y, x)));
        cells.any(|(y, x)| {
            screen.cell(y, x).is_some_and(|cell| cell.fgcolor() != vt100::Color::Default)
        })
    }

    /// Whether the terminal is as it was: no other screen, no hidden cursor, nothing read from the mouse.
    pub fn is_given_back(&self) -> bool {
        let screen = self.parser.screen();
        !screen.alternate_screen()
            && !screen.hide_cursor()
            && !screen.bracketed_paste()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
    }
}

fn parser(rows: u16, columns: u16) -> vt100::Parser {
    let size = |cells| NonZeroU16::new(cells).unwrap();
    vt100::Parser::new(size(rows), size(columns), 0)
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _it_has_ended = self.child.kill();
    }
}

/// What turns while an automatic player thinks.
const SPINNER: [char; 8] = ['⣷', '⣯', '⣟', '⡿', '⢿', '⣻', '⣽', '⣾'];

/// The number of the position on the screen, and whether it is the person's to decide and nobody else's.
pub fn position(screen: &str) -> Option<(u32, bool)> {
    let head = screen.lines().next()?;
    let digits: String = head.split('#').nth(1)?.chars().take_while(char::is_ascii_digit).collect();
    let mine = head.contains("your decision") && !head.contains(SPINNER);
    Some((digits.parse().ok()?, mine))
}
