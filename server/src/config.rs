//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::limits::Limits;

/// Everything a server is told before it starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The folder of the embedded database.
    pub data: PathBuf,
    /// The URL of a PostgreSQL, instead of the embedded database.
    pub database: Option<String>,
    /// What one address and one connection may ask for.
    pub limits: Limits,
    /// Whether a proxy in front says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// Whether web hooks may go to addresses inside the own network.
    pub local_hooks: bool,
    /// How long a table without connections stays in memory.
    pub rest_after: Duration,
    /// The longest an automatic player may think about one decision.
    pub longest_thought: Duration,
}

impl Config {
    /// The defaults: an embedded database in `data`.
    pub fn new(addr: SocketAddr, data: impl Into<PathBuf>) -> Config {
        Config {
            addr,
            data: data.into(),
            database: None,
            limits: Limits::default(),
            behind_proxy: false,
            local_hooks: false,
            rest_after: Duration::from_secs(60),
            longest_thought: Duration::from_secs(10),
        }
    }
}
