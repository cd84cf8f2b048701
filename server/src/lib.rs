//! Many tables over HTTP and WebSocket: lobby, accounts, automatic players, the browser client; everything kept in
//! SQLite or PostgreSQL.
//!
//! One move through the server: `live` measures, counts and parses a message; a `room`, the actor that owns the
//! table, asks the rules; the `store` makes the journal entry durable; then the room tells every connection what
//! it may see, in its language.

mod app;
mod card;
mod config;
mod hook;
mod http;
mod hub;
mod limits;
mod live;
mod metrics;
mod open;
mod opened;
mod outbox;
mod pool;
mod room;
mod secret;
pub mod store;
mod words;

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use table::Registry;
use tokio::net::TcpListener;

use app::App;
use store::postgres::PostgresStore;
use store::sqlite::SqliteStore;
use store::{Store, StoreError};

pub use config::Config;
pub use limits::{Limits, Rate};
pub use words::SERVER_BOOK;

/// The file of the embedded database in the data folder.
pub const DATABASE: &str = "starboard.sqlite";

/// How long connections have to end once the server is to stop.
const CLOSED_WITHIN: Duration = Duration::from_secs(5);

/// Why a server does not start, or stops by itself.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be made.
    #[error("the data folder {} cannot be used: {error}; name another with --data", folder.display())]
    Folder {
        /// Which folder.
        folder: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// The database cannot be opened.
    #[error("the database {name} cannot be opened: {error}")]
    Store {
        /// Which database, without its password.
        name: String,
        /// Why not.
        error: StoreError,
    },
    /// The address cannot be listened at.
    #[error("{addr} cannot be listened at: {error}; choose another with --addr")]
    Listen {
        /// Which address.
        addr: SocketAddr,
        /// Why not.
        error: std::io::Error,
    },
    /// The network failed.
    #[error("the server stopped: {0}")]
    Stopped(#[from] std::io::Error),
}

/// A server that listens but answers nobody yet.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
}

impl Server {
    /// Opens the store and the address.
    pub async fn bind(config: Config, registry: Registry) -> Result<Server, ServeError> {
        let store = open_store(&config).await?;
        let listen = |error| ServeError::Listen { addr: config.addr, error };
        let listener = TcpListener::bind(config.addr).await.map_err(listen)?;
        Ok(Server { app: App::new(config, registry, store), listener })
    }

    /// Where it listens: with port 0, the port that was free.
    pub fn addr(&self) -> SocketAddr {
        self.listener.local_addr().unwrap_or(self.app.config.addr)
    }

    /// Answers until `stop` comes, then lets everybody go in peace.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let app = self.app;
        if let Some(notices) = app.store.notices() {
            tokio::spawn(Arc::clone(&app).hear(notices));
        }
        tokio::spawn(Arc::clone(&app).sweep());
        tokio::spawn(Arc::clone(&app).tidy());
        let closing = Arc::clone(&app);
        let mut closed = app.closing.subscribe();
        let stopping = async move {
            stop.await;
            tracing::info!("shutting down");
            closing.closing.send_replace(true);
        };
        let service =
            http::router(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
        // An answer and an update follow each other closely: the second must not wait until the first is confirmed.
        let listener = self.listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "small messages may be late");
            }
        });
        let serving = axum::serve(listener, service).with_graceful_shutdown(stopping);
        let late = async move {
            let _the_sender_lives_in_the_app = closed.wait_for(|closing| *closing).await.is_ok();
            tokio::time::sleep(CLOSED_WITHIN).await;
        };
        tokio::select! {
            served = serving => served?,
            () = late => tracing::warn!("some connections did not end in time"),
        }
        app.store.close().await;
        Ok(())
    }
}

async fn open_store(config: &Config) -> Result<Arc<dyn Store>, ServeError> {
    if let Some(url) = &config.database {
        let name = url.rsplit('@').next().unwrap_or("").to_string();
        let store = PostgresStore::open(url).await;
        return Ok(Arc::new(store.map_err(|error| ServeError::Store { name, error })?));
    }
    let folder = config.data.clone();
    std::fs::create_dir_all(&folder)
        .map_err(|error| ServeError::Folder { folder: folder.clone(), error })?;
    let file = folder.join(DATABASE);
    let store = SqliteStore::open(&file).await;
    let name = file.display().to_string();
    Ok(Arc::new(store.map_err(|error| ServeError::Store { name, error })?))
}
