//! Running other programs from the root of the repository.

use std::fs;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

/// Why a chore ended early: a sentence for the person who started it, and the exit status.
#[derive(Debug)]
pub struct Stop {
    /// What happened and what to do next.
    pub sentence: String,
    /// 1 if the answer is no, 2 if something is wrong with the input or the machine.
    pub status: u8,
}

impl Stop {
    /// The answer is no.
    pub fn no(sentence: impl Into<String>) -> Stop {
        Stop { sentence: sentence.into(), status: 1 }
    }

    /// What the chore was given, or stands on, is wrong.
    pub fn wrong(sentence: impl Into<String>) -> Stop {
        Stop { sentence: sentence.into(), status: 2 }
    }
}

/// The root of the repository.
pub struct Root(PathBuf);

impl Root {
    /// The folder above this package, or above the working folder, that holds `kernel` and `games`.
    pub fn find() -> Result<Root, Stop> {
        let package = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let start = package.or_else(|| std::env::current_dir().ok()).unwrap_or_default();
        let is_root = |folder: &&Path| folder.join("kernel/rules/ledger.tsv").is_file();
        match start.ancestors().find(is_root) {
            Some(folder) => Ok(Root(folder.into())),
            None => Err(Stop::wrong(
                "This is not the Starboard repository: run `cargo xtask` inside it.",
            )),
        }
    }

    /// A root at any folder: a copy of the repository, or what a test needs of it.
    pub fn at(folder: impl Into<PathBuf>) -> Root {
        Root(folder.into())
    }

    /// The folder itself.
    pub fn folder(&self) -> &Path {
        &self.0
    }

    /// A path inside the repository.
    pub fn join(&self, path: impl AsRef<Path>) -> PathBuf {
        self.0.join(path)
    }

    /// A path as a person in the repository's root would write it.
    pub fn relative(&self, path: &Path) -> String {
        path.strip_prefix(&self.0).unwrap_or(path).display().to_string()
    }

    /// A program that starts in the root.
    pub fn program(&self, name: impl AsRef<Path>) -> Command {
        let mut command = Command::new(name.as_ref());
        command.current_dir(&self.0);
        command
    }

    /// The cargo that runs this program, with the words of a command line.
    pub fn cargo(&self, words: &str) -> Command {
        let mut command = self.program(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        command.args(words.split_whitespace());
        command
    }

    /// A program that cargo has built.
    pub fn built(&self, profile: &str, program: &str) -> PathBuf {
        let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or("target".into());
        let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
        self.join(target).join(profile).join(file)
    }

    /// The text of a file.
    pub fn read(&self, path: &Path) -> Result<String, Stop> {
        fs::read_to_string(path).map_err(|error| {
            Stop::wrong(format!("{} cannot be read: {error}.", self.relative(path)))
        })
    }

    /// Writes a file, and the folders it needs.
    pub fn write(&self, path: &Path, text: &str) -> Result<(), Stop> {
        let written = match path.parent() {
            Some(folder) => fs::create_dir_all(folder).and_then(|()| fs::write(path, text)),
            None => fs::write(path, text),
        };
        written.map_err(|error| {
            Stop::wrong(format!("{} cannot be written: {error}.", self.relative(path)))
        })
    }
}

/// Every file below a folder, sorted, without build folders and what package managers fetch.
pub fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
        for (path, kind) in entries.filter_map(|e| Some((e.path(), e.file_type().ok()?))) {
            let name = path.file_name().unwrap_or_default();
            let made = ["target", "node_modules", "dist", "starboard-data", ".git"];
            let foreign = made.iter().any(|skip| name == *skip);
            // In a second worktree `.git` is a file that says where the first one is.
            if kind.is_dir() && !foreign {
                folders.push(path);
            } else if kind.is_file() && name != ".git" {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// A command as a person would type it, without the path of the program.
pub fn written(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = [program].into_iter().chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

fn not_started(command: &Command, error: &io::Error) -> Stop {
    Stop::wrong(format!("`{}` cannot be started: {error}.", written(command)))
}

/// Runs a command in the open. Its failure is an answer: no.
pub fn show(command: &mut Command) -> Result<(), Stop> {
    println!("$ {}", written(command));
    let status = command.status().map_err(|error| not_started(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(Stop::no(format!("`{}` failed ({status}).", written(command))))
    }
}

/// Runs a command for what it prints. Its complaints are shown only if it fails.
pub fn ask(command: &mut Command) -> Result<String, Stop> {
    let output =
        command.stdin(Stdio::null()).output().map_err(|error| not_started(command, &error))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let complaints = String::from_utf8_lossy(&output.stderr);
    Err(Stop::wrong(format!(
        "{}\n`{}` failed ({}).",
        complaints.trim_end(),
        written(command),
        output.status
    )))
}

/// Runs a command for what it prints, which must end well. Its notes, such as cargo's progress, are shown as they come.
pub fn ask_in_the_open(command: &mut Command) -> Result<String, Stop> {
    printed(command, |code| code == 0)
}

/// Runs a command for what it prints, whether its answer is yes or no. Its notes are shown as they come.
pub fn ask_aloud(command: &mut Command) -> Result<String, Stop> {
    printed(command, |code| matches!(code, 0 | 1))
}

fn printed(command: &mut Command, answers: fn(i32) -> bool) -> Result<String, Stop> {
    eprintln!("$ {}", written(command));
    let asked = command.stdin(Stdio::null()).stderr(Stdio::inherit());
    let output = asked.output().map_err(|error| not_started(command, &error))?;
    if output.status.code().is_some_and(answers) {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(Stop::wrong(format!("`{}` failed ({}).", written(command), output.status)))
    }
}

/// Runs a command, says so, and gives back what it printed. If it fails, everything it said is shown.
pub fn quietly(command: &mut Command) -> Result<String, Stop> {
    println!("$ {}", written(command));
    let output =
        command.stdin(Stdio::null()).output().map_err(|error| not_started(command, &error))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(said);
    }
    let complaints = String::from_utf8_lossy(&output.stderr);
    Err(Stop::no(format!(
        "{}\n{}\n`{}` failed ({}).",
        said.trim_end(),
        complaints.trim_end(),
        written(command),
        output.status
    )))
}

/// Prints to standard output. Whoever reads it may stop reading, as `head` does.
pub fn print_out(text: &str) {
    let written = writeln!(io::stdout(), "{}", text.trim_end());
    debug_assert!(written.is_ok() || written.is_err_and(|e| e.kind() == ErrorKind::BrokenPipe));
}

/// The first line of a text.
pub fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_string()
}

/// Whether a command can be run at all, silently.
pub fn succeeds(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Runs a command in the open like [`show`], and gives back the lines that `keep` wants.
pub fn show_and_keep(command: &mut Command, keep: fn(&str) -> bool) -> Result<Vec<String>, Stop> {
    println!("$ {}", written(command));
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| not_started(command, &error))?;
    let kept = Mutex::new(Vec::new());
    thread::scope(|scope| {
        if let Some(out) = child.stdout.take() {
            scope.spawn(|| pass_on(out, io::stdout(), keep, &kept));
        }
        if let Some(err) = child.stderr.take() {
            scope.spawn(|| pass_on(err, io::stderr(), keep, &kept));
        }
    });
    let status = child.wait().map_err(|error| not_started(command, &error))?;
    if status.success() {
        Ok(kept.into_inner().unwrap_or_default())
    } else {
        Err(Stop::no(format!("`{}` failed ({status}).", written(command))))
    }
}

fn pass_on(from: impl Read, mut to: impl Write, keep: fn(&str) -> bool, kept: &Mutex<Vec<String>>) {
    for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line);
        if writeln!(to, "{line}").is_err() {
            return;
        }
        if keep(&line)
            && let Ok(mut kept) = kept.lock()
        {
            kept.push(line.into_owned());
        }
    }
}
