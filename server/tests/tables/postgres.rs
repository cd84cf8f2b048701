//! A PostgreSQL of the test's own, started from the machine's programs and gone with the test.

use std::io::Write;
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

pub struct Postgres {
    port: u16,
    child: Child,
    folder: TempDir,
}

impl Postgres {
    /// Starts one; none on a machine without PostgreSQL, which is said aloud.
    pub async fn start() -> Option<Postgres> {
        let started = tokio::task::spawn_blocking(start).await.expect("starting does not panic");
        if started.is_none() {
            let note = "PostgreSQL (initdb, postgres) is not installed: nothing was tested with it";
            writeln!(std::io::stderr(), "{note}").expect("standard error takes a line");
        }
        started
    }

    /// The URL of a new database in it.
    pub async fn database(&self, name: &str) -> String {
        let admin = format!("postgres://starboard@127.0.0.1:{}/postgres", self.port);
        let mut tries = 0;
        let pool = loop {
            match sqlx::PgPool::connect(&admin).await {
                Ok(pool) => break pool,
                Err(error) if tries > 300 => panic!("PostgreSQL does not start: {error}"),
                Err(_) => tries += 1,
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::query(create).execute(&pool).await.expect("a new database");
        pool.close().await;
        format!("postgres://starboard@127.0.0.1:{}/{name}", self.port)
    }
}

#[allow(dead_code, reason = "not every test that starts one takes it away")]
impl Postgres {
    /// Shuts it down, as somebody does who looks after it: nobody is waited for.
    pub fn stop(&mut self) {
        let asked = Command::new("kill").args(["-INT", &self.child.id().to_string()]).status();
        assert!(asked.expect("there is a kill").success());
        self.child.wait().expect("it ends");
    }

    /// Starts it again, at the same place and with the same data.
    pub fn start_again(&mut self) {
        let programs = programs().expect("it was started before");
        self.child = serve(&programs, self.folder.path(), self.port);
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _it_has_ended = self.child.kill();
        let _it_has_ended = self.child.wait();
    }
}

fn start() -> Option<Postgres> {
    let programs = programs()?;
    let folder = tempfile::Builder::new().prefix("starboard-pg").tempdir().expect("a folder");
    let data = folder.path().join("data");
    std::fs::create_dir(&data).expect("a folder");
    if let Some((uid, gid)) = other_user() {
        for path in [folder.path(), &data] {
            chown(path, Some(uid), Some(gid)).expect("the folder can be given away");
        }
    }
    let made = run(&programs.join("initdb"), folder.path())
        .args([
            "-D",
            &data.to_string_lossy(),
            "-U",
            "starboard",
            "--auth=trust",
            "-N",
            "-E",
            "UTF8",
        ])
        .stderr(Stdio::inherit())
        .status()
        .expect("initdb starts");
    assert!(made.success(), "initdb failed");
    let port = TcpListener::bind("127.0.0.1:0")
        .and_then(|listener| listener.local_addr())
        .expect("a free port")
        .port();
    let child = serve(&programs, folder.path(), port);
    Some(Postgres { port, child, folder })
}

fn serve(programs: &Path, folder: &Path, port: u16) -> Child {
    run(&programs.join("postgres"), folder)
        .args(["-D", &folder.join("data").to_string_lossy(), "-p", &port.to_string()])
        .args(["-k", &folder.to_string_lossy(), "-c", "listen_addresses=127.0.0.1"])
        .stderr(Stdio::null())
        .spawn()
        .expect("postgres starts")
}

/// A program of PostgreSQL's, run by somebody it lets run it.
fn run(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null());
    if let Some((uid, gid)) = other_user() {
        command.uid(uid).gid(gid);
    }
    command
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

/// PostgreSQL does not run as root: whom it runs as then.
fn other_user() -> Option<(u32, u32)> {
    let own = std::fs::metadata("/proc/self").ok()?;
    if std::os::unix::fs::MetadataExt::uid(&own) != 0 {
        return None;
    }
    ["postgres", "nobody"].iter().find_map(|name| {
        let users = std::fs::read_to_string(Path::new("/etc/passwd")).ok()?;
        let line = users.lines().find(|line| line.starts_with(&format!("{name}:")))?.to_string();
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    })
}
