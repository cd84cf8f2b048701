//! A server of our own, in a process of its own, so that it can be measured and killed.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child as Process, Command};

use super::Tables;
use crate::answer::Stop;

/// How long a server may take to start.
const STARTS_WITHIN: Duration = Duration::from_secs(60);

pub(super) struct Child {
    process: Process,
    port: u16,
    starboard: PathBuf,
    data: PathBuf,
    database: Option<String>,
    /// Whether the data folder is ours to remove.
    ours: bool,
}

impl Child {
    pub(super) async fn start(tables: &Tables) -> Result<Child, Stop> {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let port = free.map_err(|error| Stop::wrong(format!("no port is free: {error}")))?.port();
        let starboard = match &tables.starboard {
            Some(program) => program.clone(),
            None => beside_us(&tables.game)?,
        };
        let ours = tables.data.is_none();
        let own =
            || std::env::temp_dir().join(format!("starboard-load-{}-{port}", std::process::id()));
        let data = tables.data.clone().unwrap_or_else(own);
        let database = tables.database.clone();
        let process = spawn(&starboard, port, &data, database.as_deref()).await?;
        Ok(Child { process, port, starboard, data, database, ours })
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Where its embedded database is.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// Ends it where it stands: SIGKILL.
    pub async fn kill(&mut self) {
        let _it_has_ended_already = self.process.kill().await;
    }

    /// Starts it again, at the same address and with the same data.
    pub async fn start_again(&mut self) -> Result<(), Stop> {
        self.process =
            spawn(&self.starboard, self.port, &self.data, self.database.as_deref()).await?;
        Ok(())
    }

    /// The memory it holds, in bytes, where the system tells.
    pub fn memory(&self) -> Option<u64> {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.process.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
    }

    pub async fn stop(mut self) {
        self.kill().await;
        if self.ours {
            let _nothing_else_is_in_there = std::fs::remove_dir_all(&self.data);
        }
    }
}

/// The product's program, which cargo puts into the same folder as this one; for a game of the zoo, the example that knows
/// it.
fn beside_us(games: &[String]) -> Result<PathBuf, Stop> {
    let us = std::env::current_exe().map_err(|error| Stop::wrong(error.to_string()))?;
    let zoo = games.iter().any(|game| game.starts_with("zoo-"));
    let name = if zoo { "examples/starboard-zoo" } else { "starboard" };
    let program = us.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    if program.is_file() {
        return Ok(program);
    }
    Err(Stop::wrong(format!(
        "{} is not there: build it (`cargo build --release -p starboard-cli`, for a game of the zoo with `--example starboard-zoo`, or start this with `cargo xtask lab`), or \
         name it with --starboard",
        program.display()
    )))
}

async fn spawn(
    starboard: &Path,
    port: u16,
    data: &Path,
    database: Option<&str>,
) -> Result<Process, Stop> {
    let wrong = |what: String| Stop::wrong(format!("our own server does not start: {what}"));
    let mut command = Command::new(starboard);
    command.arg("serve").arg("--addr").arg(format!("127.0.0.1:{port}")).arg("--data").arg(data);
    command.arg("--trust-addresses").stdin(Stdio::null()).stdout(Stdio::piped());
    command.kill_on_drop(true);
    if let Some(database) = database {
        command.arg("--database").arg(database);
    }
    let mut process = command.spawn().map_err(|error| wrong(error.to_string()))?;
    let out = process.stdout.take().ok_or_else(|| wrong("it has no output".into()))?;
    let mut lines = BufReader::new(out).lines();
    match tokio::time::timeout(STARTS_WITHIN, lines.next_line()).await {
        Ok(Ok(Some(line))) if line.starts_with("Starboard is at ") => Ok(process),
        _ => Err(wrong("it did not say its address".into())),
    }
}
