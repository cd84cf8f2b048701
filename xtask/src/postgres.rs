//! A PostgreSQL of our own for one run: made from the machine's programs, and gone with the run.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::shell::{Root, Stop, ask, succeeds};

/// How often we ask whether it answers, and how many times.
const KNOCK_EVERY: Duration = Duration::from_millis(100);
const KNOCKS: u32 = 300;

/// A running PostgreSQL.
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    server: Child,
}

impl Postgres {
    /// Starts one; none if the machine has none.
    pub fn start(root: &Root) -> Result<Option<Postgres>, Stop> {
        let Some(programs) = programs() else { return Ok(None) };
        let folder =
            std::env::temp_dir().join(format!("starboard-postgres-{}", std::process::id()));
        let data = folder.join("data");
        let made = std::fs::create_dir_all(&data).and_then(|()| give_away(&[&folder, &data]));
        made.map_err(|error| Stop::wrong(format!("{} cannot be made: {error}.", data.display())))?;
        let mut initdb = as_its_user(&programs.join("initdb"), &folder);
        initdb.arg("-D").arg(&data);
        ask(initdb.args(["-U", "starboard", "--auth=trust", "-E", "UTF8"]))?;
        let port = std::net::TcpListener::bind("127.0.0.1:0")
            .and_then(|listener| listener.local_addr())
            .map_err(|error| Stop::wrong(format!("No port is free: {error}.")))?
            .port();
        let mut postgres = as_its_user(&programs.join("postgres"), &folder);
        postgres.arg("-D").arg(&data).args(["-p", &port.to_string(), "-k"]).arg(&folder);
        postgres.args(["-c", "listen_addresses=127.0.0.1"]);
        postgres.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let server = postgres
            .spawn()
            .map_err(|error| Stop::wrong(format!("PostgreSQL cannot be started: {error}.")))?;
        let running = Postgres { programs, folder, port, server };
        for _ in 0..KNOCKS {
            if succeeds(&mut running.client(root, "pg_isready")) {
                return Ok(Some(running));
            }
            sleep(KNOCK_EVERY);
        }
        Err(Stop::wrong("PostgreSQL was started, but it does not answer."))
    }

    fn client(&self, root: &Root, program: &str) -> Command {
        let mut command = root.program(self.programs.join(program));
        command.args(["-h", "127.0.0.1", "-U", "starboard", "-p", &self.port.to_string()]);
        command
    }

    /// The URL of a new database in it.
    pub fn database(&self, root: &Root, name: &str) -> Result<String, Stop> {
        ask(self.client(root, "createdb").arg(name))?;
        Ok(format!("postgres://starboard@127.0.0.1:{}/{name}", self.port))
    }

    /// Lets it, and every process it starts from now on, go before whatever else the machine does.
    pub fn press(&self, root: &Root) -> Result<(), Stop> {
        let process = self.server.id().to_string();
        ask(root.program("chrt").args(["-r", "-p", "1", &process])).map(drop)
    }

    /// What it says its version is.
    pub fn version(&self, root: &Root) -> Result<String, Stop> {
        let said = ask(root.program(self.programs.join("postgres")).arg("--version"))?;
        Ok(said.trim().replace("postgres (PostgreSQL)", "PostgreSQL"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _it_has_ended = self.server.kill();
        let _it_has_ended = self.server.wait();
        let _nothing_else_is_in_there = std::fs::remove_dir_all(&self.folder);
    }
}

/// The folder with the newest `initdb` and `postgres`.
fn programs() -> Option<PathBuf> {
    let has = |folder: &PathBuf| folder.join("initdb").exists() && folder.join("postgres").exists();
    let packaged = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut packaged: Vec<PathBuf> = packaged.map(|version| version.path().join("bin")).collect();
    packaged.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    packaged.into_iter().rev().chain(std::env::split_paths(&path)).find(has)
}

/// A program in the folder, run by whom PostgreSQL lets run it: not by root.
fn as_its_user(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder);
    #[cfg(unix)]
    if let Some((uid, gid)) = other_user() {
        use std::os::unix::process::CommandExt;
        command.uid(uid).gid(gid);
    }
    command
}

#[cfg(unix)]
fn give_away(folders: &[&Path]) -> std::io::Result<()> {
    let Some((uid, gid)) = other_user() else { return Ok(()) };
    folders.iter().try_for_each(|folder| std::os::unix::fs::chown(folder, Some(uid), Some(gid)))
}

#[cfg(not(unix))]
fn give_away(_folders: &[&Path]) -> std::io::Result<()> {
    Ok(())
}

/// Whom PostgreSQL runs as if we are root.
#[cfg(unix)]
fn other_user() -> Option<(u32, u32)> {
    let own = std::fs::metadata("/proc/self").ok()?;
    if std::os::unix::fs::MetadataExt::uid(&own) != 0 {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    ["postgres", "nobody"].iter().find_map(|name| {
        let line = users.lines().find(|line| line.starts_with(&format!("{name}:")))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    })
}
