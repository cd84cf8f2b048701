//! What everything in the server shares.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use kernel::{Lang, Text};
use protocol::Moment;
use protocol::live::Problem;
use table::Registry;
use tokio::sync::watch;

use crate::config::Config;
use crate::hub::Hub;
use crate::limits::Addresses;
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::store::Store;
use crate::words::AllWords;

/// How often what has expired is forgotten.
const TIDY: Duration = Duration::from_secs(60 * 60);

/// One server: its games, its words, its store, its live tables.
pub(crate) struct App {
    pub config: Config,
    pub registry: Registry,
    pub words: AllWords,
    pub store: Arc<dyn Store>,
    pub hub: Hub,
    pub pool: Pool,
    pub metrics: Arc<Metrics>,
    pub addresses: Addresses,
    /// True once the server is shutting down.
    pub closing: watch::Sender<bool>,
}

impl App {
    pub fn new(config: Config, registry: Registry, store: Arc<dyn Store>) -> Arc<App> {
        let metrics = Arc::new(Metrics::default());
        Arc::new(App {
            words: AllWords::new(&registry),
            registry,
            store,
            hub: Hub::default(),
            pool: Pool::new(Arc::clone(&metrics)),
            metrics,
            addresses: Addresses::new(config.limits),
            closing: watch::channel(false).0,
            config,
        })
    }

    /// Forgets expired sessions, now and every hour, until the server closes.
    pub async fn tidy(self: Arc<App>) {
        let mut closing = self.closing.subscribe();
        loop {
            match self.store.forget_sessions(now()).await {
                Ok(0) => {}
                Ok(sessions) => tracing::info!(sessions, "expired sessions are forgotten"),
                Err(error) => tracing::warn!(%error, "expired sessions are not forgotten"),
            }
            tokio::select! {
                () = tokio::time::sleep(TIDY) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
        }
    }

    /// A problem in words: the message `problem-` and its code.
    pub fn problem(&self, lang: Lang, code: &'static str, text: Text) -> Problem {
        Problem { code: code.into(), text: self.words.say(lang, &text) }
    }
}

/// Now.
pub(crate) fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::try_from(since.as_millis()).unwrap_or(Moment::MAX)
}
