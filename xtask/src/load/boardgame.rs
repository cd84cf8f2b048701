//! boardgame.io from the npm registry, below `target`, and its server with tic-tac-toe.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Stdio};

use super::pressing;
use crate::shell::{Root, Stop, ask, succeeds};

/// The version every comparison is made with.
pub const VERSION: &str = "0.50.2";

/// boardgame.io adds its routes after koa-socket-2 has made the server, which koa-compose 4.2 does not notice any more:
/// with it every request is answered "not found".
const PACKAGE: &str = "{ \"private\": true, \"overrides\": { \"koa-compose\": \"4.1.0\" } }\n";

/// boardgame.io, installed.
pub struct Boardgame {
    folder: PathBuf,
}

impl Boardgame {
    /// Installs it where it is missing.
    pub fn install(root: &Root) -> Result<Boardgame, Stop> {
        let folder = root.join("target/peers/boardgame");
        let is = |package: &str, version: &str| {
            let card = folder.join("node_modules").join(package).join("package.json");
            std::fs::read_to_string(card)
                .is_ok_and(|text| text.contains(&format!("\"version\": \"{version}\"")))
        };
        if is("boardgame.io", VERSION) && is("koa-compose", "4.1.0") {
            return Ok(Boardgame { folder });
        }
        if !succeeds(root.program("npm").arg("--version")) {
            return Err(Stop::wrong(
                "boardgame.io needs Node 20 or newer with npm: install it, or leave the comparison out with --alone.",
            ));
        }
        eprintln!("installing boardgame.io {VERSION} below target/peers");
        root.write(&folder.join("package.json"), PACKAGE)?;
        let mut npm = root.program("npm");
        npm.args(["install", "--no-audit", "--no-fund", "--prefix"]).arg(&folder);
        ask(npm.arg(format!("boardgame.io@{VERSION}")))?;
        Ok(Boardgame { folder })
    }

    /// Starts its server.
    pub fn start(&self, root: &Root, urgent: bool) -> Result<Running, Stop> {
        let port = std::net::TcpListener::bind("127.0.0.1:0")
            .and_then(|listener| listener.local_addr())
            .map_err(|error| Stop::wrong(format!("No port is free: {error}.")))?
            .port();
        let mut node = pressing(root, urgent, "node".as_ref());
        node.arg(root.join("xtask/peers/boardgame.cjs")).arg(&self.folder).arg(port.to_string());
        // Its own log of every request is not what is compared.
        node.env("NODE_ENV", "production").stdin(Stdio::null()).stdout(Stdio::piped());
        let mut process = node
            .spawn()
            .map_err(|error| Stop::wrong(format!("Node cannot be started: {error}.")))?;
        let out = process.stdout.take().ok_or_else(|| Stop::wrong("Node has no output."))?;
        let mut lines = BufReader::new(out).lines();
        let ready = lines.by_ref().map_while(Result::ok).any(|line| line == "ready");
        // Whatever else it prints is read and forgotten, so that it never waits for a reader.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        if !ready {
            return Err(Stop::wrong("boardgame.io's server does not start."));
        }
        let mut running = Running { process, port, empty: 0 };
        running.empty = running.memory().unwrap_or(0);
        Ok(running)
    }
}

/// Its server, until it is dropped.
pub struct Running {
    process: Child,
    port: u16,
    empty: u64,
}

impl Running {
    /// Where it is.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
    }

    /// How much memory a table has taken, everything that was ever opened included.
    pub fn memory_a_table(&self, tables: u32) -> Option<u64> {
        Some(self.memory()?.saturating_sub(self.empty) / u64::from(tables.max(1)))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _it_has_ended = self.process.kill();
        let _it_has_ended = self.process.wait();
    }
}
